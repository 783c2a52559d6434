"""`gallery play`, `show`, `log` and `verify` with the three exhibitions games (commands.md, Exhibitions)."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from gallery.cli import cli
from gallery.exhibitions import commands as c
from gallery.exhibitions.table import Table
from gallery.exhibitions.words import result_words, tell
from gallery.texts import LANGUAGES, Texts, plain
from tests.exhibitions.playing import Playing

SCRIPT: list[dict[str, Any]] = [
    {"do": "new", "game": "classic-art", "players": ["A", "B", "C"], "starter": "B"},
    {"do": "open", "cards": ["1+", "4-"]},
    {"do": "predict", "player": "B", "exhibition": 2, "space": 7, "tokens": 1, "risk": True},
    {"do": "predict", "player": "C", "exhibition": 2, "space": 7, "tokens": 1, "expect": "space_taken"},
    {"do": "pass", "player": "C"},
    {"do": "predict", "player": "A", "exhibition": 4, "space": 1, "tokens": 2},
    {"do": "place", "player": "B", "cards": ["4+", "5+"]},
]


def gallery(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments)


def script(folder: Path, lines: list[dict[str, Any]]) -> str:
    path = folder / "script.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
    return str(path)


def test_the_state_is_told_as_pinned(tmp_path: Path) -> None:
    result = gallery("play", script(tmp_path, SCRIPT), "--json")
    assert result.exit_code == 0, result.output
    state = json.loads(result.output)
    assert {key: state[key] for key in ("game", "season", "phase", "turn", "round", "winners")} == {
        "game": "classic-art", "season": 1, "phase": "rounds", "turn": "B", "round": 1, "winners": [],
    }  # fmt: skip
    assert state["exhibitions"] == [
        {"works": 1, "waiting_negatives": 0, "placed": {"positive": 1, "negative": 0}, "predictions": []},
        {
            "works": 0,
            "waiting_negatives": 0,
            "placed": {"positive": 0, "negative": 0},
            "predictions": [{"player": "B", "space": 7, "tokens": 1, "risk": True}],
        },
        {"works": 0, "waiting_negatives": 0, "placed": {"positive": 0, "negative": 0}, "predictions": []},
        {
            "works": 0,
            "waiting_negatives": 0,
            "placed": {"positive": 1, "negative": 1},
            "predictions": [{"player": "A", "space": 1, "tokens": 2, "risk": False}],
        },
        {"works": 1, "waiting_negatives": 0, "placed": {"positive": 1, "negative": 0}, "predictions": []},
    ]
    assert state["players"] == [
        {"name": "A", "scores": [0] * 5, "singles": 4, "double": 0, "lost": 0, "counted": 0},
        {"name": "B", "scores": [0] * 5, "singles": 5, "double": 0, "lost": 0, "counted": 0},
        {"name": "C", "scores": [0] * 5, "singles": 6, "double": 0, "lost": 0, "counted": 0},
    ]


@pytest.mark.parametrize(
    ("game", "singles", "double"), [("classic-art", 6, 0), ("members-only", 4, 1), ("glenns-gallery", 4, 1)]
)
def test_each_game_has_its_tokens(tmp_path: Path, game: str, singles: int, double: int) -> None:
    played = gallery("play", script(tmp_path, [SCRIPT[0] | {"game": game}]), "--json")
    state = json.loads(played.output)
    assert (state["game"], state["phase"], state["turn"]) == (game, "setup", "B")
    assert [(player["singles"], player["double"]) for player in state["players"]] == [(singles, double)] * 3


def test_a_saved_game_is_shown_told_and_verified(tmp_path: Path) -> None:
    saved = str(tmp_path / "evening.gallery")
    played = gallery("play", script(tmp_path, SCRIPT), "--json", "--save", saved)
    assert gallery("show", saved, "--json").output == played.output
    entries = [json.loads(line) for line in gallery("log", saved, "--json").output.splitlines()]
    assert [entry["kind"] for entry in entries] == ["new", "open", "predict", "pass", "predict", "place"]
    assert entries[0]["facts"][0] == {"fact": "Game", "game": "classic-art"}
    assert gallery("verify", saved).exit_code == 0


def test_a_refusal_stops_the_script_with_its_line_and_key(tmp_path: Path) -> None:
    lines = [*SCRIPT[:2], {"do": "pass", "player": "A"}]
    result = gallery("--lang", "en", "play", script(tmp_path, lines))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "3: not_your_turn: It is not A’s turn.\n"


def test_an_expected_refusal_that_does_not_come_stops_it(tmp_path: Path) -> None:
    lines = [*SCRIPT[:2], {"do": "pass", "player": "B", "expect": "not_your_turn"}]
    result = gallery("play", script(tmp_path, lines))
    assert (result.exit_code, result.stderr.split(":")[:2]) == (1, ["3", " not_refused"])


def test_a_command_of_the_other_game_is_unknown(tmp_path: Path) -> None:
    result = gallery("play", script(tmp_path, [*SCRIPT, {"do": "spin"}]))
    assert (result.exit_code, result.stderr.split(":")[:2]) == (1, ["8", " unknown_command"])
    result = gallery("play", script(tmp_path, [SCRIPT[0] | {"mode": "paper"}]))
    assert (result.exit_code, result.stderr.split(":")[:2]) == (1, ["1", " unknown_field"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["classic-art", "members-only", "glenns-gallery"])
def test_every_entry_and_state_has_words(tmp_path: Path, language: str, game: str) -> None:
    """A whole game with two players: every kind of entry, seasons scored, tokens lost and back, the end."""
    saved = tmp_path / "evening.gallery"
    table = Table.new(c.New(players=("Dana", "אבי")), game, saved)
    table.do(c.Open(cards=("1+", "1-")))
    table.do(c.Abandon())
    cards = [f"{number}+" for number in (1, 2, 3, 4, 5)] * 6 + ["1-", "2-"]
    table.do(c.Open(cards=(cards.pop(), cards.pop())))
    table.do(c.Predict(player="Dana", exhibition=5, space=8, tokens=2, risk=True))
    while table.state.phase != "setup":
        name = table.state.name_of(table.state.turn or 0)
        if table.state.phase == "opening" or table.state.placed:
            free = next(space for space in range(1, 9) if not taken(table, 3, space))
            table.do(
                c.Pass(player=name) if table.state.round == 4 else c.Predict(player=name, exhibition=3, space=free)
            )
        else:
            kind = c.Close if table.state.phase == "closing" else c.Place
            table.do(kind(player=name, cards=(cards.pop(), cards.pop()), house=cards.pop()))
    table.do(c.Undo())
    table.do(c.Redo())
    table.do(c.Finish())
    table.close()
    for command in ("log", "show", "verify"):
        result = gallery("--lang", language, command, str(saved))
        assert result.exit_code == 0, result.output
        assert result.output.strip()
    told = gallery("--lang", language, "log", str(saved)).output.splitlines()
    assert len(told) == len(table.entries)
    scored = max(told, key=len)
    assert "Dana" in scored
    assert "אבי" in scored


def taken(table: Table, exhibition: int, space: int) -> bool:
    return any(each.space == space for each in table.state.exhibition(exhibition).predictions)


def test_the_log_says_what_happened(tmp_path: Path) -> None:
    saved = str(tmp_path / "evening.gallery")
    gallery("play", script(tmp_path, SCRIPT), "--save", saved)
    told = [line[16:].strip() for line in gallery("--lang", "en", "log", saved).output.splitlines()]
    assert told == [
        "Classic Art, 3 players. B starts.",
        "The season opens with Impressionism and Ukiyo-e – on loan.",
        "B predicts 7 or more in Expressionism (one token and high risk).",
        "C makes no prediction.",
        "A predicts 1 or fewer in Ukiyo-e (doubled).",
        "B places Ukiyo-e and Geometric abstraction. A work and a negative card leave: Ukiyo-e.",
    ]


def test_the_log_says_how_a_season_came_out() -> None:
    """Who scored what on which space, who was wrong, whose track was full, and who has all tokens back."""
    game = Playing("classic-art", "Dana", "Avi", "Noa")
    game.season({1: 8}, ("Dana", 1, 8, 2, True))
    wrong = [("Avi", 1, space, 1, False) for space in (1, 2, 3, 4)] + [("Avi", 2, 1, 1, False)]
    game.season({1: 8, 2: 9}, ("Dana", 1, 8, 1, False), ("Noa", 1, 5, 1, False), *wrong)
    assert tell(game.table.entries[-1], game.table.entries, game.state, Texts("en"), short=False).count("wrong") == 5
    told = plain(" ".join(result_words(game.state.last, game.state, Texts("en"))))
    assert told.startswith("Season 2 is over. ")
    assert "Impressionism (8): Dana was right (8 or more), and the track is full already." in told
    assert "Impressionism (8): Noa scores one point (5 or more)." in told
    assert "Expressionism (9): Avi was wrong (1 or fewer)." in told
    assert told.endswith("All tokens back: Avi.")
