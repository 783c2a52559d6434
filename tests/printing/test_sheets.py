"""Where cards lie, and where their backs do (printing.md, Sheets; K-01, K-02, K-03, K-14)."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gallery.printing.sheets import (
    BACK_MODES,
    PAPERS,
    BackMode,
    Cell,
    Grid,
    Mark,
    Page,
    PaperName,
    arrange,
    impose,
    label_box,
)
from gallery.printing.units import Box, Size
from gallery.refusal import Refused

CARDS = {
    "large note": Size(132, 65),
    "small note": Size(98, 53),
    "value": Size(63.5, 44),
    "poker": Size(63.5, 88.9),
    "painting": Size(95, 132),
    "easel": Size(132, 190),
}
PER_SHEET = {"large note": 6, "small note": 10, "value": 18, "poker": 9, "painting": 4, "easel": 2}
papers = st.sampled_from(sorted(PAPERS))
cards = st.sampled_from(sorted(CARDS.values()))
modes = st.sampled_from(BACK_MODES)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("card", PER_SHEET)
def test_as_many_on_a4_and_letter_as_promised(paper: PaperName, card: str) -> None:
    assert arrange(paper, CARDS[card]).per_sheet == PER_SHEET[card]


def through_the_paper(grid: Grid, mode: BackMode, x: float, y: float) -> tuple[float, float]:
    """Where a point of the back page lies when one looks through the front, by how a sheet is turned in the hand: about the
    edge that is the long or the short one of the page as it lies."""
    width, height = grid.page
    upright_edge_is_long = height > width
    about_upright_edge = upright_edge_is_long if mode != "short" else not upright_edge_is_long
    return (width - x, y) if about_upright_edge else (x, height - y)


def fronts_and_backs(pages: tuple[Page, ...]) -> list[tuple[Cell, Cell]]:
    fronts = {cell.card: cell for page in pages for cell in page.cells if cell.face == "front"}
    backs = {cell.card: cell for page in pages for cell in page.cells if cell.face == "back"}
    assert sorted(fronts) == sorted(backs)
    return [(fronts[card], backs[card]) for card in sorted(fronts)]


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("mode", ["long", "short", "two-pass", "separate"])
@pytest.mark.parametrize("count", [1, 2, 8, 9, 10])
def test_every_back_meets_its_front(paper: PaperName, card: str, mode: BackMode, count: int) -> None:
    grid = arrange(paper, CARDS[card], mode)
    pages = impose(grid, count, mode)
    for front, back in fronts_and_backs(pages):
        x0, y0 = through_the_paper(grid, mode, back.box.x, back.box.y)
        x1, y1 = through_the_paper(grid, mode, back.box.right, back.box.top)
        met = Box(min(x0, x1), min(y0, y1), back.box.width, back.box.height)
        assert met == pytest.approx(front.box, abs=0.05)
        # Art turned upside down by the turning of the sheet is turned back.
        assert back.turned == (through_the_paper(grid, mode, 0, 0)[0] == 0)
        assert not front.turned


@pytest.mark.parametrize(
    ("card", "mode", "column", "row", "turned"),
    [
        ("poker", "long", 2, 0, False),
        ("poker", "short", 0, 2, True),
        ("large note", "long", 0, 2, True),
        ("large note", "short", 1, 0, False),
    ],
)
def test_the_table_of_backs(card: str, mode: BackMode, column: int, row: int, turned: bool) -> None:
    grid = arrange("a4", CARDS[card], mode)
    back = impose(grid, grid.per_sheet, mode)[1].cells[0]
    assert back.box == pytest.approx(grid.cell_box(column, row))
    assert back.turned == turned


def test_two_passes_and_separate_sheets_have_all_fronts_first() -> None:
    grid = arrange("a4", CARDS["poker"])
    for mode in ("two-pass", "separate"):
        assert [page.face for page in impose(grid, 20, mode)] == ["front"] * 3 + ["back"] * 3
    assert [page.face for page in impose(grid, 20, "long")] == ["front", "back"] * 3
    assert [page.face for page in impose(grid, 20, "none")] == ["front"] * 3


@given(
    papers,
    cards,
    st.sampled_from(["long", "short", "two-pass"]),
    st.tuples(st.floats(-3, 3), st.floats(-3, 3)),
    st.integers(1, 12),
)
def test_an_offset_moves_the_backs_alone_and_by_exactly_that(
    paper: PaperName, card: Size, mode: BackMode, offset: tuple[float, float], count: int
) -> None:
    grid = arrange(paper, card, mode)
    for still, moved in zip(impose(grid, count, mode), impose(grid, count, mode, offset=offset), strict=True):
        dx, dy = offset if still.face == "back" else (0.0, 0.0)
        for before, after in zip(still.cells, moved.cells, strict=True):
            assert after.box == pytest.approx((before.box.x + dx, before.box.y + dy, *card), abs=1e-9)
        for old, new in zip(still.marks, moved.marks, strict=True):
            assert (new.x0, new.y1) == pytest.approx((old.x0 + dx, old.y1 + dy), abs=1e-9)


def test_in_fold_mode_an_offset_moves_nothing() -> None:
    grid = arrange("a4", CARDS["poker"], "fold")
    assert impose(grid, 4, "fold", offset=(2, 1)) == impose(grid, 4, "fold")


@settings(max_examples=150)
@given(papers, cards, modes, st.sampled_from([0.0, 2.0, 4.0, 7.5]), st.integers(1, 40))
def test_cells_keep_their_margin_and_apart_and_ink_keeps_off_the_edge(
    paper: PaperName, card: Size, mode: BackMode, gutter: float, count: int
) -> None:
    try:
        grid = arrange(paper, card, mode, gutter=gutter)
    except Refused:
        return
    ink = Box(0, 0, *grid.page).inset(4.5 - 1e-6)
    room = Box(0, 0, *grid.page).inset(6.0 - 1e-6)
    for page in impose(grid, count, mode):
        for cell in page.cells:
            assert inside(cell.box, room)
            assert inside(cell.bled, ink)
            assert inside(cell.box, cell.bled.inset(-1e-9))
        boxes = [cell.box for cell in page.cells]
        for index, cell in enumerate(page.cells):
            assert not any(cell.box.overlaps(other) for other in boxes[index + 1 :])
            # Colour laps over a neighbour by the seam at most.
            assert not any(cell.bled.overlaps(other.box.inset(0.051)) for other in page.cells if other is not cell)
        for mark in page.marks:
            assert inside(
                Box(min(mark.x0, mark.x1), min(mark.y0, mark.y1), abs(mark.x1 - mark.x0), abs(mark.y1 - mark.y0)), ink
            )
    assert inside(label_box(grid), ink)


def inside(small: Box, large: Box) -> bool:
    return small.x >= large.x and small.y >= large.y and small.right <= large.right and small.top <= large.top


@given(papers, cards, st.integers(1, 30))
def test_marks_stand_outside_the_cards_and_only_round_used_cells(paper: PaperName, card: Size, count: int) -> None:
    grid = arrange(paper, card)
    for page in impose(grid, count):
        edges_x = {round(edge, 4) for cell in page.cells for edge in (cell.box.x, cell.box.right)}
        edges_y = {round(edge, 4) for cell in page.cells for edge in (cell.box.y, cell.box.top)}
        marked_x = [round(mark.x0, 4) for mark in page.marks if mark.x0 == mark.x1]
        marked_y = [round(mark.y0, 4) for mark in page.marks if mark.y0 == mark.y1]
        assert len(marked_x) + len(marked_y) == len(page.marks)
        # Two marks for each cut line and not one more.
        assert sorted(marked_x) == sorted([*edges_x, *edges_x])
        assert sorted(marked_y) == sorted([*edges_y, *edges_y])
        for mark in page.marks:
            assert not any(within(mark, cell.box) for cell in page.cells)


def within(mark: Mark, box: Box) -> bool:
    x, y = (mark.x0 + mark.x1) / 2, (mark.y0 + mark.y1) / 2
    return box.x < x < box.right and box.y < y < box.top


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("card", CARDS)
def test_in_fold_mode_back_and_front_meet_when_the_sheet_is_folded(paper: PaperName, card: str) -> None:
    grid = arrange(paper, CARDS[card], "fold")
    (page, *_) = impose(grid, grid.per_sheet, "fold")
    (line,) = {
        (round(mark.x0, 6) if grid.fold == "vertical" else round(mark.y0, 6)) for mark in page.marks if mark.fold
    }
    assert line == pytest.approx((grid.page.width if grid.fold == "vertical" else grid.page.height) / 2)
    folds = [mark for mark in page.marks if mark.fold]
    longest = max(math.hypot(mark.x1 - mark.x0, mark.y1 - mark.y0) for mark in folds)
    along = grid.area.height if grid.fold == "vertical" else grid.area.width
    # A line to fold by where it is cut off with the gap, else only dashes in the margins.
    assert (len(folds) == 1 and longest > along) if grid.fold_gap else longest < 6
    for front, back in fronts_and_backs((page,)):
        if grid.fold == "vertical":
            # Equidistant from the fold, beside each other, upright.
            assert back.box.x - line == pytest.approx(line - front.box.right)
            assert back.box.y == pytest.approx(front.box.y)
            assert back.box.x >= line - 1e-9
        else:
            assert line - back.box.top == pytest.approx(front.box.y - line)
            assert back.box.x == pytest.approx(front.box.x)
        assert back.turned == (grid.fold == "horizontal")


@given(papers, st.floats(20, 500), st.floats(20, 500), modes)
def test_a_grid_is_never_worse_than_the_other_orientation(
    paper: PaperName, width: float, height: float, mode: BackMode
) -> None:
    page = PAPERS[paper]

    def count(long: float, wide: float) -> int:
        return int((long - 12 + 1e-6) // width) * int((wide - 12 + 1e-6) // height)

    most = max(count(*page), count(page.height, page.width))
    if mode == "fold":
        return
    if most <= 0:
        with pytest.raises(Refused) as told:
            arrange(paper, Size(width, height), mode)
        assert told.value.key == "card_too_large"
    else:
        assert arrange(paper, Size(width, height), mode).per_sheet == most


def test_every_card_is_on_exactly_one_sheet() -> None:
    grid = arrange("letter", CARDS["value"], "long")
    pages = impose(grid, 48, "long")
    assert [len(page.cells) for page in pages] == [18, 18, 18, 18, 12, 12]
    assert [(page.sheet, page.sheets) for page in pages] == [(1, 3), (1, 3), (2, 3), (2, 3), (3, 3), (3, 3)]
    assert impose(grid, 0, "long") == ()


def test_bleed_is_three_millimetres_in_front_and_five_behind_or_what_is_left() -> None:
    grid = arrange("a4", CARDS["painting"], "long")
    front, back = (page.cells[0] for page in impose(grid, 1, "long"))
    assert front.bled.x == pytest.approx(front.box.x - 3)
    assert front.bled.y == pytest.approx(front.box.y - 3)
    assert back.bled.right == pytest.approx(back.box.right + 5)
    tight = arrange("letter", CARDS["poker"], "long")
    cell = impose(tight, 9, "long")[0].cells[0]
    assert tight.page.height - cell.bled.top == pytest.approx(4.5)
