"""The program's window. It stands at once, as an empty room with the bar in its place; what belongs into it is put in then."""

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gallery.ui.style import Style

SMALLEST = (800, 450)
"""The window can be made no smaller, pixels: half of a 1366 × 768 screen at 125 % is more."""
NAME = "Gallery"
"""The same in every language."""
BAR, EDGE, SIDE, LETTERS = 46, 14, 9, 15
"""The bar's height, the room at its ends, the room on either side of that button's word, and the word's size:
pixels of the drawing. The bar itself goes by them, so that nothing moves when it takes its place."""


class Shell(QWidget):
    """An empty room in the colours of `style`, until `take`. `stood` is sent once, when it can be seen.

    Everything that a first page needs is imported and built after that: the window does not wait for it.
    """

    stood = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._content: QWidget | None = None
        self._seen = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(NAME)

    @property
    def content(self) -> QWidget | None:
        """What was put in."""
        return self._content

    def take(self, content: QWidget) -> None:
        """Puts in what fills the window from now on: it gets the keys, names the window and is asked before it is closed."""
        self._content = content
        content.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(content.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        # The window's own smallest size holds, whatever the content would like.
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(content)
        self.setFocusProxy(content)
        content.setFocus()

    def bring_forward(self) -> None:
        """In front of other windows, as far as the desktop lets a program do that."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What was put in may have a question first."""
        if self._content is None or self._content.close():
            event.accept()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The empty room grows and shrinks with the window; what was put in sees to itself."""
        super().resizeEvent(event)
        if self._content is None:
            self._style.fit(event.size())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Wall, bar and name; nothing else can be seen that would have to change."""
        style = self._style
        painter = QPainter(self)
        painter.fillRect(self.rect(), style.colour("wall"))
        painter.fillRect(0, 0, self.width(), style.px(BAR), style.colour("bar"))
        width = QFontMetrics(style.font(LETTERS)).horizontalAdvance(NAME) + 2 * style.px(SIDE)
        begin = style.px(EDGE)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = QRect(self.width() - begin - width if rtl else begin, 0, width, style.px(BAR))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(LETTERS))
        painter.setPen(style.colour("on-bar"))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, NAME)
        painter.end()
        if not self._seen:
            self._seen = True
            # What was painted is on the screen only after this event.
            QTimer.singleShot(0, self.stood.emit)
