"""What the referee's widgets draw by hand: words that shrink to their place, an exhibition's sign, tokens, the track."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication

from gallery.collection.decks import deck_symbol, key_colour
from gallery.exhibitions.variants import COUNTS_FROM, MOST_RARE, TRACK
from gallery.ui import theme
from gallery.ui.style import Style
from gallery.ui.widgets.marks import draw_mark
from gallery.ui.widgets.painting import draw_picture

SMALLEST = 10.5
"""Letters in pixels of the drawing: words shrink to this before they are elided."""
TIMES_TWO = "\u2066×2\u2069"


def condition(space: int) -> str:
    """A space's condition in signs, ≤3 or ≥6: the same in every language."""
    return f"\u2066{'≤' if space <= MOST_RARE else '≥'}\u2009{space}\u2069"


def write(
    painter: QPainter,
    style: Style,
    text: str,
    rect: QRectF,
    colour: str | QColor,
    *,
    size: float,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> bool:
    """Words in the largest letters up to `size` in which they fit, on several lines where the place is high enough.

    `align` is absolute. False when even the smallest letters did not do and the words were elided.
    """
    wrap = int(Qt.TextFlag.TextWordWrap)
    while True:
        font = style.font(size, bold=bold)
        metrics = QFontMetricsF(font)
        one = metrics.horizontalAdvance(text) <= rect.width()
        broken = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), wrap, text)
        several = " " in text and broken.width() <= rect.width() and broken.height() <= rect.height() + 1
        if one or several or size <= SMALLEST:
            break
        size -= 0.5
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fits = one or several
    if not fits:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    # A sign at the end of a Hebrew word stands at its left.
    painter.setLayoutDirection(QApplication.layoutDirection())
    flags = int(align | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(rect, flags | (wrap if several and not one else int(Qt.TextFlag.TextDontClip)), text)
    return fits


def begin(rtl: bool) -> Qt.AlignmentFlag:
    """The side where reading begins."""
    return Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft


def seen(rect: QRectF, width: float, rtl: bool) -> QRectF:
    """A rectangle told for a window that runs from left to right, where it is seen in a widget of this width."""
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height()) if rtl else rect


def draw_plate(painter: QPainter, style: Style, game: str, exhibition: int, rect: QRectF) -> None:
    """An exhibition's plate: its sign, white on its key colour, with an edge where the colour is near the ground's."""
    colour = key_colour(game, exhibition)
    edge = theme.apart(colour, style.hex("card"), 3.0)
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, style.px(4), style.px(4))
    side = min(rect.width(), rect.height()) * 0.74
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    draw_picture(painter, deck_symbol(game, exhibition, style.hex("on_accent")), place)


def draw_minus(painter: QPainter, style: Style, rect: QRectF) -> None:
    """The sign of a negative card."""
    painter.setPen(QPen(style.colour("card"), 1))
    painter.setBrush(style.colour("accent_fill"))
    painter.drawEllipse(rect)
    long, thick = rect.width() * 0.5, max(1.5, rect.width() * 0.13)
    bar = QRectF(rect.center().x() - long / 2, rect.center().y() - thick / 2, long, thick)
    painter.fillRect(bar, style.colour("on_accent"))


def draw_risk(painter: QPainter, style: Style, rect: QRectF, *, spent: bool = False) -> None:
    """The high-risk token: an exclamation mark on the accent colour. `spent`: only its outline."""
    fill, ink = (style.hex("accent_fill"), style.hex("on_accent")) if not spent else ("", style.hex("muted"))
    painter.setPen(QPen(QColor(ink if spent else fill), 1))
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect)
    wide, middle = rect.width() * 0.15, rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(ink)))
    bar = QRectF(middle.x() - wide / 2, rect.top() + rect.height() * 0.2, wide, rect.height() * 0.36)
    painter.drawRoundedRect(bar, wide / 2, wide / 2)
    painter.drawEllipse(QPointF(middle.x(), rect.top() + rect.height() * 0.73), wide * 0.62, wide * 0.62)


def draw_times_two(painter: QPainter, style: Style, rect: QRectF, *, spent: bool = False) -> None:
    """The doubling: `×2` in a frame. `spent`: struck out and pale."""
    ink = style.colour("muted" if spent else "ink")
    painter.setPen(QPen(ink, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, style.px(3), style.px(3))
    write(painter, style, TIMES_TWO, rect, ink, size=12, bold=not spent)
    if spent:
        strike(painter, rect, ink)


def draw_laid(painter: QPainter, style: Style, look: int, rect: QRectF, *, double: bool, risk: bool, rtl: bool) -> None:
    """A prediction's tokens in the middle of a place: the mark, with ×2 and the high-risk token beside it."""
    side = min(rect.height(), rect.width() / (1 + 1.0 * double + 0.8 * risk) - 1)
    parts = side * (1 + 1.05 * double + 0.85 * risk)
    whole = QRectF(rect.center().x() - parts / 2, rect.center().y() - side / 2, parts, side)
    x = whole.left()

    def place(width: float) -> QRectF:
        nonlocal x
        told = QRectF(x, whole.top(), width, side)
        x += width
        return QRectF(whole.right() - (told.right() - whole.left()), told.top(), width, side) if rtl else told

    draw_mark(painter, look, place(side), style.dark)
    if double:
        write(painter, style, TIMES_TWO, place(side * 1.05), style.colour("ink"), size=15, bold=True)
    if risk:
        spot = place(side * 0.85)
        badge = QRectF(0, 0, side * 0.72, side * 0.72)
        badge.moveCenter(spot.center())
        draw_risk(painter, style, badge)


def strike(painter: QPainter, rect: QRectF, colour: QColor, width: float = 1.5) -> None:
    """A line through something that is over, failed or does not count."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(
        rect.bottomLeft() + QPointF(-1, -rect.height() * 0.2), rect.topRight() + QPointF(1, rect.height() * 0.2)
    )


def draw_track(painter: QPainter, style: Style, points: int, rect: QRectF, colour: str, *, rtl: bool) -> None:
    """A track of 0–10 points with a line at five."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("hairline"))
    radius = rect.height() / 2
    painter.drawRoundedRect(rect, radius, radius)
    if points:
        long = rect.width() * points / TRACK
        filled = QRectF(rect.right() - long if rtl else rect.left(), rect.top(), long, rect.height())
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(filled, radius, radius)
    thick = style.px(2)
    x = rect.left() + rect.width() * COUNTS_FROM / TRACK - thick / 2
    reach = style.px(3)
    painter.fillRect(QRectF(x, rect.top() - reach, thick, rect.height() + 2 * reach), style.colour("ink"))


def draw_focus(painter: QPainter, style: Style, rect: QRect) -> None:
    """A dotted frame round what has the keys."""
    painter.setPen(QPen(style.colour("accent"), style.px(2), Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), style.px(4), style.px(4))
