"""What each fact does to the state. No rule is asked here: a later change of rules never changes last week's game."""

from collections.abc import Callable
from typing import Any

import msgspec

from gallery.exhibitions import facts as f
from gallery.exhibitions.state import Exhibition, Player, Prediction, Setup, State
from gallery.exhibitions.variants import EXHIBITIONS, VARIANTS
from gallery.journal.fact import Game
from gallery.refusal import Refused


class ExhibitionsGame:
    """The exhibitions games as the record sees them."""

    def start(self) -> State:
        """The empty table before entry 1."""
        return _EMPTY

    def apply(self, state: State, fact: dict[str, Any]) -> State:
        """The state after a fact of the record. Refuses `damaged_file` when the fact cannot have happened."""
        return apply(state, f.from_plain(fact))

    def keeps(self, state: State) -> str | None:
        """Nothing that is seen here is secret: everything can be undone."""
        return None


def apply(state: State, fact: f.AnyFact) -> State:
    """The state after a fact."""
    return _DOES[type(fact)](state, fact)


def _changed(state: State, **fields: object) -> State:
    new: State = msgspec.structs.replace(state, **fields)
    return new


def _game(state: State, fact: Game) -> State:
    if fact.game not in VARIANTS:
        raise Refused("other_game", game=fact.game)
    return _changed(state, setup=Setup(fact.game, 0, 0, 0, False))


def _opened(state: State, fact: f.TableOpened) -> State:
    players = tuple(
        Player(seat, name, seat - 1, fact.singles, fact.double) for seat, name in enumerate(fact.players, start=1)
    )
    setup = Setup(state.setup.game, fact.singles, fact.double, fact.rounds, fact.house, fact.exclusive_spaces)
    return _changed(state, setup=setup, players=players, season=1, starter=fact.starter, turn=fact.starter)


def _placed(state: State, fact: f.CardsPlaced) -> State:
    exhibitions = list(state.exhibitions)
    for card in fact.cards if fact.house is None else (*fact.cards, fact.house):
        number = int(card[0]) - 1
        before = exhibitions[number]
        more = 1 if card[1] == "+" else 0
        exhibitions[number] = Exhibition(
            before.works + more,
            before.waiting + 1 - more,
            before.positive + more,
            before.negative + 1 - more,
            before.predictions,
        )
    for taken in fact.removed:
        left = exhibitions[taken - 1]
        if not left.works or not left.waiting:
            raise Refused("damaged_file", detail=f"nothing to remove in exhibition {taken}")
        exhibitions[taken - 1] = Exhibition(
            left.works - 1, left.waiting - 1, left.positive, left.negative, left.predictions
        )
    return _changed(state, exhibitions=tuple(exhibitions), placed=fact.player is not None)


def _predicted(state: State, fact: f.Predicted) -> State:
    prediction = Prediction(fact.player, fact.space, fact.singles, fact.double, fact.risk)
    exhibitions = list(state.exhibitions)
    before = exhibitions[fact.exhibition - 1]
    exhibitions[fact.exhibition - 1] = Exhibition(
        before.works, before.waiting, before.positive, before.negative, (*before.predictions, prediction)
    )
    players = list(state.players)
    _hand(players, fact.player, -fact.singles, -fact.double)
    doubled = (*state.doubled, fact.player) if prediction.tokens > 1 else state.doubled
    return _changed(state, exhibitions=tuple(exhibitions), players=tuple(players), doubled=doubled)


def _declined(state: State, _: f.PredictionDeclined) -> State:
    return state


def _turn(state: State, fact: f.TurnPassed) -> State:
    return _changed(state, turn=fact.player, phase=fact.phase, round=fact.round, placed=False)


def _scored(state: State, fact: f.SeasonScored) -> State:
    players = list(state.players)
    for each in fact.result.settled:
        if each.success:
            _hand(players, each.player, each.singles, each.double)
        else:
            _hand(players, each.player, 0, 0, each.singles + each.double)
        if each.points:
            player = players[each.player - 1]
            scores = list(player.scores)
            scores[each.exhibition - 1] += each.points
            players[each.player - 1] = msgspec.structs.replace(player, scores=tuple(scores))
    for seat in fact.result.restored:
        setup = state.setup
        players[seat - 1] = msgspec.structs.replace(
            players[seat - 1], singles=setup.singles, double=setup.double, lost=0
        )
    return _changed(state, players=tuple(players), last=fact.result, **_CLEARED)


def _abandoned(state: State, _: f.SeasonAbandoned) -> State:
    players = list(state.players)
    for exhibition in state.exhibitions:
        for prediction in exhibition.predictions:
            _hand(players, prediction.player, prediction.singles, prediction.double)
    return _changed(state, players=tuple(players), **_CLEARED)


def _awaited(state: State, fact: f.SeasonAwaited) -> State:
    return _changed(state, phase="setup", season=fact.season, starter=fact.starter, turn=fact.starter)


def _ended(state: State, fact: f.GameEnded) -> State:
    return _changed(state, phase="over", turn=None, winners=fact.winners)


def _hand(players: list[Player], seat: int, singles: int, double: int, lost: int = 0) -> None:
    player = players[seat - 1]
    players[seat - 1] = msgspec.structs.replace(
        player, singles=player.singles + singles, double=player.double + double, lost=player.lost + lost
    )


_DOES: dict[type, Callable[[State, Any], State]] = {
    Game: _game,
    f.TableOpened: _opened,
    f.CardsPlaced: _placed,
    f.Predicted: _predicted,
    f.PredictionDeclined: _declined,
    f.TurnPassed: _turn,
    f.SeasonScored: _scored,
    f.SeasonAbandoned: _abandoned,
    f.SeasonAwaited: _awaited,
    f.GameEnded: _ended,
}

_CLEARED: dict[str, Any] = {
    "exhibitions": (Exhibition(),) * EXHIBITIONS,
    "doubled": (),
    "placed": False,
    "round": 0,
}

_EMPTY = State(
    setup=Setup("", 0, 0, 0, False),
    phase="setup",
    season=0,
    round=0,
    starter=0,
    turn=None,
    placed=False,
    doubled=(),
    players=(),
    exhibitions=(Exhibition(),) * EXHIBITIONS,
    last=None,
    winners=(),
)
