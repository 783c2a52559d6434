"""Kits: which files a request makes, and making them whole."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from gallery.money.banknotes import printed
from gallery.printing.banknotes import SIZES, banknote_cards
from gallery.printing.calibration import calibration_sides
from gallery.printing.files import batch
from gallery.printing.options import PrintOptions
from gallery.printing.paintingcards import PAINTING_CARDS, painting_cards
from gallery.printing.pdf import CardArt, Label, Press, Side
from gallery.printing.pictures import PaintingSource, house_painting
from gallery.printing.report import FileReport, Remark, Report
from gallery.printing.rules import rules_sides
from gallery.printing.sheets import FaceName, arrange, impose
from gallery.printing.shopping import FILE_NAME, load_of, paper_name, shopping_list
from gallery.printing.units import Size
from gallery.printing.valuecards import VALUE_CARD, value_cards
from gallery.refusal import Refused
from gallery.texts import Texts

Progress = Callable[[int, int], None]
"""Told before each file: how many are done, of how many. Raising in it cancels; nothing is left behind."""


@dataclass(frozen=True, slots=True)
class Job:
    """One PDF to make: its file name, its component, the paper to load, and either cards of one size or whole sides; the
    notes in it by value."""

    name: str
    component: str
    stock: str
    cell: Size
    cards: Sequence[CardArt] = ()
    sides: Sequence[Side] = ()
    contents: dict[str, int] = field(default_factory=dict)


def make_kit(
    out: Path,
    options: PrintOptions,
    *,
    paintings: PaintingSource = house_painting,
    progress: Progress = lambda done, of: None,
) -> Report:
    """Writes the kit's PDFs and its shopping list into a folder (made when it is missing), all of them or none.

    Refuses what cannot be drawn (`card_too_large`, `text_too_long`, `missing_glyph`, with the card's name) and what cannot be
    saved (`folder_not_writable`, `not_written`).
    """
    texts = Texts(options.language)
    remarks: list[Refused] = []
    with batch(out) as files:
        jobs = list(_jobs(options, texts, paintings, remarks))
        made = []
        for done, job in enumerate(jobs):
            progress(done, len(jobs))
            made.append(_print(files.path(job.name), job, options, texts))
        listed = shopping_list(options.kit, made, texts)
        files.path(FILE_NAME).write_text(listed, "utf-8", newline="\n")
        progress(len(jobs), len(jobs))
    return Report(
        kit=options.kit,
        language=options.language,
        paper=options.paper,
        files=tuple(made),
        pages=sum(file.pages for file in made),
        sheets=sum(file.sheets for file in made),
        cards=sum(file.cards for file in made),
        load=load_of(made),
        warnings=tuple(_remark(refused) for refused in remarks),
        shopping_list=listed,
    )


def _remark(refused: Refused) -> Remark:
    return Remark(
        refused.key, {name: value if isinstance(value, int) else str(value) for name, value in refused.params.items()}
    )


def _jobs(options: PrintOptions, texts: Texts, paintings: PaintingSource, remarks: list[Refused]) -> Iterator[Job]:
    for component in options.components:
        if component == "banknotes":
            yield from _banknotes(options, texts)
        elif component == "value-cards":
            yield Job("value-cards.pdf", component, "card", VALUE_CARD, value_cards(options.deck, texts))
        elif component == "rules":
            job = Job("rules.pdf", component, "white", Size(0, 0))
            yield replace(job, sides=rules_sides(options, texts, _label(job, options, texts)))
        elif component == "calibration":
            yield Job("calibration.pdf", component, "white", Size(0, 0), sides=calibration_sides(options, texts))
        else:
            shown = [paintings(number, texts) for number in range(1, options.paintings + 1)]
            cards, found = painting_cards(shown, options.card_size, texts)
            remarks += found
            yield Job("painting-cards.pdf", component, "card", PAINTING_CARDS[options.card_size], cards)


def _banknotes(options: PrintOptions, texts: Texts) -> Iterator[Job]:
    """On white stock one file, on coloured stock one for each colour of paper; the largest notes first."""
    size = SIZES[options.note_size]
    notes = sorted(options.denominations, key=lambda note: -note.value)
    per_sheet = arrange(options.paper, size, options.duplex).per_sheet
    counts = printed({note.value: note.per_player for note in notes}, options.players, per_sheet, options.reserve)
    coloured = options.stock == "coloured"
    for stock in dict.fromkeys(note.colour if coloured else "white" for note in notes):
        cards: list[CardArt] = []
        contents = {}
        for rank, note in reversed(list(enumerate(reversed(notes)))):
            if counts[note.value] and (not coloured or note.colour == stock):
                cards += banknote_cards(note, rank, counts[note.value], options.note_size, options.stock, texts)
                contents[str(note.value)] = counts[note.value]
        if cards:
            name = f"banknotes-{stock}.pdf" if coloured else "banknotes.pdf"
            yield Job(name, "banknotes", stock, size, cards, contents=contents)


def _print(path: Path, job: Job, options: PrintOptions, texts: Texts) -> FileReport:
    press = Press(path, _title(job, options, texts), options.language, options.duplex, scale=options.scale)
    if job.sides:
        page, per_sheet, faces = job.sides[0].size, 0, [side.face for side in job.sides]
        press.sides(job.sides)
    else:
        grid = arrange(options.paper, job.cell, options.duplex)
        pages = impose(grid, len(job.cards), options.duplex, offset=options.offset)
        page, per_sheet, faces = grid.page, grid.per_sheet, [page.face for page in pages]
        press.sheets(grid, pages, job.cards, _label(job, options, texts))
    press.close()
    return FileReport(
        name=job.name,
        component=job.component,
        stock=job.stock,
        pages=len(faces),
        sheets=_sheets(faces, options),
        cards=len(job.cards),
        card_width_mm=job.cell.width,
        card_height_mm=job.cell.height,
        per_sheet=per_sheet,
        paper=options.paper,
        page_width_mm=page.width,
        page_height_mm=page.height,
        duplex=options.duplex,
        contents=job.contents,
    )


def _sheets(faces: Sequence[FaceName], options: PrintOptions) -> int:
    """Sheets of paper: fronts and backs share one, unless the backs have sheets of their own."""
    return len(faces) if options.duplex == "separate" else sum(face != "back" for face in faces)


def _names(job: Job, options: PrintOptions, texts: Texts) -> tuple[str, str]:
    """The names of kit and component; a component that is printed by itself belongs to the gallery, not to itself."""
    component = texts.say(f"print-kit-{job.component}")
    own = options.kit == job.component
    return texts.say("print-gallery") if own else texts.say(f"print-kit-{options.kit}"), component


def _title(job: Job, options: PrintOptions, texts: Texts) -> str:
    return " – ".join(_names(job, options, texts))


def _label(job: Job, options: PrintOptions, texts: Texts) -> Label:
    kit, component = _names(job, options, texts)

    def sheet(number: int, of: int, back: bool) -> str:
        return texts.say(
            "print-label-back" if back else "print-label",
            kit=kit,
            component=component,
            tongue=texts.say("print-tongue"),
            sheet=number,
            sheets=of,
            size=texts.say(f"print-size-{options.paper}"),
            paper=paper_name(job.stock, texts),
        )

    return Label(sheet, texts.say("print-bar"))
