"""Picture files as cameras, scanners, telephones and museums write them, unpacked in bounded memory.

What comes out is upright, on white, RGB or grey of eight bits, in sRGB, and no larger than was asked for. Only those who unpack
pictures import this: it brings Pillow.
"""

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from PIL import ExifTags, Image, ImageCms, ImageOps
from PIL.JpegImagePlugin import JpegImageFile

MOST_PIXELS: Final = 40_000_000
"""Of what is unpacked at once; one with clear parts or deep greys may have half as many. Together below 350 MB; 600 of WebP,
whose reader keeps copies."""
_PASSES: Final = 6 * MOST_PIXELS
"""Bytes that a JPEG of several passes may take beside what is unpacked of it: its reader keeps the whole until the last."""

_SIDEWAYS = frozenset({5, 6, 7, 8})
"""Orientations of a camera that was held upright."""

Side = tuple[int, int]


@contextmanager
def opened(path: Path, formats: tuple[str, ...] | None = None) -> Iterator[Image.Image]:
    """A picture whose head was read, of any format that Pillow knows or of those named.

    Pillow raises whatever its readers come upon, on opening and on unpacking.
    """
    with warnings.catch_warnings():
        # Odd but readable files are read; the limit of pixels is ours, and lower than the one that is warned about.
        warnings.simplefilter("ignore")
        # One that this Pillow was built without must not be named to it.
        Image.init()
        if formats is not None:
            formats = tuple(name for name in formats if name in Image.OPEN)
        with Image.open(path, formats=formats) as image:
            yield image


def upright(image: Image.Image) -> Side:
    """Width and height in pixels, the right way up. Of a picture that is not `too_large`: some are unpacked to know it."""
    width, height = image.size
    return (height, width) if _sideways(image) else (width, height)


def too_large(image: Image.Image) -> bool:
    """Whether more than MOST_PIXELS would have to be unpacked. Those that are copied on the way count twice."""
    pixels = image.width * image.height
    if image.format in ("JPEG", "MPO"):
        # It is unpacked at an eighth of its sides, if need be.
        return pixels // 64 > MOST_PIXELS or _kept_for_passes(image) > _PASSES
    return (pixels if image.mode in ("1", "L", "RGB", "CMYK", "YCbCr") else 2 * pixels) > MOST_PIXELS


def _kept_for_passes(image: Image.Image) -> int:
    """Bytes that the reader of a JPEG keeps of every pass, however small the picture is to be: two for each sample."""
    if not isinstance(image, JpegImageFile) or not image.info.get("progressive"):
        return 0
    shares = [across * down for _, across, down, _ in image.layer]
    across, down = (max(layer[side] for layer in image.layer) for side in (1, 2))
    return 2 * image.width * image.height * sum(shares) // (across * down)


def unpacked(image: Image.Image, side: Side) -> Image.Image:
    """The picture as it is to be seen, RGB or L, fitting into `side` (pixels, of the upright picture); never enlarged."""
    if image.format in ("JPEG", "MPO"):
        _shrink_on_reading(image, side)
    sideways = _sideways(image)
    smooth = _smooth(image)
    # Small first: turning makes a copy.
    smooth.thumbnail(side[::-1] if sideways else side, Image.Resampling.LANCZOS, reducing_gap=2.0)
    turned = ImageOps.exif_transpose(_eight_bits(smooth))
    profile = turned.info.get("icc_profile")
    # What is clear is filled first, for colours with clear parts have a profile too; inks have theirs as they are.
    return _on_white(_standard(turned if turned.mode == "CMYK" else _on_white(turned), profile))


def _shrink_on_reading(image: Image.Image, side: Side) -> None:
    """Has a JPEG unpacked at a half, a quarter or an eighth of its sides where that is enough, or where it must be.

    Its reader can be asked once only. A panorama is long, but no higher than what is kept: it must be.
    """
    enough = min(image.width // side[0], image.height // side[1])
    times = next((times for times in (8, 4, 2) if enough >= times), 1)
    while image.width * image.height > MOST_PIXELS * times * times and times < 8:
        times *= 2
    image.draft(None, (max(1, image.width // times), max(1, image.height // times)))


def _sideways(image: Image.Image) -> bool:
    return image.getexif().get(ExifTags.Base.Orientation) in _SIDEWAYS


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


def _standard(image: Image.Image, profile: bytes | None) -> Image.Image:
    """In sRGB, where the file says what its colours mean; a profile that cannot be used is passed over."""
    if not profile or image.mode not in ("RGB", "CMYK"):
        return image
    with suppress(ImageCms.PyCMSError, OSError):
        made = ImageCms.profileToProfile(
            image, ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB"), outputMode="RGB"
        )
        return made or image
    return image


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode in ("RGBA", "LA", "PA", "La", "RGBa") or "transparency" in image.info:
        clear = image.convert("RGBA")
        white = Image.new("RGBA", clear.size, "#FFFFFF")
        return Image.alpha_composite(white, clear).convert("RGB")
    return image if image.mode in ("RGB", "L") else image.convert("RGB")
