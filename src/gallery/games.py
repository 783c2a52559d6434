"""The games there are, by the word that `new` and a saved game name them with, and what the command line asks of each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gallery.auction import commands as auction
from gallery.auction import report as auction_report
from gallery.auction import table as auction_table
from gallery.auction.verify import verify as verify_auction
from gallery.exhibitions import commands as exhibitions
from gallery.exhibitions import report as exhibitions_report
from gallery.exhibitions import table as exhibitions_table
from gallery.exhibitions.variants import VARIANTS
from gallery.exhibitions.verify import verify as verify_exhibitions
from gallery.journal import Entry, GameFile
from gallery.journal.command import Command
from gallery.journal.table import GameTable
from gallery.refusal import Refused

if TYPE_CHECKING:
    from gallery.texts import Texts

AnyTable = GameTable[Any, Any]


@dataclass(frozen=True, slots=True)
class Kind:
    """A game as the command line knows it. `banker` adds what only the person at the console may know."""

    commands: frozenset[str]
    """The words of its commands."""
    read: Callable[[Mapping[str, Any]], Command]
    """A command from a script's line (`expect` and `game` already taken out)."""
    new: Callable[[Command, Path | None, Sequence[Path]], AnyTable]
    """A new game from its `new` command; with a path its file appears. The folders are one's own data files."""
    look: Callable[[Path], AnyTable]
    """A saved game, to look at only."""
    report: Callable[[AnyTable, bool], dict[str, Any]]
    """The state as plain data."""
    words: Callable[[AnyTable, "Texts", bool], list[str]]
    """The state in a few lines."""
    entry_report: Callable[[Entry, AnyTable], dict[str, Any]]
    """An entry as plain data."""
    tell: Callable[[Entry, AnyTable, "Texts"], str]
    """An entry in words."""
    verify: Callable[[AnyTable], None]
    """Refuses a record that does not hold."""


def kind_of(game: object) -> Kind:
    """The game with this word. Refuses `unknown_game`."""
    kind = KINDS.get(game) if isinstance(game, str) else None
    if kind is None:
        raise Refused("unknown_game", name=str(game))
    return kind


def kind_at(table: AnyTable) -> Kind:
    """The game that is played at a table."""
    return kind_of(_named(table.entries[0]))


def kind_with(word: object) -> Kind:
    """The first game that has a command of this word, else the auction."""
    asked = word if isinstance(word, str) else ""
    return next((kind for kind in KINDS.values() if asked in kind.commands), KINDS[auction_table.GAME])


def name_of_game(path: Path) -> str:
    """The word of the game that a file holds, also of one that this program does not know. Refuses what GameFile.read does."""
    with GameFile.read(path) as file:
        return _named(next(file.entries()))


def look(path: Path) -> tuple[Kind, AnyTable]:
    """A saved game of whatever kind, to look at only. Refuses what Journal.read refuses, and `other_game`."""
    game = name_of_game(path)
    kind = KINDS.get(game)
    if kind is None:
        raise Refused("other_game", game=game)
    return kind, kind.look(path)


def _named(first: Entry) -> str:
    return str(first.facts[0].get("game", "")) if first.facts else ""


def _new_auction(command: Command, path: Path | None, folders: Sequence[Path]) -> AnyTable:
    if not isinstance(command, auction.New):
        raise Refused("wrong_phase", detail="new")
    return auction_table.Table.new(command, path, folders)


def _new_exhibitions(game: str) -> Callable[[Command, Path | None, Sequence[Path]], AnyTable]:
    def new(command: Command, path: Path | None, _: Sequence[Path]) -> AnyTable:
        if not isinstance(command, exhibitions.New):
            raise Refused("wrong_phase", detail="new")
        return exhibitions_table.Table.new(command, game, path)

    return new


# The rooms that speak are imported only when there is something to say: a script that prints data starts sooner.


def _auction_words(table: AnyTable, texts: "Texts", banker: bool) -> list[str]:
    from gallery.auction.words import state_words

    return state_words(table.state, texts, banker=banker)


def _tell_auction(entry: Entry, table: AnyTable, texts: "Texts") -> str:
    from gallery.auction.words import tell

    return tell(entry, table.entries, table.state, texts)


def _exhibitions_words(table: AnyTable, texts: "Texts", _: bool) -> list[str]:
    from gallery.exhibitions.words import state_words

    return state_words(table.state, texts)


def _tell_exhibitions(entry: Entry, table: AnyTable, texts: "Texts") -> str:
    from gallery.exhibitions.words import tell

    return tell(entry, table.entries, table.state, texts)


_AUCTION = Kind(
    commands=frozenset(auction.WORDS),
    read=auction.read,
    new=_new_auction,
    look=auction_table.Table.read,
    report=lambda table, banker: auction_report.state_report(table.state, banker=banker),
    words=_auction_words,
    entry_report=lambda entry, table: auction_report.entry_report(entry, table.state),
    tell=_tell_auction,
    verify=lambda table: verify_auction(auction_table.Table(table.journal)),
)


def _exhibitions(game: str) -> Kind:
    return Kind(
        commands=frozenset(exhibitions.WORDS),
        read=exhibitions.read,
        new=_new_exhibitions(game),
        look=exhibitions_table.Table.read,
        report=lambda table, _: exhibitions_report.state_report(table.state),
        words=_exhibitions_words,
        entry_report=lambda entry, _: exhibitions_report.entry_report(entry),
        tell=_tell_exhibitions,
        verify=lambda table: verify_exhibitions(exhibitions_table.Table(table.journal)),
    )


KINDS: Mapping[str, Kind] = {auction_table.GAME: _AUCTION, **{game: _exhibitions(game) for game in VARIANTS}}
