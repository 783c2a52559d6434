"""Checks a record from the outside: where every token and card is, every score, and every season's scoring once more."""

from gallery.exhibitions import facts as f
from gallery.exhibitions.replay import ExhibitionsGame, apply
from gallery.exhibitions.rules.scoring import result, winners
from gallery.exhibitions.state import State
from gallery.exhibitions.table import Table
from gallery.exhibitions.variants import NEGATIVES, POSITIVES, TRACK
from gallery.refusal import Refused


def verify(table: Table) -> None:
    """Refuses `verify_failed` with the entry and what is wrong. The chain itself was checked when the record was read."""
    state = ExhibitionsGame().start()
    for entry, after in table.journal.states():
        for plain in entry.facts:
            fact = f.from_plain(plain)
            if isinstance(fact, f.SeasonScored) and fact.result != result(state):
                raise Refused("verify_failed", entry=entry.seq, detail="the season comes out in another way")
            if isinstance(fact, f.GameEnded) and fact.winners != winners(state):
                raise Refused("verify_failed", entry=entry.seq, detail="other players have the most points")
            before, state = state, apply(state, fact)
            _check_scores(entry.seq, before, state)
        check_state(after, entry.seq)


def check_state(state: State, entry: int = 0) -> None:
    """Refuses unless every token is in one place, no score passes the track, and the cards are those of the deck."""
    placed = [prediction for exhibition in state.exhibitions for prediction in exhibition.predictions]
    for player in state.players:
        mine = [prediction for prediction in placed if prediction.player == player.id]
        tokens = player.singles + player.double + player.lost + sum(each.singles + each.double for each in mine)
        if tokens != state.setup.singles + state.setup.double:
            raise Refused("verify_failed", entry=entry, detail=f"a token of {player.name} is missing or in two places")
        if min(player.singles, player.double, player.lost) < 0 or player.double > state.setup.double:
            raise Refused("verify_failed", entry=entry, detail=f"{player.name} has tokens that are not there")
        if sum(each.tokens > 1 for each in mine) > 1 or sum(each.risk for each in mine) > 1:
            raise Refused("verify_failed", entry=entry, detail=f"{player.name} used a token twice in a season")
        if not all(0 <= points <= TRACK for points in player.scores):
            raise Refused("verify_failed", entry=entry, detail=f"{player.name} is off the track")
    for exhibition in state.exhibitions:
        if not (0 <= exhibition.positive <= POSITIVES and 0 <= exhibition.negative <= NEGATIVES):
            raise Refused("verify_failed", entry=entry, detail="more cards of an exhibition than the deck holds")
        difference = exhibition.positive - exhibition.negative
        if (exhibition.works, exhibition.waiting) != (max(0, difference), max(0, -difference)):
            raise Refused("verify_failed", entry=entry, detail="a work and a negative card lie side by side")
        spaces = [prediction.space for prediction in exhibition.predictions]
        if state.setup.exclusive_spaces and len(spaces) != len(set(spaces)):
            raise Refused("verify_failed", entry=entry, detail="two predictions on one space")


def _check_scores(entry: int, before: State, state: State) -> None:
    for old, new in zip(before.players, state.players, strict=False):
        if any(less > more for less, more in zip(old.scores, new.scores, strict=True)):
            raise Refused("verify_failed", entry=entry, detail=f"points of {new.name} were taken away")
