"""The command's form, checked before everything else and in the pinned order: amount, player, painting."""

from gallery.auction import commands as c
from gallery.auction.state import Player, State
from gallery.money.amounts import check_amount
from gallery.refusal import Refused
from gallery.seats import check_free, check_name, tidy


def find_player(state: State, name: str) -> Player:
    """The player in the game with this name. Refuses `unknown_player`, also for one who left."""
    wanted = tidy(name)
    for player in state.players:
        if player.name == wanted:
            return player
    raise Refused("unknown_player", name=wanted)


def find_account(state: State, name: str) -> int:
    """The account of a player's name or of "bank"."""
    return 0 if name == "bank" else find_player(state, name).id


def check_form(state: State, command: c.Command) -> None:
    """Refuses the first thing that is wrong with the command itself."""
    _amounts(state, command)
    _players(state, command)
    _paintings(state, command)
    _rest(state, command)


def _amounts(state: State, command: c.Command) -> None:
    match command:
        case c.PlaceBid(amount=amount) | c.Correct(amount=amount) | c.Assign(amount=amount):
            check_amount(amount)
        case c.Spin(price=int(price)):
            check_amount(price)
        case c.Count(notes=notes):
            for value, count in notes.items():
                if value not in state.setup.purse or count < 0 or count > 10**6:
                    raise Refused("bad_amount")


def _players(state: State, command: c.Command) -> None:
    match command:
        case c.PlaceBid(player=name) | c.Count(player=name) | c.Rename(player=name) | c.Leave(player=name):
            find_player(state, name)
        case c.Assign(player=name):
            find_player(state, name)
        case c.Correct(payer=payer, payee=payee):
            find_account(state, payer)
            find_account(state, payee)
        case c.Deal(paintings=dict(paintings)):
            for name in paintings:
                find_player(state, name)


def _paintings(state: State, command: c.Command) -> None:
    wanted: list[int | None] = []
    match command:
        case c.Draw() | c.Offer() | c.Lay() | c.Sell() | c.Reveal() | c.Assign():
            wanted = [command.painting]
        case c.Take() | c.Buy() if command.painting is not None:
            wanted = [command.painting]
        case c.Join():
            if state.setup.mode == "paper":
                wanted = [command.painting]
            elif command.painting is not None:
                raise Refused("unknown_field", word="join", field="painting")
        case c.Deal(paintings=dict(paintings)):
            wanted = list(paintings.values())
    for painting in wanted:
        if painting is None or not 1 <= painting <= state.setup.paintings:
            raise Refused("unknown_painting", painting=painting if painting is not None else 0)


def _rest(state: State, command: c.Command) -> None:
    match command:
        case c.Rename(name=name, player=old):
            others = (player.name for player in state.everyone() if player.name != tidy(old))
            check_free(check_name(name), others)
        case c.Join(player=name):
            check_name(name)
        case c.Correct(payer=payer, payee=payee, reason=reason):
            if tidy(payer) == tidy(payee):
                raise Refused("same_account", name=tidy(payer))
            if not reason.strip():
                raise Refused("missing_reason")
        case c.Take(what=what) if what not in ("money", "value"):
            raise Refused("bad_field", field="what")
        case c.Sell(values=tuple()) | c.Deal(paintings=dict()) if state.setup.mode == "app":
            field = "values" if isinstance(command, c.Sell) else "paintings"
            raise Refused("unknown_field", word=command.do, field=field)
