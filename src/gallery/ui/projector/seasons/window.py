"""The public window of the exhibitions games."""

from gallery.texts import Texts
from gallery.ui.projector.seasons.view import Decks, SeasonsView
from gallery.ui.projector.window import frame_window, stand_alone

__all__ = ["SeasonsView", "SeasonsWindow"]


class SeasonsWindow(SeasonsView):
    """The public view on a screen of its own: without a frame, and never taking the keyboard from the console."""

    def __init__(
        self, texts: Texts, *, dark: bool = False, reduced_motion: bool = False, decks: Decks | None = None
    ) -> None:
        super().__init__(texts, dark=dark, reduced_motion=reduced_motion, decks=decks)
        stand_alone(self)

    def set_framed(self, framed: bool) -> None:
        """Beside the console with a frame (one screen), or bare on its own screen."""
        frame_window(self, framed)
