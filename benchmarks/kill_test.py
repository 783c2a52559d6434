"""Kills `gallery play --save --ack` at random moments and looks at what is left.

`python benchmarks/kill_test.py [times] [seed]`; as often as 200 times unless told otherwise.

After each kill the file must hold every acknowledged line and at most one line more (one that reached the disk and was not
acknowledged any more), must verify, and must go on; without an acknowledged line there may be no file at all.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.auction.verify import verify
from gallery.journal import GameFile

GALLERY = (sys.executable, "-m", "gallery.cli")
CORRECTIONS = 400


class Lost(Exception):
    """What a kill must never do, in words."""


@dataclass
class Tally:
    """What the kills met: how often no file was there yet, a line was half-written, a line was on disk unacknowledged."""

    kills: int = 0
    before_file: int = 0
    hot_journal: int = 0
    unacknowledged: int = 0
    finished: int = 0
    acknowledged: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        lines = sum(self.acknowledged)
        return (
            f"{self.kills} kills: {lines} acknowledged lines, none lost; {self.before_file} before the file was there, "
            f"{self.hot_journal} left a journal behind, {self.unacknowledged} between disk and acknowledgement, "
            f"{self.finished} after the last line"
        )


def script() -> dict[int, str]:
    """A script's lines by number; between the accepted ones stand comments and lines that expect to be refused."""
    lines = [
        {"do": "new", "game": "auction", "players": ["Dana", "Avi", "Noa"], "paintings": 24, "mode": "paper"},
        {"do": "deal", "paintings": {"Dana": 3, "Avi": 17, "Noa": 8}},
    ]
    told = [json.dumps(line) for line in lines]
    while len(told) < 2 + CORRECTIONS * 3:
        told.append("# a correction")
        reason = f"line {len(told) + 1}"
        told.append(json.dumps({"do": "correct", "from": "bank", "to": "Avi", "amount": 500_000, "reason": reason}))
        told.append(json.dumps({"do": "bid", "player": "Avi", "amount": 500_000, "expect": "wrong_phase"}))
    return dict(enumerate(told, start=1))


def run(times: int, seed: int, folder: Path, *, by_command: int = 10) -> Tally:
    """Kills so many times. Every `by_command`th file is also checked by the commands themselves. Raises Lost."""
    chance = random.Random(seed)
    lines = script()
    source = folder / "script.jsonl"
    source.write_text("\n".join(lines.values()) + "\n", "utf-8")
    tally = Tally()
    started = time.monotonic()
    subprocess.run([*GALLERY, "--version"], check=True, capture_output=True)
    start = time.monotonic() - started
    for turn in range(times):
        place = folder / str(turn)
        place.mkdir()
        path = place / "a game.gallery"
        acknowledged = _killed(source, path, chance, start)
        tally.kills += 1
        tally.acknowledged.append(len(acknowledged))
        _look(path, lines, acknowledged, tally, by_command=turn % by_command == 0)
    return tally


def _killed(source: Path, path: Path, chance: random.Random, start: float) -> list[int]:
    """Plays, kills, and gives the numbers that were acknowledged."""
    command = [*GALLERY, "play", str(source), "--save", str(path), "--ack"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as playing:
        assert playing.stdout is not None
        told: list[bytes] = []
        if chance.random() < 0.4:
            # While it starts and makes the file, or soon after.
            time.sleep(chance.uniform(0.8, 3.0) * start)
        else:
            for _ in range(chance.randrange(1, CORRECTIONS)):
                told.append(playing.stdout.readline())
            time.sleep(chance.uniform(0, 0.004))
        playing.kill()
        told += playing.stdout.readlines()
    # A number without its line end was not told whole; after the last one the state follows.
    whole = [line for line in told if line.endswith(b"\n")]
    return [int(line) for line in whole if line.strip().isdigit()]


def _look(path: Path, lines: dict[int, str], acknowledged: list[int], tally: Tally, *, by_command: bool) -> None:
    accepted = [number for number, line in lines.items() if line.startswith("{") and "expect" not in line]
    if acknowledged != accepted[: len(acknowledged)]:
        raise Lost(f"acknowledged {acknowledged[-3:]} in another order")
    if not path.exists():
        tally.before_file += 1
        if acknowledged:
            raise Lost(f"{len(acknowledged)} lines were acknowledged and there is no file")
        return
    journal = path.with_name(path.name + "-journal")
    tally.hot_journal += journal.exists() and journal.read_bytes()[:1] not in (b"", b"\0")
    if by_command:
        for name in ("show", "log", "verify"):
            subprocess.run([*GALLERY, name, str(path)], check=True, capture_output=True)
    with GameFile.read(path) as file:
        file.check_pages()
    table = Table.read(path)
    verify(table)
    surplus = len(table.entries) - len(acknowledged)
    if surplus not in (0, 1):
        raise Lost(f"{len(acknowledged)} lines were acknowledged, {len(table.entries)} are there")
    tally.unacknowledged += surplus
    tally.finished += len(acknowledged) == len(accepted)
    for number, entry in zip(accepted, table.entries, strict=False):
        if number > 2 and f"line {number}" not in str(entry.facts):
            raise Lost(f"entry {entry.seq} is not line {number}")
    going_on = Table.open(path)
    going_on.do(c.Rename(player="Dana", name="Dana & Uri"))
    going_on.close()
    rest = [each.name for each in path.parent.iterdir() if not each.name.startswith(".new-")]
    if rest != [path.name]:
        raise Lost(f"the folder holds {rest}")


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix="gallery-kill-") as temporary:
        print(run(asked[0] if asked else 200, asked[1] if len(asked) > 1 else 1, Path(temporary)))
