"""A board larger than the paper: which part of it stands on which page, so that the pages glued together are the whole.

A page goes on for OVERLAP below its neighbour: that strip takes the glue. The neighbour is cut along the joint and laid on it.
Lengths are millimetres; pages count in the direction of reading and from the top.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gallery.printing.units import Box, Size
from gallery.texts.language import Language, is_rtl

OVERLAP = 10.0
"""How far a page goes on below the next one."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A page's part of the board: what is seen of it in the end, and what is printed, which has the strips for the glue too.

    `before` and `after` are the neighbours in the direction of reading, `above` and `below` those over and under it.
    """

    shown: Box
    printed: Box
    before: bool
    after: bool
    above: bool
    below: bool


def parts(length: float, room: float, joint: float | None = None) -> list[tuple[float, float]]:
    """Where a length begins and ends on each of the fewest pages that hold it: from joint to joint, without the overlaps.

    Two pages meet at the wished joint where both have room for that; else all parts are alike.
    """
    if length <= room:
        return [(0.0, length)]
    if joint is not None and joint + OVERLAP <= room and length - joint <= room:
        return [(0.0, joint), (joint, length)]
    pages = math.ceil((length - OVERLAP) / (room - OVERLAP))
    step = (length - OVERLAP) / pages
    return [(page * step, length if page == pages - 1 else (page + 1) * step) for page in range(pages)]


def tiles(board: Size, room: Size, language: Language, joint: float | None = None) -> Sequence[Tile]:
    """The pages of a board when each has this room. `joint` is where two columns would best meet, measured from the side on
    which reading starts."""
    rtl = is_rtl(language)
    columns, rows = parts(board.width, room.width, joint), parts(board.height, room.height)
    made = []
    for row, (top, low) in enumerate(rows):
        for column, (start, end) in enumerate(columns):
            after, below = column < len(columns) - 1, row < len(rows) - 1
            x = board.width - end if rtl else start
            shown = Box(x, board.height - low, end - start, low - top)
            lap, fall = OVERLAP if after else 0.0, OVERLAP if below else 0.0
            printed = shown.grown(lap if rtl else 0.0, fall, 0.0 if rtl else lap, 0.0)
            made.append(Tile(shown, printed, column > 0, after, row > 0, below))
    return made
