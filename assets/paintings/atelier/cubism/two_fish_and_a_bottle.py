"""Two fish and a bottle: an upright oval of straw, black and silver, with wood grain, wallpaper and stripes as if pasted in."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import ribbon
from atelier.canvas import Canvas
from atelier.colour import shift
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import dots, grain, lozenges, sector, strip, stripes, tile
from atelier.registry import Painting
from atelier.shapes import Point, moved, ring, smooth, within

INK = "#1d1b19"
LINEN, STRAW, TAN, WOOD, SILVER, SLATE, WHITE, CORAL, BLUE = (
    "#e9dfc8",
    "#d9bd83",
    "#b48c56",
    "#8c5f34",
    "#b9c0c1",
    "#5f6a70",
    "#faf6e8",
    "#d4604a",
    "#8fa6b5",
)
OVAL = ring(500, 500, 408, 470, 0, 44)
HAND = Hand(
    INK,
    "#fffaf0",
    (500, 600),
    560,
    move=10,
    turn=4.0,
    zoom=0.04,
    gap=86,
    touch=(24, 8),
    contour=4.4,
    bands=4,
    depth=(0.07, 0.15),
)


def fish(x: float, y: float, size: float, turn: float, flip: float = 1.0) -> list[Thing]:
    """A fish: back and belly, head, gill, eye, fins, tail and a few scales."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved([(u, v * flip) for u, v in points], x, y, size, turn)

    back = smooth([(-190, 4), (-140, -44), (-60, -72), (40, -64), (130, -26), (176, -8)])
    belly = smooth([(176, 8), (120, 34), (30, 64), (-70, 62), (-150, 36), (-190, 4)])
    scales = [
        Thing(lay(strip([(u, v - 20), (u + 11, v), (u, v + 20)], 5, 4, 8)), SLATE, False, other=WHITE, plain=True)
        for u, v in ((-40, -30), (-4, -34), (32, -32), (-22, 6), (14, 4), (50, 2))
    ]
    return [
        Thing(lay([(164, -6), (250, -72), (232, 0), (254, 66), (164, 8)]), SLATE, other=STRAW, shade=turn, dark=INK),
        Thing(lay([(-50, -66), (10, -118), (84, -84), (70, -50)]), SLATE, other=CORAL, shade=turn + 60),
        Thing(lay([*back, (176, 8), (-100, 4), (-190, 4)]), SLATE, other=WHITE, shade=turn + 90, dark="#39434a"),
        Thing(lay([*belly, (-100, -4), (176, -4)]), WHITE, other=SLATE, shade=turn + 90, dark=SILVER),
        Thing(
            lay([(-190, 4), (-140, -44), (-96, -58), (-84, 0), (-98, 52), (-150, 36)]),
            SILVER,
            other=TAN,
            shade=turn,
            dark=SLATE,
        ),
        Thing(lay(strip([(-94, -54), (-78, 0), (-94, 50)], 10, 7)), CORAL, False, plain=True),
        Thing(lay(ring(-140, -10, 17, 17, 0, 16)), WHITE, other=STRAW, plain=True),
        Thing(lay(ring(-141, -10, 8, 8, 0, 10)), INK, False, plain=True),
        Thing(lay([(-70, 12), (-20, 30), (-30, 62), (-60, 40)]), CORAL, other=WHITE, shade=turn + 60),
        *scales,
    ]


def bottle() -> list[Thing]:
    """A black bottle, lit on its left, its mouth and its foot seen from above."""
    return [
        Thing(
            [(590, 110), (622, 110), (622, 260), (668, 330), (668, 560), (622, 560), (590, 560)],
            INK,
            other=STRAW,
            shade=10,
            dark="#3a3f3c",
        ),
        Thing(
            [(558, 110), (592, 110), (592, 560), (528, 560), (528, 330), (560, 262)],
            "#3f4a43",
            other=WHITE,
            shade=170,
            dark=INK,
        ),
        Thing([(528, 392), (668, 392), (668, 500), (528, 500)], LINEN, other=INK, shade=20, dark=STRAW),
        Thing([(560, 420), (640, 420), (640, 432), (560, 432)], SLATE, False, plain=True),
        Thing([(572, 446), (628, 446), (628, 456), (572, 456)], CORAL, False, plain=True),
        Thing(ring(590, 110, 40, 14, 0, 18), SLATE, other=INK),
    ]


def things() -> list[Thing]:
    """Wall, papers, table, napkin, bottle, glass, plate, fish, knife, half an onion."""
    paper = moved([(-150, -230), (130, -230), (130, 206), (-150, 206)], 282, 290, 1, 9)
    border = tile(paper, 0.0, 0.87, 1.0, 0.97)
    wood = [(60, 560), (560, 520), (590, 960), (60, 990)]
    napkin = [(630, 640), (930, 560), (960, 820), (700, 900)]
    onion = ring(300, 808, 62, 58, 0, 24)
    return [
        Thing([(-200, -200), (1200, -200), (1200, 1200), (-200, 1200)], TAN, False, other=STRAW),
        Thing([(420, -60), (760, -60), (780, 560), (420, 560)], STRAW, other=SLATE),
        Thing([(740, -60), (1060, -60), (1060, 620), (740, 620)], "#6d6657", other=BLUE, shade=20),
        Thing(paper, "#cdd3cf", other=CORAL),
        *lozenges(tile(paper, 0.02, 0.0, 0.98, 0.85), 5, 7, "#7f929b", 0.36),
        *dots(tile(paper, 0.02, 0.0, 0.98, 0.85), 5, 7, 4, CORAL, 6),
        Thing(border, INK, False, plain=True),
        *stripes(border, 12, STRAW, 0.4),
        Thing([(-60, 570), (1060, 480), (1060, 1100), (-60, 1100)], "#54432f", False, other=TAN),
        Thing(wood, WOOD, other=STRAW),
        *grain(wood, 6, "#573618", 4.6),
        Thing(napkin, WHITE, other=BLUE),
        *stripes(napkin, 5, BLUE, 0.34),
        *bottle(),
        Thing([(720, 340), (836, 340), (812, 560), (746, 560)], BLUE, other=WHITE, shade=0, dark="#5d7482"),
        Thing(ring(778, 340, 58, 17, 0, 22), "#d4dfe3", other=INK),
        Thing(ring(500, 690, 330, 168, -5, 30), WHITE, other=INK, shade=60, dark="#cfc5aa"),
        Thing(ring(500, 690, 268, 124, -5, 24), LINEN, other=SLATE, shade=60, dark="#b8ab8c"),
        *fish(490, 640, 1.18, -8),
        *fish(520, 764, 1.1, 172, -1),
        Thing(
            moved([(-170, -8), (40, -13), (64, 0), (36, 12), (-170, 10)], 470, 914, 1, -5),
            SILVER,
            other=INK,
            shade=90,
            dark=SLATE,
        ),
        Thing(moved([(-290, -13), (-168, -10), (-168, 12), (-290, 15)], 470, 914, 1, -5), INK, other=CORAL),
        Thing(onion, WHITE, other=CORAL, shade=50, dark=STRAW),
        *(Thing(sector(300, 808, r, r + 6, 20, 330, 12), "#b77a86", False, plain=True) for r in (40, 24, 9)),
    ]


def rim(canvas: Canvas) -> None:
    """The bare canvas round the oval: pale planes that go on outwards, and the shadow of the oval."""
    for corners, light in (
        ([(0, 0), (420, 0), (160, 420), (0, 360)], -0.035),
        ([(640, 0), (1000, 0), (1000, 300), (860, 240)], 0.02),
        ([(1000, 620), (1000, 1000), (620, 1000), (880, 760)], -0.045),
        ([(0, 640), (120, 700), (380, 1000), (0, 1000)], 0.015),
    ):
        canvas.fill([(float(x), float(y)) for x, y in corners], shift(LINEN, light))
    canvas.fill(moved(ring(0, 0, 408, 470, 0, 44), 508, 511), INK, 0.2)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The oval in facets on a bare ground, three panes in it, and a dark line round it like a cord."""
    canvas.ground(LINEN)
    rim(canvas)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(500, 420, 82, 460),
            Cut(620, 420, 60, 420),
            Cut(330, 500, -62, 420),
            Cut(500, 560, -8, 460),
            Cut(520, 700, 20, 300),
            Cut(700, 640, 100, 260),
            Cut(300, 240, 24, 260),
        ],
        [Cut(440, 160, 50), Cut(240, 740, 70), Cut(800, 300, -40), Cut(560, 860, 60)],
        OVAL,
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(560, 60), (676, 90), (650, 500), (574, 520)], Stand(16, 22, 4, 1.05, 0.0, 0.13, 20, flip=True)),
        ([(396, 570), (486, 556), (508, 826), (416, 842)], Stand(-10, -20, -2, 1.02, 0.0, 0.13, 100, flip=True)),
        ([(640, 600), (742, 620), (716, 850), (620, 836)], Stand(14, 20, 5, 1.06, 0.0, 0.13, 60, flip=True)),
    ):
        inside = within(corners, OVAL)
        pane(canvas, dice, inside, seen, HAND, stand)
    canvas.mark(ribbon(OVAL[::2], 13, INK, lambda share: 0.75 + 0.25 * math.sin(share * 19), closed=True, step=14))


PAINTING = Painting(53, "two-fish-and-a-bottle", "square", paint)
