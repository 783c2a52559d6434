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
            Denomination(_whole(row["value"]), str(row["colour"]), _whole(row["per_player"]))
            for row in data["banknote"]
        )
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise Refused("bad_data_file", file=path.name, detail=str(fault)) from fault
    values = [note.value for note in notes]
    sound = values and len(set(values)) == len(values) and min(values) == UNIT
    if not sound or any(value % UNIT or note.per_player < 0 for value, note in zip(values, notes, strict=True)):
        raise Refused("bad_data_file", file=path.name, detail="denominations")
    return tuple(sorted(notes, key=lambda note: -note.value))


def _whole(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(f"{number!r} is no whole number")
    return number


def worth(notes: Notes) -> int:
    """The dollars that some notes make."""
    return sum(value * count for value, count in notes.items())


def fewest(amount: int, values: tuple[int, ...], purse: Notes | None = None) -> Notes | None:
    """The fewest notes that make an amount exactly, from a purse or (None) from as many as it takes.

    Denominations with none are left out. None when the purse cannot make the amount.
    """
    order = tuple(sorted(values, reverse=True))
    best: list[tuple[int, ...]] = []
    _search(amount, order, purse, (), best)
    return {value: count for value, count in zip(order, best[0], strict=True) if count} if best else None


def _search(
    rest: int,
    order: tuple[int, ...],
    purse: Notes | None,
    taken: tuple[int, ...],
    best: list[tuple[int, ...]],
) -> None:
    """Tries the larger notes first and gives a branch up as soon as it cannot beat the best found."""
    if len(taken) == len(order):
        if rest == 0:
            best[:] = [taken]
        return
    value = order[len(taken)]
    most = rest // value if purse is None else min(rest // value, purse.get(value, 0))
    for count in range(most, -1, -1):
        left = rest - count * value
        at_least = sum(taken) + count + -(-left // (order[len(taken) + 1] if len(taken) + 1 < len(order) else value))
        if best and at_least >= sum(best[0]):
            # Fewer of this note only means more of the smaller ones.
            return
        _search(left, order, purse, (*taken, count), best)


def propose(amount: int, values: tuple[int, ...], payer: Notes | None, payee: Notes | None) -> Payment | None:
    """The notes to hand over and the change to give back: the fewest that both purses can do (auction.md, Money).

    A purse of None is unlimited. None when the purses cannot do it: they are only the app's guess.
    """
    best: Payment | None = None
    size = 0
    for extra in range(0, max(values) * 2, UNIT):
        handed = fewest(amount + extra, values, payer)
        if handed is None or (best and sum(handed.values()) >= size):
            continue
        change = fewest(extra, values, payee)
        if change is None or any(value in handed for value in change):
            continue
        notes = sum(handed.values()) + sum(change.values())
        if best is None or notes < size:
            best, size = Payment(handed, change), notes
    return best


def printed(per_player: Notes, players: int, per_sheet: int, reserve: int = 50) -> Notes:
    """How many of each note a kit holds: the players' notes and a reserve (percent), rounded up to whole sheets."""
    kit = {}
    for value, count in per_player.items():
        wanted = -(-count * players * (100 + reserve) // 100)
        kit[value] = -(-wanted // per_sheet) * per_sheet
    return kit


def add(purse: Notes, notes: Notes, sign: int = 1) -> Notes:
    """The purse with the notes added (or, sign −1, taken away; never below none, because a purse is a guess)."""
    kinds = {**purse, **notes}
    return {value: max(0, purse.get(value, 0) + sign * notes.get(value, 0)) for value in kinds}
