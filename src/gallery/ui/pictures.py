"""Paintings as pixmaps: number, size and device pixel ratio → picture, drawn once and kept; beside the window if asked."""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from threading import Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from gallery.collection import Collection, house_collection
from gallery.collection.photograph import Photograph
from gallery.ui.widgets.painting import draw_picture

log = logging.getLogger(__name__)

KEPT_BYTES = 160 * 1024 * 1024
"""A 4K painting takes about 20 MB, a thumbnail some kilobytes."""
PRIMED = "#cfc8ba"
"""A canvas before anything is painted on it."""

TOGETHER = 60
"""Milliseconds for which pictures gather before a wall is hung anew: one of forty is not laid out forty times."""


class Wish(NamedTuple):
    """A painting of so many pixels, and a thousand times the screen's pixel ratio."""

    number: int
    width: int
    height: int
    ratio: int


class Pictures(QObject):
    """The paintings of a collection, drawn as large as they are asked for. The least used ones are forgotten first.

    With `beside`, they are read and drawn in a thread of their own, and nothing waits for them: what is asked for is a
    primed canvas, or the same painting in another size, until `ready` tells its number. What was asked for last is drawn first.
    `came` tells of several at once, for whoever shows them all on one wall.
    """

    ready = Signal(int)
    came = Signal()
    _drawn = Signal(object, object, QImage)

    def __init__(self, collection: Collection | None = None, kept: int = KEPT_BYTES, *, beside: bool = False) -> None:
        super().__init__()
        self.collection = house_collection() if collection is None else collection
        self._kept = kept
        self._beside = beside
        self._bytes = 0
        self._made: OrderedDict[Wish, QPixmap] = OrderedDict()
        self._asked: dict[Wish, None] = {}
        self._spoiled: set[int] = set()
        self._hand: Thread | None = None
        self._drawn.connect(self._take)
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.setInterval(TOGETHER)
        self._together.timeout.connect(self.came)

    def fitted(self, number: int, room: QSizeF) -> QSizeF:
        """The largest size of the painting's ratio that fits into a room (any unit)."""
        width, height = self.collection.painting(number).sides
        scale = min(room.width() / width, room.height() / height)
        return QSizeF(width * scale, height * scale)

    def pixmap(self, number: int, size: QSizeF, ratio: float = 1.0) -> QPixmap:
        """The whole painting, as large as fits into `size` (device-independent pixels), sharp at the device pixel ratio."""
        fitted = self.fitted(number, size)
        wish = Wish(
            number, max(1, round(fitted.width() * ratio)), max(1, round(fitted.height() * ratio)), round(ratio * 1000)
        )
        made = self._made.get(wish)
        if made is not None:
            self._made.move_to_end(wish)
            return made
        if self._beside:
            return self._later(wish)
        return self._keep(wish, QPixmap.fromImage(_image(self.collection, wish)))

    def image(self, number: int, size: QSize, ratio: float = 1.0) -> QImage:
        """The same as an image that is not kept: it may be drawn beside the window, in another thread."""
        fitted = self.fitted(number, QSizeF(size))
        wish = Wish(
            number, max(1, round(fitted.width() * ratio)), max(1, round(fitted.height() * ratio)), round(ratio * 1000)
        )
        image = _image(self.collection, wish)
        image.setDevicePixelRatio(ratio)
        return image

    @property
    def beside(self) -> bool:
        """Whether they are drawn in a thread of their own."""
        return self._beside

    @property
    def waiting(self) -> bool:
        """Whether a picture is still to be drawn."""
        return bool(self._asked) or self._hand is not None

    def hang_anew(self, collection: Collection, order: Sequence[int]) -> None:
        """The same pictures in another order: those that were drawn are kept under their new numbers.

        `order` are the old numbers in the new order; what is not in it is not there any more.
        """
        self.collection = collection
        places = {old: new for new, old in enumerate(order, start=1)}
        made = self._made
        self._made = OrderedDict()
        self._bytes = 0
        for wish, pixmap in made.items():
            if wish.number in places:
                self._keep(wish._replace(number=places[wish.number]), pixmap)
        self._asked.clear()
        self._spoiled = {places[number] for number in self._spoiled if number in places}

    def stop(self) -> None:
        """Draws no more; waits for the picture that is on the easel."""
        self._asked.clear()
        self._beside = False
        if self._hand is not None:
            self._hand.join()

    # --- beside the window

    def _later(self, wish: Wish) -> QPixmap:
        """Something to show until the picture is there."""
        if wish.number not in self._spoiled:
            # Asked again, it is the last that was asked for: what the eye looks at now.
            self._asked.pop(wish, None)
            self._asked[wish] = None
            self._go_on()
        shown = QPixmap(wish.width, wish.height)
        other = next((made for key, made in reversed(self._made.items()) if key.number == wish.number), None)
        if other is None:
            shown.fill(QColor(PRIMED))
        else:
            shown.fill(Qt.GlobalColor.transparent)
            painter = QPainter(shown)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(shown.rect(), other, other.rect())
            painter.end()
        shown.setDevicePixelRatio(wish.ratio / 1000)
        return shown

    def _go_on(self) -> None:
        if self._hand is None and self._asked:
            self._hand = Thread(target=self._draw, args=(next(reversed(self._asked)), self.collection))
            self._hand.start()

    def _draw(self, wish: Wish, collection: Collection) -> None:
        """In the other thread: an image may be drawn there, a pixmap may not."""
        try:
            image = _image(collection, wish)
        except Exception as fault:
            # A file that somebody spoiled: the canvas stays bare, and the game goes on.
            log.warning("painting %d cannot be drawn: %r", wish.number, fault)
            image = QImage()
        try:
            self._drawn.emit(wish, collection, image)
        except RuntimeError:
            log.debug("painting %d comes too late: the window is gone", wish.number)

    def _take(self, wish: Wish, collection: Collection, image: QImage) -> None:
        if self._hand is not None:
            # It has told all. Without this wait it might be the last to hold this object, and take it apart over there.
            self._hand.join()
            self._hand = None
        if collection is not self.collection:
            # Its number means another picture by now.
            self._go_on()
            return
        self._asked.pop(wish, None)
        if image.isNull():
            self._spoiled.add(wish.number)
            self._asked = {other: None for other in self._asked if other.number != wish.number}
        else:
            self._keep(wish, QPixmap.fromImage(image))
        self._go_on()
        self.ready.emit(wish.number)
        if not self._together.isActive():
            self._together.start()

    # --- made and kept

    def _keep(self, wish: Wish, pixmap: QPixmap) -> QPixmap:
        pixmap.setDevicePixelRatio(wish.ratio / 1000)
        self._made[wish] = pixmap
        self._bytes += 4 * wish.width * wish.height
        while self._bytes > self._kept and len(self._made) > 1:
            old, _ = self._made.popitem(last=False)
            self._bytes -= 4 * old.width * old.height
        return pixmap


def _image(collection: Collection, wish: Wish) -> QImage:
    painting = collection.painting(wish.number)
    if painting.photograph is not None:
        return _photograph(painting.photograph, QSize(wish.width, wish.height))
    image = QImage(wish.width, wish.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        draw_picture(painter, painting.picture, QRectF(0, 0, wish.width, wish.height))
    finally:
        painter.end()
    return image


def _photograph(photograph: Photograph, size: QSize) -> QImage:
    """A photograph in so many pixels. Refuses a file that is gone or spoiled with OSError."""
    reader = QImageReader(str(photograph.path))
    # Straight to the size: of a JPEG only a part is unpacked then.
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise OSError(reader.errorString())
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
