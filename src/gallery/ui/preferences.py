"""What the app remembers and every window follows: language, dark room, motion, sound."""

import logging

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from gallery.places import Calibration, Places, Settings
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, Texts, system_language

log = logging.getLogger(__name__)


class Preferences(QObject):
    """The settings and the texts of the language in use. Each setter saves; what cannot be saved is still used."""

    language_changed = Signal()
    changed = Signal()
    """Anything but the language."""
    not_saved = Signal(object)
    """The Refused of a settings file that could not be written."""

    def __init__(self, places: Places, language: Language | None = None) -> None:
        super().__init__()
        self.places = places
        self.settings: Settings = places.settings()
        self.texts = Texts(language or _known(self.settings.language) or system_language())
        self._turn_layout()

    @property
    def language(self) -> Language:
        """The language in use."""
        return self.texts.language

    def set_language(self, language: Language) -> None:
        """Changes every text and the direction of every window at once."""
        self.settings.language = language
        self._save()
        if language != self.texts.language:
            self.texts = Texts(language)
            self._turn_layout()
            self.language_changed.emit()

    def set_dark_room(self, dark: bool) -> None:
        """Walls for a dark or a lit room."""
        self.settings.dark_room = dark
        self._changed()

    def set_sound(self, sound: bool) -> None:
        """Ticks, hammer and reveal on or off."""
        self.settings.sound = sound
        self._changed()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Short fades in place of movement."""
        self.settings.reduced_motion = reduced
        self._changed()

    def set_projector_screen(self, identity: str | None) -> None:
        """The screen that was chosen for the projector, by its identity."""
        self.settings.projector_screen = identity
        self._changed()

    def remember_game(self, file: str | None, players: list[str] | None = None, *, over: bool = False) -> None:
        """The game that "continue" opens and whether it has ended, and the names that a next game starts with."""
        self.settings.last_game = file
        self.settings.last_over = over
        if players is not None:
            self.settings.last_players = players
        self._save()

    def remember_print_folder(self, folder: str) -> None:
        """Where the last kit went."""
        self.settings.print_folder = folder
        self._save()

    def remember_printer(self, printer: str | None) -> None:
        """The printer that kits are made for."""
        self.settings.printer = printer
        self._save()

    def calibrate(self, printer: str, read: Calibration | None) -> None:
        """What was read off a printer's calibration sheet; None forgets it."""
        if read is None:
            self.settings.printers.pop(printer, None)
        else:
            self.settings.printers[printer] = read
        self._save()

    def calibration(self, printer: str | None) -> Calibration:
        """What is known of a printer: no correction when nothing is."""
        return self.settings.printers.get(printer, Calibration()) if printer is not None else Calibration()

    def _changed(self) -> None:
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        try:
            self.places.save_settings(self.settings)
        except Refused as refused:
            log.warning("settings not saved: %s", refused)
            self.not_saved.emit(refused)

    def _turn_layout(self) -> None:
        rtl = Qt.LayoutDirection.RightToLeft if self.texts.rtl else Qt.LayoutDirection.LeftToRight
        QApplication.setLayoutDirection(rtl)


def _known(language: str | None) -> Language | None:
    return next((known for known in LANGUAGES if known == language), None)
