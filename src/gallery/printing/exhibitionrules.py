"""The rules of an exhibitions game on one sheet, and the two tables and the list of sections that its summary cards share."""

from collections.abc import Sequence
from typing import NamedTuple

from gallery.collection.decks import deck_symbol, key_colour
from gallery.exhibitions.variants import (
    EXHIBITIONS,
    HANDS,
    KEPT,
    MOST_RARE,
    PLACED,
    POINTS,
    SPACES,
    TRACK,
    Variant,
    variant_of,
)
from gallery.printing.banknotes import mixed
from gallery.printing.drawings import mark
from gallery.printing.inks import ACCENT, HAIR, INK, MUTED, PAPER
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.sections import fit_bodies, flow
from gallery.printing.sheets import page_size
from gallery.printing.tokens import TOKEN, Token, draw_token
from gallery.printing.typesetting import fit, fit_line, one_line
from gallery.printing.units import Box
from gallery.texts import Texts

_FLOOR = 2.5
"""The smallest em, in millimetres (7 points)."""
_FOOT_FLOOR = 2.1
_WHITE = "#FFFFFF"

_LEFT = ("goal", "table", "opening", "rounds", "closing", "cancelling")
_RIGHT = ("predictions", "scoring", "return", "end", "two")


def exhibition_rules_sides(game: str, options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """One side of the paper asked for. Refuses `unknown_game`, and `text_too_long` when a language's words do not fit."""
    variant = variant_of(game)
    page = page_size(options.paper, options.scale)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        unit = page.width / 210
        room = Box(14, 9, page.width - 28, page.height - 22)
        foot, example, tables, title = 12 * unit, 41 * unit, 21 * unit, 16 * unit
        gap = 3.5 * unit
        _title(pen, Box(room.x, room.top - title + 3 * unit, room.width, title - 3 * unit), game, texts, unit)
        _foot(pen, Box(room.x, room.y, room.width, foot), texts, unit)
        y = room.y + foot + gap
        _example(pen, Box(room.x, y, room.width, example), game, texts, unit)
        y += example + gap
        hands = 66 * unit
        rest = room.width - hands - gap
        left = Box(room.x if not texts.rtl else room.right - hands, y, hands, tables)
        hand_table(pen, left, texts)
        right = Box(room.x + hands + gap if not texts.rtl else room.x, y, rest, tables)
        points_table(pen, right, texts)
        y += tables + gap
        place = Box(room.x, y, room.width, room.top - title - y)
        _sections(pen, place, variant, texts, unit)

    return [Side(page, "front", draw)]


def section(key: str, variant: Variant, texts: Texts) -> tuple[str, str]:
    """A section of the rules: heading and text."""
    game = variant.key
    if key == "goal":
        return texts.say("print-exh-goal"), f"{texts.say(f'print-exh-goal-{game}')} {texts.say('print-exh-goal-text')}"
    told: dict[str, dict[str, object]] = {
        "table": {"singles": variant.singles, "double": variant.double, "negative": texts.say(f"negative-{game}")},
        "predictions": {"double": variant.double},
        "return": {"double": variant.double},
    }
    return texts.say(f"print-exh-{key}"), texts.say(f"print-exh-{key}-text", **told.get(key, {}))


def _title(pen: Pen, box: Box, game: str, texts: Texts, unit: float) -> None:
    """The game's name, for how many it is, and the signs of its exhibitions."""
    side = 9.0 * unit
    signs = EXHIBITIONS * side * 1.25
    for exhibition in range(1, EXHIBITIONS + 1):
        step = (EXHIBITIONS - exhibition + 1) * side * 1.25
        x = box.x + step - side * 1.25 if texts.rtl else box.right - step + side * 0.25
        plate = Box(x, box.y + (box.height - side) / 2, side, side)
        pen.fill(key_colour(game, exhibition))
        pen.box(plate, fill=True, stroke=False, radius=1.4 * unit)
        Drawn(deck_symbol(game, exhibition, _WHITE)).draw(pen, plate.inset(1.6 * unit))
    words = Box(box.x + signs + 4 if texts.rtl else box.x, box.y, box.width - signs - 4, box.height)
    name, lead = texts.say(f"game-{game}"), texts.say("print-exh-lead")
    pen.fill(ACCENT)
    title = fit_line(name, words.width * 0.6, 10.0 * unit, texts.rtl, card=name, face="bold")
    pen.text(title, words)
    pen.fill(MUTED)
    start = title.width + 4 * unit
    told = fit_line(lead, words.width - start, 4.6 * unit, texts.rtl, card=lead)
    pen.text(
        told, Box(words.x if texts.rtl else words.x + start, words.y - 0.9 * unit, words.width - start, words.height)
    )


def _sections(pen: Pen, box: Box, variant: Variant, texts: Texts, unit: float) -> None:
    gap = 8 * unit
    width = (box.width - gap) / 2
    columns = []
    for column, order in enumerate((_LEFT, _RIGHT)):
        x = box.x + (width + gap if (column == 1) != texts.rtl else 0)
        columns.append((Box(x, box.y, width, box.height), [section(key, variant, texts) for key in order]))
    flow(pen, columns, 4.0 * unit, texts, floor=_FLOOR, ink=INK)


def _foot(pen: Pen, box: Box, texts: Texts, unit: float) -> None:
    """Which facts are not in the source, and how it is read where it is silent."""
    says = texts.say("print-exh-reading")
    pen.fill(MUTED)
    setting = fit(says, (box.width, box.height), 2.7 * unit, texts.rtl, card=says, floor=_FOOT_FLOOR, leading=1.24)
    pen.text(setting, box, rise="bottom")


class Row(NamedTuple):
    """A line of a table: its heading, and its cells, each ready to be written."""

    heading: str
    cells: tuple[str, ...]


def hand_rows(texts: Texts) -> tuple[Row, ...]:
    """Players, the cards that are dealt to each, and the rounds that they are enough for."""
    hands = sorted(HANDS.items())
    rounds = tuple(f"{(hand - KEPT) // PLACED}" for _, hand in hands)
    return (
        Row(texts.say("print-exh-players"), tuple(f"{players}" for players, _ in hands)),
        Row(texts.say("print-exh-hand"), tuple(f"{hand}" for _, hand in hands)),
        Row(texts.say("print-exh-round-count"), rounds),
    )


def points_rows(texts: Texts) -> tuple[Row, ...]:
    """The spaces, the works that they hold with, and what each token on them brings."""
    spaces = range(1, SPACES + 1)
    holds = tuple(f"\u20660–{space}\u2069" if space <= MOST_RARE else f"\u2066{space}+\u2069" for space in spaces)
    return (
        Row(texts.say("print-exh-space"), tuple(f"{space}" for space in spaces)),
        Row(texts.say("print-exh-holds"), holds),
        Row(texts.say("print-exh-each"), tuple(f"{points}" for points in POINTS)),
    )


def hand_table(pen: Pen, box: Box, texts: Texts) -> None:
    """What is dealt, for each number of players."""
    _table(pen, box, hand_rows(texts), 0.42, (), texts)


def points_table(pen: Pen, box: Box, texts: Texts) -> None:
    """The spaces of the board; a stronger line stands between few and many."""
    _table(pen, box, points_rows(texts), 0.29, (MOST_RARE,), texts)


def _table(pen: Pen, box: Box, rows: Sequence[Row], heading: float, parted: Sequence[int], texts: Texts) -> None:
    """A table whose headings take this part of its width; before the columns in `parted` stands a stronger line."""
    height = box.height / len(rows)
    first = box.width * heading
    width = (box.width - first) / len(rows[0].cells)

    def at(start: float, wide: float) -> float:
        return box.right - start - wide if texts.rtl else box.x + start

    pen.fill(PAPER)
    pen.box(box, fill=True, stroke=False)
    pen.fill(INK)
    pen.box(Box(box.x, box.top - height, box.width, height), fill=True, stroke=False)
    bodies = []
    for place, row in enumerate(rows):
        y = box.top - (place + 1) * height
        bodies.append((row.heading, row.heading, Box(at(0.08 * height + 1, first - 2), y, first - 2, height)))
    for place, (setting, (_, _, where)) in enumerate(
        zip(fit_bodies(bodies, height * 0.5, texts, 1.9, 1.0, face="bold", lines=2), bodies, strict=True)
    ):
        pen.fill(_WHITE if place == 0 else INK)
        pen.text(setting, where)
    pen.stroke(HAIR, 0.2)
    for place in range(1, len(rows)):
        pen.line(box.x, box.top - place * height, box.right, box.top - place * height)
    for place, row in enumerate(rows):
        for column, cell in enumerate(row.cells):
            where = Box(at(first + column * width, width), box.top - (place + 1) * height, width, height)
            pen.fill(_WHITE if place == 0 else INK)
            line = one_line(cell, False, "bold" if place == 0 else "regular")
            size = min(height * 0.56, where.width * 0.86 / line.width)
            pen.letters(line, where.centre[0] - line.width * size / 2, where.centre[1] - 0.34 * size, size)
    for column in parted:
        x = at(first + column * width, 0.0)
        pen.stroke(ACCENT, 0.7)
        pen.line(x, box.y, x, box.top)
    pen.stroke(INK, 0.35)
    pen.box(box)


_WORKS = 3
"""Works in the example's exhibition."""
_RIGHT_ON, _FEW_ON, _MANY_ON = 3, 2, 5
"""Spaces of the example: one that holds, one that is too low, one that is too high."""


def _example(pen: Pen, box: Box, game: str, texts: Texts, unit: float) -> None:
    """An exhibition, the predictions on it, and how each comes out."""
    variant = variant_of(game)
    pen.fill(PAPER)
    pen.stroke(HAIR, 0.3)
    pen.box(box, fill=True, radius=2 * unit)
    inner = box.inset(3 * unit)
    head = 5.4 * unit
    name = f"{texts.say('print-exh-example')} · {texts.say(f'exhibition-{game}-1')}"
    pen.fill(ACCENT)
    title = fit_line(name, inner.width, 4.2 * unit, texts.rtl, card=name, face="bold")
    pen.text(title, Box(inner.x, inner.top - head, inner.width, head))
    wide = inner.width * 0.47
    picture = Box(inner.right - wide if texts.rtl else inner.x, inner.y, wide, inner.height - head - 1.5 * unit)
    _example_picture(pen, picture, variant, texts)
    words = inner.width - wide - 5 * unit
    text = Box(inner.x if texts.rtl else inner.right - words, inner.y, words, inner.height)
    _example_words(pen, text, texts, unit)


def _example_picture(pen: Pen, box: Box, variant: Variant, texts: Texts) -> None:
    """The works above, the eight spaces with their tokens below."""
    width = box.width / SPACES
    colour = key_colour(variant.key, 1)
    space = min(width * 1.25, box.height * 0.56)
    high = box.height - space - 1.5
    card = high * 0.72
    for place in range(_WORKS):
        start = place * (card + 1.6)
        x = box.right - start - card if texts.rtl else box.x + start
        plate = Box(x, box.top - high, card, high)
        pen.fill(colour)
        pen.box(plate, fill=True, stroke=False, radius=0.9)
        side = card * 0.62
        Drawn(deck_symbol(variant.key, 1, _WHITE)).draw(
            pen, Box(plate.centre[0] - side / 2, plate.centre[1] - side / 2, side, side)
        )
    lying: dict[int, tuple[Token, ...]] = {
        _RIGHT_ON: (Token(0, "single"),),
        _FEW_ON: (Token(1, "double"),) if variant.double else (Token(1, "single"), Token(1, "single")),
        _MANY_ON: (Token(2, "single"),),
    }
    for number in range(1, SPACES + 1):
        start = (number - 1) * width
        x = box.right - start - width if texts.rtl else box.x + start
        cell = Box(x, box.y, width, space).inset(0.5)
        pen.fill(_WHITE)
        pen.stroke(colour, 0.3)
        pen.box(cell, fill=True, radius=0.8)
        pen.fill(mixed(colour, _WHITE, 0.35))
        pen.caps(one_line(f"{number}", False, "bold"), Box(cell.x, cell.top - space * 0.27, cell.width, space * 0.19))
        tokens = lying.get(number, ())
        size = min(cell.width - 1.2, space * 0.6)
        for order, token in enumerate(tokens):
            shift = (order - (len(tokens) - 1) / 2) * size * 0.22
            with pen.kept():
                pen.move(cell.centre[0] - size / 2 + shift, cell.y + 0.7 + abs(shift) * (1 if order else -0.0))
                pen.scale(size / TOKEN)
                draw_token(pen, token, texts)


def _example_words(pen: Pen, box: Box, texts: Texts, unit: float) -> None:
    """How many works there are, a line for each of three players with their mark, and an opening with high risk."""
    worked = f"\u2066{POINTS[-1]} × 3 = {POINTS[-1] * 3}\u2069"
    lines = [
        texts.say("print-exh-example-works", works=_WORKS),
        texts.say("print-exh-example-right", space=_RIGHT_ON, points=POINTS[_RIGHT_ON - 1]),
        texts.say("print-exh-example-few", space=_FEW_ON),
        texts.say("print-exh-example-many", space=_MANY_ON),
        texts.say("print-exh-example-risk", works=SPACES, space=SPACES, worked=worked, track=TRACK),
    ]
    aside = 5.6 * unit
    size = 3.5 * unit
    while True:
        settings = [
            fit(line, (box.width - aside, box.height), size, texts.rtl, card=line, floor=size, leading=1.18)
            for line in lines
        ]
        spare = box.height - sum(setting.height for setting in settings)
        if spare >= 0.8 * unit * (len(lines) - 1) or size < _FLOOR:
            break
        size *= 0.97
    top = box.top
    for place, setting in enumerate(settings):
        seen = 1 <= place <= 3
        step = aside if seen else 0.0
        where = Box(box.x if texts.rtl else box.x + step, top - setting.height, box.width - step, setting.height)
        pen.fill(INK)
        pen.text(setting, where, rise="top")
        if seen:
            side = 3.8 * unit
            x = box.right - side if texts.rtl else box.x
            mark(pen, place - 1, Box(x, top - 0.62 * size - side / 2, side, side))
        top -= setting.height + min(1.6 * unit, spare / (len(lines) - 1))
