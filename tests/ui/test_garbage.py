"""What is left of windows is taken apart by the thread that made them, whoever makes many objects meanwhile."""

import gc
from threading import Thread, current_thread, main_thread
from weakref import finalize

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gallery.ui.garbage import Collector, collect_here


class Remains:
    """Two that hold each other, one of them a widget: only the collector can let them go."""

    def __init__(self, taken: list[Thread]) -> None:
        self.widget = QWidget()
        self.widget.setProperty("holder", 1)
        self.widget.holder = self  # type: ignore[attr-defined]
        finalize(self, lambda: taken.append(current_thread()))


def busy(kept: list[list[int]]) -> None:
    """Makes enough objects for many collections."""
    kept.extend([number] for number in range(200_000))


def test_garbage_is_collected_in_the_windows_thread(qtbot: QtBot) -> None:
    collect_here()
    collect_here()
    application = QCoreApplication.instance()
    assert application is not None
    assert len(application.findChildren(Collector)) == 1
    assert not gc.isenabled()
    taken: list[Thread] = []
    Remains(taken)
    kept: list[list[int]] = []
    other = Thread(target=busy, args=(kept,))
    other.start()
    other.join()
    assert taken == []
    qtbot.waitUntil(lambda: taken == [main_thread()])
    assert len(kept) == 200_000
    application.findChildren(Collector)[0].deleteLater()
