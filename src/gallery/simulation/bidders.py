"""Simple players of the auction: they know what a value card is worth on average, what lies under their own paintings, and
no more. Each has a temper (1 is sober), and takes decisions that a child could take."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from gallery.auction import commands as c
from gallery.auction.options import options
from gallery.auction.rules.lots import least_bid
from gallery.auction.state import FIXED_PRICE, FORGERY, Player, State
from gallery.auction.table import Table
from gallery.money.amounts import UNIT

LONGEST = 20_000
"""Commands after which a game is taken to be endless."""
POOR = 3_000_000
"""Dollars below which a player would rather have cash."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a hidden card is worth to somebody who has not seen it: dollars if it is no forgery, and how often it is none."""

    genuine: float
    share: float

    def worth(self, cards: int) -> float:
        """Of a painting with so many hidden cards: nothing when one of them is a forgery."""
        return cards * self.genuine * self.share**cards


def guess_from(state: State) -> Guess:
    """From the deck that is played with."""
    genuine = [card for card in state.setup.deck if card != FORGERY]
    return Guess(sum(genuine) / max(1, len(genuine)), len(genuine) / max(1, len(state.setup.deck)))


def play_auction(table: Table, rng: Random) -> None:
    """Plays an app-mode game to its end. Raises RuntimeError should it never come."""
    tempers = {player.id: rng.uniform(0.7, 1.3) for player in table.state.players}
    guess = guess_from(table.state)
    for _ in range(LONGEST):
        if table.state.phase == "over":
            return
        for command in _commands(table, guess, tempers, rng):
            table.do(command)
    raise RuntimeError("a game that does not end")


def _commands(table: Table, guess: Guess, tempers: Mapping[int, float], rng: Random) -> Iterator[c.Command]:
    state = table.state
    match state.phase:
        case "deal":
            yield c.Deal()
        case "spin":
            yield c.Spin()
        case "auction":
            yield from _auction(state, guess, tempers, rng)
        case _:
            yield _decision(table, guess, tempers, rng)


def _auction(state: State, guess: Guess, tempers: Mapping[int, float], rng: Random) -> Iterator[c.Command]:
    """Everybody bids up to a limit: the highest limit wins for a step more than the second could pay."""
    lot = state.lot
    assert lot is not None
    least = least_bid(lot)
    holding = state.holdings.get(lot.painting)
    worth = guess.worth(len(holding.cards) if holding is not None and holding.cards else 1)
    limits = []
    for player in state.players:
        if player.id != lot.consignor:
            wanted = worth * tempers[player.id] * rng.uniform(0.6, 1.3)
            limits.append((int(min(state.cash(player.id), wanted)) // UNIT * UNIT, rng.random(), player))
    able = sorted((limit for limit in limits if limit[0] >= least), key=lambda each: each[:2], reverse=True)
    if len(able) > 1:
        (highest, _, winner), (second, _, other) = able[:2]
        price = max(least, min(highest, second + UNIT))
        if price > second >= least:
            yield c.PlaceBid(player=other.name, amount=second)
        yield c.PlaceBid(player=winner.name, amount=price)
    elif able:
        yield c.PlaceBid(player=able[0][2].name, amount=least)
    yield c.Hammer()


def _decision(table: Table, guess: Guess, tempers: Mapping[int, float], rng: Random) -> c.Command:
    state = table.state
    can = [option.command for option in options(table) if option.refused is None]
    player = state.player(state.turn or 0)
    assert player is not None
    temper = tempers[player.id] * rng.uniform(0.8, 1.2)
    chosen = _wanted(state, can, guess, player, temper)
    if chosen is not None:
        return chosen
    return next((command for command in can if isinstance(command, c.Decline)), can[0])


def _wanted(state: State, can: list[c.Command], guess: Guess, player: Player, temper: float) -> c.Command | None:
    """What the player does gladly, None when there is nothing of that kind."""
    kind = state.instruction.kind if state.instruction else ""
    poor = state.cash(player.id) < POOR

    def known(command: c.Command) -> int:
        painting = getattr(command, "painting", None)
        return (state.value_of(painting) or 0) if isinstance(painting, int) else 0

    def hidden(command: c.Command) -> int:
        painting = getattr(command, "painting", None)
        return len(state.holdings[painting].cards) if isinstance(painting, int) else 0

    match kind:
        case "collect" if state.seen:
            return max(can, key=known)
        case "collect":
            value = next((command for command in can if isinstance(command, c.Take) and command.what == "value"), None)
            return value if value is not None and not poor and temper > 1 else None
        case "buy_from_bank":
            price = state.instruction.price if state.instruction and state.instruction.price else FIXED_PRICE
            buy = next((command for command in can if isinstance(command, c.Buy)), None)
            return buy if buy is not None and guess.worth(1) * temper >= price else None
        case "buy_from_player":
            offers = [command for command in can if isinstance(command, c.Buy)]
            best = max(offers, key=lambda command: guess.worth(hidden(command)), default=None)
            return best if best is not None and guess.worth(hidden(best)) * temper > FIXED_PRICE else None
        case "private_auction":
            offers_own = [command for command in can if isinstance(command, c.Offer)]
            worst = min(offers_own, key=known, default=None)
            return worst if worst is not None and known(worst) < guess.worth(hidden(worst)) * temper else None
        case "sell_to_bank":
            sales = [command for command in can if isinstance(command, c.Sell)]
            return max(sales, key=known, default=None) if poor else None
        case "forced_sale":
            return min((command for command in can if isinstance(command, c.Sell)), key=known, default=None)
    return None
