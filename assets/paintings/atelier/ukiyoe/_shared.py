"""What the printers of our Ukiyo-e share: the key block, wiped colour, wood grain, small people, branches, the seal."""

import math
import random
from collections.abc import Callable, Sequence

from atelier.brushes import breathing, gradation, ribbon, swell, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, Ramp, mix, ramp
from atelier.shapes import Mass, Point, curve, lines, moved, smooth

INK, PAPER, SKIN = "#1b2030", "#f4ecd8", "#f0d9bd"

Put = Callable[[Sequence[Point]], list[Point]]
"""Of points about a thing's own zero to their place on the sheet."""


def key(points: Sequence[Point], width: float, colour: Colour = INK, beats: float = 2.0, step: float = 5.0) -> Mark:
    """A line of the key block: it swells where the knife went slowly."""
    return ribbon(points, width, colour, breathing(points[0][0] * 0.05, beats), step=step)


def stroke(points: Sequence[Point], width: float, colour: Colour = INK, step: float = 5.0) -> Mark:
    """A line that is thin at both ends."""
    return ribbon(points, width, colour, swell, step=step)


def contour(points: Sequence[Point], width: float, colour: Colour = INK, round: bool = True, step: float = 5.0) -> Mark:
    """The key line round a whole mass; a fine one keeps an even width, which weighs a fifth."""
    if width < 2.5:
        return Mark(curve(points, closed=True) if round else lines(points), stroke=colour, width=width * 0.8)
    beats = 3.0
    way = list(points) if round else [*points, points[0]]

    def pressure(share: float) -> float:
        return 0.62 + 0.38 * math.sin(points[0][0] + share * beats * 2 * math.pi)

    return ribbon(way, width, colour, pressure, round=round, closed=round, step=step)


def wiped(canvas: Canvas, mass: Mass | Sequence[Point], *colours: Colour, angle: float = 90, unit: float = 5.0) -> None:
    """Bokashi over a mass: one band every `unit`."""
    points = mass.points if isinstance(mass, Mass) else mass
    nx, ny = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ways = [x * nx + y * ny for x, y in points]
    canvas.lay(gradation(mass, ramp(*colours), angle, max(4, round((max(ways) - min(ways)) / unit))))


def patch(
    canvas: Canvas,
    points: Sequence[Point],
    colour: Colour | tuple[Colour, ...],
    width: float = 3.0,
    *,
    round: bool = False,
    angle: float = 90,
    unit: float = 6.0,
    line: Colour = INK,
) -> Mass:
    """A flat or wiped area with its key line."""
    mass = Mass(points, round=round)
    if isinstance(colour, str):
        canvas.fill(mass, colour)
    else:
        wiped(canvas, mass, *colour, angle=angle, unit=unit)
    if width:
        canvas.mark(contour(points, width, line, round))
    return mass


def grain(
    canvas: Canvas,
    dice: random.Random,
    area: tuple[float, float, float, float],
    colour: Colour,
    count: int,
    opacity: float = 0.16,
) -> None:
    """The grain of the cherry block in a wiped sky: long level lines that bend round two knots."""
    x, y, width, height = area
    knots = [(x + width * dice.uniform(0.15, 0.85), y + height * dice.uniform(0.2, 0.8)) for _ in range(2)]
    for row in range(count):
        level = y + height * (row + dice.uniform(0.1, 0.9)) / count
        way = []
        for step in range(9):
            px = x + width * step / 8
            py = level
            for kx, ky in knots:
                near = math.exp(-(((px - kx) / width * 5) ** 2) - ((level - ky) / height * 3.4) ** 2)
                py += near * math.copysign(height * 0.055, level - ky)
            way.append((px, py))
        canvas.line(way, colour, dice.uniform(0.8, 1.8), opacity, round=True)


def turned(x: float, y: float, size: float, facing: float = 1.0, lean: float = 0.0) -> Put:
    """Puts a thing on its place; facing -1 mirrors it."""
    return lambda points: moved([(px * facing, py) for px, py in points], x, y, size, lean)


def umbrella(canvas: Canvas, put: Put, size: float, paper: Colour, rim: Colour) -> None:
    """A paper umbrella of bamboo ribs, seen from a little above; its top is at (0, -34), its rim at (±52, 0)."""
    dome = [(-52, 2), (-46, -12), (-26, -27), (0, -34), (26, -27), (46, -12), (52, 2), (30, 8), (0, 11), (-30, 8)]
    mass = Mass(put(dome), round=True)
    canvas.fill(mass, paper)
    band = [(-52, 2), (-50, -6), (-26, 0), (0, 2), (26, 0), (50, -6), (52, 2), (30, 8), (0, 11), (-30, 8)]
    canvas.fill(Mass(put(band), round=True), rim)
    for rib in range(-3, 4):
        foot = (rib * 14.5, 9 - rib * rib * 0.8)
        canvas.line(put([(rib * 1.2, -33), (rib * 9.5, -16 - abs(rib) * 0.6), foot]), INK, 1.4 * size, round=True)
    canvas.mark(contour(put(dome), 2.8 * size))
    canvas.mark(stroke(put([(-3, -40), (0, -32), (3, -40)]), 5 * size))


def walker(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    robe: Colour,
    sash: Colour,
    *,
    facing: float = 1.0,
    shade: tuple[Colour, Colour] | None = None,
    straw: bool = False,
    lean: float = 0.0,
) -> None:
    """Somebody on the way, 100 units tall times `size`, feet at x and y: under an umbrella, in straw, or bareheaded."""
    put = turned(x, y, size, facing, lean * facing)
    line = max(1.2, 2.4 * size)
    for leg, foot in (
        ([(-10, -26), (-1, -26), (-8, -4), (-14, -6)], [(-17, -3), (-5, -2)]),
        ([(3, -26), (13, -26), (16, -3), (9, -3)], [(7, 0), (21, 0)]),
    ):
        canvas.fill(put(leg), SKIN)
        canvas.mark(contour(put(leg), line * 0.7, round=False))
        canvas.mark(stroke(put(foot), 4.5 * size))
    body = [(-15, -22), (-2, -17), (16, -23), (15, -48), (11, -70), (1, -77), (-9, -68), (-15, -46)]
    patch(canvas, put(body), robe, line)
    if straw:
        cape = [(-24, -30), (-17, -36), (-11, -28), (-4, -35), (2, -27), (9, -34), (15, -28), (17, -40)]
        patch(canvas, put([*cape, (13, -66), (2, -78), (-10, -70)]), ("#d9b56a", "#a97c3a"), line)
        for at in (-14, -6, 3, 10):
            canvas.mark(stroke(put([(2 + at * 0.25, -72), (at, -50), (at * 1.2, -36)]), line * 0.7, "#6b4a22"))
    else:
        canvas.fill(put([(-15, -52), (15, -52), (15.5, -43), (-15.5, -43)]), sash)
        canvas.mark(stroke(put([(0, -77), (5, -60), (4, -52)]), line * 0.8))
        canvas.mark(stroke(put([(3, -43), (6, -32), (3, -19)]), line * 0.8))
    canvas.circle(*put([(7, -84)])[0], 8.4 * size, fill=SKIN, stroke=INK, width=line * 0.6)
    if straw:
        patch(canvas, put([(-15, -80), (5, -101), (29, -84), (8, -81)]), ("#ead08c", "#b98f48"), line)
        canvas.mark(stroke(put([(5, -100), (4, -90), (1, -81)]), line * 0.7))
    else:
        hair = [(-2, -80), (-2, -92), (8, -95), (15, -90), (9, -88), (3, -82)]
        canvas.fill(Mass(put(hair), round=True), INK)
        canvas.mark(stroke(put([(-4, -94), (3, -97), (9, -94)]), 6 * size))
    sleeve = [(-3, -70), (9, -66), (19, -56), (17, -44), (10, -37), (2, -46)]
    if shade:
        canvas.mark(key(put([(17, -50), (14, -88), (12, -106)]), 3 * size))
        canvas.circle(*put([(17, -55)])[0], 3.6 * size, fill=SKIN, stroke=INK, width=line * 0.5)
    if not straw:
        patch(canvas, put(sleeve), robe, line * 0.9)
    if shade:
        umbrella(canvas, turned(*put([(9, -92)])[0], size, facing, lean * facing + facing * 8), size, *shade)


def limb(
    canvas: Canvas,
    points: Sequence[Point],
    width: float,
    bark: Colour,
    light: Colour,
    *,
    tip: float = 0.2,
    line: float = 3.5,
) -> None:
    """A branch with its key line, a light side and a few knots; it thins to `tip` of its width."""

    def thin(share: float) -> float:
        return 1 - (1 - tip) * share + 0.06 * math.sin(share * 17 + points[0][0])

    canvas.mark(ribbon(points, width + 2 * line, INK, lambda share: thin(share) + 0.02))
    canvas.mark(ribbon(points, width, bark, thin))
    high = [(x - width * 0.08, y - width * 0.2) for x, y in points]
    canvas.mark(ribbon(high, width * 0.3, light, lambda share: thin(share) * (0.45 + 0.55 * math.sin(share * 23) ** 2)))


def flakes(canvas: Canvas, dice: random.Random, area: Mass, gap: float, sizes: tuple[float, float]) -> None:
    """Snow in the air: paper left white."""
    for x, y in area.scatter(dice, gap):
        canvas.circle(x, y, dice.uniform(*sizes), fill="#fbf8ef")


def seal(canvas: Canvas, x: float, y: float, size: float, motif: Sequence[Sequence[Point]]) -> None:
    """A red seal where a signature would be, with a small picture in lines (−10…10) instead of letters."""
    rim = moved([(-17, -17), (16, -18), (18, 17), (-18, 18)], x, y, size)
    canvas.fill(rim, "#b8352a")
    for way in motif:
        canvas.mark(stroke(moved(way, x, y, size), 3.6 * size, PAPER, 3))


def pads(
    canvas: Canvas, dice: random.Random, x: float, y: float, width: float, height: float, tones: Ramp, line: float = 2.6
) -> None:
    """A clump of leaves as one cloud with a scalloped rim, wiped darker below."""
    count = max(7, round(width / 11))
    rim = []
    for step in range(count * 2):
        angle = math.pi * step / count
        out = (1.06 if step % 2 else 0.9) * dice.uniform(0.94, 1.06)
        rim.append((x + width * out * math.cos(angle), y + height * out * math.sin(angle)))
    mass = Mass(rim, round=True)
    canvas.lay(gradation(mass, tones, 90, max(5, round(height / 7))))
    if line:
        canvas.mark(contour(rim, line))


def leaf_marks(points: Sequence[Point], dice: random.Random, length: float, width: float, tones: Ramp) -> list[Mark]:
    """Narrow leaves along a hanging strand."""
    found = []
    for index, (x, y) in enumerate(points):
        ahead = points[min(index + 1, len(points) - 1)]
        back = points[max(index - 1, 0)]
        angle = math.degrees(math.atan2(ahead[1] - back[1], ahead[0] - back[0]))
        side = 20 if index % 2 else -14
        x += 7 if index % 2 else -7
        found.append(
            touch(x, y, angle + side + dice.gauss(0, 5), length * dice.uniform(0.8, 1.2), width, tones(dice.random()))
        )
    return found


def between(curve: Sequence[Point], share: float) -> Point:
    """The place at a share of a polyline's number of points."""
    place = min(1.0, max(0.0, share)) * (len(curve) - 1)
    low = min(int(place), len(curve) - 2)
    (ax, ay), (bx, by) = curve[low], curve[low + 1]
    part = place - low
    return ax + (bx - ax) * part, ay + (by - ay) * part


def rounded(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Many points of a smooth way through a few."""
    return smooth(points, steps=steps)


def deeper(colour: Colour, share: float = 0.5) -> Colour:
    """A colour printed twice: towards ink."""
    return mix(colour, INK, share)
