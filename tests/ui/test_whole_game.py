"""A game of four in Hebrew from the first click on the start page to the winner, killed in the middle and gone on with."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.auction.table import Table
from gallery.auction.verify import verify
from gallery.texts import plain
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import button, click, has, names, open_window, press, seen, state, type_in, words

PLAYERS = ("דנה", "אבי", "נועה", "Éloïse")


def begin(window: MainWindow, mode: str) -> None:
    """From the start page to the console: names, a short game, one button."""
    click(window, "start-new")
    assert not button(window, "begin").isEnabled()
    for seat, name in enumerate(PLAYERS, start=1):
        type_in(window, f"name-{seat}", name)
    for _ in range(14):
        click(window, "fewer")
    if mode == "app":
        click(window, "mode-app")
    assert "10" in words(window, "estimate")
    click(window, "begin")
    assert state(window).setup.paintings == 10
    assert [player.name for player in state(window).players] == list(PLAYERS)


def deal(window: MainWindow, mode: str) -> None:
    """The opening deal: in paper mode by number, by number, by picture, by picture."""
    if mode == "paper":
        assert not button(window, "deal").isEnabled()
        type_in(window, "drawn-1", "3")
        type_in(window, "drawn-2", "7")
        click(window, "painting-1")
        click(window, "painting-9")
    press(window, Qt.Key.Key_Return)
    assert state(window).phase == "spin"
    assert len(state(window).owners) == 4
    if mode == "paper":
        assert state(window).owners == {3: 1, 7: 2, 1: 3, 9: 4}


def spin(window: MainWindow) -> None:
    """Space, and the wheel's outcome is in the record."""
    before = state(window).spins
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == before + 1


def enter_values(window: MainWindow) -> None:
    """Value cards tapped in, the first that the deck still has for each place."""
    places = len([name for name in names(window) if name.startswith("place-")])
    for _ in range(places):
        values = [name for name in names(window) if name.startswith("value-")]
        click(window, next(name for name in values if button(window, name).isEnabled()))


def act(window: MainWindow) -> None:
    """One step of whatever the instruction asks, the way a banker would do it with mouse and keys."""
    now = state(window)
    kind = now.instruction.kind if now.instruction else ""
    entries = window.session.moment
    match now.phase:
        case "draw":
            type_in(window, "drawn", str(now.pile[-1]))
            press(window, Qt.Key.Key_Return)
        case "auction":
            auction(window)
        case "decide" if now.seen:
            tile = seen(window, f"painting-{min(now.paintings_of(now.turn or 0))}", PaintingTile)[0]
            QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
        case "decide" if kind == "collect":
            can = button(window, "take-value").isEnabled() and now.spins % 2 == 0
            click(window, "take-value" if can else "take-money")
        case "decide" if kind == "buy_from_bank":
            press(window, Qt.Key.Key_Return if button(window, "buy").isEnabled() else Qt.Key.Key_Escape)
        case "decide" if kind == "private_auction":
            click(window, f"painting-{min(now.paintings_of(now.turn or 0))}")
            press(window, Qt.Key.Key_Return)
        case "decide" if kind == "buy_from_player" and now.spins % 2:
            press(window, Qt.Key.Key_Escape)
        case "decide":
            assert not button(window, "do-it").isEnabled()
            click(window, next(name for name in names(window) if name.startswith("painting-")))
            enter_values(window)
            press(window, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.session.moment > entries, f"nothing happened in {now.phase} {kind}: {window.banner.sentence}"


def auction(window: MainWindow) -> None:
    """Two bids, one with a raise, then once, twice, sold: the leader pays the consignor and owns the painting."""
    lot = state(window).lot
    assert lot is not None
    able = [seat for seat in range(1, 5) if button(window, f"bid-{seat}").isEnabled()]
    # A painting goes unsold only when nobody can bid; here everybody has at least one note left.
    assert able, "nobody can bid"
    click(window, f"bid-{able[0]}")
    first = state(window).lot
    assert first is not None
    assert first.standing is not None
    assert first.standing.amount == 500_000
    click(window, "raise-1000000")
    if len(able) > 1 and button(window, f"bid-{able[1]}").isEnabled():
        press(window, Qt.Key(Qt.Key.Key_0 + able[1]))
        second = state(window).lot
        assert second is not None
        assert second.standing is not None
        assert second.standing.amount == 1_500_000
    standing = state(window).lot
    assert standing is not None
    assert standing.standing is not None
    leader, amount = standing.standing.player, standing.standing.amount
    cash = state(window).cash(leader)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert state(window).phase == "auction"
    press(window, Qt.Key.Key_Return)
    assert state(window).owners[lot.painting] == leader
    assert state(window).cash(leader) == cash - amount


def reveal(window: MainWindow) -> None:
    """The last painting's cards, and so on until there is none."""
    while state(window).phase == "reveal":
        enter_values(window)
        press(window, Qt.Key.Key_Return)


@pytest.mark.parametrize("mode", ["paper", "app"])
def test_a_game_is_played_from_the_first_click_to_the_winner(
    qtbot: QtBot, data_dir: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The same spins every time, so that a red run can be had again.
    monkeypatch.setattr("gallery.auction.rules.setup.fresh_secret", lambda: bytes(range(32)))
    window = open_window(qtbot, data_dir)
    click(window, "language-he")
    assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert not has(window, "start-continue")
    begin(window, mode)
    deal(window, mode)
    killed = False
    for _ in range(400):
        if state(window).phase not in ("spin", "draw", "auction", "decide"):
            break
        if state(window).phase == "spin":
            spin(window)
        else:
            act(window)
        if not killed and state(window).spins >= 4 and state(window).phase != "spin":
            window = killed_and_continued(qtbot, window, data_dir)
            killed = True
    assert killed
    reveal(window)
    assert state(window).phase == "over"
    winners = [state(window).name_of(winner) for winner in state(window).winners]
    assert all(name in words(window, "winner") for name in winners)
    best = max(state(window).wealth(player.id) for player in state(window).players)
    richest = state(window).winners[0]
    assert words(window, f"wealth-{richest}") == f"${best:,}"
    path = window.session.last_game()
    assert path is not None
    click(window, "to-start")
    assert has(window, "start-continue")
    # Every spin, every payment and every card of the record holds, seen from outside; a fault would be refused here.
    played = Table.read(path)
    verify(played)
    assert played.state.phase == "over"


def killed_and_continued(qtbot: QtBot, window: MainWindow, data: Path) -> MainWindow:
    """The program is gone without a word, as after a power cut; started again, one click goes on exactly there."""
    before = state(window)
    table = window.session.table
    assert table is not None
    # What a dead program leaves: no goodbye, only the lock is free again.
    table.journal.close()
    window.session.happened.disconnect()
    window.hide()
    again = open_window(qtbot, data)
    assert again.preferences.language == "he"
    click(again, "start-continue")
    assert state(again) == before
    assert plain(words(again, "turn-name")) == before.name_of(before.turn or 0)
    return again
