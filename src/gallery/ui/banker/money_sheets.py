"""Sheets for money put right by hand: the cash count and the correction."""

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout

from gallery.auction import commands as c
from gallery.money.banknotes import worth
from gallery.texts import amount, signed_amount
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.banknotes import NoteRow
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import AmountField, Choice, Stepper
from gallery.ui.banker.notes import note_colours
from gallery.ui.banker.parts import Desk, beside, label
from gallery.ui.banker.sheets import Sheet, line_field

BANK_NAME = "bank"
"""How the commands call the bank (commands.md)."""


def player_box(desk: Desk, name: str, chosen: str = "", *, bank: bool = False) -> Choice:
    """A choice of players, and of the bank where that makes sense. `currentData` is the command's name."""
    box = Choice(desk.style)
    box.setObjectName(name)
    if bank:
        box.addItem(desk.say("the-bank"), BANK_NAME)
    for player in desk.session.state.players:
        box.addItem(f"\u2068{player.name}\u2069", player.name)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def count_sheet(desk: Desk, show: Callable[[Sheet], None], player: str = "") -> Sheet:
    """The notes a player holds, counted note by note and compared with the ledger, exactly."""
    say, style, session = desk.say, desk.style, desk.session
    sheet = Sheet(desk, say("console-count-title"), "count")
    who = player_box(desk, "count-player", player)
    sheet.body.addWidget(who)
    grid = QGridLayout()
    grid.setHorizontalSpacing(style.px(16))
    grid.setVerticalSpacing(style.px(8))
    colours = note_colours(desk)
    spins: dict[int, Stepper] = {}
    for row, value in enumerate(session.state.setup.denominations):
        stepper = Stepper(style, f"count-{value}", 0, 999, 0, amount(value))
        spins[value] = stepper
        grid.addWidget(NoteRow(desk, {value: 1}, colours, counted=False), row, 0)
        grid.addWidget(stepper, row, 1)
    grid.setColumnStretch(1, 1)
    sheet.body.addLayout(grid)
    told = label("", "lead", wrap=True, name="count-told")
    sheet.body.addWidget(told)

    def notes() -> dict[int, int]:
        return {value: spin.value() for value, spin in spins.items()}

    def guess() -> None:
        account = next(each.id for each in session.state.players if each.name == who.currentData())
        for value, spin in spins.items():
            spin.set_value(session.state.purse(account).get(value, 0))
        check()

    def check() -> None:
        name = str(who.currentData())
        account = next(each.id for each in session.state.players if each.name == name)
        counted, booked = worth(notes()), session.state.cash(account)
        told.setText(say("console-count-told", counted=counted, booked=booked))
        sheet.refuse(session.refusal(c.Count(player=name, notes=notes())))
        differs.setVisible(counted != booked)
        if counted != booked:
            differs.setText(say("console-count-correct", amount=signed_amount(counted - booked)))

    def record() -> None:
        sheet.done.emit()
        session.count(str(who.currentData()), notes())

    def correct() -> None:
        name = str(who.currentData())
        account = next(each.id for each in session.state.players if each.name == name)
        gap = worth(notes()) - session.state.cash(account)
        payer, payee = (BANK_NAME, name) if gap > 0 else (name, BANK_NAME)
        show(correct_sheet(desk, payer, payee, abs(gap), say("console-count-reason")))

    sheet.button(say("console-count-do"), record, name="sheet-confirm", kind="primary")
    differs = Button(style, say("console-correct"), name="count-differs")
    differs.clicked.connect(correct)
    sheet.row.addWidget(differs)
    sheet.cancel_button()
    who.activated.connect(lambda _: guess())
    for spin in spins.values():
        spin.changed.connect(lambda _: check())
    guess()
    return sheet


def correct_sheet(desk: Desk, payer: str = BANK_NAME, payee: str = "", dollars: int = 0, why: str = "") -> Sheet:
    """Money from one account to another, with a reason."""
    say, style, session = desk.say, desk.style, desk.session
    sheet = Sheet(desk, say("console-correct-title"), "correct")
    sheet.body.addWidget(label(say("console-correct-text"), "small", wrap=True, name="correct-text"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(style.px(14))
    grid.setVerticalSpacing(style.px(10))
    first = payee or session.state.players[0].name
    giver, taker = player_box(desk, "correct-from", payer, bank=True), player_box(desk, "correct-to", first, bank=True)
    field = AmountField(desk, "correct-amount")
    field.setMinimumHeight(style.px(42))
    if dollars:
        field.setText(str(dollars))
    reason = line_field(desk, why, "correct-reason", hint=say("console-correct-reason-hint"))
    rows = (
        ("console-correct-from", giver),
        ("console-correct-to", taker),
        ("console-correct-amount", field),
        ("console-correct-reason", reason),
    )
    for row, (key, widget) in enumerate(rows):
        grid.addWidget(label(say(key), "small"), row, 0)
        grid.addWidget(widget, row, 1)
        widget.setAccessibleName(say(key))
    grid.setColumnStretch(1, 1)
    sheet.body.addLayout(grid)
    echo = label("", "small", wrap=True, name="correct-echo")
    line = beside()
    line.addWidget(echo)
    sheet.body.addLayout(line)

    def command() -> c.Correct:
        return c.Correct(
            payer=str(giver.currentData()),
            payee=str(taker.currentData()),
            amount=field.amount() or 0,
            reason=reason.text(),
        )

    def check() -> None:
        echo.setText(field.echo())
        untouched = not field.text().strip()
        refused = session.refusal(command())
        sheet.refuse(None if untouched else refused)
        confirm.setEnabled(refused is None)
        if refused is not None and not untouched:
            sheet.wrong.setText("" if field.amount() is None else refusal_words(refused, desk.texts))

    def record() -> None:
        told = command()
        sheet.done.emit()
        session.correct(told.payer, told.payee, told.amount, told.reason)

    confirm = sheet.button(say("console-correct-do"), record, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    for box in (giver, taker):
        box.activated.connect(lambda _: check())
    field.textChanged.connect(lambda _: check())
    reason.textChanged.connect(lambda _: check())
    check()
    return sheet
