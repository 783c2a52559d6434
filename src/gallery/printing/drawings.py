"""Small drawings that several printed things share: pictograms, players' marks, a paper clip, lines to cut and fold."""

import math
from collections.abc import Sequence
from typing import Literal

from gallery.auction.state import Kind
from gallery.auction.wheel import FIELD, PICTOGRAMS
from gallery.printing.inks import GLUE, INK
from gallery.printing.pen import Pen
from gallery.printing.typesetting import fit_line
from gallery.printing.units import Box
from gallery.seats import LOOKS
from gallery.texts import Texts

LineKind = Literal["cut", "mountain", "valley"]

_STYLES: dict[LineKind, tuple[float, tuple[float, ...]]] = {
    "cut": (0.3, ()),
    "mountain": (0.3, (4.0, 1.2, 0.4, 1.2, 0.4, 1.2)),
    "valley": (0.3, (1.6, 1.3)),
}
"""Width and dashes in millimetres: whole to cut, dash and two dots to fold away from the eye, short dashes to fold
towards it, as paper folders everywhere draw them."""


def folded_line(pen: Pen, kind: LineKind, x0: float, y0: float, x1: float, y1: float) -> None:
    """A line to cut or to fold along."""
    width, dashes = _STYLES[kind]
    pen.stroke(INK, width)
    pen.dashes(*dashes)
    pen.line(x0, y0, x1, y1)
    pen.dashes()


def glue(pen: Pen, box: Box) -> None:
    """Hatches an area that is covered with glue."""
    with pen.kept():
        pen.clip(box)
        pen.stroke(GLUE, 0.25)
        step = 2.2
        for place in range(math.ceil((box.width + box.height) / step)):
            x = box.x - box.height + place * step
            pen.line(x, box.y, x + box.height, box.top)


def joint_arrow(pen: Pen, x: float, y: float, dx: int, dy: int) -> None:
    """Shows where the line begins along which two pages meet: a short cut that leaves the drawing's edge in the direction
    (dx, dy), of which one is 0, and a wedge on it that points back."""
    folded_line(pen, "cut", x, y, x + dx * 5.0, y + dy * 5.0)
    wide, high = 1.4 * abs(dy), 1.4 * abs(dx)
    pen.fill(INK)
    end = (x + dx * 3, y + dy * 3)
    pen.polygon(((x, y), (end[0] - wide, end[1] - high), (end[0] + wide, end[1] + high)), fill=True, stroke=False)


def legend(pen: Pen, box: Box, kinds: Sequence[LineKind | Literal["glue"]], texts: Texts) -> None:
    """What the lines mean, one below the other from the top of the box; each takes an equal part of it."""
    row = box.height / len(kinds)
    sample = min(14.0, box.width * 0.3)
    for place, kind in enumerate(kinds):
        y = box.top - (place + 0.5) * row
        x = box.right - sample if texts.rtl else box.x
        if kind == "glue":
            area = Box(x, y - row * 0.3, sample, row * 0.6)
            glue(pen, area)
            pen.stroke(INK, 0.15)
            pen.box(area)
        else:
            folded_line(pen, kind, x, y, x + sample, y)
        name = texts.say(f"print-line-{kind}")
        words = Box(box.x if texts.rtl else box.x + sample + 2.5, y - row / 2, box.width - sample - 2.5, row)
        pen.fill(INK)
        pen.text(fit_line(name, words.width, 3.6, texts.rtl, card=name, floor=2.2), words)


def pictogram(pen: Pen, kind: Kind, box: Box, colour: str, weight: float = 2.0) -> None:
    """An instruction's pictogram in the middle of a box; `weight` is the stroke on the field of 24."""
    side = min(box.width, box.height)
    x, y = box.centre
    with pen.kept():
        pen.move(x - side / 2, y + side / 2)
        pen.scale(side / FIELD, -side / FIELD)
        pen.stroke(colour, weight, round_ends=True)
        for line in PICTOGRAMS[kind]:
            closed = line[0] == line[-1]
            pen.polygon(line[:-1] if closed else line, closed=closed)


def mark(pen: Pen, number: int, box: Box, colour: str | None = None) -> None:
    """The mark of a player's look (0 … 7), as the screens draw it, in the middle of a box; in the look's colour unless another
    is given."""
    look = LOOKS[number % len(LOOKS)]
    shown = colour or look.light
    half = min(box.width, box.height) / 2
    x, y = box.centre
    pen.fill(shown)
    if look.shape == "circle":
        pen.disc(x, y, half * 0.92)
    elif look.shape == "ring":
        # A thick line, so that what lies behind it shows in its middle.
        pen.stroke(shown, half * 0.48)
        pen.disc(x, y, half * 0.7, fill=False, stroke=True)
    else:
        outline = [(x + half * px, y + half * py) for px, py in _OUTLINES[look.shape]]
        pen.polygon(outline, fill=True, stroke=False)


def _round(reaches: Sequence[float], turned: float = 0.0, low: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Corners clockwise from the top at these distances from the middle, which is lowered."""
    step = 2 * math.pi / len(reaches)
    angles = [math.radians(turned) + step * corner for corner in range(len(reaches))]
    return tuple((r * math.sin(a), r * math.cos(a) - low) for r, a in zip(reaches, angles, strict=True))


_ARM, _REACH = 0.34, 0.94
_OUTLINES: dict[str, tuple[tuple[float, float], ...]] = {
    "diamond": _round([1.0] * 4),
    "square": ((-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)),
    "triangle": _round([1.1] * 3, low=0.2),
    "hexagon": _round([0.98] * 6, turned=30.0),
    "star": _round([1.06, 0.46] * 5, low=0.06),
    "cross": tuple(
        (x * sx, y * sy)
        for sx, sy, corner in (
            (1, 1, ((_ARM, _REACH), (_ARM, _ARM), (_REACH, _ARM))),
            (1, -1, ((_REACH, _ARM), (_ARM, _ARM), (_ARM, _REACH))),
            (-1, -1, ((_ARM, _REACH), (_ARM, _ARM), (_REACH, _ARM))),
            (-1, 1, ((_REACH, _ARM), (_ARM, _ARM), (_ARM, _REACH))),
        )
        for x, y in corner
    ),
}
"""Corners for a half of 1."""


def paper_clip(pen: Pen, length: float, colour: str) -> None:
    """A paper clip lying along x from the origin."""
    high = length * 0.22
    inner = high * 0.62
    with pen.kept():
        pen.stroke(colour, length * 0.03, round_ends=True)
        low, top = -high / 2, high / 2
        pen.curves(
            (
                (length * 0.30, low + 0.19 * high),
                (length * 0.80, low + 0.19 * high),
                (
                    length * 0.80 + inner * 0.66,
                    low + 0.19 * high,
                    length * 0.80 + inner * 0.66,
                    top,
                    length * 0.80,
                    top,
                ),
                (high / 2, top),
                (-high * 0.17, top, -high * 0.17, low, high / 2, low),
                (length - high / 2, low),
                (
                    length + high * 0.05,
                    low,
                    length + high * 0.05,
                    top - 0.19 * high,
                    length - high / 2,
                    top - 0.19 * high,
                ),
                (length * 0.36, top - 0.19 * high),
            )
        )
