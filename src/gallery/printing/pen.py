"""What draws on a page or a form: millimetres, colours as `#rrggbb`, text as the typesetter made it."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.textobject import PDFTextObject

from gallery.fonts import Face
from gallery.printing.fonts import CAP_HEIGHT, font_name
from gallery.printing.shaping import Line
from gallery.printing.typesetting import Align, Rise, Setting, placed
from gallery.printing.units import Box

Points = Sequence[tuple[float, float]]
Curves = Sequence[tuple[float, ...]]
"""Path segments: (x, y) moves or draws on, (x1, y1, x2, y2, x, y) is a Bézier curve; the first is always a move."""

BLACK = "#000000"

PAINT = {(False, False): "n", (False, True): "S", (True, False): "f", (True, True): "B"}
"""The operator that paints a path, by (filled by the non-zero rule, stroked)."""

_KAPPA = 0.5522847498


@cache
def rgb(colour: str) -> tuple[float, float, float]:
    """The parts of a colour, 0 … 1."""
    red, green, blue = (round(int(colour[i : i + 2], 16) / 255, 4) for i in (1, 3, 5))
    return red, green, blue


class Pen:
    """A canvas whose unit is the millimetre. Colours and widths hold until they are set again, or until `kept` ends."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Everything that is set inside (colours, clip, position) ends with the block."""
        self.canvas.saveState()
        try:
            yield
        finally:
            self.canvas.restoreState()

    def fill(self, colour: str) -> None:
        """The colour of areas and letters. Black is written as grey 0: printers then use their black ink alone."""
        if colour == BLACK:
            self.canvas.setFillGray(0)
        else:
            self.canvas.setFillColorRGB(*rgb(colour))

    def stroke(self, colour: str, width: float, *, round_ends: bool = False) -> None:
        """The colour and width (mm) of lines."""
        if colour == BLACK:
            self.canvas.setStrokeGray(0)
        else:
            self.canvas.setStrokeColorRGB(*rgb(colour))
        self.canvas.setLineWidth(width)
        self.canvas.setLineCap(1 if round_ends else 0)
        self.canvas.setLineJoin(1)

    def opacity(self, part: float) -> None:
        """How much of what follows covers what lies below it: 1 wholly, 0 not at all."""
        self.canvas.setFillAlpha(part)
        self.canvas.setStrokeAlpha(part)

    def dashes(self, *lengths: float) -> None:
        """Lengths of dash and gap in millimetres; none for a whole line."""
        self.canvas.setDash(list(lengths))

    def move(self, x: float, y: float) -> None:
        """Moves the origin."""
        self.canvas.translate(x, y)

    def turn(self, degrees: float) -> None:
        """Turns clockwise about the origin."""
        self.canvas.rotate(-degrees)

    def scale(self, x: float, y: float | None = None) -> None:
        """Scales about the origin."""
        self.canvas.scale(x, x if y is None else y)

    def line(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """A straight line."""
        self.canvas.line(x0, y0, x1, y1)

    def lines(self, lines: Sequence[tuple[float, float, float, float]]) -> None:
        """Many straight lines (from x, y to x, y)."""
        if lines:
            self.written([f"{x0:.4f} {y0:.4f} m {x1:.4f} {y1:.4f} l" for x0, y0, x1, y1 in lines] + ["S"])

    def box(self, box: Box, *, fill: bool = False, stroke: bool = True, radius: float = 0.0) -> None:
        """A rectangle, with rounded corners when a radius is given."""
        if radius:
            self.canvas.roundRect(*box, radius, stroke=int(stroke), fill=int(fill))
        else:
            self.canvas.rect(*box, stroke=int(stroke), fill=int(fill))

    def disc(self, x: float, y: float, radius: float, *, fill: bool = True, stroke: bool = False) -> None:
        """A circle."""
        self.canvas.circle(x, y, radius, stroke=int(stroke), fill=int(fill))

    def polygon(self, points: Points, *, fill: bool = False, stroke: bool = True, closed: bool = True) -> None:
        """Straight pieces through the points."""
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        for x, y in points[1:]:
            path.lineTo(x, y)
        if closed:
            path.close()
        self.canvas.drawPath(path, stroke=int(stroke), fill=int(fill))

    def curves(self, curves: Curves, *, fill: bool = False, stroke: bool = True, closed: bool = False) -> None:
        """Straight and curved pieces."""
        x, y = curves[0]
        code = [f"{x:.3f} {y:.3f} m"]
        for piece in curves[1:]:
            if len(piece) == 2:
                x, y = piece
                code.append(f"{x:.3f} {y:.3f} l")
            else:
                x1, y1, x2, y2, x, y = piece
                code.append(f"{x1:.3f} {y1:.3f} {x2:.3f} {y2:.3f} {x:.3f} {y:.3f} c")
        if closed:
            code.append("h")
        code.append(PAINT[fill, stroke])
        self.written(code)

    def written(self, code: Sequence[str]) -> None:
        """Operators of a content stream as they are, for drawings of very many pieces: ReportLab's own paths take thrice as
        long. They must leave the graphics state as they find it, or stand in a `kept` block."""
        canvas: Any = self.canvas
        canvas._code.extend(code)

    def clip(self, box: Box) -> None:
        """Only what lies inside the box is drawn from here to the end of the `kept` block."""
        path = self.canvas.beginPath()
        path.rect(*box)
        self.canvas.clipPath(path, stroke=0, fill=0)

    def clip_outside(self, whole: Box, holes: Sequence[Box | tuple[float, float, float]]) -> None:
        """Only what lies in the whole box and in none of the holes (boxes, or discs as x, y, radius) is drawn from here on.

        Holes are taken out one by one, so that they may overlap.
        """
        for hole in holes:
            path = self.canvas.beginPath()
            path.rect(*whole)
            if isinstance(hole, Box):
                path.rect(*hole)
            else:
                path.circle(*hole)
            self.canvas.clipPath(path, stroke=0, fill=0, fillMode=0)

    def text(self, setting: Setting, box: Box, align: Align = "start", rise: Rise = "middle") -> None:
        """Text that the typesetter fitted, in its box."""
        for line, x, y in placed(setting, box, align, rise):
            self.letters(line, x, y, setting.size)

    def caps(self, line: Line, box: Box, align: Align = "centre") -> float:
        """A line of digits and capitals whose height is the box's, shrunk where it is too wide; gives the em in
        millimetres."""
        size = min(box.height / CAP_HEIGHT, box.width / line.width) if line.width else 0.0
        free = box.width - line.width * size
        x = box.x + {"left": 0.0, "right": free}.get(align, free / 2)
        self.letters(line, x, box.y + (box.height - size * CAP_HEIGHT) / 2, size)
        return size

    def letters(self, line: Line, x: float, y: float, size: float) -> None:
        """One line with its left end at (x, y) on the baseline. Glyphs that stand where the one before them ends are written
        together; every other (kerned, or a mark lifted over its letter) gets its own origin."""
        if not line.runs:
            return
        text = self.canvas.beginText()
        here = x
        face: Face | None = None
        for run in line.runs:
            if run.face != face:
                text.setFont(font_name(run.face), size)
                face = run.face
            pending, start, rise, reached = "", 0.0, 0.0, math.inf
            for glyph in run.glyphs:
                joined = abs(glyph.x - reached) < 1e-9 and glyph.y == rise
                if not joined:
                    self._out(text, pending, here + start * size, y + rise * size)
                    pending, start, rise = "", glyph.x, glyph.y
                pending += glyph.sign
                reached = glyph.x + self._advance(glyph.sign, run.face)
            self._out(text, pending, here + start * size, y + rise * size)
            here += run.width * size
        self.canvas.drawText(text)

    @staticmethod
    def _out(text: PDFTextObject, letters: str, x: float, y: float) -> None:
        if letters:
            text.setTextTransform(1, 0, 0, 1, x, y)
            text.textOut(letters)

    @staticmethod
    @cache
    def _advance(sign: str, face: Face) -> float:
        return float(pdfmetrics.stringWidth(sign, font_name(face), 1))


def circle_curves(x: float, y: float, radius: float) -> Curves:
    """A circle as four Bézier curves."""
    k = radius * _KAPPA
    return (
        (x + radius, y),
        (x + radius, y + k, x + k, y + radius, x, y + radius),
        (x - k, y + radius, x - radius, y + k, x - radius, y),
        (x - radius, y - k, x - k, y - radius, x, y - radius),
        (x + k, y - radius, x + radius, y - k, x + radius, y),
    )
