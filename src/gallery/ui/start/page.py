"""The start page: one click to go on, and everything else a click away."""

import re
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from gallery.texts import LANGUAGES, Language
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, rule, stacked
from gallery.ui.pictures import Pictures
from gallery.ui.style import Style
from gallery.ui.widgets.painting import draw_matted

PICTURES = (3, 1, 5, 2, 4)
"""The paintings that hang beside the menu: one of each movement."""

YIELDS = 0.6
"""The least share of its size that a picture keeps where there is little room."""

GAMES = ("new", "exhibitions")
ASIDE = (("print", "paintings"), ("saved", "guide"))
"""The doors that are less often wanted, two to a row."""
DOORS = (*GAMES, *(where for row in ASIDE for where in row))
"""In the order in which they are read, and in which Tab goes through them."""


class StartPage(Panel):
    """A door for each thing that can be done, and the languages. `wanted` says where to go: `continue` or one of DOORS."""

    wanted = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")

    def stop(self) -> None:
        """Hangs no more pictures: the program ends."""
        self.desk.hangings.stop()

    def build(self, layout: QBoxLayout) -> None:
        """Words and doors on the reading side, a wall of pictures on the other."""
        style = self.desk.style
        row = beside(space=style.px(70), margins=(style.px(90), style.px(24), style.px(90), style.px(18)))
        row.addLayout(self._doors(), 5)
        row.addLayout(self._wall(), 6)
        layout.addLayout(row, 1)
        layout.addWidget(rule())
        layout.addLayout(self._languages())

    def _doors(self) -> QVBoxLayout:
        style, say = self.desk.style, self.desk.say
        doors = stacked(space=style.px(12))
        doors.addStretch(1)
        doors.addWidget(label("Gallery", "huge"))
        doors.addWidget(label(say("start-what"), "lead", wrap=True, balanced=True))
        doors.addSpacing(style.px(18))
        last, over = self.desk.last_game(), False
        if last is not None:
            # A game that has ended can only be looked at: the next one comes first then.
            over = self.desk.session.preferences.settings.last_over
            doors.addWidget(self._door("continue", "plain" if over else "primary", "look" if over else "continue"))
            doors.addWidget(
                label(f"\u2068{players_in(last)}\u2069 · {played_when(last)}", "small", wrap=True, name="last-game")
            )
            doors.addSpacing(style.px(8))
        doors.addWidget(self._door("new", "primary" if last is None or over else "strong"))
        doors.addWidget(self._door("exhibitions", "strong"))
        doors.addSpacing(style.px(4))
        aside = QGridLayout()
        aside.setSpacing(style.px(12))
        for row, pair in enumerate(ASIDE):
            for column, where in enumerate(pair):
                aside.addWidget(self._door(where, "plain"), row, column)
                aside.setColumnStretch(column, 1)
        doors.addLayout(aside)
        doors.addStretch(2)
        return doors

    def _door(self, where: str, kind: str, words: str = "") -> Button:
        text = self.desk.say(f"start-{words or where}")
        made = Button(self.desk.style, text, kind=kind, name=f"start-{where}", guarded=False)
        made.clicked.connect(lambda: self.wanted.emit(where))
        return made

    def _wall(self) -> QVBoxLayout:
        """A wall of five pictures, as a gallery hangs them: one large, four small."""
        style = self.desk.style
        wall = stacked()
        grid = QGridLayout()
        grid.setSpacing(style.px(18))
        large, small = (360, 270), (170, 126)
        for place, number in enumerate(PICTURES):
            width, height = large if place == 0 else small
            tile = _Hung(style, self.desk.pictures, number, QSize(style.px(width), style.px(height)))
            if place == 0:
                grid.addWidget(tile, 0, 0, 1, 2)
            else:
                grid.addWidget(tile, 1 + (place - 1) // 2, (place - 1) % 2)
        wall.addStretch(1)
        centred = beside()
        centred.addStretch(1)
        centred.addLayout(grid)
        centred.addStretch(1)
        wall.addLayout(centred)
        wall.addStretch(1)
        return wall

    def _speak(self, chosen: Language) -> None:
        """Another language; pressed again, the one that is spoken stays marked."""
        pressed = self.findChild(Button, f"language-{chosen}")
        if chosen == self.desk.texts.language and pressed is not None:
            pressed.setChecked(True)
        self.desk.session.preferences.set_language(chosen)

    def _languages(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        row = beside(space=style.px(8), margins=(style.px(90), style.px(12), style.px(90), style.px(12)))
        row.addWidget(label(say("start-language"), "small"))
        for language in LANGUAGES:
            made = Button(style, say(f"language-{language}"), kind="quiet", name=f"language-{language}", guarded=False)
            made.setCheckable(True)
            made.setChecked(language == self.desk.texts.language)
            made.clicked.connect(lambda _=False, chosen=language: self._speak(chosen))
            row.addWidget(made)
        row.addStretch(1)
        preferences = self.desk.session.preferences
        calm = Button(style, say("start-calm"), kind="quiet", name="calm", guarded=False)
        calm.setCheckable(True)
        calm.setChecked(preferences.settings.reduced_motion)
        calm.toggled.connect(preferences.set_reduced_motion)
        row.addWidget(calm)
        return row


class _Hung(QWidget):
    """A picture in its mat, or a primed canvas until it is drawn."""

    def __init__(self, style: Style, pictures: Pictures, number: int, size: QSize) -> None:
        super().__init__()
        self._style = style
        self._pictures = pictures
        self._number = number
        # Where a banner takes room from the page, the pictures give way and not the doors.
        self._size = size
        self.setMinimumSize(size * YIELDS)
        self.setMaximumSize(size)
        pictures.ready.connect(self._ready)

    def sizeHint(self) -> QSize:
        """As large as it hangs when there is room."""
        return self._size

    def _ready(self, number: int) -> None:
        if number == self._number:
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draws it in the middle of its place."""
        style = self._style
        mat = style.px(3)
        edge = 2 * mat + 2
        pixmap = self._pictures.pixmap(self._number, QSizeF(self.size() - QSize(edge, edge)), self.devicePixelRatioF())
        painter = QPainter(self)
        draw_matted(painter, pixmap, QRectF(self.rect()), mat, style.colour("mat"), style.colour("hairline"))
        painter.end()


def players_in(path: Path) -> str:
    """A game file's name without the day it was begun, which the line says anyway."""
    return re.sub(r"^\d{4}-\d\d-\d\d ", "", path.stem)


def played_when(path: Path) -> str:
    """When a game was last played, in figures that all three languages read alike."""
    return "\u2066" + datetime.fromtimestamp(path.stat().st_mtime).strftime("%d.%m.%Y %H:%M") + "\u2069"
