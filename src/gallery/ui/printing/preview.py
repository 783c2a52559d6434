"""The pages of the very files that will be saved and printed, on paper of their colour; drawn when they come into view."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk
from gallery.ui.printing.leaves import Leaf, leaves_of, on_paper, paper_colour
from gallery.ui.printing.worker import Draft

if TYPE_CHECKING:
    from PySide6.QtPdf import QPdfDocument

ACROSS = (1, 5)
"""How many pages can stand side by side."""
KEPT = 80
"""Drawn pages that are kept: a long kit must not fill the memory."""
_GAP, _WORDS = 10, 24
"""Room round a page and for the line below it, pixels of the drawing."""
_ROW = Qt.ItemDataRole.UserRole


def can_show() -> bool:
    """Whether this machine can show PDFs; where it cannot, files can still be made and saved."""
    try:
        from PySide6.QtPdf import QPdfDocument
    except ImportError:
        return False
    return QPdfDocument is not None


class Preview(QListView):
    """All pages of a draft, `across` of them in a row. `turned` tells the place of the page that was chosen."""

    turned = Signal(int)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._draft: Draft | None = None
        self._documents: dict[int, QPdfDocument] = {}
        self._drawn: OrderedDict[tuple[int, int, int], QPixmap] = OrderedDict()
        self._wanted: list[tuple[int, QSize]] = []
        self.leaves: tuple[Leaf, ...] = ()
        self.across = 2
        self._model = QStandardItemModel(self)
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._draw_next)
        self.setModel(self._model)
        self.setItemDelegate(_Leaves(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setObjectName("print-pages")
        self.selectionModel().currentChanged.connect(self._turned)
        self.activated.connect(lambda _: self.set_across(2 if self.across == 1 else 1))
        self.dress()

    @property
    def draft(self) -> Draft | None:
        """What is shown."""
        return self._draft

    @property
    def waiting(self) -> bool:
        """Whether pages in view are still to be drawn."""
        return bool(self._wanted)

    def dress(self) -> None:
        """Words, colours and lengths of the window as it is now."""
        tone = self._desk.style.hex
        self.setStyleSheet(f"QListView {{ background: {tone('off')}; border: 1px solid {tone('hairline')}; }}")
        self.setAccessibleName(self._desk.say("printpage-pages"))
        self._drawn.clear()
        self._wanted.clear()
        self._write()
        self.viewport().update()

    def show_draft(self, draft: Draft | None) -> None:
        """The pages of another draft; the place in it is kept where there is one."""
        before = self.place()
        for document in self._documents.values():
            document.close()
        self._documents.clear()
        self._drawn.clear()
        self._wanted.clear()
        self._model.clear()
        self._draft = draft
        self.leaves = leaves_of(draft.report) if draft is not None else ()
        for place in range(len(self.leaves)):
            item = QStandardItem()
            item.setData(place, _ROW)
            item.setEditable(False)
            self._model.appendRow(item)
        self._write()
        if self.leaves:
            self.turn_to(before if before < len(self.leaves) else 0)

    def place(self) -> int:
        """The place of the page that is chosen, 0 when none is."""
        return max(0, self.currentIndex().row())

    def turn_to(self, place: int) -> None:
        """Chooses a page and brings it into view."""
        index = self._model.index(place, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)

    def set_across(self, across: int) -> None:
        """Larger or smaller pages."""
        kept = max(ACROSS[0], min(ACROSS[1], across))
        if kept != self.across:
            self.across = kept
            self._lay()

    def caption(self, place: int) -> str:
        """What a page is called: component, sheet, and whether it is the back."""
        assert self._draft is not None
        leaf = self.leaves[place]
        file = self._draft.report.files[leaf.file]
        return self._desk.say(
            "printpage-leaf-back" if leaf.back else "printpage-leaf",
            component=self._desk.say(f"print-kit-{file.component}"),
            sheet=leaf.sheet,
            sheets=file.sheets,
        )

    def page_size(self, place: int) -> tuple[float, float]:
        """Width and height of a page in millimetres."""
        assert self._draft is not None
        file = self._draft.report.files[self.leaves[place].file]
        return file.page_width_mm, file.page_height_mm

    def stock(self, place: int) -> str:
        """The paper that a page lies on."""
        assert self._draft is not None
        return self._draft.report.files[self.leaves[place].file].stock

    def image(self, place: int, size: QSize) -> QPixmap | None:
        """A page in this size (device-independent pixels), None until it is drawn."""
        found = self._drawn.get((place, size.width(), size.height()))
        if found is None and (place, size) not in self._wanted:
            self._wanted.append((place, size))
            self._next.start()
        return found

    def _draw_next(self) -> None:
        """One page for each turn of the event loop: scrolling and typing go on meanwhile."""
        if not self._wanted or not self.isVisible():
            self._wanted.clear()
            self._next.stop()
            return
        place, size = self._wanted.pop(0)
        index = self._model.index(place, 0)
        if place >= len(self.leaves) or not self.visualRect(index).intersects(self.viewport().rect()):
            # It was scrolled past meanwhile.
            return
        leaf = self.leaves[place]
        ratio = self.devicePixelRatioF()
        rendered = self._document(leaf.file).render(leaf.page, size * ratio)
        if rendered.isNull():
            return
        sheet = on_paper(rendered, self.stock(place))
        sheet.setDevicePixelRatio(ratio)
        self._drawn[place, size.width(), size.height()] = QPixmap.fromImage(sheet)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        self.update(index)

    def _document(self, file: int) -> "QPdfDocument":
        if file not in self._documents:
            from PySide6.QtPdf import QPdfDocument

            assert self._draft is not None
            document = QPdfDocument(self)
            document.load(str(self._draft.path(file)))
            self._documents[file] = document
        return self._documents[file]

    def _write(self) -> None:
        if self._draft is None:
            return
        for place in range(len(self.leaves)):
            told = self.caption(place)
            self._model.item(place).setText(told)
            self._model.item(place).setAccessibleText(told)

    def cell(self, place: int) -> QSize:
        """The room of a page with its line."""
        width = max(1, (self.viewport().width() - 2) // self.across)
        wide, tall = self.page_size(place)
        gap = self._desk.style.px(_GAP)
        return QSize(width, round((width - 2 * gap) * tall / wide) + 2 * gap + self._desk.style.px(_WORDS))

    def _lay(self) -> None:
        self._wanted.clear()
        self.doItemsLayout()
        if self.leaves:
            self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtTop)
        self.viewport().update()

    def _turned(self, index: QModelIndex, _: QModelIndex) -> None:
        if index.isValid():
            self.turned.emit(index.row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages follow the width."""
        super().resizeEvent(event)
        self._lay()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel makes the pages larger and smaller, as everywhere."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_across(self.across + (-1 if event.angleDelta().y() > 0 else 1))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ and − make larger and smaller; other signs are no search for a caption but the window's keys."""
        if event.text() in ("+", "=", "-"):
            self.set_across(self.across + (1 if event.text() == "-" else -1))
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another direction of reading: the pages run from the other side."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._lay()


class _Leaves(QStyledItemDelegate):
    """Draws a page in the middle of its room with a line below it."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(preview)
        self._preview = preview

    def sizeHint(self, _: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As `Preview.cell`."""
        return self._preview.cell(int(index.data(_ROW)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Blank paper of the right colour until the page is drawn."""
        preview, style = self._preview, self._preview._desk.style
        place = int(index.data(_ROW))
        room, chosen = option.rect, bool(option.state & QStyle.StateFlag.State_Selected)
        gap, words = style.px(_GAP), style.px(_WORDS)
        wide, tall = preview.page_size(place)
        space = room.adjusted(gap, gap, -gap, -gap - words)
        factor = min(space.width() / wide, space.height() / tall)
        size = QSize(round(wide * factor), round(tall * factor))
        page = QRect(
            space.x() + (space.width() - size.width()) // 2,
            space.y() + (space.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )
        image = preview.image(place, size)
        if image is None:
            painter.fillRect(page, paper_colour(preview.stock(place)) or style.colour("mat"))
        else:
            painter.drawPixmap(page.topLeft(), image)
        thick = style.px(3) if chosen else 1
        painter.setPen(QPen(style.colour("accent" if chosen else "edge"), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(page.adjusted(-thick, -thick, thick - 1, thick - 1))
        line = QRect(room.x() + 2, room.bottom() - words - gap // 2, room.width() - 4, words)
        told, letters = str(index.data()), 14.0
        while letters > 9 and QFontMetrics(style.font(letters, bold=chosen)).horizontalAdvance(told) > line.width():
            letters -= 0.5
        font = style.font(letters, bold=chosen)
        painter.setFont(font)
        painter.setPen(style.colour("ink" if chosen else "muted"))
        painter.setLayoutDirection(preview.layoutDirection())
        told = QFontMetrics(font).elidedText(told, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, told)


def size_buttons(desk: Desk, zoom: Callable[[int], None]) -> list[Button]:
    """− and +: `zoom` is told how many more pages shall stand side by side."""
    made = []
    for sign, way, told in (("−", 1, "printpage-smaller"), ("+", -1, "printpage-larger")):
        button = Button(desk.style, sign, kind="small", name=told.replace("printpage", "print"), guarded=False)
        button.setAccessibleName(desk.say(told))
        button.setToolTip(desk.say(told))
        button.setFixedWidth(desk.style.px(44))
        button.clicked.connect(lambda _=False, way=way: zoom(way))
        made.append(button)
    return made
