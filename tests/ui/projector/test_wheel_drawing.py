"""How the turning wheel is drawn: smaller while it moves fast or the machine is slow, sharp when it stands (scenario W-16)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from gallery.auction.data import load_wheel
from gallery.auction.view import PublicView
from gallery.texts import LANGUAGES, Language, Texts
from gallery.ui import theme
from gallery.ui.projector import wheel as wheels
from gallery.ui.projector.wheel import CREEP, FAST, Pace, Wheel
from gallery.ui.projector.window import ProjectorWindow

MakeView = Callable[..., PublicView]
MakeWindow = Callable[..., ProjectorWindow]
SIDE, WALL = 601, QColor(theme.LIGHT.wall)
MIDDLE = QPointF(SIDE / 2, SIDE / 2)


@pytest.fixture
def wheel(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Wheel:
    """A wheel that counts as a large one, aimed at 77 degrees."""
    monkeypatch.setattr(wheels, "LARGE", 300)
    made = Wheel()
    made.fit(load_wheel("standard"), Texts("en"), theme.LIGHT, SIDE, 14.0, 1.0)
    made.aim(77.0)
    return made


def drawn(wheel: Wheel, speed: float, ground: QColor = WALL) -> QImage:
    """The wheel as it is drawn at a speed, on a ground."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    wheel.paint(painter, MIDDLE, speed)
    painter.end()
    return image


def slow_machine(wheel: Wheel) -> None:
    """As after two frames that took too long."""
    wheel.pace.took(1.0)
    wheel.pace.took(1.0)


def apart(one: QImage, other: QImage, cells: int) -> int:
    """How far two pictures are apart where they are most, 0…255, looked at from so far that so many cells are seen."""
    small = [
        image.scaled(cells, cells, mode=Qt.TransformationMode.SmoothTransformation).convertToFormat(
            QImage.Format.Format_RGB32
        )
        for image in (one, other)
    ]
    first, second = (bytes(image.constBits()) for image in small)
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def test_a_slow_machine_is_one_that_is_late_twice_in_a_row() -> None:
    pace = Pace()
    for seconds, kept in ((1.0, True), (0.001, True), (1.0, True), (1.0, False), (0.001, False)):
        pace.took(seconds)
        assert pace.kept is kept
    pace.begin()
    assert pace.kept


@pytest.mark.parametrize(("speed", "slow"), [(60.0, False), (60.0, True), (FAST, False)])
def test_nothing_jumps_when_the_wheel_is_drawn_another_way(wheel: Wheel, speed: float, slow: bool) -> None:
    """However it is drawn, it has the colours, the size and the place that it has when it stands."""
    wheel.angle = wheel.rest
    standing = drawn(wheel, 0.0)
    # As near to its rest as numbers can be, and still turning.
    wheel.angle = wheel.rest + 1e-9
    drawn(wheel, FAST)
    wheel.pace.begin()
    whole = drawn(wheel, 60.0)
    wheel.pace.begin()
    if slow:
        slow_machine(wheel)
    turning = drawn(wheel, speed)
    assert apart(standing, turning, 20) <= 8
    # And it is another way of drawing, not only by name.
    assert (turning != whole) is (slow or speed >= FAST)


def test_it_is_sharp_before_it_stands_and_quite_sharp_then(wheel: Wheel) -> None:
    """Whatever the machine: the last frames have every point, and the very last is the picture that was drawn for it."""
    wheel.angle = wheel.rest + 0.001
    drawn(wheel, FAST)
    wheel.pace.begin()
    whole = drawn(wheel, 60.0)
    slow_machine(wheel)
    assert drawn(wheel, 60.0) != whole
    assert drawn(wheel, CREEP) == whole
    wheel.stand()
    assert wheel._art is not None
    expected = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    expected.fill(WALL)
    painter = QPainter(expected)
    painter.drawPixmap(0, 0, wheel._art.picture(wheel.rest, 1.0, wheel.rest))
    painter.end()
    assert drawn(wheel, 0.0) == expected


def test_each_spin_tries_the_whole_picture_again(wheel: Wheel) -> None:
    slow_machine(wheel)
    wheel.aim(12.0)
    assert wheel.pace.kept


def test_a_wheel_of_few_points_is_never_drawn_smaller(qtbot: QtBot) -> None:
    small = Wheel()
    small.fit(load_wheel("standard"), Texts("en"), theme.LIGHT, SIDE, 14.0, 1.0)
    small.aim(77.0)
    small.angle = 20.0
    whole = drawn(small, 60.0)
    slow_machine(small)
    assert drawn(small, 60.0) == whole


@pytest.mark.parametrize("speed", [60.0, FAST])
def test_nothing_shows_through_where_the_wheel_hides_the_scene(wheel: Wheel, speed: float) -> None:
    """What is behind is not drawn there: no turn of the wheel may leave a point of that square open."""
    bare = QColor("#FF00FF")
    wheel.angle = 1.0
    hidden = wheel.hides(MIDDLE)
    assert hidden.width() > 0.68 * SIDE
    for angle in (0.5, 30.0, 45.0, 88.0, 199.0):
        wheel.angle = angle
        image = drawn(wheel, speed, bare)
        inside = image.copy(hidden)
        assert not any(
            inside.pixelColor(x, y) == bare for x in range(0, hidden.width(), 3) for y in (0, 9, hidden.height() - 1)
        )
        assert not any(
            inside.pixelColor(x, y) == bare for y in range(0, hidden.height(), 3) for x in (0, 9, hidden.width() - 1)
        )


def test_a_turned_wheel_keeps_to_its_square(wheel: Wheel) -> None:
    wheel.angle = 45.0
    image = QImage(SIDE + 200, SIDE + 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    wheel.paint(painter, MIDDLE + QPointF(100, 100), 60.0)
    painter.end()
    ground = image.pixel(0, 0)
    beside = QRect(98, 98, SIDE + 4, SIDE + 4)
    assert all(
        image.pixel(x, y) == ground
        for x in range(0, SIDE + 200, 7)
        for y in range(0, SIDE + 200, 7)
        if not beside.contains(x, y)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
def test_no_text_stands_in_the_corners_of_the_turning_wheel(
    language: Language, size: tuple[int, int], make_view: MakeView, make_window: MakeWindow
) -> None:
    """The turning picture has no transparent corners: it would cover them."""
    window = make_window(language, *size)
    window.show_view(make_view(language, forty=True, spins=0))
    assert window.scene == "wheel"
    place = window._place()
    half = place.diameter / 2
    square = QRectF(place.middle.x() - half, place.middle.y() - half, 2 * half, 2 * half)
    assert window.placed
    assert not [text for text in window.placed if text.rect.intersects(square)]


def test_a_frame_in_parts_is_the_whole_frame(
    make_view: MakeView, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the wheel hides the scene, the scene is left out: the picture is the same as if it had been drawn."""
    window = make_window("he", 640, 360)
    window.show_view(make_view("he", spins=0))
    window.spin_to(make_view("he", spins=0), make_view("he", spins=1, sector=4, phase="decide"), seconds=3600.0)
    window._wheel.angle = 33.0
    assert not window.hidden().isEmpty()
    parts = window.frame().toImage()
    monkeypatch.setattr(window, "hidden", QRect)
    assert window.frame().toImage() == parts
