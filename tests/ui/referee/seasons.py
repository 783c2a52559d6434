"""Games at the referee's console, hands that click and type there, and scripts that the same game is played from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.texts import Language, plain
from gallery.ui.main_window import MainWindow
from gallery.ui.referee.page import RefereePage
from tests.ui.banker.driving import button, has, open_window

NAMES = ("Dana", "Avi", "Noa", "Éloïse", "דנה")
WIDE = "The big group that sits at the window pa"
"""A name of forty letters."""


def referee(
    qtbot: QtBot,
    data: Path,
    game: str = "classic-art",
    players: Sequence[str] | int = 3,
    language: Language = "en",
    size: tuple[int, int] = (1366, 768),
    commands: Sequence[dict[str, Any]] = (),
    settings: dict[str, bool] | None = None,
) -> MainWindow:
    """The console in the program's window, after these commands of a script."""
    names = NAMES[:players] if isinstance(players, int) else tuple(players)
    folder = data / "games"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "2026-03-03 game.gallery"
    # Played without a window: it would draw the console anew for every entry.
    table = Table.new(c.New(players=names, settings=settings or {}), game, file)
    for command in commands:
        table.do(c.read(dict(command)))
    table.close()
    window = open_window(qtbot, data, language, size)
    assert window.desk.open_game(file)
    window.show_console()
    QApplication.processEvents()
    return window


OPEN: dict[str, Any] = {"do": "open", "cards": ["1+", "2+"]}


def opened(players: int = 3) -> list[dict[str, Any]]:
    """The opening without a prediction: Dana places first then."""
    return [OPEN, *({"do": "pass", "player": name} for name in NAMES[:players])]


PLACED: dict[str, Any] = {"do": "place", "player": "Dana", "cards": ["3+", "4-"]}


def kinds(window: MainWindow) -> list[str]:
    """The words of all entries."""
    return [entry.kind for entry in window.desk.seasons.entries]


def slots(window: MainWindow) -> list[str]:
    """The cards that can be seen in the slots, "" for an empty one."""
    return [
        plain(button(window, f"slot-{slot}").accessibleName()).partition(": ")[2].replace("empty", "")
        for slot in ("first", "second", "house")
        if has(window, f"slot-{slot}")
    ]


def risky(**more: Any) -> dict[str, Any]:
    """Dana's doubled prediction with high risk on space 8 of the first exhibition."""
    return {"do": "predict", "player": "Dana", "exhibition": 1, "space": 8, "tokens": 2, "risk": True, **more}


def page(window: MainWindow) -> RefereePage:
    """The console."""
    return window.rooms.referee


def state(window: MainWindow) -> State:
    """The game on the table."""
    return window.desk.seasons.state


@dataclass
class Mouse:
    """Presses what can be seen. `steps` counts the presses."""

    window: MainWindow
    steps: int = 0

    def _press(self, name: str) -> None:
        self.steps += 1
        pressed = button(self.window, name)
        assert pressed.isEnabled(), f"{name} is greyed: {pressed.toolTip()}"
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)

    def card(self, card: str) -> None:
        """A card."""
        self._press(f"card-{card}")

    def predict(self, exhibition: int, space: int, tokens: int, risk: bool) -> None:
        """Tokens on a space."""
        if tokens == 2:
            self._press("doubling")
        if risk:
            self._press("risk")
        self._press(f"space-{exhibition}-{space}")

    def decline(self) -> None:
        """No prediction."""
        self._press("pass")


@dataclass
class Keyboard:
    """Types. `steps` counts the keys, `typed` the digits of spaces among them."""

    window: MainWindow
    steps: int = 0
    typed: int = 0

    def key(self, key: int, text: str = "", held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, given to whatever has the keys."""
        self.steps += 1
        target = self.window.focusWidget() or self.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, held, text))

    def digit(self, digit: int, *, shifted: bool = False) -> None:
        """A digit, alone or with Shift."""
        held = Qt.KeyboardModifier.ShiftModifier if shifted else Qt.KeyboardModifier.NoModifier
        # AZERTY prints the digit with Shift; the place is the same.
        self.key(Qt.Key.Key_0 + digit, str(digit), held)

    def card(self, card: str) -> None:
        """A card."""
        self.digit(int(card[0]), shifted=card.endswith("-"))

    def predict(self, exhibition: int, space: int, tokens: int, risk: bool) -> None:
        """Tokens on a space."""
        if tokens == 2:
            self.key(Qt.Key.Key_D, "d")
        if risk:
            # As a Hebrew layout prints it.
            self.key(0x05E8, "ר")
        self.digit(exhibition)
        self.digit(space)
        self.typed += 2
        self.key(Qt.Key.Key_Return, "\r")

    def decline(self) -> None:
        """No prediction."""
        self.key(Qt.Key.Key_N, "n")


@dataclass
class Script:
    """A season: cards in the order in which they come, and predictions by the number of the turn at which they are made."""

    cards: tuple[str, ...]
    predictions: dict[int, tuple[int, int, int, bool]] = field(default_factory=dict)

    def commands(self, table: Table) -> Iterator[c.Command]:
        """What the referee enters, one after the other; the table is played on meanwhile."""
        cards = list(self.cards)
        yield c.Open(cards=(cards.pop(0), cards.pop(0)))
        turn = 0
        while (state := table.state).phase in ("opening", "rounds", "closing"):
            assert state.turn is not None
            name = state.name_of(state.turn)
            if state.phase == "opening" or state.placed:
                told = self.predictions.get(turn)
                turn += 1
                if told is None:
                    yield c.Pass(player=name)
                else:
                    exhibition, space, tokens, risk = told
                    yield c.Predict(player=name, exhibition=exhibition, space=space, tokens=tokens, risk=risk)
                continue
            hand = (cards.pop(0), cards.pop(0))
            house = cards.pop(0) if state.setup.house else None
            made = c.Place if state.phase == "rounds" else c.Close
            yield made(player=name, cards=hand, house=house)


def deck(*, waiting: bool = True) -> tuple[str, ...]:
    """Forty-eight cards that come in a mixed order, negative ones among them."""
    works = [f"{1 + (3 * place) % 5}+" for place in range(44)]
    return ("4-", "1+", "1-", *works[:20], "2-", "5-", *works[20:]) if waiting else tuple(works)


def enter(hands: Mouse | Keyboard, command: c.Command) -> None:
    """Enters a command as a referee does."""
    match command:
        case c.Open(cards=cards):
            for card in cards:
                hands.card(card)
        case c.Place(cards=cards, house=house) | c.Close(cards=cards, house=house):
            for card in (*cards, *([house] if house else [])):
                hands.card(card)
        case c.Predict() as told:
            hands.predict(told.exhibition, told.space, told.tokens, told.risk)
        case c.Pass():
            hands.decline()
        case _:
            raise AssertionError(command)
