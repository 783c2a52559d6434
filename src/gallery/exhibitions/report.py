"""The state and the entries as the command line tells them (commands.md, Exhibitions)."""

from typing import Any

import msgspec

from gallery.exhibitions.state import Prediction, State
from gallery.journal import Entry


def state_report(state: State) -> dict[str, Any]:
    """The state as plain data."""
    return {
        "game": state.setup.game,
        "season": state.season,
        "phase": state.phase,
        "turn": state.name_of(state.turn) if state.turn is not None else None,
        "round": state.round,
        "exhibitions": [
            {
                "works": exhibition.works,
                "waiting_negatives": exhibition.waiting,
                "placed": {"positive": exhibition.positive, "negative": exhibition.negative},
                "predictions": [_prediction(state, each) for each in exhibition.predictions],
            }
            for exhibition in state.exhibitions
        ],
        "players": [
            {
                "name": player.name,
                "scores": list(player.scores),
                "singles": player.singles,
                "double": player.double,
                "lost": player.lost,
                "counted": player.counted,
            }
            for player in state.players
        ],
        "winners": [state.name_of(winner) for winner in state.winners],
        "rounds": state.setup.rounds,
        "starter": state.name_of(state.starter),
        "must_place": state.phase == "rounds" and not state.placed,
        "exclusive_spaces": state.setup.exclusive_spaces,
        "last_season": _last_season(state),
    }


def _prediction(state: State, prediction: Prediction) -> dict[str, Any]:
    return {
        "player": state.name_of(prediction.player),
        "space": prediction.space,
        "tokens": prediction.tokens,
        "risk": prediction.risk,
    }


def _last_season(state: State) -> dict[str, Any] | None:
    last = state.last
    if last is None:
        return None
    return {
        "season": last.season,
        "works": list(last.works),
        "predictions": [
            {
                "player": state.name_of(each.player),
                "exhibition": each.exhibition,
                "space": each.space,
                "tokens": each.singles + 2 * each.double,
                "risk": each.risk,
                "success": each.success,
                "points": each.points,
            }
            for each in last.settled
        ],
        "restored": [state.name_of(seat) for seat in last.restored],
    }


def entry_report(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    plain["hash"] = entry.hash
    return plain
