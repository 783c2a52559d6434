"""Photographs of every kind are printed right or refused by name, in bounded memory (K-15)."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from gallery.printing.kits import make_kit
from gallery.printing.pdf import Art, Press
from gallery.printing.photographs import FINEST, Photograph, open_photograph
from gallery.printing.pictures import Painting
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.texts import Texts
from tests.collection.ownpictures import bomb

from .kit import options
from .test_components import drawn

RED, BLUE = (200, 30, 20), (20, 40, 190)
SIZE = Size(80, 60)


def halves(width: int = 400, height: int = 300, mode: str = "RGB") -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(BLUE, (width // 2, 0, width, height))
    return image.convert(mode)


def shown(photograph: Photograph, folder: Path) -> Image.Image:
    """The picture on a page of its own proportion, drawn."""
    size = Size(80, 80 / photograph.aspect)
    press = Press(folder / "page.pdf", "photograph", "en")
    with press.page(size):
        press.show(Art("photograph", lambda pen: photograph.draw(pen, Box(0, 0, *size))), size)
    press.close()
    return drawn(folder / "page.pdf", dpi=72).convert("RGB")


def near(found: object, colour: tuple[int, int, int], tolerance: int = 14) -> bool:
    assert isinstance(found, tuple)
    return all(abs(one - other) <= tolerance for one, other in zip(found, colour, strict=True))


def sides(picture: Image.Image) -> tuple[object, object]:
    middle = picture.height // 2
    return picture.getpixel((picture.width // 4, middle)), picture.getpixel((picture.width * 3 // 4, middle))


@pytest.mark.parametrize(
    ("name", "mode"),
    [("a.jpg", "RGB"), ("a.png", "RGB"), ("a.png", "RGBA"), ("a.png", "P"), ("a.tif", "RGB"), ("a.webp", "RGB")],
)
def test_colours_are_those_of_the_file(tmp_path: Path, name: str, mode: str) -> None:
    halves(mode=mode).save(tmp_path / name)
    left, right = sides(shown(open_photograph(tmp_path / name), tmp_path))
    assert near(left, RED)
    assert near(right, BLUE)


def test_four_inks_become_three_lights(tmp_path: Path) -> None:
    halves(mode="CMYK").save(tmp_path / "a.jpg")
    left, right = sides(shown(open_photograph(tmp_path / "a.jpg"), tmp_path))
    assert near(left, RED, 20)
    assert near(right, BLUE, 20)


def test_sixteen_bits_keep_their_greys(tmp_path: Path) -> None:
    deep = Image.new("I;16", (300, 200), 40_000)
    deep.save(tmp_path / "a.png")
    left, _ = sides(shown(open_photograph(tmp_path / "a.png"), tmp_path))
    assert near(left, (156, 156, 156), 4)


def test_what_is_clear_is_white(tmp_path: Path) -> None:
    image = halves(mode="RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 200, 300))
    image.save(tmp_path / "a.png")
    left, right = sides(shown(open_photograph(tmp_path / "a.png"), tmp_path))
    assert near(left, (255, 255, 255), 2)
    assert near(right, BLUE)


def test_a_picture_stands_as_the_camera_was_held(tmp_path: Path) -> None:
    exif = Image.Exif()
    # Held upright: the sensor's left is the top of the picture.
    exif[0x0112] = 6
    halves().save(tmp_path / "a.jpg", exif=exif)
    photograph = open_photograph(tmp_path / "a.jpg")
    assert (photograph.width, photograph.height) == (300, 400)
    picture = shown(photograph, tmp_path)
    assert near(picture.getpixel((picture.width // 2, picture.height // 4)), RED)
    assert near(picture.getpixel((picture.width // 2, picture.height * 3 // 4)), BLUE)


def test_more_than_the_eye_can_see_is_not_printed(tmp_path: Path) -> None:
    halves(4000, 3000).save(tmp_path / "a.png")
    shown(open_photograph(tmp_path / "a.png"), tmp_path)
    told = subprocess.run(
        ["pdfimages", "-list", str(tmp_path / "page.pdf")], capture_output=True, text=True, check=True
    )
    kind, across = told.stdout.splitlines()[2].split()[2:4]
    assert (kind, int(across)) == ("image", round(80 / 25.4 * FINEST))


def broken(path: Path, what: str) -> None:
    if what == "truncated":
        halves(1200, 900).save(path, "JPEG")
        path.write_bytes(path.read_bytes()[:3000])
    elif what == "empty":
        path.write_bytes(b"")
    elif what == "text":
        path.write_text("This is no picture.")
    else:
        # A hundred megapixels in a few kilobytes, or four hundred.
        side = 10_000 if what == "bomb" else 20_000
        Image.new("1", (side, side)).save(path, "PNG", optimize=False)


@pytest.mark.parametrize("what", ["truncated", "empty", "text", "bomb", "great bomb"])
def test_a_file_that_is_not_sound_is_refused_by_name_and_leaves_nothing(tmp_path: Path, what: str) -> None:
    broken(tmp_path / "sunset.jpg", what)

    def source(number: int, texts: Texts) -> Painting:
        return Painting(number, "Sunset", "", open_photograph(tmp_path / "sunset.jpg"))

    with pytest.raises(Refused) as told:
        make_kit(tmp_path / "new", options("painting-cards", paintings=1), paintings=source)
    assert told.value.key == "bad_picture_file"
    assert told.value.params["file"] == "sunset.jpg"
    assert not (tmp_path / "new").exists()


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    bomb(tmp_path / "sunset.png", 10_000)
    with pytest.raises(Refused) as told:
        open_photograph(tmp_path / "sunset.png")
    # Its body is missing: whoever had begun to unpack it would say that instead.
    assert told.value.params["detail"] == "10000 × 10000"


def test_a_coarse_photograph_is_remarked_on(tmp_path: Path) -> None:
    halves(300, 225).save(tmp_path / "a.jpg")

    def source(number: int, texts: Texts) -> Painting:
        return Painting(number, "Sunset", "", open_photograph(tmp_path / "a.jpg"))

    report = make_kit(tmp_path / "new", options("painting-cards", paintings=1), paintings=source)
    assert [remark.key for remark in report.warnings] == ["print_picture_poor"]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads the peak of memory as Linux tells it")
@pytest.mark.parametrize(
    ("name", "width", "height"), [("a.jpg", 12_000, 9_000), ("a.png", 5_100, 3_900), ("b.png", 7_200, 5_400)]
)
def test_huge_pictures_take_bounded_memory(tmp_path: Path, name: str, width: int, height: int) -> None:
    halves(width, height, "RGBA" if name == "a.png" else "RGB").save(tmp_path / name)
    code = (
        "import sys; from pathlib import Path; from gallery.printing.photographs import _jpeg, open_photograph;"
        "p = open_photograph(Path(sys.argv[1])); _jpeg(p.path, (980, 735));"
        "print(*(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path / name)], capture_output=True, text=True, check=True)
    assert int(ran.stdout) // 1024 < 250
