"""What the scenes draw on: lengths as shares of the window, mirrored for right-to-left, every text fitted and noted down.

Scenes speak of start and end, never of left and right. Each text is kept as a `Placed`, for the tests that measure the
drawn letters and for the window's accessible description.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPixmap, QTextLayout, QTextOption

from gallery.texts import Texts, isolated_name, plain
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.theme import Room
from gallery.ui.widgets.marks import draw_mark

Role = Literal["name", "money", "text", "label", "small"]
Align = Literal["start", "middle", "end"]

ASCENT, DESCENT = 0.80, 0.25
"""Room above and below the baseline, a share of the font size: enough for ל and ק, tighter than the font's own lines."""
PITCH_LATIN, PITCH_HEBREW = 1.2, 1.12


@dataclass(frozen=True, slots=True)
class Placed:
    """A text that was drawn: where (pixels of the window), its letters' height, its colours; `whole` unless elided."""

    text: str
    role: Role
    rect: QRectF
    letter: float
    colour: str
    ground: str
    whole: bool = True
    fits: bool = True


@dataclass(frozen=True, slots=True)
class Block:
    """A text laid into lines and not drawn yet."""

    layout: QTextLayout
    font: QFont
    text: str
    letter: float
    lines: int
    width: float
    height: float
    fits: bool
    whole: bool


class Stage:
    """A painter, the size of the window, the room's colours and the language's texts. Rectangles are start-to-end."""

    def __init__(
        self, painter: QPainter, size: QSizeF, room: Room, texts: Texts, pictures: Pictures, ratio: float
    ) -> None:
        self.painter = painter
        self.width, self.height = size.width(), size.height()
        self.room = room
        self.texts = texts
        self.pictures = pictures
        self.ratio = ratio
        self.placed: list[Placed] = []
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    @property
    def margin_x(self) -> float:
        """The side margin: beamers cut a little off."""
        return max(0.035 * self.width, 0.04 * self.height)

    @property
    def margin_y(self) -> float:
        """The margin above and below."""
        return 0.045 * self.height

    def unit(self, share: float) -> float:
        """Pixels of a share of the window's height."""
        return share * self.height

    def seen(self, rect: QRectF) -> QRectF:
        """Where a start-to-end rectangle really lies: mirrored for right-to-left."""
        if not self.texts.rtl:
            return QRectF(rect)
        return QRectF(self.width - rect.right(), rect.top(), rect.width(), rect.height())

    # --- plain things

    def fill(self, rect: QRectF, colour: str, radius: float = 0.0, edge: str | None = None, pen: float = 1.0) -> None:
        """A filled rectangle, with an edge where one is asked for."""
        self.painter.setPen(QPen(QColor(edge), pen) if edge else QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(QBrush(QColor(colour)))
        self.painter.drawRoundedRect(self.seen(rect), radius, radius)

    def rule(self, x: float, y: float, width: float) -> None:
        """A hairline."""
        thick = max(1.0, self.unit(0.0016))
        self.fill(QRectF(x, y, width, thick), self.room.hairline)

    def mark(self, look: int, rect: QRectF) -> None:
        """A player's mark."""
        draw_mark(self.painter, look, self.seen(rect), self.room.dark)

    def hang(self, number: int, rect: QRectF, shadow: bool = True) -> QRectF:
        """A painting as on a wall: frame, mat and soft shadow, as large as `rect` allows and in its middle. Gives its place."""
        side = min(rect.width(), rect.height())
        frame, mat = max(1.5, side * 0.014), max(2.0, side * 0.032)
        edge = frame + mat
        inner = self.pictures.fitted(number, QSizeF(rect.width() - 2 * edge, rect.height() - 2 * edge))
        outer = QRectF(0, 0, inner.width() + 2 * edge, inner.height() + 2 * edge)
        outer.moveCenter(rect.center())
        if shadow:
            self._shadow(outer, side * 0.03)
        self.fill(outer, self.room.frame)
        self.fill(outer.adjusted(frame, frame, -frame, -frame), self.room.mat)
        canvas = self.seen(outer.adjusted(edge, edge, -edge, -edge))
        # A painting is not mirrored: only its place is.
        self._blit(self.pictures.pixmap(number, canvas.size(), self.ratio), canvas)
        return outer

    def _blit(self, pixmap: QPixmap, rect: QRectF) -> None:
        self.painter.drawPixmap(rect, pixmap, QRectF(QPointF(0, 0), QSizeF(pixmap.size())))

    def _shadow(self, rect: QRectF, reach: float) -> None:
        colour = QColor(self.room.shadow)
        steps = 6
        colour.setAlpha(colour.alpha() // (steps - 1))
        self.painter.setPen(QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(QBrush(colour))
        for step in range(steps):
            grow = reach * step / steps
            soft = self.seen(rect).adjusted(-grow * 0.6, -grow * 0.2, grow * 0.6, grow * 1.3)
            self.painter.drawRoundedRect(soft, grow, grow)

    # --- texts

    def block(
        self,
        text: str,
        width: float,
        letter: float,
        *,
        bold: bool = False,
        most: int = 1,
        least: float | None = None,
        elide: bool = False,
        split: bool = False,
    ) -> Block:
        """Lays a text out in at most `most` lines of `width` pixels, its letters `letter` of the window's height.

        Where that does not fit, letters shrink to `least` (a share too; `letter` when left out), then it is elided if allowed.
        A line never ends inside a word, unless `split` allows it.
        """
        floor = letter if least is None else least
        share = letter
        while True:
            made = self._lay(text, width, share, bold, most, split=split)
            if made.fits or share <= floor:
                break
            share = max(floor, share * 0.96)
        if made.fits or not elide:
            return made
        bare = plain(text)
        low, high = 0, len(bare)
        best = self._lay("…", width, share, bold, most)
        while low < high:
            middle = (low + high + 1) // 2
            tried = self._lay(isolated_name(bare[:middle].rstrip() + "…"), width, share, bold, most, whole=False)
            if tried.fits:
                low, best = middle, tried
            else:
                high = middle - 1
        return best

    def _lay(
        self, text: str, width: float, share: float, bold: bool, most: int, whole: bool = True, split: bool = False
    ) -> Block:
        letter = share * self.height
        # Not rounded to the grid: the smallest whole pixel size whose letters are still that high.
        pixels = float(-(-theme.font_pixels(letter, text) // 1))
        font = theme.font(pixels, bold)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if self.texts.rtl else Qt.LayoutDirection.LeftToRight)
        option.setWrapMode(
            QTextOption.WrapMode.NoWrap if most == 1 else QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
        )
        layout = QTextLayout(text, font)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        pitch = pixels * (PITCH_HEBREW if theme.is_hebrew(text) else PITCH_LATIN)
        layout.beginLayout()
        count, widest = 0, 0.0
        while True:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(1.0, width))
            # The line's own ascent: an isolate taken from another font may stretch it.
            line.setPosition(QPointF(0, count * pitch + ASCENT * pixels - line.ascent()))
            widest = max(widest, line.naturalTextWidth())
            count += 1
        layout.endLayout()
        height = max(0, count - 1) * pitch + (ASCENT + DESCENT) * pixels
        fits = count <= most and widest <= width + 0.5 and (split or not _splits_word(layout, text))
        return Block(layout, font, text, letter, count, widest, height, fits, whole)

    def draw(
        self,
        block: Block,
        rect: QRectF,
        *,
        role: Role = "text",
        colour: str | None = None,
        ground: str | None = None,
        align: Align = "start",
        valign: Align = "start",
    ) -> QRectF:
        """Draws a block into a rectangle (start-to-end) and notes it down. Gives the place it takes, start-to-end."""
        ink = colour or self.room.ink
        lead = {"start": 0.0, "middle": 0.5, "end": 1.0}
        top = rect.top() + (rect.height() - block.height) * lead[valign]
        place = self.seen(rect)
        share = lead[align] if not self.texts.rtl else 1.0 - lead[align]
        self.painter.setPen(QPen(QColor(ink)))
        for number in range(block.lines):
            line = block.layout.lineAt(number)
            x = place.left() + (place.width() - line.naturalTextWidth()) * share
            line.draw(self.painter, QPointF(x, top))
        left = rect.left() + (rect.width() - block.width) * lead[align]
        used = QRectF(left, top, block.width, block.height)
        self.placed.append(
            Placed(
                block.text, role, self.seen(used), block.letter, ink, ground or self.room.wall, block.whole, block.fits
            )
        )
        return used

    def text(
        self,
        text: str,
        rect: QRectF,
        letter: float = theme.TEXT,
        *,
        role: Role = "text",
        bold: bool = False,
        most: int = 1,
        least: float | None = None,
        elide: bool = False,
        colour: str | None = None,
        ground: str | None = None,
        align: Align = "start",
        valign: Align = "start",
    ) -> QRectF:
        """Lays a text out and draws it. Gives the place it takes."""
        made = self.block(text, rect.width(), letter, bold=bold, most=most, least=least, elide=elide)
        return self.draw(made, rect, role=role, colour=colour, ground=ground, align=align, valign=valign)

    def money(
        self,
        texts: Sequence[str],
        rect: QRectF,
        letter: float = theme.MONEY,
        *,
        bold: bool = True,
        colour: str | None = None,
        ground: str | None = None,
        align: Align = "start",
        valign: Align = "start",
    ) -> QRectF:
        """Draws the first of several ways to write an amount (the longest first) that fits. An amount is never elided."""
        made = self.block(texts[0], rect.width(), letter, bold=bold, least=theme.MONEY)
        for other in texts[1:]:
            if made.fits:
                break
            made = self.block(other, rect.width(), letter, bold=bold, least=theme.MONEY)
        return self.draw(made, rect, role="money", colour=colour, ground=ground, align=align, valign=valign)

    def player(
        self,
        name: str,
        look: int,
        rect: QRectF,
        letter: float = theme.NAME,
        *,
        most: int = 1,
        bold: bool = True,
        elide: bool = True,
        ground: str | None = None,
        align: Align = "start",
        valign: Align = "start",
    ) -> QRectF:
        """A player's mark and name. Gives the place both take."""
        mark = self.unit(letter) * 1.5
        gap = mark * 0.35
        inner = rect.adjusted(mark + gap, 0, 0, 0)
        made = self.block(
            isolated_name(name), inner.width(), letter, bold=bold, most=most, least=theme.NAME, elide=elide
        )
        if not made.fits:
            # One long word: it is broken rather than cut.
            made = self.block(isolated_name(name), inner.width(), theme.NAME, bold=bold, most=most, split=True)
        whole = made.width + mark + gap
        left = rect.left() + (rect.width() - whole) * {"start": 0.0, "middle": 0.5, "end": 1.0}[align]
        used = self.draw(
            made,
            QRectF(left + mark + gap, rect.top(), made.width, rect.height()),
            role="name",
            ground=ground,
            valign=valign,
        )
        first = used.top() + ASCENT * made.font.pixelSize() - made.letter / 2
        self.mark(look, QRectF(left, first - mark / 2, mark, mark))
        return QRectF(left, used.top(), whole, used.height())


def _splits_word(layout: QTextLayout, text: str) -> bool:
    """Whether a line ends inside a word."""
    for number in range(layout.lineCount() - 1):
        line = layout.lineAt(number)
        end = line.textStart() + line.textLength()
        if end < len(text) and text[end - 1] not in " -\u2013\u2014\u05be\u00ad" and not text[end].isspace():
            return True
    return False
