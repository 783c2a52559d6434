"""A painting is the same on paper and on the screen (paintings.md)."""

import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gallery.collection.picture import Picture, Shape, rectangle
from gallery.printing.pdf import Art, Press
from gallery.printing.pictures import Drawn
from gallery.printing.units import Box, Size
from gallery.ui.widgets.painting import draw_picture

ACROSS = 480


def on_screen(picture: Picture, path: Path) -> Image.Image:
    height = round(ACROSS * picture.height / picture.width)
    image = QImage(ACROSS, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_picture(painter, picture, QRectF(0, 0, ACROSS, height))
    painter.end()
    image.save(str(path / "screen.png"))
    with Image.open(path / "screen.png") as made:
        return made.convert("RGB")


def on_paper(picture: Picture, path: Path) -> Image.Image:
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    size = Size(100.0, 100.0 * picture.height / picture.width)
    press = Press(path / "paper.pdf", "painting", "en")
    with press.page(size):
        press.show(press_art(picture, size), size)
    press.close()
    asked = [
        "pdftoppm",
        "-scale-to-x",
        str(ACROSS),
        "-scale-to-y",
        "-1",
        "-singlefile",
        str(path / "paper.pdf"),
        str(path / "paper"),
    ]
    told = subprocess.run(asked, check=True, capture_output=True, text=True)
    assert told.stderr == ""
    with Image.open(path / "paper.ppm") as made:
        return made.convert("RGB")


def press_art(picture: Picture, size: Size) -> Art:
    return Art("painting", lambda pen: Drawn(picture).draw(pen, Box(0, 0, *size)))


def test_what_covers_in_part_lets_the_rest_show(tmp_path: Path) -> None:
    shapes = (Shape(rectangle(0, 0, 100, 75), "#ff0000"), Shape(rectangle(0, 0, 100, 75), "#0000ff", opacity=0.5))
    paper = on_paper(Picture(100, 75, shapes), tmp_path)
    red, green, blue = paper.resize((1, 1)).getpixel((0, 0))  # type: ignore[misc]
    assert (red, green, blue) == pytest.approx((128, 0, 128), abs=3)


def test_nothing_is_drawn_outside_of_the_picture(tmp_path: Path) -> None:
    over = Picture(100, 100, (Shape(rectangle(-50, -50, 200, 200), "#000000"),))
    size = Size(50, 50)
    press = Press(tmp_path / "over.pdf", "over", "en")
    with press.page(size) as pen:
        Drawn(over).draw(pen, Box(10, 10, 20, 20))
    press.close()
    subprocess.run(
        ["pdftoppm", "-r", "127", "-gray", "-singlefile", str(tmp_path / "over.pdf"), str(tmp_path / "over")],
        check=True,
    )
    with Image.open(tmp_path / "over.pgm") as made:
        dark = made.point([255] * 128 + [0] * 128).getbbox()
    # 127 dots to the inch are five to the millimetre; rows count from the top.
    assert dark == pytest.approx((50, 100, 150, 200), abs=1)


def test_a_shape_within_a_shape_of_the_same_turn_is_filled(tmp_path: Path) -> None:
    twice = (*rectangle(0, 0, 100, 75), *rectangle(30, 20, 40, 35))
    picture = Picture(100, 75, (Shape(twice, "#000000"),))
    for made in (on_paper(picture, tmp_path), on_screen(picture, tmp_path)):
        assert made.convert("L").getextrema() == (0, 0)
