"""Hands at the piano: black, ivory and grey; two hands on a slanting keyboard, and a third place where one has just been."""

import math
import random
from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import staves, strip, thread
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth, spaced

INK = "#16151a"
BLACK, LACQUER, GREY, PEARL, IVORY, RED, SKIN, TAN, OCHRE = (
    "#232228",
    "#35333b",
    "#85848a",
    "#c3c1bd",
    "#f3eddc",
    "#b3202c",
    "#dd9f70",
    "#9c5d40",
    "#b98438",
)
HAND = Hand(
    INK,
    "#ffffff",
    (560, 470),
    600,
    move=9,
    turn=3.0,
    zoom=0.04,
    gap=110,
    touch=(26, 8),
    contour=4.2,
    bands=4,
    angles=(28, 76, -27, 118, 200),
    plain_below=5000,
)
LEAN = -11.0


def lay(points: Sequence[Point]) -> list[Point]:
    """From the keyboard's own places, the middle of its back edge at (0, 0), to the canvas."""
    return moved(points, 470, 330, 1, LEAN)


def keys() -> list[Thing]:
    """White keys, then black ones in twos and threes, the red felt behind them."""
    found = [Thing(lay([(-700, -18), (700, -18), (700, 4), (-700, 4)]), RED, shade=0)]
    for at in range(-9, 9):
        x = at * 68
        found.append(
            Thing(
                lay([(x, 0), (x + 66, 0), (x + 66, 262), (x, 262)]), IVORY, other=LACQUER, dark=PEARL, shade=LEAN + 90
            )
        )
        found.append(Thing(lay([(x, 262), (x + 66, 262), (x + 66, 282), (x, 282)]), GREY, False, other=INK))
    for at in range(-9, 9):
        if at % 7 not in (2, 6):
            x = at * 68 + 68
            found.append(
                Thing(lay([(x - 20, 0), (x + 20, 0), (x + 20, 158), (x - 20, 158)]), BLACK, other=IVORY, shade=LEAN)
            )
            found.append(
                Thing(lay([(x - 11, 6), (x + 11, 6), (x + 11, 136), (x - 11, 136)]), "#4c4a52", False, other=PEARL)
            )
    return found


def finger(root: Point, joint: Point, tip: Point, width: float) -> tuple[list[Point], list[Point]]:
    """A finger that bends: its outline, thinner towards a round end, and the half of it that lies in shade."""
    left: list[Point] = []
    right: list[Point] = []
    spine: list[Point] = []
    way = smooth([root, joint, tip], steps=5)
    for px, py, angle, share in spaced(way, math.dist(root, tip) / 5):
        half = width / 2 * (1 - 0.26 * share + 0.1 * math.exp(-(((share - 0.52) / 0.12) ** 2)))
        nx, ny = math.cos(math.radians(angle + 90)) * half, math.sin(math.radians(angle + 90)) * half
        left.append((px - nx, py - ny))
        right.append((px + nx, py + ny))
        spine.append((px, py))
    (ax, ay), (bx, by) = left[-1], right[-1]
    ahead = (-(ay - by) * 0.55, (ax - bx) * 0.55)
    sign = 1 if ahead[0] * (tip[0] - joint[0]) + ahead[1] * (tip[1] - joint[1]) > 0 else -1
    end = [(ax + (bx - ax) * u + ahead[0] * sign * v, ay + (by - ay) * u + ahead[1] * sign * v)
           for u, v in ((0.1, 0.6), (0.5, 1.05), (0.9, 0.6))]  # fmt: skip
    return [*left, *end, *right[::-1]], [*spine, end[1], end[2], *right[::-1]]


def hand(x: float, y: float, size: float, turn: float, flip: bool = False) -> list[Thing]:
    """A hand that plays, from above: its wrist at (x, y), the fingers bent and spread, each with its shaded half."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved([(-u if flip else u, v) for u, v in points], x, y, size, turn)

    back: list[Point] = [(-46, 40), (-52, -30), (-62, -96), (-40, -136), (0, -146), (36, -138), (62, -108), (54, -36),
            (46, 40)]  # fmt: skip
    shaded: list[Point] = [(8, 40), (2, -50), (14, -143), (36, -138), (62, -108), (54, -36), (46, 40)]
    found: list[Thing] = []
    for root, joint, tip, width in (
        ((50, -96), (82, -150), (80, -204), 25),
        ((28, -126), (50, -190), (44, -254), 29),
        ((-2, -134), (2, -206), (-4, -272), 31),
        ((-32, -124), (-46, -190), (-42, -250), 30),
    ):
        outline, shade = finger(root, joint, tip, width)
        found += [Thing(put(outline), SKIN, shade=turn + 200), Thing(put(shade), TAN, False, shade=turn + 10)]
    outline, shade = finger((-34, -40), (-92, -86), (-114, -140), 36)
    found += [Thing(put(outline), SKIN, shade=turn + 200), Thing(put(shade), TAN, False, shade=turn + 10)]
    found += [
        Thing(put(back), SKIN, shade=turn + 200),
        Thing(put(shaded), TAN, False, shade=turn + 10),
    ]
    for u, v in ((-30, -112), (0, -122)):
        found.append(Thing(put(strip([(u, v), (u * 0.6, v + 54)], 5, 1)), "#6d3d2c", False, plain=True))
    return found


def arm(x: float, y: float, turn: float) -> list[Thing]:
    """A black sleeve that comes from below, a white cuff and its link."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved(points, x, y, 1, turn)

    return [
        Thing(put([(-84, 50), (0, 40), (0, 420), (-150, 420)]), LACQUER, other=GREY, shade=turn + 170, dark=INK),
        Thing(put([(0, 40), (84, 50), (150, 420), (0, 420)]), INK, other=LACQUER, shade=turn),
        Thing(put([(-66, 6), (66, 6), (78, 58), (-78, 58)]), "#fdf9ee", other=GREY, shade=turn + 20, dark=PEARL),
        Thing(put(ring(46, 34, 7, 7, 0, 10)), GREY, False, plain=True),
    ]


def things() -> list[Thing]:
    """Wall, metronome, lid, music, keyboard, rail, arms and hands."""
    sheet = lay([(-210, -330), (60, -330), (72, -96), (-222, -96)])
    right = lay([(60, -330), (300, -316), (320, -90), (72, -96)])
    return [
        Thing([(-200, -200), (1200, -200), (1200, 950), (-200, 950)], GREY, False, other=PEARL),
        Thing([(-60, -60), (200, -60), (160, 420), (-60, 420)], PEARL, other=LACQUER),
        Thing(
            lay([(-760, -150), (760, -150), (760, -16), (-760, -16)]),
            BLACK,
            other=GREY,
            shade=LEAN + 90,
            dark="#08080b",
        ),
        *(
            Thing(lay([(x, -120), (x + 34, -120), (x + 30, -22), (x, -22)]), "#55535b", False)
            for x in (-560, -330, 350, 470)
        ),
        Thing(lay([(-300, -104), (380, -104), (390, -80), (-310, -80)]), OCHRE, shade=0),
        Thing(sheet, IVORY, other=GREY, shade=30, dark=PEARL),
        Thing(right, "#dcd8cc", other=IVORY, shade=160, dark="#a5a29c"),
        *staves(sheet, 3, INK, random.Random(43)),
        *staves(right, 3, INK, random.Random(44)),
        Thing([(96, 330), (130, 100), (178, 100), (222, 320)], OCHRE, other=BLACK, shade=10, dark="#6d4a1f"),
        Thing([(178, 100), (200, 92), (262, 300), (222, 320)], "#6d4a1f", shade=10),
        Thing([(130, 296), (146, 132), (166, 132), (188, 292)], "#3b2a16", other=OCHRE),
        Thing(thread(160, 290, 204, 110, 5), IVORY, False, plain=True),
        Thing(ring(190, 168, 12, 12, 0, 10), RED, plain=True),
        *keys(),
        Thing(
            lay([(-760, 282), (760, 282), (760, 600), (-760, 600)]), "#54504f", other=PEARL, shade=LEAN + 90, dark=INK
        ),
        *arm(268, 684, 8),
        *hand(272, 678, 1.12, 2, True),
        *arm(716, 594, -4),
        *hand(712, 588, 1.16, -14),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The keyboard in facets; panes where the right hand was a moment ago, and where black and white change places."""
    canvas.ground(GREY)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(520, 420, 74, 460),
            Cut(690, 420, 60, 420),
            Cut(300, 480, 98, 420),
            Cut(470, 330, -13, 420),
            Cut(480, 600, -8, 420),
            Cut(860, 380, 84, 320),
            Cut(150, 420, 66, 300),
        ],
        [Cut(620, 120, 40), Cut(380, 160, -50), Cut(900, 120, 30), Cut(60, 620, -30)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(452, 286), (586, 260), (612, 520), (470, 548)], Stand(-150, 46, 4, 1.0, 0.04, 0.12, 60)),
        ([(784, 190), (910, 176), (930, 486), (806, 510)], Stand(8, 22, 3, 1.06, 0.0, 0.14, 100, flip=True)),
        ([(36, 400), (150, 380), (168, 640), (58, 660)], Stand(-8, -18, -4, 1.06, 0.0, 0.14, 100, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(43, "hands-at-the-piano", "wide", paint)
