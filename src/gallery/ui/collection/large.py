"""A painting as large as the window allows, for a class: its caption, a question to look closer, after a press the answer."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gallery.texts import isolated_name
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, stacked
from gallery.ui.pictures import Pictures
from gallery.ui.widgets.painting import draw_matted

COLUMN, SIDE = 404, 34
"""The width of the words' column and the space round everything, pixels of the drawing."""
MAT, FRAME, SHADOW = 14, 6, 18
"""The passe-partout, the frame and how far the shadow falls, pixels of the drawing."""


class Easel(QWidget):
    """The painting in its frame, as large as there is room; a primed canvas, or the thumbnail enlarged, until it is drawn."""

    def __init__(self, desk: Desk, pictures: Pictures, number: int, after: int) -> None:
        super().__init__()
        self._desk = desk
        self._pictures = pictures
        self._number = number
        self._after = after
        pictures.ready.connect(self._ready)

    def _ready(self, number: int) -> None:
        if number == self._number:
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Shadow, frame, mat, picture."""
        style, pictures = self._desk.style, self._pictures
        mat, frame, shadow = style.px(MAT), style.px(FRAME), style.px(SHADOW)
        edge = mat + frame + shadow
        room = QSizeF(self.width() - 2 * edge, self.height() - 2 * edge)
        if room.width() < 1 or room.height() < 1:
            return
        ratio = self.devicePixelRatioF()
        # What is asked for last is drawn first: the next one waits behind this one.
        pictures.pixmap(self._after, room, ratio)
        pixmap = pictures.pixmap(self._number, room, ratio)
        painter = QPainter(self)
        size = pixmap.deviceIndependentSize()
        outer = QRectF(0, 0, size.width() + 2 * (mat + frame), size.height() + 2 * (mat + frame))
        outer.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        tone = QColor(style.hex("shadow"))
        tone.setAlphaF(tone.alphaF() / 6)
        painter.setBrush(tone)
        for step in range(6, 0, -1):
            grown = shadow * step / 9
            painter.drawRoundedRect(outer.adjusted(-grown / 2, 0, grown / 2, grown), grown, grown)
        painter.setBrush(style.colour("frame"))
        painter.drawRect(outer)
        draw_matted(painter, pixmap, outer, mat, style.colour("mat"), style.colour("frame"))
        painter.end()


class Large(QWidget):
    """One painting over the whole window. `moved` asks for another one (−1 or +1), `answered` whether the answer is seen,
    `closed` for the wall, `filled` for the whole screen or back; `left_out` to leave it out of a collection of one's own."""

    moved = Signal(int)
    answered = Signal(bool)
    closed = Signal()
    filled = Signal()
    left_out = Signal()

    def __init__(
        self,
        desk: Desk,
        pictures: Pictures,
        over: QWidget,
        number: int,
        place: tuple[int, int],
        after: int,
        *,
        leaves: bool = False,
    ) -> None:
        super().__init__(over)
        self._desk = desk
        self._painting = pictures.collection.painting(number)
        self._over = over
        self.number = number
        self._leaves = leaves
        self._open = False
        self._button: Button | None = None
        self._answer: QLabel | None = None
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # It has the keys to begin with; Tab goes on to its buttons and not back to the whole of it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        painting = self._painting
        language = desk.texts.language
        title = painting.title.get(language) or desk.say("painting-numbered", number=number)
        self.setAccessibleName(title)
        told = (painting.manner.get(language), painting.period.get(language), painting.look.get(language))
        self.setAccessibleDescription(". ".join(text for text in told if text))
        side = desk.style.px(SIDE)
        row = beside(self, space=side // 2, margins=(side, side // 2, side, side // 2))
        easel = Easel(desk, pictures, number, after)
        easel.setAccessibleName(title)
        row.addWidget(easel, 1)
        row.addWidget(self._words(place, title))
        over.installEventFilter(self)
        self.setGeometry(over.rect())

    def _words(self, place: tuple[int, int], title: str) -> QWidget:
        desk, style = self._desk, self._desk.style
        painting = self._painting
        language = desk.texts.language
        whole = QWidget()
        whole.setFixedWidth(style.px(COLUMN))
        column = stacked(whole, space=style.px(6))
        column.addLayout(self._head(place))
        column.addStretch(2)
        column.addWidget(label(title, "title", wrap=True, balanced=True, name="painting-title"))
        for text in (painting.manner.get(language), painting.period.get(language)):
            if text:
                column.addWidget(label(text, "lead-muted", wrap=True))
        if painting.note:
            column.addSpacing(style.px(14))
            column.addWidget(label(isolated_name(painting.note), "body", wrap=True, name="painting-note"))
        question, answer = painting.look.get(language), painting.answer.get(language)
        if question and answer:
            column.addSpacing(style.px(20))
            self._ask(column, question, answer)
        if self._leaves:
            column.addSpacing(style.px(20))
            leave = Button(style, desk.say("own-leave-out"), kind="small", name="own-leave-out", guarded=False)
            leave.clicked.connect(self.left_out)
            row = beside()
            row.addWidget(leave)
            row.addStretch(1)
            column.addLayout(row)
        column.addStretch(3)
        steps = beside(space=style.px(10))
        steps.addWidget(self._step("previous", -1), 1)
        steps.addWidget(self._step("next", 1), 1)
        column.addLayout(steps)
        return whole

    def _head(self, place: tuple[int, int]) -> QVBoxLayout:
        say, style = self._desk.say, self._desk.style
        head = stacked(space=style.px(6))
        row = beside(space=style.px(8))
        at, count = place
        row.addWidget(
            # A fraction runs from left to right in every language.
            label(f"\u2066{at} / {count}\u2069", "small", name="place"),
            1,
        )
        fill = Button(style, say("painting-fill"), kind="quiet", key="F11", name="fill-screen", guarded=False)
        fill.clicked.connect(self.filled)
        back = Button(style, say("console-back"), kind="quiet", key="Esc", name="back-to-wall", guarded=False)
        back.clicked.connect(self.closed)
        row.addWidget(fill)
        row.addWidget(back)
        head.addLayout(row)
        return head

    def _ask(self, column: QVBoxLayout, question: str, answer: str) -> None:
        desk, style = self._desk, self._desk.style
        column.addWidget(label(desk.say("painting-look"), "eyebrow"))
        column.addWidget(label(question, "question", wrap=True, name="question"))
        column.addSpacing(style.px(8))
        self._button = Button(
            style, desk.say("painting-answer"), kind="primary", key=desk.say("key-space"), name="answer", guarded=False
        )
        self._button.clicked.connect(lambda: self.answer(True))
        self._answer = label(answer, "answer", wrap=True, name="answer-text")
        self._answer.hide()
        column.addWidget(self._button)
        column.addWidget(self._answer)

    def _step(self, key: str, by: int) -> Button:
        say, rtl = self._desk.say, self._desk.texts.rtl
        arrow = "→" if (by > 0) != rtl else "←"
        made = Button(self._desk.style, say(f"painting-{key}"), key=arrow, name=f"painting-{key}", guarded=False)
        made.clicked.connect(lambda: self.moved.emit(by))
        return made

    def answer(self, shown: bool) -> None:
        """The answer in place of the button that shows it."""
        if self._button is not None and self._answer is not None:
            held = self._button.hasFocus()
            self._open = shown
            self._button.setVisible(not shown)
            self._answer.setVisible(shown)
            if held:
                self.setFocus()
            self.answered.emit(shown)

    # --- keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Page keys turn to another painting, Space and Enter show the answer, Esc goes back to the wall."""
        rtl = self._desk.texts.rtl
        match event.key():
            case Qt.Key.Key_PageDown | Qt.Key.Key_Down:
                self.moved.emit(1)
            case Qt.Key.Key_PageUp | Qt.Key.Key_Up | Qt.Key.Key_Backspace:
                self.moved.emit(-1)
            case Qt.Key.Key_Right:
                self.moved.emit(-1 if rtl else 1)
            case Qt.Key.Key_Left:
                self.moved.emit(1 if rtl else -1)
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self.answer(not self._open)
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case Qt.Key.Key_F11:
                self.filled.emit()
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays in the view: what lies behind it cannot be seen."""
        there = [
            each
            for each in self.findChildren(QWidget)
            if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not there:
            return False
        now = self.focusWidget()
        step = 1 if forward else -1
        place = (there.index(now) + step) % len(there) if now in there else 0 if forward else -1
        there[place].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fills the window, whatever its size."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return super().eventFilter(watched, event)
