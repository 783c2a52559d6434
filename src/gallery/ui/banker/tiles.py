"""A painting as a small picture: to choose it, to count what lies under it, to look at its cards while it is held."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from gallery.ui import theme
from gallery.ui.banker.parts import Desk
from gallery.ui.widgets import draw_mark


class PaintingTile(QAbstractButton):
    """A painting as a small framed picture with its number; below it, as a badge, how many value cards it covers.

    `held` and `released` serve the press-and-hold peek; a click chooses it.
    """

    held = Signal(int)
    released_again = Signal(int)

    def __init__(
        self,
        desk: Desk,
        number: int,
        size: QSize,
        *,
        cards: int | None = None,
        numbered: bool = True,
        title: str = "",
        owner: int | None = None,
    ) -> None:
        super().__init__()
        self._desk = desk
        self.number = number
        self._size = size
        self._cards = cards
        self._numbered = numbered
        self._owner = owner
        self.setFixedSize(size)
        self.setObjectName(f"painting-{number}")
        self.setAccessibleName(title or desk.say("painting-numbered", number=number))
        self.setToolTip(self.accessibleName())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pictures = desk.hung
        self._pictures.ready.connect(self._picture_ready)

    def _picture_ready(self, number: int) -> None:
        """The picture that was waited for is there."""
        if number == self.number:
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pressing shows what only the owner may see, where that is offered."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.held.emit(self.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Letting go hides it again."""
        self.released_again.emit(self.number)
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no press."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; Space is the wheel's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.held.emit(self.number)
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting Enter go hides what it showed."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.released_again.emit(self.number)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing stays shown when the eye has gone elsewhere."""
        self.released_again.emit(self.number)
        super().focusOutEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws the picture in its mat, the number and the badge."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        badge = min(style.px(20), self.height() // 3)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._cards is not None:
            room.adjust(0, 0, 0, -badge / 3)
        mat = max(1, style.px(3))
        inner = room.adjusted(mat, mat, -mat, -mat)
        pixmap = self._pictures.pixmap(
            self.number, QSizeF(max(4.0, inner.width()), max(4.0, inner.height())), self.devicePixelRatioF()
        )
        drawn = pixmap.deviceIndependentSize()
        spot = QRectF(
            inner.center().x() - drawn.width() / 2,
            inner.center().y() - drawn.height() / 2,
            drawn.width(),
            drawn.height(),
        )
        frame = spot.adjusted(-mat, -mat, mat, mat)
        painter.setPen(QPen(style.colour("hairline"), 1))
        painter.setBrush(style.colour("mat"))
        painter.drawRect(frame)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        painter.drawPixmap(spot.topLeft(), pixmap)
        painter.setOpacity(1.0)
        if self.isChecked() or self.hasFocus() or (self.isEnabled() and self.underMouse()):
            # The accent says what was chosen; where the keys are is a line in ink, as on buttons.
            tone = "accent" if self.isChecked() or not self.hasFocus() else "ink"
            painter.setPen(QPen(style.colour(tone), style.px(3 if self.isChecked() else 2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self._numbered:
            self._draw_number(painter, frame, rtl=rtl)
        if self._cards is not None:
            disc = QRectF(frame.right() - badge * 0.8, self.height() - badge - 1, badge, badge)
            if rtl:
                disc.moveLeft(max(0.0, frame.left() - badge * 0.2))
            disc.moveRight(min(disc.right(), self.width() - 1.0))
            painter.setPen(QPen(style.colour("wall"), 1))
            painter.setBrush(style.colour("ink"))
            painter.drawEllipse(disc)
            painter.setPen(style.colour("wall"))
            painter.setFont(theme.font(badge * 0.66, True))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._cards))
        if self._owner is not None:
            side = style.px(18)
            spot_x = frame.right() - side if rtl else frame.left()
            ground = QRectF(spot_x, frame.top(), side, side)
            painter.fillRect(ground, style.colour("card"))
            draw_mark(painter, self._owner, ground.adjusted(3, 3, -3, -3), style.dark)

    def _draw_number(self, painter: QPainter, frame: QRectF, *, rtl: bool) -> None:
        style = self._desk.style
        size = max(8.0, min(style.px(14), frame.height() * 0.34))
        font = theme.font(size, True)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(str(self.number)) + size * 0.6
        x = frame.left() if rtl else frame.right() - width
        plate = QRectF(x, frame.top(), width, size * 1.3)
        painter.fillRect(plate, style.colour("card"))
        painter.setPen(style.colour("ink"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.number))
