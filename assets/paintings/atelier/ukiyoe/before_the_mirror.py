"""Before the mirror: a woman from behind, black hair, a robe of waves and cranes; her face is in the mirror only."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import gradation, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Path, Point, box, clip, curve, lines, moved, ring
from atelier.ukiyoe._shared import INK, PAPER, contour, grain, key, patch, rounded, seal, stroke, wiped

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

    for side in (-1, 1):
        for near, away in (((38, -122), (104, -138)), ((36, -108), (108, -112))):
            pin = put([(side * near[0], near[1]), (side * away[0], away[1])])
            canvas.mark(ribbon(pin, 9, INK, lambda share: 0.5 + 0.5 * share**3))
            canvas.mark(ribbon(pin, 5.5, GOLD, lambda share: 0.45 + 0.5 * share**3))
    knot = [(-30, -96), (-46, -118), (-32, -142), (2, -150), (36, -142), (48, -118), (32, -96)]
    patch(canvas, put(knot), HAIR, 2.4, round=True)
    comb = [(-34, -140), (-24, -156), (2, -163), (28, -156), (38, -140), (20, -148), (2, -151), (-16, -148)]
    patch(canvas, put(comb), GOLD, 2.4, round=True)
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
    tie = [(-34, -104), (0, -98), (36, -104), (38, -92), (2, -86), (-36, -92)]
    patch(canvas, put(tie), PAPER, 2, round=True)
    for at in range(5):
        canvas.circle(*put([(-24 + at * 13.0, -95 + 3 * math.sin(math.pi * at / 4))])[0], 2.6, fill=RED)
    for side in (-1, 1):

        def eye(points: Sequence[Point], side: int = side) -> list[Point]:
            # One eye and one brow, drawn once and mirrored about the middle of the face.
            return put([(1 + side * (24 + u), v) for u, v in points])

        brow = eye([(-13, -29), (-4, -36), (7, -36), (17, -30)])
        canvas.mark(ribbon(brow, 4.4, "#2c2730", lambda share: 0.25 + 0.75 * math.sin(math.pi * share) ** 0.6, step=3))
        lens = eye([(-13, 2), (-5, -3.5), (4, -4.5), (14, -3), (6, 2.5), (-4, 4)])
        canvas.fill(Mass(lens, round=True), "#fdf8ee")
        canvas.circle(*eye([(0.5, -0.6)])[0], 3.6 * size, fill=INK)
        canvas.mark(
            ribbon(eye([(-15, 3), (-5, -4), (5, -5), (18, -4)]), 4.0 * size, INK, lambda share: 0.4 + 0.6 * share)
        )
        canvas.line(eye([(-10, 4), (-2, 5), (9, 2)]), INK, 1)
    canvas.mark(
        ribbon(put([(-5, -10), (-6, 8), (-12, 27), (-6, 32), (1, 30)]), 3, INK, lambda share: 0.4 + 0.6 * share)
    )
    canvas.fill(Mass(put([(-9, 50), (-4, 46), (0, 48), (4, 46), (9, 50), (0, 51)]), round=True), RED)
    canvas.fill(Mass(put([(-5, 51.5), (0, 52), (5, 51.5), (0, 58)]), round=True), "#d9563f")


def mirror(canvas: Canvas) -> None:
    """A round mirror on a lacquer stand; the sheet's edge cuts it off."""
    stand = [(540, 470), (566, 470), (606, 760), (572, 760)]
    patch(canvas, stand, ("#2a2027", "#5a2a26"), 4, unit=20)
    patch(canvas, [(700, 430), (726, 430), (712, 760), (676, 760)], ("#2a2027", "#5a2a26"), 4, unit=20)
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
    face(canvas, 608, 350, 0.84)
    low = [(610 + 135 * math.cos(math.radians(at)), 330 + 135 * math.sin(math.radians(at))) for at in range(30, 151, 6)]
    canvas.fill([*low, (540, 414), (574, 412), (600, 452), (636, 412), (672, 414)], MAUVE)
    canvas.mark(key([low[-1], (540, 414), (574, 412)], 3))
    canvas.mark(key([(636, 412), (672, 414), low[0]], 3))
    for out, tone in ((0.0, "#f8f3e6"), (8.0, RED)):
        canvas.mark(ribbon([(576 - out, 410), (603, 446 + out), (634 + out, 410)], 11, INK, lambda share: 1.0))
        canvas.mark(ribbon([(576 - out, 410), (603, 446 + out), (634 + out, 410)], 8, tone, lambda share: 1.0))
    rim = ring(610, 330, 137, 137, 0, 40)
    canvas.mark(ribbon([*rim, rim[0]], 9, INK, lambda share: 1.0, step=12))
    for at in (178, 194):
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


def waves(canvas: Canvas, rows: Sequence[tuple[float, float, float]]) -> None:
    """The pattern of the robe: wave scales from seam to seam, each row over the feet of the one above; y, left, right."""
    for row, (y, left, right) in enumerate(rows):
        whole: list[Mark] = []
        rings: list[Mark] = []
        for column in range(11):
            x = -20 + column * 62 + (row % 2) * 31
            if y > 790 and y < 900 and (112 < x < 226 or 344 < x < 456):
                # The bow hides these.
                continue
            if left + 36 < x < right - 33:
                whole.append(Mark(arch(x, y, 31), fill=PAPER, stroke=DUSK, width=1.6))
                rings += [Mark(arch(x, y, radius), stroke=MAUVE, width=5) for radius in (22, 12)]
                continue
            for radius, tone in ((31, PAPER), (24.5, MAUVE), (19.5, PAPER), (14.5, MAUVE), (9.5, PAPER)):
                turns = [math.radians(180 + step * 22.5) for step in range(9)]
                half = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]
                half = clip(clip(half, (left, y), 12), (right, y), 176)
                if len(half) > 2:
                    edge = DUSK if radius == 31 else None
                    canvas.mark(Mark(lines(half), fill=tone, stroke=edge, width=1.6 if edge else 0))
        canvas.marks(whole, chunk=12)
        canvas.marks(rings, chunk=24)


def crane(canvas: Canvas, x: float, y: float, size: float, turn: float, flip: float = 1.0) -> None:
    """A crane of the pattern on the wing, seen from above: two broad wings with black quills, a long neck, legs behind."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved([(px * flip, py) for px, py in points], x, y, size, turn)

    for leg in (-3, 3):
        canvas.mark(stroke(put([(-44, leg), (-84, leg * 1.5), (-122, leg * 2)]), 4 * size))
    for side, spread in ((-1, 1.0), (1, 0.86)):
        lead = [(26, -4), (40, -38), (34, -76), (10, -112)]
        trail = [(-20, -104), (-38, -84), (-46, -60), (-50, -36), (-40, -4)]
        wing = put([(px, -side * py * spread) for px, py in [*lead, *trail]])
        canvas.fill(Mass(wing, round=True), PAPER)
        for at in range(9):
            share = at / 8
            rx, ry = 22 - 40 * share, -82 + 74 * share
            tx, ty = 8 - 58 * math.sin(share * math.pi * 0.62), -120 + 96 * share
            quill = put([(rx, -side * ry * spread), (tx - 6, -side * (ty - 3) * spread)])
            canvas.mark(ribbon(quill, 9.5 * size, HAIR, lambda s: 0.12 + 0.88 * max(0.0, s - 0.35) ** 0.6, step=9))
        canvas.mark(key(put([(px, -side * py * spread) for px, py in lead]), 3.6 * size))
    body = [(-52, 0), (-30, -9), (6, -13), (32, -9), (56, -4), (92, -7), (94, 0), (58, 5), (32, 10), (6, 13), (-30, 9)]
    canvas.mark(Mark(curve(put(body), closed=True), fill=PAPER, stroke=INK, width=2))
    canvas.mark(stroke(put([(40, 0), (66, 0), (88, -3)]), 7 * size, HAIR))
    canvas.mark(stroke(put([(92, -3), (108, -4), (126, -2)]), 5 * size))
    canvas.circle(*put([(93, -4)])[0], 5.5 * size, fill=RED)


def robe(canvas: Canvas) -> None:
    """Shoulders and back down to the lower edge, collar drawn away from the nape."""
    left = rounded([(240, 446), (190, 462), (122, 512), (72, 610), (40, 740), (10, 880), (-20, 1020)])
    right = rounded([(560, 1020), (548, 900), (540, 780), (520, 660), (488, 552), (460, 484), (410, 446)])
    back = Mass([*left, *right])
    canvas.lay(gradation(back, ramp("#8d6c9c", MAUVE, MAUVE, "#4b3462", DUSK), 90, 44))
    waves(canvas, [(780 + row * 17, 34 - row * 3.8, 538 + row * 1.2) for row in range(5)])
    waves(canvas, [(982 + row * 17, -10, 553 + row * 1.4) for row in range(3)])
    crane(canvas, 186, 640, 0.86, -34)
    crane(canvas, 424, 676, 0.66, 28, -1)
    canvas.mark(key(left[::4], 9, beats=3))
    canvas.mark(key(right[::4], 9, beats=3))
    canvas.mark(key([(318, 540), (314, 640), (316, 750)], 5))


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
        canvas.mark(ribbon(way[::4], wide + 7, INK, lambda share: 0.1 + 0.9 * math.sin(math.pi * share) ** 0.5))
        canvas.mark(ribbon(way[::4], wide, tone, lambda share: 0.1 + 0.9 * math.sin(math.pi * share) ** 0.5))


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
            cx, cy = put([(84 + at * 33, 838 - 5 * at)])[0]
            patch(canvas, ring(cx, cy, 15, 15, 0, 8), GOLD, 2.4, round=True)
            canvas.circle(cx, cy, 5, fill=RED)
        canvas.mark(stroke(put([(10, 866), (34, 850), (62, 840)]), 5))
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
    seal(canvas, 60, 60, 1.1, [[(-9, 0), (0, -9), (9, 0), (0, 9), (-9, 0)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(24, "before-the-mirror", "tall", paint)
