"""Small parts that the console's panels are made of: labels, rules, painting tiles, banknotes, the amount field."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from gallery.ui.desk import Desk as Desk
from gallery.ui.style import Style

RLM, LRM = "\u200f", "\u200e"


class Label(QLabel):
    """A label that runs as the window does.

    Qt takes a label's direction from its first strong letter and does not look into isolates, so a Hebrew line that begins
    with a name or an amount would stand on the wrong side. A mark before the text decides.
    """

    def setText(self, text: str) -> None:
        """The text, after the mark of the window's direction."""
        rtl = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        super().setText((RLM if rtl else LRM) + text if text else "")


class Wrapped(Label):
    """A label of several lines. Qt lets the space at a line's end push a right-to-left line in from its edge; this does not.

    With `balanced` the lines are of like length, so that no word stands alone on the last one.
    """

    balanced = False

    def lines(self) -> QTextLayout:
        """The text broken into lines for the label's width; each stands where it is drawn, inside the label's contents."""
        room = QRectF(self.contentsRect())
        layout = self._broken(room.width())
        if self.balanced and layout.lineCount() > 1:
            low, high = room.width() / layout.lineCount(), room.width()
            while high - low > 1:
                middle = (low + high) / 2
                narrow = self._broken(middle)
                if narrow.lineCount() > layout.lineCount() or _widest(narrow) > middle:
                    low = middle
                else:
                    high = middle
            layout = self._broken(high)
        side = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        height = QFontMetricsF(self.font()).lineSpacing()
        top = 0.0
        if side & Qt.AlignmentFlag.AlignVCenter:
            top = (room.height() - height * layout.lineCount()) / 2
        elif side & Qt.AlignmentFlag.AlignBottom:
            top = room.height() - height * layout.lineCount()
        for place in range(layout.lineCount()):
            line = layout.lineAt(place)
            written = line.naturalTextRect()
            left = room.left()
            if side & Qt.AlignmentFlag.AlignRight:
                left = room.right() - written.width()
            elif side & Qt.AlignmentFlag.AlignHCenter:
                left += (room.width() - written.width()) / 2
            line.setPosition(line.position() + QPointF(left - written.left(), room.top() + top + height * place))
        return layout

    def _broken(self, width: float) -> QTextLayout:
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        option = QTextOption()
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
        layout.endLayout()
        return layout

    def paintEvent(self, _: QPaintEvent) -> None:
        """Each line from the edge where reading begins."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        self.lines().draw(painter, QPointF(0, 0))
        painter.end()


def _widest(layout: QTextLayout) -> float:
    return max(layout.lineAt(place).naturalTextWidth() for place in range(layout.lineCount()))


def label(text: str, role: str = "body", *, wrap: bool = False, balanced: bool = False, name: str = "") -> QLabel:
    """A text in one of the style sheet's roles. Never rich text: a player may be called `<b>`."""
    made = Wrapped() if wrap else Label()
    if isinstance(made, Wrapped):
        made.balanced = balanced
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setProperty("role", role)
    made.setObjectName(name)
    made.setWordWrap(wrap)
    if wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


class NameLabel(QWidget):
    """A name on one line or two, in letters that shrink before it is elided; whole in the tooltip then."""

    def __init__(
        self, style: Style, text: str, *, size: float = 17, bold: bool = True, lines: int = 2, tone: str = "ink"
    ) -> None:
        super().__init__()
        self._style = style
        self._text = text
        self._size = size
        self._bold = bold
        self._lines = lines
        self._tone = tone
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def text(self) -> str:
        """The whole name."""
        return self._text

    def sizeHint(self) -> QSize:
        """One line of the name."""
        metrics = QFontMetrics(self._style.font(self._size, bold=self._bold))
        return QSize(metrics.horizontalAdvance(self._text) + 4, metrics.height() * self._lines)

    def minimumSizeHint(self) -> QSize:
        """A line of small letters."""
        return QSize(self._style.px(40), self._style.px(20))

    def paintEvent(self, _: QPaintEvent) -> None:
        """The largest letters in which it stands whole."""
        style = self._style
        painter = QPainter(self)
        painter.setLayoutDirection(self.layoutDirection())
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = (Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignAbsolute
        wrap = int(Qt.TextFlag.TextWordWrap)
        size = self._size
        while True:
            font = style.font(size, bold=self._bold)
            metrics = QFontMetrics(font)
            one = metrics.horizontalAdvance(self._text) <= self.width()
            tall = metrics.boundingRect(QRect(0, 0, self.width(), 10_000), wrap, self._text)
            two = self._lines > 1 and tall.width() <= self.width() and tall.height() <= self.height()
            if one or two or size <= 12:
                break
            size -= 0.5
        painter.setFont(font)
        painter.setPen(style.colour(self._tone))
        text = self._text
        if not one and not two:
            text = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            self.setToolTip(self._text)
        flags = int(side | Qt.AlignmentFlag.AlignVCenter) | (wrap if two and not one else 0)
        painter.drawText(self.rect(), flags, text)


def main_of(widget: QWidget) -> QWidget:
    """What takes the keys where nothing else has the focus: the main window, which stands in the program's shell."""
    found = widget
    while found.objectName() != "window" and (above := found.parentWidget()) is not None:
        found = above
    return found


def rule() -> QFrame:
    """A hairline across."""
    made = QFrame()
    made.setObjectName("rule")
    return made


def pole() -> QFrame:
    """A hairline from top to bottom."""
    made = QFrame()
    made.setObjectName("pole")
    return made


def stacked(
    parent: QWidget | None = None, *, space: int = 0, margins: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> QVBoxLayout:
    """A column with nothing round it."""
    made = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    made.setContentsMargins(*margins)
    made.setSpacing(space)
    return made


def beside(
    parent: QWidget | None = None, *, space: int = 0, margins: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> QHBoxLayout:
    """A row with nothing round it."""
    made = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    made.setContentsMargins(*margins)
    made.setSpacing(space)
    return made


class Panel(QFrame):
    """A part of a page that is made anew from the state whenever something changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._outer = stacked(self)
        self._body: QWidget | None = None

    def build(self, layout: QBoxLayout) -> None:
        """Fills an empty column; each panel's own."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Makes the panel anew."""
        self.setUpdatesEnabled(False)
        if self._body is not None:
            self._outer.removeWidget(self._body)
            self._body.hide()
            # A name that is found again must be the new one's.
            self._body.setParent(None)
            self._body.deleteLater()
        self._body = QWidget()
        self.build(stacked(self._body))
        self._outer.addWidget(self._body)
        self.setUpdatesEnabled(True)
