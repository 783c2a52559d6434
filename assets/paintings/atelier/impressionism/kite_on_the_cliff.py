"""A kite on the cliff: wind from the land in the afternoon. Turquoise below, chalk and grass rising right, one orange kite."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.impressionism._shared import between, drift, glow, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene
from atelier.shapes import Mass, Point, box, level, lines, rolling, smooth

HORIZON = 232.0
KITE = (300.0, 118.0)
BOY = (742.0, 420.0)
SKY = ramp("#4f93d6", "#86bbe4", "#bfdcea", "#f0eadb")


def sky(x: float, y: float) -> Colour:
    """Wind clouds combed over a strong blue."""
    tone = SKY(y / HORIZON)
    comb = drift(x + y * 1.6, y * 2.4, 150, 2)
    return mix(tone, "#fffaf0" if y < 150 else "#e9dcd8", 0.85 * max(0.0, comb - 0.02) ** 0.7)


def sea(x: float, y: float) -> Colour:
    """From violet-blue at the edge of the world to bottle green and milk under the cliff."""
    tone = ramp("#3f66b4", "#2f86bd", "#2ea6b4", "#5cc3b0", "#9fdcc4")(
        (y - HORIZON) / 500 + 0.12 * drift(x, y * 2.5, 120, 1)
    )
    tone = mix(tone, "#2a5aa8", 0.6 * max(0.0, drift(x * 0.8, y * 3.4, 110, 5) - 0.05))
    return mix(tone, "#fff3cf", 0.55 * glow(x, y, 130, HORIZON + 26, 190, 22))


def turf(x: float, y: float) -> Colour:
    """Cliff grass bleached by wind, gorse in it, violet in its folds."""
    wave = drift(x + y, y * 1.3, 80, 4)
    tone = mix("#cfcf6c", "#6f9f58", 0.45 + 0.5 * wave + (y - 430) / 900)
    tone = mix(tone, "#6a6fa0", 0.5 * max(0.0, drift(x, y * 1.5, 70, 8) - 0.2))
    return mix(tone, "#f2b93a", 0.85) if drift(x * 1.5, y * 2, 33, 6) > 0.62 else tone


def chalk(x: float, y: float) -> Colour:
    """The face: cream and rose in the sun, blue where it turns away, with level beds."""
    bed = math.sin(y / 13 + 0.8 * math.sin(x / 60))
    cleft = drift(x * 1.8, y * 0.6, 60, 3)
    tone = mix("#fff2d8", "#f1c9b2", 0.5 + 0.5 * bed)
    tone = mix(tone, "#8d9fd4", min(1.0, 0.15 + 1.1 * max(0.0, cleft)))
    return mix(tone, "#7fb7b8", 0.5 * max(0.0, (y - 610) / 120))


EDGE = smooth(
    [
        (1020, 318),
        (900, 350),
        (800, 398),
        (700, 440),
        (610, 458),
        (540, 500),
        (500, 540),
        (430, 560),
        (360, 600),
        (300, 660),
        (250, 700),
        (210, 770),
    ]
)


def white_horses(dice: random.Random, land: Mass) -> list[Mark]:
    """Foam: thin far out, broad and broken under the cliff."""
    marks = []
    for _ in range(170):
        y = HORIZON + 12 + 480 * dice.random() ** 1.5
        x = dice.uniform(-10, 700)
        if land.inside(x - 20, y) or land.inside(x + 20, y - 10):
            continue
        near = (y - HORIZON) / 480
        tone = dice.choice(["#fffdf4", "#f4fbf6", "#d7eef0", "#bfe3ea"])
        marks.append(dab(x, y, dice.gauss(-4, 5), 9 + 34 * near, 2.4 + 6 * near, tone, dice.choice((0.0, 16.0))))
    return marks


def surf(dice: random.Random, line: list[Point]) -> list[Mark]:
    """Where the sea breaks at the foot of the cliff."""
    marks = []
    for x, y in line:
        for _ in range(5):
            tone = dice.choice(["#fffdf6", "#ffffff", "#e3f2f2", "#c4e4e4", "#f6e8e2"])
            marks.append(
                dab(
                    x + dice.gauss(-14, 17),
                    y + dice.gauss(4, 10),
                    dice.gauss(-12, 16),
                    dice.uniform(14, 40),
                    dice.uniform(6, 12),
                    tone,
                )
            )
    return marks


def sail(x: float, y: float, size: float) -> list[Mark]:
    """A fishing lugger leaning with the wind: a dark hull, a tan sail with its sun side."""
    main = [(x + 3 * size, y - 46 * size), (x + 16 * size, y - 5 * size), (x - 4 * size, y - 4 * size)]
    jib = [(x + 1 * size, y - 42 * size), (x - 7 * size, y - 4 * size), (x - 20 * size, y - 5 * size)]
    return [
        Mark(lines(main), fill="#a3543c"),
        Mark(lines(jib), fill="#f0a066"),
        between((x + 4 * size, y - 34 * size), (x + 10 * size, y - 10 * size), 4 * size, "#7d3f3c"),
        between((x - 18 * size, y), (x + 16 * size, y), 6 * size, "#2c3a62"),
        dab(x, y + 9 * size, 0, 30 * size, 4 * size, "#b98a86"),
        dab(x + 6 * size, y + 16 * size, 0, 20 * size, 3 * size, "#8d86a8"),
    ]


def kite(canvas: Canvas, dice: random.Random) -> None:
    """An orange kite with a tail of bows, and its line down to the boy's hands."""
    kx, ky = KITE
    hands = (BOY[0] - 30, BOY[1] - 70)
    string = [
        (hands[0] + (kx + 6 - hands[0]) * t, hands[1] + (ky + 8 - hands[1]) * t + 40 * math.sin(math.pi * t))
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
    ]
    canvas.line(string, "#6a5a6e", 1.8, round=True)
    tip, left, right, low = (kx + 26, ky - 58), (kx - 40, ky - 22), (kx + 52, ky + 6), (kx - 34, ky + 66)
    canvas.fill([tip, right, low, left], "#e8601f")
    canvas.fill([tip, left, low], "#c8351f")
    marks = []
    for _ in range(34):
        a, b = dice.random(), dice.random()
        if a + b > 1:
            a, b = 1 - a, 1 - b
        side, base = (left, "#d8401f") if dice.random() < 0.5 else (right, "#ff8f2e")
        x = low[0] + (tip[0] - low[0]) * a * 0.94 + (side[0] - low[0]) * b * 0.9
        y = low[1] + (tip[1] - low[1]) * a * 0.94 + (side[1] - low[1]) * b * 0.9
        marks.append(dab(x, y, 116 + dice.gauss(0, 8), 20, 6, broken(base, dice, 1.0)))
    canvas.marks(marks)
    canvas.marks(
        [
            between(tip, low, 3, "#7a2f2c"),
            between(left, right, 3, "#7a2f2c"),
            between((kx + 20, ky - 38), (kx + 30, ky - 8), 8, "#ffc46a"),
        ]
    )
    tail = [
        (low[0] - 17 * t + 5 * math.sin(t * 1.3), low[1] + 15 * t - 1.1 * t * t + 9 * math.sin(t * 1.5))
        for t in range(1, 13)
    ]
    canvas.line([low, *tail], "#7a4a55", 1.6, round=True)
    bows = []
    for index, (x, y) in enumerate(tail[::2]):
        tone = ("#f4d23c", "#e24a6a", "#fff6e4", "#3d62b8")[index % 4]
        bows += [dab(x - 7, y - 4, 30, 19, 10, tone), dab(x + 8, y + 3, -35, 19, 10, mix(tone, "#6a4a6a", 0.3))]
    canvas.marks(bows)


def children(canvas: Canvas, dice: random.Random) -> None:
    """The boy leans back against the pull; his sister holds her hat, her frock and ribbons blown towards the sea."""
    bx, by = BOY
    canvas.marks([dab(bx + 34 + dice.gauss(0, 12), by + dice.uniform(-2, 7), -12, 60, 7, "#566a86") for _ in range(6)])
    canvas.marks(
        [
            between((bx - 8, by), (bx + 6, by - 42), 12, "#2d3a66"),
            between((bx + 20, by - 2), (bx + 12, by - 42), 12, "#4a5c92"),
            dab(bx - 12, by, 0, 18, 8, "#2a2238"), dab(bx + 19, by - 1, 0, 17, 8, "#3a2e42"),
            *[between((bx + 2 + s * 5, by - 42), (bx + 10 + s * 6, by - 84), 8, tone)
              for s, tone in enumerate(("#fff8e6", "#eef0f6", "#b9c4e4", "#8d9acb"))],
            between((bx + 6, by - 80), (bx - 22, by - 70), 8, "#fff4dc"),
            between((bx + 16, by - 74), (bx - 20, by - 64), 8, "#c9d0ea"),
            dab(bx - 27, by - 70, 0, 11, 9, "#eebb94"), dab(bx + 21, by - 98, 80, 22, 19, "#c98a6a"),
            dab(bx + 17, by - 98, 80, 18, 10, "#f2c09a"),
            dab(bx + 25, by - 106, -20, 26, 12, "#8a5230"),
            between((bx + 14, by - 84), (bx - 12, by - 94), 7, "#d8343c"),
            between((bx + 14, by - 84), (bx - 8, by - 84), 5, "#a5222e"),
            between((bx + 12, by - 84), (bx + 27, by - 86), 7, "#d8343c"),
        ]
    )  # fmt: skip
    gx, gy = bx + 112, by - 32
    canvas.marks([dab(gx + 34 + dice.gauss(0, 10), gy + dice.uniform(-2, 6), -14, 54, 7, "#566a86") for _ in range(5)])
    frock = []
    for step in range(9):
        blown = (gx + 26 - step * 8.5 - step * step * 0.35, gy - 6 - step * 1.6)
        tone = mix("#9b8fd0", "#fff4f0", step / 8)
        frock.append(between((gx + 9 - step * 1.6, gy - 56), blown, 9, vary(mix("#ffd0d4", tone, 0.55), dice, 0.02)))
    canvas.marks(
        [
            between((gx - 2, gy + 6), (gx - 2, gy - 14), 7, "#3a3358"),
            between((gx + 12, gy + 6), (gx + 10, gy - 14), 7, "#4d4670"), *frock,
            *[between((gx - 6 + s * 6, gy - 56), (gx - 4 + s * 6, gy - 84), 8, tone)
              for s, tone in enumerate(("#fff1ea", "#f2c9d4", "#a99ad2"))],
            between((gx + 8, gy - 82), (gx + 22, gy - 106), 7, "#e9c4d2"),
            between((gx + 22, gy - 106), (gx + 8, gy - 116), 6, "#eebb94"),
            dab(gx + 1, gy - 98, 80, 20, 17, "#c98a6a"), dab(gx + 4, gy - 98, 80, 16, 9, "#b5753c"),
            between((gx + 4, gy - 96), (gx - 32, gy - 90), 8, "#b5753c"),
            between((gx + 2, gy - 91), (gx - 30, gy - 82), 6, "#d99a52"),
            dab(gx, gy - 112, -8, 42, 8, "#f4d88a"), dab(gx + 2, gy - 117, -8, 24, 11, "#e8c264"),
            between((gx - 12, gy - 112), (gx - 50, gy - 122), 5, "#3d62b8"),
            between((gx - 12, gy - 110), (gx - 46, gy - 110), 4, "#6f93dc"),
        ]
    )  # fmt: skip


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, sea, the far headland, the face of the cliff, its grass; foam; kite and children; grass in front."""
    scene = Scene()
    scene.add(
        Area(box(-10, -10, 1020, HORIZON + 20), sky, 30, 46, 11, lambda x, y: -16 + 10 * drift(x, y, 160, 3), 0.6, 0.6)
    )
    water = box(-10, HORIZON, 1020, 540)
    scene.add(Area(water, sea, 24, 32, 7, level(-2), 0.9, 0.5, True, lambda x, y: 0.8 + max(0.0, y - HORIZON) / 420))
    head = Mass([(1020, 196), (900, 190), (800, 206), (720, 214), (690, 232), (684, 244), (1020, 244)])
    scene.add(
        Area(
            head,
            lambda x, y: mix("#e6d5d2", "#8fa5cc", (y - 190) / 60 + 0.4 * drift(x, y, 30)),
            15,
            22,
            7,
            level(-6),
            0.5,
            0.7,
        )
    )
    face = Mass(
        [
            *EDGE[20:],
            (150, 770),
            (176, 716),
            (226, 664),
            (282, 610),
            (330, 570),
            (368, 540),
            (430, 508),
            (472, 470),
            (520, 462),
            *EDGE[20:34:6],
        ]
    )
    scene.add(
        Area(
            face,
            chalk,
            18,
            24,
            9,
            lambda x, y: 78.0 if y > 500 and drift(x * 1.8, y * 0.6, 60, 3) > 0.1 else -14.0,
            0.7,
            0.8,
        )
    )
    grass = Mass([*EDGE, (1020, 770)])
    scene.add(
        Area(
            grass,
            turf,
            23,
            30,
            8,
            rolling(260, 14, -24, 1),
            1.0,
            0.7,
            True,
            lambda x, y: 0.85 + max(0.0, y - 400) / 420,
        )
    )
    painted(scene, canvas, dice, 0.85)
    # The edge of the sea is a line, if not a ruled one: the sky's last touches lie along it.
    canvas.marks(
        [
            dab(x, HORIZON - 7 + dice.uniform(-1, 0.6), 0, 46, 9, broken(sky(x, HORIZON - 6), dice, 0.4))
            for x in range(0, 690, 21)
        ],
        paints=8,
    )
    canvas.marks(white_horses(dice, Mass([*EDGE, (1020, 770)])), paints=5)
    canvas.marks(
        surf(dice, [(150, 752), (172, 716), (206, 680), (244, 640), (282, 608), (326, 574), (366, 540), (420, 506)]),
        paints=5,
    )
    canvas.marks([*sail(196, 316, 1.15), *sail(470, 262, 0.62), *sail(88, 262, 0.55)])
    tufts = []
    for x, y in EDGE[::3]:
        if x > 230:
            tufts.append(dab(x + 6, y - 2, -28 + dice.gauss(0, 8), 30, 6, broken("#a8b35a", dice, 1.2)))
    canvas.marks(tufts)
    kite(canvas, dice)
    children(canvas, dice)
    blades = []
    for x, y in Mass([(420, 770), (560, 660), (780, 600), (1020, 560), (1020, 770)]).scatter(dice, 34, 0.7):
        tone = broken(mix("#4f7f52", "#ddd070", dice.random()), dice, 1.2)
        blades.append(dab(x, y, 218 + dice.gauss(0, 9), dice.uniform(30, 56), 4.2, tone, -14))
    canvas.marks(blades)
    gorse = []
    for cx, cy in ((930, 640), (640, 706), (820, 720)):
        for _ in range(22):
            gorse.append(
                dab(
                    cx + dice.gauss(0, 34),
                    cy + dice.gauss(0, 14),
                    dice.uniform(0, 180),
                    14,
                    9,
                    dice.choice(["#f6c531", "#ffdf6a", "#d99a1f", "#4a7a4c"]),
                )
            )
    canvas.marks(gorse, paints=4)


PAINTING = Painting(41, "kite-on-the-cliff", "wide", paint)
