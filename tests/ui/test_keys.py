"""A key means the same at its place, whatever layout prints there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.ui.keys import Act, Press, digit_of, read_key
from tests.ui.banker.tables import table_of

NONE, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def key(
    code: int, text: str = "", modifiers: Qt.KeyboardModifier = NONE, scan: int = 0, held: bool = False
) -> QKeyEvent:
    """A key press as Qt reports it."""
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, scan, 0, 0, text, held)


@pytest.mark.parametrize(
    ("event", "press"),
    [
        (key(Qt.Key.Key_Space, " "), Press(Act.SPIN)),
        (key(Qt.Key.Key_3, "3"), Press(Act.PLAYER, 3)),
        (key(Qt.Key.Key_8, "8", Qt.KeyboardModifier.KeypadModifier), Press(Act.PLAYER, 8)),
        (key(Qt.Key.Key_Enter, "\r", Qt.KeyboardModifier.KeypadModifier), Press(Act.CONFIRM)),
        # AZERTY prints é on the key of the digit 2 and è on that of 7.
        (key(0xC9, "é"), Press(Act.PLAYER, 2)),
        (key(0xC8, "è"), Press(Act.PLAYER, 7)),
        # A Hebrew layout prints נ on B and ץ on the period; a remote sends the place.
        (key(0x05E0, "נ"), Press(Act.BLACK)),
        (key(0x05E5, "ץ"), Press(Act.BLACK)),
        (key(Qt.Key.Key_B, "b"), Press(Act.BLACK)),
        (key(Qt.Key.Key_Period, "."), Press(Act.BLACK)),
        (key(Qt.Key.Key_Z, "\x1a", CONTROL), Press(Act.UNDO)),
        (key(0x05D6, "", CONTROL), Press(Act.UNDO)),
        (key(Qt.Key.Key_Z, "\x1a", CONTROL | SHIFT), Press(Act.REDO)),
        (key(Qt.Key.Key_Y, "\x19", CONTROL), Press(Act.REDO)),
        (key(Qt.Key.Key_F5), Press(Act.PROJECTOR)),
        (key(Qt.Key.Key_F11), Press(Act.PROJECTOR)),
        (key(Qt.Key.Key_PageDown), Press(Act.NEXT)),
        (key(Qt.Key.Key_End), Press(Act.SKIP)),
        (key(Qt.Key.Key_Question, "?", SHIFT), Press(Act.CARD)),
        (key(Qt.Key.Key_9, "9"), None),
        # A minus is a minus where nobody knows the place.
        (key(Qt.Key.Key_Minus, "-"), Press(Act.MINUS)),
        (key(Qt.Key.Key_Minus, "-", Qt.KeyboardModifier.KeypadModifier), Press(Act.MINUS)),
        # Shift is told with a digit, also where the layout prints the digit with it (AZERTY).
        (key(Qt.Key.Key_3, "3", SHIFT), Press(Act.PLAYER, 3, shifted=True)),
        (key(Qt.Key.Key_Left, "", Qt.KeyboardModifier.KeypadModifier), Press(Act.LEFT)),
        (key(Qt.Key.Key_Backspace, "\x08"), Press(Act.RUB_OUT)),
        (key(0x05D1, "ב"), Press(Act.CORRECT)),
        (key(Qt.Key.Key_N, "n"), Press(Act.PASS)),
        (key(Qt.Key.Key_0, "0"), None),
        (key(Qt.Key.Key_Space, " ", held=True), None),
        (key(Qt.Key.Key_F4, "", Qt.KeyboardModifier.AltModifier), None),
    ],
)
def test_keys(event: QKeyEvent, press: Press | None) -> None:
    assert read_key(event) == press


def test_the_top_row_goes_by_its_place(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # A layout that prints something else altogether on the top row, on X11: scan code 13 is the place of the 4.
    strange = key(0x0440, "р", scan=13)
    assert read_key(strange) is None
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    assert read_key(strange) == Press(Act.PLAYER, 4)
    assert read_key(key(0x0440, "р", scan=18)) is None
    assert digit_of(key(0x0440, "р", scan=18)) == 9
    assert digit_of(key(Qt.Key.Key_Minus, "-", scan=15)) == 6
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    assert read_key(key(Qt.Key.Key_Ampersand, "&", scan=2)) == Press(Act.PLAYER, 1)
    assert read_key(key(Qt.Key.Key_At, "@", SHIFT, scan=3)) == Press(Act.PLAYER, 2, shifted=True)


def test_a_key_that_is_held_is_not_pressed_again(qtbot: QtBot, data_dir: Path) -> None:
    """A release and a press of one moment are the keyboard's own repeat, also where Qt does not say so; a later one is new."""
    window = table_of(qtbot, data_dir)
    window.projection.toggle()
    black: list[bool] = []
    window.projection.changed.connect(lambda: black.append(window.projection.black))

    def send(kind: QEvent.Type, at: int) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier, "b")
        event.setTimestamp(at)
        QApplication.sendEvent(window, event)

    send(QEvent.Type.KeyPress, 1000)
    for moment in (1400, 1430, 1460):
        send(QEvent.Type.KeyRelease, moment)
        send(QEvent.Type.KeyPress, moment)
    send(QEvent.Type.KeyRelease, 1500)
    assert black == [True]
    send(QEvent.Type.KeyPress, 1600)
    assert black == [True, False]
