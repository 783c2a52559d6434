"""Greek statues: eleven marbles of our own, whole and in pieces, and those who come to see them."""

from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery.masks import rope
from decks.atelier.glenns_gallery.visitors import Tones, crowd, leaving
from decks.atelier.paper import Colour, Paper, polar, ring
from decks.atelier.things import DARK, MIDDLE, PALE, STONE

SEA, WALL, DEEP, MARBLE, SHADE, LINE = "#1d6a64", "#287d76", "#02554e", "#fbf5e6", "#d6d2bd", "#8f9484"
CORAL, OCHRE = "#e8734a", "#eebb55"
TONES = Tones(dark="#053b37", light=OCHRE, accent=CORAL, hair="#2e1c14")
KEY = KEYS["glenns-gallery"][3]


def setting(paper: Paper, niche: bool = True) -> None:
    """A wall of the gallery, with a niche or without."""
    paper.ground(SEA)
    if niche:
        paper.fill("M70 600 L70 230 C70 100 160 30 260 30 C360 30 450 100 450 230 L450 600 Z", WALL)
    else:
        paper.disc(260, 260, 224, WALL)


def plinth(paper: Paper, y: float, half: float = 120, stone: Colour = SHADE, dark: Colour = LINE) -> None:
    """A block of stone from y down."""
    paper.box(-half, y, 2 * half, 24, stone)
    paper.box(-half + 16, y + 24, 2 * half - 32, 500, stone)
    paper.box(half - 50, y + 24, 34, 500, dark)
    paper.box(-half + 16, y + 24, 2 * half - 32, 8, dark)


def folds(paper: Paper, lines: str, width: float = 7) -> None:
    """Folds of a garment."""
    paper.line(lines, LINE, width)


def torso(paper: Paper) -> None:
    """A woman of marble who has lost her arms, a cloth about her hips."""
    setting(paper)
    with paper.at(262, 240):
        plinth(paper, 236, 104)
        paper.fill(
            "M-26 -140 L22 -140 L24 -112 C60 -106 84 -92 82 -60 C78 -40 62 -46 58 -34 C66 10 46 30 52 56"
            " L-58 56 C-50 26 -66 0 -60 -34"
            " C-72 -36 -92 -44 -90 -66 C-84 -96 -56 -108 -26 -112 Z",
            MARBLE,
        )
        paper.fill(
            "M22 -112 C60 -106 84 -92 82 -60 C78 -40 62 -46 58 -34 C66 10 46 30 52 56 L20 56 C14 10 36 -20 22 -60 Z",
            SHADE,
        )
        paper.fill(
            "M-2 -214 C36 -216 48 -186 42 -160 C36 -134 16 -126 0 -128 C-24 -130 -40 -160 -36 -184 C-32"
            " -204 -20 -214 -2 -214 Z",
            MARBLE,
        )
        paper.fill(
            "M-40 -168 C-50 -214 -10 -232 14 -224 C46 -218 60 -180 46 -152 C52 -184 20 -202 -14 -194"
            " C-28 -190 -32 -180 -40 -168 Z",
            SHADE,
        )
        paper.disc(42, -196, 20, SHADE)
        paper.line("M-14 -164 L-18 -148 L-10 -146", LINE, 5)
        paper.fill("M-64 44 C-40 36 30 36 62 34 C84 120 84 190 92 238 L-92 238 C-84 170 -84 110 -64 46 Z", MARBLE)
        paper.fill("M30 54 L62 38 C84 120 84 190 92 238 L44 238 C52 160 44 110 30 54 Z", SHADE)
        folds(
            paper,
            "M-62 50 C-20 90 30 80 62 42 M-40 78 C-60 130 -56 190 -62 234 M-10 84 C-24 140 -10 190 -20"
            " 234 M28 80 C10 140 30 190 22 234 M52 70 C46 130 60 190 62 234",
        )
        folds(paper, "M-30 -56 C-24 -46 -10 -46 -2 -56 M12 -56 C20 -46 34 -46 40 -56", 6)
        paper.disc(-4, 26, 4, LINE)
    crowd(paper, TONES, 0, 118)


def philosopher(paper: Paper) -> None:
    """The bust of a bearded thinker."""
    setting(paper, False)
    with paper.at(260, 236):
        plinth(paper, 176, 96)
        paper.fill(
            "M-150 110 C-140 50 -80 40 -44 20 L44 20 C80 40 140 50 150 110 C130 160 60 176 0 178 C-60"
            " 176 -130 160 -150 110 Z",
            MARBLE,
        )
        paper.fill("M44 20 C80 40 140 50 150 110 C140 150 80 172 30 177 C60 120 50 60 44 20 Z", SHADE)
        folds(paper, "M-130 120 C-80 90 -40 110 0 160 M-100 70 C-60 70 -20 100 20 160 M-56 44 C-30 60 10 80 50 150")
        paper.fill(
            "M-94 -110 C-100 -190 -50 -214 0 -214 C50 -214 100 -190 94 -110 C96 -60 84 -20 60 10 L-60 10"
            " C-84 -20 -96 -60 -94 -110 Z",
            SHADE,
        )
        paper.fill(
            "M-66 -110 C-70 -160 -40 -186 0 -186 C40 -186 70 -160 66 -110 C66 -60 50 0 0 20 C-50 0 -66 -60 -66 -110 Z",
            MARBLE,
        )
        for x, y in (
            (-76, -150),
            (-50, -186),
            (-16, -202),
            (20, -202),
            (54, -184),
            (78, -148),
            (-84, -110),
            (84, -110),
        ):
            paper.disc(x, y, 25, SHADE)
            paper.hoop(x, y, 14, LINE, 5)
        paper.fill(
            "M-70 -70 C-60 -40 -40 -46 -24 -46 L24 -46 C40 -46 60 -40 70 -70 C84 0 50 70 0 84 C-50 70 -84 0 -70 -70 Z",
            SHADE,
        )
        folds(
            paper,
            "M-44 -20 C-50 10 -30 40 -20 60 M-16 -6 C-20 20 -4 50 0 70 M18 -6 C20 20 10 40 14 56 M46 -20"
            " C48 10 36 36 28 50",
            7,
        )
        paper.fill(ring(0, -28, 20, 8), LINE)
        for side in (-1, 1):
            paper.line(f"M{side * 14} -122 C{side * 26} -134 {side * 44} -132 {side * 54} -122", LINE, 8)
            paper.fill(ring(side * 34, -104, 15, 8), SHADE)
        paper.line("M0 -118 L-8 -66 L10 -64", LINE, 7)
    crowd(paper, TONES, 9, 400, 0.92, True)


def warrior(paper: Paper) -> None:
    """A helmet with its crest; the eyes look out of it."""
    setting(paper)
    with paper.at(268, 236):
        plinth(paper, 196, 84)
        paper.fill(
            "M-60 -120 C-80 -226 60 -260 130 -180 C176 -120 160 -10 150 60 C140 20 120 -20 90 -40 C110"
            " -120 60 -170 -60 -120 Z",
            CORAL,
        )
        for t in ((-20, -206), (30, -216), (76, -198), (112, -160), (134, -110), (140, -52)):
            paper.line([t, (t[0] * 0.74, t[1] * 0.72)], "#b84a28", 7)
        paper.fill("M-100 180 C-96 140 -50 130 -40 110 L50 110 C60 130 110 140 116 180 L116 198 L-100 198 Z", MARBLE)
        paper.fill(
            "M-116 -60 C-120 -140 -50 -176 10 -176 C90 -176 120 -110 110 -30 C104 20 110 60 120 90 L46"
            " 120 C30 110 34 60 24 30 L-12 100 L-60 116"
            " C-70 70 -74 30 -110 20 C-112 -10 -114 -30 -116 -60 Z",
            MARBLE,
        )
        paper.fill("M30 -174 C96 -170 120 -110 110 -30 C104 20 110 60 120 90 L46 120 C64 40 90 -80 30 -174 Z", SHADE)
        paper.fill(
            "M-96 -30 C-80 -50 -40 -50 -16 -34 C10 -50 20 -46 30 -40 C20 -10 -4 -8 -22 -10 L-30 60 L-44"
            " 60 C-50 20 -66 -6 -96 -30 Z",
            DEEP,
        )
        paper.fill(ring(-56, -30, 15, 8), MARBLE)
        paper.fill(ring(2, -30, 13, 8), MARBLE)
        folds(paper, "M-104 -66 C-70 -90 60 -90 100 -60", 8)
        paper.dots([(70, 90), (80, 50), (84, 10)], 7, LINE)
    crowd(paper, TONES, 5, 120)


def victory(paper: Paper) -> None:
    """Winged, headless, and against the wind."""
    setting(paper, False)
    with paper.at(268, 250):
        paper.fill("M-130 170 L100 150 L160 190 L120 500 L-120 500 Z", SHADE)
        paper.fill(
            "M30 -110 C80 -200 150 -220 226 -210 C210 -180 216 -170 200 -150 C196 -120 180 -110 166 -96"
            " C150 -70 130 -60 110 -54 C80 -40 50 -50 30 -60 Z",
            MARBLE,
        )
        folds(
            paper,
            "M50 -100 C100 -150 140 -176 200 -190 M56 -80 C110 -120 140 -140 186 -146 M60 -62 C100 -80"
            " 130 -96 156 -100",
            8,
        )
        paper.fill(
            "M-20 -110 C-60 -190 -130 -210 -196 -186 C-176 -160 -180 -140 -160 -126 C-150 -100 -120 -90"
            " -100 -76 C-70 -56 -40 -50 -16 -60 Z",
            SHADE,
        )
        folds(paper, "M-40 -96 C-80 -140 -120 -160 -170 -172 M-46 -78 C-80 -106 -110 -120 -146 -126", 8)
        paper.fill(
            "M-34 -136 C-10 -146 20 -146 34 -130 C56 -100 46 -50 40 -20 C70 40 110 100 150 150 C110 150"
            " 90 172 60 166 C20 180 -60 182 -110 172"
            " C-80 130 -60 60 -44 -10 C-60 -60 -56 -110 -34 -136 Z",
            MARBLE,
        )
        paper.fill("M40 -20 C70 40 110 100 150 150 C110 150 90 172 60 166 C70 100 50 40 40 -20 Z", SHADE)
        paper.fill("M-14 -156 L14 -156 L18 -136 L-18 -136 Z", SHADE)
        folds(
            paper,
            "M-44 -12 C-10 6 20 4 40 -18 M-30 10 C-40 70 -60 120 -84 166 M-6 12 C-10 70 -20 120 -30 172"
            " M16 10 C30 70 30 120 24 170 M32 0 C60 60 70 110 84 160 M-30 -100 C-10 -60 10 -60 30 -96",
        )
    crowd(paper, TONES, 2, 390, 0.86)


def thrower(paper: Paper) -> None:
    """Wound up like a spring, the disc behind."""
    setting(paper, False)
    with paper.at(250, 246):
        plinth(paper, 212, 150)
        w = 34
        paper.line([(20, 70), (70, 120), (20, 196), (54, 206)], SHADE, w)
        paper.line([(20, 66), (-60, 104), (-20, 160), (-84, 200)], MARBLE, w)
        paper.line([(-84, 202), (-110, 200)], MARBLE, 20)
        paper.fill(
            "M-96 -96 C-60 -130 -10 -110 10 -70 C40 -30 56 30 46 80 C20 104 -20 90 -30 60 C-50 0 -90 -30 -96 -96 Z",
            MARBLE,
        )
        paper.fill("M-6 -96 C36 -40 56 30 46 80 C36 90 20 94 6 90 C30 40 20 -40 -6 -96 Z", SHADE)
        paper.line([(-30, -96), (60, -130), (142, -172)], MARBLE, 30)
        paper.line([(-88, -72), (-98, 20), (-40, 96)], SHADE, 27)
        paper.disc(164, -186, 54, OCHRE)
        paper.hoop(164, -186, 38, "#b9862a", 7)
        paper.disc(148, -176, 17, MARBLE)
        paper.disc(-110, -130, 38, MARBLE)
        paper.fill(
            "M-146 -130 C-150 -176 -96 -186 -76 -150 C-70 -130 -76 -116 -84 -108 C-84 -136 -110 -150 -146 -130 Z", SHADE
        )
        folds(paper, "M-50 -50 C-30 -40 -14 -40 0 -50 M-36 -14 C-16 -4 0 -6 14 -16 M-24 24 C-4 32 14 30 28 22", 6)
    crowd(paper, TONES, 7, 400, 0.76)


def caryatid(paper: Paper) -> None:
    """She carries the roof, and has carried it long."""
    setting(paper, False)
    paper.fill([(20, 40), (500, 40), (486, 76), (34, 76)], SHADE)
    paper.box(34, 76, 452, 30, MARBLE)
    for x in range(56, 480, 40):
        paper.box(x, 84, 18, 14, LINE)
    with paper.at(260, 300):
        paper.fill("M-66 -190 L66 -190 L44 -150 L-44 -150 Z", MARBLE)
        paper.disc(0, -112, 40, SHADE, 46)
        paper.disc(0, -106, 31, MARBLE, 40)
        for side in (-1, 1):
            paper.line(f"M{side * 34} -110 C{side * 50} -80 {side * 34} -60 {side * 44} -30", SHADE, 19)
            paper.fill(ring(side * 12, -110, 8, 4), LINE)
        paper.line("M0 -108 L-4 -92 L6 -90", LINE, 5)
        paper.line([(-8, -80), (8, -80)], LINE, 5)
        paper.box(-16, -74, 32, 34, MARBLE)
        paper.fill(
            "M-76 -30 C-50 -50 50 -50 76 -30 C84 0 76 20 70 50 L88 90 L84 310 L-84 310 L-88 90 L-70 50"
            " C-76 20 -84 0 -76 -30 Z",
            MARBLE,
        )
        paper.fill(
            "M40 -44 C60 -42 70 -36 76 -30 C84 0 76 20 70 50 L88 90 L84 310 L44 310 C50 200 46 60 40 -44 Z", SHADE
        )
        folds(
            paper,
            "M-50 -36 C-30 0 30 0 50 -36 M-86 88 C-40 110 40 110 86 88 M-66 110 L-66 300 M-36 116 L-36"
            " 300 M-6 118 L-6 300 M24 116 L24 300 M60 110 L60 300",
            8,
        )
        paper.line([(-74, -20), (-86, 60), (-70, 120)], MARBLE, 25)
        paper.line([(76, -20), (90, 60), (74, 120)], SHADE, 25)
    crowd(paper, TONES, 8, 110, 0.92)
    crowd(paper, TONES, 6, 424, 0.8)


def horse(paper: Paper) -> None:
    """A horse's head from a gable, out of breath."""
    setting(paper)
    with paper.at(250, 250):
        plinth(paper, 190, 150)
        paper.fill(
            "M-120 190 C-60 90 -60 -20 0 -110 C20 -140 40 -160 60 -176 L66 -220 L100 -180 C130 -150 150"
            " -110 170 -60 C190 -20 206 10 196 44"
            " C180 70 150 60 136 44 C110 30 90 20 76 4 C70 70 110 130 130 190 Z",
            MARBLE,
        )
        paper.fill("M76 4 C70 70 110 130 130 190 L40 190 C30 120 40 60 60 10 Z", SHADE)
        paper.fill(
            "M66 -220 L58 -176 C-10 -150 -80 -60 -110 60 C-130 110 -150 150 -170 190 L-90 190 C-70 110"
            " -50 30 -20 -40 C0 -90 40 -140 74 -170 Z",
            SHADE,
        )
        folds(
            paper,
            "M44 -176 C20 -164 0 -150 -10 -130 M10 -140 C-20 -120 -40 -90 -50 -70 M-20 -96 C-50 -70 -70"
            " -30 -80 0 M-44 -40 C-70 -10 -90 40 -100 70 M-70 30 C-96 70 -110 110 -124 150",
        )
        paper.fill(ring(98, -108, 19, 14), DEEP)
        paper.disc(102, -112, 6, MARBLE)
        folds(
            paper,
            "M72 -124 C86 -140 112 -140 122 -122 M120 -60 C126 -30 140 -10 150 0 M76 4 C96 -10 104 -30 102 -50",
            7,
        )
        paper.fill(ring(178, 18, 10, 14), DEEP)
        paper.line([(186, 44), (152, 34)], LINE, 7)
    crowd(paper, TONES, 3, 414, 0.92)


def youth(paper: Paper) -> None:
    """A youth who takes the first step, smiling."""
    setting(paper)
    with paper.at(260, 262):
        plinth(paper, 226, 110)
        paper.line([(22, 60), (30, 140), (26, 216)], SHADE, 42)
        paper.line([(-26, 60), (-34, 140), (-44, 218)], MARBLE, 42)
        paper.line([(-48, 220), (-66, 222)], MARBLE, 22)
        paper.line([(30, 218), (16, 222)], SHADE, 22)
        paper.fill(
            "M-84 -96 C-60 -120 60 -120 84 -96 C80 -50 50 -20 48 20 C60 50 50 80 46 90 L-48 90 C-52 76"
            " -60 50 -48 20 C-50 -20 -80 -50 -84 -96 Z",
            MARBLE,
        )
        paper.fill(
            "M40 -114 C60 -112 76 -106 84 -96 C80 -50 50 -20 48 20 C60 50 50 80 46 90 L10 90 C30 20 30 -60 40 -114 Z",
            SHADE,
        )
        paper.line([(-78, -86), (-92, -10), (-82, 66)], MARBLE, 27)
        paper.line([(78, -86), (92, -10), (82, 66)], SHADE, 27)
        paper.fill(
            "M-62 -190 C-66 -250 66 -250 62 -190 L66 -104 L34 -104 L34 -150 L-34 -150 L-34 -104 L-66 -104 Z", SHADE
        )
        for y in (-178, -152, -126):
            paper.line([(-60, y), (-46, y)], LINE, 7)
            paper.line([(46, y), (60, y)], LINE, 7)
        paper.fill("M-40 -196 C-40 -226 40 -226 40 -196 C42 -150 20 -126 0 -124 C-20 -126 -42 -150 -40 -196 Z", MARBLE)
        paper.box(-17, -132, 34, 34, MARBLE)
        for side in (-1, 1):
            paper.fill(ring(side * 18, -184, 10, 5), LINE)
        paper.line("M0 -182 L-5 -160 L6 -158", LINE, 5)
        paper.line("M-16 -146 C-8 -138 8 -138 16 -146", LINE, 6)
        folds(paper, "M-40 -56 C-20 -44 20 -44 40 -56 M0 -50 L0 20 M-44 40 C-20 70 20 70 44 40", 6)
    crowd(paper, TONES, 4, 412, 0.95)


def sphinx(paper: Paper) -> None:
    """A sphinx on her column, waiting for an answer."""
    setting(paper, False)
    with paper.at(250, 206):
        paper.box(-66, 170, 150, 400, SHADE)
        for x in (-46, -16, 14, 44):
            paper.box(x, 190, 12, 380, LINE)
        for side in (-1, 1):
            paper.disc(9 + side * 86, 158, 38, MARBLE)
            paper.hoop(9 + side * 86, 158, 20, LINE, 9)
        paper.box(-80, 124, 180, 40, MARBLE)
        paper.box(-120, 108, 258, 24, SHADE)
        paper.line("M96 60 C160 70 170 -10 130 -30", MARBLE, 15)
        paper.fill(
            "M-70 -40 C-20 -50 60 -20 110 40 C120 80 110 110 90 110 L-96 110 C-110 110 -110 90 -90 90"
            " L-74 90 C-90 40 -90 -10 -70 -40 Z",
            MARBLE,
        )
        paper.fill("M40 10 C80 20 110 50 110 80 C110 100 100 110 90 110 L30 110 C60 90 60 50 40 10 Z", SHADE)
        paper.fill(
            "M-50 10 C-60 -60 0 -130 110 -160 C100 -120 90 -100 76 -80 C70 -50 50 -30 30 -10 C10 10 -20 30 -50 10 Z",
            SHADE,
        )
        folds(paper, "M-36 6 C-20 -60 30 -110 96 -144 M-20 10 C0 -40 40 -80 80 -96 M0 8 C20 -20 44 -40 66 -56", 8)
        paper.fill(
            "M-100 -180 C-60 -204 -20 -180 -22 -130 C-22 -100 -10 -80 -6 -60 L-60 -50 L-70 -96 L-110"
            " -100 L-106 -120 L-122 -126 L-108 -154 Z",
            MARBLE,
        )
        paper.fill(
            "M-104 -178 C-60 -210 -10 -186 -12 -130 C-12 -100 2 -70 4 -40 C-30 -40 -44 -80 -46 -120 C-50"
            " -150 -70 -164 -104 -160 Z",
            SHADE,
        )
        paper.fill(ring(-90, -142, 8, 5), LINE)
        paper.line([(-110, -112), (-94, -110)], LINE, 5)
        folds(paper, "M-70 40 L-74 100 M-30 60 C-40 80 -44 100 -44 108", 7)
    crowd(paper, TONES, 1, 116)


def foot(paper: Paper) -> None:
    """The foot of a giant. The rest is being looked for."""
    setting(paper, False)
    with paper.at(256, 260):
        plinth(paper, 176, 190)
        paper.fill(
            "M20 -190 C60 -204 110 -200 140 -186 C136 -110 150 -40 164 40 C172 90 176 130 160 160 L-150"
            " 160 C-196 160 -206 110 -170 90"
            " C-110 60 -40 30 -10 -40 C10 -90 14 -140 20 -190 Z",
            MARBLE,
        )
        paper.fill(
            "M96 -198 C116 -196 130 -192 140 -186 C136 -110 150 -40 164 40 C172 90 176 130 160 160 L70"
            " 160 C120 80 110 -60 96 -198 Z",
            SHADE,
        )
        paper.fill("M20 -190 L44 -206 L64 -190 L92 -212 L112 -190 L140 -186 C120 -170 40 -174 20 -190 Z", SHADE)
        for x, y, r in ((20, 140, 24), (-22, 136, 27), (-68, 131, 31), (-116, 124, 36), (-168, 112, 46)):
            paper.disc(x, y, r, MARBLE)
            paper.line([polar(r, 300 - 20 * at, x, y) for at in range(10)], LINE, 7)
            paper.fill(ring(x - r * 0.42, y + r * 0.1, r * 0.34, r * 0.42), SHADE)
        folds(paper, "M-20 60 C10 40 40 10 54 -40 M30 80 C70 50 84 10 92 -30 M80 160 C84 110 120 70 130 20", 9)
        paper.box(-190, 156, 366, 22, MARBLE, 8)
        folds(paper, "M52 -60 C70 -40 96 -40 112 -60", 7)
    crowd(paper, TONES, 10, 150, 0.9)


def owl(paper: Paper) -> None:
    """The owl of the city, all eyes."""
    setting(paper)
    with paper.at(260, 232):
        plinth(paper, 196, 110)
        paper.fill(
            "M-110 -120 C-120 -200 -60 -206 0 -196 C60 -206 120 -200 110 -120 C140 -60 130 80 60 170"
            " L-60 170 C-130 80 -140 -60 -110 -120 Z",
            MARBLE,
        )
        paper.fill("M60 -198 C110 -196 118 -160 110 -120 C140 -60 130 80 60 170 L20 170 C90 80 90 -80 60 -198 Z", SHADE)
        for side in (-1, 1):
            paper.disc(side * 50, -112, 50, SHADE if side < 0 else MARBLE)
            paper.disc(side * 50, -112, 40, LINE)
            paper.disc(side * 50, -112, 30, MARBLE)
            paper.disc(side * 50, -112, 17, DEEP)
            paper.fill(
                f"M{side * 116} -50 C{side * 146} 30 {side * 110} 120 {side * 70} 160 C{side * 84} 80"
                f" {side * 90} 10 {side * 116} -50 Z",
                LINE,
            )
        paper.fill(
            "M-120 -190 C-80 -200 -40 -190 0 -150 C40 -190 80 -200 120 -190 C80 -160 40 -150 0 -126 C-40"
            " -150 -80 -160 -120 -190 Z",
            LINE,
        )
        paper.fill([(-18, -96), (18, -96), (0, -46)], LINE)
        for row, count in enumerate((5, 4, 3, 2)):
            for at in range(count):
                x, y = (at - (count - 1) / 2) * 34, -20 + 40 * row
                folds(paper, f"M{x - 12} {y} C{x - 8} {y + 18} {x + 8} {y + 18} {x + 12} {y}", 7)
        for side in (-1, 1):
            for at in (-18, 0, 18):
                paper.line([(side * 38 + at, 166), (side * 38 + at * 1.2, 192)], MARBLE, 16)
    crowd(paper, TONES, 2, 116, 0.86, True)


def covered(paper: Paper) -> None:
    """Under a dust sheet, one hand stretched out."""
    paper.ground(STONE)
    with paper.at(330, 262):
        plinth(paper, 196, 116, MIDDLE, DARK)
        paper.line([(90, -60), (150, -120), (158, -176)], PALE, 27)
        for x in (-14, 0, 14):
            paper.line([(158, -180), (158 + x, -214)], PALE, 9)
        paper.fill(
            "M-10 -216 C40 -220 56 -180 52 -150 C100 -130 116 -90 116 -40 C120 60 130 130 140 210 C110"
            " 196 90 226 60 206 C30 226 -10 226 -40 206"
            " C-70 226 -100 196 -130 212 C-116 130 -120 40 -110 -50 C-104 -110 -80 -130 -56 -146 C-60"
            " -190 -44 -214 -10 -216 Z",
            "#f3f1ec",
        )
        for x, low in ((-70, 190), (-20, 196), (36, 196), (90, 180)):
            paper.line(f"M{x * 0.5} -120 C{x * 0.9} -20 {x} 100 {x} {low}", MIDDLE, 8)
        paper.line("M-34 -176 C-20 -186 -10 -180 -4 -170", MIDDLE, 7)
    rope(paper, KEY, 330)
    with paper.at(108, 592, 1.1):
        leaving(paper, DARK, "#2e2c2b", "child")


def column(paper: Paper) -> None:
    """Nothing is on the plinth but two feet."""
    paper.ground(STONE)
    paper.fill("M130 600 L130 230 C130 110 210 40 310 40 C410 40 490 110 490 230 L490 600 Z", "#b1ada5")
    with paper.at(310, 236):
        plinth(paper, 120, 120, PALE, MIDDLE)
        for side in (-1, 1):
            paper.fill(
                f"M{side * 20} 30 L{side * 34} 20 L{side * 46} 34 L{side * 62} 24 L{side * 60} 80"
                f" C{side * 70} 100 {side * 66} 122 {side * 50} 122 L{side * 22} 122"
                f" C{side * 12} 110 {side * 16} 90 {side * 20} 70 Z",
                "#f3f1ec",
            )
            for at in range(3):
                paper.line([(side * (28 + 10 * at), 108), (side * (28 + 10 * at), 118)], MIDDLE, 5)
        paper.box(-60, 180, 120, 44, DARK, 4)
        paper.box(-40, 196, 80, 10, PALE)
    rope(paper, KEY, 322)
    with paper.at(108, 594, 1.08):
        leaving(paper, DARK, "#2e2c2b", "bun")


PICTURES = (torso, philosopher, warrior, victory, thrower, caryatid, horse, youth, sphinx, foot, owl)
REFUSALS = (covered, column)
