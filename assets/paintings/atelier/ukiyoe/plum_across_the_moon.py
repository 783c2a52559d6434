"""Plum across the moon: an old branch, cut off by three edges, goes black over a moon that is almost as wide as the sheet."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import breathing, dab, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, curve, lines, moved, ring
from atelier.ukiyoe._shared import INK, contour, grain, key, limb, patch, rounded, seal, stroke, wiped

PLUM, MAUVE, ROSE, MOON, GLOW = "#2e2342", "#6b5480", "#c79aa6", "#f8efd2", "#ecd6a0"
BARK, LICHEN = "#3a2c33", "#7f8a6a"
PAINTS = (("#fdf6ec", "#e58f98"), ("#f0a9b4", "#b8324f"))
"""White blossom and pink: petal and heart."""
# Clusters sit on the wood at uneven distances, mostly beside it: beads on a string would look like a toy.
OPEN = (
    (356, 250, 44, 0),
    (306, 214, 32, 1),
    (304, 484, 47, 0),
    (246, 640, 46, 1),
    (318, 600, 38, 0),
    (440, 262, 42, 0),
    (508, 440, 50, 0),
    (584, 416, 40, 1),
    (660, 566, 46, 0),
    (724, 640, 38, 1),
    (884, 268, 48, 0),
    (946, 318, 40, 1),
    (816, 214, 34, 0),
    (144, 424, 44, 0),
    (92, 474, 34, 1),
    (406, 606, 36, 0),
    (158, 640, 40, 0),
)
PROFILES = (
    (340, 92, 24, 34, 0),
    (322, 342, -70, 34, 1),
    (346, 418, 62, 32, 0),
    (482, 148, -26, 32, 1),
    (476, 336, 60, 32, 0),
    (676, 176, 50, 34, 0),
    (776, 600, 16, 38, 0),
    (834, 106, -50, 30, 1),
    (966, 226, 30, 36, 0),
    (128, 330, 12, 34, 1),
    (52, 346, -60, 28, 0),
    (812, 664, 150, 30, 0),
)
BUDS = (
    (345, 164, -64, 22),
    (330, 380, -56, 24),
    (352, 40, 60, 20),
    (466, 220, -70, 22),
    (484, 84, 60, 20),
    (686, 112, -58, 20),
    (696, 44, 6, 20),
    (840, 160, 70, 22),
    (856, 20, 52, 20),
    (826, 690, 84, 24),
    (800, 620, 110, 20),
    (124, 520, -72, 24),
    (122, 392, 70, 20),
    (40, 304, -10, 22),
    (486, 62, 8, 20),
    (690, 592, 150, 22),
    (1000, 250, 150, 22),
    (740, 380, 158, 22),
    (620, 462, 170, 22),
    (330, 690, 150, 24),
)


def sky(canvas: Canvas, dice: random.Random) -> None:
    """Plum blue above, mauve, then the last rose low down; the moon; three bars of mist."""
    wiped(canvas, box(-5, -5, 1010, 1010), PLUM, "#463461", MAUVE, "#9c7c96", ROSE, "#e6c4b6", unit=14)
    grain(canvas, dice, (0, 0, 1000, 1000), "#2a1f3c", 10, 0.14)
    for step in range(15):
        out = 386 - step * 4
        canvas.fill(Mass(ring(585, 445, out, out, 0, 10), round=True), GLOW, 0.043)
    disc = Mass(ring(585, 445, 330, 330, 0, 26), round=True)
    wiped(canvas, disc, "#fdf8e6", MOON, MOON, "#f1deaf", "#e6c48c", unit=14)
    for left, right, y, tall in ((-40, 520, 742, 26), (430, 1040, 800, 30), (120, 760, 858, 24)):
        bar = [
            (left, y),
            (left + 40, y - tall),
            (right - 60, y - tall * 0.8),
            (right, y),
            (right - 90, y + tall * 0.5),
            (left + 60, y + tall * 0.6),
        ]
        canvas.fill(Mass(bar, round=True), mix(ROSE, "#ead0c4", 0.6), 0.75)


def branches(canvas: Canvas) -> None:
    """The trunk comes up from the lower left and breaks off at a scar; one arm crosses the moon, shoots stand straight up."""
    shoots: list[tuple[list[Point], float]] = [
        ([(300, 640), (330, 470), (320, 300), (352, 110), (346, -20)], 15),
        ([(452, 520), (470, 380), (462, 220), (486, 60)], 13),
        ([(640, 430), (676, 300), (668, 180), (700, 40)], 12),
        ([(820, 330), (840, 220), (836, 110), (858, -20)], 11),
        ([(560, 470), (640, 560), (700, 600), (800, 620)], 15),
        ([(700, 600), (756, 660), (830, 690)], 9),
        ([(220, 720), (150, 610), (120, 470), (128, 324)], 16),
        ([(120, 470), (70, 400), (40, 300)], 9),
    ]
    for points, width in shoots:
        limb(canvas, points, width, BARK, "#6d5450", tip=0.25, line=2.4)
    left = rounded([(-30, 1030), (20, 940), (66, 890), (90, 820), (140, 740), (196, 672), (262, 640)])
    right = rounded([(330, 668), (330, 720), (270, 770), (264, 830), (240, 880), (252, 950), (230, 1030)])
    trunk = Mass([*left, *right])
    canvas.fill(trunk, BARK)
    canvas.mark(ribbon([(x + 22, y + 6) for x, y in left[::5]], 42, "#6a5050", breathing(0.4, 4), step=9))
    canvas.mark(ribbon([(x - 24, y + 6) for x, y in right[::5]], 50, "#241b25", breathing(0.9, 3), step=9))
    for at in range(6):
        way = [
            (40 + at * 34, 1010 - at * 4),
            (86 + at * 28, 900 - at * 6),
            (130 + at * 24, 800 - at * 8),
            (200 + at * 18, 700),
        ]
        canvas.mark(stroke(way, 7, "#171119", 9))
    canvas.mark(key(left[::4], 9, beats=5))
    canvas.mark(key(right[::4], 10, beats=5))
    arm = [(150, 850), (226, 720), (310, 642), (420, 560), (520, 476), (640, 436), (780, 350), (900, 310), (1040, 210)]
    limb(canvas, arm, 104, BARK, "#6a5050", tip=0.2, line=4)
    canvas.fill(Mass(ring(178, 806, 74, 50, -58, 12), round=True), BARK)
    scar = ring(206, 838, 34, 50, 24, 10)
    patch(canvas, scar, ("#1a1219", "#4a3838"), 5, round=True, angle=30)
    canvas.mark(stroke(ring(206, 838, 20, 34, 24, 10)[:8], 5, "#8a6f64"))
    for x, y, wide, turn in (
        (120, 840, 40, -52),
        (250, 690, 44, -40),
        (392, 584, 34, -36),
        (600, 446, 36, -14),
        (790, 346, 30, -22),
        (60, 950, 40, -55),
    ):
        spot = moved(
            [(-1, 0), (-0.5, -0.34), (0.1, -0.22), (0.6, -0.36), (1, 0), (0.5, 0.3), (0, 0.18), (-0.6, 0.34)],
            x,
            y,
            wide,
            turn,
        )
        patch(canvas, spot, LICHEN, 2.4, round=True)


def petal(x: float, y: float, size: float, angle: float, colour: str) -> Mark:
    """One round petal with its key line."""
    shape = moved([(-0.1, 0), (-0.56, -0.5), (-0.34, -1.04), (0.34, -1.04), (0.56, -0.5), (0.1, 0)], x, y, size, angle)
    return Mark(curve(shape, closed=True), fill=colour, stroke=INK, width=1.8)


def blossom(canvas: Canvas, x: float, y: float, size: float, turn: float, kind: int) -> None:
    """Five petals, the last tucked under the first; a wiped heart, stamens like pins."""
    colour, heart = PAINTS[kind]
    for leaf in (0, 2, 4, 1, 3):
        canvas.mark(petal(x, y, size, turn + leaf * 72, colour))
    canvas.circle(x, y, size * 0.42, fill=mix(colour, heart, 0.5))
    canvas.circle(x, y, size * 0.27, fill=heart)
    pins: list[Mark] = []
    heads: list[Mark] = []
    for pin in range(9):
        angle = math.radians(turn + 14 + pin * 40)
        out = size * (0.62 if pin % 2 else 0.76)
        px, py = x + out * math.cos(angle), y + out * math.sin(angle)
        pins.append(Mark(lines([(x, y), (px, py)], closed=False), stroke="#8f2c3c", width=1.3))
        heads.append(dab(px, py, 0, size * 0.2, size * 0.17, "#e3b23c"))
    canvas.marks([*pins, *heads], chunk=9, paints=2)
    canvas.circle(x, y, size * 0.12, fill="#d9c46a")


def profile(canvas: Canvas, x: float, y: float, size: float, turn: float, kind: int) -> None:
    """A blossom from the side, half open, in a dark red cup; `turn` 0 looks up."""
    colour, heart = PAINTS[kind]
    for lean in (-58, 58, 0):
        canvas.mark(petal(x, y, size, turn + lean, colour))
    canvas.mark(petal(x, y, size * 0.72, turn - 24, mix(colour, heart, 0.25)))
    canvas.mark(petal(x, y, size * 0.72, turn + 24, mix(colour, heart, 0.25)))
    cup = moved([(-0.42, -0.22), (0, -0.4), (0.42, -0.22), (0.2, 0.2), (0, 0.34), (-0.2, 0.2)], x, y, size, turn)
    canvas.mark(Mark(curve(cup, closed=True), fill="#6f2438", stroke=INK, width=1.6))


def bud(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A round bud in its dark cup, on a short stalk; `turn` 0 looks up."""
    angle = math.radians(turn - 90)
    px, py = x + size * math.cos(angle), y + size * math.sin(angle)
    canvas.line([(x, y), (px, py)], INK, size * 0.3)
    canvas.circle(px, py, size * 0.5, fill="#c8385a", stroke=INK, width=1.7)
    canvas.mark(
        dab(
            px - size * 0.3 * math.cos(angle),
            py - size * 0.3 * math.sin(angle),
            turn,
            size * 0.6,
            size * 0.34,
            "#5a2438",
        )
    )


def bird(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A bush warbler, olive above and cream below, beak open."""

    def put(points: Sequence[Point]) -> list[Point]:
        return moved([(-px, py) for px, py in points], x, y, size, 6)

    tail = [(-48, 14), (-118, 62), (-106, 72), (-92, 66), (-40, 34)]
    patch(canvas, put(tail), ("#6f7440", "#474d2c"), 3.4)
    body = [(52, -34), (40, -52), (14, -54), (-16, -34), (-48, 6), (-46, 36), (-10, 48), (28, 34), (48, 4)]
    patch(canvas, put(body), ("#8f9450", "#b9b878", "#f1e6c4"), 4, round=True, angle=112, unit=5)
    wing = [(8, -30), (-26, -14), (-56, 22), (-78, 50), (-40, 38), (-6, 22), (14, -4)]
    patch(canvas, put(wing), ("#7d8245", "#4d5330"), 3.4, round=True)
    for at in range(4):
        canvas.mark(
            stroke(put([(2 - at * 7, -10 + at * 9), (-30 - at * 4, 10 + at * 9), (-62 - at * 2, 34 + at * 5)]), 2.6)
        )
    for beak in ([(50, -40), (76, -46), (52, -33)], [(50, -31), (72, -26), (46, -26)]):
        patch(canvas, put(beak), "#3a3038", 1.6)
    canvas.mark(stroke(put([(52, -42), (36, -46), (18, -40)]), 4, "#f1e6c4"))
    canvas.circle(*put([(36, -38)])[0], 5.4 * size, fill="#f8efd2", stroke=INK, width=1.6)
    canvas.circle(*put([(37, -38)])[0], 3.2 * size, fill=INK)
    for leg in (-8, 10):
        canvas.mark(stroke(put([(leg, 44), (leg + 4, 66), (leg + 16, 70)]), 4.5))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky and moon, branches, the bird, blossoms last."""
    sky(canvas, dice)
    branches(canvas)
    bird(canvas, 716, 318, 1.15)
    for x, y, turn, size in BUDS:
        bud(canvas, x, y, size, turn)
    for x, y, turn, size, kind in PROFILES:
        profile(canvas, x, y, size, turn, kind)
    for x, y, size, kind in OPEN:
        blossom(canvas, x, y, size, dice.uniform(0, 72), kind)
    for x, y, turn in ((560, 740, 20), (640, 842, 70), (420, 800, 120), (760, 930, 160), (520, 930, 40)):
        patch(
            canvas,
            moved([(-14, 0), (-6, -9), (8, -8), (14, 0), (7, 9), (-6, 8)], x, y, 1, turn),
            "#fdf6ec",
            1.7,
            round=True,
        )
    seal(canvas, 936, 936, 1.2, [[(-9, 6), (0, -9), (9, 6)], [(-5, 9), (5, 9)], [(0, -3), (0, 5)]])
    canvas.mark(contour(box(0, 0, 1000, 1000).points, 3, round=False))


PAINTING = Painting(29, "plum-across-the-moon", "square", paint)
