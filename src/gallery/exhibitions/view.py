"""What all may see: a pure function of the state. The projector gets this and nothing else."""

import msgspec

from gallery.exhibitions.options import cards_left
from gallery.exhibitions.state import Phase, Player, Prediction, Result, State
from gallery.exhibitions.variants import POINTS, SPACES


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the board: 1–8, points per token, and the predictions on it (one at most where spaces are exclusive)."""

    space: int
    points: int
    predictions: tuple[Prediction, ...]


class ExhibitionView(msgspec.Struct, frozen=True):
    """An exhibition, 1–5: its works, waiting negative cards, cards placed and still to come, and its part of the board."""

    number: int
    works: int
    waiting: int
    positive: int
    negative: int
    positive_left: int
    negative_left: int
    spaces: tuple[SpaceView, ...]


class PublicView(msgspec.Struct, frozen=True):
    """Everything that a projector may know. Hands are nobody's business but their owners', and the app does not know them."""

    game: str
    phase: Phase
    season: int
    round: int
    rounds: int
    starter: int
    turn: int | None
    must_place: bool
    """Whether the player whose turn it is places cards first."""
    doubled: tuple[int, ...]
    players: tuple[Player, ...]
    exhibitions: tuple[ExhibitionView, ...]
    last: Result | None
    winners: tuple[int, ...]
    singles: int
    double: int
    house: bool
    exclusive_spaces: bool

    def player(self, seat: int | None) -> Player | None:
        """The player with this id."""
        return next((player for player in self.players if player.id == seat), None)


def public_view(state: State) -> PublicView:
    """The public part of a state."""
    return PublicView(
        game=state.setup.game,
        phase=state.phase,
        season=state.season,
        round=state.round,
        rounds=state.setup.rounds,
        starter=state.starter,
        turn=state.turn,
        must_place=state.phase == "closing" or (state.phase == "rounds" and not state.placed),
        doubled=state.doubled,
        players=state.players,
        exhibitions=_exhibitions(state),
        last=state.last,
        winners=state.winners,
        singles=state.setup.singles,
        double=state.setup.double,
        house=state.setup.house,
        exclusive_spaces=state.setup.exclusive_spaces,
    )


def _exhibitions(state: State) -> tuple[ExhibitionView, ...]:
    left = cards_left(state)
    return tuple(
        ExhibitionView(
            number,
            exhibition.works,
            exhibition.waiting,
            exhibition.positive,
            exhibition.negative,
            left[f"{number}+"],
            left[f"{number}-"],
            tuple(
                SpaceView(
                    space, POINTS[space - 1], tuple(each for each in exhibition.predictions if each.space == space)
                )
                for space in range(1, SPACES + 1)
            ),
        )
        for number, exhibition in enumerate(state.exhibitions, start=1)
    )
