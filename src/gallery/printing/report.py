"""What a print made: for `--json`, for the screens, for the shopping list. Lengths in millimetres."""

from collections.abc import Mapping

import msgspec


class FileReport(msgspec.Struct, frozen=True):
    """One PDF. `sheets` counts sheets of paper, `pages` printed sides; `stock` names the paper to load; `contents` counts
    the notes by value, and is empty for other cards."""

    name: str
    component: str
    stock: str
    pages: int
    sheets: int
    cards: int
    card_width_mm: float
    card_height_mm: float
    per_sheet: int
    paper: str
    page_width_mm: float
    page_height_mm: float
    duplex: str
    contents: Mapping[str, int]


class Remark(msgspec.Struct, frozen=True):
    """One remark of the pre-flight: a key and its parameters."""

    key: str
    params: Mapping[str, str | int]


class Check(msgspec.Struct, frozen=True):
    """One count of the pre-flight against the rules: what is printed, and how many of it the game needs: at the least, or,
    where it is `exact`, no more and no fewer.

    `value` is a note's, in dollars; `exhibition` (from 1) one of the `game`'s, whose works or `negative` cards are counted. All
    are 0 or empty for everything else.
    """

    component: str
    made: int
    needed: int
    value: int = 0
    game: str = ""
    exhibition: int = 0
    negative: bool = False
    exact: bool = False

    @property
    def good(self) -> bool:
        """Whether the count is as it must be."""
        return self.made == self.needed if self.exact else self.made >= self.needed


class Report(msgspec.Struct, frozen=True):
    """Everything that one kit consists of. `load` counts sheets by stock, in the order of printing; `buy` has some to spare.

    `checks` and `warnings` are the pre-flight: counts against the rules, and what is remarkable about words and pictures (what
    cannot be printed at all was refused).
    """

    kit: str
    game: str
    language: str
    paper: str
    files: tuple[FileReport, ...]
    pages: int
    sheets: int
    cards: int
    collection: str
    load: Mapping[str, int]
    buy: Mapping[str, int]
    checks: tuple[Check, ...]
    warnings: tuple[Remark, ...]
    shopping_list: str
