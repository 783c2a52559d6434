"""Renders paintings as the product draws them: `python -m atelier.contact FOLDER [movement | number …]`.

Needs the product with PySide6.
Each becomes FOLDER/NN-name-1600.png and -240.png; each movement named (or all five) becomes a sheet FOLDER/<movement>.png.

`python -m atelier.contact sheets [FOLDER]` makes the guide's numbered sheets: docs/guide/paintings/<movement>.jpg and all.jpg.
"""

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from atelier.__main__ import chosen
from atelier.guide import GUIDE, SHEETS
from atelier.registry import MOVEMENTS, OUT, Painting, paintings
from gallery.collection.svg import read_picture
from gallery.ui import theme
from gallery.ui.widgets.painting import draw_picture

CELL, GAP, COLUMNS = 420, 24, 4
QUALITY = 86
"""Of the guide's JPEG files, 0 … 100."""


def image(painting: Painting, longer: int) -> QImage:
    """The painting with a longer side of so many pixels."""
    shapes = read_picture(OUT / painting.file)
    scale = longer / max(shapes.width, shapes.height)
    picture = QImage(round(shapes.width * scale), round(shapes.height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_picture(painter, shapes, QRectF(picture.rect()))
    painter.end()
    return picture


def sheet(of: list[Painting], cell: int = CELL, columns: int = COLUMNS, numbered: bool = False) -> QImage:
    """All on one wall, so many in a row, with their numbers if asked."""
    gap = round(cell * GAP / CELL)
    foot = round(cell * 0.11) if numbered else 0
    rows = -(-len(of) // columns)
    tall = cell + foot + gap
    wall = QImage(columns * (cell + gap) + gap, rows * tall + gap, QImage.Format.Format_RGB32)
    wall.fill(QColor("#f4f0e8"))
    painter = QPainter(wall)
    if numbered:
        theme.load_fonts()
        painter.setFont(theme.font(cell * 0.075, bold=True))
        painter.setPen(QPen(QColor("#1e1b18")))
    for index, painting in enumerate(of):
        picture = image(painting, cell)
        x, y = gap + index % columns * (cell + gap), gap + index // columns * tall
        top = y + (cell - picture.height()) // 2
        painter.drawImage(x + (cell - picture.width()) // 2, top, picture)
        if numbered:
            place = QRectF(x, top + picture.height(), cell, foot)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(painting.number))
    painter.end()
    return wall


def guide_sheets() -> dict[str, QImage]:
    """The sheets of the guide by name: one a movement, and all with a movement to a row."""
    made = {movement: sheet(paintings(movement), 300, 4, numbered=True) for movement in MOVEMENTS}
    everything = [painting for movement in MOVEMENTS for painting in paintings(movement)]
    return made | {"all": sheet(everything, 150, 11, numbered=True)}


def main(words: list[str]) -> None:
    """Renders what is asked for into the folder that comes first."""
    application = QGuiApplication([])
    if words[0] == "sheets":
        folder = Path(words[1]) if words[1:] else GUIDE / SHEETS
        folder.mkdir(parents=True, exist_ok=True)
        for name, made in guide_sheets().items():
            made.save(str(folder / f"{name}.jpg"), quality=QUALITY)
        return
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
            sheet(paintings(movement)).save(str(folder / f"{movement}.png"))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
