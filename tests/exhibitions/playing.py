"""A game for tests that read like the table: whole seasons by how many works there are at the end, predictions by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from gallery.exhibitions import commands as c
from gallery.exhibitions.report import state_report
from gallery.exhibitions.table import Table
from gallery.refusal import Refused

Prediction = tuple[str, int, int, int, bool]
"""Player, exhibition, space, tokens, high risk."""


class Playing:
    """A game and what a test says to it."""

    def __init__(self, game: str, *players: str, **new: Any) -> None:
        self.table = Table.new(c.New(players=players, **new), game)

    def do(self, do: str, **fields: Any) -> None:
        """Carries a command of a script out."""
        self.table.do(c.read({"do": do, **fields}))

    def refused(self, do: str, **fields: Any) -> str:
        """The key for which a command is refused; the state stays as it is."""
        before = self.table.state
        try:
            self.do(do, **fields)
        except Refused as refused:
            assert self.table.state is before
            return refused.key
        raise AssertionError(f"{do} {fields} was not refused")

    @property
    def report(self) -> dict[str, Any]:
        """The state as the command line tells it."""
        return state_report(self.table.state)

    def player(self, name: str) -> dict[str, Any]:
        """What the report says of a player."""
        told: dict[str, Any] = next(player for player in self.report["players"] if player["name"] == name)
        return told

    def season(self, works: Mapping[int, int], *predictions: Prediction, stop: str = "") -> None:
        """Plays a season that ends with so many works in these exhibitions, the rest of the cards in the others.

        Each player makes their predictions of the list in its order, the first in the opening if it has high risk or there
        are more of them than rounds. `stop` is a phase: the season is left when it begins.
        """
        cards = self.cards(works)
        waiting = {
            player.name: [each for each in predictions if each[0] == player.name] for player in self.state.players
        }
        self.do("open", cards=[cards.pop(0), cards.pop(0)])
        while (phase := self.state.phase) in ("opening", "rounds", "closing") and phase != stop:
            name = self.report["turn"]
            if phase == "closing" or self.report["must_place"]:
                laid: dict[str, Any] = {"cards": [cards.pop(0), cards.pop(0)]}
                if self.state.setup.house:
                    laid["house"] = cards.pop(0)
                self.do("close" if phase == "closing" else "place", player=name, **laid)
            elif waiting[name] and (phase == "rounds" or waiting[name][0][4] or len(waiting[name]) > self.rounds):
                _, exhibition, space, tokens, risk = waiting[name].pop(0)
                self.do("predict", player=name, exhibition=exhibition, space=space, tokens=tokens, risk=risk)
            else:
                self.do("pass", player=name)

    @property
    def state(self) -> Any:
        """The engine's state."""
        return self.table.state

    @property
    def rounds(self) -> int:
        """Rounds of a season."""
        rounds: int = self.state.setup.rounds
        return rounds

    def cards(self, works: Mapping[int, int]) -> list[str]:
        """All cards of a season, as many as the number of players asks for."""
        players = len(self.state.players)
        a_turn = 3 if players == 2 else 2
        count = 2 + players * a_turn * (self.rounds + 1)
        cards = [f"{number}+" for number, wanted in works.items() for _ in range(wanted)]
        others = [number for number in range(1, 6) if number not in works]
        cards += [f"{number}+" for number in others] * 11
        for number in others:
            cards += [f"{number}-"] * 2
        # What is still missing goes where works are asked for: a pair that cancels itself.
        for number, wanted in works.items():
            for _ in range(min(2, 11 - wanted)):
                cards += [f"{number}+", f"{number}-"]
        assert len(cards) >= count, "a deck does not hold that many"
        return cards[:count]


def played(game: str, players: Sequence[str], works: Mapping[int, int], *predictions: Prediction) -> Playing:
    """A new game after its first season."""
    playing = Playing(game, *players)
    playing.season(works, *predictions)
    return playing
