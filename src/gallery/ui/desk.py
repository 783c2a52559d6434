"""What every panel of the console's windows needs, and which of the two kinds of game is on the table."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gallery.exhibitions.variants import VARIANTS
from gallery.refusal import Refused
from gallery.texts import Texts
from gallery.ui.gamesession import GameSession
from gallery.ui.hangings import Hangings
from gallery.ui.pictures import Pictures
from gallery.ui.preferences import Preferences
from gallery.ui.referee.session import SeasonSession
from gallery.ui.session import Session
from gallery.ui.style import Style

AnySession = GameSession[Any, Any]


class Decks:
    """The cards of the exhibitions games as pictures, by number in their deck: every window draws from the same.

    They are drawn `beside` the windows or not, as `Pictures` are.
    """

    def __init__(self, *, beside: bool = False) -> None:
        self._beside = beside
        self._made: dict[str, Pictures] = {}

    def __call__(self, game: str) -> Pictures:
        """The pictures of this game's deck, made when they are first wanted. ValueError for another game."""
        from gallery.collection.decks import deck_collection

        if game not in self._made:
            self._made[game] = Pictures(deck_collection(game), beside=self._beside)
        return self._made[game]

    @property
    def waiting(self) -> bool:
        """Whether a picture of any deck is still to be drawn."""
        return any(made.waiting for made in self._made.values())

    def stop(self) -> None:
        """Draws no more: the program ends."""
        for made in self._made.values():
            made.stop()


@dataclass(frozen=True, slots=True)
class Desk:
    """Handed on and never global. One game is on the table at a time: an auction in `session`, or seasons in `seasons`.

    `pictures` are those of the house, `hangings` those of every collection, `hung` those of the auction on the table.
    """

    session: Session
    seasons: SeasonSession
    style: Style
    pictures: Pictures
    decks: Decks = field(default_factory=Decks)
    hangings: Hangings = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hangings", Hangings(self.pictures, self.session.places.folders))

    @classmethod
    def furnish(cls, preferences: Preferences, style: Style, pictures: Pictures, pause: float = 0.6) -> "Desk":
        """A desk with nothing on it. Each session puts its game away when another kind of game comes."""
        auction, seasons = Session(preferences, pause), SeasonSession(preferences)
        desk = cls(auction, seasons, style, pictures, Decks(beside=pictures.beside))
        desk.session.coming.connect(desk.seasons.close_game)
        desk.seasons.coming.connect(desk.session.close_game)
        return desk

    @property
    def texts(self) -> Texts:
        """The texts of the language in use."""
        return self.session.preferences.texts

    def say(self, key: str, **params: object) -> str:
        """A message of the language in use."""
        return self.texts.say(key, **params)

    @property
    def hung(self) -> Pictures:
        """The pictures of the auction on the table; the house's when there is none."""
        return self.hangings(self.session.state.setup.collection) if self.session.playing else self.pictures

    @property
    def sessions(self) -> tuple[AnySession, ...]:
        """Both, whatever is on the table."""
        return self.session, self.seasons

    @property
    def game(self) -> AnySession | None:
        """The session whose game is on the table, None when the table is empty."""
        return next((session for session in self.sessions if session.playing), None)

    def session_for(self, path: Path) -> AnySession:
        """Whose game a file holds. One that cannot be read is the auction's to refuse, with the reason."""
        # What the command line asks of each game comes along with this: the first page does not wait for it.
        from gallery.games import name_of_game

        try:
            game = name_of_game(path)
        except Refused:
            return self.session
        return self.seasons if game in VARIANTS else self.session

    def open_game(self, path: Path) -> bool:
        """Goes on with a saved game of whatever kind; the one on the table stays when this one cannot be read."""
        return self.session_for(path).open_game(path)

    def last_game(self) -> Path | None:
        """The file that "continue" would open, if it is still there."""
        return self.session.last_game()

    def continue_last(self) -> bool:
        """Goes on with the last game, also after a crash."""
        path = self.last_game()
        return path is not None and self.open_game(path)
