"""The "now" column: whose turn it is, the instruction, and what can be done. One Step for each phase and kind."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLineEdit, QWidget

from gallery.auction.options import Option, options
from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE, Instruction, State
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, stacked
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.widgets import PlayerMark

WIDTH = 348
"""Of what stands in the column, pixels of the drawing."""

MOST_TILES = 80
"""More paintings than this are too small to be told apart: then the number is typed."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button that a step offers."""

    key: str
    act: Callable[[], object]
    refused: Refused | None = None
    kind: str = "plain"
    shortcut: str = ""
    params: dict[str, object] = field(default_factory=dict)


class Step(Panel):
    """What is to be done now. `confirm`, `decline` and `player` are what Enter, Esc and 1–8 do here.

    `remade` is sent when something was chosen and the step stands there anew: keys go through it from its beginning.
    """

    remade = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.moment = desk.session.moment

    @property
    def state(self) -> State:
        """The state of the open game."""
        return self.desk.session.state

    def rebuild(self) -> None:
        """Makes it anew."""
        super().rebuild()
        self.remade.emit()

    def options(self) -> tuple[Option, ...]:
        """What the engine says is possible now."""
        table = self.desk.session.table
        return options(table) if table is not None else ()

    def confirm(self) -> None:
        """Enter."""

    def decline(self) -> None:
        """Esc."""

    def player(self, number: int) -> None:
        """The key of a player, 1…8 in seat order."""

    def first_field(self) -> QLineEdit | None:
        """The field in which typing begins, where there is one."""
        return None

    def turn_name(self) -> str:
        """The name of the player whose turn it is."""
        return self.state.name_of(self.state.turn) if self.state.turn is not None else ""

    # --- parts that the steps share

    def head(self, layout: QBoxLayout, *, full: bool = True) -> None:
        """Whose turn, and the instruction in words; without its long text when `full` is False."""
        style, state = self.desk.style, self.state
        if state.turn is not None:
            player = state.player(state.turn)
            row = beside(space=style.px(12))
            if player is not None:
                row.addWidget(PlayerMark(player.look, style.px(26), style.dark))
            name = label(f"\u2068{self.turn_name()}\u2069", "name", wrap=True, name="turn-name")
            row.addWidget(name, 1)
            layout.addLayout(row)
        if state.instruction is not None:
            layout.addWidget(
                label(instruction_name(self.desk, state.instruction), "instruction", wrap=True, name="instruction")
            )
            if full:
                layout.addWidget(label(instruction_text(self.desk, state.instruction), "body", wrap=True))

    def button(self, offer: Offer, name: str) -> Button:
        """A button for an offer, greyed with its reason when it cannot be taken."""
        made = Button(
            self.desk.style,
            self.desk.say(offer.key, **offer.params),
            kind=offer.kind,
            key=offer.shortcut,
            name=name,
        )
        if offer.refused is not None:
            made.forbid(short_reason(self.desk, offer.refused), refusal_words(offer.refused, self.desk.texts))
        made.clicked.connect(lambda: offer.act())
        return made

    def easel(self, layout: QBoxLayout, painting: int, told: str) -> None:
        """The painting that it is about, with its title and a line."""
        style = self.desk.style
        frame = QFrame()
        frame.setObjectName("easel")
        row = beside(frame, space=style.px(14), margins=(style.px(10),) * 4)
        tile = PaintingTile(self.desk, painting, QSize(style.px(116), style.px(88)), numbered=False)
        tile.setObjectName("on-easel")
        row.addWidget(tile)
        words = stacked(space=style.px(2))
        words.addStretch(1)
        words.addWidget(label(painting_title(self.desk, painting), "strong", wrap=True, name="easel-title"))
        words.addWidget(label(told, "small", wrap=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        layout.addWidget(frame)

    def tiles(
        self,
        layout: QBoxLayout,
        paintings: Iterable[int],
        choose: Callable[[int], object],
        *,
        height: int = 250,
        chosen: Iterable[int] = (),
        owners: bool = False,
        cards: bool = True,
        taken: Iterable[int] = (),
    ) -> list[PaintingTile]:
        """Paintings to choose from, as large as fits into so many pixels of the drawing."""
        style, state = self.desk.style, self.state
        numbers = list(paintings)
        if len(numbers) > MOST_TILES:
            return []
        columns, width, tall = grid_for(len(numbers), WIDTH, height)
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(style.px(5))
        made = []
        for place, number in enumerate(numbers):
            holding = state.holdings.get(number)
            owner = state.player(state.owners[number]) if owners and number in state.owners else None
            tile = PaintingTile(
                self.desk,
                number,
                QSize(style.px(width), style.px(tall)),
                cards=len(holding.cards) if cards and holding is not None else None,
                title=painting_title(self.desk, number),
                owner=owner.look if owner else None,
            )
            tile.setCheckable(True)
            tile.setChecked(number in chosen)
            tile.setEnabled(number not in taken)
            tile.clicked.connect(lambda _=False, number=number: choose(number))
            grid.addWidget(tile, place // columns, place % columns)
            made.append(tile)
        grid.setColumnStretch(columns, 1)
        layout.addWidget(box)
        return made


def grid_for(count: int, width: int, height: int) -> tuple[int, int, int]:
    """Columns, and width and height of a tile, for so many tiles in a room (pixels of the drawing)."""
    for columns in range(3, 15):
        wide = (width - 5 * (columns - 1)) // columns
        tall = round(wide * 0.82)
        rows = -(-max(1, count) // columns)
        if rows * (tall + 5) <= height:
            return columns, wide, tall
    return 14, (width - 65) // 14, max(14, height // -(-count // 14) - 5)


def instruction_key(instruction: Instruction) -> str:
    """The message of an instruction's name."""
    return "instruction-" + instruction.kind.replace("_", "-")


def instruction_name(desk: Desk, instruction: Instruction) -> str:
    """An instruction's name."""
    return desk.say(instruction_key(instruction))


def instruction_text(desk: Desk, instruction: Instruction) -> str:
    """An instruction in full, with its price."""
    price = instruction.price or (COLLECT_MONEY if instruction.kind == "collect" else FIXED_PRICE)
    return desk.say(f"{instruction_key(instruction)}-text", price=price)


def painting_title(desk: Desk, painting: int) -> str:
    """A painting's number and, where it has one, its title."""
    title = desk.hung.collection.painting(painting).title.get(desk.texts.language, "")
    numbered = desk.say("painting-numbered", number=painting)
    return f"{numbered} · \u2068{title}\u2069" if title else numbered


def short_reason(desk: Desk, refused: Refused) -> str:
    """Why a button is greyed, in the few words that fit on it."""
    key = "console-why-" + refused.key.replace("_", "-")
    if refused.key == "insufficient_cash":
        return desk.say(key, cash=int(str(refused.params["cash"])))
    return desk.say(key) if desk.texts.has(key) else refusal_words(refused, desk.texts)
