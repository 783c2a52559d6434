"""`python -m decks.atelier` in assets paints every file of the decks. Files that would not change are left alone."""

from decks.atelier.registry import OUT, files

MOST_BYTES = 12 * 1024


def main() -> None:
    """Writes all files. Refuses with SystemExit a file that is too heavy, when all are written."""
    heavy = []
    for name, make in files():
        path = OUT / name
        data = make().encode()
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_bytes() != data:
            path.write_bytes(data)
            print(f"{name:32} {len(data):6} bytes")
        if len(data) > MOST_BYTES:
            heavy.append(name)
    if heavy:
        raise SystemExit(f"Too heavy: {', '.join(heavy)}; {MOST_BYTES} bytes are allowed.")


if __name__ == "__main__":
    main()
