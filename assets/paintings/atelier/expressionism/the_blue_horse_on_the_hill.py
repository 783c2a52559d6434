"""A blue horse on a red hill at noon: one great round body against arcs of hot hills; its bowed head is the focus."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import ramp
from atelier.expressionism._shared import across, contour, cover, hand
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, below, blended, level, rolling, smooth, swirl

INK = "#101345"
BLUE = ramp("#a9e3f2", "#3fa3e0", "#1c5fcb", "#1b2f9a", "#1a1660")
RED = ramp("#f2542b", "#e23a30", "#c7253a", "#7d1040")
SUN = ramp("#fff2a6", "#ffd84a", "#ffb02e", "#f58a2c")

BODY: list[Point] = [(420, 362), (500, 402), (590, 408), (680, 382), (762, 392), (820, 450), (838, 530), (812, 602),
        (800, 660), (816, 706), (796, 770), (780, 828), (788, 868), (730, 868), (738, 826), (748, 770), (744, 716),
        (712, 670), (668, 622), (600, 628), (510, 648), (446, 640), (436, 700), (424, 760), (416, 826), (422, 868),
        (366, 868), (374, 826), (380, 760), (376, 696), (352, 634), (322, 570), (292, 512), (262, 470), (226, 404),
        (262, 352), (340, 330)]  # fmt: skip
HEAD: list[Point] = [(206, 366), (250, 372), (296, 408), (310, 456), (292, 508), (250, 538), (218, 560), (206, 584),
        (212, 612), (188, 636), (150, 630), (136, 602), (150, 556), (158, 480), (174, 410)]  # fmt: skip


def land(canvas: Canvas, dice: random.Random) -> None:
    """A yellow sky that rings, and hills one behind the other: orange, violet, red."""
    canvas.ground("#ffcf46")
    sky = Mass([(-10, -10), (1010, -10), (1010, 120), (560, 260), (200, 220), (-10, 350)])
    ring: Field = swirl(520, 760, 0)
    cover(canvas, sky, dice, ring, lambda x, y: SUN(math.dist((x, y), (300, 120)) / 700), "#ffcf46", (66, 180, 38,
            0.0), (110, 130, 9, 0.35), light="#fffbdc", spread=0.02)  # fmt: skip
    ridges: list[tuple[list[Point], tuple[str, ...], str, float]] = [
        (
            [(-20, 300), (160, 190), (360, 160), (560, 220), (760, 150), (1020, 70)],
            ("#ffb03a", "#f0752c"),
            "#f58a34",
            10,
        ),
        (
            [(-20, 500), (150, 430), (330, 480), (540, 410), (760, 310), (1020, 250)],
            ("#f2703a", "#d8434a"),
            "#e0573c",
            11,
        ),
        ([(-20, 690), (200, 640), (480, 590), (760, 470), (1020, 420)], ("#a8326e", "#4a1f6e"), "#6f2567", 12),
    ]
    floors = [[y + 46 for _, y in ridge] for ridge, *_ in ridges[1:]] + [[850, 780, 740, 720, 690]]
    for (ridge, colours, ground, width), floor in zip(ridges, floors, strict=True):
        low = list(zip((-20, 200, 400, 600, 800, 1020), [*floor, floor[-1]][:6], strict=True))
        hill = Mass([*smooth(ridge), *reversed(smooth(low))])
        way = along(smooth(ridge))
        cover(canvas, hill, dice, way, across(hill, ramp(*colours), 80, 0.2, 70), ground, (60, 150, 30, 0.0), (104,
                100, 8, 0.25), light="#ffe48a", squash=0.5)  # fmt: skip
        contour(canvas, ridge, width, INK, 0.4)
    ridge = [(-20, 800), (160, 730), (400, 690), (640, 700), (860, 650), (1020, 600)]
    hill = below(ridge, 1020)
    cover(canvas, hill, dice, blended(rolling(520, 16, -8), (swirl(560, 1180), 560, 900, 300)), across(hill, RED, 84,
            0.12, 80), "#cf2c36", (54, 160, 29, 0.0), (96, 120, 8, 0.3), light="#ffc25a", squash=0.55)  # fmt: skip
    contour(canvas, ridge, 13, INK, 1.0)


def leg(canvas: Canvas, dice: random.Random, points: list[Point]) -> None:
    """A leg of the far side, in the shade."""
    mass = Mass(points, round=True)
    cover(
        canvas,
        mass,
        dice,
        level(86),
        lambda x, y: BLUE(0.72 + (x - mass.left) / 260),
        "#1b2f9a",
        (24, 80, 13, -0.15),
        dark=INK,
    )
    contour(canvas, points, 9, INK, 0.5, closed=True)


def horse(canvas: Canvas, dice: random.Random) -> None:
    """Strokes run round the barrel, the haunch and the shoulder; light on its back, violet from the hill below."""
    canvas.fill(Mass([(250, 880), (520, 852), (840, 858), (960, 900), (700, 930), (380, 922)], round=True), "#6a0f45")
    leg(canvas, dice, [(336, 600), (372, 610), (356, 690), (330, 762), (322, 824), (330, 852), (280, 852), (288, 820),
            (296, 752), (308, 690), (312, 640)])  # fmt: skip
    leg(canvas, dice, [(640, 590), (730, 600), (716, 690), (690, 720), (672, 790), (668, 830), (676, 852), (626, 852),
            (634, 818), (644, 760), (650, 700), (634, 650)])  # fmt: skip
    for tip, thick, colour in (((964, 700), 50, INK), ((930, 740), 44, "#1b2f9a"), ((894, 724), 46, INK), ((950, 716),
            16, "#3fa3e0"), ((914, 728), 14, "#1c5fcb"), ((936, 690), 9, "#8ad0f2")):  # fmt: skip
        mid = 872 + (tip[0] - 894) * 0.55
        canvas.mark(ribbon([(812, 440), (856, 446), (mid + 6, 520), (mid, 610), tip], thick, colour, _tress))
    body = Mass(BODY, round=True)

    def tone(x: float, y: float) -> str:
        up = (y - 350) / 300
        round_ = 0.09 * math.sin(math.dist((x, y), (745, 500)) / 26) * math.exp(-math.dist((x, y), (745, 500)) / 190)
        shoulder = 0.2 * math.exp(-(((x - 395) / 60) ** 2) - ((y - 540) / 110) ** 2)
        return BLUE(0.12 + 0.62 * up + round_ - shoulder + (0.18 if y > 660 else 0))

    way: Field = blended(lambda x, y: 8 + (y - 500) * 0.06, (swirl(745, 505), 745, 505, 95), (level(58), 330, 460,
            90), (level(100), 395, 590, 60), (level(88), 400, 770, 90), (level(84), 765, 780, 80), (level(34), 300,
            380, 50))  # fmt: skip
    cover(canvas, body, dice, way, tone, "#1c4fb8", (36, 100, 20, 0.0), (56, 76, 7, 0.35), light="#c8f2f6", paints=22)
    belly: list[Point] = [(470, 638), (560, 628), (640, 612), (690, 636)]
    canvas.mark(ribbon(belly, 15, "#8a3fa8", swell))
    canvas.mark(ribbon([(806, 600), (790, 664), (804, 706), (784, 780)], 11, "#a24aa0", swell))
    contour(canvas, BODY, 15, INK, 0.9, closed=True)
    contour(canvas, [(640, 620), (650, 560), (690, 500), (700, 440)], 10, INK, swell)
    contour(canvas, [(446, 636), (452, 570), (430, 500), (380, 452)], 11, INK, swell)
    for hoof in ([(284, 828), (326, 828), (333, 855), (276, 855)], [(631, 828), (671, 828), (679, 855), (622, 855)],
            [(372, 838), (418, 838), (424, 868), (364, 868)], [(736, 838), (782, 838), (790, 868), (728, 868)]):  # fmt: skip
        canvas.fill(hoof, INK)


def bowed(canvas: Canvas, dice: random.Random) -> None:
    """The head and the mane that falls over it like a dark flame."""
    canvas.mark(touch(254, 322, -64, 96, 42, INK, 0, 0.4))
    canvas.mark(touch(255, 322, -64, 66, 20, "#1c5fcb", 0, 0.4))
    head = Mass(HEAD, round=True)
    cover(canvas, head, dice, level(102), across(head, BLUE, 12, 0.05), "#2a6fd0", (24, 70, 13, 0.0), (34, 60, 5,
            0.4), light="#dff8fa")  # fmt: skip
    contour(canvas, HEAD, 13, INK, 0.3, closed=True)
    canvas.mark(touch(192, 326, -98, 104, 44, INK, 0, 0.4))
    canvas.mark(touch(192, 326, -98, 72, 22, "#8ad0f2", 0, 0.4))
    contour(canvas, [(190, 446), (206, 458), (226, 452)], 9, INK, swell)
    contour(canvas, [(192, 436), (210, 432), (228, 442)], 6, INK, swell)
    contour(canvas, [(158, 600), (166, 590), (176, 594)], 9, INK, swell)
    contour(canvas, [(146, 622), (172, 616), (190, 604)], 6, INK, swell)
    canvas.mark(ribbon([(258, 424), (288, 462), (270, 506), (226, 528)], 10, "#1b2f9a", swell))
    canvas.fill(Mass([(206, 352), (250, 316), (330, 306), (402, 336), (440, 372), (474, 452), (420, 420), (424, 486),
            (372, 432), (366, 500), (322, 440), (306, 506), (276, 430), (256, 470), (236, 404)], round=True), INK)  # fmt: skip
    for start, end, colour in (((250, 332), (252, 450), "#2a49b8"), ((284, 322), (304, 486), "#3f7fe0"), ((318, 320),
            (332, 440), "#2a49b8"), ((338, 326), (366, 480), "#4f9ff0"), ((366, 336), (388, 440), "#2a49b8"),
            ((386, 346), (424, 464), "#3f7fe0"), ((412, 364), (462, 436), "#4f9ff0")):  # fmt: skip
        bow = ((start[0] + end[0]) / 2 + 16, (start[1] + end[1]) / 2 - 18)
        canvas.mark(ribbon([start, bow, end], 13, colour, swell))
    canvas.mark(ribbon([(222, 350), (214, 400), (226, 452)], 24, INK, hand))


def _tress(share: float) -> float:
    return 0.3 + 0.7 * math.sin(math.pi * min(1.0, share * 1.04)) ** 0.7 if share < 0.6 else 1.02 - (share - 0.6) * 2.3


def blades(canvas: Canvas) -> None:
    """A few leaves at our feet, cold and dark, that bring the blue down into the red."""
    for x, y, angle, length, width, colour, bend in ((70, 940, -70, 250, 54, INK, 24), (70, 940, -70, 210, 36,
            "#1f8f7c", 24), (130, 970, -44, 260, 54, INK, -20), (132, 970, -44, 216, 36, "#2fb08a", -20), (20, 930,
            -98, 220, 50, INK, -16), (20, 932, -98, 180, 32, "#17606a", -16), (930, 960, -112, 210, 50, INK, -24),
            (930, 962, -112, 172, 32, "#1f8f7c", -24), (880, 985, -150, 190, 46, INK, 20), (880, 986, -150, 150, 29,
            "#17606a", 20)):  # fmt: skip
        canvas.mark(touch(x, y, angle, length, width, colour, bend, 0.45))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Land, horse, head, leaves."""
    land(canvas, dice)
    horse(canvas, dice)
    bowed(canvas, dice)
    blades(canvas)


PAINTING = Painting(7, "the-blue-horse-on-the-hill", "square", paint)
