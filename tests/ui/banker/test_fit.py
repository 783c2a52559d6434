"""Everything is on the screen and nothing is cut, from two players to eight, in three languages, small and large (B-16)."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gallery.texts import Language, plain
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import open_window, seen
from tests.ui.banker.tables import sale_of, table_of

SIZES = ((1366, 768), (1093, 614), (1280, 720), (1920, 1080), (854, 480))
"""The last but one is full HD; 1093 × 614 is 1366 × 768 at 125 %, 854 × 480 is 1280 × 720 at 150 %."""


def place(window: MainWindow, widget: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def scrolls(window: MainWindow, widget: QWidget) -> bool:
    """Whether it lies in the record, which is history and may be longer than the screen."""
    above = widget.parentWidget()
    while above is not None and above is not window:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def assert_fits(window: MainWindow) -> None:
    """Buttons and tiles inside the window and apart from each other, labels as tall as their words, no words cut."""
    seen(window, "now")
    window.grab()
    whole = window.rect()
    pressed = [each for each in window.findChildren(Button) if each.isVisible()]
    pressed_tiles = [each for each in window.findChildren(PaintingTile) if each.isVisible()]
    for each in [*pressed, *pressed_tiles]:
        assert whole.contains(place(window, each)), f"{each.objectName()} at {place(window, each)} of {whole}"
    for one, other in pairwise(sorted(pressed, key=lambda each: (place(window, each).x(), place(window, each).y()))):
        both = place(window, one).intersected(place(window, other))
        assert both.isEmpty(), f"{one.objectName()} lies on {other.objectName()}"
    for each in pressed:
        named = each.objectName().startswith(("bid-", "strip-bid-"))
        assert named or not each.cut, f"{each.objectName()}: {plain(each.text())!r} in {each.width()} pixels"
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.text() or scrolls(window, label):
            continue
        told = plain(label.text())
        assert whole.contains(place(window, label)), f"{told!r} at {place(window, label)}"
        wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= wanted - 1, f"{told!r}: {label.height()} of {wanted} pixels"
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width() - 1, f"{told!r}: {label.width()} pixels wide"


def steps(window: MainWindow, mode: str) -> None:
    """The screens of a game, one after the other, each looked at."""
    session = window.session
    assert_fits(window)
    sale_of(window, 24)
    assert_fits(window)
    assert session.bid("Avi", 4_500_000)
    session.say_going()
    session.say_going()
    assert_fits(window)
    assert session.hammer()
    assert_fits(window)
    assert session.undo()
    assert_fits(window)
    assert session.redo()
    for kind, price in (
        ("collect", None),
        ("buy_from_player", None),
        ("forced_sale", None),
        ("private_auction", None),
        ("buy_from_bank", 4_500_000),
    ):
        assert session.spun_by_hand(kind, price)
        if session.state.phase == "draw":
            assert_fits(window)
            assert session.draw(session.state.pile[0])
        assert_fits(window)
        if kind == "collect":
            assert session.take_value()
            assert_fits(window)
            assert session.lay(session.state.paintings_of(session.state.turn or 0)[0])
        elif kind != "buy_from_bank":
            step = window.console.step
            assert step is not None
            seen(window, "now")
            first = next(each for each in window.findChildren(PaintingTile) if each.isVisible() and each.isCheckable())
            first.click()
            assert_fits(window)
            assert session.undo()
    assert session.finish()
    assert_fits(window)


@pytest.mark.parametrize("language", ["he", "fr", "en"])
@pytest.mark.parametrize("mode", ["paper", "app"])
def test_a_console_of_eight_on_the_smallest_screen(qtbot: QtBot, data_dir: Path, language: Language, mode: str) -> None:
    window = table_of(qtbot, data_dir, players=8, mode=mode, language=language, size=(1093, 614), deal=False)
    assert_fits(window)
    drawn = {player.name: player.id for player in window.session.state.players}
    assert window.session.deal(drawn if mode == "paper" else None)
    steps(window, mode)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize("language", ["he", "fr", "en"])
def test_consoles_of_every_size(
    qtbot: QtBot, data_dir: Path, language: Language, players: int, size: tuple[int, int]
) -> None:
    window = table_of(qtbot, data_dir, players=players, language=language, size=size)
    steps(window, "paper")


@pytest.mark.parametrize("language", ["he", "fr", "en"])
@pytest.mark.parametrize("size", [(1366, 768), (1093, 614)])
def test_pages_and_sheets(qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]) -> None:
    window = open_window(qtbot, data_dir, language, size)
    assert_fits(window)
    for page in (window.new_game, window.saved, window.printing):
        window.show_page(page)
        if page is window.new_game:
            window.new_game._players.set_names(["Dana", "Avi", "Noa", "Gil", "Uri", "Max", "Yuval", "דנה"])
        assert_fits(window)
    window = table_of(qtbot, data_dir, players=8, language=language, size=size)
    for what in ("count", "correct", "players", "bell", "sector", "record"):
        window.show_asked_sheet(what, None)
        assert_fits(window)
    window.show_asked_sheet("player", "The big group at the back")
    assert_fits(window)
    window.show_asked_sheet("entry", 2)
    assert_fits(window)
    window._bar_wanted("keys")
    assert_fits(window)
