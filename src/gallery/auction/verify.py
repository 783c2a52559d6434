"""Checks a record from the outside: the ledger, where every painting and card is, every spin and every shuffle."""

from collections import Counter

from gallery.auction import facts as f
from gallery.auction.rules.turn import spun_sector
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.chance import fingerprint, shuffled
from gallery.refusal import Refused


def verify(table: Table) -> None:
    """Refuses `verify_failed` with the entry and what is wrong. The chain itself was checked when the record was read."""
    opened: f.GameOpened | None = None
    spins = 0
    for entry, state in table.journal.states():
        for plain in entry.facts:
            fact = f.from_plain(plain)
            if isinstance(fact, f.GameOpened):
                opened = fact
                _check_opening(fact)
            if isinstance(fact, f.WheelSpun):
                spins += 1
                _check_spin(entry.seq, fact, spins, opened)
        check_state(state, entry.seq)
    _check_undone(table, opened)


def check_state(state: State, entry: int = 0) -> None:
    """Refuses unless the accounts sum to zero, nobody is below zero, and every painting and card is in one place."""
    if state.ledger.total() != 0:
        raise Refused("verify_failed", entry=entry, detail="the accounts do not sum to zero")
    for player in state.players:
        if state.cash(player.id) < 0:
            raise Refused("verify_failed", entry=entry, detail=f"{player.name} is below zero")
    for player in state.left:
        if state.cash(player.id) or state.paintings_of(player.id):
            raise Refused("verify_failed", entry=entry, detail=f"{player.name} left and still owns something")
    places = [*state.pile, *state.owners, *state.out]
    if state.lot is not None and state.lot.consignor == 0:
        places.append(state.lot.painting)
    if sorted(places) != list(range(1, state.setup.paintings + 1)):
        raise Refused("verify_failed", entry=entry, detail="a painting is missing or in two places")
    seats = {player.id for player in state.players}
    if not set(state.owners.values()) <= seats:
        raise Refused("verify_failed", entry=entry, detail="a painting belongs to nobody at the table")
    cards = [*state.values, *state.seen]
    for painting, holding in state.holdings.items():
        if holding.cards and painting not in state.owners and painting not in state.out:
            raise Refused("verify_failed", entry=entry, detail=f"cards lie under painting {painting} of the bank")
        cards.extend(holding.cards)
    if len(cards) != len(state.setup.deck):
        raise Refused("verify_failed", entry=entry, detail="a value card is missing or in two places")
    spare = Counter(state.setup.deck)
    spare.subtract(card for card in cards if card is not None)
    if any(count < 0 for count in spare.values()):
        raise Refused("verify_failed", entry=entry, detail="more cards of a value than the deck holds")


def _check_opening(opened: f.GameOpened) -> None:
    secret = bytes.fromhex(opened.secret)
    if fingerprint(secret) != opened.fingerprint:
        raise Refused("verify_failed", entry=1, detail="the fingerprint is not that of the secret")
    if opened.mode == "app":
        paintings = shuffled(secret, "deck:paintings", tuple(range(1, opened.paintings + 1)))
        values = shuffled(secret, "deck:values", tuple(sorted(opened.deck)))
        if opened.pile != paintings or opened.values != values:
            raise Refused("verify_failed", entry=1, detail="a shuffle is not the one of the secret")


def _check_undone(table: Table, opened: f.GameOpened | None) -> None:
    # An undone spin has the number that the next one got; it was no less the secret's.
    stood = {entry.seq for entry in table.journal.standing}
    for entry in table.entries:
        for plain in entry.facts if entry.seq not in stood else ():
            fact = f.from_plain(plain)
            if isinstance(fact, f.WheelSpun):
                _check_spin(entry.seq, fact, fact.k, opened)


def _check_spin(entry: int, fact: f.WheelSpun, k: int, opened: f.GameOpened | None) -> None:
    if opened is None or fact.k != k or not 0 <= fact.sector < len(opened.sectors):
        raise Refused("verify_failed", entry=entry, detail="a spin is out of order")
    sector = opened.sectors[fact.sector]
    if (sector.kind, sector.price) != (fact.kind, fact.price):
        raise Refused("verify_failed", entry=entry, detail="a spin names another sector")
    if not fact.by_hand and spun_sector(bytes.fromhex(opened.secret), k, opened.sectors) != fact.sector:
        raise Refused("verify_failed", entry=entry, detail="a spin is not the one of the secret")
