"""What the class sees of the auction. It is told public views and shows them; it knows no state, no secret and asks
nothing of the game.
"""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gallery.auction.view import PublicView
from gallery.texts import Texts
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.canvas import Canvas
from gallery.ui.projector.moments import Moments
from gallery.ui.projector.passing import PassingName
from gallery.ui.projector.scenes.turns import WheelPlace, instruction_name, wheel_place
from gallery.ui.projector.showing import Scene, paint_scene
from gallery.ui.projector.spin import Flick, Spin
from gallery.ui.projector.stage import Stage
from gallery.ui.projector.turning import motion, rest_angle, show_fraction
from gallery.ui.projector.wheel import Wheel

NAME_PAUSE = 110
"""The passing name changes no faster than this (milliseconds): nobody could read it, and it would flicker."""


class ProjectorView(Canvas):
    """What the class sees. As a widget, for the one-screen layout; `ProjectorWindow` is the same on a screen of its own.

    `flicked` (strength 0…1) is sent when somebody flicks the standing wheel between turns; it asks for a spin and sets only
    its show. `ticked` is sent when a pin passes the pointer.
    """

    flicked = Signal(float)

    def __init__(
        self,
        texts: Texts,
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(texts, dark=dark, reduced_motion=reduced_motion, pictures=pictures, parent=parent)
        self._moments = Moments(self.changed)
        self._moments.after = self.later
        self._wheel = Wheel()
        self._name = PassingName()
        self._wheel_on = False
        self._spin: Spin | None = None
        self._named = -1
        self._named_clock = QElapsedTimer()
        self._flick = Flick()

    # --- what it is told

    def show_view(self, view: PublicView | None) -> None:
        """The game as all may see it now; None when no game is open."""
        if self._spin is not None:
            self._moments.wait_for(view)
        else:
            self._moments.show(view)

    def spin_to(
        self,
        view_before: PublicView,
        view_after: PublicView,
        finished: Callable[[], None] | None = None,
        *,
        sector: int | None = None,
        strength: float = 0.5,
        seconds: float | None = None,
    ) -> bool:
        """Turns the wheel to the recorded sector, then lets the instruction come forward.

        `sector` is needed where the turn passed at once, so that `view_after` names no instruction. `finished` is called when
        the wheel stands. False, and nothing happens, while a spin is on (ten presses are one spin).
        """
        if self._spin is not None:
            return False
        index = sector
        if index is None:
            if view_after.instruction is None:
                raise ValueError("neither the view nor the caller names a sector")
            index = view_after.instruction.sector
        self._moments.begin_spin(view_before, view_after, index)
        fraction = show_fraction(view_after.fingerprint, view_after.spins)
        pace = show_fraction(view_after.fingerprint, view_after.spins, "pace")
        rest = rest_angle(view_before.sectors, index, fraction)
        turning, usual = motion(self._wheel.angle, rest, pace, strength)
        duration = theme.REDUCED / 1000 if self._reduced else (usual if seconds is None else seconds)
        self._spin = Spin(turning, duration, index, finished)
        self._named = -1
        self._ready()
        self._wheel.aim(rest)
        if self._reduced:
            self._wheel.stand()
        self._spin.start()
        self.run()
        self.changed()
        return True

    def cease(self) -> None:
        """Ends a spin at once, and what would follow it by itself. Nobody is told: whoever stops it knows."""
        if self._spin is not None:
            self._wheel.stand()
            self._spin = None
            self._moments.cease()

    @property
    def spinning(self) -> bool:
        """Whether the wheel turns."""
        return self._spin is not None

    @property
    def moving(self) -> bool:
        """Whether the wheel turns."""
        return self.spinning

    def going(self, step: int | None) -> None:
        """Going once (1), going twice (2), neither (0 or None)."""
        self._moments.going = step or 0
        self.changed()

    def sold(self, name: str | None, amount: int | None) -> None:
        """The hammer fell: sold to a player for dollars, or, with None, unsold. Stands a moment; a new lot ends it."""
        self._moments.sold(name, amount)

    def move_on(self) -> None:
        """Ends at once what would pass by itself: the instruction, the hammer or a value that stands forward."""
        self._moments.time_is_up()

    def set_between(self, scene: Literal["wall", "wheel"]) -> None:
        """What stands between turns: the wall, or the wheel."""
        self._moments.usual = self._moments.between = scene
        self.changed()

    def show_odds(self, shown: bool) -> None:
        """Between turns alone: what the wheel brings how often, and the last spins. The next spin ends it."""
        self._moments.odds = shown and self._moments.may_spin()
        self.changed()

    def turn_aside(self) -> None:
        """What there is to look at between turns, one after the other: the odds; the wheel, which may be flicked then; and
        what stood there. Before the first turn: the whole fingerprint, and its beginning again.
        """
        if self.scene == "idle":
            self.set_whole_fingerprint(not self._moments.whole_fingerprint)
        else:
            self._moments.turn_aside()

    @property
    def odds_shown(self) -> bool:
        """Whether they stand there."""
        return self.scene == "odds"

    def set_whole_fingerprint(self, whole: bool) -> None:
        """The whole fingerprint on the first scene, on request."""
        self._moments.whole_fingerprint = whole
        self.changed()

    def next_reveal(self) -> None:
        """A step on in the reveal: painting by painting, the ranking, the winners."""
        self._moments.step(1)

    def previous_reveal(self) -> None:
        """A step back."""
        self._moments.step(-1)

    def skip_reveal(self) -> None:
        """On to the ranking."""
        self._moments.skip()

    def replay_reveal(self) -> None:
        """The reveal from its beginning, by itself."""
        self._moments.replay()

    # --- what it shows

    @property
    def scene(self) -> Scene:
        """The scene that stands."""
        return self._moments.scene()

    @property
    def angle(self) -> float:
        """The wheel's angle, degrees clockwise."""
        return self._wheel.angle

    @property
    def label_letters(self) -> tuple[float, ...]:
        """The height of the letters on each sector, pixels; 0 for a sector with its pictogram only."""
        return self._wheel.letters

    # --- time

    def advance(self) -> bool:
        """Turns the wheel to where it is now."""
        spin = self._spin
        if spin is None:
            return False
        self._turn(spin)
        return True

    def _turn(self, spin: Spin) -> None:
        if spin.advance(self._wheel, self._moments.sectors, self._reduced):
            self._finish(spin)
            return
        if spin.ticked:
            self.ticked.emit()
        self.update(self._wheel.bounds(self._place().middle).toAlignedRect())
        if self._wheel.passing() != self._named and (self._named < 0 or self._named_clock.elapsed() >= NAME_PAUSE):
            self._named = self._wheel.passing()
            self._named_clock.start()
            self.update(self._place().name.toAlignedRect())

    def _finish(self, spin: Spin) -> None:
        self._wheel.stand()
        self._spin = None
        sector = self._moments.sectors[spin.index]
        self._moments.end_spin()
        self.announce(instruction_name(self._texts, sector))
        if spin.finished is not None:
            spin.finished()

    # --- painting

    def _place(self) -> WheelPlace:
        margin = max(0.035 * self.width(), 0.04 * self.height())
        return wheel_place(self.width(), self.height(), margin, self._texts.rtl)

    def paint_still(self, stage: Stage) -> str:
        """The scene of this moment."""
        scene = self._moments.scene()
        self._wheel_on = paint_scene(stage, scene, self._moments)
        return self._moments.open_cards() or scene

    def prepare(self) -> None:
        """The wheel, where it belongs on the scene."""
        if not self._wheel_on:
            return
        diameter = self._place().diameter
        letter = theme.LABEL * self.height()
        self._come_to_rest()
        self._wheel.fit(self._moments.sectors, self._texts, self._room, diameter, letter, self.devicePixelRatioF())

    def _come_to_rest(self) -> None:
        """An instruction that stands without a spin that was seen (a game gone on with): the wheel stands on it."""
        view, index = self._moments.view, self._moments.standing_sector()
        if self._spin is None and view is not None and index is not None:
            rest = rest_angle(view.sectors, index, show_fraction(view.fingerprint, self._moments.spin_number()))
            self._wheel.rest = rest
            self._wheel.stand()

    def hidden(self) -> QRect:
        """What lies under the turning wheel, whichever way it is turned."""
        return self._wheel.hides(self._place().middle) if self._wheel_on else QRect()

    def paint_moving(self, painter: QPainter, region: QRect) -> None:
        """The wheel, its pointer and the name that passes."""
        if not self._wheel_on:
            return
        place = self._place()
        if self._wheel.bounds(place.middle).intersects(QRectF(region)):
            self._wheel.paint(painter, place.middle, self._spin.speed if self._spin else 0.0)
            self._wheel.paint_pointer(painter, place.middle, self._room)
        if self._spin is not None and place.name.intersects(QRectF(region)):
            index = self._named if self._named >= 0 else self._wheel.passing()
            strip = self._name.strip(
                index,
                self._moments.sectors,
                self._texts,
                self._room,
                place.name.size(),
                self.height(),
                self.devicePixelRatioF(),
            )
            painter.drawPixmap(place.name.topLeft(), strip)

    # --- the only thing that hands can do here

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click does nothing; it may be the beginning of a flick."""
        place = self._place()
        near = event.position() - place.middle
        on_wheel = self._wheel_on and (near.x() ** 2 + near.y() ** 2) ** 0.5 < place.diameter / 2
        if on_wheel and self._spin is None and self._moments.may_spin():
            self._flick.press(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A drag across the wheel is a flick."""
        strength = self._flick.release(event.position(), self.height())
        if strength is not None:
            self.flicked.emit(strength)
