"""A public window without a game: what every one of them is, whatever it shows.

It stands in a language and a room, draws a scene once and keeps it, fades to the next, can be black or frozen, and tells a
reader program what is written on it. What there is to see, and what of it moves, the games add (`paint_still` and the
other methods that say so).
"""

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gallery.texts import Texts, plain
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.fade import Fade
from gallery.ui.projector.stage import Placed, Stage

FRAME = 16
"""Milliseconds from frame to frame."""


class Canvas(QWidget):
    """The class's wall. `moved_on` is sent with the name of each scene that comes up, `ticked` when something passes a pin or
    a mark: what sound there is follows them (`gallery.ui.sound`).
    """

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
        self._black = False
        self._frozen: QPixmap | None = None
        self._backdrop: QPixmap | None = None
        self._stale = True
        self._fade = Fade()
        self._placed: list[Placed] = []
        self._scene = "idle"
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.move_on)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.set_texts(texts)

    # --- what a game adds

    def paint_still(self, stage: Stage) -> str:
        """A game adds: draws all that stands still in the scene of this moment. Gives the scene's name."""
        return self._scene

    def prepare(self) -> None:
        """A game may add: makes what moves ready; the scene that stands still has just been drawn anew."""

    def paint_moving(self, painter: QPainter, region: QRect) -> None:
        """A game may add: draws what moves, over the scene, as far as it touches the region."""

    def hidden(self) -> QRect:
        """A game may add: what it draws over wholly, always, so that nothing of the scene need be drawn there."""
        return QRect()

    def advance(self) -> bool:
        """A game may add: brings what moves to where it is now, at each frame. False when nothing moved."""
        return False

    @property
    def moving(self) -> bool:
        """A game may add: whether something moves, fades aside."""
        return False

    def move_on(self) -> None:
        """A game may add: ends at once what would pass by itself."""

    # --- what it is told

    def set_texts(self, texts: Texts) -> None:
        """Another language: words and direction change at once and whole."""
        self._texts = texts
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if texts.rtl else Qt.LayoutDirection.LeftToRight)
        self.setWindowTitle(texts.say("projector-window"))
        self.changed(fade=False)

    def set_black(self, black: bool) -> None:
        """Nothing but black, at once; afterwards what there is then, without a trace of what there was."""
        self._black = black
        self._fade.drop()
        self.update()

    def set_frozen(self, frozen: bool) -> None:
        """Holds the picture that stands now; what happens meanwhile appears when it is let go."""
        if frozen and self._frozen is None:
            self._frozen = self.frame()
        elif not frozen and self._frozen is not None:
            self._frozen = None
            self.changed(fade=False)

    def set_dark_room(self, dark: bool) -> None:
        """Colours for a dark room or a lit one."""
        self._room = theme.room(dark)
        self.changed(fade=False)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Fades instead of motion."""
        self._reduced = reduced

    # --- what it shows

    @property
    def settled(self) -> bool:
        """Whether nothing moves and nothing fades."""
        self._ready()
        return not self.moving and self._fade.over

    @property
    def placed(self) -> tuple[Placed, ...]:
        """Every text of the scene: where it stands and how large."""
        self._ready()
        return tuple(self._placed)

    def frame(self) -> QPixmap:
        """The picture of this moment."""
        pixmap = self._primed()
        painter = QPainter(pixmap)
        # A painter must end even when a scene fails: Qt ends the program otherwise.
        try:
            self._paint(painter, self.rect())
        finally:
            painter.end()
        return pixmap

    def announce(self, text: str) -> None:
        """Tells a reader program, where one listens."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, plain(text)))

    # --- time

    def later(self, milliseconds: int | None) -> None:
        """Calls `move_on` in so many milliseconds; None: not at all."""
        if milliseconds is None:
            self._late.stop()
        else:
            self._late.start(milliseconds)

    def run(self) -> None:
        """Something moves from now on: frames come until `advance` says that nothing does."""
        self._timer.start()

    def _tick(self) -> None:
        if self._fade.step(theme.QUICK if self._reduced else theme.CALM):
            self.update()
        if not self.advance() and self._fade.over:
            self._timer.stop()

    # --- painting

    def changed(self, fade: bool = True) -> None:
        """Something to show changed: a new picture at the next paint, faded into from the one that stands."""
        if fade and not self._stale and self.isVisible() and self._frozen is None and not self._black:
            self._fade.leave(self.frame())
        if not fade:
            self._fade.drop()
        self._stale = True
        self.update()

    def hang(self, pictures: Pictures) -> None:
        """Another collection's pictures from now on, when another game is on the table."""
        if pictures is not self._pictures:
            self._pictures.came.disconnect(self._hang_anew)
            self._pictures = pictures
            self._pictures.came.connect(self._hang_anew)
            self._hang_anew()

    def _hang_anew(self) -> None:
        """The same scene with the pictures that have come; what fades goes on fading."""
        self._stale = True
        self.update()

    def _primed(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self._room.wall))
        return pixmap

    def _ready(self) -> None:
        """Draws the scene's standing picture when it is not the one that is wanted."""
        ratio = self.devicePixelRatioF()
        if self._backdrop is not None and self._backdrop.devicePixelRatio() != ratio:
            self._stale = True
        if not self._stale:
            return
        self._stale = False
        pixmap = self._primed()
        painter = QPainter(pixmap)
        try:
            stage = Stage(painter, QSizeF(self.size()), self._room, self._texts, self._pictures, ratio)
            scene = self.paint_still(stage)
        finally:
            painter.end()
        self._backdrop = pixmap
        self._placed = stage.placed
        self.prepare()
        self.setAccessibleName(self.windowTitle())
        self.setAccessibleDescription("\n".join(plain(placed.text) for placed in self._placed))
        if self._fade.start():
            self.run()
        if scene != self._scene:
            self._scene = scene
            self.moved_on.emit(scene)

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
            for part in _without(region, self.hidden()):
                source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
                if ratio == 1:
                    # Whole points are copied, where others would be asked for their neighbours.
                    painter.drawPixmap(part.topLeft(), self._backdrop, part)
                else:
                    painter.drawPixmap(QRectF(part), self._backdrop, source)
        self.paint_moving(painter, region)
        self._fade.paint(painter)

    def hideEvent(self, event: QHideEvent) -> None:
        """When it is shown again it does not begin with what was there before."""
        super().hideEvent(event)
        self._fade.drop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is a share of the window's size."""
        super().resizeEvent(event)
        self.changed(fade=False)


def _without(region: QRect, hidden: QRect) -> list[QRect]:
    """The parts of a region beside a hidden place: above it, below it, and at its two sides."""
    under = region.intersected(hidden)
    if under.isEmpty():
        return [region]
    parts = [
        QRect(region.left(), region.top(), region.width(), under.top() - region.top()),
        QRect(region.left(), under.bottom() + 1, region.width(), region.bottom() - under.bottom()),
        QRect(region.left(), under.top(), under.left() - region.left(), under.height()),
        QRect(under.right() + 1, under.top(), region.right() - under.right(), under.height()),
    ]
    return [part for part in parts if not part.isEmpty()]
