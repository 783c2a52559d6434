"""How everybody's cash went, from the first spin to the last: one line a player, which ends at the player's mark and name."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from gallery.auction.view import CashCourse, PublicView
from gallery.texts import amount, isolated_name, short_amount
from gallery.ui import theme
from gallery.ui.projector.stage import Stage

FEWEST = 3
"""Moments below which there is no course to see."""
STEPS = (500_000, 1_000_000, 2_000_000, 2_500_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000)
"""Dollars between two lines of the grid."""
RULES = 5
"""The most lines of the grid above zero."""


def has_course(view: PublicView) -> bool:
    """Whether there is anything to draw."""
    return any(len(course.cash) >= FEWEST for course in view.courses)


def paint_chart(stage: Stage, view: PublicView) -> None:
    """Time runs as the language reads. Marks on the lines keep them apart where colours would not."""
    wide = stage.width - 2 * stage.margin_x
    title = stage.block(stage.texts.say("projector-chart"), wide, 0.05, bold=True)
    top = stage.margin_y * 0.7
    stage.draw(title, QRectF(stage.margin_x, top, wide, title.height), colour=stage.room.muted)
    gap = stage.unit(0.02)
    most = max((cash or 0 for course in view.courses for cash in course.cash), default=0)
    step = next((step for step in STEPS if most <= RULES * step), max(STEPS[-1], most))
    levels = [step * line for line in range(max(1, math.ceil(most / step)) + 1)]
    figures = [
        stage.block(short_amount(level) if level else amount(0), wide, theme.MONEY, bold=True) for level in levels
    ]
    names = max(stage.unit(0.3), min(0.3 * stage.width, stage.unit(0.42)))
    time = stage.block(stage.texts.say("projector-chart-spins", count=_spins(view)), wide, theme.TEXT)
    left = stage.margin_x + max(figure.width for figure in figures) + gap
    plot = QRectF(left, 0, stage.width - stage.margin_x - names - gap - left, 0)
    plot.setTop(top + title.height + figures[0].height / 2)
    plot.setBottom(stage.height - stage.margin_y - time.height - gap)
    for level, figure in zip(levels, figures, strict=True):
        y = plot.bottom() - plot.height() * level / levels[-1]
        stage.rule(plot.left(), y, plot.width())
        place = QRectF(stage.margin_x, y - figure.height / 2, left - gap - stage.margin_x, figure.height)
        stage.draw(figure, place, role="money", colour=stage.room.ink, align="end", valign="middle")
    below = QRectF(plot.left(), plot.bottom() + gap, plot.width(), time.height)
    stage.draw(time, below, colour=stage.room.muted, align="end")
    for course in view.courses:
        _line(stage, view, course, plot, levels[-1])
    _names(stage, view, plot, levels[-1], QRectF(plot.right() + gap, plot.top(), names, plot.height()))


def _spins(view: PublicView) -> int:
    return max((len(course.cash) for course in view.courses), default=1) - 1


def _at(plot: QRectF, moment: int, moments: int, cash: int, most: int) -> QPointF:
    return QPointF(plot.left() + plot.width() * moment / max(1, moments), plot.bottom() - plot.height() * cash / most)


def _seen(stage: Stage, point: QPointF) -> QPointF:
    return QPointF(stage.width - point.x(), point.y()) if stage.texts.rtl else point


def _line(stage: Stage, view: PublicView, course: CashCourse, plot: QRectF, most: int) -> None:
    """Level until money moves, then straight to the new sum; a mark where the line begins and on its way."""
    player = view.player(course.player)
    points = [
        _at(plot, moment, len(course.cash) - 1, cash, most)
        for moment, cash in enumerate(course.cash)
        if cash is not None
    ]
    if player is None or not points:
        return
    seen = [_seen(stage, point) for point in points]
    path = QPainterPath(seen[0])
    for point in seen[1:]:
        path.lineTo(point)
    pen = QPen(QColor(theme.look(player.look).colour(stage.room.dark)), max(2.0, stage.unit(0.0065)))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    stage.painter.setPen(pen)
    stage.painter.setBrush(Qt.BrushStyle.NoBrush)
    stage.painter.drawPath(path)
    # Each seat's marks stand at other moments, so that lines of equal sums do not hide one another's.
    seats = max(1, len(view.courses))
    seat = view.courses.index(course)
    every = max(1, round(len(points) / 4))
    side = stage.unit(0.026)
    for place in range(round(every * (seat + 0.5) / seats), len(points), every):
        stage.mark(player.look, QRectF(points[place].x() - side / 2, points[place].y() - side / 2, side, side))


def _names(stage: Stage, view: PublicView, plot: QRectF, most: int, column: QRectF) -> None:
    """Names as near to their line's end as there is room, in the order of the ends."""
    ends = sorted(
        ((plot.bottom() - plot.height() * (course.cash[-1] or 0) / most, course) for course in view.courses),
        key=lambda each: each[0],
    )
    row = max(
        stage.block(isolated_name(player.name), column.width(), theme.NAME, elide=True).height
        for player in view.players
    )
    row = min(row, column.height() / max(1, len(ends)))
    tops: list[float] = []
    for y, _ in ends:
        tops.append(max(y - row / 2, tops[-1] + row if tops else column.top() - row / 2))
    # Those that were pushed below the floor push back.
    floor = column.bottom() + row / 2
    for place in range(len(tops) - 1, -1, -1):
        tops[place] = min(tops[place], floor - row)
        floor = tops[place]
    for top, (y, course) in zip(tops, ends, strict=True):
        player = view.player(course.player)
        if player is None:
            continue
        colour = QColor(theme.look(player.look).colour(stage.room.dark))
        stage.painter.setPen(QPen(colour, max(1.0, stage.unit(0.003)), Qt.PenStyle.DotLine))
        stage.painter.drawLine(
            _seen(stage, QPointF(plot.right(), y)), _seen(stage, QPointF(column.left(), top + row / 2))
        )
        stage.player(
            player.name, player.look, QRectF(column.left(), top, column.width(), row), bold=False, valign="middle"
        )
