"""An exhibitions game that is the same each time, for pictures of the program: two seasons of four players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import PLACED, VARIANTS
from gallery.refusal import Refused
from gallery.ui.gamefiles import file_name
from gallery.ui.gamesession import Trouble
from gallery.ui.referee.session import SeasonSession
from gallery.ui.samplegame import BEGUN, dated

Stage = Literal["setup", "scored", "placing", "predicting", "over"]

GAMES = tuple(VARIANTS)

CARDS = (
    "1+ 3- 2+ 5+ 3+ 3+ 2- 1+ 1+ 1+ 5+ 4+ 3+ 3+ 5+ 3+ 5+ 1+ 2+ 2- 2+ 5+ 1+ 5+ 1+ 4- 4+ 4- 4+ 3+ 1+ 4+ 4+ 3+",
    "4+ 2+ 1+ 3+ 1- 1+ 3- 2+ 4+ 3- 4+ 2+ 4+ 2+ 2+ 4+ 3+ 4+ 4- 1+ 1+ 1+ 2+ 3+ 1+ 5- 4+ 5- 2- 5+ 2- 3+ 5+ 4+",
)
"""The cards of each season, in the order in which they are placed, the two that open it first."""

Told = tuple[int, int, int, bool]
"""Exhibition, space, tokens, and whether high risk is with them."""
PREDICTIONS: Mapping[tuple[int, int, int], Told] = {
    (1, 0, 1): (1, 8, 2, True),
    (1, 0, 2): (2, 1, 2, True),
    (1, 0, 3): (3, 6, 2, True),
    (1, 0, 4): (4, 3, 2, True),
    (1, 1, 2): (5, 6, 1, False),
    (1, 1, 4): (1, 4, 1, False),
    (1, 2, 1): (5, 5, 1, False),
    (1, 2, 3): (2, 2, 1, False),
    (1, 3, 2): (4, 4, 1, False),
    (1, 3, 3): (1, 7, 1, False),
    (1, 3, 4): (5, 8, 1, False),
    (2, 0, 2): (3, 2, 2, True),
    (2, 0, 3): (5, 1, 2, True),
    (2, 0, 4): (4, 7, 1, True),
    (2, 0, 1): (4, 8, 2, False),
    (2, 1, 2): (1, 5, 1, False),
    (2, 1, 4): (5, 2, 1, False),
    (2, 2, 3): (4, 6, 1, False),
    (2, 2, 4): (2, 4, 1, False),
    (2, 3, 1): (2, 5, 1, False),
}
"""By season, round (0 for the opening) and seat; whoever is not named predicts nothing then."""
SHOWN = (2, 2, 4)
"""Season, round and seat of the turn that is shown: half the board is laid, and there are points already."""


class SampleSeasons:
    """Four players, from the first two cards to the winner; the game is any of the three."""

    def __init__(self, session: SeasonSession, game: str, names: Sequence[str]) -> None:
        self._session = session
        self._game = game
        self._names = tuple(names)
        session.trouble.connect(self._remember)
        self._trouble: Trouble | None = None

    def _remember(self, trouble: Trouble) -> None:
        self._trouble = trouble

    def stages(self) -> Iterator[Stage]:
        """Plays on from stage to stage. Raises the Refused of a step that the rules do not allow."""
        session = self._session
        # Not the session's own new game: the file's name, which can be seen, would have today's date.
        folder = session.places.make(session.places.games)
        path = folder / self._game / file_name(self._names, BEGUN.date())
        path.parent.mkdir(exist_ok=True)
        Table.new(c.New(players=self._names), self._game, path).close()
        self._done(session.open_game(path))
        yield "setup"
        for season, cards in enumerate(CARDS, start=1):
            yield from self._season(season, cards.split())
            yield "scored" if session.state.phase == "setup" else "over"

    def _season(self, season: int, cards: list[str]) -> Iterator[Stage]:
        session = self._session
        self._done(session.open_season(_next(cards)))
        while session.state.phase not in ("setup", "over"):
            state = session.state
            seat = state.turn or 0
            shown = (season, state.round, seat) == SHOWN
            if _predicting(state):
                if shown:
                    yield "predicting"
                told = PREDICTIONS.get((season, state.round, seat))
                self._done(session.predict(*told) if told is not None else session.make_no_prediction())
            else:
                if shown:
                    yield "placing"
                self._done(session.lay(_next(cards)))

    def _done(self, done: bool) -> None:
        if not done:
            refused = self._trouble.refused if self._trouble is not None else None
            raise refused or Refused("unexpected", detail="the sample seasons stopped")
        self._session.lines = dated(self._session.lines)


def _next(cards: list[str]) -> tuple[str, ...]:
    placed = tuple(cards[:PLACED])
    del cards[:PLACED]
    return placed


def _predicting(state: State) -> bool:
    return state.phase == "opening" or state.placed
