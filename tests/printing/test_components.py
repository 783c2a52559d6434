"""What the auction's other components must be: the wheel of the game, an easel that stands, words that fit (K-03's spirit)."""

import math
import re
import shutil
import subprocess
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

from gallery.auction.data import load_wheel
from gallery.auction.state import Sector
from gallery.auction.wheel import SECTORS, arcs, sector_fills
from gallery.printing import easel, instructions, ledgersheet, sections, signs
from gallery.printing.easel import BACK, BASE, FACE, FLOOR_DEPTH, LIP, STRIP, carried, easel_size, lean
from gallery.printing.options import AUCTION, PrintOptions, read_names
from gallery.printing.paintingcards import PAINTING_CARDS
from gallery.printing.pen import Pen
from gallery.printing.sheets import PAPERS, PaperName, page_size
from gallery.printing.typesetting import Setting, fit, one_line
from gallery.printing.units import Box, Size
from gallery.printing.wheel import OVERLAP, Wheel, _Lines, joint, large_radius, pie, point
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, Texts

from .kit import DENOMINATIONS, options, print_kit, streams

ADDED = ("wheel", "instructions", "instruction-cards", "easel", "name-signs", "tray-labels", "ledger")


def drawn(path: Path, page: int = 1, dpi: int = 100) -> Image.Image:
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    out = path.with_suffix("")
    asked = ["pdftoppm", "-r", str(dpi), "-singlefile", "-f", str(page), "-l", str(page), str(path), str(out)]
    subprocess.run(asked, check=True)
    with Image.open(out.with_suffix(".ppm")) as picture:
        picture.load()
        return picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", *(pytest.param(paper, marks=pytest.mark.slow) for paper in ("letter", "a3"))])
@pytest.mark.parametrize("component", ADDED)
def test_every_component_prints_by_itself(tmp_path: Path, component: str, language: Language, paper: str) -> None:
    report = print_kit(tmp_path, component, language=language, paper=paper, players=3)
    (file,) = report.files
    assert (file.component, file.name) == (component, f"{component}.pdf")
    assert len(PdfReader(tmp_path / file.name).pages) == report.pages > 0
    assert component in AUCTION


# The wheel.


def about(rgb: tuple[int, ...], colour: str) -> bool:
    told = tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return max(abs(one - other) for one, other in zip(rgb, told, strict=True)) <= 4


@pytest.mark.parametrize("name", ["standard", "eight"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_printed_wheel_has_the_games_sectors_in_their_order(tmp_path: Path, name: str, paper: PaperName) -> None:
    sectors = load_wheel(name)
    print_kit(tmp_path, "wheel", sectors=sectors, paper=paper)
    picture = drawn(tmp_path / "wheel.pdf").convert("RGB")
    per_mm = 100 / 25.4
    middle, radius = _rim(picture)
    assert radius / per_mm == pytest.approx(PAPERS[paper].width / 2 - 8, abs=0.6)
    for arc, colour in zip(arcs(sectors), sector_fills(sectors), strict=True):
        # Near the middle nothing covers the colour: there the clip turns.
        x, y = point(0.22 * radius, arc.middle)
        found = picture.getpixel((round(middle[0] + x), round(middle[1] - y)))
        assert isinstance(found, tuple)
        assert about(found, colour)


def _rim(picture: Image.Image) -> tuple[tuple[float, float], float]:
    """The middle and radius of the wheel: its ring is the widest dark thing on the page."""
    dark = picture.convert("L").point([255] * 60 + [0] * 196)
    rows = [dark.crop((0, y, dark.width, y + 1)).getbbox() for y in range(dark.height)]
    wide = [(box[2] - box[0], y, box) for y, box in enumerate(rows) if box and 150 < y < dark.height - 150]
    width, _, box = max(wide, key=lambda row: row[0])
    level = [y for w, y, _ in wide if w == width]
    return ((box[0] + box[2]) / 2, sum(level) / len(level)), width / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["standard", "eight"])
def test_labels_of_the_wheel_are_large_and_stay_in_their_sectors(language: Language, name: str) -> None:
    sectors = load_wheel(name)
    wheel = Wheel(sectors, Texts(language), 97.0)
    assert min(wheel.sizes) == max(wheel.sizes) >= 5.0
    for index, arc in enumerate(wheel.arcs):
        along, beside = wheel._plate(index, wheel.sizes[index])
        half = (along / 2, beside) if wheel.across else (beside, along / 2)
        outer = wheel._edge(half[0])
        inner = outer - 2 * half[1]
        assert math.hypot(half[0], outer) <= 97.0 * 0.97
        assert math.degrees(math.atan2(half[0], inner)) < arc.width / 2
        # The clip turns inside of this.
        assert inner > 34


@pytest.mark.parametrize("count", [2, 3, 8, 16])
@pytest.mark.parametrize("across", [True, False])
def test_long_words_leave_the_middle_to_the_clip(count: int, across: bool) -> None:
    wheel = Wheel([Sector("receive_painting")] * count, Texts("fr"), 97.0)
    words = "Un tableau" if across else "Un tableau de la banque est offert"
    wheel.lines = [_Lines(one_line(words, False, "bold"), one_line("à qui tourne la roue", False))] * count
    for index in range(count):
        size = wheel._fit(index, across)
        along, beside = wheel._plate(index, size)
        half, tall = (along / 2, 2 * beside) if across else (beside, along)
        assert wheel._edge(half) - tall > 97.0 * 0.499


def test_a_wheel_of_very_narrow_and_one_wide_sector_is_drawn(tmp_path: Path) -> None:
    narrow = [Sector(kind, 2_500_000 if kind == "buy_from_bank" else None) for kind in SECTORS]
    sectors = (Sector("collect", None, 60), *narrow * 4)
    for given in (sectors, (Sector("collect"),)):
        for size in ("page", "large"):
            print_kit(tmp_path, "wheel", sectors=given, wheel_size=size, language="fr")
            # Letters of no size would be words that nobody sees.
            assert not any(re.search(r"\s0(\.0+)? Tf", stream) for stream in streams(tmp_path / "wheel.pdf"))
    wheel = Wheel(sectors, Texts("fr"), 97.0)
    assert wheel.sizes[0] > 0
    assert 0.0 in wheel.sizes


def test_a_sector_of_the_drawing_covers_its_angle() -> None:
    for start, end in ((0.0, 22.5), (10.0, 350.0), (0.0, 360.0)):
        pieces = pie(50.0, start, end)
        assert pieces[0] == (0.0, 0.0)
        assert pieces[1] == pytest.approx(point(50.0, start))
        assert pieces[-1][-2:] == pytest.approx(point(50.0, end))
        # Halfway along each piece the curve is on the circle.
        (x0, y0) = pieces[1]
        for piece in pieces[2:]:
            x1, y1, x2, y2, x3, y3 = piece
            x, y = (x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8
            assert math.hypot(x, y) == pytest.approx(50.0, abs=0.01)
            x0, y0 = x3, y3


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_the_large_wheel_is_larger_and_its_halves_meet(tmp_path: Path, paper: PaperName) -> None:
    page = page_size(paper)
    radius = large_radius(page)
    assert radius > 1.25 * (page.width / 2 - 8)
    for half in (0, 1):
        seam = joint(page, half)
        reach = (seam - radius, seam + OVERLAP) if half == 0 else (seam - 3, seam + radius)
        assert reach[0] >= 6
        assert reach[1] <= page.width - 6
    # Of three sectors the second lies across the joint, with its label.
    sectors = [Sector("collect"), Sector("receive_painting"), Sector("forced_sale")]
    report = print_kit(tmp_path, "wheel", paper=paper, wheel_size="large", language="he", sectors=tuple(sectors))
    assert (report.pages, report.sheets) == (2, 2)
    left, right = (drawn(tmp_path / "wheel.pdf", page_number, 100).convert("RGB") for page_number in (1, 2))
    per_mm = 100 / 25.4
    # Just left of the hatching and just right of the cut, from below the margin's text to above the arrow: one wheel.
    columns = []
    for sign, face in ((-1, left), (1, right)):
        x = joint(page, 0 if sign < 0 else 1) * per_mm
        top, low = round(10 * per_mm), face.height - round(5 * per_mm)
        ring = face.crop((round(x + sign * 4 * per_mm), top, round(x + sign * 4 * per_mm) + 1, low)).convert("L")
        dark = ring.point([255] * 60 + [0] * 196).getbbox()
        assert dark is not None
        assert (dark[3] - dark[1]) / per_mm == pytest.approx(2 * radius, abs=0.8)
        near = round(x + sign * 0.5 * per_mm)
        columns.append(face.crop((near, face.height // 2 + 30, near + 1, low - round(12 * per_mm))))
    assert ImageStat.Stat(ImageChops.difference(*columns).convert("L")).mean[0] < 14


# The easel.


def test_the_easel_stands_and_carries_both_larger_cards() -> None:
    for one, other, third in ((FACE, BACK, BASE), (BACK, BASE, FACE), (BASE, FACE, BACK)):
        assert one < other + third
    assert 60 <= lean() <= 72
    for size in ("standard", "easel"):
        card = PAINTING_CARDS["standard" if size == "standard" else "easel"]
        # Its weight stays between front and back edge, with a good centimetre to spare for a pupil's elbow.
        assert carried(card.height) < BASE - 9
        assert card.width <= easel.WIDTH + 20
        # The ridge holds it well above its middle or close to it.
        assert card.height * 0.45 < FACE


def test_the_channel_is_of_two_equal_layers_and_shows_the_cards_words() -> None:
    lengths = dict(STRIP)
    assert lengths["lip"] == lengths["lip-inner"] == LIP
    assert lengths["floor"] == lengths["floor-inner"] == FLOOR_DEPTH
    # The lip hides no more than a tenth of the smaller card, where its frame is.
    assert LIP < 132 * 0.1


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_the_easel_fits_on_every_paper_with_its_margins(paper: PaperName) -> None:
    page, strip = PAPERS[paper], easel_size()
    assert strip.height + 2 * 6 + 3 <= page.height
    assert strip.width + 60 <= page.width
    assert sum(length for _, length in STRIP) == strip.height


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("component", ["instructions", "instruction-cards"])
def test_the_instructions_are_read_without_a_glass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, component: str
) -> None:
    made: list[Setting] = []

    def kept(text: str, *given: object, **named: object) -> Setting:
        setting = fit(text, *given, **named)  # type: ignore[arg-type]
        made.append(setting)
        return setting

    monkeypatch.setattr(sections, "fit", kept)
    for paper in ("a4", "letter"):
        print_kit(tmp_path, component, language=language, paper=paper)
    # 12 points on the wall, 7 in the hand.
    assert min(setting.size for setting in made) >= (4.2 if component == "instructions" else 2.5)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Setting, Box]]:
    """What pens write and where, in the order of writing."""
    found: list[tuple[Setting, Box]] = []
    text = Pen.text

    def kept(pen: Pen, setting: Setting, box: Box, *given: Any, **named: Any) -> None:
        found.append((setting, box))
        text(pen, setting, box, *given, **named)

    monkeypatch.setattr(Pen, "text", kept)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_posters_names_are_alike_and_so_are_its_texts(
    tmp_path: Path, language: Language, written: list[tuple[Setting, Box]]
) -> None:
    print_kit(tmp_path, "instructions", language=language)
    assert len(written) == 1 + 8 + 8
    assert len({setting.size for setting, _ in written[1:9]}) == 1
    assert len({setting.size for setting, _ in written[9:]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_instructions_on_a_card_do_not_crowd_each_other(
    tmp_path: Path, language: Language, written: list[tuple[Setting, Box]]
) -> None:
    print_kit(tmp_path, "instruction-cards", language=language)
    front = written[:16]
    names, bodies = front[::2], front[1::2]
    for (body, box), (_, following) in zip(bodies, names[1:], strict=False):
        assert (box.top - body.height) - following.top >= 1.9
    assert bodies[-1][1].top - bodies[-1][0].height >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_has_the_start_the_columns_and_room_for_a_pencil(tmp_path: Path, language: Language) -> None:
    report = print_kit(tmp_path, "ledger", players=5, language=language)
    assert (report.pages, report.sheets, report.files[0].duplex) == (5, 5, "none")
    assert sum(share for _, share in ledgersheet.COLUMNS) == pytest.approx(1)
    for page in PAPERS.values():
        assert ledgersheet.rows_on(page) >= 20
    text = PdfReader(tmp_path / "ledger.pdf").pages[0].extract_text()
    assert text.count("20,000,000") == 2


def test_a_hebrew_ledger_begins_on_the_right(tmp_path: Path) -> None:
    dates = {}
    for language in ("he", "en"):
        made: list[tuple[str, float]] = []

        class Recorder:
            def __getattr__(self, name: str) -> Any:
                return lambda *given, **named: None

            def text(self, setting: Setting, box: Box, *given: object, made: list[tuple[str, float]] = made) -> None:
                made.append(("".join(line.text for line in setting.lines), box.x))

        pen: Any = Recorder()
        texts = Texts("he" if language == "he" else "en")
        table = Box(14, 20, 180, 200)
        ledgersheet._table(pen, table, 20_000_000, texts, 1.0, 20)
        dates[language] = dict(made)[texts.say("print-ledger-date")]
    assert dates["en"] < 20
    assert dates["he"] > 160


def test_names_stand_on_signs_and_ledgers_in_the_order_of_the_seats(tmp_path: Path) -> None:
    names = ("Dana", "Avi-Lou", "Zoé")
    print_kit(tmp_path, "ledger", players=4, names=names)
    pages = [page.extract_text() for page in PdfReader(tmp_path / "ledger.pdf").pages]
    assert [name in text for name, text in zip(names, pages, strict=False)] == [True] * 3
    assert not any(name in pages[3] for name in names)
    report = print_kit(tmp_path, "name-signs", players=4, names=names)
    assert report.cards == 4
    # Each on both faces of its sign.
    text = PdfReader(tmp_path / "name-signs.pdf").pages[0].extract_text()
    assert [text.count(name) for name in names] == [2, 2, 2]


@pytest.mark.parametrize(
    ("name", "key"),
    [("Dana 🎨", "missing_glyph"), ("达娜", "missing_glyph"), ("W" * 41, "bad_name"), ("bank", "bad_name")],
)
def test_a_name_that_cannot_be_printed_is_refused_by_name(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(Refused) as told:
        print_kit(tmp_path / "out", "name-signs", names=(name,))
    assert told.value.key == key
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "name", ["דָּנָה", "W" * 40, "ש" * 40, "Jean-Baptiste de la Rochefoucauld", "שָׁלוֹם־אֲבִיגַיִל", "دانا"]
)
def test_long_and_pointed_names_fit(name: str) -> None:
    sign = signs._Sign(0, name, Texts("he"))
    assert sign.setting is not None
    assert sign.setting.width <= signs.NAME_SIGN.width - 42 + 1e-6
    assert sign.setting.height <= 29.0 + 1e-6


def test_a_name_too_small_to_be_read_across_the_table_is_remarked_on(tmp_path: Path) -> None:
    report = print_kit(tmp_path, "name-signs", names=("Dana", "W" * 40, "Jean-Baptiste de la Rochefoucauld"))
    assert [(remark.key, remark.params["card"]) for remark in report.warnings] == [("print_text_small", "W" * 40)]


def test_names_are_read_from_the_command_line() -> None:
    assert read_names("Dana, Avi ,Noa") == ("Dana", "Avi", "Noa")
    assert read_names("  ") == ()


def test_every_note_has_a_label_with_its_numbers(tmp_path: Path) -> None:
    report = print_kit(tmp_path, "tray-labels", players=6)
    assert report.cards == len(DENOMINATIONS)
    text = PdfReader(tmp_path / "tray-labels.pdf").pages[0].extract_text()
    for told in ("$5,000,000", "12 in the kit · 1 for each player", "$500,000", "90 in the kit · 10 for each player"):
        assert told in text


def test_marks_on_signs_have_the_screens_shapes() -> None:
    from PySide6.QtCore import QPointF, QRectF

    from gallery.printing.drawings import _OUTLINES
    from gallery.seats import LOOKS
    from gallery.ui.widgets.marks import mark_path

    for look in LOOKS:
        if look.shape in _OUTLINES:
            path = mark_path(look.shape, QRectF(-1, -1, 2, 2))
            corners = _OUTLINES[look.shape]
            middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
            for x, y in corners:
                # Just inside of each corner the screen's shape is filled, just outside it is not (paper counts upwards).
                inside = QPointF(x + (middle[0] - x) * 0.03, -(y + (middle[1] - y) * 0.03))
                outside = QPointF(x - (middle[0] - x) * 0.03, -(y - (middle[1] - y) * 0.03))
                assert path.contains(inside)
                assert not path.contains(outside)


def test_lines_to_cut_and_fold_are_told_apart() -> None:
    from gallery.printing.drawings import _STYLES

    dashes = [dashes for _, dashes in _STYLES.values()]
    assert len(set(dashes)) == 3
    folds = [max(each) for each in dashes if each]
    assert all(after < before / 2 for before, after in pairwise(sorted(folds, reverse=True)))


def test_the_components_of_a_kit_are_files_of_their_own(tmp_path: Path) -> None:
    report = print_kit(tmp_path, players=2, paintings=3)
    assert sorted(file.component for file in report.files) == sorted(AUCTION)
    assert not any(one.name == other.name for one, other in combinations(report.files, 2))
    # What has no back must not come out on both sides of one sheet.
    simplex = {"wheel", "instructions", "rules", "easel", "name-signs", "tray-labels", "ledger"}
    assert {file.component for file in report.files if file.duplex == "none"} == simplex


def test_options_fill_in_the_standard_wheel() -> None:
    assert PrintOptions("wheel").sectors == ()
    assert options("auction").components == AUCTION
    assert Size(*PAINTING_CARDS["standard"]) == instructions.INSTRUCTION_CARD
