"""Over and under: red lies over cream, cream over black, black over red; nothing is on top."""

import random

from atelier.canvas import Canvas
from atelier.colour import Colour
from atelier.geometric._shared import bar, disc, worked
from atelier.registry import Painting
from atelier.shapes import Point, within

GROUND, INK, RED, BLUE, OCHRE = "#b3ab9b", "#1c1b1e", "#c13222", "#24498f", "#d9992a"
ROSE, CREAM, GREEN, UMBER = "#d99a86", "#f0e7d3", "#2c5d4f", "#6f4029"

FRAME = [(0.0, 0.0), (750.0, 0.0), (750.0, 1000.0), (0.0, 1000.0)]
BLACK = [(500.0, 34.0), (640.0, 70.0), (560.0, 972.0), (438.0, 930.0)]
SCARLET = [(22.0, 478.0), (704.0, 118.0), (728.0, 262.0), (60.0, 640.0)]
LIGHT = [(66.0, 268.0), (170.0, 196.0), (716.0, 742.0), (640.0, 872.0)]


def leaf(canvas: Canvas, dice: random.Random, points: list[Point], colour: Colour, angle: float | None = None) -> None:
    """One plane: one colour to its clean edges, brushed so quietly that it stays flat."""
    canvas.lay(worked(points, colour, dice, 0.009, angle, length=170, width=13, cover=0.4, hand=0.8))


def behind(canvas: Canvas, dice: random.Random) -> None:
    """The planes at the back, one in every corner, and the disc that shows between them."""
    leaf(canvas, dice, [(-12, -12), (388, -12), (306, 306), (-12, 420)], BLUE)
    leaf(canvas, dice, [(606, -12), (762, -12), (762, 470), (540, 566)], OCHRE)
    leaf(canvas, dice, [(-12, 664), (176, 716), (318, 1012), (-12, 1012)], UMBER)
    leaf(canvas, dice, [(398, 836), (762, 680), (762, 1012), (336, 1012)], GREEN)
    leaf(canvas, dice, disc(306, 690, 172), ROSE, 62)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The back, then the three that hold each other: red, black over it, cream over black, and red once more over cream."""
    canvas.ground(GROUND)
    canvas.lay(worked(FRAME, GROUND, dice, 0.009, 68, 170, 16, 0.4, 0))
    behind(canvas, dice)
    leaf(canvas, dice, SCARLET, RED)
    leaf(canvas, dice, BLACK, INK)
    leaf(canvas, dice, LIGHT, CREAM)
    again = within(SCARLET, [(0, 0), BLACK[0], BLACK[3], (0, 1000)])
    leaf(canvas, dice, again, RED)
    canvas.lay(worked(bar((250, 60), (700, 430), 10), INK, dice, 0.009, hand=0))
    canvas.lay(worked(bar((56, 950), (372, 742), 8), CREAM, dice, 0.009, hand=0))


PAINTING = Painting(30, "over-and-under", "tall", paint)
