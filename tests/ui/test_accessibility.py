"""A person who hears or feels the screen: every control has a name and a role, the focus can be seen, what happens is told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from gallery.texts import Language, plain
from gallery.ui.announcer import Announcer
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import button, open_window, press, seen
from tests.ui.banker.tables import sale_of, table_of
from tests.ui.projector.test_scenes import contrast

CONTROLS = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.ListItem,
    QAccessible.Role.RadioButton,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.Link,
}


def controls(window: MainWindow) -> list[QWidget]:
    """What the keys can reach on the page that stands."""
    seen(window, "now")
    # What a page put away goes with the next turn of the event loop; here it goes now.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget is not window and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def assert_told(window: MainWindow) -> None:
    """Each control has a name for readers and a role that says what can be done with it."""
    found = controls(window)
    assert found
    for widget in found:
        told = QAccessible.queryAccessibleInterface(widget)
        about = f"{type(widget).__name__} {widget.objectName()}"
        assert told is not None, about
        assert plain(told.text(QAccessible.Text.Name)).strip(), about
        assert told.role() in CONTROLS, f"{about}: {told.role()}"


def pages(window: MainWindow) -> Iterator[str]:
    """The pages before a game."""
    yield "start"
    for name in ("new_game", "saved", "printing"):
        window.show_page(getattr(window, name))
        yield name


def test_every_control_before_a_game_is_told(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "he")
    for _ in pages(window):
        assert_told(window)


@pytest.mark.parametrize("mode", ["paper", "app"])
def test_every_control_of_a_game_is_told(qtbot: QtBot, data_dir: Path, mode: str) -> None:
    """In every step of a turn, with the sheets that the console lays over it."""
    window = table_of(qtbot, data_dir, mode=mode, language="fr", deal=False)
    session = window.session
    assert_told(window)
    assert session.deal({"Dana": 1, "Avi": 2, "Noa": 3} if mode == "paper" else None)
    assert_told(window)
    for what in ("bank-count", "bank-correct", "bank-players", "bank-bell", "whole-record"):
        button(window, what).click()
        assert_told(window)
        window.sheets.clear()
    sale_of(window)
    assert_told(window)
    assert session.bid("Avi", 1_000_000)
    assert session.hammer()
    for kind in ("collect", "sell_to_bank", "private_auction", "buy_from_player"):
        assert session.spun_by_hand(kind, None)
        assert_told(window)
        if session.state.phase == "decide":
            assert session.undo()
    assert session.finish()
    assert_told(window)


def test_the_focus_can_be_seen(qtbot: QtBot, data_dir: Path) -> None:
    """In both rooms whatever has it looks different from before, by a line at 3 : 1 or more."""
    window = sale_of(table_of(qtbot, data_dir))
    for dark in (False, True):
        window.preferences.set_dark_room(dark)
        kinds: dict[str, QWidget] = {}
        for widget in controls(window):
            if isinstance(widget, QAbstractButton | QLineEdit | QSlider) and widget.isEnabled():
                kinds.setdefault(f"{type(widget).__name__} {getattr(widget, '_kind', '')}", widget)
        assert len(kinds) >= 4
        for kind, widget in kinds.items():
            changed = drawn_by_focus(window, widget)
            assert changed > widget.width(), f"{kind} {widget.objectName()}, dark {dark}: {changed} pixels"


def drawn_by_focus(window: MainWindow, widget: QWidget) -> int:
    """How many pixels about a control change at 3 : 1 or more when it gets the focus."""
    window.setFocus()
    QApplication.processEvents()
    around = widget.rect().adjusted(-4, -4, 4, 4).translated(widget.mapTo(window, widget.rect().topLeft()))
    before = window.grab(around).toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    after = window.grab(around).toImage()
    spots = [(x, y) for x in range(before.width()) for y in range(before.height())]
    return sum(contrast(before.pixel(x, y), after.pixel(x, y)) >= 3 for x, y in spots)


def told_by(window: MainWindow) -> list[str]:
    """What the window tells from now on."""
    (announcer,) = window.findChildren(Announcer)
    heard: list[str] = []
    announcer.said.connect(heard.append)
    return heard


@pytest.mark.parametrize(("language", "once"), [("en", "once"), ("fr", "Une fois")])
def test_what_happens_is_told(qtbot: QtBot, data_dir: Path, language: Language, once: str) -> None:
    """A bid, going once, the sale: each once, in the language in use, without direction marks."""
    window = table_of(qtbot, data_dir, language=language)
    sale_of(window)
    heard = told_by(window)
    assert window.session.bid("Avi", 1_000_000)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert len(heard) == 4
    assert "Avi" in heard[0]
    assert once in heard[1]
    assert "Avi" in heard[3]
    assert "$1,000,000" in heard[3]
    assert not any("\u2066" <= sign <= "\u2069" for text in heard for sign in text)


def test_a_spin_is_told_when_its_wheel_stands(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    window.projection.toggle()
    heard = told_by(window)
    assert window.session.spin()
    assert window.session.busy
    assert heard == []
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    assert len(heard) == 1
    assert heard[0].startswith("Spin 1")
