"""The whole of Unicode's character test, through the one function that the press uses (printing.md, Text; K-06)."""

import functools
from pathlib import Path

import pytest

from gallery.printing.bidi import levels, line_levels, visual_order

CHARACTER_TEST = [
    Path("/usr/share/unicode/BidiCharacterTest.txt"),
    Path("/usr/share/unicode/ucd/BidiCharacterTest.txt"),
    Path("/usr/share/unicode-data/BidiCharacterTest.txt"),
]


def test_unicodes_character_test_passes_line_by_line() -> None:
    path = next((path for path in CHARACTER_TEST if path.exists()), None)
    if path is None:
        pytest.skip("Unicode's BidiCharacterTest.txt is not on this machine (Debian: unicode-data)")

    @functools.lru_cache(maxsize=4)
    def ours(text: str, rtl: bool) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
        settled = line_levels(text, levels(text, rtl), rtl)
        return settled, visual_order(settled)

    wrong, lines = [], 0
    for line in path.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        signs, _, base, expected, order = line.split(";")
        # Where the file lets the direction be guessed we give the one it resolves to: ours is always told.
        found, seen = ours("".join(chr(int(sign, 16)) for sign in signs.split()), base == "1")
        lines += 1
        told = tuple(None if level == "x" else int(level) for level in expected.split())
        if found != told or seen != tuple(map(int, order.split())):
            wrong.append(line)
    assert wrong == []
    assert lines >= 91_707


def test_a_line_is_reordered_by_the_levels_of_its_paragraph() -> None:
    text = "אב ab"
    assert levels(text, rtl=True) == (1, 1, 1, 2, 2)
    assert visual_order((1, 1, 1, 2, 2)) == (3, 4, 2, 1, 0)


def test_trailing_space_of_a_line_goes_to_the_paragraphs_own_side() -> None:
    assert line_levels("ab ", (2, 2, 2), rtl=True) == (2, 2, 1)


def test_nothing_has_no_levels() -> None:
    assert levels("", rtl=True) == ()
    assert visual_order(()) == ()
