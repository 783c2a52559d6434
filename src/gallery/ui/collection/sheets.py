"""The sheets about collections of one's own: what to import and under which name, how far it is, what came of it; renaming."""

import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QRectF, QStandardPaths, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QProgressBar, QScrollArea, QWidget

from gallery.collection.captions import tidied
from gallery.collection.importing import Imported
from gallery.collection.own import LONGEST_NAME, check_collection_name, check_free_collection
from gallery.refusal import Refused
from gallery.texts import isolated_name
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, rule, stacked
from gallery.ui.banker.sheets import Sheet, line_field
from gallery.ui.collection.work import Work

WIDE, TALL = 640, 96
"""The sheet's width and the height of the place for dropping, pixels of the drawing."""
FEW, TALLEST = 5, 300
"""As many reasons are shown as they are; more of them are scrolled in so many pixels of the drawing."""
MOST_TOLD = 100
"""Reasons that are told one by one: who drops a whole archive reads no thousands, and waits for none to be laid out."""


def dropped_source(data: QMimeData) -> Path | None:
    """The folder or zip file that is being dropped; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.is_dir() or path.suffix.casefold() == ".zip" else None


class DropPlace(QFrame):
    """A place to drop a folder or a zip file on. `dropped` gives its path."""

    dropped = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._over = False
        self.setAcceptDrops(True)
        self.setMinimumHeight(desk.style.px(TALL))
        column = stacked(self, margins=(desk.style.px(16),) * 4)
        self.told = label(desk.say("own-drop"), "lead-muted", wrap=True, balanced=True, name="own-source")
        self.told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.told)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Shows whether it may be let go of here."""
        if dropped_source(event.mimeData()) is not None:
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Taken away again."""
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Let go of."""
        self._over = False
        self.update()
        source = dropped_source(event.mimeData())
        if source is not None:
            event.acceptProposedAction()
            self.dropped.emit(source)

    def paintEvent(self, _: QPaintEvent) -> None:
        """A broken line round it."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = style.colour("accent" if self._over else "edge")
        painter.setPen(QPen(tone, style.px(2), Qt.PenStyle.DashLine))
        edge = style.px(2)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), style.px(8), style.px(8))
        painter.end()


class ImportSheet(Sheet):
    """What is imported, and what it is to be called. `chosen` gives both."""

    chosen = Signal(object, str)

    def __init__(self, desk: Desk, source: Path | None = None) -> None:
        say, style = desk.say, desk.style
        super().__init__(desk, say("own-import-title"), "own-import", width=WIDE)
        self._source: Path | None = None
        self.body.addWidget(label(say("own-import-text"), "body", wrap=True))
        self._place = DropPlace(desk)
        self._place.dropped.connect(self.take)
        self.body.addWidget(self._place)
        row = beside(space=style.px(8))
        for which in ("folder", "zip"):
            made = Button(style, say(f"own-choose-{which}"), kind="small", name=f"own-choose-{which}", guarded=False)
            made.clicked.connect(lambda _=False, which=which: self._choose(which))
            row.addWidget(made)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(label(say("own-name"), "eyebrow"))
        self.field = line_field(desk, "", "own-name", hint=say("own-name"))
        self.field.setMaxLength(LONGEST_NAME)
        self.field.textChanged.connect(lambda _: self._check())
        self.body.addWidget(self.field)
        self._do = self.button(say("own-import-do"), self._begin, name="sheet-confirm", kind="primary")
        self.cancel_button()
        self._do.setEnabled(False)
        if source is not None:
            self.take(source)

    def take(self, source: Path) -> None:
        """This folder or zip file; its name is proposed for the collection."""
        self._source = source
        self._place.told.setText(isolated_name(source.name or str(source)))
        if not self.field.text().strip():
            self.field.setText(_proposed(source))
        self.field.setFocus()
        self._check()

    def _choose(self, which: str) -> None:
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        dialog = QFileDialog(self, self.desk.say(f"own-choose-{which}"), pictures)
        if which == "folder":
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilter("*.zip")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda told: self.take(Path(told)))
        dialog.open()

    def _check(self) -> None:
        """What is wrong with the name, as soon as there is something to import."""
        refused: Refused | None = None
        if self._source is not None:
            try:
                check_free_collection(self.field.text(), self.desk.session.places.data)
            except Refused as why:
                refused = why
        self.refuse(refused)
        self._do.setEnabled(self._source is not None and refused is None)

    def _begin(self) -> None:
        if self._source is not None:
            self.chosen.emit(self._source, self.field.text())


def _proposed(source: Path) -> str:
    """The folder's name, as far as a collection can be called so."""
    name = tidied(source.stem if source.is_file() else source.name, LONGEST_NAME).strip(".…")
    try:
        return check_collection_name(unicodedata.normalize("NFC", name))
    except Refused:
        return ""


class WorkingSheet(Sheet):
    """How far an import is. To put it away, by whatever way, cancels."""

    def __init__(self, desk: Desk, name: str, work: Work) -> None:
        super().__init__(desk, desk.say("own-working", name=name), "own-working", width=WIDE)
        self._work = work
        self._bar = QProgressBar()
        self._bar.setObjectName("own-progress")
        self._bar.setAccessibleName(desk.say("own-working", name=name))
        self._bar.setRange(0, 0)
        self.body.addWidget(self._bar)
        self._told = label("", "small", name="own-file")
        self.body.addWidget(self._told)
        self.row.addStretch(1)
        self.cancel_button("own-cancel")
        work.progressed.connect(self._tell)

    def _tell(self, done: int, of: int, file: str) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)
        said = self.desk.say("own-progress", done=min(done + 1, of), of=of)
        room = self.width() - 2 * self.desk.style.px(30)
        whole = f"{said} · {isolated_name(file)}" if file else said
        self._told.setText(self._told.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideMiddle, room))

    def hideEvent(self, event: QHideEvent) -> None:
        """Esc, another sheet, another language: nobody waits for it any more."""
        if not event.spontaneous():
            self._work.cancel()
        super().hideEvent(event)


def told_sheet(desk: Desk, imported: Imported) -> Sheet:
    """What an import took, and what it left out and why."""
    say = desk.say
    sheet = Sheet(desk, say("own-imported", name=imported.name, count=len(imported.pictures)), "own-told", width=WIDE)
    if imported.left_out:
        sheet.body.addWidget(label(say("own-left-out", count=len(imported.left_out)), "body", wrap=True))
        told = [refusal_words(refused, desk.texts) for refused in imported.left_out[:MOST_TOLD]]
        if len(imported.left_out) > MOST_TOLD:
            told.append(say("own-left-out-more", count=len(imported.left_out) - MOST_TOLD))
        sheet.body.addWidget(_reasons(desk, told))
    else:
        sheet.body.addWidget(label(say("own-all-taken"), "body", wrap=True))
    sheet.button(say("own-done"), sheet.done.emit, name="sheet-confirm", kind="primary")
    return sheet


def _reasons(desk: Desk, told: Sequence[str]) -> QWidget:
    """Sentences below each other; more than a few are scrolled."""
    style = desk.style
    whole = QWidget()
    whole.setObjectName("own-left-out")
    side = style.px(12)
    column = stacked(whole, space=style.px(8), margins=(side, 0, side, 0))
    for place, sentence in enumerate(told):
        if place:
            column.addWidget(rule())
        column.addWidget(label(sentence, "body", wrap=True))
    if len(told) <= FEW:
        return whole
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    area.setFixedHeight(style.px(TALLEST))
    area.setWidget(whole)
    return area


def rename_sheet(desk: Desk, name: str, rename: Callable[[str], object]) -> Sheet:
    """Another name. `rename` may refuse; the sheet says why."""
    sheet = Sheet(desk, desk.say("own-rename-title", name=name), "own-rename")
    field = line_field(desk, name, "own-new-name", hint=desk.say("own-name"))
    field.setMaxLength(LONGEST_NAME)
    field.selectAll()
    field.textChanged.connect(lambda _: sheet.refuse(None))
    sheet.body.addWidget(field)

    def act() -> None:
        try:
            rename(field.text())
        except Refused as refused:
            sheet.refuse(refused)
        else:
            sheet.done.emit()

    sheet.button(desk.say("own-rename-do"), act, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    return sheet
