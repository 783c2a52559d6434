"""A card that was entered for the wrong exhibition is corrected with one key and the right card."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.journal import Entry, GameFile
from gallery.refusal import Refused
from gallery.texts import plain
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import button, click, has, press, words
from tests.ui.referee.seasons import NAMES, OPEN, opened, page, referee, state


def played(commands: Sequence[dict[str, Any]], game: str = "classic-art", players: int = 3) -> State:
    """The state that these commands of a script come to."""
    table = Table.new(c.New(players=NAMES[:players]), game)
    for command in commands:
        table.do(c.read(dict(command)))
    return table.state


def kinds(window: MainWindow, since: int = 0) -> list[str]:
    return [entry.kind for entry in window.desk.seasons.entries][since:]


PLACED: dict[str, Any] = {"do": "place", "player": "Dana", "cards": ["3+", "4+"]}
RIGHT: dict[str, Any] = {"do": "place", "player": "Dana", "cards": ["3+", "5-"]}
PREDICTED: dict[str, Any] = {"do": "predict", "player": "Dana", "exhibition": 2, "space": 6, "tokens": 2}


def test_the_last_card_that_was_recorded(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED])
    before = len(kinds(window))
    press(window, Qt.Key.Key_C)
    # Nothing is recorded yet: a window that is closed now has lost nothing.
    assert kinds(window, before) == []
    assert words(window, "instruction") == "Which exhibition is it?"
    assert words(window, "turn-name") == "Dana"
    click(window, "card-5-")
    assert state(window) == played([*opened(), RIGHT])
    assert kinds(window, before) == ["undo", "place"]
    assert plain(button(window, "undo").text()) == "Undo: Dana’s cards"
    assert words(window, "instruction") == "Predict, or pass"


def test_another_card_than_the_last(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED])
    click(window, "wrong")
    click(window, "slot-first")
    press(window, Qt.Key.Key_2)
    assert state(window) == played([*opened(), {**PLACED, "cards": ["2+", "4+"]}])
    # By keys: again C, or the arrow, marks the card before.
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_5)
    assert state(window) == played([*opened(), {**PLACED, "cards": ["5+", "4+"]}])


def test_also_after_the_prediction_which_stays(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED, PREDICTED])
    before = len(kinds(window))
    assert plain(button(window, "wrong").text()) == "Correct Dana’s cards"
    press(window, Qt.Key.Key_C)
    assert words(window, "turn-name") == "Dana"
    assert "What came after these cards stays" in words(window, "help")
    press(window, Qt.Key.Key_5, Qt.KeyboardModifier.ShiftModifier)
    assert state(window) == played([*opened(), RIGHT, PREDICTED])
    assert kinds(window, before) == ["undo", "undo", "place", "predict"]
    assert words(window, "turn-name") == "Avi"


def test_the_face_up_cards_after_predictions(qtbot: QtBot, data_dir: Path) -> None:
    risky = {"do": "predict", "player": "Dana", "exhibition": 1, "space": 8, "tokens": 2, "risk": True}
    script = [OPEN, risky, {"do": "pass", "player": "Avi"}]
    window = referee(qtbot, data_dir, commands=script)
    click(window, "wrong")
    click(window, "card-1+")
    assert state(window) == played([{**OPEN, "cards": ["1+", "1+"]}, *script[1:]])


def closing(players: int, last: str) -> list[dict[str, Any]]:
    """Up to the end of a season; the last card of all is given."""
    script: list[dict[str, Any]] = [OPEN, *({"do": "pass", "player": name} for name in NAMES[:players])]
    for card in (3, 4):
        for name in NAMES[:players]:
            script.append({"do": "place", "player": name, "cards": [f"{card}+", f"{card}+"]})
            script.append({"do": "pass", "player": name})
    last_cards = ("1+", "2+") * (players - 1) + ("5+", last)
    pairs = zip(NAMES[:players], last_cards[::2], last_cards[1::2], strict=True)
    return script + [{"do": "close", "player": name, "cards": [one, other]} for name, one, other in pairs]


def test_the_last_card_of_a_season_scores_it_anew(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, players=5, commands=closing(5, "2+"))
    assert state(window).phase == "setup"
    press(window, Qt.Key.Key_C)
    assert words(window, "turn-name") == NAMES[4]
    press(window, Qt.Key.Key_5)
    assert state(window) == played(closing(5, "5+"), players=5)
    assert kinds(window)[-2:] == ["undo", "close"]
    assert page(window).heads._works[4].works == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_4])
def test_what_was_right_after_all_stays(qtbot: QtBot, data_dir: Path, key: Qt.Key) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED])
    before = kinds(window)
    press(window, Qt.Key.Key_C)
    press(window, key)
    assert kinds(window) == before
    assert words(window, "instruction") == "Predict, or pass"
    assert not has(window, "fix-leave")


def test_the_house_card_and_a_card_that_cannot_be(qtbot: QtBot, data_dir: Path) -> None:
    lent = [OPEN, *opened(2)[1:], {"do": "place", "player": "Dana", "cards": ["5-", "5-"], "house": "1+"}]
    window = referee(qtbot, data_dir, players=2, commands=lent)
    before = len(kinds(window))
    press(window, Qt.Key.Key_C)
    # Both negative cards of this exhibition lie there already; that of the house is another.
    assert not button(window, "card-5-").isEnabled()
    press(window, Qt.Key.Key_5, Qt.KeyboardModifier.ShiftModifier)
    assert "on loan left" in words(window, "why")
    assert kinds(window, before) == []
    # The card that is marked is counted as not there: it may go back to where it was.
    click(window, "slot-first")
    assert button(window, "card-5-").isEnabled()
    click(window, "slot-house")
    click(window, "card-2-")
    assert state(window).exhibition(2).works == 0
    assert state(window).exhibition(1).works == 1


def test_cards_that_cannot_be_undo_nothing(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED, PREDICTED])
    before = kinds(window)
    session = window.desk.seasons
    with qtbot.waitSignal(session.trouble) as told:
        assert not session.correct(("2+",))
    assert told.args is not None
    assert told.args[0].key == "wrong_card_count"
    assert kinds(window) == before


def test_the_wall_does_not_stop_a_correction_in_the_middle(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED, PREDICTED])
    session = window.desk.seasons
    # As if the wall played something after every entry.
    session.happened.connect(lambda _: session.set_busy(True))
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_5, Qt.KeyboardModifier.ShiftModifier)
    assert state(window) == played([*opened(), RIGHT, PREDICTED])


def test_there_is_nothing_to_correct_after_a_season_was_dropped(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    click(window, "stock-abandon")
    assert state(window).phase == "rounds"
    click(window, "sheet-confirm")
    assert state(window).phase == "setup"
    assert not has(window, "wrong")
    press(window, Qt.Key.Key_C)
    assert words(window, "instruction") == "Turn up two cards of the deck"
    assert not button(window, "stock-abandon").isEnabled()
    assert plain(button(window, "stock-abandon").toolTip())
    # Undone, the cards can be corrected again.
    click(window, "undo")
    assert state(window).phase == "rounds"
    assert has(window, "wrong")


def test_a_correction_on_a_full_disk_loses_no_card(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), PLACED])
    before = state(window)
    append = GameFile.append

    def full(self: GameFile, entry: Entry) -> None:
        if entry.kind == "place":
            raise Refused("disk_full", file=self.path.name)
        append(self, entry)

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "append", full)
        press(window, Qt.Key.Key_C)
        press(window, Qt.Key.Key_5)
        assert "The disk is full" in words(window, "banner-text")
    # The undo is on disk and the new cards are one press away.
    assert not state(window).placed
    click(window, "banner-again")
    assert state(window) == played([*opened(), {**PLACED, "cards": ["3+", "5+"]}])
    assert state(window) != before
