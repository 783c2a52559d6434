"""Guitar at the window: a table seen from above and from the side at once, its things cut by the light into facets.

The still life is drawn once as plain masses. Lines cut the canvas into facets; each facet shows the still life from a stand of
its own, a little turned and moved, and is shaded from a light to a dark edge of its own.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from atelier.brushes import breathing, facet, flat, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix, shift, vary
from atelier.registry import Painting
from atelier.shapes import Mass, Point, area, cut, lines, moved, ring, smooth, within

INK = "#211d1a"
WALL, TABLE, WOOD, DARK_WOOD, PAPER, GLASS, SKY, PEAR = (
    "#8f949a",
    "#64432f",
    "#d69a4a",
    "#4f3322",
    "#ece4cf",
    "#2f5f52",
    "#a9c4d2",
    "#a9a548",
)
FOCUS = (520.0, 400.0)
BOTTLE = (300.0, 250.0)
FRUIT = (830.0, 580.0)
GLANCES = (((840.0, 236.0), (-8.0, -34.0, -3.0, 1.04)), ((880.0, 250.0), (44.0, 34.0, 5.0, 1.08)))


@dataclass(frozen=True, slots=True)
class Thing:
    """A part of the still life: its outline and its colour; `line` whether its contour may show; `grain` how its touches
    run (degrees) and how they are: the gap between them, their length, their width. Without it a part is smooth."""

    points: list[Point]
    colour: Colour
    line: bool = True
    grain: tuple[float, float, float, float] | None = None


def guitar() -> list[Thing]:
    """The guitar, lying across the table from the lower left to the upper right, about the focus."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved(points, 470, 440, 1.0, -27)

    half = [(-196, 0), (-186, -78), (-124, -116), (-52, -92), (-8, -66), (44, -80), (100, -72), (128, -34), (132, 0)]
    body = smooth([*half, *[(x, -y) for x, y in half[-2:0:-1]]], closed=True)
    side = smooth(
        [
            (-196, 6),
            (-186, 90),
            (-120, 136),
            (-44, 108),
            (-4, 84),
            (52, 96),
            (112, 84),
            (140, 30),
            (120, 60),
            (60, 76),
            (0, 64),
            (-52, 90),
            (-124, 114),
            (-180, 76),
        ],
        closed=True,
    )
    neck = [(70, -15), (404, -13), (404, 13), (70, 15)]
    head = [(400, -17), (470, -30), (476, 26), (400, 17)]
    return [
        Thing(lay(side), DARK_WOOD),
        Thing(lay(body), WOOD, grain=(-27, 30, 54, 4.2)),
        Thing(lay(ring(32, 0, 42, 42, parts=24)), INK, False),
        Thing(lay([(-132, -34), (-116, -34), (-116, 34), (-132, 34)]), INK, False),
        Thing(lay(neck), DARK_WOOD),
        Thing(lay(head), INK),
        *(Thing(lay(thread(-124, off, 440, off * 0.5)), "#efe2c0", False) for off in (-14, -5, 5, 14)),
    ]


def thread(x0: float, y0: float, x1: float, y1: float, width: float = 2.2) -> list[Point]:
    """A straight line as a thin plane, so that facets can break it."""
    length = math.dist((x0, y0), (x1, y1))
    nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
    return [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]


def sheet() -> list[Thing]:
    """A sheet of music with staves and dots that no one can play."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved(points, 690, 580, 1, 14)

    staves = [thread(-104, y, 108, y - 4, 1.8) for top in (-62, 18) for y in range(top, top + 45, 11)]
    dots = [(-80, -36), (-46, -52), (-8, -30), (34, -48), (76, -34), (-58, 40), (-14, 54), (40, 34), (82, 50)]
    return [
        Thing(lay([(-130, -90), (120, -100), (140, 96), (-120, 104)]), PAPER),
        *(Thing(lay(stave), INK, False) for stave in staves),
        *(Thing(lay(ring(x, y, 8, 5.5, -24, 10)), INK, False) for x, y in dots),
        *(Thing(lay(thread(x + 7, y - 1, x + 8, y - 30, 2)), INK, False) for x, y in dots),
    ]


def pear() -> list[Thing]:
    """A pear, with its stalk, a leaf and the dark end of its flower."""

    def lay(points: Sequence[Point]) -> list[Point]:
        return moved([(-x, y) for x, y in points], 838, 584, 0.86, -8)

    body = [(-4, -78), (14, -72), (24, -44), (48, -6), (56, 34), (34, 66), (0, 72), (-36, 66), (-56, 34), (-46, -6),
            (-24, -44), (-18, -70)]  # fmt: skip
    return [
        Thing(lay(smooth([(-70, 56), (0, 44), (76, 58), (84, 76), (0, 90), (-60, 78)], closed=True)), "#3a2a20", False),
        Thing(lay(smooth(body, closed=True)), PEAR, grain=(100, 26, 22, 5)),
        Thing(lay([(-3, -70), (2, -74), (16, -112), (8, -116)]), INK, False),
        Thing(lay(smooth([(8, -98), (30, -122), (66, -118), (44, -98)], closed=True)), "#4f6a3a"),
        Thing(lay(ring(4, 62, 9, 6, 0, 10)), INK, False),
    ]


def still_life() -> list[Thing]:
    """Wall, window, table, sheet of music, bottle, guitar, glass, pear: from back to front."""
    bottle = [(-17, -210), (17, -210), (19, -130), (46, -84), (50, 96), (-50, 96), (-46, -84), (-19, -130)]
    return [
        Thing([(-200, -200), (1200, -200), (1200, 950), (-200, 950)], WALL, False),
        Thing([(640, -60), (960, -60), (960, 330), (640, 330)], "#5f5a58"),
        Thing([(664, -60), (788, -60), (788, 300), (664, 300)], SKY),
        Thing([(812, -60), (940, -60), (940, 300), (812, 300)], "#d9e2e2"),
        Thing([(60, 470), (900, 380), (1040, 640), (860, 800), (120, 820), (-60, 660)], TABLE, grain=(-5, 74, 76, 3.4)),
        Thing([(120, 812), (860, 792), (840, 900), (140, 900)], "#33241c", False),
        *sheet(),
        Thing(moved(bottle, 300, 300, 1.08, 4), GLASS),
        Thing(moved([(-34, -30), (34, -34), (36, 52), (-36, 50)], 300, 318, 1, 4), PAPER),
        *guitar(),
        Thing(ring(180, 592, 54, 22, -6, 20), "#b9b7a8"),
        Thing([(128, 592), (234, 586), (206, 690), (164, 694)], "#8f9a92"),
        *pear(),
    ]


def facets(canvas: Canvas, dice: random.Random) -> list[list[Point]]:
    """The canvas cut by four families of lines: the guitar's direction, its upright, the table's and the window's."""
    pieces: list[list[Point]] = [
        [(-5, -5), (canvas.width + 5, -5), (canvas.width + 5, canvas.height + 5), (-5, canvas.height + 5)]
    ]
    for at, angle in (
        ((470, 440), -27),
        ((420, 250), 62),
        ((620, 380), 66),
        ((300, 560), -31),
        ((250, 300), 86),
        ((690, 200), 94),
        ((520, 590), -8),
        ((500, 190), -17),
        ((820, 460), 58),
        ((130, 420), 70),
    ):
        # Not every line goes all the way through: far from its middle a line leaves some pieces whole.
        kept: list[list[Point]] = []
        hit: list[list[Point]] = []
        for piece in pieces:
            middle = (sum(x for x, _ in piece) / len(piece), sum(y for _, y in piece) / len(piece))
            near = math.dist(middle, at) < 330 or abs(area(piece)) > 90_000
            (hit if near and dice.random() < 0.9 else kept).append(piece)
        pieces = kept + cut(
            hit, (at[0] + dice.uniform(-14, 14), at[1] + dice.uniform(-14, 14)), angle + dice.uniform(-5, 5)
        )
    for at, angle in (
        ((430, 470), 58),
        ((560, 400), -62),
        ((620, 330), 20),
        ((340, 420), -40),
        ((680, 560), 74),
        ((300, 250), -12),
    ):
        there = [piece for piece in pieces if Mass(piece).inside(*at)]
        pieces = [piece for piece in pieces if piece not in there] + cut(there, at, angle)
    return pieces


def stand(points: list[Point], middle: Point, dx: float, dy: float, turn: float, scale: float) -> list[Point]:
    """Things as they look from another stand: turned and drawn nearer about a facet's middle, moved aside."""
    about = [(x - middle[0], y - middle[1]) for x, y in points]
    return moved(about, middle[0] + dx, middle[1] + dy, scale, turn)


def show(canvas: Canvas, dice: random.Random, frame: list[Point], things: list[Thing]) -> None:
    """One facet: what of the still life falls in it, shaded across, with a worked surface and pieces of contour."""
    middle = (sum(x for x, _ in frame) / len(frame), sum(y for _, y in frame) / len(frame))
    calm = min(1.0, math.dist(middle, FOCUS) / 520)
    # Bottle and pear with its stalk are thin: a facet that moved them far would cut them in two things.
    still = 0.3 if math.dist(middle, BOTTLE) < 260 or math.dist(middle, FRUIT) < 150 else 1.0
    dx, dy, turn = (dice.gauss(0, spread) * still for spread in (18, 18, 6.5))
    scale = 1 + dice.gauss(0.03, 0.06) * still
    # Two glances at the head of the neck: above the cut that meets it, and below, each from its own side.
    for at, glance in GLANCES:
        if Mass(frame).inside(*at):
            dx, dy, turn, scale = glance
    angle = dice.choice((28, 62, -27, 118, 160)) + dice.uniform(-12, 12)
    depth = dice.uniform(0.09, 0.2)
    lift = 0.04 - 0.09 * calm + dice.gauss(0, 0.025)
    for thing in things:
        piece = within(stand(thing.points, middle, dx, dy, turn, scale), frame)
        if len(piece) < 3 or abs(area(piece)) < 12:
            continue
        light, dark = shift(thing.colour, lift + depth * 0.55, 0.012), shift(thing.colour, lift - depth, -0.016)
        if abs(area(piece)) < 900:
            canvas.fill(piece, mix(light, dark, 0.5))
            continue
        canvas.lay(facet(piece, light, dark, angle, 5 if abs(area(piece)) > 5000 else 3))
        if thing.grain:
            surface(canvas, dice, Mass(piece), (light, dark), angle, (thing.grain[0] + turn, *thing.grain[1:]))
        if thing.line:
            contour(canvas, piece, frame)


def surface(
    canvas: Canvas,
    dice: random.Random,
    mass: Mass,
    tones: tuple[Colour, Colour],
    angle: float,
    grain: tuple[float, float, float, float],
) -> None:
    """Touches over the steps of a facet that run as the thing's grain runs: wood is told from wall by them."""
    strokes = []
    way, gap, long, wide = grain
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ways = [x * cos + y * sin for x, y in mass.points]
    low, span = min(ways), max(1.0, max(ways) - min(ways))
    for x, y in mass.scatter(dice, gap, 0.6):
        share = (x * cos + y * sin - low) / span + dice.gauss(0, 0.3)
        length = long * dice.uniform(0.5, 1.2)
        u, v = math.cos(math.radians(way)) * length / 2, math.sin(math.radians(way)) * length / 2
        if mass.inside(x + u, y + v) and mass.inside(x - u, y - v):
            tone = vary(mix(*tones, min(1.0, max(0.0, share))), dice, 0.02, 0.006)
            strokes.append(flat(x, y, way + dice.gauss(0, 2), length, wide, tone, dice))
    canvas.marks(strokes, 40, 6)


def contour(canvas: Canvas, piece: list[Point], frame: list[Point]) -> None:
    """Those edges of a thing that lie within a facet, not the facet's own: dark, swelling, broken off at its border."""
    run: list[Point] = []
    turn = 1 if area(frame) > 0 else -1

    def on_border(a: Point, b: Point) -> bool:
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        return (
            min(
                turn * ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / math.dist(p, q)
                for p, q in zip(frame, [*frame[1:], frame[0]], strict=True)
                if p != q
            )
            < 0.6
        )

    for a, b in zip(piece, [*piece[1:], piece[0]], strict=True):
        if on_border(a, b):
            if len(run) > 1:
                canvas.mark(ribbon(run, 4.6, INK, breathing(run[0][0] / 40, 1), round=False))
            run = []
        else:
            run = run or [a]
            run.append(b)
    if len(run) > 1:
        canvas.mark(ribbon(run, 4.6, INK, breathing(run[0][0] / 40, 1), round=False))


def edges(canvas: Canvas, frames: list[list[Point]], dice: random.Random) -> None:
    """Each facet's one dark edge with its soft shadow, and one light edge: the rest stays open, so that planes pass over."""
    marks = []
    for frame in frames:
        sides = [side for side in zip(frame, [*frame[1:], frame[0]], strict=True) if math.dist(*side) > 50]
        dice.shuffle(sides)
        for (start, end), kind in zip(sides, ("dark", "light"), strict=False):
            mx, my = sum(x for x, _ in frame) / len(frame), sum(y for _, y in frame) / len(frame)
            if kind == "dark":
                for reach, opacity in ((0.2, 0.1), (0.11, 0.14), (0.05, 0.18)):
                    inner = [(x + (mx - x) * reach, y + (my - y) * reach) for x, y in (end, start)]
                    marks.append(Mark(lines([start, end, *inner]), fill=INK, opacity=opacity))
                canvas.mark(ribbon([start, end], 3.2, INK, lambda share: 1 - 0.75 * share, round=False))
            else:
                marks.append(Mark(lines([start, end], closed=False), stroke="#efe6d0", width=1.6, opacity=0.7))
    canvas.marks(marks)


def panel(canvas: Canvas) -> None:
    """A strip of wood grain as if pasted on: the one thing that no facet breaks."""
    corners = [(372, 612), (552, 566), (570, 672), (392, 716)]
    canvas.fill(moved(corners, 9, 10), "#2a201a", 0.35)
    canvas.fill(corners, "#b07c3e")
    for row in range(10):
        wave = [
            (376 + share * 176 + row * 1.8, 622 + row * 9.4 - share * 45 + 5 * math.sin(share * 7 + row * 0.5))
            for share in (step / 7 for step in range(8))
        ]
        canvas.mark(ribbon(wave, 3.4, "#5a3a1e", breathing(row * 0.8, 2)))
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        canvas.mark(ribbon([start, end], 4, INK, lambda share: 0.5 + 0.5 * math.sin(math.pi * share), round=False))


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Facet by facet, then the edges that tell front from back, then the strip of wood."""
    canvas.ground(WALL)
    frames, things = facets(canvas, dice), still_life()
    for frame in frames:
        show(canvas, dice, frame, things)
    edges(canvas, frames, dice)
    panel(canvas)


PAINTING = Painting(3, "guitar-at-the-window", "wide", paint)
