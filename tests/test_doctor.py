"""The doctor finds each fault, says what to do about it in every language, and works where Qt does not."""

import sys
from pathlib import Path
from typing import Any

import pytest

from gallery import doctor
from gallery.doctor import Finding, ask_qt, examine, finding_words, qt_findings, worst
from gallery.texts import LANGUAGES, Texts

SOUND_QT: dict[str, Any] = {
    "version": "6.11.3",
    "platform": "xcb",
    "screens": [[0, 0, 1366, 768], [1366, 0, 1920, 1080]],
    "sounds": 2,
    "printers": ["School"],
}


def levels(findings: list[Finding]) -> dict[str, str]:
    return {finding.key: finding.level for finding in findings}


def test_a_sound_machine_has_no_fault(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ask_qt", lambda: SOUND_QT)
    findings = examine(data_dir)
    assert worst(findings) == "ok"
    assert list(data_dir.iterdir()) == []
    for language in LANGUAGES:
        assert all(finding_words(finding, Texts(language)) for finding in findings)


@pytest.mark.parametrize(
    ("change", "key", "level"),
    [
        ({"screens": [[0, 0, 1366, 768]]}, "doctor-screen-single", "warn"),
        ({"screens": [[0, 0, 1024, 768]] * 2}, "doctor-screens-mirrored", "warn"),
        ({"platform": "offscreen"}, "doctor-display-offscreen", "warn"),
        ({"sounds": 0}, "doctor-sound-missing", "warn"),
        ({"printers": []}, "doctor-printer-missing", "warn"),
        ({"died": True}, "doctor-display-missing", "fault"),
        ({"import": "No module named 'PySide6'"}, "doctor-qt-missing", "fault"),
        ({"version": ""}, "doctor-qt-missing", "fault"),
        ({"import": "libEGL.so.1: cannot open shared object file"}, "doctor-qt-library", "fault"),
        ({"version": "6.12.0"}, "doctor-qt-pair", "fault"),
    ],
)
def test_each_fault_of_the_screen_side_is_found(change: dict[str, Any], key: str, level: str) -> None:
    findings = qt_findings({**SOUND_QT, **change}, (3, 11))
    assert levels(findings)[key] == level
    for finding in findings:
        for language in LANGUAGES:
            assert finding_words(finding, Texts(language))


def test_the_newer_qt_is_sound_on_a_newer_python() -> None:
    assert worst(qt_findings({**SOUND_QT, "version": "6.12.0"}, (3, 12))) == "ok"


def test_a_missing_library_is_named() -> None:
    (finding,) = qt_findings({"import": "libEGL.so.1: cannot open shared object file", "version": "6.11.3"}, (3, 11))
    assert finding.params == {"library": "libEGL.so.1"}


def test_qt_is_asked_in_a_process_of_its_own() -> None:
    told = ask_qt()
    assert told["version"].startswith("6.")
    assert "import" in told or told["platform"] == "offscreen"


def test_a_qt_that_ends_its_process_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_IMPORTS", "import json\nclass PySide6: __version__ = '6.11.3'\n")
    monkeypatch.setattr(doctor, "_SCREENS", "import os; os.abort()")
    assert levels(qt_findings(ask_qt(), (3, 11))) == {"doctor-qt": "ok", "doctor-display-missing": "fault"}


def test_a_machine_without_qt_is_examined_to_the_end(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "no-such-python")
    found = levels(examine(data_dir))
    assert found["doctor-qt-missing"] == "fault"
    assert found["doctor-folder"] == "ok"


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    finding = doctor._folder(tmp_path / "file" / "games")
    assert (finding.key, finding.level) == ("doctor-folder-fault", "fault")
    assert finding.params["folder"] == str(tmp_path / "file" / "games")


def test_a_full_disk_is_noted(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 12_000_000})())
    assert doctor._folder(data_dir) == Finding("doctor-folder-full", "warn", {"folder": str(data_dir), "megabytes": 12})


def test_old_versions_are_faults() -> None:
    assert doctor._sqlite((3, 36, 9)).level == "fault"
    assert doctor._sqlite((3, 37, 0)).level == "ok"
    assert doctor._python((3, 10, 9)).level == "fault"
    assert doctor._python((3, 11, 0)).level == "ok"


def test_missing_fonts_and_files_are_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> bytes:
        raise ImportError("no fonts")

    def lost() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(doctor, "font_data", gone)
    assert doctor._fonts().level == "fault"
    monkeypatch.setattr(doctor, "font_data", lambda _: b"<html>")
    assert doctor._fonts().level == "fault"
    monkeypatch.setattr(doctor, "assets", lost)
    assert doctor._shipped().level == "fault"


def test_the_gravest_level_counts() -> None:
    some = [Finding("doctor-fonts", "ok"), Finding("doctor-sound-missing", "warn")]
    assert worst(some) == "warn"
    assert worst([*some, Finding("doctor-files-missing", "fault")]) == "fault"
