"""Makes a kit beside the window, so that a game goes on meanwhile."""

from pathlib import Path

from PySide6.QtCore import QThread, Signal

from gallery.printing.options import PrintOptions
from gallery.refusal import Refused


class _Cancelled(Exception):
    pass


class PrintWorker(QThread):
    """One kit into one folder. Ends with exactly one of `made` (a Report), `failed` (a Refused) and `cancelled`."""

    progressed = Signal(int, int)
    made = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, out: Path, options: PrintOptions) -> None:
        super().__init__()
        self._out = out
        self._options = options
        self._stop = False

    def cancel(self) -> None:
        """Stops before the next file; what was begun leaves nothing behind."""
        self._stop = True

    def run(self) -> None:
        """Prints. The press is loaded only now: it takes longer than the page to open."""
        from gallery.printing.kits import make_kit

        try:
            report = make_kit(self._out, self._options, progress=self._tell)
        except _Cancelled:
            self.cancelled.emit()
        except Refused as refused:
            self.failed.emit(refused)
        except Exception as fault:
            # A thread has no other way to tell: the window shows it and the game goes on.
            self.failed.emit(Refused("not_printed", detail=repr(fault)))
        else:
            self.made.emit(report)

    def _tell(self, done: int, of: int) -> None:
        if self._stop:
            raise _Cancelled
        self.progressed.emit(done, of)
