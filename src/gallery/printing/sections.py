"""Words in several places at one size: sections that flow down columns, and texts that share their letters' size."""

from collections.abc import Sequence

from gallery.fonts import Face
from gallery.printing.inks import ACCENT
from gallery.printing.pen import Pen
from gallery.printing.typesetting import Setting, fit, fit_line
from gallery.printing.units import Box
from gallery.refusal import Refused
from gallery.texts import Texts

Column = tuple[Box, Sequence[tuple[str, str]]]
"""A place, and the sections (heading, text) that stand in it one below the other."""


def fit_bodies(
    bodies: Sequence[tuple[str, str, Box]],
    size: float,
    texts: Texts,
    floor: float,
    leading: float = 1.26,
    *,
    face: Face = "regular",
    lines: int | None = None,
) -> list[Setting]:
    """Texts (name, text, place) in one size: the largest in which each of them fits."""

    def set_at(name: str, text: str, at: Box, em: float) -> Setting:
        box = (at.width, at.height)
        return fit(text, box, em, texts.rtl, card=name, face=face, floor=min(floor, em), leading=leading, lines=lines)

    common = min(set_at(*body, size).size for body in bodies)
    return [set_at(*body, common) for body in bodies]


def flow(pen: Pen, columns: Sequence[Column], size: float, texts: Texts, *, floor: float, ink: str) -> None:
    """Columns of sections in one size, the largest up to `size` with which all of them fit; what is left over goes between
    the sections. Refuses `text_too_long`."""
    while True:
        head = 1.6 * size
        settings = [
            [
                fit(text, (place.width, place.height), size, texts.rtl, card=name, floor=size, leading=1.22)
                for name, text in sections
            ]
            for place, sections in columns
        ]
        spares = [
            place.height - sum(setting.height + head for setting in column)
            for (place, _), column in zip(columns, settings, strict=True)
        ]
        if all(spare >= 0.5 * size * (len(column) - 1) for spare, column in zip(spares, settings, strict=True)):
            break
        size *= 0.97
        if size < floor:
            name, text = columns[0][1][0]
            raise Refused("text_too_long", text=text, card=name)
    for (place, sections), column, spare in zip(columns, settings, spares, strict=True):
        gap = min(1.5 * size, spare / max(1, len(column) - 1))
        top = place.top
        for (name, _), setting in zip(sections, column, strict=True):
            pen.fill(ACCENT)
            line = fit_line(name, place.width, size * 1.06, texts.rtl, card=name, face="bold")
            pen.text(line, Box(place.x, top - head + 0.2 * size, place.width, head - 0.2 * size))
            pen.fill(ink)
            pen.text(setting, Box(place.x, top - head - setting.height, place.width, setting.height), rise="top")
            top -= head + setting.height + gap
