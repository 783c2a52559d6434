"""A document in Markdown as the windows show it: in the house letters, running as its language does, with its links."""

import re
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImageReader,
    QKeyEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextListFormat,
    QTextOption,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from gallery.ui.banker.parts import LRM
from gallery.ui.style import Style

_AMOUNT = re.compile(r"(?<![\w$])-?\$[\d,.]+[KM]?")
_KEY = re.compile(r"`([^`\n]+)`")
_TITLE = re.compile(r"\A\s*# .*\n")
_CONTENTS = re.compile(r"^- \[[^\]]*\]\(#[^)]*\)\n", re.MULTILINE)
_ROW = re.compile(r"^\|(.+)\|$", re.MULTILINE)
_SHELL = re.compile(r"^</?div[^>]*>\n*", re.MULTILINE)
HEADS = {1: 34.0, 2: 26.0, 3: 20.0}
"""The size of a heading's letters by its level, pixels of the drawing."""
LETTERS = 18.0
SHARES = (32, 68)
"""The widths of a table's two columns, percent."""
PICTURE = 720
"""The width of a picture, pixels of the drawing."""
EDGE = 16
"""The room between the lines and the scroll bar."""
LINE = 135
"""The height of a line, percent."""
BEFORE = {1: 0, 2: 34, 3: 20}
"""The space above a heading, by its level."""


def anchor(heading: str) -> str:
    """What links call a heading, as on the sites that show such files: small letters, hyphens for spaces, no other signs."""
    kept = "".join(sign for sign in heading.casefold() if sign.isalnum() or sign in " -_")
    return kept.strip().replace(" ", "-")


def prepared(markdown: str, *, rtl: bool = False) -> str:
    """The text without what the page has beside it (its title, a list of its sections) and the tags that turn it elsewhere.

    Amounts and keys are isolated, so that each runs in its own way. The library never mirrors a table: from right to left its
    columns change places here.
    """
    text = _CONTENTS.sub("", _TITLE.sub("", _SHELL.sub("", markdown)))
    if rtl:
        text = _ROW.sub(lambda row: "|" + "|".join(reversed(row.group(1).split("|"))) + "|", text)
    text = _AMOUNT.sub("\u2066\\g<0>\u2069", text)
    return _KEY.sub("`\u2068\\1\u2069`", text)


class Leaflet(QTextBrowser):
    """The document; links inside of it are followed. `asked` tells one that leads out of it, `at` the section that is read."""

    asked = Signal(str)
    at = Signal(int)

    def __init__(self, style: Style, path: Path, *, rtl: bool, name: str) -> None:
        super().__init__()
        self._style = style
        self._rtl = rtl
        self._folder = path.parent
        self._goal = ("", 0)
        self.setObjectName("leaflet")
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        edge = style.px(EDGE)
        self.setViewportMargins(edge if rtl else 0, 0, 0 if rtl else edge, 0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        document = self.document()
        document.setDefaultFont(style.font(LETTERS))
        document.setDocumentMargin(0)
        way = QTextOption()
        way.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        document.setDefaultTextOption(way)
        self.setSearchPaths([str(self._folder)])
        document.setMarkdown(
            prepared(path.read_text("utf-8"), rtl=rtl), QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        )
        self.heads: list[tuple[int, str, QTextBlock]] = []
        """Level, words and block of each heading."""
        self._dress()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(lambda _: self.at.emit(self.section()))

    @property
    def sections(self) -> list[str]:
        """The headings of the second level."""
        return [words for level, words, _ in self.heads if level == 2]

    # --- how it looks

    def _dress(self) -> None:
        document = self.document()
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level:
                self.heads.append((level, block.text(), block))
            self._dress_block(block, level)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_block(self, block: QTextBlock, level: int) -> None:
        style = self._style
        cursor = QTextCursor(block)
        shape = QTextBlockFormat()
        shape.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self._rtl else Qt.LayoutDirection.LeftToRight)
        shape.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        listed = block.textList()
        shape.setTopMargin(style.px(BEFORE.get(level, 0)))
        shape.setBottomMargin(style.px(5 if listed is not None else 10))
        cursor.mergeBlockFormat(shape)
        if listed is not None:
            form = QTextListFormat(listed.format())
            form.setIndent(1)
            if self._rtl:
                # Qt puts the suffix before the number and then lays both out from the right: turned twice, it stands wrong.
                form.setNumberSuffix(f"{LRM}.")
            listed.setFormat(form)
        fragments = block.begin()
        while not fragments.atEnd():
            piece = fragments.fragment()
            fragments += 1
            self._dress_piece(piece.position(), piece.length(), piece.charFormat(), level)

    def _dress_piece(self, start: int, length: int, given: QTextCharFormat, level: int) -> None:
        """What is to be pressed, a key or a button, is drawn as a label: there are no slanted Hebrew letters."""
        style = self._style
        pressed = given.fontFixedPitch() or given.fontItalic()
        form = QTextCharFormat(given)
        # It would be reckoned from the default size, whatever size is set.
        form.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)
        bold = bool(level) or given.fontWeight() > QFont.Weight.Medium
        form.setFont(style.font(HEADS.get(level, LETTERS), bold=bold))
        if pressed:
            form.setBackground(style.colour("hairline"))
        form.setForeground(style.colour("accent" if given.isAnchor() else "ink"))
        form.setFontUnderline(given.isAnchor())
        cursor = QTextCursor(self.document())
        if given.isImageFormat():
            form = self._fitted(given.toImageFormat())
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(form)

    def _fitted(self, image: QTextImageFormat) -> QTextImageFormat:
        """A picture as wide as the lines; its size is read without the picture."""
        size = QImageReader(str(self._folder / image.name())).size()
        if size.isValid():
            width = self._style.px(PICTURE)
            image.setWidth(width)
            image.setHeight(width * size.height() / size.width())
        return image

    def _dress_table(self, table: QTextTable) -> None:
        style = self._style
        form = table.format()
        form.setBorder(0)
        form.setCellSpacing(0)
        form.setCellPadding(style.px(5))
        form.setLayoutDirection(Qt.LayoutDirection.RightToLeft if self._rtl else Qt.LayoutDirection.LeftToRight)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        form.setColumnWidthConstraints(
            [
                QTextLength(QTextLength.Type.PercentageLength, share)
                for share in (SHARES[::-1] if self._rtl else SHARES)
            ][: table.columns()]
        )
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(form)

    # --- where one reads

    def go_to(self, words: str) -> bool:
        """Brings a heading to the top; False when there is none of these words or this anchor."""
        for _, heading, block in self.heads:
            if words in (heading, anchor(heading)):
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.setTextCursor(QTextCursor(block))
                self.verticalScrollBar().setValue(int(top))
                self._goal = (heading, self.verticalScrollBar().value())
                return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In other lines the heading at the top is still the one that was gone to, unless somebody has scrolled on."""
        super().resizeEvent(event)
        heading, value = self._goal
        if heading and self.verticalScrollBar().value() == value:
            self.go_to(heading)

    def section(self) -> int:
        """The place of the section that is read: the last one that begins in the upper third; at the end the last of all."""
        bar = self.verticalScrollBar()
        tops = [
            self.document().documentLayout().blockBoundingRect(block).top()
            for level, _, block in self.heads
            if level == 2
        ]
        if bar.maximum() > 0 and bar.value() >= bar.maximum():
            return len(tops) - 1
        seen = bar.value() + self.viewport().height() / 3
        return max((place for place, top in enumerate(tops) if top <= seen), default=0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Home and End as in a browser; Esc goes on to the window."""
        bar = self.verticalScrollBar()
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        match event.key():
            case Qt.Key.Key_Space:
                bar.setValue(bar.value() + (-bar.pageStep() if back else bar.pageStep()))
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_Escape:
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the links, and leaves after the last one."""
        return bool(super().focusNextPrevChild(forward)) or QWidget.focusNextPrevChild(self, forward)

    def _follow(self, url: QUrl) -> None:
        inside = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
        if url.path() or not inside:
            self.asked.emit(url.path())
        else:
            self.go_to(inside)
