"""The paintings page: the house collection as a visitor sees it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout

from gallery.collection.catalogue import MOVEMENTS, house_catalogue
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, main_of
from gallery.ui.collection.large import Large
from gallery.ui.collection.wall import Group, Wall
from gallery.ui.keys import Act, Press

ALL = "all"
BESIDE = 20
"""Pixels of the drawing between the wall and the end of its scroll bar."""


class PaintingsPage(Panel):
    """A wall by movement, and one painting large over the whole window. `back` to leave."""

    back = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self._shown = ALL
        self._current = 0
        self._answered = False
        self._filled = False
        self.large: Large | None = None
        self.wall: Wall | None = None

    def build(self, layout: QBoxLayout) -> None:
        """A line of movements to choose from, and the wall."""
        style, say = self.desk.style, self.desk.say
        # Where reading ends the scroll bar stands beside the wall, not over it.
        near, far = style.px(60), style.px(60 - BESIDE)
        rtl = self.desk.texts.rtl
        layout.setContentsMargins(far if rtl else near, style.px(26), near if rtl else far, 0)
        layout.setSpacing(style.px(10))
        edge = style.px(BESIDE)
        head = beside(space=style.px(16), margins=(edge if rtl else 0, 0, 0 if rtl else edge, 0))
        head.addWidget(label(say("paintings-title"), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        layout.addLayout(head)
        row = beside(space=style.px(8))
        for which in (ALL, *MOVEMENTS):
            chip = Button(style, say(f"movement-{which}"), kind="quiet", name=f"movement-{which}", guarded=False)
            chip.setCheckable(True)
            chip.setChecked(which == self._shown)
            chip.clicked.connect(lambda _=False, which=which: self.show_movement(which))
            row.addWidget(chip)
        row.addStretch(1)
        layout.addLayout(row)
        self.wall = Wall(self.desk, self._groups(), self._current)
        self.wall.opened.connect(self.open)
        layout.addWidget(self.wall, 1)

    def _groups(self) -> list[Group]:
        catalogue = house_catalogue()
        shown = MOVEMENTS if self._shown == ALL else [each for each in MOVEMENTS if each == self._shown]
        return [
            Group(
                self.desk.say(f"movement-{movement}"),
                tuple(number for number in sorted(catalogue) if catalogue[number].movement == movement),
            )
            for movement in shown
        ]

    def rebuild(self) -> None:
        """Made anew, with the painting large again that was."""
        if self.wall is not None:
            self._current = self.wall.current
        large = self.large is not None
        super().rebuild()
        if large and self.isVisible():
            self._hang()
        elif large:
            self._take_down()

    def show_movement(self, which: str) -> None:
        """Only the paintings of one movement, or all."""
        self._shown = which
        self.rebuild()
        chip = self.findChild(Button, f"movement-{which}")
        if chip is not None:
            chip.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """The keys go to the painting at which they were last."""
        if self.large is not None:
            self.large.setFocus()
        elif self.wall is not None:
            self.wall.go_to(self.wall.current)

    # --- one painting large

    def open(self, number: int) -> None:
        """A painting over the whole window."""
        self._answered = False
        if self.wall is not None:
            self.wall.go_to(number)
        self._hang()

    def _hang(self) -> None:
        self._take_down()
        wall = self.wall
        if wall is None or wall.current not in wall.numbers:
            return
        at = wall.numbers.index(wall.current)
        after = wall.numbers[(at + 1) % len(wall.numbers)]
        large = Large(self.desk, main_of(self), wall.current, (at + 1, len(wall.numbers)), after)
        large.moved.connect(self.turn)
        large.closed.connect(self.close_large)
        large.filled.connect(self.fill_screen)
        large.answer(self._answered)
        large.answered.connect(self._remember_answer)
        self.large = large
        large.show()
        large.raise_()
        large.setFocus()

    def _remember_answer(self, shown: bool) -> None:
        self._answered = shown

    def _take_down(self) -> None:
        if self.large is not None:
            gone, self.large = self.large, None
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()

    def turn(self, by: int) -> None:
        """The next painting on the wall, or the one before; after the last comes the first."""
        if self.wall is not None and self.large is not None:
            numbers = self.wall.numbers
            self.open(numbers[(numbers.index(self.large.number) + by) % len(numbers)])

    def close_large(self) -> None:
        """Back to the wall, at the painting that was seen last."""
        self._take_down()
        if self._filled:
            self.fill_screen()
        self.focus_first()

    def fill_screen(self) -> None:
        """The window over the whole screen, as a class sees it best; and back."""
        self._filled = not self._filled
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take(self, press: Press) -> bool:
        """A presenter's remote turns from painting to painting while one is large."""
        if self.large is None:
            return False
        match press.act:
            case Act.NEXT:
                self.turn(1)
            case Act.BACK:
                self.turn(-1)
            case Act.DECLINE:
                self.close_large()
            case _:
                return False
        return True
