"""Which screen is which: a plate with a number on each of them, as long as somebody is asked to choose one."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gallery.texts import Texts, plain
from gallery.ui import theme
from gallery.ui.screens import Screen

SHARE = 0.42
"""Of a screen's height, how high its plate is; it is half as wide again as high."""


class Nameplate(QWidget):
    """A number and a name in the middle of a screen, above everything, that takes neither the keyboard nor the mouse."""

    def __init__(self, number: str, name: str, screen: Screen, *, rtl: bool, dark: bool) -> None:
        super().__init__()
        self._number, self._name = number, name
        self._room = theme.room(dark)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWindowFlags(
            Qt.WindowType.SplashScreen
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
            | Qt.WindowType.WindowDoesNotAcceptFocus
        )
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(plain(f"{number} {name}"))
        _, _, width, height = screen.geometry
        high = round(height * SHARE)
        place = QRect(0, 0, min(round(high * 1.5), width), high)
        place.moveCenter(screen.rect().center())
        self.setGeometry(place)

    def paintEvent(self, _: QPaintEvent) -> None:
        """The number as high as half the plate, the name below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = max(2.0, self.height() * 0.02)
        inner = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.setPen(QPen(QColor(self._room.accent_fill), edge))
        painter.setBrush(QColor(self._room.card))
        painter.drawRect(inner)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.68)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.height() * 0.26).adjusted(edge, 0, -edge, 0)
        painter.setPen(QColor(self._room.ink))
        painter.setFont(theme.font(theme.font_pixels(upper.height() * 0.62, self._number), bold=True))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._number)
        pixels = lower.height() * 0.42
        font = theme.font(pixels)
        painter.setFont(font)
        while painter.fontMetrics().horizontalAdvance(self._name) > lower.width() and pixels > 8:
            pixels *= 0.92
            painter.setFont(theme.font(pixels))
        painter.setPen(QColor(self._room.muted))
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._name)


def nameplates(screens: Sequence[Screen], names: Sequence[str], texts: Texts, *, dark: bool) -> list[Nameplate]:
    """A plate for each screen, numbered from 1 in the order given and shown at once."""
    made = [
        Nameplate(f"\u2066{place}\u2069", name, screen, rtl=texts.rtl, dark=dark)
        for place, (screen, name) in enumerate(zip(screens, names, strict=True), start=1)
    ]
    for plate in made:
        plate.show()
    return made
