"""Lamp and newspaper: violet night, and a lemon-yellow light that falls in rings and wedges on a paper that nobody can read."""

import random

from atelier.canvas import Canvas
from atelier.colour import mix, ramp
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import print_of, sector, strip, thread, tile
from atelier.registry import Painting
from atelier.shapes import Point, ring, smooth

INK = "#1b1524"
NIGHT, VIOLET, MAUVE, LEMON, AMBER, CREAM, BRASS, BROWN, GLASS = (
    "#2c2339",
    "#493a5b",
    "#7b6887",
    "#f6d955",
    "#c98f3c",
    "#fff7d6",
    "#b88836",
    "#543a37",
    "#4f7a68",
)
LAMP: Point = (420.0, 330.0)
HAND = Hand(
    INK,
    "#fff3c0",
    (470, 420),
    640,
    move=9,
    turn=3.0,
    zoom=0.04,
    gap=84,
    touch=(28, 9),
    contour=4.6,
    bands=4,
    depth=(0.07, 0.15),
)


def light() -> tuple[list[Thing], list[Thing]]:
    """The light in broken rings round the lamp, each a step nearer to the night, and in wedges below it."""
    x, y = LAMP
    tones = ramp(LEMON, AMBER, "#6d4650", NIGHT)
    rings = []
    for step, (inner, outer) in enumerate(((330, 450), (215, 330), (120, 215))):
        for at in range(9):
            start = 178 + at * 21
            share = 0.62 - 0.24 * step + 0.13 * (at % 2)
            ring_part = sector(x, y, inner, outer - 14 * (at % 2), start, start + 20, 4)
            rings.append(Thing(ring_part, tones(share), False, other=VIOLET, shade=start + 10, dark=tones(share + 0.2)))
    wedges = []
    for start, end, share in ((28, 50, 0.42), (50, 76, 0.14), (76, 102, 0.0), (102, 128, 0.16), (128, 152, 0.45)):
        tone, dark = mix(CREAM, tones(share), 0.35 + share), tones(share + 0.22)
        fall = sector(x, y, 0, 860, start, end, 3)
        wedges.append(Thing(fall, tone, False, other=MAUVE, shade=(start + end) / 2, dark=dark))
    return rings, wedges


def lamp() -> list[Thing]:
    """Chimney, shade (its mouth an oval from below), globe, stem and foot."""
    return [
        Thing([(396, 120), (446, 120), (452, 210), (390, 210)], MAUVE, other=LEMON, shade=0, dark=VIOLET),
        Thing([(366, 204), (420, 200), (420, 356), (262, 350)], "#6d9a7c", other=LEMON, shade=170, dark="#35564e"),
        Thing([(420, 200), (474, 204), (584, 350), (420, 356)], GLASS, other=CREAM, shade=10, dark="#24403c"),
        Thing(ring(423, 352, 162, 38, 0, 30), CREAM, other=GLASS, shade=90, dark=LEMON),
        Thing(smooth([(396, 366), (424, 306), (452, 366), (424, 392)], True), "#ffffff", False, plain=True),
        Thing([(398, 388), (450, 388), (438, 520), (410, 520)], BRASS, other=MAUVE, shade=0, dark="#6a4a1d"),
        Thing(
            smooth(
                [(352, 560), (380, 520), (424, 508), (470, 520), (496, 560), (466, 604), (424, 614), (380, 602)], True
            ),
            BRASS,
            other=CREAM,
            shade=20,
            dark="#5f4118",
        ),
        Thing([(408, 610), (442, 610), (456, 690), (394, 690)], BRASS, other=INK, shade=0, dark="#6a4a1d"),
        Thing(ring(424, 700, 112, 32, 0, 26), "#8a6228", other=LEMON, shade=20, dark="#4a3216"),
        Thing(ring(424, 690, 74, 18, 0, 20), BRASS, other=INK),
    ]


def paper() -> list[Thing]:
    """Two pages of a newspaper: heads of thick bars, columns of grey ones, a grey picture."""
    left = [(452, 742), (690, 660), (776, 902), (520, 990)]
    right = [(690, 660), (912, 640), (990, 860), (776, 902)]
    dice = random.Random(33)
    return [
        Thing([(440, 760), (690, 676), (920, 654), (1004, 880), (780, 926), (516, 1010)], INK, False),
        Thing(left, CREAM, other=MAUVE, shade=70, dark="#d8c890"),
        Thing(right, "#f4e6b0", other=VIOLET, shade=50, dark="#b9a57e"),
        Thing(tile(left, 0.07, 0.06, 0.5, 0.15), INK, False, plain=True),
        Thing(tile(left, 0.54, 0.06, 0.92, 0.15), INK, False, plain=True),
        Thing(tile(right, 0.1, 0.07, 0.6, 0.12), INK, False, plain=True),
        Thing(tile(right, 0.5, 0.5, 0.94, 0.9), MAUVE, other=LEMON, shade=40),
        *print_of(tile(left, 0.04, 0.2, 0.96, 0.96), 3, 11, "#7d7468", dice),
        *print_of(tile(right, 0.06, 0.16, 0.96, 0.46), 3, 5, "#7d7468", dice),
        *print_of(tile(right, 0.06, 0.5, 0.48, 0.94), 2, 6, "#7d7468", dice),
    ]


def things() -> list[Thing]:
    """Night, window with the moon, rings of light, table, wedges, lamp, paper, spectacles, cup."""
    rings, wedges = light()
    return [
        Thing([(-200, -200), (1200, -200), (1200, 1200), (-200, 1200)], NIGHT, False, other=VIOLET),
        Thing([(690, -60), (1060, -60), (1060, 470), (690, 500)], "#3a3050", other=MAUVE),
        Thing([(730, -60), (860, -60), (860, 440), (730, 450)], "#1d2036", other=VIOLET),
        Thing([(884, -60), (1030, -60), (1030, 424), (884, 436)], "#232743", other=VIOLET),
        Thing(ring(916, 150, 70, 70, 0, 26), "#dfe2e6", other=NIGHT, shade=20, dark="#9aa0b4"),
        Thing([(852, -60), (892, -60), (892, 440), (852, 440)], "#3a3050", other=MAUVE),
        *rings,
        Thing([(-60, 640), (1060, 560), (1060, 1100), (-60, 1100)], BROWN, other=VIOLET, shade=90, dark="#2a1c20"),
        *wedges,
        *lamp(),
        *paper(),
        Thing(strip([(640, 838), (676, 812), (706, 826)], 6, 6), INK, False, plain=True),
        *spectacles(),
        Thing(ring(170, 858, 128, 62, -4, 28), "#d8c9a4", other=NIGHT, dark=MAUVE, shade=200),
        Thing(
            [
                *smooth([(94, 760), (106, 820), (136, 858), (176, 864)]),
                *smooth([(176, 864), (220, 854), (244, 812), (252, 752)]),
            ],
            CREAM,
            other=VIOLET,
            shade=180,
            dark=MAUVE,
        ),
        Thing(ring(173, 756, 80, 26, -3, 24), "#e9d9a0", other=MAUVE),
        Thing(ring(174, 760, 63, 17, -3, 20), "#5b3525", other=LEMON),
        Thing(strip([(98, 778), (48, 776), (52, 826), (112, 826)], 13, 10), "#d8c9a4", other=VIOLET),
    ]


def spectacles() -> list[Thing]:
    """Spectacles left on the paper."""
    found = []
    for x, y in ((600, 850), (742, 806)):
        found += [
            Thing(ring(x, y, 52, 38, -16, 26), INK, False, plain=True),
            Thing(ring(x, y, 43, 30, -16, 22), "#fffdf0", False, other=LEMON, shade=40, dark="#c9cbb8"),
        ]
    return [
        *found,
        Thing(thread(552, 842, 500, 760, 8), INK, False, plain=True),
        Thing(thread(790, 790, 800, 690, 8), INK, False, plain=True),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The lit room in facets, then panes: a slice of lamp where light and dark change places, the moon once more, the cup."""
    canvas.ground(NIGHT)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(430, 330, 88, 460),
            Cut(560, 420, 56, 460),
            Cut(280, 440, -56, 460),
            Cut(420, 620, -6, 460),
            Cut(640, 800, 72, 300),
            Cut(760, 330, 14, 330),
            Cut(200, 200, 34, 330),
        ],
        [Cut(860, 620, -40), Cut(160, 560, 20), Cut(560, 120, -50), Cut(300, 880, 50)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(432, 90), (540, 120), (510, 420), (440, 440)], Stand(12, 26, 4, 1.04, 0.0, 0.13, 20, flip=True)),
        ([(170, 640), (262, 650), (244, 900), (150, 880)], Stand(10, -12, 4, 1.06, 0.0, 0.13, 20, flip=True)),
        ([(806, 96), (918, 70), (930, 236), (822, 250)], Stand(-30, 26, -4, 1.1, 0.04, 0.13, 60)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(33, "lamp-and-newspaper", "square", paint)
