"""The pictures on the banknotes' backs: what a gallery is about, as tones that the engraver's lines follow.

Each is a function of a point in a frame from −1 to 1 both ways (y upwards; the frame is WIDTH times as wide as high) that gives
a tone from 0 (paper) to 1 (dark).
"""

import math
from collections.abc import Callable

Tone = Callable[[float, float], float]

WIDTH = 1.4
"""Width of the frame over its height: round things take it into account."""


def _sky(x: float, y: float) -> float:
    cloud = math.sin(3.1 * x + 1.3) + math.sin(7.3 * x - 2.0 * y) * 0.5 + math.sin(11.0 * y + 2 * x) * 0.7
    return 0.05 if cloud > 0.9 and y > 0.15 else 0.13 + 0.16 * max(0.0, y)


def facade(x: float, y: float) -> float:
    """A museum: steps, six columns, a gable with a disc in it."""
    if y < -0.62:
        step = math.floor((y + 0.62) / -0.09)
        edge = 0.72 + 0.07 * step
        return (0.2 if (y * 11) % 1 > 0.3 else 0.62) if abs(x) < edge else 0.12
    if y < 0.2:
        if abs(x) > 0.7:
            return _sky(x, y)
        if y > 0.12 or y < -0.54:
            return 0.3
        place = (x + 0.7) / 1.4 * 6
        across = (place % 1 - 0.5) / 0.27
        if abs(across) < 1:
            flute = 0.1 * (1 + math.cos(across * 3 * math.pi)) / 2
            return 0.05 + 0.5 * math.pow(max(0.0, across), 1.5) + flute
        return 0.95
    if y < 0.3:
        return 0.42 if abs(x) < 0.76 else _sky(x, y)
    peak = 0.72
    half = 0.8 * (peak - y) / (peak - 0.3)
    if abs(x) < half:
        if math.hypot(x, y - 0.43) < 0.085:
            return 0.85
        inner = 0.8 * (peak - 0.07 - y) / (peak - 0.3)
        return 0.2 if abs(x) < inner - 0.02 and y > 0.34 else 0.7
    return _sky(x, y)


def vase(x: float, y: float) -> float:
    """A tall vase on a table, with bands of waves and tongues."""
    x *= WIDTH
    if -0.78 < y < 0.72:
        half = 0.16 + 0.3 * math.exp(-(((y - 0.12) / 0.34) ** 2)) + 0.12 * max(0.0, (y - 0.55) / 0.17) - 0.04
        half += 0.1 * max(0.0, (-0.62 - y) / 0.16)
        if abs(x) < half:
            round_ = x / half
            shade = 0.12 + 0.55 * math.pow(max(0.0, round_ + 0.25), 1.6)
            angle = math.asin(max(-1.0, min(1.0, round_)))
            if 0.02 < y < 0.26:
                shade = 0.9 if y < 0.14 + 0.07 * math.sin(angle * 9) else shade * 0.7
            elif y > 0.6 or -0.6 < y < -0.5 or 0.34 < y < 0.38 or -0.1 < y < -0.06:
                shade = 0.88
            elif -0.46 < y < -0.14 and abs((angle * 4 / math.pi) % 1 - 0.5) < 0.42 * (y + 0.46) / 0.32:
                shade = min(1.0, shade + 0.45)
            return min(1.0, shade)
    if y < -0.62:
        return 0.62 - 0.3 * max(0.0, 1 - abs(x - 0.3)) if math.hypot((x - 0.22) / 0.6, (y + 0.76) / 0.1) > 1 else 0.92
    fold = math.sin(abs(x) * 22 - 0.8 * y) if abs(x) > 0.72 + 0.1 * math.sin(3 * y) else -1.0
    return 0.08 + 0.4 * max(0.0, fold) + (0.3 if -0.55 < fold < 0 else 0.0)


def landscape(x: float, y: float) -> float:
    """A framed view: the sun over mountains and a lake."""
    ax, ay = abs(x) / 0.97, abs(y) / 0.96
    if max(ax, ay) > 1:
        return 0.1
    if ax > 0.86 or ay > 0.8:
        groove = max((ax - 0.86) / 0.14, (ay - 0.8) / 0.2)
        lit = 0.22 if (y > 0 if (ay - 0.8) / 0.2 > (ax - 0.86) / 0.14 else x < 0) else 0.55
        return 0.95 if groove < 0.12 or groove > 0.92 or 0.45 < groove < 0.55 else lit
    if math.hypot((x - 0.3) * WIDTH, y - 0.28) < 0.16:
        return 0.0
    ridge = 0.22 - 0.75 * abs(x + 0.22) + 0.05 * math.sin(17 * x)
    far = 0.06 - 0.5 * abs(x - 0.45) + 0.03 * math.sin(23 * x + 1)
    if -0.16 < y < ridge:
        snow = y > 0.04 + 0.05 * math.sin(26 * x)
        right = x > -0.22 + 0.05 * math.sin(14 * y)
        return (0.06 if not right else 0.42) if snow else (0.55 if not right else 0.9)
    if -0.16 < y < far:
        return 0.45
    if y <= -0.16:
        glitter = abs(x - 0.3) < 0.12 + 0.1 * math.sin(y * 60)
        return 0.08 if glitter else 0.36 + 0.25 * math.sin(y * 50 + 3 * math.sin(5 * x))
    rays = 0.08 * (1 + math.cos(math.atan2(y - 0.28, (x - 0.3) * WIDTH) * 20)) / 2
    return 0.12 + rays


def still_life(x: float, y: float) -> float:
    """Two apples and a pear on a cloth."""
    x *= WIDTH
    for cx, cy, r in ((0.34, -0.3, 0.3), (-0.42, -0.34, 0.27)):
        dx, dy = (x - cx) / r, (y - cy) / r
        dip = 0.16 * math.exp(-((dx / 0.35) ** 2)) if dy > 0 else 0.0
        if abs(dx) < 0.06 and 0.75 < dy < 1.25:
            return 0.95
        if math.hypot(dx, dy + dip) < 1 - dip * 0.2:
            return _ball(dx, dy)
    body = 0.3 + 0.06 * math.sin(3 * y)
    if -0.5 < y < 0.5:
        half = body if y < -0.1 else 0.12 + 0.17 * math.exp(-(((y + 0.1) / 0.3) ** 2))
        half *= (
            math.sqrt(max(0.0, 1 - ((y + 0.1) / 0.42) ** 2))
            if y < -0.1
            else math.sqrt(max(0.0, 1 - ((y + 0.1) / 0.6) ** 4))
        )
        if abs(x + 0.04) < half:
            return _ball((x + 0.04) / (half + 0.02), (y + 0.1) / 0.7)
    if abs(x + 0.04 - 0.12 * (y - 0.45)) < 0.025 and 0.4 < y < 0.72:
        return 0.95
    leaf = (x - 0.08) * 0.8 + (y - 0.58) * 0.6, (y - 0.58) * 0.8 - (x - 0.08) * 0.6
    if math.hypot(leaf[0] / 0.2, leaf[1] / 0.075) < 1:
        return 0.75 if abs(leaf[1]) > 0.012 else 0.1
    if y < -0.38:
        shadow = any(math.hypot((x - cx - 0.14) / 0.42, (y + 0.6) / 0.1) < 1 for cx in (0.34, -0.42, 0.0))
        return 0.85 if shadow else 0.28 + 0.12 * math.sin(x * 9 + y * 14)
    return 0.16 + 0.12 * y


def _ball(dx: float, dy: float) -> float:
    """The shade of a round thing that is lit from the upper left."""
    lit = math.hypot(dx + 0.4, dy - 0.42)
    return min(0.95, 0.02 + 0.5 * math.pow(max(0.0, lit - 0.15), 1.4))


ENGRAVINGS: tuple[Tone, ...] = (still_life, landscape, vase, facade)
"""From the smallest note to the largest; a fifth begins again."""
