"""The wall: one a player, like a hung gallery, with the turn and the paintings left above."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from gallery.auction.state import FORGERY
from gallery.auction.view import PaintingView, PlayerView, PublicView
from gallery.texts import amount, short_amount
from gallery.ui import theme
from gallery.ui.projector.stage import ASCENT, DESCENT, Stage


@dataclass(frozen=True, slots=True)
class Grid:
    """So many columns and rows of walls."""

    columns: int
    rows: int


RECOGNISED = 0.09
"""A share of the walls' height, below which a painting is hardly recognised."""


def grid_of(
    counts: Sequence[int],
    width: float,
    height: float,
    head: Callable[[float], float],
    name: Callable[[float], float],
    gap: float = 0.0,
) -> Grid:
    """The grid of walls that leaves the largest paintings, on the mean of walls that hang `counts` of them.

    For a wall so wide, `head` is the height of its name lines and `name` how well its name fits, 0…1; same unit as the area.
    `gap` is between two walls.
    """
    walls = len(counts)
    best, score = Grid(walls, 1), -1.0
    for columns in range(1, walls + 1):
        rows = -(-walls // columns)
        wide, high = (width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows
        if high <= head(wide) * 1.35:
            continue
        room = high * 0.94 - head(wide)
        sides = [min(largest_side(max(1, count), wide * 0.92, room), 0.4 * height) for count in counts]
        side = sum(sides) / walls
        # A painting that nobody would recognise is no picture any more: rather a shorter name than that.
        worth = side * min(1.0, side / (RECOGNISED * height)) * name(wide) ** 2
        if worth > score:
            best, score = Grid(columns, rows), worth
    return best


def largest_side(count: int, width: float, height: float) -> float:
    """The side of the largest squares of which `count` fit into an area."""
    if width <= 0 or height <= 0:
        return 0.0
    return max(min(width / columns, height / math.ceil(count / columns)) for columns in range(1, max(1, count) + 1))


_SHORTEST = 0.30
"""The least width, a share of the window's height, in which mark and name stand beside something else."""


def _cash_width(stage: Stage, view: PublicView) -> float:
    """How wide the widest amount of cash is in short, with the wall's edges; 0 when cash is not public."""
    told = [short_amount(player.cash) for player in view.players if player.cash is not None]
    widths = [stage.block(text, stage.width, theme.MONEY).width for text in told]
    return max(widths) + stage.unit(0.052) if widths else 0.0


def paint_walls(stage: Stage, view: PublicView) -> None:
    """Everybody's paintings; whose turn it is, in full; how many paintings are left; cash only where the view tells it."""
    top = _header(stage, view)
    gap = stage.unit(0.018)
    area = QRectF(stage.margin_x, top, stage.width - 2 * stage.margin_x, stage.height - stage.margin_y * 0.8 - top)
    line = _line(stage)
    count = len(view.players)
    beside = _cash_width(stage, view)
    enough = stage.unit(0.5)

    def head(wide: float) -> float:
        alone = not beside or wide - beside >= _SHORTEST * stage.height
        return (line + stage.unit(0.018)) * (1.0 if alone else 1.8)

    def name(wide: float) -> float:
        free = wide - beside if wide - beside >= _SHORTEST * stage.height else wide
        return min(1.0, free / enough)

    grid = grid_of([len(player.paintings) for player in view.players], area.width(), area.height(), head, name, gap)
    wide = (area.width() - gap * (grid.columns - 1)) / grid.columns
    high = (area.height() - gap * (grid.rows - 1)) / grid.rows
    for number, player in enumerate(view.players):
        column, row = number % grid.columns, number // grid.columns
        lone = count - row * grid.columns
        shift = (grid.columns - lone) * (wide + gap) / 2 if lone < grid.columns else 0.0
        wall = QRectF(area.left() + shift + column * (wide + gap), area.top() + row * (high + gap), wide, high)
        paint_wall(stage, player, wall, player.id == view.turn and view.phase != "reveal")


def paint_wall(stage: Stage, player: PlayerView, rect: QRectF, turn: bool = False) -> None:
    """One player's wall."""
    room = stage.room
    stage.fill(
        rect,
        room.card,
        stage.unit(0.006),
        room.accent if turn else room.hairline,
        stage.unit(0.004 if turn else 0.0015),
    )
    band = stage.unit(0.01)
    colour = theme.look(player.look).colour(room.dark)
    stage.fill(QRectF(rect.left(), rect.top(), rect.width(), band), colour)
    pad = stage.unit(0.016)
    head = QRectF(rect.left() + pad, rect.top() + band * 1.7, rect.width() - 2 * pad, _line(stage))
    below = head.bottom()
    if player.cash is not None:
        below = _cash(stage, player, head)
    else:
        stage.player(player.name, player.look, head, ground=room.card, valign="middle")
    space = QRectF(rect.left() + pad, below, rect.width() - 2 * pad, rect.bottom() - below - pad * 0.7)
    hang_all(stage, player.paintings, space)


def _cash(stage: Stage, player: PlayerView, head: QRectF) -> float:
    """Name and cash: in one line when a fair part of the name fits beside the amount, else one below the other."""
    assert player.cash is not None
    ground = stage.room.card
    for text in (amount(player.cash), short_amount(player.cash)):
        money = stage.block(text, head.width(), theme.MONEY)
        if head.width() - money.width >= stage.unit(_SHORTEST) - stage.unit(0.04):
            stage.draw(money, head, role="money", ground=ground, align="end", valign="middle")
            place = head.adjusted(0, 0, -money.width - stage.unit(0.02), 0)
            stage.player(player.name, player.look, place, ground=ground, valign="middle")
            return head.bottom()
    stage.player(player.name, player.look, head, ground=ground, valign="middle")
    line = QRectF(head.left(), head.bottom() - stage.unit(0.012), head.width(), head.height() * 0.86)
    stage.money((amount(player.cash), short_amount(player.cash)), line, bold=False, ground=ground)
    return line.bottom()


def hang_all(stage: Stage, paintings: tuple[PaintingView, ...], rect: QRectF) -> None:
    """Paintings in rows, as large as fits, under each as many small cards as lie there."""
    if not paintings:
        return
    count = len(paintings)
    # A painting is wider than high: cells of that shape, with a strip for the cards.
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        side = min(rect.width() / tried, rect.height() / rows / 0.92)
        if side > best:
            best, columns = side, tried
    rows = -(-count // columns)
    side = min(best, stage.unit(0.5))
    high = side * 0.92
    top = rect.top() + max(0.0, (rect.height() - rows * high) / 2)
    for number, painting in enumerate(paintings):
        column, row = number % columns, number // columns
        here = min(columns, count - row * columns)
        left = rect.left() + (rect.width() - here * side) / 2
        cell = QRectF(left + column * side, top + row * high, side, high)
        strip = high * 0.16
        hung = stage.hang(painting.number, cell.adjusted(side * 0.04, high * 0.03, -side * 0.04, -strip), side > 40)
        if painting.shown is not None and FORGERY in painting.shown:
            _strike(stage, hung)
        cards(stage, painting.cards, QRectF(cell.left(), hung.bottom() + strip * 0.18, side, strip * 0.74))


def _strike(stage: Stage, rect: QRectF) -> None:
    """A forgery that all have seen is crossed out."""
    place = stage.seen(rect)
    for colour, width in ((stage.room.mat, 0.13), (stage.room.accent_fill, 0.08)):
        pen = QPen(QColor(colour), place.height() * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        stage.painter.setPen(pen)
        inner = place.adjusted(*(place.height() * part for part in (0.15, 0.15, -0.15, -0.15)))
        stage.painter.drawLine(inner.topLeft(), inner.bottomRight())
        stage.painter.drawLine(inner.topRight(), inner.bottomLeft())


def cards(stage: Stage, count: int, rect: QRectF) -> None:
    """So many small backs of value cards in a row: a count that needs no letters."""
    if count < 1:
        return
    high = rect.height()
    wide = high * 0.7
    step = min(wide * 1.35, (rect.width() - wide) / max(1, count - 1)) if count > 1 else 0.0
    left = rect.left() + (rect.width() - wide - step * (count - 1)) / 2
    for number in range(count):
        card = QRectF(left + number * step, rect.top(), wide, high)
        stage.fill(card, stage.room.accent_fill, high * 0.12, stage.room.card, max(1.0, high * 0.08))


def _line(stage: Stage) -> float:
    return theme.font_pixels(stage.unit(theme.NAME), "א") * (ASCENT + DESCENT)


def _header(stage: Stage, view: PublicView) -> float:
    """Whose turn it is, whole, and how many paintings are left; before the reveal, that. Gives where the walls begin."""
    wide = stage.width - 2 * stage.margin_x
    top = stage.margin_y * 0.8
    if view.phase == "reveal":
        title = stage.block(stage.texts.say("projector-reveal"), wide, theme.NAME, bold=True)
        line = QRectF(stage.margin_x, top, wide, _line(stage))
        used = stage.draw(title, line, colour=stage.room.muted, valign="middle")
        return max(used.bottom(), line.bottom()) + stage.unit(0.015)
    turn = view.player(view.turn)
    left = stage.block(stage.texts.say("projector-left", count=view.paintings_left), wide * 0.6, theme.TEXT)
    if not left.fits or left.width > wide * 0.42:
        left = stage.block(stage.texts.say("projector-left-short", count=view.paintings_left), wide * 0.5, theme.TEXT)
    high = _line(stage)
    stage.draw(left, QRectF(stage.margin_x, top, wide, high), colour=stage.room.muted, align="end", valign="middle")
    if turn is None:
        return top + high + stage.unit(0.015)
    label = stage.block(stage.texts.say("projector-turn"), wide, theme.TEXT)
    used = stage.draw(label, QRectF(stage.margin_x, top, wide, high), colour=stage.room.muted, valign="middle")
    start = used.right() + stage.unit(0.03)
    space = stage.margin_x + wide - left.width - stage.unit(0.03) - start
    place = QRectF(start, top, space, high)
    mark = stage.unit(theme.NAME) * 1.5 * 1.35
    name = stage.block("\u2068" + turn.name + "\u2069", space - mark, theme.NAME, bold=True)
    if name.fits:
        stage.player(turn.name, turn.look, place, valign="middle", elide=False)
        return top + high + stage.unit(0.015)
    below = QRectF(stage.margin_x, top + high, wide, 0)
    used = stage.player(turn.name, turn.look, below, most=3, elide=False)
    return used.bottom() + stage.unit(0.015)
