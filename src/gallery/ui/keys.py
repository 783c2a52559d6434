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


class Press(NamedTuple):
    """A key's meaning; `player` is 1…8 for PLAYER."""

    act: Act
    player: int = 0


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
}

_AZERTY = {sign: place for place, sign in enumerate("&é\"'(-è_", start=1)}

_WITH_CONTROL: dict[str, Act] = {"z": Act.UNDO, "y": Act.REDO, "ז": Act.UNDO, "ט": Act.REDO}

_TOP_ROW_STARTS = {"xcb": 10, "wayland": 10, "windows": 2}
"""The scan code of the key of the digit 1."""


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
    player = _digit(event)
    if player:
        return Press(Act.PLAYER, player)
    letter = event.text().lower() or _sign(event.key())
    act = _LETTERS.get(letter)
    return Press(act) if act is not None else None


def _with_control(event: QKeyEvent, *, shifted: bool) -> Press | None:
    act = _WITH_CONTROL.get(_sign(event.key()))
    if act is None:
        return None
    return Press(Act.REDO if act is Act.UNDO and shifted else act)


def _digit(event: QKeyEvent) -> int:
    if _Key.Key_1 <= event.key() <= _Key.Key_8:
        return event.key() - _Key.Key_0
    start = _TOP_ROW_STARTS.get(QGuiApplication.platformName().split("-")[0])
    place = event.nativeScanCode()
    if start and place and start <= place < start + 8:
        return place - start + 1
    return _AZERTY.get(event.text(), 0)


def _sign(key: int) -> str:
    return chr(key).lower() if 0x20 < key < 0x10FFFF and key < Qt.Key.Key_Escape else ""
