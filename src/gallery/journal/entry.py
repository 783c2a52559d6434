"""One entry of the record: what a command became, chained to the entry before it."""

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from gallery.refusal import Refused

SCHEMA = 1
"""The version of an entry's form. A file with a newer one is refused, unchanged."""

FIRST = "0" * 64
"""What stands for "the entry before" in entry 1."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a game made of a command, before it is recorded.

    `kind` is the command's word; `facts` are plain data (dicts with a "fact" word), what happened and not what was wanted;
    `links` names another entry that this one is about (the one it takes back), if any.
    """

    kind: str
    facts: tuple[dict[str, Any], ...] = ()
    links: int | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry as it lies in the file. `seq` orders (from 1); `at` (UTC, ISO 8601) only displays."""

    seq: int
    at: str
    kind: str
    command: str
    schema: int = SCHEMA
    links: int | None = None
    facts: tuple[dict[str, Any], ...] = ()
    before: str = FIRST

    def body(self) -> bytes:
        """The bytes that are stored and hashed."""
        return msgspec.json.encode(self)

    @property
    def hash(self) -> str:
        """SHA-256 of the body, which holds the hash of the entry before: 64 hexadecimal digits."""
        return hashlib.sha256(self.body()).hexdigest()


@dataclass(frozen=True, slots=True)
class Chain:
    """Where the chain has come to: how many entries and the last one's hash."""

    length: int = 0
    head: str = FIRST

    def link(self, entry: Entry, digest: str) -> "Chain":
        """The chain with one more entry. Refuses `damaged_file` when it does not follow."""
        if entry.seq != self.length + 1 or entry.before != self.head:
            raise Refused("damaged_file", entry=entry.seq, detail="chain")
        return Chain(entry.seq, digest)


def read_entry(body: bytes) -> Entry:
    """An entry from its stored bytes. Refuses `newer_file` and `damaged_file`."""
    try:
        version = msgspec.json.decode(body, type=_Version).schema
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise Refused("damaged_file", detail=str(fault)) from fault
    if version > SCHEMA:
        raise Refused("newer_file", version=version, known=SCHEMA)
    try:
        entry = msgspec.json.decode(body, type=Entry)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise Refused("damaged_file", detail=str(fault)) from fault
    # Bytes that are not what we would write for it would give the next entry another hash to follow.
    if entry.body() != body:
        raise Refused("damaged_file", entry=entry.seq, detail="form")
    return entry


class _Version(msgspec.Struct):
    schema: int = 0
