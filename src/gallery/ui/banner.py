"""The one place where trouble is told: a sentence in the language in use, and what can be done about it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout

from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label
from gallery.ui.gamesession import Trouble

OFFERS = {"read_only_file": "banner-copy", "damaged_file": "banner-rescue"}
"""What can be done about a file that cannot be opened as it is: the button's words."""


class Banner(Panel):
    """Hidden while all is well. `retry`, `elsewhere`, `open_file` and `confirmed` are its buttons."""

    retry = Signal(object)
    elsewhere = Signal()
    open_file = Signal(str, object)
    """The refusal's key, and the file of which a copy or the good beginning is wanted."""
    confirmed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("banner")
        self._trouble: Trouble | None = None
        self._notice: str = ""
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says now, empty when it is hidden."""
        if self._trouble is not None:
            refused = self._trouble.refused
            return refusal_words(refused, self.desk.texts) if refused else self.desk.say("console-fault")
        return self.desk.say(self._notice) if self._notice else ""

    @property
    def notice(self) -> str:
        """The key of the notice that it shows now, empty when it shows none."""
        return self._notice

    def show_trouble(self, trouble: Trouble) -> None:
        """Tells what could not be done. It stays until something succeeds or it is closed."""
        self._trouble, self._notice = trouble, ""
        self.rebuild()
        self.show()

    def show_notice(self, key: str) -> None:
        """Asks or tells something that is no fault: `key` is the sentence, `key-do` its button."""
        self._trouble, self._notice = None, key
        self.rebuild()
        self.show()

    def calm(self) -> None:
        """Something succeeded: what was in the way is past."""
        if self._trouble is not None:
            self.clear()

    def clear(self) -> None:
        """Hides it."""
        self._trouble, self._notice = None, ""
        self.hide()

    def build(self, layout: QBoxLayout) -> None:
        """One line."""
        style, say = self.desk.style, self.desk.say
        row = beside(space=style.px(12), margins=(style.px(22), style.px(8), style.px(14), style.px(8)))
        row.addWidget(label(self.sentence, "strong", wrap=True, name="banner-text"), 1)
        trouble = self._trouble
        if trouble is not None and trouble.of_the_disk and trouble.again is not None:
            again = Button(style, say("banner-again"), name="banner-again")
            again.clicked.connect(lambda: self.retry.emit(trouble.again))
            row.addWidget(again)
        if trouble is not None and trouble.file is not None and trouble.key in OFFERS:
            offer = OFFERS[trouble.key]
            open_it = Button(style, say(offer), name=offer)
            open_it.clicked.connect(lambda: self.open_file.emit(trouble.key, trouble.file))
            row.addWidget(open_it)
        elif trouble is not None and trouble.of_the_disk and self.desk.game is not None:
            other = Button(style, say("banner-elsewhere"), name="banner-elsewhere")
            other.clicked.connect(self.elsewhere)
            row.addWidget(other)
        if self._notice and self.desk.texts.has(f"{self._notice}-do"):
            notice = self._notice
            do = Button(style, say(f"{notice}-do"), kind="strong", name="banner-confirm")
            do.clicked.connect(lambda: self.confirmed.emit(notice))
            row.addWidget(do)
        away = Button(style, "✕", kind="quiet", name="banner-close")
        away.setAccessibleName(say("console-close"))
        away.clicked.connect(self.clear)
        row.addWidget(away)
        layout.addLayout(row)
