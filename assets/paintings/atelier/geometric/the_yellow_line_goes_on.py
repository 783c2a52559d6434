"""A yellow line on a long way: tilted planes float on white; a thin yellow line crosses a great black one."""

import random

from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.geometric._shared import bar, quad, worked
from atelier.registry import Painting
from atelier.shapes import Point, moved

WHITE, INK, RED, BLUE, YELLOW = "#f3f2ee", "#161516", "#cb2c1f", "#23489c", "#f2b90f"
ROSE, GREEN, GREY = "#e0aaa0", "#2f6a50", "#cfcfcb"
TILT = -27.0
"""The direction that all planes keep, or cross at a right angle."""

MIDDLE = (336.0, 464.0)


def at(x: float, y: float, width: float, height: float, lean: float = 0.0) -> list[Point]:
    """A plane by its place in the tilted world: x along the tilt from the middle, y across it."""
    ((cx, cy),) = moved([(x, y)], *MIDDLE, 1, TILT)
    return quad(cx, cy, width, height, TILT + lean)


def far(canvas: Canvas, dice: random.Random) -> None:
    """What lies deepest: a grey sheet and a rose one, half hidden."""
    canvas.lay(worked(at(150, -250, 420, 150), GREY, dice, 0.008))
    canvas.lay(worked(at(-205, 120, 170, 330), ROSE, dice, 0.010))


def sheet(canvas: Canvas, dice: random.Random) -> None:
    """The great black form, narrower at its far end, and what it lets show of the rose one."""
    form = moved([(-235, -190), (232, -158), (222, 160), (-248, 186)], *MIDDLE, 1, TILT)
    canvas.lay(worked(form, INK, dice, 0.022, length=150, width=12))


def stream(canvas: Canvas, dice: random.Random) -> None:
    """Small ones that leave the black: in the lower right they grow thinner and further apart."""
    canvas.lay(worked(at(150, 258, 250, 62), RED, dice, 0.011))
    canvas.lay(worked(at(60, 332, 168, 30), BLUE, dice, 0.011))
    canvas.lay(worked(at(196, 342, 46, 46), INK, dice, 0.02))
    canvas.lay(worked(at(-20, 392, 240, 17), INK, dice, 0.02))
    canvas.lay(worked(at(136, 418, 120, 13), GREEN, dice, 0.011))
    canvas.lay(worked(at(30, 462, 92, 11), INK, dice, 0.011))
    canvas.lay(worked(at(86, 500, 150, 6), RED, dice, 0.02))


def above(canvas: Canvas, dice: random.Random) -> None:
    """The other end: a blue block that bites the grey sheet, bars across the tilt, one yellow sheet, all small."""
    canvas.lay(worked(at(318, -236, 104, 128), BLUE, dice, 0.011))
    canvas.fill(at(318, -212, 104, 54), mix(BLUE, INK, 0.45))
    canvas.lay(worked(at(118, -300, 20, 168), RED, dice, 0.011))
    canvas.lay(worked(at(80, -286, 9, 120), INK, dice, 0.02))
    canvas.lay(worked(at(-40, -262, 128, 26), INK, dice, 0.02))
    canvas.lay(worked(at(-148, -268, 44, 44), GREEN, dice, 0.011))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """White, and everything afloat on it; the yellow line last, and over it only the red bar and one crooked square."""
    canvas.ground(WHITE)
    canvas.lay(worked([(0, 0), (750, 0), (750, 1000), (0, 1000)], WHITE, dice, 0.005, TILT, 150, 14, 0.5, 0))
    far(canvas, dice)
    sheet(canvas, dice)
    above(canvas, dice)
    start, end = (moved([spot], *MIDDLE, 1, TILT)[0] for spot in ((-18, 620), (78, -560)))
    canvas.lay(worked(bar(start, end, 9), YELLOW, dice, 0.01))
    stream(canvas, dice)
    canvas.lay(worked(quad(148, 846, 46, 46, 12), RED, dice, 0.01))


PAINTING = Painting(15, "the-yellow-line-goes-on", "tall", paint)
