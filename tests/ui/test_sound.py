"""What is heard and when; and a loudspeaker for which nothing waits (scenario W-18)."""

import json
import os
import subprocess
import sys
import time
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from pytestqt.qtbot import QtBot

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.auction.view import public_view
from gallery.resources import assets
from gallery.ui import loudspeaker, sound, speaker
from gallery.ui.loudspeaker import Box, Mixer
from gallery.ui.main_window import MainWindow
from gallery.ui.projector.view import ProjectorView
from gallery.ui.sound import Sound
from gallery.ui.speaker import Speaker
from tests.ui.banker.driving import press
from tests.ui.banker.tables import sale_of, table_of


class Ear:
    """A player that only listens."""

    def __init__(self) -> None:
        self.ready = 0
        self.heard: list[str] = []
        self.hushed = 0

    def prepare(self) -> None:
        """Counts."""
        self.ready += 1

    def play(self, name: str) -> None:
        """Notes the name."""
        self.heard.append(name)

    def hush(self) -> None:
        """Counts."""
        self.hushed += 1

    def close(self) -> None:
        """Nothing to close."""


class Watch:
    """A clock that notes when it was asked."""

    def __init__(self) -> None:
        self.now: float | None = None
        self.asked: list[float] = []

    def __call__(self) -> float:
        self.asked.append(time.monotonic() if self.now is None else self.now)
        return self.asked[-1]


def listening(window: MainWindow) -> tuple[Sound, Ear, Watch]:
    """A console that is heard."""
    ear, watch = Ear(), Watch()
    made = Sound(window.projection, ear, watch)
    made.prepare()
    return made, ear, watch


def test_ticks_are_the_pins_that_pass_but_no_buzz(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_reduced_motion(False)
    _sound, ear, watch = listening(window)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert isinstance(view, ProjectorView)
    pins: list[int] = []
    view.ticked.connect(lambda: pins.append(1))
    now = public_view(window.session.state)
    assert view.spin_to(now, now, sector=3, seconds=0.7)
    qtbot.waitUntil(lambda: not view.spinning, timeout=20_000)
    expected, last = 0, -1.0
    for asked in watch.asked:
        if asked - last >= 0.035:
            expected, last = expected + 1, asked
    assert len(watch.asked) == len(pins) >= 5
    assert len(ear.heard) == expected >= 3
    assert all(name in sound.TICKS for name in ear.heard)
    assert all(one != other for one, other in zip(ear.heard, ear.heard[1:], strict=False))


def test_the_hammer_is_heard_without_a_wall_and_the_wheel_is_not(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    _sound, ear, _watch = listening(window)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert view is not None
    press(window, Qt.Key.Key_F5)
    assert not window.projection.showing
    view.ticked.emit()
    view.moved_on.emit("winners")
    assert ear.heard == []
    assert window.session.bid("Avi", 1_000_000)
    window.session.say_going()
    window.session.say_going()
    assert window.session.hammer()
    assert ear.heard == ["going", "going", "hammer"]


def test_scenes_have_sounds_and_a_black_or_frozen_wall_has_none(qtbot: QtBot, data_dir: Path) -> None:
    window = sale_of(table_of(qtbot, data_dir))
    _sound, ear, _watch = listening(window)
    for _ in range(3):
        # Turned off and on again, it is still heard once.
        press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert view is not None
    for scene in ("wheel", "turned", "forgery", "winners", "sale"):
        view.moved_on.emit(scene)
    assert ear.heard == ["turn", "stamp", "win"]
    for still in (window.projection.toggle_black, window.projection.toggle_frozen):
        still()
        view.moved_on.emit("winners")
        view.ticked.emit()
        window.session.say_going()
        assert window.session.undo()
        still()
    assert len(ear.heard) == 3


def test_each_sound_that_is_asked_for_is_there() -> None:
    there = {path.stem for path in (assets() / "sounds").glob("*.wav")}
    assert {*sound.SCENES.values(), *sound.TICKS, sound.HAMMER, sound.GOING} == there


def test_one_key_turns_it_off_at_once_and_on_again(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    _sound, ear, watch = listening(window)
    press(window, Qt.Key.Key_F5)
    view = window.projection.view
    assert view is not None
    watch.now = 1.0
    view.ticked.emit()
    press(window, Qt.Key.Key_S)
    assert ear.hushed == 1
    watch.now = 2.0
    view.ticked.emit()
    assert len(ear.heard) == 1
    press(window, Qt.Key.Key_S)
    watch.now = 3.0
    view.ticked.emit()
    watch.now = 3.034
    view.ticked.emit()
    assert len(ear.heard) == 2


def test_sound_that_nobody_wants_is_not_even_made_ready(qtbot: QtBot, data_dir: Path) -> None:
    window = table_of(qtbot, data_dir)
    window.preferences.set_sound(False)
    _sound, ear, _watch = listening(window)
    assert ear.ready == 0
    press(window, Qt.Key.Key_S)
    press(window, Qt.Key.Key_F5)
    assert ear.ready == 1


# --- the loudspeaker


def program(tmp_path: Path, lines: str) -> tuple[Speaker, Path]:
    """A speaker whose program is a few lines; what they write goes into a file."""
    heard = tmp_path / "heard"
    heard.touch()
    text = f"import os, sys, time\nheard = open({str(heard)!r}, 'a', buffering=1)\n{lines}"
    return Speaker((sys.executable, "-c", text)), heard


LISTEN = """
for line in sys.stdin:
    heard.write(line)
"""


def names(heard: Path) -> list[str]:
    """The words that a program heard."""
    return [line.split()[0] for line in heard.read_text().splitlines()]


def test_nothing_waits_for_the_loudspeaker(qtbot: QtBot, tmp_path: Path) -> None:
    """It takes its time to start and to listen; the window goes on, and its end is not put off."""
    box, heard = program(tmp_path, "heard.write('here\\n'); time.sleep(600)")
    began = time.monotonic()
    box.play("hammer")
    box.prepare()
    box.prepare()
    qtbot.waitUntil(lambda: names(heard) == ["here"], timeout=20_000)
    for _ in range(200):
        began = time.monotonic()
        box.play("tick-1")
        assert time.monotonic() - began < 0.5
    box.close()
    assert time.monotonic() - began < 5


def test_it_hears_names_and_ends_with_its_input(qtbot: QtBot, tmp_path: Path) -> None:
    box, heard = program(tmp_path, "heard.write('here\\n')" + LISTEN + "heard.write('end')")
    box.prepare()
    qtbot.waitUntil(lambda: names(heard) == ["here"], timeout=20_000)
    box.play("tick-2")
    box.hush()
    qtbot.waitUntil(lambda: len(names(heard)) == 3, timeout=20_000)
    box.close()
    box.play("tick-3")
    assert names(heard)[1:3] == ["tick-2", "-"]
    assert float(heard.read_text().splitlines()[1].split()[1]) == pytest.approx(time.time(), abs=60)
    assert "tick-3" not in names(heard)


def test_one_that_breaks_is_started_again_but_not_for_ever(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "PAUSE", 1)
    box, heard = program(tmp_path, "heard.write('here\\n'); os.kill(os.getpid(), 9)")
    box.prepare()
    qtbot.waitUntil(lambda: len(names(heard)) == 4, timeout=20_000)
    qtbot.wait(150)
    box.play("hammer")
    box.close()
    assert len(names(heard)) == 1 + speaker.AGAIN


def test_a_machine_that_cannot_start_it_is_silent(qtbot: QtBot, tmp_path: Path) -> None:
    for words in ((str(tmp_path / "nothing"),), (sys.executable, "-c", "")):
        box = Speaker(words)
        box.prepare()
        qtbot.wait(100)
        box.play("hammer")
        box.close()


class FakeFormat:
    """What is asked of an output."""

    SampleFormat = SimpleNamespace(Int16="sixteen bits")

    def setSampleRate(self, rate: int) -> None:
        """Samples a second."""
        self.rate = rate

    def setChannelCount(self, count: int) -> None:
        """Loudspeakers."""
        self.channels = count

    def setSampleFormat(self, form: str) -> None:
        """Bits."""
        self.form = form


class FakeSink:
    """An output that is open."""

    made: ClassVar[list["FakeSink"]] = []

    def __init__(self, device: Any, form: FakeFormat) -> None:
        self.device = device
        self.form = form
        self.source: Mixer | None = None
        self.made.append(self)

    def setBufferSize(self, size: int) -> None:
        """Bytes ahead."""
        self.ahead = size

    def start(self, source: Mixer) -> None:
        """It takes from the mixer."""
        self.source = source

    def stop(self) -> None:
        """It sleeps."""
        self.source = None


class FakeDevices(QObject):
    """The outputs of a fake machine."""

    audioOutputsChanged = Signal()  # noqa: N815 (Qt's own name)
    there: ClassVar[str] = ""

    @classmethod
    def defaultAudioOutput(cls) -> Any:
        """The one that it prefers."""
        name = cls.there
        return SimpleNamespace(id=lambda: name.encode(), isFormatSupported=lambda form: name != "odd")


@pytest.fixture
def media(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A fake Qt of sounds; its machine has a loudspeaker."""
    monkeypatch.setattr(FakeSink, "made", [])
    monkeypatch.setattr(FakeDevices, "there", "loudspeaker")
    monkeypatch.setattr(loudspeaker, "SETTLE", 1)
    return SimpleNamespace(QMediaDevices=FakeDevices, QAudioSink=FakeSink, QAudioFormat=FakeFormat)


def heard(box: Box) -> int:
    """How loud the next twentieth of a second is."""
    return max(abs(sample) for sample in box.mixer.mixed(2205))


def test_sounds_are_added_up_and_end(qtbot: QtBot) -> None:
    mixer = Mixer()
    mixer.begin(array("h", [1, 2, 3, 30_000]))
    assert list(mixer.mixed(2)) == [1, 2]
    mixer.begin(array("h", [10, 20_000]))
    assert mixer.readData(8) == array("h", [13, 32_767, 0, 0]).tobytes()
    assert list(mixer.mixed(3)) == [0, 0, 0]
    for number in range(12):
        mixer.begin(array("h", [1 + number // 4] * 50))
        mixer.mixed(1)
    # Eight at a time: the four that began first are over.
    assert list(mixer.mixed(1)) == [4 * 2 + 4 * 3]
    mixer.hush()
    for loud in (100, 200, 300):
        mixer.begin(array("h", [loud, loud]))
    assert list(mixer.mixed(1)) == [300]
    mixer.hush()
    mixer.begin(array("h", [5, 5]))
    mixer.hush()
    assert list(mixer.mixed(1)) == [0]


def test_what_was_asked_for_too_long_ago_is_not_heard(qtbot: QtBot, media: Any) -> None:
    box = Box(media)
    (sink,) = FakeSink.made
    assert (sink.form.rate, sink.form.channels, sink.form.form) == (44_100, 1, "sixteen bits")
    assert sink.source is None
    box.hear(f"hammer {time.time() - 1}")
    box.hear(f"no-such-sound {time.time()}")
    assert sink.source is None
    assert heard(box) == 0
    box.hear(f"turn {time.time()}")
    playing: Mixer | None = sink.source
    assert playing is box.mixer
    assert heard(box) > 500
    box.hear(f"- {time.time()}")
    assert heard(box) == 0


def test_after_a_silence_the_output_may_sleep(qtbot: QtBot, media: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 1)
    box = Box(media)
    (sink,) = FakeSink.made
    for _ in range(2):
        box.hear(f"turn {time.time()}")
        assert sink.source is not None
        qtbot.waitUntil(lambda: sink.source is None, timeout=20_000)


def test_another_output_begins_anew(qtbot: QtBot, media: Any) -> None:
    """A projector's cable is put in: what plays the sounds is started again, but not for any change of a machine's list."""
    FakeDevices.there = ""
    box = Box(media)
    told: list[int] = []
    box.outdated.connect(lambda: told.append(1))
    box.hear(f"turn {time.time()}")
    assert FakeSink.made == []
    for there, outdated in (("odd", 0), ("loudspeaker", 0), ("loudspeaker", 0), ("hdmi", 1)):
        FakeDevices.there = there
        for _ in range(3):
            box._devices.audioOutputsChanged.emit()
        qtbot.wait(30)
        assert len(told) == outdated, there
    assert len(FakeSink.made) == 1


def test_one_that_wants_to_begin_anew_is_started_again(qtbot: QtBot, tmp_path: Path) -> None:
    box, heard_of = program(tmp_path, f"heard.write('here\\n'); os._exit({speaker.ANEW})")
    box.prepare()
    qtbot.waitUntil(lambda: len(names(heard_of)) >= 6, timeout=20_000)
    box.close()


@pytest.mark.parametrize("missing", ["library", "output"])
def test_without_library_or_output_it_ends_in_silence(missing: str) -> None:
    gone = "sys.modules['PySide6.QtMultimedia'] = None; " if missing == "library" else ""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {gone}from gallery.ui.loudspeaker import main; main()"],
        env={**os.environ, "PULSE_SERVER": "unix:/nowhere/at/all"},
        input="hammer 0\n",
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gallery import app
from gallery.ui.awake import Awake
from gallery.ui.main_window import MainWindow
from gallery.ui import sound

Awake.hold = lambda self: None
sound.IDLE = 10
application = QApplication([])
told = {}

def look():
    windows = [each for each in application.allWidgets() if isinstance(each, MainWindow)]
    if not windows:
        return
    (window,) = windows
    if not told:
        # The first page stands, no game yet.
        told["before"] = "gallery.ui.speaker" in sys.modules
        window.preferences.set_reduced_motion(True)
        window.session.open_game(Path(sys.argv[2]))
        window.show_console()
    elif "gallery.ui.speaker" in sys.modules and not window.session.busy:
        if window.projection.view is None:
            window.projection.toggle()
        elif window.session.state.spins == 0:
            window.session.spin()
        else:
            told["spins"] = window.session.state.spins
            told["here"] = "PySide6.QtMultimedia" in sys.modules
            window._close_now()

timer = QTimer()
timer.timeout.connect(look)
timer.start(50)
code = app.run(Path(sys.argv[1]), "en")
print(json.dumps({**told, "code": code}))
"""


def test_no_loudspeaker_before_a_game_and_never_in_the_windows_own_program(data_dir: Path) -> None:
    path = data_dir / "game.gallery"
    table = Table.new(c.New(players=("Dana", "Avi"), starter="Dana"), path)
    table.do(c.Deal(paintings={"Dana": 1, "Avi": 2}))
    table.close()
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(data_dir), str(path)],
        env={**os.environ, "PULSE_SERVER": "unix:/nowhere/at/all"},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"before": False, "spins": 1, "here": False, "code": 0}
    # A process that is left running, or a fault in a slot, would be told here.
    assert done.stderr == ""
