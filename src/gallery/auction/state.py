"""The state of an auction game: plain frozen data, the same whether it was played or replayed."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from gallery.money.banknotes import Notes
from gallery.money.ledger import BANK, Ledger

Mode = Literal["paper", "app"]
Phase = Literal["deal", "spin", "draw", "auction", "decide", "reveal", "over"]
Kind = Literal[
    "bank_auction",
    "private_auction",
    "collect",
    "buy_from_bank",
    "sell_to_bank",
    "buy_from_player",
    "receive_painting",
    "forced_sale",
]

Card = int | None
"""A value card: its dollars, FORGERY, or None where the app does not know it (paper mode, not yet revealed)."""

FORGERY = 0

COLLECT_MONEY = 3_000_000
"""Instruction 3: the money from the bank, dollars."""

FIXED_PRICE = 3_500_000
"""Instructions 6 and 8: the price of a painting, dollars."""


class Sector(msgspec.Struct, frozen=True):
    """A sector of the wheel: its instruction, the price in dollars (buy_from_bank only) and its weight (≥ 1)."""

    kind: Kind
    price: int | None = None
    weight: int = 1


class Instruction(msgspec.Struct, frozen=True):
    """What the wheel told the player whose turn it is. `sector` is the index in the wheel's layout."""

    kind: Kind
    price: int | None
    sector: int


class Setup(msgspec.Struct, frozen=True):
    """What was settled before the first turn and never changes."""

    mode: Mode
    paintings: int
    deck: tuple[int, ...]
    sectors: tuple[Sector, ...]
    wheel: str
    purse: dict[int, int]
    """The starting notes of each player (dollars → count)."""
    bank_notes: dict[int, int]
    """The notes that the kit holds in all."""
    secret: str
    fingerprint: str
    show_cash: bool = False
    collection: str = "house"
    """The name of the collection whose pictures the paintings' numbers are."""

    @property
    def starting_cash(self) -> int:
        """Dollars that each player starts with."""
        return sum(value * count for value, count in self.purse.items())

    @property
    def denominations(self) -> tuple[int, ...]:
        """The notes there are, dollars, largest first."""
        return tuple(sorted(self.purse, reverse=True))


class Player(msgspec.Struct, frozen=True):
    """A seat at the table. `id` (from 1) is the account and never changes or returns; `look` (0–7) is colour and shape."""

    id: int
    name: str
    look: int


class Holding(msgspec.Struct, frozen=True):
    """A painting outside the bank's pile: the cards under it, in the order they were laid, and whether all saw them."""

    cards: tuple[Card, ...] = ()
    shown: bool = False


class Bid(msgspec.Struct, frozen=True):
    """An offer of so many dollars."""

    player: int
    amount: int


class Lot(msgspec.Struct, frozen=True):
    """The painting on the easel. `consignor` is BANK or the owner's id; `bids` oldest first, the last one stands."""

    painting: int
    consignor: int
    bids: tuple[Bid, ...] = ()

    @property
    def standing(self) -> Bid | None:
        """The highest bid so far."""
        return self.bids[-1] if self.bids else None


class State(msgspec.Struct, frozen=True):
    """Everything at one moment of a game."""

    setup: Setup
    phase: Phase
    players: tuple[Player, ...]
    """Those in the game, in seat order."""
    left: tuple[Player, ...]
    turn: int | None
    spins: int
    instruction: Instruction | None
    lot: Lot | None
    ledger: Ledger
    purses: dict[int, dict[int, int]]
    """The app's guess of the notes in each account's purse; the bank's are the printed notes that it still has."""
    pile: tuple[int, ...]
    """The bank's paintings, top first."""
    values: tuple[Card, ...]
    """The bank's value cards, top first."""
    owners: dict[int, int]
    """Painting → the player it belongs to."""
    holdings: dict[int, Holding]
    """Painting → what lies under it; for every painting that is owned or out of the game."""
    out: tuple[int, ...]
    seen: tuple[Card, ...]
    """The card that was drawn and looked at and waits to be laid: none or one."""
    reversed: frozenset[int]
    winners: tuple[int, ...]

    def player(self, account: int) -> Player | None:
        """The player in the game with this id."""
        return next((player for player in self.players if player.id == account), None)

    def everyone(self) -> tuple[Player, ...]:
        """All who are or were in the game."""
        return self.players + self.left

    def name_of(self, account: int) -> str:
        """The name of an account; `bank` for the bank."""
        if account == BANK:
            return "bank"
        return next(player.name for player in self.everyone() if player.id == account)

    def cash(self, account: int) -> int:
        """Dollars that an account holds."""
        return self.ledger.balance(account)

    def paintings_of(self, account: int) -> tuple[int, ...]:
        """The paintings a player owns, in the order they came."""
        return tuple(painting for painting, owner in self.owners.items() if owner == account)

    def value_of(self, painting: int) -> int | None:
        """A painting's value in dollars: the sum of its cards, 0 with a forgery, None when a card is not known."""
        return value_of(self.holdings[painting].cards)

    def purse(self, account: int) -> Notes:
        """The guess of the notes an account holds."""
        return self.purses.get(account, {})

    def wealth(self, account: int) -> int:
        """Cash and the value of all paintings owned, dollars. Only when every value is known."""
        return self.cash(account) + sum(self.value_of(painting) or 0 for painting in self.paintings_of(account))

    def unseen(self) -> dict[int, int]:
        """Value → how many cards of it nobody at the table has been shown yet (paper mode: what may still be entered)."""
        left: dict[int, int] = {}
        for card in self.setup.deck:
            left[card] = left.get(card, 0) + 1
        for holding in self.holdings.values():
            if holding.shown:
                for shown in holding.cards:
                    if shown is not None:
                        left[shown] -= 1
        return left


def value_of(cards: tuple[Card, ...]) -> int | None:
    """The sum of value cards in dollars; 0 if one is a forgery; None when one is not known (auction.md, Value)."""
    total = 0
    for card in cards:
        if card is None:
            return None
        if card == FORGERY:
            return 0
        total += card
    return total


def changed(state: State, **fields: object) -> State:
    """The state with some fields replaced."""
    new: State = msgspec.structs.replace(state, **fields)
    return new


def without(owners: Mapping[int, int], painting: int) -> dict[int, int]:
    """The owners without one painting."""
    return {number: owner for number, owner in owners.items() if number != painting}
