"""The page on which an exhibitions game is set up: which of the three, the players, and one button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from gallery.exhibitions import commands as c
from gallery.exhibitions.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import HANDS, VARIANTS
from gallery.printing.options import KITS
from gallery.refusal import Refused
from gallery.texts.ranges import span
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, pole, stacked
from gallery.ui.newgame.gamechoice import GameChoice
from gallery.ui.newgame.names import NameList
from gallery.ui.newgame.seasons import estimate_seasons
from gallery.ui.newgame.setup import SetupPage

HOUSE_CARDS = 10
"""Cards of the house deck, with two players."""


class NewExhibitionsPage(SetupPage):
    """Game, players, first player, house rule. `begun` when the game is on the table.

    `print_wanted` names a kit to print, and for how many players.
    """

    print_wanted = Signal(str, int)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._game = next(iter(VARIANTS))
        self._exclusive = True

    def new_list(self, names: list[str]) -> NameList:
        """The list of names, with as many rows as can play."""
        return NameList(self.desk, names, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)

    def set_up(self, game: str, names: list[str]) -> None:
        """This game with these players, before the page comes up."""
        self._game = game
        self._players = self._name_list(names)

    @property
    def game(self) -> str:
        """The word of the game that is chosen."""
        return self._game

    def command(self) -> c.New:
        """What would be begun now."""
        return c.New(
            players=self._players.names,
            starter=self.starter,
            settings={} if self._exclusive else {"exclusive_spaces": False},
        )

    def refusal(self) -> Refused | None:
        """Why it cannot be begun, asked of the rules themselves."""
        try:
            Table.new(self.command(), self._game)
        except Refused as refused:
            return refused
        return None

    def begin(self) -> None:
        """Opens the table."""
        if self.refusal() is None and self.desk.seasons.new_game(self._game, self.command()):
            self.begun.emit()

    def build(self, layout: QBoxLayout) -> None:
        """The three games, and below them the players and the rest."""
        style = self.desk.style
        self._names_anew()
        side = style.px(60)
        layout.addLayout(self._head("newexhibitions-title", (side, style.px(18), side, style.px(6))))
        games = beside(space=style.px(20), margins=(side, style.px(4), side, style.px(14)))
        for game in VARIANTS:
            choice = GameChoice(self.desk, game)
            choice.setChecked(game == self._game)
            choice.toggled.connect(lambda chosen, game=game: self._choose(game) if chosen else None)
            games.addWidget(choice, 1)
        layout.addLayout(games)
        row = beside(space=style.px(40), margins=(side, 0, side, style.px(4)))
        row.addLayout(self._names_column(style.px(8)), 6)
        row.addWidget(pole())
        row.addLayout(self._rest(), 6)
        layout.addLayout(row, 1)
        layout.addLayout(self._foot((side, style.px(4), side, style.px(16))))
        self._check()

    def _rest(self) -> QVBoxLayout:
        style, say = self.desk.style, self.desk.say
        column = stacked(space=style.px(6))
        pair = beside(space=style.px(24))
        pair.addLayout(self._starter_column(style.px(6)), 1)
        rule = stacked(space=style.px(6))
        rule.addWidget(label(say("newexhibitions-rule"), "eyebrow"))
        exclusive = Button(style, say("newexhibitions-exclusive"), name="exclusive", guarded=False)
        exclusive.setCheckable(True)
        exclusive.setChecked(self._exclusive)
        exclusive.toggled.connect(self._set_exclusive)
        rule.addWidget(exclusive)
        pair.addLayout(rule, 1)
        column.addLayout(pair)
        column.addSpacing(style.px(10))
        column.addWidget(label(say("newexhibitions-length"), "eyebrow"))
        self._estimate = label("", "strong", wrap=True, name="estimate")
        column.addWidget(self._estimate)
        column.addWidget(label(say("newexhibitions-rest"), "small", wrap=True))
        column.addSpacing(style.px(10))
        column.addWidget(label(say("newexhibitions-table"), "eyebrow"))
        things = beside(space=style.px(20))
        self._things = label("", "body", wrap=True, name="on-the-table")
        things.addWidget(self._things, 1)
        self._print = Button(style, say("newexhibitions-print"), name="print-kit", guarded=False)
        self._print.clicked.connect(self._ask_to_print)
        things.addWidget(self._print)
        column.addLayout(things)
        column.addStretch(1)
        return column

    def _ask_to_print(self) -> None:
        players = len(self._players.names)
        # Without names yet: for as many as can play.
        self.print_wanted.emit(self._game, players if players in HANDS else MOST_PLAYERS)

    def _choose(self, game: str) -> None:
        self._game = game
        self._check()

    def _set_exclusive(self, exclusive: bool) -> None:
        self._exclusive = exclusive
        self._check()

    def _check(self) -> None:
        """Shows the estimate, what belongs on the table, the names to choose the first player from, and what is missing."""
        names, say = self._players.names, self.desk.say
        guess = estimate_seasons(len(names))
        if guess is None:
            self._estimate.setText(say("newexhibitions-no-estimate"))
        else:
            minutes = say("newexhibitions-season", minutes=span(guess.shortest, guess.longest), players=len(names))
            self._estimate.setText(f"{minutes} {say('newexhibitions-game', seasons=span(guess.fewest, guess.most))}")
        self._things.setText(self._on_the_table(len(names)))
        self._print.setVisible(self._game in KITS)
        self._show_names("newexhibitions-first")

    def _on_the_table(self, players: int) -> str:
        say, variant = self.desk.say, VARIANTS[self._game]
        told = [say("newexhibitions-things"), say(f"newexhibitions-tokens-{'double' if variant.double else 'single'}")]
        if players in HANDS:
            told.append(say("newexhibitions-deal", cards=HANDS[players]))
        if players == FEWEST_PLAYERS:
            told.append(say("newexhibitions-house", cards=HOUSE_CARDS))
        return " ".join(told)
