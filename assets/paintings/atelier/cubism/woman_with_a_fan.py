"""Woman with a fan: a pyramid of rose and brown, her face in front and in profile at once, a fan like a wheel of planes."""

import math
import random
from dataclasses import replace

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, by_chance, edges, middle, pane, show, split
from atelier.cubism._things import sector, strip, stripes
from atelier.registry import Painting
from atelier.shapes import Point, ring, smooth

INK = "#2a161b"
WALL, ROSE, MAUVE, WINE, SKIN, TAN, CREAM, RED, BROWN = (
    "#a58079",
    "#c28b82",
    "#8a6873",
    "#5d2f3c",
    "#efcdb2",
    "#bd8263",
    "#f7ead6",
    "#c23d2c",
    "#6b4436",
)
HAND = Hand(
    INK,
    "#fbeadd",
    (365, 330),
    620,
    move=12,
    turn=3.5,
    zoom=0.04,
    gap=60,
    touch=(24, 8),
    contour=4.6,
    depth=(0.09, 0.18),
    bands=4,
    passage=(WINE, 0.1),
)


def head() -> list[Thing]:
    """Hair, neck, the light half of the face in profile, the dark half from the front, with an eye to each."""
    light = [
        (372, 148),
        (322, 160),
        (300, 204),
        (296, 232),
        (262, 296),
        (292, 306),
        (280, 324),
        (292, 336),
        (282, 352),
        (300, 388),
        (344, 410),
        (376, 408),
    ]
    dark = [(372, 148), (430, 162), (466, 222), (462, 300), (438, 366), (404, 404), (376, 408)]
    eye = smooth([(392, 250), (416, 232), (448, 248), (420, 262)], True, 5)
    side = [(304, 238), (346, 226), (346, 252)]
    return [
        Thing(
            [(262, 250), (272, 150), (330, 92), (420, 84), (492, 140), (520, 250), (500, 372), (440, 420), (330, 420)],
            WINE,
            shade=30,
            dark=INK,
        ),
        Thing(ring(432, 76, 66, 52, 20, 16), "#74394a", shade=40, dark=INK),
        Thing([(336, 380), (440, 370), (452, 520), (322, 520)], TAN, shade=10, dark="#7c4a3c"),
        Thing(dark, TAN, other=ROSE, shade=10, dark="#8a5546"),
        Thing(light, SKIN, other=CREAM, shade=110, dark="#d59f83"),
        Thing([(372, 176), (392, 292), (404, 310), (372, 322), (356, 300)], "#a66a50", shade=20),
        Thing(eye, CREAM, plain=True),
        Thing(ring(420, 247, 11, 12, 0, 12), INK, False, plain=True),
        Thing(side, CREAM, plain=True),
        Thing(ring(317, 239, 8, 10, 0, 10), INK, False, plain=True),
        Thing(strip([(388, 226), (420, 208), (458, 226)], 9, 4), INK, False, plain=True),
        Thing(strip([(300, 212), (326, 200), (358, 206)], 4, 9), INK, False, plain=True),
        Thing([(282, 324), (330, 330), (374, 326), (414, 340), (372, 352), (284, 350), (294, 337)], RED, plain=True),
        Thing(thread_of_lips(), WINE, False, plain=True),
        Thing(
            [(270, 240), (282, 158), (340, 106), (420, 100), (380, 150), (322, 164), (300, 210)],
            WINE,
            shade=60,
            dark=INK,
        ),
        Thing(
            [(420, 100), (496, 160), (512, 262), (484, 310), (464, 224), (428, 164), (380, 150)],
            "#7d4252",
            shade=20,
            dark=WINE,
        ),
        Thing([(468, 316), (492, 316), (500, 372), (462, 372)], RED, shade=20),
    ]


def thread_of_lips() -> list[Point]:
    """The line between the lips, for profile and front together."""
    return strip([(288, 338), (340, 336), (410, 340)], 3.5, 2)


def fan() -> list[Thing]:
    """Ten leaves round the hand, each with a tip and a rib."""
    x, y, found = 372, 812, []
    for leaf in range(10):
        start = -186 + leaf * 17
        end = start + 17
        colour, other = ((CREAM, ROSE), (RED, CREAM), ("#e0b39a", WINE))[leaf % 3]
        radius = 292 + (leaf % 2) * 10
        found += [
            Thing(sector(x, y, 112, radius, start, end, 2), colour, other=other, shade=start + 70),
            Thing(
                sector(x, y, radius - 34, radius, start + 2, end - 2, 2),
                WINE if leaf % 3 == 0 else CREAM,
                False,
                other=RED,
                plain=True,
            ),
            Thing(sector(x, y, 0, 116, start + 4, end - 4, 2), BROWN, shade=start + 40),
        ]
    return found


def grip() -> list[Thing]:
    """The hand that holds the fan by its rivet: the back of the hand, four fingers folded round it, the thumb on top."""
    found = [
        Thing(
            [(512, 866), (452, 826), (404, 832), (396, 880), (412, 930), (470, 944), (520, 930)],
            SKIN,
            other=CREAM,
            shade=60,
            dark="#a9664c",
        ),
        Thing([(470, 944), (520, 930), (516, 896), (440, 906), (412, 930)], TAN, False, shade=90),
    ]
    for row, reach in enumerate((58, 66, 62, 48)):
        y, x = 850 + row * 23, 414 + row * 4
        found += [
            Thing(
                smooth(
                    [
                        (x, y - 12),
                        (x - reach * 0.6, y - 14),
                        (x - reach, y - 5),
                        (x - reach, y + 7),
                        (x - reach * 0.6, y + 11),
                        (x, y + 11),
                        (x + 8, y),
                    ],
                    True,
                    3,
                ),
                SKIN,
                other=CREAM,
                shade=80,
                dark="#b9765a",
            ),
            Thing([(x, y + 2), (x - reach * 0.9, y + 3), (x - reach * 0.6, y + 10), (x, y + 10)], TAN, False, shade=90),
        ]
    thumb = smooth([(476, 846), (430, 812), (384, 800), (362, 806), (366, 824), (400, 830), (440, 848)], True, 3)
    return [*found, Thing(thumb, SKIN, other=CREAM, shade=70, dark="#c98a6a")]


def things() -> list[Thing]:
    """Striped wall, chair, dress, arms, head, fan, hands."""
    paper = [(-60, -60), (250, -60), (210, 640), (-60, 660)]
    return [
        Thing([(-200, -200), (950, -200), (950, 1200), (-200, 1200)], WALL, False),
        Thing(paper, "#b9948a", other=MAUVE),
        *stripes(paper, 6, "#cdaa9c", 0.34),
        Thing([(520, -60), (830, -60), (830, 760), (560, 760)], MAUVE, other=WALL),
        Thing([(560, 330), (700, 300), (720, 1060), (600, 1060)], BROWN, shade=10),
        Thing(sector(560, 560, 150, 200, -100, 10), "#8a5a3f", shade=40),
        Thing([(-60, 880), (830, 840), (830, 1060), (-60, 1060)], "#4c2c2c", False),
        Thing(
            [(322, 486), (388, 540), (372, 1040), (90, 1040), (132, 700), (196, 546)],
            ROSE,
            other=MAUVE,
            shade=150,
            dark="#9a5f5d",
        ),
        Thing(
            [(388, 540), (452, 486), (590, 552), (660, 720), (700, 1040), (372, 1040)],
            "#94545a",
            other=ROSE,
            shade=20,
            dark=WINE,
        ),
        Thing([(300, 492), (388, 640), (476, 492), (452, 480), (388, 560), (322, 480)], CREAM, other=RED, shade=40),
        Thing(
            [(196, 546), (140, 640), (70, 850), (150, 900), (226, 720), (240, 600)],
            "#b3776f",
            other=MAUVE,
            shade=150,
            dark=WINE,
        ),
        Thing(
            [(590, 552), (500, 620), (560, 800), (620, 900), (706, 850), (660, 680)],
            "#7c4450",
            other=WINE,
            shade=20,
            dark=INK,
        ),
        Thing([(70, 850), (150, 900), (350, 915), (372, 826), (180, 800)], ROSE, other=MAUVE, shade=90, dark="#8a5052"),
        *head(),
        *fan(),
        Thing([(706, 850), (620, 800), (470, 850), (460, 930), (640, 930)], "#94545a", other=ROSE, shade=90, dark=WINE),
        *grip(),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The pyramid in facets, then two panes: the eye once more, and a slice of fan turned on."""
    canvas.ground(WALL)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(374, 300, 84, 420),
            Cut(480, 420, 62, 420),
            Cut(250, 470, -58, 420),
            Cut(380, 560, 8, 420),
            Cut(560, 240, 30, 300),
            Cut(170, 220, -24, 300),
            Cut(380, 860, -12, 420),
            Cut(640, 700, 76, 260),
        ],
        [Cut(620, 120, -50), Cut(90, 560, 60), Cut(300, 720, 62), Cut(470, 700, -50)],
    )
    for frame in frames:
        stand = by_chance(frame, HAND, dice)
        if math.dist(middle(frame), (420, 870)) < 170:
            # The hand stays one hand: the facets that hold it stand nearly still.
            stand = replace(stand, dx=stand.dx * 0.25, dy=stand.dy * 0.25, turn=stand.turn * 0.3)
        show(canvas, dice, frame, seen, HAND, stand)
    edges(canvas, frames, dice, HAND)
    for corners, stand in (
        ([(394, 180), (500, 160), (506, 300), (398, 318)], Stand(14, 20, 6, 1.12, 0.05, 0.14, 20)),
        ([(430, 560), (560, 600), (520, 740), (440, 720)], Stand(-12, 18, 9, 1.06, 0.0, 0.14, 60, flip=True)),
        ([(96, 640), (196, 560), (226, 760), (120, 800)], Stand(10, -16, -8, 1.05, 0.0, 0.14, 120, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand, 7)


PAINTING = Painting(8, "woman-with-a-fan", "tall", paint)
