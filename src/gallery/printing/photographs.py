"""Photographs and scans as pictures on cards: whatever a camera or a museum wrote, printed right or refused by the file's name.

They are brought down to what paper can show and written as JPEG; a JPEG that is small enough goes into the PDF as it is. Memory
stays bounded (`collection.pixels`).
"""

import io
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image
from reportlab.lib.utils import ImageReader

from gallery.collection.pixels import opened, too_large, unpacked, upright
from gallery.printing.pen import Pen
from gallery.printing.units import Box
from gallery.refusal import Refused

FINEST = 300
"""Pixels to the inch that are kept: more cannot be seen."""

_QUALITY = 88


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
        try:
            written = self.path.stat().st_mtime_ns
        except OSError as fault:
            raise Refused("bad_picture_file", file=self.path.name, detail=str(fault.strerror)) from fault
        data = ImageReader(io.BytesIO(_jpeg(self.path, side, written)))
        pen.canvas.drawImage(data, box.x, box.y, box.width, box.height)


def open_photograph(path: Path) -> Photograph:
    """Reads a file's head. Refuses `bad_picture_file`: no picture, or one of too many pixels."""
    try:
        with opened(path) as image:
            large = too_large(image)
            width, height = image.size if large else upright(image)
    except Exception as fault:
        # Pillow's readers raise whatever their format's faults lead to.
        raise Refused("bad_picture_file", file=path.name, detail=str(fault) or type(fault).__name__) from fault
    if width < 1 or height < 1 or large:
        raise Refused("bad_picture_file", file=path.name, detail=f"{width} × {height}")
    return Photograph(path, width, height)


@lru_cache(maxsize=64)
def _jpeg(path: Path, side: tuple[int, int], written: int = 0) -> bytes:
    """`written` is when, so that another file under the same name is another picture."""
    try:
        with opened(path) as image:
            if _fit_as_it_is(image, side):
                # Unpacked once to know that it is whole.
                image.load()
                return path.read_bytes()
            out = io.BytesIO()
            unpacked(image, side).save(out, "JPEG", quality=_QUALITY, optimize=True)
    except Exception as fault:
        raise Refused("bad_picture_file", file=path.name, detail=str(fault) or type(fault).__name__) from fault
    return out.getvalue()


def _fit_as_it_is(image: Image.Image, side: tuple[int, int]) -> bool:
    """Whether the file itself can be in a PDF: a small JPEG without anything that would have to be converted first."""
    plain = image.format == "JPEG" and image.mode in ("RGB", "L") and not image.getexif()
    return plain and not image.info.get("icc_profile") and image.width <= side[0] and image.height <= side[1]
