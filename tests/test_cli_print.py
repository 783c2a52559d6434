"""`gallery print` as a program: what it says, what it refuses, and that it leaves nothing half-made (commands.md; K-13)."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from gallery.auction.data import load_wheel
from gallery.auction.wheel import label_lines
from gallery.printing.options import AUCTION, KITS
from gallery.texts import LANGUAGES, Texts, plain
from tests.prompt import gallery

PROGRAM = [sys.executable, "-c", "from gallery.cli import main; main()", "print"]


def printed(*words: Any) -> dict[str, Any]:
    answer = gallery("print", *words, "--json")
    assert answer.code == 0, answer.err
    made = json.loads(answer.out)
    assert isinstance(made, dict)
    return made


def test_the_list_names_every_kit_with_words() -> None:
    told = gallery("print", "--list").out.splitlines()
    assert [line.split()[0] for line in told] == list(KITS)
    assert json.loads(gallery("print", "--list", "--json").out) == list(KITS)


def test_the_report_counts_a_kit_against_the_rules(tmp_path: Path) -> None:
    made = printed("auction", "--out", tmp_path, "--players", 2, "--paintings", 3, "--reserve", 0)
    assert sorted(file["component"] for file in made["files"]) == sorted(AUCTION)
    # Each paper is loaded once.
    assert [stock for stock, _ in groupby(file["stock"] for file in made["files"])] == ["white", "card"]
    counts = {(check["component"], check["value"]): (check["made"], check["needed"]) for check in made["checks"]}
    assert counts["banknotes", 5_000_000] == (6, 2)
    assert counts["banknotes", 500_000] == (24, 20)
    assert counts["value-cards", 0] == (48, 3)
    assert counts["painting-cards", 0] == (3, 3)
    assert made["collection"] == "house"
    assert made["warnings"] == []
    assert all(made["buy"][stock] > sheets for stock, sheets in made["load"].items())
    for file in made["files"]:
        assert len(PdfReader(tmp_path / file["name"]).pages) == file["pages"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_what_to_buy_in_which_order_and_what_is_missing(tmp_path: Path, language: str) -> None:
    asked = ["painting-cards", "--out", tmp_path, "--paintings", 2, "--lang", language]
    told = gallery("print", *asked, lang=None)
    assert told.code == 0
    texts = Texts("he" if language == "he" else "fr" if language == "fr" else "en")
    # One sheet, and one to spare.
    paper = texts.say("print-shopping-sheets", count=1, paper=texts.say("print-paper-card"), size="A4")
    assert plain(texts.say("print-shopping-spare", sheets=f"\u2068{paper}\u2069", count=2)) in told.out
    for key in ("print-dialog-long", "print-dialog-size", "print-dialog-check", "print-check"):
        assert plain(texts.say(key)) in told.out
    assert told.err == ""
    few = gallery(
        "print", "auction", "--out", tmp_path, "--players", 4, "--paintings", 4, "--lang", language, lang=None
    )
    component = texts.say("print-kit-painting-cards")
    assert plain(texts.say("print-check-few", component=component, made=4, needed=5)) in few.out


def test_what_is_folded_is_told(tmp_path: Path) -> None:
    texts = Texts("en")
    for component in ("easel", "name-signs"):
        told = gallery("print", component, "--out", tmp_path, "--lang", "en", lang=None).out
        assert plain(texts.say(f"print-make-{component}")) in told
    assert plain(texts.say("print-shopping-cut", cards=6, width="132", height="98")) in told


@pytest.mark.parametrize(("language", "told"), [("en", "63.5 × 44"), ("he", "63.5 × 44"), ("fr", "63,5 × 44")])
def test_lengths_are_written_as_the_language_writes_them(tmp_path: Path, language: str, told: str) -> None:
    assert told in gallery("print", "value-cards", "--out", tmp_path, "--lang", language, lang=None).out


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_the_wheel_is_the_one_that_was_asked_for(tmp_path: Path, data_dir: Path) -> None:
    own = data_dir / "wheels" / "ours.toml"
    own.parent.mkdir(parents=True)
    own.write_text('[[sector]]\nkind = "collect"\n[[sector]]\nkind = "buy_from_bank"\nprice = 9_500_000\n', "utf-8")
    for name, size in (("standard", "page"), ("eight", "large"), ("ours", "page")):
        printed("wheel", "--out", tmp_path, "--wheel", name, "--wheel-size", size, "--data", data_dir)
        # Letters that are kerned are written one by one: how they are spaced out is no matter here.
        text = squeezed("".join(page.extract_text() for page in PdfReader(tmp_path / "wheel.pdf").pages))
        for sector in load_wheel(name, (data_dir,)):
            for line in label_lines(Texts("en"), sector):
                assert squeezed(plain(line)) in text
    assert "$9.5M" in text


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["treasure"], "unknown_kit"),
        (["auction", "--players", "0"], "print_out_of_range"),
        (["auction", "--players", "9"], "print_out_of_range"),
        (["auction", "--paintings", "0"], "print_out_of_range"),
        (["auction", "--paper", "a5"], "print_unknown_choice"),
        (["auction", "--scale", "nan"], "print_out_of_range"),
        (["auction", "--offset", "here"], "bad_offset"),
        (["auction", "--offset", "9,0"], "print_out_of_range"),
        (["auction", "--collection", "louvre"], "unknown_collection"),
        (["wheel", "--wheel", "nine"], "no_such_wheel"),
        (["wheel", "--wheel-size", "huge"], "print_unknown_choice"),
        (["name-signs", "--names", "Dana,Dana"], "duplicate_name"),
        (["name-signs", "--names", ",Dana"], "bad_name"),
        (["name-signs", "--names", "Dana 🎨"], "missing_glyph"),
        (["ledger", "--names", "达娜"], "missing_glyph"),
        (["name-signs", "--names", "x" * 300], "bad_name"),
        (["painting-cards", "--duplex", "fold", "--card-size", "easel", "--scale", "110"], "card_too_large"),
        (["members-only", "--players", "6"], "print_players_of_game"),
        (["deck", "--players", "-1"], "print_players_of_game"),
        (["deck", "--game", "auction"], "print_not_of_game"),
        (["deck", "--game", "chess"], "print_unknown_choice"),
    ],
)
def test_what_cannot_be_printed_is_one_line_and_leaves_nothing(tmp_path: Path, words: list[str], key: str) -> None:
    answer = gallery("print", *words, "--out", tmp_path / "new")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"{key}: ")
    assert len(answer.err.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def snapshot(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_an_interruption_leaves_the_old_files_and_no_others(tmp_path: Path) -> None:
    printed("value-cards", "--out", tmp_path, "--lang", "he")
    before = snapshot(tmp_path)
    # A program that was started in the background of a shell ignores Ctrl-C, and so would its children.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);" + PROGRAM[2]
    with subprocess.Popen(
        [sys.executable, "-c", heeding, *PROGRAM[3:], "auction", "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        until = time.monotonic() + 30
        while not list(tmp_path.glob(".*.part")):
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.005)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode not in (0, None)
    assert "Traceback" not in err
    assert out == ""
    assert snapshot(tmp_path) == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the limit of a file's size is a matter of POSIX systems")
def test_a_disk_that_fills_up_is_told_and_leaves_the_old_files(tmp_path: Path) -> None:
    printed("banknotes", "--out", tmp_path, "--players", 2)
    before = snapshot(tmp_path)
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000));" + PROGRAM[2]
    ran = subprocess.run(
        [sys.executable, "-c", limited, "print", "banknotes", "--out", str(tmp_path), "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("not_written: ")
    assert len(ran.stderr.splitlines()) == 1
    assert snapshot(tmp_path) == before


def test_progress_is_for_a_terminal_only(tmp_path: Path) -> None:
    ran = subprocess.run([*PROGRAM, "rules", "--out", str(tmp_path)], capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    assert "\r" not in ran.stdout
