"""The end: the final count, a table of players and exhibitions, 0–4 struck out, the sums, and who wins."""

from PySide6.QtCore import QRectF

from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS
from gallery.exhibitions.view import PublicView
from gallery.texts import isolated_name, number
from gallery.ui import theme
from gallery.ui.projector.seasons.parts import line_height, plate, strike_figure
from gallery.ui.projector.stage import ASCENT, Stage

LETTER = 0.062
"""The winners' names."""


def paint_end(stage: Stage, view: PublicView, struck: bool) -> None:
    """The table in seat order. Before `struck` all points as they stand; then what counts, the sums, the winners marked.

    Between the two nothing moves: what the class sees change is what is struck out and added up.
    """
    room = stage.room
    wide = stage.width - 2 * stage.margin_x
    top = _winners(stage, view, stage.unit(0.028)) if struck else _title(stage, stage.unit(0.028))
    players = view.players
    gap = stage.unit(0.014)
    sums = stage.block(stage.texts.say("season-sum"), wide, theme.TEXT)
    pad = stage.unit(0.02)
    sum_width = max(sums.width, stage.unit(0.14)) + pad
    names = wide * 0.33
    step = (wide - names - sum_width - pad) / EXHIBITIONS
    left = stage.margin_x + names
    sign = min(stage.unit(0.085), step * 0.8)
    bottom = stage.height - stage.unit(0.035)
    high = min((bottom - top - sign - gap) / len(players), stage.unit(0.2))
    top += max(0.0, bottom - top - sign - gap - high * len(players)) * 0.3
    for at in range(EXHIBITIONS):
        plate(stage, view.game, at + 1, QRectF(left + step * (at + 0.5) - sign / 2, top, sign, sign))
    end = stage.margin_x + wide - pad
    stage.draw(sums, QRectF(end - sum_width, top, sum_width, sign), colour=room.muted, align="end", valign="middle")
    top += sign + gap
    for at, player in enumerate(players):
        row = QRectF(stage.margin_x, top + at * high, wide, high - gap)
        won = struck and player.id in view.winners
        ground = room.card if won else room.wall
        if won:
            stage.fill(row, ground, stage.unit(0.008), room.accent, max(2.0, stage.unit(0.005)))
        elif not (struck and at + 1 < len(players) and players[at + 1].id in view.winners):
            stage.rule(row.left(), row.bottom() + gap / 2, row.width())
        place = QRectF(row.left() + pad * 0.8, row.top(), names - pad, row.height())
        stage.player(player.name, player.look, place, valign="middle", ground=ground)
        for exhibition, points in enumerate(player.scores):
            cell = QRectF(left + step * exhibition, row.top(), step, row.height())
            _points(stage, points, cell, ground, struck)
        if struck:
            told = stage.block(number(player.counted, stage.texts.language), sum_width, 0.075, bold=True)
            cell = QRectF(end - sum_width, row.top(), sum_width, row.height())
            stage.draw(told, cell, role="name", ground=ground, align="end", valign="middle")


def _title(stage: Stage, top: float) -> float:
    wide = stage.width - 2 * stage.margin_x
    high = line_height(stage, LETTER)
    title = stage.block(stage.texts.say("season-final"), wide, 0.06, bold=True, least=theme.TEXT)
    stage.draw(title, QRectF(stage.margin_x, top, wide, high), valign="middle")
    return top + high + stage.unit(0.012)


def _winners(stage: Stage, view: PublicView, top: float) -> float:
    """Who wins: in one line with the word where all fit, else the word, and the marked rows tell it. Gives where it ends."""
    wide = stage.width - 2 * stage.margin_x
    winners = [player for player in view.players if player.id in view.winners]
    key = "season-winner" if len(winners) == 1 else "season-winners"
    told = stage.block(stage.texts.say(key), wide, theme.TEXT)
    letter, gap = LETTER, stage.unit(0.03)
    mark = stage.unit(letter) * 1.5 * 1.35
    names = [stage.block(isolated_name(player.name), wide, letter, bold=True) for player in winners]
    high = line_height(stage, letter)
    line = QRectF(stage.margin_x, top, wide, high)
    if told.width + sum(gap + mark + name.width for name in names) <= wide:
        x = stage.draw(told, line, colour=stage.room.muted, valign="middle").right() + gap
        for player in winners:
            place = QRectF(x, top, stage.width - stage.margin_x - x, high)
            x = stage.player(player.name, player.look, place, letter, elide=False, valign="middle").right() + gap
        return top + high + stage.unit(0.012)
    if len(winners) > 1:
        title = stage.block(stage.texts.say(key), wide, 0.06, bold=True, least=theme.TEXT)
        return stage.draw(title, line).bottom() + stage.unit(0.012)
    player = winners[0]
    used = stage.draw(told, line, colour=stage.room.muted)
    place = QRectF(stage.margin_x, used.bottom() - stage.unit(0.01), wide, 0)
    used = stage.player(player.name, player.look, place, most=2, elide=False)
    return used.bottom() + stage.unit(0.006)


def _points(stage: Stage, points: int, cell: QRectF, ground: str, struck: bool) -> None:
    counts = points >= COUNTS_FROM
    letter = 0.06 if counts or not struck else theme.NAME
    told = stage.block(number(points, stage.texts.language), cell.width(), letter, bold=counts)
    colour = stage.room.ink if counts or not struck else stage.room.muted
    used = stage.draw(told, cell, role="name", colour=colour, ground=ground, align="middle", valign="middle")
    if struck and not counts:
        baseline = used.top() + ASCENT * told.font.pixelSize()
        letters = QRectF(used.left(), baseline - told.letter, used.width(), told.letter)
        strike_figure(stage, letters, told.letter)
