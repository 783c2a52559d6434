"""Colours as `#rrggbb`, mixed in OKLab, where equal steps look equal (Björn Ottosson's perceptual space)."""

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache

Colour = str
Ramp = Callable[[float], Colour]
"""Of 0…1 to a colour."""

Lab = tuple[float, float, float]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> float:
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


@lru_cache(maxsize=8192)
def lab(colour: Colour) -> Lab:
    """Lightness 0…1, a (green to red) and b (blue to yellow), each about -0.3…0.3."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@lru_cache(maxsize=32768)
def of_lab(light: float, a: float, b: float) -> Colour:
    """The nearest colour that a screen has."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = _gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
    green = _gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
    blue = _gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` (0…1) of the second in the first."""
    share = min(1.0, max(0.0, share))
    (al, aa, ab), (bl, ba, bb) = lab(first), lab(second)
    return of_lab(al + (bl - al) * share, aa + (ba - aa) * share, ab + (bb - ab) * share)


def shift(colour: Colour, light: float = 0.0, warm: float = 0.0, chroma: float = 1.0) -> Colour:
    """Lighter (light > 0, in parts of 1), warmer (warm > 0: towards orange; < 0: towards blue), purer (chroma > 1)."""
    own, a, b = lab(colour)
    return of_lab(min(1.0, max(0.0, own + light)), a * chroma + warm * 0.35, b * chroma + warm)


def vary(colour: Colour, dice: random.Random, light: float = 0.03, hue: float = 0.02) -> Colour:
    """A neighbour of a colour, as two brushloads of one paint differ: spread of lightness and of a and b."""
    own, a, b = lab(colour)
    return of_lab(min(1.0, max(0.0, own + dice.gauss(0, light))), a + dice.gauss(0, hue), b + dice.gauss(0, hue))


def ramp(*colours: Colour) -> Ramp:
    """A way through colours at equal distances."""

    def at(share: float) -> Colour:
        place = min(1.0, max(0.0, share)) * (len(colours) - 1)
        low = min(int(place), len(colours) - 2)
        return mix(colours[low], colours[low + 1], place - low)

    return (lambda _: colours[0]) if len(colours) == 1 else at


def choose(dice: random.Random, palette: Sequence[tuple[Colour, float]]) -> Colour:
    """One colour of (colour, weight) pairs: the way to break a colour into pure ones."""
    return dice.choices([colour for colour, _ in palette], [weight for _, weight in palette])[0]


def few(colours: Sequence[Colour], most: int) -> dict[Colour, Colour]:
    """Each colour's stand-in among at most `most` of them: touches that nobody tells apart share one paint.

    Saturation counts more than lightness, so that accents keep their own paint.
    """
    labs = {colour: lab(colour) for colour in dict.fromkeys(colours)}
    apart = 0.016
    while True:
        pots: list[tuple[Colour, Lab]] = []
        found: dict[Colour, Colour] = {}
        for colour, (light, a, b) in labs.items():
            near = min(
                pots,
                key=lambda pot: (pot[1][0] - light) ** 2 + 2 * ((pot[1][1] - a) ** 2 + (pot[1][2] - b) ** 2),
                default=None,
            )
            if near is not None:
                nl, na, nb = near[1]
                if math.sqrt((nl - light) ** 2 + 2 * ((na - a) ** 2 + (nb - b) ** 2)) < apart:
                    found[colour] = near[0]
                    continue
            pots.append((colour, (light, a, b)))
            found[colour] = colour
            if len(pots) > most:
                break
        if len(pots) <= most:
            return found
        apart *= 1.3


def broken(colour: Colour, dice: random.Random, spread: float = 1.0) -> Colour:
    """One pure touch of a broken colour: mostly the tone itself, else its warm light, its cool shade or a stray hue.

    Seen from afar the touches mix back to the colour. `spread` 1 is lively, 0.4 quiet, 1.6 shimmering.
    """
    kind = dice.random()
    if kind < 0.5:
        return vary(colour, dice, 0.02 * spread, 0.012 * spread)
    if kind < 0.72:
        return shift(colour, 0.055 * spread, 0.04 * spread, 1 + 0.15 * spread)
    if kind < 0.92:
        return shift(colour, -0.055 * spread, -0.045 * spread, 1 + 0.2 * spread)
    return vary(colour, dice, 0.03 * spread, 0.03 * spread)
