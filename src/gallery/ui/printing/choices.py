"""The choices of the print page: what is printed, on what, and for which printer."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from gallery.collection.collection import HOUSE
from gallery.collection.own import own_collections
from gallery.places import Calibration
from gallery.printing.options import KITS, PAINTINGS, RESERVE, games_of, players_of
from gallery.texts import LANGUAGES, isolated_name
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice, Stepper
from gallery.ui.banker.parts import Desk, Panel, label, rule, stacked
from gallery.ui.banker.sheets import line_field
from gallery.ui.printing import chosen as c

_HALVES = frozenset({"paper", "language", "players", "paintings", "reserve"})


class Choices(Panel):
    """`chose` is sent with the name of a choice and its value; `printer_chosen` with a name or None."""

    chose = Signal(str, object)
    printer_chosen = Signal(object)
    calibrate = Signal()

    def __init__(self, desk: Desk, chosen: c.Chosen, printers: list[str]) -> None:
        super().__init__(desk)
        self._chosen = chosen
        self._printers = printers
        self._more = False

    def rebuild(self) -> None:
        """Made anew; what had the focus has it again."""
        focused = self.window().focusWidget()
        name = focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""
        super().rebuild()
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()

    def build(self, layout: QBoxLayout) -> None:
        """Two pages: what nearly everybody chooses, and the rest."""
        style, say = self.desk.style, self.desk.say
        wanted = c.asked(self._chosen.kit)
        own = own_collections(self.desk.session.places.folders)
        if self._chosen.collection not in own:
            self._chosen.collection = HOUSE
        # Where there is only the house's, nobody is asked.
        more = [what for what in c.MORE if what in wanted and (own or what != "collection")]
        self._more = self._more and bool(more)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(style.px(12))
        grid.setVerticalSpacing(style.px(9))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        shown = more if self._more else [what for what in c.MAIN if what in wanted]
        row, half = 0, 0
        for what in self._paired(shown):
            wide = what not in _HALVES
            if wide and half:
                row, half = row + 1, 0
            grid.addLayout(self._field(what), row, half, 1, 2 if wide else 1)
            row, half = (row + 1, 0) if wide or half else (row, 1)
        layout.addLayout(grid)
        layout.addSpacing(style.px(8))
        if more:
            told = say("printpage-fewer" if self._more else "printpage-more")
            turn = Button(style, told, kind="small", name="print-more", guarded=False)
            turn.clicked.connect(self._turn)
            layout.addWidget(turn)
        layout.addStretch(1)
        if not self._more:
            layout.addWidget(rule())
            layout.addSpacing(style.px(10))
            layout.addLayout(self._printer())

    @staticmethod
    def _paired(shown: list[str]) -> list[str]:
        """Short fields next to each other."""
        if "language" in shown and "paper" in shown:
            shown = [what for what in shown if what != "language"]
            shown.insert(shown.index("paper") + 1, "language")
        return shown

    def _turn(self) -> None:
        self._more = not self._more
        self.rebuild()

    def _field(self, what: str) -> QBoxLayout:
        style, say, chosen = self.desk.style, self.desk.say, self._chosen
        now: Any = {"game": chosen.for_game, "players": chosen.seats}.get(what, getattr(chosen, what))
        told = self._told(what)
        column = stacked(space=style.px(2))
        column.addWidget(label(told, "small"))
        bounds = {"players": players_of(chosen.for_game)[:2], "paintings": PAINTINGS, "reserve": RESERVE}
        if what in bounds:
            low, high = bounds[what]
            stepper = Stepper(style, f"print-{what}", low, high, now, told)
            stepper.changed.connect(lambda value: self.chose.emit(what, value))
            column.addWidget(stepper)
        elif what == "names":
            field = line_field(self.desk, now, "print-names", hint=say("printpage-names-hint"))
            field.setAccessibleName(told)
            field.textEdited.connect(lambda text: self.chose.emit("names", text))
            column.addWidget(field)
        else:
            box = Choice(style)
            box.setObjectName(f"print-{what.replace('_', '-')}")
            box.setAccessibleName(told)
            for value, text in self._values(what):
                box.addItem(text, value)
            box.setCurrentIndex(max(0, box.findData(now or self.desk.texts.language)))
            box.activated.connect(lambda _: self.chose.emit(what, box.currentData()))
            box.setToolTip(box.currentText())
            column.addWidget(box)
        return column

    def _told(self, what: str) -> str:
        known = {"note_size": "printpage-note-size", "card_size": "printpage-card-size", "reserve": "printpage-reserve"}
        known |= {"wheel_size": "printpage-wheel-size", "wheel": "newgame-wheel", "names": "printpage-names"}
        known |= {"game": "printpage-game", "collection": "newgame-collection"}
        return self.desk.say(known.get(what, f"printing-{what}"))

    def _values(self, what: str) -> list[tuple[str, str]]:
        say = self.desk.say
        match what:
            case "kit":
                return [(kit, say(f"print-kit-{kit}")) for kit in KITS]
            case "game":
                return [(game, say(f"print-kit-{game}")) for game in games_of(self._chosen.kit)]
            case "paper":
                return [(paper, say(f"print-size-{paper}")) for paper in c.PAPERS]
            case "stock":
                return [(stock, say(f"printing-stock-{stock}")) for stock in c.STOCKS]
            case "duplex":
                keys = {mode: f"printing-duplex-{mode}" for mode in c.DUPLEX} | {"separate": "printpage-separate"}
                return [(mode, say(key)) for mode, key in keys.items()]
            case "language":
                return [(language, say(f"language-{language}")) for language in LANGUAGES]
            case "note_size":
                return [(size, say(f"printpage-note-size-{size}")) for size in c.NOTE_SIZES]
            case "collection":
                own = own_collections(self.desk.session.places.folders)
                return [(HOUSE, say("own-house")), *((name, isolated_name(name)) for name in own)]
            case "card_size":
                return [(size, say(f"printpage-card-size-{size}")) for size in c.CARD_SIZES]
            case "wheel_size":
                return [(size, say(f"printpage-wheel-size-{size}")) for size in c.WHEEL_SIZES]
        return [(wheel, say(f"newgame-wheel-{wheel}")) for wheel in c.WHEELS]

    # --- the printer

    def _printer(self) -> QBoxLayout:
        style, say, preferences = self.desk.style, self.desk.say, self.desk.session.preferences
        column = stacked(space=style.px(4))
        column.addWidget(label(say("printpage-printer"), "small"))
        box = Choice(style)
        box.setObjectName("print-printer")
        box.setAccessibleName(say("printpage-printer"))
        box.addItem(say("printpage-any-printer"), None)
        now = preferences.settings.printer
        known = {*self._printers, *preferences.settings.printers, *([now] if now else [])}
        for name in sorted(known, key=str.casefold):
            box.addItem(isolated_name(name), name)
        box.setCurrentIndex(max(0, box.findData(now)) if now else 0)
        box.activated.connect(lambda _: self.printer_chosen.emit(box.currentData()))
        column.addWidget(box)
        told = correction(self.desk, preferences.calibration(now))
        in_force = label(told, "small", wrap=True, name="print-correction")
        in_force.setMinimumHeight(style.px(42))
        column.addWidget(in_force)
        wizard = Button(style, say("printpage-calibrate"), kind="small", name="calibrate", guarded=False)
        wizard.clicked.connect(self.calibrate)
        column.addWidget(wizard)
        return column


def correction(desk: Desk, read: Calibration) -> str:
    """What is in force for a printer, in words."""
    if read == Calibration():
        return desk.say("printpage-no-correction")
    figures = {"scale": figure(read.scale, desk), "dx": figure(read.dx, desk, "+"), "dy": figure(read.dy, desk, "+")}
    return desk.say("printpage-correction", **figures)


def figure(value: float, desk: Desk, sign: str = "") -> str:
    """`+0.25`, `99,5` in French: left to right in every language."""
    told = (f"{value:+g}" if sign and value else f"{value:g}").replace("-", "−")
    return f"\u2066{told.replace('.', ',') if desk.texts.language == 'fr' else told}\u2069"
