"""The engine against the referee: the same commands, the same refusals, the same states (auction.md, commands.md)."""

import json
from random import Random
from typing import Any

import pytest

from gallery.auction import commands
from gallery.auction.report import state_report
from gallery.auction.table import Table
from gallery.auction.verify import verify
from gallery.refusal import Refused
from tests.auction import random_games
from tests.auction.referee import Referee
from tests.conftest import FULL

QUICK_GAMES, FULL_GAMES = 300, 5_000
LONGEST = 120
"""Commands a game."""


class Engine:
    """The game as the referee is asked: a command in, a refusal's key or the state out."""

    def __init__(self) -> None:
        self.table: Table | None = None

    def play(self, command: dict[str, Any]) -> str | dict[str, Any]:
        try:
            read = commands.read(json.loads(json.dumps(command)))
            if self.table is None:
                assert isinstance(read, commands.New)
                self.table = Table.new(read)
            else:
                self.table.do(read)
        except Refused as refused:
            return refused.key
        return state_report(self.table.state)


def pinned(answer: str | dict[str, Any], like: Any) -> Any:
    """Of a state only what the referee tells too: there may be more in it."""
    if isinstance(answer, dict) and isinstance(like, dict):
        return {key: pinned(answer[key], like[key]) if key in answer else "missing" for key in like}
    if isinstance(answer, list) and isinstance(like, list) and len(answer) == len(like):
        return [pinned(mine, theirs) for mine, theirs in zip(answer, like, strict=True)]
    return answer


def compare(seed: int) -> tuple[int, set[str]]:
    """Plays a random game on both; how many commands were accepted, and which refusals came."""
    rng = Random(seed)
    if rng.random() < 0.1:
        faulty = random_games.bad_opening(rng)
        assert Engine().play(faulty) == Referee().play(faulty), faulty
        return 0, set()
    engine, referee = Engine(), Referee()
    script = [random_games.opening(rng)]
    _same(engine, referee, script, seed)
    accepted, refusals = 1, set()
    for command in random_games.commands(rng, referee, LONGEST):
        script.append(command)
        answer = _same(engine, referee, script, seed)
        if isinstance(answer, str):
            refusals.add(answer)
        else:
            accepted += 1
    assert engine.table is not None
    verify(engine.table)
    return accepted, refusals


def _same(engine: Engine, referee: Referee, script: list[dict[str, Any]], seed: int) -> str | dict[str, Any]:
    expected = referee.play(script[-1])
    answer = pinned(engine.play(script[-1]), expected)
    if answer != expected:
        told = "\n".join(json.dumps(command, ensure_ascii=False) for command in script)
        pytest.fail(f"seed {seed}\n{told}\nreferee: {expected}\nengine:  {answer}")
    return expected


EXPECTED_REFUSALS = {
    "wrong_phase", "insufficient_cash", "bid_too_low", "not_a_multiple", "owner_cannot_bid", "unknown_player",
    "unknown_painting", "not_owner", "no_paintings", "must_sell", "no_value_cards", "no_such_value", "wrong_card_count",
    "cannot_reverse", "already_reversed", "duplicate_name", "too_few_paintings", "too_many_players", "nothing_to_undo",
    "game_over", "bad_amount", "count_differs", "not_in_bank", "own_painting", "card_seen", "bad_name", "too_few_players",
    "nothing_to_redo", "no_such_sector", "duplicate_command", "unknown_command", "unknown_field",
}  # fmt: skip
"""Every key of commands.md that can come after `new`; `not_your_turn` cannot, as no command names whose turn it is."""


def test_random_games_play_alike() -> None:
    seen: set[str] = set()
    accepted = 0
    for seed in range(QUICK_GAMES):
        count, refusals = compare(seed)
        accepted += count
        seen |= refusals
    assert accepted > 20 * QUICK_GAMES
    assert seen >= EXPECTED_REFUSALS, EXPECTED_REFUSALS - seen


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="thousands of games: only in the full suite")
@pytest.mark.parametrize("part", range(10))
def test_many_more_random_games_play_alike(part: int) -> None:
    games = FULL_GAMES // 10
    for seed in range(10_000 + part * games, 10_000 + (part + 1) * games):
        compare(seed)
