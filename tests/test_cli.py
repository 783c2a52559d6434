"""The command line: names, options, exit codes, shapes (commands.md)."""

import json
import random
import re
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gallery as package
from gallery.journal import store
from gallery.texts import LANGUAGES
from tests.prompt import DEAL, GIFT, NEW, START, entries_of, gallery, play, saved, script


def test_the_version_is_told_before_or_after_a_command() -> None:
    for words in (["--version"], ["show", "none.gallery", "--version"], ["--lang", "he", "--version"]):
        answer = gallery(*words, lang=None)
        assert (answer.code, answer.out) == (0, f"gallery, version {package.__version__}\n")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play"],
        ["show"],
        ["log"],
        ["verify"],
        ["show", "a", "b"],
        ["show", "a", "--fly"],
        ["play", "a", "--save"],
        ["--lang", "xx", "show", "a"],
        ["show", "a", "--lang"],
        ["show", "a", "--lang="],
        ["--data"],
        ["--fly"],
    ],
)
def test_wrong_usage_is_told_once_and_ends_with_2(words: list[str]) -> None:
    answer = gallery(*words, lang=None)
    assert answer.code == 2
    assert answer.out == ""
    assert len([line for line in answer.err.splitlines() if line.startswith("Error: ")]) == 1
    assert "Traceback" not in answer.err


def test_help_is_no_fault() -> None:
    for words in (["--help"], ["play", "--help"], ["-h"]):
        assert gallery(*words).code == 0


@pytest.mark.parametrize("place", ["before", "after", "joined", "in the middle"])
def test_global_options_may_stand_anywhere(place: str, tmp_path: Path, data_dir: Path) -> None:
    wheel = data_dir / "wheels" / "ours.toml"
    wheel.parent.mkdir()
    wheel.write_text('[[sector]]\nkind = "collect"\n[[sector]]\nkind = "bank_auction"\n')
    options = ["--lang", "fr", "--data", str(data_dir)]
    words = {
        "before": [*options, "play", "-", "--json"],
        "after": ["play", "-", "--json", *options],
        "joined": ["play", "--lang=fr", "-", f"--data={data_dir}", "--json"],
        "in the middle": ["play", *options, "-", "--json"],
    }[place]
    answer = gallery(*words, stdin=script({**NEW, "wheel": "ours"}), lang=None)
    assert answer.code == 0, answer.err
    assert answer.json["wheel"] == "ours"
    refused = gallery(*words, stdin=script({**NEW, "wheel": "theirs"}), lang=None)
    assert "roue" in refused.err


def test_what_follows_two_dashes_is_a_name() -> None:
    assert gallery("show", "--", "--lang").key == "no_such_file"


def test_a_refusal_speaks_the_asked_language() -> None:
    said = {lang: gallery("play", "-", stdin=script(NEW, {"do": "spin"}), lang=lang) for lang in LANGUAGES}
    for answer in said.values():
        assert answer.key == "wrong_phase"
        assert answer.err.startswith("2: wrong_phase: ")
    assert re.search("[א-ת]", said["he"].err)
    assert "Pas maintenant\u00a0:" in said["fr"].err
    assert "Not now" in said["en"].err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_holds_no_direction_marks_and_is_one_line_each(lang: str, tmp_path: Path) -> None:
    reason = "two\nlines\r\u2028\x1b[2J\u202eand worse"
    path = saved(tmp_path / "a.gallery", *START, {**GIFT, "reason": reason}, {"do": "undo"})
    told = [gallery(word, path, lang=lang) for word in ("show", "log", "verify")]
    for answer in told:
        assert answer.code == 0
        assert not re.search("[\u2066-\u2069\u200e\u200f\u202a-\u202e\u061c\x1b\r\u2028\x85]", answer.out)
    assert [line.split()[0] for line in told[1].out.splitlines()] == ["1", "2", "3", "4"]


STATE_KEYS = {
    "game": "auction",
    "mode": "paper",
    "phase": "auction",
    "turn": "Dana",
    "spins": 1,
    "instruction": {"kind": "bank_auction", "price": None},
    "bank": {"balance": -60_500_000, "paintings_left": 8, "values_left": 45},
    "lot": {"painting": 9, "consignor": "bank", "standing": {"player": "Avi", "amount": 2_500_000}},
    "left": [],
    "drawn_value": False,
    "out_of_game": [],
    "winners": [],
}


def test_the_state_has_the_pinned_shape(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    lines = [*START, GIFT, {"do": "spin", "sector": "bank_auction"}, {"do": "draw", "painting": 9}]
    answer = play(*lines, {"do": "bid", "player": "Avi", "amount": 2_500_000}, save=path)
    state = answer.json
    assert {name: state[name] for name in STATE_KEYS} == STATE_KEYS
    assert state["players"][1] == {
        "name": "Avi",
        "cash": 20_000_000,
        "paintings": [{"number": 10, "cards": 1, "value": None}],
        "wealth": None,
    }
    assert [player["name"] for player in state["players"]] == ["Dana", "Avi", "Noa"]
    assert gallery("show", path, "--json").json == state


def test_the_state_at_the_start_and_at_the_end(tmp_path: Path) -> None:
    opened = play(NEW).json
    assert (opened["phase"], opened["turn"], opened["instruction"], opened["lot"]) == ("deal", "Dana", None, None)
    over = play({**NEW, "mode": "app"}, {"do": "deal"}, {"do": "finish"}).json
    assert (over["phase"], over["turn"]) == ("over", None)
    assert over["winners"]
    assert over["out_of_game"]
    wealth = {player["name"]: player["wealth"] for player in over["players"]}
    assert max(wealth, key=lambda name: wealth[name]) in over["winners"]
    assert play({**NEW, "mode": "app"}).json["bank"]["next_painting"] in range(1, 13)


def test_the_log_has_an_entry_a_line_oldest_first(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *START, {**GIFT, "id": "gift-1"}, {"do": "undo"}, {"do": "redo"})
    told = [json.loads(line) for line in gallery("log", path, "--json").out.splitlines()]
    assert [(entry["seq"], entry["kind"], entry["links"]) for entry in told] == [
        (1, "new", None),
        (2, "deal", None),
        (3, "correct", None),
        (4, "undo", 3),
        (5, "redo", 3),
    ]
    assert told[2]["command"] == "gift-1"
    assert len({entry["command"] for entry in told}) == 5
    assert [entry["before"] for entry in told[1:]] == [entry["hash"] for entry in told[:-1]]
    assert {entry["schema"] for entry in told} == {1}
    words = gallery("log", path).out.splitlines()
    assert [line.split()[0] for line in words] == ["1", "2", "3", "4", "5"]
    assert "500,000" in words[2]


def test_a_name_is_told_as_it_is_now_and_the_log_keeps_both(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *START, GIFT, {"do": "rename", "player": "Dana", "name": "דנה & Uri"})
    told = gallery("log", path).out.splitlines()
    assert "דנה & Uri" in told[2]
    assert "Dana" in told[3]
    assert "דנה & Uri" in told[3]
    assert "דנה & Uri" in gallery("show", path).out


def test_who_joined_in_a_step_that_was_undone_keeps_the_name_in_the_log(tmp_path: Path) -> None:
    join: dict[str, Any] = {"do": "join", "painting": 5}
    gift, undo = {**GIFT, "to": "Gil"}, {"do": "undo"}
    path = saved(tmp_path / "a.gallery", *START, {**join, "player": "Gil"}, gift, undo, undo)
    told = gallery("log", path)
    assert told.code == 0, told.err
    assert ["Gil" in line for line in told.out.splitlines()] == [False, False, True, True, True, True]
    # The next to join has the same number: the second name is not told of the first.
    again = [{**join, "player": "Tal"}, {"do": "rename", "player": "Tal", "name": "Tom"}]
    path = saved(
        tmp_path / "b.gallery",
        *START,
        {**join, "player": "Gil"},
        gift,
        undo,
        undo,
        *again,
        {"do": "leave", "player": "Tom"},
    )
    lines = gallery("log", path).out.splitlines()
    assert ["Gil" in line for line in lines] == [False, False, True, True, True, True, False, False, False]
    assert ["Tom" in line for line in lines] == [False] * 6 + [True] * 3


@pytest.mark.parametrize(
    "name", ["a game.gallery", "משחק של דנה.gallery", "50% #1?&=.gallery", "no ending", "-x.gallery"]
)
def test_a_file_may_be_called_anything(name: str, tmp_path: Path) -> None:
    path = saved(tmp_path / name)
    for words in (["show"], ["show", "--json"], ["log"], ["verify"]):
        assert gallery(*words, path).code == 0
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_a_script_may_be_a_file_of_any_name(tmp_path: Path) -> None:
    path = tmp_path / "תסריט ראשון.jsonl"
    path.write_text(script(*START), "utf-8")
    assert gallery("play", path, "--json").json["phase"] == "spin"


def test_a_missing_script_and_a_folder_are_told_and_no_file_is_made(tmp_path: Path) -> None:
    save = ["--save", tmp_path / "a.gallery"]
    assert gallery("play", tmp_path / "none.jsonl", *save).key == "no_such_file"
    assert gallery("play", tmp_path, *save).key == "not_readable"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"my homework", b"\0" * 5_000])
def test_an_existing_file_is_never_saved_over(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    path.write_bytes(content)
    assert play(*START, save=path).key == "file_exists"
    assert path.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_an_existing_file_is_refused_before_the_script_is_read(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery")
    answer = gallery("play", tmp_path / "none.jsonl", "--save", path)
    assert answer.key == "file_exists"
    assert answer.err.startswith("file_exists: a.gallery ")


def test_an_existing_game_is_never_saved_over(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery")
    before = path.read_bytes()
    assert play(*START, save=path).key == "file_exists"
    assert play(*START, save=tmp_path).key == "file_exists"
    assert path.read_bytes() == before


def test_a_file_is_not_saved_where_there_is_no_folder(tmp_path: Path) -> None:
    assert play(*START, save=tmp_path / "none" / "a.gallery").key == "no_folder"
    (tmp_path / "file").write_text("")
    assert play(*START, save=tmp_path / "file" / "a.gallery").key == "no_folder"
    assert play(*START, save=tmp_path / ("x" * 300)).key == "not_writable"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5_000])


def _header(path: Path) -> None:
    path.write_bytes(b"SQLite format 4\0" + path.read_bytes()[16:])


def _foreign(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE cakes (name)")
    connection.close()


def _newer(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {store.FORMAT + 1}")
    connection.close()


def _flipped(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[raw.find(b'"GameOpened"')] ^= 1
    path.write_bytes(raw)


def _picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n" + random.Random(1).randbytes(9_000))


@pytest.mark.parametrize("words", [["show"], ["show", "--json", "--banker"], ["log"], ["log", "--json"], ["verify"]])
@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (_cut, "damaged_file"),
        (_flipped, "damaged_file"),
        (_header, "foreign_file"),
        (_foreign, "foreign_file"),
        (_picture, "foreign_file"),
        (_newer, "newer_file"),
        (Path.unlink, "no_such_file"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_line_and_left_as_it_is(
    words: list[str], spoil: Callable[[Path], None], key: str, tmp_path: Path
) -> None:
    path = saved(tmp_path / "a.gallery")
    spoil(path)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    answer = gallery(*words, path)
    assert answer.key == key
    assert answer.out == ""
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_looking_never_changes_a_file(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *START, GIFT)
    path.chmod(stat.S_IRUSR)
    before, changed = path.read_bytes(), path.stat().st_mtime_ns
    for words in (["show"], ["show", "--json", "--banker"], ["log"], ["log", "--json"], ["verify"]):
        assert gallery(*words, path).code == 0
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, changed)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_what_nobody_foresaw_is_one_line_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery")

    def broken(*_: object) -> Any:
        raise LookupError("seventh\nplayer")

    monkeypatch.setattr("gallery.games.look", broken)
    answer = gallery("show", path)
    assert answer.key == "unexpected"
    assert "LookupError: seventh player (test_cli.py:" in answer.err


def test_the_deal_is_one_entry(tmp_path: Path) -> None:
    assert [entry.kind for entry in entries_of(saved(tmp_path / "a.gallery", NEW, DEAL))] == ["new", "deal"]
