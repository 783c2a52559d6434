"""What several exhibitions show: rain, bands, people of all sorts, seen from behind."""

import random
from collections.abc import Callable

from decks.atelier.paper import Colour, Paper, Point, Step, polar

Plan = Callable[[Paper], None]

STONE = "#c4c0b8"
"""The ground of every negative card."""
PALE, MIDDLE, DARK = "#e6e3dc", "#8d8982", "#4b4845"
"""The greys of what a negative card shows."""


def band(paper: Paper, colour: Colour, falls: bool = False) -> None:
    """One bold diagonal over the whole card: no. It rises to the right, or falls."""
    ends: list[Point] = [(-40, 640), (560, -40)]
    if falls:
        ends = [(520 - x, y) for x, y in ends]
    paper.line(ends, PALE, 84)
    paper.line(ends, colour, 60)


def streaks(
    seed: int,
    lean: float,
    length: float = 60,
    gap: float = 62,
    spare: Callable[[float, float], bool] = lambda x, y: False,
) -> list[Step]:
    """Rain over the whole card as one path of lines; `lean` is how far a drop drifts to the right over its length."""
    dice = random.Random(seed)
    found: list[Step] = []
    row = 0
    y = -20.0
    while y < 620:
        x = -30.0 + (gap / 2 if row % 2 else 0)
        while x < 560:
            px, py = x + dice.uniform(-0.3, 0.3) * gap, y + dice.uniform(-0.3, 0.3) * gap
            long = length * dice.uniform(0.55, 1)
            if not (spare(px, py) or spare(px + lean, py + long)):
                found += [("M", [(px, py)]), ("L", [(px + lean * long / length, py + long)])]
            x += gap
        y += gap * 1.25
        row += 1
    return found


def rays(x: float, y: float, near: float, far: float, count: int, turn: float = 0) -> list[Step]:
    """Lines that go out from a point."""
    found: list[Step] = []
    for index in range(count):
        angle = turn + 360 * index / count
        found += [("M", [polar(near, angle, x, y)]), ("L", [polar(far, angle, x, y)])]
    return found


def bars(x: float, y: float, width: float, rows: int, gap: float, thick: float, short: float = 0.6) -> list[Step]:
    """Lines of type as bars; the last one is shorter."""
    found: list[Step] = []
    for row in range(rows):
        long = width * (short if row == rows - 1 else 1)
        top = y + row * gap
        found += [
            ("M", [(x, top)]),
            ("L", [(x + long, top)]),
            ("L", [(x + long, top + thick)]),
            ("L", [(x, top + thick)]),
            ("Z", []),
        ]
    return found
