"""What the wall of an exhibitions game is in the middle of: which scene stands, and what passes by itself. No painting here.

A view says how things are. A season that was scored since the view before is played out: exhibition by exhibition the count
and the predictions on it, then how they came out, at last the standing, or the final count when the game is over. A game
that is opened in the middle shows the scene it is in at once.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from gallery.exhibitions.state import Result, Settled
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS
from gallery.exhibitions.view import PublicView

Scene = Literal["idle", "season", "scoring", "standing", "end"]
Between = Literal["standing", "season"]

COUNTED, SETTLED, EMPTY = 1900, 3000, 1500
"""The scoring: how long an exhibition's count stands, how its predictions came out, and one that nobody predicted on;
milliseconds."""
TOTALS = 2600
"""How long the final count stands before what does not count is struck out, milliseconds."""


class Step(NamedTuple):
    """A step of the scoring: an exhibition, 1–5, and whether it is told already how its predictions came out."""

    exhibition: int
    told: bool


def steps_of(result: Result) -> tuple[Step, ...]:
    """The scoring of a season step by step. An exhibition that nobody predicted on is told in one step."""
    steps = []
    for number in range(1, EXHIBITIONS + 1):
        if settled_in(result, number):
            steps.append(Step(number, False))
        steps.append(Step(number, True))
    return tuple(steps)


def settled_in(result: Result, exhibition: int) -> tuple[Settled, ...]:
    """How the predictions on an exhibition came out."""
    return tuple(each for each in result.settled if each.exhibition == exhibition)


def gained(result: Result, player: int, exhibition: int) -> int:
    """The points that a player's track in an exhibition took in a season."""
    return sum(each.points for each in settled_in(result, exhibition) if each.player == player)


def lost(result: Result, player: int, exhibition: int) -> int:
    """The tokens that a player lost in an exhibition; the double token is one."""
    failed = (each for each in settled_in(result, exhibition) if each.player == player and not each.success)
    return sum(each.singles + each.double for each in failed)


def reached(view: PublicView, exhibition: int) -> bool:
    """Whether somebody has enough points in an exhibition for the game to end with it."""
    return any(player.scores[exhibition - 1] >= COUNTS_FROM for player in view.players)


class SeasonMoments:
    """`changed` is called when another scene is to be painted; `after` (set by the window) asks for a call of `time_is_up`.

    `step` is the step of the scoring that stands, None when none does. `fresh` says that what stands was come to going
    forward: then points move, and it is heard.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.after: Callable[[int | None], None] = lambda _: None
        self.view: PublicView | None = None
        self.between: Between = "standing"
        self.asked = False
        """Whether the standing was asked for during a season."""
        self.step: int | None = None
        self.fresh = False
        self.struck = True
        """Whether the final count is told to its end: what does not count struck out, the winners marked."""
        self._auto = False

    # --- what stands

    def scene(self) -> Scene:
        """The scene that stands now."""
        view = self.view
        if view is None or not view.players:
            return "idle"
        if self.step is not None:
            return "scoring"
        match view.phase:
            case "over":
                return "end"
            case "setup" if view.last is None:
                return "idle"
            case "setup":
                return "standing" if self.between == "standing" else "season"
        return "standing" if self.asked else "season"

    def name(self) -> str:
        """The name of what stands, finer than its scene: what sound there is goes by it."""
        scene, now = self.scene(), self.now
        if scene == "end":
            return ("winners" if self.fresh else "end") if self.struck else "totals"
        if now is None or self.view is None or self.view.last is None:
            return scene
        if not now.told:
            return "counted"
        return "turned" if self.fresh and settled_in(self.view.last, now.exhibition) else "told"

    @property
    def steps(self) -> tuple[Step, ...]:
        """The scoring of the last season; empty where none can be shown: during a season, and before the first."""
        view = self.view
        if view is None or view.last is None or view.phase not in ("setup", "over"):
            return ()
        return steps_of(view.last)

    @property
    def now(self) -> Step | None:
        """The step of the scoring that stands."""
        return None if self.step is None else self.steps[self.step]

    @property
    def playing(self) -> bool:
        """Whether the scoring goes on by itself."""
        return self._auto

    # --- what the window is told

    def show(self, view: PublicView | None) -> None:
        """A new view. The same one again cuts nothing short."""
        if view is not None and view == self.view:
            return
        old, self.view = self.view, view
        self._halt()
        self.step, self.fresh, self.struck = None, False, True
        if old is None or view is None or not _same_game(old, view):
            self.asked = False
        elif _newly_scored(old, view):
            self.asked = False
            self._begin()
        self._changed()

    def time_is_up(self) -> None:
        """What passes by itself has passed."""
        if not self._auto:
            return
        self._forward()
        self._changed()

    def set_between(self, between: Between) -> None:
        """What stands between two seasons."""
        self.between = between
        self._changed()

    def set_asked(self, asked: bool) -> None:
        """The standing during a season, or the season again."""
        self.asked = asked
        self._changed()

    def next(self) -> None:
        """A step on; the scoring stops going by itself."""
        if not self.steps:
            return
        self._halt()
        self._forward()
        self._changed()

    def previous(self) -> None:
        """A step back; from what stands after the scoring into its last step."""
        if not self.steps:
            return
        self._halt()
        self.fresh = False
        if self.step is not None:
            self.step = max(0, self.step - 1)
        elif self.struck and self.scene() == "end":
            self.struck = False
        else:
            self.step = len(self.steps) - 1
        self._changed()

    def skip(self) -> None:
        """On to what stands after the scoring."""
        self._halt()
        self.step, self.fresh, self.struck = None, False, True
        self._changed()

    def replay(self) -> None:
        """The scoring from its beginning, by itself."""
        if not self.steps:
            return
        self._halt()
        self._begin()
        self._changed()

    # --- steps

    def _halt(self) -> None:
        self._auto = False
        self.after(None)

    def _begin(self) -> None:
        self._auto, self.fresh = True, True
        self.step = 0
        self._wait()

    def _forward(self) -> None:
        if self.step is None:
            self.fresh = not self.struck
            self.struck = True
        elif self.step + 1 < len(self.steps):
            self.step += 1
            self.fresh = True
        else:
            self.step, self.fresh = None, False
            self.struck = self.view is None or self.view.phase != "over"
        if self.step is None and self.struck:
            self._auto = False
        if self._auto:
            self._wait()

    def _wait(self) -> None:
        view, step = self.view, self.now
        if step is None:
            self.after(TOTALS)
        elif not step.told:
            self.after(COUNTED)
        else:
            empty = view is None or view.last is None or not settled_in(view.last, step.exhibition)
            self.after(EMPTY if empty else SETTLED)


def _same_game(old: PublicView, view: PublicView) -> bool:
    """Whether two views may be of one game: the same variant and the same people at the table."""
    return old.game == view.game and [each.name for each in old.players] == [each.name for each in view.players]


def _newly_scored(old: PublicView, view: PublicView) -> bool:
    """Whether a season was scored between two views; taking one back is not scoring."""
    if view.last is None or view.phase not in ("setup", "over"):
        return False
    return old.last is None or view.last.season > old.last.season
