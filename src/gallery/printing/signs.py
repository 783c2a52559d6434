"""What stands on the table: a folding sign with a name for each player, and a label for each note in the banker's tray."""

from collections.abc import Sequence

from gallery.money.banknotes import Denomination, Notes
from gallery.printing.banknotes import mixed, tints_of
from gallery.printing.drawings import folded_line, mark
from gallery.printing.inks import HAIR, INK, MUTED, PAPER
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Art, CardArt
from gallery.printing.pen import Pen
from gallery.printing.sheets import FRONT_BLEED
from gallery.printing.typesetting import FLOOR, Setting, fit, fit_line
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.seats import LOOKS
from gallery.texts import Texts, amount, isolated_name

NAME_SIGN = Size(132, 98)
"""Unfolded: two faces of 132 × 49 mm."""
TRAY_LABEL = Size(95, 44)

READABLE = 5.0
"""An em in millimetres that is read from two steps away."""


def name_signs(options: PrintOptions, texts: Texts) -> Sequence[CardArt]:
    """A sign for each player, in the order of the seats; those without a name have a line to write it on."""
    made = []
    for seat in range(options.players):
        name = options.names[seat] if seat < len(options.names) else ""
        made.append(CardArt(Art(f"sign-{seat}", _Sign(seat, name, texts))))
    return made


def small_names(options: PrintOptions, texts: Texts) -> list[Refused]:
    """The names that are too small to be read across a table, for the pre-flight."""
    signs = [(name, _Sign(seat, name, texts).setting) for seat, name in enumerate(options.names)]
    return [Refused("print_text_small", card=name) for name, setting in signs if setting and setting.size < READABLE]


class _Sign:
    """One sign: the lower face upright, the upper one turned, so that both are upright when it is folded."""

    def __init__(self, seat: int, name: str, texts: Texts) -> None:
        self.seat = seat
        self.texts = texts
        self.called = texts.say("print-player", number=seat + 1)
        self.setting = self._fitted(name) if name else None

    def _fitted(self, name: str) -> Setting:
        """In one line or two, whichever has the larger letters."""
        room = (NAME_SIGN.width - 42, 29.0)

        def within(lines: int) -> Setting:
            text = isolated_name(name)
            return fit(text, room, 24.0, self.texts.rtl, card=name, face="bold", floor=FLOOR, lines=lines, leading=1.02)

        return max((within(lines) for lines in (1, 2)), key=lambda setting: setting.size)

    def __call__(self, pen: Pen) -> None:
        colour = LOOKS[self.seat % len(LOOKS)].light
        half = NAME_SIGN.height / 2
        reach = FRONT_BLEED + 1
        pen.fill(PAPER)
        pen.box(Box(0, 0, *NAME_SIGN).inset(-reach), fill=True, stroke=False)
        for turned in (False, True):
            with pen.kept():
                if turned:
                    pen.move(NAME_SIGN.width, NAME_SIGN.height)
                    pen.turn(180)
                self._face(pen, colour, reach)
        folded_line(pen, "mountain", 0, half, NAME_SIGN.width, half)

    def _face(self, pen: Pen, colour: str, reach: float) -> None:
        pen.fill(colour)
        pen.box(Box(-reach, -reach, NAME_SIGN.width + 2 * reach, 5 + reach), fill=True, stroke=False)
        side = 20.0
        x = NAME_SIGN.width - 8 - side if self.texts.rtl else 8.0
        mark(pen, self.seat, Box(x, 16.0, side, side))
        room = Box(8.0 if self.texts.rtl else 8 + side + 6, 12.0, NAME_SIGN.width - side - 22, 28.0)
        if self.setting is not None:
            pen.fill(INK)
            pen.text(self.setting, room)
            return
        pen.stroke(HAIR, 0.4)
        pen.line(room.x, room.y + 5, room.right, room.y + 5)
        pen.fill(MUTED)
        pen.text(
            fit_line(self.called, room.width, 4.4, self.texts.rtl, card=self.called), Box(room.x, 35.0, room.width, 6.0)
        )


def tray_labels(notes: Sequence[Denomination], contents: Notes, texts: Texts) -> Sequence[CardArt]:
    """A label for each note, the largest first: its value, its colour, how many of them the kit has and each player gets."""
    made = []
    for rank, note in reversed(list(enumerate(reversed(notes)))):
        if contents.get(note.value):
            made.append(CardArt(Art(f"tray-{note.value}", _Tray(note, rank, contents[note.value], texts))))
    return made


class _Tray:
    def __init__(self, note: Denomination, rank: int, count: int, texts: Texts) -> None:
        self.note = note
        self.dots = min(rank + 1, 9)
        self.texts = texts
        self.told = texts.say("print-tray-count", count=count, each=note.per_player)
        self.inks = tints_of(note.colour, "white")

    def __call__(self, pen: Pen) -> None:
        paper = self.inks.paper or "#FFFFFF"
        reach = FRONT_BLEED + 1
        pen.fill(paper)
        pen.box(Box(0, 0, *TRAY_LABEL).inset(-reach), fill=True, stroke=False)
        pen.stroke(self.inks.letter, 0.4)
        pen.box(Box(0, 0, *TRAY_LABEL).inset(3.5), radius=2.0)
        pen.stroke(mixed(self.inks.line, paper, 0.3), 0.15)
        pen.box(Box(0, 0, *TRAY_LABEL).inset(4.4), radius=1.3)
        name = self.texts.say("print-banknotes", amount=self.note.value)
        pen.fill(self.inks.letter)
        room = Box(9, 16.5, TRAY_LABEL.width - 18, 18)
        pen.text(
            fit_line(amount(self.note.value), room.width, 13.0, self.texts.rtl, card=name, face="bold"), room, "centre"
        )
        low = Box(9, 8.0, TRAY_LABEL.width - 18, 8)
        pen.text(fit_line(self.told, low.width, 4.2, self.texts.rtl, card=name, floor=2.6), low, "centre")
        pen.stroke(self.inks.letter, 2.2, round_ends=True)
        for dot in range(self.dots):
            x = TRAY_LABEL.width / 2 + (dot - (self.dots - 1) / 2) * 3.2
            pen.line(x, 37.0, x, 37.0)
