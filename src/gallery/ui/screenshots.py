"""`gallery screenshots`: every main screen as a picture, the same each time, for the guide and for reviewing the looks.

The pages are the program's own, before a game that is always the same. Nothing is ever put on a screen.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

from gallery.auction.view import public_view
from gallery.places import Places
from gallery.printing.files import batch
from gallery.refusal import Refused
from gallery.texts import Language
from gallery.ui import theme
from gallery.ui.banker.choice_steps import ChooseStep
from gallery.ui.banker.parts import Desk
from gallery.ui.banker.values import ValuePad
from gallery.ui.garbage import collect_here
from gallery.ui.main_window import MainWindow
from gallery.ui.pictures import Pictures
from gallery.ui.preferences import Preferences
from gallery.ui.printing.preview import Preview
from gallery.ui.projection import Projection
from gallery.ui.projector.window import ProjectorWindow
from gallery.ui.samplegame import NAMES, SOLD, SOLD_CARD, SampleGame, Stage
from gallery.ui.screens import Identity, Screen, Screens
from gallery.ui.shell import Shell
from gallery.ui.style import Style

CONSOLE = QSize(1366, 768)
"""The banker's window, pixels."""
WALLS = (QSize(1024, 768), QSize(1920, 1080))
"""The projectors, pixels."""
ROOMS = ("light", "dark")
PATIENCE = 120.0
"""Seconds after which a screen that is still not ready will never be."""
KIT = "auction"
"""What the print page shows."""
SHOWN = 5
"""Steps into the reveal: two for each painting."""

PAGES = ("start", "new-game", "print")
CONSOLE_AT: Mapping[Stage, str] = {
    "deal": "console-deal",
    "spin": "console-spin",
    "draw": "console-draw",
    "auction": "console-auction",
    "decide": "console-decide",
    "sale": "console-paper-sale",
    "reveal": "console-reveal",
    "over": "console-over",
}
"""The console's pictures, by the stage of the game."""
ONE_SCREEN = "one-screen"
CONSOLE_SCREENS = (*PAGES, *CONSOLE_AT.values(), ONE_SCREEN)
WALL_AT: Mapping[Stage, str] = {
    "deal": "projector-idle",
    "spin": "projector-wheel",
    "draw": "projector-instruction",
    "auction": "projector-sale",
    "sold": "projector-sold",
    "decide": "projector-offer",
    "wall": "projector-wall",
    "over": "projector-reveal",
}
"""The public window's pictures, by the stage of the game."""
WALL_END = ("projector-ranking", "projector-winners")
WALL_SCREENS = (*WALL_AT.values(), *WALL_END)


def picture_names(languages: Sequence[Language], only: str = "") -> list[str]:
    """The names of all files for these languages that have `only` in them: `<language>-<room>-<size>-<screen>.png`."""
    names = []
    for language in languages:
        for room in ROOMS:
            names += [_name(language, room, CONSOLE, screen) for screen in CONSOLE_SCREENS]
            names += [_name(language, room, size, screen) for size in WALLS for screen in WALL_SCREENS]
    return [name for name in names if only in name]


def _name(language: Language, room: str, size: QSize, screen: str) -> str:
    return f"{language}-{room}-{size.width()}x{size.height()}-{screen}.png"


def draw_screens(out: Path, languages: Sequence[Language], only: str = "") -> list[Path]:
    """Draws the screens whose names have `only` in them into a folder, all of them or none; gives the files.

    Refuses `no_such_screen` when no name has, and what `batch` refuses.
    """
    wanted = picture_names(languages, only)
    if not wanted:
        raise Refused("no_such_screen", text=only)
    with batch(out) as files:
        app = QApplication.instance() or QApplication(["gallery"])
        assert isinstance(app, QApplication)
        app.setApplicationName("Gallery")
        app.setStyle("Fusion")
        collect_here()
        theme.load_fonts()
        pictures = Pictures()
        for language in languages:
            for room in ROOMS:
                names = {name for name in wanted if name.startswith(f"{language}-{room}-")}
                if not names:
                    continue
                with TemporaryDirectory(prefix="gallery-") as data:
                    sitting = _Sitting(Path(data), language, room, pictures, names)
                    try:
                        for name, image in sitting.pictures():
                            _write(image, files.path(name), name)
                    finally:
                        sitting.end()
    return [out / name for name in wanted]


def _write(image: QImage, path: Path, name: str) -> None:
    writer = QImageWriter(str(path), b"png")
    if not writer.write(image):
        raise Refused("not_written", file=name, detail=writer.errorString())


def _settle(done: Callable[[], bool] = lambda: True) -> None:
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


def _drawn(widget: QWidget, size: QSize) -> QImage:
    """The widget in so many pixels, whatever a screen's own ratio is."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    widget.render(image)
    return image


class _OneScreen:
    """A machine with one screen, which the console fills."""

    def screens(self) -> Sequence[Screen]:
        """That screen."""
        return (Screen(Identity("", "", "", "one"), (0, 0, CONSOLE.width(), CONSOLE.height())),)


class _Sitting:
    """The program and a game in one language and one room. `pictures` gives name and picture of each screen that is wanted."""

    def __init__(self, data: Path, language: Language, room: str, pictures: Pictures, wanted: set[str]) -> None:
        self._language = language
        self._room = room
        self._wanted = wanted
        dark = room == "dark"
        preferences = Preferences(Places(data), language)
        settings = preferences.settings
        settings.dark_room = dark
        settings.last_players = list(NAMES[language])
        settings.print_folder = "Gallery"
        desk = Desk.furnish(preferences, Style(dark=dark), pictures, pause=0.0)
        self._session = desk.session
        self._game = SampleGame(self._session, NAMES[language])
        self._window = MainWindow(desk, Projection(desk, Screens(_OneScreen())), CONSOLE)
        self._shell = Shell(desk.style)
        self._shell.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._shell.resize(CONSOLE)
        self._shell.take(self._window)
        self._shell.show()
        self._walls: list[tuple[QSize, ProjectorWindow]] = []
        for size in WALLS:
            if any(self._wants(screen, size) for screen in WALL_SCREENS):
                wall = ProjectorWindow(desk.texts, dark=dark, reduced_motion=True, pictures=pictures)
                wall.resize(size)
                self._walls.append((size, wall))

    def end(self) -> None:
        """Puts the game and every window away."""
        self._session.close_game()
        self._shell.close()
        for widget in (self._shell, *(wall for _, wall in self._walls)):
            widget.deleteLater()
        _settle()

    def pictures(self) -> Iterator[tuple[str, QImage]]:
        """Name and picture of each screen that is wanted; the game is played no further than that needs."""
        yield from self._before()
        # Not before: on the first page it is a choice, and that page is shown as it is at first.
        self._session.preferences.settings.reduced_motion = True
        stages = self._game.stages()
        while self._wanted:
            stage = next(stages)
            yield from self._console_at(stage)
            for size, wall in self._walls:
                yield from self._wall_at(stage, size, wall)

    def _before(self) -> Iterator[tuple[str, QImage]]:
        """The pages that need no game."""
        window = self._window
        if self._wants("start", CONSOLE):
            yield from self._shot("start", CONSOLE, window)
        if self._wants("new-game", CONSOLE):
            window.show_page(window.new_game)
            yield from self._shot("new-game", CONSOLE, window)
        if self._wants("print", CONSOLE):
            window.printing.chosen.kit = KIT
            window.show_page(window.printing)
            _settle(lambda: not window.printing.busy)
            _drawn(window, CONSOLE)
            _settle(lambda: not any(preview.waiting for preview in window.printing.findChildren(Preview)))
            yield from self._shot("print", CONSOLE, window)

    def _console_at(self, stage: Stage) -> Iterator[tuple[str, QImage]]:
        window = self._window
        window.show_console()
        step = window.console.step
        if stage == "sale" and isinstance(step, ChooseStep):
            step.choose(SOLD)
            for pad in step.findChildren(ValuePad):
                pad.enter(SOLD_CARD)
        if stage in CONSOLE_AT:
            yield from self._shot(CONSOLE_AT[stage], CONSOLE, window)
        if stage == "auction" and self._wants(ONE_SCREEN, CONSOLE):
            window.projection.toggle()
            yield from self._shot(ONE_SCREEN, CONSOLE, window)
            window.projection.hide()

    def _wall_at(self, stage: Stage, size: QSize, wall: ProjectorWindow) -> Iterator[tuple[str, QImage]]:
        wall.show_view(public_view(self._session.state))
        match stage:
            case "auction":
                wall.going(1)
            case "sold":
                wall.sold(*self._game.sold)
            case "wall":
                # The cards of the painting that left have been seen by then.
                wall.move_on()
            case "over":
                wall.replay_reveal()
                for _ in range(SHOWN):
                    wall.next_reveal()
        if stage in WALL_AT:
            yield from self._shot(WALL_AT[stage], size, wall)
        if stage == "over":
            wall.skip_reveal()
            for screen in WALL_END:
                yield from self._shot(screen, size, wall)
                wall.next_reveal()

    def _wants(self, screen: str, size: QSize) -> bool:
        return _name(self._language, self._room, size, screen) in self._wanted

    def _shot(self, screen: str, size: QSize, widget: QWidget) -> Iterator[tuple[str, QImage]]:
        name = _name(self._language, self._room, size, screen)
        if name in self._wanted:
            self._wanted.remove(name)
            _settle()
            yield name, _drawn(widget, size)
