"""The three games as data. Where they differ stands here and nowhere else (exhibitions.md, What lies on the table; E8)."""

from collections.abc import Mapping

import msgspec

from gallery.refusal import Refused


class Variant(msgspec.Struct, frozen=True):
    """One of the games: the tokens of each player besides the high-risk token.

    The doubling is the double token where there is one, else two single tokens on one space.
    """

    key: str
    singles: int
    double: int


VARIANTS: Mapping[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("classic-art", singles=6, double=0),
        Variant("members-only", singles=4, double=1),
        Variant("glenns-gallery", singles=4, double=1),
    )
}

EXHIBITIONS = 5
SPACES = 8
MOST_RARE = 4
"""Spaces up to MOST_RARE succeed with that many works or fewer, those above with that many or more."""

POSITIVES, NEGATIVES = 11, 2
"""Cards of each exhibition in the deck."""

POINTS = (5, 3, 2, 1, 1, 2, 3, 5)
"""Points per token of the spaces 1–8."""

TRACK = 10
"""The most points in an exhibition, over the whole game (E7)."""

COUNTS_FROM = 5
"""Points below this count nothing at the end, and an exhibition without a player who has them keeps the game going."""

HANDS: Mapping[int, int] = {2: 11, 3: 11, 4: 9, 5: 7}
"""Players → cards dealt to each."""

KEPT = 3
"""Cards in hand when the rounds end: two are placed and one is laid aside."""

PLACED = 2
"""Cards that are laid face up at the opening, and that a player places in a turn."""


def variant_of(key: str) -> Variant:
    """The variant of a game's word. Refuses `unknown_game`."""
    variant = VARIANTS.get(key)
    if variant is None:
        raise Refused("unknown_game", name=key)
    return variant
