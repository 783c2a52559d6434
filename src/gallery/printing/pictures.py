"""What a painting card shows: a picture that can draw itself, behind one small interface.

The house collection comes through it as drawn shapes, pictures of one's own as photographs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from gallery.collection import Collection, house_collection
from gallery.collection import Painting as Hung
from gallery.collection.picture import Picture as Shapes
from gallery.collection.picture import Shape
from gallery.printing.pen import PAINT, Pen, rgb
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
    manner and the year, may be empty, and may ask for a second line by a line feed. `look` is a question to look closer, or
    empty; its answer is in the guide, not on the card. The words of one's own pictures are `free`: nobody chose them for a
    card, so what has no room or no letter is left out with a remark, and the kit is printed."""

    number: int
    title: str
    credit: str
    picture: Picture
    look: str = ""
    free: bool = False


GRAIN = 0.04
"""Drawings are written in whole steps of so many millimetres: no printer is finer, and whole numbers are short."""
LEAST_GRAINS = 1000
"""So many steps there are across a drawing, however small it is."""

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
            grain = min(GRAIN, box.width / LEAST_GRAINS)
            pen.scale(grain, -grain)
            told = _told(box.width / self.shapes.width / grain)
            opacity = 1.0
            code: list[str] = ["1 J 1 j"]
            for shape in self.shapes.shapes:
                if shape.opacity != opacity:
                    pen.written(code)
                    code = []
                    opacity = shape.opacity
                    pen.opacity(opacity)
                _write(code, shape, told)
            pen.written(code)


class _Told(dict[float, str]):
    """Numbers as they are written, in grains: coordinates come back often, also in other pictures of the same size, so each is
    written once."""

    def __init__(self, grains: float) -> None:
        super().__init__()
        self.grains = grains
        """To the picture's unit."""

    def __missing__(self, value: float) -> str:
        text = self[value] = f"{value * self.grains:.0f}"
        return text


@lru_cache(maxsize=16)
def _told(grains: float) -> _Told:
    return _Told(grains)


def _write(code: list[str], shape: Shape, told: _Told) -> None:
    """A shape as operators of the content stream; round ends and joins are set before."""
    stroked = shape.stroke is not None and shape.width > 0
    if shape.fill is None and not stroked:
        return
    if shape.fill is not None:
        code.append(_colour(shape.fill, "rg"))
    if shape.stroke is not None and stroked:
        code.append(_colour(shape.stroke, "RG"))
        code.append(f"{shape.width * told.grains:.4g} w")
    for segment in shape.path:
        match segment:
            case ("C", x1, y1, x2, y2, x, y):
                code.append(f"{told[x1]} {told[y1]} {told[x2]} {told[y2]} {told[x]} {told[y]} c")
            case ("L", x, y):
                code.append(f"{told[x]} {told[y]} l")
            case ("M", x, y):
                code.append(f"{told[x]} {told[y]} m")
            case _:
                code.append("h")
    code.append(PAINT[shape.fill is not None, stroked])


@cache
def _colour(colour: str, operator: str) -> str:
    """Three digits are enough: 256 tones lie further apart."""
    parts = (f"{part:.3f}".rstrip("0").rstrip(".") for part in rgb(colour))
    return " ".join((*parts, operator))


def painting_source(collection: Collection) -> PaintingSource:
    """The paintings of a collection with their captions; one without a title is called by its number."""

    def painting(number: int, texts: Texts) -> Painting:
        hung = collection.painting(number)
        title = hung.title.get(texts.language) or texts.say("print-painting", number=number)
        look = hung.look.get(texts.language, "")
        told = (hung.manner.get(texts.language, ""), hung.period.get(texts.language, ""))
        return Painting(
            number, title, "\n".join(part for part in told if part), _shown(hung), look, hung.photograph is not None
        )

    return painting


def house_painting(number: int, texts: Texts) -> Painting:
    """A painting of the house collection."""
    return painting_source(house_collection())(number, texts)


def _shown(hung: Hung) -> Picture:
    if hung.photograph is None:
        return Drawn(hung.picture)
    # Pillow is loaded for those who have photographs.
    from gallery.printing.photographs import open_photograph

    return open_photograph(hung.photograph.path)
