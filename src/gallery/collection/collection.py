"""The paintings of a game by number. Number k is the same picture on every screen and in every kit."""

from collections.abc import Callable
from functools import cache

import msgspec

from gallery.collection.picture import Picture
from gallery.collection.sketch import sketch


class Painting(msgspec.Struct, frozen=True):
    """A painting: its number (from 1), its picture, and captions by language ("he", "fr", "en").

    `title` may be empty; then screens and cards name the painting by its number. `manner` is the caption's second line.
    """

    number: int
    picture: Picture
    title: dict[str, str] = {}
    manner: dict[str, str] = {}


class Collection:
    """Paintings by number, made when they are asked for and kept."""

    def __init__(self, name: str, make: Callable[[int], Painting]) -> None:
        self.name = name
        self._make = cache(make)

    def painting(self, number: int) -> Painting:
        """The painting of this number. Refuses a number below 1 with ValueError."""
        if number < 1:
            raise ValueError(number)
        return self._make(number)


@cache
def house_collection() -> Collection:
    """The collection that ships."""
    return Collection("house", lambda number: Painting(number, sketch(number)))
