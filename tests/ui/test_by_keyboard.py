"""A whole lesson without a mouse (A-11): from the first page to the winner by Tab, Enter, Space, Esc and digits."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import names, open_window, press, state

FARTHEST = 70
"""Presses of Tab after which something cannot be reached any more."""


def focused(window: MainWindow) -> QWidget:
    """What the keys go to."""
    widget = window.focusWidget()
    return widget if widget is not None and widget.isVisible() else window


def write(window: MainWindow, text: str) -> None:
    """Signs typed where the keys go; what was there is written over, as a field selects it when Tab comes."""
    for sign in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(
                focused(window), QKeyEvent(kind, ord(sign.upper()), Qt.KeyboardModifier.NoModifier, sign)
            )
    QApplication.processEvents()


def reach(window: MainWindow, name: str) -> int:
    """Tab until the keys go to this; gives how often."""
    for presses in range(FARTHEST):
        if focused(window).objectName() == name:
            return presses
        press(window, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}; buttons: {names(window)}")


def use(window: MainWindow, name: str) -> int:
    """Tab to a control and Enter."""
    presses = reach(window, name)
    press(window, Qt.Key.Key_Return)
    return presses


def begin(window: MainWindow) -> None:
    """The first page, three names, one button."""
    use(window, "start-new")
    for seat, name in enumerate(("Noa", "Dana", "Avi"), start=1):
        reach(window, f"name-{seat}")
        write(window, name)
    use(window, "begin")
    assert [player.name for player in state(window).players] == ["Noa", "Dana", "Avi"]


def act(window: MainWindow) -> None:
    """Whatever the turn asks for."""
    now = state(window)
    kind = now.instruction.kind if now.instruction else ""
    mine = sorted(now.paintings_of(now.turn or 0))
    others = sorted(set(now.owners) - set(mine))
    match now.phase:
        case "spin":
            press(window, Qt.Key.Key_Space)
        case "draw":
            write(window, str(now.pile[0]))
            press(window, Qt.Key.Key_Return)
        case "auction":
            press(window, Qt.Key(Qt.Key.Key_1 + now.spins % 3))
            for _ in range(3):
                press(window, Qt.Key.Key_Return)
        case "decide" if now.seen or kind in ("private_auction", "buy_from_player"):
            use(window, f"painting-{(others if kind == 'buy_from_player' else mine)[0]}")
            if state(window) == now:
                press(window, Qt.Key.Key_Return)
        case "decide" if kind == "collect":
            use(window, "take-money")
        case "decide" if kind == "sell_to_bank" or kind == "buy_from_bank":
            press(window, Qt.Key.Key_Escape)
        case "decide":
            use(window, f"painting-{mine[0]}")
            enter_cards(window)
            press(window, Qt.Key.Key_Return)
    QApplication.processEvents()


def enter_cards(window: MainWindow) -> None:
    """What each card says: the first value that is left, which is never far."""
    for _ in [name for name in names(window) if name.startswith("place-")]:
        able = [each for each in window.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        assert use(window, next(each.objectName() for each in able if each.objectName().startswith("value-"))) < 12


@pytest.mark.parametrize("language", ["he", pytest.param("en", marks=pytest.mark.slow)])
def test_a_lesson_by_keyboard_alone(
    qtbot: QtBot, data_dir: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gallery.auction.rules.setup.fresh_secret", lambda: bytes(range(32)))
    window = open_window(qtbot, data_dir)
    use(window, f"language-{language}")
    assert window.preferences.language == language
    begin(window)
    for seat in (1, 2, 3):
        reach(window, f"drawn-{seat}")
        write(window, str(seat))
    press(window, Qt.Key.Key_Return)
    for _ in range(60):
        if state(window).spins >= 9 and state(window).phase == "spin":
            break
        before = state(window)
        act(window)
        assert state(window) != before, f"nothing happened in {before.phase} {before.instruction}"
    assert state(window).spins >= 9
    assert len(state(window).out) + len(state(window).owners) > 3
    use(window, "bank-bell")
    press(window, Qt.Key.Key_Return)
    while state(window).phase == "reveal":
        enter_cards(window)
        press(window, Qt.Key.Key_Return)
    assert state(window).phase == "over"
    use(window, "to-start")
    assert window.pages.currentWidget() is window.start


def test_what_is_to_be_done_now_is_a_few_presses_away(qtbot: QtBot, data_dir: Path) -> None:
    """From the step's beginning, not from the window's: the first bid is one press of Tab."""
    window = open_window(qtbot, data_dir, "fr")
    begin(window)
    assert reach(window, "drawn-1") <= 1
