"""Setup: the table is opened (exhibitions.md, A season)."""

from gallery.exhibitions import commands as c
from gallery.exhibitions import facts as f
from gallery.exhibitions.rules.flow import Flow
from gallery.exhibitions.state import State
from gallery.exhibitions.variants import HANDS, KEPT, PLACED, Variant
from gallery.journal.fact import Game
from gallery.refusal import Refused
from gallery.seats import check_names, seat_of

FEWEST_PLAYERS, MOST_PLAYERS = min(HANDS), max(HANDS)

SETTINGS = ("exclusive_spaces",)
"""The house rules that a game can set."""


def open_table(empty: State, command: c.New, variant: Variant) -> Flow:
    """Entry 1: the variant, the seats and the house rules."""
    names = check_names(command.players, FEWEST_PLAYERS, MOST_PLAYERS)
    for setting in command.settings:
        if setting not in SETTINGS:
            raise Refused("unknown_field", word="new", field=setting)
    flow = Flow(empty)
    flow.happen(
        Game(variant.key),
        f.TableOpened(
            players=names,
            starter=_starter(command, names),
            singles=variant.singles,
            double=variant.double,
            rounds=(HANDS[len(names)] - KEPT) // PLACED,
            house=len(names) == FEWEST_PLAYERS,
            exclusive_spaces=command.settings.get("exclusive_spaces", True),
        ),
    )
    return flow


def _starter(command: c.New, names: tuple[str, ...]) -> int:
    if command.starter is None:
        return 1
    return seat_of(command.starter, names)
