"""The command's form, checked before everything else: who, then which space, then how many tokens."""

from gallery.exhibitions import commands as c
from gallery.exhibitions.state import State
from gallery.exhibitions.variants import EXHIBITIONS, SPACES
from gallery.refusal import Refused
from gallery.seats import tidy


def find_seat(state: State, name: str) -> int:
    """The id of the player with this name. Refuses `unknown_player`."""
    for player in state.players:
        if player.name == name:
            return player.id
    wanted = tidy(name)
    for player in state.players:
        if player.name == wanted:
            return player.id
    raise Refused("unknown_player", name=wanted)


def check_form(command: c.Predict) -> None:
    """Refuses an exhibition or a space that the board does not have, and more than two tokens."""
    if not 1 <= command.exhibition <= EXHIBITIONS:
        raise Refused("unknown_exhibition", most=EXHIBITIONS)
    if not 1 <= command.space <= SPACES:
        raise Refused("unknown_space", most=SPACES)
    if command.tokens not in (1, 2):
        raise Refused("bad_field", field="tokens")
