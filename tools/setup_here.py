"""Sets this checkout up in its own .venv, for start.py and check.py. Standard library only, any system.

The set-up is done once: a stamp in .venv holds what it was made from (pyproject.toml, constraints.txt, the interpreter, the
place of the checkout, the extras). As long as that is still so, a run costs one look at these files and no call of pip.
While pip works the stamp holds no more than the extras; so a set-up that was interrupted is found at the next run and made
anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD_TOOLS = ("hatchling", "editables")
"""What builds the package itself; installed beside it, so that constraints.txt pins it too."""


class Fault(Exception):
    """Something a person must do first; the text is one line that says what."""


def say(text: str) -> None:
    """One line for the person, on standard error: standard output belongs to the program."""
    print(text, file=sys.stderr, flush=True)


def interpreter(venv: Path) -> Path:
    """The Python of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def fingerprint(root: Path) -> str:
    """A hash of what decides the set-up: the content of pyproject.toml and constraints.txt."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        content = (root / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def read_stamp(venv: Path) -> dict[str, object]:
    """What the stamp says; empty when there is none or it cannot be read."""
    try:
        stamp = json.loads((venv / "gallery-setup.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: Mapping[str, object]) -> None:
    """Puts the stamp down whole: a run that is ended meanwhile leaves the old one or the new one."""
    part = venv / f"gallery-setup.json.{os.getpid()}"
    part.write_text(json.dumps(stamp, indent=1, sort_keys=True) + "\n", "utf-8")
    part.replace(venv / "gallery-setup.json")


def version_of(python: Path) -> str:
    """The version of an interpreter, or nothing when it does not start: its system may have been upgraded."""
    try:
        told = subprocess.run(
            [str(python), "-I", "-S", "-c", "import sys; print(sys.version.split()[0], end='')"],
            capture_output=True,
            text=True,
            timeout=60,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.stdout if told.returncode == 0 else ""


def is_ready(root: Path, venv: Path, extras: Sequence[str]) -> bool:
    """Whether the set-up stands as this checkout wants it, with at least these extras."""
    stamp = read_stamp(venv)
    had = stamp.get("extras")
    return (
        isinstance(had, list)
        and set(extras) <= set(had)
        and stamp.get("files") == fingerprint(root)
        and stamp.get("root") == str(root)
        and stamp.get("python") == (version_of(interpreter(venv)) or None)
    )


def must_start_anew(root: Path, venv: Path) -> bool:
    """Whether what lies in .venv cannot be built upon: half-installed, moved, or of another Python.

    An environment that somebody made by hand has no stamp; it is completed, not thrown away.
    """
    stamp = read_stamp(venv)
    version = version_of(interpreter(venv))
    if not version or tuple(int(part) for part in version.split(".")[:2]) < (3, 11):
        return True
    if not stamp:
        return False
    # The stamp of a set-up that was not finished names no place.
    return stamp.get("root") != str(root) or stamp.get("python") != version


@contextlib.contextmanager
def lock(root: Path) -> Iterator[int]:
    """Only one set-up at a time in a checkout. The system itself frees the lock of a process that was killed.

    Gives the handle that holds it, for children that must hold it on when we are killed.
    """
    try:
        file = (root / ".gallery-setup").open("a+b")
    except OSError as fault:
        raise Fault(f"This folder cannot be written to ({fault.strerror}): {root}") from None
    with file:
        if not _take(file.fileno(), wait=False):
            say("Another set-up of this folder is under way; waiting for it …")
            while not _take(file.fileno(), wait=True):
                pass
        yield file.fileno()


def _take(handle: int, *, wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


def ready(extras: Sequence[str] = (), root: Path = ROOT) -> Path:
    """The interpreter of a complete set-up with these extras of pyproject.toml; makes it when it is not there.

    Raises Fault with one line when a person must do something first.
    """
    venv = root / ".venv"
    if is_ready(root, venv, extras):
        return interpreter(venv)
    with lock(root) as held:
        # Somebody else may have finished it while we waited for the lock.
        if not is_ready(root, venv, extras):
            _set_up(root, venv, extras, held)
    return interpreter(venv)


def _set_up(root: Path, venv: Path, extras: Sequence[str], held: int) -> None:
    if (venv / "pyvenv.cfg").exists():
        say(f"Bringing {venv} up to date …")
    else:
        say(f"Setting up in {venv} (once; it fetches about 300 MB) …")
    had = read_stamp(venv).get("extras")
    wanted = sorted({*extras, *(had if isinstance(had, list) else [])})
    if must_start_anew(root, venv):
        _make_venv(venv)
    python = interpreter(venv)
    write_stamp(venv, {"extras": wanted})
    # The hash is taken before pip reads the files: an edit made meanwhile is noticed at the next run.
    files = fingerprint(root)
    _pip(python, root, [*BUILD_TOOLS], held)
    target = f"{root}[{','.join(wanted)}]" if wanted else str(root)
    _pip(python, root, ["--no-build-isolation", "--editable", target], held)
    done = {"extras": wanted, "files": files, "root": str(root), "python": version_of(python)}
    write_stamp(venv, done)


def _make_venv(venv: Path) -> None:
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        raise Fault(missing_venv())
    try:
        if venv.exists():
            shutil.rmtree(venv)
    except OSError as fault:
        raise Fault(
            f"The old set-up cannot be removed ({fault}); delete the folder {venv} and run this again."
        ) from None
    # The base interpreter: this script may itself run in the environment that is made anew.
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([base, "-I", "-m", "venv", str(venv)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if made.returncode:
        if not venv.exists():
            raise Fault(f"This folder cannot be written to: {venv.parent}")
        raise Fault(missing_venv())


def missing_venv() -> str:
    """What to do about a Python without venv or ensurepip, as Debian ships it."""
    if shutil.which("apt-get"):
        return "Python's venv is missing. Install it and run this again: sudo apt-get install python3-venv"
    return "Python's venv or ensurepip is missing. Install a complete Python from python.org and run this again."


def _pip(python: Path, root: Path, what: list[str], held: int) -> None:
    command = [str(python), "-I", "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--constraint", str(root / "constraints.txt"), *what]
    if not sys.stderr.isatty():
        # Only errors: a log has no use for progress.
        command.insert(5, "-qq")
    # A pip that outlives us still writes into .venv; with the lock in its hands the next run waits for it.
    kept = () if os.name == "nt" else (held,)
    if subprocess.run(command, stdout=sys.stderr.fileno(), pass_fds=kept).returncode:
        raise Fault(
            "The set-up was not finished (see pip's lines above). Is there a network? Run the same command again."
        )


def run(python: Path, arguments: Sequence[str], cwd: Path | None = None, **extra: str) -> int:
    """Runs the environment's Python in the place of this program; gives the exit code where it comes back."""
    environment = {**os.environ, **extra}
    sys.stdout.flush()
    if cwd is not None:
        os.chdir(cwd)
    if os.name != "nt":
        os.execve(python, [str(python), *arguments], environment)
    # Windows has no exec that waits: the console would get its prompt back while the program still runs.
    process = subprocess.Popen([str(python), *arguments], env=environment)
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return process.wait()
