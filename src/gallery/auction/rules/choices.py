"""What the player whose turn it is decides: take, lay, buy, sell, decline (instructions 3–6 and 8)."""

from collections import Counter

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.lots import open_lot
from gallery.auction.rules.turn import complete
from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE, State
from gallery.money.ledger import BANK
from gallery.refusal import Refused


def take(flow: Flow, command: c.Take) -> None:
    """Instruction 3: the money, or a value card to be laid under a painting of one's own."""
    flow.expect("decide")
    if flow.kind != "collect" or flow.state.seen:
        flow.wrong()
    if command.what == "money":
        flow.pay(BANK, flow.player, COLLECT_MONEY, "collect")
        complete(flow)
        return
    if not flow.state.paintings_of(flow.player):
        raise Refused("no_paintings", name=flow.state.name_of(flow.player))
    if command.painting is not None:
        flow.own(command.painting, flow.player)
    if len(flow.state.values) <= len(flow.state.pile):
        # D6: every painting still to come gets its card.
        raise Refused("no_value_cards")
    if command.painting is None:
        flow.happen(f.ValueSeen(flow.state.values[0]))
        return
    flow.lay_value(command.painting)
    complete(flow)


def lay(flow: Flow, command: c.Lay) -> None:
    """Lays the card that was looked at."""
    flow.expect("decide")
    if not flow.state.seen:
        flow.wrong()
    flow.own(command.painting, flow.player)
    flow.happen(f.SeenLaid(command.painting))
    complete(flow)


def buy(flow: Flow, command: c.Buy) -> None:
    """Instruction 4: the painting on view, for the sector's price; instruction 6: another player's, at the fixed price."""
    flow.expect("decide")
    if flow.kind == "buy_from_bank" and command.painting is None:
        _buy_from_bank(flow)
    elif flow.kind == "buy_from_player":
        if command.painting is None:
            raise Refused("unknown_painting", painting=0)
        _buy_from_player(flow, command.painting)
    else:
        flow.wrong()
    complete(flow)


def _buy_from_bank(flow: Flow) -> None:
    lot = open_lot(flow)
    instruction = flow.state.instruction
    price = instruction.price if instruction and instruction.price else FIXED_PRICE
    flow.pay(flow.player, BANK, price, "buy_from_bank")
    flow.happen(f.LotClosed(lot.painting, flow.player, price), f.PaintingGiven(lot.painting, flow.player))
    flow.lay_value(lot.painting)


def _buy_from_player(flow: Flow, painting: int) -> None:
    owner = flow.state.owners.get(painting)
    if owner is None:
        raise Refused("not_owner", painting=painting, name="")
    if owner == flow.player:
        raise Refused("own_painting", painting=painting)
    flow.pay(flow.player, owner, FIXED_PRICE, "buy_from_player")
    flow.happen(f.PaintingGiven(painting, flow.player))


def sell(flow: Flow, command: c.Sell) -> None:
    """Instructions 5 and 8: to the bank for its value (D15), or for the fixed price whatever its value."""
    flow.expect("decide")
    if flow.kind not in ("sell_to_bank", "forced_sale"):
        flow.wrong()
    flow.own(command.painting, flow.player)
    show(flow, command.painting, command.values)
    price = FIXED_PRICE if flow.kind == "forced_sale" else flow.state.value_of(command.painting)
    if price:
        flow.pay(BANK, flow.player, price, flow.kind or "")
    flow.happen(f.PaintingLeft(command.painting))
    complete(flow)


def show(flow: Flow, painting: int, told: tuple[int, ...] | None) -> None:
    """All see the cards under a painting; in paper mode they are what was told.

    Refuses `wrong_card_count`, and `no_such_value` for a card of which every copy has been seen already.
    """
    cards = flow.state.holdings[painting].cards
    if flow.state.setup.mode == "app":
        flow.happen(f.ValuesShown(painting, tuple(card for card in cards if card is not None)))
        return
    values = told or ()
    if len(values) != len(cards):
        raise Refused("wrong_card_count", painting=painting, count=len(values), expected=len(cards))
    check_values(flow.state, values)
    flow.happen(f.ValuesShown(painting, values))


def check_values(state: State, values: tuple[int, ...]) -> None:
    """Refuses `no_such_value` when the deck has no unseen copy of one of these (dollars, 0 for a forgery)."""
    unseen = state.unseen()
    for value, count in Counter(values).items():
        if count > unseen.get(value, 0):
            raise Refused(
                "no_such_value", value="forgery" if value == 0 else value, copies=state.setup.deck.count(value)
            )


def decline(flow: Flow, _: c.Decline) -> None:
    """Lets a "may" pass; in `buy_from_bank` the painting goes to a bank auction open to all (D8)."""
    flow.expect("decide")
    match flow.kind:
        case "buy_from_bank":
            flow.happen(f.PhaseEntered("auction"))
        case "private_auction" | "sell_to_bank" | "buy_from_player":
            complete(flow)
        case "forced_sale":
            raise Refused("must_sell")
        case _:
            flow.wrong()
