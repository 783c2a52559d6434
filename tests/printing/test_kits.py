"""Kits: what is in them, how they are refused, and that they appear whole or not at all (K-05, K-13)."""

import errno
import gc
import os
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from gallery.collection.sketch import sketch
from gallery.printing.banknotes import banknote_cards
from gallery.printing.kits import make_kit
from gallery.printing.options import GAMES, KITS, PrintOptions, games_of, players_of, read_offset
from gallery.printing.pictures import Drawn, Painting, house_painting
from gallery.printing.sheets import BACK_MODES, arrange, impose
from gallery.printing.units import Size, mm_of_points
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, Texts

from .kit import DENOMINATIONS, options, print_kit


def test_the_auction_kit_for_six_is_what_the_tables_say(tmp_path: Path) -> None:
    report = print_kit(tmp_path, players=6, language="fr")
    told = {file.component: (file.cards, file.sheets, file.pages, file.stock) for file in report.files}
    # 12 + 18 + 54 + 90 notes: the players' and half as many again, in whole sheets of six.
    assert told == {
        "banknotes": (174, 29, 58, "white"),
        "value-cards": (48, 3, 6, "card"),
        "painting-cards": (24, 6, 12, "card"),
        "wheel": (0, 1, 1, "card"),
        "instructions": (0, 1, 1, "white"),
        "instruction-cards": (6, 2, 4, "card"),
        "rules": (0, 1, 1, "white"),
        "easel": (0, 1, 1, "card"),
        "name-signs": (6, 2, 2, "card"),
        "tray-labels": (4, 1, 1, "card"),
        "ledger": (0, 6, 6, "white"),
    }
    assert report.files[0].contents == {"5000000": 12, "2000000": 18, "1000000": 54, "500000": 90}
    assert (report.cards, report.sheets, report.pages) == (262, 53, 93)
    assert report.load == {"white": 37, "card": 16}
    assert report.warnings == ()


def test_coloured_stock_is_one_file_for_each_paper_largest_note_first(tmp_path: Path) -> None:
    report = print_kit(tmp_path, "banknotes", players=2, stock="coloured")
    assert [file.name for file in report.files] == [
        "banknotes-purple.pdf",
        "banknotes-pink.pdf",
        "banknotes-light-blue.pdf",
        "banknotes-green.pdf",
    ]
    assert list(report.load) == ["purple", "pink", "light-blue", "green"]
    assert "lilac" in report.shopping_list


@pytest.mark.parametrize("kit", ["banknotes", "value-cards", "painting-cards"])
def test_a_report_says_what_the_files_hold(tmp_path: Path, kit: str) -> None:
    report = print_kit(tmp_path, kit, players=2, paintings=5, paper="letter")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [*(file.name for file in report.files), "shopping-list.txt"]
    )
    for file in report.files:
        reader = PdfReader(tmp_path / file.name)
        assert len(reader.pages) == file.pages
        sides = [mm_of_points(float(side)) for side in reader.pages[0].mediabox[2:]]
        assert sides == pytest.approx([file.page_width_mm, file.page_height_mm], abs=0.01)
    again = msgspec.json.decode(msgspec.json.encode(report))
    assert again["files"][0]["cards"] == report.files[0].cards
    assert (tmp_path / "shopping-list.txt").read_text("utf-8") == report.shopping_list


@pytest.mark.parametrize("mode", BACK_MODES)
def test_cards_on_the_pages_are_the_cards_asked_for(mode: str) -> None:
    texts = Texts("en")
    (largest, *_) = DENOMINATIONS
    cards = banknote_cards(largest, 3, 13, "small", "white", texts)
    given: Any = mode
    grid = arrange("a4", Size(98, 53), given)
    pages = impose(grid, len(cards), given)
    on_fronts = Counter(cell.card for page in pages for cell in page.cells if cell.face == "front")
    assert on_fronts == Counter(range(13))
    assert all(page.cells for page in pages)
    on_backs = Counter(cell.card for page in pages for cell in page.cells if cell.face == "back")
    assert on_backs == (Counter() if mode == "none" else on_fronts)


def test_without_backs_there_are_only_fronts(tmp_path: Path) -> None:
    report = print_kit(tmp_path, "value-cards", duplex="none")
    assert (report.pages, report.sheets) == (3, 3)
    separate = print_kit(tmp_path, "value-cards", duplex="separate")
    assert (separate.pages, separate.sheets) == (6, 6)
    folded = print_kit(tmp_path, "value-cards", duplex="fold")
    assert (folded.pages, folded.sheets, folded.files[0].per_sheet) == (6, 6, 9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", *(pytest.param(paper, marks=pytest.mark.slow) for paper in ("letter", "a3"))])
def test_every_kit_prints_in_every_language_on_every_paper(tmp_path: Path, language: Language, paper: str) -> None:
    report = print_kit(
        tmp_path,
        players=2,
        paintings=3,
        reserve=0,
        language=language,
        paper=paper,
        note_size="small",
        card_size="easel",
    )
    assert report.pages > 0
    assert "\u2066" not in report.shopping_list
    assert "\u2068" not in report.shopping_list


@pytest.mark.parametrize(
    ("paper", "scale", "told"), [("a3", 100, None), ("a4", 100, "two pages"), ("a4", 110, "4 pages")]
)
def test_a_board_is_glued_from_as_many_pages_as_it_has(
    tmp_path: Path, paper: str, scale: float, told: str | None
) -> None:
    report = print_kit(tmp_path, "boards", game="glenns-gallery", paper=paper, scale=scale, language="en")
    if told is None:
        assert "glue" not in report.shopping_list
    else:
        assert f"On {told}: cut and glue" in report.shopping_list


def test_sheets_that_are_glued_together_are_cut_as_one(tmp_path: Path) -> None:
    cuts = {}
    for duplex in ("long", "separate"):
        report = print_kit(tmp_path / duplex, "tokens", game="members-only", players=2, language="en", duplex=duplex)
        (cuts[duplex],) = (line for line in report.shopping_list.splitlines() if "to cut in all" in line)
    assert report.sheets == 2
    assert cuts["separate"] == cuts["long"] == "1 sheet to cut in all."


def test_a_reserve_adds_notes_and_none_takes_them_away(tmp_path: Path) -> None:
    without = print_kit(tmp_path, "banknotes", players=6, reserve=0)
    assert without.files[0].contents == {"5000000": 6, "2000000": 12, "1000000": 36, "500000": 60}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"kit": "treasure"}, "unknown_kit"),
        ({"players": 0}, "print_out_of_range"),
        ({"players": 9}, "print_out_of_range"),
        ({"paintings": 0}, "print_out_of_range"),
        ({"reserve": -1}, "print_out_of_range"),
        ({"scale": float("nan")}, "print_out_of_range"),
        ({"scale": 50.0}, "print_out_of_range"),
        ({"offset": (0.0, 5.5)}, "print_out_of_range"),
        ({"paper": "a5"}, "print_unknown_choice"),
        ({"stock": "gold"}, "print_unknown_choice"),
        ({"duplex": "twice"}, "print_unknown_choice"),
        ({"note_size": "huge"}, "print_unknown_choice"),
        ({"card_size": "huge"}, "print_unknown_choice"),
        ({"language": "de"}, "print_unknown_choice"),
        ({"denominations": ()}, "no_denominations"),
        ({"deck": ()}, "no_value_cards_to_print"),
        ({"kit": "rules", "denominations": ()}, "no_denominations"),
        ({"kit": "ledger", "denominations": ()}, "no_denominations"),
        ({"collection": "louvre"}, "unknown_collection"),
        ({"wheel_size": "huge"}, "print_unknown_choice"),
        ({"players": 2, "names": ("A", "B", "C")}, "print_too_many_names"),
        ({"names": ("A", "A")}, "duplicate_name"),
        ({"names": ("A" * 41,)}, "bad_name"),
        ({"kit": "deck", "game": "chess"}, "print_unknown_choice"),
        ({"kit": "deck", "game": "auction"}, "print_not_of_game"),
        ({"kit": "classic-art", "game": "members-only"}, "print_not_of_game"),
        ({"kit": "banknotes", "game": "classic-art"}, "print_not_of_game"),
        ({"kit": "classic-art", "players": 6}, "print_players_of_game"),
        ({"kit": "rules", "game": "glenns-gallery", "players": 1}, "print_players_of_game"),
        ({"kit": "deck", "players": -1}, "print_players_of_game"),
        ({"kit": "auction", "players": -1}, "print_out_of_range"),
    ],
)
def test_options_that_cannot_be_printed_are_refused_in_every_language(given: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as told:
        options(**{"kit": "auction", **given})
    assert told.value.key == key
    for language in LANGUAGES:
        assert Texts(language).say(f"refused-{key.replace('_', '-')}", **told.value.params)


def test_what_a_kit_does_not_need_is_not_asked_for() -> None:
    assert PrintOptions("painting-cards").components == ("painting-cards",)
    assert PrintOptions("value-cards", deck=(0,)).components == ("value-cards",)
    # Only the rules of the auction tell of banknotes.
    assert PrintOptions("rules", game="members-only").components == ("rules",)


def test_a_kit_is_for_its_game_and_for_as_many_as_the_game_usually_has() -> None:
    for kit in KITS:
        made = options(kit)
        assert made.game == games_of(kit)[0]
        assert made.players == players_of(made.game)[2]
    assert (options("auction").players, options("members-only").players) == (6, 5)
    assert options("rules").game == "auction"
    assert options("deck").game == "classic-art"
    assert {options(kit).game for kit in GAMES} == set(GAMES)


def test_an_offset_is_two_numbers() -> None:
    assert read_offset("1.5,-0.5") == (1.5, -0.5)
    for text in ("", "1", "1,2,3", "a,b", "1;2"):
        with pytest.raises(Refused) as told:
            read_offset(text)
        assert told.value.key == "bad_offset"


def test_a_title_that_does_not_fit_is_refused_with_its_painting_and_nothing_is_left(tmp_path: Path) -> None:
    def source(number: int, texts: Texts) -> Painting:
        title = "Harbour" if number < 3 else "W" * 41
        return Painting(number, title, "Monet, 1872", Drawn(sketch(number)))

    with pytest.raises(Refused) as told:
        make_kit(tmp_path / "new", options("painting-cards", paintings=3, card_size="small"), paintings=source)
    assert told.value.key == "text_too_long"
    assert str(told.value.params["card"]).startswith("3 ·")
    assert not (tmp_path / "new").exists()
    assert list(tmp_path.iterdir()) == []


def test_small_words_and_coarse_pictures_are_remarked_on(tmp_path: Path) -> None:
    class Photograph(Drawn):
        @property
        def resolution(self) -> int | None:
            return 500

    def source(number: int, texts: Texts) -> Painting:
        picture = Photograph(sketch(number)) if number == 2 else Drawn(sketch(number))
        return Painting(
            number,
            "A quite long title that needs the very smallest letters of all of them so that it m"
            if number == 1
            else "B",
            "",
            picture,
        )

    report = make_kit(tmp_path, options("painting-cards", paintings=2, card_size="small"), paintings=source)
    assert [remark.key for remark in report.warnings] == ["print_text_small", "print_picture_low"]
    for language in LANGUAGES:
        for remark in report.warnings:
            assert Texts(language).say(f"refused-{remark.key.replace('_', '-')}", **remark.params)


# Whole or not at all.


def snapshot(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A folder with a finished kit in it."""
    print_kit(tmp_path / "kit", "value-cards", language="he")
    return tmp_path / "kit"


@pytest.mark.parametrize(
    "fault", [KeyboardInterrupt(), RuntimeError("cancelled"), OSError(errno.ENOSPC, "No space left on device")]
)
@pytest.mark.parametrize("step", [0, 1])
def test_a_fault_on_the_way_leaves_the_old_files_and_no_others(full: Path, fault: BaseException, step: int) -> None:
    before = snapshot(full)

    def progress(done: int, of: int) -> None:
        if done == step:
            raise fault

    with pytest.raises((type(fault), Refused)):
        make_kit(full, options("value-cards", language="fr"), progress=progress)
    assert snapshot(full) == before


@pytest.mark.parametrize(
    ("call", "ending", "kept"), [("replace", ".part", True), ("unlink", ".old", False), ("unlink", ".part", True)]
)
def test_an_interruption_while_files_take_their_places_leaves_no_strays(
    full: Path, monkeypatch: pytest.MonkeyPatch, call: str, ending: str, kept: bool
) -> None:
    """The second one is amid the clearing away of old files that were replaced: there the new ones are whole."""
    before = snapshot(full)
    plain_call = getattr(Path, call)

    def pressed(path: Path, *given: object, **named: object) -> object:
        if path.suffix == ending and path.exists() and ".probe." not in path.name:
            signal.raise_signal(signal.SIGINT)
        return plain_call(path, *given, **named)

    def progress(done: int, of: int) -> None:
        if (call, ending) == ("unlink", ".part") and done == of:
            raise RuntimeError("cancelled")

    monkeypatch.setattr(Path, call, pressed)
    with pytest.raises(KeyboardInterrupt):
        make_kit(full, options("value-cards", language="fr"), progress=progress)
    monkeypatch.undo()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    after = snapshot(full)
    assert after.keys() == before.keys()
    assert (after == before) == kept


def test_what_a_killed_program_left_is_swept_away_a_day_later(full: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = snapshot(full)
    strays = [full / ".rules.pdf.41.part", full / ".shopping-list.txt.41.old"]
    others = [full / ".notes.41.part", full / "mine.pdf.41.part"]
    for path in strays + others:
        path.write_bytes(b"")
    print_kit(full, "value-cards", language="he")
    assert all(path.exists() for path in strays)  # Somebody may be printing into the same folder.
    later = time.time() + 90_000
    monkeypatch.setattr(time, "time", lambda: later)
    print_kit(full, "value-cards", language="he")
    assert snapshot(full).keys() == before.keys() | {path.name for path in others}


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_fails_at_the_end_is_told_and_leaves_no_strays(
    full: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    before = snapshot(full)

    def fail(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Refused) as told:
        print_kit(full, "value-cards", language="fr")
    assert told.value.key == "not_written"
    assert told.value.params == {"file": "value-cards.pdf", "detail": "No space left on device"}
    assert snapshot(full) == before


def test_an_old_file_is_replaced_when_the_new_one_is_complete(full: Path) -> None:
    before = snapshot(full)
    print_kit(full, "value-cards", language="fr")
    after = snapshot(full)
    assert after.keys() == before.keys()
    assert all(after[name] != before[name] for name in after)


def test_a_folder_that_cannot_be_made_or_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Refused) as told:
        print_kit(tmp_path / "file" / "kit", "value-cards")
    assert told.value.key == "folder_not_writable"

    def closed(*given: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", closed)
    with pytest.raises(Refused) as told:
        print_kit(tmp_path / "closed", "value-cards")
    assert told.value.key == "folder_not_writable"
    assert told.value.params["detail"] == "Permission denied"
    assert not (tmp_path / "closed").exists()


@pytest.mark.parametrize("collects", [True, False])
def test_garbage_is_seen_to_afterwards_as_it_was_before(tmp_path: Path, collects: bool) -> None:
    """The window does it by itself, in its own thread: Python must not begin to."""
    meanwhile: list[bool] = []

    def progress(done: int, of: int) -> None:
        meanwhile.append(gc.isenabled())
        if done:
            raise RuntimeError("cancelled")

    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        with pytest.raises(RuntimeError):
            make_kit(tmp_path, options("tray-labels"), progress=progress)
        assert gc.isenabled() is collects
    finally:
        (gc.enable if before else gc.disable)()
    assert meanwhile == [False, False]


def test_progress_counts_the_files(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    make_kit(tmp_path, options(players=2, paintings=2), progress=lambda done, of: seen.append((done, of)))
    assert seen == [(done, 11) for done in range(12)]


def test_a_painting_without_a_title_is_called_by_its_number_in_the_kits_language() -> None:
    assert house_painting(990, Texts("fr")).title.startswith("Tableau")
    assert house_painting(990, Texts("fr")).credit == ""
    assert house_painting(1, Texts("en")).title == "Sails at the landing"
    assert house_painting(1, Texts("he")).credit.startswith("בסגנון")


def test_a_file_that_another_program_holds_open_brings_all_the_old_ones_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_kit(tmp_path, "auction", players=2, paintings=3, language="he")
    before = snapshot(tmp_path)
    replace = Path.replace

    def held(self: Path, target: Path) -> Path:
        # As Windows does while a viewer shows the file.
        if target.name == "rules.pdf" and self.suffix == ".part":
            raise PermissionError(errno.EACCES, "The file is open in another program")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(Refused) as told:
        print_kit(tmp_path, "auction", players=3, paintings=4, language="fr")
    assert told.value.key == "not_written"
    assert told.value.params["file"] == "rules.pdf"
    assert snapshot(tmp_path) == before
    # A file that was not there before is not there after.
    (tmp_path / "banknotes.pdf").unlink()
    with pytest.raises(Refused):
        print_kit(tmp_path, "auction", players=3, paintings=4, language="fr")
    assert snapshot(tmp_path) == {name: held for name, held in before.items() if name != "banknotes.pdf"}


@pytest.mark.parametrize("title", ["W" * 300, "Harbour 🎨", "港口", "x" * 41])
def test_titles_that_cannot_be_printed_name_their_painting(tmp_path: Path, title: str) -> None:
    def source(number: int, texts: Texts) -> Painting:
        return Painting(number, title if number == 2 else "Harbour", "", Drawn(sketch(number)))

    with pytest.raises(Refused) as told:
        make_kit(tmp_path / "new", options("painting-cards", paintings=2, card_size="small"), paintings=source)
    assert told.value.key == ("missing_glyph" if title[-1] in "🎨口" else "text_too_long")
    assert str(told.value.params["card"]).startswith("2 ·")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("title", ["שָׁלוֹם לַנָּמֵל", "ميناء", "x" * 41, "Anticonstitutionnellement (1906–1914)", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_that_are_unusual_and_fit_are_printed(tmp_path: Path, title: str, language: Language) -> None:
    def source(number: int, texts: Texts) -> Painting:
        return Painting(number, title, "", Drawn(sketch(number)))

    report = make_kit(tmp_path, options("painting-cards", paintings=1, language=language), paintings=source)
    assert report.pages == 2
