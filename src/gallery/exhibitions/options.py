"""What is possible now: one function that the console, the scripts, the simple players and the tests all ask.

Every option is a whole command; `refused` is None when it can be done, else the reason why it is offered and cannot.
"""

from dataclasses import dataclass
from itertools import product

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import EXHIBITIONS, NEGATIVES, POSITIVES, SPACES
from gallery.refusal import Refused


@dataclass(frozen=True, slots=True)
class Option:
    """A command that the state offers, and why it cannot be done (None when it can)."""

    command: c.Command
    refused: Refused | None = None

    @property
    def do(self) -> str:
        """The command's word."""
        return self.command.do


def options(table: Table) -> tuple[Option, ...]:
    """The commands that the phase offers, in the order in which a console shows them.

    In the opening and after placing: every space with one token, with the doubling and (opening only) high risk, then
    `pass`. Where cards are to be placed: one command with cards that the deck still holds, the positive ones of
    exhibition 1 first; ask `cards_left` for what else may be entered. `abandon`, `finish`, undo and redo are not listed;
    ask `table.refusal`.
    """
    return tuple(Option(command, table.refusal(command)) for command in _offered(table.state))


def cards_left(state: State) -> dict[str, int]:
    """Card → how many of it are still to come this season; 0 for those that cannot be placed any more."""
    left: dict[str, int] = {}
    for number, exhibition in enumerate(state.exhibitions, start=1):
        left[f"{number}+"] = POSITIVES - exhibition.positive
        left[f"{number}-"] = NEGATIVES - exhibition.negative
    return left


def _offered(state: State) -> list[c.Command]:
    if state.phase == "over" or state.turn is None:
        return []
    name = state.name_of(state.turn)
    if state.phase == "setup":
        cards, _ = _plausible(state)
        return [c.Open(cards=cards)]
    if state.phase == "opening" or state.placed:
        risks = (False, True) if state.phase == "opening" else (False,)
        spaces = product(range(1, EXHIBITIONS + 1), range(1, SPACES + 1), (1, 2), risks)
        predictions: list[c.Command] = [
            c.Predict(player=name, exhibition=number, space=space, tokens=tokens, risk=risk)
            for number, space, tokens, risk in spaces
        ]
        return [*predictions, c.Pass(player=name)]
    cards, house = _plausible(state)
    house_card = house if state.setup.house else None
    if state.phase == "rounds":
        return [c.Place(player=name, cards=cards, house=house_card)]
    return [c.Close(player=name, cards=cards, house=house_card)]


def _plausible(state: State) -> tuple[tuple[str, str], str]:
    left = cards_left(state)
    order = sorted(left, key=lambda card: (card[1], card[0]))
    first, second, third = [card for card in order for _ in range(left[card])][:3]
    return (first, second), third
