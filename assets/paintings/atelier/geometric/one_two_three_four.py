"""One, two, three, four: four fields, four discs that shrink, and one bar more in every field."""

import random

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.geometric._shared import block, disc, worked
from atelier.registry import Painting
from atelier.shapes import Point, within

CREAM, INK, RED, BLUE, YELLOW, MIST = "#f1e9d6", "#1a1b1f", "#c63323", "#24478f", "#ecb526", "#a9bdc4"
CROSS = (412.0, 556.0)
"""Where the four fields meet."""


def field(
    canvas: Canvas,
    dice: random.Random,
    ground: tuple[list[Point], Colour],
    spot: tuple[float, float, float, Colour],
    bars: list[list[Point]],
    paints: tuple[Colour, Colour],
) -> None:
    """A field, its disc (x, y, radius, paint), and bars that change their paint where they cross the disc."""
    canvas.lay(worked(*ground, dice, 0.012, 90, 150, 12, 0.5, 0))
    x, y, radius, colour = spot
    whole = disc(x, y, radius)
    canvas.lay(worked(whole, colour, dice, 0.014, 90, 120, 10, hand=0))
    for piece in bars:
        canvas.lay(worked(piece, paints[0], dice, 0.016, width=6))
        crossing = within(whole, piece)
        if crossing:
            canvas.lay(worked(crossing, paints[1], dice, 0.014, 90, 60, 6, hand=0))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Bars lie level in the first and third field, upright in the second and fourth."""
    x, y = CROSS
    canvas.ground(CREAM)
    first = [block(0, 214, 316, 256)]
    field(canvas, dice, (block(0, 0, x, y), CREAM), (232, 318, 152, BLUE), first, (INK, CREAM))
    second = [block(at, top, at + 28, end) for at, top, end in ((536, 0, 396), (624, 96, y))]
    field(canvas, dice, (block(x, 0, 750, y), INK), (596, 262, 112, CREAM), second, (YELLOW, RED))
    third = [block(left, at, right, at + 20) for left, right, at in ((504, 750, 706), (x, 688, 752), (556, 750, 798))]
    field(canvas, dice, (block(x, y, 750, 1000), YELLOW), (606, 762, 82, INK), third, (BLUE, CREAM))
    fourth = [
        block(at, top, at + 12, end)
        for at, top, end in ((98, 690, 1000), (126, y, 940), (154, 640, 1000), (182, 736, 906))
    ]
    field(canvas, dice, (block(0, y, x, 1000), MIST), (146, 850, 60, RED), fourth, (INK, CREAM))


PAINTING = Painting(55, "one-two-three-four", "tall", paint)
