"""A command on its way to becoming facts: every fact is applied at once, so that the next rule sees what it changed."""

from gallery.auction import facts as f
from gallery.auction.replay import apply
from gallery.auction.state import State
from gallery.journal.flow import Flow as GameFlow
from gallery.money.banknotes import Payment, fewest, propose
from gallery.money.ledger import BANK
from gallery.refusal import Refused


class Flow(GameFlow[State, f.AnyFact]):
    """The flow of an auction's command, with what several of its rules do."""

    def __init__(self, state: State) -> None:
        super().__init__(state, apply)

    @property
    def player(self) -> int:
        """The id of the player whose turn it is."""
        if self.state.turn is None:
            raise Refused("game_over")
        return self.state.turn

    @property
    def kind(self) -> str | None:
        """The instruction that is being carried out."""
        return self.state.instruction.kind if self.state.instruction else None

    def pay(self, payer: int, payee: int, amount: int, reason: str) -> None:
        """Moves money, with the notes that should change hands. Refuses `insufficient_cash` (D3)."""
        cash = self.state.cash(payer)
        if payer != BANK and cash < amount:
            raise Refused("insufficient_cash", name=self.state.name_of(payer), cash=cash, amount=amount)
        payment, short = self._notes(payer, payee, amount)
        self.happen(f.Paid(payer, payee, amount, reason, dict(payment.handed), dict(payment.change), short))

    def _notes(self, payer: int, payee: int, amount: int) -> tuple[Payment, bool]:
        values = self.state.setup.denominations
        giver, taker = self.state.purse(payer), self.state.purse(payee)
        found = propose(amount, values, giver, taker)
        if found:
            return found, False
        # D11: the bank's purse is unlimited; the guess of a player's may be wrong.
        unlimited_giver = None if payer == BANK else giver
        unlimited_taker = None if payee == BANK else taker
        found = propose(amount, values, unlimited_giver, unlimited_taker)
        if found:
            return found, BANK in (payer, payee)
        return Payment(fewest(amount, values) or {}, {}), payer == BANK

    def lay_value(self, painting: int) -> None:
        """Lays the top value card under a painting. Refuses `no_value_cards`."""
        if not self.state.values:
            raise Refused("no_value_cards")
        self.happen(f.ValueLaid(painting, self.state.values[0]))

    def own(self, painting: int, player: int) -> None:
        """Refuses `not_owner` unless the painting belongs to the player."""
        if self.state.owners.get(painting) != player:
            raise Refused("not_owner", painting=painting, name=self.state.name_of(player))
