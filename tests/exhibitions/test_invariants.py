"""What holds in every game, whatever is played (exhibitions.md)."""

from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gallery.exhibitions import commands as c
from gallery.exhibitions.options import cards_left, options
from gallery.exhibitions.replay import ExhibitionsGame
from gallery.exhibitions.report import state_report
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.exhibitions.verify import verify
from gallery.exhibitions.view import public_view
from gallery.journal.entry import read_entry
from tests.exhibitions import random_games
from tests.exhibitions.referee import Referee

TOKENS = {"classic-art": 6, "members-only": 5, "glenns-gallery": 5}

sizes = st.tuples(st.sampled_from(random_games.GAMES), st.integers(2, 5))


def step(rng: Random, table: Table) -> None:
    """Plays one of the commands that the state offers, with cards by chance."""
    offered = [option.command for option in options(table) if option.refused is None]
    extra: list[c.Command] = [c.Undo(), c.Redo(), c.Abandon(), c.Finish()]
    if rng.random() < 0.06:
        offered = [command for command in extra if table.refusal(command) is None] or offered
    if not offered:
        return
    command = rng.choice(offered)
    if isinstance(command, c.Open | c.Place | c.Close):
        deck = [card for card, left in cards_left(table.state).items() for _ in range(left)]
        first, second, third = rng.sample(deck, 3)
        fields: dict[str, Any] = {"cards": (first, second)}
        if not isinstance(command, c.Open):
            fields |= {"player": command.player, "house": third if command.house else None}
        command = type(command)(**fields)
    table.do(command)


def check(report: dict[str, Any], before: dict[str, Any], undone: bool) -> None:
    for player in report["players"]:
        mine = [
            each
            for exhibition in report["exhibitions"]
            for each in exhibition["predictions"]
            if each["player"] == player["name"]
        ]
        doubled = sum(each["tokens"] == 2 for each in mine)
        on_board = len(mine) + (doubled if report["game"] == "classic-art" else 0)
        assert player["singles"] + player["double"] + player["lost"] + on_board == TOKENS[report["game"]]
        assert min(player["singles"], player["double"], player["lost"]) >= 0
        assert doubled <= 1
        assert sum(each["risk"] for each in mine) <= 1
        assert all(0 <= points <= 10 for points in player["scores"])
    for exhibition in report["exhibitions"]:
        plus, minus = exhibition["placed"]["positive"], exhibition["placed"]["negative"]
        assert 0 <= plus <= 11
        assert 0 <= minus <= 2
        assert exhibition["works"] - exhibition["waiting_negatives"] == plus - minus
        assert min(exhibition["works"], exhibition["waiting_negatives"]) == 0
        spaces = [each["space"] for each in exhibition["predictions"]]
        assert len(spaces) == len(set(spaces))
    if before and not undone:
        for old, new in zip(before["players"], report["players"], strict=True):
            assert all(less <= more for less, more in zip(old["scores"], new["scores"], strict=True))


@given(sizes, st.integers(0, 2**32))
def test_tokens_cards_and_scores_hold(size: tuple[str, int], seed: int) -> None:
    game, players = size
    rng = Random(seed)
    table = Table.new(c.New(players=random_games.NAMES[:players]), game)
    before: dict[str, Any] = {}
    for _ in range(120):
        entries = len(table.entries)
        step(rng, table)
        report = state_report(table.state)
        check(report, before, len(table.entries) > entries and table.entries[-1].kind == "undo")
        before = report
    verify(table)


@given(sizes, st.integers(0, 2**32))
def test_a_replayed_game_is_the_played_one(size: tuple[str, int], seed: int) -> None:
    game, players = size
    rng = Random(seed)
    table = Table.new(c.New(players=random_games.NAMES[:players]), game)
    for _ in range(100):
        step(rng, table)
    assert replayed(table) == table.state


def replayed(table: Table) -> State:
    """The state that comes out of the facts of the standing entries, as they lie in the record."""
    game = ExhibitionsGame()
    state = game.start()
    for entry in table.journal.standing:
        for fact in read_entry(entry.body()).facts:
            state = game.apply(state, fact)
    return state


def test_a_saved_game_is_the_played_one(tmp_path: Path) -> None:
    path = tmp_path / "evening.gallery"
    table = Table.new(c.New(players=("Dana", "Avi", "Noa")), "members-only", path)
    rng = Random(3)
    for _ in range(60):
        step(rng, table)
    table.close()
    assert Table.read(path).state == table.state
    again = Table.open(path)
    step(rng, again)
    again.close()
    assert len(Table.read(path).entries) == len(table.entries) + 1


@given(sizes, st.integers(0, 2**32), st.integers(1, 200))
def test_options_are_what_the_referee_allows(size: tuple[str, int], seed: int, steps: int) -> None:
    game, players = size
    rng, referee = Random(seed), Referee()
    opening = random_games.opening(rng, game, players)
    referee.play(opening)
    read = c.read({key: value for key, value in opening.items() if key != "game"})
    assert isinstance(read, c.New)
    table = Table.new(read, game)
    for command in random_games.commands(rng, referee, steps):
        if referee.play(command) is None:
            table.do(c.read(command))
    for option in options(table):
        command = {"do": option.do} | {
            name: list(value) if isinstance(value, tuple) else value
            for name in option.command.__struct_fields__
            if name != "id" and (value := getattr(option.command, name)) is not None
        }
        refusal = referee.play(command)
        assert refusal == (option.refused.key if option.refused else None), command
        if refusal is None:
            referee.play({"do": "undo"})


def test_options_cover_every_space_and_nothing_when_it_is_over() -> None:
    table = Table.new(c.New(players=("Dana", "Avi", "Noa")), "classic-art")
    assert [option.do for option in options(table)] == ["open"]
    table.do(c.Open(cards=("1+", "2+")))
    offered = [option.command for option in options(table)]
    assert len(offered) == 5 * 8 * 2 * 2 + 1
    assert all(option.refused is None for option in options(table))
    table.do(c.Finish())
    assert options(table) == ()


def test_the_public_view_tells_the_state() -> None:
    table = Table.new(c.New(players=("Dana", "Avi", "Noa")), "members-only")
    table.do(c.Open(cards=("1+", "4-")))
    table.do(c.Predict(player="Dana", exhibition=2, space=7, tokens=2, risk=True))
    view = public_view(table.state)
    assert view == public_view(table.state)
    (prediction,) = view.exhibitions[1].spaces[6].predictions
    assert (prediction.player, prediction.tokens, prediction.risk) == (1, 2, True)
    assert sum(len(space.predictions) for each in view.exhibitions for space in each.spaces) == 1
    assert [space.points for space in view.exhibitions[0].spaces] == [5, 3, 2, 1, 1, 2, 3, 5]
    assert (view.exhibitions[0].works, view.exhibitions[3].waiting) == (1, 1)
    assert (view.exhibitions[0].positive_left, view.exhibitions[3].negative_left) == (10, 1)
    player = view.player(view.turn)
    assert player is not None
    assert player.name == "Avi"
