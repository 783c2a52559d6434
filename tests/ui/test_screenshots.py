"""`gallery screenshots`: the pictures that were asked for, whole, of their size, and with something on them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtGui import QImage

from gallery.cli import cli
from gallery.texts import Language
from gallery.ui import screenshots
from gallery.ui.screenshots import CONSOLE_SCREENS, WALL_SCREENS, picture_names


def gallery(*words: str | Path) -> subprocess.CompletedProcess[str]:
    # As somebody runs it who has chosen no platform of Qt.
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    command = [sys.executable, "-m", "gallery.cli", *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=300)


def colours(image: QImage) -> int:
    """How many colours a sample of the picture's dots has."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)})


def loaded(path: Path) -> QImage:
    image = QImage(str(path))
    assert not image.isNull(), path
    return image


def check_size(path: Path) -> None:
    """The picture is as large as its name says."""
    image = loaded(path)
    assert f"{image.width()}x{image.height()}" == path.name.split("-")[2]


def test_every_main_screen_in_every_language_room_and_size() -> None:
    names = picture_names(("he", "fr", "en"))
    assert len(names) == len(set(names)) == 3 * 2 * (3 * len(CONSOLE_SCREENS) + 2 * len(WALL_SCREENS))
    assert "he-dark-1920x1080-projector-reveal.png" in names
    assert "fr-light-1024x768-projector-sold.png" in names
    assert "en-light-1366x768-console-paper-sale.png" in names
    assert "he-light-1366x768-referee-predicting.png" in names
    assert "he-dark-1024x768-console-auction.png" in names
    assert "fr-light-1920x1080-start.png" in names
    assert "fr-dark-1920x1080-projector-members-only.png" in names
    assert picture_names(("he",), "dark-1366x768-start") == ["he-dark-1366x768-start.png"]


def test_pictures_of_one_language_and_both_rooms(tmp_path: Path) -> None:
    done = gallery(
        "--lang",
        "he",
        "screenshots",
        "--out",
        tmp_path / "new",
        "--only",
        "1366x768-console-auction",
        "--data",
        tmp_path / "data",
    )
    assert (done.returncode, done.stderr) == (0, "")
    made = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in made] == [
        "he-dark-1366x768-console-auction.png",
        "he-light-1366x768-console-auction.png",
    ]
    assert sorted(done.stdout.splitlines()) == [str(path) for path in made]
    dark, light = map(loaded, made)
    for path in made:
        check_size(path)
    assert min(colours(dark), colours(light)) > 200
    # The middle of the players' column is bare wall.
    assert dark.pixelColor(683, 700).lightness() < 80 < 180 < light.pixelColor(683, 700).lightness()
    # The game and the settings of whoever asks for pictures are left alone.
    assert not (tmp_path / "data").exists()


def test_all_languages_when_none_is_named_and_hebrew_is_mirrored(tmp_path: Path) -> None:
    done = gallery("screenshots", "--out", tmp_path, "--only", "light-1024x768-projector-sa")
    assert (done.returncode, done.stderr) == (0, "")
    scenes = [f"{language}-light-1024x768-projector-sale.png" for language in ("en", "fr", "he")]
    assert sorted(path.name for path in tmp_path.iterdir()) == scenes
    images = {name[:2]: loaded(tmp_path / name) for name in scenes}
    for name in scenes:
        check_size(tmp_path / name)
    # The painting hangs where reading begins.
    left, right = (0, 50, 500, 500), (524, 50, 500, 500)
    assert colours(images["he"].copy(*right)) > 2 * colours(images["he"].copy(*left))
    for language in ("en", "fr"):
        assert colours(images[language].copy(*left)) > 2 * colours(images[language].copy(*right))
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == len(scenes)


def test_what_stood_under_the_name_is_replaced_and_nothing_else_touched(tmp_path: Path) -> None:
    name = "fr-light-1366x768-start.png"
    (tmp_path / name).write_text("old")
    (tmp_path / "mine.txt").write_text("mine")
    done = gallery("screenshots", "--lang", "fr", "--out", tmp_path, "--only", "light-1366x768-start")
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == [name, "mine.txt"]
    check_size(tmp_path / name)
    # The five paintings are there, not only their places.
    assert colours(loaded(tmp_path / name).copy(800, 50, 500, 600)) > 1000


@pytest.mark.parametrize(
    ("out", "only", "key"),
    [("file/new", "start", "folder_not_writable"), ("new", "nothing", "no_such_screen")],
)
def test_what_cannot_be_drawn_is_one_line_and_leaves_nothing(tmp_path: Path, out: str, only: str, key: str) -> None:
    (tmp_path / "file").write_text("")
    done = gallery("screenshots", "--lang", "en", "--out", tmp_path / out, "--only", only)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{key}: ")
    assert len(done.stderr.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(("chosen", "used"), [(None, "offscreen"), ("xcb", "xcb")])
def test_a_platform_that_was_chosen_is_kept(monkeypatch: pytest.MonkeyPatch, chosen: str | None, used: str) -> None:
    seen: list[object] = []

    def drawn(out: Path, languages: Sequence[Language], only: str) -> list[Path]:
        seen.extend((os.environ["QT_QPA_PLATFORM"], out, languages, only))
        return []

    monkeypatch.setattr(screenshots, "draw_screens", drawn)
    monkeypatch.setenv("QT_QPA_PLATFORM", chosen or "")
    if chosen is None:
        monkeypatch.delenv("QT_QPA_PLATFORM")
    done = CliRunner().invoke(cli, ["screenshots", "--out", "new"])
    assert done.exit_code == 0
    assert seen == [used, Path("new"), ("he", "fr", "en"), ""]


@pytest.mark.slow
def test_the_pictures_are_the_same_each_time(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        done = gallery("screenshots", "--lang", "en", "--out", tmp_path / folder, "--only", "en-light-1366")
        assert (done.returncode, done.stderr) == (0, "")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes(), path.name


@pytest.mark.slow
@pytest.mark.parametrize(("language", "only"), [("he", "-light-"), ("fr", "-light-1024"), ("en", "-dark-1920")])
def test_all_pictures(tmp_path: Path, language: Language, only: str) -> None:
    """Every screen and size of one language, and a size of the others."""
    done = gallery("screenshots", "--lang", language, "--only", only, "--out", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(picture_names((language,), only))
    for path in tmp_path.iterdir():
        check_size(path)
        assert colours(loaded(path)) > 20, path.name
