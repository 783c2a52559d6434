"""The brushes. Each gives a Mark or a list of marks; `Canvas.marks` lays them down. Units of the canvas, degrees."""

import math
import random
from collections.abc import Callable, Sequence

from atelier.canvas import Mark
from atelier.colour import Colour, Ramp, mix, shift, vary
from atelier.shapes import Field, Mass, Path, Point, clip, curve, lines, simpler, smooth, spaced

Pressure = Callable[[float], float]
"""Of the share of a stroke's length (0…1) to the share of its width (0…1)."""


def _ahead(x: float, y: float, angle: float, length: float) -> Point:
    turn = math.radians(angle)
    return x + math.cos(turn) * length, y + math.sin(turn) * length


def dab(x: float, y: float, angle: float, length: float, width: float, colour: Colour, bend: float = 0.0) -> Mark:
    """A round brush put down and drawn a little: the cheapest mark (20 to 30 bytes). `bend` in degrees, over its length."""
    half = max(0.1, length - width) / 2
    end = _ahead(x, y, angle + bend / 2, half)
    start = _ahead(x, y, angle - bend / 2 + 180, half)
    points = [start, (x, y), end] if bend else [start, end]
    return Mark(lines(points, closed=False), stroke=colour, width=width)


def flat(x: float, y: float, angle: float, length: float, width: float, colour: Colour, dice: random.Random) -> Mark:
    """A flat brush: a block with an uneven edge (40 bytes), for thick paint, walls, ice, stones, cubist surfaces."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    loose = [((u + dice.uniform(-0.1, 0.1)) * length, (v + dice.uniform(-0.18, 0.18)) * width) for u, v in corners]
    return Mark(lines([(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in loose]), fill=colour)


def touch(
    x: float, y: float, angle: float, length: float, width: float, colour: Colour, bend: float = 0.0, belly: float = 0.5
) -> Mark:
    """A pointed brush: thin, full, thin (65 bytes): leaves, petals, flecks of light. `belly` says where it is fullest."""
    start, end = _ahead(x, y, angle + 180, length / 2), _ahead(x, y, angle, length / 2)
    out = width * 0.67
    sag = math.tan(math.radians(bend) / 2) * length / 2
    nx, ny = math.cos(math.radians(angle + 90)), math.sin(math.radians(angle + 90))

    def handle(share: float, side: float) -> Point:
        px, py = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        return px + nx * (side + sag), py + ny * (side + sag)

    near, far = belly * 0.6, 1 - (1 - belly) * 0.6
    path: Path = [
        ("M", *start),
        ("C", *handle(near, -out), *handle(far, -out), *end),
        ("C", *handle(far, out), *handle(near, out), *start),
        ("Z",),
    ]
    return Mark(path, fill=colour)


def trace(field: Field, x: float, y: float, length: float, step: float = 6.0) -> list[Point]:
    """The way from a point along a field, half of the length to either side."""
    ways = []
    for sign in (-1.0, 1.0):
        px, py = x, y
        way = []
        for _ in range(max(1, round(length / 2 / step))):
            px, py = _ahead(px, py, field(px, py), sign * step)
            way.append((px, py))
        ways.append(way)
    return [*reversed(ways[0]), (x, y), *ways[1]]


def flow(field: Field, x: float, y: float, length: float, width: float, colour: Colour) -> Mark:
    """One stroke of even width along a field, as one cubic curve (40 bytes): the directed stroke of a sky or a field."""
    way = trace(field, x, y, length, max(3.0, length / 8))
    start, end = way[0], way[-1]
    reach = length / 3
    out, back = _ahead(*start, field(*start), reach), _ahead(*end, field(*end), -reach)
    return Mark([("M", *start), ("C", *out, *back, *end)], stroke=colour, width=width)


def swell(share: float) -> float:
    """Thin, full, thin."""
    return 0.12 + 0.88 * math.pow(math.sin(math.pi * min(1.0, max(0.0, share))), 0.8)


def thins(share: float) -> float:
    """Put down full, drawn out to a point."""
    return max(0.06, math.pow(max(0.0, 1 - share), 0.7) * min(1.0, 0.35 + share * 8))


def breathing(phase: float = 0.0, beats: float = 2.0) -> Pressure:
    """A line that swells several times on its way: contours and key blocks."""
    return lambda share: 0.3 + 0.7 * (0.5 + 0.5 * math.sin(phase + share * beats * 2 * math.pi)) * swell(share) ** 0.4


def ribbon(
    points: Sequence[Point],
    width: float,
    colour: Colour,
    pressure: Pressure = swell,
    *,
    round: bool = True,
    closed: bool = False,
    step: float = 4.0,
) -> Mark:
    """A line of swelling width through points, as a filled outline: contours, key-block lines, branches, ropes."""
    way = smooth([*points, points[0]] if closed and not round else points, closed and round) if round else list(points)
    if closed and not round:
        way = [*way, way[0]]
    left: list[Point] = []
    right: list[Point] = []
    for x, y, angle, share in [*spaced(way, step), _last(way)]:
        half = width * pressure(share) / 2
        left.append(_ahead(x, y, angle - 90, half))
        right.append(_ahead(x, y, angle + 90, half))
    outline = simpler(left, 0.35) + simpler(right[::-1], 0.35)
    return Mark(lines(outline), fill=colour)


def _last(way: Sequence[Point]) -> tuple[float, float, float, float]:
    (ax, ay), (bx, by) = way[-2], way[-1]
    return bx, by, math.degrees(math.atan2(by - ay, bx - ax)), 1.0


def gradation(
    mass: Mass | Sequence[Point], colours: Ramp, angle: float, bands: int = 24, reach: tuple[float, float] = (0.0, 1.0)
) -> list[Mark]:
    """Bokashi: bands of colour across a mass in a direction, from colours(0) to colours(1).

    The change happens between the two shares of `reach`; every band runs on under the next one, so that none shows a seam.
    Steps that the eye does not see need about one band every 8 units. Choose a direction in which every slice of the mass is
    one piece: two pieces stay joined by a hairline.
    """
    points = list(mass.points if isinstance(mass, Mass) else mass)
    nx, ny = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ways = [x * nx + y * ny for x, y in points]
    low, span = min(ways), max(ways) - min(ways)
    starts = [low + span * (reach[0] + (reach[1] - reach[0]) * band / bands) for band in range(bands)]
    marks = [Mark(lines(simpler([*points, points[0]], 0.25)[:-1]), fill=colours(0.0))]
    for band in range(1, bands):
        at = starts[band]
        strip = clip(points, (nx * at, ny * at), angle)
        if band < bands - 2:
            end = starts[band + 2]
            strip = clip(strip, (nx * end, ny * end), angle + 180)
        if len(strip) > 2:
            marks.append(Mark(lines(simpler([*strip, strip[0]], 0.4)[:-1]), fill=colours(band / (bands - 1))))
    return marks


def facet(
    points: Sequence[Point], light: Colour, dark: Colour, angle: float, bands: int = 7, edge: Colour | None = None
) -> list[Mark]:
    """A cubist plane: light on one side, dark on the other, in visible steps; with `edge`, a thin line round it.

    For passage give the neighbour's colour as `light` or `dark`: there the plane opens into it.
    """
    marks = gradation(points, lambda share: mix(light, dark, share**1.25), angle, bands)
    if edge:
        marks.append(Mark(lines(list(points)), stroke=edge, width=1.2))
    return marks


def hatch(
    mass: Mass,
    dice: random.Random,
    angle: float,
    gap: float,
    length: float,
    width: float,
    colour: Callable[[float, float], Colour],
    squash: float = 0.5,
) -> list[Mark]:
    """Short parallel flat strokes over a mass: the worked surface of a painted plane. `colour` is asked for every place."""
    return [
        flat(
            x,
            y,
            angle + dice.uniform(-9, 9),
            length * dice.uniform(0.6, 1.2),
            width * dice.uniform(0.7, 1.2),
            vary(colour(x, y), dice, 0.018, 0.007),
            dice,
        )
        for x, y in mass.scatter(dice, gap, squash)
    ]


def plane(
    points: Sequence[Point], colour: Colour, dice: random.Random | None = None, grain: float = 0.012
) -> list[Mark]:
    """A clean plane; with dice, a quiet painted surface: wide strokes of nearly the same tone along its longest side."""
    marks = [Mark(lines(list(points)), fill=colour)]
    if dice is None:
        return marks
    corners = list(points)
    first, second = max(zip(corners, [*corners[1:], corners[0]], strict=True), key=lambda side: math.dist(*side))
    angle = math.degrees(math.atan2(second[1] - first[1], second[0] - first[0]))
    nx, ny = math.cos(math.radians(angle + 90)), math.sin(math.radians(angle + 90))
    ways = [x * nx + y * ny for x, y in corners]
    at = min(ways) + dice.uniform(2, 7)
    while at < max(ways) - 3:
        thick = dice.uniform(2, 6)
        strip = clip(clip(corners, (nx * at, ny * at), angle + 90), (nx * (at + thick), ny * (at + thick)), angle - 90)
        if len(strip) > 2:
            marks.append(Mark(lines(strip), fill=shift(colour, dice.gauss(0, grain * 0.6))))
        at += thick + dice.uniform(3, 14)
    return marks


def along_curve(points: Sequence[Point], width: float, colour: Colour, *, closed: bool = False) -> Mark:
    """A smooth line of even width."""
    return Mark(curve(points, closed), stroke=colour, width=width)
