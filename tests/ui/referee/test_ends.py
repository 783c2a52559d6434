"""How the referee's console tells a season that is over, and the end of the game."""

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gallery.exhibitions.replay import ExhibitionsGame
from gallery.texts import plain
from gallery.ui.history import history
from gallery.ui.main_window import MainWindow
from gallery.ui.referee.placing import command_of
from gallery.ui.referee.players import Score
from tests.exhibitions.playing import Playing
from tests.ui.banker.driving import button, click, has, press, seen, words
from tests.ui.referee.seasons import page, referee, state

PLAYERS = ("Dana", "Avi", "Noa")


def commands_of(playing: Playing) -> list[dict[str, Any]]:
    """What was played, as the commands of a script."""
    asked = [command_of(line) for line in history(playing.table, ExhibitionsGame())]
    return [msgspec.json.decode(msgspec.json.encode(command)) for command in asked if command is not None]


def seasons(window_args: tuple[QtBot, Path], *played: tuple[dict[int, int], tuple[Any, ...]]) -> MainWindow:
    """A game of Members Only after these seasons: works of exhibitions, and predictions."""
    playing = Playing("members-only", *PLAYERS)
    for works, predictions in played:
        playing.season(works, *predictions)
    qtbot, data = window_args
    return referee(qtbot, data, "members-only", PLAYERS, commands=commands_of(playing))


def label_texts(window: MainWindow) -> list[str]:
    sheet = window.sheets.sheet
    assert sheet is not None
    return [plain(label.text()) for label in sheet.findChildren(QLabel)]


def test_a_season_that_is_over_is_told_until_the_next_one_is_opened(qtbot: QtBot, data_dir: Path) -> None:
    works = {1: 8, 2: 1, 3: 3, 4: 4}
    window = seasons(
        (qtbot, data_dir),
        (works, (("Dana", 1, 8, 2, True), ("Avi", 2, 1, 1, False), ("Noa", 3, 5, 2, False))),
    )
    # The works and the predictions of the season stay on the board, with what they brought.
    result = state(window).last
    assert result is not None
    assert result.works[1:4] == (1, 3, 4)
    assert tuple(each.works for each in page(window).heads._works) == result.works
    spaces = page(window).board.spaces
    assert plain(spaces[1, 8].accessibleName()).endswith("Dana: doubled, with high risk. It held: 10 points.")
    assert plain(spaces[3, 5].accessibleName()).endswith("Noa: doubled. It failed.")
    assert words(window, "missing") == (
        "Nobody has five points yet in Spilt tea, Politicians’ pasts and Hats at Ascot. "
        "The game goes on until somebody has in each."
    )
    assert [words(window, f"counted-{seat}") for seat in (1, 2, 3)] == ["10", "5", "0"]
    asked: list[None] = []
    page(window).replay.disconnect()
    page(window).replay.connect(lambda: asked.append(None))
    click(window, "replay")
    assert len(asked) == 1
    click(window, "summary")
    told = label_texts(window)
    assert "How season 1 came out" in told
    assert "Spilt tea: 3 works" in told
    assert "Dana: 8 or more (doubled, with high risk) held – 10 points" in told
    assert "Noa: 5 or more (doubled) failed – one token lost" in told
    assert "Avi: 5 points count" in told
    press(window, Qt.Key.Key_Escape)
    click(window, "card-5+")
    click(window, "card-5+")
    assert [each.works for each in page(window).heads._works] == [0, 0, 0, 0, 2]
    assert "Dana" not in plain(spaces[1, 8].accessibleName())
    assert not has(window, "missing")
    # Avi starts the second season.
    assert words(window, "turn-name") == "Avi"


def test_who_got_all_tokens_back_is_told(qtbot: QtBot, data_dir: Path) -> None:
    wrong = tuple(("Dana", exhibition, 8, 1, False) for exhibition in (2, 3, 4, 1))
    window = seasons((qtbot, data_dir), ({1: 1, 2: 1, 3: 1, 4: 1}, wrong))
    assert words(window, "restored") == "All tokens back: Dana."


def test_the_end_names_the_winners_and_strikes_what_counts_nothing(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons((qtbot, data_dir), ({1: 8, 2: 1}, (("Dana", 1, 8, 2, True), ("Avi", 2, 4, 1, True))))
    # As long as the game goes on everything may still count.
    assert not any(each.struck for each in page(window).seats.findChildren(Score))
    click(window, "stock-bell")
    assert state(window).phase == "setup"
    click(window, "sheet-confirm")
    assert state(window).phase == "over"
    assert words(window, "winner") == "Dana wins"
    assert words(window, "rank-counted-1") == "10"
    scores = {(each.objectName()): each for each in page(window).seats.findChildren(Score)}
    assert scores["score-2-2"].points == 2
    assert scores["score-2-2"].struck
    assert plain(scores["score-2-2"].accessibleName()) == "Avi, Royal scandals: 2 points, which count nothing"
    assert not scores["score-1-1"].struck
    assert not button(window, "stock-bell").isEnabled()
    assert words(window, "instruction") == "The game is over"
    asked: list[str] = []
    console = page(window)
    for name in ("again", "replay", "leave"):
        getattr(console, name).disconnect()
        getattr(console, name).connect(lambda name=name: asked.append(name))
    for name in ("replay", "again", "to-start"):
        click(window, name)
    assert asked == ["replay", "again", "leave"]
    # The bell was a mistake.
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert state(window).phase == "setup"


def test_an_entry_and_the_whole_record_in_words(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, "members-only", commands=[{"do": "open", "cards": ["1+", "2-"]}])
    window.rooms.referee.record.chosen.emit(2)
    assert "The season opens with Rain in London and Royal scandals – No!" in label_texts(window)
    press(window, Qt.Key.Key_Escape)
    click(window, "whole-record")
    assert window.sheets.sheet is not None
    assert window.sheets.sheet.name == "record"


def test_a_scored_season_is_one_line_in_the_column_and_whole_in_its_sheet(qtbot: QtBot, data_dir: Path) -> None:
    """All that came of it would fill the column."""
    window = seasons((qtbot, data_dir), ({1: 8, 2: 1}, (("Dana", 1, 8, 2, True), ("Avi", 2, 1, 1, False))))
    line = window.desk.seasons.lines[-1]
    (row,) = seen(window, f"entry-{line.entry.seq}")
    said = [plain(label.text()) for label in row.findChildren(QLabel)]
    assert "Season 1 is over." in said[0]
    assert len(said[0]) < 160
