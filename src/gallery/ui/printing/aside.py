"""Beside the pages: the files in the order of printing, the shopping list, the pre-flight; print and save."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPixmap, QTextOption
from PySide6.QtWidgets import (
    QBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from gallery.printing.report import Check, FileReport, Remark, Report
from gallery.printing.shopping import counted, made_up, measure, paper_name, shopping_list
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, stacked
from gallery.ui.printing.leaves import paper_colour

TABS = ("files", "shopping", "checks")
_PLACE = Qt.ItemDataRole.UserRole


class Aside(Panel):
    """`file_chosen` with a place in the report, `card_wanted` with a remark or check; the rest are buttons."""

    file_chosen = Signal(int)
    card_wanted = Signal(object)
    send = Signal()
    save = Signal()
    folder_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.report: Report | None = None
        self.file = 0
        self.sent: set[int] = set()
        """Places of the files that were printed."""
        self.turned: set[int] = set()
        """Places of the files whose fronts were printed, and whose backs wait for the stack to be turned over."""
        self.folder = ""
        self.busy = False
        self.can_show = True
        self._tab = TABS[0]

    def build(self, layout: QBoxLayout) -> None:
        """A page of three at a time, and the two buttons below."""
        style, say = self.desk.style, self.desk.say
        layout.setSpacing(style.px(8))
        row = beside(space=style.px(4))
        self._tabs: dict[str, Button] = {}
        for tab in TABS:
            made = Button(style, self._tab_words(tab), kind="quiet", name=f"print-tab-{tab}", guarded=False)
            made.setCheckable(True)
            made.setChecked(tab == self._tab)
            made.clicked.connect(lambda _=False, tab=tab: self.show_tab(tab))
            self._tabs[tab] = made
            row.addWidget(made, 1)
        layout.addLayout(row)
        self._pages = QStackedWidget()
        for page in (self._files(), self._shopping(), self._checks()):
            self._pages.addWidget(page)
        self._pages.setCurrentIndex(TABS.index(self._tab))
        layout.addWidget(self._pages, 1)
        self._send = Button(style, "", kind="primary", name="print-file", guarded=False, tall=False)
        self._send.clicked.connect(self.send)
        layout.addWidget(self._send)
        if not self.can_show:
            layout.addWidget(label(say("printpage-no-viewer-print"), "small", wrap=True, name="print-no-viewer"))
            self._send.hide()
        layout.addSpacing(style.px(2))
        folder = beside(space=style.px(8))
        self._where = label("", "small", name="print-folder")
        self._tell_folder()
        folder.addWidget(self._where, 1)
        other = Button(style, say("printpage-other-folder"), kind="small", name="choose-folder", guarded=False)
        other.clicked.connect(self.folder_wanted)
        folder.addWidget(other)
        layout.addLayout(folder)
        kind = "strong" if self.can_show else "primary"
        self._save = Button(style, say("printpage-save"), kind=kind, name="save-files", guarded=False)
        self._save.clicked.connect(self.save)
        layout.addWidget(self._save)
        self.refresh()

    def show_tab(self, tab: str) -> None:
        """Another of the three."""
        self._tab = tab
        for name, button in self._tabs.items():
            button.setChecked(name == tab)
        self._pages.setCurrentIndex(TABS.index(tab))

    def set_folder(self, folder: str) -> None:
        """Where the files would go."""
        self.folder = folder
        self._tell_folder()

    def _tell_folder(self) -> None:
        """The end of a long path says more than its beginning."""
        style = self.desk.style
        metrics = QFontMetrics(style.font(14))
        room = style.px(210)
        self._where.setText(f"\u2066{metrics.elidedText(self.folder, Qt.TextElideMode.ElideMiddle, room)}\u2069")
        self._where.setToolTip(self.folder)
        self._where.setAccessibleName(self.folder)

    def choose_file(self, place: int) -> None:
        """Another file, because one of its pages was chosen."""
        if place != self.file:
            self.file = place
            self._list.blockSignals(True)
            self._list.setCurrentRow(place)
            self._list.blockSignals(False)
            self.refresh()

    def refresh(self) -> None:
        """What is said about the file that is chosen, and whether it can be printed now."""
        say = self.desk.say
        ready = self.report is not None and not self.busy
        self._save.setEnabled(ready)
        self._send.setEnabled(ready)
        if self.report is None:
            self._send.setText(say("printpage-print"))
            self._details.setText("")
        else:
            file = self.report.files[self.file]
            key = "printpage-print-backs" if self.file in self.turned else "printpage-print-file"
            self._send.setText(say(key, component=self._name(file)))
            self._details.setText(self._about(file))
        self._send.setAccessibleName(self._send.text())
        self._send.updateGeometry()

    def _name(self, file: FileReport) -> str:
        name = self.desk.say(f"print-kit-{file.component}")
        return name if paper_colour(file.stock) is None else f"{name} · {self.paper(file)}"

    def paper(self, file: FileReport) -> str:
        """The colour of a coloured paper in a word, other papers in full."""
        short = f"printpage-colour-{file.stock}"
        return self.desk.say(short) if self.desk.texts.has(short) else paper_name(file.stock, self.desk.texts)

    def _about(self, file: FileReport) -> str:
        """Which paper to load, what to set in the dialog, what to do with it afterwards."""
        say, texts = self.desk.say, self.desk.texts
        size = say(f"print-size-{file.paper}")
        sheets = say("print-shopping-sheets", count=file.sheets, paper=paper_name(file.stock, texts), size=size)
        lines = [say("printpage-load", sheets=f"\u2068{sheets}\u2069"), say(f"print-dialog-{file.duplex}")]
        if file.cards:
            width, height = measure(file.card_width_mm, texts), measure(file.card_height_mm, texts)
            lines.append(say("print-shopping-cut", cards=file.cards, width=width, height=height))
        if making := made_up(file, texts):
            lines.append(making)
        return "\n".join(lines)

    # --- the three pages

    def _tab_words(self, tab: str) -> str:
        if tab == "checks" and self.report is not None:
            wrong = len(self.report.warnings) + sum(not check.good for check in self.report.checks)
            if wrong:
                return self.desk.say("printpage-tab-checks-some", count=wrong)
        return self.desk.say(f"printpage-tab-{tab}")

    def _plain_list(self, name: str) -> QListWidget:
        made = QListWidget()
        made.setObjectName(name)
        made.setWordWrap(True)
        made.setResizeMode(QListWidget.ResizeMode.Adjust)
        made.setTextElideMode(Qt.TextElideMode.ElideNone)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        px = self.desk.style.px
        made.setStyleSheet(f"QListWidget {{ font-size: {px(15)}px; }} QListWidget::item {{ padding: {px(5)}px; }}")
        made.setIconSize(QSize(px(22), px(30)))
        return made

    def _files(self) -> QWidget:
        style, say = self.desk.style, self.desk.say
        page = QWidget()
        column = stacked(page, space=style.px(8))
        self._list = self._plain_list("print-files")
        self._list.setAccessibleName(say("printpage-tab-files"))
        for place, file in enumerate(self.report.files if self.report else ()):
            told = say("printpage-file", place=place + 1, component=self._name(file), sheets=file.sheets)
            if place in self.sent:
                told = f"{told} {say('printpage-sent')}"
            item = QListWidgetItem(self._swatch(file.stock), told)
            item.setToolTip(paper_name(file.stock, self.desk.texts))
            self._list.addItem(item)
        self._list.setCurrentRow(self.file)
        self._list.currentRowChanged.connect(self._file_chosen)
        column.addWidget(self._list, 1)
        self._details = label("", "small", wrap=True, name="print-details")
        column.addWidget(self._details)
        return page

    def _swatch(self, stock: str) -> QIcon:
        """A small sheet of the paper."""
        style = self.desk.style
        size = QSize(style.px(22), style.px(30))
        pixmap = QPixmap(size)
        pixmap.fill(paper_colour(stock) or style.colour("mat"))
        painter = QPainter(pixmap)
        painter.setPen(style.colour("edge"))
        painter.drawRect(0, 0, size.width() - 1, size.height() - 1)
        painter.end()
        icon = QIcon(pixmap)
        # The chosen row would be drawn over with a colour of its own.
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _file_chosen(self, place: int) -> None:
        if place >= 0:
            self.file = place
            self.refresh()
            self.file_chosen.emit(place)

    def _shopping(self) -> QWidget:
        made = QPlainTextEdit()
        made.setObjectName("print-shopping")
        made.setAccessibleName(self.desk.say("printpage-tab-shopping"))
        made.setReadOnly(True)
        made.setTabChangesFocus(True)
        px = self.desk.style.px
        made.setStyleSheet(f"QPlainTextEdit {{ font-size: {px(15)}px; padding: {px(4)}px; }}")
        if self.report is not None:
            # In the language of whoever prints; the file beside the PDFs is in the kit's.
            report = self.report
            made.setPlainText(shopping_list(report.kit, report.game, report.files, self.desk.texts))
        rtl = self.desk.texts.rtl
        option = QTextOption(Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        option.setAlignment(Qt.AlignmentFlag.AlignLeading)
        made.document().setDefaultTextOption(option)
        return made

    def _checks(self) -> QWidget:
        say = self.desk.say
        if self.report is None or not (self.report.checks or self.report.warnings):
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setWidget(label(say("printpage-nothing-to-check") if self.report else "", "body", wrap=True))
            return area
        made = self._plain_list("print-checks")
        made.setAccessibleName(say("printpage-tab-checks"))
        for remark in self.report.warnings:
            told = refusal_words(Refused(remark.key, **remark.params), self.desk.texts)
            self._line(made, f"⚠ {told}", remark)
        for check in sorted(self.report.checks, key=lambda check: check.good):
            self._line(made, f"{'✓' if check.good else '⚠'} {counted(check, self.desk.texts)}", check)
        made.itemClicked.connect(self._lead)
        made.itemActivated.connect(self._lead)
        return made

    @staticmethod
    def _line(made: QListWidget, told: str, about: Check | Remark) -> None:
        item = QListWidgetItem(told)
        item.setData(_PLACE, about)
        made.addItem(item)

    def _lead(self, item: QListWidgetItem) -> None:
        self.card_wanted.emit(item.data(_PLACE))
