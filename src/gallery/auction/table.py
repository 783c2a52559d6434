"""A game being played: its record and its rules together. The console, the scripts and the simple players all use it."""

from collections.abc import Sequence
from pathlib import Path

from gallery.auction import commands as c
from gallery.auction.decide import decide
from gallery.auction.replay import AuctionGame
from gallery.auction.rules.setup import open_game
from gallery.auction.state import State
from gallery.journal import Draft, Entry, Journal
from gallery.journal.fact import Game, to_plain
from gallery.journal.table import GameTable, begin

GAME = "auction"


class Table(GameTable[State, c.Command]):
    """One auction game."""

    @classmethod
    def new(cls, command: c.New, path: Path | None = None, folders: Sequence[Path] = ()) -> "Table":
        """A new game; with a path its file appears with entry 1 in it.

        Refuses what setup and GameFile.create refuse.
        """
        game = AuctionGame()
        flow = open_game(game.start(), command, folders)
        draft = Draft("new", tuple(to_plain(fact) for fact in (Game(GAME), *flow.facts)))
        return cls(begin(game, draft, command.id, path))

    @classmethod
    def open(cls, path: Path) -> "Table":
        """A saved game, to go on playing. Refuses what Journal.open refuses."""
        return cls(Journal.open(AuctionGame(), path))

    @classmethod
    def read(cls, path: Path) -> "Table":
        """A saved game, to look at only."""
        return cls(Journal.read(AuctionGame(), path))

    def consider(self, command: c.Command) -> Draft:
        """What a command would become, without doing it. Refuses what `do` refuses."""
        return decide(self.state, command, self._lookup)

    def _lookup(self, seq: int) -> tuple[Entry, State] | None:
        before = AuctionGame().start()
        for entry, state in self.journal.states():
            if entry.seq == seq:
                return entry, before
            before = state
        return None
