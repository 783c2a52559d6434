"""Ranges of numbers keep their order in a line of any direction."""

import pytest

from gallery.texts import Texts, plain
from gallery.texts.ranges import isolated_ranges, span


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1889–1914", "\u20661889–1914\u2069"),
        ("אקספרסיוניזם, 1889–1914", "אקספרסיוניזם, \u20661889–1914\u2069"),
        ("160-250 g, 1–5", "\u2066160-250\u2069 g, \u20661–5\u2069"),
        ("1.5–2.5.", "\u20661.5–2.5\u2069."),
    ],
)
def test_a_range_is_isolated(text: str, expected: str) -> None:
    assert isolated_ranges(text) == expected


@pytest.mark.parametrize(
    "text", ["", "נולד ב-1906", "-2", "1906", "clair-obscur", "$20,000,000", "3/65", "5 - 3", "שנות ה־70"]
)
def test_what_is_no_range_stays_as_it_is(text: str) -> None:
    assert isolated_ranges(text) == text
    assert plain(isolated_ranges("1–5")) == "1–5"


def test_a_span_runs_one_way_in_every_line() -> None:
    assert span(5, 11) == "\u20665–11\u2069"
    assert (
        Texts("he")
        .say("newgame-estimate", paintings=24, players=4, spins=40, minutes=span(35, 50))
        .endswith("\u206635–50\u2069 דקות")
    )
