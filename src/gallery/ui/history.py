"""The record with the states around every entry, as the console shows it."""

from dataclasses import dataclass

from gallery.auction.replay import AuctionGame
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.journal import Entry


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the record with the states around it. `stands` is False once it was undone."""

    entry: Entry
    before: State
    after: State
    stands: bool = True


def history(table: Table) -> list[Line]:
    """Every entry of the record with the states around it, also those that were undone."""
    game = AuctionGame()
    lines: list[Line] = []
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
        lines.append(Line(entry, before, state))
    gone = {index for index in range(len(lines)) if lines[index].entry.kind not in ("undo", "redo")} - set(standing)
    return [Line(line.entry, line.before, line.after, index not in gone) for index, line in enumerate(lines)]
