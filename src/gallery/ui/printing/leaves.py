"""The pages of a draft, in the order in which they leave the printer, and the paper that each lies on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor, QImage, QPainter

from gallery.exhibitions.variants import NEGATIVES, POSITIVES
from gallery.printing.options import PrintOptions
from gallery.printing.report import Check, FileReport, Remark, Report
from gallery.printing.sheets import BACK_MODES, PAPERS, arrange, impose
from gallery.printing.units import Size
from gallery.ui import theme


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: of which file (its place in the report), which page of it (from 0), on which sheet (from 1), which face."""

    file: int
    page: int
    sheet: int
    back: bool


def leaves_of(report: Report) -> tuple[Leaf, ...]:
    """All pages of a report."""
    return tuple(
        Leaf(place, page, *_sheet_of(file, page))
        for place, file in enumerate(report.files)
        for page in range(file.pages)
    )


def _sheet_of(file: FileReport, page: int) -> tuple[int, bool]:
    """As `sheets.impose` orders them."""
    if file.pages == file.sheets:
        return page + 1, False
    if file.duplex == "two-pass":
        return page % file.sheets + 1, page >= file.sheets
    return page // 2 + 1, page % 2 == 1


def leaf_of(report: Report, options: PrintOptions, about: Check | Remark) -> int | None:
    """The place among the leaves of the card that the pre-flight remarks on; None when it is about no one card."""
    scale = options.scale
    if isinstance(about, Check):
        if not about.value:
            return _leaf_of_card(report, scale, about.component, _first_of(about))
        return _leaf_of_note(report, scale, str(about.value))
    card = about.params.get("card")
    for what, component in (("painting", "painting-cards"), ("deck", "deck")):
        number = about.params.get(what)
        if isinstance(number, int):
            return _leaf_of_card(report, scale, component, number - 1)
    if card in options.names:
        return _leaf_of_card(report, scale, "name-signs", options.names.index(str(card)))
    return None


def _first_of(check: Check) -> int:
    """The place of the first card that was counted: a deck has its exhibitions one after the other, works first."""
    if not check.exhibition:
        return 0
    return (check.exhibition - 1) * (POSITIVES + NEGATIVES) + (POSITIVES if check.negative else 0)


def _leaf_of_note(report: Report, scale: float, value: str) -> int | None:
    for file in report.files:
        if value in file.contents:
            notes = list(file.contents)
            before = sum(file.contents[note] for note in notes[: notes.index(value)])
            return _leaf_of_card(report, scale, file.component, before, file)
    return None


def _leaf_of_card(
    report: Report, scale: float, component: str, card: int, only: FileReport | None = None
) -> int | None:
    """The page with the front of a card; card 0 is the first of its file."""
    before = 0
    for file in report.files:
        if file.component == component and card < file.cards and only in (None, file):
            mode = next(known for known in BACK_MODES if known == file.duplex)
            paper = next(known for known in PAPERS if known == file.paper)
            size = Size(file.card_width_mm, file.card_height_mm)
            pages = impose(arrange(paper, size, mode, scale=scale), file.cards, mode)
            for place, page in enumerate(pages):
                if page.face != "back" and any(cell.card == card for cell in page.cells):
                    return before + place
        before += file.pages
    return None


def paper_colour(stock: str) -> QColor | None:
    """The colour of the paper to load; None for white. A colour that the program has no tint for is taken by its name."""
    if stock in ("white", "card"):
        return None
    known = theme.NOTES.get(stock)
    colour = QColor(known.paper if known is not None else stock)
    return colour if colour.isValid() else None


def on_paper(page: QImage, stock: str) -> QImage:
    """A rendered page as it looks on its paper: ink darkens paper, and no ink makes it lighter."""
    sheet = QImage(page.size(), QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(page.devicePixelRatio())
    sheet.fill(QColor("#FFFFFF"))
    painter = QPainter(sheet)
    painter.drawImage(0, 0, page)
    colour = paper_colour(stock)
    if colour is not None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(sheet.rect(), colour)
    painter.end()
    return sheet


def first_leaf(leaves: Sequence[Leaf], file: int) -> int:
    """The place of a file's first page."""
    return next((place for place, leaf in enumerate(leaves) if leaf.file == file), 0)
