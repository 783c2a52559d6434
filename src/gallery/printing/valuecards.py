"""Value cards and forgeries, 63.5 × 44 mm: they lie hidden under a painting, so every back is the same drawing."""

from collections.abc import Sequence

from gallery.printing.backs import card_back
from gallery.printing.guilloche import Band, rosette
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import Pen
from gallery.printing.sheets import FRONT_BLEED
from gallery.printing.typesetting import fit, fit_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts, amount, short_amount

VALUE_CARD = Size(63.5, 44.0)

FORGERY = 0
"""What stands in a deck's list for a forgery."""

_PAPER, _INK, _ALARM = "#FBF8F2", "#1E1B18", "#9E1B1B"
_TIERS = ((3_000_000, "#1F5F8B"), (6_000_000, "#2C6E3A"), (10**18, "#8A5A00"))
"""Up to which value a card has which ornament colour; the numeral alone tells the value."""

_ORNAMENT = (Band(1.6, 3.4, 14, 5), Band(3.0, 5.6, 12, 7, 6, 0.07))


def value_cards(deck: Sequence[int], texts: Texts) -> Sequence[CardArt]:
    """One card for each entry of the deck: dollars, or 0 for a forgery."""
    back = card_back("value-back", VALUE_CARD, "#3A2E5C", "#6C5B9E", "#E9E2F6")
    fronts = {value: _front(value, texts) for value in sorted(set(deck))}
    return [CardArt(fronts[value], back) for value in deck]


def _front(value: int, texts: Texts) -> Art:
    if value == FORGERY:
        return Art("value-forgery", lambda pen: _forgery(pen, texts))
    return Art(f"value-{value}", lambda pen: _value(pen, value, texts))


def _paper(pen: Pen, colour: str) -> None:
    reach = FRONT_BLEED + 1
    pen.fill(colour)
    pen.box(Box(0, 0, *VALUE_CARD).inset(-reach), fill=True, stroke=False)


def _value(pen: Pen, value: int, texts: Texts) -> None:
    _paper(pen, _PAPER)
    colour = next(colour for limit, colour in _TIERS if value <= limit)
    whole = Box(0, 0, *VALUE_CARD)
    pen.stroke(colour, 0.5)
    pen.box(whole.inset(3.2), radius=2.5)
    pen.stroke(colour, 0.15)
    pen.box(whole.inset(4.1), radius=1.8)
    for x in (9.6, VALUE_CARD.width - 9.6):
        with pen.kept():
            pen.move(x, 22.0)
            pen.scale(0.76)
            pen.stroke(colour, 0.12)
            for strand in rosette(_ORNAMENT):
                pen.curves(strand, closed=True)
    pen.fill(_INK)
    name = texts.say("print-value-cards")
    numeral = fit_line(short_amount(value), 34.0, 12.4, texts.rtl, card=name, face="bold", floor=6.0)
    x = (VALUE_CARD.width - numeral.width) / 2
    pen.letters(numeral.lines[0], x, 20.4, numeral.size)
    small = fit_line(amount(value), 34, 4.6, texts.rtl, card=name, floor=2.6)
    pen.text(small, Box(16, 10.6, VALUE_CARD.width - 32, 5.6), "centre")


def _forgery(pen: Pen, texts: Texts) -> None:
    """A portrait with a moustache that somebody added, a large cross on it, and the word."""
    _paper(pen, "#FDF1E4")
    whole = Box(0, 0, *VALUE_CARD)
    pen.stroke(_ALARM, 0.9)
    pen.dashes(2.4, 1.4)
    pen.box(whole.inset(3.4), radius=2.5)
    pen.dashes()
    left = VALUE_CARD.width - 28.5 if texts.rtl else 6.5
    with pen.kept():
        pen.move(left, 7.0)
        _portrait(pen)
    start = 6.0 if texts.rtl else 30.5
    room = Box(start, 8.0, VALUE_CARD.width - 36.5, 28.0)
    name = texts.say("print-forgery")
    pen.fill(_ALARM)
    word = fit_line(name, room.width, 9.0, texts.rtl, card=name, face="bold", floor=4.0)
    pen.text(word, Box(room.x, 21.0, room.width, 12.0), "centre")
    pen.fill(_INK)
    hint = fit(texts.say("print-forgery-hint"), (room.width, 10.5), 3.4, texts.rtl, card=name, floor=2.4)
    pen.text(hint, Box(room.x, 9.5, room.width, 10.5), "centre", "top")


def _portrait(pen: Pen) -> None:
    """22 × 30 mm."""
    frame = Box(0, 0, 22, 30)
    pen.stroke(_INK, 0.35)
    pen.fill("#C99A4B")
    pen.box(frame, fill=True)
    pen.fill("#6E8FA8")
    pen.box(frame.inset(2.6), fill=True)
    with pen.kept():
        pen.clip(frame.inset(2.6))
        pen.fill("#3B2A20")
        pen.disc(11, 17.2, 6.4)
        pen.curves(
            ((3.6, 2.0), (4, 11, 6, 12, 11, 12), (16, 12, 18, 11, 18.4, 2.0)), fill=True, stroke=False, closed=True
        )
        pen.fill("#F0C9A0")
        pen.curves(
            ((6.9, 17.5), (6.9, 23.8, 15.1, 23.8, 15.1, 17.5), (15.1, 9.0, 6.9, 9.0, 6.9, 17.5)),
            fill=True,
            stroke=True,
            closed=True,
        )
        pen.fill(_INK)
        for x in (9.2, 12.8):
            pen.disc(x, 18.0, 0.55)
        pen.stroke(_INK, 0.3, round_ends=True)
        pen.curves(((11, 17.4), (10.6, 16, 10.4, 15.8, 11.1, 15.6)))
        pen.curves(((9.6, 12.6), (10.4, 11.9, 11.6, 11.9, 12.4, 12.6)))
        for sign in (-1, 1):
            moustache = (
                (11.0, 14.6),
                (11 + sign * 2, 15.4, 11 + sign * 3.2, 13.2, 11 + sign * 4.6, 15.6),
                (11 + sign * 3.6, 12.4, 11 + sign * 1.4, 13.2, 11.0, 14.0),
            )
            pen.curves(moustache, fill=True, stroke=False, closed=True)
    pen.stroke("#FFFFFF", 3.4, round_ends=True)
    _cross(pen)
    pen.stroke(_ALARM, 2.2, round_ends=True)
    _cross(pen)


def _cross(pen: Pen) -> None:
    pen.line(12.6, 1.6, 20.6, 9.6)
    pen.line(12.6, 9.6, 20.6, 1.6)
