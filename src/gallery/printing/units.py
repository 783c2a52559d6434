"""Lengths are millimetres everywhere in this room, type sizes (the em) too; the one conversion to points is here."""

from typing import NamedTuple

POINTS_PER_MM = 72 / 25.4
"""PDF points in a millimetre."""


def points(mm: float) -> float:
    """Millimetres in PDF points."""
    return mm * POINTS_PER_MM


def mm_of_points(value: float) -> float:
    """PDF points in millimetres."""
    return value / POINTS_PER_MM


class Size(NamedTuple):
    """Width and height in millimetres."""

    width: float
    height: float

    def turned(self) -> "Size":
        """The same size lying on its other side."""
        return Size(self.height, self.width)


class Box(NamedTuple):
    """A rectangle in millimetres: its lower left corner (y grows upwards), width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """The upper edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> "Box":
        """The box with every edge moved inwards (negative: outwards)."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def grown(self, left: float, bottom: float, right: float, top: float) -> "Box":
        """The box with its edges moved outwards."""
        return Box(self.x - left, self.y - bottom, self.width + left + right, self.height + bottom + top)

    def overlaps(self, other: "Box", tolerance: float = 1e-6) -> bool:
        """Whether the two share an area (touching edges share none)."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.top - tolerance
            and other.y < self.top - tolerance
        )
