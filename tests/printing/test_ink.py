"""How much ink a sheet takes: a school's printer must survive a kit (K-16)."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from gallery.printing.options import EXHIBITIONS

from .kit import print_kit

CEILINGS: dict[tuple[str, str], float] = {
    # Pure line on coloured paper.
    ("banknotes", "coloured"): 0.27,
    # A light tint over the whole sheet, and the lines.
    ("banknotes", "white"): 0.44,
    # Words on white paper.
    ("rules", "white"): 0.09,
    ("instructions", "white"): 0.12,
    ("ledger", "white"): 0.03,
    ("easel", "white"): 0.03,
    ("tray-labels", "white"): 0.12,
    # Pictures in dark frames, and dense backs.
    ("deck", "white"): 0.62,
    ("tokens", "white"): 0.14,
    ("summaries", "white"): 0.21,
    ("boards", "white"): 0.28,
    ("score-track", "white"): 0.18,
}
"""The largest part of a sheet that is black (grey counts in part), by component and stock."""


def darkness(path: Path, folder: Path) -> float:
    """Of the darkest of the first two pages, 0 … 1."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    subprocess.run(["pdftoppm", "-r", "72", "-gray", "-l", "2", str(path), str(folder / path.stem)], check=True)
    found = []
    for picture in folder.glob(f"{path.stem}-*.pgm"):
        with Image.open(picture) as opened:
            found.append(1 - ImageStat.Stat(opened).mean[0] / 255)
    return max(found)


@pytest.mark.parametrize(("component", "stock"), CEILINGS)
def test_a_sheet_takes_no_more_ink_than_it_may(tmp_path: Path, component: str, stock: str) -> None:
    given: dict[str, Any] = {
        "stock": stock,
        "language": "fr",
        "players": 5 if component in EXHIBITIONS else 2,
        "reserve": 0,
    }
    report = print_kit(tmp_path, component, **given)
    used = [darkness(tmp_path / file.name, tmp_path) for file in report.files]
    assert max(used) <= CEILINGS[component, stock], used
    # A ceiling far above what is used would hold nothing.
    assert max(used) >= CEILINGS[component, stock] * 0.6, used
