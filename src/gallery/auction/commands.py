"""What a banker or a script can ask for. Each command's word is `do`; the fields are those of the command line.

A field of the wrong type is read as one that the form check refuses: amount 0, name "", painting −1.
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
    text,
    whole,
)
from gallery.journal.command import Command as Base
from gallery.refusal import Refused

NO_PAINTING = -1
NO_AMOUNT = 0
NO_NOTES = {0: -1}
"""−1 of a note that does not exist, which the form check refuses as a bad amount."""


class Command(Base, frozen=True, kw_only=True):
    """A command of the auction."""


class New(Command, frozen=True, kw_only=True, tag="new"):
    """Opens a game. `secret` is 64 hexadecimal digits, `deck` values in dollars and "forgery", `starter` a name.

    `collection` is the name of the paintings' collection; only screens and cards show whose pictures they are.
    """

    players: tuple[str, ...] = ()
    paintings: int = 24
    mode: str = "paper"
    starter: str | None = None
    secret: str | None = None
    wheel: str = "standard"
    deck: tuple[int, ...] | None = None
    settings: dict[str, bool] = msgspec.field(default_factory=dict)
    collection: str = "house"


class Deal(Command, frozen=True, kw_only=True, tag="deal"):
    """The opening deal; in paper mode which painting each player drew (name → number)."""

    paintings: dict[str, int] | None = None


class Spin(Command, frozen=True, kw_only=True, tag="spin"):
    """Spins the wheel, or enters what a printed wheel said."""

    sector: str | None = None
    price: int | None = None


class Draw(Command, frozen=True, kw_only=True, tag="draw"):
    """The painting that was drawn from the pile (paper mode)."""

    painting: int = NO_PAINTING


class PlaceBid(Command, frozen=True, kw_only=True, tag="bid"):
    """A bid in dollars."""

    player: str = NO_PLAYER
    amount: int = NO_AMOUNT


class Hammer(Command, frozen=True, kw_only=True, tag="hammer"):
    """Closes the auction."""


class Offer(Command, frozen=True, kw_only=True, tag="offer"):
    """Puts up an own painting for a private auction."""

    painting: int = NO_PAINTING


class Take(Command, frozen=True, kw_only=True, tag="take"):
    """`collect`: the money, or a value card; without a painting the card is only drawn and looked at."""

    what: str = ""
    painting: int | None = None


class Lay(Command, frozen=True, kw_only=True, tag="lay"):
    """Lays the card that was looked at."""

    painting: int = NO_PAINTING


class Buy(Command, frozen=True, kw_only=True, tag="buy"):
    """Buys the painting on view from the bank, or (with a number) another player's painting."""

    painting: int | None = None


class Sell(Command, frozen=True, kw_only=True, tag="sell"):
    """Sells a painting to the bank; in paper mode with what its cards say (dollars, 0 for a forgery)."""

    painting: int = NO_PAINTING
    values: tuple[int, ...] | None = None


class Decline(Command, frozen=True, kw_only=True, tag="decline"):
    """Lets a "may" pass."""


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """What the cards under a painting say, at the end (paper mode)."""

    painting: int = NO_PAINTING
    values: tuple[int, ...] | None = None


class Correct(Command, frozen=True, kw_only=True, tag="correct"):
    """Moves money by hand, with a reason. "bank" is the bank."""

    payer: str = msgspec.field(default=NO_PLAYER, name="from")
    payee: str = msgspec.field(default=NO_PLAYER, name="to")
    amount: int = NO_AMOUNT
    reason: str = ""


class Count(Command, frozen=True, kw_only=True, tag="count"):
    """The notes a player holds (dollars → count), compared with the ledger."""

    player: str = NO_PLAYER
    notes: dict[int, int] = msgspec.field(default_factory=lambda: dict(NO_NOTES))


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Another name for a player."""

    player: str = NO_PLAYER
    name: str = ""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """A player leaves (D10)."""

    player: str = NO_PLAYER


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """A player joins late (D10); in paper mode with the painting drawn."""

    player: str = ""
    painting: int | None = None


class Reverse(Command, frozen=True, kw_only=True, tag="reverse"):
    """Takes back an older entry's money and painting together."""

    entry: int = 0
    reason: str = ""


class Assign(Command, frozen=True, kw_only=True, tag="assign"):
    """Gives a painting of the bank to the right player for what was bid."""

    painting: int = NO_PAINTING
    player: str = NO_PLAYER
    amount: int = NO_AMOUNT
    reason: str = ""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes back the last command that stands."""


class Redo(Command, frozen=True, kw_only=True, tag="redo"):
    """Brings back what was undone last."""


class Finish(Command, frozen=True, kw_only=True, tag="finish"):
    """The bell (D14)."""


_ALL: tuple[type[Command], ...] = (
    New,
    Deal,
    Spin,
    Draw,
    PlaceBid,
    Hammer,
    Offer,
    Take,
    Lay,
    Buy,
    Sell,
    Decline,
    Reveal,
    Correct,
    Count,
    Rename,
    Leave,
    Join,
    Reverse,
    Assign,
    Undo,
    Redo,
    Finish,
)
WORDS: Mapping[str, type[Command]] = by_word(_ALL)


def read(raw: Mapping[str, Any]) -> Command:
    """A command from a script's line (`expect` and `game` already taken out).

    Refuses `unknown_command` and `unknown_field`; `bad_field` for what no form check covers.
    """
    return read_command(raw, WORDS, lambda kind, name: _SPECIAL.get((kind, name)) or _READERS[name])


def _amount(_: str, value: object) -> int:
    return whole(value, NO_AMOUNT)


def _optional_amount(_: str, value: object) -> int | None:
    return None if value is None else whole(value, NO_AMOUNT)


def _painting(_: str, value: object) -> int:
    return whole(value, NO_PAINTING)


def _optional_painting(_: str, value: object) -> int | None:
    return None if value is None else whole(value, NO_PAINTING)


def _number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("bad_field", field=name)
    return value


def _cards(_: str, value: object) -> tuple[int, ...]:
    # A card that is no card becomes one that no deck holds; a list that is no list holds the wrong number of cards.
    if not isinstance(value, list):
        return ()
    return tuple(0 if card == "forgery" else (whole(card, -1) or -1) for card in value)


def _deck(name: str, value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise Refused("bad_field", field=name)
    return _cards(name, value)


def _notes(_: str, value: object) -> dict[int, int]:
    if not isinstance(value, dict):
        return dict(NO_NOTES)
    notes = {}
    for kind, count in value.items():
        note = int(kind) if isinstance(kind, str) and kind.isascii() and kind.isdecimal() and len(kind) < 19 else 0
        notes[note] = whole(count, -1)
    return notes


def _dealt(name: str, value: object) -> dict[str, int] | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise Refused("bad_field", field=name)
    return {player: whole(number, NO_PAINTING) for player, number in value.items()}


_READERS: Mapping[str, Reader] = {
    "id": optional_text,
    "players": names,
    "mode": text,
    "starter": optional_text,
    "secret": optional_text,
    "wheel": text,
    "collection": text,
    "deck": _deck,
    "settings": switches,
    "sector": optional_text,
    "price": _optional_amount,
    "painting": _painting,
    "player": player,
    "amount": _amount,
    "what": text,
    "values": _cards,
    "from": player,
    "to": player,
    "reason": text,
    "notes": _notes,
    "name": player,
    "entry": _number,
}

_SPECIAL: Mapping[tuple[type[Command], str], Reader] = {
    (New, "paintings"): _number,
    (Deal, "paintings"): _dealt,
    (Take, "painting"): _optional_painting,
    (Buy, "painting"): _optional_painting,
    (Join, "painting"): _optional_painting,
}
