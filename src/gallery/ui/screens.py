"""Which screen the public window goes to: chosen by what a screen is, never by where it lies.

`Screens` watches the screens and decides; it moves no window. A `Projection` (or a test) listens and obeys.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

SHORT_DROP = 1200
"""A screen that comes back within these milliseconds was never away: nothing is said, the saved choice stays."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What a screen is. Two screens of one make without serial numbers are told apart by their name (the socket)."""

    manufacturer: str
    model: str
    serial: str
    name: str

    @property
    def saved(self) -> str:
        """The identity as one line for the settings."""
        return "\t".join((self.manufacturer, self.model, self.serial, self.name))

    @classmethod
    def read(cls, line: str) -> "Identity | None":
        """An identity from the settings; None when the line is none."""
        parts = line.split("\t")
        return cls(*parts) if len(parts) == 4 else None

    def likeness(self, other: "Identity") -> int:
        """How surely two identities are the same screen: 0 not at all, 3 beyond doubt."""
        if self == other:
            return 3
        if (self.manufacturer, self.model, self.serial) != (other.manufacturer, other.model, other.serial):
            return 0
        if self.serial:
            return 2
        # Without a serial number the make alone may be a whole classroom's: only together with any make at all.
        return 1 if self.manufacturer or self.model else 0


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: what it is, where it lies and how large, device-independent pixels; `ratio` is its pixel ratio."""

    identity: Identity
    geometry: tuple[int, int, int, int]
    ratio: float = 1.0

    def rect(self) -> QRect:
        """Its place among the screens."""
        return QRect(*self.geometry)


@dataclass(frozen=True, slots=True)
class Choice:
    """Where the public window goes.

    `own`: full screen on `screen`. `beside`: there is one screen (or the others only mirror it): an ordinary window that does
    not cover the console. `ask`: several screens and none remembered. `absent`: the remembered screen is away.
    """

    kind: Literal["own", "beside", "ask", "absent"]
    screen: Screen | None = None
    candidates: tuple[Screen, ...] = ()
    mirrored: bool = False


def choose(screens: Sequence[Screen], console: Screen | None, remembered: Identity | None) -> Choice:
    """The screen for the public window, of those there are now. `console` is where the console stands."""
    here = console or (screens[0] if screens else None)
    others = [screen for screen in screens if here is not None and screen != here and not same_place(screen, here)]
    mirrored = any(screen != here and same_place(screen, here) for screen in screens) if here is not None else False
    if not others:
        return Choice("beside", here, mirrored=mirrored)
    if remembered is not None:
        best = max(others, key=lambda screen: screen.identity.likeness(remembered))
        alike = best.identity.likeness(remembered)
        if alike and sum(screen.identity.likeness(remembered) == alike for screen in others) == 1:
            return Choice("own", best, tuple(others), mirrored)
        if here is not None and here.identity == remembered and len(others) == 1:
            return Choice("own", others[0], tuple(others), mirrored)
        return Choice("absent", None, tuple(others), mirrored)
    if len(others) == 1:
        return Choice("own", others[0], tuple(others), mirrored)
    return Choice("ask", None, tuple(others), mirrored)


def same_place(one: Screen, other: Screen) -> bool:
    """Whether two screens show the same part of the desktop: mirrored."""
    return one.geometry == other.geometry


def beside(console: QRect, desktop: QRect) -> QRect:
    """A place for the public window on the console's own screen that leaves the console free, in 16 : 9.

    It goes to the side with the most room; without room it becomes small in a corner at the console's edge.
    """
    right, left = desktop.right() - console.right(), console.left() - desktop.left()
    room = max(right, left)
    width = max(min(room, desktop.width() * 2 // 3), 0)
    if width < 320:
        return QRect()
    height = min(width * 9 // 16, desktop.height())
    x = console.right() + 1 if right >= left else console.left() - width
    return QRect(x, desktop.top() + (desktop.height() - height) // 2, width, height)


class Source(Protocol):
    """Where the list of screens comes from."""

    def screens(self) -> Sequence[Screen]:
        """The screens there are now."""


class QtSource:
    """The screens of the running application."""

    def screens(self) -> Sequence[Screen]:
        """The screens there are now."""
        return [describe(screen) for screen in QGuiApplication.screens()]


def describe(screen: QScreen) -> Screen:
    """What Qt knows of a screen."""
    rect = screen.geometry()
    identity = Identity(screen.manufacturer(), screen.model(), screen.serialNumber(), screen.name())
    return Screen(identity, (rect.x(), rect.y(), rect.width(), rect.height()), screen.devicePixelRatio())


def find_screen(wanted: Screen) -> QScreen | None:
    """Qt's screen for one of ours."""
    return next((screen for screen in QGuiApplication.screens() if describe(screen).identity == wanted.identity), None)


class Screens(QObject):
    """Watches the screens. `chosen` is sent with a Choice whenever another one is right.

    `lost` is sent first, at once, when the screen that the public window is on goes away: hide it before anything is said.
    An unplugged screen never rewrites what is remembered; only `remember` does.
    """

    lost = Signal()
    chosen = Signal(object)

    def __init__(
        self,
        source: Source | None = None,
        remembered: str = "",
        *,
        drop: int = SHORT_DROP,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source: Source = QtSource() if source is None else source
        self._remembered = Identity.read(remembered)
        self._console: Screen | None = None
        self._choice = Choice("beside")
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(drop)
        self._wait.timeout.connect(self._settle)

    def watch(self, application: QGuiApplication) -> None:
        """Listens for screens that come and go."""
        application.screenAdded.connect(self.look)
        application.screenRemoved.connect(self.look)
        application.primaryScreenChanged.connect(self.look)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self.look)
        application.screenAdded.connect(self._listen)

    def _listen(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.look)

    @property
    def choice(self) -> Choice:
        """What is right now."""
        return self._choice

    @property
    def remembered(self) -> str:
        """The remembered screen, for the settings; empty when none is."""
        return self._remembered.saved if self._remembered else ""

    def console_on(self, screen: Screen | None) -> None:
        """The console stands on this screen."""
        self._console = screen
        self._apply(self._now())

    def remember(self, screen: Screen) -> None:
        """Somebody chose this screen."""
        self._remembered = screen.identity
        self._apply(self._now())

    def look(self, *_: object) -> None:
        """Screens came or went: a lost one is told at once, what to do instead only when it stays away."""
        now = self._now()
        on = self._choice.screen if self._choice.kind == "own" else None
        if on is not None and not any(screen.identity == on.identity for screen in self._source.screens()):
            if not self._wait.isActive():
                self.lost.emit()
                self._wait.start()
            return
        if self._wait.isActive() and now.kind != "own":
            return
        self._wait.stop()
        # After a drop the window was hidden, so the same choice must be told again.
        self._apply(now, again=True)

    def _settle(self) -> None:
        self._apply(self._now(), again=True)

    def _now(self) -> Choice:
        screens = list(self._source.screens())
        console = self._console
        if console is not None:
            console = next((screen for screen in screens if screen.identity == console.identity), None)
        choice = choose(screens, console, self._remembered)
        on = self._choice.screen if self._choice.kind == "own" else None
        if choice.kind == "ask" and on is not None:
            # Where it went by itself it stays: whoever plugs in one more does not take away what the class looks at.
            same = next((screen for screen in choice.candidates if screen.identity == on.identity), None)
            if same is not None:
                return Choice("own", same, choice.candidates, choice.mirrored)
        return choice

    def _apply(self, choice: Choice, again: bool = False) -> None:
        if again or choice != self._choice:
            self._choice = choice
            self.chosen.emit(choice)


def is_framed(window: QWidget) -> bool:
    """Whether a window has the desktop's frame: a public window that has none fills a screen."""
    return not window.windowFlags() & Qt.WindowType.FramelessWindowHint


def put(window: QWidget, choice: Choice, framed: Callable[[bool], None], console: QRect | None = None) -> bool:
    """Brings the public window to where a choice says, without the keyboard. False when there is nowhere to show it.

    `framed` gives the window its frame or takes it away. The console is never covered.
    """
    target = find_screen(choice.screen) if choice.screen is not None else None
    if choice.kind == "own" and target is not None:
        framed(False)
        window.setScreen(target)
        window.setGeometry(target.geometry())
        # Not showFullScreen(): it would take the keyboard.
        window.setWindowState(Qt.WindowState.WindowFullScreen)
        window.setVisible(True)
        return True
    if choice.kind == "beside" and target is not None:
        place = beside(console or QRect(), target.availableGeometry()) if console is not None else QRect()
        if place.isEmpty():
            return False
        framed(True)
        window.setScreen(target)
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.setGeometry(place)
        window.setVisible(True)
        return True
    return False
