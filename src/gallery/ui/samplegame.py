"""A short game that is the same each time, for pictures of the program: its secret, its names and its hours are fixed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal, TypeVar

import msgspec

from gallery.auction import commands as c
from gallery.auction.state import FORGERY
from gallery.auction.table import Table
from gallery.refusal import Refused
from gallery.texts import Language
from gallery.ui.gamefiles import file_name
from gallery.ui.history import LineOf
from gallery.ui.session import Session, Trouble

S = TypeVar("S")
Stage = Literal["deal", "spin", "draw", "auction", "sold", "decide", "sale", "wall", "reveal", "over"]

NAMES: Mapping[Language, tuple[str, ...]] = {
    "he": ("דנה", "אבי", "נועה", "Éloïse"),
    "fr": ("Éloïse", "Hugo", "Inès", "דנה"),
    "en": ("Dana", "Avi", "Grace", "Éloïse"),
}
"""Everyday names, one in another script."""
SECRET = "5e" * 32
PAINTINGS = 24
BEGUN = datetime(2026, 3, 3, 10, 0)
"""The hour on the record, local time; each entry is a minute later."""
SOLD, SOLD_CARD = 14, 5_000_000
"""The painting that the bank buys, and what the card under it says."""


class SampleGame:
    """Four players in paper mode, from the deal over a sale, a purchase and a sale to the bank to the reveal and the winner."""

    def __init__(self, session: Session, names: Sequence[str]) -> None:
        self._session = session
        self._names = tuple(names)
        self.sold = (self._names[1], 3_500_000)
        """Buyer and price of the first sale."""
        session.trouble.connect(self._remember)
        self._trouble: Trouble | None = None

    def _remember(self, trouble: Trouble) -> None:
        self._trouble = trouble

    def stages(self) -> Iterator[Stage]:
        """Plays on from stage to stage. Raises the Refused of a step that the rules do not allow."""
        session = self._session
        one, two, three, four = self._names
        opening = c.New(players=self._names, paintings=PAINTINGS, mode="paper", starter=one, secret=SECRET)
        # Not the session's own new game: the file's name, which can be seen, would have today's date.
        path = session.places.make(session.places.games) / file_name(self._names, BEGUN.date())
        Table.new(opening, path, session.places.folders).close()
        self._done(session.open_game(path))
        yield "deal"
        self._done(session.deal({one: 5, two: 13, three: 1, four: 16}))
        yield "spin"
        self._done(session.spun_by_hand("bank_auction", None))
        yield "draw"
        self._done(session.draw(4))
        for name, bid in ((two, 1_000_000), (four, 1_500_000), (three, 2_500_000), self.sold):
            self._done(session.bid(name, bid))
        yield "auction"
        self._done(session.hammer())
        yield "sold"
        self._done(session.spun_by_hand("buy_from_bank", 2_500_000))
        self._done(session.draw(SOLD))
        yield "decide"
        self._done(session.buy())
        self._done(session.spun_by_hand("receive_painting", None))
        self._done(session.draw(6))
        self._done(session.spun_by_hand("collect", None))
        self._done(session.take_money())
        self._done(session.spun_by_hand("bank_auction", None))
        self._done(session.draw(11))
        self._done(session.bid(one, 500_000))
        self._done(session.bid(four, 2_000_000))
        self._done(session.hammer())
        self._done(session.spun_by_hand("sell_to_bank", None))
        yield "sale"
        self._done(session.sell(SOLD, (SOLD_CARD,)))
        yield "wall"
        self._done(session.finish())
        yield "reveal"
        for place, painting in enumerate(sorted(session.state.owners)):
            cards = len(session.state.holdings[painting].cards)
            self._done(session.reveal(painting, self._values(place, cards)))
        yield "over"

    def _values(self, place: int, count: int) -> tuple[int, ...]:
        """Cards that nobody has seen yet: another part of the deck for each painting, one of them a forgery."""
        unseen = self._session.state.unseen()
        left = sorted(value for value, cards in unseen.items() for _ in range(cards) if value != FORGERY)
        if place == 3 and unseen.get(FORGERY, 0):
            return (FORGERY,) * count
        return tuple(left[(7 * place + 5 * card) % len(left)] for card in range(count))

    def _done(self, done: bool) -> None:
        if not done:
            refused = self._trouble.refused if self._trouble is not None else None
            raise refused or Refused("unexpected", detail="the sample game stopped")
        self._session.lines = dated(self._session.lines)


def dated(lines: Sequence[LineOf[S]]) -> list[LineOf[S]]:
    """The same lines of a record with the hours of these pictures on them."""
    return [
        replace(line, entry=msgspec.structs.replace(line.entry, at=_hour(place))) for place, line in enumerate(lines)
    ]


def _hour(place: int) -> str:
    return (BEGUN + timedelta(minutes=place)).astimezone().isoformat()
