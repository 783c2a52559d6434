"""What a referee or a script can ask for. Each command's word is `do`; the fields are those of the command line.

A field of the wrong type is read as one that the rules refuse in their order: exhibition and space 0, tokens 0, a card "".
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from gallery.journal.command import (
    NO_PLAYER,
    Reader,
    by_word,
    names,
    optional_text,
    player,
    read_command,
    switches,
    whole,
)
from gallery.journal.command import Command as Base
from gallery.refusal import Refused

NO_CARD = ""
NO_NUMBER = 0


class Command(Base, frozen=True, kw_only=True):
    """A command of the exhibitions games."""


class New(Command, frozen=True, kw_only=True, tag="new"):
    """Opens a game; without a starter the first player starts."""

    players: tuple[str, ...] = ()
    starter: str | None = None
    settings: dict[str, bool] = msgspec.field(default_factory=dict)


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Opens a season: the two cards of the deck that lie face up."""

    cards: tuple[str, ...] = ()


class Predict(Command, frozen=True, kw_only=True, tag="predict"):
    """Puts tokens on a space; 2 tokens are the variant's doubling, `risk` adds the high-risk token."""

    player: str = NO_PLAYER
    exhibition: int = NO_NUMBER
    space: int = NO_NUMBER
    tokens: int = 1
    risk: bool = False


class Pass(Command, frozen=True, kw_only=True, tag="pass"):
    """No prediction."""

    player: str = NO_PLAYER


class Place(Command, frozen=True, kw_only=True, tag="place"):
    """The two cards that a player places in a round, and the top card of the house deck with two players."""

    player: str = NO_PLAYER
    cards: tuple[str, ...] = ()
    house: str | None = None


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """The two cards that a player places at the closing, and a house card with two players."""

    player: str = NO_PLAYER
    cards: tuple[str, ...] = ()
    house: str | None = None


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """Drops the season under way (E5)."""


class Finish(Command, frozen=True, kw_only=True, tag="finish"):
    """The bell (E9)."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes back the last command that stands."""


class Redo(Command, frozen=True, kw_only=True, tag="redo"):
    """Brings back what was undone last."""


WORDS: Mapping[str, type[Command]] = by_word(
    (New, Open, Predict, Pass, Place, Close, Abandon, Finish, Undo, Redo),
)


def read(raw: Mapping[str, Any]) -> Command:
    """A command from a script's line (`expect` and `game` already taken out).

    Refuses `unknown_command` and `unknown_field`; `bad_field` for what no form check covers.
    """
    return read_command(raw, WORDS, lambda _, name: _READERS[name])


def _number(_: str, value: object) -> int:
    return whole(value, NO_NUMBER)


def _card(_: str, value: object) -> str:
    return value if isinstance(value, str) else NO_CARD


def _cards(name: str, value: object) -> tuple[str, ...]:
    # A list that is no list holds the wrong number of cards.
    return tuple(_card(name, card) for card in value) if isinstance(value, list) else ()


def _house(name: str, value: object) -> str | None:
    return None if value is None else _card(name, value)


def _switch(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Refused("bad_field", field=name)
    return value


_READERS: Mapping[str, Reader] = {
    "id": optional_text,
    "players": names,
    "starter": optional_text,
    "settings": switches,
    "cards": _cards,
    "player": player,
    "exhibition": _number,
    "space": _number,
    "tokens": _number,
    "risk": _switch,
    "house": _house,
}
