"""How long the first window takes, as a multiple of a bare window of the same library: `python benchmarks/first_window.py`.

Each run is a process of its own, from its start until the window stood on the (offscreen) screen; ours and the bare one take
turns, so that the machine's mood cancels out. Prints the ratio of the medians; ends with 1 when it is above the limit.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT = 2.0
RUNS = 7

_WAIT = """
while not (window.windowHandle() and window.windowHandle().isExposed()):
    app.processEvents()
app.processEvents()
os._exit(0)
"""

BARE = f"""
import os
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1366, 768)
window.show()
{_WAIT}
"""

OURS = f"""
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from gallery.app import make_window
from gallery.places import Places
app = QApplication([])
app.setStyle("Fusion")
window = make_window(Places(Path(sys.argv[1])), "he")
window.resize(1366, 768)
window.show()
{_WAIT}
"""


def seconds(script: str, folder: str) -> float:
    """How long a process takes until its window stands."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", script, folder], env=environment, check=True)
    return time.perf_counter() - begun


def main() -> int:
    """Prints the ratio."""
    with tempfile.TemporaryDirectory() as folder:
        # Once for the disk's sake: the first reading of the libraries belongs to neither.
        seconds(BARE, folder)
        seconds(OURS, folder)
        bare, ours = [], []
        for _ in range(RUNS):
            bare.append(seconds(BARE, folder))
            ours.append(seconds(OURS, folder))
    ratio = statistics.median(ours) / statistics.median(bare)
    print(f"bare window {statistics.median(bare):.3f} s, ours {statistics.median(ours):.3f} s, ratio {ratio:.2f}")
    return 0 if ratio <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
