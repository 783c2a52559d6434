"""Faster and faster: bars fall across a pale blue ground; from one to the next the gaps grow, until a black bar stops them."""

import math
import random

from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.geometric._shared import bar, worked
from atelier.registry import Painting
from atelier.shapes import Point, within

SKY, LIGHT, DEEP = "#b4cfd9", "#d3e3e6", "#93b6c6"
INK, RED, WHITE, NAVY, YELLOW = "#17191d", "#cd3524", "#f8f5ec", "#1f3f86", "#f1bb22"
FALL, CROSS = 33.0, -57.0
"""The way down, and a right angle to it."""

START = (58.0, 76.0)


def along(way: float, across: float, turn: float = CROSS) -> Point:
    """A place: so far down the fall from its start, so far across it in a direction."""
    fall, cross = math.radians(FALL), math.radians(turn)
    return (
        START[0] + way * math.cos(fall) + across * math.cos(cross),
        START[1] + way * math.sin(fall) + across * math.sin(cross),
    )


WEDGE = [along(-140, 10), along(1160, 214), along(1160, -186), along(-140, -6)]
"""A beam of lighter air: in it the bars are pure, out of it they are in shade."""

BARS = (
    (40, 46, INK),
    (54, 40, RED),
    (44, 66, NAVY),
    (70, 52, INK),
    (62, 84, WHITE),
    (104, 70, RED),
    (84, 118, INK),
    (150, 92, YELLOW),
    (118, 166, RED),
    (206, 128, INK),
    (170, 232, NAVY),
    (268, 176, WHITE),
    (214, 296, RED),
)
"""How far each reaches up and down, and its paint."""


def bars(canvas: Canvas, dice: random.Random) -> None:
    """The falling ones: every gap is a fifth wider than the one before, and so is the bar, and each leans over further."""
    way, gap = 0.0, 8.0
    for step, (up, down, colour) in enumerate(BARS):
        turn = -86 + step * 3.1
        whole = bar(along(way, up, turn), along(way, -down, turn), gap)
        shade = mix(colour, DEEP if colour == WHITE else "#0d1a33", 0.5 if colour == WHITE else 0.42)
        canvas.lay(worked(whole, shade, dice, 0.012, width=7))
        lit = within(whole, WEDGE)
        canvas.lay(worked(lit, colour, dice, 0.012, turn, width=7, hand=0))
        way += gap * 2.05
        gap *= 1.2


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Blue air, a deep sheet, the beam, two thin ones that fly the other way, the fall, and what stops it."""
    canvas.ground(SKY)
    canvas.lay(worked([(0, 0), (1000, 0), (1000, 750), (0, 750)], SKY, dice, 0.008, FALL, 150, 13, 0.5, 0))
    canvas.lay(worked([(0, 330), (350, 750), (0, 750)], DEEP, dice, 0.009, CROSS, 120, 11, 0.5, 0))
    frame = [(0.0, 0.0), (1000.0, 0.0), (1000.0, 750.0), (0.0, 750.0)]
    canvas.lay(worked(within(WEDGE, frame), LIGHT, dice, 0.008, FALL, 150, 12, 0.5, 0))
    canvas.lay(worked(bar((1010, 66), (560, 168), 5), INK, dice, 0.01))
    canvas.lay(worked(bar((1010, 118), (690, 190), 22), NAVY, dice, 0.012))
    bars(canvas, dice)
    canvas.lay(worked([(96, 660), (1010, 660), (1010, 704), (96, 704)], INK, dice, 0.02, hand=0.8))
    canvas.lay(worked([(96, 712), (430, 712), (430, 719), (96, 719)], RED, dice, 0.012))


PAINTING = Painting(40, "faster-and-faster", "wide", paint)
