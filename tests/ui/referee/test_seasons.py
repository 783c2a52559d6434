"""Whole seasons of all three games at the referee's console, by mouse and by keyboard, as the rules play them (R-01)."""

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from gallery.exhibitions import commands as c
from gallery.exhibitions.table import Table
from gallery.texts import Language
from tests.ui.banker.driving import words
from tests.ui.referee.seasons import NAMES, Keyboard, Mouse, Script, deck, enter, page, referee, state

PREDICTIONS = {0: (1, 8, 2, True), 1: (3, 1, 1, True), 3: (1, 7, 1, False), 5: (5, 6, 2, False), 6: (2, 2, 1, False)}


@pytest.mark.parametrize(
    ("game", "players", "language", "hands"),
    [
        ("classic-art", 2, "he", Mouse),
        ("members-only", 4, "fr", Keyboard),
        ("glenns-gallery", 2, "he", Keyboard),
        pytest.param("classic-art", 4, "fr", Keyboard, marks=pytest.mark.slow),
        pytest.param("classic-art", 5, "en", Mouse, marks=pytest.mark.slow),
        pytest.param("members-only", 2, "fr", Mouse, marks=pytest.mark.slow),
        pytest.param("members-only", 3, "he", Keyboard, marks=pytest.mark.slow),
        pytest.param("glenns-gallery", 4, "he", Mouse, marks=pytest.mark.slow),
    ],
)
def test_a_season_from_the_first_press_to_the_last(
    qtbot: QtBot, data_dir: Path, game: str, players: int, language: Language, hands: type[Mouse] | type[Keyboard]
) -> None:
    window = referee(qtbot, data_dir, game, players, language)
    rules = Table.new(c.New(players=NAMES[:players]), game)
    using = hands(window)
    # With five players the sixth prediction is Dana's again, who has doubled.
    script = Script(deck(), PREDICTIONS if players < 5 else {**PREDICTIONS, 5: (5, 6, 1, False)})
    turns: dict[int, int] = {}
    turn = 0
    for command in script.commands(rules):
        before = using.steps - getattr(using, "typed", 0)
        if isinstance(command, c.Place | c.Close | c.Open) or rules.state.phase == "opening":
            turn += 1
        enter(using, command)
        rules.do(command)
        assert msgspec.to_builtins(state(window)) == msgspec.to_builtins(rules.state)
        extra = isinstance(command, c.Predict) * (
            command.tokens - 1 + command.risk if isinstance(command, c.Predict) else 0
        )
        turns[turn] = turns.get(turn, 0) + using.steps - getattr(using, "typed", 0) - before - extra
    # Cards, the house's with two players, and a press for the prediction or the pass; switches and typed digits apart.
    assert max(turns.values()) <= 4
    assert state(window).phase == "setup"
    assert state(window).season == 2
    assert words(window, "missing")
    assert [page(window).board.spaces[1, 8].accessibleName()] != [""]
    assert [line.entry.kind for line in window.desk.seasons.lines].count("undo") == 0
