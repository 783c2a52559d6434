"""The players: seat order, mark, name, cash, and their paintings as small pictures with the count of cards."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from gallery.auction.state import Player
from gallery.texts import amount
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, NameLabel, Panel, beside, label, rule
from gallery.ui.banker.step import painting_title
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.widgets import PlayerMark

STRIP = 262
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
        tall = min(96, 520 // max(1, len(state.players)))
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
        name = NameLabel(style, f"\u2068{player.name}\u2069", size=18)
        name.setObjectName(f"player-{player.id}")
        line.addWidget(name, 1)
        over = state.phase == "over"
        cash = "•••" if self.discreet else amount(state.wealth(player.id) if over else state.cash(player.id))
        money = label(cash, "money", name=f"cash-{player.id}")
        money.setFixedWidth(style.px(136))
        # Figures of different length stand one below the other by their last digit, also in Hebrew.
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        money.setAlignment(right | Qt.AlignmentFlag.AlignVCenter)
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
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(style.px(3))
        owned = sorted(state.paintings_of(player.id))
        columns, wide, high = strip_for(len(owned), tall - 6)
        for place, number in enumerate(owned):
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
            grid.addWidget(tile, place // columns, place % columns)
        grid.setColumnStretch(columns, 1)
        return box


def strip_for(count: int, room: int) -> tuple[int, int, int]:
    """Columns, and width and height of a tile, that make so many paintings largest in a strip `room` pixels high."""
    best = (max(1, count), 0, 0)
    for rows in (1, 2, 3):
        columns = -(-max(1, count) // rows)
        high = min(room // rows - 3, round((STRIP // columns - 3) * 0.86))
        wide = min(STRIP // columns - 3, round(high * 1.2))
        if wide > best[1]:
            best = (columns, wide, high)
    return best
