"""Counterweight: a great red disc at the upper right, held over one black beam by a heap of small things."""

import math
import random

from atelier.brushes import plane
from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.registry import Painting
from atelier.shapes import Point, moved

PAPER, INK, RED, BLUE, YELLOW = "#efe6d2", "#191816", "#cf2f23", "#1f4aa0", "#f0b51f"
TILT = -24.0
"""The direction of the beam, and of all that hangs on it."""

PIVOT = (520.0, 560.0)


def turned(x: float, y: float, width: float, height: float, lean: float = 0.0) -> list[Point]:
    """A rectangle about a place of the beam: x along it from the pivot, y across it (down is positive)."""
    half = [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    ((cx, cy),) = moved([(x, y)], *PIVOT, 1, TILT)
    return moved(half, cx, cy, 1, TILT + lean)


def spot(x: float, y: float) -> Point:
    """A place of the beam on the canvas."""
    return moved([(x, y)], *PIVOT, 1, TILT)[0]


def sector(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """A piece of a disc between two directions."""
    rim = [
        (x + radius * math.cos(math.radians(a)), y + radius * math.sin(math.radians(a)))
        for a in (start + (end - start) * step / 48 for step in range(49))
    ]
    return [(x, y), *rim]


def disc(canvas: Canvas, dice: random.Random) -> None:
    """The weight: red, with the part that a grey quarter crosses gone dark, and a thin orbit that does not touch it."""
    cx, cy = spot(300, -138)
    canvas.circle(cx, cy, 168, fill=RED)
    canvas.fill(sector(cx, cy, 168, TILT + 90, TILT + 180), "#9c1d1e")
    canvas.circle(cx, cy, 212, stroke=INK, width=3)
    canvas.fill(sector(cx, cy, 46, TILT - 90, TILT + 90), PAPER)
    canvas.fill(sector(cx, cy, 46, TILT + 90, TILT + 270), INK)


def heap(canvas: Canvas, dice: random.Random) -> None:
    """What holds it: a blue block, a yellow triangle, a black square, bars that climb like a scale."""
    canvas.lay(plane(turned(-300, -104, 190, 176), BLUE, dice, 0.009))
    canvas.fill(turned(-352, -60, 86, 88), mix(BLUE, INK, 0.55))
    wedge = moved([(-86, 0), (86, 0), (-86, -224)], *spot(-140, -14), 1, TILT)
    canvas.lay(plane(wedge, YELLOW, dice, 0.008))
    corner = moved([(-86, 0), (-28, 0), (-28, -148), (-86, -224)], *spot(-140, -14), 1, TILT)
    canvas.fill(corner, "#8f9a45")
    canvas.fill(turned(-404, -46, 60, 60, 8), INK)
    for step in range(6):
        canvas.fill(turned(-236 + step * 30, 44 + step * 9, 13, 46 + step * 18), INK if step % 3 else RED)
    canvas.circle(*spot(-300, -228), 30, fill=YELLOW)
    canvas.circle(*spot(-300, -228), 48, stroke=INK, width=3)


def hanging(canvas: Canvas, dice: random.Random) -> None:
    """Under the beam at the right: air, one white plane, three plumb lines, a blue half disc that pulls down."""
    canvas.lay(plane(turned(262, 120, 250, 108, 24), "#fbf6ea", dice, 0.006))
    for at, end in ((150, 1010), (236, 1010), (322, 622)):
        canvas.line([spot(at, 10), (spot(at, 10)[0], end)], INK, 2.5)
    x = spot(150, 10)[0]
    canvas.lay(plane(sector(x, 800, 74, 0, 180), BLUE, dice, 0.008))
    canvas.fill(sector(x, 800, 74, 90, 180), mix(BLUE, INK, 0.5))
    x = spot(236, 10)[0]
    canvas.fill([(x - 25, 690), (x + 25, 690), (x + 25, 740), (x - 25, 740)], RED)
    canvas.circle(spot(322, 10)[0], 622, 18, fill=INK)


def beam(canvas: Canvas, dice: random.Random) -> None:
    """The beam, its thin sister, a grey ray that falls out of the picture, and four steps that cross it."""
    px, py = PIVOT
    foot: list[Point] = [(px, py), (px + 40, 1010), (px - 190, 1010)]
    canvas.lay(plane(foot, "#b9b4a6", dice, 0.01))
    canvas.fill([(px, py), (px - 190, 1010), (px - 96, 1010)], "#8d887c")
    canvas.fill(turned(-10, 0, 960, 27), INK)
    canvas.fill(turned(40, 27, 820, 5), RED)
    canvas.circle(px, py, 36, fill=PAPER)
    canvas.circle(px, py, 36, stroke=INK, width=9)
    canvas.circle(px, py, 10, fill=RED)
    for step, tone in enumerate((INK, YELLOW, INK, RED)):
        canvas.fill(turned(-150 + step * 52, 300 + step * 4, 34, 34 - step * 4, step * 14), tone)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """A warm ground, two pale planes to give it room, then the balance."""
    canvas.ground(PAPER)
    pale: Colour = "#e3d8bf"
    canvas.lay(plane([(0, 0), (430, 0), (250, 1000), (0, 1000)], pale, dice, 0.006))
    canvas.lay(plane([(610, 1000), (1000, 470), (1000, 1000)], "#d9d3c6", dice, 0.006))
    canvas.line([(60, 946), (960, 74)], "#a79d87", 2)
    hanging(canvas, dice)
    disc(canvas, dice)
    heap(canvas, dice)
    beam(canvas, dice)


PAINTING = Painting(5, "counterweight", "square", paint)
