"""African masks: eleven of our own, in the manner of West and Central Africa, and those who come to see them."""

from collections.abc import Callable

from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery.visitors import Tones, crowd, leaving
from decks.atelier.paper import Colour, Paper, polar, ring, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE

SUN, WALL, EARTH, WOOD, BARK = "#e8a33d", "#f0b65a", "#9c431f", "#6b3217", "#2c150c"
CHALK, CLAY, RAFFIA, LEAF = "#fbeccb", "#cf5a26", "#d9b36a", "#2f5d50"
TONES = Tones(dark=BARK, light=EARTH, accent=LEAF, hair="#4a2412")
KEY = KEYS["glenns-gallery"][0]


def pair(paper: Paper, draw: Callable[[], None]) -> None:
    """Draws the right half and its mirror image."""
    draw()
    with paper.at(flip=True):
        draw()


def setting(paper: Paper, spot: Colour = WALL) -> None:
    """The wall with the lamp's light on it."""
    paper.ground(SUN)
    paper.disc(260, 250, 236, spot)


def slits(paper: Paper, y: float, x: float = 44, half: float = 30, colour: Colour = BARK, lid: Colour = WOOD) -> None:
    """Two narrow eyes in raised lids."""
    for side in (-1, 1):
        paper.fill(ring(side * x, y, half, half * 0.5), lid)
        paper.fill(
            smooth([(side * x - half * 0.8, y), (side * x, y - 7), (side * x + half * 0.8, y), (side * x, y + 7)]),
            colour,
        )


def long_face(paper: Paper) -> None:
    """A very long white face with a high forehead."""
    setting(paper)
    with paper.at(260, 246):
        paper.fill(
            "M0 -220 C110 -220 126 -110 110 -10 C96 90 50 200 0 206 C-50 200 -96 90 -110 -10 C-126 -110"
            " -110 -220 0 -220 Z",
            WOOD,
        )
        paper.fill(
            "M0 -120 C40 -150 92 -120 92 -60 C92 40 50 184 0 186 C-50 184 -92 40 -92 -60 C-92 -120 -40 -150 0 -120 Z",
            CHALK,
        )
        paper.fill([(-13, -110), (13, -110), (24, 70), (-24, 70)], WOOD)
        slits(paper, -30, 50, 30, BARK, RAFFIA)
        paper.disc(0, 130, 24, WOOD, 13)
        paper.line([(-60, -176), (0, -200), (60, -176)], CLAY, 10)
        pair(paper, lambda: paper.line([(56, 30), (74, 30)], CLAY, 8))
        pair(paper, lambda: paper.line([(52, 52), (68, 52)], CLAY, 8))
    crowd(paper, TONES, 0, 150)


def horns(paper: Paper) -> None:
    """A face crowned by two great horns."""
    setting(paper, "#f3c074")
    with paper.at(260, 300):
        pair(paper, lambda: paper.fill("M20 -110 C60 -170 170 -150 150 -250 C220 -190 190 -70 70 -60 Z", BARK))
        for flip in (False, True):
            with paper.at(flip=flip):
                for step in range(4):
                    x, y = 80 + 22 * step, -116 - 15 * step
                    paper.line([(x, y), (x + 16, y + 34)], RAFFIA, 6)
        paper.fill(
            "M0 -140 C90 -140 110 -60 92 20 C76 96 40 140 0 150 C-40 140 -76 96 -92 20 C-110 -60 -90 -140 0 -140 Z",
            EARTH,
        )
        paper.fill("M0 -140 C70 -140 100 -104 102 -60 C60 -90 -60 -90 -102 -60 C-100 -104 -70 -140 0 -140 Z", BARK)
        paper.line("M-72 -48 C-50 -66 -20 -60 -10 -40 L-8 50", BARK, 10)
        paper.line("M72 -48 C50 -66 20 -60 10 -40 L8 50", BARK, 10)
        slits(paper, -20, 44, 27, BARK, CHALK)
        paper.fill([(-8, -20), (8, -20), (18, 52), (-18, 52)], CLAY)
        paper.box(-28, 84, 56, 24, BARK, 12)
        paper.box(-22, 92, 44, 8, CHALK, 4)
        paper.dots([(x, -112) for x in (-48, -16, 16, 48)], 7, CHALK)
    crowd(paper, TONES, 1, 372)


def antelope(paper: Paper) -> None:
    """A headdress: an antelope that leaps with its young."""
    setting(paper)
    with paper.at(250, 262, 0.94):
        paper.line("M64 -104 C70 -170 110 -200 104 -240", BARK, 16)
        paper.line("M40 -104 C30 -170 70 -210 60 -246", BARK, 16)
        paper.fill(
            "M40 -110 L84 -110 C120 -90 150 -50 160 -10 L138 6 C120 -20 96 -40 72 -42 C60 20 40 50 20 70"
            " C-10 90 -60 90 -80 80"
            " C-40 60 -20 20 -6 -30 C4 -76 20 -100 40 -110 Z",
            WOOD,
        )
        for step in range(5):
            x, y = 30 - 14 * step, -80 + 30 * step
            paper.fill([(x, y), (x - 62, y - 4), (x - 8, y + 24)], BARK)
        paper.disc(84, -78, 8, CHALK)
        paper.line([(-70, 80), (-84, 150), (-76, 190)], WOOD, 20)
        paper.line([(10, 70), (20, 140), (14, 190)], WOOD, 20)
        with paper.at(-116, 70, 0.42):
            paper.line("M64 -104 C70 -160 100 -180 96 -220", BARK, 18)
            paper.fill(
                "M40 -110 L84 -110 C120 -90 150 -50 160 -10 L138 6 C120 -20 96 -40 72 -42 C60 20 40 50"
                " 20 70 C-10 90 -60 90 -80 80"
                " C-40 60 -20 20 -6 -30 C4 -76 20 -100 40 -110 Z",
                CLAY,
            )
            paper.line([(-60, 80), (-70, 250)], CLAY, 26)
            paper.line([(10, 70), (16, 250)], CLAY, 26)
        paper.box(-160, 184, 240, 26, BARK, 12)
    crowd(paper, TONES, 2, 388, 0.92)


def plank(paper: Paper) -> None:
    """A tall plank of chequers above a round face."""
    setting(paper, "#f3c074")
    paper.box(176, 24, 168, 236, BARK, 8)
    for row in range(5):
        for column in range(4):
            paper.box(
                184 + 38 * column,
                32 + 38 * row,
                38,
                38,
                (CHALK, BARK, CLAY, BARK)[(row + column) % 2 * 1 + (2 if (row + column) % 4 == 2 else 0)],
            )
    with paper.at(260, 334):
        paper.disc(0, 0, 118, WOOD)
        paper.hoop(0, 0, 106, CHALK, 7)
        for side in (-1, 1):
            paper.disc(side * 48, -18, 38, CHALK)
            paper.disc(side * 48, -18, 27, BARK)
            paper.disc(side * 48, -18, 11, CHALK)
            paper.fill([(side * 48 - 20, 30), (side * 48 + 20, 30), (side * 48, 68)], CLAY)
        paper.disc(0, 66, 22, BARK, 20)
        paper.fill("M-9 -92 L9 -92 L14 20 C20 40 -20 40 -14 20 Z", RAFFIA)
    crowd(paper, TONES, 4, 132, 0.95)


def heart(paper: Paper) -> None:
    """A face shaped as a heart, within a second one."""
    setting(paper)
    with paper.at(260, 240):
        paper.fill(
            "M0 -190 C130 -216 206 -130 176 -10 C150 100 70 180 0 200 C-70 180 -150 100 -176 -10 C-206"
            " -130 -130 -216 0 -190 Z",
            BARK,
        )
        paper.fill(
            "M0 -104 C90 -190 170 -110 140 0 C116 80 56 140 0 160 C-56 140 -116 80 -140 0 C-170 -110 -90 -190 0 -104 Z",
            CHALK,
        )
        paper.fill("M-10 -106 L10 -106 L18 60 L-18 60 Z", CLAY)
        for side in (-1, 1):
            paper.fill(smooth([(side * 28, -26), (side * 70, -66), (side * 116, -34), (side * 72, -18)]), EARTH)
            paper.line([(side * 40, -34), (side * 104, -38)], BARK, 9)
            paper.line([(side * 48, 20), (side * 96, 10)], CLAY, 8)
            paper.line([(side * 44, 42), (side * 84, 34)], CLAY, 8)
        paper.disc(0, 104, 17, BARK, 12)
        paper.dots([(x, -164) for x in (-100, -60, 60, 100)], 9, CLAY)
    crowd(paper, TONES, 3, 404, 0.9)


def beak(paper: Paper) -> None:
    """A bird's long bill beneath a calm face."""
    setting(paper, "#f3c074")
    with paper.at(260, 226):
        paper.fill("M-90 -120 C-120 -210 -40 -196 0 -170 C40 -196 120 -210 90 -120 Z", CLAY)
        paper.fill(
            "M0 -150 C110 -150 130 -60 116 0 C104 60 50 96 24 110 L8 226 L-8 226 L-24 110 C-50 96 -104"
            " 60 -116 0 C-130 -60 -110 -150 0 -150 Z",
            BARK,
        )
        paper.fill("M-30 60 L30 60 L9 226 L-9 226 Z", RAFFIA)
        paper.line([(0, 84), (0, 220)], BARK, 6)
        for side in (-1, 1):
            paper.line(f"M{side * 16} -60 C{side * 40} -84 {side * 80} -84 {side * 100} -56", RAFFIA, 9)
            paper.disc(side * 56, -28, 25, CHALK)
            paper.disc(side * 56, -28, 12, BARK)
            paper.fill(smooth([(side * 50, 20), (side * 84, 8), (side * 74, 44)]), CLAY)
            paper.disc(side * 122, -30, 13, RAFFIA, 20)
        paper.fill([(-10, -60), (10, -60), (16, 40), (-16, 40)], CLAY)
        paper.line([(-60, -116), (60, -116)], RAFFIA, 9)
    crowd(paper, TONES, 5, 126)


def furrows(paper: Paper) -> None:
    """Lines run over the whole face like furrows."""
    setting(paper)
    with paper.at(260, 244):
        paper.fill(
            "M-116 -150 C-60 -216 60 -216 116 -150 C140 -40 120 80 60 170 C30 204 -30 204 -60 170 C-120"
            " 80 -140 -40 -116 -150 Z",
            BARK,
        )
        for flip in (False, True):
            with paper.at(flip=flip):
                for step in range(6):
                    x, bow, low = 6 + 3 * step, 24 + 17 * step, 166 - 14 * step
                    paper.line(f"M{x} {10 * step - 172} C{bow} -120 {bow + 8} 60 {bow * 0.46 + 10} {low}", CHALK, 8)
        paper.fill([(-17, -176), (17, -176), (26, 50), (-26, 50)], CLAY)
        for side in (-1, 1):
            paper.fill(ring(side * 62, -34, 46, 30), BARK)
            paper.fill(ring(side * 62, -34, 34, 17), CHALK)
            paper.line([(side * 36, -34), (side * 88, -34)], BARK, 10)
        paper.box(-46, 86, 92, 56, BARK, 10)
        paper.box(-32, 96, 64, 36, CLAY, 4)
        paper.box(-20, 106, 40, 16, BARK, 2)
    crowd(paper, TONES, 6, 360)


def raffia(paper: Paper) -> None:
    """A small round face in a great beard of raffia."""
    setting(paper, "#f3c074")
    with paper.at(260, 210):
        for at in range(37):
            x, y = polar(
                150 + 76 * (0.5 + 0.5 * (at / 36 - 0.5) ** 2 * 4) * (1 if at % 2 else 0.86), -30 + 240 * at / 36
            )
            paper.line([polar(90, -30 + 240 * at / 36), (x, y)], (RAFFIA, "#b98a3c")[at % 2], 15)
        paper.fill("M0 -170 C60 -170 100 -130 110 -60 L-110 -60 C-100 -130 -60 -170 0 -170 Z", BARK)
        for side in (-40, 0, 40):
            paper.line([(side, -150), (side * 1.5, -190)], BARK, 20)
        paper.disc(0, -10, 112, EARTH)
        paper.hoop(0, -10, 104, BARK, 9)
        for side in (-1, 1):
            paper.box(side * 44 - 26, -44, 52, 30, CHALK, 6)
            paper.box(side * 44 - 15, -36, 30, 14, BARK, 3)
            paper.fill([(side * 70, 0), (side * 96, 10), (side * 66, 30)], CHALK)
        paper.fill([(-9, -60), (9, -60), (20, 24), (-20, 24)], BARK)
        paper.fill([(-34, 44), (34, 44), (22, 70), (-22, 70)], BARK)
        for x in (-20, -4, 12):
            paper.box(x, 44, 9, 12, CHALK)
    crowd(paper, TONES, 7, 262, 0.8)


def helmet(paper: Paper) -> None:
    """A helmet of black wood, its hair in combs and rings about the neck."""
    setting(paper)
    with paper.at(260, 236):
        for x, tall in ((-74, 60), (-38, 86), (0, 98), (38, 86), (74, 60)):
            paper.fill(ring(x, -120, 22, tall), BARK)
            paper.line([(x, -130 - tall * 0.5), (x, -110)], CHALK, 6)
        paper.fill("M0 -150 C120 -150 136 -60 120 10 L130 180 L-130 180 L-120 10 C-136 -60 -120 -150 0 -150 Z", BARK)
        paper.fill("M0 -66 C60 -66 82 -30 76 14 C68 56 30 88 0 92 C-30 88 -68 56 -76 14 C-82 -30 -60 -66 0 -66 Z", WOOD)
        paper.line([(-90, -84), (90, -84)], CHALK, 8)
        slits(paper, -6, 36, 26, CHALK, BARK)
        paper.fill([(-6, -10), (6, -10), (12, 34), (-12, 34)], BARK)
        paper.box(-15, 54, 30, 12, BARK, 6)
        for y in (110, 136, 162):
            paper.line([(-112, y), (112, y)], RAFFIA, 12)
    crowd(paper, TONES, 8, 374, 0.95)


def square_jaw(paper: Paper) -> None:
    """Tubes for eyes and a mouth full of corners."""
    setting(paper, "#f3c074")
    with paper.at(260, 240):
        paper.fill([(-110, -150), (110, -150), (140, -40), (104, 180), (-104, 180), (-140, -40)], CLAY)
        paper.fill([(-110, -150), (110, -150), (124, -96), (-124, -96)], BARK)
        for index in range(6):
            x = -92 + 37 * index
            paper.fill([(x - 14, -150), (x + 14, -150), (x, -206)], BARK)
            paper.fill([(x - 13, -104), (x + 13, -104), (x, -140)], CHALK)
        for side in (-1, 1):
            paper.disc(side * 58, -24, 48, BARK)
            paper.disc(side * 58, -24, 36, RAFFIA)
            paper.disc(side * 58, -24, 20, BARK)
            paper.fill([(side * 66, 40), (side * 106, 30), (side * 92, 96)], CHALK)
        paper.fill([(-18, -84), (18, -84), (34, 60), (-34, 60)], BARK)
        paper.box(-64, 92, 128, 60, BARK, 6)
        for index in range(5):
            paper.fill([(-56 + 24 * index, 98), (-38 + 24 * index, 98), (-47 + 24 * index, 120)], CHALK)
            paper.fill(
                [(-44 + 24 * index, 146), (-26 + 24 * index, 146), (-35 + 24 * index, 124)], CHALK
            ) if index < 4 else None
    crowd(paper, TONES, 9, 120, 0.94)


def sun_face(paper: Paper) -> None:
    """A round face in a wreath of points, cowries on its brow."""
    setting(paper)
    with paper.at(260, 244):
        for at in range(16):
            angle = 22.5 * at
            paper.fill([polar(138, angle - 11), polar(208, angle), polar(138, angle + 11)], (BARK, CLAY)[at % 2])
        paper.disc(0, 0, 146, RAFFIA)
        paper.disc(0, 0, 122, WOOD)
        for at in range(7):
            x, y = polar(96, -150 + 20 * at)
            with paper.at(x, y, 1, -60 + 20 * at):
                paper.fill(ring(0, 0, 12, 17), CHALK)
                paper.line([(0, -9), (0, 9)], BARK, 4)
        slits(paper, -18, 48, 32, BARK, CHALK)
        paper.fill([(-9, -40), (9, -40), (24, 34), (-24, 34)], CLAY)
        paper.fill("M-40 62 C-20 46 20 46 40 62 C20 92 -20 92 -40 62 Z", CHALK)
        paper.line([(-26, 64), (26, 64)], BARK, 8)
    crowd(paper, TONES, 10, 330)


def rope(paper: Paper, colour: Colour, y: float) -> None:
    """A rope from beyond the left edge to its post: no further."""
    paper.box(451, y - 30, 26, 610 - y, DARK, 6)
    paper.disc(464, y - 42, 24, DARK)
    for tone, width in ((PALE, 58), (colour, 40)):
        paper.line(f"M-40 {y + 30} C110 {y + 100} 360 {y + 100} 464 {y}", tone, width)


def covered(paper: Paper) -> None:
    """Under its sheet, only the horns look out."""
    paper.ground(STONE)
    with paper.at(330, 250):
        pair(paper, lambda: paper.fill("M20 -90 C60 -150 150 -120 130 -216 C200 -160 180 -60 70 -50 Z", DARK))
        paper.fill(
            "M0 -120 C90 -124 120 -50 118 20 C130 100 150 200 160 260 C120 240 100 280 60 256 C30 280 -20 280 -50 256"
            " C-90 280 -130 250 -160 262 C-140 180 -130 100 -118 20 C-120 -50 -90 -116 0 -120 Z",
            PALE,
        )
        for x, low in ((-70, 230), (-20, 240), (40, 236), (96, 220)):
            paper.line(f"M{x * 0.7} 20 C{x * 0.9} 90 {x} 160 {x} {low}", MIDDLE, 8)
        paper.line("M-66 -20 C-40 -34 -26 -30 -16 -14", MIDDLE, 8)
        paper.line("M66 -20 C40 -34 26 -30 16 -14", MIDDLE, 8)
    rope(paper, KEY, 330)
    with paper.at(120, 590, 1.12):
        leaving(paper, DARK, "#2e2c2b")


def empty_hook(paper: Paper) -> None:
    """Only its outline is left on the wall."""
    paper.ground(STONE)
    with paper.at(300, 236):
        outline = smooth([(0, -196), (110, -150), (116, 0), (64, 130), (0, 190), (-64, 130), (-116, 0), (-110, -150)])
        paper.fill(outline, PALE)
        paper.line(outline, MIDDLE, 9)
        for side in (-1, 1):
            paper.fill(smooth([(side * 22, -20), (side * 52, -40), (side * 84, -22), (side * 52, -8)]), STONE)
        paper.fill([(-10, -30), (10, -30), (20, 60), (-20, 60)], STONE)
        paper.disc(0, 116, 24, STONE, 14)
        paper.line("M0 -214 L0 -236 C0 -256 24 -256 24 -240", DARK, 9)
    rope(paper, KEY, 322)
    with paper.at(120, 594, 1.08):
        leaving(paper, DARK, "#2e2c2b", "child")


PICTURES = (long_face, horns, antelope, plank, heart, beak, furrows, raffia, helmet, square_jaw, sun_face)
REFUSALS = (covered, empty_hook)
