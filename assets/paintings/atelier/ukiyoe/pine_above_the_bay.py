"""Pine above the bay: a trunk cuts off the right of the sheet; far below, sails go home before a mountain in the last rose."""

import math
import random

from atelier.brushes import breathing, gradation, ribbon, swell, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, moved, smooth

INK, INDIGO, BLUE, PALE, ROSE, CREAM, GREEN, BARK = (
    "#1b2333",
    "#17386b",
    "#2f6394",
    "#b9cfd0",
    "#e79a7c",
    "#f1e4c8",
    "#2c5a45",
    "#6b4a35",
)
SEA = 520.0


def key(points: list[Point], width: float, beats: float = 2.0, colour: Colour = INK) -> Mark:
    """A line of the key block: it swells where the knife went slowly."""
    return ribbon(points, width, colour, breathing(points[0][0] * 0.05, beats))


def sky(canvas: Canvas) -> None:
    """Cream wiped with indigo at the top edge and with rose over the sea; a low sun, half in the mist."""
    canvas.lay(
        gradation(box(-5, -5, 760, SEA + 10), ramp(INDIGO, "#5f8fae", "#c9d6cb", CREAM, CREAM), 90, 43, (0.0, 0.62))
    )
    canvas.lay(gradation(box(-5, 330, 760, SEA - 325), ramp(CREAM, "#f0c6a0", ROSE), 90, 36, (0.0, 1.0)))
    canvas.circle(196, 372, 66, fill="#d2492f")
    for y, left, right in ((408, -20, 300), (436, 60, 420), (386, 330, 560)):
        canvas.fill(cloud(left, right, y), mix(CREAM, ROSE, 0.25))


def cloud(left: float, right: float, y: float) -> Mass:
    """A band of mist with round ends."""
    h = 9
    return Mass(
        [
            (left, y),
            (left + 20, y - h),
            (right - 60, y - h),
            (right - 20, y - h + 3),
            (right, y),
            (right - 30, y + h - 2),
            (right - 110, y + h),
            (left + 20, y + h),
        ],
        round=True,
    )


def mountain(canvas: Canvas) -> None:
    """The mountain, cut wide, blue below and pale above, snow in fingers on its top."""
    ridge = smooth(
        [
            (150, SEA),
            (236, 478),
            (318, 410),
            (380, 336),
            (412, 304),
            (436, 300),
            (460, 306),
            (500, 346),
            (568, 418),
            (650, 474),
            (760, 508),
        ]
    )
    body = Mass([*ridge, (760, SEA), (150, SEA)])
    canvas.lay(gradation(body, ramp("#4f7b9a", "#6f97a8", "#a9bdb4", "#cfc3a8"), 90, 26, (0.1, 1.0)))
    snow = [
        (380, 336),
        (412, 304),
        (436, 300),
        (460, 306),
        (500, 346),
        (488, 352),
        (476, 344),
        (470, 384),
        (458, 350),
        (446, 412),
        (434, 356),
        (418, 392),
        (410, 352),
        (398, 366),
        (392, 342),
    ]
    canvas.fill(snow, "#f8f3e6")
    canvas.mark(key(ridge[::4], 5, 3))
    for x, top, length in ((404, 380, 62), (470, 398, 70), (520, 392, 60), (360, 396, 50), (438, 424, 50)):
        canvas.mark(
            key(
                [(x, top), (x + (x - 430) * 0.2, top + length * 0.5), (x + (x - 430) * 0.5, top + length)],
                2.6,
                1,
                "#34587a",
            )
        )


def bay(canvas: Canvas) -> None:
    """Water: rose where it meets the sky, paper in the middle, wiped to deep blue at our feet, and a far green spit."""
    canvas.lay(
        gradation(
            box(-5, SEA, 760, 485), ramp("#ecc4a2", "#d5dbcd", "#9fc3cb", "#4d8db3", BLUE, INDIGO), 90, 50, (0.0, 0.95)
        )
    )
    ashore = smooth([(96, 523), (160, 512), (250, 508), (360, 513), (470, 507), (580, 512), (680, 506), (770, 510)])
    canvas.lay(gradation(Mass([*ashore, (770, 527), (420, 529), (96, 526)]), ramp("#6f9398", "#3f6a78"), 90, 3))
    canvas.mark(key(ashore[::4], 2.6))
    for at in range(6):
        px = 384 + at * 44 + 9 * math.sin(at * 2.2)
        canvas.mark(touch(px, 508, -90, 11 + at % 3 * 4, 9, "#35606c"))
    spit = Mass(
        [(-10, 548), (60, 536), (150, 530), (236, 541), (330, 549), (250, 556), (110, 560), (-10, 566)], round=True
    )
    canvas.lay(gradation(spit, ramp("#6f9478", "#315d55"), 90, 8))
    canvas.mark(key([(-10, 548), (60, 536), (150, 530), (236, 541), (330, 549)], 3))
    for index, (px, py) in enumerate(((40, 534), (62, 530), (92, 528), (120, 527), (178, 533), (200, 536))):
        canvas.mark(touch(px, py - 9, -90, 24 + index % 3 * 6, 11, "#26493f"))
    for row in range(12):
        share = row / 11
        y = 576 + 262 * share**1.35
        x = -60 - 90 * math.sin(row * 2.4)
        while x < 700:
            span = (70 + 110 * share) * (1 + 0.35 * math.sin(row * 1.9 + x / 90))
            lift = 2.5 + 4.5 * share
            wave = [
                (x, y + lift),
                (x + span * 0.28, y - lift * 0.4),
                (x + span * 0.5, y - lift),
                (x + span, y + lift * 1.4),
            ]
            canvas.mark(ribbon(wave, 1.8 + 2.4 * share, mix("#3a6f92", INDIGO, share), swell, step=8))
            if share > 0.35 and row % 2:
                low = [(px + span * 0.16, py + 8 + 5 * share) for px, py in wave[:3]]
                canvas.mark(ribbon(low, 1.4 + 1.6 * share, mix("#e3ead9", BLUE, share * 0.5), swell, step=8))
            x += span * (1.25 + 0.5 * math.sin(row + x / 50) ** 2)


def sail(canvas: Canvas, x: float, y: float, size: float, tone: Colour) -> None:
    """A boat with one square sail of sewn lengths, wiped dark at its foot."""
    cloth = moved([(-30, -104), (34, -100), (38, -60), (35, -14), (-33, -18), (-24, -60)], x, y, size)
    body = Mass(cloth, round=True)
    canvas.fill(moved([(-42, 18), (-34, 34), (40, 34), (50, 16)], x, y, size), mix(INDIGO, BLUE, 0.4), 0.45)
    canvas.lay(gradation(body, ramp("#fbf4e2", tone), 90, 10))
    for step in range(1, 4):
        share = step / 4
        canvas.mark(
            key(
                moved([(-30 + 64 * share, -102), (-25 + 63 * share, -60), (-33 + 68 * share, -16)], x, y, size),
                2.2 * size,
                1,
            )
        )
    canvas.mark(
        ribbon(
            [*body.points, body.points[0]],
            3.4 * size,
            INK,
            lambda share: 0.55 + 0.45 * math.sin(share * 12) ** 2,
            round=False,
        )
    )
    hull = Mass(moved([(-54, -2), (-30, 6), (32, 6), (62, -8), (48, 18), (-38, 20)], x, y, size))
    canvas.fill(hull, "#8a5a3a")
    canvas.fill(moved([(-46, 10), (52, 8), (48, 18), (-38, 20)], x, y, size), "#4d3226")
    canvas.mark(ribbon([*hull.points, hull.points[0]], 3.2 * size, INK, lambda share: 0.8, round=False))
    canvas.mark(key(moved([(2, -112), (0, 4)], x, y, size), 3.4 * size, 1))


def swell_at_our_feet(canvas: Canvas) -> None:
    """One long wave along the lower edge, its foam in fingers, the deep blue striped along its hollow."""
    crest = smooth(
        [(-20, 872), (60, 838), (150, 836), (240, 872), (330, 904), (430, 902), (540, 880), (640, 898), (770, 930)]
    )
    body = Mass([*crest, (770, 1010), (-20, 1010)])
    canvas.lay(gradation(body, ramp("#4f8fb5", "#22518a", "#122c57"), 90, 12))
    for row in range(1, 6):
        line = [(x, y + 16 + row * 20 + 5 * math.sin(x / 60 + row)) for x, y in crest[::5]]
        canvas.mark(ribbon(line, 7 - row * 0.6, mix("#9fc6d3", "#2b5f92", row / 6), breathing(row * 1.7, 4)))
    foam: list[Point] = []
    for index, (x, y) in enumerate(crest[::3]):
        foam.append((x, y + (20 if index % 2 else 4) + 6 * math.sin(index * 1.9)))
    canvas.fill(Mass([*[(x, y - 7) for x, y in crest[::3]], *foam[::-1]], round=True), "#f7f1e0")
    canvas.mark(ribbon(foam, 3, INK, breathing(0.5, 9)))
    canvas.mark(ribbon([(x, y - 7) for x, y in crest[::3]], 4.5, INK, breathing(1, 4)))
    for x, y, r in (
        (84, 812, 5),
        (112, 800, 3.4),
        (140, 812, 4),
        (196, 832, 3.4),
        (520, 858, 4),
        (556, 848, 3),
        (60, 822, 3),
        (586, 864, 4.4),
    ):
        canvas.circle(x, y, r, fill="#f7f1e0", stroke=INK, width=1.2)


def needles(canvas: Canvas, dice: random.Random, x: float, y: float, width: float, tone: Colour) -> None:
    """A pad of pine: a flat cloud of green, darker below, combed with needles that stand up like a fan."""
    height = width * 0.36
    rim = [
        (
            x + width * math.cos(a) * (1 + 0.06 * math.sin(5 * a)),
            y + height * math.sin(a) * (0.55 if math.sin(a) > 0 else 1.0) + (5 * math.sin(9 * a)),
        )
        for a in (2 * math.pi * step / 22 for step in range(22))
    ]
    pad = Mass(rim, round=True)
    canvas.lay(gradation(pad, ramp(mix(tone, "#8fae6a", 0.55), tone, "#16352f"), 90, 6))
    fans: list[Mark] = []
    lights: list[Mark] = []
    count = int(width / 8)
    for step in range(count):
        share = (step + 0.5) / count
        px = x - width * 0.94 + width * 1.88 * share
        for side in (0, 1):
            py = y + height * (0.34 - 0.62 * side * math.sin(math.pi * share))
            lean = -90 + (share - 0.5) * 95 + dice.gauss(0, 5)
            tall = height * dice.uniform(0.5, 0.72) * (0.6 + 0.6 * math.sin(math.pi * share))
            mark = touch(
                px + math.cos(math.radians(lean)) * tall / 2,
                py + math.sin(math.radians(lean)) * tall / 2,
                lean,
                tall,
                3.2,
                "#122a26" if (step + side) % 3 else "#a9c184",
            )
            (fans if (step + side) % 3 else lights).append(mark)
    canvas.marks(fans, chunk=40, paints=2)
    canvas.marks(lights, chunk=40, paints=2)


def pine(canvas: Canvas, dice: random.Random) -> None:
    """The trunk comes in from the lower right, leans out of the sheet, and throws one arm across the sky."""
    for points, width in (
        ([(700, 372), (560, 262), (470, 252), (380, 208), (270, 214), (150, 168), (60, 172)], 40),
        ([(470, 250), (430, 300), (352, 318)], 15),
        ([(380, 212), (344, 150), (270, 118)], 16),
        ([(700, 466), (566, 478), (520, 452)], 22),
        ([(270, 212), (216, 248), (150, 252)], 13),
    ):
        canvas.mark(ribbon(points, width + 7, INK, lambda share: 1 - 0.78 * share))
        canvas.mark(ribbon(points, width, BARK, lambda share: 1 - 0.8 * share))
        canvas.mark(
            ribbon([(x, y - width * 0.2) for x, y in points], width * 0.26, "#b98458", lambda share: 0.9 - 0.8 * share)
        )
    left = smooth(
        [
            (560, 1010),
            (604, 900),
            (636, 780),
            (652, 660),
            (640, 560),
            (612, 450),
            (606, 340),
            (628, 220),
            (634, 110),
            (618, -20),
        ]
    )
    right = smooth(
        [
            (748, -20),
            (764, 110),
            (752, 220),
            (742, 340),
            (756, 450),
            (790, 560),
            (820, 660),
            (830, 780),
            (850, 900),
            (860, 1010),
        ]
    )
    trunk = Mass([*left, *right])
    bark = ramp("#b07c52", BARK, "#33231d")
    edge = left[::2]
    canvas.fill(trunk, bark(0))
    for band in range(1, 12):
        inner = [(x + band * 16 + 3 * math.sin(y / 50 + band), y) for x, y in edge]
        canvas.fill([*inner, *right[::3]], bark(band / 11))
    for row in range(20):
        y = 14 + row * 50
        x0 = min((px for px, py in left if abs(py - y) < 26), default=620)
        for column in range(4):
            cx, cy = x0 + 12 + column * 44 + (row % 2) * 22, y + 9 * math.sin(row * 1.7 + column)
            plate = [
                (cx, cy - 14),
                (cx + 4, cy + 8),
                (cx + 15, cy + 19),
                (cx + 27, cy + 20),
                (cx + 38, cy + 8),
                (cx + 40, cy - 12),
            ]
            if cx < 760 and all(trunk.inside(*corner) for corner in plate):
                canvas.mark(ribbon(plate, 4.6, "#2a1c18", swell, step=8))
                if column < 1:
                    canvas.mark(ribbon([(x + 3, y - 6) for x, y in plate[1:4]], 4, "#d09a6a", swell))
    for side in (left, right):
        canvas.mark(ribbon(side[::3], 11, INK, breathing(0.8, 5)))
    for x, y, width, tone in (
        (66, 158, 92, GREEN),
        (252, 108, 84, "#35684a"),
        (150, 246, 64, "#3f7350"),
        (340, 316, 74, GREEN),
        (404, 190, 78, "#2f5f4a"),
        (516, 444, 62, "#3a6c4d"),
        (190, 150, 58, GREEN),
        (520, 232, 60, "#35684a"),
        (560, 60, 96, "#274f40"),
        (420, 40, 88, GREEN),
    ):
        needles(canvas, dice, x, y, width, tone)


def geese(canvas: Canvas) -> None:
    """Seven geese in a broken line, going where the sails go."""
    for index, (x, y) in enumerate(
        ((330, 470), (302, 456), (276, 446), (246, 440), (222, 428), (354, 486), (380, 494))
    ):
        size = 0.8 + index * 0.03
        canvas.mark(ribbon(moved([(-14, -5), (-5, -3), (0, 3), (6, -5), (15, -8)], x, y, size), 4 * size, INK, swell))


def seal(canvas: Canvas) -> None:
    """A red seal with a wave in it, where a signature would be."""
    canvas.fill(Mass([(36, 690), (74, 688), (76, 730), (35, 731)], round=False), "#b8352a")
    for row in range(3):
        canvas.mark(
            ribbon(
                [
                    (42, 702 + row * 10),
                    (50, 696 + row * 10),
                    (56, 702 + row * 10),
                    (63, 696 + row * 10),
                    (69, 702 + row * 10),
                ],
                3.4,
                CREAM,
                swell,
            )
        )


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Printed from the far to the near."""
    sky(canvas)
    mountain(canvas)
    bay(canvas)
    geese(canvas)
    for x, y, size, tone in (
        (330, 584, 0.34, "#d9c4a6"),
        (420, 600, 0.42, "#d9c4a6"),
        (246, 636, 0.62, "#d6bd9a"),
        (470, 700, 0.95, "#cfae86"),
    ):
        sail(canvas, x, y, size, tone)
    swell_at_our_feet(canvas)
    seal(canvas)
    pine(canvas, dice)


PAINTING = Painting(4, "pine-above-the-bay", "tall", paint)
