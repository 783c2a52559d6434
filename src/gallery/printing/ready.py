"""The ready-made kits in `printables/`: everything that the game needs, so that nobody must install anything to play it.

    python -m gallery.printing.ready [printables]

makes them anew on white stock and A4, in each language: the auction for six, each exhibitions game for five. Files of former
times that are no longer made go away.
A test (tests/printing/test_ready.py) fails when they are not what this makes today.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from gallery.auction.data import deck_for, load_deck, load_money, load_wheel
from gallery.exhibitions.variants import VARIANTS
from gallery.printing.kits import make_kit
from gallery.printing.options import PrintOptions
from gallery.printing.shopping import FILE_NAME
from gallery.texts.language import LANGUAGES, Language

FOLDER = "printables"
KITS = ("auction", *VARIANTS)


def ready_options(kit: str, language: Language) -> PrintOptions:
    """How a ready-made kit is printed: for as many players as its game usually has."""
    if kit in VARIANTS:
        return PrintOptions(kit, language=language)
    return PrintOptions(
        kit,
        load_money("standard"),
        deck_for(24, load_deck("standard")),
        sectors=load_wheel("standard"),
        language=language,
    )


def make_ready(folder: Path) -> Iterator[Path]:
    """Makes every kit below the folder; gives each kit's own folder when it is whole."""
    for language in LANGUAGES:
        for kit in KITS:
            out = folder / f"{kit}-{language}"
            report = make_kit(out, ready_options(kit, language))
            made = {FILE_NAME, *(file.name for file in report.files)}
            for path in out.iterdir():
                if path.suffix in (".pdf", ".txt") and path.name not in made:
                    path.unlink()
            yield out


def main(folder: Path) -> None:
    """Makes all and says how large it is."""
    total = 0
    for out in make_ready(folder):
        size = sum(path.stat().st_size for path in out.iterdir())
        total += size
        print(f"{out}  {size / 1e6:.1f} MB")
    print(f"{total / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER))
