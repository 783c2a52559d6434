"""What the public window is in the middle of: which scene stands, and what passes by itself. No painting here.

A view says how things are; a moment is what the class should see of how they became so: the instruction before the sale
room opens, the hammer, a value shown to all, the reveal.
"""

from collections.abc import Callable
from typing import Literal

from gallery.auction.state import FORGERY, Sector
from gallery.auction.view import LotView, PublicView
from gallery.ui.projector.scenes.chart import has_course
from gallery.ui.projector.scenes.reveal import find, revealed
from gallery.ui.projector.scenes.sale import Sold

Scene = Literal[
    "idle", "wheel", "result", "offer", "sale", "wall", "shown", "reveal", "ranking", "chart", "winners", "odds"
]

HOLD, SOLD, SHOWN = 2600, 3200, 4200
"""How long the instruction, the hammer and a value shown to all stand before what comes next, milliseconds."""
COVERED, TURNED = 900, 1900
"""The reveal: how long a painting's cards lie face down, and face up, milliseconds."""


class Moments:
    """`changed` is called when another scene is to be painted; `after` (set by the window) asks for a call of `time_is_up`."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.after: Callable[[int | None], None] = lambda _: None
        self.view: PublicView | None = None
        self.usual: Literal["wall", "wheel"] = "wall"
        """What stands between turns when nobody asks for something else."""
        self.between: Literal["wall", "wheel"] = "wall"
        self.whole_fingerprint = False
        self.odds = False
        """Whether the odds are to stand between turns, until the next spin."""
        self.going = 0
        self.spinning = False
        self.lot: LotView | None = None
        """The last lot that was on the easel."""
        self.hammered: Sold | None = None
        self.shown: int | None = None
        """The painting whose cards all see now."""
        self.result: tuple[int | None, int] | None = None
        """Player and sector of the instruction that stands forward by itself."""
        self.reveal: int | None = None
        """The step of the reveal, None when it is over: the ranking."""
        self.covered = False
        self.page = 0
        """Which of the last pages stands once the reveal is over."""
        self._next: PublicView | None = None
        self._auto = False

    @property
    def sectors(self) -> tuple[Sector, ...]:
        """The wheel's sectors."""
        return self.view.sectors if self.view else ()

    def scene(self) -> Scene:
        """The scene that stands now."""
        view = self.view
        if view is None or not view.players:
            return "idle"
        if self.spinning:
            return "wheel"
        if self.result is not None:
            return "result"
        if self.hammered is not None and self.lot is not None:
            return "sale"
        if self.shown is not None:
            return "shown"
        return "odds" if self.odds and self.may_spin() else self._standing(view)

    def _standing(self, view: PublicView) -> Scene:
        match view.phase:
            case "deal":
                return "idle"
            case "auction" if view.lot is not None:
                return "sale"
            case "decide" if view.lot is not None:
                return "offer"
            case "draw" | "decide" if view.instruction is not None:
                return "result"
            case "over":
                if self.reveal is not None:
                    return "reveal"
                return _pages(view)[self.page]
            case "spin":
                return "wheel" if view.spins == 0 or self.between == "wheel" else "wall"
        return "wall"

    def standing_sector(self) -> int | None:
        """The sector of the instruction that stands forward, None when none does."""
        if self.result is not None:
            return self.result[1]
        if self.view is not None and self.view.instruction is not None:
            return self.view.instruction.sector
        return None

    def open_cards(self) -> Literal["turned", "forgery"] | None:
        """Whether the scene shows a painting's cards to all now, and what of it can be heard; None when it does not."""
        view, number, scene = self.view, self.shown, self.scene()
        if view is None or scene not in ("shown", "reveal"):
            return None
        if scene == "reveal":
            order = revealed(view)
            number = order[self.reveal] if self.reveal is not None and not self.covered else None
        found = find(view, number) if number is not None else None
        if found is None:
            return None
        return "forgery" if FORGERY in (found[0].shown or ()) else "turned"

    def spin_number(self) -> int:
        """The number of the spin whose instruction stands forward."""
        told = self._next if self.result is not None and self._next is not None else self.view
        return told.spins if told is not None else 0

    def may_spin(self) -> bool:
        """Whether the wheel stands and waits for a spin."""
        return self.view is not None and self.view.phase == "spin" and not self.spinning and self.result is None

    # --- what the window is told

    def turn_aside(self) -> None:
        """Between turns the odds, then the wheel, then what stood there. The next spin ends all that."""
        if not self.may_spin():
            return
        if self.odds:
            self.odds, self.between = False, "wheel"
        elif self.between != self.usual:
            self.between = self.usual
        else:
            self.odds = True
        self._changed()

    def show(self, view: PublicView | None) -> None:
        """A new view. One that is only awaited while the instruction stands forward does not cut it short."""
        if self.result is not None and view is not None and view == self._next:
            return
        self._end()
        self._take(view)
        self._changed()

    def wait_for(self, view: PublicView | None) -> None:
        """A view that came while the wheel turns: it is shown when the wheel stands."""
        self._next = view

    def begin_spin(self, before: PublicView, after: PublicView, sector: int) -> None:
        """The wheel turns: the table is shown as it was, so that nothing tells the outcome early."""
        self._end()
        self.odds, self.between = False, self.usual
        self.view = before
        self._next = after
        self.result = (before.turn, sector)
        self.spinning = True

    def end_spin(self) -> None:
        """The wheel stands: the instruction comes forward."""
        self.spinning = False
        after = self._next
        if after is not None and after.instruction is not None and self._standing(after) == "result":
            # The instruction goes on standing there until it is carried out.
            self._end()
            self._take(after)
        else:
            self.after(HOLD)
        self._changed()

    def cease(self) -> None:
        """The wheel was stopped: what is now stands at once."""
        self.spinning = False
        self.time_is_up()

    def sold(self, name: str | None, amount: int | None) -> None:
        """The hammer fell."""
        self.hammered = Sold(name, amount)
        self.shown = None
        self.after(SOLD)
        self._changed()

    def time_is_up(self) -> None:
        """What passes by itself has passed."""
        if self.result is not None and not self.spinning:
            following = self._next
            self._end()
            self._take(following)
        elif self.hammered is not None:
            self.hammered = None
        elif self.shown is not None:
            self.shown = None
        elif self.reveal is not None and self._auto:
            if self.covered:
                self.covered = False
                self.after(TURNED)
            else:
                self._go(self.reveal + 1)
        self._changed()

    # --- the reveal

    def step(self, way: int) -> None:
        """A step on or back; the reveal stops going by itself."""
        view = self.view
        if view is None or view.phase != "over":
            return
        self._auto = False
        self.after(None)
        self.hammered, self.shown = None, None
        count = len(revealed(view))
        if self.reveal is not None and way > 0 and self.covered:
            self.covered = False
        elif self.reveal is not None:
            self._go(max(0, self.reveal + way))
        elif way > 0:
            self.page = min(self.page + 1, len(_pages(view)) - 1)
        elif self.page:
            self.page -= 1
        elif count:
            self._go(count - 1)
            self.covered = False
        self._changed()

    def skip(self) -> None:
        """The ranking, at the end."""
        if self.view is None or self.view.phase != "over":
            return
        self._auto = False
        self.reveal, self.covered, self.page = None, False, 0
        self._end()
        self._changed()

    def replay(self) -> None:
        """From the beginning, by itself."""
        if self.view is None or self.view.phase != "over" or not revealed(self.view):
            return
        self._end()
        self._auto = True
        self.page = 0
        self._go(0)
        self._changed()

    def _go(self, step: int) -> None:
        count = len(revealed(self.view)) if self.view else 0
        if step >= count:
            self.reveal, self.covered, self._auto = None, False, False
            return
        self.reveal, self.covered = step, True
        if self._auto:
            self.after(COVERED)

    # --- from view to view

    def _end(self) -> None:
        """Ends what passes by itself."""
        self.after(None)
        self.result = None
        self.hammered = None
        self.shown = None
        self._next = None

    def _take(self, view: PublicView | None) -> None:
        old, self.view = self.view, view
        lot = view.lot if view else None
        if old is None or view is None or old.lot != lot:
            self.going = 0
        if lot is not None:
            self.lot = lot
        elif old is not None and old.lot is not None:
            self.lot = old.lot
        if view is None or view.phase != "over":
            self.reveal, self.covered, self.page, self._auto = None, False, 0, False
        if old is None or view is None or old.fingerprint != view.fingerprint:
            return
        fresh = sorted(_public(view) - _public(old))
        if view.phase == "over" and old.phase not in ("over", "reveal") and revealed(view):
            self._auto = True
            self._go(0)
        elif len(fresh) == 1 and len(_public(view)) == len(_public(old)) + 1:
            self.shown = fresh[0]
            self.after(SHOWN)


def _pages(view: PublicView) -> tuple[Scene, ...]:
    """What follows the reveal; the chart where there was a game to draw one of."""
    drawn: tuple[Scene, ...] = ("chart",) if has_course(view) else ()
    return ("ranking", *drawn, "winners")


def _public(view: PublicView) -> set[int]:
    """The paintings whose cards all have seen."""
    walls = {painting.number for player in view.players for painting in player.paintings if painting.shown is not None}
    return walls | {painting.number for painting in view.out if painting.shown is not None}
