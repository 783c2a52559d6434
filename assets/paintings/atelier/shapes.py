"""Points, smooth curves, masses (closed areas) and even scatter. Units of the canvas, y downwards, angles in degrees."""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

Point = tuple[float, float]
Segment = (
    tuple[Literal["M"], float, float]
    | tuple[Literal["L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)
Path = list[Segment]


def lines(points: Sequence[Point], closed: bool = True) -> Path:
    """A path of straight lines."""
    (x, y), *rest = points
    path: Path = [("M", x, y), *(("L", px, py) for px, py in rest)]
    return [*path, ("Z",)] if closed else path


def curve(points: Sequence[Point], closed: bool = False, tension: float = 1.0) -> Path:
    """A smooth path through points (Catmull-Rom as cubic curves). Tension 0 gives straight lines, 1 round ones."""
    count = len(points)
    if count < 3:
        return lines(points, closed)
    path: Path = [("M", *points[0])]
    for at in range(count if closed else count - 1):
        before, start, end, after = (
            points[(at + step) % count] if closed else points[min(count - 1, max(0, at + step))]
            for step in (-1, 0, 1, 2)
        )
        pull = tension / 6
        path.append(
            (
                "C",
                start[0] + (end[0] - before[0]) * pull,
                start[1] + (end[1] - before[1]) * pull,
                end[0] - (after[0] - start[0]) * pull,
                end[1] - (after[1] - start[1]) * pull,
                *end,
            )
        )
    return [*path, ("Z",)] if closed else path


def flatten(path: Path, steps: int = 8) -> list[Point]:
    """The points of a path's one outline, curves cut into `steps` lines."""
    points: list[Point] = []
    for segment in path:
        match segment:
            case ("M", x, y) | ("L", x, y):
                points.append((x, y))
            case ("C", ax, ay, bx, by, x, y):
                fx, fy = points[-1]
                for step in range(1, steps + 1):
                    t = step / steps
                    u = 1 - t
                    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                    points.append((a * fx + b * ax + c * bx + d * x, a * fy + b * ay + c * by + d * y))
            case _:
                pass
    return points


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 8) -> list[Point]:
    """Many points of the smooth curve through a few."""
    return flatten(curve(points, closed), steps)


def area(points: Sequence[Point]) -> float:
    """Signed area: positive when the points run clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def simpler(points: Sequence[Point], tolerance: float = 0.3) -> list[Point]:
    """Fewer points for the same line (Douglas-Peucker), none off by more than the tolerance."""
    if len(points) < 3:
        return list(points)
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    worst, where = -1.0, 0
    for at in range(1, len(points) - 1):
        px, py = points[at]
        off = abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length if length else math.hypot(px - ax, py - ay)
        if off > worst:
            worst, where = off, at
    if worst <= tolerance:
        return [points[0], points[-1]]
    return simpler(points[: where + 1], tolerance)[:-1] + simpler(points[where:], tolerance)


def clip(points: Sequence[Point], at: Point, angle: float) -> list[Point]:
    """What of a polygon lies ahead of the line through `at`, looking in the direction `angle`. May be empty."""
    nx, ny = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    sides = [(x - at[0]) * nx + (y - at[1]) * ny for x, y in points]
    kept: list[Point] = []
    for index, (x, y) in enumerate(points):
        side, before = sides[index], sides[index - 1]
        if (side >= 0) != (before >= 0):
            px, py = points[index - 1]
            share = before / (before - side)
            kept.append((px + (x - px) * share, py + (y - py) * share))
        if side >= 0:
            kept.append((x, y))
    return kept


def within(points: Sequence[Point], frame: Sequence[Point]) -> list[Point]:
    """What of a polygon lies in a convex frame. May be empty."""
    kept = list(points)
    turn = 1 if area(frame) > 0 else -1
    for start, end in zip(frame, [*frame[1:], frame[0]], strict=True):
        if len(kept) < 3:
            return []
        kept = clip(kept, start, math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90 * turn)
    return kept if len(kept) > 2 else []


def cut(pieces: Sequence[Sequence[Point]], at: Point, angle: float) -> list[list[Point]]:
    """Convex pieces cut by a line through a point in a direction: how a picture falls into facets."""
    halves = (clip(piece, at, angle + side) for piece in pieces for side in (90, -90))
    return [half for half in halves if len(half) > 2 and abs(area(half)) > 60]


class Mass:
    """A closed area: it can be painted (`path`), asked (`inside`) and strewn with marks (`scatter`)."""

    def __init__(self, points: Iterable[Point], round: bool = False) -> None:
        corners = list(points)
        self.path: Path = curve(corners, closed=True) if round else lines(corners)
        self.points: list[Point] = flatten(self.path) if round else corners
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)

    @property
    def middle(self) -> Point:
        """The middle of its box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inside(self, x: float, y: float) -> bool:
        """Whether a point lies in the mass (even-odd)."""
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return False
        within = False
        px, py = self.points[-1]
        for qx, qy in self.points:
            if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
                within = not within
            px, py = qx, qy
        return within

    def scatter(self, dice: random.Random, gap: float, squash: float = 1.0, loose: float = 0.42) -> list[Point]:
        """Even but lively: a brick grid of gap × gap·squash, every point moved by up to `loose` of it; order shuffled."""
        found = []
        row, y = 0, self.top
        while y <= self.bottom:
            x = self.left + (gap / 2 if row % 2 else 0.0)
            while x <= self.right + gap / 2:
                px = x + dice.uniform(-loose, loose) * gap
                py = y + dice.uniform(-loose, loose) * gap * squash
                if self.inside(px, py):
                    found.append((px, py))
                x += gap
            y += gap * squash
            row += 1
        dice.shuffle(found)
        return found


def box(x: float, y: float, width: float, height: float) -> Mass:
    """An upright rectangle."""
    return Mass([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0, parts: int = 12) -> Mass:
    """An ellipse, turned."""
    return Mass(ring(x, y, rx, ry, turn, parts), round=True)


def ring(x: float, y: float, rx: float, ry: float, turn: float = 0.0, parts: int = 12) -> list[Point]:
    """Points round an ellipse, clockwise from its right end."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    around = (2 * math.pi * at / parts for at in range(parts))
    return [
        (x + rx * math.cos(a) * cos - ry * math.sin(a) * sin, y + rx * math.cos(a) * sin + ry * math.sin(a) * cos)
        for a in around
    ]


def below(ridge: Sequence[Point], floor: float, round: bool = True) -> Mass:
    """What lies under a ridge, down to a floor: hills, banks, waves."""
    top = smooth(ridge) if round else list(ridge)
    return Mass([*top, (top[-1][0], floor), (top[0][0], floor)])


def moved(points: Iterable[Point], dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> list[Point]:
    """Points scaled and turned about the origin, then moved: draw a thing once about (0, 0), set it many times."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [(dx + x * cos - y * sin, dy + x * sin + y * cos) for x, y in points]


def spaced(points: Sequence[Point], step: float) -> Iterator[tuple[float, float, float, float]]:
    """Along a polyline at equal steps: x, y, direction (degrees) and share of its length (0…1)."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    whole = sum(lengths) or 1.0
    gone, due = 0.0, 0.0
    for (ax, ay), (bx, by), length in zip(points, points[1:], lengths, strict=False):
        while length and due <= gone + length:
            share = (due - gone) / length
            angle = math.degrees(math.atan2(by - ay, bx - ax))
            yield ax + (bx - ax) * share, ay + (by - ay) * share, angle, due / whole
            due += step
        gone += length


Field = Callable[[float, float], float]
"""Of a place to a direction in degrees: how strokes run."""


def level(angle: float = 0.0) -> Field:
    """One direction everywhere."""
    return lambda x, y: angle


def swirl(cx: float, cy: float, lean: float = 0.0) -> Field:
    """Round a point; `lean` degrees inwards (> 0) makes a spiral, 90 makes rays."""
    return lambda x, y: math.degrees(math.atan2(y - cy, x - cx)) + 90 + lean


def along(points: Sequence[Point]) -> Field:
    """As the nearest part of a curve runs: round a form, down a river."""
    marks = list(spaced(points, 12))

    def at(x: float, y: float) -> float:
        return min(marks, key=lambda mark: (mark[0] - x) ** 2 + (mark[1] - y) ** 2)[2]

    return at


def rolling(size: float, force: float = 25.0, angle: float = 0.0, phase: float = 0.0) -> Field:
    """A direction that waves over `size` units by up to `force` degrees: wind in grass, unrest in a sky."""

    def at(x: float, y: float) -> float:
        u, v = x / size * 2 * math.pi, y / size * 2 * math.pi
        return angle + force * (
            0.6 * math.sin(u + 1.3 * math.sin(v * 0.7 + phase)) + 0.4 * math.sin(v + u * 0.4 + phase)
        )

    return at


def blended(base: Field, *others: tuple[Field, float, float, float]) -> Field:
    """A base field bent by others, each strong within a radius of a point: (field, x, y, radius)."""

    def at(x: float, y: float) -> float:
        angle = math.radians(base(x, y))
        dx, dy = math.cos(angle), math.sin(angle)
        for field, cx, cy, radius in others:
            force = 3.5 * math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / radius**2))
            turn = math.radians(field(x, y))
            dx, dy = dx + force * math.cos(turn), dy + force * math.sin(turn)
        return math.degrees(math.atan2(dy, dx))

    return at
