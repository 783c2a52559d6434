"""What holds whatever is played: after every entry, for every option, through undo, redo and replay."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.auction import commands as c
from gallery.auction.options import options
from gallery.auction.replay import AuctionGame
from gallery.auction.report import entry_report, state_report
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.auction.view import public_view
from gallery.journal import Entry
from gallery.journal.entry import read_entry
from gallery.refusal import Refused
from tests.auction import random_games
from tests.auction.invariants import check, check_notes
from tests.auction.referee import Referee
from tests.conftest import FULL

GAMES = st.tuples(st.integers(0, 2**32), st.integers(1, 100))
"""A seed and how many commands."""


def played(seed: int, length: int) -> Iterator[tuple[Table, c.Command, Entry | None]]:
    """A random game, command by command: the table after it, the command and its entry (None when it was refused)."""
    rng, referee = Random(seed), Referee()
    opening = random_games.opening(rng)
    referee.play(opening)
    new = c.read(opening)
    assert isinstance(new, c.New)
    table = Table.new(new)
    yield table, new, table.entries[0]
    for raw in random_games.commands(rng, referee, length):
        referee.play(raw)
        try:
            command = c.read(raw)
            entry = table.do(command)
        except Refused:
            continue
        yield table, command, entry


def last(seed: int, length: int) -> Table:
    """The table at the end of a random game."""
    *_, (table, _, _) = played(seed, length)
    return table


@given(GAMES)
def test_books_paintings_and_cards_agree_after_every_entry(game: tuple[int, int]) -> None:
    for table, _, entry in played(*game):
        check(table.state)
        assert entry is not None
        check_notes(entry)


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="a million events: only in the full suite")
def test_a_million_events_leave_the_books_balanced() -> None:
    """B-01."""
    events, seed = 0, 0
    while events < 1_000_000:
        seed += 1
        for table, _, entry in played(seed, 200):
            assert entry is not None
            events += max(1, len(entry.facts))
            check(table.state)


@given(GAMES)
def test_a_refused_command_changes_nothing(game: tuple[int, int]) -> None:
    rng, table = Random(game[0]), last(*game)
    referee = _referee_like(*game)
    before, entries = table.state, len(table.entries)
    for raw in random_games.commands(rng, referee, 30):
        try:
            table.do(c.read(raw))
        except Refused:
            assert table.state == before
            assert len(table.entries) == entries
        else:
            return


def _referee_like(seed: int, length: int) -> Referee:
    rng, referee = Random(seed), Referee()
    referee.play(random_games.opening(rng))
    for raw in random_games.commands(rng, referee, length):
        referee.play(raw)
    return referee


@given(GAMES)
def test_replaying_the_record_gives_the_same_state(game: tuple[int, int]) -> None:
    """The facts as they lie in the file, applied one after the other; the file itself is tested with the journal."""
    table = last(*game)
    auction = AuctionGame()
    state = auction.start()
    for entry in table.journal.standing:
        stored = read_entry(entry.body())
        assert stored.hash == entry.hash
        for fact in stored.facts:
            state = auction.apply(state, fact)
    assert state == table.state


@given(GAMES)
def test_undo_and_redo_lead_back_and_forth(game: tuple[int, int]) -> None:
    table = last(*game)
    states: list[State] = [table.state]
    while table.refusal(c.Undo()) is None:
        table.do(c.Undo())
        states.append(table.state)
        check(table.state)
    stopped = table.refusal(c.Undo())
    assert stopped is not None
    assert stopped.key in ("nothing_to_undo", "card_seen")
    assert (stopped.key == "card_seen") == bool(table.state.seen)
    for state in reversed(states[:-1]):
        table.do(c.Redo())
        assert table.state == state


LISTED = ("deal", "spin", "draw", "bid", "hammer", "offer", "take", "lay", "buy", "sell", "decline", "reveal")


@given(GAMES)
def test_the_options_are_what_can_be_done(game: tuple[int, int]) -> None:
    table = last(*game)
    for option in options(table):
        before = table.state
        if option.refused is not None:
            with pytest.raises(Refused, match=option.refused.key):
                table.do(option.command)
            assert table.state == before
            continue
        table.do(option.command)
        if table.state.seen and not before.seen:
            return
        table.do(c.Undo())
        assert table.state == before
    if table.state.phase != "over":
        assert any(option.refused is None for option in options(table))


@given(GAMES)
def test_whatever_is_done_was_an_option(game: tuple[int, int]) -> None:
    offered: set[tuple[str, Any]] = set()
    for table, command, _ in played(*game):
        if command.do in LISTED:
            assert _what(command) in offered, command
        offered = {_what(option.command) for option in options(table) if option.refused is None}


def _what(command: c.Command) -> tuple[str, Any]:
    match command:
        case c.PlaceBid():
            return command.do, command.player
        case c.Take():
            return command.do, command.what
        case c.Draw() | c.Offer() | c.Lay() | c.Buy() | c.Sell() | c.Reveal():
            return command.do, command.painting
        case _:
            return command.do, None


def other_secrets(state: State, rng: Random) -> State:
    """The same game as far as anyone may see, with everything hidden turned into something else."""
    holdings = {
        number: holding if holding.shown else msgspec.structs.replace(holding, cards=_other(holding.cards, rng))
        for number, holding in state.holdings.items()
    }
    return msgspec.structs.replace(
        state,
        setup=msgspec.structs.replace(state.setup, secret=rng.randbytes(32).hex()),
        values=_other(state.values, rng),
        seen=_other(state.seen, rng),
        holdings=holdings,
        purses={account: {500_000: rng.randrange(99)} for account in state.purses},
        # Only the top of the pile is on view, and only in app mode does the program know the rest.
        pile=(*state.pile[:1], *rng.sample(state.pile[1:], len(state.pile[1:]))),
    )


def _other(cards: tuple[int | None, ...], rng: Random) -> tuple[int | None, ...]:
    return tuple(rng.randrange(1, 99) * 500_000 for _ in cards)


@given(GAMES)
def test_what_all_see_holds_no_secret(game: tuple[int, int]) -> None:
    """Two games that differ only in what is hidden look the same: on the projector, in `show` and in `log`."""
    rng = Random(1)
    for table, _, _ in played(*game):
        state = table.state
        if state.phase == "over":
            continue
        other = other_secrets(state, rng)
        assert public_view(state) == public_view(other)
        assert state_report(state) == state_report(other)
        assert all(player.cash is None for player in public_view(state).players)


@given(GAMES)
def test_the_log_keeps_secrets_until_the_end(game: tuple[int, int]) -> None:
    table = last(*game)
    told = json.dumps([entry_report(entry, table.state) for entry in table.entries])
    over = table.state.phase == "over"
    assert (table.state.setup.secret in told) == over
    facts = [fact for entry in table.entries for fact in entry_report(entry, table.state)["facts"]]
    for fact in facts:
        if not over and fact["fact"] in ("ValueLaid", "ValueSeen", "SeenLaid"):
            assert set(fact) <= {"fact", "painting"}
        if not over and fact["fact"] == "GameOpened":
            assert not {"secret", "values"} & set(fact)
            assert table.state.setup.mode == "paper" or "pile" not in fact


def test_in_the_secret_mode_of_a_projector_cash_is_hidden_unless_asked_for() -> None:
    """D13 and B-20."""
    for shown in (False, True):
        table = Table.new(c.New(players=("A", "B"), settings={"show_cash": shown}))
        assert public_view(table.state).players[0].cash == (20_000_000 if shown else None)
