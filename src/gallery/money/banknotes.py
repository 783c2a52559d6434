"""Banknotes: what lies in a purse, and which notes change hands for a payment."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gallery.money.amounts import UNIT
from gallery.refusal import Refused

Notes = Mapping[int, int]
"""How many of each denomination (dollars → count)."""


@dataclass(frozen=True, slots=True)
class Denomination:
    """A banknote's value in dollars, the colour of its paper and how many each player starts with."""

    value: int
    colour: str
    per_player: int


@dataclass(frozen=True, slots=True)
class Payment:
    """The notes a payer hands over and the change that comes back."""

    handed: Notes
    change: Notes


def load_denominations(path: Path) -> tuple[Denomination, ...]:
    """The denominations of a money file, largest first. Refuses `bad_data_file` with the file's name."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        notes = tuple(
            Denomination(int(row["value"]), str(row["colour"]), int(row["per_player"])) for row in data["banknote"]
        )
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise Refused("bad_data_file", file=path.name, detail=str(fault)) from fault
    values = [note.value for note in notes]
    sound = values and len(set(values)) == len(values) and min(values) == UNIT
    if not sound or any(value % UNIT or note.per_player < 0 for value, note in zip(values, notes, strict=True)):
        raise Refused("bad_data_file", file=path.name, detail="denominations")
    return tuple(sorted(notes, key=lambda note: -note.value))


def worth(notes: Notes) -> int:
    """The dollars that some notes make."""
    return sum(value * count for value, count in notes.items())


def fewest(amount: int, values: tuple[int, ...], purse: Notes | None = None) -> Notes | None:
    """The fewest notes that make an amount exactly, from a purse or (None) from as many as it takes.

    Denominations with none are left out. None when the purse cannot make the amount.
    """
    order = sorted(values, reverse=True)
    best: dict[int, dict[int, int]] = {0: {}}
    # Exchanging note by note from the largest down keeps the search small: a purse has tens of notes, not thousands.
    for value in order:
        grown: dict[int, dict[int, int]] = {}
        most_here = None if purse is None else purse.get(value, 0)
        for made, notes in best.items():
            room = (amount - made) // value
            most = room if most_here is None else min(room, most_here)
            # Of an unlimited supply never more than a few fewer than the most can be right.
            for count in range(most, -1 if purse is not None else max(-1, most - 10), -1):
                total = made + count * value
                size = sum(notes.values()) + count
                if total not in grown or size < sum(grown[total].values()):
                    grown[total] = {**notes, value: count} if count else notes
        best = grown
    return best.get(amount)


def propose(amount: int, values: tuple[int, ...], payer: Notes | None, payee: Notes | None) -> Payment:
    """The notes to hand over and the change to give back: the fewest that both purses can do (auction.md, Money).

    A purse of None is unlimited (the bank once its printed notes do not matter). A purse is only the app's guess, so when
    it says that a payment cannot be made the answer falls back to the fewest notes of any kind.
    """
    best: Payment | None = None
    for extra in range(0, max(values) * 2, UNIT):
        handed = fewest(amount + extra, values, payer)
        change = fewest(extra, values, payee) if handed is not None else None
        if handed is None or change is None or any(value in handed for value in change):
            continue
        size = sum(handed.values()) + sum(change.values())
        if best is None or size < sum(best.handed.values()) + sum(best.change.values()):
            best = Payment(handed, change)
    return best or Payment(fewest(amount, values) or {}, {})


def add(purse: Notes, notes: Notes, sign: int = 1) -> Notes:
    """The purse with the notes added (or, sign −1, taken away; never below none, because a purse is a guess)."""
    kinds = {**purse, **notes}
    return {value: max(0, purse.get(value, 0) + sign * notes.get(value, 0)) for value in kinds}

