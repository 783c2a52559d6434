"""The backs of cards: dense, so that nothing shows through, and point-symmetric, so that no card is told by how it lies."""

import math

from gallery.printing.guilloche import Band, rosette, traced
from gallery.printing.pdf import Art
from gallery.printing.pen import Pen
from gallery.printing.sheets import BACK_BLEED
from gallery.printing.units import Box, Size

_MARK = (Band(3.2, 5.2, 20, 5), Band(4.8, 8.6, 16, 8, 8, 0.06))


def card_back(key: str, size: Size, ground: str, lines: str, pale: str) -> Art:
    """A back of this size in three colours: the ground, the dense weave on it, the mark in the middle."""

    def draw(pen: Pen) -> None:
        reach = BACK_BLEED + 1
        pen.fill(ground)
        pen.box(Box(-reach, -reach, size.width + 2 * reach, size.height + 2 * reach), fill=True, stroke=False)
        pen.move(size.width / 2, size.height / 2)
        _weave(pen, size.width / 2 + reach, size.height / 2 + reach, lines)
        scale = min(size) / 34
        pen.scale(scale)
        for radius, colour in ((10.4, pale), (9.9, ground)):
            pen.fill(colour)
            pen.disc(0, 0, radius)
        pen.stroke(pale, 0.16)
        for strand in rosette(_MARK):
            pen.curves(strand, closed=True)
        _frames(pen, pale)

    return Art(key, draw)


def _weave(pen: Pen, across: float, along: float, colour: str) -> None:
    """Waves both ways about the middle: each wave −k is wave k turned by 180°, so the whole is point-symmetric."""
    pen.stroke(colour, 0.42)
    pitch, swing, wave = 1.7, 1.3, 9.0

    def level(k: int, sign: int) -> None:
        pen.curves(
            traced(
                lambda x: (x, k * pitch + sign * swing * math.sin(2 * math.pi * x / wave)),
                -across,
                across,
                round(across * 0.9),
            )
        )

    def upright(k: int, sign: int) -> None:
        pen.curves(
            traced(
                lambda y: (k * pitch + sign * swing * math.sin(2 * math.pi * y / wave), y),
                -along,
                along,
                round(along * 0.9),
            )
        )

    for k in range(-math.ceil(along / pitch) - 1, math.ceil(along / pitch) + 2):
        level(k, 1 if k % 2 else -1)
    for k in range(-math.ceil(across / pitch) - 1, math.ceil(across / pitch) + 2):
        upright(k, 1 if k % 2 else -1)


def _frames(pen: Pen, colour: str) -> None:
    """The gallery's mark: two picture frames, one through the other."""
    pen.stroke(colour, 0.42)
    for sign in (-1, 1):
        pen.box(Box(-1.35 + sign * 0.55, -0.95 + sign * 0.45, 2.7, 1.9))
