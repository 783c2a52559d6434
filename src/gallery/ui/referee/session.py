"""The exhibitions game at the table as the windows see it: one function for each thing a referee can enter."""

from pathlib import Path

from gallery.exhibitions import commands as c
from gallery.exhibitions.decide import decide
from gallery.exhibitions.replay import ExhibitionsGame
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.journal.command import NO_PLAYER
from gallery.refusal import Refused
from gallery.ui.gamesession import GameSession
from gallery.ui.referee.placing import Placing, find_placing, with_cards


class SeasonSession(GameSession[State, c.Command]):
    """The exhibitions game on the table, or none."""

    @property
    def table(self) -> Table | None:
        """The table, None when no exhibitions game is open."""
        table = self._table
        assert table is None or isinstance(table, Table)
        return table

    def rules(self) -> ExhibitionsGame:
        """The seasons' facts."""
        return ExhibitionsGame()

    def read_table(self, path: Path) -> Table:
        """A saved game to look at. Refuses what Journal.read refuses."""
        return Table.read(path)

    def open_table(self, path: Path) -> Table:
        """A saved game to play on. Refuses what Journal.open refuses."""
        return Table.open(path)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.state.phase == "over"

    def new_game(self, game: str, command: c.New) -> bool:
        """Opens a new game of the variant with this word; its file is named after the day and the players."""
        try:
            path = self.place_for(command.players)
            table = Table.new(command, game, path)
        except Refused as refused:
            self.fail(refused)
            return False
        self.take_over(table)
        self.preferences.remember_game(str(path), [player.name for player in table.state.players])
        return True

    # --- one function for each thing that happens at the table; the player is the one whose turn it is

    def open_season(self, cards: tuple[str, ...], moment: int | None = None) -> bool:
        """The two cards of the deck that lie face up, such as "1+" and "4-"."""
        return self.do(c.Open(cards=cards), moment)

    def lay(self, cards: tuple[str, ...], house: str | None = None, moment: int | None = None) -> bool:
        """The two cards that the player places, in a round or in the closing; with two players the house card too."""
        name = self._turn()
        if self.state.phase == "closing":
            return self.do(c.Close(player=name, cards=cards, house=house), moment)
        return self.do(c.Place(player=name, cards=cards, house=house), moment)

    def predict(
        self, exhibition: int, space: int, tokens: int = 1, risk: bool = False, moment: int | None = None
    ) -> bool:
        """The player's tokens on a space: 1, or 2 for the doubling; `risk` adds the high-risk token."""
        command = c.Predict(player=self._turn(), exhibition=exhibition, space=space, tokens=tokens, risk=risk)
        return self.do(command, moment)

    def make_no_prediction(self, moment: int | None = None) -> bool:
        """The player predicts nothing in this turn."""
        return self.do(c.Pass(player=self._turn()), moment)

    @property
    def placing(self) -> Placing | None:
        """The cards that were entered last, with what followed them; None where no cards can be corrected."""
        return find_placing(self.lines)

    def correct(self, cards: tuple[str, ...], house: str | None = None, moment: int | None = None) -> bool:
        """Enters the last cards otherwise: they are undone with the predictions after them, and all is entered again.

        Predictions do not depend on cards, so those that followed stand as they stood. When the cards are refused nothing
        is undone.
        """
        placing = self.placing
        if placing is None or self.busy or (moment is not None and moment != self.moment):
            return False
        command = with_cards(placing.command, cards, house)
        try:
            decide(placing.before, command)
        except Refused as refused:
            self.fail(refused)
            return False
        undone = (c.Undo(),) * (1 + len(placing.later))
        for each in (*undone, command, *placing.later):
            # What the wall plays for a step in the middle of this does not hold the rest up.
            self.set_busy(False)
            if not self.do(each):
                return False
        return True

    def undo(self) -> bool:
        """Takes the last entry back."""
        return self.do(c.Undo())

    def redo(self) -> bool:
        """Brings back what was undone last."""
        return self.do(c.Redo())

    def abandon(self) -> bool:
        """Drops the season under way (E5)."""
        return self.do(c.Abandon())

    def finish(self) -> bool:
        """The bell (E9)."""
        return self.do(c.Finish())

    def _turn(self) -> str:
        turn = self.state.turn
        return self.state.name_of(turn) if turn is not None else NO_PLAYER
