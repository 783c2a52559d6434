"""Under the billiard lamp, past midnight: a red room, one lamp, a green table that shines, two people who do not talk."""

import math
import random
from collections.abc import Sequence

from atelier.brushes import Pressure, ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, mix, ramp
from atelier.expressionism._shared import across, contour, cover, sides
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, blended, level, oval, smooth, swirl

INK = "#1a0a1e"
ROOM = ramp("#ffa24a", "#ee5f3a", "#b52a3a", "#6a143a", "#34102e")
CLOTH = ramp("#f2f7a0", "#8fdc62", "#2aa65a", "#0f6a52", "#0a4048")
LAMP = (500.0, 214.0)


def narrowing(last: float) -> Pressure:
    """From the full width down to so much of it."""
    return lambda share: 1 - (1 - last) * share


def limb(
    canvas: Canvas, spine: Sequence[Point], width: float, colours: tuple[Colour, Colour], taper: float = 0.3
) -> None:
    """An arm: its contour, its sleeve, one long light along its upper side."""

    def press(share: float) -> float:
        return 1 - taper * share

    canvas.mark(ribbon(spine, width + 15, INK, press, step=9))
    canvas.mark(ribbon(spine, width, colours[0], press, step=9))
    # The sleeve grows out of the coat: no line across the shoulder.
    canvas.fill(oval(*spine[0], width * 0.62, width * 0.62), colours[0])
    canvas.mark(ribbon([(x - 2, y - width * 0.24) for x, y in spine], width * 0.36, colours[1], swell, step=9))


def fist(canvas: Canvas, x: float, y: float, turn: float, skin: Colour, light: Colour) -> None:
    """A hand closed round a cue: a back of the hand, three fingers told by their gaps."""
    palm = oval(x, y, 19, 15, turn)
    canvas.fill(palm, skin)
    canvas.mark(touch(x - 3, y - 6, turn, 26, 9, light))
    contour(canvas, palm.points, 7, INK, 0.2, round=False, closed=True)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for along_it in (-5.0, 4.0):
        canvas.mark(
            ribbon(
                [
                    (x + along_it * cos - 2 * sin, y + along_it * sin + 2 * cos),
                    (x + along_it * cos - 13 * sin, y + along_it * sin + 13 * cos),
                ],
                5,
                INK,
                swell,
            )
        )


def room(canvas: Canvas, dice: random.Random) -> None:
    """A wall that glows round the lamp and goes out towards the corners, a dark dado below it, boards in front."""
    canvas.ground("#34102e")
    wall = Mass([(-10, -10), (1010, -10), (1010, 470), (-10, 490)])
    way: Field = blended(level(90), (swirl(*LAMP), *LAMP, 210))

    def glow(x: float, y: float) -> float:
        return math.dist((x, y * 1.1), (LAMP[0], LAMP[1] * 1.1)) / 520

    def tone(x: float, y: float) -> Colour:
        return ROOM(glow(x, y) * 1.15 - 0.12 + 0.06 * math.sin(glow(x, y) * 40))

    cover(
        canvas,
        wall,
        dice,
        way,
        tone,
        "#8f1a3a",
        (58, 116, 30, 0.0),
        (104, 84, 9, 0.3),
        light="#ffd070",
        spread=0.018,
        paints=14,
    )
    dado = Mass([(-10, 462), (1010, 440), (1010, 580), (-10, 590)])
    cover(canvas, dado, dice, level(88), lambda x, y: mix("#7a2038", "#2a0c2a", glow(x, y) * 1.1 - 0.2), "#4a1230",
            (40, 90, 22, 0.0), paints=8)  # fmt: skip
    contour(canvas, [(-20, 466), (300, 456), (700, 450), (1020, 438)], 13, INK, 0.4)
    floor = Mass([(-10, 850), (1010, 850), (1010, 1010), (-10, 1010)])

    def boards(x: float, y: float) -> float:
        return math.degrees(math.atan2(y - 300, x - 520))

    cover(canvas, floor, dice, boards, lambda x, y: mix("#5a1a3a", "#2a0c2c", abs(x - 560) / 520), "#3a1030",
            (56, 120, 28, 0.0), (120, 90, 7, 0.2), light="#ff9a5a", paints=8)  # fmt: skip


def waiting(canvas: Canvas, dice: random.Random) -> None:
    """The one who waits: upright behind the table, both hands on his cue as on a staff, looking at nobody."""
    coat: list[Point] = [(116, 600), (112, 500), (126, 424), (172, 394), (200, 384), (236, 384), (262, 396), (304, 424),
            (316, 500), (310, 600)]  # fmt: skip
    mass = Mass(coat)
    cover(canvas, mass, dice, level(84), across(mass, ramp("#123048", "#1d5a66", "#4fa07a"), 0, 0.05), "#1a4a58",
            (27, 80, 15, 0.0), (44, 60, 5, 0.3), light="#fff0a0", paints=12)  # fmt: skip
    contour(canvas, coat, 14, INK, 0.3)
    canvas.fill([(196, 388), (244, 388), (228, 486)], "#fff2d0")
    canvas.mark(ribbon([(220, 404), (228, 440), (226, 482)], 15, "#c9303a", swell))
    contour(canvas, [(190, 384), (206, 440), (228, 496)], 10, INK, swell)
    contour(canvas, [(248, 384), (240, 440), (228, 496)], 10, INK, swell)
    canvas.fill([(202, 352), (238, 352), (240, 392), (220, 406), (198, 392)], "#c9703a")
    face: list[Point] = [(176, 290), (180, 330), (192, 362), (220, 384), (246, 368), (260, 334), (262, 290), (220, 272)]
    head = Mass(face, round=True)
    cover(canvas, head, dice, level(78), across(head, ramp("#2f7a66", "#7aa05a", "#ffc06a", "#ffe9a8"), 0), "#f2b05a",
            (17, 40, 10, 0.0), paints=10)  # fmt: skip
    contour(canvas, face, 10, INK, 0.2, closed=True)
    for x, wide in ((200, 11), (240, 11)):
        contour(canvas, [(x - wide, 306), (x, 301), (x + wide, 307)], 8, INK, swell)
        canvas.mark(touch(x, 319, 0, 21, 9, INK))
    contour(canvas, [(222, 308), (232, 336), (218, 342)], 7, INK, swell)
    contour(canvas, [(200, 350), (220, 346), (242, 352)], 12, INK, swell)
    contour(canvas, [(212, 364), (222, 366), (232, 363)], 6, "#a8203a", swell)
    hat: list[Point] = [(150, 288), (180, 276), (180, 214), (216, 202), (258, 212), (260, 274), (292, 284), (256, 298),
            (184, 300)]  # fmt: skip
    canvas.fill(Mass(hat, round=True), INK)
    canvas.mark(ribbon([(182, 268), (220, 274), (260, 266)], 12, "#c9303a", lambda share: 0.9))
    canvas.mark(ribbon([(244, 222), (248, 240), (248, 256)], 8, "#e8803a", swell))
    canvas.mark(ribbon([(266, 286), (284, 284)], 5, "#e8803a", swell))
    canvas.mark(ribbon([(366, 236), (348, 440), (336, 600)], 16, INK, lambda share: 0.6 + 0.4 * share))
    canvas.mark(ribbon([(366, 242), (348, 440), (336, 600)], 7, "#f2c05a", lambda share: 0.6 + 0.4 * share))
    limb(canvas, [(142, 446), (150, 528), (240, 516), (322, 490)], 34, ("#1a4658", "#2f7a74"))
    fist(canvas, 340, 486, -14, "#e8a04e", "#ffd98a")
    limb(canvas, [(296, 446), (334, 508), (346, 470)], 30, ("#2a6f6a", "#6fb884"), 0.2)
    fist(canvas, 349, 446, -20, "#f2b05a", "#ffe6a0")


def leaning(canvas: Canvas, dice: random.Random) -> None:
    """The one who plays, from her skirt behind the table to her two shoulders."""
    skirt: list[Point] = [(812, 600), (806, 500), (838, 412), (900, 380), (956, 404), (990, 490), (1004, 600)]
    mass = Mass(skirt)
    folds = along(smooth([(880, 390), (900, 480), (900, 600)]))
    cover(canvas, mass, dice, folds, across(mass, ramp("#c94a9a", "#8a2a80", "#43125a"), 0, 0.06), "#7a2470",
            (30, 90, 17, 0.0), (48, 70, 6, 0.3), light="#ffb0a0", paints=12)  # fmt: skip
    contour(canvas, skirt, 14, INK, 0.4)
    for fold in ([(870, 430), (858, 510), (862, 600)], [(930, 420), (946, 510), (944, 600)]):
        contour(canvas, fold, 8, "#43125a", swell)
    # The trunk turns its chest to us, so that both shoulders show: one above the other.
    trunk: list[Point] = [(690, 508), (682, 470), (700, 432), (740, 416), (800, 406), (860, 394), (912, 388), (906, 440),
            (872, 492), (800, 524), (736, 532)]  # fmt: skip
    mass = Mass(trunk, round=True)
    cover(canvas, mass, dice, along(smooth([(690, 480), (760, 452), (820, 436), (910, 424)])), across(mass,
            ramp("#fff0c0", "#d9c4e0", "#8f7ac8", "#4a3a90"), 76), "#a894cc", (29, 70, 15, 0.0), (48, 56, 5, 0.4),
            paints=12)  # fmt: skip
    contour(canvas, trunk, 12, INK, 0.2, closed=True)
    canvas.mark(ribbon([(914, 386), (896, 440), (858, 508)], 22, INK, lambda share: 0.85))
    canvas.mark(ribbon([(911, 394), (893, 440), (861, 500)], 9, "#c9303a", lambda share: 0.85))
    contour(canvas, [(770, 440), (806, 446), (850, 470)], 6, "#4a3a90", swell)


def table(canvas: Canvas, dice: random.Random) -> None:
    """The table comes towards us and over both edges of the picture; all the light of the room lies on its cloth."""
    leg: list[Point] = [(800, 880), (930, 880), (900, 926), (912, 1020), (820, 1020), (832, 926)]
    mass = Mass(leg)
    cover(canvas, mass, dice, level(86), across(mass, ramp("#b8502e", "#7a2a2e", "#3a1028"), 0), "#7a2a2e",
            (24, 50, 14, 0.0), paints=6)  # fmt: skip
    contour(canvas, [leg[0], leg[5], leg[4]], 12, INK, 0.2, round=False)
    contour(canvas, leg[1:4], 12, INK, 0.2, round=False)
    rim: list[Point] = [(34, 552), (1014, 528), (1120, 826), (-120, 846)]
    apron: list[Point] = [(-120, 840), (1120, 820), (1120, 884), (-120, 906)]
    for points, colours, turn in ((apron, ("#a8432c", "#7a2830", "#4a1428"), 90), (rim, ("#e0803a", "#b5482c"), 90)):
        mass = Mass(points)
        cover(canvas, mass, dice, level(-1), across(mass, ramp(*colours), turn, 0.06), colours[1], (44, 100, 22, 0.0),
                paints=9)  # fmt: skip
        sides(canvas, points, 15, INK)
    cloth: list[Point] = [(70, 572), (982, 550), (1076, 784), (-70, 802)]
    mass = Mass(cloth)
    centre = (470.0, 636.0)

    def far(x: float, y: float) -> float:
        return math.dist((x, y * 1.9), (centre[0], centre[1] * 1.9)) / 480

    def way(x: float, y: float) -> float:
        dx, dy = -(y - centre[1]) * 3.4, x - centre[0]
        return math.degrees(math.atan2(dy * 0.56, dx))

    cover(canvas, mass, dice, way, lambda x, y: CLOTH(far(x, y) * 1.05 - 0.05), "#2fa45a", (42, 84, 19, 0.0),
            (72, 70, 7, 0.35), light="#fbffd0", spread=0.02, squash=0.5, paints=14)  # fmt: skip
    canvas.fill(oval(centre[0], centre[1], 46, 13), "#f2f7a0")
    canvas.mark(ribbon([(60, 563), (990, 541)], 17, "#d8743a", lambda share: 0.9))
    sides(canvas, cloth, 12, INK)
    for x, y in ((78, 572), (972, 552)):
        canvas.fill(oval(x, y, 27, 12), INK)
    for x, y, r, colour, light in (
        (640, 700, 25, "#e8303a", "#ff9a8a"),
        (252, 690, 25, "#ffb52a", "#fff0a0"),
        (410, 598, 21, "#fff6e0", "#ffffff"),
    ):
        side = (x - centre[0]) / 12
        canvas.fill(oval(x + side, y + r * 0.8, r * 1.25, r * 0.45), "#0f5f52")
        canvas.fill(oval(x, y, r, r), colour)
        canvas.mark(touch(x - r * 0.25, y - r * 0.36, -24, r, r * 0.5, light))
        canvas.circle(x, y, r, stroke=INK, width=6)


def near(points: Sequence[Point]) -> list[Point]:
    """Her head, drawn large: at its size and in its place beside the lower shoulder."""
    return [(606 + 0.6 * (x - 600), 432 + 0.6 * (y - 450)) for x, y in points]


def playing(canvas: Canvas, dice: random.Random) -> None:
    """One straight arm to the tip of the cue, one bent above its butt, a neck, a face that looks down the cue at the ball."""
    neck: list[Point] = [(624, 480), (644, 428), (668, 430), (706, 434), (698, 500), (668, 496), (646, 486)]
    mass = Mass(neck)
    cover(canvas, mass, dice, level(24), across(mass, ramp("#ffdc94", "#ffb05a", "#d9663a"), 70), "#ffb05a",
            (15, 34, 9, 0.0), paints=6)  # fmt: skip
    contour(canvas, [(628, 484), (656, 492), (690, 508)], 9, INK, swell)
    contour(canvas, [(660, 430), (686, 436), (716, 430)], 9, INK, swell)
    limb(canvas, [(708, 492), (620, 536), (536, 574)], 38, ("#e2cfe4", "#fffbe4"), 0.42)
    for width, tint in ((20.0, INK), (10.0, "#c9303a")):
        canvas.mark(ribbon([(718, 430), (702, 452), (694, 476)], width, tint, lambda share: 0.9))
    bridge: list[Point] = [(538, 560), (506, 568), (470, 587), (460, 600), (492, 600), (524, 602), (550, 586)]
    canvas.fill(Mass(bridge, round=True), "#ffc87a")
    contour(canvas, bridge, 8, INK, 0.3, closed=True)
    canvas.mark(ribbon([(538, 556), (546, 574), (552, 590)], 13, "#c9303a", lambda share: 0.9))
    for fingers in ([(512, 588), (490, 590), (468, 596)], [(506, 576), (490, 580)]):
        contour(canvas, fingers, 5, INK, swell)
    cue: list[Point] = [(438, 592), (640, 540), (840, 488), (1010, 446)]
    canvas.mark(ribbon(cue, 18, INK, lambda share: 0.5 + 0.5 * share))
    canvas.mark(ribbon(cue, 8, "#fff0b0", lambda share: 0.5 + 0.5 * share))
    contour(canvas, [(512, 560), (498, 564), (496, 584)], 8, INK, swell)
    elbow: list[Point] = [(738, 436), (792, 388), (850, 340), (866, 404), (874, 462)]
    upper, fore = elbow[:3], elbow[2:]
    for grow, tint in ((15.0, INK), (0.0, "#e2cfe4")):
        for bone, start, end in ((upper, 42.0, 34.0), (fore, 34.0, 24.0)):
            canvas.mark(ribbon(bone, start + grow, tint, narrowing((end + grow) / (start + grow))))
        canvas.fill(oval(850, 340, (34 + grow) / 2, (34 + grow) / 2), tint)
    canvas.fill(oval(742, 436, 25, 22), "#e2cfe4")
    canvas.mark(ribbon([(742, 422), (790, 380), (846, 334)], 13, "#fffbe4", swell))
    canvas.mark(ribbon([(856, 344), (870, 400), (878, 456)], 9, "#fffbe4", swell))
    canvas.mark(ribbon([(858, 462), (874, 464), (890, 460)], 13, "#c9303a", lambda share: 0.9))
    fist(canvas, 876, 482, -12, "#ffc87a", "#fff0b8")
    face: list[Point] = [(580, 388), (564, 408), (553, 430), (548, 444), (524, 470), (540, 478), (533, 488), (541, 494),
            (535, 504), (545, 510), (540, 526), (566, 538), (610, 528), (652, 500), (664, 440), (630, 400)]  # fmt: skip
    mass = Mass(near(face))
    shade = across(mass, ramp("#fffbe0", "#ffdc94", "#ffb05a", "#e8703a", "#4f9a62"), 12)
    cover(canvas, mass, dice, level(70), shade, "#ffc87a", (14, 30, 8, 0.0), paints=12)
    contour(canvas, near(face[:14]), 8, INK, 0.4, round=False)
    hair: list[Point] = [(566, 404), (580, 370), (622, 346), (676, 352), (712, 392), (708, 446), (674, 486), (656, 478),
            (650, 448), (624, 424), (594, 416)]  # fmt: skip
    canvas.fill(Mass(near(oval(722, 366, 35, 32).points)), INK)
    canvas.mark(ribbon(near([(702, 366), (720, 350), (742, 362)]), 7, "#d0502e", swell))
    canvas.fill(Mass(near(hair), round=True), INK)
    for lock, width, colour in (
        ([(584, 392), (620, 366), (672, 372), (696, 410)], 9, "#e8662e"),
        ([(610, 400), (650, 392), (684, 420), (686, 450)], 6, "#a83a3a"),
    ):
        canvas.mark(ribbon(near(lock), width, colour, swell))
    canvas.mark(touch(*near([(656, 470)])[0], 80, 17, 10, "#f2904a"))
    contour(canvas, near([(556, 434), (574, 426), (598, 434)]), 6, INK, swell)
    canvas.mark(touch(*near([(570, 456)])[0], 8, 20, 9, INK))
    canvas.mark(touch(*near([(565, 456)])[0], 8, 6, 4, "#fff6e0"))
    contour(canvas, near([(538, 499), (552, 499), (568, 493)]), 7, "#c21f3a", swell)
    canvas.mark(touch(*near([(600, 490)])[0], -30, 20, 10, "#ff8a5a"))


def lamp(canvas: Canvas, dice: random.Random) -> None:
    """One long green shade on its brass rod; its light is the pool on the cloth and the glow on the wall."""
    lx, ly = LAMP
    for x in (lx - 70, lx + 70):
        canvas.mark(ribbon([(x * 0.6 + lx * 0.4, -20), (x, ly - 92)], 14, INK, lambda share: 0.9))
        canvas.mark(ribbon([(x * 0.6 + lx * 0.4, -20), (x, ly - 92)], 5, "#f2b83a", lambda share: 0.9))
    shade: list[Point] = [(lx - 112, ly - 96), (lx + 108, ly - 104), (lx + 206, ly - 8), (lx - 206, ly + 8)]
    mass = Mass(shade)
    tint = across(mass, ramp("#8fe07a", "#2fa45a", "#0f5f52"), 4)
    cover(canvas, mass, dice, lambda x, y: math.degrees(math.atan2(y - ly + 320, x - lx)), tint, "#2fa45a",
            (27, 70, 14, 0.0), (60, 50, 5, 0.35), paints=8)  # fmt: skip
    canvas.fill(oval(lx, ly + 2, 204, 25, -2), "#ffd44a")
    canvas.fill(oval(lx, ly + 4, 176, 15, -2), "#fffbe0")
    contour(canvas, oval(lx, ly + 2, 206, 26, -2).points[:50], 11, INK, 0.3, round=False)
    contour(canvas, [shade[3], *shade[:3]], 13, INK, lambda share: 0.85, round=False)


def corner(canvas: Canvas, dice: random.Random) -> None:
    """In front at the left a small marble table in the dark, a bottle, two glasses: someone has gone."""
    top = oval(116, 946, 200, 58, -2)
    cover(canvas, top, dice, level(-3), across(top, ramp("#a88ab0", "#e8c8c0", "#c98a8a"), 0, 0.05), "#c9a8b0",
            (34, 80, 18, 0.0), paints=8)  # fmt: skip
    contour(canvas, top.points, 14, INK, 0.5, round=False, closed=True)
    bottle: list[Point] = [(50, 716), (80, 716), (82, 786), (104, 820), (108, 938), (66, 948), (22, 938), (26, 820),
            (48, 786)]  # fmt: skip
    mass = Mass(bottle)
    cover(canvas, mass, dice, level(90), across(mass, ramp("#0c2a3a", "#124a4a", "#2f8a5a"), 0), "#124a4a",
            (22, 66, 12, 0.0), paints=8)  # fmt: skip
    contour(canvas, bottle, 12, INK, 0.2, round=False, closed=True)
    canvas.mark(ribbon([(92, 830), (96, 870), (96, 920)], 8, "#c8f0a0", swell))
    for x, y in ((172, 940), (240, 962)):
        glass: list[Point] = [(x - 27, y - 84), (x + 27, y - 84), (x + 18, y + 4), (x - 18, y + 4)]
        canvas.fill(glass, "#8f6a8a")
        canvas.fill([(x - 21, y - 30), (x + 21, y - 30), (x + 17, y + 2), (x - 17, y + 2)], "#b52a3a")
        canvas.mark(touch(x + 12, y - 46, 96, 54, 8, "#fff2dc"))
        sides(canvas, glass, 9, INK, x)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Room, the one who waits, the one who plays, table, her arms and face, lamp, corner."""
    room(canvas, dice)
    waiting(canvas, dice)
    leaning(canvas, dice)
    table(canvas, dice)
    playing(canvas, dice)
    lamp(canvas, dice)
    corner(canvas, dice)


PAINTING = Painting(52, "under-the-billiard-lamp", "square", paint)
