"""Banknotes drawn in the colours of their paper."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gallery.texts import short_amount
from gallery.ui import theme
from gallery.ui.banker.parts import Desk


def note_paper(colour: str) -> theme.NoteColours:
    """Paper and ink of a note by the name in the money file; a colour that a teacher made up is drawn white."""
    for name in (colour, colour.replace("-", " "), colour.replace(" ", "-")):
        if name in theme.NOTES:
            return theme.NOTES[name]
    return theme.NoteColours("#FFFFFF", "#1E1B18")


class NoteRow(QWidget):
    """Banknotes in their colours, the largest first, each with how many of it unless `counted` is off.

    With `none` also those of which none is left.
    """

    def __init__(
        self,
        desk: Desk,
        notes: Mapping[int, int],
        colours: Mapping[int, str],
        *,
        none: bool = False,
        counted: bool = True,
    ) -> None:
        super().__init__()
        self._counted = counted
        self._desk = desk
        self._notes = [(value, count) for value, count in sorted(notes.items(), reverse=True) if count or none]
        self._colours = colours
        told = ", ".join(f"{count} × {short_amount(value)}" for value, count in self._notes)
        self._scale = 1.0
        self.setAccessibleName(told)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def shrink(self, scale: float = 0.66) -> "NoteRow":
        """Smaller notes, for a list of what is there and not of what to hand over."""
        self._scale = scale
        self.updateGeometry()
        return self

    def _px(self, length: float) -> int:
        return self._desk.style.px(length * self._scale)

    def sizeHint(self) -> QSize:
        """A note and its count beside it, as often as there are kinds."""
        return QSize(len(self._notes) * self._px(124 if self._counted else 78), self._px(40))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws the notes from the side where reading begins; within a note all is left to right."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step, width, height = self._px(124), self._px(76), self._px(38)
        for place, (value, count) in enumerate(self._notes):
            colours = note_paper(self._colours.get(value, ""))
            x = self.width() - place * step - width - 1 if rtl else place * step + 1
            note = QRectF(x, 1, width, height)
            painter.setPen(QPen(QColor(colours.ink), 1))
            painter.setBrush(QColor(colours.paper))
            painter.drawRect(note)
            painter.setPen(QPen(QColor(colours.ink), 1, Qt.PenStyle.SolidLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(note.adjusted(3, 3, -3, -3))
            painter.setFont(style.font(max(12, 17 * self._scale), bold=True))
            painter.drawText(note, Qt.AlignmentFlag.AlignCenter, short_amount(value))
            if not self._counted:
                continue
            beside_note = QRect(
                round(x) - self._px(42) if rtl else round(x) + width + self._px(4), 0, self._px(38), height
            )
            side = (Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignAbsolute
            painter.setPen(style.colour("ink"))
            painter.setFont(style.font(max(12, 18 * self._scale), bold=True))
            painter.drawText(beside_note, side | Qt.AlignmentFlag.AlignVCenter, f"\u2066×{count}\u2069")
