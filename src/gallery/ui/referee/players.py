"""The players below the board: seat order, mark, name, tokens in hand, and the scores under their exhibitions."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from gallery.exhibitions.state import Player, State
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS
from gallery.exhibitions.words import exhibition_name
from gallery.ui.banker.parts import NameLabel, Panel, beside, label, rule, stacked
from gallery.ui.desk import Desk
from gallery.ui.referee.columns import in_columns
from gallery.ui.referee.drawing import begin, draw_risk, draw_times_two, draw_track, seen, strike, write
from gallery.ui.theme import look
from gallery.ui.widgets import PlayerMark, draw_mark

ROW = 47
"""Height of a player's row at the most, pixels of the drawing."""


class Tokens(QWidget):
    """A player's tokens in hand: the singles, the doubling, high risk; what is used up is pale, what is lost is counted."""

    def __init__(self, desk: Desk, player: Player) -> None:
        super().__init__()
        self.desk = desk
        self._player = player
        state = desk.seasons.state
        self._singles = state.setup.singles
        self.doubling = _may_double(state, player)
        self.risk = _may_risk(state, player)
        self.setObjectName(f"tokens-{player.id}")
        told = desk.say(
            "referee-tokens",
            tokens=player.singles,
            doubling=desk.say("referee-tokens-doubling" if self.doubling else "referee-tokens-doubling-used"),
            risk=desk.say("referee-tokens-risk" if self.risk else "referee-tokens-risk-used"),
            lost=player.lost,
        )
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.setFixedHeight(desk.style.px(18))

    def paintEvent(self, _: QPaintEvent) -> None:
        """From the side where reading begins."""
        style, player = self.desk.style, self._player
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        x = 0.0

        def place(width: float, gap: float) -> QRectF:
            nonlocal x
            told = QRectF(x, (high - min(high, width)) / 2, width, min(high, width))
            x += width + gap
            return seen(told, self.width(), rtl)

        # A place for each single that there is, so that the rest stands in columns.
        for number in range(self._singles):
            spot = place(style.px(12), style.px(2))
            if number < player.singles:
                draw_mark(painter, player.look, spot, style.dark)
        x += style.px(4)
        times = seen(QRectF(x, (high - style.px(16)) / 2, style.px(24), style.px(16)), self.width(), rtl)
        draw_times_two(painter, style, times, spent=not self.doubling)
        x += style.px(24) + style.px(5)
        draw_risk(painter, style, place(style.px(16), style.px(6)), spent=not self.risk)
        if player.lost:
            rest = seen(QRectF(x, 0, max(1.0, self.width() - x), high), self.width(), rtl)
            write(
                painter,
                style,
                f"\u2066\u2212{player.lost}\u2069",
                rest,
                style.colour("muted"),
                size=13,
                align=begin(rtl),
            )
        painter.end()


def _may_double(state: State, player: Player) -> bool:
    """Whether the doubling is still there this season and in hand."""
    there = player.double > 0 if state.setup.double else player.singles > 1
    return there and player.id not in state.doubled


def _may_risk(state: State, player: Player) -> bool:
    """Whether the high-risk token lies before the player and not on the board."""
    laid = (each for exhibition in state.exhibitions for each in exhibition.predictions)
    return not any(each.player == player.id and each.risk for each in laid)


class Score(QWidget):
    """A player's points in an exhibition, and how far they are on its track; struck out where they count nothing at the end."""

    def __init__(self, desk: Desk, player: Player, exhibition: int) -> None:
        super().__init__()
        self.desk = desk
        self._look = player.look
        self.points = player.scores[exhibition - 1]
        state = desk.seasons.state
        self.struck = state.phase == "over" and self.points < COUNTS_FROM
        self.setObjectName(f"score-{player.id}-{exhibition}")
        name = exhibition_name(state, exhibition, desk.texts)
        key = "referee-score-struck" if self.struck and self.points else "referee-score"
        told = desk.say(key, name=player.name, exhibition=name, points=self.points)
        self.setAccessibleName(told)
        self.setToolTip(told)

    def paintEvent(self, _: QPaintEvent) -> None:
        """The figure, and the track beside it."""
        style = self.desk.style
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = style.px(28)
        counts = self.points >= COUNTS_FROM
        figure = seen(QRectF(0, 0, wide, self.height()), self.width(), rtl)
        tone = style.colour("ink" if counts else "muted")
        text = f"\u2066{self.points}\u2069"
        write(painter, style, text, figure, tone, size=18, bold=counts, align=begin(rtl))
        if self.struck and self.points:
            digits = seen(QRectF(-2, self.height() / 2 - style.px(7), style.px(15), style.px(14)), self.width(), rtl)
            strike(painter, digits, style.colour("accent"), style.px(2))
        high = style.px(7)
        track = QRectF(wide, (self.height() - high) / 2, self.width() - wide - style.px(4), high)
        colour = look(self._look).colour(style.dark)
        draw_track(painter, style, self.points, seen(track, self.width(), rtl), colour, rtl=rtl)
        painter.end()


class SeatRow(QWidget):
    """A player's line; the one whose turn it is stands out."""

    def __init__(self, desk: Desk, *, turn: bool) -> None:
        super().__init__()
        self._desk = desk
        self._turn = turn
        self.setFixedHeight(desk.style.px(ROW))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _: QPaintEvent) -> None:
        """A lighter ground and a bar on the reading side for the player whose turn it is."""
        if not self._turn:
            return
        style = self._desk.style
        painter = QPainter(self)
        painter.fillRect(self.rect(), style.colour("card"))
        bar = style.px(4)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.fillRect(self.width() - bar if rtl else 0, 0, bar, self.height(), style.colour("accent"))
        painter.end()


class SeatsPanel(Panel):
    """All players, their scores in the columns of the exhibitions."""

    def build(self, layout: QBoxLayout) -> None:
        """A row a player, hairlines between them."""
        style, say, state = self.desk.style, self.desk.say, self.desk.seasons.state
        spaces = [QWidget() for _ in range(EXHIBITIONS)]
        counts = label(say("referee-counts"), "tiny")
        counts.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(in_columns(style, label(say("console-players"), "eyebrow"), spaces, counts))
        layout.addSpacing(style.px(2))
        for player in state.players:
            layout.addWidget(rule())
            layout.addWidget(self._row(player))

    def _row(self, player: Player) -> QWidget:
        style, say, state = self.desk.style, self.desk.say, self.desk.seasons.state
        row = SeatRow(self.desk, turn=player.id == state.turn)
        row.setObjectName(f"seat-{player.id}")
        who = QWidget()
        lines = stacked(who, space=0, margins=(0, style.px(2), 0, style.px(3)))
        first = beside(space=style.px(7))
        first.addSpacing(style.px(9))
        first.addWidget(PlayerMark(player.look, style.px(16), style.dark))
        name = NameLabel(style, f"\u2068{player.name}\u2069", size=16, lines=1)
        name.setObjectName(f"player-{player.id}")
        first.addWidget(name, 1)
        if player.id == state.starter and state.phase != "over":
            starter = label(say("referee-starts"), "tiny", name="starter")
            starter.setToolTip(say("referee-starts-text", name=player.name))
            first.addWidget(starter)
        lines.addLayout(first, 1)
        second = beside()
        second.addSpacing(style.px(9))
        second.addWidget(Tokens(self.desk, player), 1)
        lines.addLayout(second)
        scores = [Score(self.desk, player, exhibition) for exhibition in range(1, EXHIBITIONS + 1)]
        counted = label(f"\u2066{player.counted}\u2069", "money", name=f"counted-{player.id}")
        counted.setAlignment(Qt.AlignmentFlag.AlignCenter)
        counted.setToolTip(say("referee-counted", name=player.name, points=player.counted))
        counted.setAccessibleName(say("referee-counted", name=player.name, points=player.counted))
        in_columns(style, who, scores, counted, parent=row)
        return row
