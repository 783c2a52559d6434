"""Which notes change hands: compared with every choice there is (auction.md, Money)."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.money.banknotes import Notes, add, fewest, load_denominations, printed, propose, worth
from gallery.refusal import Refused
from gallery.resources import assets

VALUES = (5_000_000, 2_000_000, 1_000_000, 500_000)
UNIT = 500_000


def choices(purse: Notes) -> list[dict[int, int]]:
    """Every way to take notes out of a purse."""
    kinds = list(purse)
    return [
        {kind: count for kind, count in zip(kinds, counts, strict=True) if count}
        for counts in product(*(range(purse[kind] + 1) for kind in kinds))
    ]


def size(notes: Notes) -> int:
    return sum(notes.values())


SMALL = [dict(zip(VALUES, counts, strict=True)) for counts in product((0, 1, 2), (0, 1, 2), (0, 1, 3), (0, 1, 2))]


@pytest.mark.parametrize("purse", SMALL, ids=lambda purse: "-".join(str(count) for count in purse.values()))
def test_fewest_is_the_best_of_all_choices(purse: dict[int, int]) -> None:
    best: dict[int, int] = {}
    for choice in choices(purse):
        amount = worth(choice)
        best[amount] = min(best.get(amount, 99), size(choice))
    for amount in range(0, worth(purse) + 2 * UNIT, UNIT):
        found = fewest(amount, VALUES, purse)
        if amount not in best:
            assert found is None, amount
        else:
            assert found is not None, amount
            assert worth(found) == amount
            assert size(found) == best[amount]
            assert all(0 < count <= purse[value] for value, count in found.items())


def test_fewest_without_a_limit_is_the_best_there_is() -> None:
    best = {0: 0}
    for amount in range(UNIT, 60 * UNIT, UNIT):
        best[amount] = 1 + min(best[amount - value] for value in VALUES if value <= amount)
        found = fewest(amount, VALUES)
        assert found is not None
        assert (worth(found), size(found)) == (amount, best[amount])


@given(st.sets(st.integers(2, 15), min_size=1, max_size=3), st.lists(st.integers(0, 5), min_size=4, max_size=4))
def test_fewest_is_the_best_also_of_odd_banknotes(more: set[int], counts: list[int]) -> None:
    """A teacher may print notes of other values; taking the largest first is then not always best."""
    values = tuple(halves * UNIT for halves in sorted({1, *more}, reverse=True))
    purse = dict(zip(values, counts, strict=False))
    best: dict[int, int] = {}
    for choice in choices(purse):
        best[worth(choice)] = min(best.get(worth(choice), 99), size(choice))
    for amount, least in best.items():
        found = fewest(amount, values, purse)
        assert found is not None
        assert (worth(found), size(found)) == (amount, least)


@pytest.mark.parametrize(
    ("halves", "purse", "best"),
    [
        # 9 + 1 + 1 + 1 is four notes, 6 + 6 two.
        (12, {9: 1, 6: 2, 1: 9}, {6: 2}),
        # None of the two largest can be used at all.
        (12, {5: 2, 4: 3}, {4: 3}),
    ],
)
def test_fewest_goes_back_on_larger_notes(halves: int, purse: dict[int, int], best: dict[int, int]) -> None:
    notes = {value * UNIT: count for value, count in purse.items()}
    assert fewest(halves * UNIT, tuple(notes), notes) == {value * UNIT: count for value, count in best.items()}


COUNTS = st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))


@given(COUNTS, COUNTS, st.integers(1, 30))
def test_a_proposal_is_the_best_that_both_purses_can_do(
    payer_counts: tuple[int, ...], payee_counts: tuple[int, ...], halves: int
) -> None:
    amount = halves * UNIT
    payer, payee = dict(zip(VALUES, payer_counts, strict=True)), dict(zip(VALUES, payee_counts, strict=True))
    change: dict[int, int] = {}
    for choice in choices(payee):
        change[worth(choice)] = min(change.get(worth(choice), 99), size(choice))
    sizes = [size(hand) + change[worth(hand) - amount] for hand in choices(payer) if worth(hand) - amount in change]
    found = propose(amount, VALUES, payer, payee)
    if not sizes:
        assert found is None
        return
    assert found is not None
    assert worth(found.handed) - worth(found.change) == amount
    assert all(count <= payer[value] for value, count in found.handed.items())
    assert all(count <= payee[value] for value, count in found.change.items())
    assert not set(found.handed) & set(found.change)
    assert size(found.handed) + size(found.change) == min(sizes)


def test_a_proposal_asks_for_change_when_that_is_fewer_notes() -> None:
    payer, payee = {5_000_000: 1, 500_000: 9}, {500_000: 1}
    found = propose(4_500_000, VALUES, payer, payee)
    assert found is not None
    assert found.handed == {5_000_000: 1}
    assert found.change == {500_000: 1}


def test_an_unlimited_purse_gives_what_it_takes() -> None:
    found = propose(23_500_000, VALUES, None, {})
    assert found is not None
    assert worth(found.handed) == 23_500_000
    assert propose(500_000, VALUES, {}, None) is None


def test_a_kit_holds_the_players_notes_and_a_reserve_in_whole_sheets() -> None:
    assert printed({5_000_000: 1, 500_000: 10}, 4, 6) == {5_000_000: 6, 500_000: 60}
    assert printed({5_000_000: 1}, 5, 6) == {5_000_000: 12}
    assert printed({5_000_000: 1}, 3, 1) == {5_000_000: 5}
    assert printed({5_000_000: 1}, 4, 6, reserve=0) == {5_000_000: 6}


def test_a_guessed_purse_never_falls_below_nothing() -> None:
    assert add({500_000: 1}, {500_000: 3, 1_000_000: 1}, -1) == {500_000: 0, 1_000_000: 0}
    assert add({500_000: 1}, {500_000: 3}) == {500_000: 4}


def test_the_standard_notes_make_twenty_million() -> None:
    notes = load_denominations(assets() / "money" / "standard.toml")
    assert [note.value for note in notes] == list(VALUES)
    assert {note.value: (note.colour, note.per_player) for note in notes} == {
        5_000_000: ("purple", 1),
        2_000_000: ("pink", 2),
        1_000_000: ("light-blue", 6),
        500_000: ("green", 10),
    }
    assert sum(note.value * note.per_player for note in notes) == 20_000_000


GREEN = '[[banknote]]\nvalue = 500_000\ncolour = "green"\nper_player = 10\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no toml",
        "banknote = 3",
        GREEN.replace("500_000", "1_000_000"),
        GREEN.replace("500_000", "250_000"),
        GREEN + GREEN,
        GREEN + GREEN.replace("500_000", "750_000"),
        GREEN.replace("10", "-1"),
        GREEN.replace('colour = "green"\n', ""),
        GREEN.replace("10", '"many"'),
        GREEN.replace("10", "2.5"),
        GREEN.replace("10", "true"),
        GREEN.replace("500_000", "500_000.7"),
    ],
    ids=range(13),
)
def test_a_bad_money_file_is_refused_by_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        load_denominations(file)
    assert refused.value.key == "bad_data_file"
    assert refused.value.params["file"] == "mine.toml"


def test_a_money_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused) as refused:
        load_denominations(file)
    assert refused.value.key == "bad_data_file"
