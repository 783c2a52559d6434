"""Chinese porcelain: eleven pieces in blue and white of our own design, and those who come to see them."""

from collections.abc import Sequence
from itertools import pairwise

from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery.masks import rope
from decks.atelier.glenns_gallery.visitors import Tones, crowd, leaving
from decks.atelier.paper import Colour, Paper, Point, mirrored, polar, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE

AIR, WALL, COBALT, BLUE, WASH = "#c3dbe8", "#dcebf2", "#062f86", "#2b5cc0", "#8fb2e3"
GLAZE, SHADOW, WOODEN, RED = "#ffffff", "#d5e2ee", "#5a2f24", "#c8402f"
TONES = Tones(dark="#0b1f4d", light=BLUE, accent=RED, hair="#2a1a14")
KEY = KEYS["glenns-gallery"][1]

Profile = Sequence[Point]
"""From the mouth to the foot: (radius, y)."""


def setting(paper: Paper, x: float = 260) -> None:
    """A pale room with a window's light."""
    paper.ground(AIR)
    paper.fill([(x - 190, 0), (x + 130, 0), (x + 210, 600), (x - 110, 600)], WALL)


def radius(profile: Profile, y: float) -> float:
    """How wide the piece is at a height, near enough to its smooth outline."""
    for (r, top), (s, low) in pairwise(profile):
        if top <= y <= low:
            share = (y - top) / (low - top)
            return r + (s - r) * (share * share * (3 - 2 * share))
    return profile[-1][0]


def pot(paper: Paper, profile: Profile, body: Colour = GLAZE, shade: Colour = SHADOW, line: Colour = COBALT) -> None:
    """A turned piece about x = 0 with its outline; the right side lies in shade."""
    right = smooth(profile, closed=False, tension=0.9)
    foot, low = profile[-1]
    left = mirrored(smooth(list(profile)[::-1], closed=False, tension=0.9))
    joined = [*right, ("L", [(-foot, low)]), *left[1:], ("Z", [])]
    paper.fill(joined, body)
    inner = [(r * 0.55, y) for r, y in profile]
    back = smooth(inner[::-1], closed=False, tension=0.9)
    paper.fill([*right, ("L", [inner[-1]]), *back[1:], ("Z", [])], shade)
    paper.line(joined, line, 8)


def belt(paper: Paper, profile: Profile, y: float, thick: float, colour: Colour = COBALT, sag: float = 0.14) -> None:
    """A painted band round the piece between y and y + thick."""
    a, b = radius(profile, y), radius(profile, y + thick)
    paper.fill(
        f"M{-a} {y} C{-a * 0.6} {y + a * sag} {a * 0.6} {y + a * sag} {a} {y} L{b} {y + thick}"
        f" C{b * 0.6} {y + thick + b * sag} {-b * 0.6} {y + thick + b * sag} {-b} {y + thick} Z",
        colour,
    )


def petals(
    paper: Paper, profile: Profile, y: float, tall: float, count: int, colour: Colour = BLUE, up: bool = True
) -> None:
    """A row of lappets round the piece; they stand on y, or hang from it."""
    r = radius(profile, y) * 0.94
    for index in range(count):
        x, w = -r + 2 * r * (index + 0.5) / count, 2 * r / count * 0.42
        bow = r * 0.12 * (1 - (x / r) ** 2)
        tip = y + bow + (-tall if up else tall)
        paper.fill(
            f"M{x - w} {y + bow} L{x - w} {(y + bow + tip) / 2} Q{x - w} {tip * 0.8 + (y + bow) * 0.2} {x} {tip}"
            f" Q{x + w} {tip * 0.8 + (y + bow) * 0.2} {x + w} {(y + bow + tip) / 2} L{x + w} {y + bow} Z",
            colour,
        )


def blossom(paper: Paper, x: float, y: float, size: float, colour: Colour = COBALT, heart: Colour = WASH) -> None:
    """A five-petalled flower."""
    paper.dots([polar(size * 0.62, 72 * index - 90, x, y) for index in range(5)], size * 0.46, colour)
    paper.disc(x, y, size * 0.36, heart)


def leaf(paper: Paper, x: float, y: float, long: float, turn: float, colour: Colour = BLUE) -> None:
    """A pointed leaf from (x, y)."""
    with paper.at(x, y, 1, turn):
        paper.fill(
            f"M0 0 C{long * 0.3} {-long * 0.3} {long * 0.7} {-long * 0.26} {long} 0 C{long * 0.7}"
            f" {long * 0.26} {long * 0.3} {long * 0.3} 0 0 Z",
            colour,
        )


def stand(paper: Paper, y: float, half: float = 90) -> None:
    """A carved foot of dark wood."""
    paper.fill(
        f"M{-half} {y} L{half} {y} L{half - 8} {y + 18} L{half + 6} {y + 40} L{half - 22} {y + 40}"
        f" C{half - 30} {y + 22} {30 - half} {y + 22} {22 - half} {y + 40}"
        f" L{-half - 6} {y + 40} L{8 - half} {y + 18} Z",
        WOODEN,
    )


def plum(paper: Paper) -> None:
    """A high-shouldered vase with a branch of plum."""
    setting(paper)
    shape = [(34, -210), (30, -186), (70, -160), (128, -96), (132, -30), (100, 80), (74, 160), (78, 190)]
    with paper.at(250, 236):
        stand(paper, 186)
        pot(paper, shape)
        belt(paper, shape, -172, 14)
        petals(paper, shape, -120, 36, 7, BLUE)
        paper.line("M-70 120 C-40 60 -70 10 -20 -20 C10 -40 20 -60 60 -76", COBALT, 10)
        paper.line("M-46 20 C-80 0 -90 -20 -96 -40", COBALT, 7)
        paper.line("M-16 -22 C20 0 50 6 80 -4", COBALT, 7)
        for x, y, s in ((-96, -44, 27), (62, -72, 29), (84, -2, 26), (10, -32, 23), (-50, 60, 25), (30, 60, 20)):
            blossom(paper, x, y, s)
        belt(paper, shape, 142, 22)
    crowd(paper, TONES, 3, 400, 0.9)


def gourd(paper: Paper) -> None:
    """A double gourd, blue with white clouds."""
    setting(paper, 300)
    shape = [
        (26, -226),
        (24, -196),
        (80, -140),
        (84, -100),
        (40, -52),
        (62, -20),
        (136, 60),
        (128, 140),
        (80, 190),
        (82, 204),
    ]
    with paper.at(270, 246):
        pot(paper, shape, BLUE, COBALT, "#041f5c")
        belt(paper, shape, -62, 20, GLAZE, 0.1)
        for x, y, s in ((-24, -126, 0.8), (30, -96, 0.6), (-62, 60, 1), (48, 40, 1.05), (0, 116, 1.1), (84, 110, 0.7)):
            with paper.at(x, y, s):
                paper.line("M-44 14 C-54 -14 -20 -22 -14 -4 C-10 -34 30 -30 26 -2 C44 -14 58 4 44 16 L-30 16", GLAZE, 9)
        belt(paper, shape, 172, 16, GLAZE, 0.1)
        paper.line("M0 -226 C-10 -250 20 -252 12 -270", WOODEN, 9)
    crowd(paper, TONES, 0, 118, 0.95)


def ginger(paper: Paper) -> None:
    """A jar with its lid, for ginger."""
    setting(paper, 230)
    shape = [(70, -120), (72, -104), (140, -50), (160, 20), (136, 110), (96, 170), (98, 186)]
    lid = [(16, -214), (30, -206), (82, -180), (84, -126)]
    with paper.at(264, 240):
        pot(paper, shape)
        pot(paper, lid)
        paper.disc(0, -216, 18, COBALT)
        belt(paper, lid, -146, 16)
        petals(paper, shape, -64, 30, 9, BLUE, False)
        for x, y, s in ((-84, 36, 46), (84, 36, 46), (0, 60, 58)):
            paper.disc(x, y, s, COBALT)
            blossom(paper, x, y, s * 0.66, GLAZE, WASH)
        petals(paper, shape, 150, 38, 9, BLUE)
        belt(paper, shape, 152, 18)
    crowd(paper, TONES, 4, 398, 0.95)


def plate(paper: Paper) -> None:
    """A great dish with two carp."""
    setting(paper)
    with paper.at(260, 236):
        paper.disc(8, 12, 210, "#9ab8cb")
        paper.disc(0, 0, 210, GLAZE)
        paper.hoop(0, 0, 206, COBALT, 9)
        paper.hoop(0, 0, 146, COBALT, 7)
        for at in range(12):
            x, y = polar(176, 30 * at)
            if at % 2:
                blossom(paper, x, y, 24)
            else:
                leaf(paper, *polar(176, 30 * at - 9), 52, 30 * at + 90)
        paper.disc(0, 0, 128, SHADOW)
        for turn, tone in ((20, COBALT), (200, BLUE)):
            with paper.at(0, 0, 1, turn):
                paper.fill(
                    "M-86 -10 C-90 -70 -20 -96 40 -76 C58 -70 70 -58 76 -46 C54 -34 10 -30 -20 -34 C-40"
                    " -36 -56 -30 -62 -4 C-58 20 -60 40 -84 52"
                    " C-92 34 -96 10 -86 -10 Z",
                    tone,
                )
                paper.disc(50, -58, 7, GLAZE)
                for step in range(3):
                    paper.line(f"M{20 - 28 * step} -76 Q{6 - 28 * step} -58 {20 - 28 * step} -40", GLAZE, 5)
    crowd(paper, TONES, 2, 150, 0.86)


def moon(paper: Paper) -> None:
    """A flask round as the moon, a heron in it."""
    setting(paper, 300)
    with paper.at(256, 250):
        paper.line("M-50 -150 C-110 -190 -110 -110 -86 -104", COBALT, 15)
        paper.line("M50 -150 C110 -190 110 -110 86 -104", COBALT, 15)
        pot(paper, [(44, -220), (34, -190), (40, -130)])
        paper.box(-64, 150, 128, 40, COBALT, 6)
        paper.disc(0, 10, 166, GLAZE)
        paper.fill("M60 -144 C200 -90 210 110 60 164 C130 100 130 -70 60 -144 Z", SHADOW)
        paper.hoop(0, 10, 162, COBALT, 9)
        paper.hoop(0, 10, 134, BLUE, 6)
        paper.fill(
            "M-30 -70 C-10 -90 14 -80 16 -64 C20 -40 -20 -20 -6 0 C40 -10 90 20 96 60 C60 60 0 70 -20 40"
            " C-34 14 -10 -30 -6 -54 Z",
            COBALT,
        )
        paper.fill([(-24, -74), (-84, -58), (-22, -56)], COBALT)
        paper.line([(20, 56), (16, 124)], COBALT, 7)
        paper.line([(42, 56), (44, 124)], COBALT, 7)
        paper.disc(-4, -70, 5, GLAZE)
        for x, t in ((-90, -80), (-66, -66), (92, -100), (-104, -104)):
            leaf(paper, x, 110, 76, t)
        paper.line([(-100, 120), (100, 120)], BLUE, 7)
    crowd(paper, TONES, 5, 112)


def bowl(paper: Paper) -> None:
    """A bowl on its stand, waves about it."""
    setting(paper, 240)
    shape = [(196, -70), (186, -10), (140, 70), (70, 120), (66, 146)]
    with paper.at(262, 250):
        stand(paper, 140, 96)
        pot(paper, shape)
        paper.disc(0, -70, 196, COBALT, 36)
        paper.disc(0, -68, 178, WASH, 27)
        paper.disc(0, -60, 130, GLAZE, 15)
        for row, (y, count) in enumerate(((14, 6), (60, 4))):
            r = radius(shape, y) * 0.94
            for at in range(count):
                x = -r + 2 * r * (at + 0.5) / count
                w = r / count
                bow = 24 * (1 - (x / r) ** 2)
                paper.fill(
                    f"M{x - w} {y + 26 + bow} C{x - w} {y - 20 + bow} {x + w * 0.6} {y - 34 + bow}"
                    f" {x + w * 0.7} {y - 4 + bow} C{x + w * 0.3} {y - 14 + bow}"
                    f" {x} {y + 4 + bow} {x + w} {y + 26 + bow} Z",
                    (COBALT, BLUE)[row],
                )
        belt(paper, shape, 104, 16)
    for x, y in ((80, 110), (430, 80), (360, 130)):
        paper.line(f"M{x - 22} {y - 8} Q{x - 10} {y - 16} {x} {y} Q{x + 10} {y - 16} {x + 22} {y - 8}", BLUE, 6)
    crowd(paper, TONES, 7, 262, 0.82)


def teapot(paper: Paper) -> None:
    """A teapot with its cups."""
    setting(paper)
    with paper.at(262, 220):
        paper.line("M-74 -86 C-90 -210 90 -210 74 -86", COBALT, 19)
        paper.fill("M-120 30 C-170 20 -170 -50 -208 -80 L-176 -96 C-146 -70 -140 -40 -100 -40 Z", GLAZE)
        paper.line("M-120 30 C-170 20 -170 -50 -208 -80 L-176 -96 C-146 -70 -140 -40 -100 -40", COBALT, 8)
        shape = [(66, -92), (110, -66), (152, 0), (130, 76), (80, 110), (84, 122)]
        pot(paper, shape)
        lid = [(14, -136), (30, -124), (66, -94)]
        pot(paper, lid)
        paper.disc(0, -144, 17, COBALT)
        belt(paper, shape, -72, 14)
        paper.fill("M-90 60 L-54 0 L-28 30 L14 -40 L52 20 L74 -4 L104 60 C40 84 -40 84 -90 60 Z", BLUE)
        paper.fill("M14 -40 L30 -14 L18 -20 L6 -8 L-2 -12 Z", GLAZE)
        paper.disc(78, -40, 17, COBALT)
        belt(paper, shape, 88, 14)
    for x in (96, 428):
        with paper.at(x, 350, 0.5):
            pot(paper, [(76, -40), (70, 0), (40, 44), (42, 56)], GLAZE, SHADOW)
            paper.disc(0, -40, 76, COBALT, 15)
    crowd(paper, TONES, 8, 240, 0.95)


def bamboo(paper: Paper) -> None:
    """A bottle like a pear, with bamboo."""
    setting(paper, 280)
    shape = [(60, -224), (34, -196), (28, -130), (60, -50), (132, 60), (130, 130), (84, 190), (88, 206)]
    with paper.at(260, 244):
        pot(paper, shape)
        paper.disc(0, -222, 58, COBALT, 10)
        belt(paper, shape, -150, 12)
        belt(paper, shape, -124, 7, BLUE)
        for x, low, top in ((-56, 156, 20), (-6, 164, -40), (48, 158, 10)):
            paper.line([(x, low), (x * 0.86, top)], COBALT, 15)
            for y in range(top + 30, low, 44):
                paper.line([(x - 13, y), (x + 13, y)], GLAZE, 6)
        for x, y, turn in (
            (-52, 40, 150),
            (-50, 70, 30),
            (-8, -20, 210),
            (-6, 0, -30),
            (-6, 30, 160),
            (44, 40, -20),
            (46, 66, 40),
            (46, 90, 150),
        ):
            leaf(paper, x, y, 54, turn)
        belt(paper, shape, 170, 16)
    crowd(paper, TONES, 6, 376, 0.96)


def beaker(paper: Paper) -> None:
    """A beaker like a trumpet, divided in three."""
    setting(paper, 230)
    shape = [(134, -216), (96, -170), (60, -70), (78, -30), (78, 30), (60, 60), (80, 140), (116, 196), (116, 210)]
    with paper.at(260, 236):
        pot(paper, shape)
        paper.disc(0, -214, 132, COBALT, 19)
        paper.disc(0, -212, 116, WASH, 12)
        for x in (-46, 0, 44):
            paper.fill(f"M{x * 0.5 - 20} -76 L{x * 1.5} {-190} L{x * 0.5 + 20} -76 Z", BLUE)
        belt(paper, shape, -70, 12)
        belt(paper, shape, 46, 12)
        paper.fill("M-64 20 C-50 -30 -20 -30 -10 -4 C0 -34 40 -34 34 0 C50 -20 70 0 60 24 Z", COBALT)
        for at in range(5):
            x = -80 + 40 * at
            paper.fill(f"M{x * 0.7 - 15} 76 L{x * 0.7 + 15} 76 L{x} 160 Z", BLUE)
        belt(paper, shape, 186, 14)
    crowd(paper, TONES, 9, 104, 0.95)


def box(paper: Paper) -> None:
    """Boxes one on another, each with another pattern."""
    setting(paper)
    with paper.at(262, 236):
        stand(paper, 176, 134)
        paper.fill("M-124 -150 C-90 -206 90 -206 124 -150 Z", GLAZE)
        paper.line("M-124 -150 C-90 -206 90 -206 124 -150 Z", COBALT, 8)
        paper.disc(0, -200, 20, COBALT)
        for x in (-70, 0, 70):
            paper.line(f"M{x - 26} -160 C{x - 26} -190 {x + 26} -190 {x + 26} -160", BLUE, 7)
        for row, tone in enumerate((GLAZE, COBALT, GLAZE)):
            y = -146 + 108 * row
            paper.box(-132, y, 264, 104, tone, 12)
            paper.box(60, y, 72, 104, SHADOW if tone == GLAZE else "#04215f", 12)
            paper.line([(-132, y), (132, y), (132, y + 104), (-132, y + 104)], COBALT, 8, closed=True)
        for x in range(-112, 120, 32):
            paper.line([(x, -134), (x + 18, -96), (x, -58)], BLUE, 6)
            paper.line([(x + 18, -134), (x, -96), (x + 18, -58)], BLUE, 6)
        for x in (-88, 0, 88):
            blossom(paper, x, 14, 42, GLAZE, BLUE)
        paper.fill("M-124 160 C-100 100 -60 100 -40 130 C-10 90 30 90 50 126 C80 100 110 110 124 160 Z", BLUE)
        paper.disc(84, 100, 15, COBALT)
    crowd(paper, TONES, 1, 420, 0.95)


def ewer(paper: Paper) -> None:
    """A slender ewer with a swan's neck for a spout."""
    setting(paper, 250)
    shape = [(44, -196), (30, -170), (30, -110), (60, -50), (112, 40), (108, 110), (64, 160), (90, 204)]
    with paper.at(250, 238):
        paper.line("M92 70 C200 60 190 -60 150 -120 C140 -150 160 -176 190 -160", COBALT, 27)
        paper.line("M92 70 C200 60 190 -60 150 -120 C140 -150 160 -176 190 -160", GLAZE, 13)
        paper.line("M-32 -160 C-150 -190 -170 0 -96 40", COBALT, 25)
        paper.line("M-32 -160 C-150 -190 -170 0 -96 40", WASH, 11)
        pot(paper, shape)
        paper.fill("M-48 -198 C-40 -236 40 -236 48 -198 Z", COBALT)
        paper.disc(0, -234, 13, COBALT)
        belt(paper, shape, -124, 12)
        paper.fill(smooth([(0, -30), (52, 50), (0, 126), (-52, 50)]), COBALT)
        blossom(paper, 0, 48, 44, GLAZE, WASH)
        leaf(paper, 0, 4, 26, -90, WASH)
        leaf(paper, 0, 92, 26, 90, WASH)
        belt(paper, shape, 152, 12)
        belt(paper, shape, 184, 12, BLUE)
    crowd(paper, TONES, 10, 356, 0.92, True)


def covered(paper: Paper) -> None:
    """Under its sheet: only the foot and the neck can be seen."""
    paper.ground(STONE)
    with paper.at(520, 0, flip=True):
        with paper.at(330, 246):
            paper.box(-100, 218, 200, 400, MIDDLE)
            pot(paper, [(44, -214), (34, -190), (40, -150)], PALE, "#cfcbc2", DARK)
            belt(paper, [(34, -190), (40, -150)], -180, 10, DARK)
            pot(paper, [(110, 120), (84, 190), (86, 214)], PALE, "#cfcbc2", DARK)
            belt(paper, [(84, 190), (86, 214)], 190, 13, DARK)
            paper.fill(
                "M-44 -150 C-20 -164 20 -164 44 -150 C60 -110 150 -60 150 10 C156 70 150 120 166 170 C130"
                " 150 110 190 70 166 C40 192 -30 190 -60 166"
                " C-96 190 -130 152 -162 170 C-146 110 -156 60 -148 10 C-144 -60 -60 -110 -44 -150 Z",
                "#f3f1ec",
            )
            for x, low in ((-80, 140), (-26, 156), (34, 150), (92, 136)):
                paper.line(f"M{x * 0.4} -110 C{x * 0.8} -40 {x} 60 {x} {low}", MIDDLE, 8)
        rope(paper, KEY, 330)
        with paper.at(112, 592, 1.1):
            leaving(paper, DARK, "#2e2c2b", "bun")


def broken(paper: Paper) -> None:
    """Only pieces are left on the pedestal."""
    paper.ground(STONE)
    with paper.at(316, 270):
        paper.box(-130, 70, 260, 400, MIDDLE)
        paper.box(-150, 50, 300, 30, DARK, 4)
        paper.fill(
            [(-90, 50), (-104, -10), (-60, -36), (-30, 4), (0, -50), (40, -20), (66, -60), (98, -8), (84, 50)], PALE
        )
        paper.line(
            [(-90, 50), (-104, -10), (-60, -36), (-30, 4), (0, -50), (40, -20), (66, -60), (98, -8), (84, 50)],
            DARK,
            8,
            closed=True,
        )
        paper.fill("M-92 30 C-40 50 40 50 88 30 L84 48 L-90 48 Z", DARK)
        with paper.at(-20, -130, 1, 24):
            paper.fill([(-60, -40), (40, -60), (60, 30), (-20, 50)], PALE)
            paper.line([(-60, -40), (40, -60), (60, 30), (-20, 50)], DARK, 8, closed=True)
            blossom(paper, 2, -6, 30, DARK, PALE)
        with paper.at(90, -150, 1, -30):
            paper.fill([(-30, -40), (36, -20), (10, 40)], PALE)
            paper.line([(-30, -40), (36, -20), (10, 40)], DARK, 8, closed=True)
        with paper.at(-120, -80, 1, -10):
            paper.fill([(-30, -30), (30, -40), (10, 30)], PALE)
            paper.line([(-30, -30), (30, -40), (10, 30)], DARK, 8, closed=True)
    rope(paper, KEY, 322)
    with paper.at(112, 594, 1.08):
        leaving(paper, DARK, "#2e2c2b", "umbrella")


PICTURES = (plum, gourd, ginger, plate, moon, bowl, teapot, bamboo, beaker, box, ewer)
REFUSALS = (covered, broken)
