"""Bridge in slanting rain: a wooden arch runs from edge to edge, umbrellas hurry over it, a raft slips through below."""

import math
import random

from atelier.brushes import ribbon, swell
from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, moved
from atelier.ukiyoe._shared import (
    INK,
    contour,
    grain,
    key,
    leaf_marks,
    patch,
    rounded,
    seal,
    stroke,
    walker,
    wiped,
)

CLOUD, SKY, MIST, RIVER, DEEP = "#232a3b", "#8f9dab", "#d5d6cd", "#7d9db2", "#1d4470"
WOOD, PLANK, BEAM = "#b98a4e", "#e0bd7c", "#5a3d2b"
BANK = 392.0


def deck(x: float) -> float:
    """The front edge of the planks."""
    return 566 + 176 * ((x - 400) / 420) ** 2


def sky(canvas: Canvas, dice: random.Random) -> None:
    """A black cloud wiped down from the upper edge; below it the light of rain."""
    wiped(canvas, box(-5, -5, 760, 180), CLOUD, "#3c4659", SKY, unit=3)
    wiped(canvas, box(-5, 170, 760, BANK - 160), SKY, "#b9c0c0", MIST, unit=4)
    edge = rounded([(-5, 150), (60, 118), (170, 138), (300, 92), (420, 112), (560, 76), (660, 96), (760, 60)])
    canvas.fill([*edge, (760, -5), (-5, -5)], CLOUD, 0.55)
    grain(canvas, dice, (0, 150, 750, 240), "#5d6b7d", 12)


def far_bank(canvas: Canvas) -> None:
    """The other side, one grey with its foot lost in spray: trees, a row of storehouses, a watch tower."""
    trees = rounded(
        [
            (-10, 352),
            (40, 330),
            (84, 338),
            (130, 312),
            (190, 322),
            (232, 346),
            (300, 352),
            (380, 340),
            (430, 322),
            (500, 330),
            (560, 350),
            (640, 338),
            (700, 316),
            (760, 322),
        ]
    )
    wiped(canvas, Mass([*trees, (760, BANK + 14), (-10, BANK + 14)]), "#4d5d66", "#6f7f84", "#a9b2b0", unit=4)
    for x in (258, 312, 366):
        canvas.fill([(x, 376), (x + 42, 376), (x + 42, 402), (x, 402)], "#d9d8cd")
        canvas.fill([(x - 6, 378), (x + 10, 360), (x + 34, 360), (x + 48, 378)], "#3f4c57")
    canvas.fill([(604, 300), (620, 300), (624, 396), (600, 396)], "#55636a")
    canvas.fill([(592, 304), (612, 284), (632, 304)], "#3f4c57")


def river(canvas: Canvas) -> None:
    """Water: pale where the rain beats it, deep at our feet, combed by long lines."""
    wiped(canvas, box(-5, BANK, 760, 612), MIST, "#aebfc4", RIVER, "#3f6f99", DEEP, "#163257", unit=8)
    for row in range(11):
        share = row / 10
        y = BANK + 30 + 560 * share**1.4
        x = -80 + 60 * math.sin(row * 2.1)
        while x < 760:
            span = (90 + 120 * share) * (1 + 0.3 * math.sin(row + x / 80))
            way: list[Point] = [(x, y), (x + span * 0.3, y - 3 - 4 * share), (x + span, y + 2)]
            tone = mix("#5f86a0", "#0f2748", share) if row % 3 else mix("#e6e6dc", "#7fa6bf", share)
            canvas.mark(ribbon(way, 1.6 + 2.6 * share, tone, swell, step=18))
            x += span * 1.5


def raft(canvas: Canvas) -> None:
    """Tied logs and a man in straw who stems his pole against them, half under the bridge."""
    logs = moved([(392, 900), (700, 846), (724, 858), (716, 876), (420, 934), (396, 924)], -118, 14)
    canvas.fill(moved(logs, -6, 24), "#12294a", 0.6)
    patch(canvas, logs, ("#c79a5f", "#7d5735"), 4, angle=80)
    for row in range(1, 4):
        canvas.mark(
            key(moved([(394 + row * 8, 900 + row * 9), (560, 872 + row * 8), (716, 846 + row * 8)], -118, 14), 2.6)
        )
    for x in (470, 640):
        canvas.mark(key(moved([(x, 884 - (x - 470) * 0.17), (x + 12, 924 - (x - 470) * 0.17)], -118, 14), 5, "#ead7a5"))
    canvas.mark(key([(500, 730), (434, 860), (386, 970)], 7))
    canvas.mark(key([(499, 732), (433, 860), (385, 968)], 3, "#d9b56a"))
    walker(canvas, 416, 898, 1.22, "#34517a", "#34517a", straw=True, lean=12)


def arch(canvas: Canvas) -> None:
    """Piles and braces, then beam and planks, then the rail behind; the rail in front comes after the people."""
    for x in (36, 196, 586, 748):
        top, foot = deck(x) + 26, 884 + 26 * math.sin(x)
        for side in (-17, 19):
            pile = [(x + side - 11, top), (x + side + 11, top), (x + side + 13, foot), (x + side - 13, foot)]
            patch(canvas, pile, ("#4b3327", "#7b5638", "#3b3a4a"), 4, angle=90, unit=22)
            canvas.mark(
                stroke([(x + side - 16, foot + 4), (x + side, foot - 3), (x + side + 18, foot + 5)], 6, "#dfe5de")
            )
        for y in (top + 46, top + 130):
            brace = [(x - 44, y), (x + 46, y), (x + 46, y + 15), (x - 44, y + 15)]
            patch(canvas, brace, BEAM, 3)
    xs = [-20.0 + 20 * step for step in range(40)]
    front = [(x, deck(x)) for x in xs]
    back = [(x, deck(x) - 30 - 4 * math.sin(x / 240)) for x in xs]
    below = [(x, deck(x) + 30) for x in xs]
    canvas.fill([*front, *below[::-1]], BEAM)
    canvas.fill([*back, *front[::-1]], PLANK)
    for joint in range(-10, 770, 24):
        canvas.line([(joint, deck(joint)), (joint + 6, deck(joint + 6) - 31)], "#8a6233", 1.3)
    for edge, width in ((back, 3.0), (front, 4.5), (below, 5.0)):
        canvas.mark(key(edge[::3], width, beats=5))
    rail(canvas, [(x, y - 6) for x, y in back], 36, WOOD, 8)


def rail(canvas: Canvas, foot: list[Point], tall: float, colour: str, thick: float) -> None:
    """Posts with caps, and a handrail along the arch."""
    for x, y in foot[2::5]:
        post = [
            (x - thick / 2, y - tall - 8),
            (x + thick / 2, y - tall - 8),
            (x + thick / 2, y + 6),
            (x - thick / 2, y + 6),
        ]
        patch(canvas, post, colour, 2.4)
        canvas.fill([(x - thick * 0.8, y - tall - 6), (x, y - tall - 15), (x + thick * 0.8, y - tall - 6)], INK)
    for high in (tall, tall * 0.45):
        line = [(x, y - high) for x, y in foot]
        body = [*line, *[(x, y + thick * 0.6) for x, y in line[::-1]]]
        canvas.fill(body, colour)
        canvas.line(line[::2], INK, 1.8, round=True)
        canvas.line([(x, y + thick * 0.6) for x, y in line[::2]], INK, 2.2, round=True)


def people(canvas: Canvas) -> None:
    """Five on the bridge, each bent against the wind; one red umbrella on the crest."""
    for x, size, robe, sash, facing, shade, straw, lean in (
        (60, 1.12, "#6f7d8c", "#2c3446", 1, ("#e7d3a1", "#b08d55"), False, 10),
        (196, 1.12, "#3b6a5a", "#d9c08a", 1, None, True, 12),
        (420, 1.16, "#35588c", "#e8c65a", -1, ("#cf3f2b", "#8f2620"), False, 8),
        (560, 1.12, "#8a6f8e", "#3a2f4a", -1, ("#e7d3a1", "#7d94a3"), False, 10),
        (668, 1.12, "#7a5a3a", "#222b3c", -1, None, True, 14),
    ):
        walker(canvas, x, deck(x) - 9, size, robe, sash, facing=facing, shade=shade, straw=straw, lean=lean)
    rail(canvas, [(-20 + 20 * step, deck(-20 + 20 * step) + 4) for step in range(40)], 42, "#c99a5a", 10)


def willow(canvas: Canvas, dice: random.Random) -> None:
    """A willow enters at the upper right, all its strands blown one way."""
    for points, width in (
        ([(790, 40), (690, 66), (600, 54), (520, 78)], 22),
        ([(700, 64), (640, 110), (590, 120)], 12),
    ):
        canvas.mark(ribbon(points, width + 6, INK, lambda share: 1 - 0.8 * share))
        canvas.mark(ribbon(points, width, "#4c4438", lambda share: 1 - 0.85 * share))
    tones = ramp("#2c4a3d", "#4f7250", "#7d9460")
    for x, y, length in (
        (732, 50, 330),
        (700, 62, 250),
        (672, 64, 300),
        (640, 60, 210),
        (612, 58, 270),
        (580, 62, 190),
        (548, 70, 230),
        (522, 78, 150),
    ):
        strand = rounded([(x, y), (x - 18, y + length * 0.35), (x - 62, y + length * 0.7), (x - 150, y + length)], 4)
        canvas.mark(ribbon(strand[::3], 2.4, "#2c4a3d", lambda share: 1 - 0.6 * share, step=9))
        canvas.marks(leaf_marks(strand[1:], dice, 40, 6.5, tones), chunk=40, paints=3)


def rain(canvas: Canvas, dice: random.Random) -> None:
    """Two families of slanting lines, dark and thin, from edge to edge; some stay white."""
    for index in range(130):
        x, y = dice.uniform(-40, 900), dice.uniform(-80, 900)
        length = dice.uniform(170, 380)
        slant = 0.30 if index % 3 else 0.40
        tone = "#2b3448" if index % 4 else "#d9dbd6"
        # One path each: Qt takes long over many thin lines in one.
        canvas.line([(x, y), (x - length * slant, y + length)], tone, 1.0 if index % 2 else 1.5)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Printed from the far to the near; the rain last."""
    sky(canvas, dice)
    far_bank(canvas)
    river(canvas)
    raft(canvas)
    arch(canvas)
    people(canvas)
    willow(canvas, dice)
    rain(canvas, dice)
    seal(canvas, 56, 56, 1.0, [[(-10, 6), (0, -8), (10, 6)], [(-6, 10), (-2, 2)], [(3, 10), (6, 3)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(9, "bridge-in-slanting-rain", "tall", paint)
