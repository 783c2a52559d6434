"""Banknotes: two stocks, two sizes, both faces; every denomination has its own tint, numeral, rosette, picture and dots.

On coloured stock everything is pure black line and letter: no other colour, no area, and no white shape that hides what lies
below it (a printer has no white ink). Lines are therefore kept out of the places where letters stand, on both stocks alike.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from gallery.money.banknotes import Denomination
from gallery.printing.engravings import ENGRAVINGS
from gallery.printing.guilloche import Band, border, engraving, rosette, weave
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import BLACK, Pen, circle_curves
from gallery.printing.shaping import Line
from gallery.printing.sheets import BACK_BLEED
from gallery.printing.typesetting import Align, fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts, amount

Stock = Literal["white", "coloured"]
NoteSize = Literal["large", "small"]

SIZES: Mapping[NoteSize, Size] = {"large": Size(132, 65), "small": Size(98, 53)}

_TALL = 65.0
"""Notes are designed at this height and scaled to theirs; the width follows."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a note: paper (None: the stock's own), lines, letters."""

    paper: str | None
    line: str
    letter: str


TINTS: Mapping[str, Inks] = {
    "purple": Inks("#BEA3E4", "#7A55B0", "#260A4C"),
    "pink": Inks("#F9CFDF", "#C8628B", "#7A1440"),
    "light-blue": Inks("#DDF1FD", "#6AA9D2", "#0D3B66"),
    "green": Inks("#A4D19A", "#4E9450", "#0C3315"),
}
"""Their lightness goes down in clear steps (light blue, pink, green, purple), so that grey prints and colour-blind readers tell
them apart."""

OTHER_INKS = Inks("#EFE6D2", "#A98F5A", "#4A3A14")
ALL_BLACK = Inks(None, BLACK, BLACK)

_MEDAL = 30.0
"""From the front's far side to the middle of its medal."""

_LEAST_RIBBON = 16.0
"""A shorter ribbon between the letters and the medal would be a black wedge."""

_ROSETTES: tuple[tuple[Band, ...], ...] = (
    (Band(8.2, 12.4, 18, 6), Band(11.4, 20.6, 24, 8, 6, 0.075)),
    (Band(8.2, 12.6, 24, 5), Band(12.2, 16.6, 16, 6), Band(15.6, 20.4, 32, 6, 8, 0.05)),
    (Band(8.2, 11.4, 30, 4), Band(10.6, 20.4, 12, 14, 12, 0.03), Band(17.0, 20.8, 36, 4)),
    (Band(8.2, 13.4, 10, 10, 5, 0.05), Band(12.6, 21.0, 25, 8, 5, 0.1), Band(9.0, 18.0, 5, 6)),
)
_WEAVES: tuple[tuple[float, int, float, int], ...] = (
    (7, 7, 0.3, 1),
    (6, 9, 0.2, 2),
    (5, 10, 0.35, 3),
    (9, 12, 0.15, 1),
)
"""Waves, strands, waist and swells of the ribbon behind the letters."""


def mixed(colour: str, other: str, part: float) -> str:
    """The first colour with so much (0 … 1) of the other in it."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(one * (1 - part) + two * part):02x}" for one, two in pairs)


@cache
def tints_of(colour: str, stock: Stock) -> Inks:
    """The inks of a denomination's colour on a stock."""
    return ALL_BLACK if stock == "coloured" else TINTS.get(colour, OTHER_INKS)


def numeral(value: int) -> str:
    """The big numeral: `5M`, `½M`, `1½M`, else thousands as `750K`."""
    whole, rest = divmod(value, 1_000_000)
    if rest == 0:
        return f"{whole}M"
    if rest == 500_000:
        return f"{whole or ''}½M"
    return f"{value // 1000}K"


def serial(rank: int, number: int) -> str:
    """A note's serial number: a letter for its denomination (A is the smallest) and its number in the kit."""
    return f"{chr(ord('A') + rank % 26)} {number:04d}"


def banknote_cards(
    note: Denomination, rank: int, count: int, size: NoteSize, stock: Stock, texts: Texts
) -> Sequence[CardArt]:
    """The notes of one denomination; `rank` counts the denominations from the smallest, which is 0."""
    design = Design(note, rank, size, stock, texts)
    key = f"note-{note.value}"
    front, back = Art(f"{key}-front", design.front), Art(f"{key}-back", design.back)
    return [CardArt(front, back, design.own(serial(rank, number + 1))) for number in range(count)]


class Design:
    """The drawing of one denomination."""

    def __init__(self, note: Denomination, rank: int, size: NoteSize, stock: Stock, texts: Texts) -> None:
        self.note = note
        self.rank = rank
        self.dots = min(rank + 1, 9)
        self.trim = SIZES[size]
        self.scale = self.trim.height / _TALL
        self.wide = self.trim.width / self.scale
        self.inks = tints_of(note.colour, stock)
        self.black = stock == "coloured"
        self.texts = texts
        self.rtl = texts.rtl
        self.name = texts.say("print-banknotes", amount=note.value)
        self.fine = 0.11 if self.black else 0.13

    def _x(self, x: float, width: float = 0.0) -> float:
        """A place counted from the side where reading starts."""
        return self.wide - x - width if self.rtl else x

    def _paper(self, pen: Pen) -> None:
        if self.inks.paper:
            pen.fill(self.inks.paper)
            most = BACK_BLEED + 1
            pen.box(Box(-most, -most, self.trim.width + 2 * most, self.trim.height + 2 * most), fill=True, stroke=False)
        pen.scale(self.scale)

    def _frame(self, pen: Pen) -> None:
        outer = Box(4.0, 4.0, self.wide - 8.0, _TALL - 8.0)
        pen.stroke(self.inks.letter, 0.32)
        pen.box(outer)
        pen.stroke(self.inks.letter, 0.14)
        pen.box(outer.inset(2.5))
        pen.stroke(self.inks.letter, 0.12)
        with pen.kept():
            pen.move(outer.x, outer.y)
            for strand in border(outer.width, outer.height, 2.5, 3.0):
                pen.curves(strand)
            corner = 1.25
            for x in (corner, outer.width - corner):
                for y in (corner, outer.height - corner):
                    pen.curves(circle_curves(x, y, 0.85), closed=True)
                    pen.curves(circle_curves(x, y, 0.4), closed=True)

    def front(self, pen: Pen) -> None:
        """The face with the big numeral and the rosette."""
        self._paper(pen)
        said = self._front_letters()
        medal = (self._x(self.wide - _MEDAL), 32.6)
        self._ribbon(pen, said, medal)
        self._frame(pen)
        self._medal(pen, *medal, 0.93, self.inks.letter)
        pen.fill(self.inks.letter)
        for line, box, size, align in said:
            self._say(pen, line, box, size, align)
        self._draw_dots(pen)

    def _ribbon(self, pen: Pen, said: Sequence[tuple[Line, Box, float, Align]], medal: tuple[float, float]) -> None:
        """The woven ribbon: in a light tint below the letters on white stock; on coloured stock between the letters and the
        medal, where no black line crosses a letter."""
        inner = Box(6.5, 6.5, self.wide - 13.0, _TALL - 13.0)
        corners = [self._serial_box().inset(-0.9), self._dots_box().inset(-1.0)]
        waves, strands, waist, swells = _WEAVES[self.rank % len(_WEAVES)]
        with pen.kept():
            pen.clip_outside(inner, [*corners, (*medal, 20.8)])
            if not self.black:
                pen.stroke(mixed(self.inks.line, self.inks.paper or "#FFFFFF", 0.45), self.fine)
                pen.move(6.5, 33.0)
                ribbon = weave(self.wide - 13.0, 47.0, waves, strands, waist=waist, swells=swells)
            else:
                edge = max(self.wide - box.x if self.rtl else box.right for _, box, _, _ in said) + 2.0
                length = self.wide - _MEDAL - 20.5 - edge
                if length < _LEAST_RIBBON:
                    return
                pen.stroke(self.inks.line, self.fine)
                pen.move(self._x(edge, length), 33.0)
                ribbon = weave(length, 44.0, max(1.0, waves / 4), strands, waist=0.0)
            for strand in ribbon:
                pen.curves(strand)

    def _front_letters(self) -> list[tuple[Line, Box, float, Align]]:
        """What is written on the front: line, box, em and side; the boxes are as wide as the letters."""
        start, room = 10.5, self.wide - _MEDAL - 21.0 - 12.0
        # The stroke of ½ goes below the line: it stands higher and is smaller.
        half = "½" in numeral(self.note.value)
        made: list[tuple[Line, Box, float, Align]] = []
        for text, low, size, face in (
            (self.texts.say("print-bank"), 51.4, 5.2, "bold"),
            (f"\u2066{numeral(self.note.value)}\u2069", *((28.8, 25.5) if half else (26.6, 30.0)), "bold"),
            (amount(self.note.value), 17.2, 8.0, "bold"),
            (self.texts.say("print-play-money"), 9.6, 3.5, "regular"),
        ):
            setting = fit_line(
                text, room, size, self.rtl, card=self.name, face="bold" if face == "bold" else "regular", floor=2.6
            )
            width = setting.width
            made.append(
                (setting.lines[0], Box(self._x(start, width), low, width, setting.size * 0.72), setting.size, "left")
            )
        return made

    @staticmethod
    def _say(pen: Pen, line: Line, box: Box, size: float, align: Align) -> None:
        pen.letters(line, box.x if align == "left" else box.right - line.width * size, box.y, size)

    def _medal(self, pen: Pen, x: float, y: float, scale: float, colour: str) -> None:
        """A rosette with the numeral in its empty middle."""
        with pen.kept():
            pen.move(x, y)
            pen.scale(scale)
            pen.stroke(colour, self.fine)
            for strand in rosette(_ROSETTES[self.rank % len(_ROSETTES)]):
                pen.curves(strand, closed=True)
            pen.fill(self.inks.letter)
            mark = one_line(numeral(self.note.value)[:-1], False, "bold", card=self.name)
            pen.caps(mark, Box(-5.2, -4.1, 10.4, 8.2))

    def _dots_box(self) -> Box:
        width = self.dots * 3.4
        return Box(self._x(self.wide - 10.0 - width, width), 52.4, width, 2.6)

    def _draw_dots(self, pen: Pen) -> None:
        """One dot for the smallest note, one more for each larger one: a line of no length with round ends."""
        box = self._dots_box()
        pen.stroke(self.inks.letter, 2.5, round_ends=True)
        for dot in range(self.dots):
            x = box.x + 1.7 + dot * 3.4
            pen.line(x, box.y + 1.3, x, box.y + 1.3)

    def _serial_box(self) -> Box:
        return Box(self._x(self.wide - 10.5 - 14.0, 14.0), 8.6, 14.0, 3.0)

    def own(self, number: str) -> "_Serial":
        """What is this one note's: its serial number."""
        return _Serial(self, number)

    def draw_serial(self, pen: Pen, number: str) -> None:
        """Draws the serial number in its place on the front."""
        line = one_line(f"\u2066{number}\u2069", self.rtl, "bold", card=self.name)
        box = self._serial_box()
        with pen.kept():
            pen.scale(self.scale)
            pen.fill(self.inks.letter)
            size = min(3.9, box.width / line.width)
            pen.letters(line, box.x + (0.0 if self.rtl else box.width - line.width * size), box.y, size)

    def back(self, pen: Pen) -> None:
        """The face with the picture between two medals."""
        self._paper(pen)
        middle = self.wide / 2
        across, along = min(25.5, middle - 6.5 - 31.0), 18.2
        top, bottom = 52.6, 8.9
        bank = fit_line(self.texts.say("print-bank"), 60, 4.6, self.rtl, card=self.name, face="bold", floor=2.6)
        play = fit_line(self.texts.say("print-play-money"), 60, 3.2, self.rtl, card=self.name, floor=2.4)
        aside = 6.5 + (middle - across - 6.5) / 2
        sides = [(aside, 34.6), (self.wide - aside, 34.6)]
        whole = fit_line(amount(self.note.value), 27, 4.6, self.rtl, card=self.name, face="bold", floor=2.6)
        holes: list[Box | tuple[float, float, float]] = [(x, y, 15.4) for x, y in sides]
        lines = [(bank, middle, top), (play, middle, bottom), *((whole, x, 11.6) for x, _ in sides)]
        said = [(s, Box(x - s.width / 2, y, s.width, s.size * 0.72)) for s, x, y in lines]
        oval = Box(middle - across, 31.0 - along, 2 * across, 2 * along)
        with pen.kept():
            inner = Box(6.5, 6.5, self.wide - 13.0, _TALL - 13.0)
            # What stands above or below the picture keeps the whole way to the frame free of lines.
            rooms = [
                Box(box.x - 1.2, oval.top, box.width + 2.4, inner.top - oval.top)
                if box.y > oval.top
                else Box(box.x - 1.2, inner.y, box.width + 2.4, box.top + 1.0 - inner.y)
                for _, box in said
            ]
            pen.clip_outside(inner, [*holes, *rooms, oval.inset(-0.4)])
            pen.stroke(self.inks.line, self.fine)
            waves, strands, _, _ = _WEAVES[self.rank % len(_WEAVES)]
            for level in (0.28, 0.72):
                with pen.kept():
                    pen.move(6.5, _TALL * level)
                    for strand in weave(self.wide - 13.0, 26.0, waves * 1.5, max(4, strands // 2), waist=0.6, swells=2):
                        pen.curves(strand)
        self._frame(pen)
        with pen.kept():
            pen.stroke(self.inks.letter, 0.1)
            pen.move(oval.x, oval.y)
            engraving(pen, ENGRAVINGS[self.rank % len(ENGRAVINGS)], oval.width, oval.height)
        pen.stroke(self.inks.letter, 0.3)
        pen.box(oval.inset(-0.4))
        for x, y in sides:
            self._medal(pen, x, y, 0.68, self.inks.letter)
        pen.fill(self.inks.letter)
        for setting, box in said:
            pen.letters(setting.lines[0], box.x, box.y, setting.size)


@dataclass(frozen=True, slots=True)
class _Serial:
    """Draws one note's serial number over its front."""

    design: Design
    number: str

    def __call__(self, pen: Pen) -> None:
        self.design.draw_serial(pen, self.number)
