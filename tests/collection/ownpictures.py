"""Pictures as a teacher might bring them, drawn by Pillow."""

import struct
import zlib
from pathlib import Path

from PIL import Image

RED, BLUE = (200, 30, 20), (20, 40, 190)


def halves(width: int = 320, height: int = 240, mode: str = "RGB") -> Image.Image:
    """Red on the left, blue on the right, with so many tones that it is no drawing of few colours."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(BLUE, (width // 2, 0, width, height))
    light = Image.linear_gradient("L").resize((width, height))
    shades = Image.merge(
        "RGB", (light, light.transpose(Image.Transpose.ROTATE_180), Image.radial_gradient("L").resize(image.size))
    )
    return Image.blend(image, shades, 0.06).convert(mode)


def folder_of_pictures(folder: Path, count: int = 3) -> Path:
    """A folder of `count` photographs: `1-blue house.jpg`, `2-…`."""
    folder.mkdir(parents=True)
    for number in range(1, count + 1):
        halves().save(folder / f"{number}-blue_house {'abcdefghijkl'[number % 12]}.jpg")
    return folder


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by path, with what is in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def bomb(path: Path, side: int) -> None:
    """A picture that says it is so many pixels wide and high."""
    Image.new("1", (1, 1)).save(path)
    data = path.read_bytes()
    head = b"IHDR" + struct.pack(">II", side, side) + data[24:29]
    path.write_bytes(data[:12] + head + struct.pack(">I", zlib.crc32(head)) + data[33:])
