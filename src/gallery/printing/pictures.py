"""What a painting card shows: a picture that can draw itself, behind one small interface.

The house collection's paintings, one's own photographs and a museum's pictures come through it; until a game has any, plain
drawings stand in.
"""

import colorsys
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gallery.printing.pen import Pen
from gallery.printing.units import Box
from gallery.texts import Texts


class Picture(Protocol):
    """A picture of one proportion. `key` tells it apart within a document; `resolution` is its width in pixels, None for a
    drawing, which is sharp at any size."""

    @property
    def key(self) -> str: ...

    @property
    def aspect(self) -> float:
        """Width over height."""
        ...

    @property
    def resolution(self) -> int | None: ...

    def draw(self, pen: Pen, box: Box) -> None:
        """Draws the picture so that it fills the box, which has its proportion."""
        ...


@dataclass(frozen=True, slots=True)
class Painting:
    """What is printed on a painting card. Title and credit are in the language of the kit; the credit names the artist or the
    manner and the year, and may be empty."""

    number: int
    title: str
    credit: str
    picture: Picture


PaintingSource = Callable[[int, Texts], Painting]
"""The painting of a number (from 1), with its words in the texts' language. Refuses a number that it does not have."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Hills, water and a sun in colours of the painting's number."""

    number: int

    @property
    def key(self) -> str:
        """Its name within a document."""
        return f"stand-in-{self.number}"

    @property
    def aspect(self) -> float:
        """The three proportions in turn."""
        return (4 / 3, 3 / 4, 1.0)[self.number % 3]

    @property
    def resolution(self) -> int | None:
        """A drawing has none."""
        return None

    def draw(self, pen: Pen, box: Box) -> None:
        """Fills the box."""
        hue = self.number * 0.381966 % 1
        with pen.kept():
            pen.clip(box)
            pen.fill(_colour(hue + 0.08, 0.32, 0.97))
            pen.box(box, fill=True, stroke=False)
            unit = min(box.width, box.height)
            pen.fill(_colour(hue + 0.5, 0.55, 0.98))
            sun = 0.2 + 0.6 * (self.number * 0.618034 % 1)
            pen.disc(box.x + box.width * sun, box.y + box.height * 0.74, unit * 0.1)
            for layer in range(5):
                self._hill(pen, box, hue, layer)

    def _hill(self, pen: Pen, box: Box, hue: float, layer: int) -> None:
        base = 0.58 - 0.13 * layer
        shift = self.number * 1.7 + layer * 2.1
        waves = 1 + (self.number + layer) % 3
        points = [(box.x, box.y)]
        for step in range(41):
            part = step / 40
            rise = 0.1 * math.sin(part * waves * math.pi + shift) + 0.03 * math.sin(part * 11 + shift * 2)
            points.append((box.x + part * box.width, box.y + max(0.02, base + rise) * box.height))
        points.append((box.right, box.y))
        pen.fill(_colour(hue + 0.03 * layer, 0.35 + 0.1 * layer, 0.86 - 0.15 * layer))
        pen.polygon(points, fill=True, stroke=False)


def stand_in(number: int, texts: Texts) -> Painting:
    """A painting for a number, as long as there is no collection."""
    return Painting(number, texts.say("print-painting", number=number), texts.say("print-gallery"), StandIn(number))


def _colour(hue: float, saturation: float, value: float) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colorsys.hsv_to_rgb(hue % 1, saturation, value))
