"""Many small voices: on warm ochre dozens of small forms answer one dark disc; two long arcs bind them."""

import math
import random

from atelier.brushes import ribbon, swell
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix
from atelier.geometric._shared import arc, band, bar, disc, half, outline, quad, sector, worked
from atelier.registry import Painting
from atelier.shapes import Point, moved, within

OCHRE, GLOW, INK, CREAM = "#dfae62", "#ecc989", "#1d1a1e", "#f7ecd2"
RED, BLUE, YELLOW, VIOLET, TEAL, ROSE = "#c8301f", "#28509e", "#f6cf3a", "#3a2a5c", "#2f7a78", "#e39a7e"

HEART = (286.0, 268.0)


def small(canvas: Canvas, dice: random.Random, points: list[Point], colour: Colour) -> None:
    """A small form with a short brush."""
    canvas.lay(worked(points, colour, dice, 0.014, length=40, width=6, hand=0))


def heart(canvas: Canvas, dice: random.Random) -> None:
    """The loudest: a dark disc in a halo, a red one in it, a quarter cut away by a cream wedge."""
    x, y = HEART
    canvas.lay(worked(disc(x, y, 168), GLOW, dice, 0.010, 20, hand=0))
    canvas.lay(worked(disc(x, y, 132), ROSE, dice, 0.012, 20, hand=0))
    canvas.lay(worked(disc(x, y, 104), VIOLET, dice, 0.016, 20, 80, 8, hand=0))
    canvas.circle(x, y, 148, stroke=INK, width=4)
    small(canvas, dice, disc(x + 26, y - 24, 46), RED)
    small(canvas, dice, disc(x + 40, y - 36, 17), YELLOW)
    small(canvas, dice, sector(x, y, 104, 118, 172), BLUE)


def triangles(canvas: Canvas, dice: random.Random) -> None:
    """A sharp yellow one that a blue disc meets: where both lie, it is green. A black one answers."""
    sharp: list[Point] = [(446, 560), (520, 206), (634, 540)]
    ball = disc(606, 512, 74)
    canvas.lay(worked(sharp, YELLOW, dice, 0.014, 80, 90, 8))
    canvas.lay(worked(ball, BLUE, dice, 0.014, 20, 60, 7, hand=0))
    small(canvas, dice, within(ball, sharp), TEAL)
    canvas.circle(606, 512, 90, stroke=INK, width=2.5)
    small(canvas, dice, [(40, 414), (128, 404), (104, 512)], INK)
    small(canvas, dice, [(128, 404), (178, 440), (104, 512)], RED)


def board(canvas: Canvas, dice: random.Random) -> None:
    """A tilted chequer that loses its order at one corner."""
    for row in range(4):
        for column in range(6):
            if (row, column) in ((0, 5), (3, 0)):
                continue
            ((x, y),) = moved([((column - 2.5) * 29, (row - 1.5) * 29)], 786, 216, 1, -19)
            colour = INK if (row + column) % 2 else CREAM
            if (row, column) in ((1, 2), (2, 4)):
                colour = RED if row == 1 else BLUE
            canvas.fill(quad(x, y, 29, 29, -19), colour)


def rows(canvas: Canvas, dice: random.Random) -> None:
    """Things in a row: half discs that shrink, steps that climb, ticks round an arc, bars like a chord."""
    for at in range(5):
        size = 34 - at * 3.6
        small(canvas, dice, half(96 + at * 54, 640 + at * 9, size, -90 + at * 26), (INK, RED, BLUE, CREAM)[at % 4])
    for at in range(5):
        small(canvas, dice, quad(52 + at * 25, 150 - at * 22, 25, 22), INK if at % 2 == 0 else TEAL)
    canvas.lay(worked(bar((404, 684), (624, 646), 7, 3), RED, dice, 0.012, hand=0))
    for at in range(11):
        x, y, tall = 412 + at * 20, 676 - at * 3.45, 20 + 26 * abs(math.sin(at * 0.9 + 0.6))
        canvas.line([(x, y), (x - tall * 0.17, y - tall)], INK, 4)
    for at in range(6):
        small(
            canvas, dice, quad(846 + at * 20, 384 + at * 7, 9, 116 - at * 13, 8), (INK, RED, INK, BLUE, INK, CREAM)[at]
        )


def circles(canvas: Canvas, dice: random.Random) -> None:
    """A handful at the lower right, each otherwise made, and a few that strayed upwards."""
    canvas.lay(worked(disc(812, 616, 66), CREAM, dice, 0.008, 20, hand=0))
    small(canvas, dice, half(812, 616, 50, 218), RED)
    small(canvas, dice, quad(826, 602, 30, 30, 38), INK)
    small(canvas, dice, disc(894, 660, 34), TEAL)
    small(canvas, dice, within(disc(894, 660, 34), disc(812, 616, 66)), mix(TEAL, CREAM, 0.55))
    canvas.circle(894, 660, 46, stroke=INK, width=2.5)
    for x, y, size, colour in (
        (764, 546, 10, YELLOW),
        (426, 96, 15, BLUE),
        (462, 118, 8, INK),
        (392, 66, 6, RED),
        (694, 366, 12, RED),
        (660, 96, 7, INK),
    ):
        small(canvas, dice, disc(x, y, size), colour)


def lines(canvas: Canvas, dice: random.Random) -> None:
    """Two long arcs, a wave, a sheaf of straight ones."""
    canvas.lay([ribbon(arc(560, 860, 560, 196, 292), 13, INK, swell, round=False, step=9)])
    canvas.lay([ribbon(arc(600, 900, 560, 204, 286), 6, RED, swell, round=False, step=9)])
    for shift_, colour in ((0, INK), (15, BLUE)):
        way = [(540 + at * 8, 66 + shift_ + 15 * math.sin(at / 3.2) - at * 0.3) for at in range(52)]
        canvas.lay([ribbon(way, 7, colour, swell, round=False, step=6)])
    for at in range(4):
        canvas.line([(668 + at * 9, 300), (742 + at * 34, 486 - at * 8)], INK, 2.5)
    canvas.lay(worked(bar((40, 560), (404, 420), 6, 2), INK, dice, 0.01, hand=0))
    canvas.mark(Mark(outline(band(1000, 330, 70, 52, 90, 270)), fill=BLUE))
    canvas.mark(Mark(outline(band(1000, 330, 40, 28, 90, 270)), fill=INK))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Ground, then the loud ones, then the quiet ones."""
    canvas.ground(OCHRE)
    canvas.lay(worked([(0, 0), (1000, 0), (1000, 750), (0, 750)], OCHRE, dice, 0.006, 20, 90, 11, 0.5, 0))
    canvas.lay(worked([(560, 0), (1000, 0), (1000, 260), (700, 420)], GLOW, dice, 0.006, 20, 90, 11, 0.5, 0))
    heart(canvas, dice)
    triangles(canvas, dice)
    lines(canvas, dice)
    board(canvas, dice)
    rows(canvas, dice)
    circles(canvas, dice)


PAINTING = Painting(25, "many-small-voices", "wide", paint)
