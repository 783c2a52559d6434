"""The wall of thumbnails: the paintings in groups, one of which has the keys; arrows go from painting to painting.

One's own pictures can be hung in another order: dragged, or moved by Alt and an arrow.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QLabel, QScrollArea, QWidget

from gallery.ui.banker.parts import Desk, label
from gallery.ui.pictures import Pictures
from gallery.ui.widgets.painting import draw_matted

TILE, PICTURE, GAP = 190, 164, 14
"""A tile's least width, the height of the room for its picture, and the space between two: pixels of the drawing."""
WORDS, HEAD = 44, 42
"""The height of the title's two lines, and of a group's heading."""
BAR = 14
"""Room that the tiles leave for the scroll bar."""
ROWS_A_PAGE = 2
"""How far Page Up and Page Down go."""


@dataclass(frozen=True, slots=True)
class Group:
    """Paintings that hang together, by number, and what they are called together."""

    name: str
    numbers: tuple[int, ...]


class Tile(QAbstractButton):
    """A painting, small, with its title below. `focused` when the keys come to it.

    One that is `loose` can be dragged: `dragged` says that it is on its way, `let_go` that it was let go of.
    """

    focused = Signal(int)
    dragged = Signal(int)
    let_go = Signal(int)

    def __init__(self, desk: Desk, pictures: Pictures, number: int, *, loose: bool = False) -> None:
        super().__init__()
        self._desk = desk
        self._pictures = pictures
        self._loose = loose
        self._held: QPoint | None = None
        self._dragging = False
        self.number = number
        painting = pictures.collection.painting(number)
        language = desk.texts.language
        self.title = painting.title.get(language) or desk.say("painting-numbered", number=number)
        self.setText(self.title)
        self.setObjectName(f"painting-{number}")
        self.setAccessibleName(f"{number} · {self.title}")
        self.setAccessibleDescription(painting.manner.get(language, ""))
        self.setToolTip(painting.manner.get(language, ""))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Tab goes to the wall as a whole, arrows go about on it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are here."""
        super().focusInEvent(event)
        self.focused.emit(self.number)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open it; what else a key means is the wall's to say."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Where it is taken hold of."""
        super().mousePressEvent(event)
        if self._loose and event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """It follows the hand, once that has moved enough to mean it."""
        if self._held is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._held
        if self._dragging or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.raise_()
            self.move(self.pos() + way)
            self.dragged.emit(self.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of after a way it hangs there; without one it was a click."""
        dragging, self._held, self._dragging = self._dragging, None, False
        if dragging:
            self.setDown(False)
            self.let_go.emit(self.number)
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """The picture in its mat, its number and title, and a line round it when the keys are here."""
        style = self._desk.style
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self.layoutDirection())
        mat, edge = style.px(3), style.px(6)
        room = QRectF(edge, edge, self.width() - 2 * edge, style.px(PICTURE) - 2 * edge)
        inner = QSizeF(room.width() - 2 * mat - 2, room.height() - 2 * mat - 2)
        pixmap = self._pictures.pixmap(self.number, inner, self.devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        draw_matted(painter, pixmap, room, mat, style.colour("mat"), style.colour("hairline"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_words(painter)
        if self.hasFocus():
            painter.setPen(QPen(style.colour("accent"), style.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), style.px(4), style.px(4))
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        style = self._desk.style
        edge = style.px(6)
        words = QRect(edge, style.px(PICTURE), self.width() - 2 * edge, style.px(WORDS) - edge)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        size = 15.0
        # A long title is set smaller before it would be cut.
        while size > 11:
            metrics = QFontMetrics(style.font(size))
            needed = metrics.boundingRect(QRect(0, 0, words.width(), 10_000), flags, self.title)
            if needed.width() <= words.width() and needed.height() <= words.height():
                break
            size -= 0.5
        painter.setFont(style.font(size))
        warm = self.underMouse() or self.hasFocus()
        painter.setPen(style.colour("accent" if warm else "ink"))
        painter.drawText(words, flags, self.title)


class Wall(QScrollArea):
    """Groups of tiles below each other. `opened` tells which painting is wanted large.

    With `loose` tiles there is one group, whose order can be changed: `arranged` gives its numbers in the new order.
    """

    opened = Signal(int)
    arranged = Signal(object)

    def __init__(
        self, desk: Desk, pictures: Pictures, groups: Sequence[Group], current: int, *, loose: bool = False
    ) -> None:
        super().__init__()
        self._desk = desk
        self._pictures = pictures
        self._loose = loose
        self._columns = 1
        self._slots: list[QPoint] = []
        self.setObjectName("paintings-wall")
        self.setAccessibleName(desk.say("paintings-title"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._hall = QWidget()
        self._groups: list[tuple[QLabel, list[Tile]]] = []
        self.tiles: dict[int, Tile] = {}
        for group in groups:
            head = label(group.name, "lead")
            head.setParent(self._hall)
            tiles = [self._tile(number) for number in group.numbers]
            self._groups.append((head, tiles))
        self.numbers = tuple(self.tiles)
        """In the order in which they hang."""
        self.setWidget(self._hall)
        self.current = current if current in self.tiles else next(iter(self.tiles), 0)
        self._point(self.current)
        pictures.ready.connect(self._ready)
        # Scrolled while it lies in the dark, it would ask for pictures that nobody sees.
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self.show_current)

    def _tile(self, number: int) -> Tile:
        tile = Tile(self._desk, self._pictures, number, loose=self._loose)
        tile.dragged.connect(self._drag)
        tile.let_go.connect(lambda _: self.arranged.emit(self._order()))
        tile.setParent(self._hall)
        tile.clicked.connect(lambda: self.opened.emit(number))
        tile.focused.connect(self._point)
        self.tiles[number] = tile
        return tile

    def _ready(self, number: int) -> None:
        tile = self.tiles.get(number)
        if tile is not None:
            tile.update()

    def _point(self, number: int) -> None:
        """Tab comes back to the painting at which the keys were last."""
        if self.current in self.tiles:
            self.tiles[self.current].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.current = number
        if number in self.tiles:
            self.tiles[number].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def go_to(self, number: int) -> None:
        """The keys to a painting, which is seen whole then."""
        tile = self.tiles.get(number)
        if tile is not None:
            # A window that is not in front takes the focus later; which painting is meant is known now.
            self._point(number)
            tile.setFocus(Qt.FocusReason.TabFocusReason)
            self.show_current()

    def show_current(self) -> None:
        """Scrolls as far as it takes to see the painting that has the keys, and the heading above a first row."""
        tile = self.tiles.get(self.current)
        if tile is not None:
            style = self._desk.style
            self.ensureWidgetVisible(tile, 0, style.px(HEAD + GAP))

    # --- where everything hangs

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hangs it anew for another width."""
        super().resizeEvent(event)
        self._arrange(self.viewport().width() - self._desk.style.px(BAR))
        self._settled.start(0)

    def _arrange(self, width: int, held: int = 0) -> None:
        """Every tile in its place but the one that is held by hand (its number)."""
        style = self._desk.style
        gap, tall = style.px(GAP), style.px(PICTURE + WORDS)
        columns = max(1, (width + gap) // (style.px(TILE) + gap))
        wide = (width - (columns - 1) * gap) // columns
        self._columns = columns
        self._slots = []
        rtl = self._desk.texts.rtl
        begin = self.viewport().width() - width if rtl else 0
        top = 0
        for head, tiles in self._groups:
            head.setGeometry(begin, top, width, style.px(HEAD))
            top += style.px(HEAD)
            for place, tile in enumerate(tiles):
                row, column = divmod(place, columns)
                left = column * (wide + gap)
                slot = QRect(begin + (width - left - wide if rtl else left), top + row * (tall + gap), wide, tall)
                self._slots.append(slot.center())
                if tile.number != held:
                    tile.setGeometry(slot)
            rows = -(-len(tiles) // columns)
            top += rows * (tall + gap) + gap
        self._hall.setMinimumHeight(top)

    # --- another order

    def _order(self) -> list[int]:
        return [tile.number for _, tiles in self._groups for tile in tiles]

    def _drag(self, number: int) -> None:
        """The others make room where the tile is held now."""
        middle = self.tiles[number].geometry().center()
        place = min(range(len(self._slots)), key=lambda each: (self._slots[each] - middle).manhattanLength())
        tiles = self._groups[0][1]
        self.ensureVisible(middle.x(), middle.y(), 0, self._desk.style.px(PICTURE) // 2)
        if tiles[place].number != number:
            tiles.remove(self.tiles[number])
            tiles.insert(place, self.tiles[number])
            self._arrange(self.viewport().width() - self._desk.style.px(BAR), number)

    def _move_current(self, key: int) -> None:
        """The painting that has the keys, a place or a row further."""
        forward = -1 if self._desk.texts.rtl else 1
        steps = {Qt.Key.Key_Left: -forward, Qt.Key.Key_Right: forward}
        steps |= {Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns}
        order = self._order()
        at = order.index(self.current)
        to = at + steps[Qt.Key(key)]
        if 0 <= to < len(order):
            order.insert(to, order.pop(at))
            self.arranged.emit(order)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the painting that hangs there, Home and End to the first and last one, Page Up and Page Down further.

        With Alt they take the painting with them, where it is loose.
        """
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if self._loose and event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in arrows:
            if self.current in self.tiles:
                self._move_current(event.key())
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._step(-1, 0)
            case Qt.Key.Key_Right:
                self._step(1, 0)
            case Qt.Key.Key_Up:
                self._step(0, -1)
            case Qt.Key.Key_Down:
                self._step(0, 1)
            case Qt.Key.Key_PageUp:
                for _ in range(ROWS_A_PAGE):
                    self._step(0, -1)
            case Qt.Key.Key_PageDown:
                for _ in range(ROWS_A_PAGE):
                    self._step(0, 1)
            case Qt.Key.Key_Home if self.numbers:
                self.go_to(self.numbers[0])
            case Qt.Key.Key_End if self.numbers:
                self.go_to(self.numbers[-1])
            case _:
                event.ignore()

    def _step(self, across: int, down: int) -> None:
        """To the next painting on this side; at a row's end to the next row's beginning, as one reads."""
        here = self.tiles.get(self.current)
        if here is None:
            return
        if across:
            forward = across > 0
            if self._desk.texts.rtl:
                forward = not forward
            place = self.numbers.index(self.current) + (1 if forward else -1)
            if 0 <= place < len(self.numbers):
                self.go_to(self.numbers[place])
            return
        middle = here.geometry().center()
        rows = sorted({tile.y() for tile in self.tiles.values()})
        there = rows.index(here.y()) + down
        if 0 <= there < len(rows):
            near = [tile for tile in self.tiles.values() if tile.y() == rows[there]]
            self.go_to(min(near, key=lambda tile: self._apart(tile, middle)).number)

    @staticmethod
    def _apart(tile: Tile, point: QPoint) -> int:
        return abs(tile.geometry().center().x() - point.x())
