"""How long a long record takes to open, and an entry to be on disk: 50,000 entries open in less than 5 seconds (R-21).

`python benchmarks/replay.py [ENTRIES]` prints the times and exits 1 above the limit. 5,000 entries unless told otherwise.
"""

import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from gallery.auction import commands as c
from gallery.auction.table import Table

LIMIT_SECONDS = 5.0
"""For 50,000 entries; fewer are held to their share."""


def long_game(file: Path, entries: int) -> Table:
    """A game whose banker corrects the same mistake over and over; every entry is on disk, as at the table."""
    table = Table.new(c.New(players=("Dana", "Avi"), paintings=24, mode="app", secret="00" * 32), file)
    table.do(c.Deal())
    while len(table.entries) < entries:
        there_and_back = [("bank", "Dana"), ("Dana", "bank")][len(table.entries) % 2]
        table.do(c.Correct(payer=there_and_back[0], payee=there_and_back[1], amount=500_000, reason="change"))
    return table


def main(entries: int = 5_000) -> int:
    """Plays, closes and opens the record; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "long.gallery"
        began = time.perf_counter()
        table = long_game(file, entries)
        played = time.perf_counter()
        ledger, size = table.state.ledger, file.stat().st_size
        table.close()
        closed = time.perf_counter()
        reopened = Table.open(file)
        opened = time.perf_counter()
        assert reopened.state.ledger == ledger
        reopened.close()
        tracemalloc.start()
        Table.open(file).close()
        memory = tracemalloc.get_traced_memory()[1]
    limit = LIMIT_SECONDS * entries / 50_000
    print(f"{entries} entries, {size / 1e6:.1f} MB")
    print(f"played {(played - began) / entries * 1000:.2f} ms an entry, peak while opening {memory / 1e6:.0f} MB")
    print(f"opened {opened - closed:.2f} s (limit {limit:.2f} s)")
    return int(opened - closed > limit)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
