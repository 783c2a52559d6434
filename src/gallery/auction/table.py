"""A game being played: its record and its rules together. The console, the scripts and the simple players all use it."""

from collections.abc import Sequence
from pathlib import Path

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.decide import decide
from gallery.auction.replay import AuctionGame
from gallery.auction.rules.setup import open_game
from gallery.auction.state import State
from gallery.journal import Draft, Entry, Journal
from gallery.refusal import Refused

GAME = "auction"


class Table:
    """One auction game. `do` is the only way in; every accepted command is one entry, on disk before it is seen."""

    def __init__(self, journal: Journal[State]) -> None:
        self.journal = journal

    @classmethod
    def new(cls, command: c.New, path: Path | None = None, folders: Sequence[Path] = ()) -> "Table":
        """A new game; with a path its file appears with entry 1 in it.

        Refuses what setup and GameFile.create refuse.
        """
        game = AuctionGame()
        flow = open_game(game.start(), command, folders)
        draft = Draft("new", tuple(f.to_plain(fact) for fact in (f.Game(GAME), *flow.facts)))
        journal = Journal(game)
        journal.record(draft, command.id)
        if path is not None:
            journal.save_as(path)
        return cls(journal)

    @classmethod
    def open(cls, path: Path) -> "Table":
        """A saved game, to go on playing. Refuses what Journal.open refuses."""
        return cls(Journal.open(AuctionGame(), path))

    @classmethod
    def read(cls, path: Path) -> "Table":
        """A saved game, to look at only."""
        return cls(Journal.read(AuctionGame(), path))

    @property
    def state(self) -> State:
        """The state after the last entry that stands."""
        return self.journal.state

    @property
    def entries(self) -> Sequence[Entry]:
        """All entries of the record, oldest first."""
        return self.journal.entries

    def do(self, command: c.Command) -> Entry:
        """Carries a command out. Refuses with nothing changed; a command id is taken once (`duplicate_command`)."""
        self.journal.check_command(command.id)
        match command:
            case c.Undo():
                return self.journal.undo(command.id)
            case c.Redo():
                return self.journal.redo(command.id)
            case _:
                return self.journal.record(self.consider(command), command.id)

    def consider(self, command: c.Command) -> Draft:
        """What a command would become, without doing it. Refuses what `do` refuses."""
        return decide(self.state, command, self._lookup)

    def refusal(self, command: c.Command) -> Refused | None:
        """Why a command cannot be done now, or None when it can."""
        try:
            if isinstance(command, c.Undo):
                self.journal.check_undo()
            elif isinstance(command, c.Redo):
                self.journal.check_redo()
            else:
                self.consider(command)
        except Refused as refused:
            return refused
        return None

    def close(self) -> None:
        """Closes the game's file."""
        self.journal.close()

    def _lookup(self, seq: int) -> tuple[Entry, State] | None:
        before = AuctionGame().start()
        for entry, state in self.journal.states():
            if entry.seq == seq:
                return entry, before
            before = state
        return None
