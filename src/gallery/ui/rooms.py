"""The pages of the program's window by name: each is imported, made and wired when it is first wanted."""

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

from gallery.ui.keys import Press

# The first page does not wait for the others.
if TYPE_CHECKING:
    from gallery.ui.banker.one_screen import OneScreenPage
    from gallery.ui.banker.page import BankerPage
    from gallery.ui.banker.peek import Peek
    from gallery.ui.collection.page import PaintingsPage
    from gallery.ui.main_window import MainWindow
    from gallery.ui.newgame.exhibitions import NewExhibitionsPage
    from gallery.ui.newgame.page import NewGamePage
    from gallery.ui.printing.page import PrintPage
    from gallery.ui.referee.one_screen import SeasonsHerePage
    from gallery.ui.referee.page import RefereePage
    from gallery.ui.start.guide import GuidePage
    from gallery.ui.start.saved import SavedPage


@runtime_checkable
class Page(Protocol):
    """What fills the window below the bar."""

    def rebuild(self) -> None:
        """Makes it anew: it comes up, or another language, size or room."""


@runtime_checkable
class Begins(Protocol):
    """A page on which the keys begin somewhere."""

    def focus_first(self) -> None:
        """Gives the keys to the place where one begins."""


@runtime_checkable
class TakesKeys(Protocol):
    """A page for which some keys mean something."""

    def take(self, press: Press) -> bool:
        """Does what the key asks for here; False when it means nothing."""


GAME_PAGES = ("console", "one_screen", "referee", "seasons_here")
"""The pages on which a game is played."""


class Pages(QStackedWidget):
    """Pages, of which only the one that is seen says how small the window may be."""

    def minimumSizeHint(self) -> QSize:
        """That of the page in use."""
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else QSize()


class Rooms:
    """The pages other than the first. To ask for one makes it; `made` only looks whether it is there."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def made(self, name: str) -> QWidget | None:
        """The page of this name; None as long as nobody wanted it."""
        page = vars(self).get(name)
        return page if isinstance(page, QWidget) else None

    def _home(self) -> None:
        self._window.show_page(self._window.start)

    @cached_property
    def new_game(self) -> "NewGamePage":
        """Names and one button."""
        from gallery.ui.newgame.page import NewGamePage

        window = self._window
        page = NewGamePage(window.desk)
        page.begun.connect(window.show_console)
        page.back.connect(self._home)
        page.sheet_wanted.connect(window.show_sheet)
        window.pages.addWidget(page)
        return page

    @cached_property
    def new_exhibitions(self) -> "NewExhibitionsPage":
        """Which of the three, names, and one button."""
        from gallery.ui.newgame.exhibitions import NewExhibitionsPage

        window = self._window
        page = NewExhibitionsPage(window.desk)
        page.begun.connect(window.show_console)
        page.back.connect(self._home)
        page.sheet_wanted.connect(window.show_sheet)
        page.print_wanted.connect(self.print_kit)
        window.pages.addWidget(page)
        return page

    def print_kit(self, kit: str, players: int) -> None:
        """Turns to the press with this kit chosen, for so many players."""
        self.printing.chosen.kit = kit
        self.printing.chosen.players = players
        self._window.show_page(self.printing)

    @cached_property
    def saved(self) -> "SavedPage":
        """The saved games."""
        from gallery.ui.start.saved import SavedPage

        window = self._window
        page = SavedPage(window.desk)
        page.opened.connect(window.show_console)
        page.back.connect(self._home)
        window.pages.addWidget(page)
        return page

    @cached_property
    def paintings(self) -> "PaintingsPage":
        """The house collection, and one's own."""
        from gallery.ui.collection.page import PaintingsPage

        page = PaintingsPage(self._window.desk)
        page.back.connect(self._home)
        page.sheet_wanted.connect(self._window.show_sheet)
        self._window.pages.addWidget(page)
        return page

    @cached_property
    def guide(self) -> "GuidePage":
        """How to run a game."""
        from gallery.ui.start.guide import GuidePage

        page = GuidePage(self._window.desk)
        page.back.connect(self._home)
        page.wanted.connect(self._window.go)
        self._window.pages.addWidget(page)
        return page

    @cached_property
    def printing(self) -> "PrintPage":
        """The press."""
        from gallery.ui.printing.page import PrintPage

        window = self._window
        page = PrintPage(window.desk)
        page.back.connect(self._home)
        page.sheet_wanted.connect(window.show_sheet)
        window.pages.addWidget(page)
        return page

    @cached_property
    def console(self) -> "BankerPage":
        """The game on the table."""
        from gallery.ui.banker.page import BankerPage

        window = self._window
        page = BankerPage(window.desk)
        page.wanted.connect(window.show_asked_sheet)
        page.leave.connect(window.leave_game)
        page.again.connect(window.begin_again)
        page.replay.connect(window.projection.replay)
        page.peek.connect(lambda painting: self.peek.show_painting(painting, asked=window.projection.shared))
        page.peek_card.connect(self._peek_card)
        page.let_go.connect(lambda: self.peek.let_go())
        page.players.discreet = window.discreet
        page.unseen = not window.projection.showing
        window.pages.addWidget(page)
        return page

    @cached_property
    def one_screen(self) -> "OneScreenPage":
        """The public view of an auction in the console's place."""
        from gallery.ui.banker.one_screen import OneScreenPage

        window = self._window
        page = OneScreenPage(window.desk, self.console.take)
        page.console_wanted.connect(window.projection.hide)
        window.projection.auction.flicks(page.view)
        window.pages.addWidget(page)
        return page

    @cached_property
    def referee(self) -> "RefereePage":
        """The exhibitions game on the table."""
        from gallery.ui.referee.page import RefereePage

        window = self._window
        page = RefereePage(window.desk)
        page.wanted.connect(window.show_asked_sheet)
        page.leave.connect(window.leave_game)
        page.again.connect(window.begin_again)
        page.replay.connect(window.projection.replay)
        window.pages.addWidget(page)
        return page

    @cached_property
    def seasons_here(self) -> "SeasonsHerePage":
        """The public view of an exhibitions game in the console's place."""
        from gallery.ui.referee.one_screen import SeasonsHerePage

        window = self._window
        page = SeasonsHerePage(window.desk)
        page.console_wanted.connect(window.projection.hide)
        window.pages.addWidget(page)
        return page

    @property
    def of_seasons(self) -> bool:
        """Whether the game on the table is an exhibitions game."""
        return self._window.desk.seasons.playing

    @property
    def game(self) -> "BankerPage | RefereePage":
        """The console of the game on the table."""
        return self.referee if self.of_seasons else self.console

    @property
    def here(self) -> "OneScreenPage | SeasonsHerePage":
        """The public view of the game on the table, in its console's place."""
        return self.seasons_here if self.of_seasons else self.one_screen

    def in_use(self, *names: str) -> bool:
        """Whether one of these pages fills the window now."""
        page = self._window.pages.currentWidget()
        return page is not None and any(page is self.made(name) for name in names)

    @cached_property
    def peek(self) -> "Peek":
        """What only one player may see, over everything else."""
        from gallery.ui.banker.peek import Peek

        return Peek(self._window.desk, self._window)

    def _peek_card(self, held: bool) -> None:
        if held:
            self.peek.show_drawn(asked=self._window.projection.shared)
        else:
            self.peek.let_go()

    def stop(self) -> None:
        """Ends what a page does in threads: the program ends."""
        if self.made("printing") is not None:
            self.printing.stop()
        if self.made("paintings") is not None:
            self.paintings.stop()
