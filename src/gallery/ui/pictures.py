"""Paintings as pixmaps: number, size and device pixel ratio → picture, drawn once and kept."""

from collections import OrderedDict

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from gallery.collection import Collection, house_collection
from gallery.ui.widgets.painting import draw_picture

KEPT_BYTES = 160 * 1024 * 1024
"""A 4K painting takes about 20 MB, a thumbnail some kilobytes."""


class Pictures:
    """The paintings of a collection, drawn as large as they are asked for. The least used ones are forgotten first."""

    def __init__(self, collection: Collection | None = None, kept: int = KEPT_BYTES) -> None:
        self.collection = house_collection() if collection is None else collection
        self._kept = kept
        self._bytes = 0
        self._made: OrderedDict[tuple[int, int, int, int], QPixmap] = OrderedDict()

    def fitted(self, number: int, room: QSizeF) -> QSizeF:
        """The largest size of the painting's ratio that fits into a room (any unit)."""
        picture = self.collection.painting(number).picture
        scale = min(room.width() / picture.width, room.height() / picture.height)
        return QSizeF(picture.width * scale, picture.height * scale)

    def pixmap(self, number: int, size: QSizeF, ratio: float = 1.0) -> QPixmap:
        """The whole painting, as large as fits into `size` (device-independent pixels), sharp at the device pixel ratio."""
        fitted = self.fitted(number, size)
        width, height = max(1, round(fitted.width() * ratio)), max(1, round(fitted.height() * ratio))
        key = (number, width, height, round(ratio * 1000))
        made = self._made.get(key)
        if made is None:
            made = self._draw(number, width, height)
            made.setDevicePixelRatio(ratio)
            self._made[key] = made
            self._bytes += 4 * width * height
            while self._bytes > self._kept and len(self._made) > 1:
                (_, old_width, old_height, _), _ = self._made.popitem(last=False)
                self._bytes -= 4 * old_width * old_height
        self._made.move_to_end(key)
        return made

    def image(self, number: int, size: QSize, ratio: float = 1.0) -> QImage:
        """The same as an image that is not kept: it may be drawn beside the window, in another thread."""
        fitted = self.fitted(number, QSizeF(size))
        width, height = max(1, round(fitted.width() * ratio)), max(1, round(fitted.height() * ratio))
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        try:
            draw_picture(painter, self.collection.painting(number).picture, QRectF(0, 0, width, height))
        finally:
            painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def _draw(self, number: int, width: int, height: int) -> QPixmap:
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            draw_picture(painter, self.collection.painting(number).picture, QRectF(0, 0, width, height))
        finally:
            painter.end()
        return pixmap
