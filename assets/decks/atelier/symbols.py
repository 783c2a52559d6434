"""The signs of the exhibitions: one colour, closed shapes, told apart at five millimetres.

Holes are turned the other way round.
"""

from decks.atelier.paper import Colour, Paper, mirrored, polar, ring, slab, smooth, steps, straight


def sun_dab(paper: Paper, colour: Colour) -> None:
    """A low sun of dabs and its light on water."""
    paper.fill(ring(50, 34, 22), colour)
    for x, y, half in ((50, 67, 40), (36, 80, 26), (74, 80, 9), (56, 93, 24)):
        paper.fill(slab(x - half, y - 4.5, 2 * half, 9, 4.5), colour)


def jagged_star(paper: Paper, colour: Colour) -> None:
    """A star that cries out."""
    radii = (48, 17, 38, 15, 46, 18, 36, 15, 48, 17, 39, 16, 46, 16, 38, 18)
    angles = (-86, -62, -44, -20, 4, 26, 42, 66, 94, 114, 136, 158, 178, 204, 222, 248)
    points = [polar(radius, angle, 50, 50) for radius, angle in zip(radii, angles, strict=True)]
    paper.fill(points, colour)


def facets(paper: Paper, colour: Colour) -> None:
    """A form in four planes that do not quite meet."""
    for plane in (
        [(8, 30), (46, 4), (42, 46)],
        [(54, 6), (94, 40), (50, 50)],
        [(5, 39), (39, 54), (28, 92)],
        [(47, 58), (92, 50), (70, 96), (37, 94)],
    ):
        paper.fill(plane, colour)


def wave(paper: Paper, colour: Colour) -> None:
    """A wave about to break."""
    paper.fill(
        "M4 94 C2 48 22 8 62 6 C82 6 96 20 96 38 C96 50 86 57 78 54 C84 50 85 42 79 37 C70 29 56 36 54 50"
        " C52 66 66 78 96 78 L96 94 Z",
        colour,
    )


def square_and_circle(paper: Paper, colour: Colour) -> None:
    """A square, with a circle taken out of its corner and set beside it."""
    paper.fill([*slab(6, 6, 66, 66), *ring(52, 52, 28, back=True)], colour)
    paper.fill(slab(52, 52, 42, 42), colour)


def umbrella(paper: Paper, colour: Colour) -> None:
    """Open, with its crook."""
    paper.fill(
        "M4 54 C4 26 24 9 46 7 L46 3 L54 3 L54 7 C76 9 96 26 96 54 C90 45 78 45 72 53 C67 46 59 45 54 50"
        " L54 82 C54 98 30 98 30 82 L38 82 C38 88 46 88 46 82 L46 50 C41 45 33 46 28 53 C22 45 10 45 4 54 Z",
        colour,
    )


def crown(paper: Paper, colour: Colour) -> None:
    """Three high points and two low ones, and its band."""
    paper.fill([(14, 72), (5, 30), (29, 49), (50, 15), (71, 49), (95, 30), (86, 72)], colour)
    for x, y in ((5, 25), (50, 12), (95, 25)):
        paper.fill(ring(x + (3 if x < 50 else -3 if x > 50 else 0), y, 8), colour)
    paper.fill(slab(14, 79, 72, 13, 3), colour)


def cup(paper: Paper, colour: Colour) -> None:
    """A tipped cup and what runs out of it."""
    with paper.at(54, 40, 1, 24):
        paper.fill("M-36 -22 L30 -22 C30 14 20 30 -3 30 C-26 30 -36 14 -36 -22 Z", colour)
        paper.fill([*ring(-38, -4, 17, 16), *ring(-38, -4, 8, 8, back=True)], colour)
    paper.fill(
        "M84 44 C96 62 98 74 90 79 L96 83 C100 92 88 95 66 95 L20 95 C4 95 4 84 20 83 L70 82 C80 80 82 60 76 46 Z",
        colour,
    )


def clock(paper: Paper, colour: Colour) -> None:
    """The head of a clock tower, with its spire and a ledge."""
    tower = steps(
        "M50 1 L55 16 L77 34 L77 76 L83 76 L83 83 L75 83 L75 99 L25 99 L25 83 L17 83 L17 76 L23 76 L23 34 L45 16 Z"
    )
    paper.fill([*tower, *ring(50, 54, 19, back=True)], colour)
    paper.fill([(47, 40), (53, 40), (53, 52), (63, 60), (60, 65), (47, 57)], colour)


def hat(paper: Paper, colour: Colour) -> None:
    """A wide hat, tilted, with a band and a plume."""
    with paper.at(50, 60, 1, -12):
        paper.fill("M-48 12 C-30 4 -20 6 0 6 C20 6 30 4 48 12 C36 30 -36 30 -48 12 Z", colour)
        paper.fill("M-27 1 L-25 -12 C-22 -26 22 -26 25 -12 L27 1 C16 4 -16 4 -27 1 Z", colour)
    paper.fill("M70 38 C86 30 96 12 80 5 C62 -2 40 6 26 24 C38 20 50 20 58 24 C64 28 68 34 70 38 Z", colour)


def mask(paper: Paper, colour: Colour) -> None:
    """A long face with slit eyes."""
    outline = steps("M50 2 C76 2 86 18 84 42 C82 70 66 98 50 98 C34 98 18 70 16 42 C14 18 24 2 50 2 Z")
    eye = smooth([(22, 43), (33, 49), (44, 45), (33, 37)])
    other = mirrored(smooth([(22, 43), (33, 37), (44, 45), (33, 49)]), 100)
    nose = straight([(47, 38), (44, 66), (56, 66), (53, 38)])
    mouth = ring(50, 81, 10, 6, back=True)
    paper.fill([*outline, *eye, *other, *mouth, *nose], colour)


def vase(paper: Paper, colour: Colour) -> None:
    """A bottle vase with a band round its belly."""
    paper.fill(
        "M36 3 L64 3 C64 8 60 12 58 16 C56 26 60 32 72 39 C80 44 85 50 86 56 L14 56 C15 50 20 44 28 39 "
        "C40 32 44 26 42 16 C40 12 36 8 36 3 Z",
        colour,
    )
    paper.fill("M13 63 L87 63 C86 76 76 84 68 90 L68 97 L32 97 L32 90 C24 84 14 76 13 63 Z", colour)


def carpet(paper: Paper, colour: Colour) -> None:
    """A field with a medallion, and fringes."""
    frame = slab(18, 16, 64, 68)
    field = slab(26, 24, 48, 52, back=True)
    paper.fill([*frame, *field], colour)
    paper.fill([(50, 29), (69, 50), (50, 71), (31, 50)], colour)
    for x in range(5):
        for y in (2, 88):
            paper.fill(slab(19.5 + 14 * x, y, 5, 10, 2), colour)


def bust(paper: Paper, colour: Colour) -> None:
    """A head in profile with a knot of hair, on a plinth."""
    paper.fill(
        "M52 4 C66 4 72 13 72 22 L77 33 C78 36 74 36 73 36 L72 46 C71 51 64 50 60 50 C60 58 66 61 78 66 "
        "C72 76 62 80 50 80 C38 80 28 76 22 68 C34 62 42 58 41 48 C38 46 36 43 35 40 C27 42 20 36 23 28 "
        "C25 24 29 23 32 24 C33 11 42 4 52 4 Z",
        colour,
    )
    paper.fill(slab(30, 84, 40, 13), colour)


def sun_disc(paper: Paper, colour: Colour) -> None:
    """A golden sun with a face of three holes."""
    points = [polar(47 if at % 2 else 35, 360 / 24 * at - 90, 50, 50) for at in range(24)]
    holes = [*ring(39, 44, 5, back=True), *ring(61, 44, 5, back=True), *slab(36, 59, 28, 8, 2, back=True)]
    paper.fill([*straight(points), *holes], colour)


SYMBOLS = {
    "classic-art": (sun_dab, jagged_star, facets, wave, square_and_circle),
    "members-only": (umbrella, crown, cup, clock, hat),
    "glenns-gallery": (mask, vase, carpet, bust, sun_disc),
}
