"""Under the billiard lamp, past midnight: a red room that leans, a green table that shines, two people who do not talk."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp
from atelier.expressionism._shared import across, contour, cover, hand, sides
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, blended, level, oval, smooth, swirl

INK = "#1a0a1e"
ROOM = ramp("#f2703a", "#d03a36", "#8f1a3a", "#4a0f34", "#24092a")
CLOTH = ramp("#e6f28a", "#6fcf5a", "#1f9a5a", "#0f5f52", "#0a3a44")
LAMPS = ((430.0, 232.0), (620.0, 212.0))


def glow(x: float, y: float) -> float:
    """How far from the lamps a place is, 0…1."""
    return min(1.0, min(math.dist((x, y), lamp) for lamp in LAMPS) / 560)


def room(canvas: Canvas, dice: random.Random) -> None:
    """Walls that glow orange round the lamps and go out towards the corners; boards that run into the depth."""
    canvas.ground("#6a1236")
    wall = Mass([(-10, -10), (1010, -10), (1010, 480), (-10, 500)])
    way: Field = blended(level(90), (swirl(*LAMPS[0]), *LAMPS[0], 150), (swirl(*LAMPS[1]), *LAMPS[1], 150))

    def tone(x: float, y: float) -> Colour:
        return ROOM(glow(x, y) * 1.2 - 0.05 + 0.08 * math.sin(glow(x, y) * 46))

    cover(canvas, wall, dice, way, tone, "#8f1a3a", (57, 116, 30, 0.0), (94, 84, 9, 0.3), light="#ffd070", spread=0.018)
    floor = Mass([(-10, 496), (1010, 470), (1010, 1010), (-10, 1010)])

    def boards(x: float, y: float) -> float:
        return math.degrees(math.atan2(y - 180, x - 520))

    def planks(x: float, y: float) -> Colour:
        return ramp("#f0a04a", "#c9562e", "#7a2432", "#3a1030")(glow(x, y) * 0.95 + 0.1 * math.sin(boards(x, y) * 1.1))

    cover(
        canvas,
        floor,
        dice,
        boards,
        planks,
        "#8f3030",
        (62, 160, 31, 0.0),
        (90, 110, 8, 0.25),
        light="#ffd070",
        spread=0.026,
    )
    for x in (40, 250, 480, 700, 900):
        top = 500 - (x / 1000) * 26
        slope = (x - 520) / 300
        canvas.mark(ribbon([(x * 0.5 + 260, top), (520 + slope * 800, 1020)], 7, "#3a1030", hand))
    contour(canvas, [(-20, 498), (300, 488), (700, 480), (1020, 468)], 13, INK, 0.4)
    mirror: list[Point] = [(60, 150), (262, 172), (258, 352), (52, 356)]
    mass = Mass(mirror)
    cover(canvas, mass, dice, level(-62), across(mass, ramp("#8fc8a8", "#3f8a86", "#1d4a5e"), 30, 0.1), "#3f8a86",
            (40, 90, 20, 0.0), (64, 70, 7, 0.4), paints=10)  # fmt: skip
    canvas.mark(touch(206, 214, 0, 64, 30, "#ffe27a", 30))
    sides(canvas, mirror, 24, INK)
    for start, end in ((0, 1), (1, 2), (2, 3), (3, 0)):
        canvas.mark(ribbon([mirror[start], mirror[end]], 9, "#e8a83a", lambda share: 0.85))
    window: list[Point] = [(822, 130), (952, 112), (958, 330), (826, 336)]
    mass = Mass(window)
    cover(
        canvas,
        mass,
        dice,
        level(80),
        across(mass, ramp("#2f5fae", "#142a6a"), 90),
        "#1d3f86",
        (34, 70, 17, 0.0),
        paints=8,
    )
    canvas.fill(oval(916, 176, 15, 15), "#f2f0b0")
    sides(canvas, window, 17, INK)
    canvas.mark(ribbon([(888, 122), (892, 334)], 12, INK, lambda share: 0.9))
    canvas.mark(ribbon([(824, 232), (956, 224)], 11, INK, lambda share: 0.9))


def table(canvas: Canvas, dice: random.Random) -> None:
    """The table, tipped towards us, all the light of the room on its cloth."""
    for x, y, tall in ((196, 770, 190), (838, 790, 190), (330, 640, 120)):
        leg: list[Point] = [(x - 30, y), (x + 34, y), (x + 20, y + tall), (x - 16, y + tall)]
        canvas.fill(leg, "#5a1a2a")
        canvas.mark(ribbon([(x - 10, y + 10), (x - 4, y + tall - 14)], 13, "#b8502e", swell))
        sides(canvas, leg, 12, INK)
    canvas.fill(Mass([(180, 900), (520, 880), (880, 910), (900, 980), (520, 996), (150, 984)], round=True), "#2a0a2a")
    rim: list[Point] = [(318, 462), (700, 446), (898, 782), (122, 808)]
    mass = Mass([*rim[:3], (894, 842), (128, 868), rim[3]])
    cover(
        canvas,
        mass,
        dice,
        level(-2),
        across(mass, ramp("#c9622e", "#8f2f2a", "#5a1428"), 80),
        "#8f2f2a",
        (40, 90, 21, 0.0),
        paints=12,
    )
    sides(canvas, [*rim[2:], (128, 868), (894, 842)], 13, INK)
    sides(canvas, rim, 13, INK)
    cloth: list[Point] = [(344, 482), (678, 468), (846, 762), (178, 784)]
    mass = Mass(cloth)
    centre = (505.0, 580.0)
    cover(canvas, mass, dice, swirl(*centre), lambda x, y: CLOTH(math.dist((x, y * 1.25), (centre[0],
            centre[1] * 1.25)) / 360 - 0.04), "#2fa45a", (36, 84, 19, 0.0), (60, 70, 7, 0.35), light="#fbffd0",
            spread=0.02)  # fmt: skip
    sides(canvas, cloth, 11, INK)
    for x, y in ((344, 482), (678, 468), (846, 762), (178, 784)):
        canvas.fill(oval(x + (511 - x) * 0.03, y + (620 - y) * 0.05, 19, 13), INK)
    for x, y, colour, light in (
        (592, 640, "#e8303a", "#ff9a8a"),
        (384, 664, "#ffce3a", "#fff8c0"),
        (470, 566, "#fff6e0", "#ffffff"),
    ):
        canvas.fill(oval(x + 16, y + 12, 24, 10), "#0f5f52")
        canvas.fill(oval(x, y, 18, 18), colour)
        canvas.mark(touch(x - 5, y - 6, -30, 17, 9, light))
        canvas.circle(x, y, 18, stroke=INK, width=5)


def lamps(canvas: Canvas, dice: random.Random) -> None:
    """A brass rail with two green shades; the light falls in strokes, as if it had weight."""
    for lx, ly in LAMPS:
        for at in range(11):
            turn = 90 + (at - 5) * 14 + dice.uniform(-3, 3)
            reach = dice.uniform(90, 150)
            start = (lx + math.cos(math.radians(turn)) * 54, ly + math.sin(math.radians(turn)) * 40)
            end = (start[0] + math.cos(math.radians(turn)) * reach, start[1] + math.sin(math.radians(turn)) * reach)
            canvas.mark(ribbon([start, end], dice.uniform(8, 13), ("#ffe98a", "#ffc23c", "#fff6c8")[at % 3], hand))
    canvas.mark(ribbon([(360, 96), (540, 84), (690, 78)], 19, INK, lambda share: 0.9))
    canvas.mark(ribbon([(364, 95), (540, 83), (686, 77)], 9, "#f2b83a", lambda share: 0.9))
    for top in ((520, 84),):
        canvas.mark(ribbon([top, (524, -20)], 13, INK, lambda share: 0.9))
    for lx, ly in LAMPS:
        canvas.mark(ribbon([(lx, ly - 140), (lx, ly - 76)], 12, INK, lambda share: 0.9))
        shade: list[Point] = [(lx - 24, ly - 84), (lx + 24, ly - 84), (lx + 84, ly), (lx - 84, ly + 4)]
        mass = Mass(shade)
        canvas.fill(oval(lx, ly + 4, 74, 18), "#fffbe0")
        tint = across(mass, ramp("#8fe07a", "#2fa45a", "#0f5f52"), 0)
        cover(canvas, mass, dice, swirl(lx, ly - 150, 90), tint, "#2fa45a", (22, 56, 12, 0.0), paints=10)
        sides(canvas, shade, 12, INK, lx)
        canvas.fill(oval(lx, ly + 6, 58, 12), "#fff6b0")
        contour(canvas, oval(lx, ly + 6, 62, 14).points, 7, INK, 0.3, round=False, closed=True)


def waiting(canvas: Canvas, dice: random.Random) -> None:
    """The one who waits: upright behind the table, his cue beside him like a staff."""
    coat: list[Point] = [
        (214, 372),
        (252, 348),
        (300, 352),
        (330, 384),
        (340, 470),
        (334, 560),
        (326, 640),
        (212, 650),
        (218, 540),
        (204, 450),
    ]
    for leg in ([(240, 620), (238, 700), (232, 760)], [(300, 620), (304, 690), (306, 730)]):
        canvas.mark(ribbon(leg, 44, INK, lambda share: 1 - 0.3 * share))
    mass = Mass(coat, round=True)
    cover(canvas, mass, dice, level(86), across(mass, ramp("#12304a", "#1f5f6a", "#5fae7a"), 0, 0.06), "#1a4a58", (28,
            80, 15, 0.0), (40, 60, 5, 0.3), light="#fff0a0", paints=14)  # fmt: skip
    contour(canvas, coat, 13, INK, 0.3, closed=True)
    canvas.fill([(262, 356), (292, 358), (280, 420)], "#fff2d0")
    contour(canvas, [(262, 352), (278, 424), (296, 354)], 8, INK, swell)
    canvas.fill(oval(280, 312, 30, 38, 4), "#f2b05a")
    canvas.mark(touch(298, 316, 88, 56, 22, "#ffe08a"))
    canvas.mark(touch(260, 318, 92, 52, 17, "#3f8a6a"))
    contour(canvas, oval(280, 312, 31, 39, 4).points, 9, INK, 0.2, round=False, closed=True)
    contour(canvas, [(282, 304), (294, 322), (280, 328)], 6, INK, swell)
    for x in (268, 298):
        contour(canvas, [(x - 9, 304), (x, 300), (x + 8, 305)], 7, INK, swell)
    contour(canvas, [(268, 338), (282, 342), (294, 338)], 6, INK, swell)
    canvas.fill(
        Mass(
            [(230, 292), (252, 282), (256, 248), (300, 246), (308, 280), (332, 286), (300, 296), (262, 298)], round=True
        ),
        INK,
    )
    canvas.mark(ribbon([(258, 274), (282, 278), (306, 273)], 8, "#d03a36", lambda share: 0.9))
    canvas.mark(ribbon([(378, 250), (366, 440), (356, 640)], 13, INK, lambda share: 0.6 + 0.4 * share))
    canvas.mark(ribbon([(378, 256), (366, 440), (356, 630)], 5, "#f2c05a", lambda share: 0.6 + 0.4 * share))
    canvas.mark(ribbon([(318, 400), (350, 470), (366, 440)], 32, INK, lambda share: 1 - 0.3 * share))
    canvas.mark(ribbon([(322, 410), (348, 462), (362, 440)], 12, "#2f7a6a", lambda share: 1 - 0.3 * share))
    canvas.fill(oval(368, 430, 15, 14), "#f2b05a")
    contour(canvas, oval(368, 430, 15, 14).points, 6, INK, 0.2, round=False, closed=True)


def playing(canvas: Canvas, dice: random.Random) -> None:
    """The one who plays: bent over the corner at the right, chin on the cue, all of her in one arch."""
    skirt: list[Point] = [
        (760, 560),
        (838, 540),
        (896, 590),
        (930, 720),
        (962, 900),
        (880, 930),
        (800, 910),
        (800, 760),
        (770, 660),
    ]
    mass = Mass(skirt, round=True)
    cover(canvas, mass, dice, along(smooth([(820, 560), (860, 700), (880, 920)])), across(mass, ramp("#c94a9a",
            "#7a2470", "#3a1050"), 0, 0.06), "#7a2470", (32, 90, 17, 0.0), (48, 70, 6, 0.3), light="#ffb0a0",
            paints=14)  # fmt: skip
    contour(canvas, skirt, 14, INK, 0.4, closed=True)
    back: list[Point] = [
        (640, 492),
        (690, 450),
        (770, 452),
        (850, 510),
        (880, 580),
        (820, 610),
        (760, 600),
        (700, 570),
        (652, 548),
    ]
    mass = Mass(back, round=True)
    cover(canvas, mass, dice, along(smooth([(640, 510), (720, 480), (800, 510), (860, 590)])), across(mass,
            ramp("#fff2c0", "#f2b04a", "#c9562e"), 30), "#f2b04a", (26, 70, 14, 0.0), (40, 56, 5, 0.4), paints=12)  # fmt: skip
    contour(canvas, back, 13, INK, 0.2, closed=True)
    cue: list[Point] = [(500, 574), (640, 560), (800, 540), (986, 520)]
    canvas.mark(ribbon(cue, 14, INK, lambda share: 0.5 + 0.5 * share))
    canvas.mark(ribbon([(508, 573), *cue[1:3], (978, 521)], 6, "#fff0b0", lambda share: 0.5 + 0.5 * share))
    for arm, colour in (
        ([(668, 530), (622, 572), (556, 580)], "#f2b04a"),
        ([(800, 480), (880, 470), (902, 520)], "#e8963e"),
    ):
        canvas.mark(ribbon(arm, 36, INK, lambda share: 1 - 0.4 * share))
        canvas.mark(ribbon(arm, 17, colour, lambda share: 1 - 0.4 * share))
    for x, y in ((548, 578), (902, 526)):
        canvas.fill(oval(x, y, 17, 14), "#ffc87a")
        contour(canvas, oval(x, y, 17, 14).points, 7, INK, 0.2, round=False, closed=True)
    hair: list[Point] = [(622, 420), (656, 400), (696, 410), (716, 446), (704, 486), (668, 496), (640, 450)]
    face: list[Point] = [(626, 416), (612, 434), (598, 452), (586, 474), (598, 484), (592, 496), (600, 504),
            (598, 516), (616, 528), (648, 520), (674, 492), (676, 452), (656, 424)]  # fmt: skip
    canvas.fill(oval(722, 414, 26, 24), INK)
    mass = Mass(face)
    shade = across(mass, ramp("#fff2c0", "#ffcf80", "#f0904a", "#4f9a62"), 0)
    cover(canvas, mass, dice, level(64), shade, "#ffc87a", (17, 40, 10, 0.0), paints=12)
    contour(canvas, [*face[:10], (674, 494)], 9, INK, 0.4, round=False)
    canvas.fill(Mass(hair, round=True), INK)
    canvas.mark(ribbon([(638, 424), (664, 410), (694, 426), (704, 456)], 11, "#d0502e", swell))
    canvas.mark(ribbon([(668, 440), (688, 450), (688, 476)], 8, "#a83a3a", swell))
    canvas.mark(ribbon([(708, 406), (722, 400), (734, 412)], 8, "#d0502e", swell))
    contour(canvas, [(604, 456), (618, 452), (632, 458)], 9, INK, swell)
    contour(canvas, [(606, 442), (622, 438), (636, 444)], 7, INK, swell)
    contour(canvas, [(596, 502), (608, 502), (618, 498)], 8, "#a8203a", swell)


def corner(canvas: Canvas, dice: random.Random) -> None:
    """In front at the left a marble table, a bottle, two glasses: someone has gone."""
    top = oval(92, 868, 168, 66, -3)
    canvas.mark(ribbon([(96, 900), (92, 1020)], 44, INK, lambda share: 0.9))
    cover(
        canvas,
        top,
        dice,
        level(-4),
        across(top, ramp("#c9a8c0", "#fff2dc", "#ffe0a0"), 0, 0.05),
        "#f2dcc8",
        (32, 80, 17, 0.0),
        paints=10,
    )
    contour(canvas, top.points, 14, INK, 0.5, round=False, closed=True)
    bottle: list[Point] = [
        (50, 640),
        (82, 640),
        (84, 716),
        (106, 752),
        (110, 862),
        (66, 874),
        (22, 862),
        (26, 752),
        (48, 716),
    ]
    mass = Mass(bottle)
    cover(
        canvas,
        mass,
        dice,
        level(90),
        across(mass, ramp("#0f4a4a", "#1f8a5a", "#8fd06a"), 0),
        "#1f7a5a",
        (22, 66, 12, 0.0),
        paints=10,
    )
    contour(canvas, bottle, 12, INK, 0.2, round=False, closed=True)
    canvas.fill([(28, 780), (108, 780), (109, 832), (26, 832)], "#f2c05a")
    canvas.mark(ribbon([(40, 806), (66, 800), (96, 808)], 10, "#d03a36", swell))
    for x, y, colour in ((158, 850, "#d03a36"), (206, 878, "#8fd06a")):
        glass: list[Point] = [(x - 24, y - 74), (x + 24, y - 74), (x + 16, y + 4), (x - 16, y + 4)]
        canvas.fill(glass, mix("#fff2dc", colour, 0.25))
        canvas.fill([(x - 21, y - 44), (x + 21, y - 44), (x + 16, y + 2), (x - 16, y + 2)], colour)
        canvas.mark(touch(x - 9, y - 34, 86, 54, 8, "#ffffff"))
        sides(canvas, glass, 8, INK, x)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Room, the one who waits, table, the one who plays, lamps, corner."""
    room(canvas, dice)
    waiting(canvas, dice)
    table(canvas, dice)
    playing(canvas, dice)
    lamps(canvas, dice)
    corner(canvas, dice)


PAINTING = Painting(52, "under-the-billiard-lamp", "square", paint)
