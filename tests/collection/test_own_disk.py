"""Folders, files and memory that say no: one's own pictures are refused by name, and nothing hangs or is left behind."""

import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gallery.collection import importing, pixels, zipped
from gallery.collection.importing import import_collection
from gallery.collection.own import own_collections, rearrange
from gallery.collection.zipped import export_collection
from gallery.import_command import run
from gallery.places import Places
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Texts
from gallery.texts.refusals import refusal_words

from .ownpictures import folder_of_pictures, halves

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither such files nor such rights")


def as_if_so_large(path: Path, sides: tuple[int, int], **how: Any) -> Path:
    """A JPEG whose head says that it is so many pixels wide and high."""
    halves().save(path, **how)
    data = path.read_bytes()
    # The head of the frame: its mark, length, bits, height, width.
    at = data.index(b"\xff\xc2" if how.get("progressive") else b"\xff\xc0") + 5
    path.write_bytes(data[:at] + sides[1].to_bytes(2, "big") + sides[0].to_bytes(2, "big") + data[at + 4 :])
    return path


def refused(source: Path, data: Path) -> Refused:
    with pytest.raises(Refused) as told:
        import_collection(source, "Ours", data)
    return told.value


@posix
def test_whoever_may_see_the_pictures_may_read_what_they_are_called(tmp_path: Path, data_dir: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = import_collection(folder_of_pictures(tmp_path / "in", 2), "Ours", data_dir).folder
        rearrange(folder, (2, 1))
        export_collection(folder, tmp_path / "ours.zip")
    finally:
        os.umask(before)
    found = [folder / "001.jpg", folder / "collection.json", tmp_path / "ours.zip"]
    assert [stat.S_IMODE(path.stat().st_mode) for path in found] == [0o644] * 3


@posix
def test_a_pipe_is_no_collection_and_is_not_waited_for(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(*_: object) -> None:
        raise AssertionError("whoever opens it waits for somebody at its other end")

    monkeypatch.setattr(zipped, "unpack", opened)
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe", data_dir).key == "not_a_collection"


def test_a_name_that_no_file_can_have_is_no_folder(tmp_path: Path, data_dir: Path) -> None:
    assert refused(tmp_path / ("x" * 300), data_dir).key == "no_such_folder"
    assert refused(tmp_path / "nul\0", data_dir).key == "no_such_folder"


@pytest.mark.parametrize("way", ["is_dir", "is_file"])
def test_what_may_not_be_looked_at_is_told(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    source = folder_of_pictures(tmp_path / "in", 2)
    known = getattr(Path, way)

    def locked(path: Path) -> bool:
        if path.name.startswith("2"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return bool(known(path))

    monkeypatch.setattr(Path, way, locked)
    imported = import_collection(source, "Ours", data_dir)
    assert [(each.key, each.params["file"]) for each in imported.left_out] == [("picture_locked", "2-blue_house c.jpg")]
    (tmp_path / "2nd").write_text("no zip")
    assert refused(tmp_path / "2nd", tmp_path / "elsewhere").key == "not_readable"


def test_a_disk_that_knows_no_locks_is_good_enough(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    home = data_dir / "collections"
    for name, age in (("young", 0.0), ("old", 9_000.0)):
        half = home / f".importing-{name}"
        half.mkdir(parents=True)
        (half / "lock").write_bytes(b"")
        os.utime(half, (time.time() - age,) * 2)

    def none(_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(importing, "_lock", none)
    import_collection(source, "Ours", data_dir)
    assert own_collections((data_dir,)) == ["Ours"]
    assert sorted(path.name for path in home.iterdir()) == [".importing-young", "Ours"]


def test_a_disk_without_room_for_the_first_file_is_told(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "_LOCK", "no/lock")
    assert refused(folder_of_pictures(tmp_path / "in", 1), data_dir).key == "not_writable"
    assert list((data_dir / "collections").iterdir()) == []


@pytest.mark.parametrize(
    ("sides", "progressive", "subsampling", "too_large"),
    [
        ((12_000, 9_000), False, "4:4:4", False),
        ((12_000, 9_000), True, "4:4:4", True),
        ((6_000, 6_000), True, "4:4:4", False),
        ((9_000, 8_000), True, "4:2:0", False),
        ((12_000, 9_000), True, "4:2:0", True),
    ],
)
def test_a_jpeg_that_comes_in_passes_is_kept_whole_by_its_reader(
    tmp_path: Path, sides: tuple[int, int], progressive: bool, subsampling: str, too_large: bool
) -> None:
    path = as_if_so_large(tmp_path / "a.jpg", sides, progressive=progressive, subsampling=subsampling)
    with pixels.opened(path) as image:
        assert image.size == sides
        assert pixels.too_large(image) is too_large


@pytest.mark.parametrize(
    ("sides", "side", "times"),
    [
        # A panorama of a telephone; one that is upright; what is large both ways; what is kept as it is.
        ((16_382, 3_628), (3000, 3000), 2),
        ((2_500, 60_000), (3000, 3000), 2),
        ((50_000, 3_500), (3000, 3000), 4),
        ((13_000, 13_000), (3000, 3000), 4),
        ((13_000, 13_000), (1500, 1500), 8),
        ((6_000, 4_000), (3000, 3000), 1),
        ((6_000, 4_000), (1500, 1000), 4),
    ],
)
def test_a_jpeg_is_unpacked_as_small_as_memory_wants_it(
    tmp_path: Path, sides: tuple[int, int], side: tuple[int, int], times: int
) -> None:
    with pixels.opened(as_if_so_large(tmp_path / "a.jpg", sides)) as image:
        pixels._shrink_on_reading(image, side)
        assert image.size == tuple(-(-length // times) for length in sides)


def test_a_picture_that_memory_has_no_room_for_is_too_large_and_not_damaged(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(pixels, "unpacked", full)
    source = folder_of_pictures(tmp_path / "in", 1)
    halves(50, 50).save(source / "small.jpg")
    told: list[Refused] = []
    assert importing._take(source, tmp_path, told, importing._no_progress) == []
    assert [each.key for each in told] == ["picture_huge", "picture_tiny"]


def test_where_nothing_can_be_used_it_is_said_what_helps(tmp_path: Path, data_dir: Path) -> None:
    source = tmp_path / "in"
    (source / "more").mkdir(parents=True)
    (source / "letter.txt").write_text("words")
    folders = refused(source, data_dir)
    halves(50, 50).save(source / "small.jpg")
    small = refused(source, data_dir)
    (source / "IMG_1.HEIC").write_bytes(b"\0\0\0\x18ftypheic" * 9)
    telephone = refused(source, data_dir)
    assert [told.params["detail"] for told in (folders, small, telephone)] == ["folders", "", "heic"]
    for language in LANGUAGES:
        words = [refusal_words(told, Texts(language)) for told in (folders, small, telephone)]
        assert len(set(words)) == 3
        assert "HEIC" in words[2]


def test_a_terminal_is_not_told_what_to_do_by_a_files_name(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)

    def foreign(path: Path, _: Path) -> tuple[str, int, int]:
        if path.suffix == ".txt":
            # A name that not every disk takes.
            raise Refused("picture_foreign", file="\x1b]0;mine\x07\n! all is lost.txt")
        return path.name, 320, 240

    (source / "a.txt").write_text("")
    monkeypatch.setattr(importing, "_rewrite", foreign)
    run(source, "Ours", Places(data_dir), Texts("en"), lambda _done, _of: None, as_json=False)
    told = capsys.readouterr().err
    assert told.count("\n") == 2
    assert all(sign.isprintable() for sign in told.replace("\n", ""))
