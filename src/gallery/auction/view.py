"""What all may see: a pure function of the state. The projector gets this and nothing else."""

from collections.abc import Iterable, Sequence

import msgspec

from gallery.auction.facts import WheelSpun, from_plain
from gallery.auction.rules.lots import least_bid
from gallery.auction.state import FIXED_PRICE, Bid, Instruction, Mode, Phase, Sector, State
from gallery.journal import Entry

RECENT = 12
"""Of so many spins a view tells."""


class PaintingView(msgspec.Struct, frozen=True):
    """A painting on a wall: how many value cards lie under it; what they say only when all have seen it."""

    number: int
    cards: int
    shown: tuple[int, ...] | None
    """The cards (dollars, 0 a forgery) in the order they were laid, or None."""
    value: int | None


class PlayerView(msgspec.Struct, frozen=True):
    """A player as all see them. `cash` and `wealth` (dollars) are None while they are the banker's alone (D13)."""

    id: int
    name: str
    look: int
    cash: int | None
    paintings: tuple[PaintingView, ...]
    wealth: int | None


class LotView(msgspec.Struct, frozen=True):
    """The easel: `consignor` is a player's id, 0 for the bank; `bids` oldest first; `least` the lowest next bid (dollars)."""

    painting: int
    consignor: int
    bids: tuple[Bid, ...]
    standing: Bid | None
    least: int


class CashCourse(msgspec.Struct, frozen=True):
    """A player's cash over the whole game: dollars before the first spin, then after each; None before a late joiner came."""

    player: int
    cash: tuple[int | None, ...]


class SpinView(msgspec.Struct, frozen=True):
    """A spin that stands: the player's id and the sector's index."""

    player: int
    sector: int


class PublicView(msgspec.Struct, frozen=True):
    """Everything that a projector may know."""

    mode: Mode
    phase: Phase
    players: tuple[PlayerView, ...]
    left: tuple[str, ...]
    turn: int | None
    spins: int
    instruction: Instruction | None
    sectors: tuple[Sector, ...]
    lot: LotView | None
    paintings: int
    paintings_left: int
    values_left: int
    next_painting: int | None
    card_drawn: bool
    out: tuple[PaintingView, ...]
    winners: tuple[int, ...]
    fingerprint: str
    show_cash: bool
    fixed_price: int = FIXED_PRICE
    courses: tuple[CashCourse, ...] = ()
    """Of the players, in the order of the seats; empty while the game is not over."""
    recent: tuple[SpinView, ...] = ()
    """The last spins that stand, newest first, RECENT at the most."""

    def player(self, account: int | None) -> PlayerView | None:
        """The player with this id."""
        return next((player for player in self.players if player.id == account), None)


def public_view(state: State, before: Iterable[State] = (), recent: tuple[SpinView, ...] = ()) -> PublicView:
    """The public part of a state. It holds no value that is not public, no secret and, unless D13 is on, no cash.

    `before` are the states that stand, oldest first: once the game is over they tell how everybody's cash went. `recent` are
    its `recent_spins`.
    """
    over = state.phase == "over"
    cash_shown = over or state.setup.show_cash
    players = tuple(
        PlayerView(
            player.id,
            player.name,
            player.look,
            state.cash(player.id) if cash_shown else None,
            tuple(_painting(state, number) for number in sorted(state.paintings_of(player.id))),
            state.wealth(player.id) if over else None,
        )
        for player in state.players
    )
    lot = None
    if state.lot is not None:
        lot = LotView(state.lot.painting, state.lot.consignor, state.lot.bids, state.lot.standing, least_bid(state.lot))
    return PublicView(
        mode=state.setup.mode,
        phase=state.phase,
        players=players,
        left=tuple(player.name for player in state.left),
        turn=state.turn,
        spins=state.spins,
        instruction=state.instruction,
        sectors=state.setup.sectors,
        lot=lot,
        paintings=state.setup.paintings,
        paintings_left=len(state.pile),
        values_left=len(state.values),
        next_painting=state.pile[0] if state.setup.mode == "app" and state.pile else None,
        card_drawn=bool(state.seen),
        out=tuple(_painting(state, number) for number in sorted(state.out)),
        winners=state.winners,
        fingerprint=state.setup.fingerprint,
        show_cash=state.setup.show_cash,
        courses=_courses(state, before) if over else (),
        recent=recent,
    )


def recent_spins(states: Sequence[tuple[Entry, State]], spins: int) -> tuple[SpinView, ...]:
    """The last of the first so many spins, newest first. `states` are the entries that stand with the state after each."""
    found: list[SpinView] = []
    for number in range(len(states) - 1, 0, -1):
        entry, turn = states[number][0], states[number - 1][1].turn
        for fact in map(from_plain, entry.facts):
            if isinstance(fact, WheelSpun) and fact.k <= spins and turn is not None:
                found.append(SpinView(turn, fact.sector))
        if len(found) >= RECENT:
            break
    return tuple(found[:RECENT])


def _courses(state: State, before: Iterable[State]) -> tuple[CashCourse, ...]:
    """What was in hand when each spin's instruction was complete, and at the end."""
    last: dict[int, dict[int, int]] = {}
    for each in (*before, state):
        if each.phase != "deal":
            last[each.spins] = {player.id: each.cash(player.id) for player in each.players}
    return tuple(
        CashCourse(player.id, tuple(cash.get(player.id) for _, cash in sorted(last.items())))
        for player in state.players
    )


def _painting(state: State, number: int) -> PaintingView:
    holding = state.holdings.get(number)
    if holding is None:
        return PaintingView(number, 0, None, None)
    if not holding.shown:
        return PaintingView(number, len(holding.cards), None, None)
    shown = tuple(card for card in holding.cards if card is not None)
    return PaintingView(number, len(holding.cards), shown, state.value_of(number))
