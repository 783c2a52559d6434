"""Paintings as pixmaps: the right size, sharp at any pixel ratio, drawn once."""

from threading import Event, Thread, Timer, current_thread, main_thread

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from gallery.collection import Collection, Painting, Picture, Shape
from gallery.collection.picture import polygon, rectangle
from gallery.ui.pictures import PRIMED, Pictures
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


class Easel:
    """A collection whose pictures are painted when they are allowed, and by whom."""

    def __init__(self) -> None:
        self.allowed = Event()
        self.order: list[int] = []
        self.hands: set[Thread] = set()

    def collection(self) -> Collection:
        """Flags with known sides, read late."""
        return Collection("late", lambda number: Painting(number, lambda: self._read(number), known_sides=(200, 100)))

    def _read(self, number: int) -> Picture:
        self.hands.add(current_thread())
        self.order.append(number)
        if number == 13:
            raise ValueError("spoiled")
        assert self.allowed.wait(10)
        return FLAG


def colour(pixmap: QPixmap) -> str:
    """The colour of the middle of its left half: blue on a flag."""
    return pixmap.toImage().pixelColor(pixmap.width() // 4, pixmap.height() // 4).name()


def test_the_window_does_not_wait_for_a_picture(qtbot: QtBot) -> None:
    """A canvas of its size at once, the painting when it is told; read and drawn in another thread."""
    easel = Easel()
    pictures = Pictures(easel.collection(), beside=True)
    canvas = pictures.pixmap(1, QSizeF(100, 100), 2.0)
    assert colour(canvas) == PRIMED
    assert canvas.deviceIndependentSize() == QSizeF(100, 50)
    with qtbot.waitSignal(pictures.ready) as told:
        easel.allowed.set()
    assert told.args == [1]
    painted = pictures.pixmap(1, QSizeF(100, 100), 2.0)
    assert colour(painted) == "#0000ff"
    assert painted.deviceIndependentSize() == QSizeF(100, 50)
    assert main_thread() not in easel.hands
    assert not pictures.waiting


def test_what_is_asked_for_last_is_drawn_first(qtbot: QtBot) -> None:
    """The lot that comes up does not wait for a wall of thumbnails; each is drawn once, however often it is asked for."""
    easel = Easel()
    pictures = Pictures(easel.collection(), beside=True)
    for number in (1, 2, 3, 2, 3, 4):
        pictures.pixmap(number, QSizeF(40, 40))
    easel.allowed.set()
    qtbot.waitUntil(lambda: not pictures.waiting)
    assert easel.order == [1, 4, 3, 2]


def test_another_size_stands_in_meanwhile(qtbot: QtBot) -> None:
    """A painting that hangs small is shown enlarged until it is drawn large."""
    easel = Easel()
    easel.allowed.set()
    pictures = Pictures(easel.collection(), beside=True)
    pictures.pixmap(1, QSizeF(40, 40))
    qtbot.waitUntil(lambda: not pictures.waiting)
    easel.allowed.clear()
    large = pictures.pixmap(1, QSizeF(400, 400))
    assert (large.width(), large.height()) == (400, 200)
    assert colour(large) == "#0000ff"
    easel.allowed.set()
    pictures.stop()


def test_a_spoiled_picture_stays_a_canvas_and_is_not_asked_for_again(qtbot: QtBot) -> None:
    """One warning, no end of tries; the others are drawn."""
    easel = Easel()
    easel.allowed.set()
    pictures = Pictures(easel.collection(), beside=True)
    for number in (13, 14):
        pictures.pixmap(number, QSizeF(40, 40))
    qtbot.waitUntil(lambda: not pictures.waiting)
    assert colour(pictures.pixmap(13, QSizeF(40, 40))) == PRIMED
    assert colour(pictures.pixmap(14, QSizeF(40, 40))) == "#0000ff"
    assert not pictures.waiting
    assert easel.order.count(13) == 1


def test_stopping_waits_for_the_easel_and_forgets_the_rest(qtbot: QtBot) -> None:
    """The program ends between two pictures."""
    easel = Easel()
    pictures = Pictures(easel.collection(), beside=True)
    for number in (1, 2, 3):
        pictures.pixmap(number, QSizeF(40, 40))
    Timer(0.05, easel.allowed.set).start()
    pictures.stop()
    assert easel.order == [1]
    assert all(not hand.is_alive() for hand in easel.hands)
