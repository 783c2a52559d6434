"""The five columns of the exhibitions: their signs, the board and the scores stand below one another."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gallery.ui.banker.parts import beside
from gallery.ui.style import Style

GUTTER, LAST, GAP = 168, 50, 6
"""Widths before and behind the five columns and between them, pixels of the drawing."""


def in_columns(
    style: Style, before: QWidget, five: Sequence[QWidget], behind: QWidget | None = None, parent: QWidget | None = None
) -> QHBoxLayout:
    """A row: what stands before the five columns, one widget for each of them, and what stands behind."""
    row = beside(parent, space=style.px(GAP))
    before.setFixedWidth(style.px(GUTTER))
    row.addWidget(before)
    for each in five:
        # All five have the same width, whatever they hold.
        each.setSizePolicy(QSizePolicy.Policy.Ignored, each.sizePolicy().verticalPolicy())
        row.addWidget(each, 1)
    last = behind if behind is not None else QWidget()
    last.setFixedWidth(style.px(LAST))
    row.addWidget(last)
    return row
