"""What goes over the table after a step: notes to hand over and change to give back, in their colours; after an undo, back."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout

from gallery.auction import facts as f
from gallery.auction.data import load_money
from gallery.auction.words import name_in_record
from gallery.journal import Entry
from gallery.money.ledger import BANK
from gallery.ui.banker.banknotes import NoteRow
from gallery.ui.banker.parts import Desk, Panel, beside, label
from gallery.ui.history import Line


def note_colours(desk: Desk) -> dict[int, str]:
    """The colour of each banknote's paper, by its dollars."""
    return {note.value: note.colour for note in load_money("standard", desk.session.places.folders)}


class NotesPanel(Panel):
    """The payments of the last entry that moved money."""

    def build(self, layout: QBoxLayout) -> None:
        """A line a payment; for the opening, what each player gets."""
        style, say, session = self.desk.style, self.desk.say, self.desk.session
        layout.setSpacing(style.px(5))
        line = session.lines[-1] if session.lines else None
        if line is None:
            return
        undone = line.entry.kind == "undo"
        facts = self._facts(line)
        payments = [fact for fact in facts if isinstance(fact, f.Paid)]
        told = card_words(self.desk, facts) if undone else []
        if not payments and not told:
            return
        layout.addWidget(label(say("console-notes-back" if undone else "console-notes"), "eyebrow"))
        colours = note_colours(self.desk)
        starts = [paid for paid in payments if paid.reason == "start"]
        if len(starts) > 1:
            layout.addWidget(label(say("console-notes-start", sum=starts[0].amount), "body", wrap=True))
            layout.addWidget(NoteRow(self.desk, starts[0].handed, colours))
            payments = [paid for paid in payments if paid.reason != "start"]
        for paid in payments[:3]:
            self._payment(layout, paid, self._told_of(line), colours, undone=undone)
        for sentence in told:
            layout.addWidget(label(sentence, "body", wrap=True, name="card-back"))
        if not undone and any(paid.short for paid in payments) and self._first_short(line):
            layout.addWidget(label(say("console-notes-short"), "small", wrap=True, name="notes-short"))

    def _facts(self, line: Line) -> list[f.AnyFact]:
        """The facts of the entry, or of the one that an undo or redo names."""
        return [f.from_plain(plain) for plain in self._told_of(line).facts]

    def _told_of(self, line: Line) -> Entry:
        entry = line.entry
        if entry.kind in ("undo", "redo") and entry.links:
            return self._entries[entry.links - 1]
        return entry

    @property
    def _entries(self) -> Sequence[Entry]:
        return self.desk.session.table.entries if self.desk.session.table else ()

    def _payment(
        self, layout: QBoxLayout, paid: f.Paid, entry: Entry, colours: dict[int, str], *, undone: bool
    ) -> None:
        style, say = self.desk.style, self.desk.say
        payer, payee = (paid.payee, paid.payer) if undone else (paid.payer, paid.payee)
        names = [self._name(account, entry) for account in (payer, payee)]
        told = say("console-pays", payer=names[0], payee=names[1], amount=paid.amount)
        layout.addWidget(label(told, "strong", wrap=True, name="payment"))
        # After an undo the roles are turned round: who was paid hands the same notes back and gets the change again.
        for key, notes in (("handed", paid.handed), ("change", paid.change)):
            if not notes:
                continue
            row = beside(space=style.px(10))
            who = names[0] if key == "handed" else names[1]
            row.addWidget(label(say(f"console-notes-{key}", name=who), "small"))
            row.addWidget(NoteRow(self.desk, notes, colours))
            row.addStretch(1)
            layout.addLayout(row)

    def _name(self, account: int, entry: Entry) -> str:
        if account == BANK:
            return self.desk.say("the-bank")
        return name_in_record(account, entry, self._entries, self.desk.session.state)

    def _first_short(self, line: Line) -> bool:
        """D11 is told once in a game."""
        earlier = [other for other in self.desk.session.lines if other.entry.seq < line.entry.seq]
        return not any(plain.get("short") for other in earlier for plain in other.entry.facts)


def card_words(desk: Desk, facts: list[f.AnyFact]) -> list[str]:
    """After an undo: which paintings and cards go back where, in the order in which a hand would do it."""
    told = []
    for fact in reversed(facts):
        match fact:
            case f.ValueLaid(painting=painting):
                told.append(desk.say("console-back-card", painting=painting))
            case f.SeenLaid(painting=painting):
                told.append(desk.say("console-back-seen", painting=painting))
            case f.PaintingDrawn(painting=painting):
                told.append(desk.say("console-back-pile", painting=painting))
            case f.PaintingLeft(painting=painting):
                told.append(desk.say("console-back-left", painting=painting))
            case f.PaintingReturned(painting=painting):
                told.append(desk.say("console-back-easel", painting=painting))
            case f.PaintingGiven(painting=painting):
                state = desk.session.state
                owner = state.owners.get(painting)
                if owner is not None:
                    told.append(desk.say("console-back-owner", painting=painting, name=state.name_of(owner)))
                elif painting in state.pile:
                    told.append(desk.say("console-back-pile", painting=painting))
                else:
                    told.append(desk.say("console-back-easel", painting=painting))
    return list(dict.fromkeys(told))[:4]
