"""Which files there are, and what paints each."""

from collections.abc import Callable, Iterator
from pathlib import Path

from decks.atelier import symbols
from decks.atelier.colours import KEYS
from decks.atelier.glenns_gallery import carpets, masks, porcelain, statues
from decks.atelier.members_only import hats, pasts, rain, scandals, tea
from decks.atelier.paper import Paper

MODULES = {"members-only": (rain, scandals, tea, pasts, hats), "glenns-gallery": (masks, porcelain, carpets, statues)}
OUT = Path(__file__).resolve().parent.parent

Plan = Callable[[Paper], None]


def stand_in(game: str, exhibition: int, negative: bool, copy: int) -> Plan:
    def paint(paper: Paper) -> None:
        paper.ground("#d8d4cc" if negative else KEYS[game][exhibition - 1])
        with paper.at(110, 90, 3):
            symbols.SYMBOLS[game][exhibition - 1](paper, KEYS[game][exhibition - 1] if negative else "#fbf6ea")
        for index in range(copy):
            paper.disc(60 + 40 * index, 500, 14, "#fbf6ea")

    return paint


def plans(game: str, exhibition: int) -> tuple[tuple[Plan, ...], tuple[Plan, ...]]:
    modules = MODULES.get(game, ())
    if exhibition <= len(modules):
        return modules[exhibition - 1].PICTURES, modules[exhibition - 1].REFUSALS
    return (
        tuple(stand_in(game, exhibition, False, copy) for copy in range(1, 12)),
        tuple(stand_in(game, exhibition, True, copy) for copy in range(1, 3)),
    )


def files() -> Iterator[tuple[str, Callable[[], str]]]:
    """Each file's name below assets/decks, and the call that makes its text."""
    for game, colours in KEYS.items():
        for index, colour in enumerate(colours):
            yield f"{game}/symbol-{index + 1}.svg", symbol(symbols.SYMBOLS[game][index], colour)
            works, refusals = plans(game, index + 1)
            if game != "classic-art":
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
