"""How fast the exhibitions games are: random games of each variant and size in memory, on one core.

Run: `python -m benchmarks.exhibitions [games of each]`. The number to reach is 30 games a second.
"""

import sys
import time
from random import Random

from gallery.exhibitions import commands as c
from gallery.exhibitions.options import cards_left
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import EXHIBITIONS, VARIANTS
from gallery.exhibitions.verify import verify

NAMES = ("Dana", "Avi", "Noa", "Gil", "Uri")
MOST_COMMANDS = 20_000


def main() -> None:
    """Prints a line for each variant and number of players, and the sum."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    played, taken, slowest = 0, 0.0, 1e9
    for variant in VARIANTS:
        for players in (2, 3, 4, 5):
            commands = seasons = 0
            start = time.process_time()
            for seed in range(games):
                table = play(Random(f"{variant} {players} {seed}"), variant, players)
                commands += len(table.entries)
                seasons += table.state.season
                if seed == 0:
                    checked = time.process_time()
                    verify(table)
                    start += time.process_time() - checked
            took = time.process_time() - start
            played, taken, slowest = played + games, taken + took, min(slowest, games / took)
            print(
                f"{variant:15} {players} players: {games / took:6.1f} games/s, {commands / took:8.0f} commands/s,"
                f" {seasons / games:5.1f} seasons, {commands / games:6.0f} commands a game"
            )
    print(f"{played} games: {played / taken:.1f} games/s, slowest {slowest:.1f}")


def play(rng: Random, variant: str, players: int) -> Table:
    """A game of players who predict what they see coming, to its end."""
    table = Table.new(c.New(players=NAMES[:players]), variant)
    while table.state.phase != "over" and len(table.entries) < MOST_COMMANDS:
        table.do(choose(rng, table.state))
    return table


def choose(rng: Random, state: State) -> c.Command:
    """A legal command. Predictions go to exhibitions that still lack a player with five points."""
    if state.phase == "setup":
        return c.Open(cards=draw(rng, state, 2))
    assert state.turn is not None
    name = state.name_of(state.turn)
    if state.phase == "opening" or state.placed:
        return predict(rng, state, name)
    house = state.setup.house
    cards = draw(rng, state, 3 if house else 2)
    kind = c.Place if state.phase == "rounds" else c.Close
    return kind(player=name, cards=cards[:2], house=cards[2] if house else None)


def draw(rng: Random, state: State, count: int) -> tuple[str, ...]:
    """Cards that the deck still holds."""
    deck = [card for card, left in cards_left(state).items() for _ in range(left)]
    return tuple(rng.sample(deck, count))


def predict(rng: Random, state: State, name: str) -> c.Command:
    """A token on the space that is nearest to what the exhibition will hold, if it is free."""
    player = state.player(state.turn or 0)
    late = state.phase == "rounds" and state.round > state.setup.rounds // 2
    if not player.singles or rng.random() < (0.3 if late else 0.6):
        return c.Pass(player=name)
    number = rng.randrange(EXHIBITIONS)
    works = state.exhibitions[number].works + (1 if late else 3)
    space = min(8, max(1, works + rng.choice((-1, 0, 0, 1))))
    if any(each.space == space for each in state.exhibitions[number].predictions):
        return c.Pass(player=name)
    risk = state.phase == "opening" and rng.random() < 0.5
    return c.Predict(player=name, exhibition=number + 1, space=space, risk=risk)


if __name__ == "__main__":
    main()
