"""The calibration sheet: what a printer does to lengths, how far its backs are off, how near to the edge it reaches.

Both faces carry half of each ruler. Strokes of the front stand FRONT_STEP apart, those of the back BACK_STEP, so the one pair
that stands in line tells by how much the backs must be moved: its number is the offset to type in, in millimetres.
"""

from collections.abc import Sequence

from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Side
from gallery.printing.pen import BLACK, Pen
from gallery.printing.sheets import BackMode, Grid, arrange, flipped_point, page_size
from gallery.printing.typesetting import fit, fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts

FRONT_STEP = 5.2
BACK_STEP = 5.45
STROKES = 10
"""On either side of a ruler's middle: two and a half millimetres each way, in quarters. The whole range is less than one step
of the front's, so that no second pair can stand in line."""

FRAMES = (4.0, 5.0, 6.0, 8.0)
"""Millimetres from the paper's edge."""

_LONG, _SHORT = 5.5, 3.5
_THIN = 0.12


def ruler_places(page: Size) -> tuple[tuple[float, float], tuple[float, float]]:
    """The middles of the ruler across and of the ruler upwards, on the front."""
    return (page.width / 2, page.height * 0.38), (page.width * 0.28, page.height * 0.66)


def reading(stroke: int) -> float:
    """The offset in millimetres that the back's stroke of this number (0 in the middle, right and up positive) stands for."""
    return round(stroke * (BACK_STEP - FRONT_STEP), 6)


def calibration_sides(options: PrintOptions, texts: Texts) -> Sequence[Side]:
    """One sheet, both faces; the scale and the offset that are asked for are in it, so that it also proves them."""
    page = page_size(options.paper, options.scale)
    mode: BackMode = "short" if options.duplex == "short" else "long"
    # A grid of one card as large as the page may be: only the way it turns is needed.
    grid = arrange(options.paper, Size(page.width - 12, page.height - 12), mode, scale=options.scale)

    def front(pen: Pen) -> None:
        _corners(pen, page)
        _bars(pen, page, texts)
        for middle, upright in zip(ruler_places(page), (False, True), strict=True):
            _ruler(pen, middle, upright, FRONT_STEP, 1, False)
        name = texts.say("print-calibration")
        _heading(pen, page, texts, f"{name} · {texts.say('print-calibration-front')}")
        _lines(pen, page, texts, ["print-calibration-one", "print-calibration-turn", "print-calibration-three"])

    def back(pen: Pen) -> None:
        _corners(pen, page)
        _heading(pen, page, texts, f"{texts.say('print-calibration')} · {texts.say('print-calibration-back')}")
        _lines(pen, page, texts, ["print-calibration-two"])
        pen.move(*options.offset)
        for middle, upright in zip(ruler_places(page), (False, True), strict=True):
            _ruler(pen, flipped_point(grid, mode, *middle), upright, BACK_STEP, _other_side(grid, mode, upright), True)

    # The outermost frame lies where some printers cannot reach: that is what it is for.
    sides = [Side(page, "front", front, 0.0)]
    return sides if options.duplex in ("none", "fold") else [*sides, Side(page, "back", back, 0.0)]


def _other_side(grid: Grid, mode: BackMode, upright: bool) -> int:
    """On which side of a ruler's line the back's strokes stand, so that they meet the front's from the other side: the
    front's are above (or right of) it as the front is seen."""
    (x0, y0), (x1, y1) = (flipped_point(grid, mode, *point) for point in ((0.0, 0.0), (1.0, 1.0)))
    seen = x1 - x0 if upright else y1 - y0
    return -1 if seen > 0 else 1


def _ruler(pen: Pen, middle: tuple[float, float], upright: bool, step: float, side: int, numbered: bool) -> None:
    with pen.kept():
        pen.move(*middle)
        if upright:
            # Along the ruler is then up, and across it to the right.
            pen.turn(-90)
            pen.scale(1, -1)
        pen.stroke(BLACK, _THIN)
        reach = (STROKES + 0.6) * max(FRONT_STEP, BACK_STEP)
        if not numbered:
            pen.line(-reach, 0, reach, 0)
        for stroke in range(-STROKES, STROKES + 1):
            pen.line(stroke * step, 0, stroke * step, side * (_LONG if stroke % 2 == 0 else _SHORT))
    if numbered:
        _numbers(pen, middle, upright, step, side)


def _numbers(pen: Pen, middle: tuple[float, float], upright: bool, step: float, side: int) -> None:
    pen.fill(BLACK)
    size = 3.0
    for stroke in range(-STROKES, STROKES + 1, 2):
        line = one_line(f"{reading(stroke):+g}" if stroke else "0", False, "bold")
        if upright:
            x = middle[0] + side * (_LONG + 1.2) - (line.width * size if side < 0 else 0)
            pen.letters(line, x, middle[1] + stroke * step - 0.35 * size, size)
        else:
            y = middle[1] + side * (_LONG + 1.2) - (0.7 * size if side < 0 else 0)
            pen.letters(line, middle[0] + stroke * step - line.width * size / 2, y, size)


def _corners(pen: Pen, page: Size) -> None:
    """In each corner the corners of four frames, with their distance from the edge."""
    pen.stroke(BLACK, _THIN)
    pen.fill(BLACK)
    for left in (True, False):
        for low in (True, False):
            for place, frame in enumerate(FRAMES):
                x = frame if left else page.width - frame
                y = frame if low else page.height - frame
                length = 24.0 - place * 4
                pen.line(x, y, x + (length if left else -length), y)
                pen.line(x, y, x, y + (length if low else -length))
            told = one_line(" · ".join(f"{frame:g}" for frame in FRAMES), False)
            x = 10.0 if left else page.width - 10.0 - told.width * 2.6
            pen.letters(told, x, 10.0 if low else page.height - 12.0, 2.6)


def _bars(pen: Pen, page: Size, texts: Texts) -> None:
    """100 mm across and 100 mm up."""
    told = one_line(texts.say("print-calibration-bar"), texts.rtl)
    pen.stroke(BLACK, 0.25)
    pen.fill(BLACK)
    x, y = page.width / 2 - 50, page.height * 0.28
    pen.line(x, y, x + 100, y)
    for end in (x, x + 100):
        pen.line(end, y - 3, end, y + 3)
    pen.letters(told, page.width / 2 - told.width * 1.6, y + 1.6, 3.2)
    x, y = page.width * 0.72, page.height * 0.66 - 50
    pen.line(x, y, x, y + 100)
    for end in (y, y + 100):
        pen.line(x - 3, end, x + 3, end)
    pen.letters(told, x + 2, y + 50, 3.2)


def _heading(pen: Pen, page: Size, texts: Texts, text: str) -> None:
    pen.fill(BLACK)
    box = Box(22, page.height - 32, page.width - 44, 9)
    pen.text(fit_line(text, box.width, 6.0, texts.rtl, card=text, face="bold"), box)


def _lines(pen: Pen, page: Size, texts: Texts, keys: Sequence[str]) -> None:
    pen.fill(BLACK)
    box = Box(22, 15, page.width - 44, page.height * 0.28 - 24)
    text = "\n".join(texts.say(key) for key in keys)
    pen.text(
        fit(text, (box.width, box.height), 4.0, texts.rtl, card=texts.say("print-calibration"), leading=1.35),
        box,
        rise="top",
    )
