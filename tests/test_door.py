"""The `gallery` command: the window when nothing else was asked for, else the command line."""

from pathlib import Path

import pytest

from gallery.door import Wish, window_wish


@pytest.mark.parametrize(
    ("arguments", "wish"),
    [
        ([], Wish(None, None)),
        (["--lang", "fr"], Wish("fr", None)),
        (["--lang=he", "--data", "there"], Wish("he", Path("there"))),
        (["--data=there"], Wish(None, Path("there"))),
        # What is wrong is told by the command line, which knows how.
        (["--lang", "xx"], None),
        (["--lang"], None),
        (["--data"], None),
        (["--help"], None),
        (["--version"], None),
        (["--lang", "en", "doctor"], None),
        (["play", "script.jsonl"], None),
        (["--"], None),
    ],
)
def test_the_window_is_wished_for_by_saying_nothing_else(arguments: list[str], wish: Wish | None) -> None:
    assert window_wish(arguments) == wish
