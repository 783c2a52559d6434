"""The new-game page: names and one button; what else can be chosen has a sensible value already."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QSlider, QVBoxLayout

from gallery.auction import commands as c
from gallery.auction.data import load_wheel
from gallery.auction.table import Table
from gallery.collection.collection import HOUSE
from gallery.collection.own import open_collection, own_collections
from gallery.refusal import Refused
from gallery.texts.ranges import span
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice
from gallery.ui.banker.parts import Desk, beside, label, pole, stacked
from gallery.ui.newgame.estimate import estimate
from gallery.ui.newgame.names import NameList
from gallery.ui.newgame.setup import SetupPage

PAINTINGS = 24
FEWEST_OFFERED, MOST_OFFERED = 3, 60
WHEELS = ("standard", "eight")


class NewGamePage(SetupPage):
    """Players, length, pictures, mode, wheel, first player, house rule. `begun` when a game is on the table; `back` leaves."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._paintings = PAINTINGS
        self._mode = "paper"
        self._wheel = "standard"
        self._show_cash = False
        self._collection = HOUSE

    def new_list(self, names: list[str]) -> NameList:
        """The list of names, with as many rows as can play."""
        return NameList(self.desk, names)

    def command(self) -> c.New:
        """What would be begun now."""
        names = self._players.names
        return c.New(
            players=names,
            paintings=self._paintings,
            mode=self._mode,
            starter=self.starter,
            wheel=self._wheel,
            settings={"show_cash": True} if self._show_cash else {},
            collection=self._collection,
        )

    def refusal(self) -> Refused | None:
        """Why it cannot be begun, asked of the rules themselves."""
        try:
            Table.new(self.command(), folders=self.desk.session.places.folders)
        except Refused as refused:
            return refused
        return None

    def begin(self) -> None:
        """Opens the table."""
        if self.refusal() is None and self.desk.session.new_game(self.command()):
            self.begun.emit()

    def build(self, layout: QBoxLayout) -> None:
        """Players on the reading side, the rest on the other."""
        style = self.desk.style
        self._names_anew()
        layout.addLayout(self._head("newgame-title", (style.px(60), style.px(26), style.px(60), style.px(10))))
        row = beside(space=style.px(44), margins=(style.px(60), style.px(4), style.px(60), style.px(14)))
        row.addLayout(self._names_column(style.px(10)), 6)
        row.addWidget(pole())
        row.addLayout(self._choices(), 6)
        layout.addLayout(row, 1)
        layout.addLayout(self._foot((style.px(60), style.px(8), style.px(60), style.px(24))))
        self._check()

    def _choices(self) -> QVBoxLayout:
        style, say = self.desk.style, self.desk.say
        column = stacked(space=style.px(8))
        column.addWidget(label(say("newgame-length"), "eyebrow"))
        line = beside(space=style.px(12))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("paintings")
        self._slider.setAccessibleName(say("newgame-length"))
        self._slider.setRange(FEWEST_OFFERED, MOST_OFFERED)
        self._slider.setValue(self._paintings)
        self._slider.valueChanged.connect(self._lengthen)
        fewer = Button(style, "−", name="fewer", guarded=False, counts=True)
        fewer.clicked.connect(lambda: self._slider.setValue(self._slider.value() - 1))
        more = Button(style, "+", name="more", guarded=False, counts=True)
        more.clicked.connect(lambda: self._slider.setValue(self._slider.value() + 1))
        line.addWidget(fewer)
        line.addWidget(self._slider, 1)
        line.addWidget(more)
        column.addLayout(line)
        self._estimate = label("", "strong", wrap=True, name="estimate")
        column.addWidget(self._estimate)
        column.addSpacing(style.px(8))
        self._add_collections(column)
        column.addWidget(label(say("newgame-mode"), "eyebrow"))
        column.addLayout(self._pair("mode", ("paper", "app"), self._mode, self._set_mode))
        self._mode_text = label("", "small", wrap=True)
        column.addWidget(self._mode_text)
        column.addSpacing(style.px(8))
        column.addWidget(label(say("newgame-wheel"), "eyebrow"))
        column.addLayout(self._pair("wheel", WHEELS, self._wheel, self._set_wheel))
        column.addSpacing(style.px(8))
        pair = beside(space=style.px(24))
        pair.addLayout(self._starter_column(style.px(8)), 1)
        cash = stacked(space=style.px(8))
        cash.addWidget(label(say("newgame-house-rule"), "eyebrow"))
        shown = Button(style, say("newgame-show-cash"), name="show-cash", guarded=False)
        shown.setCheckable(True)
        shown.setChecked(self._show_cash)
        shown.toggled.connect(self._set_show_cash)
        cash.addWidget(shown)
        pair.addLayout(cash, 1)
        column.addLayout(pair)
        column.addStretch(1)
        return column

    def _add_collections(self, column: QVBoxLayout) -> None:
        """Whose pictures are sold, where there are others than the house's."""
        style, say, folders = self.desk.style, self.desk.say, self.desk.session.places.folders
        own = own_collections(folders)
        if self._collection not in own:
            self._collection = HOUSE
        if own:
            choice = Choice(style)
            choice.setObjectName("collection")
            choice.setAccessibleName(say("newgame-collection"))
            choice.addItem(say("own-house"), HOUSE)
            for name in own:
                choice.addItem(f"\u2068{name}\u2069", name)
            choice.setCurrentIndex(max(0, choice.findData(self._collection)))
            choice.activated.connect(lambda _: self._set_collection(choice.currentData()))
            column.addWidget(label(say("newgame-collection"), "eyebrow"))
            column.addWidget(choice)
            column.addSpacing(style.px(8))
        self._bound_slider()

    def _bound_slider(self) -> None:
        """No more paintings than the collection has pictures."""
        most = MOST_OFFERED
        with suppress(Refused):
            size = open_collection(self._collection, self.desk.session.places.folders).size
            most = min(MOST_OFFERED, size or MOST_OFFERED)
        self._slider.setRange(FEWEST_OFFERED, max(FEWEST_OFFERED, most))

    def _set_collection(self, name: str) -> None:
        self._collection = name
        self._bound_slider()
        self._check()

    def _pair(self, what: str, values: tuple[str, ...], now: str, choose: Callable[[str], None]) -> QBoxLayout:
        """A choice of few: buttons side by side of which one is in force."""
        row = beside(space=self.desk.style.px(8))
        made: list[tuple[str, Button]] = []

        def chosen(value: str) -> None:
            for other, button in made:
                button.setChecked(other == value)
            choose(value)

        for value in values:
            button = Button(
                self.desk.style, self.desk.say(f"newgame-{what}-{value}"), name=f"{what}-{value}", guarded=False
            )
            button.setCheckable(True)
            button.setChecked(value == now)
            button.clicked.connect(lambda _=False, value=value: chosen(value))
            made.append((value, button))
            row.addWidget(button, 1)
        return row

    def _set_mode(self, mode: str) -> None:
        self._mode = mode
        self._check()

    def _set_wheel(self, wheel: str) -> None:
        self._wheel = wheel
        self._check()

    def _set_show_cash(self, shown: bool) -> None:
        self._show_cash = shown
        self._check()

    def _lengthen(self, paintings: int) -> None:
        self._paintings = paintings
        self._check()

    def _check(self) -> None:
        """Shows the estimate, the names to choose the first player from, and what is still missing."""
        names = self._players.names
        say = self.desk.say
        guess = estimate(self._paintings, len(names), load_wheel(self._wheel, self.desk.session.places.folders))
        params: dict[str, object] = {"paintings": self._paintings, "players": len(names)}
        if guess is None or not names:
            self._estimate.setText(say("newgame-no-estimate", paintings=self._paintings))
        else:
            params |= {"spins": guess.spins, "minutes": span(guess.shortest, guess.longest)}
            self._estimate.setText(say("newgame-estimate", **params))
        self._mode_text.setText(say(f"newgame-mode-{self._mode}-text"))
        self._show_names("newgame-starter-random")
