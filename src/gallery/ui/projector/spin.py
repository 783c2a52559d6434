"""A spin that is on, and the flick that asks for one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPointF

from gallery.auction.state import Sector
from gallery.ui.projector.turning import Motion, pins_between
from gallery.ui.projector.wheel import Wheel

TICK_LEAN, TICK_FALL, TICK_SPEED = -16.0, 0.72, 400.0
"""The pointer: how far a pin pushes it (degrees), how much of that is left a frame later, and the speed (degrees a second)
above which pins come too fast for it to fall back."""

FLICK_WAY, FLICK_TIME, FLICK_FULL = 0.06, 1500, 3.0
"""A drag is a flick from this share of the window's height, within these milliseconds; the pace of a push of strength 1, in
thousandths of the window's height a millisecond."""


class Spin:
    """A turn of the wheel towards the sector `index` in `duration` seconds. `speed` is degrees a second."""

    def __init__(self, turning: Motion, duration: float, index: int, finished: Callable[[], None] | None) -> None:
        self.motion = turning
        self.duration = duration
        self.index = index
        self.finished = finished
        self.speed = 0.0
        self.ticked = False
        """Whether a pin passed the pointer since the last frame."""
        self._clock = QElapsedTimer()

    def start(self) -> None:
        """The wheel is let go."""
        self._clock.start()

    def advance(self, wheel: Wheel, sectors: Sequence[Sector], reduced: bool) -> bool:
        """Brings the wheel to where it is now; with motion reduced it stands already. True when the time is over."""
        time = self._clock.elapsed() / (self.duration * 1000)
        if not reduced and time < 1.0:
            before = wheel.angle
            wheel.angle = self.motion.angle(time)
            self.speed = self.motion.speed(time) / self.duration
            self.ticked = pins_between(sectors, before, wheel.angle) > 0
            wheel.lean = TICK_LEAN if self.ticked and self.speed < TICK_SPEED else wheel.lean * TICK_FALL
        return time >= 1.0


class Flick:
    """A drag across the wheel, from press to release."""

    def __init__(self) -> None:
        self._start: QPointF | None = None
        self._clock = QElapsedTimer()

    def press(self, at: QPointF) -> None:
        """A finger or the mouse went down on the wheel."""
        self._start = at
        self._clock.start()

    def release(self, at: QPointF, height: float) -> float | None:
        """How strong the flick was, 0…1; None when it was a click. `height` is the window's."""
        start, self._start = self._start, None
        if start is None:
            return None
        way = at - start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        took = self._clock.elapsed()
        if length <= FLICK_WAY * height or took >= FLICK_TIME:
            return None
        pace: float = length / max(1, took) / max(1.0, height / 1000)
        return min(1.0, pace / FLICK_FULL)
