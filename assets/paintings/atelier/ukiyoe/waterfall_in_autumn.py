"""Waterfall in autumn: a river winds out of red hills, bends over the lip and falls into mist; two travellers look up."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import breathing, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, lines, ring
from atelier.ukiyoe._shared import (
    INK,
    between,
    contour,
    key,
    limb,
    patch,
    rounded,
    seal,
    stroke,
    walker,
    wiped,
)

SKY, CREAM, INDIGO, BLUE, PALE, WHITE = "#4f8a9e", "#f2e6c4", "#163a6e", "#3f80ae", "#aed2d8", "#fbf8ec"
RUST, FLAME, OCHRE, MOSS = "#a8402c", "#d8622f", "#d9a441", "#6f7f3f"
DEEP = "#16303c"

BANKS = (
    (556, 112, 586, 112),
    (500, 122, 536, 124),
    (474, 136, 520, 136),
    (498, 150, 556, 150),
    (470, 166, 548, 172),
    (400, 178, 498, 194),
    (346, 200, 462, 222),
    (318, 240, 448, 256),
    (312, 310, 446, 320),
    (318, 400, 456, 400),
    (308, 480, 462, 480),
    (296, 556, 478, 548),
    (268, 606, 506, 600),
    (258, 690, 522, 690),
    (250, 780, 530, 780),
    (240, 860, 540, 860),
)
"""The two edges of the water from the far hills to the mist: x and y of the left one, of the right one."""
LEFT_BANK = rounded([(float(x), float(y)) for x, y, _, _ in BANKS])
RIGHT_BANK = rounded([(float(x), float(y)) for _, _, x, y in BANKS])


def far(canvas: Canvas) -> None:
    """A clear morning; blue hills, then the high moor in autumn colours through which the river comes."""
    wiped(canvas, box(-5, -5, 760, 240), SKY, "#93bcb8", CREAM, CREAM, unit=8)
    blue = rounded([(-10, 108), (70, 66), (150, 96), (250, 52), (340, 24), (420, 62), (520, 92), (620, 60), (770, 96)])
    wiped(canvas, Mass([*blue, (770, 240), (-10, 240)]), "#5f8fa0", "#b9cdb8", unit=5)
    canvas.mark(key(blue[::4], 2.6))
    for ridge, tones in (
        ([(300, 132), (380, 104), (470, 96), (560, 108), (660, 88), (770, 110)], ("#c98a4a", "#e6c47c")),
        ([(-10, 150), (80, 116), (190, 112), (300, 128), (400, 146), (480, 172), (500, 240)], ("#b8562f", "#dba04e")),
        ([(470, 190), (540, 156), (620, 134), (700, 140), (770, 124)], ("#a86a38", "#d9a85a")),
    ):
        way = rounded(ridge, 5)
        wiped(canvas, Mass([*way, (way[-1][0], 330), (way[0][0], 330)]), *tones, unit=8)
        canvas.mark(key(way[::4], 2.6))


def tufts(canvas: Canvas, places: Sequence[tuple[float, float, float, str, str]]) -> None:
    """Trees on the crown of a wall: x and y of the foot, half the breadth, light and dark tone; flat below, lobed above."""
    for x, y, wide, light, dark in places:
        crown: list[Point] = [(x - wide, y)]
        lobes = max(3, round(wide / 13))
        for at in range(lobes):
            for part in (0.0, 0.3, 0.7):
                share = (at + part) / lobes
                if not share:
                    continue
                lift = math.sin(math.pi * share) ** 0.7 * wide * (0.86 + 0.12 * math.sin(x + at * 2.4))
                notch = 0.84 if part == 0.0 else 1.0
                crown.append((x - wide * math.cos(math.pi * share) * (1.04 if part else 0.96), y - lift * notch))
        crown += [(x + wide, y), (x + wide * 0.3, y + 5), (x - wide * 0.4, y + 3)]
        wiped(canvas, Mass(crown, round=True), light, mix(light, dark, 0.5), dark, unit=8)
        canvas.mark(contour(crown, 2.4))
        for side in (-0.4, 0.25):
            canvas.mark(
                stroke(
                    [
                        (x + wide * (side - 0.2), y - wide * 0.3),
                        (x + wide * side, y - wide * 0.46),
                        (x + wide * (side + 0.2), y - wide * 0.34),
                    ],
                    3,
                    dark,
                )
            )


def wall(
    canvas: Canvas, rim: Sequence[Point], tones: Sequence[str], faces: Sequence[Sequence[Point]], dark: str
) -> None:
    """One wall of rock: wiped from its lit crown to a cool foot, split by faces of shade, each with its key line."""
    mass = Mass(rim)
    wiped(canvas, mass, *tones, unit=11)
    for face in faces:
        wiped(canvas, Mass(face), dark, mix(dark, DEEP, 0.7), unit=16)
        canvas.mark(ribbon(face[: len(face) // 2 + 1], 6, INK, lambda s: 0.95 - 0.7 * s, round=False, step=30))
    canvas.mark(ribbon([*rim, rim[0]], 7, INK, breathing(rim[0][1], 5), round=False, step=14))


def axe(
    canvas: Canvas, x: float, y: float, angle: float, strokes: Sequence[float], gap: float, tone: str = INK
) -> None:
    """Strokes of the axe: a few short lines side by side, thick where the brush came down."""
    slope = math.radians(angle)
    for at, long in enumerate(strokes):
        px, py = x + at * gap, y + gap * 0.8 * math.sin(at * 2.3 + x)
        end = (px + long * math.cos(slope), py + long * math.sin(slope))
        canvas.mark(
            ribbon([(px, py), end], 5.5, tone, lambda s: min(1.0, 0.15 + 5 * s) * (1 - 0.85 * s), step=long / 5)
        )


def cliffs(canvas: Canvas) -> None:
    """The left wall in morning light, the right one in shade; both step back towards the water."""
    right = [
        (440, 226),
        (500, 206),
        (560, 186),
        (616, 190),
        (660, 164),
        (712, 172),
        (770, 148),
        (770, 900),
        (470, 900),
        (430, 600),
    ]
    wall(
        canvas,
        right,
        ("#9a9358", "#6f7f50", "#46695c", "#274a52", DEEP),
        (
            [
                (548, 192),
                (538, 290),
                (560, 380),
                (536, 470),
                (566, 560),
                (548, 690),
                (572, 900),
                (650, 900),
                (600, 190),
            ],
            [(706, 174), (688, 300), (712, 420), (684, 560), (706, 680), (694, 900), (770, 900), (770, 150)],
        ),
        "#33544e",
    )
    axe(canvas, 640, 240, 96, (70, 96, 58), 17)
    axe(canvas, 474, 300, 92, (90, 130), 20)
    axe(canvas, 650, 450, 98, (60, 84), 17)
    axe(canvas, 506, 520, 92, (80, 54), 15)
    left = [
        (-10, 214),
        (60, 200),
        (120, 214),
        (180, 200),
        (250, 216),
        (320, 206),
        (330, 250),
        (324, 420),
        (312, 560),
        (286, 610),
        (276, 900),
        (-10, 900),
    ]
    wall(
        canvas,
        left,
        ("#e2c87e", "#ccb26a", "#a09a62", "#5f7a62", "#2f5a60", "#1c3f4c"),
        (
            [
                (66, 204),
                (84, 300),
                (58, 410),
                (80, 520),
                (60, 640),
                (78, 760),
                (64, 900),
                (122, 900),
                (136, 520),
                (98, 210),
            ],
            [
                (244, 216),
                (258, 300),
                (232, 400),
                (252, 510),
                (226, 620),
                (244, 740),
                (228, 900),
                (284, 900),
                (326, 214),
            ],
        ),
        "#8f8652",
    )
    axe(canvas, 12, 270, 96, (90, 130), 18)
    axe(canvas, 160, 260, 94, (120, 80, 100), 20)
    axe(canvas, 176, 470, 98, (70, 110, 60), 17)
    axe(canvas, 152, 690, 96, (80, 56), 18)
    tufts(
        canvas,
        (
            (150, 208, 30, MOSS, "#39552f"),
            (206, 210, 42, FLAME, RUST),
            (272, 218, 36, OCHRE, "#a8702f"),
            (516, 208, 40, FLAME, "#8f3526"),
            (594, 194, 50, RUST, "#6f2a26"),
            (666, 172, 40, OCHRE, "#8f6a2c"),
            (738, 170, 46, FLAME, "#7a2c26"),
        ),
    )


def fall(canvas: Canvas) -> None:
    """The water: bare paper with ribbons of three blues that run on from the river over the lip."""
    canvas.fill([*LEFT_BANK, *RIGHT_BANK[::-1]], WHITE)
    # Breadths are uneven on purpose: broad pale sheets, and bundles of dark threads between them.
    threads = (
        (0.05, 8, INDIGO),
        (0.1, 5, BLUE),
        (0.15, 13, PALE),
        (0.21, 4, INDIGO),
        (0.25, 9, BLUE),
        (0.34, 16, PALE),
        (0.4, 3.5, BLUE),
        (0.45, 7, INDIGO),
        (0.5, 4, INDIGO),
        (0.55, 12, PALE),
        (0.63, 9, BLUE),
        (0.67, 4, INDIGO),
        (0.75, 18, PALE),
        (0.81, 6, BLUE),
        (0.86, 9, INDIGO),
        (0.9, 5, BLUE),
        (0.955, 9, BLUE),
    )
    for number, (share, wide, tone) in enumerate(threads):
        first = 0.0 if number % 4 == 0 else 0.22
        way: list[Point] = []
        for step in range(30):
            # The river bends quickly far away: half of the places lie above the lip.
            t = first + (1 - first) * (step / 29) ** 1.3
            (lx, ly), (rx, ry) = between(LEFT_BANK, t), between(RIGHT_BANK, t)
            sway = 0.03 * math.sin(t * 13 + number * 2.1) * min(1.0, t * 1.6)
            x, y = lx + (rx - lx) * (share + sway), ly + (ry - ly) * share
            way.append((x, y))

        def pressure(s: float, number: int = number) -> float:
            return min(1.0, 0.22 + 2.0 * s) * (0.72 + 0.28 * math.sin(s * 16 + number * 1.7))

        canvas.mark(ribbon(way, wide, tone, pressure, step=16))
    for bank in (LEFT_BANK, RIGHT_BANK):
        canvas.mark(ribbon(bank[::4], 6.5, INK, lambda s: min(1.0, 0.3 + 1.4 * s) * (0.75 + 0.25 * math.sin(s * 31))))


def pool(canvas: Canvas) -> None:
    """The pool, deep towards us; rings run out from under the mist."""
    wiped(canvas, box(-5, 838, 760, 170), "#2a5a70", "#2f6f98", "#2a64a0", "#1f5590", INDIGO, "#102c58", unit=5)
    for number, (rx, ry) in enumerate(((210, 34), (262, 54), (318, 76), (380, 102), (450, 132))):
        for start, end in ((18, 74), (92, 150 if number < 3 else 124)):
            way: list[Point] = []
            for step in range(7):
                angle = math.radians(start + number * 3 + (end - start) * step / 6)
                wave = 1 + 0.03 * math.sin(step * 2.6 + number)
                way.append((392 + rx * wave * math.cos(angle), 848 + ry * wave * math.sin(angle)))
            canvas.mark(stroke(way, 6 + number, WHITE if number % 2 == 0 else "#0f2b58", 12))
            low = [(x * 1.01 - 4, y + 9 + number) for x, y in way[1:-1]]
            canvas.mark(stroke(low, 3.5, "#9cc9d6" if number % 2 else "#1d4f86", 12))


def mist(canvas: Canvas, dice: random.Random) -> None:
    """Spray: three veils of paper white, each smaller and denser, so that the fall fades out and nothing ends in an edge."""
    for reach, rise, tone, opacity in (
        (246, 132, "#cfe3e0", 0.22),
        (230, 112, "#d9e8e2", 0.26),
        (214, 92, "#e6f0e8", 0.34),
        (200, 74, "#f2f5ea", 0.5),
        (184, 54, WHITE, 0.95),
    ):
        top: list[Point] = []
        for step in range(15):
            share = step / 14
            lift = (
                rise
                * math.sin(math.pi * share) ** 0.45
                * (1 + (0.12 if step % 2 else -0.1) + 0.06 * math.sin(reach + step))
            )
            top.append((392 - reach + 2 * reach * share, 866 - lift))
        foot = [(392 + reach * 0.7, 880), (392, 886), (392 - reach * 0.7, 880)]
        canvas.fill(Mass([*top, *foot], round=True), tone, opacity)
    for at in range(8):
        side, size = (-1 if at % 3 == 2 else 1), 21 + 5 * math.sin(at * 1.7)
        x, y = 266.0 + at * 36, 842 + 17 * math.sin(at * 2.6)
        curl: list[Point] = []
        for step in range(7):
            angle = math.radians(200 + step * 46)
            out = size * (1 - step * 0.1)
            curl.append((x + side * out * math.cos(angle), y + out * 0.8 * math.sin(angle)))
        canvas.mark(stroke(curl, 4.2, "#6fa6bd", 6))
    for x, y in Mass([(180, 700), (600, 700), (640, 830), (150, 830)]).scatter(dice, 46, 0.8):
        canvas.circle(x, y, dice.uniform(1.6, 4.4), fill=WHITE)


def shore(canvas: Canvas) -> None:
    """Boulders at the right foot of the wall and the rock of the travellers at the left, each set into the water."""
    for rock in (
        [(586, 880), (596, 846), (630, 826), (668, 838), (690, 870), (700, 892), (640, 898)],
        [(668, 900), (684, 858), (724, 836), (770, 846), (770, 918), (716, 920)],
    ):
        patch(canvas, rock, ("#6f8268", "#2f5458", DEEP), 5, round=True, unit=7)
    axe(canvas, 622, 838, 100, (30, 44), 18)
    axe(canvas, 716, 852, 100, (38, 52), 20)
    canvas.mark(stroke([(572, 880), (600, 898), (650, 904), (700, 904), (728, 926), (772, 930)], 8, WHITE))
    canvas.mark(stroke([(600, 912), (650, 918), (690, 920), (730, 942), (772, 946)], 4.5, PALE))
    rock = [
        (-10, 872),
        (50, 880),
        (96, 874),
        (150, 882),
        (204, 878),
        (238, 894),
        (230, 924),
        (252, 948),
        (240, 974),
        (262, 1010),
        (-10, 1010),
    ]
    patch(canvas, rock, ("#cdb870", "#9a9458", "#4f6a58", "#23444c"), 6, unit=6)
    axe(canvas, 60, 900, 100, (60, 84, 46), 22)
    axe(canvas, 176, 900, 104, (40, 66), 22)
    canvas.mark(stroke([(236, 926), (262, 950), (254, 978), (276, 1004)], 8, WHITE))
    canvas.mark(stroke([(258, 930), (280, 956), (276, 984), (296, 1006)], 4.5, PALE))
    walker(canvas, 118, 884, 0.74, "#c8392b", "#26304e", lean=-5)
    walker(canvas, 186, 888, 0.72, "#2f5f94", "#e8c65a", straw=True, lean=-4)
    canvas.mark(key([(136, 886), (139, 846), (142, 804)], 3.2, "#5a3d2b"))


def maple(x: float, y: float, size: float, turn: float, tone: str) -> Mark:
    """One leaf of seven points, its stalk towards the twig."""
    rim = []
    lobes = ((0, 1.0), (42, 0.92), (84, 0.72), (124, 0.42), (180, 0.12), (236, 0.42), (276, 0.72), (318, 0.92))
    for at, (angle, reach) in enumerate(lobes):
        after = lobes[(at + 1) % len(lobes)][0] + (360 if at == len(lobes) - 1 else 0)
        for way, out in ((angle, reach), ((angle + after) / 2, 0.36 if angle < 100 or angle > 230 else 0.2)):
            place = math.radians(turn + way)
            rim.append((x + size * out * math.cos(place), y + size * out * math.sin(place)))
    return Mark(lines(rim), fill=tone, stroke="#5a1f1c", width=1.4)


def bough(canvas: Canvas, dice: random.Random) -> None:
    """A maple bough close to us, cut off by the upper left edges, leaves hanging in tiers; a few are on their way down."""
    limb(canvas, [(-20, 60), (70, 92), (150, 84), (232, 112)], 22, "#4d3830", "#8a6f58", line=3)
    limb(canvas, [(60, 92), (110, 140), (160, 160)], 11, "#4d3830", "#8a6f58", line=2.4)
    limb(canvas, [(104, 86), (160, 44), (226, 34)], 11, "#4d3830", "#8a6f58", line=2.4)
    tones = ("#d2452c", "#e8743a", "#b02f28", "#f0a23c")
    leaves: list[Mark] = []
    for x, y, wide, tall in (
        (30, 40, 60, 26),
        (20, 120, 46, 30),
        (118, 56, 56, 20),
        (212, 34, 52, 18),
        (226, 108, 56, 20),
        (150, 112, 52, 18),
        (96, 158, 40, 18),
        (172, 166, 44, 16),
    ):
        for px, py in Mass(ring(x, y, wide, tall, 8, 8)).scatter(dice, 25, 0.85):
            leaves.append(maple(px, py, dice.uniform(17, 25), 80 + dice.gauss(0, 34), dice.choice(tones)))
    canvas.marks(leaves, chunk=3, paints=4)
    falling = ((290, 300, 40), (232, 400, 100), (352, 468, 70), (198, 520, 20), (410, 700, 120), (300, 770, 60))
    canvas.marks([maple(x, y, 11, turn, "#d2452c") for x, y, turn in falling], chunk=6, paints=1)
    afloat = ((330, 944, 12), (352, 950, -30), (470, 926, 20), (560, 966, -14), (420, 980, 24))
    canvas.marks([touch(x, y, turn, 20, 8, "#d9532e") for x, y, turn in afloat], chunk=6)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Far hills, the two walls, the water over them, pool and mist, the people, and the bough before it all."""
    far(canvas)
    cliffs(canvas)
    fall(canvas)
    pool(canvas)
    mist(canvas, dice)
    shore(canvas)
    bough(canvas, dice)
    seal(canvas, 700, 966, 1.0, [[(-8, -10), (-8, 10)], [(0, -10), (0, 10)], [(8, -10), (8, 10)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(49, "waterfall-in-autumn", "tall", paint)
