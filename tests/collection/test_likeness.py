"""No two paintings can be mixed up: neither their colours seen from afar nor their lights and darks are alike (paintings.md).

Two measures, both taken on small pictures, as an eye across the table takes them: the mean difference of 12 × 12 patches of
colour (0 … 255), and how many of 128 neighbours grow lighter in one painting and darker in the other.
"""

from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageOps
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gallery.collection import house_collection
from gallery.collection.catalogue import house_catalogue
from gallery.ui.widgets.painting import draw_picture

APART = 20
"""The least mean difference of patches. The nearest two of the collection, 36 and 51, are 25 apart; the middle pair is 63."""
TURNED = 36
"""The least number of neighbours that change the other way. The nearest two, 7 and 51, have 40; chance alone gives 64."""
SIDE = 192


@cache
def seen(number: int) -> Image.Image:
    """The painting as Qt draws it, its longer side 192 pixels."""
    picture = house_collection().painting(number).picture
    scale = SIDE / max(picture.width, picture.height)
    width, height = round(picture.width * scale), round(picture.height * scale)
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    draw_picture(painter, picture, QRectF(0, 0, width, height))
    painter.end()
    return Image.frombytes("RGB", (width, height), bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())


def patches(image: Image.Image) -> Image.Image:
    """Twelve by twelve patches, whatever the format."""
    return image.resize((12, 12), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of the patches' channels."""
    counts = ImageChops.difference(patches(one), patches(other)).histogram()
    return sum(index % 256 * count for index, count in enumerate(counts)) / sum(counts)


def slopes(image: Image.Image) -> list[bool]:
    """Whether it grows lighter from place to place: 64 steps along the rows, 64 down the columns."""
    grey = image.convert("L")
    along = grey.resize((9, 8), Image.Resampling.BOX).tobytes()
    down = grey.resize((8, 9), Image.Resampling.BOX).transpose(Image.Transpose.TRANSPOSE).tobytes()
    rows = [tones[start : start + 9] for tones in (along, down) for start in range(0, 72, 9)]
    return [first < second for row in rows for first, second in pairwise(row)]


def turned(one: Image.Image, other: Image.Image) -> int:
    """How many of the 128 steps go the other way."""
    return sum(first != second for first, second in zip(slopes(one), slopes(other), strict=True))


NUMBERS = sorted(house_catalogue())


def test_no_two_paintings_look_alike() -> None:
    near = {
        (one, other): (apart(seen(one), seen(other)), turned(seen(one), seen(other)))
        for one, other in combinations(NUMBERS, 2)
    }
    assert len(near) == 55 * 54 // 2
    assert {pair: told for pair, told in near.items() if told[0] < APART or told[1] < TURNED} == {}


@pytest.mark.parametrize("number", NUMBERS[:5])
def test_the_bars_catch_a_copy(number: int) -> None:
    """A copy that is a little lighter and a little larger is told by both measures."""
    image = seen(number)
    lighter = image.point([min(255, round(tone * 0.95 + 16)) for tone in range(256)] * 3)
    copy = ImageOps.fit(lighter, image.size, bleed=0.02)
    assert apart(image, copy) < APART
    assert turned(image, copy) < TURNED
