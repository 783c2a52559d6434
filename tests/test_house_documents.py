"""The documents say what is so, and nothing in the tree depends on one machine."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LONGEST_MODULE = 420
"""Lines. Above it a module is two rooms in one."""
NO_TEXT = frozenset({".svg", ".png", ".pdf", ".wav", ".ttf", ".jpg", ".gallery"})
"""Suffixes of files that are not read here: pictures, sheets, sounds, fonts, and saved games, which are databases."""


@cache
def tracked() -> list[Path]:
    """The files of the tree: what git knows, or in an unpacked archive all that is no set-up and no cache."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True)
    if listed.returncode == 0:
        files = [ROOT / name.decode() for name in listed.stdout.split(b"\0") if name]
    else:
        files = [
            path for path in ROOT.rglob("*") if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
        ]
    return [path for path in files if path.is_file()]


def texts() -> list[tuple[str, str]]:
    """The tracked files that are text, with their names."""
    found = []
    for path in tracked():
        if path.suffix in NO_TEXT:
            continue
        found.append((str(path.relative_to(ROOT)), path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    broken = [link for link in links if "://" not in link and not (document.parent / link).exists()]
    assert broken == []


def test_every_decision_that_the_source_names_is_told() -> None:
    told = set(re.findall(r"\*\*(D\d+),", (ROOT / "docs" / "rules-auction.md").read_text("utf-8")))
    assert told == {f"D{number}" for number in range(1, 17)}
    named = {
        decision
        for name, text in texts()
        if name.startswith("src/gallery/auction/")
        for decision in re.findall(r"\bD\d{1,2}\b", text)
    }
    assert named - told == set()


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(path.name[:4]) for path in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_modules_are_small() -> None:
    long = {
        name: len(text.splitlines())
        for name, text in texts()
        if name.startswith(("src/", "tools/")) and name.endswith(".py")
    }
    assert {name: lines for name, lines in long.items() if lines > LONGEST_MODULE} == {}


def test_nothing_names_a_machine_or_a_registry() -> None:
    # Written in pieces, so that this file does not name them either.
    places = "|".join(["/wor" + "k/", "/ro" + "ot/", "/ho" + r"me/\w", "/Us" + r"ers/\w", r"C:\\Us" + "ers"])
    registries = "|".join(["pypi" + r"\.org", "pythonhosted" + r"\.org", "--(extra-)?index" + "-url", "/sim" + "ple/"])
    pattern = re.compile(f"({places})|({registries})")
    found = [(name, match.group()) for name, text in texts() for match in pattern.finditer(text)]
    assert found == []


def test_the_readme_names_commands_that_are_there() -> None:
    from gallery.cli import cli

    readme = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"start\.py (?:--lang \w+ )?([a-z]+)\b", readme))
    assert named >= {"print", "doctor", "play"}
    assert named - set(cli.commands) == set()
    assert named | {"show", "log", "verify"} <= set(cli.commands)
