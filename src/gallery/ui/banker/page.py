"""The console while a game is played: now, players, record, in three columns."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from gallery.auction.state import State
from gallery.ui.banker.auction_step import AuctionStep
from gallery.ui.banker.choice_steps import (
    BuyFromBankStep,
    ChooseStep,
    CollectStep,
    LayStep,
    RevealStep,
    WaitStep,
)
from gallery.ui.banker.notes import NotesPanel
from gallery.ui.banker.over_step import OverStep
from gallery.ui.banker.parts import Desk, beside, label, main_of, pole, stacked
from gallery.ui.banker.players import PlayersPanel
from gallery.ui.banker.record import BankPanel, RecordPanel
from gallery.ui.banker.step import Step
from gallery.ui.banker.turn_steps import DealStep, DrawStep, SpinStep
from gallery.ui.keys import Act, Press

NOW, RECORD = 392, 276
"""Widths of the outer columns, pixels of the drawing; the players have the rest."""


class BankerPage(QWidget):
    """Three columns, made anew from the state after every entry."""

    peek = Signal(int)
    peek_card = Signal(bool)
    let_go = Signal()
    wanted = Signal(str, object)
    """A sheet that is asked for: its word and, for "player" and "entry", which one."""
    leave = Signal()
    again = Signal()
    replay = Signal()

    unseen = False
    """Whether no public view is open: the wheel would turn for nobody."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("page")
        self.desk = desk
        self._columns: QWidget | None = None
        self._outer = stacked(self)
        self.step: Step | None = None
        self.players = PlayersPanel(desk)
        self.notes = NotesPanel(desk)
        self.record = RecordPanel(desk)
        self.bank = BankPanel(desk)
        self.players.peek.connect(self.peek)
        self.players.let_go.connect(self.let_go)
        self.players.about.connect(lambda name: self.wanted.emit("player", name))
        self.record.chosen.connect(lambda seq: self.wanted.emit("entry", seq))
        self.record.all_wanted.connect(lambda: self.wanted.emit("record", None))
        self.bank.wanted.connect(lambda what: self.wanted.emit(what, None))
        session = desk.session
        session.happened.connect(lambda _: self.refresh())
        session.opened.connect(self.refresh)
        session.going_changed.connect(lambda _: self.refresh())
        session.busy_changed.connect(lambda _: self.refresh())

    def rebuild(self) -> None:
        """The whole page: another language, size or room, or it comes back from the public view, typed figures and all."""
        style = self.desk.style
        left, typed = self.step, self._typed()
        for panel in (self.players, self.notes, self.record, self.bank):
            panel.setParent(None)
        if self._columns is not None:
            self._outer.removeWidget(self._columns)
            self._columns.setParent(None)
            self._columns.deleteLater()
        self._columns = QWidget()
        row = beside(self._columns)
        self._now = QFrame()
        self._now.setObjectName("column")
        self._now.setFixedWidth(style.px(NOW))
        side = style.px(22)
        self._now_column = stacked(self._now, space=style.px(8), margins=(side, style.px(14), side, style.px(14)))
        self._now_column.addWidget(label(self.desk.say("console-now"), "eyebrow"))
        self.step = None
        row.addWidget(self._now)
        row.addWidget(pole())
        middle = stacked(space=style.px(10), margins=(side, style.px(14), side, style.px(14)))
        middle.addWidget(self.players)
        middle.addWidget(self.notes)
        middle.addStretch(1)
        row.addLayout(middle, 1)
        row.addWidget(pole())
        last = QWidget()
        last.setFixedWidth(style.px(RECORD))
        edge = style.px(16)
        column = stacked(last, space=style.px(10), margins=(edge, style.px(10), edge, style.px(12)))
        column.addWidget(self.record, 1)
        column.addWidget(self.bank)
        row.addWidget(last)
        self._outer.addWidget(self._columns)
        self.refresh()
        if (
            left is not None
            and self.step is not None
            and (type(left), left.moment) == (type(self.step), self.step.moment)
        ):
            for field in self.step.findChildren(QLineEdit):
                if not field.text():
                    field.setText(typed.get(field.objectName(), ""))
            self._lead_again()

    def focus_first(self) -> None:
        """Where typing goes on when the page comes up."""
        self._lead_again()

    def _typed(self) -> dict[str, str]:
        if self.step is None:
            return {}
        return {field.objectName(): field.text() for field in self.step.findChildren(QLineEdit)}

    def refresh(self) -> None:
        """What the last entry changed."""
        if self.desk.session.table is None or self._columns is None:
            return
        # While the wheel turns nothing here may tell where it will stop.
        for panel in () if self.desk.session.busy else (self.players, self.notes, self.record, self.bank):
            panel.rebuild()
            panel.show()
        if self.step is not None:
            self._now_column.removeWidget(self.step)
            self.step.hide()
            self.step.setParent(None)
            self.step.deleteLater()
        self.step = self._make_step(self.desk.session.state)
        self.step.rebuild()
        self._now_column.addWidget(self.step, 1)
        self._lead_focus(self.step)
        self.step.remade.connect(self._lead_again)

    def show_unseen(self, unseen: bool) -> None:
        """Whether no public view is open. Only where the wheel waits: elsewhere something may be typed already."""
        if unseen != self.unseen:
            self.unseen = unseen
            if isinstance(self.step, SpinStep) and self.isVisible():
                self.refresh()

    def take(self, press: Press) -> bool:
        """What a key does in the step of the moment; False when it means nothing there."""
        step = self.step
        if step is None or not self.desk.session.playing:
            return False
        match press.act:
            case Act.SPIN | Act.NEXT if isinstance(step, SpinStep):
                step.spin()
            case Act.CONFIRM:
                step.confirm()
            case Act.DECLINE:
                step.decline()
            case Act.PLAYER:
                step.player(press.player)
            case _:
                return False
        return True

    def _lead_again(self) -> None:
        if self.step is not None:
            self._lead_focus(self.step)

    def _lead_focus(self, step: Step) -> None:
        """Tab goes through what is to be done now before anything else; typing begins where a number is wanted."""
        window = main_of(self)
        last: QWidget = window
        for widget in step.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                QWidget.setTabOrder(last, widget)
                last = widget
        (step.first_field() or window).setFocus()

    def _make_step(self, state: State) -> Step:
        desk = self.desk
        if desk.session.busy:
            return WaitStep(desk)
        kind = state.instruction.kind if state.instruction else ""
        match state.phase:
            case "deal":
                return DealStep(desk)
            case "spin":
                spin = SpinStep(desk)
                spin.by_hand.connect(lambda: self.wanted.emit("sector", None))
                spin.unseen = self.unseen
                return spin
            case "draw":
                return DrawStep(desk)
            case "auction":
                return AuctionStep(desk)
            case "reveal":
                return RevealStep(desk)
            case "over":
                over = OverStep(desk)
                over.again.connect(self.again)
                over.leave.connect(self.leave)
                over.replay.connect(self.replay)
                return over
            case _ if state.seen:
                lay = LayStep(desk)
                lay.peek_card.connect(self.peek_card)
                return lay
            case _ if kind == "collect":
                return CollectStep(desk)
            case _ if kind == "buy_from_bank":
                return BuyFromBankStep(desk)
            case _:
                return ChooseStep(desk)
