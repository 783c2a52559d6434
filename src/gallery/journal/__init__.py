"""The record: entries as facts in one file, chained by hashes, with undo, redo and replay. It knows no game."""

from gallery.journal.entry import Draft, Entry
from gallery.journal.journal import Game, Journal
from gallery.journal.store import GameFile

__all__ = ["Draft", "Entry", "Game", "GameFile", "Journal"]
