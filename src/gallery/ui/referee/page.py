"""The referee's console: now, the five exhibitions with the board and the players below them, and the record."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.parts import beside, label, main_of, pole, stacked
from gallery.ui.desk import Desk
from gallery.ui.keys import Act, Press
from gallery.ui.referee.board import BoardPanel
from gallery.ui.referee.heads import HeadsPanel
from gallery.ui.referee.now import NowPanel
from gallery.ui.referee.pending import Pending
from gallery.ui.referee.pending_keys import card_of, take
from gallery.ui.referee.players import SeatsPanel
from gallery.ui.referee.record import SeasonRecord, StockPanel

NOW, RECORD = 326, 232
"""Widths of the outer columns, pixels of the drawing; the exhibitions have the rest."""


class RefereePage(QWidget):
    """Three columns, made anew from the state after every entry."""

    wanted = Signal(str, object)
    """A sheet that is asked for: its word and, for "entry", which one."""
    leave = Signal()
    again = Signal()
    replay = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("page")
        self.desk = desk
        self._columns: QWidget | None = None
        self._outer = stacked(self)
        self.pending = Pending(desk, self._told)
        self.now = NowPanel(desk, self.pending)
        self.heads = HeadsPanel(desk, self.pending)
        self.board = BoardPanel(desk, self.pending)
        self.seats = SeatsPanel(desk)
        self.record = SeasonRecord(desk)
        self.stock = StockPanel(desk)
        self._panels = (self.now, self.heads, self.board, self.seats, self.record, self.stock)
        self.now.leave.connect(self.leave)
        self.now.again.connect(self.again)
        self.now.replay.connect(self.replay)
        self.now.summary.connect(lambda: self.wanted.emit("season", None))
        self.heads.told.connect(self.now.tell)
        self.board.told.connect(self.now.tell)
        self.record.chosen.connect(lambda seq: self.wanted.emit("entry", seq))
        self.record.all_wanted.connect(lambda: self.wanted.emit("record", None))
        self.stock.wanted.connect(lambda what: self.wanted.emit(what, None))
        session = desk.seasons
        session.happened.connect(lambda _: self._happened())
        session.opened.connect(self._opened)
        session.busy_changed.connect(lambda _: self.refresh())

    def rebuild(self) -> None:
        """The whole page: another language, size or room. Cards that are not recorded yet stay in their slots."""
        style = self.desk.style
        for panel in self._panels:
            panel.setParent(None)
        if self._columns is not None:
            self._outer.removeWidget(self._columns)
            self._columns.setParent(None)
            self._columns.deleteLater()
        self._columns = QWidget()
        row = beside(self._columns)
        now = QFrame()
        now.setObjectName("column")
        now.setFixedWidth(style.px(NOW))
        side = style.px(18)
        column = stacked(now, space=style.px(4), margins=(side, style.px(12), side, style.px(10)))
        column.addWidget(label(self.desk.say("console-now"), "eyebrow"))
        column.addWidget(self.now, 1)
        row.addWidget(now)
        row.addWidget(pole())
        edge = style.px(14)
        middle = stacked(space=style.px(8), margins=(edge, style.px(10), edge, style.px(8)))
        middle.addWidget(self.heads)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.seats)
        middle.addStretch(0)
        row.addLayout(middle, 1)
        row.addWidget(pole())
        last = QWidget()
        last.setFixedWidth(style.px(RECORD))
        column = stacked(last, space=style.px(10), margins=(edge, style.px(10), edge, style.px(12)))
        column.addWidget(self.record, 1)
        column.addWidget(self.stock)
        row.addWidget(last)
        self._outer.addWidget(self._columns)
        if self.desk.seasons.table is not None:
            # These two are filled anew and not made anew: a press on them may be half done.
            for panel in (self.heads, self.board):
                panel.rebuild()
                panel.show()
        self.refresh()

    def refresh(self) -> None:
        """What the last entry changed."""
        session = self.desk.seasons
        if session.table is None or self._columns is None:
            return
        # A button that has the keys and goes would pass them on to its neighbour.
        main_of(self).setFocus()
        self.heads.setEnabled(not session.busy)
        self.now.rebuild()
        self.now.show()
        # While the wall scores the season nothing here may tell how it comes out.
        if not session.busy:
            for panel in (self.seats, self.record, self.stock):
                panel.rebuild()
                panel.show()
            self.heads.show_state()
            self.board.show_state()
        self._lead_focus()

    def _opened(self) -> None:
        self.pending.clear()
        if self._columns is not None:
            self.rebuild()

    def _happened(self) -> None:
        self.pending.clear()
        self.refresh()

    def _told(self) -> None:
        """What is not recorded changed."""
        if self.desk.seasons.table is None or self._columns is None or self.desk.seasons.busy:
            return
        window = main_of(self)
        held = window.focusWidget()
        if held is not None and self.now.isAncestorOf(held):
            window.setFocus()
        self.now.rebuild()
        self.heads.show_state()
        self.board.show_state()
        self._lead_focus()

    def _lead_focus(self) -> None:
        """Tab goes through what is to be done now before anything else, then cards, board, record."""
        last: QWidget = main_of(self)
        for panel in self._panels:
            for widget in panel.findChildren(QWidget):
                if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    QWidget.setTabOrder(last, widget)
                    last = widget

    # --- keys

    def take(self, press: Press) -> bool:
        """Does what a key asks for here; False when it means nothing."""
        card = card_of(self.pending, press)
        refused = self.pending.refusal(card) if card is not None else self._switch_refusal(press)
        taken = take(self.pending, press, rtl=self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        if taken and press.act in _MOVES:
            self.board.lead_keys()
        if taken and refused is not None:
            # A key says why it does nothing, as a greyed button does.
            self.now.tell(refusal_words(refused, self.desk.texts))
        return taken

    def _switch_refusal(self, press: Press) -> Refused | None:
        """Why the key of a switch that is off cannot put it on."""
        pending = self.pending
        if press.act not in (Act.DOUBLE, Act.RISK) or self.desk.seasons.table is None or not pending.predicting:
            return None
        if press.act is Act.DOUBLE:
            return None if pending.doubling else pending.doubling_refusal()
        return None if pending.risk else pending.risk_refusal()


_MOVES = (Act.PLAYER, Act.LEFT, Act.RIGHT, Act.UP, Act.DOWN)
