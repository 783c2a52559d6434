"""The wheel on the public window: pictures made once for a spin, turned as one picture, sharp when it stands."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from gallery.auction.state import Sector
from gallery.texts import Texts
from gallery.ui.projector.turning import sector_at
from gallery.ui.projector.wheelart import WheelArt, pointer_path
from gallery.ui.theme import Room

FAST = 240.0
"""Degrees a second above which the eye sees no edges and the picture is turned without smoothing."""


class Wheel:
    """A wheel of one layout at one size. `angle` is how far it is turned clockwise, degrees; it rests at `rest`."""

    def __init__(self) -> None:
        self.angle = 0.0
        self.rest = 0.0
        self.lean = 0.0
        """The pointer's tick, degrees."""
        self._made_for: tuple[object, ...] = ()
        self._aimed: tuple[float, float] | None = None
        self._art: WheelArt | None = None
        self._turning: QPixmap | None = None
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
        self._turning = self._art.picture(self.rest, self._ratio)
        self._standing = self._art.picture(self.rest, self._ratio, self.rest)
        self._aimed = (self.rest, self._ratio)

    def paint(self, painter: QPainter, middle: QPointF, speed: float = 0.0) -> None:
        """Draws the wheel round `middle`; `speed` in degrees a second chooses how finely."""
        if self._art is None or self._turning is None or self._standing is None:
            return
        corner = QPointF(-self._art.radius, -self._art.radius)
        painter.save()
        painter.translate(middle)
        if self.angle == self.rest:
            painter.drawPixmap(corner, self._standing)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, speed < FAST)
            painter.rotate(self.angle)
            if speed >= FAST:
                self._before = None
            painter.drawPixmap(corner, self._before or self._turning)
        painter.restore()

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
