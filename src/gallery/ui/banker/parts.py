"""Small parts that the console's panels are made of: labels, rules, painting tiles, banknotes, the amount field."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gallery.money.amounts import read_amount
from gallery.refusal import Refused
from gallery.texts import Texts, amount, short_amount
from gallery.texts.refusals import refusal_words
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.session import Session
from gallery.ui.style import Style
from gallery.ui.widgets import draw_mark


@dataclass(frozen=True, slots=True)
class Desk:
    """What every panel of the banker's windows needs, handed on and never global."""

    session: Session
    style: Style
    pictures: Pictures

    @property
    def texts(self) -> Texts:
        """The texts of the language in use."""
        return self.session.preferences.texts

    def say(self, key: str, **params: object) -> str:
        """A message of the language in use."""
        return self.texts.say(key, **params)


RLM, LRM = "\u200f", "\u200e"


class Label(QLabel):
    """A label that runs as the window does.

    Qt takes a label's direction from its first strong letter and does not look into isolates, so a Hebrew line that begins
    with a name or an amount would stand on the wrong side. A mark before the text decides.
    """

    def setText(self, text: str) -> None:
        """The text, after the mark of the window's direction."""
        rtl = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        super().setText((RLM if rtl else LRM) + text if text else "")


def label(text: str, role: str = "body", *, wrap: bool = False, name: str = "") -> QLabel:
    """A text in one of the style sheet's roles. Never rich text: a player may be called `<b>`."""
    made = Label()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setProperty("role", role)
    made.setObjectName(name)
    made.setWordWrap(wrap)
    if wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


class NameLabel(QWidget):
    """A name on one line or two, in letters that shrink before it is elided; whole in the tooltip then."""

    def __init__(
        self, style: Style, text: str, *, size: float = 17, bold: bool = True, lines: int = 2, tone: str = "ink"
    ) -> None:
        super().__init__()
        self._style = style
        self._text = text
        self._size = size
        self._bold = bold
        self._lines = lines
        self._tone = tone
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def text(self) -> str:
        """The whole name."""
        return self._text

    def sizeHint(self) -> QSize:
        """One line of the name."""
        metrics = QFontMetrics(self._style.font(self._size, bold=self._bold))
        return QSize(metrics.horizontalAdvance(self._text) + 4, metrics.height() * self._lines)

    def minimumSizeHint(self) -> QSize:
        """A line of small letters."""
        return QSize(self._style.px(40), self._style.px(20))

    def paintEvent(self, _: QPaintEvent) -> None:
        """The largest letters in which it stands whole."""
        style = self._style
        painter = QPainter(self)
        painter.setLayoutDirection(self.layoutDirection())
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        wrap = int(Qt.TextFlag.TextWordWrap)
        size = self._size
        while True:
            font = style.font(size, bold=self._bold)
            metrics = QFontMetrics(font)
            one = metrics.horizontalAdvance(self._text) <= self.width()
            tall = metrics.boundingRect(QRect(0, 0, self.width(), 10_000), wrap, self._text)
            two = self._lines > 1 and tall.width() <= self.width() and tall.height() <= self.height()
            if one or two or size <= 12:
                break
            size -= 0.5
        painter.setFont(font)
        painter.setPen(style.colour(self._tone))
        text = self._text
        if not one and not two:
            text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            self.setToolTip(self._text)
        flags = int(side | Qt.AlignmentFlag.AlignVCenter) | (wrap if two and not one else 0)
        painter.drawText(self.rect(), flags, text)


def rule() -> QFrame:
    """A hairline across."""
    made = QFrame()
    made.setObjectName("rule")
    return made


def pole() -> QFrame:
    """A hairline from top to bottom."""
    made = QFrame()
    made.setObjectName("pole")
    return made


def stacked(
    parent: QWidget | None = None, *, space: int = 0, margins: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> QVBoxLayout:
    """A column with nothing round it."""
    made = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    made.setContentsMargins(*margins)
    made.setSpacing(space)
    return made


def beside(
    parent: QWidget | None = None, *, space: int = 0, margins: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> QHBoxLayout:
    """A row with nothing round it."""
    made = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    made.setContentsMargins(*margins)
    made.setSpacing(space)
    return made


class Panel(QFrame):
    """A part of a page that is made anew from the state whenever something changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._outer = stacked(self)
        self._body: QWidget | None = None

    def build(self, layout: QBoxLayout) -> None:
        """Fills an empty column; each panel's own."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Makes the panel anew."""
        self.setUpdatesEnabled(False)
        if self._body is not None:
            self._outer.removeWidget(self._body)
            self._body.hide()
            # A name that is found again must be the new one's.
            self._body.setParent(None)
            self._body.deleteLater()
        self._body = QWidget()
        self.build(stacked(self._body))
        self._outer.addWidget(self._body)
        self.setUpdatesEnabled(True)


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
        pixmap = self._desk.pictures.pixmap(
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
            line = Qt.PenStyle.DotLine if self.hasFocus() and not self.isChecked() else Qt.PenStyle.SolidLine
            painter.setPen(QPen(style.colour("accent"), style.px(3 if self.isChecked() else 2), line))
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


class Choice(QComboBox):
    """A choice of few, drawn like the fields beside it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setMinimumHeight(style.px(42))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling past it changes nothing."""
        event.ignore()

    def paintEvent(self, _: QPaintEvent) -> None:
        """The chosen text and a small triangle."""
        style = self._style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        focus = self.hasFocus()
        painter.setPen(QPen(style.colour("accent" if focus else "edge"), style.px(2) if focus else 1))
        painter.setBrush(style.colour("card"))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, style.px(4), style.px(4))
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        size = style.px(9)
        x = style.px(14) if rtl else self.width() - style.px(14) - size
        middle = self.height() / 2
        arrow = QPolygonF(
            [
                QPointF(x, middle - size / 4),
                QPointF(x + size, middle - size / 4),
                QPointF(x + size / 2, middle + size / 3),
            ]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("ink"))
        painter.drawPolygon(arrow)
        painter.setPen(style.colour("ink"))
        font = style.font(17)
        painter.setFont(font)
        far, near = style.px(30), style.px(12)
        room = QRectF(self.rect()).adjusted(far if rtl else near, 0, -(near if rtl else far), 0)
        told = QFontMetrics(font).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, int(room.width()))
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), told)


def note_paper(colour: str) -> theme.NoteColours:
    """Paper and ink of a note by the name in the money file; a colour that a teacher made up is drawn white."""
    for name in (colour, colour.replace("-", " "), colour.replace(" ", "-")):
        if name in theme.NOTES:
            return theme.NOTES[name]
    return theme.NoteColours("#FFFFFF", "#1E1B18")


class NoteRow(QWidget):
    """Banknotes in their colours, the largest first, each with how many of it; with `none` also those of which none is left."""

    def __init__(self, desk: Desk, notes: Mapping[int, int], colours: Mapping[int, str], *, none: bool = False) -> None:
        super().__init__()
        self._desk = desk
        self._notes = [(value, count) for value, count in sorted(notes.items(), reverse=True) if count or none]
        self._colours = colours
        told = ", ".join(f"{count} × {short_amount(value)}" for value, count in self._notes)
        self._scale = 1.0
        self.setAccessibleName(told)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def shrink(self, scale: float = 0.66) -> "NoteRow":
        """Smaller notes, for a list of what is there and not of what to hand over."""
        self._scale = scale
        self.updateGeometry()
        return self

    def _px(self, length: float) -> int:
        return self._desk.style.px(length * self._scale)

    def sizeHint(self) -> QSize:
        """A note and its count beside it, as often as there are kinds."""
        return QSize(len(self._notes) * self._px(124), self._px(40))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws the notes from the side where reading begins; within a note all is left to right."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step, width, height = self._px(124), self._px(76), self._px(38)
        for place, (value, count) in enumerate(self._notes):
            colours = note_paper(self._colours.get(value, ""))
            x = self.width() - place * step - width - 1 if rtl else place * step + 1
            note = QRectF(x, 1, width, height)
            painter.setPen(QPen(QColor(colours.ink), 1))
            painter.setBrush(QColor(colours.paper))
            painter.drawRect(note)
            painter.setPen(QPen(QColor(colours.ink), 1, Qt.PenStyle.SolidLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(note.adjusted(3, 3, -3, -3))
            painter.setFont(style.font(max(12, 17 * self._scale), bold=True))
            painter.drawText(note, Qt.AlignmentFlag.AlignCenter, short_amount(value))
            beside_note = QRect(
                round(x) - self._px(42) if rtl else round(x) + width + self._px(4), 0, self._px(38), height
            )
            side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
            painter.setPen(style.colour("ink"))
            painter.setFont(style.font(max(12, 18 * self._scale), bold=True))
            painter.drawText(beside_note, side | Qt.AlignmentFlag.AlignVCenter, f"\u2066×{count}\u2069")


class AmountField(QLineEdit):
    """A field for dollars: always left to right, any digits and separators, `K` and `M`.

    `understood` is sent with the amount, or None. What a presenter's remote sends never lands in it: Space, `b`, and a period
    that does not follow a digit just typed go past it to the window.
    """

    understood = Signal(object)

    def __init__(self, desk: Desk, name: str = "amount") -> None:
        super().__init__()
        self._desk = desk
        self._typed_at = -1e9
        self.setObjectName(name)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.setPlaceholderText("4.5M")
        self.setMaxLength(24)
        self.textChanged.connect(self._read)

    def amount(self) -> int | None:
        """The dollars that were understood, None when there are none."""
        try:
            return read_amount(self.text())
        except Refused:
            return None

    def echo(self) -> str:
        """What was understood, or why not; nothing for an empty field."""
        if not self.text().strip():
            return ""
        try:
            return amount(read_amount(self.text()))
        except Refused as refused:
            return refusal_words(refused, self._desk.texts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes digits, separators, K, M and editing keys; lets everything else go by."""
        text = event.text()
        digit = bool(text) and text.isdecimal()
        if digit:
            self._typed_at = time.monotonic()
        printable = bool(text) and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if printable and not digit:
            lately = time.monotonic() - self._typed_at < 2.0
            if not (text.upper() in ("K", "M", "$") or (lately and text in (".", ",", "'", "’"))):
                event.ignore()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
            return
        super().keyPressEvent(event)

    def _read(self, _: str) -> None:
        self.understood.emit(self.amount())


def whole_number(text: str) -> int | None:
    """A painting's number that a person typed in digits of any script; None when it is none."""
    kept = text.strip()
    if not kept or len(kept) > 4 or not all(sign.isdecimal() for sign in kept):
        return None
    return int(kept)
