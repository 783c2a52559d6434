"""`python -m atelier [movement | number …]` paints the files, `python -m atelier catalogue` joins the captions.

Run in assets/paintings. Without words everything is done. Files that would not change are left alone.
"""

import os
import sys
import time
from pathlib import Path

from atelier.canvas import MOST_BYTES
from atelier.captions import catalogue
from atelier.registry import MOVEMENTS, OUT, Painting, paintings


def write(path: Path, text: str) -> bool:
    """Writes a file whole or not at all; whether it changed."""
    data = text.encode()
    if path.is_file() and path.read_bytes() == data:
        return False
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_bytes(data)
    part.replace(path)
    return True


def chosen(words: list[str]) -> list[Painting]:
    """The paintings that the words name: movements and numbers. Refuses with SystemExit what is neither."""
    found: dict[int, Painting] = {}
    for word in words:
        if word in MOVEMENTS:
            found |= {painting.number: painting for painting in paintings(word)}
        elif word.isdecimal():
            movement = MOVEMENTS[(int(word) - 1) % len(MOVEMENTS)]
            found |= {painting.number: painting for painting in paintings(movement) if painting.number == int(word)}
        else:
            raise SystemExit(f"{word} is no movement ({', '.join(MOVEMENTS)}) and no number")
    return list(found.values())


def main(words: list[str]) -> None:
    """Paints what is asked for, then joins the captions."""
    heavy = False
    asked = [word for word in words if word != "catalogue"]
    for painting in chosen(asked) if words else paintings():
        start = time.perf_counter()
        text = painting.svg()
        changed = write(OUT / painting.file, text)
        took = time.perf_counter() - start
        print(f"{painting.file:44} {len(text):6} bytes {took:5.2f} s{'' if changed else '  unchanged'}")
        heavy |= len(text) > MOST_BYTES
    try:
        write(OUT / "catalogue.toml", catalogue())
    except Exception as fault:
        if not asked:
            raise
        # Another painter's module or words may be half written just now: one's own painting is done all the same.
        print(f"The catalogue was left as it was: {type(fault).__name__}: {fault}")
    if heavy:
        raise SystemExit(f"Too heavy: {MOST_BYTES} bytes are allowed.")


if __name__ == "__main__":
    main(sys.argv[1:])
