"""How long an exhibitions game may last: a season from its turns, a game from how many seasons it mostly has."""

from collections.abc import Mapping
from dataclasses import dataclass

from gallery.exhibitions.variants import HANDS, KEPT, PLACED

QUICK, SLOW = 30, 45
"""Seconds that a turn takes, with its prediction and its cards, in a lively class and in a thoughtful one."""

SEASONS: Mapping[int, tuple[int, int]] = {2: (5, 11), 3: (5, 9), 4: (5, 13), 5: (5, 19)}
"""Players → seasons of a game: the middle of games of players who weigh the chances of every space with their own hand, and
of those whom `gallery simulate` plays, who do not. The variants hardly differ. The bell ends a game at any time."""


@dataclass(frozen=True, slots=True)
class SeasonsEstimate:
    """Minutes a season from … to …, and seasons of a game from … to …"""

    shortest: int
    longest: int
    fewest: int
    most: int


def estimate_seasons(players: int) -> SeasonsEstimate | None:
    """The estimate for so many players; None for a number that cannot play."""
    if players not in HANDS:
        return None
    # The opening, the rounds, the closing.
    turns = players * ((HANDS[players] - KEPT) // PLACED + 2)
    return SeasonsEstimate(round(turns * QUICK / 60), round(turns * SLOW / 60), *SEASONS[players])
