"""`printables/` holds what its command makes today: a change of a painting, a text or a drawing must reach it."""

import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from gallery.printing.ready import FOLDER, KITS, make_ready
from gallery.texts import LANGUAGES

PRINTABLES = Path(__file__).parents[2] / FOLDER
MOST_MEGABYTES = 25


def names(folder: Path) -> list[str]:
    return sorted(f"{path.parent.name}/{path.name}" for path in folder.glob("*/*"))


def drawn(path: Path, folder: Path) -> list[Image.Image]:
    """Every page as a small grey picture."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    folder.mkdir()
    subprocess.run(["pdftoppm", "-r", "36", "-gray", str(path), str(folder / "page")], check=True)
    made: list[Image.Image] = []
    for picture in sorted(folder.iterdir()):
        with Image.open(picture) as opened:
            opened.load()
            made.append(opened)
    return made


def difference(one: Path, other: Path, work: Path) -> str:
    """What differs between two PDFs to an eye or a printer; empty for nothing. Bytes alone may differ: compressing libraries
    do not all write the same."""
    if one.read_bytes() == other.read_bytes():
        return ""
    readers = [PdfReader(path) for path in (one, other)]
    pages = [list(reader.pages) for reader in readers]
    if len(pages[0]) != len(pages[1]):
        return f"{len(pages[0])} pages and {len(pages[1])}"
    for number, (here, there) in enumerate(zip(*pages, strict=True), 1):
        if here.mediabox != there.mediabox:
            return f"page {number} has another size"
        if here.extract_text() != there.extract_text():
            return f"page {number} has other words"
    for number, (was, now) in enumerate(zip(drawn(one, work / "was"), drawn(other, work / "now"), strict=True), 1):
        if max(at for at, count in enumerate(ImageChops.difference(was, now).histogram()) if count) > 12:
            return f"page {number} looks different"
    return ""


def test_a_difference_is_seen(tmp_path: Path) -> None:
    from gallery.collection.picture import Picture, Shape, rectangle
    from gallery.printing.kits import make_kit
    from gallery.printing.pictures import Drawn, Painting
    from gallery.texts import Texts

    from .kit import options

    def shown(folder: str, title: str, colour: str, paintings: int = 2) -> Path:
        def source(number: int, texts: Texts) -> Painting:
            return Painting(number, title, "", Drawn(Picture(4, 3, (Shape(rectangle(1, 1, 1, 1), fill=colour),))))

        make_kit(tmp_path / folder, options("painting-cards", paintings=paintings), paintings=source)
        return tmp_path / folder / "painting-cards.pdf"

    plain = shown("plain", "Sails", "#ff0000")
    for place, (other, told) in enumerate(
        (
            (shown("same", "Sails", "#ff0000"), ""),
            (shown("words", "Boats", "#ff0000"), "other words"),
            (shown("colour", "Sails", "#0000ff"), "looks different"),
            (shown("more", "Sails", "#ff0000", 5), "pages"),
        )
    ):
        work = tmp_path / f"work{place}"
        work.mkdir()
        found = difference(plain, other, work)
        assert told in found
        assert bool(told) is bool(found)


@pytest.mark.slow
def test_the_ready_made_kits_are_what_is_made_today(tmp_path: Path) -> None:
    folders = list(make_ready(tmp_path / "made"))
    assert [folder.name for folder in folders] == [f"{kit}-{language}" for language in LANGUAGES for kit in KITS]
    assert names(PRINTABLES) == names(tmp_path / "made")
    for name in names(PRINTABLES):
        work = tmp_path / name.replace("/", "-")
        work.mkdir()
        was, now = PRINTABLES / name, tmp_path / "made" / name
        if name.endswith(".pdf"):
            assert difference(was, now, work) == "", f"{name}: make the ready-made kits anew (CONTRIBUTING.md)"
        else:
            assert was.read_text("utf-8") == now.read_text("utf-8")


def test_the_ready_made_kits_are_not_too_heavy() -> None:
    assert sum(path.stat().st_size for path in PRINTABLES.rglob("*")) <= MOST_MEGABYTES * 1_000_000
