"""How long an exhibitions game may last: a season from its turns, a game from how many seasons it mostly has."""

from dataclasses import dataclass

from gallery.exhibitions.variants import HANDS, KEPT, PLACED

QUICK, SLOW = 30, 45
"""Seconds that a turn takes, with its prediction and its cards, in a lively class and in a thoughtful one."""

FEWEST, MOST = 4, 8
"""Seasons of a game. Players who know their hands and predict what they see coming need 3 to 8, whatever their number and the
variant (the middle of 30 simulated games of each is 5); players who guess need two or three times as many. The bell ends a game
at any time."""


@dataclass(frozen=True, slots=True)
class SeasonsEstimate:
    """Minutes a season from … to …, and seasons of a game from … to …"""

    shortest: int
    longest: int
    fewest: int = FEWEST
    most: int = MOST


def estimate_seasons(players: int) -> SeasonsEstimate | None:
    """The estimate for so many players; None for a number that cannot play."""
    if players not in HANDS:
        return None
    # The opening, the rounds, the closing.
    turns = players * ((HANDS[players] - KEPT) // PLACED + 2)
    return SeasonsEstimate(round(turns * QUICK / 60), round(turns * SLOW / 60))
