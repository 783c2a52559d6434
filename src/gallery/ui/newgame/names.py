"""The list of players on the new-game page: names, their colour and shape, their order."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLineEdit, QSizePolicy, QWidget

from gallery.auction.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside
from gallery.ui.banker.sheets import Sheet, line_field
from gallery.ui.widgets import PlayerMark

ROWS_AT_FIRST = 4
BETWEEN = 6
"""The space between two rows, pixels of the drawing."""


class Handle(QWidget):
    """Six dots to drag a row by. `moving` says by how many pixels it has been moved, `dragged` the same when it is let go."""

    moving = Signal(int)
    dragged = Signal(int)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._from: float | None = None
        self.setFixedSize(QSize(desk.style.px(22), desk.style.px(40)))
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the row."""
        self._from = event.globalPosition().y()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """On the way."""
        if self._from is not None:
            self.moving.emit(round(event.globalPosition().y() - self._from))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets it go somewhere else."""
        if self._from is not None:
            self.dragged.emit(round(event.globalPosition().y() - self._from))
        self._from = None

    def paintEvent(self, _: QPaintEvent) -> None:
        """Six dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._desk.style.colour("edge"))
        dot = self._desk.style.px(4)
        for row in range(3):
            for column in range(2):
                x = self.width() / 2 + (column - 1) * dot * 2
                painter.drawEllipse(QRectF(x, self.height() / 2 + (row - 1.25) * dot * 2, dot, dot))


class NameList(Panel):
    """Names in seat order, `fewest` rows to `most`. `edited` is sent with every change; empty rows do not count.

    Names beyond the most that the game seats stay as they are: whose rows they are is for the page's rules to refuse and for a
    person to take out. `sheet_wanted` asks for a sheet over the window: a list to paste, the classes that are kept.
    """

    edited = Signal()
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk, names: list[str], *, fewest: int = FEWEST_PLAYERS, most: int = MOST_PLAYERS) -> None:
        super().__init__(desk)
        self.fewest, self.most = fewest, most
        self.class_name = ""
        """The class that these names were taken from or kept as; empty when they are nobody's."""
        self._rows = [*names]
        while len(self._rows) < min(ROWS_AT_FIRST, most):
            self._rows.append("")
        self._marks: list[PlayerMark] = []
        self._fields: list[QLineEdit] = []
        self._lines: list[QWidget] = []
        self._gap = QFrame(self)
        self._gap.setObjectName("gap")
        self._gap.hide()

    @property
    def names(self) -> tuple[str, ...]:
        """The names that count, in seat order."""
        return tuple(name.strip() for name in self._rows if name.strip())

    def set_names(self, names: Sequence[str]) -> None:
        """Other names, from a pasted list or a class that was kept."""
        self._rows = [*names]
        while len(self._rows) < self.fewest:
            self._rows.append("")
        self._anew()

    def build(self, layout: QBoxLayout) -> None:
        """A row a player, and the buttons below."""
        style, say = self.desk.style, self.desk.say
        self._marks, self._fields, self._lines = [], [], []
        layout.setSpacing(style.px(BETWEEN))
        for place, name in enumerate(self._rows):
            layout.addWidget(self._row(place, name))
        below = beside(space=style.px(8), margins=(0, style.px(8), 0, 0))
        add = Button(style, say("newgame-add"), kind="plain", name="add-player", guarded=False)
        add.clicked.connect(self.add)
        if len(self._rows) >= self.most:
            add.forbid(say("newgame-full", most=self.most))
        paste = Button(style, say("newgame-paste"), kind="plain", name="paste-list", guarded=False)
        paste.clicked.connect(lambda: self.sheet_wanted.emit(self._paste_sheet()))
        kept = Button(style, say("newgame-classes"), kind="plain", name="classes", guarded=False)
        kept.clicked.connect(lambda: self.sheet_wanted.emit(self._classes_sheet()))
        below.addWidget(add)
        below.addWidget(paste)
        below.addWidget(kept)
        below.addStretch(1)
        layout.addLayout(below)
        self._mark()

    def _row(self, place: int, name: str) -> QWidget:
        style, say = self.desk.style, self.desk.say
        row = QWidget()
        line = beside(row, space=style.px(8))
        handle = Handle(self.desk)
        handle.moving.connect(lambda by: self._show_gap(place, by))
        handle.dragged.connect(lambda by: self._let_go(place, by))
        self._lines.append(row)
        mark = PlayerMark(place, style.px(20), style.dark)
        self._marks.append(mark)
        field = line_field(self.desk, name, f"name-{place + 1}", hint=say("newgame-name", number=place + 1))
        field.setMaxLength(60)
        field.textChanged.connect(lambda text: self._typed(place, text))
        field.returnPressed.connect(lambda: self._next(place))
        field.installEventFilter(self)
        self._fields.append(field)
        line.addWidget(handle)
        line.addWidget(mark)
        line.addWidget(field, 1)
        for sign, key, target in (("▲", "up", place - 1), ("▼", "down", place + 1)):
            move = Button(style, sign, kind="quiet", name=f"{key}-{place + 1}", guarded=False)
            move.setAccessibleName(say(f"newgame-{key}"))
            move.setToolTip(say(f"newgame-{key}"))
            move.setEnabled(0 <= target < len(self._rows))
            move.clicked.connect(lambda _=False, there=target, key=key: self._press_move(key, place, there))
            line.addWidget(move)
        gone = Button(style, "✕", kind="quiet", name=f"remove-{place + 1}", guarded=False)
        gone.setAccessibleName(say("newgame-remove"))
        gone.setToolTip(say("newgame-remove"))
        gone.setEnabled(len(self._rows) > self.fewest)
        gone.clicked.connect(lambda: self._press_remove(place))
        line.addWidget(gone)
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return row

    def add(self) -> None:
        """One more row."""
        if len(self._rows) < self.most:
            self._rows.append("")
            self._anew(len(self._rows) - 1)

    def remove(self, place: int) -> None:
        """One row less."""
        if len(self._rows) > self.fewest:
            del self._rows[place]
            self._anew()

    def move_row(self, place: int, there: int) -> None:
        """A row to another place in the order."""
        there = max(0, min(len(self._rows) - 1, there))
        if there != place:
            self._rows.insert(there, self._rows.pop(place))
            self._anew()

    def _there(self, place: int, by: int) -> int:
        """The row at which one comes to lie that is dragged by so many pixels."""
        step = self._lines[place].height() + self.desk.style.px(BETWEEN)
        return max(0, min(len(self._rows) - 1, place + round(by / max(1, step))))

    def _show_gap(self, place: int, by: int) -> None:
        """A line where the row would go in."""
        there = self._there(place, by)
        row = self._lines[there]
        thick, half = self.desk.style.px(3), self.desk.style.px(BETWEEN) // 2
        top = row.mapTo(self, QPoint(0, row.height() + half if there > place else -half)).y() - thick // 2
        self._gap.setGeometry(0, max(0, top), self.width(), thick)
        self._gap.setVisible(there != place)
        self._gap.raise_()

    def _let_go(self, place: int, by: int) -> None:
        self._gap.hide()
        self.move_row(place, self._there(place, by))

    def _press_move(self, key: str, place: int, there: int) -> None:
        """The keys stay on the button that moved the row; on the row's name when it has come to the end."""
        held = self._holds_keys()
        self.move_row(place, there)
        if held:
            button = self.findChild(Button, f"{key}-{there + 1}")
            if button is not None and button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self._fields[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _press_remove(self, place: int) -> None:
        held = self._holds_keys()
        self.remove(place)
        if held:
            self._fields[min(place, len(self._fields) - 1)].setFocus(Qt.FocusReason.TabFocusReason)

    def _holds_keys(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a name: Alt and an arrow move the row, an arrow alone goes to the next name, a pasted list fills the rows."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self._fields:
            place = next(at for at, field in enumerate(self._fields) if field is watched)
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if step is not None and held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier):
                there = max(0, min(len(self._rows) - 1, place + step))
                if held:
                    self.move_row(place, there)
                self._type_in(there)
                return True
            if event.matches(QKeySequence.StandardKey.Paste):
                text = QApplication.clipboard().text()
                if len([line for line in text.splitlines() if line.strip()]) > 1:
                    rows = [*self._rows[:place], *split_names(text), *self._rows[place + 1 :]]
                    self.sheet_wanted.emit(self._paste_sheet([name.strip() for name in rows if name.strip()]))
                    return True
        return super().eventFilter(watched, event)

    def focus_first(self) -> None:
        """Typing begins in the first empty row."""
        self._type_in(next((place for place, name in enumerate(self._rows) if not name), 0))

    def _type_in(self, place: int) -> None:
        """Typing begins in this row, in place of a name that stands there from the last game."""
        self._fields[place].setFocus()
        self._fields[place].selectAll()

    def _anew(self, focus: int | None = None) -> None:
        self.rebuild()
        if focus is not None:
            self._type_in(focus)
        self.edited.emit()

    def _typed(self, place: int, text: str) -> None:
        self._rows[place] = text
        self._mark()
        self.edited.emit()

    def _mark(self) -> None:
        """Colours and shapes go by seat: an empty row has none."""
        seat = 0
        for name, mark in zip(self._rows, self._marks, strict=True):
            mark.set_look(seat, self.desk.style.dark)
            policy = mark.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            mark.setSizePolicy(policy)
            mark.setVisible(bool(name.strip()))
            seat += bool(name.strip())

    def _next(self, place: int) -> None:
        if place + 1 < len(self._rows):
            self._type_in(place + 1)
        else:
            self.add()

    def _paste_sheet(self, pasted: Sequence[str] = ()) -> Sheet:
        """A sheet for a list of names; those that were pasted into a row stand in it already, among the others."""
        from gallery.ui.newgame.list_sheets import paste_sheet

        return paste_sheet(self.desk, pasted or self.names, self.most, self.set_names)

    def _classes_sheet(self) -> Sheet:
        from gallery.ui.newgame.list_sheets import ClassesSheet

        return ClassesSheet(self)


def split_names(text: str) -> list[str]:
    """Names from a pasted list: one a line, or on one line with commas, semicolons or tabs between them."""
    lines = text.splitlines()
    if len([line for line in lines if line.strip()]) <= 1:
        for sign in ("\t", ";", ",", "،"):
            text = text.replace(sign, "\n")
        lines = text.splitlines()
    return [name for name in (line.strip().strip("\t;,") for line in lines) if name]
