"""The prediction board, 5 × 8: spaces to press, what lies on them, and why a space cannot be had."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from gallery.exhibitions.state import Prediction, Settled
from gallery.exhibitions.variants import EXHIBITIONS, MOST_RARE, POINTS, SPACES
from gallery.exhibitions.words import exhibition_name, space_words, token_words
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.parts import NameLabel, Panel, beside, label
from gallery.ui.desk import Desk
from gallery.ui.referee.columns import in_columns
from gallery.ui.referee.drawing import condition, draw_focus, draw_laid, strike, write
from gallery.ui.referee.pending import Pending

ROW, MOST = 27, 48
"""Height of a row of spaces at least and at most, pixels of the drawing."""

Laid = Prediction | Settled


class SpaceButton(QAbstractButton):
    """A space. It takes no press when it is greyed, but the keys reach it, so that everybody can hear why.

    `hovered` tells the sentence for the one that is pointed at or has the keys, "" when it no longer is.
    """

    hovered = Signal(str)
    reached = Signal()
    """The keys came here."""

    def __init__(self, desk: Desk, exhibition: int, space: int) -> None:
        super().__init__()
        self.desk = desk
        self.exhibition = exhibition
        self.space = space
        self.usable = False
        self.reason = ""
        self._asked = False
        self._keys_here = False
        self._column = False
        self._laid: tuple[Laid, ...] = ()
        self._looks: list[int] = []
        self._told: object = None
        """What it shows now."""
        self.setObjectName(f"space-{exhibition}-{space}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(desk.style.px(ROW))
        self.setMaximumHeight(desk.style.px(MOST))

    def show_space(
        self, laid: tuple[Laid, ...], reason: str, *, asked: bool, keys: bool, first: bool, column: bool
    ) -> None:
        """What lies there, why it cannot be had ("" when it can), and whether a prediction is asked for at all.

        `keys`: the keys stand here; `first`: Tab comes here; `column`: the keys stand on this exhibition and its space is
        still to be typed.
        """
        told_now = (laid, reason, asked, keys, first, column)
        if told_now == self._told:
            return
        self._told = told_now
        say, state, texts = self.desk.say, self.desk.seasons.state, self.desk.texts
        self._laid, self.reason, self._asked = laid, reason, asked
        self._looks = [state.player(each.player).look for each in laid]
        self.usable = asked and not reason
        self._keys_here, self._column = keys, column
        told = say(
            "referee-space",
            exhibition=exhibition_name(state, self.exhibition, texts),
            what=f"\u2068{space_words(self.space, texts)}\u2069",
            points=POINTS[self.space - 1],
        )
        lying = [self._words(each) for each in laid]
        self.setAccessibleName(" ".join([told, *lying, *([reason] if reason and asked else [])]))
        self.setAccessibleDescription(reason)
        self.setToolTip("\n".join([told, *lying, *([reason] if reason and asked and not lying else [])]))
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.usable else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if asked and (keys or first) else Qt.FocusPolicy.NoFocus)
        self.update()

    def _words(self, each: Laid) -> str:
        say, state, texts = self.desk.say, self.desk.seasons.state, self.desk.texts
        tokens = f"\u2068{token_words(each.singles + 2 * each.double, each.risk, texts)}\u2069"
        told = say("referee-laid", name=state.name_of(each.player), tokens=tokens)
        if isinstance(each, Settled):
            outcome = say("referee-laid-held", points=each.points) if each.success else say("referee-laid-failed")
            return f"{told} {outcome}"
        return told

    def sizeHint(self) -> QSize:
        """A low cell; the column gives the width."""
        return QSize(self.desk.style.px(60), self.desk.style.px(MOST))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no press."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys are the page's, Enter too."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys came here: the sentence about this space is told."""
        super().focusInEvent(event)
        self.reached.emit()
        self.hovered.emit(self.reason if self._asked else "")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tells why it is greyed."""
        super().enterEvent(event)
        self.hovered.emit(self.reason if self._asked else "")
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Nothing is told any more."""
        self.hovered.emit("")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """The condition, or the tokens that lie there; after a season what they brought."""
        style = self.desk.style
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        warm = self.usable and (self.underMouse() or self.isDown())
        ground = style.hex("chosen" if warm or self._column else "card" if self.usable else "wall")
        if self._laid:
            ground = style.hex("off")
        keys = self._keys_here and self._asked
        painter.setPen(
            QPen(style.colour("accent" if keys else "edge" if self.usable else "hairline"), 2 if keys else 1)
        )
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, style.px(3), style.px(3))
        if not self._laid:
            tone = style.colour("ink" if self.usable else "muted")
            write(painter, style, condition(self.space), box, tone, size=15, bold=self.usable)
        else:
            self._draw_laid(painter, box.adjusted(style.px(4), style.px(3), -style.px(4), -style.px(3)), rtl)
        if self.hasFocus():
            draw_focus(painter, style, self.rect())
        painter.end()

    def _draw_laid(self, painter: QPainter, room: QRectF, rtl: bool) -> None:
        style = self.desk.style
        each_room = room.width() / len(self._laid)
        for place, each in enumerate(self._laid):
            at = len(self._laid) - 1 - place if rtl else place
            cell = QRectF(room.left() + at * each_room, room.top(), each_room, room.height())
            look = self._looks[place]
            double = each.singles + 2 * each.double > 1
            if not isinstance(each, Settled):
                draw_laid(painter, style, look, cell, double=double, risk=each.risk, rtl=rtl)
                continue
            half = cell.width() * 0.56
            tokens = QRectF(cell.right() - half if rtl else cell.left(), cell.top(), half, cell.height())
            points = QRectF(cell.left() if rtl else tokens.right(), cell.top(), cell.width() - half, cell.height())
            if not each.success:
                painter.setOpacity(0.45)
            draw_laid(painter, style, look, tokens, double=double, risk=each.risk, rtl=rtl)
            painter.setOpacity(1.0)
            gain = f"\u2066+{each.points}\u2069" if each.success else "\u20660\u2069"
            write(
                painter,
                style,
                gain,
                points,
                style.colour("ink" if each.success else "muted"),
                size=16,
                bold=each.success,
            )
            if not each.success:
                strike(painter, tokens.adjusted(style.px(6), 0, -style.px(6), 0), style.colour("accent"), style.px(2))


class BoardPanel(Panel):
    """The whole board. `told` is the sentence about the space that is pointed at or has the keys."""

    told = Signal(str)

    def __init__(self, desk: Desk, pending: Pending) -> None:
        super().__init__(desk)
        self._pending = pending
        self.spaces: dict[tuple[int, int], SpaceButton] = {}
        self.setObjectName("board")

    def build(self, layout: QBoxLayout) -> None:
        """A row for each space, 1 to 4 apart from 5 to 8."""
        style, say, texts = self.desk.style, self.desk.say, self.desk.texts
        layout.setSpacing(style.px(3))
        self.spaces = {}
        for space in range(1, SPACES + 1):
            if space == MOST_RARE + 1:
                layout.addSpacing(style.px(7))
            before = QWidget()
            words = beside(before, space=style.px(6))
            words.addWidget(NameLabel(style, space_words(space, texts), size=15, bold=False), 1)
            words.addWidget(label(say("referee-points", points=POINTS[space - 1]), "tiny"))
            five = [self._space(exhibition, space) for exhibition in range(1, EXHIBITIONS + 1)]
            layout.addLayout(in_columns(style, before, five), 1)
        self.show_state()

    def _space(self, exhibition: int, space: int) -> SpaceButton:
        made = SpaceButton(self.desk, exhibition, space)
        made.clicked.connect(lambda: self._press(made))
        made.hovered.connect(self.told)
        made.reached.connect(lambda: self._pending.stand_on(exhibition, space))
        self.spaces[exhibition, space] = made
        return made

    def _press(self, made: SpaceButton) -> None:
        if made.usable:
            self._pending.predict(made.exhibition, made.space)
            return
        refused = self._pending.space_refusal(made.exhibition, made.space)
        if refused is not None:
            self.told.emit(refusal_words(refused, self.desk.texts))

    def show_state(self) -> None:
        """What lies where, and what can be had by the turn's player with the tokens that were chosen."""
        state, pending = self.desk.seasons.state, self._pending
        asked = pending.predicting and not self.desk.seasons.busy
        result = state.last if state.phase in ("setup", "over") else None
        for (exhibition, space), made in self.spaces.items():
            laid: tuple[Laid, ...]
            if result is not None:
                laid = tuple(each for each in result.settled if (each.exhibition, each.space) == (exhibition, space))
            else:
                laid = tuple(each for each in state.exhibition(exhibition).predictions if each.space == space)
            refused = pending.space_refusal(exhibition, space) if asked else None
            made.show_space(
                laid,
                refusal_words(refused, self.desk.texts) if refused is not None else "",
                asked=asked,
                keys=(exhibition, space) == (pending.exhibition, pending.space),
                first=not pending.space and (exhibition, space) == (pending.exhibition or 1, 1),
                column=asked and exhibition == pending.exhibition and not pending.space,
            )

    def lead_keys(self) -> None:
        """The keys go to the space on which they stand."""
        here = self.spaces.get((self._pending.exhibition, self._pending.space))
        if here is not None and self._pending.predicting:
            here.setFocus(Qt.FocusReason.OtherFocusReason)
