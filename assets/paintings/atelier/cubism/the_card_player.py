"""The card player: a man in a bowler hat, in flat planes of bottle green and burgundy, five cards in hand."""

import random
from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import checks, dots, grain, hand, strip
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth

INK = "#15191a"
GREEN, DEEP, BURGUNDY, DARK_RED, OCHRE, TABLE, SKIN, TAN, IVORY, RED, LEAF = (
    "#2f5a49",
    "#1c332d",
    "#74293a",
    "#451826",
    "#cf9d45",
    "#a9742f",
    "#e3b789",
    "#a86f49",
    "#f5edd6",
    "#c8362c",
    "#7f9a6c",
)
HAND = Hand(
    INK,
    "#f3e8cb",
    (350, 640),
    640,
    move=8,
    turn=2.5,
    zoom=0.03,
    gap=32,
    touch=(5, 5),
    dots=True,
    contour=5.0,
    depth=(0.04, 0.1),
    bands=3,
    plain_below=1e9,
)


def card(x: float, y: float, turn: float, suit: str, size: float = 1.0) -> list[Thing]:
    """A playing card with one large sign: a lozenge, a heart, a clover or a disc."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved(points, x, y, size, turn)

    signs: dict[str, list[list[Point]]] = {
        "lozenge": [[(0, -34), (22, 0), (0, 34), (-22, 0)]],
        "heart": [smooth([(0, 32), (-26, 0), (-24, -22), (-8, -26), (0, -12), (8, -26), (24, -22), (26, 0)], True)],
        "clover": [
            ring(0, -16, 13, 13),
            ring(-15, 6, 13, 13),
            ring(15, 6, 13, 13),
            [(-4, 0), (4, 0), (9, 34), (-9, 34)],
        ],
        "spade": [
            smooth([(0, -34), (26, 2), (18, 18), (0, 8), (-18, 18), (-26, 2)], True),
            [(-3, 6), (3, 6), (9, 34), (-9, 34)],
        ],
    }
    colour = RED if suit in ("lozenge", "heart") else INK
    return [
        Thing(lay([(-48, -74), (48, -74), (48, 74), (-48, 74)]), IVORY, other=BURGUNDY),
        *(Thing(lay(sign), colour, False, other=IVORY, plain=True) for sign in signs[suit]),
    ]


def head() -> list[Thing]:
    """Hat, two halves of a face, one eye open and one a slit, moustache, pipe."""
    eye = smooth([(312, 254), (338, 238), (364, 254), (338, 266)], True, 5)
    return [
        Thing([(332, 380), (446, 372), (470, 520), (310, 520)], TAN, dark="#7a4a33", shade=10),
        Thing(
            [(306, 190), (382, 180), (384, 440), (336, 416), (298, 336)], SKIN, other=IVORY, shade=160, dark="#c48d62"
        ),
        Thing([(382, 180), (466, 172), (474, 320), (446, 404), (384, 440)], TAN, other=OCHRE, shade=20, dark="#7a4a33"),
        Thing([(466, 244), (496, 236), (500, 300), (472, 318)], SKIN, shade=20),
        Thing([(380, 206), (338, 330), (384, 340), (406, 326)], "#c07d52", shade=30),
        Thing(eye, IVORY, plain=True),
        Thing(ring(340, 252, 10, 11, 0, 11), INK, False, plain=True),
        Thing(strip([(302, 232), (334, 216), (368, 226)], 6, 11), INK, False, plain=True),
        Thing(strip([(402, 252), (430, 262), (458, 248)], 5, 8), INK, False, plain=True),
        Thing(strip([(396, 224), (430, 216), (464, 226)], 11, 6), INK, False, plain=True),
        Thing(
            [(300, 372), (346, 346), (382, 352), (424, 342), (474, 364), (430, 372), (382, 366), (340, 378)],
            INK,
            other=BURGUNDY,
        ),
        Thing([(352, 388), (414, 384), (404, 398), (362, 400)], "#8e2f2c", False, plain=True),
        Thing(strip([(404, 392), (480, 420), (560, 404)], 11, 15), INK, other=OCHRE),
        Thing([(536, 352), (590, 350), (588, 412), (560, 430), (540, 412)], "#7c4a2b", other=IVORY, shade=20),
        Thing(ring(563, 352, 27, 8, 0, 16), INK, plain=True),
        Thing(
            [(296, 184), (300, 96), (336, 56), (412, 48), (456, 80), (470, 172)],
            INK,
            other=GREEN,
            shade=20,
            dark="#3a4443",
        ),
        Thing([(380, 51), (412, 48), (456, 80), (470, 172), (384, 178)], "#36413f", other=LEAF, shade=20),
        Thing([(296, 152), (468, 140), (471, 166), (296, 182)], BURGUNDY, False, other=RED),
        Thing([(226, 184), (300, 172), (470, 160), (546, 152), (540, 178), (384, 204), (240, 212)], INK, other=DEEP),
    ]


def things() -> list[Thing]:
    """Wallpapers, the coat, the head, the table with glass and cards, the hands."""
    red = [(-60, -60), (250, -60), (236, 640), (-60, 640)]
    wood = [(-60, 800), (420, 776), (430, 1060), (-60, 1060)]
    check = [(430, 500), (620, 540), (690, 860), (450, 860)]
    return [
        Thing([(-200, -200), (950, -200), (950, 1200), (-200, 1200)], GREEN, False, other=DEEP),
        Thing(red, BURGUNDY, other=OCHRE),
        *dots(red, 5, 11, 9, "#b2606a"),
        Thing([(560, -60), (830, -60), (830, 820), (570, 820)], OCHRE, other=LEAF),
        Thing([(620, 40), (760, 40), (760, 330), (626, 330)], "#b98535", other=GREEN),
        *dots([(626, 48), (760, 48), (760, 322), (630, 322)], 7, 14, 4.2, "#e6c47a", 6),
        *dots([(600, 380), (760, 360), (760, 520), (604, 540)], 7, 8, 4.2, "#8f6427", 6),
        Thing([(300, 500), (384, 560), (380, 880), (70, 880), (120, 620), (190, 530)], DEEP, other=LEAF),
        Thing([(384, 560), (466, 496), (600, 532), (680, 640), (720, 880), (380, 880)], INK, other=GREEN),
        Thing(check, "#3c4a45", other=LEAF),
        *checks(check, 5, 8, "#6f7f74"),
        Thing([(310, 480), (384, 590), (466, 474), (440, 470), (384, 520), (336, 476)], IVORY, other=RED),
        Thing([(366, 560), (404, 560), (420, 760), (384, 800), (352, 760)], RED, other=OCHRE),
        *head(),
        Thing([(-60, 800), (810, 756), (810, 1060), (-60, 1060)], TABLE, other=GREEN),
        Thing(wood, OCHRE, other=IVORY),
        *grain(wood, 8, "#7c4f1f", 4.4),
        Thing([(616, 566), (724, 566), (706, 700), (634, 700)], "#a9c0a6", other=IVORY),
        Thing([(622, 620), (718, 620), (706, 700), (634, 700)], BURGUNDY, other=RED),
        Thing(ring(670, 566, 54, 15, 0, 20), "#d5e0c8", other=GREEN),
        Thing([(662, 700), (678, 700), (684, 800), (656, 800)], "#a9c0a6"),
        Thing(ring(670, 806, 50, 13, 0, 20), "#d5e0c8", other=INK),
        *card(560, 900, 24, "heart", 1.0),
        *card(660, 930, -12, "clover", 1.0),
        *card(206, 590, -36, "clover", 1.2),
        *card(262, 556, -18, "lozenge", 1.2),
        *card(326, 542, 0, "spade", 1.2),
        *card(390, 554, 18, "heart", 1.2),
        *card(444, 590, 36, "lozenge", 1.2),
        Thing([(70, 880), (60, 780), (250, 730), (300, 800), (230, 880)], DEEP, other=LEAF),
        Thing([(244, 728), (290, 712), (330, 790), (296, 812)], IVORY, other=RED),
        *hand(318, 776, 0.82, 22, SKIN, TAN, True, 0.4),
        Thing([(720, 880), (690, 800), (560, 820), (540, 870), (600, 900)], INK, other=GREEN),
        *hand(556, 852, 0.6, -66, SKIN, TAN, True, 0.8),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Large calm papers; three panes turn a slice of hat, coat and wall into the other colour."""
    canvas.ground(GREEN)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(384, 300, 88, 460),
            Cut(470, 420, 74, 420),
            Cut(240, 420, 96, 420),
            Cut(380, 470, -8, 420),
            Cut(420, 760, -6, 420),
            Cut(150, 560, 40, 260),
        ],
        [Cut(640, 250, -30), Cut(110, 200, 24)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(392, 30), (520, 44), (500, 330), (398, 318)], Stand(14, 22, 3, 1.05, 0.02, 0.08, 20, flip=True)),
        ([(500, 470), (640, 490), (620, 760), (520, 740)], Stand(10, 10, -5, 1.1, 0.0, 0.08, 120, flip=True)),
        ([(60, 330), (176, 350), (160, 660), (40, 640)], Stand(0, 0, 0, 1.1, 0.0, 0.08, 120, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(28, "the-card-player", "tall", paint)
