"""The class's view of an exhibitions game: lost and found, in the console's place, on a screen that comes late."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gallery.texts import Language
from gallery.ui.main_window import MainWindow
from gallery.ui.projector.seasons.view import SeasonsView
from gallery.ui.projector.view import ProjectorView
from gallery.ui.screens import Choice
from tests.ui.banker.driving import click, has, names, press, seen, state, words
from tests.ui.banker.tables import table_of
from tests.ui.banker.test_fit import assert_fits
from tests.ui.seasontables import end_season, season, season_file, seasons_of
from tests.ui.test_projection import BEAMER, CONSOLE, MIRROR, SECOND_BEAMER, Fixed, with_screens

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
"""Without a screen Qt says that it cannot tell a window's smallest size to anyone; each page has its own."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def put_on(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """Where the public window was put; there is no such screen here."""
    told: list[Choice] = []

    def put(window: QWidget, choice: Choice, *_: object) -> bool:
        told.append(choice)
        window.show()
        return True

    monkeypatch.setattr("gallery.ui.projection.put", put)
    return told


def seasons_view(window: MainWindow) -> SeasonsView:
    """What the class sees."""
    view = window.projection.view
    assert isinstance(view, SeasonsView)
    return view


def scene(window: MainWindow) -> str:
    """The scene that the class sees."""
    return seasons_view(window).scene


def play_on(qtbot: QtBot, data: Path, source: Fixed) -> MainWindow:
    """The closing of a season, continued on a machine with these screens."""
    season_file(data, "closing")
    window = with_screens(qtbot, data, source)
    window.preferences.set_reduced_motion(True)
    window.projection.screens.look()
    click(window, "start-continue")
    return window


def test_a_projector_that_is_there_shows_the_season_and_its_scoring(
    qtbot: QtBot, data_dir: Path, put_on: list[Choice]
) -> None:
    window = play_on(qtbot, data_dir, Fixed(CONSOLE, BEAMER))
    assert window.projection.place == "window"
    assert [choice.screen for choice in put_on] == [BEAMER]
    view = seasons_view(window)
    assert scene(window) == "season"
    end_season(window)
    # The console goes on while the wall plays the season out; a remote leads through it.
    assert scene(window) == "scoring"
    assert not window.desk.seasons.busy
    before = view.placed
    press(window, Qt.Key.Key_PageDown)
    assert not view.playing
    press(window, Qt.Key.Key_PageDown)
    assert scene(window) == "scoring"
    assert view.placed != before
    press(window, Qt.Key.Key_PageUp)
    press(window, Qt.Key.Key_PageUp)
    assert view.placed == before
    window.projection.replay()
    assert view.playing
    press(window, Qt.Key.Key_B)
    assert window.projection.black
    press(window, Qt.Key.Key_B)
    # The language of the wall is that of the window.
    click(window, "bar-language-he")
    assert view.layoutDirection() == Qt.LayoutDirection.RightToLeft


def test_a_frozen_picture_stays_until_it_is_let_go_or_put_off(
    qtbot: QtBot, data_dir: Path, put_on: list[Choice]
) -> None:
    window = play_on(qtbot, data_dir, Fixed(CONSOLE, BEAMER))
    view = seasons_view(window)
    held = view.grab().toImage()
    press(window, Qt.Key.Key_F)
    end_season(window)
    assert view.grab().toImage() == held
    press(window, Qt.Key.Key_F5)
    assert not window.projection.frozen
    press(window, Qt.Key.Key_F5)
    # What is put on again is not the old picture.
    assert seasons_view(window).grab().toImage() != held


def test_a_pulled_cable_hides_the_view_and_the_season_goes_on(
    qtbot: QtBot, data_dir: Path, put_on: list[Choice]
) -> None:
    source = Fixed(CONSOLE, BEAMER)
    window = play_on(qtbot, data_dir, source)
    view = seasons_view(window)
    source.there = [CONSOLE]
    window.projection.screens.look()
    assert not view.isVisible()
    assert "unplugged" in words(window, "banner-text")
    qtbot.waitUntil(lambda: window.projection.place == "off", timeout=20_000)
    click(window, "card-5+")
    # It comes back, and the class sees the season as it is by now.
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    assert not has(window, "banner-text")
    assert window.projection.place == "window"
    assert seasons_view(window).isVisible()


def test_a_short_drop_is_no_loss(qtbot: QtBot, data_dir: Path, put_on: list[Choice]) -> None:
    source = Fixed(CONSOLE, BEAMER)
    window = play_on(qtbot, data_dir, source)
    source.there = [CONSOLE]
    window.projection.screens.look()
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    assert window.projection.place == "window"
    assert len(put_on) == 2


@pytest.mark.parametrize("kind", ["auction", "seasons"])
def test_a_projector_that_is_plugged_in_during_a_game_is_offered_once(
    qtbot: QtBot, data_dir: Path, put_on: list[Choice], kind: str
) -> None:
    source = Fixed(CONSOLE)
    if kind == "auction":
        table_of(qtbot, data_dir).session.close_game()
    else:
        season_file(data_dir, "rounds")
    window = with_screens(qtbot, data_dir, source)
    window.projection.screens.look()
    # On the first page nobody is asked.
    source.there = [CONSOLE, SECOND_BEAMER]
    window.projection.screens.look()
    assert not has(window, "banner-text")
    source.there = [CONSOLE]
    window.projection.screens.look()
    qtbot.waitUntil(lambda: window.projection.screens.choice.kind == "beside", timeout=20_000)
    click(window, "start-continue")
    assert not window.projection.showing
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    assert "Another screen" in words(window, "banner-text")
    assert not put_on
    # Gone again, there is nothing to offer.
    source.there = [CONSOLE]
    window.projection.screens.look()
    qtbot.waitUntil(lambda: not has(window, "banner-text"), timeout=20_000)
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    click(window, "banner-confirm")
    assert [choice.screen for choice in put_on] == [BEAMER]
    view = window.projection.view
    assert isinstance(view, ProjectorView if kind == "auction" else SeasonsView)
    assert not has(window, "banner-text")
    # Whoever puts it off is not asked again.
    press(window, Qt.Key.Key_F5)
    window.projection.screens.look()
    assert not has(window, "banner-text")


def test_from_one_screen_the_view_goes_to_the_one_that_comes(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(view: QWidget, choice: Choice, *_: object) -> bool:
        view.setVisible(choice.kind == "own")
        return choice.kind == "own"

    monkeypatch.setattr("gallery.ui.projection.put", put)
    source = Fixed(CONSOLE)
    window = play_on(qtbot, data_dir, source)
    press(window, Qt.Key.Key_F5)
    assert window.pages.currentWidget() is window.rooms.seasons_here
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    click(window, "banner-confirm")
    # The console is there again, and the class sees its own.
    assert window.pages.currentWidget() is window.rooms.referee
    assert seasons_view(window).isWindow()


def test_on_a_mirrored_screen_there_is_nothing_to_hide(qtbot: QtBot, data_dir: Path) -> None:
    window = play_on(qtbot, data_dir, Fixed(CONSOLE, MIRROR))
    assert window.projection.mirrored
    assert not has(window, "banner-text")
    click(window, "card-5+")
    assert not window.projection.showing


def test_another_kind_of_game_takes_the_wall(qtbot: QtBot, data_dir: Path, put_on: list[Choice]) -> None:
    other = table_of(qtbot, data_dir / "other")
    auction = other.desk.last_game()
    other.session.close_game()
    window = play_on(qtbot, data_dir, Fixed(CONSOLE, BEAMER))
    view = seasons_view(window)
    assert auction is not None
    assert window.desk.open_game(auction)
    window.show_console()
    shown = window.projection.view
    assert isinstance(shown, ProjectorView)
    assert shown.isVisible()
    assert not view.isVisible()
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1
    assert window.session.busy


def test_on_one_screen_a_whole_turn_is_entered_below_the_view(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir)
    # As large as its screen: there is no room beside it.
    window.projection.stands_on(window)
    press(window, Qt.Key.Key_F5)
    assert window.projection.place == "here"
    assert window.pages.currentWidget() is window.rooms.seasons_here
    click(window, "card-1+")
    assert "1 of 2" in words(window, "strip-cards")
    # A card that is only told is taken back first.
    click(window, "strip-undo")
    assert "0 of 2" in words(window, "strip-cards")
    press(window, Qt.Key.Key_2)
    press(window, Qt.Key.Key_4, SHIFT)
    assert season(window).exhibition(4).waiting == 1
    click(window, "strip-exhibition-3")
    click(window, "strip-doubling")
    click(window, "strip-risk")
    click(window, "space-3-8")
    (laid,) = season(window).exhibition(3).predictions
    assert (laid.space, laid.tokens, laid.risk) == (8, 2, True)
    # The next player: keys only. Esc goes back to the five exhibitions.
    press(window, Qt.Key.Key_3)
    assert has(window, "space-3-8")
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_2)
    press(window, Qt.Key.Key_Return)
    assert season(window).exhibition(1).predictions[0].space == 2
    click(window, "strip-pass")
    assert season(window).phase == "rounds"
    press(window, Qt.Key.Key_F11)
    assert window.pages.currentWidget() is window.rooms.referee
    assert not window.projection.showing


def test_on_one_screen_the_scoring_is_stepped_through(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "closing")
    window.projection.stands_on(window)
    press(window, Qt.Key.Key_F5)
    view = window.rooms.seasons_here.view
    end_season(window)
    seen(window, "strip")
    view.grab()
    qtbot.waitUntil(lambda: has(window, "strip-step-next"), timeout=20_000)
    assert not [name for name in names(window) if name.startswith("card-")]
    click(window, "strip-step-next")
    assert not view.playing
    click(window, "strip-skip")
    view.grab()
    qtbot.waitUntil(lambda: has(window, "card-1+"), timeout=20_000)
    assert view.scene == "standing"
    click(window, "strip-replay")
    assert view.playing
    qtbot.waitUntil(lambda: has(window, "strip-skip"), timeout=20_000)


@pytest.mark.parametrize("language", ["he", "fr", "en"])
def test_nothing_on_the_strip_is_cut(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    window = seasons_of(qtbot, data_dir, "opening", players=5, language=language, size=(1093, 614))
    window.projection.stands_on(window)
    press(window, Qt.Key.Key_F5)
    assert has(window, "strip-exhibition-5")
    assert_fits(window)
    click(window, "strip-exhibition-1")
    assert_fits(window)
    assert window.desk.seasons.undo()
    click(window, "card-2-")
    assert_fits(window)
