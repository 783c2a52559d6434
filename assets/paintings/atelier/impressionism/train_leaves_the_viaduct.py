"""The train leaves the viaduct: an autumn morning. Arches come out of the haze; steam is the light mass, rust its frame."""

import math
import random
from itertools import pairwise

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp
from atelier.impressionism._shared import between, block, cluster, drift, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, below, box, level, rolling

SKY = ramp("#a9b9cf", "#c5cbd2", "#e3d8c6", "#f1dfbd")


def deck(x: float) -> float:
    """The upper edge of the viaduct: nearer to the left, so higher there."""
    return 318 + 0.062 * x


def foot(x: float) -> float:
    """Where its piers stand."""
    return 664 - 0.19 * x


def sky(x: float, y: float) -> Colour:
    """Thin morning haze, warm low down."""
    return mix(SKY(y / 420), "#fff0cf", 0.5 * max(0.0, drift(x, y, 150, 2)))


def woods(x: float, y: float) -> Colour:
    """The far side of the valley: rust and violet in the haze."""
    tone = mix("#b98a72", "#8f86a2", (440 - y) / 160 + 0.35 * drift(x, y, 45, 3))
    return mix(tone, "#e0b070", 0.55 * max(0.0, drift(x, y, 30, 7)))


def daylight(x: float, y: float) -> Colour:
    """What is seen through an arch: the bright haze of the valley, a strip of blue far woods low down, the shore below it."""
    up = (foot(x) - y) / (foot(x) - deck(x))
    ridge = 0.3 + 0.035 * drift(x, 0, 60, 4)
    if up > ridge:
        return mix("#f4e6c8", "#c9d3da", (up - ridge) * 1.5 + 0.15 * drift(x, y, 60, 2))
    return mix("#b9a48c", "#a3a4b8", up / ridge + 0.2 * drift(x, y, 40, 9))


def stone(x: float, y: float) -> Colour:
    """The viaduct's wall: straw where the sun grazes it, violet low down and far away."""
    up = (y - deck(x)) / (foot(x) - deck(x))
    near = mix(mix("#e8cf9e", "#a58a86", up * 1.15), "#7f6d82", 0.4 * max(0.0, drift(x, y, 30, 1)))
    return mix(near, "#c6bcc2", 0.62 * x / 1000)


def arches() -> list[tuple[float, float]]:
    """Left and right side of every opening, narrower far away."""
    spans, x, wide = [], -70.0, 190.0
    while x < 1010:
        spans.append((x, x + wide * 0.76))
        x += wide
        wide *= 0.87
    return spans


def opening(left: float, right: float, inset: float = 0.0) -> Mass:
    """A round-headed opening between two piers."""
    half = (right - left) / 2 - inset
    middle = (left + right) / 2
    crown = deck(middle) + 42 - 0.02 * middle + inset
    spring = crown + half * 0.95
    arc = [
        (middle - half * math.cos(t * math.pi / 12), spring - half * 0.95 * math.sin(t * math.pi / 12))
        for t in range(13)
    ]
    return Mass([(left + inset, foot(left) + 4), *arc, (right - inset, foot(right) + 4)])


def river(x: float, y: float) -> Colour:
    """Slow water: straw of the piers, rust of the woods between them, pale sky towards us."""
    up = foot(x) - (y - foot(x)) * 0.9
    tone = mix("#c9c3c0", "#8e98a8", (y - 560) / 190 + 0.2 * drift(x, y * 2, 90, 4))
    if up < deck(x):
        return tone
    sway = x + 7 * math.sin(y / 9)
    pier = any(right < sway < left + 8 for (_, right), (left, _) in pairwise(arches()))
    return mix(tone, "#b59a86" if pier else "#e2d6c2", 0.75 - 0.35 * (y - foot(x)) / 300)


def pier(canvas: Canvas, dice: random.Random, left: float, right: float) -> None:
    """One solid pier from the springing of its arches to the waterline, and its broken reflection.

    Its left face, towards the sun, is warm; the other, a third of its width, violet; a dark wet line at its foot.
    """
    wide = right - left
    haze = min(0.8, 0.72 * max(0.0, left) / 1000)
    turn = left + 0.64 * wide
    middle = (left + right) / 2
    top, low = deck(middle) + 42 - 0.02 * middle + 1.5 * wide, foot(middle)
    air = "#cfc4c4"
    for start, end, light, deep in (
        (left, turn, "#ecca92", "#c08d6a"),
        (turn, right, "#8f7698", "#5d4a74"),
    ):
        face = [(start, top), (end, top), (end + 1, low), (start - 1, low)]
        canvas.fill(face, mix(mix(light, deep, 0.4), air, haze))
        marks = []
        step = 12 + wide * 0.14
        row = top
        while row < low - step * 0.4:
            share = (row - top) / (low - top)
            x = start + dice.uniform(0, 4)
            while x < end - 3:
                long = min(dice.uniform(22, 34) * (0.4 + wide / 70), end - x)
                tone = mix(mix(light, deep, share * 0.8 + dice.uniform(-0.2, 0.3)), air, haze)
                bar = step * 0.72
                inside = min(bar / 2, long / 2)
                marks.append(
                    between(
                        (x + inside, row),
                        (max(x + inside + 0.5, x + long - inside), row),
                        bar,
                        broken(tone, dice, 0.45),
                    )
                )
                x += long + 1.5
            row += step
        canvas.marks(marks, 40, 8)
    canvas.marks(
        [
            between((turn, top), (turn, low - 2), 3 + wide * 0.03, mix("#4e3c62", air, haze)),
            between((left + 1, low), (right, low), 5 + wide * 0.07, mix("#3a2c4c", air, haze * 0.7)),
        ]
    )
    # Below the waterline the two faces again, upside down, broken by the stream and paler with every touch.
    mirror = []
    y = low + 9
    while y < low + (low - top) * 0.95:
        far = (y - low) / (low - top)
        sway = 5 * math.sin(y / 8 + left) * (0.4 + far)
        for start, end, tone in ((left, turn, "#c79a78"), (turn, right, "#6f5c86")):
            if dice.random() < 0.94 - 0.3 * far:
                colour = mix(mix(tone, air, haze), "#b3b6c2", 0.2 + 0.4 * far)
                mirror.append(
                    between(
                        (start + 3 + sway, y),
                        (end - 2 + sway + dice.gauss(0, 3), y),
                        8 + wide * 0.04,
                        broken(colour, dice, 0.4),
                    )
                )
        y += 10 + wide * 0.06 + 4 * far
    canvas.marks(mirror, 40, 8)


def hill(x: float, y: float) -> Colour:
    """The near bank at the left in full autumn: orange, crimson, ochre, and blue in its hollows."""
    wave = drift(x, y, 52, 5)
    tone = mix("#c96a2b", "#e7a63c", 0.5 + 0.6 * wave)
    return mix(tone, "#5a3a5c", 0.75 * max(0.0, -wave) + 0.35 * max(0.0, (y - 560) / 190))


def livery(haze: float) -> Tone:
    """Dark green paint behind so much haze (0…1)."""
    return lambda x, y: mix(mix("#2f5350", "#567c68", 0.5 + 0.5 * drift(x, y, 30)), "#a9a5ac", haze)


def carriages(canvas: Canvas, dice: random.Random) -> None:
    """Four carriages along the deck, dark green with a row of lit windows, smaller as they go."""
    at, long = 372.0, 168.0
    for index in range(4):
        end = at + long
        tall = 66 - 0.038 * at

        def top(x: float, up: float, tall: float = tall) -> tuple[float, float]:
            return x, deck(x) - 8 - up * tall * (1 - (x - 372) / 2600)

        body = Mass([top(at, 0.05), top(at, 0.92), top(end, 0.92), top(end, 0.05)])
        haze = index * 0.13
        block(
            canvas,
            dice,
            body,
            livery(haze),
            17,
            26,
            9,
            level(6),
            0.9,
        )
        marks = [
            between(top(at + 2, 0.97), top(end - 2, 0.97), 8, mix("#e9d7b4", "#c2bcc2", haze)),
            between(top(at, 0.08), top(end, 0.08), 5, "#3a2f46"),
        ]
        panes = 6
        for pane in range(panes):
            x = at + (pane + 0.6) * long / (panes + 0.2)
            marks.append(
                between(
                    top(x, 0.5),
                    top(x, 0.7),
                    9 - index,
                    mix(dice.choice(["#ffe3a0", "#f2c06c", "#8fa7b4"]), "#c2bcc2", haze),
                )
            )
        canvas.marks(marks)
        at, long = end + 8, long * 0.9


def engine(canvas: Canvas, dice: random.Random) -> None:
    """The engine, three-quarters past us: boiler, dome, chimney, cab, a red buffer beam, wheels and rods."""

    def at(u: float, v: float) -> tuple[float, float]:
        return u, deck(u) - 6 - v

    wheels: list[Mark] = []
    for x, r in ((108, 17), (150, 25), (208, 25), (262, 25), (312, 17), (344, 17)):
        cx, cy = at(x, r - 4)
        for turn in range(0, 360, 45):
            a, b = math.radians(turn), math.radians(turn + 45)
            wheels.append(
                between(
                    (cx + r * math.cos(a), cy + r * math.sin(a)),
                    (cx + r * math.cos(b), cy + r * math.sin(b)),
                    6,
                    "#3a2232" if turn < 180 else "#8a3a38",
                )
            )
        wheels.append(dab(cx, cy, 0, 12, 10, "#5c2c36"))
    canvas.fill([at(84, 0), at(92, 48), at(372, 46), at(372, 0)], "#4d3348")
    canvas.marks(wheels, paints=4)
    canvas.marks(
        [
            between(at(150, 18), at(262, 18), 6, "#d6c6b4"),
            between(at(86, 40), at(350, 40), 11, "#3b2a40"),
            between(at(90, 45), at(300, 45), 4, "#a8504a"),
        ]
    )
    boiler = Mass([at(92, 50), at(88, 96), at(100, 110), at(262, 112), at(262, 48)])
    block(
        canvas,
        dice,
        boiler,
        lambda x, y: mix("#1e2c38", "#7d98a0", max(0.0, 1 - abs((deck(x) - 6 - y - 98) / 26))),
        14,
        28,
        9,
        level(5),
        0.8,
        0.7,
    )
    cab = Mass([at(256, 44), at(256, 138), at(330, 138), at(336, 44)])
    block(canvas, dice, cab, lambda x, y: mix("#2b4444", "#4f7268", (x - 250) / 90), 15, 26, 9, level(88), 0.9)
    tender = Mass([at(338, 40), at(338, 92), at(372, 88), at(372, 40)])
    block(canvas, dice, tender, lambda x, y: "#33484a", 15, 22, 9, level(88), 0.8)
    canvas.marks(
        [
            between(at(248, 142), at(340, 140), 10, "#cdbd9c"), between(at(292, 92), at(292, 116), 26, "#f4b65a"),
            between(at(300, 96), at(300, 112), 14, "#ffe2a0"),
            between(at(116, 110), at(116, 160), 22, "#22242f"), between(at(122, 112), at(122, 156), 7, "#6d828a"),
            between(at(102, 164), at(131, 164), 11, "#2c2a38"),
            between(at(178, 112), at(178, 126), 30, "#b4823e"), between(at(182, 116), at(182, 128), 12, "#ffdc8a"),
            between(at(224, 112), at(224, 122), 18, "#4a3a44"),
            *[between(at(u, 52), at(u, 104), 4, "#c8a25a") for u in (140, 196, 240)],
            between(at(78, 34), at(78, 52), 17, "#c22a26"), between(at(74, 36), at(74, 48), 8, "#f05a40"),
            between(at(62, 44), at(76, 44), 9, "#3a2a38"), dab(*at(86, 84), 90, 22, 15, "#ffd98a"),
            dab(*at(85, 84), 90, 12, 8, "#fffbe0"),
            between(at(66, 12), at(90, 34), 8, "#4a2b3a"), dab(*at(312, 124), 80, 15, 12, "#d29a78"),
            dab(*at(312, 132), 0, 17, 6, "#2f3558"),
        ]
    )  # fmt: skip


def steam(dice: random.Random) -> list[Mark]:
    """Steam from the chimney: dense and white, then torn back over the train; lilac beneath, straw towards the sun."""
    marks = []
    puffs = []
    for step in range(26):
        t = step / 25
        puffs.append(
            (
                116 + 940 * t**1.35,
                136 - 92 * math.sin(min(1.0, t * 1.25) * math.pi / 2) + 46 * t + 14 * math.sin(step * 1.3),
                20 + 88 * t**0.8,
            )
        )
    for index, (px, py, r) in enumerate(reversed(puffs)):
        old = 1 - index / 25
        for _ in range(12):
            turn, far = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random()) * r
            x, y = px + math.cos(turn) * far * 1.15, py + math.sin(turn) * far * 0.85
            lit = 0.62 - (y - py) / (1.5 * r)
            tone = mix("#a8a0cb", "#fffbee", lit)
            if dice.random() < 0.16:
                tone = mix("#c9a6ba", "#ffdfae", lit)
            tone = mix(tone, "#e2dbd2", 0.6 * old**2)
            size = (10 + r * 0.42) * dice.uniform(0.6, 1.2)
            curl = math.degrees(math.atan2(y - py, x - px)) + 90
            marks.append(
                dab(
                    x,
                    y,
                    curl + dice.gauss(0, 14),
                    size * 1.25,
                    size * 0.48,
                    broken(tone, dice, 0.45),
                    dice.uniform(20, 60),
                )
            )
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, woods, wall with its openings, river; steam; carriages and engine; the bank in front."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 1020, 450), sky, 46, 60, 17, rolling(420, 14, -8), 0.6, 0.6))
    scene.add(
        Area(
            below([(-20, 300), (200, 316), (420, 318), (640, 316), (860, 326), (1020, 300)], 640),
            woods,
            36,
            26,
            12,
            rolling(70, 50, 60),
            1.0,
            0.8,
        )
    )
    spans = arches()
    openings = [opening(left, right) for left, right in spans]

    def rise(x: float, up: float) -> tuple[float, float]:
        return x, foot(x) - up * (foot(x) - deck(x))

    for low, high in ((-0.01, 0.31), (0.31, 0.92)):
        part = Mass([rise(-20, high), rise(1020, high), rise(1020, low), rise(-20, low)])
        scene.add(Area(part, daylight, 33, 35, 12.5, level(2), 0.6, 0.6, False))
    outline = [(-20.0, deck(-20)), (1020.0, deck(1020))]
    for hole in reversed(openings):
        # Only the wall above the springing: the piers are painted for themselves.
        outline += hole.points[-2:0:-1]
    outline = [(min(1020.0, max(-20.0, x)), y) for x, y in outline]
    scene.add(Area(Mass(outline), stone, 26, 29, 10.5, level(5), 0.8, 0.7))
    water = Mass([(-20, foot(-20) - 6), (1020, foot(1020) - 6), (1020, 770), (-20, 770)])
    scene.add(Area(water, river, 31, 44, 10.5, level(0), 0.7, 0.5, True, lambda x, y: 1 + max(0.0, y - 480) / 500))
    painted(scene, canvas, dice, 0.93)
    for (left, _), hole in zip(spans, openings, strict=True):
        arc = hole.points[1:-1]
        inner = [
            between((ax + 4, ay + 5), (bx + 4, by + 5), 9, broken(mix("#75607c", "#b3a6b2", left / 1000), dice, 0.6))
            for (ax, ay), (bx, by) in zip(arc, arc[2:], strict=False)
        ]
        rim = [
            between((ax, ay - 3), (bx, by - 3), 5, broken(mix("#f6e0ae", "#d8cfce", left / 1000), dice, 0.5))
            for (ax, ay), (bx, by) in zip(arc[::2], arc[2::2], strict=False)
        ]
        canvas.marks(inner + rim)
    for at in range(len(spans) - 1, 0, -1):
        pier(canvas, dice, spans[at - 1][1], spans[at][0])
    canvas.marks(steam(dice), paints=26)
    carriages(canvas, dice)
    engine(canvas, dice)
    canvas.marks(
        [
            between((x, deck(x)), (x + 40, deck(x + 40)), 9, broken(mix("#f2dcae", "#cfc6c8", x / 1000), dice, 0.6))
            for x in range(-20, 1000, 36)
        ]
    )
    bank = below([(-20, 560), (90, 580), (200, 626), (330, 684), (470, 722), (640, 765)], 770)
    block(canvas, dice, bank, hill, 25, 30, 11, rolling(110, 40, -50), 1.1)
    for x, y, r in ((20, 520, 76), (120, 590, 58), (232, 650, 44)):
        canvas.marks(
            cluster(dice, x, y, r, r, 34, lambda px, py: hill(px * 1.3, py), 24, 11, rolling(80, 60, -60), 1.1)
        )


PAINTING = Painting(26, "train-leaves-the-viaduct", "wide", paint)
