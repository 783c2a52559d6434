"""Fields: a choice of few, a number with − and +, an amount in dollars."""

import re
import time

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from gallery.money.amounts import read_amount
from gallery.refusal import Refused
from gallery.texts import amount
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside
from gallery.ui.keys import digit_of
from gallery.ui.style import Style

_MILLIONS = re.compile(r"\d{1,2}([.,]\d)?")


def whole_number(text: str) -> int | None:
    """A painting's number that a person typed in digits of any script; None when it is none."""
    kept = text.strip()
    if not kept or len(kept) > 4 or not all(sign.isdecimal() for sign in kept):
        return None
    return int(kept)


class NumberField(QLineEdit):
    """A field for a painting's number: left to right, digits only. Every other key goes on to the window."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(4)
        self.setFixedWidth(style.px(76))
        self.setMinimumHeight(style.px(36))

    def number(self) -> int | None:
        """What was typed, None when it is no number."""
        return whole_number(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and editing keys."""
        digit = digit_of(event)
        if digit is not None:
            # A key that a layout prints something else on is a digit here, and must never go on to be a player's bid.
            self.insert(str(digit))
            return
        text = event.text()
        printable = bool(text) and text.isprintable()
        passing = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        undoing = event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in (
            Qt.Key.Key_Z,
            Qt.Key.Key_Y,
        )
        if printable or undoing or event.key() in passing:
            event.ignore()
            return
        super().keyPressEvent(event)


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
        side = (Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), told)


class Stepper(QWidget):
    """A whole number with a − and a + beside it, left to right like every number. `changed` is sent with the number."""

    changed = Signal(int)

    def __init__(self, style: Style, name: str, low: int, high: int, value: int, told: str) -> None:
        super().__init__()
        self._low, self._high = low, high
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        row = beside(self, space=style.px(6))
        self.field = QLineEdit(str(value))
        self.field.setObjectName(name)
        self.field.setAccessibleName(told)
        self.field.setMaxLength(len(str(high)))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setMinimumHeight(style.px(42))
        self.field.textEdited.connect(lambda _: self.changed.emit(self.value()))
        for sign, way in (("−", -1), ("+", 1)):
            step = Button(style, sign, name=f"{name}{'-less' if way < 0 else '-more'}", guarded=False, counts=True)
            step.setAccessibleName(f"{told} {sign}1")
            step.setFixedWidth(style.px(48))
            step.clicked.connect(lambda _=False, way=way: self.set_value(self.value() + way))
            if way > 0:
                row.addWidget(self.field, 1)
            row.addWidget(step)

    def value(self) -> int:
        """The number, within its bounds; the lowest when nothing that can be read stands there."""
        number = whole_number(self.field.text())
        return max(self._low, min(self._high, number if number is not None else self._low))

    def set_value(self, value: int) -> None:
        """Another number, within the bounds."""
        kept = max(self._low, min(self._high, value))
        if self.field.text() != str(kept):
            self.field.setText(str(kept))
            self.changed.emit(kept)


def typed_amount(text: str) -> int:
    """Dollars as they are typed at a table: one or two bare digits, with or without a decimal, are millions (`6`, `6.5`).

    No note is so small that they could be dollars. Everything else, and what is refused: `read_amount`.
    """
    kept = text.strip()
    return read_amount(f"{kept}M" if _MILLIONS.fullmatch(kept) else text)


class AmountField(QLineEdit):
    """A field for dollars: always left to right, any digits and separators, `K` and `M`; a bare `6.5` is millions.

    `understood` is sent with the amount, or None. What a presenter's remote sends never lands in it: Space, `b`, and a period
    that does not follow a digit just typed go past it to the window. Enter goes on to the window or sheet, unless the field
    `keeps_enter` and something was typed: then it is `entered`.
    """

    understood = Signal(object)
    entered = Signal()

    def __init__(self, desk: Desk, name: str = "amount", *, keeps_enter: bool = False) -> None:
        super().__init__()
        self._keeps_enter = keeps_enter
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
            return typed_amount(self.text())
        except Refused:
            return None

    def echo(self) -> str:
        """What was understood, or why not; nothing for an empty field."""
        if not self.text().strip():
            return ""
        try:
            return amount(typed_amount(self.text()))
        except Refused as refused:
            return refusal_words(refused, self._desk.texts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes digits, separators, K, M and editing keys; lets everything else go by."""
        text = event.text()
        digit = digit_of(event)
        if digit is not None:
            self._typed_at = time.monotonic()
            self.insert(str(digit))
            return
        printable = bool(text) and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if printable:
            lately = time.monotonic() - self._typed_at < 2.0
            if not (text.upper() in ("K", "M", "$") or (lately and text in (".", ",", "'", "’"))):
                event.ignore()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._keeps_enter and self.text().strip():
            self.entered.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y):
            # Undo at the table is the game's: a field of one amount needs none of its own.
            event.ignore()
            return
        super().keyPressEvent(event)

    def _read(self, _: str) -> None:
        self.understood.emit(self.amount())
