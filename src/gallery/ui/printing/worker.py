"""What takes its time beside the window, so that a game goes on meanwhile: making a kit, saving it."""

import errno
import shutil
import tempfile
import weakref
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QThread, Signal

from gallery.printing.files import batch
from gallery.printing.options import PrintOptions
from gallery.printing.report import Report
from gallery.printing.shopping import FILE_NAME
from gallery.refusal import Refused

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS)


class Draft:
    """A kit that was made: its report and a folder of our own with the very files that are shown, saved and printed.

    The folder goes when nothing holds the draft any more.
    """

    def __init__(self, folder: Path, options: PrintOptions, report: Report) -> None:
        self.folder = folder
        self.options = options
        self.report = report
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)

    def path(self, place: int) -> Path:
        """The file of this place in the order of printing."""
        return self.folder / self.report.files[place].name


class Worker(QThread):
    """One piece of work. Ends with exactly one of `made` (its result), `failed` (a Refused) and `cancelled`."""

    progressed = Signal(int, int)
    made = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    class Cancelled(Exception):
        """It was asked to stop."""

    def __init__(self) -> None:
        super().__init__()
        self._stop = False

    def cancel(self) -> None:
        """Stops soon; what was begun leaves nothing behind."""
        self._stop = True

    def run(self) -> None:
        """Does the work and tells how it ended."""
        try:
            made = self.work()
        except Worker.Cancelled:
            self.cancelled.emit()
        except Refused as refused:
            self.failed.emit(in_own_words(refused))
        except OSError as fault:
            full = fault.errno in _FULL
            self.failed.emit(Refused("print_disk_full") if full else Refused("not_printed", detail=repr(fault)))
        except Exception as fault:
            # A thread has no other way to tell: the window shows it and the game goes on.
            self.failed.emit(Refused("not_printed", detail=repr(fault)))
        else:
            self.made.emit(made)

    def work(self) -> object:
        """Each kind's own; asks `check` often."""
        raise NotImplementedError

    def check(self) -> None:
        """Stops here when it was asked to."""
        if self._stop:
            raise Worker.Cancelled

    def tell(self, done: int, of: int) -> None:
        """Progress; stops here when it was asked to."""
        self.check()
        self.progressed.emit(done, of)


class MakeWorker(Worker):
    """Makes a kit into a folder of our own; `made` gives a Draft."""

    def __init__(self, options: PrintOptions) -> None:
        super().__init__()
        self._options = options

    def work(self) -> Draft:
        """The press is loaded only now: it takes longer than the page to open."""
        from gallery.printing.kits import make_kit
        from gallery.printing.pictures import Painting, house_painting, painting_source
        from gallery.texts import Texts

        own = self._options.own

        def painting(number: int, texts: Texts) -> Painting:
            # Hundreds of pictures in one file must not keep somebody waiting who has changed their mind.
            self.check()
            return house_painting(number, texts) if own is None else painting_source(own)(number, texts)

        folder = Path(tempfile.mkdtemp(prefix="gallery-"))
        try:
            report = make_kit(folder, self._options, paintings=painting, progress=self.tell)
            self.check()
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return Draft(folder, self._options, report)


class SaveWorker(Worker):
    """Copies a draft's files into a folder, all of them or none; `made` gives the folder."""

    def __init__(self, draft: Draft, out: Path) -> None:
        super().__init__()
        self._draft = draft
        self._out = out

    def work(self) -> Path:
        """Refuses what `batch` refuses."""
        names = [file.name for file in self._draft.report.files]
        with batch(self._out) as files:
            for done, name in enumerate([*names, FILE_NAME]):
                self.tell(done, len(names) + 1)
                copy(self._draft.folder / name, files.path(name), self.check)
            self.check()
        return self._out


def copy(source: Path, target: Path, check: Callable[[], None]) -> None:
    """Copies a file in pieces, asking between them whether to go on."""
    with source.open("rb") as read, target.open("wb") as write:
        while piece := read.read(1 << 20):
            check()
            write.write(piece)


def in_own_words(refused: Refused) -> Refused:
    """A full disk and a closed folder have sentences of their own, in every language; the system's words are in one."""
    cause = refused.__cause__
    if isinstance(cause, OSError) and refused.key in ("not_written", "folder_not_writable"):
        if cause.errno in _FULL:
            return Refused("print_disk_full")
        if cause.errno in _CLOSED and refused.key == "folder_not_writable":
            return Refused("print_folder_closed", folder=refused.params.get("folder", ""))
    return refused
