"""A folder of pictures, or a zip file of one, becomes a collection: all that can be used of it, or nothing at all.

The new folder is made beside the collections under a name that nobody sees and takes its own name when it is whole; what a
program left that was killed half-way is cleared away the next time. Nothing of the source is changed.
"""

import errno
import shutil
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

import msgspec

from gallery.collection.captions import TABLES, Caption, natural, read_captions, same_file, title_of
from gallery.collection.own import (
    FOLDER,
    INDEX,
    MOST_PICTURES,
    Index,
    OwnPicture,
    check_free_collection,
    refused_by_disk,
    write_index,
)
from gallery.places import sync_folder
from gallery.refusal import Refused

LONGEST_SIDE: Final = 3000
"""Pixels that are kept: a wall of 4K shows fewer."""
LEAST_SIDE: Final = 200
FORMATS: Final = ("JPEG", "MPO", "PNG", "WEBP", "TIFF", "GIF", "BMP", "AVIF")

_QUALITY, _COLOURS = 90, 64
"""Of a JPEG, and how many colours a drawing has at the most that is kept as PNG; a grey photograph has more."""
_STALE: Final = 3600.0
"""Seconds after which a half-made folder without a lock belongs to nobody."""
_COMING, _LOCK = ".importing-", "lock"
_SYSTEM: Final = frozenset({"thumbs.db", "desktop.ini", INDEX, "__macosx"})
"""What systems leave in folders; nobody put it there."""

Progress = Callable[[int, int, str], None]
"""Told before each file: how many are done, of how many, and its name. Raising in it cancels; nothing is left behind."""


class Imported(msgspec.Struct, frozen=True):
    """What became of a folder: the collection's name and folder, its pictures, and what was left out, with the reasons."""

    name: str
    folder: Path
    pictures: tuple[OwnPicture, ...]
    left_out: tuple[Refused, ...]
    """Each names its `file`."""


def _no_progress(done: int, of: int, file: str) -> None:
    """Nobody watches."""


def import_collection(source: Path, name: str, data: Path, progress: Progress = _no_progress) -> Imported:
    """Makes a collection of a folder of pictures or of a zip file, in a data folder.

    Refuses `bad_collection_name`, `collection_exists`, `no_such_folder`, `not_a_collection` (a file that is no zip),
    `no_usable_picture`, `disk_full` and `not_writable`; then there is no collection.
    """
    tidy = check_free_collection(name, data)
    is_folder = _is_folder(source)
    home = data / FOLDER
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise refused_by_disk(fault, str(home)) from fault
    _clear(home)
    with _half_made(home) as (part, let_go):
        left_out: list[Refused] = []
        if is_folder:
            folder = source
        else:
            from gallery.collection.zipped import unpack

            folder = part / "unpacked"
            left_out += unpack(source, folder, progress)
        pictures = _take(folder, part, left_out, progress)
        if not pictures:
            raise Refused(
                "no_usable_picture", folder=source.name or str(source), count=len(left_out), detail=_advice(left_out)
            )
        shutil.rmtree(part / "unpacked", ignore_errors=True)
        write_index(part, Index(pictures=tuple(pictures)))
        sync_folder(part)
        # Somebody may have made one of this name meanwhile.
        check_free_collection(tidy, data)
        let_go()
        try:
            part.rename(home / tidy)
        except OSError as fault:
            raise refused_by_disk(fault, tidy) from fault
    sync_folder(home)
    return Imported(tidy, home / tidy, tuple(pictures), tuple(left_out))


def _is_folder(source: Path) -> bool:
    """Whether it is a folder rather than a file. Refuses `no_such_folder`, `not_readable`, and `not_a_collection`: a pipe."""
    try:
        if source.is_dir():
            return True
        if source.is_file():
            return False
        there = source.exists()
    except PermissionError as fault:
        raise Refused("not_readable", file=str(source), detail=str(fault.strerror)) from fault
    except (OSError, ValueError) as fault:
        # A name that is too long for any file.
        raise Refused("no_such_folder", folder=str(source)) from fault
    raise Refused("not_a_collection", file=source.name) if there else Refused("no_such_folder", folder=str(source))


def _advice(left_out: list[Refused]) -> str:
    """What helps where nothing could be used: pictures of a telephone, or pictures one folder further in."""
    reasons = [(refused.key, refused.params.get("detail")) for refused in left_out]
    if ("picture_foreign", "heic") in reasons:
        return "heic"
    keys = {key for key, _ in reasons}
    return "folders" if "picture_folder" in keys <= {"picture_folder", "picture_foreign"} else ""


def _take(folder: Path, part: Path, left_out: list[Refused], progress: Progress) -> list[OwnPicture]:
    """The pictures of a folder, written anew into `part`."""
    try:
        found = sorted(folder.iterdir(), key=lambda path: natural(path.name))
        tables = [path for path in found if path.name.casefold() in TABLES and path.is_file()]
    except OSError as fault:
        raise Refused("not_readable", file=str(folder), detail=str(fault.strerror)) from fault
    found = [path for path in found if not path.name.startswith(".") and path.name.casefold() not in _SYSTEM]
    table = next((path for name in TABLES for path in tables if path.name.casefold() == name), None)
    captions: Mapping[str, Caption] = {}
    if table is not None:
        found.remove(table)
        try:
            captions = read_captions(table)
        except Refused as refused:
            left_out.append(refused)
    pictures: list[OwnPicture] = []
    for done, path in enumerate(found):
        progress(done, len(found), path.name)
        try:
            if len(pictures) >= MOST_PICTURES:
                raise Refused("too_many_pictures", file=path.name, most=MOST_PICTURES)
            file, width, height = _rewrite(path, part / f"{len(pictures) + 1:03}")
        except Refused as refused:
            if refused.key in ("disk_full", "not_writable"):
                raise
            left_out.append(refused)
            continue
        caption = captions.get(same_file(path.name)) or captions.get(same_file(path.stem)) or Caption()
        pictures.append(
            OwnPicture(
                file, width, height, caption.title or title_of(path.name), caption.artist, caption.year, caption.note
            )
        )
    progress(len(found), len(found), "")
    return pictures


def _rewrite(path: Path, target: Path) -> tuple[str, int, int]:
    """Reads a picture and writes it anew without anything but what is seen; its file's name, width and height (pixels).

    Refuses, naming the file: `picture_folder`, `picture_foreign`, `picture_tiny`, `picture_huge`, `picture_broken`.
    """
    from PIL import Image, UnidentifiedImageError

    from gallery.collection.pixels import opened, too_large, unpacked

    try:
        if path.is_dir():
            raise Refused("picture_folder", file=path.name)
        if not path.is_file():
            raise Refused("picture_foreign", file=path.name)
        with opened(path, FORMATS) as head:
            width, height = head.size
            huge = too_large(head)
            if not huge and min(width, height) >= LEAST_SIDE:
                image = unpacked(head, (LONGEST_SIDE, LONGEST_SIDE))
    except UnidentifiedImageError as fault:
        # A file of a picture's name whose beginning is no picture's is a broken one.
        broken = path.suffix.casefold() in (".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".avif")
        if broken:
            raise Refused("picture_broken", file=path.name) from fault
        phone = path.suffix.casefold() in (".heic", ".heif")
        raise Refused("picture_foreign", file=path.name, detail="heic" if phone else "") from fault
    except Refused:
        raise
    except (Image.DecompressionBombError, MemoryError) as fault:
        raise Refused("picture_huge", file=path.name) from fault
    except PermissionError as fault:
        raise Refused("picture_locked", file=path.name) from fault
    except Exception as fault:
        # Pillow's readers raise whatever their format's faults lead to.
        raise Refused("picture_broken", file=path.name) from fault
    if huge:
        raise Refused("picture_huge", file=path.name, width=width, height=height)
    if min(width, height) < LEAST_SIDE:
        raise Refused("picture_tiny", file=path.name, width=width, height=height, side=LEAST_SIDE)
    # What Pillow remembers of the file it would write into the new one: place, camera, remarks, profiles.
    image.info = {}
    few = image.getcolors(_COLOURS) is not None
    made = target.with_suffix(".png" if few else ".jpg")
    try:
        if few:
            image.save(made, "PNG", optimize=True)
        else:
            image.save(made, "JPEG", quality=_QUALITY, optimize=True)
    except OSError as fault:
        raise refused_by_disk(fault, made.name) from fault
    return made.name, image.width, image.height


# --- half-made


@contextmanager
def _half_made(home: Path) -> Iterator[tuple[Path, Callable[[], None]]]:
    """A new folder that nobody sees, and a call that lets go of it; taken away if it is still there at the end."""
    try:
        # Not by mkdtemp, whose folders nobody else may look into: a school's data folder may be shared.
        part = home / f"{_COMING}{uuid.uuid4().hex}"
        part.mkdir()
    except OSError as fault:
        raise refused_by_disk(fault, str(home)) from fault
    held: list[IO[bytes]] = []

    def let_go() -> None:
        while held:
            held.pop().close()
        (part / _LOCK).unlink(missing_ok=True)

    try:
        try:
            held.append((part / _LOCK).open("wb"))
        except OSError as fault:
            raise refused_by_disk(fault, str(home)) from fault
        # Some disks in a network know no locks; what is left there is told by its age.
        with suppress(OSError):
            _lock(held[0])
        yield part, let_go
    finally:
        with suppress(OSError):
            let_go()
        shutil.rmtree(part, ignore_errors=True)


def _clear(home: Path) -> None:
    """Takes away what a killed import or deletion left; what another program is making now is left alone."""
    with suppress(OSError):
        for path in home.iterdir():
            if path.name.startswith(".deleted-") or (path.name.startswith(_COMING) and _abandoned(path)):
                shutil.rmtree(path, ignore_errors=True)


def _abandoned(part: Path) -> bool:
    try:
        with (part / _LOCK).open("r+b") as file:
            _lock(file)
    except OSError as fault:
        if fault.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        with suppress(OSError):
            return time.time() - part.stat().st_mtime > _STALE
        return False
    return True


def _lock(file: IO[bytes]) -> None:
    """The lock ends with the program, however it ends. Refuses with OSError when another program has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
