"""A picture file that belongs to a collection: where it lies and how large it is. Whoever shows it reads it."""

from pathlib import Path

import msgspec


class Photograph(msgspec.Struct, frozen=True):
    """A JPEG or PNG file, upright, in sRGB; width and height in pixels."""

    path: Path
    width: int
    height: int
