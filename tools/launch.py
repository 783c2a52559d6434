"""The two doors of a checkout: start (the program) and check (its tests)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.setup_here import ROOT, Fault, ready, run, say
from tools.system_libraries import provide_qt, provide_test_tools

WITH_QT = frozenset({"", "screenshots"})
"""The commands that draw with Qt; no command at all opens the app. `doctor` asks a process of its own about Qt."""

WITH_A_SCREEN = frozenset({""})

SAVED = ".gallery"
"""How the name of a saved game ends: named alone, it is opened in the app."""

TAKES_A_VALUE = frozenset({"--lang", "--data"})
"""The global options whose next word is not the command."""

LINTERS: tuple[tuple[str, ...], ...] = (
    ("-m", "ruff", "check"),
    ("-m", "ruff", "format", "--check"),
    ("-m", "mypy"),
    (
        "-c",
        "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command(['--no-logo']))",
    ),
)

PROGRAM = "import sys; sys.argv[0] = 'gallery'; from gallery.door import main; sys.exit(main())"


def start(arguments: Sequence[str]) -> int:
    """Runs `gallery` with these arguments; the exit code is its own, or 1 with one line when it cannot start."""
    command = command_of(arguments)
    try:
        if command in WITH_A_SCREEN and not has_screen(os.environ, sys.platform):
            raise Fault("There is no screen to open the app on. Run this in a desktop session, or see: start.py --help")
        python = ready()
        if command in WITH_QT:
            provide_qt(python)
    except Fault as fault:
        say(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    return run(python, ["-c", PROGRAM, *arguments])


def check(arguments: Sequence[str]) -> int:
    """Runs the tests (or, with `--lint`, what looks at the source); the exit code is pytest's, or 1 when it cannot start."""
    everything, lint = "--all" in arguments, "--lint" in arguments
    others = [argument for argument in arguments if argument not in ("--all", "--lint")]
    try:
        python = ready(["test", "dev"] if lint else ["test"])
        if not lint:
            provide_qt(python)
            provide_test_tools()
    except Fault as fault:
        say(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    if lint:
        return run_linters(python)
    chosen = [] if everything or names_tests(others) else ["-m", "not slow"]
    extra = {"GALLERY_FULL": "1"} if everything else {}
    return run(python, ["-m", "pytest", *workers(others), *chosen, *others], cwd=ROOT, **extra)


def command_of(arguments: Sequence[str]) -> str:
    """The command among the arguments of `gallery`: empty for the app, and the option itself for `--version` and `--help`."""
    words = iter(arguments)
    for word in words:
        if word in TAKES_A_VALUE:
            next(words, None)
        elif word.partition("=")[0] not in TAKES_A_VALUE and not word.endswith(SAVED):
            return word
    return ""


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window can open. Only Linux tells by its environment; QT_QPA_PLATFORM is someone's own choice."""
    if not platform.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def names_tests(arguments: Sequence[str]) -> bool:
    """Whether the arguments for pytest name tests: then these run, slow or not."""
    return any(Path(word.partition("::")[0]).exists() for word in arguments if not word.startswith("-"))


def workers(arguments: Sequence[str]) -> list[str]:
    """The suite runs on all cores; a few named tests, a debugger and one's own choice of workers do not."""
    alone = names_tests(arguments) or any(word.startswith(("-n", "--pdb", "-s")) for word in arguments)
    return [] if alone else ["-n", str(max(2, os.cpu_count() or 2))]


def run_linters(python: Path) -> int:
    """Runs each of LINTERS to its end, so that one run tells everything. 1 when any of them found something."""
    found = False
    for linter in LINTERS:
        found |= subprocess.run([str(python), *linter], cwd=ROOT).returncode != 0
    return int(found)
