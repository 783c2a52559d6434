"""The data files of a game that a teacher can copy and change: wheels, decks and banknotes."""

import contextlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gallery.auction.state import FORGERY, Sector
from gallery.money.amounts import UNIT
from gallery.money.banknotes import Denomination, load_denominations
from gallery.refusal import Refused
from gallery.resources import assets

MOST_SECTORS = 36


class _Sector(Sector, frozen=True, forbid_unknown_fields=True):
    """A sector as a person writes it: a misspelt field must not be passed over, as it may be in a record."""


class _Wheel(msgspec.Struct, forbid_unknown_fields=True):
    sector: list[_Sector]


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    copies: int


class _Deck(msgspec.Struct, forbid_unknown_fields=True):
    forgeries: int
    card: list[_Cards]


def find(room: str, name: str, folders: Sequence[Path]) -> Path | None:
    """The file of a wheel, deck or money by its name: in one's own folders first, then among those that ship."""
    if not name or not all(sign.isalnum() or sign in "-_ " for sign in name):
        return None
    for folder in (*folders, assets()):
        path = folder / room / f"{name}.toml"
        # A name that is too long for the disk is no file's.
        with contextlib.suppress(OSError):
            if path.is_file():
                return path
    return None


def load_wheel(name: str, folders: Sequence[Path] = ()) -> tuple[Sector, ...]:
    """The sectors, clockwise. Refuses `no_such_wheel` and `bad_data_file` (no sector, weight below 1, a bad price)."""
    path = find("wheels", name, folders)
    if path is None:
        raise Refused("no_such_wheel", name=name)
    sectors = tuple(Sector(told.kind, told.price, told.weight) for told in _read(path, _Wheel).sector)
    if not 1 <= len(sectors) <= MOST_SECTORS:
        raise Refused("bad_data_file", file=path.name, detail=f"{len(sectors)} sectors")
    for sector in sectors:
        priced = sector.price is not None
        sound = not priced or (sector.price is not None and sector.price > 0 and sector.price % UNIT == 0)
        if sector.weight < 1 or priced != (sector.kind == "buy_from_bank") or not sound:
            raise Refused("bad_data_file", file=path.name, detail=str(sector.kind))
    return sectors


def load_deck(name: str = "standard", folders: Sequence[Path] = ()) -> tuple[int, ...]:
    """The value cards in ascending order, forgeries first, dollars. Refuses `no_such_deck` and `bad_data_file`."""
    path = find("decks", name, folders)
    if path is None:
        raise Refused("no_such_deck", name=name)
    deck = _read(path, _Deck)
    sound = deck.forgeries >= 0 and all(row.copies > 0 and row.value > 0 and row.value % UNIT == 0 for row in deck.card)
    if not sound:
        raise Refused("bad_data_file", file=path.name, detail="card")
    cards = [row.value for row in deck.card for _ in range(row.copies)]
    return tuple(sorted([FORGERY] * deck.forgeries + cards))


def load_money(name: str = "standard", folders: Sequence[Path] = ()) -> tuple[Denomination, ...]:
    """The banknotes, largest first. Refuses `bad_data_file`."""
    path = find("money", name, folders)
    if path is None:
        raise Refused("bad_data_file", file=f"{name}.toml", detail="")
    return load_denominations(path)


def deck_for(paintings: int, deck: tuple[int, ...]) -> tuple[int, ...]:
    """The default deck, with as many copies of it as the paintings need (D1)."""
    copies = max(1, -(-paintings // len(deck)))
    return tuple(sorted(deck * copies))


def _read(path: Path, shape: type[Any]) -> Any:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), shape)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise Refused("bad_data_file", file=path.name, detail=str(fault)) from fault
