"""A game at the table as the windows see it: one function for each thing a person can do, and signals for what came of it.

Every action is on disk before `happened` is sent. All errors leave by one signal, `trouble`.
"""

import logging
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from gallery.auction import commands as c
from gallery.auction.replay import AuctionGame
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.journal import Journal
from gallery.refusal import Refused
from gallery.ui.gamefiles import file_name, free_path, write_all
from gallery.ui.history import Line, history
from gallery.ui.preferences import Preferences

log = logging.getLogger(__name__)

FILE_TROUBLES = frozenset(
    {"disk_full", "file_gone", "not_writable", "read_only_file", "no_folder", "damaged_file", "not_readable"}
)
"""Refusals of the disk and not of the rules: the banner offers to try again or to save elsewhere."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that could not be done. `refused` is None for a fault of the program; `again` may be tried once more."""

    refused: Refused | None
    again: c.Command | None = None
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


class Session(QObject):
    """The game on the table, or none.

    `pause` (seconds) is how long after a spin a second one is taken for the same press.
    """

    opened = Signal()
    closed = Signal()
    happened = Signal(object)
    """A Line: what just happened."""
    going_changed = Signal(int)
    """0, 1 or 2: going once, going twice. Spoken, not recorded."""
    busy_changed = Signal(bool)
    trouble = Signal(object)
    """A Trouble: the only way for an error to reach a person."""

    def __init__(self, preferences: Preferences, pause: float = 0.6) -> None:
        super().__init__()
        self.preferences = preferences
        self.places = preferences.places
        self.pause = pause
        self.lines: list[Line] = []
        self.going = 0
        self.busy = False
        self._table: Table | None = None
        self._spun_at = -1e9

    # --- the game's file

    @property
    def table(self) -> Table | None:
        """The table, None when no game is open."""
        return self._table

    @property
    def state(self) -> State:
        """The state of the open game. RuntimeError when there is none."""
        return self._open_table().state

    def last_game(self) -> Path | None:
        """The file that "continue" would open, if it is still there."""
        told = self.preferences.settings.last_game
        if told and Path(told).is_file():
            return Path(told)
        saved = self.places.saved_games()
        return saved[0] if saved else None

    def new_game(self, command: c.New) -> bool:
        """Opens a new game; its file is named after the day and the players."""
        try:
            folder = self.places.make(self.places.games)
            path = free_path(folder, file_name(command.players, date.today()))
            table = Table.new(command, path, self.places.folders)
        except Refused as refused:
            self._fail(refused)
            return False
        self._take_over(table)
        self.preferences.remember_game(str(path), [player.name for player in table.state.players])
        return True

    def open_game(self, path: Path) -> bool:
        """Goes on with a saved game. A game that is open already stays open when this one cannot be read."""
        current = self._table.journal.path if self._table else None
        if current is not None and current.resolve() == path.resolve():
            self.opened.emit()
            return True
        try:
            table = Table.open(path)
        except Refused as refused:
            self.trouble.emit(Trouble(refused, file=path))
            return False
        self._take_over(table)
        self.preferences.remember_game(str(path))
        return True

    def open_copy(self, path: Path) -> bool:
        """Goes on with a copy of a game whose own file cannot be written; the file itself is left as it is."""
        try:
            entries = Table.read(path).entries
            copy = free_path(self.places.make(self.places.games), path.name)
            write_all(copy, entries)
        except Refused as refused:
            self._fail(refused)
            return False
        return self.open_game(copy)

    def open_rescued(self, path: Path) -> bool:
        """Goes on with the good beginning of a damaged game, in a new file; the damaged one is left as it is."""
        try:
            folder = self.places.make(self.places.games)
            copy = free_path(folder, path.name)
            Journal.rescue(AuctionGame(), path, copy)
        except Refused as refused:
            self._fail(refused)
            return False
        return self.open_game(copy)

    def continue_last(self) -> bool:
        """Goes on with the last game, also after a crash."""
        path = self.last_game()
        return path is not None and self.open_game(path)

    def save_elsewhere(self, path: Path) -> bool:
        """Writes the whole record into a new file and goes on playing there (the first disk is full or gone)."""
        table = self._open_table()
        try:
            write_all(path, table.entries)
            moved = Table.open(path)
        except Refused as refused:
            self._fail(refused)
            return False
        self._take_over(moved)
        self.preferences.remember_game(str(path))
        return True

    def close_game(self) -> None:
        """Puts the game away. Everything is on disk already."""
        if self._table is not None:
            self._table.close()
            self._table = None
            self.lines = []
            self.going = 0
            self.busy = False
            self.closed.emit()

    def _take_over(self, table: Table) -> None:
        if self._table is not None:
            self._table.close()
        self._table = table
        self.lines = history(table)
        self.going = 0
        self.busy = False
        self._spun_at = -1e9
        self.opened.emit()

    def _open_table(self) -> Table:
        if self._table is None:
            raise RuntimeError("no game is open")
        return self._table

    # --- doing something

    @property
    def moment(self) -> int:
        """How many entries the record has: a button made earlier than now is stale and does nothing."""
        return len(self._table.entries) if self._table else 0

    def refusal(self, command: c.Command) -> Refused | None:
        """Why a command cannot be done now."""
        return self._open_table().refusal(command)

    def do(self, command: c.Command, moment: int | None = None) -> bool:
        """Carries a command out, recorded before anything shows it.

        `moment` is when the button was made; a stale one (the second half of a double click) is dropped without a word.
        """
        table = self._open_table()
        if self.busy or (moment is not None and moment != self.moment):
            return False
        before = table.state
        marked = _with_id(command, f"{len(table.entries) + 1}-{uuid.uuid4().hex[:12]}")
        try:
            entry = table.do(marked)
        except Refused as refused:
            self._fail(refused, command)
            return False
        line = Line(entry, before, table.state)
        self._remember(line)
        self._set_going(0)
        self.happened.emit(line)
        return True

    def _remember(self, line: Line) -> None:
        if line.entry.kind in ("undo", "redo"):
            self.lines = [
                Line(old.entry, old.before, old.after, line.entry.kind == "redo")
                if old.entry.seq == line.entry.links
                else old
                for old in self.lines
            ]
        self.lines.append(line)

    def _fail(self, refused: Refused, again: c.Command | None = None) -> None:
        log.info("refused: %s", refused)
        self.trouble.emit(Trouble(refused, again))

    def fault(self, error: BaseException) -> None:
        """An error that nobody foresaw: logged whole, shown in one sentence, and the game goes on."""
        log.error("uncaught in a window", exc_info=error)
        self.trouble.emit(Trouble(None))

    def set_busy(self, busy: bool) -> None:
        """While the wheel turns on the wall the console waits."""
        if busy != self.busy:
            self.busy = busy
            self.busy_changed.emit(busy)

    # --- one function for each thing a person can do

    def deal(self, paintings: Mapping[str, int] | None = None, moment: int | None = None) -> bool:
        """The opening deal; in paper mode which painting each player drew."""
        return self.do(c.Deal(paintings=dict(paintings) if paintings is not None else None), moment)

    def spin(self, moment: int | None = None) -> bool:
        """Spins the wheel. Ten fast presses are one spin."""
        if time.monotonic() - self._spun_at < self.pause:
            return False
        done = self.do(c.Spin(), moment)
        if done:
            self._spun_at = time.monotonic()
        return done

    def spun_by_hand(self, kind: str, price: int | None) -> bool:
        """Enters what a printed wheel said."""
        return self.do(c.Spin(sector=kind, price=price))

    def draw(self, painting: int, moment: int | None = None) -> bool:
        """The painting that was drawn (paper mode)."""
        return self.do(c.Draw(painting=painting), moment)

    def bid(self, player: str, amount: int, moment: int | None = None) -> bool:
        """A bid, in dollars."""
        return self.do(c.PlaceBid(player=player, amount=amount), moment)

    def say_going(self) -> None:
        """Going once; then twice; then the hammer falls."""
        if self.state.phase != "auction" or self.busy:
            return
        if self.going < 2:
            self._set_going(self.going + 1)
        else:
            self.hammer()

    def hammer(self, moment: int | None = None) -> bool:
        """Sold, or unsold."""
        return self.do(c.Hammer(), moment)

    def offer(self, painting: int, moment: int | None = None) -> bool:
        """Puts an own painting up for a private auction."""
        return self.do(c.Offer(painting=painting), moment)

    def take_money(self, moment: int | None = None) -> bool:
        """`collect`: the money."""
        return self.do(c.Take(what="money"), moment)

    def take_value(self, moment: int | None = None) -> bool:
        """`collect`: a value card, looked at first and laid next."""
        return self.do(c.Take(what="value"), moment)

    def lay(self, painting: int, moment: int | None = None) -> bool:
        """Lays the card that was looked at."""
        return self.do(c.Lay(painting=painting), moment)

    def buy(self, painting: int | None = None, moment: int | None = None) -> bool:
        """Buys the painting on view, or another player's."""
        return self.do(c.Buy(painting=painting), moment)

    def sell(self, painting: int, values: tuple[int, ...] | None, moment: int | None = None) -> bool:
        """Sells a painting to the bank, in paper mode with what its cards say."""
        return self.do(c.Sell(painting=painting, values=values), moment)

    def decline(self, moment: int | None = None) -> bool:
        """Lets a "may" pass."""
        return self.do(c.Decline(), moment)

    def reveal(self, painting: int, values: tuple[int, ...], moment: int | None = None) -> bool:
        """What lies under a painting, at the end (paper mode)."""
        return self.do(c.Reveal(painting=painting, values=values), moment)

    def undo(self) -> bool:
        """Takes the last step back; a going once or twice that was only spoken goes first."""
        if self.going:
            self._set_going(0)
            return True
        return self.do(c.Undo())

    def redo(self) -> bool:
        """Brings back what was undone last."""
        return self.do(c.Redo())

    def finish(self) -> bool:
        """The bell."""
        return self.do(c.Finish())

    def correct(self, payer: str, payee: str, amount: int, reason: str) -> bool:
        """Moves money by hand."""
        return self.do(c.Correct(payer=payer, payee=payee, amount=amount, reason=reason))

    def count(self, player: str, notes: Mapping[int, int]) -> bool:
        """Records a cash count that agrees."""
        return self.do(c.Count(player=player, notes=dict(notes)))

    def rename(self, player: str, name: str) -> bool:
        """Another name for a player."""
        return self.do(c.Rename(player=player, name=name))

    def leave(self, player: str) -> bool:
        """A player leaves."""
        return self.do(c.Leave(player=player))

    def join(self, player: str, painting: int | None) -> bool:
        """A player joins late."""
        return self.do(c.Join(player=player, painting=painting))

    def reverse(self, entry: int, reason: str) -> bool:
        """Takes an older entry back."""
        return self.do(c.Reverse(entry=entry, reason=reason))

    def assign(self, painting: int, player: str, amount: int, reason: str) -> bool:
        """Gives a painting of the bank to the right player."""
        return self.do(c.Assign(painting=painting, player=player, amount=amount, reason=reason))

    def _set_going(self, going: int) -> None:
        if going != self.going:
            self.going = going
            self.going_changed.emit(going)


def _with_id(command: c.Command, mark: str) -> c.Command:
    marked: c.Command = msgspec.structs.replace(command, id=mark)
    return marked
