"""The wheel on the public window: pictures made once for a spin, turned as one picture, sharp when it stands."""

import math
from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from gallery.auction.state import Sector
from gallery.texts import Texts
from gallery.ui.projector.turning import sector_at
from gallery.ui.projector.wheelart import WheelArt, pointer_path
from gallery.ui.theme import Room

FAST, CREEP = 240.0, 1.5
"""Degrees a second above which the eye sees no edges, so that neither smoothing nor small points are needed; and below which
the wheel as good as stands, and is always drawn as it will stand."""
LARGE = 1200
"""A wheel of more points across than this also has a picture of half as many, for when it moves fast."""
BUDGET, PATIENCE = 0.011, 2
"""Seconds that the whole picture may take to be turned (of the 16 ms that a frame has), and how many frames in a row may take
longer before this machine gets the picture of half the points."""


class Pace:
    """Whether this machine keeps up with the whole picture. Asked anew at each spin: what keeps it busy may pass."""

    def __init__(self) -> None:
        self._late = 0

    @property
    def kept(self) -> bool:
        """Whether it does."""
        return self._late < PATIENCE

    def begin(self) -> None:
        """Another spin."""
        self._late = 0

    def took(self, seconds: float) -> None:
        """A frame with the whole picture, smoothed, took so long."""
        if self.kept:
            self._late = self._late + 1 if seconds > BUDGET else 0


class Wheel:
    """A wheel of one layout at one size. `angle` is how far it is turned clockwise, degrees; it rests at `rest`."""

    def __init__(self) -> None:
        self.angle = 0.0
        self.rest = 0.0
        self.lean = 0.0
        """The pointer's tick, degrees."""
        self.pace = Pace()
        self._made_for: tuple[object, ...] = ()
        self._aimed: tuple[float, float] | None = None
        self._art: WheelArt | None = None
        self._turning: QPixmap | None = None
        self._coarse: QPixmap | None = None
        """The turning picture with half the points across; None for a wheel that is not large."""
        self._canvas: QPixmap | None = None
        """Where the coarse picture is turned before it is drawn twice as large."""
        self._standing: QPixmap | None = None
        self._before: QPixmap | None = None
        """The picture with which a turn begins: its labels stand as they stood. It is changed when nobody can see it."""
        self._ratio = 1.0

    def fit(
        self, sectors: Sequence[Sector], texts: Texts, room: Room, diameter: float, letter: float, ratio: float
    ) -> None:
        """Draws for a layout, language, room, diameter (pixels), height of letters (pixels) and device pixel ratio."""
        made_for = (tuple(sectors), texts.language, room.dark, diameter, letter, ratio)
        if made_for != self._made_for:
            self._made_for = made_for
            self._ratio = ratio
            self._art = WheelArt(sectors, texts, room, diameter, letter)
            self._aimed = None
            self._before = None
        self._draw()

    def aim(self, rest: float) -> None:
        """The angle at which it will rest; its pictures are made at once, so that no frame waits for them."""
        self.rest = rest
        self.pace.begin()
        self._before = self._turning
        self._draw()

    def stand(self) -> None:
        """It rests."""
        self.angle = self.rest
        self.lean = 0.0
        self._before = None

    def passing(self) -> int:
        """The index of the sector under the pointer."""
        return sector_at(self._art.sectors, self.angle) if self._art else 0

    @property
    def letters(self) -> tuple[float, ...]:
        """The height of each sector's label letters, pixels."""
        return self._art.letters if self._art else ()

    def _draw(self) -> None:
        if self._art is None or (self._aimed is not None and self._aimed[0] == self.rest):
            return
        self._standing = self._art.picture(self.rest, self._ratio, self.rest)
        self._turning = self._on_the_wall(self._art.picture(self.rest, self._ratio))
        self._coarse = self._canvas = None
        side = self._turning.width()
        if side > LARGE:
            half = math.ceil(side / 2)
            smooth = Qt.TransformationMode.SmoothTransformation
            self._coarse = self._turning.scaled(half, half, mode=smooth)
            self._canvas = QPixmap(half, half)
        self._aimed = (self.rest, self._ratio)

    def _on_the_wall(self, picture: QPixmap) -> QPixmap:
        """The picture before the wall, which lies behind the wheel everywhere: without transparent points it turns faster."""
        assert self._art is not None
        filled = QPixmap(picture.size())
        filled.fill(QColor(self._art.room.wall))
        painter = QPainter(filled)
        painter.drawPixmap(filled.rect(), picture)
        painter.end()
        filled.setDevicePixelRatio(picture.devicePixelRatio())
        return filled

    def paint(self, painter: QPainter, middle: QPointF, speed: float = 0.0) -> None:
        """Draws the wheel round `middle`; `speed` in degrees a second chooses how finely."""
        if self._art is None or self._turning is None or self._standing is None:
            return
        corner = QPointF(-self._art.radius, -self._art.radius)
        # The pictures have whole points: they reach a part of one beyond the wheel.
        side = self._turning.width() / self._ratio
        whole = QRectF(corner, QSizeF(side, side))
        painter.save()
        painter.translate(middle)
        if self.angle == self.rest:
            painter.drawPixmap(corner, self._standing)
        else:
            # The corners of the turned picture would reach beyond the wheel's own square.
            painter.setClipRect(whole, Qt.ClipOperation.IntersectClip)
            self._paint_turned(painter, whole, speed)
        painter.restore()

    def _paint_turned(self, painter: QPainter, whole: QRectF, speed: float) -> None:
        assert self._art is not None
        assert self._turning is not None
        if speed >= FAST:
            self._before = None
            _turn(painter, self._coarse or self._turning, whole, self.angle, smooth=False)
        elif self._coarse is not None and self._canvas is not None and speed > CREEP and not self.pace.kept:
            # Two steps: to turn costs most, so it is done with few points; to make them twice as large costs little.
            self._canvas.fill(QColor(self._art.room.wall))
            beside = QPainter(self._canvas)
            beside.scale(self._canvas.width() / whole.width(), self._canvas.height() / whole.height())
            beside.translate(-whole.topLeft())
            _turn(beside, self._coarse, whole, self.angle, smooth=True)
            beside.end()
            painter.drawPixmap(whole, self._canvas, QRectF(self._canvas.rect()))
        else:
            begun = perf_counter()
            _turn(painter, self._before or self._turning, whole, self.angle, smooth=True)
            self.pace.took(perf_counter() - begun)

    def paint_pointer(self, painter: QPainter, middle: QPointF, room: Room) -> None:
        """Draws the pointer above the rim, its tip between the pins."""
        if self._art is None:
            return
        radius = self._art.radius
        size = QSizeF(radius * 0.1, radius * 0.1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(middle.x(), middle.y() - radius * 0.984)
        pen = QPen(QColor(room.wall), max(1.5, radius * 0.007))
        # A mitred tip would reach far into the sector that it points at.
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QBrush(QColor("#C0392B" if room.dark else "#A3302A")))
        painter.drawPath(pointer_path(size, self.lean))
        painter.restore()

    def bounds(self, middle: QPointF) -> QRectF:
        """What a frame touches: wheel and pointer."""
        radius = self._art.radius if self._art else 0.0
        above = math.ceil(radius * 1.13)
        return QRectF(middle.x() - radius - 2, middle.y() - above, 2 * radius + 4, above + radius + 2)

    def hides(self, middle: QPointF) -> QRect:
        """The square inside the rim while the wheel turns: it lies over that whichever way it is turned."""
        if self._art is None or self.angle == self.rest:
            return QRect()
        half = math.floor(self._art.radius * math.sqrt(0.5)) - 2
        return QRect(math.ceil(middle.x()) - half, math.ceil(middle.y()) - half, 2 * half, 2 * half)


def _turn(painter: QPainter, picture: QPixmap, whole: QRectF, angle: float, *, smooth: bool) -> None:
    """Draws a picture where the whole wheel is, turned about the origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    painter.rotate(angle)
    painter.drawPixmap(whole, picture, QRectF(picture.rect()))
    painter.restore()
