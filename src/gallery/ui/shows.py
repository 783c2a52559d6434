"""What the class sees of each kind of game, and how it follows the game. Where it is seen is the projection's matter.

A show hands on public views only. The outcome of a spin is on disk before the wheel begins to turn.
"""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from gallery.auction import facts as f
from gallery.auction.state import State
from gallery.ui.desk import AnySession, Desk
from gallery.ui.history import Line, SeasonLine

if TYPE_CHECKING:
    from gallery.auction.view import PublicView
    from gallery.ui.projector.seasons.view import SeasonsView
    from gallery.ui.projector.seasons.window import SeasonsWindow
    from gallery.ui.projector.view import ProjectorView
    from gallery.ui.projector.window import ProjectorWindow

LONGEST_SPIN = 12_000
"""Milliseconds after which the console goes on by itself, should the wheel on the wall never say that it stands."""

PUSH = 0.5
"""The strength of a push, 0…1, that nobody gave by hand."""

HAND_SPIN = 1.2
"""Seconds the wheel on the wall takes to the sector of a printed wheel: that one was watched already."""


class Show(QObject):
    """The public views of one kind of game: a window of its own, and one in the console's place.

    `seen` is the one of them that the class sees now, None when it sees neither.
    """

    window: "ProjectorWindow | SeasonsWindow | None"
    here: "ProjectorView | SeasonsView | None"
    seen: "ProjectorView | SeasonsView | None"

    def __init__(self, desk: Desk, session: AnySession) -> None:
        super().__init__()
        self.desk = desk
        self.session = session
        self.window = None
        self.here = None
        self.seen = None
        self.covered = False
        """Whether the wall is black or frozen: nothing is played on it."""
        session.happened.connect(self._happened)

    def make_window(self) -> "ProjectorWindow | SeasonsWindow":
        """The window, imported and made when it is first wanted."""
        raise NotImplementedError

    def follow(self) -> None:
        """Shows the game as it stands; without one, that there is none."""
        raise NotImplementedError

    def settle(self) -> None:
        """Nothing is waited for any more."""

    def next_step(self) -> None:
        """One step on in what is played at the end."""
        raise NotImplementedError

    def previous_step(self) -> None:
        """One step back."""
        raise NotImplementedError

    def skip(self) -> None:
        """On to what stands after all of it."""
        raise NotImplementedError

    def replay(self) -> None:
        """From the first step again."""
        raise NotImplementedError

    def turn_aside(self) -> None:
        """Something to look at between turns, on request; once more, and it is gone."""

    def _happened(self, line: Any) -> None:
        raise NotImplementedError


class AuctionShow(Show):
    """Wheel, sale room, walls and reveal. While the wheel turns the console waits."""

    window: "ProjectorWindow | None"
    here: "ProjectorView | None"
    seen: "ProjectorView | None"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.session)
        self._push = PUSH
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(LONGEST_SPIN)
        self._guard.timeout.connect(self._go_on)
        desk.session.going_changed.connect(self._going)

    def make_window(self) -> "ProjectorWindow":
        """The auction's window."""
        from gallery.ui.projector.window import ProjectorWindow

        made = ProjectorWindow(self.desk.texts, pictures=self.desk.pictures)
        self.flicks(made)
        return made

    def flicks(self, view: "ProjectorView") -> None:
        """The wheel on this view can be flicked: how strongly is seen, and changes nothing else."""
        view.flicked.connect(self._flicked)

    def _flicked(self, strength: float) -> None:
        self._push = strength
        self.desk.session.spin()
        self._push = PUSH

    def follow(self) -> None:
        """The state, and what was spoken."""
        session = self.desk.session
        if self.seen is not None:
            self.seen.hang(self.desk.hung)
            self.seen.show_view(self._public(session.state) if session.playing else None)
            self.seen.going(session.going)

    def settle(self) -> None:
        """A wheel that still turns where nobody looks is stopped."""
        for view in (self.window, self.here):
            if view is not None:
                view.cease()
        self._go_on()

    def _go_on(self) -> None:
        """The console waits no longer."""
        self._guard.stop()
        self.desk.session.set_busy(False)

    def next_step(self) -> None:
        """The reveal's next step."""
        if self.seen is not None:
            self.seen.next_reveal()

    def previous_step(self) -> None:
        """One step back."""
        if self.seen is not None:
            self.seen.previous_reveal()

    def skip(self) -> None:
        """The ranking."""
        if self.seen is not None:
            self.seen.skip_reveal()

    def replay(self) -> None:
        """The reveal once more."""
        if self.seen is not None:
            self.seen.replay_reveal()

    def turn_aside(self) -> None:
        """The odds and the last spins, then the wheel; before the first turn the whole fingerprint."""
        if self.seen is not None:
            self.seen.turn_aside()

    def _public(self, state: State) -> "PublicView":
        from gallery.auction.view import public_view, recent_spins

        table = self.desk.session.table
        states = [] if table is None else table.journal.states()
        # At the end the way of everybody's cash is drawn, through all states that stand.
        return public_view(state, (each for _, each in states), recent_spins(states, state.spins))

    def _happened(self, line: Line) -> None:
        view = self.seen
        if view is None:
            return
        after = self._public(line.after)
        facts = [f.from_plain(plain) for plain in line.entry.facts]
        spun = next((fact for fact in facts if isinstance(fact, f.WheelSpun)), None)
        sale = next((fact for fact in facts if isinstance(fact, f.LotClosed)), None)
        if spun is not None and view.isVisible() and not self.covered:
            self.desk.session.set_busy(True)
            self._guard.start()
            seconds = HAND_SPIN if spun.by_hand else None
            before = self._public(line.before)
            push = self._push
            if not view.spin_to(before, after, self._go_on, sector=spun.sector, strength=push, seconds=seconds):
                self._go_on()
            return
        view.show_view(after)
        if sale is not None and line.entry.kind == "hammer":
            view.sold(line.after.name_of(sale.buyer) if sale.buyer else None, sale.amount)

    def _going(self, going: int) -> None:
        if self.seen is not None:
            self.seen.going(going)


class SeasonsShow(Show):
    """Five exhibitions, the predictions, and the scoring.

    The console does not wait for the scoring: its cards lie on the table already, and the next season may be dealt.
    """

    seen: "SeasonsView | None"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.seasons)

    def make_window(self) -> "SeasonsWindow":
        """The seasons' window."""
        from gallery.ui.projector.seasons.window import SeasonsWindow

        return SeasonsWindow(self.desk.texts, decks=self.desk.decks)

    def follow(self) -> None:
        """The state."""
        from gallery.exhibitions.view import public_view

        table = self.desk.seasons.table
        if self.seen is not None:
            self.seen.show_view(public_view(table.state) if table is not None else None)

    def next_step(self) -> None:
        """The scoring's next step."""
        if self.seen is not None:
            self.seen.next_step()

    def previous_step(self) -> None:
        """One step back."""
        if self.seen is not None:
            self.seen.previous_step()

    def skip(self) -> None:
        """What stands after the scoring."""
        if self.seen is not None and self.seen.can_step:
            self.seen.skip()

    def turn_aside(self) -> None:
        """The standing."""
        if self.seen is not None:
            self.seen.show_standing(not self.seen.standing_shown)

    def replay(self) -> None:
        """The scoring once more."""
        if self.seen is not None:
            self.seen.replay()

    def _happened(self, line: SeasonLine) -> None:
        from gallery.exhibitions.view import public_view

        if self.seen is not None:
            self.seen.show_view(public_view(line.after))
