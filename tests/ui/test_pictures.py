"""Paintings as pixmaps: the right size, sharp at any pixel ratio, drawn once."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from gallery.collection import Collection, Painting, Picture, Shape
from gallery.collection.picture import polygon, rectangle
from gallery.ui.pictures import Pictures
from gallery.ui.widgets.painting import draw_picture

FLAG = Picture(
    200,
    100,
    (
        Shape(rectangle(0, 0, 200, 100), fill="#FFFFFF"),
        Shape(rectangle(0, 0, 100, 100), fill="#0000FF"),
        Shape(rectangle(150, -50, 100, 100), fill="#FF0000", opacity=0.5),
        Shape(polygon((0, 50), (200, 50)), stroke="#00FF00", width=10),
    ),
)


def flags() -> Collection:
    """A collection of one flag, whatever the number."""
    return Collection("flags", lambda number: Painting(number, FLAG))


def test_shapes_are_drawn_in_order_and_clipped(qtbot: QtBot) -> None:
    """Fill, stroke, opacity; what runs over the edge stays inside the rectangle."""
    image = QImage(240, 140, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    draw_picture(painter, FLAG, QRectF(20, 20, 200, 100))
    painter.end()
    assert image.pixelColor(60, 40).name() == "#0000ff"
    assert image.pixelColor(130, 100).name() == "#ffffff"
    assert image.pixelColor(200, 40).name() in ("#ff7f7f", "#ff8080")
    assert image.pixelColor(120, 70).name() == "#00ff00"
    for x, y in ((200, 10), (230, 40), (225, 70), (10, 70)):
        assert image.pixelColor(x, y).name() == "#808080"


def test_it_fits_and_is_as_sharp_as_the_screen(qtbot: QtBot) -> None:
    """The picture's own ratio inside the room; twice the pixels at a ratio of two, the same size on screen."""
    pictures = Pictures(flags())
    small = pictures.pixmap(1, QSizeF(100, 100))
    assert (small.width(), small.height()) == (100, 50)
    fine = pictures.pixmap(1, QSizeF(100, 100), 2.0)
    assert (fine.width(), fine.height()) == (200, 100)
    assert fine.deviceIndependentSize() == QSizeF(100, 50)


def test_it_is_drawn_once_and_forgotten_when_there_are_too_many(qtbot: QtBot) -> None:
    """Asked again it is the same pixmap; beyond the room for them the least used goes."""
    pictures = Pictures(flags(), kept=2 * 4 * 100 * 50)
    first = pictures.pixmap(1, QSizeF(100, 100)).cacheKey()
    pictures.pixmap(2, QSizeF(100, 100))
    assert pictures.pixmap(1, QSizeF(100, 100)).cacheKey() == first
    second = pictures.pixmap(2, QSizeF(100, 100)).cacheKey()
    pictures.pixmap(1, QSizeF(100, 100))
    pictures.pixmap(3, QSizeF(100, 100))
    assert pictures.pixmap(1, QSizeF(100, 100)).cacheKey() == first
    assert pictures.pixmap(2, QSizeF(100, 100)).cacheKey() != second
