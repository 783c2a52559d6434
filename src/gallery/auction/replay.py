"""What each fact does to the state. No rule is asked here: a later change of rules never changes last week's game."""

from collections.abc import Callable
from typing import Any

from gallery.auction import facts as f
from gallery.auction.state import (
    Bid,
    Holding,
    Instruction,
    Lot,
    Phase,
    Player,
    Setup,
    State,
    changed,
    without,
)
from gallery.journal.fact import Game
from gallery.money.banknotes import add
from gallery.money.ledger import BANK, Ledger
from gallery.refusal import Refused

_PHASES: tuple[Phase, ...] = ("deal", "spin", "draw", "auction", "decide", "reveal", "over")


class AuctionGame:
    """The auction as the record sees it."""

    def start(self) -> State:
        """The empty table before entry 1."""
        return _EMPTY

    def apply(self, state: State, fact: dict[str, Any]) -> State:
        """The state after a fact of the record. Refuses `damaged_file` when the fact cannot have happened."""
        return apply(state, f.from_plain(fact))

    def keeps(self, state: State) -> str | None:
        """D16: a card that has been looked at cannot be put back."""
        return "card_seen" if state.seen else None


def apply(state: State, fact: f.AnyFact) -> State:
    """The state after a fact."""
    return _DOES[type(fact)](state, fact)


def _game(state: State, fact: Game) -> State:
    if fact.game != "auction":
        raise Refused("other_game", game=fact.game)
    return state


def _opened(_: State, fact: f.GameOpened) -> State:
    looks = fact.looks or tuple(range(len(fact.players)))
    players = tuple(
        Player(seat, name, look) for seat, (name, look) in enumerate(zip(fact.players, looks, strict=True), start=1)
    )
    setup = Setup(
        fact.mode,
        fact.paintings,
        fact.deck,
        fact.sectors,
        fact.wheel,
        fact.purse,
        fact.bank_notes,
        fact.secret,
        fact.fingerprint,
        fact.show_cash,
        fact.collection,
    )
    return changed(
        _EMPTY,
        setup=setup,
        phase="deal",
        players=players,
        turn=fact.starter,
        ledger=Ledger.opened(player.id for player in players),
        purses={BANK: dict(fact.bank_notes)},
        pile=fact.pile,
        values=fact.values,
    )


def _paid(state: State, fact: f.Paid) -> State:
    purses = dict(state.purses)
    for account, sign in ((fact.payer, -1), (fact.payee, 1)):
        purse = add(purses.get(account, {}), fact.handed, sign)
        purses[account] = dict(add(purse, fact.change, -sign))
    ledger = state.ledger.transfer(fact.payer, fact.payee, fact.amount, fact.reason)
    return changed(state, ledger=ledger, purses=purses)


def _spun(state: State, fact: f.WheelSpun) -> State:
    return changed(state, spins=fact.k, instruction=Instruction(fact.kind, fact.price, fact.sector))


def _phase(state: State, fact: f.PhaseEntered) -> State:
    phase = next(phase for phase in _PHASES if phase == fact.phase)
    return changed(state, phase=phase)


def _drawn(state: State, fact: f.PaintingDrawn) -> State:
    return changed(state, pile=_taken(state, fact.painting), lot=Lot(fact.painting, BANK))


def _offered(state: State, fact: f.LotOffered) -> State:
    return changed(state, lot=Lot(fact.painting, fact.consignor))


def _bid(state: State, fact: f.BidPlaced) -> State:
    lot = _easel(state)
    return changed(state, lot=Lot(lot.painting, lot.consignor, (*lot.bids, Bid(fact.player, fact.amount))))


def _closed(state: State, _: f.LotClosed) -> State:
    return changed(state, lot=None)


def _given(state: State, fact: f.PaintingGiven) -> State:
    pile = _taken(state, fact.painting) if fact.painting in state.pile else state.pile
    owners = {**without(state.owners, fact.painting), fact.painting: fact.owner}
    holdings = {fact.painting: Holding(), **state.holdings}
    out = tuple(number for number in state.out if number != fact.painting)
    return changed(state, pile=pile, owners=owners, holdings=holdings, out=out)


def _returned(state: State, fact: f.PaintingReturned) -> State:
    holdings = {number: holding for number, holding in state.holdings.items() if number != fact.painting}
    if state.holdings.get(fact.painting, Holding()).cards:
        raise Refused("damaged_file", detail=f"cards left under painting {fact.painting}")
    owners = without(state.owners, fact.painting)
    return changed(state, pile=(*state.pile, fact.painting), owners=owners, holdings=holdings)


def _left_game(state: State, fact: f.PaintingLeft) -> State:
    pile = tuple(number for number in state.pile if number != fact.painting)
    owners = without(state.owners, fact.painting)
    return changed(state, pile=pile, owners=owners, out=(*state.out, fact.painting))


def _laid(state: State, fact: f.ValueLaid) -> State:
    return _under(changed(state, values=_top(state, fact.card)), fact.painting, fact.card)


def _seen(state: State, fact: f.ValueSeen) -> State:
    return changed(state, values=_top(state, fact.card), seen=(fact.card,))


def _seen_laid(state: State, fact: f.SeenLaid) -> State:
    return _under(changed(state, seen=()), fact.painting, state.seen[0])


def _seen_returned(state: State, _: f.SeenReturned) -> State:
    return changed(state, seen=(), values=(*state.values, *state.seen))


def _values_returned(state: State, fact: f.ValuesReturned) -> State:
    cards = state.holdings[fact.painting].cards
    holdings = {**state.holdings, fact.painting: Holding()}
    return changed(state, values=(*state.values, *cards), holdings=holdings)


def _values_shown(state: State, fact: f.ValuesShown) -> State:
    if len(state.holdings[fact.painting].cards) != len(fact.cards):
        raise Refused("damaged_file", detail=f"cards under painting {fact.painting}")
    return changed(state, holdings={**state.holdings, fact.painting: Holding(fact.cards, True)})


def _values_hidden(state: State, fact: f.ValuesHidden) -> State:
    cards = state.holdings[fact.painting].cards
    known = cards if state.setup.mode == "app" else (None,) * len(cards)
    return changed(state, holdings={**state.holdings, fact.painting: Holding(known)})


def _turn(state: State, fact: f.TurnPassed) -> State:
    return changed(state, turn=fact.player, phase="spin", instruction=None)


def _renamed(state: State, fact: f.PlayerRenamed) -> State:
    players = tuple(
        Player(player.id, fact.name, player.look) if player.id == fact.player else player for player in state.players
    )
    return changed(state, players=players)


def _joined(state: State, fact: f.PlayerJoined) -> State:
    ledger = Ledger({**state.ledger.balances, fact.player: 0})
    return changed(state, players=(*state.players, Player(fact.player, fact.name, fact.look)), ledger=ledger)


def _gone(state: State, fact: f.PlayerLeft) -> State:
    gone = tuple(player for player in state.players if player.id == fact.player)
    players = tuple(player for player in state.players if player.id != fact.player)
    return changed(state, players=players, left=state.left + gone)


def _counted(state: State, fact: f.CashCounted) -> State:
    return changed(state, purses={**state.purses, fact.player: dict(fact.notes)})


def _corrected(state: State, fact: f.Corrected) -> State:
    return state if fact.entry is None else changed(state, reversed=state.reversed | {fact.entry})


def _revealing(state: State, _: f.Revealing) -> State:
    return changed(state, phase="reveal", instruction=None)


def _ended(state: State, fact: f.GameEnded) -> State:
    return changed(state, phase="over", turn=None, instruction=None, winners=fact.winners)


def _taken(state: State, painting: int) -> tuple[int, ...]:
    if painting not in state.pile:
        raise Refused("damaged_file", detail=f"painting {painting} is not in the pile")
    return tuple(number for number in state.pile if number != painting)


def _top(state: State, card: int | None) -> tuple[int | None, ...]:
    if not state.values or state.values[0] != card:
        raise Refused("damaged_file", detail="another value card lies on top")
    return state.values[1:]


def _under(state: State, painting: int, card: int | None) -> State:
    holding = state.holdings.get(painting, Holding())
    return changed(state, holdings={**state.holdings, painting: Holding((*holding.cards, card), holding.shown)})


def _easel(state: State) -> Lot:
    if state.lot is None:
        raise Refused("damaged_file", detail="the easel is empty")
    return state.lot


_DOES: dict[type, Callable[[State, Any], State]] = {
    Game: _game,
    f.GameOpened: _opened,
    f.Paid: _paid,
    f.WheelSpun: _spun,
    f.PhaseEntered: _phase,
    f.PaintingDrawn: _drawn,
    f.LotOffered: _offered,
    f.BidPlaced: _bid,
    f.LotClosed: _closed,
    f.PaintingGiven: _given,
    f.PaintingReturned: _returned,
    f.PaintingLeft: _left_game,
    f.ValueLaid: _laid,
    f.ValueSeen: _seen,
    f.SeenLaid: _seen_laid,
    f.SeenReturned: _seen_returned,
    f.ValuesReturned: _values_returned,
    f.ValuesShown: _values_shown,
    f.ValuesHidden: _values_hidden,
    f.TurnPassed: _turn,
    f.PlayerRenamed: _renamed,
    f.PlayerJoined: _joined,
    f.PlayerLeft: _gone,
    f.CashCounted: _counted,
    f.Corrected: _corrected,
    f.Revealing: _revealing,
    f.GameEnded: _ended,
}

_EMPTY = State(
    setup=Setup("paper", 0, (), (), "", {}, {}, "", ""),
    phase="deal",
    players=(),
    left=(),
    turn=None,
    spins=0,
    instruction=None,
    lot=None,
    ledger=Ledger(),
    purses={},
    pile=(),
    values=(),
    owners={},
    holdings={},
    out=(),
    seen=(),
    reversed=frozenset(),
    winners=(),
)
