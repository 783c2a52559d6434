"""FiraGO for ReportLab and HarfBuzz: the same bytes, each face under its own PostScript name."""

import importlib
import io
from functools import cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from gallery.fonts import Face, font_data

ASCENT = 0.935
DESCENT = 0.265
CAP_HEIGHT = 0.69
"""Of the em, alike in all four faces (FiraGO's own tables)."""

_FIRST_PRIVATE = 0xE000
"""In the first plane: the lists by which text is copied out of the PDF cannot name a character beyond it."""


@cache
def _register(face: Face) -> str:
    """Registers a face under its PostScript name, by which ReportLab tells files apart: it embeds one for each name, and would
    silently draw bold as regular if two were alike. Refuses that (RuntimeError)."""
    font: Any = TTFont("waiting", io.BytesIO(font_data(face)))
    name = font.face.name.decode("ascii") if isinstance(font.face.name, bytes) else str(font.face.name)
    if name in pdfmetrics.getRegisteredFontNames():
        raise RuntimeError(f"two faces of the font are called {name}")
    font.fontName = name
    pdfmetrics.registerFont(font)
    return str(name)


@cache
def _checked() -> None:
    """Refuses (RuntimeError) a bold that is not wider than the regular face: then one of them is not what it should be."""
    regular, bold = (pdfmetrics.stringWidth("Gallery 500", _register(face), 1) for face in ("regular", "bold"))
    if bold <= regular:
        raise RuntimeError(f"bold is not wider than regular: {bold} {regular}")


def font_name(face: Face) -> str:
    """The name under which ReportLab knows a face, which is loaded when it is first asked for."""
    _checked()
    return _register(face)


@cache
def shaper(face: Face) -> Any:
    """The face for HarfBuzz, at 1000 units to the em. (`Any`: the package carries no types.)"""
    harfbuzz = importlib.import_module("uharfbuzz")
    font = harfbuzz.Font(harfbuzz.Face(font_data(face)))
    font.scale = (1000, 1000)
    return font


@cache
def _table(face: Face) -> dict[int, int]:
    """ReportLab's own table of glyphs by code point: what is added to it can be drawn."""
    font: Any = pdfmetrics.getFont(font_name(face))
    table: dict[int, int] = font.face.charToGlyph
    return table


@cache
def _signs(face: Face) -> dict[int, int]:
    """For each glyph the lowest code point that gives it."""
    found: dict[int, int] = {}
    for code, glyph in sorted(_table(face).items()):
        found.setdefault(glyph, code)
    return found


def sign_of(face: Face, glyph: int, wanted: str) -> str:
    """A character that ReportLab draws as this glyph: the wanted one where it does, so that text can be copied out.

    A glyph that no character gives (a form chosen by the font's rules) gets a private code point made from its number, the
    same in every process.
    """
    table = _table(face)
    if wanted == "\u00a0":
        # ReportLab's table may know it as another blank glyph: no eye can tell, and copied text stays itself.
        return wanted if 0xA0 in table else " "
    if wanted and table.get(ord(wanted)) == glyph:
        return wanted
    code = _signs(face).get(glyph)
    if code is None:
        code = _FIRST_PRIVATE + glyph
        table[code] = glyph
        _signs(face)[glyph] = code
    return chr(code)
