"""The game file: it appears whole, is one file when closed, and is left as it is when it is not ours to write."""

import os
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from gallery.journal import Entry, GameFile, store
from gallery.refusal import Refused
from tests.journal.diary import Diary, Said, alter, diary, half_written, looked_at, refusal, reopened, say


def test_a_file_appears_only_when_its_first_entry_is_in_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    insert = store._insert

    def looked(connection: sqlite3.Connection, entry: Entry) -> None:
        seen.append(path.exists())
        insert(connection, entry)

    monkeypatch.setattr(store, "_insert", looked)
    diary(path, "one").close()
    assert seen == [False]
    assert looked_at(path).state == ("one",)


def test_a_file_is_one_file_when_it_is_closed(path: Path) -> None:
    journal = diary(path)
    for number in range(20):
        say(journal, f"word {number}")
    journal.close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_file_is_marked_as_ours(saved: Path) -> None:
    header = saved.read_bytes()[:100]
    assert header[68:72] == b"GALY"
    assert int.from_bytes(header[60:64], "big") == store.FORMAT == 1


def test_every_entry_is_written_through_to_the_disk(path: Path) -> None:
    file = diary(path)._file
    assert file is not None
    synchronous = file._connection.execute("PRAGMA synchronous").fetchone()
    journal_mode = file._connection.execute("PRAGMA journal_mode").fetchone()
    file.close()
    assert (synchronous, journal_mode) == ((2,), ("delete",))


def test_several_entries_become_a_file_whole(path: Path) -> None:
    journal = Said(Diary())
    for word in ("one", "two"):
        say(journal, word)
    GameFile.create(path, *journal.entries).close()
    assert looked_at(path).state == ("one", "two")


def test_a_name_may_be_as_long_as_the_disk_allows_and_in_any_script(path: Path) -> None:
    for name in ("מכירה פומבית.gallery", "a game, 50 % #1?.gallery", "ש" * 119 + ".gallery"):
        diary(path.with_name(name)).close()
        assert looked_at(path.with_name(name)).state == ("one", "two", "three")


@pytest.mark.parametrize("what", ["game", "text", "folder", "link"])
def test_what_is_there_already_is_left_alone(path: Path, what: str) -> None:
    if what == "game":
        diary(path).close()
    elif what == "text":
        path.write_text("my homework")
    elif what == "folder":
        path.mkdir()
    else:
        path.symlink_to(path.parent / "nowhere")
    before = path.read_bytes() if path.is_file() else None
    assert refusal(lambda: diary(path)) == "file_exists"
    assert (path.read_bytes() if path.is_file() else None) == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_file_that_appears_meanwhile_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for can_link in (True, False):
        link = os.link

        def meanwhile(source: Path, target: Path, can_link: bool = can_link, link: Callable[..., None] = link) -> None:
            path.write_text("mine")
            if not can_link:
                raise PermissionError("no links here")
            link(source, target)

        with monkeypatch.context() as patch:
            patch.setattr(os, "link", meanwhile)
            assert refusal(lambda: diary(path)) == "file_exists"
        assert path.read_text() == "mine"
        assert [each.name for each in path.parent.iterdir()] == [path.name]
        path.unlink()


def test_a_disk_without_links_will_do(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", none)
    diary(path).close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert looked_at(path).state == ("one", "two", "three")


def test_a_folder_that_is_not_there_is_named(path: Path) -> None:
    assert refusal(lambda: diary(path.parent / "none" / "a.gallery")) == "no_folder"
    assert list(path.parent.iterdir()) == []


def test_a_name_that_no_disk_takes_is_refused(path: Path) -> None:
    # Room is needed for the journal's name, too.
    for name in ("x" * 300, "x" * 250):
        assert refusal(partial(diary, path.with_name(name))) == "not_writable"
    assert list(path.parent.iterdir()) == []


def test_what_is_left_of_a_deleted_game_is_not_taken_for_that_of_a_new_one(path: Path) -> None:
    for rest in (half_written(path), bytes(512), b""):
        path.unlink(missing_ok=True)
        beside = path.with_name(path.name + "-journal")
        beside.write_bytes(rest)
        diary(path, "new").close()
        assert looked_at(path).state == ("new",)
        assert not beside.exists()
    path.unlink()
    beside.write_text("my notes about the journal")
    assert refusal(lambda: diary(path)) == "file_exists"
    assert [each.name for each in path.parent.iterdir()] == [beside.name]


def test_what_a_killed_program_left_half_made_is_swept_away_in_time(path: Path) -> None:
    dead, alive = (path.with_name(store.PART.format(name)) for name in ("dead", "alive"))
    for part in (dead, alive):
        part.write_text("half")
    os.utime(dead, (time.time() - store.PART_LIFE - 1,) * 2)
    diary(path).close()
    assert sorted(each.name for each in path.parent.iterdir()) == [alive.name, path.name]


@pytest.mark.parametrize("act", [GameFile.open, GameFile.read])
@pytest.mark.parametrize(
    "content", [b"", b"SQLite format 3\0", b"my homework" * 40, b"\0" * 4096], ids=["empty", "cut", "text", "zeros"]
)
def test_a_file_that_is_no_game_is_left_as_it_is(path: Path, content: bytes, act: Callable[[Path], GameFile]) -> None:
    path.write_bytes(content)
    assert refusal(lambda: act(path)) == "foreign_file"
    assert path.read_bytes() == content
    assert len(list(path.parent.iterdir())) == 1


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("act", [GameFile.open, GameFile.read])
def test_somebody_elses_database_is_not_touched(path: Path, act: Callable[[Path], GameFile], mode: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA journal_mode = {mode}")
    connection.execute("CREATE TABLE entry (seq, command, hash, body)")
    connection.close()
    before = path.read_bytes()
    assert refusal(lambda: act(path)) == "foreign_file"
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


@pytest.mark.parametrize("act", [GameFile.open, GameFile.read])
def test_a_file_that_says_it_has_another_kind_of_journal_is_damaged(
    saved: Path, act: Callable[[Path], GameFile]
) -> None:
    # SQLite would make two more files beside it, only to look.
    content = saved.read_bytes()
    saved.write_bytes(content[:18] + b"\2\2" + content[20:])
    assert refusal(lambda: act(saved)) == "damaged_file"
    assert saved.read_bytes()[20:] == content[20:]
    assert [each.name for each in saved.parent.iterdir()] == [saved.name]


@pytest.mark.parametrize("act", [GameFile.open, GameFile.read])
def test_a_folder_or_a_pipe_is_no_game(path: Path, act: Callable[[Path], GameFile]) -> None:
    assert refusal(lambda: act(path.parent)) == "foreign_file"
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        assert refusal(lambda: act(path)) == "foreign_file"


@pytest.mark.parametrize("act", [GameFile.open, GameFile.read])
def test_a_missing_file_is_named(path: Path, act: Callable[[Path], GameFile]) -> None:
    assert refusal(lambda: act(path)) == "no_such_file"
    path.write_text("a file")
    assert refusal(lambda: act(path / "a.gallery")) == "no_such_file"


@pytest.mark.parametrize("act", [reopened, looked_at])
def test_a_file_of_a_newer_version_is_refused_unchanged(saved: Path, act: Callable[[Path], Said]) -> None:
    alter(saved, f"PRAGMA user_version = {store.FORMAT + 1}")
    before = saved.read_bytes()
    with pytest.raises(Refused) as refused:
        act(saved)
    assert (refused.value.key, refused.value.params["version"]) == ("newer_file", 2)
    assert saved.read_bytes() == before


@pytest.mark.parametrize("act", [reopened, looked_at])
def test_an_entry_of_a_newer_version_is_refused_unchanged(saved: Path, act: Callable[[Path], Said]) -> None:
    body = b'{"seq":3,"schema":2,"command":"c","something":"new"}'
    alter(saved, "UPDATE entry SET body = ? WHERE seq = 3", body)
    before = saved.read_bytes()
    assert refusal(lambda: act(saved)) == "newer_file"
    assert saved.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET body = CAST(replace(CAST(body AS TEXT), 'two', 'ten') AS BLOB) WHERE seq = 2",
        "UPDATE entry SET hash = replace(hash, substr(hash, 1, 1), 'x') WHERE seq = 2",
        "UPDATE entry SET command = 'another' WHERE seq = 3",
        "DELETE FROM entry WHERE seq = 3",
        "DELETE FROM entry WHERE seq = 2",
        "DELETE FROM entry WHERE seq = 1",
        "DELETE FROM entry",
        "UPDATE entry SET seq = 4 WHERE seq = 3",
        "INSERT INTO entry SELECT 4, 'c4', hash, body FROM entry WHERE seq = 3",
        "UPDATE head SET length = 2",
        "UPDATE head SET hash = '00'",
        "DELETE FROM head",
        "DROP TABLE head",
        "DROP TABLE entry",
        "PRAGMA user_version = 0",
    ],
)
def test_a_row_that_was_altered_is_found(saved: Path, statement: str) -> None:
    alter(saved, statement)
    before = saved.read_bytes()
    for act in (reopened, looked_at):
        assert refusal(partial(act, saved)) == "damaged_file"
    assert saved.read_bytes() == before


def test_pages_that_do_not_fit_together_are_found(saved: Path) -> None:
    with GameFile.read(saved) as file:
        file.check_pages()
    # The index of the commands says something that its table does not.
    raw = saved.read_bytes()
    command = looked_at(saved).entries[1].command.encode()
    first, last = raw.find(command), raw.rfind(command)
    assert first != last
    saved.write_bytes(raw[:first] + b"x" + raw[first + 1 :])
    with GameFile.read(saved) as file:
        assert refusal(file.check_pages) == "damaged_file"


def test_a_file_that_was_deleted_or_replaced_while_it_is_played_is_noticed(path: Path) -> None:
    for replaced in (False, True):
        journal = diary(path)
        moved = path.rename(path.with_name("moved"))
        if replaced:
            path.write_text("another")
        assert refusal(partial(say, journal, "four")) == "file_gone"
        assert journal.state == ("one", "two", "three")
        path.unlink(missing_ok=True)
        moved.rename(path)
        say(journal, "four")
        journal.close()
        assert looked_at(path).state == ("one", "two", "three", "four")
        path.unlink()
