"""Two foxes asleep in grass that splinters into blades of light: orange curls among blue-green splinters, at dawn."""

import math
import random

from atelier.brushes import facet, ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Ramp, mix, ramp, shift
from atelier.expressionism._shared import contour, cover
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, blended, moved, swirl

INK = "#10203c"
FUR = ramp("#ffe08a", "#ffa63a", "#ee6a22", "#b8341f", "#6a1a2a")
GRASS: tuple[Ramp, ...] = (ramp("#d8f08a", "#4fb46a"), ramp("#7fdcc0", "#1a7f8a"), ramp("#4fa8d8", "#1d3f9a"),
        ramp("#3f9a6a", "#0f4a56"), ramp("#f2e67a", "#8fc04a"), ramp("#8f9ae8", "#3a2f8a"))  # fmt: skip


Row = tuple[int, int, int, int, int]
"""How near a row of grass is, where it stands, how many blades it has, how tall and how broad they are."""


def light_of_dawn(canvas: Canvas, dice: random.Random) -> None:
    """Rings of pink and blue behind the grass."""
    canvas.ground("#1d5f7a")
    dawn = ramp("#f6b8c0", "#c99ad8", "#6f8fd8", "#2f6fa8")
    sky = Mass([(-10, -10), (1010, -10), (1010, 500), (-10, 500)])
    cover(canvas, sky, dice, swirl(500, 1100), lambda x, y: dawn(math.dist((x, y), (700, -60)) / 760), "#b096d8", (70,
            160, 38, 0.0), (130, 120, 9, 0.4), light="#fff2e0")  # fmt: skip


def blades(canvas: Canvas, dice: random.Random, rows: tuple[Row, ...]) -> None:
    """Great splinters of grass and light that shoot from below and cross; every one shaded across."""
    for row, base, count, height, width in rows:
        order = list(range(count))
        dice.shuffle(order)
        for at in order:
            x = -40 + 1080 * (at + dice.uniform(0.2, 0.8)) / count
            tall = height * dice.uniform(0.6, 1.15)
            lean = (x - 500) / 9 + dice.gauss(0, 13)
            half = width * dice.uniform(0.32, 0.62)
            foot = base + dice.uniform(-20, 30)
            tip = (x + math.sin(math.radians(lean)) * tall, foot - math.cos(math.radians(lean)) * tall)
            bend = half * dice.uniform(-0.5, 0.5)
            points: list[Point] = [(x - half, foot), ((x - half + tip[0]) / 2 - half * 0.25 + bend,
                    (foot + tip[1]) / 2), tip, ((x + half + tip[0]) / 2 + half * 0.25 + bend, (foot + tip[1]) / 2),
                    (x + half, foot), (x, foot + 60)]  # fmt: skip
            colours = dice.choice(GRASS)
            light, dark = shift(colours(0.0), -0.03 * row), shift(colours(1.0), -0.03 * row)
            if dice.random() < 0.5:
                light, dark = dark, light
            canvas.lay(facet(points, light, dark, lean * 0.4, 3))
            canvas.mark(ribbon([points[0], points[1], tip], 8, INK, swell, round=False))
            if row > 0:
                canvas.mark(ribbon([tip, points[3], points[4]], 5, INK, swell, round=False))


def fox(
    canvas: Canvas, dice: random.Random, place: tuple[float, float, float, float], flip: float, warm: float
) -> None:
    """A fox curled to a wheel, its brush round it, its nose on it. Drawn about (0, 0), 400 wide."""
    cx, cy, scale, turn = place

    def put(points: list[Point]) -> list[Point]:
        return moved([(x * flip, y) for x, y in points], cx, cy, scale, turn)

    def spot(x: float, y: float) -> Point:
        return put([(x, y)])[0]

    body = put([(-190, 20), (-170, -70), (-100, -136), (0, -156), (100, -136), (176, -70), (200, 20), (170, 100),
            (80, 140), (-40, 146), (-140, 110)])  # fmt: skip
    mass = Mass(body, round=True)
    middle = spot(0, 0)
    ring: Field = swirl(*spot(10, 30), 8)
    haunch = spot(104, 20)
    way = blended(ring, (swirl(*haunch, -6), *haunch, 70 * scale))

    def tone(x: float, y: float) -> str:
        u, v = (x - middle[0]) / 200 / scale, (y - middle[1]) / 150 / scale
        return FUR(0.36 + 0.36 * v + 0.1 * u + warm + 0.09 * math.sin(math.dist((x, y), haunch) / 17 / scale))

    cover(canvas, mass, dice, way, tone, FUR(0.5), (28 * scale, 76 * scale, 16 * scale, 0.0), (42 * scale, 56 * scale,
            6 * scale, 0.4), light="#fff0b0", paints=20)  # fmt: skip
    contour(canvas, body, 15 * scale, INK, 0.5, closed=True)
    contour(canvas, put([(40, 116), (30, 40), (70, -30), (140, -40)]), 11 * scale, INK, swell)
    brush = put([(190, 50), (216, 96), (180, 160), (90, 192), (-40, 196), (-150, 176), (-226, 120), (-170, 96),
            (-60, 118), (60, 116), (140, 84)])  # fmt: skip
    mass = Mass(brush, round=True)
    tip = spot(-226, 120)

    def brushed(x: float, y: float) -> str:
        near = math.dist((x, y), tip) / scale
        return (
            mix("#fff6e0", "#d8d0e8", near / 110) if near < 92 else FUR(0.52 + warm + 0.001 * (y - middle[1]) / scale)
        )

    cover(canvas, mass, dice, swirl(*spot(0, -160)), brushed, FUR(0.56), (24 * scale, 70 * scale, 13 * scale, 0.0),
            (40 * scale, 50 * scale, 5 * scale, 0.4), paints=16)  # fmt: skip
    contour(canvas, brush, 14 * scale, INK, 0.2, closed=True)
    head = put(
        [
            (-130, -50),
            (-84, -66),
            (-40, -40),
            (-30, 10),
            (-64, 60),
            (-122, 108),
            (-148, 112),
            (-152, 92),
            (-146, 40),
            (-160, -10),
        ]
    )
    mass = Mass(head, round=True)
    cheek = put([(-34, 6), (-64, 60), (-122, 108), (-146, 106), (-116, 70), (-80, 30)])
    cover(canvas, mass, dice, swirl(*spot(60, -200)), lambda x, y: FUR(0.24 + warm + 0.2 * (x - cx) / 200), FUR(0.3),
            (22 * scale, 56 * scale, 12 * scale, 0.0), (34 * scale, 44 * scale, 5 * scale, 0.4), paints=12)  # fmt: skip
    canvas.fill(Mass(cheek, round=True), "#fff2da")
    contour(canvas, head, 13 * scale, INK, 0.6, closed=True)
    for ear, inner in (
        ([(-160, -14), (-186, -98), (-122, -54)], [(-156, -30), (-176, -80), (-134, -52)]),
        ([(-92, -66), (-68, -136), (-36, -44)], [(-82, -66), (-66, -112), (-46, -54)]),
    ):
        canvas.fill(put(list(ear)), FUR(0.6))
        canvas.fill(put(list(inner)), "#3a1a3a")
        contour(canvas, put(list(ear)), 11 * scale, INK, swell, round=False)
    contour(canvas, put([(-92, 6), (-74, 18), (-54, 8)]), 10 * scale, INK, swell)
    contour(canvas, put([(-150, 24), (-142, 36), (-130, 34)]), 9 * scale, INK, swell)
    canvas.fill(Mass(put([(-160, 96), (-146, 86), (-130, 98), (-140, 116), (-154, 114)]), round=True), INK)


def before(canvas: Canvas) -> None:
    """A few blades before the foxes: they hide a little, so that one must look."""
    for x, foot, turn, length, width, colours in ((60, 1010, -82, 470, 84, ("#8fe0b0", "#1a7f8a")), (210, 1030, -62,
            330, 66, ("#d8f08a", "#3f9a5a")), (470, 1040, -98, 250, 62, ("#7fc8f0", "#24509a")), (620, 1040, -76, 220,
            56, ("#8fe0b0", "#1f6f7a")), (964, 1010, -102, 400, 80, ("#4fa8d8", "#2a2f8a")), (830, 1030, -122, 300,
            62, ("#d8f08a", "#2f8a6a"))):  # fmt: skip
        middle = (x + math.cos(math.radians(turn)) * length / 2, foot + math.sin(math.radians(turn)) * length / 2)
        canvas.mark(touch(*middle, turn, length + 26, width + 20, INK, 16, 0.3))
        canvas.mark(touch(*middle, turn, length, width, colours[1], 16, 0.3))
        nx = math.cos(math.radians(turn + 90)) * width * 0.13
        canvas.mark(touch(middle[0] - nx, middle[1], turn, length * 0.94, width * 0.5, colours[0], 18, 0.3))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Splinters, the far fox, the near fox, the blades before them."""
    light_of_dawn(canvas, dice)
    blades(canvas, dice, ((0, 500, 18, 340, 84), (1, 650, 15, 390, 104)))
    fox(canvas, dice, (690, 530, 0.8, -6), -1, 0.1)
    blades(canvas, dice, ((2, 800, 13, 200, 90),))
    fox(canvas, dice, (390, 740, 1.14, 4), 1, 0.1)
    blades(canvas, dice, ((3, 1040, 10, 240, 130),))
    before(canvas)


PAINTING = Painting(32, "foxes-in-the-grass", "square", paint)
