"""Games played long ago: their scripts still lead to the same end, and their files still load (R-12, R-17).

A `.jsonl` is the script with the refusals that came, a `.json` the state at its end, a `.gallery` the file that was saved
then. They are never made anew: a later version must read them as they are.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from gallery.auction import commands as c
from gallery.auction.report import entry_report, state_report
from gallery.auction.table import Table
from gallery.auction.verify import verify
from gallery.auction.words import state_words, tell
from gallery.script import play
from gallery.texts import LANGUAGES, Texts
from tests.auction.invariants import check, check_notes
from tests.auction.test_referee import pinned

GAMES = sorted(path.stem for path in Path(__file__).parent.glob("*.jsonl"))


def recorded(name: str, kind: str) -> Path:
    return Path(__file__).parent / f"{name}.{kind}"


def end(name: str) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(recorded(name, "json").read_text("utf-8"))
    return state


def state_of(table: Table, like: dict[str, Any]) -> Any:
    return pinned(json.loads(json.dumps(state_report(table.state))), like)


def test_there_are_recorded_games() -> None:
    assert len(GAMES) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_the_script_leads_to_the_same_end(name: str) -> None:
    table = play(recorded(name, "jsonl").read_bytes().splitlines())
    assert isinstance(table, Table)
    assert state_of(table, end(name)) == end(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_old_file_still_loads(name: str, tmp_path: Path) -> None:
    saved = tmp_path / "old.gallery"
    shutil.copy(recorded(name, "gallery"), saved)
    before = saved.read_bytes()
    table = Table.read(saved)
    assert state_of(table, end(name)) == end(name)
    verify(table)
    for _, state in table.journal.states():
        check(state)
    for entry in table.entries:
        check_notes(entry)
        assert entry_report(entry, table.state)["seq"] == entry.seq
        for language in LANGUAGES:
            assert tell(entry, table.entries, table.state, Texts(language))
    for language in LANGUAGES:
        assert list(state_words(table.state, Texts(language), banker=True))
    assert saved.read_bytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_old_file_can_be_played_on(name: str, tmp_path: Path) -> None:
    saved = tmp_path / "old.gallery"
    shutil.copy(recorded(name, "gallery"), saved)
    table = Table.open(saved)
    over = table.state
    assert over.phase == "over"
    table.do(c.Undo())
    assert table.state.phase != "over"
    table.do(c.Redo())
    assert table.state == over
    table.close()
    assert Table.read(saved).state == over
