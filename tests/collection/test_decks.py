"""The decks of the three exhibitions games: their numbers, files, colours and signs, and that no card is taken for another.

Pictures are compared as an eye across the table takes them: by the mean difference of a small copy’s patches (0 … 255).
"""

import math
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gallery.collection import Picture, house_collection
from gallery.collection.catalogue import MOVEMENTS
from gallery.collection.decks import KEY_COLOURS, deck_collection, deck_number, deck_symbol, key_colour
from gallery.exhibitions.variants import EXHIBITIONS, NEGATIVES, POSITIVES, VARIANTS
from gallery.resources import assets
from gallery.ui.widgets.painting import draw_picture

DECKS = assets() / "decks"
GAMES = tuple(KEY_COLOURS)
DRAWN = ("members-only", "glenns-gallery")
CARDS = range(1, 66)
MOST_BYTES = 12 * 1024

APART = 15
"""The least mean difference of the patches of two cards of a deck."""
APART_IN_GREY = 11
"""The same where only light and dark are seen."""
STEP = 7.5
"""The least difference in lightness (L*, 0 … 100) of two key colours of a game."""
COLOURS_APART = 18
"""The least distance of two key colours in L* a* b*, to every kind of eye. 2 can just be told apart side by side."""
SIGNS_APART = 20
"""The least mean difference of two symbols of a game at five millimetres."""

AGAIN = """
import sys
from decks.atelier.colours import KEYS
from decks.atelier.registry import OUT, files
from gallery.collection.decks import KEY_COLOURS
made = dict(files())
there = {path.relative_to(OUT).as_posix() for path in OUT.glob("*/*.svg")}
if there != set(made):
    sys.exit(f"other files: {sorted(there ^ set(made))}")
for name, make in made.items():
    if make().encode() != (OUT / name).read_bytes():
        sys.exit(name)
if KEYS != KEY_COLOURS:
    sys.exit("key colours")
"""


@cache
def seen(game: str, number: int) -> Image.Image:
    """The card's picture as Qt draws it, 52 × 60 pixels, the paintings of other formats stretched."""
    return drawn(deck_collection(game).painting(number).picture, 52, 60)


def drawn(picture: Picture, width: int, height: int) -> Image.Image:
    """A picture as Qt draws it on white."""
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    draw_picture(painter, picture, QRectF(0, 0, width, height))
    painter.end()
    return Image.frombytes("RGB", (width, height), bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())


@cache
def patches(game: str, number: int, mode: str = "RGB") -> Image.Image:
    """Thirteen by fifteen patches of a card."""
    return seen(game, number).convert(mode).resize((13, 15), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of all tones."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def linear(colour: str) -> list[float]:
    """Red, green and blue as light, 0 … 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    """Relative luminance, 0 … 1, as contrast is reckoned with."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(light: Sequence[float]) -> tuple[float, float, float]:
    """L* a* b* of light (D65): equal steps look about equal."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


EYES = {
    "most people": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "without green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "without blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What an eye makes of red, green and blue light (Machado, Oliveira and Fernandes 2009, full severity)."""


def exhibition_of(number: int) -> int:
    return (number - 1) // 13 + 1


def is_negative(number: int) -> bool:
    return (number - 1) % 13 >= POSITIVES


def test_every_card_has_its_number() -> None:
    numbers = [
        deck_number(exhibition, negative, copy)
        for exhibition in range(1, EXHIBITIONS + 1)
        for negative, copies in ((False, POSITIVES), (True, NEGATIVES))
        for copy in range(1, copies + 1)
    ]
    assert numbers == list(CARDS)


@pytest.mark.parametrize(
    "card", [(0, False, 1), (6, False, 1), (1, False, 0), (1, False, 12), (1, True, 0), (1, True, 3)]
)
def test_a_card_that_cannot_exist_has_no_number(card: tuple[int, bool, int]) -> None:
    with pytest.raises(ValueError, match=str(card[0])):
        deck_number(*card)


def test_the_decks_are_those_of_the_three_games() -> None:
    assert set(GAMES) == set(VARIANTS)
    assert all(deck_collection(game) is deck_collection(game) for game in GAMES)
    for wrong in (
        lambda: deck_collection("auction"),
        lambda: key_colour("auction", 1),
        lambda: deck_symbol("members-only", 6),
    ):
        with pytest.raises(ValueError, match=r"auction|6"):
            wrong()


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_has_sixty_five_pictures_within_the_subset(game: str) -> None:
    deck = deck_collection(game)
    for number in CARDS:
        card = deck.painting(number)
        own = game != "classic-art" or is_negative(number)
        assert card.number == number
        assert (card.title == {}) == own
        # The house's paintings are read by tests of their own, which takes longer.
        if own:
            assert len(card.picture.shapes) >= 10
            assert card.sides == (card.picture.width, card.picture.height) == (520, 600)
    for wrong in (0, 66):
        with pytest.raises(ValueError, match=str(wrong)):
            deck.painting(wrong)


def test_works_of_classic_art_are_the_paintings_of_their_movement() -> None:
    for number in CARDS:
        if not is_negative(number):
            exhibition, copy = exhibition_of(number), (number - 1) % 13 + 1
            card, work = (
                deck_collection("classic-art").painting(number),
                house_collection().painting(exhibition + 5 * (copy - 1)),
            )
            assert card.movement == MOVEMENTS[exhibition - 1]
            assert (card.title, card.manner, card.period) == (work.title, work.manner, work.period)
            assert card.sides == work.sides
            assert card.source is work.source


def test_a_card_reads_its_shapes_only_when_they_are_drawn() -> None:
    assert all(
        not isinstance(deck_collection(game).painting(number).source, Picture) for game in GAMES for number in CARDS
    )


def test_the_atelier_paints_every_file_alike_again() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "11"}
    done = subprocess.run(
        [sys.executable, "-c", AGAIN], cwd=assets(), env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.stderr.strip() == ""


def test_files_are_light() -> None:
    files = sorted(DECKS.glob("*/*.svg"))
    assert len(files) == 2 * 65 + 10 + 15
    assert {path.name: path.stat().st_size for path in files if path.stat().st_size > MOST_BYTES} == {}


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize(("mode", "bar"), [("RGB", APART), ("L", APART_IN_GREY)])
def test_no_two_cards_of_a_deck_look_alike(game: str, mode: str, bar: float) -> None:
    near = {pair: apart(patches(game, pair[0], mode), patches(game, pair[1], mode)) for pair in combinations(CARDS, 2)}
    assert {pair: round(told, 1) for pair, told in near.items() if told < bar} == {}


@pytest.mark.parametrize("number", [1, 30, 65])
def test_the_bars_catch_a_copy(number: int) -> None:
    image = seen("members-only", number)
    copy = image.point([min(255, round(tone * 0.95 + 16)) for tone in range(256)] * 3)
    small = copy.resize((13, 15), Image.Resampling.BOX)
    assert apart(small, patches("members-only", number)) < APART
    assert apart(small.convert("L"), patches("members-only", number, "L")) < APART_IN_GREY


def mean_tone(game: str, numbers: list[int]) -> float:
    """The mean grey of cards."""
    return sum(ImageStat.Stat(patches(game, number, "L")).mean[0] for number in numbers) / len(numbers)


@pytest.mark.parametrize("game", DRAWN)
def test_exhibitions_are_five_steps_of_grey_too(game: str) -> None:
    works = [
        [number for number in CARDS if exhibition_of(number) == at and not is_negative(number)] for at in range(1, 6)
    ]
    tones = sorted(mean_tone(game, numbers) for numbers in works)
    assert min(second - first for first, second in pairwise(tones)) >= 12


def colourfulness(image: Image.Image) -> float:
    """The mean saturation of a picture, 0 … 255."""
    return float(ImageStat.Stat(image.convert("HSV")).mean[1])


@pytest.mark.parametrize("game", DRAWN)
def test_a_negative_card_is_grey_but_for_its_bar(game: str) -> None:
    works = [colourfulness(seen(game, number)) for number in CARDS if not is_negative(number)]
    others = [colourfulness(seen(game, number)) for number in CARDS if is_negative(number)]
    assert max(others) < min(works)


@pytest.mark.parametrize("game", GAMES)
def test_key_colours_bear_white_letters_and_differ_in_grey(game: str) -> None:
    colours = [key_colour(game, exhibition) for exhibition in range(1, 6)]
    assert all(1.05 / (luminance(colour) + 0.05) >= 4.5 for colour in colours)
    tones = sorted(lab(linear(colour))[0] for colour in colours)
    assert min(second - first for first, second in pairwise(tones)) >= STEP


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("game", GAMES)
def test_key_colours_differ_to_every_eye(game: str, eye: str) -> None:
    found = []
    for exhibition in range(1, 6):
        light = linear(key_colour(game, exhibition))
        found.append(lab([sum(share * part for share, part in zip(row, light, strict=True)) for row in EYES[eye]]))
    assert min(math.dist(one, other) for one, other in combinations(found, 2)) >= COLOURS_APART


@pytest.mark.parametrize("game", GAMES)
def test_symbols_are_of_one_colour_and_told_apart_when_small(game: str) -> None:
    symbols = [deck_symbol(game, exhibition) for exhibition in range(1, 6)]
    for exhibition, symbol in enumerate(symbols, 1):
        assert (symbol.width, symbol.height) == (100, 100)
        assert {shape.fill for shape in symbol.shapes} == {key_colour(game, exhibition)}
        assert {shape.fill for shape in deck_symbol(game, exhibition, "#ffffff").shapes} == {"#ffffff"}
        assert {(shape.stroke, shape.opacity) for shape in symbol.shapes} == {(None, 1.0)}
    small = [drawn(deck_symbol(game, exhibition, "#000000"), 20, 20).convert("L") for exhibition in range(1, 6)]
    assert min(apart(one, other) for one, other in combinations(small, 2)) >= SIGNS_APART


def test_file_names_say_game_exhibition_and_copy() -> None:
    for game in DRAWN:
        names = {f"{at}-{copy}.svg" for at in range(1, 6) for copy in range(1, 12)}
        names |= {f"{at}-no-{copy}.svg" for at in range(1, 6) for copy in (1, 2)}
        names |= {f"symbol-{at}.svg" for at in range(1, 6)}
        assert {path.name for path in Path(DECKS / game).glob("*")} == names
