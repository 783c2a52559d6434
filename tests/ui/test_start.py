"""The first page: a door for each thing that can be done, in one order for eyes, Tab and readers of the screen."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.places import Places
from gallery.texts import LANGUAGES, Language, plain
from gallery.ui.collection.page import PaintingsPage
from gallery.ui.main_window import MainWindow
from gallery.ui.newgame.page import NewGamePage
from gallery.ui.printing.page import PrintPage
from gallery.ui.start.guide import GuidePage
from gallery.ui.start.page import ASIDE, DOORS
from gallery.ui.start.saved import SavedPage
from tests.ui.banker.driving import button, click, has, open_window, press
from tests.ui.banker.tables import table_of
from tests.ui.banker.test_fit import assert_fits
from tests.ui.test_accessibility import assert_told, drawn_by_focus

PAGES: dict[str, type[QWidget]] = {
    "new": NewGamePage,
    "print": PrintPage,
    "paintings": PaintingsPage,
    "saved": SavedPage,
    "guide": GuidePage,
}


def with_a_game(data_dir: Path) -> None:
    """A saved game, so that there is one to go on with."""
    places = Places(data_dir)
    path = places.make(places.games) / "2026-03-03 Dana Avi Noa.gallery"
    Table.new(c.New(players=("Dana", "Avi", "Noa"), paintings=24, mode="paper"), path, places.folders).close()


def tabbed(window: MainWindow, count: int) -> list[str]:
    """The names of what Tab comes to, one after the other."""
    found = []
    for _ in range(count):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget() or window.focusWidget()
        assert focused is not None
        found.append(focused.objectName())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_tab_goes_through_the_doors_as_they_are_read(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    with_a_game(data_dir)
    window = open_window(qtbot, data_dir, language)
    doors = [f"start-{where}" for where in ("continue", *DOORS)]
    stops = tabbed(window, 24)
    begin = stops.index("start-continue")
    assert stops[begin : begin + len(doors)] == doors
    assert stops[begin + len(doors) :][:4] == ["language-he", "language-fr", "language-en", "calm"]
    places = [button(window, name).mapTo(window, QPoint(0, 0)) for name in doors]
    rows = [(place.y(), -place.x() if language == "he" else place.x()) for place in places]
    assert rows == sorted(rows)
    assert len({place.y() for place in places}) == len(doors) - len(ASIDE)


def test_without_a_saved_game_there_is_nothing_to_go_on_with(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    assert not has(window, "start-continue")
    assert all(has(window, f"start-{where}") for where in DOORS)


@pytest.mark.parametrize("where", PAGES)
def test_every_door_opens_by_key_and_escape_comes_back(qtbot: QtBot, data_dir: Path, where: str) -> None:
    window = open_window(qtbot, data_dir, "fr")
    button(window, f"start-{where}").setFocus()
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), PAGES[where])
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_each_door_says_where_it_leads(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    asked: list[str] = []
    window.start.wanted.disconnect()
    window.start.wanted.connect(asked.append)
    for where in DOORS:
        click(window, f"start-{where}")
    assert asked == list(DOORS)


@pytest.mark.parametrize("size", [(1024, 768), (1093, 614)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_doors_fit(qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]) -> None:
    with_a_game(data_dir)
    assert_fits(open_window(qtbot, data_dir, language, size))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banner_takes_its_room_from_the_pictures(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    """The window would grow over the edge of a small screen if the page did not give way."""
    with_a_game(data_dir)
    window = open_window(qtbot, data_dir, language)
    assert window.start.minimumSizeHint().height() <= 640
    damaged = data_dir / "games" / "2026-03-04 Ruth.gallery"
    damaged.write_bytes(b"SQLite format 3\x00" + b"\x00" * 400)
    assert not window.desk.open_game(damaged)
    assert window.banner.isVisible()
    assert_fits(window)
    assert window.height() == 768


def test_readers_are_told_of_every_control_of_the_new_pages(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "he")
    window.go("paintings")
    assert_told(window)
    page = window.pages.currentWidget()
    assert isinstance(page, PaintingsPage)
    assert page.wall is not None
    tile = page.wall.tiles[page.wall.current]
    assert drawn_by_focus(window, tile) > tile.width()
    page.open(7)
    assert page.large is not None
    assert_told(window)
    page.close_large()
    window.go("guide")
    guide = window.pages.currentWidget()
    assert isinstance(guide, GuidePage)
    roles = {QAccessible.Role.StaticText: guide.text, QAccessible.Role.List: guide.contents}
    for role, widget in roles.items():
        assert widget is not None
        told = QAccessible.queryAccessibleInterface(widget)
        assert told.role() == role
        assert plain(told.text(QAccessible.Text.Name)).strip()
    # A reader of the screen is given the words themselves.
    assert guide.text is not None
    assert "רולטה" in QAccessible.queryAccessibleInterface(guide.text).textInterface().text(0, 4000)


def test_a_game_that_has_ended_is_only_looked_at(qtbot: QtBot, data_dir: Path) -> None:
    """The next game comes first then; taken back, the last one goes on."""
    window = table_of(qtbot, data_dir)
    assert window.session.finish()
    while window.session.state.phase == "reveal":
        painting = next(each for each in window.session.state.owners if not window.session.state.holdings[each].shown)
        assert window.session.reveal(painting, (1_000_000,) * len(window.session.state.holdings[painting].cards))
    window.leave_game()
    assert plain(button(window, "start-continue").text()) == "Look at the last game"
    click(window, "start-continue")
    assert window.session.undo()
    window.leave_game()
    assert plain(button(window, "start-continue").text()) == "Continue the last game"
