"""Facts: what a command became, as the record holds it. Each game names its own; what they have in common is here."""

from typing import Any

import msgspec

from gallery.refusal import Refused


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=True, omit_defaults=True):
    """One thing that happened. Players are ids. Applying a fact runs no rule."""


class Game(Fact, frozen=True):
    """Which game the file holds; the first fact of entry 1."""

    game: str


def to_plain(fact: Fact) -> dict[str, Any]:
    """The fact as plain data for the record (keys of mappings become text)."""
    plain: dict[str, Any] = msgspec.to_builtins(fact, str_keys=True)
    return plain


def read_fact(plain: dict[str, Any], kinds: Any) -> Any:
    """A fact from the record's plain data; `kinds` is the union of a game's facts. Refuses `damaged_file`."""
    try:
        return msgspec.convert(plain, kinds, str_keys=True)
    except msgspec.ValidationError as fault:
        raise Refused("damaged_file", detail=str(fault)) from fault
