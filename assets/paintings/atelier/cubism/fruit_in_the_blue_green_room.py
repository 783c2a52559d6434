"""Fruit in the blue-green room: a tall bowl, its rim seen from above and its foot from the side, in slanting bands of light."""

import math
import random
from dataclasses import replace

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, by_chance, edges, middle, pane, show, split
from atelier.cubism._things import strip, tile
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth

INK = "#0e1f24"
TEAL, DEEP, SEA, AQUA, MILK, ORANGE, LEMON, GREEN = (
    "#2f6b70",
    "#17404a",
    "#5d9a98",
    "#a9cdc6",
    "#eef0e2",
    "#d9772f",
    "#e6c24a",
    "#6f8f4a",
)
HAND = Hand(
    INK,
    "#e8f2ea",
    (500, 330),
    560,
    move=10,
    turn=2.5,
    zoom=0.03,
    angles=(58, 62, 152, 238),
    gap=54,
    bands=4,
    touch=(26, 7),
    contour=4.2,
    depth=(0.1, 0.2),
)


def pear(x: float, y: float, size: float, turn: float) -> list[Point]:
    """A pear's outline."""
    half = [(0, -66), (17, -58), (24, -30), (46, 6), (48, 40), (24, 60), (0, 62)]
    return moved(smooth([*half, *[(-u, v) for u, v in half[-2:0:-1]]], closed=True), x, y, size, turn)


def fruit() -> list[Thing]:
    """Oranges, lemons, pears and grapes, heaped above the rim."""
    grapes = [
        Thing(ring(610 + dx, 322 + dy, 22, 22, 0, 14), "#4b3350", other="#8a7a94", dark="#24182e", shade=50)
        for dx, dy in ((0, -40), (36, -34), (66, -14), (16, -8), (50, 8), (84, 18), (30, 28), (66, 42))
    ]
    return [
        Thing(pear(430, 196, 1.25, -14), GREEN, other=AQUA, dark="#3e5a35", shade=30),
        Thing(ring(540, 216, 64, 62, 0, 26), ORANGE, other=LEMON, dark="#93431d", shade=50),
        Thing(
            smooth([(300, 300), (318, 268), (360, 244), (404, 262), (424, 296), (388, 330), (338, 330)], True),
            LEMON,
            other=MILK,
            dark="#a9832a",
            shade=50,
        ),
        Thing(ring(470, 300, 66, 64, 0, 26), ORANGE, other="#f0b070", dark="#93431d", shade=50),
        *grapes,
        Thing(strip([(436, 118), (442, 96), (458, 84)], 6, 4), INK, False, plain=True),
    ]


def bowl() -> list[Thing]:
    """The tall bowl: the rim an oval from above, the cup, stem and foot from the side."""
    cup = [
        *smooth([(282, 322), (318, 412), (430, 470), (500, 476)]),
        *smooth([(500, 476), (580, 470), (690, 412), (726, 322)]),
    ]
    return [
        Thing(ring(504, 322, 222, 52, 0, 32), SEA, other=DEEP),
        *fruit(),
        Thing(
            [*cup, *smooth([(726, 322), (640, 366), (504, 378), (366, 366), (282, 322)])],
            MILK,
            other=SEA,
            dark="#8fb3ae",
            shade=20,
        ),
        Thing(ring(504, 612, 118, 29, 0, 24), TEAL, other=MILK, dark=DEEP, shade=20),
        Thing(ring(504, 602, 112, 26, 0, 24), "#7fb4b0", other=SEA, dark="#2f6b70", shade=20),
        Thing(ring(504, 594, 64, 14, 0, 18), SEA, other=MILK, dark="#2f6b70", shade=20),
        Thing(
            [(470, 466), (538, 466), (520, 520), (540, 596), (468, 596), (488, 520)],
            SEA,
            other=MILK,
            dark=DEEP,
            shade=0,
        ),
    ]


def things() -> list[Thing]:
    """Wall with its panelling, table, cloth, glass, knife, bowl."""
    panel = [(20, -60), (330, -60), (330, 400), (20, 400)]
    cloth = [(250, 508), (770, 486), (900, 700), (700, 790), (330, 800), (180, 640)]
    glass = [(812, 300), (916, 300), (890, 520), (838, 520)]
    return [
        Thing([(-200, -200), (1200, -200), (1200, 950), (-200, 950)], TEAL, False, other=DEEP),
        Thing(panel, "#275a62", other=SEA),
        Thing(tile(panel, 0.16, 0.1, 0.84, 0.86), "#3c7a7c", other=DEEP),
        Thing([(730, -60), (1100, -60), (1100, 430), (730, 430)], "#3f7d80", other=DEEP),
        Thing([(-80, 480), (1100, 430), (1100, 900), (-80, 900)], DEEP, other=TEAL),
        Thing([(-80, 690), (1100, 640), (1100, 900), (-80, 900)], "#10303a", False, other=SEA),
        Thing(cloth, MILK, other=AQUA),
        Thing([(250, 508), (420, 500), (400, 798), (330, 800), (180, 640)], AQUA, other=MILK),
        Thing([(640, 492), (770, 486), (900, 700), (700, 790)], "#cfe0d6", other=SEA),
        Thing(glass, AQUA, other=TEAL, dark="#4c8a8c", shade=0),
        Thing([(824, 400), (904, 396), (890, 520), (838, 520)], LEMON, other=ORANGE, dark="#8f7a2c", shade=0),
        Thing(ring(864, 300, 52, 15, 0, 20), "#d9e8e0", other=SEA),
        Thing(moved([(-150, -9), (40, -12), (60, 0), (40, 9), (-150, 10)], 250, 690, 1, -24), "#c8d2cc", other=MILK),
        Thing(moved([(-250, -11), (-150, -9), (-150, 11), (-250, 13)], 250, 690, 1, -24), INK, other=ORANGE),
        *bowl(),
        Thing(
            smooth([(650, 640), (676, 606), (722, 606), (752, 640), (722, 672), (676, 672)], True),
            LEMON,
            other=MILK,
            dark="#a9832a",
            shade=50,
        ),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Two families of slanting lines; then four bands in which light and dark change places."""
    canvas.ground(TEAL)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            *(Cut(x, 375, 62, 560) for x in (120, 330, 500, 690, 890)),
            Cut(500, 210, -28, 460),
            Cut(500, 560, -28, 460),
            Cut(840, 330, -28, 200),
        ],
        [Cut(200, 420, -28), Cut(120, 120, -28), Cut(930, 650, 62)],
    )
    for frame in frames:
        stand = by_chance(frame, HAND, dice)
        if math.dist(middle(frame), (504, 560)) < 170:
            # Stem and foot stay one thing: the facets that hold them stand nearly still.
            stand = replace(stand, dx=stand.dx * 0.3, dy=stand.dy * 0.3, turn=stand.turn * 0.4)
        show(canvas, dice, frame, seen, HAND, stand)
    edges(canvas, frames, dice, HAND)
    for corners, stand in (
        ([(352, 176), (424, 140), (332, 470), (246, 512)], Stand(-14, 24, -3, 1.04, 0.0, 0.15, 152, flip=True)),
        ([(648, 168), (716, 132), (634, 440), (560, 478)], Stand(18, -20, 2, 1.03, 0.02, 0.16, 152, flip=True)),
        ([(806, 250), (960, 226), (920, 560), (770, 590)], Stand(-10, 16, 5, 1.12, 0.02, 0.14, 20, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(38, "fruit-in-the-blue-green-room", "wide", paint)
