"""Politicians' pasts: eleven times the clock tower, and what it remembers. The tower is of our own building."""

from collections.abc import Sequence

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, polar, ring
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, band, rays

NIGHT, GREEN, MOSS, STONE_LIGHT = "#0b2a24", "#15463b", "#2f6b58", "#d9cfa8"
GOLD, BONE, SHADE = "#f0c04a", "#f6efd9", "#a89a6c"
KEY = KEYS["members-only"][3]


def dial(
    paper: Paper, radius: float, hour: float, face: Colour = BONE, ink: Colour = NIGHT, hands: bool = True
) -> None:
    """A clock's face about (0, 0); the hour may have a fraction."""
    paper.disc(0, 0, radius * 1.16, ink)
    paper.disc(0, 0, radius, face)
    paper.line(rays(0, 0, radius * 0.76, radius * 0.9, 12), ink, radius * 0.07)
    if hands:
        paper.line([(0, 0), polar(radius * 0.5, hour * 30 - 90)], ink, radius * 0.15)
        paper.line([(0, 0), polar(radius * 0.74, hour % 1 * 360 - 90)], ink, radius * 0.1)
        paper.disc(0, 0, radius * 0.11, ink)


def tower(
    paper: Paper,
    hour: float,
    tones: Sequence[Colour] = (STONE_LIGHT, SHADE, MOSS),
    face: Colour = BONE,
    ink: Colour = NIGHT,
    shaft: float = 380,
    hands: bool = True,
) -> None:
    """The tower: the middle of its dial at (0, 0), 150 wide, its shaft so long; the spire reaches to -250."""
    stone, shade, roof = tones
    paper.box(-58, 70, 116, shaft, stone)
    paper.box(20, 70, 38, shaft, shade)
    for y in range(110, round(20 + shaft), 84):
        for x in (-36, -10):
            paper.box(x, y, 13, 50, ink, 6)
    paper.box(-78, 66, 156, 20, shade)
    paper.box(-70, -82, 140, 150, stone)
    paper.box(40, -82, 30, 150, shade)
    paper.box(-80, -98, 160, 20, shade)
    paper.fill([(-76, -98), (76, -98), (44, -150), (-44, -150)], roof)
    paper.box(-40, -186, 80, 38, stone)
    for x in (-26, -6, 14):
        paper.box(x, -180, 12, 32, ink, 6)
    paper.fill([(-50, -186), (50, -186), (0, -262)], roof)
    paper.line([(0, -262), (0, -284)], GOLD if ink == NIGHT else ink, 7)
    dial(paper, 52, hour, face, ink, hands)


def midnight(paper: Paper) -> None:
    """Twelve, and a full moon."""
    paper.ground(NIGHT)
    paper.disc(330, 200, 150, GOLD)
    for x, y, r in ((282, 150, 22), (390, 250, 30), (380, 130, 13), (330, 290, 12)):
        paper.disc(x, y, r, "#d9a530")
    with paper.at(210, 316, 1.12):
        tower(paper, 12)
    paper.fill(
        [
            (0, 600),
            (0, 540),
            (110, 540),
            (110, 500),
            (150, 500),
            (150, 552),
            (290, 552),
            (290, 510),
            (420, 510),
            (420, 560),
            (520, 560),
            (520, 600),
        ],
        GREEN,
    )
    paper.dots([(60, 90), (110, 220), (50, 330), (480, 400), (440, 60), (160, 60), (400, 420)], 5, BONE)


def fog(paper: Paper) -> None:
    """Nothing can be seen below the third hour."""
    paper.ground(GREEN)
    with paper.at(262, 320, 1.25):
        tower(paper, 3)
    for y, x, w, tone in (
        (230, -60, 250, "#7f9c8c"),
        (410, -40, 420, "#9db3a3"),
        (452, 120, 460, "#c3cfbf"),
        (502, -60, 480, "#9db3a3"),
        (550, 60, 520, "#dfe4d4"),
        (596, -60, 660, "#c3cfbf"),
        (190, 372, 220, "#9db3a3"),
    ):
        paper.box(x, y - 24, w, 50, tone, 25)


def sand(paper: Paper) -> None:
    """Time runs out: an hourglass holds the tower."""
    paper.ground(NIGHT)
    paper.box(90, 40, 340, 40, GOLD, 10)
    paper.box(90, 520, 340, 40, GOLD, 10)
    for x in (108, 396):
        paper.box(x, 80, 16, 440, SHADE)
    paper.fill(
        "M140 84 L380 84 C386 190 350 250 280 296 L280 308 C350 350 386 410 380 516 L140 516 C134 410"
        " 170 350 240 308 L240 296"
        " C170 250 134 190 140 84 Z",
        "#35705f",
    )
    paper.fill("M158 190 C176 236 210 262 252 290 L268 290 C310 262 344 236 362 190 C300 210 220 210 158 190 Z", GOLD)
    paper.box(255, 286, 10, 150, GOLD)
    with paper.at(260, 464, 0.5):
        tower(paper, 10, (STONE_LIGHT, SHADE, NIGHT), shaft=60)
    paper.fill("M146 516 C160 470 230 478 260 470 C290 478 360 470 374 516 Z", GOLD)
    paper.line("M166 100 C162 170 180 220 206 246", BONE, 8)


def key(paper: Paper) -> None:
    """The skeleton key fits."""
    paper.ground(GREEN)
    with paper.at(370, 320, 1.14):
        tower(paper, 9)
    with paper.at(176, 310, 1, -90):
        paper.hoop(160, 0, 66, GOLD, 30)
        paper.line([(92, 0), (-210, 0)], GOLD, 30)
        paper.box(-218, 0, 34, 76, GOLD)
        paper.box(-160, 0, 30, 54, GOLD)
        paper.box(60, -26, 20, 52, GOLD, 6)
        paper.disc(143, 0, 12, NIGHT)
        paper.disc(177, 0, 12, NIGHT)
        paper.fill([(152, -16), (168, -16), (160, -34)], NIGHT)


def drawer(paper: Paper) -> None:
    """Filed away, but not for good."""
    paper.ground(NIGHT)
    with paper.at(260, 290, 1.0):
        tower(paper, 4.5, shaft=200)
    for index, (tone, x) in enumerate(((BONE, 70), (STONE_LIGHT, 92), (GOLD, 60))):
        y = 348 + 22 * index
        if index == 2:
            paper.box(x + 20 + 250, y - 20, 96, 30, tone, 8)
        else:
            paper.box(x + 20 + 30 * index, y - 20, 96, 30, tone, 8)
        paper.box(x, y, 400 - 2 * (x - 60), 120, tone)
    paper.box(30, 420, 460, 160, MOSS, 6)
    paper.box(54, 442, 412, 116, GREEN, 4)
    paper.box(190, 462, 140, 38, BONE)
    paper.box(208, 476, 104, 10, NIGHT)
    paper.line("M210 520 C210 548 310 548 310 520", GOLD, 14)


def photograph(paper: Paper) -> None:
    """An old photograph, pinned up and torn in two."""
    paper.ground(MOSS)
    for x, turn, left in ((-12, -5, True), (16, 5, False)):
        with paper.at(260 + x, 310, 1, turn):
            edge = [(0, -250), (14, -190), (-12, -120), (16, -50), (-10, 20), (12, 100), (-8, 170), (6, 250)]
            side = -1 if left else 1
            paper.fill([(side * 196, -250), *edge, (side * 196, 250)], BONE)
            inner = [
                (side * 168, -222),
                *[(px * 1.0, max(-222.0, min(222.0, py))) for px, py in edge],
                (side * 168, 170),
                (side * 168, -222),
            ]
            inner = [(px, min(py, 170.0)) for px, py in inner]
            paper.fill(inner, SHADE)
            if left:
                paper.fill([(-168, 60), (-60, 40), (-10, 60), (8, 120), (-2, 170), (-168, 170)], "#6d6340")
                for fx, tall in ((-120, 110), (-64, 130)):
                    paper.fill(ring(fx, 170 - tall, 17, 21), NIGHT)
                    paper.fill(
                        f"M{fx - 34} 170 L{fx - 30} {220 - tall} C{fx - 20} {190 - tall} {fx + 20}"
                        f" {190 - tall} {fx + 30} {220 - tall} L{fx + 34} 170 Z",
                        NIGHT,
                    )
                    paper.box(fx - 17, 124 - tall, 34, 32, NIGHT, 3)
                    paper.box(fx - 27, 150 - tall, 54, 8, NIGHT, 3)
            else:
                with paper.at(92, 10, 0.72):
                    tower(paper, 2, ("#efe4bd", "#8a7d52", "#6d6340"), BONE, "#3a3420", 150)
                paper.box(10, 166, 160, 4, SHADE)
    paper.disc(204, 78, 20, "#b8352c")
    paper.disc(198, 72, 7, "#e98b76")
    paper.disc(330, 74, 20, GOLD)


def river(paper: Paper) -> None:
    """The river tells another hour."""
    paper.ground(NIGHT)
    with paper.at(260, 218, 0.72):
        tower(paper, 5, shaft=180)
    paper.box(0, 352, 520, 248, MOSS)
    with paper.at(260, 486, 0.72, 180, True):
        tower(paper, 11, ("#8fa67f", "#76906f", GREEN), "#b9c7a0", GREEN, 180)
    for x, y, w in (
        (30, 392, 120),
        (360, 410, 130),
        (150, 430, 210),
        (60, 510, 110),
        (330, 540, 150),
        (200, 366, 150),
        (220, 574, 160),
    ):
        paper.line([(x, y), (x + w, y)], MOSS, 11)
    for x, y, w in ((20, 430, 90), (400, 470, 90), (70, 560, 80), (420, 380, 70)):
        paper.line([(x, y), (x + w, y)], STONE_LIGHT, 5)
    for x, w, h in ((0, 90, 60), (90, 60, 90), (400, 50, 70), (450, 70, 44)):
        paper.box(x, 352 - h, w, h, GREEN)


def letter(paper: Paper) -> None:
    """A letter that should have been burnt."""
    paper.ground(GREEN)
    with paper.at(260, 262, 0.96):
        tower(paper, 7.5, shaft=240)
    paper.fill([(40, 330), (260, 210), (480, 330), (480, 350), (40, 350)], SHADE)
    with paper.at(260, 262, 0.96):
        tower(paper, 7.5, shaft=240)
    paper.fill([(40, 330), (40, 570), (480, 570), (480, 330), (260, 480)], BONE)
    paper.fill([(40, 570), (236, 440), (260, 456), (284, 440), (480, 570)], STONE_LIGHT)
    paper.line([(40, 330), (260, 480), (480, 330)], SHADE, 5)
    paper.fill([polar(48 if at % 2 else 55, 15 * at, 260, 476) for at in range(24)], "#b8352c")
    paper.hoop(260, 476, 32, "#e98b76", 6)
    paper.fill([(244, 488), (238, 462), (252, 472), (260, 456), (268, 472), (282, 462), (276, 488)], "#e98b76")


def cupboard(paper: Paper) -> None:
    """There is a skeleton in it."""
    paper.ground(NIGHT)
    paper.box(140, 210, 240, 400, STONE_LIGHT)
    paper.box(120, 186, 280, 34, SHADE)
    with paper.at(260, 92, 1.1):
        paper.box(-86, -110, 172, 190, STONE_LIGHT)
        paper.box(-96, 78, 192, 16, SHADE)
        dial(paper, 66, 1.5)
    paper.box(180, 244, 160, 366, "#04140f")
    paper.fill([(340, 244), (472, 214), (472, 620), (340, 610)], MOSS)
    paper.fill([(360, 270), (452, 252), (452, 400), (360, 404)], GREEN)
    paper.fill([(360, 430), (452, 430), (452, 590), (360, 584)], GREEN)
    paper.disc(362, 418, 8, GOLD)
    with paper.at(258, 330):
        paper.fill("M-40 -20 C-40 -64 40 -64 40 -20 C40 0 28 8 26 26 L-26 26 C-28 8 -40 0 -40 -20 Z", BONE)
        paper.disc(-16, -16, 12, "#04140f")
        paper.disc(16, -16, 12, "#04140f")
        paper.fill([(-5, 8), (5, 8), (0, -4)], "#04140f")
        paper.line([(0, 36), (0, 160)], BONE, 12)
        for row, half in enumerate((44, 48, 46, 38)):
            y = 58 + 24 * row
            paper.line(f"M{-half} {y + 10} C{-half} {y - 8} {half} {y - 8} {half} {y + 10}", BONE, 10)
        paper.line([(-50, 46), (50, 46)], BONE, 11)
        paper.line([(-50, 46), (-62, 120), (-44, 180)], BONE, 10)
        paper.line([(50, 46), (78, 6), (66, -50)], BONE, 10)
        paper.fill("M-38 156 C-40 190 -10 196 0 184 C10 196 40 190 38 156 C20 164 -20 164 -38 156 Z", BONE)
        paper.line([(-20, 184), (-24, 280)], BONE, 11)
        paper.line([(20, 184), (24, 280)], BONE, 11)


def backwards(paper: Paper) -> None:
    """The hands go back."""
    paper.ground(GREEN)
    with paper.at(260, 300):
        paper.disc(0, 0, 236, STONE_LIGHT)
        dial(paper, 190, 10.16, BONE, NIGHT, hands=False)
        paper.line([polar(120, -60 + 8 * step) for step in range(-26, 1)], "#b8352c", 20)
        (x, y) = polar(120, -60 - 8 * 26)
        with paper.at(x, y, 1, -60 - 208 - 90):
            paper.fill([(52, 0), (-6, -38), (-6, 38)], "#b8352c")
        paper.line([(0, 0), polar(86, -150)], NIGHT, 26)
        paper.line([(0, 0), polar(140, -60)], NIGHT, 17)
        paper.disc(0, 0, 22, GOLD)
    for x, y in ((52, 52), (468, 52), (52, 548), (468, 548)):
        paper.disc(x, y, 20, GOLD)


def lens(paper: Paper) -> None:
    """Somebody is taking a closer look."""
    paper.ground(NIGHT)
    with paper.at(150, 330, 0.92):
        tower(paper, 8)
    paper.line([(410, 420), (476, 556)], SHADE, 44)
    paper.line([(398, 396), (414, 428)], GOLD, 30)
    paper.disc(318, 250, 176, GOLD)
    paper.disc(318, 250, 152, MOSS)
    with paper.at(318, 250):
        paper.box(-120, -88, 240, 190, STONE_LIGHT)
        dial(paper, 106, 8)
        paper.fill(ring(40, 48, 22, 28), "#b8352c")
        for dx, dy in ((-30, -6), (-12, -34), (14, -40), (40, -28)):
            paper.fill(ring(40 + dx * 0.9, 44 + dy, 9, 12), "#b8352c")
    paper.line("M206 190 C226 150 260 128 296 124", BONE, 10)


def locked(paper: Paper) -> None:
    """The file stays shut."""
    paper.ground(STONE)
    paper.box(60, 60, 180, 80, DARK, 16)
    paper.box(60, 96, 400, 470, DARK, 12)
    with paper.at(198, 330, 0.92):
        tower(paper, 6, (PALE, MIDDLE, PALE), PALE, DARK, 150)
    paper.line("M324 430 L324 390 C324 326 420 326 420 390 L420 430", PALE, 27)
    paper.box(286, 424, 172, 130, MIDDLE, 16)
    paper.disc(372, 474, 21, DARK)
    paper.box(362, 480, 20, 46, DARK, 6)
    band(paper, KEY)


def boarded(paper: Paper) -> None:
    """Its clock has no hands and its windows are nailed up."""
    paper.ground(STONE)
    with paper.at(262, 310, 1.3):
        tower(paper, 6, (PALE, MIDDLE, DARK), MIDDLE, DARK, 300, False)
        for y, turn in ((130, 7), (176, -9), (-10, 12)):
            with paper.at(0, y, 1, turn):
                paper.box(-88, -13, 176, 26, DARK, 3)
                paper.dots([(-74, 0), (74, 0)], 5, PALE)
    band(paper, KEY, falls=True)


PICTURES = (midnight, fog, sand, key, drawer, photograph, river, letter, cupboard, backwards, lens)
REFUSALS = (locked, boarded)
