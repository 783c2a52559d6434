"""How long the kits take, how much memory and how many bytes: run it by hand and compare.

    python benchmarks/print_kit.py [times]

Prints one line a kit, language and stock. Time is the wall clock's, best of the runs; memory is the process's peak.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gallery.printing.kits import make_kit
from gallery.printing.options import PrintOptions
from gallery.printing.ready import KITS, ready_options
from gallery.texts import LANGUAGES


def peak_megabytes() -> float | None:
    """The most memory that this process has held; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def wanted() -> Iterator[PrintOptions]:
    """The ready-made kits, and the auction's on coloured paper."""
    for language in LANGUAGES:
        for kit in KITS:
            yield ready_options(kit, language)
        yield replace(ready_options("auction", language), stock="coloured")


def main(times: int) -> None:
    """Prints the table."""
    for options in wanted():
        best = float("inf")
        for _ in range(times):
            with tempfile.TemporaryDirectory() as folder:
                start = time.perf_counter()
                report = make_kit(Path(folder), options)
                best = min(best, time.perf_counter() - start)
                size = sum((Path(folder) / file.name).stat().st_size for file in report.files)
        peak = peak_megabytes()
        memory = "" if peak is None else f"  {peak:5.0f} MB"
        told = f"{options.kit:15} {options.stock:9} {options.language}"
        print(f"{told}  {report.pages:3} pages  {best:5.2f} s  {size / 1000:6.0f} KB{memory}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
