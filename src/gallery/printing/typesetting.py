"""Text into boxes: lines are broken, the type shrinks to a stated floor, and what still does not fit is refused by name."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from gallery.fonts import Face
from gallery.printing.fonts import ASCENT, DESCENT
from gallery.printing.shaping import Line, Paragraph, shape_line
from gallery.printing.units import Box
from gallery.refusal import Refused

Align = Literal["start", "end", "centre", "left", "right"]
"""`start` is where the text's own direction begins: right in Hebrew."""

Rise = Literal["top", "middle", "bottom"]

FLOOR = 1.9
"""The smallest em anywhere, in millimetres (5.4 points): margin text. Cards state a larger floor of their own."""

_STEP = 0.96
_JOINERS = "-\u2010\u2013\u2014\u05be"


@dataclass(frozen=True, slots=True)
class Setting:
    """Lines set at one size: the em in millimetres, the leading in em, the space they take."""

    lines: tuple[Line, ...]
    size: float
    leading: float
    rtl: bool
    floored: bool = False

    @property
    def width(self) -> float:
        """Of the widest line, in millimetres."""
        return max((line.width for line in self.lines), default=0.0) * self.size

    @property
    def height(self) -> float:
        """From the first line's ascent to the last line's descent, in millimetres."""
        return self.size * stack_height(len(self.lines), self.leading)


def stack_height(lines: int, leading: float) -> float:
    """The height of so many lines in em."""
    return 0.0 if lines == 0 else ASCENT + DESCENT + (lines - 1) * leading


def one_line(text: str, rtl: bool, face: Face = "regular", *, card: str = "") -> Line:
    """The text as one line, for what is placed by hand. Refuses `missing_glyph` naming the character and the card."""
    paragraph = Paragraph.of(text, rtl, face)
    line = shape_line(paragraph, 0, len(paragraph.text))
    _check(line, card)
    return line


def fit(
    text: str,
    box: tuple[float, float],
    size: float,
    rtl: bool,
    *,
    card: str,
    face: Face = "regular",
    floor: float = FLOOR,
    leading: float = 1.2,
    lines: int | None = None,
) -> Setting:
    """The text in at most `lines` lines inside a box (width, height in millimetres), at `size` or the largest size below it
    that fits, never under `floor`.

    Line feeds are kept. Refuses `text_too_long` and `missing_glyph`, both with the card's name.
    """
    paragraphs = [Paragraph.of(part, rtl, face) for part in text.split("\n")]
    if not any(part.text.strip() for part in paragraphs):
        return Setting((), size, leading, rtl)
    for paragraph in paragraphs:
        _check(shape_line(paragraph, 0, len(paragraph.text)), card)
    for tried in _sizes(size, min(floor, size)):
        broken: list[Line] = []
        for paragraph in paragraphs:
            made = break_lines(paragraph, box[0] / tried)
            if made is None:
                break
            broken += made
        else:
            enough = lines is None or len(broken) <= lines
            if enough and stack_height(len(broken), leading) * tried <= box[1] + 1e-6:
                return Setting(tuple(broken), tried, leading, rtl, tried < size and tried <= floor)
    raise Refused("text_too_long", text=text, card=card)


def fit_line(
    text: str, width: float, size: float, rtl: bool, *, card: str, face: Face = "regular", floor: float = FLOOR
) -> Setting:
    """`fit` for a single line, where only the width counts."""
    return fit(text, (width, size * 2), size, rtl, card=card, face=face, floor=floor, lines=1)


def _sizes(size: float, floor: float) -> Iterator[float]:
    tried = size
    while tried > floor:
        yield tried
        tried *= _STEP
    yield floor


def _check(line: Line, card: str) -> None:
    if line.missing:
        sign = line.missing[0]
        raise Refused("missing_glyph", sign=sign, code=f"U+{ord(sign):04X}", card=card)


@lru_cache(maxsize=2048)
def break_lines(paragraph: Paragraph, width: float) -> tuple[Line, ...] | None:
    """The paragraph in lines no wider than this (em), filled greedily; None when a single word is wider."""
    text = paragraph.text
    made = []
    start = _skip(text, 0)
    ends = _break_ends(text)
    while start < len(text):
        best: tuple[Line, int] | None = None
        for end in ends:
            if end <= start:
                continue
            line = shape_line(paragraph, start, _trimmed(text, start, end))
            if line.width > width + 1e-9:
                break
            best = (line, end)
        if best is None:
            return None
        if best[0].text:
            made.append(best[0])
        start = _skip(text, best[1])
    return tuple(made) or (shape_line(paragraph, 0, 0),)


@lru_cache(maxsize=2048)
def _break_ends(text: str) -> tuple[int, ...]:
    """Where a line may end: before a space, and after a hyphen or dash that joins two words (`1–5` and `-2` stay whole)."""
    found = [len(text)]
    for index, sign in enumerate(text):
        if sign == " ":
            found.append(index)
        elif sign in _JOINERS and 0 < index < len(text) - 1 and text[index - 1].isalpha() and text[index + 1].isalpha():
            found.append(index + 1)
    return tuple(sorted(set(found)))


def _skip(text: str, start: int) -> int:
    while start < len(text) and text[start] == " ":
        start += 1
    return start


def _trimmed(text: str, start: int, end: int) -> int:
    while end > start and text[end - 1] == " ":
        end -= 1
    return end


def placed(
    setting: Setting, box: Box, align: Align = "start", rise: Rise = "middle"
) -> tuple[tuple[Line, float, float], ...]:
    """Each line with the point where its left end stands on the baseline, in millimetres."""
    spare = box.height - setting.height
    top = box.top - {"top": 0.0, "middle": spare / 2, "bottom": spare}[rise]
    side = align
    if align in ("start", "end"):
        side = "right" if (align == "start") == setting.rtl else "left"
    found = []
    for number, line in enumerate(setting.lines):
        free = box.width - line.width * setting.size
        x = box.x + {"left": 0.0, "centre": free / 2, "right": free}[side]
        found.append((line, x, top - setting.size * (ASCENT + number * setting.leading)))
    return tuple(found)
