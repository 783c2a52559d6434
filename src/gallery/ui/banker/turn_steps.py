"""The steps between and at the beginning of turns: the opening deal, the spin, the painting that was drawn."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QLineEdit

from gallery.auction import commands as c
from gallery.auction.words import tell
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import NumberField, whole_number
from gallery.ui.banker.parts import Desk, NameLabel, beside, label
from gallery.ui.banker.step import MOST_TILES, Step, painting_title
from gallery.ui.widgets import PlayerMark


class DealStep(Step):
    """The opening deal. In paper mode the banker enters which painting each player drew, by number or by picture."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._fields: dict[str, NumberField] = {}
        self._drawn: dict[str, int | None] = {player.name: None for player in self.state.players}

    @property
    def _paper(self) -> bool:
        return self.state.setup.mode == "paper"

    def command(self) -> c.Deal:
        """The deal as it stands."""
        if not self._paper:
            return c.Deal()
        return c.Deal(paintings={name: number for name, number in self._drawn.items() if number is not None})

    def build(self, layout: QBoxLayout) -> None:
        """A line a player, the pile as pictures, one button."""
        style, say = self.desk.style, self.desk.say
        layout.setSpacing(style.px(10))
        layout.addWidget(label(say("console-deal"), "instruction", wrap=True))
        layout.addWidget(label(say("console-deal-paper" if self._paper else "console-deal-app"), "body", wrap=True))
        if self._paper:
            self._lines(layout)
            self._pile = self.tiles(
                layout, self.state.pile, self._choose, height=max(110, 300 - 26 * len(self.state.players)), cards=False
            )
            self._wrong = label("", "small", wrap=True, name="deal-wrong")
            layout.addWidget(self._wrong)
        self._do = Button(style, say("console-deal-do"), kind="primary", key="Enter", name="deal")
        self._do.clicked.connect(self.confirm)
        layout.addWidget(self._do)
        layout.addStretch(1)
        self._check()

    def _lines(self, layout: QBoxLayout) -> None:
        style = self.desk.style
        for player in self.state.players:
            row = beside(space=style.px(8))
            row.addWidget(PlayerMark(player.look, style.px(18), style.dark))
            row.addWidget(NameLabel(style, f"\u2068{player.name}\u2069"), 1)
            field = NumberField(style, f"drawn-{player.id}")
            field.setAccessibleName(self.desk.say("console-deal-field", name=player.name))
            known = self._drawn[player.name]
            field.setText("" if known is None else str(known))
            field.textChanged.connect(lambda text, name=player.name: self._typed(name, text))
            self._fields[player.name] = field
            row.addWidget(field)
            layout.addLayout(row)

    def _typed(self, name: str, text: str) -> None:
        self._drawn[name] = whole_number(text)
        self._check()

    def _choose(self, painting: int) -> None:
        """A picture goes to the player whose line has the focus, else to the first without one; again takes it back."""
        holder = next((name for name, number in self._drawn.items() if number == painting), None)
        if holder is not None:
            self._fields[holder].clear()
            return
        focused = next((name for name, field in self._fields.items() if field.hasFocus()), None)
        empty = next((name for name, number in self._drawn.items() if number is None), None)
        name = focused if focused and self._drawn[focused] is None else empty
        if name is not None:
            self._fields[name].setText(str(painting))
            left = next((other for other, number in self._drawn.items() if number is None), None)
            if left is not None:
                self._fields[left].setFocus()

    def _check(self) -> None:
        refused = self.desk.session.refusal(self.command())
        self._do.setEnabled(refused is None)
        if self._paper:
            self._wrong.setText(refusal_words(refused, self.desk.texts) if refused else "")
            given = set(self._drawn.values())
            for tile in self._pile:
                tile.setChecked(tile.number in given)

    def first_field(self) -> QLineEdit | None:
        """The first line that is still empty."""
        return next((field for name, field in self._fields.items() if self._drawn[name] is None), None)

    def confirm(self) -> None:
        """Deals; while paintings are missing, Enter goes on to the next line."""
        empty = self.first_field() if self._paper else None
        if empty is not None:
            empty.setFocus()
        elif self._do.isEnabled():
            self.desk.session.deal(self.command().paintings, self.moment)


class SpinStep(Step):
    """Whose turn it is, and the wheel. `by_hand` asks for the sheet on which a printed wheel's sector is entered.

    `unseen` says that nobody sees the wheel turn: no public view is open.
    """

    by_hand = Signal()
    unseen = False

    def build(self, layout: QBoxLayout) -> None:
        """One large button, one small, and what happened just now."""
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        layout.setSpacing(style.px(12))
        self.head(layout)
        layout.addWidget(label(say("console-spin-turn"), "lead", wrap=True))
        layout.addSpacing(style.px(10))
        self._do = Button(style, say("console-spin"), kind="primary", key=say("key-space"), name="spin")
        self._do.setFixedHeight(style.px(76))
        self._do.clicked.connect(lambda: session.spin(self.moment))
        layout.addWidget(self._do)
        by_hand = Button(style, say("console-spun-by-hand"), kind="quiet", name="spun-by-hand")
        by_hand.clicked.connect(self.by_hand.emit)
        layout.addWidget(by_hand)
        if self.unseen:
            layout.addWidget(label(say("console-unseen"), "small", wrap=True, name="unseen"))
        last = session.lines[-1] if session.lines else None
        if last is not None and session.table is not None:
            layout.addSpacing(style.px(14))
            layout.addWidget(label(say("console-just-now"), "eyebrow"))
            told = tell(last.entry, session.table.entries, session.state, self.desk.texts)
            layout.addWidget(label(told, "body", wrap=True, name="just-now"))
        layout.addStretch(1)

    def spin(self) -> None:
        """Space, or a remote's "next"."""
        self.desk.session.spin(self.moment)


class DrawStep(Step):
    """Paper mode: the painting that was drawn, typed by its number or chosen by its picture."""

    def build(self, layout: QBoxLayout) -> None:
        """The number, the pile as pictures, one button."""
        style, say = self.desk.style, self.desk.say
        layout.setSpacing(style.px(10))
        self.head(layout)
        layout.addWidget(label(say("console-draw"), "strong", wrap=True))
        row = beside(space=style.px(10))
        self.field = NumberField(style, "drawn")
        self.field.setAccessibleName(say("console-draw"))
        self.field.textChanged.connect(self._check)
        self._told = label("", "small", wrap=True, name="drawn-title")
        row.addWidget(self.field)
        row.addWidget(self._told, 1)
        layout.addLayout(row)
        many = len(self.state.pile) > MOST_TILES
        self.tiles(layout, () if many else sorted(self.state.pile), self._choose, height=250, cards=False)
        self._do = Button(style, say("console-draw-do"), kind="primary", key="Enter", name="draw")
        self._do.clicked.connect(self.confirm)
        layout.addWidget(self._do)
        layout.addStretch(1)
        self._check()

    def first_field(self) -> QLineEdit | None:
        """Where the number is typed."""
        return self.field

    def _choose(self, painting: int) -> None:
        self.desk.session.draw(painting, self.moment)

    def _check(self) -> None:
        number = whole_number(self.field.text())
        refused: Refused | None = None
        if number is not None:
            refused = self.desk.session.refusal(c.Draw(painting=number))
        self._do.setEnabled(number is not None and refused is None)
        if refused is not None:
            self._told.setText(refusal_words(refused, self.desk.texts))
        else:
            self._told.setText("" if number is None else painting_title(self.desk, number))

    def confirm(self) -> None:
        """Takes the number that was typed."""
        number = whole_number(self.field.text())
        if self._do.isEnabled() and number is not None:
            self.desk.session.draw(number, self.moment)
