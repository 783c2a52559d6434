"""The sheets over a list of names: a list to paste, and the classes that are kept."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, rule
from gallery.ui.banker.sheets import Sheet, confirm_sheet, line_field
from gallery.ui.newgame.classes import Classes, KeptClass, check_class_name

if TYPE_CHECKING:
    from gallery.ui.newgame.names import NameList

WIDE = 640
"""Pixels of the drawing: a class and its players stand beside each other."""
ROWS = 4
"""Classes that are seen at once; the others are scrolled to."""


def paste_sheet(desk: Desk, names: Sequence[str], most: int, use: Callable[[Sequence[str]], object]) -> Sheet:
    """A field for a list of names. More than `most` of them are refused: nobody is left out without a word."""
    from gallery.ui.newgame.names import split_names

    say = desk.say
    sheet = Sheet(desk, say("newgame-paste-title"), "paste")
    sheet.body.addWidget(label(say("newgame-paste-text"), "body", wrap=True))
    field = QPlainTextEdit("\n".join(names))
    field.setObjectName("paste-names")
    field.setAccessibleName(say("newgame-paste-title"))
    field.setMinimumHeight(desk.style.px(230))
    field.setTabChangesFocus(True)
    sheet.body.addWidget(field)

    def check() -> None:
        sheet.refuse(too_many(len(split_names(field.toPlainText())), most))

    def take() -> None:
        told = split_names(field.toPlainText())
        sheet.done.emit()
        use(told)

    sheet.button(say("newgame-paste-do"), take, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    field.textChanged.connect(check)
    check()
    return sheet


def too_many(count: int, most: int) -> Refused | None:
    """`too_many_players` when they are more than can be seated."""
    return Refused("too_many_players", count=count, most=most) if count > most else None


class ClassesSheet(Sheet):
    """The classes that are kept: to take one, to rename or forget it, and to keep the names of now under a class's name."""

    def __init__(self, players: "NameList", chosen: str = "") -> None:
        desk = players.desk
        super().__init__(desk, desk.say("classes-title"), "classes", width=WIDE)
        self._players = players
        self._classes = Classes(desk.session.preferences.places)
        self._kept: list[KeptClass] = []
        self._fault: Refused | None = None
        try:
            self._kept = self._classes.all()
        except Refused as refused:
            self._fault = refused
        self._list = QListWidget()
        self._fill(chosen or players.class_name)
        if self._kept:
            self._build_list()
        elif self._fault is None:
            self.body.addWidget(label(desk.say("classes-none"), "body", wrap=True))
        self._build_keep()
        if self._kept:
            self.button(desk.say("classes-take"), self._take, name="sheet-confirm", kind="primary")
        self.cancel_button()
        self._choose()

    def first_field(self) -> QWidget | None:
        """The list when there is one: a class is taken more often than kept."""
        return self._list if self._kept else self._field

    def confirm(self) -> None:
        """Enter keeps the class while its name is typed, and takes the chosen one otherwise."""
        if self._field.hasFocus():
            self._keep.click()
        else:
            super().confirm()

    # --- what it is made of

    def _fill(self, chosen: str) -> None:
        style = self.desk.style
        self._list.setObjectName("kept-classes")
        self._list.setAccessibleName(self.desk.say("classes-title"))
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.setFixedHeight(style.px(69 * min(ROWS, max(1, len(self._kept))) + 2))
        for kept in self._kept:
            item = QListWidgetItem(f"\u2068{kept.name}\u2069\n{self.desk.texts.names(kept.players)}")
            item.setToolTip(self.desk.texts.names(kept.players))
            self._list.addItem(item)
        names = [kept.name for kept in self._kept]
        if names:
            self._list.setCurrentRow(names.index(chosen) if chosen in names else 0)
        self._list.currentRowChanged.connect(lambda _: self._choose())
        self._list.itemDoubleClicked.connect(lambda _: self.confirm())

    def _build_list(self) -> None:
        style, say = self.desk.style, self.desk.say
        self.body.addWidget(self._list)
        row = beside(space=style.px(8))
        rename = Button(style, say("classes-rename"), kind="small", name="rename-class", guarded=False)
        rename.clicked.connect(self._ask_rename)
        forget = Button(style, say("classes-forget"), kind="small", name="forget-class", guarded=False)
        forget.clicked.connect(self._ask_forget)
        row.addWidget(rename)
        row.addWidget(forget)
        row.addStretch(1)
        self.body.addLayout(row)

    def _build_keep(self) -> None:
        desk, say = self.desk, self.desk.say
        if self._kept:
            self.body.addWidget(rule())
        self.body.addWidget(label(say("classes-keep-title"), "eyebrow"))
        self._told = label("", "small", wrap=True, name="class-names")
        self._told.setText(desk.texts.names(self._players.names) if self._players.names else say("classes-no-names"))
        self.body.addWidget(self._told)
        row = beside(space=desk.style.px(8))
        self._field = line_field(desk, self._players.class_name, "class-name", hint=say("classes-name"))
        self._field.setMaxLength(60)
        self._keep = Button(desk.style, say("classes-keep"), name="keep-class", guarded=False)
        self._keep.setEnabled(bool(self._players.names))
        self._field.setEnabled(bool(self._players.names))
        self._keep.clicked.connect(self._ask_keep)
        row.addWidget(self._field, 1)
        row.addWidget(self._keep)
        self.body.addLayout(row)

    # --- what it does

    @property
    def _chosen(self) -> KeptClass | None:
        row = self._list.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def _choose(self) -> None:
        """A damaged file is told of, and so is a class that is too large for this game."""
        if self._fault is not None:
            self.refuse(self._fault)
        elif (chosen := self._chosen) is not None:
            self.refuse(too_many(len(chosen.players), self._players.most))

    def _take(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.done.emit()
            self._players.set_names(chosen.players)
            self._players.class_name = chosen.name
            self._players.focus_first()

    def _again(self, chosen: str = "") -> None:
        """The sheet once more, as things stand now."""
        self._players.sheet_wanted.emit(ClassesSheet(self._players, chosen))

    def _try(self, act: Callable[[], object]) -> bool:
        """Does what may be refused; the sheet says why."""
        try:
            act()
        except Refused as refused:
            self.wrong.setText(refusal_words(refused, self.desk.texts))
            self.wrong.setVisible(True)
            return False
        return True

    def _ask_keep(self) -> None:
        name, names = self._field.text(), self._players.names
        there: list[KeptClass | None] = []

        def look() -> None:
            check_class_name(name)
            there.append(None if self._fault is not None else self._classes.find(name))

        def keep() -> None:
            self._players.class_name = self._classes.keep(name, names).name
            self._again(self._players.class_name)

        if not names or not self._try(look):
            return
        known = there[0]
        if known is None or known.players == names:
            self._try(keep)
        else:
            # What stands in the file is another list: it is replaced only by somebody who has seen both.
            sheet = confirm_sheet(
                self.desk,
                "classes-replace",
                self._or_trouble(keep),
                name=known.name,
                old=self.desk.texts.names(known.players),
                new=self.desk.texts.names(names),
            )
            self._players.sheet_wanted.emit(sheet)

    def _ask_rename(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        desk, say, players = self.desk, self.desk.say, self._players
        sheet = Sheet(desk, say("classes-rename-title", name=chosen.name), "rename-class")
        field = line_field(desk, chosen.name, "new-class-name", hint=say("classes-name"))
        field.setMaxLength(60)
        field.selectAll()
        field.textChanged.connect(lambda _: sheet.refuse(None))
        sheet.body.addWidget(field)

        def rename() -> None:
            try:
                renamed = self._classes.rename(chosen.name, field.text())
            except Refused as refused:
                sheet.refuse(refused)
                return
            if players.class_name == chosen.name:
                players.class_name = renamed.name
            self._again(renamed.name)

        sheet.button(say("classes-rename-do"), rename, name="sheet-confirm", kind="primary")
        sheet.cancel_button()
        players.sheet_wanted.emit(sheet)

    def _ask_forget(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return

        def forget() -> None:
            self._classes.forget(chosen.name)
            if self._players.class_name == chosen.name:
                self._players.class_name = ""
            self._again()

        sheet = confirm_sheet(self.desk, "classes-forget-ask", self._or_trouble(forget), name=chosen.name)
        self._players.sheet_wanted.emit(sheet)

    def _or_trouble(self, act: Callable[[], object]) -> Callable[[], None]:
        """After a question the sheet is gone: what is refused then is said by the window's banner."""

        def done() -> None:
            try:
                act()
            except Refused as refused:
                self.desk.session.preferences.not_saved.emit(refused)

        return done
