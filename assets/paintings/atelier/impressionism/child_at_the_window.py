"""At the window: a morning indoors. A child in white from behind between two muslin curtains; green light comes in."""

import math
import random
from itertools import pairwise

from atelier.brushes import dab
from atelier.canvas import Canvas
from atelier.colour import Colour, broken, mix
from atelier.impressionism._shared import across, between, block, cluster, drift, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, below, box, level, oval, rolling

SILL = 590.0


def paper(x: float, y: float) -> Colour:
    """Wallpaper away from the light: grey-blue with faded roses."""
    tone = mix("#7f8fb6", "#9aa3c4", 0.5 + 0.5 * drift(x, y, 80, 2))
    bloom = math.sin(x / 15 + math.sin(y / 26)) * math.sin(y / 22) > 0.72
    return mix(tone, "#d3a6b8", 0.75) if bloom else tone


def garden(x: float, y: float) -> Colour:
    """Outside: trees, a path in sun, a bed of flowers; all light and without edges."""
    if y < 150:
        return mix("#bfe0ee", "#e7f3e6", y / 150 + 0.3 * drift(x, y, 60, 1))
    if y < 390:
        tone = mix("#6fa866", "#cfe08a", 0.5 + 0.7 * drift(x, y, 46, 3))
        return mix(tone, "#3f8273", 0.6 * max(0.0, -drift(x, y, 34, 5)))
    return mix("#9cc65a", "#e4ec8c", 0.5 + 0.5 * drift(x, y, 40, 4))


def floor(x: float, y: float) -> Colour:
    """Boards: violet-brown, and the window's light lying on them in two pale fields."""
    tone = mix("#8a6f86", "#6d5f86", (y - 860) / 140 + 0.2 * drift(x, y, 60))
    lean = (y - 850) * 0.7
    lit = 120 < x + lean < 330 or 400 < x + lean < 640
    return mix(tone, "#f6e2b6", 0.8) if lit and y > 872 else tone


def muslin(phase: float) -> Tone:
    """Thin cloth before light: white with blue, lilac and the green of the garden in its folds."""

    def tone(x: float, y: float) -> Colour:
        fold = math.sin(x / 11 + phase + 0.9 * math.sin(y / 130 + phase))
        here = mix("#9fb0dc", "#fdfbf2", 0.55 + 0.45 * fold)
        return mix(here, "#cfe3b8" if y < 560 else "#d9c3dc", 0.28 + 0.2 * drift(x, y, 50, phase))

    return tone


def frame(canvas: Canvas, dice: random.Random) -> None:
    """The window's bars, pale blue against the garden, and the sill with a pot of geraniums."""
    bars = [
        between((375, 20), (375, SILL), 17, "#a9b4dc"),
        between((371, 20), (371, SILL), 6, "#eef1fb"),
        between((150, 236), (600, 236), 15, "#9faad6"),
        between((150, 231), (600, 231), 5, "#f4f3f2"),
    ]
    canvas.marks(bars)
    sill = Mass([(110, SILL - 8), (640, SILL - 8), (664, SILL + 26), (90, SILL + 26)])
    block(canvas, dice, sill, lambda x, y: mix("#fbf5e6", "#aab4dc", (y - SILL + 8) / 34), 20, 40, 9, level(0), 0.5)
    panel = box(104, SILL + 26, 544, 262)
    block(
        canvas,
        dice,
        panel,
        lambda x, y: mix("#8d98c6", "#a9b0d2", 0.5 + 0.5 * drift(x, y, 70, 3)),
        29,
        40,
        12,
        level(88),
        0.6,
    )
    canvas.marks(
        [
            between((x, SILL + 52), (x, SILL + 250), 6, tone)
            for x, tone in ((150, "#6f7cb4"), (156, "#c3c9e6"), (600, "#6f7cb4"), (594, "#c3c9e6"))
        ]
    )
    pot = Mass([(536, 520), (606, 520), (594, 584), (550, 584)])
    block(canvas, dice, pot, across("#8d4336", "#e79a66", 610, 530), 13, 18, 8, level(88), 0.8)
    canvas.marks([between((532, 520), (610, 520), 10, "#c76f4c")])
    canvas.marks(cluster(dice, 570, 468, 62, 46, 34, lambda x, y: mix("#2f6b4c", "#8fbf58", (620 - x) / 100), 22, 12))
    canvas.marks(
        cluster(dice, 566, 440, 58, 44, 24, lambda x, y: mix("#c21f3a", "#ff6d62", dice.random()), 16, 13, None, 0.6)
    )


def child(canvas: Canvas, dice: random.Random) -> None:
    """She kneels on a low stool with her arms on the sill: white frock, blue sash, chestnut hair with a ribbon."""
    # Stool and the legs in dark stockings.
    canvas.marks(
        [
            between((262, 880), (248, 962), 13, "#5a3f4c"), between((430, 880), (446, 962), 13, "#5a3f4c"),
            between((300, 870), (296, 930), 10, "#6d4c52"), between((396, 870), (400, 930), 10, "#6d4c52"),
            between((246, 872), (448, 872), 26, "#8f5f50"), between((246, 864), (448, 864), 10, "#d39a74"),
            between((318, 800), (300, 864), 34, "#2f3358"), between((378, 800), (396, 864), 34, "#3c426c"),
            between((298, 872), (288, 890), 24, "#2a2238"), between((398, 872), (410, 890), 24, "#33294a"),
        ]
    )  # fmt: skip
    skirt = Mass(
        [
            (304, 640),
            (280, 700),
            (250, 770),
            (232, 838),
            (290, 856),
            (350, 848),
            (410, 858),
            (464, 836),
            (446, 768),
            (416, 700),
            (396, 640),
        ],
        round=True,
    )

    def frock(x: float, y: float) -> Colour:
        side = abs(x - 350) / 110
        fold = math.sin((x - 350) / (9 + (y - 620) * 0.05) + 0.6)
        tone = mix("#8f9ccf", "#e7e4f2", 0.45 + 0.35 * fold)
        return mix(tone, "#fff8e4", min(1.0, 0.9 * side**2.2))

    block(canvas, dice, skirt, frock, 17, 32, 9, lambda x, y: 90 - (x - 350) * 0.22, 0.7, 0.9)
    arms = [
        Mass([(306, 530), (270, 548), (244, 592), (262, 612), (292, 590), (318, 572)], round=True),
        Mass([(394, 530), (430, 548), (456, 592), (438, 612), (408, 590), (382, 572)], round=True),
    ]
    for arm in arms:
        block(
            canvas,
            dice,
            arm,
            lambda x, y: mix("#a3aeda", "#fff9ea", abs(x - 350) / 90 - 0.2),
            13,
            22,
            9,
            level(60),
            0.6,
        )
    back = Mass(
        [(312, 528), (350, 516), (388, 528), (402, 580), (398, 646), (350, 656), (302, 646), (298, 580)], round=True
    )
    block(canvas, dice, back, frock, 15, 24, 9, level(88), 0.6, 0.9)
    canvas.marks(
        [
            *[between((300, 642 + s * 6), (400, 642 + s * 6), 8, tone)
              for s, tone in enumerate(("#6f93dc", "#3f66bc", "#2f4f9e"))],
            between((350, 650), (312, 626), 17, "#3f66bc"), between((350, 650), (390, 628), 17, "#5d86d6"),
            between((350, 650), (318, 672), 15, "#2f4f9e"), between((350, 650), (384, 674), 15, "#3f66bc"),
            between((346, 658), (330, 742), 13, "#3f66bc"), between((356, 658), (374, 734), 13, "#6f93dc"),
            dab(350, 650, 0, 20, 17, "#86a9ea"),
            dab(238, 594, 10, 30, 15, "#e3b497"), dab(462, 594, -10, 30, 15, "#f1c9a8"),
            between((350, 492), (350, 522), 30, "#c99a88"), between((336, 500), (336, 520), 8, "#eec3a4"),
        ]
    )  # fmt: skip
    head = oval(350, 440, 50, 56)
    canvas.fill(head, "#6b3d34")
    hair = []
    for x, y in Mass(
        [
            (302, 420),
            (318, 392),
            (350, 380),
            (382, 392),
            (398, 420),
            (404, 470),
            (396, 512),
            (350, 524),
            (304, 512),
            (296, 470),
        ],
        round=True,
    ).scatter(dice, 12, 0.9):
        rim = min(1.0, (abs(x - 350) / 50) ** 3 + max(0.0, (408 - y) / 30))
        tone = mix(mix("#5a2f34", "#94593c", 0.5 + 0.5 * math.sin(x / 7)), "#f3bf78", rim * 0.9)
        hair.append(dab(x, y, 90 - (x - 350) * 0.5, 26, 7, broken(tone, dice, 0.8)))
    hair += [
        between((350, 396), (322, 376), 15, "#d9466a"), between((350, 396), (380, 376), 15, "#ef7f92"),
        between((350, 396), (330, 408), 10, "#b5304f"), between((350, 396), (372, 408), 10, "#d9466a"),
        dab(350, 396, 0, 13, 11, "#f7a3ad"),
    ]  # fmt: skip
    canvas.marks(hair, paints=18)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Garden, wall, floor; bars and sill; curtains; child; what she left on the floor."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 70, 890), paper, 27, 22, 12, rolling(60, 60, 20), 0.8, 0.7))
    scene.add(Area(box(700, -10, 70, 890), paper, 27, 22, 12, rolling(60, 60, 20), 0.8, 0.7))
    scene.add(Area(box(140, 20, 470, 150), garden, 22, 28, 11, level(-14), 0.7, 0.7))
    scene.add(
        Area(
            below(
                [(140, 168), (210, 128), (270, 166), (330, 142), (410, 172), (490, 130), (560, 158), (610, 136)], 600
            ),
            garden,
            24,
            28,
            11,
            rolling(90, 60, 30),
            0.9,
            0.75,
        )
    )
    scene.add(Area(Mass([(-20, 872), (770, 872), (770, 1010), (-20, 1010)]), floor, 27, 48, 11, level(0), 0.8, 0.6))
    canvas.ground("#9fb0d4")
    painted(scene, canvas, dice, 0.9)
    canvas.marks(
        cluster(
            dice, 220, 470, 70, 60, 26, lambda x, y: dice.choice(["#e86a8c", "#f7b2bd", "#fff4ee", "#b06ac0"]), 13, 9
        )
    )
    canvas.marks(
        cluster(dice, 480, 430, 70, 50, 22, lambda x, y: dice.choice(["#f2a03d", "#e86a8c", "#fff4ee"]), 12, 8)
    )
    frame(canvas, dice)
    left = Mass([(40, 0), (250, 0), (240, 160), (220, 330), (180, 470), (118, 566), (124, 610), (142, 740), (150, 900),
            (46, 912), (44, 740), (34, 580), (40, 400)])  # fmt: skip
    right = Mass([(712, 0), (500, 0), (512, 160), (536, 340), (580, 480), (640, 574), (634, 618), (618, 740), (612, 900),
            (720, 912), (714, 740), (724, 590), (714, 400)])  # fmt: skip
    for curtain, waist, phase in ((left, 78.0, 0.4), (right, 680.0, 2.0)):

        def hang(x: float, y: float, waist: float = waist) -> float:
            """The folds run together into the band that holds the curtain, and open again below it."""
            lean = (waist - x) / (700 - y) if y < 578 else (x - waist) / (y - 400)
            return 90 - math.degrees(math.atan(lean))

        block(canvas, dice, curtain, muslin(phase), 23, 46, 10, hang, 0.6, 0.95)
    for sign, waist in ((1, 78.0), (-1, 680.0)):
        # The band goes round the gathered cloth, from its hook in the wall, and its ends hang down there.
        way = [(waist + sign * u, 556 + v) for u, v in ((-52, -6), (-34, 10), (-8, 22), (20, 24), (42, 14))]
        band = [between(a, b, 19, tone) for a, b, tone in zip(way, way[1:], ("#b8587a", "#d97a96", "#ee9cb0", "#c9688a"),
                strict=False)]  # fmt: skip
        band += [between((a[0], a[1] - 5), (b[0], b[1] - 5), 5, "#fbcdd6") for a, b in pairwise(way[1:])]
        for u, v, tone in ((-62, 74, "#b8587a"), (-50, 88, "#e08aa2")):
            band.append(between((waist - sign * 50, 556), (waist + sign * u, 556 + v), 11, tone))
        band += [
            dab(waist - sign * 48, 552, 40, 26, 16, "#ee9cb0"),
            dab(waist - sign * 54, 560, -40, 24, 14, "#d97a96"),
        ]
        canvas.marks(band)
    canvas.marks([between((20, 8), (730, 8), 18, "#a9855a"), between((20, 3), (730, 3), 6, "#e8c88a")])
    child(canvas, dice)
    ball = oval(576, 930, 36, 35)
    canvas.marks([dab(560, 966, 0, 110, 16, "#574a78")])
    block(
        canvas,
        dice,
        ball,
        lambda x, y: mix("#a8222f", "#ff8a5c", (610 - x) / 70),
        12,
        18,
        8,
        lambda x, y: math.degrees(math.atan2(y - 930, x - 576)) + 90,
        0.7,
    )
    canvas.marks([between((548, 914), (604, 940), 8, "#fff2da"), dab(562, 912, -30, 16, 9, "#ffd9bd")])


PAINTING = Painting(31, "child-at-the-window", "tall", paint)
