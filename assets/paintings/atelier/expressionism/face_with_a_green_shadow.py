"""A face with a green shadow: it fills the picture like a mask; one half rose, the other green; great dark eyes."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, strokes
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, blended, level, oval, rolling, smooth, swirl

INK = "#1b1030"
ROSE = ramp("#ffd99a", "#fda06e", "#f25a66", "#c92a6a")
GREEN = ramp("#d9e27a", "#7fc158", "#239a6e", "#0c5f62")
HAT = ramp("#f24a86", "#c71f66", "#7a1152")

FACE: list[Point] = [(166, 300), (280, 262), (430, 256), (574, 296), (594, 430), (588, 560), (548, 690), (470, 800),
        (392, 846), (320, 830), (232, 736), (178, 620), (156, 460)]  # fmt: skip


def ground(canvas: Canvas, dice: random.Random) -> None:
    """Turquoise dusk behind her, struck slantwise, darker on the side of the light: it pushes the face forward."""
    canvas.ground("#1c6f78")
    wall = Mass([(-10, -10), (760, -10), (760, 1010), (-10, 1010)])
    cover(canvas, wall, dice, rolling(420, 30, -62), across(wall, ramp("#0d3f58", "#15697a", "#3aa59a"), 10, 0.06),
            "#15616f", (58, 120, 30, 0.0), (96, 100, 9, 0.3), light="#a6e0b0", spread=0.03)  # fmt: skip


def shoulders(canvas: Canvas, dice: random.Random) -> None:
    """The neck in shade, and a mustard dress that runs out of the picture."""
    neck: list[Point] = [(270, 740), (262, 850), (220, 930), (400, 1010), (560, 930), (506, 850), (506, 720)]
    mass = Mass(neck, round=True)
    cover(canvas, mass, dice, level(84), lambda x, y: (GREEN if x > 350 else ROSE)(0.62 + (x - 380) / 700), "#3d8f66",
            (34, 90, 17, 0.0))  # fmt: skip
    contour(canvas, [(268, 760), (262, 850), (214, 936)], 14, INK, swell)
    contour(canvas, [(508, 740), (508, 850), (566, 934)], 16, INK, swell)
    dress: list[Point] = [(-10, 1010), (-10, 962), (110, 916), (216, 906), (300, 968), (390, 986), (490, 966),
            (562, 900), (680, 920), (760, 966), (760, 1010)]  # fmt: skip
    mass = Mass(dress)
    cover(canvas, mass, dice, lambda x, y: 20 * (x - 380) / 380 - 40, across(mass, ramp("#ffd257", "#e8962e",
            "#a8482e"), 0), "#e0962e", (36, 80, 18, 0.0), (60, 60, 7, 0.4))  # fmt: skip
    contour(canvas, dress[1:-1], 15, INK, 0.6)


def hair(canvas: Canvas, dice: random.Random) -> None:
    """Hair cut straight below the jaw: it lies behind cheek and neck, blue on the side of the light."""
    for points, colours in (([(176, 262), (112, 350), (84, 500), (80, 640), (70, 730), (130, 768), (210, 776), (290, 762),
            (286, 640), (200, 400)], ("#4058b8", "#1d1a4e")), ([(560, 262), (634, 344), (668, 500), (672, 640),
            (690, 732), (626, 772), (546, 780), (476, 762), (480, 640), (560, 400)], ("#1d1a4e", "#120a28"))):  # fmt: skip
        mass = Mass(points, round=True)
        cover(canvas, mass, dice, level(94 if points[0][0] < 300 else 86), across(mass, ramp(*colours), 0, 0.2, 30),
                INK, (28, 120, 13, 0.0), (40, 90, 5, 0.25), light="#8fb0f0")  # fmt: skip
        contour(canvas, points[:8], 14, INK, 0.3)
        side = 1 if points[0][0] < 300 else -1
        for at in range(3):
            x = points[4][0] + side * (34 + at * 38)
            contour(canvas, [(x + side * 14, 560), (x + side * 4, 680), (x, 764 + at * 3)], 8, INK, swell)


def face(canvas: Canvas, dice: random.Random) -> None:
    """Rose and green part at the ridge of the nose; strokes run round the eyes, over the cheeks, down to the chin."""
    mass = Mass(FACE, round=True)

    def parting(y: float) -> float:
        return 366 + 14 * math.sin(y / 90) + (26 if 540 < y < 640 else 0)

    def tone(x: float, y: float) -> Colour:
        warm = math.exp(-(((x - 238) / 62) ** 2) - ((y - 606) / 66) ** 2)
        if x < parting(y):
            return ROSE(
                0.12
                + 0.7 * warm
                + 0.1 * math.sin(y / 40)
                + 0.42 * max(0, (222 - x) / 60)
                + 0.16 * max(0, (y - 740) / 90)
            )
        far = (x - parting(y)) / 230
        return GREEN(0.1 + 0.8 * far + 0.2 * math.exp(-(((y - 470) / 50) ** 2)))

    way: Field = blended(level(94), (swirl(262, 470), 262, 470, 105), (swirl(486, 470), 486, 470, 105), (level(88),
            366, 520, 60), (level(2), 366, 340, 110), (level(2), 366, 740, 70), (level(50), 240, 740, 70),
            (level(-52), 500, 740, 70))  # fmt: skip
    cover(canvas, mass, dice, way, tone, "#e89a7a", (33, 84, 19, 0.0), (52, 62, 7, 0.3), light="#fff6cf", paints=26)
    for cheek, turn, colours in (
        (oval(236, 612, 54, 46, -20), -34, ("#ff8a72", "#e83a64")),
        (oval(506, 604, 46, 38, 20), 38, ("#ff9a7a", "#f0607a")),
    ):
        laid = strokes(cheek, dice, level(turn), across(cheek, ramp(*colours), 90), (22, 64, 14, 0.0))
        canvas.marks(laid, paints=8)
    contour(canvas, FACE, 17, INK, 0.7, closed=True)


def eye(canvas: Canvas, x: float, y: float, turn: float, lid: Colour, white: Colour, glint: Colour) -> None:
    """A great eye under a coloured lid, its line drawn out at the corners."""
    canvas.fill(oval(x, y - 10, 84, 50, turn), lid)
    almond: list[Point] = [(x - 74, y + 8), (x - 36, y - 24), (x + 4, y - 31), (x + 44, y - 20), (x + 74, y + 6),
            (x + 36, y + 24), (x - 4, y + 30), (x - 44, y + 22)]  # fmt: skip
    canvas.fill(Mass(almond, round=True), white)
    canvas.fill(oval(x + 3, y - 2, 37, 34), INK)
    canvas.mark(ribbon([(x - 20, y - 8), (x - 14, y + 14), (x + 6, y + 22), (x + 26, y + 10)], 15, glint, swell))
    canvas.mark(touch(x + 14, y - 12, 70, 22, 8, "#8a7ad0"))
    contour(
        canvas, [(x - 84, y + 14), (x - 40, y - 26), (x + 4, y - 34), (x + 46, y - 22), (x + 88, y + 8)], 20, INK, swell
    )
    contour(
        canvas, [(x - 70, y + 12), (x - 40, y + 26), (x, y + 33), (x + 40, y + 25), (x + 76, y + 6)], 11, INK, swell
    )


def features(canvas: Canvas) -> None:
    """Brows, eyes, the long nose, a mouth that does not speak."""
    eye(canvas, 262, 472, -2, "#8a3fb0", "#ffe6b8", "#2f86c8")
    eye(canvas, 486, 470, 2, "#0a5a6a", "#cfe89a", "#2fae8a")
    contour(canvas, [(168, 414), (214, 378), (280, 370), (334, 394)], 27, INK, swell)
    contour(canvas, [(414, 392), (470, 364), (536, 370), (582, 410)], 27, INK, swell)
    contour(canvas, [(338, 396), (352, 470), (348, 550), (326, 612), (344, 634), (374, 630)], 15, INK, 0.2)
    canvas.mark(ribbon([(372, 420), (376, 500), (388, 580), (412, 618)], 17, "#0c5f62", swell))
    contour(canvas, [(378, 636), (404, 640), (424, 616), (412, 594)], 14, INK, swell)
    canvas.mark(ribbon([(362, 430), (364, 500), (362, 574)], 16, "#fff2cf", swell))
    upper: list[Point] = [
        (282, 718),
        (330, 692),
        (356, 690),
        (374, 700),
        (394, 690),
        (424, 694),
        (466, 716),
        (400, 726),
        (340, 726),
    ]
    lower: list[Point] = [(286, 720), (340, 728), (400, 727), (462, 718), (424, 760), (376, 774), (326, 762)]
    canvas.fill(Mass(upper, round=True), "#b0123f")
    canvas.fill(Mass(lower, round=True), "#e8365a")
    canvas.mark(touch(356, 748, 4, 84, 17, "#ff8f8f"))
    canvas.mark(touch(430, 742, -28, 62, 16, "#8f1a4e"))
    contour(canvas, [(268, 712), (320, 726), (374, 722), (430, 726), (480, 710)], 13, INK, swell)
    contour(canvas, upper[:7], 9, INK, swell)
    contour(canvas, [(316, 764), (374, 780), (430, 764)], 10, INK, swell)
    canvas.mark(ribbon([(320, 794), (372, 806), (430, 792)], 11, "#239a6e", swell))


def hat(canvas: Canvas, dice: random.Random) -> None:
    """A wide red hat, cut by the upper edge, that throws the green shadow."""
    crown: list[Point] = [(150, 230), (170, 100), (240, -30), (540, -30), (600, 100), (610, 230)]
    mass = Mass(crown, round=True)
    cover(canvas, mass, dice, lambda x, y: 90 + (x - 380) / 9, across(mass, HAT, 14, 0.08), "#b81f60", (42, 110, 22,
            0.0), (64, 90, 7, 0.35), light="#ffb0b0")  # fmt: skip
    contour(canvas, crown, 14, INK, 0.4, closed=True)
    brim: list[Point] = [(26, 296), (70, 220), (200, 168), (380, 148), (570, 164), (690, 214), (734, 286), (640, 296),
            (500, 262), (370, 256), (240, 270), (110, 306)]  # fmt: skip
    mass = Mass(brim, round=True)
    cover(canvas, mass, dice, along(smooth([(30, 290), (200, 210), (380, 190), (570, 205), (730, 285)])), across(mass,
            HAT, 20, 0.1), "#c0205f", (36, 110, 20, 0.0), (56, 90, 7, 0.4), light="#ffc0a0")  # fmt: skip
    contour(canvas, brim, 16, INK, 0.1, closed=True)
    canvas.mark(ribbon([(160, 166), (260, 128), (380, 116), (500, 126), (604, 158)], 34, INK, lambda share: 0.8))
    canvas.mark(ribbon([(160, 164), (260, 126), (380, 114), (500, 124), (604, 156)], 20, "#2fae7a", lambda share: 0.8))
    for turn, length, colour in ((-52, 190, INK), (-34, 200, INK), (-70, 170, INK), (-52, 160, "#ffc83c"), (-34, 168,
            "#ff9a2e"), (-70, 138, "#2fae7a")):  # fmt: skip
        out = length / 2 if colour == INK else length / 2 + 8
        x, y = 556 + out * math.cos(math.radians(turn)), 150 + out * math.sin(math.radians(turn))
        canvas.mark(touch(x, y, turn, length, 46 if colour == INK else 26, colour, -14))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Wall, dress, hair, face, hat."""
    ground(canvas, dice)
    shoulders(canvas, dice)
    hair(canvas, dice)
    face(canvas, dice)
    features(canvas)
    hat(canvas, dice)


PAINTING = Painting(12, "face-with-a-green-shadow", "tall", paint)
