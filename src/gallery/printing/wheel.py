"""The wheel on paper: it lies still, and a paper clip spun round a pencil's tip points at a sector.

On one page of the paper, or twice as large on two pages that are glued together. Its sectors, words, colours and pictograms
are those of the game's layout. Angles are degrees clockwise from the top.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gallery.auction.state import Sector
from gallery.auction.wheel import Arc, arcs, label_lines, sector_fills
from gallery.printing.drawings import glue, joint_arrow, paper_clip, pictogram
from gallery.printing.inks import ACCENT, INK, MUTED
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Curves, Pen
from gallery.printing.shaping import Line
from gallery.printing.sheets import FRONT_BLEED, GOOD_MARGIN, LABEL_MARGIN, page_size
from gallery.printing.typesetting import fit, fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts

OVERLAP = 10.0
"""How far the first page of a large wheel goes on below the second one, in millimetres: the strip for the glue."""

HUB = 3.2
"""Radius of the disc in the middle on which the pencil stands: small, so that the clip's end lies on a sector."""

CLIP_REACH = 34.0
"""So far from the middle an ordinary paper clip may reach; nothing is written there."""

_RIM = 0.03
_PLATE = "#FBF8F2"
_SMALLEST = 2.4
"""The smallest em of a label, in millimetres; a sector too narrow for it has its pictogram alone."""
_PITCH, _LETTER = 1.16, 0.72
"""From line to line and the height of capitals, parts of the em."""


def wheel_sides(options: PrintOptions, sectors: Sequence[Sector], texts: Texts, label: Label) -> Sequence[Side]:
    """One page, or the two halves of the large wheel."""
    page = page_size(options.paper, options.scale)
    if options.wheel_size == "large":
        return _halves(page, sectors, texts, label)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        radius = page.width / 2 - GOOD_MARGIN
        top = page.height - LABEL_MARGIN - 2
        foot = 12.0
        title = top - foot - 2 * radius
        unit = page.width / 210
        say = fit_line(
            texts.say("print-kit-wheel"), page.width - 40, min(11 * unit, title * 0.26), texts.rtl, card="", face="bold"
        )
        head = min(title * 0.36, 20 * unit)
        pen.fill(ACCENT)
        pen.text(say, Box(20, top - head, page.width - 40, head), "centre")
        _advice(pen, Box(20, foot, page.width - 40, title - head - 4 * unit), texts, unit)
        with pen.kept():
            pen.move(page.width / 2, top - head - radius - unit)
            Wheel(sectors, texts, radius).draw(pen)

    return [Side(page, "front", draw)]


def large_radius(page: Size) -> float:
    """Of the wheel on two pages: what the height of the page holds, and the width of each."""
    return min(page.height / 2 - LABEL_MARGIN - FRONT_BLEED, page.width - 2 * GOOD_MARGIN - OVERLAP)


def joint(page: Size, half: int) -> float:
    """Where the line on which both pages meet stands: on the first page with the overlap beside it, on the second where it
    is cut."""
    return page.width - GOOD_MARGIN - OVERLAP if half == 0 else GOOD_MARGIN + OVERLAP


def _halves(page: Size, sectors: Sequence[Sector], texts: Texts, label: Label) -> Sequence[Side]:
    radius = large_radius(page)
    wheel = Wheel(sectors, texts, radius)

    def draw(pen: Pen, half: int) -> None:
        headline(pen, page, label, half + 1, 2, texts.rtl)
        seam = joint(page, half)
        middle = page.height / 2 - 3
        lap = OVERLAP if half == 0 else FRONT_BLEED
        shown = Box(0, 0, seam + lap, page.height) if half == 0 else Box(seam - lap, 0, page.width, page.height)
        with pen.kept():
            pen.clip(shown)
            pen.move(seam, middle)
            wheel.draw(pen)
        if half == 0:
            glue(pen, Box(seam, middle - radius, OVERLAP, 2 * radius))
        for sign in (-1, 1):
            joint_arrow(pen, seam, middle + sign * (radius + 1.5), 0, sign)
        name = texts.say("print-wheel-glue" if half == 0 else "print-wheel-cut")
        x = GOOD_MARGIN if half == 0 else page.width - GOOD_MARGIN - 46
        corner = Box(x, GOOD_MARGIN + 2, 46, 34)
        pen.fill(MUTED)
        setting = fit(name, (corner.width, corner.height), 3.6, texts.rtl, card=name, floor=2.4)
        pen.text(setting, corner, rise="bottom")
        if half == 1:
            advice = Box(x, page.height - LABEL_MARGIN - 44, 46, 40)
            said = fit(
                texts.say("print-wheel-clip"), (advice.width, advice.height), 3.6, texts.rtl, card=name, floor=2.4
            )
            pen.text(said, advice, rise="top")

    return [Side(page, "front", lambda pen: draw(pen, 0)), Side(page, "front", lambda pen: draw(pen, 1))]


def _advice(pen: Pen, box: Box, texts: Texts, unit: float) -> None:
    """How the clip is spun, beside a drawing of it."""
    length = 34.0
    x = box.right - length - 8 if texts.rtl else box.x + 8
    y = box.y + box.height / 2
    with pen.kept():
        pen.move(x, y)
        paper_clip(pen, length, MUTED)
        pen.fill(INK)
        pen.disc(length * 0.1, 0, 0.9)
    words = Box(box.x, box.y, box.width - length - 16, box.height)
    if not texts.rtl:
        words = words._replace(x=box.x + length + 16)
    pen.fill(INK)
    said = texts.say("print-wheel-clip")
    setting = fit(said, (words.width, words.height), 5.2 * unit, texts.rtl, card=said, floor=2.8, leading=1.24)
    pen.text(setting, words)


@dataclass(frozen=True, slots=True)
class _Lines:
    """A sector's two lines, shaped: bold and regular."""

    one: Line
    two: Line

    @property
    def width(self) -> float:
        """Of the wider one, em."""
        return max(self.one.width, self.two.width)


class Wheel:
    """How a wheel is drawn round the origin at one radius, in millimetres."""

    def __init__(self, sectors: Sequence[Sector], texts: Texts, radius: float) -> None:
        self.sectors = tuple(sectors)
        self.arcs = arcs(sectors)
        self.fills = sector_fills(sectors)
        self.radius = radius
        self.lines = []
        for sector in sectors:
            one, two = label_lines(texts, sector)
            self.lines.append(_Lines(one_line(one, texts.rtl, "bold"), one_line(two, texts.rtl)))
        self.across, self.sizes = self._plan()

    def draw(self, pen: Pen) -> None:
        """Sectors, seams, labels, rim and the place for the pencil."""
        outer = self.radius * (1 - _RIM / 2)
        for arc, fill in zip(self.arcs, self.fills, strict=True):
            pen.fill(fill)
            pen.curves(pie(outer, arc.start, arc.start + arc.width), fill=True, stroke=False, closed=True)
        if len(self.arcs) > 1:
            pen.stroke(_PLATE, self.radius * 0.008)
            for arc in self.arcs:
                pen.line(0, 0, *point(outer, arc.start))
        for index, arc in enumerate(self.arcs):
            with pen.kept():
                pen.turn(arc.middle)
                self._label(pen, index, arc)
        pen.stroke(INK, self.radius * _RIM)
        pen.disc(0, 0, outer, fill=False, stroke=True)
        pen.fill(_PLATE)
        pen.stroke(INK, 0.5)
        pen.disc(0, 0, HUB, stroke=True)
        pen.stroke(INK, 0.25)
        pen.line(-HUB, 0, HUB, 0)
        pen.line(0, -HUB, 0, HUB)
        pen.fill(INK)
        pen.disc(0, 0, 0.6)

    def _plan(self) -> tuple[bool, list[float]]:
        """Across the sectors or along them, whichever allows the larger letters; one size for all that hold it."""
        plans = []
        for across in (True, False):
            fits = [self._fit(index, across) for index in range(len(self.sectors))]
            plans.append((min(fits), across, fits))
        _, across, fits = max(plans, key=lambda plan: (plan[0], plan[1]))
        common = max(min(fits), _SMALLEST)
        return across, [min(common, each) if each >= _SMALLEST else 0.0 for each in fits]

    def _fit(self, index: int, across: bool) -> float:
        """The largest em with which both lines stay inside their sector."""
        tangent = self._tangent(index)
        low, high = 0.0, self.radius * 0.115
        for _ in range(16):
            size = (low + high) / 2
            along, beside = self._plate(index, size)
            if across:
                inner = self._edge(along / 2) - 2 * beside
                good = along / 2 <= inner * tangent - self.radius * 0.012
            else:
                inner = self._edge(beside) - along
                good = beside <= inner * tangent - self.radius * 0.012 and inner > self.radius * 0.5
            low, high = (size, high) if good else (low, size)
        return low

    def _plate(self, index: int, size: float) -> tuple[float, float]:
        """A label's plate: its length, and half its height."""
        return (self.lines[index].width + 0.7) * size, ((_PITCH + _LETTER) / 2 + 0.26) * size

    def _edge(self, half: float) -> float:
        """How far out a plate may reach whose corners lie so far beside the middle."""
        rim = self.radius * (1 - _RIM - 0.015)
        return math.sqrt(max(0.0, rim * rim - half * half))

    def _tangent(self, index: int) -> float:
        return math.tan(math.radians(min(80.0, self.arcs[index].width / 2)))

    def _label(self, pen: Pen, index: int, arc: Arc) -> None:
        """In the sector's own frame: its middle points up."""
        size = self.sizes[index]
        tangent = self._tangent(index)
        if size == 0.0:
            edge, medal = self._edge(0), self.radius * 0.17
            side = min(medal, 1.3 * edge * tangent / (1 + tangent))
            self._medal(pen, index, edge - side / 2, side, 0.0)
            return
        along, beside = self._plate(index, size)
        if self.across:
            edge = self._edge(along / 2)
            self._write(
                pen, index, (0, edge - beside), Size(along, 2 * beside), 180.0 if 90 < arc.middle < 270 else 0.0
            )
            inner = edge - 2 * beside
        else:
            widest = max(self._plate(k, size)[0] for k, other in enumerate(self.sizes) if other == size)
            edge = self._edge(beside)
            turned = 90.0 if arc.middle > 180 else -90.0
            self._write(pen, index, (0, edge - widest / 2), Size(widest, 2 * beside), turned)
            inner = edge - widest
        inner -= self.radius * 0.012
        room = max(0.0, inner - min(CLIP_REACH, self.radius * 0.3))
        side = min(self.radius * 0.26, room, 2 * (inner * tangent - self.radius * 0.01) / (1 + tangent))
        self._medal(pen, index, inner - side / 2, side, -arc.middle)

    def _write(self, pen: Pen, index: int, middle: tuple[float, float], plate: Size, turned: float) -> None:
        with pen.kept():
            pen.move(*middle)
            pen.turn(turned)
            pen.fill(_PLATE)
            size = self.sizes[index]
            pen.box(Box(-plate.width / 2, -plate.height / 2, *plate), fill=True, stroke=False, radius=size * 0.28)
            pen.fill(INK)
            lines = self.lines[index]
            base = ((_PITCH + _LETTER) / 2 - _LETTER) * size
            for line in (lines.one, lines.two):
                pen.letters(line, -line.width * size / 2, base, size)
                base -= _PITCH * size

    def _medal(self, pen: Pen, index: int, out: float, side: float, turned: float) -> None:
        """The pictogram on a pale disc, upright for the eye."""
        if side < 4:
            return
        with pen.kept():
            pen.move(0, out)
            pen.turn(turned)
            pen.fill(_PLATE)
            pen.disc(0, 0, side / 2)
            inner = side * 0.6
            pictogram(pen, self.sectors[index].kind, Box(-inner / 2, -inner / 2, inner, inner), INK, 2.2)


def point(radius: float, degrees: float) -> tuple[float, float]:
    """A point at this distance and direction."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), radius * math.cos(angle)


def pie(radius: float, start: float, end: float) -> Curves:
    """A sector of a disc round the origin, from one direction clockwise to another."""
    steps = max(1, math.ceil((end - start) / 45))
    step = (end - start) / steps
    handle = radius * 4 / 3 * math.tan(math.radians(step) / 4)
    made: list[tuple[float, ...]] = [(0.0, 0.0), point(radius, start)]
    for number in range(steps):
        one, two = start + number * step, start + (number + 1) * step
        (x0, y0), (x1, y1) = point(radius, one), point(radius, two)
        (tx0, ty0), (tx1, ty1) = point(handle, one + 90), point(handle, two + 90)
        made.append((x0 + tx0, y0 + ty0, x1 - tx1, y1 - ty1, x1, y1))
    return tuple(made)
