"""The print page: choices, the pages of the very files, the shopping list; save them or print them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QProgressBar

from gallery.printing.options import PrintOptions
from gallery.printing.report import Check, Remark
from gallery.refusal import Refused
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, stacked
from gallery.ui.printing import sending
from gallery.ui.printing.aside import Aside
from gallery.ui.printing.calibrating import Calibrating
from gallery.ui.printing.choices import Choices
from gallery.ui.printing.chosen import Chosen
from gallery.ui.printing.leaves import first_leaf, leaf_of
from gallery.ui.printing.preview import Preview, can_show, size_buttons
from gallery.ui.printing.tasks import Tasks, Told, told_words
from gallery.ui.printing.worker import Draft, SaveWorker

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PATIENCE = 300
"""Milliseconds after a choice before the pages are made anew: − and + are pressed several times, names have many letters."""


class PrintPage(Panel):
    """Chooses, shows, saves and prints. `back` to leave: the making stops then, saving and printing go on."""

    back = Signal()
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.chosen = Chosen()
        self.draft: Draft | None = None
        self._shows = can_show()
        self._printers: list[str] | None = None
        self.tasks = Tasks()
        self.tasks.changed.connect(self._refresh)
        self.tasks.progressed.connect(self._progress)
        self._calibrating = Calibrating(desk, self.tasks, self.chosen, lambda: self.folder)
        self._calibrating.sheet_wanted.connect(self.sheet_wanted)
        self._calibrating.told.connect(self._tell)
        self._calibrating.calibrated.connect(self._corrected)
        self._then: Callable[[], None] | None = None
        """What waits until the pages of the choices are made."""
        self._stopped = False
        self._saved = False
        self._told: Told = None
        self._sent: set[int] = set()
        self._turned: set[int] = set()
        self._across = 2
        self._place = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PATIENCE)
        self._soon.timeout.connect(self._make)

    @property
    def folder(self) -> Path:
        """Where the files go."""
        told = self.desk.session.preferences.settings.print_folder
        return Path(told) if told else Path.home() / "Gallery"

    @property
    def busy(self) -> bool:
        """Whether pages are being made, or files saved or printed."""
        return self.tasks.making or self.tasks.working or self._soon.isActive()

    def options(self) -> PrintOptions:
        """What would be printed now. Refuses what PrintOptions refuses."""
        preferences = self.desk.session.preferences
        read = preferences.calibration(preferences.settings.printer)
        return self.chosen.options(self.desk.session.places, preferences.language, read)

    # --- what stands on the page

    def _head(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        head = beside(space=style.px(16))
        head.addWidget(label(say("printing-title"), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        return head

    def build(self, layout: QBoxLayout) -> None:
        """Choices, pages, files; a line for what happens."""
        style = self.desk.style
        side = style.px(40)
        layout.setContentsMargins(side, style.px(16), side, style.px(10))
        layout.setSpacing(style.px(10))
        layout.addLayout(self._head())
        if self._printers is None:
            self._printers = sending.printer_names()
        row = beside(space=style.px(24))
        self._choices = Choices(self.desk, self.chosen, self._printers)
        self._choices.chose.connect(self._choose)
        self._choices.printer_chosen.connect(self.choose_printer)
        self._choices.calibrate.connect(lambda: self._calibrating.open(can_print=self._shows))
        self._choices.setFixedWidth(style.px(344))
        row.addWidget(self._choices)
        row.addLayout(self._middle(), 1)
        self._aside = Aside(self.desk)
        self._aside.setFixedWidth(style.px(350))
        self._aside.can_show, self._aside.folder = self._shows, str(self.folder)
        self._aside.file_chosen.connect(self._go_to_file)
        self._aside.card_wanted.connect(self._go_to_card)
        self._aside.send.connect(self.ask_printer)
        self._aside.save.connect(self.start_save)
        self._aside.folder_wanted.connect(self._ask_folder)
        row.addWidget(self._aside)
        layout.addLayout(row, 1)
        layout.addLayout(self._foot())
        self._choices.rebuild()
        self._show_draft()
        self._refresh()
        if self.isVisible():
            self._make_soon(0)

    def _middle(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        column = stacked(space=style.px(6))
        bar = beside(space=style.px(6))
        self._count = label("", "small", name="print-count")
        bar.addWidget(self._count, 1)
        self._preview = Preview(self.desk)
        self._preview.across = self._across
        self._preview.turned.connect(self._page_turned)
        for made in size_buttons(self.desk, self._zoom):
            made.setVisible(self._shows)
            bar.addWidget(made)
        column.addLayout(bar)
        self._instead = label("", "lead", wrap=True, name="print-instead")
        self._instead.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._preview, 1)
        column.addWidget(self._instead, 1)
        self._again = Button(style, say("printpage-make"), kind="primary", name="make-again", guarded=False)
        self._again.clicked.connect(self._make_again)
        column.addWidget(self._again)
        return column

    def _foot(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        row = beside(space=style.px(12))
        self._said = label("", "body", wrap=True, name="print-told")
        self._said.setMinimumHeight(style.px(44))
        row.addWidget(self._said, 1)
        self._bar = QProgressBar()
        self._bar.setObjectName("print-progress")
        self._bar.setAccessibleName(say("printpage-progress"))
        self._bar.setFixedWidth(style.px(220))
        self._bar.setTextVisible(False)
        row.addWidget(self._bar)
        self._cancel = Button(style, say("console-cancel"), name="cancel-print", guarded=False)
        self._cancel.clicked.connect(self.cancel)
        row.addWidget(self._cancel)
        self._open = Button(style, say("printing-open-folder"), name="open-folder", guarded=False)
        self._open.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder))))
        row.addWidget(self._open)
        return row

    def _refresh(self) -> None:
        """What may be pressed now, and what the lines say."""
        say = self.desk.say
        making, working = self.tasks.making or self._soon.isActive(), self.tasks.working
        self._aside.busy = making or working
        self._aside.refresh()
        self._bar.setVisible(self.tasks.making or working)
        self._cancel.setVisible(self.tasks.making or working)
        self._open.setVisible(self._saved and not working)
        self._said.setText(told_words(self._told, self.desk) or (say("printpage-making") if making else ""))
        report = self.draft.report if self.draft is not None else None
        self._count.setText(
            say("printpage-count", pages=report.pages, sheets=report.sheets) if report and not self._stopped else ""
        )
        shown = self._shows and report is not None and not self._stopped
        self._preview.setVisible(shown)
        self._instead.setVisible(not shown)
        self._again.setVisible(self._stopped and not making)
        if not self._shows:
            self._instead.setText(say("printpage-no-viewer"))
        else:
            self._instead.setText(say("printpage-stopped") if self._stopped else "")

    def _show_draft(self) -> None:
        self._aside.report = self.draft.report if self.draft is not None else None
        self._aside.file = 0
        self._aside.sent, self._aside.turned = self._sent, self._turned
        place = self._place
        if self._shows:
            self._preview.show_draft(self.draft)
            leaves = self._preview.leaves
            if leaves:
                place = place if place < len(leaves) else 0
                self._aside.file = leaves[place].file
                self._preview.turn_to(place)
        self._aside.rebuild()

    def _zoom(self, way: int) -> None:
        self._preview.set_across(self._preview.across + way)
        self._across = self._preview.across

    def _page_turned(self, place: int) -> None:
        self._place = place
        self._aside.choose_file(self._preview.leaves[place].file)

    def _go_to_file(self, file: int) -> None:
        if self._shows:
            self._preview.turn_to(first_leaf(self._preview.leaves, file))

    def _go_to_card(self, about: Check | Remark) -> None:
        if self.draft is not None and self._shows:
            place = leaf_of(self.draft.report, self.draft.options, about)
            if place is not None:
                self._preview.turn_to(place)

    # --- choices

    def _choose(self, what: str, value: object) -> None:
        if getattr(self.chosen, what) == value:
            return
        setattr(self.chosen, what, value)
        self._then = None
        self._saved = False
        self._told = None
        if what in ("kit", "game"):
            self._place = 0
            # After the signal: the box that sent it is taken away.
            QTimer.singleShot(0, self._choices.rebuild)
        self._make_soon(PATIENCE)

    def choose_printer(self, name: str | None) -> None:
        """Another printer: its correction is in force from now on."""
        preferences = self.desk.session.preferences
        if name != preferences.settings.printer:
            preferences.remember_printer(name)
            self._told = None
            QTimer.singleShot(0, self._choices.rebuild)
            self._make_soon(0)

    def _corrected(self) -> None:
        self._choices.rebuild()
        self._make_soon(0)

    # --- making

    def _make_soon(self, wait: int) -> None:
        self._stopped = False
        self.tasks.give_up_making()
        self._soon.start(wait)
        self._refresh()

    def _make_again(self) -> None:
        self._told = None
        self._make_soon(0)

    def _make(self) -> None:
        """Makes what is chosen, unless it is there already. One kit at a time: a former one is given up first."""
        if self.tasks.making or self.tasks.working:
            # Whoever ends next comes back here.
            self._soon.start(50)
            return
        try:
            options = self.options()
        except Refused as refused:
            self._fail(refused)
            return
        if self.draft is not None and self.draft.options == options:
            self._made(self.draft)
            return
        self.tasks.make(options, self._made, self._fail)

    def _made(self, draft: Draft) -> None:
        if draft is not self.draft:
            self.draft = draft
            self._sent, self._turned = set(), set()
            self._show_draft()
        then, self._then = self._then, None
        self._refresh()
        if then is not None and not self._soon.isActive():
            then()

    def _fail(self, refused: Refused) -> None:
        """The pages of what is chosen cannot be made: none are shown, and the sentence says why."""
        self._then = None
        self.draft = None
        self._told = refused
        self._show_draft()
        self._refresh()

    def cancel(self) -> None:
        """Stops what is under way."""
        if self.tasks.working:
            self.tasks.give_up_work()
        elif self.tasks.making:
            self._soon.stop()
            self.tasks.give_up_making()
            self._then = None
            self._stopped = True
            self._told = ("printing-cancelled", {})
            self.draft = None
            self._show_draft()

    def stop(self) -> None:
        """The program ends: what is under way is given up, with nothing left behind."""
        self._soon.stop()
        self.tasks.stop()

    def _progress(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def showEvent(self, event: QShowEvent) -> None:
        """The pages of what is chosen are made when somebody looks."""
        super().showEvent(event)
        if not self._stopped:
            self._soon.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: pages that are being made are given up."""
        super().hideEvent(event)
        self._soon.stop()
        self.tasks.give_up_making()

    # --- saving

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, self.desk.say("printing-choose-folder"), str(self.folder))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.set_folder)
        dialog.open()

    def set_folder(self, folder: str) -> None:
        """Another folder, remembered for the next kit."""
        self.desk.session.preferences.remember_print_folder(folder)
        self._aside.set_folder(folder)
        self._saved = False
        self._refresh()

    def start_save(self) -> None:
        """Puts the very files that are shown into the folder."""
        if self.draft is not None and not self.busy:
            self._saved = False
            self._told = ("printpage-saving", {})
            self.tasks.run(SaveWorker(self.draft, self.folder), self._all_saved, self._tell, self._job_stopped)

    def _all_saved(self, folder: Path) -> None:
        assert self.draft is not None
        count = len(self.draft.report.files)
        self._told = ("printpage-saved", {"count": count, "folder": f"\u2066{folder}\u2069"})
        self._saved = True

    def _job_stopped(self) -> None:
        self._told = ("printpage-job-cancelled", {})

    def _tell(self, told: Told) -> None:
        self._told = told
        self._refresh()

    # --- printing

    def ask_printer(self) -> None:
        """The system's dialog for the file that is chosen."""
        if self.draft is None or self.busy:
            return
        self._printers = sending.printer_names()
        if not self._printers:
            self._told = ("printpage-no-printer", {})
            self._refresh()
            return
        place = self._aside.file
        name = self.desk.session.preferences.settings.printer
        sending.ask_for_printer(
            self.window(), name, self.draft.report.files[place], lambda printer, told: self._send(printer, told, place)
        )

    def _send(self, printer: "QPrinter", name: str, place: int) -> None:
        """Prints; on another printer than the pages were made for, they are made for that one first."""
        if name and name != self.desk.session.preferences.settings.printer:
            self.choose_printer(name)
            self._then = lambda: self._start_send(printer, place)
        else:
            self._start_send(printer, place)

    def _start_send(self, printer: "QPrinter", place: int) -> None:
        if self.draft is None or self.tasks.working or place >= len(self.draft.report.files):
            return
        file = self.draft.report.files[place]
        pages = range(file.pages)
        halves = file.duplex == "two-pass"
        if halves:
            pages = range(file.sheets, file.pages) if place in self._turned else range(file.sheets)
        self._told = ("printpage-sending", {"component": self.desk.say(f"print-kit-{file.component}")})
        worker = sending.SendWorker(self.draft, place, printer, pages)
        self.tasks.run(worker, lambda _: self._file_sent(place, halves=halves), self._tell, self._job_stopped)

    def _file_sent(self, place: int, *, halves: bool) -> None:
        assert self.draft is not None
        files = self.draft.report.files
        if halves and place not in self._turned:
            self._turned.add(place)
            self._told = ("printpage-turn-over", {})
        else:
            self._turned.discard(place)
            self._sent.add(place)
            following = next((next_ for next_ in range(place + 1, len(files)) if next_ not in self._sent), None)
            self._told = ("printpage-file-sent", {"component": self.desk.say(f"print-kit-{files[place].component}")})
            if following is not None and self._shows:
                self._place = first_leaf(self._preview.leaves, following)
        self._show_draft()
