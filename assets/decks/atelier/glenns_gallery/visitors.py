"""The customers, seen from behind at the lower edge: eleven sorts, in any four tones.

Each stands about x = 0, its feet below y = 0.
"""

from collections.abc import Callable
from dataclasses import dataclass

from decks.atelier.paper import Colour, Paper, ring


@dataclass(frozen=True, slots=True)
class Tones:
    """A dark and a light coat, an accent, brown hair and black hair."""

    dark: Colour
    light: Colour
    accent: Colour
    hair: Colour
    black: Colour = "#2a1a14"
    skins: tuple[Colour, Colour, Colour] = ("#7a4a2e", "#e2b08a", "#b57b50")


Visitor = Callable[[Paper, Tones], None]


def body(paper: Paper, coat: Colour, skin: Colour, hair: Colour, wide: float = 92, tall: float = 150) -> None:
    """Shoulders up to y = -tall + 60, head at y = -tall; the hair covers all but neck and ears."""
    top = -tall + 62
    paper.fill(
        f"M{-wide} 40 C{-wide} {top + 60} {-wide * 0.9} {top + 12} {-wide * 0.3} {top} L{wide * 0.3} {top}"
        f" C{wide * 0.9} {top + 12} {wide} {top + 60} {wide} 40 Z",
        coat,
    )
    paper.fill(f"M-19 {-tall + 20} L19 {-tall + 20} L22 {top + 6} C10 {top + 16} -10 {top + 16} -22 {top + 6} Z", skin)
    paper.dots([(-41, -tall + 6), (41, -tall + 6)], 9, skin)
    paper.disc(0, -tall, 41, hair, 48)


def bun(paper: Paper, t: Tones) -> None:
    """A woman with a knot of hair and a shawl."""
    body(paper, t.light, t.skins[1], t.hair)
    paper.disc(0, -206, 24, t.hair, 20)
    paper.fill(
        "M-92 40 C-90 -40 -60 -76 -30 -88 C-10 -70 10 -70 30 -88 C60 -76 90 -40 92 40 L60 40 C40 -10 -40 -10 -60 40 Z",
        t.accent,
    )


def bowler(paper: Paper, t: Tones) -> None:
    """A man in a hat with his collar up."""
    body(paper, t.dark, t.skins[1], t.hair)
    paper.fill("M-46 -164 C-46 -222 46 -222 46 -164 Z", t.accent)
    paper.box(-66, -172, 132, 17, t.accent, 8)
    paper.fill("M-46 -160 L46 -160 L44 -170 L-44 -170 Z", t.dark)
    paper.fill("M-40 -84 L-30 -112 L30 -112 L40 -84 C20 -70 -20 -70 -40 -84 Z", t.light)


def couple(paper: Paper, t: Tones) -> None:
    """Two, arm in arm."""
    with paper.at(62, 6, 0.92, -5):
        body(paper, t.light, t.skins[0], t.black)
        paper.fill(
            "M-50 -150 C-60 -210 60 -210 50 -150 C66 -130 60 -96 46 -90 C40 -110 -40 -110 -46 -90 C-60"
            " -96 -66 -130 -50 -150 Z",
            t.black,
        )
    with paper.at(-60, 0, 1, 4):
        body(paper, t.dark, t.skins[2], t.hair, 88, 170)
        paper.line("M-30 -104 C-10 -92 10 -92 30 -104", t.accent, 17)


def shoulders(paper: Paper, t: Tones) -> None:
    """A child who sees best of all."""
    body(paper, t.dark, t.skins[0], t.black, 98, 136)
    for side in (-1, 1):
        paper.line([(side * 34, -170), (side * 50, -104), (side * 48, -62)], t.light, 26)
        paper.disc(side * 48, -54, 15, t.hair, 18)
    paper.fill("M-46 -160 C-50 -220 -34 -240 0 -242 C34 -240 50 -220 46 -160 C20 -150 -20 -150 -46 -160 Z", t.accent)
    paper.line([(36, -220), (76, -262)], t.accent, 20)
    paper.disc(80, -268, 12, t.skins[0])
    paper.disc(0, -272, 33, t.black, 36)
    paper.dots([(-30, -292), (30, -292)], 17, t.black)


def wheels(paper: Paper, t: Tones) -> None:
    """Somebody in a wheelchair, with the best seat."""
    with paper.at(0, -2):
        body(paper, t.light, t.skins[2], t.hair, 80, 152)
    for side in (-1, 1):
        paper.fill(ring(side * 96, 10, 17, 92), t.dark)
        paper.fill(ring(side * 96, 10, 7, 74), t.accent)
        paper.line([(side * 60, -70), (side * 60, 30)], t.dark, 13)
        paper.line([(side * 60, -72), (side * 78, -76)], t.dark, 15)
    paper.box(-60, -58, 120, 110, t.dark, 8)
    paper.box(-48, -46, 96, 20, t.accent, 4)


def stick(paper: Paper, t: Tones) -> None:
    """An old man in a cap, his stick in his hand."""
    with paper.at(-14, 0, 1, -6):
        body(paper, t.dark, t.skins[1], "#e9e4da", 88, 140)
        paper.fill("M-46 -146 C-50 -204 50 -204 46 -146 C24 -156 -24 -156 -46 -146 Z", t.light)
        paper.disc(0, -190, 8, t.dark)
    paper.line([(52, -40), (92, -60)], t.dark, 36)
    paper.disc(104, -66, 16, t.skins[1])
    paper.line("M104 60 L104 -84 C104 -112 66 -112 68 -84", t.accent, 12)


def wide_hat(paper: Paper, t: Tones) -> None:
    """A wide hat, and an umbrella over the arm."""
    body(paper, t.accent, t.skins[0], t.black)
    paper.disc(0, -168, 92, t.dark, 27)
    paper.fill("M-46 -172 C-46 -220 46 -220 46 -172 C20 -160 -20 -160 -46 -172 Z", t.dark)
    paper.fill("M-46 -180 C-20 -168 20 -168 46 -180 L46 -168 C20 -156 -20 -156 -46 -168 Z", t.light)
    with paper.at(112, -10, 1, 8):
        paper.fill("M-15 -40 L15 -40 L0 90 Z", t.dark)
        paper.line("M0 -40 L0 -84 C0 -106 -32 -106 -32 -84", t.light, 10)


def three(paper: Paper, t: Tones) -> None:
    """Three children in a row."""
    for x, scale, coat, skin, hair in (
        (-98, 0.86, t.light, t.skins[1], "#c9772e"),
        (4, 0.66, t.accent, t.skins[0], t.black),
        (98, 0.96, t.dark, t.skins[2], t.hair),
    ):
        with paper.at(x, 8, scale):
            body(paper, coat, skin, hair, 74, 146)
    with paper.at(-98, 8, 0.86):
        for side in (-1, 1):
            paper.fill(
                f"M{side * 30} -150 C{side * 76} -150 {side * 66} -100 {side * 58} -70 C{side * 46} -80"
                f" {side * 36} -110 {side * 30} -130 Z",
                "#c9772e",
            )
    with paper.at(98, 8, 0.96):
        paper.fill("M-44 -160 C-44 -212 44 -212 44 -160 Z", t.light)


def hand_in_hand(paper: Paper, t: Tones) -> None:
    """Father and child."""
    with paper.at(-40, 0):
        body(paper, t.light, t.skins[2], t.black, 90, 176)
        paper.fill("M-41 -150 C-30 -118 30 -118 41 -150 L40 -166 L-40 -166 Z", t.black)
    with paper.at(92, 14, 0.66):
        body(paper, t.dark, t.skins[2], t.hair, 76, 150)
        paper.fill("M-46 -150 C-52 -216 52 -216 46 -150 C20 -140 -20 -140 -46 -150 Z", t.accent)
        paper.disc(0, -206, 17, t.dark)


def painter(paper: Paper, t: Tones) -> None:
    """Somebody draws what they see."""
    with paper.at(-24, 0):
        body(paper, t.dark, t.skins[1], t.hair, 92, 146)
        paper.fill(
            "M-58 -158 C-64 -200 -10 -214 30 -206 C66 -198 60 -168 46 -160 C10 -176 -30 -172 -58 -158 Z", t.accent
        )
        paper.line([(2, -204), (6, -218)], t.accent, 9)
    with paper.at(104, -66, 1, 8):
        paper.box(-50, -70, 100, 140, t.light, 4)
        paper.box(-40, -58, 80, 106, "#fbf6ea")
        paper.line("M-20 20 C-30 -40 30 -40 20 20 M-8 -8 L8 -8", t.dark, 7)
    paper.line([(40, -30), (62, -36)], t.dark, 34)


def scarf(paper: Paper, t: Tones) -> None:
    """A headscarf, a knapsack, and an arm that points."""
    body(paper, t.light, t.skins[2], t.accent, 90, 150)
    paper.fill(
        "M-44 -156 C-56 -214 56 -214 44 -156 C52 -120 64 -96 74 -84 C40 -58 -40 -58 -74 -84 C-64 -96 -52"
        " -120 -44 -156 Z",
        t.accent,
    )
    paper.line([(66, -50), (130, -130)], t.light, 30)
    paper.line([(132, -134), (150, -160)], t.skins[2], 15)
    paper.box(-54, -58, 108, 110, t.dark, 22)
    paper.box(-34, -30, 68, 14, t.accent, 6)


ALL: tuple[Visitor, ...] = (
    bun,
    bowler,
    couple,
    shoulders,
    wheels,
    stick,
    wide_hat,
    three,
    hand_in_hand,
    painter,
    scarf,
)


def crowd(paper: Paper, t: Tones, index: int, x: float, scale: float = 1.0, flip: bool = False) -> None:
    """The visitor of this index (any whole number) at the lower edge."""
    with paper.at(x, 600, scale, 0, flip):
        ALL[index % len(ALL)](paper, t)


def leaving(paper: Paper, coat: Colour, dark: Colour, hat: str = "bowler") -> None:
    """Somebody walks off to the left, feet on y = 0, 300 high, head hanging a little."""
    paper.line([(6, -130), (44, -60), (76, -6)], dark, 30)
    paper.line([(76, -2), (52, 0)], dark, 17)
    paper.line([(-6, -130), (-30, -66), (-40, -4)], dark, 30)
    paper.line([(-42, 0), (-64, 0)], dark, 17)
    paper.fill(
        "M-40 -250 C-10 -262 34 -250 44 -220 C56 -170 58 -120 66 -78 L-44 -78 C-46 -120 -56 -200 -40 -250 Z", coat
    )
    paper.line([(8, -222), (14, -160), (-14, -112)], dark, 24)
    paper.disc(-34, -284, 30, dark, 34)
    paper.fill([(-62, -284), (-72, -272), (-58, -268)], dark)
    if hat == "bowler":
        paper.fill("M-70 -300 C-66 -344 -6 -348 0 -306 Z", coat)
        paper.line([(-82, -296), (10, -308)], coat, 12)
    elif hat == "bun":
        paper.disc(2, -310, 19, dark)
        paper.fill("M-40 -80 L66 -80 L80 -20 L-56 -20 Z", coat)
    elif hat == "umbrella":
        paper.fill("M-20 -120 L-6 -116 L-70 10 Z", dark)
        paper.line("M-12 -118 L0 -142 C8 -156 -10 -164 -18 -150", dark, 8)
        paper.fill("M-68 -300 C-70 -336 0 -340 -2 -304 Z", coat)
    elif hat == "child":
        with paper.at(128, 0, 0.6):
            leaving(paper, dark, coat, "")
        paper.line([(20, -180), (92, -128)], coat, 18)
