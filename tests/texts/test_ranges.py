"""Ranges of numbers keep their order in a line of any direction."""

import pytest

from gallery.texts import plain
from gallery.texts.ranges import isolated_ranges


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
