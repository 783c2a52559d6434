"""Examines this machine: what the program needs, whether it is there, and (in doctor.ftl) what to do about each fault.

Qt is asked in a process of its own, because a Qt that cannot start ends its process; so the doctor also works without Qt.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from gallery.fonts import FACES, font_data
from gallery.resources import assets
from gallery.texts import Texts

Level = Literal["ok", "warn", "fault"]

ENOUGH_MEGABYTES = 200
"""Below this much free space a game still saves, but a long kit and a folder of pictures may not fit."""

SQLITE_NEEDED = (3, 37, 0)
"""The first with STRICT tables, which game files use."""

PYTHON_NEEDED = (3, 11)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: the key of its message (doctor.ftl), how bad it is, and the message's parameters."""

    key: str
    level: Level
    params: Mapping[str, object] = field(default_factory=dict)


def examine(data_dir: Path) -> list[Finding]:
    """Everything the doctor looks at, in the order of the report. Changes nothing but a passing file in `data_dir`."""
    return [
        _python(sys.version_info[:3]),
        _sqlite(sqlite3.sqlite_version_info),
        _shipped(),
        _fonts(),
        *qt_findings(ask_qt(), sys.version_info[:2]),
        _folder(data_dir),
    ]


def worst(findings: list[Finding]) -> Level:
    """The gravest level among the findings: what the command's exit code is made of."""
    levels = {finding.level for finding in findings}
    return "fault" if "fault" in levels else "warn" if "warn" in levels else "ok"


def finding_words(finding: Finding, texts: Texts) -> str:
    """The finding in one sentence or two: what is so, and for a fault what to do about it."""
    return texts.say(finding.key, **finding.params)


def _version(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


def _python(version: tuple[int, ...]) -> Finding:
    if version[:2] < PYTHON_NEEDED:
        return Finding("doctor-python-old", "fault", {"version": _version(version), "needed": _version(PYTHON_NEEDED)})
    return Finding("doctor-python", "ok", {"version": _version(version)})


def _sqlite(version: tuple[int, ...]) -> Finding:
    if version < SQLITE_NEEDED:
        return Finding("doctor-sqlite-old", "fault", {"version": _version(version), "needed": _version(SQLITE_NEEDED)})
    return Finding("doctor-sqlite", "ok", {"version": _version(version)})


def _shipped() -> Finding:
    try:
        folder = assets()
    except FileNotFoundError:
        return Finding("doctor-files-missing", "fault")
    return Finding("doctor-files", "ok", {"folder": str(folder)})


def _fonts() -> Finding:
    try:
        broken = [face for face in FACES if font_data(face)[:4] not in (b"\0\1\0\0", b"true")]
    except (ImportError, KeyError, OSError) as fault:
        return Finding("doctor-fonts-missing", "fault", {"detail": str(fault)})
    if broken:
        return Finding("doctor-fonts-missing", "fault", {"detail": ", ".join(broken)})
    return Finding("doctor-fonts", "ok")


def _folder(data_dir: Path) -> Finding:
    place = str(data_dir)
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=data_dir) as file:
            file.write(b"gallery")
            file.flush()
            os.fsync(file.fileno())
        free = shutil.disk_usage(data_dir).free // 1_000_000
    except OSError as fault:
        return Finding("doctor-folder-fault", "fault", {"folder": place, "detail": fault.strerror or str(fault)})
    if free < ENOUGH_MEGABYTES:
        return Finding("doctor-folder-full", "warn", {"folder": place, "megabytes": free})
    return Finding("doctor-folder", "ok", {"folder": place, "megabytes": free})


_IMPORTS = """
import json, sys
try:
    import PySide6
    from PySide6 import QtCore, QtGui, QtMultimedia, QtPdf, QtPdfWidgets, QtPrintSupport, QtSvg, QtWidgets
except ImportError as fault:
    print(json.dumps({"import": str(fault), "version": getattr(sys.modules.get("PySide6"), "__version__", "")}))
    sys.exit(0)
"""

_SCREENS = """
app = QtWidgets.QApplication([])
def place(screen):
    box = screen.geometry()
    return [box.x(), box.y(), box.width(), box.height()]
print(json.dumps({
    "version": PySide6.__version__,
    "platform": app.platformName(),
    "screens": [place(screen) for screen in app.screens()],
    "sounds": len(QtMultimedia.QMediaDevices.audioOutputs()),
    "printers": list(QtPrintSupport.QPrinterInfo.availablePrinterNames()),
}))
"""

_VERSION_ONLY = 'print(json.dumps({"version": PySide6.__version__}))'


def ask_qt(seconds: float = 30) -> dict[str, Any]:
    """What Qt says about this machine, from a process of its own.

    Keys: `import` (why Qt cannot be loaded), `version`, `platform`, `screens` ([x, y, width, height] each), `sounds`,
    `printers`; `died` is True when Qt is there but no window can be opened.
    """
    told = _asked(_IMPORTS + _SCREENS, seconds)
    if told is None:
        told = {**(_asked(_IMPORTS + _VERSION_ONLY, seconds) or {}), "died": True}
    return told


def _asked(source: str, seconds: float) -> dict[str, Any] | None:
    try:
        asked = subprocess.run(
            [sys.executable, "-c", source], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds
        )
        told = json.loads(asked.stdout.strip().splitlines()[-1]) if asked.returncode == 0 else None
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return None
    return told if isinstance(told, dict) else None


def qt_findings(told: Mapping[str, Any], python: tuple[int, ...]) -> list[Finding]:
    """What follows from Qt's answers (see `ask_qt`) on this version of Python."""
    version = str(told.get("version", ""))
    if "import" in told or not version:
        detail = str(told.get("import", ""))
        library = detail.partition(":")[0]
        if ".so" in library:
            return [Finding("doctor-qt-library", "fault", {"library": library})]
        return [Finding("doctor-qt-missing", "fault", {"detail": detail})]
    if version.startswith("6.12.0") and python < (3, 12):
        # Each call without a result loses a reference to None; the app ends by itself after some thousand of them.
        return [Finding("doctor-qt-pair", "fault", {"version": version, "python": _version(python)})]
    found = [Finding("doctor-qt", "ok", {"version": version})]
    if told.get("died"):
        return [*found, Finding("doctor-display-missing", "fault")]
    return [*found, _screens(told), _sound(told), _printer(told)]


def _screens(told: Mapping[str, Any]) -> Finding:
    places = [tuple(place) for place in told["screens"]]
    if told["platform"] in ("offscreen", "minimal"):
        return Finding("doctor-display-offscreen", "warn")
    if len(set(places)) < len(places):
        return Finding("doctor-screens-mirrored", "warn", {"count": len(places)})
    if len(places) == 1:
        return Finding("doctor-screen-single", "warn")
    return Finding("doctor-screens", "ok", {"count": len(places)})


def _sound(told: Mapping[str, Any]) -> Finding:
    if told["sounds"]:
        return Finding("doctor-sound", "ok", {"count": told["sounds"]})
    return Finding("doctor-sound-missing", "warn")


def _printer(told: Mapping[str, Any]) -> Finding:
    if told["printers"]:
        return Finding("doctor-printer", "ok", {"names": ", ".join(told["printers"])})
    return Finding("doctor-printer-missing", "warn")
