"""Tokens of the exhibitions games: what predictions are made with, and the marker of the first player.

Four tokens of 24 mm stand on a plate of 48 mm, which is what the sheets place; the marker is a plate of its own. Both faces of
a token are alike, so that it may lie either way. Colour and shape tell the player, the outline tells the kind.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from gallery.exhibitions.variants import variant_of
from gallery.printing.drawings import mark
from gallery.printing.inks import ACCENT, INK, PAPER
from gallery.printing.pdf import HAIRLINE, Art, CardArt
from gallery.printing.pen import BLACK, Pen
from gallery.printing.report import Check
from gallery.printing.typesetting import fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.seats import LOOKS
from gallery.texts import Texts

TOKEN = 24.0
"""A token's side, in millimetres; its drawing keeps a millimetre from every cut."""
PLATE = Size(2 * TOKEN, 2 * TOKEN)
"""Four tokens, or the first player's marker."""

Kind = Literal["single", "double", "risk"]

_WHITE = "#FFFFFF"
_ACROSS = 2
_ON_PLATE = _ACROSS * _ACROSS
_CROSS = 1.5
"""Half the length of the crosses at which tokens are cut apart."""


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a player, who is counted from 0."""

    player: int
    kind: Kind

    @property
    def key(self) -> str:
        """Tells it from others."""
        return f"{self.player}{self.kind}"


def tokens_of(game: str, players: int) -> tuple[Token, ...]:
    """The tokens of a game (exhibitions.md, What lies on the table): each player's singles, double token and high risk."""
    variant = variant_of(game)
    singles: list[Kind] = ["single"] * variant.singles
    doubles: list[Kind] = ["double"] * variant.double
    kinds: tuple[Kind, ...] = (*singles, *doubles, "risk")
    return tuple(Token(player, kind) for player in range(players) for kind in kinds)


def plates_of(game: str, players: int) -> tuple[tuple[Token, ...], ...]:
    """Four tokens on each plate but the last, which may have fewer."""
    tokens = tokens_of(game, players)
    return tuple(tokens[first : first + _ON_PLATE] for first in range(0, len(tokens), _ON_PLATE))


def token_check(game: str, players: int) -> Check:
    """What the plates hold against what the rules ask for: the marker, and for each player singles, double and high risk."""
    variant = variant_of(game)
    made = 1 + sum(len(plate) for plate in plates_of(game, players))
    return Check("tokens", made, 1 + players * (variant.singles + variant.double + 1))


def token_cards(game: str, players: int, texts: Texts) -> tuple[list[CardArt], Size]:
    """The plates of a game, the marker last, and their size. Refuses `unknown_game`."""
    made = []
    for plate in plates_of(game, players):
        key = "-".join(token.key for token in plate)
        front = Art(f"tokens-{key}", partial(_plate, plate, texts, False))
        made.append(CardArt(front, Art(f"tokens-{key}-back", partial(_plate, plate, texts, True))))
    marker = Art("first-player", partial(_marker, texts))
    return [*made, CardArt(marker, marker)], PLATE


def _plate(tokens: Sequence[Token], texts: Texts, back: bool, pen: Pen) -> None:
    """On the back the columns change places: what is left in front is right behind."""
    for place, token in enumerate(tokens):
        row, column = divmod(place, _ACROSS)
        with pen.kept():
            pen.move((_ACROSS - 1 - column if back else column) * TOKEN, (_ACROSS - 1 - row) * TOKEN)
            draw_token(pen, token, texts)
    _crosses(pen, [step * TOKEN for step in range(_ACROSS + 1)])


def _crosses(pen: Pen, steps: Sequence[float]) -> None:
    pen.stroke(BLACK, HAIRLINE)
    pen.lines(
        [
            line
            for x in steps
            for y in steps
            for line in ((x - _CROSS, y, x + _CROSS, y), (x, y - _CROSS, x, y + _CROSS))
        ]
    )


def draw_token(pen: Pen, token: Token, texts: Texts, named: bool = True) -> None:
    """A token in a square of TOKEN at the origin: a disc, a square with `×2`, or a star with a flash of lightning, whose name
    is left out where tokens are drawn too small for words."""
    middle = TOKEN / 2
    pen.move(middle, middle)
    pen.fill(LOOKS[token.player % len(LOOKS)].light)
    if token.kind == "single":
        pen.disc(0, 0, 10.8)
        pen.stroke(_WHITE, 0.45)
        pen.disc(0, 0, 9.5, fill=False, stroke=True)
        mark(pen, token.player, Box(-5.6, -5.6, 11.2, 11.2), _WHITE)
    elif token.kind == "double":
        frame = Box(-10.6, -10.6, 21.2, 21.2)
        pen.box(frame, fill=True, stroke=False, radius=3.6)
        pen.stroke(_WHITE, 0.45)
        pen.box(frame.inset(1.3), radius=2.6)
        mark(pen, token.player, Box(-3.7, 1.1, 7.4, 7.4), _WHITE)
        pen.fill(_WHITE)
        # The sign stands before its number in every language.
        pen.caps(one_line("\u2066×2\u2069", False, "bold"), Box(-9, -8.2, 18, 7.8))
    else:
        pen.polygon(_star(11.0, 9.3, 14), fill=True, stroke=False)
        mark(pen, token.player, Box(-2.6, 3.9, 5.2, 5.2), _WHITE)
        pen.fill(_WHITE)
        pen.polygon([(x * 0.92, y * 0.92 - 0.4) for x, y in _FLASH], fill=True, stroke=False)
        if named:
            name = texts.say("print-exh-high-risk")
            line = fit_line(name, 12.4, 2.7, texts.rtl, card=name, face="bold", floor=1.9)
            pen.text(line, Box(-7, -8.1, 14, 3.4), "centre")


_FLASH = ((0.9, 4.4), (-3.5, -0.9), (-0.7, -0.9), (-1.7, -4.6), (3.4, 1.1), (0.5, 1.1))
"""A flash of lightning about the origin."""


def _star(outer: float, inner: float, points: int) -> list[tuple[float, float]]:
    step = math.pi / points
    reaches = [outer, inner] * points
    return [(reach * math.sin(place * step), reach * math.cos(place * step)) for place, reach in enumerate(reaches)]


def _marker(texts: Texts, pen: Pen) -> None:
    """A picture that hangs on its nail, with the word on it."""
    middle = PLATE.width / 2
    pen.stroke(INK, 0.7, round_ends=True)
    pen.polygon(((11.0, 37.0), (middle, 45.0), (PLATE.width - 11.0, 37.0)), closed=False)
    pen.fill(INK)
    pen.disc(middle, 45.0, 1.1)
    frame = Box(3.0, 3.0, PLATE.width - 6.0, 34.5)
    pen.box(frame, fill=True, stroke=False, radius=1.2)
    pen.fill(ACCENT)
    pen.box(frame.inset(1.5), fill=True, stroke=False, radius=0.6)
    pen.fill(PAPER)
    sheet = frame.inset(4.2)
    pen.box(sheet, fill=True, stroke=False)
    pen.fill(INK)
    pen.caps(one_line("1", False, "bold"), Box(sheet.x, sheet.y + 9.2, sheet.width, 13.4))
    name = texts.say("print-exh-first-player")
    word = fit_line(name, sheet.width - 3, 5.2, texts.rtl, card=name, face="bold", floor=3.0)
    pen.text(word, Box(sheet.x + 1.5, sheet.y + 1.4, sheet.width - 3, 6.4), "centre")
    _crosses(pen, (0.0, PLATE.width))
