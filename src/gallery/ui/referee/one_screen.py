"""One screen for all: the public view of an exhibitions game, and below it a slim strip of what can be entered now.

Nothing in these games is secret, so the strip may say all that the console says; it only has less room. Cards are entered as at
the console. A prediction goes in two steps: the exhibition first, then its eight spaces.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from gallery.exhibitions.variants import EXHIBITIONS, SPACES
from gallery.exhibitions.words import card_words
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import Desk, Panel, beside, label, main_of, stacked
from gallery.ui.keys import Act, Press
from gallery.ui.projector.seasons.view import SeasonsView
from gallery.ui.referee.board import SpaceButton
from gallery.ui.referee.cards import MINUS, CardButton
from gallery.ui.referee.heads import Plate
from gallery.ui.referee.pending import Pending
from gallery.ui.referee.pending_keys import take

HIGH = 62
"""The strip, pixels of the drawing."""
SPACE_WIDE = 74


class SeasonStrip(Panel):
    """The controls of the moment. `view` is what stands above them, which the scoring's steps go through."""

    console_wanted = Signal()

    def __init__(self, desk: Desk, view: SeasonsView) -> None:
        super().__init__(desk)
        self._view = view
        self.pending = Pending(desk, self._told)
        self._made_stepping = False

    @property
    def _stepping(self) -> bool:
        """Whether the scoring is what the class looks at now, and nothing can be entered before it is over."""
        return self._view.scene in ("scoring", "end")

    @property
    def outdated(self) -> bool:
        """Whether the view has come to the scoring, or out of it, since the strip was made."""
        return self._made_stepping != self._stepping

    def _told(self) -> None:
        self.rebuild()
        # The button that was pressed is gone; keys go on.
        main_of(self).setFocus()

    def build(self, layout: QBoxLayout) -> None:
        """One row."""
        style, say = self.desk.style, self.desk.say
        self._made_stepping = self._stepping
        frame = QFrame()
        frame.setObjectName("column")
        frame.setFixedHeight(style.px(HIGH))
        row = beside(frame, space=style.px(8), margins=(style.px(14), style.px(6), style.px(14), style.px(6)))
        if self.desk.seasons.playing:
            for widget in self._controls():
                row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._button(say("console-undo"), self.undo, "strip-undo", key="Ctrl Z", kind="quiet"))
        row.addWidget(self._button(say("console-to-console"), self.console_wanted.emit, "strip-console", key="F5"))
        layout.addWidget(frame)

    def _controls(self) -> list[QWidget]:
        if self._stepping:
            return self._steps()
        if self.pending.slots:
            return self._cards()
        if self.pending.predicting:
            return self._spaces() if self.pending.exhibition else self._exhibitions()
        return []

    def _steps(self) -> list[QWidget]:
        """The scoring, step by step."""
        view, say = self._view, self.desk.say
        made = [
            self._button(say("strip-step-back"), view.previous_step, "strip-step-back", key="PgUp"),
            self._button(say("strip-step-next"), view.next_step, "strip-step-next", key="PgDn", kind="strong"),
        ]
        if view.scene == "scoring":
            made.append(self._button(say("strip-skip"), view.skip, "strip-skip"))
        made.append(self._button(say("strip-replay"), view.replay, "strip-replay", kind="quiet"))
        return list(made)

    def _cards(self) -> list[QWidget]:
        """+ and − of each exhibition, and how many cards were told."""
        style, pending = self.desk.style, self.pending
        left = pending.left()
        made: list[QWidget] = []
        for number in range(1, EXHIBITIONS + 1):
            pair = QWidget()
            row = beside(pair, space=style.px(3))
            row.addWidget(Plate(self.desk, number, style.px(36)))
            for negative in (False, True):
                card = CardButton(self.desk, number, negative)
                card.setFixedWidth(style.px(40 if negative else 62))
                armed = pending.negative and negative
                card.show_card(left[card.card], pending.refusal(card.card), wanted=True, armed=armed)
                card.clicked.connect(lambda _=False, word=card.card: pending.enter(word))
                row.addWidget(card)
            made.append(pair)
        made += self._told_cards()
        if self._view.can_step:
            made.append(self._button(self.desk.say("strip-replay"), self._view.replay, "strip-replay", kind="quiet"))
        return made

    def _told_cards(self) -> list[QWidget]:
        """How many cards were told, and which: the exhibition's sign, with a minus for a negative one."""
        pending, style, state = self.pending, self.desk.style, self.desk.seasons.state
        hole = pending.correction.hole if pending.correction is not None else None
        told = [card for place, card in enumerate(pending.shown) if place != hole]
        words = self.desk.say("strip-cards", entered=len(told), wanted=len(pending.slots))
        made: list[QWidget] = [label(words, "strong", name="strip-cards")]
        for card in told:
            sign = QWidget()
            sign.setAccessibleName(card_words(state, card, self.desk.texts))
            sign.setToolTip(sign.accessibleName())
            row = beside(sign, space=style.px(2))
            row.addWidget(Plate(self.desk, int(card[0]), style.px(30)))
            if card.endswith("-"):
                row.addWidget(label(MINUS, "trouble"))
            made.append(sign)
        return made

    def _exhibitions(self) -> list[QWidget]:
        """Where the prediction goes, or that there is none."""
        state, say = self.desk.seasons.state, self.desk.say
        made: list[QWidget] = []
        for number in range(1, EXHIBITIONS + 1):
            name = say(f"exhibition-short-{state.setup.game}-{number}")
            act = partial(self.pending.type_digit, number)
            made.append(self._button(name, act, f"strip-exhibition-{number}", key=str(number)))
        made.append(self._button(say("strip-pass"), self.pending.decline, "strip-pass", key="N", kind="strong"))
        return made

    def _spaces(self) -> list[QWidget]:
        """The eight spaces of the exhibition, the doubling and high risk."""
        style, say, pending = self.desk.style, self.desk.say, self.pending
        state, exhibition = self.desk.seasons.state, pending.exhibition
        made: list[QWidget] = [Plate(self.desk, exhibition, style.px(42))]
        for space in range(1, SPACES + 1):
            button = SpaceButton(self.desk, exhibition, space)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            button.setFixedWidth(style.px(SPACE_WIDE))
            refused = pending.space_refusal(exhibition, space)
            button.show_space(
                tuple(each for each in state.exhibition(exhibition).predictions if each.space == space),
                refusal_words(refused, self.desk.texts) if refused is not None else "",
                asked=True,
                keys=space == pending.space,
                first=not pending.space and space == 1,
                column=not pending.space,
            )
            button.clicked.connect(lambda _=False, space=space: pending.predict(pending.exhibition, space))
            made.append(button)
        made.append(
            self._switch("strip-doubling", pending.doubling, pending.doubling_refusal(), pending.toggle_doubling, "D")
        )
        if state.phase == "opening":
            made.append(self._switch("strip-risk", pending.risk, pending.risk_refusal(), pending.toggle_risk, "R"))
        made.append(self._button("✕", pending.rub_out, "strip-other", kind="quiet", told=say("strip-other")))
        return made

    def _switch(self, words: str, on: bool, refused: Refused | None, act: Callable[[], object], key: str) -> Button:
        made = self._button(self.desk.say(words), act, words, key=key)
        made.setCheckable(True)
        made.setChecked(on)
        if refused is not None and not on:
            made.setEnabled(False)
            made.setToolTip(refusal_words(refused, self.desk.texts))
        return made

    def _button(
        self, text: str, act: Callable[[], object], name: str, *, key: str = "", kind: str = "plain", told: str = ""
    ) -> Button:
        made = Button(self.desk.style, text, kind=kind, name=name, key=key)
        if told:
            made.setAccessibleName(told)
            made.setToolTip(told)
        made.clicked.connect(lambda: act())
        return made

    def undo(self) -> None:
        """Takes back what was told last: a card that is not recorded yet, or the last entry."""
        if self.pending.cards:
            self.pending.rub_out()
        else:
            self.desk.seasons.undo()

    def take(self, press: Press) -> bool:
        """What a key does here; False when it means nothing."""
        if self._stepping or not self.desk.seasons.playing:
            return False
        if press.act is Act.DECLINE and self.pending.exhibition:
            # Its spaces are left for the five exhibitions; "no prediction" stands there.
            self.pending.rub_out()
            return True
        return take(self.pending, press, rtl=self.layoutDirection() == Qt.LayoutDirection.RightToLeft)


class SeasonsHerePage(QWidget):
    """The public view with the strip. `console_wanted` goes back to the console."""

    console_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("page")
        column = stacked(self)
        self.view = SeasonsView(desk.texts, decks=desk.decks)
        self.strip = SeasonStrip(desk, self.view)
        self.strip.console_wanted.connect(self.console_wanted)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)
        session = desk.seasons
        session.happened.connect(lambda _: self._follow(forget=True))
        session.opened.connect(lambda: self._follow(forget=True))
        session.busy_changed.connect(lambda _: self._follow())
        # Told while the view is painted, which is no time to make buttons.
        self.view.moved_on.connect(lambda _: QTimer.singleShot(0, self._turned))

    def take(self, press: Press) -> bool:
        """What a key does here; False when it means nothing."""
        return self.strip.take(press)

    def rebuild(self) -> None:
        """Another language, size or room."""
        self.strip.rebuild()

    def _turned(self) -> None:
        if self.strip.outdated:
            self._follow()

    def _follow(self, *, forget: bool = False) -> None:
        if forget:
            self.strip.pending.clear()
        if self.isVisible():
            self.strip.rebuild()
            main_of(self).setFocus()
