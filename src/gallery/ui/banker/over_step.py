"""The end: who won, and how everybody's wealth is made up."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout

from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import NameLabel, beside, label, rule
from gallery.ui.banker.step import Step
from gallery.ui.widgets import PlayerMark


class OverStep(Step):
    """The winners and the order of wealth. `again` asks for a new game with the same players, `leave` for the start page,
    `replay` for the reveal on the wall once more."""

    again = Signal()
    leave = Signal()
    replay = Signal()

    def build(self, layout: QBoxLayout) -> None:
        """Winners large, the others below."""
        style, say, state = self.desk.style, self.desk.say, self.state
        layout.setSpacing(style.px(8))
        layout.addWidget(label(say("console-over"), "instruction", wrap=True))
        winners = [state.name_of(winner) for winner in state.winners]
        names = self.desk.texts.names(winners)
        layout.addWidget(
            label(say("console-winner", names=names, count=len(winners)), "name", wrap=True, name="winner")
        )
        layout.addSpacing(style.px(6))
        ranked = sorted(state.players, key=lambda player: -state.wealth(player.id))
        for player in ranked:
            row = beside(space=style.px(10))
            row.addWidget(PlayerMark(player.look, style.px(18), style.dark))
            row.addWidget(NameLabel(style, f"\u2068{player.name}\u2069", lines=1), 1)
            row.addWidget(label(self.desk.texts.money(state.wealth(player.id)), "money", name=f"wealth-{player.id}"))
            layout.addLayout(row)
            if len(ranked) <= 6:
                cash = state.cash(player.id)
                told = say("console-wealth", cash=cash, sum=state.wealth(player.id) - cash)
                layout.addWidget(label(told, "tiny", wrap=True))
            layout.addWidget(rule())
        layout.addSpacing(style.px(10))
        again = Button(style, say("console-again"), kind="primary", name="again")
        again.clicked.connect(self.again.emit)
        layout.addWidget(again)
        once_more = Button(style, say("console-replay"), kind="plain", name="replay")
        once_more.clicked.connect(self.replay.emit)
        layout.addWidget(once_more)
        leave = Button(style, say("console-to-start"), kind="plain", name="to-start")
        leave.clicked.connect(self.leave.emit)
        layout.addWidget(leave)
        layout.addStretch(1)
