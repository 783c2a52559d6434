"""Playing, looking, verifying and printing work where Qt cannot be loaded, as on a bare Debian."""

import subprocess
import sys
from pathlib import Path

import pytest

BLOCKED = """
import sys
# What an import finds where the library is missing.
sys.modules["PySide6"] = None
sys.argv[0] = "gallery"
from gallery.cli import main
main()
"""

SCRIPT = """
{"do":"new","game":"auction","players":["Dana","Avi"],"paintings":4,"mode":"app","secret":"%s"}
{"do":"deal"}
{"do":"finish"}
""" % ("5a" * 32)


def gallery(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLOCKED, "--data", str(cwd / "data"), "--lang", "en", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", timeout=120)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    (tmp_path / "script.jsonl").write_text(SCRIPT)
    done = gallery("play", "script.jsonl", "--save", "game.gallery", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    return tmp_path


@pytest.mark.parametrize("arguments", [("show", "game.gallery"), ("log", "game.gallery"), ("verify", "game.gallery")])
def test_a_saved_game_is_looked_at_without_qt(played: Path, arguments: tuple[str, ...]) -> None:
    done = gallery(*arguments, cwd=played)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("print", "--list")])
def test_the_command_line_speaks_without_qt(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = gallery(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_sheets_are_made_without_qt(tmp_path: Path) -> None:
    done = gallery("print", "calibration", "--out", "kit", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [path for path in (tmp_path / "kit").iterdir() if path.suffix == ".pdf"]


def test_the_doctor_works_without_qt(tmp_path: Path) -> None:
    done = gallery("doctor", cwd=tmp_path)
    assert "Traceback" not in done.stderr
    assert "SQLite" in done.stdout


def test_pictures_that_need_qt_are_refused_in_one_line(tmp_path: Path) -> None:
    done = gallery("screenshots", "--out", "pictures", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("no_window_library: ")
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "pictures").exists()
