"""The guide for teachers and families, in the language in use: the very file that can be read beside the program."""

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QListWidget

from gallery.resources import assets
from gallery.texts import Language
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label
from gallery.ui.start.leaflet import Leaflet

CONTENTS, READ = 300, 800
"""The width of the contents and of the lines to read, pixels of the drawing."""


def guide_file(language: Language) -> Path:
    """Where the guide of a language lies."""
    return assets() / "guide" / f"teachers.{language}.md"


class GuidePage(Panel):
    """Contents on the reading side, the text beside them. `back` to leave; `wanted` tells another page a link leads to."""

    back = Signal()
    wanted = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.text: Leaflet | None = None
        self.contents: QListWidget | None = None
        self._section = 0

    def build(self, layout: QBoxLayout) -> None:
        """The contents follow what is read, and what is read follows them."""
        style, say, texts = self.desk.style, self.desk.say, self.desk.texts
        head = beside(space=style.px(16), margins=(style.px(60), style.px(26), style.px(60), style.px(10)))
        head.addWidget(label(say("start-guide"), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        layout.addLayout(head)
        row = beside(space=style.px(44), margins=(style.px(60), 0, style.px(60), style.px(20)))
        self.contents = QListWidget()
        self.contents.setObjectName("guide-contents")
        self.contents.setAccessibleName(say("guide-contents"))
        self.contents.setFixedWidth(style.px(CONTENTS))
        self.text = Leaflet(style, guide_file(texts.language), rtl=texts.rtl, name=say("start-guide"))
        self.text.setMaximumWidth(style.px(READ))
        self.contents.addItems(self.text.sections)
        self.contents.setCurrentRow(self._section)
        self.contents.currentRowChanged.connect(self._turn_to)
        self.text.at.connect(self._is_at)
        self.text.asked.connect(self._ask)
        row.addWidget(self.contents)
        row.addWidget(self.text, 1)
        row.addStretch(0)
        layout.addLayout(row, 1)

    def rebuild(self) -> None:
        """Made anew at the section that was read; its place is known once the lines are laid out."""
        super().rebuild()
        if self._section:
            QTimer.singleShot(0, lambda: self._turn_to(self._section))

    def focus_first(self) -> None:
        """The keys scroll the text."""
        if self.text is not None:
            self.text.setFocus()

    def _turn_to(self, row: int) -> None:
        if self.text is not None and 0 <= row < len(self.text.sections):
            self._section = row
            self.text.go_to(self.text.sections[row])

    def _is_at(self, row: int) -> None:
        self._section = row
        if self.contents is not None and self.contents.currentRow() != row:
            # The text is there already: it must not jump to the section's beginning.
            self.contents.blockSignals(True)
            self.contents.setCurrentRow(row)
            self.contents.blockSignals(False)

    def _ask(self, path: str) -> None:
        if Path(path).name.startswith("paintings."):
            self.wanted.emit("paintings")
