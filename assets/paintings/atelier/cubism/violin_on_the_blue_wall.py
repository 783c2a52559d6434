"""Violin on the blue wall: an orange violin hangs upright in blue and black; strips of it slide and turn to chalk."""

import random
from collections.abc import Sequence

from atelier.canvas import Canvas
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import grain, lozenges, staves, strip, thread
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth

INK = "#10131c"
NIGHT, BLUE, PALE, CHALK, WOOD, RUST, BLACK, OAK = (
    "#202b3f",
    "#3d5573",
    "#94a5b5",
    "#e4e4da",
    "#d0752c",
    "#7c3a1c",
    "#171a22",
    "#5b3f2c",
)
HAND = Hand(INK, "#dfe6ea", (385, 560), 560, move=13, turn=4.5, zoom=0.05, gap=50, touch=(24, 8))
LEAN = 7.0


def body() -> list[Point]:
    """The belly of a violin about (0, 0), its corners sharp."""
    right = [
        *smooth([(0, -208), (52, -205), (92, -170), (97, -124), (84, -80)]),
        *smooth([(84, -80), (64, -46), (60, 0), (72, 34), (95, 48)]),
        *smooth([(95, 48), (118, 92), (123, 140), (100, 190), (50, 212), (0, 214)]),
    ]
    return [*right, *[(-x, y) for x, y in right[-2:0:-1]]]


def violin() -> list[Thing]:
    """Side, belly, holes, bridge, tailpiece, neck, scroll and strings."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved(points, 378, 596, 1.06, LEAN)

    side = [(x * 0.98 + 30, y + 7) for x, y in body()]
    hole = [(30, -26), (42, -34), (46, -18), (36, 12), (30, 34), (36, 52), (48, 46)]
    found = [
        Thing(lay(side), RUST, other=BLUE),
        Thing(lay(body()), WOOD, other=CHALK),
    ]
    for sign in (1, -1):
        found.append(Thing(lay(strip([(sign * x, y) for x, y in hole], 8, 6, 7)), INK, False, plain=True))
        found += [Thing(lay(ring(sign * x, y, 7, 7, 0, 9)), INK, False, plain=True) for x, y in ((33, -22), (45, 46))]
    found += [
        Thing(lay([(-16, 92), (16, 92), (26, 186), (0, 200), (-26, 186)]), BLACK, other=NIGHT),
        Thing(lay([(-14, -400), (14, -400), (21, 0), (-21, 0)]), BLACK, other=NIGHT),
        Thing(lay([(-34, 22), (34, 22), (28, 36), (-28, 36)]), "#e9cf9a", other=WOOD),
        Thing(lay([(-17, -462), (17, -462), (15, -396), (-15, -396)]), RUST, other=PALE),
    ]
    for x, y in ((-1, -420), (1, -432), (-1, -446), (1, -456)):
        found.append(Thing(lay([(x * 14, y - 5), (x * 50, y - 9), (x * 50, y + 7), (x * 14, y + 4)]), BLACK))
    found += [
        Thing(lay(ring(0, -486, 34, 32, 0, 18)), WOOD, other=CHALK),
        Thing(lay(ring(-2, -484, 21, 20, 0, 14)), INK, False, plain=True),
        Thing(lay(ring(-1, -483, 15, 14, 0, 12)), WOOD, False, other=CHALK, plain=True),
        Thing(lay(ring(0, -482, 6, 6, 0, 9)), INK, False, plain=True),
    ]
    found += [Thing(lay(thread(x, 96, x * 0.55, -398, 2.4)), "#f0e6cc", False, plain=True) for x in (-12, -4, 4, 12)]
    return found


def things() -> list[Thing]:
    """Wall, paper, table, pipe, sheet, violin."""
    wall = [(-200, -200), (950, -200), (950, 1200), (-200, 1200)]
    paper = [(-60, -80), (250, -80), (280, 640), (-60, 650)]
    shade = [(540, -60), (900, -60), (900, 900), (470, 900)]
    table = [(-80, 838), (830, 800), (830, 1100), (-80, 1100)]
    plank = [(-80, 838), (340, 820), (360, 1010), (-80, 1030)]
    sheet = moved([(-110, -120), (100, -120), (110, 110), (-100, 120)], 640, 660, 1, -9)
    bowl = [(-34, -44), (34, -44), (28, 22), (0, 40), (-26, 24)]
    return [
        Thing(wall, NIGHT, False, other=BLUE),
        Thing(paper, BLUE, other=PALE),
        *lozenges(paper, 4, 9, "#7c93ab", 0.3),
        Thing(shade, "#28374f", other="#53697f"),
        Thing(table, OAK, other="#8a6a49"),
        Thing(plank, "#8a5d36", other=PALE),
        *grain(plank, 8, "#4a2f1d", 4),
        Thing(sheet, PALE, other=BLUE),
        *staves(sheet, 3, INK, random.Random(13)),
        *violin(),
        Thing(moved(strip([(4, 4), (90, 34), (214, 6)], 17, 11), 520, 938, 1, -4), CHALK),
        Thing(moved(bowl, 514, 906, 1.25, -6), "#cfcab9"),
        Thing(moved(ring(0, -44, 34, 9, 0, 16), 514, 906, 1.25, -6), INK),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The wall in facets, then four strips: two slide along the violin, two turn it to chalk."""
    canvas.ground(NIGHT)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(385, 560, 97),
            Cut(250, 420, 78, 420),
            Cut(560, 500, 104, 420),
            Cut(400, 330, 12),
            Cut(380, 760, -14),
            Cut(140, 700, 30, 260),
        ],
        [Cut(330, 500, 40), Cut(470, 620, -50), Cut(620, 250, 30), Cut(120, 200, -30), Cut(640, 900, 70)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(470, 330), (590, 345), (545, 835), (415, 820)], Stand(26, -34, 2, 1.05, 0.0, 0.15, 20, flip=True)),
        ([(215, 560), (330, 545), (352, 900), (238, 915)], Stand(-22, 26, -3, 1.08, 0.03, 0.16, 200)),
        ([(352, 12), (536, 20), (500, 262), (368, 250)], Stand(16, 12, 8, 1.08, 0.05, 0.14, 60, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(13, "violin-on-the-blue-wall", "tall", paint)
