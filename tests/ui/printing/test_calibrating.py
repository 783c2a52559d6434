"""The calibration wizard: what is read off a sheet is stored for its printer and moves every later kit by exactly that."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gallery.places import Calibration, Places
from gallery.refusal import Refused
from gallery.ui.printing import sending
from gallery.ui.printing.calibrate import read_measure, read_off
from tests.ui.banker.driving import button, click, has, press, words
from tests.ui.printing.printhouse import Dialog, choose, draft, open_page, ready, rendered, type_over, unlike

DOTS = 10
"""To the millimetre."""


@pytest.fixture(autouse=True)
def _printers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "printer_names", lambda: ["Office"])


def part(image: QImage, dx: int = 0, dy: int = 0) -> QImage:
    """The middle of a page, taken so many dots to the right and downwards."""
    return image.copy(QRect(600 + dx, 800 + dy, 800, 1000))


def test_what_is_read_off_moves_the_next_kits_backs(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out", "instruction-cards")
    before = [rendered(draft(window).path(0), page, DOTS) for page in (0, 1)]
    assert words(window, "print-correction") == "No correction is in force."
    click(window, "calibrate")
    type_over(window, "wizard-dx", "0,5")
    type_over(window, "wizard-dy", "-0.3")
    assert "+0.5 mm across, −0.3 mm upwards" in words(window, "wizard-result")
    click(window, "wizard-store")
    ready(qtbot, window)
    assert not has(window, "wizard-store")
    assert "scale 100 %, backs +0.5 mm across, −0.3 mm upwards" in words(window, "print-correction")
    after = [rendered(draft(window).path(0), page, DOTS) for page in (0, 1)]
    assert unlike(before[0], after[0]) == 0
    # Half a millimetre to the right is five dots, 0.3 downwards three.
    assert unlike(part(before[1]), part(after[1], 5, 3)) < 1
    assert unlike(part(before[1]), part(after[1])) > 10
    assert unlike(part(before[1]), part(after[1], 5, -3)) > 10
    # Another evening, another program.
    again = Places(data_dir).settings()
    assert again.printers == {"Office": Calibration(dx=0.5, dy=-0.3, scale=100.0)}
    assert again.printer == "Office"
    # No printer in particular has no correction.
    choose(window, "print-printer", None)
    ready(qtbot, window)
    assert unlike(before[1], rendered(draft(window).path(0), 1, DOTS)) == 0


def test_the_scale_takes_the_bars_error_out(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out")
    click(window, "calibrate")
    type_over(window, "wizard-across", "98")
    type_over(window, "wizard-upwards", "98")
    click(window, "wizard-store")
    ready(qtbot, window)
    assert draft(window).options.scale == 102.04
    assert "102.04 %" in words(window, "print-correction")


def test_nonsense_is_told_and_not_stored(qtbot: QtBot, data_dir: Path, tmp_path: Path) -> None:
    window = open_page(qtbot, data_dir, tmp_path / "out")
    click(window, "calibrate")
    for field, text, sentence in (
        ("wizard-across", "10", "A bar of 10 mm cannot be"),
        ("wizard-across", "", "is no number"),
        ("wizard-dx", "9", "A ruler cannot show 9 mm"),
        ("wizard-dy", "-", "is no number"),
        ("wizard-printer", "  ", "It needs a name"),
    ):
        good = {"wizard-across": "100", "wizard-printer": "Office"}.get(field, "0")
        type_over(window, field, text)
        assert sentence in words(window, "sheet-wrong"), field
        assert not button(window, "wizard-store").isEnabled()
        type_over(window, field, good)
        assert button(window, "wizard-store").isEnabled()
    type_over(window, "wizard-upwards", "101")
    assert "The two bars differ" in words(window, "wizard-result")
    press(window, Qt.Key.Key_Escape)
    assert not has(window, "wizard-store")
    assert window.preferences.settings.printers == {}


def test_the_sheet_is_printed_without_correction(
    qtbot: QtBot, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = Dialog(tmp_path, "Office")
    monkeypatch.setattr(sending, "ask_for_printer", dialog)
    out = tmp_path / "out"
    window = open_page(qtbot, data_dir, out)
    window.preferences.calibrate("Office", Calibration(dx=2.0, dy=1.0, scale=97.0))
    window.printing.choose_printer("Office")
    ready(qtbot, window)
    click(window, "calibrate")
    click(window, "wizard-save")
    ready(qtbot, window)
    qtbot.waitUntil(lambda: (out / "calibration.pdf").exists())
    ready(qtbot, window)
    assert str(out) in words(window, "wizard-told")
    click(window, "wizard-print")
    qtbot.waitUntil(lambda: "handed to the printer" in words(window, "wizard-told"), timeout=20_000)
    ((name, file),) = dialog.asked
    assert (name, file.component) == ("Office", "calibration")
    plain_window = open_page(qtbot, tmp_path / "other", tmp_path / "plain", "calibration")
    raw = rendered(draft(plain_window).path(0), 1, 3)
    assert (out / "calibration.pdf").read_bytes() == draft(plain_window).path(0).read_bytes()
    assert unlike(raw, rendered(dialog.printed[0], 1, 3).scaled(raw.size())) < 3
    # The kit on the page is still the one that was there.
    assert draft(window).options.kit == "tray-labels"
    click(window, "wizard-forget")
    ready(qtbot, window)
    assert window.preferences.settings.printers == {}
    assert words(window, "print-correction") == "No correction is in force."


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0.25", 0.25),
        ("0,25", 0.25),
        ("−0,5", -0.5),
        (" -1 ", -1),
        ("+2.5", 2.5),
        ("1e3", None),
        ("", None),
        ("1.2.3", None),
    ],
)
def test_millimetres_as_people_type_them(text: str, value: float | None) -> None:
    assert read_measure(text) == value


def test_what_is_read_off_is_what_corrects() -> None:
    assert read_off(100, 100, 0, 0) == Calibration()
    assert read_off(99, 101, 0.25, -0.5) == Calibration(dx=0.25, dy=-0.5, scale=100.0)
    assert read_off(101, 101, 0, 0).scale == 99.01
    for wrong in ((80, 100, 0, 0), (100, 120, 0, 0), (100, 100, 5.1, 0), (100, 100, 0, -6)):
        with pytest.raises(Refused):
            read_off(*wrong)
