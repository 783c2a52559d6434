"""What is true after every entry of every game, counted here once more and not asked of the engine."""

from collections import Counter

from gallery.auction import facts as f
from gallery.auction.state import State
from gallery.journal import Entry

BANK = 0


def check(state: State) -> None:
    """The books balance, nobody owes, and every painting and every value card is in exactly one place (B-01)."""
    players = [player.id for player in state.players]
    accounts = [BANK, *players, *(player.id for player in state.left)]
    balances = {account: state.cash(account) for account in accounts}
    assert sum(balances.values()) == 0
    assert all(isinstance(cash, int) and cash % 500_000 == 0 for cash in balances.values())
    assert all(balances[player] >= 0 for player in players)
    assert all(balances[player.id] == 0 and not state.paintings_of(player.id) for player in state.left)

    easel = [state.lot.painting] if state.lot is not None and state.lot.consignor == BANK else []
    owned = [painting for player in players for painting in state.paintings_of(player)]
    assert sorted([*state.pile, *easel, *owned, *state.out]) == list(range(1, state.setup.paintings + 1))
    if state.lot is not None and state.lot.consignor != BANK:
        assert state.owners[state.lot.painting] == state.lot.consignor

    under = [
        card for painting in (*owned, *state.out) if painting in state.holdings for card in _cards(state, painting)
    ]
    cards = [*state.values, *state.seen, *under]
    assert sum(len(holding.cards) for holding in state.holdings.values()) == len(under)
    assert len(cards) == len(state.setup.deck)
    if state.setup.mode == "app":
        assert Counter(cards) == Counter(state.setup.deck)
    else:
        assert Counter(card for card in cards if card is not None) <= Counter(state.setup.deck)
        hidden = [state.holdings[painting] for painting in owned if not state.holdings[painting].shown]
        assert all(card is None for holding in hidden for card in holding.cards)
    assert all(_cards(state, painting) for painting in owned)
    assert len(state.values) >= len(state.pile)
    assert len(state.seen) <= 1

    names = [player.name for player in (*state.players, *state.left)]
    assert len(set(names)) == len(names)
    assert (state.turn is None) == (state.phase == "over")
    assert state.turn is None or state.turn in players
    assert bool(state.winners) == (state.phase == "over")
    assert (state.instruction is not None) == (state.phase in ("draw", "auction", "decide"))


def _cards(state: State, painting: int) -> tuple[int | None, ...]:
    return state.holdings[painting].cards


def check_notes(entry: Entry) -> None:
    """The notes proposed for a payment make its amount."""
    for plain in entry.facts:
        fact = f.from_plain(plain)
        if isinstance(fact, f.Paid):
            handed = sum(value * count for value, count in fact.handed.items())
            change = sum(value * count for value, count in fact.change.items())
            assert handed - change == fact.amount
            assert all(count > 0 for count in (*fact.handed.values(), *fact.change.values()))
