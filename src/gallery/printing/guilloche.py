"""Fine line ornaments as banknotes have them: closed and open curves of a formula, as few Bézier pieces as they need."""

import math
from collections.abc import Callable, Iterator
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

    made: list[tuple[float, ...]] = [_rounded(*curve(start))]
    (x0, y0), (dx0, dy0) = curve(start), slope(start)
    for piece in range(1, pieces + 1):
        at = start + piece * step
        (x1, y1), (dx1, dy1) = curve(at), slope(at)
        made.append(_rounded(x0 + dx0 * reach, y0 + dy0 * reach, x1 - dx1 * reach, y1 - dy1 * reach, x1, y1))
        x0, y0, dx0, dy0 = x1, y1, dx1, dy1
    return made


def _rounded(*values: float) -> tuple[float, ...]:
    return tuple(round(value, _DIGITS) + 0.0 for value in values)


def rosette(bands: tuple[Band, ...]) -> Iterator[Curves]:
    """The strands of a rosette about (0, 0)."""
    for band in bands:
        for strand in range(band.strands):
            yield traced(_strand(band, strand), 0.0, 2 * math.pi, max(24, band.lobes * 5))


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
    return _rounded(*made)


def engraving(
    pen: Pen,
    tone: Callable[[float, float], float],
    left: float,
    right: float,
    low: float,
    high: float,
    *,
    pitch: float = 0.5,
) -> None:
    """A picture in lines, as an engraver cuts it: level lines that swell where the tone (0 light … 1 dark) is
    dark. The stroke's colour is the one set; its width is set here."""
    step = 0.16
    for rank, wide in enumerate(_WIDTHS):
        path = pen.canvas.beginPath()
        empty = True
        for x0, y0, x1, y1 in _strokes(tone, left, right, low, high, pitch, step, rank):
            path.moveTo(x0, y0)
            path.lineTo(x1, y1)
            empty = False
        if not empty:
            pen.canvas.setLineWidth(wide)
            pen.canvas.drawPath(path, stroke=1, fill=0)


_WIDTHS = (0.07, 0.07, 0.11, 0.15, 0.19, 0.23, 0.27, 0.31, 0.36)
"""Of the strokes, by tone; the lightest is drawn on every second line only."""


def _strokes(
    tone: Callable[[float, float], float],
    left: float,
    right: float,
    low: float,
    high: float,
    pitch: float,
    step: float,
    rank: int,
) -> Iterator[tuple[float, float, float, float]]:
    """The stretches of all lines that are drawn at one width."""
    rows = math.floor((high - low) / pitch)
    columns = math.floor((right - left) / step)
    for row in range(rows + 1):
        if rank == 0 and row % 2:
            continue
        y = low + row * pitch
        start: float | None = None
        for column in range(columns + 2):
            x = left + column * step
            dark = tone(x, y) if column <= columns else 0.0
            here = dark > 0.06 and min(len(_WIDTHS) - 1, int(dark * len(_WIDTHS))) == rank
            if here and start is None:
                start = x
            elif not here and start is not None:
                yield round(start, _DIGITS), round(y, _DIGITS), round(x, _DIGITS), round(y, _DIGITS)
                start = None
