"""Which files there are, and what paints each."""

from collections.abc import Callable, Iterator
from pathlib import Path

from decks.atelier import symbols
from decks.atelier.classic_art.loans import LOANS
from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery import carpets, gold, masks, porcelain, statues
from decks.atelier.members_only import hats, pasts, rain, scandals, tea
from decks.atelier.paper import Paper

MODULES = {
    "members-only": (rain, scandals, tea, pasts, hats),
    "glenns-gallery": (masks, porcelain, carpets, statues, gold),
}
OUT = Path(__file__).resolve().parent.parent

Plan = Callable[[Paper], None]


def plans(game: str, exhibition: int) -> tuple[tuple[Plan, ...], tuple[Plan, ...]]:
    """What paints the works of an exhibition (1…5), none in Classic Art, and its negative cards."""
    if game == "classic-art":
        return (), LOANS[exhibition - 1]
    module = MODULES[game][exhibition - 1]
    return module.PICTURES, module.REFUSALS


def files() -> Iterator[tuple[str, Callable[[], str]]]:
    """Each file's name below assets/decks, and the call that makes its text."""
    for game, colours in KEYS.items():
        for index, colour in enumerate(colours):
            yield f"{game}/symbol-{index + 1}.svg", symbol(symbols.SYMBOLS[game][index], colour)
            works, refusals = plans(game, index + 1)
            for copy, plan in enumerate(works, 1):
                yield f"{game}/{index + 1}-{copy}.svg", card(plan)
            for copy, plan in enumerate(refusals, 1):
                yield f"{game}/{index + 1}-no-{copy}.svg", card(plan)


def card(plan: Plan) -> Callable[[], str]:
    """Paints a card's picture."""

    def make() -> str:
        paper = Paper()
        plan(paper)
        return paper.svg()

    return make


def symbol(plan: Callable[[Paper, str], None], colour: str) -> Callable[[], str]:
    """Paints a symbol."""

    def make() -> str:
        paper = Paper(100, 100)
        plan(paper, colour)
        return paper.svg()

    return make
