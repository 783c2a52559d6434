"""The sale room: the painting as on a wall, the bid as the loudest thing, going once, twice and sold as one row."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from gallery.auction.state import Bid
from gallery.auction.view import LotView, PublicView
from gallery.texts import amount, isolated_name, short_amount
from gallery.texts import number as number_text
from gallery.ui import theme
from gallery.ui.projector.stage import Block, Stage

TURN_LINES = 9
"""The most lines of the name whose turn it is."""


@dataclass(frozen=True, slots=True)
class Sold:
    """The hammer fell: to whom and for how much (dollars); both None when nobody bid."""

    name: str | None = None
    amount: int | None = None


def paint_sale(stage: Stage, view: PublicView, lot: LotView, going: int = 0, sold: Sold | None = None) -> None:
    """The lot on the easel. `going` is 0, 1 or 2; with `sold` the hammer has fallen."""
    row = stage.unit(0.125)
    gap = stage.unit(0.03)
    bottom = stage.height - stage.margin_y
    hall = QRectF(
        stage.margin_x,
        stage.margin_y,
        stage.width - 2 * stage.margin_x,
        bottom - stage.margin_y - row - gap,
    )
    column = max(0.4 * stage.width, min(0.46 * stage.width, hall.width() - hall.height() * 1.16))
    easel = QRectF(hall.left(), hall.top(), hall.width() - column - 2 * gap, hall.height())
    _painting(stage, lot.painting, easel)
    side = QRectF(hall.right() - column, hall.top(), column, hall.height())
    if sold is None:
        _bids(stage, view, lot, side)
    else:
        _sold(stage, view, lot, sold, side)
    _row(stage, QRectF(hall.left(), bottom - row, hall.width(), row), going, sold)


def paint_offer(stage: Stage, view: PublicView, lot: LotView, name: str, price: int | None) -> None:
    """A painting on view that the player whose turn it is may buy for a price: no auction yet."""
    gap = stage.unit(0.03)
    hall = QRectF(stage.margin_x, stage.margin_y, stage.width - 2 * stage.margin_x, stage.height - 2 * stage.margin_y)
    turn = view.player(view.turn)
    usual = max(0.38 * stage.width, min(0.48 * stage.width, hall.width() - hall.height() * 1.16))
    # A very long name stands whole too: the words and the amount grow smaller for it, then the painting does.
    for column in (usual, max(usual, 0.5 * stage.width), max(usual, 0.6 * stage.width)):
        named = _turn_height(stage, turn.name, column) + 2 * gap if turn is not None else 0.0
        for letter, figures in ((0.056, 0.085), (theme.TEXT, 0.085), (theme.TEXT, theme.MONEY)):
            words = stage.block(name, column, letter, bold=True, most=3, least=theme.TEXT)
            money = None
            if price is not None:
                money = stage.block(amount(price), column, figures, bold=True, least=theme.MONEY)
            tall = named + words.height + (gap + money.height if money else 0.0)
            if tall <= hall.height():
                break
        if tall <= hall.height():
            break
    _painting(stage, lot.painting, QRectF(hall.left(), hall.top(), hall.width() - column - 2 * gap, hall.height()))
    side = QRectF(hall.right() - column, hall.top(), column, hall.height())
    y = side.top() + max(0.0, (side.height() - tall) / 2)
    if turn is not None:
        used = stage.player(turn.name, turn.look, QRectF(side.left(), y, column, 0), most=TURN_LINES, elide=False)
        y = used.bottom() + gap
        stage.rule(side.left(), y, column)
        y += gap
    used = stage.draw(words, QRectF(side.left(), y, column, 0), colour=stage.room.accent)
    if money is not None:
        stage.draw(money, QRectF(side.left(), used.bottom() + gap, column, 0), role="money")


def _turn_height(stage: Stage, name: str, width: float) -> float:
    """How high the name of the player whose turn it is stands beside its mark, in a column of this width."""
    inner = width - stage.unit(theme.NAME) * 1.5 * 1.35
    made = stage.block(isolated_name(name), inner, theme.NAME, bold=True, most=TURN_LINES)
    if not made.fits:
        made = stage.block(isolated_name(name), inner, theme.NAME, bold=True, most=TURN_LINES, split=True)
    return made.height


def caption(stage: Stage, number: int) -> tuple[str, str]:
    """The two lines under a painting: its title with its number, and its manner."""
    painting = stage.pictures.collection.painting(number)
    named = stage.texts.say("painting-numbered", number=number)
    title = painting.title.get(stage.texts.language, "")
    manner = painting.manner.get(stage.texts.language, "")
    if not title:
        return named, manner
    return f"{isolated_name(title)}\u00a0·\u00a0{number_text(number, stage.texts.language)}", manner


def _painting(stage: Stage, number: int, rect: QRectF) -> None:
    """The painting with its title, and below it, smaller, whose manner it is in and of what time."""
    title, manner = caption(stage, number)
    period = stage.pictures.collection.painting(number).period.get(stage.texts.language, "")
    lines = [stage.block(title, rect.width(), theme.TEXT, bold=True, most=2, elide=True)]
    lines += [_even(stage, told, rect.width()) for told in (manner, period) if told]
    hung = stage.hang(number, rect.adjusted(0, 0, 0, -sum(line.height for line in lines) - stage.unit(0.02)))
    y = hung.bottom() + stage.unit(0.02)
    for place, line in enumerate(lines):
        colour = stage.room.muted if place else stage.room.ink
        at = QRectF(rect.left(), y, rect.width(), line.height)
        y = stage.draw(line, at, role="label" if place else "text", colour=colour, align="middle").bottom()


def _even(stage: Stage, text: str, width: float) -> Block:
    """A credit in lines of like length: no word stands alone on the last one."""
    whole = stage.block(text, width, theme.LABEL, most=2, elide=True)
    narrow, wide = width / 2, width
    while whole.lines > 1 and whole.whole and wide - narrow > 0.01 * width:
        middle = (narrow + wide) / 2
        tried = stage.block(text, middle, theme.LABEL, most=2)
        narrow, wide, whole = (narrow, middle, tried) if tried.fits else (middle, wide, whole)
    return whole


def _bids(stage: Stage, view: PublicView, lot: LotView, rect: QRectF) -> None:
    gap = stage.unit(0.018)
    y = rect.top()
    consignor = view.player(lot.consignor)
    next_height = _next_height(stage, rect.width())
    floor = rect.bottom() - next_height
    if lot.standing is None:
        used = stage.text(
            stage.texts.say("projector-no-bid"), QRectF(rect.left(), y, rect.width(), 0), 0.05, bold=True, most=2
        )
        y = used.bottom() + gap
    else:
        used = stage.text(
            stage.texts.say("projector-bid"), QRectF(rect.left(), y, rect.width(), 0), colour=stage.room.muted, most=2
        )
        loud = _loud_block(stage, lot.standing.amount, rect.width())
        used = stage.draw(loud, QRectF(rect.left(), used.bottom() + gap * 0.3, rect.width(), 0), role="money")
        y = used.bottom() + gap * 0.6
        bidder = view.player(lot.standing.player)
        if bidder is not None:
            used = stage.player(
                bidder.name, bidder.look, QRectF(rect.left(), y, rect.width(), 0), 0.056, most=3, elide=True
            )
            y = used.bottom() + gap
    if lot.standing is None:
        told = stage.texts.say("projector-consignor" if consignor else "projector-bank-offer")
        used = stage.text(told, QRectF(rect.left(), y, rect.width(), 0), colour=stage.room.muted, most=3)
        y = used.bottom() + gap * 0.5
        if consignor is not None:
            stage.player(consignor.name, consignor.look, QRectF(rect.left(), y, rect.width(), 0), most=2)
    else:
        _last(stage, view, lot.bids[:-1], QRectF(rect.left(), y, rect.width(), floor - y))
    _next(stage, lot, QRectF(rect.left(), floor, rect.width(), next_height))


def _loud_block(stage: Stage, dollars: int, width: float, most: float = 0.15) -> Block:
    """An amount at least a third of the window wide, its letters at most `most` of the window's height."""
    text = amount(dollars)
    unit = QFontMetricsF(theme.font(1000, bold=True)).horizontalAdvance(text) / 1000
    letter = min(width, 0.36 * stage.width) / unit * theme.CAPITAL / stage.height
    return stage.block(text, width, max(theme.MONEY, min(letter, most)), bold=True, least=theme.MONEY)


def _last(stage: Stage, view: PublicView, bids: tuple[Bid, ...], rect: QRectF) -> None:
    """The last bids, latest first, as many as there is room for."""
    gap = stage.unit(0.018)
    y = rect.top()
    row = stage.block("א$0", rect.width(), theme.NAME).height + stage.unit(0.004)
    if bids and y + gap + row <= rect.bottom():
        stage.rule(rect.left(), y, rect.width())
        y += gap
    for bid in reversed(bids):
        if y + row > rect.bottom():
            break
        bidder = view.player(bid.player)
        money = stage.block(short_amount(bid.amount), rect.width(), theme.MONEY)
        stage.draw(money, QRectF(rect.left(), y, rect.width(), row), role="money", align="end", valign="middle")
        if bidder is not None:
            place = QRectF(rect.left(), y, rect.width() - money.width - gap, row)
            stage.player(bidder.name, bidder.look, place, bold=False, valign="middle")
        y += row


def _next_height(stage: Stage, width: float) -> float:
    label = stage.block(stage.texts.say("projector-next"), width, theme.TEXT, most=2)
    return label.height + stage.block("$0", width, theme.MONEY).height + stage.unit(0.03)


def _next(stage: Stage, lot: LotView, rect: QRectF) -> None:
    key = "projector-next" if lot.standing else "projector-first-bid"
    money = stage.block(amount(lot.least), rect.width(), theme.MONEY * 1.06, bold=True, least=theme.MONEY)
    place = QRectF(rect.left(), rect.bottom() - money.height, rect.width(), money.height)
    stage.draw(money, place, role="money")
    label = stage.block(stage.texts.say(key), rect.width(), theme.TEXT, most=2)
    stage.draw(
        label,
        QRectF(rect.left(), place.top() - label.height, rect.width(), label.height),
        colour=stage.room.muted,
    )
    stage.rule(rect.left(), place.top() - label.height - stage.unit(0.012), rect.width())


def _sold(stage: Stage, view: PublicView, lot: LotView, sold: Sold, rect: QRectF) -> None:
    key = "projector-sold" if sold.name is not None else "projector-passed"
    told = stage.block(stage.texts.say(key), rect.width(), 0.085, bold=True, least=theme.TEXT, most=2)
    if sold.name is None or sold.amount is None:
        stage.draw(told, rect, colour=stage.room.accent, valign="middle")
        return
    look = next((player.look for player in view.players if player.name == sold.name), 0)
    gap = stage.unit(0.03)
    mark = stage.unit(0.06) * 1.5 * 1.35
    name = stage.block(isolated_name(sold.name), rect.width() - mark, 0.06, bold=True, most=3, elide=True)
    loud = 0.15
    while True:
        money = _loud_block(stage, sold.amount, rect.width(), loud)
        tall = told.height + name.height + money.height + 2 * gap
        if tall <= rect.height() or loud <= theme.MONEY:
            break
        loud *= 0.9
    y = rect.top() + max(0.0, (rect.height() - tall) / 2)
    used = stage.draw(told, QRectF(rect.left(), y, rect.width(), told.height), colour=stage.room.accent)
    place = QRectF(rect.left(), used.bottom() + gap, rect.width(), 0)
    used = stage.player(sold.name, look, place, 0.06, most=3, elide=True)
    stage.draw(money, QRectF(rect.left(), used.bottom() + gap, rect.width(), 0), role="money")


def _row(stage: Stage, rect: QRectF, going: int, sold: Sold | None) -> None:
    """Going once, going twice, sold: boxes as wide as their words need, all in one row."""
    keys = ("projector-going-one", "projector-going-two", "projector-going-sold")
    words = [stage.texts.say(key) for key in keys]
    if sold is not None and sold.name is None:
        words[2] = stage.texts.say("projector-passed")
    gap = stage.unit(0.02)
    blocks = [stage.block(word, rect.width(), 0.046, bold=True) for word in words]
    spare = rect.width() - 2 * gap - sum(block.width for block in blocks)
    if spare < stage.unit(0.06):
        blocks = [stage.block(word, rect.width(), theme.TEXT, bold=True) for word in words]
        spare = rect.width() - 2 * gap - sum(block.width for block in blocks)
    reached = 3 if sold is not None else going
    x = rect.left()
    for number, block in enumerate(blocks, start=1):
        box = QRectF(x, rect.top(), block.width + spare / 3, rect.height())
        now = number == reached
        ground = stage.room.accent_fill if now else stage.room.wall
        edge = stage.room.accent_fill if number <= reached else stage.room.hairline
        stage.fill(box, ground, stage.unit(0.006), edge, max(1.0, stage.unit(0.003)))
        ink = stage.room.on_accent if now else (stage.room.ink if number < reached else stage.room.muted)
        stage.draw(block, box, colour=ink, ground=ground, align="middle", valign="middle")
        x = box.right() + gap
