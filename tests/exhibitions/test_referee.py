"""The engine against the referee: the same commands, the same refusals, the same states (exhibitions.md, commands.md)."""

import json
from random import Random
from typing import Any

import pytest

from gallery.exhibitions import commands
from gallery.exhibitions.report import state_report
from gallery.exhibitions.table import Table
from gallery.exhibitions.verify import verify
from gallery.refusal import Refused
from tests.conftest import FULL
from tests.exhibitions import random_games
from tests.exhibitions.referee import Referee

QUICK_GAMES, FULL_GAMES = 4, 80
"""Of each variant and number of players: 50 and about 1,000 in all."""

LONGEST = 900
"""Commands a game."""


class Engine:
    """The game as the referee is asked: a command in, a refusal's key or nothing out."""

    def __init__(self) -> None:
        self.table: Table | None = None

    def play(self, command: dict[str, Any]) -> str | None:
        asked = json.loads(json.dumps(command))
        game = asked.pop("game", "") if asked["do"] == "new" else ""
        try:
            read = commands.read(asked)
            if self.table is None:
                assert isinstance(read, commands.New)
                self.table = Table.new(read, game)
            else:
                self.table.do(read)
        except Refused as refused:
            return refused.key
        return None

    def report(self) -> dict[str, Any]:
        assert self.table is not None
        return state_report(self.table.state)


def compare(seed: int, game: str, players: int, longest: int = LONGEST) -> tuple[list[str], set[str], Engine]:
    """Plays a random game on both: the phases of the accepted commands, and which refusals came."""
    rng = Random(seed)
    engine, referee = Engine(), Referee()
    script = [random_games.opening(rng, game, players)]
    _same(engine, referee, script, seed)
    phases, refusals = [], set()
    for command in random_games.commands(rng, referee, longest):
        script.append(command)
        phase = referee.game["phase"]
        refusal = _same(engine, referee, script, seed)
        if refusal is None:
            phases.append(phase)
        else:
            refusals.add(refusal)
    assert engine.table is not None
    verify(engine.table)
    return phases, refusals, engine


def _same(engine: Engine, referee: Referee, script: list[dict[str, Any]], seed: int) -> str | None:
    expected = referee.play(script[-1])
    answer = engine.play(script[-1])
    told = referee.report()
    report = {key: value for key, value in engine.report().items() if key in told}
    if answer != expected or report != told:
        lines = "\n".join(json.dumps(command, ensure_ascii=False) for command in script)
        pytest.fail(f"seed {seed}\n{lines}\nreferee: {expected} {told}\nengine:  {answer} {report}")
    return expected


EXPECTED_REFUSALS = {
    "not_your_turn", "wrong_phase", "no_such_card", "wrong_card_count", "space_taken", "no_tokens", "double_used",
    "risk_only_in_opening", "game_over", "nothing_to_undo", "nothing_to_redo", "unknown_player", "unknown_exhibition",
    "unknown_space", "unknown_command", "unknown_field", "bad_field", "duplicate_command",
}  # fmt: skip

SIZES = [(game, players) for game in random_games.GAMES for players in (2, 3, 4, 5)]


def test_random_games_play_alike() -> None:
    seen: set[str] = set()
    phases: set[str] = set()
    ended = 0
    for number, (game, players) in enumerate(SIZES):
        for seed in range(number * 1000, number * 1000 + QUICK_GAMES):
            accepted, refusals, engine = compare(seed, game, players)
            seen |= refusals
            phases |= set(accepted)
            ended += engine.report()["phase"] == "over"
    assert seen >= EXPECTED_REFUSALS, EXPECTED_REFUSALS - seen
    assert phases >= {"setup", "opening", "rounds", "closing"}
    assert ended > 10


def test_bad_openings_are_refused_alike() -> None:
    rng = Random(5)
    seen = set()
    for _ in range(100):
        command = random_games.bad_opening(rng)
        refusal = Engine().play(command)
        assert refusal == Referee().play(command), command
        seen.add(refusal)
    assert seen == {
        "too_few_players",
        "too_many_players",
        "duplicate_name",
        "bad_name",
        "unknown_player",
        "unknown_field",
    }


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="a thousand games: only in the full suite")
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_many_more_random_games_play_alike(game: str, players: int) -> None:
    for seed in range(100_000, 100_000 + FULL_GAMES):
        compare(seed, game, players)
