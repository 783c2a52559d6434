"""The eight instructions on paper: a poster for the wall, and a card for each player."""

from collections.abc import Sequence
from typing import NamedTuple

from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE, Kind
from gallery.auction.wheel import SECTORS
from gallery.money.amounts import UNIT
from gallery.printing.drawings import pictogram
from gallery.printing.inks import ACCENT, HAIR, INK, MUTED, PAPER
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Art, CardArt, Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.sections import fit_bodies, flow
from gallery.printing.sheets import BACK_BLEED, page_size
from gallery.printing.typesetting import fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.texts import Texts

INSTRUCTION_CARD = Size(95, 132)

INSTRUCTIONS: tuple[tuple[Kind, int | None], ...] = (
    ("bank_auction", None),
    ("private_auction", None),
    ("collect", COLLECT_MONEY),
    ("buy_from_bank", None),
    ("sell_to_bank", None),
    ("buy_from_player", FIXED_PRICE),
    ("receive_painting", None),
    ("forced_sale", FIXED_PRICE),
)
"""In the order of the source's list, with the dollars that are the same on every wheel (auction.md, A turn)."""

_PLATE = "#FBF8F2"
_CARD_FLOOR = 2.3
"""The smallest em on a player's card, in millimetres (6.5 points)."""
_CARD_GAP = 2.0
"""The least between two instructions on a player's card, in millimetres."""


class Told(NamedTuple):
    """An instruction in words."""

    kind: Kind
    name: str
    text: str


def told_instructions(texts: Texts) -> tuple[Told, ...]:
    """The eight, in order; the price of a painting of the bank is the wheel's."""
    made = []
    for kind, price in INSTRUCTIONS:
        key = f"instruction-{kind.replace('_', '-')}"
        shown: object = texts.say("print-rules-price") if kind == "buy_from_bank" else price
        params = {} if shown is None else {"price": shown}
        made.append(Told(kind, texts.say(key), texts.say(f"{key}-text", **params)))
    return tuple(made)


def medal(pen: Pen, kind: Kind, box: Box) -> None:
    """An instruction's pictogram on a square of its colour on the wheel."""
    pen.fill(SECTORS[kind])
    pen.box(box, fill=True, stroke=False, radius=box.width * 0.16)
    pen.fill(_PLATE)
    x, y = box.centre
    pen.disc(x, y, box.width * 0.41)
    pictogram(pen, kind, box.inset(box.width * 0.23), INK, 2.2)


def poster_sides(options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """The eight instructions large on one side of the paper, to be read from a few steps away."""
    page = page_size(options.paper, options.scale)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        scale = page.width / 210
        room = Box(14, 12, page.width - 28, page.height - 26)
        head = 20 * scale
        name = texts.say("print-rules-instructions")
        pen.fill(ACCENT)
        title = fit_line(name, room.width, 11 * scale, texts.rtl, card=name, face="bold")
        pen.text(title, Box(room.x, room.top - head, room.width, head - 4 * scale))
        gap = 7 * scale
        cell = Size((room.width - gap) / 2, (room.height - head - 3 * gap) / 4)
        names, bodies = [], []
        for place, told in enumerate(told_instructions(texts)):
            row, column = divmod(place, 2)
            x = room.x + (cell.width + gap if (column == 1) != texts.rtl else 0)
            where = Box(x, room.top - head - (row + 1) * cell.height - row * gap, *cell)
            named, body = _poster_cell(pen, where, place + 1, told, texts, scale)
            names.append((told.name, told.name, named))
            bodies.append((told.name, told.text, body))
        pen.fill(INK)
        large = fit_bodies(names, 6.4 * scale, texts, 3.6 * scale, 1.05, face="bold", lines=2)
        for setting, (_, _, at) in zip(large, names, strict=True):
            pen.text(setting, at)
        for setting, (_, _, at) in zip(fit_bodies(bodies, 5.6 * scale, texts, 3.4 * scale), bodies, strict=True):
            pen.text(setting, at, rise="top")

    return [Side(page, "front", draw)]


def _poster_cell(pen: Pen, box: Box, place: int, told: Told, texts: Texts, scale: float) -> tuple[Box, Box]:
    """Draws the frame, the medal and the number; gives the rooms for the name and the text."""
    pen.stroke(HAIR, 0.4 * scale)
    pen.fill(PAPER)
    pen.box(box, fill=True, radius=2.5 * scale)
    inner = box.inset(4 * scale)
    side = 19 * scale
    x = inner.right - side if texts.rtl else inner.x
    medal(pen, told.kind, Box(x, inner.top - side, side, side))
    aside = side + 4 * scale
    words = Box(inner.x if texts.rtl else inner.x + aside, inner.top - side, inner.width - aside, side)
    line = one_line(f"{place}", texts.rtl, "bold")
    pen.fill(ACCENT)
    digit = 6.0 * scale
    number_box = Box(words.x, words.top - digit, words.width, digit)
    at = number_box.right - line.width * digit if texts.rtl else number_box.x
    pen.letters(line, at, number_box.y + 0.15 * digit, digit)
    pen.fill(INK)
    named = Box(words.x, words.y, words.width, side - digit - 0.6 * scale)
    return named, Box(inner.x, inner.y, inner.width, inner.height - side - 3 * scale)


def instruction_cards(options: PrintOptions, texts: Texts) -> Sequence[CardArt]:
    """A card for each player: the eight instructions in front, behind it what else is asked again and again."""
    card = CardArt(
        Art("instructions-front", lambda pen: _card_front(pen, texts)),
        Art("instructions-back", lambda pen: _card_back(pen, texts)),
    )
    return [card] * options.players


def _ground(pen: Pen) -> None:
    pen.fill(PAPER)
    pen.box(Box(0, 0, *INSTRUCTION_CARD).inset(-BACK_BLEED - 1), fill=True, stroke=False)


def _card_front(pen: Pen, texts: Texts) -> None:
    """The eight below each other in one size, the largest with which all of them fit; the gaps between them are alike."""
    _ground(pen)
    room = Box(0, 0, *INSTRUCTION_CARD).inset(5.5)
    side, head = 10.5, 4.9
    width = room.width - side - 3
    told = told_instructions(texts)
    size = 3.5
    while True:
        bodies = fit_bodies(
            [(one.name, one.text, Box(0, 0, width, room.height)) for one in told], size, texts, size, 1.16
        )
        heights = [max(side, head + body.height) for body in bodies]
        spare = room.height - sum(heights)
        if spare >= _CARD_GAP * (len(told) - 1):
            break
        size *= 0.98
        if size < _CARD_FLOOR:
            raise Refused("text_too_long", text=told[0].text, card=told[0].name)
    top = room.top
    for place, (one, body, height) in enumerate(zip(told, bodies, heights, strict=True), 1):
        x = room.right - side if texts.rtl else room.x
        medal(pen, one.kind, Box(x, top - side, side, side))
        x = room.x if texts.rtl else room.x + side + 3
        pen.fill(ACCENT)
        name = fit_line(f"{place} · {one.name}", width, 3.5, texts.rtl, card=one.name, face="bold")
        pen.text(name, Box(x, top - 4.2, width, 4.2))
        pen.fill(INK)
        pen.text(body, Box(x, top - head - body.height, width, body.height), rise="top")
        top -= height + spare / (len(told) - 1)


def _card_back(pen: Pen, texts: Texts) -> None:
    _ground(pen)
    room = Box(0, 0, *INSTRUCTION_CARD).inset(7.5)
    pen.fill(ACCENT)
    name = texts.say("print-rules-title")
    pen.text(
        fit_line(name, room.width, 7.0, texts.rtl, card=name, face="bold"), Box(room.x, room.top - 9, room.width, 9)
    )
    pen.stroke(HAIR, 0.3)
    pen.line(room.x, room.top - 11.5, room.right, room.top - 11.5)
    told: dict[str, dict[str, object]] = {"bids": {"least": UNIT, "unit": UNIT}}
    sections = [
        (texts.say(f"print-rules-{key}"), texts.say(f"print-rules-{key}-text", **told.get(key, {})))
        for key in ("goal", "bids", "value", "end")
    ]
    place = Box(room.x, room.y, room.width, room.height - 15.5)
    flow(pen, [(place, sections)], 4.2, texts, floor=_CARD_FLOOR, ink=MUTED)
