"""The sale: a button a player with the next bid, raises, any amount, and the hammer."""

from PySide6.QtWidgets import QBoxLayout, QGridLayout

from gallery.auction import commands as c
from gallery.money.ledger import BANK
from gallery.texts import amount, short_amount, signed_amount
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import AmountField
from gallery.ui.banker.parts import Desk, NameLabel, beside, label, main_of
from gallery.ui.banker.step import Step, short_reason
from gallery.ui.widgets import PlayerMark

STANDING_HEIGHT = 48
"""Of the line that says the standing bid; pixels of the drawing."""
RAISES = (500_000, 1_000_000, 2_000_000, 5_000_000)


class AuctionStep(Step):
    """Bids until the hammer falls. The raise chosen (or the amount typed) is what every player's button bids next."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._raise = RAISES[0]
        self._bids: list[Button] = []

    def next_bid(self) -> int:
        """What the players' buttons bid, dollars."""
        typed = self.field.amount()
        if typed is not None:
            return typed
        lot = self.state.lot
        standing = lot.standing.amount if lot and lot.standing else 0
        return standing + self._raise

    def build(self, layout: QBoxLayout) -> None:
        """From the painting down to the hammer."""
        style, say = self.desk.style, self.desk.say
        lot = self.state.lot
        if lot is None:
            return
        layout.setSpacing(style.px(8))
        self.head(layout, full=False)
        seller = self.state.name_of(lot.consignor) if lot.consignor != BANK else ""
        self.easel(layout, lot.painting, say("console-lot-of", name=seller) if seller else say("console-lot-of-bank"))
        self._standing(layout)
        self._players_box = QGridLayout()
        self._players_box.setSpacing(style.px(7))
        layout.addLayout(self._players_box)
        self._raises(layout)
        self._hammer(layout)
        layout.addStretch(1)
        self._show_bids()

    def _standing(self, layout: QBoxLayout) -> None:
        style, say = self.desk.style, self.desk.say
        lot = self.state.lot
        row = beside(space=style.px(8))
        # With and without a bid it is as high: the players' buttons stay under the hand when the first one comes.
        row.addStrut(style.px(STANDING_HEIGHT))
        standing = lot.standing if lot else None
        if standing is None:
            row.addWidget(label(say("console-no-bid"), "lead", name="standing"))
        else:
            leader = self.state.player(standing.player)
            row.addWidget(label(amount(standing.amount), "standing", name="standing"))
            if leader is not None:
                row.addWidget(PlayerMark(leader.look, style.px(18), style.dark))
                row.addWidget(NameLabel(style, f"\u2068{leader.name}\u2069"), 1)
        layout.addLayout(row)

    def _raises(self, layout: QBoxLayout) -> None:
        style, say = self.desk.style, self.desk.say
        row = beside(space=style.px(6))
        self._raise_buttons = []
        for raised in RAISES:
            made = Button(style, _raise_words(raised), kind="quiet", name=f"raise-{raised}")
            made.setAccessibleName(signed_amount(raised))
            made.setCheckable(True)
            made.setChecked(raised == self._raise)
            made.clicked.connect(lambda _=False, raised=raised: self.choose_raise(raised))
            self._raise_buttons.append((raised, made))
            row.addWidget(made, 1)
        layout.addLayout(row)
        other = beside(space=style.px(10))
        self.field = AmountField(self.desk, "bid-amount", keeps_enter=True)
        self.field.setFixedWidth(style.px(128))
        self.field.setAccessibleName(say("console-other-amount"))
        self.field.understood.connect(lambda _: self._show_bids())
        self.field.entered.connect(self._typed)
        self._echo = label(say("console-other-amount"), "small", wrap=True, name="bid-echo")
        other.addWidget(self.field)
        other.addWidget(self._echo, 1)
        layout.addLayout(other)

    def _hammer(self, layout: QBoxLayout) -> None:
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        lot = self.state.lot
        standing = lot.standing if lot else None
        closing = (
            say("console-sold-to", name=self.state.name_of(standing.player)) if standing else say("console-unsold")
        )
        keys = (say("console-going-once"), say("console-going-twice"), closing)
        row = beside(space=style.px(8))
        going = Button(style, keys[session.going], kind="primary", key="Enter", name="going")
        going.clicked.connect(lambda: self.confirm())
        row.addWidget(going, 3)
        if session.going < 2:
            hammer = Button(
                style, say("console-sold") if standing else say("console-unsold"), kind="strong", name="hammer"
            )
            hammer.clicked.connect(lambda: session.hammer(self.moment))
            row.addWidget(hammer, 2)
        layout.addLayout(row)

    def choose_raise(self, raised: int) -> None:
        """Another raise for the next bid; what was typed is put away."""
        self._raise = raised
        for other, made in self._raise_buttons:
            made.setChecked(other == raised)
        self.field.clear()
        self._show_bids()

    def _typed(self) -> None:
        """Enter in the field takes the amount; the next key is a player's."""
        if self.field.amount() is not None:
            main_of(self).setFocus()

    def _show_bids(self) -> None:
        """The players' buttons, each tried on the rules."""
        style, session = self.desk.style, self.desk.session
        while self._players_box.count():
            item = self._players_box.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        echo = self.field.echo()
        self._echo.setText(echo or self.desk.say("console-other-amount"))
        bid = self.next_bid()
        for place, player in enumerate(self.state.players):
            made = Button(
                style,
                f"\u2068{player.name}\u2069",
                player=player.look,
                amount=short_amount(bid),
                key=str(place + 1),
                name=f"bid-{place + 1}",
            )
            refused = session.refusal(c.PlaceBid(player=player.name, amount=bid))
            if refused is not None:
                made.forbid(short_reason(self.desk, refused), refusal_words(refused, self.desk.texts))
            made.clicked.connect(lambda _=False, name=player.name: self._bid(name))
            self._players_box.addWidget(made, place // 2, place % 2)
        self._players_box.setColumnStretch(0, 1)
        self._players_box.setColumnStretch(1, 1)

    def _bid(self, name: str) -> None:
        self.desk.session.bid(name, self.next_bid(), self.moment)

    def player(self, number: int) -> None:
        """The next bid of a player, if the rules allow it: a key does what the button would."""
        if number <= len(self.state.players):
            name = self.state.players[number - 1].name
            if self.desk.session.refusal(c.PlaceBid(player=name, amount=self.next_bid())) is None:
                self._bid(name)

    def confirm(self) -> None:
        """Going once, going twice, sold."""
        if self.moment == self.desk.session.moment:
            self.desk.session.say_going()


def _raise_words(raised: int) -> str:
    """`+500K`: the one formatter's short amount with a sign before it, inside the same isolate."""
    return short_amount(raised).replace("$", "+")
