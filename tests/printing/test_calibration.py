"""The calibration sheet reads the offset that mends the printer it came from."""

from pathlib import Path
from typing import Any

import pytest

from gallery.printing.calibration import BACK_STEP, FRONT_STEP, STROKES, calibration_sides, reading, ruler_places
from gallery.printing.sheets import PAPERS
from gallery.texts import LANGUAGES, Texts

from .kit import options, print_kit


class Recorder:
    """Stands in for a pen: keeps lines with where the page has them (only moves and quarter turns are known)."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, float, float, float]] = []
        self._stack: list[tuple[float, float, bool]] = []
        self._at: tuple[float, float, bool] = (0.0, 0.0, False)

    def kept(self) -> "Recorder":
        return self

    def __enter__(self) -> None:
        self._stack.append(self._at)

    def __exit__(self, *told: object) -> None:
        self._at = self._stack.pop()

    def move(self, x: float, y: float) -> None:
        self._at = (self._at[0] + x, self._at[1] + y, self._at[2])

    def turn(self, degrees: float) -> None:
        assert degrees == -90
        self._at = (*self._at[:2], True)

    def scale(self, x: float, y: float) -> None:
        assert (x, y) == (1, -1)

    def line(self, x0: float, y0: float, x1: float, y1: float) -> None:
        # After the turn and the mirroring, along the ruler is up the page and across it is to the right.
        dx, dy, turned = self._at
        ends = (y0, x0, y1, x1) if turned else (x0, y0, x1, y1)
        self.lines.append((ends[0] + dx, ends[1] + dy, ends[2] + dx, ends[3] + dy))

    def __getattr__(self, name: str) -> Any:
        return lambda *given, **named: None


def strokes(face: int, duplex: str, offset: tuple[float, float]) -> list[tuple[float, float, float, float]]:
    given: Any = {"duplex": duplex, "offset": offset}
    pen: Any = Recorder()
    calibration_sides(options("calibration", **given), Texts("en"))[face].draw(pen)
    return [line for line in pen.lines if round(abs(line[2] - line[0]) + abs(line[3] - line[1]), 3) in (3.5, 5.5)]


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("error", [(0.0, 0.0), (0.5, -0.75), (-2.25, 2.5)])
def test_the_pair_in_line_names_the_offset_that_mends_the_error(duplex: str, error: tuple[float, float]) -> None:
    width, height = PAPERS["a4"]
    fronts, backs = strokes(0, duplex, (0, 0)), strokes(1, duplex, (0, 0))

    def seen_from_behind(x: float, y: float) -> tuple[float, float]:
        return (width - x, y) if duplex == "long" else (x, height - y)

    for axis in (0, 1):
        upright = axis == 1

        def along(
            lines: list[tuple[float, float, float, float]], upright: bool = upright, axis: int = axis
        ) -> list[float]:
            return [line[axis] for line in lines if (line[1] == line[3]) == upright]

        front = [seen_from_behind(value, value)[axis] for value in along(fronts)]
        back = [value + error[axis] for value in along(backs)]
        middle = sum(along(backs)) / len(along(backs))
        gap, met = min((abs(there - here), here) for here in back for there in front)
        assert gap < 0.02
        stroke = round((met - error[axis] - middle) / BACK_STEP)
        assert reading(stroke) == pytest.approx(-error[axis])


def test_the_halves_of_a_ruler_meet_from_either_side() -> None:
    for duplex in ("long", "short"):
        fronts, backs = strokes(0, duplex, (0, 0)), strokes(1, duplex, (0, 0))
        height = PAPERS["a4"].height
        across = [line for line in fronts if line[0] == line[2]]
        behind = [line for line in backs if line[0] == line[2]]
        seen = {(y if duplex == "long" else height - y) for line in across for y in (line[1], line[3])}
        # They share the ruler's line and nothing else.
        assert len(seen & {y for line in behind for y in (line[1], line[3])}) == 1


def test_an_offset_is_in_the_backs_rulers() -> None:
    still, moved = strokes(1, "long", (0, 0)), strokes(1, "long", (1.5, -0.5))
    for before, after in zip(still, moved, strict=True):
        assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((1.5, -0.5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_it_prints_in_every_language_on_every_paper(tmp_path: Path, language: str, paper: str) -> None:
    report = print_kit(tmp_path, "calibration", language=language, paper=paper)
    assert (report.pages, report.sheets, report.cards) == (2, 1, 0)


def test_rulers_fit_on_every_paper() -> None:
    reach = (STROKES + 1) * max(FRONT_STEP, BACK_STEP)
    for page in PAPERS.values():
        (x, _), (_, y) = ruler_places(page)
        assert reach < min(x, page.width - x)
        assert reach < min(y, page.height - y)
