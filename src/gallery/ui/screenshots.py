"""`gallery screenshots`: every main screen as a picture, the same each time, for the guide and for reviewing the looks.

The pages are the program's own, before games that are always the same. Nothing is ever put on a screen.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from gallery.auction.view import public_view, recent_spins
from gallery.printing.files import batch
from gallery.refusal import Refused
from gallery.texts import Language
from gallery.ui import theme
from gallery.ui.banker.choice_steps import ChooseStep
from gallery.ui.banker.values import ValuePad
from gallery.ui.garbage import collect_here
from gallery.ui.pictures import Pictures
from gallery.ui.printing.preview import Preview
from gallery.ui.projector.window import ProjectorWindow
from gallery.ui.samplegame import NAMES, SOLD, SOLD_CARD, SampleGame, Stage
from gallery.ui.seasonshots import REFEREE_SCREENS, SEASON_WALLS, season_pictures
from gallery.ui.sitting import CONSOLES, WALLS, Sitting, drawn, picture_name, settle

ROOMS = ("light", "dark")
KIT = "auction"
"""What the print page shows."""
LOOKED_AT = 2
"""The painting that is shown large, with its answer."""
SHOWN = 5
"""Steps into the reveal: two for each painting."""

PAGES = ("start", "new-game", "new-exhibitions", "print", "paintings", "painting", "guide")
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
AUCTION_SCREENS = (*CONSOLE_AT.values(), ONE_SCREEN)
CONSOLE_SCREENS = (*PAGES, *AUCTION_SCREENS, *REFEREE_SCREENS)
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
WALL_END = ("projector-ranking", "projector-chart", "projector-winners")
WALL_ODDS = "projector-odds"
"""What stands between turns when somebody asks."""
AUCTION_WALLS = (*WALL_AT.values(), WALL_ODDS, *WALL_END)
WALL_SCREENS = (*AUCTION_WALLS, *SEASON_WALLS)


def picture_names(languages: Sequence[Language], only: str = "") -> list[str]:
    """The names of all files for these languages that have `only` in them: `<language>-<room>-<size>-<screen>.png`."""
    names = []
    for language in languages:
        for room in ROOMS:
            names += [picture_name(language, room, size, screen) for size in CONSOLES for screen in CONSOLE_SCREENS]
            names += [picture_name(language, room, size, screen) for size in WALLS for screen in WALL_SCREENS]
    return [name for name in names if only in name]


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
        for language, room, console in product(languages, ROOMS, CONSOLES):
            names = _names_of_a_sitting(language, room, console) & set(wanted)
            if not names:
                continue
            with TemporaryDirectory(prefix="gallery-") as data:
                sitting = Sitting(Path(data), language, room, console, pictures, names)
                try:
                    for name, image in _pictures(sitting):
                        _write(image, files.path(name), name)
                finally:
                    sitting.end()
    return [out / name for name in wanted]


def _names_of_a_sitting(language: Language, room: str, console: QSize) -> set[str]:
    """What is drawn before a console of this size; the walls are drawn along with the first."""
    names = {picture_name(language, room, console, screen) for screen in CONSOLE_SCREENS}
    if console == CONSOLES[0]:
        names |= {picture_name(language, room, size, screen) for size in WALLS for screen in WALL_SCREENS}
    return names


def _write(image: QImage, path: Path, name: str) -> None:
    writer = QImageWriter(str(path), b"png")
    if not writer.write(image):
        raise Refused("not_written", file=name, detail=writer.errorString())


def _pictures(sitting: Sitting) -> Iterator[tuple[str, QImage]]:
    """Name and picture of each screen that is wanted; no game is played further than that needs."""
    yield from _pages(sitting)
    # Not before: on the first page it is a choice, and that page is shown as it is at first.
    sitting.desk.session.preferences.settings.reduced_motion = True
    yield from _auction(sitting)
    yield from season_pictures(sitting)


def _pages(sitting: Sitting) -> Iterator[tuple[str, QImage]]:
    """The pages that need no game."""
    window = sitting.window
    if sitting.wants(["start"], sitting.console):
        yield from sitting.shot("start", sitting.console, window)
    if sitting.wants(["new-game"], sitting.console):
        window.show_page(window.new_game)
        yield from sitting.shot("new-game", sitting.console, window)
    if sitting.wants(["new-exhibitions"], sitting.console):
        window.show_page(window.rooms.new_exhibitions)
        yield from sitting.shot("new-exhibitions", sitting.console, window)
    if sitting.wants(["print"], sitting.console):
        window.printing.chosen.kit = KIT
        window.show_page(window.printing)
        settle(lambda: not window.printing.busy)
        drawn(window, sitting.console)
        settle(lambda: not any(preview.waiting for preview in window.printing.findChildren(Preview)))
        yield from sitting.shot("print", sitting.console, window)
    if sitting.wants(["paintings", "painting"], sitting.console):
        page = window.rooms.paintings
        window.show_page(page)
        yield from sitting.shot("paintings", sitting.console, window)
        page.open(LOOKED_AT)
        if page.large is not None:
            page.large.answer(True)
        yield from sitting.shot("painting", sitting.console, window)
        page.close_large()
    if sitting.wants(["guide"], sitting.console):
        window.show_page(window.rooms.guide)
        yield from sitting.shot("guide", sitting.console, window)


def _auction(sitting: Sitting) -> Iterator[tuple[str, QImage]]:
    walls: list[tuple[QSize, ProjectorWindow]] = []
    desk = sitting.desk
    for size in WALLS:
        if sitting.wants(AUCTION_WALLS, size):
            wall = ProjectorWindow(desk.texts, dark=sitting.dark, reduced_motion=True, pictures=desk.pictures)
            wall.resize(size)
            walls.append((size, wall))
    game = SampleGame(desk.session, NAMES[sitting.language])
    stages = game.stages()
    while sitting.wants(AUCTION_SCREENS, sitting.console) or sitting.wants(AUCTION_WALLS, *WALLS):
        stage = next(stages)
        yield from _console_at(sitting, stage)
        for size, wall in walls:
            yield from _wall_at(sitting, game, stage, size, wall)
    for _, wall in walls:
        wall.deleteLater()


def _console_at(sitting: Sitting, stage: Stage) -> Iterator[tuple[str, QImage]]:
    window = sitting.window
    window.show_console()
    step = window.console.step
    if stage == "sale" and isinstance(step, ChooseStep):
        step.choose(SOLD)
        for pad in step.findChildren(ValuePad):
            pad.enter(SOLD_CARD)
    if stage in CONSOLE_AT:
        yield from sitting.shot(CONSOLE_AT[stage], sitting.console, window)
    if stage == "auction" and sitting.wants([ONE_SCREEN], sitting.console):
        window.projection.toggle()
        yield from sitting.shot(ONE_SCREEN, sitting.console, window)
        window.projection.hide()


def _wall_at(
    sitting: Sitting, game: SampleGame, stage: Stage, size: QSize, wall: ProjectorWindow
) -> Iterator[tuple[str, QImage]]:
    table = sitting.desk.session.table
    assert table is not None
    states = table.journal.states()
    wall.show_view(public_view(table.state, [state for _, state in states], recent_spins(states, table.state.spins)))
    match stage:
        case "auction":
            wall.going(1)
        case "sold":
            wall.sold(*game.sold)
        case "wall":
            # The cards of the painting that left have been seen by then.
            wall.move_on()
        case "over":
            wall.replay_reveal()
            for _ in range(SHOWN):
                wall.next_reveal()
    if stage in WALL_AT:
        yield from sitting.shot(WALL_AT[stage], size, wall)
    if stage == "wall":
        wall.show_odds(True)
        yield from sitting.shot(WALL_ODDS, size, wall)
        wall.show_odds(False)
    if stage == "over":
        wall.skip_reveal()
        for screen in WALL_END:
            yield from sitting.shot(screen, size, wall)
            wall.next_reveal()
