"""Over and under: red lies over cream, cream over black, black over red; nothing is on top."""

import random

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.geometric._shared import arc, bar, bristles, scumbled, worked
from atelier.registry import Painting
from atelier.shapes import Point, within

GROUND, INK, RED, BLUE, OCHRE = "#b3ab9b", "#1c1b1e", "#c13222", "#24498f", "#d9992a"
ROSE, CREAM, GREEN, UMBER = "#d99a86", "#f0e7d3", "#2c5d4f", "#6f4029"

FRAME = [(0.0, 0.0), (750.0, 0.0), (750.0, 1000.0), (0.0, 1000.0)]
BLACK = [(500.0, 34.0), (640.0, 70.0), (560.0, 972.0), (438.0, 930.0)]
SCARLET = [(22.0, 478.0), (704.0, 118.0), (728.0, 262.0), (60.0, 640.0)]
LIGHT = [(66.0, 268.0), (170.0, 196.0), (716.0, 742.0), (640.0, 872.0)]


def leaf(
    canvas: Canvas,
    dice: random.Random,
    points: list[Point],
    colour: Colour,
    rubbed: tuple[int, Colour, float] | None = None,
    lifted: tuple[int, float] | None = None,
) -> None:
    """One plane, brushed; a lighter or darker paint rubbed in from a side (side, paint, reach); one ragged side."""
    if lifted:
        canvas.lay(bristles(points, lifted[0], colour, dice, lifted[1]))
    canvas.lay(worked(points, colour, dice, 0.018, length=150, width=12, cover=0.5, hand=1.0))
    if rubbed:
        canvas.lay(scumbled(points, rubbed[0], colour, rubbed[1], dice, rubbed[2]))


def behind(canvas: Canvas, dice: random.Random) -> None:
    """The planes at the back, one in every corner, and a slice of a disc in the middle."""
    leaf(canvas, dice, [(-12, -12), (372, -12), (300, 318), (-12, 422)], BLUE, (2, "#a9c2dc", 130), (1, 12))
    leaf(canvas, dice, [(610, -12), (762, -12), (762, 464), (540, 560)], OCHRE, (3, "#f0d79a", 90))
    leaf(canvas, dice, [(-12, 588), (180, 640), (336, 1012), (-12, 1012)], UMBER, (1, "#d09a6a", 110), (0, 14))
    leaf(canvas, dice, [(390, 800), (762, 664), (762, 1012), (326, 1012)], GREEN, (0, "#a5c3a8", 110))
    slice_ = arc(388, 560, 196, 70, 258)
    leaf(canvas, dice, slice_, ROSE, (len(slice_) - 1, "#f3d9cb", 150))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The back, then the three that hold each other: red, black over it, cream over black, and red once more over cream."""
    canvas.ground(GROUND)
    canvas.lay(worked(FRAME, GROUND, dice, 0.018, 68, 150, 16, 0.55, 0))
    behind(canvas, dice)
    leaf(canvas, dice, SCARLET, RED, (2, "#f0a583", 60), (3, 16))
    leaf(canvas, dice, BLACK, INK, (3, "#77757a", 56), (2, 14))
    leaf(canvas, dice, LIGHT, CREAM, (3, "#b5a891", 84), (2, 12))
    left = BLACK[3], BLACK[0]
    again = within(SCARLET, [(0, 0), left[1], left[0], (0, 1000)])
    canvas.lay(worked(again, RED, dice, 0.018, -28.3, 150, 12, 0.5, 0))
    canvas.lay(scumbled(again, 2, RED, "#f0a583", dice, 60))
    canvas.lay(worked(bar((250, 60), (700, 430), 10), INK, dice, 0.012, hand=0.8))
    canvas.lay(worked(bar((70, 930), (420, 700), 7), CREAM, dice, 0.012, hand=0.8))


PAINTING = Painting(30, "over-and-under", "tall", paint)
