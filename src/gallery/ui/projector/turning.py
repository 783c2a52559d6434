"""Where the wheel rests and how it gets there: pure geometry, no Qt.

Angles are degrees. A place on the wheel is counted clockwise from the first sector's leading edge; the wheel's `angle` is how
far it is turned clockwise, so the place under the pointer (at the top) is −angle. The outcome comes in as a sector's index
and only the show is made here.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from gallery.auction.state import Sector
from gallery.auction.wheel import FULL, arcs

EDGE_SHARE, EDGE_LEAST = 0.10, 0.5
"""How far from a sector's edges the wheel never rests: a share of its width, and degrees (auction.md, The wheel is fair)."""


def rest_angle(sectors: Sequence[Sector], index: int, fraction: float) -> float:
    """The angle at which the wheel rests on a sector: `fraction` 0…1 is the place between its two margins.

    A sector too narrow for its margins is met in its middle.
    """
    if not 0.0 <= fraction <= 1.0:
        raise ValueError(fraction)
    arc = arcs(sectors)[index]
    margin = min(max(arc.width * EDGE_SHARE, EDGE_LEAST), arc.width / 2)
    place = arc.start + margin + fraction * (arc.width - 2 * margin)
    return (-place) % FULL


def sector_at(sectors: Sequence[Sector], angle: float) -> int:
    """The index of the sector under the pointer when the wheel is turned by `angle`."""
    starts = [arc.start for arc in arcs(sectors)]
    return bisect_right(starts, (-angle) % FULL) - 1


def show_fraction(fingerprint: str, spin: int, what: str = "rest") -> float:
    """A number 0…1 for the show of a spin. From public data only: nothing that is drawn tells of the secret."""
    digest = hashlib.sha256(f"show:{what}:{fingerprint}:{spin}".encode()).digest()
    return int.from_bytes(digest[:6], "big") / ((1 << 48) - 1)


@dataclass(frozen=True, slots=True)
class Motion:
    """A turn of the wheel, clockwise, from one angle to the rest.

    It speeds up at once, as from a push, and is slowed by air and bearing until it stands: speed falls as (1 − t)^`drag`.
    """

    start: float
    rest: float
    turns: int = 4
    """Whole turns before the way to the rest."""
    drag: float = 1.75
    push: float = 0.06
    """The share of the time in which it speeds up."""

    @property
    def way(self) -> float:
        """Degrees travelled in all."""
        return self.turns * FULL + (self.rest - self.start) % FULL

    def angle(self, time: float) -> float:
        """The wheel's angle, not reduced to one turn; `time` runs 0…1. At 1 it is the rest, exactly."""
        if time <= 0.0:
            return self.start
        if time >= 1.0:
            return self.rest
        return self.start + self.way * self._gone(time)

    def speed(self, time: float) -> float:
        """Degrees per whole duration at a time 0…1."""
        if not 0.0 < time < 1.0:
            return 0.0
        top = self.way / (self.push / 2 + (1 - self.push) / (self.drag + 1))
        if time < self.push:
            return top * time / self.push
        left: float = ((1 - time) / (1 - self.push)) ** self.drag
        return top * left

    def _gone(self, time: float) -> float:
        slow = (1 - self.push) / (self.drag + 1)
        whole = self.push / 2 + slow
        if time < self.push:
            return time * time / (2 * self.push) / whole
        left: float = ((1 - time) / (1 - self.push)) ** (self.drag + 1)
        return (self.push / 2 + slow * (1 - left)) / whole


def motion(start: float, rest: float, fraction: float, strength: float = 0.5) -> tuple[Motion, float]:
    """The motion of a spin and its seconds, 4…7: a stronger push (0…1) turns it longer and further, to the same rest."""
    strength = min(1.0, max(0.0, strength))
    seconds = 4.4 + 1.6 * strength + 0.9 * fraction
    return Motion(start, rest, turns=3 + round(2 * strength + fraction)), min(7.0, seconds)


def pins_between(sectors: Sequence[Sector], before: float, after: float) -> int:
    """How many pins passed the pointer while the wheel went from one angle to a later one."""
    count = 0
    for arc in arcs(sectors):
        # The pin at `start` is under the pointer whenever angle + start is a whole number of turns.
        count += int((after + arc.start) // FULL) - int((before + arc.start) // FULL)
    return max(0, count)
