"""Game files as the window makes them: their names, a free place, a whole copy."""

import unicodedata
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from gallery.journal import Entry, GameFile

SUFFIX = ".gallery"


def write_all(path: Path, entries: Sequence[Entry]) -> None:
    """A new game file that holds these entries. Refuses what GameFile.create refuses, with nothing left behind."""
    GameFile.create(path, *entries).close()


def file_name(players: tuple[str, ...], day: date) -> str:
    """A game file's name after the day and the players, as far as every file system takes it."""
    names = []
    for player in players:
        kept = "".join(sign for sign in player if sign.isalnum() or sign in " -" or unicodedata.category(sign) == "Mn")
        kept = " ".join(kept.split())
        if kept:
            names.append(kept)
    stem = " ".join([day.isoformat(), *names])
    # 200 bytes leave room for a number and the suffix in the 255 that most file systems allow.
    while len(stem.encode()) > 200:
        stem = stem[:-1]
    return stem.strip() + SUFFIX


def free_path(folder: Path, name: str) -> Path:
    """The name in the folder, with a number behind it when it is taken."""
    path = folder / name
    again = 2
    while path.exists():
        path = folder / f"{name.removesuffix(SUFFIX)} ({again}){SUFFIX}"
        again += 1
    return path
