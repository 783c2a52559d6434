"""Sheets: what a dialog is here, a card over the window. No second event loop, one at a time, Esc puts it away."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QSizePolicy, QWidget

from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, beside, label, stacked
from gallery.ui.keys import Act, read_key


class Sheet(QFrame):
    """A card with a title, a body, a line for what is wrong, and buttons; the first button is what Enter does."""

    done = Signal()

    def __init__(self, desk: Desk, title: str, name: str, *, width: int = 560) -> None:
        super().__init__()
        self.desk = desk
        style = desk.style
        self.setObjectName("sheet")
        self.name = name
        self.setFixedWidth(style.px(width))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        side = style.px(30)
        whole = stacked(self, space=style.px(14), margins=(side, style.px(24), side, style.px(24)))
        whole.addWidget(label(title, "title", wrap=True, name="sheet-title"))
        self.body = stacked(space=style.px(10))
        whole.addLayout(self.body)
        self.wrong = label("", "trouble", wrap=True, name="sheet-wrong")
        self.wrong.hide()
        whole.addWidget(self.wrong)
        self.row = beside(space=style.px(10))
        whole.addLayout(self.row)
        self._first: Button | None = None

    def button(self, text: str, act: Callable[[], object], *, name: str, kind: str = "plain") -> Button:
        """Adds a button at the bottom; the first one added is what Enter presses."""
        made = Button(self.desk.style, text, kind=kind, name=name, key="Enter" if self._first is None else "")
        made.clicked.connect(lambda: act())
        if self._first is None:
            self._first = made
        self.row.addWidget(made, 1 if kind in ("primary", "strong") else 0)
        return made

    def cancel_button(self, key: str = "console-back") -> Button:
        """Adds the button that puts the sheet away."""
        made = Button(self.desk.style, self.desk.say(key), name="sheet-cancel", key="Esc")
        made.clicked.connect(self.done.emit)
        self.row.addWidget(made)
        return made

    def refuse(self, refused: Refused | None) -> None:
        """Shows why it cannot be done as it stands, or (None) nothing."""
        self.wrong.setText(refusal_words(refused, self.desk.texts) if refused else "")
        self.wrong.setVisible(refused is not None)
        if self._first is not None:
            self._first.setEnabled(refused is None)

    def confirm(self) -> None:
        """What Enter does."""
        if self._first is not None and self._first.isEnabled():
            self._first.click()

    def first_field(self) -> QWidget | None:
        """Where typing begins."""
        return next(iter(self.findChildren(QLineEdit)), None)


class Sheets(QWidget):
    """The layer over a window on which one sheet at a time lies. While one does, the window's keys are the sheet's."""

    shown = Signal()
    put_away = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._sheet: Sheet | None = None
        self._over = window
        self.setObjectName("sheets")
        self.hide()
        window.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies there now."""
        return self._sheet

    def show_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet down; one that lies there goes first."""
        self.clear()
        self._sheet = sheet
        sheet.setParent(self)
        sheet.installEventFilter(self)
        sheet.done.connect(self.clear)
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        sheet.show()
        self._place()
        (sheet.first_field() or self).setFocus()
        self.shown.emit()

    def clear(self) -> None:
        """Puts the sheet away."""
        if self._sheet is None:
            return
        gone, self._sheet = self._sheet, None
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()
        self.hide()
        self._over.setFocus()
        self.put_away.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the window's size, and the sheet's when a line is added to it."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        elif watched is self._sheet and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet."""
        if self._sheet is None:
            return super().focusNextPrevChild(forward)
        there = [each for each in self._sheet.findChildren(QWidget) if _takes_tab(each)]
        if there:
            now = QApplication.focusWidget()
            step = 1 if forward else -1
            place = (there.index(now) + step) % len(there) if now in there else 0 if forward else -1
            there[place].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def _focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        """A press beside a field, or a step that comes up behind the sheet, must not take the keys away from it.

        What lies behind would be played by them: Space would spin the wheel.
        """
        if self._sheet is None or now is None or now is self or self.isAncestorOf(now):
            return
        if now is self._over or self._over.isAncestorOf(now):
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the sheet in the middle."""
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts away, Enter confirms; a remote's other keys go on to the window."""
        press = read_key(event)
        if press is None or self._sheet is None:
            return
        if press.act is Act.DECLINE:
            self.clear()
        elif press.act is Act.CONFIRM:
            self._sheet.confirm()
        elif press.act in (Act.BLACK, Act.PROJECTOR, Act.FREEZE):
            event.ignore()

    def paintEvent(self, _: QPaintEvent) -> None:
        """The room behind it is dimmed."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(20, 17, 14, 150))

    def _place(self) -> None:
        if self._sheet is None:
            return
        self._sheet.adjustSize()
        size = self._sheet.sizeHint()
        width = self._sheet.width()
        tall = self._sheet.heightForWidth(width) if self._sheet.hasHeightForWidth() else size.height()
        height = min(max(size.height(), tall), self.height())
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)


def _takes_tab(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def confirm_sheet(desk: Desk, key: str, act: Callable[[], object], *, width: int = 560, **params: object) -> Sheet:
    """A sheet that asks once: `key` is the title, `key-text` the explanation, `key-do` the button."""
    sheet = Sheet(desk, desk.say(f"{key}", **params), key, width=width)
    sheet.body.addWidget(label(desk.say(f"{key}-text", **params), "body", wrap=True))

    def confirmed() -> None:
        sheet.done.emit()
        act()

    sheet.button(desk.say(f"{key}-do", **params), confirmed, name="sheet-confirm", kind="primary")
    sheet.cancel_button()
    return sheet


def line_field(desk: Desk, text: str, name: str, *, hint: str = "") -> QLineEdit:
    """A field for a name or a reason."""
    field = QLineEdit(text)
    field.setObjectName(name)
    field.setPlaceholderText(hint)
    field.setAccessibleName(hint)
    field.setMinimumHeight(desk.style.px(42))
    # A name of any script runs in its own direction but begins where the window's lines begin.
    side = Qt.AlignmentFlag.AlignRight if desk.texts.rtl else Qt.AlignmentFlag.AlignLeft
    field.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
    return field
