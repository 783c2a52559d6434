"""The console: languages, closing, trouble, undo, notes, peeks."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gallery.auction.table import Table
from gallery.journal import Entry, GameFile
from gallery.refusal import Refused
from gallery.texts import plain
from gallery.ui.banker.peek import Cards
from tests.ui.banker.driving import (
    all_texts,
    button,
    click,
    has,
    names,
    open_window,
    press,
    seen,
    state,
    type_in,
    words,
)
from tests.ui.banker.tables import sale_of, table_of

OTHER_SIZE = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
"""Without a screen Qt says once that it cannot tell a window's smallest size to anyone."""


def test_the_language_changes_everything_at_once_and_no_number(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-2")
    english = all_texts(window)
    figures = [text for text in english if text.startswith("$")]
    assert button(window, "going").text() == "Going once"
    left = button(window, "going").mapTo(window, QPoint(0, 0)).x()
    assert left < 500
    click(window, "bar-language-he")
    assert button(window, "going").text() == "פעם ראשונה"
    assert button(window, "going").mapTo(window, QPoint(0, 0)).x() > 900
    hebrew = all_texts(window)
    assert [text for text in hebrew if text.startswith("$")] == figures
    assert "Players" not in hebrew
    click(window, "bar-language-fr")
    assert button(window, "going").text() == "Une fois"
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight
    # Remembered for the next evening.
    assert json.loads((data_dir / "settings.json").read_text("utf-8"))["language"] == "fr"


def test_escape_declines_where_that_is_offered_and_nowhere_else(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.spun_by_hand("forced_sale", None)
    before = window.session.moment
    press(window, Qt.Key.Key_Escape)
    assert window.session.moment == before
    window.session.undo()
    assert window.session.spun_by_hand("private_auction", None)
    press(window, Qt.Key.Key_Escape)
    assert state(window).turn == 2


def test_closing_a_game_asks_once_and_loses_nothing(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-2")
    before = state(window)
    assert not window.close()
    sheet = window.sheets.sheet
    assert sheet is not None
    # Alt+F4 once more changes nothing; Esc stays in the game.
    assert not window.close()
    assert window.sheets.sheet is sheet
    press(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None
    assert state(window) == before
    assert not window.close()
    with qtbot.waitSignal(window.closed):
        click(window, "sheet-confirm")
    again = open_window(qtbot, data_dir)
    click(again, "start-continue")
    assert state(again) == before


def test_a_full_disk_changes_nothing_and_says_so(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    before = state(window)

    def full(self: GameFile, entry: Entry) -> None:
        raise Refused("disk_full", file=self.path.name)

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "append", full)
        click(window, "bid-1")
        assert "The disk is full" in words(window, "banner-text")
        assert state(window) == before
        assert words(window, "standing") == "No bid yet"
    # There is room again: the same step is one press away, and the sentence goes.
    click(window, "banner-again")
    lot = state(window).lot
    assert lot is not None
    assert lot.standing is not None
    assert not has(window, "banner-text")
    assert before != state(window)


def test_a_game_moves_to_another_folder_when_its_own_is_gone(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-1")
    before, old = state(window), window.session.last_game()
    other = tmp_path / "stick"
    other.mkdir()
    window.save_elsewhere(other / "game.gallery")
    assert state(window) == before
    click(window, "bid-2")
    window.session.close_game()
    assert len(Table.read(other / "game.gallery").entries) == 6
    assert old is not None
    assert len(Table.read(old).entries) == 5


def test_a_file_that_is_open_elsewhere_is_left_there(qtbot: QtBot, data_dir: Path) -> None:
    first = table_of(qtbot, data_dir)
    second = open_window(qtbot, data_dir, "en")
    click(second, "start-continue")
    assert "open in another window" in words(second, "banner-text")
    assert second.session.table is None
    assert has(second, "start-continue")
    assert first.session.spun_by_hand("collect", None)


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"no game at all", "not a saved game"), (None, "no file"), (b"damaged", "damaged")],
)
def test_a_file_that_is_no_game_has_its_sentence(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, content: bytes | None, told: str
) -> None:
    window = table_of(qtbot, data_dir)
    game = window.session.last_game()
    assert game is not None
    window.session.close_game()
    window.show_page(window.start)
    path = tmp_path / "other.gallery"
    if content == b"damaged":
        whole = game.read_bytes()
        path.write_bytes(whole.replace(b'"kind":"deal"', b'"kind":"dial"'))
    elif content is not None:
        path.write_bytes(content)
    click(window, "start-saved")
    window.saved.open_path(path)
    assert told in words(window, "banner-text")
    assert window.session.table is None


def test_a_read_only_file_is_left_and_its_copy_played(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table_of(qtbot, data_dir)
    before, game = state(window), window.session.last_game()
    assert game is not None
    window.session.close_game()
    window.show_page(window.start)
    whole = game.read_bytes()
    # Not by chmod: who runs the tests as root may write everything.
    really = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != game and really(path, mode))
    click(window, "start-continue")
    assert "read-only" in words(window, "banner-text")
    click(window, "banner-copy")
    assert state(window) == before
    assert window.session.spun_by_hand("collect", None)
    assert game.read_bytes() == whole
    assert len(window.session.places.saved_games()) == 2


def test_a_damaged_game_goes_on_with_its_good_beginning(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-2")
    game = window.session.last_game()
    assert game is not None
    window.session.close_game()
    window.show_page(window.start)
    damaged = game.read_bytes().replace(b'"kind":"bid"', b'"kind":"bud"')
    game.write_bytes(damaged)
    click(window, "start-continue")
    assert "damaged" in words(window, "banner-text")
    assert window.session.table is None
    click(window, "banner-rescue")
    # The bid is lost, the painting is on the easel; the damaged file is as it was.
    assert words(window, "standing") == "No bid yet"
    assert game.read_bytes() == damaged
    click(window, "bid-2")
    assert words(window, "standing") == "$500,000"


def test_a_fault_of_the_program_is_told_and_the_game_goes_on(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    before = state(window)
    try:
        raise ZeroDivisionError("test")
    except ZeroDivisionError as error:
        window.session.fault(error)
    assert "the game goes on" in words(window, "banner-text")
    assert state(window) == before
    click(window, "bid-1")
    assert not has(window, "banner-text")


def test_undo_is_named_and_says_what_to_give_back(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    type_in(window, "bid-amount", "4500000")
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_2)
    click(window, "hammer")
    assert "Avi → the bank: $4,500,000" in all_texts(window)
    assert plain(button(window, "undo").text()) == "Undo: Painting 9 is sold to Avi for $4,500,000"
    click(window, "undo")
    told = all_texts(window)
    assert "the bank → Avi: $4,500,000" in told
    assert "The value card under painting 9 goes back on top of its pile." in told
    assert "Painting 9 goes back on the easel." in told
    assert state(window).phase == "auction"
    click(window, "redo")
    assert state(window).owners[9] == 2


def test_undoing_a_join_names_who_was_there(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.join("Gil", 9)
    assert "the bank → Gil: $20,000,000" in all_texts(window)
    click(window, "undo")
    assert "Gil → the bank: $20,000,000" in all_texts(window)
    assert plain(button(window, "redo").text()).startswith("Redo: Gil joins")
    click(window, "redo")
    assert [player.name for player in state(window).players][-1] == "Gil"
    click(window, "undo")
    assert window.session.join("Tal", 10)
    assert "the bank → Tal: $20,000,000" in all_texts(window)
    assert "Gil joins" in " ".join(all_texts(window))


def test_typing_goes_on_where_it_was_after_a_look_at_the_public_view(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, deal=False)
    # The first line waits for a number without a click.
    QTest.keyClicks(window.focusWidget(), "3")
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_F5)
    assert seen(window, "strip-console")
    press(window, Qt.Key.Key_F5)
    QTest.keyClicks(window.focusWidget(), "7")
    press(window, Qt.Key.Key_Return)
    QTest.keyClicks(window.focusWidget(), "8")
    press(window, Qt.Key.Key_Return)
    assert state(window).owners == {3: 1, 7: 2, 8: 3}


def test_with_one_screen_a_button_goes_on_through_the_end(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, mode="app")
    press(window, Qt.Key.Key_F5)
    assert not has(window, "strip-next")
    assert window.session.finish()
    assert state(window).phase == "over"
    view = window.one_screen.view
    passed = [view.scene]
    for _ in range(12):
        click(window, "strip-next")
        passed.append(view.scene)
        if view.scene == "winners":
            break
    assert list(dict.fromkeys(passed))[-2:] == ["ranking", "winners"]


def test_the_spoken_language_stays_marked_when_it_is_pressed_again(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    for place in ("bar-language", "language"):
        click(window, f"{place}-en")
        assert button(window, f"{place}-en").isChecked()


@OTHER_SIZE
def test_what_was_typed_outlives_another_size_and_language(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, deal=False)
    type_in(window, "drawn-1", "3")
    type_in(window, "drawn-2", "7")
    type_in(window, "drawn-3", "8")
    unit = window.desk.style.unit
    window.window().resize(1000, 600)
    qtbot.waitUntil(lambda: window.desk.style.unit != unit, timeout=20_000)
    window.preferences.set_language("he")
    press(window, Qt.Key.Key_Return)
    assert state(window).owners == {3: 1, 7: 2, 8: 3}
    sale_of(window)
    type_in(window, "bid-amount", "4500000")
    window.preferences.set_language("fr")
    field = seen(window, "bid-amount", QLineEdit)[0]
    assert isinstance(field, QLineEdit)
    field.setFocus()
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_2)
    lot = state(window).lot
    assert lot is not None
    assert lot.standing is not None
    assert lot.standing.amount == 4_500_000


@OTHER_SIZE
def test_a_sheet_is_finished_before_the_window_takes_another_size(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-correct")
    type_in(window, "correct-amount", "500000")
    type_in(window, "correct-reason", "lost note")
    unit = window.desk.style.unit
    window.window().resize(1000, 600)
    qtbot.wait(200)
    assert window.desk.style.unit == unit
    click(window, "sheet-confirm")
    assert state(window).cash(1) == 20_500_000
    qtbot.waitUntil(lambda: window.desk.style.unit != unit, timeout=20_000)


def test_values_are_seen_only_while_the_owner_holds(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, mode="app")
    painting = state(window).paintings_of(1)[0]
    tile = seen(window, f"owned-{painting}")[0]
    QTest.mousePress(tile, Qt.MouseButton.LeftButton)
    # One screen, which the class may see: first everything is blank and all others are asked to look away.
    assert has(window, "peek-away")
    assert not [cards for cards in window.findChildren(Cards) if cards.isVisible()]
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton)
    hold = button(window, "peek-hold")
    QTest.mousePress(hold, Qt.MouseButton.LeftButton)
    assert [cards for cards in window.findChildren(Cards) if cards.isVisible()]
    # No key reaches the game while somebody looks.
    spins = state(window).spins
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert state(window).spins == spins
    QTest.mouseRelease(hold, Qt.MouseButton.LeftButton)
    assert not [cards for cards in window.findChildren(Cards) if cards.isVisible()]
    click(window, "peek-done")
    assert not window.peek.isVisible()


def test_a_card_that_was_seen_must_be_laid_before_anything_is_undone(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, mode="app")
    assert window.session.spun_by_hand("collect", None)
    click(window, "take-value")
    assert not button(window, "undo").isEnabled()
    assert "must be laid" in button(window, "undo").toolTip()
    own = state(window).paintings_of(1)[0]
    click(window, f"painting-{own}")
    assert len(state(window).holdings[own].cards) == 2
    assert button(window, "undo").isEnabled()


def test_what_was_seen_already_cannot_be_entered_again(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.spun_by_hand("forced_sale", None)
    click(window, "painting-1")
    click(window, "value-10000000")
    press(window, Qt.Key.Key_Return)
    assert state(window).out == (1,)
    assert window.session.spun_by_hand("forced_sale", None)
    click(window, "painting-2")
    assert not button(window, "value-10000000").isEnabled()
    assert "seen already" in button(window, "value-10000000").toolTip()
    assert not button(window, "do-it").isEnabled()
    assert not any(name.startswith("decline") for name in names(window))


def test_enter_takes_the_painting_that_was_drawn_and_nothing_more(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.spun_by_hand("bank_auction", None)
    QApplication.processEvents()
    # Typing begins at once, without a click; a remote's b and period are no digits.
    for key in (Qt.Key.Key_B, Qt.Key.Key_Period, Qt.Key.Key_Space, Qt.Key.Key_9):
        press(window, key)
    assert seen(window, "drawn")[0].property("text") == "9"
    press(window, Qt.Key.Key_Return)
    assert state(window).phase == "auction"
    # The same press must not say "going once" too.
    assert window.session.going == 0


def test_tab_goes_first_through_what_is_to_be_done_now(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.spun_by_hand("collect", None)
    QApplication.processEvents()
    press(window, Qt.Key.Key_Tab)
    focused = window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "take-money"
    press(window, Qt.Key.Key_Tab)
    focused = window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "take-value"
    press(window, Qt.Key.Key_Space)
    assert state(window).phase == "decide"
    assert not state(window).seen
    press(window, Qt.Key.Key_Return)
    assert state(window).seen


def test_the_banker_is_told_when_nobody_sees_the_wheel(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert "F5" in words(window, "unseen")
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_F5)
    assert "F5" in words(window, "unseen")
    window.projection.place = "window"
    window.projection.changed.emit()
    assert not has(window, "unseen")
