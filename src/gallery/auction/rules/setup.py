"""Setup: the table is opened and the opening deal is made (auction.md, Setup)."""

from collections.abc import Sequence
from pathlib import Path

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.data import deck_for, load_deck, load_money, load_wheel
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.form import find_player
from gallery.auction.state import FORGERY, Card, Mode, State
from gallery.chance import draw, fingerprint, fresh_secret, shuffled
from gallery.collection import Collection, house_collection
from gallery.collection.collection import HOUSE
from gallery.money.amounts import check_amount
from gallery.money.banknotes import printed
from gallery.money.ledger import BANK
from gallery.refusal import Refused
from gallery.seats import check_names, seat_of

FEWEST_PLAYERS, MOST_PLAYERS = 2, 8
MOST_PAINTINGS = 999
NOTES_A_SHEET = 6
"""Of the large notes, on A4 or Letter (printing.md)."""

SETTINGS = ("show_cash",)
"""The house rules that a game can set: D13."""


def open_game(empty: State, command: c.New, folders: Sequence[Path] = ()) -> Flow:
    """Entry 1: everything that is settled before the first turn, and the starting cash of each player.

    `folders` are one's own folders of wheels, decks, money and collections, looked through before those that ship.
    """
    names = check_names(command.players, FEWEST_PLAYERS, MOST_PLAYERS)
    if command.paintings < len(names) + 1:
        raise Refused("too_few_paintings", count=command.paintings, least_count=len(names) + 1)
    if command.paintings > MOST_PAINTINGS:
        raise Refused("too_many_paintings", count=command.paintings, most=MOST_PAINTINGS)
    collection = _collection(command.collection, folders)
    if collection.size is not None and command.paintings > collection.size:
        raise Refused("too_few_pictures", name=collection.name, count=command.paintings, there=collection.size)
    mode = _mode(command)
    for setting in command.settings:
        if setting not in SETTINGS:
            raise Refused("unknown_field", word="new", field=setting)
    secret = _secret(command.secret)
    sectors = load_wheel(command.wheel, folders)
    money = load_money("standard", folders)
    purse = {note.value: note.per_player for note in money}
    deck = _deck(command, folders)
    pile = tuple(range(1, command.paintings + 1))
    values: tuple[Card, ...] = (None,) * len(deck)
    if mode == "app":
        pile = shuffled(secret, "deck:paintings", pile)
        values = shuffled(secret, "deck:values", deck)
    flow = Flow(empty)
    flow.happen(
        f.GameOpened(
            mode=mode,
            players=names,
            paintings=command.paintings,
            deck=deck,
            sectors=sectors,
            wheel=command.wheel,
            purse=purse,
            bank_notes=dict(printed(purse, len(names), NOTES_A_SHEET)),
            secret=secret.hex(),
            fingerprint=fingerprint(secret),
            starter=_starter(command, names, secret),
            pile=pile,
            values=values,
            show_cash=command.settings.get("show_cash", False),
            collection=collection.name,
        )
    )
    for player in flow.state.players:
        pay_start(flow, player.id)
    return flow


def pay_start(flow: Flow, player: int) -> None:
    """The starting cash, in the standard notes."""
    setup = flow.state.setup
    if setup.starting_cash:
        notes = {value: count for value, count in setup.purse.items() if count}
        short = any(flow.state.purse(BANK).get(value, 0) < count for value, count in notes.items())
        flow.happen(f.Paid(BANK, player, setup.starting_cash, "start", notes, {}, short))


def deal(flow: Flow, command: c.Deal) -> None:
    """The opening deal: a painting and a value card each, in seat order from the first seat."""
    flow.expect("deal")
    if flow.state.setup.mode == "paper":
        drawn = _drawn(flow.state, command)
    else:
        drawn = {player.id: flow.state.pile[seat] for seat, player in enumerate(flow.state.players)}
    for player in flow.state.players:
        flow.happen(f.PaintingGiven(drawn[player.id], player.id))
        flow.lay_value(drawn[player.id])
    flow.happen(f.PhaseEntered("spin"))


def _drawn(state: State, command: c.Deal) -> dict[int, int]:
    given = command.paintings or {}
    drawn = {find_player(state, name).id: painting for name, painting in given.items()}
    for player in state.players:
        if player.id not in drawn:
            raise Refused("missing_painting", name=player.name)
    numbers = list(drawn.values())
    for painting in numbers:
        if numbers.count(painting) > 1:
            raise Refused("not_in_bank", painting=painting)
    return drawn


def _collection(name: str, folders: Sequence[Path]) -> Collection:
    if name == HOUSE:
        return house_collection()
    # The window's start, which needs the rules, does not wait for what most games do without.
    from gallery.collection.own import open_collection

    return open_collection(name, folders)


def _mode(command: c.New) -> Mode:
    if command.mode == "paper":
        return "paper"
    if command.mode == "app":
        return "app"
    raise Refused("bad_field", field="mode")


def _secret(text: str | None) -> bytes:
    if text is None:
        return fresh_secret()
    if len(text) != 64 or not text.isascii() or not all(sign in "0123456789abcdefABCDEF" for sign in text):
        raise Refused("bad_secret")
    return bytes.fromhex(text)


def _starter(command: c.New, names: tuple[str, ...], secret: bytes) -> int:
    if command.starter is None:
        return draw(secret, "starter", len(names)) + 1
    return seat_of(command.starter, names)


def _deck(command: c.New, folders: Sequence[Path]) -> tuple[int, ...]:
    if command.deck is None:
        return deck_for(command.paintings, load_deck("standard", folders))
    for card in command.deck:
        if card != FORGERY:
            check_amount(card)
    if len(command.deck) < command.paintings:
        raise Refused("too_few_values", missing=command.paintings - len(command.deck))
    return tuple(sorted(command.deck))
