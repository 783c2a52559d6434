"""The `gallery` command: the window when nothing else was asked for, else the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gallery.door import Wish, window_wish
from gallery.opening import has_screen

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.parametrize(
    ("arguments", "wish"),
    [
        ([], Wish(None, None)),
        (["--lang", "fr"], Wish("fr", None)),
        (["--lang=he", "--data", "there"], Wish("he", Path("there"))),
        (["--data=there"], Wish(None, Path("there"))),
        (["my game.gallery"], Wish(None, None, Path("my game.gallery"))),
        (["--lang", "he", "old/a.gallery", "--data=there"], Wish("he", Path("there"), Path("old/a.gallery"))),
        # What is wrong is told by the command line, which knows how.
        (["--lang", "xx"], None),
        (["--lang"], None),
        (["--data"], None),
        (["--help"], None),
        (["--version"], None),
        (["--lang", "en", "doctor"], None),
        (["play", "script.jsonl"], None),
        (["verify", "a.gallery"], None),
        (["a.gallery", "b.gallery"], None),
        (["a.txt"], None),
        (["--"], None),
    ],
)
def test_the_window_is_wished_for_by_saying_nothing_else(arguments: list[str], wish: Wish | None) -> None:
    assert window_wish(arguments) == wish


@pytest.mark.parametrize(
    ("environment", "platform", "found"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":9871"}, "linux", False),
        ({"DISPLAY": "unix:9871.0"}, "linux", False),
        ({"DISPLAY": "far.example:0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_screen_is_there_or_not(environment: dict[str, str], platform: str, found: bool) -> None:
    assert has_screen(environment, platform) is found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has machines without a screen")
@pytest.mark.parametrize("display", [None, ":9871"])
def test_without_a_screen_one_line_says_so(display: str | None) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in SCREENS}
    if display:
        environment["DISPLAY"] = display
    ended = subprocess.run(
        [sys.executable, "-m", "gallery.door", "--lang", "en"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.startswith("no_screen: There is no screen")
    assert ended.stderr.count("\n") == 1
