"""Importing and exporting beside the window, so that nothing waits for them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QThread, Signal

from gallery.refusal import Refused


class Work(QThread):
    """One piece of work. Ends with exactly one of `made` (its result), `failed` (a Refused) and `cancelled`."""

    progressed = Signal(int, int, str)
    made = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    class Cancelled(Exception):
        """It was asked to stop."""

    def __init__(self, act: "Callable[[Work], object]") -> None:
        super().__init__()
        self._act = act
        self._stop = False

    def cancel(self) -> None:
        """Stops soon; what was begun leaves nothing behind."""
        self._stop = True

    def tell(self, done: int, of: int, file: str) -> None:
        """Progress; stops here when it was asked to."""
        if self._stop:
            raise Work.Cancelled
        self.progressed.emit(done, of, file)

    def run(self) -> None:
        """Does the work and tells how it ended."""
        try:
            result = self._act(self)
        except Work.Cancelled:
            self.cancelled.emit()
        except Refused as refused:
            self.failed.emit(refused)
        except Exception as fault:
            # A thread has no other way to tell: the page says it and the program goes on.
            self.failed.emit(Refused("unexpected", detail=repr(fault)))
        else:
            self.made.emit(result)


def importing(source: Path, name: str, data: Path) -> Work:
    """Imports a folder or a zip file; `made` gives an Imported. Pillow is loaded in the thread."""

    def act(work: Work) -> object:
        from gallery.collection.importing import import_collection

        return import_collection(source, name, data, work.tell)

    return Work(act)


def exporting(folder: Path, target: Path) -> Work:
    """Writes a collection into a zip file; `made` gives its path."""

    def act(_: Work) -> object:
        from gallery.collection.zipped import export_collection

        export_collection(folder, target)
        return target

    return Work(act)
