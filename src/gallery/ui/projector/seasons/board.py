"""The season: five exhibitions with their works, the board with everybody's tokens, the scores, whose turn it is.

An exhibition is a row, read from its works to its predictions to its scores: so its name, which is long in every language,
stands in a line, and a token is as large as a row allows. The rows share the heads over them: each space's condition and
points, and the numbers of the track.

Sizes (table.md): whose turn it is and the counts of works are names and figures, 5 %; what to do, season and round are text,
4 %. Labels, 2.6 %, as on the wheel's sectors, is what marks a place on the board and is known after a minute by where it
lies: the exhibitions' names beside their signs, conditions and points over the spaces, the track's numbers, the ×2 on a token.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gallery.collection.decks import key_colour
from gallery.exhibitions.variants import EXHIBITIONS, MOST_RARE, POINTS, SPACES
from gallery.exhibitions.view import ExhibitionView, PublicView
from gallery.texts import isolated_name, number
from gallery.ui import theme
from gallery.ui.projector.seasons.parts import (
    Outcome,
    Token,
    condition,
    draw_token,
    exhibition_names,
    gain,
    hang_works,
    held_ground,
    holds,
    lane_mark,
    line_height,
    names_letter,
    plate,
    track_digits,
    track_ground,
)
from gallery.ui.projector.stage import Block, Stage


@dataclass(frozen=True, slots=True)
class Columns:
    """Where things stand in each row, start-to-end pixels: plate and works, the count, the spaces, the track."""

    left: float
    works: float
    """Width of plate, name and works."""
    count: float
    """Where the count begins, and its width."""
    count_width: float
    spaces: float
    cell: float
    """From space to space."""
    middle: float
    """The gap between rare and abundant."""
    track: float
    track_width: float

    def space(self, space: int) -> float:
        """Where a space begins."""
        return self.spaces + (space - 1) * self.cell + (self.middle if space > MOST_RARE else 0.0)


def columns_of(stage: Stage) -> Columns:
    """The columns for a window's size."""
    inner = stage.width - 2 * stage.margin_x
    gap, middle = stage.unit(0.022), stage.unit(0.012)
    count = stage.block(number(10, stage.texts.language), inner, theme.NAME, bold=True).width + stage.unit(0.02)
    track, spaces = 0.185 * inner, 0.375 * inner
    works = inner - track - spaces - count - 2 * gap
    left = stage.margin_x
    return Columns(
        left=left,
        works=works,
        count=left + works,
        count_width=count,
        spaces=left + works + count + gap,
        cell=(spaces - middle) / SPACES,
        middle=middle,
        track=left + works + count + gap + spaces + gap,
        track_width=track,
    )


def paint_season(stage: Stage, view: PublicView) -> None:
    """The whole board."""
    columns = columns_of(stage)
    top, pending = _turn(stage, view, columns, stage.unit(0.022))
    top = _heads(stage, view, columns, top, pending)
    bottom = stage.height - stage.unit(0.026)
    gap = stage.unit(0.0105)
    high = (bottom - top - gap * (EXHIBITIONS - 1)) / EXHIBITIONS
    inset = _plate_width(stage, high) + stage.unit(0.014)
    letter = names_letter(stage, view.game, columns.works - inset, 0.03)
    for place, exhibition in enumerate(view.exhibitions):
        row = QRectF(columns.left, top + place * (high + gap), stage.width - 2 * stage.margin_x, high)
        _row(stage, view, exhibition, columns, row, letter)


def _plate_width(stage: Stage, high: float) -> float:
    return min(high * 0.5, stage.unit(0.056))


# --- who and what


def action_words(stage: Stage, view: PublicView) -> str:
    """What the player whose turn it is does, or what is waited for."""
    if view.turn is None:
        return stage.texts.say("season-two-cards")
    return stage.texts.say("season-place" if view.must_place else "season-predict")


def season_words(stage: Stage, view: PublicView) -> tuple[str, str]:
    """The season, and the round or phase."""
    season = stage.texts.say("season-number", season=view.season)
    match view.phase:
        case "rounds":
            part = stage.texts.say("season-round", part=f"{view.round}/{view.rounds}")
        case "closing":
            part = stage.texts.say("season-closing")
        case _:
            part = stage.texts.say("season-opening")
    return season, part


def _turn(stage: Stage, view: PublicView, columns: Columns, top: float) -> tuple[float, Block | None]:
    """Whose turn it is, whole, and what to do: in one line where both fit, else after the name's last line.

    Gives where it ends below, and what to do where it found no place yet: it goes to season and round.
    """
    wide = stage.width - 2 * stage.margin_x
    high = line_height(stage, theme.NAME)
    action = stage.block(action_words(stage, view), wide, theme.TEXT)
    player = view.player(view.turn)
    if player is None:
        stage.draw(action, QRectF(stage.margin_x, top, wide, high), colour=stage.room.muted, valign="middle")
        return top + high, None
    mark = stage.unit(theme.NAME) * 1.5 * 1.35
    gap = stage.unit(0.03)
    lines = stage.block(isolated_name(player.name), wide - mark, theme.NAME, bold=True, most=3)
    if not lines.fits:
        lines = stage.block(isolated_name(player.name), wide - mark, theme.NAME, bold=True, most=3, split=True)
    alone = lines.lines == 1
    place = QRectF(stage.margin_x, top, wide, high if alone else 0)
    used = stage.player(player.name, player.look, place, most=3, elide=False, valign="middle" if alone else "start")
    below = top + high if alone else used.bottom()
    last = lines.layout.lineAt(lines.lines - 1).naturalTextWidth()
    start = stage.margin_x + mark + last + gap
    if start + action.width <= stage.margin_x + wide:
        place = QRectF(start, below - high, wide, high)
        stage.draw(action, place, colour=stage.room.muted, valign="middle")
        return below, None
    season = stage.block(" · ".join(season_words(stage, view)), columns.works + columns.count_width, theme.TEXT)
    if season.fits and action.width <= season.layout.lineAt(0).width():
        return below, action
    place = QRectF(stage.margin_x, below - stage.unit(0.006), wide, 0)
    return stage.draw(action, place, colour=stage.room.muted).bottom(), None


# --- heads


def _heads(stage: Stage, view: PublicView, columns: Columns, top: float, pending: Block | None) -> float:
    """What to do if that is `pending`, season and round; each space's condition and points; the track's numbers.

    Gives where the rows begin.
    """
    texts, room = stage.texts, stage.room
    words = line_height(stage, theme.LABEL)
    signs = line_height(stage, theme.LABEL, "0") * 0.94
    high = words + 2 * signs + (stage.unit(0.014) if pending is not None else 0.0)
    half = MOST_RARE * columns.cell
    for key, space, colour in (("season-rare", 1, room.ink), ("season-abundant", MOST_RARE + 1, room.ink)):
        told = stage.block(texts.say(key), half, theme.LABEL)
        stage.draw(
            told,
            QRectF(columns.space(space), top, half, words),
            role="label",
            colour=colour,
            align="middle",
            valign="middle",
        )
    for space in range(1, SPACES + 1):
        x = columns.space(space)
        for line, (text, colour, bold) in enumerate(
            ((condition(space), room.ink, True), (gain(POINTS[space - 1]), room.accent, False))
        ):
            told = stage.block(text, columns.cell * 1.2, theme.LABEL, bold=bold)
            place = QRectF(x - columns.cell * 0.1, top + words + line * signs, columns.cell * 1.2, signs)
            stage.draw(told, place, role="label", colour=colour, align="middle", valign="middle")
    told = stage.block(texts.say("season-points"), columns.track_width, theme.LABEL)
    place = QRectF(columns.track, top, columns.track_width, words)
    stage.draw(told, place, role="label", align="middle", valign="middle")
    track_digits(stage, columns.track, columns.track_width, top + words + signs)
    left = columns.works + columns.count_width
    season, part = season_words(stage, view)
    both = stage.block(f"{season} · {part}", left, theme.TEXT)
    if pending is not None:
        pair = [(pending, room.muted), (both, room.ink)]
    elif both.fits:
        pair = [(both, room.ink)]
    else:
        pair = [(stage.block(season, left, theme.TEXT), room.ink), (stage.block(part, left, theme.TEXT), room.muted)]
    for at, (told, colour) in enumerate(pair):
        place = QRectF(columns.left, top + at * high / len(pair), left, high / len(pair))
        stage.draw(told, place, colour=colour, valign="middle")
    return top + high + stage.unit(0.008)


# --- a row


def _row(
    stage: Stage, view: PublicView, exhibition: ExhibitionView, columns: Columns, row: QRectF, letter: float
) -> None:
    room, game, one = stage.room, view.game, exhibition.number
    card = QRectF(row.left(), row.top(), columns.works + columns.count_width, row.height())
    stage.fill(card, room.card, stage.unit(0.008), room.hairline, max(1.0, stage.unit(0.0015)))
    wide = _plate_width(stage, row.height())
    plate(stage, game, one, QRectF(row.left(), row.top(), wide, row.height()), wide * 0.84)
    x = row.left() + wide + stage.unit(0.014)
    inner = columns.left + columns.works - x
    name = stage.block(exhibition_names(stage, game)[one - 1], inner, letter)
    used = stage.draw(
        name, QRectF(x, row.top() + stage.unit(0.002), inner, name.height), role="label", ground=room.card
    )
    pad = stage.unit(0.009)
    works = QRectF(x, used.bottom() - stage.unit(0.001), inner, row.bottom() - pad - used.bottom())
    hang_works(stage, game, one, exhibition.works, exhibition.waiting, works)
    figure, space = number(exhibition.works, stage.texts.language), columns.count_width - stage.unit(0.012)
    count = stage.block(figure, space, 0.07, bold=True, least=theme.NAME)
    place = QRectF(columns.count, row.top(), columns.count_width, row.height())
    stage.draw(count, place, role="name", ground=room.card, align="middle", valign="middle")
    _spaces(stage, view, exhibition, columns, row)
    track = QRectF(columns.track, row.top(), columns.track_width, row.height())
    track_ground(stage, track, key_colour(game, one))
    for lane, player in enumerate(view.players):
        stage.mark(player.look, lane_mark(track, player.scores[one - 1], lane, len(view.players)))


def _spaces(stage: Stage, view: PublicView, exhibition: ExhibitionView, columns: Columns, row: QRectF) -> None:
    """The eight spaces; those whose condition holds now are tinted in the exhibition's colour."""
    room = stage.room
    key = key_colour(view.game, exhibition.number)
    gap = stage.unit(0.005)
    for space in exhibition.spaces:
        cell = QRectF(columns.space(space.space), row.top(), columns.cell - gap, row.height())
        standing = view.phase != "setup" and holds(space.space, exhibition.works)
        ground = held_ground(room, key) if standing else room.card
        edge = theme.apart(key, room.wall, 3.0) if standing else room.hairline
        stage.fill(cell, ground, stage.unit(0.008), edge, max(1.0, stage.unit(0.0022)))
        tokens = tuple(
            Token(player.look, each.tokens, each.risk)
            for each in space.predictions
            if (player := view.player(each.player)) is not None
        )
        lay_tokens(stage, tokens, cell, ground)


def lay_tokens(
    stage: Stage, tokens: tuple[Token, ...], cell: QRectF, ground: str, outcomes: tuple[Outcome, ...] = ()
) -> None:
    """The predictions on a space: one in its middle, several (where spaces are open to all) in rows of two."""
    if not tokens:
        return
    pad = min(cell.width(), cell.height()) * (0.18 if len(tokens) == 1 else 0.08)
    across = 1 if len(tokens) == 1 else 2
    down = -(-len(tokens) // across)
    wide, high = (cell.width() - pad) / across, (cell.height() - pad) / down
    for at, token in enumerate(tokens):
        left = cell.left() + pad / 2 + at % across * wide
        place = QRectF(left, cell.top() + pad / 2 + at // across * high, wide, high)
        draw_token(stage, token, place, ground, outcomes[at] if outcomes else "open")
