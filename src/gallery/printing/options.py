"""What somebody asks the press for, checked before anything is drawn. Light: the command line and the screens read it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from gallery.auction.state import Sector
from gallery.collection import Collection
from gallery.exhibitions.variants import HANDS, VARIANTS
from gallery.money.banknotes import Denomination
from gallery.printing.sheets import BACK_MODES, PAPERS, BackMode, PaperName
from gallery.refusal import Refused
from gallery.seats import check_free, check_name
from gallery.texts.language import LANGUAGES, Language

Kit = Literal[
    "auction",
    "classic-art",
    "members-only",
    "glenns-gallery",
    "banknotes",
    "value-cards",
    "painting-cards",
    "wheel",
    "instructions",
    "instruction-cards",
    "rules",
    "easel",
    "name-signs",
    "tray-labels",
    "ledger",
    "deck",
    "tokens",
    "boards",
    "score-track",
    "summaries",
    "calibration",
]
KITS: tuple[Kit, ...] = get_args(Kit)
"""What can be printed: whole games first, then their parts."""

AUCTION: tuple[Kit, ...] = (
    "banknotes",
    "value-cards",
    "painting-cards",
    "wheel",
    "instructions",
    "instruction-cards",
    "rules",
    "easel",
    "name-signs",
    "tray-labels",
    "ledger",
)
"""What the auction game needs."""

EXHIBITIONS: tuple[Kit, ...] = ("deck", "tokens", "summaries", "boards", "score-track", "rules")
"""What an exhibitions game needs."""

GAMES: tuple[str, ...] = ("auction", *VARIANTS)

STOCKS = ("white", "coloured")
NOTE_SIZES = ("large", "small")
CARD_SIZES = ("standard", "easel", "small")
WHEEL_SIZES = ("page", "large")
COLLECTIONS = ("house",)
"""Painting collections that ship; one's own come with `own`."""

MONEY_NEEDED = frozenset({"banknotes", "tray-labels", "ledger"})

PLAYERS = (2, 8)
"""At the auction."""
VISITORS = (min(HANDS), max(HANDS))
"""Players of an exhibitions game: so many hands does its deck have cards for (exhibitions.md, A season)."""
PAINTINGS = (1, 999)
RESERVE = (0, 500)
SCALE = (90.0, 110.0)
OFFSET = 5.0
"""The farthest that backs can be moved either way, in millimetres: a printer that errs more is out of order."""


class _Usual(int):
    """A number that nobody asked for."""


USUAL = _Usual(-1)
"""In place of a number of players: as many as the kit's game is usually printed for."""


def games_of(kit: str) -> tuple[str, ...]:
    """The games that a kit or a component is printed for; the first is meant when none is named."""
    if kit in GAMES:
        return (kit,)
    if kit in ("rules", "calibration"):
        return GAMES
    return tuple(VARIANTS) if kit in EXHIBITIONS else GAMES[:1]


def players_of(game: str) -> tuple[int, int, int]:
    """The fewest and the most players that a game is printed for, and how many it is printed for when nobody says."""
    return (*PLAYERS, 6) if game == "auction" else (*VISITORS, max(VISITORS))


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """A kit and how it is to be printed; refuses what cannot be when it is made.

    `game` is the game whose rules, deck, tokens or boards are printed; it is filled in when it is left empty, and so is
    the number of `players`. `deck` is the value cards in dollars with 0 for a forgery; `denominations` the banknotes; `sectors`
    the wheel (the standard one when none are given); `names` the players for their signs and ledgers, in the order of the
    seats. `own` is the collection that `collection` names, when it is not the house's. `offset` is (dx, dy) in millimetres,
    `scale` and `reserve` are percent.

    Refuses `unknown_kit`, `print_unknown_choice`, `print_out_of_range`, `print_not_of_game`, `print_players_of_game`,
    `unknown_collection`, `print_few_pictures`, `no_denominations`, `no_value_cards_to_print`, and for names
    `print_too_many_names`, `bad_name` and `duplicate_name`.
    """

    kit: str
    denominations: tuple[Denomination, ...] = ()
    deck: tuple[int, ...] = ()
    players: int = USUAL
    paintings: int = 24
    collection: str | None = None
    own: Collection | None = None
    sectors: tuple[Sector, ...] = ()
    names: tuple[str, ...] = ()
    paper: PaperName = "a4"
    stock: Literal["white", "coloured"] = "white"
    duplex: BackMode = "long"
    note_size: Literal["large", "small"] = "large"
    card_size: Literal["standard", "easel", "small"] = "standard"
    wheel_size: Literal["page", "large"] = "page"
    game: str = ""
    offset: tuple[float, float] = (0.0, 0.0)
    scale: float = 100.0
    reserve: int = 50
    language: Language = "en"
    components: tuple[str, ...] = field(default=(), init=False)

    def __post_init__(self) -> None:
        if self.kit not in KITS:
            raise Refused("unknown_kit", kit=self.kit, choices=", ".join(KITS))
        self._fill_in()
        choices: Mapping[str, tuple[str, tuple[str, ...]]] = {
            "--paper": (self.paper, tuple(PAPERS)),
            "--stock": (self.stock, STOCKS),
            "--duplex": (self.duplex, BACK_MODES),
            "--note-size": (self.note_size, NOTE_SIZES),
            "--card-size": (self.card_size, CARD_SIZES),
            "--wheel-size": (self.wheel_size, WHEEL_SIZES),
            "--game": (self.game, GAMES),
            "--lang": (self.language, LANGUAGES),
        }
        for option, (given, known) in choices.items():
            if given not in known:
                raise Refused("print_unknown_choice", option=option, given=given, choices=", ".join(known))
        if self.game not in games_of(self.kit):
            raise Refused("print_not_of_game", kit=self.kit, game=self.game, choices=", ".join(games_of(self.kit)))
        fewest, most, _ = players_of(self.game)
        if self.game in VARIANTS and not fewest <= self.players <= most:
            raise Refused("print_players_of_game", given=self.players, fewest=fewest, most=most)
        ranges: Mapping[str, tuple[float, tuple[float, float]]] = {
            "--players": (self.players, (fewest, most)),
            "--paintings": (self.paintings, PAINTINGS),
            "--reserve": (self.reserve, RESERVE),
            "--scale": (self.scale, SCALE),
            "--offset x": (self.offset[0], (-OFFSET, OFFSET)),
            "--offset y": (self.offset[1], (-OFFSET, OFFSET)),
        }
        for option, (number, (low, high)) in ranges.items():
            if not math.isfinite(number) or not low <= number <= high:
                raise Refused(
                    "print_out_of_range", option=option, given=f"{number:g}", low=f"{low:g}", high=f"{high:g}"
                )
        known = (*COLLECTIONS, self.own.name) if self.own is not None else COLLECTIONS
        if self.collection is not None and self.collection not in known:
            raise Refused("unknown_collection", name=self.collection)
        object.__setattr__(self, "names", self._checked_names())
        whole = AUCTION if self.kit == "auction" else EXHIBITIONS if self.kit in VARIANTS else (self.kit,)
        object.__setattr__(self, "components", whole)
        there = self.own.size if self.own is not None and self.own.name == self.collection else None
        if there is not None and self.paintings > there and "painting-cards" in self.components:
            raise Refused("print_few_pictures", name=self.collection, given=self.paintings, there=there)
        paid = MONEY_NEEDED & set(self.components) or (self.game == "auction" and "rules" in self.components)
        if paid and not self.denominations:
            raise Refused("no_denominations")
        if "value-cards" in self.components and not self.deck:
            raise Refused("no_value_cards_to_print")

    def _fill_in(self) -> None:
        """What nobody said. A number that was typed is never the usual one, whatever it is."""
        if not self.game:
            object.__setattr__(self, "game", games_of(self.kit)[0])
        if self.players is USUAL:
            object.__setattr__(self, "players", players_of(self.game)[2])

    def _checked_names(self) -> tuple[str, ...]:
        checked: list[str] = []
        for name in self.names:
            checked.append(check_free(check_name(name), checked))
        if len(checked) > self.players:
            raise Refused("print_too_many_names", names=len(checked), players=self.players)
        return tuple(checked)


def read_names(text: str) -> tuple[str, ...]:
    """`Dana, Avi, Noa` as names; an empty text is none."""
    return tuple(part.strip() for part in text.split(",")) if text.strip() else ()


def read_offset(text: str) -> tuple[float, float]:
    """`1.5,-0.5` as millimetres. Refuses `bad_offset`."""
    parts = text.split(",")
    try:
        x, y = (float(part) for part in parts)
    except ValueError:
        raise Refused("bad_offset", given=text) from None
    return x, y
