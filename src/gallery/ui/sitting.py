"""The program before whoever draws it: one language, one room, a data folder of its own, and nothing ever on a screen."""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gallery.places import Places
from gallery.texts import Language
from gallery.ui.desk import Desk
from gallery.ui.main_window import MainWindow
from gallery.ui.pictures import Pictures
from gallery.ui.preferences import Preferences
from gallery.ui.projection import Projection
from gallery.ui.samplegame import NAMES
from gallery.ui.screens import Identity, Screen, Screens
from gallery.ui.shell import Shell
from gallery.ui.style import Style

WALLS = (QSize(1024, 768), QSize(1920, 1080))
"""The projectors, pixels."""
CONSOLE = QSize(1366, 768)
CONSOLES = (CONSOLE, *WALLS)
"""The console's window, pixels: the usual laptop's first."""
PATIENCE = 120.0
"""Seconds after which a screen that is still not ready will never be."""


def picture_name(language: Language, room: str, size: QSize, screen: str) -> str:
    """The file of a screen: `<language>-<room>-<size>-<screen>.png`."""
    return f"{language}-{room}-{size.width()}x{size.height()}-{screen}.png"


def settle(done: Callable[[], bool] = lambda: True) -> None:
    """Lets the program go on until nothing waits any more, and `done` is so. Raises RuntimeError when it never is."""
    until = time.monotonic() + PATIENCE
    while True:
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QCoreApplication.processEvents()
        if done():
            return
        if time.monotonic() > until:
            raise RuntimeError("a screen was never ready to be drawn")
        time.sleep(0.005)


def drawn(widget: QWidget, size: QSize) -> QImage:
    """The widget in so many pixels, whatever a screen's own ratio is."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    widget.render(image)
    return image


class _OneScreen:
    """A machine with one screen, which the console fills."""

    def __init__(self, size: QSize) -> None:
        self._size = size

    def screens(self) -> Sequence[Screen]:
        """That screen."""
        return (Screen(Identity("", "", "", "one"), (0, 0, self._size.width(), self._size.height())),)


class Sitting:
    """The program with its first page. `wanted` are the names of the pictures that are still to be made of it."""

    def __init__(
        self, data: Path, language: Language, room: str, console: QSize, pictures: Pictures, wanted: set[str]
    ) -> None:
        self.language = language
        self.console = console
        self.room = room
        self.dark = room == "dark"
        self.wanted = wanted
        preferences = Preferences(Places(data), language)
        settings = preferences.settings
        settings.dark_room = self.dark
        settings.last_players = list(NAMES[language])
        settings.print_folder = "Gallery"
        self.desk = Desk.furnish(preferences, Style(dark=self.dark), pictures, pause=0.0)
        self.window = MainWindow(self.desk, Projection(self.desk, Screens(_OneScreen(console))), console)
        self._shell = Shell(self.desk.style)
        self._shell.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._shell.resize(console)
        self._shell.take(self.window)
        self._shell.show()

    def end(self) -> None:
        """Puts the game and the window away."""
        for session in self.desk.sessions:
            session.close_game()
        self._shell.close()
        self._shell.deleteLater()
        settle()

    def wants(self, screens: Sequence[str], *sizes: QSize) -> bool:
        """Whether one of these screens is still wanted in one of these sizes."""
        return any(
            picture_name(self.language, self.room, size, screen) in self.wanted for screen in screens for size in sizes
        )

    def shot(self, screen: str, size: QSize, widget: QWidget) -> Iterator[tuple[str, QImage]]:
        """Name and picture of this screen, if it is wanted."""
        name = picture_name(self.language, self.room, size, screen)
        if name in self.wanted:
            self.wanted.remove(name)
            settle()
            yield name, drawn(widget, size)
