"""Rain in London: eleven umbrellas."""

import math
from collections.abc import Sequence
from itertools import pairwise

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, polar, ring
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, band, rays, streaks

SKY, DEEP, MIDDLE_BLUE, FOAM = "#6a9dba", "#0f2f3e", "#2b6686", "#e6f1f4"
YELLOW, RED = "#f5b83d", "#d6452c"
KEY = KEYS["members-only"][0]


def canopy(
    paper: Paper, wide: float, high: float, colours: Sequence[Colour], panels: int = 6, sag: float = 0.1
) -> None:
    """An open umbrella from the side: its rim on y = 0, its point at -high."""
    feet = [-wide * math.cos(math.pi * index / panels) for index in range(panels + 1)]
    for index, (left, right) in enumerate(pairwise(feet)):
        middle, lift = (left + right) / 2, -sag * wide
        paper.fill(
            f"M0 {-high} C{left * 0.55} {-high} {left} {-high * 0.55} {left} 0 Q{middle} {lift} {right} 0"
            f" C{right} {-high * 0.55} {right * 0.55} {-high} 0 {-high} Z",
            colours[index % len(colours)],
        )
    paper.line([(0, -high), (0, -high - 0.14 * wide)], DEEP, 0.045 * wide)


def stick(paper: Paper, length: float, colour: Colour = DEEP, width: float = 10, crook: float = 22) -> None:
    """The stick from the rim's height down, and its crook to the right."""
    paper.line(
        f"M0 -40 L0 {length} C0 {length + crook * 1.4} {2 * crook} {length + crook * 1.4} {2 * crook} {length}",
        colour,
        width,
    )


def puddle(paper: Paper, x: float, y: float, wide: float, colour: Colour = FOAM, rim: Colour = SKY) -> None:
    """Water on the ground with a ring of a drop."""
    paper.fill(ring(x, y, wide, wide * 0.22), colour)
    paper.line(ring(x + wide * 0.15, y, wide * 0.5, wide * 0.1), rim, 5)


def street(paper: Paper, y: float, colour: Colour = MIDDLE_BLUE) -> None:
    """The wet pavement below y."""
    paper.box(0, y, 520, 600 - y, colour)


def walker(paper: Paper, coat: Colour, hair: Colour, tall: float = 200, legs: Colour = DEEP) -> None:
    """Somebody from behind, feet on y = 0."""
    t = tall / 200
    with paper.at(0, 0, t):
        paper.box(-20, -62, 15, 62, legs, 5)
        paper.box(5, -62, 15, 62, legs, 5)
        paper.fill("M-18 -150 C-34 -146 -40 -120 -44 -46 L44 -46 C40 -120 34 -146 18 -150 Z", coat)
        paper.fill(ring(0, -172, 21, 25), hair)


def plain(paper: Paper) -> None:
    """One large black umbrella and straight rain."""
    paper.ground(SKY)
    paper.line(streaks(1, 0, 70, spare=lambda x, y: y > 280 and 70 < x < 450), FOAM, 6)
    street(paper, 520)
    puddle(paper, 260, 556, 150)
    with paper.at(260, 310):
        stick(paper, 165, YELLOW, 14, 26)
        canopy(paper, 220, 190, (DEEP, "#1d4558"))


def inside_out(paper: Paper) -> None:
    """The wind has won."""
    paper.ground("#5b8fae")
    paper.line(streaks(2, -80, 80), FOAM, 6)
    with paper.at(265, 330, 1, 28):
        paper.line("M0 -20 L0 190 C0 226 48 226 48 190", DEEP, 14)
        tips = [-190, -118, -40, 40, 118, 190]
        for index, (left, right) in enumerate(pairwise(tips)):
            paper.fill(
                f"M0 20 C{left * 0.4} 10 {left * 0.8} -40 {left} {-190 + abs(left) * 0.25}"
                f" Q{(left + right) / 2} {-105 - 10 * (index % 2)} {right} {-190 + abs(right) * 0.25}"
                f" C{right * 0.8} -40 {right * 0.4} 10 0 20 Z",
                (RED, "#a8321e")[index % 2],
            )
        for tip in tips:
            paper.line([(tip * 0.97, -186 + abs(tip) * 0.25), (tip * 1.06, -222 + abs(tip) * 0.28)], DEEP, 8)
    paper.line("M20 520 C140 480 220 560 340 520 C380 506 390 470 360 468", FOAM, 9)
    paper.line("M120 566 C220 540 300 590 440 552", FOAM, 9)


def from_above(paper: Paper) -> None:
    """A striped umbrella as the rain sees it."""
    paper.ground(MIDDLE_BLUE)
    for x in range(0, 521, 104):
        paper.line([(x, 0), (x, 600)], "#235670", 5)
    for y in range(40, 600, 104):
        paper.line([(0, y), (520, y)], "#235670", 5)
    paper.fill(ring(286, 330, 216), DEEP, 0.45)
    with paper.at(260, 300):
        for index in range(8):
            first, second = polar(218, 45 * index - 12), polar(218, 45 * index + 33)
            inner = polar(188, 45 * index + 10.5)
            paper.fill(
                f"M0 0 L{first[0]} {first[1]} Q{inner[0]} {inner[1]} {second[0]} {second[1]} Z",
                (YELLOW, FOAM)[index % 2],
            )
        for index in range(8):
            paper.line([(0, 0), polar(218, 45 * index - 12)], DEEP, 4)
        paper.disc(0, 0, 16, DEEP)
    for x, y, r in ((70, 70, 26), (450, 90, 34), (60, 530, 30), (470, 510, 22), (240, 34, 14), (420, 560, 16)):
        paper.hoop(x, y, r, FOAM, 5)
        paper.disc(x, y, 5, FOAM)


def queue(paper: Paper) -> None:
    """A queue, of course."""
    paper.ground(SKY)
    paper.line(streaks(4, 14, 60, spare=lambda x, y: y > 300), FOAM, 6)
    street(paper, 530)
    coats = ((DEEP, "#1d4558"), (YELLOW, "#c98e1e"), (FOAM, "#b9d2dc"), (RED, "#a8321e"))
    for index, (coat, shade) in enumerate(coats):
        x = 86 + 116 * index
        with paper.at(x, 556):
            walker(paper, (MIDDLE_BLUE, DEEP, "#3b4f66", DEEP)[index], "#3a2418", 200 - 22 * (index == 2))
        with paper.at(x, 330 + (0, 26, -26, 12)[index]):
            stick(paper, 120, DEEP, 7, 0)
            canopy(paper, 96, 84, (coat, shade), 4)


def lamp(paper: Paper) -> None:
    """Somebody waits under the lamp."""
    paper.ground("#3f7291")
    paper.fill([(330, 118), (410, 118), (520, 560), (130, 560)], YELLOW, 0.55)
    paper.line(streaks(5, -18, 50, 70), FOAM, 5)
    street(paper, 552, DEEP)
    paper.box(362, 150, 16, 410, DEEP)
    paper.box(344, 520, 52, 40, DEEP, 6)
    paper.fill([(330, 64), (410, 64), (396, 138), (344, 138)], FOAM)
    paper.fill([(346, 74), (394, 74), (385, 130), (355, 130)], YELLOW)
    paper.fill([(318, 66), (370, 26), (422, 66)], DEEP)
    paper.box(336, 136, 68, 16, DEEP, 4)
    with paper.at(206, 562):
        walker(paper, DEEP, "#3a2418", 230)
    with paper.at(196, 352, 1, -6):
        stick(paper, 130, DEEP, 9, 0)
        canopy(paper, 150, 128, (RED, "#a8321e"), 5)


def bowl(paper: Paper) -> None:
    """Turned over, it holds a pond with a duck."""
    paper.ground(SKY)
    paper.line(streaks(6, 0, 54, spare=lambda x, y: y > 250 and 60 < x < 460), FOAM, 6)
    street(paper, 500)
    paper.fill(ring(262, 536, 190, 26), DEEP, 0.5)
    paper.line("M260 330 L260 130 C260 84 200 84 200 128", DEEP, 14)
    with paper.at(262, 312):
        paper.fill(ring(0, 0, 208, 34), FOAM)
        paper.fill(ring(0, 6, 186, 24), "#9cc6da")
    with paper.at(348, 306, 1):
        paper.fill(
            "M-58 -18 C-40 -4 -26 -8 -14 -20 C-30 -40 -16 -70 8 -70 C32 -70 40 -48 30 -30 C50 -20 56 10 24 16 L-34 16"
            " C-56 16 -62 0 -58 -18 Z",
            YELLOW,
        )
        paper.fill("M32 -52 L56 -44 L32 -36 Z", RED)
        paper.disc(14, -52, 5, DEEP)
    with paper.at(262, 312):
        feet = [-208, -126, -42, 42, 126, 208]
        for index, (left, right) in enumerate(pairwise(feet)):
            rise = 34 * math.sqrt(max(0, 1 - (left / 208) ** 2)), 34 * math.sqrt(max(0, 1 - (right / 208) ** 2))
            paper.fill(
                f"M0 206 C{left * 0.55} 206 {left} 120 {left} {rise[0]} Q{(left + right) / 2}"
                f" {max(rise) + 12} {right} {rise[1]}"
                f" C{right} 120 {right * 0.55} 206 0 206 Z",
                (DEEP, "#1d4558")[index % 2],
            )
        paper.line([(0, 206), (0, 226)], DEEP, 12)


def couple(paper: Paper) -> None:
    """Two under one umbrella with spots."""
    paper.ground("#7fb0c9")
    paper.line(streaks(7, 20, 60, spare=lambda x, y: y > 300 and 60 < x < 470), FOAM, 6)
    street(paper, 556, DEEP)
    with paper.at(200, 580):
        walker(paper, DEEP, "#26180f", 300)
    with paper.at(318, 580):
        walker(paper, RED, "#8a5a2c", 262)
        paper.box(-54, -190, 70, 26, RED, 13)
    with paper.at(260, 290):
        stick(paper, 120, DEEP, 9, 0)
        canopy(paper, 216, 200, (MIDDLE_BLUE, "#235670"), 5, 0.06)
        paper.dots(
            [
                (-150, -60),
                (-96, -124),
                (-78, -52),
                (-20, -160),
                (-6, -84),
                (44, -138),
                (76, -60),
                (110, -112),
                (150, -44),
            ],
            15,
            FOAM,
        )


def dog(paper: Paper) -> None:
    """He has his own."""
    paper.ground("#5b8fae")
    paper.line(streaks(8, -22, 60, spare=lambda x, y: y > 260 and 90 < x < 440), FOAM, 6)
    street(paper, 520)
    puddle(paper, 400, 560, 100)
    with paper.at(250, 536):
        paper.fill(
            "M-96 0 C-104 -60 -84 -120 -30 -126 L60 -130 C76 -130 84 -112 84 -96 L84 0 L58 0 L54 -56 L-40 -50 L-60 0 Z",
            "#6b4325",
        )
        paper.line("M-86 -90 C-120 -110 -130 -140 -116 -164", "#6b4325", 18)
        paper.fill(
            "M40 -120 C34 -180 60 -204 96 -200 C116 -198 124 -180 150 -174 C162 -170 158 -146 146 -142"
            " C120 -136 108 -120 84 -112 Z",
            "#6b4325",
        )
        paper.fill("M52 -190 C34 -190 24 -160 34 -130 C52 -128 66 -150 70 -180 Z", "#3c2413")
        paper.disc(101, -176, 6, DEEP)
        paper.disc(153, -166, 9, DEEP)
        paper.line([(52, -118), (84, -100)], RED, 12)
    with paper.at(262, 286, 1, 10):
        paper.line([(0, -20), (10, 150)], DEEP, 10)
        canopy(paper, 200, 150, (FOAM, RED), 6)


def crossing(paper: Paper) -> None:
    """Seven cross the road, seen from a high window."""
    paper.ground(MIDDLE_BLUE)
    for index in range(6):
        with paper.at(260, 300, 1, -24):
            paper.box(-330 + 118 * index, -330, 58, 660, "#86b3c9")
    for x, y, r, turn, first, second in (
        (128, 120, 92, 0, DEEP, "#1d4558"),
        (366, 104, 78, 20, YELLOW, "#c98e1e"),
        (250, 280, 100, 10, RED, "#a8321e"),
        (442, 300, 72, 40, FOAM, "#b9d2dc"),
        (84, 390, 76, 30, FOAM, YELLOW),
        (388, 486, 92, 15, DEEP, RED),
        (210, 500, 82, 5, "#1d4558", FOAM),
    ):
        paper.fill(ring(x + 14, y + 18, r), DEEP, 0.4)
        with paper.at(x, y, 1, turn):
            for index in range(8):
                paper.fill(
                    [(0, 0), polar(r, 45 * index), polar(r * 0.985, 45 * index + 22), polar(r, 45 * index + 45)],
                    (first, second)[index % 2],
                )
            paper.disc(0, 0, 7, DEEP)


def mirror(paper: Paper) -> None:
    """It stands on its own head in the wet street."""
    paper.ground(FOAM)
    paper.line(streaks(10, 0, 46, 70, spare=lambda x, y: y > 60), SKY, 6)
    paper.box(0, 326, 520, 274, SKY)
    for flip, dim in ((False, False), (True, True)):
        coat, first, second = (DEEP, YELLOW, "#d99a24") if not dim else ("#2b6686", "#b7b877", "#a3a56c")
        with paper.at(260, 326 if not flip else 334, 1, 180 if flip else 0, flip):
            walker(paper, coat, coat, 190, coat)
            with paper.at(0, -150):
                canopy(paper, 168, 116, (first, second), 5)
    for y, x, w in ((380, 90, 90), (430, 330, 130), (500, 60, 120), (548, 300, 150), (360, 380, 80)):
        paper.line([(x, y), (x + w, y)], FOAM, 7)


def away(paper: Paper) -> None:
    """Over the chimneys and gone."""
    paper.ground(SKY)
    paper.line(streaks(11, -60, 60, 70), FOAM, 5)
    paper.fill("M40 300 C90 250 160 330 230 300", SKY)
    for x, y, w, tone in (
        (-10, 440, 150, DEEP),
        (130, 480, 130, "#173d4f"),
        (250, 420, 140, DEEP),
        (380, 470, 150, "#173d4f"),
    ):
        paper.fill([(x, y), (x + w / 2, y - 46), (x + w, y), (x + w, 610), (x, 610)], tone)
        paper.box(x + w * 0.66, y - 76, 26, 70, tone)
        paper.box(x + w * 0.66 - 4, y - 86, 34, 14, RED)
    for x, y in ((36, 500), (76, 500), (300, 480), (334, 480), (180, 530), (440, 530)):
        paper.box(x, y, 22, 32, YELLOW)
    with paper.at(276, 190, 1, -32):
        stick(paper, 160, DEEP, 12, 24)
        canopy(paper, 164, 138, (RED, FOAM), 6)


def sunny(paper: Paper) -> None:
    """Rolled up: the sun is out."""
    paper.ground(STONE)
    paper.disc(140, 150, 84, PALE)
    paper.line(rays(140, 150, 106, 146, 12), PALE, 15)
    paper.box(0, 540, 520, 60, MIDDLE)
    with paper.at(330, 318, 1.12, 24):
        paper.fill("M-38 -130 C-60 -50 -40 90 0 210 C40 90 60 -50 38 -130 Z", DARK)
        paper.line([(0, -120), (6, 170)], MIDDLE, 7)
        paper.line("M0 -130 L0 -196 C0 -246 64 -246 64 -196", DARK, 18)
        paper.line([(-47, -50), (47, -36)], PALE, 13)
        paper.line([(0, 210), (0, 236)], DARK, 10)
    band(paper, KEY, falls=True)


def stand(paper: Paper) -> None:
    """Three in the stand, all shut."""
    paper.ground(STONE)
    paper.box(0, 530, 520, 70, MIDDLE)
    for x, turn, tone in ((176, -13, MIDDLE), (352, 14, MIDDLE), (262, 0, DARK)):
        with paper.at(x, 320, 1.1, turn):
            paper.line("M0 40 L0 -200 C0 -250 60 -250 60 -200", DARK, 17)
            paper.fill("M-16 -150 C-44 -60 -48 0 -40 120 L40 120 C48 0 44 -60 16 -150 Z", tone)
            paper.line([(-38, -30), (38, -20)], PALE, 12)
    paper.fill([(120, 330), (404, 330), (374, 560), (150, 560)], PALE)
    paper.line([(120, 334), (404, 334)], DARK, 16)
    paper.line([(134, 430), (390, 430)], MIDDLE, 9)
    band(paper, KEY)


PICTURES = (plain, inside_out, from_above, queue, lamp, bowl, couple, dog, crossing, mirror, away)
REFUSALS = (sunny, stand)
