"""The paintings of a game by number. Number k is the same picture on every screen and in every kit."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

import msgspec

from gallery.collection.catalogue import house_catalogue
from gallery.collection.photograph import Photograph
from gallery.collection.picture import Picture
from gallery.collection.sketch import sketch
from gallery.collection.svg import read_picture, read_sides
from gallery.resources import assets
from gallery.texts.ranges import isolated_ranges

HOUSE: Final = "house"
"""The name of the collection that ships."""


class Painting(msgspec.Struct, frozen=True):
    """A painting: its number (from 1), its picture, and captions by language ("he", "fr", "en").

    The picture may be given as a call that reads it: then captions and `sides` cost nothing, and `picture` reads the file.
    It may be a `photograph` too, a file of pixels; those of the house are shapes.

    `title` may be empty; then screens and cards name the painting by its number. `manner` is the caption's second line;
    `period`, the question `look` and its `answer` are for who wants to know more. `movement` is empty outside of the house;
    `note` is whatever somebody wrote about a picture of their own.
    """

    number: int
    source: Picture | Photograph | Callable[[], Picture]
    title: dict[str, str] = {}
    manner: dict[str, str] = {}
    period: dict[str, str] = {}
    look: dict[str, str] = {}
    answer: dict[str, str] = {}
    movement: str = ""
    known_sides: tuple[float, float] | None = None
    note: str = ""

    @property
    def photograph(self) -> Photograph | None:
        """Its file of pixels, None when it is drawn of shapes."""
        return self.source if isinstance(self.source, Photograph) else None

    @property
    def picture(self) -> Picture:
        """Its shapes. Refuses `bad_picture_file`, and a photograph, which has none, with ValueError."""
        if isinstance(self.source, Photograph):
            raise ValueError(self.number)
        return self.source if isinstance(self.source, Picture) else self.source()

    @property
    def sides(self) -> tuple[float, float]:
        """Width and height in the picture's units; only their ratio counts."""
        shown = self.photograph or self.known_sides or self.picture
        return shown if isinstance(shown, tuple) else (shown.width, shown.height)


class Collection:
    """Paintings by number, made when they are asked for and kept. `size` is how many there are, None where there is no end."""

    def __init__(self, name: str, make: Callable[[int], Painting], size: int | None = None) -> None:
        self.name = name
        self.size = size
        self._make = cache(make)

    def painting(self, number: int) -> Painting:
        """The painting of this number. Refuses a number below 1 with ValueError."""
        if number < 1:
            raise ValueError(number)
        return self._make(number)


@cache
def house_collection() -> Collection:
    """The collection that ships: the catalogue's paintings, and a plain sketch for every number beyond."""
    return Collection(HOUSE, _house_painting)


def _house_painting(number: int) -> Painting:
    entry = house_catalogue().get(number)
    if entry is None:
        return Painting(number, sketch(number))
    path = assets() / "paintings" / entry.file
    return Painting(
        number,
        cache(partial(read_picture, path)),
        entry.title.by_language(),
        entry.manner.by_language(),
        {language: isolated_ranges(told) for language, told in entry.period.by_language().items()},
        entry.look.by_language(),
        entry.answer.by_language(),
        entry.movement,
        read_sides(path),
    )
