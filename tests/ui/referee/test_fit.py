"""The referee's console is whole on every screen: nothing cut, nothing over another, in three languages (R-08)."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from gallery.texts import Language, plain
from gallery.ui.banker.parts import NameLabel
from gallery.ui.main_window import MainWindow
from gallery.ui.referee.cards import CardSlot
from tests.ui.banker.test_fit import assert_fits, place
from tests.ui.referee.seasons import NAMES, WIDE, page, referee

FIVE = (WIDE, "הקבוצה הגדולה שיושבת מאחורה ליד החלון", "Noa", "Éloïse et les autres, tout au fond ici", "Avi")
SIZES = ((1366, 768), (1093, 614), (1024, 768), (1920, 1080))


def assert_whole(window: MainWindow) -> None:
    """What `assert_fits` asks for, and of the referee's own widgets too."""
    assert_fits(window)
    console = page(window)
    whole = window.rect()
    pressed = [each for each in console.findChildren(QAbstractButton) if each.isVisible()]
    kinds = (console.now, console.heads, console.board, console.seats, console.stock)
    for each in pressed:
        assert whole.contains(place(window, each)), each.objectName()
        assert each.width() >= console.desk.style.px(30), each.objectName()
    for one, other in combinations([place(window, panel) for panel in kinds], 2):
        assert one.intersected(other).isEmpty()
    for panel in (console.heads, console.board, console.seats):
        for widget in panel.findChildren(QWidget):
            if widget.isVisible():
                # Nothing sticks out of its panel below or beside it.
                assert place(window, panel).contains(place(window, widget)), widget.objectName()
    for slot in console.findChildren(CardSlot):
        assert not slot.cut, slot.accessibleName()
    exhibitions = [each for each in console.heads.findChildren(NameLabel) if each.isVisible()]
    assert len(exhibitions) == 5
    for name in exhibitions:
        assert not name.toolTip(), plain(name.text())
    columns: list[list[QRect]] = [
        [place(window, each) for each in row]
        for row in (
            exhibitions,
            [console.board.spaces[number, 1] for number in range(1, 6)],
            [console.findChildren(QWidget, f"score-1-{number}")[0] for number in range(1, 6)],
        )
    ]
    for names, spaces, scores in zip(*columns, strict=True):
        assert names.x() == spaces.x() == scores.x()
        assert names.width() == spaces.width() == scores.width()


def script(players: tuple[str, ...]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Moments of a game: their names, and the commands up to each."""
    risky: dict[str, Any] = {
        "do": "predict",
        "player": players[0],
        "exhibition": 1,
        "space": 8,
        "tokens": 2,
        "risk": True,
    }
    opening: list[dict[str, Any]] = [{"do": "open", "cards": ["1-", "5-"]}, risky]
    opened: list[dict[str, Any]] = [*opening, *({"do": "pass", "player": name} for name in players[1:])]
    house: dict[str, Any] = {"house": "5+"} if len(players) == 2 else {}
    placed: list[dict[str, Any]] = [*opened, {"do": "place", "player": players[0], "cards": ["4-", "2-"], **house}]
    scored: list[dict[str, Any]] = list(opened)
    for card in ("2+", "3+", "4+", "2+")[: {2: 4, 5: 2}[len(players)]]:
        for name in players:
            scored.append({"do": "place", "player": name, "cards": [card, "5+" if not house else "3+"], **house})
            scored.append({"do": "pass", "player": name})
    closing = list(scored)
    cards = ["1+", "4+"] if not house else ["1+", "2+"]
    scored += [
        {"do": "close", "player": name, "cards": cards, **({"house": "4+"} if house else {})} for name in players
    ]
    return [
        ("setup", []),
        ("opening", opening),
        ("opened", opened),
        ("placed", placed),
        ("closing", closing),
        ("scored", scored),
        ("over", [*scored, {"do": "finish"}]),
    ]


def moments(window: MainWindow) -> None:
    """A moment in the ways in which it can be told."""
    assert_whole(window)
    console = page(window)
    pending = console.pending
    if pending.slots:
        pending.enter("5-")
        pending.arm_negative()
        assert_whole(window)
        pending.clear()
    if pending.can_correct:
        pending.correct()
        assert_whole(window)
        pending.leave()
    if pending.predicting:
        pending.toggle_doubling()
        pending.type_digit(5)
        pending.type_digit(8)
        assert_whole(window)
    longest = max(("refused-risk-only-in-opening", "refused-double-used"), key=len)
    console.now.tell(window.desk.say(longest, name=FIVE[0]))
    assert_whole(window)


def sheets(window: MainWindow) -> None:
    """The referee's sheets."""
    for what, which in (("season", None), ("entry", 2), ("record", None), ("keys", None), ("bell", None)):
        window.show_asked_sheet(what, which)
        assert_fits(window)
        window.sheets.clear()


@pytest.mark.parametrize(
    ("language", "game", "size", "when"),
    [
        ("he", "members-only", (1093, 614), ("placed", "scored")),
        ("fr", "classic-art", (1093, 614), ("placed", "scored")),
        ("en", "glenns-gallery", (1024, 768), ("opening",)),
    ],
)
def test_a_console_of_five_on_small_screens(
    qtbot: QtBot, data_dir: Path, language: Language, game: str, size: tuple[int, int], when: tuple[str, ...]
) -> None:
    every = dict(script(FIVE))
    for name in when:
        window = referee(qtbot, data_dir / name, game, FIVE, language, size, every[name])
        moments(window)
    sheets(window)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [FIVE, NAMES[:2]])
@pytest.mark.parametrize(
    ("language", "game"),
    [
        ("he", "members-only"),
        ("he", "classic-art"),
        ("fr", "classic-art"),
        ("fr", "members-only"),
        ("en", "glenns-gallery"),
    ],
)
def test_consoles_of_every_size(
    qtbot: QtBot, data_dir: Path, language: Language, game: str, players: tuple[str, ...], size: tuple[int, int]
) -> None:
    looked: Callable[[MainWindow], None]
    for name, commands in script(players):
        looked = moments if name != "over" else assert_whole
        looked(referee(qtbot, data_dir / name, game, players, language, size, commands))
