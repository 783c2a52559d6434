"""The pupils' ledger: a sheet on which a player books every payment and learns to keep a balance."""

from collections.abc import Sequence
from functools import partial

from gallery.printing.inks import ACCENT, HAIR, INK, MUTED
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.sheets import page_size
from gallery.printing.typesetting import fit, fit_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts, amount, isolated_name

COLUMNS: tuple[tuple[str, float], ...] = (
    ("date", 0.14),
    ("from", 0.23),
    ("to", 0.23),
    ("amount", 0.2),
    ("balance", 0.2),
)
"""In reading order, with their shares of the width."""

ROW = 8.6
"""The least height of a row, in millimetres: room for a pencil."""


def rows_on(page: Size) -> int:
    """Rows to write on: what the paper holds."""
    return int((page.height - 78) / (ROW * page.width / 210))


def ledger_sides(options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """A sheet for each player; the first row has the starting cash from the bank."""
    page = page_size(options.paper, options.scale)
    cash = sum(note.value * note.per_player for note in options.denominations)

    def draw(pen: Pen, place: int) -> None:
        headline(pen, page, label, place + 1, options.players, texts.rtl)
        name = options.names[place] if place < len(options.names) else ""
        _sheet(pen, page, name, cash, texts)

    return [Side(page, "front", partial(draw, place=place)) for place in range(options.players)]


def _sheet(pen: Pen, page: Size, name: str, cash: int, texts: Texts) -> None:
    unit = page.width / 210
    room = Box(14, 12, page.width - 28, page.height - 26)
    title = texts.say("print-kit-ledger")
    pen.fill(ACCENT)
    pen.text(
        fit_line(title, room.width, 9 * unit, texts.rtl, card=title, face="bold"),
        Box(room.x, room.top - 13 * unit, room.width, 12 * unit),
    )
    _named(pen, Box(room.x, room.top - 25 * unit, room.width, 9 * unit), name, texts, unit)
    hint = texts.say("print-ledger-hint")
    pen.fill(MUTED)
    foot = Box(room.x, room.y, room.width, 11 * unit)
    pen.text(fit(hint, (foot.width, foot.height), 3.7 * unit, texts.rtl, card=title, floor=2.5), foot)
    table = Box(room.x, foot.top + 2, room.width, room.height - 30 * unit - foot.height - 2)
    _table(pen, table, cash, texts, unit, rows_on(page))


def _named(pen: Pen, box: Box, name: str, texts: Texts, unit: float) -> None:
    """Who keeps it, in two thirds of the line, and the game or class in the rest."""
    for part, share in (("print-ledger-name", (0.0, 0.56)), ("print-ledger-class", (0.6, 1.0))):
        told = texts.say(part)
        pen.fill(INK)
        line = fit_line(told, box.width * 0.3, 4.4 * unit, texts.rtl, card=told)
        start, width = box.width * share[0], box.width * (share[1] - share[0])
        x = box.right - start - width if texts.rtl else box.x + start
        pen.text(line, Box(x, box.y, width, box.height))
        low, high = (x, x + width - line.width - 3) if texts.rtl else (x + line.width + 3, x + width)
        pen.stroke(HAIR, 0.35)
        pen.line(low, box.y + 1.5 * unit, high, box.y + 1.5 * unit)
        if name and part == "print-ledger-name":
            said = fit_line(isolated_name(name), high - low, 5.0 * unit, texts.rtl, card=name, face="bold")
            pen.text(said, Box(low, box.y, high - low, box.height))


def _table(pen: Pen, table: Box, cash: int, texts: Texts, unit: float, rows: int) -> None:
    head = 9 * unit
    row = (table.height - head) / rows
    start = ("", texts.say("print-ledger-bank"), texts.say("print-ledger-me"), amount(cash), amount(cash))
    x = 0.0
    edges = [0.0]
    for (key, share), first in zip(COLUMNS, start, strict=True):
        width = table.width * share
        left = table.right - x - width if texts.rtl else table.x + x
        told = texts.say(f"print-ledger-{key}")
        pen.fill(INK)
        pen.text(
            fit_line(told, width - 3, 4.2 * unit, texts.rtl, card=told, face="bold"),
            Box(left + 1.5, table.top - head, width - 3, head),
            "centre",
        )
        if first:
            pen.fill(MUTED)
            said = fit_line(first, width - 3, 4.0 * unit, texts.rtl, card=told)
            pen.text(said, Box(left + 1.5, table.top - head - row, width - 3, row), "centre")
        x += width
        edges.append(x)
    pen.stroke(HAIR, 0.25)
    for number in range(1, rows):
        y = table.top - head - number * row
        pen.line(table.x, y, table.right, y)
    pen.stroke(MUTED, 0.3)
    for edge in edges:
        at = table.right - edge if texts.rtl else table.x + edge
        pen.line(at, table.y, at, table.top)
    for y in (table.y, table.top - head, table.top):
        pen.line(table.x, y, table.right, y)
