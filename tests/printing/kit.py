"""What the press's tests print: the game's own notes and deck, small numbers of them."""

import re
import tomllib
from pathlib import Path
from typing import Any

from pypdf import PdfReader
from pypdf.generic import DictionaryObject, StreamObject

from gallery.money.banknotes import load_denominations
from gallery.printing.kits import make_kit
from gallery.printing.options import PrintOptions
from gallery.printing.report import Report
from gallery.resources import assets

DENOMINATIONS = load_denominations(assets() / "money" / "standard.toml")


def standard_deck() -> tuple[int, ...]:
    """The 48 value cards in dollars, forgeries as 0."""
    data = tomllib.loads((assets() / "decks" / "standard.toml").read_text("utf-8"))
    values = (int(card["value"]) for card in data["card"] for _ in range(card["copies"]))
    return (0,) * int(data["forgeries"]) + tuple(values)


def options(kit: str = "auction", **given: Any) -> PrintOptions:
    """The standard options with some changed."""
    told: dict[str, Any] = {"denominations": DENOMINATIONS, "deck": standard_deck(), **given}
    return PrintOptions(kit, **told)


def print_kit(folder: Path, kit: str = "auction", **given: Any) -> Report:
    """A kit printed into a folder."""
    return make_kit(folder, options(kit, **given))


def streams(path: Path) -> list[str]:
    """Every content stream of a PDF: pages and the forms in them."""
    found = []
    for page in PdfReader(path).pages:
        contents = page.get_contents()
        assert contents is not None
        found.append(contents.get_data().decode("latin-1"))
        found += _forms(page)
    return found


def _forms(holder: DictionaryObject) -> list[str]:
    found = []
    resources = holder["/Resources"].get_object()
    assert isinstance(resources, DictionaryObject)
    objects = resources.get("/XObject", DictionaryObject()).get_object()
    assert isinstance(objects, DictionaryObject)
    for form in objects.values():
        stream = form.get_object()
        assert isinstance(stream, StreamObject)
        if str(stream["/Subtype"]) == "/Form":
            found.append(stream.get_data().decode("latin-1"))
    return found


def without_letters(stream: str) -> str:
    """A content stream without what its strings hold."""
    return re.sub(r"\((?:\\.|[^\\()])*\)", "()", stream, flags=re.DOTALL)
