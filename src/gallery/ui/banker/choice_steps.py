"""What the player whose turn it is decides: money or card, buy, offer, sell, lay, or let it pass."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout

from gallery.auction import commands as c
from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, label
from gallery.ui.banker.peek import HoldButton
from gallery.ui.banker.step import MOST_TILES, Offer, Step
from gallery.ui.banker.values import ValuePad


class CollectStep(Step):
    """Instruction 3: the money or a value card."""

    def build(self, layout: QBoxLayout) -> None:
        """Two buttons."""
        style, session = self.desk.style, self.desk.session
        layout.setSpacing(style.px(12))
        self.head(layout)
        layout.addSpacing(style.px(8))
        refused = {
            option.command.what: option.refused for option in self.options() if isinstance(option.command, c.Take)
        }
        money = Offer(
            "console-take-money",
            lambda: session.take_money(self.moment),
            refused.get("money"),
            "primary",
            "Enter",
            {"amount": COLLECT_MONEY},
        )
        self._money = self.button(money, "take-money")
        layout.addWidget(self._money)
        value = Offer("console-take-value", lambda: session.take_value(self.moment), refused.get("value"), "strong")
        layout.addWidget(self.button(value, "take-value"))
        layout.addStretch(1)

    def confirm(self) -> None:
        """Takes the money."""
        self._money.click()


class LayStep(Step):
    """The card that was drawn must go under one of the player's own paintings. `peek_card` shows it while it is held."""

    peek_card = Signal(bool)

    def build(self, layout: QBoxLayout) -> None:
        """A button to look (app mode), and the player's paintings."""
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        layout.setSpacing(style.px(12))
        self.head(layout, full=False)
        layout.addWidget(label(say("console-lay"), "body", wrap=True))
        if self.state.setup.mode == "app":
            look = HoldButton(style, say("console-lay-look"), kind="strong", name="look-at-card")
            look.held.connect(lambda: self.peek_card.emit(True))
            look.let_go.connect(lambda: self.peek_card.emit(False))
            layout.addWidget(look)
        layout.addWidget(label(say("console-lay-where", name=self.turn_name()), "strong", wrap=True))
        own = sorted(option.command.painting for option in self.options() if isinstance(option.command, c.Lay))
        self.tiles(layout, own, lambda painting: session.lay(painting, self.moment), height=360)
        layout.addStretch(1)


class BuyFromBankStep(Step):
    """Instruction 4: the painting on view for the sector's price, else an auction open to all."""

    def build(self, layout: QBoxLayout) -> None:
        """The painting and two buttons."""
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        layout.setSpacing(style.px(12))
        self.head(layout)
        if self.state.lot is not None:
            self.easel(layout, self.state.lot.painting, say("console-lot-of-bank"))
        price = self.state.instruction.price if self.state.instruction and self.state.instruction.price else FIXED_PRICE
        refused = session.refusal(c.Buy())
        buy = Offer(
            "console-buy-for", lambda: session.buy(None, self.moment), refused, "primary", "Enter", {"price": price}
        )
        self._buy = self.button(buy, "buy")
        layout.addWidget(self._buy)
        decline = Offer("console-to-auction", self.decline, None, "strong", "Esc")
        layout.addWidget(self.button(decline, "decline"))
        layout.addStretch(1)

    def confirm(self) -> None:
        """Buys."""
        self._buy.click()

    def decline(self) -> None:
        """To the auction."""
        self.desk.session.decline(self.moment)


class ChooseStep(Step):
    """A painting is chosen first; then one button does what the instruction says: offer, buy from a player, sell."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen: int | None = None
        self._pad: ValuePad | None = None
        self._do: Button | None = None

    @property
    def kind(self) -> str:
        """The instruction."""
        return self.state.instruction.kind if self.state.instruction else ""

    @property
    def _sells(self) -> bool:
        return self.kind in ("sell_to_bank", "forced_sale")

    def build(self, layout: QBoxLayout) -> None:
        """The paintings, the cards under the chosen one where they must be entered, and one or two buttons."""
        style, say = self.desk.style, self.desk.say
        layout.setSpacing(style.px(10))
        entering = self._sells and self.state.setup.mode == "paper" and self._chosen is not None
        self.head(layout, full=not entering)
        layout.addWidget(label(say(f"console-choose-{self.kind.replace('_', '-')}"), "strong", wrap=True))
        offered: dict[int, Refused | None] = {}
        for option in self.options():
            command = option.command
            if isinstance(command, c.Offer | c.Sell) or (isinstance(command, c.Buy) and command.painting is not None):
                offered[command.painting or 0] = option.refused
        chosen = () if self._chosen is None else (self._chosen,)
        others = self.kind == "buy_from_player"
        if len(offered) > MOST_TILES:
            offered = dict(list(offered.items())[:MOST_TILES])
        self.tiles(layout, offered, self.choose, height=130 if entering else 300, chosen=chosen, owners=others)
        if entering and self._chosen is not None:
            count = len(self.state.holdings[self._chosen].cards)
            if self._pad is None:
                self._pad = ValuePad(self.desk, count)
                self._pad.changed.connect(self._entered)
            self._pad.rebuild()
            layout.addWidget(self._pad)
        layout.addSpacing(style.px(4))
        self._do = self._button()
        layout.addWidget(self._do)
        if any(isinstance(option.command, c.Decline) for option in self.options()):
            decline = Offer("console-decline", self.decline, None, "plain", "Esc")
            layout.addWidget(self.button(decline, "decline"))
        layout.addStretch(1)
        self._check()

    def _button(self) -> Button:
        say = self.desk.say
        acts: dict[str, Callable[[int], object]] = {
            "private_auction": lambda painting: self.desk.session.offer(painting, self.moment),
            "buy_from_player": lambda painting: self.desk.session.buy(painting, self.moment),
            "sell_to_bank": lambda painting: self.desk.session.sell(painting, self._values(), self.moment),
            "forced_sale": lambda painting: self.desk.session.sell(painting, self._values(), self.moment),
        }
        key = f"console-do-{self.kind.replace('_', '-')}"
        if self._chosen is None:
            text = say(f"{key}-none")
        elif self.kind == "buy_from_player":
            owner = self.state.name_of(self.state.owners[self._chosen])
            text = say(key, painting=self._chosen, price=FIXED_PRICE, name=owner)
        else:
            text = say(key, painting=self._chosen, price=FIXED_PRICE)
        made = Button(self.desk.style, text, kind="primary", key="Enter", name="do-it")
        made.clicked.connect(lambda: acts[self.kind](self._chosen) if self._chosen is not None else None)
        return made

    def _values(self) -> tuple[int, ...] | None:
        return self._pad.values if self._pad is not None else None

    def choose(self, painting: int) -> None:
        """Takes a painting, or another one."""
        self._chosen = painting
        self._pad = None
        self.rebuild()

    def _entered(self) -> None:
        self._check()
        self.remade.emit()

    def _check(self) -> None:
        if self._do is None:
            return
        self._do.setEnabled(True)
        if self._chosen is None:
            self._do.setEnabled(False)
            return
        command: c.Command
        if self.kind == "private_auction":
            command = c.Offer(painting=self._chosen)
        elif self.kind == "buy_from_player":
            command = c.Buy(painting=self._chosen)
        else:
            if self._pad is not None and self._pad.values is None:
                self._do.setEnabled(False)
                return
            command = c.Sell(painting=self._chosen, values=self._values())
        refused = self.desk.session.refusal(command)
        if refused is not None:
            self._do.forbid(refusal_words(refused, self.desk.texts))

    def confirm(self) -> None:
        """Does it with the painting that was chosen."""
        if self._do is not None:
            self._do.click()

    def decline(self) -> None:
        """Lets it pass, where that is offered."""
        if any(isinstance(option.command, c.Decline) for option in self.options()):
            self.desk.session.decline(self.moment)


class RevealStep(Step):
    """The end in paper mode: painting by painting, what its cards say (D12)."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._pad: ValuePad | None = None
        self._painting: int | None = None
        self._do: Button | None = None

    def build(self, layout: QBoxLayout) -> None:
        """The painting, the values, one button, and how many are still to come."""
        style, say, state = self.desk.style, self.desk.say, self.state
        layout.setSpacing(style.px(10))
        waiting = [painting for painting in sorted(state.owners) if not state.holdings[painting].shown]
        seats = {player.id: place for place, player in enumerate(state.players)}
        waiting.sort(key=lambda painting: (seats[state.owners[painting]], painting))
        if not waiting:
            return
        if self._painting not in waiting:
            self._painting = waiting[0]
        painting = self._painting
        layout.addWidget(label(say("console-reveal"), "instruction", wrap=True))
        layout.addWidget(label(say("console-reveal-left", count=len(waiting)), "body", wrap=True))
        owner = state.name_of(state.owners[painting])
        self.easel(layout, painting, say("console-lot-of", name=owner))
        if self._pad is None:
            self._pad = ValuePad(self.desk, len(state.holdings[painting].cards))
            self._pad.changed.connect(self._entered)
        self._pad.rebuild()
        layout.addWidget(self._pad)
        self._do = Button(style, say("console-reveal-do"), kind="primary", key="Enter", name="reveal")
        self._do.clicked.connect(self.confirm)
        layout.addWidget(self._do)
        if len(waiting) > 1:
            layout.addWidget(label(say("console-reveal-other"), "small", wrap=True))
            self.tiles(layout, waiting[:40], self._choose, height=96, chosen=(painting,))
        layout.addStretch(1)
        self._check()

    def _choose(self, painting: int) -> None:
        self._painting = painting
        self._pad = None
        self.rebuild()

    def _entered(self) -> None:
        self._check()
        self.remade.emit()

    def _check(self) -> None:
        if self._do is None or self._pad is None or self._painting is None:
            return
        values = self._pad.values
        refused = None
        if values is not None:
            refused = self.desk.session.refusal(c.Reveal(painting=self._painting, values=values))
        self._do.setEnabled(values is not None and refused is None)
        self._do.setToolTip(refusal_words(refused, self.desk.texts) if refused else "")

    def confirm(self) -> None:
        """Records what the cards say."""
        if self._do is not None and self._do.isEnabled() and self._pad is not None and self._painting is not None:
            values = self._pad.values
            if values is not None:
                self.desk.session.reveal(self._painting, values, self.moment)


class WaitStep(Step):
    """The wheel is turning on the wall."""

    def build(self, layout: QBoxLayout) -> None:
        """Says so and offers nothing; not even whose turn it is, for it may have passed already."""
        layout.setSpacing(self.desk.style.px(12))
        layout.addWidget(label(self.desk.say("console-turning"), "lead", wrap=True, name="turning"))
        layout.addStretch(1)
