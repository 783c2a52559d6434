"""Kitchen garden in fog: an October morning. Nearly everything is one pale tone; the pumpkins are the one fire."""

import math
import random

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken, mix, ramp, shift
from atelier.impressionism._shared import across, between, cluster, drift, glow, painted, robed
from atelier.registry import Painting
from atelier.scene import Area, Scene, Tone
from atelier.shapes import Mass, below, box, level, rolling

EYE = (585.0, 396.0)
"""Where the rows meet."""
SUN = (704.0, 172.0)


def fog(x: float, y: float) -> Colour:
    """The air: pearl, rose and pale blue by turns, a white-gold sun behind it."""
    tone = mix("#c9d0de", "#e6e2e0", 0.5 + 0.5 * drift(x, y * 1.8, 190, 2))
    tone = mix(tone, "#e9d3d0", 0.6 * max(0.0, drift(x, y * 2, 130, 5)))
    return mix(tone, "#fff2cd", 0.9 * glow(x, y, *SUN, 210, 170))


def veiled(tone: Colour, x: float, y: float, far: float) -> Colour:
    """A thing's colour with so much fog before it (far 0…1)."""
    return mix(tone, fog(x, y), far)


def distance(y: float) -> float:
    """How much fog lies before the ground at a height of the picture."""
    return min(0.93, max(0.05, 1.02 - math.pow(max(0.0, y - 410) / 430, 0.62)))


def earth(x: float, y: float) -> Colour:
    """Dug earth in furrows that run to the eye's height, violet in the wet, straw-grey on the ridges."""
    away = max(8.0, y - EYE[1])
    furrow = math.cos((x - EYE[0]) / away * 7.4)
    tone = mix("#6f5d72", "#b39a86", 0.5 + 0.5 * furrow)
    tone = mix(tone, "#8a9a72", 0.4 * max(0.0, drift(x, y * 2, 60, 3)))
    return veiled(tone, x, y, distance(y))


def rows(x: float, y: float) -> float:
    """Touches follow the furrows; where these meet they lie level, or they would stand up like posts."""
    return math.degrees(math.atan2(y - EYE[1] + 4, x - EYE[0])) if y > 446 or abs(x - EYE[0]) > 150 else 2.0


def ghost(tone: Colour, far: float) -> Tone:
    """Something in the fog that is hardly more than a stain."""
    return lambda x, y: veiled(mix(tone, "#a9a4bc", 0.4 * max(0.0, drift(x, y, 40, 1))), x, y, far)


def cabbage(x: float, y: float, r: float, dice: random.Random) -> list[Mark]:
    """Outer leaves blue-green and violet, inner ones pale, dew on their rims; a few touches only when far away."""
    far = distance(y)
    marks: list[Mark] = []
    for step in range(1 if r < 20 else 2):
        marks.append(
            dab(
                x + r * 0.15 + dice.gauss(0, r * 0.1),
                y + r * (0.4 + 0.1 * step),
                2,
                r * 1.9,
                r * 0.24,
                veiled(mix("#4d4468", "#7a6a80", step / 3), x, y, far),
            )
        )
    rings = (
        ((5, 0.5, "#4f8a84"), (2, 0.1, "#9fcfae"))
        if r < 20
        else ((7, 0.6, "#447f80"), (5, 0.32, "#7fb8a0"), (2, 0.05, "#d3e8ba"))
        if r < 36
        else ((12, 0.72, "#3f7f7c"), (9, 0.46, "#5f9c90"), (6, 0.24, "#9fcaa8"), (3, 0.06, "#e4f0c4"))
    )
    for ring_, (count, reach, base) in enumerate(rings):
        for step in range(count):
            turn = 2 * math.pi * (step + dice.uniform(-0.25, 0.25) + 0.4 * ring_) / count
            px, py = x + math.cos(turn) * r * reach, y + math.sin(turn) * r * reach * 0.52 - ring_ * r * 0.12
            tone = shift(base, -0.1 * math.sin(turn) - 0.05 * math.cos(turn), 0.02 * -math.cos(turn))
            if math.cos(turn) > 0.2 and dice.random() < 0.35:
                tone = mix(tone, "#8476b4", 0.5)
            lean = math.degrees(math.atan2(math.sin(turn) * 0.6 - 0.35, math.cos(turn)))
            marks.append(dab(px, py, lean, r * 0.62, r * 0.3, veiled(broken(tone, dice, 1.0), x, y, far)))
            if r > 36 and ring_ < 3 and dice.random() < 0.28:
                tip = (px + math.cos(turn) * r * 0.2, py + math.sin(turn) * r * 0.1 - r * 0.05)
                marks.append(dab(*tip, lean + 90 + dice.gauss(0, 20), r * 0.24, r * 0.08, veiled("#d9efe6", x, y, far)))
    return marks


def pumpkin(x: float, y: float, r: float, dice: random.Random) -> list[Mark]:
    """Touches run down the ribs, from lemon where the fog is bright to rust and violet in the shade; some fog before all."""
    far = 0.04 + 0.28 * max(0.0, min(1.0, (930 - y) / 130))
    marks: list[Mark] = [
        dab(
            x + r * 0.34 + dice.gauss(0, r * 0.2),
            y + r * (0.62 + step * 0.06),
            2,
            r * 1.7,
            r * 0.2,
            broken(veiled("#6a5c7c", x, y, far), dice, 0.6),
        )
        for step in range(5)
    ]
    marks += [
        dab(x - r * 0.25, y, 0, r * 1.4, r * 1.26, veiled("#c9622f", x, y, far)),
        dab(x + r * 0.25, y + r * 0.02, 0, r * 1.4, r * 1.24, veiled("#a85238", x, y, far)),
    ]
    for rib in (-4, 4, -3, 3, -2, 2, -1, 1, 0) if r > 80 else (-3.4, 3.4, -2, 2, -1, 1, 0):
        u = math.sin(rib * 0.36)
        for part in range(5):
            down = math.radians(-60 + part * 30)
            px, py = x + u * r * 0.92 * math.cos(down) ** 0.45, y + math.sin(down) * r * 0.66
            lean = 90 + math.degrees(math.atan(-u * math.sin(down) * 1.1)) * -1
            for side in (-1, 1):
                lit = 0.5 - 0.42 * u - 0.42 * math.sin(down) - 0.13 * side
                tone = ramp("#85404e", "#bb532e", "#ec7620", "#f9a43c", "#fbdf9c")(lit + dice.gauss(0, 0.05))
                tone = broken(veiled(tone, x, y, far), dice, 0.5)
                wide = r * 0.15 * (0.55 + 0.45 * math.cos(rib * 0.36))
                marks.append(
                    dab(
                        px + side * wide * 0.6,
                        py,
                        lean + dice.gauss(0, 6),
                        r * 0.44,
                        wide * (1.25 if r > 80 else 1.5),
                        tone,
                    )
                )
    marks += [
        between((x - r * 0.02, y - r * 0.5), (x + r * 0.14, y - r * 0.82), r * 0.17, veiled("#5f7650", x, y, far)),
        between((x - r * 0.05, y - r * 0.55), (x + r * 0.09, y - r * 0.84), r * 0.06, veiled("#b9cc8a", x, y, far)),
        dab(x - r * 0.38, y - r * 0.36, 115, r * 0.3, r * 0.09, "#fff3cc"),
        dab(x - r * 0.12, y - r * 0.42, 95, r * 0.22, r * 0.07, "#ffe9ae"),
    ]  # fmt: skip
    # Leaves and air lie over its foot: the edge is lost there.
    marks += [
        dab(x + dice.gauss(0, r * 0.6), y + r * dice.uniform(0.56, 0.74), dice.gauss(0, 14), r * 0.34, r * 0.09,
            broken(veiled(tone, x, y, far + 0.15), dice, 0.6))
        for tone in ("#6f8f5a", "#7c6678", "#8a9a6a", "#6c5e78")
    ]  # fmt: skip
    return marks


def poles(x: float, foot: float, tall: float, dice: random.Random) -> list[Mark]:
    """Bean poles tied at the top, withered leaves on them."""
    far = distance(foot)
    marks = [
        between((x + u * tall, foot + abs(u) * 20), (x - u * tall * 0.12, foot - tall), 5, veiled(tone, x, foot, far))
        for u, tone in ((-0.3, "#7a6470"), (-0.1, "#5d4d62"), (0.12, "#6d586a"), (0.3, "#8a7278"))
    ]
    marks += cluster(
        dice,
        x,
        foot - tall * 0.48,
        tall * 0.2,
        tall * 0.66,
        40,
        lambda px, py: veiled(dice.choice(["#a9803c", "#8a8a4a", "#c29a4a", "#6f7a52"]), px, py, far),
        15,
        8,
        None,
        0.7,
    )
    return marks


def gardener(canvas: Canvas, dice: random.Random) -> None:
    """A gardener with a watering can between the rows, soft in the fog, the water a few light touches."""
    x, y = 604.0, 612.0

    def soft(tone: Colour) -> Colour:
        return veiled(tone, x, y, 0.3)

    canvas.marks(
        [dab(x - 10 + dice.gauss(0, 16), y + dice.uniform(-2, 6), 0, 60, 8, soft("#5d5270")) for _ in range(4)]
    )
    blue = across(soft("#2f4a7c"), soft("#86a5d6"), x - 34, x + 44)
    robed(
        canvas,
        dice,
        x,
        y,
        200,
        lambda px, py: mix(blue(px, py), soft("#3f5a98"), 0.25 + 0.25 * math.sin((px - x) / 7)),
        blue,
        -0.08,
    )
    canvas.marks(
        [
            dab(x - 15, y - 180, 84, 28, 22, soft("#b98470")), dab(x - 19, y - 179, 84, 22, 10, soft("#e0ac8c")),
            dab(x - 15, y - 192, -4, 48, 9, soft("#d9b868")), dab(x - 15, y - 198, -4, 27, 13, soft("#e6cb86")),
            between((x - 24, y - 156), (x - 54, y - 100), 14, soft("#4a689c")),
            between((x - 54, y - 100), (x - 64, y - 88), 11, soft("#d09a80")),
            between((x - 10, y - 150), (x - 40, y - 96), 12, soft("#7fa0d0")),
            between((x - 66, y - 62), (x - 66, y - 46), 38, soft("#5a7a82")),
            between((x - 74, y - 62), (x - 74, y - 50), 12, soft("#b9d0d0")),
            between((x - 86, y - 50), (x - 122, y - 78), 8, soft("#5a7a82")),
            between((x - 128, y - 86), (x - 118, y - 72), 9, soft("#7f9aa0")),
            between((x - 82, y - 82), (x - 52, y - 84), 5, soft("#48626c")),
            between((x - 50, y - 84), (x - 46, y - 54), 5, soft("#48626c")),
            *[between((x - 128 - s * 4, y - 76), (x - 142 - s * 11, y - 12 - s * 3), 2.4, soft("#f2f6f6")) for s in range(5)],
            between((x - 18, y - 96), (x - 22, y - 14), 22, soft("#b3bcd4")),
            between((x - 24, y - 94), (x - 30, y - 18), 8, soft("#dfe2ec")),
        ]
    )  # fmt: skip


def paint(canvas: Canvas, dice: random.Random) -> None:
    """Air, ghosts of house and trees, earth; sun; rows of cabbages from far to near; poles, gardener, barrow; pumpkins."""
    scene = Scene()
    scene.add(Area(box(-10, -10, 1020, 460), fog, 44, 58, 18, rolling(420, 14, -3), 0.55, 0.65))
    trees = below(
        [
            (-20, 300),
            (60, 262),
            (150, 290),
            (250, 330),
            (360, 352),
            (520, 362),
            (660, 350),
            (800, 300),
            (880, 250),
            (960, 244),
            (1020, 262),
        ],
        430,
    )
    scene.add(Area(trees, ghost("#8d9ca8", 0.66), 37, 38, 17, rolling(90, 50, 70), 0.7, 0.8))
    house = Mass([(150, 420), (150, 300), (206, 226), (262, 300), (262, 292), (420, 292), (420, 420)])
    scene.add(
        Area(
            house, lambda x, y: veiled("#8f8aa4" if x < 262 else "#a58a92", x, y, 0.55), 30, 32, 14, level(88), 0.6, 0.8
        )
    )
    roof = Mass([(136, 306), (206, 212), (380, 214), (436, 300), (268, 302), (206, 240)])
    scene.add(Area(roof, lambda x, y: veiled("#9a7080", x, y, 0.52), 20, 28, 10, level(50), 0.6, 0.8))
    poplars = Mass(
        [
            (838, 420),
            (826, 260),
            (846, 110),
            (868, 250),
            (862, 420),
            (900, 420),
            (890, 220),
            (912, 70),
            (938, 230),
            (930, 420),
        ]
    )
    scene.add(Area(poplars, ghost("#7d929a", 0.6), 20, 28, 11, level(-84), 0.7, 0.9))
    ground = below([(-20, 506), (500, 498), (1020, 508)], 1010)
    scene.add(Area(below([(-20, 410), (500, 402), (1020, 412)], 520), earth, 29, 40, 9, rows, 0.6, 0.55))
    scene.add(Area(ground, earth, 33, 43, 11.5, rows, 0.75, 0.62, True, lambda x, y: 0.75 + max(0.0, y - 410) / 560))
    painted(scene, canvas, dice)
    seam = [(x + dice.gauss(0, 8), 507 + dice.gauss(0, 7)) for x in range(-10, 1010, 15)]
    canvas.marks([dab(x, y, rows(x, y), 36, 9, broken(earth(x, y), dice, 0.6)) for x, y in seam], 40, 10)
    canvas.marks(
        [
            dab(SUN[0] + dice.gauss(0, 75), SUN[1] + dice.gauss(0, 40), -3, 60, 11, broken("#f6ead6", dice, 0.5))
            for _ in range(16)
        ]
    )
    canvas.marks(
        [
            dab(*SUN, 0, 92, 88, "#fff3cf"),
            dab(SUN[0] - 2, SUN[1], 0, 70, 66, "#fffdf0"),
            dab(SUN[0] + 18, SUN[1] + 22, 0, 84, 9, "#f4ecdc"),
            dab(SUN[0] - 24, SUN[1] + 34, 0, 90, 9, "#f0e6dc"),
        ]
    )
    canvas.marks(
        [
            between((352, 292), (352, 318), 14, "#e9c98e"),
            between((306, 330), (306, 352), 13, "#a8a0b4"),
            between((206, 320), (206, 342), 14, "#a8a0b4"),
        ]
    )
    fence = [between((x, 402), (x, 440), 5, veiled("#7a7488", x, 430, 0.62)) for x in range(-4, 1000, 26)]
    canvas.marks([*fence, between((-10, 414), (1010, 412), 4, "#c3bfc9")], paints=8)
    plants: list[tuple[float, float, float]] = []
    for lane in range(-5, 5):
        step = 0
        while True:
            z = (4.6 + 0.35 * (lane % 2)) * 0.76**step
            if z < 0.86:
                break
            x, y = EYE[0] + (lane + 0.5) * 275 / z, EYE[1] + 470 / z
            step += 1
            gap = math.hypot((x - 604) / 1.0, (y - 600) / 0.5)
            if -60 < x < 1060 and y < 1020 and gap > 84 and not (x < 470 and y > 735):
                plants.append((y, x, 78 / z))
    plants.sort()
    canvas.marks([mark for y, x, r in plants if y < 640 for mark in cabbage(x, y, r, dice)], 40, 20)
    canvas.marks(poles(868, 640, 270, dice), paints=16)
    canvas.marks(poles(700, 500, 120, dice), paints=10)
    gardener(canvas, dice)
    vines = cluster(
        dice,
        250,
        890,
        330,
        130,
        50,
        lambda x, y: dice.choice(["#4f7a52", "#7a9a58", "#a9b06a", "#5a6f7a"]),
        34,
        14,
        None,
        0.8,
    )
    canvas.marks(vines, paints=12)
    for y, x, r in plants:
        if y >= 640:
            canvas.marks(cabbage(x, y, r, dice), 40, 12)
    for px, py, r in ((372, 800, 52), (116, 812, 70), (262, 872, 96), (424, 930, 60)):
        canvas.marks(pumpkin(px, py, r, dice), 24, 16)


PAINTING = Painting(51, "kitchen-garden-in-fog", "square", paint)
