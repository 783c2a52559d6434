"""Fireworks over the river: a willow of fire, its one colour again in lanterns and water; boats between."""

import math
import random

from atelier.brushes import dab, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, ring
from atelier.ukiyoe._shared import INK, PAPER, Put, contour, grain, key, patch, rounded, seal, stroke, turned, wiped

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
        if math.sin(angle) < -0.93:
            # Straight up a trail would fall back upon itself and look like a hook.
            continue
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


def sitter(
    canvas: Canvas,
    put: Put,
    size: float,
    robe: Colour,
    sash: Colour,
    *,
    hair: str = "knot",
    points: bool = False,
    skin: Colour = "#ecc394",
) -> None:
    """Somebody who kneels and looks up and ahead; hair in a knot, a topknot, grey, or a child's; `points`: with an arm out."""
    line = 2.0 * size
    robe_way: list[Point] = [
        (-24, 0),
        (-27, -10),
        (-19, -28),
        (-14, -44),
        (-5, -51),
        (5, -47),
        (11, -30),
        (22, -16),
        (29, -5),
    ]
    patch(canvas, put([*robe_way, (26, 0)]), robe, line)
    canvas.fill(put([(-18, -31), (10, -31), (13, -20), (-22, -20)]), sash)
    canvas.fill(put([(-5, -50), (3, -50), (3, -58), (-5, -58)]), skin)
    face: list[Point] = [(-5, -54), (-8, -64), (-1, -73), (8, -71), (10, -66), (14, -63), (10, -60), (9, -54), (3, -52)]
    patch(canvas, put(face), skin, line * 0.6)
    cap: list[Point] = [(-6, -54), (-13, -60), (-12, -71), (-2, -78), (9, -73), (4, -69), (1, -62), (-3, -57)]
    if hair == "topknot":
        cap = [(-5, -55), (-12, -60), (-12, -70), (-5, -74), (-1, -70), (0, -62)]
    canvas.fill(Mass(put(cap), round=True), "#8d8a92" if hair == "grey" else "#15131f")
    if hair == "knot":
        canvas.fill(Mass(put(ring(-8, -80, 8, 6, -30, 8)), round=True), "#15131f")
        canvas.line(put([(-19, -74), (2, -84)]), GLOW, 1.6 * size)
    elif hair == "topknot":
        canvas.mark(stroke(put([(-11, -72), (-5, -78), (3, -76)]), 5 * size, "#15131f"))
    canvas.mark(stroke(put([(-6, -51), (2, -45), (4, -32)]), 4 * size, PAPER))
    hand, sleeve = (21.0, -12.0), [(-8, -45), (4, -42), (13, -27), (21, -19), (18, -8), (4, -11), (-7, -25)]
    if points:
        hand, sleeve = (
            (37.0, -67.0),
            [(-6, -47), (6, -45), (22, -60), (34, -67), (36, -60), (30, -40), (12, -26), (-5, -30)],
        )
    canvas.circle(*put([hand])[0], 3.6 * size, fill=skin, stroke=INK, width=line * 0.4)
    patch(canvas, put([(float(x), float(y)) for x, y in sleeve]), robe, line)


def boatman(canvas: Canvas, put: Put, size: float, robe: Colour, skin: Colour, foot: Point) -> None:
    """He stands at the stern and leans on a pole that goes down into the water at `foot`; feet at zero."""
    line = 2.4 * size
    for leg in ([(-16, -34), (-4, -34), (-10, -2), (-17, -2)], [(-2, -36), (10, -34), (17, -1), (10, 0)]):
        patch(canvas, put([(float(x), float(y)) for x, y in leg]), skin, line * 0.7)
    patch(
        canvas,
        put([(-18, -30), (-16, -52), (-8, -76), (4, -82), (14, -74), (14, -52), (13, -31), (-2, -34)]),
        robe,
        line,
    )
    canvas.fill(put([(-16, -53), (14, -53), (14, -45), (-17, -45)]), "#8a3f22")
    ((hx, hy),) = put([(28, -80)])
    canvas.mark(key([(hx + (hx - foot[0]) * 0.4, hy + (hy - foot[1]) * 0.4), foot], 4.6 * size, "#6b4a30", step=14))
    canvas.circle(*put([(10, -88)])[0], 8.5 * size, fill=skin, stroke=INK, width=line * 0.6)
    patch(canvas, put([(-10, -89), (12, -107), (33, -86), (12, -88)]), "#d9ae6a", line * 0.8)
    for hand, sleeve in (
        ((28, -68), [(-4, -74), (6, -76), (18, -72), (26, -72), (25, -62), (12, -56), (-2, -60)]),
        ((29, -92), [(6, -78), (14, -74), (20, -84), (27, -92), (24, -97), (14, -88)]),
    ):
        canvas.circle(*put([hand])[0], 4 * size, fill=skin, stroke=INK, width=line * 0.4)
        patch(canvas, put([(float(x), float(y)) for x, y in sleeve]), robe, line * 0.8)


def boat(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A pleasure boat: long hull, low roof on posts, the inside lit; six guests, none like another, and their lanterns."""
    put = turned(x, y, size)
    wiped(canvas, put([(-170, -92), (176, -92), (186, 8), (-180, 8)]), "#7a3620", "#d97f36", "#f4c06a", unit=9 * size)
    guests = (
        (-150, 1, 0.9, "#3b6a5a", "#c8a24a", "grey", False),
        (-98, -1, 0.94, "#a23a2c", "#26304e", "knot", False),
        (-24, 1, 1.0, "#2f4f8a", "#d9b45a", "knot", True),
        (30, 1, 0.66, "#c8582f", "#f0d9a0", "child", False),
        (88, 1, 0.98, "#3f4560", "#8a3f2c", "topknot", False),
        (146, 1, 0.92, "#7d4a6e", "#e0a85a", "knot", False),
    )
    for px, facing, tall, robe, sash, hair, points in guests:
        place = turned(*put([(px, 6)])[0], size * tall, facing, facing * -4)
        sitter(canvas, place, size * tall, robe, sash, hair=hair, points=points)
    for post in (-176, -60, 62, 180):
        patch(canvas, put([(post - 4, -96), (post + 4, -96), (post + 4, 10), (post - 4, 10)]), "#5a3426", 2.2)
    boatman(canvas, turned(*put([(248, -2)])[0], size * 1.02), size, "#2a3a5c", "#d9a878", put([(318, 66)])[0])
    hull: list[Point] = [
        (-290, -30),
        (-250, -6),
        (-180, 0),
        (180, 0),
        (262, -12),
        (316, -46),
        (298, 8),
        (236, 44),
        (-206, 46),
    ]
    patch(canvas, put([*hull, (-262, 16)]), ("#8a5a36", "#4a2c24", "#2a1c22"), 4 * size, unit=7 * size)
    for dy in (15, 29):
        canvas.mark(key(put([(-246, dy - 6), (0, dy), (250, dy - 12)]), 3 * size))
    patch(canvas, put([(-206, -90), (-178, -120), (178, -120), (212, -90)]), ("#4a5a7c", "#26304e"), 4 * size, unit=6)
    for at in range(9):
        canvas.line(put([(-160 + 40.0 * at, -118), (-180 + 45.8 * at, -92)]), INK, 1.8 * size)
    for at in range(8):
        lantern(canvas, *put([(-190 + 55.0 * at, -86)])[0], size * 0.62, "#d9452c" if at % 2 else "#f0c987")


def lights_below(canvas: Canvas, dice: random.Random) -> None:
    """What the lanterns of the great boat leave in the water under its hull."""
    glints: list[Mark] = []
    for at in range(8):
        for step in range(3):
            x, y = 60 + at * 58 + dice.uniform(-8, 8), 700 + step * 17 + dice.uniform(-3, 3)
            glints.append(touch(x, y, 0, 34 - step * 5, 5 - step, EMBER if at % 2 else GLOW))
    canvas.marks(glints, chunk=12, paints=2)


def skiff(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A small open boat, dark against the road of fire: a woman, a child who points, a boatman; edges lit from above."""
    put = turned(x, y, size)
    canvas.fill(put([(-140, 14), (150, 12), (120, 30), (-110, 32)]), "#060a1c", 0.75)
    for px, tall, robe, hair, points in (
        (-62.0, 0.95, "#2a2c52", "knot", False),
        (-8.0, 0.7, "#4a2436", "child", True),
    ):
        place = turned(*put([(px, 2)])[0], size * tall, -1, 5)
        sitter(canvas, place, size * tall, robe, "#6a4a58", hair=hair, points=points, skin="#b8805a")
    boatman(canvas, turned(*put([(78, -3)])[0], size * 0.95), size, "#20284a", "#a8744e", put([(128, 30)])[0])
    hull: list[Point] = [
        (-158, -24),
        (-120, -5),
        (-70, 0),
        (70, -2),
        (124, -12),
        (160, -36),
        (146, 4),
        (110, 18),
        (-104, 20),
    ]
    patch(canvas, put(hull), ("#3a2630", "#171424"), 3.4 * size, unit=6)
    canvas.mark(stroke(put([(-154, -22), (-118, -5), (0, 1), (120, -11), (156, -33)]), 3.4 * size, FIRE))
    for rim in (
        [(-70, -76), (-58, -72), (-50, -62)],
        [(86, -104), (98, -96), (108, -86)],
        [(60, -70), (66, -78), (76, -80)],
    ):
        canvas.mark(stroke(put([(float(px), float(py)) for px, py in rim]), 3 * size, FIRE))
    canvas.mark(key(put([(-136, -14), (-140, -60)]), 3 * size))
    lantern(canvas, *put([(-140, -70)])[0], size * 0.7)


def small_boats(canvas: Canvas) -> None:
    """Three boats in the middle of the river, each with one light, each with other people."""
    for number, (x, y, size) in enumerate(((108, 470, 0.5), (420, 492, 0.6), (884, 476, 0.56))):
        put = turned(x, y, size, -1 if number == 1 else 1)
        if number == 1:
            boatman(canvas, turned(*put([(44, 0)])[0], size, -1), size, "#33406a", "#c99a70", put([(84, 22)])[0])
            guests: tuple[tuple[float, float], ...] = ((-40, 0.9),)
        else:
            guests = ((-30, 1.0), (24, 0.9)) if number else ((-46, 0.8), (-4, 1.0), (40, 0.9))
        for px, tall in guests:
            place = turned(*put([(px, 2)])[0], size * tall, 1 if x < 600 else -1)
            sitter(canvas, place, size * tall, "#33406a", "#55486a", hair="knot" if px < 0 else "topknot")
        patch(canvas, put([(-90, -16), (-60, 2), (60, 0), (96, -22), (70, 16), (-66, 16)]), "#20182a", 2.4)
        lantern(canvas, *put([(-80, -40)])[0], size)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky and fire, the other bank, water, then the boats, each nearer one larger."""
    sky(canvas, dice)
    smoke(canvas)
    peony(canvas, 232, 138, 74)
    willow_fire(canvas, dice, 628, 150, 205, 26)
    river(canvas, dice)
    far_bank(canvas, dice)
    small_boats(canvas)
    skiff(canvas, 724, 622, 0.86)
    lights_below(canvas, dice)
    boat(canvas, 244, 650, 1.06)
    rays = [[(0, 0), (10 * math.cos(a), 10 * math.sin(a))] for a in (at * 2 * math.pi / 7 for at in range(7))]
    seal(canvas, 954, 52, 0.95, rays)
    canvas.mark(contour(box(0, 0, 1000, 750).points, 3, round=False))


PAINTING = Painting(39, "fireworks-over-the-river", "wide", paint)
