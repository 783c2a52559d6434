"""`gallery verify`: what it finds in a record that somebody worked on."""

import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FULL
from tests.prompt import GIFT, NEW, START, entries_of, facts, gallery, rechained, saved

APP = {**NEW, "mode": "app"}
PLAYED: list[dict[str, Any]] = [
    APP,
    {"do": "deal"},
    {"do": "spin", "sector": "receive_painting"},
    {"do": "undo"},
    {"do": "spin"},
    {"do": "finish"},
]
"""An undone spin by hand, a spin of the wheel, the end."""


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A finished app-mode game."""
    return saved(tmp_path / "a.gallery", *PLAYED)


def sql(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_a_good_record_is_told_to_be_good(over: Path, tmp_path: Path) -> None:
    answer = gallery("verify", over)
    assert (answer.code, answer.err) == (0, "")
    assert "6" in answer.out
    assert gallery("verify", saved(tmp_path / "b.gallery", *START, GIFT)).code == 0


def test_a_byte_altered_in_a_row_is_found(over: Path) -> None:
    connection = sqlite3.connect(over)
    rows = connection.execute("SELECT seq, body FROM entry").fetchall()
    connection.close()
    for seq, body in rows:
        for place in range(0, len(body), 1 if FULL else 97):
            other = bytearray(body)
            other[place] ^= 1
            sql(over, "UPDATE entry SET body = ? WHERE seq = ?", bytes(other), seq)
            assert gallery("verify", over).key in ("damaged_file", "newer_file"), (seq, place)
        sql(over, "UPDATE entry SET body = ? WHERE seq = ?", body, seq)
    assert gallery("verify", over).code == 0


def test_a_row_altered_together_with_its_hash_is_found(over: Path) -> None:
    connection = sqlite3.connect(over)
    rows = connection.execute("SELECT seq, body, hash FROM entry").fetchall()
    connection.close()
    for seq, body, digest in rows:
        other = body.replace(b'Z"', b'z"', 1)
        assert other != body
        told = hashlib.sha256(other).hexdigest()
        sql(over, "UPDATE entry SET body = ?, hash = ? WHERE seq = ?", other, told, seq)
        assert gallery("verify", over).key == "damaged_file", seq
        sql(over, "UPDATE entry SET body = ?, hash = ? WHERE seq = ?", body, digest, seq)


def test_an_index_that_says_something_else_than_its_table_is_found(over: Path) -> None:
    raw = over.read_bytes()
    command = entries_of(over)[2].command.encode()
    place = min(raw.find(command), raw.find(command, raw.find(command) + 1))
    over.write_bytes(raw[:place] + b"x" + raw[place + 1 :])
    # Whoever reads entry by entry meets nothing wrong.
    assert len(entries_of(over)) == 6
    assert gallery("verify", over).key == "damaged_file"


def test_an_entry_taken_from_the_end_is_found(over: Path) -> None:
    sql(over, "DELETE FROM entry WHERE seq = (SELECT max(seq) FROM entry)")
    assert gallery("verify", over).key == "damaged_file"


def _each(word: str, **values: object) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        for fact in facts(plain, word):
            fact.update(values)

    return change


def _spin_elsewhere(plain: dict[str, Any]) -> None:
    for fact in facts(plain, "WheelSpun"):
        if not fact.get("by_hand"):
            # Sector and word fit each other: only the secret knows better.
            assert fact["sector"] != 1
            fact.update(sector=1, kind="collect", price=None)


def _undone_spin_of_the_wheel(plain: dict[str, Any]) -> None:
    if plain["seq"] == 3:
        _each("WheelSpun", by_hand=False)(plain)


def _swap(name: str) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        for fact in facts(plain, "GameOpened"):
            fact[name][-1], fact[name][-2] = fact[name][-2], fact[name][-1]

    return change


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (_spin_elsewhere, "verify_failed"),
        (_undone_spin_of_the_wheel, "verify_failed"),
        (_swap("pile"), "verify_failed"),
        (_swap("values"), "verify_failed"),
        (_each("GameOpened", secret="ab" * 32), "verify_failed"),
        (_each("GameOpened", fingerprint="ab" * 32), "verify_failed"),
        (_each("GameOpened", secret="no secret"), "damaged_file"),
        (_each("WheelSpun", k=7), "verify_failed"),
        (_each("WheelSpun", sector=99), "verify_failed"),
        (_each("WheelSpun", sector=0, kind="collect"), "verify_failed"),
        (_each("PaintingGiven", owner=99), "verify_failed"),
        (_each("PaintingGiven", painting=99), "verify_failed"),
        (_each("ValueLaid", card=500_000), "damaged_file"),
        (_each("Paid", amount=500_001), "damaged_file"),
        (_each("Paid", payer=1, payee=2), "damaged_file"),
        (_each("Paid", amount="much"), "damaged_file"),
        (_each("PhaseEntered", phase="dinner"), "damaged_file"),
        (_each("GameEnded", fact="PartyStarted"), "damaged_file"),
        (_each("GameOpened", players=["Dana", "Avi"]), "verify_failed"),
        (_each("Game", game="chess"), "other_game"),
    ],
    ids=lambda given: given if isinstance(given, str) else None,
)
def test_facts_that_were_altered_are_found_though_every_hash_fits(
    over: Path, tmp_path: Path, change: Callable[[dict[str, Any]], None], key: str
) -> None:
    forged = rechained(over, change, tmp_path / "forged.gallery")
    before = forged.read_bytes()
    assert gallery("verify", forged).key == key
    assert forged.read_bytes() == before
    # Whatever else is asked of it is answered or refused in one line.
    for words in (["show"], ["show", "--json"], ["log"], ["log", "--json"]):
        answer = gallery(*words, forged)
        assert answer.code == 0 or answer.key


def test_a_forgery_whose_hashes_fit_and_whose_facts_are_the_same_is_the_same(over: Path, tmp_path: Path) -> None:
    assert gallery("verify", rechained(over, lambda _: None, tmp_path / "copy.gallery")).code == 0


def test_a_record_that_does_not_begin_with_a_game_is_refused(over: Path, tmp_path: Path) -> None:
    def emptied(plain: dict[str, Any]) -> None:
        if plain["seq"] == 1:
            plain["facts"] = []

    forged = rechained(over, emptied, tmp_path / "forged.gallery")
    for words in (["verify"], ["show"], ["log"]):
        assert gallery(*words, forged).key in ("other_game", "damaged_file")
