"""A sheet of paper that collects flat shapes from back to front and writes them as the strict SVG of screen and press.

Units are those of the viewBox, y downwards, angles in degrees clockwise. Things are drawn about their own middle and set on the
sheet with `at`, which moves, turns, scales and mirrors all that is drawn within it.
"""

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby

Point = tuple[float, float]
Colour = str
Step = tuple[str, list[Point]]

_WORDS = re.compile(r"[MLCQZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_PAIRS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}
_KAPPA = 0.5522847498307936


def steps(data: str) -> list[Step]:
    """A path written as in SVG with absolute M, L, C, Q and Z; numbers after the first pair of M or L go on with L."""
    found: list[Step] = []
    letter, numbers = "", list[float]()
    for word in _WORDS.findall(data):
        if word.isalpha():
            letter = word
            if word == "Z":
                found.append(("Z", []))
            continue
        numbers.append(float(word))
        if len(numbers) == 2 * _PAIRS[letter]:
            found.append((letter, list(zip(numbers[::2], numbers[1::2], strict=True))))
            numbers = []
            letter = "L" if letter == "M" else letter
    return found


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> list[Step]:
    """A smooth path through points (Catmull-Rom as cubic curves)."""
    count = len(points)
    found: list[Step] = [("M", [points[0]])]
    for index in range(count if closed else count - 1):
        before, start, end, after = (
            points[(index + step) % count] if closed else points[min(count - 1, max(0, index + step))]
            for step in (-1, 0, 1, 2)
        )
        pull = tension / 6
        first = (start[0] + (end[0] - before[0]) * pull, start[1] + (end[1] - before[1]) * pull)
        second = (end[0] - (after[0] - start[0]) * pull, end[1] - (after[1] - start[1]) * pull)
        found.append(("C", [first, second, end]))
    return [*found, ("Z", [])] if closed else found


def straight(points: Sequence[Point], closed: bool = True) -> list[Step]:
    """A path of lines."""
    found: list[Step] = [("M", [points[0]]), *(("L", [point]) for point in points[1:])]
    return [*found, ("Z", [])] if closed else found


def ring(x: float, y: float, rx: float, ry: float | None = None, back: bool = False) -> list[Step]:
    """An ellipse as four curves; `back` turns it the other way round, which makes a hole in a larger shape."""
    ry = rx if ry is None else ry
    sign = -1 if back else 1
    kx, ky = rx * _KAPPA, ry * _KAPPA * sign
    down = ry * sign
    return [
        ("M", [(x + rx, y)]),
        ("C", [(x + rx, y + ky), (x + kx, y + down), (x, y + down)]),
        ("C", [(x - kx, y + down), (x - rx, y + ky), (x - rx, y)]),
        ("C", [(x - rx, y - ky), (x - kx, y - down), (x, y - down)]),
        ("C", [(x + kx, y - down), (x + rx, y - ky), (x + rx, y)]),
        ("Z", []),
    ]


def slab(x: float, y: float, width: float, height: float, radius: float = 0, back: bool = False) -> list[Step]:
    """An upright rectangle with round corners."""
    r, k = min(radius, width / 2, height / 2), min(radius, width / 2, height / 2) * (1 - _KAPPA)
    right, low = x + width, y + height
    if not r:
        corners = [(x, y), (right, y), (right, low), (x, low)]
        return straight(corners[::-1] if back else corners)
    found: list[Step] = [
        ("M", [(x + r, y)]),
        ("L", [(right - r, y)]),
        ("C", [(right - k, y), (right, y + k), (right, y + r)]),
        ("L", [(right, low - r)]),
        ("C", [(right, low - k), (right - k, low), (right - r, low)]),
        ("L", [(x + r, low)]),
        ("C", [(x + k, low), (x, low - k), (x, low - r)]),
        ("L", [(x, y + r)]),
        ("C", [(x, y + k), (x + k, y), (x + r, y)]),
        ("Z", []),
    ]
    return mirrored(found, 2 * x + width) if back else found


def mirrored(path: Sequence[Step], double: float = 0) -> list[Step]:
    """The path's mirror image: left and right change sides about half of `double`."""
    return [(letter, [(double - x, y) for x, y in points]) for letter, points in path]


def polar(radius: float, angle: float, x: float = 0, y: float = 0) -> Point:
    """The point at a radius and an angle: 0 is to the right, 90 below, -90 above."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def fan(radius: float, start: float, end: float, parts: int = 12, squash: float = 1.0) -> list[Point]:
    """Points of an arc about the origin."""
    around = (polar(radius, start + (end - start) * part / parts) for part in range(parts + 1))
    return [(x, y * squash) for x, y in around]


def clip(points: Sequence[Point], frame: Sequence[Point]) -> list[Point]:
    """What of a polygon lies in a convex frame (corners clockwise on the sheet). May be empty."""
    kept = list(points)
    for (ax, ay), (bx, by) in zip(frame, [*frame[1:], frame[0]], strict=True):
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in kept]
        found = []
        for index, (point, side) in enumerate(zip(kept, sides, strict=True)):
            before, last = sides[index - 1], kept[index - 1]
            if (side >= 0) != (before >= 0):
                share = before / (before - side)
                found.append((last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share))
            if side >= 0:
                found.append(point)
        kept = found
        if not kept:
            return []
    return kept


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` (0…1) of the second in the first, as inks mix on a screen."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)


Outline = str | Sequence[Step] | Sequence[Point]


class Paper:
    """A sheet of width × height units; 520 × 600 for a card, 100 × 100 for a symbol."""

    def __init__(self, width: int = 520, height: int = 600) -> None:
        self.width, self.height = width, height
        self._lines: list[str] = []
        self._frame = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        """All that is drawn within is scaled and mirrored (`flip`: left and right) about its origin, turned, and moved."""
        before = self._frame
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        side = -1 if flip else 1
        a, b, c, d, e, f = before
        self._frame = (
            (a * cos + c * sin) * side,
            (b * cos + d * sin) * side,
            c * cos - a * sin,
            d * cos - b * sin,
            a * x + c * y + e,
            b * x + d * y + f,
        )
        yield
        self._frame = before

    def fill(self, outline: Outline, colour: Colour, opacity: float = 1.0) -> None:
        """A closed flat area: SVG data, steps, or the corners of a polygon."""
        self._write(outline, True, f' fill="{colour}"', opacity)

    def line(
        self, outline: Outline, colour: Colour, width: float, opacity: float = 1.0, *, closed: bool = False
    ) -> None:
        """A line of even width with round ends; corners given as points are joined straight."""
        a, b, c, d, _, _ = self._frame
        thick = width * math.sqrt(abs(a * d - b * c))
        self._write(outline, closed, f' stroke="{colour}" stroke-width="{_told(thick)}"', opacity)

    def disc(self, x: float, y: float, radius: float, colour: Colour, ry: float | None = None) -> None:
        """A circle, or an ellipse with `ry`."""
        if ry is None:
            self.dots([(x, y)], radius, colour)
        else:
            self.fill(ring(x, y, radius, ry), colour)

    def dots(self, points: Sequence[Point], radius: float, colour: Colour) -> None:
        """Many equal discs."""
        a, b, c, d, e, f = self._frame
        round_ = _told(radius * math.sqrt(abs(a * d - b * c)))
        for x, y in points:
            px, py = _told(a * x + c * y + e), _told(b * x + d * y + f)
            self._lines.append(f'<circle fill="{colour}" cx="{px}" cy="{py}" r="{round_}"/>')

    def hoop(self, x: float, y: float, radius: float, colour: Colour, width: float, ry: float | None = None) -> None:
        """The line of a circle or an ellipse."""
        self.line(ring(x, y, radius, ry), colour, width)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0) -> None:
        """An upright rectangle."""
        self.fill(slab(x, y, width, height, radius), colour)

    def ground(self, colour: Colour) -> None:
        """The whole sheet."""
        self.box(0, 0, self.width, self.height, colour)

    def svg(self) -> str:
        """The file's text."""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
                ' fill="none" stroke-linecap="round" stroke-linejoin="round">',
                *_together(self._lines),
                "</svg>\n",
            ]
        )

    def _write(self, outline: Outline, closed: bool, paint: str, opacity: float) -> None:
        a, b, c, d, e, f = self._frame
        parts: list[str] = []
        at: Point = (0, 0)
        for letter, points in _path(outline, closed):
            if letter == "Q":
                (qx, qy), (x, y) = points
                points = [
                    (at[0] + (qx - at[0]) * 2 / 3, at[1] + (qy - at[1]) * 2 / 3),
                    (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3),
                    (x, y),
                ]
            at = points[-1] if points else at
            set_down = (_told(value) for x, y in points for value in (a * x + c * y + e, b * x + d * y + f))
            parts.append(("C" if letter == "Q" else letter) + " ".join(set_down))
        clear = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._lines.append(f'<path{paint}{clear} d="{"".join(parts)}"/>')


_DRAWN = re.compile(r'<(path|circle)( stroke="[^"]*" stroke-width="[^"]*"| fill="[^"]*") ([^>]*)/>')


def _together(lines: Sequence[str]) -> Iterator[str]:
    """Neighbours of one paint: lines share a path; areas share a group, for in one path two that overlap could make a hole."""
    for paint, run in groupby(lines, lambda line: found[2] if (found := _DRAWN.fullmatch(line)) else None):
        alike = list(run)
        if paint is None or len(alike) == 1:
            yield from alike
            continue
        parts = [(found[1], found[3]) for line in alike if (found := _DRAWN.fullmatch(line))]
        if paint.startswith(" stroke"):
            yield f'<path{paint} d="{"".join(shape[3:-1] for _, shape in parts)}"/>'
        else:
            yield f"<g{paint}>"
            yield from (f"<{name} {shape}/>" for name, shape in parts)
            yield "</g>"


def _path(outline: Outline, closed: bool) -> Sequence[Step]:
    if isinstance(outline, str):
        return steps(outline)
    path: list[Step] = []
    corners: list[Point] = []
    for first, second in outline:
        if isinstance(first, str) and isinstance(second, list):
            path.append((first, second))
        elif isinstance(first, int | float) and isinstance(second, int | float):
            corners.append((first, second))
    return path or straight(corners, closed)


def _told(value: float) -> str:
    """A number with one decimal at most; never -0."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
