"""How long a game may last, from the wheel and the number of paintings."""

from dataclasses import dataclass

from gallery.auction.state import Sector

TAKING = frozenset({"bank_auction", "buy_from_bank", "receive_painting"})
"""The instructions that take a painting from the bank."""

QUICK, SLOW = 0.9, 1.25
"""Minutes that a turn takes in a lively class and in a thoughtful one."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """About how many spins, and how many minutes from … to …"""

    spins: int
    shortest: int
    longest: int


def estimate(paintings: int, players: int, sectors: tuple[Sector, ...]) -> Estimate | None:
    """The estimate; None when the wheel never takes a painting from the bank or there is none to take."""
    total = sum(sector.weight for sector in sectors)
    taking = sum(sector.weight for sector in sectors if sector.kind in TAKING)
    if not taking or paintings <= players:
        return None
    spins = (paintings - players) * total / taking
    return Estimate(_near(spins), _near(spins * QUICK), _near(spins * SLOW))


def _near(count: float) -> int:
    """Rounded to fives, because more would be false precision; to ones below ten."""
    return max(1, round(count)) if count < 10 else 5 * round(count / 5)
