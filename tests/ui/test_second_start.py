"""A second start on the same data folder: the first window comes forward; a game is never open twice."""

import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, Qt
from pytestqt.qtbot import QtBot

from gallery.texts import plain
from gallery.ui.bell import Bell, bell_name, ring
from gallery.ui.shell import Shell
from tests.ui.banker.driving import open_window, words
from tests.ui.banker.tables import table_of

GALLERY = "import sys; sys.argv = ['gallery', *sys.argv[1:]]; from gallery.door import main; main()"

files = pytest.mark.skipif(sys.platform == "win32", reason="a bell is no file there")


def code_of(qtbot: QtBot, arguments: Sequence[str]) -> int:
    """The exit code of a second program, while this one goes on."""
    with subprocess.Popen([sys.executable, "-c", GALLERY, *arguments]) as second:
        try:
            qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
        finally:
            second.kill()
    return second.returncode


def test_the_first_window_comes_forward(qtbot: QtBot, data_dir: Path) -> None:
    bell = Bell(data_dir)
    with qtbot.waitSignal(bell.rung, timeout=20_000):
        # A folder is the same however it is written.
        assert code_of(qtbot, ["--data", str(data_dir / ".." / data_dir.name)]) == 0


# The screen of the tests keeps no order of windows.
@pytest.mark.qt_log_ignore("does not support raise")
def test_a_window_that_was_put_away_is_there_again(qtbot: QtBot, data_dir: Path) -> None:
    shell = open_window(qtbot, data_dir, "en").window()
    assert isinstance(shell, Shell)
    shell.showMinimized()
    shell.bring_forward()
    assert shell.isVisible()
    assert not shell.windowState() & Qt.WindowState.WindowMinimized


def test_the_program_hangs_its_bell_and_takes_it_along(qtbot: QtBot, data_dir: Path) -> None:
    program = """
import sys
from pathlib import Path
from gallery import app
from gallery.ui.shell import Shell
fill = app._Program._fill
def filled(self):
    fill(self)
    print("ready", flush=True)
def forward(self):
    print("comes", flush=True)
    self.close()
app._Program._fill = filled
Shell.bring_forward = forward
sys.exit(app.run(Path(sys.argv[1]), "en"))
"""
    first = subprocess.Popen([sys.executable, "-c", program, str(data_dir)], stdout=subprocess.PIPE, text=True)
    with first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline() == "ready\n"
            assert ring(data_dir)
            assert first.communicate(timeout=20)[0] == "comes\n"
        finally:
            first.kill()
    assert first.returncode == 0
    assert not ring(data_dir)
    assert not Path(QDir.tempPath(), bell_name(data_dir)).exists()


def test_another_folder_has_another_bell(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    bell = Bell(data_dir)
    assert bell_name(data_dir) != bell_name(tmp_path)
    assert not ring(tmp_path)
    assert bell is not None


@files
def test_a_bell_that_a_killed_program_left_is_hung_again(qtbot: QtBot, data_dir: Path) -> None:
    place = Path(QDir.tempPath(), bell_name(data_dir))
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(place))
    assert place.exists()
    assert not ring(data_dir)
    bell = Bell(data_dir)
    with qtbot.waitSignal(bell.rung, timeout=20_000):
        assert code_of(qtbot, ["--data", str(data_dir)]) == 0


@files
def test_a_program_that_does_not_answer_is_not_waited_for(qtbot: QtBot, data_dir: Path) -> None:
    place = Path(QDir.tempPath(), bell_name(data_dir))
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(place))
        deaf.listen()
        begun = time.monotonic()
        assert not ring(data_dir)
        assert time.monotonic() - begun < 3
    place.unlink()


def test_two_windows_do_not_play_one_game(qtbot: QtBot, data_dir: Path) -> None:
    first = table_of(qtbot, data_dir)
    table = first.session.table
    assert table is not None
    path = table.journal.path
    assert path is not None
    second = open_window(qtbot, data_dir, "en")
    assert not second.session.open_game(path)
    assert "open in another window" in plain(words(second, "banner-text"))
    assert second.session.table is None
    assert first.session.spun_by_hand("collect", None)
