"""What is possible now: one function that the console, the scripts, the simple players and the tests all ask.

Every option is a whole command; `refused` is None when it can be done, else the reason why it is offered and cannot.
No screen repeats a rule: each option was tried on the rules themselves.
"""

from dataclasses import dataclass

from gallery.auction import commands as c
from gallery.auction.rules.lots import least_bid
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.refusal import Refused


@dataclass(frozen=True, slots=True)
class Option:
    """A command that the state offers, and why it cannot be done (None when it can)."""

    command: c.Command
    refused: Refused | None = None

    @property
    def do(self) -> str:
        """The command's word."""
        return self.command.do


def options(table: Table) -> tuple[Option, ...]:
    """The commands that the phase and the instruction offer, in the order in which a console shows them.

    Where a command needs what only the table knows (the values of a painting in paper mode) it carries what would be
    acceptable in form: the unseen values, lowest first. Undo, redo and what is always there (correct, count, rename, finish)
    are not listed; ask `table.refusal`.
    """
    return tuple(Option(command, table.refusal(command)) for command in _offered(table.state))


def _offered(state: State) -> list[c.Command]:
    match state.phase:
        case "deal":
            return [c.Deal(paintings=_first_deal(state))]
        case "spin":
            return [c.Spin()]
        case "draw":
            return [c.Draw(painting=painting) for painting in state.pile]
        case "auction" if state.lot is not None:
            least = least_bid(state.lot)
            bids: list[c.Command] = [c.PlaceBid(player=player.name, amount=least) for player in state.players]
            return [*bids, c.Hammer()]
        case "decide":
            return _choices(state)
        case "reveal":
            return [
                c.Reveal(painting=painting, values=_plausible(state, painting))
                for painting in sorted(state.owners)
                if not state.holdings[painting].shown
            ]
    return []


def _choices(state: State) -> list[c.Command]:
    kind = state.instruction.kind if state.instruction else None
    own = sorted(state.paintings_of(state.turn or 0))
    match kind:
        case "collect" if state.seen:
            return [c.Lay(painting=painting) for painting in own]
        case "collect":
            return [c.Take(what="money"), c.Take(what="value")]
        case "buy_from_bank":
            return [c.Buy(), c.Decline()]
        case "private_auction":
            return [*(c.Offer(painting=painting) for painting in own), c.Decline()]
        case "sell_to_bank" | "forced_sale":
            sales: list[c.Command] = [c.Sell(painting=painting, values=_plausible(state, painting)) for painting in own]
            return sales if kind == "forced_sale" else [*sales, c.Decline()]
        case "buy_from_player":
            others = sorted(painting for painting, owner in state.owners.items() if owner != state.turn)
            return [*(c.Buy(painting=painting) for painting in others), c.Decline()]
    return []


def _plausible(state: State, painting: int) -> tuple[int, ...] | None:
    if state.setup.mode == "app":
        return None
    unseen = state.unseen()
    cards = [value for value in sorted(unseen, key=lambda value: (value == 0, value)) for _ in range(unseen[value])]
    return tuple(cards[: len(state.holdings[painting].cards)])


def _first_deal(state: State) -> dict[str, int] | None:
    if state.setup.mode == "app":
        return None
    return {player.name: painting for player, painting in zip(state.players, state.pile, strict=False)}
