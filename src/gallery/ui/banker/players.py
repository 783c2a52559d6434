"""The players: seat order, mark, name, cash, and their paintings as small pictures with the count of cards."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from gallery.auction.state import Player
from gallery.texts import amount
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, PaintingTile, Panel, beside, label, rule, stacked
from gallery.ui.banker.step import painting_title
from gallery.ui.widgets import PlayerMark

STRIP = 330
"""Room for a player's paintings, pixels of the drawing."""


class PlayerRow(QWidget):
    """A player's line; the one whose turn it is stands out."""

    pressed = Signal(str)

    def __init__(self, desk: Desk, player: Player, *, turn: bool) -> None:
        super().__init__()
        self._desk = desk
        self._name = player.name
        self._turn = turn
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _: QPaintEvent) -> None:
        """A lighter ground and a bar on the reading side for the player whose turn it is."""
        if not self._turn:
            return
        style = self._desk.style
        painter = QPainter(self)
        painter.fillRect(self.rect(), style.colour("card"))
        bar = style.px(5)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.fillRect(self.width() - bar if rtl else 0, 0, bar, self.height(), style.colour("accent"))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no press."""
        event.accept()


class PlayersPanel(Panel):
    """All players. `peek` and `let_go` serve press-and-hold on a painting, `about` asks for a player's sheet."""

    peek = Signal(int)
    let_go = Signal()
    about = Signal(str)

    discreet = False
    """Cash is not shown: the class sees this screen and nobody has said yet that it may."""

    def build(self, layout: QBoxLayout) -> None:
        """A row a player, hairlines between them."""
        style, say = self.desk.style, self.desk.say
        state = self.desk.session.state
        layout.addWidget(label(say("console-players"), "eyebrow"))
        layout.addSpacing(style.px(4))
        tall = min(78, 520 // max(1, len(state.players)))
        for player in state.players:
            row = PlayerRow(self.desk, player, turn=player.id == state.turn)
            row.setFixedHeight(style.px(tall))
            self._fill(row, player, tall)
            layout.addWidget(row)
            layout.addWidget(rule())
        if state.left:
            gone = self.desk.texts.names([player.name for player in state.left])
            layout.addWidget(label(say("console-left", names=gone), "small", wrap=True))

    def _fill(self, row: PlayerRow, player: Player, tall: int) -> None:
        style, say = self.desk.style, self.desk.say
        state = self.desk.session.state
        line = beside(row, space=style.px(10), margins=(style.px(14), 0, style.px(8), 0))
        line.addWidget(PlayerMark(player.look, style.px(20), style.dark))
        words = stacked()
        words.addStretch(1)
        name = label(f"\u2068{player.name}\u2069", "strong", wrap=True, name=f"player-{player.id}")
        words.addWidget(name)
        cash = "•••" if self.discreet else amount(state.cash(player.id))
        if state.phase == "over":
            words.addWidget(label(say("console-cash", cash=state.cash(player.id)), "small", wrap=True))
            cash = amount(state.wealth(player.id))
        words.addStretch(1)
        line.addLayout(words, 1)
        money = label(cash, "money", name=f"cash-{player.id}")
        money.setFixedWidth(style.px(136))
        money.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(money)
        line.addSpacing(style.px(8))
        line.addWidget(self._strip(player, tall))
        more = Button(style, "⋯", kind="quiet", name=f"about-{player.id}")
        more.setAccessibleName(say("console-about", name=player.name))
        more.setToolTip(say("console-about", name=player.name))
        more.clicked.connect(lambda: self.about.emit(player.name))
        line.addWidget(more)

    def _strip(self, player: Player, tall: int) -> QWidget:
        """The paintings in one row, each as large as their number allows."""
        style, state = self.desk.style, self.desk.session.state
        box = QWidget()
        box.setFixedWidth(style.px(STRIP))
        row = beside(box, space=style.px(4))
        owned = sorted(state.paintings_of(player.id))
        wide = min(74, STRIP // max(1, len(owned)) - 4)
        high = min(tall - 8, round(wide * 0.86))
        for number in owned:
            holding = state.holdings[number]
            tile = PaintingTile(
                self.desk,
                number,
                QSize(style.px(wide), style.px(high)),
                cards=len(holding.cards),
                numbered=wide > 30,
                title=painting_title(self.desk, number),
            )
            tile.setObjectName(f"owned-{number}")
            if state.setup.mode == "app" and not holding.shown:
                tile.held.connect(self.peek.emit)
                tile.released_again.connect(lambda _: self.let_go.emit())
                tile.setToolTip(f"{tile.accessibleName()}\n{self.desk.say('console-peek-how')}")
            else:
                tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(tile)
        row.addStretch(1)
        return box
