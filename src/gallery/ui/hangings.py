"""The pictures of each collection of paintings, by its name: every window draws from the same."""

from collections.abc import Sequence
from pathlib import Path

from gallery.collection.collection import HOUSE
from gallery.refusal import Refused
from gallery.ui.pictures import Pictures


class Hangings:
    """The house's pictures, and those of one's own collections, made when they are first wanted.

    A collection that is gone has bare canvases, told by their numbers, so that a game with it goes on.
    """

    def __init__(self, house: Pictures, folders: Sequence[Path]) -> None:
        self.house = house
        self._folders = folders
        self._made: dict[str, Pictures] = {}
        self._gone: set[str] = set()

    def __call__(self, name: str) -> Pictures:
        """The pictures of the collection with this name."""
        if name == HOUSE:
            return self.house
        if name not in self._made:
            # The first page does not wait for what it does not show.
            from gallery.collection.own import bare_collection, open_collection

            try:
                collection = open_collection(name, self._folders)
            except Refused:
                collection = bare_collection(name)
                self._gone.add(name)
            self._made[name] = Pictures(collection, beside=self.house.beside)
        return self._made[name]

    def gone(self, name: str) -> bool:
        """Whether there is no such collection any more, so that its canvases are bare."""
        self(name)
        return name in self._gone

    def arranged(self, name: str, order: Sequence[int]) -> None:
        """The pictures of this collection hang in another order (old numbers, from 1); what was drawn of them is kept."""
        if name in self._made and name not in self._gone:
            from gallery.collection.own import open_collection

            self._made[name].hang_anew(open_collection(name, self._folders), order)

    def look_again(self) -> None:
        """Collections came, went or got another name: what was read of them is forgotten."""
        for made in self._made.values():
            made.stop()
        self._made.clear()
        self._gone.clear()

    @property
    def waiting(self) -> bool:
        """Whether a picture of any collection is still to be drawn."""
        return any(made.waiting for made in (self.house, *self._made.values()))

    def stop(self) -> None:
        """Draws no more: the program ends."""
        for made in (self.house, *self._made.values()):
            made.stop()
