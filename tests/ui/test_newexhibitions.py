"""Setting an exhibitions game up: which of the three, who plays, what is missing in words, how long it may last."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from gallery.texts import Language
from gallery.ui.newgame.seasons import SeasonsEstimate, estimate_seasons
from tests.ui.banker.driving import button, click, has, open_window, press, seen, type_in, words
from tests.ui.banker.test_fit import assert_fits
from tests.ui.seasontables import NAMES, season


def test_a_game_names_and_one_button_are_enough(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-exhibitions")
    click(window, "game-members-only")
    type_in(window, "name-1", "Dana")
    assert "At least" in words(window, "newgame-wrong")
    assert not button(window, "begin").isEnabled()
    type_in(window, "name-2", "Avi")
    type_in(window, "name-3", "Noa")
    click(window, "begin")
    state = season(window)
    assert state.setup.game == "members-only"
    assert [player.name for player in state.players] == ["Dana", "Avi", "Noa"]
    assert state.name_of(state.starter) == "Dana"
    assert state.setup.exclusive_spaces
    assert window.pages.currentWidget() is window.rooms.referee
    path = window.desk.last_game()
    assert path is not None
    assert path.name.endswith("Dana Avi Noa.gallery")


@pytest.mark.parametrize(("language", "onward"), [("he", Qt.Key.Key_Left), ("fr", Qt.Key.Key_Right)])
def test_it_is_begun_by_keys_alone(qtbot: QtBot, data_dir: Path, language: Language, onward: Qt.Key) -> None:
    window = open_window(qtbot, data_dir, language)
    button(window, "start-exhibitions").setFocus()
    press(window, Qt.Key.Key_Return)
    # Typing begins in the first name; Enter goes on to the next.
    for name in ("Dana", "Avi"):
        QTest.keyClicks(window.focusWidget(), name)
        press(window, Qt.Key.Key_Return)
    button(window, "game-classic-art").setFocus()
    press(window, onward)
    press(window, onward)
    button(window, "begin").setFocus()
    press(window, Qt.Key.Key_Return)
    assert season(window).setup.game == "glenns-gallery"
    assert season(window).setup.house


def test_the_first_player_and_the_house_rule_are_chosen(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-exhibitions")
    for seat, name in enumerate(NAMES[:3], start=1):
        type_in(window, f"name-{seat}", name)
    starter = seen(window, "starter")[0]
    assert isinstance(starter, QComboBox)
    starter.setCurrentIndex(3)
    starter.activated.emit(3)
    click(window, "exclusive")
    # What was chosen outlives another language.
    click(window, "bar-language-fr")
    click(window, "begin")
    assert season(window).name_of(season(window).starter) == "Noa"
    assert not season(window).setup.exclusive_spaces


def test_six_are_too_many_and_a_name_twice_is_said(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    window.preferences.settings.last_players = [*NAMES, "Uri"]
    click(window, "start-exhibitions")
    assert "are the most" in words(window, "newgame-wrong")
    assert not button(window, "begin").isEnabled()
    click(window, "remove-6")
    assert button(window, "begin").isEnabled()
    # A sixth has no place.
    assert not button(window, "add-player").isEnabled()
    type_in(window, "name-2", "Dana")
    assert "already taken" in words(window, "newgame-wrong")


def test_what_belongs_on_the_table_goes_by_game_and_players(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-exhibitions")
    type_in(window, "name-1", "Dana")
    type_in(window, "name-2", "Avi")
    assert "Deal 11 cards" in words(window, "on-the-table")
    assert "house deck" in words(window, "on-the-table")
    assert "Six tokens" in words(window, "on-the-table")
    type_in(window, "name-3", "Noa")
    type_in(window, "name-4", "Gil")
    click(window, "game-glenns-gallery")
    assert "Deal 9 cards" in words(window, "on-the-table")
    assert "house deck" not in words(window, "on-the-table")
    assert "a double one" in words(window, "on-the-table")
    assert "10–15 minutes" in words(window, "estimate")
    click(window, "print-kit")
    assert window.pages.currentWidget() is window.printing
    assert (window.printing.chosen.kit, window.printing.chosen.seats) == ("glenns-gallery", 4)


def test_the_estimate_and_its_edges() -> None:
    assert estimate_seasons(4) == SeasonsEstimate(10, 15, 5, 13)
    assert estimate_seasons(2) == SeasonsEstimate(6, 9, 5, 11)
    assert estimate_seasons(1) is None
    assert estimate_seasons(6) is None


@pytest.mark.parametrize("language", ["he", "fr", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (854, 480)])
def test_nothing_is_cut(qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]) -> None:
    window = open_window(qtbot, data_dir, language, size)
    window.preferences.settings.last_players = list(NAMES[:2])
    window.show_page(window.rooms.new_exhibitions)
    # With two players there is most to say.
    assert_fits(window)
    window.rooms.new_exhibitions._players.set_names(NAMES)
    assert_fits(window)
    assert has(window, "print-kit")
    # Also with a sentence of trouble above it.
    window.banner.show_notice("console-screen-lost")
    assert_fits(window)
    assert window.height() == size[1]
