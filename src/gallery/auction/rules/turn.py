"""A turn: the wheel is spun, a painting is drawn, the instruction is complete and the turn passes."""

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.rules.ending import end
from gallery.auction.rules.flow import Flow
from gallery.auction.state import FIXED_PRICE, Sector, State
from gallery.chance import draw as draw_number
from gallery.chance import pick_weighted
from gallery.refusal import Refused


def spun_sector(secret: bytes, k: int, sectors: tuple[Sector, ...]) -> int:
    """The index of the sector of spin k (auction.md, The wheel is fair)."""
    weights = [sector.weight for sector in sectors]
    return pick_weighted(draw_number(secret, f"spin:{k}", sum(weights)), weights)


def spin(flow: Flow, command: c.Spin) -> None:
    """Spins, or takes what a printed wheel said, and begins the instruction."""
    flow.expect("spin")
    k = flow.state.spins + 1
    sectors = flow.state.setup.sectors
    if command.sector is None:
        if command.price is not None:
            raise Refused("no_such_sector", sector="", price=command.price)
        index = spun_sector(bytes.fromhex(flow.state.setup.secret), k, sectors)
    else:
        index = _named(sectors, command)
    sector = sectors[index]
    flow.happen(f.WheelSpun(k, index, sector.kind, sector.price, command.sector is not None))
    _begin(flow)


def _named(sectors: tuple[Sector, ...], command: c.Spin) -> int:
    for index, sector in enumerate(sectors):
        if sector.kind == command.sector and command.price in (None, sector.price):
            return index
    raise Refused("no_such_sector", sector=command.sector or "", price=command.price or 0)


def _begin(flow: Flow) -> None:
    paper = flow.state.setup.mode == "paper"
    match flow.kind:
        case "bank_auction" | "buy_from_bank" | "receive_painting" if paper:
            flow.happen(f.PhaseEntered("draw"))
        case "bank_auction" | "buy_from_bank" | "receive_painting":
            _on_view(flow, flow.state.pile[0])
        case "private_auction" | "sell_to_bank" | "forced_sale" if not flow.state.paintings_of(flow.player):
            complete(flow)
        case "buy_from_player" if not can_buy_from_player(flow.state, flow.player):
            complete(flow)
        case _:
            flow.happen(f.PhaseEntered("decide"))


def can_buy_from_player(state: State, player: int) -> bool:
    """D9: not with less than the price, and not when nobody else owns a painting."""
    return state.cash(player) >= FIXED_PRICE and any(owner != player for owner in state.owners.values())


def draw(flow: Flow, command: c.Draw) -> None:
    """Paper mode: the painting that was drawn from the pile."""
    flow.expect("draw")
    if command.painting not in flow.state.pile:
        raise Refused("not_in_bank", painting=command.painting)
    _on_view(flow, command.painting)


def _on_view(flow: Flow, painting: int) -> None:
    if flow.kind == "receive_painting":
        flow.happen(f.PaintingGiven(painting, flow.player))
        flow.lay_value(painting)
        complete(flow)
        return
    flow.happen(f.PaintingDrawn(painting))
    flow.happen(f.PhaseEntered("auction" if flow.kind == "bank_auction" else "decide"))


def complete(flow: Flow) -> None:
    """The instruction is complete: the game ends when the bank has no paintings left, else the turn passes."""
    if flow.state.pile:
        flow.happen(f.TurnPassed(next_seat(flow.state, flow.player)))
    else:
        end(flow)


def next_seat(state: State, player: int) -> int:
    """The id of the player in the next seat."""
    seats = [each.id for each in state.players]
    return seats[(seats.index(player) + 1) % len(seats)]
