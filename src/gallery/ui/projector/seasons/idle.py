"""Before the first season: the game, five pictures of its exhibitions, who plays and who begins."""

from PySide6.QtCore import QRectF

from gallery.collection.decks import deck_number
from gallery.exhibitions.state import Player
from gallery.exhibitions.variants import EXHIBITIONS
from gallery.exhibitions.view import PublicView
from gallery.texts import isolated_name
from gallery.ui import theme
from gallery.ui.projector.seasons.parts import line_height, plate
from gallery.ui.projector.stage import Stage


def paint_idle(stage: Stage, view: PublicView | None) -> None:
    """The title, the exhibitions, the players and the first turn; without a game the title alone."""
    wide = stage.width - 2 * stage.margin_x
    title = "projector-title" if view is None else f"game-{view.game}"
    nobody = view is None or not view.players
    top = stage.height * 0.4 if nobody else stage.margin_y * 0.6
    used = stage.text(
        stage.texts.say(title),
        QRectF(stage.margin_x, top, wide, 0),
        0.085,
        bold=True,
        least=theme.TEXT,
        align="middle",
    )
    if view is None or nobody:
        return
    foot = _first(stage, view)
    gap = stage.unit(0.02)
    high = _rows(view.players) * (stage.unit(0.092) + gap * 0.6)
    exhibitions = QRectF(stage.margin_x, used.bottom() + gap * 0.5, wide, foot - gap - high - used.bottom() - gap * 1.5)
    exhibitions.setHeight(min(exhibitions.height(), stage.unit(0.36)))
    _exhibitions(stage, view, exhibitions)
    _players(stage, view, QRectF(stage.margin_x, exhibitions.bottom() + gap, wide, foot - exhibitions.bottom() - gap))


def _rows(players: tuple[Player, ...]) -> int:
    return len(players) if len(players) <= 2 else -(-len(players) // 2)


def _first(stage: Stage, view: PublicView) -> float:
    """Who begins, whole, at the foot. Gives where it begins above."""
    player = view.player(view.starter)
    bottom = stage.height - stage.margin_y * 0.7
    if player is None:
        return bottom
    wide = stage.width - 2 * stage.margin_x
    label = stage.block(stage.texts.say("season-first"), wide, theme.TEXT)
    mark = stage.unit(theme.NAME) * 1.5 * 1.35
    gap = stage.unit(0.025)
    name = stage.block(isolated_name(player.name), wide, theme.NAME, bold=True)
    together = label.width + gap + mark + name.width
    high = line_height(stage, theme.NAME)
    if together <= wide:
        x = stage.margin_x + (wide - together) / 2
        stage.draw(label, QRectF(x, bottom - high, wide, high), colour=stage.room.muted, valign="middle")
        place = QRectF(x + label.width + gap, bottom - high, wide, high)
        stage.player(player.name, player.look, place, elide=False, valign="middle")
        return bottom - high
    lines = stage.block(isolated_name(player.name), wide - mark, theme.NAME, bold=True, most=3)
    if not lines.fits:
        lines = stage.block(isolated_name(player.name), wide - mark, theme.NAME, bold=True, most=3, split=True)
    top = bottom - lines.height - label.height * 0.9
    stage.draw(label, QRectF(stage.margin_x, top, wide, 0), colour=stage.room.muted, align="middle")
    place = QRectF(stage.margin_x, bottom - lines.height, wide, 0)
    stage.player(player.name, player.look, place, most=3, elide=False, align="middle")
    return top


def _exhibitions(stage: Stage, view: PublicView, rect: QRectF) -> None:
    """A work of each exhibition on the wall, its plate under it."""
    step = rect.width() / EXHIBITIONS
    side = min(stage.unit(0.062), rect.height() * 0.3)
    for number in range(1, EXHIBITIONS + 1):
        cell = QRectF(rect.left() + (number - 1) * step, rect.top(), step, rect.height())
        hung = stage.hang(
            deck_number(number, False, 1), cell.adjusted(step * 0.05, 0, -step * 0.05, -side - stage.unit(0.012))
        )
        under = QRectF(cell.center().x() - side / 2, hung.bottom() + stage.unit(0.012), side, side)
        plate(stage, view.game, number, under)


def _players(stage: Stage, view: PublicView, rect: QRectF) -> None:
    players = view.players
    rows = _rows(players)
    columns = 1 if len(players) <= 2 else 2
    gap = stage.unit(0.02)
    wide = (rect.width() - gap) / 2
    high = min(stage.unit(0.1), (rect.height() - gap * 0.6 * (rows - 1)) / rows)
    top = rect.top() + (rect.height() - rows * high - gap * 0.6 * (rows - 1)) / 2
    for at, player in enumerate(players):
        column, row = at % columns, at // columns
        here = min(columns, len(players) - row * columns)
        start = rect.left() + (rect.width() - here * wide - (here - 1) * gap) / 2
        card = QRectF(start + column * (wide + gap), top + row * (high + gap * 0.6), wide, high)
        begins = player.id == view.starter
        edge = stage.room.accent if begins else stage.room.hairline
        stage.fill(card, stage.room.card, stage.unit(0.008), edge, stage.unit(0.004 if begins else 0.0015))
        inner = card.adjusted(gap, 0, -gap * 0.7, 0)
        stage.player(player.name, player.look, inner, valign="middle", ground=stage.room.card)
