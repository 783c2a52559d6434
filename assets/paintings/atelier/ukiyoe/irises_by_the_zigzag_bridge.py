"""Irises by the zigzag bridge: flowers right before us; behind them planks go to and fro over still water."""

import math
import random

from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, curve, lines, moved
from atelier.ukiyoe._shared import (
    INK,
    contour,
    grain,
    key,
    pads,
    patch,
    rounded,
    seal,
    stroke,
    walker,
    wiped,
)

GOLD, WATER, DEEP = "#f0dfa8", "#a9cdbd", "#4f93a0"
LEAF, YOUNG, SHADE = "#3f7a4c", "#8fb25a", "#1f4a3c"
VIOLET = ("#5a3f9a", "#8f78c4", "#372470")
PURPLE = ("#8a3f86", "#bb82b4", "#571f5a")
WHITE = ("#fbf7ea", "#ffffff", "#c9c6dc")


def garden(canvas: Canvas, dice: random.Random) -> None:
    """Sky wiped with rose above, gold haze, a row of trees, water from pale to blue green."""
    wiped(canvas, box(-5, -5, 1010, 175), "#6fa596", "#b9cfa4", "#efe2b0", GOLD, unit=6)
    hill = rounded([(-10, 140), (120, 106), (240, 118), (380, 146), (560, 132), (720, 96), (860, 112), (1010, 140)])
    wiped(canvas, Mass([*hill, (1010, 190), (-10, 190)]), "#8fae8c", "#c9cc9a", GOLD, unit=7)
    canvas.mark(key(hill[::4], 2.6))
    wiped(canvas, box(-5, 176, 1010, 580), GOLD, "#dfe0b4", WATER, "#7fb4b4", DEEP, "#3a7a90", unit=9)
    grain(canvas, dice, (0, 190, 1000, 420), "#6f9a8c", 5, 0.22)
    tones = ramp("#9ab56a", "#4f8458", "#2f5f4c")
    for x, level, wide, tall in (
        (46, 150, 62, 26),
        (690, 152, 58, 22),
        (812, 150, 96, 30),
    ):
        pads(canvas, dice, x, level, wide, tall, tones, 2.4)
    bank = rounded([(-10, 170), (160, 164), (340, 172), (540, 168), (700, 162), (860, 166), (1010, 170)])
    wiped(canvas, Mass([*bank, (1010, 186), (520, 189), (-10, 187)]), "#8fa86a", "#5f8a5c", unit=4)
    canvas.mark(key([(-10, 187), (240, 190), (520, 189), (780, 187), (1010, 186)], 2.6))
    for near, away in ((-10, 112), (630, 908)):
        canvas.mark(stroke([(near, 197), ((near + away) / 2, 196), (away, 198)], 6, "#8fb08a"))
    for row in range(8):
        y = 214 + row * row * 7.6
        for column in range(3):
            left = column * 380 - 100 + 110 * math.sin(row * 1.9)
            canvas.mark(
                stroke(
                    [(left, y), (left + 60 + row * 6, y - 2), (left + 150 + row * 10, y + 1)],
                    2 + row * 0.3,
                    "#5f9aa0" if row % 2 else "#f6efd0",
                    20,
                )
            )


def bed(canvas: Canvas, dice: random.Random, left: float, right: float, y: float, size: float) -> None:
    """A far bed of irises: blades in one green, flowers as three petals."""
    blades: list[Mark] = []
    flowers: list[Mark] = []
    x = left
    while x < right:
        tall = size * dice.uniform(0.8, 1.2)
        lean = dice.uniform(-0.2, 0.2) * size
        leaf = [
            (x - size * 0.07, y),
            (x + lean * 0.4 - size * 0.05, y - tall * 0.5),
            (x + lean, y - tall),
            (x + size * 0.08, y),
        ]
        blades.append(Mark(lines(leaf), fill=dice.choice((LEAF, "#5f9454"))))
        if dice.random() < 0.55:
            fx, fy = x + lean * 1.1, y - tall * 1.05
            tone = dice.choice((VIOLET[0], VIOLET[0], PURPLE[0], "#f6f0e4"))
            shape = [
                (0, -0.55),
                (0.3, -0.05),
                (0.7, 0.2),
                (0.5, 0.5),
                (0, 0.1),
                (-0.5, 0.5),
                (-0.7, 0.2),
                (-0.3, -0.05),
            ]
            flowers.append(Mark(lines(moved(shape, fx, fy, size * 0.27)), fill=tone))
        x += size * 0.24
    canvas.marks(blades, chunk=14, paints=2)
    canvas.marks(flowers, chunk=14, paints=3)


PLANKS = (
    ((1020, 226), (700, 240), 22.0),
    ((716, 236), (590, 306), 27.0),
    ((570, 300), (900, 352), 34.0),
    ((890, 346), (640, 446), 42.0),
    ((660, 440), (1030, 540), 54.0),
)
"""The bridge from the far to the near: start, end, breadth of each plank."""


def bridge(canvas: Canvas) -> None:
    """Planks on posts, one after the other, turning at every end."""
    for (ax, ay), (bx, by), wide in PLANKS:
        thick = wide * 0.24
        for share in (0.06, 0.94) if wide < 30 else (0.06, 0.5, 0.94):
            px, py = ax + (bx - ax) * share, ay + (by - ay) * share
            for off in (0.1, 0.9):
                post = [
                    (px - wide * 0.12, py + wide * off),
                    (px + wide * 0.12, py + wide * off),
                    (px + wide * 0.12, py + wide * (off + 1.2)),
                    (px - wide * 0.12, py + wide * (off + 1.2)),
                ]
                canvas.mark(Mark(lines(post), fill="#5f4434", stroke=INK, width=max(1.6, wide * 0.05)))
        top = [(ax, ay), (bx, by), (bx, by + wide), (ax, ay + wide)]
        canvas.fill([(ax, ay + wide), (bx, by + wide), (bx, by + wide + thick), (ax, ay + wide + thick)], "#6b432c")
        patch(canvas, top, ("#e3bd84", "#c98f56"), max(2.6, wide * 0.09), unit=14)
        canvas.mark(key([(ax, ay + wide + thick), (bx, by + wide + thick)], max(2.5, wide * 0.1), beats=4))
        for share in (0.34, 0.67):
            canvas.mark(
                stroke(
                    [(ax, ay + wide * share), ((ax + bx) / 2, (ay + by) / 2 + wide * share), (bx, by + wide * share)],
                    max(1.6, wide * 0.06),
                    "#8a5a34",
                )
            )


def people(canvas: Canvas) -> None:
    """On the planks, far and small: a woman under a red parasol, a child that points, a man who leans on his stick."""
    walker(canvas, 806, 354, 0.76, "#3f6f9a", "#e8c65a", facing=-1, shade=("#d9503a", "#f0d9a8"))
    walker(canvas, 744, 338, 0.5, "#c9803f", "#3a3f6a", facing=-1)
    walker(canvas, 900, 246, 0.5, "#6a5a7c", "#26304e", facing=-1, straw=True)


def blade(
    canvas: Canvas, x: float, y: float, tall: float, lean: float, wide: float, tone: Colour, fold: float = 0.0
) -> None:
    """A sword-shaped leaf, light on one side of its rib; with `fold` its tip bends over."""
    rib: list[Point] = []
    for step in range(8):
        share = step / 7
        rib.append(
            (
                x + lean * share**1.6 + fold * max(0.0, share - 0.72) * 3.2,
                y - tall * share + abs(fold) * max(0.0, share - 0.78) * 4.4,
            )
        )
    left = [(px - wide * 0.5 * (1 - (step / 7) ** 2.6), py) for step, (px, py) in enumerate(rib)]
    right = [(px + wide * 0.5 * (1 - (step / 7) ** 2.6), py) for step, (px, py) in enumerate(rib)]
    canvas.mark(Mark(lines([*left, *right[-2::-1]]), fill=mix(tone, SHADE, 0.5), stroke=INK, width=5))
    canvas.fill([*left, *rib[-2::-1]], tone)
    canvas.line(rib[:-1:2], mix(tone, INK, 0.6), 1.5, round=True)


STANDARDS = (
    [(-0.1, 0.02), (-0.46, -0.3), (-0.72, -0.86), (-0.5, -1.22), (-0.16, -1.0), (0.02, -0.4)],
    [(0.1, 0.02), (0.46, -0.3), (0.74, -0.82), (0.52, -1.18), (0.18, -0.98), (-0.02, -0.4)],
    [(-0.14, 0.0), (-0.3, -0.6), (-0.22, -1.2), (0.02, -1.42), (0.26, -1.18), (0.3, -0.6), (0.14, 0.0)],
)
FALLS = (
    [
        (0.02, -0.06),
        (-0.5, -0.3),
        (-1.1, -0.16),
        (-1.5, 0.34),
        (-1.42, 0.86),
        (-1.08, 1.08),
        (-0.86, 0.72),
        (-0.52, 0.3),
    ],
    [(-0.02, -0.06), (0.5, -0.3), (1.12, -0.14), (1.48, 0.38), (1.38, 0.9), (1.02, 1.06), (0.84, 0.7), (0.52, 0.3)],
    [
        (-0.14, -0.08),
        (-0.5, 0.3),
        (-0.76, 0.92),
        (-0.58, 1.46),
        (-0.12, 1.7),
        (0.4, 1.56),
        (0.7, 1.04),
        (0.5, 0.34),
        (0.14, -0.08),
    ],
)


def iris(canvas: Canvas, x: float, y: float, size: float, turn: float, tones: tuple[Colour, Colour, Colour]) -> None:
    """Three petals up, three down, each falling one with a gold tongue and fine veins."""
    own, light, dark = tones

    def put(points: list[Point], scale: float = 1.0) -> list[Point]:
        return moved(points, x, y, size * scale, turn)

    for index, petal in enumerate(STANDARDS):
        tone = mix(own, dark, 0.55) if index < 2 else own
        canvas.mark(Mark(curve(put(petal), closed=True), fill=tone, stroke=INK, width=size * 0.035))
        tip = petal[3]
        canvas.line(
            put([(0, -0.2), (tip[0] * 0.5, tip[1] * 0.6), (tip[0] * 0.86, tip[1] * 0.86)]),
            dark,
            size * 0.02,
            round=True,
        )
    for index, petal in enumerate(FALLS):
        if index == 2:
            patch(canvas, put(petal), (light, own, own, dark), size * 0.05, round=True, angle=90 + turn, unit=13)
        else:
            canvas.mark(Mark(curve(put(petal), closed=True), fill=own, stroke=INK, width=size * 0.042))
            inner = [(px * 0.62 + (-0.1 if index == 0 else 0.1), py * 0.62 - 0.02) for px, py in petal]
            canvas.fill(Mass(put(inner), round=True), mix(own, light, 0.5))
        end = ((-1.16, 0.56), (1.14, 0.58), (-0.04, 1.24))[index]
        veins = []
        for lean in (-0.22, 0.0, 0.22):
            away = (end[0] + (0 if index < 2 else lean * 1.6), end[1] + (lean if index < 2 else 0))
            veins.append(
                Mark(
                    curve(
                        put(
                            [
                                (end[0] * 0.3, end[1] * 0.3),
                                ((end[0] + away[0]) * 0.36, (end[1] + away[1]) * 0.36 + (-0.06 if index < 2 else 0)),
                                away,
                            ]
                        )
                    ),
                    stroke=dark,
                    width=size * 0.02,
                )
            )
        canvas.marks(veins, chunk=3)
        tongue = moved(
            [(0, -0.05), (0.3, -0.12), (0.62, 0), (0.3, 0.12), (0, 0.05)],
            x,
            y,
            size,
            turn + math.degrees(math.atan2(end[1], end[0])),
        )
        canvas.fill(Mass(tongue, round=True), "#f2c33c")
    for index in (0, 1):
        style = [(0, -0.1), (-0.36, -0.26), (-0.5, -0.08), (-0.3, 0.06), (0, 0.06)]
        petal = put([(px if index == 0 else -px, py) for px, py in style])
        canvas.mark(Mark(curve(petal, closed=True), fill=light, stroke=INK, width=size * 0.028))


def stem(canvas: Canvas, x: float, y: float, foot: float) -> None:
    """From the flower down to the lower edge."""
    way = [(x, y), (x + (foot - x) * 0.3, y + (760 - y) * 0.5), (foot, 770)]
    canvas.line(way, INK, 17, round=True)
    canvas.line(way, LEAF, 12, round=True)
    canvas.line([(px - 3, py) for px, py in way], YOUNG, 3.5, round=True)
    sheath = [(x - 11, y + 96), (x - 15, y + 60), (x - 4, y + 20), (x + 6, y + 22), (x + 14, y + 60), (x + 9, y + 96)]
    patch(canvas, sheath, YOUNG, 3, round=True)


def bud(canvas: Canvas, x: float, y: float, size: float, turn: float, tones: tuple[Colour, Colour, Colour]) -> None:
    """A closed flower, twisted like a brush."""
    tip = moved(
        [(-0.28, 0.2), (-0.36, -0.4), (-0.1, -1.2), (0.06, -1.5), (0.2, -1.1), (0.36, -0.4), (0.26, 0.2)],
        x,
        y,
        size,
        turn,
    )
    patch(canvas, tip, (tones[2], tones[0]), size * 0.06, round=True, unit=8)
    canvas.mark(stroke(moved([(-0.2, 0.1), (0.1, -0.6), (0.05, -1.4)], x, y, size, turn), size * 0.06))
    cup = moved(
        [(-0.34, 0.9), (-0.4, 0.2), (-0.3, -0.3), (0, 0.1), (0.3, -0.4), (0.4, 0.2), (0.3, 0.9)], x, y, size, turn
    )
    patch(canvas, cup, YOUNG, size * 0.06, round=True)


def foreground(canvas: Canvas) -> None:
    """Blades, then stems and flowers; the left ones cut off by the edge."""
    for x, tall, lean, wide, fold, tone in (
        (20, 560, 30, 40, 0, LEAF),
        (96, 480, -50, 34, 0, YOUNG),
        (150, 640, 26, 40, 0, LEAF),
        (240, 520, 70, 38, 40, "#5f9454"),
        (300, 600, -34, 36, 0, LEAF),
        (384, 440, 40, 34, 0, YOUNG),
        (440, 380, 90, 36, 46, LEAF),
        (500, 330, -30, 30, 0, "#5f9454"),
        (580, 260, 30, 30, 0, LEAF),
        (650, 230, -24, 28, 0, YOUNG),
        (740, 210, 46, 30, 0, LEAF),
        (850, 190, -40, 28, 0, "#5f9454"),
        (940, 250, 30, 32, 0, LEAF),
    ):
        blade(canvas, x, 770, tall, lean, wide, tone, fold)
    for x, y, size, turn, foot, tones in ((272, 132, 44, 6, 262, VIOLET), (500, 402, 36, -8, 486, PURPLE)):
        stem(canvas, x, y + 20, foot)
        bud(canvas, x, y, size, turn, tones)
    for x, y, size, turn, foot, tones in (
        (402, 300, 74, 6, 372, PURPLE),
        (72, 236, 84, -8, 60, VIOLET),
        (226, 372, 96, 4, 214, VIOLET),
        (560, 500, 70, 8, 540, WHITE),
        (40, 520, 80, 6, 30, WHITE),
        (392, 566, 84, -6, 402, VIOLET),
    ):
        stem(canvas, x, y, foot)
        iris(canvas, x, y, size, turn, tones)
    for x, tall, lean, wide, tone in (
        (130, 250, -30, 40, "#5f9454"),
        (310, 210, 40, 38, LEAF),
        (470, 180, -26, 34, YOUNG),
        (690, 150, 30, 34, LEAF),
    ):
        blade(canvas, x, 770, tall, lean, wide, tone)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the haze to the flowers at our eyes."""
    garden(canvas, dice)
    bed(canvas, dice, 430, 1000, 226, 34)
    bed(canvas, dice, 610, 860, 300, 44)
    bridge(canvas)
    people(canvas)
    foreground(canvas)
    seal(
        canvas,
        950,
        706,
        1.1,
        [[(0, -2), (-8, -8)], [(0, -2), (0, -10)], [(0, -2), (8, -8)], [(0, -2), (-6, 8)], [(0, -2), (6, 8)]],
    )
    canvas.mark(contour(box(0, 0, 1000, 750).points, 3, round=False))


PAINTING = Painting(54, "irises-by-the-zigzag-bridge", "wide", paint)
