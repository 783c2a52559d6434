"""Printing from the window: files in the folder, progress, cancel, and a sentence when the folder will not have them."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gallery.refusal import Refused
from gallery.ui.banker.fields import Choice
from gallery.ui.main_window import MainWindow
from gallery.ui.printing import worker
from tests.ui.banker.driving import button, click, open_window, seen, words


def page(qtbot: QtBot, data: Path, out: Path) -> MainWindow:
    """The print page with a folder of the test's."""
    window = open_window(qtbot, data, "en")
    window.preferences.remember_print_folder(str(out))
    click(window, "start-print")
    return window


def choose(window: MainWindow, name: str, value: str) -> None:
    """Another entry of a choice, as a click on it would."""
    box = seen(window, name)[0]
    assert isinstance(box, Choice)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_a_kit_lands_in_the_folder(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "kit"
    window = page(qtbot, data_dir, out)
    choose(window, "print-kit", "calibration")
    choose(window, "print-paper", "letter")
    click(window, "print")
    assert not button(window, "print").isEnabled()
    qtbot.waitUntil(lambda: window.printing._worker is None, timeout=20_000)
    assert (out / "calibration.pdf").read_bytes().startswith(b"%PDF")
    assert "Letter" in words(window, "print-told")
    assert button(window, "print").isEnabled()


def test_a_print_that_is_stopped_leaves_nothing(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    out = tmp_path / "kit"
    window = page(qtbot, data_dir, out)
    choose(window, "print-kit", "calibration")
    click(window, "print")
    click(window, "cancel-print")
    qtbot.waitUntil(lambda: window.printing._worker is None, timeout=20_000)
    if "Stopped" in words(window, "print-told"):
        assert not out.exists() or not list(out.iterdir())
    else:
        # It was ready before the click came: then it is whole.
        assert (out / "calibration.pdf").exists()


def test_what_cannot_be_printed_has_its_sentence(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a file and no folder"
    file.write_text("x")
    window = page(qtbot, data_dir, file)
    choose(window, "print-kit", "calibration")
    click(window, "print")
    qtbot.waitUntil(lambda: window.printing._worker is None, timeout=20_000)
    assert words(window, "print-told") not in ("", "not_printed")
    assert file.read_text() == "x"

    def broken(*_: object, **__: object) -> None:
        raise Refused("disk_full", file="kit")

    monkeypatch.setattr("gallery.printing.kits.make_kit", broken)
    assert worker.PrintWorker is not None
    click(window, "print")
    qtbot.waitUntil(lambda: window.printing._worker is None, timeout=20_000)
    assert "The disk is full" in words(window, "print-told")
