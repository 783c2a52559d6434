"""The window's door: opens, shows a game that was named, keeps a fault from ending the lesson, and closes."""

import logging
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery import app
from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.texts import plain
from gallery.ui.main_window import MainWindow


def windows() -> list[MainWindow]:
    """The program's windows that are open."""
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow) and each.isVisible()]


def test_the_door_opens_a_game_and_a_fault_does_not_close_it(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = data_dir / "game.gallery"
    Table.new(c.New(players=("Dana", "Avi"), starter="Dana"), path).close()
    # Nothing of the test asks this machine not to sleep.
    monkeypatch.setattr("gallery.ui.awake.Awake.hold", lambda self: None)
    told: list[str] = []

    def fault() -> None:
        raise ZeroDivisionError("in a slot")

    def look() -> None:
        (window,) = windows()
        told.append(window.console.players.desk.session.state.phase)
        told.append(plain(window.banner.sentence))
        window._may_close = True
        window.close()

    hook = sys.excepthook
    QTimer.singleShot(50, fault)
    QTimer.singleShot(150, look)
    with caplog.at_level(logging.ERROR):
        assert app.run(data_dir, "en", path) == 0
    assert sys.excepthook is hook
    assert told[0] == "deal"
    assert "the game goes on" in told[1]
    assert "in a slot" in caplog.text
    # The file is free again.
    Table.open(path).close()
