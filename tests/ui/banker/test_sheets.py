"""A sheet has the keys to itself, and grows with what it says."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gallery.ui.banker.fields import Stepper
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import button, click, press, seen, state, words
from tests.ui.banker.tables import table_of


def focused(window: MainWindow) -> QWidget:
    """What has the keys now."""
    found = window.focusWidget()
    assert found is not None
    return found


def test_a_press_beside_the_fields_leaves_the_keys_with_the_sheet(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-count")
    sheet = window.sheets.sheet
    assert sheet is not None
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(6, sheet.height() // 2))
    QApplication.processEvents()
    press(window, Qt.Key.Key_Return)
    assert window.session.lines[-1].entry.kind == "count"
    assert window.sheets.sheet is None


def test_tab_and_space_never_play_what_lies_behind_a_sheet(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-correct")
    been = set()
    for turn in range(24):
        press(
            window, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier if turn > 11 else Qt.KeyboardModifier.NoModifier
        )
        assert window.sheets.isAncestorOf(focused(window)), focused(window).objectName()
        been.add(focused(window).objectName())
    assert {"correct-from", "correct-amount", "correct-reason", "sheet-cancel"} <= been
    # A step behind the sheet that comes up now asks for the keys, and so does the window that is pressed.
    window.console.setFocus()
    window.setFocus()
    QApplication.processEvents()
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 0
    press(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1


def test_notes_are_counted_as_fast_as_one_can_click(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-count")
    field = seen(window, "count-500000", QLineEdit)[0]
    assert isinstance(field, QLineEdit)
    before = int(field.text())
    less = button(window, "count-500000-less")
    # QTest sends the second press of a double click alone.
    QTest.mouseClick(less, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(less, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(less, Qt.MouseButton.LeftButton)
    assert int(field.text()) == before - 2


def test_a_correction_says_where_a_wrong_sale_is_put_right(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-correct")
    assert "click its line in the record" in words(window, "correct-text")


def test_a_sheet_grows_when_it_has_more_to_say(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-count")
    click(window, "count-500000-less")
    QApplication.processEvents()
    assert seen(window, "sheet-wrong")
    sheet = window.sheets.sheet
    assert sheet is not None
    for stepper in sheet.findChildren(Stepper):
        assert stepper.height() >= stepper.minimumSizeHint().height()
