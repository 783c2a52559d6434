"""Room in the middle: black bars hold a great white plane open; the three primaries stay small, at the edges."""

import random

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.geometric._shared import block, worked
from atelier.registry import Painting

PURE, WHITE, COOL, WARM, INK = "#f9f7f0", "#efebe0", "#d6dcdd", "#e6dcc6", "#171716"
RED, BLUE, YELLOW = "#c92a20", "#20459a", "#efbd1e"

PLANES: tuple[tuple[float, float, float, float, Colour], ...] = (
    (0, 0, 150, 196, WARM),
    (150, 0, 596, 92, COOL),
    (150, 92, 596, 196, WHITE),
    (596, 0, 750, 300, WHITE),
    (0, 196, 150, 560, COOL),
    (0, 560, 150, 786, YELLOW),
    (150, 196, 596, 786, PURE),
    (596, 300, 750, 786, RED),
    (0, 786, 150, 1000, WHITE),
    (150, 786, 388, 904, WARM),
    (388, 786, 596, 904, WHITE),
    (150, 904, 388, 1000, BLUE),
    (388, 904, 596, 1000, COOL),
    (596, 786, 750, 1000, COOL),
    (662, 786, 750, 872, INK),
)
"""Left, top, right, bottom; the bars cover the seams."""

BARS: tuple[tuple[float, float, float, float], ...] = (
    (150, 92, 606, 11),
    (0, 560, 157, 12),
    (142, 904, 606, 15),
    (596, 300, 750, 20),
)
"""Level ones: left, middle, right, thickness. The two long ones and the upright ones follow in `paint`."""


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The planes, each brushed along its own length, then the bars: level ones under upright ones."""
    canvas.ground(WHITE)
    for left, top, right, bottom, colour in PLANES:
        pure = colour in (RED, BLUE, YELLOW)
        canvas.lay(worked(block(left, top, right, bottom), colour, dice, 0.011 if pure else 0.006, hand=0, cover=0.5))
    for left, middle, right, thick in (*BARS, (0, 196, 750, 15), (0, 786, 750, 24)):
        canvas.lay(worked(block(left, middle - thick / 2, right, middle + thick / 2), INK, dice, 0.02, width=5))
    for middle, top, bottom, thick in ((150, 0, 1000, 15), (388, 786, 1000, 11), (596, 0, 1000, 21)):
        canvas.lay(worked(block(middle - thick / 2, top, middle + thick / 2, bottom), INK, dice, 0.02, width=5))


PAINTING = Painting(10, "room-in-the-middle", "tall", paint)
