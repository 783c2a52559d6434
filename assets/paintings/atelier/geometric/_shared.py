"""What the geometric paintings share: planes with a worked surface, discs, rings and bars. Canvas units, degrees."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from atelier.canvas import Mark
from atelier.colour import Colour, shift
from atelier.shapes import Mass, Path, Point, lines, moved, within


def quad(x: float, y: float, width: float, height: float, turn: float = 0.0) -> list[Point]:
    """A rectangle about its middle."""
    half = [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    return moved(half, x, y, 1, turn)


def block(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """An upright rectangle by its sides."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def bar(start: Point, end: Point, width: float, narrow: float | None = None) -> list[Point]:
    """A straight bar from point to point; with `narrow` it is that wide at its end."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
    nx, ny = math.cos(angle) / 2, math.sin(angle) / 2
    last = width if narrow is None else narrow
    return [
        (start[0] - nx * width, start[1] - ny * width),
        (end[0] - nx * last, end[1] - ny * last),
        (end[0] + nx * last, end[1] + ny * last),
        (start[0] + nx * width, start[1] + ny * width),
    ]


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Points along a circle between two directions, so many that no corner shows."""
    step = 2 * math.degrees(math.acos(1 - 0.1 / max(radius, 0.4)))
    parts = max(2, math.ceil(abs(end - start) / step))
    turns = (math.radians(start + (end - start) * part / parts) for part in range(parts + 1))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def disc(x: float, y: float, radius: float) -> list[Point]:
    """A whole disc."""
    return arc(x, y, radius, 0, 360)[:-1]


def half(x: float, y: float, radius: float, facing: float) -> list[Point]:
    """Half a disc whose round side looks in a direction."""
    return arc(x, y, radius, facing - 90, facing + 90)


def sector(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """A slice of a disc, less than half of it."""
    return [(x, y), *arc(x, y, radius, start, end)]


def band(x: float, y: float, outer: float, inner: float, start: float, end: float) -> list[Point]:
    """A piece of a ring."""
    return arc(x, y, outer, start, end) + arc(x, y, inner, end, start)


def convex(points: Sequence[Point]) -> bool:
    """Whether an outline turns one way only."""
    turns = []
    around = [*points, *points[:2]]
    for at in range(len(points)):
        (ax, ay), (bx, by), (cx, cy) = around[at : at + 3]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) > -1e-6 or max(turns) < 1e-6


def outline(points: Sequence[Point]) -> Path:
    """The same outline with true arcs: where corners follow each other in small turns, they become a few round pieces."""
    count = len(points)
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise([*points, points[0]])]
    turns = [(ways[at] - ways[at - 1] + math.pi) % (2 * math.pi) - math.pi for at in range(count)]
    corners = [at for at in range(count) if abs(turns[at]) > 0.35]
    if count < 9:
        return lines(points)
    first = corners[0] if corners else 0
    stops = [*corners, first + count] if corners else [0, count]
    path: Path = [("M", *points[first])]
    for start, end in pairwise(stops):
        bend = sum(turns[at % count] for at in range(start + 1, end))
        if end - start < 4:
            path += [("L", *points[at % count]) for at in range(start + 1, end + 1)]
            continue
        # The whole of the turn also takes half a step at either end.
        step = bend / (end - start - 1)
        parts = max(1, math.ceil(abs(bend) / 0.6))
        spots = [start + round((end - start) * part / parts) for part in range(parts + 1)]
        for here, there in pairwise(spots):
            (ax, ay), (bx, by) = points[here % count], points[there % count]
            theta = step * (there - here)
            chord = math.dist((ax, ay), (bx, by))
            reach = 2 / 3 * math.tan(theta / 4) * chord / math.sin(theta / 2)
            way = math.atan2(by - ay, bx - ax)
            out, back = way - theta / 2, way + theta / 2
            cx, cy = ax + reach * math.cos(out), ay + reach * math.sin(out)
            path.append(("C", cx, cy, bx - reach * math.cos(back), by - reach * math.sin(back), bx, by))
    return [*path, ("Z",)]


def by_hand(points: Sequence[Point], dice: random.Random, loose: float, step: float = 60.0) -> list[Point]:
    """The same outline as a hand draws it: long sides give way by up to `loose`."""
    drawn: list[Point] = []
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        drawn.append((ax, ay))
        length = math.hypot(bx - ax, by - ay)
        parts = int(length / step)
        for part in range(1, parts):
            share, off = part / parts, dice.uniform(-loose, loose) / length
            drawn.append((ax + (bx - ax) * share - (by - ay) * off, ay + (by - ay) * share + (bx - ax) * off))
    return drawn


def strokes(
    points: Sequence[Point],
    colour: Colour,
    dice: random.Random,
    grain: float = 0.012,
    angle: float | None = None,
    length: float = 120.0,
    width: float = 9.0,
    cover: float = 0.45,
) -> list[Mark]:
    """The brushwork on a plane: flat strokes of nearly its tone, along its longest side unless told, kept inside.

    `cover` is the share of it that they take; `grain` how far they are from the tone, in parts of 1 of lightness.
    """
    if angle is None:
        (ax, ay), (bx, by) = max(pairwise([*points, points[0]]), key=lambda side: math.dist(*side))
        angle = math.degrees(math.atan2(by - ay, bx - ax))
    level = moved(points, turn=-angle)
    us, vs = [u for u, _ in level], [v for _, v in level]
    frame = None if convex(level) else Mass(level)
    tones = [shift(colour, step * grain, warm=step * grain * 0.2) for step in (-1.5, -0.75, 0.75, 1.5)]
    pots: list[list[list[Point]]] = [[], [], [], []]
    marks = []
    v = min(vs) - width / 2
    while v < max(vs):
        u = min(us) - dice.uniform(0, length)
        while u < max(us):
            run, thick = length * dice.uniform(0.5, 1.3), width * dice.uniform(0.5, 1.1)
            if dice.random() < cover:
                a, b, c = (dice.uniform(-0.25, 0.25) * thick for _ in range(3))
                stroke = [(u, v + a), (u + run, v), (u + run + b * 2, v + thick), (u + c * 3, v + thick + a)]
                if frame is None:
                    stroke = within(stroke, level)
                elif not all(frame.inside(*spot) for spot in [*stroke, (u + run / 2, v), (u + run / 2, v + thick)]):
                    stroke = []
                if stroke:
                    pot = dice.randrange(4)
                    pots[pot].append(moved(stroke, turn=angle))
                    if len(pots[pot]) == 8:
                        marks.append(_together(pots[pot], tones[pot]))
                        pots[pot] = []
            u += run * dice.uniform(0.7, 1.1)
        v += width * dice.uniform(0.8, 1.15)
    return marks + [_together(pot, tone) for pot, tone in zip(pots, tones, strict=True) if pot]


def _together(pieces: list[list[Point]], colour: Colour) -> Mark:
    return Mark([step for piece in pieces for step in lines(piece)], fill=colour)


def worked(
    points: Sequence[Point],
    colour: Colour,
    dice: random.Random,
    grain: float = 0.012,
    angle: float | None = None,
    length: float = 120.0,
    width: float = 9.0,
    cover: float = 0.45,
    hand: float = 0.5,
) -> list[Mark]:
    """A clean plane with its brushwork; its edges give way by `hand`."""
    drawn = outline(points) if not hand or len(points) > 12 else lines(by_hand(points, dice, hand))
    return [Mark(drawn, fill=colour), *strokes(points, colour, dice, grain, angle, length, width, cover)]
