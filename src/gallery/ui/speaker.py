"""The machine's loudspeaker, as the window knows it: a program of its own (`gallery.ui.loudspeaker`), for which nothing waits.

To find a machine's outputs and to open one may take half a second, an output that goes away may take Qt's part for sound with
it, and a sound system that is ill answers when it likes. All that happens in there.
"""

import logging
import sys
import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QTimer

log = logging.getLogger(__name__)

HUSH = "-"
"""The word for silence; any other is a sound's name."""
ANEW = 75
"""The exit code of a loudspeaker that wants to be started anew, since the machine prefers another output now."""
AGAIN = 3
"""How often one that broke is started again, and PAUSE, the milliseconds before that."""
PAUSE = 250
PROGRAM = (sys.executable, "-P", "-m", "gallery.ui.loudspeaker")
"""What is started. With -P no file of the folder that somebody happens to be in is taken for a module."""
FAREWELL = 300
"""Milliseconds that the end of the program waits for it."""


class Speaker(QObject):
    """Plays the sounds of `assets/sounds` by name. `program` is what is started; it reads lines, and its output is not read."""

    def __init__(self, program: Sequence[str] = PROGRAM) -> None:
        super().__init__()
        self._program = tuple(program)
        self._left = AGAIN
        self._process: QProcess | None = None

    def prepare(self) -> None:
        """Starts it. Asking again changes nothing."""
        if self._process is not None:
            return
        process = QProcess(self)
        # What Qt's libraries for films miss on a machine interests nobody here.
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        self._process = process
        self._start()

    def _start(self) -> None:
        if self._process is not None:
            self._process.start(self._program[0], list(self._program[1:]))

    def play(self, name: str) -> None:
        """Begins a sound and does not wait for it."""
        self._say(name)

    def hush(self) -> None:
        """Ends what sounds now."""
        self._say(HUSH)

    def close(self) -> None:
        """For good."""
        process, self._process = self._process, None
        if process is None:
            return
        process.closeWriteChannel()
        if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(FAREWELL):
            process.kill()
            process.waitForFinished(FAREWELL)

    def _say(self, word: str) -> None:
        process = self._process
        if process is not None and process.state() == QProcess.ProcessState.Running:
            # With the hour: what it hears too late belongs to nothing that is seen.
            process.write(f"{word} {time.time()}\n".encode())

    def _finished(self, code: int, how: QProcess.ExitStatus) -> None:
        # It ends by itself where there is nothing to play with: another try is for one that broke.
        if self._process is None:
            return
        if how == QProcess.ExitStatus.CrashExit and self._left > 0:
            self._left -= 1
            log.info("the loudspeaker broke and is started again")
            QTimer.singleShot(PAUSE, self._start)
        elif how == QProcess.ExitStatus.NormalExit and code == ANEW:
            self._start()
