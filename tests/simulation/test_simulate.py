"""Simulated games: whole, the same for the same seed, and reported as they were."""

import json
from random import Random

import pytest
from click.testing import CliRunner

from gallery.auction import commands as auction
from gallery.auction.table import Table as AuctionTable
from gallery.auction.verify import verify as verify_auction
from gallery.cli import cli
from gallery.exhibitions import commands as exhibitions
from gallery.exhibitions.table import Table as SeasonTable
from gallery.exhibitions.variants import EXHIBITIONS, HANDS, NEGATIVES, POSITIVES, VARIANTS
from gallery.exhibitions.verify import verify as verify_seasons
from gallery.refusal import Refused
from gallery.simulation.bidders import guess_from, play_auction
from gallery.simulation.exhibitors import deal, play_seasons
from gallery.simulation.report import simulate


def opening(players: int, paintings: int, rng: Random) -> AuctionTable:
    """An auction in app mode before its deal."""
    names = tuple("ABCDEFGH"[:players])
    secret = rng.randbytes(32).hex()
    return AuctionTable.new(auction.New(players=names, paintings=paintings, mode="app", starter="A", secret=secret))


@pytest.mark.parametrize(("players", "paintings"), [(2, 3), (3, 12), (5, 24), (8, 40)])
def test_simple_players_end_an_auction_that_verifies(players: int, paintings: int) -> None:
    rng = Random(players)
    table = opening(players, paintings, rng)
    play_auction(table, rng)
    assert table.state.phase == "over"
    assert {entry.kind for entry in table.entries} >= {"deal", "spin", "hammer"}
    verify_auction(table)


def test_they_bid_against_each_other_and_buy_no_more_than_they_think_it_is_worth() -> None:
    """Several bids a lot, prices of all sizes, none above what three good cards would be."""
    rng = Random(5)
    table = opening(5, 40, rng)
    play_auction(table, rng)
    bids = [fact["amount"] for entry in table.entries for fact in entry.facts if fact["fact"] == "BidPlaced"]
    lots = sum(entry.kind == "hammer" for entry in table.entries)
    guess = guess_from(table.state)
    assert len(bids) > lots
    assert len(set(bids)) > 3
    assert max(bids) < 3 * guess.genuine


@pytest.mark.parametrize("game", list(VARIANTS))
@pytest.mark.parametrize("players", [2, 5])
def test_simple_players_end_seasons_that_verify(game: str, players: int) -> None:
    rng = Random(players)
    table = SeasonTable.new(exhibitions.New(players=tuple("ABCDE"[:players]), starter="A"), game)
    play_seasons(table, rng)
    assert table.state.phase == "over"
    kinds = [entry.kind for entry in table.entries]
    assert "predict" in kinds
    assert kinds[-1] == "close"
    verify_seasons(table)


@pytest.mark.parametrize("players", list(HANDS))
def test_a_season_is_dealt_from_one_deck(players: int) -> None:
    table = SeasonTable.new(exhibitions.New(players=tuple("ABCDE"[:players]), starter="A"), "classic-art")
    season = deal(table.state, Random(1))
    cards = [*season.opening, *season.house, *(card for hand in season.hands.values() for card in hand)]
    assert all(len(hand) == HANDS[players] for hand in season.hands.values())
    assert len(season.house) == (10 if players == 2 else 0)
    for number in range(1, EXHIBITIONS + 1):
        assert cards.count(f"{number}+") <= POSITIVES
        assert cards.count(f"{number}-") <= NEGATIVES


def test_the_same_seed_plays_the_same_games() -> None:
    assert simulate(games=3, seed=7) == simulate(games=3, seed=7)
    assert simulate(games=3, seed=7)["spins"] != simulate(games=3, seed=8)["spins"]


def test_more_paintings_last_longer() -> None:
    short = simulate(players=4, paintings=10, games=5)["spins"]["mean"]
    assert simulate(players=4, paintings=40, games=5)["spins"]["mean"] > 2 * short


def test_what_is_reported_is_in_order() -> None:
    told: list[tuple[int, int]] = []
    report = simulate("glenns-gallery", 3, games=6, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, 6) for done in range(1, 7)]
    for name in ("seasons", "entries", "winner", "last", "spread"):
        spread = report[name]
        order = [spread[share] for share in ("least", "p10", "median", "p90", "most")]
        assert order == sorted(order)
        assert spread["least"] <= spread["mean"] <= spread["most"]
    assert "paintings" not in report


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"players": 1}, "print_out_of_range"),
        ({"players": 9}, "print_out_of_range"),
        ({"game": "classic-art", "players": 6}, "print_out_of_range"),
        ({"games": 0}, "print_out_of_range"),
        ({"players": 4, "paintings": 4}, "too_few_paintings"),
    ],
)
def test_what_cannot_be_simulated_is_refused(asked: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        simulate(**{"games": 1, **asked})  # type: ignore[arg-type]  # the table of cases is untyped
    assert refused.value.key == key


def test_the_command_line_tells_a_table_or_json() -> None:
    runner = CliRunner()
    made = runner.invoke(cli, ["--lang", "en", "simulate", "--games", "2", "--json"])
    assert made.exit_code == 0, made.output
    assert json.loads(made.output) == simulate(games=2)
    table = runner.invoke(cli, ["simulate", "--games", "2", "--game", "members-only", "--players", "2", "--lang", "fr"])
    assert table.exit_code == 0, table.output
    assert "Saisons" in table.output
    assert "$" not in table.output
    wrong = runner.invoke(cli, ["--lang", "en", "simulate", "--players", "1"])
    assert wrong.exit_code == 1
    assert wrong.output.startswith("print_out_of_range: ")
