"""The facts of an exhibitions game, as the record holds them: what happened.

Players are ids, exhibitions 1–5, cards words such as "2+" and "5-".
"""

from typing import Any

from gallery.exhibitions.state import Phase, Result
from gallery.journal.fact import Fact, Game, read_fact


class TableOpened(Fact, frozen=True):
    """Everything that was settled at setup."""

    players: tuple[str, ...]
    starter: int
    singles: int
    double: int
    rounds: int
    house: bool = False
    exclusive_spaces: bool = True


class CardsPlaced(Fact, frozen=True):
    """Cards went to their exhibitions, in this order: of the deck at the opening (no player), else from a hand.

    `house` is the card of the house deck; `removed` names an exhibition for each work that a negative card took along.
    """

    cards: tuple[str, ...]
    player: int | None = None
    house: str | None = None
    removed: tuple[int, ...] = ()


class Predicted(Fact, frozen=True):
    """A player put tokens on a space."""

    player: int
    exhibition: int
    space: int
    singles: int = 0
    double: int = 0
    risk: bool = False


class PredictionDeclined(Fact, frozen=True):
    """A player made no prediction in this turn."""

    player: int


class TurnPassed(Fact, frozen=True):
    """It is a player's turn, in this phase and round (0 outside the rounds)."""

    player: int
    phase: Phase
    round: int = 0


class SeasonScored(Fact, frozen=True):
    """The season is over: points and tokens were settled and the table is cleared."""

    result: Result


class SeasonAbandoned(Fact, frozen=True):
    """The season under way was dropped: cards off the table, tokens back in the hands (E5)."""


class SeasonAwaited(Fact, frozen=True):
    """A season waits to be opened."""

    season: int
    starter: int


class GameEnded(Fact, frozen=True):
    """The game is over; `bell` when it was ended early (E9)."""

    winners: tuple[int, ...]
    bell: bool = False


AnyFact = (
    Game
    | TableOpened
    | CardsPlaced
    | Predicted
    | PredictionDeclined
    | TurnPassed
    | SeasonScored
    | SeasonAbandoned
    | SeasonAwaited
    | GameEnded
)


def from_plain(plain: dict[str, Any]) -> AnyFact:
    """The fact from the record's plain data. Refuses `damaged_file`."""
    fact: AnyFact = read_fact(plain, AnyFact)
    return fact
