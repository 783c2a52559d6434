"""The ferryman under a violent sunset: bands of fire over a bottle-green fjord; one dark figure between them."""

import math
import random

from atelier.brushes import ribbon, swell
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp, vary
from atelier.expressionism._shared import across, contour, cover, sides, stream
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, oval, rolling, smooth

INK = "#0c1c24"
FIRE = ramp("#7a1030", "#c21f2a", "#ee4a22", "#ff8a24", "#ffc93c")
FJORD = ramp("#4f9a86", "#1f6a68", "#124a52", "#0b2c3a")
SUN = (700.0, 356.0)
HORIZON = 404.0


def sky(canvas: Canvas, dice: random.Random) -> None:
    """Bands that heave from edge to edge; a streak of cold green among them makes the red scream."""
    canvas.ground("#c8281f")
    heave: Field = rolling(620, 34, 0, 1.1)

    def tone(x: float, y: float) -> Colour:
        near = 1 - math.dist((x, y * 1.5), (SUN[0], SUN[1] * 1.5)) / 640
        band = 0.22 * math.sin(y / 15 + math.sin(x / 150) * 1.4)
        return FIRE(0.42 + 0.55 * max(-0.6, near) + band)

    for row in range(34):
        y = -60 + row * 16.5 + dice.uniform(-5, 5)
        x = -40.0
        while x < 1000:
            length = dice.uniform(230, 460)
            turn = [stream(heave, x, y, length, dice.uniform(16, 25), "#000000", 4)]
            last = turn[0].path[-1]
            assert last[0] == "C"
            colour = tone((x + last[5]) / 2, (y + last[6]) / 2)
            if row in (6, 7, 15) and dice.random() < 0.6:
                colour = mix(colour, "#3a8a7a", 0.75)
            canvas.mark(stream(heave, x, y, length, dice.uniform(16, 25), vary(colour, dice, 0.025, 0.015), 4))
            x, y = last[5] - 14, last[6]
    for x, y in Mass([(420, 150), (1010, 90), (1010, 400), (420, 400)]).scatter(dice, 74, 0.42):
        if math.dist((x, y), SUN) > 84:
            length = dice.uniform(120, 220)
            colour = vary(tone(x + length / 2, y), dice, 0.025, 0.015)
            canvas.mark(stream(heave, x - length / 2, y, length, dice.uniform(12, 20), colour, 2))
    sun = oval(*SUN, 66, 62)
    canvas.fill(oval(*SUN, 92, 84), "#ff9a2a")
    cover(canvas, sun, dice, lambda x, y: math.degrees(math.atan2(y - SUN[1], x - SUN[0])) + 90, lambda x,
            y: mix("#fffbd0", "#ffd23c", math.dist((x, y), SUN) / 62), "#ffe27a", (22, 40, 11, 0.0))  # fmt: skip
    canvas.circle(*SUN, 67, stroke="#a81828", width=7)
    contour(canvas, [(634, 330), (664, 298), (704, 288), (744, 304), (766, 340)], 13, "#8a1028", swell)


def shores(canvas: Canvas, dice: random.Random) -> None:
    """Two dark capes, swimming like animals, between which the sun goes down."""
    for ridge, floor in (
        ([(-30, 300), (70, 268), (180, 300), (300, 352), (420, 372), (540, 408)], HORIZON + 8),
        ([(760, 410), (820, 372), (900, 350), (960, 300), (1030, 280)], HORIZON + 12),
    ):
        hill = Mass([*smooth(ridge), (ridge[-1][0], floor), (ridge[0][0], floor)])
        cover(canvas, hill, dice, along(smooth(ridge)), across(hill, ramp("#3a6f8a", "#1d3f66", "#12243f"), 90),
                "#1d3f66", (36, 90, 17, 0.0), (56, 70, 6, 0.35), light="#e8604a", squash=0.5)  # fmt: skip
        contour(canvas, ridge, 12, INK, 0.3)


def fjord(canvas: Canvas, dice: random.Random) -> None:
    """The water takes the sky in strips: fire in the middle, bottle green at the sides, nearly black at our feet."""
    water = Mass([(-10, HORIZON), (1010, HORIZON), (1010, 760), (-10, 760)])
    canvas.fill(water, "#145058")

    def tone(x: float, y: float) -> Colour:
        deep = (y - HORIZON) / (750 - HORIZON)
        path = math.exp(-(((x - SUN[0] + 40 * math.sin(y / 38)) / (50 + 70 * deep)) ** 2))
        wave = 0.16 * math.sin(y / (6 + 9 * deep) + x / 120)
        cold = FJORD(0.2 + 0.75 * deep + wave)
        return FIRE(0.95 - 0.5 * deep + wave) if path > 0.5 + dice.gauss(0, 0.12) else cold

    y = HORIZON + 4
    while y < 770:
        deep = (y - HORIZON) / (750 - HORIZON)
        x = -40.0 - dice.uniform(0, 90)
        while x < 1010:
            length = dice.uniform(70, 150) * (1 + deep)
            turn = rolling(300 + 260 * deep, 7 + 8 * deep, 0, 2.0)
            colour = vary(tone(x + length / 2, y), dice, 0.022, 0.012)
            canvas.mark(
                stream(turn, x, y + dice.uniform(-3, 3), length, (8 + 15 * deep) * dice.uniform(0.8, 1.25), colour, 2)
            )
            x += length * 0.9
        y += 7 + 12 * deep
    canvas.mark(
        ribbon([(-20, HORIZON + 3), (300, HORIZON), (700, HORIZON + 4), (1020, HORIZON)], 9, INK, lambda share: 0.7)
    )


def planes(canvas: Canvas, shadow: list[Point], lit: list[Point], line: float) -> None:
    """A face of two angular planes that meet along the ridge of the nose: green black, and orange where the sun is."""
    canvas.fill(shadow, "#173a34")
    canvas.fill(lit, "#f7963a")
    # A sliver of the strongest light down the outer edge of the cheek.
    canvas.mark(ribbon([((x * 2 + lit[0][0]) / 3, y) for x, y in lit[1:4]], 6, "#ffd070", swell, round=False))
    sides(canvas, shadow, line, INK)
    sides(canvas, lit, line, INK)


def fist(canvas: Canvas, x: float, y: float) -> None:
    """A hand closed round the pole: a wedge, its back in the light, its fingers in the shade."""
    back: list[Point] = [(x + 20, y - 15), (x + 22, y + 7), (x - 3, y + 5), (x - 5, y - 11)]
    fingers: list[Point] = [(x - 5, y - 11), (x - 3, y + 5), (x + 22, y + 7), (x + 8, y + 17), (x - 14, y + 10)]
    canvas.fill(fingers, "#8a4a2a")
    canvas.fill(back, "#f7a24a")
    canvas.mark(ribbon([(x + 1, y + 5), (x - 4, y + 13)], 4, INK, swell))
    canvas.mark(ribbon([(x + 10, y + 6), (x + 3, y + 15)], 4, INK, swell))
    sides(canvas, [(x + 20, y - 15), (x + 22, y + 7), (x + 8, y + 17), (x - 14, y + 10), (x - 5, y - 11)], 7, INK)
    canvas.mark(ribbon([(x - 4, y + 3), (x + 9, y + 6), (x + 21, y + 7)], 4, INK, swell))


def boat(canvas: Canvas, dice: random.Random) -> None:
    """A narrow boat, its bow high; a woman in a shawl waits in it; the ferryman leans all his weight on the pole."""
    canvas.mark(ribbon([(150, 652), (330, 676), (520, 668), (640, 640)], 46, "#081a24", swell))
    # Behind: the passenger, a bent shape wrapped in one line.
    shawl: list[Point] = [
        (470, 610),
        (462, 548),
        (478, 494),
        (506, 466),
        (536, 476),
        (552, 520),
        (572, 570),
        (584, 616),
    ]
    mass = Mass(shawl, round=True)
    cover(canvas, mass, dice, along(smooth([(506, 466), (490, 530), (486, 616)])), across(mass, ramp("#8a2f5e",
            "#4a1844", "#1d1030"), 180), "#4a1844", (24, 60, 12, 0.0), (34, 50, 5, 0.4), light="#ff9a5a")  # fmt: skip
    contour(canvas, shawl, 11, INK, 0.4, closed=True)
    planes(
        canvas,
        [(493, 478), (517, 466), (520, 490), (528, 516), (508, 516), (495, 502)],
        [(517, 466), (537, 474), (540, 490), (551, 506), (541, 509), (541, 522), (528, 534), (508, 516), (528, 516),
            (520, 490)],
        4.5,
    )  # fmt: skip
    canvas.mark(ribbon([(524, 489), (532, 486), (541, 490)], 5, INK, swell))
    canvas.mark(ribbon([(530, 520), (536, 519), (542, 520)], 4, "#8a1028", swell))
    canvas.mark(ribbon([(486, 490), (500, 460), (526, 454), (546, 474)], 17, INK, swell))
    canvas.mark(ribbon([(492, 484), (504, 464), (526, 460), (541, 474)], 6, "#c2306a", swell))
    # The ferryman.
    pole: list[Point] = [(248, 226), (214, 400), (200, 470), (152, 706)]
    trousers: list[Point] = [(268, 530), (368, 530), (362, 580), (352, 640), (306, 640), (250, 640), (262, 580)]
    mass = Mass(trousers)
    cover(canvas, mass, dice, lambda x, y: 94 + (310 - x) / 6, across(mass, ramp("#08161e", "#0f2a36", "#174a56"), 0),
            "#0c1f2a", (22, 60, 13, 0.0))  # fmt: skip
    sides(canvas, trousers, 11, INK)
    canvas.mark(ribbon([(318, 556), (312, 596), (304, 640)], 7, "#050d14", swell))
    canvas.mark(ribbon([(361, 560), (355, 596), (346, 636)], 7, "#ff9a3a", swell))
    coat: list[Point] = [(262, 384), (300, 362), (340, 374), (356, 420), (352, 480), (368, 548), (320, 560),
            (270, 546), (276, 480), (262, 430)]  # fmt: skip
    mass = Mass(coat, round=True)
    cover(canvas, mass, dice, lambda x, y: 84 + (x - 310) / 4, across(mass, ramp("#0f2a36", "#174a56", "#2f7a76"), 0),
            "#12323c", (24, 70, 13, 0.0), (34, 50, 5, 0.3), light="#ff7a3a")  # fmt: skip
    canvas.mark(ribbon([(340, 392), (348, 430), (345, 480), (354, 530)], 9, "#ff9a3a", swell))
    contour(canvas, coat, 11, INK, 0.8, closed=True)
    contour(canvas, pole, 12, INK, lambda share: 0.8)
    canvas.mark(ribbon([(x + 3, y) for x, y in pole], 4, "#ff9a3a", lambda share: 0.9))
    for arm in ([(334, 388), (288, 412), (216, 401)], [(280, 392), (252, 440), (202, 470)]):
        canvas.mark(ribbon(arm, 27, INK, lambda share: 1 - 0.4 * share))
        canvas.mark(ribbon([(x, y - 4) for x, y in arm], 8, "#2f7a76", swell))
    for x, y in ((214.0, 400.0), (200.0, 470.0)):
        fist(canvas, x, y)
    planes(
        canvas,
        [(268, 318), (295, 318), (291, 340), (301, 356), (290, 360), (294, 376), (280, 366), (270, 346)],
        [(295, 318), (318, 318), (321, 342), (315, 362), (303, 378), (294, 376), (290, 361), (303, 356), (293, 340)],
        6,
    )
    canvas.mark(ribbon([(298, 335), (307, 332), (317, 336)], 6, INK, swell))
    canvas.mark(ribbon([(274, 336), (281, 334), (288, 337)], 5, "#050d14", swell))
    canvas.mark(ribbon([(292, 364), (301, 363), (309, 366)], 5, "#8a1028", swell))
    canvas.fill(
        Mass(
            [(244, 330), (272, 318), (274, 290), (306, 288), (318, 316), (346, 322), (320, 332), (280, 334)], round=True
        ),
        INK,
    )
    canvas.mark(ribbon([(280, 310), (296, 313), (314, 310)], 7, "#c21f2a", lambda share: 0.9))
    hull: list[Point] = [(118, 566), (170, 600), (260, 622), (400, 630), (520, 616), (610, 580), (668, 530),
            (652, 590), (600, 646), (480, 676), (320, 680), (200, 660)]  # fmt: skip
    mass = Mass(hull, round=True)
    cover(canvas, mass, dice, along(smooth([(118, 580), (260, 642), (400, 652), (520, 640), (668, 550)])),
            across(mass, ramp("#5a2036", "#2a1430", "#0f1020"), 90), "#2a1430", (26, 90, 11, 0.0), (50, 80, 5, 0.5),
            light="#ee6a2a", squash=0.5)  # fmt: skip
    contour(canvas, hull, 12, INK, 0.2, closed=True)
    # The pole goes down outside the hull, on our side, and the water closes round it.
    contour(canvas, [(182, 560), (152, 706)], 12, INK, lambda share: 0.8)
    canvas.mark(ribbon([(185, 560), (157, 696)], 4, "#ff9a3a", lambda share: 0.9))
    for dy, wide, colour in ((0, 34, "#4f9a86"), (9, 54, "#ff8a24"), (19, 78, "#2f7a76")):
        canvas.mark(ribbon([(152 - wide, 704 + dy), (152, 710 + dy), (152 + wide, 703 + dy)], 8, colour, swell))
    for at in range(9):
        x, y = 290.0 + dice.uniform(-90, 120), 694.0 + at * 6
        colour = ("#ff8a24", "#4f9a86", "#2a1430")[at % 3]
        canvas.mark(
            ribbon([(x - 60, y + 3), (x, y), (x + dice.uniform(30, 120), y + 2)], dice.uniform(6, 13), colour, swell)
        )


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, shores, fjord, boat."""
    sky(canvas, dice)
    shores(canvas, dice)
    fjord(canvas, dice)
    boat(canvas, dice)


PAINTING = Painting(27, "the-ferryman", "wide", paint)
