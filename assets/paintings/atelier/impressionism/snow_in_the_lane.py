"""Snow in the lane: a village at dusk. Blue snow, violet walls, four orange lights; one walker with a lantern."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.impressionism._shared import between, block, cluster, drift, glow, painted, walker
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, box, level, lines, rolling

SKY = ramp("#3f5f9a", "#6f86b8", "#a99bc0", "#e2a9a4", "#f6c890")
LANTERN = (398.0, 664.0)
LIGHTS = ((150.0, 470.0, 1.0), (232.0, 500.0, 0.7), (636.0, 560.0, 1.1), (330.0, 498.0, 0.45))
ORANGE = "#ffae4a"


def sky(x: float, y: float) -> Colour:
    """After sunset: a green-blue height, a rose belt, a last amber over the roofs."""
    tone = SKY(y / 470 + 0.05 * drift(x, y, 110, 1))
    return mix(tone, "#ffdf9d", 0.6 * glow(x, y, 430, 440, 130, 70))


def snow(x: float, y: float) -> Colour:
    """Snow in shade is blue; it holds rose where the sky reaches it, and orange before every light."""
    tone = mix("#a9b3de", "#6d83c4", (y - 520) / 480 + 0.28 * drift(x, y, 95, 2))
    tone = mix(tone, "#efd0d4", 0.75 * glow(x, y, 400, 560, 110, 90))
    # Two ruts, going where the lane goes.
    bend = 400 + 60 * math.sin((y - 520) / 190)
    spread = (y - 480) * 0.2
    for rut in (bend - spread, bend + spread):
        tone = mix(tone, "#4a5aa2", 0.6 * glow(x, 0, rut, 0, 7 + (y - 500) * 0.035))
    tone = mix(tone, "#ffc27a", 0.95 * glow(x, y, LANTERN[0] + 6, LANTERN[1] + 62, 92, 34))
    for lx, ly, size in LIGHTS[:3]:
        tone = mix(tone, ORANGE, 0.6 * glow(x, y, lx + (90 if lx < 400 else -70), ly + 170, 80 * size, 44 * size))
    return tone


def wall(shade: Colour, light: Colour) -> Tone:
    """Plaster in dusk, worn, warm round its windows."""

    def tone(x: float, y: float) -> Colour:
        here = mix(shade, light, 0.5 + 0.5 * drift(x, y, 60, 4))
        for lx, ly, size in LIGHTS:
            here = mix(here, "#d98a58", 0.7 * glow(x, y, lx, ly, 46 * size))
        return here

    return tone


def roof(x: float, y: float) -> Colour:
    """Snow on roofs: it looks up to the sky and is lighter than the lane."""
    return mix("#c9cfee", "#8fa0d6", 0.45 + 0.5 * drift(x, y, 50, 6))


def houses(scene: Scene) -> None:
    """Far roofs and a church, then the large gable at the left and the long house at the right."""
    plaster = wall("#6d6796", "#9187a8")
    far = Mass(
        [(300, 530), (300, 452), (336, 420), (372, 452), (372, 440), (470, 440), (470, 476), (520, 470), (520, 540)]
    )
    scene.add(Area(far, plaster, 18, 20, 9, level(88), 0.7, 0.9))
    tower = Mass([(432, 540), (432, 352), (448, 290), (464, 352), (464, 540)])
    scene.add(Area(tower, lambda x, y: mix("#6a6595", "#b58f9c", (x - 430) / 36), 14, 18, 8, level(88), 0.6, 0.9))
    for points in (
        [(292, 456), (336, 404), (380, 456), (336, 428)],
        [(366, 446), (386, 408), (456, 408), (478, 446)],
        [(462, 478), (480, 452), (530, 452), (536, 478)],
    ):
        scene.add(Area(Mass(points), roof, 15, 20, 9, level(-20), 0.5, 0.8))
    left = Mass([(-20, 760), (-20, 300), (104, 232), (270, 420), (268, 640), (150, 700)])
    scene.add(Area(left, wall("#504e84", "#7a6f9c"), 24, 28, 11, level(86), 0.9, 0.85))
    cap = Mass([(-20, 318), (-20, 250), (96, 170), (120, 178), (304, 398), (300, 428), (270, 432), (108, 244)])
    scene.add(Area(cap, roof, 22, 32, 11, lambda x, y: -34.0 if x < 100 else 49.0, 0.6, 0.75))
    right = Mass([(770, 800), (770, 430), (520, 470), (526, 640), (620, 712)])
    scene.add(Area(right, wall("#57508a", "#84749c"), 24, 28, 11, level(88), 0.9, 0.85))
    long = Mass([(502, 486), (530, 420), (600, 330), (770, 268), (770, 470), (640, 476)])
    scene.add(
        Area(
            long,
            lambda x, y: mix(roof(x, y), "#e9c6cf", 0.5 * glow(x, y, 540, 420, 80)),
            23,
            34,
            11,
            level(-24),
            0.6,
            0.7,
        )
    )


def window(x: float, y: float, size: float, dice: random.Random) -> list[Mark]:
    """A lit window: four panes of orange and straw between dark bars, snow on the sill."""

    def pane(u: float, v: float, wide: float, tall: float, tone: Colour) -> Mark:
        loose = [(u + wide * a + dice.uniform(-1.5, 1.5), v + tall * b + dice.uniform(-1.5, 1.5)) for a, b in
                 ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))]  # fmt: skip
        return Mark(lines([(x + px * size, y + py * size) for px, py in loose]), fill=tone)

    marks = [pane(0, 0, 68, 92, "#8a4c44")]
    for u, v, tone in ((-14, -20, "#ff9f3c"), (14, -20, "#ffc768"), (-14, 20, "#ffb54e"), (14, 20, "#ffe9a0")):
        marks.append(pane(u, v, 24, 36, tone))
        for _ in range(2):
            tint = broken(mix(tone, "#fff6cf", dice.random() * 0.7), dice, 0.8)
            marks.append(
                dab(x + (u + dice.gauss(0, 4)) * size, y + (v + dice.gauss(0, 5)) * size, 90, 20 * size, 7 * size, tint)
            )
    marks.append(between((x - 36 * size, y + 48 * size), (x + 36 * size, y + 47 * size), 11 * size, "#dfe2f8"))
    marks.append(between((x - 30 * size, y + 53 * size), (x + 30 * size, y + 53 * size), 5 * size, "#f3b890"))
    return marks


def bare_tree(x: float, foot: float, dice: random.Random) -> list[Mark]:
    """A walnut before the sky, each bough dark below and white above."""
    marks: list[Mark] = []

    def grow(px: float, py: float, angle: float, length: float, width: float, depth: int) -> None:
        end = (px + math.cos(math.radians(angle)) * length, py + math.sin(math.radians(angle)) * length)
        tone = mix("#2f2c56", "#5d4f78", (4 - depth) / 5)
        sag = (
            px + (end[0] - px) * 0.5 + dice.gauss(0, width * 0.5),
            py + (end[1] - py) * 0.5 + dice.gauss(0, width * 0.4),
        )
        marks.append(between((px, py), sag, width, vary(tone, dice, 0.02)))
        marks.append(between(sag, end, width * 0.85, vary(tone, dice, 0.02)))
        for _ in range(3 if depth > 3 else 0):
            share = dice.random()
            at = (px + (end[0] - px) * share + dice.gauss(0, width * 0.2), py + (end[1] - py) * share)
            marks.append(
                dab(*at, angle, 26, width * 0.3, broken("#5d5a92" if dice.random() < 0.6 else "#a06a70", dice))
            )
        if abs(angle + 90) > 20 and depth < 4:
            up = width * 0.5
            marks.append(between((px, py - up), (end[0], end[1] - up), max(2.2, width * 0.42), "#d5daf4"))
        if depth:
            for turn in (-dice.uniform(16, 38), dice.uniform(14, 40)):
                grow(*end, angle + turn, length * dice.uniform(0.62, 0.84), width * 0.62, depth - 1)

    grow(x, foot, -96, 140, 19, 5)
    return marks


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, houses, the lane; tree, wall and fence; windows; the walker and her lantern."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 770, 560), sky, 30, 40, 12, rolling(260, 16, -6), 0.65, 0.62))
    houses(scene)
    lane = Mass(
        [
            (-20, 690),
            (150, 668),
            (268, 600),
            (330, 530),
            (500, 530),
            (540, 600),
            (640, 690),
            (770, 740),
            (770, 1010),
            (-20, 1010),
        ]
    )
    run = rolling(240, 14, 4)
    scene.add(Area(lane, snow, 19, 27, 8, run, 0.75, 0.62, True, lambda x, y: 0.9 + max(0.0, y - 560) / 560))
    canvas.ground("#8f93c4")
    painted(scene, canvas, dice, 0.93)
    ruts = []
    for step in range(30):
        y = 560 + step * 15.5
        bend, spread = 412 + 46 * math.sin((y - 560) / 150), (y - 520) * 0.17
        for rut in (bend - spread, bend + spread):
            tilt = 90 - 20 * math.cos((y - 560) / 150) + (14 if rut < bend else -14)
            near = 0.6 + (y - 560) / 420
            ruts.append(
                dab(
                    rut + dice.gauss(0, 3),
                    y,
                    tilt + dice.gauss(0, 10),
                    24 * near,
                    8 * near,
                    broken("#5c6fb8", dice, 0.7),
                )
            )
            ruts.append(
                dab(rut + 9 * near, y + dice.gauss(0, 3), tilt, 20 * near, 4.5 * near, broken("#c4cbec", dice, 0.6))
            )
    canvas.marks(ruts, paints=12)
    canvas.marks(bare_tree(560, 640, dice), chunk=6, paints=9)
    for lx, ly, size in LIGHTS:
        canvas.marks(window(lx, ly, size, dice))
    door = Mass([(60, 690), (56, 560), (116, 552), (120, 672)])
    block(canvas, dice, door, lambda x, y: "#3c5a76", 16, 28, 9, level(88), 0.9)
    garden = Mass([(520, 640), (640, 700), (770, 756), (770, 850), (640, 770), (522, 676)])
    block(canvas, dice, garden, lambda x, y: mix("#4c4a7c", "#77698f", (y - 640) / 160), 22, 30, 11, level(24), 0.9)
    ridge = [(x, 632 + (x - 514) * 0.46 + dice.gauss(0, 2)) for x in range(516, 770, 19)]
    canvas.marks([dab(px, py, 24, 42, 19, broken("#ccd3f2", dice, 0.6)) for px, py in ridge])
    canvas.marks(
        [
            dab(x + dice.gauss(0, 5), 716 + dice.uniform(0, 90), 64, 40, 6, vary("#5d69ad", dice, 0.02))
            for x in (412, 424, 436, 448)
        ]
    )
    canvas.marks(walker(420, 722, 128, dice, "#2a2546", "#7a4a58", hat="#6b2f3f", skin="#e8a878", lean=-0.02))
    canvas.marks(
        [
            between((414, 622), (398, 648), 7, "#4a3350"),
            dab(LANTERN[0], LANTERN[1], 90, 34, 30, "#c98462"),
            dab(LANTERN[0], LANTERN[1], 90, 25, 20, ORANGE),
            dab(LANTERN[0], LANTERN[1], 90, 16, 9, "#fff6cc"),
            between((LANTERN[0] - 7, LANTERN[1] - 15), (LANTERN[0] + 7, LANTERN[1] - 15), 4, "#3b2c48"),
            between((432, 626), (440, 662), 7, "#6f4356"),
        ]
    )
    canvas.marks(
        cluster(
            dice, 402, 742, 130, 34, 40, lambda x, y: mix("#ffd9a0", "#f2a878", dice.random()), 30, 6, level(2), 0.5
        )
    )
    smoke = [
        dab(
            118 + dice.gauss(0, 7) + t * 2.4,
            170 - t * 6.5,
            40 + dice.gauss(0, 25),
            34 + t,
            12 + t * 0.5,
            broken(mix("#a48fb0", "#c9b4c4", t / 22), dice, 0.6),
        )
        for t in range(22)
    ]
    canvas.fill([(100, 196), (98, 148), (136, 146), (138, 210)], "#5a4a78")
    canvas.marks([dab(117, 148, 0, 48, 12, "#dde1f6"), dab(128, 172, 90, 34, 9, "#a0707c"), *smoke], paints=10)


PAINTING = Painting(21, "snow-in-the-lane", "tall", paint)
