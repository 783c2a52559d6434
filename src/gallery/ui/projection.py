"""What the class sees, steered from the console: a window on its own screen, beside the console, or in the console's place.

It hands on public views only. The outcome of a spin is on disk before the wheel begins to turn.
"""

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gallery.auction import facts as f
from gallery.auction.view import public_view
from gallery.ui.awake import Awake
from gallery.ui.banker.parts import Desk
from gallery.ui.history import Line
from gallery.ui.keys import read_key
from gallery.ui.screens import Choice, Screen, Screens, put

if TYPE_CHECKING:
    from gallery.ui.projector.view import ProjectorView
    from gallery.ui.projector.window import ProjectorWindow

LONGEST_SPIN = 12_000
"""Milliseconds after which the console goes on by itself, should the wheel on the wall never say that it stands."""

HAND_SPIN = 1.2
"""Seconds the wheel on the wall takes to the sector of a printed wheel: that one was watched already."""

Place = Literal["off", "window", "here"]
"""Where the public view is: nowhere, in a window of its own, or in the console's place (one screen)."""


class Projection(QObject):
    """Follows the session. `place` says where the public view is now."""

    changed = Signal()
    key_pressed = Signal(object)
    ask = Signal(object)
    """Several screens, or the remembered one is away: a Choice for a person to settle."""
    lost = Signal()
    """The projector's screen went away; the window was hidden before this was said."""

    def __init__(self, desk: Desk, screens: Screens | None = None, awake: Awake | None = None) -> None:
        super().__init__()
        self.desk = desk
        self._awake = awake
        preferences = desk.session.preferences
        self.screens = screens or Screens(remembered=preferences.settings.projector_screen or "")
        self.black = False
        self.frozen = False
        self.place: Place = "off"
        self._console: QWidget | None = None
        self._window: ProjectorWindow | None = None
        self._here: ProjectorView | None = None
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(LONGEST_SPIN)
        self._guard.timeout.connect(self._stood)
        session = desk.session
        session.happened.connect(self._happened)
        session.opened.connect(self._opened)
        session.closed.connect(self._show_state)
        session.going_changed.connect(self._going)
        preferences.language_changed.connect(self._texts_changed)
        preferences.changed.connect(self._room_changed)
        self.screens.lost.connect(self._screen_lost)
        self.screens.chosen.connect(self._screen_chosen)

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
        """The window of the console, which is never covered."""
        self._console = console

    def toggle(self) -> None:
        """On where it belongs, or off."""
        if self.showing:
            self.hide()
        elif self.desk.session.table is not None:
            self._open(self.screens.choice)

    def use(self, screen: Screen) -> None:
        """A person chose a screen; it is remembered."""
        self.screens.remember(screen)
        self.desk.session.preferences.set_projector_screen(self.screens.remembered)
        self._open(self.screens.choice)

    def hide(self) -> None:
        """Off; the game goes on."""
        if self._window is not None:
            self._window.hide()
        self._here = None
        self.place = "off"
        self.frozen = False
        self._stood()
        self._place_changed()

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
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def take_place(self, view: "ProjectorView") -> None:
        """The console's place holds the public view now (one screen)."""
        self._here = view
        view.flicked.connect(self._flicked)
        self._dress(view)
        self._show_state()

    def _open(self, choice: Choice) -> None:
        if choice.kind in ("ask", "absent"):
            self.ask.emit(choice)
            return
        window = self._ready_window()
        console = self._console.window().frameGeometry() if self._console is not None else QRect()
        if put(window, choice, window.set_framed, console):
            self.place = "window"
            self._show_state()
        else:
            self.place = "here"
        self._place_changed()

    def _ready_window(self) -> "ProjectorWindow":
        if self._window is None:
            # The scenes and the wheel are imported with the first public view: the first page does not wait for them.
            from gallery.ui.projector.window import ProjectorWindow

            self._window = ProjectorWindow(self.desk.texts, pictures=self.desk.pictures)
            self._window.flicked.connect(self._flicked)
            self._window.installEventFilter(self)
            self._dress(self._window)
        return self._window

    def _screen_lost(self) -> None:
        if self.place == "window" and self._window is not None:
            self._window.hide()
            self._stood()
            self.lost.emit()

    def _screen_chosen(self, choice: Choice) -> None:
        if self.place == "window" and choice.kind == "own" and self._window is not None:
            put(self._window, choice, self._window.set_framed)
            self._show_state()
        elif self.place == "window" and choice.kind != "beside":
            self.hide()
        elif self.place == "window" and self._window is not None and not self._window.isVisible():
            # The only other screen is gone: the game goes on at the console, the saved choice stays.
            self.place = "off"
        self._place_changed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys in the public window mean the same as at the console; closing it is turning it off."""
        if watched is self._window:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                press = read_key(event)
                if press is not None:
                    self.key_pressed.emit(press)
                return True
            if event.type() == QEvent.Type.Close and self.place == "window":
                self.place = "off"
                self._stood()
                self._place_changed()
        return super().eventFilter(watched, event)

    def _opened(self) -> None:
        """A game is on the table: with a projector there the class sees it at once, and nobody has to look for the key."""
        if self.showing:
            self._show_state()
        else:
            # The page of the game comes first; a question about screens lies over it.
            QTimer.singleShot(0, self._begin)

    def _begin(self) -> None:
        choice = self.screens.choice
        if not self.showing and self.desk.session.table is not None and choice.kind != "beside":
            self._open(choice)

    # --- what it shows

    @property
    def view(self) -> "ProjectorView | None":
        """The public view that can be seen now."""
        if self.place == "here":
            return self._here
        return self._window if self.place == "window" else None

    def _show_state(self) -> None:
        view = self.view
        if view is not None:
            table = self.desk.session.table
            view.show_view(public_view(table.state) if table is not None else None)
            view.going(self.desk.session.going)

    def _happened(self, line: Line) -> None:
        view = self.view
        if view is None:
            return
        after = public_view(line.after)
        facts = [f.from_plain(plain) for plain in line.entry.facts]
        spun = next((fact for fact in facts if isinstance(fact, f.WheelSpun)), None)
        sale = next((fact for fact in facts if isinstance(fact, f.LotClosed)), None)
        if spun is not None and view.isVisible() and not self.black and not self.frozen:
            self.desk.session.set_busy(True)
            self._guard.start()
            seconds = HAND_SPIN if spun.by_hand else None
            if not view.spin_to(public_view(line.before), after, self._stood, sector=spun.sector, seconds=seconds):
                self._stood()
            return
        view.show_view(after)
        if sale is not None and line.entry.kind == "hammer":
            view.sold(line.after.name_of(sale.buyer) if sale.buyer else None, sale.amount)

    def _stood(self) -> None:
        self._guard.stop()
        self.desk.session.set_busy(False)

    def _going(self, going: int) -> None:
        if self.view is not None:
            self.view.going(going)

    def _flicked(self, _strength: float) -> None:
        self.desk.session.spin()

    def next(self) -> None:
        """The reveal's next step."""
        if self.view is not None:
            self.view.next_reveal()

    def back(self) -> None:
        """One step back."""
        if self.view is not None:
            self.view.previous_reveal()

    def replay(self) -> None:
        """The reveal once more; the class's view is opened for it."""
        if not self.showing:
            self.toggle()
        if self.view is not None:
            self.view.replay_reveal()

    def toggle_black(self) -> None:
        """Black, or what was there."""
        self.black = not self.black
        for view in (self._window, self._here):
            if view is not None:
                view.set_black(self.black)
        self.changed.emit()

    def toggle_frozen(self) -> None:
        """Holds the picture, or lets it go."""
        self.frozen = not self.frozen
        for view in (self._window, self._here):
            if view is not None:
                view.set_frozen(self.frozen)
        self.changed.emit()

    def _dress(self, view: "ProjectorView") -> None:
        settings = self.desk.session.preferences.settings
        view.set_texts(self.desk.texts)
        view.set_dark_room(settings.dark_room)
        view.set_reduced_motion(settings.reduced_motion)
        view.set_black(self.black)
        view.set_frozen(self.frozen)

    def _texts_changed(self) -> None:
        for view in (self._window, self._here):
            if view is not None:
                view.set_texts(self.desk.texts)

    def _room_changed(self) -> None:
        for view in (self._window, self._here):
            if view is not None:
                self._dress(view)
