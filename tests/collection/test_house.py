"""The house collection as it ships: files, weights, words, and that the atelier still paints the same bytes."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gallery.collection import house_collection
from gallery.collection.catalogue import MOVEMENTS, house_catalogue, load_catalogue
from gallery.collection.svg import read_picture
from gallery.refusal import Refused
from gallery.resources import assets

PAINTINGS = assets() / "paintings"
FILES = sorted(PAINTINGS.glob("*.svg"))
LANGUAGES = ("he", "fr", "en")
WORDS = ("title", "manner", "period", "look", "answer")

AGAIN = """
import sys
from atelier.captions import catalogue
from atelier.registry import OUT, paintings
most = int(sys.argv[1])
of = paintings()
if sorted(painting.file for painting in of) != sorted(path.name for path in OUT.glob("*.svg")):
    sys.exit("other files than paintings")
for painting in of[:most]:
    if painting.svg().encode() != (OUT / painting.file).read_bytes():
        sys.exit(painting.file)
if catalogue().encode() != (OUT / "catalogue.toml").read_bytes():
    sys.exit("catalogue.toml")
"""


def paint_again(most: int) -> str:
    """Paints the first ones in a process of its own, with other hash seeds; empty when all are as they were."""
    environment = {**os.environ, "PYTHONHASHSEED": "11"}
    done = subprocess.run(
        [sys.executable, "-c", AGAIN, str(most)], cwd=PAINTINGS, env=environment, capture_output=True, text=True
    )
    return done.stderr.strip()


def test_the_first_of_each_movement_are_painted_alike_again() -> None:
    assert paint_again(5) == ""


@pytest.mark.slow
def test_every_painting_is_painted_alike_again() -> None:
    assert paint_again(55) == ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_painting_is_light_and_keeps_to_the_subset(path: Path) -> None:
    assert path.stat().st_size <= 100_000
    picture = read_picture(path)
    # What a kit of many paintings and a slow machine can bear.
    assert 10 < len(picture.shapes) <= 1500
    assert sum(len(shape.path) for shape in picture.shapes) <= 14_000


def test_all_together_weigh_less_than_five_megabytes() -> None:
    assert sum(path.stat().st_size for path in FILES) <= 5_000_000


def test_every_file_has_a_number_and_every_number_a_file() -> None:
    files = {entry.number: entry.file for entry in house_catalogue().values()}
    assert sorted(files.values()) == [path.name for path in FILES]
    assert all(file.startswith(f"{number:02d}-") for number, file in files.items())


def test_movements_take_turns() -> None:
    assert {house_collection().painting(number).movement for number in range(1, 6)} == set(MOVEMENTS)
    assert all(entry.movement == MOVEMENTS[(number - 1) % 5] for number, entry in house_catalogue().items())


@pytest.mark.parametrize("number", sorted(house_catalogue()))
def test_a_painting_has_its_words_in_three_languages(number: int) -> None:
    painting = house_collection().painting(number)
    for word in WORDS:
        told: dict[str, str] = getattr(painting, word)
        assert set(told) == set(LANGUAGES)
        assert len(set(told.values())) >= 2
        assert re.search("[\u05d0-\u05ea]", told["he"])
        assert not re.search("[\u05d0-\u05ea]", told["fr"] + told["en"])
    assert all(painting.look[language].endswith("?") for language in LANGUAGES)
    assert all(painting.answer[language].endswith(".") for language in LANGUAGES)


@pytest.mark.parametrize("number", sorted(house_catalogue()))
def test_french_puts_unbroken_spaces_before_its_signs(number: int) -> None:
    painting = house_collection().painting(number)
    for word in WORDS:
        assert not re.search("[^\u00a0][:;?!»]|«[^\u00a0]", getattr(painting, word)["fr"])


def test_titles_differ() -> None:
    for language in LANGUAGES:
        titles = [entry.title.by_language()[language] for entry in house_catalogue().values()]
        assert len(set(titles)) == len(titles)


def test_numbers_beyond_the_catalogue_are_sketches() -> None:
    beyond = house_collection().painting(max(house_catalogue(), default=0) + 1)
    assert beyond.title == {}
    assert beyond.picture.shapes


def entry_text(**changes: object) -> str:
    fields = {"number": 1, "file": '"01-a.svg"', "movement": '"impressionism"'}
    lines = [f"{key} = {value}" for key, value in (fields | changes).items()]
    words = '{ he = "א", fr = "b", en = "c" }'
    return "\n".join(["[[painting]]", *lines, *(f"{word} = {words}" for word in WORDS if word not in changes)]) + "\n"


@pytest.mark.parametrize(
    "text",
    [
        entry_text(number=2),
        entry_text(number=0),
        entry_text(file='"../secret.svg"'),
        entry_text(movement='"baroque"'),
        entry_text(title='{ he = "א", fr = "b" }'),
        entry_text(title='{ he = "א", fr = " ", en = "c" }'),
        entry_text(price="3"),
        entry_text() + entry_text(),
        "[[painting]",
    ],
)
def test_a_catalogue_that_is_not_whole_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "catalogue.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Refused, match="bad_data_file"):
        load_catalogue(path)


def test_a_whole_catalogue_is_read(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.toml"
    path.write_text(entry_text(), "utf-8")
    (entry,) = load_catalogue(path).values()
    assert entry.title.by_language() == {"he": "א", "fr": "b", "en": "c"}
    assert tomllib.loads(path.read_text("utf-8"))["painting"][0]["number"] == 1
