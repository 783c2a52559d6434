"""What the referee has said of a turn and what is not recorded yet: cards in their slots, tokens, the space under the keys.

Nothing here is drawn. Cards are words such as "2+" and "5-"; what is recorded goes through the session.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gallery.exhibitions import commands as c
from gallery.exhibitions.options import Option, cards_left, options
from gallery.exhibitions.state import State
from gallery.exhibitions.variants import EXHIBITIONS, NEGATIVES, POSITIVES, SPACES
from gallery.exhibitions.words import card_words
from gallery.refusal import Refused
from gallery.ui.desk import Desk
from gallery.ui.referee.placing import Placing

HAND = ("first", "second")
HOUSE = "house"


@dataclass(slots=True)
class Correction:
    """Cards that were entered already, one of which is to be another: that in the slot `hole`."""

    placing: Placing
    cards: tuple[str, ...]
    hole: int


class Pending:
    """A turn as far as it was told. `changed` is called whenever something else is to be shown."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self.desk = desk
        self._changed = changed
        self.clear()

    def clear(self) -> None:
        """Forgets everything: something was recorded, or another game is on the table."""
        self.cards: tuple[str, ...] = ()
        self.negative = False
        """Whether the next digit means a negative card."""
        self.correction: Correction | None = None
        self.doubling = False
        self.risk = False
        self.exhibition = 0
        self.space = 0
        """The space on which the keys stand; 0 for none."""
        self._offered: tuple[int, dict[tuple[int, int, int, bool], Refused | None]] = (-1, {})

    @property
    def state(self) -> State:
        """The state of the open game."""
        return self.desk.seasons.state

    # --- cards

    @property
    def slots(self) -> tuple[str, ...]:
        """Which cards the turn asks for: the first and the second, with two players that of the house; empty for none."""
        state = self.correction.placing.before if self.correction is not None else self.state
        if state.phase == "setup":
            return HAND
        if state.phase == "closing" or (state.phase == "rounds" and not state.placed):
            return (*HAND, HOUSE) if state.setup.house else HAND
        return ()

    @property
    def shown(self) -> tuple[str, ...]:
        """The cards in the slots."""
        return self.correction.cards if self.correction is not None else self.cards

    @property
    def next_slot(self) -> int:
        """The place of the slot into which the next card goes, from 0; that behind the last when all are full."""
        return self.correction.hole if self.correction is not None else len(self.cards)

    def left(self) -> dict[str, int]:
        """Card → how many may still be entered now, those in the slots taken off."""
        correction = self.correction
        left = cards_left(correction.placing.before if correction is not None else self.state)
        for place, card in enumerate(self.shown):
            if correction is None or place != correction.hole:
                left[card] -= 1
        return left

    def refusal(self, card: str) -> Refused | None:
        """Why a card cannot be entered now."""
        state = self.state
        if not self.slots:
            if state.phase == "over":
                return Refused("game_over")
            return Refused("wrong_phase", phase="opening" if state.phase == "opening" else "predict")
        if not self.left()[card]:
            copies = POSITIVES if card.endswith("+") else NEGATIVES
            return Refused("no_such_card", card=card_words(state, card, self.desk.texts), copies=copies)
        return None

    def enter(self, card: str) -> None:
        """A card for the next slot. The last one that was missing is recorded with the others at once."""
        if self.desk.seasons.busy or self.refusal(card) is not None:
            return
        self.negative = False
        correction = self.correction
        if correction is not None:
            cards = list(correction.cards)
            cards[correction.hole] = card
            if tuple(cards) == correction.placing.cards:
                self.leave()
            else:
                self._correct(tuple(cards))
            return
        if len(self.cards) < len(self.slots):
            self.cards = (*self.cards, card)
        if not self.record():
            self._changed()

    def record(self) -> bool:
        """Records the cards when no slot is empty."""
        if self.correction is not None or not self.slots or len(self.cards) < len(self.slots):
            return False
        session = self.desk.seasons
        hand, house = _parted(self.cards)
        if self.state.phase == "setup":
            return session.open_season(hand, session.moment)
        return session.lay(hand, house, session.moment)

    def arm_negative(self) -> None:
        """The next digit means a negative card; once more, and it does not."""
        if self.slots:
            self.negative = not self.negative
            self._changed()

    def rub_out(self) -> None:
        """Takes off the last card that is not recorded, or leaves what was begun with the keys."""
        if self.negative:
            self.negative = False
        elif self.correction is not None:
            self.correction = None
        elif self.cards:
            self.cards = self.cards[:-1]
        else:
            self.exhibition = self.space = 0
        self._changed()

    # --- a card that was entered for the wrong exhibition

    @property
    def can_correct(self) -> bool:
        """Whether there are recorded cards that one key corrects."""
        return not self.cards and not self.desk.seasons.busy and self.desk.seasons.placing is not None

    def correct(self) -> None:
        """Takes the cards that were recorded last back into the slots, to replace the last; again: the one before it.

        Cards that are not recorded yet are simply taken off.
        """
        if self.cards:
            self.rub_out()
        elif self.correction is not None:
            self.choose_slot((self.correction.hole - 1) % len(self.correction.cards))
        elif self.can_correct:
            placing = self.desk.seasons.placing
            assert placing is not None
            self.negative = False
            self.correction = Correction(placing, placing.cards, len(placing.cards) - 1)
            self._changed()

    def choose_slot(self, place: int) -> None:
        """Which of the recorded cards is to be another."""
        if self.correction is not None and 0 <= place < len(self.correction.cards):
            self.correction.hole = place
            self._changed()

    def leave(self) -> None:
        """The cards stay as they were entered."""
        self.correction = None
        self.negative = False
        self._changed()

    def _correct(self, cards: tuple[str, ...]) -> None:
        session = self.desk.seasons
        hand, house = _parted(cards)
        if not session.correct(hand, house, session.moment):
            self._changed()

    # --- a prediction

    @property
    def predicting(self) -> bool:
        """Whether a prediction or a pass is what the turn asks for."""
        state = self.state
        return self.correction is None and (state.phase == "opening" or (state.phase == "rounds" and state.placed))

    def space_refusal(self, exhibition: int, space: int) -> Refused | None:
        """Why these tokens cannot be put on a space."""
        return self._refusal(exhibition, space, doubling=self.doubling, risk=self.risk)

    def doubling_refusal(self) -> Refused | None:
        """Why there can be no doubling on any space that is free."""
        return self._anywhere(doubling=True, risk=False)

    def risk_refusal(self) -> Refused | None:
        """Why there can be no high risk on any space that is free."""
        return self._anywhere(doubling=False, risk=True) and self._anywhere(doubling=True, risk=True)

    def toggle_doubling(self) -> None:
        """Doubling or one token."""
        if self.predicting and (self.doubling or self.doubling_refusal() is None):
            self.doubling = not self.doubling
            self._changed()

    def toggle_risk(self) -> None:
        """With the high-risk token or without."""
        if self.predicting and (self.risk or self.risk_refusal() is None):
            self.risk = not self.risk
            self._changed()

    def predict(self, exhibition: int, space: int) -> bool:
        """Puts the tokens on a space."""
        session = self.desk.seasons
        if not self.predicting or self.space_refusal(exhibition, space) is not None:
            return False
        return session.predict(exhibition, space, 2 if self.doubling else 1, self.risk, session.moment)

    def decline(self) -> bool:
        """No prediction."""
        session = self.desk.seasons
        return self.predicting and session.make_no_prediction(session.moment)

    def type_digit(self, digit: int) -> None:
        """A digit for the board: the exhibition first, then the space."""
        if self.exhibition and not self.space:
            self.space = digit
        elif digit <= EXHIBITIONS:
            self.exhibition, self.space = digit, 0
        self._changed()

    def move(self, across: int, down: int) -> None:
        """The keys go to another space; to the first one when they stood nowhere."""
        if not self.exhibition or not self.space:
            self.exhibition, self.space = self.exhibition or 1, self.space or 1
        else:
            self.exhibition = min(EXHIBITIONS, max(1, self.exhibition + across))
            self.space = min(SPACES, max(1, self.space + down))
        self._changed()

    def stand_on(self, exhibition: int, space: int) -> None:
        """The keys stand on this space."""
        if (exhibition, space) != (self.exhibition, self.space):
            self.exhibition, self.space = exhibition, space
            self._changed()

    def _anywhere(self, *, doubling: bool, risk: bool) -> Refused | None:
        reason: Refused | None = None
        for exhibition in range(1, EXHIBITIONS + 1):
            for space in range(1, SPACES + 1):
                refused = self._refusal(exhibition, space, doubling=doubling, risk=risk)
                if refused is None:
                    return None
                if reason is None or reason.key == "space_taken":
                    reason = refused
        return reason

    def _refusal(self, exhibition: int, space: int, *, doubling: bool, risk: bool) -> Refused | None:
        offered = self._options()
        tokens = 2 if doubling else 1
        wanted = (exhibition, space, tokens, risk)
        if wanted in offered:
            return offered[wanted]
        if self.state.turn is None:
            return Refused("game_over")
        # Not offered: the rules say why.
        command = c.Predict(
            player=self.state.name_of(self.state.turn), exhibition=exhibition, space=space, tokens=tokens, risk=risk
        )
        offered[wanted] = self.desk.seasons.refusal(command)
        return offered[wanted]

    def _options(self) -> dict[tuple[int, int, int, bool], Refused | None]:
        session = self.desk.seasons
        if self._offered[0] != session.moment:
            table = session.table
            found: tuple[Option, ...] = options(table) if table is not None else ()
            predictions = {
                (told.exhibition, told.space, told.tokens, told.risk): each.refused
                for each in found
                if isinstance(told := each.command, c.Predict)
            }
            self._offered = (session.moment, predictions)
        return self._offered[1]


def _parted(cards: tuple[str, ...]) -> tuple[tuple[str, ...], str | None]:
    """The cards of the hand, and that of the house."""
    hand = cards[: len(HAND)]
    return hand, cards[len(HAND)] if len(cards) > len(HAND) else None
