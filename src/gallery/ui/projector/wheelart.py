"""The wheel as a picture: sectors, pins, pictograms and two short lines a sector on plates. Drawn once, then turned.

Lengths are pixels, angles degrees clockwise. The picture is made for the angle at which the wheel will rest, so that no label
stands on its head where it matters.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from gallery.auction.state import Sector
from gallery.auction.wheel import Arc, arcs
from gallery.auction.wheel import label_lines as label_lines
from gallery.auction.wheel import price_of as price_of
from gallery.auction.wheel import sector_fills as sector_fills
from gallery.texts import Texts
from gallery.ui import theme
from gallery.ui.theme import Room
from gallery.ui.widgets.pictograms import draw_pictogram

RIM, HUB = 0.022, 0.17
"""The rim's thickness and the hub's radius, shares of the wheel's radius."""
LARGEST_LABEL, SMALLEST_LABEL = 1.25, 0.42
"""How far labels may grow and shrink, times the size that is asked for. Below the smallest a sector has its pictogram only."""
LINE_PITCH = 1.58
"""From line to line, times the height of the letters."""
PAD_ALONG, PAD_BESIDE = 0.45, 0.30
"""From the letters to the edge of their plate, times the height of the letters: at a line's ends, above and below."""
OUTWARDS = 0.4
"""How far lines shorter than the plate are moved towards the rim, share of the room that they leave free."""
PLATE, PLATE_INK = theme.LIGHT.card, theme.LIGHT.ink


@dataclass(frozen=True, slots=True)
class _Label:
    """The label of a sector in its own frame: x outwards along the sector's middle (or across it), letters' height."""

    lines: tuple[str, str]
    letter: float
    width: float
    across: bool


class WheelArt:
    """How a wheel is drawn at one diameter (pixels), in one language and room; `letter` is the labels' height, pixels."""

    def __init__(self, sectors: Sequence[Sector], texts: Texts, room: Room, diameter: float, letter: float) -> None:
        self.sectors = tuple(sectors)
        self.arcs = arcs(sectors)
        self.fills = sector_fills(sectors)
        self.room = room
        self.radius = diameter / 2
        self._asked = letter
        self._lines = [label_lines(texts, sector) for sector in sectors]
        self._labels = self._plan()

    @property
    def letters(self) -> tuple[float, ...]:
        """The height of each sector's label letters, pixels; 0 where a sector has none."""
        return tuple(label.letter if label else 0.0 for label in self._labels)

    def picture(self, rest: float, ratio: float, turned: float = 0.0) -> QPixmap:
        """The wheel as a pixmap, labels upright for `rest`; `turned` draws it turned already, sharp to stand."""
        side = math.ceil(2 * self.radius * ratio)
        pixmap = QPixmap(side, side)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(self.radius, self.radius)
        painter.rotate(turned)
        self.paint(painter, rest)
        painter.end()
        return pixmap

    def paint(self, painter: QPainter, rest: float) -> None:
        """Draws the wheel round the origin, first sector's edge at the top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outer = self.radius * (1 - RIM / 2)
        disc = QRectF(-outer, -outer, 2 * outer, 2 * outer)
        for arc, fill in zip(self.arcs, self.fills, strict=True):
            painter.setPen(QPen(Qt.PenStyle.NoPen))
            painter.setBrush(QBrush(QColor(fill)))
            # Qt counts sixteenths of a degree anticlockwise from three o'clock.
            painter.drawPie(disc, round((90 - arc.start) * 16), round(-arc.width * 16))
        self._seams(painter, outer)
        for index, label in enumerate(self._labels):
            self._label(painter, index, label, rest)
        self._rim(painter, outer)
        self._hub(painter)

    # --- the parts

    def _seams(self, painter: QPainter, outer: float) -> None:
        # A sector that is hardly wider than its edges must still show its colour.
        smallest = self.radius * math.radians(min(arc.width for arc in self.arcs))
        painter.setPen(QPen(QColor(PLATE), min(max(1.0, self.radius * 0.006), smallest * 0.3)))
        for arc in self.arcs:
            angle = math.radians(arc.start)
            painter.drawLine(QPointF(0, 0), QPointF(outer * math.sin(angle), -outer * math.cos(angle)))

    def _rim(self, painter: QPainter, outer: float) -> None:
        ring = "#1E1B18" if not self.room.dark else "#6B5636"
        painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        painter.setPen(QPen(QColor(ring), self.radius * RIM))
        painter.drawEllipse(QPointF(0, 0), outer, outer)
        painter.setPen(QPen(QColor(ring), max(1.0, self.radius * 0.003)))
        painter.setBrush(QBrush(QColor("#F6E7B8")))
        smallest = min(arc.width for arc in self.arcs)
        pin = min(self.radius * 0.0105, self.radius * math.radians(smallest) * 0.3)
        for arc in self.arcs:
            angle = math.radians(arc.start)
            painter.drawEllipse(QPointF(outer * math.sin(angle), -outer * math.cos(angle)), pin, pin)

    def _hub(self, painter: QPainter) -> None:
        radius = self.radius * HUB
        painter.setPen(QPen(QColor("#1E1B18" if not self.room.dark else "#6B5636"), self.radius * 0.012))
        painter.setBrush(QBrush(QColor(PLATE)))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QBrush(QColor("#8E2620")))
        painter.drawEllipse(QPointF(0, 0), radius * 0.3, radius * 0.3)

    def _label(self, painter: QPainter, index: int, label: _Label | None, rest: float) -> None:
        arc = self.arcs[index]
        seen = (arc.middle + rest) % 360
        painter.save()
        painter.rotate(arc.middle)
        if label is None:
            self._bare_pictogram(painter, index, arc)
        elif label.across:
            self._across(painter, index, label, upside=90 < seen < 270)
        else:
            self._along(painter, index, label, upside=180 < seen < 360)
        painter.restore()

    def _across(self, painter: QPainter, index: int, label: _Label, upside: bool) -> None:
        """Lines across the sector, the first one at the rim; under it the pictogram."""
        half = self._half_block(label.letter)
        width = label.width + 2 * PAD_ALONG * label.letter
        middle = -(self._text_rim(width / 2) - half)
        plate = QRectF(-width / 2, middle - half, width, 2 * half)
        self._plate(painter, plate, label.letter, 90.0)
        self._write(painter, plate.center(), label, 180.0 if upside else 0.0)
        edge = -middle - half - 0.6 * label.letter
        side = min(0.34 * self.radius, edge - self.radius * (HUB + 0.05), 2 * edge * self._tangent(index) * 0.52)
        self._medal(painter, index, QPointF(0, -(edge - side / 2)), side, 180.0 if upside else 0.0)

    def _along(self, painter: QPainter, index: int, label: _Label, upside: bool) -> None:
        """Lines along the radius, ending at the rim; the pictogram between them and the hub."""
        half = self._half_block(label.letter)
        rim = self._text_rim(half)
        common = self._common_width(label)
        width = common + 2 * PAD_ALONG * label.letter
        painter.save()
        painter.rotate(-90)
        plate = QRectF(rim - width, -half, width, 2 * half)
        self._plate(painter, plate, label.letter, self.arcs[index].width / 2)
        # Shorter lines keep to the rim, where the sector is wider.
        outwards = QPointF(OUTWARDS * (common - label.width), 0)
        self._write(painter, plate.center() + outwards, label, 180.0 if upside else 0.0)
        painter.restore()
        edge = rim - width - 0.35 * label.letter
        tangent = self._tangent(index)
        side = min((edge * tangent - 0.012 * self.radius) / (0.5 + tangent), edge - self.radius * (HUB + 0.02))
        # It stands upright for the eye, whichever way the lines run.
        turn = -self.arcs[index].middle + self._stand(index, upside)
        self._medal(painter, index, QPointF(0, -(edge - side / 2)), min(side, 0.2 * self.radius), turn)

    def _stand(self, index: int, upside: bool) -> float:
        return self.arcs[index].middle + (90.0 if upside else -90.0)

    def _bare_pictogram(self, painter: QPainter, index: int, arc: Arc) -> None:
        edge = self._text_rim()
        side = min(0.2 * self.radius, 2 * edge * math.tan(math.radians(min(80.0, arc.width / 2))) * 0.7)
        if side >= 5:
            self._medal(painter, index, QPointF(0, -(edge - side / 2)), side, 0.0)

    def _medal(self, painter: QPainter, index: int, middle: QPointF, side: float, turned: float) -> None:
        if side < 5:
            return
        painter.save()
        painter.translate(middle)
        painter.rotate(turned)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QBrush(QColor(PLATE)))
        painter.drawEllipse(QPointF(0, 0), side / 2, side / 2)
        inner = side * 0.6
        draw_pictogram(painter, self.sectors[index].kind, QRectF(-inner / 2, -inner / 2, inner, inner), PLATE_INK, 2.4)
        painter.restore()

    def _plate(self, painter: QPainter, rect: QRectF, letter: float, half_angle: float) -> None:
        """A plate in the frame of its sector's middle (x outwards): where the sector narrows, the plate follows its edges."""
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QBrush(QColor(PLATE)))
        path = QPainterPath()
        path.addRoundedRect(rect, letter * 0.35, letter * 0.35)
        if half_angle < 45:
            slope, seam = math.tan(math.radians(half_angle)), self._seam
            tip, far = seam / slope, self.radius
            reach = (far - tip) * slope
            wedge = QPainterPath(QPointF(tip, 0))
            wedge.lineTo(far, -reach)
            wedge.lineTo(far, reach)
            wedge.closeSubpath()
            path = path.intersected(wedge)
        painter.drawPath(path)

    def _write(self, painter: QPainter, middle: QPointF, label: _Label, turned: float) -> None:
        painter.save()
        painter.translate(middle)
        painter.rotate(turned)
        painter.setPen(QPen(QColor(PLATE_INK)))
        fonts = [
            theme.font(math.ceil(theme.font_pixels(label.letter, line)), bold=number == 0)
            for number, line in enumerate(label.lines)
        ]
        # The ink is in the middle of the plate, not the lines: the foot of a ק or a q would stand over its edge.
        over, under = (
            QFontMetricsF(font).tightBoundingRect(line) for font, line in zip(fonts, label.lines, strict=True)
        )
        lift = (max(0.0, under.bottom()) - max(0.0, -over.top() - label.letter)) / 2
        for number, (font, line) in enumerate(zip(fonts, label.lines, strict=True)):
            painter.setFont(font)
            width = QFontMetricsF(font).horizontalAdvance(line)
            baseline = label.letter / 2 + (number - 0.5) * LINE_PITCH * label.letter - lift
            painter.drawText(QPointF(-width / 2, baseline), line)
        painter.restore()

    # --- sizes

    def _plan(self) -> list[_Label | None]:
        """One size for all where it can be: the way of writing that allows the larger letters, narrow sectors smaller."""
        plans = []
        for across in (True, False):
            fits = [self._fit(index, across) for index in range(len(self.sectors))]
            plans.append((min(fits), across, fits))
        _, across, fits = max(plans, key=lambda plan: (min(plan[0], self._asked * LARGEST_LABEL), plan[1]))
        common = min(max(min(fits), self._asked), self._asked * LARGEST_LABEL)
        labels: list[_Label | None] = []
        for lines, fit in zip(self._lines, fits, strict=True):
            letter = min(common, fit)
            small = letter < self._asked * SMALLEST_LABEL
            labels.append(None if small else _Label(lines, letter, self._measure(lines, letter), across))
        return labels

    def _fit(self, index: int, across: bool) -> float:
        """The largest letters, in pixels, with which a sector's two lines stay on its plate and the plate in its sector."""
        tangent = self._tangent(index)
        unit = self._measure(self._lines[index], 100.0) / 100.0
        low, high = 0.0, self._asked * LARGEST_LABEL
        for _ in range(14):
            letter = (low + high) / 2
            half = self._half_block(letter)
            if across:
                width = (unit + 2 * PAD_ALONG) * letter
                inner = self._text_rim(width / 2) - 2 * half
                good = inner > self.radius * 0.45 and width / 2 <= inner * tangent - 0.012 * self.radius
            else:
                rim = self._text_rim(half)
                inner = rim - (unit + PAD_ALONG) * letter
                block = half - (PAD_BESIDE - 0.08) * letter
                good = inner > self.radius * (HUB + 0.1) and block <= inner * tangent - self._seam
            low, high = (letter, high) if good else (low, letter)
        return low

    def _common_width(self, label: _Label) -> float:
        """The widest lines among labels of this size: plates of one size look like one wheel."""
        alike = (other.width for other in self._labels if other and abs(other.letter - label.letter) < 0.5)
        return max(alike, default=label.width)

    def _tangent(self, index: int) -> float:
        return math.tan(math.radians(min(80.0, self.arcs[index].width / 2)))

    @property
    def _seam(self) -> float:
        """How far plates keep from a sector's edges."""
        return 0.007 * self.radius

    def _half_block(self, letter: float) -> float:
        """Half the height of a plate with two lines."""
        return ((LINE_PITCH + 1) / 2 + PAD_BESIDE) * letter

    def _text_rim(self, half_width: float = 0.0) -> float:
        """How far out a plate may reach whose corners lie `half_width` beside the middle."""
        edge = self.radius * (1 - RIM - 0.018)
        return math.sqrt(max(0.0, edge * edge - half_width * half_width))

    @staticmethod
    def _measure(lines: tuple[str, str], letter: float) -> float:
        widths = []
        for number, line in enumerate(lines):
            font = theme.font(math.ceil(theme.font_pixels(letter, line)), bold=number == 0)
            widths.append(QFontMetricsF(font).horizontalAdvance(line))
        return max(widths)


def pointer_path(size: QSizeF, lean: float) -> QPainterPath:
    """The pointer, its tip at the origin and its head above; `lean` degrees for the tick of a pin."""
    width, height = size.width(), size.height()
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(-width / 2, -height * 0.78)
    path.cubicTo(-width / 2, -height * 1.06, width / 2, -height * 1.06, width / 2, -height * 0.78)
    path.closeSubpath()
    turned = QPainterPath()
    radians = math.radians(lean)
    cosine, sine = math.cos(radians), math.sin(radians)
    pivot = -height * 0.8
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        dy = element.y - pivot
        x, y = element.x * cosine - dy * sine, element.x * sine + dy * cosine + pivot
        path.setElementPositionAt(number, x, y)
    turned.addPath(path)
    return turned
