"""Entering what value cards say (paper mode): every value of the deck that nobody has seen yet is a button."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout

from gallery.auction.state import FORGERY
from gallery.texts import short_amount
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label

COLUMNS = 5


class ValuePad(Panel):
    """As many places as cards lie under the painting, and a button a value. `changed` is sent with every card."""

    changed = Signal()

    def __init__(self, desk: Desk, count: int) -> None:
        super().__init__(desk)
        self._count = count
        self._values: list[int] = []

    @property
    def values(self) -> tuple[int, ...] | None:
        """The cards when all are entered (dollars, 0 a forgery), else None."""
        return tuple(self._values) if len(self._values) == self._count else None

    def build(self, layout: QBoxLayout) -> None:
        """The places with what is in them; below, the deck."""
        style, say = self.desk.style, self.desk.say
        layout.setSpacing(style.px(8))
        layout.addWidget(label(say("console-values", count=self._count), "strong", wrap=True))
        places = beside(space=style.px(6))
        for place in range(self._count):
            filled = place < len(self._values)
            text = card_text(self.desk, self._values[place]) if filled else "?"
            made = Button(style, text, kind="strong" if filled else "plain", name=f"place-{place + 1}")
            made.setEnabled(filled)
            made.setToolTip(say("console-values-take-out"))
            made.clicked.connect(lambda _=False, place=place: self.take_out(place))
            places.addWidget(made, 1)
        layout.addLayout(places)
        unseen = self.desk.session.state.unseen()
        entered = Counter(self._values)
        grid = QGridLayout()
        grid.setSpacing(style.px(5))
        for spot, value in enumerate(_ordered(self.desk.session.state.setup.deck)):
            made = Button(style, card_text(self.desk, value), kind="plain", name=f"value-{value}")
            left = unseen.get(value, 0) - entered[value]
            if left <= 0:
                made.setEnabled(False)
                made.setToolTip(say("console-values-all-seen"))
                made.setAccessibleDescription(say("console-values-all-seen"))
            elif len(self._values) >= self._count:
                made.setEnabled(False)
            else:
                made.setToolTip(say("console-values-left", count=left))
            made.clicked.connect(lambda _=False, value=value: self.enter(value))
            # A word needs more room than a figure.
            wide = 2 if value == FORGERY and spot % COLUMNS < COLUMNS - 1 else 1
            grid.addWidget(made, spot // COLUMNS, spot % COLUMNS, 1, wide)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        layout.addLayout(grid)

    def enter(self, value: int) -> None:
        """One more card."""
        if len(self._values) < self._count:
            self._values.append(value)
            self.rebuild()
            self.changed.emit()

    def take_out(self, place: int) -> None:
        """A card that was entered by mistake."""
        if place < len(self._values):
            del self._values[place]
            self.rebuild()
            self.changed.emit()


def card_text(desk: Desk, value: int) -> str:
    """What a value card says, short."""
    return desk.say("card-forgery") if value == FORGERY else short_amount(value)


def _ordered(deck: Sequence[int]) -> list[int]:
    """The deck's values, ascending, the forgery last."""
    return sorted(set(deck), key=lambda value: (value == FORGERY, value))
