"""Commands: what a banker or a script can ask for. Each game names its own; how a line is read is here.

A field of the wrong type is read as one that the form check refuses (name "", number −1), so that a refusal names the first
thing that is wrong in the pinned order and not the first that a parser met.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from gallery.refusal import Refused

NO_PLAYER = ""

Kind = TypeVar("Kind", bound="Command")
Reader = Callable[[str, object], Any]
"""Reads the value of a field: its name and what stands there."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A command; `id` makes it safe to send twice."""

    id: str | None = None

    @property
    def do(self) -> str:
        """The command's word."""
        return str(self.__struct_config__.tag)


def by_word(kinds: tuple[type[Kind], ...]) -> dict[str, type[Kind]]:
    """The commands by their words."""
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def read_command(
    raw: Mapping[str, Any], words: Mapping[str, type[Kind]], reader_of: Callable[[type[Kind], str], Reader]
) -> Kind:
    """A command from a script's line. Refuses `unknown_command`, `unknown_field` and what the readers refuse."""
    word = raw.get("do")
    kind = words.get(word) if isinstance(word, str) else None
    if kind is None:
        raise Refused("unknown_command", word=str(word))
    fields = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
    for name in raw:
        if name != "do" and name not in fields:
            raise Refused("unknown_field", word=str(word), field=name)
    return kind(**{fields[name]: reader_of(kind, name)(name, value) for name, value in raw.items() if name != "do"})


def whole(value: object, otherwise: int) -> int:
    """A whole number, or the one that stands for none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def player(_: str, value: object) -> str:
    """A player's name; what is none is a name that nobody has."""
    return value if isinstance(value, str) else NO_PLAYER


def text(name: str, value: object) -> str:
    """A text. Refuses `bad_field`."""
    if not isinstance(value, str):
        raise Refused("bad_field", field=name)
    return value


def optional_text(name: str, value: object) -> str | None:
    """A text or nothing. Refuses `bad_field`."""
    return None if value is None else text(name, value)


def names(name: str, value: object) -> tuple[str, ...]:
    """A list of names; what is no name becomes one that is refused. Refuses `bad_field` for what is no list."""
    if not isinstance(value, list):
        raise Refused("bad_field", field=name)
    return tuple(item if isinstance(item, str) else "" for item in value)


def switches(name: str, value: object) -> dict[str, bool]:
    """Settings that are on or off. Refuses `bad_field`."""
    if not isinstance(value, dict) or not all(isinstance(item, bool) for item in value.values()):
        raise Refused("bad_field", field=name)
    return dict(value)
