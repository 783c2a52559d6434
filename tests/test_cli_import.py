"""`gallery import` and printing what was imported (commands.md; paintings.md, One's own pictures)."""

import subprocess
from pathlib import Path

import pytest
from pypdf import PdfReader

from gallery.texts import LANGUAGES
from tests.collection.ownpictures import folder_of_pictures, halves
from tests.prompt import gallery


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_what_was_taken_and_what_was_not(tmp_path: Path, data_dir: Path, language: str) -> None:
    source = folder_of_pictures(tmp_path / "in", 2)
    (source / "letter.txt").write_text("words")
    halves(90, 90).save(source / "small.jpg")
    told = gallery("import", source, "--name", "כיתה ד", "--data", data_dir, lang=language)
    assert told.code == 0
    assert [line.strip() for line in told.out.splitlines()[1:]] == ["1  blue house b", "2  blue house c"]
    assert "כיתה ד" in told.out
    heading, *reasons = told.err.splitlines()
    assert "2" in heading
    assert [name for name in ("letter.txt", "small.jpg") if name in "".join(reasons)] == ["letter.txt", "small.jpg"]
    assert "$" not in told.err
    again = gallery("import", source, "--name", "כיתה ד", "--data", data_dir, lang=language)
    assert again.key == "collection_exists"


def test_the_report_for_programs(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    (source / "letter.txt").write_text("words")
    told = gallery("import", source, "--name", "Ours", "--data", data_dir, "--json")
    assert told.err == ""
    assert told.json["name"] == "Ours"
    assert [(each["number"], each["title"], each["width"]) for each in told.json["pictures"]] == [
        (1, "blue house b", 320)
    ]
    assert [(each["file"], each["key"]) for each in told.json["left_out"]] == [("letter.txt", "picture_foreign")]


def test_refusals_are_one_line_and_usage_is_usage(tmp_path: Path, data_dir: Path) -> None:
    assert gallery("import", tmp_path / "no", "--name", "Ours", "--data", data_dir).key == "no_such_folder"
    assert gallery("import", tmp_path, "--name", "../x", "--data", data_dir).key == "bad_collection_name"
    assert gallery("import", tmp_path, "--data", data_dir).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_pictures_are_printed_with_their_words(tmp_path: Path, data_dir: Path, language: str) -> None:
    source = folder_of_pictures(tmp_path / "in", 2)
    (source / "catalogue.csv").write_text("file,title,artist,year\n1-blue_house b.jpg,Horse,Noa,1998\n", "utf-8")
    gallery("import", source, "--name", "Ours", "--data", data_dir)
    asked = ["painting-cards", "--out", tmp_path / "out", "--collection", "ours", "--data", data_dir, "--json"]
    told = gallery("print", *asked, "--paintings", 2, lang=language)
    assert told.code == 0, told.err
    assert told.json["collection"] == "Ours"
    # 320 pixels on a card of 83 mm are few.
    assert [remark["key"] for remark in told.json["warnings"]] == ["print_picture_poor"] * 2
    text = PdfReader(tmp_path / "out" / "painting-cards.pdf").pages[0].extract_text()
    assert all(word in text for word in ("Horse", "Noa", "1998", "blue house c"))
    few = gallery("print", *asked, "--paintings", 3)
    assert few.key == "print_few_pictures"
    assert "3" in few.err
    assert "2" in few.err


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("W" * 70, "WWW"),
        ("Cat 🐱 in the sun", "in the sun"),
        ("富嶽三十六景", "1"),
        ("Wonderful mountains overwhelming Madame Mimi’s mammoth museum in winter", "Wonderful"),
    ],
)
def test_words_that_no_card_can_hold_do_not_stop_a_kit(tmp_path: Path, data_dir: Path, title: str, told: str) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    (source / "catalogue.csv").write_text(f"file,title\n1-blue_house b.jpg,{title}\n", "utf-8")
    gallery("import", source, "--name", "Ours", "--data", data_dir)
    asked = ["painting-cards", "--out", tmp_path / "out", "--collection", "Ours", "--data", data_dir, "--paintings", 1]
    made = gallery("print", *asked, "--card-size", "small", "--json")
    assert made.code == 0, made.err
    (remark,) = [remark for remark in made.json["warnings"] if remark["key"] == "print_words_left_out"]
    assert title[:60] in remark["params"]["card"]
    assert told in PdfReader(tmp_path / "out" / "painting-cards.pdf").pages[0].extract_text()


def test_a_small_photograph_is_in_the_pdf_as_it_is(tmp_path: Path, data_dir: Path) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    gallery("import", source, "--name", "Ours", "--data", data_dir)
    asked = ["painting-cards", "--out", tmp_path / "out", "--collection", "Ours", "--data", data_dir, "--paintings", 1]
    gallery("print", *asked)
    subprocess.run(["pdfimages", "-all", tmp_path / "out" / "painting-cards.pdf", tmp_path / "it"], check=True)
    assert (tmp_path / "it-000.jpg").read_bytes() == (data_dir / "collections" / "Ours" / "001.jpg").read_bytes()
