"""Where the saved diaries of these tests lie."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journal.diary import diary


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a diary can be saved; the only thing in its folder."""
    folder = tmp_path / "games"
    folder.mkdir()
    return folder / "diary.gallery"


@pytest.fixture
def saved(path: Path) -> Path:
    """A closed diary of three words."""
    diary(path).close()
    return path


@pytest.fixture
def untouched(path: Path) -> Callable[[], bool]:
    """Whether the folder still holds exactly the bytes that it holds now."""

    def bytes_of() -> dict[str, bytes]:
        return {each.name: each.read_bytes() for each in path.parent.iterdir()}

    before = bytes_of()
    return lambda: bytes_of() == before
