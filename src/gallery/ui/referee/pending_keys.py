"""What keys mean to a turn of the seasons, at the console and where one screen serves all."""

from gallery.exhibitions.variants import EXHIBITIONS
from gallery.ui.keys import Act, Press
from gallery.ui.referee.pending import Pending


def card_of(pending: Pending, press: Press) -> str | None:
    """The card that a key means now: its digit, negative with Shift or after the minus; None for every other key."""
    if pending.desk.seasons.table is None:
        return None
    if press.act is not Act.PLAYER or pending.predicting or not pending.slots or press.player > EXHIBITIONS:
        return None
    return f"{press.player}{'-' if press.shifted or pending.negative else '+'}"


def take(pending: Pending, press: Press, *, rtl: bool = False) -> bool:
    """Does what a key asks for; False when it means nothing here, and while the wall scores a season.

    `rtl`: exhibition 1 stands at the right, so the arrows go the other way.
    """
    session = pending.desk.seasons
    if session.table is None or session.busy:
        return False
    card = card_of(pending, press)
    match press.act:
        case Act.PLAYER if card is not None:
            pending.enter(card)
        case Act.PLAYER:
            if pending.predicting:
                pending.type_digit(press.player)
        case Act.MINUS:
            pending.arm_negative()
        case Act.RUB_OUT:
            pending.rub_out()
        case Act.CONFIRM:
            _confirm(pending)
        case Act.DECLINE:
            _decline(pending)
        case Act.PASS:
            pending.decline()
        case Act.DOUBLE:
            pending.toggle_doubling()
        case Act.RISK:
            pending.toggle_risk()
        case Act.CORRECT:
            pending.correct()
        case Act.UNDO:
            session.undo()
        case Act.REDO:
            session.redo()
        case Act.LEFT | Act.RIGHT:
            _across(pending, 1 if (press.act is Act.RIGHT) is not rtl else -1)
        case Act.UP | Act.DOWN:
            if pending.predicting:
                pending.move(0, 1 if press.act is Act.DOWN else -1)
        case _:
            return False
    return True


def _across(pending: Pending, step: int) -> None:
    """Among the cards that are corrected, or on the board."""
    if pending.correction is not None:
        pending.choose_slot(pending.correction.hole + step)
    elif pending.predicting:
        pending.move(step, 0)


def _confirm(pending: Pending) -> None:
    """Enter: leaves corrected cards as they were, puts the tokens down, or records cards that could not be saved before."""
    if pending.correction is not None:
        pending.leave()
    elif pending.predicting and pending.exhibition and pending.space:
        pending.predict(pending.exhibition, pending.space)
    else:
        pending.record()


def _decline(pending: Pending) -> None:
    """Esc: leaves what was begun, be it only a space that is marked, or makes no prediction."""
    if pending.correction is not None:
        pending.leave()
    elif pending.negative or (pending.predicting and pending.exhibition):
        pending.rub_out()
    else:
        pending.decline()
