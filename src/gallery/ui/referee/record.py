"""The record of the seasons in words, what is still to come, and the two buttons that are seldom needed."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout

from gallery.exhibitions import commands as c
from gallery.exhibitions.options import cards_left
from gallery.exhibitions.words import tell
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Panel, beside, label
from gallery.ui.banker.record import RecordPanel
from gallery.ui.desk import Desk
from gallery.ui.history import LineOf
from gallery.ui.referee.session import SeasonSession


def told(desk: Desk, line: LineOf[Any], *, short: bool = False) -> str:
    """An entry in words."""
    session = desk.seasons
    return tell(line.entry, session.entries, session.state, desk.texts, short=short)


class SeasonRecord(RecordPanel):
    """The newest entries, undo and redo."""

    @property
    def session(self) -> SeasonSession:
        """The seasons."""
        return self.desk.seasons

    def words(self, line: LineOf[Any]) -> str:
        """What an entry says. How a season came out would fill the column: that stands in the entry's own sheet."""
        scored = next((fact["result"] for fact in line.entry.facts if fact["fact"] == "SeasonScored"), None)
        if scored is None:
            return told(self.desk, line)
        return f"{told(self.desk, line, short=True)} {self.desk.say('exhibitions-scored', season=scored['season'])}"

    def short_words(self, line: LineOf[Any]) -> str:
        """What an entry says on the button that undoes it."""
        if line.entry.kind == "open":
            return self.desk.say("referee-cards-up")
        of = {"place": "cards", "close": "cards", "predict": "prediction", "pass": "pass"}.get(line.entry.kind)
        if of is not None and line.before.turn is not None:
            # What the record tells of them at length does not fit on a button.
            return self.desk.say(f"referee-{of}-of", name=line.before.name_of(line.before.turn))
        return told(self.desk, line, short=True).rstrip(".")


class StockPanel(Panel):
    """How many cards are still to come, and the rare things: dropping a season, the bell."""

    wanted = Signal(str)
    """abandon or bell."""

    def build(self, layout: QBoxLayout) -> None:
        """Two figures and two buttons."""
        style, say, session = self.desk.style, self.desk.say, self.desk.seasons
        layout.setSpacing(style.px(4))
        layout.addWidget(label(say("referee-stock"), "eyebrow"))
        left = cards_left(session.state)
        works = sum(count for card, count in left.items() if card.endswith("+"))
        row = beside(space=style.px(14))
        row.addWidget(label(say("referee-stock-works", works=works), "record", wrap=True, name="works-left"), 1)
        negative = sum(left.values()) - works
        told = label(say("referee-stock-negative", negative=negative), "record", wrap=True, name="negative-left")
        row.addWidget(told, 1)
        layout.addLayout(row)
        layout.addSpacing(style.px(4))
        buttons = beside(space=style.px(6))
        for what, key, command in (
            ("abandon", "referee-abandon", c.Abandon()),
            ("bell", "console-bell", c.Finish()),
        ):
            made = Button(style, say(key), kind="small", name=f"stock-{what}")
            made.clicked.connect(lambda _=False, what=what: self.wanted.emit(what))
            refused = session.refusal(command)
            if refused is not None:
                words = refusal_words(refused, self.desk.texts)
                made.setEnabled(False)
                made.setToolTip(words)
                made.setAccessibleDescription(words)
            buttons.addWidget(made, 1)
        layout.addLayout(buttons)
