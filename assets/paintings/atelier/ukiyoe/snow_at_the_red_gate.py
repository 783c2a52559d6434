"""Snow at the red gate: a gate too large for the sheet, steps under new snow, two people in straw and paper going up."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import dab, gradation, ribbon, touch
from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box
from atelier.ukiyoe._shared import (
    INK,
    between,
    contour,
    flakes,
    grain,
    key,
    patch,
    rounded,
    seal,
    stroke,
    walker,
    wiped,
)

SLATE, GREY, PALE, SNOW, SHADE = "#46536a", "#8b98a6", "#c9cfd0", "#fbf8ef", "#b9c6d2"
RED, DARKRED, CEDAR, PINE = "#c8402b", "#8d2a22", "#1f3a3c", "#35585a"


BOUGHS = ((164, 20, 236, 70), (166, 214, 130, 66), (176, 372, 158, 92), (76, 160, -120, 54), (70, 344, -110, 76))
"""Root, reach and fall of the boughs of the near cedar."""


def sky(canvas: Canvas, dice: random.Random) -> None:
    """Slate wiped down from above to the pale light of snow."""
    wiped(canvas, box(-5, -5, 1010, 480), SLATE, GREY, PALE, "#e4e2da", unit=12)
    grain(canvas, dice, (0, 20, 1000, 380), "#3f4c62", 11, 0.14)


def far_wood(canvas: Canvas) -> None:
    """Two rows of cedars, the farther one paler, every one with snow on its shoulders."""
    for row, (foot, tone, foot_tone, tall, gap, start) in enumerate(
        ((452, "#7f8f98", "#c2c9c9", 230, 92, -20), (486, "#4d656b", "#a3b1b3", 265, 112, 8))
    ):
        x = float(start)
        index = 0
        while x < 1020:
            high = tall * (0.72 + 0.28 * math.sin(index * 2.3 + row))
            if row == 0 or not 300 < x < 420:
                cedar(canvas, x, foot, high, 30 + 9 * row, tone, foot_tone)
            x += gap
            index += 1


def cedar(canvas: Canvas, x: float, foot: float, high: float, half: float, tone: str, low: str) -> None:
    """A cedar as five tiers; a line of snow on each."""
    tiers = 5
    right: list[Point] = [(x, foot - high)]
    left: list[Point] = [(x, foot - high)]
    for tier in range(1, tiers + 1):
        y = foot - high + high * tier / tiers
        wide = half * (0.35 + 0.65 * tier / tiers)
        right += [(x + wide, y - 8), (x + wide * 0.5, y - 4)]
        left += [(x - wide, y - 6), (x - wide * 0.5, y - 3)]
    canvas.lay(gradation([*right, *left[::-1]], ramp(tone, mix(tone, low, 0.5), low), 90, 4))
    for tier in range(1, tiers + 1):
        y = foot - high + high * tier / tiers
        wide = half * (0.35 + 0.65 * tier / tiers)
        canvas.fill(
            [
                (x - wide, y - 6),
                (x - wide * 0.55, y - 24),
                (x - wide * 0.1, y - 30),
                (x + wide * 0.3, y - 24),
                (x - wide * 0.2, y - 16),
                (x - wide * 0.45, y - 9),
            ],
            mix(SNOW, low, 0.25),
        )


def hill(canvas: Canvas) -> None:
    """The white slope, its hollows wiped with blue grey, and the steps that climb it."""
    left = rounded([(-10, 470), (120, 458), (260, 478), (350, 470), (420, 462)])
    right = rounded([(620, 462), (700, 470), (820, 452), (920, 470), (1010, 458)])
    wiped(canvas, Mass([*left, *right, (1010, 760), (-10, 760)]), "#e9ebe6", SNOW, SNOW, "#dbe2e4", SHADE, unit=14)
    canvas.mark(key(left[::4], 3.5))
    canvas.mark(key(right[::4], 3.5))
    for step in range(11):
        share = step / 10
        y = 468 + 290 * share**1.35
        half = 74 + 190 * share**1.2
        rise = 9 + 24 * share
        cx = 520 - 60 * share
        riser = [(cx - half, y), (cx + half, y), (cx + half - 8, y + rise * 0.52), (cx - half + 8, y + rise * 0.52)]
        canvas.fill(riser, mix("#a9b6c2", "#8496a8", share))
        # Snow lies on the tread above and hangs over the riser in an uneven lip.
        lip = [
            (cx - half + half * 2 * at / 14, y + rise * (0.1 + 0.26 * math.sin(at * 0.9 + step * 2.3) ** 2))
            for at in range(15)
        ]
        canvas.fill([(cx - half, y - 3), (cx + half, y - 3), *lip[::-1]], SNOW)
        canvas.mark(key(lip, 1.8 + 1.4 * share, beats=4))
    for side in (-1, 1):
        kerb: list[Point] = []
        out: list[Point] = []
        for at in range(5):
            share = at / 4 * 1.04
            x = 520 - 60 * share + side * (74 + 190 * share**1.2)
            kerb.append((x, 462 + 290 * share**1.35))
            out.append((x + side * (9 + 22 * share), 462 + 290 * share**1.35))
        canvas.fill([*rounded(kerb), *rounded(out)[::-1]], "#eef0ec")
        canvas.mark(key(kerb, 4))
        canvas.mark(key(out, 4))
    for way in (
        [(60, 560), (150, 540), (230, 566)],
        [(20, 640), (110, 612), (214, 640)],
        [(790, 590), (880, 566), (980, 588)],
        [(730, 690), (850, 652), (990, 676)],
    ):
        canvas.mark(ribbon(way, 12, SHADE, lambda share: math.sin(math.pi * share)))


def lantern(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A stone lantern with a cap of snow; its window glows."""

    def put(points: Sequence[Point]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    patch(canvas, put([(-26, 0), (-20, -16), (20, -16), (26, 0)]), "#7c8791", 3)
    patch(canvas, put([(-11, -16), (-9, -74), (9, -74), (11, -16)]), ("#9aa4aa", "#6a7680"), 3)
    patch(canvas, put([(-24, -74), (-19, -86), (19, -86), (24, -74)]), "#7c8791", 3)
    patch(canvas, put([(-17, -86), (-17, -118), (17, -118), (17, -86)]), "#6a7680", 3)
    patch(canvas, put([(-9, -91), (-9, -113), (9, -113), (9, -91)]), ("#f7d98a", "#eda648"), 2.4)
    patch(canvas, put([(-38, -114), (-22, -128), (22, -128), (38, -114)]), "#5c6873", 3)
    cap = [
        (-42, -118),
        (-34, -130),
        (-18, -142),
        (0, -148),
        (18, -141),
        (33, -129),
        (42, -117),
        (22, -122),
        (0, -119),
        (-20, -123),
    ]
    patch(canvas, put(cap), SNOW, 3, round=True)


def gate(canvas: Canvas) -> None:
    """The red gate: two pillars on stone feet, a tie beam, two lintels rising outwards; the right end is cut off."""
    for x in (352, 826):
        pillar = [(x - 38, 662), (x - 31, 120), (x + 31, 120), (x + 38, 662)]
        canvas.lay(gradation(pillar, ramp("#e0634a", RED, RED, DARKRED, "#6d211f"), 0, 18))
        canvas.mark(key([(x - 37, 662), (x - 31, 120)], 6, beats=3))
        canvas.mark(key([(x + 37, 662), (x + 31, 120)], 7, beats=3))
        patch(canvas, [(x - 46, 668), (x - 44, 606), (x + 44, 606), (x + 46, 668)], ("#30343f", "#1d2029"), 4)
        foot = [(x - 66, 676), (x - 40, 652), (x, 646), (x + 42, 652), (x + 68, 676), (x + 30, 688), (x - 30, 688)]
        patch(canvas, foot, SNOW, 3.5, round=True)
    tie = [(266, 236), (1010, 236), (1010, 280), (266, 280)]
    patch(canvas, tie, ("#d9523a", RED, DARKRED), 5, unit=5)
    canvas.fill([(266, 236), (1010, 236), (1010, 228), (640, 224), (420, 229), (300, 222), (262, 230)], SNOW)
    canvas.mark(key([(262, 230), (300, 222), (420, 229), (640, 224), (1010, 228)], 3, beats=4))
    for x in (352, 826):
        patch(canvas, [(x - 54, 244), (x - 36, 244), (x - 36, 272), (x - 54, 272)], DARKRED, 3)
        patch(canvas, [(x + 36, 244), (x + 54, 244), (x + 54, 272), (x + 36, 272)], DARKRED, 3)
    patch(canvas, [(556, 176), (622, 176), (622, 236), (556, 236)], ("#3a4152", "#1f2532"), 4)
    patch(canvas, [(566, 184), (612, 184), (612, 228), (566, 228)], "#c99a4a", 2.4)
    low = [
        (214, 122),
        (420, 138),
        (600, 141),
        (800, 136),
        (1010, 118),
        (1010, 166),
        (800, 180),
        (600, 184),
        (420, 181),
        (226, 168),
    ]
    patch(canvas, low, ("#d9523a", RED, DARKRED), 5, unit=5)
    top = [
        (176, 62),
        (300, 84),
        (470, 96),
        (640, 98),
        (820, 90),
        (1010, 66),
        (1010, 122),
        (820, 138),
        (640, 143),
        (470, 141),
        (300, 134),
        (200, 124),
    ]
    patch(canvas, top, ("#39404f", "#22283a"), 5, unit=7)
    snow: list[Point] = [
        (166, 66),
        (176, 44),
        (230, 38),
        (330, 58),
        (470, 66),
        (640, 68),
        (820, 58),
        (930, 44),
        (1012, 34),
        (1012, 76),
    ]
    lower: list[Point] = [
        (940, 84),
        (870, 96),
        (800, 98),
        (700, 108),
        (600, 104),
        (520, 110),
        (440, 98),
        (360, 100),
        (270, 84),
        (210, 80),
    ]
    patch(canvas, [*snow, *lower], SNOW, 4, round=True)
    drape = rounded([(376, 300), (450, 330), (540, 346), (620, 347), (710, 332), (802, 300)])
    for post in (352.0, 826.0):
        # The rope goes twice round each post and is tucked in.
        for level in (292.0, 306.0):
            turn = [(post - 38, level - 2), (post - 14, level + 5), (post + 14, level + 5), (post + 38, level - 2)]
            canvas.mark(ribbon(turn, 17, INK, lambda share: 1.0, step=20))
            canvas.mark(ribbon(turn, 11, "#dfc586", lambda share: 1.0, step=20))
            for at in range(3):
                px = post - 20 + at * 20
                canvas.mark(stroke([(px - 4, level - 2), (px + 4, level + 8)], 2.6, "#8a6a34"))
        canvas.mark(stroke([(post + 22, 312), (post + 26, 328), (post + 20, 346)], 8, "#b8944e"))
    canvas.mark(ribbon(drape[::3], 21, INK, lambda share: 0.72 + 0.28 * math.sin(math.pi * share)))
    canvas.mark(ribbon(drape[::3], 15, "#dfc586", lambda share: 0.68 + 0.32 * math.sin(math.pi * share)))
    for px, py in drape[3:-3:2]:
        canvas.mark(stroke([(px - 5, py - 8), (px + 5, py + 8)], 3, "#8a6a34"))
    for at in (10, 20, 30):
        px, py = drape[at]
        zigzag = [
            (px - 7, py + 7),
            (px + 9, py + 7),
            (px + 9, py + 26),
            (px + 18, py + 26),
            (px + 14, py + 60),
            (px - 1, py + 60),
            (px + 2, py + 33),
            (px - 7, py + 33),
        ]
        patch(canvas, zigzag, SNOW, 2.6)


def near_cedar(canvas: Canvas, dice: random.Random) -> None:
    """One trunk close to us cuts off the left of the sheet; its boughs hang under their load."""
    trunk = [
        (44, 770),
        (60, 560),
        (66, 330),
        (58, 120),
        (64, -20),
        (172, -20),
        (166, 130),
        (178, 340),
        (188, 560),
        (214, 770),
    ]
    mass = Mass([*rounded(trunk[:5]), *rounded(trunk[5:])])
    canvas.lay(gradation(mass, ramp("#7a5a48", "#54403a", "#2b2629"), 0, 18))
    for line in range(7):
        x = 70 + line * 16
        way = [(x - 2 + 5 * math.sin(line + at), -10 + at * 130) for at in range(7)]
        canvas.mark(key(way, 5, "#241f24", beats=4, step=12))
    canvas.mark(key(rounded(trunk[:5])[::3], 8, beats=4))
    canvas.mark(key(rounded(trunk[5:])[::3], 9, beats=4))
    canvas.fill(
        [
            (60, 760),
            (62, 560),
            (66, 340),
            (60, 130),
            (66, -10),
            (86, -10),
            (78, 140),
            (86, 330),
            (82, 470),
            (90, 560),
            (84, 650),
            (96, 760),
        ],
        SNOW,
    )
    canvas.mark(key([(86, -10), (78, 140), (86, 330), (82, 470), (90, 560), (84, 650), (96, 760)], 3))
    for x, y, reach, drop in BOUGHS:
        bough(canvas, dice, x, y, reach, drop)


def bough(canvas: Canvas, dice: random.Random, x: float, y: float, reach: float, drop: float) -> None:
    """A hanging bough: a bent branch, fingers of green hanging from it, a long cushion of snow on top."""
    way = [(x + reach * at / 7, y - 16 * math.sin(math.pi * at / 7) + drop * (at / 7) ** 1.7) for at in range(8)]
    fingers = []
    for row, tone in ((0, CEDAR), (1, PINE), (2, "#4d7069")):
        for at in range(11):
            px, py = between(way, (at + 0.5) / 11)
            long = (74 - row * 17) * (0.55 + 0.6 * math.sin(math.pi * (0.2 + 0.7 * at / 15))) * dice.uniform(0.8, 1.15)
            angle = 90 - math.copysign(24, reach) + dice.gauss(0, 7)
            fingers.append(touch(px + math.copysign(8, reach), py + long * 0.46, angle, long, 17 - row * 2.5, tone))
    canvas.marks(fingers, chunk=15, paints=3)
    canvas.mark(ribbon(way, 17, INK, lambda share: 1 - 0.8 * share))
    top = [
        (px, py - 30 * math.sin(math.pi * (0.12 + 0.8 * at / 7)) * (1.15 if at % 2 else 0.85))
        for at, (px, py) in enumerate(way)
    ]
    below = [(px, py + (9 if at % 2 else -1)) for at, (px, py) in enumerate(way)]
    patch(canvas, [*top, *below[::-1]], SNOW, 3.6, round=True)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the sky to the trunk at our side; the flakes last."""
    sky(canvas, dice)
    far_wood(canvas)
    hill(canvas)
    lantern(canvas, 716, 560, 0.8)
    gate(canvas)
    walker(canvas, 494, 560, 0.92, "#35588c", "#d9b45a", shade=("#e9d7a8", "#7d94a3"), lean=4)
    walker(canvas, 590, 640, 1.2, "#53406a", "#222b3c", facing=-1, straw=True, lean=6)
    for x, y in ((604, 664), (582, 676), (606, 692), (584, 708), (608, 724), (586, 742)):
        canvas.mark(dab(x, y, -50, 15, 7, "#93a3b4"))
    near_cedar(canvas, dice)
    flakes(canvas, dice, box(0, 0, 1000, 600), 74, (1.8, 5.2))
    seal(canvas, 952, 706, 1.1, [[(-9, 0), (9, 0)], [(-5, -9), (5, 9)], [(5, -9), (-5, 9)]])
    canvas.mark(contour(box(0, 0, 1000, 750).points, 3, round=False))


PAINTING = Painting(19, "snow-at-the-red-gate", "wide", paint)
