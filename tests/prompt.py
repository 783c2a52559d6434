"""The command line as a test speaks to it."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner

from gallery.cli import cli
from gallery.journal import Entry, GameFile
from gallery.journal.entry import FIRST

SECRET = "00112233445566778899aabbccddeeff" * 2

NEW: dict[str, Any] = {
    "do": "new",
    "game": "auction",
    "players": ["Dana", "Avi", "Noa"],
    "paintings": 12,
    "mode": "paper",
    "starter": "Dana",
    "secret": SECRET,
}
DEAL: dict[str, Any] = {"do": "deal", "paintings": {"Dana": 3, "Avi": 10, "Noa": 8}}
GIFT: dict[str, Any] = {"do": "correct", "from": "bank", "to": "Dana", "amount": 500_000, "reason": "change"}
START = (NEW, DEAL)


@dataclass(frozen=True)
class Answer:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def key(self) -> str:
        """The reason's key of a refusal; fails unless there is exactly one clear line and nothing else."""
        assert self.code == 1, self
        (line,) = self.err.splitlines()
        where, _, rest = line.partition(": ")
        key, _, said = (rest if where.isdigit() else line).partition(": ")
        assert len(said) > 10, line
        assert "Traceback" not in line
        assert "{ $" not in said
        return key

    @property
    def json(self) -> Any:
        """The last line of output, read."""
        return json.loads(self.out.splitlines()[-1])


def gallery(*words: object, stdin: str | bytes = "", lang: str | None = "en") -> Answer:
    """Says something to the command line, in this process."""
    asked = ["--lang", lang] if lang else []
    result = CliRunner().invoke(cli, [*asked, *map(str, words)], input=stdin, prog_name="gallery")
    return Answer(result.exit_code, result.stdout, result.stderr)


def script(*commands: dict[str, Any] | str) -> str:
    """Lines of a script; texts are taken as they are."""
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in commands)


def play(*commands: dict[str, Any] | str, save: Path | None = None, ack: bool = False) -> Answer:
    """Plays commands from standard input and asks for the state as JSON."""
    words = ["play", "-", "--json", *(["--save", str(save)] if save else []), *(["--ack"] if ack else [])]
    return gallery(*words, stdin=script(*commands))


def saved(path: Path, *commands: dict[str, Any]) -> Path:
    """A game file in which the commands were played."""
    answer = play(*(commands or START), save=path)
    assert answer.code == 0, answer.err
    return path


def entries_of(path: Path) -> list[Entry]:
    """The entries as they lie in the file."""
    with GameFile.read(path) as file:
        return list(file.entries())


def rechained(path: Path, change: Callable[[dict[str, Any]], None], to: Path) -> Path:
    """A copy of a game in which every entry was put through `change` and all hashes were made to fit again."""
    before = FIRST
    forged: list[Entry] = []
    for entry in entries_of(path):
        plain = msgspec.json.decode(entry.body())
        change(plain)
        forged.append(msgspec.convert({**plain, "before": before}, Entry))
        before = forged[-1].hash
    GameFile.create(to, *forged).close()
    return to


def facts(plain: dict[str, Any], word: str) -> Iterable[dict[str, Any]]:
    """The facts of a kind in an entry's plain data."""
    return (fact for fact in plain["facts"] if fact["fact"] == word)
