"""One's own pictures become a collection: all that can be used, or nothing (paintings.md, One's own pictures)."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageCms

from gallery.collection.captions import title_of
from gallery.collection.importing import LEAST_SIDE, LONGEST_SIDE, import_collection
from gallery.collection.own import (
    check_collection_name,
    delete_collection,
    folder_of,
    open_collection,
    own_collections,
    read_index,
    rearrange,
    rename_collection,
)
from gallery.refusal import Refused

from .ownpictures import BLUE, RED, bomb, folder_of_pictures, halves, tree


def near(found: object, colour: tuple[int, int, int], tolerance: int = 22) -> bool:
    assert isinstance(found, tuple)
    return all(abs(one - other) <= tolerance for one, other in zip(found, colour, strict=True))


def only_picture(data: Path, name: str = "Ours") -> Image.Image:
    """The one picture of a collection, as it was kept."""
    photograph = open_collection(name, (data,)).painting(1).photograph
    assert photograph is not None
    with Image.open(photograph.path) as image:
        image.load()
    assert image.size == (photograph.width, photograph.height)
    return image


def refusal(source: Path, name: str, data: Path) -> str:
    with pytest.raises(Refused) as told:
        import_collection(source, name, data)
    return told.value.key


@pytest.mark.parametrize(
    ("name", "mode", "how"),
    [
        ("a.jpg", "RGB", {}),
        ("a.JPEG", "CMYK", {"format": "JPEG"}),
        ("a.png", "RGBA", {}),
        ("a.png", "P", {}),
        ("a.webp", "RGB", {}),
        ("a.tif", "CMYK", {}),
        ("a.gif", "P", {}),
        ("a.bmp", "RGB", {}),
        ("a.avif", "RGB", {}),
    ],
)
def test_every_kind_of_picture_is_kept_with_its_colours(
    tmp_path: Path, data_dir: Path, name: str, mode: str, how: dict[str, Any]
) -> None:
    (tmp_path / "in").mkdir()
    halves(mode=mode).save(tmp_path / "in" / name, **how)
    assert import_collection(tmp_path / "in", "Ours", data_dir).left_out == ()
    image = only_picture(data_dir)
    assert (image.format, image.mode) in {("JPEG", "RGB"), ("PNG", "RGB")}
    assert image.size == (320, 240)
    # A palette of few colours has its neighbours.
    tolerance = 48 if mode == "P" else 22
    assert near(image.getpixel((60, 40)), RED, tolerance)
    assert near(image.getpixel((260, 40)), BLUE, tolerance)


def test_sixteen_bits_keep_their_greys_and_few_colours_stay_sharp(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    Image.new("I;16", (300, 220), 40_000).save(tmp_path / "in" / "a.png")
    import_collection(tmp_path / "in", "Ours", data_dir)
    image = only_picture(data_dir)
    assert (image.format, image.getpixel((5, 5))) == ("PNG", 156)


def test_what_is_clear_becomes_white(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    image = halves(mode="RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 160, 240))
    image.save(tmp_path / "in" / "a.png")
    import_collection(tmp_path / "in", "Ours", data_dir)
    assert near(only_picture(data_dir).getpixel((40, 40)), (255, 255, 255), 3)


def test_a_moving_picture_gives_its_first_frame(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    first, second = Image.new("RGB", (240, 220), RED), Image.new("RGB", (240, 220), BLUE)
    first.save(tmp_path / "in" / "a.gif", save_all=True, append_images=[second])
    import_collection(tmp_path / "in", "Ours", data_dir)
    assert near(only_picture(data_dir).getpixel((5, 5)), RED)


def test_a_picture_stands_upright_and_tells_nothing_of_where_it_was_taken(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "SECRET-CAMERA"
    exif[0x8825] = {1: "N", 2: (31.0, 46.0, 0.0)}
    halves().save(tmp_path / "in" / "a.jpg", exif=exif, comment=b"SECRET-REMARK")
    known = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    drawn = Image.new("RGB", (240, 220), RED)
    drawn.save(tmp_path / "in" / "b.png", exif=exif, icc_profile=known)
    imported = import_collection(tmp_path / "in", "Ours", data_dir)
    assert [(picture.width, picture.height) for picture in imported.pictures] == [(240, 320), (220, 240)]
    image = only_picture(data_dir)
    assert near(image.getpixel((120, 60)), RED)
    assert near(image.getpixel((120, 260)), BLUE)
    for picture in imported.pictures:
        kept = (imported.folder / picture.file).read_bytes()
        assert not any(mark in kept for mark in (b"SECRET", b"Exif", b"eXIf", b"ICC_PROFILE", b"iCCP"))


@pytest.mark.parametrize(("name", "mode"), [("a.jpg", "RGB"), ("a.png", "RGBA")])
def test_colours_of_another_space_become_those_of_screens(tmp_path: Path, data_dir: Path, name: str, mode: str) -> None:
    (tmp_path / "in").mkdir()
    # A space in which red and blue change places: whoever passes the profile over shows them wrongly.
    known = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    turned = known.replace(b"rXYZ", b"?XYZ").replace(b"bXYZ", b"rXYZ").replace(b"?XYZ", b"bXYZ")
    halves(mode=mode).save(tmp_path / "in" / name, icc_profile=turned)
    import_collection(tmp_path / "in", "Ours", data_dir)
    image = only_picture(data_dir)
    assert near(image.getpixel((60, 40)), (RED[2], RED[1], RED[0]), 40)
    assert near(image.getpixel((260, 40)), (BLUE[2], BLUE[1], BLUE[0]), 40)


def test_great_pictures_are_kept_as_large_as_a_wall_shows(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    Image.new("L", (LONGEST_SIDE + 600, 400), 90).save(tmp_path / "in" / "a.jpg")
    import_collection(tmp_path / "in", "Ours", data_dir)
    assert only_picture(data_dir).size == (LONGEST_SIDE, round(400 * LONGEST_SIDE / (LONGEST_SIDE + 600)))


def test_what_cannot_be_used_is_told_with_its_reason_and_the_rest_is_taken(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 2)
    halves().save(source / "cut.jpg")
    (source / "cut.jpg").write_bytes((source / "cut.jpg").read_bytes()[:2000])
    halves(LEAST_SIDE - 1, 400).save(source / "tiny.png")
    # A hundred megapixels in a hundred bytes, and four hundred.
    bomb(source / "bomb.png", 10_000)
    bomb(source / "great bomb.png", 20_000)
    (source / "empty.webp").write_bytes(b"")
    (source / "telephone.heic").write_bytes(b"ftypheic" * 9)
    (source / "letter.docx").write_bytes(b"PK")
    (source / "drawing.svg").write_text("<svg/>")
    (source / "more").mkdir()
    (source / ".hidden.jpg").write_bytes(b"")
    (source / "Thumbs.db").write_bytes(b"")
    before = tree(source)
    imported = import_collection(source, "Ours", data_dir)
    assert {str(refused.params["file"]): refused.key for refused in imported.left_out} == {
        "cut.jpg": "picture_broken",
        "tiny.png": "picture_tiny",
        "bomb.png": "picture_huge",
        "great bomb.png": "picture_huge",
        "empty.webp": "picture_broken",
        "telephone.heic": "picture_foreign",
        "letter.docx": "picture_foreign",
        "drawing.svg": "picture_foreign",
        "more": "picture_folder",
    }
    assert [picture.title for picture in imported.pictures] == ["blue house b", "blue house c"]
    assert tree(source) == before
    assert sorted(tree(imported.folder)) == ["001.jpg", "002.jpg", "collection.json"]


def test_numbers_follow_the_names_as_people_count(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in ("10 ten.jpg", "2 two.jpg", "Apple.jpg", "banana.jpg", "1 one.jpg"):
        halves().save(tmp_path / "in" / name)
    imported = import_collection(tmp_path / "in", "Ours", data_dir)
    assert [picture.title for picture in imported.pictures] == ["one", "two", "ten", "Apple", "banana"]


@pytest.mark.parametrize(
    ("file", "title"),
    [
        ("03_blue-horse.jpg", "blue horse"),
        ("סוס_כחול.png", "סוס כחול"),
        ("12. Pont  sous la pluie.webp", "Pont sous la pluie"),
        ("IMG_2041.jpg", ""),
        ("DSC00012.JPG", ""),
        ("PXL_20240512_101112.jpg", ""),
        ("WhatsApp Image 2024-05-12 at 10.11.12.jpg", ""),
        ("0007.png", ""),
        ("Room 101.jpg", "Room 101"),
        ("\u200f\u200f03_סוס.jpg", "סוס"),
        ("\u200f\u200fלכידה.PNG", ""),
        ("צילום מסך 2024-05-12 101112.png", ""),
        ("Capture d’écran 2024-05-12 à 10.11.12.png", ""),
    ],
)
def test_a_title_out_of_a_files_name(file: str, title: str) -> None:
    assert title_of(file) == title


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "..",
        ".",
        "../x",
        "a/b",
        "a\\b",
        "c:",
        "x" * 61,
        "con",
        "NUL.txt",
        "con .txt",
        "COM¹",
        "a\nb",
        "a\u202eb",
        ".hidden",
        "end.",
    ],
)
def test_names_that_are_no_folders_are_refused(tmp_path: Path, data_dir: Path, name: str) -> None:
    assert refusal(folder_of_pictures(tmp_path / "in", 1), name, data_dir) == "bad_collection_name"
    assert tree(data_dir) == {}


@pytest.mark.parametrize("name", ["כיתה ד׳ 2", "Œuvres d’élèves", "Class 4B (spring)", "e\u0301cole"])
def test_names_as_schools_give_them_are_good(name: str) -> None:
    assert check_collection_name(f" {name} ") in (name, "\u00e9cole")


def test_a_name_is_given_once(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    import_collection(source, "Class 4B", data_dir)
    before = tree(data_dir)
    assert refusal(source, "class 4b", data_dir) == "collection_exists"
    assert refusal(source, "House", data_dir) == "collection_exists"
    assert tree(data_dir) == before


def test_a_folder_without_any_picture_makes_nothing(tmp_path: Path, data_dir: Path) -> None:
    (tmp_path / "in").mkdir()
    assert refusal(tmp_path / "in", "Ours", data_dir) == "no_usable_picture"
    (tmp_path / "in" / "a.txt").write_text("words")
    assert refusal(tmp_path / "in", "Ours", data_dir) == "no_usable_picture"
    assert refusal(tmp_path / "nowhere", "Ours", data_dir) == "no_such_folder"
    assert refusal(tmp_path / "in" / "a.txt", "Ours", data_dir) == "not_a_collection"
    assert list((data_dir / "collections").iterdir()) == []


def test_cancelled_half_way_it_leaves_nothing(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 3)
    told: list[tuple[int, int, str]] = []

    def stop(done: int, of: int, file: str) -> None:
        told.append((done, of, file))
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_collection(source, "Ours", data_dir, stop)
    assert [step[:2] for step in told] == [(0, 3), (1, 3), (2, 3)]
    assert list((data_dir / "collections").iterdir()) == []


def test_killed_half_way_it_is_not_there_and_is_cleared_away(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 3)
    killed = (
        "import os, sys; from pathlib import Path; from gallery.collection.importing import import_collection\n"
        "import_collection(Path(sys.argv[1]), 'Ours', Path(sys.argv[2]), lambda done, of, _: done < 2 or os._exit(9))"
    )
    run = subprocess.run([sys.executable, "-c", killed, str(source), str(data_dir)], check=False)
    assert run.returncode == 9
    (left,) = (data_dir / "collections").iterdir()
    assert (left / "002.jpg").exists()
    assert own_collections((data_dir,)) == []
    import_collection(source, "Ours", data_dir)
    assert [path.name for path in (data_dir / "collections").iterdir()] == ["Ours"]


def test_what_another_program_is_importing_is_left_alone(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 2)

    def another(done: int, of: int, file: str) -> None:
        if done == 1:
            import_collection(source, "Theirs", data_dir)

    import_collection(source, "Ours", data_dir, another)
    assert own_collections((data_dir,)) == ["Ours", "Theirs"]


def test_a_full_disk_leaves_nothing(tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Image.Image, "save", full)
    assert refusal(source, "Ours", data_dir) == "disk_full"
    assert list((data_dir / "collections").iterdir()) == []


def test_a_collection_is_rearranged_renamed_and_taken_away(tmp_path: Path, data_dir: Path) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 3), "Ours", data_dir)
    folder = folder_of("ours", (data_dir,))
    rearrange(folder, (3, 1))
    collection = open_collection("Ours", (data_dir,))
    assert collection.size == 2
    assert [collection.painting(number).title["he"] for number in (1, 2)] == ["blue house d", "blue house b"]
    assert sorted(tree(folder)) == ["001.jpg", "003.jpg", "collection.json"]
    for wrong in ((), (1, 1), (3,), (0,)):
        with pytest.raises(ValueError, match=r"\("):
            rearrange(folder, wrong)
    assert rename_collection("Ours", " OURS ", data_dir) == "OURS"
    assert rename_collection("OURS", "Spring", data_dir) == "Spring"
    assert own_collections((data_dir,)) == ["Spring"]
    # Games that began under the old name find it.
    assert open_collection("Ours", (data_dir,)).name == "Spring"
    delete_collection("Spring", data_dir)
    assert list((data_dir / "collections").iterdir()) == []
    with pytest.raises(Refused, match="unknown_collection"):
        open_collection("Spring", (data_dir,))


@pytest.mark.parametrize(
    "spoiled", ["", "{}", '{"pictures":[{"file":"../../x.jpg","width":1,"height":1}]}', "[" * 5000]
)
def test_an_index_that_was_spoiled_is_refused(tmp_path: Path, data_dir: Path, spoiled: str) -> None:
    folder = import_collection(folder_of_pictures(tmp_path / "in", 1), "Ours", data_dir).folder
    (folder / "collection.json").write_text(spoiled, "utf-8")
    with pytest.raises(Refused, match="collection_damaged"):
        read_index(folder)


def test_beyond_its_pictures_a_collection_has_bare_canvases(tmp_path: Path, data_dir: Path) -> None:
    import_collection(folder_of_pictures(tmp_path / "in", 1), "Ours", data_dir)
    beyond = open_collection("Ours", (data_dir,)).painting(2)
    assert beyond.photograph is None
    assert beyond.title == {}
    assert len(beyond.picture.shapes) == 1


def test_the_house_needs_no_reader_of_photographs() -> None:
    program = (
        "import sys; from gallery.collection.own import open_collection, own_collections\n"
        "open_collection(None, ()).painting(1).picture\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] == 'PIL'))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
