"""Photographs and scans as pictures on cards: whatever a camera or a museum wrote, printed right or refused by the file's name.

They are turned as the camera held them, made RGB on white, brought down to what paper can show and written as JPEG. Memory
stays bounded: a JPEG is decoded at a fraction of its size, and all else above MOST_PIXELS is refused before it is unpacked.
"""

import io
import warnings
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import ExifTags, Image, ImageOps
from reportlab.lib.utils import ImageReader

from gallery.printing.pen import Pen
from gallery.printing.units import Box
from gallery.refusal import Refused

FINEST = 300
"""Pixels to the inch that are kept: more cannot be seen."""

MOST_PIXELS = 40_000_000
"""Of what is unpacked at once; one with clear parts or deep greys may have half as many. Together below 250 MB."""

_QUALITY = 88
_SIDEWAYS = frozenset({5, 6, 7, 8})
"""Orientations of a camera that was held upright."""


@dataclass(frozen=True, slots=True)
class Photograph:
    """A picture file, looked at but not yet unpacked. Made by `open_photograph`; sizes are pixels, the right way up."""

    path: Path
    width: int
    height: int

    @property
    def aspect(self) -> float:
        """Width over height."""
        return self.width / self.height

    @property
    def resolution(self) -> int | None:
        """Its width in pixels."""
        return self.width

    def draw(self, pen: Pen, box: Box) -> None:
        """Fills the box. Refuses `bad_picture_file` when the file breaks off or cannot be unpacked."""
        side = (round(box.width / 25.4 * FINEST), round(box.height / 25.4 * FINEST))
        data = ImageReader(io.BytesIO(_jpeg(self.path, side)))
        pen.canvas.drawImage(data, box.x, box.y, box.width, box.height)


def open_photograph(path: Path) -> Photograph:
    """Reads a file's head. Refuses `bad_picture_file`: no picture, or one of too many pixels."""
    try:
        with _opened(path) as image:
            width, height = image.size
            sideways = image.getexif().get(ExifTags.Base.Orientation) in _SIDEWAYS
            least = _least(image)
    except Refused:
        raise
    except Exception as fault:
        # Pillow's readers raise whatever their format's faults lead to.
        raise Refused("bad_picture_file", file=path.name, detail=str(fault) or type(fault).__name__) from fault
    if width < 1 or height < 1 or least > MOST_PIXELS:
        raise Refused("bad_picture_file", file=path.name, detail=f"{width} × {height}")
    return Photograph(path, *((height, width) if sideways else (width, height)))


def _opened(path: Path) -> Image.Image:
    with warnings.catch_warnings():
        # The limit is ours, and lower; what Pillow refuses by itself (180 megapixels) is refused here too.
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)
        return Image.open(path)


def _least(image: Image.Image) -> int:
    """The pixels that must be unpacked at the least; those that are copied on the way count twice."""
    pixels = image.width * image.height
    if image.format == "JPEG":
        return pixels // 64
    return pixels if image.mode in ("1", "L", "RGB", "CMYK", "YCbCr") else 2 * pixels


@lru_cache(maxsize=64)
def _jpeg(path: Path, side: tuple[int, int]) -> bytes:
    try:
        with _opened(path) as image:
            if image.format == "JPEG":
                image.draft(None, side)
                while image.width * image.height > MOST_PIXELS:
                    image.draft(None, (image.width // 2, image.height // 2))
            sideways = image.getexif().get(ExifTags.Base.Orientation) in _SIDEWAYS
            smooth = _smooth(image)
            # Small first: turning makes a copy.
            smooth.thumbnail(side[::-1] if sideways else side, Image.Resampling.LANCZOS, reducing_gap=2.0)
            turned = ImageOps.exif_transpose(_eight_bits(smooth))
            out = io.BytesIO()
            _on_white(turned).save(out, "JPEG", quality=_QUALITY, optimize=True)
    except Exception as fault:
        raise Refused("bad_picture_file", file=path.name, detail=str(fault) or type(fault).__name__) from fault
    return out.getvalue()


def _smooth(image: Image.Image) -> Image.Image:
    """The picture in a mode that can be made smaller smoothly: palettes and bits as colours, deep greys as numbers."""
    if image.mode == "P":
        return image.convert("RGBA" if "transparency" in image.info else "RGB")
    if image.mode == "1":
        return image.convert("L")
    return image.convert("I") if image.mode.startswith("I;") else image


def _eight_bits(image: Image.Image) -> Image.Image:
    """Greys of sixteen bits in eight."""
    if image.mode not in ("I", "F"):
        return image
    made = image.convert("I").point(lambda value: value / 256).convert("L")
    made.info.update(image.info)
    return made


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode in ("RGBA", "LA", "PA", "La", "RGBa"):
        clear = image.convert("RGBA")
        white = Image.new("RGBA", clear.size, "#FFFFFF")
        return Image.alpha_composite(white, clear).convert("RGB")
    return image if image.mode in ("RGB", "L") else image.convert("RGB")
