"""A command on its way to becoming facts: every fact is applied at once, so that the next rule sees what it changed."""

from collections.abc import Callable
from typing import Generic, NoReturn, Protocol, TypeVar

from gallery.refusal import Refused


class Phased(Protocol):
    """A state that says what its game waits for; "over" when it is over."""

    @property
    def phase(self) -> str:
        """The phase's word."""


State = TypeVar("State", bound=Phased)
Fact = TypeVar("Fact")


class Flow(Generic[State, Fact]):
    """The facts of one command so far and the state after them."""

    def __init__(self, state: State, apply: Callable[[State, Fact], State]) -> None:
        self.state = state
        self.facts: list[Fact] = []
        self._apply = apply

    def happen(self, *facts: Fact) -> None:
        """Adds facts, in this order."""
        for fact in facts:
            self.facts.append(fact)
            self.state = self._apply(self.state, fact)

    def expect(self, *phases: str) -> None:
        """Refuses `game_over` and `wrong_phase` unless the game is in one of these phases."""
        if self.state.phase not in phases:
            self.wrong()

    def wrong(self) -> NoReturn:
        """Refuses because the game waits for something else."""
        if self.state.phase == "over":
            raise Refused("game_over")
        raise Refused("wrong_phase", phase=self.state.phase)
