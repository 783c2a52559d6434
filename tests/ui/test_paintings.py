"""The paintings page: all 55 on a wall, each large with its question and answer, gone about by keys alone."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.collection.catalogue import MOVEMENTS, house_catalogue
from gallery.texts import LANGUAGES, Language, Texts, plain
from gallery.ui.banker.parts import Desk
from gallery.ui.collection.large import Large
from gallery.ui.collection.page import PaintingsPage
from gallery.ui.collection.wall import Tile
from gallery.ui.keys import Act, Press
from gallery.ui.main_window import MainWindow
from gallery.ui.pictures import PRIMED, Pictures
from tests.ui.banker.driving import all_texts, click, has, names, open_window, seen, words
from tests.ui.banker.test_fit import assert_fits, place
from tests.ui.test_pictures import Easel

SIZES = ((1024, 768), (1093, 614))
"""An old projector's, and 1366 × 768 at 125 %."""


def at_the_wall(
    qtbot: QtBot, data_dir: Path, language: Language = "en", size: tuple[int, int] = (1366, 768)
) -> tuple[MainWindow, PaintingsPage]:
    """The page, come to from the first one."""
    window = open_window(qtbot, data_dir, language, size)
    click(window, "start-paintings")
    page = window.pages.currentWidget()
    assert isinstance(page, PaintingsPage)
    return window, page


def tiles(page: PaintingsPage) -> list[Tile]:
    """The thumbnails in the order in which they hang."""
    assert page.wall is not None
    return [page.wall.tiles[number] for number in page.wall.numbers]


def key(page: PaintingsPage, pressed: Qt.Key) -> None:
    """A key, given to whatever has it on the wall or in the large view."""
    target = page.window().focusWidget()
    assert target is not None
    QTest.keyClick(target, pressed)
    QApplication.processEvents()


def focused(page: PaintingsPage) -> int:
    """The number of the painting that has the keys."""
    widget = page.window().focusWidget()
    assert isinstance(widget, Tile)
    return widget.number


def test_every_painting_hangs_once_with_its_movement(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    catalogue = house_catalogue()
    assert sorted(tile.number for tile in tiles(page)) == list(range(1, 56))
    hung = [catalogue[tile.number].movement for tile in tiles(page)]
    assert [movement for movement, before in pairwise([*hung, ""]) if movement != before] == list(MOVEMENTS)
    assert {"Impressionism", "Cubism", "Geometric abstraction"} <= set(all_texts(window))
    assert all(tile.accessibleName() for tile in tiles(page))
    first = tiles(page)[0]
    assert first.accessibleName() == f"1 · {catalogue[1].title.en}"


def test_a_movement_is_shown_alone(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    click(window, "movement-cubism")
    assert [tile.number % 5 for tile in tiles(page)] == [3] * 11
    window.preferences.set_language("he")
    assert [tile.number % 5 for tile in tiles(page)] == [3] * 11
    assert tiles(page)[0].title == house_catalogue()[3].title.he
    click(window, "movement-all")
    assert len(tiles(page)) == 55


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wall_fits(qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]) -> None:
    window, page = at_the_wall(qtbot, data_dir, language, size)
    assert_fits(window)
    assert page.wall is not None
    hall = page.wall.viewport()
    for tile in tiles(page):
        assert 0 <= tile.x() <= hall.width() - tile.width()
    for one, other in pairwise(tiles(page)):
        assert not one.geometry().intersects(other.geometry())
    first = tiles(page)[0]
    # Hung from the side where reading begins.
    assert (first.geometry().center().x() > hall.width() / 2) == (language == "he")


def test_only_what_is_seen_is_drawn_and_nothing_waits_for_it(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir)
    easel = Easel()
    desk = Desk(window.desk.session, window.desk.seasons, window.desk.style, Pictures(easel.collection(), beside=True))
    page = PaintingsPage(desk)
    window.pages.addWidget(page)
    window.show_page(page)
    QApplication.processEvents()
    shot = page.grab().toImage()
    colours = [shot.pixelColor(x, y).name() for x in range(0, shot.width(), 9) for y in range(0, shot.height(), 9)]
    assert colours.count(PRIMED) > 100
    assert "#0000ff" not in colours
    easel.allowed.set()
    qtbot.waitUntil(lambda: not desk.pictures.waiting, timeout=20_000)
    assert 10 <= len(set(easel.order)) <= 30
    shot = page.grab().toImage()
    colours = [shot.pixelColor(x, y).name() for x in range(0, shot.width(), 9) for y in range(0, shot.height(), 9)]
    assert colours.count("#0000ff") > 100
    desk.pictures.stop()


def test_keys_go_about_the_wall(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    assert page.wall is not None
    order = page.wall.numbers
    assert focused(page) == order[0]
    key(page, Qt.Key.Key_Right)
    assert focused(page) == order[1]
    key(page, Qt.Key.Key_Down)
    assert tiles(page)[1].x() == page.wall.tiles[focused(page)].x()
    key(page, Qt.Key.Key_Up)
    key(page, Qt.Key.Key_Left)
    key(page, Qt.Key.Key_Left)
    assert focused(page) == order[0]
    key(page, Qt.Key.Key_End)
    assert focused(page) == order[-1]
    seen_rect = page.wall.viewport().rect()
    last = page.wall.tiles[order[-1]]
    assert seen_rect.contains(last.mapTo(page.wall.viewport(), QPoint(0, last.height() - 1)))
    # Tab leaves the wall at once and comes back to the painting at which the keys were.
    stops = [tile for tile in tiles(page) if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [tile.number for tile in stops] == [order[-1]]
    key(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_in_hebrew_the_next_painting_hangs_to_the_left(qtbot: QtBot, data_dir: Path) -> None:
    _, page = at_the_wall(qtbot, data_dir, "he")
    assert page.wall is not None
    key(page, Qt.Key.Key_Left)
    assert focused(page) == page.wall.numbers[1]
    key(page, Qt.Key.Key_Return)
    key(page, Qt.Key.Key_Left)
    assert page.large is not None
    assert page.large.number == page.wall.numbers[2]


def test_a_class_looks_asks_and_sees_the_answer(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    entry = house_catalogue()[1]
    key(page, Qt.Key.Key_Return)
    large = page.large
    assert isinstance(large, Large)
    # Over the whole window, its bar too.
    assert place(window, large) == window.rect()
    assert words(window, "question") == entry.look.en
    assert not has(window, "answer-text")
    key(page, Qt.Key.Key_Space)
    assert words(window, "answer-text") == entry.answer.en
    key(page, Qt.Key.Key_Space)
    assert not has(window, "answer-text")
    click(window, "answer")
    assert has(window, "answer-text")
    key(page, Qt.Key.Key_PageDown)
    assert page.large is not None
    assert page.large.number == 6
    # Of the next painting the class has not been told anything.
    assert not has(window, "answer-text")
    key(page, Qt.Key.Key_PageUp)
    key(page, Qt.Key.Key_PageUp)
    assert page.wall is not None
    assert page.large.number == page.wall.numbers[-1]
    key(page, Qt.Key.Key_Escape)
    assert page.large is None
    assert window.pages.currentWidget() is page
    assert focused(page) == page.wall.numbers[-1]


def test_a_presenters_remote_turns_from_painting_to_painting(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    click(window, "painting-1")
    window.handle_key(Press(Act.NEXT))
    assert page.large is not None
    assert page.large.number == 6
    window.handle_key(Press(Act.BACK))
    assert page.large.number == 1
    window.handle_key(Press(Act.DECLINE))
    assert page.large is None
    window.handle_key(Press(Act.DECLINE))
    assert window.pages.currentWidget() is window.start


def test_what_is_shown_large_stays_when_the_language_changes(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    click(window, "painting-2")
    click(window, "answer")
    window.preferences.set_language("fr")
    assert page.large is not None
    assert page.large.number == 2
    assert words(window, "answer-text") == plain(house_catalogue()[2].answer.fr)
    key(page, Qt.Key.Key_F11)
    assert window.window().isFullScreen()
    key(page, Qt.Key.Key_Escape)
    assert not window.window().isFullScreen()


def test_a_window_that_is_not_in_front_shows_the_painting_that_is_meant(qtbot: QtBot, data_dir: Path) -> None:
    window, page = at_the_wall(qtbot, data_dir)
    window.window().hide()
    page.open(2)
    assert page.large is not None
    assert page.large.number == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_fit_beside_a_painting(
    qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]
) -> None:
    window, page = at_the_wall(qtbot, data_dir, language, size)
    catalogue = house_catalogue()

    def length(number: int) -> int:
        entry = catalogue[number]
        return sum(len(getattr(each, language)) for each in (entry.title, entry.manner, entry.look, entry.answer))

    page.open(max(catalogue, key=length))
    large = page.large
    assert large is not None
    large.answer(True)
    QApplication.processEvents()
    assert has(window, "answer-text")
    for each in names(window):
        for widget in seen(window, each):
            if large.isAncestorOf(widget):
                assert window.rect().contains(place(window, widget)), each
    shown = [label for name in ("painting-title", "question", "answer-text") for label in seen(window, name)]
    assert len(shown) == 3
    for label in shown:
        assert label.height() >= label.heightForWidth(label.width()) - 1, label.objectName()
        assert large.rect().contains(place(window, label))
    for above, below in pairwise(shown):
        assert place(window, above).bottom() < place(window, below).top()


def test_every_movement_has_its_name_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for number in range(1, 6):
            entry = house_catalogue()[number]
            period = getattr(entry.period, language).split(",")[0]
            assert plain(texts.say(f"movement-{entry.movement}")) == period
