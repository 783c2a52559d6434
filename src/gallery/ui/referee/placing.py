"""The cards that were entered last, as commands again: what a correction takes back and enters anew."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from gallery.exhibitions import commands as c
from gallery.exhibitions import facts as f
from gallery.exhibitions.state import State
from gallery.ui.history import SeasonLine


@dataclass(frozen=True, slots=True)
class Placing:
    """The last entry of cards: its command, the state before it, and the predictions and passes after it."""

    command: c.Open | c.Place | c.Close
    before: State
    later: tuple[c.Command, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """All its cards in their order, that of the house last."""
        command = self.command
        house = None if isinstance(command, c.Open) else command.house
        return command.cards if house is None else (*command.cards, house)


def with_cards(command: c.Open | c.Place | c.Close, cards: tuple[str, ...], house: str | None) -> c.Command:
    """The same command with other cards."""
    if isinstance(command, c.Open):
        return msgspec.structs.replace(command, cards=cards)
    return msgspec.structs.replace(command, cards=cards, house=house)


def find_placing(lines: Sequence[SeasonLine]) -> Placing | None:
    """The last cards that stand in the record, if nothing but predictions and passes came after them."""
    later: list[c.Command] = []
    for line in reversed(lines):
        if not line.stands or line.entry.kind in ("undo", "redo"):
            continue
        command = command_of(line)
        if isinstance(command, c.Open | c.Place | c.Close):
            return Placing(command, line.before, tuple(reversed(later)))
        if command is None:
            return None
        later.append(command)
    return None


def command_of(line: SeasonLine) -> c.Command | None:
    """What a line's entry was asked with; None for what is neither cards nor a prediction."""
    for plain in line.entry.facts:
        match f.from_plain(plain):
            case f.CardsPlaced(cards=cards, player=None):
                return c.Open(cards=cards)
            case f.CardsPlaced(cards=cards, player=int(seat), house=house):
                made = c.Close if line.entry.kind == "close" else c.Place
                return made(player=line.before.name_of(seat), cards=cards, house=house)
            case f.Predicted() as fact:
                return c.Predict(
                    player=line.before.name_of(fact.player),
                    exhibition=fact.exhibition,
                    space=fact.space,
                    tokens=fact.singles + 2 * fact.double,
                    risk=fact.risk,
                )
            case f.PredictionDeclined(player=seat):
                return c.Pass(player=line.before.name_of(seat))
    return None
