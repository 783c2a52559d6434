"""Amounts as they are typed and pasted (B-03), and the multiples that banknotes can pay."""

from typing import Any

import pytest

from gallery.money.amounts import LARGEST, UNIT, check_amount, read_amount
from gallery.refusal import Refused

NBSP, THIN, NARROW, LRM, RLM = "\u00a0", "\u2009", "\u202f", "\u200e", "\u200f"


@pytest.mark.parametrize(
    ("typed", "dollars"),
    [
        ("500000", 500_000),
        ("1,000,000", 1_000_000),
        ("1.000.000", 1_000_000),
        ("1 000 000", 1_000_000),
        (f"1{NBSP}000{NBSP}000", 1_000_000),
        (f"1{NARROW}000{THIN}000", 1_000_000),
        ("1'000'000", 1_000_000),
        ("1’000’000", 1_000_000),
        ("1_000_000", 1_000_000),
        ("10,00,000", 1_000_000),
        ("\u0661\u0660\u0660\u0660\u0660\u0660\u0660", 1_000_000),
        ("\u0967\u0966\u0966\u0966\u0966\u0966\u0966", 1_000_000),
        ("$500000", 500_000),
        ("500000$", 500_000),
        ("$ 2,500,000", 2_500_000),
        (f"{LRM}$2,500,000{RLM}\n", 2_500_000),
        ("\u2066$2,500,000\u2069", 2_500_000),
        ("4.5M", 4_500_000),
        ("4,5 M", 4_500_000),
        ("$4.5m", 4_500_000),
        ("20M", 20_000_000),
        (".5M", 500_000),
        ("500K", 500_000),
        ("500k", 500_000),
        ("1000000000000", 10**12),
    ],
)
def test_what_people_type_is_read(typed: str, dollars: int) -> None:
    assert read_amount(typed) == dollars


@pytest.mark.parametrize(
    "typed",
    [
        "", " ", NBSP, "$", "M", "0", "0M", "-500000", "\u2212500000", "$-500000", "-$500,000", "(500,000)", "+500000",
        "five", "5e5", "500000 + 500000", "½M", "5²", "1000000000000000000000", "4.5.5M", "4.5MM", "KM", "1/2M", "٪500000",
        "500000.00", "500,000.00", "$5000000,00", "1.5", "0.5", "5,0",
    ],
)  # fmt: skip
def test_what_is_no_amount_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_amount(typed)
    assert refused.value.key == "bad_amount"


@pytest.mark.parametrize("typed", ["1", "750000", "499,999", "4.75M", "1.2M", "1K", "1,000"])
def test_what_no_banknotes_make_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_amount(typed)
    assert refused.value.key == "not_a_multiple"
    assert refused.value.params["unit"] == UNIT


@pytest.mark.parametrize("amount", [0, -500_000, LARGEST + UNIT, True, 500_000.0, "500000", None])
def test_an_amount_is_a_positive_whole_number(amount: Any) -> None:
    with pytest.raises(Refused) as refused:
        check_amount(amount)
    assert refused.value.key == "bad_amount"


def test_amounts_up_to_the_largest_are_taken() -> None:
    assert check_amount(UNIT) == UNIT
    assert check_amount(LARGEST) == LARGEST
