"""Unicode's bidirectional algorithm (UAX #9) for text on paper: levels of a whole paragraph, then the order of a line.

The levels come from fpdf2, which passes every line of Unicode's character test; its module is not a documented interface, so
`levels` is the only place that knows it (the version is pinned and the test runs Unicode's file).
"""

import re
import unicodedata
from collections.abc import Sequence

from fpdf.bidi import BidiParagraph
from fpdf.enums import TextDirection

Level = int | None
"""Even: left to right, odd: right to left; None for a character that the algorithm removes (rule X9)."""

_PLAIN = re.compile("[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u20ac]*")
"""In a line from left to right none of these is ever anything but level 0: the algorithm need not run."""

_TRAILING = frozenset({"WS", "FSI", "LRI", "RLI", "PDI", "BN", "LRE", "RLE", "LRO", "RLO", "PDF"})


def levels(text: str, rtl: bool) -> tuple[Level, ...]:
    """The level of each character of one paragraph, before lines are broken. The direction is given, never guessed."""
    if not rtl and _PLAIN.fullmatch(text):
        return (0,) * len(text)
    found: list[Level] = [None] * len(text)
    if text:
        paragraph = BidiParagraph(text, TextDirection.RTL if rtl else TextDirection.LTR)
        for sign in paragraph.get_characters():
            found[sign.character_index] = sign.embedding_level
    return tuple(found)


def line_levels(text: str, found: Sequence[Level], rtl: bool) -> tuple[Level, ...]:
    """The levels of one line of the paragraph after rule L1: separators and the white space before them and at the line's
    end take the paragraph's own level."""
    base = 1 if rtl else 0
    settled = list(found)
    at_end = True
    for index in range(len(text) - 1, -1, -1):
        kind = unicodedata.bidirectional(text[index])
        if kind in ("S", "B"):
            at_end = True
        elif kind not in _TRAILING:
            at_end = False
        if at_end and settled[index] is not None:
            settled[index] = base
    return tuple(settled)


def visual_order(found: Sequence[Level]) -> tuple[int, ...]:
    """The indices of the line's characters (or runs) from left to right (rule L2); those without a level are left out."""
    order = [index for index, level in enumerate(found) if level is not None]
    present = [level for level in found if level is not None]
    if not present:
        return ()
    for level in range(max(present), min((lv for lv in present if lv % 2), default=max(present) + 1) - 1, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and (found[order[end]] or 0) >= level:
                end += 1
            if end > start:
                order[start:end] = order[start:end][::-1]
            start = end + 1
    return tuple(order)
