"""The sale at the console: bids, raises, any amount, once, twice, sold; and what a second click or a remote may not do."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import AmountField
from tests.ui.banker.driving import button, click, press, seen, state, type_in, words
from tests.ui.banker.tables import sale_of, table_of


def test_a_bid_takes_two_clicks_at_most_and_a_sale_three_presses_of_one_key(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "raise-2000000")
    click(window, "bid-2")
    lot = state(window).lot
    assert lot is not None
    assert lot.standing is not None
    assert (lot.standing.player, lot.standing.amount) == (2, 2_000_000)
    assert words(window, "standing") == "$2,000,000"
    for _ in range(3):
        press(window, Qt.Key.Key_Return)
    assert state(window).owners[9] == 2
    assert state(window).cash(2) == 18_000_000
    assert words(window, "cash-2") == "$18,000,000"


def test_a_typed_amount_is_shown_back_and_bid_by_the_next_key(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    type_in(window, "bid-amount", "4.5m")
    assert words(window, "bid-echo") == "$4,500,000"
    press(window, Qt.Key.Key_Return)
    assert window.session.going == 0
    press(window, Qt.Key.Key_3)
    lot = state(window).lot
    assert lot is not None
    assert lot.standing is not None
    assert (lot.standing.player, lot.standing.amount) == (3, 4_500_000)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "not an amount"),
        ("700000", "banknotes"),
        ("$1,000,000", "$1,000,000"),
        ("1 000 000", "$1,000,000"),
        ("6", "$6,000,000"),
        ("6,5", "$6,500,000"),
        ("12.5", "$12,500,000"),
        ("6.3", "banknotes"),
        ("100", "banknotes"),
    ],
)
def test_an_amount_is_understood_or_refused_in_words(qtbot: QtBot, data_dir: Path, typed: str, told: str) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    field = seen(window, "bid-amount", AmountField)[0]
    assert isinstance(field, AmountField)
    # As pasted: what a key cannot type may still come from the clipboard.
    field.setText(typed)
    assert told in words(window, "bid-echo")


def test_the_players_buttons_stay_where_they_are_when_the_first_bid_comes(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))

    def places() -> list[int]:
        return [button(window, name).mapTo(window, QPoint(0, 0)).y() for name in ("bid-1", "raise-2000000", "going")]

    before = places()
    press(window, Qt.Key.Key_2)
    assert places() == before


def test_a_minus_never_gets_into_an_amount(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    type_in(window, "bid-amount", "-5")
    field = seen(window, "bid-amount", AmountField)[0]
    assert isinstance(field, AmountField)
    assert field.text() == "5"
    assert field.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_who_cannot_pay_or_owns_it_is_greyed_and_says_why(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    assert window.session.correct("Avi", "bank", 18_000_000, "test")
    assert window.session.spun_by_hand("private_auction", None)
    click(window, "painting-1")
    click(window, "do-it")
    click(window, "raise-5000000")
    owner, poor = button(window, "bid-1"), button(window, "bid-2")
    assert not owner.isEnabled()
    assert "owns this painting" in owner.toolTip()
    assert not poor.isEnabled()
    assert "not enough" in poor.toolTip()
    before = window.session.moment
    press(window, Qt.Key.Key_2)
    assert window.session.moment == before


def test_a_double_click_bids_once(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    bid = button(window, "bid-1")
    middle = QPoint(bid.width() // 2, bid.height() // 2)
    where = bid.mapTo(window, middle)
    QTest.mouseClick(bid, Qt.MouseButton.LeftButton, pos=middle)
    QApplication.processEvents()
    # The button was made anew meanwhile: the second half meets the one that stands there now.
    under = window.childAt(where)
    assert isinstance(under, Button)
    assert under.objectName() == "bid-1"
    local = QPointF(under.mapFrom(window, where))
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(under, QMouseEvent(kind, local, under.mapToGlobal(local), left, left, none))
    QApplication.processEvents()
    lot = state(window).lot
    assert lot is not None
    assert len(lot.bids) == 1


def test_a_button_of_a_moment_that_has_passed_does_nothing(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    stale = button(window, "bid-1")
    assert window.session.bid("Avi", 1_000_000)
    stale.click()
    lot = state(window).lot
    assert lot is not None
    assert [bid.player for bid in lot.bids] == [2]


def test_going_is_taken_back_by_undo_and_by_a_late_bid(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    click(window, "bid-1")
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert window.session.going == 2
    entries = window.session.moment
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.going == 0
    assert window.session.moment == entries
    press(window, Qt.Key.Key_Return)
    click(window, "bid-2")
    assert window.session.going == 0


REMOTE = (
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Space,
    Qt.Key.Key_Period,
    Qt.Key.Key_B,
    Qt.Key.Key_Escape,
)


@pytest.mark.parametrize("focus", ["bid-amount", "bid-1", "going", "hammer", ""])
def test_a_remote_never_pays_and_never_types_into_an_amount(qtbot: QtBot, data_dir: Path, focus: str) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    before, entries = state(window), window.session.moment
    if focus:
        seen(window, focus)[0].setFocus()
    for key in REMOTE:
        press(window, key)
    assert state(window) == before
    assert window.session.moment == entries
    field = seen(window, "bid-amount", AmountField)[0]
    assert isinstance(field, AmountField)
    assert field.text() == ""
    # The period and the b each turned the class's picture black and back.
    assert window.projection.black is False


def test_b_and_period_make_the_picture_black(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    seen(window, "bid-amount")[0].setFocus()
    press(window, Qt.Key.Key_B)
    assert window.projection.black
    press(window, Qt.Key.Key_Period)
    assert not window.projection.black


def test_a_key_of_azertys_top_row_is_a_digit_in_a_field_and_no_bid(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    entries = window.session.moment
    type_in(window, "bid-amount", "è000à00")
    assert window.session.moment == entries
    assert words(window, "bid-echo") == "$7,000,000"
    # With the focus elsewhere the same key is the player's.
    window.setFocus()
    type_key = QKeyEvent(QEvent.Type.KeyPress, 0xC9, Qt.KeyboardModifier.NoModifier, "é")
    QApplication.sendEvent(window, type_key)
    lot = state(window).lot
    assert lot is not None
    assert lot.standing is not None
    assert (lot.standing.player, lot.standing.amount) == (2, 7_000_000)


@pytest.mark.parametrize("what", ["bell", "correct", "count", "players"])
def test_a_remote_confirms_no_sheet(qtbot: QtBot, data_dir: Path, what: str) -> None:
    window = table_of(qtbot, data_dir)
    entries = window.session.moment
    click(window, f"bank-{what}")
    sheet = window.sheets.sheet
    assert sheet is not None
    for name in ("sheet-confirm", "sheet-cancel"):
        for shown in seen(window, name):
            shown.setFocus()
            for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Space, Qt.Key.Key_Period, Qt.Key.Key_B):
                press(window, key)
    assert window.session.moment == entries
    assert window.sheets.sheet is sheet
