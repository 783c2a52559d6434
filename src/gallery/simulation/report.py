"""What came of many simulated games: how long they last, how they spread money or points, how much money is printed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from gallery.auction import commands as auction
from gallery.auction.table import GAME as AUCTION
from gallery.auction.table import Table as AuctionTable
from gallery.exhibitions import commands as exhibitions
from gallery.exhibitions.table import Table as SeasonTable
from gallery.exhibitions.variants import HANDS, VARIANTS
from gallery.money.ledger import BANK
from gallery.refusal import Refused
from gallery.simulation.bidders import play_auction
from gallery.simulation.exhibitors import play_seasons

GAMES = (1, 10_000)
NAMES = ("Ada", "Ben", "Chen", "Dov", "Elif", "Faye", "Gil", "Hana")
PLAYERS = (2, len(NAMES))
PAINTINGS = (3, 999)

Report = dict[str, Any]
Told = Callable[[int, int], None]
"""Told after each game: how many were played, of how many. Raising in it ends the simulation."""


def simulate(
    game: str = AUCTION,
    players: int = 4,
    paintings: int = 24,
    games: int = 100,
    seed: int = 1,
    progress: Told = lambda done, of: None,
) -> Report:
    """Plays so many games, the same ones for the same seed, and reports them as plain data.

    `printed` is the money that the bank has issued and that is still about at the end, dollars; `most_issued` the most of it
    at any time: so much must be printed. Refuses `unknown_game`, `print_out_of_range`, and what setting up a game refuses.
    """
    if game != AUCTION and game not in VARIANTS:
        raise Refused("unknown_game", name=game)
    most = PLAYERS[1] if game == AUCTION else max(HANDS)
    for option, given, (low, high) in (
        ("--players", players, (PLAYERS[0], most)),
        ("--paintings", paintings, PAINTINGS),
        ("--games", games, GAMES),
    ):
        if not low <= given <= high:
            raise Refused("print_out_of_range", option=option, given=str(given), low=str(low), high=str(high))
    played = _auctions(players, paintings, games, seed) if game == AUCTION else _seasons(game, players, games, seed)
    results: list[Report] = []
    for result in played:
        results.append(result)
        progress(len(results), games)
    report: Report = {"game": game, "players": players, "games": games, "seed": seed}
    if game == AUCTION:
        report["paintings"] = paintings
    for name in results[0]:
        report[name] = _spread([float(result[name]) for result in results])
    return report


def _auctions(players: int, paintings: int, games: int, seed: int) -> Iterator[Report]:
    for number in range(games):
        rng = Random(f"{seed} {number}")
        names = NAMES[:players]
        opening = auction.New(
            players=names,
            paintings=paintings,
            mode="app",
            starter=rng.choice(names),
            secret=rng.randbytes(32).hex(),
        )
        table = AuctionTable.new(opening)
        play_auction(table, rng)
        state = table.state
        wealth = sorted(state.wealth(player.id) for player in state.players)
        issued = [-each.cash(BANK) for _, each in table.journal.states()]
        yield {
            "spins": state.spins,
            "entries": len(table.entries),
            "winner": wealth[-1],
            "last": wealth[0],
            "spread": wealth[-1] - wealth[0],
            "printed": issued[-1],
            "most_issued": max(issued),
        }


def _seasons(game: str, players: int, games: int, seed: int) -> Iterator[Report]:
    for number in range(games):
        rng = Random(f"{seed} {number}")
        names = NAMES[:players]
        table = SeasonTable.new(exhibitions.New(players=names, starter=rng.choice(names)), game)
        play_seasons(table, rng)
        counted = sorted(player.counted for player in table.state.players)
        yield {
            "seasons": table.state.season,
            "entries": len(table.entries),
            "winner": counted[-1],
            "last": counted[0],
            "spread": counted[-1] - counted[0],
        }


def _spread(values: Sequence[float]) -> Report:
    """Least, tenth, middle and ninetieth percent, most, and the mean, as whole numbers."""
    order = sorted(values)

    def at(share: float) -> int:
        return round(order[min(len(order) - 1, int(share * len(order)))])

    return {
        "least": round(order[0]),
        "p10": at(0.1),
        "median": at(0.5),
        "p90": at(0.9),
        "most": round(order[-1]),
        "mean": round(sum(order) / len(order)),
    }
