"""Hands for the tests: they find what is on the screen, click it and type, and never call the session."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gallery.app import make_window
from gallery.auction.state import State
from gallery.places import Places
from gallery.texts import Language, plain
from gallery.ui.main_window import MainWindow
from gallery.ui.shell import Shell

SIZE = (1366, 768)


def open_window(qtbot: QtBot, data: Path, language: Language | None = None, size: tuple[int, int] = SIZE) -> MainWindow:
    """The program, as it stands after it was started; without the pause that tells two spins apart."""
    window = make_window(Places(data), language, pause=0.0)
    window.preferences.set_reduced_motion(True)
    in_shell(qtbot, window, size)
    return window


def in_shell(qtbot: QtBot, window: MainWindow, size: tuple[int, int] = SIZE) -> None:
    """The window shown in the program's shell, as `gallery` does it."""
    shell = Shell(window.desk.style)
    # It lives as long as the window is looked at, and goes with it: a list of them all would keep every window.
    vars(window)["shell_in_a_test"] = shell
    qtbot.addWidget(shell)
    shell.resize(*size)
    shell.take(window)
    shell.show()
    QApplication.processEvents()


def seen(window: MainWindow, name: str, kind: type[QWidget] = QWidget) -> list[QWidget]:
    """What can be seen under a name."""
    # New widgets in a layout are shown by an event that waits.
    QApplication.processEvents()
    found = window.findChildren(kind, name)
    return [widget for widget in found if isinstance(widget, QWidget) and widget.isVisible()]


def button(window: MainWindow, name: str) -> QAbstractButton:
    """The one button under a name that can be seen."""
    found = seen(window, name)
    assert len(found) == 1, f"{len(found)} × {name}; there are {names(window)}"
    made = found[0]
    assert isinstance(made, QAbstractButton)
    return made


def names(window: MainWindow) -> list[str]:
    """The names of all buttons that can be seen."""
    QApplication.processEvents()
    return sorted({each.objectName() for each in window.findChildren(QAbstractButton) if each.isVisible()})


def click(window: MainWindow, name: str) -> None:
    """A press of the left mouse button in the middle of a button that can be seen and pressed."""
    pressed = button(window, name)
    assert pressed.isEnabled(), f"{name} is greyed: {plain(pressed.toolTip())}"
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=QPoint(pressed.width() // 2, pressed.height() // 2))
    QApplication.processEvents()


def type_in(window: MainWindow, name: str, text: str) -> None:
    """Text typed into a field, in place of what stood there."""
    found = seen(window, name, QLineEdit)
    assert len(found) == 1, name
    field = found[0]
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    for sign in text:
        # QTest.keyClicks knows Latin letters only.
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(sign.upper()), Qt.KeyboardModifier.NoModifier, sign)
            QApplication.sendEvent(field, event)
    QApplication.processEvents()


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, given to whatever has the focus, as the system would."""
    focused = window.focusWidget()
    target = focused if focused is not None and focused.isVisible() else window
    QTest.keyClick(target, key, modifier)
    QApplication.processEvents()


def words(window: MainWindow, name: str) -> str:
    """What a label that can be seen says, without direction marks."""
    found = seen(window, name)
    assert len(found) == 1, f"{len(found)} × {name}"
    label = found[0]
    if isinstance(label, QLabel):
        return plain(label.text())
    return plain(label.accessibleName())


def has(window: MainWindow, name: str) -> bool:
    """Whether something of this name can be seen."""
    return bool(seen(window, name))


def state(window: MainWindow) -> State:
    """The game on the table."""
    return window.session.state


def all_texts(window: QWidget, worth: Callable[[str], bool] = bool) -> list[str]:
    """Every label that can be seen."""
    QApplication.processEvents()
    return [plain(label.text()) for label in window.findChildren(QLabel) if label.isVisible() and worth(label.text())]
