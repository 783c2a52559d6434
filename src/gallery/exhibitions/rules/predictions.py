"""Predictions: tokens on spaces (exhibitions.md, A season; refused in the order space, risk, doubling, tokens)."""

from gallery.exhibitions import commands as c
from gallery.exhibitions import facts as f
from gallery.exhibitions.rules.flow import Flow
from gallery.exhibitions.rules.form import check_form, find_seat
from gallery.exhibitions.state import State
from gallery.refusal import Refused


def predict(flow: Flow, command: c.Predict) -> None:
    """Puts tokens on a space; the turn is over then."""
    seat = find_seat(flow.state, command.player)
    check_form(command)
    _expect_prediction(flow)
    flow.expect_turn(seat)
    flow.happen(_prediction(flow.state, command, seat))
    flow.pass_turn()


def decline(flow: Flow, command: c.Pass) -> None:
    """No prediction; the turn is over."""
    seat = find_seat(flow.state, command.player)
    _expect_prediction(flow)
    flow.expect_turn(seat)
    flow.happen(f.PredictionDeclined(seat))
    flow.pass_turn()


def _expect_prediction(flow: Flow) -> None:
    flow.expect("opening", "rounds")
    if flow.state.phase == "rounds" and not flow.state.placed:
        flow.wrong()


def _prediction(state: State, command: c.Predict, seat: int) -> f.Predicted:
    player = state.player(seat)
    if state.setup.exclusive_spaces:
        for other in state.exhibition(command.exhibition).predictions:
            if other.space == command.space:
                raise Refused("space_taken", space=command.space, name=state.name_of(other.player))
    if command.risk and state.phase != "opening":
        raise Refused("risk_only_in_opening")
    if command.tokens == 2 and seat in state.doubled:
        raise Refused("double_used", name=player.name)
    singles, double = (0, 1) if command.tokens == 2 and state.setup.double else (command.tokens, 0)
    if player.singles < singles or player.double < double:
        raise Refused("no_tokens", name=player.name)
    return f.Predicted(seat, command.exhibition, command.space, singles, double, command.risk)
