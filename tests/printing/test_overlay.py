"""The finished files, laid over each other: every back behind its front, nothing near the edge (K-01, K-02, K-03, K-14).

Positions are read from the pages themselves (the matrix under which each card's form is shown): what is tested is what a
printer gets, whatever made it.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from gallery.collection.sketch import sketch
from gallery.printing.kits import make_kit
from gallery.printing.pictures import Drawn, Painting
from gallery.printing.report import FileReport
from gallery.printing.sheets import BACK_MODES, PAPERS
from gallery.printing.units import mm_of_points
from gallery.texts import Texts

from .kit import options

Matrix = tuple[float, float, float, float, float, float]

CARDS = ("banknotes", "value-cards", "painting-cards", "instruction-cards")
"""What has a front and a back."""
FLIPPED = ("long", "short", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("two-pass", "separate")))


def product(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


class Shown(NamedTuple):
    """A card's face on a page: its form, its middle in millimetres, whether it stands on its head, and its scale."""

    form: str
    x: float
    y: float
    turned: bool
    scale: float


def shown(reader: PdfReader, page: int, file: FileReport) -> list[Shown]:
    """The cards on a page, in the order of drawing."""
    now: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    found = []
    for operands, operator in ContentStream(reader.pages[page].get_contents(), reader).operations:
        if operator == b"q":
            kept.append(now)
        elif operator == b"Q":
            now = kept.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = (float(value) for value in operands)
            now = product((a, b, c, d, e, f), now)
        elif operator == b"Do":
            a, b, c, d, e, f = now
            assert (b, c) == pytest.approx((0, 0), abs=1e-6)
            x = a * file.card_width_mm / 2 + e
            y = d * file.card_height_mm / 2 + f
            found.append(Shown(str(operands[0]), mm_of_points(x), mm_of_points(y), a < 0, abs(mm_of_points(a))))
    return found


def few(number: int, texts: Texts) -> Painting:
    """Paintings that are quickly drawn."""
    return Painting(number, f"{number}", "", Drawn(sketch(number)))


def printed(folder: Path, component: str, **given: Any) -> tuple[PdfReader, FileReport]:
    """A component with a last sheet that is not full."""
    told = {"players": 3, "paintings": 5, "reserve": 0, "deck": (0, 500_000, 1_000_000) * 7, **given}
    report = make_kit(folder, options(component, **told), paintings=few)
    (file,) = report.files
    return PdfReader(folder / file.name), file


def pairs(reader: PdfReader, file: FileReport) -> list[tuple[int, int]]:
    """The pages that are two sides of one sheet."""
    count = len(reader.pages)
    if file.duplex in ("two-pass", "separate"):
        return [(page, page + count // 2) for page in range(count // 2)]
    return [(page, page + 1) for page in range(0, count, 2)]


slow_papers = ["a4", *(pytest.param(paper, marks=pytest.mark.slow) for paper in ("letter", "a3"))]


@pytest.mark.parametrize("paper", slow_papers)
@pytest.mark.parametrize("mode", FLIPPED)
@pytest.mark.parametrize("component", CARDS)
@pytest.mark.parametrize(
    "off",
    [
        (1.25, -0.75, 101.5),
        *(pytest.param(off, marks=pytest.mark.slow) for off in ((0.0, 0.0, 100.0), (-2.0, 1.0, 98.8))),
    ],
)
def test_every_back_lies_behind_its_front(
    tmp_path: Path, component: str, mode: str, paper: str, off: tuple[float, float, float]
) -> None:
    dx, dy, scale = off
    sizes = [{"note_size": "small", "card_size": "easel"}, {"note_size": "large", "card_size": "small"}]
    if (dx, dy) == (0.0, 0.0):
        sizes.append({"card_size": "standard"})
    for place, size in enumerate(sizes):
        reader, file = printed(
            tmp_path / f"{place}", component, paper=paper, duplex=mode, offset=(dx, dy), scale=scale, **size
        )
        for front_page, back_page in pairs(reader, file):
            width, height = (mm_of_points(float(side)) for side in reader.pages[front_page].mediabox[2:])
            assert sorted((width, height)) == pytest.approx(sorted(PAPERS[file.paper]), abs=0.001)  # type: ignore[index]
            # A sheet is turned about its upright edge when that is the edge asked for, else about the level one.
            upright = (height > width) == (mode != "short")
            fronts, backs = shown(reader, front_page, file), shown(reader, back_page, file)
            assert len(fronts) == len(backs) > 0
            met = set()
            for back in backs:
                # The offset is the printer's error taken out: on the paper the back stands where it would without one.
                x, y = back.x - dx * scale / 100, back.y - dy * scale / 100
                x, y = (width - x, y) if upright else (x, height - y)
                near = [
                    place for place, front in enumerate(fronts) if abs(front.x - x) < 0.05 and abs(front.y - y) < 0.05
                ]
                assert len(near) == 1
                met.add(near[0])
                assert back.turned is not upright
                assert back.scale == pytest.approx(scale / 100)
            assert len(met) == len(fronts)
            assert not any(front.turned for front in fronts)


@pytest.mark.parametrize("paper", slow_papers)
@pytest.mark.parametrize("component", CARDS)
def test_a_sheet_folded_in_its_middle_brings_both_faces_together(tmp_path: Path, component: str, paper: str) -> None:
    reader, file = printed(tmp_path, component, paper=paper, duplex="fold")
    for page in range(len(reader.pages)):
        width, height = (mm_of_points(float(side)) for side in reader.pages[page].mediabox[2:])
        faces = shown(reader, page, file)
        fronts, backs = faces[: len(faces) // 2], faces[len(faces) // 2 :]
        upright = all(abs(front.y - back.y) < 0.05 for front, back in zip(fronts, backs, strict=True))
        for front, back in zip(fronts, backs, strict=True):
            x, y = (width - back.x, back.y) if upright else (back.x, height - back.y)
            assert (x, y) == pytest.approx((front.x, front.y), abs=0.05)
            assert back.turned is not upright


def test_cards_keep_their_size_on_every_paper(tmp_path: Path) -> None:
    for paper in PAPERS:
        reader, file = printed(tmp_path / paper, "value-cards", paper=paper)
        assert {round(card.scale, 6) for card in shown(reader, 0, file)} == {1.0}


def sides(path: Path, folder: Path, last: int, dpi: int) -> list[Image.Image]:
    """The first pages as grey pictures."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    out = folder / path.stem
    asked = ["pdftoppm", "-r", str(dpi), "-gray", "-f", "1", "-l", str(last), str(path), str(out)]
    subprocess.run(asked, check=True)
    made: list[Image.Image] = []
    for picture in sorted(folder.glob(f"{path.stem}-*.pgm")):
        with Image.open(picture) as opened:
            opened.load()
            made.append(opened)
        picture.unlink()
    return made


def rim_is_white(picture: Image.Image, dpi: int) -> bool:
    """Whether the outer 4.5 mm are without any ink (a pixel that the line itself crosses may be grey)."""
    rim = int(4.5 * dpi / 25.4)
    inner = Image.new("L", (picture.width - 2 * rim, picture.height - 2 * rim), 255)
    framed = picture.copy()
    framed.paste(inner, (rim, rim))
    return bool(framed.getextrema() == (255, 255))


def edges(folder: Path, dpi: int, **given: Any) -> None:
    report = make_kit(
        folder,
        options(**{"players": 2, "paintings": 5, "reserve": 0, "deck": (0, 1_000_000) * 10, **given}),
        paintings=few,
    )
    for file in report.files:
        pages = sides(folder / file.name, folder, 2, dpi)
        assert pages
        for picture in pages:
            assert any(picture.histogram()[:128]), file.name
            assert rim_is_white(picture, dpi), file.name


def test_nothing_comes_near_the_edge(tmp_path: Path) -> None:
    edges(tmp_path, 60, language="fr", paper="letter", scale=101.0, offset=(3.0, -3.0))


@pytest.mark.slow
@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("mode", BACK_MODES)
def test_nothing_comes_near_the_edge_in_any_mode(tmp_path: Path, paper: str, mode: str) -> None:
    edges(tmp_path, 150, paper=paper, duplex=mode, language="he", note_size="small", card_size="easel")


@pytest.mark.slow
@pytest.mark.parametrize(
    "given", [{"paper": "letter", "card_size": "small"}, {"wheel_size": "large", "stock": "coloured"}]
)
def test_nothing_comes_near_the_edge_in_the_finest_print(tmp_path: Path, given: dict[str, Any]) -> None:
    edges(tmp_path, 600, scale=102.0, offset=(-2.0, 2.0), **given)
