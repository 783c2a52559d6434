"""Handing one file of a draft to a printer: its pages as they are, true to size, at the printer's own fineness."""

import shutil
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter

from gallery.printing.report import FileReport
from gallery.refusal import Refused
from gallery.ui.printing.worker import Draft, Worker

if TYPE_CHECKING:
    from PySide6.QtPdf import QPdfDocument
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

COARSEST, FINEST = 300, 600
"""Dots to the inch: finer than a card's lines need is only slower."""
MOST = 20_000_000
"""Dots of one page, 80 MB of memory: 480 to the inch on A4, 340 on A3. A page is drawn whole, because QtPdf draws parts of a
page a little too small (its clip rectangle loses a row and a column)."""

_PAPERS = {
    "a4": QPageSize.PageSizeId.A4,
    "letter": QPageSize.PageSizeId.Letter,
    "a3": QPageSize.PageSizeId.A3,
}


def printer_names() -> list[str]:
    """The printers that this machine knows; none where it cannot print."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError:
        return []
    return list(QPrinterInfo.availablePrinterNames())


def ask_for_printer(
    parent: "QWidget", name: str | None, file: FileReport, send: "Callable[[QPrinter, str], object]"
) -> None:
    """The system's own dialog, with everything set as the file needs it; `send` gets the printer and its name when it is
    confirmed."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if name is not None and not QPrinterInfo.printerInfo(name).isNull():
        printer.setPrinterName(name)
    set_up(printer, file)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, False)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: send(printer, printer.printerName()))
    dialog.setModal(True)
    dialog.show()


def set_up(printer: "QPrinter", file: FileReport) -> None:
    """Paper, direction, sides and colour as the file needs them; nothing is fitted to anything."""
    from PySide6.QtPrintSupport import QPrinter

    landscape = file.page_width_mm > file.page_height_mm
    way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    printer.setPageLayout(QPageLayout(QPageSize(_PAPERS[file.paper]), way, QMarginsF(0, 0, 0, 0)))
    printer.setFullPage(True)
    sides = {"long": QPrinter.DuplexMode.DuplexLongSide, "short": QPrinter.DuplexMode.DuplexShortSide}
    printer.setDuplex(sides.get(file.duplex, QPrinter.DuplexMode.DuplexNone))
    if file.stock not in ("white", "card"):
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    printer.setDocName(Path(file.name).stem)
    printer.setCreator("Gallery")


class SendWorker(Worker):
    """Prints pages of one file of a draft (all when none are named); `made` gives the file's place.

    Until every page is drawn the printer has got nothing, so a cancelled print wastes no paper.
    """

    def __init__(self, draft: Draft, place: int, printer: "QPrinter", pages: range | None = None) -> None:
        super().__init__()
        self._draft = draft
        self.place = place
        self._printer = printer
        self._pages = pages if pages is not None else range(draft.report.files[place].pages)

    def work(self) -> int:
        """Refuses `printer_away` when the printer takes no page."""
        from PySide6.QtPdf import QPdfDocument

        file = self._draft.report.files[self.place]
        set_up(self._printer, file)
        area = file.page_width_mm * file.page_height_mm / 25.4**2
        dots = max(COARSEST, min(FINEST, self._printer.resolution(), int((MOST / area) ** 0.5)))
        document = QPdfDocument()
        document.load(str(self._draft.path(self.place)))
        if document.pageCount() != file.pages:
            raise Refused("not_printed", detail=file.name)
        folder = Path(tempfile.mkdtemp(prefix="gallery-"))
        try:
            drawn = []
            for done, page in enumerate(self._pages):
                self.tell(done, 2 * len(self._pages))
                path = folder / str(page)
                drawn.append((draw_page(document, page, dots, path), path))
            self._hand_over(drawn)
        finally:
            document.close()
            shutil.rmtree(folder, ignore_errors=True)
        return self.place

    def _hand_over(self, pages: list[tuple[QSize, Path]]) -> None:
        from PySide6.QtPrintSupport import QPrinter

        printer = self._printer
        self.check()
        painter = QPainter()
        if not painter.begin(printer):
            raise Refused("printer_away", printer=printer.printerName() or "PDF")
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        paper = printer.pageLayout().fullRectPixels(printer.resolution())
        try:
            for done, (size, path) in enumerate(pages):
                self.progressed.emit(len(pages) + done, 2 * len(pages))
                if done and not printer.newPage():
                    raise Refused("printer_away", printer=printer.printerName() or "PDF")
                dots = zlib.decompress(path.read_bytes())
                image = QImage(dots, size.width(), size.height(), size.width() * 4, QImage.Format.Format_ARGB32)
                painter.drawImage(QRectF(paper), image.convertToFormat(QImage.Format.Format_RGB32))
        finally:
            ended = painter.end()
        if not ended or printer.printerState() == QPrinter.PrinterState.Error:
            raise Refused("printer_away", printer=printer.printerName() or "PDF")


def draw_page(document: "QPdfDocument", page: int, dots: int, path: Path) -> QSize:
    """Draws a page in so many dots to the inch into a file, on white; gives its size in dots."""
    points = document.pagePointSize(page)
    size = QSize(round(points.width() * dots / 72), round(points.height() * dots / 72))
    image = document.render(page, size)
    if image.isNull():
        raise Refused("not_printed", detail=path.name)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    painter.fillRect(image.rect(), Qt.GlobalColor.white)
    painter.end()
    path.write_bytes(zlib.compress(image.constBits(), 1))
    return size
