"""The public window: the public view on a screen of its own."""

from PySide6.QtCore import Qt

from gallery.texts import Texts
from gallery.ui.pictures import Pictures
from gallery.ui.projector.view import ProjectorView

__all__ = ["ProjectorView", "ProjectorWindow"]


class ProjectorWindow(ProjectorView):
    """The public window on a screen of its own: without a frame, and never taking the keyboard from the console."""

    def __init__(
        self, texts: Texts, *, dark: bool = False, reduced_motion: bool = False, pictures: Pictures | None = None
    ) -> None:
        super().__init__(texts, dark=dark, reduced_motion=reduced_motion, pictures=pictures)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.set_framed(False)

    def set_framed(self, framed: bool) -> None:
        """An ordinary window beside the console (one screen), or a bare one that fills its screen."""
        flags = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
        if not framed:
            flags |= Qt.WindowType.FramelessWindowHint
        if self.windowFlags() != flags:
            self.setWindowFlags(flags)
