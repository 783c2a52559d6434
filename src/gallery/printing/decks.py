"""The deck of an exhibitions game: 65 cards, five exhibitions of eleven works and two negative cards (exhibitions.md).

Colour, sign, word and pattern tell the exhibition, the first three in two corners, so that a fan of cards in the hand can be
read. A negative card is pale where a work's is dark, carries a minus in its corners and its word on a black ribbon.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from gallery.collection import Painting
from gallery.collection.decks import deck_collection, deck_number, deck_symbol, key_colour
from gallery.exhibitions.variants import EXHIBITIONS, NEGATIVES, POSITIVES
from gallery.printing.backs import card_back
from gallery.printing.banknotes import mixed
from gallery.printing.deckframes import DECK_CARD, PANEL, frame
from gallery.printing.inks import INK, MUTED, PAPER
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.report import Check
from gallery.printing.typesetting import Setting, fit, fit_line
from gallery.printing.units import Box
from gallery.refusal import Refused
from gallery.texts import Texts, isolated_name

BACKS: Mapping[str, tuple[str, str, str]] = {
    "classic-art": ("#23395B", "#5A77A6", "#EDE6D2"),
    "members-only": ("#4A1626", "#94505F", "#F1E3C8"),
    "glenns-gallery": ("#1F4A41", "#5C8F80", "#F3E6C4"),
}
"""Of each game: the ground, the weave, and the mark."""

_WORD, _LEAST_WORD = 4.4, 3.0
"""The em of the exhibition's name in the corners, in millimetres: capitals 3 mm high, never under 2."""
_LEAST_RIBBON = 4.4
_LEAST_TITLE, _LEAST_CREDIT = 2.3, 1.95
"""As on a small painting card."""

_DISC, _MIDDLE = 4.7, 7.5
"""Of the corner: the disc's radius, and its middle's distance from the card's top and side, in millimetres."""
_BADGE = 3.6
"""The radius of a negative card's minus."""
_STRIP = 6.6
"""The height of the strip that the word stands on."""
_CAPTION = 9.6
"""The height of a painting's label below it."""
_LABEL = PANEL.width - 3.0
"""The width of its words."""
_RIBBON = Box(0, 12.4, DECK_CARD.width, 10.4)


class DeckCard(NamedTuple):
    """Which card of a deck: its exhibition (1 … 5), whether it is negative, and which of its kind (from 1)."""

    exhibition: int
    negative: bool
    copy: int

    @property
    def number(self) -> int:
        """Its number in the deck, 1 … 65."""
        return deck_number(*self)


def deck_plan() -> tuple[DeckCard, ...]:
    """Every card of a deck, an exhibition after the other, works first."""
    return tuple(
        DeckCard(exhibition, negative, copy)
        for exhibition in range(1, EXHIBITIONS + 1)
        for negative, copies in ((False, POSITIVES), (True, NEGATIVES))
        for copy in range(1, copies + 1)
    )


def deck_checks(game: str, cards: Sequence[DeckCard]) -> Iterator[Check]:
    """The counts of the pre-flight: 65 = 5 × (11 + 2), exactly, each card once."""
    made = Counter((card.exhibition, card.negative) for card in set(cards))
    yield Check("deck", len(cards), EXHIBITIONS * (POSITIVES + NEGATIVES), exact=True)
    for exhibition in range(1, EXHIBITIONS + 1):
        for negative, needed in ((False, POSITIVES), (True, NEGATIVES)):
            count = made[exhibition, negative]
            yield Check("deck", count, needed, game=game, exhibition=exhibition, negative=negative, exact=True)


def deck_cards(game: str, plan: Sequence[DeckCard], texts: Texts) -> tuple[list[CardArt], list[Refused]]:
    """The cards of a game and the remarks of the pre-flight (words at their floor).

    Refuses words that do not fit and characters that no font has, with the card's name.
    """
    back = card_back(f"deck-back-{game}", DECK_CARD, *BACKS[game])
    pictures = deck_collection(game)
    suits: dict[tuple[int, bool], _Suit] = {}
    cards: list[CardArt] = []
    remarks: list[Refused] = []
    for place, card in enumerate(plan, 1):
        kind = (card.exhibition, card.negative)
        if kind not in suits:
            suits[kind] = _Suit(game, *kind, texts)
            remarks += suits[kind].remarks(place)
        face = _Face(pictures.painting(card.number), suits[kind], texts)
        remarks += face.remarks(place)
        cards.append(CardArt(face.suit.art, back, Art(f"deck-{game}-{card.number}", face.draw)))
    return cards, remarks


class _Suit:
    """What the works of an exhibition share, or its negative cards: the frame with its corners."""

    def __init__(self, game: str, exhibition: int, negative: bool, texts: Texts) -> None:
        self.game, self.exhibition, self.negative, self.texts = game, exhibition, negative, texts
        self.colour = key_colour(game, exhibition)
        said = texts.say(f"exhibition-{game}-{exhibition}")
        self.told = texts.say(f"negative-{game}")
        self.name = texts.say("exhibitions-negative", exhibition=said, negative=self.told) if negative else said
        self.name = f"{texts.say(f'game-{game}')} · {self.name}"
        room = DECK_CARD.width - 2 * _MIDDLE - _DISC - 2.2
        self.word = fit_line(said, room, _WORD, texts.rtl, card=self.name, face="bold", floor=_LEAST_WORD)
        self.ribbon: Setting | None = None
        if negative:
            self.ribbon = fit_line(self.told, 37.2, 7.4, texts.rtl, card=self.name, face="bold", floor=_LEAST_RIBBON)
        self.art = Art(f"deck-{game}-{exhibition}-{'no' if negative else 'yes'}", self._draw)

    def remarks(self, place: int) -> Iterator[Refused]:
        """What the pre-flight says about these cards, the first of which has this place in the file (from 1)."""
        if self.word.floored or (self.ribbon is not None and self.ribbon.floored):
            yield Refused("print_text_small", card=self.name, deck=place)

    def _draw(self, pen: Pen) -> None:
        pale = mixed(self.colour, "#ffffff", 0.36)
        ground, tone = (PAPER, mixed(self.colour, PAPER, 0.3)) if self.negative else (self.colour, pale)
        frame(pen, self.exhibition, ground, tone)
        for turned in (False, True):
            with pen.kept():
                if turned:
                    pen.move(*DECK_CARD)
                    pen.turn(180)
                self._corner(pen)

    def _corner(self, pen: Pen) -> None:
        """The sign and the word, at the upper corner where reading begins."""
        rtl = self.texts.rtl
        level = DECK_CARD.height - _MIDDLE
        length = _DISC + 1.4 + self.word.width + 2.6
        start = DECK_CARD.width - _MIDDLE - length if rtl else _MIDDLE
        strip = Box(start, level - _STRIP / 2, length, _STRIP)
        pen.fill(self.colour)
        pen.stroke(PAPER, 0.4)
        pen.box(strip, fill=True, stroke=True, radius=_STRIP / 2)
        x = DECK_CARD.width - _MIDDLE if rtl else _MIDDLE
        pen.fill(PAPER)
        pen.stroke(self.colour, 0.45)
        pen.disc(x, level, _DISC, stroke=True)
        side = _DISC * 1.4
        symbol = Box(x - side / 2, level - side / 2, side, side)
        Drawn(deck_symbol(self.game, self.exhibition)).draw(pen, symbol)
        words = Box(start + (2.6 if rtl else _DISC + 1.4), strip.y, self.word.width, _STRIP)
        pen.fill("#FFFFFF")
        pen.text(self.word, words)


class _Face:
    """What is a card's own: its picture, a painting's label, a negative card's ribbon."""

    def __init__(self, painting: Painting, suit: _Suit, texts: Texts) -> None:
        self.painting, self.suit, self.texts = painting, suit, texts
        self.title: Setting | None = None
        self.credit: Setting | None = None
        title = painting.title.get(texts.language)
        self.name = suit.name
        if title and not suit.negative:
            self.name = f"{suit.name} · {title}"
            self.title = self._set_title(isolated_name(title))
            left = _CAPTION - 0.6 - self.title.height
            self.credit = fit(
                painting.manner.get(texts.language, ""),
                (_LABEL, left),
                2.6,
                texts.rtl,
                card=self.name,
                floor=_LEAST_CREDIT,
                leading=1.1,
                lines=2,
            )

    def _set_title(self, title: str) -> Setting:
        """In one line, unless it were much smaller for it."""
        told = partial(fit, title, rtl=self.texts.rtl, card=self.name, face="bold", leading=1.05)
        try:
            return told((_LABEL, 5.0), 3.5, floor=2.9, lines=1)
        except Refused as refused:
            if refused.key != "text_too_long":
                raise
            return told((_LABEL, 6.4), 2.9, floor=_LEAST_TITLE, lines=2)

    def remarks(self, place: int) -> Iterator[Refused]:
        """What the pre-flight says about this card, which has this place in the file."""
        least = ((self.title, _LEAST_TITLE), (self.credit, _LEAST_CREDIT))
        if any(setting is not None and setting.floored and setting.size <= floor for setting, floor in least):
            yield Refused("print_text_small", card=self.name, deck=place)

    def draw(self, pen: Pen) -> None:
        """The card's own part of the front."""
        if self.title is None:
            self._picture(pen)
        else:
            self._wall(pen)
        if self.suit.ribbon is not None:
            self._ribbon(pen, self.suit.ribbon)

    def _picture(self, pen: Pen) -> None:
        picture = self.painting.picture
        Drawn(picture).draw(pen, _within(PANEL, picture.width / picture.height))
        self._rim(pen)

    def _rim(self, pen: Pen) -> None:
        pen.stroke(self.suit.colour, 0.5)
        pen.box(PANEL)
        pen.stroke(PAPER, 0.35)
        pen.box(PANEL.inset(-0.4))

    def _wall(self, pen: Pen) -> None:
        """The painting whole on a wall, and its label below."""
        pen.fill(mixed(self.suit.colour, "#ffffff", 0.86))
        pen.box(PANEL, fill=True, stroke=False)
        pen.fill(PAPER)
        pen.box(Box(PANEL.x, PANEL.y, PANEL.width, _CAPTION), fill=True, stroke=False)
        picture = self.painting.picture
        room = Box(PANEL.x, PANEL.y + _CAPTION, PANEL.width, PANEL.height - _CAPTION).inset(1.0)
        hung = _within(room, picture.width / picture.height)
        pen.fill(mixed(self.suit.colour, "#ffffff", 0.6))
        pen.box(hung._replace(x=hung.x + 0.5, y=hung.y - 0.6), fill=True, stroke=False)
        Drawn(picture).draw(pen, hung)
        pen.stroke(INK, 0.25)
        pen.box(hung)
        self._rim(pen)
        self._label(pen)

    def _label(self, pen: Pen) -> None:
        assert self.title is not None
        assert self.credit is not None
        block = self.title.height + self.credit.height
        top = PANEL.y + (_CAPTION + block) / 2
        left, width = PANEL.x + 1.5, _LABEL
        pen.fill(INK)
        pen.text(self.title, Box(left, top - self.title.height, width, self.title.height), "centre")
        pen.fill(MUTED)
        pen.text(self.credit, Box(left, top - block, width, self.credit.height), "centre")

    def _ribbon(self, pen: Pen, word: Setting) -> None:
        """A black ribbon with a minus and the word; the corners have the minus, too."""
        pen.fill(INK)
        pen.stroke(PAPER, 0.5)
        reach = Box(-5, _RIBBON.y, _RIBBON.width + 10, _RIBBON.height)
        pen.box(reach, fill=True, stroke=True)
        _, level = _RIBBON.centre
        # At its end stands the minus of the lower corner; the word has the rest.
        room = DECK_CARD.width - _MIDDLE - _BADGE - 4.4
        length, gap = 6.4, 2.4
        start = 4.4 + (room - length - gap - word.width) / 2
        x, words = start, start + length + gap
        if self.texts.rtl:
            x, words = DECK_CARD.width - x - length, DECK_CARD.width - words - word.width
        pen.fill("#FFFFFF")
        pen.box(Box(x, level - 1.1, length, 2.2), fill=True, stroke=False)
        pen.text(word, Box(words, _RIBBON.y, word.width, _RIBBON.height))
        for turned in (False, True):
            with pen.kept():
                if turned:
                    pen.move(*DECK_CARD)
                    pen.turn(180)
                self._minus(pen)

    def _minus(self, pen: Pen) -> None:
        """Below the sign in the corner."""
        x = DECK_CARD.width - _MIDDLE if self.texts.rtl else _MIDDLE
        level = DECK_CARD.height - _RIBBON.centre[1]
        pen.fill(INK)
        pen.stroke(PAPER, 0.4)
        pen.disc(x, level, _BADGE, stroke=True)
        pen.fill("#FFFFFF")
        pen.box(Box(x - 2.1, level - 0.55, 4.2, 1.1), fill=True, stroke=False)


def _within(room: Box, aspect: float) -> Box:
    """The largest box of this proportion (width over height) in the middle of a room."""
    width = min(room.width, room.height * aspect)
    height = width / aspect
    x, y = room.centre
    return Box(x - width / 2, y - height / 2, width, height)
