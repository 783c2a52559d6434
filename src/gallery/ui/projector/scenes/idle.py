"""Before the game: title, players, the wheel's fingerprint."""

from PySide6.QtCore import QRectF

from gallery.auction.view import PublicView
from gallery.ui import theme
from gallery.ui.projector.stage import Stage

SHOWN_DIGITS = 16
SHOWN_PAINTINGS = 5
"""One of each movement, in the house."""


def paint_idle(stage: Stage, view: PublicView | None, whole_fingerprint: bool = False) -> None:
    """The title, who plays and the first 16 digits of the fingerprint; without a game the title over three paintings."""
    if view is None or not view.players:
        _nobody(stage)
        return
    width = stage.width - 2 * stage.margin_x
    used = stage.text(
        stage.texts.say("projector-title"),
        QRectF(stage.margin_x, stage.margin_y, width, stage.unit(0.14)),
        0.085,
        bold=True,
        align="middle",
    )
    used = stage.text(
        stage.texts.say("projector-subtitle"),
        QRectF(stage.margin_x, used.bottom() + stage.unit(0.005), width, stage.unit(0.09)),
        colour=stage.room.accent,
        align="middle",
    )
    top = used.bottom() + stage.unit(0.03)
    bottom = stage.height - stage.margin_y - stage.unit(0.06)
    top = _pictures(stage, view, top, bottom)
    _players(stage, view, QRectF(stage.margin_x, top, width, bottom - top))
    paint_fingerprint(stage, view, whole_fingerprint)


def paint_fingerprint(stage: Stage, view: PublicView, whole: bool = False) -> None:
    """The wheel's fingerprint, small, at the foot."""
    digits = view.fingerprint if whole else view.fingerprint[:SHOWN_DIGITS]
    grouped = " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
    text = f"{stage.texts.say('projector-fingerprint')}  \u2066{grouped}\u2069"
    rect = QRectF(stage.margin_x, stage.height - stage.unit(0.05), stage.width - 2 * stage.margin_x, stage.unit(0.04))
    stage.text(text, rect, theme.SMALL * 0.8, role="small", colour=stage.room.muted, most=2, align="middle")


def _pictures(stage: Stage, view: PublicView, top: float, bottom: float) -> float:
    """The first paintings of the pile, as many as hang beside each other, where the names leave room. Gives what is below."""
    rows = len(view.players) if len(view.players) <= 3 else -(-len(view.players) // 2)
    high = min(stage.unit(0.3), bottom - top - rows * stage.unit(0.125))
    if high < stage.unit(0.16):
        return top
    count = min(SHOWN_PAINTINGS, view.paintings)
    wide = (stage.width - 2 * stage.margin_x) / SHOWN_PAINTINGS
    left = (stage.width - count * wide) / 2
    for place in range(count):
        stage.hang(place + 1, QRectF(left + (place + 0.06) * wide, top, 0.88 * wide, high))
    return top + high + stage.unit(0.03)


def _players(stage: Stage, view: PublicView, rect: QRectF) -> None:
    count = len(view.players)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    gap = stage.unit(0.03)
    letter = 0.06 if count <= 4 else theme.NAME
    width = (rect.width() - gap * (columns - 1)) / columns if columns > 1 else rect.width() * 0.7
    height = min(stage.unit(0.16), (rect.height() - gap * 0.5 * (rows - 1)) / rows)
    top = rect.top() + (rect.height() - rows * height - (rows - 1) * gap * 0.5) / 2
    start = rect.left() + (rect.width() - columns * width - gap * (columns - 1)) / 2
    for number, player in enumerate(view.players):
        column, row = number % columns, number // columns
        if number == count - 1 and column == 0 and columns == 2:
            start += (width + gap) / 2
        card = QRectF(start + column * (width + gap), top + row * (height + gap * 0.5), width, height)
        stage.fill(card, stage.room.card, stage.unit(0.008), stage.room.hairline)
        inner = card.adjusted(gap, 0, -gap * 0.7, 0)
        stage.player(player.name, player.look, inner, letter, valign="middle", ground=stage.room.card)


def _nobody(stage: Stage) -> None:
    middle = stage.height * 0.42
    side = min(stage.width * 0.27, stage.height * 0.42)
    gap = side * 0.14
    left = (stage.width - 3 * side - 2 * gap) / 2
    for number in range(3):
        stage.hang(number + 1, QRectF(left + number * (side + gap), middle - side / 2, side, side))
    rect = QRectF(stage.margin_x, stage.height * 0.68, stage.width - 2 * stage.margin_x, stage.unit(0.14))
    used = stage.text(stage.texts.say("projector-title"), rect, 0.085, bold=True, align="middle")
    rect.moveTop(used.bottom())
    stage.text(stage.texts.say("projector-subtitle"), rect, colour=stage.room.accent, align="middle")
