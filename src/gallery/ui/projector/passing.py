"""The name of the sector that is passing the pointer, drawn once for each sector: it must not cost a frame anything."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from gallery.auction.state import Sector
from gallery.texts import Texts
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.scenes.turns import passing_names
from gallery.ui.projector.stage import Stage
from gallery.ui.theme import Room


class PassingName:
    """Strips with the names of a wheel's sectors, in one language, room and size."""

    def __init__(self) -> None:
        self._made_for: tuple[object, ...] = ()
        self._strips: dict[int, QPixmap] = {}

    def strip(
        self,
        index: int,
        sectors: Sequence[Sector],
        texts: Texts,
        room: Room,
        size: QSizeF,
        height: float,
        ratio: float,
    ) -> QPixmap:
        """The strip of a sector: `size` in pixels, `height` the window's, which says how large letters are."""
        made_for = (tuple(sectors), texts.language, room.dark, size.width(), size.height(), height, ratio)
        if made_for != self._made_for:
            self._made_for = made_for
            self._strips.clear()
        if index not in self._strips:
            self._strips[index] = self._draw(sectors[index], texts, room, size, height, ratio)
        return self._strips[index]

    def _draw(self, sector: Sector, texts: Texts, room: Room, size: QSizeF, height: float, ratio: float) -> QPixmap:
        pixmap = QPixmap((size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(room.wall))
        painter = QPainter(pixmap)
        try:
            stage = Stage(painter, QSizeF(size.width(), height), room, texts, Pictures(), ratio)
            rect = QRectF(0, 0, size.width(), size.height())
            blocks = [stage.block(name, size.width(), theme.TEXT, bold=True) for name in passing_names(texts, sector)]
            block = next((made for made in blocks if made.fits), blocks[-1])
            stage.draw(block, rect, align="middle", valign="middle")
        finally:
            painter.end()
        return pixmap
