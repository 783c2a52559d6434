"""Sheets about people: one player, another name, leaving, joining."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QHBoxLayout

from gallery.auction import commands as c
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import NumberField
from gallery.ui.banker.money_sheets import correct_sheet, count_sheet
from gallery.ui.banker.parts import Desk, beside, label
from gallery.ui.banker.sheets import Sheet, confirm_sheet, line_field
from gallery.ui.banker.step import short_reason
from gallery.ui.widgets import PlayerMark

Show = Callable[[Sheet], None]


def players_sheet(desk: Desk, show: Show) -> Sheet:
    """All players, each a door to their sheet, and the door for a newcomer."""
    say, style = desk.say, desk.style
    sheet = Sheet(desk, say("console-players-title"), "players")
    for player in desk.session.state.players:
        row = beside(space=style.px(10))
        row.addWidget(PlayerMark(player.look, style.px(20), style.dark))
        row.addWidget(label(f"\u2068{player.name}\u2069", "strong", wrap=True), 1)
        _small(desk, row, "console-rename", f"rename-{player.id}", partial(_show_rename, desk, show, player.name))
        refused = desk.session.refusal(c.Leave(player=player.name))
        leave = _small(desk, row, "console-leave", f"leave-{player.id}", partial(_show_leave, desk, show, player.name))
        if refused is not None:
            leave.forbid("", short_reason(desk, refused))
        sheet.body.addLayout(row)
    sheet.button(say("console-join"), lambda: show(join_sheet(desk)), name="join", kind="strong")
    sheet.cancel_button("console-close")
    return sheet


def _show_rename(desk: Desk, show: Show, player: str) -> None:
    show(rename_sheet(desk, player))


def _show_leave(desk: Desk, show: Show, player: str) -> None:
    show(leave_sheet(desk, player))


def _small(desk: Desk, row: QHBoxLayout, key: str, name: str, act: Callable[[], object]) -> Button:
    made = Button(desk.style, desk.say(key), kind="quiet", name=name)
    made.clicked.connect(lambda: act())
    row.addWidget(made)
    return made


def player_sheet(desk: Desk, show: Show, player: str) -> Sheet:
    """What can be done about one player."""
    say, style, session = desk.say, desk.style, desk.session
    sheet = Sheet(desk, f"\u2068{player}\u2069", "player", width=480)
    doors: tuple[tuple[str, str, Callable[[], Sheet]], ...] = (
        ("console-count", "count", lambda: count_sheet(desk, show, player)),
        ("console-correct", "correct", lambda: correct_sheet(desk, payee=player)),
        ("console-rename", "rename", lambda: rename_sheet(desk, player)),
        ("console-leave", "leave", lambda: leave_sheet(desk, player)),
    )
    for key, name, make in doors:
        door = Button(style, say(key), name=f"player-{name}")
        door.clicked.connect(lambda _=False, make=make: show(make()))
        if name == "leave":
            refused = session.refusal(c.Leave(player=player))
            if refused is not None:
                door.forbid(short_reason(desk, refused))
        sheet.body.addWidget(door)
    sheet.cancel_button("console-close")
    return sheet


def rename_sheet(desk: Desk, player: str) -> Sheet:
    """Another name; the history shows it too."""
    say, session = desk.say, desk.session
    sheet = Sheet(desk, say("console-rename-title", name=player), "rename")
    field = line_field(desk, player, "rename-name", hint=say("console-rename-hint"))
    field.setMaxLength(60)
    field.selectAll()
    sheet.body.addWidget(field)

    def record() -> None:
        name = field.text()
        sheet.done.emit()
        session.rename(player, name)

    sheet.button(say("console-rename-do"), record, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    field.textChanged.connect(lambda text: sheet.refuse(session.refusal(c.Rename(player=player, name=text))))
    return sheet


def leave_sheet(desk: Desk, player: str) -> Sheet:
    """Asked once (D10)."""
    return confirm_sheet(desk, "console-leave-ask", lambda: desk.session.leave(player), name=player)


def join_sheet(desk: Desk) -> Sheet:
    """A newcomer's name and, in paper mode, the painting they drew."""
    say, session = desk.say, desk.session
    paper = session.state.setup.mode == "paper"
    sheet = Sheet(desk, say("console-join-title"), "join")
    sheet.body.addWidget(label(say("console-join-text"), "body", wrap=True))
    field = line_field(desk, "", "join-name", hint=say("console-rename-hint"))
    field.setMaxLength(60)
    sheet.body.addWidget(field)
    drawn = NumberField(desk.style, "join-painting")
    if paper:
        row = beside(space=desk.style.px(12))
        row.addWidget(label(say("console-join-painting"), "body"))
        row.addWidget(drawn)
        row.addStretch(1)
        sheet.body.addLayout(row)

    def command() -> c.Join:
        number = drawn.number()
        return c.Join(
            player=field.text(), painting=(number if number is not None else c.NO_PAINTING) if paper else None
        )

    def check() -> None:
        refused = session.refusal(command())
        empty = not field.text().strip() or (paper and not drawn.text().strip())
        sheet.refuse(None if empty else refused)
        confirm.setEnabled(refused is None)

    def record() -> None:
        told = command()
        sheet.done.emit()
        session.join(told.player, told.painting)

    confirm = sheet.button(say("console-join-do"), record, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    field.textChanged.connect(lambda _: check())
    drawn.textChanged.connect(lambda _: check())
    check()
    return sheet
