"""The print page: a kit, its language, the paper, a folder, one button."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QGridLayout, QLabel, QProgressBar, QWidget

from gallery.auction.data import deck_for, load_deck, load_money
from gallery.printing.options import KITS, PAINTINGS, PLAYERS, PrintOptions
from gallery.refusal import Refused
from gallery.texts import LANGUAGES
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice, Stepper
from gallery.ui.banker.parts import Desk, Panel, beside, label, stacked
from gallery.ui.printing.worker import PrintWorker

PAPERS = ("a4", "letter", "a3")
STOCKS = ("white", "coloured")
DUPLEX = ("long", "short", "two-pass", "fold", "none")


class PrintPage(Panel):
    """Chooses and prints. `back` to leave; a print under way goes on."""

    back = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self._worker: PrintWorker | None = None
        self._chosen: dict[str, Any] = {
            "kit": "auction",
            "language": None,
            "paper": "a4",
            "stock": "white",
            "duplex": "long",
            "players": 6,
            "paintings": 24,
        }
        self._told = ""

    @property
    def folder(self) -> Path:
        """Where the files go."""
        told = self.desk.session.preferences.settings.print_folder
        return Path(told) if told else Path.home() / "Gallery"

    def options(self) -> PrintOptions:
        """What would be printed now. Refuses what PrintOptions refuses."""
        chosen = dict(self._chosen)
        folders = self.desk.session.places.folders
        return PrintOptions(
            kit=chosen["kit"],
            denominations=load_money("standard", folders),
            deck=deck_for(chosen["paintings"], load_deck("standard", folders)),
            players=chosen["players"],
            paintings=chosen["paintings"],
            paper=chosen["paper"],
            stock=chosen["stock"],
            duplex=chosen["duplex"],
            language=chosen["language"] or self.desk.texts.language,
        )

    def build(self, layout: QBoxLayout) -> None:
        """Choices on the reading side, what came of it on the other."""
        style, say = self.desk.style, self.desk.say
        layout.setContentsMargins(style.px(60), style.px(26), style.px(60), style.px(30))
        layout.setSpacing(style.px(16))
        head = beside(space=style.px(16))
        head.addWidget(label(say("printing-title"), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        layout.addLayout(head)
        row = beside(space=style.px(50))
        row.addLayout(self._choices(), 5)
        row.addLayout(self._result(), 6)
        layout.addLayout(row, 1)

    def _choices(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        column = stacked(space=style.px(12))
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(16))
        grid.setVerticalSpacing(style.px(10))
        boxes: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
            ("kit", tuple((kit, say(f"print-kit-{kit}")) for kit in KITS)),
            ("language", tuple((language, say(f"language-{language}")) for language in LANGUAGES)),
            ("paper", tuple((paper, say(f"print-size-{paper}")) for paper in PAPERS)),
            ("stock", tuple((stock, say(f"printing-stock-{stock}")) for stock in STOCKS)),
            ("duplex", tuple((mode, say(f"printing-duplex-{mode}")) for mode in DUPLEX)),
        )
        place = 0
        for what, values in boxes:
            box = Choice(style)
            for value, text in values:
                box.addItem(text, value)
            now = self._chosen[what] or self.desk.texts.language
            box.setCurrentIndex(max(0, box.findData(now)))
            box.activated.connect(lambda _, what=what, box=box: self._choose(what, box.currentData()))
            self._line(grid, place, what, box)
            place += 1
        for what, (low, high) in (("players", PLAYERS), ("paintings", PAINTINGS)):
            told = say(f"printing-{what}")
            stepper = Stepper(style, f"print-{what}", low, high, self._chosen[what], told)
            stepper.changed.connect(lambda value, what=what: self._choose(what, value))
            grid.addWidget(label(told, "small"), place, 0)
            grid.addWidget(stepper, place, 1)
            place += 1
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _line(self, grid: QGridLayout, place: int, what: str, widget: QWidget) -> None:
        widget.setObjectName(f"print-{what}")
        widget.setMinimumHeight(self.desk.style.px(42))
        told = self.desk.say(f"printing-{what}")
        widget.setAccessibleName(told)
        grid.addWidget(label(told, "small"), place, 0)
        grid.addWidget(widget, place, 1)

    def _result(self) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        column = stacked(space=style.px(12))
        column.addWidget(label(say("printing-folder"), "eyebrow"))
        row = beside(space=style.px(10))
        self._where = label(f"\u2066{self.folder}\u2069", "body", wrap=True, name="print-folder")
        row.addWidget(self._where, 1)
        other = Button(style, say("printing-choose-folder"), name="choose-folder", guarded=False)
        other.clicked.connect(self._ask_folder)
        row.addWidget(other)
        column.addLayout(row)
        busy = self._worker is not None
        self._go = Button(style, say("printing-go"), kind="primary", name="print", guarded=False)
        self._go.setEnabled(not busy)
        self._go.clicked.connect(self.start_print)
        column.addWidget(self._go)
        self._bar = QProgressBar()
        self._bar.setVisible(busy)
        column.addWidget(self._bar)
        self._cancel = Button(style, say("console-cancel"), name="cancel-print", guarded=False)
        self._cancel.setVisible(busy)
        self._cancel.clicked.connect(self.cancel)
        column.addWidget(self._cancel)
        self._said: QLabel = label(self._told, "body", wrap=True, name="print-told")
        column.addWidget(self._said)
        self._show = Button(style, say("printing-open-folder"), name="open-folder", guarded=False)
        self._show.setVisible(bool(self._told) and not busy)
        self._show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder))))
        column.addWidget(self._show)
        column.addStretch(1)
        return column

    def _choose(self, what: str, value: object) -> None:
        self._chosen[what] = value

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, self.desk.say("printing-choose-folder"), str(self.folder))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.set_folder)
        dialog.open()

    def set_folder(self, folder: str) -> None:
        """Another folder, remembered for the next kit."""
        self.desk.session.preferences.remember_print_folder(folder)
        self._where.setText(f"\u2066{folder}\u2069")

    def start_print(self) -> None:
        """Begins; one kit at a time."""
        if self._worker is not None:
            return
        try:
            options = self.options()
        except Refused as refused:
            self._finish(refusal_words(refused, self.desk.texts))
            return
        self._worker = PrintWorker(self.folder, options)
        self._worker.progressed.connect(self._progress)
        self._worker.made.connect(lambda report: self._finish(report.shopping_list.strip()))
        self._worker.failed.connect(lambda refused: self._finish(refusal_words(refused, self.desk.texts)))
        self._worker.cancelled.connect(lambda: self._finish(self.desk.say("printing-cancelled")))
        self._told = ""
        self.rebuild()
        self._worker.start()

    def cancel(self) -> None:
        """Stops the print that is under way."""
        if self._worker is not None:
            self._worker.cancel()

    def stop(self) -> None:
        """The program ends: what is being printed is given up, with nothing left behind."""
        if self._worker is not None:
            self._worker.cancel()
            self._worker.wait()

    def _progress(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def _finish(self, told: str) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.wait()
        self._told = told
        self.rebuild()
