"""The window's door: wires settings, session, console and projector together and runs them."""

import logging
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from gallery.places import Places
from gallery.texts import Language
from gallery.ui import theme
from gallery.ui.awake import Awake
from gallery.ui.banker.parts import Desk
from gallery.ui.main_window import MainWindow
from gallery.ui.pictures import Pictures
from gallery.ui.preferences import Preferences
from gallery.ui.projection import Projection
from gallery.ui.screens import Screens
from gallery.ui.session import Session
from gallery.ui.style import Style

log = logging.getLogger(__name__)


def make_window(
    places: Places,
    language: Language | None = None,
    pause: float = 0.6,
    screens: Screens | None = None,
    awake: Awake | None = None,
) -> MainWindow:
    """The whole program behind one window, not yet shown. Needs a QApplication; `pause` as in Session.

    `screens` are the machine's when none are given; `awake` keeps it from sleeping while the class sees something.
    """
    theme.load_fonts()
    preferences = Preferences(places, language)
    session = Session(preferences, pause)
    desk = Desk(session, Style(dark=preferences.settings.dark_room), Pictures())
    return MainWindow(desk, Projection(desk, screens, awake))


def run(data_dir: Path | None, language: Language | None, file: Path | None = None) -> int:
    """Opens the app, with a saved game on the table when a file is given; returns the exit code when it is closed."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Gallery")
    app.setStyle("Fusion")
    window = make_window(Places(data_dir), language, awake=Awake())
    window.projection.screens.watch(app)
    window.projection.screens.look()
    previous = sys.excepthook

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            app.quit()
            return
        window.session.fault(error.with_traceback(trace))

    sys.excepthook = caught
    try:
        window.resize(1366, 768)
        window.show()
        if file is not None and window.session.open_game(file):
            window.show_console()
        window.closed.connect(app.quit)
        return app.exec()
    finally:
        sys.excepthook = previous
