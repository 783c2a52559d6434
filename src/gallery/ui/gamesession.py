"""A game at the table as the windows see it, whichever game it is: its file, its record, and one way to do something.

Every action is on disk before `happened` is sent. All errors leave by one signal, `trouble`.
"""

import logging
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from gallery.journal import Entry, Journal
from gallery.journal.command import Command
from gallery.journal.journal import Game
from gallery.journal.table import GameTable
from gallery.refusal import Refused
from gallery.ui.gamefiles import file_name, free_path, write_all
from gallery.ui.history import LineOf, history
from gallery.ui.preferences import Preferences

log = logging.getLogger(__name__)

S = TypeVar("S")
C = TypeVar("C", bound=Command)
Marked = TypeVar("Marked", bound=Command)

FILE_TROUBLES = frozenset(
    {"disk_full", "file_gone", "not_writable", "read_only_file", "no_folder", "damaged_file", "not_readable"}
)
"""Refusals of the disk and not of the rules: the banner offers to try again or to save elsewhere."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that could not be done. `refused` is None for a fault of the program; `again` may be tried once more."""

    refused: Refused | None
    again: Command | None = None
    file: Path | None = None
    """The file that could not be opened."""

    @property
    def key(self) -> str:
        """The refusal's key; empty for a fault of the program."""
        return self.refused.key if self.refused is not None else ""

    @property
    def of_the_disk(self) -> bool:
        """Whether saving failed, and not a rule."""
        return self.key in FILE_TROUBLES


class GameSession(QObject, Generic[S, C]):
    """The game on the table, or none. What a game's own session adds is what can be done in it."""

    coming = Signal()
    """A game is about to be put on the table: any other one is put away."""
    opened = Signal()
    closed = Signal()
    happened = Signal(object)
    """A LineOf: what just happened."""
    busy_changed = Signal(bool)
    trouble = Signal(object)
    """A Trouble: the only way for an error to reach a person."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.places = preferences.places
        self.lines: list[LineOf[S]] = []
        self.busy = False
        self._table: GameTable[S, C] | None = None

    # --- what each game says for itself

    def rules(self) -> Game[S]:
        """What its facts mean."""
        raise NotImplementedError

    def read_table(self, path: Path) -> GameTable[S, C]:
        """A saved game to look at. Refuses what Journal.read refuses."""
        raise NotImplementedError

    def open_table(self, path: Path) -> GameTable[S, C]:
        """A saved game to play on. Refuses what Journal.open refuses."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the open game has come to its end. RuntimeError when there is none."""
        raise NotImplementedError

    def settle(self) -> None:
        """Forgets what was spoken and not recorded: another game is on the table, or something happened."""

    def undo(self) -> bool:
        """Takes the last step back."""
        raise NotImplementedError

    def redo(self) -> bool:
        """Brings back what was undone last."""
        raise NotImplementedError

    # --- the game's file

    @property
    def playing(self) -> bool:
        """Whether a game is on the table."""
        return self._table is not None

    @property
    def path(self) -> Path | None:
        """The open game's file."""
        return self._table.journal.path if self._table is not None else None

    @property
    def entries(self) -> Sequence[Entry]:
        """The open game's record, oldest first; empty when there is none."""
        return self._table.entries if self._table is not None else ()

    @property
    def undoable(self) -> Entry | None:
        """The entry that undo would take back, whether or not it may be now."""
        return self._table.journal.undoable if self._table is not None else None

    @property
    def redoable(self) -> Entry | None:
        """The entry that redo would bring back."""
        return self._table.journal.redoable if self._table is not None else None

    def why_no_undo(self) -> Refused | None:
        """Why nothing can be undone now; None also when no game is open."""
        try:
            if self._table is not None:
                self._table.journal.check_undo()
        except Refused as refused:
            return refused
        return None

    @property
    def state(self) -> S:
        """The state of the open game. RuntimeError when there is none."""
        return self._open_table().state

    def last_game(self) -> Path | None:
        """The file that was played last, of whatever game, if it is still there; else the newest one."""
        told = self.preferences.settings.last_game
        if told and Path(told).is_file():
            return Path(told)
        saved = self.places.saved_games()
        return saved[0] if saved else None

    def open_game(self, path: Path) -> bool:
        """Goes on with a saved game. A game that is open already stays open when this one cannot be read."""
        current = self.path
        if current is not None and current.resolve() == path.resolve():
            self.opened.emit()
            return True
        try:
            table = self.open_table(path)
        except Refused as refused:
            self.trouble.emit(Trouble(refused, file=path))
            return False
        self.take_over(table)
        self._remember_file(path)
        return True

    def place_for(self, players: tuple[str, ...]) -> Path:
        """Where a new game's file comes: named after the day and the players. Refuses a folder that cannot be made."""
        return free_path(self.places.make(self.places.games), file_name(players, date.today()))

    def open_copy(self, path: Path) -> bool:
        """Goes on with a copy of a game whose own file cannot be written; the file itself is left as it is."""
        try:
            entries = self.read_table(path).entries
            copy = free_path(self.places.make(self.places.games), path.name)
            write_all(copy, entries)
        except Refused as refused:
            self.fail(refused)
            return False
        return self.open_game(copy)

    def open_rescued(self, path: Path) -> bool:
        """Goes on with the good beginning of a damaged game, in a new file; the damaged one is left as it is."""
        try:
            folder = self.places.make(self.places.games)
            copy = free_path(folder, path.name)
            Journal.rescue(self.rules(), path, copy)
        except Refused as refused:
            self.fail(refused)
            return False
        return self.open_game(copy)

    def save_elsewhere(self, path: Path) -> bool:
        """Writes the whole record into a new file and goes on playing there (the first disk is full or gone)."""
        table = self._open_table()
        try:
            write_all(path, table.entries)
            moved = self.open_table(path)
        except Refused as refused:
            self.fail(refused)
            return False
        self.take_over(moved)
        self._remember_file(path)
        return True

    def close_game(self) -> None:
        """Puts the game away. Everything is on disk already."""
        if self._table is not None:
            self._table.close()
            self._table = None
            self.lines = []
            self.busy = False
            self.settle()
            self.closed.emit()

    def take_over(self, table: GameTable[S, C]) -> None:
        """This game is on the table now."""
        self.coming.emit()
        if self._table is not None:
            self._table.close()
        self._table = table
        self.lines = history(table, self.rules())
        self.busy = False
        self.settle()
        self.opened.emit()

    def _remember_file(self, path: Path) -> None:
        self.preferences.remember_game(str(path), over=self.over)

    def _open_table(self) -> GameTable[S, C]:
        if self._table is None:
            raise RuntimeError("no game is open")
        return self._table

    # --- doing something

    @property
    def moment(self) -> int:
        """How many entries the record has: a button made earlier than now is stale and does nothing."""
        return len(self._table.entries) if self._table else 0

    def refusal(self, command: C) -> Refused | None:
        """Why a command cannot be done now."""
        return self._open_table().refusal(command)

    def do(self, command: C, moment: int | None = None) -> bool:
        """Carries a command out, recorded before anything shows it.

        `moment` is when the button was made; a stale one (the second half of a double click) is dropped without a word.
        """
        table = self._open_table()
        if self.busy or (moment is not None and moment != self.moment):
            return False
        before, was_over = table.state, self.over
        marked = _with_id(command, f"{len(table.entries) + 1}-{uuid.uuid4().hex[:12]}")
        try:
            entry = table.do(marked)
        except Refused as refused:
            self.fail(refused, command)
            return False
        line = LineOf(entry, before, table.state)
        self._remember(line)
        self.settle()
        if self.over != was_over and table.journal.path is not None:
            self._remember_file(table.journal.path)
        self.happened.emit(line)
        return True

    def _remember(self, line: LineOf[S]) -> None:
        if line.entry.kind in ("undo", "redo"):
            self.lines = [
                LineOf(old.entry, old.before, old.after, line.entry.kind == "redo")
                if old.entry.seq == line.entry.links
                else old
                for old in self.lines
            ]
        self.lines.append(line)

    def fail(self, refused: Refused, again: C | None = None) -> None:
        """Tells that something could not be done."""
        log.info("refused: %s", refused)
        self.trouble.emit(Trouble(refused, again))

    def fault(self, error: BaseException) -> None:
        """An error that nobody foresaw: logged whole, shown in one sentence, and the game goes on."""
        log.error("uncaught in a window", exc_info=error)
        self.trouble.emit(Trouble(None))

    def set_busy(self, busy: bool) -> None:
        """While something plays on the wall the console waits."""
        if busy != self.busy:
            self.busy = busy
            self.busy_changed.emit(busy)


def _with_id(command: Marked, mark: str) -> Marked:
    marked: Marked = msgspec.structs.replace(command, id=mark)
    return marked
