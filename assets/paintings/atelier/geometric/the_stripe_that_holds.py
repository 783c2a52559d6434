"""The stripe that holds: waves of stripes break at a seam and go on one stripe lower; one red stripe goes through."""

import math
import random
from itertools import pairwise

from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, shift
from atelier.registry import Painting
from atelier.shapes import Point, clip, lines

CREAM, INK, RED, BLUE, OCHRE = "#f1e7d1", "#1c1b1d", "#c8341f", "#274a92", "#dba23a"
SEAM, LEAN = (634.0, 375.0), 9.0
"""A place of the seam, and how much it leans."""

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


def stripe(top: float, bottom: float, side: int) -> list[Point]:
    """One stripe on a side of the seam (-1 left, 1 right, 0 both)."""
    xs = [step * 10.0 for step in range(-1, 102)]
    whole = [(x, wave(x, top)) for x in xs] + [(x, wave(x, bottom)) for x in reversed(xs)]
    return whole if side == 0 else clip(whole, SEAM, LEAN if side > 0 else LEAN + 180)


def beyond(x: float, y: float) -> float:
    """How far a point lies to the right of the seam."""
    turn = math.radians(LEAN)
    return (x - SEAM[0]) * math.cos(turn) + (y - SEAM[1]) * math.sin(turn)


def followed(top: float, bottom: float, side: int, colour: Colour, dice: random.Random) -> list[Mark]:
    """Strokes of nearly its tone that run along a stripe, on its side of the seam."""
    marks: list[Mark] = []
    x = dice.uniform(-60, 0)
    while x < 1000:
        run, thick = dice.uniform(70, 170), dice.uniform(0.1, 0.22) * (bottom - top)
        base = dice.uniform(top + 1, bottom - thick - 1)
        xs = [x + run * step / 5 for step in range(6)]
        around = [(px, wave(px, base)) for px in xs] + [(px, wave(px, base + thick)) for px in reversed(xs)]
        if side == 0 or all(side * beyond(*point) > 0 for point in around):
            marks.append(Mark(lines(around), fill=shift(colour, dice.gauss(0, 0.010), dice.gauss(0, 0.003))))
        x += run * dice.uniform(0.35, 0.8)
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Left black and cream, right ochre and blue, so that dark meets light; the red one last."""
    canvas.ground(CREAM)
    for index, (top, bottom) in enumerate(pairwise(edges())):
        for side, colours in ((-1, (CREAM, INK)), (1, (BLUE, OCHRE))):
            colour = colours[index % 2]
            canvas.fill(stripe(top, bottom, side), colour)
            canvas.lay(followed(top, bottom, side, colour, dice))
        if index == HELD:
            canvas.fill(stripe(top, bottom, 0), RED)
            canvas.lay(followed(top, bottom, 0, RED, dice))


PAINTING = Painting(50, "the-stripe-that-holds", "wide", paint)
