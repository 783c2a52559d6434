"""The score track: for each exhibition a row of boxes, 0 to 10, for every player; one sheet keeps a whole game.

A row is ticked with a pencil, or a bean is moved along it. From the box with five points on, an exhibition counts at the end.
"""

from collections.abc import Sequence

from gallery.collection.decks import deck_symbol, key_colour
from gallery.exhibitions.variants import COUNTS_FROM, EXHIBITIONS, TRACK, variant_of
from gallery.printing.banknotes import mixed
from gallery.printing.drawings import mark
from gallery.printing.inks import ACCENT, HAIR, INK, MUTED
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.sections import fit_bodies
from gallery.printing.sheets import page_size
from gallery.printing.typesetting import FLOOR, Setting, fit, fit_line, one_line
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.seats import LOOKS
from gallery.texts import Texts, isolated_name

_WHITE = "#FFFFFF"
_FLOOR = 2.4


def track_sides(game: str, options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """One side of the paper asked for. Refuses `unknown_game` and `text_too_long`."""
    variant_of(game)
    page = page_size(options.paper, options.scale)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        _Track(pen, page, game, options, texts).draw()

    return [Side(page, "front", draw)]


class _Track:
    """Where everything stands on a page; lengths that belong to an A4 page grow with the page's width."""

    def __init__(self, pen: Pen, page: Size, game: str, options: PrintOptions, texts: Texts) -> None:
        self.pen = pen
        self.game = game
        self.players = options.players
        self.names = options.names
        self.texts = texts
        self.unit = page.width / 210
        self.room = Box(12, 9, page.width - 24, page.height - 21)
        self.title = 17.0 * self.unit
        self.help = 11.0 * self.unit
        self.side = 34.0 * self.unit
        """Width of an exhibition's name, and at the end of a player's."""
        self.marks = 9.0 * self.unit
        free = self.room.height - self.title - self.help
        # An exhibition takes the players' rows and the line of numbers, the end takes rows and a line of words.
        self.gap = 2.6 * self.unit
        self.row = min(9.4 * self.unit, (free - 6 * self.gap) / (6 * (self.players + 0.75)))
        self.head = 0.75 * self.row
        self.box = (self.room.width - self.side - self.marks) / (TRACK + 1)

    def draw(self) -> None:
        """Title, five exhibitions, the end, and how it is used."""
        self._title()
        self._counts()
        block = self.head + self.players * self.row
        used = self.title + self.help + 6 * block
        gap = min(2.4 * self.gap, (self.room.height - used) / 6)
        top = self.room.top - self.title
        bodies = []
        for exhibition in range(1, EXHIBITIONS + 1):
            bodies.append(self._exhibition(exhibition, top))
            top -= block + gap
        self.pen.fill(_WHITE)
        for setting, (_, _, at) in zip(
            fit_bodies(bodies, 5.0 * self.unit, self.texts, _FLOOR, 1.12, face="bold", lines=2), bodies, strict=True
        ):
            self.pen.text(setting, at, "centre")
        self._end(top)
        says = self.texts.say("print-exh-track-help", track=TRACK, least_points=COUNTS_FROM)
        self.pen.fill(MUTED)
        foot = Box(self.room.x, self.room.y, self.room.width, self.help - 2)
        setting = fit(says, (foot.width, foot.height), 3.5 * self.unit, self.texts.rtl, card=says, floor=_FLOOR)
        self.pen.text(setting, foot, rise="bottom")

    def _at(self, start: float, width: float) -> float:
        """Where something stands that is so far from the side on which reading starts."""
        return self.room.right - start - width if self.texts.rtl else self.room.x + start

    def _title(self) -> None:
        name, game = self.texts.say("print-kit-score-track"), self.texts.say(f"game-{self.game}")
        box = Box(self.room.x, self.room.top - 11 * self.unit, self.room.width, 11 * self.unit)
        self.pen.fill(ACCENT)
        self.pen.text(fit_line(name, box.width * 0.6, 8.4 * self.unit, self.texts.rtl, card=name, face="bold"), box)
        self.pen.fill(MUTED)
        self.pen.text(fit_line(game, box.width * 0.38, 5.2 * self.unit, self.texts.rtl, card=game), box, "end")

    def _counts(self) -> None:
        """Above the line: what begins here, with an arrow the way the boxes go."""
        start = self.side + self.marks + COUNTS_FROM * self.box
        width, height = self.room.width - start, 5.0 * self.unit
        y = self.room.top - self.title + 0.6 * self.unit
        says = self.texts.say("print-exh-counts")
        line = fit_line(says, width - 12 * self.unit, 3.6 * self.unit, self.texts.rtl, card=says, face="bold")
        self.pen.fill(INK)
        self.pen.text(line, Box(self._at(start, width), y, width, height))
        tail = self._at(start + line.width + 2 * self.unit, 0.0)
        way = (-1 if self.texts.rtl else 1) * self.unit
        level = y + height / 2
        self.pen.stroke(INK, 0.5 * self.unit, round_ends=True)
        self.pen.line(tail, level, tail + 6 * way, level)
        self.pen.polygon(
            (
                (tail + 4.6 * way, level + 1.2 * self.unit),
                (tail + 6 * way, level),
                (tail + 4.6 * way, level - 1.2 * self.unit),
            ),
            closed=False,
        )

    def _exhibition(self, exhibition: int, top: float) -> tuple[str, str, Box]:
        """Draws an exhibition's rows below this height; gives its name and where it is written."""
        colour = key_colour(self.game, exhibition)
        low = top - self.head - self.players * self.row
        plate = Box(self._at(0, self.side), low, self.side, top - low)
        self.pen.fill(colour)
        self.pen.box(plate, fill=True, stroke=False, radius=1.6 * self.unit)
        sign = min(13.0 * self.unit, plate.height * 0.42)
        x = plate.centre[0]
        level = plate.top - 2.6 * self.unit - sign
        Drawn(deck_symbol(self.game, exhibition, _WHITE)).draw(self.pen, Box(x - sign / 2, level, sign, sign))
        self._numbers(top, colour)
        for player in range(self.players):
            y = top - self.head - (player + 1) * self.row
            self._mark(player, y, self.side)
            for points in range(TRACK + 1):
                self._box(points, y, player, colour)
        self._line(top, low)
        inner = 1.6 * self.unit
        name = self.texts.say(f"exhibition-{self.game}-{exhibition}")
        return name, name, Box(plate.x + inner, low + inner, self.side - 2 * inner, level - low - 1.6 * inner)

    def _numbers(self, top: float, colour: str) -> None:
        for points in range(TRACK + 1):
            box = Box(self._box_x(points), top - self.head, self.box, self.head)
            self.pen.fill(colour if points >= COUNTS_FROM else MUTED)
            line = one_line(str(points), False, "bold" if points >= COUNTS_FROM else "regular")
            self.pen.caps(line, Box(box.x, box.y + box.height * 0.28, box.width, box.height * 0.52))

    def _box_x(self, points: int) -> float:
        return self._at(self.side + self.marks + points * self.box, self.box)

    def _mark(self, player: int, y: float, start: float) -> None:
        side = min(self.row, self.marks) * 0.62
        x = self._at(start, self.marks) + self.marks / 2
        mark(self.pen, player, Box(x - side / 2, y + (self.row - side) / 2, side, side))

    def _box(self, points: int, y: float, player: int, colour: str) -> None:
        """A box to tick; those that count are tinted and have a stronger frame."""
        counts = points >= COUNTS_FROM
        inset = 0.5 * self.unit
        self.pen.fill(mixed(colour, _WHITE, 0.84) if counts else _WHITE)
        self.pen.stroke(colour if counts else HAIR, 0.4 if counts else 0.3)
        box = Box(self._box_x(points), y, self.box, self.row).inset(inset)
        self.pen.box(box, fill=True, radius=1.2 * self.unit)
        if points == 0:
            # Where a bean lies at the beginning; a pencil has nothing to tick here.
            self.pen.fill(mixed(LOOKS[player % len(LOOKS)].light, _WHITE, 0.55))
            self.pen.disc(*box.centre, 0.7 * self.unit)

    def _line(self, top: float, low: float) -> None:
        """Before the box with five points, down all rows."""
        x = self._at(self.side + self.marks + COUNTS_FROM * self.box, 0.0)
        self.pen.stroke(INK, 0.7 * self.unit)
        self.pen.line(x, low - 0.6, x, top)

    def _end(self, top: float) -> None:
        """For each player a name, what counts of the five exhibitions, and the sum."""
        room = self.room.width - self.side - self.marks
        total = room * 0.26
        cell = (room - total) / EXHIBITIONS
        words = (("print-exh-track-end", 0.0, self.side), ("print-exh-track-total", self.room.width - total, total))
        for key, start, width in words:
            says = self.texts.say(key)
            self.pen.fill(INK)
            line = fit_line(says, width, 4.0 * self.unit, self.texts.rtl, card=says, face="bold")
            box = Box(self._at(start, width), top - self.head, width, self.head)
            self.pen.text(line, box, "start" if start == 0 else "centre")
        for exhibition in range(1, EXHIBITIONS + 1):
            x = self._at(self.side + self.marks + (exhibition - 1) * cell, cell) + cell / 2
            side = self.head * 0.9
            Drawn(deck_symbol(self.game, exhibition)).draw(
                self.pen, Box(x - side / 2, top - self.head + 0.1 * self.head, side, side)
            )
        for player in range(self.players):
            y = top - self.head - (player + 1) * self.row
            self._mark(player, y, 0.0)
            self._name(player, y)
            for place in range(EXHIBITIONS):
                self.pen.stroke(key_colour(self.game, place + 1), 0.35)
                box = Box(self._at(self.side + self.marks + place * cell, cell), y, cell, self.row)
                self.pen.box(box.inset(0.5 * self.unit), radius=1.2 * self.unit)
            self.pen.stroke(INK, 0.7)
            last = Box(self._at(self.room.width - total, total), y, total, self.row)
            self.pen.box(last.inset(0.5 * self.unit), radius=1.2 * self.unit)

    def _name(self, player: int, y: float) -> None:
        box = Box(self._at(self.marks, self.side - 2 * self.unit), y, self.side - 2 * self.unit, self.row)
        setting = self._called(self.names[player], box) if player < len(self.names) else None
        if setting is not None:
            self.pen.fill(INK)
            self.pen.text(setting, box)
            return
        self.pen.stroke(HAIR, 0.35)
        self.pen.line(box.x, box.y + 0.24 * self.row, box.right, box.y + 0.24 * self.row)

    def _called(self, name: str, box: Box) -> Setting | None:
        """The name in a line or two; None for one that is too long for that, which is then written by hand."""
        size = 4.0 * self.unit
        try:
            room = (box.width, box.height)
            return fit(isolated_name(name), room, size, self.texts.rtl, card=name, floor=FLOOR, leading=1.0, lines=2)
        except Refused as refused:
            if refused.key != "text_too_long":
                raise
            return None
