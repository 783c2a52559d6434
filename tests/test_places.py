"""Where a person's things lie: the saved games in order, settings that are whole or not there."""

import errno
import os
import sys
from pathlib import Path

import pytest

from gallery import places as module
from gallery.places import Places, Settings
from gallery.refusal import Refused


@pytest.fixture
def places(data_dir: Path) -> Places:
    return Places(data_dir)


def test_the_data_folder_is_the_platforms_unless_one_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Places(tmp_path / "own").data == tmp_path / "own"
    assert Places().data.name == "gallery"
    if sys.platform.startswith("linux"):
        assert Places().data == tmp_path / "gallery"
    # Asking where it lies makes nothing there.
    assert not (tmp_path / "gallery").exists()


def test_the_game_that_was_played_last_comes_first(places: Places) -> None:
    places.make(places.games)
    for age, name in ((30, "b.gallery"), (10, "a.gallery"), (20, "משחק.gallery")):
        (places.games / name).write_text("")
        os.utime(places.games / name, (1_000_000 - age,) * 2)
    for other in (".hidden.gallery", "notes.txt", "a.gallery-journal"):
        (places.games / other).write_text("")
    (places.games / "folder.gallery").mkdir()
    (places.games / "nowhere.gallery").symlink_to(places.games / "none")
    assert [path.name for path in places.saved_games()] == ["a.gallery", "משחק.gallery", "b.gallery"]


def test_a_game_that_is_taken_away_meanwhile_is_no_fault(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    places.make(places.games)
    for name in ("a.gallery", "b.gallery"):
        (places.games / name).write_text("")
    glob = Path.glob

    def meanwhile(folder: Path, pattern: str) -> list[Path]:
        found = sorted(glob(folder, pattern))
        found[0].unlink()
        return found

    monkeypatch.setattr(Path, "glob", meanwhile)
    assert [path.name for path in places.saved_games()] == ["b.gallery"]


def test_no_folder_and_an_unreadable_one_hold_no_games(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    assert places.saved_games() == []

    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "glob", refused)
    assert places.saved_games() == []


def test_settings_are_kept(places: Places) -> None:
    kept = Settings(language="he", dark_room=True, last_players=["דנה", "Avi"])
    places.save_settings(kept)
    assert places.settings() == kept
    assert [each.name for each in places.data.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"language":5}', b'{"language":"\xff"}', b'{"x":' + b"[" * 100_000, b"\0" * 100],
    ids=["empty", "cut", "list", "type", "not UTF-8", "deep", "zeros"],
)
def test_settings_that_cannot_be_read_are_the_default_ones(places: Places, content: bytes) -> None:
    (places.data / "settings.json").write_bytes(content)
    assert places.settings() == Settings()


def test_what_a_newer_version_remembers_is_passed_over(places: Places) -> None:
    (places.data / "settings.json").write_text('{"language":"fr","hologram":true}')
    assert places.settings() == Settings(language="fr")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EACCES])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_settings_that_cannot_be_written_leave_the_old_ones(
    places: Places, monkeypatch: pytest.MonkeyPatch, number: int, step: str
) -> None:
    places.save_settings(Settings(language="he"))

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr({"fsync": "os.fsync", "replace": "pathlib.Path.replace"}[step], fail)
    with pytest.raises(Refused) as refused:
        places.save_settings(Settings(language="fr"))
    full = number in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
    assert refused.value.key == ("disk_full" if full else "not_writable")
    assert places.settings() == Settings(language="he")
    assert [each.name for each in places.data.iterdir()] == ["settings.json"]


def test_a_file_that_another_program_looks_into_is_waited_for(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows refuses to replace it (errors 5 and 32) for a moment, or for ever.
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    replace, refusals = Path.replace, [2]

    def busy(part: Path, target: Path) -> Path:
        refusals[0] -= 1
        if refusals[0] >= 0:
            raise PermissionError(errno.EACCES, "another program looks into it")
        return replace(part, target)

    monkeypatch.setattr(Path, "replace", busy)
    places.save_settings(Settings(language="he"))
    refusals[0] = 1_000
    with pytest.raises(Refused, match="not_writable"):
        places.save_settings(Settings(language="fr"))
    assert refusals[0] > 990
    assert places.settings() == Settings(language="he")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        Places(tmp_path / "file").save_settings(Settings())
    assert refused.value.key == "not_writable"
