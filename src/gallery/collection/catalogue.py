"""The house collection's catalogue: which file each number is, and its words in three languages."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from gallery.refusal import Refused
from gallery.resources import assets

Movement = Literal["impressionism", "expressionism", "cubism", "ukiyoe", "geometric"]
MOVEMENTS: tuple[Movement, ...] = ("impressionism", "expressionism", "cubism", "ukiyoe", "geometric")
"""In the order of the numbers: painting n belongs to MOVEMENTS[(n - 1) % 5], so that any first paintings are an even choice."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in each language; none may be empty."""

    he: str
    fr: str
    en: str

    def __post_init__(self) -> None:
        if not (self.he.strip() and self.fr.strip() and self.en.strip()):
            raise ValueError("an empty text")

    def by_language(self) -> dict[str, str]:
        """By language code."""
        return {"he": self.he, "fr": self.fr, "en": self.en}


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A painting: its file in assets/paintings; title; in whose manner; period; a question to look closer, and its answer."""

    number: int
    file: str
    movement: Movement
    title: Words
    manner: Words
    period: Words
    look: Words
    answer: Words


class _Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    painting: list[Entry] = []


def load_catalogue(path: Path) -> dict[int, Entry]:
    """The entries by number. Refuses `bad_data_file` (form, a number twice or of another movement, a file's path)."""
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Catalogue).painting
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise Refused("bad_data_file", file=path.name, detail=str(fault)) from fault
    found: dict[int, Entry] = {}
    for entry in entries:
        own = entry.number >= 1 and entry.movement == MOVEMENTS[(entry.number - 1) % len(MOVEMENTS)]
        if not own or entry.number in found or Path(entry.file).name != entry.file:
            raise Refused("bad_data_file", file=path.name, detail=f"number {entry.number}")
        found[entry.number] = entry
    return found


@cache
def house_catalogue() -> dict[int, Entry]:
    """The catalogue that ships."""
    return load_catalogue(assets() / "paintings" / "catalogue.toml")
