"""Umbrellas on the boulevard: rain at lamp-lighting, from a balcony. The wet street is the light mass, one umbrella red."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.impressionism._shared import between, cluster, drift, glow, painted
from atelier.registry import Painting
from atelier.scene import Area, Scene
from atelier.shapes import Mass, Point, box, level, lines

FAR = (430.0, 176.0)
"""Where the street ends."""
LAMPS = ((228.0, 470.0, 1.0), (296.0, 336.0, 0.6), (336.0, 268.0, 0.4), (656.0, 520.0, 1.12), (556.0, 352.0, 0.62))
"""Foot of a lamp post (x, y) and its size."""
GOLD = "#ffd27a"


def sky(x: float, y: float) -> Colour:
    """Rain clouds, lighter where the street runs out."""
    tone = mix("#8f93ad", "#d9cbc4", y / 190 + 0.25 * drift(x, y, 90, 1))
    return mix(tone, "#f6dfbe", 0.7 * glow(x, y, FAR[0], FAR[1], 120, 70))


def kerb(y: float, side: float) -> float:
    """Where the pavement begins on a side, at a height in the picture."""
    return 312 - 0.5 * (y - 336) if side < 0 else 544 + 0.595 * (y - 352)


def street(x: float, y: float) -> Colour:
    """Wet paving: it shows the sky in its middle, the houses at its sides, and every lamp as a falling streak."""
    middle = FAR[0] - (y - FAR[1]) * 0.06
    half = 40 + (y - FAR[1]) * 0.42
    off = abs(x - middle) / half
    tone = mix("#d8cdd2", "#7d7f9d", min(1.0, off**1.5 * 0.85 + 0.1 * drift(x, y, 70, 2)))
    tone = mix(tone, "#5f6788", 0.45 * max(0.0, (y - 640) / 360))
    tone = mix(tone, "#f3dcc0", 0.6 * glow(x, y, FAR[0], FAR[1] + 40, 90, 150))
    if x < kerb(y, -1) or x > kerb(y, 1):
        # The pavement's flags are warmer and keep less water than the roadway.
        tone = mix(mix(tone, "#a58c98", 0.72), "#6f627c", 0.25 * max(0.0, drift(x, y, 40, 6)))
    for lx, ly, size in LAMPS:
        tone = mix(tone, GOLD, 0.85 * glow(x, y, lx + 6 * math.sin(y / 9), ly + 90 * size, 20 * size, 115 * size))
    return tone


def wet(x: float, y: float) -> float:
    """Touches lie level on the stones, and hang where a lamp is mirrored."""
    lit = max(glow(x, y, lx, ly + 90 * size, 34 * size, 130 * size) for lx, ly, size in LAMPS)
    return 90.0 if lit > 0.35 else 2.0


def facade(side: float) -> Area:
    """A row of houses running away from us: violet stone, warm towards the shops at its foot."""

    def tone(x: float, y: float) -> Colour:
        share, high = on_wall(x, y, side)
        stone = mix(
            mix("#c3b6c6", "#77708f" if side < 0 else "#857789", share), "#d8c3b4", 0.2 + 0.3 * drift(x, y, 60, 3)
        )
        if 0.88 < high < 1:
            return mix("#5d6486", stone, 0.3)
        return mix(stone, "#ffc674", 0.75 * max(0.0, 0.2 - high) / 0.2)

    if side < 0:
        wall = Mass([(-20, -20), (120, -20), (300, 112), (380, 150), (392, 200), (240, 330), (-20, 590)])
    else:
        wall = Mass([(770, -20), (690, -20), (560, 100), (478, 150), (470, 198), (560, 264), (770, 452)])
    return Area(wall, tone, 24, 27, 10, level(88), 0.6, 0.85)


def on_wall(x: float, y: float, side: float) -> tuple[float, float]:
    """How near the wall is at a place (0 far … 1 here), and how high up it the place is (0 street … 1 eaves)."""
    share = max(0.02, (x - FAR[0]) / ((-40.0 if side < 0 else 780.0) - FAR[0]))
    foot = FAR[1] + 10 + share * (405 if side < 0 else 262)
    top = FAR[1] - 20 - share * (280 if side < 0 else 220)
    return share, (foot - y) / (foot - top)


def windows(side: float, dice: random.Random) -> list[Mark]:
    """Rows of tall windows, a few lit, and the bright shops: all run to where the street ends."""
    marks = []
    share = 0.16
    while share < 1.12:
        x = FAR[0] + share * ((-40.0 if side < 0 else 780.0) - FAR[0])
        foot = FAR[1] + 10 + share * (405 if side < 0 else 262)
        tall = foot - (FAR[1] - 20 - share * (280 if side < 0 else 220))
        for row in range(4):
            lit = dice.random() < 0.14
            tone = vary("#ffcf83" if lit else mix("#474868", "#6f7296", 0.6 - 0.5 * share), dice, 0.025)
            at = foot - tall * (0.3 + row * 0.165)
            marks.append(dab(x - 2 * share, at, 90, tall * 0.095, 3 + 4 * share, tone))
            if share > 0.3:
                marks.append(dab(x + 3 * share, at + 3, 88, tall * 0.07, 3 + 3 * share, vary(tone, dice, 0.05)))
            marks.append(dab(x + 4 * share, at + tall * 0.062, 12 if side > 0 else -14, 7 + 16 * share, 3, "#d9cdd2"))
        for tone in ("#ffd98c", "#fff0c0"):
            marks.append(dab(x, foot - tall * 0.09, 90, tall * 0.11 * dice.uniform(0.7, 1.1), 5 + 7 * share, tone))
        marks.append(
            dab(
                x,
                foot - tall * 0.185,
                40 if side > 0 else -42,
                8 + 26 * share,
                5 + 4 * share,
                dice.choice(["#a4444a", "#4a6a80", "#8a5a6a"]),
            )
        )
        share *= 1.22
    return marks


def umbrella(x: float, y: float, r: float, shade: Colour, light: Colour, dice: random.Random) -> list[Mark]:
    """A walker under an umbrella, seen from above: mirrored in the wet, coat or skirt, then the dome of shining gores."""
    marks = []
    shape = dice.choice(("skirt", "coat"))
    wide, hem, stride = (0.17, 1.62, dice.uniform(-0.1, 0.1)) if shape == "skirt" else (0.15, 1.3, 0.08)
    foot = y + r * (1.78 if shape == "skirt" else 2.0)
    for step in range(5 if r < 16 else 7):
        # Mirrored upside down and shaken: first the skirt, farther off a little of the umbrella.
        half = r * (0.5 - 0.035 * step) if step < 6 else r * (0.75 - 0.07 * step)
        tone = mix("#3a3654" if step < 5 else shade, street(x, foot + r * 0.2 * step), 0.2 + 0.07 * step)
        sway = dice.gauss(0, r * 0.07)
        down = foot + r * (0.19 * step + dice.gauss(0, 0.03))
        marks.append(
            dab(x + sway, down, dice.gauss(0, 4), half * dice.uniform(1.1, 2.3), r * 0.15, vary(tone, dice, 0.015))
        )
    # Legs of somebody who walks: one foot ahead, its boot pointing on; under a skirt the boots alone are seen.
    ahead = dice.choice((-1, 1))
    for leg, down, tone in ((-ahead, 0.1, "#29273c"), (ahead, -0.02, "#3d3952")):
        top, sole = (x + leg * r * 0.1, y + r * 1.1), (x + leg * r * 0.2, foot - down * r)
        marks.append(between(top, sole, r * (0.17 if shape == "coat" else 0.12), tone))
        marks.append(between(sole, (sole[0] + ahead * r * 0.13, sole[1] + r * 0.02), r * 0.13, "#232136"))
    strips = 5 if r < 30 else 8
    dress = dice.choice(("#77719a", "#7d6f86", "#5f7690", "#8a7d90"))
    for step in range(strips):
        side = (step + 0.5) / strips * 2 - 1
        tone = vary(mix("#2c2a42", dress, 0.15 + 0.8 * (0.5 + 0.5 * side)), dice, 0.025, 0.008)
        low = (
            x + (side * 2 + stride * 3) * r * wide + dice.gauss(0, r * 0.02),
            y + r * hem + dice.uniform(-0.06, 0.05) * r,
        )
        marks.append(
            between(
                low,
                (x + side * r * 0.24, y + r * 0.2),
                r * (0.95 if shape == "skirt" else 0.7) / strips + r * 0.03,
                tone,
            )
        )
    top = (x + r * stride, y - r * 0.62)
    rim = [(x + r * u, y + r * v) for u, v in
           ((-1.02, 0.1), (-0.72, 0.16), (-0.5, 0.34), (-0.16, 0.27), (0.16, 0.4),
            (0.46, 0.26), (0.76, 0.3), (1.02, 0.06))]  # fmt: skip
    dome = [
        rim[0],
        (x - r * 0.86, y - r * 0.24),
        (x - r * 0.5, y - r * 0.53),
        top,
        (x + r * 0.52, y - r * 0.54),
        (x + r * 0.88, y - r * 0.26),
        *rim[::-1],
    ]
    marks.append(Mark(lines(dome[:-1]), fill=mix(shade, light, 0.35)))
    small = r < 26
    for step in range(0, 7, 2 if small else 1):
        shine = (0.2, 0.75, 1.0, 0.55, 0.3, 0.12, 0.4)[step]
        tone = mix(shade, light, shine)
        marks.append(Mark(lines([top, rim[step], rim[step + 1]]), fill=vary(tone, dice, 0.012)))
        # Touches run from the tip to the rim and a little over it, so that no edge is a line.
        for _ in range(0 if small else 2):
            share, way = dice.uniform(0.1, 0.9), dice.uniform(0.45, 0.9)
            end = mixed(rim[step], rim[step + 1], share)
            tone = broken(mix(shade, light, shine * dice.uniform(0.4, 1.2)), dice, 1.0)
            marks.append(between(mixed(top, end, way - 0.3), mixed(top, end, way + 0.08), r * 0.1, tone))
    marks.append(between((x - r * 0.28, y - r * 0.4), (x - r * 0.4, y - r * 0.2), r * 0.1, mix(light, "#f4eef0", 0.7)))
    return marks


def mixed(start: Point, end: Point, share: float) -> Point:
    """A place between two."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def carriage(x: float, y: float, size: float, dice: random.Random) -> list[Mark]:
    """A cab from behind and above: dark box, wet roof, two lamps, wheels, and its horse's back before it."""
    marks = []
    # What the wet shows of it, level and shaken.
    for step in range(7):
        tone = mix("#4a4668", "#a39ab0", step / 8)
        marks.append(
            dab(x + dice.gauss(0, 4) * size, y + (54 + step * 7) * size, 0, (62 - step * 5) * size, 5 * size, tone)
        )
    # The horse, from behind and above: broad croup lit by the sky, a back that narrows, its neck and ears.
    for dx, dy, turn, long, wide, tone in (
        (15, -66, 94, 46, 22, "#5a3a34"), (1, -66, 88, 46, 22, "#7a4a3a"), (6, -68, 90, 44, 10, "#a8745a"),
        (9, -94, 80, 34, 20, "#6a4036"), (12, -96, 80, 28, 6, "#2f2228"), (12, -112, 84, 16, 13, "#7a4a3a"),
        (7, -121, 100, 8, 4, "#2f2228"), (17, -121, 80, 8, 4, "#2f2228"),
    ):  # fmt: skip
        marks.append(dab(x + dx * size, y + dy * size, turn, long * size, wide * size, tone))
    for step in range(6):
        at = x + (step - 2.5) * 11 * size
        marks.append(between((at, y + 34 * size), (at, y - 22 * size), 13 * size, vary("#2d2b45", dice, 0.03)))
    for step in range(4):
        at = y + (step * 7 - 36) * size
        marks.append(between((x - 27 * size, at), (x + 27 * size, at), 9 * size, mix("#a6a4c2", "#4f4c70", step / 4)))
    for sign in (-1, 1):
        marks.append(
            between((x + sign * 31 * size, y + 8 * size), (x + sign * 31 * size, y + 48 * size), 8 * size, "#211f33")
        )
        marks.append(dab(x + sign * 33 * size, y - 6 * size, 90, 13 * size, 9 * size, "#ffce6b"))
    marks.append(dab(x, y + 4 * size, 90, 22 * size, 20 * size, "#6c5f80"))
    # The coachman on his box, above the roof: cape, face away, tall hat.
    for dx, dy, turn, long, wide, tone in (
        (-16, -46, 90, 36, 22, "#33304a"), (-10, -46, 88, 30, 9, "#5a567a"), (-15, -66, 90, 12, 11, "#b08878"),
        (-15, -74, 0, 20, 4, "#24223a"), (-15, -81, 90, 18, 12, "#24223a"),
    ):  # fmt: skip
        marks.append(dab(x + dx * size, y + dy * size, turn, long * size, wide * size, tone))
    return marks


def lamp(x: float, y: float, size: float) -> list[Mark]:
    """A gas lamp: a thin post and a glow with a white heart."""
    top = y - 150 * size
    marks = [between((x, y), (x, top), 5 * size + 1, "#37344c"), dab(x, y, 0, 14 * size, 8 * size, "#37344c")]
    marks += [
        dab(x, top - 6 * size, 90, 44 * size, 38 * size, "#e9b878"),
        dab(x, top - 6 * size, 90, 27 * size, 22 * size, GOLD),
    ]
    marks.append(dab(x, top - 6 * size, 90, 15 * size, 10 * size, "#fffbe2"))
    return marks


def tree(x: float, foot: float, size: float, dice: random.Random) -> list[Mark]:
    """A street tree in late autumn: a dark stem, few rust leaves."""
    marks: list[Mark] = []

    def grow(px: float, py: float, angle: float, length: float, width: float, depth: int) -> None:
        turn = math.radians(angle)
        end = (px + math.cos(turn) * length, py + math.sin(turn) * length)
        marks.append(between((px, py), end, width, vary(mix("#3a3450", "#655d7a", (3 - depth) / 4), dice, 0.025)))
        if depth:
            for side in (-1, 1) if depth < 3 else (-1, 0, 1):
                spread = side * dice.uniform(18, 38) + dice.gauss(0, 5)
                grow(*end, angle + spread, length * dice.uniform(0.55, 0.75), max(1.6, width * 0.55), depth - 1)

    grow(x, foot, -89, 104 * size, 8 * size, 3)
    leaf = ramp("#8a5c4e", "#b5794e", "#6d5a6c")
    marks += cluster(
        dice,
        x,
        foot - 175 * size,
        80 * size,
        80 * size,
        round(18 * size),
        lambda x, y: leaf(dice.random()),
        9 * size,
        5 * size,
    )
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, houses, street; then the trees, lamps and people from far to near."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 770, 230), sky, 40, 52, 16, level(-20), 0.6, 0.6))
    scene.add(facade(-1))
    scene.add(facade(1))
    road = Mass([(392, 190), (470, 188), (560, 256), (770, 440), (770, 1010), (-20, 1010), (-20, 570), (240, 322)])
    scene.add(Area(road, street, 26, 35, 9.5, wet, 0.8, 0.6, True, lambda x, y: 0.85 + max(0.0, y - 240) / 620))
    painted(scene, canvas, dice)
    canvas.marks(windows(-1, dice) + windows(1, dice), paints=22)
    streaks = []
    for lx, ly, size in LAMPS:
        for _ in range(round(22 * size)):
            py = ly + 12 * size + dice.random() ** 1.3 * 230 * size
            tone = dice.choice(["#ffd27a", "#ffe6a8", "#f0b060"])
            streaks.append(dab(lx + dice.gauss(0, 9 * size), py, dice.choice((90, 90, 0)), 17 * size, 6 * size, tone))
    canvas.marks(streaks)
    stones = []
    for side in (-1.0, 1.0):
        py = 232.0
        while py < 1010:
            reach = 14 + (py - 230) * 0.06
            size = 0.3 + (py - 230) / 500
            for off, tone in ((0.0, "#c6b8c4"), (4.5 * size * -side, "#77708c")):
                start, end = (kerb(py, side) + off, py + off * side * -0.4), (kerb(py + reach, side) + off, py + reach)
                if dice.random() < 0.78:
                    stones.append(between(start, end, 3.4 * size + 1, vary(tone, dice, 0.035)))
            py += reach * 1.08
    canvas.marks(stones, paints=8)
    marks: list[tuple[float, list[Mark]]] = []
    for lx, ly, size in LAMPS:
        marks.append((ly, lamp(lx, ly, size)))
    for tx, ty, size in ((716, 590, 1.5), (604, 400, 0.85), (540, 310, 0.5), (166, 520, 1.1), (272, 362, 0.55)):
        marks.append((ty, tree(tx, ty, size, dice)))
    marks.append((396, carriage(470, 396, 0.8, dice)))
    marks.append((292, carriage(402, 292, 0.45, dice)))
    darks = [("#2e3150", "#8d92bd"), ("#37304a", "#9c8aa8"), ("#273c4f", "#7fa3b5"), ("#3c3a55", "#b3aecb")]
    places = [
        (388, 234, 7), (414, 240, 8), (452, 254, 9), (352, 300, 12), (366, 306, 12), (506, 322, 13), (326, 352, 15),
        (420, 352, 14), (376, 388, 17), (404, 396, 18), (566, 412, 20), (252, 424, 21), (612, 490, 26), (330, 474, 24),
        (486, 512, 27), (446, 524, 28), (176, 560, 32), (598, 634, 38), (672, 660, 40), (110, 690, 44), (490, 752, 50),
        (196, 846, 60), (634, 868, 62), (408, 950, 70),
    ]  # fmt: skip
    for index, (px, py, wide) in enumerate(places):
        r = wide * 0.9
        shade, light = darks[(index * 3 + index // 4) % 4]
        marks.append((py + 2.0 * r, umbrella(px, py, r, shade, light, dice)))
    marks.append((740, umbrella(318, 664, 43, "#a3162a", "#ff6a55", dice)))
    for _, group in sorted(marks, key=lambda entry: entry[0]):
        canvas.marks(group, 24, min(len(group), max(9, len(group) // 3)))
    rain = []
    for _ in range(48):
        rx, ry = dice.uniform(0, 750), dice.uniform(0, 1000)
        rain.append(dab(rx, ry, 99, dice.uniform(22, 46), 1.2, broken("#dcdae6", dice, 0.4)))
    canvas.marks(rain, paints=4)


PAINTING = Painting(6, "umbrellas-on-the-boulevard", "tall", paint)
