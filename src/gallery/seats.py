"""What a player may be called (commands.md, `bad_name`), and the mark that a player has on screens and name signs."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from gallery.refusal import Refused

Shape = Literal["circle", "diamond", "triangle", "square", "cross", "star", "hexagon", "ring"]

LONGEST = 40
"""Characters."""

_DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


@dataclass(frozen=True, slots=True)
class Look:
    """How a player is marked: a shape and its colour in each room. Never the colour alone."""

    shape: Shape
    light: str
    dark: str

    def colour(self, dark: bool) -> str:
        """The colour in the light or dark room."""
        return self.dark if dark else self.light


LOOKS: tuple[Look, ...] = (
    Look("circle", "#045985", "#1C94C3"),
    Look("diamond", "#D86407", "#FF933D"),
    Look("triangle", "#228A55", "#50DEAF"),
    Look("square", "#9454A2", "#D9A9EF"),
    Look("cross", "#5F4400", "#F9D44D"),
    Look("star", "#BA1161", "#FF7880"),
    Look("hexagon", "#1B1F5E", "#6892FE"),
    Look("ring", "#3B3C3E", "#EDE8DE"),
)
"""By `Player.look`, 0…7. Apart also for protan, deutan and tritan readers and in grey."""


def tidy(name: str) -> str:
    """The name composed (NFC) and without spaces around it: how it is kept, and how one that is asked for is compared.

    Only spaces fall away: a line break or another control character is a fault that `check_name` refuses.
    """
    composed = unicodedata.normalize("NFC", name)
    around = "".join({sign for sign in composed if unicodedata.category(sign) == "Zs"})
    return composed.strip(around) if around else composed


def check_name(name: str) -> str:
    """The name, tidied.

    Refuses `bad_name`: empty, over 40 characters, "bank" in any case, with control or direction characters, or with
    nothing that can be seen.
    """
    trimmed = tidy(name)
    if not trimmed:
        raise Refused("bad_name", name=trimmed, detail="empty")
    if len(trimmed) > LONGEST:
        raise Refused("bad_name", name=trimmed[:LONGEST], detail="long")
    if trimmed.casefold() == "bank":
        raise Refused("bad_name", name=trimmed, detail="bank")
    kinds = [unicodedata.category(sign) for sign in trimmed]
    bad = any(kind in ("Cc", "Cs", "Co", "Zl", "Zp") for kind in kinds) or any(sign in _DIRECTION for sign in trimmed)
    if bad or all(kind in ("Cf", "Mn", "Me", "Zs") for kind in kinds):
        shown = "".join(sign for sign, kind in zip(trimmed, kinds, strict=True) if kind[0] not in "CZ" or kind == "Zs")
        raise Refused("bad_name", name=shown, detail="characters")
    return trimmed


def check_free(name: str, taken: Iterable[str]) -> str:
    """The checked name. Refuses `duplicate_name` when it is among those taken."""
    if name in set(taken):
        raise Refused("duplicate_name", name=name)
    return name


def check_names(names: Sequence[str], fewest: int, most: int) -> tuple[str, ...]:
    """The checked names of a new game, in seat order.

    Refuses `too_few_players`, `too_many_players`, and what `check_name` and `check_free` refuse.
    """
    if len(names) < fewest:
        raise Refused("too_few_players", count=len(names), least_count=fewest)
    if len(names) > most:
        raise Refused("too_many_players", count=len(names), most=most)
    checked: list[str] = []
    for name in names:
        checked.append(check_free(check_name(name), checked))
    return tuple(checked)


def seat_of(name: str, names: Sequence[str]) -> int:
    """The seat, from 1, of somebody among the names. Refuses `unknown_player`."""
    wanted = tidy(name)
    if wanted not in names:
        raise Refused("unknown_player", name=wanted)
    return names.index(wanted) + 1
