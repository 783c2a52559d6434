"""Windows of one test do not vanish in the middle of another, nor in a thread that draws."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from gallery.ui.garbage import look
from gallery.ui.main_window import MainWindow
from gallery.ui.shell import Shell

ROOM = 96 * 1024 * 1024
"""Bytes by which this process may grow until old windows with all their pictures are looked for."""
_STATM = Path("/proc/self/statm")
_PAGE = 4096
_grown = 0


@pytest.fixture(autouse=True)
def _garbage_between_tests() -> Iterator[None]:
    """As in the program, nothing is collected by itself; see `gallery.ui.garbage`. A test's window lives no minute, though."""
    global _grown
    gc.disable()
    yield
    for shell in QApplication.topLevelWidgets() if QApplication.instance() is not None else ():
        for window in shell.findChildren(MainWindow) if isinstance(shell, Shell) else ():
            _put_away(window)
    # What a test closed is deleted by an event loop, which there is none of between two tests; as long as it is not deleted,
    # its signals hold everything that they call.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    look()
    if _held() - _grown > ROOM:
        gc.collect()
        _grown = _held()
    gc.enable()


def _put_away(window: MainWindow) -> None:
    """Ends what would still go on in a window that is deleted in the middle of a game: the wheel, threads that draw or print.

    A thread that tells something to an object that is being deleted ends the program; a window that is closed does the same.
    """
    window.projection.close()
    window.rooms.stop()
    window.start.stop()
    window.desk.decks.stop()
    for session in window.desk.sessions:
        session.close_game()


def _held() -> int:
    """The memory that this process holds, bytes; 0 where the system does not tell it so."""
    try:
        return int(_STATM.read_text("ascii").split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        return 0
