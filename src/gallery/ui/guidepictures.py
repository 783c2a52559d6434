"""Makes the guide's pictures from the screens of today: `python -m gallery.ui.guidepictures [FOLDER]` (assets/guide/pictures).

They are the program's own screens (`screenshots`), smaller, one of each for every language.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageWriter

from gallery.refusal import Refused
from gallery.resources import assets
from gallery.texts import LANGUAGES
from gallery.ui.screenshots import draw_screens
from gallery.ui.sitting import CONSOLE, WALLS, picture_name

WALL = WALLS[-1]
PICTURES: Mapping[str, tuple[QSize, str]] = {
    "wheel": (WALL, "projector-wheel"),
    "console": (CONSOLE, "console-auction"),
    "sale": (WALL, "projector-sale"),
    "seasons": (CONSOLE, "referee-predicting"),
    "painting": (CONSOLE, "painting"),
}
"""What the guide calls a picture, and the screen that it is made of."""
WIDTH = 880
"""Pixels: as wide as the guide's lines on a screen of 1366 × 768 and a little more."""
QUALITY = 82


def make_pictures(folder: Path) -> Iterator[Path]:
    """Makes the pictures `<language>-<name>.jpg`, in the lit room; gives each when it is there.

    Refuses what `draw_screens` refuses, and `not_written`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, (size, screen) in PICTURES.items():
        for language in LANGUAGES:
            with TemporaryDirectory(prefix="gallery-") as made:
                whole = picture_name(language, "light", size, screen)
                draw_screens(Path(made), [language], whole)
                image = QImage(str(Path(made) / whole))
            path = folder / f"{language}-{name}.jpg"
            writer = QImageWriter(str(path), b"jpg")
            writer.setQuality(QUALITY)
            writer.setOptimizedWrite(True)
            if not writer.write(image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)):
                raise Refused("not_written", file=path.name, detail=writer.errorString())
            yield path


def main(folder: Path) -> None:
    """Makes all and says how large each is."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for path in make_pictures(folder):
        print(f"{path.name}  {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else assets() / "guide" / "pictures")
