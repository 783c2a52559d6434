"""The record in words, undo and redo named after what they touch, and what the bank still holds."""

from datetime import datetime
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from gallery.auction.words import tell
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.banknotes import NoteRow
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.notes import note_colours
from gallery.ui.banker.parts import Desk, Panel, beside, label, rule, stacked
from gallery.ui.banker.step import short_reason
from gallery.ui.desk import AnySession
from gallery.ui.history import Line, LineOf

LINES = 16
"""Shown in the column; all of them stand in the sheet of the whole record."""


def clock(line: LineOf[Any]) -> str:
    """When an entry was made, by this machine's clock: it only displays."""
    return "\u2066" + datetime.fromisoformat(line.entry.at).astimezone().strftime("%H:%M") + "\u2069"


def told(desk: Desk, line: Line, *, short: bool = False) -> str:
    """An entry in words, with the names that the players have now."""
    entries = desk.session.table.entries if desk.session.table else ()
    return tell(line.entry, entries, desk.session.state, desk.texts, short=short)


class EntryRow(QWidget):
    """An entry; a press asks what can be done about it."""

    pressed = Signal(int)

    def __init__(self, desk: Desk, line: LineOf[Any], words: str) -> None:
        super().__init__()
        style = desk.style
        self.setObjectName(f"entry-{line.entry.seq}")
        column = stacked(self, space=0, margins=(0, style.px(6), 0, style.px(6)))
        said = label(words, "record" if line.stands else "undone", wrap=True)
        column.addWidget(said)
        stamp = clock(line) if line.stands else f"{clock(line)} · {desk.say('console-undone')}"
        column.addWidget(label(stamp, "tiny"))
        self._seq = line.entry.seq
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: object) -> None:
        """Asks."""
        self.pressed.emit(self._seq)


class RecordPanel(Panel):
    """The newest entries, undo and redo. `chosen` asks for an entry's sheet, `all_wanted` for the whole record.

    It is the auction's; another game says in a panel of its own which session it shows, and in which words.
    """

    chosen = Signal(int)
    all_wanted = Signal()

    @property
    def session(self) -> AnySession:
        """Whose record it is."""
        return self.desk.session

    def words(self, line: LineOf[Any]) -> str:
        """What an entry says."""
        return told(self.desk, line)

    def short_words(self, line: LineOf[Any]) -> str:
        """What an entry says on the button that undoes it."""
        # A deal's sentence names everybody: too long for a button.
        deal = line.entry.kind == "deal"
        return self.desk.say("console-deal") if deal else told(self.desk, line, short=True).rstrip(".")

    def build(self, layout: QBoxLayout) -> None:
        """Undo and redo stand first, because they are needed in a hurry."""
        style, say, session = self.desk.style, self.desk.say, self.session
        head = beside(space=style.px(6))
        head.addWidget(label(say("console-record"), "eyebrow"), 1)
        every = Button(style, say("console-record-all"), kind="quiet", name="whole-record")
        every.clicked.connect(self.all_wanted)
        head.addWidget(every)
        layout.addLayout(head)
        layout.addSpacing(style.px(4))
        layout.addWidget(self._take_back())
        layout.addSpacing(style.px(5))
        again = self._bring_back()
        if again is not None:
            layout.addWidget(again)
            layout.addSpacing(style.px(5))
        area = QScrollArea()
        area.setObjectName("record")
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = stacked(inside, margins=(0, 0, style.px(6), 0))
        for line in reversed(session.lines[-LINES:]):
            row = EntryRow(self.desk, line, self.words(line))
            row.pressed.connect(self.chosen)
            column.addWidget(row)
            column.addWidget(rule())
        column.addStretch(1)
        area.setWidget(inside)
        area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        layout.addWidget(area, 1)

    def _named(self, key: str, seq: int | None, refused: Refused | None, name: str, shortcut: str) -> Button:
        line = next((line for line in self.session.lines if line.entry.seq == seq), None)
        if line is None:
            text = self.desk.say(f"console-{key}")
        else:
            text = self.desk.say(f"console-{key}-what", what=f"\u2068{self.short_words(line)}\u2069")
        made = Button(self.desk.style, text, name=name, key=shortcut, tall=line is not None)
        if refused is not None:
            words = refusal_words(refused, self.desk.texts)
            made.forbid(short_reason(self.desk, refused) if refused.key == "card_seen" else "", words)
        return made

    def _take_back(self) -> Button:
        session = self.session
        entry, refused = session.undoable, session.why_no_undo()
        made = self._named("undo", entry.seq if entry else None, refused, "undo", "Ctrl Z")
        if session is self.desk.session and self.desk.session.going and refused is None:
            made.setText(self.desk.say("console-undo-going"))
        made.clicked.connect(session.undo)
        return made

    def _bring_back(self) -> Button | None:
        entry = self.session.redoable
        if entry is None:
            return None
        made = self._named("redo", entry.seq, None, "redo", "Ctrl Y")
        made.clicked.connect(self.session.redo)
        return made


class BankPanel(Panel):
    """What the bank still holds, and the rare things: count, correct, players, the bell."""

    wanted = Signal(str)
    """count, correct, players or bell."""

    def build(self, layout: QBoxLayout) -> None:
        """Four figures, the notes, four buttons."""
        style, say, state = self.desk.style, self.desk.say, self.desk.session.state
        layout.setSpacing(style.px(4))
        layout.addWidget(label(say("console-bank"), "eyebrow"))
        row = beside(space=style.px(14))
        row.addWidget(
            label(say("console-bank-paintings", count=len(state.pile)), "record", wrap=True, name="paintings-left"), 1
        )
        row.addWidget(
            label(say("console-bank-values", count=len(state.values)), "record", wrap=True, name="values-left"), 1
        )
        layout.addLayout(row)
        issued = -state.cash(0)
        layout.addWidget(label(say("console-bank-issued", sum=issued), "record", wrap=True, name="issued"))
        colours = note_colours(self.desk)
        left = {value: state.purse(0).get(value, 0) for value in state.setup.denominations}
        notes = QGridLayout()
        notes.setSpacing(style.px(3))
        for place, (value, count) in enumerate(left.items()):
            notes.addWidget(NoteRow(self.desk, {value: count}, colours, none=True).shrink(), place // 2, place % 2)
        notes.setColumnStretch(1, 1)
        layout.addLayout(notes)
        layout.addSpacing(style.px(4))
        over = state.phase in ("reveal", "over")
        first, second = beside(space=style.px(6)), beside(space=style.px(6))
        for place, what in enumerate(("count", "correct", "players", "bell")):
            made = Button(style, say(f"console-{what}"), kind="small", name=f"bank-{what}")
            made.clicked.connect(lambda _=False, what=what: self.wanted.emit(what))
            if what == "bell" and over:
                made.setEnabled(False)
            (first if place < 2 else second).addWidget(made, 1)
        layout.addLayout(first)
        layout.addLayout(second)
