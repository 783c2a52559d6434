"""Classes: names kept under a name of their own and taken for the next game; nothing that was kept is ever lost."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from gallery.places import Places
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, plain
from gallery.ui.banker.buttons import Button
from gallery.ui.main_window import MainWindow
from gallery.ui.newgame.classes import Classes, KeptClass
from gallery.ui.newgame.names import NameList
from tests.ui.banker.driving import all_texts, button, click, has, names, open_window, press, seen, type_in, words
from tests.ui.banker.test_fit import assert_fits, place

FOUR = ("Dana", "Avi", "Noa", "Gil")


@pytest.fixture
def classes(data_dir: Path) -> Classes:
    return Classes(Places(data_dir))


def at_new_game(qtbot: QtBot, data_dir: Path, players: tuple[str, ...] = FOUR, language: Language = "en") -> MainWindow:
    """The new-game page with these names typed in."""
    window = open_window(qtbot, data_dir, language)
    click(window, "start-new")
    for seat, name in enumerate(players, start=1):
        type_in(window, f"name-{seat}", name)
    return window


def listed(window: MainWindow) -> list[str]:
    """The classes on the sheet, by name."""
    found = seen(window, "kept-classes")
    if not found:
        return []
    kept = found[0]
    assert isinstance(kept, QListWidget)
    return [plain(kept.item(row).text()).split("\n")[0] for row in range(kept.count())]


def choose(window: MainWindow, row: int) -> None:
    """A class on the sheet."""
    kept = seen(window, "kept-classes")[0]
    assert isinstance(kept, QListWidget)
    kept.setCurrentRow(row)


def assert_sheet_fits(window: MainWindow) -> None:
    """The sheet's words whole, its buttons apart and inside of the window."""
    window.grab()
    sheet = window.sheets.sheet
    assert sheet is not None
    assert window.rect().contains(place(window, sheet))
    buttons = [each for each in sheet.findChildren(Button) if each.isVisible()]
    assert [each.objectName() for each in buttons if each.cut] == []
    for one, other in combinations([*buttons, *sheet.findChildren(QLineEdit), *sheet.findChildren(QListWidget)], 2):
        assert not place(window, one).intersects(place(window, other)), (one.objectName(), other.objectName())
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and label.text():
            wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= wanted - 1, plain(label.text())


# --- the file


def test_a_class_comes_back_in_the_order_of_seats(classes: Classes, data_dir: Path) -> None:
    classes.keep("  6b ", ("Noa", "Dana", "Avi"))
    classes.keep("Vendredi", ("Éloïse", "דנה"))
    again = Classes(Places(data_dir))
    assert again.all() == [KeptClass("6b", ("Noa", "Dana", "Avi")), KeptClass("Vendredi", ("Éloïse", "דנה"))]
    assert again.find("6B") == KeptClass("6b", ("Noa", "Dana", "Avi"))


def test_a_name_is_a_classs_once_whatever_its_capitals(classes: Classes) -> None:
    classes.keep("6b", ("A",))
    classes.keep("6B", ("B",))
    assert classes.all() == [KeptClass("6B", ("B",))]
    classes.keep("7a", ("C",))
    with pytest.raises(Refused) as refused:
        classes.rename("7a", "6b")
    assert refused.value.key == "class_name_taken"
    assert classes.rename("6B", "6b") == KeptClass("6b", ("B",))
    classes.rename("7a", "8a")
    classes.forget("6b")
    assert classes.all() == [KeptClass("8a", ("C",))]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "6\u202eb", "6\nb"])
def test_a_class_needs_a_name_that_can_be_seen(classes: Classes, name: str) -> None:
    with pytest.raises(Refused) as refused:
        classes.keep(name, ("A",))
    assert refused.value.key == "bad_class_name"
    assert not classes.path.exists()


@pytest.mark.parametrize("damage", [b'{"classes": [{"name": "6b", "pl', b"\xff\xfe", b'{"classes": 7}', b"[" * 9999])
def test_a_damaged_file_is_told_of_and_put_aside_whole(classes: Classes, damage: bytes) -> None:
    classes.path.write_bytes(damage)
    for ask in (classes.all, lambda: classes.find("6b"), lambda: classes.forget("6b")):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.key == "classes_damaged"
    assert classes.path.read_bytes() == damage
    classes.path.with_name("classes-damaged-1.json").write_bytes(b"of an earlier day")
    classes.keep("7a", ("A",))
    assert classes.all() == [KeptClass("7a", ("A",))]
    assert classes.path.with_name("classes-damaged-1.json").read_bytes() == b"of an earlier day"
    assert classes.path.with_name("classes-damaged-2.json").read_bytes() == damage


def test_a_file_that_cannot_be_written_loses_nothing(classes: Classes, monkeypatch: pytest.MonkeyPatch) -> None:
    classes.keep("6b", ("A",))
    before = classes.path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused) as refused:
        classes.keep("7a", ("B",))
    assert refused.value.key == "disk_full"
    assert classes.path.read_bytes() == before
    assert [path.name for path in classes.path.parent.iterdir()] == ["classes.json"]


# --- the sheet


def test_names_are_kept_and_taken_for_the_next_game(qtbot: QtBot, data_dir: Path) -> None:
    window = at_new_game(qtbot, data_dir)
    click(window, "classes")
    assert listed(window) == []
    assert "sheet-confirm" not in names(window)
    type_in(window, "class-name", "6b")
    press(window, Qt.Key.Key_Return)
    assert listed(window) == ["6b"]
    press(window, Qt.Key.Key_Escape)
    assert not has(window, "sheet")

    again = open_window(qtbot, data_dir, "he")
    click(again, "start-new")
    click(again, "classes")
    # The list has the keys: Enter takes the class.
    assert again.focusWidget() is seen(again, "kept-classes")[0]
    press(again, Qt.Key.Key_Return)
    assert again.new_game.command().players == FOUR
    assert not has(again, "sheet")


def test_another_list_under_the_same_name_is_asked_about(qtbot: QtBot, data_dir: Path, classes: Classes) -> None:
    classes.keep("6b", ("Ruth", "Uri"))
    window = at_new_game(qtbot, data_dir)
    click(window, "classes")
    type_in(window, "class-name", "6B")
    click(window, "keep-class")
    told = " ".join(all_texts(window))
    assert "Ruth and Uri" in told
    assert "Dana, Avi, Noa and Gil" in told
    press(window, Qt.Key.Key_Escape)
    assert classes.all() == [KeptClass("6b", ("Ruth", "Uri"))]
    click(window, "classes")
    type_in(window, "class-name", "6B")
    click(window, "keep-class")
    click(window, "sheet-confirm")
    assert classes.all() == [KeptClass("6B", FOUR)]
    assert listed(window) == ["6B"]


def test_a_class_is_renamed_and_forgotten_after_one_question(qtbot: QtBot, data_dir: Path, classes: Classes) -> None:
    classes.keep("6b", FOUR)
    classes.keep("7a", ("Ruth", "Uri"))
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    click(window, "classes")
    choose(window, 1)
    click(window, "rename-class")
    type_in(window, "new-class-name", "6B")
    click(window, "sheet-confirm")
    assert "called 6B already" in words(window, "sheet-wrong")
    type_in(window, "new-class-name", "Grade 8")
    click(window, "sheet-confirm")
    assert listed(window) == ["6b", "Grade 8"]
    # The renamed class is the chosen one.
    click(window, "forget-class")
    assert "Grade 8" in words(window, "sheet-title")
    assert len(classes.all()) == 2
    click(window, "sheet-confirm")
    assert listed(window) == ["6b"]
    assert classes.all() == [KeptClass("6b", FOUR)]


def test_the_class_that_was_taken_is_named_when_it_is_kept_again(
    qtbot: QtBot, data_dir: Path, classes: Classes
) -> None:
    classes.keep("6b", FOUR)
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    click(window, "classes")
    click(window, "sheet-confirm")
    click(window, "remove-4")
    # Another language makes the page anew; what was taken is still known.
    window.preferences.set_language("fr")
    click(window, "classes")
    field = seen(window, "class-name")[0]
    assert isinstance(field, QLineEdit)
    assert field.text() == "6b"


def test_a_damaged_file_has_its_sentence_on_the_sheet(qtbot: QtBot, data_dir: Path, classes: Classes) -> None:
    classes.path.write_bytes(b"{")
    window = at_new_game(qtbot, data_dir)
    click(window, "classes")
    assert "damaged" in words(window, "sheet-wrong")
    type_in(window, "class-name", "6b")
    click(window, "keep-class")
    assert listed(window) == ["6b"]
    assert classes.path.with_name("classes-damaged-1.json").read_bytes() == b"{"


def test_what_cannot_be_written_has_its_sentence(
    qtbot: QtBot, data_dir: Path, classes: Classes, monkeypatch: pytest.MonkeyPatch
) -> None:
    classes.keep("6b", FOUR)
    window = at_new_game(qtbot, data_dir, ("Ruth", "Uri"))

    def refused(*_: object) -> None:
        raise Refused("not_writable", file="classes.json")

    monkeypatch.setattr(Places, "write", refused)
    click(window, "classes")
    type_in(window, "class-name", "7a")
    click(window, "keep-class")
    assert "could not be written" in words(window, "sheet-wrong")
    click(window, "forget-class")
    click(window, "sheet-confirm")
    assert "could not be written" in " ".join(all_texts(window))
    assert json.loads(classes.path.read_bytes())["classes"][0]["name"] == "6b"


def test_a_class_or_list_that_is_too_large_is_refused_whole(qtbot: QtBot, data_dir: Path, classes: Classes) -> None:
    """Of a list of 30 nobody is left out without a word."""
    classes.keep("choir", tuple(f"Singer {number}" for number in range(1, 10)))
    window = at_new_game(qtbot, data_dir)
    click(window, "classes")
    assert "8 players are the most" in words(window, "sheet-wrong")
    assert not button(window, "sheet-confirm").isEnabled()
    press(window, Qt.Key.Key_Escape)
    click(window, "paste-list")
    field = seen(window, "paste-names")[0]
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText("\n".join(f"Singer {number}" for number in range(1, 10)))
    assert not button(window, "sheet-confirm").isEnabled()
    field.setPlainText("Dana\nAvi")
    click(window, "sheet-confirm")
    assert window.new_game.command().players == ("Dana", "Avi")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_fit(qtbot: QtBot, data_dir: Path, classes: Classes, language: Language) -> None:
    for number in range(6):
        classes.keep(f"6{'abcdef'[number]}", ("Dana", "Avi", "Noa", "Gil", "Uri", "Max", "Yuval", "דנה"))
    window = open_window(qtbot, data_dir, language, (1093, 614))
    click(window, "start-new")
    type_in(window, "name-1", "Dana")
    assert_fits(window)
    click(window, "classes")
    assert_sheet_fits(window)
    type_in(window, "class-name", "6c")
    click(window, "keep-class")
    assert_sheet_fits(window)
    press(window, Qt.Key.Key_Escape)
    click(window, "classes")
    click(window, "rename-class")
    assert_sheet_fits(window)


# --- the list of names


def test_a_shorter_list_has_its_own_bounds(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    shorter = NameList(window.desk, ["Dana", "Avi"], most=5)
    qtbot.addWidget(shorter)
    shorter.rebuild()
    for _ in range(5):
        shorter.add()
    add = shorter.findChild(Button, "add-player")
    assert add is not None
    assert plain(add.toolTip()) == "5 at most"
    assert len(shorter.findChildren(QLineEdit)) == 5
    shorter.set_names(["A", "B", "C", "D", "E", "F"])
    # Nobody is dropped in silence: the page's rules say that they are too many.
    assert shorter.names == ("A", "B", "C", "D", "E", "F")


def test_rows_are_moved_by_keys_and_the_keys_go_with_them(qtbot: QtBot, data_dir: Path) -> None:
    window = at_new_game(qtbot, data_dir)
    alt = Qt.KeyboardModifier.AltModifier
    seen(window, "name-1")[0].setFocus()
    press(window, Qt.Key.Key_Down, alt)
    press(window, Qt.Key.Key_Down, alt)
    assert window.new_game.command().players == ("Avi", "Noa", "Dana", "Gil")
    assert window.focusWidget() is seen(window, "name-3")[0]
    press(window, Qt.Key.Key_Up, alt)
    assert window.new_game.command().players == ("Avi", "Dana", "Noa", "Gil")
    press(window, Qt.Key.Key_Up)
    assert window.focusWidget() is seen(window, "name-1")[0]
    press(window, Qt.Key.Key_Up, alt)
    assert window.new_game.command().players == ("Avi", "Dana", "Noa", "Gil")
    # The buttons beside a name: the keys stay on the one that was pressed, or go to the name at the end of the way.
    button(window, "down-2").setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.focusWidget() is button(window, "down-3")
    press(window, Qt.Key.Key_Return)
    assert window.new_game.command().players == ("Avi", "Noa", "Gil", "Dana")
    assert window.focusWidget() is seen(window, "name-4")[0]
    button(window, "remove-4").setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.focusWidget() is seen(window, "name-3")[0]


def test_a_list_pasted_into_a_name_asks_which_rows_it_fills(qtbot: QtBot, data_dir: Path) -> None:
    window = at_new_game(qtbot, data_dir, ("Dana", "Avi"))
    QApplication.clipboard().setText("Ruth\nUri\n")
    seen(window, "name-3")[0].setFocus()
    press(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    press_target = seen(window, "paste-names")[0]
    assert isinstance(press_target, QPlainTextEdit)
    click(window, "sheet-confirm")
    assert window.new_game.command().players == ("Dana", "Avi", "Ruth", "Uri")
    QApplication.clipboard().setText("Max")
    field = seen(window, "name-1")[0]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.new_game.command().players == ("Max", "Avi", "Ruth", "Uri")
