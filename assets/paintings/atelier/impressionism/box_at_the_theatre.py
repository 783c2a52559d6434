"""A box at the theatre: gaslight. Crimson and gold in the dark; a pale blue back, an open fan, the stage glows left."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, choose, mix, vary
from atelier.impressionism._lady import fan, lady
from atelier.impressionism._shared import between, cluster, drift, glow, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, level, rolling

STAGE = (40.0, 560.0)
LUSTRE = (214.0, 128.0)
TIERS = (196.0, 352.0, 500.0)


def tier(base: float, x: float) -> float:
    """The parapet of a tier: a long curve that sinks towards the stage."""
    return base + 0.00042 * (x - 560) ** 2


def house(x: float, y: float) -> Colour:
    """The dark house: wine and umber, warm near the lustre and the stage, bands of gilt where a tier runs."""
    tone = mix("#3a1a2e", "#6d2a34", 0.5 + 0.5 * drift(x, y, 90, 2))
    for base in TIERS:
        off = y - tier(base, x)
        if -58 < off < 0:
            tone = mix("#2a1730", "#8a3a38", 0.35 + 0.5 * (off + 58) / 58 + 0.2 * drift(x, y, 26))
        elif 0 <= off < 42:
            gilt = mix("#d99a48", "#7d3a34", off / 42)
            tone = mix(gilt, "#ffe2a0", 0.5 * max(0.0, math.sin(x / 13 + base)))
    tone = mix(tone, "#ffcf7d", 0.85 * glow(x, y, *LUSTRE, 150, 130))
    return mix(tone, "#ffd98c", 0.55 * glow(x, y, *STAGE, 250, 190))


def stage(x: float, y: float) -> Colour:
    """What is seen of the stage: a painted wood in green and lemon light, boards below."""
    if y > 636:
        return mix("#fff0b8", "#e0a860", (y - 636) / 60)
    return mix("#8fc9a8", "#f4f3b4", 0.5 + 0.6 * drift(x, y, 34, 3) + 0.3 * (y - 560) / 100)


def velvet(light: Colour, deep: Colour, fold: float) -> Tone:
    """Crimson velvet in folds."""
    return lambda x, y: mix(
        deep, light, 0.42 + 0.45 * math.sin(x / fold + 0.8 * math.sin(y / 120)) - 0.25 * (x - 640) / 130
    )


def public(dice: random.Random) -> list[Mark]:
    """The others in their boxes, no more than touches: a face, a shirt front, a gown; the gilt parapet cuts them off."""
    marks = []
    for base, near in zip(TIERS, (0.8, 0.9, 1.05), strict=True):
        x = 190.0 if base > 400 else 6.0
        while x < 640:
            y = tier(base, x) - dice.uniform(6, 18)
            if math.hypot(x - LUSTRE[0], y - LUSTRE[1]) > 104 and not (370 < x < 540 and y > 320):
                dim = 0.25 + 0.3 * dice.random()
                dark = house(x, y)
                gown = mix(
                    choose(dice, [("#f2e6e0", 3), ("#2b2238", 4), ("#b9c6e8", 1), ("#e8a0a8", 2), ("#f0d488", 1)]),
                    dark,
                    dim,
                )
                marks.append(dab(x + dice.gauss(0, 3), y + 13, 80 + dice.gauss(0, 20), 22 * near, 17 * near, gown))
                marks.append(dab(x, y - 3, 70, 12 * near, 9 * near, mix(vary("#eab08c", dice, 0.04), dark, dim)))
                marks.append(dab(x + 2, y - 8, 10, 10 * near, 6 * near, mix("#4a2a2c", dark, dim)))
            x += dice.choice((16, 19, 24, 46, 70)) * near
        for x in range(0, 640, 16):
            y = tier(base, x) + dice.uniform(2, 12)
            if (
                not (360 < x < 530 and y > 330)
                and (base < 400 or x > 160)
                and math.hypot(x - LUSTRE[0], y - LUSTRE[1]) > 60
            ):
                marks.append(
                    dab(x, y, 0.05 * (x - 560), 21, 8, broken(mix("#c98a42", "#f2c878", dice.random()), dice, 1.0))
                )
    return marks


def lustre(dice: random.Random) -> list[Mark]:
    """The great lustre: rings of small flames, drops of blue and lemon crystal, a white heart."""
    cx, cy = LUSTRE
    marks = [between((cx, -10), (cx, cy - 40), 5, "#a8743c")]
    marks += cluster(
        dice,
        cx,
        cy,
        120,
        100,
        46,
        lambda x, y: mix("#ffedb0", "#d98a48", math.hypot(x - cx, y - cy) / 100),
        15,
        12,
        None,
        0.6,
    )
    for ry, rx, count in ((4, 92, 15), (-30, 62, 11), (34, 54, 9)):
        for step in range(count):
            turn = 2 * math.pi * step / count
            x, y = cx + rx * math.cos(turn), cy + ry + rx * 0.26 * math.sin(turn)
            marks += [dab(x, y, 90, 21, 11, "#ffd071"), dab(x, y - 2, 90, 14, 6, "#fffbe6")]
            if step % 2:
                marks.append(dab(x + 3, y + 17, 90, 15, 4.5, dice.choice(["#cfe3f6", "#fff1b8", "#a9c4ea", "#f6c4b0"])))
    return marks


def dancers(dice: random.Random) -> list[Mark]:
    """Three dancers far away on the stage: tulle, a bodice, an arm."""
    marks = []
    for x, y, tone in ((40, 640, "#fff6f2"), (88, 652, "#ffd9dc"), (10, 660, "#eef3ff")):
        for step in range(7):
            marks.append(between((x, y - 16), (x + (step - 3) * 8, y + 3 - abs(step - 3)), 6, vary(tone, dice, 0.025)))
        marks += [
            between((x - 2, y), (x - 3, y + 24), 3.5, "#e8a890"), between((x + 4, y), (x + 9, y + 22), 3.5, "#e8a890"),
            between((x, y - 18), (x, y - 34), 9, tone), dab(x, y - 44, 90, 11, 9, "#e9b090"),
            dab(x, y - 49, 0, 10, 5, "#5a3428"),
            between((x + 3, y - 33), (x + 22, y - 54), 3.5, "#f0bb9c"),
            between((x - 3, y - 33), (x - 20, y - 42), 3.5, "#f0bb9c"),
        ]  # fmt: skip
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """House, stage, ledge and drapes; the public; the lustre; ledge with glasses; fan and lady."""
    scene = Scene()

    def run(x: float, y: float) -> float:
        return 0.05 * (x - 560)

    scene.add(
        Area(
            Mass(
                [
                    (-10, -10),
                    (770, -10),
                    (770, 800),
                    (600, 800),
                    (600, 660),
                    (500, 600),
                    (400, 600),
                    (300, 650),
                    (290, 800),
                    (-10, 800),
                ]
            ),
            house,
            29,
            36,
            13,
            run,
            0.8,
            0.7,
        )
    )
    scene.add(
        Area(
            Mass([(-20, 470), (120, 480), (140, 560), (128, 690), (-20, 700)]),
            stage,
            17,
            22,
            9,
            rolling(60, 50, 60),
            0.8,
            0.8,
        )
    )
    scene.add(
        Area(
            Mass(
                [
                    (-20, 440),
                    (130, 452),
                    (176, 480),
                    (160, 560),
                    (170, 700),
                    (132, 700),
                    (124, 520),
                    (80, 488),
                    (-20, 484),
                ]
            ),
            velvet("#e0644a", "#6a1a2c", 9),
            16,
            30,
            9,
            level(84),
            0.8,
            0.9,
        )
    )
    scene.add(
        Area(
            Mass([(770, -20), (620, -20), (640, 160), (676, 330), (668, 520), (628, 640), (640, 780), (770, 800)]),
            velvet("#c9303c", "#3f0f26", 15),
            27,
            48,
            13,
            level(88),
            0.9,
            0.9,
        )
    )
    ledge = Mass(
        [
            (-20, 778),
            (200, 764),
            (290, 762),
            (300, 860),
            (250, 1010),
            (600, 1010),
            (590, 860),
            (600, 762),
            (770, 770),
            (770, 1010),
            (-20, 1010),
        ]
    )
    scene.add(
        Area(
            ledge,
            lambda x, y: mix(
                mix("#e0504a", "#a01f34", (y - 760) / 60 + 0.2 * drift(x, y, 40)),
                "#3a1028",
                min(1.0, max(0.0, (y - 815) / 130)) * 0.85 + 0.15 * x / 750,
            ),
            29,
            44,
            13,
            level(-1),
            0.9,
            0.6,
        )
    )
    painted(scene, canvas, dice, 0.92)
    canvas.marks(public(dice), paints=20)
    canvas.marks(dancers(dice), paints=12)
    canvas.marks(
        [
            dab(x, 698 + dice.gauss(0, 3), 0, 22, 9, dice.choice(["#fff3b0", "#ffd56a", "#ffb54e"]))
            for x in range(-6, 150, 13)
        ]
    )
    canvas.marks(lustre(dice), paints=14)
    canvas.marks(
        [
            dab(x, 772 + (x - 400) ** 2 * 0.00004 + dice.gauss(0, 2), -1, 40, 7, broken("#f4846a", dice, 0.9))
            for x in range(0, 750, 27)
        ]
    )
    glasses = [dab(96, 834, -4, 120, 10, "#4a1028"), dab(104, 838, -4, 90, 8, "#3a0c22")]
    for gx in (62.0, 104.0):
        for s in range(4):
            glasses.append(between((gx + s * 8, 826), (gx + 4 + s * 5, 786), 9, mix("#f2d9a0", "#3a2438", (s + 1) / 4)))
        glasses += [
            between((gx - 1, 828), (gx + 26, 828), 7, "#e0b058"),
            between((gx + 3, 785), (gx + 20, 785), 5, "#ffe6a8"),
        ]
    canvas.marks([*glasses, between((86, 806), (104, 806), 7, "#c8943f"), dab(95, 800, 90, 12, 7, "#ffe6a8")])
    fan(canvas, dice)
    lady(canvas, dice)


PAINTING = Painting(46, "box-at-the-theatre", "tall", paint)
