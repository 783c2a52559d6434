"""Plays a script of commands, one JSON object a line (commands.md, Scripts)."""

import codecs
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from gallery.games import AnyTable, Kind, kind_of, kind_with
from gallery.journal.command import Command
from gallery.refusal import Refused


class ScriptStopped(Exception):
    """A line that stopped the script: its number and the refusal."""

    def __init__(self, line: int, refused: Refused) -> None:
        self.line = line
        self.refused = refused
        super().__init__(line, refused)


def play(
    lines: Iterable[bytes],
    save: Path | None = None,
    folders: tuple[Path, ...] = (),
    done: Callable[[int], None] = lambda _: None,
) -> AnyTable:
    """Plays a script to its end and gives the table; whoever calls closes it.

    `save` is the game file to make; `done` is called with the number of each line whose command is on disk. Raises
    ScriptStopped at the first line that the rules refuse (unless the line expects that refusal), that expects one in
    vain (nothing is done then), or is no command.
    """
    player = _Player(save, folders)
    try:
        for number, line in enumerate(lines, start=1):
            try:
                accepted = player.line(number, line)
            except Refused as refused:
                raise ScriptStopped(number, refused) from refused
            if accepted:
                done(number)
        if player.table is None:
            raise ScriptStopped(0, Refused("empty_script"))
    except BaseException:
        if player.table is not None:
            player.table.close()
        raise
    return player.table


class _Player:
    def __init__(self, save: Path | None, folders: tuple[Path, ...]) -> None:
        self.table: AnyTable | None = None
        self._kind: Kind | None = None
        self._save = save
        self._folders = folders

    def line(self, number: int, line: bytes) -> bool:
        """Carries one line out; whether it held a command that is on disk now."""
        # Some editors put a mark before the first line of a UTF-8 file.
        text = (line.removeprefix(codecs.BOM_UTF8) if number == 1 else line).strip()
        if not text or text.startswith(b"#"):
            return False
        raw = _read(number, text)
        expected = raw.pop("expect", None)
        if expected is None:
            self._command(raw)
            return True
        try:
            self._try(raw)
        except Refused as refused:
            if refused.key != expected:
                raise Refused("other_refusal", expected=str(expected), actual=refused.key) from refused
            return False
        raise Refused("not_refused", expected=str(expected))

    def _command(self, raw: dict[str, Any]) -> None:
        kind, command = self._asked(raw)
        if self.table is None:
            self.table = kind.new(command, self._save, self._folders)
            self._kind = kind
        else:
            self.table.do(command)

    def _try(self, raw: dict[str, Any]) -> None:
        """Refuses what the command would be refused for; nothing is done either way."""
        kind, command = self._asked(raw)
        if self.table is None:
            kind.new(command, None, self._folders)
            return
        self.table.journal.check_command(command.id)
        refused = self.table.refusal(command)
        if refused is not None:
            raise refused

    def _asked(self, raw: dict[str, Any]) -> tuple[Kind, Command]:
        """The game and the command of a line. Refuses what reading it refuses, and anything but `new` at the start."""
        word = raw.get("do")
        game = raw.pop("game", None) if word == "new" else None
        if self._kind is not None:
            return self._kind, self._kind.read(raw)
        kind = kind_of(game) if word == "new" else kind_with(word)
        command = kind.read(raw)
        if word != "new":
            raise Refused("wrong_phase", detail="new")
        return kind, command


def _read(number: int, text: bytes) -> dict[str, Any]:
    try:
        raw = json.loads(text.decode("utf-8"), parse_constant=_no_constant)
        # JSON can spell half a character (a lone surrogate), which nothing could write down.
        json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as fault:
        raise Refused("bad_line", line=number) from fault
    if not isinstance(raw, dict):
        raise Refused("bad_line", line=number)
    return raw


def _no_constant(name: str) -> None:
    raise ValueError(name)
