"""The wizard of the calibration sheet: print it, type what was read off, and every later kit for that printer is corrected."""

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit

from gallery.places import Calibration
from gallery.printing.options import OFFSET, SCALE
from gallery.refusal import Refused
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label
from gallery.ui.banker.sheets import Sheet, line_field
from gallery.ui.keys import digit_of
from gallery.ui.printing.choices import correction
from gallery.ui.style import Style

BAR = 100.0
"""Length of both bars of the sheet, millimetres."""
APART = 0.6
"""Percent by which the two bars may differ before it is told: one scale serves both directions."""
MEASURES = ("across", "upwards", "dx", "dy")


def read_measure(text: str) -> float | None:
    """Millimetres as people type them: a comma or a point, any minus, spaces. None when it is no number."""
    kept = text.strip().replace(",", ".").replace("−", "-").replace("–", "-").replace("\u00a0", "").replace(" ", "")
    if not kept or not set(kept) <= set("+-.0123456789"):
        return None
    try:
        value = float(kept)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def read_off(across: float, upwards: float, dx: float, dy: float) -> Calibration:
    """What corrects a printer whose bars measure so and whose rulers show so, all in millimetres.

    Refuses `print_unlikely_bar` and `print_unlikely_offset`: no printer that can be used errs so much.
    """
    low, high = BAR * 100 / SCALE[1], BAR * 100 / SCALE[0]
    for bar in (across, upwards):
        if not low <= bar <= high:
            raise Refused("print_unlikely_bar", bar=f"{bar:g}")
    for offset in (dx, dy):
        if not -OFFSET <= offset <= OFFSET:
            raise Refused("print_unlikely_offset", offset=f"{offset:g}")
    scale = round(100 * BAR / ((across + upwards) / 2), 2)
    return Calibration(dx=round(dx, 3), dy=round(dy, 3), scale=max(SCALE[0], min(SCALE[1], scale)))


class MeasureField(QLineEdit):
    """A number of millimetres, left to right like every number; digits go by their place on the keyboard."""

    def __init__(self, style: Style, name: str, told: str, value: str) -> None:
        super().__init__(value)
        self.setObjectName(name)
        self.setAccessibleName(told)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(8)
        self.setMinimumHeight(style.px(42))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, a sign, a comma or point, editing keys; Enter and Esc are the sheet's."""
        digit = digit_of(event)
        if digit is not None:
            self.insert(str(digit))
            return
        text = event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
            return
        if text and text.isprintable() and text not in "+-−.,":
            # Any other sign would be nonsense here, and must not reach the window's keys either.
            return
        super().keyPressEvent(event)


class CalibrationSheet(Sheet):
    """Asks for one printer's readings. `print_wanted` and `save_wanted` are for the sheet of paper; `stored` has the printer's
    name and its Calibration, or None to forget what was known."""

    print_wanted = Signal()
    save_wanted = Signal()
    stored = Signal(str, object)

    def __init__(self, desk: Desk, printer: str, *, can_print: bool) -> None:
        super().__init__(desk, desk.say("printpage-wizard"), "calibration", width=760)
        style, say = desk.style, desk.say
        known = desk.session.preferences.settings.printers.get(printer)
        self.body.addWidget(label(say("printpage-wizard-name"), "eyebrow"))
        self._name = line_field(desk, printer, "wizard-printer", hint=say("printpage-wizard-name-hint"))
        self._name.setAccessibleName(say("printpage-wizard-name"))
        self._name.setMaxLength(120)
        self._name.textEdited.connect(lambda _: self._look())
        self.body.addWidget(self._name)
        self.body.addWidget(label(say("printpage-wizard-one"), "body", wrap=True))
        row = beside(space=style.px(10))
        if can_print:
            show = Button(style, say("printpage-wizard-print"), kind="small", name="wizard-print", guarded=False)
            show.clicked.connect(self.print_wanted)
            row.addWidget(show)
        save = Button(style, say("printpage-wizard-save"), kind="small", name="wizard-save", guarded=False)
        save.clicked.connect(self.save_wanted)
        row.addWidget(save)
        row.addStretch(1)
        self.body.addLayout(row)
        self._told = label("", "small", wrap=True, name="wizard-told")
        self._told.setMinimumHeight(style.px(38))
        self.body.addWidget(self._told)
        self.body.addWidget(label(say("printpage-wizard-two"), "body", wrap=True))
        self.body.addLayout(self._fields())
        self._result = label("", "strong", wrap=True, name="wizard-result")
        self._result.setMinimumHeight(style.px(66))
        self.body.addWidget(self._result)
        self._store = self.button(say("printpage-wizard-store"), self._confirmed, name="wizard-store", kind="primary")
        if known is not None:
            forget = Button(style, say("printpage-wizard-forget"), name="wizard-forget")
            forget.clicked.connect(self._forget)
            self.row.addWidget(forget)
        self.cancel_button()
        self._look()

    def _fields(self) -> QGridLayout:
        style, say = self.desk.style, self.desk.say
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(12))
        grid.setVerticalSpacing(style.px(2))
        self._measures: dict[str, MeasureField] = {}
        for place, what in enumerate(MEASURES):
            told = say(f"printpage-wizard-{what}")
            grid.addWidget(label(told, "small", wrap=True), 0, place, Qt.AlignmentFlag.AlignBottom)
            field = MeasureField(style, f"wizard-{what}", told, "100" if what in ("across", "upwards") else "0")
            field.textEdited.connect(lambda _: self._look())
            self._measures[what] = field
            grid.addWidget(field, 1, place)
            grid.setColumnStretch(place, 1)
        return grid

    def tell(self, text: str) -> None:
        """How it goes with the sheet of paper."""
        self._told.setText(text)

    def printer(self) -> str:
        """The name that was typed."""
        return " ".join(self._name.text().split())

    def set_printer(self, name: str) -> None:
        """The sheet went to this printer: what is read off it is this printer's."""
        self._name.setText(name)
        self._look()

    def read(self) -> Calibration:
        """What was read off. Refuses what cannot be."""
        values: list[float] = []
        for what in MEASURES:
            value = read_measure(self._measures[what].text())
            if value is None:
                raise Refused("print_no_measure", field=self.desk.say(f"printpage-wizard-{what}"))
            values.append(value)
        return read_off(*values)

    def _look(self) -> None:
        """Shows what would be in force, or why it cannot be."""
        try:
            if not self.printer():
                raise Refused("print_no_printer_name")
            read = self.read()
        except Refused as refused:
            self._result.setText("")
            self.refuse(refused)
            return
        self.refuse(None)
        told = correction(self.desk, read)
        bars = [read_measure(self._measures[what].text()) or BAR for what in ("across", "upwards")]
        if abs(bars[0] - bars[1]) > APART:
            told = f"{told}\n{self.desk.say('printpage-wizard-apart')}"
        self._result.setText(told)

    def _confirmed(self) -> None:
        name, read = self.printer(), self.read()
        self.done.emit()
        self.stored.emit(name, read)

    def _forget(self) -> None:
        name = self.printer()
        self.done.emit()
        self.stored.emit(name, None)
