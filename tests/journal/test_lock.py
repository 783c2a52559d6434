"""A game is open for play in one place; what a killed program left is put right, also by one who only looks."""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gallery.journal import GameFile
from gallery.refusal import Refused
from tests.journal.diary import Said, diary, half_written, looked_at, refusal, reopened, say

OPENER = """
import sys, time
from pathlib import Path
from gallery.journal import GameFile
from gallery.refusal import Refused
print("ready", flush=True)
path, moment = Path(sys.argv[1]), float(sys.stdin.readline())
while time.time() < moment:
    pass
try:
    file = GameFile.open(path)
    print("open", flush=True)
except Refused as refused:
    print(refused.key, flush=True)
sys.stdin.readline()
"""


@contextmanager
def openers(path: Path, *moments: float) -> Iterator[list[str]]:
    """What programs say that open a game, each so many seconds from now; they keep it until the block ends."""
    command = [sys.executable, "-c", OPENER, str(path)]
    programs = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) for _ in moments
    ]
    try:
        assert [_line(program) for program in programs] == ["ready"] * len(programs)
        now = time.time() + 0.02
        for program, moment in zip(programs, moments, strict=True):
            assert program.stdin is not None
            program.stdin.write(f"{now + moment}\n")
        yield [_line(program) for program in programs]
    finally:
        for program in programs:
            program.kill()
            program.communicate()


def _line(program: "subprocess.Popen[str]") -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


@pytest.mark.parametrize("apart", [0.0, 0.002, 0.01])
def test_of_two_programs_that_start_together_exactly_one_plays(saved: Path, apart: float) -> None:
    with openers(saved, 0.0, apart) as said:
        assert sorted(said) == ["open", "open_elsewhere"]


def test_nobody_opens_or_reads_a_game_that_another_program_plays(saved: Path) -> None:
    before = saved.read_bytes()
    with openers(saved, 0.0) as said:
        assert said == ["open"]
        assert refusal(lambda: reopened(saved)) == "open_elsewhere"
        assert refusal(lambda: looked_at(saved)) == "open_elsewhere"
    assert saved.read_bytes() == before
    # The other was killed, and its lock with it.
    reopened(saved).close()


def test_a_game_is_open_once_in_one_program_too(path: Path) -> None:
    journal = diary(path)
    assert refusal(lambda: reopened(path)) == "open_elsewhere"
    assert refusal(lambda: looked_at(path)) == "open_elsewhere"
    other_way = path.parent / ".." / path.parent.name / path.name
    assert refusal(lambda: reopened(other_way)) == "open_elsewhere"
    journal.close()
    reopened(path).close()


def test_looking_at_a_game_that_is_played_here_does_not_open_it_to_others(path: Path) -> None:
    journal = diary(path)
    assert refusal(lambda: looked_at(path)) == "open_elsewhere"
    with openers(path, 0.0) as said:
        assert said == ["open_elsewhere"]
    say(journal, "four")
    journal.close()
    assert looked_at(path).state == ("one", "two", "three", "four")


def test_a_file_that_was_refused_is_not_kept_locked(saved: Path) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole.replace(b'"two"', b'"TWO"'))
    assert refusal(lambda: reopened(saved)) == "damaged_file"
    saved.write_bytes(whole)
    with openers(saved, 0.0) as said:
        assert said == ["open"]


@pytest.mark.parametrize("act", [looked_at, reopened])
def test_a_half_written_command_is_taken_back(path: Path, act: Callable[[Path], Said]) -> None:
    half_written(path)
    journal = act(path)
    journal.close()
    assert journal.state == ("one", "two", "three")
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    with GameFile.read(path) as file:
        file.check_pages()


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """A folder that everyone may enter."""
    folder = Path(tempfile.mkdtemp(prefix="gallery-lock-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def nobody() -> Iterator[None]:
    """The rights of a common person: the superuser's reach everywhere."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield
        return
    os.setresuid(65534, 65534, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def _read_only(path: Path, *, folder: bool) -> None:
    for each in path.parent.iterdir():
        each.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH)
    if folder:
        path.parent.chmod(0o555)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights are another matter on Windows")
@pytest.mark.parametrize("folder", [False, True], ids=["file", "folder"])
def test_a_read_only_game_can_be_read_and_not_played(common_folder: Path, folder: bool) -> None:
    path = common_folder / "diary.gallery"
    diary(path).close()
    _read_only(path, folder=folder)
    before = path.read_bytes()
    with nobody():
        assert looked_at(path).state == ("one", "two", "three")
        assert refusal(lambda: reopened(path)) == "read_only_file"
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights are another matter on Windows")
def test_a_half_written_command_is_taken_back_in_a_copy_when_the_game_is_read_only(
    common_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch = common_folder / "scratch"
    scratch.mkdir()
    scratch.chmod(0o777)
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    games = common_folder / "games"
    games.mkdir()
    path = games / "diary.gallery"
    half_written(path)
    _read_only(path, folder=True)
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    with nobody():
        assert looked_at(path).state == ("one", "two", "three")
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before
    assert list(scratch.iterdir()) == []
    games.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights are another matter on Windows")
def test_a_folder_that_may_not_be_written_takes_no_new_game(common_folder: Path) -> None:
    common_folder.chmod(0o555)
    with nobody():
        assert refusal(lambda: diary(common_folder / "diary.gallery")) == "not_writable"
    assert list(common_folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights are another matter on Windows")
def test_a_game_that_may_not_be_read_is_named(common_folder: Path) -> None:
    path = common_folder / "diary.gallery"
    diary(path).close()
    path.chmod(0)
    with nobody(), pytest.raises(Refused) as refused:
        looked_at(path)
    assert (refused.value.key, refused.value.params["file"]) == ("not_readable", "diary.gallery")
