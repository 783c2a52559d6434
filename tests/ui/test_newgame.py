"""Setting a game up: names, their order, what is missing in words, how long it may last."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QSlider
from pytestqt.qtbot import QtBot

from gallery.auction.data import load_wheel
from gallery.texts import Language
from gallery.ui.newgame.estimate import Estimate, estimate
from gallery.ui.newgame.names import Handle, split_names
from tests.ui.banker.driving import button, click, open_window, press, seen, state, type_in, words


def test_names_and_one_button_are_enough(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    type_in(window, "name-1", "Dana")
    assert "At least" in words(window, "newgame-wrong")
    type_in(window, "name-3", "Avi")
    click(window, "begin")
    assert [player.name for player in state(window).players] == ["Dana", "Avi"]
    assert state(window).setup.mode == "paper"
    assert state(window).setup.paintings == 24
    path = window.session.last_game()
    assert path is not None
    assert path.parent == data_dir / "games"
    assert path.name.endswith("Dana Avi.gallery")


def test_a_name_of_the_last_game_is_replaced_by_typing(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    for seat, name in enumerate(("Dana", "Avi", "Noa", "Gil"), start=1):
        type_in(window, f"name-{seat}", name)
    # As the page comes up after a game, with its players.
    window.new_game.focus_first()
    QTest.keyClicks(window.focusWidget(), "Yuval")
    press(window, Qt.Key.Key_Return)
    QTest.keyClicks(window.focusWidget(), "Ruth")
    assert window.new_game.command().players == ("Yuval", "Ruth", "Noa", "Gil")


@pytest.mark.parametrize("language", ["he", "en"])
def test_the_slider_is_filled_from_its_lowest_end(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    window = open_window(qtbot, data_dir, "en")
    window.preferences.set_language(language)
    click(window, "start-new")
    slider = seen(window, "paintings", QSlider)[0]
    picture = slider.grab().toImage()
    margin, line = slider.width() // 8, slider.height() // 2
    left, right = picture.pixelColor(margin, line), picture.pixelColor(slider.width() - margin, line)
    lowest, highest = (right, left) if language == "he" else (left, right)
    style = window.desk.style
    assert lowest == style.colour("accent")
    assert highest == style.colour("hairline")


def test_an_empty_page_scolds_nobody(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    wrong = seen(window, "newgame-wrong")[0]
    quiet = wrong.palette().color(wrong.foregroundRole())
    type_in(window, "name-1", "Dana")
    assert "At least" in words(window, "newgame-wrong")
    assert wrong.palette().color(wrong.foregroundRole()) != quiet


def test_what_is_wrong_is_said_while_typing(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    type_in(window, "name-1", "Dana")
    type_in(window, "name-2", "Dana")
    assert "already taken" in words(window, "newgame-wrong")
    assert not button(window, "begin").isEnabled()
    type_in(window, "name-2", "Bank")
    assert "bank" in words(window, "newgame-wrong")
    type_in(window, "name-2", "Noa")
    assert words(window, "newgame-wrong") == ""
    assert button(window, "begin").isEnabled()


def test_rows_are_added_removed_moved_and_dragged(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    for seat, name in enumerate(("A", "B", "C", "D"), start=1):
        type_in(window, f"name-{seat}", name)
    click(window, "down-1")
    click(window, "up-4")
    assert window.new_game.command().players == ("B", "A", "D", "C")
    click(window, "remove-2")
    click(window, "add-player")
    type_in(window, "name-4", "E")
    assert window.new_game.command().players == ("B", "D", "C", "E")
    handle = window.findChildren(Handle)[0]
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    below = QPoint(5, 5 + 2 * handle.height() + 20)
    QTest.mouseMove(handle, below)
    # A line shows where the row would go in: below the third one.
    gap = seen(window, "gap")[0]
    third = button(window, "up-3").parentWidget()
    assert third is not None
    assert abs(gap.mapTo(window, QPoint(0, 0)).y() - third.mapTo(window, QPoint(0, third.height())).y()) <= 6
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=below)
    assert not seen(window, "gap")
    assert window.new_game.command().players == ("D", "C", "B", "E")
    for _ in range(4):
        click(window, "add-player")
    assert not button(window, "add-player").isEnabled()


def test_a_list_is_pasted(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "he")
    click(window, "start-new")
    click(window, "paste-list")
    field = seen(window, "paste-names")[0]
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText("דנה\nאבי\n\nÉloïse\n")
    click(window, "sheet-confirm")
    assert window.new_game.command().players == ("דנה", "אבי", "Éloïse")
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Dana\nAvi", ["Dana", "Avi"]),
        ("Dana, Avi; Noa\tGil", ["Dana", "Avi", "Noa", "Gil"]),
        ("Dana, the tall\nAvi", ["Dana, the tall", "Avi"]),
        ("  \n", []),
        ("Dana\r\nAvi,\r\n", ["Dana", "Avi"]),
    ],
)
def test_names_in_a_pasted_list(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_the_estimate_of_the_spec_and_its_edges() -> None:
    standard, eight = load_wheel("standard"), load_wheel("eight")
    assert estimate(24, 5, standard) == Estimate(40, 35, 50)
    assert estimate(24, 5, eight) == Estimate(50, 45, 65)
    assert estimate(5, 5, standard) is None
    short = estimate(6, 5, standard)
    assert short is not None
    assert short.spins == 2


def test_a_second_game_starts_with_the_same_names(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    type_in(window, "name-1", "Dana")
    type_in(window, "name-2", "Avi")
    click(window, "begin")
    click(window, "home")
    click(window, "sheet-confirm")
    again = open_window(qtbot, data_dir, "en")
    click(again, "start-new")
    assert again.new_game.command().players == ("Dana", "Avi")
