"""The pages that are shown are those of the very files that are saved; making and saving can be stopped and can fail."""

import errno
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from gallery.printing import files, pictures
from gallery.refusal import Refused
from gallery.texts import Texts, plain
from gallery.ui import theme
from gallery.ui.printing import worker
from tests.ui.banker.driving import button, click, has, press, seen, type_in, words
from tests.ui.printing.printhouse import choose, draft, drawn, open_page, preview, ready, rendered, unlike


@pytest.fixture(autouse=True)
def _drafts_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drafts lie where a test can look for what is left of them."""
    folder = tmp_path / "drafts"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))


def test_a_kit_is_chosen_seen_and_saved(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "out" / "kit"
    window = open_page(qtbot, data_dir, out)
    choose(window, "print-kit", "auction")
    ready(qtbot, window)
    report = draft(window).report
    assert {file.component for file in report.files} >= {"banknotes", "value-cards", "painting-cards", "rules"}
    documents = []
    for file in report.files:
        document = QPdfDocument()
        document.load(str(draft(window).folder / file.name))
        documents.append(document.pageCount())
        document.close()
    assert preview(window).model().rowCount() == sum(documents) == report.pages > 80
    assert words(window, "print-count") == f"Pages: {report.pages} · sheets: {report.sheets}"
    assert not has(window, "open-folder")
    click(window, "save-files")
    ready(qtbot, window)
    made = {path.name: path.read_bytes() for path in draft(window).folder.iterdir()}
    assert {path.name: path.read_bytes() for path in out.iterdir()} == made
    assert set(made) == {*(file.name for file in report.files), "shopping-list.txt"}
    assert str(out) in words(window, "print-told")
    assert has(window, "open-folder")


def test_a_page_looks_as_the_file_does(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "instructions")
    shown = drawn(qtbot, window, 0)
    file = draft(window).report.files[0]
    true = rendered(draft(window).path(0), 0, shown.width() / file.page_width_mm)
    true = true.scaled(shown.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert unlike(shown, true) < 2
    blank = QImage(shown.size(), QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    assert unlike(shown, blank) > 8


def test_choices_change_the_pages(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "ledger")
    assert preview(window).model().rowCount() == 6
    type_in(window, "print-players", "3")
    ready(qtbot, window)
    assert preview(window).model().rowCount() == 3
    click(window, "print-players-more")
    click(window, "print-players-more")
    ready(qtbot, window)
    assert preview(window).model().rowCount() == 5
    choose(window, "print-paper", "letter")
    ready(qtbot, window)
    assert draft(window).report.files[0].page_width_mm == pytest.approx(215.9)


def test_only_what_a_kit_asks_for_can_be_chosen(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    assert has(window, "print-stock")
    assert not has(window, "print-paintings")
    choose(window, "print-kit", "painting-cards")
    ready(qtbot, window)
    assert not has(window, "print-stock")
    assert has(window, "print-paintings")
    click(window, "print-more")
    assert has(window, "print-card-size")
    assert not has(window, "print-wheel-size")
    choose(window, "print-card-size", "small")
    ready(qtbot, window)
    assert draft(window).report.files[0].card_width_mm == 63.5


def test_names_come_onto_the_signs(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "name-signs")
    click(window, "print-more")
    type_in(window, "print-names", "Dana, Noa")
    press(window, Qt.Key.Key_Tab)
    ready(qtbot, window)
    assert draft(window).options.names == ("Dana", "Noa")
    type_in(window, "print-names", "Dana, Dana")
    press(window, Qt.Key.Key_Tab)
    ready(qtbot, window)
    assert "“Dana” is already taken" in words(window, "print-told")
    assert not has(window, "print-pages")
    assert not button(window, "save-files").isEnabled()


def test_stopping_leaves_nothing_and_it_can_be_made_again(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = pictures.house_painting
    go_on, begun = threading.Event(), threading.Event()

    def slowly(number: int, texts: Texts) -> pictures.Painting:
        begun.set()
        go_on.wait(0.02)
        return painted(number, texts)

    window = open_page(qtbot, data_dir, tmp_path / "out")
    before = draft(window).folder
    monkeypatch.setattr(pictures, "house_painting", slowly)
    window.printing.chosen.paintings = 900
    choose(window, "print-kit", "painting-cards")
    qtbot.waitUntil(begun.is_set)
    assert len(list((tmp_path / "drafts").iterdir())) == 2
    click(window, "cancel-print")
    # Not after nine hundred pictures: that would take eighteen seconds.
    qtbot.waitUntil(lambda: not window.printing.busy, timeout=20_000)
    assert "Stopped" in words(window, "print-told")
    assert not has(window, "print-pages")
    assert not button(window, "save-files").isEnabled()
    assert not before.exists()
    assert list((tmp_path / "drafts").iterdir()) == []
    go_on.set()
    window.printing.chosen.paintings = 4
    click(window, "make-again")
    ready(qtbot, window)
    assert has(window, "print-pages")
    assert preview(window).model().rowCount() == 2


def test_a_choice_gives_up_what_is_being_made(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "ledger")
    begun = []
    make = worker.MakeWorker.work

    def told(self: worker.MakeWorker) -> worker.Draft:
        begun.append(self._options.players)
        return make(self)

    monkeypatch.setattr(worker.MakeWorker, "work", told)
    for _ in range(2):
        click(window, "print-players-less")
    ready(qtbot, window)
    # Pressed quickly, − makes the pages once.
    assert begun == [4]
    assert draft(window).options.players == 4
    assert len(list((tmp_path / "drafts").iterdir())) == 1


def test_leaving_the_page_gives_up_the_making(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out")
    choose(window, "print-kit", "auction")
    qtbot.waitUntil(lambda: window.printing.tasks.making)
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start
    ready(qtbot, window)
    assert draft(window).options.kit == "tray-labels"
    window.start.wanted.emit("print")
    ready(qtbot, window)
    assert draft(window).options.kit == "auction"


def test_a_save_that_is_stopped_leaves_nothing(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    window = open_page(qtbot, data_dir, out)
    copy = worker.copy

    def endless(source: Path, target: Path, check: Callable[[], None]) -> None:
        copy(source, target, check)
        while True:
            check()
            threading.Event().wait(0.01)

    monkeypatch.setattr(worker, "copy", endless)
    click(window, "save-files")
    qtbot.waitUntil(lambda: out.exists() and any(out.iterdir()))
    click(window, "cancel-print")
    ready(qtbot, window)
    assert "Nothing was saved" in words(window, "print-told")
    assert not out.exists()
    assert not has(window, "open-folder")
    monkeypatch.setattr(worker, "copy", copy)
    click(window, "save-files")
    ready(qtbot, window)
    assert (out / "tray-labels.pdf").read_bytes() == draft(window).path(0).read_bytes()


def test_a_full_disk_has_its_sentence_and_old_files_stay(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "tray-labels.pdf").write_text("of last week")
    window = open_page(qtbot, data_dir, out)

    def full(source: Path, target: Path, check: Callable[[], None]) -> None:
        target.write_bytes(source.read_bytes()[:100])
        raise OSError(errno.ENOSPC, "No space left on device", str(target))

    monkeypatch.setattr(worker, "copy", full)
    click(window, "save-files")
    ready(qtbot, window)
    assert "The disk is full" in words(window, "print-told")
    assert {path.name: path.read_text() for path in out.iterdir()} == {"tray-labels.pdf": "of last week"}

    def no_room(*_: object, **__: object) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "mkdtemp", no_room)
    choose(window, "print-kit", "easel")
    ready(qtbot, window)
    assert "The disk is full" in words(window, "print-told")
    assert not has(window, "print-pages")


def test_a_folder_that_takes_nothing_has_its_sentence(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    window = open_page(qtbot, data_dir, out, language="fr")

    def closed(folder: Path) -> None:
        try:
            raise PermissionError(errno.EACCES, "Permission denied")
        except PermissionError as fault:
            raise Refused("folder_not_writable", folder=str(folder), detail="Permission denied") from fault

    monkeypatch.setattr(files, "_probe", closed)
    click(window, "save-files")
    ready(qtbot, window)
    told = words(window, "print-told")
    # The system's English words do not stand in a French sentence.
    assert str(out) in told
    assert "choisir un autre dossier" in told
    assert "Permission" not in told
    assert list(out.iterdir()) == []
    file = tmp_path / "a file and no folder"
    file.write_text("x")
    window.printing.set_folder(str(file))
    monkeypatch.undo()
    click(window, "save-files")
    ready(qtbot, window)
    assert str(file) in words(window, "print-told")
    assert file.read_text() == "x"
    assert window.preferences.settings.print_folder == str(file)


def test_coloured_paper_is_seen_in_its_colour(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "banknotes")
    assert drawn(qtbot, window, 0).pixelColor(2, 2) == QColor("white")
    choose(window, "print-stock", "coloured")
    ready(qtbot, window)
    pages, report = preview(window), draft(window).report
    assert [file.stock for file in report.files] == ["purple", "pink", "light-blue", "green"]
    for file, stock in enumerate(["purple", "pink", "light-blue", "green"]):
        first = next(place for place, leaf in enumerate(pages.leaves) if leaf.file == file)
        image = drawn(qtbot, window, first)
        paper = QColor(theme.NOTES[stock].paper)
        assert image.pixelColor(2, 2) == paper
        # Nothing is lighter than the paper, and the ink is black.
        dots = [image.pixelColor(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
        for channel in (QColor.red, QColor.green, QColor.blue):
            assert max(map(channel, dots)) <= channel(paper)
        assert min(colour.lightness() for colour in dots) < 40


def test_the_language_changes_at_once_with_the_pages(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "rules")
    english = draft(window).path(0).read_bytes()
    click(window, "bar-language-he")
    assert preview(window).layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert words(window, "print-count").startswith("עמודים")
    ready(qtbot, window)
    assert draft(window).report.language == "he"
    assert draft(window).path(0).read_bytes() != english
    # A kit in a language that was chosen for it stays in it, and its shopping list is in the reader's.
    choose(window, "print-language", "fr")
    ready(qtbot, window)
    click(window, "bar-language-en")
    ready(qtbot, window)
    assert draft(window).report.language == "fr"
    click(window, "print-tab-shopping")
    (listed,) = seen(window, "print-shopping")
    assert isinstance(listed, QPlainTextEdit)
    assert "To print, in this order" in plain(listed.toPlainText())


def test_a_long_file_is_left_in_its_middle(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.write_bytes(bytes(5 << 20))
    asked = []

    def check() -> None:
        asked.append(target.stat().st_size)
        if len(asked) == 3:
            raise worker.Worker.Cancelled

    with pytest.raises(worker.Worker.Cancelled):
        worker.copy(source, target, check)
    assert target.stat().st_size < source.stat().st_size
