"""What each key does in the console's window, also when it was pressed in the projector's or on a presenter's remote."""

from typing import TYPE_CHECKING

from gallery.ui.keys import Act, Press
from gallery.ui.rooms import TakesKeys

if TYPE_CHECKING:
    from gallery.ui.main_window import MainWindow


def handle(window: "MainWindow", press: Press) -> None:
    """Does what the key asks for, where it means something now."""
    if _everywhere(window, press) or window.peeking or window.sheets.sheet is not None:
        return
    page = window.pages.currentWidget()
    game = window.desk.game
    if isinstance(page, TakesKeys) and page.take(press):
        return
    if not window.playing or game is None:
        if press.act is Act.DECLINE and page is not window.start:
            window.show_page(window.start)
        return
    match press.act:
        case Act.NEXT:
            window.projection.next()
        case Act.BACK:
            window.projection.back()
        case Act.SKIP:
            window.projection.skip()
        case Act.UNDO:
            game.undo()
        case Act.REDO:
            game.redo()


def _everywhere(window: "MainWindow", press: Press) -> bool:
    match press.act:
        case Act.PROJECTOR:
            window.projection.toggle()
        case Act.BLACK:
            window.projection.toggle_black()
        case Act.FREEZE:
            window.projection.toggle_frozen()
        case Act.ODDS:
            window.projection.turn_aside()
        case Act.SOUND:
            window.preferences.set_sound(not window.preferences.settings.sound)
        case Act.CARD if window.sheets.sheet is None:
            window.show_keys()
        case _:
            return False
    return True
