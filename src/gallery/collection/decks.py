"""The cards of the three exhibitions games: numbers, pictures, key colours and symbols.

A deck has 65 cards: five exhibitions of thirteen (exhibitions.md, What lies on the table). In Classic Art a work is a painting
of the house; every other card has a picture of its own in assets/decks. Nothing here knows the rules.
"""

from collections.abc import Mapping
from functools import cache, partial
from typing import Final

import msgspec

from gallery.collection.catalogue import MOVEMENTS
from gallery.collection.collection import Collection, Painting, house_collection
from gallery.collection.picture import Picture
from gallery.collection.svg import read_picture, read_sides
from gallery.resources import assets

KEY_COLOURS: Final[Mapping[str, tuple[str, ...]]] = {
    "classic-art": ("#2d79b9", "#b2321c", "#50483b", "#00326d", "#1b1b1b"),
    "members-only": ("#0080a6", "#bb1e44", "#6c4200", "#002627", "#4c225f"),
    "glenns-gallery": ("#8b260f", "#003085", "#480312", "#006d57", "#94700a"),
}
"""Of each game, one colour an exhibition. White has 4.5 : 1 on them; they stay apart in grey and to colour-blind eyes."""

EXHIBITIONS: Final = 5
WORKS, NEGATIVES = 11, 2
"""Cards of an exhibition."""

_CARDS: Final = WORKS + NEGATIVES


def deck_number(exhibition: int, negative: bool, copy: int) -> int:
    """The card's number in its deck, 1…65: an exhibition's eleven works come first, then its two negative cards.

    `exhibition` is 1…5, `copy` 1…11, of negative cards 1…2. Refuses others with ValueError.
    """
    if not (1 <= exhibition <= EXHIBITIONS and 1 <= copy <= (NEGATIVES if negative else WORKS)):
        raise ValueError(exhibition, negative, copy)
    return (exhibition - 1) * _CARDS + (WORKS if negative else 0) + copy


@cache
def deck_collection(game: str) -> Collection:
    """The 65 cards of a game by number; other numbers are refused with ValueError, as is another game.

    Titles are empty but for the works of Classic Art. A file is read when its picture is asked for.
    """
    _check(game)
    return Collection(game, partial(_card, game))


def key_colour(game: str, exhibition: int) -> str:
    """The colour that tells an exhibition (1…5), `#rrggbb`. Refuses another game or exhibition with ValueError."""
    _check(game, exhibition)
    return KEY_COLOURS[game][exhibition - 1]


def deck_symbol(game: str, exhibition: int, colour: str | None = None) -> Picture:
    """The sign that tells an exhibition (1…5) without a colour: a square picture of one colour, the key colour unless given.

    Refuses another game or exhibition with ValueError.
    """
    picture = _symbol(game, exhibition)
    if colour is None:
        return picture
    return msgspec.structs.replace(
        picture, shapes=tuple(msgspec.structs.replace(shape, fill=colour) for shape in picture.shapes)
    )


@cache
def _symbol(game: str, exhibition: int) -> Picture:
    _check(game, exhibition)
    return read_picture(assets() / "decks" / game / f"symbol-{exhibition}.svg")


def _check(game: str, exhibition: int = 1) -> None:
    if game not in KEY_COLOURS or not 1 <= exhibition <= EXHIBITIONS:
        raise ValueError(game, exhibition)


def _card(game: str, number: int) -> Painting:
    if number > EXHIBITIONS * _CARDS:
        raise ValueError(number)
    exhibition, place = divmod(number - 1, _CARDS)
    if game == "classic-art" and place < WORKS:
        work = house_collection().painting(exhibition + 1 + len(MOVEMENTS) * place)
        return msgspec.structs.replace(work, number=number)
    name = f"{exhibition + 1}-{place + 1}" if place < WORKS else f"{exhibition + 1}-no-{place + 1 - WORKS}"
    path = assets() / "decks" / game / f"{name}.svg"
    return Painting(number, cache(partial(read_picture, path)), known_sides=read_sides(path))
