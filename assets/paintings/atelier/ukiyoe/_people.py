"""People of the street, seen from behind or far away: shapes that need more than a walker."""

import math

from atelier.canvas import Canvas
from atelier.colour import Colour, mix
from atelier.shapes import Mass, Point, ring
from atelier.ukiyoe._shared import INK, PAPER, patch, stroke, turned

GILT = "#f8d684"


def back(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    robe: tuple[Colour, Colour],
    sash: Colour,
    dots: Colour,
    *,
    facing: float = 1.0,
    tilt: float = 0.0,
    fan: bool = False,
    light: Colour = "#e39a3c",
) -> None:
    """A woman who walks away from us, 150 units tall times `size`, dark, edged with light; one arm bent, with a fan or not."""
    put = turned(x, y, size, facing)
    for px, turn in ((-8, -2), (6, 3)):
        canvas.mark(stroke(put([(px - 5, -1), (px + turn, 1), (px + 7, -1)]), 6 * size, "#0f0b14"))
        canvas.fill(put([(px - 3, -10), (px + 4, -10), (px + 4, -2), (px - 3, -2)]), "#e8dcc8")
    skirt: list[Point] = [
        (-16, -6),
        (-19, -34),
        (-18, -72),
        (17, -72),
        (19, -44),
        (17, -22),
        (20, -7),
        (4, -3),
        (-8, -4),
    ]
    patch(canvas, put(skirt), robe, 1.4 * size, unit=16)
    canvas.mark(stroke(put([(4, -70), (9, -40), (7, -5)]), 2 * size))
    for row in range(3):
        for column in range(3):
            canvas.circle(*put([(-11 + column * 11 + row % 2 * 4, -40 + row * 12)])[0], 1.9 * size, fill=dots)
    torso: list[Point] = [
        (-17, -70),
        (-18, -92),
        (-20, -105),
        (-10, -114),
        (10, -114),
        (20, -105),
        (18, -92),
        (17, -70),
    ]
    patch(canvas, put(torso), robe, 1.4 * size, unit=16)
    hanging: list[Point] = [
        (-14, -110),
        (-21, -104),
        (-28, -84),
        (-31, -60),
        (-30, -40),
        (-19, -38),
        (-16, -62),
        (-13, -88),
    ]
    bent = [(14, -110), (21, -104), (29, -86), (31, -72), (30, -48), (21, -46), (17, -66), (13, -88)]
    if fan:
        bent = [(13, -110), (22, -104), (31, -92), (38, -99), (43, -92), (40, -70), (30, -58), (14, -86)]
    for sleeve in (hanging, bent):
        patch(canvas, put([(float(px), float(py)) for px, py in sleeve]), mix(*robe, 0.3), 1.4 * size)
    if fan:
        canvas.line(put([(39, -91), (45, -116)]), "#e0c890", 2.4 * size, round=True)
        paper = [(px, py) for px, py in ring(46, -124, 14, 16, 12, 10)]
        patch(canvas, put(paper), "#d9c49a", 1.8 * size, round=True)
        canvas.fill(Mass(put(ring(46, -122, 6, 7, 12, 8)), round=True), "#c8402b")
        canvas.circle(*put([(40, -97)])[0], 4 * size, fill="#e6c29a", stroke=INK, width=0.7 * size)
    patch(canvas, put([(-18, -87), (18, -87), (17, -68), (-18, -68)]), sash, 1.4 * size)
    patch(canvas, put([(-7, -66), (8, -66), (10, -46), (-6, -48)]), sash, 1.4 * size)
    patch(canvas, put([(-13, -93), (13, -93), (14, -64), (-14, -64)]), mix(sash, PAPER, 0.16), 1.4 * size)
    canvas.line(put([(-14, -78), (14, -78)]), INK, 1.4 * size)
    canvas.fill(put([(-5, -111), (5, -111), (4.5, -126), (-4.5, -126)]), "#e6c29a")
    canvas.mark(stroke(put([(-11, -116), (0, -106), (11, -116)]), 4.2 * size, PAPER))
    for edge in (hanging[1:5], bent[1:5]):
        canvas.mark(stroke(put([(px + math.copysign(0.6, px), py) for px, py in edge]), 2.4 * size, light))

    head = turned(*put([(0, -118)])[0], size, facing, tilt * facing)
    canvas.fill(Mass(head([(6, -21), (14, -18), (16.5, -13), (14, -7), (8, -3), (4, -8)]), round=True), "#e6c29a")
    wings: list[Point] = [
        (-17, -13),
        (-16, -22),
        (-7, -29),
        (6, -29),
        (13, -22),
        (13, -13),
        (7, -6),
        (0, -1),
        (-8, -5),
    ]
    canvas.fill(Mass(head(wings), round=True), "#14101a")
    knot: list[Point] = [(-6, -27), (-11, -36), (-6, -43), (5, -44), (11, -37), (7, -27)]
    canvas.fill(Mass(head(knot), round=True), "#14101a")
    canvas.mark(stroke(head([(-8, -28), (0, -25), (8, -28)]), 4.4 * size, "#d9503a"))
    canvas.mark(stroke(head([(-7, -40), (0, -46), (7, -41)]), 3.6 * size, GILT))
    canvas.mark(stroke(head([(-15.5, -20), (-8, -28), (-3, -29)]), 1.4 * size, light))
    canvas.circle(*head([(11.5, -31)])[0], 2.6 * size, fill=GILT)


def stroller(canvas: Canvas, x: float, y: float, size: float, facing: float, load: str) -> None:
    """Somebody far off, dark against the golden end of the street; as tall as the street's depth at the feet demands."""
    put = turned(x, y, size, facing)
    tone = "#3a2228"
    canvas.fill(put([(-11, -30), (-1, -30), (-8, 0), (-15, 0)]), tone)
    canvas.fill(put([(1, -30), (11, -30), (15, 1), (8, 1)]), tone)
    canvas.fill(put([(-14, -22), (-15, -52), (-12, -76), (-3, -82), (6, -80), (14, -70), (15, -48), (14, -22)]), tone)
    canvas.fill(put([(6, -76), (14, -70), (22, -54), (20, -42), (12, -44), (8, -58)]), tone)
    canvas.circle(*put([(2, -91)])[0], 9 * size, fill="#2a161c")
    if load == "hat":
        canvas.fill(put([(-14, -92), (3, -108), (20, -90)]), "#8a5a34")
    elif load == "knot":
        canvas.circle(*put([(-2, -103)])[0], 5 * size, fill="#2a161c")
    else:
        canvas.line(put([(-34, -80), (36, -82)]), "#2a161c", 3.4 * size)
        for px in (-32, 34):
            canvas.fill(put([(px - 9, -60), (px + 9, -60), (px + 7, -44), (px - 7, -44)]), tone)
            canvas.line(put([(px, -81), (px, -60)]), "#2a161c", 2 * size)
