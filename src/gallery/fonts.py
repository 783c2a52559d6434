"""The one family of letters for screen and paper: FiraGO (Latin and Hebrew, SIL Open Font License), from its package.

Qt and ReportLab read the same bytes, so no font of the system is needed and both draw the same shapes.
"""

import importlib
from functools import cache
from threading import Thread
from typing import Literal, get_args

Face = Literal["regular", "bold", "italic", "bold-italic"]

FACES: tuple[Face, ...] = get_args(Face)

FAMILY = "FiraGO"
"""The family's name inside the files: what Qt calls it once they are loaded."""

UPRIGHT: tuple[Face, ...] = ("regular", "bold")
"""The faces that every page wants, the first one first."""

_PACKED: dict[Face, str] = {"regular": "figo", "bold": "figbo", "italic": "figit", "bold-italic": "figbi"}


@cache
def font_data(face: Face) -> bytes:
    """The TrueType file of a face, as bytes. Refuses with ImportError when the font package is missing."""
    # Imported by name because the package carries no types.
    package = importlib.import_module("pymupdf_fonts")
    return bytes(package.myfont(_PACKED[face]))


@cache
def fetch_font(face: Face) -> Thread:
    """Begins to unpack a face beside other work. May be called early; whoever needs the face joins the thread."""
    thread = Thread(target=font_data, args=(face,), daemon=True)
    thread.start()
    return thread
