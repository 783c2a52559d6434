"""Words of several lines begin where reading begins, and none stands alone on the last line."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gallery.texts import LANGUAGES, Language, Texts
from gallery.ui import theme
from gallery.ui.banker.parts import Wrapped, label

BEARING = 3
"""Pixels that a letter may keep from the edge of its own accord."""


@pytest.fixture
def rtl(qtbot: QtBot) -> Iterator[bool]:
    """The application runs from right to left, for the time of a test."""
    before = QApplication.layoutDirection()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield True
    QApplication.setLayoutDirection(before)


def shown(qtbot: QtBot, made: QLabel, width: int, size: float = 20) -> QImage:
    """A label as it is painted, black on white, as high as it wants to be."""
    qtbot.addWidget(made)
    made.setFont(theme.font(size))
    made.setStyleSheet("background: white; color: black;")
    made.resize(width, made.heightForWidth(width))
    return made.grab().toImage()


def ends(image: QImage, lines: int) -> list[tuple[int, int]]:
    """The first and last inked column of each of so many lines."""
    found = []
    height = image.height() / lines
    for line in range(lines):
        rows = range(round(line * height), round((line + 1) * height))
        inked = [x for x in range(image.width()) if any(image.pixelColor(x, y).lightness() < 128 for y in rows)]
        found.append((inked[0], inked[-1]))
    return found


def test_hebrew_lines_begin_at_the_right_edge(qtbot: QtBot, rtl: bool) -> None:
    made = label("מכירה פומבית של אמנות לכל הכיתה בנק רולטה מוקרנת ובית דפוס", wrap=True)
    image = shown(qtbot, made, 260)
    lines = round(image.height() / made.fontMetrics().lineSpacing())
    assert lines >= 3
    for _, last in ends(image, lines):
        assert image.width() - 1 - last <= BEARING


def test_latin_lines_begin_at_the_left_edge(qtbot: QtBot) -> None:
    made = label("An art auction for a whole class with a bank and a wheel", wrap=True)
    image = shown(qtbot, made, 260)
    for first, _ in ends(image, round(image.height() / made.fontMetrics().lineSpacing())):
        assert first <= BEARING


def test_centred_lines_are_in_the_middle(qtbot: QtBot, rtl: bool) -> None:
    made = label("מכירה פומבית של אמנות לכל הכיתה", wrap=True)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    image = shown(qtbot, made, 200)
    for first, last in ends(image, 2):
        assert abs(first - (image.width() - 1 - last)) <= 2 * BEARING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [440, 507, 600])
def test_no_word_of_the_first_page_stands_alone(qtbot: QtBot, language: Language, width: int) -> None:
    made = label(Texts(language).say("start-what"), wrap=True, balanced=True)
    assert isinstance(made, Wrapped)
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft if language == "he" else Qt.LayoutDirection.LeftToRight)
    shown(qtbot, made, width)
    layout = made.lines()
    widths = [layout.lineAt(place).naturalTextWidth() for place in range(layout.lineCount())]
    assert layout.lineCount() == round(made.height() / made.fontMetrics().lineSpacing())
    assert min(widths) > 0.6 * max(widths)


def test_a_line_end_in_the_text_ends_the_line(qtbot: QtBot) -> None:
    made = label("one\ntwo", wrap=True)
    assert isinstance(made, Wrapped)
    shown(qtbot, made, 300)
    assert made.lines().lineCount() == 2
