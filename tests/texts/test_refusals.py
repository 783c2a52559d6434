"""Every reason to refuse has words in every language, with the parameters that the rules give."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import gallery
from gallery.printing.options import KITS
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, Texts
from gallery.texts.refusals import LONGEST, refusal_words
from tests.texts.test_languages import messages, placeholders

SOURCE = Path(gallery.__file__).parent

PINNED = [
    "not_your_turn",
    "wrong_phase",
    "insufficient_cash",
    "bid_too_low",
    "not_a_multiple",
    "owner_cannot_bid",
    "unknown_player",
    "unknown_painting",
    "not_owner",
    "no_paintings",
    "must_sell",
    "no_value_cards",
    "no_such_value",
    "wrong_card_count",
    "cannot_reverse",
    "already_reversed",
    "duplicate_name",
    "too_few_paintings",
    "too_few_values",
    "too_many_players",
    "nothing_to_undo",
    "game_over",
    "bad_amount",
    "count_differs",
    "not_in_bank",
    "own_painting",
    "card_seen",
    "bad_name",
    "too_few_players",
    "nothing_to_redo",
    "no_such_sector",
    "duplicate_command",
    "unknown_command",
    "unknown_field",
    "file_exists",
    "no_such_card",
    "space_taken",
    "no_tokens",
    "double_used",
    "risk_only_in_opening",
]
"""The keys that scripts of clubs and schools may rely on."""


@cache
def source_trees() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(path.relative_to(SOURCE)), ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCE.rglob("*.py"))
    )


def literal_keys(node: ast.expr) -> list[str]:
    """The keys that an argument can be, as far as they stand there: a string, or a choice of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*literal_keys(node.body), *literal_keys(node.orelse)]
    return []


def refusals() -> list[tuple[str, str, set[str] | None]]:
    """Every `Refused(…)` of the source: where, its key, and its parameters (None when they are not written there)."""
    found = []
    for name, tree in source_trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Refused"
                and node.args
            ):
                given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                open_ended = any(keyword.arg is None for keyword in node.keywords)
                for key in literal_keys(node.args[0]):
                    found.append((f"{name}:{node.lineno}", key, None if open_ended else given))
    return found


def message_key(key: str) -> str:
    return f"refused-{key.replace('_', '-')}"


def test_the_scan_sees_the_refusals() -> None:
    keys = {key for _, key, _ in refusals()}
    assert {"bad_amount", "file_exists", "duplicate_command"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: Language) -> None:
    texts = Texts(language)
    used = {key for _, key, _ in refusals()} | set(PINNED)
    assert sorted(key for key in used if not texts.has(message_key(key))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_without_a_refusal(language: Language) -> None:
    strings = {
        node.value
        for _, tree in source_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    told = [key.removeprefix("refused-") for key in messages(language) if key.startswith("refused-")]
    # What is said of a key that has no words of its own.
    told = [key for key in told if key != "unknown" and key.replace("-", "_") not in PINNED]
    assert sorted(key for key in told if not is_used(key, strings)) == []


def is_used(told: str, strings: set[str]) -> bool:
    """Whether the source names this key, or a key and the `detail` that this message is special for."""
    words = told.split("-")
    halves = [("_".join(words[:cut]), "_".join(words[cut:])) for cut in range(1, len(words) + 1)]
    return any(key in strings and (not detail or detail in strings) for key, detail in halves)


def test_special_words_need_their_key_and_their_detail() -> None:
    assert is_used("bad-name-too-long", {"bad_name", "too_long"})
    assert is_used("bad-name", {"bad_name"})
    assert not is_used("bad-name-too-long", {"bad_name"})
    assert not is_used("bad-name", {"bad", "names"})


INNER = {("money/ledger.py", "insufficient_cash")}
"""Refused below the rules, which have asked first and named the player: a ledger knows accounts, not names."""


def test_refusals_give_the_parameters_that_their_words_ask_for() -> None:
    english = messages("en")
    lacking = []
    for where, key, given in refusals():
        words = english.get(message_key(key))
        if words is None or given is None or (where.partition(":")[0], key) in INNER:
            continue
        # A `detail` that has words of its own is said by these.
        special = {f"{message_key(key)}-{detail.replace('_', '-')}" for detail in details(where)} & set(english)
        asked = placeholders(english[special.pop()] if special else words)
        if asked - given:
            lacking.append((where, key, sorted(asked - given)))
    assert not lacking, "\n".join(map(str, lacking))


def details(where: str) -> list[str]:
    """The `detail` that a `Refused(…)` is given, where it is written there."""
    name, _, line = where.rpartition(":")
    return [
        detail
        for node in ast.walk(dict(source_trees())[name])
        if isinstance(node, ast.Call) and node.lineno == int(line)
        for keyword in node.keywords
        if keyword.arg == "detail"
        for detail in literal_keys(keyword.value)
    ]


def test_keys_are_written_alike() -> None:
    assert [key for _, key, _ in refusals() if not re.fullmatch("[a-z]+(_[a-z]+)*", key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_repeats_only_the_beginning_of_a_long_text(language: Language) -> None:
    for name in ("x" * LONGEST, "x" * 100_000):
        said = refusal_words(Refused("unknown_player", name=name), Texts(language))
        assert said.count("x") == LONGEST
        assert ("…" in said) == (len(name) > LONGEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_chosen_is_told_whole(language: Language) -> None:
    choices = ", ".join(KITS)
    assert len(choices) > LONGEST
    said = refusal_words(Refused("unknown_kit", kit="x", choices=choices), Texts(language))
    assert KITS[-1] in said
    assert "…" not in said
