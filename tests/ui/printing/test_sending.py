"""Printing from the page: the pages as they are, true to size; what a printer can do wrong has its sentence."""

import sys
import threading
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget
from pytestqt.qtbot import QtBot

from gallery.places import Calibration
from gallery.printing import pictures
from gallery.printing.report import FileReport
from gallery.texts import Texts, plain
from gallery.ui.main_window import MainWindow
from gallery.ui.printing import sending
from tests.ui.banker.driving import button, click, has, press, seen, words
from tests.ui.printing.printhouse import Dialog, Send, choose, draft, open_page, preview, ready, rendered, unlike

OFFICE, HOME = "Office", "Home"


@pytest.fixture(autouse=True)
def _printers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "printer_names", lambda: [OFFICE, HOME])


@pytest.fixture
def dialog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dialog:
    """The system's dialog, confirmed at once."""
    made = Dialog(tmp_path)
    monkeypatch.setattr(sending, "ask_for_printer", made)
    return made


def lines(window: MainWindow, name: str) -> list[str]:
    """The lines of a list that can be seen."""
    (found,) = seen(window, name)
    assert isinstance(found, QListWidget)
    return [plain(found.item(row).text()) for row in range(found.count())]


def ink(image: QImage) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is dark, in dots."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    size = (grey.width(), grey.height())
    told = Image.frombuffer("L", size, bytes(grey.constBits()), "raw", "L", grey.bytesPerLine(), 1)
    box = told.point([255 if level < 128 else 0 for level in range(256)]).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("kit", "paper"),
    [("instruction-cards", "a4"), pytest.param("wheel", "letter", marks=pytest.mark.slow), ("name-signs", "a4")],
)
def test_the_printer_gets_the_pages_true_to_size(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog, kit: str, paper: str
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", kit)
    window.printing.chosen.players = 2
    window.printing.chosen.language = "fr"
    choose(window, "print-paper", "a3")
    choose(window, "print-paper", paper)
    ready(qtbot, window)
    click(window, "print-file")
    ready(qtbot, window)
    ((name, file),) = dialog.asked
    assert name is None
    assert file.component == kit
    assert "handed to the printer" in words(window, "print-told")
    (printed,) = dialog.printed
    document = QPdfDocument()
    document.load(str(printed))
    assert document.pageCount() == file.pages
    for page in range(file.pages):
        assert document.pagePointSize(page).width() == pytest.approx(file.page_width_mm / 25.4 * 72, abs=0.6)
        assert document.pagePointSize(page).height() == pytest.approx(file.page_height_mm / 25.4 * 72, abs=0.6)
    document.close()
    true, came = rendered(draft(window).path(0), 0, 10), rendered(printed, 0, 10)
    # A tenth of a millimetre is a dot, and 300 dots to the inch blur a hairline by one: nothing was fitted or moved.
    for one, other in zip(ink(true), ink(came), strict=True):
        assert abs(one - other) <= 2


def test_an_image_is_fine_enough(qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "rules")
    click(window, "print-file")
    ready(qtbot, window)
    from pypdf import PdfReader

    page = PdfReader(dialog.printed[0]).pages[0]
    dots = max(image.image.width for image in page.images if image.image is not None)
    assert dots >= 210 / 25.4 * 300 - 1


@pytest.mark.slow
def test_what_was_printed_is_marked_and_the_next_file_waits(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    window.printing.chosen.players = 2
    choose(window, "print-stock", "coloured")
    ready(qtbot, window)
    assert lines(window, "print-files")[0] == "1. Banknotes · lilac – 1 sheet"
    assert "lilac paper" in words(window, "print-details")
    click(window, "print-file")
    ready(qtbot, window)
    assert [line.endswith("✓") for line in lines(window, "print-files")] == [True, False, False, False]
    assert plain(button(window, "print-file").text()) == "Print: Banknotes · pink…"
    assert "pink paper" in words(window, "print-details")
    pages = preview(window)
    assert pages.leaves[pages.place()].file == 1
    # Another kit begins anew.
    choose(window, "print-paper", "letter")
    ready(qtbot, window)
    assert not any(line.endswith("✓") for line in lines(window, "print-files"))


def test_two_passes_wait_for_the_stack_to_be_turned(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "instruction-cards")
    choose(window, "print-duplex", "two-pass")
    ready(qtbot, window)
    sheets = draft(window).report.files[0].sheets
    click(window, "print-file")
    ready(qtbot, window)
    assert "Turn the stack over" in words(window, "print-told")
    assert plain(button(window, "print-file").text()).startswith("Print the backs")
    click(window, "print-file")
    ready(qtbot, window)
    assert plain(button(window, "print-file").text()).startswith("Print: ")
    fronts, backs = dialog.printed
    for path, first in ((fronts, 0), (backs, sheets)):
        document = QPdfDocument()
        document.load(str(path))
        assert document.pageCount() == sheets
        document.close()
        true = rendered(draft(window).path(0), first, 3)
        assert unlike(true, rendered(path, 0, 3).scaled(true.size())) < 6
    assert unlike(rendered(fronts, 0, 3), rendered(backs, 0, 3)) > 20


def test_another_printer_in_the_dialog_gets_its_own_correction(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "instruction-cards")
    window.preferences.calibrate(HOME, Calibration(dx=2.0, dy=0.0, scale=100.0))
    dialog.name = HOME
    click(window, "print-file")
    ready(qtbot, window)
    qtbot.waitUntil(lambda: bool(dialog.printed) and not window.printing.busy)
    assert draft(window).options.offset == (2.0, 0.0)
    assert window.preferences.settings.printer == HOME
    assert "2 mm across" in words(window, "print-correction")
    true = rendered(draft(window).path(0), 1, 3)
    assert unlike(true, rendered(dialog.printed[0], 1, 3).scaled(true.size())) < 6


def test_a_print_that_is_stopped_reaches_no_printer(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "instruction-cards")
    drawing = threading.Event()
    pages: list[int] = []
    draw = sending.draw_page

    def slowly(document: QPdfDocument, page: int, dots: int, path: Path) -> QSize:
        pages.append(page)
        drawing.set()
        threading.Event().wait(0.1)
        return draw(document, page, dots, path)

    monkeypatch.setattr(sending, "draw_page", slowly)
    click(window, "print-file")
    qtbot.waitUntil(drawing.is_set)
    assert not button(window, "print-file").isEnabled()
    click(window, "cancel-print")
    ready(qtbot, window)
    assert "nothing was printed" in words(window, "print-told")
    assert len(pages) < draft(window).report.files[0].pages
    assert dialog.printed == []
    assert button(window, "print-file").isEnabled()


def test_no_printer_and_a_printer_that_is_away_have_a_sentence(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, dialog: Dialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out")
    monkeypatch.setattr(sending, "printer_names", list)
    click(window, "print-file")
    assert "No printer can be reached" in words(window, "print-told")
    assert dialog.asked == []
    monkeypatch.setattr(sending, "printer_names", lambda: [OFFICE])
    monkeypatch.setattr(QPainter, "begin", lambda *_: False)
    click(window, "print-file")
    ready(qtbot, window)
    assert "does not answer" in words(window, "print-told")
    assert dialog.printed == []
    assert not lines(window, "print-files")[0].endswith("✓")


class Remembering(QPrinter):
    """Printing into a file knows no second side."""

    sides = QPrinter.DuplexMode.DuplexNone

    def setDuplex(self, duplex: QPrinter.DuplexMode) -> None:
        """Keeps what was asked for."""
        self.sides = duplex


def test_a_printer_is_set_as_the_file_needs_it(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    choose(window, "print-stock", "coloured")
    choose(window, "print-paper", "letter")
    choose(window, "print-duplex", "short")
    ready(qtbot, window)
    file = draft(window).report.files[0]
    assert file.page_width_mm > file.page_height_mm
    printer = Remembering(QPrinter.PrinterMode.HighResolution)
    sending.set_up(printer, file)
    layout = printer.pageLayout()
    assert layout.orientation() == layout.Orientation.Landscape
    assert layout.fullRectPoints().width() == 792
    assert printer.sides == QPrinter.DuplexMode.DuplexShortSide
    assert printer.colorMode() == QPrinter.ColorMode.GrayScale
    assert printer.fullPage()
    assert printer.docName() == "banknotes-purple"


def test_without_qtpdf_files_can_still_be_saved(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtPdf", None)
    out = tmp_path / "out"
    window = open_page(qtbot, data_dir, out)
    assert "cannot show the pages" in words(window, "print-instead")
    assert "save the files" in words(window, "print-no-viewer")
    assert not has(window, "print-pages")
    assert not has(window, "print-file")
    assert lines(window, "print-files") == ["1. Tray labels – 1 sheet"]
    click(window, "save-files")
    ready(qtbot, window)
    assert (out / "tray-labels.pdf").read_bytes() == draft(window).path(0).read_bytes()


class Coarse(pictures.Drawn):
    """A picture of few pixels."""

    @property
    def resolution(self) -> int | None:
        """As a small photograph has."""
        return 300


def test_a_remark_leads_to_its_card(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = pictures.house_painting

    def some_coarse(number: int, texts: Texts) -> pictures.Painting:
        made = painted(number, texts)
        assert isinstance(made.picture, pictures.Drawn)
        picture = Coarse(made.picture.shapes) if number == 6 else made.picture
        return pictures.Painting(number, made.title, made.credit, picture)

    monkeypatch.setattr(pictures, "house_painting", some_coarse)
    window = open_page(qtbot, data_dir, tmp_path / "out", "painting-cards")
    window.printing.chosen.paintings = 10
    choose(window, "print-paper", "letter")
    ready(qtbot, window)
    assert plain(button(window, "print-tab-checks").text()) == "To check: 1"
    click(window, "print-tab-checks")
    (found,) = seen(window, "print-checks")
    assert isinstance(found, QListWidget)
    assert "blurred" in plain(found.item(0).text())
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualItemRect(found.item(0)).center())
    # Four on a sheet: painting 6 is on the second sheet's front, the third page.
    assert preview(window).place() == 2
    preview(window).turn_to(4)
    found.setCurrentRow(0)
    found.setFocus()
    press(window, Qt.Key.Key_Return)
    assert preview(window).place() == 2


def test_a_count_leads_to_its_banknotes(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    click(window, "print-tab-checks")
    (found,) = seen(window, "print-checks")
    assert isinstance(found, QListWidget)
    row = next(row for row in range(found.count()) if "$1,000,000" in plain(found.item(row).text()))
    found.itemActivated.emit(found.item(row))
    # Twelve of five millions and eighteen of two before it, six on a sheet: the sixth sheet.
    assert preview(window).place() == 10


def test_a_page_and_its_file_are_chosen_together(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    choose(window, "print-stock", "coloured")
    ready(qtbot, window)
    (found,) = seen(window, "print-files")
    assert isinstance(found, QListWidget)
    found.setCurrentRow(2)
    pages = preview(window)
    assert pages.leaves[pages.place()].file == 2
    press(window, Qt.Key.Key_Tab)
    pages.setFocus()
    press(window, Qt.Key.Key_End)
    assert pages.place() == len(pages.leaves) - 1
    assert found.currentRow() == 3
    assert "light green" in words(window, "print-details")


def _never(_: QWidget, __: str | None, ___: FileReport, ____: Send) -> None:
    raise AssertionError("asked for a printer")


def test_pages_grow_and_shrink_by_keys_and_buttons(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "ask_for_printer", _never)
    window = open_page(qtbot, data_dir, tmp_path / "out", "ledger")
    pages = preview(window)
    width = pages.visualRect(pages.model().index(0, 0)).width()
    click(window, "print-larger")
    assert pages.visualRect(pages.model().index(0, 0)).width() > 1.8 * width
    pages.setFocus()
    for _ in range(9):
        press(window, Qt.Key.Key_Minus)
    assert pages.across == 5
    click(window, "bar-language-fr")
    ready(qtbot, window)
    assert preview(window).across in (1, 5)
