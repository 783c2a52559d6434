"""The paintings page: the house collection as a visitor sees it, and one's own with what can be done to them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout

from gallery.collection.catalogue import MOVEMENTS, house_catalogue
from gallery.collection.collection import HOUSE
from gallery.texts import isolated_name
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice
from gallery.ui.banker.parts import Desk, Panel, beside, label, main_of
from gallery.ui.collection.large import Large
from gallery.ui.collection.owning import Owning
from gallery.ui.collection.sheets import dropped_source
from gallery.ui.collection.wall import Group, Wall
from gallery.ui.keys import Act, Press
from gallery.ui.pictures import Pictures

ALL = "all"
BESIDE = 20
"""Pixels of the drawing between the wall and the end of its scroll bar."""


class PaintingsPage(Panel):
    """A wall by movement, or one's own pictures, and one painting large over the whole window. `back` to leave."""

    back = Signal()
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.setAcceptDrops(True)
        self.collection = HOUSE
        """The name of the one that is looked at."""
        self.owning = Owning(desk)
        self.owning.sheet_wanted.connect(self.sheet_wanted)
        self.owning.changed.connect(self.show_collection)
        self.owning.exported.connect(self._tell_exported)
        self._exported: tuple[str, str] | None = None
        self._shown = ALL
        self._current = 0
        self._answered = False
        self._filled = False
        self.large: Large | None = None
        self.wall: Wall | None = None

    @property
    def own(self) -> bool:
        """Whether one's own pictures are looked at."""
        return self.collection != HOUSE

    @property
    def _leaves(self) -> bool:
        """Whether a picture can be left out. The last one cannot: a collection without any is deleted."""
        return self.own and (self._pictures.collection.size or 0) > 1

    @property
    def _pictures(self) -> Pictures:
        return self.desk.hangings(self.collection)

    def build(self, layout: QBoxLayout) -> None:
        """A line to choose from or to act by, and the wall."""
        style, say = self.desk.style, self.desk.say
        # Where reading ends the scroll bar stands beside the wall, not over it.
        near, far = style.px(60), style.px(60 - BESIDE)
        rtl = self.desk.texts.rtl
        layout.setContentsMargins(far if rtl else near, style.px(26), near if rtl else far, 0)
        layout.setSpacing(style.px(10))
        edge = style.px(BESIDE)
        margins = (edge if rtl else 0, 0, 0 if rtl else edge, 0)
        names = self.owning.names
        if self.own and self.collection not in names:
            self.collection = HOUSE
        head = beside(space=style.px(16), margins=margins)
        head.addWidget(label(say("paintings-title"), "title"))
        if names:
            head.addWidget(self._choice(names))
        head.addStretch(1)
        bring = Button(style, say("own-import"), kind="quiet", name="own-import", guarded=False)
        bring.clicked.connect(lambda: self.owning.ask_import())
        head.addWidget(bring)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        layout.addLayout(head)
        row = beside(space=style.px(8), margins=margins)
        if self.own:
            self._add_acts(row)
        else:
            self._add_movements(row)
        layout.addLayout(row)
        self.wall = Wall(self.desk, self._pictures, self._groups(), self._current, loose=self.own)
        self.wall.opened.connect(self.open)
        self.wall.arranged.connect(self.arrange)
        layout.addWidget(self.wall, 1)

    def _choice(self, names: list[str]) -> Choice:
        say = self.desk.say
        choice = Choice(self.desk.style)
        choice.setObjectName("collection")
        choice.setAccessibleName(say("newgame-collection"))
        choice.setFixedWidth(self.desk.style.px(300))
        choice.addItem(say("own-house"), HOUSE)
        for name in names:
            choice.addItem(isolated_name(name), name)
        choice.setCurrentIndex(max(0, choice.findData(self.collection)))
        choice.setToolTip(choice.currentText())
        choice.activated.connect(lambda _: self.show_collection(choice.currentData()))
        return choice

    def _add_movements(self, row: QBoxLayout) -> None:
        for which in (ALL, *MOVEMENTS):
            chip = Button(
                self.desk.style,
                self.desk.say(f"movement-{which}"),
                kind="quiet",
                name=f"movement-{which}",
                guarded=False,
            )
            chip.setCheckable(True)
            chip.setChecked(which == self._shown)
            chip.clicked.connect(lambda _=False, which=which: self.show_movement(which))
            row.addWidget(chip)
        row.addStretch(1)

    def _add_acts(self, row: QBoxLayout) -> None:
        """What can be done with a collection of one's own."""
        name = self.collection
        said = self.desk.say("own-hint")
        if self._exported is not None:
            said = self.desk.say("own-exported", name=self._exported[0], file=self._exported[1])
        row.addWidget(label(said, "small", wrap=True, name="own-hint"), 1)
        acts = {
            "own-rename": lambda: self.owning.ask_rename(name),
            "own-export": lambda: self.owning.ask_export(name, self),
            "own-delete": lambda: self.owning.ask_delete(name),
        }
        for key, act in acts.items():
            made = Button(self.desk.style, self.desk.say(key), kind="small", name=key, guarded=False)
            made.clicked.connect(lambda _=False, act=act: act())
            row.addWidget(made)

    def _groups(self) -> list[Group]:
        if self.own:
            size = self._pictures.collection.size or 0
            return [Group(self.desk.say("own-count", count=size), tuple(range(1, size + 1)))]
        catalogue = house_catalogue()
        shown = MOVEMENTS if self._shown == ALL else [each for each in MOVEMENTS if each == self._shown]
        return [
            Group(
                self.desk.say(f"movement-{movement}"),
                tuple(number for number in sorted(catalogue) if catalogue[number].movement == movement),
            )
            for movement in shown
        ]

    # --- collections of one's own

    def show_collection(self, name: str) -> None:
        """Another collection on the wall."""
        self._take_down()
        self.collection = name
        self._exported = None
        self._current = 0
        self.wall = None
        self.rebuild()
        self.focus_first()

    def arrange(self, order: list[int]) -> None:
        """The wall's tiles were put into another order: it is kept, and the keys stay with the picture that had them."""
        held = self.wall.current if self.wall is not None else 0
        kept = self.owning.arrange(self.collection, order)
        self._current = order.index(held) + 1 if kept and held in order else held
        self.wall = None
        self.rebuild()
        self.focus_first()

    def ask_leave_out(self) -> None:
        """Asks whether the picture that has the keys is to be left out."""
        wall = self.wall
        if self._leaves and wall is not None and wall.current in wall.tiles:
            tile = wall.tiles[wall.current]
            self.owning.ask_leave_out(self.collection, tile.number, tile.title, wall.numbers)

    def _tell_exported(self, name: str, file: str) -> None:
        self._exported = (name, file)
        self.rebuild()

    def stop(self) -> None:
        """Gives up what is being imported: the program ends."""
        self.owning.stop()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A folder or a zip file may be let go of anywhere on the page."""
        if self.large is None and dropped_source(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Asks what the collection is to be called."""
        source = dropped_source(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.owning.ask_import(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete leaves a picture out, after a question."""
        if self.own and self.large is None and event.key() == Qt.Key.Key_Delete:
            self.ask_leave_out()
        else:
            super().keyPressEvent(event)

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
        place = (at + 1, len(wall.numbers))
        large = Large(self.desk, self._pictures, main_of(self), wall.current, place, after, leaves=self._leaves)
        large.left_out.connect(self.ask_leave_out)
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
