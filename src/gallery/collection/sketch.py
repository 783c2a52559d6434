"""A simple drawn picture for every number: five plain kinds of scene, told apart by masses and colour."""

import colorsys
import math
import random
from collections.abc import Callable

from gallery.collection.picture import Picture, Segment, Shape, ellipse, polygon, rectangle

WIDTH, HEIGHT = 400.0, 300.0


def sketch(number: int) -> Picture:
    """The picture of painting `number`; the same at every call and on every machine."""
    scene = _SCENES[(number - 1) % len(_SCENES)]
    # A generator seeded by text is the same on every Python we support.
    dice = random.Random(f"sketch {number}")
    hue = (number * 0.381966) % 1.0
    return Picture(WIDTH, HEIGHT, tuple(scene(hue, dice)))


def _colour(hue: float, saturation: float, value: float) -> str:
    red, green, blue = colorsys.hsv_to_rgb(hue % 1.0, max(0.0, min(1.0, saturation)), max(0.0, min(1.0, value)))
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def _wave(y: float, height: float, length: float, shift: float) -> tuple[Segment, ...]:
    path: list[Segment] = [("M", -10.0, HEIGHT + 10.0), ("L", -10.0, y)]
    x = -10.0
    up = -1.0
    while x < WIDTH + 10.0:
        third = length / 3
        bend = height * up * (0.7 + 0.3 * math.sin(shift + x))
        path.append(("C", x + third, y + bend, x + 2 * third, y + bend, x + length, y))
        x += length
        up = -up
    path += [("L", x, HEIGHT + 10.0), ("Z",)]
    return tuple(path)


def _harbour(hue: float, dice: random.Random) -> list[Shape]:
    shapes = [Shape(rectangle(0, 0, WIDTH, HEIGHT), fill=_colour(hue, 0.28, 0.93))]
    sun_x = dice.uniform(80, 320)
    shapes.append(Shape(ellipse(sun_x, dice.uniform(60, 110), 34, 34), fill=_colour(hue + 0.5, 0.75, 0.96)))
    horizon = dice.uniform(140, 175)
    for band in range(5):
        y = horizon + band * (HEIGHT - horizon) / 5
        shapes.append(Shape(_wave(y, 9, 66, band * 1.7), fill=_colour(hue + 0.02 * band, 0.45, 0.72 - band * 0.1)))
    for boat in range(dice.randint(1, 3)):
        x = 70 + boat * 110 + dice.uniform(-20, 20)
        y = horizon + 40 + boat * 22
        size = dice.uniform(0.8, 1.3)
        half, low = 34 * size, 14 * size
        hull = polygon((x - half, y), (x + half, y), (x + 22 * size, y + low), (x - 22 * size, y + low))
        shapes.append(Shape(hull, fill=_colour(hue + 0.5, 0.6, 0.3)))
        sail = polygon((x, y - 62 * size), (x + 30 * size, y - 6 * size), (x, y - 6 * size))
        shapes.append(Shape(sail, fill=_colour(hue + 0.5, 0.1, 0.98)))
    return shapes


def _night(hue: float, dice: random.Random) -> list[Shape]:
    shapes = [Shape(rectangle(0, 0, WIDTH, HEIGHT), fill=_colour(hue, 0.7, 0.32))]
    for _ in range(9):
        x, y = dice.uniform(20, 380), dice.uniform(15, 150)
        for ring in (18, 12, 6):
            glow = _colour(hue + 0.45, 0.55 - ring / 60, 0.95)
            shapes.append(Shape(ellipse(x, y, ring, ring), stroke=glow, width=3, opacity=0.9))
    peak = dice.uniform(120, 280)
    hill = polygon((-10, 300), (peak, dice.uniform(110, 150)), (410, 300))
    shapes.append(Shape(hill, fill=_colour(hue + 0.1, 0.6, 0.22)))
    shapes.append(Shape(_wave(240, 24, 130, dice.uniform(0, 3)), fill=_colour(hue + 0.2, 0.55, 0.16)))
    x = dice.uniform(40, 110)
    tree: tuple[Segment, ...] = (
        ("M", x, 290),
        ("C", x - 34, 200, x - 6, 120, x + 4, 60),
        ("C", x + 22, 130, x + 44, 210, x + 26, 290),
        ("Z",),
    )
    shapes.append(Shape(tree, fill=_colour(hue + 0.15, 0.7, 0.1)))
    return shapes


def _still_life(hue: float, dice: random.Random) -> list[Shape]:
    shapes = [Shape(rectangle(0, 0, WIDTH, HEIGHT), fill=_colour(hue, 0.22, 0.6))]
    for _ in range(26):
        x, y = dice.uniform(0, 400), dice.uniform(0, 300)
        corners = [(x + dice.uniform(-62, 62), y + dice.uniform(-56, 56)) for _ in range(4)]
        corners = _around(corners)
        tone = _colour(hue + dice.uniform(-0.06, 0.06), dice.uniform(0.15, 0.45), dice.uniform(0.4, 0.86))
        shapes.append(Shape(polygon(*corners), fill=tone, stroke="#3a3228", width=1.2, opacity=0.9))
    x = dice.uniform(150, 250)
    half = [(14, 70), (16, 130), (42, 160), (42, 258)]
    bottle = polygon(*((x + dx, y) for dx, y in half), *((x - dx, y) for dx, y in reversed(half)))
    shapes.append(Shape(bottle, fill=_colour(hue + 0.5, 0.45, 0.45), stroke="#241f19", width=4, opacity=0.85))
    apple = ellipse(x + dice.uniform(60, 95), 225, 36, 33)
    shapes.append(Shape(apple, fill=_colour(hue + 0.55, 0.7, 0.85), stroke="#241f19", width=4))
    return shapes


def _around(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The corners in the order in which they lie round their middle."""
    mx, my = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    return sorted(corners, key=lambda corner: math.atan2(corner[1] - my, corner[0] - mx))


def _mountain(hue: float, dice: random.Random) -> list[Shape]:
    shapes = []
    for band in range(6):
        tone = _colour(hue + band * 0.012, 0.42 - band * 0.06, 0.7 + band * 0.05)
        shapes.append(Shape(rectangle(0, band * 34, WIDTH, 300 - band * 34), fill=tone))
    peak = dice.uniform(130, 290)
    top = dice.uniform(60, 90)
    sides = polygon((peak - 190, 250), (peak - 22, top), (peak + 22, top), (peak + 190, 250))
    shapes.append(Shape(sides, fill=_colour(hue + 0.55, 0.5, 0.5)))
    edge = [(22, 0), (58, 34), (30, 28), (8, 46), (-20, 28), (-54, 34), (-22, 0)]
    shapes.append(Shape(polygon(*((peak + dx, top + dy) for dx, dy in edge)), fill="#f7f3ea"))
    for band in range(3):
        line = _wave(222 + band * 28, 22 - band * 4, 94, band * 2.1)
        tone = _colour(hue + 0.58, 0.35 + band * 0.16, 0.78 - band * 0.16)
        shapes.append(Shape(line, fill=tone, stroke="#22303c", width=2.5))
    return shapes


def _balance(hue: float, dice: random.Random) -> list[Shape]:
    angle = dice.uniform(-0.5, 0.5)

    def turned(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
        corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
        cos, sin = math.cos(angle), math.sin(angle)
        return polygon(*((x + px * cos - py * sin, y + px * sin + py * cos) for px, py in corners))

    x, y = dice.uniform(60, 160), dice.uniform(50, 90)
    disc = ellipse(dice.uniform(240, 330), dice.uniform(70, 140), 46, 46)
    return [
        Shape(rectangle(0, 0, WIDTH, HEIGHT), fill="#f1ead9"),
        Shape(turned(x, y, dice.uniform(90, 140), dice.uniform(80, 120)), fill=_colour(hue, 0.8, 0.78)),
        Shape(disc, fill=_colour(hue + 0.4, 0.75, 0.92)),
        Shape(turned(dice.uniform(190, 260), dice.uniform(170, 220), 110, 38), fill=_colour(hue + 0.62, 0.7, 0.6)),
        Shape(turned(x - 50, y + 150, 330, 13), fill="#1c1a17"),
        Shape(turned(x + 110, y - 70, 13, 290), fill="#1c1a17"),
    ]


_SCENES: tuple[Callable[[float, random.Random], list[Shape]], ...] = (
    _harbour,
    _night,
    _still_life,
    _mountain,
    _balance,
)
