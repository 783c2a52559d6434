"""Auctions: offering, bidding, the hammer (D3, D4, D5)."""

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.form import find_player
from gallery.auction.rules.turn import complete
from gallery.auction.state import Lot
from gallery.money.amounts import UNIT
from gallery.money.ledger import BANK
from gallery.refusal import Refused


def least_bid(lot: Lot) -> int:
    """The lowest bid that would stand, dollars."""
    return lot.standing.amount + UNIT if lot.standing else UNIT


def offer(flow: Flow, command: c.Offer) -> None:
    """Instruction 2: the player puts up one of their own paintings."""
    flow.expect("decide")
    if flow.kind != "private_auction":
        flow.wrong()
    flow.own(command.painting, flow.player)
    flow.happen(f.LotOffered(command.painting, flow.player), f.PhaseEntered("auction"))


def bid(flow: Flow, command: c.PlaceBid) -> None:
    """A bid above the standing one, by anyone but the owner, within their cash."""
    flow.expect("auction")
    bidder = find_player(flow.state, command.player)
    lot = open_lot(flow)
    if bidder.id == lot.consignor:
        raise Refused("owner_cannot_bid", name=bidder.name)
    if command.amount < least_bid(lot):
        raise Refused("bid_too_low", amount=command.amount, least=least_bid(lot))
    cash = flow.state.cash(bidder.id)
    if cash < command.amount:
        raise Refused("insufficient_cash", name=bidder.name, cash=cash, amount=command.amount)
    flow.happen(f.BidPlaced(bidder.id, command.amount))


def hammer(flow: Flow, _: c.Hammer) -> None:
    """Sold to the standing bid, or unsold."""
    flow.expect("auction")
    lot = open_lot(flow)
    if lot.standing is None:
        flow.happen(f.LotClosed(lot.painting))
        if lot.consignor == BANK:
            flow.happen(f.PaintingReturned(lot.painting))
        complete(flow)
        return
    buyer, amount = lot.standing.player, lot.standing.amount
    flow.pay(buyer, lot.consignor, amount, "lot")
    flow.happen(f.LotClosed(lot.painting, buyer, amount), f.PaintingGiven(lot.painting, buyer))
    if lot.consignor == BANK:
        flow.lay_value(lot.painting)
    complete(flow)


def open_lot(flow: Flow) -> Lot:
    """The painting on the easel. Refuses `wrong_phase` when there is none."""
    if flow.state.lot is None:
        flow.wrong()
    return flow.state.lot
