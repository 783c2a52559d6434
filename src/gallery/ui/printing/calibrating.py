"""What the calibration wizard does: makes its sheet of paper, has it printed or saved, stores what was read off."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gallery.places import Calibration
from gallery.refusal import Refused
from gallery.texts import isolated_name
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.parts import Desk
from gallery.ui.printing import sending
from gallery.ui.printing.calibrate import CalibrationSheet
from gallery.ui.printing.chosen import Chosen
from gallery.ui.printing.tasks import Tasks, Told
from gallery.ui.printing.worker import Draft, SaveWorker

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget


class Calibrating(QObject):
    """`sheet_wanted` with the wizard, `calibrated` when another correction is in force; `told` is for the page's line."""

    sheet_wanted = Signal(object)
    calibrated = Signal()
    told = Signal(object)

    def __init__(self, desk: Desk, tasks: Tasks, chosen: Chosen, folder: Callable[[], Path]) -> None:
        super().__init__()
        self._desk = desk
        self._tasks = tasks
        self._chosen = chosen
        self._folder = folder
        self._wizard: CalibrationSheet | None = None

    def open(self, *, can_print: bool) -> None:
        """Asks for the wizard, for the printer that is chosen or the first that there is."""
        name = self._desk.session.preferences.settings.printer or next(iter(sending.printer_names()), "")
        wizard = CalibrationSheet(self._desk, name, can_print=can_print)
        wizard.print_wanted.connect(lambda: self._make(self._print))
        wizard.save_wanted.connect(lambda: self._make(self._save))
        wizard.stored.connect(self._store)
        wizard.destroyed.connect(self._gone)
        self._wizard = wizard
        self.sheet_wanted.emit(wizard)

    def _gone(self) -> None:
        self._wizard = None

    def _tell(self, told: Told) -> None:
        self.told.emit(told)
        if self._wizard is None:
            return
        if isinstance(told, Refused):
            self._wizard.tell(refusal_words(told, self._desk.texts))
        elif told is not None:
            self._wizard.tell(self._desk.say(told[0], **told[1]))

    def _make(self, then: Callable[[Draft], None]) -> None:
        """Makes the sheet without any correction: what is read off it is the whole of it."""
        if self._tasks.making or self._tasks.working:
            self._tell(("printpage-busy", {}))
            return
        places, language = self._desk.session.places, self._desk.texts.language
        try:
            options = replace(self._chosen, kit="calibration").options(places, language, Calibration())
        except Refused as refused:
            self._tell(refused)
            return
        self._tasks.make(options, then, self._tell)

    def _stopped(self) -> None:
        self._tell(("printpage-job-cancelled", {}))

    def _save(self, draft: Draft) -> None:
        def saved(folder: Path) -> None:
            self._tell(("printpage-saved", {"count": 1, "folder": f"\u2066{folder}\u2069"}))

        self._tasks.run(SaveWorker(draft, self._folder()), saved, self._tell, self._stopped)

    def _print(self, draft: Draft) -> None:
        if not sending.printer_names():
            self._tell(("printpage-no-printer", {}))
            return
        if self._wizard is None:
            return
        over: QWidget = self._wizard.window()

        def sent(_: object) -> None:
            self._tell(("printpage-sheet-sent", {}))

        def send(printer: "QPrinter", name: str) -> None:
            if self._wizard is not None and name:
                self._wizard.set_printer(name)
            self._tell(("printpage-sending", {"component": self._desk.say("print-kit-calibration")}))
            self._tasks.run(sending.SendWorker(draft, 0, printer), sent, self._tell, self._stopped)

        sending.ask_for_printer(over, self._wizard.printer(), draft.report.files[0], send)

    def _store(self, printer: str, read: Calibration | None) -> None:
        preferences = self._desk.session.preferences
        preferences.calibrate(printer, read)
        preferences.remember_printer(printer)
        key = "printpage-forgotten" if read is None else "printpage-calibrated"
        self.told.emit((key, {"printer": isolated_name(printer)}))
        self.calibrated.emit()
