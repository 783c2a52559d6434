"""Public views to show, and windows to show them in."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gallery.auction.data import load_wheel
from gallery.auction.state import Instruction, Phase, Sector
from gallery.auction.view import LotView, PaintingView, PlayerView, PublicView
from gallery.texts import Language, Texts
from gallery.ui.pictures import Pictures
from gallery.ui.projector.window import ProjectorWindow

NAMES: dict[Language, tuple[str, ...]] = {
    "he": ("דנה", "אבי", "נועה", "Éloïse", "גיל ורות", "מקסימיליאן בן-דוד", "Max", "תמר"),
    "fr": ("Éloïse", "Dana", "Noé", "Marguerite", "Jean-Baptiste", "Avi", "דנה", "Zoé"),
    "en": ("Dana", "Avi", "Noa", "Éloïse", "Gil and Ruth", "Christopher", "Max", "Tamar"),
}
FORTY: dict[Language, str] = {
    "he": "קבוצת האומנות של כיתה ה׳2 מבית הספר הירו",
    "fr": "L’équipe des collectionneurs du fond, là",
    "en": "The Very Long Named Team of Back Row Art",
}

MakeView = Callable[..., PublicView]
MakeWindow = Callable[..., ProjectorWindow]


@pytest.fixture
def make_view() -> MakeView:
    """Builds a public view: so many players with so many paintings each."""

    def make(
        language: Language = "en",
        players: int = 5,
        paintings: int = 2,
        *,
        phase: Phase = "spin",
        sector: int | None = None,
        lot: LotView | None = None,
        cash: bool = False,
        forty: bool = False,
        spins: int = 7,
        turn: int | None = 1,
        sectors: tuple[Sector, ...] | None = None,
    ) -> PublicView:
        layout = load_wheel("standard") if sectors is None else sectors
        over = phase == "over"
        seats = []
        number = 1
        for seat in range(players):
            hung = []
            for _ in range(paintings):
                shown = ((2_500_000, 5_000_000) if number % 3 else (0,)) if over else None
                value = None if shown is None else (0 if 0 in shown else sum(shown))
                hung.append(PaintingView(number, 1 + number % 3 if shown is None else len(shown), shown, value))
                number += 1
            money = 20_000_000 - 2_500_000 * seat if cash or over else None
            wealth = (money or 0) + sum(painting.value or 0 for painting in hung) if over else None
            name = FORTY[language] if forty and seat == 0 else NAMES[language][seat]
            seats.append(PlayerView(seat + 1, name, seat, money, tuple(hung), wealth))
        best = max((player.wealth or 0 for player in seats), default=0)
        chosen = layout[sector] if sector is not None else None
        return PublicView(
            mode="paper",
            phase=phase,
            players=tuple(seats),
            left=(),
            turn=None if over else turn,
            spins=spins,
            instruction=Instruction(chosen.kind, chosen.price, sector) if chosen and sector is not None else None,
            sectors=layout,
            lot=lot,
            paintings=99,
            paintings_left=15,
            values_left=30,
            next_painting=None,
            card_drawn=False,
            out=(),
            winners=tuple(player.id for player in seats if player.wealth == best) if over else (),
            fingerprint="9f2c41d7e0a863b5" * 4,
            show_cash=cash,
        )

    return make


@pytest.fixture(scope="session")
def pictures() -> Pictures:
    """Paintings drawn once for all tests."""
    return Pictures()


@pytest.fixture
def make_window(qtbot: QtBot, pictures: Pictures) -> MakeWindow:
    """Opens a public window of a size."""

    def make(
        language: Language = "en",
        width: int = 640,
        height: int = 360,
        *,
        dark: bool = False,
        reduced: bool = False,
        show: bool = False,
    ) -> ProjectorWindow:
        window = ProjectorWindow(Texts(language), dark=dark, reduced_motion=reduced, pictures=pictures)
        qtbot.addWidget(window)
        window.resize(width, height)
        if show:
            window.show()
            qtbot.waitExposed(window)
        return window

    return make
