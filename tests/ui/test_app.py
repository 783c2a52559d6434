"""The window's door: opens, shows a game that was named, keeps a fault from ending the lesson, and closes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.exhibitions.commands import New
from gallery.exhibitions.table import Table as Seasons

# In a program of its own: an application that has been quit lets no other event loop of its process run any more.
PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gallery import app
from gallery.texts import plain
from gallery.ui.awake import Awake
from gallery.ui.garbage import Collector
from gallery.ui.main_window import MainWindow

Awake.hold = lambda self: None
app.SETTLED = 10
hook = sys.excepthook
application = QApplication([])
told = {}

def fault():
    raise ZeroDivisionError("in a slot")

def look():
    windows = [each for each in application.allWidgets() if isinstance(each, MainWindow)]
    if not windows or application.findChild(Collector) is None:
        return
    (window,) = windows
    told.update(phase=window.desk.game.state.phase, said=plain(window.banner.sentence))
    window._close_now()

QTimer.singleShot(0, fault)
timer = QTimer()
timer.timeout.connect(look)
timer.start(50)
code = app.run(Path(sys.argv[1]), "en", Path(sys.argv[2]))
print(json.dumps({**told, "code": code, "hook": sys.excepthook is hook}))
"""


# That the program ends at all says that it looks for garbage again.
@pytest.mark.parametrize(("game", "phase"), [("auction", "deal"), ("classic-art", "setup")])
def test_the_door_opens_a_game_and_a_fault_does_not_close_it(data_dir: Path, game: str, phase: str) -> None:
    path = data_dir / "game.gallery"
    if game == "auction":
        Table.new(c.New(players=("Dana", "Avi"), starter="Dana"), path).close()
    else:
        Seasons.new(New(players=("Dana", "Avi")), game, path).close()
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(data_dir), str(path)],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["phase"] == phase
    assert "the game goes on" in told["said"]
    assert told["code"] == 0
    assert told["hook"]
    # Logged whole.
    assert "in a slot" in done.stderr
    # The file is free again.
    (Table if game == "auction" else Seasons).open(path).close()
