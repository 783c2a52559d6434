"""The change from one picture to the next: the old one grows fainter over the new one."""

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QPainter, QPixmap


class Fade:
    """The picture that goes, if one does. It waits after `leave` until `start`, when the new picture is ready."""

    def __init__(self) -> None:
        self._old: QPixmap | None = None
        self._gone = 1.0
        self._clock = QElapsedTimer()

    @property
    def over(self) -> bool:
        """Whether nothing fades."""
        return self._gone >= 1.0

    def leave(self, picture: QPixmap) -> None:
        """This picture stands now and is to go."""
        self._old = picture

    def drop(self) -> None:
        """No fade: the new picture stands at once."""
        self._old, self._gone = None, 1.0

    def start(self) -> bool:
        """The new picture is ready. False when there is none to fade from."""
        if self._old is None:
            return False
        self._gone = 0.0
        self._clock.start()
        return True

    def step(self, duration: float) -> bool:
        """Brings the fade to where it is now; `duration` in milliseconds. False when there was none."""
        if self.over:
            return False
        self._gone = min(1.0, self._clock.elapsed() / duration)
        if self.over:
            self._old = None
        return True

    def paint(self, painter: QPainter) -> None:
        """What is left of the old picture, over the new one."""
        if self._old is not None and not self.over:
            painter.setOpacity(1.0 - self._gone)
            painter.drawPixmap(0, 0, self._old)
            painter.setOpacity(1.0)
