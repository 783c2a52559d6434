"""A game to choose, as a card: a picture of each exhibition, its name, and what it is in a sentence."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gallery.collection.decks import deck_number
from gallery.ui.banker.parts import Desk, label, stacked

COPIES = {"classic-art": (2, 3, 6, 1, 2), "members-only": (4, 7, 4, 9, 3), "glenns-gallery": (1, 3, 2, 4, 6)}
"""Which of the eleven works of each exhibition stands for it: upright ones, five of which hang beside each other."""
PICTURE = QSize(65, 76)
"""The place of a picture, pixels of the drawing."""
SPACE = 9
EDGE = 14


class GameChoice(QAbstractButton):
    """One of several of which one is in force; the arrows go from one to the next. Its sign is a mark, not the colour alone."""

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__()
        self.game = game
        self._desk = desk
        style, say = desk.style, desk.say
        self.setObjectName(f"game-{game}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say(f"game-{game}"))
        self.setAccessibleDescription(say(f"newexhibitions-{game}"))
        edge = style.px(EDGE)
        column = stacked(self, space=style.px(3), margins=(edge, edge + style.px(PICTURE.height() + 10), edge, edge))
        for text, role in ((say(f"game-{game}"), "strong"), (say(f"newexhibitions-{game}"), "small")):
            line = label(text, role, wrap=True)
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        column.addStretch(1)
        self._pictures = desk.decks(game)
        self._pictures.came.connect(self.update)

    def sizeHint(self) -> QSize:
        """Pictures, the name, two lines of a sentence."""
        return QSize(self._desk.style.px(380), self._desk.style.px(PICTURE.height() + 96))

    def paintEvent(self, _: QPaintEvent) -> None:
        """The card, its pictures, and the mark of the one in force."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        warm = self.underMouse() or self.hasFocus()
        ground = "chosen" if self.isChecked() else "card"
        thick = style.px(3) if self.isChecked() else 1
        painter.setBrush(style.colour(ground))
        painter.setPen(QPen(style.colour("accent" if self.isChecked() or warm else "edge"), thick))
        half = thick / 2
        radius = style.px(5)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)
        self._hang(painter)
        if self.isChecked():
            self._mark(painter)
        if self.hasFocus():
            painter.setPen(QPen(style.colour("ink"), style.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inside = style.px(5)
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), style.px(3), style.px(3)
            )
        painter.end()

    def _hang(self, painter: QPainter) -> None:
        """The pictures beside each other, from the side where reading begins, in thin mats."""
        style = self._desk.style
        edge, mat = style.px(EDGE), style.px(2)
        room = QSizeF(style.px(PICTURE.width()), style.px(PICTURE.height()))
        x = float(edge)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for exhibition, copy in enumerate(COPIES[self.game], start=1):
            pixmap = self._pictures.pixmap(deck_number(exhibition, False, copy), room, self.devicePixelRatioF())
            size = pixmap.deviceIndependentSize()
            left = (self.width() - x - room.width() if rtl else x) + (room.width() - size.width()) / 2
            place = QRectF(left, edge + (room.height() - size.height()) / 2, size.width(), size.height())
            painter.setPen(QPen(style.colour("hairline"), 1))
            painter.setBrush(style.colour("mat"))
            painter.drawRect(place.adjusted(-mat, -mat, mat, mat))
            painter.drawPixmap(place.topLeft(), pixmap)
            x += room.width() + style.px(SPACE)

    def _mark(self, painter: QPainter) -> None:
        style = self._desk.style
        size, edge = style.px(24), style.px(10)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        top = style.px(EDGE + PICTURE.height() + 6)
        spot = QRectF(edge if rtl else self.width() - edge - size, top, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("accent_fill"))
        painter.drawEllipse(spot)
        painter.setPen(style.colour("on_accent"))
        painter.setFont(style.font(16, bold=True))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, "✓")
