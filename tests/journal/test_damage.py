"""R-05: a file that was cut or altered is found out or shows what it always showed, and is never touched."""

import random
from pathlib import Path

import pytest

from gallery.journal import GameFile
from gallery.refusal import Refused
from tests.conftest import FULL
from tests.journal.diary import Diary, Said, alter, diary, looked_at, refusal, reopened, say

DETECTED = {"damaged_file", "foreign_file", "newer_file"}


@pytest.fixture
def long(path: Path) -> Path:
    """A closed diary of some pages: long words, an undo, a redo."""
    journal = diary(path)
    for number in range(12):
        say(journal, f"word {number} " + "x" * 300)
    journal.undo()
    journal.redo()
    journal.close()
    return path


def outcome(path: Path, content: bytes) -> str:
    """What a file of this content is: the key of the refusal, or "same" when its state is that of the whole one."""
    path.write_bytes(content)
    keys = []
    for act in (looked_at, reopened):
        try:
            journal = act(path)
            journal.close()
            keys.append(" ".join(journal.state))
        except Refused as refused:
            keys.append(refused.key)
        assert path.read_bytes() == content
        assert [each.name for each in path.parent.iterdir()] == [path.name]
    # Who goes on playing looks at more of the file than who only reads; what was noticed less counts.
    return min(keys, key=lambda key: key in DETECTED)


def test_a_file_that_was_cut_anywhere_is_found_out(long: Path) -> None:
    whole = long.read_bytes()
    step = 7 if FULL else 211
    for length in [*range(0, len(whole), step), *range(4096, len(whole), 4096), len(whole) - 1]:
        assert outcome(long, whole[:length]) in DETECTED, length


def test_a_byte_that_was_altered_anywhere_is_found_out_or_changes_nothing(long: Path) -> None:
    whole = long.read_bytes()
    said = outcome(long, whole)
    chance = random.Random(1)
    met = set()
    # The header's bytes all, then every few: rows, indexes and what lies unused between them.
    for place in [*range(100), *range(100, len(whole), 5 if FULL else 61)]:
        other = bytearray(whole)
        other[place] ^= chance.choice([0x01, 0x80, 0xFF, chance.randrange(1, 256)])
        told = outcome(long, bytes(other))
        met.add(told)
        assert told in DETECTED | {said}, (place, told)
    assert met >= {"damaged_file", "foreign_file", said}


def test_a_byte_altered_in_an_entry_is_always_found_out(long: Path) -> None:
    whole = long.read_bytes()
    for entry in looked_at(long).entries[:3]:
        body = entry.body()
        start = whole.find(body)
        assert start > 0
        for place in range(start, start + len(body), 1 if FULL else 9):
            other = bytearray(whole)
            other[place] ^= 0x01
            assert outcome(long, bytes(other)) == "damaged_file", place


def test_a_block_of_another_file_in_the_middle_is_found_out(long: Path) -> None:
    whole = long.read_bytes()
    for start in range(4096, len(whole), 4096):
        for filling in (bytes(4096), b"\xff" * 4096, whole[:4096]):
            told = outcome(long, whole[:start] + filling + whole[start + 4096 :])
            if told not in DETECTED:
                # Only the index of the commands, which is for no one to read, says nothing; the full check finds it.
                with GameFile.read(long) as file, pytest.raises(Refused, match="damaged_file"):
                    file.check_pages()


def test_the_longest_good_beginning_of_a_damaged_game_can_be_saved_elsewhere(long: Path) -> None:
    whole, entries = long.read_bytes(), list(looked_at(long).entries)
    to = long.with_name("rescued.gallery")
    for number in (2, 7, len(entries) - 1):
        place = whole.find(entries[number].body())
        long.write_bytes(whole[:place] + b"?" + whole[place + 1 :])
        damaged = long.read_bytes()
        assert Said.rescue(Diary(), long, to) == number
        assert list(looked_at(to).entries) == entries[:number]
        assert long.read_bytes() == damaged
        assert len(list(long.parent.iterdir())) == 2
        journal = reopened(to)
        say(journal, "on")
        journal.close()
        to.unlink()


def test_of_a_whole_game_everything_is_saved_and_nothing_of_one_that_is_lost(long: Path) -> None:
    whole, entries = long.read_bytes(), list(looked_at(long).entries)
    to = long.with_name("rescued.gallery")
    assert Said.rescue(Diary(), long, to) == len(entries)
    assert refusal(lambda: Said.rescue(Diary(), long, to)) == "file_exists"
    to.unlink()
    place = whole.find(entries[0].body())
    for lost in (whole[:place] + b"?" + whole[place + 1 :], whole[:5_000]):
        long.write_bytes(lost)
        assert refusal(lambda: Said.rescue(Diary(), long, to)) == "damaged_file"
        assert not to.exists()


def test_an_entry_of_a_newer_version_is_not_cut_off(long: Path) -> None:
    alter(long, "UPDATE entry SET body = ? WHERE seq = 5", b'{"seq":5,"schema":2}')
    to = long.with_name("rescued.gallery")
    assert refusal(lambda: Said.rescue(Diary(), long, to)) == "newer_file"
    assert not to.exists()
