"""A second start on the same data folder rings at the first one, which comes forward instead.

It is a courtesy: where it cannot be had, a second window opens, and a game that is open in the first one says so.
"""

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QDir, QObject, Signal

log = logging.getLogger(__name__)

ANSWER = b"coming"
PATIENCE = 700
"""Milliseconds to wait for the answer: a program that is busy for longer is as good as none."""


def bell_name(data: Path) -> str:
    """What the bell of a data folder is called on this machine."""
    told = QCryptographicHash.hash(str(data.resolve()).encode(), QCryptographicHash.Algorithm.Sha256)
    return "gallery-" + bytes(told.toHex().data()).decode()[:32]


def ring(data: Path) -> bool:
    """Rings at the program that runs on this data folder. True when it answered and comes forward."""
    name = bell_name(data)
    # Elsewhere a bell is a file, and looking for it is cheaper than the import.
    if sys.platform != "win32" and not Path(QDir.tempPath(), name).exists():
        return False
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError as fault:
        log.info("no bell: %s", fault)
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    answered = socket.bytesAvailable() > 0 or socket.waitForReadyRead(PATIENCE)
    return answered and bytes(socket.readAll().data()).startswith(ANSWER)


class Bell(QObject):
    """Hangs beside the door while the program runs. `rung` asks its window to come forward."""

    rung = Signal()

    def __init__(self, data: Path) -> None:
        super().__init__()
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError as fault:
            log.info("no bell: %s", fault)
            return
        name = bell_name(data)
        self._server = QLocalServer(self)
        # With this Qt also takes the place of a bell that a killed program, or one that does not answer, left there.
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        if not self._server.listen(name):
            log.info("no bell: %s", self._server.errorString())

    def _answer(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.write(ANSWER)
            # The program may be ending: nothing would send it later.
            socket.flush()
            socket.disconnectFromServer()
            self.rung.emit()
