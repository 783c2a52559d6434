"""The window with an exhibitions game: begun, closed in the middle, continued, beside an auction, on bad days."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from gallery.auction.table import Table as AuctionTable
from gallery.exhibitions.table import Table
from gallery.journal import Entry, GameFile
from gallery.refusal import Refused
from gallery.texts import plain
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import click, has, open_window, press, state, words
from tests.ui.banker.tables import table_of
from tests.ui.seasontables import season, seasons_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
"""Without a screen Qt says that it cannot tell a window's smallest size to anyone; each page has its own."""

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def file_of(window: MainWindow) -> Path:
    path = window.desk.last_game()
    assert path is not None
    return path


def test_cards_are_entered_by_mouse_and_by_keys_and_undone(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir)
    click(window, "card-1+")
    press(window, Qt.Key.Key_4, SHIFT)
    assert season(window).phase == "opening"
    assert season(window).exhibition(4).waiting == 1
    press(window, Qt.Key.Key_Z, CTRL)
    assert season(window).phase == "setup"
    press(window, Qt.Key.Key_Y, CTRL)
    assert season(window).phase == "opening"
    # Space spins nowhere here, and the bidding keys of an auction buy nothing.
    press(window, Qt.Key.Key_Space)
    assert [entry.kind for entry in window.desk.seasons.entries] == ["new", "open", "undo", "redo"]


def test_closing_in_the_middle_asks_once_and_goes_on_exactly_there(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before = season(window)
    assert not window.close()
    sheet = window.sheets.sheet
    assert sheet is not None
    assert not window.close()
    assert window.sheets.sheet is sheet
    press(window, Qt.Key.Key_Escape)
    assert season(window) == before
    click(window, "home")
    click(window, "sheet-confirm")
    assert window.pages.currentWidget() is window.start
    assert window.desk.game is None
    click(window, "start-continue")
    assert window.pages.currentWidget() is window.rooms.referee
    assert season(window) == before
    with qtbot.waitSignal(window.closed):
        window.close()
        click(window, "sheet-confirm")
    again = open_window(qtbot, data_dir, "he")
    click(again, "start-continue")
    assert season(again) == before
    press(again, Qt.Key.Key_1)
    press(again, Qt.Key.Key_1)
    assert season(again).exhibition(1).works == 3


def test_a_program_that_was_killed_goes_on_where_it_was(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before = season(window)
    # Nothing is put away: only the window and the lock end with a process.
    window.window().hide()
    table = window.desk.seasons._table
    assert table is not None
    table.close()
    window.desk.seasons._table = None
    again = open_window(qtbot, data_dir, "en")
    click(again, "start-continue")
    assert season(again) == before
    assert again.desk.seasons.lay(("1+", "2+"))


def test_one_kind_of_game_puts_the_other_away_and_back(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    seasons, before = file_of(window), season(window)
    second = table_of(qtbot, data_dir / "other")
    auction = file_of(second)
    second.session.close_game()
    assert window.desk.open_game(auction)
    window.show_console()
    assert window.session.playing
    assert not window.desk.seasons.playing
    assert window.pages.currentWidget() is window.console
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1
    assert window.desk.open_game(seasons)
    window.show_console()
    assert window.desk.seasons.playing
    assert window.session.table is None
    assert window.pages.currentWidget() is window.rooms.referee
    assert season(window) == before
    # Both files can be written by others: no lock was left behind.
    AuctionTable.open(auction).close()


def test_the_saved_page_opens_either_kind(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    auction = file_of(window)
    window.leave_game()
    again = seasons_of(qtbot, data_dir, "rounds")
    seasons = file_of(again)
    again.leave_game()
    (again.session.places.games / "torn.gallery").write_bytes(b"nothing")
    click(again, "start-saved")
    (listed,) = again.saved.findChildren(QListWidget)
    told = {plain(listed.item(row).text()).split("\n")[1].split(" · ")[0] for row in range(listed.count())}
    # A file that cannot be read is listed by its name and day alone.
    assert {"Auction", "Classic Art"} < told
    assert listed.count() == 3
    again.saved.open_path(auction)
    assert again.pages.currentWidget() is again.console
    again.leave_game()
    click(again, "start-saved")
    again.saved.open_path(seasons)
    assert again.pages.currentWidget() is again.rooms.referee


def test_after_the_end_there_is_nothing_to_ask_and_a_next_game_of_the_kind(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "over")
    click(window, "home")
    assert window.sheets.sheet is None
    assert window.pages.currentWidget() is window.start
    click(window, "start-continue")
    window.rooms.referee.again.emit()
    assert window.pages.currentWidget() is window.rooms.new_exhibitions
    assert window.rooms.new_exhibitions.command().players == ("Dana", "Avi", "Noa")
    assert window.desk.game is None


def test_a_full_disk_changes_nothing_and_the_step_is_one_press_away(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before = season(window)

    def full(self: GameFile, entry: Entry) -> None:
        raise Refused("disk_full", file=self.path.name)

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "append", full)
        click(window, "card-1+")
        click(window, "card-2+")
        assert "The disk is full" in words(window, "banner-text")
        assert season(window) == before
    click(window, "banner-again")
    assert season(window).placed
    assert not has(window, "banner-text")


def test_a_game_moves_to_another_folder_when_its_own_is_gone(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before, old = season(window), file_of(window)
    other = tmp_path / "stick"
    other.mkdir()
    window.save_elsewhere(other / "game.gallery")
    assert season(window) == before
    assert window.pages.currentWidget() is window.rooms.referee
    assert window.desk.seasons.lay(("1+", "2+"))
    window.leave_game()
    assert len(Table.read(other / "game.gallery").entries) == len(Table.read(old).entries) + 1


def test_a_damaged_game_goes_on_with_its_good_beginning(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    assert window.desk.seasons.lay(("1+", "2+"))
    game = file_of(window)
    window.leave_game()
    damaged = game.read_bytes().replace(b'"kind":"place"', b'"kind":"plaze"')
    game.write_bytes(damaged)
    click(window, "start-continue")
    assert "damaged" in words(window, "banner-text")
    assert window.desk.game is None
    click(window, "banner-rescue")
    assert window.pages.currentWidget() is window.rooms.referee
    assert season(window).phase == "rounds"
    assert not season(window).placed
    assert game.read_bytes() == damaged


def test_a_read_only_file_is_left_and_its_copy_played(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before, game = season(window), file_of(window)
    window.leave_game()
    whole = game.read_bytes()
    # Not by chmod: who runs the tests as root may write everything.
    really = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != game and really(path, mode))
    click(window, "start-continue")
    assert "read-only" in words(window, "banner-text")
    click(window, "banner-copy")
    assert season(window) == before
    assert window.desk.seasons.lay(("1+", "2+"))
    assert game.read_bytes() == whole


def test_the_language_changes_in_the_middle_of_a_season(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "rounds")
    before = season(window)
    click(window, "card-1+")
    for language in ("he", "fr", "en"):
        click(window, f"bar-language-{language}")
        assert season(window) == before
    # The card that was told before is still in its place.
    click(window, "card-2+")
    assert season(window).placed


def test_the_sheets_are_those_of_the_game(qtbot: QtBot, data_dir: Path) -> None:
    window = seasons_of(qtbot, data_dir, "scored")
    for what in ("record", "season", "bell"):
        window.show_asked_sheet(what, None)
        assert window.sheets.sheet is not None, what
        press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_F1)
    assert window.sheets.sheet is not None
