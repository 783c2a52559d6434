"""Out on loan: an empty place on the wall, and the work on its way. Two a movement, in its key colour and with its own mark."""

from decks.atelier.colours import KEYS
from decks.atelier.paper import Colour, Paper, Point, Step, mix, smooth

WHITE, INK, WOODEN, PLANK, GILT = "#ffffff", "#221f1c", "#b98a52", "#d3aa74", "#d9a93f"


class Tint:
    """The tones of a movement: from its key colour up to the wall."""

    def __init__(self, exhibition: int) -> None:
        self.key: Colour = KEYS["classic-art"][exhibition - 1]
        self.dark = mix(self.key, INK, 0.45)
        self.middle = mix(self.key, WHITE, 0.42)
        self.wall = mix(self.key, "#f2eee6", 0.72)
        self.patch = mix(self.key, "#fffdf8", 0.9)


def wall(paper: Paper, t: Tint, floor: float = 500) -> None:
    """The wall, its skirting and the floor."""
    paper.ground(t.wall)
    paper.box(0, floor, 520, 600 - floor, t.middle)
    paper.box(0, floor - 14, 520, 18, t.patch)


def plate(paper: Paper, x: float, y: float, t: Tint) -> None:
    """The label that says where it went."""
    paper.box(x - 46, y - 26, 92, 56, WHITE, 3)
    paper.box(x - 34, y - 14, 52, 9, t.dark)
    paper.box(x - 34, y + 2, 68, 6, t.middle)
    paper.box(x - 34, y + 14, 40, 6, t.middle)


def hook(paper: Paper, x: float, y: float, t: Tint) -> None:
    """A hook and its nail."""
    paper.disc(x, y, 9, t.dark)
    paper.line(f"M{x} {y} L{x} {y + 22} C{x} {y + 40} {x + 24} {y + 40} {x + 24} {y + 24}", t.dark, 7)


def crate(paper: Paper, x: float, y: float, wide: float, high: float, t: Tint, sign: int = 0) -> None:
    """A crate with its top left corner at (x, y), and a sign: 1 a glass, 2 an umbrella, 3 two arrows up."""
    paper.box(x, y, wide, high, PLANK)
    rows = max(2, round(high / 60))
    for row in range(1, rows):
        paper.line([(x + 4, y + high * row / rows), (x + wide - 4, y + high * row / rows)], WOODEN, 5)
    for left in (x, x + wide - 26):
        paper.box(left, y, 26, high, WOODEN)
        paper.dots([(left + 13, y + 16), (left + 13, y + high - 16)], 5, INK)
    for top in (y, y + high - 24):
        paper.box(x, top, wide, 24, WOODEN)
    with paper.at(x + wide / 2, y + high / 2, min(wide, high) / 200):
        if sign == 1:
            paper.fill(
                "M-34 -56 L34 -56 C34 -10 20 4 6 8 L6 40 L28 52 L-28 52 L-6 40 L-6 8 C-20 4 -34 -10 -34 -56 Z", t.key
            )
            paper.line([(8, -56), (-6, -36), (10, -22)], PLANK, 7)
        elif sign == 2:
            paper.fill(
                "M-52 0 C-48 -64 48 -64 52 0 C40 -12 26 -12 17 0 C8 -12 -8 -12 -17 0 C-26 -12 -40 -12 -52 0 Z", t.key
            )
            paper.line("M0 -4 L0 42 C0 60 -26 60 -26 44", t.key, 9)
        elif sign == 3:
            for side in (-1, 1):
                paper.fill(
                    [
                        (side * 30, -56),
                        (side * 30 + 24, -22),
                        (side * 30 + 9, -22),
                        (side * 30 + 9, 34),
                        (side * 30 - 9, 34),
                        (side * 30 - 9, -22),
                        (side * 30 - 24, -22),
                    ],
                    t.key,
                )
            paper.line([(-52, 50), (52, 50)], t.key, 10)


def gilded(paper: Paper) -> None:
    """The gilt frame stayed at home."""
    t = Tint(1)
    wall(paper, t)
    paper.line([(150, 60), (260, -10), (370, 60)], t.dark, 5)
    paper.box(96, 56, 328, 284, t.dark, 8)
    paper.box(84, 44, 328, 284, GILT, 10)
    paper.box(100, 60, 296, 252, "#a87a24", 4)
    paper.box(112, 72, 272, 228, GILT, 4)
    paper.box(130, 90, 236, 192, t.patch)
    for x, y in ((84, 44), (412, 44), (84, 328), (412, 328)):
        paper.disc(x, y, 22, GILT)
        paper.hoop(x, y, 10, "#a87a24", 6)
    for x, y, w in ((150, 130, 60), (240, 118, 90), (180, 160, 110), (290, 190, 50), (160, 220, 80), (250, 250, 90)):
        paper.line([(x, y), (x + w, y)], mix(t.patch, t.key, 0.16), 12)
    plate(paper, 456, 376, t)
    crate(paper, 60, 380, 280, 186, t, 1)


def van(paper: Paper) -> None:
    """The van, seen from the gallery's window."""
    t = Tint(1)
    paper.ground(t.wall)
    paper.box(40, 36, 440, 420, t.dark, 4)
    paper.box(58, 54, 404, 384, mix(t.key, WHITE, 0.5))
    paper.disc(380, 130, 44, "#ffe9b0")
    for x, y, w in ((80, 110, 120), (120, 140, 90), (260, 200, 90), (90, 220, 70)):
        paper.line([(x, y), (x + w, y)], WHITE, 15)
    paper.box(58, 372, 404, 66, mix(t.key, INK, 0.25))
    for x in (80, 190, 300, 410):
        paper.line([(x, 408), (x + 46, 408)], WHITE, 6)
    paper.box(96, 226, 240, 142, WHITE, 6)
    paper.fill("M336 268 L396 268 L430 316 L430 368 L336 368 Z", t.key)
    paper.fill([(356, 282), (390, 282), (412, 316), (356, 316)], t.patch)
    paper.box(150, 252, 132, 92, GILT)
    paper.box(164, 266, 104, 64, t.patch)
    for x in (150, 380):
        paper.disc(x, 374, 34, INK)
        paper.disc(x, 374, 15, t.patch)
    paper.line([(260, 54), (260, 438)], t.dark, 12)
    paper.box(24, 446, 472, 26, t.patch)
    plate(paper, 260, 560, t)


def crooked(paper: Paper) -> None:
    """A pale patch, a bent nail and a frame that leans below."""
    t = Tint(2)
    wall(paper, t)
    with paper.at(262, 190, 1, -4):
        paper.box(-130, -140, 260, 270, t.patch)
        paper.line([(-130, -140), (130, -140), (130, 130), (-130, 130)], mix(t.wall, t.key, 0.35), 6, closed=True)
    paper.line("M250 70 C256 50 270 52 280 40", t.dark, 10)
    for points in (
        [(60, 60), (90, 110), (70, 160)],
        [(450, 70), (430, 130), (462, 190)],
        [(470, 300), (440, 350), (466, 400)],
    ):
        paper.line(smooth(points, closed=False), t.middle, 14)
    with paper.at(330, 430, 1, 14):
        paper.fill([(-120, -130), (120, -110), (126, 120), (-114, 132)], t.dark)
        paper.fill([(-92, -102), (94, -86), (98, 94), (-88, 104)], t.key)
        paper.fill([(-74, -84), (76, -70), (80, 76), (-70, 86)], t.wall)
        paper.line([(-92, -102), (-74, -84)], t.dark, 5)
        paper.line([(94, -86), (76, -70)], t.dark, 5)
    plate(paper, 78, 350, t)


def carriers(paper: Paper) -> None:
    """Two pairs of legs carry it off."""
    t = Tint(2)
    wall(paper, t, 470)
    hook(paper, 150, 44, t)
    hook(paper, 370, 44, t)
    for x, tone in ((110, t.dark), (400, t.key)):
        paper.line([(x, 360), (x - 26, 450), (x - 44, 548)], tone, 36)
        paper.line([(x, 360), (x + 36, 440), (x + 58, 536)], tone, 36)
        paper.line([(x - 46, 556), (x - 70, 558)], INK, 22)
        paper.line([(x + 60, 546), (x + 38, 556)], INK, 22)
    for x, skin, cap in ((96, "#8a5636", t.key), (414, "#e2b08a", t.dark)):
        paper.disc(x, 118, 36, skin)
        paper.fill(f"M{x - 40} 112 C{x - 40} 64 {x + 36} 64 {x + 38} 108 Z", cap)
        paper.line([(x - 36, 110), (x - 56, 116)], cap, 12)
    paper.box(56, 150, 408, 236, "#c9a26d", 4)
    paper.fill([(56, 150), (130, 150), (56, 230)], "#b48c56")
    paper.fill([(464, 386), (464, 310), (396, 386)], "#b48c56")
    paper.line([(260, 150), (260, 386)], t.dark, 8)
    paper.line([(56, 268), (464, 268)], t.dark, 8)
    for x, skin in ((66, "#8a5636"), (454, "#e2b08a")):
        for row in range(4):
            paper.box(x - 18, 276 + 20 * row, 36, 16, skin, 8)
    plate(paper, 350, 330, t)


def corners(paper: Paper) -> None:
    """The frame has come apart into its four corners."""
    t = Tint(3)
    paper.ground(t.wall)
    paper.fill([(0, 0), (230, 0), (120, 260), (0, 330)], mix(t.wall, t.key, 0.14))
    paper.fill([(520, 120), (520, 420), (330, 520), (380, 240)], mix(t.wall, t.key, 0.1))
    paper.box(0, 500, 520, 100, t.middle)
    paper.fill([(160, 120), (370, 96), (390, 360), (144, 372)], t.patch)
    paper.fill([(160, 120), (238, 111), (147, 330)], mix(t.patch, t.key, 0.1))
    for x, y, turn in ((120, 92, -8), (404, 72, 84), (422, 372, 184), (110, 398, 274)):
        with paper.at(x, y, 1, turn):
            paper.fill([(-36, -36), (130, -36), (130, 10), (10, 10)], t.dark)
            paper.fill([(-36, -36), (10, 10), (10, 150), (-36, 150)], t.key)
            paper.line([(-20, -20), (120, -20)], GILT, 7)
            paper.line([(-20, -20), (-20, 140)], GILT, 7)
    plate(paper, 262, 262, t)


def cubes(paper: Paper) -> None:
    """Crates on crates: cubes, from every side at once."""
    t = Tint(3)
    wall(paper, t, 450)
    hook(paper, 96, 60, t)
    paper.box(52, 96, 120, 150, t.patch)
    for x, y, s, sign in (
        (190, 470, 150, 1),
        (368, 470, 132, 3),
        (288, 268, 128, 2),
        (420, 262, 96, 0),
        (330, 100, 92, 0),
    ):
        paper.fill(
            [(x - s / 2, y - s / 2), (x, y - s * 0.78), (x + s * 0.72, y - s * 0.78), (x + s / 2, y - s / 2)], "#e6c796"
        )
        paper.fill(
            [
                (x + s / 2, y - s / 2),
                (x + s * 0.72, y - s * 0.78),
                (x + s * 0.72, y + s * 0.24),
                (x + s / 2, y + s / 2),
            ],
            "#8f6636",
        )
        crate(paper, x - s / 2, y - s / 2, s, s, t, sign)
    plate(paper, 112, 300, t)


def scroll(paper: Paper) -> None:
    """In the alcove the scroll is rolled up."""
    t = Tint(4)
    paper.ground(t.wall)
    paper.box(40, 0, 440, 470, t.patch)
    paper.box(40, 0, 24, 470, t.middle)
    paper.box(456, 0, 24, 470, t.middle)
    paper.box(0, 470, 520, 130, t.middle)
    paper.box(0, 460, 520, 24, t.dark)
    paper.box(170, 70, 180, 320, mix(t.wall, t.key, 0.06))
    paper.line([(160, 120), (260, 40), (360, 120)], t.key, 7)
    paper.disc(260, 36, 11, t.dark)
    paper.box(150, 112, 220, 58, t.key, 8)
    paper.box(128, 122, 264, 38, t.dark, 8)
    paper.box(150, 112, 220, 58, t.key, 4)
    for x in (206, 314):
        paper.box(x - 12, 108, 24, 66, GILT)
    paper.line("M260 170 C230 200 240 220 252 232 M260 170 C290 200 280 226 270 240", "#c8402f", 8)
    with paper.at(130, 540, 1, -4):
        paper.box(-96, -30, 250, 60, PLANK, 6)
        paper.box(-96, -30, 30, 60, WOODEN, 4)
        paper.box(124, -30, 30, 60, WOODEN, 4)
        paper.line([(30, -30), (30, 30)], "#c8402f", 11)
    plate(paper, 402, 330, t)


def ship(paper: Paper) -> None:
    """It crosses the sea in its crate."""
    t = Tint(4)
    paper.ground(t.patch)
    paper.disc(400, 130, 62, "#c8402f")
    for x, y, w in ((40, 90, 150), (90, 120, 110), (300, 220, 170)):
        paper.line([(x, y), (x + w, y)], t.wall, 14)
    paper.line([(250, 90), (250, 330)], t.dark, 13)
    paper.fill("M240 96 C120 120 70 210 84 300 C140 270 200 270 240 290 Z", WHITE)
    for bow in (0.3, 0.6):
        paper.line(
            f"M{240 - 150 * bow} {110 + 40 * bow} C{220 - 180 * bow} 190 {220 - 170 * bow} 240 {230 - 150 * bow} 288",
            t.middle,
            6,
        )
    crate(paper, 276, 226, 120, 104, t, 3)
    paper.fill(
        "M60 326 L450 316 C470 316 486 290 500 270 C500 340 470 410 420 430 L130 430 C90 410 66 370 60 326 Z", t.key
    )
    paper.line([(74, 352), (470, 346)], GILT, 8)
    for row, tone in enumerate((t.middle, t.key, t.dark)):
        y = 410 + 62 * row
        points: list[Point] = []
        for at in range(7):
            x = -60 + 100 * at + 44 * (row % 2)
            points += [(x, y + 30), (x + 50, y - 8)]
        water: list[Step] = [*smooth(points, closed=False), ("L", [(620, 620)]), ("L", [(-80, 620)]), ("Z", [])]
        paper.fill(water, tone)
        for at in range(6):
            x = -10 + 100 * at + 44 * (row % 2)
            paper.line(
                f"M{x - 26} {y + 8} C{x - 14} {y - 10} {x + 10} {y - 8} {x + 14} {y + 6} C{x + 4} {y}"
                f" {x - 4} {y + 8} {x + 2} {y + 14}",
                WHITE,
                5,
            )
    with paper.at(96, 548, 0.9):
        plate(paper, 0, 0, t)


def bare_frame(paper: Paper) -> None:
    """Black frame, bare wall: the composition has been taken out, but for what fell to the floor."""
    t = Tint(5)
    paper.ground("#cfcbc4")
    paper.box(0, 510, 520, 90, "#9b968d")
    hook(paper, 248, 30, t)
    paper.line([(150, 150), (262, 62), (400, 130)], t.key, 6)
    with paper.at(268, 256, 1, -5):
        paper.box(-140, -120, 280, 240, "#f7f5f0")
        paper.line([(-140, -120), (140, -120), (140, 120), (-140, 120)], t.key, 32, closed=True)
        paper.line([(-122, -102), (122, -102), (122, 102), (-122, 102)], "#a8a39a", 5, closed=True)
    plate(paper, 268, 262, t)
    paper.disc(96, 538, 42, "#c8352b")
    with paper.at(212, 548, 1, 24):
        paper.box(-34, -34, 68, 68, "#e2b12e")
    with paper.at(368, 560, 1, -4):
        paper.box(-96, -16, 192, 32, "#1f4fa0")


def aeroplane(paper: Paper) -> None:
    """A flat parcel takes to the air."""
    t = Tint(5)
    paper.ground("#dcd8d0")
    paper.disc(390, 140, 92, "#f3f0ea")
    paper.disc(390, 140, 60, "#c8352b")
    for x, y, w in ((30, 410, 160), (80, 440, 120), (330, 470, 150)):
        paper.line([(x, y), (x + w, y)], "#f3f0ea", 16)
    with paper.at(266, 262, 0.94, -18):
        paper.fill([(-220, -16), (-250, -90), (-204, -90), (-160, -20)], t.key)
        paper.fill(
            "M-226 -14 C-180 -40 100 -50 180 -40 C220 -34 236 -14 232 0 C226 22 180 30 120 32 L-150 24"
            " C-196 20 -226 4 -226 -14 Z",
            WHITE,
        )
        paper.fill("M180 -40 C220 -34 236 -14 232 0 L170 -6 Z", t.key)
        for x in range(-130, 140, 38):
            paper.disc(x, -14, 9, t.key)
        paper.fill([(-30, 4), (60, 4), (-40, 140), (-96, 140)], "#1f4fa0")
        paper.fill([(0, -38), (50, -40), (10, -120), (-24, -120)], "#e2b12e")
    paper.line([(206, 300), (150, 400)], t.key, 5)
    paper.line([(260, 290), (300, 390)], t.key, 5)
    with paper.at(220, 450, 1, 8):
        crate(paper, -100, -70, 200, 150, t, 3)
    plate(paper, 100, 556, t)


LOANS = ((gilded, van), (crooked, carriers), (corners, cubes), (scroll, ship), (bare_frame, aeroplane))
