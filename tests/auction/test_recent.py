"""The last spins as all may see them: whose they were, newest first, and only those that stand."""

from pathlib import Path

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.auction.view import RECENT, SpinView, public_view, recent_spins


def spun(table: Table, kind: str) -> SpinView:
    """A spin of a printed wheel, and what the view should say of it."""
    turn = table.state.turn
    assert turn is not None
    table.do(c.Spin(sector=kind))
    sectors = table.state.setup.sectors
    return SpinView(turn, next(number for number, each in enumerate(sectors) if each.kind == kind))


def test_the_last_spins_are_told_with_their_players(tmp_path: Path) -> None:
    table = Table.new(c.New(players=("Dana", "Avi", "Noa"), paintings=24, starter="Dana"), tmp_path / "game.gallery")
    table.do(c.Deal(paintings={"Dana": 1, "Avi": 2, "Noa": 3}))
    made: list[SpinView] = [spun(table, "sell_to_bank")]
    table.do(c.Sell(painting=1, values=(1_000_000,)))
    for number in range(RECENT + 3):
        made.append(spun(table, ("sell_to_bank", "buy_from_player")[number % 2]))
        if table.state.phase != "spin":
            table.do(c.Decline())
    # Dana has nothing to sell any more: her turn passed within the spin's own entry, and the spin was hers all the same.
    assert any(len(entry.facts) > 1 and state.phase == "spin" for entry, state in table.journal.states()[-6:])
    states = table.journal.states()
    told = recent_spins(states, table.state.spins)
    assert told == tuple(reversed(made))[:RECENT]
    assert {spin.player for spin in told} == {1, 2, 3}
    assert public_view(table.state, (), told).recent == told
    # As it was before the last spin, and after that was taken back.
    assert recent_spins(states, table.state.spins - 1) == tuple(reversed(made[:-1]))[:RECENT]
    while table.state.spins == len(made):
        table.do(c.Undo())
    assert recent_spins(table.journal.states(), table.state.spins)[0] == made[-2]
    table.close()
