"""How a season came out, in the words of the console."""

from gallery.exhibitions.state import Settled, State
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS
from gallery.exhibitions.words import exhibition_name, space_words, token_words
from gallery.ui.desk import Desk


def missing_words(state: State, desk: Desk) -> str:
    """What is still missing for the end: the exhibitions in which nobody has five points."""
    missing = [
        exhibition_name(state, number, desk.texts)
        for number in range(1, EXHIBITIONS + 1)
        if not any(player.scores[number - 1] >= COUNTS_FROM for player in state.players)
    ]
    return desk.say("referee-missing", exhibitions=desk.texts.list(missing), count=len(missing))


def restored_words(state: State, desk: Desk) -> str:
    """Who got all tokens back after the last season; "" for nobody."""
    if state.last is None or not state.last.restored:
        return ""
    return desk.say("exhibitions-restored", names=desk.texts.names(state.name_of(seat) for seat in state.last.restored))


def outcome_words(state: State, each: Settled, desk: Desk) -> str:
    """A prediction and what it brought; of one that failed how many tokens were lost."""
    what = f"\u2068{space_words(each.space, desk.texts)}\u2069"
    tokens = f"\u2068{token_words(each.singles + 2 * each.double, each.risk, desk.texts)}\u2069"
    key = "referee-held" if each.success else "referee-failed"
    lost = each.singles + each.double
    return desk.say(key, name=state.name_of(each.player), what=what, tokens=tokens, points=each.points, lost=lost)
