"""The ledger: one way for money to move. Balances are derived and the accounts always sum to zero."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from gallery.money.amounts import check_amount
from gallery.refusal import Refused

BANK = 0
"""The bank's account. Players' accounts are numbered from 1."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment: whole dollars from payer to payee, and why."""

    payer: int
    payee: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """Balances in dollars by account. The bank's goes negative by what it has issued (auction.md, Money)."""

    balances: Mapping[int, int] = field(default_factory=lambda: {BANK: 0})

    @classmethod
    def opened(cls, accounts: Iterable[int]) -> "Ledger":
        """A ledger in which the bank and these accounts hold nothing."""
        return cls({BANK: 0, **dict.fromkeys(accounts, 0)})

    def balance(self, account: int) -> int:
        """Dollars in an account, 0 for one that was never opened."""
        return self.balances.get(account, 0)

    def transfer(self, payer: int, payee: int, amount: int, reason: str) -> "Ledger":
        """The ledger after a payment. Refuses a bad amount, and `insufficient_cash` (D3: there is no credit)."""
        check_amount(amount)
        if payer == payee:
            raise ValueError(f"account {payer} cannot pay itself ({reason})")
        if payer != BANK and self.balance(payer) < amount:
            raise Refused("insufficient_cash", cash=self.balance(payer), amount=amount)
        moved = {payer: self.balance(payer) - amount, payee: self.balance(payee) + amount}
        return Ledger({**self.balances, **moved})

    def total(self) -> int:
        """The sum of all accounts; anything but 0 is a fault."""
        return sum(self.balances.values())
