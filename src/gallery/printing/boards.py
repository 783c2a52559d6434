"""The prediction board: eight spaces for each of five exhibitions, the same size on every paper.

Few works stand on the side where reading starts, many on the other; between them are the exhibition's colour, sign and name. A3
holds the board on one side; A4 and Letter on two that are glued together at a joint that no word crosses.
"""

from collections.abc import Sequence
from typing import NamedTuple

from gallery.collection.decks import deck_symbol, key_colour
from gallery.exhibitions.variants import EXHIBITIONS, MOST_RARE, POINTS, SPACES, variant_of
from gallery.printing.banknotes import mixed
from gallery.printing.drawings import glue, joint_arrow
from gallery.printing.inks import ACCENT, INK, MUTED, PAPER
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.sections import fit_bodies
from gallery.printing.sheets import FRONT_BLEED, GOOD_MARGIN, INK_LIMIT, page_size
from gallery.printing.tiles import Tile, tiles
from gallery.printing.typesetting import fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts

BOARD = Size(364.0, 240.0)
SPACE = Size(36.0, 44.0)
SPOT = 26.0
"""The diameter of the place for a token."""

_HEAD = 20.0
_SIGN, _NAME = 28.0, 48.0
"""Widths in the middle of a row: the exhibition's sign, then its name."""
JOINT = MOST_RARE * SPACE.width + _SIGN
"""Where two pages meet, from the side where reading starts: between sign and name."""

_ABOVE, _BELOW = 14.0, 17.0
"""Kept free on a page for the margin's line and the arrows, and for the arrows and what is to be done."""
_WHITE = "#FFFFFF"


def board_room(page: Size) -> Size:
    """How much of a board a page holds."""
    return Size(page.width - 2 * GOOD_MARGIN, page.height - _ABOVE - _BELOW)


def board_tiles(options: PrintOptions, texts: Texts) -> tuple[Size, Sequence[Tile]]:
    """The page, upright or lying, that takes the fewest sheets (upright when both take as many), and the board's parts."""
    upright = page_size(options.paper, options.scale)
    made = [(page, tiles(BOARD, board_room(page), texts.language, JOINT)) for page in (upright, upright.turned())]
    return min(made, key=lambda one: len(one[1]))


def board_sides(game: str, options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """A side for each part of the board. Refuses `unknown_game` and `text_too_long`."""
    variant_of(game)
    page, parts = board_tiles(options, texts)

    def side(number: int, tile: Tile) -> Side:
        return Side(page, "front", lambda pen: _page(pen, page, number, tile))

    def _page(pen: Pen, page: Size, number: int, tile: Tile) -> None:
        headline(pen, page, label, number, len(parts), texts.rtl)
        room = Box(GOOD_MARGIN, _BELOW, *board_room(page))
        x = (page.width - tile.printed.width) / 2 - tile.printed.x
        y = room.y + (room.height - tile.printed.height) / 2 - tile.printed.y
        with pen.kept():
            pen.move(x, y)
            with pen.kept():
                pen.clip(_inked(tile, texts.rtl))
                draw_board(pen, game, texts)
            _joints(pen, tile, texts.rtl)
        if len(parts) > 1:
            _note(pen, page, number, len(parts), tile, texts)

    return [side(number, tile) for number, tile in enumerate(parts, 1)]


def _inked(tile: Tile, rtl: bool) -> Box:
    """What is printed, and beyond the cuts a little more."""
    over = FRONT_BLEED if tile.before else 0.0
    return tile.printed.grown(0.0 if rtl else over, 0.0, over if rtl else 0.0, FRONT_BLEED if tile.above else 0.0)


def _joints(pen: Pen, tile: Tile, rtl: bool) -> None:
    """The strips for the glue, and arrows at both ends of each joint."""
    shown, printed = tile.shown, tile.printed
    if tile.after:
        strip = Box(printed.x if rtl else shown.right, printed.y, printed.width - shown.width, printed.height)
        glue(pen, strip)
    if tile.below:
        glue(pen, Box(shown.x, printed.y, shown.width, shown.y - printed.y))
    over = 1.0 + (FRONT_BLEED if tile.above else 0.0)
    for there, x in ((tile.before, shown.right if rtl else shown.x), (tile.after, shown.x if rtl else shown.right)):
        if there:
            joint_arrow(pen, x, printed.y - 1.0, 0, -1)
            joint_arrow(pen, x, printed.top + over, 0, 1)
    inked = _inked(tile, rtl)
    for there, y in ((tile.above, shown.top), (tile.below, shown.y)):
        if there:
            joint_arrow(pen, inked.x - 1.0, y, -1, 0)
            joint_arrow(pen, inked.right + 1.0, y, 1, 0)


def _note(pen: Pen, page: Size, number: int, of: int, tile: Tile, texts: Texts) -> None:
    """Which page it is and what is done with it."""
    told = [texts.say("print-exh-tile", page=number, pages=of)]
    told += [texts.say("print-exh-tile-cut")] if tile.before or tile.above else []
    told += [texts.say("print-exh-tile-glue")] if tile.after or tile.below else []
    line = " · ".join(told)
    box = Box(GOOD_MARGIN, INK_LIMIT, page.width - 2 * GOOD_MARGIN, 5.0)
    pen.fill(MUTED)
    pen.text(fit_line(line, box.width, 3.5, texts.rtl, card=line), box)


class _Cell(NamedTuple):
    """A space: its number, from 1, and where it stands."""

    number: int
    box: Box


def cells_of(exhibition: int, rtl: bool) -> tuple[_Cell, ...]:
    """The eight spaces of an exhibition (1…5) on the board, from its lower left corner."""
    y = BOARD.height - _HEAD - exhibition * SPACE.height
    made = []
    for number in range(1, SPACES + 1):
        x = (number - 1) * SPACE.width + (_SIGN + _NAME if number > MOST_RARE else 0.0)
        made.append(_Cell(number, Box(_turned(x, SPACE.width, rtl), y, *SPACE)))
    return tuple(made)


def _turned(x: float, width: float, rtl: bool) -> float:
    """Where something stands that is so far from the side on which reading starts."""
    return BOARD.width - x - width if rtl else x


def draw_board(pen: Pen, game: str, texts: Texts) -> None:
    """The whole board from its lower left corner."""
    pen.fill(PAPER)
    pen.box(Box(0, 0, *BOARD), fill=True, stroke=False)
    _header(pen, game, texts)
    for exhibition in range(1, EXHIBITIONS + 1):
        _row(pen, game, exhibition, texts)
    _names(pen, game, texts)
    pen.stroke(INK, 0.5)
    pen.box(Box(0, 0, *BOARD).inset(0.25))


def _header(pen: Pen, game: str, texts: Texts) -> None:
    half = MOST_RARE * SPACE.width
    y = BOARD.height - _HEAD
    sides = (
        ("print-exh-rare", "print-exh-rare-when", MOST_RARE, 0.0),
        ("print-exh-abundant", "print-exh-abundant-when", MOST_RARE + 1, half + _SIGN + _NAME),
    )
    for name_key, when_key, works, start in sides:
        box = Box(_turned(start, half, texts.rtl), y, half, _HEAD)
        name, when = texts.say(name_key), texts.say(when_key, works=works)
        pen.fill(INK)
        title = fit_line(name, box.width - 50, 9.0, texts.rtl, card=name, face="bold")
        pen.text(title, Box(box.x, y + 8.2, box.width, 9.6), "centre")
        pen.fill(MUTED)
        pen.text(
            fit_line(when, box.width - 20, 5.0, texts.rtl, card=when), Box(box.x, y + 2.0, box.width, 6.2), "centre"
        )
        _frames(pen, game, box, 1 if works == MOST_RARE else 4)
    middle = Box(_turned(half, _SIGN + _NAME, texts.rtl), y, _SIGN + _NAME, _HEAD)
    # The title stands on the page that carries the names, so that no joint crosses it.
    named = Box(_turned(JOINT, _NAME, texts.rtl), y, _NAME, _HEAD)
    kind, name = texts.say("print-kit-boards"), texts.say(f"game-{game}")
    pen.fill(ACCENT)
    title = fit_line(name, named.width - 4, 6.4, texts.rtl, card=name, face="bold")
    pen.text(title, Box(named.x, y + 9.0, named.width, 7.6), "centre")
    pen.fill(MUTED)
    pen.text(
        fit_line(kind, named.width - 4, 4.0, texts.rtl, card=kind), Box(named.x, y + 3.2, named.width, 5.2), "centre"
    )
    sign = Box(_turned(half, _SIGN, texts.rtl), y, _SIGN, _HEAD)
    pen.stroke(ACCENT, 0.9)
    x, level = sign.centre
    for step in (-1, 0, 1):
        pen.box(Box(x - 3.4 + step * 4.4, level - 3.0 + step * 2.2, 6.8, 6.0))
    _rule(pen, middle)


def _rule(pen: Pen, middle: Box) -> None:
    pen.stroke(INK, 0.5)
    pen.line(4.0, middle.y + 0.4, BOARD.width - 4.0, middle.y + 0.4)


def _frames(pen: Pen, game: str, box: Box, count: int) -> None:
    """At both ends of a heading one picture that hangs alone, or a wall full of them."""
    pen.stroke(INK, 0.6)
    for end in (box.x + 16.0, box.right - 16.0):
        for place in range(count):
            pen.fill(key_colour(game, place + 1 if count > 1 else EXHIBITIONS - 1))
            row, column = divmod(place, 2)
            x = end + (0.0 if count == 1 else (column - 0.5) * 7.6)
            y = box.y + _HEAD / 2 + (0.0 if count == 1 else (0.5 - row) * 7.0)
            pen.box(Box(x - 3.0, y - 2.6, 6.0, 5.2), fill=True)


def _row(pen: Pen, game: str, exhibition: int, texts: Texts) -> None:
    """An exhibition's band, its sign and its spaces; the names come last, in one size."""
    colour = key_colour(game, exhibition)
    cells = cells_of(exhibition, texts.rtl)
    y = cells[0].box.y
    half = MOST_RARE * SPACE.width
    for start, white in ((0.0, 0.86), (half + _SIGN + _NAME, 0.66)):
        band = Box(_turned(start, half, texts.rtl), y, half, SPACE.height)
        pen.fill(mixed(colour, _WHITE, white))
        pen.box(band.inset(0.8), fill=True, stroke=False)
    middle = Box(_turned(half, _SIGN + _NAME, texts.rtl), y, _SIGN + _NAME, SPACE.height)
    pen.fill(colour)
    pen.box(middle.inset(0.8), fill=True, stroke=False)
    side = 21.0
    x, level = Box(_turned(half, _SIGN, texts.rtl), y, _SIGN, SPACE.height).centre
    Drawn(deck_symbol(game, exhibition, _WHITE)).draw(pen, Box(x - side / 2, level - side / 2, side, side))
    for cell in cells:
        _space(pen, cell, colour, texts)


def _space(pen: Pen, cell: _Cell, colour: str, texts: Texts) -> None:
    """Its condition above the place for a token, what a token brings below."""
    rare = cell.number <= MOST_RARE
    box = cell.box.inset(1.8)
    pen.fill(_WHITE)
    pen.stroke(colour, 0.35)
    pen.box(box, fill=True, radius=2.4)
    says = texts.say("exhibitions-rare" if rare else "exhibitions-abundant", works=cell.number)
    pen.fill(INK)
    head = fit_line(says, box.width - 2, 4.7, texts.rtl, card=says, face="bold", floor=3.2)
    pen.text(head, Box(box.x, box.top - 7.0, box.width, 6.2), "centre")
    x, y = box.centre[0], box.top - 7.1 - SPOT / 2
    pen.fill(mixed(colour, _WHITE, 0.88 if rare else 0.72))
    pen.stroke(colour, 0.3)
    pen.dashes(1.6, 1.1)
    pen.disc(x, y, SPOT / 2, stroke=True)
    pen.dashes()
    pen.fill(mixed(colour, _WHITE, 0.55 if rare else 0.3))
    pen.caps(one_line(str(cell.number), False, "bold"), Box(x - 10, y - 6.0, 20, 12.0))
    _worth(pen, Box(box.x, box.y + 0.6, box.width, 6.4), POINTS[cell.number - 1], colour, texts)


def _worth(pen: Pen, box: Box, points: int, colour: str, texts: Texts) -> None:
    """A medal with the points, and what they are."""
    says = texts.say("print-exh-points", points=points)
    radius, gap = 2.9, 1.2
    words = fit_line(says, box.width - 2 * radius - gap - 2.4, 3.25, texts.rtl, card=says, floor=2.6)
    whole = 2 * radius + gap + words.width
    x, y = box.centre
    left = x - whole / 2
    medal = left + whole - radius if texts.rtl else left + radius
    pen.fill(colour)
    pen.disc(medal, y, radius)
    pen.fill(_WHITE)
    pen.caps(one_line(str(points), False, "bold"), Box(medal - radius, y - 1.5, 2 * radius, 3.0))
    pen.fill(INK)
    start = left if texts.rtl else left + 2 * radius + gap
    pen.text(words, Box(start, box.y, words.width + 0.01, box.height), "left")


def _names(pen: Pen, game: str, texts: Texts) -> None:
    bodies = []
    for exhibition in range(1, EXHIBITIONS + 1):
        y = BOARD.height - _HEAD - exhibition * SPACE.height
        name = texts.say(f"exhibition-{game}-{exhibition}")
        bodies.append((name, name, Box(_turned(JOINT, _NAME, texts.rtl) + 2, y + 6, _NAME - 4, SPACE.height - 12)))
    pen.fill(_WHITE)
    settings = fit_bodies(bodies, 7.4, texts, 4.6, 1.15, face="bold", lines=2)
    for setting, (_, _, at) in zip(settings, bodies, strict=True):
        pen.text(setting, at, "centre")
