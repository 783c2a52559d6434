"""A mill in a storm: violet clouds that roll over acid grass; the sails cross the whole sky; someone fights the wind."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp, vary
from atelier.expressionism._shared import across, contour, cover, hand, sides, stream
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, blended, level, moved, oval, rolling, smooth, swirl

INK = "#0d0c2c"
STORM = ramp("#e6ee8a", "#8a9ad0", "#4a4fb0", "#2c2680", "#150f4a")
GRASS = ramp("#f4f47a", "#b9d63a", "#5fa03a", "#1f5f4a")
HUB = (640.0, 262.0)


def storm(canvas: Canvas, dice: random.Random) -> None:
    """Three whirls of cloud; low on the left the sky tears open, sulphur yellow, and a flash runs down."""
    canvas.ground("#241f70")
    way: Field = blended(rolling(560, 26, -12, 0.4), (swirl(260, 190, 5), 260, 190, 140), (swirl(860, 130, -6), 860,
            130, 120), (swirl(520, 60, 4), 520, 60, 80))  # fmt: skip

    def tone(x: float, y: float) -> Colour:
        tear = math.exp(-(((x - 120) / 330) ** 2) - ((y - 430) / 90) ** 2)
        roll = 0.16 * math.sin(math.dist((x, y), (260, 190)) / 17) * math.exp(-math.dist((x, y), (260, 190)) / 260)
        other = 0.16 * math.sin(math.dist((x, y), (860, 130)) / 16) * math.exp(-math.dist((x, y), (860, 130)) / 240)
        return STORM(0.68 - 0.72 * tear + roll + other + 0.05 * math.sin(x / 60))

    space = Mass([(-20, -20), (1020, -20), (1020, 520), (-20, 520)])
    for gap, length, width, lift in ((58, 150, 29, 0.0), (74, 120, 14, 0.12), (116, 100, 6, 0.4)):
        laid = []
        for x, y in space.scatter(dice, gap, 0.6):
            colour = vary(mix(tone(x, y), "#d8e0f8", lift * dice.uniform(0.2, 1.4)), dice, 0.025, 0.014)
            reach = length * dice.uniform(0.7, 1.3)
            laid.append(stream(way, x, y, reach, width * dice.uniform(0.75, 1.2), colour, 2))
        canvas.marks(laid, 12, 20)
    flash: list[Point] = [(232, 176), (170, 320), (206, 330), (150, 404), (180, 410), (136, 482)]

    def strike(share: float) -> float:
        # It comes out of the cloud as a point and goes into the ground as one.
        return max(0.04, min(1.0, share * 3.2) * (1.05 - share))

    canvas.mark(ribbon(flash, 27, "#8a9ad0", strike, round=False))
    canvas.mark(ribbon(flash, 14, "#fdffd8", strike, round=False))


def field(canvas: Canvas, dice: random.Random) -> None:
    """Grass pressed flat, wave behind wave; a wet road climbs to the mill."""
    for ridge, tint, floor in (
        ([(-20, 486), (160, 470), (330, 486), (520, 470), (1020, 452)], 0.32, 600),
        ([(-20, 560), (200, 556), (430, 520), (640, 470), (830, 486), (1020, 540)], 0.1, 770),
    ):
        hill = Mass([*smooth(ridge), (1020, floor), (-20, floor)])
        wind: Field = rolling(330, 24, -14 if tint < 0.2 else -4, 0.8)

        def tone(x: float, y: float, tint: float = tint) -> Colour:
            return GRASS(tint + (y - 460) / 420 + 0.16 * math.sin(x / 46 + y / 30))

        cover(canvas, hill, dice, wind, tone, "#7fb03c", (52, 120, 25, 0.0), (76, 90, 9, 0.3), light="#fbffc0",
                dark=INK, squash=0.6, spread=0.03)  # fmt: skip
        contour(canvas, ridge, 11, INK, 0.5)
    road: list[Point] = [
        (300, 770),
        (400, 690),
        (470, 640),
        (560, 606),
        (600, 560),
        (640, 560),
        (640, 610),
        (570, 660),
        (520, 710),
        (500, 770),
    ]
    mass = Mass(road, round=True)
    cover(canvas, mass, dice, level(-38), across(mass, ramp("#b8a8e8", "#6a58b8", "#3f3690"), 100), "#6a58b8", (34,
            80, 16, 0.0), (52, 60, 6, 0.5), light="#f4f6d0")  # fmt: skip
    contour(canvas, [(290, 780), (400, 690), (470, 640), (560, 606), (614, 562)], 10, INK, 0.3)
    contour(canvas, [(504, 780), (520, 710), (570, 660), (652, 566)], 10, INK, 0.7)


def mill(canvas: Canvas, dice: random.Random) -> None:
    """The tower, narrow above, leaning against the wind; its cap; its four sails."""
    tower: list[Point] = [(572, 560), (598, 400), (612, 280), (676, 280), (698, 400), (730, 560), (650, 572)]
    mass = Mass(tower)
    cover(canvas, mass, dice, level(86), across(mass, ramp("#f0e2a0", "#c07a6a", "#7a3470", "#341a52"), 0, 0.04),
            "#8a4a70", (32, 84, 17, 0.0), (54, 60, 7, 0.3))  # fmt: skip
    sides(canvas, tower[:-1], 14, INK, 1)
    gallery: list[Point] = [(574, 446), (724, 440), (734, 462), (566, 470)]
    canvas.fill(gallery, "#4a2a62")
    sides(canvas, gallery, 9, INK)
    for x in (584, 616, 648, 682, 714):
        canvas.mark(ribbon([(x, 448), (x, 418)], 7, INK, lambda share: 0.9))
    canvas.mark(ribbon([(576, 420), (724, 414)], 7, INK, lambda share: 0.9))
    cap: list[Point] = [(594, 292), (604, 232), (640, 204), (686, 220), (704, 290), (650, 298)]
    mass = Mass(cap, round=True)
    cover(
        canvas,
        mass,
        dice,
        level(96),
        across(mass, ramp("#8a5ac0", "#3a2a80"), 0),
        "#5a3fa0",
        (24, 50, 13, 0.0),
        paints=8,
    )
    contour(canvas, cap, 12, INK, 0.3, closed=True)
    for x, y, lit in ((640, 350, False), (664, 398, True), (632, 508, True)):
        pane: list[Point] = [(x - 13, y - 18), (x + 13, y - 18), (x + 13, y + 18), (x - 13, y + 18)]
        if (x, y) == (632, 508):
            pane = [(618, 492), (650, 492), (654, 566), (614, 564)]
        canvas.fill(pane, "#ffcf3a" if lit else INK)
        canvas.mark(touch(x - 2, (pane[0][1] + pane[2][1]) / 2, 90, 30, 10, "#fff6b8" if lit else "#4a4fb0"))
        sides(canvas, pane, 8, INK)
    for turn in (-58, 32, 122, 212):
        sail(canvas, turn)
    canvas.circle(*HUB, 17, "#c0485a", INK, 9)


def sail(canvas: Canvas, turn: float) -> None:
    """One sail: a spar, a lattice, cloth in every field."""

    def put(points: list[Point]) -> list[Point]:
        return moved(points, *HUB, 1.0, turn)

    cells = 6
    for at in range(cells):
        start, end = 62 + at * 40, 62 + (at + 1) * 40
        canvas.fill(put([(start, 4), (end, 4), (end, 54), (start, 50)]), ("#e8e6b8", "#cfd08a", "#b8a8d8")[at % 3])
        canvas.mark(ribbon(put([(start + 6, 16), (end - 4, 20)]), 9, "#fffbe0", swell))
        canvas.mark(ribbon(put([(start + 4, 42), (end - 4, 44)]), 10, "#7a68b8", swell))
    for at in range(cells + 1):
        along_ = 62 + at * 40
        canvas.mark(ribbon(put([(along_, -10), (along_, 58)]), 7, INK, lambda share: 0.9))
    canvas.mark(ribbon(put([(58, 54), (306, 58)]), 9, INK, lambda share: 0.9))
    canvas.mark(ribbon(put([(-10, 0), (150, 3), (318, 0)]), 16, INK, lambda share: 1 - 0.35 * share))


def walker(canvas: Canvas) -> None:
    """Someone on the road, bent into the wind, the red scarf torn straight back; and a willow that does the same."""
    for leg in ([(432, 640), (424, 668), (440, 700)], [(426, 640), (404, 664), (388, 694)]):
        canvas.mark(ribbon(leg, 15, INK, hand))
    coat: list[Point] = [(462, 570), (478, 584), (466, 616), (450, 652), (416, 656), (398, 664), (420, 612), (440, 576)]
    canvas.fill(Mass(coat, round=True), INK)
    canvas.mark(touch(444, 614, 116, 70, 13, "#4a4fb0"))
    canvas.mark(touch(458, 604, 112, 50, 9, "#8a9ad0"))
    canvas.fill(oval(478, 560, 14, 16, 20), "#f0b070")
    contour(canvas, oval(478, 560, 15, 17, 20).points, 6, INK, 0.2, round=False, closed=True)
    canvas.fill(Mass([(458, 556), (466, 538), (488, 536), (496, 550), (478, 552)], round=True), INK)
    canvas.mark(ribbon([(470, 578), (430, 566), (390, 576), (350, 558), (316, 566)], 19, INK, hand))
    canvas.mark(ribbon([(472, 577), (430, 565), (390, 575), (350, 557), (320, 565)], 12, "#f0384a", hand))
    canvas.mark(ribbon([(466, 584), (500, 596), (488, 560)], 11, INK, hand))
    for spine, width in (([(118, 690), (128, 610), (108, 540), (70, 490)], 34), ([(110, 548), (60, 520), (-10, 520)],
            14), ([(76, 494), (30, 460), (-20, 462)], 13), ([(112, 560), (90, 470), (20, 420)], 14), ([(100, 520),
            (40, 490), (-20, 494)], 10), ([(88, 480), (60, 430), (-10, 392)], 10)):  # fmt: skip
        canvas.mark(ribbon(spine, width, INK, hand))
        canvas.mark(ribbon([(x + width * 0.18, y) for x, y in spine], width * 0.25, "#8a9ad0", hand))


def rain(canvas: Canvas, dice: random.Random) -> None:
    """Rain in long slanted scratches, from the right, over everything but the figure."""
    for x, y in Mass([(-20, 20), (1020, 20), (1020, 740), (-20, 740)]).scatter(dice, 116, 0.7):
        if math.dist((x, y), (440, 610)) < 90:
            continue
        length = dice.uniform(60, 130)
        turn = math.radians(112 + dice.uniform(-3, 3))
        end = (x + math.cos(turn) * length, y + math.sin(turn) * length)
        canvas.mark(ribbon([(x, y), end], 5, ("#dfe4ff", "#b0b4ec", "#f6f8c8")[dice.randrange(3)], swell))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Storm, field, mill, walker, rain."""
    storm(canvas, dice)
    field(canvas, dice)
    mill(canvas, dice)
    rain(canvas, dice)
    walker(canvas)


PAINTING = Painting(47, "mill-in-the-storm", "wide", paint)
