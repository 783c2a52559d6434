"""What the cards look like where a rule depends on it: tints, contrast, backs that tell nothing (K-11's spirit, K-12)."""

import shutil
import subprocess
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from gallery.printing.backs import card_back
from gallery.printing.banknotes import SIZES, TINTS, Design, banknote_cards, mixed, numeral, serial
from gallery.printing.engravings import ENGRAVINGS
from gallery.printing.pdf import CardArt, Press
from gallery.printing.units import Size
from gallery.printing.valuecards import VALUE_CARD, value_cards
from gallery.texts import LANGUAGES, Language, Texts

from .kit import DENOMINATIONS, standard_deck


def light(colour: str) -> tuple[float, float, float]:
    """A colour's red, green and blue as amounts of light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: str) -> float:
    """CIE L*, 0 … 100."""
    return float(116 * luminance(colour) ** (1 / 3) - 16)


def test_a_grey_printer_tells_the_four_tints_apart() -> None:
    steps = sorted(lightness(inks.paper or "#FFFFFF") for inks in TINTS.values())
    assert all(after - before >= 6 for before, after in pairwise(steps))


def test_letters_stand_out_from_every_tint() -> None:
    for inks in TINTS.values():
        assert (luminance(inks.paper or "#FFFFFF") + 0.05) / (luminance(inks.letter) + 0.05) >= 7


def test_a_tint_is_mixed_in_the_part_that_is_asked_for() -> None:
    assert mixed("#000000", "#FFFFFF", 0.0) == "#000000"
    assert mixed("#000000", "#FFFFFF", 1.0) == "#ffffff"


@pytest.mark.parametrize(
    ("value", "told"), [(500_000, "½M"), (1_000_000, "1M"), (2_500_000, "2½M"), (5_000_000, "5M"), (750_000, "750K")]
)
def test_numerals(value: int, told: str) -> None:
    assert numeral(value) == told


def test_every_note_has_its_own_serial_number() -> None:
    numbers = [serial(rank, number) for rank in range(4) for number in range(1, 91)]
    assert len(set(numbers)) == len(numbers)
    assert serial(0, 7) == "A 0007"


def test_every_engraving_is_its_own_and_within_its_tones() -> None:
    points = [(x / 10, y / 10) for x in range(-10, 11) for y in range(-10, 11)]
    pictures = [[engraving(x, y) for x, y in points] for engraving in ENGRAVINGS]
    for tones in pictures:
        assert all(0 <= tone <= 1 for tone in tones)
        assert max(tones) - min(tones) > 0.5
    for one, other in combinations(pictures, 2):
        assert one != other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["large", "small"])
def test_the_words_of_a_note_stay_inside_its_frame_and_apart(language: Language, size: str) -> None:
    for rank, note in enumerate(reversed(DENOMINATIONS)):
        design = Design(note, rank, "large" if size == "large" else "small", "white", Texts(language))
        boxes = [box for _, box, _, _ in design._front_letters()] + [design._dots_box(), design._serial_box()]
        for box in boxes:
            assert box.x >= 8.5
            assert box.right <= design.wide - 8.5
            # Notes are designed 65 high; the frame takes 6.5 on every side.
            assert box.y >= 8
            assert box.top <= 57.5
        for one, other in combinations(boxes, 2):
            assert not one.overlaps(other)


def drawn(folder: Path, card: CardArt, size: Size, face: str, dpi: int = 150) -> Image.Image:
    """One face of a card, cut to its size."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    press = Press(folder / "card.pdf", "card", "en")
    with press.page(size):
        art = card.front if face == "front" else card.back
        assert art is not None
        press.show(art, size)
    press.close()
    asked = ["pdftoppm", "-r", str(dpi), "-singlefile", str(folder / "card.pdf"), str(folder / "card")]
    subprocess.run(asked, check=True)
    with Image.open(folder / "card.ppm") as picture:
        picture.load()
        return picture


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 … 255."""
    counts = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(value * count for value, count in enumerate(counts)) / sum(counts)


# Sizes of whole pixels at 150 dpi, so that turning the picture round is exact.
EVEN = [Size(60.96, 43.18), Size(96.52, 132.08)]


@pytest.mark.parametrize("size", EVEN)
def test_a_back_is_the_same_upside_down(tmp_path: Path, size: Size) -> None:
    back = card_back("back", size, "#3A2E5C", "#6C5B9E", "#E9E2F6")
    picture = drawn(tmp_path, CardArt(back, back), size, "back")
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    assert difference(picture, turned) < 2.5
    # The measure sees what it must see: shifted by half a millimetre the two differ clearly.
    assert difference(picture, ImageChops.offset(turned, 3, 0)) > 10


def test_a_back_is_dense(tmp_path: Path) -> None:
    (card, *_) = value_cards((0,), Texts("he"))
    tones = drawn(tmp_path, card, VALUE_CARD, "back").convert("L").histogram()
    assert sum(tones[:140]) / sum(tones) > 0.7


def test_every_value_card_and_forgery_has_the_very_same_back() -> None:
    cards = value_cards(standard_deck(), Texts("he"))
    assert len({id(card.back) for card in cards}) == 1
    assert all(card.own is None for card in cards)
    assert len(cards) == 48
    assert len({card.front.key for card in cards}) == 14


def test_a_forgery_is_told_without_colour(tmp_path: Path) -> None:
    forgery, least, most = value_cards((0, 500_000, 10_000_000), Texts("fr"))
    pictures = [drawn(tmp_path, card, VALUE_CARD, "front").convert("L") for card in (forgery, least, most)]
    assert difference(pictures[0], pictures[1]) > 2 * difference(pictures[1], pictures[2])


def test_notes_of_one_value_share_their_art_and_differ_in_their_number() -> None:
    cards = banknote_cards(DENOMINATIONS[0], 3, 12, "large", "white", Texts("en"))
    assert len({id(card.front) for card in cards}) == 1
    assert len({card.own for card in cards}) == 12
    assert SIZES["large"] == (132, 65)
