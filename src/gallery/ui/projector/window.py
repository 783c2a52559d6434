"""The public window: a public view on a screen of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gallery.texts import Texts
from gallery.ui.pictures import Pictures
from gallery.ui.projector.view import ProjectorView

__all__ = ["ProjectorView", "ProjectorWindow", "frame_window", "stand_alone"]


def stand_alone(widget: QWidget) -> None:
    """Makes a public view a window: without a frame, and never taking the keyboard from the console."""
    widget.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    frame_window(widget, False)


def frame_window(widget: QWidget, framed: bool) -> None:
    """An ordinary window beside the console (one screen), or a bare one that fills its screen."""
    flags = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
    if not framed:
        flags |= Qt.WindowType.FramelessWindowHint
    if widget.windowFlags() != flags:
        widget.setWindowFlags(flags)


class ProjectorWindow(ProjectorView):
    """The auction's public window on a screen of its own."""

    def __init__(
        self, texts: Texts, *, dark: bool = False, reduced_motion: bool = False, pictures: Pictures | None = None
    ) -> None:
        super().__init__(texts, dark=dark, reduced_motion=reduced_motion, pictures=pictures)
        stand_alone(self)

    def set_framed(self, framed: bool) -> None:
        """Beside the console with a frame (one screen), or bare on its own screen."""
        frame_window(self, framed)
