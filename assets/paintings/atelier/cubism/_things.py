"""Planes and patterns that several cubist paintings use: threads, strips, sectors, papers with grain, dots, stripes, print."""

import math
import random
from collections.abc import Sequence

from atelier.colour import Colour, mix
from atelier.cubism._shared import Thing
from atelier.shapes import Point, ring, smooth, spaced

Quad = Sequence[Point]
"""Four corners: upper left, upper right, lower right, lower left."""


def thread(x0: float, y0: float, x1: float, y1: float, width: float = 2.2) -> list[Point]:
    """A straight line as a thin plane, so that facets can break it."""
    length = math.dist((x0, y0), (x1, y1))
    nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
    return [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]


def strip(points: Sequence[Point], start: float, end: float | None = None, step: float = 9.0) -> list[Point]:
    """A smooth line as a plane, from one width to another: limbs, handles, stems, f-holes."""
    end = start if end is None else end
    left: list[Point] = []
    right: list[Point] = []
    for x, y, angle, share in spaced(smooth(points), step):
        half = (start + (end - start) * share) / 2
        turn = math.radians(angle + 90)
        left.append((x + math.cos(turn) * half, y + math.sin(turn) * half))
        right.append((x - math.cos(turn) * half, y - math.sin(turn) * half))
    return left + right[::-1]


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float, parts: int = 8) -> list[Point]:
    """A part of a ring between two directions (degrees): fans, arches, cones, lamp shades."""
    turns = [math.radians(start + (end - start) * at / parts) for at in range(parts + 1)]
    far = [(x + math.cos(turn) * outer, y + math.sin(turn) * outer) for turn in turns]
    if inner <= 0:
        return [(x, y), *far]
    return [*far, *((x + math.cos(turn) * inner, y + math.sin(turn) * inner) for turn in reversed(turns))]


def spot(quad: Quad, u: float, v: float) -> Point:
    """The place in a quad at u (left to right) and v (top to bottom), 0…1."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    return (
        (ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v,
        (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v,
    )


def tile(quad: Quad, u0: float, v0: float, u1: float, v1: float) -> list[Point]:
    """A part of a quad between two u and two v."""
    return [spot(quad, u0, v0), spot(quad, u1, v0), spot(quad, u1, v1), spot(quad, u0, v1)]


def grain(quad: Quad, rows: int, colour: Colour, width: float = 3.0, phase: float = 0.0) -> list[Thing]:
    """Wood grain: waving lines along a quad, closer round a knot."""
    found = []
    for row in range(rows):
        v = (row + 0.6) / (rows + 0.2)
        way = []
        for step in range(8):
            u = 0.02 + 0.96 * step / 7
            knot = 0.55 / rows * math.exp(-(((u - 0.55) / 0.2) ** 2)) * (1 if v > 0.5 else -1)
            wave = 0.3 / rows * math.sin(u * 7 + row * 0.6 + phase)
            way.append(spot(quad, u, min(0.98, max(0.02, v + wave + knot))))
        swell = width * (0.6 + 0.5 * math.sin(row * 1.9 + phase))
        found.append(Thing(strip(way, swell, swell * 0.5, 26), colour, False, plain=True))
    return found


def dots(quad: Quad, across: int, down: int, radius: float, colour: Colour, parts: int = 7) -> list[Thing]:
    """Wallpaper or print of dots in a brick pattern."""
    return [
        Thing(
            ring(*spot(quad, (i + (0.75 if j % 2 else 0.25)) / across, (j + 0.5) / down), radius, radius, 0, parts),
            colour,
            False,
            plain=True,
        )
        for j in range(down)
        for i in range(across)
    ]


def stripes(quad: Quad, count: int, colour: Colour, share: float = 0.4, upright: bool = True) -> list[Thing]:
    """Stripes across a quad."""
    found = []
    for at in range(count):
        a, b = (at + 0.5 - share / 2) / count, (at + 0.5 + share / 2) / count
        found.append(Thing(tile(quad, a, 0, b, 1) if upright else tile(quad, 0, a, 1, b), colour, False, plain=True))
    return found


def checks(quad: Quad, across: int, down: int, colour: Colour) -> list[Thing]:
    """Every other square of a board."""
    return [
        Thing(tile(quad, i / across, j / down, (i + 1) / across, (j + 1) / down), colour, False, plain=True)
        for j in range(down)
        for i in range(across)
        if (i + j) % 2
    ]


def lozenges(quad: Quad, across: int, down: int, colour: Colour, size: float = 0.42) -> list[Thing]:
    """Wallpaper of lozenges in a brick pattern."""
    found = []
    for j in range(down):
        for i in range(across):
            u, v = (i + (0.75 if j % 2 else 0.25)) / across, (j + 0.5) / down
            du, dv = size / across / 1.6, size / down
            corners = [(u - du, v), (u, v - dv), (u + du, v), (u, v + dv)]
            found.append(Thing([spot(quad, a, b) for a, b in corners], colour, False, plain=True))
    return found


def print_of(quad: Quad, columns: int, rows: int, colour: Colour, dice: random.Random) -> list[Thing]:
    """Newspaper print that nobody can read: columns of grey bars, broken into words of chance."""
    found = []
    for column in range(columns):
        left, right = (column + 0.08) / columns, (column + 0.92) / columns
        for row in range(rows):
            v, thick = (row + 0.3) / rows, 0.36 / rows
            u = left
            while u < right - 0.03:
                end = min(right, u + dice.uniform(0.06, 0.2))
                found.append(Thing(tile(quad, u, v, end, v + thick), colour, False, plain=True))
                u = end + 0.022
    return found


def staves(quad: Quad, rows: int, ink: Colour, dice: random.Random) -> list[Thing]:
    """Music that no one can play: staves and notes of chance."""
    found = []
    for row in range(rows):
        for at in range(5):
            v = (row + 0.22 + at * 0.13) / rows
            found.append(Thing(tile(quad, 0.07, v, 0.93, v + 0.016 / rows * 2), ink, False, plain=True))
        for note in range(5):
            x, y = spot(quad, 0.14 + note * 0.165, (row + 0.26 + dice.uniform(0, 0.5)) / rows)
            found.append(Thing(ring(x, y, 8, 5.5, -24, 9), ink, False, plain=True))
            found.append(Thing(thread(x + 7, y - 1, x + 8, y - 30, 2.4), ink, False, plain=True))
    return found


def hand(
    x: float, y: float, size: float, turn: float, skin: Colour, dark: Colour, flip: bool = False, reach: float = 1.0
) -> list[Thing]:
    """A hand from above, of planes: its wrist at (x, y), its fingers upwards before the turn; `flip` for the right one."""

    def lay(points: Sequence[Point]) -> list[Point]:
        sign = -1 if flip else 1
        cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
        return [(x + sign * u * cos - v * sin, y + sign * u * sin + v * cos) for u, v in points]

    found = [
        Thing(lay([(-50, 20), (-60, -84), (-42, -130), (4, -136), (-4, 20)]), skin, shade=turn + 160),
        Thing(lay([(-4, 20), (4, -136), (40, -134), (64, -104), (50, 20)]), dark, shade=turn + 20),
    ]
    for root, joint, end, width in (
        ((-52, -56), (-98, -104), (-112, -152), 30),
        ((-34, -122), (-52, -186), (-44, -244), 27),
        ((-6, -132), (-12, -206), (-4, -266), 28),
        ((24, -130), (30, -196), (38, -252), 26),
        ((50, -108), (70, -158), (78, -204), 22),
    ):
        far = (joint[0] + (end[0] - joint[0]) * reach, joint[1] + (end[1] - joint[1]) * reach)
        first = math.degrees(math.atan2(joint[1] - root[1], joint[0] - root[0]))
        second = math.degrees(math.atan2(far[1] - joint[1], far[0] - joint[0]))

        def across(at: Point, angle: float, half: float) -> tuple[Point, Point]:
            dx, dy = math.cos(math.radians(angle + 90)) * half, math.sin(math.radians(angle + 90)) * half
            return (at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)

        a, b = across(root, first, width / 2)
        c, d = across(joint, (first + second) / 2, width / 2.1)
        e, f = across(far, second, width / 2.7)
        out = (math.cos(math.radians(second)) * width * 0.3, math.sin(math.radians(second)) * width * 0.3)
        tip = [(e[0] * 0.8 + f[0] * 0.2 + out[0], e[1] * 0.8 + f[1] * 0.2 + out[1])]
        tip.append((e[0] * 0.2 + f[0] * 0.8 + out[0], e[1] * 0.2 + f[1] * 0.8 + out[1]))
        found += [
            Thing(lay([c, e, *tip, f, d]), mix(skin, dark, 0.4), shade=turn + 60),
            Thing(lay([a, c, d, b]), skin, shade=turn + 120),
        ]
    return found
