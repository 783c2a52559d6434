"""Guards against a pair of Python and PySide6 that loses a reference to None at each call without a result (R-01)."""

import subprocess
import sys

import pytest

GUARD = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication, QImage, QPainter

app = QGuiApplication([])
image = QImage(8, 8, QImage.Format.Format_ARGB32)
painter = QPainter(image)
pixel = QImage(1, 1, QImage.Format.Format_ARGB32)
calls = {
    "rotate": lambda: painter.rotate(1.0),
    "translate": lambda: painter.translate(1, 1),
    "save": lambda: (painter.save(), painter.restore()),
    "drawImage": lambda: painter.drawImage(0, 0, pixel),
    "drawLine": lambda: painter.drawLine(0, 0, 1, 1),
    "setOpacity": lambda: painter.setOpacity(1.0),
    "nothing": LOST,
}
for name, call in calls.items():
    call()
    before = sys.getrefcount(None)
    for _ in range(200):
        call()
    drift = sys.getrefcount(None) - before
    if abs(drift) > 5:
        print(name, drift, flush=True)
painter.end()
print("done", flush=True)
os._exit(0)
"""

SOUND = "lambda: None"
LOSING = "lambda: kept.append(None) if 'kept' in globals() else globals().update(kept=[])"


def guard(last: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", GUARD.replace("LOST", last)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]


def test_no_reference_to_none_is_lost() -> None:
    assert guard(SOUND) == ["done"]


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from 3.12 on: there is no count to lose")
def test_a_drift_would_be_seen() -> None:
    assert guard(LOSING) == ["nothing 200", "done"]
