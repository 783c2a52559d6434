"""Street of paper lanterns: houses run to one point, all light comes from lanterns and windows, shadows stretch towards us."""

import math
import random
from itertools import pairwise

from atelier.brushes import gradation, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, lines, ring
from atelier.ukiyoe._people import back, stroller
from atelier.ukiyoe._shared import INK, PAPER, contour, patch, rounded, seal, stroke, turned, wiped

NIGHT, TIMBER, AMBER, GOLD, RED = "#10142e", "#2a1c22", "#e39a3c", "#f8d684", "#c8402b"
VX, VY = 322.0, 452.0
LEFT, RIGHT, GROUND, EAVE, TOP = -322.0, 428.0, 432.0, -44.0, -404.0
"""The street from its middle: walls left and right, the ground, the pent roof, the upper eaves; units at distance 1."""
BAYS = (0.72, 1.0, 1.36, 1.82, 2.4, 3.2, 4.4, 6.2, 9.0)


def seen(x: float, y: float, far: float) -> Point:
    """A place of the street on the sheet."""
    return VX + x / far, VY + y / far


def night(canvas: Canvas, dice: random.Random) -> None:
    """The strip of sky between the roofs, stars, and the glow over the end of the street."""
    wiped(canvas, box(-5, -5, 760, 470), NIGHT, "#18204a", "#2b3366", "#5a4a68", "#a8704e", unit=8)
    for x, y in Mass([(150, 10), (600, 10), (400, 330), (260, 330)]).scatter(dice, 78):
        canvas.circle(x, y, dice.uniform(1.2, 2.6), fill="#dfe3ee")


def ground(canvas: Canvas) -> None:
    """The street: gold far away, brown, nearly black at our feet."""
    wiped(canvas, box(-5, VY, 760, 560), GOLD, "#e0a04a", "#a8683a", "#6a4034", "#43292c", "#2a1c26", "#1c1420", unit=9)
    for far in (1.5, 2.2, 3.2):
        for x, wide in ((LEFT + 96, 150.0), (RIGHT - 110, 150.0)):
            px, py = seen(x, GROUND, far)
            canvas.fill(Mass(ring(px, py, wide / far, 34 / far, 0, 12), round=True), GOLD, 0.3)


def bay(canvas: Canvas, side: float, near: float, far: float, index: int) -> None:
    """One house front: lattice below, pent roof, paper windows above, upper eave; the deeper the warmer."""
    glow = min(1.0, (far - 0.7) / 5)
    dark = mix(TIMBER, "#8a5230", glow * 0.8)
    wall = [seen(side, TOP, near), seen(side, TOP, far), seen(side, GROUND, far), seen(side, GROUND, near)]
    canvas.fill(wall, dark)

    def at(share: float, y: float) -> Point:
        # Equal parts of a front look shorter the farther they are: the share goes by 1 / distance.
        depth = 1 / (1 / near + (1 / far - 1 / near) * share)
        return seen(side, y, depth)

    def panel(a: float, b: float, high: float, low: float) -> list[Point]:
        return [at(a, high), at(b, high), at(b, low), at(a, low)]

    lit = (AMBER, GOLD, "#d9822f")[index % 3]
    canvas.lay(gradation(panel(0.08, 0.92, 40, 318), ramp(mix(lit, RED, 0.25), lit, GOLD), 90, 7 if far < 2 else 4))
    bars: list[Mark] = []
    count = 9 if far < 2.5 else 5
    for step in range(count):
        share = 0.08 + 0.84 * (step + 0.5) / count
        bars.append(Mark(lines([at(share, 36), at(share, 322)], closed=False), stroke=dark, width=max(1.0, 7 / far)))
    for y in (100.0, 210.0):
        bars.append(Mark(lines([at(0.08, y), at(0.92, y)], closed=False), stroke=dark, width=max(1.0, 6 / far)))
    if far > 4.4:
        canvas.marks(bars, chunk=5, paints=1)
        return
    if index % 3 != 1:
        canvas.lay(gradation(panel(0.16, 0.84, -300, -120), ramp(mix(lit, RED, 0.35), lit), 90, 5))
        if index % 3 == 0:
            head, body = at(0.5, -214), [at(0.36, -120), at(0.4, -176), at(0.5, -192), at(0.6, -176), at(0.64, -120)]
            canvas.circle(*head, 20 / far, fill="#4a2a26")
            canvas.fill(body, "#4a2a26")
            canvas.circle(*at(0.5, -238), 9 / far, fill="#4a2a26")
    else:
        canvas.fill(panel(0.16, 0.84, -300, -120), mix(NIGHT, dark, 0.4))
    for share in (0.16, 0.33, 0.5, 0.67, 0.84):
        bars.append(Mark(lines([at(share, -300), at(share, -120)], closed=False), stroke=dark, width=max(1.0, 5 / far)))
    for y in (-300.0, -210.0, -120.0):
        bars.append(Mark(lines([at(0.16, y), at(0.84, y)], closed=False), stroke=dark, width=max(1.0, 5 / far)))
    canvas.marks(bars, chunk=5, paints=1)
    canvas.line([at(0, TOP), at(0, GROUND)], INK, max(1.4, 9 / far))
    canvas.line([at(1, GROUND), at(0, GROUND)], INK, max(1.0, 6 / far))


def roofs(canvas: Canvas, side: float, near: float, far: float) -> None:
    """The pent roof and the upper eave of a house, leaning out over the street; tiles as fine lines."""
    out = -70.0 if side > 0 else 70.0
    for y, rise in ((EAVE, 46.0), (TOP + 40, 70.0)):
        slab = [
            seen(side, y - rise, near),
            seen(side, y - rise, far),
            seen(side + out, y + 14, far),
            seen(side + out, y + 14, near),
        ]
        patch(canvas, slab, mix("#2b3350", "#6a4a4a", min(1.0, far / 9)), max(1.6, 4 / near))
        tiles: list[Mark] = []
        for step in range(1, 6 if near < 3 else 3):
            depth = 1 / (1 / near + (1 / far - 1 / near) * step / 6)
            tile = [seen(side, y - rise, depth), seen(side + out, y + 14, depth)]
            tiles.append(Mark(lines(tile, closed=False), stroke=INK, width=max(0.8, 2.4 / near)))
        canvas.marks(tiles, chunk=5, paints=1)
        lip = [
            seen(side + out, y + 14, near),
            seen(side + out, y + 14, far),
            seen(side + out, y + 26, far),
            seen(side + out, y + 26, near),
        ]
        canvas.fill(lip, "#8a4f30")


def lantern(canvas: Canvas, x: float, y: float, size: float, red: bool) -> None:
    """A long paper lantern: its glow, the paper wiped from light to red, hoops, black rims."""
    canvas.fill(Mass(ring(x, y, 44 * size, 56 * size, 0, 8), round=True), AMBER, 0.16)
    half = [(13, -37), (21, -29), (26, -16), (28, 0), (26, 16), (21, 29), (13, 37)]
    rim = [(x + px * size, y + py * size) for px, py in [*half, *[(-px, -py) for px, py in half]]]
    paper = (RED, "#e8653a", "#f0a050") if red else ("#f3b95c", "#fdf0c0", "#f7cf7c")
    canvas.lay(gradation(rim, ramp(*paper), 90, max(4, round(7 * size))))
    hoops = []
    for step in range(-2, 3):
        wide = 25 - abs(step) * 3
        hoops.append(
            Mark(
                lines(
                    [
                        (x - wide * size, y + step * 12 * size),
                        (x, y + (step * 12 + 3) * size),
                        (x + wide * size, y + step * 12 * size),
                    ],
                    closed=False,
                ),
                stroke="#7a2f22",
                width=max(0.8, 1.5 * size),
            )
        )
    canvas.marks(hoops, chunk=5, paints=1)
    canvas.mark(Mark(lines(rim), stroke=INK, width=max(1.2, 2.6 * size)))
    for py in (-38.0, 38.0):
        canvas.line([(x - 13 * size, y + py * size), (x + 13 * size, y + py * size)], INK, 6 * size)
    canvas.line([(x, y - 40 * size), (x, y - 60 * size)], INK, max(1.0, 2.4 * size))


def garland(canvas: Canvas, far: float, count: int, high: float, sag: float) -> None:
    """A rope across the street with small round lanterns."""
    rope = []
    for step in range(count + 2):
        share = step / (count + 1)
        rope.append(seen(LEFT + 60 + (RIGHT - LEFT - 120) * share, high + sag * math.sin(math.pi * share), far))
    canvas.line(rope, INK, 3 / far**0.5, round=True)
    for step, (x, y) in enumerate(rope[1:-1]):
        size = 30 / far
        canvas.fill(Mass(ring(x, y + size * 1.3, size * 0.78, size, 0, 8), round=True), "#e2543a" if step % 2 else GOLD)
        canvas.fill(
            Mass(ring(x, y + size * 1.4, size * 0.42, size * 0.62, 0, 6), round=True),
            "#f6b56a" if step % 2 else "#fff4cc",
        )
        for level in (0.3, 2.3):
            canvas.line([(x - size * 0.36, y + size * level), (x + size * 0.36, y + size * level)], INK, size * 0.22)


def bamboo(canvas: Canvas, dice: random.Random) -> None:
    """A bamboo of the star festival leans in at the upper right, hung with paper strips that carry wishes."""
    stalk = [(770, 330), (700, 190), (600, 90), (470, 44), (352, 60)]
    canvas.mark(ribbon(stalk, 15, INK, lambda share: 1 - 0.7 * share, step=16))
    canvas.mark(ribbon(stalk, 10, "#5f7f4a", lambda share: 1 - 0.72 * share, step=16))
    way = rounded(stalk)
    leaves: list[Mark] = []
    for at in range(3, len(way), 3):
        x, y = way[at]
        for lean in (200, 150, 100):
            angle = lean + dice.uniform(-18, 18)
            px, py = x + 30 * math.cos(math.radians(angle)), y + 30 * math.sin(math.radians(angle))
            leaves.append(touch(px, py, angle, 62, 11, dice.choice(("#2f5a44", "#4a7a4e", "#7a9a58"))))
    canvas.marks(leaves, chunk=12, paints=3)
    for index, (at, tone) in enumerate(
        ((7, "#d9503a"), (12, GOLD), (17, "#f4ecd8"), (21, "#5f9aa0"), (25, "#d9503a"), (29, "#e8a0a0"), (31, GOLD))
    ):
        x, y = way[at]
        drop = 28 + 16 * (index % 3)
        canvas.line([(x, y), (x - 4, y + drop)], INK, 1.6)
        patch(
            canvas,
            [(x - 13, y + drop), (x + 6, y + drop - 3), (x + 10, y + drop + 62), (x - 9, y + drop + 66)],
            tone,
            2.2,
        )


def shadow(canvas: Canvas, x: float, y: float, wide: float, tall: float) -> None:
    """A shadow on the street: away from the golden end, as every shadow here; longest where its owner is tallest."""
    away = (x - VX) / (y - VY)
    for share in (1.0, 0.6):
        low = tall * 0.42 * share
        canvas.fill(
            [
                (x - wide, y - 2),
                (x + wide, y - 2),
                (x + wide * 1.3 + away * low, y + low),
                (x + away * low, y + low * 1.06),
                (x - wide * 1.3 + away * low, y + low),
            ],
            "#120c18",
            0.38,
        )


def far_people(canvas: Canvas) -> None:
    """Five of them, the farther the smaller: all eyes stand on the height of the lanterns' lower rims."""
    for x, y, facing, load in (
        (300, 510, 1, "knot"),
        (346, 518, -1, "hat"),
        (322, 536, 1, "load"),
        (262, 560, 1, "hat"),
        (398, 574, -1, "knot"),
    ):
        size = (y - VY) * 0.0066
        shadow(canvas, x, y, 13 * size, 110 * size)
        stroller(canvas, x, y, size, facing, load)


def street(canvas: Canvas) -> None:
    """Both rows of houses, from the far end to us, lanterns under every eave."""
    pairs = list(pairwise(BAYS))[::-1]
    for number, (near, far) in enumerate(pairs):
        for side in (LEFT, RIGHT):
            bay(canvas, side, near, far, number + (2 if side > 0 else 0))
        for side in (LEFT, RIGHT):
            roofs(canvas, side, near, far)
        for side in (LEFT, RIGHT):
            if near < 4:
                where = (near + far) / 2
                lantern(
                    canvas,
                    *seen(side + (56 if side < 0 else -56), EAVE + 92, where),
                    1.12 / where,
                    (number + (side > 0)) % 2 == 0,
                )
        if number == 4:
            garland(canvas, 2.5, 9, -150, 90)
        if number == 6:
            garland(canvas, 1.4, 7, -236, 80)


def child(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A child in profile that looks at its lantern, the brightest thing in the lower half."""
    put = turned(x, y, size)
    shadow(canvas, x, y, 15 * size, 100 * size)
    canvas.fill(Mass(ring(x + 36 * size, y - 40 * size, 46 * size, 42 * size, 0, 12), round=True), GOLD, 0.2)
    canvas.fill(Mass(ring(x + 34 * size, y + 2 * size, 52 * size, 12 * size, 0, 12), round=True), GOLD, 0.32)
    skin, red = "#f0c898", ("#c8402e", "#8a2622")
    for leg in ([(-11, -18), (-3, -18), (-7, -2), (-13, -2)], [(2, -18), (10, -18), (13, -1), (7, -1)]):
        patch(canvas, put([(float(px), float(py)) for px, py in leg]), skin, 1.4 * size)
    for foot in ([(-15, -1), (-9, 0), (-3, -1)], [(5, 0), (12, 1), (18, 0)]):
        canvas.mark(stroke(put([(float(px), float(py)) for px, py in foot]), 4.4 * size, "#0f0b14"))
    patch(
        canvas,
        put([(-16, -15), (-16, -40), (-13, -58), (-6, -66), (6, -66), (12, -56), (14, -36), (17, -16)]),
        red,
        2 * size,
    )
    patch(canvas, put([(-16, -46), (13, -46), (14, -36), (-16, -36)]), "#f0c46a", 1.6 * size)
    patch(canvas, put([(-14, -47), (-24, -52), (-26, -40), (-23, -30), (-14, -38)]), "#f0c46a", 1.6 * size, round=True)
    head: list[Point] = [
        (-9, -67),
        (-13, -80),
        (-7, -93),
        (4, -95),
        (11, -90),
        (12, -84),
        (15.5, -79),
        (12, -76),
        (11, -70),
        (4, -66),
    ]
    patch(canvas, put(head), skin, 1.5 * size, round=True)
    hair: list[Point] = [
        (-11, -70),
        (-16, -80),
        (-12, -94),
        (0, -101),
        (11, -97),
        (12, -89),
        (5, -88),
        (1, -83),
        (-3, -76),
        (-5, -69),
    ]
    canvas.fill(Mass(put(hair), round=True), "#14101a")
    canvas.mark(stroke(put([(-4, -99), (-2, -106), (5, -108)]), 4 * size, "#14101a"))
    canvas.mark(stroke(put([(5, -84.5), (8, -86), (10.5, -85)]), 1.8 * size))
    canvas.circle(*put([(8.4, -81)])[0], 1.5 * size, fill=INK)
    canvas.circle(*put([(4.5, -75)])[0], 2.6 * size, fill="#e88a6a")
    canvas.mark(stroke(put([(8, -72.5), (10, -71.6), (12, -72.6)]), 1.8 * size, RED))
    canvas.mark(stroke(put([(-6, -66), (2, -62), (9, -66)]), 3 * size, PAPER))
    canvas.line(put([(25, -50), (48, -80)]), INK, 2.6 * size)
    canvas.circle(*put([(27, -53)])[0], 4 * size, fill=skin, stroke=INK, width=1.2 * size)
    patch(canvas, put([(-2, -62), (8, -62), (18, -57), (26, -56), (25, -44), (14, -40), (2, -46)]), red[0], 1.5 * size)
    lantern(canvas, *put([(48, -44)])[0], 0.56 * size, False)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, street, houses, people."""
    night(canvas, dice)
    ground(canvas)
    street(canvas)
    bamboo(canvas, dice)
    far_people(canvas)
    for x, y, size in ((196, 706, 1.28), (446, 800, 1.66), (326, 812, 1.72)):
        shadow(canvas, x, y, 17 * size, 150 * size)
    back(canvas, 196, 706, 1.28, ("#3f3668", "#1c1630"), "#9a4052", "#8f84b8", tilt=4, fan=True)
    back(canvas, 446, 800, 1.66, ("#24386a", "#131a34"), "#b8862f", "#6f8fb8", facing=-1, tilt=7)
    back(canvas, 326, 812, 1.72, ("#562842", "#24101e"), "#3f7a74", "#c98a8a", tilt=6)
    child(canvas, 566, 880, 1.5)
    seal(canvas, 54, 940, 1.1, [[(0, 10), (-7, 4), (-4, -2), (0, -10), (5, -1), (7, 4), (0, 10)], [(0, 7), (1, 1)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(44, "street-of-paper-lanterns", "tall", paint)
