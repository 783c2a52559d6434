"""The list of players on the new-game page: names, their colour and shape, their order."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from gallery.auction.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label
from gallery.ui.banker.sheets import Sheet, line_field
from gallery.ui.widgets import PlayerMark

ROWS_AT_FIRST = 4


class Handle(QWidget):
    """Six dots to drag a row by. `dragged` says by how many pixels, when it is let go."""

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
    """Names in seat order. `edited` is sent with every change; empty rows do not count."""

    edited = Signal()
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk, names: list[str]) -> None:
        super().__init__(desk)
        self._rows = [*names[:MOST_PLAYERS]]
        while len(self._rows) < ROWS_AT_FIRST:
            self._rows.append("")
        self._marks: list[PlayerMark] = []
        self._fields: list[QLineEdit] = []

    @property
    def names(self) -> tuple[str, ...]:
        """The names that count, in seat order."""
        return tuple(name.strip() for name in self._rows if name.strip())

    def set_names(self, names: list[str]) -> None:
        """Other names, from a pasted list."""
        self._rows = [*names[:MOST_PLAYERS]]
        while len(self._rows) < FEWEST_PLAYERS:
            self._rows.append("")
        self._anew()

    def build(self, layout: QBoxLayout) -> None:
        """A row a player, and the buttons below."""
        style, say = self.desk.style, self.desk.say
        self._marks, self._fields = [], []
        layout.setSpacing(style.px(6))
        for place, name in enumerate(self._rows):
            layout.addWidget(self._row(place, name))
        below = beside(space=style.px(8), margins=(0, style.px(8), 0, 0))
        add = Button(style, say("newgame-add"), kind="plain", name="add-player", guarded=False)
        add.clicked.connect(self.add)
        if len(self._rows) >= MOST_PLAYERS:
            add.forbid(say("newgame-full"))
        paste = Button(style, say("newgame-paste"), kind="plain", name="paste-list", guarded=False)
        paste.clicked.connect(lambda: self.sheet_wanted.emit(self._paste_sheet()))
        below.addWidget(add)
        below.addWidget(paste)
        below.addStretch(1)
        layout.addLayout(below)
        self._mark()

    def _row(self, place: int, name: str) -> QWidget:
        style, say = self.desk.style, self.desk.say
        row = QWidget()
        line = beside(row, space=style.px(8))
        handle = Handle(self.desk)
        handle.dragged.connect(lambda by: self.move_row(place, place + round(by / max(1, row.height()))))
        mark = PlayerMark(place, style.px(20), style.dark)
        self._marks.append(mark)
        field = line_field(self.desk, name, f"name-{place + 1}", hint=say("newgame-name", number=place + 1))
        field.setMaxLength(60)
        field.textChanged.connect(lambda text: self._typed(place, text))
        field.returnPressed.connect(lambda: self._next(place))
        self._fields.append(field)
        line.addWidget(handle)
        line.addWidget(mark)
        line.addWidget(field, 1)
        for sign, key, target in (("▲", "up", place - 1), ("▼", "down", place + 1)):
            move = Button(style, sign, kind="quiet", name=f"{key}-{place + 1}", guarded=False)
            move.setAccessibleName(say(f"newgame-{key}"))
            move.setToolTip(say(f"newgame-{key}"))
            move.setEnabled(0 <= target < len(self._rows))
            move.clicked.connect(lambda _=False, there=target: self.move_row(place, there))
            line.addWidget(move)
        gone = Button(style, "✕", kind="quiet", name=f"remove-{place + 1}", guarded=False)
        gone.setAccessibleName(say("newgame-remove"))
        gone.setToolTip(say("newgame-remove"))
        gone.setEnabled(len(self._rows) > FEWEST_PLAYERS)
        gone.clicked.connect(lambda: self.remove(place))
        line.addWidget(gone)
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return row

    def add(self) -> None:
        """One more row."""
        if len(self._rows) < MOST_PLAYERS:
            self._rows.append("")
            self._anew(len(self._rows) - 1)

    def remove(self, place: int) -> None:
        """One row less."""
        if len(self._rows) > FEWEST_PLAYERS:
            del self._rows[place]
            self._anew()

    def move_row(self, place: int, there: int) -> None:
        """A row to another place in the order."""
        there = max(0, min(len(self._rows) - 1, there))
        if there != place:
            self._rows.insert(there, self._rows.pop(place))
            self._anew()

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

    def _paste_sheet(self) -> Sheet:
        say = self.desk.say
        sheet = Sheet(self.desk, say("newgame-paste-title"), "paste")
        sheet.body.addWidget(label(say("newgame-paste-text"), "body", wrap=True))
        field = QPlainTextEdit("\n".join(self.names))
        field.setObjectName("paste-names")
        field.setMinimumHeight(self.desk.style.px(230))
        field.setTabChangesFocus(True)
        sheet.body.addWidget(field)

        def take() -> None:
            sheet.done.emit()
            self.set_names(split_names(field.toPlainText()))

        sheet.button(say("newgame-paste-do"), take, name="sheet-confirm", kind="primary")
        sheet.cancel_button()
        return sheet


def split_names(text: str) -> list[str]:
    """Names from a pasted list: one a line, or on one line with commas, semicolons or tabs between them."""
    lines = text.splitlines()
    if len([line for line in lines if line.strip()]) <= 1:
        for sign in ("\t", ";", ",", "،"):
            text = text.replace(sign, "\n")
        lines = text.splitlines()
    return [name for name in (line.strip().strip("\t;,") for line in lines) if name]
