"""Putting things right: corrections, cash counts, reversing and assigning (auction.md, Money and What the record holds)."""

from collections.abc import Callable

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.rules.ending import end, winners
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.form import find_account, find_player
from gallery.auction.state import State
from gallery.journal import Entry
from gallery.money.banknotes import worth
from gallery.money.ledger import BANK
from gallery.refusal import Refused

Lookup = Callable[[int], tuple[Entry, State] | None]
"""The standing entry of a sequence number, with the state before it."""

_REVERSIBLE = frozenset({"hammer", "buy", "sell", "take", "draw", "spin", "correct", "assign"})


def correct(flow: Flow, command: c.Correct) -> None:
    """Moves money by hand, with a reason; after the end the winners are found again."""
    payer, payee = find_account(flow.state, command.payer), find_account(flow.state, command.payee)
    flow.pay(payer, payee, command.amount, "correction")
    flow.happen(f.Corrected(command.reason.strip()))
    if flow.state.phase == "over":
        flow.happen(f.GameEnded(winners(flow.state)))


def count(flow: Flow, command: c.Count) -> None:
    """A cash count is exact: recorded when it agrees, refused with both sums (`count_differs`) when it does not."""
    player = find_player(flow.state, command.player)
    counted, booked = worth(command.notes), flow.state.cash(player.id)
    if counted != booked:
        raise Refused("count_differs", name=player.name, counted=counted, booked=booked)
    notes = {value: command.notes.get(value, 0) for value in flow.state.setup.denominations}
    flow.happen(f.CashCounted(player.id, notes))


def assign(flow: Flow, command: c.Assign) -> None:
    """Gives a painting of the bank to the right player for what was bid, with a value card."""
    flow.expect("spin")
    player = find_player(flow.state, command.player)
    if command.painting not in flow.state.pile:
        raise Refused("not_in_bank", painting=command.painting)
    flow.pay(player.id, BANK, command.amount, "assign")
    flow.happen(f.PaintingGiven(command.painting, player.id))
    flow.lay_value(command.painting)
    flow.happen(f.Corrected(command.reason.strip()))
    if not flow.state.pile:
        end(flow)


def reverse(flow: Flow, command: c.Reverse, lookup: Lookup) -> None:
    """Takes back an older entry's money and painting together, or refuses and says why it cannot."""
    flow.expect("spin")
    if command.entry in flow.state.reversed:
        raise Refused("already_reversed", entry=command.entry)
    found = lookup(command.entry)
    if found is None or found[0].kind not in _REVERSIBLE:
        raise Refused("cannot_reverse", entry=command.entry, detail="nothing")
    entry, before = found
    facts = [f.from_plain(plain) for plain in entry.facts]
    moves = [fact for fact in facts if isinstance(fact, f.Paid | f.PaintingGiven | f.PaintingLeft)]
    if not moves:
        raise Refused("cannot_reverse", entry=command.entry, detail="nothing")
    for move in moves:
        if isinstance(move, f.Paid):
            _money_back(flow, move, command.entry)
        else:
            _painting_back(flow, move, before, command.entry)
    flow.happen(f.Corrected(command.reason.strip(), command.entry))


def _money_back(flow: Flow, paid: f.Paid, entry: int) -> None:
    for account in (paid.payer, paid.payee):
        if account != BANK and flow.state.player(account) is None:
            raise Refused("cannot_reverse", entry=entry, detail="left", name=flow.state.name_of(account))
    if paid.payee != BANK and flow.state.cash(paid.payee) < paid.amount:
        name = flow.state.name_of(paid.payee)
        raise Refused("cannot_reverse", entry=entry, detail="spent", name=name, amount=paid.amount)
    flow.pay(paid.payee, paid.payer, paid.amount, "reverse")


def _painting_back(flow: Flow, move: f.PaintingGiven | f.PaintingLeft, before: State, entry: int) -> None:
    painting = move.painting
    if isinstance(move, f.PaintingGiven):
        moved = flow.state.owners.get(painting) != move.owner
    else:
        moved = painting not in flow.state.out
    if moved:
        raise Refused("cannot_reverse", entry=entry, detail="sold_on", painting=painting)
    former = before.owners.get(painting)
    if former is None:
        flow.happen(f.ValuesReturned(painting), f.PaintingReturned(painting))
        return
    if flow.state.player(former) is None:
        raise Refused("cannot_reverse", entry=entry, detail="left", name=flow.state.name_of(former))
    flow.happen(f.PaintingGiven(painting, former))
    if isinstance(move, f.PaintingLeft):
        flow.happen(f.ValuesHidden(painting))
