"""Lane under a green moon: houses that lean together, a road that burns, a sky that turns round the moon like water."""

import math
import random

from atelier.brushes import breathing, dab, ribbon, swell, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix, ramp, vary
from atelier.expressionism._shared import flowing
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, blended, moved, oval, rolling, smooth, swirl

INK = "#14163a"
MOON = (238.0, 232.0)
NIGHT = ramp("#0f1c5c", "#1d3f94", "#2a78a8", "#3fae9c", "#b7d966")
ROAD = ramp("#5b1d4e", "#b02e3f", "#e8602c", "#f7a63a", "#ffd96b")
SKY_WAY: Field = blended(
    rolling(520, 30, -14, 0.6),
    (swirl(*MOON, 4), *MOON, 190),
    (swirl(560, 120, -8), 560, 120, 90),
)


def sky(canvas: Canvas, dice: random.Random) -> None:
    """Long strokes round the moon, cold far from it, green near it; then the moon itself, heavy as a fruit."""
    canvas.ground("#16296e")

    def tone(x: float, y: float) -> Colour:
        far = math.dist((x, y), MOON) / 560
        wave = 0.16 * math.sin(far * 34)
        return NIGHT(1 - min(1.0, far**0.62) + wave)

    space = Mass([(-20, -20), (770, -20), (770, 620), (-20, 620)])
    for gap, length, width, lift in ((54, 142, 24, -0.08), (46, 110, 13, 0.05), (72, 80, 5, 0.24)):
        canvas.marks(
            [
                flowing(
                    SKY_WAY,
                    x,
                    y,
                    length * dice.uniform(0.6, 1.25),
                    width * dice.uniform(0.7, 1.2),
                    vary(
                        mix(tone(x, y), "#eef2b0" if lift > 0 else INK, abs(lift) * dice.uniform(0.4, 1.8)),
                        dice,
                        0.025,
                        0.012,
                    ),
                )
                for x, y in space.scatter(dice, gap, 0.62)
                if math.dist((x, y), MOON) > 62
            ],
            # Broad strokes that overlap in one path are slow to draw.
            chunk=4 if width > 9 else 14,
        )
    for radius, colour in ((74, "#2f8f86"), (63, "#9bd06a"), (52, "#e4ef7c")):
        canvas.fill(oval(*MOON, radius, radius * 0.96), colour)
    canvas.marks(
        [
            flowing(
                swirl(MOON[0] - 8, MOON[1] - 4),
                MOON[0] + r * math.cos(a),
                MOON[1] + r * math.sin(a),
                34,
                7,
                vary(mix("#f9f9c0", "#b8dc5e", r / 48), dice, 0.02, 0.012),
            )
            for r in (10, 24, 38, 49)
            for a in (dice.uniform(0, 6.28) for _ in range(3 + int(r / 3)))
        ]
    )
    canvas.mark(ribbon(oval(*MOON, 60, 58).points, 8, INK, breathing(1.0, 2), round=False, closed=True))


def hill(canvas: Canvas, dice: random.Random) -> None:
    """The blue hill at the end of the lane and the last red of the day behind it."""
    ridge = [(-20, 560), (120, 500), (260, 470), (390, 508), (520, 452), (640, 486), (770, 470)]
    body = Mass([*smooth(ridge), (770, 780), (-20, 780)])
    canvas.marks(
        [
            flowing(rolling(300, 16, -6), x, y - 16, 90, 13, vary(mix("#e2463f", "#f29a4b", dice.random()), dice))
            for x, y in ((sx + dice.uniform(-20, 20), sy + dice.uniform(-8, 14)) for sx, sy in smooth(ridge, steps=4))
        ]
    )
    canvas.fill(body, "#23306f")
    canvas.marks(
        [
            flowing(
                rolling(190, 40, 12, 1.0), x, y, 70, 11, vary(mix("#1c2a6b", "#3a8a86", dice.random() ** 1.5), dice)
            )
            for x, y in body.scatter(dice, 42, 0.7)
            if y < 660
        ]
    )
    canvas.mark(ribbon(ridge, 13, INK, breathing(0.4, 3)))


def road(canvas: Canvas, dice: random.Random) -> None:
    """The lane: broad at our feet, bent like a river, orange that grows hotter towards the bend."""
    left = smooth([(-30, 1010), (120, 880), (296, 774), (352, 690), (330, 640), (352, 610)])
    right = smooth([(392, 612), (410, 650), (452, 690), (520, 770), (640, 880), (790, 1010)])
    body = Mass([*left, *right])
    canvas.fill(Mass([(-20, 640), (770, 640), (770, 1020), (-20, 1020)]), "#1d2a5e")
    canvas.fill(body, "#a8323f")

    def way(x: float, y: float) -> float:
        return -90 + (x - 372) / 6.2 * min(1.0, (y - 580) / 260)

    def tone(x: float, y: float) -> Colour:
        return ROAD(0.98 - abs(x - 372 + (y - 620) * 0.14) / (60 + (y - 600) * 0.82) + 0.1 * math.sin(x / 13))

    for gap, length, width in ((36, 96, 17), (33, 66, 9)):
        canvas.marks(
            [
                flowing(
                    way,
                    x,
                    y,
                    length * (0.35 + (y - 600) / 420),
                    width * (0.45 + (y - 600) / 420),
                    vary(tone(x, y), dice, 0.03, 0.02),
                )
                for x, y in body.scatter(dice, gap, 0.8)
            ],
            chunk=5,
        )
    for side in (left, right):
        canvas.mark(ribbon(side, 15, INK, lambda share: 0.25 + 0.75 * abs(math.cos(share * 2.2)), round=False))


def strokes(mass: Mass, dice: random.Random, angle: float, light: Colour, shade: Colour, gap: float = 24) -> list[Mark]:
    """A wall or a roof, struck in one direction, from its light to its shade across its width."""
    return [
        dab(
            x,
            y,
            angle + dice.gauss(0, 6),
            gap * 2.1 * dice.uniform(0.6, 1.2),
            gap * 0.42,
            vary(
                mix(light, shade, (x - mass.left) / (mass.right - mass.left) + dice.gauss(0, 0.16)), dice, 0.02, 0.014
            ),
        )
        for x, y in mass.scatter(dice, gap, 0.7, 0.35)
    ]


def outlined(canvas: Canvas, points: list[Point], width: float, beat: float) -> None:
    """A contour put on in one go per side, thicker in the middle, running a little over its corners."""
    for at, (start, end) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        bow = ((start[0] + end[0]) / 2 + 3 * math.sin(beat + at), (start[1] + end[1]) / 2 + 3 * math.cos(beat * 2 + at))
        canvas.mark(ribbon([start, bow, end], width, INK, lambda share: 0.45 + 0.55 * math.sin(math.pi * share)))


def house(
    canvas: Canvas,
    dice: random.Random,
    wall: list[Point],
    roof: list[Point],
    paint: tuple[Colour, Colour],
    tiles: tuple[Colour, Colour],
    lean: float,
) -> None:
    """A house with its wall (light, shade) and its roof (light, shade)."""
    for points, (light, shade), angle in ((wall, paint, 86 + lean), (roof, tiles, lean * 2 + 14)):
        mass = Mass(points)
        canvas.fill(mass, mix(light, shade, 0.5))
        canvas.marks(strokes(mass, dice, angle, light, shade, 30), chunk=5, paints=18)
        outlined(canvas, points, 11, lean)


def window(canvas: Canvas, x: float, y: float, width: float, height: float, lit: bool, lean: float = 0) -> None:
    """A window, lit like an ember or dark like a shut eye."""
    frame = moved(
        [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)],
        x,
        y,
        1,
        lean,
    )
    canvas.fill(frame, "#f58a2a" if lit else "#1f3f7d")
    if lit:
        canvas.marks(
            [
                touch(x + dx * width, y + 2, 90 + lean, height * 0.8, width * 0.3, tone)
                for dx, tone in ((-0.26, "#ffd34f"), (0.02, "#fff2a0"), (0.27, "#ffbf3c"))
            ]
        )
    else:
        canvas.mark(touch(x - width * 0.2, y, 90 + lean, height * 0.7, width * 0.3, "#3f7fb0"))
    outlined(canvas, frame, 6, lean)
    canvas.mark(ribbon([frame[0], frame[1]], 5, INK))
    canvas.mark(
        ribbon([((frame[0][0] + frame[1][0]) / 2, frame[0][1]), ((frame[2][0] + frame[3][0]) / 2, frame[2][1])], 4, INK)
    )


def village(canvas: Canvas, dice: random.Random) -> None:
    """Far houses small at the bend; the tall red one at the right as the weight; the yellow one answers the moon."""
    house(
        canvas,
        dice,
        [(330, 566), (400, 560), (404, 628), (338, 634)],
        [(318, 572), (352, 522), (412, 562)],
        ("#d9c24a", "#4a7f74"),
        ("#b23a48", "#5c1f52"),
        4,
    )
    window(canvas, 370, 594, 17, 22, True)
    house(
        canvas,
        dice,
        [(418, 540), (486, 520), (498, 676), (432, 668)],
        [(404, 548), (440, 476), (500, 522)],
        ("#3f9a8c", "#1f4f7d"),
        ("#e0553a", "#7a2352"),
        -6,
    )
    window(canvas, 460, 584, 22, 30, False, -5)
    house(
        canvas,
        dice,
        [(-30, 560), (150, 584), (262, 640), (254, 796), (110, 892), (-30, 950)],
        [(-40, 566), (-30, 420), (64, 424), (180, 500), (284, 646), (150, 590)],
        ("#f2c53a", "#d9822f"),
        ("#37558f", "#6a3a86"),
        6,
    )
    window(canvas, 60, 690, 50, 74, True, 3)
    window(canvas, 178, 704, 36, 58, False, 6)
    house(
        canvas,
        dice,
        [(508, 470), (770, 420), (780, 960), (640, 884), (520, 768)],
        [(486, 486), (560, 270), (700, 214), (790, 226), (790, 436), (640, 446)],
        ("#e2443f", "#8c1f4d"),
        ("#2f6f8c", "#173a78"),
        -7,
    )
    window(canvas, 572, 566, 38, 62, True, -6)
    window(canvas, 682, 548, 48, 76, True, -6)
    window(canvas, 690, 724, 54, 86, False, -4)
    canvas.fill([(556, 690), (610, 682), (616, 838), (564, 806)], "#1c2c66")
    outlined(canvas, [(556, 690), (610, 682), (616, 838), (564, 806)], 9, 2)


def walker(canvas: Canvas) -> None:
    """Someone on the way home, seen from behind, bent against the wind, with a long violet shadow, away from the moon."""
    canvas.fill(Mass([(382, 806), (406, 800), (462, 884), (496, 968), (430, 900)], round=True), "#4a1850")
    for leg in ([(388, 764), (384, 790), (374, 812)], [(402, 764), (408, 788), (412, 808)]):
        canvas.mark(ribbon(leg, 15, INK, lambda share: 1 - 0.4 * share))
    coat = [(384, 694), (402, 694), (418, 712), (420, 742), (428, 780), (396, 790), (364, 780), (372, 738), (370, 712)]
    canvas.fill(Mass(coat, round=True), INK)
    for start, colour in ((378, "#2c56a0"), (390, "#3b78b8"), (402, "#7a2a6a"), (411, "#c23a4c")):
        canvas.mark(touch(start, 742, 90 + (start - 394) * 0.5, 78, 9, colour, 4))
    canvas.fill(oval(392, 682, 13, 15, 8), INK)
    canvas.fill(oval(394, 684, 8, 9, 8), "#e9b25a")
    canvas.fill(Mass([(370, 678), (386, 664), (400, 662), (410, 672), (416, 682), (392, 678)], round=True), INK)
    canvas.mark(ribbon([(412, 712), (428, 734), (418, 756)], 11, INK, lambda share: 1 - 0.5 * share))


def tree(canvas: Canvas, dice: random.Random) -> None:
    """A bare tree that cuts across the moonlit sky from the right house, its twigs combed by the wind."""
    for points, width in (
        ([(468, 520), (452, 430), (470, 350), (446, 260), (458, 170)], 22),
        ([(462, 400), (420, 350), (372, 330)], 12),
        ([(464, 360), (512, 300), (520, 220)], 12),
        ([(452, 290), (410, 236), (404, 176)], 10),
        ([(452, 232), (490, 180), (496, 120)], 9),
        ([(418, 350), (396, 306), (392, 276)], 7),
        ([(516, 268), (552, 226), (558, 180)], 7),
        ([(410, 236), (376, 214), (352, 210)], 6),
    ):
        canvas.mark(ribbon(points, width, INK, lambda share: 1 - 0.82 * share))
        canvas.mark(
            ribbon([(x - width * 0.12, y) for x, y in points], width * 0.3, "#4a86a0", lambda share: 0.9 * swell(share))
        )


def paint(canvas: Canvas, dice: random.Random) -> None:
    """From the sky towards us; the contours last on each thing."""
    sky(canvas, dice)
    hill(canvas, dice)
    tree(canvas, dice)
    road(canvas, dice)
    village(canvas, dice)
    walker(canvas)


PAINTING = Painting(2, "lane-under-a-green-moon", "tall", paint)
