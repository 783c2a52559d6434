"""Sheets: which card lies where, on which page, and how its back meets it (printing.md, Sheets).

`arrange` chooses the grid for a paper and a card, `impose` places the cards on pages. The PDF, the preview, the counts, the
shopping list and the tests all read these. Millimetres; the origin is the page's lower left corner, y grows upwards, columns
count from the left and rows from the top.
"""

import math
from dataclasses import dataclass
from typing import Literal, get_args

from gallery.printing.papers import PAPERS as PAPERS
from gallery.printing.papers import PaperName as PaperName
from gallery.printing.papers import page_size as page_size
from gallery.printing.units import Box, Size
from gallery.refusal import Refused

BackMode = Literal["long", "short", "fold", "separate", "none", "two-pass"]
BACK_MODES: tuple[BackMode, ...] = get_args(BackMode)
"""Duplex turned on the long or short edge; fold and glue; backs on own sheets; no backs; all fronts, then all backs."""

Fold = Literal["vertical", "horizontal"]
FaceName = Literal["front", "back", "both"]

INK_LIMIT = 4.5
"""Nothing is drawn nearer to the paper's edge: home printers cannot reach it."""
LEAST_MARGIN = 6.0
GOOD_MARGIN = 8.0
LABEL_MARGIN = 10.0
"""A margin of this width holds a line of text beside bleed and marks."""
FRONT_BLEED = 3.0
BACK_BLEED = 5.0
SEAM = 0.05
"""How far the colour of a card laps over its neighbour's edge, so that no white line shows between the two."""
FOLD_GAP = 6.0
"""Between a front and its back across the fold, where that costs no card: both then have their bleed."""

_MARK_START, _MARK_END = 0.6, 3.0
_TINY = 1e-6


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards of one size stand on one paper. With a fold, `columns` × `rows` is the half that the fronts stand on."""

    paper: PaperName
    page: Size
    cell: Size
    columns: int
    rows: int
    gutter: float
    bleed: float
    back_bleed: float
    fold: Fold | None
    fold_gap: float
    area: Box
    """The rectangle of all fronts' cells, trim to trim."""

    @property
    def landscape(self) -> bool:
        """Whether the page lies on its side."""
        return self.page.width > self.page.height

    @property
    def per_sheet(self) -> int:
        """Cards on a full sheet."""
        return self.columns * self.rows

    @property
    def margin(self) -> float:
        """The smallest distance between a cell and the paper's edge."""
        return min(self.area.x, self.area.y, self.page.width - self._right, self.page.height - self.area.top)

    @property
    def _right(self) -> float:
        if self.fold == "vertical":
            return self.area.right + self.fold_gap + self.area.width
        return self.area.right

    def cell_box(self, column: int, row: int) -> Box:
        """The trim rectangle of a front's cell."""
        x = self.area.x + column * (self.cell.width + self.gutter)
        y = self.area.top - self.cell.height - row * (self.cell.height + self.gutter)
        return Box(x, y, *self.cell)


@dataclass(frozen=True, slots=True)
class Cell:
    """One face of one card on a page: the card's index, its trim rectangle, whether the art is turned by 180°, and the
    rectangle that its colour runs to."""

    card: int
    face: Literal["front", "back"]
    box: Box
    turned: bool
    bled: Box


@dataclass(frozen=True, slots=True)
class Mark:
    """A straight line in millimetres: a crop mark, or the fold."""

    x0: float
    y0: float
    x1: float
    y1: float
    fold: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet. `sheet` counts from 1 to `sheets`."""

    face: FaceName
    sheet: int
    sheets: int
    cells: tuple[Cell, ...]
    marks: tuple[Mark, ...]


def arrange(
    paper: PaperName,
    cell: Size,
    mode: BackMode = "long",
    *,
    gutter: float = 0.0,
    bleed: float = FRONT_BLEED,
    back_bleed: float = BACK_BLEED,
    scale: float = 100.0,
) -> Grid:
    """The grid that holds most cards, in the orientation that holds more (portrait when both hold as many).

    `scale` is the percent by which the press draws it. Refuses `card_too_large` when not a single card fits.
    """
    best: Grid | None = None
    upright = page_size(paper, scale)
    for page in (upright, upright.turned()):
        folds: tuple[Fold | None, ...] = ("vertical", "horizontal") if mode == "fold" else (None,)
        for fold in folds:
            made = _grid(paper, page, cell, fold, gutter, bleed, back_bleed)
            if made and (best is None or made.per_sheet > best.per_sheet):
                best = made
    if best is None:
        raise Refused("card_too_large", width=_told(cell.width), height=_told(cell.height), paper=paper)
    return best


def _told(length: float) -> str:
    return f"{length:g}"


def _grid(
    paper: PaperName, page: Size, cell: Size, fold: Fold | None, gutter: float, bleed: float, back_bleed: float
) -> Grid | None:
    """One orientation's grid, centred; the good margin and the fold's gap give way where they would cost a card."""
    most = _counts(page, cell, fold, gutter)
    if not most[0] or not most[1]:
        return None
    columns, rows = most
    width = columns * cell.width + (columns - 1) * gutter
    height = rows * cell.height + (rows - 1) * gutter
    gap = _fold_gap(page, fold, width, height)
    across = 2 * width + gap if fold == "vertical" else width
    along = 2 * height + gap if fold == "horizontal" else height
    left, bottom = (page.width - across) / 2, (page.height - along) / 2
    if fold == "horizontal":
        bottom += height + gap
    return Grid(
        paper, page, cell, columns, rows, gutter, bleed, back_bleed, fold, gap, Box(left, bottom, width, height)
    )


def _fold_gap(page: Size, fold: Fold | None, width: float, height: float) -> float:
    """The gap across the fold: what is left beside good margins, or beside the strip that the margin's text needs."""
    if fold is None:
        return 0.0
    free, other = page.width - 2 * width, page.height - height
    if fold == "horizontal":
        free, other = page.height - 2 * height, page.width - width
    wanted = GOOD_MARGIN if other / 2 >= LABEL_MARGIN else LABEL_MARGIN
    return min(FOLD_GAP, max(0.0, free - 2 * wanted))


def _counts(page: Size, cell: Size, fold: Fold | None, gutter: float) -> tuple[int, int]:
    width, height = page.width - 2 * LEAST_MARGIN, page.height - 2 * LEAST_MARGIN
    if fold == "vertical":
        width /= 2
    elif fold == "horizontal":
        height /= 2
    return _times(width, cell.width, gutter), _times(height, cell.height, gutter)


def _times(length: float, size: float, gutter: float) -> int:
    return max(0, math.floor((length + gutter) / (size + gutter) + _TINY))


def impose(
    grid: Grid, count: int, mode: BackMode = "long", *, offset: tuple[float, float] = (0.0, 0.0)
) -> tuple[Page, ...]:
    """The pages, in the order of printing, for cards 0 … count−1, filled row by row.

    `offset` (dx, dy in millimetres) moves the backs and nothing else: dx to the right and dy upwards as the back page is
    seen. Fold mode has backs on the fronts' page, which no printer can misplace: there it moves nothing.
    """
    sheets = -(-count // grid.per_sheet)
    fronts, backs = [], []
    laid: dict[int, tuple[Page, Page | None]] = {}
    for sheet in range(sheets):
        first = sheet * grid.per_sheet
        used = min(count - first, grid.per_sheet)
        if used not in laid:
            laid[used] = _lay(grid, used, mode, offset)
        front, back = laid[used]
        fronts.append(_numbered(front, first, sheet + 1, sheets))
        if back is not None:
            backs.append(_numbered(back, first, sheet + 1, sheets))
    if mode in ("two-pass", "separate"):
        return (*fronts, *backs)
    if not backs:
        return tuple(fronts)
    return tuple(page for pair in zip(fronts, backs, strict=True) for page in pair)


def _lay(grid: Grid, count: int, mode: BackMode, offset: tuple[float, float]) -> tuple[Page, Page | None]:
    """Both sides of a sheet with so many cards, which are counted from 0; sheets with as many are alike."""
    places = [(card, *_place(grid, card)) for card in range(count)]
    used = [(column, row) for _, column, row in places]
    front = _cells(grid, places, used, None, (0.0, 0.0), False)
    marks = _marks(grid, used)
    if mode == "fold":
        back = _cells(grid, places, used, "fold", (0.0, 0.0), True)
        both = (*marks, *(_folded(grid, mark) for mark in marks), *_fold_marks(grid))
        return Page("both", 1, 1, front + back, both), None
    if mode == "none":
        return Page("front", 1, 1, front, marks), None
    back = _cells(grid, places, used, mode, offset, True)
    mirrored = tuple(_moved(_flipped(grid, mark, mode), offset) for mark in marks)
    return Page("front", 1, 1, front, marks), Page("back", 1, 1, back, mirrored)


def _numbered(page: Page, first: int, sheet: int, sheets: int) -> Page:
    cells = tuple(Cell(first + cell.card, cell.face, cell.box, cell.turned, cell.bled) for cell in page.cells)
    return Page(page.face, sheet, sheets, cells, page.marks)


def _place(grid: Grid, index: int) -> tuple[int, int]:
    row, column = divmod(index, grid.columns)
    return column, row


def mirrors_columns(grid: Grid, mode: BackMode) -> bool:
    """Whether a back stands in column last − column (else row last − row). Two passes and separate sheets are turned like
    the pages of a book: on the long edge."""
    if mode == "fold":
        return grid.fold == "vertical"
    return (mode == "short") == grid.landscape


def turns_art(grid: Grid, mode: BackMode) -> bool:
    """Whether a back's art is turned by 180°: whenever rows are mirrored."""
    return not mirrors_columns(grid, mode)


def flipped_point(grid: Grid, mode: BackMode, x: float, y: float) -> tuple[float, float]:
    """Where a point of the front lies on the back page (in fold mode: on the other side of the fold)."""
    if mode == "fold":
        line = _fold_line(grid)
        return (2 * line - x, y) if grid.fold == "vertical" else (x, 2 * line - y)
    return (grid.page.width - x, y) if mirrors_columns(grid, mode) else (x, grid.page.height - y)


def _fold_line(grid: Grid) -> float:
    return grid.page.width / 2 if grid.fold == "vertical" else grid.page.height / 2


def _cells(
    grid: Grid,
    places: list[tuple[int, int, int]],
    used: list[tuple[int, int]],
    mode: BackMode | None,
    offset: tuple[float, float],
    back: bool,
) -> tuple[Cell, ...]:
    made = []
    for card, column, row in places:
        box = grid.cell_box(column, row)
        room = _room(grid, used, column, row, back)
        bled = box.grown(*room)
        if mode is not None:
            box, bled = (_flip_box(grid, mode, each) for each in (box, bled))
        box, bled = (each._replace(x=each.x + offset[0], y=each.y + offset[1]) for each in (box, bled))
        bled = _kept_inside(grid, bled, box)
        made.append(Cell(card, "back" if back else "front", box, mode is not None and turns_art(grid, mode), bled))
    return tuple(made)


def _flip_box(grid: Grid, mode: BackMode, box: Box) -> Box:
    (x0, y0), (x1, y1) = flipped_point(grid, mode, box.x, box.y), flipped_point(grid, mode, box.right, box.top)
    return Box(min(x0, x1), min(y0, y1), box.width, box.height)


def _kept_inside(grid: Grid, bled: Box, box: Box) -> Box:
    """The bleed without what would come too near to the paper's edge; never less than the card itself."""
    left, bottom = min(box.x, max(bled.x, INK_LIMIT)), min(box.y, max(bled.y, INK_LIMIT))
    right = max(box.right, min(bled.right, grid.page.width - INK_LIMIT))
    top = max(box.top, min(bled.top, grid.page.height - INK_LIMIT))
    return Box(left, bottom, right - left, top - bottom)


def _room(
    grid: Grid, used: list[tuple[int, int]], column: int, row: int, back: bool
) -> tuple[float, float, float, float]:
    """How far the colour may run out of a cell: left, bottom, right, top (seen from the front)."""
    most = grid.back_bleed if back else grid.bleed
    half = grid.gutter / 2
    taken = set(used)

    def towards(step_x: int, step_y: int) -> float:
        neighbour = (column + step_x, row + step_y)
        if neighbour in taken:
            return max(SEAM, min(most, half))
        outside = not (0 <= neighbour[0] < grid.columns and 0 <= neighbour[1] < grid.rows)
        to_fold = (grid.fold == "vertical" and step_x > 0) or (grid.fold == "horizontal" and step_y > 0)
        return (
            min(most, grid.fold_gap / 2)
            if outside and to_fold
            else min(most, FRONT_BLEED)
            if _label_side(grid, step_x, step_y)
            else most
        )

    return towards(-1, 0), towards(0, 1), towards(1, 0), towards(0, -1)


def _label_side(grid: Grid, step_x: int, step_y: int) -> bool:
    return (step_x, step_y) == ((0, -1) if label_on_top(grid) else (-1, 0))


def label_on_top(grid: Grid) -> bool:
    """Whether the margin's text stands above the cards; else it runs up the left side. The wider margin is taken."""
    above = grid.page.height - grid.area.top
    return above >= grid.area.x


def label_box(grid: Grid) -> Box:
    """Where the margin's text may stand, outside every bleed and mark. When it runs up the side, the box is tall."""
    if label_on_top(grid):
        low = grid.area.top + FRONT_BLEED + 0.3
        return Box(GOOD_MARGIN, low, grid.page.width - 2 * GOOD_MARGIN, max(0.0, grid.page.height - INK_LIMIT - low))
    right = grid.area.x - FRONT_BLEED - 0.3
    return Box(INK_LIMIT, GOOD_MARGIN, max(0.0, right - INK_LIMIT), grid.page.height - 2 * GOOD_MARGIN)


def _marks(grid: Grid, used: list[tuple[int, int]]) -> tuple[Mark, ...]:
    """Two marks for each cut line, beyond the outermost cards that it bounds."""
    vertical: dict[float, list[Box]] = {}
    horizontal: dict[float, list[Box]] = {}
    for column, row in used:
        box = grid.cell_box(column, row)
        for x in (box.x, box.right):
            vertical.setdefault(round(x, 6), []).append(box)
        for y in (box.y, box.top):
            horizontal.setdefault(round(y, 6), []).append(box)
    marks = []
    for x, boxes in sorted(vertical.items()):
        low, high = min(box.y for box in boxes), max(box.top for box in boxes)
        bottom, top = _reach(low, grid.page.height - high)
        if grid.fold == "horizontal":
            bottom = min(bottom, grid.fold_gap / 2)
        marks += [Mark(x, low - start, x, low - bottom) for start in (_MARK_START,) if bottom > start]
        marks += [Mark(x, high + start, x, high + top) for start in (_MARK_START,) if top > start]
    for y, boxes in sorted(horizontal.items()):
        low, high = min(box.x for box in boxes), max(box.right for box in boxes)
        left, right = _reach(low, grid.page.width - high)
        if grid.fold == "vertical":
            right = min(right, grid.fold_gap / 2)
        marks += [Mark(low - start, y, low - left, y) for start in (_MARK_START,) if left > start]
        marks += [Mark(high + start, y, high + right, y) for start in (_MARK_START,) if right > start]
    return tuple(marks)


def _reach(before: float, after: float) -> tuple[float, float]:
    return min(_MARK_END, before - INK_LIMIT), min(_MARK_END, after - INK_LIMIT)


def _flipped(grid: Grid, mark: Mark, mode: BackMode) -> Mark:
    return Mark(*flipped_point(grid, mode, mark.x0, mark.y0), *flipped_point(grid, mode, mark.x1, mark.y1), mark.fold)


def _folded(grid: Grid, mark: Mark) -> Mark:
    return _flipped(grid, mark, "fold")


def _moved(mark: Mark, offset: tuple[float, float]) -> Mark:
    dx, dy = offset
    return Mark(mark.x0 + dx, mark.y0 + dy, mark.x1 + dx, mark.y1 + dy, mark.fold)


def _fold_marks(grid: Grid) -> tuple[Mark, ...]:
    """Where the sheet is folded: one line through the gap between fronts and backs; without a gap it would lie on the cards'
    edges, and two dashes in the margins must do."""
    line = _fold_line(grid)
    low, high = (grid.area.y, grid.area.top) if grid.fold == "vertical" else (grid.area.x, grid.area.right)
    # The label's margin is the end that has less room.
    before, after = (6.0, _MARK_END) if grid.fold == "vertical" else (_MARK_END, 6.0)
    length = grid.page.height if grid.fold == "vertical" else grid.page.width
    start, end = max(INK_LIMIT, low - before), min(length - INK_LIMIT, high + after)
    ends = ((start, end),) if grid.fold_gap else ((start, low - _MARK_START), (high + _MARK_START, end))
    return tuple(
        Mark(line, a, line, b, True) if grid.fold == "vertical" else Mark(a, line, b, line, True)
        for a, b in ends
        if b > a
    )
