"""A game being played: its record and its rules together. What every game's table does the same way is here."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Generic, TypeVar

from gallery.journal.command import Command
from gallery.journal.entry import Draft, Entry
from gallery.journal.journal import Game, Journal
from gallery.refusal import Refused

State = TypeVar("State")
Asked = TypeVar("Asked", bound=Command)


class GameTable(ABC, Generic[State, Asked]):
    """One game. `do` is the only way in; every accepted command is one entry, on disk before it is seen."""

    def __init__(self, journal: Journal[State]) -> None:
        self.journal = journal

    @property
    def state(self) -> State:
        """The state after the last entry that stands."""
        return self.journal.state

    @property
    def entries(self) -> Sequence[Entry]:
        """All entries of the record, oldest first."""
        return self.journal.entries

    @abstractmethod
    def consider(self, command: Asked) -> Draft:
        """What a command would become, without doing it. Refuses what `do` refuses."""

    def do(self, command: Asked) -> Entry:
        """Carries a command out. Refuses with nothing changed; a command id is taken once (`duplicate_command`)."""
        self.journal.check_command(command.id)
        match command.do:
            case "undo":
                return self.journal.undo(command.id)
            case "redo":
                return self.journal.redo(command.id)
            case _:
                return self.journal.record(self.consider(command), command.id)

    def refusal(self, command: Asked) -> Refused | None:
        """Why a command cannot be done now, or None when it can."""
        try:
            match command.do:
                case "undo":
                    self.journal.check_undo()
                case "redo":
                    self.journal.check_redo()
                case _:
                    self.consider(command)
        except Refused as refused:
            return refused
        return None

    def close(self) -> None:
        """Closes the game's file."""
        self.journal.close()


def begin(game: Game[State], draft: Draft, command: str | None, path: Path | None) -> Journal[State]:
    """The record of a new game with entry 1; with a path its file appears with it. Refuses what GameFile.create refuses."""
    journal = Journal(game)
    journal.record(draft, command)
    if path is not None:
        journal.save_as(path)
    return journal
