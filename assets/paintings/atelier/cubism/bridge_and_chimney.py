"""Bridge and chimney: winter morning in steel and rust; an iron arch, its echo in the river, and smoke of round planes."""

import random

from atelier.canvas import Canvas
from atelier.colour import mix
from atelier.cubism._shared import Cut, Hand, Stand, Thing, compose, pane, split
from atelier.cubism._things import sector, thread
from atelier.registry import Painting
from atelier.shapes import ring

INK = "#1a222b"
SKY, ICE, STEEL, SLATE, IRON, RUST, BRICK, STONE, RIVER = (
    "#aab5bd",
    "#dde4e6",
    "#7d8b98",
    "#4d5a68",
    "#2d3844",
    "#a9532d",
    "#84412c",
    "#b9b2a3",
    "#5e7482",
)
HAND = Hand(
    INK,
    "#f4f8f8",
    (640, 300),
    640,
    move=8,
    turn=3.0,
    zoom=0.04,
    gap=76,
    touch=(28, 8),
    contour=4.0,
    bands=4,
    depth=(0.08, 0.17),
    passage=(STEEL, 0.12),
)


def bridge() -> list[Thing]:
    """The arch, its hangers, the deck with its lattice, two piers."""
    x, y = 370, 566
    found = []
    for at in range(9):
        px = 122 + at * 62
        top = y - (306**2 - (px - x) ** 2) ** 0.5
        found.append(Thing(thread(px, top, px, 452 - px * 0.03, 7), IRON, False, other=ICE))
    found += [
        Thing(sector(x, y, 280, 332, 198, 272, 10), RUST, other=ICE, shade=200, dark="#6d301b"),
        Thing(sector(x, y, 280, 332, 268, 342, 10), "#8c4325", other=STEEL, shade=10, dark="#4f2416"),
        Thing([(600, 440), (690, 430), (716, 640), (580, 650)], STONE, other=SLATE, shade=10, dark="#7d766b"),
        Thing([(690, 430), (726, 416), (756, 620), (716, 640)], SLATE, other=STONE, shade=10),
        Thing([(20, 460), (110, 450), (136, 650), (-10, 660)], STONE, other=SLATE, shade=10, dark="#7d766b"),
        Thing([(110, 450), (144, 438), (170, 636), (136, 650)], SLATE, other=STONE, shade=10),
    ]
    for at in range(13):
        px = -60 + at * 66
        found.append(Thing(thread(px, 424, px + 66, 474, 6), IRON, False, other=RUST))
        found.append(Thing(thread(px, 474, px + 66, 424, 6), IRON, False, other=RUST))
    found += [
        Thing([(-60, 408), (830, 384), (830, 406), (-60, 430)], IRON, other=RUST, shade=90),
        Thing([(-60, 468), (830, 444), (830, 474), (-60, 498)], SLATE, other=ICE, shade=90, dark=INK),
    ]
    return found


def chimney(x: float, foot: float, top: float, wide: float) -> list[Thing]:
    """A chimney of brick: a light side, a dark side, two bands, its mouth seen from above."""
    slim = wide * 0.66
    found = [
        Thing([(x - slim / 2, top), (x, top), (x, foot), (x - wide / 2, foot)], RUST, other=ICE, shade=170, dark=BRICK),
        Thing(
            [(x, top), (x + slim / 2, top), (x + wide / 2, foot), (x, foot)],
            BRICK,
            other=STEEL,
            shade=10,
            dark="#43231b",
        ),
    ]
    for at in (0.1, 0.2):
        half = (slim + (wide - slim) * at) / 2 + 3
        y = top + (foot - top) * at
        found.append(
            Thing(
                [(x - half, y), (x + half, y), (x + half, y + 15), (x - half, y + 15)],
                ICE,
                other=RUST,
                shade=0,
                dark=SLATE,
            )
        )
    return [*found, Thing(ring(x, top, slim / 2 + 5, slim / 6, 0, 20), INK, other=RUST)]


def smoke() -> list[Thing]:
    """Smoke that drifts to the left as one body: a straight dark underside, an upper edge that rolls along in arcs."""
    body = [(836, 108), (812, 66), (700, 24), (520, -10), (-60, -60), (-60, 268), (120, 246), (330, 206), (560, 168),
            (730, 140)]  # fmt: skip
    under = [(836, 108), (730, 140), (560, 168), (330, 206), (120, 246), (-60, 268), (-60, 190), (300, 146), (620, 104)]
    found = [
        Thing(body, "#c3ccd1", False, other=STEEL, shade=200, dark="#95a2ad"),
        Thing(under, STEEL, False, other=SKY, shade=90, dark=SLATE),
    ]
    for x, y, r, start, span in (
        (60, 196, 178, 196, 128),
        (230, 158, 142, 178, 140),
        (382, 132, 112, 186, 142),
        (502, 122, 92, 176, 146),
        (604, 110, 76, 180, 146),
        (690, 104, 60, 174, 150),
        (756, 100, 46, 178, 150),
        (806, 98, 34, 176, 160),
    ):
        near = x / 800
        light = mix("#ccd4d8", "#f6f9f9", near)
        # The near edge of a puff is a plane cut by a chord; inside it a second, narrower arc turns with it.
        found += [
            Thing(sector(x, y, 0, r, start, start + span, 12), light, other=SLATE, shade=start - 20, dark="#a4b0ba"),
            Thing(sector(x, y, r * 0.44, r * 0.7, start + 20, start + span * 0.72, 10), mix(STEEL, "#ffffff", 0.35),
                  False, other=ICE, shade=start + 60, dark=STEEL),
        ]  # fmt: skip
    return found


def things() -> list[Thing]:
    """Sky, sun, far bank, smoke, chimneys, sheds, bridge, river with its echoes, barge."""
    return [
        Thing([(-200, -200), (1200, -200), (1200, 950), (-200, 950)], SKY, False, other=STEEL),
        Thing(
            [(-60, 250), (330, 200), (640, 250), (1060, 210), (1060, 460), (-60, 480)],
            ICE,
            False,
            other=SKY,
            shade=90,
            dark=SKY,
        ),
        Thing(ring(150, 300, 62, 62, 0, 26), "#f2c98e", other=RUST, shade=90, dark="#e2a267"),
        Thing(
            [(-60, 390), (120, 350), (240, 384), (420, 340), (600, 390), (600, 480), (-60, 500)],
            STEEL,
            shade=60,
            dark=SLATE,
        ),
        *smoke(),
        *chimney(926, 470, 210, 62),
        *chimney(822, 480, 112, 92),
        Thing(
            [
                (690, 470),
                (690, 372),
                (780, 320),
                (780, 392),
                (880, 336),
                (880, 400),
                (990, 340),
                (1060, 340),
                (1060, 540),
                (690, 560),
            ],
            SLATE,
            other=STONE,
            shade=70,
            dark=IRON,
        ),
        Thing([(780, 320), (780, 392), (804, 380), (804, 334)], ICE, other=RUST),
        Thing([(880, 336), (880, 400), (906, 388), (906, 350)], ICE, other=RUST),
        *(Thing([(x, 440), (x + 40, 436), (x + 40, 486), (x, 490)], "#f2c98e", other=INK) for x in (770, 840, 910)),
        *bridge(),
        Thing([(-60, 600), (1060, 540), (1060, 900), (-60, 900)], RIVER, other=SLATE, shade=80, dark="#34454f"),
        Thing([(120, 630), (330, 604), (430, 900), (60, 900)], ICE, False, other=RIVER, shade=80, dark=STEEL),
        Thing([(-60, 690), (130, 640), (60, 900), (-60, 900)], "#4a606e", False, other=ICE, shade=20, dark=IRON),
        Thing([(430, 900), (520, 600), (640, 594), (600, 900)], "#7f95a1", False, other=IRON, shade=100, dark=RIVER),
        Thing([(860, 900), (960, 640), (1060, 620), (1060, 900)], "#8fa2ab", False, other=IRON, shade=60, dark=RIVER),
        Thing([(780, 566), (858, 560), (900, 800), (800, 820)], BRICK, False, other=ICE, shade=90, dark=RIVER),
        Thing(sector(370, 600, 214, 262, 6, 84, 8), "#8a5138", False, other=ICE, shade=90, dark=RIVER),
        Thing(sector(370, 600, 214, 262, 88, 174, 8), "#9a6044", False, other=ICE, shade=90, dark=RIVER),
        Thing([(520, 640), (860, 606), (820, 690), (560, 708)], INK, shade=90, dark=BRICK),
        Thing([(520, 640), (860, 606), (856, 622), (526, 658)], RUST, other=ICE),
        Thing([(730, 622), (734, 552), (800, 545), (802, 614)], ICE, other=RUST, shade=20, dark=STEEL),
        Thing([(722, 556), (812, 546), (812, 560), (722, 570)], IRON, other=ICE),
        Thing([(562, 640), (596, 600), (650, 594), (684, 628)], STONE, other=IRON, shade=30, dark=SLATE),
    ]


def paint(canvas: Canvas, dice: random.Random) -> None:
    """The river front in facets, then four panes: arch, chimney, smoke and barge, light for dark."""
    canvas.ground(SKY)
    seen = things()
    frames = split(
        canvas,
        dice,
        [
            Cut(540, 330, 66, 460),
            Cut(360, 400, -62, 420),
            Cut(740, 400, 84, 420),
            Cut(460, 300, -16, 420),
            Cut(520, 590, -5, 420),
            Cut(200, 300, 50, 300),
            Cut(880, 300, -40, 260),
        ],
        [Cut(120, 120, -30), Cut(640, 660, 60), Cut(230, 690, -50), Cut(620, 90, 40)],
    )
    compose(canvas, dice, frames, seen, HAND)
    for corners, stand in (
        ([(520, 262), (634, 250), (652, 540), (540, 556)], Stand(16, -24, 4, 1.06, 0.0, 0.15, 60, flip=True)),
        ([(820, 60), (910, 76), (900, 420), (828, 430)], Stand(12, 22, 3, 1.05, 0.0, 0.15, 20, flip=True)),
        ([(236, 120), (352, 100), (366, 250), (252, 268)], Stand(-16, 18, -4, 1.04, 0.0, 0.15, 80, flip=True)),
        ([(588, 566), (688, 556), (704, 724), (604, 738)], Stand(-14, 16, -5, 1.06, 0.0, 0.15, 80, flip=True)),
    ):
        pane(canvas, dice, corners, seen, HAND, stand)


PAINTING = Painting(48, "bridge-and-chimney", "wide", paint)
