"""A painting's shapes on a Qt painter, the same shapes that the press prints."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from gallery.collection import Picture, Shape


def draw_picture(painter: QPainter, picture: Picture, rect: QRectF) -> None:
    """Draws a picture into a rectangle of the picture's ratio (it is stretched to others), clipped at its edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / picture.width, rect.height() / picture.height)
    for shape in picture.shapes:
        _draw(painter, shape)
    painter.restore()


def draw_matted(painter: QPainter, pixmap: QPixmap, room: QRectF, mat: int, ground: QColor, edge: QColor) -> QRectF:
    """Draws a picture in the middle of a room, `mat` pixels of passe-partout and a hairline round it. Gives that hairline."""
    size = pixmap.deviceIndependentSize()
    left = round(room.left() + (room.width() - size.width()) / 2)
    top = round(room.top() + (room.height() - size.height()) / 2)
    outline = QRectF(left - mat, top - mat, round(size.width()) + 2 * mat - 1, round(size.height()) + 2 * mat - 1)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(ground)
    painter.drawRect(outline)
    painter.drawPixmap(left, top, pixmap)
    return outline


def _draw(painter: QPainter, shape: Shape) -> None:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for step in shape.path:
        match step:
            case ("M", x, y):
                path.moveTo(x, y)
            case ("L", x, y):
                path.lineTo(x, y)
            case ("C", ax, ay, bx, by, x, y):
                path.cubicTo(ax, ay, bx, by, x, y)
            case _:
                path.closeSubpath()
    painter.setOpacity(shape.opacity)
    painter.setBrush(QBrush(QColor(shape.fill)) if shape.fill else QBrush(Qt.BrushStyle.NoBrush))
    pen = QPen(Qt.PenStyle.NoPen)
    if shape.stroke and shape.width > 0:
        pen = QPen(
            QColor(shape.stroke),
            shape.width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    painter.setPen(pen)
    painter.drawPath(path)
