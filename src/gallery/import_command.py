"""`gallery import`: a folder of pictures, or a zip file of them, becomes a collection; tells what was left out."""

import json
import unicodedata
from collections.abc import Callable
from pathlib import Path

import click

from gallery.collection.importing import Imported, import_collection
from gallery.output import say
from gallery.places import Places
from gallery.texts import Texts, plain
from gallery.texts.refusals import refusal_words


def run(
    source: Path, name: str, places: Places, texts: Texts, progress: Callable[[int, int], None], *, as_json: bool
) -> None:
    """Imports and prints what came of it. Refuses what `import_collection` refuses."""
    imported = import_collection(source, name, places.data, lambda done, of, _: progress(done, of))
    if as_json:
        say(json.dumps(_report(imported, texts), ensure_ascii=False))
        return
    say(plain(texts.say("own-imported", name=imported.name, count=len(imported.pictures))))
    for number, picture in enumerate(imported.pictures, start=1):
        told = " · ".join(part for part in (picture.title, picture.artist, picture.year) if part)
        say(f"{number:>4}  {told}".rstrip())
    if imported.left_out:
        click.echo(plain(texts.say("own-left-out", count=len(imported.left_out))), err=True)
    for refused in imported.left_out:
        click.echo(_line(f"! {refusal_words(refused, texts)}"), err=True)


def _line(text: str) -> str:
    """The text as one line for a terminal: a file's name may hold line ends, and signs that terminals obey."""
    return "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in plain(text))


def _report(imported: Imported, texts: Texts) -> dict[str, object]:
    return {
        "name": imported.name,
        "folder": str(imported.folder),
        "pictures": [
            {
                "number": number,
                "file": picture.file,
                "width": picture.width,
                "height": picture.height,
                "title": picture.title,
                "artist": picture.artist,
                "year": picture.year,
                "note": picture.note,
            }
            for number, picture in enumerate(imported.pictures, start=1)
        ],
        "left_out": [
            {"file": refused.params["file"], "key": refused.key, "text": plain(refusal_words(refused, texts))}
            for refused in imported.left_out
        ],
    }
