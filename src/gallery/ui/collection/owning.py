"""What can be done with collections of one's own: import, rename, rearrange, leave a picture out, export, delete."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gallery.collection.collection import HOUSE
from gallery.collection.own import (
    delete_collection,
    folder_of,
    own_collections,
    rearrange,
    rename_collection,
)
from gallery.refusal import Refused
from gallery.ui.banker.parts import Desk
from gallery.ui.banker.sheets import confirm_sheet
from gallery.ui.collection.sheets import ImportSheet, WorkingSheet, rename_sheet, told_sheet
from gallery.ui.collection.work import Work, exporting, importing


class Owning(QObject):
    """Asks by sheets and does it. `changed` gives the collection that is to be looked at then, `exported` a collection's name
    and its zip file's; what a disk refuses goes to the window's banner."""

    changed = Signal(str)
    exported = Signal(str, str)
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._work: Work | None = None

    @property
    def names(self) -> list[str]:
        """One's own collections."""
        return own_collections(self._desk.session.places.folders)

    @property
    def working(self) -> bool:
        """Whether something is imported or exported."""
        return self._work is not None

    @property
    def _data(self) -> Path:
        return self._desk.session.places.data

    def _fail(self, refused: Refused) -> None:
        self._desk.session.preferences.not_saved.emit(refused)

    # --- importing

    def ask_import(self, source: Path | None = None) -> None:
        """Which pictures, and what they are to be called."""
        if self._work is None:
            sheet = ImportSheet(self._desk, source)
            sheet.chosen.connect(self.begin_import)
            self.sheet_wanted.emit(sheet)

    def begin_import(self, source: Path, name: str) -> None:
        """Imports beside the window; its sheet says how far it is."""
        work = self._begin(importing(source, name, self._data))
        work.made.connect(self._imported)
        sheet = WorkingSheet(self._desk, name.strip(), work)
        work.failed.connect(sheet.done)
        work.cancelled.connect(sheet.done)
        self.sheet_wanted.emit(sheet)
        work.start()

    def _imported(self, imported: object) -> None:
        from gallery.collection.importing import Imported

        assert isinstance(imported, Imported)
        self._desk.hangings.look_again()
        self.changed.emit(imported.name)
        self.sheet_wanted.emit(told_sheet(self._desk, imported))

    def _begin(self, work: Work) -> Work:
        self._work = work
        work.made.connect(lambda _: self._ended(work))
        work.cancelled.connect(lambda: self._ended(work))
        work.failed.connect(lambda refused: self._failed(work, refused))
        return work

    def _ended(self, work: Work) -> None:
        work.wait()
        if self._work is work:
            self._work = None

    def _failed(self, work: Work, refused: Refused) -> None:
        self._ended(work)
        self._fail(refused)

    def stop(self) -> None:
        """Gives up what is being done and waits until it has ended."""
        if self._work is not None:
            self._work.cancel()
            self._work.wait()

    # --- changing one

    def arrange(self, name: str, order: Sequence[int]) -> bool:
        """Hangs the pictures in another order; those whose numbers (of now) are not in it are left out."""
        try:
            rearrange(folder_of(name, (self._data,)), order)
        except Refused as refused:
            self._fail(refused)
            return False
        self._desk.hangings.arranged(name, order)
        return True

    def ask_leave_out(self, name: str, number: int, title: str, order: Sequence[int]) -> None:
        """Asks once whether this picture is to be left out."""

        def leave_out() -> None:
            if self.arrange(name, [each for each in order if each != number]):
                self.changed.emit(name)

        self.sheet_wanted.emit(confirm_sheet(self._desk, "own-leave-out-ask", leave_out, title=title, name=name))

    def ask_rename(self, name: str) -> None:
        """Asks for another name."""

        def rename(new: str) -> None:
            given = rename_collection(name, new, self._data)
            self._desk.hangings.look_again()
            self.changed.emit(given)

        self.sheet_wanted.emit(rename_sheet(self._desk, name, rename))

    def ask_delete(self, name: str) -> None:
        """Asks once whether it is to be taken away."""

        def delete() -> None:
            try:
                delete_collection(name, self._data)
            except Refused as refused:
                self._fail(refused)
                return
            self._desk.hangings.look_again()
            self.changed.emit(HOUSE)

        self.sheet_wanted.emit(confirm_sheet(self._desk, "own-delete-ask", delete, name=name))

    def ask_export(self, name: str, parent: QWidget) -> None:
        """Asks where the zip file is to be."""
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        dialog = QFileDialog(parent, self._desk.say("own-export"), str(folder / f"{name}.zip"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda told: self.export(name, Path(told)))
        dialog.open()

    def export(self, name: str, target: Path) -> None:
        """Writes the zip file beside the window."""
        if self._work is not None:
            return
        try:
            work = self._begin(exporting(folder_of(name, (self._data,)), target))
        except Refused as refused:
            self._fail(refused)
            return
        work.made.connect(lambda _: self.exported.emit(name, target.name))
        work.start()
