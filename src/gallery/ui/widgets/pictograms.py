"""Draws the pictogram of each instruction, the same on the wheel, the card, the console and on paper."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from gallery.auction.state import Kind
from gallery.auction.wheel import FIELD, PICTOGRAMS


def draw_pictogram(painter: QPainter, kind: Kind, rect: QRectF, colour: str, weight: float = 2.0) -> None:
    """Draws an instruction's pictogram into the middle of a rectangle; `weight` is the stroke on the field of 24."""
    side = min(rect.width(), rect.height())
    path = QPainterPath()
    for line in PICTOGRAMS[kind]:
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
        if line[0] == line[-1]:
            path.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / FIELD, side / FIELD)
    pen = QPen(QColor(colour), weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    painter.drawPath(path)
    painter.restore()
