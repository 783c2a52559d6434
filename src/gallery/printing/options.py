"""What somebody asks the press for, checked before anything is drawn. Light: the command line and the screens read it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from gallery.auction.state import Sector
from gallery.money.banknotes import Denomination
from gallery.printing.sheets import BACK_MODES, PAPERS, BackMode, PaperName
from gallery.refusal import Refused
from gallery.seats import check_free, check_name
from gallery.texts.language import LANGUAGES, Language

Kit = Literal[
    "auction",
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
    "calibration",
]
KITS: tuple[Kit, ...] = get_args(Kit)
"""What can be printed today."""

AUCTION: tuple[Kit, ...] = tuple(kit for kit in KITS if kit not in ("auction", "calibration"))
"""What the auction game needs."""

LATER: tuple[str, ...] = (
    "classic-art",
    "members-only",
    "glenns-gallery",
    "deck",
    "tokens",
    "boards",
)
"""Names that are promised (commands.md) and refused with `not_there_yet` until they can be printed."""

STOCKS = ("white", "coloured")
NOTE_SIZES = ("large", "small")
CARD_SIZES = ("standard", "easel", "small")
WHEEL_SIZES = ("page", "large")
COLLECTIONS = ("house",)
"""Painting collections that can be printed."""

MONEY_NEEDED = frozenset({"banknotes", "rules", "tray-labels", "ledger"})

PLAYERS = (2, 8)
PAINTINGS = (1, 999)
RESERVE = (0, 500)
SCALE = (90.0, 110.0)
OFFSET = 5.0
"""The farthest that backs can be moved either way, in millimetres: a printer that errs more is out of order."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """A kit and how it is to be printed; refuses what cannot be when it is made.

    `deck` is the value cards in dollars with 0 for a forgery; `denominations` the banknotes; `sectors` the wheel (the
    standard one when none are given); `names` the players for their signs and ledgers, in the order of the seats. `offset` is
    (dx, dy) in millimetres, `scale` and `reserve` are percent. Refuses `unknown_kit`, `not_there_yet`, `print_unknown_choice`,
    `print_out_of_range`, `unknown_collection`, `no_denominations`, `no_value_cards_to_print`, and for names
    `print_too_many_names`, `bad_name` and `duplicate_name`.
    """

    kit: str
    denominations: tuple[Denomination, ...] = ()
    deck: tuple[int, ...] = ()
    players: int = 6
    paintings: int = 24
    collection: str | None = None
    sectors: tuple[Sector, ...] = ()
    names: tuple[str, ...] = ()
    paper: PaperName = "a4"
    stock: Literal["white", "coloured"] = "white"
    duplex: BackMode = "long"
    note_size: Literal["large", "small"] = "large"
    card_size: Literal["standard", "easel", "small"] = "standard"
    wheel_size: Literal["page", "large"] = "page"
    offset: tuple[float, float] = (0.0, 0.0)
    scale: float = 100.0
    reserve: int = 50
    language: Language = "en"
    components: tuple[str, ...] = field(default=(), init=False)

    def __post_init__(self) -> None:
        if self.kit in LATER:
            raise Refused("not_there_yet", kit=self.kit)
        if self.kit not in KITS:
            raise Refused("unknown_kit", kit=self.kit, choices=", ".join(KITS))
        choices: Mapping[str, tuple[str, tuple[str, ...]]] = {
            "--paper": (self.paper, tuple(PAPERS)),
            "--stock": (self.stock, STOCKS),
            "--duplex": (self.duplex, BACK_MODES),
            "--note-size": (self.note_size, NOTE_SIZES),
            "--card-size": (self.card_size, CARD_SIZES),
            "--wheel-size": (self.wheel_size, WHEEL_SIZES),
            "--lang": (self.language, LANGUAGES),
        }
        for option, (given, known) in choices.items():
            if given not in known:
                raise Refused("print_unknown_choice", option=option, given=given, choices=", ".join(known))
        ranges: Mapping[str, tuple[float, tuple[float, float]]] = {
            "--players": (self.players, PLAYERS),
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
        if self.collection is not None and self.collection not in COLLECTIONS:
            raise Refused("unknown_collection", name=self.collection)
        object.__setattr__(self, "names", self._checked_names())
        object.__setattr__(self, "components", AUCTION if self.kit == "auction" else (self.kit,))
        if MONEY_NEEDED & set(self.components) and not self.denominations:
            raise Refused("no_denominations")
        if "value-cards" in self.components and not self.deck:
            raise Refused("no_value_cards_to_print")

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
