"""Kits: which files a request makes, and making them whole."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from gallery.auction.data import load_wheel
from gallery.auction.state import Sector
from gallery.collection import house_collection
from gallery.exhibitions.variants import VARIANTS
from gallery.money.banknotes import Notes, printed
from gallery.printing.banknotes import SIZES, banknote_cards
from gallery.printing.boards import board_sides
from gallery.printing.calibration import calibration_sides
from gallery.printing.deckframes import DECK_CARD
from gallery.printing.decks import deck_cards, deck_checks, deck_plan
from gallery.printing.easel import easel_sides
from gallery.printing.exhibitionrules import exhibition_rules_sides
from gallery.printing.files import batch
from gallery.printing.instructions import INSTRUCTION_CARD, instruction_cards, poster_sides
from gallery.printing.ledgersheet import ledger_sides
from gallery.printing.options import COLLECTIONS, PrintOptions
from gallery.printing.paintingcards import PAINTING_CARDS, painting_cards
from gallery.printing.pdf import CardArt, Label, Press, Side
from gallery.printing.pictures import PaintingSource, painting_source
from gallery.printing.report import Check, FileReport, Remark, Report
from gallery.printing.rules import rules_sides
from gallery.printing.scoretrack import track_sides
from gallery.printing.sheets import PAPERS, BackMode, FaceName, arrange, impose
from gallery.printing.shopping import FILE_NAME, load_of, paper_name, shopping_list, with_spare
from gallery.printing.signs import NAME_SIGN, TRAY_LABEL, name_signs, small_names, tray_labels
from gallery.printing.summaries import summary_cards
from gallery.printing.tokens import token_cards, token_check
from gallery.printing.units import Size
from gallery.printing.valuecards import VALUE_CARD, value_cards
from gallery.printing.wheel import wheel_sides
from gallery.refusal import Refused
from gallery.texts import Texts, plain

Progress = Callable[[int, int], None]
"""Told before each file: how many are done, of how many. Raising in it cancels; nothing is left behind."""


@dataclass(frozen=True, slots=True)
class Job:
    """One PDF to make: its file name, its component, the paper to load, and either cards of one size or whole sides; the
    notes in it by value; how its backs are printed."""

    name: str
    component: str
    stock: str
    cell: Size
    cards: Sequence[CardArt] = ()
    sides: Sequence[Side] = ()
    contents: dict[str, int] = field(default_factory=dict)
    mode: BackMode = "none"


def make_kit(
    out: Path,
    options: PrintOptions,
    *,
    paintings: PaintingSource | None = None,
    progress: Progress = lambda done, of: None,
) -> Report:
    """Writes the kit's PDFs and its shopping list into a folder (made when it is missing), all of them or none.

    Refuses what cannot be drawn (`card_too_large`, `text_too_long`, `missing_glyph`, with the card's name) and what cannot be
    saved (`folder_not_writable`, `not_written`).
    """
    texts = Texts(options.language)
    remarks: list[Refused] = []
    with batch(out) as files, _heedless():
        shown = paintings or painting_source(options.own or house_collection())
        jobs = _by_paper(_jobs(options, texts, shown, remarks))
        made = []
        for done, job in enumerate(jobs):
            progress(done, len(jobs))
            made.append(_print(files.path(job.name), job, options, texts))
        listed = shopping_list(options.kit, options.game, made, texts)
        files.path(FILE_NAME).write_text(listed, "utf-8", newline="\n")
        progress(len(jobs), len(jobs))
    return Report(
        kit=options.kit,
        game=options.game,
        language=options.language,
        paper=options.paper,
        files=tuple(made),
        pages=sum(file.pages for file in made),
        sheets=sum(file.sheets for file in made),
        cards=sum(file.cards for file in made),
        collection=options.collection or COLLECTIONS[0],
        load=load_of(made),
        buy={stock: with_spare(sheets) for stock, sheets in load_of(made).items()},
        checks=tuple(checks_of(options)),
        warnings=tuple(_remark(refused) for refused in remarks),
        shopping_list=listed,
    )


@contextmanager
def _heedless() -> Iterator[None]:
    """Pictures are hundreds of thousands of small objects, none of which is ever garbage: to look through them again and again
    would take a tenth of the time. Where something else sees to the garbage (the window) it is left to that."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _by_paper(jobs: Iterable[Job]) -> list[Job]:
    """In the order of printing: all that one paper takes comes together, so that each is loaded once."""
    made = list(jobs)
    papers = list(dict.fromkeys(job.stock for job in made))
    return sorted(made, key=lambda job: papers.index(job.stock))


def checks_of(options: PrintOptions) -> Iterator[Check]:
    """The counts of the pre-flight: every purse can be filled, every painting gets a card (D1), every player a painting and
    one is left to play for; a deck is 65 = 5 × (11 + 2)."""
    if "banknotes" in options.components:
        counts = note_counts(options)
        for note in options.denominations:
            yield Check("banknotes", counts[note.value], note.per_player * options.players, note.value)
    if "value-cards" in options.components:
        yield Check("value-cards", len(options.deck), options.paintings if options.kit == "auction" else 0)
    if "painting-cards" in options.components:
        yield Check("painting-cards", options.paintings, options.players + 1 if options.kit == "auction" else 1)
    if "deck" in options.components:
        yield from deck_checks(options.game, deck_plan())
    if "tokens" in options.components:
        yield token_check(options.game, options.players)


def _remark(refused: Refused) -> Remark:
    return Remark(
        refused.key, {name: value if isinstance(value, int) else str(value) for name, value in refused.params.items()}
    )


def _jobs(options: PrintOptions, texts: Texts, paintings: PaintingSource, remarks: list[Refused]) -> Iterator[Job]:
    for component in options.components:
        if component == "banknotes":
            yield from _banknotes(options, texts)
        elif component in _SIDES:
            job = Job(f"{component}.pdf", component, "card" if component in _ON_CARD else "white", Size(0, 0))
            sides = _SIDES[component](options, texts, _label(job, options, texts))
            named = [
                replace(side, name=_bookmark(side, place, sides, component, texts)) for place, side in enumerate(sides)
            ]
            yield replace(job, sides=named, mode=_sides_mode(sides, options))
        elif component == "painting-cards":
            shown = [paintings(number, texts) for number in range(1, options.paintings + 1)]
            cards, found = painting_cards(shown, options.card_size, texts)
            remarks += found
            yield Job(
                "painting-cards.pdf", component, "card", PAINTING_CARDS[options.card_size], cards, mode=options.duplex
            )
        elif component == "deck":
            cards, found = deck_cards(options.game, deck_plan(), texts)
            remarks += found
            yield Job("deck.pdf", component, "card", DECK_CARD, cards, mode=options.duplex)
        else:
            remarks += small_names(options, texts) if component == "name-signs" else []
            yield _cards(component, options, texts)


def _cards(component: str, options: PrintOptions, texts: Texts) -> Job:
    """The cards that need nothing but the options."""
    if component == "value-cards":
        made, size = value_cards(options.deck, texts), VALUE_CARD
    elif component == "instruction-cards":
        made, size = instruction_cards(options, texts), INSTRUCTION_CARD
    elif component == "name-signs":
        made, size = name_signs(options, texts), NAME_SIGN
    elif component == "tokens":
        made, size = token_cards(options.game, options.players, texts)
    elif component == "summaries":
        made, size = summary_cards(options.game, options.players, texts)
        if options.duplex == "none":
            # Their backs say how points are scored and how the game ends: without backs they are cards of their own.
            made = [CardArt(face) for card in made for face in (card.front, card.back) if face is not None]
    else:
        made, size = tray_labels(options.denominations, note_counts(options), texts), TRAY_LABEL
    mode = options.duplex if all(card.back for card in made) else "none"
    return Job(f"{component}.pdf", component, "card", size, made, mode=mode)


def _sectors(options: PrintOptions) -> Sequence[Sector]:
    return options.sectors or load_wheel("standard")


def _rules(options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    if options.game in VARIANTS:
        return exhibition_rules_sides(options.game, options, texts, label)
    return rules_sides(options, texts, label)


_ON_CARD = frozenset({"wheel", "easel", "boards"})
_DARK = frozenset({"deck"})
"""Cards whose colour runs so darkly into the bleed that a black cut mark would not be seen on it."""
_SIDES: dict[str, Callable[[PrintOptions, Texts, Label], Sequence[Side]]] = {
    "wheel": lambda options, texts, label: wheel_sides(options, _sectors(options), texts, label),
    "instructions": poster_sides,
    "rules": _rules,
    "easel": easel_sides,
    "ledger": ledger_sides,
    "boards": lambda options, texts, label: board_sides(options.game, options, texts, label),
    "score-track": lambda options, texts, label: track_sides(options.game, options, texts, label),
    "calibration": lambda options, texts, label: calibration_sides(options, texts),
}
"""What is drawn as whole sides."""


def _bookmark(side: Side, place: int, sides: Sequence[Side], component: str, texts: Texts) -> str:
    """A single side is called by its component's name, several by their sheets' numbers."""
    if len(sides) == 1:
        return plain(texts.say(f"print-kit-{component}"))
    number = sum(each.face != "back" for each in sides[: place + 1])
    return plain(texts.say("print-bookmark-back" if side.face == "back" else "print-bookmark", sheet=number))


def _sides_mode(sides: Sequence[Side], options: PrintOptions) -> BackMode:
    """A file of fronts alone must not be printed on both sides of the paper."""
    return options.duplex if any(side.face == "back" for side in sides) else "none"


def note_counts(options: PrintOptions) -> Notes:
    """How many of each note the kit holds (dollars → count)."""
    size = SIZES[options.note_size]
    per_sheet = arrange(options.paper, size, options.duplex, scale=options.scale).per_sheet
    return printed(
        {note.value: note.per_player for note in options.denominations}, options.players, per_sheet, options.reserve
    )


def _banknotes(options: PrintOptions, texts: Texts) -> Iterator[Job]:
    """On white stock one file, on coloured stock one for each colour of paper; the largest notes first."""
    size = SIZES[options.note_size]
    notes = sorted(options.denominations, key=lambda note: -note.value)
    counts = note_counts(options)
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
            yield Job(name, "banknotes", stock, size, cards, contents=contents, mode=options.duplex)


def _print(path: Path, job: Job, options: PrintOptions, texts: Texts) -> FileReport:
    press = Press(path, _title(job, options, texts), options.language, job.mode, scale=options.scale)
    if job.sides:
        page, per_sheet, faces = PAPERS[options.paper], 0, [side.face for side in job.sides]
        lying = job.sides[0].size.width > job.sides[0].size.height
        page = page.turned() if lying else page
        press.sides(job.sides)
    else:
        grid = arrange(options.paper, job.cell, job.mode, scale=options.scale)
        pages = impose(grid, len(job.cards), job.mode, offset=options.offset)
        page, per_sheet, faces = PAPERS[options.paper], grid.per_sheet, [each.face for each in pages]
        page = page.turned() if grid.landscape else page
        press.sheets(grid, pages, job.cards, _label(job, options, texts), halo=job.component in _DARK)
    press.close()
    return FileReport(
        name=job.name,
        component=job.component,
        stock=job.stock,
        pages=len(faces),
        sheets=_sheets(faces, job.mode),
        cards=len(job.cards),
        card_width_mm=job.cell.width,
        card_height_mm=job.cell.height,
        per_sheet=per_sheet,
        paper=options.paper,
        page_width_mm=page.width,
        page_height_mm=page.height,
        duplex=job.mode,
        contents=job.contents,
    )


def _sheets(faces: Sequence[FaceName], mode: BackMode) -> int:
    """Sheets of paper: fronts and backs share one, unless the backs have sheets of their own."""
    return len(faces) if mode == "separate" else sum(face != "back" for face in faces)


def _names(job: Job, options: PrintOptions, texts: Texts) -> tuple[str, str]:
    """The names of kit and component; a component that is printed by itself belongs to its exhibitions game or to the gallery,
    not to itself."""
    component = texts.say(f"print-kit-{job.component}")
    kit = options.kit
    if kit == job.component:
        kit = options.game if options.game in VARIANTS else ""
    return texts.say(f"print-kit-{kit}") if kit else texts.say("print-gallery"), component


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

    def short(number: int, back: bool) -> str:
        return plain(texts.say("print-bookmark-back" if back else "print-bookmark", sheet=number))

    return Label(sheet, short, texts.say("print-bar"))
