"""The program's window: a bar, the page in use, the banner, the layer of sheets; and what keys do."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from gallery.journal.command import Command
from gallery.ui.banker.parts import Desk, stacked
from gallery.ui.banker.sheets import Sheet, Sheets, confirm_sheet
from gallery.ui.banner import Banner
from gallery.ui.bar import Bar
from gallery.ui.gamefiles import SUFFIX
from gallery.ui.keys import Held, Press, read_key
from gallery.ui.preferences import Preferences
from gallery.ui.pressed import handle
from gallery.ui.projection import Projection
from gallery.ui.rooms import GAME_PAGES, Begins, Page, Pages, Rooms
from gallery.ui.screens import Choice
from gallery.ui.session import Session, Trouble
from gallery.ui.start.page import StartPage
from gallery.ui.style import Style

# The other pages and the sheets are imported when they are first wanted: the first page does not wait for them.
if TYPE_CHECKING:
    from gallery.ui.banker.one_screen import OneScreenPage
    from gallery.ui.banker.page import BankerPage
    from gallery.ui.banker.peek import Peek
    from gallery.ui.newgame.page import NewGamePage
    from gallery.ui.printing.page import PrintPage
    from gallery.ui.start.saved import SavedPage


class MainWindow(QWidget):
    """The pages are those of `rooms`, and the first. `closed` when the program may end."""

    closed = Signal()

    def __init__(self, desk: Desk, projection: Projection, size: QSize | None = None) -> None:
        super().__init__()
        if size is not None:
            # Built for the size that it will have, not for Qt's first guess and then again.
            self.resize(size)
        self.desk = desk
        self.session: Session = desk.session
        self.preferences: Preferences = desk.session.preferences
        self.projection = projection
        self._style: Style = desk.style
        self._may_close = False
        self._held = Held()
        self._cash_confirmed = False
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = stacked(self)
        self.bar = Bar(desk, projection)
        self.banner = Banner(desk)
        self.pages = Pages()
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.start = StartPage(desk)
        self.pages.addWidget(self.start)
        self.rooms = Rooms(self)
        self.sheets = Sheets(self)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(60)
        self._resized.timeout.connect(self._fit)
        self.sheets.put_away.connect(self._resized.start)
        self._connect()
        self._style.fit(self.size())
        self._dress()
        self.show_page(self.start)

    def _connect(self) -> None:
        self.start.wanted.connect(self.go)
        self.bar.wanted.connect(self._bar_wanted)
        self.banner.retry.connect(self._retry)
        self.banner.elsewhere.connect(self._save_elsewhere)
        self.banner.open_file.connect(self._open_otherwise)
        self.banner.confirmed.connect(self._confirmed)
        for session in self.desk.sessions:
            session.trouble.connect(self.banner.show_trouble)
            session.happened.connect(lambda _: self.banner.calm())
        self.preferences.not_saved.connect(lambda refused: self.banner.show_trouble(Trouble(refused)))
        self.preferences.language_changed.connect(self.anew)
        self.preferences.changed.connect(self._preferences_changed)
        self._style.changed.connect(self.anew)
        self.projection.key_pressed.connect(self.handle_key)
        self.projection.changed.connect(self._screens_changed)
        self.projection.ask.connect(self._ask_for_screen)
        self.projection.lost.connect(lambda: self.banner.show_notice("console-screen-lost"))
        self.projection.offered.connect(self._screen_offered)
        self.projection.stands_on(self)

    # --- pages, each made when it is first wanted

    @property
    def new_game(self) -> "NewGamePage":
        """An auction's names and one button."""
        return self.rooms.new_game

    @property
    def saved(self) -> "SavedPage":
        """The saved games."""
        return self.rooms.saved

    @property
    def printing(self) -> "PrintPage":
        """The press."""
        return self.rooms.printing

    @property
    def console(self) -> "BankerPage":
        """The auction on the table."""
        return self.rooms.console

    @property
    def one_screen(self) -> "OneScreenPage":
        """The public view of an auction in the console's place."""
        return self.rooms.one_screen

    @property
    def peek(self) -> "Peek":
        """What only one player may see, over everything else."""
        return self.rooms.peek

    @property
    def peeking(self) -> bool:
        """Whether something secret is asked for or shown."""
        peek = self.rooms.made("peek")
        return peek is not None and peek.isVisible()

    def anew(self) -> None:
        """Every page again: another language, size or room."""
        self._dress()
        self.sheets.clear()
        if self.rooms.made("peek") is not None:
            self.rooms.peek.close_peek()
        self.bar.rebuild()
        if self.banner.sentence:
            self.banner.rebuild()
        typed = {field.objectName(): field.text() for field in self._fields()}
        self._page().rebuild()
        # The same step stands there again: what was typed into it and not yet confirmed is not lost.
        for field in self._fields():
            if not field.text():
                field.setText(typed.get(field.objectName(), ""))

    def _fields(self) -> list[QLineEdit]:
        page = self.pages.currentWidget()
        return page.findChildren(QLineEdit) if page is not None else []

    def _dress(self) -> None:
        self.setStyleSheet(self._style.sheet())
        self.setWindowTitle(self.desk.say("console-window"))

    def _page(self) -> Page:
        page = self.pages.currentWidget()
        assert isinstance(page, Page)
        return page

    def show_page(self, page: QWidget) -> None:
        """Turns to a page, made anew."""
        self.pages.setCurrentWidget(page)
        self._page().rebuild()
        self.pages.updateGeometry()
        self.bar.rebuild()
        self.setFocus()
        if isinstance(page, Begins):
            page.focus_first()

    def show_console(self) -> None:
        """Turns to the game on the table, whichever it is."""
        self._cash_confirmed = False
        self.banner.clear()
        self.show_page(self.rooms.game)
        if self.session.playing and self.desk.hangings.gone(self.session.state.setup.collection):
            self.banner.show_notice("console-collection-gone")
        self._screens_changed()

    def go(self, where: str) -> None:
        """Through one of the first page's doors."""
        match where:
            case "continue":
                if self.desk.continue_last():
                    self.show_console()
            case "new":
                self.show_page(self.new_game)
            case "exhibitions":
                self.show_page(self.rooms.new_exhibitions)
            case "saved":
                self.show_page(self.saved)
            case "paintings":
                self.show_page(self.rooms.paintings)
            case "guide":
                self.show_page(self.rooms.guide)
            case "print":
                self.show_page(self.printing)

    def begin_again(self) -> None:
        """From a game that is over to the next one of its kind, with its players."""
        page: QWidget
        if self.rooms.of_seasons:
            state = self.desk.seasons.state
            page = self.rooms.new_exhibitions
            page.set_up(state.setup.game, [player.name for player in state.players])
        else:
            page = self.new_game
        self._put_away()
        self.show_page(page)

    def _put_away(self) -> None:
        self.projection.hide()
        for session in self.desk.sessions:
            session.close_game()

    def leave_game(self) -> None:
        """Puts the game away: it is on disk."""
        self._put_away()
        self.banner.clear()
        self.show_page(self.start)

    @property
    def playing(self) -> bool:
        """Whether a game is on the table and its console, or the public view in its place, fills the window."""
        return self.desk.game is not None and self.rooms.in_use(*GAME_PAGES)

    @property
    def _under_way(self) -> bool:
        game = self.desk.game
        return self.playing and game is not None and not game.over

    # --- sheets

    def show_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window."""
        self.sheets.show_sheet(sheet)

    def show_asked_sheet(self, what: str, which: object) -> None:
        """The sheet that the console of the game asks for."""
        if self.rooms.of_seasons:
            from gallery.ui.referee.asked_sheets import asked_sheet
        else:
            from gallery.ui.banker.asked_sheets import asked_sheet

        sheet = asked_sheet(self.desk, self.show_sheet, what, which)
        if sheet is not None:
            self.show_sheet(sheet)

    def _ask_for_screen(self, choice: Choice) -> None:
        from gallery.ui.banker.screens_sheet import ScreensSheet

        self.show_sheet(ScreensSheet(self.desk, self.projection, choice))

    def show_keys(self) -> None:
        """The card of keys, of the game on the table."""
        if self.rooms.of_seasons:
            self.show_asked_sheet("keys", None)
            return
        from gallery.ui.banker.record_sheets import keys_sheet

        self.show_sheet(keys_sheet(self.desk))

    def _bar_wanted(self, what: str) -> None:
        match what:
            case "home":
                self._ask_to_leave(self.leave_game)
            case "keys":
                self.show_keys()
            case "screens":
                self._ask_for_screen(self.projection.screens.choice)

    def _ask_to_leave(self, act: object) -> None:
        assert callable(act)
        if self._under_way:
            self.show_sheet(confirm_sheet(self.desk, "console-close-ask", act))
        else:
            act()

    def closeEvent(self, event: QCloseEvent) -> None:
        """A game under way is left with one question and nothing is lost; a second Alt+F4 changes nothing."""
        if not self._may_close and self._under_way:
            event.ignore()
            if self.sheets.sheet is None or self.sheets.sheet.name != "console-close-ask":
                self._ask_to_leave(self._close_now)
            return
        self.projection.close()
        self.rooms.stop()
        self.start.stop()
        self.desk.decks.stop()
        self._put_away()
        event.accept()
        self.closed.emit()

    def _close_now(self) -> None:
        self._may_close = True
        self.close()

    # --- trouble and what follows it

    def _retry(self, command: Command) -> None:
        if self.desk.game is not None:
            self.desk.game.do(command)

    def _open_otherwise(self, key: str, path: Path) -> None:
        session = self.desk.session_for(path)
        if session.open_copy(path) if key == "read_only_file" else session.open_rescued(path):
            self.show_console()

    def _save_elsewhere(self) -> None:
        path = self.desk.game.path if self.desk.game is not None else None
        name = path.name if path is not None else f"game{SUFFIX}"
        dialog = QFileDialog(self, self.desk.say("banner-elsewhere"), str(Path.home() / name))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda told: self.save_elsewhere(Path(told)))
        dialog.open()

    def save_elsewhere(self, path: Path) -> None:
        """Goes on in another file."""
        game = self.desk.game
        if game is not None and game.save_elsewhere(path.with_suffix(SUFFIX)):
            self.banner.clear()
            self.show_page(self.rooms.game)

    def _confirmed(self, key: str) -> None:
        self.banner.clear()
        match key:
            case "console-mirrored":
                self._cash_confirmed = True
                self._screens_changed()
            case "console-screen-came":
                self.projection.take_offer()

    def _screen_offered(self, there: bool) -> None:
        if there and self.playing:
            self.banner.show_notice("console-screen-came")
        elif self.banner.notice == "console-screen-came":
            self.banner.clear()

    def _screens_changed(self) -> None:
        """A screen that the class sees too shows no cash until the banker has said that it may (P-05)."""
        if self.playing:
            self._turn_to_the_view()
        if self.projection.place == "window" and self.banner.notice in ("console-screen-came", "console-screen-lost"):
            self.banner.clear()
        if self.discreet and self.session.playing:
            self.banner.show_notice("console-mirrored")
        console = self.rooms.made("console")
        if console is not None:
            self.console.show_unseen(not self.projection.showing)
        if console is not None and self.discreet != self.console.players.discreet:
            self.console.players.discreet = self.discreet
            if self.rooms.in_use("console"):
                self.console.refresh()
        self.bar.rebuild()

    def _turn_to_the_view(self) -> None:
        """With one screen the public view stands where the console stood, and the other way round."""
        if self.projection.place != "here":
            wanted: QWidget = self.rooms.game
        else:
            wanted = self.rooms.here
            if self.projection.view is not self.rooms.here.view:
                self.projection.take_place(self.rooms.here.view)
        if self.pages.currentWidget() is not wanted:
            self.show_page(wanted)

    @property
    def discreet(self) -> bool:
        """Whether the console shows no cash, since the class may see it."""
        return self.projection.mirrored and not self._cash_confirmed

    def _preferences_changed(self) -> None:
        self._style.set_dark(self.preferences.settings.dark_room)
        self.bar.rebuild()

    # --- keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field wanted."""
        press = None if self._held.goes_on(event) else read_key(event)
        if press is not None:
            self.handle_key(press)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Remembers what was let go."""
        self._held.released(event)
        super().keyReleaseEvent(event)

    def handle_key(self, press: Press) -> None:
        """What a key does here; the same when it was pressed in the projector's window or on a presenter's remote."""
        handle(self, press)

    def _fit(self) -> None:
        # A sheet is finished first: it would be made anew with the rest, and what was typed into it lost.
        if self.sheets.sheet is None:
            self._style.fit(self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything grows and shrinks with the window, once it rests."""
        super().resizeEvent(event)
        if self.isVisible():
            self._resized.start()
        else:
            self._style.fit(event.size())
