"""Two carp in a whirl: a red one and a black one chase each other round an eddy, seen from above."""

import math
import random

from atelier.brushes import breathing, dab, ribbon
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, mix
from atelier.registry import Painting
from atelier.shapes import Mass, Point, box, moved, smooth, spaced
from atelier.ukiyoe._shared import INK, contour, key, patch, seal, stroke, wiped

NIGHT, INDIGO, BLUE, FOAM = "#122647", "#1d4475", "#3f7fae", "#f7f2e2"
CX, CY = 505.0, 500.0


def spiral(arm: int) -> list[Point]:
    """One of fifteen lines that wind into the eye of the eddy."""
    way = []
    for step in range(22):
        share = step / 21
        radius = 18 + 800 * share**1.5
        angle = arm * 2 * math.pi / 15 + 3.6 * (1 - share) ** 1.4 + 0.06 * math.sin(arm * 2.3 + step * 0.8)
        way.append((CX + radius * math.cos(angle), CY + radius * math.sin(angle)))
    return way


def water(canvas: Canvas) -> None:
    """Indigo, wiped lighter downwards; the eddy as spirals of pale line, closer towards its eye."""
    wiped(canvas, box(-5, -5, 1010, 1010), NIGHT, INDIGO, "#2a629a", "#4d90b8", unit=18)
    arms = [spiral(arm) for arm in range(15)]
    for arm in range(0, 15, 3):
        canvas.fill([*arms[arm], *arms[arm + 1][::-1]], "#2f6ba0")
        canvas.fill([*arms[arm + 1], *arms[arm + 2][::-1]], "#193d6d")
    for arm in range(15):
        tone = (FOAM, "#7fb4cb", "#0e2243")[arm % 3]
        wide = (13, 20, 15)[arm % 3]
        way = arms[arm]
        if arm % 3 == 2:
            canvas.line(way[::2], tone, 6, round=True)
            continue
        canvas.mark(
            ribbon(way, wide, tone, lambda share: 0.1 + 0.9 * share**0.8 * (0.7 + 0.3 * math.sin(share * 14)), step=24)
        )
        if arm % 3 == 0:
            canvas.line([(x + 3, y + 5) for x, y in way[8::2]], INK, 2, round=True)
    for radius in (14, 26, 40):
        turn = [
            (CX + radius * math.cos(a), CY + radius * 0.9 * math.sin(a))
            for a in (0.4 + step * 0.5 for step in range(10))
        ]
        canvas.mark(stroke(turn, 6, FOAM))


def crest(canvas: Canvas, dice: random.Random, start: float, end: float, radius: float) -> None:
    """A wave that rises in a corner and throws fingers of foam inwards."""
    outer: list[Point] = []
    inner: list[Point] = []

    def place(angle: float, out: float) -> Point:
        return CX + out * math.cos(angle), CY + out * math.sin(angle)

    # Tongues of foam, no two alike: broad low ones between narrow long ones, all hooking the way the water turns.
    widths = (0.9, 1.5, 0.8, 1.3, 1.8, 0.9, 1.4, 0.7)
    gone = 0.0
    for number, wide in enumerate(widths):
        share = (gone + wide / 2) / sum(widths)
        lift = math.sin(math.pi * share) ** 0.7
        reach = lift * (34 + 46 * ((number * 5) % 4) / 3) * dice.uniform(0.95, 1.1)
        first, each = start + (end - start) * gone / sum(widths), (end - start) * wide / sum(widths)
        for along, high in (
            (0.0, 0.0),
            (0.22, 0.5),
            (0.5, 0.95),
            (0.82, 1.1),
            (1.02, 0.94),
            (0.98, 0.66),
            (0.84, 0.36),
        ):
            inner.append(place(first + along * each, radius - 6 - reach * high))
        outer.append(place(first, radius + 24 + 30 * lift))
        gone += wide
    outer.append(place(end, radius + 20))
    inner.append(place(end, radius - 4))
    rim = [*outer, *inner[::-1]]
    body = [
        *inner,
        *[
            (
                CX + (radius + 420) * math.cos(start + (end - start) * at / 6),
                CY + (radius + 420) * math.sin(start + (end - start) * at / 6),
            )
            for at in range(6, -1, -1)
        ],
    ]
    canvas.fill(body, INDIGO)
    for row in range(1, 7):
        way = [
            (CX + (radius + 40 + row * 30) * math.cos(a), CY + (radius + 40 + row * 30) * math.sin(a))
            for a in (start + (end - start) * (0.03 + 0.94 * at / 8) for at in range(9))
        ]
        canvas.mark(ribbon(way, 12 - row, mix("#8fc0d2", BLUE, row / 7), breathing(row * 1.3, 2), step=24))
    canvas.fill(Mass(rim, round=True), FOAM)
    canvas.mark(ribbon(inner, 4.6, INK, breathing(0.7, 8), step=8))
    canvas.mark(ribbon(outer, 3.6, INK, breathing(0.2, 5)))
    for _ in range(16):
        angle = start + (end - start) * dice.uniform(0.1, 0.9)
        out = radius - dice.uniform(80, 150)
        canvas.circle(
            CX + out * math.cos(angle), CY + out * math.sin(angle), dice.uniform(3, 7), fill=FOAM, stroke=INK, width=1.4
        )


class Fish:
    """A carp from above along a spine, nose first: `at(share, side)` is a place on it, side −1…1 from rim to rim."""

    def __init__(self, spine: list[Point], width: float) -> None:
        self.way = list(spaced(smooth(spine, steps=12), 6))
        self.width = width

    def half(self, share: float) -> float:
        """Half the breadth there."""
        nose = math.pow(min(1.0, 0.02 + share / 0.24), 0.62)
        return self.width * nose * (1 - 0.86 * math.pow(max(0.0, (share - 0.3) / 0.7), 1.25))

    def at(self, share: float, side: float) -> Point:
        """The place there."""
        x, y, angle, _ = self.way[round(min(1.0, max(0.0, share)) * (len(self.way) - 1))]
        turn = math.radians(angle + 90)
        out = side * self.half(share)
        return x + out * math.cos(turn), y + out * math.sin(turn)

    def ahead(self, share: float) -> float:
        """The direction from nose to tail there, in degrees."""
        return self.way[round(min(1.0, max(0.0, share)) * (len(self.way) - 1))][2]


def fin(canvas: Canvas, root: Point, angle: float, length: float, spread: float, tone: Colour, tip: Colour) -> None:
    """A fan of rays with a scalloped end."""
    rim: list[Point] = [root]
    rays: list[Point] = []
    for ray in range(7):
        turn = math.radians(angle + spread * (ray / 6 - 0.5))
        reach = length * (0.82 + 0.26 * math.sin(math.pi * (ray + 0.6) / 7))
        rays.append((root[0] + reach * math.cos(turn), root[1] + reach * math.sin(turn)))
        rim.append(rays[-1])
        if ray < 6:
            turn = math.radians(angle + spread * ((ray + 0.5) / 6 - 0.5))
            rim.append((root[0] + reach * 0.93 * math.cos(turn), root[1] + reach * 0.93 * math.sin(turn)))
    wiped(canvas, rim, tone, tip, angle=angle, unit=22)
    for x, y in rays[1:-1]:
        canvas.line([root, (x, y)], mix(tone, INK, 0.6), 1.8)
    canvas.mark(contour(rim, 4.5, round=False, step=12))


def tail(canvas: Canvas, root: Point, angle: float, length: float, tone: Colour, tip: Colour) -> None:
    """One forked tail: two lobes on one stalk, rays from the stalk to a rim that dips in the middle."""
    rim: list[Point] = []
    rays: list[Point] = []
    for ray in range(17):
        share = ray / 8 - 1
        turn = math.radians(angle + 44 * share)
        reach = length * (0.56 + 0.5 * abs(share) ** 0.8) * (1.0 if ray % 2 else 0.965)
        rim.append((root[0] + reach * math.cos(turn), root[1] + reach * math.sin(turn)))
        if ray % 2 == 0:
            rays.append(rim[-1])
    side = math.radians(angle + 90)
    foot = [(root[0] + out * math.cos(side), root[1] + out * math.sin(side)) for out in (15.0, -15.0)]
    outline = [foot[1], *rim, foot[0]]
    wiped(canvas, outline, tone, tip, angle=angle, unit=14)
    for x, y in rays[1:-1]:
        start = (root[0] + (x - root[0]) * 0.12, root[1] + (y - root[1]) * 0.12)
        canvas.line([start, (x, y)], mix(tone, INK, 0.6), 1.8)
    canvas.mark(contour(outline, 4.5, round=False, step=12))


def carp(canvas: Canvas, fish: Fish, back: Colour, side: Colour, belly: Colour, fins: tuple[Colour, Colour]) -> None:
    """Tail and fins, the body in three tones, a net of scales, the head with its eyes and barbels."""
    shadow = [fish.at(step / 20, -1.05) for step in range(21)] + [fish.at(1 - step / 20, 1.05) for step in range(21)]
    canvas.fill(moved(shadow, 26, 34), "#0b1a35", 0.5)
    end = fish.at(0.985, 0)
    tail(canvas, end, fish.ahead(0.98), 190, fins[0], fins[1])
    for share, length in ((0.27, 150), (0.62, 92)):
        for hand in (-1, 1):
            fin(canvas, fish.at(share, hand * 0.86), fish.ahead(share) + hand * 52, length, 56, fins[0], fins[1])
    shares = [step / 40 for step in range(41)]
    for reach, tone in ((1.0, belly), (0.93, side), (0.7, back)):
        canvas.fill([*[fish.at(s, -reach) for s in shares], *[fish.at(s, reach) for s in shares[::-1]]], tone)
    net: list[Mark] = []
    rows = 21
    for row in range(rows):
        s = 0.27 + 0.7 * row / rows
        count = 7 if row % 2 else 6
        for column in range(count):
            v = (column + 0.5) / count * 1.84 - 0.92
            gap = 0.92 / count
            left, tip, right = fish.at(s - 0.012, v - gap), fish.at(s + 0.034, v), fish.at(s - 0.012, v + gap)
            hands = [fish.at(s + 0.028, v - gap * 0.95), fish.at(s + 0.028, v + gap * 0.95)]
            net.append(Mark([("M", *left), ("C", *hands[0], *hands[1], *right)], stroke=INK, width=2.2))
            if abs(v) < 0.45:
                eye = fish.at(s + 0.004, v)
                net.append(dab(*eye, fish.ahead(s), math.dist(eye, tip) * 0.6, 2.6, mix(back, INK, 0.45)))
    canvas.marks(net, chunk=30)
    dorsal = [fish.at(0.34 + 0.36 * step / 10, 0.0) for step in range(11)]
    canvas.mark(ribbon(dorsal, 40, INK, lambda share: 0.2 + 0.8 * math.sin(math.pi * share**0.7)))
    canvas.mark(ribbon(dorsal, 32, fins[0], lambda share: 0.14 + 0.8 * math.sin(math.pi * share**0.7)))
    canvas.mark(stroke(dorsal, 4))
    for step in range(1, 10):
        s = 0.34 + 0.36 * step / 10
        canvas.mark(stroke([fish.at(s, -0.02), fish.at(s + 0.035, -0.15)], 2.6))
        canvas.mark(stroke([fish.at(s, 0.02), fish.at(s + 0.035, 0.15)], 2.6))
    head = (
        [fish.at(0.24 * step / 8, -0.97) for step in range(9)]
        + [fish.at(0.265, 0)]
        + [fish.at(0.24 * step / 8, 0.97) for step in range(8, -1, -1)]
    )
    wiped(canvas, Mass(head), mix(back, INK, 0.25), back, mix(back, side, 0.8), angle=fish.ahead(0.1) + 180, unit=10)
    canvas.mark(
        key([fish.at(0.235, -1), fish.at(0.262, -0.5), fish.at(0.272, 0), fish.at(0.262, 0.5), fish.at(0.235, 1)], 7)
    )
    for hand in (-1, 1):
        canvas.circle(*fish.at(0.045, hand * 0.3), 3.4, fill=INK)
        canvas.mark(stroke([fish.at(0.15, hand * 0.86), fish.at(0.19, hand * 0.62), fish.at(0.235, hand * 0.56)], 5))
        canvas.circle(*fish.at(0.085, hand * 0.86), 12, fill="#f2d777", stroke=INK, width=4.4)
        canvas.circle(*fish.at(0.083, hand * 0.89), 5.5, fill=INK)
        x, y = fish.at(0.015, hand * 0.6)
        turn = math.radians(fish.ahead(0) + 180 - hand * 56)
        tip = (x + 56 * math.cos(turn), y + 56 * math.sin(turn))
        bent = (x + 34 * math.cos(turn - hand * 0.5), y + 34 * math.sin(turn - hand * 0.5))
        canvas.mark(ribbon([(x, y), bent, tip], 8, INK, lambda share: 1 - 0.85 * share))
        canvas.mark(key([fish.at(0.016, 0), fish.at(0.024, hand * 0.4), fish.at(0.018, hand * 0.75)], 3.4))
    for rim in (-1.0, 1.0):
        canvas.mark(key([fish.at(s, rim) for s in shares[::3]], 8, beats=3))


def round_spine(start: float, sweep: float, outer: float, inner: float) -> list[Point]:
    """An arc round the eddy from nose to tail."""
    return [
        (
            CX + (outer + (inner - outer) * at / 8) * math.cos(start + sweep * at / 8),
            CY + (outer + (inner - outer) * at / 8) * math.sin(start + sweep * at / 8),
        )
        for at in range(9)
    ]


def petals(canvas: Canvas, dice: random.Random) -> None:
    """Petals that fell into the water and turn with it."""
    for angle, out in (
        (0.2, 250),
        (1.15, 180),
        (2.3, 420),
        (3.3, 210),
        (4.3, 150),
        (5.3, 380),
        (0.75, 420),
        (3.85, 420),
    ):
        x, y = CX + out * math.cos(angle), CY + out * math.sin(angle)
        shape = moved(
            [(-15, 0), (-6, -9), (8, -9), (15, -3), (10, 0), (15, 4), (7, 9), (-6, 8)],
            x,
            y,
            dice.uniform(0.8, 1.15),
            math.degrees(angle) + 60,
        )
        patch(canvas, shape, "#f3c3bd", 2.2, round=True)


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Water, crests, then the fish."""
    water(canvas)
    crest(canvas, dice, math.radians(196), math.radians(256), 560)
    crest(canvas, dice, math.radians(16), math.radians(76), 560)
    petals(canvas, dice)
    carp(
        canvas,
        Fish(round_spine(math.radians(150), math.radians(-138), 290, 330), 92),
        "#3a4657",
        "#6f7f88",
        "#e9e2cc",
        ("#9fb2b5", "#2c3a4d"),
    )
    carp(
        canvas,
        Fish(round_spine(math.radians(330), math.radians(-138), 290, 330), 98),
        "#c93a22",
        "#e6764a",
        "#f6dcb4",
        ("#f3b48a", "#c9452b"),
    )
    seal(canvas, 948, 60, 1.1, [[(-10, 4), (-3, -7), (6, -2), (3, 6), (-3, 3)], [(-9, 9), (9, 9)]])


PAINTING = Painting(14, "two-carp-in-a-whirl", "square", paint)
