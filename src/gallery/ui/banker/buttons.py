"""The button of the banker's windows: it draws its words, its key and the reason why it cannot be pressed, none of them cut."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gallery.ui import theme
from gallery.ui.style import Style
from gallery.ui.widgets import mark_path

KINDS = ("primary", "strong", "plain", "small", "quiet", "bar")
WRAP = int(Qt.TextFlag.TextWordWrap)
SMALLEST_LETTERS = 11
"""Pixels of the drawing: a label shrinks to this before it would be cut."""


class Button(QAbstractButton):
    """A button of one of the KINDS, with an optional key (shown small) and an optional reason below its words.

    A second press of a double click does nothing, whatever stands under it by then, unless the button `counts` presses, as a
    + does; Space never presses it while `guarded`, because that key spins the wheel and comes from clickers. `player` (0–7)
    gives it a player's colour and shape; `tall` has room for a sentence.
    """

    def __init__(
        self,
        style: Style,
        text: str,
        *,
        kind: str = "plain",
        key: str = "",
        name: str = "",
        player: int | None = None,
        amount: str = "",
        guarded: bool = True,
        tall: bool = False,
        counts: bool = False,
    ) -> None:
        super().__init__()
        self._style = style
        self._kind = kind
        self._key = key
        self._reason = ""
        self._player = player
        self._amount = amount
        self._guarded = guarded
        self._tall = tall
        self._counts = counts
        self.cut = False
        """Whether some of its words did not fit when it was drawn last."""
        self.setText(text)
        self.setObjectName(name)
        self.setAccessibleName(f"{text} {amount}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def reason(self) -> str:
        """Why it is greyed; empty when it is not."""
        return self._reason

    def forbid(self, reason: str, sentence: str = "") -> "Button":
        """Greys it, with the reason in few words on it and in a sentence beside it."""
        self._reason = reason
        self.setEnabled(False)
        self.setToolTip(sentence or reason)
        self.setAccessibleDescription(sentence or reason)
        self.updateGeometry()
        self.update()
        return self

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no press, except where presses are counted."""
        if self._counts:
            self.mousePressEvent(event)
        else:
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() == Qt.Key.Key_Space and (self._guarded or event.isAutoRepeat()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """The words on one line, with the key, and a line for the reason."""
        style = self._style
        words = QFontMetrics(style.font(self._letters(), bold=self._kind != "bar")).horizontalAdvance(self.text())
        key = QFontMetrics(style.font(13)).horizontalAdvance(self._key) + style.px(20) if self._key else 0
        mark = style.px(32) if self._player is not None else 0
        side = style.px(9 if self._kind in ("quiet", "bar") else 16)
        return QSize(words + key + mark + 2 * side, self._height())

    def minimumSizeHint(self) -> QSize:
        """Narrower than the hint: the words then take two lines or smaller letters."""
        if self._kind == "bar":
            return self.sizeHint()
        return QSize(min(self.sizeHint().width(), self._style.px(64)), self._height())

    def _letters(self) -> float:
        return {"primary": 20, "strong": 19, "plain": 17, "small": 15, "quiet": 16, "bar": 15}[self._kind]

    def _height(self) -> int:
        if self._player is not None:
            return self._style.px(50)
        if self._tall:
            return self._style.px(62)
        base = {"primary": 54, "strong": 50, "plain": 44, "small": 34, "quiet": 34, "bar": 32}[self._kind]
        if self._reason and self._player is None:
            base = max(base, 52)
        return self._style.px(base)

    def _paints(self) -> tuple[QColor | None, QColor, QColor]:
        """Ground, letters and edge."""
        style = self._style
        if self._kind == "bar":
            ground = QColor(255, 255, 255, 40) if self.underMouse() or self.isChecked() else None
            return ground, style.colour("on-bar"), QColor(0, 0, 0, 0)
        if not self.isEnabled():
            quiet = self._kind == "quiet"
            return None if quiet else style.colour("off"), style.colour("muted"), style.colour("hairline")
        warm = self.underMouse() or self.isDown()
        if self._kind == "primary":
            ground = style.colour("deep" if warm else "accent_fill")
            return ground, style.colour("on_accent"), ground
        if self._kind == "strong":
            ground = style.colour("ink")
            return (ground.lighter(140) if warm else ground), style.colour("wall"), ground
        if self._kind == "quiet":
            chosen = style.colour("chosen") if self.isChecked() or warm else None
            return chosen, style.colour("ink"), QColor(0, 0, 0, 0)
        ground = style.colour("chosen" if self.isChecked() else "card")
        return (
            (style.colour("off") if warm and not self.isChecked() else ground),
            style.colour("ink"),
            style.colour("edge"),
        )

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws ground, mark, words, amount, key and reason, from the side where reading begins."""
        style = self._style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        self.cut = False
        ground, letters, edge = self._paints()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = style.px(4)
        if ground is not None or edge.alpha():
            painter.setPen(QPen(edge, 1) if edge.alpha() else Qt.PenStyle.NoPen)
            painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
        if self.isChecked() and self._kind in ("plain", "quiet"):
            painter.setPen(QPen(style.colour("accent"), style.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        side = style.px(5 if self._kind in ("quiet", "bar") else 12)
        room = self.rect().adjusted(side, 0, -side, 0)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self._player is not None:
            room = self._draw_player(painter, room, rtl=rtl)
        if self._key and self.isEnabled():
            room = self._draw_key(painter, room, letters, rtl=rtl)
        if self._player is not None:
            middle = room.height() // 2
            low = QRect(room.x(), middle, room.width(), room.height() - middle - style.px(3))
            self._draw_words(painter, low, self._reason or self._amount, letters, rtl, size=14 if self._reason else 17)
            self._draw_words(
                painter, QRect(room.x(), style.px(3), room.width(), middle), self.text(), letters, rtl, size=16
            )
        elif self._reason:
            half = room.height() * 0.56
            self._draw_words(
                painter, QRect(room.x(), style.px(3), room.width(), round(half)), self.text(), letters, rtl
            )
            low = QRect(room.x(), round(half), room.width(), room.height() - round(half) - style.px(3))
            self._draw_words(painter, low, self._reason, letters, rtl, size=13, bold=False)
        else:
            self._draw_words(painter, room, self.text(), letters, rtl)
        if self.hasFocus():
            # In the colour of the words: an accent would not be seen on a button that is filled with it, nor on the bar.
            painter.setPen(QPen(letters, style.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), radius, radius)

    def _draw_player(self, painter: QPainter, room: QRect, *, rtl: bool) -> QRect:
        """A block of the player's colour with the shape cut out of it."""
        style = self._style
        player = self._player or 0
        width = style.px(26)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        block = QRectF(self.width() - width if rtl else 0, 0, width, self.height())
        painter.fillRect(block, QColor(theme.look(player).colour(style.dark)))
        size = style.px(15)
        middle = block.center()
        spot = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("card"))
        painter.drawPath(mark_path(theme.look(player).shape, spot))
        painter.setOpacity(1.0)
        gap = width - style.px(4)
        return room.adjusted(0, 0, -gap, 0) if rtl else room.adjusted(gap, 0, 0, 0)

    def _draw_key(self, painter: QPainter, room: QRect, letters: QColor, *, rtl: bool) -> QRect:
        style = self._style
        font = style.font(13)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        width = max(metrics.horizontalAdvance(self._key) + style.px(12), style.px(22))
        height = style.px(21)
        x = room.left() if rtl else room.right() + 1 - width
        cap = QRectF(x, (self.height() - height) / 2, width, height)
        ink = QColor(letters)
        ink.setAlphaF(0.45)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, style.px(3), style.px(3))
        painter.setPen(letters)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        gap = width + style.px(8)
        return room.adjusted(gap, 0, 0, 0) if rtl else room.adjusted(0, 0, -gap, 0)

    def _draw_words(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        letters: QColor,
        rtl: bool,
        size: float = 0,
        bold: bool = True,
    ) -> None:
        """The words in the largest letters that fit, on one line or on two."""
        style = self._style
        bold = bold and self._kind != "bar"
        begin = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        centred = self._player is None
        across = Qt.AlignmentFlag.AlignHCenter if centred else begin | Qt.AlignmentFlag.AlignAbsolute
        flag = across | Qt.AlignmentFlag.AlignVCenter
        size = size or self._letters()
        while True:
            font = style.font(size, bold=bold)
            metrics = QFontMetrics(font)
            one = metrics.horizontalAdvance(text) <= room.width()
            tall = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), WRAP, text)
            two = tall.width() <= room.width() and tall.height() <= room.height() and " " in text
            if one or two or size <= SMALLEST_LETTERS:
                break
            size -= 0.5
        painter.setFont(font)
        painter.setPen(letters)
        if one:
            painter.drawText(QRectF(room), int(flag) | int(Qt.TextFlag.TextDontClip), text)
        elif two:
            painter.drawText(QRectF(room), int(flag) | WRAP, text)
        else:
            self.cut = True
            # Only a name can be this long; it stands whole in the tooltip and where it is that player's turn.
            painter.drawText(
                QRectF(room), int(flag), metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            )
            if not self.toolTip():
                self.setToolTip(text)
