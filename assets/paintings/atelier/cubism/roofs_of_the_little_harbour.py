"""Roofs of the little harbour: houses crowd like crystals above a green inlet with two sails, without sky or horizon."""

import random

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import sector, thread
from atelier.registry import Painting
from atelier.shapes import Point

INK = "#2b2119"
SAND, OCHRE, TERRA, SHADE, CREAM, SAGE, DEEP, WATER = (
    "#d3ae71",
    "#bb8440",
    "#b4573a",
    "#7a654b",
    "#f3e6c3",
    "#7f8a63",
    "#4a5a44",
    "#6f8a80",
)
HAND = Hand(
    INK,
    "#f6ebcd",
    (560, 560),
    640,
    move=15,
    turn=5.0,
    zoom=0.05,
    gap=120,
    touch=(30, 10),
    contour=3.6,
    depth=(0.1, 0.2),
    bands=4,
    plain_below=6000,
    passage=(SHADE, 0.14),
)


def house(
    x: float,
    y: float,
    width: float,
    height: float,
    side: float,
    rise: float,
    roof: str,
    wall: str = SAND,
    slope: float = 0.34,
    open: int = 0,
) -> list[Thing]:
    """A house by the foot of its near corner: a gable `width` to the left, a wall and roof `side` to the right.

    Negative width and side turn it the other way; every house has a slope, and so a viewer, of its own.
    """
    near, far = (x, y), (x - width, y - abs(width) * 0.2)
    back = (x + side, y - abs(side) * slope)
    up = [(px, py - height) for px, py in (near, far, back)]
    ridge: Point = ((near[0] + far[0]) / 2, (up[0][1] + up[1][1]) / 2 - rise)
    end: Point = (ridge[0] + side * 0.94, ridge[1] - abs(side) * slope * 0.86)
    turned = width < 0
    found = [
        Thing(
            [near, up[0], ridge, up[1], far],
            SHADE if turned else wall,
            other=CREAM if turned else SAGE,
            shade=90 if turned else 200,
            dark="#54483a" if turned else None,
        ),
        Thing(
            [near, back, up[2], up[0]],
            wall if turned else SHADE,
            other=DEEP if turned else SAND,
            shade=200 if turned else 60,
            dark=None if turned else "#54483a",
        ),
        Thing([up[0], up[2], end, ridge], roof, other=CREAM, shade=-70 if not turned else -20),
    ]
    for at in range(open):
        left, top = far[0] + width * (0.22 + 0.34 * at), y - height * (0.74 - 0.1 * at)
        found.append(
            Thing(
                [
                    (left, top),
                    (left + width * 0.17, top + width * 0.03),
                    (left + width * 0.17, top + height * 0.3),
                    (left, top + height * 0.27),
                ],
                "#4f4636",
                False,
                plain=True,
            )
        )
    return found


def tree(x: float, y: float, size: float) -> list[Thing]:
    """A tree as a cone of three sectors."""
    return [
        Thing(sector(x, y, 0, size, -196, -120, 4), SAGE, shade=160),
        Thing(sector(x, y, 0, size * 1.12, -124, -70, 4), "#9aa37a", shade=20),
        Thing(sector(x, y, 0, size, -74, 14, 4), DEEP, shade=20),
    ]


def boat(x: float, y: float, size: float, sail: str = TERRA) -> list[Thing]:
    """A boat with two sails, one in the light, and the sails again beside them, a moment later."""
    return [
        Thing(
            [(x + 34 * size, y - 8 * size), (x + 40 * size, y - 160 * size), (x + 118 * size, y - 26 * size)],
            "#c9c2a0",
            other=DEEP,
            shade=20,
        ),
        Thing(
            [
                (x - 80 * size, y),
                (x + 84 * size, y - 12 * size),
                (x + 46 * size, y + 32 * size),
                (x - 50 * size, y + 36 * size),
            ],
            "#4d3423",
            other=SAND,
            shade=60,
            dark=INK,
        ),
        Thing(
            [(x, y - 6 * size), (x + 6 * size, y - 200 * size), (x + 76 * size, y - 30 * size)],
            "#fbf3da",
            other=TERRA,
            shade=20,
            dark="#cdbf94",
        ),
        Thing(
            [(x - 4 * size, y - 6 * size), (x + 2 * size, y - 184 * size), (x - 66 * size, y - 18 * size)],
            sail,
            other=CREAM,
            shade=160,
        ),
        Thing(thread(x, y, x + 5 * size, y - 226 * size, 4), INK, False, plain=True),
    ]


def things() -> list[Thing]:
    """Slopes, then row before row of houses with trees between them, the quay, the inlet, the boats."""
    return [
        Thing([(-200, -200), (1200, -200), (1200, 1200), (-200, 1200)], "#a39a76", False),
        Thing([(-60, 140), (210, -40), (460, 120), (720, -60), (1060, 120), (1060, 460), (-60, 460)], SAGE, shade=60),
        *house(130, 170, 150, 110, 150, 70, TERRA, SAND, 0.2),
        *house(400, 150, -150, 130, -140, 76, OCHRE, CREAM, 0.3),
        *house(800, 170, 140, 120, 170, 74, OCHRE, SAND, 0.26),
        *tree(620, 190, 100),
        *house(960, 300, -170, 150, -150, 80, TERRA, CREAM, 0.24),
        *house(90, 360, 160, 140, 190, 80, OCHRE, CREAM, 0.3, 1),
        *house(330, 350, 130, 130, 170, 90, TERRA, SAND, 0.44),
        *house(560, 440, 104, 270, 92, 110, "#6d5a4a", CREAM, 0.4, 2),
        *house(760, 420, -150, 150, -130, 86, OCHRE, SAND, 0.26),
        *house(240, 560, -180, 160, -200, 90, TERRA, SAND, 0.22),
        *tree(60, 640, 120),
        *house(470, 600, 190, 170, 150, 100, OCHRE, CREAM, 0.38, 1),
        *house(980, 640, 150, 160, 170, 90, TERRA, SAND, 0.3),
        *house(740, 690, 210, 190, 190, 124, TERRA, "#fff6da", 0.3, 2),
        *house(210, 770, 190, 150, 200, 90, "#9a7344", SAND, 0.26, 1),
        *house(480, 780, -110, 120, -110, 70, TERRA, CREAM, 0.2),
        Thing([(-60, 880), (250, 764), (300, 860), (-60, 1000)], "#c3b28a", other=DEEP, shade=80),
        Thing([(250, 764), (590, 770), (560, 846), (300, 860)], "#a3936f", other=CREAM, shade=30),
        Thing([(590, 770), (1060, 640), (1060, 720), (880, 790), (560, 846)], "#c9b78e", other=SAGE, shade=80),
        Thing(
            [(-60, 1000), (300, 860), (560, 846), (880, 790), (1060, 720), (1060, 1100), (-60, 1100)], WATER, shade=80
        ),
        Thing([(-60, 1000), (170, 910), (110, 1060), (-60, 1060)], DEEP, False, other=CREAM, shade=60),
        Thing([(250, 880), (480, 850), (440, 1060), (190, 1060)], "#b4bca4", False, other=DEEP, shade=100),
        Thing([(480, 850), (640, 832), (620, 940), (460, 960)], "#57736c", False, other=CREAM, shade=20),
        Thing([(640, 832), (880, 790), (930, 1060), (690, 1060)], DEEP, False, other=SAND, shade=60),
        Thing([(880, 790), (1060, 720), (1060, 960), (920, 1010)], "#9aa894", False, other=DEEP, shade=30),
        *boat(320, 926, 1.24),
        *boat(812, 890, 0.86, "#8d7a58"),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Crystal beside crystal: the houses are facets already; the cuts tilt them against each other."""
    canvas.ground(SAND)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(300, 300, 60, 420),
            Cut(640, 420, -64, 420),
            Cut(500, 620, 24, 420),
            Cut(860, 600, 72, 300),
            Cut(180, 620, -30, 300),
            Cut(500, 200, -20, 360),
            Cut(420, 880, 80, 260),
        ],
        [Cut(840, 240, 40), Cut(560, 540, 66), Cut(680, 900, -60)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(470, 120), (630, 96), (650, 300), (500, 330)], Stand(10, 26, 7, 1.1, 0.03, 0.16, 20)),
        ([(300, 540), (430, 580), (396, 740), (280, 690)], Stand(-26, -30, -9, 1.1, 0.02, 0.16, 100, flip=True)),
        ([(700, 430), (806, 408), (830, 650), (716, 690)], Stand(18, -22, 5, 1.08, 0.0, 0.16, 60, flip=True)),
        ([(70, 250), (176, 236), (190, 400), (90, 420)], Stand(14, -20, -6, 1.06, 0.0, 0.16, 20, flip=True)),
        ([(336, 690), (450, 712), (404, 896), (326, 886)], Stand(14, -22, 6, 1.06, 0.0, 0.16, 60, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand, 6)


PAINTING = Painting(18, "roofs-of-the-little-harbour", "square", paint)
