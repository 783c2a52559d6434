"""The look of both windows: colours of the two rooms, players' looks, notes, type scale, spacing and motion.

Colours are `#RRGGBB` text, lengths shares of a window's height or pixels, times milliseconds.
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from gallery.fonts import FACES, FAMILY, UPRIGHT, Face, fetch_font, font_data
from gallery.seats import LOOKS as LOOKS
from gallery.seats import Look as Look
from gallery.seats import Shape as Shape


@dataclass(frozen=True, slots=True)
class Room:
    """The colours of a room. `ink` and `muted` hold 7 : 1 on `wall` and `card`, `ink` 12 : 1 (it writes the money)."""

    dark: bool
    wall: str
    card: str
    ink: str
    muted: str
    hairline: str
    accent: str
    """Text and lines; for a filled accent use `accent_fill` with `on_accent` on it."""
    accent_fill: str
    on_accent: str
    mat: str
    """The passe-partout round a painting."""
    frame: str
    shadow: str
    """#AARRGGBB."""


LIGHT = Room(
    dark=False,
    wall="#F4F0E8",
    card="#FBF8F2",
    ink="#1E1B18",
    muted="#544C43",
    hairline="#D8D0C2",
    accent="#8E2620",
    accent_fill="#8E2620",
    on_accent="#FFFFFF",
    mat="#FFFFFF",
    frame="#3A2F25",
    shadow="#40281C10",
)
DARK = Room(
    dark=True,
    wall="#16140F",
    card="#211E17",
    ink="#F6F1E6",
    muted="#C9BFAC",
    hairline="#4A4335",
    accent="#F0A08C",
    accent_fill="#9E2E28",
    on_accent="#FFFFFF",
    mat="#EFE9DC",
    frame="#6B5636",
    shadow="#A0000000",
)


def room(dark: bool) -> Room:
    """The light or the dark room."""
    return DARK if dark else LIGHT


def look(number: int) -> Look:
    """The look of this number; numbers beyond the last begin again."""
    return LOOKS[number % len(LOOKS)]


@dataclass(frozen=True, slots=True)
class NoteColours:
    """A banknote's paper and its ink."""

    paper: str
    ink: str


NOTES: dict[str, NoteColours] = {
    "purple": NoteColours("#D9C8EC", "#3E1F66"),
    "pink": NoteColours("#F8CFDD", "#7A1F45"),
    "light-blue": NoteColours("#CFE6F6", "#123F63"),
    "green": NoteColours("#D2EBCF", "#1F5230"),
}
"""By the name that the money file gives."""

NAME, MONEY, TEXT, LABEL, SMALL = 0.0515, 0.0515, 0.0415, 0.0268, 0.018
"""Height of the drawn letters (digits, capitals, Hebrew letters) as a share of the projector window's height.

Just above the floors of table.md (names and money 5 %, other text 4 %, sector labels 2.6 %), so that rounding to pixels cannot
undercut them.
"""

CAPITAL, HEBREW = 0.689, 0.564
"""Height of a digit or capital and of a Hebrew letter in FiraGO, as a share of the font size."""

SPACE = 0.02
"""The step of spacing on the projector, a share of the window's height."""

TICK, QUICK, CALM = 90, 180, 250
"""Motion, milliseconds: the pointer's tick, a small change, a change of scene."""
REDUCED = 400
"""The fade that stands for the whole spin when motion is reduced; below a second (W-19)."""


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share 0…1 of another one in it."""
    parts = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)


def contrast(one: str, other: str) -> float:
    """WCAG contrast of two colours, 1…21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def apart(colour: str, ground: str, least: float) -> str:
    """The colour, as much nearer to white or black as it takes for this contrast with a ground; as it is where it has it."""
    end = "#FFFFFF" if _luminance(ground) < 0.18 else "#000000"
    made = next(
        (
            mixed(colour, end, step / 20)
            for step in range(1, 20)
            if contrast(mixed(colour, end, step / 20), ground) >= least
        ),
        end,
    )
    return colour if contrast(colour, ground) >= least else made


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in _channels(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def is_hebrew(text: str) -> bool:
    """Whether a Hebrew letter stands in the text: it needs a larger font for the same letter height."""
    return any("\u0590" <= sign <= "\u05ff" for sign in text)


def font_pixels(letter: float, text: str) -> float:
    """The font size in pixels that draws this text's letters `letter` pixels high."""
    return letter / (HEBREW if is_hebrew(text) else CAPITAL)


@cache
def _load(face: Face) -> None:
    fetch_font(face).join()
    QFontDatabase.addApplicationFontFromData(font_data(face))


def load_fonts() -> str:
    """Gives Qt the family of letters that ships and returns its name. Needs a QGuiApplication; reads the files once.

    The italics are left for the first text that wants them (`font`): unpacking a face takes a good part of a short start.
    """
    for face in UPRIGHT:
        _load(face)
    return FAMILY


def font(pixels: float, bold: bool = False, italic: bool = False) -> QFont:
    """A font of the family in pixels (at least 1)."""
    for face in FACES if italic else UPRIGHT if bold else UPRIGHT[:1]:
        _load(face)
    made = QFont(FAMILY)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    made.setItalic(italic)
    # The screen's grid would round every letter's width: a line that was measured to fit must fit.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
