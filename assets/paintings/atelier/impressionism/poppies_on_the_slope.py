"""Poppies on the slope: a windy afternoon. One slanting green mass full of red, a bay horse and its cart on the edge."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.impressionism._shared import between, block, drift, glow, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene
from atelier.shapes import Mass, below, box, level, rolling, smooth

RIDGE = [(-20.0, 560.0), (160.0, 500.0), (380.0, 408.0), (600.0, 322.0), (800.0, 272.0), (1020.0, 240.0)]
SKY = ramp("#3f86cf", "#74aee0", "#aed3e8", "#e2ebe2")
EDGE = smooth(RIDGE)


def ridge(x: float) -> float:
    """The height of the slope's edge."""
    return next((y for px, y in EDGE if px >= x), 240.0)


def sky(x: float, y: float) -> Colour:
    """Summer blue with heaped clouds, cream above, lilac underneath."""
    tone = SKY(y / 460)
    for cx, cy, rx, ry in (
        (210, 150, 150, 62),
        (90, 210, 130, 44),
        (330, 205, 140, 40),
        (600, 84, 120, 34),
        (900, 70, 150, 44),
    ):
        inside = glow(x, y, cx, cy + 10 * math.sin(x / 23), rx, ry)
        if inside > 0.42:
            tone = mix("#b9bfe0", "#fff4e2", 0.5 + 0.9 * (cy + ry * 0.3 - y) / ry)
    return tone


def meadow(x: float, y: float) -> Colour:
    """Young wheat: yellow where the wind lays it, blue-green in its hollows."""
    deep = min(1.0, max(0.0, (y - ridge(x)) / 330))
    wave = drift(x + y * 0.5, y * 1.6, 90, 2)
    tone = mix("#d3d27a", "#4f8b4e", 0.2 + 0.75 * deep)
    return mix(tone, "#e6dc7c" if wave > 0 else "#2f6f62", 0.5 * abs(wave))


def valley(x: float, y: float) -> Colour:
    """Blue distance with fields and a village as a few warm touches."""
    tone = mix("#8ea6d2", "#9cc08e", (y - 380) / 120)
    return mix(tone, "#e6d69a", 0.5) if drift(x, y * 3, 60, 5) > 0.35 else tone


def horse_and_cart(canvas: Canvas, dice: random.Random) -> None:
    """On the edge of the slope against the sky: bay horse going down to the left, a blue cart, a carter in straw hat."""
    x, y = 600.0, 318.0

    def at(u: float, v: float) -> tuple[float, float]:
        return x + 1.15 * (u - v * 0.25), y + 1.15 * (v - u * 0.3)

    cart = Mass([at(38, -46), at(140, -50), at(130, -18), at(46, -14)])
    load = Mass([at(34, -46), at(60, -72), at(104, -82), at(146, -52)], round=True)
    block(
        canvas,
        dice,
        load,
        lambda px, py: mix("#c99a48", "#ffe9a0", (y - 64 - py) / 40 + 0.4),
        11,
        18,
        6,
        level(-20),
        0.9,
    )
    block(
        canvas,
        dice,
        cart,
        lambda px, py: mix("#2b4f94", "#7fa3dc", (y - 50 - py) / 40 + 0.4),
        11,
        22,
        7,
        level(-20),
        0.7,
    )
    spokes: list[Mark] = []
    for turn in range(0, 360, 30):
        a, b = math.radians(turn), math.radians(turn + 30)
        hub = at(98, -12)
        rim = [(hub[0] + 26 * math.cos(t), hub[1] + 26 * math.sin(t)) for t in (a, b)]
        spokes += [between(rim[0], rim[1], 4.5, "#4b3350"), between(hub, rim[0], 2.2, "#8a5b56")]
    canvas.marks(spokes, paints=4)
    body = Mass(
        [
            at(-60, -50),
            at(-38, -44),
            at(-14, -46),
            at(6, -50),
            at(16, -36),
            at(10, -20),
            at(-24, -16),
            at(-52, -20),
            at(-62, -34),
        ],
        round=True,
    )
    neck = Mass([at(-46, -46), at(-68, -74), at(-78, -74), at(-72, -50), at(-58, -26)])
    canvas.marks(
        [
            # Each leg: a strong upper half, a knee or hock, a thin lower half, a dark hoof. Far legs first.
            *[mark for tone, hip, knee, hoof in (
                ("#3f2636", (-44, -26), (-40, -10), (-45, 5)), ("#3f2636", (2, -26), (8, -10), (2, 5)),
                ("#7a4634", (-54, -26), (-64, -12), (-64, 3)), ("#7a4634", (8, -30), (17, -12), (15, 4)))
              for mark in (between(at(*hip), at(*knee), 11, tone), between(at(*knee), at(*hoof), 6.5, tone),
                           between(at(hoof[0] - 3, hoof[1] + 1), at(hoof[0] + 1, hoof[1] + 1), 7, "#241828"))],
            between(at(-60, -30), at(44, -28), 3, "#5b4238"),
            between(at(13, -46), at(26, -12), 6, "#3b2436"),
        ]
    )  # fmt: skip
    block(
        canvas, dice, neck, lambda px, py: mix("#5a2f38", "#c27a48", (y - 10 - py) / 50), 9, 14, 5, level(62), 0.4, 0.8
    )
    block(canvas, dice, body, lambda px, py: mix("#4f2b3a", "#cf8750", (y - 8 - py) / 34), 11, 18, 8, level(-18), 0.5)
    canvas.marks(
        [
            between(at(-76, -76), at(-50, -50), 6, "#35213a"), between(at(-76, -74), at(-76, -86), 4.5, "#5a3238"),
            between(at(-78, -70), at(-92, -55), 11, "#a8623e"), between(at(-92, -55), at(-98, -48), 9, "#5a2f38"),
            between(at(-80, -73), at(-92, -60), 4, "#d99a5c"), between(at(-90, -62), at(-84, -50), 2.5, "#2c1c30"),
            between(at(-48, -48), at(-56, -24), 6, "#d8c9a8"),
            between(at(58, -60), at(60, -84), 11, "#35589f"), between(at(62, -62), at(64, -82), 6, "#7394d6"),
            between(at(52, -74), at(36, -66), 4, "#35589f"),
            dab(*at(61, -92), 80, 11, 10, "#c98a68"), dab(*at(61, -97), -10, 23, 5, "#f2d27c"),
            dab(*at(61, -100), -10, 13, 6, "#e8bf5c"),
        ]
    )  # fmt: skip


def poppies(canvas: Canvas, dice: random.Random) -> None:
    """Red in drifts: points at the edge of the slope, whole flowers at our feet; each has its shade and its light."""
    far: list[Mark] = []
    near: list[Mark] = []
    slope = below(RIDGE, 770)
    for px, py in slope.scatter(dice, 16, 0.66):
        deep = (py - ridge(px)) / 300
        drifted = drift(px - py * 0.7, py * 1.2, 120, 3.3) + 0.55 * glow(px, py, 720, 620, 330, 200) - 0.12
        if deep < 0.03 or dice.random() > drifted * (1.45 - 0.75 * deep):
            continue
        size = 4 + 9.5 * deep
        red = dice.choice(["#d8201f", "#ee3a24", "#f4512f", "#c2142c", "#ff7448"])
        if size < 9.5:
            far.append(dab(px, py, dice.uniform(-15, 15), size * 1.5, size, red))
            continue
        stalk = between((px, py), (px + size * 0.5, py + size * 2.2), 2.2, "#3d7a45")
        near += [stalk, dab(px - size * 0.2, py, -30, size * 1.5, size, vary("#a3102a", dice, 0.02))]
        near.append(dab(px + size * 0.15, py - size * 0.25, 12, size * 1.7, size * 0.95, red))
        near.append(dab(px + size * 0.4, py - size * 0.45, 20, size * 0.8, size * 0.42, "#ff9a70"))
        if size > 12:
            near.append(dab(px, py, 0, size * 0.4, size * 0.34, "#3a1430"))
    canvas.marks(far, paints=6)
    near.sort(key=lambda mark: mark.path[0][2] if mark.path[0][0] == "M" else 0.0)
    canvas.marks(near, chunk=8, paints=12)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, valley, slope; the cart; grass and poppies; daisies for a cool light among the red."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 1020, 580), sky, 36, 48, 14, rolling(380, 22, -12), 0.7, 0.6))
    scene.add(
        Area(
            below([(-20, 400), (120, 372), (260, 392), (420, 380), (560, 360)], 600),
            valley,
            24,
            34,
            9,
            level(-3),
            0.7,
            0.6,
        )
    )
    wind = rolling(300, 16, -58, 1)
    scene.add(
        Area(below(RIDGE, 770), meadow, 23, 30, 7.5, wind, 1.0, 0.8, True, lambda x, y: 1 + max(0.0, y - 330) / 420)
    )
    painted(scene, canvas, dice, 0.86)
    canvas.marks([dab(x, y, dice.gauss(0, 5), 13, 8, tone) for x, y, tone in
                  ((96, 396, "#e0795a"), (112, 392, "#f6e6cf"),
                  (130, 398, "#d96b50"), (150, 394, "#f6e6cf"), (168, 398, "#c95f55"))])  # fmt: skip
    horse_and_cart(canvas, dice)
    canvas.marks(
        [dab(x, ridge(x) + dice.uniform(-3, 8), -70, 22, 4, broken("#a9b95e", dice, 1.1)) for x in range(520, 770, 16)]
    )
    poppies(canvas, dice)
    daisies = []
    for _ in range(46):
        px = dice.uniform(0, 520)
        py = ridge(px) + dice.uniform(0.15, 1) * (750 - ridge(px))
        size = 3 + 8 * (py - ridge(px)) / 300
        daisies.append(dab(px, py, 0, size * 1.3, size, dice.choice(["#fffbea", "#e9ecff", "#8fa6f0"])))
    canvas.marks(daisies, paints=3)


PAINTING = Painting(16, "poppies-on-the-slope", "wide", paint)
