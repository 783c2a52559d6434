"""What the pages have in common on which a game is set up: the names, who begins, what is missing, and one button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.fields import Choice
from gallery.ui.banker.parts import Desk, Panel, beside, label, stacked
from gallery.ui.newgame.names import NameList


class SetupPage(Panel):
    """`begun` when the game is on the table; `back` to leave. Each page adds what can be chosen for its game."""

    begun = Signal()
    back = Signal()
    sheet_wanted = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self._players = self._name_list(list(desk.session.preferences.settings.last_players))
        self._starter: str | None = None

    # --- what each page says for itself

    def new_list(self, names: list[str]) -> NameList:
        """The list of names, with as many rows as can play."""
        raise NotImplementedError

    def refusal(self) -> Refused | None:
        """Why it cannot be begun, asked of the rules themselves."""
        raise NotImplementedError

    def begin(self) -> None:
        """Opens the table."""
        raise NotImplementedError

    def _check(self) -> None:
        """Something was chosen or typed."""
        raise NotImplementedError

    # --- parts

    def _name_list(self, names: list[str]) -> NameList:
        players = self.new_list(names)
        players.edited.connect(self._check)
        players.sheet_wanted.connect(self.sheet_wanted)
        return players

    def _names_anew(self) -> None:
        """The panel is made anew with a new body; the names must outlive the old one."""
        before = self._players
        self._players = self._name_list([*before.names])
        self._players.class_name = before.class_name
        self._players.rebuild()

    def _names_column(self, space: int) -> QVBoxLayout:
        names = stacked(space=space)
        names.addWidget(label(self.desk.say("newgame-players"), "eyebrow"))
        names.addWidget(self._players)
        names.addStretch(1)
        return names

    def _head(self, title: str, margins: tuple[int, int, int, int]) -> QBoxLayout:
        style, say = self.desk.style, self.desk.say
        head = beside(space=style.px(16), margins=margins)
        head.addWidget(label(say(title), "title"), 1)
        back = Button(style, say("console-back"), kind="quiet", name="back", key="Esc", guarded=False)
        back.clicked.connect(self.back)
        head.addWidget(back)
        return head

    def _foot(self, margins: tuple[int, int, int, int]) -> QBoxLayout:
        """What is missing, and the button."""
        style = self.desk.style
        foot = beside(space=style.px(20), margins=margins)
        self._wrong = label("", "trouble", wrap=True, name="newgame-wrong")
        self._begin = Button(style, self.desk.say("newgame-begin"), kind="primary", name="begin", guarded=False)
        self._begin.setMinimumWidth(style.px(300))
        self._begin.clicked.connect(self.begin)
        foot.addWidget(self._wrong, 1)
        foot.addWidget(self._begin)
        return foot

    def _starter_column(self, space: int) -> QVBoxLayout:
        say = self.desk.say
        first = stacked(space=space)
        first.addWidget(label(say("newgame-starter"), "eyebrow"))
        self._first = Choice(self.desk.style)
        self._first.setObjectName("starter")
        self._first.setAccessibleName(say("newgame-starter"))
        self._first.activated.connect(self._choose_starter)
        first.addWidget(self._first)
        return first

    def _choose_starter(self, place: int) -> None:
        self._starter = self._players.names[place - 1] if place > 0 else None

    @property
    def starter(self) -> str | None:
        """Who was chosen to begin and still plays; None when it is left open."""
        return self._starter if self._starter in self._players.names else None

    def _show_names(self, nobody: str) -> None:
        """The names to choose the first player from, after the words for nobody; and what is still missing."""
        names, chosen = self._players.names, self.starter
        self._first.clear()
        self._first.addItem(self.desk.say(nobody))
        self._first.addItems([f"\u2068{name}\u2069" for name in names])
        self._first.setCurrentIndex(names.index(chosen) + 1 if chosen else 0)
        refused = self.refusal()
        self._begin.setEnabled(refused is None)
        self._wrong.setText(refusal_words(refused, self.desk.texts) if refused else "")
        # Nobody did anything wrong while the page is still empty: what is missing is said, and not in red.
        self._wrong.setProperty("role", "trouble" if names else "small")
        self._wrong.style().polish(self._wrong)

    def focus_first(self) -> None:
        """Typing begins with the first name that is missing."""
        self._players.focus_first()
