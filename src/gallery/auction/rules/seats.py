"""Who sits at the table: rename, leave, join (D10)."""

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.rules.flow import Flow
from gallery.auction.rules.form import find_player
from gallery.auction.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS, pay_start
from gallery.auction.rules.turn import next_seat
from gallery.money.ledger import BANK
from gallery.refusal import Refused
from gallery.seats import check_free, check_name


def rename(flow: Flow, command: c.Rename) -> None:
    """Another name, at any time."""
    player = find_player(flow.state, command.player)
    flow.happen(f.PlayerRenamed(player.id, check_name(command.name), player.name))


def leave(flow: Flow, command: c.Leave) -> None:
    """Cash to the bank, paintings and their cards to the bottom of their piles, the turn to the next seat."""
    flow.expect("spin")
    player = find_player(flow.state, command.player)
    if len(flow.state.players) <= FEWEST_PLAYERS:
        raise Refused("too_few_players", count=len(flow.state.players) - 1, least_count=FEWEST_PLAYERS)
    after = next_seat(flow.state, player.id)
    was_their_turn = flow.state.turn == player.id
    cash = flow.state.cash(player.id)
    if cash:
        flow.pay(player.id, BANK, cash, "leave")
    for painting in sorted(flow.state.paintings_of(player.id)):
        flow.happen(f.ValuesReturned(painting), f.PaintingReturned(painting))
    flow.happen(f.PlayerLeft(player.id))
    if was_their_turn:
        flow.happen(f.TurnPassed(after))


def join(flow: Flow, command: c.Join) -> None:
    """The last seat, with the starting cash, a painting and a value card; never the bank's last painting."""
    flow.expect("spin")
    state = flow.state
    name = check_free(check_name(command.player), (player.name for player in state.everyone()))
    if len(state.players) >= MOST_PLAYERS:
        raise Refused("too_many_players", count=len(state.players) + 1, most=MOST_PLAYERS)
    if len(state.pile) <= 1:
        raise Refused("too_few_paintings", count=len(state.pile), least_count=2)
    painting = command.painting if command.painting is not None else state.pile[0]
    if painting not in state.pile:
        raise Refused("not_in_bank", painting=painting)
    newcomer = max(player.id for player in state.everyone()) + 1
    looks = {player.look for player in state.players}
    look = min(look for look in range(MOST_PLAYERS) if look not in looks)
    flow.happen(f.PlayerJoined(newcomer, name, look))
    pay_start(flow, newcomer)
    flow.happen(f.PaintingGiven(painting, newcomer))
    flow.lay_value(painting)
