"""The exhibitions kits on the print page: their game, their players, their pages, and counts that lead to a card."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gallery.exhibitions.variants import VARIANTS
from gallery.places import Calibration, Places
from gallery.printing.options import EXHIBITIONS, KITS
from gallery.printing.report import Check, Remark
from gallery.texts import LANGUAGES, Language
from gallery.ui.printing.chosen import Chosen, asked
from gallery.ui.printing.leaves import leaf_of
from tests.ui.banker.driving import click, has, seen
from tests.ui.printing.printhouse import choose, draft, drawn, open_page, preview, ready


def test_every_kit_can_be_made_of_the_choices_as_they_stand(data_dir: Path) -> None:
    chosen = Chosen()
    for kit in KITS:
        chosen.kit = kit
        made = chosen.options(Places(data_dir), "he", Calibration())
        assert made.kit == kit
        # Six players were chosen for the auction; an exhibitions game has cards for five.
        assert made.players == (5 if made.game in VARIANTS else 6)
        assert ("game" in asked(kit)) == (kit in EXHIBITIONS)
    chosen.game = "members-only"
    for kit, game in (("deck", "members-only"), ("rules", "members-only"), ("glenns-gallery", "glenns-gallery")):
        chosen.kit = kit
        assert chosen.options(Places(data_dir), "he", Calibration()).game == game
    chosen.kit = "banknotes"
    assert chosen.options(Places(data_dir), "he", Calibration()).game == "auction"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kits_are_offered_with_their_names(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, language: Language
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "tokens", language)
    texts = window.printing.desk.texts
    (box,) = seen(window, "print-kit")
    offered = {box.itemData(place): box.itemText(place) for place in range(box.count())}  # type: ignore[attr-defined]
    assert [offered[game] for game in VARIANTS] == [texts.say(f"game-{game}") for game in VARIANTS]
    (games,) = seen(window, "print-game")
    assert [games.itemData(place) for place in range(games.count())] == list(VARIANTS)  # type: ignore[attr-defined]


def test_lengths_stand_beside_the_pages_as_the_language_writes_them(
    qtbot: QtBot, data_dir: Path, tmp_path: Path
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "value-cards", "fr")
    told = "\n".join(each.text() for each in window.printing.findChildren(QLabel))
    assert "63,5" in told
    assert "63.5" not in told


def test_game_and_players_change_the_pages(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "summaries")
    assert draft(window).options.game == "classic-art"
    assert draft(window).report.cards == 5
    assert not has(window, "print-paintings")
    click(window, "print-players-less")
    choose(window, "print-game", "glenns-gallery")
    ready(qtbot, window)
    assert draft(window).options.game == "glenns-gallery"
    assert draft(window).report.cards == 4
    choose(window, "print-kit", "members-only")
    ready(qtbot, window)
    assert not has(window, "print-game")
    assert draft(window).options.game == "members-only"
    assert {file.component for file in draft(window).report.files} == set(EXHIBITIONS)
    report, options = draft(window).report, draft(window).options
    # The last card of all is the last exhibition's second negative card, by itself with the first on the eighth sheet.
    assert leaf_of(report, options, Check("deck", 2, 2, game="members-only", exhibition=5, negative=True)) == 14
    assert leaf_of(report, options, Check("deck", 11, 11, game="members-only", exhibition=2)) == 2
    assert leaf_of(report, options, Check("deck", 65, 65)) == 0
    assert leaf_of(report, options, Remark("print_text_small", {"card": "x", "deck": 19})) == 4


def test_a_board_on_a3_lies_on_its_page(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "boards")
    assert preview(window).model().rowCount() == 2
    choose(window, "print-paper", "a3")
    ready(qtbot, window)
    (file,) = draft(window).report.files
    assert (file.page_width_mm, file.page_height_mm, file.pages) == (420, 297, 1)
    image = drawn(qtbot, window, 0)
    assert image.width() / image.height() == pytest.approx(420 / 297, abs=0.01)
