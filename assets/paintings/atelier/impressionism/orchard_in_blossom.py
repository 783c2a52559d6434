"""Orchard in blossom: a cool spring morning. A roof of pink and white above, violet stems, blue shadows over new grass."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.impressionism._shared import across, between, block, drift, glow, painted, robed
from atelier.registry import Painting
from atelier.scene import Area, Scene
from atelier.shapes import Mass, Point, below, level, oval, ring, rolling, smooth

SKY = ramp("#7fb6dd", "#a9d2e6", "#d8e8e2")
ROWS = ((110.0, 470.0, 0.42), (300.0, 452.0, 0.36), (640.0, 456.0, 0.38), (840.0, 474.0, 0.44), (470.0, 440.0, 0.3))


def sky(x: float, y: float) -> Colour:
    """Washed spring air."""
    return mix(SKY(y / 430), "#fdf6ea", 0.55 * max(0.0, drift(x, y, 110, 2)))


def grass(x: float, y: float) -> Colour:
    """New grass: lemon in the sun, and the shadows of stems and crowns in blue and violet bands."""
    tone = mix("#bfd472", "#86b670", (y - 440) / 560 + 0.35 * drift(x, y, 70, 1))
    for foot, base, wide in ((236.0, 800.0, 30.0), (838.0, 748.0, 26.0)):
        if y > base - 30:
            slant = foot + (y - base) * 0.95
            tone = mix(tone, "#5570b4", 0.75 * glow(x, 0, slant, 0, wide))
    if y > 850:
        tone = mix(tone, "#5c83a8", 0.7 * max(0.0, drift(x * 1.2, y * 2.2, 110, 6) + 0.25))
    tone = mix(tone, "#7f9fc0", 0.65 * max(0.0, drift(x, y * 3.2, 120, 3) - 0.15))
    way = 500 + 88 * math.sin((y - 460) / 210)
    return mix(tone, "#f3dcb6", 0.85 * glow(x, 0, way, 0, 10 + (y - 450) * 0.11) if y > 462 else 0)


def petals(dice: random.Random, lit: float, warm: float = 0.0) -> Colour:
    """One touch of blossom: lilac in shade, rose, then nearly white in the sun."""
    tone = ramp("#a98fc6", "#dd9bbf", "#f6bccb", "#ffe3e4", "#fffaf2")(lit + dice.gauss(0, 0.1))
    return mix(tone, "#fff0c8", warm)


def far_tree(x: float, foot: float, size: float, dice: random.Random) -> list[Mark]:
    """A tree of the rows behind: a short stem, a round cloud of pink."""
    marks = [between((x, foot), (x + dice.gauss(0, 6), foot - 150 * size), 22 * size, "#6f6590")]
    for turn in (-40, 34):
        marks.append(between((x, foot - 110 * size), (x + turn * 2.4 * size, foot - 230 * size), 11 * size, "#7d7099"))
    for turn in range(9):
        px, py = x + dice.gauss(0, 66) * size, foot - (258 + dice.gauss(0, 40)) * size
        marks.append(dab(px, py, turn * 40, 150 * size, 100 * size, mix("#d59cc4", "#e6b9d0", dice.random())))
    for index in range(round(120 * size)):
        u, v = dice.gauss(0, 0.5), dice.gauss(0, 0.46)
        px, py = x + u * 240 * size, foot - (255 + v * 190) * size
        lit = 0.25 + 0.3 * index / (120 * size) + 0.4 * v + 0.3 * u
        big = 1.1 if index < 60 * size else 0.8
        marks.append(dab(px, py, dice.uniform(0, 180), 40 * size * big, 26 * size * big, petals(dice, lit)))
    return marks


def stem(canvas: Canvas, dice: random.Random, points: list[tuple[float, float]]) -> None:
    """A near stem: violet and blue, grey-rose on the side of the sun, moss at its foot."""
    xs = [x for x, _ in points]
    left, right, low = min(xs), max(xs), max(y for _, y in points)

    def tone(x: float, y: float) -> Colour:
        bark = mix("#4a4378", "#b493a4", (x - left) / (right - left) * 0.9 + 0.2 * drift(x, y, 24))
        return mix(bark, "#7fa05c", 0.5 * max(0.0, 1 - (low - y) / 90))

    block(canvas, dice, Mass(points, round=True), tone, 19, 34, 11, level(84), 0.9, 0.9)


def bough(dice: random.Random, points: Sequence[Point], width: float) -> list[Mark]:
    """A bough that bends and thins out into the blossom; grey-rose above, where the sun comes."""
    way = smooth(points, steps=3)
    shade, light = [], []
    for at, (a, b) in enumerate(pairwise(way)):
        thick = width * (1 - 0.72 * at / len(way))
        shade.append(between(a, b, thick, vary("#564d84", dice, 0.025)))
        light.append(
            between((a[0], a[1] - thick * 0.22), (b[0], b[1] - thick * 0.22), thick * 0.36, vary("#b39aae", dice, 0.03))
        )
    return shade + light[: len(light) * 2 // 3]


def crown(canvas: Canvas, dice: random.Random, x: float, y: float, rx: float, ry: float, nearer: list[Mass]) -> None:
    """A near cloud of blossom: lilac below and inside, rose, white where the sun comes; sky looks through, leaves open."""

    def lit(px: float, py: float) -> float:
        return 0.56 - 0.42 * (py - y) / ry + 0.18 * (px - x) / rx + 0.34 * drift(px, py, 42, x / 90)

    lump = [
        (px + dice.gauss(0, rx * 0.05), py + dice.gauss(0, ry * 0.06))
        for px, py in ring(x, y, rx * 0.86, ry * 0.84, 0, 14)
    ]
    canvas.fill(Mass(lump, round=True), "#e4b4d0")
    marks = []
    for px, py in oval(x, y, rx * 1.02, ry * 1.02).scatter(dice, 50, 0.84):
        size = dice.uniform(0.8, 1.2)
        marks.append(dab(px, py, dice.uniform(0, 180), 46 * size, 28, petals(dice, lit(px, py) - 0.16)))
    for px, py in oval(x, y, rx * 1.04, ry * 1.04).scatter(dice, 30, 0.88):
        if any(mass.inside(px, py) for mass in nearer):
            continue
        tone = petals(dice, lit(px, py), 0.12)
        kind = dice.random()
        if kind < 0.05:
            tone = broken("#8fb85a", dice, 1.0)
        elif kind < 0.1:
            tone = broken(sky(px, py), dice, 0.5)
        marks.append(dab(px, py, dice.uniform(0, 180), dice.uniform(16, 30), dice.choice((10, 14)), tone))
    for _ in range(20):
        turn, far = dice.uniform(-2.9, 0.3), dice.uniform(0.3, 1)
        marks.append(
            dab(
                x + math.cos(turn) * far * rx,
                y + math.sin(turn) * far * ry,
                dice.uniform(0, 180),
                14,
                9,
                petals(dice, 0.95, 0.2),
            )
        )
    canvas.marks(marks, 48, 16)


def ladder(dice: random.Random) -> list[Mark]:
    """A pruner's ladder against the right-hand tree, its sun side cream."""
    marks = []
    feet, heads = ((690, 838), (764, 846)), ((806, 392), (846, 396))
    for (fx, fy), (hx, hy), tone in zip(feet, heads, ("#f3dfae", "#9a7f86"), strict=True):
        marks.append(between((fx, fy), (hx, hy), 10, tone))
    for step in range(9):
        t = 0.08 + step * 0.1
        a = (feet[0][0] + (heads[0][0] - feet[0][0]) * t, feet[0][1] + (heads[0][1] - feet[0][1]) * t)
        b = (feet[1][0] + (heads[1][0] - feet[1][0]) * t, feet[1][1] + (heads[1][1] - feet[1][1]) * t)
        marks += [
            between(a, b, 7, "#8b7286"),
            between((a[0], a[1] - 2), (b[0], b[1] - 2), 3.5, vary("#f6e6ba", dice, 0.02)),
        ]
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, far hedge, grass; the rows; path and woman; two near trees and their roof of blossom; fallen petals."""
    scene = Scene()
    gap = [(340, 300), (300, 110), (340, 60), (760, 60), (700, 300)]
    seen = Mass([(-10, 300), *gap, (1010, 300), (1010, 450), (-10, 450)])
    scene.add(
        Area(
            seen,
            sky,
            50,
            60,
            18,
            rolling(300, 20, -10),
            0.6,
            0.65,
        )
    )
    hedge = below([(-20, 392), (200, 404), (420, 386), (640, 400), (860, 388), (1020, 396)], 480)
    scene.add(
        Area(
            hedge,
            lambda x, y: mix("#7c9fae", "#a9c48c", (y - 390) / 70 + 0.4 * drift(x, y, 40)),
            24,
            24,
            12,
            rolling(60, 50, 60),
            0.8,
            0.75,
        )
    )
    turf = below([(-20, 458), (500, 446), (1020, 456)], 1010)
    scene.add(
        Area(
            turf,
            grass,
            32,
            40,
            12,
            rolling(200, 14, -6),
            0.72,
            0.62,
            True,
            lambda x, y: 0.8 + max(0.0, y - 450) / 640,
        )
    )
    canvas.ground("#a9d2e6")
    painted(scene, canvas, dice)
    for x, foot, size in sorted(ROWS, key=lambda row: row[1]):
        canvas.marks(
            [
                dab(
                    x + dice.gauss(40, 40) * size,
                    foot + 4 + dice.uniform(0, 14),
                    3,
                    80 * size,
                    5,
                    broken("#7d9dae", dice, 0.9),
                )
                for _ in range(7)
            ]
        )
        canvas.marks(far_tree(x, foot, size, dice), 40, 9)
    # The woman comes up the path with a basket; her kerchief is the one red.
    canvas.marks([dab(590 + dice.gauss(0, 10), 652 + dice.uniform(-3, 6), 8, 70, 8, "#6f86b8") for _ in range(5)])
    blue = across("#2f4590", "#9dbcf0", 520, 580)
    robed(
        canvas, dice, 548, 652, 150, lambda x, y: mix(blue(x, y), "#253a7c", 0.3 + 0.3 * math.sin((x - 548) / 5)), blue
    )
    canvas.marks(
        [
            *[between((537 + s * 6, 574 + s), (531 + s * 8, 636 - abs(s - 2) * 3), 7, tone)
              for s, tone in enumerate(("#b9bfe2", "#e3e2f0", "#fffdf2", "#fff6de"))],
            between((561, 534), (578, 556), 11, "#7d9fdf"), between((578, 556), (590, 574), 9, "#e3a684"),
            between((536, 536), (526, 560), 10, "#2f4a96"), between((526, 560), (530, 580), 8, "#c98a70"),
            dab(592, 592, 4, 42, 24, "#8a5a3c"), dab(594, 590, 4, 34, 12, "#b98048"), dab(594, 584, 4, 40, 9, "#e2b06a"),
            between((574, 586), (592, 564), 3.5, "#7d5238"), between((610, 588), (592, 564), 3.5, "#b98450"),
            dab(586, 580, 0, 13, 8, "#fff4d8"), dab(598, 579, 0, 11, 8, "#ffdfe0"),
            dab(549, 518, 88, 22, 17, "#c9876c"), dab(553, 519, 88, 17, 8, "#f0bd98"),
            between((541, 510), (536, 534), 9, "#a8222e"), between((544, 505), (556, 507), 12, "#d8363f"),
            between((548, 502), (555, 503), 6, "#f4706a"),
        ]
    )  # fmt: skip
    stem(
        canvas,
        dice,
        [
            (206, 812),
            (226, 700),
            (222, 560),
            (204, 440),
            (176, 330),
            (214, 320),
            (240, 410),
            (268, 330),
            (300, 340),
            (272, 450),
            (268, 590),
            (274, 710),
            (300, 808),
            (252, 822),
        ],
    )
    stem(
        canvas,
        dice,
        [
            (814, 760),
            (828, 650),
            (826, 520),
            (806, 400),
            (770, 318),
            (800, 304),
            (836, 390),
            (864, 306),
            (900, 318),
            (868, 420),
            (866, 540),
            (872, 660),
            (890, 756),
            (850, 768),
        ],
    )
    for points, width in (
        ([(236, 430), (290, 380), (352, 338), (392, 268), (430, 220)], 20),
        ([(214, 440), (150, 396), (104, 330), (40, 290)], 19),
        ([(330, 352), (380, 340), (430, 300)], 9),
        ([(128, 364), (112, 300), (128, 240)], 10),
        ([(826, 420), (770, 372), (716, 336), (676, 270), (650, 220)], 19),
        ([(864, 430), (920, 384), (958, 318), (1010, 280)], 18),
        ([(740, 352), (690, 342), (640, 310)], 9),
        ([(936, 356), (938, 300), (920, 250)], 10),
    ):
        canvas.marks(bough(dice, points, width), paints=6)
    for foot, base in ((248, 806), (850, 756)):
        # The stems' shadows lie towards us, to the right; grass stands over the stems' feet.
        cast = [(foot + t * 9 + dice.gauss(0, 12), base + 4 + t * 7 + dice.gauss(0, 5)) for t in range(1, 34)]
        canvas.marks([dab(px, py, 6 + dice.gauss(0, 7), 44, 11, broken("#6f9298", dice, 1.0)) for px, py in cast])
        canvas.marks([dab(px - 4, py + 8, 6, 30, 8, broken("#7f83b8", dice, 0.8)) for px, py in cast[::3]])
        canvas.marks(
            [
                dab(foot + dice.gauss(0, 34), base + 6 + dice.gauss(0, 6), -80, 22, 7, broken("#9cc85a", dice, 1.1))
                for _ in range(22)
            ]
        )
    canvas.marks(ladder(dice))
    crowns = (
        (500, 44, 230, 84),
        (150, 74, 240, 110),
        (850, 66, 240, 110),
        (716, 214, 160, 112),
        (286, 214, 190, 126),
        (920, 256, 150, 118),
        (76, 272, 168, 112),
    )
    for index, (cx, cy, rx, ry) in enumerate(crowns):
        nearer = [oval(px, py, u * 0.8, v * 0.78) for px, py, u, v in crowns[index + 1 :]]
        crown(canvas, dice, cx, cy, rx, ry, nearer)
    fallen = []
    for foot, base in ((230, 838), (820, 782)):
        # Petals gather under the trees.
        for _ in range(32):
            px, py = foot + dice.gauss(0, 120), base + abs(dice.gauss(0, 46)) + 14
            fallen.append(dab(px, py, dice.gauss(0, 8), dice.uniform(9, 20), 6, petals(dice, 0.62)))
    for _ in range(44):
        x, y = dice.uniform(0, 1000), 480 + 520 * dice.random() ** 0.7
        near = (y - 400) / 300
        fallen.append(dab(x, y, dice.uniform(-15, 15), 7 * near, 4.2 * near, petals(dice, 0.75)))
    canvas.marks(fallen, 40, 8)


PAINTING = Painting(36, "orchard-in-blossom", "square", paint)
