"""From letters to glyphs: one line of a paragraph becomes runs of one direction and face, in the order the eye meets them.

Everything is in parts of the em, so that one shaping serves every size; results are kept.
"""

import importlib
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from gallery.fonts import Face
from gallery.printing.bidi import Level, levels, line_levels, visual_order
from gallery.printing.fonts import shaper, sign_of
from gallery.texts.ranges import isolated_ranges

_FEATURES = {"kern": True, "mark": True, "mkmk": True, "ccmp": True, "liga": False, "dlig": False, "clig": False}
# Ligatures have no code point of their own: copied text would break.

_INVISIBLE = frozenset("\u200b\u200c\u200d\u2060\ufeff\u00ad\ufe0e\ufe0f")


class Glyph(NamedTuple):
    """One glyph: the character that draws it, where its origin stands in the run and how far it moves on (em)."""

    sign: str
    x: float
    y: float
    advance: float


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one level and face, shaped together; the glyphs stand from left to right."""

    text: str
    level: int
    face: Face
    glyphs: tuple[Glyph, ...]
    width: float

    @property
    def rtl(self) -> bool:
        """Whether the run reads from right to left."""
        return self.level % 2 == 1


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its runs from left to right, the width of all (em) and the characters that no face has."""

    text: str
    runs: tuple[Run, ...]
    width: float
    missing: tuple[str, ...] = ()


class Paragraph(NamedTuple):
    """Text without a line break, its base direction and a face for each character."""

    text: str
    rtl: bool
    faces: tuple[Face, ...]

    @classmethod
    def of(cls, text: str, rtl: bool, face: Face = "regular") -> "Paragraph":
        """A paragraph in one face. Tabs and other white space than the no-break kinds become spaces; ranges of numbers are
        isolated, whoever wrote them."""
        clean = "".join(
            " " if sign.isspace() and sign not in "\u00a0\u202f" else sign for sign in isolated_ranges(text)
        )
        return cls(clean, rtl, (face,) * len(clean))


@lru_cache(maxsize=4096)
def paragraph_levels(text: str, rtl: bool) -> tuple[Level, ...]:
    """The levels of the whole paragraph: found once, before any line is broken."""
    return levels(text, rtl)


def hidden(sign: str, level: Level) -> bool:
    """Whether a character is never drawn: a direction control or another invisible one."""
    return (
        level is None
        or sign in _INVISIBLE
        or unicodedata.bidirectional(sign) in ("LRI", "RLI", "FSI", "PDI")
        or sign in "\u200e\u200f\u061c"
    )


@lru_cache(maxsize=8192)
def shape_line(paragraph: Paragraph, start: int, end: int) -> Line:
    """The line made of the paragraph's characters from start to end (without the space at which it was broken)."""
    text = paragraph.text[start:end]
    found = line_levels(text, paragraph_levels(paragraph.text, paragraph.rtl)[start:end], paragraph.rtl)
    faces = paragraph.faces[start:end]
    seen = [index for index in range(len(text)) if not hidden(text[index], found[index])]
    pieces: list[list[int]] = []
    for index in seen:
        last = pieces[-1][-1] if pieces else None
        if last is not None and found[last] == found[index] and faces[last] == faces[index]:
            pieces[-1].append(index)
        else:
            pieces.append([index])
    runs: list[Run] = []
    missing: list[str] = []
    for piece in pieces:
        run, lost = _shape("".join(text[index] for index in piece), found[piece[0]] or 0, faces[piece[0]])
        runs.append(run)
        missing += lost
    order = visual_order([run.level for run in runs])
    return Line(text, tuple(runs[i] for i in order), sum(run.width for run in runs), tuple(dict.fromkeys(missing)))


@lru_cache(maxsize=8192)
def _shape(text: str, level: int, face: Face) -> tuple[Run, tuple[str, ...]]:
    harfbuzz = importlib.import_module("uharfbuzz")
    buffer = harfbuzz.Buffer()
    buffer.cluster_level = harfbuzz.BufferClusterLevel.MONOTONE_CHARACTERS
    buffer.add_str(text)
    buffer.direction = "rtl" if level % 2 else "ltr"
    buffer.guess_segment_properties()
    # Guessing fills in script and language only: the direction is set, and is the level's.
    buffer.language = "und"
    harfbuzz.shape(shaper(face), buffer, _FEATURES)
    x = 0.0
    glyphs, missing = [], []
    clusters = sorted({info.cluster for info in buffer.glyph_infos} | {len(text)})
    ends = dict(pairwise(clusters))
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        if info.codepoint == 0:
            missing.append(text[info.cluster])
        letters = text[info.cluster : ends[info.cluster]]
        sign = sign_of(face, info.codepoint, letters if len(letters) == 1 else "")
        advance = position.x_advance / 1000
        glyphs.append(Glyph(sign, x + position.x_offset / 1000, position.y_offset / 1000, advance))
        x += advance
    return Run(text, level, face, tuple(glyphs), x), tuple(missing)
