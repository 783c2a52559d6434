"""Summary cards of the exhibitions games, one for each player: a season in front, behind it the numbers and how it ends."""

from collections.abc import Mapping
from functools import partial

from gallery.exhibitions.variants import Variant, variant_of
from gallery.printing.drawings import mark
from gallery.printing.exhibitionrules import hand_table, points_table
from gallery.printing.inks import INK, PAPER
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import Pen
from gallery.printing.sections import flow
from gallery.printing.sheets import BACK_BLEED
from gallery.printing.tokens import TOKEN, draw_token, tokens_of
from gallery.printing.typesetting import fit_line
from gallery.printing.units import Box, Size
from gallery.seats import LOOKS
from gallery.texts import Texts

SUMMARY_CARD = Size(95, 132)

_FLOOR = 2.6
"""The smallest em, in millimetres (7.4 points)."""
_BAND = Box(5.0, SUMMARY_CARD.height - 16.5, SUMMARY_CARD.width - 10.0, 11.5)
"""The title's."""
_WHITE = "#FFFFFF"


def summary_cards(game: str, players: int, texts: Texts) -> tuple[list[CardArt], Size]:
    """A card in each player's colour and their size; the backs are alike. For two players it has the house deck
    (exhibitions.md, Two players). Refuses `unknown_game`."""
    variant = variant_of(game)
    back = Art("summary-back", partial(_back, variant, texts))
    fronts = [Art(f"summary-{seat}", partial(_front, variant, seat, players, texts)) for seat in range(players)]
    return [CardArt(front, back) for front in fronts], SUMMARY_CARD


def _ground(pen: Pen, band: str) -> None:
    """The card's paper and the band of its title, which keeps from the edges: crop marks stay to be seen."""
    pen.fill(PAPER)
    pen.box(Box(0, 0, *SUMMARY_CARD).inset(-BACK_BLEED - 1), fill=True, stroke=False)
    pen.fill(band)
    pen.box(_BAND, fill=True, stroke=False, radius=2.2)


def _heading(pen: Pen, name: str, texts: Texts, aside: float) -> None:
    """White on the band; `aside` is kept free where reading starts."""
    room = Box(_BAND.x + 4, _BAND.y, _BAND.width - 8, _BAND.height)
    words = room._replace(x=room.x if texts.rtl else room.x + aside, width=room.width - aside)
    pen.fill(_WHITE)
    pen.text(fit_line(name, words.width, 6.2, texts.rtl, card=name, face="bold"), words)


def _front(variant: Variant, seat: int, players: int, texts: Texts, pen: Pen) -> None:
    _ground(pen, LOOKS[seat % len(LOOKS)].light)
    side = 7.6
    x = _BAND.right - 4 - side if texts.rtl else _BAND.x + 4
    mark(pen, seat, Box(x, _BAND.y + (_BAND.height - side) / 2, side, side), _WHITE)
    _heading(pen, texts.say(f"game-{variant.key}"), texts, side + 3.5)
    keys = ("opening", "rounds", "closing", "cancelling", "predictions")
    given = {"double": variant.double, "players": players}
    _told(pen, Box(7, 19.5, SUMMARY_CARD.width - 14, _BAND.y - 3.5 - 19.5), keys, given, texts)
    _tokens(pen, variant, seat, texts)


def _tokens(pen: Pen, variant: Variant, seat: int, texts: Texts) -> None:
    """What the player starts with, in one row."""
    tokens = tokens_of(variant.key, seat + 1)[-(variant.singles + variant.double + 1) :]
    pitch = min(12.0, (SUMMARY_CARD.width - 14) / len(tokens))
    for place, token in enumerate(tokens):
        start = 7 + place * pitch
        with pen.kept():
            pen.move(SUMMARY_CARD.width - start - pitch if texts.rtl else start, 6.0)
            pen.scale(pitch / TOKEN)
            draw_token(pen, token, texts, named=False)


def _back(variant: Variant, texts: Texts, pen: Pen) -> None:
    _ground(pen, INK)
    _heading(pen, texts.say("print-exh-sum-back"), texts, 0.0)
    width = SUMMARY_CARD.width - 12
    top = _BAND.y - 3.5
    points_table(pen, Box(6, top - 17.0, width, 17.0), texts)
    hand_table(pen, Box(6, 6.5, width, 14.5), texts)
    place = Box(7, 24, SUMMARY_CARD.width - 14, top - 20.5 - 24)
    _told(pen, place, ("scoring", "return", "end"), {}, texts)


_GIVEN = {"predictions": "double", "opening": "players", "rounds": "players", "closing": "players"}
"""On what a section's words depend."""


def _told(pen: Pen, place: Box, keys: tuple[str, ...], given: Mapping[str, int], texts: Texts) -> None:
    sections = []
    for key in keys:
        heading = f"print-exh-sum-{key}" if texts.has(f"print-exh-sum-{key}") else f"print-exh-{key}"
        told = {_GIVEN[key]: given[_GIVEN[key]]} if key in _GIVEN else {}
        sections.append((texts.say(heading), texts.say(f"print-exh-sum-{key}-text", **told)))
    flow(pen, [(place, sections)], 4.4, texts, floor=_FLOOR, ink=INK)
