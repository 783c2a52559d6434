"""A turn of squares: from a red speck outwards every square is larger by the same share than the one before."""

import math
import random

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.geometric._shared import quad, worked
from atelier.registry import Painting
from atelier.shapes import Point, within

GREY, PALE = "#a8aaa8", "#b7b8b4"
INK, WHITE, RED, BLUE, YELLOW = "#18181a", "#f3efe4", "#c92f22", "#25489a", "#eeb824"
HEART = (420.0, 470.0)
GROWTH = 2 ** (1 / 4)
"""Four steps double the side."""

TURN = 42.0
ORDER: tuple[Colour, ...] = (RED, INK, WHITE, INK, BLUE, WHITE, INK, YELLOW, WHITE, INK, RED, WHITE, INK, BLUE)


def square(step: int) -> list[Point]:
    """The square of a step: further out, turned on, and larger."""
    side = 9 * GROWTH**step
    way = math.radians(150 + TURN * step)
    return quad(
        HEART[0] + 1.16 * side * math.cos(way), HEART[1] + 1.16 * side * math.sin(way), side, side, math.degrees(way)
    )


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Grey, then the squares from the largest inwards; where two lie over each other a third tone shows."""
    canvas.ground(GREY)
    frame = [(0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0), (0.0, 1000.0)]
    canvas.lay(worked(frame, GREY, dice, 0.010, 24, 170, 14, 0.55, 0))
    steps = range(24, -1, -1)
    before: tuple[list[Point], Colour] | None = None
    for step in steps:
        points, colour = square(step), ORDER[step % len(ORDER)]
        shown = within(points, frame)
        if shown:
            canvas.lay(worked(shown, colour, dice, 0.014, length=120, width=10, hand=0))
        if before:
            both = within(within(points, before[0]), frame)
            if both:
                canvas.fill(both, mix(colour, before[1], 0.5))
        before = (points, colour)


PAINTING = Painting(45, "a-turn-of-squares", "square", paint)
