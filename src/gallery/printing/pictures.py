"""What a painting card shows: a picture that can draw itself, behind one small interface.

The house collection comes through it as drawn shapes; photographs and a museum's pictures can join as another class.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gallery.collection import house_collection
from gallery.collection.picture import Picture as Shapes
from gallery.collection.picture import Shape
from gallery.printing.pen import Pen
from gallery.printing.units import Box
from gallery.texts import Texts


class Picture(Protocol):
    """A picture of one proportion."""

    @property
    def aspect(self) -> float:
        """Width over height."""
        ...

    @property
    def resolution(self) -> int | None:
        """Its width in pixels; None for a drawing, which is sharp at any size."""
        ...

    def draw(self, pen: Pen, box: Box) -> None:
        """Draws the picture so that it fills the box, which has its proportion."""
        ...


@dataclass(frozen=True, slots=True)
class Painting:
    """What is printed on a painting card. Title and credit are in the language of the kit; the credit names the artist or the
    manner and the year, may be empty, and may ask for a second line by a line feed."""

    number: int
    title: str
    credit: str
    picture: Picture


PaintingSource = Callable[[int, Texts], Painting]
"""The painting of a number (from 1), with its words in the texts' language. Refuses a number that it does not have."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture of plain shapes, written into the PDF as they are."""

    shapes: Shapes

    @property
    def aspect(self) -> float:
        """Width over height."""
        return self.shapes.width / self.shapes.height

    @property
    def resolution(self) -> int | None:
        """A drawing has none."""
        return None

    def draw(self, pen: Pen, box: Box) -> None:
        """Fills the box; what runs over the picture's edge is cut off."""
        with pen.kept():
            pen.clip(box)
            pen.move(box.x, box.top)
            # Pictures count downwards, paper upwards.
            pen.scale(box.width / self.shapes.width, -box.height / self.shapes.height)
            opacity = 1.0
            for shape in self.shapes.shapes:
                if shape.opacity != opacity:
                    opacity = shape.opacity
                    pen.opacity(opacity)
                _draw(pen, shape)


def _draw(pen: Pen, shape: Shape) -> None:
    stroked = shape.stroke is not None and shape.width > 0
    if shape.fill is None and not stroked:
        return
    if shape.fill is not None:
        pen.fill(shape.fill)
    if shape.stroke is not None and stroked:
        pen.stroke(shape.stroke, shape.width, round_ends=True)
    path = pen.canvas.beginPath()
    for segment in shape.path:
        if segment[0] == "M":
            path.moveTo(segment[1], segment[2])
        elif segment[0] == "L":
            path.lineTo(segment[1], segment[2])
        elif segment[0] == "C":
            path.curveTo(*segment[1:])
        else:
            path.close()
    # 1: the non-zero rule.
    pen.canvas.drawPath(path, stroke=int(stroked), fill=int(shape.fill is not None), fillMode=1)


def house_painting(number: int, texts: Texts) -> Painting:
    """A painting of the house collection with its caption; one without a title is called by its number."""
    painting = house_collection().painting(number)
    title = painting.title.get(texts.language) or texts.say("print-painting", number=number)
    told = (painting.manner.get(texts.language, ""), painting.period.get(texts.language, ""))
    return Painting(number, title, "\n".join(part for part in told if part), Drawn(painting.picture))
