"""On request between turns: how often the wheel brings what, in percent, and the last spins with whose they were."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPen

from gallery.auction.state import Sector
from gallery.auction.view import PublicView
from gallery.auction.wheel import SECTORS, label_lines
from gallery.texts import percent
from gallery.ui import theme
from gallery.ui.projector.stage import Block, Stage
from gallery.ui.widgets.pictograms import draw_pictogram

MEDAL = 0.078
"""A pictogram's disc, where there is room: its diameter, a share of the window's height."""
CELL = 0.142
"""The height of an instruction's place where there is room for more."""
COLUMNS = 2


def odds_of(sectors: Iterable[Sector]) -> list[tuple[Sector, int]]:
    """Each instruction once, with its price where it has one, and its weight: the likeliest first, then as on the wheel."""
    found: dict[tuple[str, int | None], tuple[Sector, int]] = {}
    for sector in sectors:
        first, weight = found.get((sector.kind, sector.price), (sector, 0))
        found[sector.kind, sector.price] = first, weight + sector.weight
    return sorted(found.values(), key=lambda each: -each[1])


def paint_odds(stage: Stage, view: PublicView) -> None:
    """The instructions in two columns, read down; below them the last spins, newest first."""
    wide = stage.width - 2 * stage.margin_x
    title = stage.block(stage.texts.say("projector-odds"), wide, theme.NAME, bold=True, least=theme.TEXT)
    top = stage.margin_y * 0.7
    stage.draw(title, QRectF(stage.margin_x, top, wide, title.height), colour=stage.room.muted)
    top += title.height + stage.unit(0.015)
    bottom = stage.height - stage.margin_y * 0.7
    if view.recent:
        bottom = _recent(stage, view, bottom) - stage.unit(0.02)
        stage.rule(stage.margin_x, bottom, wide)
        bottom -= stage.unit(0.015)
    odds = odds_of(view.sectors)
    whole = sum(weight for _, weight in odds)
    rows = -(-len(odds) // COLUMNS)
    high = min(stage.unit(CELL), (bottom - top) / rows)
    gap = stage.unit(0.05)
    width = (wide - (COLUMNS - 1) * gap) / COLUMNS
    shares = [
        stage.block(percent(weight, whole, stage.texts.language), width, theme.NAME, bold=True) for _, weight in odds
    ]
    figures = max(share.width for share in shares)
    start = top + max(0.0, (bottom - top - rows * high) / 2)
    for number, ((sector, _), share) in enumerate(zip(odds, shares, strict=True)):
        column, row = divmod(number, rows)
        cell = QRectF(stage.margin_x + column * (width + gap), start + row * high, width, high)
        _instruction(stage, sector, share, figures, cell)


def _instruction(stage: Stage, sector: Sector, share: Block, figures: float, cell: QRectF) -> None:
    side = min(stage.unit(MEDAL), cell.height() * 0.82)
    gap = stage.unit(0.02)
    _medal(stage, sector, QRectF(cell.left(), cell.center().y() - side / 2, side, side))
    place = QRectF(cell.left() + side + gap, cell.top(), figures, cell.height())
    stage.draw(share, place, align="end", valign="middle")
    rest = cell.adjusted(side + figures + 2 * gap, 0, 0, 0)
    words = " ".join(label_lines(stage.texts, sector))
    name = stage.block(words, rest.width(), theme.TEXT, most=1)
    if not name.fits:
        name = stage.block(words, rest.width(), theme.TEXT, most=2, least=theme.LABEL)
    while name.height > 0.9 * cell.height() and name.letter > stage.unit(theme.LABEL):
        name = stage.block(words, rest.width(), max(theme.LABEL, name.letter / stage.height * 0.94), most=2)
    stage.draw(name, rest, role="label", valign="middle")


def _recent(stage: Stage, view: PublicView, bottom: float) -> float:
    """The last spins at the foot, as many as there is room for. Gives where they begin."""
    side = stage.unit(0.06)
    mark = stage.unit(0.045)
    step = side * 1.3
    wide = stage.width - 2 * stage.margin_x
    label = stage.block(stage.texts.say("projector-last-spins"), 0.3 * wide, theme.TEXT, most=3)
    gap = stage.unit(0.03)
    height = max(side + mark + stage.unit(0.008), label.height)
    top = bottom - height
    left = stage.margin_x + label.width + gap
    stage.draw(label, QRectF(stage.margin_x, top, label.width, height), colour=stage.room.muted, valign="middle")
    count = int((stage.width - stage.margin_x - left + step - side) // step)
    for number, spin in enumerate(view.recent[:count]):
        place = QRectF(left + number * step, top, side, side)
        _medal(stage, view.sectors[spin.sector], place)
        player = view.player(spin.player)
        if player is not None:
            spot = QRectF(place.center().x() - mark / 2, place.bottom() + stage.unit(0.008), mark, mark)
            stage.mark(player.look, spot)
    return top


def _medal(stage: Stage, sector: Sector, rect: QRectF) -> None:
    """The instruction's pictogram on a disc of its colour."""
    spot = stage.seen(rect)
    colour = SECTORS[sector.kind]
    stage.painter.setPen(QPen(QColor(stage.room.hairline)))
    stage.painter.setBrush(QBrush(QColor(colour)))
    stage.painter.drawEllipse(spot)
    ink = theme.LIGHT.ink if QColor(colour).lightnessF() > 0.55 else "#FFFFFF"
    shrink = spot.width() * 0.22
    draw_pictogram(stage.painter, sector.kind, spot.adjusted(shrink, shrink, -shrink, -shrink), ink, 2.4)
