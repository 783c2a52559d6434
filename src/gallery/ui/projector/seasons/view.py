"""What the class sees of an exhibitions game. It is told public views and shows them; it asks nothing of the game."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gallery.collection.decks import deck_collection
from gallery.exhibitions.view import PublicView
from gallery.texts import Texts
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.canvas import Canvas
from gallery.ui.projector.seasons.moments import Between, Scene, SeasonMoments
from gallery.ui.projector.seasons.parts import Marked
from gallery.ui.projector.seasons.showing import paint_scene, scene_words
from gallery.ui.projector.stage import Stage
from gallery.ui.widgets.marks import draw_mark

Decks = Callable[[str], Pictures]
"""The pictures of a game's cards, by the game's word. The same game, the same pictures."""


class SeasonsView(Canvas):
    """What the class sees. As a widget, for the one-screen layout; `SeasonsWindow` is the same on a screen of its own.

    `decks` gives the pictures of a game's cards, which the console may share; without it the view draws its own.
    `moved_on` is sent with the name of what comes up: idle, season, standing; in a scoring counted, turned (it is told how
    predictions came out) or told (nothing to tell, or it was told before); at the end totals, winners, or end where it
    stands from the beginning. `ticked` is sent when a mark passes a place of its track.
    """

    def __init__(
        self,
        texts: Texts,
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        decks: Decks | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(texts, dark=dark, reduced_motion=reduced_motion, parent=parent)
        self._decks = decks or _deck_pictures
        self._hung: dict[str, Pictures] = {}
        self._moments = SeasonMoments(self._turned)
        self._moments.after = self.later
        self._marks: list[Marked] = []
        self._way = 1.0
        """How far the marks have come on their way, 0…1."""
        self._clock = QElapsedTimer()
        self._said = ""

    # --- what it is told

    def show_view(self, view: PublicView | None) -> None:
        """The game as all may see it now; None when no game is open. A season that was just scored is played out."""
        if view is not None:
            self._hang_deck(view.game)
        self._moments.show(view)

    def set_between(self, between: Between) -> None:
        """What stands between two seasons: the standing, or the empty board."""
        self._moments.set_between(between)

    def show_standing(self, shown: bool) -> None:
        """The standing on request during a season, until it is asked away or the season is scored."""
        self._moments.set_asked(shown)

    @property
    def standing_shown(self) -> bool:
        """Whether the standing was asked for."""
        return self._moments.asked

    def next_step(self) -> None:
        """A step on in the scoring; it stops going by itself."""
        self._moments.next()

    def previous_step(self) -> None:
        """A step back; from the standing or the final count into the scoring's last step."""
        self._moments.previous()

    def skip(self) -> None:
        """On to the standing, or to the final count."""
        self._moments.skip()

    def replay(self) -> None:
        """The scoring of the last season from its beginning, by itself. Nothing during a season or before the first."""
        self._moments.replay()

    def move_on(self) -> None:
        """Ends at once what would pass by itself: the step of the scoring that stands."""
        self._moments.time_is_up()

    # --- what it shows

    @property
    def scene(self) -> Scene:
        """The scene that stands."""
        return self._moments.scene()

    @property
    def playing(self) -> bool:
        """Whether the scoring goes on by itself."""
        return self._moments.playing

    @property
    def can_step(self) -> bool:
        """Whether there is a scoring to step through, skip or replay."""
        return bool(self._moments.steps)

    @property
    def moving(self) -> bool:
        """Whether marks are on their way along the tracks."""
        return self._way < 1.0

    @property
    def marks(self) -> tuple[QRectF, ...]:
        """Where the marks on the tracks of a scoring are now."""
        self._ready()
        return tuple(self._place(mark) for mark in self._marks)

    # --- pictures

    def _hang_deck(self, game: str) -> None:
        if game not in self._hung:
            pictures = self._decks(game)
            pictures.came.connect(self._hang_anew)
            self._hung[game] = pictures
        self._pictures = self._hung[game]

    # --- time

    def _turned(self) -> None:
        """Another moment: the points that it adds go along the tracks, where motion is wanted."""
        step = self._moments.now
        moves = step is not None and step.told and self._moments.fresh
        self._way = 0.0 if moves and not self._reduced and self.isVisible() else 1.0
        self._clock.invalidate()
        self.changed()
        said = scene_words(self._texts, self._moments)
        if said and said != self._said:
            self.announce(said)
        self._said = said
        if self.moving:
            self.run()

    def advance(self) -> bool:
        """Brings the marks to where they are now. They set out when the new picture has come up."""
        if not self.moving:
            return False
        self._ready()
        if not self._marks:
            self._way = 1.0
        elif not self._fade.over:
            return True
        elif not self._clock.isValid():
            self._clock.start()
        else:
            before = self._places()
            self._way = min(1.0, self._clock.elapsed() / theme.CALM)
            if self._places() != before:
                self.ticked.emit()
        self.update()
        return True

    # --- painting

    def paint_still(self, stage: Stage) -> str:
        """The scene of this moment."""
        self._marks = paint_scene(stage, self._moments.scene(), self._moments)
        return self._moments.name()

    def paint_moving(self, painter: QPainter, region: QRect) -> None:
        """The marks on the tracks of a scoring."""
        for mark in self._marks:
            draw_mark(painter, mark.look, self._place(mark), self._room.dark)

    def _places(self) -> tuple[int, ...]:
        """On which place of its track each mark that goes is, counted from where it set out."""
        return tuple(
            round(self._place(mark).center().x() / max(1.0, mark.step))
            for mark in self._marks
            if mark.before != mark.after
        )

    def _place(self, mark: Marked) -> QRectF:
        way = self._way * self._way * (3 - 2 * self._way)
        middle = mark.before.center() * (1 - way) + mark.after.center() * way
        place = QRectF(mark.after)
        place.moveCenter(QPointF(middle))
        return place


def _deck_pictures(game: str) -> Pictures:
    return Pictures(deck_collection(game))
