"""The class's view follows the game: on its own screen, beside the console, or in its place."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gallery.app import make_window
from gallery.auction.view import PublicView
from gallery.places import Places
from gallery.texts import Language, Texts, plain
from gallery.ui import theme
from gallery.ui.banker.screens_sheet import ScreensSheet, screen_name
from gallery.ui.main_window import MainWindow
from gallery.ui.nameplates import nameplates
from gallery.ui.projection import Projection
from gallery.ui.projector.view import ProjectorView
from gallery.ui.screens import Choice, Identity, Screen, Screens
from tests.ui.banker.driving import all_texts, button, click, has, in_shell, press, state, words
from tests.ui.banker.tables import table_of

CONSOLE = Screen(Identity("", "", "", "laptop"), (0, 0, 1366, 768))
BEAMER = Screen(Identity("EPSON", "EB", "17", "HDMI"), (1366, 0, 1280, 800))
SECOND_BEAMER = Screen(Identity("BENQ", "MX", "3", "DP"), (2646, 0, 1280, 800))
MIRROR = Screen(Identity("EPSON", "EB", "17", "HDMI"), (0, 0, 1366, 768))


class Fixed:
    """Screens that a test plugs in and pulls out."""

    def __init__(self, *screens: Screen) -> None:
        self.there = list(screens)

    def screens(self) -> list[Screen]:
        """Those that are there."""
        return self.there


def with_screens(qtbot: QtBot, data: Path, source: Fixed) -> MainWindow:
    """A console whose screens are those of the test."""
    made = make_window(Places(data), "en", pause=0.0, screens=Screens(source, drop=10))
    in_shell(qtbot, made)
    return made


def test_on_one_screen_the_view_takes_the_consoles_place_with_a_strip(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(True)
    # As large as its screen: there is no room beside it.
    window.projection.stands_on(window)
    press(window, Qt.Key.Key_F5)
    assert window.projection.place == "here"
    assert window.one_screen.isVisible()
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1
    qtbot.waitUntil(lambda: not window.session.busy, timeout=15_000)
    click(window, "strip-undo")
    assert state(window).spins == 0
    assert window.session.spun_by_hand("bank_auction", None)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=15_000)
    assert window.session.draw(9)
    click(window, "strip-bid-2")
    press(window, Qt.Key.Key_3)
    lot = state(window).lot
    assert lot is not None
    assert [bid.player for bid in lot.bids] == [2, 3]
    # The class looks at this screen: nobody's cash stands on it.
    assert not [text for text in all_texts(window) if re.search(r"\$\d{2},", text)]
    press(window, Qt.Key.Key_F11)
    assert not window.projection.showing
    assert window.console.isVisible()
    assert words(window, "cash-1") == "$20,000,000"


def test_the_outcome_is_on_disk_before_the_wheel_stops_and_nothing_else_is_done_meanwhile(
    qtbot: QtBot, data_dir: Path
) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(False)
    press(window, Qt.Key.Key_F5)
    for _ in range(10):
        press(window, Qt.Key.Key_Space)
    assert window.session.busy
    assert state(window).spins == 1
    assert window.session.moment == 3
    assert not window.session.undo()
    view = window.projection.view
    assert view is not None
    assert isinstance(view, ProjectorView)
    assert view.spinning
    # Going back to the console does not wait for the show.
    press(window, Qt.Key.Key_F5)
    assert not window.session.busy
    assert button(window, "undo").isEnabled()


def test_a_printed_wheel_that_stood_already_is_not_spun_again_at_length(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(False)
    press(window, Qt.Key.Key_F5)
    began = monotonic()
    assert window.session.spun_by_hand("bank_auction", None)
    assert window.session.busy
    qtbot.waitUntil(lambda: not window.session.busy, timeout=15_000)
    # A spin of the projected wheel is never shorter than four seconds.
    assert monotonic() - began < 2.8


def test_a_mirrored_screen_hides_the_money_until_the_banker_says_so(qtbot: QtBot, data_dir: Path) -> None:
    table_of(qtbot, data_dir).session.close_game()
    window = with_screens(qtbot, data_dir, Fixed(CONSOLE, MIRROR))
    window.projection.screens.look()
    click(window, "start-continue")
    assert "Everyone can see this screen" in words(window, "banner-text")
    assert words(window, "cash-1") == "•••"
    assert not [text for text in all_texts(window) if "20,000,000" in text]
    click(window, "banner-confirm")
    assert words(window, "cash-1") == "$20,000,000"


def test_a_projector_that_is_there_shows_the_game_at_once(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_of(qtbot, data_dir).session.close_game()
    put_on: list[Choice] = []

    def put(window: QWidget, choice: Choice, *_: object) -> bool:
        put_on.append(choice)
        window.show()
        return True

    monkeypatch.setattr("gallery.ui.projection.put", put)
    window = with_screens(qtbot, data_dir, Fixed(CONSOLE, BEAMER))
    window.projection.screens.look()
    assert not window.projection.showing
    click(window, "start-continue")
    assert window.projection.place == "window"
    assert [choice.screen for choice in put_on] == [BEAMER]
    view = window.projection.view
    assert view is not None
    assert view.placed
    # Whoever wants it off puts it off, and it stays so.
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_Space)
    assert not window.projection.showing


def test_with_several_screens_a_game_asks_which_one(qtbot: QtBot, data_dir: Path) -> None:
    table_of(qtbot, data_dir).session.close_game()
    window = with_screens(qtbot, data_dir, Fixed(CONSOLE, BEAMER, SECOND_BEAMER))
    window.projection.screens.look()
    click(window, "start-continue")
    assert not window.projection.showing
    sheet = window.sheets.sheet
    assert isinstance(sheet, ScreensSheet)
    assert has(window, "sheet-title")
    # Each screen says which one it is, in its own middle, and neither keys nor mouse go there.
    assert [plain(plate.accessibleName()) for plate in sheet.plates] == [
        "1 EPSON EB · 1280 × 800",
        "2 BENQ MX · 1280 × 800",
    ]
    plates = list(sheet.plates)
    for place, (plate, screen) in enumerate(zip(plates, (BEAMER, SECOND_BEAMER), strict=True), start=1):
        assert plate.isVisible()
        assert plate.geometry().center() == screen.rect().center()
        assert plate.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
        assert plate.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        assert f"{place} ·" in plain(button(window, f"screen-{place}").text())
    press(window, Qt.Key.Key_Escape)
    assert not any(plate.isVisible() for plate in plates)
    click(window, "screens")
    sheet = window.sheets.sheet
    assert isinstance(sheet, ScreensSheet)
    click(window, "screen-2")
    assert window.preferences.settings.projector_screen == SECOND_BEAMER.identity.saved
    assert sheet.plates == []


@pytest.mark.parametrize(("language", "dark"), [("he", False), ("fr", True)])
def test_a_plates_number_is_large_and_its_name_whole(qtbot: QtBot, language: Language, dark: bool) -> None:
    """Half of the plate is its number; a long name shrinks until it fits."""
    long = Screen(Identity("A maker of many words", "Model of 2026 with a long name", "1", "DP"), (0, 0, 1280, 800))
    for plate in nameplates([BEAMER, long], ["EPSON", screen_name(long)], Texts(language), dark=dark):
        qtbot.addWidget(plate)
        image = plate.grab().toImage()
        ink = QColor(theme.room(dark).ink)
        rows = [y for y in range(image.height()) if any(image.pixelColor(x, y) == ink for x in range(image.width()))]
        assert rows[-1] - rows[0] > 0.35 * image.height()
        ground = QColor(theme.room(dark).card)
        for x in (10, image.width() - 11):
            assert all(image.pixelColor(x, y) == ground for y in range(image.height() // 2, image.height() - 12))


def test_a_pulled_cable_hides_the_view_first_and_the_saved_screen_stays(qtbot: QtBot, data_dir: Path) -> None:
    table_of(qtbot, data_dir).session.close_game()
    source = Fixed(CONSOLE, BEAMER)
    window = with_screens(qtbot, data_dir, source)
    projection: Projection = window.projection
    projection.screens.look()
    projection.use(BEAMER)
    saved = window.preferences.settings.projector_screen
    assert saved == BEAMER.identity.saved
    click(window, "start-continue")
    seen_at_notice: list[bool] = []
    projection.place = "window"
    made = projection._ready_window()
    made.show()
    projection.lost.connect(lambda: seen_at_notice.append(made.isVisible()))
    source.there = [CONSOLE]
    projection.screens.look()
    assert seen_at_notice == [False]
    qtbot.waitUntil(lambda: projection.place == "off", timeout=15_000)
    assert "unplugged" in words(window, "banner-text")
    assert window.preferences.settings.projector_screen == saved
    assert has(window, "spin")
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1


def test_a_spin_that_nobody_sees_any_more_is_over_at_once(qtbot: QtBot, data_dir: Path) -> None:
    """Off and on again in the middle of a spin, and taken back meanwhile: no wheel goes on to what no longer counts."""
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(False)
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_Space)
    press(window, Qt.Key.Key_F5)
    assert window.session.undo()
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    assert not view.spinning
    assert view.scene == "wheel"
    press(window, Qt.Key.Key_Space)
    assert view.spinning
    assert window.session.busy
    press(window, Qt.Key.Key_F5)
    assert not window.session.busy


def test_how_a_flick_was_given_is_seen(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strength of a push goes to the wheel on the wall; a key turns it as usual."""
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(True)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    pushes: list[float] = []
    spin_to = view.spin_to

    def seen_spin(before: PublicView, after: PublicView, finished: Callable[[], None], **how: Any) -> bool:
        pushes.append(how["strength"])
        return spin_to(before, after, finished, **how)

    monkeypatch.setattr(view, "spin_to", seen_spin)
    for by_hand in (True, False):
        if by_hand:
            view.flicked.emit(0.9)
        else:
            press(window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
        assert window.session.undo()
    assert pushes == [0.9, 0.5]


def test_one_key_goes_to_the_end_of_the_reveal(qtbot: QtBot, data_dir: Path) -> None:
    """And does nothing before: what stands on the wall stays there."""
    window = table_of(qtbot, data_dir, mode="app")
    window.preferences.set_reduced_motion(True)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    assert window.session.spun_by_hand("private_auction", None)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=20_000)
    scenes: list[str] = []
    press(window, Qt.Key.Key_End)
    scenes.append(view.scene)
    assert window.session.finish()
    scenes.append(view.scene)
    press(window, Qt.Key.Key_End)
    scenes.append(view.scene)
    assert scenes == ["result", "reveal", "ranking"]


def on_its_screen(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """The public window really shown, and where it was put."""
    put_on: list[Choice] = []

    def put(window: QWidget, choice: Choice, framed: Callable[[bool], None], *_: object) -> bool:
        put_on.append(choice)
        framed(choice.kind != "own")
        window.show()
        return True

    monkeypatch.setattr("gallery.ui.projection.put", put)
    return put_on


def test_a_screen_that_becomes_a_mirror_does_not_leave_the_view_over_the_console(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_of(qtbot, data_dir).session.close_game()
    on_its_screen(monkeypatch)
    source = Fixed(CONSOLE, BEAMER)
    window = with_screens(qtbot, data_dir, source)
    window.projection.screens.look()
    click(window, "start-continue")
    view = window.projection.view
    assert view is not None
    assert view.isVisible()
    source.there = [CONSOLE, MIRROR]
    window.projection.screens.look()
    assert not view.isVisible()
    assert not window.projection.showing
    assert words(window, "cash-1") == "•••"
    # Two pictures again: the view goes back where it was.
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    assert view.isVisible()
    assert words(window, "cash-1") == "$20,000,000"


@pytest.mark.parametrize("how", ["left alone", "put off"])
def test_the_view_comes_back_with_its_screen(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """As the banner says, by itself and with what is shown now; but not when it was put off before."""
    table_of(qtbot, data_dir).session.close_game()
    put_on = on_its_screen(monkeypatch)
    source = Fixed(CONSOLE, BEAMER)
    window = with_screens(qtbot, data_dir, source)
    window.projection.screens.look()
    click(window, "start-continue")
    if how == "put off":
        press(window, Qt.Key.Key_F5)
    source.there = [CONSOLE]
    window.projection.screens.look()
    qtbot.waitUntil(lambda: window.projection.screens.choice.kind == "beside", timeout=20_000)
    assert not window.projection.showing
    press(window, Qt.Key.Key_Space)
    assert state(window).spins == 1
    source.there = [CONSOLE, BEAMER]
    window.projection.screens.look()
    if how == "put off":
        assert not window.projection.showing
        return
    assert [choice.screen for choice in put_on] == [BEAMER, BEAMER]
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    assert view.isVisible()
    assert view.scene == "result"
    assert not has(window, "banner-text")


def test_the_view_keeps_off_the_screen_that_the_console_was_moved_to(tmp_path: Path) -> None:
    """The beamer is the first screen; the console is dragged to the laptop's, and the class's view gives way to it."""
    config = tmp_path / "screens.json"
    screens = [
        {"name": "beamer", "x": 0, "y": 0, "width": 1024, "height": 768},
        {"name": "laptop", "x": -1366, "y": 0, "width": 1366, "height": 768},
    ]
    config.write_text(json.dumps({"screens": screens}), "utf-8")
    script = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from gallery.app import make_window
from gallery.auction.view import PublicView
from gallery.auction import commands as c
from gallery.places import Places
from gallery.ui.shell import Shell
window = make_window(Places(Path(sys.argv[1])), "en")
projection = window.projection
projection.screens.watch(app)
projection.screens.look()
shell = Shell(window.desk.style)
shell.take(window)
shell.resize(900, 500)
shell.show()
window.session.new_game(c.New(players=("Dana", "Avi"), paintings=24, mode="app", starter="Dana", secret="11" * 32))
window.show_console()
def told():
    for _ in range(5):
        app.processEvents()
    print(shell.screen().name(), projection.view.screen().name(), projection.view.geometry().getRect())
told()
shell.move(-1300, 50)
told()
shell.move(50, 50)
told()
import os
sys.stdout.flush()
os._exit(0)
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "data")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "beamer laptop (-1366, 0, 1366, 768)",
        "laptop beamer (0, 0, 1024, 768)",
        "beamer laptop (-1366, 0, 1366, 768)",
    ]


def test_the_view_learns_no_secret(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir, mode="app")
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert view is not None
    told = " ".join(placed.text for placed in view.placed) + view.accessibleDescription()
    assert state(window).setup.secret not in told
    # D13 is off: no balance.
    assert "20,000,000" not in told
