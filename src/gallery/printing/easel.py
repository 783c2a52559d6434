"""The easel: one sheet of card, cut and folded to a ring of three sides that carries a painting card before it.

Seen from the side: the face leans back, the back goes down behind it, the base comes forward; face and base end in a channel
of double card (two floors, two lips, glued together) in which the card stands. From the top of the strip: outer lip, outer
floor, base, back, face, inner floor, inner lip. Lengths are millimetres.
"""

import math
from collections.abc import Sequence

from gallery.printing.drawings import LineKind, folded_line, glue, legend
from gallery.printing.inks import ACCENT, INK, MUTED
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Side, headline
from gallery.printing.pen import Pen
from gallery.printing.sheets import page_size
from gallery.printing.typesetting import fit, fit_line
from gallery.printing.units import Box, Size
from gallery.texts import Texts

LIP, FLOOR_DEPTH, BASE, BACK, FACE = 12.0, 6.0, 50.0, 84.0, 92.0
STRIP: tuple[tuple[str, float], ...] = (
    ("lip", LIP),
    ("floor", FLOOR_DEPTH),
    ("base", BASE),
    ("back", BACK),
    ("face", FACE),
    ("floor-inner", FLOOR_DEPTH),
    ("lip-inner", LIP),
)
"""The parts from the top of the strip to its bottom."""
WIDTH = 118.0

_FOLDS: tuple[LineKind | None, ...] = ("mountain", None, "mountain", "mountain", "valley", "valley")
"""Below each part but the last, the printed side towards the eye; floor and base lie flat on the table together."""


def lean() -> float:
    """The angle between the table and the face, in degrees."""
    return math.degrees(math.acos((FACE**2 + BASE**2 - BACK**2) / (2 * FACE * BASE)))


def carried(height: float) -> float:
    """How far behind its foot the middle of a card of this height lies when it leans on the face; while it is less than
    BASE, the easel stands even if it weighs nothing."""
    return height / 2 * math.cos(math.radians(lean()))


def easel_size() -> Size:
    """The strip to cut out."""
    return Size(WIDTH, sum(length for _, length in STRIP))


def easel_sides(options: PrintOptions, texts: Texts, label: Label) -> Sequence[Side]:
    """One easel on one sheet, with how it is made beside it."""
    page = page_size(options.paper, options.scale)

    def draw(pen: Pen) -> None:
        headline(pen, page, label, 1, 1, texts.rtl)
        whole = easel_size()
        y = (page.height - 3 - whole.height) / 2
        margin = 14.0
        x = margin if texts.rtl else page.width - margin - whole.width
        strip = Box(x, y, *whole)
        _strip(pen, strip, texts)
        column = Box(margin, y, page.width - 2 * margin - whole.width - 9, whole.height)
        if texts.rtl:
            column = column._replace(x=strip.right + 9)
        _guide(pen, column, texts)

    return [Side(page, "front", draw)]


def _strip(pen: Pen, strip: Box, texts: Texts) -> None:
    top = strip.top
    boxes = {}
    for name, length in STRIP:
        boxes[name] = Box(strip.x, top - length, strip.width, length)
        top -= length
    for name in ("floor-inner", "lip-inner"):
        # Their other side takes the glue; what is hatched here shows where.
        glue(pen, boxes[name].inset(1.0))
    for (name, _), kind in zip(STRIP[:-1], _FOLDS, strict=True):
        if kind:
            folded_line(pen, kind, strip.x, boxes[name].y, strip.right, boxes[name].y)
    pen.stroke(INK, 0.3)
    pen.box(strip)
    for name, size in (("base", 6.0), ("back", 6.0), ("face", 6.0), ("lip", 3.6), ("lip-inner", 3.6)):
        told = texts.say(f"print-easel-{name}")
        pen.fill(MUTED)
        box = boxes[name]
        setting = fit_line(told, box.width - 20, size, texts.rtl, card=told, floor=2.4)
        x, y = box.centre
        plate = Box(x - setting.width / 2 - 1.5, y - setting.height / 2, setting.width + 3, setting.height)
        if name == "lip-inner":
            pen.fill("#FFFFFF")
            pen.box(plate, fill=True, stroke=False)
            pen.fill(MUTED)
        pen.text(setting, plate, "centre")


def _guide(pen: Pen, column: Box, texts: Texts) -> None:
    name = texts.say("print-kit-easel")
    pen.fill(ACCENT)
    title = fit_line(name, column.width, 8.0, texts.rtl, card=name, face="bold")
    pen.text(title, Box(column.x, column.top - 10, column.width, 10))
    legend(pen, Box(column.x, column.top - 48, column.width, 34), ("cut", "mountain", "valley", "glue"), texts)
    steps = "\n\n".join(texts.say(f"print-easel-step-{step}") for step in ("one", "two", "three", "four", "five"))
    room = Box(column.x, column.y + 74, column.width, column.height - 48 - 6 - 74)
    pen.fill(INK)
    pen.text(fit(steps, (room.width, room.height), 4.0, texts.rtl, card=name, floor=2.6, leading=1.3), room, rise="top")
    _from_the_side(pen, Box(column.x, column.y, column.width, 70), texts.rtl)


def _from_the_side(pen: Pen, box: Box, rtl: bool) -> None:
    """The finished easel from the side with a card on it."""
    scale = box.height / 150
    foot_y = box.y + 3
    angle = math.radians(lean())
    with pen.kept():
        # It looks towards where reading starts.
        pen.move(box.centre[0] + (16 * scale if rtl else -16 * scale), foot_y)
        pen.scale(-scale if rtl else scale, scale)
        pen.stroke(INK, 1.6, round_ends=True)
        ridge = (FACE * math.cos(angle), FACE * math.sin(angle))
        pen.polygon(
            (
                (-FLOOR_DEPTH, LIP),
                (-FLOOR_DEPTH, 0),
                (BASE, 0),
                ridge,
                (0, 0),
                (-FLOOR_DEPTH + 2, 1.4),
                (-FLOOR_DEPTH + 1.6, LIP),
            ),
            closed=False,
        )
        pen.stroke(ACCENT, 3.0)
        length, aside = 132.0, 2.6
        pen.line(-aside, 2.0, -aside + length * math.cos(angle), 2.0 + length * math.sin(angle))
