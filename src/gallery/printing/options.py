"""What somebody asks the press for, checked before anything is drawn. Light: the command line and the screens read it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from gallery.money.banknotes import Denomination
from gallery.printing.sheets import BACK_MODES, PAPERS, BackMode, PaperName
from gallery.refusal import Refused
from gallery.texts.language import LANGUAGES, Language

Kit = Literal["auction", "banknotes", "value-cards", "painting-cards", "rules", "calibration"]
KITS: tuple[Kit, ...] = get_args(Kit)
"""What can be printed today."""

AUCTION: tuple[Kit, ...] = ("banknotes", "value-cards", "painting-cards", "rules")
"""What the auction game needs."""

LATER: tuple[str, ...] = (
    "classic-art",
    "members-only",
    "glenns-gallery",
    "deck",
    "tokens",
    "boards",
    "wheel",
    "easel",
)
"""Names that are promised (commands.md) and refused with `not_there_yet` until they can be printed."""

STOCKS = ("white", "coloured")
NOTE_SIZES = ("large", "small")
CARD_SIZES = ("standard", "easel", "small")

PLAYERS = (2, 8)
PAINTINGS = (1, 999)
RESERVE = (0, 500)
SCALE = (90.0, 110.0)
OFFSET = 5.0
"""The farthest that backs can be moved either way, in millimetres: a printer that errs more is out of order."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """A kit and how it is to be printed; refuses what cannot be when it is made.

    `deck` is the value cards in dollars with 0 for a forgery; `denominations` the banknotes. `offset` is (dx, dy) in
    millimetres, `scale` and `reserve` are percent. Refuses `unknown_kit`, `not_there_yet`, `print_unknown_choice`,
    `print_out_of_range`, `no_denominations` and `no_value_cards_to_print`.
    """

    kit: str
    denominations: tuple[Denomination, ...] = ()
    deck: tuple[int, ...] = ()
    players: int = 6
    paintings: int = 24
    collection: str | None = None
    paper: PaperName = "a4"
    stock: Literal["white", "coloured"] = "white"
    duplex: BackMode = "long"
    note_size: Literal["large", "small"] = "large"
    card_size: Literal["standard", "easel", "small"] = "standard"
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
        object.__setattr__(self, "components", AUCTION if self.kit == "auction" else (self.kit,))
        if {"banknotes", "rules"} & set(self.components) and not self.denominations:
            raise Refused("no_denominations")
        if "value-cards" in self.components and not self.deck:
            raise Refused("no_value_cards_to_print")


def read_offset(text: str) -> tuple[float, float]:
    """`1.5,-0.5` as millimetres. Refuses `bad_offset`."""
    parts = text.split(",")
    try:
        x, y = (float(part) for part in parts)
    except ValueError:
        raise Refused("bad_offset", given=text) from None
    return x, y
