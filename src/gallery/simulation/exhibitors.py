"""Simple players of the exhibitions games: they count what lies on the table and what they hold, predict what they see coming
and help it along. The cards of a season are shuffled here: the game itself does not know the hands."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import Exhibition, State
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import (
    EXHIBITIONS,
    HANDS,
    MOST_RARE,
    NEGATIVES,
    PLACED,
    POINTS,
    POSITIVES,
    SPACES,
    TRACK,
)

MOST_SEASONS = 200
"""Seasons after which the bell is rung."""
KEEN = 1.0
"""The least points that a prediction must promise."""


@dataclass(slots=True)
class Season:
    """What is in the hands (player id → cards), the house deck, and the two cards that lie face up."""

    hands: dict[int, list[str]]
    house: list[str]
    opening: tuple[str, ...]
    meant: dict[int, dict[int, bool]] = field(default_factory=dict)
    """Player → exhibition → whether much is wanted in it: what was predicted."""


def deal(state: State, rng: Random) -> Season:
    """A shuffled deck, dealt as the table does it."""
    deck = [f"{number}+" for number in range(1, EXHIBITIONS + 1) for _ in range(POSITIVES)]
    deck += [f"{number}-" for number in range(1, EXHIBITIONS + 1) for _ in range(NEGATIVES)]
    rng.shuffle(deck)
    size = HANDS[len(state.players)]
    hands = {player.id: [deck.pop() for _ in range(size)] for player in state.players}
    opening = tuple(deck.pop() for _ in range(PLACED))
    # A house card for each turn with cards: those of the rounds and the last two.
    house = [deck.pop() for _ in range(len(hands) * (state.setup.rounds + 1))] if state.setup.house else []
    return Season(hands, house, opening)


def play_seasons(table: Table, rng: Random) -> None:
    """Plays a game to its end, by the bell after very many seasons."""
    season = deal(table.state, rng)
    while table.state.phase != "over":
        state = table.state
        if state.phase == "setup":
            if state.season > MOST_SEASONS:
                table.do(c.Finish())
                return
            season = deal(state, rng)
            table.do(c.Open(cards=season.opening))
            continue
        assert state.turn is not None
        if state.phase == "closing" or (state.phase == "rounds" and not state.placed):
            table.do(_lay(state, season, rng))
        else:
            table.do(_prediction(table, season, rng))


def _lay(state: State, season: Season, rng: Random) -> c.Place | c.Close:
    """The two cards that help the player's own predictions most."""
    turn = state.turn or 0
    hand, meant = season.hands[turn], season.meant.get(turn, {})

    def help_of(card: str) -> tuple[int, float]:
        more = meant.get(int(card[0]))
        return (0 if more is None else 1 if more == (card[1] == "+") else -1), rng.random()

    order = sorted(hand, key=help_of, reverse=True)
    cards = tuple(order[:PLACED])
    for card in cards:
        hand.remove(card)
    house = season.house.pop() if state.setup.house else None
    name = state.name_of(turn)
    if state.phase == "closing":
        return c.Close(player=name, cards=cards, house=house)
    return c.Place(player=name, cards=cards, house=house)


def _prediction(table: Table, season: Season, rng: Random) -> c.Predict | c.Pass:
    """The space that promises most of those that the rules allow now; nothing when none promises enough."""
    state = table.state
    turn = state.turn or 0
    name, player = state.name_of(turn), state.player(turn)
    best: tuple[float, c.Predict] | None = None
    for number in range(1, EXHIBITIONS + 1):
        room = TRACK - player.scores[number - 1]
        if not room or number in season.meant.get(turn, {}):
            continue
        expected = _expected(state.exhibition(number), Counter(season.hands[turn]), state, number) + rng.gauss(0, 0.4)
        for space in range(1, SPACES + 1):
            margin = space - expected if space <= MOST_RARE else expected - space
            chance = min(0.95, max(0.02, 0.5 + 0.22 * (margin + 0.3)))
            promised = chance * min(room, POINTS[space - 1]) - (1 - chance) * 0.8
            if best is None or promised > best[0]:
                command = c.Predict(player=name, exhibition=number, space=space, tokens=1)
                if table.refusal(command) is None:
                    best = (promised, command)
    if best is None or best[0] < KEEN:
        return c.Pass(player=name)
    command = best[1]
    season.meant.setdefault(turn, {})[command.exhibition] = command.space > MOST_RARE
    for tokens, risk in ((2, True), (2, False), (1, True)):
        bolder = c.Predict(player=name, exhibition=command.exhibition, space=command.space, tokens=tokens, risk=risk)
        if best[0] > 2 and table.refusal(bolder) is None:
            return bolder
    return command


def _expected(exhibition: Exhibition, hand: Counter[str], state: State, number: int) -> float:
    """How many works the player sees coming: what lies there, what is held, and a share of what the others may place."""
    own = hand[f"{number}+"] - hand[f"{number}-"]
    mine = sum(hand.values())
    placed = sum(each.positive + each.negative for each in state.exhibitions)
    others = HANDS[len(state.players)] * (len(state.players) - 1) * 0.8 - placed * 0.6
    left = POSITIVES - exhibition.positive - hand[f"{number}+"] - (NEGATIVES - exhibition.negative - hand[f"{number}-"])
    unseen = max(1, (POSITIVES + NEGATIVES) * EXHIBITIONS - placed - mine)
    coming = max(0.0, others) * left / unseen
    return max(0.0, exhibition.works - exhibition.waiting + 0.75 * own + coming)
