"""A collection as a zip file: carried elsewhere whole, and nothing is ever written outside."""

import io
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.collection import zipped
from gallery.collection.importing import import_collection
from gallery.collection.own import open_collection
from gallery.collection.zipped import export_collection, plain_name
from gallery.refusal import Refused

from .ownpictures import folder_of_pictures, halves, tree


def jpeg() -> bytes:
    out = io.BytesIO()
    halves(220, 210).save(out, "JPEG")
    return out.getvalue()


def zip_of(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def test_a_collection_is_the_same_elsewhere(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 3)
    (source / "catalogue.csv").write_text(
        "file;title;artist;year;note\n2-blue_house c.jpg;סוס, כחול;Zoé;1998;“a; b”\n", "utf-8"
    )
    first = import_collection(source, "Ours", data_dir)
    assert export_collection(first.folder, tmp_path / "ours.zip") == 3
    second = import_collection(tmp_path / "ours.zip", "Theirs", tmp_path / "elsewhere")
    assert second.left_out == ()
    assert second.pictures == first.pictures
    assert open_collection("Theirs", (tmp_path / "elsewhere",)).painting(2).title["fr"] == "סוס, כחול"
    again = tmp_path / "again.zip"
    export_collection(first.folder, again)
    assert again.read_bytes() == (tmp_path / "ours.zip").read_bytes()


def test_an_export_that_fails_leaves_the_old_file(tmp_path: Path, data_dir: Path) -> None:
    folder = import_collection(folder_of_pictures(tmp_path / "in", 2), "Ours", data_dir).folder
    target = tmp_path / "out" / "ours.zip"
    target.parent.mkdir()
    target.write_bytes(b"old")
    (folder / "002.jpg").unlink()
    with pytest.raises(Refused, match="not_readable"):
        export_collection(folder, target)
    assert tree(target.parent) == {"ours.zip": b"old"}


def test_names_choose_no_place(tmp_path: Path, data_dir: Path) -> None:
    picture = jpeg()
    names = [
        "../up.jpg",
        "/abs.jpg",
        "a/../../up.jpg",
        "..\\up.jpg",
        "C:\\up.jpg",
        "deep/in.jpg",
        "good.jpg",
        "__MACOSX/._good.jpg",
    ]
    source = zip_of(tmp_path / "tricks.zip", dict.fromkeys(names, picture))
    before = tree(tmp_path)
    imported = import_collection(source, "Ours", data_dir)
    assert [picture.title for picture in imported.pictures] == ["good"]
    assert [refused.key for refused in imported.left_out] == ["picture_path"] * 6
    assert {name for name in tree(tmp_path) if not name.startswith("data/collections/Ours/")} == set(before)


def test_one_folder_around_all_is_none(tmp_path: Path, data_dir: Path) -> None:
    source = zip_of(
        tmp_path / "a.zip", {"Class/1 one.jpg": jpeg(), "Class/2 two.jpg": jpeg(), "__MACOSX/Class/._1.jpg": b""}
    )
    imported = import_collection(source, "Ours", data_dir)
    assert [picture.title for picture in imported.pictures] == ["one", "two"]
    assert imported.left_out == ()


def test_what_is_packed_too_tightly_is_left_out(
    tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(zipped, "MOST_BYTES", 100_000)
    source = zip_of(tmp_path / "a.zip", {"bomb.jpg": bytes(5_000_000), "good.jpg": jpeg()})
    imported = import_collection(source, "Ours", data_dir)
    assert [(refused.params["file"], refused.key) for refused in imported.left_out] == [("bomb.jpg", "picture_huge")]
    monkeypatch.setattr(zipped, "MOST_BYTES_IN_ALL", 1_000)
    with pytest.raises(Refused, match="no_usable_picture"):
        import_collection(source, "More", data_dir)
    assert [path.name for path in (data_dir / "collections").iterdir()] == ["Ours"]


def test_spoiled_zip_files_are_refused(tmp_path: Path, data_dir: Path) -> None:
    good = zip_of(tmp_path / "a.zip", {"good.jpg": jpeg()}).read_bytes()
    (tmp_path / "a.zip").write_bytes(good[:-30])
    with pytest.raises(Refused, match="not_a_collection"):
        import_collection(tmp_path / "a.zip", "Ours", data_dir)
    (tmp_path / "a.zip").write_bytes(good[:60] + bytes(40) + good[100:])
    with pytest.raises(Refused, match="no_usable_picture"):
        import_collection(tmp_path / "a.zip", "Ours", data_dir)
    assert list((data_dir / "collections").iterdir()) == []


@given(st.text(st.sampled_from("ab./\\:\0 ~…"), max_size=12), st.sampled_from(["", "a/", "b/"]))
def test_an_entry_is_a_plain_name_in_the_folder_or_nothing(path: str, top: str) -> None:
    name = plain_name(path, top)
    if name:
        assert path == top + name
        assert Path("in", name).parent == Path("in")
        assert Path("in", name).name == name
        assert not set(name) & set("/\\:\0")
        assert not name.startswith(".")
