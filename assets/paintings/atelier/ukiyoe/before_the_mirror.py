"""Before the mirror: a woman from behind, black hair, a robe of waves and cranes; her face is in the mirror only."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import gradation, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Path, Point, box, curve, moved, ring
from atelier.ukiyoe._shared import INK, PAPER, contour, grain, key, patch, rounded, seal, slip, stroke, wiped

WALL, HAIR, MAUVE, DUSK = "#dcbf7e", "#17161f", "#6a4a7c", "#3c2a52"
RED, FLESH, GOLD, TEAL = "#c23a2c", "#f6e4cd", "#d9a441", "#2f6a70"


def wall(canvas: Canvas, dice: random.Random) -> None:
    """A ground of warm yellow, like mica on paper, wiped darker along its upper edge."""
    wiped(canvas, box(-5, -5, 760, 1010), "#b98f4a", "#d3b06a", WALL, "#e6d09a", "#e6d09a", unit=14)
    grain(canvas, dice, (0, 0, 750, 1000), "#9a7434", 11, 0.22)


def face(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The face in the mirror: a long oval, brows like brush hairs, a nose in one line, a small red mouth."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved(points, x, y, size, 7)

    knot = [(-30, -96), (-46, -124), (-30, -150), (4, -158), (38, -148), (48, -122), (32, -96)]
    patch(canvas, put(knot), HAIR, 2.4, round=True)
    canvas.fill(put([(-24, 50), (-27, 134), (34, 134), (26, 50)]), FLESH)
    canvas.mark(key(put([(-22, 66), (-24, 96), (-32, 130)]), 3.4))
    canvas.mark(key(put([(27, 60), (26, 94), (36, 130)]), 3.4))
    wings = [
        (-50, 2),
        (-90, -12),
        (-106, -44),
        (-90, -82),
        (-46, -106),
        (4, -112),
        (54, -104),
        (94, -78),
        (108, -40),
        (92, -8),
        (54, 2),
    ]
    canvas.fill(Mass(put(wings), round=True), HAIR)
    for side in (-1, 1):
        for at in range(4):
            canvas.line(
                put(
                    [
                        (side * (30 + at * 8), -98 + at * 3),
                        (side * (62 + at * 9), -60 + at * 4),
                        (side * (60 + at * 8), -16),
                    ]
                ),
                "#4a4a5c",
                1.2,
                round=True,
            )
        patch(canvas, put(ring(side * 50 + 1, 8, 8, 14)), FLESH, 2.4, round=True)
    oval = [
        (-45, -36),
        (-24, -58),
        (4, -48),
        (30, -58),
        (48, -36),
        (50, -4),
        (45, 30),
        (28, 64),
        (4, 82),
        (-20, 68),
        (-40, 34),
        (-48, -2),
    ]
    patch(canvas, put(oval), FLESH, 3.4, round=True)
    for side in (-1, 1):
        cx = -7 + side * 23
        canvas.fill(Mass(put(ring(cx, -33, 12, 3.4, side * -10, 8)), round=True), "#6a5f66")
        canvas.fill(
            Mass(put([(cx - 14, 0), (cx - 4, -5), (cx + 8, -5), (cx + 14, -1), (cx + 4, 2), (cx - 6, 3)]), round=True),
            "#fdf8ee",
        )
        canvas.fill(Mass(put(ring(cx - 1, -1.6, 4, 3.6, 0, 8)), round=True), INK)
        canvas.mark(
            ribbon(
                put([(cx - 16, 1), (cx - 5, -6), (cx + 8, -6), (cx + 16, -2)]),
                4.2 * size,
                INK,
                lambda share: 0.5 + 0.5 * math.sin(math.pi * share),
            )
        )
        canvas.line(put([(cx - 11, 3), (cx, 4), (cx + 10, 1)]), INK, 1)
    canvas.mark(
        ribbon(put([(-13, -12), (-13, 8), (-20, 29), (-13, 33), (-6, 30)]), 3, INK, lambda share: 0.4 + 0.6 * share)
    )
    canvas.fill(Mass(put([(-17, 50), (-12, 46), (-8, 48), (-4, 46), (2, 50), (-8, 51)]), round=True), RED)
    canvas.fill(Mass(put([(-13, 51.5), (-8, 52), (-2, 51.5), (-8, 58)]), round=True), "#d9563f")


def mirror(canvas: Canvas) -> None:
    """A round mirror on a lacquer stand; the sheet's edge cuts it off."""
    stand = [(540, 470), (566, 470), (606, 760), (572, 760)]
    patch(canvas, stand, ("#2a2027", "#5a2a26"), 4, unit=20)
    patch(canvas, [(700, 470), (726, 470), (712, 760), (676, 760)], ("#2a2027", "#5a2a26"), 4, unit=20)
    patch(canvas, [(520, 560), (760, 560), (760, 590), (526, 590)], ("#7a2f28", "#3a2024"), 4, unit=4)
    patch(canvas, [(500, 744), (760, 744), (760, 1010), (500, 1010)], ("#7a2f28", "#4a2226", "#241a22"), 5, unit=10)
    for y in (800, 880):
        patch(canvas, [(524, y), (760, y), (760, y + 64), (524, y + 64)], ("#8a3a2e", "#5a2a28"), 3.4, unit=11)
        canvas.circle(690, y + 32, 9, fill=GOLD, stroke=INK, width=2.4)
    canvas.circle(610, 330, 158, fill="#2a2027", stroke=INK, width=3)
    canvas.circle(610, 330, 147, fill="#8a3a2e")
    canvas.circle(610, 330, 138, fill=INK)
    glass = Mass(ring(610, 330, 134, 134, 0, 26), round=True)
    wiped(canvas, glass, "#eef0e6", "#cfdcd8", "#a9c2c6", "#8fb0b8", angle=60, unit=6)
    neckline = [(520, 430), (560, 418), (594, 448), (640, 420), (690, 424), (708, 416)]
    low = [(708, 416), (690, 438), (660, 454), (630, 463), (600, 463), (570, 458), (545, 448), (520, 430)]
    face(canvas, 606, 346, 0.92)
    canvas.fill([*neckline, *low], MAUVE)
    canvas.fill([(560, 418), (594, 448), (640, 420), (652, 424), (600, 462), (548, 424)], RED)
    canvas.mark(key([(558, 418), (596, 450), (642, 420)], 3.4))
    canvas.mark(key([(546, 424), (598, 463), (654, 424)], 3))
    rim = ring(610, 330, 137, 137, 0, 40)
    canvas.mark(ribbon([*rim, rim[0]], 9, INK, lambda share: 1.0, step=12))
    for at in (200, 222):
        way = [
            (610 + 122 * math.cos(math.radians(at + step * 4)), 330 + 122 * math.sin(math.radians(at + step * 4)))
            for step in range(5)
        ]
        canvas.mark(stroke(way, 6, "#fbfaf2"))


def arch(x: float, y: float, radius: float) -> Path:
    """Half a ring above (x, y)."""
    bend = radius * 0.552
    return [
        ("M", x - radius, y),
        ("C", x - radius, y - bend, x - bend, y - radius, x, y - radius),
        ("C", x + bend, y - radius, x + radius, y - bend, x + radius, y),
    ]


def waves(canvas: Canvas, body: Mass, top: float, bottom: float) -> None:
    """The pattern of the robe: rows of wave scales, each row over the feet of the one above."""
    y, row = top, 0
    while y < bottom:
        scales: list[Mark] = []
        rings: list[Mark] = []
        for column in range(11):
            x = -20 + column * 62 + (row % 2) * 31
            if body.inside(x - 32, y - 3) and body.inside(x + 32, y - 3):
                scales.append(Mark(arch(x, y, 31), fill=PAPER, stroke=DUSK, width=1.6))
                rings.append(Mark(arch(x, y, 22), stroke=MAUVE, width=5))
                rings.append(Mark(arch(x, y, 12), stroke=MAUVE, width=5))
        canvas.marks(scales, chunk=12)
        canvas.marks(rings, chunk=24)
        y += 17
        row += 1


def crane(canvas: Canvas, x: float, y: float, size: float, turn: float, flip: float = 1.0) -> None:
    """A flying crane of the pattern: wings as fans of white feathers with ink tips, a red crown, legs behind."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved([(px * flip, py) for px, py in points], x, y, size, turn)

    def feather(root: Point, angle: float, near: float, far: float, wide: float) -> list[Point]:
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        shape = [(near, -wide * 0.3), (far * 0.7, -wide * 0.5), (far, 0.0), (far * 0.7, wide * 0.5), (near, wide * 0.3)]
        return put([(root[0] + u * cos - v * sin, root[1] + u * sin + v * cos) for u, v in shape])

    for leg in (0, 5):
        canvas.line(put([(-36, 18 + leg), (-104, 40 + leg)]), INK, 2.2)
    for root, first, step, long in (((14, -4), -72, 9.0, 92), ((-8, 0), -150, 9.5, 112)):
        for at in range(8):
            angle = first + at * step
            reach = long * (0.72 + 0.28 * math.sin(math.pi * (0.15 + at * 0.11)))
            canvas.mark(Mark(curve(feather(root, angle, 6, reach, 21), closed=True), fill=PAPER, stroke=INK, width=1.5))
            canvas.fill(feather(root, angle, reach * 0.66, reach, 13), HAIR)
    body = [
        (-50, 22),
        (-24, 6),
        (8, -6),
        (36, -8),
        (62, -20),
        (92, -38),
        (96, -33),
        (66, -10),
        (38, 8),
        (8, 18),
        (-22, 22),
    ]
    canvas.mark(Mark(curve(put(body), closed=True), fill=PAPER, stroke=INK, width=2))
    canvas.mark(stroke(put([(92, -36), (106, -44), (124, -50)]), 5 * size))
    canvas.mark(stroke(put([(48, -12), (70, -22), (88, -33)]), 6 * size, HAIR))
    canvas.circle(*put([(92, -40)])[0], 5 * size, fill=RED)


def robe(canvas: Canvas) -> None:
    """Shoulders and back down to the lower edge, collar drawn away from the nape."""
    left = rounded([(240, 446), (190, 462), (122, 512), (72, 610), (40, 740), (10, 880), (-20, 1020)])
    right = rounded([(560, 1020), (548, 900), (540, 780), (520, 660), (488, 552), (460, 484), (410, 446)])
    back = Mass([*left, *right])
    canvas.lay(gradation(back, ramp("#8d6c9c", MAUVE, MAUVE, "#4b3462", DUSK), 90, 44))
    waves(canvas, back, 762, 850)
    waves(canvas, back, 1000, 1035)
    crane(canvas, 178, 642, 0.92, -12)
    crane(canvas, 420, 668, 0.7, 8, -1)
    canvas.mark(key(left[::4], 9, beats=3))
    canvas.mark(key(right[::4], 9, beats=3))
    for way in (
        [(150, 560), (120, 660), (118, 760)],
        [(470, 590), (480, 680), (470, 760)],
        [(318, 520), (312, 600), (322, 660)],
        [(96, 760), (84, 880), (92, 1000)],
    ):
        canvas.mark(stroke(way, 5))


def nape(canvas: Canvas) -> None:
    """The nape, pale, with the three points of the hairline; collars of white, red and mauve."""
    neck = [(276, 300), (270, 380), (252, 440), (262, 500), (318, 530), (378, 500), (398, 440), (378, 380), (384, 300)]
    wiped(canvas, Mass(neck), "#ecd2b8", FLESH, FLESH, FLESH, unit=8)
    canvas.mark(key([(272, 340), (268, 390), (248, 440)], 5))
    canvas.mark(key([(380, 340), (382, 390), (404, 440)], 5))
    for inset, tone, wide in ((0, "#f8f3e6", 30), (1, RED, 30), (2, MAUVE, 34)):
        out = inset * 19.0
        way = rounded(
            [
                (246 - out * 0.62, 404 + out * 0.7),
                (250 - out * 0.7, 486 + out * 0.5),
                (318, 524 + out),
                (392 + out * 0.7, 486 + out * 0.5),
                (404 + out * 0.62, 404 + out * 0.7),
            ]
        )
        canvas.mark(ribbon(way[::4], wide + 7, INK, lambda share: 0.4 + 0.6 * math.sin(math.pi * share) ** 0.7))
        canvas.mark(ribbon(way[::4], wide, tone, lambda share: 0.4 + 0.6 * math.sin(math.pi * share) ** 0.7))


def hair(canvas: Canvas) -> None:
    """The great knot: side wings, the topknot, combs and pins; shine in fine combed lines."""
    hairline = [
        (254, 322),
        (280, 372),
        (292, 350),
        (306, 398),
        (326, 356),
        (346, 398),
        (358, 350),
        (374, 372),
        (402, 320),
    ]
    canvas.fill(hairline, HAIR)
    wings = [
        (176, 258),
        (168, 318),
        (214, 350),
        (270, 342),
        (328, 334),
        (388, 342),
        (444, 346),
        (486, 314),
        (478, 252),
        (430, 196),
        (328, 176),
        (226, 198),
    ]
    patch(canvas, wings, HAIR, 4, round=True)
    tail = [(282, 320), (262, 368), (284, 398), (328, 404), (370, 396), (390, 366), (372, 320)]
    patch(canvas, tail, HAIR, 3, round=True)
    for at in range(7):
        lean = (at - 3) * 15
        canvas.line(
            [(328 + lean * 0.9, 330), (328 + lean * 1.25, 360), (328 + lean * 0.9, 392)], "#4a4a5c", 1.6, round=True
        )
    patch(canvas, [(272, 306), (384, 306), (392, 330), (264, 330)], (RED, "#8f2620"), 3.4, unit=3)
    for side in (-1, 1):
        for at in range(9):
            share = at / 8
            x0 = 328 + side * (12 + 30 * share)
            way = [
                (x0, 196 + 6 * share),
                (328 + side * (60 + 62 * share), 214 + 40 * share),
                (328 + side * (70 + 66 * share), 270 + 40 * share),
                (328 + side * (50 + 30 * share), 326),
            ]
            canvas.line(way, "#53536a" if at % 2 else "#3a3a4c", 1.5, round=True)
    knot = [
        (246, 148),
        (236, 98),
        (268, 52),
        (328, 36),
        (392, 54),
        (420, 100),
        (408, 150),
        (372, 190),
        (328, 200),
        (282, 190),
    ]
    patch(canvas, knot, HAIR, 4, round=True)
    for at in range(11):
        share = at / 10 - 0.5
        canvas.line(
            [(328 + share * 60, 192), (328 + share * 170, 130), (328 + share * 150, 76), (328 + share * 60, 44)],
            "#53536a" if at % 2 else "#3a3a4c",
            1.5,
            round=True,
        )
    tie = [(262, 176), (328, 190), (394, 176), (398, 200), (328, 216), (258, 200)]
    patch(canvas, tie, (PAPER, "#e9c9a0"), 3.4, round=True)
    for at in range(6):
        canvas.circle(276 + at * 21, 194 + 9 * math.sin(math.pi * at / 5), 4.6, fill=RED)
    for points in ([(92, 156), (250, 178)], [(404, 178), (566, 150)], [(112, 96), (256, 156)], [(402, 154), (546, 88)]):
        near, away = sorted(points, key=lambda place: abs(place[0] - 328))
        canvas.mark(ribbon([near, away], 17, INK, lambda share: 0.5 + 0.5 * share**3))
        canvas.mark(ribbon([near, away], 11, GOLD, lambda share: 0.45 + 0.5 * share**3))
    comb = [(262, 62), (282, 22), (328, 8), (376, 22), (396, 62), (360, 44), (328, 38), (296, 44)]
    patch(canvas, comb, (GOLD, "#a8722a"), 4, round=True, unit=4)


def sash(canvas: Canvas) -> None:
    """The sash, tied in a great bow at the back: teal with gold chequers."""
    band = [(22, 830), (280, 806), (548, 830), (556, 950), (280, 962), (0, 950)]
    patch(canvas, band, (TEAL, "#1f4a52"), 5)
    for column in range(16):
        for row in range(3):
            x, y = 20 + column * 34, 830 + row * 40 - 20 * math.sin(math.pi * column / 15)
            if (row + column) % 2 == 0 and abs(x - 285) > 70 and x < 520:
                canvas.fill([(x, y), (x + 34, y), (x + 34, y + 40), (x, y + 40)], GOLD, 0.9)
    canvas.mark(key([(22, 830), (150, 812), (280, 806), (420, 812), (548, 830)], 6))
    canvas.mark(key([(0, 952), (150, 962), (280, 964), (420, 962), (556, 950)], 6))
    for side in (-1, 1):

        def put(points: Sequence[Point], side: int = side) -> list[Point]:
            return [(284 + side * px, py) for px, py in points]

        tail = put([(4, 890), (40, 880), (92, 960), (120, 1010), (30, 1010)])
        patch(canvas, tail, (TEAL, "#173b44"), 5, unit=11)
        loop = put([(0, 872), (50, 790), (128, 748), (196, 760), (214, 820), (180, 884), (110, 908), (40, 902)])
        patch(canvas, loop, ("#3f8084", TEAL, "#173b44"), 6, round=True, unit=10)
        for at in range(4):
            cx, cy = put([(72 + at * 36, 838 - 6 * at)])[0]
            patch(canvas, ring(cx, cy, 15, 15, 0, 8), GOLD, 2.4, round=True)
            canvas.circle(cx, cy, 5, fill=RED)
        canvas.mark(stroke(put([(10, 868), (60, 840), (110, 832)]), 5))
        canvas.mark(stroke(put([(10, 880), (60, 872), (100, 878)]), 5))
    patch(
        canvas,
        [(250, 850), (284, 842), (320, 850), (324, 908), (284, 918), (246, 908)],
        (RED, "#8f2620"),
        5,
        round=True,
    )


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Wall, mirror, then the woman from the robe up to the pins."""
    wall(canvas, dice)
    mirror(canvas)
    robe(canvas)
    sash(canvas)
    nape(canvas)
    hair(canvas)
    slip(canvas, 40, 250, 48, 170, "#3c2a52", "#8d6c9c", "#e8cfa8")
    seal(canvas, 64, 456, 0.95, [[(-9, 0), (0, -9), (9, 0), (0, 9), (-9, 0)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(24, "before-the-mirror", "tall", paint)
