"""The pictures of the exhibitions games: the referee's console, the strip of one screen, and the class's wall."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gallery.exhibitions.view import public_view
from gallery.ui.projector.seasons.window import SeasonsWindow
from gallery.ui.samplegame import NAMES
from gallery.ui.sampleseasons import GAMES, SampleSeasons, Stage
from gallery.ui.sitting import WALLS, Sitting

SCORED = 3
"""Steps into the scoring: the count of an exhibition, then how its predictions came out."""

FIRST, *OTHERS = GAMES
REFEREE_AT: Mapping[Stage, str] = {
    "setup": "referee-setup",
    "scored": "referee-scored",
    "placing": "referee-placing",
    "predicting": "referee-predicting",
    "over": "referee-over",
}
"""The referee's console, by the stage of the game."""
STRIP = "seasons-one-screen"
REFEREE_SCREENS = (*REFEREE_AT.values(), STRIP, *(f"referee-{game}" for game in OTHERS))
WALL_AT: Mapping[Stage, str] = {
    "setup": "projector-seasons-idle",
    "scored": "projector-seasons-scoring",
    "predicting": "projector-seasons-season",
}
"""The public window, by the stage of the game."""
STANDING, END = "projector-seasons-standing", "projector-seasons-end"
SEASON_WALLS = (*WALL_AT.values(), STANDING, END, *(f"projector-{game}" for game in OTHERS))


def season_pictures(sitting: Sitting) -> Iterator[tuple[str, QImage]]:
    """Name and picture of each of these screens that is wanted."""
    for game in GAMES:
        yield from _game(sitting, game)


def _game(sitting: Sitting, game: str) -> Iterator[tuple[str, QImage]]:
    consoles = [name for name in REFEREE_SCREENS if _of_game(name, game)]
    scenes = [name for name in SEASON_WALLS if _of_game(name, game)]
    walls: list[tuple[QSize, SeasonsWindow]] = []
    desk = sitting.desk
    for size in WALLS:
        if sitting.wants(scenes, size):
            wall = SeasonsWindow(desk.texts, dark=sitting.dark, reduced_motion=True, decks=desk.decks)
            wall.resize(size)
            walls.append((size, wall))
    stages = SampleSeasons(desk.seasons, game, NAMES[sitting.language]).stages()
    while sitting.wants(consoles, sitting.console) or sitting.wants(scenes, *WALLS):
        stage = next(stages)
        yield from _console_at(sitting, game, stage)
        for size, wall in walls:
            yield from _wall_at(sitting, game, stage, size, wall)
    for _, wall in walls:
        wall.deleteLater()


def _of_game(name: str, game: str) -> bool:
    """Whether a screen is one of this game; what is no other's is the first one's."""
    told = next((other for other in OTHERS if name.endswith(other)), FIRST)
    return told == game


def _console_at(sitting: Sitting, game: str, stage: Stage) -> Iterator[tuple[str, QImage]]:
    window = sitting.window
    window.show_console()
    if stage == "placing":
        # The first of the two cards was told already.
        window.rooms.referee.pending.enter("1+")
    if game == FIRST and stage in REFEREE_AT:
        yield from sitting.shot(REFEREE_AT[stage], sitting.console, window)
    if game != FIRST and stage == "predicting":
        yield from sitting.shot(f"referee-{game}", sitting.console, window)
    if game == FIRST and stage == "placing" and sitting.wants([STRIP], sitting.console):
        window.projection.toggle()
        yield from sitting.shot(STRIP, sitting.console, window)
        window.projection.hide()


def _wall_at(
    sitting: Sitting, game: str, stage: Stage, size: QSize, wall: SeasonsWindow
) -> Iterator[tuple[str, QImage]]:
    wall.show_view(public_view(sitting.desk.seasons.state))
    if game != FIRST:
        if stage == "predicting":
            yield from sitting.shot(f"projector-{game}", size, wall)
        return
    if stage == "scored":
        wall.replay()
        for _ in range(SCORED):
            wall.next_step()
    if stage in WALL_AT:
        yield from sitting.shot(WALL_AT[stage], size, wall)
    wall.skip()
    if stage == "scored":
        yield from sitting.shot(STANDING, size, wall)
    if stage == "over":
        yield from sitting.shot(END, size, wall)
