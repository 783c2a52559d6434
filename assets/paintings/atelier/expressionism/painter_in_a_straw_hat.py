"""A painter in a straw hat looks past us, brush in hand: violet air that turns round her, yellow straw, a blue smock."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, sides
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, blended, level, moved, oval, rolling, smooth, swirl

INK = "#181040"
STRAW = ramp("#fff6ae", "#ffd84a", "#efa62e", "#b8702a")
AIR = ramp("#c9b0ea", "#9a78d0", "#6a4ab4", "#40288a")
SKIN = ramp("#ffe2ae", "#f9b06e", "#e87a52", "#b04a5a", "#3f6f8a")
SMOCK = ramp("#7fd8e0", "#2f9ac8", "#1f5fae", "#1a2f78")


def air(canvas: Canvas, dice: random.Random) -> None:
    """Short violet strokes that turn round her head, lightest close to it."""
    canvas.ground("#6a4ab4")
    space = Mass([(-10, -10), (760, -10), (760, 1010), (-10, 1010)])
    way: Field = blended(rolling(420, 34, 70), (swirl(400, 350), 400, 350, 330))

    def tone(x: float, y: float) -> Colour:
        far = math.dist((x, y), (400, 340))
        return AIR(0.05 + far / 640 + 0.13 * math.sin(far / 15))

    cover(
        canvas, space, dice, way, tone, "#7a58bc", (60, 96, 31, 0.0), (136, 80, 9, 0.35), light="#fff0ff", spread=0.022
    )


def canvas_edge(canvas: Canvas, dice: random.Random) -> None:
    """The edge of the picture she is painting: only its back and its wedge; what is on it we do not see."""
    frame: list[Point] = [(-20, 560), (70, 548), (118, 1010), (-20, 1010)]
    mass = Mass(frame)
    cover(
        canvas,
        mass,
        dice,
        level(84),
        across(mass, ramp("#f6dcae", "#d8a870"), 0),
        "#e8c490",
        (40, 90, 22, 0.0),
        paints=8,
    )
    bar: list[Point] = [(44, 552), (72, 548), (120, 1010), (84, 1010)]
    canvas.fill(bar, "#a8623a")
    canvas.mark(ribbon([(58, 570), (100, 1000)], 8, "#e8a05a", swell))
    sides(canvas, bar, 10, INK)
    contour(canvas, [(-20, 560), (72, 548)], 12, INK, swell)


def smock(canvas: Canvas, dice: random.Random) -> None:
    """A wide blue smock; its folds are the only straight strokes of the picture."""
    body: list[Point] = [(356, 640), (300, 690), (210, 730), (160, 810), (130, 1020), (770, 1020), (770, 860),
            (700, 760), (590, 700), (520, 640)]  # fmt: skip
    mass = Mass(body, round=True)
    way: Field = blended(level(74), (level(28), 650, 760, 130), (level(-36), 230, 760, 110), (level(96), 620, 950, 130))
    cover(canvas, mass, dice, way, lambda x, y: SMOCK((x - 130) / 640 * 0.75 + 0.12 * math.sin(x / 24) + 0.1),
            "#2f7fbe", (48, 112, 27, 0.0), (80, 90, 9, 0.3), light="#e8fbff")  # fmt: skip
    contour(canvas, body, 16, INK, 0.4, closed=True)
    for fold in (
        [(560, 720), (540, 820), (560, 1000)],
        [(260, 760), (290, 850), (280, 1000)],
        [(640, 780), (690, 880), (700, 1000)],
    ):
        contour(canvas, fold, 11, INK, swell)
    neck: list[Point] = [(372, 560), (392, 640), (372, 690), (440, 744), (500, 680), (488, 640), (496, 540)]
    mass = Mass(neck, round=True)
    cover(canvas, mass, dice, level(70), across(mass, SKIN, 0), "#d8805a", (26, 60, 14, 0.0), paints=12)
    contour(canvas, [(376, 580), (392, 640), (362, 690)], 12, INK, swell)
    contour(canvas, [(496, 560), (490, 640), (512, 684)], 13, INK, swell)
    for flap in ([(362, 676), (438, 748), (380, 800), (316, 710)], [(516, 664), (438, 748), (490, 806), (566, 700)]):
        canvas.fill(list(flap), "#fff2dc")
        (ax, ay), (bx, by) = flap[3], flap[2]
        canvas.mark(touch((ax + bx) / 2 + 20, (ay + by) / 2 - 18, 58 if ax < 400 else 118, 84, 17, "#b8a0dc"))
        sides(canvas, list(flap), 11, INK)
    canvas.fill(Mass([(404, 728), (470, 728), (484, 776), (438, 758), (396, 780)], round=True), "#d8304a")
    contour(canvas, [(404, 728), (470, 728), (484, 776), (438, 758), (396, 780)], 9, INK, 0.2, closed=True)


def head(canvas: Canvas, dice: random.Random) -> None:
    """Three quarters to the left. Orange in the light, blue and green in the shade of the brim."""
    hair: list[Point] = [
        (470, 290),
        (536, 310),
        (566, 380),
        (558, 460),
        (592, 520),
        (570, 580),
        (510, 582),
        (486, 520),
        (490, 420),
    ]
    mass = Mass(hair, round=True)
    cover(canvas, mass, dice, along(smooth([(480, 300), (546, 380), (540, 470), (580, 560)])), across(mass,
            ramp("#e8683a", "#a8303a", "#5a1a44"), 20, 0.1), "#a8303a", (24, 70, 13, 0.0), (40, 60, 5, 0.4),
            light="#ffc07a", paints=14)  # fmt: skip
    contour(canvas, hair, 12, INK, 0.4, closed=True)
    face: list[Point] = [(322, 270), (308, 330), (304, 372), (296, 412), (300, 460), (312, 520), (336, 576),
            (374, 612), (424, 602), (474, 560), (500, 500), (508, 400), (500, 280)]  # fmt: skip
    mass = Mass(face, round=True)

    def tone(x: float, y: float) -> Colour:
        brim = max(0.0, (402 - y + (x - 400) * 0.14) / 60)
        side = max(0.0, (x - 408 + max(0.0, 520 - y) * 0.12) / 74)
        cheek = 0.26 * math.exp(-(((x - 424) / 44) ** 2) - ((y - 470) / 40) ** 2)
        return SKIN(
            0.08 + min(0.9, 0.66 * min(1.0, brim) + 0.72 * min(1.0, side)) + cheek + 0.1 * max(0, (y - 540) / 60)
        )

    way: Field = blended(level(78), (swirl(424, 392), 424, 392, 52), (swirl(424, 480), 424, 480, 60), (level(4), 400,
            300, 60), (level(28), 380, 590, 50), (level(70), 350, 430, 30))  # fmt: skip
    cover(canvas, mass, dice, way, tone, "#f0a068", (23, 54, 13, 0.0), (42, 44, 5, 0.4), light="#fffbe0", paints=20)
    contour(canvas, face, 14, INK, 0.7, closed=True)
    # The ear grows out of the cheek: no line where it joins; a lock of hair falls over its upper end.
    ear: list[Point] = [(488, 402), (508, 392), (526, 402), (528, 428), (518, 452), (506, 472), (490, 466)]
    canvas.fill(Mass(ear, round=True), "#e8805a")
    canvas.mark(touch(498, 432, 84, 58, 20, "#c95a58"))
    contour(canvas, [(490, 400), *ear[1:6], (492, 470)], 10, INK, 0.2)
    contour(canvas, [(500, 414), (514, 412), (516, 430), (506, 444), (500, 456)], 7, INK, swell)
    contour(canvas, [(498, 436), (506, 430), (508, 438)], 5, INK, swell)
    canvas.mark(ribbon([(486, 330), (508, 362), (530, 404), (544, 440)], 24, "#a8303a", swell))
    canvas.mark(ribbon([(490, 340), (514, 372), (534, 410)], 7, "#e8683a", swell))
    contour(canvas, [(484, 344), (502, 378), (522, 408)], 7, INK, swell)
    canvas.fill(oval(512, 484, 9, 11), "#5fe0c8")
    contour(canvas, oval(512, 484, 9, 11).points, 5, INK, 0.2, round=False, closed=True)
    # The nose: its ridge, its shade, its wing.
    canvas.mark(ribbon([(352, 380), (342, 420), (330, 452)], 15, "#fff2c4", swell))
    canvas.mark(ribbon([(370, 380), (366, 424), (362, 462)], 14, "#3f8a7a", swell))
    contour(canvas, [(346, 362), (340, 400), (322, 446), (316, 464), (334, 476), (352, 472)], 11, INK, swell)
    contour(canvas, [(352, 474), (368, 470), (370, 452)], 9, INK, swell)
    for x, y, wide in ((328, 392, 21), (424, 392, 34)):
        almond: list[Point] = [
            (x - wide, y + 4),
            (x - wide * 0.3, y - 13),
            (x + wide * 0.5, y - 11),
            (x + wide, y + 5),
            (x + wide * 0.2, y + 12),
        ]
        canvas.fill(Mass(almond, round=True), "#e8f2d8")
        canvas.fill(oval(x - wide * 0.22, y - 1, 12 if wide > 30 else 9, 12), "#1f7a5a")
        canvas.fill(oval(x - wide * 0.22, y - 1, 6, 7), INK)
        contour(
            canvas,
            [(x - wide - 5, y + 6), (x - wide * 0.3, y - 15), (x + wide * 0.5, y - 12), (x + wide + 7, y + 5)],
            11,
            INK,
            swell,
        )
        contour(canvas, [(x - wide * 0.7, y + 9), (x + wide * 0.2, y + 14), (x + wide * 0.8, y + 8)], 6, INK, swell)
    contour(canvas, [(306, 366), (322, 356), (346, 360)], 13, INK, swell)
    contour(canvas, [(384, 362), (424, 346), (470, 366)], 14, INK, swell)
    canvas.fill(
        Mass([(324, 524), (344, 512), (358, 516), (376, 512), (406, 524), (380, 542), (350, 544)], round=True),
        "#c8284a",
    )
    canvas.mark(touch(362, 535, 2, 46, 9, "#ff7a7a"))
    contour(canvas, [(318, 524), (344, 524), (362, 528), (384, 524), (412, 520)], 9, INK, swell)
    canvas.mark(ribbon([(340, 558), (364, 564), (392, 556)], 9, "#3f8a7a", swell))


def hat(canvas: Canvas, dice: random.Random) -> None:
    """The straw hat: strokes run as the straw is plaited, round and round; a dark violet band."""
    turn = -9.0
    crown = moved(
        [(-122, 16), (-118, -60), (-84, -128), (-10, -154), (76, -138), (118, -70), (128, 12), (0, 40)],
        420,
        256,
        1,
        turn,
    )
    mass = Mass(crown, round=True)
    cover(canvas, mass, dice, swirl(430, 520), across(mass, STRAW, 14, 0.12, 50), "#f2bc3e", (32, 70, 16, 0.0), (46,
            60, 6, 0.5), light="#fffde0")  # fmt: skip
    contour(canvas, crown, 14, INK, 0.2, closed=True)
    brim = moved([(-250, 26), (-190, -18), (-120, -30), (0, -8), (124, -34), (200, -16), (262, 36), (190, 66),
            (80, 58), (-20, 66), (-140, 72)], 420, 262, 1, turn)  # fmt: skip
    mass = Mass(brim, round=True)
    ring = moved(smooth([(-250, 30), (-150, 40), (0, 32), (150, 36), (262, 36)]), 420, 262, 1, turn)
    cover(canvas, mass, dice, along(ring), across(mass, STRAW, 30, 0.12, 70), "#ffce46", (30, 80, 16, 0.0), (44, 70,
            6, 0.5), light="#fffde0")  # fmt: skip
    contour(canvas, brim, 15, INK, 0.5, closed=True)
    band = moved([(-124, -16), (-60, 10), (0, 16), (70, 8), (128, -22)], 420, 254, 1, turn)
    canvas.mark(ribbon(band, 44, INK, lambda share: 0.86))
    canvas.mark(ribbon([(x, y - 1) for x, y in band], 24, "#5a2fa0", lambda share: 0.86))
    canvas.mark(ribbon([(x, y - 6) for x, y in band], 7, "#b08ae8", swell))


def tools(canvas: Canvas, dice: random.Random) -> None:
    """The raised brush with a tip of red at the left; the palette at the right, with the colours of this very picture."""
    palette: list[Point] = [
        (420, 930),
        (450, 850),
        (550, 806),
        (660, 820),
        (716, 880),
        (700, 960),
        (630, 976),
        (610, 1010),
        (430, 1010),
    ]
    mass = Mass(palette, round=True)
    cover(
        canvas,
        mass,
        dice,
        level(-14),
        across(mass, ramp("#e8a860", "#a8623a"), 40),
        "#c9844a",
        (34, 80, 17, 0.0),
        paints=8,
    )
    contour(canvas, palette, 14, INK, 0.6, closed=True)
    for x, y, size, colour, light in ((478, 900, 25, "#6a3ab0", "#b08ae8"), (526, 858, 26, "#2f9ac8", "#a8ecf2"),
            (586, 842, 25, "#fff6dc", "#ffffff"), (644, 856, 26, "#ffce3a", "#fff6a0"), (680, 900, 24, "#e8683a",
            "#ffb070"), (560, 920, 34, "#d8304a", "#ff8a8a")):  # fmt: skip
        canvas.fill(oval(x, y, size, size * 0.78, 20), colour)
        canvas.mark(touch(x - 3, y - 4, -20, size * 1.5, size * 0.45, light, 20))
        contour(canvas, oval(x, y, size, size * 0.78, 20).points, 7, INK, x / 9, round=False, closed=True)
    canvas.fill(oval(640, 924, 22, 17, -20), INK)
    sleeve: list[Point] = [(150, 1010), (126, 940), (140, 880), (184, 848), (248, 836), (270, 890), (256, 1010)]
    mass = Mass(sleeve, round=True)
    cover(canvas, mass, dice, along(smooth([(190, 1010), (184, 920), (214, 840)])), across(mass, SMOCK, 0, 0.1, 40),
            "#2f8ac0", (28, 80, 16, 0.0), (44, 60, 6, 0.4), light="#e8fbff", paints=10)  # fmt: skip
    contour(canvas, sleeve, 14, INK, 0.1, closed=True)
    # The wrist, between the fist and a turned-up cuff.
    wrist: list[Point] = [(180, 770), (248, 764), (246, 800), (254, 850), (186, 862), (188, 806)]
    mass = Mass(wrist)
    cover(canvas, mass, dice, level(84), across(mass, SKIN, 0), "#e8905c", (18, 44, 10, 0.0), paints=8)
    contour(canvas, [(180, 770), (190, 806), (186, 860)], 11, INK, 0.2)
    contour(canvas, [(250, 764), (246, 800), (256, 852)], 11, INK, 0.2)
    cuff: list[Point] = [(168, 840), (214, 852), (266, 826), (276, 862), (222, 890), (170, 878)]
    mass = Mass(cuff)
    cover(canvas, mass, dice, level(-10), across(mass, ramp("#b8ecf2", "#4fb0d8", "#1f5fae"), 0), "#5fb8dc",
            (22, 50, 12, 0.0), paints=7)  # fmt: skip
    contour(canvas, cuff, 11, INK, 0.4, closed=True)
    canvas.mark(ribbon([(234, 792), (206, 720), (146, 560)], 16, INK, lambda share: 0.85))
    canvas.mark(ribbon([(234, 792), (206, 720), (146, 560)], 7, "#f2c05a", lambda share: 0.85))
    canvas.mark(ribbon([(152, 574), (138, 536)], 24, INK, lambda share: 0.9))
    canvas.mark(ribbon([(150, 572), (140, 544)], 12, "#c8d0e0", lambda share: 0.9))
    canvas.mark(touch(130, 514, -112, 64, 30, INK, 0, 0.4))
    canvas.mark(touch(131, 516, -112, 46, 17, "#e8304a", 0, 0.4))
    thumb: list[Point] = [
        (214, 790),
        (196, 740),
        (204, 706),
        (190, 684),
        (208, 668),
        (236, 690),
        (250, 740),
        (244, 790),
    ]
    for points in (thumb, [(158, 776), (160, 746), (226, 736), (238, 756), (222, 772), (196, 790)], [(154, 752),
            (162, 722), (220, 712), (232, 732), (214, 748)], [(156, 728), (164, 700), (212, 690), (222, 708),
            (204, 724)]):  # fmt: skip
        mass = Mass(points, round=True)
        cover(
            canvas,
            mass,
            dice,
            level(60 if points is thumb else -8),
            across(mass, SKIN, 30),
            "#f0a068",
            (16, 34, 9, 0.0),
            paints=8,
        )
        contour(canvas, points, 9, INK, 0.4, closed=True)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Air, easel, smock, head, hat, tools."""
    air(canvas, dice)
    canvas_edge(canvas, dice)
    smock(canvas, dice)
    head(canvas, dice)
    hat(canvas, dice)
    tools(canvas, dice)


PAINTING = Painting(42, "painter-in-a-straw-hat", "tall", paint)
