"""A canvas collects shapes from back to front and writes them as the strict SVG that screen and press read.

Painters work on a canvas whose longer side is 1000 units; the file holds whole numbers, FINE to the unit.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from atelier.colour import Colour, few
from atelier.shapes import Mass, Path, Point, area, curve, lines

FINE = 2
"""Steps a unit in the file: 2000 steps over the longer side, finer than a pixel of a full-screen painting."""

MOST_BYTES = 98_000
"""What one file may weigh; the spec allows 100 KB."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One touch: a path with a fill, or with a stroke of a width."""

    path: Path
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0.0
    opacity: float = 1.0


class Canvas:
    """A canvas of width × height units; one of 1000 × 750, 750 × 1000 and 1000 × 1000."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._lines: list[str] = []

    def mark(self, mark: Mark) -> None:
        """One touch on its own."""
        self._write([mark])

    def fill(self, mass: Mass | Sequence[Point], colour: Colour, opacity: float = 1.0) -> None:
        """A filled mass, or a polygon of points."""
        path = mass.path if isinstance(mass, Mass) else lines(mass)
        self.mark(Mark(path, fill=colour, opacity=opacity))

    def line(
        self, points: Sequence[Point], colour: Colour, width: float, opacity: float = 1.0, *, round: bool = False
    ) -> None:
        """A line of even width through points, straight or smooth."""
        path = curve(points) if round else lines(points, closed=False)
        self.mark(Mark(path, stroke=colour, width=width, opacity=opacity))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A true circle."""
        paint = _paint(fill, stroke, width, 1.0)
        self._lines.append(f'<circle cx="{_step(x)}" cy="{_step(y)}" r="{_step(radius)}"{paint}/>')

    def ground(self, colour: Colour) -> None:
        """The whole canvas in one colour, first of all."""
        self.fill([(0, 0), (self.width, 0), (self.width, self.height), (0, self.height)], colour)

    def lay(self, marks: Iterable[Mark]) -> None:
        """Marks one after the other with their exact colours: gradations, facets, planes."""
        for mark in marks:
            self._write([mark])

    def marks(self, marks: Iterable[Mark], chunk: int = 14, paints: int | None = None) -> None:
        """Many touches, about in their order: neighbours of one paint share a path, at most `chunk` of them.

        Their colours come down to `paints` pots (else 14 to 30; forty touches or fewer keep their own), stroke widths to
        steps of a third: both keep the file small.
        """
        touches = even(marks)
        if paints is None:
            paints = len(touches) if len(touches) <= 40 else min(30, max(14, len(touches) // 14))
        pots = few([colour for touch in touches for colour in (touch.fill, touch.stroke) if colour], paints)
        groups: dict[tuple[Colour | None, Colour | None, float, float], tuple[int, list[Mark]]] = {}
        done: list[tuple[float, list[Mark]]] = []
        for index, touch in enumerate(touches):
            fill, stroke = (colour and pots[colour] for colour in (touch.fill, touch.stroke))
            width = _width(touch.width)
            key = (fill, stroke, width, touch.opacity)
            first, group = groups.setdefault(key, (index, []))
            group.append(Mark(touch.path, fill, stroke, width, touch.opacity))
            if len(group) >= chunk:
                done.append(((first + index) / 2, group))
                del groups[key]
        done += [(float(first), group) for first, group in groups.values()]
        for _, group in sorted(done, key=lambda entry: entry[0]):
            self._write(group)

    def svg(self) -> str:
        """The file's text."""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width * FINE} {self.height * FINE}"'
                ' fill="none" stroke-linecap="round" stroke-linejoin="round">',
                *self._lines,
                "</svg>\n",
            ]
        )

    def weight(self) -> int:
        """Bytes so far: ask while painting, to see what a layer costs."""
        return sum(len(line) + 1 for line in self._lines)

    def _write(self, marks: list[Mark]) -> None:
        first = marks[0]
        data = "".join(_data(mark.path) for mark in marks)
        self._lines.append(f'<path{_paint(first.fill, first.stroke, first.width, first.opacity)} d="{data}"/>')


def _width(width: float) -> float:
    """The nearest step of a third, in halves of a unit of the file."""
    return round(4 * 1.45 ** round(math.log(width, 1.45))) / 4 if width >= 1 else width


def even(marks: Iterable[Mark]) -> list[Mark]:
    """Filled polygons turned the same way round, so that two that overlap in one path leave no hole."""
    turned = []
    for mark in marks:
        corners: list[Point] = [step[1:] for step in mark.path if step[0] == "M" or step[0] == "L"]
        if mark.fill and len(corners) == len(mark.path) - 1 and area(corners) < 0:
            turned.append(replace(mark, path=lines(corners[::-1])))
        else:
            turned.append(mark)
    return turned


def _step(value: float) -> str:
    return str(round(value * FINE))


def _paint(fill: Colour | None, stroke: Colour | None, width: float, opacity: float) -> str:
    text = f' fill="{fill}"' if fill else ""
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{width * FINE:g}"'
    return text + (f' opacity="{opacity:g}"' if opacity < 1 else "")


def _data(path: Path) -> str:
    parts = []
    at: tuple[str, ...] = ()
    for segment in path:
        numbers = tuple(_step(value) for value in segment[1:])
        if segment[0] == "L" and numbers == at:
            continue
        parts.append(segment[0] + " ".join(numbers))
        at = numbers[-2:] or at
    return "".join(parts)
