"""Nothing is cut on the print page in any language and size; everything has a name and can be reached by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QLineEdit, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from gallery.places import Calibration
from gallery.texts import LANGUAGES, Language, plain
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice
from gallery.ui.main_window import MainWindow
from gallery.ui.printing import sending
from tests.ui.banker.driving import click, press, seen
from tests.ui.banker.test_fit import place, scrolls
from tests.ui.printing.printhouse import choose, open_page, ready

LONG = "HP Color LaserJet Pro MFP M479fdw (staff room)"


@pytest.fixture(autouse=True)
def _printers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "printer_names", lambda: [LONG])


def assert_whole(window: MainWindow) -> None:
    """Every word that can be seen is whole and inside the window."""
    seen(window, "print-told")
    window.grab()
    for button in window.findChildren(Button):
        if button.isVisible():
            assert window.rect().contains(place(window, button)), button.objectName()
            above = button.parentWidget()
            assert above is not None
            assert above.rect().contains(button.geometry()), f"{button.objectName()} is cut at its side"
            assert not button.cut, f"{button.objectName()}: {plain(button.text())}"
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.text() or scrolls(window, label):
            continue
        told = plain(label.text())
        assert window.rect().contains(place(window, label)), told
        wanted = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= wanted - 1, f"{told!r}: {label.height()} of {wanted} pixels"
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width() - 1, f"{told!r}: {label.width()} pixels wide"
    for box in window.findChildren(Choice):
        # A printer may be called anything; it is elided and stands whole in its list.
        if box.isVisible() and box.objectName() != "print-printer":
            metrics = box.fontMetrics()
            words = max((box.itemText(row) for row in range(box.count())), key=metrics.horizontalAdvance)
            assert metrics.horizontalAdvance(words) <= box.width() - window.desk.style.px(42), plain(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size",
    [(819, 614), *(pytest.param(size, marks=pytest.mark.slow) for size in ((1366, 768), (1920, 1080)))],
    ids=lambda size: str(size[0]),
)
def test_nothing_is_cut(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    """819 × 614 is 1024 × 768 at 125 %."""
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes", language, size)
    window.printing.chosen.players = 2
    window.preferences.calibrate(LONG, Calibration(dx=-1.25, dy=0.75, scale=99.01))
    assert_whole(window)
    choose(window, "print-stock", "coloured")
    choose(window, "print-duplex", "two-pass")
    window.printing.choose_printer(LONG)
    ready(qtbot, window)
    assert_whole(window)
    for tab in ("shopping", "checks", "files"):
        click(window, f"print-tab-{tab}")
        assert_whole(window)
    click(window, "save-files")
    ready(qtbot, window)
    assert_whole(window)
    # Every choice that there is stands on one of the two pages.
    window.printing.chosen.kit = "auction"
    window.printing._choices.rebuild()
    assert_whole(window)
    click(window, "print-more")
    assert_whole(window)
    click(window, "print-more")
    click(window, "calibrate")
    assert_whole(window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_is_reached_by_tab(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, language: Language
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "tray-labels", language)
    seen(window, "print-files")
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractScrollArea)
    worked: list[QWidget] = [
        each
        for kind in kinds
        for each in window.printing.findChildren(kind)
        if each.isVisible() and not isinstance(each, QScrollBar) and each.isEnabled() and each.parent() is not None
    ]
    worked = [each for each in worked if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert {each.objectName() for each in worked} >= {
        "print-kit", "print-players", "print-pages", "print-files", "print-file", "save-files", "calibrate", "back"
    }  # fmt: skip
    for each in worked:
        told = each.accessibleName() or (each.text() if isinstance(each, QAbstractButton) else "")
        assert told.strip(), each.objectName() or type(each).__name__
    reached: set[QWidget | None] = set()
    window.setFocus()
    for _ in range(60):
        window.focusNextChild()
        reached.add(window.focusWidget())
    assert {each.objectName() for each in worked} <= {each.objectName() for each in reached if each is not None}


def test_the_page_is_mirrored_in_hebrew(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    def left(name: str) -> int:
        (found,) = seen(window, name)
        return found.mapTo(window, QPoint(0, 0)).x()

    window = open_page(qtbot, data_dir, tmp_path / "out", "ledger")
    assert left("print-kit") < left("print-pages") < left("save-files")
    pages = window.printing._preview
    assert pages.visualRect(pages.model().index(0, 0)).x() < pages.visualRect(pages.model().index(1, 0)).x()
    click(window, "bar-language-he")
    ready(qtbot, window)
    assert left("print-kit") > left("print-pages") > left("save-files")
    pages = window.printing._preview
    assert pages.visualRect(pages.model().index(0, 0)).x() > pages.visualRect(pages.model().index(1, 0)).x()


def test_by_keys_alone(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    window = open_page(qtbot, data_dir, out)
    (save,) = seen(window, "save-files")
    save.setFocus()
    press(window, Qt.Key.Key_Space)
    ready(qtbot, window)
    assert (out / "tray-labels.pdf").exists()
    (box,) = seen(window, "print-kit")
    box.setFocus()
    press(window, Qt.Key.Key_Up)
    ready(qtbot, window)
    assert window.printing.chosen.kit == "name-signs"
    # The choices are made anew for another kit; the keys stay where they were.
    focused = window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "print-kit"
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start
