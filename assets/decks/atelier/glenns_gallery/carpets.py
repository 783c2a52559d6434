"""Persian carpets: eleven of our own design, knotted in the manner of town and tribe, and those who come to see them."""

import math
from collections.abc import Callable

from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery.masks import rope
from decks.atelier.glenns_gallery.visitors import Tones, crowd, leaving
from decks.atelier.paper import Colour, Paper, Point, clip, polar, ring, smooth
from decks.atelier.things import DARK, MIDDLE, PALE, STONE, rays

WINE, WALL, RAIL = "#7c1c2e", "#8b2638", "#d9a441"
CREAM, NAVY, MADDER, GOLD, TEAL, ROSE = "#f7e8c8", "#16284f", "#b8322c", "#e0a63c", "#2f7d78", "#e39a86"
TONES = Tones(dark="#2b0710", light="#d9a441", accent="#f7e8c8", hair="#3a1a12")
KEY = KEYS["glenns-gallery"][2]

W, H = 300, 408
"""Of a hanging carpet without its fringes."""


def setting(paper: Paper) -> None:
    """A wall with a rail."""
    paper.ground(WINE)
    paper.box(0, 0, 520, 470, WALL)


def fringe(paper: Paper, wide: float, y: float, down: bool, colour: Colour = CREAM) -> None:
    """The ends of the warp."""
    for at in range(15):
        x = -wide / 2 + wide * (at + 0.5) / 15
        paper.line([(x, y), (x, y + (20 if down else -20))], colour, 8)


def carpet(
    paper: Paper,
    field: Colour,
    border: Colour,
    guard: Colour,
    motif: Callable[[float, float, int], None] | None = None,
    wide: float = W,
    high: float = H,
    warp: Colour = CREAM,
) -> None:
    """A carpet about (0, 0): fringes, border with motifs, two guards, field."""
    fringe(paper, wide, -high / 2, False, warp)
    fringe(paper, wide, high / 2, True, warp)
    paper.box(-wide / 2, -high / 2, wide, high, guard)
    paper.box(-wide / 2 + 9, -high / 2 + 9, wide - 18, high - 18, border)
    paper.box(-wide / 2 + 51, -high / 2 + 51, wide - 102, high - 102, guard)
    paper.box(-wide / 2 + 60, -high / 2 + 60, wide - 120, high - 120, field)
    if motif:
        x, y = wide / 2 - 30, high / 2 - 30
        places = [(x * (at - 2) / 2, side * y, at) for at in range(5) for side in (-1, 1)]
        places += [(side * x, y * (at - 3) / 3, at) for at in range(1, 6) for side in (-1, 1)]
        # One paint after the other: it keeps the file small.
        for px, py, at in sorted(places, key=lambda place: place[2] % 2):
            motif(px, py, at)


def diamond(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """A standing diamond."""
    return [(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]


def star(x: float, y: float, far: float, near: float, points: int = 8, turn: float = 0) -> list[Point]:
    """A star of equal points."""
    return [polar(far if at % 2 else near, turn + 180 * at / points, x, y) for at in range(2 * points)]


def stepped(x: float, y: float, half: float, steps: int) -> list[Point]:
    """A diamond whose edges are steps, as weavers must draw it."""
    s = half / steps
    quarter = [(half - s * (at // 2), s * ((at + 1) // 2)) for at in range(2 * steps)]
    return [
        *((x + a, y + b) for a, b in quarter),
        *((x - b, y + a) for a, b in quarter),
        *((x - a, y - b) for a, b in quarter),
        *((x + b, y - a) for a, b in quarter),
    ]


def rosette(paper: Paper, x: float, y: float, size: float, petals: Colour, heart: Colour, count: int = 8) -> None:
    """A round flower."""
    paper.dots(
        [polar(size * 0.6, 360 * at / count, x, y) for at in range(count)], size * (0.34 if count > 6 else 0.42), petals
    )
    paper.disc(x, y, size * 0.42, heart)


def medallion(paper: Paper) -> None:
    """A medallion with pendants and four corners."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        carpet(paper, MADDER, NAVY, GOLD, lambda x, y, at: rosette(paper, x, y, 17, (CREAM, ROSE)[at % 2], MADDER, 5))
        for sx in (-1, 1):
            for sy in (-1, 1):
                paper.fill(
                    f"M{sx * 90} {sy * 144} L{sx * 90} {sy * 76} C{sx * 70} {sy * 80} {sx * 66}"
                    f" {sy * 100} {sx * 50} {sy * 104}"
                    f" C{sx * 46} {sy * 124} {sx * 30} {sy * 126} {sx * 24} {sy * 144} Z",
                    NAVY,
                )
        paper.line([(0, -130), (0, 130)], GOLD, 6)
        for y in (-112, 112):
            paper.fill(diamond(0, y, 18, 26), GOLD)
        paper.fill([polar(r, 22.5 * at) for at in range(16) for r in ((84, 70)[at % 2],)], NAVY)
        paper.fill([polar(r, 22.5 * at) for at in range(16) for r in ((66, 54)[at % 2],)], CREAM)
        rosette(paper, 0, 0, 48, TEAL, MADDER, 8)
        paper.disc(0, 0, 11, CREAM)
    crowd(paper, TONES, 6, 352)


def tree(paper: Paper) -> None:
    """The tree of life with its birds."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        carpet(paper, CREAM, MADDER, NAVY, lambda x, y, at: paper.fill(diamond(x, y, 14, 18), (GOLD, CREAM)[at % 2]))
        paper.fill("M-90 144 C-60 110 60 110 90 144 Z", TEAL)
        paper.line("M0 130 C-10 60 10 20 0 -110", "#6b3217", 13)
        for y, far in ((70, 62), (30, 70), (-10, 62), (-50, 54), (-86, 40)):
            for side in (-1, 1):
                paper.line(
                    f"M0 {y + 24} C{side * far * 0.4} {y + 20} {side * far * 0.9} {y + 10} {side * far} {y - 14}",
                    "#6b3217",
                    7,
                )
                paper.disc(side * far, y - 18, 19, (MADDER, TEAL)[(y // 10) % 2])
                paper.disc(side * far * 0.56, y + 2, 12, (GOLD, NAVY)[(y // 10) % 2])
        paper.disc(0, -112, 22, MADDER)
        for side in (-1, 1):
            with paper.at(side * 54, 118, 0.8, 0, side > 0):
                paper.fill(
                    "M-40 -10 C-30 -40 10 -34 16 -14 C20 -34 34 -40 40 -30 L52 -26 L40 -20 C40 6 10 16"
                    " -10 10 L-50 20 Z",
                    NAVY,
                )
    crowd(paper, TONES, 3, 100, 0.95)


def garden(paper: Paper) -> None:
    """A garden of beds with its channels of water."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        carpet(paper, TEAL, GOLD, NAVY, lambda x, y, at: paper.fill(star(x, y, 17, 9, 6), (MADDER, NAVY)[at % 2]))
        paper.box(-14, -144, 28, 288, "#9cc9d6")
        paper.box(-90, -14, 180, 28, "#9cc9d6")
        for sx in (-1, 1):
            for row, y in enumerate((-110, -50, 50, 110)):
                tone = (CREAM, MADDER, NAVY, GOLD)[(row + (sx > 0) * 2) % 4]
                paper.box(sx * 52 - 32, y - 25, 64, 50, tone, 4)
                if row % 2 == (sx > 0):
                    rosette(
                        paper, sx * 52, y, 24, MADDER if tone != MADDER else CREAM, GOLD if tone != GOLD else NAVY, 6
                    )
                else:
                    paper.line([(sx * 52, y + 20), (sx * 52, y - 6)], TEAL if tone != NAVY else ROSE, 7)
                    paper.fill(
                        smooth([(sx * 52, y - 22), (sx * 52 + 17, y + 6), (sx * 52 - 17, y + 6)]),
                        TEAL if tone != NAVY else ROSE,
                    )
        paper.fill(star(0, 0, 34, 26, 8), CREAM)
        paper.disc(0, 0, 15, "#9cc9d6")
    crowd(paper, TONES, 2, 366, 0.9)


def arch(paper: Paper) -> None:
    """An arch with a hanging lamp."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        carpet(paper, NAVY, CREAM, MADDER, lambda x, y, at: rosette(paper, x, y, 17, (MADDER, TEAL)[at % 2], GOLD, 5))
        paper.fill(
            "M-90 -144 L90 -144 L90 -50 C86 -70 70 -70 64 -86 C44 -90 26 -104 0 -134 C-26 -104 -44 -90"
            " -64 -86 C-70 -70 -86 -70 -90 -50 Z",
            GOLD,
        )
        for x in (-64, 64):
            rosette(paper, x, -120, 18, MADDER, CREAM, 6)
        for x in (-76, 76):
            paper.box(x - 9, -50, 18, 180, GOLD)
            paper.box(x - 15, 120, 30, 24, GOLD)
        paper.line([(0, -130), (0, -60)], CREAM, 5)
        paper.fill(
            "M-24 -60 L24 -60 L12 -34 C44 -16 44 24 14 34 L22 52 L-22 52 L-14 34 C-44 24 -44 -16 -12 -34 Z", MADDER
        )
        paper.fill("M-16 -8 C-10 -22 10 -22 16 -8 C16 10 0 22 0 22 C0 22 -16 10 -16 -8 Z", GOLD)
        paper.fill("M-40 144 C-30 100 30 100 40 144 Z", TEAL)
        for x in (-22, 0, 22):
            paper.line([(x * 0.5, 116), (x, 82)], TEAL, 6)
            paper.disc(x, 78, 11, ROSE)
    crowd(paper, TONES, 0, 130)


def boteh(paper: Paper) -> None:
    """Two runners for a long hall, leaves that bow on both."""
    setting(paper)
    for at, (x, y, field, border) in enumerate(((160, 242, GOLD, TEAL), (362, 276, NAVY, MADDER))):
        with paper.at(x, y):
            fringe(paper, 168, -200, False)
            fringe(paper, 168, 200, True)
            paper.box(-84, -200, 168, 400, border)
            paper.box(-56, -172, 112, 344, CREAM)
            paper.box(-49, -165, 98, 330, field)
            paper.dots([(side * 70, -176 + 44 * row) for side in (-1, 1) for row in range(9)], 9, CREAM)
            for row in range(4):
                with paper.at(0, -122 + 82 * row, 1.3, 0, row % 2 == at):
                    tone = (MADDER, CREAM)[at] if row % 2 else (NAVY, ROSE)[at]
                    paper.fill(
                        "M2 32 C-30 32 -30 -6 -6 -14 C8 -20 8 -30 -4 -36 C24 -40 34 -10 28 10 C24 26 14 32 2 32 Z", tone
                    )
                    paper.fill("M2 20 C-14 20 -14 0 0 -4 C14 -8 18 20 2 20 Z", (CREAM, MADDER)[at])
                    paper.disc(2, 10, 5, (MADDER, GOLD)[at])
    crowd(paper, TONES, 4, 262, 0.9)


def guls(paper: Paper) -> None:
    """Eight-sided signs of a tribe, quartered, on a carpet that hangs across."""
    setting(paper)
    with paper.at(260, 226):
        for side in (-1, 1):
            for at in range(13):
                y = -132 + 22 * at
                paper.line([(side * 210, y), (side * 230, y)], CREAM, 8)
        paper.box(-210, -150, 420, 300, NAVY)
        paper.box(-202, -142, 404, 284, CREAM)
        for tone, first in ((MADDER, 0), (NAVY, 1)):
            for at in range(first, 9, 2):
                for y in (-120, 120):
                    paper.fill(stepped(-180 + 45 * at, y, 16, 2), tone)
            for at in range(1 + first, 4, 2):
                for x in (-180, 180):
                    paper.fill(stepped(x, -120 + 60 * at, 16, 2), tone)
        paper.box(-158, -98, 316, 196, NAVY)
        paper.box(-150, -90, 300, 180, "#8e2a1e")
        corners = ((-0.5, -1), (0.5, -1), (1, -0.5), (1, 0.5), (0.5, 1), (-0.5, 1), (-1, 0.5), (-1, -0.5))
        for y in (-45, 45):
            for x in (-100, 0, 100):
                octagon = [(x + a * 42, y + b * 38) for a, b in corners]
                paper.fill(octagon, CREAM)
                paper.fill(clip(octagon, [(x, y - 50), (x + 50, y - 50), (x + 50, y), (x, y)]), NAVY)
                paper.fill(clip(octagon, [(x - 50, y), (x, y), (x, y + 50), (x - 50, y + 50)]), NAVY)
                paper.fill(stepped(x, y, 20, 2), GOLD)
                paper.fill(diamond(x, y, 8, 8), MADDER)
        for x in (-50, 50):
            paper.fill(star(x, 0, 17, 8, 4), GOLD)
    crowd(paper, TONES, 8, 116, 0.95)


def rolled(paper: Paper) -> None:
    """The merchant unrolls one from the top shelf."""
    setting(paper)
    with paper.at(260, 222):
        paper.box(-150, -130, 300, 320, NAVY)
        paper.box(-141, -130, 282, 311, GOLD)
        paper.box(-100, -130, 200, 270, NAVY)
        paper.box(-92, -130, 184, 262, CREAM)
        for y in (-100, -50, 0, 50, 100, 150):
            for x in (-121, 121):
                paper.fill(star(x, y, 17, 8, 6), MADDER)
        for x in (-60, 0, 60):
            paper.fill(star(x, 160, 17, 8, 6), MADDER)
        paper.fill([(-92, -130), (92, -130), (0, -20)], MADDER)
        paper.fill(stepped(0, 50, 66, 6), TEAL)
        paper.fill(stepped(0, 50, 42, 4), GOLD)
        paper.fill(stepped(0, 50, 20, 2), MADDER)
        fringe(paper, 300, 190, True)
        paper.box(-178, -196, 356, 84, MADDER, 42)
        paper.box(-178, -188, 356, 20, ROSE, 10)
        for x in (-110, 20, 120):
            paper.line([(x, -190), (x + 16, -118)], NAVY, 15)
        paper.disc(-150, -154, 32, NAVY, 42)
        paper.disc(-150, -154, 23, GOLD, 31)
        paper.disc(-150, -154, 13, MADDER, 19)
        paper.disc(-150, -154, 5, CREAM, 8)
        for x in (-184, 184):
            paper.line([(x, -200), (x, -250)], RAIL, 12)
    crowd(paper, TONES, 7, 260, 0.84)


def vases(paper: Paper) -> None:
    """A vase with more flowers than it can hold."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        carpet(paper, NAVY, MADDER, GOLD, lambda x, y, at: paper.fill(ring(x, y, 16, 11), (CREAM, GOLD)[at % 2]))
        paper.fill("M-24 60 L24 60 L16 78 C50 90 46 130 20 136 L-20 136 C-46 130 -50 90 -16 78 Z", TEAL)
        paper.fill("M-36 100 C-20 110 20 110 36 100 L34 114 C20 122 -20 122 -34 114 Z", CREAM)
        for x, y, tone, size in (
            (0, -96, CREAM, 36),
            (-56, -60, ROSE, 30),
            (56, -60, GOLD, 30),
            (-62, 6, MADDER, 27),
            (62, 6, ROSE, 27),
            (0, -20, MADDER, 34),
        ):
            paper.line(f"M0 62 C{x * 0.2} {y + 60} {x * 0.8} {y + 40} {x} {y}", TEAL, 6)
            rosette(paper, x, y, size, tone, NAVY if tone != MADDER else GOLD, 8)
            paper.disc(x, y, size * 0.16, CREAM)
        for x, t in ((-34, 200), (34, -20), (-40, 150), (40, 30)):
            with paper.at(x, 40, 1, t):
                paper.fill("M0 0 C14 -16 34 -14 44 0 C34 14 14 16 0 0 Z", TEAL)
    crowd(paper, TONES, 9, 398, 0.92, True)


def kilim(paper: Paper) -> None:
    """Flat-woven stripes and steps."""
    setting(paper)
    with paper.at(260, 254, 1.05):
        fringe(paper, W, -H / 2, False)
        fringe(paper, W, H / 2, True)
        paper.box(-W / 2, -H / 2, W, H, NAVY)
        tones = (MADDER, CREAM, TEAL, GOLD, MADDER, CREAM, TEAL)
        tall = H / 7
        for row, tone in enumerate(tones):
            y = -H / 2 + tall * row
            paper.box(-W / 2, y + 4, W, tall - 8, tone)
            inner = (GOLD, NAVY, CREAM, MADDER, GOLD, NAVY, CREAM)[row]
            places = [(-W / 2 + W * (at + 0.5) / 5, y) for at in range(5)]
            for x, top in places:
                if row % 3 == 0:
                    paper.fill(stepped(x, top + tall / 2, 25, 3), inner)
                elif row % 3 == 1:
                    paper.fill([(x - 30, top + 4), (x + 30, top + 4), (x, top + tall - 6)], inner)
                else:
                    paper.fill(diamond(x, top + tall / 2, 29, 24), inner)
            for x, top in places:
                if row % 3 == 0:
                    paper.fill(diamond(x, top + tall / 2, 12, 12), NAVY)
                elif row % 3 == 1:
                    paper.fill([(x - 12, top + 4), (x + 12, top + 4), (x, top + 26)], MADDER)
                else:
                    paper.fill(diamond(x, top + tall / 2, 13, 11), MADDER)
    crowd(paper, TONES, 10, 120, 0.95, True)


def stars(paper: Paper) -> None:
    """A round one: stars about a star."""
    setting(paper)
    with paper.at(260, 244):
        paper.line(rays(0, 0, 196, 220, 48), CREAM, 8)
        paper.disc(0, 0, 204, CREAM)
        paper.disc(0, 0, 196, NAVY)
        for tone, turn in ((ROSE, 0), (GOLD, 15)):
            for at in range(12):
                paper.fill(diamond(*polar(172, 30 * at + turn), 13, 13), tone)
        paper.disc(0, 0, 150, CREAM)
        paper.disc(0, 0, 143, MADDER)
        for at in range(8):
            x, y = polar(102, 45 * at)
            paper.fill(star(x, y, 36, 26, 8, 22.5), NAVY)
            paper.fill(star(x, y, 23, 12, 8), CREAM)
        paper.fill(star(0, 0, 62, 46, 8, 22.5), GOLD)
        paper.fill(star(0, 0, 48, 24, 8), NAVY)
        paper.disc(0, 0, 13, CREAM)
    crowd(paper, TONES, 1, 400)


def flying(paper: Paper) -> None:
    """One that will not lie still."""
    paper.ground(WINE)
    paper.disc(260, 220, 216, WALL)
    paper.dots([(60, 80), (130, 40), (450, 70), (480, 200), (50, 250), (400, 36)], 5, CREAM)

    def sheet(share: float, across: float) -> Point:
        x = -200 + 400 * share + 70 * (across - 0.5)
        y = -20 + 44 * math.sin(share * 2 * math.pi) - 40 * share + 130 * (across - 0.5)
        return x, y

    def patch(left: float, right: float, top: float, low: float) -> list[Point]:
        parts = 10
        along = [left + (right - left) * at / parts for at in range(parts + 1)]
        return [*(sheet(s, top) for s in along), *(sheet(s, low) for s in reversed(along))]

    with paper.at(260, 216, 0.98):
        for at in range(9):
            for end, far in ((0.0, -18), (1.0, 18)):
                x, y = sheet(end, at / 8)
                paper.line([(x, y), (x + far, y + 6)], CREAM, 7)
        with paper.at(0, 18):
            paper.fill(patch(0, 1, 0, 1), "#2b0710")
        paper.fill(patch(0, 1, 0, 1), GOLD)
        paper.fill(patch(0.02, 0.98, 0.05, 0.95), NAVY)
        for at in range(11):
            for across in (0.13, 0.87):
                x, y = sheet(0.07 + 0.086 * at, across)
                paper.fill(diamond(x, y, 12, 9), (CREAM, ROSE)[at % 2])
        paper.fill(patch(0.11, 0.89, 0.21, 0.79), MADDER)
        for share, tone in ((0.24, TEAL), (0.5, CREAM), (0.76, TEAL)):
            paper.fill(patch(share - 0.1, share + 0.1, 0.32, 0.68), tone)
            paper.fill(patch(share - 0.05, share + 0.05, 0.42, 0.58), GOLD)
    for x, y, w in ((60, 372, 120), (300, 390, 140), (210, 420, 80)):
        paper.line([(x, y), (x + w, y)], CREAM, 7)
    crowd(paper, TONES, 5, 130)


def rolled_up(paper: Paper) -> None:
    """Rolled, tied and stood in a corner."""
    paper.ground(STONE)
    for x, turn, tone, edge in ((270, -7, MIDDLE, DARK), (420, 9, MIDDLE, DARK), (344, 0, PALE, MIDDLE)):
        with paper.at(x, 300, 1, turn):
            paper.box(-50, -230, 100, 480, tone, 10)
            for at in range(6):
                paper.fill(diamond(0, -170 + 76 * at, 30, 26), edge)
                paper.fill(diamond(0, -170 + 76 * at, 13, 11), tone)
            paper.disc(0, -230, 50, edge, 20)
            paper.disc(0, -230, 33, tone, 12)
            paper.disc(0, -230, 14, edge, 5)
            for y in (-130, 110):
                paper.line([(-52, y), (52, y)], DARK, 13)
    rope(paper, KEY, 330)
    with paper.at(112, 592, 1.1):
        leaving(paper, DARK, "#2e2c2b", "umbrella")


def worn(paper: Paper) -> None:
    """The moths have been at it."""
    paper.ground(STONE)
    with paper.at(520, 0, flip=True):
        with paper.at(310, 236):
            carpet(
                paper, "#d9d5cc", MIDDLE, DARK, lambda x, y, at: paper.fill(diamond(x, y, 14, 17), PALE), 300, 400, PALE
            )
            paper.fill(stepped(0, 0, 84, 6), MIDDLE)
            paper.fill(stepped(0, 0, 48, 4), PALE)
            for x, y, size in ((-84, -120, 30), (70, 30, 44), (-40, 110, 26), (110, -150, 36), (-120, 40, 22)):
                paper.fill(smooth([polar(size * (0.8 + 0.35 * (at % 3) / 2), 45 * at, x, y) for at in range(8)]), STONE)
            paper.fill([(150, 200), (150, 110), (110, 150), (90, 230), (150, 230)], STONE)
            for x, y, turn in ((60, -60, 20), (-100, -40, -30)):
                with paper.at(x, y, 1, turn):
                    paper.fill(
                        "M0 0 C-40 -34 -50 0 -30 16 C-16 22 -6 12 0 4 C6 12 16 22 30 16 C50 0 40 -34 0 0 Z", DARK
                    )
        rope(paper, KEY, 322)
        with paper.at(108, 594, 1.08):
            leaving(paper, DARK, "#2e2c2b")


PICTURES = (medallion, tree, garden, arch, boteh, guls, rolled, vases, kilim, stars, flying)
REFUSALS = (rolled_up, worn)
