"""How long a start takes, as a multiple of a bare window of the same library: `python benchmarks/first_window.py`.

Ours is the `gallery` command itself, from the start of its process, with all that it imports on the way. It is measured
twice: when its window stands, and when the first page stands in it with its pictures. Each run is a process of its own; ours
and the bare one take turns, so that the machine's mood cancels out. Prints the ratios of the medians; ends with 1 when one of
them is above its limit.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

WINDOW_LIMIT = 2.0
PAGE_LIMIT = 4.0
RUNS = 9

BARE = """
import os
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1366, 768)
window.show()
while not (window.windowHandle() and window.windowHandle().isExposed()):
    app.processEvents()
app.processEvents()
os.write(1, b"window stands\\n")
os._exit(0)
"""

# The program says both in its log; here the log goes to the pipe as it is written. Nothing else of the program is touched.
OURS = """
import logging, os, sys

class Told(logging.Handler):
    def emit(self, record):
        os.write(1, record.getMessage().encode() + b"\\n")

log = logging.getLogger("gallery.app")
log.addHandler(Told())
log.setLevel(logging.DEBUG)
sys.argv = ["gallery", "--lang", "he", "--data", sys.argv[1]]
from gallery.door import main
main()
"""


class Took(NamedTuple):
    """Seconds from the start of a process until its window stood, and until its page did (the bare one has none)."""

    window: float
    page: float


def start(script: str, folder: str, last: str) -> Took:
    """Runs a start until it says `last`, and ends it then."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    begun = time.perf_counter()
    heard: dict[str, float] = {}
    with subprocess.Popen([sys.executable, "-c", script, folder], env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            heard[line.decode().strip()] = time.perf_counter() - begun
            if last in heard:
                process.kill()
                break
    if last not in heard:
        raise SystemExit(f"the program never said: {last}")
    return Took(heard["window stands"], heard[last])


def main() -> int:
    """Prints the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        # Once for the disk's sake: the first reading of the libraries belongs to neither.
        start(BARE, folder, "window stands")
        start(OURS, folder, "page stands")
        bare, ours = [], []
        for _ in range(RUNS):
            bare.append(start(BARE, folder, "window stands"))
            ours.append(start(OURS, folder, "page stands"))
    base = statistics.median(took.window for took in bare)
    window = statistics.median(took.window for took in ours)
    page = statistics.median(took.page for took in ours)
    print(f"bare window {base:.3f} s")
    print(f"our window {window:.3f} s, ratio {window / base:.2f} (limit {WINDOW_LIMIT})")
    print(f"our first page with its pictures {page:.3f} s, ratio {page / base:.2f} (limit {PAGE_LIMIT})")
    return 0 if window <= WINDOW_LIMIT * base and page <= PAGE_LIMIT * base else 1


if __name__ == "__main__":
    sys.exit(main())
