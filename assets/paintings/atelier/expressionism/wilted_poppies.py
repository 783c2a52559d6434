"""Poppies that have wilted in a blue-green jug: heads hang, petals lie on the table; red that goes out against cold green."""

import math
import random

from atelier.brushes import ribbon, swell, touch
from atelier.canvas import Canvas
from atelier.colour import Colour, ramp
from atelier.expressionism._shared import across, contour, cover, strokes
from atelier.registry import Painting
from atelier.shapes import Field, Mass, Point, along, blended, level, moved, oval, rolling, swirl

INK = "#0c2a2e"
WALL = ramp("#d6e6b0", "#9fcfa8", "#58aa98", "#2a7f80")
RED = ramp("#ff7a4a", "#e6302c", "#b0142e", "#5e0c2e")


def wall(canvas: Canvas, dice: random.Random) -> None:
    """A pale green wall whose strokes sink like the flowers, round the empty place above them."""
    canvas.ground("#8fc7a4")
    space = Mass([(-10, -10), (760, -10), (760, 720), (-10, 720)])
    way: Field = blended(rolling(460, 22, 84), (swirl(380, 300, 6), 380, 300, 190))
    cover(canvas, space, dice, way, lambda x, y: WALL(math.dist((x, y), (330, 230)) / 560 + 0.08 * math.sin(x / 28)),
            "#7fbfa2", (56, 126, 29, 0.0), (116, 100, 9, 0.4), light="#f6fbd8", spread=0.024)  # fmt: skip


def table(canvas: Canvas, dice: random.Random) -> None:
    """A mustard table that tips towards us, with a crimson edge."""
    top: list[Point] = [(-20, 716), (200, 700), (520, 694), (770, 708), (770, 960), (400, 972), (-20, 950)]
    mass = Mass(top)
    cover(canvas, mass, dice, rolling(500, 8, -3), across(mass, ramp("#ffd862", "#f0a838", "#c9702e"), 60, 0.05),
            "#eaa83c", (54, 140, 26, 0.0), (96, 100, 9, 0.35))  # fmt: skip
    shade = Mass([(470, 850), (560, 820), (700, 830), (780, 860), (780, 900), (600, 908), (480, 890)], round=True)
    cover(canvas, shade, dice, level(2), across(shade, ramp("#2f6f62", "#7a6a3a"), 0), "#3f6f5a", (40, 90, 18, 0.0))
    edge: list[Point] = [(-20, 952), (400, 974), (770, 962), (770, 1010), (-20, 1010)]
    mass = Mass(edge)
    cover(canvas, mass, dice, level(90), across(mass, ramp("#b0243a", "#6a1238"), 90), "#8f1c38", (30, 40, 15, 0.0))
    contour(canvas, [(-20, 716), (200, 700), (520, 694), (770, 708)], 12, INK, 0.4)
    contour(canvas, [(-20, 952), (400, 974), (770, 962)], 15, INK, 1.2)


def jug(canvas: Canvas, dice: random.Random) -> None:
    """A round-bellied jug with a band; strokes turn round its belly."""
    handle: list[Point] = [(470, 640), (540, 626), (566, 690), (540, 766), (478, 790)]
    contour(canvas, handle, 40, INK, lambda share: 0.9)
    canvas.mark(ribbon(handle, 20, "#1f7f94", lambda share: 0.9))
    canvas.mark(ribbon(handle[:4], 6, "#8fdcd8", swell))
    body: list[Point] = [(300, 560), (386, 552), (470, 560), (462, 620), (500, 690), (506, 780), (460, 868),
            (384, 886), (306, 866), (264, 780), (272, 690), (308, 620)]  # fmt: skip
    mass = Mass(body, round=True)

    def way(x: float, y: float) -> float:
        return (385 - x) * (0.12 if 660 < y < 850 else 0.4)

    cover(canvas, mass, dice, way, across(mass, ramp("#bfeee0", "#45b0b8", "#1a6f90", "#123f62"), 8, 0.05), "#2a8fa0",
            (34, 84, 19, 0.0), (56, 66, 8, 0.35), light="#eafff2")  # fmt: skip
    canvas.mark(ribbon([(272, 742), (330, 764), (400, 768), (500, 744)], 24, INK, lambda share: 0.85))
    for at in range(6):
        canvas.mark(
            touch(292 + at * 39, 756 + 9 * math.sin(at / 5 * math.pi), 62, 26, 15, ("#ffd862", "#e6302c")[at % 2])
        )
    contour(canvas, body, 14, INK, 0.3, closed=True)
    canvas.fill(oval(385, 560, 84, 17), INK)
    canvas.mark(ribbon([(306, 560), (340, 572), (385, 576), (430, 572), (464, 560)], 9, "#8fdcd8", swell))


def flower(
    canvas: Canvas, dice: random.Random, x: float, y: float, turn: float, size: float, left: int, age: float
) -> None:
    """A poppy that looks the way `turn`: `left` of its petals still hang on it; the older, the darker."""
    for at in range(left):
        lean = turn + (at - (left - 1) / 2) * (150 / max(2, left))
        shape = moved(
            [(0, -10), (26, -34), (66, -40), (96, -16), (104, 14), (78, 38), (36, 32), (6, 12)], x, y, size, lean
        )
        mass = Mass(shape, round=True)
        canvas.fill(mass, RED(age))
        way = along([(x, y), moved([(104, 0)], x, y, size, lean)[0]])

        def tone(px: float, py: float) -> Colour:
            return RED(age + 0.42 - 0.62 * math.dist((x, y), (px, py)) / (104 * size))

        laid = strokes(mass, dice, way, tone, (21 * size, 34 * size, 10 * size, 0.0), squash=0.8, spread=0.03)
        canvas.marks(laid, paints=8)
        contour(canvas, shape, 9 * size**0.5, INK, at * 0.7, closed=True)
    heart = oval(x, y, 23 * size, 21 * size, turn)
    canvas.fill(heart, INK)
    canvas.mark(touch(x - 4, y - 5, turn + 60, 24 * size, 11 * size, "#8fb85a"))


def stems(canvas: Canvas) -> None:
    """Stems climb out of the jug and give up, each at another height."""
    for points, colour in (([(340, 560), (306, 456), (246, 360), (160, 318), (100, 348), (92, 400)], "#2f8a52"),
            ([(366, 560), (352, 380), (330, 220), (280, 130), (206, 120), (186, 160)], "#4fa24a"), ([(392, 560),
            (410, 360), (460, 210), (540, 150), (600, 190), (612, 262)], "#2f8a52"), ([(412, 560), (456, 490),
            (530, 432), (608, 420), (654, 460), (650, 520)], "#6fae3e"), ([(430, 560), (470, 500), (520, 500),
            (548, 560), (552, 610)], "#2f7a5a"), ([(380, 560), (384, 420), (398, 300), (402, 96)], "#6fae3e"),
            ([(326, 560), (280, 500), (214, 480), (176, 540), (170, 600)], "#4fa24a")):  # fmt: skip
        canvas.mark(ribbon(points, 19, INK, lambda share: 1 - 0.35 * share))
        canvas.mark(ribbon(points, 9, colour, lambda share: 1 - 0.35 * share))
    for x, y, turn, length, bend in ((268, 470, -150, 170, 40), (480, 420, -24, 160, -40), (330, 480, -128, 120, -30)):
        canvas.mark(touch(x, y, turn, length, 46, INK, bend))
        canvas.mark(touch(x, y, turn, length * 0.84, 26, "#3f9a5a", bend))
        canvas.mark(touch(x, y, turn, length * 0.7, 7, "#b8d86a", bend))


def flowers(canvas: Canvas, dice: random.Random) -> None:
    """Seven heads: one still red as fire, one only a seed head, the others on the way between."""
    flower(canvas, dice, 92, 404, 92, 0.95, 4, 0.5)
    flower(canvas, dice, 170, 600, 100, 0.72, 3, 0.72)
    flower(canvas, dice, 650, 520, 84, 0.95, 3, 0.6)
    flower(canvas, dice, 552, 612, 70, 0.66, 2, 0.8)
    flower(canvas, dice, 186, 164, 110, 1.05, 4, 0.32)
    flower(canvas, dice, 612, 262, 78, 1.2, 5, 0.14)
    pod: list[Point] = [(376, 100), (370, 60), (388, 34), (418, 32), (436, 58), (430, 98), (404, 116)]
    canvas.fill(Mass(pod, round=True), "#7fa84e")
    canvas.mark(touch(390, 74, 84, 62, 15, "#c9dc7a"))
    canvas.mark(touch(418, 76, 96, 62, 12, "#3f7a4a"))
    contour(canvas, pod, 10, INK, 0.4, closed=True)
    # Its crown sits on the pod and covers its upper end: a scalloped lid with rays.
    crown: list[Point] = [(358, 42), (366, 26), (382, 30), (390, 16), (404, 24), (418, 16), (426, 30), (442, 26),
            (450, 42), (430, 50), (404, 46), (378, 50)]  # fmt: skip
    canvas.fill(Mass(crown, round=True), INK)
    for x, turn in ((384, 52), (404, 90), (424, 128)):
        canvas.mark(touch(x, 36, turn, 20, 8, "#a8c860"))


def fallen(canvas: Canvas, dice: random.Random) -> None:
    """Petals on the table, each a small fan that has begun to curl; one has kept its fire."""
    for x, y, turn, size, age in ((120, 790, 24, 0.9, 0.5), (182, 884, -14, 1.0, 0.62), (60, 890, 76, 0.72, 0.8),
            (580, 770, 160, 0.66, 0.72), (520, 918, 8, 1.0, 0.08), (670, 880, -60, 0.66, 0.6)):  # fmt: skip
        shape = moved([(0, -8), (30, -40), (62, -46), (80, -30), (98, -28), (96, -4), (106, 12), (84, 30), (34, 30),
                (4, 10)], x, y, size, turn)  # fmt: skip
        canvas.fill(Mass([(px + 9, py + 12) for px, py in shape], round=True), "#9a5226")
        mass = Mass(shape, round=True)
        canvas.fill(mass, RED(age))
        way = along([(x, y), moved([(104, 0)], x, y, size, turn)[0]])

        def tone(px: float, py: float, x: float = x, y: float = y, age: float = age, size: float = size) -> Colour:
            return RED(age + 0.36 - 0.6 * math.dist((x, y), (px, py)) / (104 * size))

        canvas.marks(strokes(mass, dice, way, tone, (22 * size, 40 * size, 11 * size, 0.0), spread=0.03), paints=6)
        canvas.mark(touch(*moved([(30, 0)], x, y, size, turn)[0], turn, 54 * size, 10 * size, INK))
        contour(canvas, shape, 8, INK, 0.5, closed=True)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Wall, table, stems, jug, flowers, petals."""
    wall(canvas, dice)
    table(canvas, dice)
    stems(canvas)
    jug(canvas, dice)
    flowers(canvas, dice)
    fallen(canvas, dice)


PAINTING = Painting(22, "wilted-poppies", "tall", paint)
