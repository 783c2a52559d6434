"""Files that appear whole or not at all: all of a kit is finished under other names first, then takes its places."""

import contextlib
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from gallery.places import sync_folder
from gallery.refusal import Refused

_STRAY = re.compile(r"\.(.+\.(pdf|txt)|probe)\.\d+\.(part|old)")
_STRAY_AGE = 86_400.0
"""Seconds after which an unfinished file has surely been left by a program that was killed: no kit takes a day."""


class Batch:
    """The files of one kit on their way: `path(name)` is where to write, and the name it will have is given at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: dict[str, Path] = {}

    def path(self, name: str) -> Path:
        """The temporary file of a name, in the same folder."""
        made = self.folder / f".{name}.{os.getpid()}.part"
        self._made[name] = made
        return made

    def finish(self) -> None:
        """Puts every file on disk and in its place. Refuses `not_written` with the file's name."""
        for name, path in self._made.items():
            with _told(name), path.open("rb+") as file:
                os.fsync(file.fileno())
        with _undisturbed() as heed:
            self._replace_all(heed)
        sync_folder(self.folder)

    def _replace_all(self, heed: Callable[[], None]) -> None:
        kept: dict[str, Path] = {}
        try:
            for name, path in self._made.items():
                heed()
                with _told(name):
                    self._keep(name, kept)
                    path.replace(self.folder / name)
            heed()
        except BaseException:
            # One file is open in another program, the disk fails, or somebody wants no more: those that were replaced come
            # back.
            for name, path in self._made.items():
                with contextlib.suppress(OSError):
                    if name in kept:
                        kept[name].replace(self.folder / name)
                    elif not path.exists():
                        (self.folder / name).unlink()
            raise
        finally:
            for old in kept.values():
                with contextlib.suppress(OSError):
                    old.unlink(missing_ok=True)

    def _keep(self, name: str, kept: dict[str, Path]) -> None:
        """A second name for the file that is to be replaced, where the system has such: with it the file can come back."""
        old = self.folder / f".{name}.{os.getpid()}.old"
        with contextlib.suppress(OSError):
            old.unlink(missing_ok=True)
            os.link(self.folder / name, old)
            kept[name] = old

    def drop(self) -> None:
        """Takes every unfinished file away."""
        for path in self._made.values():
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)


@contextmanager
def batch(folder: Path) -> Iterator[Batch]:
    """A batch whose files appear when the block ends well; a fault, a refusal or an interruption leaves nothing, not even a
    folder that was made for it.

    Refuses `folder_not_writable` and `not_written` (also for a fault of the disk inside the block).
    """
    made = _make(folder)
    files = Batch(folder)
    try:
        _probe(folder)
        _sweep(folder)
        yield files
        files.finish()
    except BaseException as fault:
        with _undisturbed():
            files.drop()
            for each in reversed(made):
                with contextlib.suppress(OSError):
                    each.rmdir()
        if isinstance(fault, OSError):
            raise Refused("not_written", file=Path(str(fault.filename or folder)).name, detail=reason(fault)) from fault
        raise


@contextmanager
def _undisturbed() -> Iterator[Callable[[], None]]:
    """While files take their places, or are taken away, Ctrl-C waits: amid it some would be left under their other names.

    What it gives raises `KeyboardInterrupt` when one is waiting; a later one is told at the end. Only the main thread is ever
    interrupted.
    """
    waiting: list[int] = []

    def heed() -> None:
        if waiting:
            waiting.clear()
            raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield heed
        return
    signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    try:
        yield heed
    finally:
        signal.signal(signal.SIGINT, before)
        heed()


def reason(fault: OSError) -> str:
    """What the system says, in a few words."""
    return fault.strerror or str(fault)


def _make(folder: Path) -> list[Path]:
    """Makes the folder and those above it; gives those that were not there."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()][::-1]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refused("folder_not_writable", folder=str(folder), detail=reason(fault)) from fault
    return missing


def _probe(folder: Path) -> None:
    """Writes and removes a file, so that an unwritable folder is told before the long work."""
    probe = folder / f".probe.{os.getpid()}.part"
    try:
        try:
            probe.write_bytes(b"")
        finally:
            probe.unlink(missing_ok=True)
    except OSError as fault:
        raise Refused("folder_not_writable", folder=str(folder), detail=reason(fault)) from fault


def _sweep(folder: Path) -> None:
    """Takes away what a program that was killed left here once: nobody sees such files, and they would pile up."""
    for path in folder.iterdir():
        with contextlib.suppress(OSError):
            if _STRAY.fullmatch(path.name):
                told = path.lstat()
                # A second name has its file's age: when it was made shows in the other time.
                if time.time() - max(told.st_mtime, told.st_ctime) > _STRAY_AGE:
                    path.unlink()


@contextmanager
def _told(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise Refused("not_written", file=name, detail=reason(fault)) from fault
