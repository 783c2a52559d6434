"""The same surroundings for every test: no screen, no language of the machine, no folder of the person who runs it."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: it reads these once, when the application is made.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for _name in (
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
    "QT_LOGGING_RULES",
):
    os.environ.pop(_name, None)

# It would put another date into the PDFs, whose bytes are compared (printing.md, Text).
os.environ.pop("SOURCE_DATE_EPOCH", None)

# It would have programs hold nothing back, as they do elsewhere, and hide what goes wrong when the rest is written at the end.
os.environ.pop("PYTHONUNBUFFERED", None)

for _name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LC_NUMERIC", "LC_TIME"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"

FULL = os.environ.get("GALLERY_FULL") == "1"
"""Whether the full suite runs (`check.py --all`): more examples, longer games."""

# In CI the examples are always the same ones, so that a red run can be had again; elsewhere each run looks further.
for _profile, _examples in (("quick", 25), ("full", 300)):
    settings.register_profile(
        _profile,
        max_examples=_examples,
        deadline=None,
        derandomize=bool(os.environ.get("CI")),
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("full" if FULL else "quick")


@pytest.fixture(autouse=True, scope="session")
def _no_home() -> Iterator[None]:
    """Nothing a test does reaches the games and settings of the person who runs it."""
    folder = tempfile.mkdtemp(prefix="gallery-tests-")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "LOCALAPPDATA", "APPDATA"):
            patch.setenv(name, str(Path(folder) / name.lower()))
        yield
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder of games, collections and settings, for `--data` and whatever takes such a folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
