"""A record whose facts were altered is caught, also where the chain of hashes was made anew over it."""

from collections.abc import Callable
from typing import Any

import pytest

from gallery.exhibitions.table import Table
from gallery.exhibitions.verify import verify
from gallery.journal import Draft
from gallery.refusal import Refused
from tests.exhibitions.playing import Playing

Facts = list[dict[str, Any]]


def forged(table: Table, change: Callable[[Facts], None]) -> Table:
    """The same game with some facts altered, recorded anew."""
    copy = Playing("classic-art", "A", "B", "C").table
    for entry in table.entries[1:]:
        facts: Facts = [dict(fact) for fact in entry.facts]
        change(facts)
        copy.journal.record(Draft(entry.kind, tuple(facts)))
    return copy


def on(word: str, **fields: Any) -> Callable[[Facts], None]:
    """Alters the fields of every fact of this word."""

    def change(facts: Facts) -> None:
        for fact in facts:
            if fact["fact"] == word:
                fact |= fields

    return change


def on_settled(**fields: Any) -> Callable[[Facts], None]:
    """Alters how the predictions of a scored season came out."""

    def change(facts: Facts) -> None:
        for fact in facts:
            if fact["fact"] == "SeasonScored":
                settled = [each | fields for each in fact["result"]["settled"]]
                fact["result"] = fact["result"] | {"settled": settled}

    return change


def opened_again(word: str) -> Callable[[Facts], None]:
    """Opens the table anew, with fresh players, before every fact of this word."""

    def change(facts: Facts) -> None:
        opened = {
            "fact": "TableOpened",
            "players": ["A", "B", "C"],
            "starter": 1,
            "singles": 6,
            "double": 0,
            "rounds": 4,
        }
        for place, fact in enumerate(list(facts)):
            if fact["fact"] == word:
                facts[place] = fact | ({"winners": [1, 2, 3]} if word == "GameEnded" else {})
                facts.insert(place, opened)

    return change


@pytest.fixture
def table() -> Table:
    game = Playing("classic-art", "A", "B", "C")
    game.do("open", cards=["1+", "1-"])
    game.do("abandon")
    game.season({1: 8}, ("A", 1, 8, 1, True), ("B", 1, 1, 2, False))
    game.do("finish")
    return game.table


def test_an_honest_record_holds(table: Table) -> None:
    verify(table)
    verify(forged(table, lambda facts: None))


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (on_settled(points=9), "comes out"),
        (on_settled(success=True), "comes out"),
        (on("Predicted", singles=0), "comes out"),
        (on("Predicted", singles=7), "not there"),
        (on("Predicted", space=2), "one space"),
        (on("CardsPlaced", cards=["1+"] * 12, removed=[]), "than the deck"),
        (on("CardsPlaced", removed=[]), "side by side"),
        (on("GameEnded", winners=[2]), "most points"),
        (opened_again("PredictionDeclined"), "in two places"),
        (opened_again("GameEnded"), "taken away"),
    ],
)
def test_an_altered_record_does_not(table: Table, change: Callable[[Facts], None], detail: str) -> None:
    with pytest.raises(Refused, match=f"verify_failed.*{detail}"):
        verify(forged(table, change))


def test_the_entry_is_named(table: Table) -> None:
    with pytest.raises(Refused) as refused:
        verify(forged(table, on("GameEnded", winners=[3])))
    assert refused.value.params["entry"] == len(table.entries)
