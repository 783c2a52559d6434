"""Waterfall in autumn: water hangs like a cloth of white and blue; two travellers on a rock show its height."""

import math
import random

from atelier.brushes import breathing, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, lines, ring
from atelier.ukiyoe._shared import (
    INK,
    between,
    contour,
    key,
    limb,
    pads,
    patch,
    rounded,
    seal,
    slip,
    stroke,
    walker,
    wiped,
)

SKY, CREAM, INDIGO, BLUE, PALE, WHITE = "#5d93a3", "#f0e4c2", "#163a6e", "#3f80ae", "#b4d5d8", "#fbf8ec"
STONE, SHADE = "#4f6a5c", "#1f3a46"
LEFT_EDGE = rounded(
    [(312, 150), (316, 230), (300, 330), (304, 420), (280, 510), (272, 610), (254, 710), (248, 790), (232, 860)]
)
RIGHT_EDGE = rounded(
    [(430, 150), (437, 230), (456, 330), (454, 420), (488, 510), (500, 610), (512, 710), (530, 790), (544, 860)]
)


COLUMNS = (
    (0, -12, 104, 58),
    (0, 92, 100, 104),
    (0, 176, 160, 132),
    (0, 420, 124, 148),
    (0, 532, 112, 214),
    (0, 632, 130, 128),
    (1, -12, 110, 318),
    (1, 90, 112, 398),
    (1, 184, 130, 470),
    (1, 454, 100, 396),
    (1, 540, 116, 470),
    (1, 644, 120, 372),
    (2, 640, 124, 600),
    (2, 540, 118, 668),
    (2, -12, 104, 610),
    (2, 80, 150, 700),
)
"""The pillars of rock from the far to the near: tier, left edge, breadth, top."""
STONES = (("#c2ad66", "#857f4e", "#8f9a52"), ("#a8965c", "#5f6d4e", "#7d8c4e"), ("#6f7f60", "#38554e", "#5f7a50"))
"""Of each tier the lit face, the shaded face and the moss on top."""


def sky(canvas: Canvas) -> None:
    """A clear morning, wiped with blue green above; a far slope behind the lip of the fall."""
    wiped(canvas, box(-5, -5, 760, 420), SKY, "#a9c8bd", CREAM, CREAM, CREAM, unit=7)
    far = rounded([(200, 170), (290, 120), (370, 84), (450, 96), (530, 66), (640, 104), (770, 84)])
    wiped(canvas, Mass([*far, (770, 300), (200, 300)]), "#7fa59a", "#a9c0a0", "#d9d6ac", unit=8)
    canvas.mark(key(far[::4], 3))


def cliffs(canvas: Canvas, dice: random.Random) -> None:
    """Two walls of rock pillars, each with a lit face, a shaded face and a cap of moss; both sink into a cool dark."""
    for tier, x, wide, top in COLUMNS:
        light, dark, moss = STONES[tier]
        crown: list[Point] = [
            (x - 3, top + 16),
            (x + wide * 0.16, top - 4),
            (x + wide * 0.4, top - 14),
            (x + wide * 0.7, top + 2),
            (x + wide + 3, top + 20),
        ]
        cleft: list[Point] = [(x + wide * 0.6, top)]
        for step in range(1, 7):
            cleft.append(
                (
                    x + wide * (0.6 + (0.07 if step % 2 else -0.05)) + dice.uniform(-5, 5),
                    top + step * 62 * dice.uniform(0.9, 1.1),
                )
            )
        canvas.fill([*crown, (x + wide + 3, 884), (x - 3, 884)], light)
        canvas.fill([*cleft, (cleft[-1][0], 884), (x + wide + 3, 884), crown[-1]], dark)
        canvas.mark(ribbon(cleft, 6.5, INK, lambda share: 1 - 0.75 * share, round=False, step=40))
        for at in range(2):
            y = top + 90 + at * 96 + dice.uniform(-12, 12)
            px = x + wide * dice.uniform(0.1, 0.3)
            canvas.mark(
                ribbon(
                    [(px, y), (px + wide * 0.16, y + 9), (px + wide * 0.2, y + 30)],
                    5,
                    INK,
                    lambda share: 1 - 0.85 * share,
                    step=12,
                )
            )
        canvas.line([(x - 3, top + 16), (x + 3, top + 90), (x - 3, top + 230), (x + 2, 880)], INK, 4, round=True)
        drip = [(x + wide * (1 - at / 6), top + (46 if at % 2 else 24) + 8 * math.sin(at + x)) for at in range(7)]
        canvas.fill([*rounded(crown)[::3], *rounded(drip, 3)], moss)
        canvas.line(drip, INK, 1.8, round=True)
        canvas.mark(ribbon(crown, 8, INK, breathing(x + 1, 2), step=16))
    for step in range(9):
        y = 470 + step * 45
        canvas.fill([(-5, y), (755, y), (755, 884), (-5, 884)], SHADE, 0.085)


def fall(canvas: Canvas) -> None:
    """The water: bare paper with ribbons of three blues, braided round two dark rocks."""
    canvas.fill([*LEFT_EDGE, *RIGHT_EDGE[::-1]], WHITE)
    for edge in (LEFT_EDGE, RIGHT_EDGE):
        canvas.mark(ribbon(edge[::4], 10, INK, breathing(0.6, 7), step=12))
    strands = 17
    for at in range(strands):
        share = (at + 0.5) / strands
        way: list[Point] = []
        for step in range(16):
            t = step / 15
            lx, ly = between(LEFT_EDGE, t)
            rx, _ = between(RIGHT_EDGE, t)
            sway = 0.025 * math.sin(t * 9 + at * 1.9) * math.sin(math.pi * t)
            x = lx + (rx - lx) * (share + sway)
            for cx, cy, push in ((356, 420, 26), (430, 628, 34)):
                near = math.exp(-(((x - cx) / 62) ** 2) - ((ly - cy) / 92) ** 2)
                x += push * near * math.tanh((x - cx) / 14)
            way.append((x, ly))
        tone = (INDIGO, PALE, BLUE, PALE)[at % 4]
        wide = (8.0, 13.0, 10.0, 9.0)[at % 4]
        canvas.mark(ribbon(way, wide, tone, breathing(at * 1.3, 3), step=15))
        if at % 2:
            canvas.mark(
                ribbon(
                    [(x + 7, y) for x, y in way[(at * 3) % 7 : 9 + (at * 5) % 7]],
                    2.6,
                    INDIGO,
                    breathing(at, 1),
                    step=18,
                )
            )
    for x, y, wide, tall in ((356, 434, 28, 32), (430, 650, 36, 46)):
        rock = [
            (x - wide, y + tall * 0.6),
            (x - wide * 0.8, y - tall * 0.2),
            (x - wide * 0.2, y - tall),
            (x + wide * 0.5, y - tall * 0.7),
            (x + wide, y + tall * 0.2),
            (x + wide * 0.8, y + tall),
        ]
        patch(canvas, [*rock, (x - wide * 0.4, y + tall * 0.9)], (STONE, SHADE, "#152a36"), 5, round=True, unit=13)
        canvas.mark(
            stroke([(x - wide * 0.3, y - tall * 0.6), (x - wide * 0.1, y), (x - wide * 0.3, y + tall * 0.5)], 4)
        )
        canvas.mark(
            stroke(
                [
                    (x - wide * 1.2, y + tall * 0.4),
                    (x - wide * 0.7, y - tall * 0.7),
                    (x, y - tall * 1.25),
                    (x + wide * 0.7, y - tall * 0.8),
                    (x + wide * 1.25, y + tall * 0.4),
                ],
                9,
                WHITE,
            )
        )
    lip = [(306, 152), (340, 140), (372, 150), (404, 140), (436, 152), (424, 166), (372, 160), (320, 166)]
    patch(canvas, lip, (BLUE, WHITE), 3.5, round=True, unit=4)


def pool(canvas: Canvas, dice: random.Random) -> None:
    """The pool: deep blue with rings, and the spray that stands before it like a cloud with fingers."""
    wiped(canvas, box(-5, 850, 760, 155), BLUE, "#22568c", INDIGO, "#0f2a56", unit=9)
    for row in range(6):
        y = 872 + row * 22
        for column in range(4):
            x = column * 210 - 60 + 80 * math.sin(row * 2.3)
            tone = (PALE, "#0c2148", "#7fb1c9")[(row + column) % 3]
            canvas.mark(touch(x + 80, y, 3 * math.sin(row + column), 170, 7 + row * 0.6, tone, 6, 0.4))
    for row, (count, level) in enumerate(((8, 806), (9, 832))):
        for at in range(count):
            x = 236 + at * (326 / (count - 1)) + (row * 2 - 1) * 6
            canvas.circle(
                x, level + 10 * math.sin(at * 2.3 + row), 25 + 7 * math.sin(at * 1.7 + row * 2), WHITE, "#2f5f88", 2.4
            )
    lower = [(x, 872 + (30 if at % 2 else 0) + 7 * math.sin(at * 1.9)) for at, x in enumerate(range(196, 610, 31))]
    canvas.fill([(214, 836), (300, 824), (400, 820), (500, 824), (588, 836), *rounded(lower, 4)[::-1]], WHITE)
    canvas.mark(key([(214, 836), (198, 856), *lower, (592, 836)], 4.5, beats=7))
    for at in range(7):
        x = 220 + at * 54
        canvas.mark(
            stroke([(x, 852 + 10 * math.sin(at)), (x + 14, 836 + 10 * math.sin(at)), (x + 32, 850)], 4, "#8fbccb")
        )
    for drop in Mass([(210, 720), (590, 720), (620, 800), (180, 800)]).scatter(dice, 44, 0.7):
        canvas.circle(*drop, dice.uniform(2.2, 5.5), fill=WHITE, stroke="#3f6f94", width=1.2)


def travellers(canvas: Canvas) -> None:
    """A rock in front of the spray, on the right; two people on it, heads back."""
    rock = [(500, 1010), (520, 950), (556, 900), (590, 876), (640, 868), (700, 872), (770, 862), (770, 1010)]
    patch(canvas, rock, ("#a89a58", "#8a8050", STONE, SHADE), 6, unit=11)
    for way in (
        [(560, 904), (600, 930), (596, 990)],
        [(640, 872), (664, 920), (656, 1000)],
        [(716, 874), (722, 930), (748, 990)],
    ):
        canvas.mark(ribbon(way, 7, INK, lambda share: 1 - 0.8 * share))
    walker(canvas, 634, 874, 0.82, "#b8352a", "#26304e", facing=-1, lean=-5)
    walker(canvas, 698, 876, 0.86, "#2f5f94", "#e8c65a", facing=-1, straw=True, lean=-4)
    canvas.mark(key([(612, 876), (610, 836), (608, 792)], 3.6, "#5a3d2b"))


def maple(x: float, y: float, size: float, turn: float, tone: str) -> Mark:
    """One leaf of five points with its key line."""
    rim = []
    for at, reach in enumerate((1.0, 0.42, 0.95, 0.4, 0.7, 0.3, 0.34, 0.3, 0.7, 0.4, 0.95, 0.42)):
        angle = math.radians(turn + at * 27.5)
        rim.append((x + size * reach * math.cos(angle), y + size * reach * math.sin(angle)))
    return Mark(lines(rim), fill=tone, stroke="#5a1f1c", width=1.3)


def maples(canvas: Canvas, dice: random.Random) -> None:
    """A red maple leans out from the left wall and lets leaves fall, a pine from the right."""
    limb(canvas, [(-20, 430), (60, 384), (130, 380), (236, 340)], 26, "#5a4438", "#8a6f58", line=3)
    limb(canvas, [(60, 384), (100, 320), (176, 262)], 15, "#5a4438", "#8a6f58", line=2.6)
    tones = ("#d2452c", "#e8743a", "#b02f28", "#f0a23c", "#d9532e")
    leaves: list[Mark] = []
    for x, y, wide, tall in (
        (30, 336, 62, 44),
        (160, 262, 70, 34),
        (104, 304, 56, 32),
        (218, 334, 66, 32),
        (120, 374, 66, 30),
        (22, 408, 56, 32),
    ):
        for place in Mass(ring(x, y, wide, tall, 0, 8)).scatter(dice, 27, 0.8):
            leaves.append(maple(*place, dice.uniform(17, 24), dice.uniform(0, 360), dice.choice(tones)))
    for x, y, turn in (
        (262, 440, 20),
        (330, 520, 70),
        (420, 486, 110),
        (236, 560, 150),
        (462, 590, 40),
        (310, 700, 80),
    ):
        leaves.append(touch(x, y, turn, 18, 9, tones[0]))
    canvas.marks(leaves, chunk=3, paints=5)
    limb(canvas, [(770, 330), (700, 300), (620, 312), (548, 286)], 24, "#4d3a36", "#8a6f5c", line=3)
    limb(canvas, [(690, 302), (660, 258), (600, 240)], 13, "#4d3a36", "#8a6f5c", line=2.6)
    needles: list[Mark] = []
    greens = ramp("#7fa060", "#356a4c", "#16352f")
    for x, y, wide, tall in (
        (600, 232, 64, 24),
        (690, 252, 66, 26),
        (546, 280, 62, 24),
        (646, 300, 58, 22),
        (734, 316, 56, 24),
    ):
        pads(canvas, dice, x, y, wide, tall, greens, 3)
        for at in range(7):
            px = x - wide * 0.8 + wide * 1.6 * at / 6
            needles.append(touch(px, y - tall * 0.3, -90 + (px - x) * 0.3, tall * 0.9, 4, "#122a26"))
    canvas.marks(needles, chunk=12, paints=1)
    pads(canvas, dice, 722, 620, 58, 32, greens, 3)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Walls, water between them, trees, the pool, the people."""
    sky(canvas)
    cliffs(canvas, dice)
    fall(canvas)
    maples(canvas, dice)
    pool(canvas, dice)
    travellers(canvas)
    slip(canvas, 668, 40, 46, 150, "#163a6e", "#4f8fae", "#cfe0d4")
    seal(canvas, 58, 948, 1.1, [[(-8, -10), (-8, 10)], [(0, -10), (0, 10)], [(8, -10), (8, 10)]])
    afloat = ((120, 930, 12), (136, 934, -30), (210, 962, 20), (330, 938, -14), (404, 968, 24), (60, 892, 8))
    canvas.marks([touch(x, y, turn, 20, 8, "#d2452c") for x, y, turn in afloat], chunk=6)
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(49, "waterfall-in-autumn", "tall", paint)
