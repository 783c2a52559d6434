"""The sheets that the referee's console asks for, by their words. Imported with the first of them."""

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout

from gallery.exhibitions.variants import EXHIBITIONS
from gallery.exhibitions.words import exhibition_name
from gallery.ui.banker.parts import beside, label, rule, stacked
from gallery.ui.banker.record import clock
from gallery.ui.banker.record_sheets import WINDOW_KEYS, card_of_keys, every_entry_sheet
from gallery.ui.banker.sheets import Sheet, confirm_sheet
from gallery.ui.desk import Desk
from gallery.ui.referee.heads import Plate
from gallery.ui.referee.outcome import missing_words, outcome_words, restored_words
from gallery.ui.referee.record import told
from gallery.ui.widgets import PlayerMark

Show = Callable[[Sheet], None]


def asked_sheet(desk: Desk, show: Show, what: str, which: object) -> Sheet | None:
    """The sheet of this word; `which` is the entry's number. None when there is nothing to show."""
    match what:
        case "entry":
            return entry_sheet(desk, int(str(which)))
        case "record":
            return record_sheet(desk, show)
        case "season":
            return season_sheet(desk)
        case "abandon":
            return confirm_sheet(desk, "referee-abandon-ask", desk.seasons.abandon)
        case "bell":
            return confirm_sheet(desk, "referee-bell-ask", desk.seasons.finish)
        case "keys":
            return keys_sheet(desk)
    return None


def entry_sheet(desk: Desk, seq: int) -> Sheet | None:
    """An entry in words, and how it can be taken back."""
    line = next((line for line in desk.seasons.lines if line.entry.seq == seq), None)
    if line is None:
        return None
    sheet = Sheet(desk, desk.say("console-entry", number=seq), "entry")
    sheet.body.addWidget(label(told(desk, line), "lead", wrap=True))
    stamp = clock(line) if line.stands else f"{clock(line)} · {desk.say('console-undone')}"
    sheet.body.addWidget(label(stamp, "small"))
    sheet.body.addWidget(label(desk.say("referee-entry-text"), "body", wrap=True))
    sheet.cancel_button("console-close")
    return sheet


def record_sheet(desk: Desk, show: Show) -> Sheet:
    """Every entry; one that is chosen has its own sheet."""

    def chosen(seq: int) -> None:
        found = entry_sheet(desk, seq)
        if found is not None:
            show(found)

    return every_entry_sheet(desk, desk.seasons.lines, lambda line: told(desk, line), chosen)


def season_sheet(desk: Desk) -> Sheet | None:
    """How the season that was scored last came out: exhibition by exhibition, tokens, standing, what is missing."""
    state, say, style = desk.seasons.state, desk.say, desk.style
    result = state.last
    if result is None:
        return None
    sheet = Sheet(desk, say("referee-summary", season=result.season), "season", width=900)
    grid = QGridLayout()
    grid.setHorizontalSpacing(style.px(14))
    grid.setVerticalSpacing(style.px(6))
    for number in range(1, EXHIBITIONS + 1):
        row = (number - 1) * 2
        grid.addWidget(Plate(desk, number, style.px(30)), row, 0)
        name = exhibition_name(state, number, desk.texts)
        works = say("referee-works", exhibition=name, works=result.works[number - 1], waiting=0)
        grid.addWidget(label(works, "strong", wrap=True), row, 1)
        here = stacked(space=style.px(2))
        for each in result.settled:
            if each.exhibition == number:
                here.addWidget(label(outcome_words(state, each, desk), "record", wrap=True))
        grid.addLayout(here, row, 2)
        if number < EXHIBITIONS:
            grid.addWidget(rule(), row + 1, 0, 1, 3)
    grid.setColumnStretch(1, 2)
    grid.setColumnStretch(2, 5)
    sheet.body.addLayout(grid)
    restored = restored_words(state, desk)
    if restored:
        sheet.body.addWidget(label(restored, "body", wrap=True))
    sheet.body.addWidget(rule())
    standing = beside(space=style.px(18))
    for player in sorted(state.players, key=lambda player: -player.counted):
        one = beside(space=style.px(6))
        one.addWidget(PlayerMark(player.look, style.px(16), style.dark))
        one.addWidget(label(say("referee-standing", name=player.name, points=player.counted), "body", wrap=True), 1)
        standing.addLayout(one, 1)
    sheet.body.addLayout(standing)
    if state.phase != "over":
        sheet.body.addWidget(label(missing_words(state, desk), "body", wrap=True, name="sheet-missing"))
    sheet.cancel_button("console-close")
    return sheet


def keys_sheet(desk: Desk) -> Sheet:
    """The card of keys of the referee."""
    say = desk.say
    keys = [
        ("1 – 5", say("referee-keys-work")),
        (f"{say('referee-key-shift')} 1 – 5", say("referee-keys-negative")),
        ("\u2212  1 – 5", say("referee-keys-minus")),
        ("C", say("referee-keys-wrong")),
        ("1 – 5  1 – 8", say("referee-keys-space")),
        ("Enter", say("referee-keys-enter")),
        ("D · R", say("referee-keys-doubling")),
        ("N · Esc", say("referee-keys-pass")),
        ("Ctrl Z · Y", say("referee-keys-undo")),
        *((key, say(f"console-keys-{what}")) for key, what in WINDOW_KEYS),
    ]
    return card_of_keys(desk, keys)
