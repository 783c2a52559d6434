"""The command as a program of its own: pipes, signals, locales, two at once (a file each, one wins)."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.kill_test import run
from tests.conftest import FULL
from tests.prompt import GIFT, NEW, START, Answer, entries_of, saved, script

COMMAND = [sys.executable, "-m", "gallery.cli", "--lang", "en"]
POSIX = pytest.mark.skipif(os.name != "posix", reason="pipes and signals are another matter on Windows")


def program(*words: object, stdin: bytes = b"", env: dict[str, str] | None = None) -> Answer:
    """Runs `gallery` as a program of its own."""
    told = subprocess.run(
        [*COMMAND, *map(str, words)], input=stdin, capture_output=True, env={**os.environ, **(env or {})}
    )
    return Answer(told.returncode, told.stdout.decode(), told.stderr.decode())


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game whose log is longer than a pipe holds."""
    path = tmp_path_factory.mktemp("long") / "long.gallery"
    return saved(path, *START, *({**GIFT, "reason": "why " * 2_000} for _ in range(30)))


def test_the_console_script_is_this_program(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    installed = Path(sys.executable).with_name("gallery")
    if not installed.exists():
        pytest.skip("not installed here")
    told = subprocess.run(
        [installed, "play", "-", "--save", path, "--ack"], input=script(*START).encode(), capture_output=True
    )
    assert told.returncode == 0
    assert told.stdout.splitlines()[:2] == [b"1", b"2"]
    assert len(entries_of(path)) == 2


@POSIX
@pytest.mark.parametrize("words", [["log"], ["log", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_fault(long: Path, words: list[str]) -> None:
    with subprocess.Popen([*COMMAND, *words, str(long)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        assert telling.stdout.readline()
        telling.stdout.close()
        assert telling.stderr.read() == b""
        telling.wait(20)


@POSIX
def test_an_acknowledgement_that_nobody_reads_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    command = [*COMMAND, "play", "-", "--save", str(path), "--ack"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        assert playing.stderr is not None
        playing.stdin.write(script(NEW).encode())
        assert playing.stdout.readline() == b"1\n"
        playing.stdout.close()
        playing.stdin.write(script(*START[1:]).encode())
        playing.stdin.close()
        assert playing.stderr.read() == b""
        playing.wait(20)
    assert [entry.kind for entry in entries_of(path)] == ["new", "deal"]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "words",
    [
        ["log", "GAME"],
        ["show", "GAME"],
        ["show", "--json", "GAME"],
        ["verify", "GAME"],
        ["play", "-", "--ack"],
        ["print", "--list"],
        ["print", "tray-labels", "--out", "FOLDER"],
        ["doctor"],
        ["--version"],
        ["--help"],
    ],
    ids=" ".join,
)
def test_output_that_cannot_be_written_is_told(words: list[str], long: Path, tmp_path: Path) -> None:
    told = {"GAME": str(long), "FOLDER": str(tmp_path / "kit")}
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(
            [*COMMAND, *(told.get(word, word) for word in words)],
            input=script(*START),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert Answer(answer.returncode, "", answer.stderr).key == "no_output"


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_refusal_that_cannot_be_told_still_ends_with_1() -> None:
    with Path("/dev/full").open("w") as full:
        assert subprocess.run([*COMMAND, "show", "none.gallery"], stdout=full, stderr=full).returncode == 1


@POSIX
def test_ctrl_c_ends_a_script_without_a_fault_and_the_game_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    command = [*COMMAND, "play", "-", "--save", str(path), "--ack"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        assert playing.stderr is not None
        playing.stdin.write(script(*START).encode())
        assert playing.stdout.readline() + playing.stdout.readline() == b"1\n2\n"
        playing.send_signal(signal.SIGINT)
        said = playing.stderr.read()
        assert playing.wait(20) == 1
    assert b"Traceback" not in said
    assert len(said.split(b"\n")) <= 3
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert len(entries_of(path)) == 2


def test_a_script_is_played_as_its_lines_come(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "-", "--ack"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        for number, line in enumerate(START, start=1):
            playing.stdin.write(script(line).encode())
            assert playing.stdout.readline() == f"{number}\n".encode()
        playing.stdin.close()


@POSIX
def test_a_program_without_standard_input_says_so() -> None:
    told = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "play", "-"], capture_output=True, text=True, check=False
    )
    assert Answer(told.returncode, told.stdout, told.stderr).key == "not_readable"


SURROUNDINGS = [
    {"PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "4242", "TZ": "Asia/Jerusalem", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "0"},
    {"PYTHONHASHSEED": "1", "TZ": "America/St_Johns", "LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "latin-1"},
]


def test_a_replay_is_the_same_everywhere(tmp_path: Path) -> None:
    # hash seeds, time zones, locales, and names that a narrow terminal could not write.
    new = {**NEW, "mode": "app", "players": ["דנה", "Zoé", "Noa 🎨"], "starter": "דנה"}
    spins = [{"do": "spin", "sector": "receive_painting"}, {"do": "spin", "sector": "forced_sale"}]
    path = saved(tmp_path / "משחק.gallery", new, {"do": "deal"}, *spins, {"do": "finish"})
    words = (["show", "--json", "--banker"], ["show"], ["log", "--json"], ["log"], ["verify"])
    told = [[program(*each, path, env=env) for each in words] for env in SURROUNDINGS]
    assert all(answer.code == 0 for answers in told for answer in answers)
    assert told[0] == told[1] == told[2]
    assert "Noa 🎨" in told[0][1].out


def test_playing_the_same_script_gives_the_same_facts_everywhere(tmp_path: Path) -> None:
    new = {**NEW, "mode": "app", "starter": None}
    lines = script(new, {"do": "deal"}, {"do": "spin"}, {"do": "finish"}).encode()
    told = set()
    for number, env in enumerate(SURROUNDINGS):
        path = tmp_path / f"{number}.gallery"
        assert program("play", "-", "--save", path, stdin=lines, env=env).code == 0
        told.add(repr([(entry.kind, entry.facts) for entry in entries_of(path)]))
    assert len(told) == 1


def test_of_two_scripts_that_make_the_same_file_one_does(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    lines = script(*START, *[GIFT] * 50).encode()
    command = [*COMMAND, "play", "-", "--save", str(path), "--ack"]
    both = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    # Both are given time to start, and then the line that makes the file at the same moment.
    time.sleep(0.3)
    for each in both:
        assert each.stdin is not None
        each.stdin.write(lines)
        each.stdin.flush()
    told = [each.communicate() for each in both]
    assert sorted(each.returncode for each in both) == [0, 1]
    loser = next(n for n, each in enumerate(both) if each.returncode == 1)
    assert Answer(1, told[loser][0].decode(), told[loser][1].decode()).key == "file_exists"
    assert told[loser][0] == b""
    assert len(entries_of(path)) == 52
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@POSIX
def test_a_game_that_is_being_played_is_refused_to_others_and_unharmed(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    command = [*COMMAND, "play", "-", "--save", str(path), "--ack"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write(script(*START).encode())
        assert playing.stdout.readline() + playing.stdout.readline() == b"1\n2\n"
        for word in ("show", "log", "verify"):
            answer = program(word, path)
            assert answer.key == "open_elsewhere"
        playing.stdin.write(script(GIFT).encode())
        assert playing.stdout.readline() == b"3\n"
        playing.stdin.close()
        playing.wait(20)
    assert len(entries_of(path)) == 3


@POSIX
def test_kills_lose_no_acknowledged_line(tmp_path: Path) -> None:
    # R-02; two hundred kills: benchmarks/kill_test.py.
    tally = run(100 if FULL else 2, seed=2, folder=tmp_path, by_command=10)
    assert sum(tally.acknowledged) > 0
