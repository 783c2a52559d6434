"""Street of paper lanterns: houses run to one point, all light comes from lanterns and windows, shadows stretch towards us."""

import math
import random
from itertools import pairwise

from atelier.brushes import gradation, ribbon, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import mix, ramp
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, lines, ring
from atelier.ukiyoe._shared import INK, PAPER, contour, patch, rounded, seal, slip, stroke, turned, wiped

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


def shadow(canvas: Canvas, x: float, y: float, wide: float, long: float, lean: float) -> None:
    """A shadow on the street, towards us, thinning out."""
    for share in (1.0, 0.72, 0.45):
        low = long * share
        canvas.fill(
            [
                (x - wide, y),
                (x + wide, y),
                (x + wide * 1.25 + lean * share, y + low),
                (x - wide * 0.7 + lean * share, y + low),
            ],
            "#120c18",
            0.3,
        )


def back(
    canvas: Canvas, x: float, y: float, size: float, robe: tuple[str, str], sash: str, light: float, dots: str
) -> None:
    """A woman who walks away from us, dark, with a rim of light on the side `light` (-1 or 1)."""
    put = turned(x, y, size)
    shadow(canvas, x, y - 2, 17 * size, 66 * size, -light * 22 * size)
    for px in (-7, 8):
        patch(canvas, put([(px - 5, -12), (px + 5, -12), (px + 5, -1), (px - 5, -1)]), "#d9b48c", 1.4 * size)
        canvas.line(put([(px - 7, 1), (px + 7, 1)]), INK, 4 * size)
    body = [
        (-20, -8),
        (-17, -50),
        (-21, -82),
        (-16, -108),
        (-5, -116),
        (5, -116),
        (16, -108),
        (21, -82),
        (17, -50),
        (20, -8),
        (0, -4),
    ]
    patch(canvas, put(body), robe, 2.4 * size, unit=16)
    for sleeve in (-1, 1):
        shape = [(sleeve * 15, -108), (sleeve * 27, -92), (sleeve * 30, -52), (sleeve * 18, -46), (sleeve * 16, -80)]
        patch(canvas, put(shape), robe, 2.2 * size, unit=16)
    for row in range(3):
        for column in (-1, 0, 1):
            canvas.circle(*put([(column * 11 + row % 2 * 4 - 2, -38 + row * 11)])[0], 2.6 * size, fill=dots)
    patch(canvas, put([(-17, -76), (17, -76), (17, -56), (-17, -56)]), sash, 2 * size)
    for wing in (-1, 1):
        patch(canvas, put([(0, -68), (wing * 15, -80), (wing * 18, -62), (wing * 13, -52)]), sash, 2 * size)
    canvas.fill(put([(-6, -114), (6, -114), (5, -126), (-5, -126)]), "#e0b88e")
    canvas.mark(stroke(put([(-9, -115), (0, -106), (9, -115)]), 4.5 * size, PAPER))
    canvas.fill(
        Mass(put([(-15, -126), (-13, -140), (0, -147), (13, -140), (15, -126), (0, -120)]), round=True), "#14101a"
    )
    canvas.fill(Mass(put([(-6, -144), (-8, -155), (0, -160), (8, -155), (6, -144)]), round=True), "#14101a")
    canvas.line(put([(-20, -150), (20, -144)]), GOLD, 2.2 * size)
    rim = [(15 * light, -127), (13 * light, -140), (5 * light, -147)]
    canvas.mark(stroke(put(rim), 2.6 * size, AMBER))
    canvas.mark(stroke(put([(17 * light, -108), (28 * light, -90), (30.5 * light, -54)]), 3 * size, AMBER))
    canvas.mark(stroke(put([(18 * light, -46), (20 * light, -26), (21 * light, -9)]), 2.6 * size, AMBER))


def far_people(canvas: Canvas) -> None:
    """Dark people in the golden end of the street."""
    for x, y, size in ((296, 512, 0.3), (326, 524, 0.36), (352, 516, 0.32), (270, 540, 0.46), (372, 548, 0.5)):
        shadow(canvas, x, y, 12 * size, 60 * size, 8 * size)
        put = turned(x, y, size)
        canvas.fill(put([(-16, 0), (-20, -60), (-12, -96), (12, -96), (20, -60), (16, 0)]), "#3a2228")
        canvas.circle(*put([(0, -110)])[0], 14 * size, fill="#2a161c")


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
    """A child with a lantern on a stick, the brightest thing in the lower half."""
    put = turned(x, y, size)
    canvas.fill(Mass(ring(x + 34 * size, y - 34 * size, 46 * size, 42 * size, 0, 12), round=True), GOLD, 0.2)
    canvas.fill(Mass(ring(x + 30 * size, y + 2 * size, 52 * size, 12 * size, 0, 12), round=True), GOLD, 0.32)
    shadow(canvas, x, y, 13 * size, 54 * size, -34 * size)
    for px in (-6, 7):
        patch(canvas, put([(px - 4, -16), (px + 4, -16), (px + 4, -1), (px - 4, -1)]), "#e0b88e", 1.4 * size)
    patch(
        canvas,
        put([(-17, -14), (-15, -56), (-8, -68), (8, -68), (15, -56), (17, -14)]),
        ("#b8352a", "#7a2222"),
        2.2 * size,
    )
    patch(canvas, put([(-16, -44), (16, -44), (16, -34), (-16, -34)]), "#f0c46a", 1.8 * size)
    patch(canvas, put([(8, -66), (24, -56), (30, -46), (24, -40), (10, -48)]), "#b8352a", 2 * size)
    canvas.circle(*put([(1, -80)])[0], 14 * size, fill="#e8be92", stroke=INK, width=2 * size)
    canvas.fill(
        Mass(put([(-13, -76), (-14, -90), (0, -97), (13, -91), (11, -84), (-2, -84), (-6, -72)]), round=True), "#14101a"
    )
    canvas.line(put([(26, -46), (44, -74)]), INK, 2.6 * size)
    lantern(canvas, *put([(44, -40)])[0], 0.5 * size, False)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, street, houses, people."""
    night(canvas, dice)
    ground(canvas)
    street(canvas)
    bamboo(canvas, dice)
    far_people(canvas)
    back(canvas, 214, 720, 1.35, ("#3a2f5a", "#1c1630"), "#8a3a4a", 1, "#8f84b8")
    back(canvas, 436, 806, 1.7, ("#24385e", "#131a34"), "#b8862f", -1, "#6f8fb8")
    back(canvas, 330, 812, 1.72, ("#4a2438", "#22101e"), "#3f7a74", 1, "#c98a8a")
    child(canvas, 560, 868, 1.55)
    slip(canvas, 34, 760, 40, 136, "#b8352a", "#d9674a", "#efc9a0")
    seal(canvas, 54, 940, 1.1, [[(0, 10), (-7, 4), (-4, -2), (0, -10), (5, -1), (7, 4), (0, 10)], [(0, 7), (1, 1)]])
    canvas.mark(contour(box(0, 0, 750, 1000).points, 3, round=False))


PAINTING = Painting(44, "street-of-paper-lanterns", "tall", paint)
