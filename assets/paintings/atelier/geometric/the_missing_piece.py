"""The missing piece: one great ring on a dark ground, and the piece that broke out of it."""

import random

from atelier.canvas import Canvas, Mark
from atelier.colour import mix, shift
from atelier.geometric._shared import arc, band, disc, outline, worked
from atelier.registry import Painting
from atelier.shapes import moved, within

NIGHT, DEEP, CREAM, RED, BLUE, YELLOW = "#15171f", "#1f2636", "#efe2c2", "#d63a24", "#2c58b4", "#f0b722"
RING = (414.0, 566.0)
OUTER, INNER = 338.0, 258.0
GAP = (288.0, 324.0)
"""The directions between which the ring is open."""


def ring(canvas: Canvas, dice: random.Random) -> None:
    """The ring in slices, so that the brush goes round; and what broke out, the same shape, turned."""
    canvas.mark(Mark(outline(band(*RING, OUTER, INNER, GAP[1], GAP[0] + 360)), fill=CREAM))
    # Strokes that go round with it.
    for _ in range(150):
        start, run = dice.uniform(GAP[1] + 1, GAP[0] + 346), dice.uniform(5, 13)
        near, thick = dice.uniform(INNER + 2, OUTER - 12), dice.uniform(4, 10)
        tone = shift(CREAM, dice.choice((-0.022, -0.012, 0.012, 0.02)))
        canvas.mark(Mark(outline(band(*RING, near + thick, near, start, start + run)), fill=tone))
    lost = moved(band(0, 0, OUTER, INNER, *GAP), 634, 446, 1, 27)
    canvas.lay(worked(lost, RED, dice, 0.014, 63, 60, 8, 0.5, 0))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Dark, a beam a little less dark, the ring, its lost piece, and three small ones that answer it."""
    canvas.ground(NIGHT)
    frame = [(0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0), (0.0, 1000.0)]
    canvas.lay(worked(frame, NIGHT, dice, 0.009, 45.6, 110, 13, 0.5, 0))
    beam = [(0.0, 700.0), (716.0, 0.0), (1000.0, 0.0), (1000.0, 60.0), (38.0, 1000.0), (0.0, 1000.0)]
    canvas.lay(worked(beam, DEEP, dice, 0.010, -44.4, 170, 14, 0.5, 0))
    within_ring = within(disc(*RING, INNER - 40), beam)
    canvas.lay(worked(within_ring, mix(DEEP, BLUE, 0.2), dice, 0.010, -44.4, 120, 10, 0.5, 0))
    canvas.line(arc(*RING, INNER - 40, 0, 360), mix(NIGHT, CREAM, 0.3), 1.5)
    canvas.line(arc(*RING, 388, 76, 204), mix(NIGHT, CREAM, 0.42), 2)
    ring(canvas, dice)
    canvas.lay(worked(disc(318, 628, 52), BLUE, dice, 0.014, 30, 60, 6, hand=0))
    canvas.lay(worked(disc(866, 838, 22), YELLOW, dice, 0.012, 30, 30, 5, hand=0))
    canvas.lay(worked(disc(912, 778, 7), CREAM, dice, 0.01, 30, hand=0))


PAINTING = Painting(35, "the-missing-piece", "square", paint)
