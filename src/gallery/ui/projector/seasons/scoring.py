"""The end of a season, played out: an exhibition's count, the predictions on it, how they came out, and its track."""

from PySide6.QtCore import QRectF

from gallery.collection.decks import key_colour
from gallery.exhibitions.state import Player, Result, Settled
from gallery.exhibitions.variants import EXHIBITIONS, MOST_RARE, POINTS, SPACES, TRACK
from gallery.exhibitions.view import PublicView
from gallery.texts import number
from gallery.ui import theme
from gallery.ui.projector.seasons.board import lay_tokens
from gallery.ui.projector.seasons.moments import Step, gained, lost, settled_in
from gallery.ui.projector.seasons.parts import (
    Marked,
    Outcome,
    Token,
    condition,
    exhibition_names,
    gain,
    hang_works,
    held_ground,
    holds,
    lane_mark,
    line_height,
    plate,
    strike,
    track_digits,
    track_ground,
)
from gallery.ui.projector.stage import Stage


def paint_scoring(stage: Stage, view: PublicView, result: Result, step: Step, fresh: bool) -> list[Marked]:
    """A step of the scoring. Gives the marks on the track, which the window draws: they may be on their way."""
    wide = stage.width - 2 * stage.margin_x
    top = _title(stage, view, result, step, stage.unit(0.03))
    settled = settled_in(result, step.exhibition)
    lanes = len(view.players)
    spare = stage.height - stage.unit(0.03) - top
    lane = min(stage.unit(0.125), max(line_height(stage, theme.NAME), (spare - stage.unit(0.32)) / lanes))
    digits = line_height(stage, theme.LABEL, "0")
    tracks = lane * lanes + digits
    gap = stage.unit(0.022)
    spaces = QRectF(stage.margin_x, top, wide, min(stage.unit(0.36), spare - tracks - gap))
    _spaces(stage, view, result, settled, step, spaces)
    rest = QRectF(stage.margin_x, spaces.bottom() + gap, wide, tracks)
    rest.translate(0, max(0.0, (stage.height - stage.unit(0.03) - rest.bottom()) * 0.4))
    return _tracks(stage, view, result, step, rest, fresh)


def _title(stage: Stage, view: PublicView, result: Result, step: Step, top: float) -> float:
    """Sign and name of the exhibition; its works, large; which of the five it is. Gives where it ends below."""
    room, game = stage.room, view.game
    high = stage.unit(0.15)
    wide = stage.width - 2 * stage.margin_x
    sign = QRectF(stage.margin_x, top, high * 0.86, high * 0.86)
    sign.moveTop(top + (high - sign.height()) / 2)
    plate(stage, game, step.exhibition, sign)
    works = result.works[step.exhibition - 1]
    told = stage.block(stage.texts.say("season-works", works=works), wide, theme.TEXT)
    figure = stage.block(number(works, stage.texts.language), wide, 0.125, bold=True)
    end = stage.margin_x + wide
    place = QRectF(end - told.width, top, told.width, high)
    baseline = top + (high - figure.height) / 2 + figure.font.pixelSize() * 0.8
    place = QRectF(end - told.width, baseline - told.font.pixelSize() * 0.8, told.width, told.height)
    stage.draw(told, place, colour=room.muted)
    x = end - told.width - stage.unit(0.02) - figure.width
    stage.draw(figure, QRectF(x, top, figure.width, high), role="name", valign="middle")
    start = sign.right() + stage.unit(0.025)
    space = x - stage.unit(0.02) - start
    name = stage.block(exhibition_names(stage, game)[step.exhibition - 1], space, 0.06, bold=True, least=theme.TEXT)
    season = stage.texts.say("season-number", season=result.season)
    part = stage.block(f"{season} · \u2066{step.exhibition}/{EXHIBITIONS}\u2069", space, theme.TEXT)
    both = name.height * 0.92 + part.height
    y = top + (high - both) / 2
    used = stage.draw(name, QRectF(start, y, space, name.height))
    stage.draw(part, QRectF(start, used.top() + name.height * 0.92, space, part.height), colour=room.muted)
    start += max(name.width, part.width) + stage.unit(0.04)
    if works and x - start > stage.unit(0.3):
        # A wide window has a place for the works themselves, at the side of their count.
        hung = QRectF(start, top + high * 0.1, x - stage.unit(0.03) - start, high * 0.8)
        hang_works(stage, game, step.exhibition, works, 0, hung, "end")
    return top + high + stage.unit(0.022)


def _spaces(
    stage: Stage, view: PublicView, result: Result, settled: tuple[Settled, ...], step: Step, rect: QRectF
) -> None:
    """The eight spaces, large: condition and points of each, the tokens on it; once told, what holds and what is struck."""
    room, works = stage.room, result.works[step.exhibition - 1]
    key = key_colour(view.game, step.exhibition)
    middle, gap = stage.unit(0.02), stage.unit(0.009)
    cell = (rect.width() - middle) / SPACES
    line = line_height(stage, theme.TEXT, "0") * 0.96
    for space in range(1, SPACES + 1):
        x = rect.left() + (space - 1) * cell + (middle if space > MOST_RARE else 0.0)
        box = QRectF(x, rect.top(), cell - gap, rect.height())
        on = holds(space, works)
        ground = held_ground(room, key) if on else room.card
        edge = theme.apart(key, room.wall, 3.0) if on else room.hairline
        stage.fill(box, ground, stage.unit(0.01), edge, stage.unit(0.004) if on else max(1.0, stage.unit(0.0018)))
        ink = room.ink if on else room.muted
        for at, (text, bold) in enumerate(((condition(space), True), (gain(POINTS[space - 1]), False))):
            told = stage.block(text, box.width(), theme.TEXT, bold=bold)
            y = box.top() + stage.unit(0.004) if at == 0 else box.bottom() - line - stage.unit(0.004)
            place = QRectF(box.left(), y, box.width(), line)
            stage.draw(told, place, colour=ink, ground=ground, align="middle", valign="middle")
        here = tuple(each for each in settled if each.space == space)
        tokens = tuple(_token(view, each) for each in here)
        inner = box.adjusted(0, line, 0, -line)
        lay_tokens(stage, tokens, inner, ground, tuple(_outcome_of(each, step) for each in here))


def _outcome_of(each: Settled, step: Step) -> Outcome:
    if not step.told:
        return "open"
    return "held" if each.success else "failed"


def _token(view: PublicView, each: Settled) -> Token:
    player = view.player(each.player)
    return Token(player.look if player else 0, each.singles + 2 * each.double, each.risk)


def _tracks(stage: Stage, view: PublicView, result: Result, step: Step, rect: QRectF, fresh: bool) -> list[Marked]:
    """A lane a player: name, track, the points it gained or the tokens it lost."""
    digits = line_height(stage, theme.LABEL, "0")
    names = rect.width() * 0.31
    side = stage.unit(0.185)
    track = QRectF(rect.left() + names, rect.top() + digits, rect.width() - names - side, rect.height() - digits)
    track_digits(stage, track.left(), track.width(), rect.top(), range(11))
    track_ground(stage, track, key_colour(view.game, step.exhibition))
    lane = track.height() / len(view.players)
    marks = []
    for at, player in enumerate(view.players):
        line = QRectF(rect.left(), track.top() + at * lane, rect.width(), lane)
        place = QRectF(line.left(), line.top(), names - stage.unit(0.02), lane)
        stage.player(player.name, player.look, place, valign="middle")
        if at:
            stage.rule(track.left(), line.top(), track.width())
        after = player.scores[step.exhibition - 1]
        before = after - gained(result, player.id, step.exhibition)
        stands = [stage.seen(lane_mark(track, points, at, len(view.players))) for points in (before, after)]
        start = stands[1] if step.told and not fresh else stands[0]
        end = stands[1] if step.told else stands[0]
        marks.append(Marked(player.look, start, end, track.width() / (TRACK + 1)))
        if step.told:
            _outcome(stage, result, player, step, QRectF(track.right(), line.top(), side, lane))
    return marks


def _outcome(stage: Stage, result: Result, player: Player, step: Step, rect: QRectF) -> None:
    """At the end of a lane: points gained, or as many struck marks as tokens were lost."""
    points = gained(result, player.id, step.exhibition)
    gone = lost(result, player.id, step.exhibition)
    inner = rect.adjusted(stage.unit(0.014), 0, 0, 0)
    if points:
        told = stage.block(gain(points), inner.width(), theme.NAME, bold=True)
        used = stage.draw(told, inner, role="name", valign="middle")
        inner.setLeft(used.right() + stage.unit(0.006))
    if not gone:
        return

    def size(across: int) -> float:
        return min(stage.unit(0.05), inner.width() / across, rect.height() * 0.9 / -(-gone // across))

    across = max(range(1, gone + 1), key=size)
    cell = size(across)
    top = inner.center().y() - cell * -(-gone // across) / 2
    for at in range(gone):
        place = QRectF(inner.left() + at % across * cell, top + at // across * cell, cell, cell)
        place.adjust(cell * 0.06, cell * 0.06, -cell * 0.06, -cell * 0.06)
        stage.mark(player.look, place)
        strike(stage, place, stage.room.wall)
