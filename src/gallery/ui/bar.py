"""The dark bar at the top: where we are, the projector, language, sound, room, keys."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame

from gallery.texts import LANGUAGES, Language
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, NameLabel, Panel, beside
from gallery.ui.projection import Projection
from gallery.ui.shell import BAR, EDGE, NAME


class Bar(Panel):
    """Always there. `wanted` asks for "home", "keys" or "screens"; the rest it does itself."""

    wanted = Signal(str)

    def __init__(self, desk: Desk, projection: Projection) -> None:
        super().__init__(desk)
        self._projection = projection

    def build(self, layout: QBoxLayout) -> None:
        """One line."""
        style, say, preferences = self.desk.style, self.desk.say, self.desk.session.preferences
        frame = QFrame()
        frame.setObjectName("bar")
        frame.setFixedHeight(style.px(BAR))
        row = beside(frame, space=style.px(4), margins=(style.px(EDGE), 0, style.px(EDGE), 0))
        home = self._button(NAME, "home", lambda: self.wanted.emit("home"))
        row.addWidget(home)
        game = self.desk.game
        if game is not None and game.path is not None:
            row.addSpacing(style.px(10))
            row.addWidget(
                NameLabel(style, f"\u2068{game.path.stem}\u2069", size=16, bold=False, lines=1, tone="on-bar"),
                1,
            )
        else:
            row.addStretch(1)
        if game is not None:
            shown = say("bar-projector-on" if self._projection.showing else "bar-projector")
            row.addWidget(self._button(shown, "projector", self._projection.toggle, "F5"))
            if len(self._projection.screens.choice.candidates) > 1:
                row.addWidget(self._button(say("bar-screens"), "screens", lambda: self.wanted.emit("screens")))
            black = self._button(say("bar-black"), "black", self._projection.toggle_black, "B")
            black.setCheckable(True)
            black.setChecked(self._projection.black)
            row.addWidget(black)
            frozen = self._button(say("bar-freeze"), "freeze", self._projection.toggle_frozen, "F")
            frozen.setCheckable(True)
            frozen.setChecked(self._projection.frozen)
            row.addWidget(frozen)
            if self._projection.showing and game is self.desk.session:
                row.addWidget(self._button(say("bar-odds"), "odds", self._projection.turn_aside, "O"))
        settings = preferences.settings
        sound = self._button(say("bar-sound" if settings.sound else "bar-sound-off"), "sound", self._turn_sound, "S")
        row.addWidget(sound)
        room = say("bar-light" if settings.dark_room else "bar-dark")
        row.addWidget(self._button(room, "room", self._turn_room))
        for language in LANGUAGES:
            made = self._button(say(f"language-{language}-short"), f"bar-language-{language}", lambda: None)
            made.setAccessibleName(say(f"language-{language}"))
            made.setCheckable(True)
            made.setChecked(language == preferences.language)
            made.clicked.connect(lambda _=False, chosen=language: self._speak(chosen))
            row.addWidget(made)
        row.addWidget(self._button(say("bar-keys"), "keys", lambda: self.wanted.emit("keys"), "?"))
        layout.addWidget(frame)

    def _button(self, text: str, name: str, act: object, key: str = "") -> Button:
        assert callable(act)
        made = Button(self.desk.style, text, kind="bar", name=name, key=key)
        made.clicked.connect(lambda: act())
        return made

    def _speak(self, chosen: Language) -> None:
        """Another language; pressed again, the one that is spoken stays marked."""
        preferences = self.desk.session.preferences
        pressed = self.findChild(Button, f"bar-language-{chosen}")
        if chosen == preferences.language and pressed is not None:
            pressed.setChecked(True)
        preferences.set_language(chosen)

    def _turn_sound(self) -> None:
        preferences = self.desk.session.preferences
        preferences.set_sound(not preferences.settings.sound)

    def _turn_room(self) -> None:
        preferences = self.desk.session.preferences
        preferences.set_dark_room(not preferences.settings.dark_room)
