"""One's own pictures in the windows: imported, hung, played with, and gone (paintings.md, One's own pictures)."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QSlider
from pytestqt.qtbot import QtBot

from gallery.collection import Collection, Painting, Picture, Shape
from gallery.collection import importing as press
from gallery.collection.importing import import_collection
from gallery.collection.own import delete_collection, open_collection, own_collections, rename_collection
from gallery.collection.picture import rectangle
from gallery.places import Calibration, Places
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, plain
from gallery.ui.banker.tiles import PaintingTile
from gallery.ui.collection.page import PaintingsPage
from gallery.ui.collection.sheets import MOST_TOLD, ImportSheet, told_sheet
from gallery.ui.main_window import MainWindow
from gallery.ui.pictures import Pictures
from gallery.ui.printing.chosen import Chosen
from gallery.ui.printing.worker import MakeWorker
from tests.collection.ownpictures import folder_of_pictures, halves
from tests.ui.banker.driving import all_texts, click, has, open_window, seen, type_in, words
from tests.ui.banker.driving import press as press_key
from tests.ui.banker.test_fit import assert_fits

PATIENCE = 20_000


def the_page(window: MainWindow) -> PaintingsPage:
    page = window.pages.currentWidget()
    assert isinstance(page, PaintingsPage)
    return page


def with_ours(qtbot: QtBot, tmp_path: Path, data_dir: Path, count: int = 4, language: Language = "en") -> MainWindow:
    """The paintings page with a collection of one's own on the wall."""
    import_collection(folder_of_pictures(tmp_path / "in", count), "Ours", data_dir)
    window = open_window(qtbot, data_dir, language)
    click(window, "start-paintings")
    the_page(window).show_collection("Ours")
    QApplication.processEvents()
    return window


def titles(page: PaintingsPage) -> list[str]:
    assert page.wall is not None
    return [page.wall.tiles[number].title.removeprefix("blue house ") for number in page.wall.numbers]


def kept_titles(data_dir: Path, name: str = "Ours") -> list[str]:
    collection = open_collection(name, (data_dir,))
    numbers = range(1, (collection.size or 0) + 1)
    return [collection.painting(number).title["en"].removeprefix("blue house ") for number in numbers]


def red_and_blue(image: QImage) -> bool:
    """Whether a picture is red on its left and blue on its right."""
    middle = image.height() // 2
    left, right = image.pixelColor(image.width() // 4, middle), image.pixelColor(image.width() * 3 // 4, middle)
    return left.red() > left.blue() + 80 and right.blue() > right.red() + 80


def test_a_folder_is_chosen_imported_and_hung(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "Class 4B", 3)
    halves(50, 50).save(source / "small.jpg")
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-paintings")
    assert not has(window, "collection")
    click(window, "own-import")
    sheet = window.sheets.sheet
    assert isinstance(sheet, ImportSheet)
    assert not seen(window, "sheet-confirm")[0].isEnabled()
    sheet.take(source)
    type_in(window, "own-name", "house")
    assert "already" in words(window, "sheet-wrong")
    type_in(window, "own-name", "Spring")
    click(window, "sheet-confirm")
    qtbot.waitUntil(lambda: has(window, "own-left-out"), timeout=PATIENCE)
    assert "The collection Spring has 3 pictures now." in all_texts(window)
    assert any("small.jpg is too small: 50 × 50" in told for told in all_texts(window))
    click(window, "sheet-confirm")
    page = the_page(window)
    assert page.collection == "Spring"
    assert titles(page) == ["b", "c", "d"]
    qtbot.waitUntil(lambda: not window.desk.hangings.waiting, timeout=PATIENCE)
    assert red_and_blue(window.desk.hangings("Spring").pixmap(1, QSizeF(160, 120)).toImage())
    choice = seen(window, "collection")[0]
    assert isinstance(choice, QComboBox)
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert len(titles(the_page(window))) == 55


def test_a_folder_is_dropped_anywhere_on_the_page(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "כיתה ד", 1)
    window = open_window(qtbot, data_dir, "he")
    click(window, "start-paintings")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(source))])
    wall = the_page(window).wall
    assert wall is not None
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    # Over a painting: what does not want it hands it on to the page.
    QApplication.sendEvent(wall.tiles[1], QDragEnterEvent(QPoint(5, 5), *how))
    QApplication.sendEvent(wall.tiles[1], QDropEvent(QPointF(5, 5), *how))
    assert isinstance(window.sheets.sheet, ImportSheet)
    assert window.sheets.sheet.field.text() == "כיתה ד"
    assert seen(window, "sheet-confirm")[0].isEnabled()


@pytest.mark.parametrize(
    "leave",
    [
        lambda window: press_key(window, Qt.Key.Key_Escape),
        lambda window: click(window, "sheet-cancel"),
        lambda window: window.close(),
    ],
    ids=["Esc", "button", "the program ends"],
)
def test_cancelled_it_leaves_nothing(
    qtbot: QtBot, tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch, leave: Callable[[MainWindow], object]
) -> None:
    source = folder_of_pictures(tmp_path / "in", 3)
    begun, go_on = Event(), Event()
    rewrite = press._rewrite

    def slowly(path: Path, target: Path) -> tuple[str, int, int]:
        begun.set()
        assert go_on.wait(PATIENCE / 1000)
        return rewrite(path, target)

    monkeypatch.setattr(press, "_rewrite", slowly)
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-paintings")
    owning = the_page(window).owning
    owning.begin_import(source, "Ours")
    qtbot.waitUntil(lambda: has(window, "own-progress") and begun.is_set(), timeout=PATIENCE)
    # The cancelling is asked for while the first picture is still being read; the program's end waits for that.
    monkeypatch.setattr(owning, "stop", _let_go_first(owning.stop, go_on))
    leave(window)
    if not window.isVisible():
        assert list((data_dir / "collections").iterdir()) == []
    go_on.set()
    qtbot.waitUntil(lambda: not owning.working or not window.isVisible(), timeout=PATIENCE)
    assert list((data_dir / "collections").iterdir()) == []
    assert window.sheets.sheet is None or not window.isVisible()


def _let_go_first(stop: Callable[[], None], go_on: Event) -> Callable[[], None]:
    """The end of the program waits for the picture that is being read: it must be let go on then."""

    def stopped() -> None:
        go_on.set()
        stop()

    return stopped


def test_what_a_disk_refuses_is_told(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-paintings")
    the_page(window).owning.begin_import(tmp_path / "in", "Ours")
    qtbot.waitUntil(lambda: has(window, "banner-text"), timeout=PATIENCE)
    assert "No picture in in could be used" in words(window, "banner-text")
    assert window.sheets.sheet is None


def test_pictures_are_hung_elsewhere_by_keys_and_by_hand(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    window = with_ours(qtbot, tmp_path, data_dir)
    page = the_page(window)
    press_key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert titles(page) == kept_titles(data_dir) == ["c", "b", "d", "e"]
    # The keys stay with the picture.
    press_key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert titles(page) == kept_titles(data_dir) == ["c", "d", "b", "e"]
    assert page.wall is not None
    first, last = page.wall.tiles[1], page.wall.tiles[4]
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    for part in (0.3, 0.7, 1.0):
        goal = (
            first.mapFromGlobal(last.mapToGlobal(QPoint(20, 20))) if part == 1.0 else QPoint(round(60 * part) + 20, 22)
        )
        QTest.mouseMove(first, goal)
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert titles(page) == kept_titles(data_dir) == ["d", "b", "e", "c"]
    # A click without a way opens it, as ever.
    click(window, "painting-2")
    assert page.large is not None


def test_in_hebrew_the_next_place_is_on_the_left(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    window = with_ours(qtbot, tmp_path, data_dir, language="he")
    press_key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert kept_titles(data_dir) == ["b", "c", "d", "e"]
    press_key(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert kept_titles(data_dir) == ["c", "b", "d", "e"]


def test_the_house_is_not_rearranged(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-paintings")
    before = titles(the_page(window))
    press_key(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    press_key(window, Qt.Key.Key_Delete)
    assert titles(the_page(window)) == before
    assert window.sheets.sheet is None
    assert not has(window, "own-delete")


def test_left_out_renamed_saved_and_deleted(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    window = with_ours(qtbot, tmp_path, data_dir, 3)
    page = the_page(window)
    click(window, "painting-3")
    click(window, "own-leave-out")
    assert "blue house d" in words(window, "sheet-title")
    click(window, "sheet-confirm")
    assert page.large is None
    assert titles(page) == kept_titles(data_dir) == ["b", "c"]
    press_key(window, Qt.Key.Key_Right)
    press_key(window, Qt.Key.Key_Delete)
    assert "blue house c" in words(window, "sheet-title")
    click(window, "sheet-confirm")
    assert titles(page) == kept_titles(data_dir) == ["b"]
    # The last one stays.
    press_key(window, Qt.Key.Key_Delete)
    assert window.sheets.sheet is None
    click(window, "painting-1")
    assert not has(window, "own-leave-out")
    page.close_large()
    click(window, "own-rename")
    type_in(window, "own-new-name", "a/b")
    click(window, "sheet-confirm")
    assert "cannot be called" in words(window, "sheet-wrong")
    type_in(window, "own-new-name", "Theirs")
    click(window, "sheet-confirm")
    assert (page.collection, own_collections((data_dir,))) == ("Theirs", ["Theirs"])
    page.owning.export("Theirs", tmp_path / "theirs.zip")
    qtbot.waitUntil(lambda: "theirs.zip" in words(window, "own-hint"), timeout=PATIENCE)
    assert import_collection(tmp_path / "theirs.zip", "Back", tmp_path / "elsewhere").left_out == ()
    click(window, "own-delete")
    click(window, "sheet-confirm")
    assert own_collections((data_dir,)) == []
    assert len(titles(page)) == 55


def test_of_a_whole_archive_not_every_file_is_told_one_by_one(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    left_out = tuple(Refused("picture_locked", file=f"IMG_{number}.jpg") for number in range(1, MOST_TOLD + 60))
    window.sheets.show_sheet(told_sheet(window.desk, press.Imported("Ours", tmp_path, (), left_out)))
    told = [plain(text) for text in all_texts(window)]
    assert f"{len(left_out)} files were left out:" in told
    assert f"IMG_{MOST_TOLD}.jpg may not be read." in told
    assert f"IMG_{MOST_TOLD + 1}.jpg may not be read." not in told
    assert "… and 59 more." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(qtbot: QtBot, tmp_path: Path, data_dir: Path, language: Language) -> None:
    window = with_ours(qtbot, tmp_path, data_dir, 3, language)
    for size in ((1024, 768), (1093, 614)):
        window.window().resize(*size)
        QTest.qWait(100)
        assert_fits(window)
        click(window, "own-import")
        assert_fits(window)
        window.sheets.clear()
        window.show_page(window.new_game)
        assert_fits(window)
        window.go("paintings")


def begin(window: MainWindow) -> None:
    """A game of three with one's own pictures, begun on its page."""
    window.go("new")
    choice = seen(window, "collection")[0]
    assert isinstance(choice, QComboBox)
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    for seat, name in enumerate(("Dana", "Avi", "Noa"), start=1):
        type_in(window, f"name-{seat}", name)
    click(window, "begin")


def test_a_game_is_played_with_ones_own_pictures(qtbot: QtBot, tmp_path: Path, data_dir: Path) -> None:
    window = with_ours(qtbot, tmp_path, data_dir, 6)
    window.go("new")
    slider = seen(window, "paintings", QSlider)[0]
    assert isinstance(slider, QSlider)
    assert slider.maximum() > 24
    begin(window)
    assert (window.session.state.setup.collection, window.session.state.setup.paintings) == ("Ours", 6)
    assert window.session.deal({"Dana": 1, "Avi": 2, "Noa": 3})
    tile = seen(window, "owned-1", PaintingTile)[0]
    qtbot.waitUntil(lambda: not window.desk.hangings.waiting, timeout=PATIENCE)
    tile.grab()
    qtbot.waitUntil(lambda: not window.desk.hangings.waiting, timeout=PATIENCE)
    assert plain(tile.toolTip()) == "Painting 1 · blue house b"
    assert _blues(tile.grab().toImage()) > 40
    # The class sees the same: in the console's place, here.
    window.projection.take_place(window.one_screen.view)
    assert window.session.spun_by_hand("bank_auction", None)
    assert window.session.draw(5)
    view = window.one_screen.view
    view.resize(800, 450)
    view.move_on()
    view.frame()
    qtbot.waitUntil(lambda: not window.desk.hangings.waiting, timeout=PATIENCE)
    assert "blue house f" in view.accessibleDescription()
    assert _blues(view.frame().toImage()) > 40


def _blues(image: QImage) -> int:
    """How many points of a grid are as blue as the pictures' right halves."""
    colours = [
        image.pixelColor(x, y)
        for x in range(0, image.width(), max(1, image.width() // 60))
        for y in range(0, image.height(), max(1, image.height() // 60))
    ]
    return sum(_is_blue(colour) for colour in colours)


def _is_blue(colour: QColor) -> bool:
    return colour.blue() > 150 and colour.red() < 70 and colour.green() < 90


def test_a_game_goes_on_when_its_pictures_are_gone_or_called_otherwise(
    qtbot: QtBot, tmp_path: Path, data_dir: Path
) -> None:
    window = with_ours(qtbot, tmp_path, data_dir, 6)
    begin(window)
    assert window.session.deal({"Dana": 1, "Avi": 2, "Noa": 3})
    path = window.session.path
    assert path is not None
    window.leave_game()
    rename_collection("Ours", "Theirs", data_dir)
    window.desk.hangings.look_again()
    assert window.desk.open_game(path)
    window.show_console()
    assert not has(window, "banner-text")
    assert window.desk.hung.collection.name == "Theirs"
    window.leave_game()
    delete_collection("Theirs", data_dir)
    window.desk.hangings.look_again()
    assert window.desk.open_game(path)
    window.show_console()
    assert "no longer there" in words(window, "banner-text")
    assert window.session.spun_by_hand("collect", None)
    assert window.session.take_money()
    tile = seen(window, "owned-1", PaintingTile)[0]
    assert plain(tile.toolTip()) == "Painting 1"
    assert _blues(tile.grab().toImage()) == 0


def test_where_there_is_only_the_house_nobody_is_asked(qtbot: QtBot, data_dir: Path) -> None:
    window = open_window(qtbot, data_dir, "en")
    click(window, "start-new")
    assert not has(window, "collection")
    assert window.new_game.command().collection == "house"


def test_the_press_prints_what_was_chosen(tmp_path: Path, data_dir: Path) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 2), "Ours", data_dir)
    chosen = Chosen(kit="painting-cards", collection="Ours", paintings=2)
    options = chosen.options(Places(data_dir), "en", Calibration())
    report = MakeWorker(options).work().report
    assert report.collection == "Ours"
    assert [remark.key for remark in report.warnings] == ["print_picture_poor"] * 2
    assert Chosen(kit="wheel", collection="Ours").options(Places(data_dir), "en", Calibration()).collection is None


def flag(number: int, colour: str) -> Painting:
    return Painting(number, Picture(4, 3, (Shape(rectangle(0, 0, 4, 3), fill=colour),)))


def test_what_was_drawn_is_kept_under_its_new_number(qtbot: QtBot) -> None:
    colours = ["#aa0000", "#00aa00", "#0000aa"]
    pictures = Pictures(Collection("a", lambda number: flag(number, colours[number - 1])))
    drawn = [pictures.pixmap(number, QSizeF(40, 30)).cacheKey() for number in (1, 2, 3)]
    pictures.hang_anew(Collection("a", lambda number: flag(number, [colours[2], colours[0]][number - 1])), (3, 1))
    assert [pictures.pixmap(number, QSizeF(40, 30)).cacheKey() for number in (1, 2)] == [drawn[2], drawn[0]]
