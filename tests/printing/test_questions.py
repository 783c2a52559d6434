"""The question to look closer stands on every painting card that has room for it; the answer on none."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from gallery.collection import house_collection
from gallery.printing.paintingcards import painting_cards
from gallery.printing.pictures import house_painting
from gallery.texts import LANGUAGES, Language, Texts

from .kit import print_kit

MOST = 55


def words(text: str) -> str:
    """A text without its line breaks and spaces, and without f: before some letters the font has another form of it."""
    return re.sub("[\\sf\ue000-\uf8ff]", "", text)


def printed(folder: Path, language: Language, paintings: int, size: str) -> str:
    """What is written on the cards."""
    if not shutil.which("pdftotext"):
        pytest.skip("pdftotext (poppler-utils) is not on this machine")
    print_kit(folder, "painting-cards", paintings=paintings, card_size=size, language=language)
    told = subprocess.run(
        ["pdftotext", "-raw", str(folder / "painting-cards.pdf"), "-"], check=True, capture_output=True, text=True
    )
    return words(told.stdout)


@pytest.mark.parametrize(
    ("language", "paintings"),
    [("en", 8), pytest.param("en", MOST, marks=pytest.mark.slow), pytest.param("fr", MOST, marks=pytest.mark.slow)],
)
def test_every_question_is_on_its_card_and_no_answer(tmp_path: Path, language: Language, paintings: int) -> None:
    told = printed(tmp_path, language, paintings, "standard")
    for number in range(1, paintings + 1):
        painting = house_collection().painting(number)
        assert words(painting.look[language]) in told, number
        assert words(painting.answer[language]) not in told, number


def test_a_small_card_has_none(tmp_path: Path) -> None:
    told = printed(tmp_path, "en", 8, "small")
    assert all(words(house_collection().painting(number).look["en"]) not in told for number in range(1, 9))
    assert all(words(house_collection().painting(number).title["en"]) in told for number in range(1, 9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_standard_card_is_set_in_the_smallest_letters(language: Language) -> None:
    texts = Texts(language)
    paintings = [house_painting(number, texts) for number in range(1, MOST + 1)]
    assert all(painting.look for painting in paintings)
    _, remarks = painting_cards(paintings, "standard", texts)
    assert remarks == []


def test_all_paintings_have_the_same_back() -> None:
    texts = Texts("en")
    cards, _ = painting_cards([house_painting(number, texts) for number in range(1, MOST + 1)], "standard", texts)
    assert len({card.back for card in cards}) == 1
