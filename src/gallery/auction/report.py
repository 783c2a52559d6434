"""The state and the entries as the command line tells them (commands.md, State). Secrets stay back until the game is over."""

from typing import Any

import msgspec

from gallery.auction.state import FORGERY, Card, State
from gallery.journal import Entry
from gallery.money.ledger import BANK

_SECRET_FACTS = {"ValueLaid": "card", "ValueSeen": "card"}


def state_report(state: State, *, banker: bool = False) -> dict[str, Any]:
    """The state as plain data. `banker` adds what only the banker may know in app mode: the cards under each painting."""
    over = state.phase == "over"
    bank: dict[str, Any] = {
        "balance": state.cash(BANK),
        "paintings_left": len(state.pile),
        "values_left": len(state.values),
    }
    if state.setup.mode == "app":
        bank["next_painting"] = state.pile[0] if state.pile else None
    lot = None
    if state.lot is not None:
        standing = state.lot.standing
        lot = {
            "painting": state.lot.painting,
            "consignor": state.name_of(state.lot.consignor),
            "standing": {"player": state.name_of(standing.player), "amount": standing.amount} if standing else None,
        }
    report: dict[str, Any] = {
        "game": "auction",
        "mode": state.setup.mode,
        "phase": state.phase,
        "turn": state.name_of(state.turn) if state.turn is not None else None,
        "spins": state.spins,
        "instruction": {"kind": state.instruction.kind, "price": state.instruction.price}
        if state.instruction
        else None,
        "bank": bank,
        "players": [
            {
                "name": player.name,
                "cash": state.cash(player.id),
                "paintings": [_painting(state, number, banker) for number in sorted(state.paintings_of(player.id))],
                "wealth": state.wealth(player.id) if over else None,
            }
            for player in state.players
        ],
        "lot": lot,
        "left": [player.name for player in state.left],
        "drawn_value": bool(state.seen),
        "out_of_game": sorted(state.out),
        "winners": [state.name_of(winner) for winner in state.winners],
        "wheel": state.setup.wheel,
        "collection": state.setup.collection,
        "paintings": state.setup.paintings,
        "fingerprint": state.setup.fingerprint,
    }
    if over:
        report["secret"] = state.setup.secret
    if banker:
        report["drawn_card"] = _card(state.seen[0]) if state.seen else None
        report["next_values"] = [_card(card) for card in state.values]
    return report


def _painting(state: State, number: int, banker: bool) -> dict[str, Any]:
    holding = state.holdings[number]
    told: dict[str, Any] = {
        "number": number,
        "cards": len(holding.cards),
        "value": state.value_of(number) if holding.shown or banker else None,
    }
    if banker or holding.shown:
        told["values"] = [_card(card) for card in holding.cards]
    return told


def _card(card: Card) -> int | str | None:
    return "forgery" if card == FORGERY and card is not None else card


def entry_report(entry: Entry, state: State) -> dict[str, Any]:
    """An entry as plain data. Until the game is over, the secret, the order of the piles and hidden values are left out.

    So are the hashes in app mode: there are few cards, and trying each would show which one fits.
    """
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    plain["hash"] = entry.hash
    if state.phase != "over":
        if state.setup.mode == "app":
            plain["hash"] = plain["before"] = None
        plain["facts"] = [_kept_back(fact) for fact in plain["facts"]]
    return plain


def _kept_back(fact: dict[str, Any]) -> dict[str, Any]:
    if fact["fact"] == "GameOpened":
        hidden = {"secret", "values"} | ({"pile"} if fact["mode"] == "app" else set())
        return {name: value for name, value in fact.items() if name not in hidden}
    hidden_field = _SECRET_FACTS.get(fact["fact"])
    return {name: value for name, value in fact.items() if name != hidden_field}
