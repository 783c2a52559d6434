"""What a game is set up with: players, paintings, decks and wheels (auction.md, Components; W-04)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gallery.auction import commands as c
from gallery.auction.data import deck_for, load_deck, load_wheel
from gallery.auction.table import Table
from gallery.chance import draw
from gallery.refusal import Refused
from tests.auction.referee import STANDARD_DECK, WHEELS

SECRET = "5a" * 32


def refusal(**fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        _opened({"do": "new", "players": ["A", "B"]} | fields)
    return refused.value.key


def _opened(raw: dict[str, Any]) -> Table:
    new = c.read(raw)
    assert isinstance(new, c.New)
    return Table.new(new)


def test_the_standard_deck_is_that_of_the_rules() -> None:
    deck = load_deck()
    assert Counter(deck) == Counter(0 if card == "forgery" else card for card in STANDARD_DECK)
    assert len(deck) == 48
    assert list(deck) == sorted(deck)
    assert Counter(deck_for(49, deck)) == Counter(deck * 2)


@pytest.mark.parametrize("name", sorted(WHEELS))
def test_the_wheels_are_those_of_the_rules(name: str) -> None:
    assert [(sector.kind, sector.price) for sector in load_wheel(name)] == WHEELS[name]
    assert {sector.weight for sector in load_wheel(name)} == {1}


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"players": []}, "too_few_players"),
        ({"players": ["A"]}, "too_few_players"),
        ({"players": list("ABCDEFGHI")}, "too_many_players"),
        ({"players": ["A", "A"]}, "duplicate_name"),
        ({"players": ["A", "A "]}, "duplicate_name"),
        ({"players": ["A", ""]}, "bad_name"),
        ({"players": ["A", "\u00a0 "]}, "bad_name"),
        ({"players": ["A", "bank"]}, "bad_name"),
        ({"players": ["A", "BANK"]}, "bad_name"),
        ({"players": ["A", "x" * 41]}, "bad_name"),
        ({"players": ["A", "B\n"]}, "bad_name"),
        ({"players": ["A", "\tB"]}, "bad_name"),
        ({"players": ["A", "B\u202e"]}, "bad_name"),
        ({"players": ["A", "\u2067B"]}, "bad_name"),
        ({"players": ["A", "\u200b"]}, "bad_name"),
        ({"players": ["A", 7]}, "bad_name"),
        ({"players": "AB"}, "bad_field"),
        ({"paintings": 2}, "too_few_paintings"),
        ({"paintings": 0}, "too_few_paintings"),
        ({"paintings": "24"}, "bad_field"),
        ({"starter": "C"}, "unknown_player"),
        ({"mode": "cloud"}, "bad_field"),
        ({"secret": "5a"}, "bad_secret"),
        ({"secret": "zz" * 32}, "bad_secret"),
        ({"secret": "٥" * 64}, "bad_secret"),
        ({"wheel": "roulette"}, "no_such_wheel"),
        ({"wheel": "../wheels/standard"}, "no_such_wheel"),
        ({"deck": [1_000_000] * 23}, "too_few_values"),
        ({"deck": [1_000_000] * 23 + [0]}, "bad_amount"),
        ({"deck": [1_000_000] * 23 + [-500_000]}, "bad_amount"),
        ({"deck": [1_000_000] * 23 + ["Forgery"]}, "bad_amount"),
        ({"deck": [1_000_000] * 23 + [750_000]}, "not_a_multiple"),
        ({"deck": "forgery"}, "bad_field"),
        ({"settings": {"credit": True}}, "unknown_field"),
        ({"settings": {"show_cash": 1}}, "bad_field"),
        ({"colour": "red"}, "unknown_field"),
    ],
)  # fmt: skip
def test_a_faulty_setup_is_refused(fields: dict[str, Any], key: str) -> None:
    assert refusal(**fields) == key


def test_too_small_a_deck_says_how_many_cards_are_missing() -> None:
    with pytest.raises(Refused) as refused:
        Table.new(c.New(players=("A", "B"), deck=(1_000_000,) * 20))
    assert refused.value.params["missing"] == 4


@pytest.mark.parametrize("name", ["A", "x" * 40, "O'Neil & Co", "דנה 4", "李", "1", "👩‍🎨", "Banker", "a.b"])
def test_names_in_any_script_are_taken(name: str) -> None:
    assert Table.new(c.New(players=(name, "Z"))).state.players[0].name == name


def wheel_file(folder: Path, text: str) -> None:
    (folder / "wheels").mkdir()
    (folder / "wheels" / "mine.toml").write_text(text, "utf-8")


def sector(kind: str = "collect", more: str = "") -> str:
    return f'[[sector]]\nkind = "{kind}"\n{more}\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sector = 3",
        "no toml",
        "sector = []",
        sector() + sector("steal"),
        sector() + sector("Collect"),
        sector() + sector(more="weight = 0"),
        sector() + sector(more="weight = -1"),
        sector() + sector(more="weight = 1.5"),
        sector() + sector(more='weight = "2"'),
        sector() + sector(more="wieght = 2"),
        sector() + sector(more="price = 500_000"),
        sector() + sector("buy_from_bank"),
        sector() + sector("buy_from_bank", "price = 0"),
        sector() + sector("buy_from_bank", "price = 750_000"),
        sector() + sector("buy_from_bank", "price = 500_000.0"),
        sector() * 37,
    ],
    ids=range(17),
)
def test_a_bad_wheel_is_refused_by_name(text: str, tmp_path: Path) -> None:
    wheel_file(tmp_path, text)
    with pytest.raises(Refused) as refused:
        load_wheel("mine", [tmp_path])
    assert refused.value.key == "bad_data_file"
    assert refused.value.params["file"] == "mine.toml"


def test_ones_own_wheel_has_its_weights(tmp_path: Path) -> None:
    wheel_file(tmp_path, sector(more="weight = 998") + sector("bank_auction") + sector("forced_sale", "weight = 1"))
    assert [each.weight for each in load_wheel("mine", [tmp_path])] == [998, 1, 1]
    for letter in "0123456789abcdef":
        table = Table.new(c.New(players=("A", "B"), mode="app", wheel="mine", secret=letter * 64), folders=[tmp_path])
        table.do(c.Deal())
        table.do(c.Spin())
        number = draw(bytes.fromhex(letter * 64), "spin:1", 1_000)
        kind = table.state.instruction.kind if table.state.instruction else "forced_sale"
        assert kind == ("collect" if number < 998 else "bank_auction" if number < 999 else "forced_sale")


def test_a_wheel_may_have_one_sector(tmp_path: Path) -> None:
    wheel_file(tmp_path, sector())
    table = Table.new(c.New(players=("A", "B"), mode="app", wheel="mine"), folders=[tmp_path])
    table.do(c.Deal())
    table.do(c.Spin())
    assert table.state.instruction is not None
    assert table.state.instruction.kind == "collect"


def test_a_game_goes_on_with_the_wheel_it_began_with(tmp_path: Path) -> None:
    wheel_file(tmp_path, sector() * 2)
    path = tmp_path / "a.gallery"
    Table.new(c.New(players=("A", "B"), wheel="mine"), path, [tmp_path]).close()
    (tmp_path / "wheels" / "mine.toml").unlink()
    assert [each.kind for each in Table.read(path).state.setup.sectors] == ["collect", "collect"]


CARD = "[[card]]\nvalue = 1_000_000\ncopies = 2\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "forgeries = 1",
        "forgeries = -1\n" + CARD,
        "forgeries = 1.5\n" + CARD,
        CARD,
        "forgeries = 1\n" + CARD.replace("1_000_000", "750_000"),
        "forgeries = 1\n" + CARD.replace("1_000_000", "0"),
        "forgeries = 1\n" + CARD.replace("1_000_000", '"1M"'),
        "forgeries = 1\n" + CARD.replace("copies = 2", "copies = 0"),
        "forgeries = 1\n" + CARD.replace("copies = 2", ""),
        "forgeries = 1\n" + CARD + "colour = 3",
    ],
    ids=range(11),
)
def test_a_bad_deck_is_refused_by_name(text: str, tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "mine.toml").write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        load_deck("mine", [tmp_path])
    assert refused.value.key == "bad_data_file"
    assert refused.value.params["file"] == "mine.toml"


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "mine.toml").write_text("forgeries = 1\n" + CARD, "utf-8")
    assert load_deck("mine", [tmp_path]) == (0, 1_000_000, 1_000_000)
    with pytest.raises(Refused, match="no_such_deck"):
        load_deck("yours", [tmp_path])


def test_the_bank_is_called_upon_for_more_notes_than_were_printed() -> None:
    """D11: its purse is unlimited, and the record says when the printed notes ran out."""
    table = Table.new(c.New(players=("A", "B")))
    table.do(c.Deal(paintings={"A": 1, "B": 2}))
    short = []
    for _ in range(12):
        table.do(c.Correct(payer="bank", payee="A", amount=9_500_000, reason="test"))
        short.append(table.entries[-1].facts[0].get("short", False))
    assert short[0] is False
    assert short[-1] is True
    assert table.state.cash(1) == 20_000_000 + 12 * 9_500_000
