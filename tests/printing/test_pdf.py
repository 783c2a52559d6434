"""The files themselves: the same bytes every time, sound, true to size, black alone on coloured stock (K-04, K-08 … K-10)."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from gallery.printing.banknotes import SIZES
from gallery.printing.pdf import Art, CardArt, Label, Press
from gallery.printing.pen import Pen
from gallery.printing.sheets import arrange, impose
from gallery.printing.units import Box, Size, points

from .kit import print_kit, streams, without_letters

HERE = Path(__file__).parent


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def test_the_same_bytes_in_other_processes_hash_seeds_time_zones_and_dates(tmp_path: Path) -> None:
    print_kit(tmp_path / "here", players=2, paintings=3, language="he")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path; from tests_kit import print_kit;"
        "print_kit(Path(sys.argv[2]), players=2, paintings=3, language='he')"
    )
    (tmp_path / "code").mkdir()
    shutil.copy(HERE / "kit.py", tmp_path / "code" / "tests_kit.py")
    # This process has a random seed, the machine's zone and no date given.
    told = {**os.environ, "PYTHONHASHSEED": "77", "TZ": "America/New_York", "SOURCE_DATE_EPOCH": "1700000000"}
    asked = [sys.executable, "-c", code, str(tmp_path / "code"), str(tmp_path / "there")]
    subprocess.run(asked, check=True, env=told)
    assert digests(tmp_path / "there") == digests(tmp_path / "here")


def test_an_exhibitions_kit_is_the_same_bytes_after_others_and_in_another_process(tmp_path: Path) -> None:
    print_kit(tmp_path / "before", "deck", game="classic-art", language="he")
    print_kit(tmp_path / "here", "members-only", players=3, language="he")
    code = (
        "import sys; from pathlib import Path; from gallery.printing.kits import make_kit;"
        "from gallery.printing.options import PrintOptions;"
        "make_kit(Path(sys.argv[1]), PrintOptions('members-only', players=3, language='he'))"
    )
    told = {**os.environ, "PYTHONHASHSEED": "77", "TZ": "America/New_York", "SOURCE_DATE_EPOCH": "1700000000"}
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "there")], check=True, env=told)
    assert digests(tmp_path / "there") == digests(tmp_path / "here")


def test_a_kit_printed_after_others_is_the_same(tmp_path: Path) -> None:
    print_kit(tmp_path / "first", "value-cards", language="fr")
    print_kit(tmp_path / "between", "painting-cards", paintings=2, language="he")
    print_kit(tmp_path / "second", "value-cards", language="fr")
    assert digests(tmp_path / "first") == digests(tmp_path / "second")


@pytest.fixture(scope="module")
def white(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kit for two in Hebrew on white stock."""
    folder = tmp_path_factory.mktemp("white")
    print_kit(folder, players=2, paintings=5, language="he")
    return folder


@pytest.fixture(scope="module")
def coloured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Banknotes for two in French on coloured stock."""
    folder = tmp_path_factory.mktemp("coloured")
    print_kit(folder, "banknotes", players=2, language="fr", stock="coloured", reserve=0)
    return folder


@pytest.fixture(scope="module")
def exhibitions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kit of an exhibitions game for two in Hebrew, its board on A3."""
    folder = tmp_path_factory.mktemp("exhibitions")
    print_kit(folder, "glenns-gallery", players=2, language="he", paper="a3")
    return folder


def test_qpdf_finds_nothing_wrong(white: Path, coloured: Path, exhibitions: Path) -> None:
    if not shutil.which("qpdf"):
        pytest.skip("qpdf is not on this machine")
    for path in [*white.glob("*.pdf"), *coloured.glob("*.pdf"), *exhibitions.glob("*.pdf")]:
        checked = subprocess.run(["qpdf", "--check", str(path)], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert "WARNING" not in checked.stdout + checked.stderr


def test_every_font_is_embedded_and_cut_to_what_is_used(white: Path, exhibitions: Path) -> None:
    for path in [*white.glob("*.pdf"), *exhibitions.glob("*.pdf")]:
        for page in PdfReader(path).pages:
            fonts = page["/Resources"]["/Font"]  # type: ignore[index]
            assert fonts
            for font in fonts.values():
                told = font.get_object()
                assert re.match(r"/[A-Z]{6}\+FiraGO-", told["/BaseFont"])
                assert "/FontFile2" in told["/FontDescriptor"]
                assert "/ToUnicode" in told


def test_the_printer_is_told_everything(white: Path, tmp_path: Path) -> None:
    reader = PdfReader(white / "painting-cards.pdf")
    assert reader.pdf_header == "%PDF-1.7"
    root = reader.trailer["/Root"]
    wishes = root["/ViewerPreferences"]  # type: ignore[index]
    assert (wishes["/PrintScaling"], wishes["/Duplex"], wishes["/Direction"]) == (
        "/None",
        "/DuplexFlipLongEdge",
        "/R2L",
    )
    assert root["/Lang"] == "he"  # type: ignore[index]
    assert reader.metadata is not None
    assert reader.metadata.title == "מכירה פומבית – כרטיסי ציור"
    for page in reader.pages:
        assert page.mediabox == page.cropbox == page.trimbox == page.bleedbox
        assert [float(side) for side in page.mediabox[2:]] == pytest.approx([points(210), points(297)], abs=0.01)
    print_kit(tmp_path, "value-cards", duplex="short", paper="letter")
    short = PdfReader(tmp_path / "value-cards.pdf")
    assert short.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipShortEdge"  # type: ignore[index]
    assert "/Direction" not in short.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]


def test_coloured_stock_is_pure_black_and_has_no_areas(coloured: Path) -> None:
    for path in coloured.glob("*.pdf"):
        for stream in streams(path):
            words = without_letters(stream).split()
            for index, word in enumerate(words):
                if word in ("rg", "RG"):
                    assert words[index - 3 : index] == ["0", "0", "0"]
                elif word in ("g", "G"):
                    assert words[index - 1] == "0"
                assert word not in (
                    "k",
                    "K",
                    "cs",
                    "CS",
                    "sc",
                    "scn",
                    "SC",
                    "SCN",
                    "sh",
                    "f",
                    "F",
                    "f*",
                    "B",
                    "B*",
                    "b",
                    "b*",
                )


def test_white_stock_prints_its_tints(white: Path) -> None:
    # The test above would pass on empty pages; this is what it must not find there.
    assert any(" rg" in stream for stream in streams(white / "banknotes.pdf"))


def plain_press(path: Path, card: Size, *, scale: float = 100.0, offset: tuple[float, float] = (0.0, 0.0)) -> None:
    """A sheet of cards with a black square of 10 mm in the lower left corner of each, on both faces."""

    def square(pen: Pen) -> None:
        pen.fill("#000000")
        pen.box(Box(0, 0, 10, 10), fill=True, stroke=False)

    press = Press(path, "squares", "en", "long", scale=scale)
    grid = arrange("a4", card, "long", scale=scale)
    cards = [CardArt(Art("front", square), Art("back", square))] * grid.per_sheet
    press.sheets(
        grid,
        impose(grid, grid.per_sheet, "long", offset=offset),
        cards,
        Label(lambda n, of, back: "squares", lambda n, back: f"Sheet {n}", "50 mm"),
    )
    press.close()


def square_at(picture: Image.Image, page: Size, x: float, y: float, dpi: int) -> tuple[float, float, float, float]:
    """The dark square whose lower left corner should be at (x, y): its x, y, width and height in millimetres. What is looked
    at ends short of the crop marks."""
    per_mm = dpi / 25.4
    left, top = round((x - 0.4) * per_mm), round((page.height - y - 12) * per_mm)
    part = picture.crop((left, top, round((x + 12) * per_mm), round((page.height - y + 0.4) * per_mm)))
    found = part.point([255] * 128 + [0] * 128).getbbox()
    assert found is not None
    x0, y0, x1, y1 = found[0] + left, found[1] + top, found[2] + left, found[3] + top
    return x0 / per_mm, page.height - y1 / per_mm, (x1 - x0) / per_mm, (y1 - y0) / per_mm


def dark(picture: Image.Image) -> bool:
    """Whether anything in it is darker than the middle grey."""
    return picture.point([255] * 128 + [0] * 128).getbbox() is not None


def drawn(path: Path, page: int, dpi: int) -> Image.Image:
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    out = path.with_suffix("")
    asked = ["pdftoppm", "-r", str(dpi), "-gray", "-singlefile", "-f", str(page), "-l", str(page), str(path), str(out)]
    subprocess.run(asked, check=True)
    with Image.open(out.with_suffix(".pgm")) as picture:
        picture.load()
        return picture


@pytest.mark.parametrize("card", [SIZES["large"], Size(63.5, 88.9)])
def test_ten_millimetres_measure_ten_and_stand_where_they_should(tmp_path: Path, card: Size) -> None:
    plain_press(tmp_path / "squares.pdf", card)
    grid = arrange("a4", card, "long")
    for page in (1, 2):
        picture = drawn(tmp_path / "squares.pdf", page, 600)
        for cell in impose(grid, grid.per_sheet, "long")[page - 1].cells:
            if not cell.turned:
                found = square_at(picture, grid.page, cell.box.x, cell.box.y, 600)
                assert found == pytest.approx((cell.box.x, cell.box.y, 10, 10), abs=0.05)


def test_cut_lines_stand_where_the_cards_end(tmp_path: Path) -> None:
    card = Size(63.5, 88.9)
    plain_press(tmp_path / "squares.pdf", card)
    grid = arrange("a4", card, "long")
    picture = drawn(tmp_path / "squares.pdf", 1, 600)
    per_mm = 600 / 25.4
    # A strip just below the last row, where nothing but marks stands.
    low = grid.area.y
    strip = picture.crop((0, int((297 - low + 1.2) * per_mm), picture.width, int((297 - low + 1.6) * per_mm)))
    columns = [x for x in range(strip.width) if dark(strip.crop((x, 0, x + 1, strip.height)))]
    groups = [[x for x in columns if abs((x + 0.5) / per_mm - edge) < 1] for edge in (9.75, 73.25, 136.75, 200.25)]
    assert all(groups)
    for group, edge in zip(groups, (9.75, 73.25, 136.75, 200.25), strict=True):
        assert (sum(group) / len(group) + 0.5) / per_mm == pytest.approx(edge, abs=0.05)
    assert sorted(x for group in groups for x in group) == columns


def test_scale_changes_both_faces_about_the_middle_of_the_sheet(tmp_path: Path) -> None:
    plain_press(tmp_path / "scaled.pdf", Size(63.5, 88.9), scale=102.0)
    for page in (1, 2):
        picture = drawn(tmp_path / "scaled.pdf", page, 300)
        grid = arrange("a4", Size(63.5, 88.9), "long")
        cell = grid.cell_box(1, 1)
        x, y = 105 + (cell.x - 105) * 1.02, 148.5 + (cell.y - 148.5) * 1.02
        found = square_at(picture, grid.page, x, y, 300)
        assert found == pytest.approx((x, y, 10.2, 10.2), abs=0.09)


def test_every_page_has_a_bookmark_in_the_kits_language(white: Path, exhibitions: Path) -> None:
    for path in [*white.glob("*.pdf"), *exhibitions.glob("*.pdf")]:
        reader = PdfReader(path)
        marks = [entry for entry in reader.outline if not isinstance(entry, list)]
        assert [reader.get_destination_page_number(mark) for mark in marks] == list(range(len(reader.pages)))
        assert len({mark.title for mark in marks}) == len(marks)
    cards = PdfReader(white / "value-cards.pdf").outline
    assert [mark.title for mark in cards if not isinstance(mark, list)][:2] == ["גיליון 1", "גיליון 1, גב"]
    assert [mark.title for mark in PdfReader(white / "easel.pdf").outline if not isinstance(mark, list)] == ["כן ציור"]


def test_the_title_and_language_are_told_to_newer_programs_too(white: Path) -> None:
    told = PdfReader(white / "ledger.pdf").xmp_metadata
    assert told is not None
    assert told.dc_title == {"x-default": "מכירה פומבית – פנקס החשבונות שלי"}
    assert told.dc_language == ["he"]


def test_one_sided_files_say_so_whatever_the_backs_of_the_others(white: Path) -> None:
    for name, told in (("ledger", "/Simplex"), ("name-signs", "/Simplex"), ("value-cards", "/DuplexFlipLongEdge")):
        wishes = PdfReader(white / f"{name}.pdf").trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
        assert wishes["/Duplex"] == told
