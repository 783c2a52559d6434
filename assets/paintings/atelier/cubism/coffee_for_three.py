"""Coffee for three: a red-brown mill and three cups on a checked cloth, rims seen from above, sides from the front."""

import random
from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import checks, strip, stripes
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth

INK = "#1d211c"
WALL, PALE, MOSS, STONE, LINEN, BOX, SIDE, STEEL, COFFEE = (
    "#9aa48f",
    "#c3c9b6",
    "#66755f",
    "#7f867a",
    "#eef0e2",
    "#a2502f",
    "#642e1f",
    "#b6bdb8",
    "#2c1b15",
)
HAND = Hand(
    INK,
    "#f4f6ea",
    (470, 400),
    560,
    move=10,
    turn=4.0,
    zoom=0.04,
    gap=84,
    touch=(24, 8),
    contour=4.4,
    bands=4,
    angles=(30, 75, -20, 120, 200),
)


def cup(x: float, y: float, size: float, turn: float) -> list[Thing]:
    """A saucer as a full round, a cup from the side, its coffee from above, its ear."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved(points, x, y, size, turn)

    side = [*smooth([(-62, -40), (-56, 6), (-34, 44), (0, 50)]), *smooth([(0, 50), (34, 44), (56, 6), (62, -40)])]
    return [
        Thing(lay(ring(6, 34, 118, 92, 0, 26)), LINEN, other=MOSS, dark="#a9b09c"),
        Thing(lay(ring(4, 36, 70, 50, 0, 14)), PALE, other=LINEN),
        Thing(lay(strip([(54, -24), (96, -30), (100, 4), (48, 20)], 13, 9)), LINEN, other=MOSS),
        Thing(lay(side), "#fbfbf0", other=STONE, shade=turn, dark="#8f9a88"),
        Thing(lay(ring(0, -42, 63, 27, 0, 18)), LINEN, other=PALE),
        Thing(lay(ring(2, -40, 51, 19, 0, 16)), COFFEE, other=BOX),
        Thing(lay(ring(-12, -46, 17, 5, 0, 12)), "#6b4230", False, plain=True),
    ]


def mill() -> list[Thing]:
    """The mill: box, drawer and dome from the front, the hopper with its beans and the crank's round from above."""
    crank = strip([(462, 176), (400, 130), (300, 142), (232, 172)], 15, 11)
    beans = [
        Thing(ring(462 + dx, 250 + dy, 12, 8, turn, 9), COFFEE, False, plain=True)
        for dx, dy, turn in (
            (-48, -6, 20),
            (-24, -24, -30),
            (2, -2, 50),
            (28, -22, 10),
            (50, -2, -40),
            (-24, 14, 60),
            (24, 18, -10),
        )
    ]
    return [
        Thing([(346, 370), (580, 370), (600, 620), (326, 620)], BOX, other=PALE, dark="#7c3a22", shade=20),
        Thing([(580, 370), (664, 326), (690, 560), (600, 620)], SIDE, other=MOSS, dark="#3c1a12", shade=10),
        Thing([(346, 370), (420, 318), (664, 326), (580, 370)], "#c0704a", other=LINEN, shade=60),
        Thing(
            [(310, 620), (600, 620), (700, 556), (704, 586), (606, 654), (306, 654)],
            SIDE,
            other=STONE,
            dark=INK,
            shade=30,
        ),
        Thing([(384, 480), (544, 480), (550, 576), (376, 576)], "#c98a5b", other=BOX, shade=30),
        Thing(ring(464, 528, 17, 17, 0, 14), INK, other=LINEN),
        Thing(
            smooth([(360, 356), (376, 286), (462, 262), (552, 284), (570, 352), (464, 376)], True),
            STEEL,
            other=MOSS,
            dark="#5f6a68",
            shade=10,
        ),
        Thing(ring(462, 252, 96, 48, 0, 26), PALE, other=STEEL, dark="#7c8682"),
        Thing(ring(462, 250, 74, 34, 0, 22), "#6b4a38", other=LINEN),
        *beans,
        Thing([(440, 150), (484, 150), (480, 262), (446, 262)], INK, other=LINEN),
        Thing(crank, "#4a524e", other=LINEN),
        Thing(ring(230, 148, 26, 36, 14, 18), INK, other=BOX, dark="#4c2f22"),
    ]


def things() -> list[Thing]:
    """Wall, window light, table, cloth, cups behind, mill, cup before, spoon, sugar."""
    paper = [(-60, -60), (300, -60), (250, 300), (-60, 330)]
    cloth = [(170, 330), (830, 250), (1010, 640), (60, 800)]
    return [
        Thing([(-200, -200), (1200, -200), (1200, 950), (-200, 950)], WALL, False),
        Thing(paper, "#87937f", other=PALE),
        *stripes(paper, 6, "#a8b29c", 0.36),
        Thing([(640, -60), (900, -60), (860, 300), (620, 300)], "#dfe4d2", other=STONE, shade=70, dark=PALE),
        Thing([(-80, 330), (1100, 200), (1100, 900), (-80, 900)], "#4c5a4a", False, other=WALL),
        Thing(cloth, LINEN, other=PALE),
        *checks(cloth, 7, 5, MOSS),
        *cup(800, 322, 0.98, 6),
        *cup(170, 480, 1.04, -8),
        *mill(),
        *cup(790, 592, 1.2, 4),
        Thing(ring(300, 690, 32, 19, -18, 18), STEEL, other=INK, dark="#7c8682"),
        Thing(strip([(328, 682), (420, 664), (540, 694)], 9, 13), STEEL, other=INK),
        Thing([(90, 640), (146, 624), (160, 676), (104, 692)], "#fbfbf0", shade=20),
        Thing([(146, 624), (172, 640), (186, 690), (160, 676)], STONE, shade=20),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The table in facets, then three panes: a slice of the mill in grey, a cup turned dark, the knob from nearer by."""
    canvas.ground(WALL)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(470, 380, 80, 420),
            Cut(620, 330, -58, 420),
            Cut(300, 300, 58, 420),
            Cut(500, 480, -12, 420),
            Cut(760, 470, 24, 300),
            Cut(170, 400, -30, 260),
            Cut(840, 250, 100, 260),
        ],
        [Cut(120, 120, 60), Cut(560, 90, 20), Cut(540, 600, 64), Cut(300, 640, -40)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(560, 236), (664, 250), (660, 640), (548, 668)], Stand(20, -26, 3, 1.04, 0.0, 0.15, 20, flip=True)),
        ([(706, 480), (790, 470), (810, 700), (720, 716)], Stand(-14, 12, -4, 1.05, 0.0, 0.15, 200, flip=True)),
        ([(186, 80), (300, 66), (320, 216), (196, 232)], Stand(-4, 10, 10, 1.2, 0.03, 0.14, 60)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(23, "coffee-for-three", "wide", paint)
