"""The papers that can be loaded, and how much of one there is to lay things out on."""

from typing import Literal

from gallery.printing.units import Size

PaperName = Literal["a4", "letter", "a3"]
PAPERS: dict[PaperName, Size] = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
"""Portrait sizes."""


def page_size(paper: PaperName, scale: float = 100.0) -> Size:
    """The page to lay things out on, portrait: the paper, or what of it is left to a drawing that is made larger (percent).

    So nothing comes nearer to the edge when a printer's error is taken out.
    """
    larger = max(1.0, scale / 100)
    return Size(PAPERS[paper].width / larger, PAPERS[paper].height / larger)
