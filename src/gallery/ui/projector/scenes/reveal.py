"""The reveal: painting by painting the cards turn over, forgeries are stamped, bars of wealth grow; then the winners."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from gallery.auction.state import FORGERY
from gallery.auction.view import PaintingView, PlayerView, PublicView
from gallery.texts import amount, short_amount
from gallery.ui import theme
from gallery.ui.projector.scenes.sale import caption
from gallery.ui.projector.scenes.walls import cards, hang_all
from gallery.ui.projector.stage import Stage


def revealed(view: PublicView) -> tuple[int, ...]:
    """The paintings in the order in which they are revealed: seat by seat, by number."""
    return tuple(painting.number for player in view.players for painting in player.paintings)


def find(view: PublicView, number: int) -> tuple[PaintingView, PlayerView | None] | None:
    """A painting on the walls or out of the game, and whose it is."""
    for player in view.players:
        for painting in player.paintings:
            if painting.number == number:
                return painting, player
    return next(((painting, None) for painting in view.out if painting.number == number), None)


def paint_reveal(
    stage: Stage,
    view: PublicView,
    number: int,
    seen: Sequence[int],
    place: tuple[int, int] | None = None,
    covered: bool = False,
) -> None:
    """One painting with what lay under it. `seen` are those turned over so far, for the bars; `place` is "3 of 12".

    `covered`: its cards still lie face down.
    """
    found = find(view, number)
    if found is None:
        return
    painting, owner = found
    if covered:
        painting = PaintingView(painting.number, painting.cards, None, None)
    strip = stage.unit(0.12) if owner is not None else 0.0
    bottom = stage.height - stage.margin_y - strip
    gap = stage.unit(0.03)
    wide = stage.width - 2 * stage.margin_x
    column = max(0.4 * stage.width, wide - (bottom - stage.margin_y) * 1.16)
    column = min(column, 0.5 * stage.width)
    easel = QRectF(stage.margin_x, stage.margin_y, wide - column - 2 * gap, bottom - stage.margin_y)
    title, _ = caption(stage, number)
    name = stage.block(title, easel.width(), theme.TEXT, bold=True, most=2, elide=True)
    hung = stage.hang(number, easel.adjusted(0, 0, 0, -name.height - gap))
    stage.draw(name, QRectF(easel.left(), hung.bottom() + gap * 0.8, easel.width(), name.height), align="middle")
    if painting.shown is not None and FORGERY in painting.shown:
        stamp(stage, hung)
    side = QRectF(stage.width - stage.margin_x - column, stage.margin_y, column, bottom - stage.margin_y)
    _column(stage, painting, owner, place, side)
    if owner is not None:
        bars(stage, view, seen, QRectF(stage.margin_x, stage.height - stage.margin_y - strip * 0.8, wide, strip * 0.8))


def stamp(stage: Stage, rect: QRectF) -> None:
    """FORGERY, stamped across a painting."""
    block = stage.block(stage.texts.say("projector-forgery"), rect.width() * 0.9, 0.075, bold=True, least=theme.TEXT)
    place = stage.seen(rect)
    painter = stage.painter
    painter.save()
    painter.translate(place.center())
    painter.rotate(-9)
    painter.translate(-place.center())
    pad = block.height * 0.22
    box = QRectF(0, 0, block.width + 3 * pad, block.height + pad)
    box.moveCenter(rect.center())
    stage.fill(box, stage.room.accent_fill, pad * 0.4)
    inner = box.adjusted(pad * 0.3, pad * 0.3, -pad * 0.3, -pad * 0.3)
    painter.setPen(QPen(QColor(stage.room.on_accent), max(1.5, stage.unit(0.004))))
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.drawRoundedRect(stage.seen(inner), pad * 0.3, pad * 0.3)
    stage.draw(block, box, colour=stage.room.on_accent, ground=stage.room.accent_fill, align="middle", valign="middle")
    painter.restore()


def _column(
    stage: Stage, painting: PaintingView, owner: PlayerView | None, place: tuple[int, int] | None, rect: QRectF
) -> None:
    gap = stage.unit(0.02)
    y = rect.top()
    if place is not None:
        told = stage.texts.say("projector-reveal-count", number=place[0], count=place[1])
        used = stage.text(told, QRectF(rect.left(), y, rect.width(), 0), colour=stage.room.muted)
        y = used.bottom() + gap * 0.5
    if owner is not None:
        used = stage.player(owner.name, owner.look, QRectF(rect.left(), y, rect.width(), 0), most=2)
    else:
        used = stage.text(
            stage.texts.say("projector-out"), QRectF(rect.left(), y, rect.width(), 0), colour=stage.room.muted, most=2
        )
    y = used.bottom() + gap
    if painting.value is None or painting.shown is None:
        cards(stage, painting.cards, QRectF(rect.left(), y, rect.width(), stage.unit(0.16)))
        return
    label = stage.block(stage.texts.say("projector-value"), rect.width(), theme.TEXT)
    money = stage.block(amount(painting.value), rect.width(), 0.075, bold=True, least=theme.MONEY)
    foot = rect.bottom() - label.height - money.height
    _shown(stage, painting.shown, QRectF(rect.left(), y, rect.width(), foot - gap - y))
    stage.rule(rect.left(), foot - gap * 0.5, rect.width())
    used = stage.draw(label, QRectF(rect.left(), foot, rect.width(), label.height), colour=stage.room.muted)
    stage.draw(money, QRectF(rect.left(), used.bottom(), rect.width(), money.height), role="money")


def _shown(stage: Stage, shown: tuple[int, ...], rect: QRectF) -> None:
    """The value cards face up; when they are too many, the forgeries and the dearest, and backs for the rest."""
    gap = stage.unit(0.016)
    forgery = stage.block(stage.texts.say("projector-forgery"), rect.width(), theme.TEXT, bold=True)
    widest = max(forgery.width, stage.block("$2.5M", rect.width(), theme.MONEY, bold=True).width)
    wide = widest + stage.unit(0.03)
    columns = max(1, int((rect.width() + gap) // (wide + gap)))
    high = stage.unit(0.115)
    rows = max(1, int((rect.height() + gap) // (high + gap)))
    order = sorted(shown, key=lambda card: (card != FORGERY, -card))
    rest = 0
    if len(order) > rows * columns:
        rest = len(order) - rows * columns + 1
        order = order[: rows * columns - 1]
    for number, card in enumerate(order):
        box = QRectF(
            rect.left() + number % columns * (wide + gap), rect.top() + number // columns * (high + gap), wide, high
        )
        fake = card == FORGERY
        ground = stage.room.accent_fill if fake else stage.room.card
        stage.fill(box, ground, stage.unit(0.01), stage.room.accent_fill if fake else stage.room.muted, 1.5)
        if fake:
            stage.draw(forgery, box, colour=stage.room.on_accent, ground=ground, align="middle", valign="middle")
        else:
            stage.money((short_amount(card),), box, ground=ground, align="middle", valign="middle")
    if rest:
        number = len(order)
        box = QRectF(
            rect.left() + number % columns * (wide + gap), rect.top() + number // columns * (high + gap), wide, high
        )
        cards(stage, rest, box.adjusted(0, high * 0.25, 0, -high * 0.25))


def counted(player: PlayerView, seen: Sequence[int]) -> int:
    """What a player's bar shows, dollars: cash where it is public, and the paintings turned over so far."""
    return (player.cash or 0) + sum(painting.value or 0 for painting in player.paintings if painting.number in seen)


def bars(stage: Stage, view: PublicView, seen: Sequence[int], rect: QRectF) -> None:
    """One bar a player, growing with what was turned over. Marks, no letters: the figures come at the end."""
    whole = tuple(number for player in view.players for number in (painting.number for painting in player.paintings))
    top = max((counted(player, whole) for player in view.players), default=0) or 1
    step = rect.width() / max(1, len(view.players))
    mark = min(rect.height() * 0.36, step * 0.2)
    for number, player in enumerate(view.players):
        cell = QRectF(rect.left() + number * step, rect.top(), step * 0.94, rect.height())
        stage.mark(player.look, QRectF(cell.left(), cell.center().y() - mark / 2, mark, mark))
        track = QRectF(cell.left() + mark * 1.4, cell.center().y() - mark * 0.3, cell.width() - mark * 1.4, mark * 0.6)
        stage.fill(track, stage.room.hairline, mark * 0.3)
        share = counted(player, seen) / top
        if share > 0:
            grown = QRectF(track.left(), track.top(), max(track.height(), track.width() * share), track.height())
            stage.fill(grown, theme.look(player.look).colour(stage.room.dark), mark * 0.3)


def ranked(view: PublicView) -> tuple[PlayerView, ...]:
    """The players by wealth, seats deciding the order of equals."""
    return tuple(sorted(view.players, key=lambda player: -(player.wealth or 0)))


def paint_ranking(stage: Stage, view: PublicView) -> None:
    """Everybody's wealth as bars (cash, then paintings) and figures; the winners first and marked."""
    wide = stage.width - 2 * stage.margin_x
    players = ranked(view)
    title = stage.block(stage.texts.say("projector-result"), wide, 0.05, bold=True)
    top = stage.margin_y * 0.7
    roomy = len(players) <= 6
    if roomy:
        used = stage.draw(title, QRectF(stage.margin_x, top, wide, title.height), colour=stage.room.muted)
        _legend(stage, QRectF(used.right(), top, stage.margin_x + wide - used.right(), title.height))
        top += title.height + stage.unit(0.02)
    space = stage.height - stage.margin_y * 0.7 - top
    high = min(space / len(players), stage.unit(0.19))
    top += max(0.0, space - high * len(players)) * 0.4
    best = max((player.wealth or 0 for player in players), default=0) or 1
    money = max(stage.block(amount(player.wealth or 0), wide, theme.MONEY, bold=True).width for player in players)
    for number, player in enumerate(players):
        row = QRectF(stage.margin_x, top + number * high, wide, high * 0.94)
        won = player.id in view.winners
        _rank(stage, player, row, won, best, money)


def _legend(stage: Stage, rect: QRectF) -> None:
    """What the paler and the full part of a bar are, at the end of the line; nothing where that would crowd it."""
    gap, side = stage.unit(0.014), stage.unit(0.04)
    grey = stage.room.muted
    parts = [
        (
            stage.block(stage.texts.say("projector-cash"), rect.width(), theme.TEXT),
            theme.mixed(grey, stage.room.wall, 0.6),
        ),
        (stage.block(stage.texts.say("projector-paintings"), rect.width(), theme.TEXT), grey),
    ]
    wide = sum(side + gap + block.width for block, _ in parts) + 2 * gap
    if wide + 2 * gap > rect.width():
        return
    x = rect.right() - wide
    for block, colour in parts:
        stage.fill(QRectF(x, rect.center().y() - side / 2, side, side), colour, stage.unit(0.004))
        used = stage.draw(
            block,
            QRectF(x + side + gap, rect.top(), block.width, rect.height()),
            colour=stage.room.muted,
            valign="middle",
        )
        x = used.right() + 2 * gap


def _rank(stage: Stage, player: PlayerView, row: QRectF, won: bool, best: int, money: float) -> None:
    room, gap = stage.room, stage.unit(0.022)
    ground = room.card if won else room.wall
    if won:
        stage.fill(row, ground, stage.unit(0.008), room.accent, max(2.0, stage.unit(0.005)))
    inner = row.adjusted(gap, 0, -gap, 0)
    stage.money((amount(player.wealth or 0),), inner, ground=ground, align="end", valign="middle", bold=True)
    name_width = max(stage.unit(0.42), inner.width() * 0.30)
    name = QRectF(inner.left(), inner.top(), name_width, inner.height())
    stage.player(player.name, player.look, name, ground=ground, valign="middle", bold=won)
    start = name.right() + gap
    track = QRectF(
        start, row.center().y() - row.height() * 0.17, inner.right() - money - gap - start, row.height() * 0.34
    )
    if track.width() < stage.unit(0.06):
        return
    colour = QColor(theme.look(player.look).colour(room.dark))
    stage.fill(track, room.hairline, stage.unit(0.004))
    cash = track.width() * (player.cash or 0) / best
    all_of_it = track.width() * (player.wealth or 0) / best
    stage.fill(QRectF(track.left(), track.top(), all_of_it, track.height()), colour.name(), stage.unit(0.004))
    if cash > 0:
        # Cash as a paler part of the bar; paintings are the full colour.
        pale = QRectF(track.left(), track.top(), min(cash, all_of_it), track.height())
        stage.fill(pale, theme.mixed(colour.name(), room.card, 0.6), stage.unit(0.004))
        stage.painter.setPen(QPen(QColor(room.card), max(1.0, stage.unit(0.003))))
        edge = stage.seen(pale)
        x = edge.right() if not stage.texts.rtl else edge.left()
        stage.painter.drawLine(QPointF(x, edge.top()), QPointF(x, edge.bottom()))


def paint_winners(stage: Stage, view: PublicView) -> None:
    """The winners, whole, with their paintings."""
    winners = [player for player in view.players if player.id in view.winners]
    wide = stage.width - 2 * stage.margin_x
    y = stage.margin_y
    key = "projector-winner" if len(winners) == 1 else "projector-winners"
    used = stage.text(
        stage.texts.say(key),
        QRectF(stage.margin_x, y, wide, 0),
        0.05,
        bold=True,
        colour=stage.room.accent,
        align="middle",
    )
    y = used.bottom() + stage.unit(0.02)
    for winner in winners:
        used = stage.player(
            winner.name,
            winner.look,
            QRectF(stage.margin_x, y, wide, 0),
            0.07 if len(winners) == 1 else theme.NAME,
            most=2,
            align="middle",
        )
        y = used.bottom() + stage.unit(0.015)
    if winners and winners[0].wealth is not None:
        used = stage.money((amount(winners[0].wealth),), QRectF(stage.margin_x, y, wide, 0), 0.075, align="middle")
        y = used.bottom() + stage.unit(0.03)
    paintings = tuple(painting for winner in winners for painting in winner.paintings)
    hang_all(stage, paintings, QRectF(stage.margin_x, y, wide, stage.height - stage.margin_y - y))
