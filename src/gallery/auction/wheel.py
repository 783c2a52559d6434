"""The wheel as plain data, the same on screen and on paper: places, words, colours and the pictogram of each instruction.

Angles are degrees, clockwise from the first sector's leading edge.
"""

import colorsys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from gallery.auction.state import COLLECT_MONEY, FIXED_PRICE, Kind, Sector
from gallery.texts import Texts, short_amount

FULL = 360.0

Line = tuple[tuple[float, float], ...]

FIELD = 24.0
"""Pictograms are strokes on a field of 24 × 24, y downwards, round ends; a line that ends where it began is closed."""

_GAVEL: tuple[Line, ...] = (
    ((8, 7.5), (13, 2.5), (18, 7.5), (13, 12.5), (8, 7.5)),
    ((11, 10), (4, 17)),
    ((9, 21), (20, 21)),
)
_PAINTING: tuple[Line, ...] = (
    ((4, 5), (20, 5), (20, 19), (4, 19), (4, 5)),
    ((4, 16), (9.5, 10.5), (13, 14), (15.5, 11.5), (20, 16)),
)

PICTOGRAMS: dict[Kind, tuple[Line, ...]] = {
    # A bank's front: gable, columns, base.
    "bank_auction": (
        ((3, 9), (12, 3), (21, 9), (3, 9)),
        ((6, 12), (6, 17)),
        ((12, 12), (12, 17)),
        ((18, 12), (18, 17)),
        ((3, 20.5), (21, 20.5)),
    ),
    "private_auction": _GAVEL,
    # A card with a plus.
    "collect": (
        ((6, 3), (18, 3), (18, 21), (6, 21), (6, 3)),
        ((12, 8.5), (12, 15.5)),
        ((8.5, 12), (15.5, 12)),
    ),
    # A painting coming in.
    "buy_from_bank": (
        ((3, 3), (21, 3), (21, 13), (3, 13), (3, 3)),
        ((12, 10), (12, 22)),
        ((7.5, 17.5), (12, 22), (16.5, 17.5)),
    ),
    # A painting going out.
    "sell_to_bank": (
        ((3, 11), (21, 11), (21, 21), (3, 21), (3, 11)),
        ((12, 14), (12, 2)),
        ((7.5, 6.5), (12, 2), (16.5, 6.5)),
    ),
    # Two arrows past each other.
    "buy_from_player": (
        ((3, 8), (20, 8)),
        ((15.5, 3.5), (20, 8), (15.5, 12.5)),
        ((21, 17), (4, 17)),
        ((8.5, 12.5), (4, 17), (8.5, 21.5)),
    ),
    # A parcel with a bow.
    "receive_painting": (
        ((3, 9), (21, 9), (21, 21), (3, 21), (3, 9)),
        ((12, 9), (12, 21)),
        ((12, 9), (7, 3), (5, 7), (12, 9), (17, 3), (19, 7), (12, 9)),
    ),
    # A painting struck out.
    "forced_sale": (*_PAINTING, ((2.5, 21.5), (21.5, 2.5))),
}

SECTORS: dict[Kind, str] = {
    "bank_auction": "#0B3153",
    "private_auction": "#762C41",
    "collect": "#EEBE4D",
    "buy_from_bank": "#25A082",
    "sell_to_bank": "#A86517",
    "buy_from_player": "#9DA7CE",
    "receive_painting": "#F4DDC3",
    "forced_sale": "#A43730",
}
"""The colour of each instruction on the wheel, the same in both rooms; labels stand on plates, so none carries text."""


@dataclass(frozen=True, slots=True)
class Arc:
    """A sector's place on the wheel, degrees: from `start`, `width` wide."""

    start: float
    width: float

    @property
    def middle(self) -> float:
        """Its middle."""
        return self.start + self.width / 2


def arcs(sectors: Sequence[Sector]) -> tuple[Arc, ...]:
    """The sectors' places, clockwise in the order of the layout. Refuses a weight below 1 with ValueError."""
    weights = [sector.weight for sector in sectors]
    if not weights or any(weight < 1 for weight in weights):
        raise ValueError("every sector needs a weight of at least 1")
    total = sum(weights)
    ends = list(accumulate(weights))
    return tuple(
        Arc(FULL * (end - weight) / total, FULL * weight / total) for end, weight in zip(ends, weights, strict=True)
    )


def price_of(sector: Sector) -> int | None:
    """The amount that an instruction speaks of, dollars."""
    fixed = {"collect": COLLECT_MONEY, "buy_from_player": FIXED_PRICE, "forced_sale": FIXED_PRICE}
    return sector.price if sector.price is not None else fixed.get(sector.kind)


def label_lines(texts: Texts, sector: Sector) -> tuple[str, str]:
    """The two short lines on a sector, amounts in short."""
    price = price_of(sector)
    told = {} if price is None else {"price": short_amount(price)}
    key = f"sector-{sector.kind.replace('_', '-')}"
    return texts.say(f"{key}-one", **told), texts.say(f"{key}-two", **told)


def sector_fills(sectors: Sequence[Sector]) -> tuple[str, ...]:
    """The colour of each sector: its instruction's, in another shade where a neighbour has the same instruction."""
    shades: list[int] = []
    for index, sector in enumerate(sectors):
        taken = {shades[index - 1]} if index and sectors[index - 1].kind == sector.kind else set()
        if index and index == len(sectors) - 1 and sectors[0].kind == sector.kind:
            taken.add(shades[0])
        shades.append(next(shade for shade in range(3) if shade not in taken))
    return tuple(_shade(SECTORS[sector.kind], shade) for sector, shade in zip(sectors, shades, strict=True))


def _shade(colour: str, shade: int) -> str:
    if not shade:
        return colour
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, light, saturation = colorsys.rgb_to_hls(red, green, blue)
    # Dark colours grow lighter and light ones darker: both stay the instruction's own hue.
    step = (0.13 if light < 0.5 else -0.13) * shade
    parts = colorsys.hls_to_rgb(hue, min(0.95, max(0.08, light + step)), saturation)
    return "#" + "".join(f"{round(part * 255):02X}" for part in parts)
