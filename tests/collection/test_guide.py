"""The guide tells all paintings, in three languages, as they are today."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from gallery.collection.catalogue import MOVEMENTS, house_catalogue
from gallery.resources import assets
from gallery.texts import LANGUAGES, Language

PAINTINGS = assets() / "paintings"
GUIDE = PAINTINGS.parents[1] / "docs" / "guide"
SHEETS = sorted((GUIDE / "paintings").glob("*.jpg"))

pytestmark = pytest.mark.skipif(not GUIDE.is_dir(), reason="an installed package has no guide")


def atelier(*words: str) -> str:
    """Runs a command of the atelier and gives what it wrote."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=PAINTINGS, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_what_the_captions_say(language: Language) -> None:
    """Else: `python -m atelier.guide` in assets/paintings."""
    code = f"import sys; from atelier.guide import page; sys.stdout.buffer.write(page({language!r}).encode())"
    told = (GUIDE / f"paintings.{language}.md").read_text("utf-8")
    assert told == atelier("-c", code)
    for entry in house_catalogue().values():
        assert f"### {entry.number} · {entry.title.by_language()[language]}\n" in told
        for word in (entry.manner, entry.period, entry.look, entry.answer):
            assert word.by_language()[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_links_to_is_there(language: Language) -> None:
    links = re.findall(r"\]\(([^)]+)\)", (GUIDE / f"paintings.{language}.md").read_text("utf-8"))
    assert len(links) == 6 + 2
    assert all((GUIDE / link).is_file() for link in links)


def test_the_sheets_are_small_and_all_there() -> None:
    assert [path.stem for path in SHEETS] == sorted(["all", *MOVEMENTS])
    assert sum(path.stat().st_size for path in SHEETS) < 3_000_000


def test_the_readme_shows_them() -> None:
    text = (GUIDE.parents[1] / "README.md").read_text("utf-8")
    for name in ("paintings.he.md", "paintings.fr.md", "paintings.en.md", "paintings/all.jpg"):
        assert f"docs/guide/{name}" in text


@pytest.mark.slow
def test_the_sheets_show_the_paintings_of_today(tmp_path: Path) -> None:
    """Else: `python -m atelier.contact sheets` in assets/paintings. Patches of 20 × 20 pixels may differ by 24 of 255."""
    atelier("-m", "atelier.contact", "sheets", str(tmp_path))
    for path in SHEETS:
        with Image.open(path) as old, Image.open(tmp_path / path.name) as new:
            assert old.size == new.size
            patches = ImageChops.difference(old.convert("RGB").reduce(20), new.convert("RGB").reduce(20))
            assert max(patches.tobytes()) <= 24, path.name
