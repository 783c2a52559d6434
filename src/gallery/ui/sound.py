"""What is heard, and when: ticks of the wheel, the hammer, cards that are turned, the winner's chord.

The wheel and the cards are heard only where they are seen: without a public view they make no sound. The hammer and the
taps before it belong to the room and not to the wall: they are heard wherever the banker sits. A wall that is black or
frozen is silent, the hammer too: the class is to look at something else, or is not to know yet.

Everything can be turned off by one key, at once. Which machine can play it is the player's matter, and no game waits for it.
"""

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

from gallery.ui.history import Line

if TYPE_CHECKING:
    from gallery.ui.projection import Projection
    from gallery.ui.projector.canvas import Canvas

SCENES: Mapping[str, str] = {
    "turned": "turn",
    "forgery": "stamp",
    "winners": "win",
}
"""The name of a scene that comes up on the wall (`Canvas.moved_on`) → the sound that it has. Other scenes are silent."""
TICKS = ("tick-1", "tick-2", "tick-3")
HAMMER, GOING = "hammer", "going"

TICK_REST = 0.035
"""Seconds between two ticks: pins that follow faster are a blur for the eye, and would be a buzz for the ear."""
IDLE = 700
"""Milliseconds after a game was opened, until the player gets ready: its page comes first."""


class Player(Protocol):
    """Plays sounds by name. None of its methods waits, and none fails."""

    def prepare(self) -> None:
        """Gets ready; nothing is heard before."""

    def play(self, name: str) -> None:
        """Begins a sound."""

    def hush(self) -> None:
        """Ends what sounds."""

    def close(self) -> None:
        """For good."""


class Sound(QObject):
    """Follows the projection and its game. `player` is the machine's loudspeaker when none is given; `clock` gives seconds."""

    def __init__(
        self, projection: "Projection", player: Player | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._projection = projection
        self._preferences = projection.desk.session.preferences
        self._given = player
        self._player: Player | None = None
        self._clock = clock
        self._ticked_at = -1.0
        self._ticks = 0
        self._followed: WeakSet[Canvas] = WeakSet()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self.prepare)
        desk = projection.desk
        for session in desk.sessions:
            session.opened.connect(self._idle.start)
        desk.session.happened.connect(self._happened)
        desk.session.going_changed.connect(self._going)
        projection.viewed.connect(self.follow)
        self._preferences.changed.connect(self._changed)

    @property
    def on(self) -> bool:
        """Whether a person wants sound."""
        return self._preferences.settings.sound

    def follow(self, view: "Canvas") -> None:
        """A public view: its scenes and its wheel are heard from now on. It may be shown, hidden and shown again."""
        if view in self._followed:
            return
        self._followed.add(view)
        view.moved_on.connect(self._moved_on)
        view.ticked.connect(self._ticked)
        self._idle.start()

    def prepare(self) -> None:
        """Gets the player ready, if sound is wanted. Nothing of it is loaded before the first game."""
        if not self.on or self._player is not None:
            return
        if self._given is None:
            from gallery.ui.speaker import Speaker

            self._given = Speaker()
        self._player = self._given
        self._player.prepare()

    def close(self) -> None:
        """For good."""
        self._idle.stop()
        if self._player is not None:
            self._player.close()

    # --- what it hears of

    def _moved_on(self, scene: str) -> None:
        if scene in SCENES and self._projection.showing:
            self._play(SCENES[scene])

    def _ticked(self) -> None:
        now = self._clock()
        if not self._projection.showing or now - self._ticked_at < TICK_REST:
            return
        self._ticked_at = now
        self._ticks += 1
        self._play(TICKS[self._ticks % len(TICKS)])

    def _happened(self, line: Line) -> None:
        if line.entry.kind == "hammer":
            self._play(HAMMER)

    def _going(self, step: int) -> None:
        if step:
            self._play(GOING)

    def _changed(self) -> None:
        if self._player is not None and not self.on:
            self._player.hush()
        elif self._projection.desk.game is not None:
            self.prepare()

    def _play(self, name: str) -> None:
        silent = self._projection.black or self._projection.frozen
        if self._player is not None and self.on and not silent:
            self._player.play(name)
