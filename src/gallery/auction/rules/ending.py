"""The end: the bell, the reveal, the winners (auction.md, End; D2, D12, D14)."""

from gallery.auction import facts as f
from gallery.auction.rules.flow import Flow
from gallery.auction.state import State
from gallery.money.ledger import BANK


def winners(state: State) -> tuple[int, ...]:
    """The wealthiest; equal wealth shares the win (D2)."""
    best = max(state.wealth(player.id) for player in state.players)
    return tuple(player.id for player in state.players if state.wealth(player.id) == best)


def end(flow: Flow, *, bell: bool = False) -> None:
    """No more turns: in app mode all values are shown at once, in paper mode they are waited for (D12)."""
    owned = [painting for painting in flow.state.owners if not flow.state.holdings[painting].shown]
    if flow.state.setup.mode == "paper" and owned:
        flow.happen(f.Revealing(bell))
        return
    for painting in owned:
        cards = flow.state.holdings[painting].cards
        flow.happen(f.ValuesShown(painting, tuple(card for card in cards if card is not None)))
    flow.happen(f.GameEnded(winners(flow.state), bell))


def settle(flow: Flow) -> None:
    """After a reveal: the game is over when no owned painting waits any more."""
    if all(flow.state.holdings[painting].shown for painting in flow.state.owners):
        flow.happen(f.GameEnded(winners(flow.state)))


def ring(flow: Flow) -> None:
    """D14, the bell: an open lot is unsold, an instruction under way is dropped, the bank's paintings are out."""
    flow.expect("deal", "spin", "draw", "auction", "decide")
    lot = flow.state.lot
    if lot is not None:
        flow.happen(f.LotClosed(lot.painting))
        if lot.consignor == BANK:
            flow.happen(f.PaintingReturned(lot.painting))
    if flow.state.seen:
        flow.happen(f.SeenReturned())
    for painting in flow.state.pile:
        flow.happen(f.PaintingLeft(painting))
    end(flow, bell=True)
