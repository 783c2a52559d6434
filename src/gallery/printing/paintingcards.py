"""Painting cards: number, picture, title, artist or manner, year, like a painting on a wall with its label."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from gallery.printing.backs import card_back
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import Pen
from gallery.printing.pictures import Painting
from gallery.printing.sheets import FRONT_BLEED
from gallery.printing.typesetting import Setting, fit, one_line
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.texts import Texts, isolated_name, number

CardSize = Literal["standard", "easel", "small"]
PAINTING_CARDS: Mapping[CardSize, Size] = {
    "standard": Size(95, 132),
    "easel": Size(132, 190),
    "small": Size(63.5, 88.9),
}

_PAPER, _INK, _MUTED, _HAIR = "#FBF8F2", "#1E1B18", "#6B6258", "#B9AD99"
_LEAST_TITLE, _LEAST_CREDIT = 2.3, 1.95
"""The smallest em in millimetres (6.5 and 5.5 points)."""
_LEAST_LOOK, _LOOK_GAP = 2.1, 1.0
"""The smallest em of the question, millimetres, and the gap above it on a card 95 mm wide."""

POOR, FINE = 150, 300
"""Pixels to the inch below which a picture is warned about, and at which it is good."""


def painting_cards(paintings: Sequence[Painting], size: CardSize, texts: Texts) -> tuple[list[CardArt], list[Refused]]:
    """The cards, and the remarks of the pre-flight as keys with parameters (text at its floor, pictures of few pixels).

    Refuses a title that does not fit and characters that no font has, naming the painting.
    """
    trim = PAINTING_CARDS[size]
    back = card_back(f"painting-back-{size}", trim, "#7C2A24", "#A65850", "#F6E7DA")
    cards, remarks = [], []
    for painting in paintings:
        face = _Face(painting, trim, texts)
        remarks += face.remarks()
        cards.append(CardArt(Art(f"painting-{painting.number}-{size}", face.draw), back))
    return cards, remarks


class _Face:
    def __init__(self, painting: Painting, trim: Size, texts: Texts) -> None:
        self.painting = painting
        self.trim = trim
        self.texts = texts
        self.unit = trim.width / 95
        unit = self.unit
        self.name = f"{painting.number} · {painting.title}"
        self.words = Box(6 * unit, 5.5 * unit, trim.width - 12 * unit - 17 * unit, 21 * unit)
        if not texts.rtl:
            self.words = self.words._replace(x=23 * unit)
        self._eased = False
        self.title = self._easing("title", self._set_title)
        self.credit = self._easing("credit", lambda: self._set_credit(3.6 * unit, (self.words.width, 7.4 * unit)))
        self.look = self._set_look(2.75 * unit)
        self.place = self._place()

    def _easing(self, part: Literal["title", "credit"], set_it: Callable[[], Setting]) -> Setting:
        """What `set_it` makes of a part; free words are left out one by one until it can, in the end all of them."""
        last = self.texts.say("print-painting", number=self.painting.number) if part == "title" else ""
        while True:
            try:
                return set_it()
            except Refused as refused:
                text = self.painting.title if part == "title" else self.painting.credit
                fixed = refused.key not in ("text_too_long", "missing_glyph")
                if fixed or not self.painting.free or text == last:
                    raise
                self._eased = True
                sign = str(refused.params.get("sign", ""))
                less = text.replace(sign, "") if refused.key == "missing_glyph" else _shorter(text)
                less = less if less.strip("… \n") else last
                painting = self.painting
                self.painting = replace(painting, title=less) if part == "title" else replace(painting, credit=less)

    def _set_title(self) -> Setting:
        """In two lines at the most; where a question follows rather in one line that is a little smaller."""
        unit = self.unit

        def attempt(floor: float, lines: int) -> Setting:
            room = (self.words.width, 13.4 * unit)
            title = isolated_name(self.painting.title)
            size, rtl = 5.6 * unit, self.texts.rtl
            return fit(title, room, size, rtl, card=self.name, face="bold", floor=floor, leading=1.14, lines=lines)

        if self.painting.look and unit >= 1:
            try:
                return attempt(4.3 * unit, 1)
            except Refused as refused:
                if refused.key != "text_too_long":
                    raise
        return attempt(_LEAST_TITLE, 2)

    def _set_credit(self, size: float, room: tuple[float, float]) -> Setting:
        """In the lines that it asks for where they are not much smaller for it, else running on."""

        def attempt(text: str, floor: float) -> Setting:
            return fit(text, room, size, self.texts.rtl, card=self.name, floor=floor, leading=1.12, lines=2)

        try:
            return attempt(self.painting.credit, max(_LEAST_CREDIT, size * 0.8))
        except Refused as refused:
            if refused.key != "text_too_long":
                raise
            return attempt(self.painting.credit.replace("\n", " · "), _LEAST_CREDIT)

    def _set_look(self, size: float) -> Setting | None:
        """The question, where the title leaves room for it; small cards have none."""
        left = self.words.height - self.title.height - self.credit.height - _LOOK_GAP * self.unit
        if not self.painting.look or self.unit < 1:
            return None
        room = (self.words.width, left)
        try:
            return fit(
                self.painting.look, room, size, self.texts.rtl, card=self.name, floor=_LEAST_LOOK, leading=1.14, lines=2
            )
        except Refused as refused:
            if refused.key != "text_too_long":
                raise
            return None

    def _place(self) -> Box:
        """Where the picture hangs: as large as its proportion lets it be."""
        unit = self.unit
        wall = Box(6 * unit, 31 * unit, self.trim.width - 12 * unit, self.trim.height - 37 * unit)
        width = min(wall.width, wall.height * self.painting.picture.aspect)
        height = width / self.painting.picture.aspect
        x, y = wall.centre
        return Box(x - width / 2, y - height / 2, width, height)

    def remarks(self) -> list[Refused]:
        """What the pre-flight says about this card."""
        made = []
        if self._eased:
            made.append(Refused("print_words_left_out", card=self.name, painting=self.painting.number))
        least = ((self.title, _LEAST_TITLE), (self.credit, _LEAST_CREDIT))
        if any(setting.floored and setting.size <= floor for setting, floor in least):
            made.append(Refused("print_text_small", card=self.name, painting=self.painting.number))
        pixels = self.painting.picture.resolution
        if pixels is not None:
            density = round(pixels / (self.place.width / 25.4))
            if density < FINE:
                made.append(
                    Refused(
                        "print_picture_poor" if density < POOR else "print_picture_low",
                        card=self.name,
                        painting=self.painting.number,
                        density=density,
                    )
                )
        return made

    def draw(self, pen: Pen) -> None:
        """The front."""
        unit = self.unit
        pen.fill(_PAPER)
        pen.box(Box(0, 0, *self.trim).inset(-FRONT_BLEED - 1), fill=True, stroke=False)
        self.painting.picture.draw(pen, self.place)
        pen.stroke(_INK, 0.25 * unit)
        pen.box(self.place)
        pen.stroke(_HAIR, 0.2 * unit)
        pen.line(6 * unit, 28.4 * unit, self.trim.width - 6 * unit, 28.4 * unit)
        radius = 7.0 * unit
        x = self.trim.width - 13 * unit if self.texts.rtl else 13 * unit
        pen.fill(_INK)
        pen.disc(x, 16.0 * unit, radius)
        pen.fill("#FFFFFF")
        line = one_line(number(self.painting.number, self.texts.language), self.texts.rtl, "bold", card=self.name)
        side = radius * 1.15
        pen.caps(line, Box(x - side / 1.6, 16.0 * unit - side / 2, side * 1.25, side))
        pen.fill(_INK)
        block = self.title.height + self.credit.height
        if self.look is not None:
            block += _LOOK_GAP * unit + self.look.height
        top = self.words.y + (self.words.height + block) / 2
        pen.text(self.title, Box(self.words.x, top - self.title.height, self.words.width, self.title.height))
        pen.fill(_MUTED)
        top -= self.title.height + self.credit.height
        pen.text(self.credit, Box(self.words.x, top, self.words.width, self.credit.height))
        if self.look is not None:
            pen.fill(_INK)
            top -= _LOOK_GAP * unit + self.look.height
            pen.text(self.look, Box(self.words.x, top, self.words.width, self.look.height))


def _shorter(text: str) -> str:
    """Without its last word, or of a single word without its end."""
    kept = text.rstrip("… \n")
    cut = max(kept.rfind(" "), kept.rfind("\n"))
    return (kept[:cut] if cut > 0 else kept[: len(kept) * 3 // 4]).rstrip() + "…"
