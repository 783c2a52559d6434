"""The wall and the tiles do not wait for a picture, and show it when it is there."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gallery.auction.view import public_view
from gallery.texts import Texts
from gallery.ui.banker.parts import Desk
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.pictures import PRIMED, Pictures
from gallery.ui.projector.view import ProjectorView
from tests.ui.banker.tables import sale_of, table_of
from tests.ui.test_pictures import Easel

BLUE = "#0000ff"


class Counted(PaintingTile):
    """A tile that counts how often it was painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """As ever."""
        self.painted += 1
        super().paintEvent(event)


def shows(widget: QWidget, colour: str) -> bool:
    """Whether a fair part of a widget has this colour."""
    image = widget.grab().toImage()
    seen = [image.pixelColor(x, y).name() for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)]
    return seen.count(colour) > len(seen) // 20


def test_the_sale_room_hangs_a_canvas_and_then_the_painting(qtbot: QtBot, tmp_path: Path) -> None:
    easel = Easel()
    wall = ProjectorView(Texts("en"), pictures=Pictures(easel.collection(), beside=True))
    qtbot.addWidget(wall)
    wall.resize(640, 360)
    wall.show()
    qtbot.waitExposed(wall)
    wall.show_view(public_view(sale_of(table_of(qtbot, tmp_path)).session.state))
    # Nothing passes by itself any more: only the picture is waited for.
    wall.move_on()
    assert shows(wall, PRIMED)
    qtbot.wait(100)
    assert not shows(wall, BLUE)
    easel.allowed.set()
    qtbot.waitUntil(lambda: shows(wall, BLUE))


def test_a_tile_shows_its_painting_when_it_comes(qtbot: QtBot, tmp_path: Path) -> None:
    easel = Easel()
    program = table_of(qtbot, tmp_path).desk
    desk = Desk(program.session, program.seasons, program.style, Pictures(easel.collection(), beside=True))
    tile = Counted(desk, 4, QSize(120, 80))
    qtbot.addWidget(tile)
    tile.show()
    qtbot.waitExposed(tile)
    assert shows(tile, PRIMED)
    qtbot.wait(100)
    before = tile.painted
    easel.allowed.set()
    with qtbot.waitSignal(desk.pictures.ready):
        pass
    qtbot.waitUntil(lambda: tile.painted > before)
    assert shows(tile, BLUE)
