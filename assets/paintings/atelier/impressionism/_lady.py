"""The lady of `box_at_the_theatre`: seen from behind, with an open fan."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp, vary
from atelier.impressionism._shared import between, block, cluster, glow
from atelier.scene import Tone
from atelier.shapes import Field, Mass, Point, level, oval

PIVOT = (192.0, 748.0)
"""Where the sticks of her fan meet, and her fingers close."""


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
    px, py = PIVOT
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


def arm(canvas: Canvas, dice: random.Random) -> None:
    """Her left arm: bare down to the elbow on the velvet, then up in a long glove that narrows to the wrist; the hand."""
    # The elbow presses a shadow into the velvet.
    canvas.marks([dab(212 + dice.gauss(0, 5), 884 + s * 4, -2, 84 - s * 12, 8, "#3a0c22") for s in range(4)])

    def flesh(x: float, y: float) -> Colour:
        side = x - (282 - (y - 712) * 0.35)
        return ramp("#ffe9cc", "#f3c4a4", "#c98f8c", "#86628c")((side + 24) / 48)

    def kid(x: float, y: float) -> Colour:
        side = x - (196 + (y - 780) * 0.36)
        return ramp("#fffdf0", "#f4ead8", "#c6bddc", "#8f88b8")((side + 19) / 38)

    upper = Mass([(256, 706), (310, 722), (288, 790), (258, 858), (238, 882), (212, 886), (206, 862), (226, 800)])
    block(canvas, dice, upper, flesh, 13, 22, 9, level(-68), 0.25)
    canvas.marks(
        [
            between((308, 730), (286, 794), 5, "#6f5488"), between((285, 796), (258, 858), 5, "#6f5488"),
            between((254, 862), (236, 881), 5, "#7a5678"),
            between((252, 726), (232, 786), 8, "#fff0d6"), between((230, 792), (216, 836), 7, "#ffe6c8"),
        ]
    )  # fmt: skip
    elbow = Mass([(204, 836), (262, 836), (258, 862), (240, 884), (216, 888), (203, 872), (199, 850)], round=True)
    canvas.fill(elbow, "#e3b09c")
    canvas.marks(
        [
            between((207, 852), (212, 872), 11, "#ffe6c8"), between((218, 872), (222, 877), 13, "#f7cfae"),
            between((232, 858), (230, 872), 12, "#e8b8a0"), between((244, 852), (240, 870), 12, "#c08c90"),
            between((254, 846), (251, 858), 10, "#96708c"), between((236, 880), (248, 874), 5, "#86628c"),
        ]
    )  # fmt: skip
    fore = Mass([(180, 786), (212, 780), (226, 812), (238, 838), (200, 848), (186, 822)])
    block(canvas, dice, fore, kid, 11, 22, 8, level(70), 0.2)
    canvas.marks(
        [
            # The hem of the glove, below the bare elbow; its inner edge; three creases.
            between((199, 851), (238, 840), 9, "#fffdf2"), between((203, 859), (240, 848), 3.5, "#9d8cb4"),
            between((214, 788), (229, 822), 4, "#8780b2"), between((229, 824), (236, 838), 4, "#8780b2"),
            between((183, 792), (188, 826), 6, "#ffffff"), between((189, 830), (195, 846), 6, "#fffdf2"),
            between((186, 800), (208, 796), 3, "#a8a2cc"), between((190, 816), (208, 814), 3, "#b3add6"),
            between((194, 832), (216, 826), 3, "#b3add6"),
        ]
    )  # fmt: skip
    # The hand: its back, four fingers closed over the end sticks, the thumb along them from the other side.
    px, py = PIVOT
    palm = Mass([(181, 790), (174, 766), (180, 752), (206, 750), (216, 764), (212, 786)], round=True)
    canvas.fill(palm, "#f6ecdc")
    canvas.marks(
        [
            between((184, 770), (187, 786), 8, "#fffdf2"), between((206, 766), (206, 782), 8, "#c9c0de"),
            *[
                between((px + 19 - s * 2, py + 16 - s * 9), (px - 7 + s * 2, py + 11 - s * 8), 9 - s * 0.6, tone)
                for s, tone in enumerate(("#e6dcea", "#f2e8e4", "#fbf3e4", "#fffdf2"))
            ],
            *[
                between((px + 17 - s * 2, py + 11.5 - s * 9), (px - 4 + s * 2, py + 6.5 - s * 8), 2.2, "#8f86b4")
                for s in range(3)
            ],
            between((178, 770), (180, 742), 9, "#fffaf0"), between((184, 768), (185, 748), 2.4, "#9d97c4"),
        ]
    )  # fmt: skip


def lady(canvas: Canvas, dice: random.Random) -> None:
    """From behind, her face lost towards the stage: nape, ribbon, chestnut hair with a white rose."""

    def round_form(cx: float, cy: float) -> Field:
        return lambda x, y: math.degrees(math.atan2(y - cy, x - cx)) + 90

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
    block(canvas, dice, gown, silk, 23, 44, 11.5, lambda x, y: 90 - (x - 446) * 0.12, 0.8, 0.9)
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
    arm(canvas, dice)
    for cx, light in ((282, "#fffbe4"), (608, "#c3cdf0")):
        canvas.marks(
            cluster(
                dice,
                cx,
                704,
                36,
                54,
                30,
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
