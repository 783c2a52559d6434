"""The one door of the rules: a command and a state in, facts or a refusal out. Pure: nothing is recorded here."""

from gallery.auction import commands as c
from gallery.auction.rules import choices, corrections, ending, lots, seats, setup, turn
from gallery.auction.rules.corrections import Lookup
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.form import check_form
from gallery.auction.state import State
from gallery.journal import Draft
from gallery.journal.fact import to_plain
from gallery.refusal import Refused


def decide(state: State, command: c.Command, lookup: Lookup = lambda _: None) -> Draft:
    """What the command becomes, as facts for the record.

    Refusals come in the pinned order: the form, the phase and the turn, who may do it, then the rest. Undo and redo are the
    record's own and are not decided here.
    """
    check_form(state, command)
    flow = Flow(state)
    _run(flow, command, lookup)
    links = command.entry if isinstance(command, c.Reverse) else None
    return Draft(command.do, tuple(to_plain(fact) for fact in flow.facts), links)


def _run(flow: Flow, command: c.Command, lookup: Lookup) -> None:
    match command:
        case c.Deal():
            setup.deal(flow, command)
        case c.Spin():
            turn.spin(flow, command)
        case c.Draw():
            turn.draw(flow, command)
        case c.PlaceBid():
            lots.bid(flow, command)
        case c.Hammer():
            lots.hammer(flow, command)
        case c.Offer():
            lots.offer(flow, command)
        case c.Take():
            choices.take(flow, command)
        case c.Lay():
            choices.lay(flow, command)
        case c.Buy():
            choices.buy(flow, command)
        case c.Sell():
            choices.sell(flow, command)
        case c.Decline():
            choices.decline(flow, command)
        case c.Reveal():
            reveal(flow, command)
        case c.Finish():
            ending.ring(flow)
        case c.Rename():
            seats.rename(flow, command)
        case c.Leave():
            seats.leave(flow, command)
        case c.Join():
            seats.join(flow, command)
        case c.Correct():
            corrections.correct(flow, command)
        case c.Count():
            corrections.count(flow, command)
        case c.Assign():
            corrections.assign(flow, command)
        case c.Reverse():
            corrections.reverse(flow, command, lookup)
        case _:
            # `new` opens a game and cannot be said in one.
            raise Refused("wrong_phase", phase=flow.state.phase)


def reveal(flow: Flow, command: c.Reveal) -> None:
    """Paper mode, at the end: what the cards under an owned painting say."""
    flow.expect("reveal")
    if command.painting not in flow.state.owners:
        raise Refused("not_owner", painting=command.painting, name="")
    if flow.state.holdings[command.painting].shown:
        raise Refused("already_revealed", painting=command.painting)
    choices.show(flow, command.painting, command.values)
    ending.settle(flow)
