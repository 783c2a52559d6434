"""R-04, R-07: whatever the disk refuses, nothing confirmed is lost, nothing half-done is kept, and play goes on later."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gallery.journal import GameFile
from gallery.refusal import Refused
from tests.journal.diary import diary, looked_at, refusal, reopened, say

FAULTS = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_IOERR_WRITE": "not_writable",
    "SQLITE_IOERR_FSYNC": "not_writable",
    "SQLITE_CANTOPEN": "not_writable",
    "SQLITE_READONLY": "read_only_file",
    "SQLITE_READONLY_DBMOVED": "read_only_file",
}
"""What SQLite says to ENOSPC, EIO, EFBIG and EACCES, and what we make of it."""


class Disk:
    """A disk whose n-th statement from now fails."""

    def __init__(self) -> None:
        self.left = -1
        self.fault = ""

    def fail(self, n: int, fault: str) -> None:
        self.left, self.fault = n, fault

    def step(self) -> None:
        self.left -= 1
        if self.left == 0:
            refused = sqlite3.OperationalError(self.fault)
            refused.sqlite_errorname = self.fault
            raise refused


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of every file that is opened from now on."""
    disk = Disk()

    class Connection(sqlite3.Connection):
        def execute(self, *given: Any, **more: Any) -> sqlite3.Cursor:
            disk.step()
            return super().execute(*given, **more)

    connect: Any = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **more: connect(*given, **more, factory=Connection))
    return disk


def attempt(act: Callable[[], object]) -> str | None:
    """The key of the refusal, None when there was none."""
    try:
        act()
    except Refused as refused:
        return refused.key
    return None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_game_that_cannot_be_made_leaves_nothing_behind(path: Path, disk: Disk, fault: str) -> None:
    keys = []
    for n in range(1, 40):
        disk.fail(n, fault)
        key = attempt(lambda: diary(path, "one").close())
        disk.fail(-1, "")
        if key is None:
            break
        keys.append(key)
        assert list(path.parent.iterdir()) == [], n
    assert set(keys) == {FAULTS[fault]}
    assert len(keys) > 5
    assert looked_at(path).state == ("one",)


@pytest.mark.parametrize("fault", FAULTS)
def test_an_entry_that_cannot_be_written_is_not_there_and_play_goes_on(path: Path, disk: Disk, fault: str) -> None:
    journal = diary(path)
    keys = []
    for n in range(1, 10):
        disk.fail(n, fault)
        key = attempt(partial(say, journal, "four"))
        disk.fail(-1, "")
        if key is None:
            break
        keys.append(key)
        assert journal.state == ("one", "two", "three")
    # To begin, to insert, to move the head, to commit.
    assert keys == [FAULTS[fault]] * 4
    say(journal, "later")
    journal.close()
    assert looked_at(path).state == ("one", "two", "three", "four", "later")
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_game_that_the_disk_does_not_give_is_not_readable(saved: Path, disk: Disk) -> None:
    for n in (1, 2, 3, 4):
        for fault in ("SQLITE_IOERR_READ", "SQLITE_CANTOPEN"):
            disk.fail(n, fault)
            assert refusal(lambda: looked_at(saved)) == "not_readable"
            disk.fail(-1, "")
    assert looked_at(saved).state == ("one", "two", "three")


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EFBIG, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EIO, "not_writable"),
        (errno.EACCES, "not_writable"),
    ],
)
def test_a_system_that_refuses_the_name_leaves_nothing_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "link", fail)
        patch.setattr(Path, "rename", fail)
        assert refusal(lambda: diary(path)) == key
    assert list(path.parent.iterdir()) == []
    diary(path).close()


def test_a_game_whose_disk_is_full_goes_on_when_there_is_room_again(path: Path) -> None:
    # A real fault: the system refuses to let any file grow.
    resource = pytest.importorskip("resource")
    journal = diary(path)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        for _ in range(3):
            assert refusal(lambda: say(journal, "x" * 9000, "c")) in ("disk_full", "not_writable")
            assert journal.state == ("one", "two", "three")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    say(journal, "x" * 9000, "c")
    journal.close()
    assert looked_at(path).state == ("one", "two", "three", "x" * 9000)
    with GameFile.read(path) as file:
        file.check_pages()


def test_the_last_good_entries_of_a_full_disk_are_there_after_a_kill(path: Path) -> None:
    pytest.importorskip("resource")
    code = """
import os, resource, sys
from pathlib import Path
from gallery.refusal import Refused
from tests.journal.diary import diary, say
path = Path(sys.argv[1])
journal = diary(path)
size = path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
try:
    say(journal, "x" * 20000)
except Refused as refused:
    print(refused.key, flush=True)
os._exit(0)
"""
    told = subprocess.run([sys.executable, "-c", code, str(path)], check=True, capture_output=True, text=True)
    assert told.stdout.strip() in ("disk_full", "not_writable")
    assert looked_at(path).state == ("one", "two", "three")
    reopened(path).close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def _can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-qq", "-o", os.devnull, "true"], capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not _can_trace(), reason="needs strace, which makes the system's calls fail")
@pytest.mark.parametrize(
    ("call", "error", "lasting"),
    [
        ("pwrite64", "ENOSPC", "+"),
        ("pwrite64", "EIO", ""),
        ("pwrite64", "EFBIG", "+"),
        ("fdatasync,fsync", "EIO", ""),
        ("ftruncate", "EIO", ""),
        ("link", "ENOSPC", ""),
    ],
)
def test_every_call_of_the_system_may_fail(tmp_path: Path, call: str, error: str, lasting: str) -> None:
    script = tmp_path / "script.jsonl"
    correction = '{"do":"correct","from":"bank","to":"Avi","amount":500000,"reason":"%s"}\n'
    script.write_text(
        '{"do":"new","game":"auction","players":["Dana","Avi"],"paintings":24,"mode":"paper"}\n'
        + "".join(correction % ("why " * 400) for _ in range(6))
    )
    clean = 0
    for n in range(1, 200, 3):
        folder = tmp_path / f"{n}"
        folder.mkdir()
        path = folder / "a.gallery"
        inject = f"inject={call}:error={error}:when={n}{lasting}"
        traced = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject]
        played = ["--lang", "en", "play", str(script), "--save", str(path), "--ack"]
        command = [*traced, sys.executable, "-m", "gallery.cli", *played]
        told = subprocess.run(command, capture_output=True, text=True)
        acknowledged = [line for line in told.stdout.splitlines() if line.isdigit()]
        if told.returncode:
            assert told.returncode == 1, told.stderr
            assert len(told.stderr.splitlines()) == 1, told.stderr
            assert told.stderr.split(": ")[1] in ("disk_full", "not_writable"), told.stderr
            assert "Traceback" not in told.stderr
        if acknowledged:
            with GameFile.read(path) as file:
                file.check_pages()
                assert len(list(file.entries())) in (len(acknowledged), len(acknowledged) + 1)
        else:
            assert list(folder.iterdir()) == [], (n, told.stderr)
        clean = clean + 1 if told.returncode == 0 else 0
        if clean == 2:
            break
    assert clean == 2
