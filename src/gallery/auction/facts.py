"""The facts of an auction game, as the record holds them: what happened.

Players are ids, paintings numbers, amounts dollars.
"""

from typing import Any

import msgspec

from gallery.auction.state import Card, Kind, Mode, Sector
from gallery.journal.fact import Fact, Game, read_fact


class GameOpened(Fact, frozen=True):
    """Everything that was settled at setup. `pile` and `values` are the piles, top first."""

    mode: Mode
    players: tuple[str, ...]
    paintings: int
    deck: tuple[int, ...]
    sectors: tuple[Sector, ...]
    wheel: str
    purse: dict[int, int]
    bank_notes: dict[int, int]
    secret: str
    fingerprint: str
    starter: int
    pile: tuple[int, ...]
    values: tuple[Card, ...]
    show_cash: bool = False
    looks: tuple[int, ...] = ()
    collection: str = "house"


class Paid(Fact, frozen=True):
    """Money moved: `handed` notes went to the payee and `change` came back; `short` when the bank's printed notes ran out."""

    payer: int
    payee: int
    amount: int
    reason: str
    handed: dict[int, int] = msgspec.field(default_factory=dict)
    change: dict[int, int] = msgspec.field(default_factory=dict)
    short: bool = False


class WheelSpun(Fact, frozen=True):
    """The wheel stopped on a sector of the layout; k counts the spins that stand, from 1."""

    k: int
    sector: int
    kind: Kind
    price: int | None = None
    by_hand: bool = False


class PhaseEntered(Fact, frozen=True):
    """The game waits for something else now."""

    phase: str


class PaintingDrawn(Fact, frozen=True):
    """A painting came off the bank's pile and stands on the easel, consigned by the bank."""

    painting: int


class LotOffered(Fact, frozen=True):
    """A player put one of their paintings on the easel."""

    painting: int
    consignor: int


class BidPlaced(Fact, frozen=True):
    """A bid stands."""

    player: int
    amount: int


class LotClosed(Fact, frozen=True):
    """The easel is empty again. `buyer` and `amount` when it was sold."""

    painting: int
    buyer: int | None = None
    amount: int | None = None


class PaintingGiven(Fact, frozen=True):
    """A painting, wherever it was, belongs to a player now; the cards under it moved with it."""

    painting: int
    owner: int


class PaintingReturned(Fact, frozen=True):
    """A painting went to the bottom of the bank's pile."""

    painting: int


class PaintingLeft(Fact, frozen=True):
    """A painting left the game, its value cards with it."""

    painting: int


class ValueLaid(Fact, frozen=True):
    """The top value card was laid under a painting."""

    painting: int
    card: Card = None


class ValueSeen(Fact, frozen=True):
    """The top value card was drawn and looked at by the player whose turn it is."""

    card: Card = None


class SeenLaid(Fact, frozen=True):
    """The card that was looked at was laid under a painting."""

    painting: int


class SeenReturned(Fact, frozen=True):
    """The card that was looked at went to the bottom of the value cards (only by the bell)."""


class ValuesReturned(Fact, frozen=True):
    """The cards under a painting went, unseen and in the same order, to the bottom of the value cards."""

    painting: int


class ValuesShown(Fact, frozen=True):
    """All saw the cards under a painting."""

    painting: int
    cards: tuple[int, ...]


class ValuesHidden(Fact, frozen=True):
    """A reversed sale: the cards lie face down under the painting again."""

    painting: int


class TurnPassed(Fact, frozen=True):
    """The instruction is complete and the next player is to spin."""

    player: int


class PlayerRenamed(Fact, frozen=True):
    """A player has another name; `before` is the old one."""

    player: int
    name: str
    before: str


class PlayerJoined(Fact, frozen=True):
    """A new player took the last seat."""

    player: int
    name: str
    look: int


class PlayerLeft(Fact, frozen=True):
    """A player left the game."""

    player: int


class CashCounted(Fact, frozen=True):
    """A player's notes were counted and agree with the ledger."""

    player: int
    notes: dict[int, int]


class Corrected(Fact, frozen=True):
    """Why the banker corrected, reversed or assigned something; `entry` is the one that was taken back."""

    reason: str
    entry: int | None = None


class Revealing(Fact, frozen=True):
    """The bank has no paintings left or the bell rang: only the values are still to be shown. `bell` when it rang."""

    bell: bool = False


class GameEnded(Fact, frozen=True):
    """All values are known and the game is over."""

    winners: tuple[int, ...]
    bell: bool = False


AnyFact = (
    Game
    | GameOpened
    | Paid
    | WheelSpun
    | PhaseEntered
    | PaintingDrawn
    | LotOffered
    | BidPlaced
    | LotClosed
    | PaintingGiven
    | PaintingReturned
    | PaintingLeft
    | ValueLaid
    | ValueSeen
    | SeenLaid
    | SeenReturned
    | ValuesReturned
    | ValuesShown
    | ValuesHidden
    | TurnPassed
    | PlayerRenamed
    | PlayerJoined
    | PlayerLeft
    | CashCounted
    | Corrected
    | Revealing
    | GameEnded
)


def from_plain(plain: dict[str, Any]) -> AnyFact:
    """The fact from the record's plain data. Refuses `damaged_file`."""
    fact: AnyFact = read_fact(plain, AnyFact)
    return fact
