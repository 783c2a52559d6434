"""Classes: names in seat order, kept under a name of their own (“6b”, “Family Friday”) for the next game."""

import unicodedata
from pathlib import Path

import msgspec

from gallery.places import Places
from gallery.refusal import Refused
from gallery.seats import LONGEST, tidy

FILE = "classes.json"


class KeptClass(msgspec.Struct, frozen=True):
    """A class's name and its players, in seat order."""

    name: str
    players: tuple[str, ...] = ()


class _File(msgspec.Struct):
    classes: list[KeptClass] = []


class Classes:
    """The classes in the data folder's `classes.json`, which is written whole or not at all.

    A file that cannot be read is never written over: the next class that is kept puts it aside under another name first.
    """

    def __init__(self, places: Places) -> None:
        self._places = places

    @property
    def path(self) -> Path:
        """Where they are kept."""
        return self._places.data / FILE

    def all(self) -> list[KeptClass]:
        """The classes by name, capitals or not. Refuses `classes_damaged` (it is no such file) and `not_readable`."""
        return sorted(self._read(), key=lambda kept: (_same(kept.name), kept.name))

    def find(self, name: str) -> KeptClass | None:
        """The class of this name, capitals or not; None when there is none. Refuses as `all`."""
        return next((kept for kept in self._read() if _same(kept.name) == _same(name)), None)

    def keep(self, name: str, players: tuple[str, ...]) -> KeptClass:
        """Keeps these players under a name, in place of the class that has it. Refuses `bad_class_name`, as `Places.write`."""
        kept = KeptClass(check_class_name(name), players)
        try:
            others = [other for other in self._read() if _same(other.name) != _same(kept.name)]
        except Refused as refused:
            if refused.key != "classes_damaged":
                raise
            self._put_aside()
            others = []
        self._write([*others, kept])
        return kept

    def rename(self, old: str, new: str) -> KeptClass:
        """Gives a class another name. Refuses `bad_class_name`, `class_name_taken` and as `all` and `Places.write`."""
        name = check_class_name(new)
        if _same(name) != _same(old) and self.find(name) is not None:
            raise Refused("class_name_taken", name=name)
        found = self.find(old)
        renamed = KeptClass(name, found.players if found is not None else ())
        self._write([renamed if other == found else other for other in self._read()])
        return renamed

    def forget(self, name: str) -> None:
        """Forgets a class. Refuses as `all` and `Places.write`."""
        self._write([other for other in self._read() if _same(other.name) != _same(name)])

    def _read(self) -> list[KeptClass]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_File).classes
        except FileNotFoundError:
            return []
        except OSError as fault:
            raise Refused("not_readable", file=FILE, detail=str(fault.strerror)) from fault
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
            raise Refused("classes_damaged", file=FILE, detail=str(fault)) from fault

    def _write(self, classes: list[KeptClass]) -> None:
        self._places.write(FILE, msgspec.json.format(msgspec.json.encode(_File(classes))))

    def _put_aside(self) -> None:
        """Under the first name that is free. Refuses `not_writable`."""
        number = 1
        while (aside := self.path.with_name(f"classes-damaged-{number}.json")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as fault:
            raise Refused("not_writable", file=FILE, detail=str(fault.strerror)) from fault


def check_class_name(name: str) -> str:
    """The name, tidied. Refuses `bad_class_name`: empty, over 40 characters, or with signs that cannot be seen."""
    kept = tidy(name)
    hidden = any(unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp") for sign in kept)
    if not kept or len(kept) > LONGEST or hidden:
        raise Refused("bad_class_name", most=LONGEST)
    return kept


def _same(name: str) -> str:
    return tidy(name).casefold()
