"""The window's door: an empty window at once, then what belongs into it; settings, session and pages are wired here.

Only what the empty window needs is imported above. The rest comes when the window stands.
"""

import gc
import logging
import sys
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication

from gallery.fonts import fetch_font
from gallery.places import Places
from gallery.texts.language import Language
from gallery.ui import theme
from gallery.ui.bell import Bell, ring
from gallery.ui.garbage import collect_here
from gallery.ui.preferences import Preferences
from gallery.ui.shell import Shell
from gallery.ui.style import Style

if TYPE_CHECKING:
    from gallery.ui.awake import Awake
    from gallery.ui.main_window import MainWindow
    from gallery.ui.screens import Screens

log = logging.getLogger(__name__)

SIZE = QSize(1366, 768)
FRAME = 48
"""Pixels that a title bar and a frame may take."""
SETTLED = 3000
"""Milliseconds after which a start is over on any machine."""


def make_window(
    places: Places,
    language: Language | None = None,
    pause: float = 0.6,
    screens: "Screens | None" = None,
    awake: "Awake | None" = None,
) -> "MainWindow":
    """The whole program behind one widget, not yet shown. Needs a QApplication; `pause` as in Session.

    `screens` are the machine's when none are given; `awake` keeps it from sleeping while the class sees something.
    """
    preferences = Preferences(places, language)
    return _furnish(preferences, Style(dark=preferences.settings.dark_room), None, pause, screens, awake)


def _furnish(
    preferences: Preferences,
    style: Style,
    size: QSize | None,
    pause: float = 0.6,
    screens: "Screens | None" = None,
    awake: "Awake | None" = None,
) -> "MainWindow":
    from gallery.ui.announcer import Announcer
    from gallery.ui.desk import Desk
    from gallery.ui.main_window import MainWindow
    from gallery.ui.pictures import Pictures
    from gallery.ui.projection import Projection

    theme.load_fonts()
    desk = Desk.furnish(preferences, style, Pictures(beside=True), pause)
    window = MainWindow(desk, Projection(desk, screens, awake), size)
    Announcer(desk, window)
    return window


class _Program:
    """One run of the app, from the empty window to the last."""

    def __init__(self, app: QApplication, preferences: Preferences, file: Path | None) -> None:
        self._app = app
        self._preferences = preferences
        self._file = file
        self._style = Style(dark=preferences.settings.dark_room)
        self.shell = Shell(self._style)
        self.shell.stood.connect(self._stood)
        self.window: MainWindow | None = None
        self.failed: Exception | None = None
        self._early: BaseException | None = None

    def show(self) -> None:
        """The empty window; as large as the screen allows where it would not fit on it with its frame."""
        self.shell.resize(SIZE)
        room = self._app.primaryScreen().availableSize()
        if room.width() < SIZE.width() + FRAME or room.height() < SIZE.height() + FRAME:
            self.shell.showMaximized()
        else:
            self.shell.show()

    def _stood(self) -> None:
        log.debug("window stands")
        fetch_font("bold")
        try:
            self._fill()
        except Exception as fault:
            # Without its first page there is nothing that could tell: the command line does.
            self.failed = fault
            self._app.exit(1)

    def _fill(self) -> None:
        from gallery.ui.awake import Awake
        from gallery.ui.sound import Sound

        window = _furnish(self._preferences, self._style, self.shell.size(), awake=Awake())
        self.window = window
        self._sound = Sound(window.projection)
        self._app.aboutToQuit.connect(self._sound.close)
        window.projection.screens.watch(self._app)
        window.projection.screens.look()
        window.closed.connect(self._app.quit)
        self.shell.take(window)
        if self._file is not None and window.desk.open_game(self._file):
            window.show_console()
        window.desk.pictures.ready.connect(self._hung)
        self._bell = Bell(self._preferences.places.data)
        self._bell.rung.connect(self.shell.bring_forward)
        if self._early is not None:
            window.session.fault(self._early)

    def _hung(self) -> None:
        """The first page is whole: what a game needs is imported while the teacher reads it."""
        assert self.window is not None
        pictures = self.window.desk.pictures
        if not pictures.waiting:
            pictures.ready.disconnect(self._hung)
            # The last picture is on the screen only after the paint that follows.
            QTimer.singleShot(0, lambda: log.debug("page stands"))
            QTimer.singleShot(300, _warm)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """A fault that nobody foresaw: the game goes on."""
        if issubclass(kind, KeyboardInterrupt):
            self._app.quit()
        elif self.window is not None:
            self.window.session.fault(error.with_traceback(trace))
        else:
            self._early = error.with_traceback(trace)


def _warm() -> None:
    """Imports what comes next, so that the first game opens without a pause."""
    for name in ("banker.page", "newgame.page", "newgame.exhibitions", "referee.page"):
        import_module(f"gallery.ui.{name}")


def _collect_again() -> None:
    """Garbage is looked for again, but not among what the start made: it stays as long as the program."""
    gc.freeze()
    collect_here()


def run(data_dir: Path | None, language: Language | None, file: Path | None = None) -> int:
    """Opens the app, with a saved game on the table when a file is given; returns the exit code when it is closed.

    When the app runs already on the same data folder and nothing else was asked for, that one comes forward instead.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Gallery")
    app.setStyle("Fusion")
    places = Places(data_dir)
    if file is None and ring(places.data):
        return 0
    program = _Program(app, Preferences(places, language), file)
    QTimer.singleShot(SETTLED, _collect_again)
    previous, sys.excepthook = sys.excepthook, program.caught
    try:
        program.show()
        code = app.exec()
    finally:
        sys.excepthook = previous
    if program.failed is not None:
        raise program.failed
    return code
