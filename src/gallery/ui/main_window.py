"""The banker's window: a bar, the page in use, the banner, the layer of sheets; and what keys do."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from gallery.auction import commands as c
from gallery.ui.banker.money_sheets import correct_sheet, count_sheet
from gallery.ui.banker.one_screen import OneScreenPage
from gallery.ui.banker.page import BankerPage
from gallery.ui.banker.parts import Desk, stacked
from gallery.ui.banker.peek import Peek
from gallery.ui.banker.people_sheets import player_sheet, players_sheet
from gallery.ui.banker.record_sheets import entry_sheet, keys_sheet, sector_sheet, whole_record_sheet
from gallery.ui.banker.screens_sheet import screens_sheet
from gallery.ui.banker.sheets import Sheet, Sheets, confirm_sheet
from gallery.ui.banker.turn_steps import SpinStep
from gallery.ui.banner import Banner
from gallery.ui.bar import Bar
from gallery.ui.gamefiles import SUFFIX
from gallery.ui.history import Line
from gallery.ui.keys import Act, Press, read_key
from gallery.ui.newgame.page import NewGamePage
from gallery.ui.preferences import Preferences
from gallery.ui.printing.page import PrintPage
from gallery.ui.projection import Projection
from gallery.ui.session import Session, Trouble
from gallery.ui.start.page import StartPage
from gallery.ui.start.saved import SavedPage
from gallery.ui.style import Style

SMALLEST = (800, 450)
"""The window can be made no smaller, pixels: half of a 1366 × 768 screen at 125 % is more."""


Page = StartPage | NewGamePage | SavedPage | PrintPage | BankerPage | OneScreenPage


class MainWindow(QWidget):
    """Pages: start, newgame, saved, printing, console. `closed` when the program may end."""

    closed = Signal()

    def __init__(self, desk: Desk, projection: Projection) -> None:
        super().__init__()
        self.desk = desk
        self.session: Session = desk.session
        self.preferences: Preferences = desk.session.preferences
        self.projection = projection
        self._style: Style = desk.style
        self._may_close = False
        self._cash_confirmed = False
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*SMALLEST)
        column = stacked(self)
        self.bar = Bar(desk, projection)
        self.banner = Banner(desk)
        self.pages = QStackedWidget()
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.start = StartPage(desk)
        self.new_game = NewGamePage(desk)
        self.saved = SavedPage(desk)
        self.printing = PrintPage(desk)
        self.console = BankerPage(desk)
        self.one_screen = OneScreenPage(desk)
        for page in (self.start, self.new_game, self.saved, self.printing, self.console, self.one_screen):
            self.pages.addWidget(page)
        self.sheets = Sheets(self)
        self.peek = Peek(desk, self)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(60)
        self._resized.timeout.connect(lambda: self._style.fit(self.size()))
        self._connect()
        self._style.fit(self.size())
        self.anew()
        self.show_page(self.start)

    def _connect(self) -> None:
        self.start.wanted.connect(self._go)
        self.new_game.begun.connect(self.show_console)
        self.new_game.back.connect(lambda: self.show_page(self.start))
        self.new_game.sheet_wanted.connect(self.sheets.show_sheet)
        self.saved.opened.connect(self.show_console)
        self.saved.back.connect(lambda: self.show_page(self.start))
        self.printing.back.connect(lambda: self.show_page(self.start))
        self.console.wanted.connect(self._sheet_wanted)
        self.console.leave.connect(self._leave_game)
        self.console.again.connect(self._again)
        self.console.replay.connect(self.projection.replay)
        self.console.peek.connect(lambda painting: self.peek.show_painting(painting, asked=self.projection.shared))
        self.console.peek_card.connect(self._peek_card)
        self.console.let_go.connect(self.peek.let_go)
        self.bar.wanted.connect(self._bar_wanted)
        self.banner.retry.connect(self._retry)
        self.banner.elsewhere.connect(self._save_elsewhere)
        self.banner.open_file.connect(self._open_otherwise)
        self.banner.confirmed.connect(self._confirmed)
        self.session.trouble.connect(self._trouble)
        self.session.happened.connect(self._happened)
        self.preferences.not_saved.connect(lambda refused: self.banner.show_trouble(Trouble(refused)))
        self.preferences.language_changed.connect(self.anew)
        self.preferences.changed.connect(self._preferences_changed)
        self._style.changed.connect(self.anew)
        self.projection.key_pressed.connect(self.handle_key)
        self.projection.changed.connect(self._screens_changed)
        self.projection.ask.connect(lambda choice: self.show_sheet(screens_sheet(self.desk, self.projection, choice)))
        self.projection.lost.connect(lambda: self.banner.show_notice("console-screen-lost"))
        self.projection.stands_on(self)
        self.one_screen.console_wanted.connect(self.projection.hide)

    # --- pages

    def anew(self) -> None:
        """Every page again: another language, size or room."""
        self.setStyleSheet(self._style.sheet())
        self.setWindowTitle(self.desk.say("console-window"))
        self.sheets.clear()
        self.peek.close_peek()
        self.bar.rebuild()
        if self.banner.sentence:
            self.banner.rebuild()
        self._page().rebuild()

    def _page(self) -> Page:
        page = self.pages.currentWidget()
        assert isinstance(page, Page)
        return page

    def show_page(self, page: QWidget) -> None:
        """Turns to a page, made anew."""
        self.pages.setCurrentWidget(page)
        self._page().rebuild()
        self.bar.rebuild()
        self.setFocus()
        if page is self.new_game:
            self.new_game.focus_first()

    def show_console(self) -> None:
        """Turns to the game on the table."""
        self._cash_confirmed = False
        self.banner.clear()
        self._screens_changed()
        self.show_page(self.console)

    def _go(self, where: str) -> None:
        match where:
            case "continue":
                if self.session.continue_last():
                    self.show_console()
            case "new":
                self.show_page(self.new_game)
            case "saved":
                self.show_page(self.saved)
            case "print":
                self.show_page(self.printing)

    def _again(self) -> None:
        self.projection.hide()
        self.session.close_game()
        self.show_page(self.new_game)

    def _leave_game(self) -> None:
        self.projection.hide()
        self.session.close_game()
        self.banner.clear()
        self.show_page(self.start)

    @property
    def playing(self) -> bool:
        """Whether the console stands before a game that is not over."""
        return self.pages.currentWidget() in (self.console, self.one_screen) and self.session.table is not None

    # --- sheets

    def show_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window."""
        self.sheets.show_sheet(sheet)

    def _sheet_wanted(self, what: str, which: object) -> None:
        show, desk = self.show_sheet, self.desk
        match what:
            case "player":
                show(player_sheet(desk, show, str(which)))
            case "entry":
                sheet = entry_sheet(desk, show, int(str(which)))
                if sheet is not None:
                    show(sheet)
            case "record":
                show(whole_record_sheet(desk, show))
            case "sector":
                show(sector_sheet(desk))
            case "count":
                show(count_sheet(desk, show))
            case "correct":
                show(correct_sheet(desk))
            case "players":
                show(players_sheet(desk, show))
            case "bell":
                show(confirm_sheet(desk, "console-bell-ask", self.session.finish))

    def _bar_wanted(self, what: str) -> None:
        match what:
            case "home":
                self._ask_to_leave(self._leave_game)
            case "keys":
                self.show_sheet(keys_sheet(self.desk))

    def _ask_to_leave(self, act: object) -> None:
        assert callable(act)
        if self.playing and self.session.state.phase != "over":
            self.show_sheet(confirm_sheet(self.desk, "console-close-ask", act))
        else:
            act()

    def closeEvent(self, event: QCloseEvent) -> None:
        """A game under way is left with one question and nothing is lost; a second Alt+F4 changes nothing."""
        if not self._may_close and self.playing and self.session.state.phase != "over":
            event.ignore()
            if self.sheets.sheet is None or self.sheets.sheet.name != "console-close-ask":
                self._ask_to_leave(self._close_now)
            return
        self.projection.close()
        self.printing.stop()
        self.session.close_game()
        event.accept()
        self.closed.emit()

    def _close_now(self) -> None:
        self._may_close = True
        self.close()

    # --- trouble and what follows it

    def _trouble(self, trouble: Trouble) -> None:
        self.banner.show_trouble(trouble)

    def _happened(self, line: Line) -> None:
        self.banner.calm()

    def _retry(self, command: c.Command) -> None:
        self.session.do(command)

    def _open_otherwise(self, key: str, path: Path) -> None:
        opened = self.session.open_copy(path) if key == "read_only_file" else self.session.open_rescued(path)
        if opened:
            self.show_console()

    def _save_elsewhere(self) -> None:
        path = self.session.table.journal.path if self.session.table else None
        name = path.name if path is not None else f"game{SUFFIX}"
        dialog = QFileDialog(self, self.desk.say("banner-elsewhere"), str(Path.home() / name))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda told: self.save_elsewhere(Path(told)))
        dialog.open()

    def save_elsewhere(self, path: Path) -> None:
        """Goes on in another file."""
        if self.session.save_elsewhere(path.with_suffix(SUFFIX)):
            self.banner.clear()
            self.show_page(self.console)

    def _confirmed(self, key: str) -> None:
        self.banner.clear()
        if key == "console-mirrored":
            self._cash_confirmed = True
            self._screens_changed()

    def _screens_changed(self) -> None:
        """A screen that the class sees too shows no cash until the banker has said that it may (P-05)."""
        here = self.projection.place == "here"
        if here and self.pages.currentWidget() is self.console:
            self.projection.take_place(self.one_screen.view)
            self.show_page(self.one_screen)
        elif not here and self.pages.currentWidget() is self.one_screen:
            self.show_page(self.console)
        hidden = self.projection.mirrored and not self._cash_confirmed
        if hidden and self.session.table is not None:
            self.banner.show_notice("console-mirrored")
        if hidden != self.console.players.discreet:
            self.console.players.discreet = hidden
            if self.pages.currentWidget() is self.console:
                self.console.refresh()
        self.bar.rebuild()

    def _preferences_changed(self) -> None:
        self._style.set_dark(self.preferences.settings.dark_room)
        self.bar.rebuild()

    def _peek_card(self, held: bool) -> None:
        if held:
            self.peek.show_drawn(asked=self.projection.shared)
        else:
            self.peek.let_go()

    # --- keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field wanted."""
        press = read_key(event)
        if press is not None:
            self.handle_key(press)

    def handle_key(self, press: Press) -> None:
        """What a key does here; the same when it was pressed in the projector's window or on a presenter's remote."""
        if self._handled_everywhere(press) or self.peek.isVisible():
            return
        if self.sheets.sheet is not None:
            return
        page = self.pages.currentWidget()
        if not self.playing:
            if press.act is Act.DECLINE and page is not self.start:
                self.show_page(self.start)
            return
        step = self.console.step
        if step is None or self.session.table is None:
            return
        match press.act:
            case Act.SPIN | Act.NEXT if isinstance(step, SpinStep):
                step.spin()
            case Act.NEXT:
                self.projection.next()
            case Act.BACK:
                self.projection.back()
            case Act.CONFIRM:
                step.confirm()
            case Act.DECLINE:
                step.decline()
            case Act.PLAYER:
                step.player(press.player)
            case Act.UNDO:
                self.session.undo()
            case Act.REDO:
                self.session.redo()

    def _handled_everywhere(self, press: Press) -> bool:
        match press.act:
            case Act.PROJECTOR:
                self.projection.toggle()
            case Act.BLACK:
                self.projection.toggle_black()
            case Act.FREEZE:
                self.projection.toggle_frozen()
            case Act.SOUND:
                self.preferences.set_sound(not self.preferences.settings.sound)
            case Act.CARD if self.sheets.sheet is None:
                self.show_sheet(keys_sheet(self.desk))
            case _:
                return False
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything grows and shrinks with the window, once it rests."""
        super().resizeEvent(event)
        if self.isVisible():
            self._resized.start()
        else:
            self._style.fit(event.size())
