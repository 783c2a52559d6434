"""A cottage by a yellow lake at evening: few broad planes, violet against yellow, each held by a dark line."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, sides
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, rolling, smooth

INK = "#22123c"
YELLOW = ramp("#fff3a8", "#ffdf4e", "#f7bd2c", "#dd8f2a")


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
) -> Mass:
    """One broad plane: strokes in one direction or along a field, from its first colour to its last, and its line."""
    mass = Mass(points, round=round)
    middle = ramp(*colours)(0.5)
    cover(canvas, mass, dice, way if callable(way) else rolling(600, 6, way), across(mass, ramp(*colours), turn,
            0.05), middle, (56 * size, 140 * size, 33 * size, 0.0), (112 * size, 90 * size, 9 * size, 0.22),
            spread=0.016, paints=12, squash=0.6)  # fmt: skip
    contour(canvas, points, width, INK, 0.5, closed=True, round=round)
    return mass


def behind(canvas: Canvas, dice: random.Random) -> None:
    """A sky that swings like the ridge below it, and one long massif in two planes, its last snow pink."""
    canvas.ground("#f2dd6a")
    sky = Mass([(-10, -10), (1010, -10), (1010, 300), (-10, 300)])
    massif: list[Point] = [(200, 345), (330, 258), (410, 206), (480, 132), (548, 108), (606, 140), (660, 146),
            (716, 130), (790, 196), (890, 276), (1040, 318), (1040, 345)]  # fmt: skip
    over = along([(-20, 190), (200, 160), (400, 150), (540, 66), (700, 84), (860, 180), (1020, 240)])

    def evening(x: float, y: float) -> Colour:
        return ramp("#6fae8a", "#b9cf7a", "#f2d95a", "#ffb86a")(y / 230 + 0.12 * math.sin(y / 17 + x / 210))

    cover(canvas, sky, dice, over, evening, "#e6d870", (56, 170, 30, 0.0), (96, 130, 10, 0.3), light="#fff6c8",
            spread=0.022, squash=0.5)  # fmt: skip
    for points, width in (([(-10, 96), (120, 70), (280, 76), (420, 48)], 25), ([(150, 128), (300, 112), (400, 84)],
            16), ([(640, 26), (780, 52), (900, 96), (1010, 120)], 24), ([(800, 30), (900, 44), (1010, 70)], 15)):  # fmt: skip
        canvas.mark(ribbon(points, width, "#e8728f", swell))
    left: list[Point] = [(-40, 330), (-40, 218), (60, 176), (150, 190), (230, 150), (330, 214), (450, 330)]
    plane(canvas, dice, left, ("#8fa6e0", "#5a6fc4", "#3f4aa0"), 80, along(smooth(left[1:])), 0.7, 9)
    plane(canvas, dice, massif, ("#b07ad8", "#7a449e", "#43287a"), 20, along(smooth(massif[:8])), 0.7, 13)
    shade: list[Point] = [(606, 146), (640, 196), (616, 250), (672, 292), (700, 340), (1030, 345), (890, 280),
            (790, 200), (716, 136), (660, 152)]  # fmt: skip
    plane(
        canvas,
        dice,
        shade,
        ("#5a3a9a", "#3a2478", "#2a1a5e"),
        10,
        along(smooth([(660, 146), (760, 220), (980, 330)])),
        0.65,
        8,
    )
    for x, y, turn, length, colour in ((500, 150, -44, 80, "#f2869c"), (470, 190, -40, 70, "#ffb0a8"), (540, 134, -30,
            60, "#ffd0b8"), (420, 230, -42, 70, "#e8709a"), (366, 270, -42, 60, "#e8709a"), (560, 170, 50, 60,
            "#d8609a")):  # fmt: skip
        canvas.mark(touch(x, y, turn, length, 16, colour))
    contour(canvas, [(330, 330), (400, 268), (440, 250), (478, 214)], 9, INK, swell)
    contour(canvas, [(500, 330), (520, 280), (560, 250), (566, 210)], 9, INK, swell)
    shore: list[Point] = [(-30, 362), (-30, 326), (180, 316), (420, 330), (700, 320), (1030, 338), (1030, 362)]
    plane(canvas, dice, shore, ("#2f7a6a", "#175056"), 90, 0, 0.5, 8)


def lake(canvas: Canvas, dice: random.Random) -> None:
    """The lake burns: all the light of the picture lies in it. Far out its strokes are level and the massif hangs in
    them, head down; towards us they follow the bank, and redden."""
    water = Mass([(-10, 350), (1010, 350), (1010, 760), (-10, 760)])
    hanging = Mass(
        [(230, 350), (350, 400), (430, 440), (500, 500), (570, 540), (640, 490), (720, 460), (800, 410), (900, 350)]
    )
    bank_way = along(smooth([(300, 470), (400, 560), (520, 650), (660, 706), (1020, 730)]))

    def way(x: float, y: float) -> float:
        near = max(0.0, min(1.0, (y - 470) / 220)) * max(0.0, 1 - math.dist((x, y), (560, 690)) / 520)
        return bank_way(x, y) * near + 5 * math.sin(x / 70)

    def tone(x: float, y: float) -> Colour:
        if hanging.inside(x + 16 * math.sin(y / 7), y):
            return ramp("#4f3494", "#8a50b0", "#d87aa0")((y - 350) / 190)
        shore = max(0.0, 1 - abs(y - 700 + (760 - x) * 0.36) / 150) if x < 900 else 0.0
        return YELLOW(0.42 + 0.5 * shore + 0.13 * math.sin(y / 9 + x / 160) - 0.3 * math.exp(-(((y - 560) / 60) ** 2)))

    cover(canvas, water, dice, way, tone, "#ffcf3a", (58, 120, 20, 0.0), (84, 100, 9, 0.3), light="#fffab8",
            spread=0.022, squash=0.36, paints=24)  # fmt: skip
    canvas.mark(ribbon([(-20, 362), (300, 357), (640, 362), (1020, 355)], 11, INK, lambda share: 0.7))


def bank(canvas: Canvas, dice: random.Random) -> None:
    """The near bank comes down from the left in two planes, moss and plum, and runs out under the trees."""
    plane(canvas, dice, [(-40, 452), (90, 448), (230, 470), (360, 530), (440, 600), (520, 660), (640, 706),
            (760, 722), (1040, 736), (1040, 800), (-40, 800)], ("#b9b84a", "#5f8a4c", "#2f5f5a"), 60, 24, 0.9)  # fmt: skip
    plane(canvas, dice, [(-40, 660), (120, 640), (300, 668), (430, 730), (520, 800), (-40, 800)], ("#a8527e",
            "#6a2f6e", "#43205a"), 60, 12, 0.8)  # fmt: skip


def cottage(canvas: Canvas, dice: random.Random) -> None:
    """A steep roof that nearly hides its house, the gable in the last light: the focus."""
    plane(canvas, dice, [(250, 344), (322, 470), (316, 606), (176, 626), (170, 470)], ("#ffd0a8", "#f78f62",
            "#e0605a"), 0, 92, 0.62, 12, round=False)  # fmt: skip
    plane(canvas, dice, [(-30, 490), (172, 470), (178, 626), (-30, 646)], ("#7a6ac0", "#a99ae0"), 0, 92, 0.62, 11,
            round=False)  # fmt: skip
    plane(canvas, dice, [(40, 316), (252, 334), (162, 512), (-40, 520), (-40, 440)], ("#3f4aa8", "#31206e"), 70, 112,
            0.7, 13, round=False)  # fmt: skip
    contour(canvas, [(150, 520), (252, 336), (342, 500)], 22, INK, lambda share: 0.85, round=False)
    canvas.fill([(92, 262), (128, 264), (128, 336), (92, 330)], "#d8434a")
    canvas.mark(touch(101, 298, 90, 56, 10, "#ff8a62"))
    sides(canvas, [(92, 262), (128, 264), (128, 336), (92, 330)], 10, INK)
    for points, colour, light in (([(226, 440), (270, 436), (272, 486), (228, 490)], "#22206a", "#5a6fd0"),
            ([(222, 528), (262, 526), (264, 612), (226, 618)], "#22206a", "#4a3a9a"), ([(60, 536), (120, 530),
            (122, 590), (62, 596)], "#ffc52e", "#fff2a0")):  # fmt: skip
        canvas.fill(points, colour)
        x, y = points[0][0] + 14, (points[0][1] + points[3][1]) / 2
        canvas.mark(touch(x, y, 90, (points[3][1] - points[0][1]) * 0.8, 13, light))
        sides(canvas, points, 9, INK, x)


def trees(canvas: Canvas, dice: random.Random) -> None:
    """A round dark bush beside the house; two bare trunks at the right, that cut the lake from edge to edge."""
    plane(canvas, dice, [(318, 560), (344, 508), (384, 520), (412, 470), (456, 500), (470, 556), (520, 570),
            (538, 630), (500, 668), (420, 656), (340, 640)], ("#3f9a6e", "#175a56", "#123f4e"), 40, 66, 0.6)  # fmt: skip
    for spine, width in (
        ([(912, 780), (900, 620), (914, 470), (888, 300), (900, 140), (880, -20)], 40),
        ([(968, 790), (972, 640), (950, 500), (966, 340), (952, 180), (980, -20)], 27),
        ([(904, 420), (860, 330), (800, 280), (760, 210)], 16),
        ([(892, 300), (840, 210), (836, 120)], 12),
        ([(906, 240), (936, 160), (930, 60)], 12),
        ([(828, 300), (780, 300), (740, 276)], 9),
        ([(956, 420), (990, 360), (1020, 340)], 13),
    ):
        canvas.mark(ribbon(spine, width, INK, lambda share: 1 - 0.55 * share))
        canvas.mark(ribbon([(x - width * 0.2, y) for x, y in spine], width * 0.28, "#c05a7e", swell))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the mountains to the trees."""
    behind(canvas, dice)
    lake(canvas, dice)
    bank(canvas, dice)
    cottage(canvas, dice)
    trees(canvas, dice)


PAINTING = Painting(17, "cottage-by-the-yellow-lake", "wide", paint)
