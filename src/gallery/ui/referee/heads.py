"""The five exhibitions: sign and name, how many works hang there, and the buttons that enter a card."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from gallery.exhibitions.variants import EXHIBITIONS
from gallery.exhibitions.words import exhibition_name
from gallery.ui.banker.parts import NameLabel, Panel, beside, label, stacked
from gallery.ui.desk import Desk
from gallery.ui.referee.cards import CardButton
from gallery.ui.referee.columns import in_columns
from gallery.ui.referee.drawing import begin, draw_minus, draw_plate, seen, write
from gallery.ui.referee.pending import Pending


class Plate(QWidget):
    """An exhibition's sign, white on its key colour."""

    def __init__(self, desk: Desk, exhibition: int, side: int) -> None:
        super().__init__()
        self._desk = desk
        # Kept: it may be painted once more when its game was put away already.
        self._game = desk.seasons.state.setup.game
        self._exhibition = exhibition
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_plate(painter, self._desk.style, self._game, self._exhibition, box)
        painter.end()


class Works(QWidget):
    """How many works an exhibition holds, large, and beside it the negative cards that wait there."""

    def __init__(self, desk: Desk, exhibition: int) -> None:
        super().__init__()
        self.desk = desk
        self._exhibition = exhibition
        self.works = 0
        self.waiting = 0
        self.setObjectName(f"works-{exhibition}")
        self.setFixedHeight(desk.style.px(36))

    def show_works(self, works: int, waiting: int) -> None:
        """What hangs there, and how many negative cards wait."""
        self.works, self.waiting = works, waiting
        name = exhibition_name(self.desk.seasons.state, self._exhibition, self.desk.texts)
        told = self.desk.say("referee-works", exhibition=name, works=works, waiting=waiting)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """A large number and, where negative cards wait, a sign each."""
        style = self.desk.style
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        wide = style.px(42)
        figure = seen(QRectF(0, 0, wide, self.height()), self.width(), rtl)
        side = begin(rtl)
        write(painter, style, f"\u2066{self.works}\u2069", figure, style.colour("ink"), size=30, bold=True, align=side)
        disc = style.px(17)
        # Close to its own number: at the column's edge it would stand before the next exhibition's sign.
        after = QFontMetricsF(style.font(30, bold=True)).horizontalAdvance(str(self.works)) + style.px(6)
        left = min(after, self.width() - disc)
        for place in range(self.waiting):
            top = (self.height() - disc * self.waiting) / 2 + disc * place
            spot = QRectF(left, top, disc, disc).adjusted(1, 1, -1, -1)
            draw_minus(painter, style, seen(spot, self.width(), rtl))
        painter.end()


class Legend(QWidget):
    """Says what the sign of a waiting negative card means; there only while one waits."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setObjectName("legend")
        self.setAccessibleName(desk.say("referee-waiting"))
        self.setFixedHeight(desk.style.px(36))
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def paintEvent(self, _: QPaintEvent) -> None:
        """The sign, and the words."""
        style = self._desk.style
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = style.px(15)
        spot = QRectF(0, (self.height() - disc) / 2, disc, disc)
        draw_minus(painter, style, seen(spot, self.width(), rtl))
        rest = seen(QRectF(disc + style.px(6), 0, self.width() - disc - style.px(6), self.height()), self.width(), rtl)
        write(painter, style, self.accessibleName(), rest, style.colour("muted"), size=13, align=begin(rtl))
        painter.end()


class HeadsPanel(Panel):
    """The heads of the five columns. `told` is the sentence about what is pointed at."""

    told = Signal(str)

    def __init__(self, desk: Desk, pending: Pending) -> None:
        super().__init__(desk)
        self._pending = pending
        self.buttons: list[CardButton] = []
        self._works: list[Works] = []
        self.setObjectName("heads")

    def build(self, layout: QBoxLayout) -> None:
        """Three rows: names, works, buttons."""
        style, say, state = self.desk.style, self.desk.say, self.desk.seasons.state
        numbers = range(1, EXHIBITIONS + 1)
        layout.setSpacing(style.px(4))
        self._works = [Works(self.desk, number) for number in numbers]
        tops: list[QWidget] = []
        for number, works in zip(numbers, self._works, strict=True):
            top = QWidget()
            row = beside(top, space=style.px(9))
            row.addWidget(Plate(self.desk, number, style.px(36)))
            row.addWidget(works, 1)
            tops.append(top)
        before = QWidget()
        words = stacked(before)
        words.addWidget(label(say("referee-exhibitions"), "eyebrow"))
        self._works_label = label("", "small", name="works-of")
        words.addWidget(self._works_label)
        layout.addLayout(in_columns(style, before, tops))
        names: list[QWidget] = []
        for number in numbers:
            name = NameLabel(style, exhibition_name(state, number, self.desk.texts), size=15)
            name.setFixedHeight(style.px(36))
            names.append(name)
        self._legend = Legend(self.desk)
        layout.addLayout(in_columns(style, self._legend, names))
        self.buttons = []
        cells: list[QWidget] = []
        for number in numbers:
            cell = QWidget()
            row = beside(cell, space=style.px(4))
            for negative in (False, True):
                made = CardButton(self.desk, number, negative)
                made.clicked.connect(lambda _=False, card=made.card: self._pending.enter(card))
                made.hovered.connect(self.told)
                row.addWidget(made, 2 if negative else 3)
                self.buttons.append(made)
            cells.append(cell)
        how = QWidget()
        words = stacked(how)
        words.addStretch(1)
        words.addWidget(label(say("referee-enter"), "record"))
        words.addWidget(label(say("referee-enter-left"), "tiny"))
        words.addStretch(1)
        layout.addLayout(in_columns(style, how, cells))
        self.show_state()

    def show_state(self) -> None:
        """What the turn, as far as it was told, makes of counts and buttons."""
        say, state, pending = self.desk.say, self.desk.seasons.state, self._pending
        # Between two seasons the works of the one that was scored still stand there.
        result = state.last if state.phase in ("setup", "over") else None
        self._works_label.setText(
            say("referee-works-were", season=result.season) if result is not None else say("referee-works-now")
        )
        for number, each in enumerate(self._works, start=1):
            exhibition = state.exhibition(number)
            works = result.works[number - 1] if result is not None else exhibition.works
            each.show_works(works, exhibition.waiting)
        self._legend.setVisible(any(exhibition.waiting for exhibition in state.exhibitions))
        left = pending.left()
        wanted = bool(pending.slots) and not self.desk.seasons.busy
        for made in self.buttons:
            armed = pending.negative and made.negative
            made.show_card(left[made.card], pending.refusal(made.card), wanted=wanted, armed=armed)
