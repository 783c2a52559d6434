"""The frames of the deck cards: five patterns, told apart without colour, round a panel that shows the picture.

A work's frame is the key colour with a pale pattern on it; a negative card's is pale with a pattern of the key colour.
"""

import math
from collections.abc import Callable, Iterator

from gallery.printing.pen import Pen
from gallery.printing.sheets import FRONT_BLEED
from gallery.printing.units import Box, Size

DECK_CARD = Size(63.5, 88.9)
"""A playing card's size: nine stand on A4 and on Letter."""

PANEL = Box(4.0, 12.43, 55.5, 64.04)
"""Where the picture stands: 520 to 600, the proportion of the deck's pictures."""

_REACH = FRONT_BLEED + 1
_WHOLE = Box(0, 0, *DECK_CARD).inset(-_REACH)

Line = tuple[float, float, float, float]


def frame(pen: Pen, exhibition: int, ground: str, tone: str) -> None:
    """The frame of an exhibition (from 1) out into the bleed, in two colours; what lies under the panel is left out."""
    with pen.kept():
        pen.fill(ground)
        pen.box(_WHOLE, fill=True, stroke=False)
        pen.clip_outside(_WHOLE, [PANEL])
        pen.fill(tone)
        pen.stroke(tone, 0.6)
        # The pattern is the same upside down, as the card's two corners are.
        pen.move(DECK_CARD.width / 2, DECK_CARD.height / 2)
        _PATTERNS[(exhibition - 1) % len(_PATTERNS)](pen)


def _places(step_x: float, step_y: float) -> Iterator[tuple[float, float, int, int]]:
    """Points of a grid about the middle that lie outside of the panel: x, y, and which column and row."""
    across, along = math.ceil(_WHOLE.width / 2 / step_x), math.ceil(_WHOLE.height / 2 / step_y)
    for row in range(-along, along + 1):
        for column in range(-across, across + 1):
            x, y = column * step_x, row * step_y
            if abs(x) > PANEL.width / 2 - step_x or abs(y) > PANEL.height / 2 - step_y:
                yield x, y, column, row


def _dots(pen: Pen) -> None:
    """Round dots, every other row moved by half a step."""
    for x, y, _, row in _places(2.3, 2.0):
        pen.disc(x + (1.15 if row % 2 else 0), y, 0.6)


def _strokes(pen: Pen) -> None:
    """Slanting lines."""
    reach, low = _WHOLE.width / 2, _WHOLE.height / 2
    lines = []
    step = 2.2
    count = math.ceil((reach + low) / step)
    for place in range(-count, count + 1):
        x = place * step
        lines.append((x - low, -low, x + low, low))
    pen.lines(lines)


def _facets(pen: Pen) -> None:
    """Triangles, each row's points between those of the next."""
    for x, y, _, row in _places(3.0, 2.6):
        left = x + (1.5 if row % 2 else 0)
        sign = 1 if row >= 0 else -1
        pen.polygon(((left - 1.2, y - sign), (left + 1.2, y - sign), (left, y + sign)), fill=True, stroke=False)


def _waves(pen: Pen) -> None:
    """Level waves."""
    half, step, swing, wave = _WHOLE.width / 2, 2.1, 0.75, 4.2
    rows = math.ceil(_WHOLE.height / 2 / step)
    for row in range(-rows, rows + 1):
        y = row * step
        whole = math.ceil(half / wave)
        curves: list[tuple[float, ...]] = [(-whole * wave, y)]
        for turn in range(-whole, whole):
            x = turn * wave
            curves += [
                (x + wave * 0.18, y + swing * 1.9, x + wave * 0.32, y + swing * 1.9, x + wave / 2, y),
                (x + wave * 0.68, y - swing * 1.9, x + wave * 0.82, y - swing * 1.9, x + wave, y),
            ]
        pen.curves(curves)


def _squares(pen: Pen) -> None:
    """A chessboard of small squares."""
    side = 1.9
    for x, y, column, row in _places(side, side):
        if (column + row) % 2 == 0:
            pen.box(Box(x - side / 2, y - side / 2, side, side), fill=True, stroke=False)


_PATTERNS: tuple[Callable[[Pen], None], ...] = (_dots, _strokes, _facets, _waves, _squares)
"""By exhibition; told apart in grey, too (scenarios.md K-11)."""
