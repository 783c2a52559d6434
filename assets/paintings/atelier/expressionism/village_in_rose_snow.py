"""A mountain village in snow, at first light: one yellow house, a lane that leads to it, three trees and their rose shadows."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp
from atelier.expressionism._shared import across, contour, cover, hand, sides
from atelier.registry import Painting
from atelier.shapes import Mass, Point, along, level, rolling, smooth, swirl

INK = "#14213f"
FAR = "#2f5f8a"
"""The line round what is far: blue and thin, so that the ink of the near things stands before it."""


def peaks(canvas: Canvas, dice: random.Random) -> None:
    """A green sky that turns over the pass, and a wall of mountains, paler the farther; sun on one shoulder."""
    canvas.ground("#a8dcbc")
    sky = Mass([(-10, -10), (1010, -10), (1010, 270), (-10, 270)])

    def dawn(x: float, y: float) -> Colour:
        return ramp("#4fae9a", "#8fd0a8", "#dcecaa", "#ffe0a8")(
            y / 250 + 0.12 * math.sin(math.dist((x, y), (420, 360)) / 19)
        )

    cover(canvas, sky, dice, swirl(420, 400), dawn, "#a8dcbc", (54, 130, 30, 0.0), (126, 100, 9, 0.3), light="#fffde0",
            paints=14)  # fmt: skip
    left: list[Point] = [(-40, 330), (-40, 180), (30, 132), (82, 96), (130, 140), (176, 170), (224, 130), (262, 112),
            (310, 160), (372, 214), (470, 268), (520, 330)]  # fmt: skip
    right: list[Point] = [(400, 330), (476, 250), (548, 196), (612, 118), (664, 62), (700, 44), (742, 92), (800, 128),
            (848, 116), (910, 166), (980, 196), (1040, 236), (1040, 330)]  # fmt: skip
    for points, colours in ((left, ("#a8d0d8", "#7fb0d0", "#6a94c4")), (right, ("#6fa8cc", "#4f86bc", "#5a72b4"))):
        mass = Mass(points)
        cover(canvas, mass, dice, along(smooth(points[1:-1])), across(mass, ramp(*colours), 70, 0.1, 120), colours[1],
                (44, 104, 25, 0.0), (84, 80, 8, 0.3), light="#f0f8ec", paints=12)  # fmt: skip
        contour(canvas, points[1:-1], 8, FAR, 0.3, round=False)
    # The sun reaches the near flank from its ridge down to the valley's shade; the shade follows the mountain's hollows.
    lit = Mass(
        [
            (700, 44),
            (664, 62),
            (612, 118),
            (548, 196),
            (488, 244),
            *smooth(
                [
                    (488, 246),
                    (560, 236),
                    (606, 214),
                    (628, 232),
                    (664, 190),
                    (676, 150),
                    (704, 128),
                    (712, 84),
                    (702, 46),
                ]
            ),
        ]
    )
    cover(canvas, lit, dice, along([(700, 44), (612, 118), (488, 246)]), across(lit, ramp("#fff0c4", "#ffcdae",
            "#f7a8b4"), 40, 0.08), "#ffcdae", (30, 80, 16, 0.0), (50, 60, 6, 0.4), paints=10)  # fmt: skip
    contour(canvas, [(480, 248), (548, 196), (612, 118), (664, 62), (700, 44), (742, 92)], 9, FAR, 0.3, round=False)
    for crease in ([(82, 100), (92, 160), (70, 230)], [(262, 116), (270, 180), (244, 250)], [(848, 120), (850, 180),
            (900, 250)], [(742, 96), (752, 170), (800, 240)]):  # fmt: skip
        contour(canvas, crease, 7, FAR, swell)


def wood(canvas: Canvas, dice: random.Random) -> None:
    """Snow behind the village; the wood at the mountains' foot is one soft dark hem of firs."""
    hill = Mass([(-20, 300), (1020, 290), (1020, 480), (-20, 520)])
    cover(canvas, hill, dice, level(-4), across(hill, ramp("#d8d8ec", "#fff0ea"), 90), "#ece0e8", (54, 120, 24, 0.0),
            paints=8)  # fmt: skip
    for start, end, foot in ((-20, 330, 352), (690, 1030, 340)):
        x = float(start)
        while x < end:
            tall, half = dice.uniform(46, 84), dice.uniform(13, 19)
            sway = dice.uniform(-4, 4)
            fir: list[Point] = [(x - half, foot), (x - half * 0.5, foot - tall * 0.5), (x + sway, foot - tall),
                    (x + half * 0.6, foot - tall * 0.5), (x + half, foot)]  # fmt: skip
            colour = mix("#2f7f86", "#1f5a78", dice.random())
            canvas.fill(fir, colour)
            canvas.mark(touch(x - half * 0.3, foot - tall * 0.4, 100, tall * 0.6, half * 0.6, "#5fb09a"))
            canvas.mark(touch(x + half * 0.3, foot - tall * 0.3, 78, tall * 0.5, half * 0.5, mix(colour, INK, 0.4)))
            x += half * 1.5
        canvas.mark(ribbon([(start, foot), ((start + end) / 2, foot + 5), (end + 12, foot - 1)], 13, "#d8d8ec", swell))


def house(
    canvas: Canvas,
    dice: random.Random,
    at: tuple[float, float, float],
    wall: tuple[Colour, ...],
    side: tuple[Colour, ...],
    ink: Colour,
    lit: bool = False,
) -> None:
    """A farmhouse with its gable to us, wide eaves and a thick quilt of snow; drawn about its foot, 260 wide at size 1."""
    x, y, size = at

    def put(points: list[Point]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    line = 7 + 4 * size
    flank = put([(44, -118), (176, -124), (172, -2), (46, 6)])
    front = put([(-94, -112), (-24, -196), (46, -118), (46, 8), (-92, 2)])
    for points, colours in ((flank, side), (front, wall)):
        mass = Mass(points)
        cover(canvas, mass, dice, level(90), across(mass, ramp(*colours), 0, 0.05), colours[0], (25 * size, 70 * size,
                14 * size, 0.0), paints=7)  # fmt: skip
        sides(canvas, points, line, ink, x)
    canvas.fill(
        put([(-84, -104), (-24, -180), (38, -112), (40, -92), (-24, -158), (-86, -84)]), mix(wall[-1], ink, 0.6)
    )
    for wx, wy, tall in ((-66, -66, 40), (-22, -120, 32), (88, -66, 40), (134, -66, 40)):
        pane = put(
            [(wx - 14, wy - tall / 2), (wx + 14, wy - tall / 2), (wx + 14, wy + tall / 2), (wx - 14, wy + tall / 2)]
        )
        glows = lit and wx in (-66, -22)
        canvas.fill(pane, "#ffdc5a" if glows else mix(ink, "#4f7fb0", 0.25))
        cross = line * 0.5
        canvas.mark(ribbon(put([(wx, wy - tall / 2), (wx, wy + tall / 2)]), cross, ink, lambda share: 0.9))
        canvas.mark(ribbon(put([(wx - 14, wy - 2), (wx + 14, wy - 2)]), cross, ink, lambda share: 0.9))
        sides(canvas, pane, line * 0.62, ink)
        if size > 0.6:
            for dx in (-22, 22):
                if not (wx == 88 and dx > 0) and not (wx == 134 and dx < 0):
                    shutter = put([(wx + dx - 6, wy - tall / 2), (wx + dx + 6, wy - tall / 2), (wx + dx + 6,
                            wy + tall / 2), (wx + dx - 6, wy + tall / 2)])  # fmt: skip
                    canvas.fill(shutter, "#2f8a72" if lit else mix(wall[0], ink, 0.55))
    door = put([(-18, -58), (16, -60), (16, 5), (-18, 4)])
    canvas.fill(door, "#8a2440")
    canvas.mark(ribbon(put([(-6, -50), (-6, -4)]), 8 * size, "#c9484e", swell))
    sides(canvas, door, line * 0.7, ink)
    chimney = put([(96, -222), (122, -222), (122, -170), (96, -170)])
    canvas.fill(chimney, mix("#b0484a", ink, 0.2))
    sides(canvas, chimney, line * 0.7, ink)
    canvas.mark(ribbon(put([(92, -226), (109, -232), (126, -226)]), 18 * size, "#fff6ee", lambda share: 0.8))
    # Two planes of snow: the sunny one towards the left is narrow, the broad one at the right lies in rose shade.
    right = put([(-24, -232), (20, -242), (118, -238), (152, -222), (206, -124), (204, -106), (180, -104), (64, -98),
            (46, -114), (-24, -196)])  # fmt: skip
    mass = Mass(right)
    cover(canvas, mass, dice, level(58), across(mass, ramp("#ffe9ea", "#f7c8dc", "#d8b0dc"), 60, 0.06), "#f7c8dc",
            (28 * size, 66 * size, 16 * size, 0.0), paints=8)  # fmt: skip
    eaves = put([(-24, -236), (-60, -196), (-128, -104), (-124, -88), (-104, -90), (-24, -192), (46, -106), (62, -92),
            (74, -104), (52, -136), (0, -212)])  # fmt: skip
    contour(canvas, right, line, ink, 0.4, closed=True, round=False)
    canvas.fill(Mass(eaves), "#fffaf0")
    canvas.mark(ribbon(put([(-106, -102), (-60, -158), (-28, -202)]), 12 * size, "#ffd8c4", swell))
    contour(canvas, eaves, line, ink, 0.2, closed=True, round=False)


def church(canvas: Canvas, dice: random.Random) -> None:
    """The tower with its onion, far off behind the roofs."""
    tower: list[Point] = [(424, 232), (466, 231), (468, 400), (422, 400)]
    mass = Mass(tower)
    cover(canvas, mass, dice, level(90), across(mass, ramp("#fff6dc", "#f7dcc0", "#c8a8c4"), 0), "#f7dcc0",
            (22, 60, 13, 0.0), paints=7)  # fmt: skip
    sides(canvas, tower, 8, FAR)
    onion: list[Point] = [(445, 130), (452, 158), (476, 178), (480, 206), (464, 232), (426, 232), (410, 206),
            (414, 178), (438, 158)]  # fmt: skip
    mass = Mass(onion, round=True)
    cover(canvas, mass, dice, level(86), across(mass, ramp("#7fc8a0", "#3f9a86", "#2a6f80"), 0), "#3f9a86",
            (16, 40, 10, 0.0), paints=7)  # fmt: skip
    contour(canvas, onion, 8, FAR, 0.2, closed=True)
    canvas.mark(ribbon([(445, 138), (445, 104)], 6, FAR, lambda share: 0.9))
    canvas.mark(ribbon([(436, 114), (454, 114)], 5, FAR, lambda share: 0.9))
    canvas.fill([(437, 262), (453, 262), (453, 296), (437, 296)], FAR)


def slope(canvas: Canvas, dice: random.Random) -> None:
    """Snow towards us, cream and apricot in the sun; a trodden lane winds up to the door of the yellow house."""
    ridge: list[Point] = [(-20, 470), (160, 440), (400, 430), (640, 436), (1020, 420)]
    hill = Mass([*smooth(ridge), (1020, 770), (-20, 770)])

    def snow(x: float, y: float) -> Colour:
        return ramp("#fffaf0", "#fff0d8", "#ffe0c8", "#ffd4cc")(0.3 + 0.28 * math.sin(y / 24 + math.sin(x / 120) * 2.2)
                + (y - 620) / 800)  # fmt: skip

    cover(canvas, hill, dice, rolling(520, 20, 4, 0.6), snow, "#fff0de", (54, 130, 27, 0.0), (120, 100, 9, 0.5),
            light="#ffffff", spread=0.012, paints=12)  # fmt: skip
    lane = Mass(
        [
            *smooth([(606, 520), (600, 560), (540, 604), (430, 650), (380, 700), (372, 770)]),
            *smooth([(560, 770), (556, 710), (590, 660), (650, 610), (664, 560), (642, 520)]),
        ]
    )
    cover(canvas, lane, dice, along(smooth([(624, 520), (630, 570), (560, 630), (470, 700), (460, 770)])), across(lane,
            ramp("#e8d8ee", "#d8c4e4", "#c8b0dc"), 90, 0.1), "#d8c4e4", (34, 80, 15, 0.0), (56, 70, 6, 0.4),
            light="#fffaf0", paints=10)  # fmt: skip


def tree(canvas: Canvas, spines: list[tuple[list[Point], float]], shade: Colour = "#e8799a") -> None:
    """A bare tree: each bough leaves the one before it in a curve and thins out to nothing; its sunny side is rose."""
    for spine, width in reversed(spines):
        canvas.mark(ribbon(spine, width, INK, lambda share: max(0.05, 1 - share**0.8), step=9))
    for spine, width in spines:
        if width > 9:
            # The light keeps to the bough as it thins, and ends before its tip.
            lit = [(x - width * 0.22 * (1 - at / len(spine)), y) for at, (x, y) in enumerate(spine)]
            canvas.mark(ribbon(lit[:-1], width * 0.26, shade, hand, step=12))


def shadows(canvas: Canvas, dice: random.Random) -> None:
    """The trees' shadows lie from their feet down to the right: trunk, then boughs, rose near the foot and violet far out."""
    for spines in (
        (
            ([(120, 668), (220, 676), (330, 696), (470, 728), (600, 770)], 46.0),
            ([(240, 678), (330, 668), (420, 676), (520, 700)], 24.0),
            ([(300, 690), (360, 720), (440, 770)], 26.0),
            ([(360, 702), (450, 700), (540, 716)], 18.0),
        ),
        (
            ([(34, 560), (110, 566), (200, 580), (300, 604), (370, 624)], 30.0),
            ([(130, 568), (200, 560), (280, 572)], 17.0),
            ([(180, 577), (230, 600), (280, 626)], 16.0),
        ),
        (
            ([(880, 700), (940, 712), (1030, 738)], 40.0),
            ([(930, 710), (980, 744), (1020, 780)], 24.0),
            ([(930, 708), (980, 706), (1030, 712)], 18.0),
        ),
    ):
        for spine, width in spines:
            canvas.mark(ribbon(spine, width, "#e889b8", lambda share: max(0.08, 1 - share * 0.85), step=9))
        for spine, width in spines:
            below = [(x, y + width * 0.12) for x, y in spine]
            canvas.mark(ribbon(below, width * 0.5, "#b070c0", lambda share: max(0.06, 0.5 - share * 0.5) + 0.3, step=9))
            canvas.mark(ribbon(spine[:3], width * 0.24, "#ffb4d0", swell, step=9))


def trees(canvas: Canvas) -> None:
    """Two at the left, the nearer one from foot to crown; one at the right, cut by the edge."""
    tree(
        canvas,
        [
            ([(30, 566), (34, 480), (22, 400), (34, 310), (24, 220)], 25.0),
            ([(24, 420), (60, 350), (66, 290)], 12.0),
            ([(28, 370), (0, 320), (-10, 270)], 11.0),
            ([(60, 352), (84, 320), (90, 280)], 8.0),
        ],
    )
    tree(
        canvas,
        [
            ([(112, 672), (124, 560), (112, 440), (130, 320), (116, 190), (126, 90)], 40.0),
            ([(114, 480), (160, 410), (214, 350), (226, 270)], 19.0),
            ([(114, 430), (78, 360), (66, 280), (76, 220)], 16.0),
            ([(128, 340), (170, 270), (176, 190)], 14.0),
            ([(122, 250), (92, 190), (94, 140)], 10.0),
            ([(196, 370), (246, 340), (270, 296)], 11.0),
            ([(214, 350), (206, 310), (214, 276)], 7.0),
            ([(70, 320), (44, 290), (38, 256)], 8.0),
            ([(168, 272), (194, 246), (204, 210)], 7.0),
        ],
    )
    tree(
        canvas,
        [
            ([(872, 706), (882, 610), (868, 520), (890, 420), (884, 300)], 37.0),
            ([(872, 560), (926, 480), (950, 400), (944, 330)], 17.0),
            ([(874, 500), (836, 440), (830, 370)], 14.0),
            ([(938, 450), (980, 410), (994, 360)], 11.0),
            ([(888, 410), (920, 350), (922, 290)], 10.0),
            ([(832, 410), (806, 376), (804, 340)], 8.0),
        ],
    )
    for x, y, wide in ((112, 676, 66), (32, 570, 46), (874, 710, 66)):
        canvas.mark(ribbon([(x - wide / 2, y + 5), (x, y - 3), (x + wide / 2, y + 6)], 13, "#fff0de", swell))


def walker(canvas: Canvas) -> None:
    """Somebody in a red shawl on the lane, seen from behind, and the sledge that follows."""
    for boot in ([(580, 622), (578, 646), (568, 650)], [(600, 620), (604, 642), (614, 646)]):
        canvas.mark(ribbon(boot, 13, INK, lambda share: 0.9))
    coat: list[Point] = [(576, 548), (588, 536), (604, 538), (614, 552), (618, 590), (628, 628), (592, 636), (562, 626),
            (570, 588)]  # fmt: skip
    canvas.fill(Mass(coat, round=True), "#1f5f7a")
    for x, turn, colour in ((574, 98, "#4f9ab0"), (592, 90, "#2f7a94"), (612, 80, "#143f5e")):
        canvas.mark(touch(x, 602, turn, 58, 10, colour))
    contour(canvas, coat, 8, INK, 0.3, closed=True)
    shawl: list[Point] = [(574, 552), (584, 530), (594, 522), (608, 530), (620, 556), (598, 586)]
    canvas.fill(Mass(shawl, round=True), "#d8283f")
    canvas.mark(touch(586, 554, 70, 40, 11, "#ff6a52"))
    canvas.mark(touch(608, 556, 104, 34, 9, "#8f1438"))
    contour(canvas, shawl, 7, INK, 0.1, closed=True)
    head: list[Point] = [(584, 514), (590, 498), (602, 496), (612, 508), (610, 524), (596, 530)]
    canvas.fill(Mass(head, round=True), "#f2b83c")
    canvas.mark(touch(592, 512, 80, 24, 8, "#ffe27a"))
    contour(canvas, head, 7, INK, 0.3, closed=True)
    canvas.mark(ribbon([(620, 562), (630, 590), (622, 612)], 13, INK, hand))
    canvas.mark(ribbon([(622, 612), (566, 650), (520, 684)], 4, INK, lambda share: 0.9))
    for runner in ([(526, 682), (514, 690), (440, 728), (424, 722)], [(546, 694), (536, 704), (462, 742), (444, 738)]):
        canvas.mark(ribbon(runner, 7, INK, lambda share: 0.8))
    seat: list[Point] = [(520, 668), (546, 680), (462, 722), (436, 710)]
    canvas.fill(seat, "#d8963a")
    canvas.mark(ribbon([(530, 678), (450, 716)], 5, "#ffd078", swell))
    sides(canvas, seat, 6, INK)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Peaks, wood, church, slope, three houses from far to near, shadows, trees, the walker."""
    peaks(canvas, dice)
    wood(canvas, dice)
    church(canvas, dice)
    slope(canvas, dice)
    house(canvas, dice, (350, 446, 0.5), ("#e8b0a0", "#c98a98"), ("#a880a8", "#8a70a4"), "#34507e")
    house(canvas, dice, (780, 452, 0.64), ("#8ab8b0", "#6a9aa8"), ("#5a7fa0", "#4a6a98"), "#2a4472")
    house(canvas, dice, (620, 516, 1.0), ("#ffe06a", "#ffc02e", "#f09a2a"), ("#c9662e", "#8f4438"), INK, True)
    shadows(canvas, dice)
    trees(canvas)
    walker(canvas)


PAINTING = Painting(37, "village-in-rose-snow", "wide", paint)
