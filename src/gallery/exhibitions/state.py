"""The state of an exhibitions game: plain frozen data, the same whether it was played or replayed."""

from typing import Literal

import msgspec

from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS

Phase = Literal["setup", "opening", "rounds", "closing", "over"]


class Setup(msgspec.Struct, frozen=True, gc=False):
    """What was settled before the first season and never changes. `rounds` is that of every season."""

    game: str
    singles: int
    double: int
    rounds: int
    house: bool
    """Whether a house deck is played along (two players)."""
    exclusive_spaces: bool = True


class Player(msgspec.Struct, frozen=True):
    """A seat at the table. `id` (from 1) is the seat's number, `look` (0–4) colour and shape.

    `singles` and `double` are tokens in hand, `lost` those that left the game (the double token is one); the high-risk
    token always comes back and is not counted. `scores` are the points of the exhibitions 1–5.
    """

    id: int
    name: str
    look: int
    singles: int
    double: int
    lost: int = 0
    scores: tuple[int, ...] = (0,) * EXHIBITIONS

    @property
    def counted(self) -> int:
        """The points that count at the end: those of exhibitions with five or more."""
        return sum(points for points in self.scores if points >= COUNTS_FROM)


class Prediction(msgspec.Struct, frozen=True, gc=False):
    """Tokens on a space: so many singles, or the double token, and the high-risk token with them or not."""

    player: int
    space: int
    singles: int
    double: int
    risk: bool = False

    @property
    def tokens(self) -> int:
        """What the tokens count at the scoring, high risk aside: the double token is two."""
        return self.singles + 2 * self.double


class Exhibition(msgspec.Struct, frozen=True):
    """What lies in an exhibition: works, negative cards that wait for one, and the cards placed this season in all."""

    works: int = 0
    waiting: int = 0
    positive: int = 0
    negative: int = 0
    predictions: tuple[Prediction, ...] = ()


class Settled(msgspec.Struct, frozen=True, gc=False):
    """How a prediction came out: what it was worth, and the points that the track still took (`points` ≤ `worth`)."""

    player: int
    exhibition: int
    space: int
    singles: int
    double: int
    risk: bool
    success: bool
    worth: int
    points: int


class Result(msgspec.Struct, frozen=True):
    """A season that was scored: the works of the exhibitions 1–5, the predictions, and who got all tokens back."""

    season: int
    works: tuple[int, ...]
    settled: tuple[Settled, ...]
    restored: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True):
    """Everything at one moment of a game."""

    setup: Setup
    phase: Phase
    season: int
    round: int
    """The round under way, from 1; 0 outside the rounds."""
    starter: int
    """The id of the player who starts the season."""
    turn: int | None
    placed: bool
    """Whether the player has placed the cards of this turn and may predict now."""
    doubled: tuple[int, ...]
    """Who has used the doubling this season."""
    players: tuple[Player, ...]
    exhibitions: tuple[Exhibition, ...]
    last: Result | None
    """The season that was scored last."""
    winners: tuple[int, ...]

    def player(self, seat: int) -> Player:
        """The player with this id."""
        return self.players[seat - 1]

    def name_of(self, seat: int) -> str:
        """The name of the player with this id."""
        return self.players[seat - 1].name

    def exhibition(self, number: int) -> Exhibition:
        """The exhibition of this number, 1–5."""
        return self.exhibitions[number - 1]

    def next_seat(self, seat: int) -> int:
        """The id of the player in the next seat."""
        return seat % len(self.players) + 1
