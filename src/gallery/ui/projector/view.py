"""What the class sees. It is told public views and shows them; it knows no state, no secret and asks nothing of the game."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gallery.auction.view import PublicView
from gallery.texts import Texts, plain
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.fade import Fade
from gallery.ui.projector.moments import Moments
from gallery.ui.projector.passing import PassingName
from gallery.ui.projector.scenes.turns import WheelPlace, instruction_name, wheel_place
from gallery.ui.projector.showing import Scene, paint_scene
from gallery.ui.projector.spin import Flick, Spin
from gallery.ui.projector.stage import Placed, Stage
from gallery.ui.projector.turning import motion, rest_angle, show_fraction
from gallery.ui.projector.wheel import Wheel

FRAME = 16
"""Milliseconds from frame to frame."""
NAME_PAUSE = 110
"""The passing name changes no faster than this (milliseconds): nobody could read it, and it would flicker."""


class ProjectorView(QWidget):
    """What the class sees. As a widget, for the one-screen layout; `ProjectorWindow` is the same on a screen of its own.

    `flicked` (strength 0…1) is sent when somebody flicks the standing wheel between turns; it asks for a spin and sets only
    its show. `moved_on` is sent with the name of each scene that comes up, `ticked` when a pin passes the pointer: what sound
    there is follows them.
    """

    flicked = Signal(float)
    moved_on = Signal(str)
    ticked = Signal()

    def __init__(
        self,
        texts: Texts,
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        theme.load_fonts()
        self._texts = texts
        self._room = theme.room(dark)
        self._reduced = reduced_motion
        self._pictures = pictures or Pictures()
        self._pictures.came.connect(self._hang_anew)
        self._moments = Moments(self._moved)
        self._wheel = Wheel()
        self._name = PassingName()
        self._black = False
        self._frozen: QPixmap | None = None
        self._backdrop: QPixmap | None = None
        self._stale = True
        self._fade = Fade()
        self._placed: list[Placed] = []
        self._scene: Scene = "idle"
        self._wheel_on = False
        self._spin: Spin | None = None
        self._named = -1
        self._named_clock = QElapsedTimer()
        self._flick = Flick()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._moments.after = self._later
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._moments.time_is_up)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.set_texts(texts)

    # --- what it is told

    def set_texts(self, texts: Texts) -> None:
        """Another language: words and direction change at once and whole."""
        self._texts = texts
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if texts.rtl else Qt.LayoutDirection.LeftToRight)
        self.setWindowTitle(texts.say("projector-window"))
        self._moved(fade=False)

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
        self._timer.start()
        self._moved()
        return True

    @property
    def spinning(self) -> bool:
        """Whether the wheel turns."""
        return self._spin is not None

    @property
    def settled(self) -> bool:
        """Whether nothing moves: no spin and no fade."""
        self._ready()
        return self._spin is None and self._fade.over

    def going(self, step: int | None) -> None:
        """Going once (1), going twice (2), neither (0 or None)."""
        self._moments.going = step or 0
        self._moved()

    def sold(self, name: str | None, amount: int | None) -> None:
        """The hammer fell: sold to a player for dollars, or, with None, unsold. Stands a moment; a new lot ends it."""
        self._moments.sold(name, amount)

    def move_on(self) -> None:
        """Ends at once what would pass by itself: the instruction, the hammer or a value that stands forward."""
        self._moments.time_is_up()

    def set_black(self, black: bool) -> None:
        """Nothing but black, at once."""
        self._black = black
        self.update()

    def set_frozen(self, frozen: bool) -> None:
        """Holds the picture that stands now; what happens meanwhile appears when it is let go."""
        if frozen and self._frozen is None:
            self._frozen = self.frame()
        elif not frozen and self._frozen is not None:
            self._frozen = None
            self._moved(fade=False)

    def set_dark_room(self, dark: bool) -> None:
        """Colours for a dark room or a lit one."""
        self._room = theme.room(dark)
        self._moved(fade=False)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Fades instead of motion."""
        self._reduced = reduced

    def set_between(self, scene: Literal["wall", "wheel"]) -> None:
        """What stands between turns: the wall, or the wheel."""
        self._moments.between = scene
        self._moved()

    def set_whole_fingerprint(self, whole: bool) -> None:
        """The whole fingerprint on the first scene, on request."""
        self._moments.whole_fingerprint = whole
        self._moved()

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

    @property
    def placed(self) -> tuple[Placed, ...]:
        """Every text of the scene: where it stands and how large."""
        self._ready()
        return tuple(self._placed)

    def frame(self) -> QPixmap:
        """The picture of this moment."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self._room.wall))
        painter = QPainter(pixmap)
        # A painter must end even when a scene fails: Qt ends the program otherwise.
        try:
            self._paint(painter, self.rect())
        finally:
            painter.end()
        return pixmap

    # --- time

    def _later(self, milliseconds: int | None) -> None:
        if milliseconds is None:
            self._late.stop()
        else:
            self._late.start(milliseconds)

    def _tick(self) -> None:
        if self._fade.step(theme.QUICK if self._reduced else theme.CALM):
            self.update()
        spin = self._spin
        if spin is not None:
            self._turn(spin)
        elif self._fade.over:
            self._timer.stop()

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
        if QAccessible.isActive():
            said = plain(instruction_name(self._texts, sector))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        if spin.finished is not None:
            spin.finished()

    # --- painting

    def _place(self) -> WheelPlace:
        margin = max(0.035 * self.width(), 0.04 * self.height())
        return wheel_place(self.width(), self.height(), margin, self._texts.rtl)

    def _moved(self, fade: bool = True) -> None:
        """Something to show changed: a new picture at the next paint, faded into from the one that stands."""
        if fade and not self._stale and self.isVisible() and self._frozen is None:
            self._fade.leave(self.frame())
        if not fade:
            self._fade.drop()
        self._stale = True
        self.update()

    def _hang_anew(self) -> None:
        """The same scene with the pictures that have come; what fades goes on fading."""
        self._stale = True
        self.update()

    def _ready(self) -> None:
        """Draws the scene's standing picture when it is not the one that is wanted."""
        ratio = self.devicePixelRatioF()
        if self._backdrop is not None and self._backdrop.devicePixelRatio() != ratio:
            self._stale = True
        if not self._stale:
            return
        self._stale = False
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self._room.wall))
        painter = QPainter(pixmap)
        scene = self._moments.scene()
        try:
            stage = Stage(painter, QSizeF(self.size()), self._room, self._texts, self._pictures, ratio)
            self._wheel_on = paint_scene(stage, scene, self._moments)
        finally:
            painter.end()
        self._backdrop = pixmap
        self._placed = stage.placed
        if self._wheel_on:
            diameter = self._place().diameter
            letter = theme.LABEL * self.height()
            self._come_to_rest()
            self._wheel.fit(self._moments.sectors, self._texts, self._room, diameter, letter, ratio)
        self.setAccessibleName(self.windowTitle())
        self.setAccessibleDescription("\n".join(plain(placed.text) for placed in self._placed))
        if self._fade.start():
            self._timer.start()
        if scene != self._scene:
            self._scene = scene
            self.moved_on.emit(scene)

    def _come_to_rest(self) -> None:
        """An instruction that stands without a spin that was seen (a game gone on with): the wheel stands on it."""
        view, index = self._moments.view, self._moments.standing_sector()
        if self._spin is None and view is not None and index is not None:
            rest = rest_angle(view.sectors, index, show_fraction(view.fingerprint, self._moments.spin_number()))
            self._wheel.rest = rest
            self._wheel.stand()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws this moment."""
        painter = QPainter(self)
        try:
            if self._black:
                painter.fillRect(self.rect(), QColor("#000000"))
            elif self._frozen is not None:
                painter.drawPixmap(0, 0, self._frozen)
            else:
                self._paint(painter, event.rect())
        finally:
            painter.end()

    def _paint(self, painter: QPainter, region: QRect) -> None:
        self._ready()
        if self._backdrop is not None:
            ratio = self._backdrop.devicePixelRatio()
            source = QRectF(region.x() * ratio, region.y() * ratio, region.width() * ratio, region.height() * ratio)
            painter.drawPixmap(QRectF(region), self._backdrop, source)
        if self._wheel_on:
            self._paint_wheel(painter, region)
        self._fade.paint(painter)

    def _paint_wheel(self, painter: QPainter, region: QRect) -> None:
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is a share of the window's size."""
        super().resizeEvent(event)
        self._moved(fade=False)

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
