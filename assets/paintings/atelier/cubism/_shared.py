"""What the cubist paintings share: things, the stands they are seen from, facets that show them, and their edges.

A painting draws its things once, as plain planes from back to front. The canvas is cut into frames; every frame shows the
things from a stand of its own, and is shaded across. Panes are frames laid over the others, as if cut out and pasted on.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from atelier.brushes import breathing, dab, facet, flat, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix, shift, vary
from atelier.shapes import Mass, Point, area, cut, lines, moved, simpler, within

Frame = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Thing:
    """A plane of the subject: its outline, its colour, and how a facet may treat it."""

    points: Sequence[Point]
    colour: Colour
    line: bool = True
    """Whether its contour shows."""
    other: Colour | None = None
    """Its colour in facets that turn light and dark round."""
    shade: float | None = None
    """The direction in which it darkens (degrees); else each facet's own."""
    dark: Colour | None = None
    """The colour it darkens to; else a deeper one of its own."""
    plain: bool = False
    """One tone without touches: ink, strings, patterns."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a facet sees the things from, and in what light."""

    dx: float = 0.0
    dy: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    lift: float = 0.0
    depth: float = 0.14
    angle: float = 28.0
    flip: bool = False
    tint: Colour | None = None
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Hand:
    """How a painting is painted: inks, the focus that facets calm down away from, the size of everything by chance."""

    ink: Colour
    gleam: Colour
    focus: Point
    reach: float = 520.0
    move: float = 20.0
    turn: float = 6.0
    zoom: float = 0.06
    depth: tuple[float, float] = (0.09, 0.19)
    angles: tuple[float, ...] = (28, 62, -27, 118, 160)
    contour: float = 4.6
    gap: float = 40.0
    touch: tuple[float, float] = (24, 8)
    plain_below: float = 1800.0
    """Planes smaller than this get no touches."""
    dots: bool = False
    """Round touches in rows, as the later Cubists set them, instead of bricks."""
    bands: int = 5
    passage: tuple[Colour, float] | None = None
    """A tone that the dark ends of facets open into, and how much of it."""
    spread: float = 0.016
    lift: Callable[[Point], float] = field(default=lambda at: 0.0)
    """The light of the picture as a whole."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A line that cuts the canvas, through a point in a direction, as far as it reaches."""

    x: float
    y: float
    angle: float
    reach: float = 330.0


def middle(points: Sequence[Point]) -> Point:
    """The mean of some corners."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def whole(canvas: Canvas) -> list[Point]:
    """The canvas with a little over."""
    return [(-5, -5), (canvas.width + 5, -5), (canvas.width + 5, canvas.height + 5), (-5, canvas.height + 5)]


def split(
    canvas: Canvas, dice: random.Random, cuts: Sequence[Cut], small: Sequence[Cut] = (), of: Frame | None = None
) -> list[list[Point]]:
    """The canvas (or a convex part of it) cut by lines, a little shaken; the small ones cut only the piece they lie in."""
    pieces: list[list[Point]] = [list(of) if of else whole(canvas)]
    for line in cuts:
        at = (line.x, line.y)
        # Not every line goes all the way through: far from its middle a line leaves some pieces whole.
        hit = [piece for piece in pieces if math.dist(middle(piece), at) < line.reach or abs(area(piece)) > 90_000]
        kept = [piece for piece in pieces if piece not in hit]
        at = (line.x + dice.uniform(-10, 10), line.y + dice.uniform(-10, 10))
        pieces = kept + cut(hit, at, line.angle + dice.uniform(-3, 3))
    for line in small:
        there = [piece for piece in pieces if Mass(piece).inside(line.x, line.y)]
        pieces = [piece for piece in pieces if piece not in there] + cut(there, (line.x, line.y), line.angle)
    return pieces


def by_chance(frame: Frame, hand: Hand, dice: random.Random) -> Stand:
    """A stand as the dice have it: livelier light near the focus, all else alike."""
    at = middle(frame)
    calm = min(1.0, math.dist(at, hand.focus) / hand.reach)
    return Stand(
        dx=dice.gauss(0, hand.move),
        dy=dice.gauss(0, hand.move),
        turn=dice.gauss(0, hand.turn),
        scale=1 + dice.gauss(hand.zoom / 2, hand.zoom),
        lift=0.035 - 0.08 * calm + dice.gauss(0, 0.022) + hand.lift(at),
        depth=dice.uniform(*hand.depth),
        angle=dice.choice(hand.angles) + dice.uniform(-10, 10),
    )


def show(
    canvas: Canvas, dice: random.Random, frame: Frame, things: Sequence[Thing], hand: Hand, stand: Stand | None = None
) -> None:
    """One facet: what of the things falls in it, shaded across, with a worked surface and pieces of contour."""
    stand = stand or by_chance(frame, hand, dice)
    cx, cy = middle(frame)
    inks: list[Mark] = []
    for thing in things:
        about = [(x - cx, y - cy) for x, y in thing.points]
        seen = moved(about, cx + stand.dx, cy + stand.dy, stand.scale, stand.turn)
        piece = within(seen, frame)
        if len(piece) < 3 or abs(area(piece)) < 10:
            continue
        piece = simpler([*piece, piece[0]], 0.5)[:-1]
        if len(piece) < 3:
            continue
        colour = thing.other if stand.flip and thing.other else thing.colour
        if stand.tint:
            colour = mix(colour, stand.tint, stand.share)
        if thing.plain:
            inks.append(Mark(lines(piece), fill=shift(colour, stand.lift * 0.5)))
            continue
        # Patterns lie on the plane before them and under the plane after them.
        patterned(canvas, inks)
        inks = []
        light = shift(colour, stand.lift + stand.depth * 0.5, 0.01)
        dark = shift(thing.dark or colour, stand.lift - stand.depth * (0.3 if thing.dark else 1), -0.012, 0.9)
        if hand.passage:
            dark = mix(dark, *hand.passage)
        size = abs(area(piece))
        if size < 500:
            canvas.fill(piece, mix(light, dark, 0.45))
        else:
            angle = stand.angle if thing.shade is None else thing.shade + stand.turn
            steps = hand.bands if size > 9000 else max(3, hand.bands - 1) if size > 3500 else 2
            canvas.lay(facet(piece, light, dark, angle, steps))
            if size > hand.plain_below:
                surface(canvas, dice, Mass(piece), (light, dark), angle, hand)
        if thing.line:
            contour(canvas, piece, frame, hand)
    patterned(canvas, inks)


def patterned(canvas: Canvas, inks: Sequence[Mark]) -> None:
    """Plain planes in their order: small ones of one colour share a path; long strips stay apart, as Qt wants them."""
    small: list[Mark] = []
    for mark in inks:
        corners: list[Point] = [step[1:] for step in mark.path if step[0] == "M" or step[0] == "L"]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        if max(xs) - min(xs) + max(ys) - min(ys) < 70:
            small.append(mark)
        else:
            canvas.marks(small, 16)
            small = []
            canvas.mark(mark)
    canvas.marks(small, 16)


def surface(
    canvas: Canvas, dice: random.Random, mass: Mass, tones: tuple[Colour, Colour], angle: float, hand: Hand
) -> None:
    """Touches over the steps of a facet, laid like bricks or set as dots: they let one tone run into the next."""
    strokes = []
    light, dark = tones
    long, wide = hand.touch
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ways = [x * cos + y * sin for x, y in mass.points]
    low, span = min(ways), max(1.0, max(ways) - min(ways))
    for x, y in mass.scatter(dice, hand.gap, 0.62 if not hand.dots else 1.0, 0.42 if not hand.dots else 0.12):
        share = (x * cos + y * sin - low) / span
        # The touches gather where a facet is light or dark and leave its middle quiet.
        if dice.random() < 0.55 * math.sin(math.pi * share):
            continue
        half = long * 0.46
        ends = [(x + u * half, y + v * half) for u, v in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        if not all(mass.inside(*end) for end in ends):
            continue
        tone = vary(
            mix(light, dark, min(1.0, max(0.0, share + dice.gauss(0, 0.2)))), dice, hand.spread, hand.spread / 6
        )
        if hand.dots:
            strokes.append(dab(x, y, angle + 90, long, wide, shift(tone, 0.08 if share > 0.5 else -0.08)))
        else:
            strokes.append(flat(x, y, angle + 90 + dice.gauss(0, 4), long * dice.uniform(0.8, 1.3), wide, tone, dice))
    canvas.marks(strokes, 40, 5)


def contour(canvas: Canvas, piece: Sequence[Point], frame: Frame, hand: Hand) -> None:
    """Those edges of a thing that lie within a facet, not the facet's own: dark, swelling, broken off at its border."""
    turn = 1 if area(frame) > 0 else -1
    sides = [(p, q) for p, q in zip(frame, [*frame[1:], frame[0]], strict=True) if p != q]

    def on_border(a: Point, b: Point) -> bool:
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        return any(
            turn * ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / math.dist(p, q) < 0.8 for p, q in sides
        )

    runs: list[list[Point]] = [[]]
    for a, b in zip(piece, [*piece[1:], piece[0]], strict=True):
        if on_border(a, b):
            runs.append([])
        else:
            runs[-1] = [*(runs[-1] or [a]), b]
    if len(runs) > 1 and runs[0] and runs[-1] and runs[0][0] == runs[-1][-1]:
        runs[0] = [*runs.pop()[:-1], *runs[0]]
    for run in runs:
        if len(run) > 1 and sum(math.dist(a, b) for a, b in pairwise(run)) > 8:
            pressure = breathing(run[0][0] / 40, 1)
            canvas.mark(ribbon(run, hand.contour, hand.ink, pressure, round=False, step=9))


def inner(canvas: Canvas, side: tuple[Point, Point]) -> bool:
    """Whether a side runs within the canvas, not along its border."""
    x, y = middle(side)
    return 0 < x < canvas.width and 0 < y < canvas.height


def edges(canvas: Canvas, frames: Sequence[Frame], dice: random.Random, hand: Hand, weight: float = 1.0) -> None:
    """Each facet's one dark edge with its soft shadow, and one light edge: the rest stays open, so that planes pass over."""
    marks = []
    for frame in frames:
        around = zip(frame, [*frame[1:], frame[0]], strict=True)
        # The border of the canvas is no edge: a shadow there would look like dirt.
        sides = [side for side in around if math.dist(*side) > 50 and inner(canvas, side)]
        dice.shuffle(sides)
        for (start, end), kind in zip(sides, ("dark", "light"), strict=False):
            mx, my = middle(frame)
            if kind == "dark":
                for reach, opacity in ((0.2, 0.1), (0.11, 0.14), (0.05, 0.18)):
                    inwards = [(x + (mx - x) * reach, y + (my - y) * reach) for x, y in (end, start)]
                    marks.append(Mark(lines([start, end, *inwards]), fill=hand.ink, opacity=opacity))
                canvas.mark(
                    ribbon([start, end], 3.2 * weight, hand.ink, lambda share: 1 - 0.75 * share, round=False, step=30)
                )
            else:
                path = lines([start, end], closed=False)
                marks.append(Mark(path, stroke=hand.gleam, width=1.6, opacity=0.7))
    canvas.marks(marks)


def pane(
    canvas: Canvas,
    dice: random.Random,
    frame: Frame,
    things: Sequence[Thing],
    hand: Hand,
    stand: Stand,
    fall: float = 9,
) -> None:
    """A frame laid over the others with its shadow: the same things from another stand, as if cut out and pasted on."""
    if fall:
        for reach, opacity in ((1.0, 0.13), (0.6, 0.17)):
            canvas.fill(moved(frame, fall * reach, fall * 1.2 * reach), hand.ink, opacity)
    show(canvas, dice, frame, things, hand, stand)
    for start, end in zip(frame, [*frame[1:], frame[0]], strict=True):
        if dice.random() < 0.75:
            pressure = breathing(dice.uniform(0, 6), 0.6)
            canvas.mark(ribbon([start, end], hand.contour * 0.7, hand.ink, pressure, round=False, step=30))


def compose(canvas: Canvas, dice: random.Random, frames: Sequence[Frame], things: Sequence[Thing], hand: Hand) -> None:
    """All frames by chance, then the edges that tell front from back."""
    for frame in frames:
        show(canvas, dice, frame, things, hand)
    edges(canvas, frames, dice, hand)
