"""The set-up behind start.py and check.py: made once, checked by content, healed when it was interrupted. No network."""

import ast
import json
import os
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import launch, setup_here, system_libraries
from tools.setup_here import Fault

ROOT = Path(__file__).parent.parent


class Checkout:
    """A folder like a checkout, whose pip and venv are stand-ins that write down what they were asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.asked: list[str] = []
        self.interrupt = False
        (root / "pyproject.toml").write_text("[project]\n")
        (root / "constraints.txt").write_text("click==8\n")

    def make_venv(self, venv: Path) -> None:
        self.asked.append("venv")
        python = setup_here.interpreter(venv)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text("")

    def pip(self, python: Path, root: Path, what: list[str], held: int) -> None:
        self.asked.append("pip " + " ".join(what).replace(str(root), "ROOT"))
        if self.interrupt:
            raise KeyboardInterrupt

    def ready(self, *extras: str) -> list[str]:
        """What was asked of venv and pip to be ready once more."""
        self.asked = []
        setup_here.ready(extras, self.root)
        return self.asked


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    made = Checkout(tmp_path)
    monkeypatch.setattr(setup_here, "_make_venv", made.make_venv)
    monkeypatch.setattr(setup_here, "_pip", made.pip)
    monkeypatch.setattr(setup_here, "version_of", lambda python: "3.11.7" if python.exists() else "")
    return made


WHOLE = ["venv", "pip hatchling editables", "pip --no-build-isolation --editable ROOT"]


def test_the_second_run_asks_nothing(checkout: Checkout) -> None:
    assert checkout.ready() == WHOLE
    assert checkout.ready() == []


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_a_changed_file_is_seen_by_its_content(checkout: Checkout, name: str) -> None:
    checkout.ready()
    file = checkout.root / name
    before = file.stat()
    file.write_text(file.read_text().upper())
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert checkout.ready() == WHOLE[1:]
    os.utime(file)
    assert checkout.ready() == []


def test_the_tests_add_to_what_is_there_and_nothing_is_taken_away(checkout: Checkout) -> None:
    checkout.ready()
    assert checkout.ready("test")[-1] == "pip --no-build-isolation --editable ROOT[test]"
    assert checkout.ready() == []
    assert checkout.ready("dev", "test")[-1] == "pip --no-build-isolation --editable ROOT[dev,test]"
    assert checkout.ready("test") == []


def test_an_interrupted_set_up_is_made_anew(checkout: Checkout) -> None:
    checkout.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        checkout.ready("test")
    checkout.interrupt = False
    assert checkout.ready("test") == [*WHOLE[:2], "pip --no-build-isolation --editable ROOT[test]"]
    assert checkout.ready("test") == []


def test_an_interrupted_renewal_is_made_anew_with_all_that_was_there(checkout: Checkout) -> None:
    checkout.ready("test")
    (checkout.root / "constraints.txt").write_text("click==9\n")
    checkout.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        checkout.ready()
    checkout.interrupt = False
    assert checkout.ready() == [*WHOLE[:2], "pip --no-build-isolation --editable ROOT[test]"]


def test_a_moved_checkout_is_set_up_where_it_is(checkout: Checkout) -> None:
    checkout.ready()
    stamp = setup_here.read_stamp(checkout.venv)
    setup_here.write_stamp(checkout.venv, {**stamp, "root": "/elsewhere"})
    assert checkout.ready() == WHOLE


def test_another_python_is_noticed(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.ready()
    monkeypatch.setattr(setup_here, "version_of", lambda python: "3.12.1")
    assert checkout.ready() == WHOLE


def test_an_environment_that_no_longer_starts_is_made_anew(checkout: Checkout) -> None:
    checkout.ready()
    setup_here.interpreter(checkout.venv).unlink()
    assert checkout.ready() == WHOLE


def test_an_environment_made_by_hand_is_completed_not_thrown_away(checkout: Checkout) -> None:
    checkout.make_venv(checkout.venv)
    assert checkout.ready() == WHOLE[1:]


@pytest.mark.parametrize("content", ["", "[]", "{", "{}", '{"extras": "test"}'])
def test_a_damaged_stamp_is_no_stamp(checkout: Checkout, content: str) -> None:
    checkout.ready()
    (checkout.venv / "gallery-setup.json").write_text(content)
    assert checkout.ready()[-2:] == WHOLE[1:]
    assert checkout.ready() == []


def test_the_fingerprint_tells_which_file_holds_what(checkout: Checkout) -> None:
    one = setup_here.fingerprint(checkout.root)
    project, pins = checkout.root / "pyproject.toml", checkout.root / "constraints.txt"
    first, rest = project.read_text()[:-3], project.read_text()[-3:]
    project.write_text(first)
    pins.write_text(rest + pins.read_text())
    assert setup_here.fingerprint(checkout.root) != one


HOLDER = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tools.setup_here import lock
with lock(Path({folder!r})):
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_two_set_ups_wait_for_each_other(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    source = HOLDER.format(root=str(ROOT), folder=str(checkout.root))
    with subprocess.Popen([sys.executable, "-c", source], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdin is not None
        assert holder.stdout.readline().strip() == b"held"
        source = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom pathlib import Path\nfrom tools.setup_here import lock\n"
        source += f"with lock(Path({str(checkout.root)!r})): print('mine')"
        with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as other:
            assert other.stderr is not None
            assert b"waiting" in other.stderr.readline()
            time.sleep(0.1)
            assert other.poll() is None
            # The system frees the lock of a process that was killed.
            holder.kill()
            assert other.communicate(timeout=20)[0].strip() == b"mine"


@pytest.mark.skipif(os.name == "nt", reason="Windows hands no lock on to a child")
def test_a_pip_that_outlives_us_is_waited_for(tmp_path: Path) -> None:
    lasting = tmp_path / "pip"
    lasting.write_text("#!/bin/sh\necho pip >&2\nexec sleep 60\n")
    lasting.chmod(0o755)
    source = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom pathlib import Path\nfrom tools import setup_here\n"
    source += f"with setup_here.lock(Path({str(tmp_path)!r})) as held:\n"
    source += f"    setup_here._pip(Path({str(lasting)!r}), Path({str(tmp_path)!r}), [str(held)], held)"
    with subprocess.Popen([sys.executable, "-c", source], stderr=subprocess.PIPE, start_new_session=True) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline().strip() == b"pip"
        parent.kill()
        parent.wait()
        handle = os.open(tmp_path / ".gallery-setup", os.O_RDWR)
        try:
            assert not setup_here._take(handle, wait=False)
            os.killpg(parent.pid, signal.SIGKILL)
            assert setup_here._take(handle, wait=True)
        finally:
            os.close(handle)


def test_who_waited_finds_the_work_done(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(setup_here, "is_ready", lambda *_: next(answers))
    assert checkout.ready() == []


def test_pip_that_fails_is_one_line_and_no_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Checkout(tmp_path)
    made.make_venv(made.venv)
    monkeypatch.setattr(setup_here, "version_of", lambda _: "3.11.7")
    failing = tmp_path / "pip"
    failing.write_text(f"#!{sys.executable}\nraise SystemExit(1)\n")
    failing.chmod(0o755)
    monkeypatch.setattr(setup_here, "interpreter", lambda _: failing)
    with pytest.raises(Fault, match="not finished"):
        setup_here.ready((), tmp_path)
    assert setup_here.read_stamp(made.venv) == {"extras": []}


def test_a_python_without_venv_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(Fault, match="venv") as told:
        setup_here.ready((), Checkout(tmp_path).root)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("script", ["start.py", "check.py"])
def test_an_old_python_is_told_in_one_line(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"^Gallery needs Python 3\.11 or newer; this is 3\.10\. [^\n]*$"):
        runpy.run_path(str(ROOT / script), run_name="__main__")


@pytest.mark.parametrize("script", ["start.py", "check.py"])
def test_an_old_python_can_read_the_script(script: str) -> None:
    ast.parse((ROOT / script).read_text(), feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr) for node in ast.walk(ast.parse((ROOT / script).read_text())))


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ("", ""),
        ("print auction --out kit", "print"),
        ("--lang he", ""),
        ("--lang he --data play play s.jsonl", "play"),
        ("--lang=he show f.gallery", "show"),
        ("--lang he old/f.gallery", ""),
        ("--version", "--version"),
        ("screenshots --out d", "screenshots"),
    ],
)
def test_the_command_among_the_arguments(arguments: str, command: str) -> None:
    assert launch.command_of(arguments.split()) == command


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_whether_there_is_a_screen(environment: dict[str, str], platform: str, there: bool) -> None:
    assert launch.has_screen(environment, platform) is there


class Launched:
    """What the two doors did, with nothing set up and nothing run."""

    def __init__(self) -> None:
        self.did: list[str] = []
        self.ran: list[str] = []
        self.extra: dict[str, str] = {}

    def ready(self, extras: Sequence[str] = ()) -> Path:
        self.did.append("set up " + ",".join(extras))
        return Path("python")

    def run(self, python: Path, arguments: Sequence[str], cwd: Path | None = None, **extra: str) -> int:
        self.ran, self.extra = list(arguments), extra
        return 7


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> Launched:
    stand_in = Launched()
    monkeypatch.setattr(launch, "ready", stand_in.ready)
    monkeypatch.setattr(launch, "run", stand_in.run)
    monkeypatch.setattr(launch, "provide_qt", lambda _: stand_in.did.append("qt"))
    monkeypatch.setattr(launch, "provide_test_tools", lambda: stand_in.did.append("tools"))
    monkeypatch.setattr(launch, "has_screen", lambda *_: True)
    return stand_in


def test_start_hands_its_arguments_on(launched: Launched) -> None:
    assert launch.start(["print", "auction", "--out", "my kit"]) == 7
    assert launched.ran == ["-c", launch.PROGRAM, "print", "auction", "--out", "my kit"]


@pytest.mark.parametrize(
    "command", ["play", "show", "log", "verify", "print", "simulate", "doctor", "import", "--version"]
)
def test_only_windows_need_the_libraries_of_qt(launched: Launched, command: str) -> None:
    launch.start([command])
    assert launched.did == ["set up "]


@pytest.mark.parametrize("arguments", [[], ["--lang", "he"], ["screenshots", "--out", "d"]])
def test_windows_get_the_libraries_of_qt(launched: Launched, arguments: list[str]) -> None:
    launch.start(arguments)
    assert launched.did == ["set up ", "qt"]


def test_no_screen_is_told_in_one_line_before_anything_is_fetched(
    launched: Launched, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "has_screen", lambda *_: False)
    assert launch.start([]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), launched.did) == ("", 1, [])
    assert "screen" in told.err
    assert launch.start(["screenshots", "--out", "d"]) == 7


def test_check_runs_the_quick_suite_on_all_cores(launched: Launched) -> None:
    assert launch.check([]) == 7
    assert launched.ran[:3] == ["-m", "pytest", "-n"]
    assert launched.ran[4:] == ["-m", "not slow"]
    assert (launched.did, launched.extra) == (["set up test", "qt", "tools"], {})


def test_check_all_runs_everything(launched: Launched) -> None:
    launch.check(["--all", "-x"])
    assert launched.ran[4:] == ["-x"]
    assert launched.extra == {"GALLERY_FULL": "1"}


def test_check_hands_named_tests_to_pytest_as_they_are(launched: Launched) -> None:
    launch.check([f"{__file__}::test_x", "-k", "y"])
    assert launched.ran == ["-m", "pytest", f"{__file__}::test_x", "-k", "y"]
    launch.check(["-n", "0"])
    assert launched.ran == ["-m", "pytest", "-m", "not slow", "-n", "0"]


LDD = """/x/libQt6Gui.so.6:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibz.so.1 => /lib/libz.so.1 (0x00007f)
/x/libqxcb.so:
\tlibasound.so.2 => not found
\tlibEGL.so.1 => not found
"""


def test_what_is_missing_is_read_off_ldd() -> None:
    assert system_libraries.missing_in(LDD) == {"libEGL.so.1", "libasound.so.2"}


@pytest.mark.parametrize(("known", "named"), [({"libasound2t64"}, "libasound2t64"), (set(), "libasound2")])
def test_packages_have_the_name_that_this_release_knows(
    known: set[str], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "_is_known", lambda package: package in known)
    packages = system_libraries.packages_for(["libEGL.so.1", "libasound.so.2", "libnew.so.3"])
    assert packages == ([*sorted(["libegl1", named])], ["libnew.so.3"])


@pytest.mark.parametrize("has_apt", [True, False])
def test_missing_libraries_are_one_line_of_advice(has_apt: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get" if has_apt else None)
    told = system_libraries.advice(["libEGL.so.1", "libnew.so.3"])
    assert "\n" not in told
    assert "libnew.so.3" in told
    assert ("apt-get install --no-install-recommends libegl1" in told) is has_apt
    assert ("libEGL.so.1" in told) is not has_apt


def test_who_is_not_root_is_told_and_nothing_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "may_install", lambda: False)
    monkeypatch.setattr(system_libraries, "install", lambda _: pytest.fail("installed"))
    monkeypatch.setattr(system_libraries, "missing_libraries", lambda _: ["libEGL.so.1"])
    with pytest.raises(Fault, match=r"libEGL|libegl1"):
        system_libraries.provide_qt(tmp_path / "bin" / "python")


def test_libraries_that_are_there_are_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Path] = []

    def look(python: Path) -> list[str]:
        looks.append(python)
        return []

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "missing_libraries", look)
    for _ in range(2):
        system_libraries.provide_qt(tmp_path / "bin" / "python")
    assert len(looks) == 1
    assert json.loads((tmp_path / "gallery-setup.json").read_text())["qt"] is True


def test_constraints_are_pins_and_name_no_place() -> None:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if line.count("==") != 1 or "/" in line or ":" in line] == []
    pins = dict(line.lower().replace("_", "-").split("==") for line in lines)
    assert pins["pyside6"] == pins["pyside6-essentials"] == pins["pyside6-addons"] == pins["shiboken6"]
    assert {"hatchling", "reportlab", "pytest", "hypothesis", "mypy", "ruff", "import-linter"} <= set(pins)
