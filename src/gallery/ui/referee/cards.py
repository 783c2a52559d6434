"""Cards as the referee enters them: the + and − of an exhibition, and the slots into which they go."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gallery.collection.decks import key_colour
from gallery.exhibitions.words import card_words, exhibition_name
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui import theme
from gallery.ui.desk import Desk
from gallery.ui.referee.drawing import draw_focus, draw_minus, draw_plate, seen, write

PLUS, MINUS = "+", "\u2212"
BOUNCE = 150
"""Milliseconds: a second press within them is a finger that slipped, and not another card of the same exhibition."""


class CardButton(QAbstractButton):
    """Enters a positive or a negative card of an exhibition; below its sign stands how many are still to come.

    `hovered` tells the sentence for the one that is pointed at or has the keys, "" when it no longer is.
    """

    hovered = Signal(str)

    def __init__(self, desk: Desk, exhibition: int, negative: bool) -> None:
        super().__init__()
        self.desk = desk
        self.exhibition = exhibition
        self.card = f"{exhibition}{'-' if negative else '+'}"
        # Kept: it may be painted once more when its game was put away already.
        self._game = desk.seasons.state.setup.game
        self._left = 0
        self._armed = False
        self._waits = False
        self._pressed_at = -1
        self._moment = -1
        self._sentence = ""
        self.setObjectName(f"card-{self.card}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def negative(self) -> bool:
        """Whether it is the exhibition's negative card."""
        return self.card.endswith("-")

    def show_card(self, left: int, refused: Refused | None, *, wanted: bool, armed: bool) -> None:
        """How many are left, why it cannot be entered, whether cards are wanted at all, whether the next digit means it."""
        say, state = self.desk.say, self.desk.seasons.state
        self._left, self._armed, self._waits = left, armed, not wanted
        words = card_words(state, self.card, self.desk.texts)
        self.setAccessibleName(say("referee-card", card=words, left=left))
        self._sentence = refusal_words(refused, self.desk.texts) if refused is not None else ""
        how = say("referee-card-negative-how" if self.negative else "referee-card-how", exhibition=self.exhibition)
        self.setToolTip(self._sentence or how)
        self.setAccessibleDescription(self._sentence or how)
        self.setEnabled(refused is None)
        self.update()

    def sizeHint(self) -> QSize:
        """High enough for a finger."""
        return QSize(self.desk.style.px(44), self.desk.style.px(46))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remembers when, for what follows within a double click."""
        self._pressed_at, self._moment = event.timestamp(), self.desk.seasons.moment
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two presses are two cards of the exhibition; not when a finger slipped, nor when the first ended a turn."""
        slipped = event.timestamp() - self._pressed_at < BOUNCE
        if slipped or self._moment != self.desk.seasons.moment:
            event.accept()
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the one that has the keys; all other keys are the page's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tells why it is greyed."""
        super().enterEvent(event)
        self.hovered.emit(self._sentence)

    def leaveEvent(self, event: object) -> None:
        """Nothing is told any more."""
        self.hovered.emit("")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """The sign, below it how many are left; the positive one on its key colour, with the digit that enters it."""
        style = self.desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        usable = self.isEnabled()
        colour = key_colour(self._game, self.exhibition)
        ground, ink, edge = style.hex("card"), style.hex("ink"), style.hex("edge")
        if not usable:
            ground, ink, edge = style.hex("wall" if self._waits else "off"), style.hex("muted"), style.hex("hairline")
        elif self._armed or (self.negative and self.underMouse()):
            ground = style.hex("chosen")
        elif not self.negative:
            white = style.hex("on_accent")
            warm = self.underMouse() or self.isDown()
            # Darker, not lighter: the sign on it must stay legible.
            ground = theme.mixed(colour, style.hex("bar"), 0.3) if warm else colour
            ink, edge = white, theme.apart(colour, style.hex("wall"), 3.0)
        painter.setPen(QPen(style.colour("accent") if self._armed else QColor(edge), style.px(2) if self._armed else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, style.px(4), style.px(4))
        high = box.height()
        sign = QRectF(box.left(), box.top(), box.width(), high * 0.66)
        write(painter, style, MINUS if self.negative else PLUS, sign, ink, size=25, bold=True)
        low = QRectF(box.left(), box.top() + high * 0.58, box.width(), high * 0.4)
        write(painter, style, f"\u2066{self._left}\u2069", low, ink, size=13)
        if not self.negative and usable:
            rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            cap = seen(QRectF(style.px(4), style.px(4), style.px(16), style.px(17)), self.width(), rtl)
            painter.setPen(QPen(QColor(ink), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setOpacity(0.55)
            painter.drawRoundedRect(cap, style.px(3), style.px(3))
            painter.setOpacity(1)
            write(painter, style, f"\u2066{self.exhibition}\u2069", cap, ink, size=12)
        if self.hasFocus():
            draw_focus(painter, style, self.rect())
        painter.end()


class CardSlot(QAbstractButton):
    """The place of a card: empty, next, or with its card. While a card is corrected a press says which one."""

    def __init__(self, desk: Desk, role: str, card: str = "", *, mode: str = "", negative: bool = False) -> None:
        """`mode`: "next" (the next card comes here), "hole" (this card is to be another), "other" (this could be), "" else."""
        super().__init__()
        self.desk = desk
        self._role = role
        self._card = card
        self._mode = mode
        self._negative = negative
        self.cut = False
        """Whether some of its words did not fit when it was drawn last."""
        self.setObjectName(f"slot-{role}")
        told = desk.say(f"referee-slot-{role}")
        state = desk.seasons.state
        self._game = state.setup.game
        self._words = exhibition_name(state, int(card[0]), desk.texts) if card else ""
        what = card_words(state, card, desk.texts) if card else desk.say("referee-slot-empty")
        self.setAccessibleName(desk.say("referee-slot", slot=told, card=what))
        if mode == "other":
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def card(self) -> str:
        """The card in it, "" when it is empty."""
        return self._card

    def sizeHint(self) -> QSize:
        """A card, upright, with the slot's name below it."""
        return QSize(self.desk.style.px(92), self.desk.style.px(124))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no press."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def paintEvent(self, _: QPaintEvent) -> None:
        """A card with its exhibition's sign and name, or a dashed place for one."""
        style, say = self.desk.style, self.desk.say
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = style.px(19)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5 - foot)
        tone = "ink" if self._mode in ("next", "hole") else "muted"
        below = QRectF(0, self.height() - foot, self.width(), foot)
        self.cut = not write(painter, style, say(f"referee-slot-{self._role}"), below, style.colour(tone), size=13)
        if not self._card:
            lead = self._mode == "next"
            pen = QPen(style.colour("accent" if lead else "edge"), style.px(2) if lead else 1)
            pen.setStyle(Qt.PenStyle.SolidLine if lead else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(style.colour("chosen") if lead else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, style.px(6), style.px(6))
            if lead and self._negative:
                write(painter, style, MINUS, box, style.colour("accent"), size=44, bold=True)
        else:
            self._draw_card(painter, box)
        if self.hasFocus():
            draw_focus(painter, style, box.toRect())
        painter.end()

    def _draw_card(self, painter: QPainter, box: QRectF) -> None:
        style = self.desk.style
        exhibition = int(self._card[0])
        hole = self._mode == "hole"
        painter.setPen(QPen(style.colour("accent" if hole else "edge"), style.px(3) if hole else 1))
        painter.setBrush(style.colour("chosen" if hole else "card"))
        painter.drawRoundedRect(box, style.px(6), style.px(6))
        inset = style.px(6)
        plate = QRectF(box.left() + inset, box.top() + inset, box.width() - 2 * inset, box.height() * 0.46)
        draw_plate(painter, style, self._game, exhibition, plate)
        edge = style.px(2)
        name = QRectF(box.left() + edge, plate.bottom() + style.px(2), box.width() - 2 * edge, 0)
        name.setBottom(box.bottom() - style.px(2))
        if self._card.endswith("-"):
            side = style.px(22)
            badge = QRectF(plate.right() - side * 0.8, plate.bottom() - side * 0.6, side, side)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                badge.moveLeft(plate.left() - side * 0.2)
            draw_minus(painter, style, badge)
            told = self.desk.say(f"negative-{self._game}")
            low = QRectF(name)
            low.setTop(name.bottom() - name.height() * 0.36)
            name.setBottom(low.top())
            self.cut |= not write(painter, style, told, low, style.colour("accent"), size=12, bold=True)
        self.cut |= not write(painter, style, self._words, name, style.colour("ink"), size=13)
