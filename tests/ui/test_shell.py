"""The program's window stands before its pages do, looks as they will, and hands on what they need."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.app import _Program
from gallery.places import Places
from gallery.texts import LANGUAGES, Language
from gallery.ui.preferences import Preferences
from gallery.ui.shell import BAR, Shell
from gallery.ui.start.page import PICTURES
from gallery.ui.style import Style
from tests.ui.banker.driving import button, click, has, open_window, press
from tests.ui.banker.tables import table_of

HEAVY = ("gallery.auction", "gallery.journal", "gallery.collection", "gallery.printing", "sqlite3", "fluent", "click")
"""What no window needs to stand."""


def image_of(shell: Shell, rect: QRect) -> QImage:
    """A part of the window as it is painted."""
    return shell.grab(rect).toImage()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_when_the_pages_come(qtbot: QtBot, data_dir: Path, language: Language, dark: bool) -> None:
    """Bar, name and wall are in their places and colours from the first frame, on the side where reading begins."""
    preferences = Preferences(Places(data_dir), language)
    preferences.set_dark_room(dark)
    shell = Shell(Style(dark=dark))
    qtbot.addWidget(shell)
    shell.resize(1366, 768)
    with qtbot.waitSignal(shell.stood):
        shell.show()
    window = open_window(qtbot, data_dir, language)
    full = window.window()
    assert isinstance(full, Shell)
    name = button(window, "home").geometry()
    assert image_of(shell, name) == image_of(full, name)
    written = image_of(shell, name)
    ground = written.pixelColor(0, 0)
    assert any(written.pixelColor(x, written.height() // 2) != ground for x in range(written.width()))
    wall = QRect(0, BAR, 1366, 30)
    assert image_of(shell, wall) == image_of(full, wall)


def test_the_window_stands_before_anything_heavy_is_imported(data_dir: Path) -> None:
    program = f"""
import sys
from gallery import app
def stood(self):
    print(*[name for name in {HEAVY!r} if name in sys.modules])
    self._app.exit(7)
app._Program._stood = stood
sys.exit(app.run(__import__("pathlib").Path(sys.argv[1]), "he"))
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(data_dir)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (7, ""), done.stderr


def test_a_page_that_cannot_be_built_ends_the_program_with_its_fault(data_dir: Path) -> None:
    program = """
import sys
sys.modules["gallery.ui.main_window"] = None
sys.argv = ["gallery", "--lang", "en", "--data", sys.argv[1]]
from gallery.door import main
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(data_dir)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip().startswith("unexpected: ")
    assert "main_window" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("size", "fills"), [((1366, 768), True), ((1366, 1080), True), ((1920, 1080), False)])
def test_a_window_that_would_reach_over_the_screens_edge_fills_the_screen(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], fills: bool
) -> None:
    """On a screen of the window's own size its lowest buttons would lie under the edge, by the height of its title bar."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(*size))
    program = _Program(app, Preferences(Places(data_dir), "en"), None)
    qtbot.addWidget(program.shell)
    program.shell.stood.disconnect()
    program.show()
    assert program.shell.isMaximized() == fills


def test_keys_titles_and_closing_go_through_the_shell(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "fr")
    shell = window.window()
    assert isinstance(shell, Shell)
    assert shell.windowTitle() == window.desk.say("console-window")
    window.preferences.set_language("he")
    assert shell.windowTitle() == window.desk.say("console-window")
    click(window, "start-saved")
    # A key that the window itself is given.
    shell.setFocus()
    focused = shell.focusWidget()
    assert focused is window
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start
    with qtbot.waitSignal(window.closed):
        shell.close()
    assert not shell.isVisible()


def test_a_game_under_way_is_not_closed_without_a_question(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    shell = window.window()
    shell.close()
    assert shell.isVisible()
    assert window.isVisible()
    assert has(window, "sheet-confirm")
    press(window, Qt.Key.Key_Escape)
    assert window.isVisible()


def test_the_first_page_does_not_wait_for_its_pictures(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    pictures = window.desk.pictures
    shell = window.window()
    shell.repaint()
    qtbot.waitUntil(lambda: not pictures.waiting, timeout=20_000)
    QApplication.processEvents()
    image = shell.grab().toImage()
    wall = QColor(window.desk.style.hex("wall"))
    coloured = sum(image.pixelColor(x, y) != wall for x in range(700, 1300, 20) for y in range(BAR + 20, 680, 20))
    assert coloured > 200
    assert len(PICTURES) == 5
