"""What one's own pictures are called: a table `catalogue.csv` beside them as spreadsheets save it, else the file's name."""

import csv
import io
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from gallery.refusal import Refused

TABLES: Final = ("catalogue.csv", "catalog.csv")
"""Names of the table, in any case; the first that is there is read."""

LONGEST: Final[Mapping[str, int]] = {"title": 70, "artist": 60, "year": 30, "note": 400}
"""Characters: what a painting card has room for. Longer texts are cut with an ellipsis."""

_COLUMNS: Final[Mapping[str, frozenset[str]]] = {
    "file": frozenset({"file", "filename", "file name", "קובץ", "שם קובץ", "שם הקובץ", "fichier", "nom du fichier"}),
    "title": frozenset({"title", "name", "כותרת", "שם", "שם היצירה", "titre", "nom"}),
    "artist": frozenset(
        {"artist", "painter", "אמן", "אמנית", "צייר", "ציירת", "יוצר", "יוצרת", "artiste", "peintre", "auteur"}
    ),
    "year": frozenset({"year", "date", "שנה", "תאריך", "année", "annee"}),
    "note": frozenset({"note", "notes", "הערה", "הערות", "remarque"}),
}
_CAMERA: Final = re.compile(
    r"(?:img|dsc[nf]?|pxl|pict?|mvi|scan|photo|image|whatsapp image|screenshot|capture(?: d.écran)?|לכידה|צילום מסך|תמונה)?"
    r"[\s\d.()]*(?:(?:at|à) [\d. ]+)?(?:wa\d+)?",
    re.IGNORECASE,
)
"""A name that a device gave: it says nothing about the picture."""
_MOST_BYTES: Final = 4_000_000


class Caption(msgspec.Struct, frozen=True):
    """The words on a picture's label; any may be empty."""

    title: str = ""
    artist: str = ""
    year: str = ""
    note: str = ""


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """The key by which people order names: picture 2 before picture 10, upper and lower case alike."""
    parts = re.findall(r"\d+|\D+", _seen(unicodedata.normalize("NFKC", name)).casefold())
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)


def title_of(file: str) -> str:
    """A title out of a file's name: `03_blue-horse.jpg` is "blue horse", `IMG_2041.jpg` says nothing."""
    stem = re.sub(r"[\s_\-\u2010-\u2014]+", " ", _seen(Path(file).stem))
    told = re.sub(r"^[\s\d.()#]+", "", stem).strip()
    return "" if _CAMERA.fullmatch(told) else tidied(told, LONGEST["title"])


def tidied(text: str, longest: int) -> str:
    """One line without what cannot be seen: control and direction characters; cut at `longest` characters."""
    seen = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    line = " ".join(unicodedata.normalize("NFC", _seen(seen)).split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def same_file(name: str) -> str:
    """A file's name as it is compared: case, the way accents are written and marks that nobody sees do not matter.

    Windows in Hebrew begins the name of what it cut out of a screen with two marks of direction; who types it does not.
    """
    return unicodedata.normalize("NFC", _seen(name).strip()).casefold()


def _seen(text: str) -> str:
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn"))


def read_captions(path: Path) -> dict[str, Caption]:
    """The captions of a table by `same_file` of their files, with and without the ending. Refuses `captions_unread`."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as fault:
        raise Refused("captions_unread", file=path.name, detail=str(fault.strerror)) from fault
    if len(data) > _MOST_BYTES:
        raise Refused("captions_unread", file=path.name)
    found: dict[str, Caption] = {}
    for row in _rows(decoded(data), path.name):
        file_name = row.get("file", "").strip()
        # Tables of other systems may name a folder too.
        file_name = re.split(r"[\\/]", file_name)[-1]
        if file_name:
            told = {name: tidied(row.get(name, ""), longest) for name, longest in LONGEST.items()}
            found.setdefault(same_file(file_name), Caption(**told))
            found.setdefault(same_file(Path(file_name).stem), Caption(**told))
    return found


def decoded(data: bytes) -> str:
    """The text of a table: UTF-8 or UTF-16 by mark or by sight, else the old Windows tables for Hebrew or for French.

    In Hebrew words the bytes above ASCII stand beside each other, in French words between plain letters: that decides.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if data[:200].count(0) * 3 > len(data[:200]):
        return data.decode("utf-16-le" if data[1:2] == b"\0" else "utf-16-be", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    hebrew = len(re.findall(rb"(?<=[\xe0-\xfa])[\xe0-\xfa]", data))
    french = len(re.findall(rb"(?<=[A-Za-z])[\xc0-\xff]|[\xc0-\xff](?=[A-Za-z])", data))
    return data.decode("cp1255" if hebrew > french else "cp1252", "replace")


def _rows(text: str, name: str) -> Sequence[Mapping[str, str]]:
    """The rows by column. The delimiter is the one that finds most known columns in the heading."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\n")
    if lines[:4].casefold() == "sep=":
        # Some programs tell each other the delimiter in a line of its own.
        lines = lines.partition("\n")[2]
    best: tuple[int, list[list[str]], dict[str, int]] = (0, [], {})
    for delimiter in ",;\t|":
        try:
            rows = list(csv.reader(io.StringIO(lines, newline=""), delimiter=delimiter))
        except csv.Error:
            continue
        places = _places(rows[0]) if rows else {}
        if "file" in places and len(places) > best[0]:
            best = (len(places), rows[1:], places)
    if best[0] < 2:
        raise Refused("captions_unread", file=name)
    _, rows, places = best
    return [{column: row[place] for column, place in places.items() if place < len(row)} for row in rows]


def _places(heading: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for place, cell in enumerate(heading):
        word = tidied(cell, 40).casefold()
        for column, words in _COLUMNS.items():
            if word in words:
                found.setdefault(column, place)
    return found
