"""A game that knows no rule, for the record alone; and ways to break its file behind our back."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gallery.journal import Draft, Entry, Journal
from gallery.refusal import Refused


class Diary:
    """Its state is the words that were said, in order; a word "secret" must not be left by undo."""

    def start(self) -> tuple[str, ...]:
        """Nothing was said."""
        return ()

    def apply(self, state: tuple[str, ...], fact: dict[str, Any]) -> tuple[str, ...]:
        """One more word."""
        return (*state, str(fact["word"]))

    def keeps(self, state: tuple[str, ...]) -> str | None:
        """As D16 does with a card that was looked at."""
        return "card_seen" if state[-1:] == ("secret",) else None


Said = Journal[tuple[str, ...]]


def say(journal: Said, word: str, command: str | None = None) -> Entry:
    """Records a word."""
    return journal.record(Draft("say", ({"fact": "Said", "word": word},)), command)


def diary(path: Path, words: str = "one two three") -> Said:
    """A saved diary, open for play."""
    first, *rest = words.split()
    journal = Said(Diary())
    say(journal, first)
    journal.save_as(path)
    for word in rest:
        say(journal, word)
    return journal


def reopened(path: Path) -> Said:
    """A saved diary, open for play again."""
    return Said.open(Diary(), path)


def looked_at(path: Path) -> Said:
    """A saved diary, read."""
    return Said.read(Diary(), path)


def half_written(path: Path) -> bytes:
    """Saves a diary whose last command a kill cut in half: the journal beside it, also given, takes it back."""
    diary(path).close()
    code = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA cache_size = 1")
connection.execute("BEGIN")
connection.execute("UPDATE head SET length = 99")
for seq in range(4, 60):
    connection.execute("INSERT INTO entry VALUES (?, ?, 'x', ?)", (seq, str(seq), b"half" * 1000))
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", code, str(path)], check=True)
    journal = path.with_name(path.name + "-journal").read_bytes()
    assert journal.startswith(b"\xd9\xd5\x05\xf9")
    return journal


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.key


def alter(path: Path, statement: str, *values: object) -> None:
    """Changes a file behind our back."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()
