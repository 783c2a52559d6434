"""A picture as plain shapes: the one form that Qt and the press both draw, so that screen and paper agree."""

from typing import Literal

import msgspec

Segment = (
    tuple[Literal["M"], float, float]
    | tuple[Literal["L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)
"""A step of a path: move, line, cubic curve (two handles, end), close. Units of the picture, y downwards."""


class Shape(msgspec.Struct, frozen=True):
    """A path with a fill and a stroke (`#rrggbb`, None for none), stroke width in the picture's units, opacity 0…1.

    Filled by the non-zero rule; strokes have round caps and joins.
    """

    path: tuple[Segment, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    opacity: float = 1.0


class Picture(msgspec.Struct, frozen=True):
    """A picture of width × height units (the sides' ratio is all that counts), its shapes from back to front.

    Shapes may run over the edge; whoever draws it clips to the picture's rectangle.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]


def polygon(*points: tuple[float, float]) -> tuple[Segment, ...]:
    """A closed path through points."""
    (x, y), *rest = points
    return (("M", x, y), *(("L", px, py) for px, py in rest), ("Z",))


def rectangle(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
    """An upright rectangle."""
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


_KAPPA = 0.5522847498307936
"""How far the handles of a quarter circle reach, as a part of the radius."""


def ellipse(cx: float, cy: float, rx: float, ry: float) -> tuple[Segment, ...]:
    """An ellipse as four curves."""
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
        ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
        ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
        ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
        ("Z",),
    )
