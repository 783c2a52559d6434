"""The pictogram of each instruction: strokes on a field of 24 × 24, the same on the wheel, the card and the console."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from gallery.auction.state import Kind

_FIELD = 24.0
_Line = tuple[tuple[float, float], ...]

_GAVEL: tuple[_Line, ...] = (
    ((8, 7.5), (13, 2.5), (18, 7.5), (13, 12.5), (8, 7.5)),
    ((11, 10), (4, 17)),
    ((9, 21), (20, 21)),
)
_PAINTING: tuple[_Line, ...] = (
    ((4, 5), (20, 5), (20, 19), (4, 19), (4, 5)),
    ((4, 16), (9.5, 10.5), (13, 14), (15.5, 11.5), (20, 16)),
)

_LINES: dict[Kind, tuple[_Line, ...]] = {
    # A bank's front: gable, columns, base.
    "bank_auction": (
        ((3, 9), (12, 3), (21, 9), (3, 9)),
        ((6, 12), (6, 17)),
        ((12, 12), (12, 17)),
        ((18, 12), (18, 17)),
        ((3, 20.5), (21, 20.5)),
    ),
    "private_auction": _GAVEL,
    # A card with a plus.
    "collect": (
        ((6, 3), (18, 3), (18, 21), (6, 21), (6, 3)),
        ((12, 8.5), (12, 15.5)),
        ((8.5, 12), (15.5, 12)),
    ),
    # A painting coming in.
    "buy_from_bank": (
        ((3, 3), (21, 3), (21, 13), (3, 13), (3, 3)),
        ((12, 10), (12, 22)),
        ((7.5, 17.5), (12, 22), (16.5, 17.5)),
    ),
    # A painting going out.
    "sell_to_bank": (
        ((3, 11), (21, 11), (21, 21), (3, 21), (3, 11)),
        ((12, 14), (12, 2)),
        ((7.5, 6.5), (12, 2), (16.5, 6.5)),
    ),
    # Two arrows past each other.
    "buy_from_player": (
        ((3, 8), (20, 8)),
        ((15.5, 3.5), (20, 8), (15.5, 12.5)),
        ((21, 17), (4, 17)),
        ((8.5, 12.5), (4, 17), (8.5, 21.5)),
    ),
    # A parcel with a bow.
    "receive_painting": (
        ((3, 9), (21, 9), (21, 21), (3, 21), (3, 9)),
        ((12, 9), (12, 21)),
        ((12, 9), (7, 3), (5, 7), (12, 9), (17, 3), (19, 7), (12, 9)),
    ),
    # A painting struck out.
    "forced_sale": (*_PAINTING, ((2.5, 21.5), (21.5, 2.5))),
}


def draw_pictogram(painter: QPainter, kind: Kind, rect: QRectF, colour: str, weight: float = 2.0) -> None:
    """Draws an instruction's pictogram into the middle of a rectangle; `weight` is the stroke on the field of 24."""
    side = min(rect.width(), rect.height())
    path = QPainterPath()
    for line in _LINES[kind]:
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
        if line[0] == line[-1]:
            path.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / _FIELD, side / _FIELD)
    pen = QPen(QColor(colour), weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    painter.drawPath(path)
    painter.restore()
