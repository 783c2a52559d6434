"""Which screen the class sees: asked once, remembered by what the screen is."""

from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, label
from gallery.ui.banker.sheets import Sheet
from gallery.ui.projection import Projection
from gallery.ui.screens import Choice, Screen


def screens_sheet(desk: Desk, projection: Projection, choice: Choice) -> Sheet:
    """A button a screen, with its maker, model and size."""
    say = desk.say
    sheet = Sheet(desk, say("console-screens-title"), "screens")
    key = "console-screens-absent" if choice.kind == "absent" else "console-screens-text"
    sheet.body.addWidget(label(say(key), "body", wrap=True))
    for place, screen in enumerate(choice.candidates, start=1):
        made = Button(desk.style, screen_name(screen), name=f"screen-{place}")

        def chosen(_: bool = False, screen: Screen = screen) -> None:
            sheet.done.emit()
            projection.use(screen)

        made.clicked.connect(chosen)
        sheet.body.addWidget(made)
    sheet.cancel_button()
    return sheet


def screen_name(screen: Screen) -> str:
    """A screen as its owner knows it."""
    who = " ".join(part for part in (screen.identity.manufacturer, screen.identity.model) if part)
    _, _, width, height = screen.geometry
    size = f"{round(width * screen.ratio)} × {round(height * screen.ratio)}"
    return f"\u2066{who or screen.identity.name} · {size}\u2069"
