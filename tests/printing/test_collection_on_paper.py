"""All paintings of the house are on paper what they are on the screen (paintings.md).

Both are drawn 600 pixels wide (the tall ones 450) and compared twice: the mean difference of all channels, and the largest
difference of a patch of 25 × 25 pixels, which a shape that one of them forgets would raise. What is too small to be seen in a
patch is counted: the press paints as many shapes as a painting has.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gallery.collection import Picture, house_collection
from gallery.collection.catalogue import house_catalogue
from gallery.printing.pdf import Art, Press
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.units import Box, Size
from gallery.ui.widgets.painting import draw_picture

MEAN = 3.0
"""Of 255. Rims of shapes are smoothed a little differently: 2.3 at the most, measured."""
PATCH = 20
"""Of 255, the largest patch in any channel. The thin bars of number 44 reach 17; most paintings stay below 6."""
LONGER, CELL = 600, 25
NUMBERS = sorted(house_catalogue())
FIRST = NUMBERS[:5]
REST = [pytest.param(number, marks=pytest.mark.slow) for number in NUMBERS[5:]]


class Apart(NamedTuple):
    """How far two pictures are from each other, 0 … 255."""

    mean: float
    patch: int


def size_of(picture: Picture, longer: int) -> tuple[int, int]:
    scale = longer / max(picture.width, picture.height)
    return round(picture.width * scale), round(picture.height * scale)


def on_screen(picture: Picture, longer: int = LONGER) -> Image.Image:
    width, height = size_of(picture, longer)
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    draw_picture(painter, picture, QRectF(0, 0, width, height))
    painter.end()
    return Image.frombytes("RGB", (width, height), bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())


def on_paper(picture: Picture, folder: Path) -> Image.Image:
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    width, height = size_of(picture, LONGER)
    # A page of as many points as pixels: poppler draws it without rounding its size.
    paper = Size(width * 25.4 / 72, height * 25.4 / 72)
    press = Press(folder / "paper.pdf", "painting", "en")
    with press.page(paper):
        press.show(Art("painting", lambda pen: Drawn(picture).draw(pen, Box(0, 0, *paper))), paper)
    press.close()
    asked = ["pdftoppm", "-r", "72", "-singlefile", str(folder / "paper.pdf"), str(folder / "paper")]
    told = subprocess.run(asked, check=True, capture_output=True, text=True)
    assert told.stderr == ""
    with Image.open(folder / "paper.ppm") as made:
        return made.convert("RGB")


def compared(screen: Image.Image, paper: Image.Image) -> Apart:
    assert screen.size == paper.size
    counts = ImageChops.difference(screen, paper).histogram()
    mean = sum(index % 256 * count for index, count in enumerate(counts)) / sum(counts)
    return Apart(mean, patch(screen, paper, CELL))


def patch(one: Image.Image, other: Image.Image, side: int) -> int:
    """The largest difference of patches of side × side pixels in any channel."""
    return max(ImageChops.difference(one.reduce(side), other.reduce(side)).tobytes())


def without(picture: Picture, index: int) -> Picture:
    return Picture(picture.width, picture.height, picture.shapes[:index] + picture.shapes[index + 1 :])


def prominent(picture: Picture) -> int:
    """Of every sixtieth shape, the one whose absence the screen shows most; looked for in small, which is quicker."""
    whole = on_screen(picture, LONGER // 3)

    def missed(index: int) -> int:
        return patch(whole, on_screen(without(picture, index), LONGER // 3), CELL // 3)

    return max(range(1, len(picture.shapes), max(1, len(picture.shapes) // 60)), key=missed)


@pytest.mark.parametrize("number", [*FIRST, *REST])
def test_paper_and_screen_show_the_same_painting(tmp_path: Path, number: int) -> None:
    picture = house_collection().painting(number).picture
    apart = compared(on_screen(picture), on_paper(picture, tmp_path))
    assert apart.mean <= MEAN
    assert apart.patch <= PATCH


@pytest.mark.parametrize("number", [FIRST[0], *(pytest.param(number, marks=pytest.mark.slow) for number in FIRST[1:])])
def test_the_bar_catches_one_shape_that_is_missing(tmp_path: Path, number: int) -> None:
    picture = house_collection().painting(number).picture
    paper = on_paper(without(picture, prominent(picture)), tmp_path)
    assert compared(on_screen(picture), paper).patch > PATCH


@pytest.mark.parametrize("number", NUMBERS)
def test_the_press_paints_every_shape_and_every_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    written: list[str] = []
    plain = Pen.written

    def heard(pen: Pen, code: Sequence[str]) -> None:
        written.extend(code)
        plain(pen, code)

    monkeypatch.setattr(Pen, "written", heard)
    picture = house_collection().painting(number).picture
    press = Press(tmp_path / "one.pdf", "painting", "en")
    with press.page(Size(100, 100)) as pen:
        Drawn(picture).draw(pen, Box(0, 0, 100, 100))
    press.close()
    told = " ".join(written).split()
    kinds: list[str] = [segment[0] for shape in picture.shapes for segment in shape.path]
    assert sum(told.count(painted) for painted in ("f", "S", "B")) == len(picture.shapes)
    assert [told.count(operator) for operator in "mlch"] == [kinds.count(letter) for letter in "MLCZ"]
    assert told.count("rg") == sum(shape.fill is not None for shape in picture.shapes)
    assert told.count("RG") == sum(shape.stroke is not None for shape in picture.shapes)
