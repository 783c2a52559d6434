"""Where the public window goes (scenarios P-01, P-02, P-03, P-05, P-06, P-11, P-14)."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from gallery.ui.screens import Choice, Identity, Screen, Screens, beside, choose

LAPTOP = Screen(Identity("LGD", "0x05E5", "", "eDP-1"), (0, 0, 1366, 768))
BEAMER = Screen(Identity("EPSON", "EB-W06", "X4B7", "HDMI-1"), (1366, 0, 1280, 800))
MONITOR = Screen(Identity("DELL", "U2412M", "77", "DP-1"), (-1920, -200, 1920, 1200))


class Desk:
    """Screens that can be plugged and pulled."""

    def __init__(self, *screens: Screen) -> None:
        self.there: list[Screen] = list(screens)

    def screens(self) -> Sequence[Screen]:
        """Those that are plugged in."""
        return list(self.there)


class Watched:
    """What a projection would do, written down in order."""

    def __init__(self, desk: Desk, remembered: str = "", drop: int = 40) -> None:
        self.screens = Screens(desk, remembered, drop=drop)
        self.log: list[str] = []
        self.screens.lost.connect(lambda: self.log.append("hidden"))
        self.screens.chosen.connect(self._chosen)
        self.screens.console_on(LAPTOP)

    def _chosen(self, choice: Choice) -> None:
        self.log.append(choice.kind + (f" {choice.screen.identity.name}" if choice.screen else ""))


def test_it_goes_to_the_other_screen_by_itself() -> None:
    """Two screens: the one without the console, wherever it lies."""
    assert choose([LAPTOP, BEAMER], LAPTOP, None) == Choice("own", BEAMER, (BEAMER,))
    assert choose([MONITOR, LAPTOP], LAPTOP, None).screen == MONITOR
    assert choose([LAPTOP, BEAMER], BEAMER, None).screen == LAPTOP


def test_one_screen_is_shared() -> None:
    """An ordinary window beside the console; nothing at all where there is no room."""
    assert choose([LAPTOP], LAPTOP, None).kind == "beside"
    desktop = QRect(0, 0, 1920, 1080)
    for console in (QRect(0, 0, 1100, 1080), QRect(820, 0, 1100, 1080)):
        place = beside(console, desktop)
        assert desktop.contains(place)
        assert not place.intersects(console)
    assert beside(QRect(0, 0, 1366, 768), QRect(0, 0, 1366, 768)).isEmpty()


def test_it_asks_when_there_are_several() -> None:
    """Three screens and nothing remembered: asked, with both others to choose from."""
    choice = choose([LAPTOP, BEAMER, MONITOR], LAPTOP, None)
    assert choice.kind == "ask"
    assert choice.candidates == (BEAMER, MONITOR)


def test_the_choice_is_remembered_by_what_the_screen_is() -> None:
    """Another socket, another place, another size: the same beamer. Another beamer of the make is not it."""
    moved = Screen(Identity("EPSON", "EB-W06", "X4B7", "DP-3"), (-1280, 300, 1920, 1080))
    choice = choose([LAPTOP, MONITOR, moved], LAPTOP, BEAMER.identity)
    assert choice.kind == "own"
    assert choice.screen == moved
    other = Screen(Identity("EPSON", "EB-W06", "Q111", "HDMI-1"), BEAMER.geometry)
    assert choose([LAPTOP, MONITOR, other], LAPTOP, BEAMER.identity).kind == "absent"


def test_twins_without_a_serial_number_are_told_by_their_socket() -> None:
    """Two equal monitors: the remembered socket decides; when it says nothing, nobody guesses."""
    one = Screen(Identity("ACER", "V246", "", "DP-1"), (1366, 0, 1920, 1080))
    two = Screen(Identity("ACER", "V246", "", "DP-2"), (3286, 0, 1920, 1080))
    assert choose([LAPTOP, one, two], LAPTOP, two.identity).screen == two
    gone = Identity("ACER", "V246", "", "DP-9")
    assert choose([LAPTOP, one, two], LAPTOP, gone).kind == "absent"
    assert choose([LAPTOP, one], LAPTOP, gone).screen == one


def test_an_absent_screen_is_asked_for_and_not_forgotten() -> None:
    """The remembered one is away at start: a chooser, and the setting stays."""
    watched = Watched(Desk(LAPTOP, MONITOR), BEAMER.identity.saved)
    assert watched.log[-1] == "absent"
    assert watched.screens.remembered == BEAMER.identity.saved


def test_mirrored_screens_are_recognised() -> None:
    """Equal geometry: there is no second screen, and the console must keep its secrets."""
    twin = Screen(BEAMER.identity, LAPTOP.geometry)
    choice = choose([LAPTOP, twin], LAPTOP, None)
    assert choice.kind == "beside"
    assert choice.mirrored
    assert not choose([LAPTOP, BEAMER], LAPTOP, None).mirrored


def test_an_unplugged_window_is_hidden_first_and_comes_back(qtbot: QtBot) -> None:
    """Hidden at once; after a while the one-screen way; on replug the same screen again; the setting untouched."""
    desk = Desk(LAPTOP, BEAMER)
    watched = Watched(desk)
    watched.screens.remember(BEAMER)
    watched.log.clear()
    desk.there.remove(BEAMER)
    watched.screens.look()
    assert watched.log == ["hidden"]
    qtbot.waitUntil(lambda: len(watched.log) == 2, timeout=20_000)
    assert watched.log[1] == "beside eDP-1"
    assert watched.screens.remembered == BEAMER.identity.saved
    desk.there.append(BEAMER)
    watched.screens.look()
    assert watched.log[2:] == ["own HDMI-1"]


def test_a_short_drop_is_waited_out(qtbot: QtBot) -> None:
    """Gone and back before the wait is over: hidden, shown again, and no other place in between."""
    desk = Desk(LAPTOP, BEAMER)
    watched = Watched(desk, drop=400)
    watched.log.clear()
    desk.there.remove(BEAMER)
    watched.screens.look()
    desk.there.append(BEAMER)
    watched.screens.look()
    qtbot.wait(500)
    assert watched.log == ["hidden", "own HDMI-1"]


def test_a_third_screen_changes_nothing_once_one_was_chosen() -> None:
    """Twenty times in and out: the window stays where it is, never hidden."""
    desk = Desk(LAPTOP, BEAMER)
    watched = Watched(desk)
    watched.screens.remember(BEAMER)
    watched.log.clear()
    for _ in range(20):
        desk.there.append(MONITOR)
        watched.screens.look()
        desk.there.remove(MONITOR)
        watched.screens.look()
    assert "hidden" not in watched.log
    assert set(watched.log) <= {"own HDMI-1"}


def test_a_third_screen_takes_nothing_away_that_was_never_asked_for() -> None:
    """The window went to the only other screen by itself: it stays there, and the person may choose another."""
    desk = Desk(LAPTOP, BEAMER)
    watched = Watched(desk)
    watched.log.clear()
    for _ in range(20):
        desk.there.append(MONITOR)
        watched.screens.look()
        assert watched.screens.choice.candidates == (BEAMER, MONITOR)
        desk.there.remove(MONITOR)
        watched.screens.look()
    assert set(watched.log) == {"own HDMI-1"}
    assert watched.screens.remembered == ""


def test_the_identity_survives_the_settings() -> None:
    """Saved and read ten times over: the same; nonsense is nothing."""
    identity = BEAMER.identity
    for _ in range(10):
        read = Identity.read(identity.saved)
        assert read == BEAMER.identity
        identity = read
    assert Identity.read("") is None
    assert Identity.read("a\tb") is None


@pytest.mark.slow
def test_two_real_screens_of_the_platform(tmp_path: Path) -> None:
    """With two screens of the offscreen platform: full screen on the second one, without asking for the keyboard."""
    pytest.importorskip("PySide6")
    config = tmp_path / "screens.json"
    screens = [
        {"name": "first", "x": 0, "y": 0, "width": 1366, "height": 768},
        {"name": "second", "x": 1366, "y": 0, "width": 1024, "height": 768},
    ]
    config.write_text(json.dumps({"screens": screens}), "utf-8")
    script = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from gallery.texts import Texts
from gallery.ui.projector.window import ProjectorWindow
from gallery.ui.screens import QtSource, Screens, describe, put
console = QWidget(); console.resize(1000, 600); console.show()
screens = Screens(QtSource()); screens.watch(app)
screens.console_on(describe(app.screens()[0]))
window = ProjectorWindow(Texts("he"))
assert put(window, screens.choice, window.set_framed)
app.processEvents()
print(screens.choice.kind, window.screen().name(), window.geometry().getRect(), window.isFullScreen())
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split(maxsplit=2)[:2] == ["own", "second"]
    assert "(1366, 0, 1024, 768) True" in done.stdout
    # Qt writes a warning when a window that takes no focus is activated.
    assert "requestActivate" not in done.stderr
