"""Renders paintings as the product draws them: `python -m atelier.contact FOLDER [movement | number …]`.

Needs the product with PySide6.
Each becomes FOLDER/NN-name-1600.png and -240.png; each movement named (or all five) becomes a sheet FOLDER/<movement>.png.
"""

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from atelier.__main__ import chosen
from atelier.registry import MOVEMENTS, OUT, Painting, paintings
from gallery.collection.svg import read_picture
from gallery.ui.widgets.painting import draw_picture

CELL, GAP, COLUMNS = 420, 24, 4


def image(painting: Painting, longer: int) -> QImage:
    """The painting with a longer side of so many pixels."""
    shapes = read_picture(OUT / painting.file)
    scale = longer / max(shapes.width, shapes.height)
    picture = QImage(round(shapes.width * scale), round(shapes.height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_picture(painter, shapes, QRectF(picture.rect()))
    painter.end()
    return picture


def sheet(of: list[Painting], path: Path) -> None:
    """All on one wall, four in a row."""
    rows = -(-len(of) // COLUMNS)
    wall = QImage(COLUMNS * (CELL + GAP) + GAP, rows * (CELL + GAP) + GAP, QImage.Format.Format_RGB32)
    wall.fill(QColor("#f4f0e8"))
    painter = QPainter(wall)
    for index, painting in enumerate(of):
        picture = image(painting, CELL)
        left = GAP + index % COLUMNS * (CELL + GAP) + (CELL - picture.width()) // 2
        top = GAP + index // COLUMNS * (CELL + GAP) + (CELL - picture.height()) // 2
        painter.drawImage(left, top, picture)
    painter.end()
    wall.save(str(path))


def main(words: list[str]) -> None:
    """Renders what is asked for into the folder that comes first."""
    application = QGuiApplication([])
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    for painting in chosen(words[1:]) or paintings():
        start = time.perf_counter()
        large = image(painting, 1600)
        took = time.perf_counter() - start
        large.save(str(folder / f"{painting.number:02d}-{painting.name}-1600.png"))
        small = large.scaledToWidth(240 * large.width() // 1600, Qt.TransformationMode.SmoothTransformation)
        small.save(str(folder / f"{painting.number:02d}-{painting.name}-240.png"))
        print(f"{painting.file}: drawn in {took * 1000:.0f} ms")
    for movement in MOVEMENTS:
        if not words[1:] or movement in words[1:]:
            sheet(paintings(movement), folder / f"{movement}.png")
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
