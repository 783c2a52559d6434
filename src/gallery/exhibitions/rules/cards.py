"""Cards on the table: the opening, the rounds and the closing (exhibitions.md, A season and Cancelling)."""

from gallery.exhibitions import commands as c
from gallery.exhibitions import facts as f
from gallery.exhibitions.rules.flow import Flow
from gallery.exhibitions.rules.form import find_seat
from gallery.exhibitions.rules.scoring import score
from gallery.exhibitions.state import State
from gallery.exhibitions.variants import EXHIBITIONS, NEGATIVES, PLACED, POSITIVES
from gallery.refusal import Refused

CARDS = frozenset(f"{number}{sign}" for number in range(1, EXHIBITIONS + 1) for sign in "+-")
"""The words of the cards there are."""


def open_season(flow: Flow, command: c.Open) -> None:
    """Lays the two face-up cards; the starting player may predict first."""
    flow.expect("setup")
    _lay(flow, command.cards, None, None)
    flow.happen(f.TurnPassed(flow.state.starter, "opening"))


def place(flow: Flow, command: c.Place) -> None:
    """Two cards of a hand; the player may predict then."""
    seat = find_seat(flow.state, command.player)
    flow.expect("rounds")
    if flow.state.placed:
        flow.wrong()
    flow.expect_turn(seat)
    _lay(flow, command.cards, command.house, seat)


def close(flow: Flow, command: c.Close) -> None:
    """The last two cards of a hand; after the last player the season is scored."""
    seat = find_seat(flow.state, command.player)
    flow.expect("closing")
    flow.expect_turn(seat)
    _lay(flow, command.cards, command.house, seat)
    if flow.state.next_seat(seat) == flow.state.starter:
        score(flow)
    else:
        flow.pass_turn()


def _lay(flow: Flow, cards: tuple[str, ...], house: str | None, seat: int | None) -> None:
    wanted = flow.state.setup.house and seat is not None
    if len(cards) != PLACED:
        raise Refused("wrong_card_count", detail="hand", expected=PLACED, count=len(cards))
    if wanted and house is None:
        raise Refused("wrong_card_count", detail="house_missing")
    if house is not None and not wanted:
        raise Refused("wrong_card_count", detail="house_surplus")
    laid = cards if house is None else (*cards, house)
    flow.happen(f.CardsPlaced(cards, seat, house, _removed(flow.state, laid)))


def _removed(state: State, cards: tuple[str, ...]) -> tuple[int, ...]:
    """The exhibitions of the pairs that cancel each other, at once and in order. Refuses cards that cannot exist."""
    removed: list[int] = []
    for place, card in enumerate(cards):
        if card not in CARDS:
            raise Refused("no_such_card", detail="word", card=card)
        number = int(card[0])
        earlier = cards[:place]
        there = state.exhibition(number)
        positive = there.positive + earlier.count(f"{number}+")
        negative = there.negative + earlier.count(f"{number}-")
        before, copies, other = (positive, POSITIVES, negative) if card[1] == "+" else (negative, NEGATIVES, positive)
        if before >= copies:
            raise Refused("no_such_card", card=card, copies=copies)
        # Of the other kind more came before than of this one: one of them lies there without a partner.
        if other > before:
            removed.append(number)
    return tuple(removed)
