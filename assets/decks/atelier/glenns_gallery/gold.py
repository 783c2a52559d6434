"""Inca gold: eleven pieces of our own, in the manner of the Andes, and those who come to see them."""

from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery.masks import rope
from decks.atelier.glenns_gallery.visitors import Tones, crowd, leaving
from decks.atelier.paper import Colour, Paper, Point, polar
from decks.atelier.things import DARK, MIDDLE, PALE, STONE

DARKNESS, HALL, VELVET, FLOOR = "#17110c", "#241a11", "#3a2410", "#4d3519"
GOLD, LIGHT, SHADE, DEEP = "#e9b437", "#fbe08a", "#b47a18", "#6b430b"
JADE, RED = "#3f9e8a", "#c2412d"
TONES = Tones(dark="#8a5a24", light="#b9812f", accent=JADE, hair="#7a4f28", black="#4a2f1a")
KEY = KEYS["glenns-gallery"][4]


def setting(paper: Paper, case: bool = False) -> None:
    """The dark vault with one lamp, and a glass case if asked."""
    paper.ground(DARKNESS)
    if case:
        paper.fill([(196, 0), (324, 0), (470, 470), (50, 470)], VELVET)
        paper.box(0, 470, 520, 130, FLOOR)
    else:
        paper.disc(260, 250, 240, HALL)
        paper.disc(260, 250, 190, VELVET)
        paper.box(0, 480, 520, 120, FLOOR)


def eyes(paper: Paper, y: float, x: float, size: float, colour: Colour = DEEP) -> None:
    """Two eyes as the goldsmiths beat them: almonds with a disc."""
    for side in (-1, 1):
        paper.fill(
            f"M{side * x - size} {y} C{side * x - size * 0.5} {y - size * 0.8} {side * x + size * 0.5}"
            f" {y - size * 0.8} {side * x + size} {y}"
            f" C{side * x + size * 0.5} {y + size * 0.7} {side * x - size * 0.5} {y + size * 0.7}"
            f" {side * x - size} {y} Z",
            LIGHT,
        )
        paper.disc(side * x, y, size * 0.42, colour)


def face(paper: Paper, size: float, line: Colour = DEEP) -> None:
    """A beaten face about (0, 0), `size` to each side."""
    s = size / 100
    with paper.at(0, 0, s):
        eyes(paper, -22, 42, 32, line)
        paper.line("M-76 -58 C-60 -76 -20 -76 -12 -50 L-16 20 L0 30 L16 20 L12 -50 C20 -76 60 -76 76 -58", line, 10)
        paper.box(-44, 50, 88, 26, line, 8)
        paper.box(-34, 59, 68, 8, LIGHT)


def sun(paper: Paper) -> None:
    """The sun's disc with its rays."""
    setting(paper)
    with paper.at(260, 240):
        for at in range(24):
            angle = 15 * at
            if at % 2:
                paper.fill([polar(118, angle - 7), polar(216, angle), polar(118, angle + 7)], LIGHT)
            else:
                (ax, ay), (bx, by) = polar(130, angle), polar(200, angle)
                px, py = polar(26, angle + 90)
                paper.line(f"M{ax} {ay} C{ax + px} {ay + py} {bx - px} {by - py} {bx} {by}", SHADE, 11)
        paper.disc(0, 0, 134, SHADE)
        paper.disc(0, 0, 124, GOLD)
        paper.hoop(0, 0, 108, SHADE, 7)
        face(paper, 92)
    crowd(paper, TONES, 7, 262, 0.76)


def llama(paper: Paper) -> None:
    """A little llama, alert."""
    setting(paper, True)
    with paper.at(262, 262):
        paper.box(-130, 178, 250, 30, DEEP, 4)
        for x, tone in ((-66, SHADE), (62, SHADE), (-92, GOLD), (36, GOLD)):
            paper.fill([(x, 60), (x + 36, 60), (x + 28, 180), (x + 4, 180)], tone)
        paper.fill(
            "M-112 -30 C-120 -60 -90 -70 -60 -66 L20 -70 C30 -120 30 -150 30 -170 L34 -222 L52 -196 L66"
            " -196 L84 -224 L88 -176 C112 -170 132 -160 132 -140"
            " C132 -124 110 -120 92 -122 C96 -60 96 -10 92 30 C86 80 40 96 -10 92 C-70 96 -110 90 -114 40 Z",
            GOLD,
        )
        paper.fill("M92 30 C86 80 40 96 -10 92 C-70 96 -110 90 -114 40 C-60 70 40 70 92 30 Z", SHADE)
        paper.fill("M-112 -30 C-136 -20 -136 10 -120 26 L-106 4 Z", SHADE)
        paper.disc(84, -158, 9, DEEP)
        paper.line([(110, -138), (130, -138)], DEEP, 6)
        for row in range(4):
            for x in range(-86 + 14 * (row % 2), 60, 34):
                paper.line(f"M{x} {-36 + 26 * row} Q{x + 10} {-22 + 26 * row} {x + 20} {-36 + 26 * row}", SHADE, 6)
        for y in (-110, -84):
            paper.line([(28, y), (90, y)], RED, 12)
    crowd(paper, TONES, 8, 420, 0.85, True)


def knife(paper: Paper) -> None:
    """A ceremonial knife with its lord on top."""
    setting(paper)
    with paper.at(260, 250):
        paper.fill("M-118 120 L118 120 C122 190 70 226 0 226 C-70 226 -122 190 -118 120 Z", GOLD)
        paper.fill("M30 120 L118 120 C122 190 70 226 0 226 C50 200 50 160 30 120 Z", SHADE)
        paper.line("M-104 140 C-96 188 -60 210 0 212", LIGHT, 8)
        paper.box(-34, 20, 68, 110, GOLD)
        paper.box(8, 20, 26, 110, SHADE)
        paper.fill("M-150 -130 C-150 -240 150 -240 150 -130 L110 -116 C104 -170 -104 -170 -110 -116 Z", GOLD)
        for at in range(9):
            paper.disc(*polar(124, -170 + 20 * at, 0, -96), 13, (JADE, RED)[at % 2])
        paper.fill("M-86 -130 C-86 -160 86 -160 86 -130 L80 -40 L-80 -40 Z", GOLD)
        with paper.at(0, -86, 0.74):
            face(paper, 100)
        for side in (-1, 1):
            paper.disc(side * 98, -70, 23, LIGHT)
            paper.disc(side * 98, -70, 12, JADE)
        paper.fill("M-70 -40 L70 -40 L84 30 L-84 30 Z", SHADE)
        for x in (-48, -16, 16, 48):
            paper.line([(x, -28), (x * 1.2, 20)], LIGHT, 7)
    crowd(paper, TONES, 0, 104)


def beaker(paper: Paper) -> None:
    """A tall beaker that is a face."""
    setting(paper, True)
    with paper.at(260, 262):
        paper.fill("M-124 -216 L124 -216 C110 -60 100 80 92 200 L-92 200 C-100 80 -110 -60 -124 -216 Z", GOLD)
        paper.fill("M60 -216 L124 -216 C110 -60 100 80 92 200 L44 200 C60 60 64 -80 60 -216 Z", SHADE)
        paper.disc(0, -216, 124, LIGHT, 24)
        paper.disc(0, -214, 108, DEEP, 16)
        paper.fill("M-118 -160 L118 -160 L115 -118 L-115 -118 Z", DEEP)
        for at in range(7):
            x = -96 + 32 * at
            paper.fill([(x - 14, -124), (x, -154), (x + 14, -124)], (GOLD, JADE)[at % 2])
        with paper.at(0, -16):
            eyes(paper, -30, 46, 34)
            paper.fill("M-16 -50 L16 -50 L20 10 C50 16 60 40 40 50 L-40 50 C-60 40 -50 16 -20 10 Z", SHADE)
            paper.fill("M-10 -50 L8 -50 L12 16 L24 44 L-34 44 L-16 16 Z", LIGHT)
            paper.box(-52, 74, 104, 22, DEEP, 10)
        for y in (122, 150, 178):
            paper.line([(-94 + (200 - y) * -0.06, y), (94 - (y - 200) * 0.06, y)], DEEP, 9)
    crowd(paper, TONES, 5, 106, 0.92)


def spools(paper: Paper) -> None:
    """A pair of ear ornaments, a bird in each."""
    setting(paper)
    for x, y, flip in ((164, 176, False), (356, 298, True)):
        with paper.at(x, y, 1, 0, flip):
            paper.dots([polar(122, 15 * at) for at in range(24)], 12, LIGHT)
            paper.disc(0, 0, 116, GOLD)
            paper.hoop(0, 0, 98, SHADE, 8)
            paper.disc(0, 0, 86, JADE)
            paper.fill(
                "M-46 6 C-50 -26 -20 -44 10 -36 C20 -60 50 -56 54 -40 L80 -32 L54 -22 C52 20 20 44 -14"
                " 40 L-66 62 L-54 26 Z",
                GOLD,
            )
            paper.fill("M-34 4 C-10 -16 16 -6 20 6 C4 26 -20 26 -34 16 Z", SHADE)
            paper.disc(38, -38, 6, DEEP)
            paper.line([(-6, 40), (-6, 64)], GOLD, 8)
            paper.line([(12, 36), (12, 64)], GOLD, 8)
            for at in range(3):
                paper.disc(*polar(68, 40 + 20 * at), 7, RED)
    crowd(paper, TONES, 6, 150, 0.95, True)


def breastplate(paper: Paper) -> None:
    """A breastplate like a half moon, on cords."""
    setting(paper)
    with paper.at(260, 200):
        paper.line("M-150 -40 C-120 -160 -60 -190 0 -196 C60 -190 120 -160 150 -40", RED, 11)
        paper.fill(
            "M-200 -60 C-190 160 -90 220 0 220 C90 220 190 160 200 -60 C160 20 80 50 0 50 C-80 50 -160 20 -200 -60 Z",
            GOLD,
        )
        paper.fill("M0 220 C90 220 190 160 200 -60 C180 90 100 180 0 220 Z", SHADE)
        paper.line("M-176 0 C-140 56 -70 80 0 80 C70 80 140 56 176 0", SHADE, 8)
        for at in range(9):
            paper.disc(*polar(182, 166 - 19 * at, 0, 4), 12, (JADE, LIGHT)[at % 2])
        for side in (-1, 1):
            paper.fill([(side * 60, 96), (side * 110, 80), (side * 100, 130), (side * 70, 146)], JADE)
        with paper.at(0, 132, 0.46):
            paper.disc(0, 0, 100, LIGHT)
            face(paper, 96)
        for at in range(7):
            x, y = polar(216, 138 - 16 * at, 0, 12)
            paper.line([(x, y), (x, y + 26)], SHADE, 6)
            paper.disc(x, y + 30, 13, LIGHT)
    crowd(paper, TONES, 9, 108, 0.9)


def maize(paper: Paper) -> None:
    """An ear of maize from the golden garden."""
    setting(paper, True)
    with paper.at(260, 236, 1.06, 8):
        paper.line([(0, 120), (-4, 222)], DEEP, 21)
        paper.fill(
            "M0 -214 C60 -200 84 -100 78 0 C74 80 50 130 0 136 C-50 130 -74 80 -78 0 C-84 -100 -60 -200 0 -214 Z", SHADE
        )
        kernels: dict[Colour, list[Point]] = {GOLD: [], LIGHT: []}
        for row in range(11):
            y = -184 + 29 * row
            half = 74 * (1 - ((y + 24) / 190) ** 2) ** 0.5
            count = 5 if half > 52 else 3
            for at in range(count):
                x = (at - (count - 1) / 2) * 2 * half / count
                kernels[LIGHT if (at + row) % 3 == 0 else GOLD].append((x, y))
        for tone, places in kernels.items():
            paper.dots(places, 14, tone)
        for flip in (False, True):
            with paper.at(0, 0, 1, 0, flip):
                paper.fill(
                    "M0 160 C40 130 60 60 70 0 C80 -60 120 -110 160 -130 C150 -60 150 0 130 60 C110 120 60 170 0 176 Z",
                    GOLD if not flip else SHADE,
                )
                paper.line("M16 160 C70 120 96 40 130 -80", DEEP, 6)
        for x, t in ((-20, -30), (0, -44), (18, -32)):
            paper.line(f"M0 -206 C{x} -226 {x * 1.6} {-220 + t * 0.4} {x * 2} {-214 + t}", LIGHT, 6)
    crowd(paper, TONES, 4, 408, 0.92)


def condor(paper: Paper) -> None:
    """A condor with its wings spread."""
    setting(paper)
    with paper.at(260, 250):
        for flip in (False, True):
            with paper.at(flip=flip):
                paper.fill(
                    "M20 -60 C80 -140 150 -170 226 -176 L214 -128 L232 -120 L206 -84 L220 -70 L184 -44"
                    " L196 -24 L154 -10 L160 12 L118 16 L116 40 L40 60 Z",
                    GOLD,
                )
                for a, b in (
                    ((70, -80), (206, -160)),
                    ((74, -54), (206, -116)),
                    ((70, -26), (190, -66)),
                    ((66, 0), (166, -22)),
                    ((60, 26), (126, 14)),
                ):
                    paper.line([a, b], SHADE, 8)
        paper.fill("M-62 60 L62 60 L90 190 L46 170 L0 206 L-46 170 L-90 190 Z", SHADE)
        paper.line([(0, 90), (0, 180)], GOLD, 9)
        paper.line([(-30, 90), (-50, 160)], GOLD, 9)
        paper.line([(30, 90), (50, 160)], GOLD, 9)
        paper.fill(
            "M0 -110 C50 -106 66 -50 62 20 C58 70 30 96 0 100 C-30 96 -58 70 -62 20 C-66 -50 -50 -106 0 -110 Z", GOLD
        )
        for row, count in enumerate((3, 2, 1)):
            for at in range(count):
                x, y = (at - (count - 1) / 2) * 34, -20 + 34 * row
                paper.fill([(x, y - 17), (x + 17, y), (x, y + 17), (x - 17, y)], JADE if row % 2 else DEEP)
        paper.dots([(x, -86) for x in (-40, -20, 0, 20, 40)], 14, LIGHT)
        paper.fill(
            "M-16 -90 C-30 -140 -20 -190 20 -190 C50 -186 70 -170 72 -140 L58 -152 C50 -150 40 -150 30 -146 L18 -90 Z",
            GOLD,
        )
        paper.fill("M-6 -186 C-6 -216 40 -220 44 -188 Z", RED)
        paper.disc(20, -168, 8, DEEP)
    crowd(paper, TONES, 3, 400, 0.86)


def mask(paper: Paper) -> None:
    """A mask with a headdress of steps and two great earrings."""
    setting(paper, True)
    with paper.at(260, 250):
        paper.fill(
            [
                (-150, -90),
                (-150, -140),
                (-110, -140),
                (-110, -180),
                (-60, -180),
                (-60, -220),
                (60, -220),
                (60, -180),
                (110, -180),
                (110, -140),
                (150, -140),
                (150, -90),
            ],
            GOLD,
        )
        for x, y in ((-130, -116), (-85, -150), (-30, -194), (30, -194), (85, -150), (130, -116)):
            paper.disc(x, y, 14, (JADE, RED)[abs(x) == 85])
        paper.fill(
            [(-30, -166), (30, -166), (30, -140), (60, -140), (60, -112), (-60, -112), (-60, -140), (-30, -140)], DEEP
        )
        paper.fill("M-126 -90 L126 -90 C136 20 110 150 0 170 C-110 150 -136 20 -126 -90 Z", GOLD)
        paper.fill("M70 -90 L126 -90 C136 20 110 150 0 170 C70 120 90 0 70 -90 Z", SHADE)
        paper.box(-126, -96, 252, 17, LIGHT)
        eyes(paper, -26, 54, 40)
        paper.fill("M-14 -60 L14 -60 L18 26 L34 54 L-34 54 L-18 26 Z", LIGHT)
        paper.box(-52, 84, 104, 30, DEEP, 4)
        for x in (-36, -14, 8, 30):
            paper.box(x, 90, 14, 18, LIGHT)
        for side in (-1, 1):
            paper.disc(side * 160, 6, 40, LIGHT)
            paper.disc(side * 160, 6, 28, SHADE)
            paper.disc(side * 160, 6, 14, JADE)
            paper.line([(side * 100, 24), (side * 70, 60)], RED, 11)
    crowd(paper, TONES, 1, 112, 0.95)


def pyramid(paper: Paper) -> None:
    """A stepped cross, a small sun in its middle."""
    setting(paper)
    with paper.at(260, 240):
        u = 48
        shape: list[Point] = []
        quarter = [(1.4, 4.2), (1.4, 3.1), (2.4, 3.1), (2.4, 2.4), (3.1, 2.4), (3.1, 1.4), (4.2, 1.4)]
        for sx, sy, turned in ((1, -1, False), (1, 1, True), (-1, 1, False), (-1, -1, True)):
            corner = quarter[::-1] if turned else quarter
            shape += [(sx * a * u, sy * b * u) for a, b in corner]
        paper.fill([(x + 8, y + 10) for x, y in shape], DEEP)
        paper.fill(shape, GOLD)
        paper.line([(x * 0.88, y * 0.88) for x, y in shape], SHADE, 8, closed=True)
        paper.disc(0, 0, 92, JADE)
        for at in range(12):
            paper.fill([polar(50, 30 * at - 12), polar(82, 30 * at), polar(50, 30 * at + 12)], LIGHT)
        paper.disc(0, 0, 54, GOLD)
        paper.disc(0, 0, 30, DARKNESS)
        for x, y in ((0, -150), (150, 0), (0, 150), (-150, 0)):
            paper.disc(x, y, 22, RED)
            paper.disc(x, y, 9, LIGHT)
    crowd(paper, TONES, 2, 380, 0.84)


def figure(paper: Paper) -> None:
    """A small standing figure with a cap, hands on the chest."""
    setting(paper, True)
    with paper.at(260, 262):
        paper.box(-96, 182, 192, 28, DEEP, 4)
        for side in (-1, 1):
            paper.box(side * 34 - 24, 70, 48, 106, GOLD if side < 0 else SHADE)
            paper.box(side * 38 - 32, 160, 64, 24, LIGHT if side < 0 else GOLD, 8)
        paper.fill("M-84 -50 L84 -50 L74 90 L-74 90 Z", GOLD)
        paper.fill("M26 -50 L84 -50 L74 90 L36 90 Z", SHADE)
        for row in range(2):
            for at in range(5):
                paper.box(-66 + 28 * at, 40 + 24 * row, 20, 20, ((RED, DEEP), (DEEP, JADE))[row][at % 2])
        for side in (-1, 1):
            paper.line([(side * 86, -40), (side * 104, 10), (side * 30, 4)], GOLD if side < 0 else SHADE, 26)
            paper.disc(side * 22, 4, 17, LIGHT)
            paper.disc(side * 84, -112, 25, LIGHT)
            paper.disc(side * 84, -112, 12, RED)
        paper.fill("M-72 -150 C-72 -176 72 -176 72 -150 C76 -100 50 -50 0 -48 C-50 -50 -76 -100 -72 -150 Z", GOLD)
        with paper.at(0, -104, 0.66):
            face(paper, 96)
        paper.fill("M-82 -146 L82 -146 L70 -214 L-70 -214 Z", SHADE)
        paper.line([(-78, -156), (78, -156)], LIGHT, 13)
        for x in (-44, 0, 44):
            paper.fill([(x - 17, -176), (x, -206), (x + 17, -176)], LIGHT)
    crowd(paper, TONES, 10, 400, 0.9)


def covered(paper: Paper) -> None:
    """A cloth over it; only some rays look out."""
    paper.ground(STONE)
    with paper.at(520, 0, flip=True):
        with paper.at(320, 230):
            for at in range(24):
                angle = 15 * at
                paper.fill(
                    [polar(118, angle - 6), polar(206, angle), polar(118, angle + 6)], MIDDLE if at % 2 else DARK
                )
            paper.fill(
                "M-128 -60 C-110 -150 110 -150 128 -60 C150 40 140 160 166 236 C120 214 100 256 60 230 C30"
                " 256 -20 256 -50 230 C-90 256 -120 216 -160 236"
                " C-140 160 -150 40 -128 -60 Z",
                "#f3f1ec",
            )
            for x, low in ((-84, 210), (-28, 222), (36, 220), (96, 200)):
                paper.line(f"M{x * 0.6} -60 C{x * 0.9} 20 {x} 120 {x} {low}", MIDDLE, 8)
            paper.line("M-70 -84 C-30 -104 30 -104 70 -84", MIDDLE, 8)
        rope(paper, KEY, 330)
        with paper.at(108, 592, 1.1):
            leaving(paper, DARK, "#2e2c2b")


def vault(paper: Paper) -> None:
    """The vault's door is shut, the wheel turned."""
    paper.ground(STONE)
    with paper.at(316, 250):
        paper.disc(0, 0, 196, DARK)
        paper.disc(0, 0, 170, MIDDLE)
        paper.dots([polar(183, 30 * at + 15) for at in range(12)], 9, PALE)
        points: list[Point] = [polar(148 if at % 2 else 112, 15 * at) for at in range(24)]
        paper.fill(points, PALE)
        paper.disc(0, 0, 84, MIDDLE)
        for at in range(3):
            paper.line([polar(74, 60 * at + 20), polar(74, 60 * at + 200)], DARK, 15)
        paper.hoop(0, 0, 60, DARK, 15)
        paper.disc(0, 0, 22, PALE)
    rope(paper, KEY, 322)
    with paper.at(108, 594, 1.08):
        leaving(paper, DARK, "#2e2c2b", "child")


PICTURES = (sun, llama, knife, beaker, spools, breastplate, maize, condor, mask, pyramid, figure)
REFUSALS = (covered, vault)
