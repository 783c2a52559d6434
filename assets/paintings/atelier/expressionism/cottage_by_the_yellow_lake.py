"""A cottage by a yellow lake at evening: the hot gable and its window against one dark bank, all else broad and quiet."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, hand, sides
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, rolling, smooth

INK = "#22123c"
FAR = "#5a4a9a"
YELLOW = ramp("#fff6bc", "#ffe45e", "#fbc93a", "#e8a436")


def plane(
    canvas: Canvas,
    dice: random.Random,
    points: list[Point],
    colours: tuple[Colour, ...],
    turn: float,
    way: float | Field,
    size: float = 1.0,
    width: float = 12,
    round: bool = True,
    ink: Colour = INK,
) -> Mass:
    """One broad plane: strokes in one direction or along a field, from its first colour to its last, and its line."""
    mass = Mass(points, round=round)
    middle = ramp(*colours)(0.5)
    cover(canvas, mass, dice, way if callable(way) else rolling(600, 6, way), across(mass, ramp(*colours), turn,
            0.05), middle, (56 * size, 140 * size, 33 * size, 0.0), (112 * size, 90 * size, 9 * size, 0.22),
            spread=0.016, paints=12, squash=0.6)  # fmt: skip
    if width:
        contour(canvas, points, width, ink, 0.5, closed=True, round=round)
    return mass


def behind(canvas: Canvas, dice: random.Random) -> None:
    """A sky that swings like the ridge below it, and one long massif: two planes that differ little, their line thin."""
    canvas.ground("#f2dd6a")
    sky = Mass([(-10, -10), (1010, -10), (1010, 320), (-10, 320)])
    over = along([(-20, 200), (160, 190), (340, 170), (520, 100), (660, 90), (820, 170), (1020, 250)])

    def evening(x: float, y: float) -> Colour:
        return ramp("#8fc4a0", "#c9dc94", "#f6e584", "#ffcf94")(y / 240 + 0.1 * math.sin(y / 17 + x / 210))

    cover(canvas, sky, dice, over, evening, "#e6d870", (56, 170, 30, 0.0), (96, 130, 10, 0.3), light="#fff6c8",
            spread=0.018, squash=0.5)  # fmt: skip
    for points, width in (
        ([(30, 70), (200, 56), (360, 60), (520, 30)], 24),
        ([(250, 104), (380, 96), (470, 76)], 13),
        ([(700, 40), (820, 62), (960, 104)], 18),
    ):
        canvas.mark(ribbon(points, width, "#f4a8a0", swell))
    left: list[Point] = [(-40, 330), (-40, 232), (70, 200), (170, 206), (260, 176), (350, 226), (470, 330)]
    plane(canvas, dice, left, ("#b4bce4", "#98a2d8", "#8a90cc"), 80, along(smooth(left[1:])), 0.7, 6, ink=FAR)
    massif: list[Point] = [(250, 345), (360, 276), (440, 226), (510, 158), (574, 132), (630, 160), (690, 168),
            (740, 152), (810, 214), (900, 286), (1040, 322), (1040, 345)]  # fmt: skip
    plane(canvas, dice, massif, ("#c2a0e0", "#9d7ccc", "#8462b8"), 20, along(smooth(massif[:8])), 0.7, 0)
    shade: list[Point] = [(632, 162), (650, 206), (630, 254), (676, 296), (690, 342), (1030, 345), (900, 290),
            (810, 218), (740, 156), (690, 172)]  # fmt: skip
    plane(canvas, dice, shade, ("#7a5cb4", "#6a4ca4", "#5c4098"), 10, along(smooth([(660, 146), (760, 220),
            (980, 330)])), 0.65, 0)  # fmt: skip
    contour(canvas, massif[:-1], 8, FAR, 0.5)
    # The snow still catches the sun: one field that starts at the summit and runs out down the ridge in two tongues.
    snow: list[Point] = [(574, 136), (540, 144), (508, 164), (470, 204), (432, 238), (480, 216), (500, 204), (494, 232),
            (530, 196), (548, 180), (560, 200), (580, 168), (600, 148)]  # fmt: skip
    mass = Mass(snow)
    cover(canvas, mass, dice, along([(600, 140), (510, 162), (432, 238)]), across(mass, ramp("#f2a0b4", "#ffd0b8",
            "#ffe6c4"), -30), "#ffc8b8", (22, 50, 11, 0.0), paints=6)  # fmt: skip
    for crease in ([(400, 336), (450, 290), (486, 260)], [(560, 336), (570, 290), (596, 256)]):
        contour(canvas, crease, 6, FAR, swell)
    shore: list[Point] = [(-30, 362), (-30, 332), (180, 322), (420, 334), (700, 326), (1030, 338), (1030, 362)]
    plane(canvas, dice, shore, ("#5a9a86", "#3f7f80"), 90, 0, 0.5, 6, ink="#2f5f78")


def lake(canvas: Canvas, dice: random.Random) -> None:
    """The lake holds the light of the evening. Far out the massif hangs in it, head down; towards us it reddens."""
    water = Mass([(-10, 354), (1010, 354), (1010, 760), (-10, 760)])
    hanging = Mass(
        [
            (270, 350),
            (380, 396),
            (450, 432),
            (520, 490),
            (585, 516),
            (640, 484),
            (700, 470),
            (750, 484),
            (820, 420),
            (920, 350),
        ]
    )
    bank_way = along(smooth([(300, 470), (400, 560), (520, 650), (660, 706), (1020, 730)]))

    def way(x: float, y: float) -> float:
        near = max(0.0, min(1.0, (y - 470) / 220)) * max(0.0, 1 - math.dist((x, y), (560, 690)) / 520)
        return bank_way(x, y) * near + 5 * math.sin(x / 70)

    def tone(x: float, y: float) -> Colour:
        if hanging.inside(x + 16 * math.sin(y / 7), y):
            return ramp("#8468bc", "#a888cc", "#e0a8b4")((y - 350) / 170)
        shore = max(0.0, 1 - abs(y - 700 + (760 - x) * 0.36) / 150) if x < 900 else 0.0
        return YELLOW(
            0.34 + 0.46 * shore + 0.12 * math.sin(y / 9 + x / 160) - 0.26 * math.exp(-(((y - 560) / 60) ** 2))
        )

    cover(canvas, water, dice, way, tone, "#ffdc5a", (58, 120, 20, 0.0), (88, 100, 9, 0.3), light="#fffab8",
            spread=0.018, squash=0.36, paints=22)  # fmt: skip
    canvas.mark(ribbon([(-20, 362), (300, 358), (640, 362), (1020, 357)], 8, "#2f5f78", lambda share: 0.7))


def bank(canvas: Canvas, dice: random.Random) -> None:
    """The near bank comes down from the left in two planes, moss and plum; a path runs down it from the door."""
    plane(canvas, dice, [(-40, 492), (90, 484), (230, 490), (380, 530), (470, 590), (560, 650), (680, 700),
            (800, 722), (1040, 730), (1040, 800), (-40, 800)], ("#6f9a4c", "#3f7a52", "#1f4f56"), 60, 20, 0.9)  # fmt: skip
    plane(canvas, dice, [(-40, 690), (120, 672), (300, 690), (430, 736), (520, 800), (-40, 800)], ("#6a2f6e",
            "#55256a", "#3a1a54"), 60, 12, 0.8)  # fmt: skip
    path = Mass(
        [
            *smooth([(318, 626), (322, 660), (360, 690), (450, 716), (560, 770)]),
            *smooth([(680, 770), (560, 710), (440, 676), (384, 650), (366, 624)]),
        ]
    )
    cover(canvas, path, dice, along(smooth([(340, 626), (380, 676), (470, 706), (620, 770)])), across(path,
            ramp("#ffd08a", "#e8a06a", "#a85a6a"), 50), "#e8a06a", (28, 70, 14, 0.0), paints=8)  # fmt: skip


def cottage(canvas: Canvas, dice: random.Random) -> None:
    """A steep roof that nearly hides its house, the gable in the last light, one lamp: the focus, and the only red."""
    gable: list[Point] = [(318, 372), (420, 504), (414, 622), (232, 638), (226, 504)]
    plane(canvas, dice, gable, ("#ffc48a", "#ff7a48", "#e0403a"), 0, 92, 0.6, 0, round=False)
    canvas.mark(ribbon([(232, 500), (318, 388), (410, 506)], 22, "#a82848", lambda share: 0.7, round=False))
    contour(canvas, [(420, 500), (414, 622), (228, 639)], 12, INK, 0.3, round=False)
    plane(canvas, dice, [(20, 520), (228, 504), (234, 638), (22, 652)], ("#6a4a9e", "#8a6ab8"), 0, 92, 0.6, 11,
            round=False)  # fmt: skip
    roof: list[Point] = [(96, 348), (320, 360), (216, 540), (-14, 552)]
    plane(canvas, dice, roof, ("#3f3f9e", "#2a1c62"), 70, 118, 0.7, 13, round=False)
    for row in (0.3, 0.55, 0.78):
        start = (96 - 110 * row, 348 + 204 * row)
        contour(canvas, [start, (start[0] + 110, start[1] + 8), (320 - 104 * row, 360 + 180 * row)], 6, INK, swell)
    contour(canvas, [(212, 548), (320, 358), (436, 528)], 21, INK, lambda share: 0.85, round=False)
    canvas.mark(ribbon([(330, 374), (428, 518)], 7, "#e8703a", lambda share: 0.8))
    chimney: list[Point] = [(156, 300), (192, 300), (192, 370), (156, 366)]
    canvas.fill(chimney, "#b83a44")
    canvas.mark(touch(165, 334, 90, 52, 10, "#ff8a62"))
    sides(canvas, chimney, 10, INK)
    canvas.mark(ribbon([(176, 296), (186, 268), (206, 250), (214, 222), (248, 196), (262, 160)], 24, "#e8dcec", swell))
    canvas.mark(ribbon([(178, 286), (190, 264), (208, 246), (218, 220)], 9, "#fffaf0", swell))
    window: list[Point] = [(292, 454), (346, 452), (348, 506), (294, 510)]
    canvas.fill(window, "#fff3a0")
    canvas.mark(touch(308, 482, 90, 44, 12, "#ffffe8"))
    canvas.mark(ribbon([(320, 454), (321, 508)], 6, INK, lambda share: 0.9))
    canvas.mark(ribbon([(292, 481), (348, 479)], 6, INK, lambda share: 0.9))
    sides(canvas, window, 11, INK)
    door: list[Point] = [(310, 548), (362, 545), (364, 625), (314, 630)]
    canvas.fill(door, "#2a2478")
    canvas.mark(touch(328, 588, 90, 66, 14, "#5a5ac0"))
    sides(canvas, door, 10, INK)
    pane: list[Point] = [(84, 568), (142, 563), (144, 610), (86, 615)]
    canvas.fill(pane, "#3a2478")
    canvas.mark(touch(102, 590, 90, 38, 11, "#a890e0"))
    sides(canvas, pane, 8, INK)


def bush(canvas: Canvas, dice: random.Random) -> None:
    """Beside the house a lilac bush: separate bunches of leaves, struck outwards from its foot, no outline round it all."""
    root = (494, 668)
    canvas.mark(ribbon([(430, 660), (494, 674), (566, 672)], 26, "#173f46", swell))
    for stem in (
        [(490, 668), (470, 620), (450, 580)],
        [(496, 668), (500, 610), (504, 560)],
        [(500, 668), (530, 626), (548, 596)],
    ):
        canvas.mark(ribbon(stem, 13, INK, hand))
    for x, y, r in (
        (448, 626, 34),
        (546, 632, 32),
        (470, 582, 36),
        (528, 580, 34),
        (500, 548, 32),
        (498, 622, 42),
    ):  # fmt: skip
        canvas.fill(Mass([(x + r * (0.88 + 0.16 * math.sin(at * 2.3 + x)) * math.cos(at * 0.7), y + r * (0.8 + 0.14
                * math.cos(at * 1.9 + y)) * math.sin(at * 0.7)) for at in range(9)], round=True), "#16444c")  # fmt: skip
    leaves = []
    for x, y, r in ((448, 626, 38), (546, 632, 36), (470, 582, 40), (528, 580, 38), (500, 546, 36), (498, 622, 44)):
        for _ in range(13):
            turn, far = dice.uniform(0, 2 * math.pi), r * math.sqrt(dice.random())
            px, py = x + math.cos(turn) * far, y + math.sin(turn) * far * 0.9
            out = math.degrees(math.atan2(py - root[1], px - root[0])) + dice.gauss(0, 16)
            sun = (x - px + py - y) / r * 0.34 + (540 - px) / 300
            colour = ramp("#7fc070", "#2f8a62", "#176058", "#123c50")(0.5 - sun * 0.7 + dice.gauss(0, 0.1))
            leaves.append(touch(px, py, out, dice.uniform(24, 34), dice.uniform(10, 14), colour, dice.uniform(-24, 24)))
    canvas.marks(leaves, 8, 12)


def trees(canvas: Canvas) -> None:
    """Two bare birches lean out over the water at the right: boughs fork, fork again and end in nothing."""
    for spines in (
        (
            ([(958, 760), (950, 650), (962, 530), (938, 400), (946, 260), (926, 120), (934, 10)], 27.0),
            ([(942, 430), (896, 360), (870, 280), (872, 210)], 13.0),
            ([(946, 300), (980, 230), (990, 150)], 11.0),
            ([(874, 300), (838, 262), (820, 214)], 7.0),
            ([(930, 170), (904, 120), (902, 70)], 8.0),
            ([(984, 210), (1004, 180), (1016, 140)], 6.0),
        ),
        (
            ([(884, 764), (880, 680), (862, 590), (866, 500), (838, 410), (820, 330), (788, 266)], 21.0),
            ([(862, 520), (890, 470), (896, 420)], 9.0),
            ([(834, 390), (790, 360), (752, 350)], 8.0),
            ([(826, 350), (836, 310), (830, 280)], 6.0),
        ),
    ):
        for spine, width in reversed(spines):
            canvas.mark(ribbon(spine, width, INK, lambda share: max(0.06, 1 - share**0.9), step=9))
        for spine, width in spines[:2]:
            lit = [(x - width * 0.24 * (1 - at / len(spine)), y) for at, (x, y) in enumerate(spine)]
            canvas.mark(ribbon(lit[:-1], width * 0.3, "#b8608a", hand, step=12))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the mountains to the trees."""
    behind(canvas, dice)
    lake(canvas, dice)
    bank(canvas, dice)
    cottage(canvas, dice)
    bush(canvas, dice)
    trees(canvas)


PAINTING = Painting(17, "cottage-by-the-yellow-lake", "wide", paint)
