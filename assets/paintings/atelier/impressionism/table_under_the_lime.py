"""Table under the lime tree: noon in a garden. A white cloth in green shade, and the sun falls on it in coins."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, vary
from atelier.impressionism._shared import across, between, block, cluster, drift, glow, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene
from atelier.shapes import Mass, below, box, level, oval, ring, rolling


def coins(
    dice: random.Random,
    mass: Mass,
    gap: float,
    size: float,
    squash: float,
    tone: Colour,
    rim: Colour,
    angle: float = 0.0,
) -> list[Mark]:
    """Where the sun comes through the leaves: round flecks lying on a thing, each of two or three touches."""
    marks = []
    for x, y in mass.scatter(dice, gap, squash):
        if dice.random() < 0.36:
            continue
        for _ in range(dice.choice((2, 3, 4))):
            w = size * dice.uniform(0.4, 0.8)
            px, py = x + dice.gauss(0, size * 0.24), y + dice.gauss(0, size * 0.24 * squash)
            thick = max(5.0, w * min(squash, 0.5))
            marks.append(dab(px, py, angle + dice.gauss(0, 7), w, thick, dice.choice((tone, tone, rim))))
    return marks


def leaves(x: float, y: float) -> Colour:
    """The crowns behind: deep blue-green, yellow where light comes through."""
    deep = mix("#1f4f4c", "#4d7f3d", 0.5 + 0.6 * drift(x, y, 80, 1))
    lit = max(0.0, drift(x, y, 44, 4) - 0.1)
    return mix(mix(deep, "#c9d95c", min(1.0, 1.7 * lit)), "#dff0d8", 0.5 * glow(x, y, 330, 190, 110, 80))


def lawn(x: float, y: float) -> Colour:
    """The open lawn in full sun, a flower bed at its far side."""
    if y < 400 + 12 * math.sin(x / 50):
        return mix("#7da144", "#e88aa0" if drift(x, y, 16, 2) > 0.2 else "#5f9148", 0.75)
    return mix("#d7dd62", "#f5e88a", 0.5 + 0.5 * drift(x, y, 60, 3))


def gravel(x: float, y: float) -> Colour:
    """Under the tree: violet shade with flecks of warm sand."""
    return mix("#9184b0", "#62649a", (y - 560) / 440 + 0.25 * drift(x, y, 90, 2))


def cloth_top(x: float, y: float) -> Colour:
    """Linen seen against the light: bluish white, with coins of sun."""
    return mix("#b3bfee", "#d6dbf6", (x - 250) / 500 + 0.3 * drift(x, y, 50, 1))


def cloth_fall(x: float, y: float) -> Colour:
    """The hanging side of the cloth: folds of lilac, blue and a green from the grass."""
    fold = math.sin((x - 500) / 23 + 1.2 * math.sin(y / 60))
    tone = mix("#8f9bd6", "#cfd0ef", 0.5 + 0.5 * fold)
    return mix(tone, "#a9c6b6", 0.35 * max(0.0, (y - 760) / 120))


def chair(canvas: Canvas, dice: random.Random) -> None:
    """A garden chair, pushed back, with a straw hat hung on it and its blue ribbon."""
    iron = ["#2f5a63", "#3d6f6d", "#8fbda0"]
    canvas.marks(
        [
            between((96, 520), (70, 770), 11, iron[0]),
            between((214, 520), (222, 770), 11, iron[0]),
            between((92, 680), (250, 668), 15, iron[1]),
            between((88, 672), (246, 660), 8, iron[2]),
            between((90, 690), (64, 880), 11, iron[0]),
            between((248, 680), (262, 872), 11, iron[0]),
            between((150, 684), (160, 800), 8, iron[0]),
            *[between((98 + step * 29, 524), (92 + step * 31, 660), 7, iron[step % 3]) for step in range(5)],
            between((90, 520), (220, 516), 13, iron[1]),
            between((92, 515), (218, 511), 5, iron[2]),
        ]
    )
    brim = oval(164, 560, 78, 62, -14)
    block(
        canvas,
        dice,
        brim,
        across("#b98b45", "#ffe49a", 100, 232),
        17,
        24,
        8,
        lambda x, y: math.degrees(math.atan2(y - 560, x - 164)) + 90,
        0.8,
    )
    crown = oval(170, 552, 40, 34, -14)
    block(canvas, dice, crown, across("#9a7038", "#f7d27c", 132, 206), 13, 18, 7, level(-14), 0.7)
    ribbon: list[Mark] = [
        dab(170 + 43 * math.cos(turn / 9), 556 + 36 * math.sin(turn / 9), turn / 9 * 57 + 90, 20, 9, "#3d5fb4")
        for turn in range(4, 27, 3)
    ]
    canvas.marks(
        [*ribbon, between((146, 588), (120, 650), 8, "#3d5fb4"), between((152, 590), (150, 662), 8, "#6f90db")]
    )


def breakfast(canvas: Canvas, dice: random.Random) -> None:
    """On the cloth: a blue jug, a bowl of peaches, a cup, bread, a rose that has fallen."""
    canvas.marks(
        [dab(x + dice.gauss(0, 4), y, 4, w, 9, vary("#8f97cf", dice, 0.02)) for x, y, w in
         ((470, 616, 90), (520, 620, 70), (650, 640, 150), (690, 648, 90), (392, 660, 80), (560, 676, 100))]
    )  # fmt: skip
    jug = Mass(
        [
            (392, 604),
            (376, 560),
            (386, 510),
            (404, 482),
            (400, 456),
            (452, 452),
            (450, 482),
            (470, 512),
            (478, 562),
            (462, 606),
            (426, 614),
        ],
        round=True,
    )
    block(canvas, dice, jug, across("#24418f", "#86b0ea", 380, 478), 13, 20, 8, level(84), 0.9)
    canvas.marks(
        [
            between((474, 500), (502, 508), 9, "#2f51a4"),
            between((502, 508), (502, 546), 9, "#2f51a4"),
            between((502, 546), (478, 562), 9, "#24418f"),
            dab(444, 520, 80, 34, 8, "#f2f7ff"),
            dab(426, 456, 0, 54, 9, "#a9c9f4"),
            dab(404, 540, 84, 44, 6, "#5b8a6e"),
        ]
    )
    flowers = cluster(dice, 424, 400, 82, 74, 46, lambda x, y: dice.choice(["#2f6a45", "#5d9a4c", "#a3c162"]), 26, 9)
    flowers += cluster(dice, 424, 388, 78, 62, 30, lambda x, y: mix("#d9486e", "#ffc3c9", dice.random()), 19, 15)
    flowers += cluster(dice, 430, 376, 70, 54, 12, lambda x, y: "#fff1ea", 15, 12)
    canvas.marks(flowers)
    # The bowl's shade lies on the cloth at its left, away from the light.
    canvas.marks([dab(x, y, 3, w, 11, vary("#6f78be", dice, 0.02)) for x, y, w in
                  ((610, 640, 130), (590, 650, 110), (640, 652, 120))])  # fmt: skip
    for px, py, r in ((616, 558, 32), (704, 562, 30), (662, 548, 35)):
        canvas.fill(oval(px, py, r, r * 0.95), "#c8503f")
        peach = []
        for step in range(5):
            tone = mix("#d4573f", "#ffd878", step / 4)
            peach.append(
                dab(px - r * 0.3 + step * r * 0.17, py - step * r * 0.11, 62, r * (1.25 - step * 0.19), r * 0.36, tone)
            )
        canvas.marks([*peach, dab(px + r * 0.1, py - r * 0.9, -40, r * 0.45, 4, "#4f7a3c")])
    bowl = Mass([(566, 574), (756, 574), (736, 616), (700, 636), (622, 636), (586, 616)])
    block(canvas, dice, bowl, across("#1f5f5a", "#8fcf9c", 560, 740), 13, 24, 8, level(4), 0.6)
    canvas.marks(
        [
            dab(660, 576, 0, 196, 9, "#f4f6d8"),
            dab(660, 604, 1, 150, 5, "#f2e2a0"),
            dab(664, 642, 0, 84, 9, "#1f4f58"),
            dab(722, 594, 70, 24, 7, "#dff2c8"),
        ]
    )
    cup = Mass([(528, 640), (590, 640), (582, 676), (566, 688), (548, 688), (534, 676)])
    canvas.marks([dab(560, 690, 2, 104, 13, "#e9ebfb"), dab(560, 687, 2, 84, 6, "#9aa2d8")])
    block(canvas, dice, cup, across("#8f9bd6", "#fff8e2", 530, 588), 10, 15, 7, level(86), 0.5)
    canvas.marks([dab(559, 642, 0, 62, 9, "#fffdf0"), dab(559, 643, 0, 48, 6, "#8c5a3c")])
    bread = oval(374, 648, 56, 22, -8)
    block(canvas, dice, bread, lambda x, y: mix("#8d5a36", "#f0c27c", (664 - y) / 34), 11, 20, 8, level(-8), 0.7)
    canvas.marks([between((346 + s * 22, 640), (358 + s * 22, 652), 5, "#ffe6ae") for s in range(3)])
    canvas.marks(cluster(dice, 700, 672, 28, 14, 9, lambda x, y: dice.choice(["#e0567c", "#ffb0bd"]), 17, 12))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Crowns, lawn, gravel; the stem; chair, table, what stands on it; leaves that hang into the picture."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 1020, 400), leaves, 36, 44, 16, rolling(150, 60, 30), 1.0, 0.75))
    scene.add(Area(below([(-20, 366), (300, 352), (700, 362), (1020, 350)], 580), lawn, 36, 42, 12, level(2), 0.9, 0.6))
    scene.add(
        Area(below([(-20, 556), (300, 540), (700, 548), (1020, 530)], 1010), gravel, 38, 50, 15, level(1), 0.8, 0.55)
    )
    stem = Mass(
        [
            (806, -20),
            (826, 300),
            (812, 560),
            (780, 646),
            (840, 636),
            (900, 652),
            (1010, 644),
            (950, 540),
            (930, 280),
            (946, -20),
        ]
    )
    scene.add(Area(stem, across("#4a4166", "#9a8690", 800, 950), 24, 38, 12, level(86), 1.0, 0.9, False))
    painted(scene, canvas, dice, 0.92)
    canvas.marks(coins(dice, below([(-20, 600), (1020, 600)], 1000, False), 84, 62, 0.34, "#ffdf9e", "#e9b98c"))
    canvas.marks(
        coins(dice, Mass([(850, 20), (930, 20), (930, 560), (850, 560)]), 66, 32, 1.0, "#f6d68e", "#cfa078", 86)
    )
    chair(canvas, dice)
    canvas.marks(
        [dab(x, y, 0, 60, 14, broken("#55528c", dice, 0.8)) for x, y in oval(530, 880, 270, 44).scatter(dice, 40, 0.5)]
    )
    fall = Mass(
        [
            (226, 632),
            (250, 720),
            (238, 800),
            (290, 852),
            (360, 838),
            (430, 868),
            (520, 848),
            (600, 872),
            (690, 842),
            (760, 852),
            (812, 800),
            (806, 720),
            (826, 632),
        ]
    )
    block(canvas, dice, fall, cloth_fall, 27, 42, 13, lambda x, y: 90 - (x - 526) * 0.05, 0.8, 0.9)
    top = Mass(ring(526, 622, 304, 84, 0, 24))
    block(canvas, dice, top, cloth_top, 32, 46, 13, level(2), 0.6, 0.6)
    canvas.marks(coins(dice, Mass(ring(526, 622, 280, 70, 0, 24)), 62, 42, 0.42, "#fff9d6", "#ffe9a6"))
    canvas.marks(
        coins(
            dice,
            Mass([(270, 720), (526, 770), (790, 715), (770, 826), (526, 838), (280, 826)]),
            66,
            36,
            1.0,
            "#fff4c4",
            "#fbe3b0",
            80,
        )
    )
    canvas.marks(
        [
            dab(
                526 + 300 * math.cos(t / 8),
                624 + 82 * math.sin(t / 8),
                90 * math.cos(t / 8),
                30,
                7,
                broken("#f3f1fa", dice, 0.6),
            )
            for t in range(1, 25)
        ]
    )
    breakfast(canvas, dice)
    canvas.marks(
        cluster(
            dice,
            500,
            10,
            620,
            110,
            90,
            lambda x, y: mix("#23564a", "#b5cf52", dice.random() ** 1.5),
            34,
            13,
            rolling(120, 50, 70),
        )
    )


PAINTING = Painting(11, "table-under-the-lime", "square", paint)
