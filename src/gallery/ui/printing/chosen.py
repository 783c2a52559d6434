"""What is chosen on the print page, and which of it a kit asks for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gallery.auction.data import deck_for, load_deck, load_money, load_wheel
from gallery.collection.collection import HOUSE
from gallery.collection.own import open_collection
from gallery.places import Calibration, Places
from gallery.printing.options import AUCTION, EXHIBITIONS, GAMES, KITS, PrintOptions, games_of, players_of
from gallery.texts import Language

PAPERS = ("a4", "letter", "a3")
STOCKS = ("white", "coloured")
DUPLEX = ("long", "short", "two-pass", "fold", "separate", "none")
NOTE_SIZES = ("large", "small")
CARD_SIZES = ("standard", "easel", "small")
WHEEL_SIZES = ("page", "large")
WHEELS = ("standard", "eight")

MAIN = ("kit", "game", "paper", "stock", "duplex", "language", "players", "paintings")
"""What nearly everybody chooses, in the order of the page."""
MORE = ("collection", "note_size", "card_size", "reserve", "wheel_size", "wheel", "names")
"""What has a value that nearly everybody keeps."""

_ALWAYS = frozenset({"kit", "paper", "duplex", "language"})
_ASKS: Mapping[str, frozenset[str]] = {
    "banknotes": frozenset({"stock", "players", "note_size", "reserve"}),
    "value-cards": frozenset({"paintings"}),
    "painting-cards": frozenset({"paintings", "card_size", "collection"}),
    "wheel": frozenset({"wheel_size", "wheel"}),
    "instructions": frozenset(),
    "instruction-cards": frozenset({"players"}),
    "rules": frozenset(),
    "easel": frozenset(),
    "name-signs": frozenset({"players", "names"}),
    "tray-labels": frozenset({"players", "note_size", "reserve"}),
    "ledger": frozenset({"players", "names"}),
    "deck": frozenset(),
    "tokens": frozenset({"players"}),
    "boards": frozenset(),
    "score-track": frozenset({"players", "names"}),
    "summaries": frozenset({"players"}),
    "calibration": frozenset(),
}
_UNKNOWN = frozenset({"players"})
"""What a component that this page does not know may depend on."""

_FOR_SEVERAL = frozenset(kit for kit in KITS if len(games_of(kit)) > 1 and kit != "calibration")
"""What is printed for one of several games."""


def asked(kit: str) -> frozenset[str]:
    """The choices that change what comes out of the press for a kit; no other is shown."""
    components = AUCTION if kit == "auction" else EXHIBITIONS if kit in GAMES else (kit,)
    own = {"game"} if kit in _FOR_SEVERAL else set()
    return _ALWAYS.union(own, *(_ASKS.get(component, _UNKNOWN) for component in components))


@dataclass(slots=True)
class Chosen:
    """The choices as they stand; a language of None is the window's. `names` are typed, with commas between them. `game` and
    `players` are what was chosen last; `for_game` and `seats` are what holds for the kit."""

    kit: str = "auction"
    game: str = ""
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
    collection: str = HOUSE

    @property
    def for_game(self) -> str:
        """The game that the kit is printed for: the one chosen, where the kit is for it."""
        known = games_of(self.kit)
        return self.game if self.game in known else known[0]

    @property
    def seats(self) -> int:
        """As many players as were chosen, or the most for whom the game has cards."""
        fewest, most, _ = players_of(self.for_game)
        return max(fewest, min(self.players, most))

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
            "paintings",
            "reserve",
        ):
            given[what] = getattr(self, what)
        kit = self.kit if self.kit in KITS else "auction"
        own = open_collection(self.collection, places.folders) if "collection" in asked(kit) else None
        names = tuple(part.strip() for part in self.names.replace("\u060c", ",").split(",") if part.strip())
        wanted = asked(kit)
        return PrintOptions(
            kit=kit,
            game=self.for_game,
            players=self.seats,
            denominations=load_money("standard", places.folders),
            deck=deck_for(self.paintings, load_deck("standard", places.folders)),
            sectors=load_wheel(self.wheel, places.folders),
            names=names if "names" in wanted else (),
            language=self.language or language,
            offset=(calibration.dx, calibration.dy),
            scale=calibration.scale,
            collection=own.name if own is not None else None,
            own=own if own is not None and own.name != HOUSE else None,
            **given,
        )
