"""The end of a season and of the game (exhibitions.md, Scoring and End; E2–E7, E9)."""

from gallery.exhibitions import facts as f
from gallery.exhibitions.rules.flow import Flow
from gallery.exhibitions.state import Prediction, Result, Settled, State
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS, MOST_RARE, POINTS, TRACK


def succeeds(space: int, works: int) -> bool:
    """Whether a prediction on a space holds: that many works or fewer on 1–4, that many or more on 5–8 (E6)."""
    return works <= space if space <= MOST_RARE else works >= space


def worth(prediction: Prediction) -> int:
    """Points of a prediction that holds, before the track's end: high risk counts as one token more."""
    return POINTS[prediction.space - 1] * (prediction.tokens + prediction.risk)


def result(state: State) -> Result:
    """How the season comes out: each exhibition on its own, its predictions in the order in which they were made."""
    settled: list[Settled] = []
    tracks = [list(player.scores) for player in state.players]
    hands = [player.singles + player.double for player in state.players]
    for number, exhibition in enumerate(state.exhibitions):
        for each in exhibition.predictions:
            success = succeeds(each.space, exhibition.works)
            value = worth(each) if success else 0
            points = min(value, TRACK - tracks[each.player - 1][number])
            tracks[each.player - 1][number] += points
            if success:
                hands[each.player - 1] += each.singles + each.double
            settled.append(
                Settled(
                    each.player, number + 1, each.space, each.singles, each.double, each.risk, success, value, points
                )
            )
    # E2: with no token or one (the double token is one, the high-risk token is not counted) all come back.
    restored = tuple(seat for seat, tokens in enumerate(hands, start=1) if tokens <= 1)
    works = tuple(exhibition.works for exhibition in state.exhibitions)
    return Result(state.season, works, tuple(settled), restored)


def score(flow: Flow) -> None:
    """Settles the season; the next one waits with the next starting player (E4), or the game is over."""
    flow.happen(f.SeasonScored(result(flow.state)))
    state = flow.state
    if is_decided(state):
        flow.happen(f.GameEnded(winners(state)))
    else:
        flow.happen(f.SeasonAwaited(state.season + 1, state.next_seat(state.starter)))


def is_decided(state: State) -> bool:
    """Whether in every exhibition at least one player has five points or more."""
    return all(any(player.scores[number] >= COUNTS_FROM for player in state.players) for number in range(EXHIBITIONS))


def winners(state: State) -> tuple[int, ...]:
    """The players with the most points that count; equal totals share the win (E3)."""
    best = max(player.counted for player in state.players)
    return tuple(player.id for player in state.players if player.counted == best)


def abandon(flow: Flow) -> None:
    """E5: the season under way is dropped and waits to be opened again; number and starting player stay."""
    flow.expect("opening", "rounds", "closing")
    flow.happen(f.SeasonAbandoned(), f.SeasonAwaited(flow.state.season, flow.state.starter))


def ring(flow: Flow) -> None:
    """E9, the bell: the season under way is dropped like E5 and the game ends with the normal count."""
    flow.expect("setup", "opening", "rounds", "closing")
    if flow.state.phase != "setup":
        flow.happen(f.SeasonAbandoned())
    flow.happen(f.GameEnded(winners(flow.state), bell=True))
