"""The standing: the five score tracks with everybody's marks, who still needs whom, and the tokens in hand."""

from PySide6.QtCore import QPointF, QRectF

from gallery.collection.decks import key_colour
from gallery.exhibitions.variants import EXHIBITIONS, TRACK
from gallery.exhibitions.view import PublicView
from gallery.ui import theme
from gallery.ui.projector.seasons.moments import reached
from gallery.ui.projector.seasons.parts import (
    exhibition_names,
    line_height,
    names_letter,
    pips,
    plate,
    tick,
    track_digits,
    track_ground,
)
from gallery.ui.projector.stage import Stage


def paint_standing(stage: Stage, view: PublicView) -> None:
    """Tracks above, players below; in a wide window side by side."""
    wide = stage.width - 2 * stage.margin_x
    top, bottom = stage.unit(0.026), stage.height - stage.unit(0.03)
    top = _title(stage, view, top)
    gap = stage.unit(0.03)
    if stage.width / stage.height > 1.5:
        side = wide * 0.34
        tracks = QRectF(stage.margin_x, top, wide - side - gap, bottom - top)
        head = line_height(stage, theme.LABEL, "0")
        people = QRectF(tracks.right() + gap, top + head, side, bottom - top - head)
        columns = 1
    else:
        columns = 1 if len(view.players) == 1 else 2
        rows = -(-len(view.players) // columns)
        high = rows * line_height(stage, theme.NAME) * 1.06
        tracks = QRectF(stage.margin_x, top, wide, bottom - top - high - gap * 0.5)
        people = QRectF(stage.margin_x, bottom - high, wide, high)
    _tracks(stage, view, tracks)
    _people(stage, view, people, columns)


def _title(stage: Stage, view: PublicView, top: float) -> float:
    """After which season, and who got all tokens back. Gives where it ends below."""
    wide = stage.width - 2 * stage.margin_x
    between = view.phase in ("setup", "over") and view.last is not None
    season = view.last.season if between and view.last is not None else view.season
    key = "season-standing" if between else "season-standing-now"
    told = stage.block(stage.texts.say(key, season=season), wide, 0.05, bold=True, least=theme.TEXT)
    used = stage.draw(told, QRectF(stage.margin_x, top, wide, 0))
    back = [player for player in view.players if between and view.last is not None and player.id in view.last.restored]
    if not back:
        return used.bottom() + stage.unit(0.004)
    side, gap = stage.unit(theme.TEXT) * 1.4, stage.unit(0.012)
    words = stage.block(stage.texts.say("season-restored"), wide, theme.TEXT)
    whole = words.width + gap + len(back) * (side + gap)
    beside = used.width() + stage.unit(0.04) + whole <= wide
    y = used.top() if beside else used.bottom() - stage.unit(0.002)
    x = stage.margin_x + (wide - whole if beside else 0.0)
    high = used.height() if beside else words.height
    told_at = stage.draw(words, QRectF(x, y, words.width, high), colour=stage.room.accent, valign="middle")
    for at, player in enumerate(back):
        left = told_at.right() + gap * 1.5 + at * (side + gap)
        stage.mark(player.look, QRectF(left, told_at.center().y() - side / 2, side, side))
    return max(used.bottom(), told_at.bottom()) + stage.unit(0.004)


def _tracks(stage: Stage, view: PublicView, rect: QRectF) -> None:
    sign = stage.unit(0.07)
    gap = stage.unit(0.014)
    names = names_letter(stage, view.game, rect.width() * 0.27, 0.034)
    room = max(stage.block(name, rect.width(), names).width for name in exhibition_names(stage, view.game))
    left = rect.left() + sign + gap + room + gap
    check = stage.unit(0.05)
    track_width = rect.right() - check - gap * 0.5 - left
    digits = line_height(stage, theme.LABEL, "0") * 0.95
    track_digits(stage, left, track_width, rect.top(), range(TRACK + 1))
    high = (rect.height() - digits - gap * (EXHIBITIONS - 1)) / EXHIBITIONS
    for one in range(1, EXHIBITIONS + 1):
        row = QRectF(rect.left(), rect.top() + digits + (one - 1) * (high + gap), rect.width(), high)
        side = min(sign, high)
        plate(stage, view.game, one, QRectF(row.left(), row.center().y() - side / 2, sign, side))
        name = stage.block(exhibition_names(stage, view.game)[one - 1], rect.width(), names)
        stage.draw(name, QRectF(row.left() + sign + gap, row.top(), room, high), role="label", valign="middle")
        track = QRectF(left, row.top(), track_width, high)
        track_ground(stage, track, key_colour(view.game, one))
        _marks(stage, view, one, track)
        if reached(view, one):
            place = QRectF(track.right() + gap * 0.5, row.center().y() - check / 2, check, check)
            tick(stage, place.adjusted(check * 0.1, check * 0.1, -check * 0.1, -check * 0.1), stage.room.ink)


def _marks(stage: Stage, view: PublicView, exhibition: int, track: QRectF) -> None:
    """The marks by their points, as large as each other; smaller only where many share a place."""
    step = track.width() / (TRACK + 1)
    usual = min(step, track.height() * 0.7, stage.unit(0.058))
    for points in range(TRACK + 1):
        here = [player for player in view.players if player.scores[exhibition - 1] == points]
        if not here:
            continue

        def cell_of(across: int, count: int = len(here)) -> float:
            return min(step / across, track.height() / -(-count // across), usual)

        across = max(range(1, len(here) + 1), key=cell_of)
        cell = cell_of(across)
        left = track.left() + step * (points + 0.5) - cell * across / 2
        top = track.center().y() - cell * -(-len(here) // across) / 2
        for at, player in enumerate(here):
            place = QRectF(0, 0, cell * 0.92, cell * 0.92)
            place.moveCenter(QPointF(left + (at % across + 0.5) * cell, top + (at // across + 0.5) * cell))
            stage.mark(player.look, place)


def _people(stage: Stage, view: PublicView, rect: QRectF, columns: int) -> None:
    """Names with the tokens in hand."""
    rows = -(-len(view.players) // columns)
    gap = stage.unit(0.03)
    wide = (rect.width() - gap * (columns - 1)) / columns
    high = min(rect.height() / rows, stage.unit(0.17))
    for at, player in enumerate(view.players):
        cell = QRectF(rect.left() + at % columns * (wide + gap), rect.top() + at // columns * high, wide, high)
        if columns == 1:
            line = QRectF(cell.left(), cell.top(), cell.width(), line_height(stage, theme.NAME))
            used = stage.player(player.name, player.look, line, valign="middle")
            under = QRectF(
                cell.left(), used.bottom(), cell.width(), min(stage.unit(0.042), cell.bottom() - used.bottom())
            )
        else:
            share = stage.unit(0.11)
            stage.player(player.name, player.look, cell.adjusted(0, 0, -share - stage.unit(0.012), 0), valign="middle")
            under = QRectF(cell.right() - share, cell.center().y() - high * 0.42, share, high * 0.84)
        pips(stage, player, under, 1 if columns == 1 else 2)
