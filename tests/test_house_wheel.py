"""What the installable package carries."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from gallery.collection.catalogue import house_catalogue

HOUSE = Path(__file__).resolve().parents[1]
PARTS = ("src", "assets", "pyproject.toml", "README.md", "LICENSE")

builders = pytest.importorskip("hatchling.builders.wheel", reason="the package is built with the development tools")


@pytest.fixture(scope="module")
def carried(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """The files of a package built from a copy in which programs have run: names with sizes in bytes."""
    copy = tmp_path_factory.mktemp("house")
    for name in PARTS:
        part = HOUSE / name
        if part.is_dir():
            shutil.copytree(part, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(part, copy / name)
    for folder in ("assets/paintings/atelier", "assets/paintings/atelier/cubism", "src/gallery/ui"):
        left = copy / folder / "__pycache__"
        left.mkdir()
        (left / "canvas.cpython-311.pyc").write_bytes(b"left over")
    (built,) = builders.WheelBuilder(str(copy)).build(directory=str(copy / "dist"), versions=["standard"])
    with ZipFile(built) as package:
        return {info.filename: info.file_size for info in package.infolist()}


def test_it_carries_the_catalogue_and_every_painting(carried: dict[str, int]) -> None:
    for entry in house_catalogue().values():
        assert carried[f"gallery/assets/paintings/{entry.file}"] > 5_000
    assert carried["gallery/assets/paintings/catalogue.toml"] > 50_000
    assert sum(name.endswith(".svg") and "/paintings/" in name for name in carried) == 55


def test_it_carries_the_sounds(carried: dict[str, int]) -> None:
    assert sum(name.endswith(".wav") and size > 2_000 for name, size in carried.items()) == 8


def test_it_carries_the_pictures_of_the_decks(carried: dict[str, int]) -> None:
    assert sum(name.endswith(".svg") and "/decks/" in name for name in carried) == 155


def test_it_carries_nothing_that_a_run_left_behind(carried: dict[str, int]) -> None:
    assert [name for name in carried if "__pycache__" in name or name.endswith((".pyc", ".part"))] == []
