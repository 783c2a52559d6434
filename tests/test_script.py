"""Scripts: what is read as a command, what stops one and how (commands.md, Scripts)."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from gallery.refusal import Refused
from gallery.script import ScriptStopped
from gallery.script import play as play_script
from tests.prompt import DEAL, GIFT, NEW, SECRET, START, entries_of, gallery, play, script


def test_blank_lines_and_comments_are_passed_over() -> None:
    answer = play("", "# an opening", NEW, "   ", "  # the deal", "\t", DEAL, "", GIFT, ack=True)
    assert answer.code == 0, answer.err
    assert answer.out.splitlines()[:-1] == ["3", "7", "9"]
    assert answer.json["players"][0]["cash"] == 20_500_000


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("last", [True, False])
def test_line_endings_a_mark_before_the_first_line_and_no_end_of_the_last(ending: str, mark: str, last: bool) -> None:
    told = mark + script(NEW, "# דנה", DEAL).replace("\n", ending)
    answer = gallery("play", "-", "--json", stdin=(told if last else told.rstrip()).encode())
    assert answer.code == 0, answer.err
    assert answer.json["phase"] == "spin"


def test_a_mark_may_stand_before_a_comment_or_a_blank_line() -> None:
    for first in ("\ufeff# by hand\n", "\ufeff\n"):
        assert gallery("play", "-", stdin=(first + script(NEW)).encode()).code == 0


BAD_LINES: dict[str, bytes] = {
    "not JSON": b"deal",
    "cut": b'{"do":"deal"',
    "two": b'{"do":"deal"} {"do":"spin"}',
    "list": b'["deal"]',
    "text": b'"deal"',
    "number": b"5",
    "null": b"null",
    "not a number": b'{"do":"correct","amount":NaN}',
    "infinite": b'{"do":"correct","amount":-Infinity}',
    "not UTF-8": b'{"do":"leave","player":"\xe9"}',
    "UTF-16": '{"do":"deal"}'.encode("utf-16-le"),
    "half a character": b'{"do":"correct","from":"bank","to":"Dana","amount":500000,"reason":"\\ud800"}',
    "deep": b'{"do":' + b"[" * 100_000,
    "deep and whole": b'{"do":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "many digits": b'{"do":"correct","amount":' + b"9" * 5_000 + b"}",
    "mark in the middle": "\ufeff".encode() + b'{"do":"deal"}',
}


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_line_that_is_no_command_stops_the_script_at_its_number(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    told = script(NEW).encode() + b"\n" + line + b"\n" + script(DEAL).encode()
    answer = gallery("play", "-", "--save", path, "--ack", stdin=told)
    assert answer.key == "bad_line"
    assert answer.err == "3: bad_line: Line 3 is not a command in JSON.\n"
    assert answer.out == "1\n"
    assert [entry.kind for entry in entries_of(path)] == ["new"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({}, "unknown_command"),
        ({"do": "dance"}, "unknown_command"),
        ({"do": None}, "unknown_command"),
        ({"do": ["deal"]}, "unknown_command"),
        ({"do": {"do": "deal"}}, "unknown_command"),
        ({"do": "Deal"}, "unknown_command"),
        ({"do": "\x1b[2J\x85"}, "unknown_command"),
        ({"do": "dance\nand\u2028sing\r" + "x" * 500}, "unknown_command"),
        ({"do": "x" * 5_000}, "unknown_command"),
        ({"do": "undo", "x" * 5_000: 1}, "unknown_field"),
        ({**GIFT, "to": "x" * 5_000}, "unknown_player"),
        ({"do": "undo", "expect": "x" * 5_000}, "not_refused"),
        ({**DEAL, "amount": 5}, "unknown_field"),
        ({"do": "undo", "Do": "undo"}, "unknown_field"),
        ({**GIFT, "amount": 0}, "bad_amount"),
        ({**GIFT, "amount": -500_000}, "bad_amount"),
        ({**GIFT, "amount": 10**18}, "bad_amount"),
        ({**GIFT, "amount": 10**30}, "bad_amount"),
        ({**GIFT, "amount": 1e999}, "bad_line"),
        ({**GIFT, "amount": 500_000.0}, "bad_amount"),
        ({**GIFT, "amount": "500000"}, "bad_amount"),
        ({**GIFT, "amount": True}, "bad_amount"),
        ({**GIFT, "amount": None}, "bad_amount"),
        ({**GIFT, "amount": [500_000]}, "bad_amount"),
        ({**GIFT, "amount": 500_001}, "not_a_multiple"),
        ({**GIFT, "from": "Dana", "to": "bank", "amount": 10**12}, "insufficient_cash"),
        ({**GIFT, "to": "dana"}, "unknown_player"),
        ({**GIFT, "to": 5}, "unknown_player"),
        ({**GIFT, "reason": 5}, "bad_field"),
        ({**GIFT, "reason": " "}, "missing_reason"),
        ({**GIFT, "id": 5}, "bad_field"),
        ({"do": "reverse", "entry": 10**40, "reason": "x"}, "cannot_reverse"),
        ({"do": "reverse", "entry": "2", "reason": "x"}, "bad_field"),
        ({"do": "draw", "painting": 10**40}, "unknown_painting"),
        ({"do": "draw", "painting": -1}, "unknown_painting"),
        ({"do": "count", "player": "Dana", "notes": {"5000000": 10**40}}, "bad_amount"),
        ({"do": "count", "player": "Dana", "notes": {"9" * 5_000: 1}}, "bad_amount"),
        ({"do": "count", "player": "Dana", "notes": {"1000000": 5}}, "count_differs"),
        (NEW, "wrong_phase"),
        ({"do": "new"}, "wrong_phase"),
    ],
)
def test_a_command_that_is_refused_names_line_key_and_reason_and_records_nothing(
    line: dict[str, Any], key: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.gallery"
    answer = play(*START, line, GIFT, save=path, ack=True)
    assert answer.key == key
    assert answer.err.startswith(f"3: {key}: ")
    assert answer.out == "1\n2\n"
    assert [entry.kind for entry in entries_of(path)] == ["new", "deal"]


@pytest.mark.parametrize(
    ("players", "key"),
    [
        (["Dana", ""], "bad_name"),
        (["Dana", "   "], "bad_name"),
        (["Dana", "x" * 41], "bad_name"),
        (["Dana", "Bank"], "bad_name"),
        (["Dana", "A\u200fvi"], "bad_name"),
        (["Dana", "\u202eivA"], "bad_name"),
        (["Dana", "Avi\n"], "bad_name"),
        (["Dana", "A\x1b[2Jvi"], "bad_name"),
        (["Dana", "A\0vi"], "bad_name"),
        (["Dana", None], "bad_name"),
        (["Dana", " Dana "], "duplicate_name"),
        (["José", "Jose\u0301"], "duplicate_name"),
        (["Dana"], "too_few_players"),
        ([], "too_few_players"),
        ([f"P{n}" for n in range(9)], "too_many_players"),
        ("Dana", "bad_field"),
    ],
)
def test_a_game_with_bad_names_leaves_no_file(players: Any, key: str, tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    assert play({**NEW, "players": players}, save=path).key == key
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": None}, "unknown_game"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": ["auction"]}, "unknown_game"),
        ({"paintings": 3}, "too_few_paintings"),
        ({"paintings": 10**40}, "too_many_paintings"),
        ({"paintings": "12"}, "bad_field"),
        ({"mode": "cloud"}, "bad_field"),
        ({"secret": "xyz"}, "bad_secret"),
        ({"secret": SECRET + "00"}, "bad_secret"),
        ({"wheel": "../../secret"}, "no_such_wheel"),
        ({"wheel": "x" * 5_000}, "no_such_wheel"),
        ({"deck": [500_000]}, "too_few_values"),
        ({"deck": "standard"}, "bad_field"),
        ({"deck": [500_000] * 11 + [-500_000]}, "bad_amount"),
        ({"deck": [500_000] * 11 + [10**40]}, "bad_amount"),
        ({"settings": {"fly": True}}, "unknown_field"),
        ({"settings": {"show_cash": "yes"}}, "bad_field"),
        ({"colour": "red"}, "unknown_field"),
    ],
)
def test_a_game_that_cannot_be_opened_leaves_no_file(change: dict[str, Any], key: str, tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    assert play({**NEW, **change}, save=path).key == key
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("first", [DEAL, {"do": "undo"}, {"do": "redo"}, {"do": "finish"}, GIFT])
def test_a_script_starts_with_new(first: dict[str, Any], tmp_path: Path) -> None:
    answer = play(first, save=tmp_path / "a.gallery")
    assert answer.key == "wrong_phase"
    assert answer.err == "1: wrong_phase: A script starts with the command “new”.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", [None, 5, [], ["new"], {}, "dance"])
def test_a_first_line_that_is_no_command_is_told_with_its_number(word: object) -> None:
    answer = play({"do": word})
    assert answer.key == "unknown_command"
    assert answer.err.startswith("1: ")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff"])
def test_a_script_without_a_command_is_refused(text: str, tmp_path: Path) -> None:
    answer = gallery("play", "-", "--save", tmp_path / "a.gallery", stdin=text.encode())
    assert answer.key == "empty_script"
    assert list(tmp_path.iterdir()) == []


def test_an_expected_refusal_changes_nothing_and_the_script_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    refused = [
        {**NEW, "players": ["Dana"], "expect": "too_few_players"},
        {**DEAL, "expect": "wrong_phase"},
        NEW,
        {"do": "spin", "expect": "wrong_phase"},
        {"do": "dance", "expect": "unknown_command"},
        {"do": "undo", "expect": "nothing_to_undo"},
        DEAL,
        {**GIFT, "id": "one"},
        {**GIFT, "id": "one", "expect": "duplicate_command"},
        {"do": "redo", "expect": "nothing_to_redo"},
    ]
    answer = play(*refused, save=path, ack=True)
    assert answer.code == 0, answer.err
    assert answer.out.splitlines()[:-1] == ["3", "7", "8"]
    assert [entry.kind for entry in entries_of(path)] == ["new", "deal", "correct"]


def test_another_refusal_than_the_expected_one_fails_the_script() -> None:
    answer = play(*START, {**GIFT, "amount": 0, "expect": "not_a_multiple"})
    assert answer.key == "other_refusal"
    assert "not_a_multiple" in answer.err
    assert "bad_amount" in answer.err


@pytest.mark.parametrize("expected", ["bad_amount", "", 5, ["bad_amount"], False])
def test_an_expected_refusal_that_does_not_come_fails_the_script_and_nothing_is_done(
    expected: object, tmp_path: Path
) -> None:
    path = tmp_path / "a.gallery"
    for line in (GIFT, {"do": "undo"}):
        answer = play(*START, {**line, "expect": expected}, save=path, ack=True)
        assert answer.key == "not_refused"
        assert answer.out == "1\n2\n"
        assert [entry.kind for entry in entries_of(path)] == ["new", "deal"]
        path.unlink()


def test_a_game_that_was_expected_to_be_refused_and_was_not_leaves_no_file(tmp_path: Path) -> None:
    assert play({**NEW, "expect": "bad_name"}, save=tmp_path / "a.gallery").key == "not_refused"
    assert list(tmp_path.iterdir()) == []


def test_a_duplicate_command_is_refused_also_for_undo() -> None:
    assert play(*START, {**GIFT, "id": "a"}, {"do": "undo", "id": "a"}).key == "duplicate_command"


def test_a_line_is_acknowledged_only_when_it_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    seen: list[tuple[int, bool, int]] = []
    lines = io.BytesIO(script(*START, GIFT).encode())

    def done(number: int) -> None:
        # The bytes that others would find now. (Reading takes our own lock off, which nobody waits for here.)
        seen.append((number, path.exists(), path.read_bytes().count(b'"command":')))

    play_script(lines, path, done=done).close()
    assert [number for number, _, _ in seen] == [1, 2, 3]
    assert all(there for _, there, _ in seen)
    assert [count for _, _, count in seen] == [1, 2, 3]


def test_a_script_that_stops_closes_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    with pytest.raises(ScriptStopped) as stopped:
        play_script([json.dumps(NEW).encode(), b"nonsense"], path)
    assert (stopped.value.line, stopped.value.refused.key) == (2, "bad_line")
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert len(entries_of(path)) == 1


def test_a_fault_of_the_reader_closes_the_file_too(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"

    def lines() -> Any:
        yield json.dumps(NEW).encode()
        raise Refused("not_readable", file="-")

    with pytest.raises(Refused, match="not_readable"):
        play_script(lines(), path)
    assert len(entries_of(path)) == 1
