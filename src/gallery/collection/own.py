"""Collections of one's own: folders `collections/NAME` of the data folder, each with its pictures and an index of them.

The index is written whole or not at all; a folder whose name begins with a dot is not there yet, or no more.
"""

import errno
import os
import re
import shutil
import stat
import tempfile
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from gallery.collection.captions import natural
from gallery.collection.collection import HOUSE, Collection, Painting, house_collection
from gallery.collection.photograph import Photograph
from gallery.collection.picture import Picture, Shape, rectangle
from gallery.places import sync_folder, write_whole
from gallery.refusal import Refused
from gallery.texts.language import LANGUAGES
from gallery.texts.ranges import isolated_ranges

FOLDER: Final = "collections"
INDEX: Final = "collection.json"
LONGEST_NAME: Final = 60
"""Characters."""
MOST_PICTURES: Final = 999
"""As many as a game can have."""

_CANVAS: Final = "#d9d0be"
_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])( *\..*)?", re.IGNORECASE)
_FILE: Final = re.compile(r"\d{3,4}\.(jpg|png)")


class OwnPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture of a collection: its file in the folder, pixels, and its caption."""

    file: str
    width: int
    height: int
    title: str = ""
    artist: str = ""
    year: str = ""
    note: str = ""


class Index(msgspec.Struct, frozen=True):
    """The pictures in the order of their numbers, and what the collection was called before (games know it by that)."""

    version: int = 1
    formerly: tuple[str, ...] = ()
    pictures: tuple[OwnPicture, ...] = ()


def check_collection_name(name: str) -> str:
    """The name, tidied. Refuses `bad_collection_name`: nothing, too long, or what no folder can be called everywhere."""
    tidy = unicodedata.normalize("NFC", name).strip()
    if not tidy:
        raise Refused("bad_collection_name", name=tidy, detail="empty")
    if len(tidy) > LONGEST_NAME or len(tidy.encode("utf-8", "replace")) > 200:
        raise Refused("bad_collection_name", name=tidy[:LONGEST_NAME], detail="long")
    hidden = any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in tidy)
    if hidden or _FORBIDDEN & set(tidy) or tidy[0] == "." or tidy[-1] == "." or _DEVICES.fullmatch(tidy):
        shown = "".join(sign for sign in tidy if unicodedata.category(sign)[0] != "C")
        raise Refused("bad_collection_name", name=shown, detail="characters")
    return tidy


def _same(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip().casefold()


def own_collections(folders: Sequence[Path]) -> list[str]:
    """The names of one's own collections, in the order of a telephone book."""
    found: dict[str, str] = {}
    for folder in folders:
        with suppress(OSError):
            for inside in (folder / FOLDER).iterdir():
                if not inside.name.startswith(".") and (inside / INDEX).is_file():
                    found.setdefault(_same(inside.name), inside.name)
    return sorted(found.values(), key=natural)


def check_free_collection(name: str, folder: Path) -> str:
    """The checked name. Refuses `collection_exists` when the house or another collection of the data folder has it."""
    tidy = check_collection_name(name)
    taken = {HOUSE}
    with suppress(OSError):
        taken |= {_same(inside.name) for inside in (folder / FOLDER).iterdir()}
    if _same(tidy) in taken:
        raise Refused("collection_exists", name=tidy)
    return tidy


def folder_of(name: str, folders: Sequence[Path]) -> Path:
    """The folder of one's own collection, also by a name that it had. Refuses `unknown_collection`."""
    wanted = _same(name)
    for known in own_collections(folders):
        if _same(known) == wanted:
            return next(folder / FOLDER / known for folder in folders if (folder / FOLDER / known / INDEX).is_file())
    for known in own_collections(folders):
        path = next(folder / FOLDER / known for folder in folders if (folder / FOLDER / known / INDEX).is_file())
        with suppress(Refused):
            if wanted in map(_same, read_index(path).formerly):
                return path
    raise Refused("unknown_collection", name=name)


def read_index(folder: Path) -> Index:
    """A collection's index. Refuses `collection_damaged`."""
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except (OSError, msgspec.MsgspecError, RecursionError) as fault:
        raise Refused("collection_damaged", name=folder.name) from fault
    if not index.pictures or any(
        not _FILE.fullmatch(picture.file) or picture.width < 1 or picture.height < 1 for picture in index.pictures
    ):
        raise Refused("collection_damaged", name=folder.name)
    return index


def write_index(folder: Path, index: Index) -> None:
    """Writes the index whole or not at all. Refuses `not_writable` and `disk_full`."""
    write_whole(folder / INDEX, msgspec.json.format(msgspec.json.encode(index)))
    # Written by way of a file that only its owner may read; whoever may see the pictures may see what they are called.
    with suppress(OSError):
        (folder / INDEX).chmod(stat.S_IMODE((folder / index.pictures[0].file).stat().st_mode))


def open_collection(name: str | None, folders: Sequence[Path]) -> Collection:
    """The house's collection, or one's own by its name. Refuses `unknown_collection` and `collection_damaged`."""
    if name is None or _same(name) == HOUSE:
        return house_collection()
    folder = folder_of(name, folders)
    index = read_index(folder)
    return Collection(folder.name, partial(_painting, folder, index.pictures), len(index.pictures))


def bare_collection(name: str) -> Collection:
    """Plain canvases without titles, in place of a collection that is gone: they are told by their numbers."""
    return Collection(name, _bare)


def _bare(number: int) -> Painting:
    # The shapes of no picture: whoever looks sees that there is one, and its number.
    return Painting(number, Picture(4, 3, (Shape(rectangle(0, 0, 4, 3), fill=_CANVAS),)))


def _painting(folder: Path, pictures: Sequence[OwnPicture], number: int) -> Painting:
    if number > len(pictures):
        return _bare(number)
    picture = pictures[number - 1]

    def everywhere(text: str) -> dict[str, str]:
        return dict.fromkeys(LANGUAGES, text) if text else {}

    return Painting(
        number,
        Photograph(folder / picture.file, picture.width, picture.height),
        everywhere(picture.title),
        everywhere(picture.artist),
        everywhere(isolated_ranges(picture.year)),
        note=picture.note,
    )


# --- changing one


def rearrange(folder: Path, order: Sequence[int]) -> None:
    """Hangs the pictures in another order (their numbers of now, from 1); those that are not in it are left out for good.

    Refuses `collection_damaged`, and ValueError for numbers that are not there, come twice, or none at all.
    """
    index = read_index(folder)
    if not order or len(set(order)) < len(order) or not set(order) <= set(range(1, len(index.pictures) + 1)):
        raise ValueError(order)
    kept = tuple(index.pictures[number - 1] for number in order)
    write_index(folder, msgspec.structs.replace(index, pictures=kept))
    for picture in index.pictures:
        if picture not in kept:
            # Nothing names it any more; one that cannot be taken away now only takes up room.
            with suppress(OSError):
                (folder / picture.file).unlink()


def rename_collection(name: str, new: str, data: Path) -> str:
    """Gives one's own collection another name; games go on finding it. Refuses what names and folders refuse."""
    folder = folder_of(name, (data,))
    tidy = check_collection_name(new)
    if tidy == folder.name:
        return tidy
    if _same(tidy) != _same(folder.name):
        check_free_collection(tidy, data)
    index = read_index(folder)
    formerly = tuple(dict.fromkeys((*index.formerly, folder.name)))
    write_index(folder, msgspec.structs.replace(index, formerly=formerly))
    try:
        folder.rename(folder.with_name(tidy))
    except OSError as fault:
        raise refused_by_disk(fault, tidy) from fault
    sync_folder(folder.parent)
    return tidy


def delete_collection(name: str, data: Path) -> None:
    """Takes one's own collection away, at once for whoever looks. Refuses `unknown_collection` and `not_writable`."""
    folder = folder_of(name, (data,))
    try:
        gone = Path(tempfile.mkdtemp(prefix=".deleted-", dir=folder.parent))
        folder.rename(gone / "it")
    except OSError as fault:
        raise refused_by_disk(fault, folder.name) from fault
    sync_folder(folder.parent)
    shutil.rmtree(gone, ignore_errors=True)


def refused_by_disk(fault: OSError, file: str) -> Refused:
    """What a disk said no to."""
    full = fault.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)
    return Refused("disk_full" if full else "not_writable", file=file, detail=str(fault.strerror or os.strerror(0)))
