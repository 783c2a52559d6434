"""Garbage is collected in the window's thread alone.

Python looks for garbage whenever any thread makes many objects. A thread that reads a picture or lays out sheets would then
take apart the remains of windows, which Qt allows only to the thread that made them: the program crashes. So nothing is
collected by itself any more; a timer of the window's thread does it.
"""

import gc

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY = 500
"""Milliseconds from look to look."""


class Collector(QObject):
    """Looks for garbage twice a second, as long as the application lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(look)
        self._timer.start(EVERY)


def look() -> None:
    """Collects what Python would have collected by now: the old less often than the young."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return


def collect_here() -> None:
    """From now on garbage is collected in this thread, which has to be the application's. Once is enough."""
    application = QCoreApplication.instance()
    assert application is not None
    if application.findChild(Collector) is None:
        Collector(application)
    gc.disable()
