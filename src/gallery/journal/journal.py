"""A game's record in memory and on disk: append, replay, undo and redo. What a fact means, the game itself says."""

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from gallery.journal.entry import FIRST, Draft, Entry
from gallery.journal.store import GameFile
from gallery.refusal import Refused

State = TypeVar("State")


class Game(Protocol[State]):
    """What the record asks of a game: where it starts, and what a fact does. Neither may consult a rule."""

    def start(self) -> State:
        """The state before entry 1."""

    def apply(self, state: State, fact: dict[str, Any]) -> State:
        """The state after one fact of an entry."""

    def keeps(self, state: State) -> str | None:
        """The refusal key when this state must not be left by undo, None when it may (D16)."""


@dataclass(frozen=True, slots=True)
class Standing(Generic[State]):
    """An entry that stands, and the state after it."""

    entry: Entry
    state: State


class Journal(Generic[State]):
    """The entries of one game, those that stand, and those that redo would bring back.

    Every entry is on disk (when there is a file) before the new state can be seen.
    """

    def __init__(self, game: Game[State], file: GameFile | None = None) -> None:
        self._game = game
        self._file = file
        self._entries: list[Entry] = []
        self._standing: list[Standing[State]] = []
        self._undone: list[Standing[State]] = []
        self._commands: set[str] = set()
        self._head = FIRST

    @classmethod
    def open(cls, game: Game[State], path: Path) -> "Journal[State]":
        """A saved game, replayed and ready to go on. Refuses what GameFile.open refuses."""
        file = GameFile.open(path)
        try:
            journal = cls(game, file)
            journal._replay(file.entries())
        except BaseException:
            file.close()
            raise
        return journal

    @classmethod
    def read(cls, game: Game[State], path: Path) -> "Journal[State]":
        """A saved game, replayed, to look at only; the file is closed again at once."""
        with GameFile.read(path) as file:
            journal = cls(game)
            journal._replay(file.entries())
        return journal

    @classmethod
    def rescue(cls, game: Game[State], path: Path, to: Path) -> int:
        """Saves the longest good beginning of a damaged game in a new file, and gives the number of its entries.

        The damaged file stays as it is. Refuses what GameFile.read and GameFile.create refuse, and `damaged_file` when not
        even the first entry is good.
        """
        journal = cls(game)
        with GameFile.read(path) as file:
            try:
                journal._replay(file.entries())
            except Refused as refused:
                if refused.key != "damaged_file" or not journal._entries:
                    raise
        GameFile.create(to, *journal._entries).close()
        return len(journal._entries)

    def save_as(self, path: Path) -> None:
        """Starts the file of a game whose first entry is recorded; later entries follow it there."""
        if self._file is not None or len(self._entries) != 1:
            raise ValueError("only a new game's first entry starts a file")
        self._file = GameFile.create(path, self._entries[0])

    @property
    def path(self) -> Path | None:
        """The game file, None for a game in memory."""
        return self._file.path if self._file else None

    @property
    def entries(self) -> Sequence[Entry]:
        """All entries, oldest first, also those undone."""
        return self._entries

    @property
    def standing(self) -> Sequence[Entry]:
        """The entries that stand, oldest first; undo and redo entries are not among them."""
        return [item.entry for item in self._standing]

    @property
    def state(self) -> State:
        """The state after the last entry that stands."""
        return self._standing[-1].state if self._standing else self._game.start()

    def states(self) -> Sequence[tuple[Entry, State]]:
        """Every standing entry with the state after it."""
        return [(item.entry, item.state) for item in self._standing]

    @property
    def undoable(self) -> Entry | None:
        """The entry that undo would take back, whether or not it may be now."""
        return self._standing[-1].entry if len(self._standing) > 1 else None

    @property
    def redoable(self) -> Entry | None:
        """The entry that redo would bring back."""
        return self._undone[-1].entry if self._undone else None

    def check_command(self, command: str | None) -> None:
        """Refuses `duplicate_command` for an id that the record holds: a double click never pays twice."""
        if command is not None and command in self._commands:
            raise Refused("duplicate_command", id=command)

    def record(self, draft: Draft, command: str | None = None) -> Entry:
        """Appends what a command became. On disk first; only then the state changes."""
        self.check_command(command)
        state = self.state
        for fact in draft.facts:
            state = self._game.apply(state, fact)
        entry = self._write(draft, command)
        self._standing.append(Standing(entry, state))
        self._undone.clear()
        return entry

    def undo(self, command: str | None = None) -> Entry:
        """Takes back the last entry that stands. Refuses `nothing_to_undo` and what the game keeps (`card_seen`)."""
        self.check_command(command)
        self.check_undo()
        entry = self._write(Draft("undo", links=self._standing[-1].entry.seq), command)
        self._undone.append(self._standing.pop())
        return entry

    def redo(self, command: str | None = None) -> Entry:
        """Brings back the entry that was undone last. Refuses `nothing_to_redo`."""
        self.check_command(command)
        self.check_redo()
        entry = self._write(Draft("redo", links=self._undone[-1].entry.seq), command)
        self._standing.append(self._undone.pop())
        return entry

    def check_undo(self) -> None:
        """Refuses what `undo` would refuse."""
        if len(self._standing) < 2:
            raise Refused("nothing_to_undo")
        kept = self._game.keeps(self.state)
        # An entry after the one that made the game keep its state (a rename, say) may be taken back.
        if kept and not self._game.keeps(self._standing[-2].state):
            raise Refused(kept)

    def check_redo(self) -> None:
        """Refuses what `redo` would refuse."""
        if not self._undone:
            raise Refused("nothing_to_redo")

    def close(self) -> None:
        """Closes the file, if there is one; the record stays readable."""
        if self._file is not None:
            self._file.close()

    def _write(self, draft: Draft, command: str | None) -> Entry:
        entry = Entry(
            seq=len(self._entries) + 1,
            at=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            kind=draft.kind,
            command=command if command is not None else uuid.uuid4().hex,
            links=draft.links,
            facts=draft.facts,
            before=self._head,
        )
        if self._file is not None:
            self._file.append(entry)
        self._keep(entry)
        return entry

    def _keep(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._commands.add(entry.command)
        self._head = entry.hash

    def _replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.kind == "undo":
                if len(self._standing) < 2 or self._standing[-1].entry.seq != entry.links:
                    raise Refused("damaged_file", entry=entry.seq, detail="undo")
                self._undone.append(self._standing.pop())
            elif entry.kind == "redo":
                if not self._undone or self._undone[-1].entry.seq != entry.links:
                    raise Refused("damaged_file", entry=entry.seq, detail="redo")
                self._standing.append(self._undone.pop())
            else:
                state = self.state
                try:
                    for fact in entry.facts:
                        state = self._game.apply(state, fact)
                except Refused as fault:
                    if fault.key == "other_game":
                        raise
                    raise Refused("damaged_file", entry=entry.seq, detail=str(fault)) from fault
                except Exception as fault:
                    # Facts that were altered can break whatever applies them, in any way; it is the file that is wrong.
                    raise Refused("damaged_file", entry=entry.seq, detail=repr(fault)) from fault
                self._standing.append(Standing(entry, state))
                self._undone.clear()
            self._keep(entry)
