"""The table beside one's own pictures, as spreadsheets of many countries save it."""

from pathlib import Path

import pytest

from gallery.collection.captions import LONGEST, Caption, read_captions
from gallery.collection.importing import import_collection
from gallery.refusal import Refused

from .ownpictures import folder_of_pictures, halves

HEBREW = [("סוס כחול", "נועה", "2024"), ("גשר בגשם", "אבי לוי", "2023–2024")]
FRENCH = [("Forêt d’été", "Zoé", "2024"), ("La cheminée créée", "Noël", "1998")]
HEADINGS = {
    "en": ("file", "title", "artist", "year"),
    "he": ("קובץ", "כותרת", "אמן", "שנה"),
    "fr": ("Fichier", "Titre", "Artiste", "Année"),
}


def table(rows: list[tuple[str, str, str]], heading: tuple[str, ...], delimiter: str, end: str = "\r\n") -> str:
    lines = [delimiter.join(heading)]
    lines += [delimiter.join((f"{place}.jpg", *row)) for place, row in enumerate(rows, start=1)]
    return end.join(lines) + end


@pytest.mark.parametrize(
    ("rows", "language", "delimiter", "encoding"),
    [
        (HEBREW, "en", ",", "utf-8"),
        (HEBREW, "he", ",", "utf-8-sig"),
        (HEBREW, "en", ",", "cp1255"),
        (HEBREW, "he", ";", "cp1255"),
        (HEBREW, "he", "\t", "utf-16"),
        (HEBREW, "en", "\t", "utf-16-le"),
        (FRENCH, "fr", ";", "cp1252"),
        (FRENCH, "fr", ";", "utf-8-sig"),
        (FRENCH, "en", "|", "cp1252"),
    ],
)
def test_a_table_is_understood_however_it_was_saved(
    tmp_path: Path, rows: list[tuple[str, str, str]], language: str, delimiter: str, encoding: str
) -> None:
    path = tmp_path / "catalogue.csv"
    path.write_bytes(table(rows, HEADINGS[language], delimiter).encode(encoding))
    captions = read_captions(path)
    for place, row in enumerate(rows, start=1):
        assert captions[f"{place}.jpg"] == captions[str(place)] == Caption(*row)


def test_quotes_other_columns_and_the_delimiters_own_line(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.csv"
    path.write_text(
        'sep=;\nprice;Title;FILE;note\n12;"Sea; and ""sky""";C:\\pics\\A.JPG;"two\nlines"\n;;;\n;x;;\n', "utf-8"
    )
    # What spreadsheets write in a cell of two lines is one line on a label.
    assert read_captions(path)["a.jpg"] == Caption('Sea; and "sky"', "", "", "two lines")


def test_texts_are_cut_to_what_a_card_has_room_for(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.csv"
    path.write_text(f"file,title\na.jpg,{'long ' * 40}\nb.jpg,right\u202e\u0007left\n", "utf-8")
    captions = read_captions(path)
    assert len(captions["a.jpg"].title) <= LONGEST["title"]
    assert captions["a.jpg"].title.endswith("…")
    assert captions["b.jpg"].title == "right left"


@pytest.mark.parametrize("text", ["", "just words", "title,artist\nx,y\n", "file\na.jpg\n", "\0" * 50])
def test_a_table_that_says_nothing_is_told_and_the_files_names_are_used(
    tmp_path: Path, data_dir: Path, text: str
) -> None:
    source = folder_of_pictures(tmp_path / "in", 1)
    (source / "Catalogue.CSV").write_text(text, "utf-8")
    with pytest.raises(Refused, match="captions_unread"):
        read_captions(source / "Catalogue.CSV")
    imported = import_collection(source, "Ours", data_dir)
    assert [refused.key for refused in imported.left_out] == ["captions_unread"]
    assert imported.pictures[0].title == "blue house b"


def test_captions_come_to_their_pictures(tmp_path: Path, data_dir: Path) -> None:
    source = tmp_path / "in"
    source.mkdir()
    for name in ("1.jpg", "2.jpg", "3_the rest.jpg"):
        halves().save(source / name)
    (source / "catalogue.csv").write_text(table(HEBREW, HEADINGS["en"], ","), "utf-8")
    imported = import_collection(source, "Ours", data_dir)
    told = [(picture.title, picture.artist, picture.year) for picture in imported.pictures]
    assert told == [*HEBREW, ("the rest", "", "")]


def test_marks_that_nobody_sees_do_not_part_a_picture_from_its_caption(tmp_path: Path, data_dir: Path) -> None:
    source = tmp_path / "in"
    source.mkdir()
    for name in ("\u200f\u200f2 לכידה.png", "1 first.png", "\u200f10 last.png"):
        halves().save(source / name)
    (source / "catalogue.csv").write_text("file,title\n2 לכידה.png,סוס כחול\n\u200e10 last,Bridge\n", "utf-8")
    imported = import_collection(source, "Ours", data_dir)
    assert [picture.title for picture in imported.pictures] == ["first", "סוס כחול", "Bridge"]
