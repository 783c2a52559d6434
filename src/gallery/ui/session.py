"""The auction at the table as the windows see it: one function for each thing a person can do."""

import time
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal

from gallery.auction import commands as c
from gallery.auction.replay import AuctionGame
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.journal.table import GameTable
from gallery.refusal import Refused
from gallery.ui.gamesession import FILE_TROUBLES as FILE_TROUBLES
from gallery.ui.gamesession import GameSession
from gallery.ui.gamesession import Trouble as Trouble
from gallery.ui.preferences import Preferences


class Session(GameSession[State, c.Command]):
    """The auction on the table, or none.

    `pause` (seconds) is how long after a spin a second one is taken for the same press.
    """

    going_changed = Signal(int)
    """0, 1 or 2: going once, going twice. Spoken, not recorded."""

    def __init__(self, preferences: Preferences, pause: float = 0.6) -> None:
        super().__init__(preferences)
        self.pause = pause
        self.going = 0
        self._spun_at = -1e9

    @property
    def table(self) -> Table | None:
        """The table, None when no auction is open."""
        table = self._table
        assert table is None or isinstance(table, Table)
        return table

    def rules(self) -> AuctionGame:
        """The auction's facts."""
        return AuctionGame()

    def read_table(self, path: Path) -> Table:
        """A saved auction to look at. Refuses what Journal.read refuses."""
        return Table.read(path)

    def open_table(self, path: Path) -> Table:
        """A saved auction to play on. Refuses what Journal.open refuses."""
        return Table.open(path)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.state.phase == "over"

    def new_game(self, command: c.New) -> bool:
        """Opens a new game; its file is named after the day and the players."""
        try:
            path = self.place_for(command.players)
            table = Table.new(command, path, self.places.folders)
        except Refused as refused:
            self.fail(refused)
            return False
        self.take_over(table)
        self.preferences.remember_game(str(path), [player.name for player in table.state.players])
        return True

    def settle(self) -> None:
        """Nothing was spoken yet."""
        self._set_going(0)

    def take_over(self, table: GameTable[State, c.Command]) -> None:
        """This game is on the table now."""
        self._spun_at = -1e9
        super().take_over(table)

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
