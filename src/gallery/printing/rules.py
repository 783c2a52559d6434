"""The rules of the auction on one sheet: what the table needs when nobody remembers the eighth instruction."""

from collections.abc import Sequence

from gallery.money.amounts import UNIT
from gallery.printing.inks import ACCENT, HAIR, INK, MUTED
from gallery.printing.instructions import told_instructions
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.sections import fit_bodies, flow
from gallery.printing.sheets import page_size
from gallery.printing.typesetting import fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts, amount, plain

_FLOOR = 2.5
"""The smallest em, in millimetres (7 points)."""


def rules_sides(options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """One side of the paper asked for. Refuses `text_too_long` when a language's words do not fit."""
    page = page_size(options.paper, options.scale)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        room = Box(14, 12, page.width - 28, page.height - 26)
        scale = page.width / 210
        _title(pen, Box(room.x, room.top - 14 * scale, room.width, 13 * scale), texts)
        half = (room.height - 18 * scale) * 0.47
        upper = Box(room.x, room.top - 17 * scale - half, room.width, half)
        lower = Box(room.x, room.y, room.width, room.height - half - 21 * scale)
        _sections(pen, upper, options, texts, scale)
        _instructions(pen, lower, texts, scale)

    return [Side(page, "front", draw)]


def _title(pen: Pen, box: Box, texts: Texts) -> None:
    pen.fill(ACCENT)
    name = texts.say("print-rules-title")
    pen.text(fit_line(name, box.width, box.height * 0.78, texts.rtl, card=name, face="bold"), box)


def _sections(pen: Pen, box: Box, options: PrintOptions, texts: Texts, scale: float) -> None:
    """Six short sections in two columns, three in each."""
    # Each item is one number to the eye; the list itself runs in the direction of its line.
    notes = " · ".join(
        f"\u2066{note.per_player}\u00a0×\u00a0{plain(amount(note.value))}\u2069"
        for note in options.denominations
        if note.per_player
    )
    cash = sum(note.value * note.per_player for note in options.denominations)
    told: dict[str, dict[str, object]] = {
        "setup": {"amount": cash, "notes": notes},
        "bids": {"least": UNIT, "unit": UNIT},
    }
    gap = 8 * scale
    width = (box.width - gap) / 2
    columns = []
    for column, order in enumerate((("goal", "setup", "turn"), ("bids", "value", "end"))):
        x = box.x + (width + gap if (column == 1) != texts.rtl else 0)
        sections = [
            (texts.say(f"print-rules-{key}"), texts.say(f"print-rules-{key}-text", **told.get(key, {})))
            for key in order
        ]
        columns.append((Box(x, box.y, width, box.height), sections))
    flow(pen, columns, 4.7 * scale, texts, floor=_FLOOR, ink=INK)


def _bodies(pen: Pen, bodies: Sequence[tuple[str, str, Box]], size: float, texts: Texts) -> None:
    """Texts (name, text, place) in one size."""
    for setting, (_, _, at) in zip(fit_bodies(bodies, size, texts, _FLOOR), bodies, strict=True):
        pen.text(setting, at, rise="top")


def _instructions(pen: Pen, box: Box, texts: Texts, scale: float) -> None:
    """Eight numbered boxes in two columns, read down the first and then the second."""
    head = 9 * scale
    pen.stroke(HAIR, 0.3)
    pen.line(box.x, box.top, box.right, box.top)
    pen.fill(ACCENT)
    name = texts.say("print-rules-instructions")
    pen.text(
        fit_line(name, box.width, 4.8 * scale, texts.rtl, card=name, face="bold"),
        Box(box.x, box.top - head, box.width, head),
    )
    gap = 8 * scale
    cell = Size((box.width - gap) / 2, (box.height - head) / 4)
    bodies = []
    for place, told in enumerate(told_instructions(texts)):
        column, row = divmod(place, 4)
        x = box.x + (cell.width + gap if (column == 1) != texts.rtl else 0)
        where = Box(x, box.top - head - (row + 1) * cell.height, *cell)
        bodies.append((told.name, told.text, _instruction(pen, where, place + 1, told.name, texts, scale)))
    pen.fill(MUTED)
    _bodies(pen, bodies, 4.4 * scale, texts)


def _instruction(pen: Pen, box: Box, place: int, name: str, texts: Texts, scale: float) -> Box:
    """Draws an instruction's number and name; gives the room for its text."""
    radius = 4.2 * scale
    x = box.right - radius if texts.rtl else box.x + radius
    y = box.top - radius - 0.6 * scale
    pen.fill(INK)
    pen.disc(x, y, radius)
    pen.fill("#FFFFFF")
    pen.caps(one_line(str(place), False, "bold"), Box(x - radius, y - radius * 0.5, 2 * radius, radius))
    side = 2 * radius + 3 * scale
    words = Box(box.x if texts.rtl else box.x + side, box.y + 1.5 * scale, box.width - side, box.height - 1.5 * scale)
    head = 6.0 * scale
    pen.fill(INK)
    heading = fit_line(name, words.width, 4.7 * scale, texts.rtl, card=name, face="bold")
    pen.text(heading, Box(words.x, words.top - head, words.width, head))
    return Box(words.x, words.y, words.width, words.height - head)
