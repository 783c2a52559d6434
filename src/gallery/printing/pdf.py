"""One PDF: the same input gives the same bytes, true to size, with everything a printer must be told.

Sheets are drawn from what `sheets.impose` placed; art is drawn once per document as a form and then only shown.
"""

import math
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.sax.saxutils import escape

from reportlab import rl_config
from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFResourceDictionary, PDFStream
from reportlab.pdfgen.canvas import Canvas

from gallery.printing.fonts import font_name
from gallery.printing.pen import BLACK, Pen
from gallery.printing.sheets import (
    BACK_BLEED,
    GOOD_MARGIN,
    INK_LIMIT,
    BackMode,
    FaceName,
    Grid,
    Page,
    label_box,
    label_on_top,
)
from gallery.printing.typesetting import FLOOR, one_line
from gallery.printing.units import POINTS_PER_MM, Box, Size, points
from gallery.texts.language import Language, is_rtl

HAIRLINE = 0.09
"""Crop marks, in millimetres (a quarter of a point)."""

Drawing = Callable[[Pen], None]

_SETTINGS: dict[str, Any] = {"invariant": 1, "pageCompression": 1, "pdfVersion": (1, 7)}
# Without a font of ours to begin with, an unembedded Helvetica would be listed.

_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<dc:format>application/pdf</dc:format><pdf:Producer>Gallery</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""

_FORM_ROOM = math.ceil(BACK_BLEED) + 1

_EPOCH = threading.Lock()


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing that is made once per document and shown wherever it is named.

    It is drawn about a card's trim rectangle, lower left corner at (0, 0), and may run BACK_BLEED out of it. `key` tells two
    drawings apart within one document.
    """

    key: str
    draw: Drawing


@dataclass(frozen=True, slots=True)
class CardArt:
    """What is on one card: the art of both faces (shared with other cards), and what is this card's own on its front: drawn
    where it stands, or an art of its own."""

    front: Art
    back: Art | None = None
    own: Drawing | Art | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """A whole side of a sheet that is drawn as one (a board, a page of rules), from the page's lower left corner."""

    size: Size
    face: FaceName
    draw: Drawing
    edge: float = INK_LIMIT
    """What stays white along the paper's edge, whatever is drawn."""
    name: str = ""
    """Among the bookmarks."""


@dataclass(frozen=True, slots=True)
class Label:
    """What the margin says: the text before and after the sheet's number comes ready from the texts."""

    sheet: Callable[[int, int, bool], str]
    """Of (sheet n, of N, whether it is a back): the whole line."""
    short: Callable[[int, bool], str]
    """Of (sheet n, whether it is a back): its name among the bookmarks."""
    bar: str
    """What stands beside the 50 mm bar."""


@contextmanager
def _no_epoch() -> Iterator[None]:
    """A canvas made inside takes ReportLab's constant date: SOURCE_DATE_EPOCH would win over `invariant`."""
    with _EPOCH:
        told = os.environ.pop("SOURCE_DATE_EPOCH", None)
        try:
            yield
        finally:
            if told is not None:
                os.environ["SOURCE_DATE_EPOCH"] = told


class Press:
    """A PDF that is being made at `path`. Pages are added, then `close` writes the file; nothing is on disk before."""

    def __init__(
        self, path: Path, title: str, language: Language, mode: BackMode = "none", *, scale: float = 100.0
    ) -> None:
        rl_config.useA85 = 0
        self.language: Language = language
        self.rtl = is_rtl(language)
        self.pages = 0
        self._scale = scale / 100
        self._forms: dict[str, str] = {}
        with _no_epoch():
            self.canvas = Canvas(str(path), lang=language, **_SETTINGS | {"initialFontName": font_name("regular")})
        self.pen = Pen(self.canvas)
        self._title = title
        self.canvas.setTitle(title)
        self.canvas.setCreator("Gallery")
        self.canvas.setProducer("Gallery")
        self.canvas.setAuthor("Gallery")
        self.canvas.setSubject(title)
        for name, value in _preferences(mode, self.rtl).items():
            self.canvas.setViewerPreference(name, value)

    def close(self) -> None:
        """Writes the file."""
        self._describe()
        self.canvas.save()

    def _describe(self) -> None:
        """The title and language once more as XMP, where newer programs look for them. ReportLab has no way of its own to add
        it; the identifier is left out because it would differ each time."""
        canvas: Any = self.canvas
        document = canvas._doc
        stream = PDFStream(
            PDFDictionary({"Type": PDFName("Metadata"), "Subtype": PDFName("XML")}),
            _XMP.format(title=escape(self._title), language=self.language).encode("utf-8"),
            filters=[],
        )
        document.Catalog.Metadata = document.Reference(stream, "XMP")

    def bookmark(self, name: str) -> None:
        """Names the page that is being made in the viewer's list of contents."""
        key = f"page{self.pages}"
        self.canvas.bookmarkPage(key)
        self.canvas.addOutlineEntry(name, key)

    @contextmanager
    def page(self, size: Size, *, edge: float = 0.0) -> Iterator[Pen]:
        """One page of a size in millimetres (as `sheets.page_size` gives it), to draw on from its lower left corner.

        Whatever is drawn, nothing is printed in the outer `edge` millimetres.
        """
        larger = max(1.0, self._scale)
        paper = Size(size.width * larger, size.height * larger)
        width, height = points(paper.width), points(paper.height)
        self.canvas.setPageSize((width, height))
        for name in ("crop", "bleed", "trim"):
            self.canvas.setCropBox((0, 0, width, height), name)
        with self.pen.kept():
            self.pen.scale(POINTS_PER_MM)
            if edge:
                self.pen.clip(Box(0, 0, *paper).inset(edge))
            if self._scale != 1:
                # The printer's error is taken out about the middle of the sheet, where it has none.
                self.pen.move(
                    (paper.width - size.width * self._scale) / 2, (paper.height - size.height * self._scale) / 2
                )
                self.pen.scale(self._scale)
            yield self.pen
        self.canvas.showPage()
        self.pages += 1

    def show(self, art: Art, cell: Size) -> None:
        """Shows an art with its trim's lower left corner at the origin; draws it the first time."""
        name = self._forms.get(art.key)
        if name is None:
            name = self._forms[art.key] = f"art{len(self._forms)}"
            right, top = (math.ceil(length) + _FORM_ROOM for length in cell)
            self.canvas.beginForm(name, -_FORM_ROOM, -_FORM_ROOM, right, top)
            art.draw(self.pen)
            self.canvas.endForm(Resources=self._resources())
        self.canvas.doForm(name)

    def _resources(self) -> Any:
        """What the form that is being made uses. ReportLab's own list for forms leaves out the opacities: viewers would draw
        everything solid."""
        used: Any = SimpleNamespace()
        canvas: Any = self.canvas
        canvas._setExtGState(used)
        canvas._setXObjects(used)
        resources: Any = PDFResourceDictionary()
        resources.basicFonts()
        resources.allProcs()
        resources.ExtGState = used.ExtGState or {}
        resources.XObject = used.XObjects or {}
        return resources

    def sides(self, sides: Sequence[Side]) -> None:
        """Draws whole sides, in the order given."""
        for side in sides:
            with self.page(side.size, edge=side.edge) as pen:
                if side.name:
                    self.bookmark(side.name)
                side.draw(pen)

    def sheets(
        self, grid: Grid, pages: Sequence[Page], cards: Sequence[CardArt], label: Label, *, halo: bool = False
    ) -> None:
        """Draws imposed pages: every card in its cell, marks (with a halo they are seen on a dark bleed, too), and the margin's
        text."""
        for page in pages:
            with self.page(grid.page, edge=INK_LIMIT) as pen:
                self.bookmark(label.short(page.sheet, page.face == "back"))
                for cell in page.cells:
                    card = cards[cell.card]
                    art = card.front if cell.face == "front" else card.back
                    if art is None:
                        continue
                    with pen.kept():
                        pen.clip(cell.bled)
                        if cell.turned:
                            pen.move(cell.box.right, cell.box.top)
                            pen.turn(180)
                        else:
                            pen.move(cell.box.x, cell.box.y)
                        self.show(art, grid.cell)
                        if cell.face == "front" and card.own is not None:
                            if isinstance(card.own, Art):
                                self.show(card.own, grid.cell)
                            else:
                                card.own(pen)
                self._marks(pen, page, halo)
                draw_label(pen, grid, label.sheet(page.sheet, page.sheets, page.face == "back"), label.bar, self.rtl)

    @staticmethod
    def _marks(pen: Pen, page: Page, halo: bool) -> None:
        cuts = [(mark.x0, mark.y0, mark.x1, mark.y1) for mark in page.marks if not mark.fold]
        with pen.kept():
            if halo:
                pen.stroke("#FFFFFF", 5 * HAIRLINE)
                pen.lines(cuts)
            pen.stroke(BLACK, HAIRLINE)
            pen.lines(cuts)
            pen.dashes(1.2, 0.6)
            pen.lines([(mark.x0, mark.y0, mark.x1, mark.y1) for mark in page.marks if mark.fold])


def _preferences(mode: BackMode, rtl: bool) -> Mapping[str, str]:
    duplex = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}.get(mode, "Simplex")
    told = {"PrintScaling": "None", "Duplex": duplex, "DisplayDocTitle": "true"}
    return {**told, "Direction": "R2L"} if rtl else told


def draw_label(pen: Pen, grid: Grid, text: str, bar: str, rtl: bool) -> None:
    """The margin's line and the 50 mm bar, above the cards or up their left side."""
    box = label_box(grid)
    with pen.kept():
        if label_on_top(grid):
            pen.move(box.x, box.y)
            length, height = box.width, box.height
        else:
            pen.move(box.right, box.y)
            pen.turn(-90)
            length, height = box.height, box.width
        margin_line(pen, length, min(height, 4.0), text, bar, rtl)


def headline(pen: Pen, page: Size, label: Label, sheet: int, sheets: int, rtl: bool) -> None:
    """The margin's line and the bar at the top of a side that is drawn as one."""
    with pen.kept():
        pen.move(GOOD_MARGIN, page.height - INK_LIMIT - 3.4)
        margin_line(pen, page.width - 2 * GOOD_MARGIN, 3.0, label.sheet(sheet, sheets, False), label.bar, rtl)


def margin_line(pen: Pen, length: float, height: float, text: str, bar: str, rtl: bool) -> None:
    """The label at the start of a line of this length and height, the bar at its end (mirrored in Hebrew)."""
    size = min(2.5, height)
    ruler = one_line(bar, rtl, card=bar)
    line = one_line(text, rtl, card=text)
    room = length - 50 - ruler.width * size - 6
    size = max(FLOOR, min(size, size * room / line.width if line.width else size))
    base = 0.25 * size
    middle = base + 0.35 * size
    pen.fill(BLACK)
    pen.stroke(BLACK, 0.15)
    low, high = (0.0, 50.0) if rtl else (length - 50.0, length)
    pen.line(low, middle, high, middle)
    for tick in range(6):
        x = low + tick * 10.0
        tall = 0.38 * size if tick in (0, 5) else 0.22 * size
        pen.line(x, middle - tall, x, middle + tall)
    pen.letters(ruler, high + 1.5 if rtl else low - 1.5 - ruler.width * size, base, size)
    pen.letters(line, length - line.width * size if rtl else 0.0, base, size)
