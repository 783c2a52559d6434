"""Fireworks over the river: a willow of fire, its one colour again in lanterns and water; people at our feet."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import dab, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, ring
from atelier.ukiyoe._shared import INK, PAPER, contour, grain, key, patch, rounded, seal, slip, stroke, turned, wiped

NIGHT, BLUE, LOW, RIVER = "#0c1230", "#1a2a5c", "#3d4f7f", "#12204a"
FIRE, EMBER, HOT, GLOW = "#f08a2c", "#c8491f", "#fff1b4", "#f7c265"
BANK = 424.0


def sky(canvas: Canvas, dice: random.Random) -> None:
    """Black blue wiped down to a smoky violet over the houses."""
    wiped(canvas, box(-5, -5, 1010, BANK + 10), NIGHT, "#131c44", BLUE, LOW, "#6c5f7c", unit=6)
    grain(canvas, dice, (0, 20, 1000, 380), "#070b20", 8, 0.3)
    for x, y in Mass([(0, 0), (400, 0), (400, 250), (0, 300)]).scatter(dice, 84):
        canvas.circle(x, y, dice.uniform(1.2, 2.4), fill="#c9d0e0")


def smoke(canvas: Canvas) -> None:
    """Smoke of earlier bursts drifts off in flat bars with round ends."""
    for left, right, y, tall, tone in (
        (-60, 330, 318, 17, "#46507e"),
        (60, 470, 352, 13, "#59587f"),
        (800, 1080, 300, 16, "#424c7a"),
    ):
        bar = [
            (left, y),
            (left + 30, y - tall),
            (right - 70, y - tall * 0.8),
            (right, y),
            (right - 110, y + tall * 0.7),
            (left + 40, y + tall),
        ]
        canvas.fill(Mass(bar, round=True), tone)


def willow_fire(canvas: Canvas, dice: random.Random, x: float, y: float, force: float, count: int) -> None:
    """A burst whose sparks fly out and fall: every trail thin, pale in the heart and red at its end."""
    ends: list[Mark] = []
    for ray in range(count):
        angle = 2 * math.pi * (ray + dice.uniform(-0.2, 0.2)) / count
        reach = force * dice.uniform(0.82, 1.1)
        fall = force * dice.uniform(0.42, 0.6)
        way: list[Point] = []
        for step in range(7):
            t = 0.08 + 0.92 * step / 6
            out = reach * (1.45 * t - 0.45 * t * t)
            way.append((x + out * math.cos(angle), y + out * math.sin(angle) * 0.86 + fall * t * t))
        canvas.mark(ribbon(way, 7.5, EMBER, lambda share: 0.25 + 0.75 * share**0.6 * (1 - share**6), step=11))
        canvas.mark(ribbon(way[:6], 5.0, FIRE, lambda share: 0.3 + 0.7 * math.sin(math.pi * share), step=11))
        canvas.line(way[:4], HOT, 2.0, round=True)
        px, py = way[-1]
        for spark in range(3):
            ends.append(dab(px + spark * 2 * math.cos(angle), py + 9 + spark * 13, 90, 6, 5.4 - spark * 1.3, GLOW))
    canvas.marks(ends, chunk=12, paints=2)
    for ray in range(14):
        angle = 2 * math.pi * ray / 14 + 0.2
        out = force * 0.3
        canvas.mark(
            touch(x + out * math.cos(angle), y + out * math.sin(angle), math.degrees(angle), force * 0.34, 7, HOT)
        )
    canvas.circle(x, y, 11, fill=HOT)


def peony(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A smaller burst, farther off: three rings of sparks."""
    sparks: list[Mark] = []
    for circle, count, size, tone in ((0.34, 8, 9.0, HOT), (0.66, 14, 8.0, GLOW), (1.0, 20, 7.0, FIRE)):
        for at in range(count):
            angle = 2 * math.pi * at / count + circle
            px, py = x + radius * circle * math.cos(angle), y + radius * circle * math.sin(angle)
            sparks.append(touch(px, py, math.degrees(angle), radius * 0.25, size, tone))
    canvas.marks(sparks, chunk=14, paints=3)
    canvas.circle(x, y, 5, fill=HOT)
    canvas.mark(
        ribbon([(x + 46, BANK - 4), (x + 38, y + 190), (x + 12, y + 90), (x, y + 12)], 4, EMBER, lambda s: 1 - 0.7 * s)
    )


def far_bank(canvas: Canvas, dice: random.Random) -> None:
    """Roofs and trees of the other side in one dark tone, small windows of light, a long bridge full of heads."""
    roofs: list[Point] = [(-10, BANK + 12)]
    x = -10.0
    while x < 700:
        wide, tall = dice.uniform(44, 84), dice.uniform(20, 44)
        roofs += [
            (x, BANK - tall * 0.6),
            (x + wide * 0.2, BANK - tall),
            (x + wide * 0.8, BANK - tall),
            (x + wide, BANK - tall * 0.6),
        ]
        x += wide
    roofs += [(x, BANK + 12)]
    canvas.fill(roofs, "#141a38")
    for index in range(22):
        px = 14 + index * 31 + dice.uniform(-6, 6)
        canvas.fill(
            [(px, BANK - 12), (px + 8, BANK - 12), (px + 8, BANK - 3), (px, BANK - 3)], GLOW if index % 3 else FIRE
        )
    deck = [(660, BANK - 6), (740, BANK - 34), (830, BANK - 52), (920, BANK - 58), (1010, BANK - 56)]
    way = rounded(deck)
    heads = [dab(px, py - 20 - 4 * math.sin(px), 90, 15, 11, "#0d1330") for px, py in way[::2]]
    canvas.marks(heads, chunk=20)
    canvas.fill([*[(px, py - 14) for px, py in way], *[(px, py + 12) for px, py in way[::-1]]], "#2a2238")
    canvas.mark(key([(px, py - 14) for px, py in way[::5]], 3, "#8a5a3a"))
    for px, py in way[3::5]:
        canvas.fill([(px - 5, py + 8), (px + 5, py + 8), (px + 6, BANK + 30), (px - 6, BANK + 30)], "#1a1730")
    for px, py in way[2::4]:
        canvas.circle(px, py - 40, 6.5, fill=FIRE, stroke=INK, width=1.4)
        canvas.line([(px, py - 34), (px, py - 14)], INK, 2)


def river(canvas: Canvas, dice: random.Random) -> None:
    """Night water; under the fire a road of orange strokes, lying level, wider towards us."""
    wiped(canvas, box(-5, BANK, 1010, 336), "#4a4a74", "#2c3d72", RIVER, "#0c1534", "#080d24", unit=6)
    for row in range(12):
        y = BANK + 14 + row * row * 2.1
        for column in range(6):
            x = column * 190 + 70 * math.sin(row * 2.2) - 40
            long = 60 + row * 8 + 30 * math.sin(row + column * 2)
            canvas.mark(
                stroke(
                    [(x, y), (x + long * 0.5, y - 2), (x + long, y + 1)],
                    2 + row * 0.25,
                    "#5a6fa8" if (row + column) % 2 else "#0a1130",
                    20,
                )
            )
    glints: list[Mark] = []
    for x, spread, count in ((628, 120, 74), (252, 34, 20)):
        for index in range(count):
            share = (index + dice.random()) / count
            y = BANK + 8 + 316 * share**1.2
            out = dice.gauss(0, 0.42) * spread * (0.45 + 0.7 * share)
            tone = HOT if abs(out) < spread * 0.12 else (GLOW, FIRE, EMBER)[index % 3]
            glints.append(
                touch(x + out, y, dice.gauss(0, 2), (24 + 44 * share) * dice.uniform(0.7, 1.2), 2.5 + 3.4 * share, tone)
            )
    canvas.marks(glints, chunk=12, paints=4)


def lantern(canvas: Canvas, x: float, y: float, size: float, tone: str = "#d9452c") -> None:
    """A round paper lantern with its light round it."""
    canvas.fill(Mass(ring(x, y, 25 * size, 27 * size, 0, 10), round=True), GLOW, 0.22)
    canvas.fill(Mass(ring(x, y, 14 * size, 17 * size, 0, 10), round=True), tone)
    canvas.fill(Mass(ring(x, y + 2 * size, 8 * size, 11 * size, 0, 8), round=True), mix(tone, HOT, 0.55))
    canvas.line([(x - 6 * size, y - 16 * size), (x + 6 * size, y - 16 * size)], INK, 4 * size)
    canvas.line([(x - 6 * size, y + 16 * size), (x + 6 * size, y + 16 * size)], INK, 4 * size)


def person(canvas: Canvas, x: float, y: float, size: float, robe: str) -> None:
    """Somebody who sits in a boat and looks up."""
    put = turned(x, y, size)
    patch(canvas, put([(-16, 0), (-17, -26), (-8, -38), (8, -38), (17, -26), (16, 0)]), robe, 2.4 * size, round=True)
    canvas.circle(*put([(1, -48)])[0], 10 * size, fill="#e9b784", stroke=INK, width=1.8 * size)
    canvas.fill(Mass(put([(-10, -44), (-11, -56), (0, -62), (9, -58), (2, -52), (-4, -42)]), round=True), INK)


def boat(canvas: Canvas, x: float, y: float, size: float, lanterns: int) -> None:
    """A pleasure boat: long hull, low roof on posts, the inside lit, lanterns along the eave."""
    put = turned(x, y, size)
    canvas.fill(put([(-250, 40), (260, 36), (200, 62), (-200, 64)]), "#060a1c", 0.6)
    wiped(canvas, put([(-170, -84), (176, -84), (186, 8), (-180, 8)]), "#8a3f22", "#e0873a", "#f4c06a", unit=9 * size)
    robes = ("#2f5f94", "#7d4a6e", "#3b6a5a", "#a23a2c", "#55658a", "#6f5a3a", "#2f4a7a")
    for at in range(6):
        px, py = put([(-136 + at * 54, 8)])[0]
        person(canvas, px, py, size * 1.15, robes[at % 7])
    for post in (-176, -60, 62, 180):
        patch(canvas, put([(post - 5, -88), (post + 5, -88), (post + 5, 10), (post - 5, 10)]), "#5a3426", 2.4)
    hull = [
        (-290, -30),
        (-250, -2),
        (-180, 6),
        (180, 4),
        (262, -8),
        (310, -40),
        (296, 8),
        (236, 44),
        (-206, 46),
        (-262, 16),
    ]
    patch(canvas, put(hull), ("#8a5a36", "#4a2c24", "#2a1c22"), 4 * size, unit=7 * size)
    for dy in (16, 30):
        canvas.mark(key(put([(-246, dy - 4), (0, dy), (250, dy - 8)]), 3 * size))
    roof = [(-206, -82), (-178, -112), (178, -112), (212, -82)]
    patch(canvas, put(roof), ("#4a5a7c", "#26304e"), 4 * size, unit=6 * size)
    for at in range(9):
        share = at / 8
        canvas.line(put([(-160 + 320 * share, -110), (-180 + 366 * share, -84)]), INK, 1.8 * size)
    for at in range(lanterns):
        px, py = put([(-186 + 378 * at / (lanterns - 1), -79)])[0]
        lantern(canvas, px, py, size * 0.8, "#d9452c" if at % 2 else "#f0c987")
    pole = put([(268, 20), (300, -90), (322, -160)])
    canvas.mark(key(pole, 5 * size, "#3a2622"))
    patch(canvas, put([(250, -6), (254, -58), (272, -76), (288, -56), (284, -10)]), "#2a3a5c", 3 * size, round=True)
    canvas.circle(*put([(275, -86)])[0], 12 * size, fill="#e9b784", stroke=INK, width=2 * size)
    patch(canvas, put([(250, -90), (276, -112), (302, -90)]), "#c79a5f", 3 * size)


def small_boats(canvas: Canvas) -> None:
    """Three small boats in the middle of the river, each with one light."""
    for x, y, size in ((120, 470, 0.5), (430, 486, 0.62), (876, 470, 0.55)):
        put = turned(x, y, size)
        patch(canvas, put([(-90, -16), (-60, 2), (60, 0), (96, -22), (70, 16), (-66, 16)]), "#20182a", 2.4)
        for px in (-34, 6, 38):
            person(canvas, *put([(px, 2)])[0], size * 0.9, "#33406a")
        lantern(canvas, *put([(74, -44)])[0], size * 1.1)


def watchers(canvas: Canvas) -> None:
    """At our feet, on the near bank: backs and heads, cut by the edge; a child on shoulders points up."""

    def figure(points: Sequence[Point], tone: str) -> None:
        patch(canvas, points, tone, 5, round=True)

    put = turned(770, 668, 1.1, -1)
    figure(put([(-30, 40), (-32, -6), (-16, -30), (16, -30), (32, -6), (30, 40)]), "#a23a2c")
    figure(put([(14, -24), (36, -62), (58, -104), (66, -100), (48, -50), (30, -10)]), "#a23a2c")
    canvas.circle(*put([(64, -108)])[0], 7, fill="#d9a06c", stroke=INK, width=2.4)
    figure(put([(-24, -38), (-24, -62), (0, -76), (24, -62), (24, -38), (0, -26)]), "#15131f")
    canvas.mark(stroke(put([(-22, -60), (0, -75), (20, -64)]), 4, FIRE))

    for x, y, size, robe in ((690, 794, 1.25, "#2a3f74"), (974, 800, 1.35, "#4a2f54"), (842, 800, 1.5, "#1f3560")):
        put = turned(x, y, size)
        figure(put([(-66, 0), (-60, -44), (-30, -62), (0, -66), (30, -62), (60, -44), (66, 0)]), robe)
        canvas.mark(stroke(put([(-24, -62), (0, -46), (24, -62)]), 8 * size, PAPER))
        figure(put([(-16, -60), (-17, -84), (17, -84), (16, -60)]), "#c98f62")
        figure(put([(-28, -86), (-27, -112), (0, -126), (27, -112), (28, -86), (0, -74)]), "#15131f")
        figure(put([(-8, -122), (-13, -142), (0, -150), (14, -142), (8, -122)]), "#15131f")
        canvas.mark(stroke(put([(-12, -124), (0, -120), (12, -124)]), 5 * size, "#c8492c"))
        canvas.mark(stroke(put([(-26, -108), (-4, -125), (22, -114)]), 4 * size, FIRE))
        canvas.mark(stroke(put([(-58, -44), (-30, -61), (-4, -65)]), 4 * size, "#d98a4a"))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky and fire, the other bank, water, boats, and the people in front."""
    sky(canvas, dice)
    smoke(canvas)
    peony(canvas, 232, 138, 74)
    willow_fire(canvas, dice, 628, 150, 205, 26)
    river(canvas, dice)
    far_bank(canvas, dice)
    small_boats(canvas)
    boat(canvas, 250, 668, 1.08, 9)
    watchers(canvas)
    slip(canvas, 932, 34, 40, 124, "#b8352a", "#d9674a", "#efc9a0")
    rays = [[(0, 0), (10 * math.cos(a), 10 * math.sin(a))] for a in (at * 2 * math.pi / 7 for at in range(7))]
    seal(canvas, 952, 184, 0.95, rays)
    canvas.mark(contour(box(0, 0, 1000, 750).points, 3, round=False))


PAINTING = Painting(39, "fireworks-over-the-river", "wide", paint)
