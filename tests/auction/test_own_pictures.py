"""A game knows the collection whose pictures its paintings are."""

from pathlib import Path

import pytest

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.collection.importing import import_collection
from gallery.collection.own import delete_collection
from gallery.refusal import Refused
from tests.collection.ownpictures import folder_of_pictures
from tests.prompt import NEW, entries_of, facts, gallery, play, script


def opened(path: Path) -> dict[str, object]:
    (fact,) = facts({"facts": entries_of(path)[0].facts}, "GameOpened")
    return fact


def test_the_record_knows_the_collection_and_goes_on_without_it(tmp_path: Path, data_dir: Path) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 5), "Class 4B", data_dir)
    path = tmp_path / "a.gallery"
    new = {**NEW, "paintings": 5, "collection": "class 4b"}
    told = gallery("play", "-", "--save", path, "--json", "--data", data_dir, stdin=script(new))
    assert told.code == 0, told.err
    assert told.json["collection"] == "Class 4B"
    assert opened(path)["collection"] == "Class 4B"
    delete_collection("Class 4B", data_dir)
    assert gallery("show", path, "--json").json["collection"] == "Class 4B"
    table = Table.open(path)
    assert table.state.setup.collection == "Class 4B"
    table.do(c.Deal(paintings={"Dana": 3, "Avi": 4, "Noa": 5}))
    table.close()


def test_a_game_of_the_house_is_recorded_as_before(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    assert play(NEW, save=path).json["collection"] == "house"
    assert "collection" not in opened(path)


@pytest.mark.parametrize(
    ("collection", "paintings", "key"),
    [
        ("Louvre", 4, "unknown_collection"),
        ("../Ours", 4, "unknown_collection"),
        ("Ours", 5, "too_few_pictures"),
        (7, 4, "bad_field"),
    ],
)
def test_a_game_begins_with_pictures_that_are_there(
    tmp_path: Path, data_dir: Path, collection: object, paintings: int, key: str
) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 4), "Ours", data_dir)
    new = {**NEW, "paintings": paintings, "collection": collection}
    assert gallery("play", "-", "--data", data_dir, stdin=script(new)).key == key


def test_the_rules_say_how_many_are_missing(tmp_path: Path, data_dir: Path) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 4), "Ours", data_dir)
    with pytest.raises(Refused) as told:
        Table.new(c.New(players=("Dana", "Avi"), paintings=6, collection="Ours"), folders=(data_dir,))
    assert dict(told.value.params) == {"name": "Ours", "count": 6, "there": 4}
