"""Sails at the landing: a river in the first sun. Cool masses left, warm light right of the middle, white sails between."""

import math
import random

from atelier.brushes import dab, touch
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, vary
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, below, box, level, moved, oval, rolling

WATERLINE = 318.0
SUN = (690.0, 250.0)
SKY = ramp("#6c93c6", "#93add6", "#c3bcd2", "#eec7ad", "#f9d898")
GLOW = "#ffe9ae"


def near_sun(x: float, y: float, reach: float) -> float:
    """1 at the sun, 0 far from it."""
    return math.exp(-(((x - SUN[0]) / 1.5) ** 2 + (y - SUN[1]) ** 2) / reach**2)


def sky(x: float, y: float) -> Colour:
    """Blue overhead, straw at the horizon, a cloud bank of rose and violet across it."""
    tone = mix(SKY(y / WATERLINE), GLOW, 0.8 * near_sun(x, y, 120))
    cloud = math.sin(x / 120 + y / 55) + 0.8 * math.sin(x / 61 - y / 30 + 2)
    return mix(tone, "#f3d3c6" if y < 150 else "#c9b6d0", 0.55) if cloud > 0.75 else tone


def poplar(x: float, foot: float, height: float, width: float) -> Mass:
    """A tall tree, leaning a little into the light."""
    shape = [(0, -1), (0.32, -0.8), (0.5, -0.45), (0.42, -0.12), (0.1, 0), (-0.2, 0), (-0.5, -0.2), (-0.45, -0.6)]
    return Mass([(x + u * width, foot + v * height) for u, v in shape], round=True)


def leaves(light: Colour, shade: Colour, x: float, width: float) -> Tone:
    """The tone of a tree: light on the side of the sun, blue and violet on the other."""
    return lambda px, py: mix(shade, light, 0.5 + 0.8 * (px - x) / width + 0.15 * math.sin(py / 17))


def far_shore(scene: Scene) -> None:
    """Hills in haze, the wooded bank at the left, poplars, a village that the sun has reached."""
    hills = below([(-20, 262), (160, 240), (330, 262), (520, 270), (700, 282), (860, 262), (1020, 244)], WATERLINE + 4)
    scene.add(Area(hills, lambda x, y: mix("#8d9cc4", "#e9c9a8", near_sun(x, y, 200)), 24, 30, 9, spread=0.7))
    rough = rolling(90, 40, 60)

    def lie(x: float, y: float) -> float:
        # Where the bank is a low strip its touches lie along it.
        return rough(x, y) if x < 380 else 2.0

    bank = below([(-20, 214), (70, 196), (170, 222), (260, 262), (380, 290), (520, 303), (1020, 300)], WATERLINE + 4)
    scene.add(Area(bank, lambda x, y: mix("#3f6469", "#9aa86a", x / 1000), 22, 24, 9, lie))
    for x, height, width in ((52, 262, 74), (138, 214, 60), (212, 238, 62), (300, 150, 46), (352, 104, 36)):
        tree = poplar(x, WATERLINE, height, width)
        scene.add(Area(tree, leaves("#a9b35e", "#2f5568", x, width), 15, 19, 8, level(-78), 1.1, 0.9, False))
    for x, width, height in ((796, 62, 30), (862, 48, 40), (925, 66, 26)):
        wall = box(x, WATERLINE - height, width, height)
        scene.add(Area(wall, lambda x, y: "#f4dcb8", 14, 16, 8, level(90), 0.6, 0.8, False))
        roof = Mass(
            [
                (x - 6, WATERLINE - height),
                (x + 12, WATERLINE - height - 20),
                (x + width - 8, WATERLINE - height - 20),
                (x + width + 6, WATERLINE - height),
            ]
        )
        scene.add(Area(roof, lambda x, y: "#c4674c", 12, 16, 7, level(8), 0.9, 0.8, False))
    scene.add(
        Area(oval(980, 286, 46, 40), leaves("#b6b765", "#4d7168", 980, 90), 14, 16, 8, rolling(40, 60), 1, 0.8, False)
    )


def boat(scene: Scene, x: float, size: float, sail: Colour, hull: Colour) -> None:
    """A moored boat with a gaff sail hung to dry and a jib; its shade is blue, its light straw."""
    foot = WATERLINE + 30 * size

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return moved(points, x, foot, size)

    def cloth(px: float, py: float) -> Colour:
        return mix("#a3b4dc", sail, 0.45 + (px - x) / (90 * size) + 0.25 * math.sin((py - px) / (17 * size)))

    scene.add(
        Area(Mass(at([(-4, -30), (-2, -232), (62, -258), (96, -34)])), cloth, 15, 24, 8, level(-80), 0.55, 0.7, False)
    )
    scene.add(Area(Mass(at([(-12, -30), (-8, -205), (-66, -26)])), cloth, 15, 22, 7, level(-66), 0.55, 0.7, False))
    body = Mass(at([(-84, -22), (-30, -14), (60, -14), (112, -24), (92, 4), (-58, 6)]))
    scene.add(
        Area(
            body,
            lambda px, py: mix(hull, "#e8a86a", max(0.0, (px - x) / (260 * size))),
            15,
            26,
            7,
            level(0),
            0.8,
            0.5,
            False,
        )
    )


def water(scene: Scene, dice: random.Random) -> None:
    """The river: everything above once more, cooler, broken by ripples that grow towards us."""
    seen = scene.mirrored(WATERLINE + 12, dice, 1.35, 9)
    village = scene.mirrored(WATERLINE + 3, dice, 0.8, 5)

    def tone(x: float, y: float) -> Colour:
        near = (y - WATERLINE) / 430
        here = mix(
            village(x, y) if x > 770 and y < 392 else seen(x, y if x < 770 else y + 40), "#5f86ab", 0.16 + 0.3 * near
        )
        glitter = math.exp(-(((x - SUN[0]) / (46 + 90 * near)) ** 2))
        return mix(here, "#ffdf9c", 0.62 * glitter * dice.random())

    river = box(-10, WATERLINE, 1020, 442)
    scene.areas.insert(
        1, Area(river, tone, 23, 30, 6, level(0), 0.9, 0.42, True, lambda x, y: 1 + max(0.0, y - 340) / 420)
    )


def reeds(dice: random.Random) -> list[Mark]:
    """The near bank at the left: dark, pointed, with a few stalks in the light, to send the eye across the water."""
    marks = []
    for x, y in Mass([(-20, 640), (60, 650), (190, 700), (330, 748), (330, 770), (-20, 770)]).scatter(dice, 19, 0.85):
        tall = dice.uniform(50, 130) * (1.15 - x / 420)
        colour = broken(mix("#24484a", "#7f8d45", dice.random() ** 2), dice, 1.3)
        marks.append(
            touch(x, y - tall / 2, -90 + dice.gauss(6, 11), tall, dice.uniform(5, 9), colour, dice.uniform(-18, 18))
        )
    return marks


def figure(x: float, y: float, dice: random.Random) -> list[Mark]:
    """A woman in white on the landing, her parasol against the light: two dozen touches, no line."""
    marks = []
    for step in range(9):
        lean = (step - 4) * 3.1
        tone = mix("#8592c4", "#fff6e0", min(1.0, step / 6))
        marks.append(dab(x + lean * 1.1, y - 30, 90 - lean * 1.1, 66, 8, vary(tone, dice, 0.015, 0.006)))
    for step in range(5):
        tone = mix("#9aa6cf", "#fff3d8", step / 4)
        marks.append(dab(x - 8 + step * 4, y - 74, 90, 36, 7, tone))
    marks += [
        dab(x + 2, y - 101, 80, 16, 12, "#b97f68"),
        dab(x + 5, y - 100, 80, 11, 5, "#f0bf94"),
        dab(x + 1, y - 107, -6, 26, 8, "#d9a54c"),
        dab(x + 1, y - 112, -6, 15, 8, "#8a5a4a"),
        dab(x + 14, y - 84, -48, 24, 7, "#e8cfb8"),
        dab(x + 21, y - 94, 60, 9, 8, "#f0bf94"),
        dab(x - 2, y - 64, 4, 22, 5, "#55699f"),
    ]
    # The handle, from her hand up into the dome.
    marks.insert(0, dab(x + 23, y - 116, 88, 62, 3.6, "#6b4a44"))
    for step in range(11):
        turn = math.radians(-178 + step * 17.5)
        rim, top = (x + 26 + 42 * math.cos(turn), y - 116 + 27 * math.sin(turn)), (x + 25, y - 140)
        tone = vary(mix("#3f7f78", "#ffe6a6", step / 10), dice, 0.02, 0.01)
        angle = math.degrees(math.atan2(rim[1] - top[1], rim[0] - top[0]))
        marks.append(dab((rim[0] + top[0]) / 2, (rim[1] + top[1]) / 2, angle, math.dist(rim, top) + 6, 11, tone))
    return marks


def landing(canvas: Canvas, dice: random.Random) -> None:
    """Planks running in from the lower right, warm on top, violet beneath, and their posts' reflections."""
    deck = Mass([(1010, 596), (706, 640), (726, 668), (1010, 668)])
    canvas.fill(Mass([(1010, 650), (712, 646), (730, 690), (1010, 716)]), "#4a4a6d")
    canvas.fill(deck, "#c39a78")
    canvas.marks(
        [
            dab(x, y, -6, dice.uniform(30, 70), 7, broken(mix("#8d7684", "#edc791", (x - 700) / 300), dice, 1.1))
            for x, y in deck.scatter(dice, 19, 0.6)
        ]
    )
    canvas.marks(
        [
            dab(x, y, 0, 40, 8, broken("#4c4e78", dice, 1.2))
            for x, y in Mass([(1010, 676), (735, 672), (790, 742), (1010, 760)]).scatter(dice, 24, 0.7)
        ]
    )
    for x in (742, 850, 968):
        canvas.marks([dab(x, 690, 90, 74, 11, "#5a4650"), dab(x + 4, 684, 90, 54, 4, "#d79a6a")])


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Sky, shore and boats as tones; the river from them; then what stands on our side."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 1020, 340), sky, 35, 48, 13, rolling(420, 18, -4), 0.75, 0.55))
    far_shore(scene)
    boat(scene, 452, 0.66, "#fbe6c4", "#7b4d58")
    boat(scene, 590, 1.0, "#fff6de", "#2f4f7d")
    water(scene, dice)
    scene.paint(canvas, dice)
    canvas.marks([dab(SUN[0] + dice.gauss(0, 3), SUN[1] + dice.gauss(0, 3), 0, 34, 26, "#fff4c8") for _ in range(3)])
    glitter = []
    for _ in range(60):
        y = WATERLINE + 14 + 400 * dice.random() ** 1.2
        x = SUN[0] + dice.gauss(0, 12 + (y - WATERLINE) * 0.09)
        tone = dice.choice(["#fff3c4", "#ffd98c", "#ffbe70"])
        glitter.append(dab(x, y, 0, 14 + (y - WATERLINE) * 0.11, 4 + (y - WATERLINE) * 0.014, tone))
    canvas.marks(glitter)
    landing(canvas, dice)
    canvas.marks(figure(800, 628, dice))
    canvas.marks(reeds(dice), chunk=6)


PAINTING = Painting(1, "sails-at-the-landing", "wide", paint)
