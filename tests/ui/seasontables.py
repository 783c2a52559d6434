"""Exhibitions games that are under way, to begin a test in the middle.

They are played without a window, which then opens their file: every entry would draw the whole console anew.
"""

from pathlib import Path
from typing import Literal

from pytestqt.qtbot import QtBot

from gallery.exhibitions import commands as c
from gallery.exhibitions.options import cards_left
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.texts import Language
from gallery.ui.main_window import MainWindow
from tests.ui.banker.driving import open_window

NAMES = ("Dana", "Avi", "Noa", "Éloïse", "דנה")
Stage = Literal["setup", "opening", "rounds", "closing", "scored", "over"]


def seasons_of(
    qtbot: QtBot,
    data: Path,
    stage: Stage = "setup",
    *,
    players: int = 3,
    game: str = "classic-art",
    language: Language = "en",
    size: tuple[int, int] = (1366, 768),
) -> MainWindow:
    """The referee's console at a stage of the first season; Dana begins."""
    file = season_file(data, stage, players=players, game=game)
    window = open_window(qtbot, data, language, size)
    assert window.desk.open_game(file)
    window.show_console()
    return window


def season_file(data: Path, stage: Stage, *, players: int = 3, game: str = "classic-art") -> Path:
    """A saved game.

    opening: works of exhibitions 1 and 2 lie face up. rounds: Dana alone predicted in the opening (exhibition 1, space 5, high
    risk) and places first. closing: Dana places her last cards. scored: Dana was right. over: the bell rang then.
    """
    folder = data / "games"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"2026-03-03 {' '.join(NAMES[:players])}.gallery"
    table = Table.new(c.New(players=NAMES[:players]), game, path)
    if stage != "setup":
        table.do(c.Open(cards=("1+", "2+")))
    if stage not in ("setup", "opening"):
        table.do(c.Predict(player="Dana", exhibition=1, space=5, risk=True))
        waited = {"scored": "setup", "over": "setup"}.get(stage, stage)
        while table.state.phase != waited:
            table.do(next_command(table.state))
    if stage == "over":
        table.do(c.Finish())
    table.close()
    return path


def next_command(state: State) -> c.Command:
    """No prediction; works of the lowest exhibitions that the deck still holds."""
    name = state.name_of(state.turn or 0)
    if state.phase == "opening" or state.placed:
        return c.Pass(player=name)
    left = cards_left(state)
    cards = [card for card in sorted(left, key=lambda card: (card[1], card[0])) for _ in range(left[card])]
    kind = c.Close if state.phase == "closing" else c.Place
    return kind(player=name, cards=(cards[0], cards[1]), house=cards[2] if state.setup.house else None)


def end_season(window: MainWindow) -> None:
    """What is left of the closing."""
    session = window.desk.seasons
    assert session.state.phase == "closing"
    while session.state.phase == "closing":
        assert session.do(next_command(session.state))


def season(window: MainWindow) -> State:
    """The game on the table."""
    return window.desk.seasons.state
