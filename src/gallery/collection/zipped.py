"""A collection as one zip file: a picture a number and `catalogue.csv`, which any spreadsheet and this program can read."""

import csv
import io
import os
import re
import unicodedata
import uuid
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Final

from gallery.collection.captions import TABLES
from gallery.collection.own import read_index, refused_by_disk
from gallery.refusal import Refused

MOST_FILES: Final = 4000
MOST_BYTES: Final = 200_000_000
"""Of one file, unpacked."""
MOST_BYTES_IN_ALL: Final = 3_000_000_000
_PIECE: Final = 1 << 20
_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The same collection makes the same file."""


def unpack(source: Path, into: Path, progress: Callable[[int, int, str], None]) -> list[Refused]:
    """Unpacks a zip file's pictures and table into a new folder, under plain names; gives what was left out, with reasons.

    The names in the file choose no place: each must be a plain name, or one in the single folder that all lie in. Refuses
    `not_a_collection` for what is no zip file, `disk_full` and `not_writable`.
    """
    left_out: list[Refused] = []
    room = MOST_BYTES_IN_ALL
    try:
        with zipfile.ZipFile(source) as archive:
            into.mkdir()
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            top = _common_folder([entry.filename for entry in entries])
            taken: set[str] = set()
            for done, entry in enumerate(entries):
                told = entry.filename[-80:]
                name = plain_name(entry.filename, top)
                if name == "":
                    continue
                progress(done, len(entries), told)
                try:
                    if done >= MOST_FILES:
                        raise Refused("too_many_pictures", file=told, most=MOST_FILES)
                    if name is None:
                        raise Refused("picture_path", file=told)
                    if name.casefold() in taken:
                        raise Refused("picture_twice", file=told)
                    taken.add(name.casefold())
                    room -= _copy(archive, entry, into / name, min(MOST_BYTES, room))
                except Refused as refused:
                    if refused.key in ("disk_full", "not_writable"):
                        raise
                    left_out.append(refused)
    except (zipfile.BadZipFile, UnicodeDecodeError, NotImplementedError) as fault:
        raise Refused("not_a_collection", file=source.name) from fault
    except OSError as fault:
        raise Refused("not_readable", file=source.name, detail=str(fault.strerror)) from fault
    return left_out


def plain_name(path: str, top: str = "") -> str | None:
    """The name under which an entry is unpacked; empty for what is passed over in silence, None for what is refused.

    A path is refused that is absolute, names a drive, leads upwards, or lies in a folder other than `top` ("name/").
    """
    if path.startswith(("__MACOSX/", f"{top}__MACOSX/")):
        return ""
    inside = path.removeprefix(top) if path.startswith(top) else ""
    if not inside or re.search(r'[\\/:<>"|?*]', inside) or inside in (".", ".."):
        return None
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in inside) or len(inside.encode("utf-8")) > 240:
        return None
    if inside.startswith(".") or inside.casefold() in ("thumbs.db", "desktop.ini"):
        return ""
    return None if inside.endswith((".", " ")) else inside


def _common_folder(paths: list[str]) -> str:
    """The one folder that all entries lie in, with its stroke; empty when there is none."""
    tops = {path.partition("/")[0] for path in paths if not path.startswith("__MACOSX/")}
    top = tops.pop() if len(tops) == 1 else ""
    if top in ("", ".", "..") or any(not path.startswith((f"{top}/", "__MACOSX/")) for path in paths):
        return ""
    return f"{top}/"


def _copy(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, target: Path, most: int) -> int:
    """Unpacks an entry; what its head says of its size is not believed. Gives the bytes that it took."""
    written = 0
    try:
        with archive.open(entry) as packed, target.open("xb") as file:
            while True:
                try:
                    piece = packed.read(_PIECE)
                except Exception as fault:
                    # zlib, bz2 and lzma each have their own faults for data that is spoiled.
                    raise Refused("picture_broken", file=entry.filename[-80:]) from fault
                if not piece:
                    return written
                written += len(piece)
                if written > most:
                    raise Refused("picture_huge", file=entry.filename[-80:])
                file.write(piece)
    except Refused:
        target.unlink(missing_ok=True)
        raise
    except OSError as fault:
        raise refused_by_disk(fault, target.name) from fault
    except Exception as fault:
        # Encrypted, or packed in a way that is not known here.
        raise Refused("picture_broken", file=entry.filename[-80:]) from fault


def export_collection(folder: Path, target: Path) -> int:
    """Writes a collection into a zip file, whole or not at all; gives how many pictures. An old file is replaced.

    Refuses `collection_damaged`, `not_readable`, `disk_full` and `not_writable`.
    """
    index = read_index(folder)
    table = io.StringIO(newline="")
    rows = csv.writer(table)
    rows.writerow(("file", "title", "artist", "year", "note"))
    part = None
    try:
        # Not by tempfile, whose files nobody else may read: it is made to be handed on.
        part = target.with_name(f".gallery-{uuid.uuid4().hex}")
        with part.open("xb") as file:
            with zipfile.ZipFile(file, "w") as archive:
                for number, picture in enumerate(index.pictures, start=1):
                    name = f"{number:03}{PurePosixPath(picture.file).suffix}"
                    rows.writerow((name, picture.title, picture.artist, picture.year, picture.note))
                    archive.writestr(zipfile.ZipInfo(name, _DAY), _bytes(folder / picture.file))
                # With a mark, so that spreadsheets know the letters.
                archive.writestr(zipfile.ZipInfo(TABLES[0], _DAY), table.getvalue().encode("utf-8-sig"))
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as fault:
        raise refused_by_disk(fault, target.name) from fault
    finally:
        if part is not None:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    return len(index.pictures)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise Refused("not_readable", file=path.name, detail=str(fault.strerror)) from fault
