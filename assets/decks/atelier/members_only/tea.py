"""Spilt tea: eleven cups and what became of them."""

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, Point, ring, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, band

CREAM, LINEN, TEA, BROWN, CLAY = "#f6e3b4", "#e9cd8c", "#b5701c", "#53300f", "#c2532a"
WHITE, GLINT = "#fffaf0", "#d8993f"
KEY = KEYS["members-only"][2]


def cup(
    paper: Paper,
    body: Colour = CLAY,
    trim: Colour = WHITE,
    full: Colour | None = TEA,
    inside: Colour = WHITE,
    handle: int = 1,
) -> None:
    """A cup about (0, 0): its mouth 200 wide at y = -70, its foot at y = 80; the handle to the right, or to the left (-1)."""
    paper.line(ring(handle * 98, -12, 40, 42), body, 20)
    paper.fill("M-104 -70 C-104 20 -70 64 -40 70 L-44 82 L44 82 L40 70 C70 64 104 20 104 -70 Z", body)
    paper.fill("M-97 -24 C-92 -8 -88 4 -82 14 C-30 34 30 34 82 14 C88 4 92 -8 97 -24 C40 0 -40 0 -97 -24 Z", trim)
    paper.disc(0, -70, 104, inside, 26)
    if full:
        paper.disc(0, -66, 88, full, 18)


def saucer(paper: Paper, colour: Colour = WHITE, shade: Colour = LINEN, wide: float = 170) -> None:
    """A saucer from the side, its middle at (0, 0)."""
    paper.disc(0, 6, wide, shade, wide * 0.16)
    paper.disc(0, 0, wide, colour, wide * 0.15)
    paper.disc(0, -2, wide * 0.5, shade, wide * 0.06)


def pot(paper: Paper, body: Colour = BROWN, trim: Colour = GLINT) -> None:
    """A round teapot about (0, 0): its spout to the left, its handle to the right."""
    paper.line("M96 -50 C170 -80 190 50 92 50", body, 26)
    paper.fill("M-80 30 C-150 30 -150 -50 -186 -84 L-148 -98 C-126 -60 -110 -30 -60 -30 Z", body)
    paper.disc(0, 0, 118, body, 100)
    paper.fill("M-64 -78 C-40 -112 40 -112 64 -78 Z", trim)
    paper.disc(0, -112, 18, trim)
    paper.line("M-104 22 C-50 50 50 50 104 22", trim, 12)
    paper.box(-54, 90, 108, 16, body, 8)


def table(paper: Paper, y: float, colour: Colour = LINEN) -> None:
    """The table below y."""
    paper.box(0, y, 520, 600 - y, colour)


def tipped(paper: Paper) -> None:
    """Over it goes."""
    paper.ground(CREAM)
    table(paper, 400)
    paper.fill(
        "M40 520 C20 480 110 460 170 470 C220 440 330 440 380 462 C470 452 520 490 480 524 C500 570 380 580 330 560"
        " C260 590 150 590 130 556 C80 566 40 556 40 520 Z",
        TEA,
    )
    with paper.at(236, 330, 1.36, 74):
        cup(paper, handle=-1)
    paper.fill("M340 330 C366 360 380 400 400 430 C420 456 424 480 410 500 L330 500 C352 470 362 440 354 400 Z", TEA)
    paper.line("M362 380 C376 410 396 440 398 470", GLINT, 8)
    paper.line("M120 524 C180 504 240 534 300 520", GLINT, 9)
    for x, y, r in ((456, 420, 13), (436, 384, 8), (482, 450, 8)):
        paper.disc(x, y, r, TEA)


def overfull(paper: Paper) -> None:
    """Somebody did not say when."""
    paper.ground(CREAM)
    table(paper, 470, BROWN)
    paper.box(0, 470, 520, 22, "#6d431a")
    with paper.at(250, 452, 1.25):
        saucer(paper, WHITE, TEA)
    with paper.at(250, 310, 1.5):
        cup(paper)
    paper.fill(
        "M96 212 C88 150 170 170 250 166 C340 170 412 150 404 212 C404 260 392 330 380 360 C366 366 364"
        " 330 366 300 C360 270 340 268 336 300"
        " C334 330 322 340 314 316 C312 280 290 262 270 268 C240 262 238 330 222 336 C204 336 214 270"
        " 190 262 C164 260 170 380 152 400"
        " C136 402 146 330 136 300 C122 270 100 250 96 212 Z",
        TEA,
    )
    paper.line("M150 202 C210 186 290 186 350 202", GLINT, 9)
    paper.fill("M96 440 C90 480 106 540 122 540 C140 540 130 490 140 462 Z", TEA)
    paper.fill("M350 462 C340 520 360 590 378 590 C396 590 384 500 392 452 Z", TEA)
    paper.disc(124, 566, 11, TEA, 15)


def missed(paper: Paper) -> None:
    """The pot pours beside the cup."""
    paper.ground(CREAM)
    table(paper, 480)
    paper.fill("M20 536 C30 500 120 504 180 508 C240 496 290 520 270 546 C240 580 60 586 20 536 Z", TEA)
    with paper.at(372, 438, 0.9):
        with paper.at(0, 92):
            saucer(paper)
        cup(paper, full=LINEN)
    with paper.at(300, 180, 1.08, -34):
        pot(paper)
    paper.fill("M66 206 C44 280 92 380 90 520 L136 520 C138 380 110 300 104 208 Z", TEA)
    paper.line("M80 230 C76 300 106 380 108 500", GLINT, 6)
    for x, y, r in ((54, 470, 10), (170, 462, 12), (188, 490, 7), (36, 500, 7)):
        paper.disc(x, y, r, TEA)


def falling(paper: Paper) -> None:
    """In the air, the moment before."""
    paper.ground(CREAM)
    paper.box(0, 548, 520, 52, BROWN)
    splash: list[Point] = [
        *((226, 200), (226, 130), (206, 84), (230, 60), (258, 86), (280, 140), (300, 100), (312, 40), (344, 22)),
        *((366, 50), (352, 100), (362, 160), (396, 140), (430, 96), (462, 102), (462, 140), (430, 186), (440, 220)),
        *((480, 226), (492, 254), (464, 276), (416, 300), (320, 260)),
    ]
    paper.fill(smooth(splash), TEA)
    for x, y, r in ((176, 130, 15), (160, 190, 10), (270, 34, 10), (430, 44, 14), (490, 190, 9), (400, 60, 9)):
        paper.disc(x, y, r, TEA)
    with paper.at(268, 320, 1.3, 36):
        cup(paper)
    with paper.at(130, 446, 1, -30):
        paper.disc(0, 6, 124, LINEN, 40)
        paper.disc(0, 0, 124, WHITE, 38)
        paper.disc(0, -2, 60, LINEN, 17)
    with paper.at(410, 470, 1, 62):
        paper.line([(-70, 0), (40, 0)], BROWN, 12)
        paper.disc(62, 0, 34, BROWN, 20)


def from_above(paper: Paper) -> None:
    """The saucer is a lake."""
    paper.ground(LINEN)
    paper.fill(
        "M300 120 C330 40 440 30 470 90 C520 100 520 170 488 190 C520 240 480 300 440 300 C380 330 300 240 300 120 Z",
        TEA,
    )
    paper.disc(240, 332, 204, BROWN)
    paper.disc(236, 322, 204, WHITE)
    paper.disc(236, 322, 172, TEA)
    paper.line(smooth([(110, 270), (150, 210), (220, 176)], closed=False), GLINT, 10)
    paper.line(ring(352, 250, 38), CLAY, 26)
    paper.disc(236, 330, 122, CLAY)
    paper.disc(236, 330, 104, WHITE)
    paper.disc(236, 330, 88, TEA)
    paper.line(smooth([(178, 320), (192, 284), (226, 264)], closed=False), GLINT, 9)
    with paper.at(120, 480, 1, -38):
        paper.line([(0, 0), (150, 0)], BROWN, 13)
        paper.disc(-24, 0, 40, BROWN, 25)
    for x, y, r in ((430, 450, 20), (476, 408, 11), (396, 500, 9), (60, 90, 16), (100, 60, 9)):
        paper.disc(x, y, r, TEA)


def tower(paper: Paper) -> None:
    """Five cups too many."""
    paper.ground(CREAM)
    table(paper, 520, BROWN)
    with paper.at(230, 516, 0.9):
        saucer(paper)
    for x, y, turn, body, trim, side in (
        (230, 456, 0, CLAY, WHITE, 1),
        (238, 366, 5, BROWN, GLINT, -1),
        (222, 280, -6, WHITE, CLAY, 1),
        (250, 194, 12, GLINT, BROWN, -1),
    ):
        with paper.at(x, y, 0.72, turn):
            cup(paper, body, trim, TEA, WHITE if body != WHITE else LINEN, side)
    paper.fill("M372 186 C420 220 410 330 400 400 C396 430 376 430 376 400 C380 330 366 260 340 220 Z", TEA)
    with paper.at(322, 106, 0.76, 68):
        cup(paper, CLAY, WHITE, TEA, WHITE, -1)
    for x, y, r in ((392, 460, 13), (420, 430, 8), (370, 488, 8), (438, 250, 9)):
        paper.disc(x, y, r, TEA)


def shards(paper: Paper) -> None:
    """Past mending."""
    paper.ground(CREAM)
    table(paper, 360)
    paper.fill(
        "M50 480 C30 430 120 410 190 420 C240 390 340 396 380 420 C460 410 510 450 480 490 C500 550 380 570 320 546"
        " C250 580 130 570 120 536 C70 540 50 510 50 480 Z",
        TEA,
    )
    for x, y, turn, flip in ((212, 312, -17, False), (284, 314, 19, True)):
        with paper.at(x, y, 1.36, turn, flip):
            if flip:
                paper.line(ring(-98, -12, 40, 42), CLAY, 20)
            paper.fill("M-104 -70 C-104 20 -70 64 -40 70 L-44 82 L-8 82 L-22 44 L4 14 L-18 -22 L0 -70 Z", CLAY)
            paper.fill(
                "M-97 -24 C-92 -8 -88 4 -82 14 C-60 24 -30 28 -8 28 L4 14 L-14 -14 C-50 -14 -74 -18 -97 -24 Z", WHITE
            )
            paper.fill("M-104 -70 C-90 -56 -40 -46 -9 -46 L0 -70 C-20 -62 -70 -58 -104 -70 Z", WHITE)
    for corners, tone in (
        ([(236, 470), (290, 456), (300, 510), (250, 520)], CLAY),
        ([(246, 488), (294, 474), (297, 492), (248, 506)], WHITE),
        ([(404, 500), (444, 490), (430, 530)], WHITE),
        ([(90, 500), (130, 486), (128, 522)], CLAY),
        ([(250, 90), (282, 70), (290, 112)], CLAY),
        ([(214, 150), (240, 160), (220, 184)], WHITE),
        ([(296, 160), (318, 150), (312, 184)], CLAY),
    ):
        paper.fill(corners, tone)
    paper.line("M160 450 C200 440 240 440 260 446", GLINT, 8)
    for x, y, r in ((70, 150, 12), (450, 130, 14), (420, 90, 8), (40, 560, 12), (490, 560, 9)):
        paper.disc(x, y, r, TEA)


def biscuit(paper: Paper) -> None:
    """Dunked too boldly."""
    paper.ground(CREAM)
    table(paper, 500)
    with paper.at(260, 510, 1.2):
        saucer(paper)
    with paper.at(260, 380, 1.35):
        cup(paper)
    paper.fill(
        "M150 290 C120 230 130 170 90 120 C160 150 160 200 190 220 C190 160 170 120 190 60 C224 120 214"
        " 190 250 220 L300 220"
        " C320 180 310 120 350 70 C356 130 340 180 350 220 C390 190 380 140 440 110 C400 170 400 240 374 290 Z",
        TEA,
    )
    with paper.at(270, 206, 1, 14):
        paper.fill([(-74, -84), (74, -84), (74, 84), (-74, 84)], GLINT)
        for step in range(-3, 4):
            paper.disc(step * 24, -86, 13, GLINT)
            paper.disc(-76, step * 26, 13, GLINT)
            paper.disc(76, step * 26, 13, GLINT)
        paper.dots([(x, y) for x in (-44, 0, 44) for y in (-56, -14, 28)], 8, BROWN)
    paper.fill(
        "M140 280 C190 256 220 300 262 280 C300 262 340 300 382 280 C400 300 330 316 260 316 C190 316"
        " 124 300 140 280 Z",
        TEA,
    )
    for x, y, r in ((70, 90, 12), (470, 80, 14), (420, 40, 8), (60, 210, 9), (460, 220, 10)):
        paper.disc(x, y, r, TEA)


def cloth(paper: Paper) -> None:
    """The good tablecloth."""
    paper.ground(CREAM)
    for x in range(0, 520, 104):
        paper.box(x, 250, 52, 210, CLAY)
    for y in (250, 354):
        paper.box(0, y, 520, 52, CLAY, 0)
        for x in range(0, 520, 104):
            paper.box(x, y, 52, 52, "#8f3a1b")
            paper.box(x + 52, y, 52, 52, "#dd8b60")
    for x in range(0, 520, 104):
        paper.fill([(x, 460), (x + 52, 460), (x + 26, 500)], CLAY)
        paper.fill([(x + 52, 460), (x + 104, 460), (x + 78, 500)], WHITE)
    paper.fill(
        "M60 350 C40 290 140 276 210 290 C290 270 470 270 460 340 C480 390 400 400 380 400 C380 470 384"
        " 530 366 530 C346 530 350 470 344 410"
        " C320 420 300 420 290 414 C290 470 292 580 272 580 C250 580 256 480 252 414 C220 420 190 420"
        " 170 404 C168 430 166 480 150 480"
        " C134 480 138 430 136 398 C90 400 60 390 60 350 Z",
        TEA,
    )
    with paper.at(220, 214, 1.14, -84):
        cup(paper, WHITE, BROWN, TEA, LINEN)
    paper.fill("M120 150 C80 200 70 260 90 320 L170 320 C150 280 150 240 130 200 Z", TEA)
    paper.disc(274, 562, 6, GLINT, 10)


def cat(paper: Paper) -> None:
    """It was the cat."""
    paper.ground(CREAM)
    paper.box(0, 440, 400, 26, BROWN)
    paper.box(60, 466, 30, 140, BROWN)
    paper.box(300, 466, 30, 140, BROWN)
    paper.line("M40 430 C-10 380 20 300 60 330", BROWN, 30)
    paper.fill("M40 440 C30 330 90 250 160 240 C230 240 260 330 256 440 Z", BROWN)
    paper.line([(220, 330), (330, 372)], BROWN, 44)
    paper.disc(336, 374, 26, BROWN)
    paper.fill(
        "M98 190 L104 90 L160 130 L200 130 L256 90 L262 190 C262 250 220 272 180 272 C140 272 98 250 98 190 Z", BROWN
    )
    paper.fill("M150 236 C160 220 200 220 210 236 C206 262 154 262 150 236 Z", CREAM)
    for x in (144, 216):
        paper.disc(x, 184, 20, GLINT, 17)
        paper.disc(x + 5, 184, 7, BROWN, 15)
    paper.fill([(170, 222), (190, 222), (180, 234)], CLAY)
    for side in (-1, 1):
        for y in (226, 244):
            paper.line([(180 + side * 40, y), (180 + side * 104, y + (y - 236) * 1.4)], WHITE, 5)
    paper.fill("M456 330 C480 400 500 420 496 520 C490 560 460 560 456 520 C460 450 440 420 420 390 Z", TEA)
    with paper.at(420, 318, 0.8, 56):
        cup(paper, handle=-1)
    for x, y, r in ((500, 300, 12), (440, 560, 14), (412, 520, 8), (506, 580, 10)):
        paper.disc(x, y, r, TEA)


def tray(paper: Paper) -> None:
    """The tray has a mind of its own."""
    paper.ground(CREAM)
    paper.fill("M-20 600 L-20 470 C40 440 90 430 150 440 L170 600 Z", BROWN)
    paper.box(96, 416, 70, 44, WHITE, 10)
    paper.fill("M120 420 C130 380 170 360 220 366 L236 394 C200 420 180 436 166 436 Z", "#c98c63")
    with paper.at(252, 350, 1, 22):
        paper.box(-240, -10, 480, 26, BROWN, 12)
        paper.box(-240, -24, 20, 40, BROWN, 8)
        with paper.at(-96, -88, 0.86):
            pot(paper, CLAY, WHITE)
    paper.fill("M414 330 C470 360 494 440 488 610 L444 610 C446 480 420 420 384 384 Z", TEA)
    with paper.at(384, 316, 0.78, 50):
        cup(paper, WHITE, BROWN, TEA, LINEN, -1)
    with paper.at(430, 150, 0.7, -40):
        cup(paper, GLINT, BROWN)
    paper.fill("M330 90 C320 50 360 40 350 6 C384 30 374 60 392 70 Z", TEA)
    for x, y, r in ((300, 60, 12), (316, 118, 8), (490, 300, 10), (500, 60, 12)):
        paper.disc(x, y, r, TEA)


def calm(paper: Paper) -> None:
    """Full, warm, and still on its saucer."""
    paper.ground(STONE)
    paper.box(0, 480, 520, 120, MIDDLE)
    with paper.at(250, 490, 1.25):
        saucer(paper, PALE, DARK)
    with paper.at(250, 364, 1.5):
        cup(paper, DARK, PALE, MIDDLE, PALE)
    for x in (190, 260, 330):
        paper.line(f"M{x} 216 C{x - 40} 160 {x + 40} 130 {x} 60", PALE, 17)
    band(paper, KEY)


def cupboard(paper: Paper) -> None:
    """Clean, upside down, on the shelf."""
    paper.ground(STONE)
    for y in (286, 540):
        paper.box(30, y, 460, 24, DARK)
    paper.box(30, 40, 22, 524, DARK)
    paper.box(468, 40, 22, 524, DARK)
    paper.box(30, 36, 460, 22, DARK)
    for x, y, body, trim in (
        (160, 224, PALE, MIDDLE),
        (356, 224, MIDDLE, PALE),
        (160, 478, MIDDLE, PALE),
        (356, 478, PALE, MIDDLE),
    ):
        with paper.at(x, y, 0.86, 180):
            cup(paper, body, trim, None, body)
    band(paper, KEY, falls=True)


PICTURES = (tipped, overfull, missed, falling, from_above, tower, shards, biscuit, cloth, cat, tray)
REFUSALS = (calm, cupboard)
