"""The loudspeaker's program: it reads lines, each a sound's name and when it was asked for, and plays them. `-` is silence.

It ends with its input. Where there is no library for sound it ends at once; where there is no output it waits for one. It
mixes the sounds itself and gives Qt one stream: Qt's own effects (6.11) are ended in a thread that must not do it, after
which their program runs in circles.
"""

import os
import sys
import time
import wave
from array import array
from importlib import import_module
from threading import Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QIODevice, QObject, QTimer, Signal

from gallery.resources import assets
from gallery.ui.speaker import ANEW, HUSH

LATE = 0.2
"""Seconds after which a sound is not begun any more: it would belong to nothing that is seen."""
AHEAD = 0.06
"""Seconds of sound that the output is given ahead: more would be heard late, less would break off on a busy machine."""
REST = 20_000
"""Milliseconds of silence after which the output may sleep."""
SETTLE = 250
"""Milliseconds in which a machine may change its outputs several times, as when a projector's cable is put in."""
MOST = 8
"""Sounds at a time; the oldest is dropped for another one."""


def read_sounds() -> dict[str, "array[int]"]:
    """Every sound that ships, by its name: 44.1 kHz, sixteen bits, one channel."""
    sounds = {}
    for file in sorted((assets() / "sounds").glob("*.wav")):
        with wave.open(str(file)) as source:
            sounds[file.stem] = array("h", source.readframes(source.getnframes()))
    return sounds


class Mixer(QIODevice):
    """What the output plays: all the sounds that have begun, added up. It is never at its end; without sounds it is silent."""

    def __init__(self) -> None:
        super().__init__()
        self._voices: list[tuple[array[int], int]] = []
        # Without a buffer of its own: it would hold a fifth of a second back.
        self.open(QIODevice.OpenModeFlag.ReadOnly | QIODevice.OpenModeFlag.Unbuffered)

    def begin(self, sound: "array[int]") -> None:
        """One more. Of those that would begin in the same moment only the last does: while an output is opened, ticks gather,
        and all at once they would be a bang.
        """
        begun = [(other, place) for other, place in self._voices if place]
        self._voices = [*begun[1 - MOST :], (sound, 0)]

    def hush(self) -> None:
        """None."""
        self._voices = []

    def mixed(self, count: int) -> "array[int]":
        """The next samples."""
        sums = [0] * count
        going = []
        for sound, place in self._voices:
            for number, sample in enumerate(sound[place : place + count]):
                sums[number] += sample
            if place + count < len(sound):
                going.append((sound, place + count))
        self._voices = going
        return array("h", (min(32767, max(-32768, total)) for total in sums))

    def readData(self, most: int) -> bytes:
        """As many samples as the output has room for."""
        samples = self.mixed(most // 2)
        return samples.tobytes()

    def writeData(self, data: Any, size: int) -> int:
        """Nothing can be written."""
        return -1

    def isSequential(self) -> bool:
        """It cannot be wound back."""
        return True

    def bytesAvailable(self) -> int:
        """There is always more."""
        return 1 << 20


class Box(QObject):
    """The sounds and the output that the machine prefers. `media` is Qt's module for sound.

    `outdated` is sent when the machine prefers another output than the one that is used: the program begins anew then.
    """

    outdated = Signal()

    def __init__(self, media: Any) -> None:
        super().__init__()
        self._media = media
        self._sounds = read_sounds()
        self.mixer = Mixer()
        self._sink: Any = None
        self._running = False
        self._output = b""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._sleep)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLE)
        self._later.timeout.connect(self.look)
        self._devices = media.QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._later.start)
        self.look()

    def look(self) -> None:
        """Which output does the machine prefer? The first one that can play the sounds is used."""
        device = self._media.QMediaDevices.defaultAudioOutput()
        output = bytes(device.id())
        if self._sink is not None:
            if output != self._output:
                self.outdated.emit()
            return
        form = self._media.QAudioFormat()
        form.setSampleRate(44_100)
        form.setChannelCount(1)
        form.setSampleFormat(self._media.QAudioFormat.SampleFormat.Int16)
        if not output or not device.isFormatSupported(form):
            return
        self._output = output
        self._sink = self._media.QAudioSink(device, form)
        self._sink.setBufferSize(2 * round(AHEAD * 44_100))

    def hear(self, line: str) -> None:
        """A line of input: the name of a sound, or HUSH, and when it was asked for (seconds of the machine's clock)."""
        name, _, asked = line.partition(" ")
        if name == HUSH:
            self.mixer.hush()
        elif self._sink is not None and name in self._sounds and abs(time.time() - float(asked)) < LATE:
            self.mixer.begin(self._sounds[name])
            if not self._running:
                self._running = True
                self._sink.start(self.mixer)
            self._rest.start()

    def _sleep(self) -> None:
        self._running = False
        self._sink.stop()


class Ear(QObject):
    """Reads the input in a thread of its own, on every system alike."""

    said = Signal(str)
    ended = Signal()

    def listen(self) -> None:
        """Until the input ends: so does the program that writes it, however it ends."""
        for line in sys.stdin:
            self.said.emit(line.strip())
        self.ended.emit()


def main() -> None:
    """Plays until the input ends."""
    try:
        media = import_module("PySide6.QtMultimedia")
    except ImportError:
        return
    app = QCoreApplication(["gallery"])
    box, ear = Box(media), Ear()
    ear.said.connect(box.hear)
    ear.ended.connect(app.quit)
    box.outdated.connect(lambda: app.exit(ANEW))
    Thread(target=ear.listen, daemon=True).start()
    code = app.exec()
    # Nothing is put away in order: an output plays to its end first, and may not come back at all.
    os._exit(code)


if __name__ == "__main__":
    main()
