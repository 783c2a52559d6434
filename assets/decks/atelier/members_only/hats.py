"""Hats at Ascot: eleven splendid hats and those beneath them."""

import math

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, Point, polar, ring, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, band

LILAC, ORCHID, PLUM, NIGHT = "#cfa3dc", "#a86cc0", "#4f2461", "#2b1138"
WHITE, LIME, PINK, GOLD = "#fff6fb", "#b9cf4a", "#ee5f8f", "#f7c64b"
SKINS = ("#f0c7a4", "#8a5636", "#c98f63", "#5b3623", "#e6b48c")
KEY = KEYS["members-only"][4]


def face(paper: Paper, skin: Colour, hair: Colour, dress: Colour, lips: Colour = "#b3264e", style: str = "bob") -> None:
    """Head and shoulders about (0, 0), the middle of the face; the brim of a hat sits at y = -40. Eyes shut, at ease.

    The hair is a bob, long, curls, or up.
    """
    if style == "long":
        paper.fill("M-88 -60 C-120 40 -110 160 -130 230 L130 230 C110 160 120 40 88 -60 Z", hair)
    paper.fill("M-170 290 C-160 200 -90 176 -34 160 L34 160 C90 176 160 200 170 290 L170 420 L-170 420 Z", dress)
    paper.fill("M-34 60 L34 60 L38 166 C20 196 -20 196 -38 166 Z", skin)
    paper.fill("M-34 96 C-10 116 10 116 34 96 L36 120 C10 136 -10 136 -35 120 Z", NIGHT, 0.25)
    if style == "bob":
        paper.fill("M-92 -60 C-104 40 -84 86 -66 90 L66 90 C84 86 104 40 92 -60 Z", hair)
    elif style == "curls":
        paper.dots(
            [(side * x, y) for side in (-1, 1) for x, y in ((84, -34), (98, 4), (100, 44), (84, 80), (62, 60))],
            30,
            hair,
        )
    elif style == "up":
        paper.fill("M-82 -60 L-80 6 L80 6 L82 -60 Z", hair)
        paper.dots([(-82, 22), (82, 22)], 11, skin)
        paper.dots([(-82, 46), (82, 46)], 9, GOLD)
    paper.fill("M-74 -60 C-80 30 -50 100 0 104 C50 100 80 30 74 -60 Z", skin)
    for side in (-1, 1):
        paper.line(f"M{side * 20} 2 C{side * 28} 12 {side * 44} 12 {side * 52} 0", NIGHT, 6)
        paper.disc(side * 44, 36, 15, PINK) if skin in (SKINS[0], SKINS[4]) else None
    paper.line("M0 4 C2 22 10 32 -4 36", NIGHT, 4)
    paper.fill("M-20 62 C-10 54 -4 54 0 58 C4 54 10 54 20 62 C10 76 -10 76 -20 62 Z", lips)


def brim(paper: Paper, wide: float, high: float, colour: Colour, under: Colour) -> None:
    """A round brim seen a little from below, its middle at (0, 0)."""
    paper.disc(0, 8, wide, under, high)
    paper.disc(0, 0, wide, colour, high * 0.92)


def plume(paper: Paper, long: float, colour: Colour, quill: Colour, bend: float = 1.0) -> None:
    """An ostrich feather that rises from (0, 0) and curls to the right."""
    spine: list[Point] = [
        (0, 0),
        (-20 * bend, -long * 0.45),
        (30 * bend, -long * 0.85),
        (120 * bend, -long * 0.9),
        (150 * bend, -long * 0.66),
    ]
    left: list[Point] = []
    right: list[Point] = []
    for at, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(0, at - 1)], spine[min(len(spine) - 1, at + 1)]
        far = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / far, (bx - ax) / far
        thick = (10, 40, 52, 44, 16)[at]
        left.append((x - nx * thick, y - ny * thick))
        right.append((x + nx * thick, y + ny * thick))
    paper.fill(smooth([*left, *right[::-1]]), colour)
    paper.line(smooth(spine, closed=False), quill, 5)
    for at in range(1, 4):
        (x, y), (lx, ly), (rx, ry) = spine[at], left[at], right[at]
        paper.line([(x, y), (lx * 0.9 + spine[at + 1][0] * 0.1, ly * 0.9 + spine[at + 1][1] * 0.1)], quill, 3)
        paper.line([(x, y), (rx * 0.85 + spine[at + 1][0] * 0.15, ry * 0.85 + spine[at + 1][1] * 0.15)], quill, 3)


def flower(
    paper: Paper, x: float, y: float, size: float, petals: Colour, heart: Colour, count: int = 6, turn: float = 0
) -> None:
    """A flower from above."""
    paper.dots([polar(size * 0.6, turn + 360 * index / count, x, y) for index in range(count)], size * 0.44, petals)
    paper.disc(x, y, size * 0.34, heart)


def feathers(paper: Paper) -> None:
    """Three ostrich plumes."""
    paper.ground(LILAC)
    with paper.at(260, 438, 0.96):
        face(paper, SKINS[1], NIGHT, WHITE, style="up")
    with paper.at(266, 396, 0.88, -7):
        with paper.at(60, -90, 1, 12):
            plume(paper, 230, WHITE, LILAC)
        with paper.at(-60, -90, 1, -8, True):
            plume(paper, 230, PINK, "#b73763")
        with paper.at(0, -90, 1, -12):
            plume(paper, 280, GOLD, "#b98410", 0.9)
        paper.fill("M-100 0 L-92 -80 C-80 -120 80 -120 92 -80 L100 0 Z", PLUM)
        paper.fill("M-98 -14 L-95 -46 C-40 -30 40 -30 95 -46 L98 -14 Z", PINK)
        brim(paper, 226, 44, PLUM, NIGHT)


def topper(paper: Paper) -> None:
    """The grey top hat, with a flower in the buttonhole."""
    paper.ground(ORCHID)
    with paper.at(260, 430, 1.05):
        face(paper, SKINS[0], "#6f6a73", NIGHT, "#b06a5a")
        paper.fill("M-60 172 L0 260 L60 172 L34 150 L-34 150 Z", WHITE)
        paper.fill("M-10 196 L10 196 L22 290 L-22 290 Z", PINK)
        paper.fill("M0 48 C-16 36 -44 40 -60 56 C-40 66 -14 66 0 56 C14 66 40 66 60 56 C44 40 16 36 0 48 Z", "#6f6a73")
        paper.hoop(36, 4, 28, GOLD, 6)
        paper.line([(62, 14), (80, 150)], GOLD, 4)
        flower(paper, 92, 226, 26, WHITE, LIME)
    with paper.at(260, 376):
        paper.fill("M-112 -6 C-120 -120 -112 -220 -128 -306 L128 -306 C112 -220 120 -120 112 -6 Z", "#d9d3de")
        paper.disc(0, -306, 128, "#efeaf2", 24)
        paper.fill("M-113 -14 L-115 -70 C-50 -48 50 -48 115 -70 L113 -14 C50 6 -50 6 -113 -14 Z", PLUM)
        paper.fill("M-168 -24 C-150 24 150 24 168 -24 C176 30 100 44 0 44 C-100 44 -176 30 -168 -24 Z", "#d9d3de")
        paper.line("M-60 -270 L-54 -100", WHITE, 12)


def fruit(paper: Paper) -> None:
    """Enough for the whole stand."""
    paper.ground(LILAC)
    with paper.at(260, 424, 1.02):
        face(paper, SKINS[2], "#5b2a18", PLUM, style="long")
    with paper.at(260, 372):
        paper.fill("M-40 -170 L-70 -300 L-30 -250 L-14 -340 L8 -256 L44 -318 L30 -230 L84 -256 L44 -170 Z", "#5f8a2a")
        paper.fill(ring(0, -140, 66, 92), GOLD)
        for step in range(-3, 4):
            paper.line([(-60, -140 + 34 * step - 20), (60, -140 + 34 * step + 20)], "#c98b1e", 5)
            paper.line([(60, -140 + 34 * step - 20), (-60, -140 + 34 * step + 20)], "#c98b1e", 5)
        paper.disc(-112, -78, 58, "#f08a2c")
        paper.disc(-126, -94, 13, "#f9b878")
        paper.disc(116, -72, 60, PINK)
        paper.line([(116, -126), (130, -156)], "#5f8a2a", 9)
        paper.fill("M132 -150 C150 -180 190 -170 196 -150 C176 -136 150 -136 132 -150 Z", LIME)
        paper.dots(
            [
                (-40, -84),
                (-4, -92),
                (32, -84),
                (-60, -52),
                (-22, -58),
                (14, -58),
                (50, -52),
                (-40, -26),
                (0, -28),
                (36, -24),
            ],
            23,
            PLUM,
        )
        paper.dots([(-46, -92), (-10, -100), (26, -92), (-28, -66), (8, -66)], 6, ORCHID)
        paper.fill(
            "M-200 -40 C-180 -110 -150 -120 -140 -118 C-168 -70 -150 -20 -110 -6 C-150 6 -190 0 -200 -40 Z", GOLD
        )
        paper.dots([(178, -40), (206, -26)], 19, "#c4202f")
        paper.line("M178 -58 C186 -90 196 -100 210 -104 C206 -80 206 -60 206 -44", "#5f8a2a", 5)
        brim(paper, 228, 40, WHITE, ORCHID)
        paper.line("M-226 6 C-150 44 150 44 226 6", LIME, 8)


def nest(paper: Paper) -> None:
    """Somebody has moved in."""
    paper.ground("#d9b5e2")
    with paper.at(250, 424, 1.02):
        face(paper, SKINS[4], "#c9782c", "#7b3f92", style="curls")
    with paper.at(250, 366, 1, 8):
        paper.fill("M-110 10 L-96 -80 L96 -80 L110 10 C50 34 -50 34 -110 10 Z", PLUM)
        paper.fill("M-110 10 L-106 -16 C-50 8 50 8 106 -16 L110 10 C50 34 -50 34 -110 10 Z", LIME)
        for x in (-46, 6, 54):
            paper.disc(x, -172, 30, "#f08a2c", 34)
            paper.fill([(x - 15, -198), (x, -234), (x + 15, -198), (x, -180)], GOLD)
            paper.dots([(x - 11, -176), (x + 11, -176)], 5, NIGHT)
        paper.fill(
            "M-150 -150 C-140 -60 -80 -50 0 -50 C80 -50 140 -60 150 -150 C100 -120 -100 -120 -150 -150 Z", "#8a5a2a"
        )
        for y, bow in ((-126, 22), (-104, 20), (-82, 16)):
            paper.line(f"M-140 {y} C-60 {y + bow + 20} 60 {y + bow + 20} 140 {y - 4}", "#5b3815", 6)
            paper.line(f"M-120 {y + 20} C-40 {y - 6} 70 {y + 44} 130 {y + 6}", "#b98a4d", 5)
        paper.line([(-150, -140), (-186, -160)], "#5b3815", 7)
        paper.line([(146, -128), (190, -134)], "#5b3815", 7)
        with paper.at(142, -210, 1, -14):
            paper.fill("M-56 34 C-66 -10 -30 -40 4 -34 C10 -66 56 -66 58 -30 C60 10 20 50 -56 34 Z", PINK)
            paper.fill("M-56 34 C-90 30 -110 50 -126 70 C-90 74 -60 62 -40 44 Z", "#b73763")
            paper.fill("M-40 10 C-20 -14 10 -10 16 4 C4 28 -24 34 -44 30 Z", "#b73763")
            paper.fill([(56, -46), (92, -34), (56, -24)], GOLD)
            paper.disc(36, -38, 6, NIGHT)


def veil(paper: Paper) -> None:
    """A little hat, a great secret."""
    paper.ground(ORCHID)
    paper.fill("M120 620 C130 520 200 490 250 470 L250 400 L330 400 L330 470 C400 490 440 540 450 620 Z", NIGHT)
    skin = SKINS[3]
    paper.fill("M246 380 L336 400 L336 470 C310 510 270 510 240 480 Z", skin)
    paper.fill(
        "M170 190 C190 130 330 120 362 210 C384 300 350 400 280 420 C230 430 196 420 186 396 C180 384"
        " 190 374 186 362 L176 352"
        " C168 344 178 336 174 326 C160 322 146 318 148 306 C160 280 166 240 170 190 Z",
        skin,
    )
    paper.fill(
        "M210 150 C260 90 400 100 412 220 C430 230 446 270 430 310 C420 350 380 356 356 340 C330 300 340"
        " 240 300 220 C260 220 210 200 210 150 Z",
        PLUM,
    )
    paper.line("M196 264 C206 274 222 274 230 262", NIGHT, 7)
    paper.fill("M178 350 C190 344 204 350 212 356 C204 368 190 372 180 366 Z", PINK)
    paper.disc(318, 330, 13, GOLD)
    for index in range(6):
        paper.line(
            f"M{170 + 44 * index} {160 - 8 * index} C{120 + 50 * index} {230} {110 + 52 * index} {300}"
            f" {130 + 40 * index} {352 - 12 * index}",
            WHITE,
            3,
        )
    for index in range(5):
        y = 190 + 38 * index
        paper.line(f"M{150 - 6 * index} {y} C{220} {y + 26} {300} {y - 10} {372 - 12 * index} {y - 34}", WHITE, 3)
    paper.dots(
        [(150, 222), (212, 236), (270, 214), (136, 290), (196, 306), (250, 286), (306, 262), (160, 344), (222, 352)],
        7,
        WHITE,
    )
    with paper.at(290, 130, 1, 14):
        paper.disc(0, 10, 132, NIGHT, 40)
        paper.disc(0, 0, 132, LIME, 38)
        paper.fill("M-70 -6 C-70 -60 70 -60 70 -6 C40 8 -40 8 -70 -6 Z", LIME)
        paper.line("M-70 -4 C-40 10 40 10 70 -4", PLUM, 9)
        with paper.at(40, -20, 0.62, 26):
            plume(paper, 190, WHITE, ORCHID)
        flower(paper, 56, -8, 34, PINK, GOLD)


def bow(paper: Paper) -> None:
    """Whoever sits behind her sees the bow."""
    paper.ground(LILAC)
    paper.fill("M50 620 C60 520 150 490 214 474 L306 474 C370 490 460 520 470 620 Z", WHITE)
    for x in (110, 190, 260, 330, 410):
        paper.line([(x, 520), (x, 600)], ORCHID, 12)
    paper.box(222, 380, 76, 110, SKINS[0])
    paper.fill("M170 280 C160 400 200 430 260 430 C320 430 360 400 350 280 Z", "#b5562a")
    paper.disc(260, 424, 46, "#b5562a", 36)
    paper.line("M222 424 C240 410 280 440 298 420", "#7d3414", 6)
    with paper.at(260, 320):
        brim(paper, 236, 50, PLUM, NIGHT)
        paper.fill("M-104 -8 C-110 -100 110 -100 104 -8 C60 10 -60 10 -104 -8 Z", PLUM)
        for flip in (False, True):
            with paper.at(0, 0, 1, 0, flip):
                paper.fill("M10 20 L30 170 L72 150 L104 182 L60 10 Z", "#b73763")
                paper.fill("M0 0 C60 -170 180 -230 214 -180 C236 -120 220 20 190 50 C140 70 60 30 0 0 Z", PINK)
                paper.fill("M30 -20 C80 -90 150 -130 180 -120 C160 -70 110 -30 30 -20 Z", "#b73763")
                paper.line("M40 8 C90 20 130 20 160 10", "#b73763", 7)
        paper.box(-40, -48, 80, 84, PINK, 24)
        paper.line([(-16, -36), (-12, 26)], "#b73763", 6)
        paper.line([(16, -36), (12, 26)], "#b73763", 6)


def ship(paper: Paper) -> None:
    """Under full sail to the winning post."""
    paper.ground("#d9b5e2")
    with paper.at(260, 444, 1):
        face(paper, SKINS[0], WHITE, PLUM)
        for side in (-1, 1):
            for y in (-20, 24, 66):
                paper.disc(side * 96, y, 26, WHITE, 22)
                paper.hoop(side * 96, y, 11, LILAC, 5, 9)
    paper.fill("M160 410 C150 340 190 300 260 300 C330 300 370 340 360 410 C320 390 200 390 160 410 Z", WHITE)
    for x in (206, 260, 314):
        paper.line(f"M{x} 400 C{x - 26} 360 {x + 20} 340 {x} 306", LILAC, 6)
    with paper.at(260, 270):
        for x, low, high in ((-86, -20, -170), (4, -20, -236), (92, -30, -180)):
            paper.line([(x, low), (x, high)], NIGHT, 9)
        paper.fill("M-86 -160 C-30 -130 -30 -80 -86 -50 C-104 -80 -104 -130 -86 -160 Z", WHITE)
        paper.fill("M4 -222 C74 -196 74 -150 4 -130 C-16 -160 -16 -196 4 -222 Z", WHITE)
        paper.fill("M4 -124 C84 -96 84 -60 4 -30 C-20 -60 -20 -96 4 -124 Z", LIME)
        paper.fill("M92 -170 C150 -140 150 -86 92 -54 C76 -86 76 -140 92 -170 Z", WHITE)
        for x, y in ((-86, -170), (4, -236), (92, -180)):
            paper.fill([(x, y), (x - 54, y + 13), (x, y + 26)], PINK)
        paper.line([(130, -10), (206, -56)], NIGHT, 8)
        paper.fill(
            "M-160 -60 L-120 -60 L-112 -26 L120 -26 L168 -40 C160 20 130 50 90 56 L-96 56 C-140 40 -156 0 -160 -60 Z",
            "#8a4a2a",
        )
        paper.fill("M-150 -6 L158 -10 L150 8 L-144 12 Z", GOLD)
        paper.dots([(-90, 30), (-46, 30), (-2, 30), (42, 30), (86, 30)], 9, NIGHT)


def garden(paper: Paper) -> None:
    """A whole flower bed, and a bee."""
    paper.ground(LILAC)
    with paper.at(260, 420, 1.05):
        face(paper, SKINS[3], NIGHT, LIME, style="curls")
    with paper.at(260, 368):
        paper.fill("M-220 -14 C-200 -120 -110 -210 0 -214 C110 -210 200 -120 220 -14 Z", "#5f8a2a")
        for x, y, size, petals, heart, count in (
            (-150, -50, 58, WHITE, GOLD, 8),
            (-66, -128, 64, PINK, GOLD, 6),
            (60, -172, 58, GOLD, PLUM, 7),
            (-18, -54, 58, PLUM, LIME, 6),
            (80, -74, 62, WHITE, PINK, 8),
            (164, -50, 52, PINK, GOLD, 6),
            (-96, -210, 44, GOLD, PLUM, 7),
            (150, -140, 44, PLUM, GOLD, 6),
            (-172, -128, 40, PLUM, GOLD, 6),
        ):
            flower(paper, x, y, size, petals, heart, count, 12)
        paper.line([(-10, -190), (-20, -280)], "#5f8a2a", 8)
        flower(paper, -22, -292, 40, WHITE, GOLD, 8)
        brim(paper, 232, 38, "#e9d58f", "#a8863a")
        with paper.at(150, -262, 1, -14):
            paper.disc(-12, -24, 20, WHITE, 28)
            paper.disc(14, -24, 20, WHITE, 28)
            paper.disc(0, 0, 36, GOLD, 24)
            paper.line([(-8, -20), (-8, 20)], NIGHT, 9)
            paper.line([(12, -20), (12, 20)], NIGHT, 9)


def disc(paper: Paper) -> None:
    """So modern that only a mouth is left of her."""
    paper.ground(LILAC)
    with paper.at(300, 440, 1.1):
        face(paper, SKINS[4], NIGHT, WHITE)
    with paper.at(250, 278, 1, -32):
        paper.disc(6, 22, 236, NIGHT, 168)
        for index, tone in enumerate((WHITE, NIGHT, WHITE, PINK, WHITE, NIGHT, WHITE)):
            far = 1 - index * 0.135
            paper.disc(-14 * index, -9 * index, 236 * far, tone, 168 * far)
        paper.disc(-86, -58, 26, GOLD)


def racing(paper: Paper) -> None:
    """She has backed the grey, and wears it."""
    paper.ground(LILAC)
    with paper.at(260, 440, 1):
        face(paper, SKINS[1], "#2a1710", PINK, style="up")
    with paper.at(260, 372):
        brim(paper, 236, 66, "#6f9a35", "#3f5f1c")
        paper.line(ring(0, -2, 206, 46), WHITE, 6)
        for index in range(12):
            x, y = 206 * math.cos(math.pi * index / 6), -2 + 46 * math.sin(math.pi * index / 6)
            paper.line([(x, y), (x, y - 20)], WHITE, 7)
        paper.fill("M-96 -4 C-96 -70 96 -70 96 -4 C50 18 -50 18 -96 -4 Z", "#6f9a35")
    with paper.at(256, 216, 1.16):
        grey = "#f4eef6"
        paper.line("M-110 20 C-150 30 -160 60 -186 56", "#b9aec2", 20)
        paper.line([(-84, 50), (-140, 90), (-176, 84)], grey, 17)
        paper.line([(-70, 56), (-92, 108), (-130, 122)], "#b9aec2", 17)
        paper.line([(66, 50), (124, 76), (120, 112)], grey, 17)
        paper.line([(60, 56), (98, 104), (150, 100)], "#b9aec2", 17)
        paper.fill(
            "M-118 16 C-110 -24 -50 -22 -10 -16 C40 -16 60 -40 104 -92 L112 -118 L126 -100 C150 -84 164"
            " -62 176 -44 C172 -28 156 -28 146 -36"
            " C130 -40 122 -30 112 -14 C104 20 96 60 64 66 C20 56 -40 56 -84 70 C-112 66 -122 44 -118 16 Z",
            grey,
        )
        paper.fill("M104 -98 C76 -84 50 -50 30 -26 C56 -30 84 -50 108 -80 Z", "#b9aec2")
        paper.disc(138, -74, 5, NIGHT)
        paper.fill("M-30 -18 C-44 -60 0 -84 40 -70 L64 -46 L54 -36 L26 -44 L22 -4 L-14 4 Z", PINK)
        paper.line([(10, -18), (30, 12), (6, 34)], WHITE, 15)
        paper.disc(46, -96, 22, SKINS[2])
        paper.fill("M20 -98 C20 -128 66 -132 72 -100 L86 -92 L24 -92 Z", GOLD)
        paper.line([(60, -42), (128, -50)], NIGHT, 4)


def peacock(paper: Paper) -> None:
    """The peacock has been asked, and has agreed."""
    paper.ground("#e2c7ea")
    with paper.at(260, 446, 0.98):
        face(paper, SKINS[2], NIGHT, "#2f6b6a", style="long")
    with paper.at(260, 376):
        for ring_, count, start in ((268, 9, -172), (190, 8, -166)):
            for index in range(count):
                angle = start + (-180 - 2 * start) * index / (count - 1)
                x, y = polar(ring_, angle)
                paper.line([(0, -10), (x, y * 1.0)], "#2f6b6a", 9)
                with paper.at(x, y, 1, angle + 90):
                    paper.fill("M0 60 C-40 20 -40 -36 0 -50 C40 -36 40 20 0 60 Z", LIME if ring_ > 200 else "#2f6b6a")
                    paper.disc(0, -8, 23, GOLD, 27)
                    paper.disc(0, -4, 15, PLUM, 18)
        paper.fill("M-108 0 C-108 -96 108 -96 108 0 Z", PLUM)
        paper.fill("M-108 0 L-104 -26 C-50 -12 50 -12 104 -26 L108 0 Z", GOLD)
        brim(paper, 180, 30, PLUM, NIGHT)


def boxed(paper: Paper) -> None:
    """Back in its box, and the ribbon tied."""
    paper.ground(STONE)
    paper.box(0, 500, 520, 100, MIDDLE)
    paper.fill("M70 300 L450 300 L430 520 C330 560 190 560 90 520 Z", PALE)
    for x in (130, 200, 320, 390):
        paper.line([(x, 340), (260 + (x - 260) * 0.93, 530)], MIDDLE, 10)
    paper.fill("M50 230 L470 230 L470 300 C340 350 180 350 50 300 Z", DARK)
    paper.disc(260, 230, 210, MIDDLE, 52)
    with paper.at(260, 222, 0.62):
        paper.fill("M-106 4 C-106 -130 106 -130 106 4 Z", PALE)
        paper.fill("M-106 4 L-102 -30 C-40 -14 40 -14 102 -30 L106 4 Z", DARK)
        brim(paper, 210, 36, PALE, DARK)
        with paper.at(60, -60, 0.8, 20):
            plume(paper, 200, PALE, MIDDLE)
    band(paper, KEY)


def sat_on(paper: Paper) -> None:
    """Somebody has sat on the top hat."""
    paper.ground(STONE)
    paper.box(96, 60, 30, 500, DARK, 10)
    paper.box(394, 60, 30, 500, DARK, 10)
    paper.fill("M96 80 C180 40 340 40 424 80 L424 250 L96 250 Z", MIDDLE)
    for x in (176, 260, 344):
        paper.box(x - 13, 92, 26, 240, DARK, 8)
    paper.box(70, 400, 380, 44, DARK, 16)
    paper.box(80, 440, 26, 140, DARK)
    paper.box(414, 440, 26, 140, DARK)
    with paper.at(258, 392, 1.05, -5):
        paper.fill(
            "M-100 -10 L-126 -50 L-92 -80 L-128 -122 L-100 -160 L116 -146 L92 -110 L128 -78 L94 -44 L108 -10 Z", PALE
        )
        paper.disc(8, -152, 110, "#f5f3ee", 24)
        paper.line([(-126, -50), (-30, -36), (94, -44)], MIDDLE, 7)
        paper.line([(-128, -122), (-20, -96), (128, -78)], MIDDLE, 7)
        paper.fill("M-164 -30 C-140 22 140 22 168 -30 C170 20 110 34 0 34 C-110 34 -170 20 -164 -30 Z", PALE)
        paper.line("M-150 -8 C-110 26 110 26 152 -8", DARK, 6)
    band(paper, KEY, falls=True)


PICTURES = (feathers, topper, fruit, nest, veil, bow, ship, garden, disc, racing, peacock)
REFUSALS = (boxed, sat_on)
