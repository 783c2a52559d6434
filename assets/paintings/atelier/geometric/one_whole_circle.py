"""One whole circle: a chequered field in which half discs turn from square to square; only one of them is whole."""

import random

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.geometric._shared import block, disc, half, worked
from atelier.registry import Painting
from atelier.shapes import moved

CHALK, STONE, INK = "#f2eee3", "#cdccc5", "#1b1c20"
PAINTS: dict[str, Colour] = {
    "k": INK,
    "r": "#c8382b",
    "b": "#2a4c94",
    "y": "#e6b12e",
    "s": "#8fb3c9",
    "w": "#fbf8f0",
    "g": "#848985",
}
FACING = {"u": -90.0, "r": 0.0, "d": 90.0, "l": 180.0}

FIELD = (
    "dk-. ..-. ur-. lbs. ds-b ..-.",
    "urk. ls-. dy-. ..-. rw-k ub-.",
    "..-g db-. rw-r uky. ..-. lr-.",
    "rs-. uy-k ..-. o.r. lg-. dkw.",
    "lk-. ..-. rbw. dr-. usk. ..-y",
    "uw-b dr-. ls-. ..-. ry-. lb-.",
)
"""Six rows of six: where the round side looks (up, right, down, left; o: the whole one), its paint, the paint of a smaller
one in it, and the paint of the square where it leaves the chequer."""

SIDE = 1000 / 6


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The chequer with four squares out of order, then the half discs, some with a smaller one in them."""
    canvas.ground(CHALK)
    for row, text in enumerate(FIELD):
        for column, cell in enumerate(text.split()):
            way, colour, core, ground = tuple(cell)
            left, top = column * SIDE, row * SIDE
            even = (row + column) % 2 == 0
            tone = PAINTS.get(ground, CHALK if even else STONE)
            square = block(left, top, left + SIDE, top + SIDE)
            canvas.lay(worked(square, tone, dice, 0.007, 0.0 if even else 90.0, 100, 10, 0.42, 0))
            x, y = left + SIDE / 2, top + SIDE / 2
            if way == "o":
                canvas.lay(worked(disc(x, y, SIDE / 2), PAINTS[core], dice, 0.012, 30, hand=0))
            elif way in FACING:
                facing = FACING[way]
                canvas.lay(worked(half(x, y, SIDE / 2, facing), PAINTS[colour], dice, 0.012, width=10, hand=0))
                if core in PAINTS:
                    # A hair beyond the flat side, so that no rim of the larger one shows there.
                    ((dx, dy),) = moved([(-0.8, 0)], turn=facing)
                    inner = half(x + dx, y + dy, SIDE / 4, facing)
                    canvas.lay(worked(inner, PAINTS[core], dice, 0.012, hand=0))


PAINTING = Painting(20, "one-whole-circle", "square", paint)
