"""What a key means at the table, by its place on the keyboard: the same on Hebrew, AZERTY and QWERTY layouts and number pads.

Where the platform tells the key's place (X11, Wayland, Windows) that decides for digits; elsewhere what layouts print there.
Letters of commands that people know by their letter (Ctrl+Z) go by the letter, and by the place on a Hebrew layout.
"""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent


class Act(Enum):
    """What a key asks for."""

    SPIN = auto()
    PLAYER = auto()
    CONFIRM = auto()
    DECLINE = auto()
    UNDO = auto()
    REDO = auto()
    PROJECTOR = auto()
    BLACK = auto()
    FREEZE = auto()
    SOUND = auto()
    NEXT = auto()
    BACK = auto()
    CARD = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    RUB_OUT = auto()
    MINUS = auto()
    DOUBLE = auto()
    RISK = auto()
    CORRECT = auto()
    PASS = auto()
    ODDS = auto()
    SKIP = auto()


class Press(NamedTuple):
    """A key's meaning; `player` is 1…8 for PLAYER, and `shifted` whether Shift was held with that key."""

    act: Act
    player: int = 0
    shifted: bool = False


_Key = Qt.Key
_PLAIN: dict[int, Act] = {
    _Key.Key_Space: Act.SPIN,
    _Key.Key_Return: Act.CONFIRM,
    _Key.Key_Enter: Act.CONFIRM,
    _Key.Key_Escape: Act.DECLINE,
    _Key.Key_F5: Act.PROJECTOR,
    _Key.Key_F11: Act.PROJECTOR,
    _Key.Key_F1: Act.CARD,
    _Key.Key_PageDown: Act.NEXT,
    _Key.Key_PageUp: Act.BACK,
    _Key.Key_End: Act.SKIP,
    _Key.Key_Left: Act.LEFT,
    _Key.Key_Right: Act.RIGHT,
    _Key.Key_Up: Act.UP,
    _Key.Key_Down: Act.DOWN,
    _Key.Key_Backspace: Act.RUB_OUT,
    _Key.Key_Delete: Act.RUB_OUT,
}

_LETTERS: dict[str, Act] = {
    "b": Act.BLACK,
    "נ": Act.BLACK,
    ".": Act.BLACK,
    # The period's place on a Hebrew layout and on AZERTY: a remote sends the place, not the sign.
    "ץ": Act.BLACK,
    ":": Act.BLACK,
    "f": Act.FREEZE,
    "כ": Act.FREEZE,
    "s": Act.SOUND,
    "ד": Act.SOUND,
    "?": Act.CARD,
    "-": Act.MINUS,
    "d": Act.DOUBLE,
    "ג": Act.DOUBLE,
    "r": Act.RISK,
    "ר": Act.RISK,
    "c": Act.CORRECT,
    "ב": Act.CORRECT,
    "n": Act.PASS,
    "מ": Act.PASS,
    "o": Act.ODDS,
    "ם": Act.ODDS,
}

_PRINTED = {"é": 2, "è": 7, "ç": 9, "à": 0}
"""What AZERTY alone prints on the top row; its other signs stand elsewhere on other layouts and go by the place only."""

_WITH_CONTROL: dict[str, Act] = {"z": Act.UNDO, "y": Act.REDO, "ז": Act.UNDO, "ט": Act.REDO}

_TOP_ROW = {
    "xcb": {place: (place - 9) % 10 for place in range(10, 20)},
    "wayland": {place: (place - 9) % 10 for place in range(10, 20)},
    "windows": {place: (place - 1) % 10 for place in range(2, 12)},
    "cocoa": {0x12: 1, 0x13: 2, 0x14: 3, 0x15: 4, 0x17: 5, 0x16: 6, 0x1A: 7, 0x1C: 8, 0x19: 9, 0x1D: 0},
}
"""The digit of each place of the top row, by what the platform calls the place."""


def digit_of(event: QKeyEvent) -> int | None:
    """The digit that a key means: of the number pad, or of its place on the top row, whatever the layout prints there."""
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return None
    if event.text().isdecimal():
        return int(event.text())
    if _Key.Key_0 <= event.key() <= _Key.Key_9:
        return event.key() - _Key.Key_0
    platform = QGuiApplication.platformName().split("-")[0]
    place = event.nativeVirtualKey() if platform == "cocoa" else event.nativeScanCode()
    return _TOP_ROW.get(platform, {}).get(place, _PRINTED.get(event.text()))


class Held:
    """Tells a key that goes on being held from one that is pressed again.

    X11 repeats a key as a release and a press of one moment. Qt marks them as repeats when it sees both together, but under
    load the release may come alone, and the press after it looks like a new one.
    """

    def __init__(self) -> None:
        self._key = 0
        self._at = 0

    def released(self, event: QKeyEvent) -> None:
        """A key was let go, or seemed to be."""
        self._key, self._at = event.key(), event.timestamp()

    def goes_on(self, event: QKeyEvent) -> bool:
        """Whether this press is no new one. Events that were made without a time are."""
        return bool(event.timestamp()) and (event.key(), event.timestamp()) == (self._key, self._at)


def read_key(event: QKeyEvent) -> Press | None:
    """What the key asks for, None when it asks for nothing. A key held down asks once."""
    if event.isAutoRepeat():
        return None
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return None
    if held & Qt.KeyboardModifier.ControlModifier:
        return _with_control(event, shifted=bool(held & Qt.KeyboardModifier.ShiftModifier))
    plain = _PLAIN.get(event.key())
    if plain is not None:
        return Press(plain)
    digit = digit_of(event)
    if digit is not None and 1 <= digit <= 8:
        return Press(Act.PLAYER, digit, bool(held & Qt.KeyboardModifier.ShiftModifier))
    letter = event.text().lower() or _sign(event.key())
    act = _LETTERS.get(letter)
    return Press(act) if act is not None else None


def _with_control(event: QKeyEvent, *, shifted: bool) -> Press | None:
    act = _WITH_CONTROL.get(_sign(event.key()))
    if act is None:
        return None
    return Press(Act.REDO if act is Act.UNDO and shifted else act)


def _sign(key: int) -> str:
    return chr(key).lower() if 0x20 < key < 0x10FFFF and key < Qt.Key.Key_Escape else ""
