"""The guide: the same in three languages, true to what the screens say, and read in the program as it is beside it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QFontInfo,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLayout,
    QTextListFormat,
    QTextOption,
    QTextTable,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gallery.fonts import FAMILY
from gallery.texts import LANGUAGES, Language, Texts, plain
from gallery.ui.collection.page import PaintingsPage
from gallery.ui.guidepictures import PICTURES
from gallery.ui.main_window import MainWindow
from gallery.ui.start.guide import GuidePage, guide_file
from gallery.ui.start.leaflet import Leaflet, anchor, prepared
from tests.ui.banker.driving import click, open_window, press
from tests.ui.banker.test_fit import assert_fits

NAMED = (
    *(f"start-{where}" for where in ("new", "continue", "print", "saved", "paintings")),
    *(f"newgame-{what}" for what in ("classes", "mode-paper", "mode-app", "begin")),
    *(f"console-{what}" for what in ("bell", "count", "players", "reverse-do", "going-once", "going-twice", "sold")),
    *(
        f"instruction-{kind}"
        for kind in ("bank-auction", "private-auction", "collect", "buy-from-bank", "sell-to-bank")
    ),
    *(f"instruction-{kind}" for kind in ("buy-from-player", "receive-painting", "forced-sale")),
    *("printing-duplex-two-pass", "printing-duplex-fold", "printpage-calibrate", "saved-other", "newexhibitions-title"),
)
"""What the guide calls by the name that stands on the screen."""

PICTURES_IN_ORDER = ("wheel", "console", "sale", "seasons", "painting")


def told(language: Language) -> str:
    """The guide's text."""
    return guide_file(language).read_text("utf-8")


def at_the_guide(
    qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int] = (1366, 768)
) -> tuple[MainWindow, GuidePage, Leaflet]:
    """The page, come to from the first one."""
    window = open_window(qtbot, data_dir, language, size)
    click(window, "start-guide")
    page = window.pages.currentWidget()
    assert isinstance(page, GuidePage)
    assert page.text is not None
    return window, page, page.text


def outline(language: Language) -> list[str]:
    """What kind of line follows which, whatever the language."""
    kinds = []
    for line in told(language).splitlines():
        mark = re.match(r"#+ |- |\d+\. |\|", line)
        if line and not line.startswith(("<div", "</div")):
            kinds.append(mark.group() if mark else "text")
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_says_what_stands_on_the_screen(language: Language) -> None:
    texts = Texts(language)
    assert [key for key in NAMED if plain(texts.say(key)) not in told(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_section_or_a_file(language: Language) -> None:
    text = told(language)
    heads = [anchor(line.lstrip("#").strip()) for line in text.splitlines() if line.startswith("#")]
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) >= 10
    assert [link for link in links if link.startswith("#") and link[1:] not in heads] == []
    files = [link for link in links if not link.startswith("#")]
    assert files
    assert all((guide_file(language).parent / link).is_file() for link in files)
    assert len(set(heads)) == len(heads)


def test_the_three_languages_tell_the_same() -> None:
    assert outline("he") == outline("en")
    assert outline("fr") == outline("en")


def test_french_signs_have_their_no_break_space() -> None:
    assert re.findall(r"\S*(?:[^\s\u00a0|`-][:;!?](?=\s)|[ ][:;!?%»]|«[^\u00a0])\S*", told("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_runs_as_the_language_does_in_the_house_letters(
    qtbot: QtBot, data_dir: Path, language: Language
) -> None:
    _, _, text = at_the_guide(qtbot, data_dir, language)
    way = Qt.LayoutDirection.RightToLeft if language == "he" else Qt.LayoutDirection.LeftToRight
    block = text.document().begin()
    sizes = set()
    while block.isValid():
        assert block.blockFormat().layoutDirection() == way, block.text()
        assert block.textDirection() == way, block.text()
        cursor = QTextCursor(block)
        while not cursor.atBlockEnd():
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
            if cursor.charFormat().isImageFormat():
                continue
            assert QFontInfo(cursor.charFormat().font()).family() == FAMILY
            # Qt would reckon a heading's size from it, whatever size is set.
            assert not cursor.charFormat().hasProperty(QTextFormat.Property.FontSizeAdjustment.value)
            sizes.add(cursor.charFormat().font().pixelSize())
        block = block.next()
    assert sizes == {18, 20, 26}
    # The table of keys: the key stands where reading begins.
    tables = [frame for frame in text.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert len(tables) == 1
    column = tables[0].columns() - 1 if language == "he" else 0
    keys = plain(tables[0].cellAt(5, column).firstCursorPosition().block().text())
    assert keys == "Ctrl+Z"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_period_stands_after_the_number_of_a_step(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    block = at_the_guide(qtbot, data_dir, language)[2].document().begin()
    while block.textList() is None or block.textList().format().style() is not QTextListFormat.Style.ListDecimal:
        block = block.next()
    mark = block.textList().itemText(block)
    # As it is drawn beside the line: from the right in Hebrew.
    laid = QTextLayout(mark)
    way = QTextOption()
    way.setTextDirection(QApplication.layoutDirection())
    laid.setTextOption(way)
    laid.beginLayout()
    line = laid.createLine()
    laid.endLayout()
    runs = {text: glyphs.boundingRect() for text in ".1" for glyphs in laid.glyphRuns(mark.index(text), 1)}
    assert line.isValid()
    assert (runs["."].center().x() < runs["1"].center().x()) is (language == "he")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pictures_are_small_and_as_wide_as_the_lines(qtbot: QtBot, data_dir: Path, language: Language) -> None:
    """None of them of another language; their files are what the program is made larger by."""
    _, _, text = at_the_guide(qtbot, data_dir, language)
    folder = guide_file(language).parent
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", told(language))
    assert [Path(name).name for name in shown] == [f"{language}-{name}.jpg" for name in PICTURES_IN_ORDER]
    assert sorted(PICTURES_IN_ORDER) == sorted(PICTURES)
    assert all((folder / name).stat().st_size <= 150 * 1024 for name in shown)
    found = []
    block = text.document().begin()
    while block.isValid():
        if block.text() == "\ufffc":
            image = block.begin().fragment().charFormat().toImageFormat()
            found.append(image.name())
            assert 600 <= image.width() <= text.viewport().width()
            assert image.height() == pytest.approx(image.width() * 9 / 16, rel=0.01)
            # The picture itself, found where the guide lies, and no empty frame.
            loaded = text.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(image.name()))
            assert loaded
        block = block.next()
    assert found == shown


def test_amounts_and_keys_are_isolated_and_the_page_says_its_title_once() -> None:
    text = "# מדריך\n\n- [א](#א)\n\nמקבלים $500,000 ולוחצים `+1M`.\n\n| a | b |\n"
    made = prepared(f'<div dir="rtl">\n\n{text}\n</div>\n', rtl=True)
    assert "\u2066$500,000\u2069" in made
    assert "`\u2068+1M\u2069`" in made
    assert "| b | a |" in made
    assert "div" not in made
    assert "מדריך" not in made
    assert "](#" not in made


@pytest.mark.parametrize("size", [(1024, 768), (1093, 614)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits(qtbot: QtBot, data_dir: Path, language: Language, size: tuple[int, int]) -> None:
    window, page, text = at_the_guide(qtbot, data_dir, language, size)
    assert_fits(window)
    assert page.contents is not None
    contents = page.contents
    for row in range(contents.count()):
        item = contents.visualItemRect(contents.item(row))
        assert contents.viewport().rect().contains(item)
        assert contents.fontMetrics().horizontalAdvance(contents.item(row).text()) < item.width()
    assert text.document().size().width() <= text.viewport().width() + 1
    begins = page.contents.mapTo(window, QPoint(0, 0)).x() < text.mapTo(window, QPoint(0, 0)).x()
    assert begins == (language != "he")


def test_a_section_is_found_before_its_lines_are_laid_out(qtbot: QtBot, data_dir: Path) -> None:
    window, page, _ = at_the_guide(qtbot, data_dir, "he")
    window.show_page(page)
    assert page.contents is not None
    page.contents.setCurrentRow(6)
    QApplication.processEvents()
    text = page.text
    assert text is not None
    _, _, block = text.heads[[words for _, words, _ in text.heads].index(text.sections[6])]
    top = text.document().documentLayout().blockBoundingRect(block).top() - text.verticalScrollBar().value()
    assert 0 <= top <= text.viewport().height() / 3
    # A banner comes and makes the page lower: the same heading stays at the top.
    assert not window.desk.open_game(data_dir / "nowhere.gallery")
    QApplication.processEvents()
    assert text.section() == 6


def test_contents_and_text_go_together(qtbot: QtBot, data_dir: Path) -> None:
    window, page, text = at_the_guide(qtbot, data_dir, "he")
    assert page.contents is not None
    assert [page.contents.item(row).text() for row in range(page.contents.count())] == text.sections
    assert text.verticalScrollBar().value() == 0
    page.contents.setCurrentRow(4)
    assert text.section() == 4
    # A link inside of the text.
    text.anchorClicked.emit(QUrl("#" + anchor(text.sections[1])))
    assert text.section() == 1
    assert page.contents.currentRow() == 1
    # Another language, another size: the same section, as soon as its lines are laid out.
    window.preferences.set_language("fr")
    qtbot.waitUntil(lambda: page.text is not None and page.text.section() == 1, timeout=20_000)
    assert page.contents is not None
    assert page.contents.currentRow() == 1


def test_keys_scroll_and_escape_leaves(qtbot: QtBot, data_dir: Path) -> None:
    window, page, text = at_the_guide(qtbot, data_dir, "en")
    assert window.focusWidget() is text
    for key in (Qt.Key.Key_Space, Qt.Key.Key_PageDown, Qt.Key.Key_Down):
        before = text.verticalScrollBar().value()
        press(window, key)
        assert text.verticalScrollBar().value() > before
    before = text.verticalScrollBar().value()
    QTest.keyClick(text, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert text.verticalScrollBar().value() < before
    press(window, Qt.Key.Key_End)
    assert page.contents is not None
    assert page.contents.currentRow() == 6
    press(window, Qt.Key.Key_Home)
    assert page.contents.currentRow() == 0
    told_as = QAccessible.queryAccessibleInterface(text)
    assert told_as.text(QAccessible.Text.Name) == "Guide"
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_the_link_to_the_paintings_opens_them(qtbot: QtBot, data_dir: Path) -> None:
    window, _, text = at_the_guide(qtbot, data_dir, "en")
    text.anchorClicked.emit(QUrl("../../docs/guide/paintings.en.md"))
    QApplication.processEvents()
    assert isinstance(window.pages.currentWidget(), PaintingsPage)
