"""Draws the pictures of the first page beside the window, which does not wait for them."""

import logging
from threading import Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from gallery.ui.pictures import Pictures

log = logging.getLogger(__name__)


class Wish(NamedTuple):
    """A painting, the largest size it may have (device-independent pixels), and the screen's pixel ratio."""

    number: int
    width: int
    height: int
    ratio: float


class Hanger(QObject):
    """Pictures that are there at once or a moment later. `hung` is sent for each; `all_hung` says when none is waited for.

    One is drawn at a time, in a thread that ends with it.
    """

    hung = Signal(int)
    _drawn = Signal(object, QImage)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._made: dict[int, tuple[Wish, QPixmap]] = {}
        self._asked: dict[int, Wish] = {}
        self._hand: Thread | None = None
        self._drawn.connect(self._hang)

    def picture(self, number: int, size: QSize, ratio: float) -> QPixmap | None:
        """The painting as large as it fits, null when its file is spoiled; None while it is drawn."""
        wish = Wish(number, size.width(), size.height(), ratio)
        wanted, pixmap = self._made.get(number, (None, None))
        if wanted == wish:
            return pixmap
        self._asked[number] = wish
        self._go_on()
        return None

    @property
    def all_hung(self) -> bool:
        """Whether nothing is waited for."""
        return not self._asked

    def stop(self) -> None:
        """Draws no more; waits for the picture that is on the easel."""
        self._asked.clear()
        if self._hand is not None:
            self._hand.join()

    def _go_on(self) -> None:
        if self._hand is None and self._asked:
            self._hand = Thread(target=self._draw, args=(next(iter(self._asked.values())),))
            self._hand.start()

    def _draw(self, wish: Wish) -> None:
        """Beside the window: an image may be drawn in any thread, a pixmap may not."""
        try:
            image = self._pictures.image(wish.number, QSize(wish.width, wish.height), wish.ratio)
        except Exception as fault:
            # A file that somebody spoiled: the place stays bare, and the program is none the worse for it.
            log.warning("painting %d is not hung: %r", wish.number, fault)
            image = QImage()
        try:
            self._drawn.emit(wish, image)
        except RuntimeError:
            log.debug("painting %d comes too late: the window is gone", wish.number)

    def _hang(self, wish: Wish, image: QImage) -> None:
        self._hand = None
        self._made[wish.number] = (wish, QPixmap.fromImage(image))
        if self._asked.get(wish.number) == wish:
            del self._asked[wish.number]
        self._go_on()
        self.hung.emit(wish.number)
