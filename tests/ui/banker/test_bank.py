"""Putting things right at the console: counts, corrections, people, an older mistake."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gallery.texts import plain
from gallery.ui.banker.banknotes import NoteRow
from gallery.ui.banker.fields import Choice
from gallery.ui.keys import Act, Press
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import all_texts, button, click, has, names, press, seen, state, type_in, words
from tests.ui.banker.tables import sale_of, table_of


def choose(window: MainWindow, name: str, value: str) -> None:
    """Another entry of a choice, as a click on it would."""
    box = seen(window, name)[0]
    assert isinstance(box, Choice)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_a_note_to_be_counted_stands_without_a_number(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-count")
    sheet = window.sheets.sheet
    assert sheet is not None
    rows = sheet.findChildren(NoteRow)
    assert len(rows) == 4
    for row in rows:
        # As wide as the note: there is no room beside it where a “×1” could be taken for the count.
        assert row.width() < window.desk.style.px(90)


def test_a_count_that_agrees_is_recorded(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-count")
    choose(window, "count-player", "Avi")
    click(window, "sheet-confirm")
    assert window.session.lines[-1].entry.kind == "count"


def test_a_count_that_differs_shows_both_sums_and_leads_to_a_correction(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "about-2")
    click(window, "player-count")
    click(window, "count-1000000-less")
    assert words(window, "count-told") == "Counted $19,000,000 · in the record $20,000,000"
    assert not button(window, "sheet-confirm").isEnabled()
    click(window, "count-differs")
    assert seen(window, "correct-from")[0].property("currentText") == "\u2068Avi\u2069"
    click(window, "sheet-confirm")
    assert state(window).cash(2) == 19_000_000
    assert words(window, "cash-2") == "$19,000,000"


def test_a_correction_needs_an_amount_and_a_reason(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-correct")
    choose(window, "correct-to", "Noa")
    type_in(window, "correct-amount", "500k")
    assert "needs a reason" in words(window, "sheet-wrong")
    assert not button(window, "sheet-confirm").isEnabled()
    type_in(window, "correct-reason", "miscounted change")
    press(window, Qt.Key.Key_Return)
    assert state(window).cash(3) == 20_500_000
    assert any("miscounted change" in text for text in all_texts(window))


def test_no_correction_spends_what_is_not_there(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-correct")
    choose(window, "correct-from", "Avi")
    choose(window, "correct-to", "bank")
    type_in(window, "correct-amount", "21m")
    type_in(window, "correct-reason", "x")
    assert "not enough" in words(window, "sheet-wrong")
    before = window.session.moment
    press(window, Qt.Key.Key_Return)
    assert window.session.moment == before


def test_a_new_name_stands_in_the_whole_history(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-2")
    click(window, "bank-players")
    click(window, "rename-2")
    type_in(window, "rename-name", "Noa")
    assert "already taken" in words(window, "sheet-wrong")
    type_in(window, "rename-name", "Avi & Uri")
    click(window, "sheet-confirm")
    assert any(text.startswith("Avi & Uri bids") for text in all_texts(window))
    assert state(window).player(2) is not None


def test_someone_leaves_and_someone_joins(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-players")
    click(window, "leave-3")
    click(window, "sheet-confirm")
    assert [player.name for player in state(window).players] == ["Dana", "Avi"]
    assert state(window).pile[-1] == 3
    click(window, "bank-players")
    assert not button(window, "leave-1").isEnabled()
    click(window, "join")
    type_in(window, "join-name", "Gil")
    type_in(window, "join-painting", "1")
    assert "not in the bank" in words(window, "sheet-wrong")
    type_in(window, "join-painting", "12")
    click(window, "sheet-confirm")
    assert state(window).owners[12] == 4
    assert state(window).cash(4) == 20_000_000


def test_the_wrong_buyer_is_put_right_three_lots_later(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    sale_of(window, 9)
    click(window, "bid-2")
    click(window, "hammer")
    sold = window.session.moment
    for painting in (10, 11, 12):
        sale_of(window, painting)
        click(window, "hammer")
    # Three actions: the entry, take it back, give it to the right player.
    QTest.mouseClick(seen(window, f"entry-{sold}")[0], Qt.MouseButton.LeftButton)
    assert "sold to Avi" in " ".join(all_texts(window))
    click(window, "sheet-confirm")
    assert state(window).cash(2) == 20_000_000
    choose(window, "assign-player", "Noa")
    click(window, "sheet-confirm")
    assert state(window).owners[9] == 3
    assert state(window).cash(3) == 19_500_000
    window.show_asked_sheet("entry", sold)
    assert "already taken back" in words(window, "sheet-wrong")
    assert not button(window, "sheet-confirm").isEnabled()


def test_the_bell_is_asked_once_and_can_be_undone(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "bank-bell")
    assert state(window).phase == "spin"
    press(window, Qt.Key.Key_Escape)
    assert state(window).phase == "spin"
    click(window, "bank-bell")
    press(window, Qt.Key.Key_Return)
    assert state(window).phase == "reveal"
    assert not button(window, "bank-bell").isEnabled()
    assert plain(button(window, "undo").text()).startswith("Undo: The bell")
    click(window, "undo")
    assert state(window).phase == "spin"


def test_a_printed_wheel_is_entered_by_hand(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "spun-by-hand")
    click(window, "sector-buy_from_bank-4500000")
    instruction = state(window).instruction
    assert instruction is not None
    assert (instruction.kind, instruction.price) == ("buy_from_bank", 4_500_000)


def test_a_printed_wheels_instructions_are_offered_in_the_posters_order(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    click(window, "spun-by-hand")
    offered = [button(window, name) for name in names(window) if name.startswith("sector-")]
    offered.sort(key=lambda each: (each.y(), each.x()))
    assert [each.objectName() for each in offered] == [
        "sector-bank_auction-0",
        "sector-private_auction-0",
        "sector-collect-0",
        "sector-buy_from_bank-2500000",
        "sector-buy_from_bank-3500000",
        "sector-buy_from_bank-4500000",
        "sector-sell_to_bank-0",
        "sector-buy_from_player-0",
        "sector-receive_painting-0",
        "sector-forced_sale-0",
    ]


@pytest.mark.parametrize("mode", ["paper", "app"])
def test_missing_printed_notes_are_told_once(qtbot: QtBot, data_dir: Path, mode: str) -> None:
    window = table_of(qtbot, data_dir, mode=mode)
    told = []
    for _ in range(40):
        assert window.session.correct("bank", "Dana", 5_000_000, "test")
        told.append(has(window, "notes-short"))
    assert told.count(True) == 1


def test_the_card_of_keys_opens_by_its_own_key(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    press(window, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert window.sheets.sheet is not None
    assert window.sheets.sheet.name == "keys"
    # Nothing is spun behind a sheet, not even from the class's window.
    press(window, Qt.Key.Key_Space)
    window.projection.key_pressed.emit(Press(Act.SPIN))
    assert state(window).spins == 0
    press(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None
