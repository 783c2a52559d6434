"""The wheel's scene: whose turn it is beside the wheel, and the instruction in full when it stands."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPen

from gallery.auction.state import Sector
from gallery.auction.view import PlayerView, PublicView
from gallery.auction.wheel import SECTORS
from gallery.texts import Texts, amount, isolated_name, short_amount
from gallery.ui import theme
from gallery.ui.projector.stage import Block, Stage
from gallery.ui.projector.wheelart import price_of
from gallery.ui.widgets.pictograms import draw_pictogram

WHEEL_HEIGHT, WHEEL_WIDTH, FOOT = 0.855, 0.64, 0.985
"""The wheel's diameter: at most these shares of the window's height and width; where it ends below."""


@dataclass(frozen=True, slots=True)
class WheelPlace:
    """Where the wheel lies, pixels of the window, not mirrored: its middle and diameter, and the strip for the passing name."""

    middle: QPointF
    diameter: float
    name: QRectF


def wheel_place(width: float, height: float, margin: float, rtl: bool) -> WheelPlace:
    """The wheel at full height on the end side."""
    diameter = min(WHEEL_HEIGHT * height, WHEEL_WIDTH * width)
    x = width - margin - diameter / 2
    if rtl:
        x = width - x
    y = FOOT * height - WHEEL_HEIGHT * height / 2
    strip = QRectF(x - diameter / 2, y - diameter / 2 - 0.118 * height, diameter, 0.07 * height)
    return WheelPlace(QPointF(x, y), diameter, strip)


def instruction_name(texts: Texts, sector: Sector) -> str:
    """The instruction's name."""
    return texts.say(f"instruction-{sector.kind.replace('_', '-')}")


def passing_names(texts: Texts, sector: Sector) -> tuple[str, ...]:
    """How the passing sector may be named, longest first."""
    name = instruction_name(texts, sector)
    return (f"{name} · {short_amount(sector.price)}", name) if sector.price is not None else (name,)


def paint_turn(stage: Stage, view: PublicView) -> None:
    """Beside the wheel before and while it turns: whose turn it is, in full, and the paintings left."""
    place = wheel_place(stage.width, stage.height, stage.margin_x, False)
    wide = place.middle.x() - place.diameter / 2 - stage.unit(0.035) - stage.margin_x
    panel = QRectF(stage.margin_x, stage.margin_y, wide, stage.height - 2 * stage.margin_y)
    left = stage.block(stage.texts.say("projector-left", count=view.paintings_left), wide, theme.TEXT, most=3)
    if not left.fits:
        told = stage.texts.say("projector-left-short", count=view.paintings_left)
        left = stage.block(told, wide, theme.TEXT, most=3)
    foot = panel.bottom() - left.height - stage.unit(0.03)
    turn = view.player(view.turn)
    whole = True
    if turn is not None:
        space = QRectF(panel.left(), panel.top(), wide, foot - stage.unit(0.04) - panel.top())
        whole = _whose(stage, turn, space)
    if whole:
        stage.draw(left, QRectF(panel.left(), foot, wide, left.height), colour=stage.room.muted)
        stage.rule(panel.left(), foot - stage.unit(0.02), wide)
    _small_fingerprint(stage, view, panel)


def _small_fingerprint(stage: Stage, view: PublicView, panel: QRectF) -> None:
    digits = view.fingerprint[:16]
    grouped = "\u2066" + " ".join(digits[i : i + 4] for i in range(0, 16, 4)) + "\u2069"
    rect = QRectF(panel.left(), panel.bottom() - stage.unit(0.01), panel.width(), stage.unit(0.03))
    stage.text(grouped, rect, theme.SMALL * 0.75, role="small", colour=stage.room.muted, least=0.009)


def _whose(stage: Stage, turn: PlayerView, space: QRectF) -> bool:
    """Whose turn it is. False when a very long name in a narrow place needs more than `space`."""
    label = stage.block(stage.texts.say("projector-turn"), space.width(), theme.TEXT, most=2)
    gap = stage.unit(0.02)
    for letter in (0.075, 0.066, 0.058, theme.NAME):
        mark = stage.unit(letter) * 1.5 * 1.35
        name = stage.block(isolated_name(turn.name), space.width() - mark, letter, bold=True, most=4)
        tall = label.height + gap + name.height
        if name.fits and tall <= space.height() and (name.lines <= 2 or letter == theme.NAME):
            top = space.top() + max(0.0, (space.height() - tall) * 0.36)
            place = QRectF(space.left(), top, space.width(), label.height)
            used = stage.draw(label, place, colour=stage.room.muted)
            place = QRectF(space.left(), used.bottom() + gap, space.width(), name.height)
            stage.player(turn.name, turn.look, place, letter, most=4, elide=False)
            return True
    # The mark goes up beside the label, and the name takes the whole width.
    mark = stage.unit(theme.NAME) * 1.1
    words = stage.block(stage.texts.say("projector-turn"), space.width() - mark * 1.35, theme.TEXT, most=2)
    used = stage.draw(
        words,
        QRectF(space.left() + mark * 1.35, space.top(), space.width(), max(mark, words.height)),
        colour=stage.room.muted,
        valign="middle",
    )
    stage.mark(turn.look, QRectF(space.left(), used.center().y() - mark / 2, mark, mark))
    y = max(used.bottom(), space.top() + mark) + gap * 0.5
    name = stage.block(isolated_name(turn.name), space.width(), theme.NAME, bold=True, most=7)
    if not name.fits:
        name = stage.block(isolated_name(turn.name), space.width(), theme.NAME, bold=True, most=9, split=True)
    used = stage.draw(name, QRectF(space.left(), y, space.width(), name.height), role="name")
    return used.bottom() <= space.bottom()


@dataclass(frozen=True, slots=True)
class _Card:
    """The parts of the instruction's card, laid out for one width."""

    name: Block
    price: Block | None
    text: Block
    height: float


def paint_result(stage: Stage, view: PublicView, turn: PlayerView | None, sector: Sector) -> bool:
    """The instruction in full. True when it stands beside the wheel, False when it takes the whole window."""
    place = wheel_place(stage.width, stage.height, stage.margin_x, False)
    wide = place.middle.x() - place.diameter / 2 - stage.unit(0.035) - stage.margin_x
    beside = QRectF(stage.margin_x, stage.margin_y, wide, stage.height - 2 * stage.margin_y)
    whole = beside.adjusted(0, 0, stage.width - 2 * stage.margin_x - wide, 0)
    sizes = ((0.062, 0.085), (0.056, 0.07), (0.05, 0.0525), (0.05, 0.0), (0.044, 0.0))
    for rect, aside in ((beside, True), (whole, False)):
        top = _turn_height(stage, turn, rect.width())
        # The amount stands in the text too: the large one goes before the wheel does.
        for letter, money in sizes:
            card = _lay(stage, sector, rect.width() - 2 * _pad(stage), letter, money)
            if card is not None and card.height <= rect.height() - top - 2 * _pad(stage):
                _draw(stage, turn, sector, rect, top, card, roomy=not aside)
                return aside
    card = _lay(stage, sector, whole.width() - 2 * _pad(stage), theme.TEXT, 0.0, strict=False)
    assert card is not None
    _draw(stage, turn, sector, whole, _turn_height(stage, turn, whole.width()), card, roomy=False)
    return False


def _pad(stage: Stage) -> float:
    return stage.unit(0.032)


def _turn_height(stage: Stage, turn: PlayerView | None, width: float) -> float:
    if turn is None:
        return 0.0
    mark = stage.unit(theme.NAME) * 1.5 * 1.35
    name = stage.block(isolated_name(turn.name), width - mark, theme.NAME, bold=True, most=4)
    return name.height + stage.unit(0.02)


def _lay(stage: Stage, sector: Sector, width: float, letter: float, money: float, strict: bool = True) -> _Card | None:
    told = price_of(sector)
    head = stage.unit(letter) * 2.6
    name = stage.block(instruction_name(stage.texts, sector), width - head, letter, bold=True, most=3)
    price = None
    if told is not None and money:
        price = stage.block(amount(told), width, money, bold=True, least=theme.MONEY)
    key = f"instruction-{sector.kind.replace('_', '-')}-text"
    words = stage.texts.say(key) if told is None else stage.texts.say(key, price=told)
    text = stage.block(words, width, theme.TEXT, most=9)
    if strict and not (name.fits and text.fits and (price is None or price.fits)):
        return None
    gap = stage.unit(0.022)
    height = max(name.height, head * 0.8) + gap + text.height + (price.height + gap if price else 0.0)
    return _Card(name, price, text, height)


def _draw(
    stage: Stage, turn: PlayerView | None, sector: Sector, rect: QRectF, top: float, card: _Card, roomy: bool
) -> None:
    room, pad, gap = stage.room, _pad(stage), stage.unit(0.022)
    if turn is not None:
        stage.player(turn.name, turn.look, QRectF(rect.left(), rect.top(), rect.width(), 0), most=4, elide=False)
    space = rect.height() - top
    high = min(space, card.height + 2 * pad + (stage.unit(0.05) if roomy else 0.0))
    board = QRectF(rect.left(), rect.top() + top + (space - high) * 0.45, rect.width(), high)
    stage.fill(board, room.card, stage.unit(0.012), room.hairline, max(1.0, stage.unit(0.002)))
    band = QRectF(board.left(), board.top(), stage.unit(0.014), board.height())
    colour = SECTORS[sector.kind]
    stage.fill(band, colour)
    inner = board.adjusted(pad, 0, -pad, 0)
    y = board.top() + (board.height() - card.height) / 2
    medal = card.name.letter * 2.0
    tall = max(card.name.height, medal * 1.04)
    spot = stage.seen(QRectF(inner.left(), y + (tall - medal) / 2, medal, medal))
    stage.painter.setPen(QPen(QColor(room.hairline)))
    stage.painter.setBrush(QBrush(QColor(colour)))
    stage.painter.drawEllipse(spot)
    light = QColor(colour).lightnessF() > 0.55
    shrink = medal * 0.22
    ink = theme.LIGHT.ink if light else "#FFFFFF"
    draw_pictogram(stage.painter, sector.kind, spot.adjusted(shrink, shrink, -shrink, -shrink), ink, 2.4)
    head = card.name.letter * 2.6
    stage.draw(
        card.name,
        inner.adjusted(head, 0, 0, 0).translated(0, y - inner.top()).adjusted(0, 0, 0, tall - inner.height()),
        ground=room.card,
        valign="middle",
        role="text",
    )
    y += max(tall, head * 0.8) + gap
    if card.price is not None:
        used = stage.draw(card.price, QRectF(inner.left(), y, inner.width(), 0), role="money", ground=room.card)
        y = used.bottom() + gap
    stage.draw(card.text, QRectF(inner.left(), y, inner.width(), 0), ground=room.card)
