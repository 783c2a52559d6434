"""Games that are under way, to begin a test in the middle."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from gallery.auction import commands as c
from gallery.texts import Language
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import open_window

NAMES = ("Dana", "Avi", "Noa", "Éloïse", "Gil & Ruth", "The big group at the back", "Yuval", "דנה")
SECRET = "11" * 32


def table_of(
    qtbot: QtBot,
    data: Path,
    *,
    players: int = 3,
    mode: str = "paper",
    language: Language = "en",
    size: tuple[int, int] = (1366, 768),
    deal: bool = True,
) -> MainWindow:
    """The console before the first spin, Dana to begin; Dana owns painting 1, Avi 2, Noa 3 and so on in paper mode."""
    window = open_window(qtbot, data, language, size)
    names = NAMES[:players]
    command = c.New(players=names, paintings=24, mode=mode, starter="Dana", secret=SECRET)
    assert window.session.new_game(command)
    window.show_console()
    if deal:
        drawn = {name: seat for seat, name in enumerate(names, start=1)}
        assert window.session.deal(drawn if mode == "paper" else None)
    return window


def sale_of(window: MainWindow, painting: int = 9) -> MainWindow:
    """Painting 9 of the bank on the easel."""
    assert window.session.spun_by_hand("bank_auction", None)
    if window.session.state.setup.mode == "paper":
        assert window.session.draw(painting)
    return window
