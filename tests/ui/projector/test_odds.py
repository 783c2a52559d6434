"""The odds of the wheel and its last spins, on request between turns."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gallery.auction.data import load_wheel
from gallery.auction.state import Sector
from gallery.auction.view import PublicView, SpinView
from gallery.texts import plain
from gallery.ui.projector.scenes.odds import odds_of
from gallery.ui.projector.view import ProjectorView
from gallery.ui.projector.window import ProjectorWindow
from tests.ui.banker.driving import click, has, press
from tests.ui.banker.tables import table_of

MakeView = Callable[..., PublicView]
MakeWindow = Callable[..., ProjectorWindow]


def test_each_instruction_stands_once_with_the_weight_of_all_its_sectors() -> None:
    odds = odds_of(load_wheel("standard"))
    assert [(sector.kind, weight) for sector, weight in odds[:2]] == [("bank_auction", 3), ("collect", 2)]
    assert len({(sector.kind, sector.price) for sector, _ in odds}) == len(odds) == 10
    assert sum(weight for _, weight in odds) == 16
    uneven = (Sector("collect", None, 1), Sector("forced_sale", None, 5), Sector("collect", None, 2))
    assert [(sector.kind, weight) for sector, weight in odds_of(uneven)] == [("forced_sale", 5), ("collect", 3)]


def test_odds_are_read_in_percent(make_view: MakeView, make_window: MakeWindow) -> None:
    sectors = (Sector("collect", None, 1), Sector("forced_sale", None, 5), Sector("bank_auction", None, 2))
    window = make_window("fr", 640, 360)
    window.show_view(make_view("fr", sectors=sectors))
    window.show_odds(True)
    told = [plain(text.text) for text in window.placed]
    assert [text for text in told if "%" in text] == ["62,5\u00a0%", "25\u00a0%", "12,5\u00a0%"]


def test_they_stand_between_turns_alone_and_a_spin_ends_them(
    make_view: MakeView, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(show=True)
    window.show_view(make_view(spins=4))
    assert not window.odds_shown
    window.show_odds(True)
    assert window.odds_shown
    before, after = make_view(spins=4), make_view(spins=5, sector=3, phase="decide")
    assert window.spin_to(before, after, seconds=0.03)
    assert window.scene == "wheel"
    qtbot.waitUntil(lambda: not window.spinning, timeout=20_000)
    window.show_view(make_view(spins=5))
    assert window.scene == "wall"
    other = make_window()
    other.show_view(after)
    other.show_odds(True)
    assert other.scene == "result"
    # Asked for at the wrong moment they do not come up at the next.
    other.show_view(make_view(spins=5))
    assert other.scene == "wall"
    other.show_view(make_view(phase="over"))
    assert not other.odds_shown


def test_the_newest_spin_is_the_first_with_whose_it_was(make_view: MakeView, make_window: MakeWindow) -> None:
    """The colours of the discs at the foot are the sectors', in the order of the view; what is not there leaves no trace."""
    window = make_window("en", 1280, 800)
    view = make_view(players=3, spins=2)
    window.show_view(view)
    window.show_odds(True)
    without = window.frame().toImage()
    foot = QRect(0, 660, 1280, 140)
    assert not any(text.rect.bottom() > 700 for text in window.placed)
    window.show_view(msgspec.structs.replace(view, recent=(SpinView(2, 0), SpinView(1, 1))))
    image = window.frame().toImage()
    assert image.copy(foot) != without.copy(foot)
    label = next(text for text in window.placed if plain(text.text) == "Last spins")
    side, left = 0.06 * 800, label.rect.right() + 0.03 * 800
    top = label.rect.center().y() - (0.06 + 0.045 + 0.008) * 800 / 2
    found = [
        image.pixelColor(round(left + number * 1.3 * side + side / 2), round(top + side * 0.08)).name()
        for number in range(3)
    ]
    sectors = window._moments.sectors
    assert [colour.upper() for colour in found[:2]] == [_disc(sectors[0]), _disc(sectors[1])]
    assert found[2] == QColor(window._room.wall).name()


def _disc(sector: Sector) -> str:
    from gallery.auction.wheel import SECTORS

    return QColor(SECTORS[sector.kind]).name().upper()


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_key_and_a_button_bring_them_and_take_them_away(qtbot: QtBot, data_dir: Path, way: str) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(True)
    assert not has(window, "odds")
    press(window, Qt.Key.Key_O)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    assert window.session.undo()
    assert window.session.spun_by_hand("bank_auction", None)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    assert window.session.draw(9)
    assert window.session.bid("Avi", 500_000)
    assert window.session.hammer()
    view.move_on()
    scenes = []
    for _ in range(4):
        if way == "key":
            press(window, Qt.Key.Key_O)
        else:
            click(window, "odds")
        scenes.append(view.scene)
    # After the odds the wheel itself, for whoever wants to flick it.
    assert scenes == ["odds", "wheel", "wall", "odds"]
    seen = view._moments.view
    assert seen is not None
    # The spin that was taken back is not among them.
    assert [(spin.player, seen.sectors[spin.sector].kind) for spin in seen.recent] == [(1, "bank_auction")]


def test_the_wheel_can_be_brought_back_for_a_flick(qtbot: QtBot, data_dir: Path) -> None:
    """Between later turns the walls stand: asked for, the wheel does, and a drag across it spins; then the walls again."""
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(True)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    assert window.session.spun_by_hand("bank_auction", None)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    assert window.session.draw(9)
    assert window.session.hammer()
    view.move_on()
    assert view.scene == "wall"
    for scene in ("odds", "wheel"):
        press(window, Qt.Key.Key_O)
        assert view.scene == scene
    view.frame()
    middle = view._place().middle.toPoint()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle + QPoint(120, 40))
    assert window.session.state.spins == 2
    assert view.spinning
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    assert view._moments.between == "wall"


def test_before_the_first_turn_the_whole_fingerprint_stands_on_request(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, deal=False)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    for digits in (16, 64, 16):
        told = "".join(plain(view.placed[-1].text).split())
        whole = window.session.state.setup.fingerprint
        assert told.endswith(whole[:digits])
        assert digits == 64 or whole not in told
        press(window, Qt.Key.Key_O)
