"""Royal scandals: eleven newspapers. No letter can be read in any."""

from collections.abc import Callable
from itertools import pairwise

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, Point, ring, slab, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, band, bars

CRIMSON, WINE, CREAM, INK = "#a5233a", "#6d1226", "#fbf1dc", "#26161b"
GOLD, ROSE, GREY = "#f0b642", "#e8a9a4", "#b5a596"
KEY = KEYS["members-only"][1]

Draw = Callable[[Paper, Colour, Colour], None]


def crown(paper: Paper, colour: Colour, gem: Colour) -> None:
    """A crown, 100 wide, about (0, 0)."""
    paper.fill([(-38, 30), (-50, -22), (-24, -2), (0, -40), (24, -2), (50, -22), (38, 30)], colour)
    paper.dots([(-50, -26), (0, -44), (50, -26)], 8, colour)
    paper.box(-38, 34, 76, 12, colour, 3)
    paper.dots([(-20, 18), (0, 14), (20, 18)], 5, gem)


def keyhole(paper: Paper, colour: Colour, crowned: Colour) -> None:
    """A keyhole, 100 high, a crown behind it."""
    paper.fill(ring(0, -16, 34), colour)
    paper.fill([(-14, 0), (14, 0), (26, 52), (-26, 52)], colour)
    with paper.at(0, -14, 0.42):
        crown(paper, crowned, colour)


def heart(paper: Paper, colour: Colour, rift: Colour) -> None:
    """A heart in two pieces."""
    paper.fill("M0 44 C-60 4 -56 -44 -26 -44 C-8 -44 0 -30 0 -22 C0 -30 8 -44 26 -44 C56 -44 60 4 0 44 Z", colour)
    paper.line([(2, -30), (-12, -8), (12, 8), (-4, 42)], rift, 9)


def page(
    paper: Paper,
    wide: float = 300,
    high: float = 400,
    show: Draw = crown,
    sheet: Colour = CREAM,
    ink: Colour = INK,
    frame: Colour = CRIMSON,
    light: Colour = GOLD,
    type_: Colour = GREY,
) -> None:
    """A front page about (0, 0): a head, a headline, the picture, columns of bars."""
    x, y = -wide / 2, -high / 2
    inner = wide * 0.86
    left = -inner / 2
    paper.box(x, y, wide, high, sheet)
    paper.box(left, y + high * 0.05, inner, high * 0.085, ink)
    paper.fill(bars(left, y + high * 0.165, inner, 2, high * 0.05, high * 0.024, 0.7), ink)
    paper.box(left, y + high * 0.28, inner, high * 0.38, frame)
    with paper.at(0, y + high * 0.475, high * 0.0031):
        show(paper, light, frame)
    column = inner * 0.29
    for index in range(3):
        paper.fill(
            bars(left + index * (inner - column) / 2, y + high * 0.705, column, 5, high * 0.052, high * 0.024, 0.6),
            type_,
        )


def shade(paper: Paper, wide: float, high: float, colour: Colour = WINE, by: float = 14) -> None:
    """A hard shadow behind a page."""
    paper.box(-wide / 2 + by, -high / 2 + by, wide, high, colour)


def front(paper: Paper) -> None:
    """The front page."""
    paper.ground(CRIMSON)
    with paper.at(260, 300, 1.06, -5):
        shade(paper, 360, 480)
        page(paper, 360, 480)


def doormat(paper: Paper) -> None:
    """It lies before the door in the morning, folded, beside the milk."""
    paper.ground(WINE)
    paper.box(70, -20, 380, 400, CRIMSON)
    for x in (110, 280):
        paper.box(x, -20, 130, 160, WINE, 4)
        paper.box(x, 250, 130, 110, WINE, 4)
    paper.box(184, 180, 152, 34, GOLD, 6)
    paper.box(200, 190, 120, 14, INK, 4)
    paper.box(0, 380, 520, 30, ROSE)
    paper.box(0, 410, 520, 190, "#caa28f")
    paper.fill([(90, 440), (430, 440), (490, 570), (30, 570)], INK)
    with paper.at(252, 486, 1, -8):
        paper.fill([(-160, -64), (150, -64), (176, 70), (-186, 70)], GREY)
        paper.fill([(-160, -76), (150, -76), (176, 56), (-186, 56)], CREAM)
        paper.fill([(-142, -62), (136, -62), (139, -44), (-146, -44)], INK)
        paper.fill([(-14, -34), (142, -34), (157, 42), (-18, 42)], CRIMSON)
        with paper.at(68, 4, 0.62):
            crown(paper, GOLD, CRIMSON)
        for row in range(4):
            paper.line([(-152 - 5 * row, -26 + 21 * row), (-36 - 2 * row, -26 + 21 * row)], GREY, 8)


def reader(paper: Paper) -> None:
    """Somebody in an armchair is nothing but legs, fingers and a newspaper."""
    paper.ground(CRIMSON)
    paper.box(0, 520, 520, 80, WINE)
    paper.fill("M60 540 L60 250 C60 120 150 70 260 70 C370 70 460 120 460 250 L460 540 Z", WINE)
    paper.box(30, 320, 90, 220, "#861a30", 40)
    paper.box(400, 320, 90, 220, "#861a30", 40)
    paper.box(116, 430, 288, 90, "#861a30", 24)
    paper.line([(300, 430), (304, 500), (296, 556)], INK, 46)
    paper.fill("M276 556 L322 556 C330 584 320 590 300 590 L226 590 C222 572 250 566 276 556 Z", INK)
    paper.line([(220, 440), (330, 466), (404, 526)], "#43303a", 46)
    paper.fill("M388 540 L424 510 C450 520 456 540 440 548 L396 578 C380 574 380 556 388 540 Z", INK)
    with paper.at(260, 268):
        paper.fill([(-190, -140), (0, -126), (190, -140), (190, 150), (0, 164), (-190, 150)], CREAM)
        paper.line([(0, -126), (0, 164)], GREY, 5)
        paper.fill([(-172, -118), (-18, -106), (-18, -78), (-172, -90)], INK)
        paper.fill([(18, -106), (172, -118), (172, 10), (18, 22)], CRIMSON)
        with paper.at(95, -46, 0.95, -3):
            keyhole(paper, GOLD, WINE)
        for row in range(6):
            y = -60 + 34 * row
            paper.line([(-166, y), (-26, y + 10)], GREY, 11)
            if row > 2:
                paper.line([(26, y + 10), (166, y)], GREY, 11)
    for x, sign in ((76, 1), (444, -1)):
        for row in range(4):
            paper.box(x - 14, 252 + 22 * row, 40 if sign > 0 else 28, 18, "#d99f7c", 9)


def spy(paper: Paper) -> None:
    """Two holes, two eyes."""
    paper.ground(WINE)
    paper.fill("M150 60 C150 10 370 10 370 60 L384 96 L136 96 Z", INK)
    paper.box(96, 84, 328, 24, INK, 12)
    paper.fill(ring(260, 150, 100, 90), "#d99f7c")
    with paper.at(260, 336):
        paper.box(-216, -206, 432, 450, CREAM)
        paper.box(-186, -182, 372, 40, INK)
        for x in (-76, 76):
            paper.fill(slab(x - 58, -112, 116, 76, 8), INK)
            paper.fill(ring(x, -74, 44, 30), "#fffdf6")
            paper.disc(x + 14, -72, 22, "#3e6b5a")
            paper.disc(x + 14, -72, 10, INK)
        paper.box(-186, -14, 200, 150, CRIMSON)
        with paper.at(-86, 58, 1.1):
            heart(paper, GOLD, CRIMSON)
        paper.fill(bars(36, -10, 150, 5, 32, 15), GREY)
        paper.fill(bars(-186, 158, 372, 3, 30, 14), GREY)
    for x in (36, 456):
        for row in range(4):
            paper.box(x - 6, 330 + 25 * row, 40, 21, "#d99f7c", 10)


def crier(paper: Paper) -> None:
    """A newspaper seller holds the last one up."""
    paper.ground(CRIMSON)
    paper.fill(
        [
            (0, 600),
            (0, 430),
            (70, 430),
            (70, 380),
            (140, 380),
            (140, 470),
            (400, 470),
            (400, 400),
            (520, 400),
            (520, 600),
        ],
        WINE,
    )
    with paper.at(330, 168, 0.62, 9):
        shade(paper, 380, 480, WINE, 18)
        page(paper, 380, 480, crown)
    paper.line([(196, 420), (300, 300), (296, 230)], INK, 46)
    paper.fill(ring(294, 222, 24), "#b5754d")
    paper.fill("M90 620 C84 480 110 400 190 394 C260 396 290 470 292 620 Z", INK)
    paper.fill(ring(186, 338, 48, 56), "#b5754d")
    paper.fill("M128 318 C124 262 246 256 250 308 C268 308 286 316 286 326 L186 320 Z", GOLD)
    paper.disc(192, 274, 8, INK)
    paper.fill([(96, 470), (250, 430), (280, 560), (120, 590)], CREAM)
    paper.fill([(112, 482), (244, 448), (248, 466), (116, 500)], INK)
    for row in range(3):
        paper.line([(124 + 5 * row, 520 + 22 * row), (238 + 6 * row, 490 + 22 * row)], GREY, 9)
    paper.fill("M176 372 L214 372 L206 420 L182 420 Z", "#b5754d")


def pearls(paper: Paper) -> None:
    """A torn necklace on the front page."""
    paper.ground(WINE)
    with paper.at(262, 300, 1, 8):
        shade(paper, 390, 500, INK)
        page(paper, 390, 500, heart)
    chain = smooth(
        [(60, 470), (130, 330), (260, 270), (350, 350), (330, 450), (240, 470), (200, 400), (270, 340)], closed=False
    )
    beads: list[Point] = []
    for (_, before), (_, points) in pairwise(chain):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = before[-1], *points
        for part in range(4):
            t = part / 4
            u = 1 - t
            beads.append(
                (
                    u**3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t**3 * dx,
                    u**3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t**3 * dy,
                )
            )
    loose = [(392, 300), (436, 250), (420, 360), (470, 420), (440, 490), (110, 556), (46, 524)]
    paper.dots([(x + 6, y + 9) for x, y in [*beads, *loose]], 19, INK)
    paper.dots([*beads, *loose], 19, "#fffdf6")
    paper.dots([(x - 6, y - 6) for x, y in [*beads, *loose]], 6, ROSE)


def paper_crown(paper: Paper) -> None:
    """Folded out of the news: a crown on a cushion."""
    paper.ground(CRIMSON)
    paper.box(0, 500, 520, 100, WINE)
    paper.fill(
        "M70 430 C40 400 60 380 90 392 C200 410 320 410 430 392 C460 380 480 400 450 430 C470 470 470 500 450 530"
        " C480 560 460 580 430 566 C320 548 200 548 90 566 C60 580 40 560 70 530 C50 500 50 470 70 430 Z",
        GOLD,
    )
    paper.dots([(66, 404), (454, 404), (66, 554), (454, 554)], 18, WINE)
    paper.line("M110 440 C210 460 310 460 410 440", "#c98b1e", 6)
    points = [(110, 430), (84, 190), (178, 300), (260, 130), (342, 300), (436, 190), (410, 430)]
    paper.fill(points, CREAM)
    paper.fill([(260, 130), (342, 300), (300, 340), (260, 320)], "#e2d3b8")
    paper.fill([(436, 190), (410, 430), (372, 400), (352, 296)], "#e2d3b8")
    for left, right, y in ((118, 402, 384), (114, 406, 416)):
        paper.line([(left, y), (right, y)], INK, 14)
    for x, y, w in (
        (112, 262, 36),
        (114, 290, 64),
        (118, 318, 84),
        (122, 346, 92),
        (244, 210, 32),
        (236, 238, 50),
        (226, 266, 68),
        (380, 262, 34),
        (366, 290, 44),
    ):
        paper.line([(x, y), (x + w, y)], GREY, 10)
    paper.box(240, 292, 74, 62, CRIMSON)
    paper.disc(277, 323, 18, GOLD)
    paper.dots([(84, 186), (260, 124), (436, 186)], 17, INK)


def coupe(paper: Paper) -> None:
    """A boat of newsprint at sea in champagne."""
    paper.ground(CRIMSON)
    paper.fill("M40 236 C50 390 150 420 260 420 C370 420 470 390 480 236 Z", GOLD)
    paper.dots(
        [(150, 330), (210, 370), (300, 350), (350, 300), (250, 310), (180, 284), (400, 280), (290, 390)], 8, CREAM
    )
    paper.fill([(92, 176), (184, 222), (260, 74), (336, 222), (428, 176), (376, 286), (144, 286)], CREAM)
    paper.fill([(260, 74), (336, 222), (260, 240)], "#e2d3b8")
    paper.fill([(184, 222), (260, 240), (336, 222), (428, 176), (376, 286), (144, 286), (92, 176)], "#f3e5c9")
    paper.line([(184, 222), (260, 240), (336, 222)], GREY, 5)
    for x, y, w in ((236, 150, 18), (222, 178, 32), (210, 206, 40)):
        paper.line([(x, y), (x + w, y)], INK, 10)
    for x, y, w in ((140, 224, 50), (150, 250, 220), (164, 272, 180), (330, 224, 50)):
        paper.line([(x, y), (x + w, y)], GREY, 10)
    paper.line("M34 232 C40 396 150 424 260 424 C370 424 480 396 486 232", CREAM, 12)
    paper.fill([(250, 420), (270, 420), (274, 540), (246, 540)], CREAM)
    paper.fill("M150 566 C180 540 340 540 370 566 Z", CREAM)


def bundle(paper: Paper) -> None:
    """A thousand copies, tied up, still warm."""
    paper.ground(WINE)
    paper.box(0, 520, 520, 80, INK)
    for row in range(9):
        shift = (0, 7, -5, 4, -8, 2, 6, -4, 3)[row]
        paper.fill(
            [
                (70 + shift, 540 - 24 * row),
                (450 + shift, 540 - 24 * row),
                (450 + shift, 521 - 24 * row),
                (70 + shift, 521 - 24 * row),
            ],
            (CREAM, "#dccbb0")[row % 2],
        )
    paper.fill([(70, 326), (450, 326), (396, 96), (124, 96)], CREAM)
    paper.fill([(140, 112), (380, 112), (388, 146), (132, 146)], INK)
    paper.fill([(160, 164), (360, 164), (378, 264), (142, 264)], CRIMSON)
    with paper.at(260, 216, 0.86):
        crown(paper, GOLD, CRIMSON)
    for row, (left, right) in enumerate(((136, 386), (130, 392))):
        paper.line([(left - 4, 284 + 22 * row), (right + 4, 284 + 22 * row)], GREY, 10)
    paper.line([(260, 92), (260, 326), (260, 542)], GOLD, 11)
    paper.line([(96, 212), (424, 212)], GOLD, 11)
    paper.fill("M260 212 C220 160 190 190 250 210 Z", GOLD)
    paper.fill("M260 212 C300 160 330 190 270 210 Z", GOLD)


def cut_out(paper: Paper) -> None:
    """The page after somebody cut the picture out."""
    paper.ground(CRIMSON)
    with paper.at(250, 290, 1, -4):
        shade(paper, 380, 490)
        page(paper, 380, 490, lambda p, a, b: None, frame=CREAM)
        with paper.at(0, -14, 2.3):
            crown(paper, WINE, WINE)
    with paper.at(380, 440, 1, -32):
        paper.line([(-30, 40), (120, -60)], "#d9d2c8", 22)
        paper.line([(-30, -40), (120, 60)], "#fffdf6", 22)
        paper.hoop(-66, 60, 34, GOLD, 18)
        paper.hoop(-66, -60, 34, GOLD, 18)
        paper.disc(34, 0, 9, INK)


def corgi(paper: Paper) -> None:
    """The palace dog brings the paper in."""
    paper.ground(CRIMSON)
    paper.box(0, 500, 520, 100, WINE)
    for x in range(20, 520, 80):
        paper.fill([(x, 500), (x + 40, 500), (x + 20, 540)], GOLD)
    fur, light = "#d98a3a", CREAM
    with paper.at(274, 500, 0.96):
        paper.fill("M200 -20 C230 -90 214 -196 150 -214 L-40 -220 C-60 -120 -40 -70 -10 -40 Z", fur)
        paper.fill("M190 -190 C222 -226 236 -214 230 -190 C226 -170 206 -164 196 -166 Z", fur)
        for x in (-50, 10, 120, 168):
            paper.box(x, -90, 42, 110, light if x in (-50, 120) else "#e9d9bd", 18)
        paper.fill("M-80 -180 C-80 -90 -40 -40 10 -50 C40 -90 20 -200 -10 -230 Z", light)
        paper.fill("M-160 -350 L-150 -420 C-130 -410 -110 -380 -104 -356 Z", fur)
        paper.fill("M-30 -350 L10 -420 C24 -390 24 -350 4 -320 Z", fur)
        paper.fill("M-6 -352 L8 -396 C14 -376 12 -350 2 -330 Z", ROSE)
        paper.fill(
            "M-166 -280 C-170 -350 -120 -376 -74 -376 C-10 -376 30 -330 24 -250 C20 -190 -40 -170 -90"
            " -176 C-140 -176 -196 -190 -200 -226 C-200 -250 -176 -256 -166 -280 Z",
            fur,
        )
        paper.fill(
            "M-112 -372 C-98 -330 -110 -290 -124 -260 C-160 -262 -196 -246 -200 -226 C-196 -190 -140"
            " -176 -90 -176 C-50 -180 -70 -250 -86 -290 C-92 -330 -90 -350 -90 -375 Z",
            light,
        )
        paper.disc(-58, -300, 11, INK)
        paper.disc(-142, -302, 9, INK)
        paper.fill(ring(-192, -236, 20, 15), INK)
        with paper.at(-120, -176, 1, -4):
            paper.box(-130, -30, 300, 62, CREAM, 14)
            paper.fill(ring(-122, 1, 20, 31), GREY)
            paper.fill(ring(-122, 1, 10, 18), CREAM)
            paper.fill(bars(-84, -16, 120, 3, 16, 7), INK)
            paper.box(66, -30, 22, 62, GOLD)
            with paper.at(130, 0, 0.4):
                crown(paper, CRIMSON, CREAM)
        paper.fill("M-170 -200 C-150 -170 -100 -176 -90 -190 L-84 -164 C-110 -150 -150 -152 -176 -176 Z", light)


def dustbin(paper: Paper) -> None:
    """Thrown away."""
    paper.ground(STONE)
    paper.box(0, 540, 520, 60, MIDDLE)
    with paper.at(262, 196, 0.74, 16):
        page(paper, 380, 460, crown, PALE, DARK, MIDDLE, PALE, MIDDLE)
    paper.fill([(106, 280), (414, 280), (382, 562), (138, 562)], DARK)
    for x in (170, 230, 290, 350):
        paper.line([(x, 310), (260 + (x - 260) * 0.84, 540)], MIDDLE, 10)
    paper.line([(98, 284), (422, 284)], DARK, 26)
    band(paper, KEY)


def fish(paper: Paper) -> None:
    """Yesterday's news, wrapped round fish."""
    paper.ground(STONE)
    with paper.at(258, 316, 1.24, -28):
        paper.fill("M60 -50 C120 -90 190 -60 204 0 C190 60 120 90 60 50 Z", MIDDLE)
        paper.disc(160, -14, 11, DARK)
        paper.fill("M-130 -40 L-216 -84 L-196 0 L-216 84 L-130 40 Z", MIDDLE)
        paper.fill([(-150, -110), (70, -130), (110, -20), (86, 120), (-140, 130), (-120, 10)], PALE)
        paper.fill([(-120, -90), (50, -108), (58, -78), (-114, -62)], DARK)
        paper.fill([(-40, -50), (74, -60), (84, 30), (-34, 36)], MIDDLE)
        with paper.at(22, -8, 0.7, -4):
            crown(paper, PALE, MIDDLE)
        for row in range(3):
            paper.line([(-108, -26 + 34 * row), (-58, -30 + 34 * row)], MIDDLE, 11)
        for row in range(2):
            paper.line([(-114, 70 + 30 * row), (70, 62 + 30 * row)], MIDDLE, 11)
    band(paper, KEY, falls=True)


PICTURES = (front, doormat, reader, spy, crier, pearls, paper_crown, coupe, bundle, cut_out, corgi)
REFUSALS = (dustbin, fish)
