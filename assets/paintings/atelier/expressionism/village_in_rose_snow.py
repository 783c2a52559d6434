"""A mountain village in snow, early: loaves of snow on the roofs, rose shadows across the slope, viridian walls."""

import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, hand, sides
from atelier.registry import Painting
from atelier.shapes import Mass, Point, along, level, oval, rolling, smooth

INK = "#14213f"
SNOW = ramp("#fffaf0", "#ffe6e2", "#ffc4d2", "#f08fb4")


def peaks(canvas: Canvas, dice: random.Random) -> None:
    """A green sky, and a wall of mountains cut by the upper edge; the first sun is on one flank only."""
    canvas.ground("#8fd0b0")
    sky = Mass([(-10, -10), (1010, -10), (1010, 260), (-10, 260)])
    cover(canvas, sky, dice, rolling(500, 14, -8), across(sky, ramp("#3fa596", "#8fd0a8", "#e2ecb0"), 84), "#8fd0b0",
          (58, 140, 32, 0.0), (120, 110, 9, 0.3), light="#fffde0")  # fmt: skip
    for points, colours, turn, way in (
        ([(-40, 330), (-40, 120), (40, 60), (120, 110), (200, 40), (270, 96), (380, 230), (460, 330)],
         ("#2f7f8a", "#1a4a6e", "#143258"), 70, 52),
        ([(330, 340), (420, 230), (520, 120), (590, 40), (640, -20), (700, -20), (760, 60), (850, 130), (940, 220),
            (1040, 270),
          (1040, 340)], ("#1d5a7a", "#173a66"), 0, 58),
    ):  # fmt: skip
        mass = Mass(points)
        cover(canvas, mass, dice, level(way), across(mass, ramp(*colours), turn, 0.1), colours[-1], (44, 110, 25, 0.0),
              (80, 80, 8, 0.25), light="#bfe8e0")  # fmt: skip
        contour(canvas, points[1:-1], 12, INK, 0.3, round=False)
    lit: list[Point] = [(640, -20), (590, 40), (520, 120), (440, 214), (520, 190), (556, 236), (600, 150), (640,
        180), (662, 90),
                        (690, 110), (700, 30), (690, -20)]  # fmt: skip
    mass = Mass(lit)
    cover(canvas, mass, dice, level(128), across(mass, ramp("#ffd9a8", "#ff9a8a", "#f0729a"), 40, 0.1), "#ff9f92",
          (30, 70, 16, 0.0), (50, 60, 6, 0.5))  # fmt: skip
    contour(canvas, lit[2:-1], 8, INK, 0.5, round=False)
    for points in ([(40, 64), (66, 130), (48, 190)], [(200, 44), (230, 130), (210, 220)], [(120, 112), (140, 170),
        (120, 240)],
                   [(760, 64), (780, 150), (850, 230)], [(850, 134), (880, 190), (940, 250)]):  # fmt: skip
        contour(canvas, points, 9, INK, swell)
        canvas.mark(ribbon([(x - 12, y + 8) for x, y in points], 13, "#d8e8f0", swell))


def wood(canvas: Canvas, dice: random.Random) -> None:
    """Firs on the far slope, each three strokes."""
    ridge = [(-20, 330), (200, 296), (420, 320), (640, 290), (860, 300), (1020, 270)]
    hill = Mass([*smooth(ridge), (1020, 480), (-20, 480)])
    cover(
        canvas,
        hill,
        dice,
        along(smooth(ridge)),
        across(hill, ramp("#bfe0dc", "#f2d8e0"), 90),
        "#d8dce4",
        (54, 120, 24, 0.0),
    )
    contour(canvas, ridge, 9, INK, 0.6)
    for at in range(23):
        x = -10 + at * 46 + dice.uniform(-16, 16)
        if 390 < x < 500:
            continue
        foot, tall = 352 + dice.uniform(-14, 10), dice.uniform(76, 120)
        canvas.mark(touch(x, foot - tall / 2, -90 + dice.uniform(-3, 3), tall, 44, INK, 0, 0.22))
        canvas.mark(
            touch(x - 4, foot - tall / 2 + 4, -90, tall * 0.8, 21, ("#1f7a62", "#2f8f6a", "#17605e")[at % 3], 0, 0.24)
        )


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
        cover(canvas, mass, dice, level(90), across(mass, ramp(*colours), 0, 0.04), colours[0],
              (27 * size, 70 * size, 15 * size, 0.0), paints=6)  # fmt: skip
        sides(canvas, points, 11 * size, INK, x)
    roof = put([(-22, -262), (30, -272), (120, -258), (178, -150), (176, -128), (150, -122), (96, -136), (60, -120),
        (30, -150),
                (-22, -214), (-66, -150), (-100, -102), (-122, -106), (-120, -134), (-70, -200)])  # fmt: skip
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
    """Snow towards us: cream where the sun lies, rose where the trees throw their shadows, a trodden path."""
    ridge = [(-20, 520), (180, 470), (400, 452), (620, 470), (820, 440), (1020, 460)]
    hill = Mass([*smooth(ridge), (1020, 770), (-20, 770)])
    cover(canvas, hill, dice, rolling(560, 12, 9), across(hill, ramp("#fff2e4", "#ffe9da", "#ffd0d4", "#f5b0c8"),
        84, 0.05), "#ffe4dc",
          (54, 140, 29, 0.0), (110, 100, 9, 0.6), light="#ffffff", spread=0.014)  # fmt: skip
    contour(canvas, ridge, 9, INK, 0.2)


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
        cover(canvas, mass, dice, level(turn), across(mass, ramp("#c05aa8", "#e8679c", "#ff9ab8"), 0, 0.05), "#e0679c",
              (40, 110, 21, 0.0), (70, 80, 7, 0.3), light="#ffe0e8", spread=0.02)  # fmt: skip
        contour(canvas, points, 7, "#8a2f7a", 0.2, round=False, closed=True)
    for spine, width in (
        ([(150, 704), (142, 560), (158, 430), (132, 280), (140, 120)], 40), ([(150, 470), (220, 380), (240, 280)], 17),
        ([(148, 400), (80, 320), (60, 220)], 16), ([(140, 330), (190, 250), (196, 170)], 13), ([(136, 270), (96,
            200), (100, 140)], 10),
        ([(216, 388), (264, 350), (290, 300)], 9), ([(84, 326), (40, 300), (10, 296)], 9),
        ([(34, 604), (26, 500), (40, 400), (20, 300)], 25), ([(860, 780), (872, 640), (856, 520), (880, 400)], 36),
        ([(866, 600), (930, 520), (950, 440)], 15), ([(862, 560), (810, 480), (800, 420)], 14), ([(872, 450), (910,
            390), (906, 340)], 9),
    ):  # fmt: skip
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
