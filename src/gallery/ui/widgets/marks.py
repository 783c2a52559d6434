"""A player's mark: a shape in the player's colour, drawn so that all eight look equally large."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gallery.ui.theme import Shape, look


def mark_path(shape: Shape, rect: QRectF) -> QPainterPath:
    """The outline of a mark inside the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    middle = rect.center()
    half = side / 2
    path = QPainterPath()
    match shape:
        case "circle":
            path.addEllipse(middle, half * 0.92, half * 0.92)
        case "ring":
            path.addEllipse(middle, half * 0.94, half * 0.94)
            path.addEllipse(middle, half * 0.46, half * 0.46)
        case "square":
            path.addRect(QRectF(middle.x() - half * 0.82, middle.y() - half * 0.82, side * 0.82, side * 0.82))
        case "diamond":
            _polygon(path, middle, [half] * 4, 0.0)
        case "triangle":
            _polygon(path, QPointF(middle.x(), middle.y() + half * 0.2), [half * 1.1] * 3, 0.0)
        case "hexagon":
            _polygon(path, middle, [half * 0.98] * 6, 30.0)
        case "star":
            _polygon(path, QPointF(middle.x(), middle.y() + half * 0.06), [half * 1.06, half * 0.46] * 5, 0.0)
        case "cross":
            arm, reach = half * 0.34, half * 0.94
            path.addRect(QRectF(middle.x() - arm, middle.y() - reach, 2 * arm, 2 * reach))
            wide = QPainterPath()
            wide.addRect(QRectF(middle.x() - reach, middle.y() - arm, 2 * reach, 2 * arm))
            path = path.united(wide)
    return path


def draw_mark(painter: QPainter, number: int, rect: QRectF, dark: bool = False) -> None:
    """Draws the mark of a player's `look` (0…7) into a rectangle."""
    marked = look(number)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QBrush(QColor(marked.colour(dark))))
    painter.drawPath(mark_path(marked.shape, rect))
    painter.restore()


class PlayerMark(QWidget):
    """A player's mark as a small widget; `side` is its size in pixels."""

    def __init__(self, number: int, side: int = 18, dark: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._side = side
        self._dark = dark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square of the side that was asked for."""
        return QSize(self._side, self._side)

    def set_look(self, number: int, dark: bool = False) -> None:
        """Another look."""
        self._number, self._dark = number, dark
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the mark."""
        painter = QPainter(self)
        draw_mark(painter, self._number, QRectF(self.rect()), self._dark)
        painter.end()


def _polygon(path: QPainterPath, middle: QPointF, reaches: list[float], turned: float) -> None:
    """Corners at these distances from the middle, clockwise from the top."""
    for corner, reach in enumerate(reaches):
        angle = math.radians(turned + corner * 360 / len(reaches))
        point = QPointF(middle.x() + reach * math.sin(angle), middle.y() - reach * math.cos(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
