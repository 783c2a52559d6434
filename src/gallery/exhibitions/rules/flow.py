"""A command of the exhibitions games on its way to becoming facts, with what several rules ask."""

from typing import NoReturn

from gallery.exhibitions import facts as f
from gallery.exhibitions.replay import apply
from gallery.exhibitions.state import State
from gallery.journal.flow import Flow as GameFlow
from gallery.refusal import Refused


class Flow(GameFlow[State, f.AnyFact]):
    """The flow of an exhibitions command."""

    def __init__(self, state: State) -> None:
        super().__init__(state, apply)

    def wrong(self) -> NoReturn:
        """Refuses because the game waits for something else; within a turn, for the prediction after the cards."""
        if self.state.placed:
            raise Refused("wrong_phase", phase="predict")
        super().wrong()

    def expect_turn(self, seat: int) -> None:
        """Refuses `not_your_turn` for another player than the one whose turn it is."""
        if self.state.turn != seat:
            raise Refused("not_your_turn", name=self.state.name_of(seat))

    def pass_turn(self) -> None:
        """The next player, round or phase; after the last turn of a season nothing follows (exhibitions.md, A season)."""
        state = self.state
        if state.turn is None:
            self.wrong()
        seat = state.next_seat(state.turn)
        if seat != state.starter:
            self.happen(f.TurnPassed(seat, state.phase, state.round))
        elif state.round < state.setup.rounds:
            self.happen(f.TurnPassed(seat, "rounds", state.round + 1))
        else:
            self.happen(f.TurnPassed(seat, "closing"))
