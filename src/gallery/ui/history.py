"""The record with the states around every entry, as the consoles show it."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from gallery.auction.state import State as AuctionState
from gallery.exhibitions.state import State as SeasonState
from gallery.journal import Entry
from gallery.journal.command import Command
from gallery.journal.journal import Game
from gallery.journal.table import GameTable

S = TypeVar("S")
C = TypeVar("C", bound=Command)


@dataclass(frozen=True, slots=True)
class LineOf(Generic[S]):
    """An entry of the record with the states around it. `stands` is False once it was undone."""

    entry: Entry
    before: S
    after: S
    stands: bool = True


Line = LineOf[AuctionState]
SeasonLine = LineOf[SeasonState]


def history(table: GameTable[S, C], game: Game[S]) -> list[LineOf[S]]:
    """Every entry of the record with the states around it, also those that were undone."""
    lines: list[LineOf[S]] = []
    standing: list[int] = []
    undone: list[int] = []
    state = game.start()
    for index, entry in enumerate(table.entries):
        before = state
        if entry.kind == "undo":
            undone.append(standing.pop())
            state = lines[undone[-1]].before
        elif entry.kind == "redo":
            standing.append(undone.pop())
            state = lines[standing[-1]].after
        else:
            for fact in entry.facts:
                state = game.apply(state, fact)
            standing.append(index)
            undone.clear()
        lines.append(LineOf(entry, before, state))
    gone = {index for index in range(len(lines)) if lines[index].entry.kind not in ("undo", "redo")} - set(standing)
    return [LineOf(line.entry, line.before, line.after, index not in gone) for index, line in enumerate(lines)]
