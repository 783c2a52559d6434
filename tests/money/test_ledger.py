"""One way for money to move; the accounts sum to zero (auction.md, Money; D3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.money.ledger import BANK, Ledger
from gallery.refusal import Refused

ACCOUNTS = st.integers(0, 4)
PAYMENTS = st.lists(st.tuples(ACCOUNTS, ACCOUNTS, st.integers(1, 50)), max_size=40)


@given(PAYMENTS)
def test_the_accounts_sum_to_zero_and_no_player_owes(payments: list[tuple[int, int, int]]) -> None:
    ledger = Ledger.opened(range(1, 5))
    for payer, payee, halves in payments:
        if payer == payee:
            continue
        amount, before = halves * 500_000, ledger
        if payer != BANK and before.balance(payer) < amount:
            with pytest.raises(Refused, match="insufficient_cash"):
                before.transfer(payer, payee, amount, "test")
        else:
            ledger = before.transfer(payer, payee, amount, "test")
            assert ledger.balance(payer) == before.balance(payer) - amount
            assert ledger.balance(payee) == before.balance(payee) + amount
        assert ledger.total() == 0
        assert all(ledger.balance(player) >= 0 for player in range(1, 5))


def test_a_payment_leaves_the_ledger_before_it_as_it_was() -> None:
    before = Ledger.opened([1])
    before.transfer(BANK, 1, 500_000, "start")
    assert before.balance(1) == 0


@pytest.mark.parametrize(("amount", "key"), [(0, "bad_amount"), (-500_000, "bad_amount"), (1, "not_a_multiple")])
def test_bad_amounts_never_move(amount: int, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Ledger.opened([1]).transfer(BANK, 1, amount, "test")
    assert refused.value.key == key


def test_the_last_dollar_can_be_spent_and_not_one_note_more() -> None:
    ledger = Ledger.opened([1]).transfer(BANK, 1, 1_000_000, "start")
    assert ledger.transfer(1, BANK, 1_000_000, "all").balance(1) == 0
    with pytest.raises(Refused) as refused:
        ledger.transfer(1, BANK, 1_500_000, "too much")
    assert refused.value.key == "insufficient_cash"


def test_an_account_cannot_pay_itself() -> None:
    with pytest.raises(ValueError, match="itself"):
        Ledger.opened([1]).transfer(1, 1, 500_000, "test")
