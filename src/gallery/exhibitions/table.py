"""An exhibitions game being played: its record and its rules together."""

from pathlib import Path

from gallery.exhibitions import commands as c
from gallery.exhibitions.decide import decide
from gallery.exhibitions.replay import ExhibitionsGame
from gallery.exhibitions.rules.setup import open_table
from gallery.exhibitions.state import State
from gallery.exhibitions.variants import variant_of
from gallery.journal import Draft, Journal
from gallery.journal.fact import to_plain
from gallery.journal.table import GameTable, begin


class Table(GameTable[State, c.Command]):
    """One game of the three."""

    @classmethod
    def new(cls, command: c.New, game: str, path: Path | None = None) -> "Table":
        """A new game of the variant with this word; with a path its file appears with entry 1 in it.

        Refuses `unknown_game` and what setup and GameFile.create refuse.
        """
        rules = ExhibitionsGame()
        flow = open_table(rules.start(), command, variant_of(game))
        draft = Draft("new", tuple(to_plain(fact) for fact in flow.facts))
        return cls(begin(rules, draft, command.id, path))

    @classmethod
    def open(cls, path: Path) -> "Table":
        """A saved game, to go on playing. Refuses what Journal.open refuses."""
        return cls(Journal.open(ExhibitionsGame(), path))

    @classmethod
    def read(cls, path: Path) -> "Table":
        """A saved game, to look at only."""
        return cls(Journal.read(ExhibitionsGame(), path))

    def consider(self, command: c.Command) -> Draft:
        """What a command would become, without doing it. Refuses what `do` refuses."""
        return decide(self.state, command)
