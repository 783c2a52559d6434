"""Cat and persimmons: a spotted cat on a veranda looks up at a bird among the last fruit; ochre dusk."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, moved, ring
from atelier.ukiyoe._shared import INK, PAPER, contour, grain, key, limb, patch, rounded, seal, stroke, turned, wiped

DUSK, OCHRE, STRAW, HILL = "#c97f4a", "#e3b565", "#f1dca0", "#7d7f74"
WOOD, DARK, FLOOR = "#7a4f34", "#3a2a28", "#b98352"
FRUIT, BLACK, GINGER = "#e2662a", "#26242b", "#d98a3c"


def dusk(canvas: Canvas, dice: random.Random) -> None:
    """Ochre wiped with orange below and with blue grey along the upper edge; a thin new moon."""
    wiped(canvas, box(-5, -5, 1010, 470), "#6d7f8c", "#b9ae90", STRAW, OCHRE, DUSK, unit=6)
    grain(canvas, dice, (300, 0, 700, 430), "#9a6a34", 16, 0.2)
    moon = [(456 + 36 * math.cos(a), 124 + 36 * math.sin(a)) for a in (0.2 + step * 0.32 for step in range(11))]
    canvas.mark(ribbon(moon, 17, "#fdf6de", lambda share: math.sin(math.pi * share) ** 1.2))


def fields(canvas: Canvas) -> None:
    """Two blue hills with mist at their foot, stubble in rows, sheaves hung on racks."""
    far = rounded(
        [(290, 402), (380, 362), (470, 330), (560, 356), (650, 384), (760, 350), (860, 326), (940, 348), (1010, 372)]
    )
    wiped(canvas, Mass([*far, (1010, 440), (290, 440)]), "#5b6a7a", "#8f8f88", "#d6b07a", unit=4)
    canvas.mark(key(far[::4], 3))
    near = rounded([(290, 430), (420, 412), (540, 424), (700, 404), (860, 420), (1010, 408)])
    wiped(canvas, Mass([*near, (1010, 620), (290, 620)]), "#d9a95a", "#cf9a4c", "#a8743c", unit=5)
    canvas.mark(key(near[::4], 3))
    for row in range(7):
        y = 438 + row * row * 3.4
        canvas.mark(stroke([(300, y + 6), (520, y - 4), (760, y + 5), (1010, y - 3)], 2.4 + row * 0.4, "#8a5c2e"))
    stubble: list[Mark] = []
    for row in range(5):
        y = 452 + row * row * 7
        for column in range(14):
            x = 320 + column * 52 + row * 13
            stubble.append(touch(x, y, -80 + 9 * math.sin(column * 2 + row), 12 + row * 3, 4, "#7d5228"))
    canvas.marks(stubble, chunk=14)
    for x, y, size in ((664, 446, 0.8), (740, 440, 0.7), (876, 450, 0.9), (946, 442, 0.75)):
        put = turned(x, y, size)
        for leg in (-30, 30):
            canvas.line(put([(leg, 10), (leg * 0.8, -56)]), INK, 3)
        for at in range(5):
            sheaf = [(-38 + at * 16, -50), (-26 + at * 16, -52), (-22 + at * 16, -12), (-42 + at * 16, -10)]
            patch(canvas, put(sheaf), "#e0b45c", 2.2)
            canvas.line(put([(-34 + at * 16, -46), (-36 + at * 16, -14)]), "#a06a2c", 2)
        canvas.line(put([(-46, -48), (48, -50)]), INK, 4)


def house(canvas: Canvas) -> None:
    """A paper wall on the left, a dark post, the eave above, the floor of the veranda under the cat."""
    wiped(canvas, box(-5, -5, 300, 620), "#e9dcb8", PAPER, "#f3dfae", unit=9)
    for x in (8, 78, 148, 218):
        canvas.fill([(x - 4, 0), (x + 4, 0), (x + 4, 600), (x - 4, 600)], WOOD)
    for y in (70, 170, 270, 370, 470):
        canvas.fill([(0, y - 4), (280, y - 4), (280, y + 4), (0, y + 4)], WOOD)
    patch(canvas, [(-5, 500), (284, 500), (284, 620), (-5, 620)], ("#8a5a3a", "#5f3d2c"), 4)
    patch(canvas, [(272, -10), (324, -10), (326, 640), (270, 640)], ("#8a5a3a", WOOD, DARK), 6, angle=0, unit=4)
    for line in range(4):
        way = [(284 + line * 11 + 3 * math.sin(line + at * 1.3), -10 + at * 90) for at in range(8)]
        canvas.mark(key(way, 3, "#3a2622", beats=5, step=20))
    boards = [(-5, 604), (1010, 570), (1010, 760), (-5, 760)]
    wiped(canvas, boards, "#d9a872", FLOOR, "#8a5a38", unit=7)
    for row in range(5):
        y = 604 + row * (24 + row * 4)
        canvas.mark(key([(-5, y), (400, y - 12 + row * 2), (1010, y - 34 + row * 6)], 4.5, "#4a2e22", beats=6))
    for row in range(9):
        x = 60 + row * 113
        canvas.mark(
            stroke([(x, 640 + row % 3 * 36), (x + 70, 637 + row % 3 * 36), (x + 150, 632 + row % 3 * 36)], 3, "#8f5f38")
        )
    canvas.mark(key([(-5, 604), (400, 592), (1010, 570)], 7, beats=3))


def cat(canvas: Canvas) -> None:
    """A cat from behind, head up and turned: white with ink and ginger, a red ribbon, the short tail of the country."""
    put = turned(478, 690, 1.0)
    canvas.fill(put([(-120, -8), (-40, 14), (90, 16), (210, -2), (160, 26), (-70, 32)]), "#5a3826", 0.5)
    body = [
        (-92, 0),
        (-112, -44),
        (-110, -104),
        (-92, -160),
        (-66, -206),
        (-44, -240),
        (-20, -256),
        (30, -256),
        (56, -234),
        (76, -196),
        (100, -140),
        (118, -84),
        (122, -34),
        (104, 2),
        (60, 12),
        (0, 14),
        (-56, 12),
    ]
    mass = Mass(put(body), round=True)
    wiped(canvas, mass, "#fffaf0", "#fbf3e2", "#f0e0c4", "#d9c0a0", unit=7)
    patch(
        canvas,
        put(
            [(-8, -252), (30, -254), (54, -236), (74, -196), (92, -158), (62, -140), (30, -160), (4, -190), (-10, -226)]
        ),
        BLACK,
        0,
        round=True,
    )
    patch(
        canvas,
        put([(-108, -96), (-94, -156), (-66, -168), (-40, -132), (-48, -84), (-80, -64), (-106, -70)]),
        GINGER,
        0,
        round=True,
    )
    patch(
        canvas,
        put([(60, -108), (106, -116), (120, -80), (120, -36), (98, -14), (62, -32), (46, -70)]),
        GINGER,
        0,
        round=True,
    )
    canvas.mark(contour(put(body), 8))
    canvas.mark(key(put([(-60, 10), (-84, -26), (-80, -62), (-58, -78)]), 6))
    canvas.mark(key(put([(68, 10), (96, -22), (92, -58), (72, -76)]), 6))
    # What tells a back: the furrow of the spine, the blades of the shoulders, and the tail that starts at its foot.
    canvas.mark(stroke(put([(2, -150), (9, -100), (6, -46)]), 4, "#8a7a6a"))
    canvas.mark(stroke(put([(-44, -190), (-34, -170), (-34, -148)]), 3.4, "#8a7a6a"))
    tail = [(-4, -34), (18, -48), (44, -40), (78, -20), (122, -10), (146, -16), (160, -2), (146, 16), (104, 20), (54, 14),
            (12, -2)]  # fmt: skip
    patch(canvas, put(tail), BLACK, 5, round=True)
    canvas.mark(stroke(put([(16, -34), (60, -14), (112, 0), (142, -2)]), 4, "#5a5660"))

    def lifted(points: Sequence[Point]) -> list[Point]:
        # The head leans back and to the right, towards the bird.
        return put(moved([(x - 4, y + 250) for x, y in points], 4, -250, 1, 9))

    for ear, tone in (
        ([(-60, -312), (-70, -352), (-62, -378), (-36, -360), (-14, -340)], BLACK),
        ([(24, -342), (44, -362), (72, -380), (78, -352), (70, -312)], GINGER),
    ):
        patch(canvas, lifted(ear), tone, 6)
    head = [
        (-66, -262),
        (-74, -296),
        (-58, -330),
        (-18, -346),
        (28, -344),
        (66, -326),
        (80, -292),
        (72, -260),
        (38, -238),
        (-12, -234),
        (-46, -240),
    ]
    patch(canvas, lifted(head), "#fbf3e2", 0, round=True)
    left = [(-66, -262), (-74, -296), (-58, -330), (-18, -345), (-10, -318), (-26, -286), (-46, -262)]
    patch(canvas, lifted(left), BLACK, 0, round=True)
    right = [(22, -343), (62, -327), (79, -294), (58, -284), (30, -306)]
    patch(canvas, lifted(right), GINGER, 0, round=True)
    canvas.mark(contour(lifted(head), 7))
    canvas.mark(stroke(lifted([(-4, -340), (0, -316), (-2, -296)]), 3.4, "#8a7a6a"))
    # The ribbon is tied in the nape: the knot on the collar, two short loops, two ends down the back.
    collar = put([(-50, -236), (-20, -226), (32, -224), (64, -238)])
    canvas.mark(ribbon(collar, 22, INK, lambda share: 1.0))
    canvas.mark(ribbon(collar, 15, "#c8352a", lambda share: 1.0))
    for bow in (
        [(2, -224), (-22, -170), (-14, -160), (-4, -164), (10, -218)],
        [(8, -224), (32, -166), (24, -156), (14, -162), (0, -218)],
        [(4, -226), (-26, -246), (-44, -240), (-42, -214), (-24, -208)],
        [(4, -226), (34, -246), (52, -240), (50, -214), (32, -208)],
    ):
        patch(canvas, put(bow), ("#dd4a35", "#a82a24"), 3)
    patch(canvas, put([(-8, -236), (16, -236), (17, -214), (-9, -214)]), "#c8352a", 3, round=True)


def persimmon(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A ripe fruit, wiped from gold to red, with its four-leaved cap."""
    rim = moved(
        [
            (0, -0.78),
            (0.6, -0.8),
            (0.98, -0.4),
            (0.98, 0.2),
            (0.62, 0.74),
            (0, 0.88),
            (-0.62, 0.74),
            (-0.98, 0.2),
            (-0.98, -0.4),
            (-0.6, -0.8),
        ],
        x,
        y,
        size,
    )
    patch(canvas, rim, ("#f4a23c", FRUIT, "#b83a20"), 4, round=True, angle=60, unit=8)
    canvas.mark(stroke(moved([(-0.6, -0.4), (-0.72, 0), (-0.56, 0.4)], x, y, size), size * 0.13, "#fbd58a"))
    for turn in (-70, -22, 22, 70):
        leaf = moved(
            [(-0.16, 0), (-0.26, -0.34), (0, -0.62), (0.26, -0.34), (0.16, 0)], x, y - size * 0.78, size, turn + 180
        )
        patch(canvas, leaf, "#6f7440", 2)


def tree(canvas: Canvas) -> None:
    """The branch hangs in from the upper right, nearly bare; a white-eye sits on it."""
    limb(canvas, [(888, 84), (820, 110), (766, 170), (700, 222)], 18, "#54403a", "#8a6f5c", line=3)
    limb(canvas, [(972, 140), (910, 226), (850, 260), (820, 336)], 15, "#54403a", "#8a6f5c", line=3)
    limb(canvas, [(790, 64), (690, 104), (620, 152)], 13, "#54403a", "#8a6f5c", line=2.6)
    limb(
        canvas,
        [(1040, 210), (960, 120), (880, 76), (780, 60), (690, 80), (600, 60), (530, 90)],
        40,
        "#4d3a36",
        "#8a6f5c",
        tip=0.16,
        line=4,
    )
    limb(canvas, [(996, 168), (976, 210), (950, 246)], 10, "#54403a", "#8a6f5c", line=2.6)
    for x, y, size, stalk in (
        (704, 270, 40, 0),
        (820, 390, 44, 4),
        (620, 198, 36, 0),
        (952, 304, 46, 4),
        (536, 136, 33, 0),
        (872, 188, 38, 62),
        (776, 214, 34, 16),
    ):
        canvas.line([(x, y - size * 0.8), (x - 4, y - size * 1.25 - stalk)], INK, 5)
        persimmon(canvas, x, y, size)
    for x, y, turn, wide in (
        (668, 120, 120, 1.0),
        (812, 36, -20, 1.1),
        (930, 60, 24, 1.2),
        (866, 300, 70, 1.0),
        (590, 40, -40, 0.9),
        (980, 220, 80, 1.1),
    ):
        leaf = moved([(-34, 0), (-12, -17), (18, -14), (40, 2), (12, 16), (-16, 14)], x, y, wide, turn)
        patch(canvas, leaf, ("#c9502c", "#d9903c", "#8f7a3c"), 3, round=True, angle=turn, unit=12)
        canvas.mark(stroke(moved([(-34, 0), (0, 2), (38, 2)], x, y, wide, turn), 3))
    bird = turned(712, 44, 0.72, -1)
    patch(canvas, bird([(-46, 12), (-104, 42), (-96, 54), (-36, 30)]), "#5d6b3a", 3)
    patch(
        canvas,
        bird([(52, -34), (38, -54), (12, -54), (-18, -34), (-48, 8), (-44, 36), (-8, 44), (28, 32), (48, 2)]),
        ("#93a04e", "#b9b86a", "#efe2b4"),
        4,
        round=True,
    )
    patch(canvas, bird([(4, -28), (-30, -12), (-62, 26), (-34, 32), (-4, 20), (14, -4)]), "#6f7d40", 3, round=True)
    canvas.fill(bird([(50, -40), (74, -36), (50, -30)]), INK)
    canvas.circle(*bird([(34, -38)])[0], 7, fill="#fdf8ea", stroke=INK, width=1.4)
    canvas.circle(*bird([(35, -38)])[0], 3.4, fill=INK)
    for px in (-6, 10):
        canvas.line(bird([(px, 42), (px + 4, 60)]), INK, 3)


def fallen(canvas: Canvas) -> None:
    """One fruit and two leaves have fallen on the boards."""
    canvas.fill(ring(772, 716, 58, 14), "#5a3826", 0.5)
    persimmon(canvas, 770, 676, 46)
    for x, y, turn in ((880, 660, 20), (244, 700, -30), (660, 738, 150)):
        leaf = moved([(-34, 0), (-12, -15), (18, -12), (40, 2), (12, 13), (-16, 12)], x, y, 1, turn)
        patch(canvas, leaf, ("#c9502c", "#d9903c"), 3, round=True, angle=turn, unit=10)
        canvas.mark(stroke(moved([(-34, 0), (0, 2), (38, 2)], x, y, 1, turn), 3, mix(INK, DUSK, 0.2)))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the sky to the cat; the branch last."""
    dusk(canvas, dice)
    fields(canvas)
    house(canvas)
    tree(canvas)
    cat(canvas)
    fallen(canvas)
    seal(
        canvas,
        48,
        706,
        1.1,
        [[(0, -4), (-8, -2), (-8, 6), (0, 9), (8, 6), (8, -2), (0, -4)], [(0, -4), (1, -10)], [(-6, -7), (6, -6)]],
    )
    canvas.mark(contour(box(0, 0, 1000, 750).points, 3, round=False))


PAINTING = Painting(34, "cat-and-persimmons", "wide", paint)
