"""What happened at the table, told to a program that reads the screen: a spin when its wheel stands, all else at once."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from gallery.texts import plain
from gallery.ui.desk import AnySession, Desk
from gallery.ui.history import LineOf


class Announcer(QObject):
    """Follows the game on the table. `said` is sent with every sentence, whether or not anything reads the screen."""

    said = Signal(str)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._waiting: list[str] = []
        for session in desk.sessions:
            session.happened.connect(self._happened)
            session.busy_changed.connect(self._busy_changed)
            session.closed.connect(self._waiting.clear)
        desk.session.going_changed.connect(self._going)

    def _happened(self, line: LineOf[object]) -> None:
        session = self._desk.game
        if session is None:
            return
        self._waiting.append(self._words(session, line))
        # Who listens to the same signal may make the game wait for the wheel: until then nothing is told.
        self._busy_changed(session.busy)

    def _words(self, session: AnySession, line: LineOf[object]) -> str:
        # The first page does not wait for the words of the games.
        from gallery.auction.words import tell as tell_auction
        from gallery.exhibitions.words import tell as tell_season

        tell = tell_auction if session is self._desk.session else tell_season
        return plain(tell(line.entry, session.entries, session.state, self._desk.texts))

    def _going(self, going: int) -> None:
        if going:
            self._say(plain(self._desk.say("console-going-once" if going == 1 else "console-going-twice")))

    def _busy_changed(self, busy: bool) -> None:
        if not busy:
            told, self._waiting[:] = " ".join(self._waiting), []
            if told:
                self._say(told)

    def _say(self, text: str) -> None:
        self.said.emit(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))
