"""The sheets that a console's buttons ask for, by their words. Imported with the first of them."""

from collections.abc import Callable

from gallery.ui.banker.money_sheets import correct_sheet, count_sheet
from gallery.ui.banker.parts import Desk
from gallery.ui.banker.people_sheets import player_sheet, players_sheet
from gallery.ui.banker.record_sheets import entry_sheet, sector_sheet, whole_record_sheet
from gallery.ui.banker.sheets import Sheet, confirm_sheet


def asked_sheet(desk: Desk, show: Callable[[Sheet], None], what: str, which: object) -> Sheet | None:
    """The sheet of this word; `which` is the player's name or the entry's number. None when there is nothing to show."""
    match what:
        case "player":
            return player_sheet(desk, show, str(which))
        case "entry":
            return entry_sheet(desk, show, int(str(which)))
        case "record":
            return whole_record_sheet(desk, show)
        case "sector":
            return sector_sheet(desk)
        case "count":
            return count_sheet(desk, show)
        case "correct":
            return correct_sheet(desk)
        case "players":
            return players_sheet(desk, show)
        case "bell":
            return confirm_sheet(desk, "console-bell-ask", desk.session.finish)
    return None
