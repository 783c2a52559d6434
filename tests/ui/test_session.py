"""The session without a window: commands once, the record's history, file names."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gallery.auction import commands as c
from gallery.auction.replay import AuctionGame
from gallery.auction.table import Table
from gallery.places import Places
from gallery.ui.gamefiles import file_name, free_path
from gallery.ui.history import Line, history
from gallery.ui.preferences import Preferences
from gallery.ui.session import Session, Trouble


@pytest.fixture
def session(qtbot: QtBot, data_dir: Path) -> Iterator[Session]:
    """Dana and Avi at a table in paper mode, dealt."""
    made = Session(Preferences(Places(data_dir), "en"), pause=0.0)
    assert made.new_game(c.New(players=("Dana", "Avi"), paintings=6, starter="Dana"))
    assert made.deal({"Dana": 1, "Avi": 2})
    yield made
    made.close_game()


def test_what_happened_is_on_disk_before_it_is_told(session: Session, data_dir: Path) -> None:
    on_disk: list[int] = []
    path = session.last_game()
    assert path is not None
    session.happened.connect(lambda _: on_disk.append(path.stat().st_size))
    table = session.table
    assert table is not None
    lengths: list[int] = []

    def count(line: Line) -> None:
        # The open file is locked; a copy of its bytes is what a dead program would leave.
        copy = data_dir / f"copy{line.entry.seq}.gallery"
        copy.write_bytes(path.read_bytes())
        lengths.append(len(Table.read(copy).entries))

    session.happened.connect(count)
    assert session.spun_by_hand("collect", None)
    assert session.take_money()
    assert lengths == [3, 4]
    assert on_disk


def test_a_second_spin_within_the_pause_is_the_same_press(qtbot: QtBot, data_dir: Path) -> None:
    session = Session(Preferences(Places(data_dir), "en"), pause=60.0)
    secret = "22" * 32
    assert session.new_game(c.New(players=("Dana", "Avi"), paintings=6, starter="Dana", secret=secret))
    assert session.deal({"Dana": 1, "Avi": 2})
    assert session.spin()
    session.undo()
    assert not any(session.spin() for _ in range(10))
    assert session.state.spins == 0
    session.close_game()


def test_nothing_is_done_while_the_wheel_turns(session: Session) -> None:
    session.set_busy(True)
    assert not session.spin()
    assert not session.undo()
    session.set_busy(False)
    assert session.spin()


def test_a_refusal_leaves_by_one_signal_and_changes_nothing(session: Session) -> None:
    told: list[Trouble] = []
    session.trouble.connect(told.append)
    before = session.state
    assert not session.bid("Dana", 500_000)
    assert [trouble.key for trouble in told] == ["wrong_phase"]
    assert session.state == before


def test_the_history_is_the_same_when_a_game_is_opened_again(session: Session) -> None:
    assert session.spun_by_hand("bank_auction", None)
    assert session.draw(4)
    assert session.bid("Avi", 500_000)
    assert session.undo()
    assert session.undo()
    assert session.redo()
    assert session.hammer()
    live = [(line.entry.seq, line.before, line.after, line.stands) for line in session.lines]
    table = session.table
    assert table is not None
    again = [(line.entry.seq, line.before, line.after, line.stands) for line in history(table, AuctionGame())]
    assert live == again
    assert [line.stands for line in session.lines if line.entry.kind == "bid"] == [False]


def test_game_files_are_named_after_the_day_and_the_players(tmp_path: Path) -> None:
    day = date(2026, 3, 9)
    assert file_name(("דנה", "Avi"), day) == "2026-03-09 דנה Avi.gallery"
    assert file_name(("a/b\\c:d*?", "..", "CON"), day) == "2026-03-09 abcd CON.gallery"
    longest = file_name(("ש" * 40,) * 8, day)
    assert len(longest.encode()) <= 208
    (tmp_path / "x.gallery").touch()
    assert free_path(tmp_path, "x.gallery").name == "x (2).gallery"
