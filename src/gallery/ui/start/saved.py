"""The saved games: the one played last first, and any other file."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QListWidget, QListWidgetItem

from gallery.games import name_of_game
from gallery.refusal import Refused
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label
from gallery.ui.gamefiles import SUFFIX
from gallery.ui.start.page import played_when


class SavedPage(Panel):
    """A list of files. `opened` when one is on the table; a file that cannot be opened has its sentence in the banner."""

    opened = Signal()
    back = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")

    def build(self, layout: QBoxLayout) -> None:
        """The list and two buttons."""
        style, say = self.desk.style, self.desk.say
        layout.setContentsMargins(style.px(60), style.px(26), style.px(60), style.px(30))
        layout.setSpacing(style.px(14))
        head = beside(space=style.px(16))
        head.addWidget(label(say("saved-title"), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        layout.addLayout(head)
        self._list = QListWidget()
        self._list.setObjectName("saved-games")
        self._list.setAccessibleName(say("saved-title"))
        for path in self.desk.session.places.saved_games():
            below = " · ".join(part for part in (self._game(path), played_when(path)) if part)
            item = QListWidgetItem(f"\u2068{path.stem}\u2069\n{below}")
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            self._list.addItem(item)
        if self._list.count() == 0:
            layout.addWidget(label(say("saved-none"), "lead", wrap=True))
        self._list.setVisible(self._list.count() > 0)
        self._list.itemActivated.connect(self._open_item)
        layout.addWidget(self._list, 1)
        row = beside(space=style.px(12))
        go = Button(style, say("saved-open"), kind="primary", name="open-saved", guarded=False)
        go.setEnabled(self._list.count() > 0)
        go.clicked.connect(lambda: self._open_item(self._list.currentItem()))
        other = Button(style, say("saved-other"), name="open-other", guarded=False)
        other.clicked.connect(self._ask)
        row.addWidget(go)
        row.addWidget(other)
        row.addStretch(1)
        layout.addLayout(row)
        if self._list.count():
            self._list.setCurrentRow(0)
        else:
            layout.addStretch(1)

    def _game(self, path: Path) -> str:
        """What is played in a file; nothing for one that cannot be read: opening it will say why."""
        try:
            key = f"game-{name_of_game(path)}"
        except Refused:
            return ""
        return self.desk.say(key) if self.desk.texts.has(key) else ""

    def open_path(self, path: Path) -> None:
        """Puts a saved game on the table."""
        if self.desk.open_game(path):
            self.opened.emit()

    def _open_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_path(Path(str(item.data(Qt.ItemDataRole.UserRole))))

    def _ask(self) -> None:
        say = self.desk.say
        folder = str(self.desk.session.places.games)
        dialog = QFileDialog(self, say("saved-other"), folder, f"{say('saved-files')} (*{SUFFIX})")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda told: self.open_path(Path(told)))
        dialog.open()
