"""What the class sees, steered from the console: a window on its own screen, beside the console, or in the console's place.

It knows where; what is seen there, and how it follows the game, is the matter of each game's show.
"""

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gallery.ui.awake import Awake
from gallery.ui.desk import Desk
from gallery.ui.keys import Held, read_key
from gallery.ui.screens import Choice, Screen, Screens, describe, is_framed, put
from gallery.ui.shows import AuctionShow, SeasonsShow, Show

if TYPE_CHECKING:
    from gallery.ui.projector.canvas import Canvas
    from gallery.ui.projector.seasons.view import SeasonsView
    from gallery.ui.projector.seasons.window import SeasonsWindow
    from gallery.ui.projector.view import ProjectorView
    from gallery.ui.projector.window import ProjectorWindow

Place = Literal["off", "window", "here"]
"""Where the public view is: nowhere, in a window of its own, or in the console's place (one screen)."""


class Projection(QObject):
    """Follows the games. `place` says where the public view is now."""

    changed = Signal()
    key_pressed = Signal(object)
    ask = Signal(object)
    """Several screens, or the remembered one is away: a Choice for a person to settle."""
    viewed = Signal(object)
    """A Canvas was made that the class will look at."""
    lost = Signal()
    """The projector's screen went away; the window was hidden before this was said."""
    offered = Signal(bool)
    """Another screen came while a game is played that the class does not see on one (True), or went again (False)."""

    def __init__(self, desk: Desk, screens: Screens | None = None, awake: Awake | None = None) -> None:
        super().__init__()
        self.desk = desk
        self._awake = awake
        preferences = desk.session.preferences
        self.screens = screens or Screens(remembered=preferences.settings.projector_screen or "")
        self._others = 0
        self._held = Held()
        self.black = False
        self.frozen = False
        self.place: Place = "off"
        self._pulled = False
        """Whether the view gave way to its screen's going, and comes back with it."""
        self._console: QWidget | None = None
        self.auction = AuctionShow(desk)
        self.seasons = SeasonsShow(desk)
        self._show: Show = self.auction
        for show in self.shows:
            show.session.opened.connect(self._opened)
            show.session.closed.connect(self._follow)
        preferences.language_changed.connect(self._texts_changed)
        preferences.changed.connect(self._room_changed)
        self.screens.lost.connect(self._screen_lost)
        self.screens.chosen.connect(self._screen_chosen)

    @property
    def shows(self) -> tuple[Show, ...]:
        """Those of all games."""
        return self.auction, self.seasons

    # --- where it is

    @property
    def showing(self) -> bool:
        """Whether the class sees anything."""
        return self.place != "off"

    @property
    def mirrored(self) -> bool:
        """Whether another screen shows the same as the console's."""
        return self.screens.choice.mirrored

    @property
    def shared(self) -> bool:
        """Whether the class may be looking at the console's own screen: always, unless the projector has one of its own."""
        return self.mirrored or not (self.place == "window" and self.screens.choice.kind == "own")

    def stands_on(self, console: QWidget) -> None:
        """The window of the console, which is never covered: the view keeps off the screen that it is moved to."""
        self._console = console
        console.installEventFilter(self)

    def _locate(self) -> None:
        if self._console is not None and self._console.isVisible():
            self.screens.console_on(describe(self._console.screen()))

    def toggle(self) -> None:
        """On where it belongs, or off."""
        if self.showing:
            self.hide()
        elif self.desk.game is not None:
            self._open(self.screens.choice)

    def take_offer(self) -> None:
        """Onto the screen that came, from wherever it was."""
        if self.place == "here":
            self.hide()
        if not self.showing:
            self.toggle()

    def use(self, screen: Screen) -> None:
        """A person chose a screen; it is remembered."""
        self.screens.remember(screen)
        self.desk.session.preferences.set_projector_screen(self.screens.remembered)
        self._open(self.screens.choice)

    def hide(self) -> None:
        """Off; the game goes on."""
        for show in self.shows:
            if show.window is not None:
                show.window.hide()
        self._pulled = False
        self._cover(self.black, False)
        self._put("off")
        for show in self.shows:
            show.here = None
        self._place_changed()

    def _put(self, place: Place) -> None:
        """The view is there now, and each show knows what of it is seen. Nothing waits for what is not seen any more."""
        self.place = place
        for show in self.shows:
            seen = show.here if place == "here" else show.window if place == "window" else None
            show.seen = seen if show is self._show else None
            if show.seen is None:
                show.settle()

    def _place_changed(self) -> None:
        """Says so; the machine stays awake while the class sees something."""
        if self._awake is not None:
            if self.showing:
                self._awake.hold()
            else:
                self._awake.let_go()
        self.changed.emit()

    def close(self) -> None:
        """For good."""
        self.hide()
        for show in self.shows:
            if show.window is not None:
                show.window.close()
                show.window.deleteLater()
                show.window = None

    def take_place(self, view: "ProjectorView | SeasonsView") -> None:
        """The console's place holds the public view of the game on the table now (one screen)."""
        self._show.here = view
        self._dress(view)
        self._put("here")
        self.viewed.emit(view)
        self._follow()

    def _give_way(self) -> None:
        """Off, as long as its screen is away."""
        self.hide()
        self._pulled = True

    def _open(self, choice: Choice) -> None:
        if choice.kind in ("ask", "absent"):
            self.ask.emit(choice)
            return
        self._pulled = False
        window = self._ready_window()
        console = self._console.window().frameGeometry() if self._console is not None else QRect()
        if put(window, choice, window.set_framed, console):
            self._put("window")
            self._follow()
        else:
            self._put("here")
        self._place_changed()

    def _ready_window(self) -> "ProjectorWindow | SeasonsWindow":
        """The window of the game on the table. Its scenes are imported with the first one: the first page does not wait."""
        show = self._show
        if show.window is None:
            made = show.window = show.make_window()
            made.installEventFilter(self)
            self._dress(made)
            self.viewed.emit(made)
        return show.window

    def _screen_lost(self) -> None:
        if self.place == "window" and self._show.window is not None:
            self._pulled = True
            self._show.window.hide()
            self._show.settle()
            self.lost.emit()

    def _screen_chosen(self, choice: Choice) -> None:
        came = len(choice.candidates) > self._others
        self._others = len(choice.candidates)
        window = self._show.window if self.place == "window" else None
        if window is not None and choice.kind == "own":
            put(window, choice, window.set_framed)
            self._pulled = False
            self._follow()
        elif self.place == "window" and choice.kind != "beside":
            self._give_way()
        elif window is not None and window.isVisible() and not is_framed(window):
            # Its screen shows what the console's does, or is the only one left: it would lie over the console.
            self._give_way()
        elif window is not None and not window.isVisible():
            # The only other screen is gone: the game goes on at the console, the saved choice stays.
            self._put("off")
        elif self._pulled and self.place == "off" and choice.kind == "own" and self.desk.game is not None:
            self._open(choice)
        self._place_changed()
        if not choice.candidates:
            self.offered.emit(False)
        elif came and self.place != "window" and self.desk.game is not None:
            self.offered.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys in the public window mean the same as at the console; closing it is turning it off."""
        if watched is self._console and event.type() in (QEvent.Type.Show, QEvent.Type.ScreenChangeInternal):
            # The window knows its screen only when the event is over.
            QTimer.singleShot(0, self._locate)
        if watched is self._show.window:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
                self._held.released(event)
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                press = None if self._held.goes_on(event) else read_key(event)
                if press is not None:
                    self.key_pressed.emit(press)
                return True
            if event.type() == QEvent.Type.Close and self.place == "window":
                self._put("off")
                self._place_changed()
        return super().eventFilter(watched, event)

    def _opened(self) -> None:
        """A game is on the table: with a projector there the class sees it at once, and nobody has to look for the key."""
        before, game = self._show, self.desk.game
        self._show = next((show for show in self.shows if show.session is game), before)
        if not self.showing:
            # The page of the game comes first; a question about screens lies over it.
            QTimer.singleShot(0, self._begin)
        elif self._show is before:
            self._follow()
        else:
            self._turn_over(before)

    def _begin(self) -> None:
        choice = self.screens.choice
        if not self.showing and self.desk.game is not None and choice.kind != "beside":
            self._open(choice)

    def _turn_over(self, before: Show) -> None:
        """A game of the other kind: its own view stands where that of the one before stood."""
        here = self.place == "here"
        self._put("here" if here else "off")
        before.here = None
        if here:
            self._place_changed()
        else:
            self._open(self.screens.choice)
        if before.window is not None:
            before.window.hide()

    # --- what it shows

    @property
    def view(self) -> "Canvas | None":
        """The public view that can be seen now."""
        return self._show.seen

    @property
    def _views(self) -> "list[Canvas]":
        return [view for show in self.shows for view in (show.window, show.here) if view is not None]

    def _follow(self) -> None:
        self._show.follow()

    def next(self) -> None:
        """The next step of what is played at the end."""
        self._show.next_step()

    def back(self) -> None:
        """One step back."""
        self._show.previous_step()

    def skip(self) -> None:
        """On to what stands after all that is played at the end."""
        self._show.skip()

    def turn_aside(self) -> None:
        """What a game has to look at between turns, on request: the odds of the wheel, or the standing."""
        self._show.turn_aside()

    def replay(self) -> None:
        """Once more; the class's view is opened for it."""
        if not self.showing:
            self.toggle()
        self._show.replay()

    def toggle_black(self) -> None:
        """Black, or what was there."""
        self._cover(not self.black, self.frozen)
        self.changed.emit()

    def toggle_frozen(self) -> None:
        """Holds the picture, or lets it go."""
        self._cover(self.black, not self.frozen)
        self.changed.emit()

    def _cover(self, black: bool, frozen: bool) -> None:
        self.black, self.frozen = black, frozen
        for view in self._views:
            view.set_black(black)
            view.set_frozen(frozen)
        for show in self.shows:
            show.covered = black or frozen

    def _dress(self, view: "Canvas") -> None:
        settings = self.desk.session.preferences.settings
        view.set_texts(self.desk.texts)
        view.set_dark_room(settings.dark_room)
        view.set_reduced_motion(settings.reduced_motion)
        view.set_black(self.black)
        view.set_frozen(self.frozen)

    def _texts_changed(self) -> None:
        for view in self._views:
            view.set_texts(self.desk.texts)

    def _room_changed(self) -> None:
        for view in self._views:
            self._dress(view)
