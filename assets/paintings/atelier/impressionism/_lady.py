"""The lady of `box_at_the_theatre`: seen from behind, with an open fan."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp, vary
from atelier.impressionism._shared import between, block, cluster, glow
from atelier.scene import Tone
from atelier.shapes import Field, Mass, Point, level, oval


def skin(x: float, y: float) -> Colour:
    """Bare shoulders: straw and rose towards the stage, lilac and a little green away from it."""
    lit = 0.62 - (x - 400) / 250 + 0.12 * math.sin(y / 30)
    # The hollow of the spine.
    lit -= 0.3 * glow(x, 0, 452, 0, 22) * min(1.0, max(0.0, (y - 580) / 80))
    return mix(ramp("#7a5a86", "#b58a94", "#e9b79c", "#ffe6c8")(lit), "#9fb0a0", 0.12)


def silk(x: float, y: float) -> Colour:
    """A gown of ice-blue silk: lemon where the stage reaches it, violet in its folds."""
    fold = math.sin((x - 440) / (12 + (y - 690) * 0.05) + 0.5 * math.sin(y / 50))
    tone = mix("#5f74bc", "#dcebf8", 0.5 + 0.42 * fold - 0.35 * (x - 420) / 220)
    return mix(tone, "#fff2c4", 0.75 * max(0.0, (330 - x) / 110))


def sleeve(middle: float, light: Colour) -> Tone:
    """A short sleeve of gauze about its middle."""
    return lambda x, y: mix(light, "#6f83c8", 0.45 + (x - middle) / 90 + (y - 700) / 200)


def fan(canvas: Canvas, dice: random.Random) -> None:
    """Her open fan against the light of the stage: ivory sticks, leaves of rose and lemon silk, the strongest light."""
    px, py = 232.0, 742.0
    marks = []
    for step in range(23):
        turn = math.radians(-186 + step * 5.2)
        share = step / 22
        for near, far, tone in (
            (14, 66, mix("#b98a5c", "#fff3d4", 1 - share)),
            (66, 128, mix("#fff6d8", "#d9788c", share**1.2)),
        ):
            start, end = (
                (px + near * math.cos(turn), py + near * math.sin(turn)),
                (px + far * math.cos(turn), py + far * math.sin(turn)),
            )
            marks.append(between(start, end, 4 if near == 14 else 11, vary(tone, dice, 0.022, 0.01)))
    for step in range(14):
        turn = math.radians(-184 + step * 8.4)
        out = 100 + dice.gauss(0, 5)
        marks.append(
            dab(
                px + out * math.cos(turn),
                py + out * math.sin(turn),
                math.degrees(turn) + 90,
                12,
                9,
                dice.choice(["#e2566c", "#f59a6a", "#7fa86a", "#c23a5a"]),
            )
        )
    canvas.marks(marks, paints=30)


def lady(canvas: Canvas, dice: random.Random) -> None:
    """From behind, her face lost towards the stage: nape, ribbon, chestnut hair with a white rose."""

    def round_form(cx: float, cy: float) -> Field:
        return lambda x, y: math.degrees(math.atan2(y - cy, x - cx)) + 90

    # Her elbow stands on the velvet, and presses a shadow into it.
    canvas.marks([dab(214 + dice.gauss(0, 8), 892 + s * 4, -2, 92 - s * 9, 8, "#3a0c22") for s in range(4)])
    upper = Mass([(300, 716), (246, 770), (284, 822), (326, 770)])
    block(canvas, dice, upper, skin, 13, 22, 9, level(-54), 0.4)
    glove = Mass([(250, 764), (216, 802), (184, 842), (176, 870), (184, 890), (214, 894), (244, 880), (290, 816)])
    block(canvas, dice, glove, lambda x, y: mix("#fff6dc", "#a9a4cc", (x - 205) / 90), 14, 24, 9, level(-54), 0.5)
    fore = [
        between(
            (200 + s * 5, 862 - abs(s - 2) * 2),
            (222 + s * 3.4, 772),
            10,
            vary(mix("#fff8e4", "#b7b0d6", s / 5), dice, 0.012),
        )
        for s in range(6)
    ]
    hand = [
        between((228 + s * 6, 768), (224 + s * 5, 742 + s * 3), 8, mix("#fffaea", "#b9b2d4", s / 4)) for s in range(4)
    ]
    canvas.marks(
        [
            *fore,
            *hand,
            between((216, 764), (214, 744), 7, "#fff4dc"),
            between((222, 790), (250, 786), 3, "#9d97c4"),
            between((214, 812), (250, 810), 3, "#a8a2cc"),
            between((248, 768), (288, 816), 9, "#fffdf2"),
            between((240, 776), (280, 824), 3, "#9d97c4"),
            between((190, 862), (206, 878), 3.5, "#a8a2cc"),
            between((200, 850), (220, 872), 3.5, "#b3add6"),
            between((180, 870), (186, 886), 6, "#fff8e4"),
        ]
    )
    back = Mass(
        [
            (400, 520),
            (346, 556),
            (292, 592),
            (268, 650),
            (282, 740),
            (310, 830),
            (580, 830),
            (606, 740),
            (618, 654),
            (596, 596),
            (544, 560),
            (492, 520),
        ],
        round=True,
    )
    block(canvas, dice, back, skin, 24, 36, 13, lambda x, y: (x - 444) * 0.22, 0.55, 0.8)
    gown = Mass(
        [
            (262, 700),
            (330, 732),
            (446, 812),
            (552, 730),
            (622, 700),
            (624, 780),
            (600, 880),
            (650, 1020),
            (206, 1020),
            (284, 880),
            (260, 780),
        ]
    )
    block(canvas, dice, gown, silk, 22, 44, 11, lambda x, y: 90 - (x - 446) * 0.12, 0.8, 0.9)
    edge = [((264, 704), (332, 734)), ((332, 736), (446, 814)), ((446, 814), (552, 732)), ((552, 732), (620, 704))]
    canvas.marks(
        [
            between(
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),
                (a[0] + (b[0] - a[0]) * (t + 0.2), a[1] + (b[1] - a[1]) * (t + 0.2) + 3),
                10,
                mix("#fffdf0", "#a9b4e2", a[0] / 640 + dice.uniform(-0.15, 0.15)),
            )
            for a, b in edge
            for t in (0, 0.25, 0.5, 0.75)
        ]
    )
    for cx, light in ((282, "#fffbe4"), (608, "#c3cdf0")):
        canvas.marks(
            cluster(
                dice,
                cx,
                704,
                40,
                60,
                26,
                sleeve(cx, light),
                30,
                11,
                level(70),
                0.7,
            )
        )
    neck = Mass([(398, 440), (402, 500), (378, 548), (512, 548), (484, 500), (482, 430)], round=True)
    block(canvas, dice, neck, skin, 14, 26, 9, level(84), 0.5, 0.9)
    # A lost profile: its edge is one clean shape, the touches stay inside it.
    profile: list[Point] = [(404, 356), (388, 380), (381, 396), (379, 404), (362, 425), (364, 430), (374, 432),
            (369, 439), (376, 444), (371, 450), (378, 456), (376, 468), (388, 479), (420, 478), (452, 462),
            (460, 410), (440, 362)]  # fmt: skip
    canvas.fill(profile, "#f9d9b4")
    face = Mass(
        [(406, 368), (394, 390), (384, 416), (388, 440), (390, 464), (420, 470), (446, 458), (452, 410), (436, 370)]
    )
    block(canvas, dice, face, lambda x, y: mix("#ffe8c6", "#d08e80", (x - 380) / 66), 10, 15, 6, level(78), 0.3, 0.9)
    canvas.fill([(363, 424), (364, 430), (374, 432), (380, 426)], "#dc9c86")
    canvas.fill([(376, 468), (388, 479), (420, 478), (410, 471)], "#dca08c")
    hair = Mass(
        [
            (386, 372),
            (404, 336),
            (446, 322),
            (494, 342),
            (512, 390),
            (506, 440),
            (480, 470),
            (446, 462),
            (430, 424),
            (410, 404),
            (384, 398),
        ],
        round=True,
    )

    def chestnut(x: float, y: float) -> Colour:
        wave = 0.5 + 0.5 * math.sin(math.hypot(x - 478, y - 388) / 5.5)
        tone = mix("#3f1d2a", "#9a4f32", wave)
        return mix(tone, "#f5b968", 0.75 * max(0.0, (430 - x) / 50) * wave)

    block(canvas, dice, hair, chestnut, 12, 26, 7, round_form(470, 396), 0.9, 0.9)
    bun = oval(490, 346, 42, 36, -20)
    block(
        canvas,
        dice,
        bun,
        lambda x, y: mix("#b56a3c", "#3f1d2a", (x - 456) / 60 + 0.25 * math.sin(y / 5)),
        11,
        22,
        7,
        round_form(490, 346),
        0.9,
        0.9,
    )
    canvas.marks(
        [
            dab(424, 434, 70, 22, 14, "#d9907c"), dab(421, 433, 70, 15, 7, "#f6c4a2"),
            dab(424, 458, 90, 16, 8, "#fff3c0"), dab(422, 456, 90, 7, 5, "#ffffff"),
            between((384, 408), (395, 405), 3.5, "#5a3038"), between((383, 396), (398, 391), 3, "#8a5040"),
            between((371, 439), (379, 442), 4.5, "#c2504e"), between((373, 449), (379, 447), 4, "#d86a62"),
            *[
                between((402 + s * 17, 504 - abs(s - 2.3) * 1.2), (418 + s * 17, 504 - abs(s - 1.6) * 1.2), 13, tone)
                for s, tone in enumerate(("#4a3a5c", "#2a2038", "#1f182c", "#1f182c", "#251c34"))
            ],
            between((490, 506), (512, 560), 8, "#2a2038"), between((486, 508), (496, 566), 7, "#3d3050"),
            dab(452, 340, 20, 40, 34, "#e9dff0"), dab(444, 334, 60, 26, 15, "#fffdf4"),
            dab(460, 338, -40, 25, 14, "#fff6e0"), dab(452, 350, 10, 26, 12, "#c9bfe0"),
            dab(453, 339, 0, 13, 9, "#f2c48a"),
            dab(428, 352, 30, 24, 9, "#5f8a5c"), dab(474, 330, -30, 22, 9, "#3f6a52"),
        ]
    )  # fmt: skip
