"""What the class sees, steered from the console."""

from PySide6.QtCore import QObject, Signal

from gallery.ui.banker.parts import Desk


class Projection(QObject):
    """The projector's window and what it shows."""

    changed = Signal()
    key_pressed = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.black = False
        self.frozen = False
        self.showing = False
        self.mirrored = False
        self.shared = False

    def toggle(self) -> None:
        """On or off."""

    def toggle_black(self) -> None:
        """Black or not."""

    def toggle_frozen(self) -> None:
        """Frozen or not."""

    def cover(self, covered: bool) -> None:
        """While somebody looks at their cards."""

    def next(self) -> None:
        """The reveal's next step."""

    def back(self) -> None:
        """One back."""

    def close(self) -> None:
        """For good."""
