"""A mountain village in snow, early: loaves of snow on the roofs, rose shadows across the slope, viridian walls."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, hand, sides
from atelier.registry import Painting
from atelier.shapes import Mass, Point, along, blended, level, oval, rolling, smooth, swirl

INK = "#14213f"
SNOW = ramp("#fffaf0", "#ffe6e2", "#ffc4d2", "#f08fb4")


def peaks(canvas: Canvas, dice: random.Random) -> None:
    """A green sky that turns, and a wall of mountains cut by the upper edge; the first sun is on one flank only."""
    canvas.ground("#8fd0b0")
    sky = Mass([(-10, -10), (1010, -10), (1010, 260), (-10, 260)])

    def dawn(x: float, y: float) -> Colour:
        return ramp("#1f8a86", "#5fbf9a", "#d8e89a", "#ffd9a0")(
            y / 260 + 0.14 * math.sin(math.dist((x, y), (300, 330)) / 19)
        )

    cover(canvas, sky, dice, swirl(300, 340), dawn, "#8fd0b0", (54, 130, 30, 0.0), (104, 100, 9, 0.3), light="#fffde0")
    left: list[Point] = [(-40, 340), (-40, 150), (10, 112), (44, 64), (84, 96), (112, 150), (150, 128), (190, 62),
            (222, 40), (262, 104), (296, 170), (352, 220), (420, 300), (440, 340)]  # fmt: skip
    right: list[Point] = [(350, 340), (440, 236), (500, 170), (548, 84), (596, 36), (640, -20), (720, -20), (764, 50),
            (812, 76), (850, 140), (916, 180), (960, 246), (1040, 270), (1040, 340)]  # fmt: skip
    for points, colours, way in (
        (
            left,
            ("#3f9a9a", "#1f5a7e", "#143258"),
            blended(level(58), (level(-52), 20, 160, 70), (level(-56), 180, 140, 60)),
        ),
        (right, ("#2f7f94", "#1d4a78", "#2a2f6a"), blended(level(56), (level(-54), 520, 170, 110))),
    ):
        mass = Mass(points)
        cover(canvas, mass, dice, way, across(mass, ramp(*colours), 20, 0.14, 120), colours[-1], (44, 104, 25, 0.0),
                (68, 80, 8, 0.3), light="#d8f0dc")  # fmt: skip
        contour(canvas, points[1:-1], 14, INK, 0.3, round=False)
    lit: list[Point] = [(650, -20), (596, 36), (548, 84), (500, 170), (446, 232), (506, 204), (530, 246), (566, 190),
            (590, 210), (614, 132), (650, 160), (660, 80), (694, 96), (700, 20), (712, -20)]  # fmt: skip
    mass = Mass(lit)
    cover(canvas, mass, dice, level(-56), across(mass, ramp("#ffe0a0", "#ff9a72", "#f0628a"), 34, 0.1), "#ff9f82",
            (28, 70, 15, 0.0), (40, 60, 6, 0.45))  # fmt: skip
    contour(canvas, lit[2:-1], 9, INK, 0.5, round=False)
    for crease in ([(44, 70), (62, 130), (40, 170), (60, 250)], [(220, 48), (236, 120), (206, 170), (230, 250)],
            [(764, 56), (776, 130), (820, 170), (826, 250)], [(850, 144), (872, 200), (930, 250)]):  # fmt: skip
        contour(canvas, crease, 12, INK, swell)
    for x, y, turn, length in ((30, 118, -54, 70), (196, 96, -62, 80), (12, 160, -50, 60), (176, 150, -58, 60), (790,
            100, 40, 60), (744, 70, 56, 60), (880, 172, 34, 60), (520, 292, -50, 70), (700, 250, 60, 80)):  # fmt: skip
        canvas.mark(touch(x, y, turn, length, 15, "#f2c0d4" if x < 250 else "#a8c8e8"))


def wood(canvas: Canvas, dice: random.Random) -> None:
    """The wood at the foot of the wall: one dark saw, struck upright, gaps where the snow shines through."""
    hill = Mass([(-20, 320), (1020, 300), (1020, 480), (-20, 560)])
    cover(canvas, hill, dice, level(-6), across(hill, ramp("#e8c8dc", "#fff0e4"), 90), "#f2dce0", (54, 120, 24, 0.0))
    for start, end in ((-20, 250), (508, 620)):
        saw: list[Point] = [(float(start), 368.0)]
        x = float(start)
        while x < end:
            tall, half = dice.uniform(52, 116), dice.uniform(15, 23)
            saw += [(x + half, 350 - tall), (min(end, x + half * 2), 352 - dice.uniform(14, 40))]
            x += half * 2
        saw += [(float(end), 372.0), ((start + end) / 2, 384.0)]
        mass = Mass(saw)
        cover(canvas, mass, dice, level(88), across(mass, ramp("#2f9a72", "#14605e", "#123a50"), 80, 0.1), "#14565a",
                (30, 70, 13, 0.0), (50, 50, 6, 0.35), light="#a8e0b0", paints=12)  # fmt: skip
        contour(canvas, saw[:-1], 9, INK, swell, round=False)


def roofed(
    canvas: Canvas,
    dice: random.Random,
    at: tuple[float, float, float],
    wall: tuple[Colour, Colour],
    side: tuple[Colour, Colour],
    lit: bool,
) -> None:
    """A house with its gable to us and its loaf of snow; drawn about its foot, 200 wide."""
    x, y, size = at

    def put(points: list[Point]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    flank = put([(40, -150), (150, -150), (152, -4), (42, 8)])
    front = put([(-90, -120), (-22, -222), (42, -130), (44, 10), (-86, 4)])
    for points, colours in ((flank, side), (front, wall)):
        mass = Mass(points)
        cover(canvas, mass, dice, level(90), across(mass, ramp(*colours), 0, 0.04), colours[0], (27 * size, 70 * size,
                15 * size, 0.0), paints=6)  # fmt: skip
        sides(canvas, points, 11 * size, INK, x)
    roof = put([(-22, -262), (30, -272), (120, -258), (178, -150), (176, -128), (150, -122), (96, -136), (60, -120),
            (30, -150), (-22, -214), (-66, -150), (-100, -102), (-122, -106), (-120, -134), (-70, -200)])  # fmt: skip
    mass = Mass(roof, round=True)

    def tone(px: float, py: float) -> Colour:
        return SNOW(0.1 + 0.75 * ((px - x) / size > -22) * ((py - y) / size + 262) / 130)

    cover(canvas, mass, dice, along(put([(-110, -110), (-22, -240), (60, -230), (160, -130)])), tone, "#ffe6e2",
            (30 * size, 66 * size, 16 * size, 0.0), paints=8)  # fmt: skip
    contour(canvas, roof, 13 * size, INK, 0.4, closed=True)
    for wx, wy, lamp in ((-52, -84, lit), (-18, -150, False), (98, -84, False)):
        pane = put([(wx - 13, wy - 19), (wx + 13, wy - 19), (wx + 13, wy + 19), (wx - 13, wy + 19)])
        canvas.fill(pane, "#ffc83c" if lamp else INK)
        canvas.mark(
            ribbon(put([(wx - 4, wy - 12), (wx - 5, wy + 12)]), 7 * size, "#fff2b0" if lamp else "#4f7fb0", swell)
        )
        sides(canvas, pane, 6 * size, INK)
    door = put([(-6, -52), (24, -52), (24, 6), (-6, 4)])
    canvas.fill(door, "#7a1f3f")
    sides(canvas, door, 7 * size, INK)


def church(canvas: Canvas, dice: random.Random) -> None:
    """The tower with its onion, between two firs: the only gold."""
    tower: list[Point] = [(416, 240), (470, 238), (474, 420), (414, 420)]
    mass = Mass(tower)
    cover(
        canvas,
        mass,
        dice,
        level(90),
        across(mass, ramp("#fff0d0", "#f7c49a", "#c98aa8"), 0),
        "#f7d0b0",
        (26, 70, 14, 0.0),
        paints=8,
    )
    sides(canvas, tower, 10, INK)
    onion: list[Point] = [
        (443, 118),
        (452, 150),
        (484, 172),
        (490, 206),
        (468, 240),
        (418, 240),
        (398, 206),
        (404, 172),
        (434, 150),
    ]
    mass = Mass(onion, round=True)
    cover(
        canvas,
        mass,
        dice,
        level(86),
        across(mass, ramp("#5fc48a", "#1f7a62", "#0f4a52"), 0),
        "#1f7a62",
        (18, 44, 10, 0.0),
        paints=8,
    )
    contour(canvas, onion, 10, INK, 0.2, closed=True)
    canvas.mark(ribbon([(443, 124), (443, 84)], 8, INK, lambda share: 0.9))
    canvas.fill(oval(443, 82, 9, 9), "#ffc83c")
    canvas.circle(443, 296, 17, "#ffe9a0", INK, 7)
    canvas.mark(ribbon([(443, 296), (443, 284)], 5, INK))
    canvas.mark(ribbon([(443, 296), (453, 300)], 5, INK))


def slope(canvas: Canvas, dice: random.Random) -> None:
    """Snow towards us, struck along its drifts: cream where the sun lies, apricot and lilac where it sinks."""
    ridge = [(-20, 520), (180, 470), (400, 452), (620, 470), (820, 440), (1020, 460)]
    hill = Mass([*smooth(ridge), (1020, 770), (-20, 770)])

    def snow(x: float, y: float) -> Colour:
        return ramp("#fffaf0", "#ffe9d0", "#ffd0c4", "#e8b8e0")(
            0.34 + 0.3 * math.sin(y / 24 + math.sin(x / 120) * 2.2) + (y - 600) / 700
        )

    cover(canvas, hill, dice, rolling(520, 26, 4, 0.6), snow, "#ffe4dc", (52, 130, 26, 0.0), (92, 100, 9, 0.5),
            light="#ffffff", spread=0.016)  # fmt: skip
    contour(canvas, ridge, 11, INK, 0.2)
    for drift in (
        [(220, 640), (330, 622), (420, 640)],
        [(560, 690), (660, 676), (740, 694)],
        [(420, 520), (480, 508), (540, 520)],
    ):
        contour(canvas, drift, 7, "#8a6ac0", swell)


def shadows(canvas: Canvas, dice: random.Random) -> None:
    """The shadows of three bare trees, broad, slantwise, rose and violet; then the trees; then someone with a sledge."""
    for points, turn in (
        ([(-20, 560), (120, 548), (300, 560), (470, 540), (330, 600), (160, 626), (-20, 640)], -4),
        (
            [
                (-20, 690),
                (150, 672),
                (200, 690),
                (330, 650),
                (380, 676),
                (560, 640),
                (760, 668),
                (600, 704),
                (640, 722),
                (420, 736),
                (360, 770),
                (-20, 780),
            ],
            -6,
        ),
        ([(850, 700), (1020, 660), (1020, 770), (820, 780)], -8),
    ):
        mass = Mass(points)
        cover(canvas, mass, dice, level(turn), across(mass, ramp("#c05aa8", "#e8679c", "#ff9ab8"), 0, 0.05),
                "#e0679c", (40, 110, 21, 0.0), (70, 80, 7, 0.3), light="#ffe0e8", spread=0.02)  # fmt: skip
        contour(canvas, points, 7, "#8a2f7a", 0.2, round=False, closed=True)
    for spine, width in (([(150, 704), (142, 560), (158, 430), (132, 280), (140, 120)], 40), ([(150, 470), (220, 380),
            (240, 280)], 17), ([(148, 400), (80, 320), (60, 220)], 16), ([(140, 330), (190, 250), (196, 170)], 13),
            ([(136, 270), (96, 200), (100, 140)], 10), ([(216, 388), (264, 350), (290, 300)], 9), ([(84, 326),
            (40, 300), (10, 296)], 9), ([(34, 604), (26, 500), (40, 400), (20, 300)], 25), ([(860, 780), (872, 640),
            (856, 520), (880, 400)], 36), ([(866, 600), (930, 520), (950, 440)], 15), ([(862, 560), (810, 480),
            (800, 420)], 14), ([(872, 450), (910, 390), (906, 340)], 9)):  # fmt: skip
        canvas.mark(ribbon(spine, width, INK, hand))
        canvas.mark(ribbon([(x - width * 0.2, y) for x, y in spine], width * 0.26, "#e8799a", hand))
    canvas.mark(touch(430, 640, -6, 110, 20, "#a85aa8"))
    skirt: list[Point] = [(590, 560), (616, 556), (640, 640), (604, 652), (566, 640)]
    canvas.fill(Mass(skirt, round=True), "#c2203f")
    for dx, colour in ((-12, "#ff5a4a"), (8, "#e83a48"), (22, "#8a1438")):
        canvas.mark(touch(600 + dx, 606, 84 - dx, 74, 12, colour))
    contour(canvas, skirt, 8, INK, 0.3, closed=True)
    coat: list[Point] = [(588, 510), (608, 504), (624, 520), (622, 566), (584, 568)]
    canvas.fill(Mass(coat, round=True), "#17605e")
    canvas.mark(touch(596, 536, 86, 48, 11, "#3fae8a"))
    contour(canvas, coat, 8, INK, 0.1, closed=True)
    canvas.mark(ribbon([(592, 522), (560, 556), (520, 588)], 13, INK, hand))
    canvas.fill(oval(602, 488, 14, 16), "#f2a878")
    canvas.fill(Mass([(584, 492), (590, 468), (612, 464), (624, 482), (622, 508), (610, 484)], round=True), INK)
    canvas.mark(ribbon([(520, 588), (470, 622)], 5, INK, lambda share: 0.9))
    canvas.mark(ribbon([(360, 606), (352, 622), (372, 638), (480, 630)], 9, INK, lambda share: 0.8))
    canvas.mark(ribbon([(366, 606), (474, 606)], 13, "#c98a3a", lambda share: 0.9))
    for x in (384, 420, 458):
        canvas.mark(ribbon([(x, 608), (x + 2, 634)], 7, INK, lambda share: 0.9))
    contour(canvas, [(360, 600), (476, 600)], 6, INK, lambda share: 0.8)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Peaks, wood, church, slope, houses, shadows."""
    peaks(canvas, dice)
    wood(canvas, dice)
    church(canvas, dice)
    slope(canvas, dice)
    roofed(canvas, dice, (318, 500, 0.78), ("#f2c04a", "#d8923a"), ("#a86a4a", "#7a4a52"), False)
    roofed(canvas, dice, (560, 500, 0.86), ("#c94a4a", "#8f2a48"), ("#6a2448", "#4a1f44"), True)
    roofed(canvas, dice, (800, 600, 1.5), ("#2f9a7a", "#1a6f6a"), ("#14525e", "#123c54"), True)
    shadows(canvas, dice)


PAINTING = Painting(37, "village-in-rose-snow", "wide", paint)
