"""What several scenes of the exhibitions games are made of: plates, names, tokens, hung cards, tracks."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from gallery.collection.decks import deck_number, deck_symbol, key_colour
from gallery.exhibitions.state import Player
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS, MOST_RARE, TRACK
from gallery.texts import number
from gallery.ui import theme
from gallery.ui.projector.stage import ASCENT, DESCENT, Align, Stage
from gallery.ui.widgets.marks import mark_path
from gallery.ui.widgets.painting import draw_picture

WHITE = "#FFFFFF"
START: Align = "start"
MIDDLE: Align = "middle"


class Token(NamedTuple):
    """What lies on a space: whose look, the tokens (the double token counts two), and the high-risk token with them."""

    look: int
    tokens: int
    risk: bool


Outcome = Literal["open", "held", "failed"]


class Marked(NamedTuple):
    """A mark that goes along a track: whose look, where it was and where it comes to, in the window as it is seen.

    `step` is from place to place of the track, pixels.
    """

    look: int
    before: QRectF
    after: QRectF
    step: float


def holds(space: int, works: int) -> bool:
    """Whether a prediction on a space holds with so many works (exhibitions.md, Scoring)."""
    return works <= space if space <= MOST_RARE else works >= space


def condition(space: int) -> str:
    """A space's condition in signs, ≤3 or ≥6: the same in every language."""
    return f"\u2066{'≤' if space <= MOST_RARE else '≥'}{space}\u2069"


def gain(points: int) -> str:
    """Points that are added, +4."""
    return f"\u2066+{points}\u2069"


def held_ground(room: theme.Room, key: str) -> str:
    """A space whose condition holds: a tint of the exhibition's key colour, on which `ink` has 7 : 1 in both rooms."""
    if room.dark:
        return theme.mixed(room.card, theme.apart(key, room.wall, 3.0), 0.36)
    return theme.mixed(room.card, key, 0.24)


def line_height(stage: Stage, letter: float, text: str = "") -> float:
    """The height of one line of letters of this share; Hebrew lines are higher. Without a text, of the room's language."""
    sample = text or ("א" if stage.texts.rtl else "H")
    return theme.font_pixels(stage.unit(letter), sample) * (ASCENT + DESCENT)


# --- exhibitions


def exhibition_names(stage: Stage, game: str) -> tuple[str, ...]:
    """The short names of the five exhibitions."""
    return tuple(stage.texts.say(f"exhibition-short-{game}-{each}") for each in range(1, EXHIBITIONS + 1))


def names_letter(stage: Stage, game: str, width: float, most: float) -> float:
    """The letters, a share of the height, in which all five names fit into one line of `width`: one size for all."""
    share = most
    while share > theme.LABEL and not all(
        stage.block(name, width, share).fits for name in exhibition_names(stage, game)
    ):
        share = max(theme.LABEL, share - 0.001)
    return share


def plate(stage: Stage, game: str, exhibition: int, rect: QRectF, side: float | None = None) -> None:
    """An exhibition's plate: its sign, white on its key colour, with an edge where the colour is near the wall's."""
    colour = key_colour(game, exhibition)
    edge = theme.apart(colour, stage.room.wall, 3.0)
    stage.fill(rect, colour, stage.unit(0.008), edge, max(1.0, stage.unit(0.0022)))
    sign = side if side is not None else min(rect.width(), rect.height()) * 0.76
    place = QRectF(0, 0, sign, sign)
    place.moveCenter(rect.center())
    draw_picture(stage.painter, deck_symbol(game, exhibition, WHITE), stage.seen(place))


def hang_works(
    stage: Stage, game: str, exhibition: int, works: int, waiting: int, rect: QRectF, align: Align = "start"
) -> None:
    """The works of an exhibition side by side, over one another where they are many; then the negative cards that wait.

    Work number k is the deck's copy k. A negative card hangs apart, tilted, in a frame of the accent colour.
    """
    high = rect.height()
    numbers = [deck_number(exhibition, False, copy) for copy in range(1, works + 1)]
    lent = [deck_number(exhibition, True, copy) for copy in range(1, waiting + 1)]
    edge = max(1.0, high * 0.035)
    widths = [_shape(stage, each, high - 2 * edge) + 2 * edge for each in numbers]
    aside = [_shape(stage, each, high * 0.86 - 2 * edge) + 2 * edge for each in lent]
    gap = high * 0.12
    room = rect.width() - sum(width + gap * 1.5 for width in aside)
    x = rect.left()
    if widths:
        spare = room - sum(widths)
        between = min(gap, spare / max(1, len(widths) - 1))
        if align == "end":
            x += max(0.0, spare - between * (len(widths) - 1))
        for each, width in zip(numbers, widths, strict=True):
            _card(stage, each, QRectF(x, rect.top(), width, high), edge, stage.room.mat, stage.room.frame)
            x += width + between
        x += gap * 1.5 - between
    for each, width in zip(lent, aside, strict=True):
        place = QRectF(x + gap * 0.3, rect.top() + high * 0.07, width, high * 0.86)
        painter = stage.painter
        painter.save()
        middle = stage.seen(place).center()
        painter.translate(middle)
        painter.rotate(5.0)
        painter.translate(-middle)
        _card(stage, each, place, max(edge, high * 0.07), stage.room.accent_fill, stage.room.accent)
        painter.restore()
        x += width + gap * 1.5


def _shape(stage: Stage, number: int, high: float) -> float:
    wide, tall = stage.pictures.collection.painting(number).sides
    return high * wide / tall


def _card(stage: Stage, number: int, rect: QRectF, edge: float, mat: str, line: str) -> None:
    stage.fill(rect.translated(0, edge * 0.7), stage.room.shadow, edge)
    stage.fill(rect, mat, edge * 0.5, line, max(0.8, edge * 0.3))
    canvas = stage.seen(rect.adjusted(edge, edge, -edge, -edge))
    pixmap = stage.pictures.pixmap(number, canvas.size(), stage.ratio)
    # Not mirrored: only its place is.
    stage.painter.drawPixmap(canvas, pixmap, QRectF(QPointF(0, 0), pixmap.size().toSizeF()))


# --- tokens


def draw_token(
    stage: Stage, token: Token, rect: QRectF, ground: str, outcome: Outcome = "open", most: float = 0.11
) -> None:
    """A prediction's tokens in the middle of a place, as large as it allows and `most` of the height allows.

    The mark, ×2 under it or, in a wide place, beside it; high risk as a badge; one that held is checked, one that failed
    struck out. Where the place is too narrow for ×2, two marks lie over one another.
    """
    times = stage.block("\u2066×2\u2069", rect.width(), theme.LABEL, bold=True) if token.tokens > 1 else None
    pile = times is not None and not times.fits
    side = min(rect.width(), rect.height(), stage.unit(most))
    gap, beside = stage.unit(0.01), False
    if times is not None and not pile:
        under, along = rect.height() - times.height * 0.86, rect.width() - times.width - gap
        beside = along > under
        side = min(side, max(under, along))
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    if pile:
        place = QRectF(0, 0, side * 0.76, side * 0.76)
        place.moveCenter(rect.center() + QPointF(side * 0.13, -side * 0.1))
        rimmed_mark(stage, token.look, place)
        place.translate(-side * 0.26, side * 0.2)
    elif times is not None and beside:
        place.translate(-(times.width + gap) / 2, 0)
    elif times is not None:
        place.moveTop(rect.top() + (rect.height() - side - times.height * 0.86) / 2)
    rimmed_mark(stage, token.look, place)
    if outcome == "failed":
        strike(stage, place, ground)
    elif outcome == "held":
        check(
            stage, QRectF(place.right() - side * 0.34, place.bottom() - side * 0.42, side * 0.52, side * 0.52), ground
        )
    if token.risk:
        # Over the strike: the high-risk token always comes back.
        risk_badge(stage, QRectF(place.right() - side * 0.4, place.top() - side * 0.12, side * 0.5, side * 0.5), ground)
    if times is not None and not pile:
        after = QRectF(place.right() + gap, rect.top(), times.width, rect.height())
        below = QRectF(rect.left(), place.bottom() - stage.unit(0.004), rect.width(), times.height)
        where, valign = (after, MIDDLE) if beside else (below, START)
        stage.draw(times, where, role="label", ground=ground, align="middle", valign=valign)


def rimmed_mark(stage: Stage, look: int, rect: QRectF) -> None:
    """A player's mark with a rim in the cards' colour: it keeps apart from a tint, and from the mark it lies on."""
    painter = stage.painter
    painter.setPen(QPen(QColor(stage.room.card), max(2.0, rect.width() * 0.13)))
    painter.setBrush(QBrush(QColor(stage.room.card)))
    painter.drawPath(mark_path(theme.look(look).shape, stage.seen(rect)))
    stage.mark(look, rect)


def risk_badge(stage: Stage, rect: QRectF, ground: str) -> None:
    """The high-risk token: an exclamation mark on the accent colour. A shape, not a letter."""
    painter, room = stage.painter, stage.room
    place = stage.seen(rect)
    painter.setPen(QPen(QColor(ground), max(1.0, place.width() * 0.09)))
    painter.setBrush(QBrush(QColor(room.accent_fill)))
    painter.drawEllipse(place)
    wide, middle = place.width() * 0.15, place.center()
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QBrush(QColor(room.on_accent)))
    bar = QRectF(middle.x() - wide / 2, place.top() + place.height() * 0.2, wide, place.height() * 0.36)
    painter.drawRoundedRect(bar, wide / 2, wide / 2)
    painter.drawEllipse(QPointF(middle.x(), place.top() + place.height() * 0.73), wide * 0.62, wide * 0.62)


def strike(stage: Stage, rect: QRectF, ground: str) -> None:
    """A line through a token that is lost."""
    place = stage.seen(rect)
    start = QPointF(place.left() - place.width() * 0.04, place.bottom() - place.height() * 0.06)
    end = QPointF(place.right() + place.width() * 0.04, place.top() + place.height() * 0.06)
    thick = max(2.0, place.height() * 0.075)
    for colour, width in ((ground, thick * 2.4), (stage.room.accent, thick)):
        _line(stage, start, end, colour, width)


def strike_figure(stage: Stage, rect: QRectF, letter: float) -> None:
    """A line through a figure that does not count; `letter` is its height in pixels."""
    place = stage.seen(rect).adjusted(-letter * 0.22, 0, letter * 0.22, 0)
    middle = place.center().y()
    ends = QPointF(place.left(), middle), QPointF(place.right(), middle)
    _line(stage, *ends, colour=stage.room.accent, width=max(2.0, letter * 0.1))


def _line(stage: Stage, start: QPointF, end: QPointF, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    stage.painter.setPen(pen)
    stage.painter.drawLine(start, end)


def check(stage: Stage, rect: QRectF, ground: str) -> None:
    """A check mark on a disc: it holds."""
    painter, room = stage.painter, stage.room
    place = stage.seen(rect)
    painter.setPen(QPen(QColor(ground), max(1.0, place.width() * 0.09)))
    painter.setBrush(QBrush(QColor(room.ink)))
    painter.drawEllipse(place)
    tick(stage, rect.adjusted(*(rect.width() * share for share in (0.22, 0.22, -0.22, -0.22))), room.wall)


def tick(stage: Stage, rect: QRectF, colour: str) -> None:
    """A check mark."""
    place = stage.seen(rect)
    path = QPainterPath(QPointF(place.left() + place.width() * 0.08, place.top() + place.height() * 0.55))
    path.lineTo(place.left() + place.width() * 0.4, place.top() + place.height() * 0.86)
    path.lineTo(place.left() + place.width() * 0.94, place.top() + place.height() * 0.16)
    pen = QPen(QColor(colour), max(1.6, place.width() * 0.17))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stage.painter.setPen(pen)
    stage.painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    stage.painter.drawPath(path)


# --- tracks


def track_ground(stage: Stage, rect: QRectF, colour: str | None = None) -> None:
    """A track's ground, 0–10: eleven places, those that count lighter, and a clear line before the five."""
    room = stage.room
    step = rect.width() / (TRACK + 1)
    stage.fill(rect, theme.mixed(room.wall, room.hairline, 0.55), stage.unit(0.005))
    line = rect.left() + step * COUNTS_FROM
    counts = QRectF(line, rect.top(), rect.right() - line, rect.height())
    stage.fill(counts, theme.mixed(room.card, colour or room.accent, 0.14), stage.unit(0.005))
    thin = max(1.0, stage.unit(0.0013))
    for place in range(1, TRACK + 1):
        if place != COUNTS_FROM:
            stage.fill(
                QRectF(rect.left() + step * place - thin / 2, rect.top(), thin, rect.height()),
                theme.mixed(room.hairline, room.wall, 0.35),
            )
    thick = max(2.0, stage.unit(0.0046))
    stage.fill(QRectF(line - thick / 2, rect.top() - thick, thick, rect.height() + 2 * thick), room.accent, thick / 2)


def track_digits(stage: Stage, left: float, width: float, top: float, places: Sequence[int] = (0, 5, 10)) -> float:
    """The numbers over a track, as labels. Gives where they end below."""
    step = width / (TRACK + 1)
    bottom = top
    for place in places:
        told = stage.block(number(place, stage.texts.language), step * 3, theme.LABEL)
        middle = left + step * (place + 0.5)
        used = stage.draw(
            told,
            QRectF(middle - step * 1.5, top, step * 3, told.height),
            role="label",
            colour=stage.room.muted,
            align="middle",
        )
        bottom = used.bottom()
    return bottom


def lane_mark(rect: QRectF, points: int, lane: int, lanes: int) -> QRectF:
    """Where a player's mark stands on a track of one lane a player, start-to-end."""
    step, high = rect.width() / (TRACK + 1), rect.height() / lanes
    side = min(step, high) * 0.88
    return QRectF(
        rect.left() + step * (points + 0.5) - side / 2, rect.top() + high * (lane + 0.5) - side / 2, side, side
    )


# --- players


def legend_player(stage: Stage, player: Player, rect: QRectF, align: Align = "start") -> QRectF:
    """A player's mark and name, elided where it is too long."""
    return stage.player(player.name, player.look, rect, valign="middle", align=align)


def pips(stage: Stage, player: Player, rect: QRectF, rows: int = 1) -> None:
    """The tokens in a player's hand as small marks in so many rows, at most; the double token is two in one outline."""
    marks = 2 * player.double + player.singles
    if not marks:
        return
    across = max(-(-marks // rows), 2 if player.double else 1)
    step = min(rect.height() / rows, rect.width() / across)
    side = step * 0.74
    top = rect.center().y() - step * -(-marks // across) / 2
    for at in range(marks):
        cell = QRectF(rect.left() + at % across * step, top + at // across * step, step, step)
        if at == 0 and player.double:
            both = QRectF(cell.left(), cell.top(), 2 * step, step).adjusted(*(step * part for part in _RIM))
            stage.fill(both, stage.room.card, step / 2, stage.room.muted, max(1.0, step * 0.06))
        inner = QRectF(0, 0, side, side)
        inner.moveCenter(cell.center())
        stage.mark(player.look, inner)


_RIM = (0.03, 0.03, -0.03, -0.03)
