"""Fine line ornaments as banknotes have them: closed and open curves of a formula, as few Bézier pieces as they need."""

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from gallery.printing.pen import Curves, Pen

Curve = Callable[[float], tuple[float, float]]
"""A point (millimetres) for each parameter."""

_DIGITS = 3


class Band(NamedTuple):
    """A ring of lace: from one radius to another, woven of so many strands with so many lobes; its middle swells into
    `petals` by `swell` (part of its radius)."""

    inner: float
    outer: float
    lobes: int
    strands: int
    petals: int = 0
    swell: float = 0.0
    turn: float = 0.0


def traced(curve: Curve, start: float, end: float, pieces: int) -> Curves:
    """The curve as Bézier pieces whose tangents are the curve's own."""
    step = (end - start) / pieces
    reach = step / 3

    def slope(at: float) -> tuple[float, float]:
        (x0, y0), (x1, y1) = curve(at - step * 1e-4), curve(at + step * 1e-4)
        return (x1 - x0) / (step * 2e-4), (y1 - y0) / (step * 2e-4)

    made: list[tuple[float, ...]] = [curve(start)]
    (x0, y0), (dx0, dy0) = curve(start), slope(start)
    for piece in range(1, pieces + 1):
        at = start + piece * step
        (x1, y1), (dx1, dy1) = curve(at), slope(at)
        made.append((x0 + dx0 * reach, y0 + dy0 * reach, x1 - dx1 * reach, y1 - dy1 * reach, x1, y1))
        x0, y0, dx0, dy0 = x1, y1, dx1, dy1
    return made


@lru_cache(maxsize=32)
def rosette(bands: tuple[Band, ...]) -> tuple[Curves, ...]:
    """The strands of a rosette about (0, 0)."""
    return tuple(
        traced(_strand(band, strand), 0.0, 2 * math.pi, max(24, band.lobes * 5))
        for band in bands
        for strand in range(band.strands)
    )


def _strand(band: Band, strand: int) -> Curve:
    middle, half = (band.inner + band.outer) / 2, (band.outer - band.inner) / 2
    phase = 2 * math.pi * strand / band.strands

    def curve(at: float) -> tuple[float, float]:
        swell = 1 + band.swell * math.cos(band.petals * at + band.turn)
        radius = middle * swell + half * math.cos(band.lobes * at + phase)
        # From the top clockwise, so that a petal stands upright.
        return radius * math.sin(at), radius * math.cos(at)

    return curve


def weave(
    width: float, height: float, waves: float, strands: int, *, waist: float = 0.25, swells: int = 1
) -> Iterator[Curves]:
    """A woven ribbon from (0, 0) to (width, 0), its strands within ± height/2; it narrows to `waist` (part of the height) at
    both ends and between its swells."""
    for strand in range(strands):
        phase = 2 * math.pi * strand / strands

        def curve(x: float, phase: float = phase) -> tuple[float, float]:
            swelling = waist + (1 - waist) * math.sin(math.pi * swells * x / width) ** 2
            return x, height / 2 * swelling * math.sin(2 * math.pi * waves * x / width + phase)

        yield traced(curve, 0.0, width, max(12, round(waves * 6)))


def border(width: float, height: float, inner: float, wave: float) -> Iterator[Curves]:
    """Two strands that wind about each other along a frame of this outer size and thickness; the waves are whole on every
    side and meet in the corners."""
    for x, y, length, turned in (
        (0.0, 0.0, width, False),
        (0.0, height - inner, width, False),
        (0.0, 0.0, height, True),
        (width - inner, 0.0, height, True),
    ):
        run = length - 2 * inner
        waves = max(1, round(run / wave))
        for sign in (-1, 1):

            def curve(at: float, sign: int = sign, run: float = run, waves: int = waves) -> tuple[float, float]:
                return at, inner / 2 + sign * inner * 0.4 * math.sin(2 * math.pi * waves * at / run)

            pieces = traced(curve, 0.0, run, waves * 4)
            yield [_placed(piece, x, y, inner, turned) for piece in pieces]


def _placed(piece: tuple[float, ...], x: float, y: float, inner: float, turned: bool) -> tuple[float, ...]:
    made: list[float] = []
    for along, across in zip(piece[0::2], piece[1::2], strict=True):
        made += (x + across, y + inner + along) if turned else (x + inner + along, y + across)
    return tuple(made)


_WIDTHS = (0.07, 0.1, 0.1, 0.15, 0.19, 0.23, 0.27, 0.31, 0.36)
"""Of an engraving's strokes, by tone; the two lightest are drawn on every second line only."""

_PITCH, _STEP, _BARE = 0.48, 0.16, 0.06


def engraving(pen: Pen, tone: Callable[[float, float], float], width: float, height: float) -> None:
    """A picture in lines, as an engraver cuts it, from (0, 0): level lines that swell where it is dark.

    `tone` gives 0 (light) … 1 (dark) for a point in a frame from −1 to 1 both ways. The stroke's colour is the one set; its
    width is set here.
    """
    for wide, strokes in zip(_WIDTHS, _strokes(tone, width, height), strict=True):
        if strokes:
            path = pen.canvas.beginPath()
            for y, start, end in strokes:
                path.moveTo(start, y)
                path.lineTo(end, y)
            pen.canvas.setLineWidth(wide)
            pen.canvas.drawPath(path, stroke=1, fill=0)


@lru_cache(maxsize=32)
def _strokes(
    tone: Callable[[float, float], float], width: float, height: float
) -> tuple[tuple[tuple[float, float, float], ...], ...]:
    """For each width of stroke the stretches (y, from x, to x) that are drawn with it."""
    found: tuple[list[tuple[float, float, float]], ...] = tuple([] for _ in _WIDTHS)
    columns = math.floor(width / _STEP)
    for row in range(math.floor(height / _PITCH) + 1):
        y = row * _PITCH
        ranks = [_rank(tone(column * _STEP / width * 2 - 1, y / height * 2 - 1), row) for column in range(columns + 1)]
        start = 0
        for column in range(1, columns + 2):
            if column > columns or ranks[column] != ranks[start]:
                if ranks[start] is not None:
                    found[ranks[start] or 0].append(
                        (round(y, _DIGITS), round(start * _STEP, _DIGITS), round(column * _STEP, _DIGITS))
                    )
                start = column
    return tuple(map(tuple, found))


def _rank(dark: float, row: int) -> int | None:
    """Which stroke a tone takes; None for none."""
    rank = min(len(_WIDTHS) - 1, int(dark * len(_WIDTHS)))
    return None if dark <= _BARE or (rank <= 1 and row % 2) else rank
