"""What several of these paintings share: light, drifting tones, masses worked over in broken colour, small figures."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, vary
from atelier.scene import Scene, Tone
from atelier.shapes import Field, Mass, Point, level


def glow(x: float, y: float, cx: float, cy: float, rx: float, ry: float | None = None) -> float:
    """1 at a light, falling softly to 0 beyond its reach."""
    return math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / (ry or rx)) ** 2)


def drift(x: float, y: float, size: float, phase: float = 0.0) -> float:
    """-1…1, slowly changing, without a pattern that the eye finds: clouds, patches of sun, worn walls."""
    u, v = x / size, y / size
    a = math.sin(u * 1.9 + 1.7 * math.sin(v * 1.3 + phase) + phase)
    b = math.sin(v * 2.3 + 1.4 * math.sin(u * 1.1 - phase) - 2 * phase)
    c = math.sin((u + v) * 3.1 + phase * 3) * math.sin((u - v) * 2.7 + phase)
    return 0.4 * a + 0.35 * b + 0.25 * c


def across(shade: Colour, light: Colour, start: float, end: float) -> Tone:
    """A round thing lit from one side: from shade at x = start to light at x = end."""
    return lambda x, y: mix(shade, light, (x - start) / (end - start))


def worked(
    mass: Mass,
    dice: random.Random,
    tone: Tone,
    gap: float,
    length: float,
    width: float,
    field: Field | None = None,
    spread: float = 0.8,
    squash: float = 0.7,
    stray: float = 8.0,
) -> list[Mark]:
    """Touches of broken colour over a mass, running as the form does."""
    run = field or level(0)
    return [
        dab(
            x,
            y,
            run(x, y) + dice.gauss(0, stray),
            length * dice.uniform(0.65, 1.3),
            width * dice.choice((0.85, 1.2)),
            broken(tone(x, y), dice, spread),
            dice.choice((0.0, 0.0, dice.uniform(-35, 35))),
        )
        for x, y in mass.scatter(dice, gap, squash)
    ]


def block(
    canvas: Canvas,
    dice: random.Random,
    mass: Mass,
    tone: Tone,
    gap: float,
    length: float,
    width: float,
    field: Field | None = None,
    spread: float = 0.8,
    squash: float = 0.7,
) -> None:
    """A mass in front of what is there: its ground, then its touches."""
    canvas.fill(mass, tone(*mass.middle))
    marks = worked(mass, dice, tone, gap, length, width, field, spread, squash)
    canvas.marks(marks, 40, None if len(marks) <= 40 else min(24, max(10, len(marks) // 14)))


def cluster(
    dice: random.Random,
    x: float,
    y: float,
    rx: float,
    ry: float,
    count: int,
    tone: Tone,
    length: float,
    width: float,
    field: Field | None = None,
    spread: float = 1.0,
) -> list[Mark]:
    """Loose touches, dense in the middle of an oval: blossom, leaves, smoke, flowers."""
    marks = []
    for _ in range(count):
        px, py = x + dice.gauss(0, rx * 0.5), y + dice.gauss(0, ry * 0.5)
        angle = field(px, py) if field else dice.uniform(0, 180)
        size = dice.uniform(0.6, 1.3)
        marks.append(
            dab(px, py, angle + dice.gauss(0, 9), length * size, width * size, broken(tone(px, py), dice, spread))
        )
    return marks


def between(start: Point, end: Point, width: float, colour: Colour) -> Mark:
    """One straight touch from a place to a place: limbs, slats, poles, spokes."""
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    return dab((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, angle, math.dist(start, end) + width, width, colour)


def walker(
    x: float,
    foot: float,
    tall: float,
    dice: random.Random,
    shade: Colour,
    light: Colour,
    *,
    hat: Colour = "#3b3448",
    skin: Colour = "#d9a284",
    skirt: bool = True,
    lean: float = 0.0,
) -> list[Mark]:
    """A small figure of about twenty touches, its light from the right; `lean` in parts of its height."""
    marks = []
    hem, waist = 0.16 if skirt else 0.07, 0.045
    for step in range(7):
        side = (step - 3) / 3
        tone = vary(mix(shade, light, max(0.0, (step - 1.5) / 4.5)), dice, 0.015, 0.006)
        low, high = (x + side * hem * tall, foot - 2), (x + side * waist * tall + lean * tall * 0.5, foot - 0.52 * tall)
        if not skirt and step == 3:
            continue
        marks.append(between(low, high, tall * 0.075, tone))
    for step in range(5):
        side = (step - 2) / 2
        tone = vary(mix(shade, light, step / 4), dice, 0.015, 0.006)
        top = (x + side * 0.075 * tall + lean * tall * 0.85, foot - 0.8 * tall)
        marks.append(between((x + side * waist * tall + lean * tall * 0.5, foot - 0.5 * tall), top, tall * 0.06, tone))
    head = x + lean * tall
    marks += [
        dab(head, foot - 0.9 * tall, 80, tall * 0.13, tall * 0.1, mix(skin, shade, 0.35)),
        dab(head + tall * 0.02, foot - 0.9 * tall, 80, tall * 0.1, tall * 0.05, skin),
        dab(head, foot - 0.955 * tall, 2, tall * 0.2, tall * 0.05, hat),
        dab(head, foot - 0.985 * tall, 2, tall * 0.11, tall * 0.07, hat),
    ]
    return marks


def painted(scene: Scene, canvas: Canvas, dice: random.Random, fine: float = 1.0, chunk: int = 48) -> None:
    """As `Scene.paint`, in two widths of brush and with longer paths: a third more touches for the same bytes.

    `fine` below 1 makes every touch smaller and more of them.
    """
    for area in scene.areas:
        canvas.fill(area.mass, area.tone(*area.mass.middle))
        for size, spread in ((1.75 * fine, 0.4), (fine, area.spread)) if area.under else ((fine, area.spread),):
            marks = []
            for x, y in area.mass.scatter(dice, area.gap * size, area.squash):
                near = area.near(x, y)
                if (near > 1 and dice.random() > near**-1.8) or scene.front(x, y) is not area:
                    continue
                colour = broken(area.tone(x, y), dice, spread)
                length, width = area.length * size * near * dice.uniform(0.6, 1.3), area.width * size * near
                bend = dice.uniform(-40, 40) if dice.random() < 0.2 else 0.0
                angle = area.field(x, y) + dice.gauss(0, 7)
                marks.append(dab(x, y, angle, length, width * dice.choice((0.85, 1.2)), colour, bend))
            canvas.marks(marks, chunk, min(24, max(12, len(marks) // 20)))


def robed(
    canvas: Canvas,
    dice: random.Random,
    x: float,
    foot: float,
    tall: float,
    skirt: Tone,
    bodice: Tone,
    lean: float = 0.0,
) -> None:
    """A woman's skirt and bodice as masses worked over, for figures larger than a hand; head and arms are the painter's."""

    def at(points: list[Point]) -> Mass:
        return Mass([(x + (u - lean * v) * tall, foot + v * tall) for u, v in points], round=True)

    hips = [(-0.06, -0.55), (-0.13, -0.4), (-0.17, -0.2), (-0.21, -0.01), (0, 0.015)]
    bell = at([*hips, (0.22, -0.02), (0.18, -0.22), (0.13, -0.42), (0.06, -0.55)])
    flank = [(-0.05, -0.52), (-0.075, -0.68), (-0.09, -0.78), (-0.04, -0.82)]
    chest = at([*flank, *[(-u, v) for u, v in reversed(flank)]])
    fine = tall / 14
    block(canvas, dice, chest, bodice, fine, fine * 2, fine * 0.7, level(88), 0.7, 0.9)
    block(
        canvas,
        dice,
        bell,
        skirt,
        fine * 0.85,
        fine * 1.9,
        fine * 0.7,
        lambda px, py: 90 - (px - x) / tall * 70,
        0.45,
        0.8,
    )
