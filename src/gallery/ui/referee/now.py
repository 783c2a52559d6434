"""The "now" column of the referee: whose turn it is, what is expected, the cards in their slots, and the buttons."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel

from gallery.exhibitions.state import Player
from gallery.exhibitions.words import exhibition_name, game_name, space_words, token_words
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.buttons import Button
from gallery.ui.banker.parts import NameLabel, Panel, beside, label, rule
from gallery.ui.desk import Desk
from gallery.ui.referee.cards import CardSlot
from gallery.ui.referee.outcome import missing_words, restored_words
from gallery.ui.referee.pending import Pending
from gallery.ui.widgets import PlayerMark

LONG_LINE = 90
"""Characters: a sentence with more is written small."""


class NowPanel(Panel):
    """What is to be done now. At its foot stands the sentence about what is pointed at."""

    leave = Signal()
    again = Signal()
    replay = Signal()
    summary = Signal()
    """How the season came out is asked for."""

    def __init__(self, desk: Desk, pending: Pending) -> None:
        super().__init__(desk)
        self._pending = pending
        self._why: QLabel | None = None
        self.setObjectName("now")

    def build(self, layout: QBoxLayout) -> None:
        """The head, then what the phase asks for."""
        style, say, session = self.desk.style, self.desk.say, self.desk.seasons
        state = session.state
        layout.setSpacing(style.px(7))
        head = say("referee-season", game=game_name(state, self.desk.texts), season=state.season)
        layout.addWidget(label(head, "small", wrap=True, name="season"))
        if session.busy:
            layout.addWidget(label(say("referee-busy"), "instruction", wrap=True, name="instruction"))
            layout.addStretch(1)
        elif state.phase == "over" and self._pending.correction is None:
            self._over(layout)
        else:
            self._turn(layout)
        self._why = label("", "body", wrap=True, name="why")
        if state.phase != "over":
            # Its place is kept: what stands above does not jump when something is pointed at.
            self._why.setMinimumHeight(style.px(66))
        self._why.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading)
        layout.addWidget(self._why)

    def tell(self, sentence: str) -> None:
        """The sentence about what is pointed at."""
        if self._why is not None:
            self._why.setText(sentence)

    # --- a turn

    def _turn(self, layout: QBoxLayout) -> None:
        style, say, state, pending = self.desk.style, self.desk.say, self.desk.seasons.state, self._pending
        phase = say(f"referee-phase-{state.phase}", round=state.round, rounds=state.setup.rounds)
        layout.addWidget(label(phase, "eyebrow", wrap=True, name="phase"))
        if state.phase == "setup" and pending.correction is None:
            self._between(layout)
        else:
            who = self._who()
            if who is not None:
                layout.addLayout(self._named(who, size=28, mark=24, name="turn-name"))
        for words, role, name in self._instruction():
            layout.addWidget(label(words, role, wrap=True, name=name))
        layout.addSpacing(style.px(2))
        self._slots(layout)
        if pending.predicting:
            self._prediction(layout)
        layout.addStretch(1)

    def _who(self) -> Player | None:
        """Whose cards or prediction it is about; while cards are corrected whose they are."""
        pending = self._pending
        state = pending.correction.placing.before if pending.correction is not None else self.desk.seasons.state
        return state.player(state.turn) if state.turn is not None and state.phase != "setup" else None

    def _named(self, player: Player, *, size: int, mark: int, name: str) -> QBoxLayout:
        style = self.desk.style
        row = beside(space=style.px(10))
        row.addWidget(PlayerMark(player.look, style.px(mark), style.dark))
        lines = 2 if size > 20 and len(player.name) > 14 else 1
        shown = NameLabel(style, f"\u2068{player.name}\u2069", size=size, lines=lines)
        shown.setObjectName(name)
        shown.setFixedHeight(style.px(size * (2.3 if lines > 1 else 1.4)))
        row.addWidget(shown, 1)
        return row

    def _instruction(self) -> list[tuple[str, str, str]]:
        """What is expected, in words: each with its role and its name."""
        say, state, pending = self.desk.say, self.desk.seasons.state, self._pending
        if pending.correction is not None:
            after = bool(pending.correction.placing.later)
            return [
                (say("referee-fix"), "instruction", "instruction"),
                (say("referee-fix-later" if after else "referee-fix-text"), "body", "help"),
            ]
        if pending.predicting:
            key = "referee-ask-predict"
        elif state.phase == "setup":
            key = "referee-ask-open"
        else:
            key = "referee-ask-place" if state.phase == "rounds" else "referee-ask-close"
            key += "-house" if state.setup.house else ""
        told = [(say(key), "instruction", "instruction")]
        if pending.negative:
            return [*told, (say("referee-negative-next"), "body", "help")]
        if pending.predicting and pending.exhibition:
            return [*told, (self._typed(), "body", "help")]
        if pending.predicting and not pending.doubling and (few := self._few_tokens()):
            return [*told, (say(few), "body", "help")]
        if pending.predicting:
            tokens = token_words(2 if pending.doubling else 1, pending.risk, self.desk.texts)
            return [*told, (say(f"{key}-text", tokens=f"\u2068{tokens}\u2069"), "body", "help")]
        if state.phase == "setup":
            setup = state.setup
            # Two cards a round, and three for the closing; the house places one a turn, and two at the end.
            house = 2 * setup.rounds + 2 if setup.house else 0
            return [*told, (say(f"{key}-text", hand=2 * setup.rounds + 3, house=house), "body", "help")]
        return [*told, (say(f"{key}-text"), "body", "help")]

    def _few_tokens(self) -> str:
        """What is told instead of "one token" when whose turn it is has none in hand, or the double one alone."""
        state = self.desk.seasons.state
        player = state.player(state.turn) if state.turn is not None else None
        if player is None or player.singles:
            return ""
        return "referee-ask-predict-double" if player.double else "referee-ask-predict-none"

    def _typed(self) -> str:
        """The space on which the keys stand."""
        say, state, pending = self.desk.say, self.desk.seasons.state, self._pending
        name = exhibition_name(state, pending.exhibition, self.desk.texts)
        if not pending.space:
            return say("referee-typed-exhibition", exhibition=name)
        refused = pending.space_refusal(pending.exhibition, pending.space)
        if refused is not None:
            return refusal_words(refused, self.desk.texts)
        what = f"\u2068{space_words(pending.space, self.desk.texts)}\u2069"
        return say("referee-typed-space", exhibition=name, what=what)

    def _slots(self, layout: QBoxLayout) -> None:
        """The cards of the turn; while a prediction is asked for, those that were placed before it."""
        style, say, pending = self.desk.style, self.desk.say, self._pending
        slots, cards, correction = pending.slots, pending.shown, pending.correction
        placing = self.desk.seasons.placing
        placed = not slots and placing is not None and not placing.later
        if placed and placing is not None:
            cards, slots = placing.cards, ("first", "second", "house")[: len(placing.cards)]
        row = beside(space=style.px(6))
        for place, slot in enumerate(slots):
            mode = ""
            if correction is not None:
                mode = "hole" if place == correction.hole else "other"
            elif not placed and place == len(cards):
                mode = "next"
            card = cards[place] if place < len(cards) else ""
            made = CardSlot(self.desk, slot, card, mode=mode, negative=pending.negative)
            if correction is not None:
                made.clicked.connect(lambda _=False, place=place: pending.choose_slot(place))
            row.addWidget(made)
        row.addStretch(1)
        layout.addLayout(row)
        line = beside(space=style.px(8))
        if correction is not None:
            stay = Button(style, say("referee-fix-leave"), kind="plain", name="fix-leave", key="Esc")
            stay.clicked.connect(pending.leave)
            line.addWidget(stay, 1)
        elif pending.cards:
            if len(pending.cards) == len(pending.slots):
                # They could not be saved; the banner says why.
                once_more = Button(style, say("referee-record"), kind="primary", name="record-cards", key="Enter")
                once_more.clicked.connect(pending.record)
                line.addWidget(once_more, 1)
            off = Button(style, say("referee-take-off"), kind="plain", name="take-off", key="C")
            off.clicked.connect(pending.rub_out)
            line.addWidget(off, 1)
        elif pending.can_correct:
            # Whose cards they were is told when another player's turn has come.
            of = "" if placed or placing is None else placing.before.name_of(placing.before.turn or 1)
            up = placing is not None and placing.before.phase == "setup"
            key = "referee-wrong" if placed else "referee-wrong-up" if up else "referee-wrong-of"
            wrong = Button(style, say(key, name=of), kind="small", name="wrong", key="C")
            wrong.setToolTip(say("referee-wrong-text"))
            wrong.setAccessibleDescription(say("referee-wrong-text"))
            wrong.clicked.connect(pending.correct)
            line.addWidget(wrong, 1)
        layout.addLayout(line)

    def _prediction(self, layout: QBoxLayout) -> None:
        """The doubling and high risk as switches, and no prediction."""
        style, say, pending = self.desk.style, self.desk.say, self._pending
        layout.addWidget(rule())
        switches = beside(space=style.px(8))
        token = self.desk.seasons.state.setup.double
        for name, key, shortcut, on, refused, act in (
            (
                "doubling",
                "referee-double-token" if token else "referee-two-tokens",
                "D",
                pending.doubling,
                pending.doubling_refusal(),
                pending.toggle_doubling,
            ),
            ("risk", "referee-risk", "R", pending.risk, pending.risk_refusal(), pending.toggle_risk),
        ):
            made = Button(style, say(key), kind="plain", key=shortcut, name=name)
            made.setCheckable(True)
            made.setChecked(on)
            if refused is not None and not on:
                made.forbid(self._short(refused), refusal_words(refused, self.desk.texts))
            made.clicked.connect(act)
            switches.addWidget(made, 1)
        layout.addLayout(switches)
        none = Button(style, say("referee-pass"), kind="strong", key="N", name="pass")
        none.clicked.connect(pending.decline)
        layout.addWidget(none)

    def _short(self, refused: Refused) -> str:
        """Why a switch is greyed, in the few words that fit on it."""
        key = "referee-why-" + refused.key.replace("_", "-")
        return self.desk.say(key) if self.desk.texts.has(key) else refusal_words(refused, self.desk.texts)

    # --- between seasons, and the end

    def _between(self, layout: QBoxLayout) -> None:
        """How the season before came out, in short, and what is missing for the end."""
        style, say, state = self.desk.style, self.desk.say, self.desk.seasons.state
        result = state.last
        if result is None:
            return
        restored = restored_words(state, self.desk)
        if restored:
            layout.addWidget(label(restored, "record", wrap=True, name="restored"))
        layout.addWidget(label(missing_words(state, self.desk), "record", wrap=True, name="missing"))
        row = beside(space=style.px(8))
        for key, name, signal in (
            ("referee-summary", "summary", self.summary),
            ("referee-replay", "replay", self.replay),
        ):
            made = Button(style, say(key, season=result.season), kind="small", name=name)
            made.clicked.connect(signal)
            row.addWidget(made, 1)
        layout.addLayout(row)
        layout.addWidget(rule())

    def _over(self, layout: QBoxLayout) -> None:
        """Winners large, the others below."""
        style, say, state = self.desk.style, self.desk.say, self.desk.seasons.state
        layout.addWidget(label(say("console-over"), "instruction", wrap=True, name="instruction"))
        names = self.desk.texts.names(state.name_of(winner) for winner in state.winners)
        winner = say("console-winner", names=names, count=len(state.winners))
        role = "lead" if len(winner) < LONG_LINE else "record"
        layout.addWidget(label(winner, role, wrap=True, name="winner"))
        for player in sorted(state.players, key=lambda player: -player.counted):
            layout.addWidget(rule())
            row = self._named(player, size=17, mark=18, name=f"rank-{player.id}")
            row.addWidget(label(f"\u2066{player.counted}\u2069", "money", name=f"rank-counted-{player.id}"))
            layout.addLayout(row)
        layout.addWidget(label(say("referee-over-text"), "small", wrap=True))
        layout.addSpacing(style.px(6))
        for kind, key, name, signal in (
            ("primary", "console-again", "again", self.again),
            ("plain", "referee-replay", "replay", self.replay),
            ("plain", "console-to-start", "to-start", self.leave),
        ):
            made = Button(style, say(key), kind=kind, name=name)
            made.clicked.connect(signal)
            layout.addWidget(made)
        seldom = beside(space=style.px(8))
        if state.last is not None:
            how = Button(style, say("referee-summary", season=state.last.season), kind="small", name="summary")
            how.clicked.connect(self.summary)
            seldom.addWidget(how, 1)
        if self._pending.can_correct:
            wrong = Button(style, say("referee-wrong"), kind="small", name="wrong", key="C")
            wrong.clicked.connect(self._pending.correct)
            seldom.addWidget(wrong, 1)
        layout.addLayout(seldom)
        layout.addStretch(1)
