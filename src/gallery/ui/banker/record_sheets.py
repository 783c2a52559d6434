"""Sheets about the record: one entry, taking it back, giving the painting to the right player; and the card of keys."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem

from gallery.auction import commands as c
from gallery.auction import facts as f
from gallery.auction.wheel import SECTORS
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import AmountField
from gallery.ui.banker.money_sheets import player_box
from gallery.ui.banker.parts import Desk, label
from gallery.ui.banker.record import clock, told
from gallery.ui.banker.sheets import Sheet, line_field
from gallery.ui.history import Line, LineOf

Show = Callable[[Sheet], None]


def entry_sheet(desk: Desk, show: Show, seq: int) -> Sheet | None:
    """An entry in words, and taking it back with its money and its painting together."""
    line = next((line for line in desk.session.lines if line.entry.seq == seq), None)
    if line is None:
        return None
    say, session = desk.say, desk.session
    sheet = Sheet(desk, say("console-entry", number=seq), "entry")
    sheet.body.addWidget(label(told(desk, line), "lead", wrap=True))
    sheet.body.addWidget(label(clock(line), "small"))
    sheet.body.addWidget(label(say("console-reverse-text"), "body", wrap=True))
    reason = line_field(desk, "", "reverse-reason", hint=say("console-correct-reason-hint"))
    sheet.body.addWidget(reason)

    def record() -> None:
        lot = _sold(line)
        why = reason.text()
        sheet.done.emit()
        if session.reverse(seq, why) and lot is not None and lot.painting in session.state.pile:
            show(assign_sheet(desk, lot.painting, lot.amount or 0, why))

    sheet.button(say("console-reverse-do"), record, name="sheet-confirm", kind="primary")
    sheet.cancel_button("console-close")
    sheet.refuse(session.refusal(c.Reverse(entry=seq)))
    return sheet


def _sold(line: Line) -> f.LotClosed | None:
    """The sale that an entry was, if it was one of the bank's."""
    for plain in line.entry.facts:
        fact = f.from_plain(plain)
        if isinstance(fact, f.LotClosed) and fact.buyer is not None:
            return fact
    return None


def assign_sheet(desk: Desk, painting: int, dollars: int, why: str) -> Sheet:
    """After a reversed sale: the painting goes to the right player for what was bid."""
    say, session = desk.say, desk.session
    sheet = Sheet(desk, say("console-assign-title", painting=painting), "assign")
    sheet.body.addWidget(label(say("console-assign-text"), "body", wrap=True))
    who = player_box(desk, "assign-player")
    field = AmountField(desk, "assign-amount")
    field.setMinimumHeight(desk.style.px(42))
    field.setText(str(dollars))
    echo = label("", "small", wrap=True)
    for widget in (who, field, echo):
        sheet.body.addWidget(widget)

    def command() -> c.Assign:
        return c.Assign(painting=painting, player=str(who.currentData()), amount=field.amount() or 0, reason=why)

    def check() -> None:
        echo.setText(field.echo())
        sheet.refuse(session.refusal(command()))

    def record() -> None:
        given = command()
        sheet.done.emit()
        session.assign(painting, given.player, given.amount, why)

    sheet.button(say("console-assign-do"), record, name="sheet-confirm", kind="primary")
    sheet.cancel_button("console-assign-not")
    who.activated.connect(lambda _: check())
    field.textChanged.connect(lambda _: check())
    check()
    return sheet


def whole_record_sheet(desk: Desk, show: Show) -> Sheet:
    """Every entry of the auction; one that is chosen has its own sheet."""

    def chosen(seq: int) -> None:
        found = entry_sheet(desk, show, seq)
        if found is not None:
            show(found)

    return every_entry_sheet(desk, desk.session.lines, lambda line: told(desk, line), chosen)


def every_entry_sheet(
    desk: Desk, lines: Sequence[LineOf[Any]], words: Callable[[LineOf[Any]], str], chosen: Callable[[int], None]
) -> Sheet:
    """A whole record in words, the newest entry first; `chosen` is told the number of the one that is pressed."""
    say, style = desk.say, desk.style
    sheet = Sheet(desk, say("console-record"), "record", width=860)
    every = QListWidget()
    every.setObjectName("all-entries")
    every.setAccessibleName(say("console-record"))
    every.setWordWrap(True)
    every.setMinimumHeight(style.px(440))
    for line in reversed(lines):
        undone = "" if line.stands else f" · {say('console-undone')}"
        item = QListWidgetItem(f"\u2066{line.entry.seq}\u2069 · {clock(line)} · {words(line)}{undone}")
        item.setData(Qt.ItemDataRole.UserRole, line.entry.seq)
        every.addItem(item)
    for signal in (every.itemActivated, every.itemClicked):
        signal.connect(lambda item: chosen(int(item.data(Qt.ItemDataRole.UserRole))))
    sheet.body.addWidget(every)
    sheet.cancel_button("console-close")
    return sheet


def sector_sheet(desk: Desk) -> Sheet:
    """What a printed wheel showed: each instruction of this wheel once, with its price where it has one, as on the poster."""
    say, style, session = desk.say, desk.style, desk.session
    sheet = Sheet(desk, say("console-sector-title"), "sector", width=640)
    grid = QGridLayout()
    grid.setSpacing(style.px(8))
    order = list(SECTORS)
    there = {(sector.kind, sector.price) for sector in session.state.setup.sectors}
    kinds = sorted(there, key=lambda kind: (order.index(kind[0]), kind[1] or 0))
    for place, (kind, price) in enumerate(kinds):
        name = say("instruction-" + kind.replace("_", "-"))
        text = say("console-sector-price", what=f"\u2068{name}\u2069", price=price) if price else name
        made = Button(style, text, name=f"sector-{kind}-{price or 0}")

        def spun(_: bool = False, kind: str = kind, price: int | None = price) -> None:
            sheet.done.emit()
            session.spun_by_hand(kind, price)

        made.clicked.connect(spun)
        grid.addWidget(made, place // 2, place % 2)
    sheet.body.addLayout(grid)
    sheet.cancel_button()
    return sheet


def keys_sheet(desk: Desk) -> Sheet:
    """The card of keys."""
    keys = (
        (desk.say("key-space"), "spin"),
        ("1 – 8", "bid"),
        ("Enter", "enter"),
        ("Esc", "escape"),
        ("Ctrl Z", "undo"),
        ("Ctrl Y", "redo"),
        *WINDOW_KEYS,
    )
    return card_of_keys(desk, [(key, desk.say(f"console-keys-{what}")) for key, what in keys])


WINDOW_KEYS = (
    ("F5 · F11", "projector"),
    ("B · .", "black"),
    ("F", "freeze"),
    ("O", "odds"),
    ("S", "sound"),
    ("Page Down", "next"),
    ("End", "skip"),
    ("?", "card"),
)
"""The keys that mean the same in every game, and the ends of their messages' keys."""


def card_of_keys(desk: Desk, keys: Sequence[tuple[str, str]]) -> Sheet:
    """Keys and what they do, in two columns."""
    say, style = desk.say, desk.style
    sheet = Sheet(desk, say("console-keys-title"), "keys", width=720)
    grid = QGridLayout()
    grid.setHorizontalSpacing(style.px(20))
    grid.setVerticalSpacing(style.px(7))
    rows = -(-len(keys) // 2)
    for row, (key, what) in enumerate(keys):
        cap = label(key if key == say("key-space") else f"\u2066{key}\u2069", "strong")
        grid.addWidget(cap, row % rows, row // rows * 2)
        grid.addWidget(label(what, "body", wrap=True), row % rows, row // rows * 2 + 1)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(3, 1)
    sheet.body.addLayout(grid)
    sheet.cancel_button("console-close")
    return sheet
