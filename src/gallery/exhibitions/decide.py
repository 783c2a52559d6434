"""The one door of the rules: a command and a state in, facts or a refusal out. Pure: nothing is recorded here."""

from gallery.exhibitions import commands as c
from gallery.exhibitions.rules import cards, predictions, scoring
from gallery.exhibitions.rules.flow import Flow
from gallery.exhibitions.state import State
from gallery.journal import Draft
from gallery.journal.fact import to_plain


def decide(state: State, command: c.Command) -> Draft:
    """What the command becomes, as facts for the record.

    Refusals come in the pinned order: form, phase, turn, count of cards, existence of the cards, space, risk, doubling,
    tokens. Undo and redo are the record's own and are not decided here.
    """
    flow = Flow(state)
    match command:
        case c.Open():
            cards.open_season(flow, command)
        case c.Predict():
            predictions.predict(flow, command)
        case c.Pass():
            predictions.decline(flow, command)
        case c.Place():
            cards.place(flow, command)
        case c.Close():
            cards.close(flow, command)
        case c.Abandon():
            scoring.abandon(flow)
        case c.Finish():
            scoring.ring(flow)
        case _:
            # `new` opens a game and cannot be said in one.
            flow.wrong()
    return Draft(command.do, tuple(to_plain(fact) for fact in flow.facts))
