"""Draws the decks as the product does, to be looked at: `python -m decks.atelier.contact FOLDER [game …]` in assets.

FOLDER/<game>-<exhibition>.png shows one exhibition at 240 pixels, negative cards last; FOLDER/<game>-120.png, -60.png and
-grey.png all of a game, a row an exhibition; FOLDER/symbols.png all symbols, large and at five millimetres. Needs the product.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from gallery.collection.decks import KEY_COLOURS, deck_collection, deck_number, deck_symbol, key_colour
from gallery.ui.widgets.painting import draw_picture


def sheet(game: str, width: int, exhibitions: range = range(1, 6), columns: int = 13) -> QImage:
    """The cards of exhibitions, each so many pixels wide; a new row for each, or after so many columns."""
    tall, gap = round(width * 15 / 13), max(4, width // 14)
    rows = -(-13 // columns)
    wall = QImage(
        columns * (width + gap) + gap, len(exhibitions) * rows * (tall + gap) + gap, QImage.Format.Format_RGB32
    )
    wall.fill(QColor("#ffffff"))
    painter = QPainter(wall)
    for at, exhibition in enumerate(exhibitions):
        for place in range(13):
            negative = place > 10
            number = deck_number(exhibition, negative, place - 10 if negative else place + 1)
            picture = deck_collection(game).painting(number).picture
            ratio = picture.width / picture.height
            wide, high = min(width, tall * ratio), min(tall, width / ratio)
            x = gap + place % columns * (width + gap) + (width - wide) / 2
            y = gap + (at * rows + place // columns) * (tall + gap) + (tall - high) / 2
            draw_picture(painter, picture, QRectF(x, y, wide, high))
    painter.end()
    return wall


def symbols() -> QImage:
    """Every symbol in its key colour, in white on it, and small."""
    wall = QImage(5 * 250 + 10, 3 * 130 + 10, QImage.Format.Format_RGB32)
    wall.fill(QColor("#ffffff"))
    painter = QPainter(wall)
    for row, game in enumerate(KEY_COLOURS):
        for index in range(5):
            x, y = 10 + 250 * index, 10 + 130 * row
            draw_picture(painter, deck_symbol(game, index + 1), QRectF(x, y, 100, 100))
            painter.fillRect(x + 110, y, 60, 60, QColor(key_colour(game, index + 1)))
            draw_picture(painter, deck_symbol(game, index + 1, "#ffffff"), QRectF(x + 115, y + 5, 50, 50))
            draw_picture(painter, deck_symbol(game, index + 1), QRectF(x + 180, y + 10, 20, 20))
            painter.fillRect(x + 110, y + 70, 28, 28, QColor(key_colour(game, index + 1)))
            draw_picture(painter, deck_symbol(game, index + 1, "#ffffff"), QRectF(x + 114, y + 74, 20, 20))
    painter.end()
    return wall


def main(words: list[str]) -> None:
    """Draws the sheets into the folder that comes first."""
    application = QGuiApplication([])
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    for game in words[1:] or KEY_COLOURS:
        for exhibition in range(1, 6):
            sheet(game, 240, range(exhibition, exhibition + 1), 7).save(str(folder / f"{game}-{exhibition}.png"))
        whole = sheet(game, 120)
        whole.save(str(folder / f"{game}-120.png"))
        sheet(game, 60).save(str(folder / f"{game}-60.png"))
        whole.convertToFormat(QImage.Format.Format_Grayscale8).save(str(folder / f"{game}-grey.png"))
    symbols().save(str(folder / "symbols.png"))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
