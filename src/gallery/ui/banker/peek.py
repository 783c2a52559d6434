"""Looking at what only the owner may see (app mode): shown while a button is held, and on nothing that all can see."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gallery.auction.state import FORGERY, State
from gallery.texts import amount
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, stacked
from gallery.ui.widgets import PlayerMark


class HoldButton(Button):
    """A button that works while it is held: `held` and `let_go`."""

    held = Signal()
    let_go = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Held."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.held.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.let_go.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter holds it too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.held.emit()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Until the key comes up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.let_go.emit()
            return
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing stays shown when the eye has gone elsewhere."""
        self.let_go.emit()
        super().focusOutEvent(event)


class Cards(QWidget):
    """Value cards, large."""

    def __init__(self, desk: Desk, cards: tuple[int | None, ...]) -> None:
        super().__init__()
        self._desk = desk
        self._cards = cards
        style = desk.style
        rows = -(-max(1, len(cards)) // 4)
        self.setFixedSize(style.px(min(4, max(1, len(cards))) * 204), style.px(rows * 140))
        self.setObjectName("peeked-cards")

    def paintEvent(self, _: QPaintEvent) -> None:
        """Four in a row; a forgery is struck out."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = style.px(190), style.px(126)
        for place, card in enumerate(self._cards):
            box = QRectF(place % 4 * style.px(204) + 1, place // 4 * style.px(140) + 1, width, height)
            forged = card == FORGERY
            painter.setPen(QPen(style.colour("accent" if forged else "edge"), style.px(3 if forged else 1)))
            painter.setBrush(style.colour("card"))
            painter.drawRoundedRect(box, style.px(8), style.px(8))
            painter.setPen(style.colour("accent" if forged else "ink"))
            painter.setFont(style.font(26, bold=True))
            told = self._desk.say("card-forgery") if forged else amount(card or 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)


class Peek(QWidget):
    """Covers the whole window while one player looks. `asked` first on a screen that the class can see too.

    Nothing is shown before it was pressed on purpose, and nothing stays when it is let go or the window loses the focus.
    """

    shown = Signal()
    hidden = Signal()

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._over = window
        self._body: QWidget | None = None
        self.hide()
        window.installEventFilter(self)

    def show_painting(self, painting: int, *, asked: bool) -> None:
        """The cards under a painting, to its owner."""
        state = self._desk.session.state
        owner = state.owners.get(painting)
        if owner is None:
            return
        told = self._desk.say("painting-numbered", number=painting)
        self._open(state, owner, told, state.holdings[painting].cards, asked=asked)

    def show_drawn(self, *, asked: bool) -> None:
        """The value card that was drawn, to the player whose turn it is."""
        state = self._desk.session.state
        if state.turn is not None and state.seen:
            self._open(state, state.turn, self._desk.say("console-peek-drawn"), state.seen, asked=asked)

    def let_go(self) -> None:
        """Hides it, unless it is the question that a shared screen asks first."""
        if self._body is not None and self._body.objectName() == "peek-open":
            self.close_peek()

    def close_peek(self) -> None:
        """Hides it in any case."""
        if self._body is not None:
            self._body.setParent(None)
            self._body.deleteLater()
            self._body = None
            self.hide()
            self.hidden.emit()

    def _open(self, state: State, owner: int, told: str, cards: tuple[int | None, ...], *, asked: bool) -> None:
        self.close_peek()
        self.setGeometry(self._over.rect())
        if asked:
            self._body = self._question(state, owner, told, cards)
        else:
            self._body = self._answer(state, owner, told, cards)
        stack = self.layout() or stacked(self)
        stack.addWidget(self._body)
        self.show()
        self.raise_()
        if asked:
            self.setFocus()
        self.shown.emit()

    def _head(self, state: State, owner: int, told: str) -> QWidget:
        style = self._desk.style
        head = QWidget()
        row = beside(head, space=style.px(14))
        player = state.player(owner)
        row.addStretch(1)
        if player is not None:
            row.addWidget(PlayerMark(player.look, style.px(32), style.dark))
            row.addWidget(label(f"\u2068{player.name}\u2069 · {told}", "title"))
        row.addStretch(1)
        return head

    def _answer(self, state: State, owner: int, told: str, cards: tuple[int | None, ...]) -> QWidget:
        style = self._desk.style
        body = QWidget()
        body.setObjectName("peek-open")
        column = stacked(body, space=style.px(24), margins=(style.px(40),) * 4)
        column.addStretch(1)
        column.addWidget(self._head(state, owner, told))
        column.addWidget(Cards(self._desk, cards), 0, Qt.AlignmentFlag.AlignHCenter)
        said = label(self._desk.say("console-peek-let-go"), "lead", wrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(said)
        column.addStretch(1)
        return body

    def _question(self, state: State, owner: int, told: str, cards: tuple[int | None, ...]) -> QWidget:
        style, say = self._desk.style, self._desk.say
        body = QWidget()
        body.setObjectName("peek-question")
        column = stacked(body, space=style.px(24), margins=(style.px(40),) * 4)
        column.addStretch(1)
        column.addWidget(self._head(state, owner, told))
        asked = label(say("console-peek-away", name=state.name_of(owner)), "lead", wrap=True, name="peek-away")
        asked.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(asked)
        shown = Cards(self._desk, cards)
        policy = shown.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        shown.setSizePolicy(policy)
        shown.hide()
        column.addWidget(shown, 0, Qt.AlignmentFlag.AlignHCenter)
        row = beside(space=style.px(12))
        hold = HoldButton(style, say("console-peek-hold"), kind="primary", name="peek-hold")
        hold.held.connect(shown.show)
        hold.let_go.connect(shown.hide)
        done = Button(style, say("console-peek-done"), kind="strong", name="peek-done", key="Esc")
        done.clicked.connect(self.close_peek)
        row.addStretch(1)
        row.addWidget(hold)
        row.addWidget(done)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        return body

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends it; no other key reaches the game while somebody looks."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_peek()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the window's size and ends when the window is left."""
        if watched is self._over:
            if event.type() == QEvent.Type.Resize:
                self.setGeometry(self._over.rect())
            elif event.type() == QEvent.Type.WindowDeactivate:
                self.close_peek()
        return super().eventFilter(watched, event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """A blank wall over everything."""
        QPainter(self).fillRect(self.rect(), self._desk.style.colour("wall"))
