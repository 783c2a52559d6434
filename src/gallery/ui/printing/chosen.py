"""What is chosen on the print page, and which of it a kit asks for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gallery.auction.data import deck_for, load_deck, load_money, load_wheel
from gallery.places import Calibration, Places
from gallery.printing.options import AUCTION, KITS, PrintOptions
from gallery.texts import Language

PAPERS = ("a4", "letter", "a3")
STOCKS = ("white", "coloured")
DUPLEX = ("long", "short", "two-pass", "fold", "separate", "none")
NOTE_SIZES = ("large", "small")
CARD_SIZES = ("standard", "easel", "small")
WHEEL_SIZES = ("page", "large")
WHEELS = ("standard", "eight")

MAIN = ("kit", "paper", "stock", "duplex", "language", "players", "paintings")
"""What nearly everybody chooses, in the order of the page."""
MORE = ("note_size", "card_size", "reserve", "wheel_size", "wheel", "names")
"""What has a value that nearly everybody keeps."""

_ALWAYS = frozenset({"kit", "paper", "duplex", "language"})
_ASKS: Mapping[str, frozenset[str]] = {
    "banknotes": frozenset({"stock", "players", "note_size", "reserve"}),
    "value-cards": frozenset({"paintings"}),
    "painting-cards": frozenset({"paintings", "card_size"}),
    "wheel": frozenset({"wheel_size", "wheel"}),
    "instructions": frozenset(),
    "instruction-cards": frozenset({"players"}),
    "rules": frozenset(),
    "easel": frozenset(),
    "name-signs": frozenset({"players", "names"}),
    "tray-labels": frozenset({"players", "note_size", "reserve"}),
    "ledger": frozenset({"players", "names"}),
    "calibration": frozenset(),
}
_UNKNOWN = frozenset({"players"})
"""What a component that this page does not know may depend on."""


def asked(kit: str) -> frozenset[str]:
    """The choices that change what comes out of the press for a kit; no other is shown."""
    components = AUCTION if kit == "auction" else (kit,)
    return _ALWAYS.union(*(_ASKS.get(component, _UNKNOWN) for component in components))


@dataclass(slots=True)
class Chosen:
    """The choices as they stand; a language of None is the window's. `names` are typed, with commas between them."""

    kit: str = "auction"
    paper: str = "a4"
    stock: str = "white"
    duplex: str = "long"
    language: Language | None = None
    players: int = 6
    paintings: int = 24
    note_size: str = "large"
    card_size: str = "standard"
    reserve: int = 50
    wheel_size: str = "page"
    wheel: str = "standard"
    names: str = ""

    def options(self, places: Places, language: Language, calibration: Calibration) -> PrintOptions:
        """What would be printed now, for a printer that errs so. Refuses what PrintOptions and the data files refuse."""
        given: dict[str, Any] = {}
        for what in (
            "paper",
            "stock",
            "duplex",
            "note_size",
            "card_size",
            "wheel_size",
            "players",
            "paintings",
            "reserve",
        ):
            given[what] = getattr(self, what)
        kit = self.kit if self.kit in KITS else "auction"
        names = tuple(part.strip() for part in self.names.replace("\u060c", ",").split(",") if part.strip())
        wanted = asked(kit)
        return PrintOptions(
            kit=kit,
            denominations=load_money("standard", places.folders),
            deck=deck_for(self.paintings, load_deck("standard", places.folders)),
            sectors=load_wheel(self.wheel, places.folders),
            names=names if "names" in wanted else (),
            language=self.language or language,
            offset=(calibration.dx, calibration.dy),
            scale=calibration.scale,
            **given,
        )
