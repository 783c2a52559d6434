"""The print page for the tests: opened with a small kit, worked by its widgets, waited for."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gallery.printing.report import FileReport
from gallery.texts import Language
from gallery.ui.banker.fields import Choice
from gallery.ui.main_window import MainWindow
from gallery.ui.printing.preview import Preview
from gallery.ui.printing.worker import Draft
from tests.ui.banker.driving import open_window, seen

Send = Callable[[QPrinter, str], object]


def open_page(
    qtbot: QtBot,
    data: Path,
    out: Path,
    kit: str = "tray-labels",
    language: Language = "en",
    size: tuple[int, int] = (1366, 768),
) -> MainWindow:
    """The print page, entered from the first page, with the pages of a kit on it; files would go to `out`."""
    window = open_window(qtbot, data, language, size)
    window.preferences.settings.print_folder = str(out)
    window.printing.chosen.kit = kit
    window.start.wanted.emit("print")
    ready(qtbot, window)
    return window


def ready(qtbot: QtBot, window: MainWindow) -> None:
    """Waits until nothing is made, saved or printed any more."""
    qtbot.waitUntil(lambda: not window.printing.busy, timeout=30_000)


def choose(window: MainWindow, name: str, value: object) -> None:
    """Another entry of a choice, as a click on it would."""
    (box,) = seen(window, name)
    assert isinstance(box, Choice)
    place = box.findData(value)
    assert place >= 0, f"{name} does not offer {value}"
    box.setCurrentIndex(place)
    box.activated.emit(place)


def draft(window: MainWindow) -> Draft:
    """What is shown."""
    made = window.printing.draft
    assert made is not None
    return made


def preview(window: MainWindow) -> Preview:
    """The list of pages that can be seen."""
    (found,) = seen(window, "print-pages")
    assert isinstance(found, Preview)
    return found


def drawn(qtbot: QtBot, window: MainWindow, place: int) -> QImage:
    """A page of the preview as it is shown, once it is drawn."""
    pages = preview(window)
    pages.turn_to(place)
    window.grab()
    qtbot.waitUntil(lambda: not pages.waiting, timeout=20_000)
    ((_, image),) = [(key, image) for key, image in pages._drawn.items() if key[0] == place]
    return image.toImage()


def rendered(path: Path, page: int, dots: float) -> QImage:
    """A page of a file at so many dots to the millimetre, on white."""
    document = QPdfDocument()
    document.load(str(path))
    points = document.pagePointSize(page)
    size = QSize(round(points.width() / 72 * 25.4 * dots), round(points.height() / 72 * 25.4 * dots))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.drawImage(0, 0, document.render(page, size))
    painter.end()
    document.close()
    return image


def unlike(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures of one size, 0 (alike) … 255."""
    assert one.size() == other.size()
    grey = QImage.Format.Format_Grayscale8
    size = (one.width(), one.height())
    first, second = (
        Image.frombuffer("L", size, bytes(image.constBits()), "raw", "L", image.bytesPerLine(), 1)
        for image in (one.convertToFormat(grey), other.convertToFormat(grey))
    )
    return float(ImageStat.Stat(ImageChops.difference(first, second)).mean[0])


def paper_printer(path: Path) -> QPrinter:
    """A printer whose paper is a file."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setResolution(300)
    return printer


class Dialog:
    """Stands for the system's print dialog: confirms at once, each time with another sheet of output."""

    def __init__(self, folder: Path, name: str = "") -> None:
        self.folder = folder
        self.name = name
        self.asked: list[tuple[str | None, FileReport]] = []

    @property
    def printed(self) -> list[Path]:
        """What came out, in order."""
        return sorted(self.folder.glob("printed-*.pdf"))

    def __call__(self, _: QWidget, name: str | None, file: FileReport, send: Send) -> None:
        self.asked.append((name, file))
        send(paper_printer(self.folder / f"printed-{len(self.asked)}.pdf"), self.name)


def type_over(window: MainWindow, name: str, text: str) -> None:
    """Text in a field in place of what stood there."""
    (field,) = seen(window, name, QLineEdit)
    assert isinstance(field, QLineEdit)
    field.selectAll()
    field.insert(text)
    field.textEdited.emit(field.text())
