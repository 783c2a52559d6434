"""One screen for all: the public view, and below it a slim strip of what can be done now. Nothing secret stands on it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from gallery.auction import commands as c
from gallery.auction.options import options
from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE
from gallery.refusal import Refused
from gallery.texts import short_amount
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, main_of, stacked
from gallery.ui.banker.step import painting_title
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.keys import Press
from gallery.ui.projector.view import ProjectorView

MOST_TILES = 14


class Strip(Panel):
    """The controls of the moment, greyed without a reason: a reason would tell who has how much."""

    console_wanted = Signal()
    next_wanted = Signal()
    """The next step of the reveal."""

    def build(self, layout: QBoxLayout) -> None:
        """One row."""
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        frame = QFrame()
        frame.setObjectName("column")
        row = beside(frame, space=style.px(8), margins=(style.px(14), style.px(7), style.px(14), style.px(7)))
        if session.table is not None and not session.busy:
            for widget in self._controls():
                row.addWidget(widget)
        row.addStretch(1)
        undo = Button(style, say("console-undo"), kind="quiet", name="strip-undo", key="Ctrl Z")
        undo.clicked.connect(session.undo)
        row.addWidget(undo)
        console = Button(style, say("console-to-console"), name="strip-console", key="F5")
        console.clicked.connect(self.console_wanted)
        row.addWidget(console)
        layout.addWidget(frame)

    def _controls(self) -> list[QWidget]:
        session, say = self.desk.session, self.desk.say
        state, moment = session.state, session.moment
        match state.phase:
            case "spin":
                return [self._button("console-spin", lambda: session.spin(moment), "strip-spin", key=say("key-space"))]
            case "auction":
                return self._sale()
            case "decide":
                return self._decisions()
            case "over":
                on = Button(self.desk.style, say("strip-step-next"), kind="strong", name="strip-next", key="PgDn")
                on.clicked.connect(self.next_wanted)
                return [on]
        return []

    def _sale(self) -> list[QWidget]:
        session, style = self.desk.session, self.desk.style
        state, moment = session.state, session.moment
        made: list[QWidget] = []
        for place, option in enumerate(option for option in options_of(self.desk) if isinstance(option[0], c.PlaceBid)):
            command, refused = option
            assert isinstance(command, c.PlaceBid)
            player = state.players[place]
            bid = Button(
                style,
                f"\u2068{player.name}\u2069",
                player=player.look,
                amount=short_amount(command.amount),
                key=str(place + 1),
                name=f"strip-bid-{place + 1}",
            )
            bid.setEnabled(refused is None)
            bid.setMinimumWidth(style.px(118))
            bid.clicked.connect(lambda _=False, command=command: session.do(command, moment))
            made.append(bid)
        words = ("console-going-once", "console-going-twice", "console-sold")
        standing = state.lot.standing if state.lot else None
        key = words[session.going] if session.going < 2 or standing else "console-unsold"
        made.append(self._button(key, session.say_going, "strip-going", key="Enter"))
        return made

    def _decisions(self) -> list[QWidget]:
        session, say = self.desk.session, self.desk.say
        state, moment = session.state, session.moment
        made: list[QWidget] = []
        paper_sale = state.setup.mode == "paper" and state.instruction is not None
        for command, refused in options_of(self.desk):
            match command:
                case c.Take(what="money"):
                    text = say("console-take-money", amount=COLLECT_MONEY)
                    made.append(self._do(text, command, refused, moment))
                case c.Take():
                    made.append(self._do(say("console-take-value"), command, refused, moment))
                case c.Buy(painting=None):
                    price = state.instruction.price if state.instruction and state.instruction.price else FIXED_PRICE
                    made.append(self._do(say("console-buy-for", price=price), command, refused, moment))
                case c.Decline():
                    key = "console-to-auction" if state.lot is not None else "console-decline"
                    made.append(self._do(say(key), command, refused, moment))
                case c.Offer() | c.Buy() | c.Lay() if len(made) < MOST_TILES:
                    made.append(self._tile(command, refused, moment))
                case c.Sell() if not paper_sale and len(made) < MOST_TILES:
                    made.append(self._tile(command, refused, moment))
        return made

    def _tile(self, command: c.Offer | c.Buy | c.Lay | c.Sell, refused: Refused | None, moment: int) -> QWidget:
        style, number = self.desk.style, command.painting or 0
        size = QSize(style.px(70), style.px(54))
        tile = PaintingTile(self.desk, number, size, title=painting_title(self.desk, number))
        tile.setObjectName(f"strip-painting-{number}")
        tile.setEnabled(refused is None)
        tile.clicked.connect(lambda: self.desk.session.do(command, moment))
        return tile

    def _do(self, text: str, command: c.Command, refused: Refused | None, moment: int) -> Button:
        made = Button(self.desk.style, text, name=f"strip-{command.do}")
        made.setEnabled(refused is None)
        made.clicked.connect(lambda: self.desk.session.do(command, moment))
        return made

    def _button(self, words: str, act: Callable[[], object], name: str, *, key: str) -> Button:
        made = Button(self.desk.style, self.desk.say(words), kind="primary", name=name, key=key)
        made.clicked.connect(lambda: act())
        return made


def options_of(desk: Desk) -> list[tuple[c.Command, Refused | None]]:
    """What the engine offers now."""
    table = desk.session.table
    return [(option.command, option.refused) for option in options(table)] if table is not None else []


class OneScreenPage(QWidget):
    """The public view with the strip. `console_wanted` goes back to the console; keys mean what they mean there (`take`)."""

    console_wanted = Signal()

    def __init__(self, desk: Desk, take: Callable[[Press], bool]) -> None:
        super().__init__()
        self._take = take
        self.setObjectName("page")
        column = stacked(self)
        self.view = ProjectorView(desk.texts, pictures=desk.pictures)
        self.strip = Strip(desk)
        self.strip.console_wanted.connect(self.console_wanted)
        self.strip.next_wanted.connect(self.view.next_reveal)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)
        session = desk.session
        session.happened.connect(lambda _: self._follow())
        session.going_changed.connect(lambda _: self._follow())
        session.busy_changed.connect(lambda _: self._follow())

    def take(self, press: Press) -> bool:
        """What the console does with a key."""
        return self._take(press)

    def rebuild(self) -> None:
        """Another language, size or room."""
        self.strip.rebuild()

    def _follow(self) -> None:
        if self.isVisible():
            self.strip.rebuild()
            main_of(self).setFocus()
