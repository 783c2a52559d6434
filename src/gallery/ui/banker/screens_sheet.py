"""Which screen the class sees: asked once, remembered by what the screen is. Meanwhile each screen shows its number."""

from PySide6.QtGui import QHideEvent, QShowEvent

from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, label
from gallery.ui.banker.sheets import Sheet
from gallery.ui.nameplates import Nameplate, nameplates
from gallery.ui.projection import Projection
from gallery.ui.screens import Choice, Screen


class ScreensSheet(Sheet):
    """A button a screen, with its number, maker, model and size; the same number stands on the screen itself."""

    def __init__(self, desk: Desk, projection: Projection, choice: Choice) -> None:
        super().__init__(desk, desk.say("console-screens-title"), "screens")
        self._screens = choice.candidates
        self.plates: list[Nameplate] = []
        key = "console-screens-absent" if choice.kind == "absent" else "console-screens-text"
        self.body.addWidget(label(desk.say(key), "body", wrap=True))
        for place, screen in enumerate(self._screens, start=1):
            text = f"\u2066{place}\u2069 · {screen_name(screen)}"
            made = Button(desk.style, text, name=f"screen-{place}")

            def chosen(_: bool = False, screen: Screen = screen) -> None:
                self.done.emit()
                projection.use(screen)

            made.clicked.connect(chosen)
            self.body.addWidget(made)
        self.cancel_button()

    def showEvent(self, event: QShowEvent) -> None:
        """The plates come up with the question."""
        super().showEvent(event)
        if not self.plates:
            names = [screen_name(screen) for screen in self._screens]
            self.plates = nameplates(self._screens, names, self.desk.texts, dark=self.desk.style.dark)

    def hideEvent(self, event: QHideEvent) -> None:
        """And go with it, however it was answered."""
        for plate in self.plates:
            plate.hide()
        self.plates = []
        super().hideEvent(event)


def screen_name(screen: Screen) -> str:
    """A screen as its owner knows it."""
    who = " ".join(part for part in (screen.identity.manufacturer, screen.identity.model) if part)
    _, _, width, height = screen.geometry
    size = f"{round(width * screen.ratio)} × {round(height * screen.ratio)}"
    return f"\u2066{who or screen.identity.name} · {size}\u2069"
