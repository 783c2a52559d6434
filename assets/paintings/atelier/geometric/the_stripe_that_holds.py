"""The stripe that holds: waves of stripes break at two seams and go on one stripe lower; one red stripe goes through."""

import math
import random
from itertools import pairwise

from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, shift
from atelier.registry import Painting
from atelier.shapes import Point, clip, lines

CREAM, INK, RED, BLUE, OCHRE, MIST = "#f1e7d1", "#1c1b1d", "#c8341f", "#274a92", "#dba23a", "#a9bec6"
FIRST, SECOND = ((392.0, 375.0), -12.0), ((640.0, 375.0), 9.0)
"""The seams: a place of each, and how much it leans."""

HELD = 11
"""Which stripe goes through."""


def edges() -> list[float]:
    """Where the stripes part, before they wave: narrow above, broad below."""
    at, found = -70.0, [-70.0]
    while at < 860:
        at += 30 + 30 * max(0.0, at) / 750
        found.append(at)
    return found


def wave(x: float, base: float) -> float:
    """The height of an edge: two waves together, quiet above and strong below."""
    force = 13 + 38 * max(0.0, base) / 750
    return base + force * (math.sin(x / 172 + 0.5 - base * 0.0022) + 0.45 * math.sin(x / 67 + base * 0.003))


def field(points: list[Point], which: int) -> list[Point]:
    """What of an outline lies in a field: 0 left of the first seam, 1 between them, 2 right of the second."""
    (first, lean), (second, tilt) = FIRST, SECOND
    if which == 0:
        return clip(points, first, lean + 180)
    if which == 2:
        return clip(points, second, tilt)
    return clip(clip(points, first, lean), second, tilt + 180)


def stripe(top: float, bottom: float, left: float = -10, right: float = 1010, steps: int = 102) -> list[Point]:
    """A piece of a stripe between two edges."""
    xs = [left + (right - left) * step / steps for step in range(steps + 1)]
    return [(x, wave(x, top)) for x in xs] + [(x, wave(x, bottom)) for x in reversed(xs)]


def followed(top: float, bottom: float, which: int | None, colour: Colour, dice: random.Random) -> list[Mark]:
    """Strokes of nearly its tone that run along a stripe, within a field."""
    marks: list[Mark] = []
    x = dice.uniform(-60, 0)
    while x < 1000:
        run, thick = dice.uniform(70, 170), dice.uniform(0.1, 0.22) * (bottom - top)
        base = dice.uniform(top + 1, bottom - thick - 1)
        around = stripe(base, base + thick, x, x + run, 5)
        if which is None or field(around, which) == around:
            marks.append(Mark(lines(around), fill=shift(colour, dice.gauss(0, 0.010), dice.gauss(0, 0.003))))
        x += run * dice.uniform(0.35, 0.8)
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Three fields of two paints each, so that at the seams dark meets light; the red one last."""
    canvas.ground(CREAM)
    for index, (top, bottom) in enumerate(pairwise(edges())):
        for which, paints in enumerate(((CREAM, INK), (INK, MIST), (OCHRE, BLUE))):
            colour = paints[index % 2]
            piece = field(stripe(top, bottom), which)
            if piece:
                canvas.fill(piece, colour)
                canvas.lay(followed(top, bottom, which, colour, dice))
        if index == HELD:
            canvas.fill(stripe(top, bottom), RED)
            canvas.lay(followed(top, bottom, None, RED, dice))


PAINTING = Painting(50, "the-stripe-that-holds", "wide", paint)
