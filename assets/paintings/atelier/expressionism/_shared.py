"""What the Expressionist paintings share: strokes that follow a form and stay in it, tones across it, swelling contours."""

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from atelier.brushes import Pressure, breathing, ribbon, trace
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, Ramp, mix, vary
from atelier.shapes import Field, Mass, Point, curve, smooth

Tone = Callable[[float, float], Colour]
"""Of a place to the colour that is felt there."""

Coat = tuple[float, float, float, float]
"""One layer of strokes: the gap between them, their length and width, and how far they are lifted (> 0) or sunk (< 0)."""


def across(mass: Mass, colours: Ramp, angle: float, wave: float = 0.0, size: float = 90.0) -> Tone:
    """A ramp across a mass in a direction, from its near side to its far side; `wave` lets it swing every `size` units."""
    nx, ny = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ways = [x * nx + y * ny for x, y in mass.points]
    low, span = min(ways), (max(ways) - min(ways)) or 1.0

    def at(x: float, y: float) -> Colour:
        share = (x * nx + y * ny - low) / span
        return colours(share + wave * math.sin((x * nx + y * ny) / size * 2 * math.pi))

    return at


def bound(mass: Mass, field: Field, x: float, y: float, length: float, width: float, colour: Colour) -> Mark | None:
    """A stroke along a field that ends where the mass ends, thinner near its rim; None where there is no room for one."""
    step = max(3.0, length / 8)
    turn = math.radians(field(x, y))
    for _ in range(3):
        nx, ny = -math.sin(turn) * width * 0.4, math.cos(turn) * width * 0.4
        if mass.inside(x + nx, y + ny) and mass.inside(x - nx, y - ny):
            break
        width *= 0.62
    else:
        return None

    def way(sign: float) -> list[Point]:
        points: list[Point] = []
        px, py = x, y
        for _ in range(round(length / 2 / step)):
            turn = math.radians(field(px, py))
            qx, qy = px + math.cos(turn) * sign * step, py + math.sin(turn) * sign * step
            out = width * 0.42 / step
            if not mass.inside(qx + (qx - px) * out, qy + (qy - py) * out):
                break
            px, py = qx, qy
            points.append((px, py))
        return points

    points = [*reversed(way(-1.0)), (x, y), *way(1.0)]
    start, end = points[0], points[-1]
    whole = (len(points) - 1) * step
    if whole < width * 0.5:
        return None
    return _drawn(start, end, field(*start), field(*end), whole, width, colour)


def flowing(field: Field, x: float, y: float, length: float, width: float, colour: Colour) -> Mark:
    """`flow`, but a stroke that hardly bends is a line: half the bytes, and drawn in half the time."""
    way = trace(field, x, y, length, max(3.0, length / 8))
    return _drawn(way[0], way[-1], field(*way[0]), field(*way[-1]), length, width, colour)


def _drawn(start: Point, end: Point, out: float, back: float, length: float, width: float, colour: Colour) -> Mark:
    """One stroke that leaves its start and comes to its end in the given directions."""
    out, back = math.radians(out), math.radians(back)
    # The sagitta of a bend below half a unit is not seen.
    if abs(math.remainder(out - back, 2 * math.pi)) * length / 8 < 0.7:
        return Mark([("M", *start), ("L", *end)], stroke=colour, width=width)
    pull = length / 3
    first = (start[0] + math.cos(out) * pull, start[1] + math.sin(out) * pull)
    second = (end[0] - math.cos(back) * pull, end[1] - math.sin(back) * pull)
    return Mark([("M", *start), ("C", *first, *second, *end)], stroke=colour, width=width)


def strokes(
    mass: Mass,
    dice: random.Random,
    field: Field,
    tone: Tone,
    coat: Coat,
    *,
    squash: float = 0.65,
    light: Colour = "#fff3c4",
    dark: Colour = "#14163a",
    spread: float = 0.022,
    loose: float = 0.42,
) -> list[Mark]:
    """One coat of directed strokes over a mass, all inside it."""
    gap, length, width, lift = coat
    marks = []
    for x, y in mass.scatter(dice, gap, squash, loose):
        colour = mix(tone(x, y), light if lift > 0 else dark, abs(lift) * dice.uniform(0.3, 1.7))
        mark = bound(
            mass,
            field,
            x,
            y,
            length * dice.uniform(0.65, 1.25),
            width * dice.uniform(0.75, 1.2),
            vary(colour, dice, spread, spread * 0.6),
        )
        if mark is not None:
            marks.append(mark)
    return marks


def cover(
    canvas: Canvas,
    mass: Mass,
    dice: random.Random,
    field: Field,
    tone: Tone,
    ground: Colour,
    *coats: Coat,
    squash: float = 0.65,
    light: Colour = "#fff3c4",
    dark: Colour = "#14163a",
    spread: float = 0.022,
    paints: int | None = None,
) -> None:
    """A mass: its ground, then its coats of strokes."""
    canvas.fill(mass, ground)
    for coat in coats:
        laid = strokes(mass, dice, field, tone, coat, squash=squash, light=light, dark=dark, spread=spread)
        # Broad strokes that overlap in one path are slow to draw: fewer of them share one.
        canvas.marks(laid, 5 if coat[2] > 15 else 12, paints or 16)


def stream(field: Field, x: float, y: float, length: float, width: float, colour: Colour, parts: int = 8) -> Mark:
    """One long stroke along a field, onwards from a point, that bends as often as the field does (30 bytes a part)."""
    steps = 4
    points = [(x, y)]
    for at in range(1, parts * steps + 1):
        turn = math.radians(field(x, y))
        x, y = x + math.cos(turn) * length / parts / steps, y + math.sin(turn) * length / parts / steps
        if at % steps == 0:
            points.append((x, y))
    return Mark(curve(points), stroke=colour, width=width)


def contour(
    canvas: Canvas,
    points: Sequence[Point],
    width: float,
    ink: Colour,
    pressure: Pressure | float = 0.0,
    *,
    round: bool = True,
    closed: bool = False,
) -> None:
    """The strong line round a form, put on in one go; a number as pressure is the phase of its breathing."""
    press = pressure if callable(pressure) else breathing(pressure, max(1.0, _length(points) / 260))
    canvas.mark(ribbon(points, width, ink, press, round=round, closed=closed, step=7))


def sides(canvas: Canvas, points: Sequence[Point], width: float, ink: Colour, beat: float = 0.0) -> None:
    """The contour of a thing with corners: one swelling line a side, a little bowed, running over the corners."""
    for at, (start, end) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        bow = math.dist(start, end) * 0.012
        middle = (
            (start[0] + end[0]) / 2 + bow * math.sin(beat + at * 2),
            (start[1] + end[1]) / 2 + bow * math.cos(beat * 2 + at),
        )
        canvas.mark(ribbon([start, middle, end], width, ink, _full))


def _full(share: float) -> float:
    return 0.5 + 0.5 * math.sin(math.pi * share)


def hand(share: float) -> float:
    """Full from the start, thin at the end: limbs, stems, branches."""
    return 1 - 0.72 * share


def _length(points: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def form(left: Sequence[Point], right: Sequence[Point]) -> Mass:
    """A mass between two smooth edges that run the same way."""
    return Mass([*smooth(left), *reversed(smooth(right))])
