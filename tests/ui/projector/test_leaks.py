"""Nothing private reaches the projector (scenario P-07): not in the view, not in what it draws, says or tells a reader."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import gallery.ui.projector
from gallery.auction import commands as c
from gallery.auction.state import State
from gallery.auction.table import Table
from gallery.auction.view import PublicView, public_view
from gallery.ui.projector.window import ProjectorWindow

MakeWindow = Callable[..., ProjectorWindow]

SECRET = "c0ffee" * 10 + "beef"
MARKER = 77_500_000
"""A value that no card of the game that ships has, that nobody bids and that no balance can be."""


def states() -> Iterator[tuple[str, State]]:
    """A game in app mode, in each of its phases; every value card in it is the marker."""
    table = Table.new(
        c.New(players=("Dana", "Avi"), paintings=12, mode="app", secret=SECRET, starter="Dana", deck=(MARKER,) * 24)
    )
    yield "deal", table.state
    table.do(c.Deal())
    yield "spin", table.state
    for kind, price in (
        ("bank_auction", None),
        ("collect", None),
        ("buy_from_bank", 2_500_000),
        ("private_auction", None),
        ("buy_from_player", None),
    ):
        before = table.state
        table.do(c.Spin(sector=kind, price=price))
        yield kind, table.state
        if kind == "bank_auction":
            table.do(c.PlaceBid(player="Dana", amount=1_500_000))
            yield "bid", table.state
            table.do(c.Hammer())
        elif kind == "collect":
            table.do(c.Take(what="value"))
            yield "card drawn", table.state
            table.do(c.Lay(painting=min(table.state.paintings_of(before.turn or 0))))
        elif kind == "private_auction":
            table.do(c.Offer(painting=min(table.state.paintings_of(before.turn or 0))))
            yield "private lot", table.state
            table.do(c.Hammer())
        else:
            table.do(c.Decline())
            if table.state.phase == "auction":
                table.do(c.Hammer())
        yield f"after {kind}", table.state


def leaks(text: str) -> list[str]:
    """What of the private things stands in a text, written in any way."""
    flat = "".join(sign for sign in text if sign.isalnum() or sign in ".")
    hunted = (SECRET, SECRET[:16], str(MARKER), "77.5M", "77500000", "0000000000000077500000")
    return [mark for mark in hunted if mark in flat]


def told(window: ProjectorWindow) -> str:
    """Everything a person or a reader program can get out of the window in words."""
    parts = [text.text for text in window.placed]
    for widget in (window, *window.findChildren(QWidget)):
        parts += [
            widget.windowTitle(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.toolTip(),
            widget.whatsThis(),
            widget.statusTip(),
            widget.objectName(),
        ]
    return "\n".join(parts)


def test_the_hunt_finds_what_is_there() -> None:
    """The search itself: in plain digits, as money, short, and the secret."""
    for text in ("77500000", "$77,500,000", "\u2066$77.5M\u2069", f"x {SECRET} y", SECRET[:16]):
        assert leaks(text), text
    assert not leaks("$7,500,000 · 9f2c 41d7")


def test_the_state_that_is_searched_holds_the_markers() -> None:
    """Otherwise nothing would be proved: the values lie under paintings and the secret is in the setup."""
    held = [state for _, state in states()]
    assert all(state.setup.secret == SECRET for state in held)
    assert any(MARKER in holding.cards for state in held for holding in state.holdings.values())
    assert any(state.seen for state in held)


def test_no_view_holds_anything_private() -> None:
    """The whole view as JSON, in every phase until the values are shown to all."""
    for name, state in states():
        assert not leaks(msgspec.json.encode(public_view(state)).decode()), name
        assert all(player.cash is None for player in public_view(state).players), name


def test_how_the_cash_went_is_told_only_when_the_game_is_over() -> None:
    """Spin by spin, as it stands after what was undone; nothing of it before the end."""
    table = Table.new(
        c.New(players=("Dana", "Avi"), paintings=12, mode="app", secret=SECRET, starter="Dana", deck=(MARKER,) * 24)
    )

    def told() -> PublicView:
        return public_view(table.state, [state for _, state in table.journal.states()])

    table.do(c.Deal())
    for player, bid in (("Dana", 1_500_000), ("Avi", 2_000_000)):
        table.do(c.Spin(sector="bank_auction"))
        table.do(c.PlaceBid(player=player, amount=bid))
        table.do(c.Hammer())
    table.do(c.Undo())
    table.do(c.PlaceBid(player="Dana", amount=3_000_000))
    table.do(c.Hammer())
    assert told().courses == ()
    table.do(c.Finish())
    start = 20_000_000
    assert [(course.player, course.cash) for course in told().courses] == [
        (1, (start, start - 1_500_000, start - 4_500_000)),
        (2, (start, start, start)),
    ]


@pytest.mark.parametrize("language", ["he", "en"])
def test_no_scene_shows_anything_private(language: str, make_window: MakeWindow, qtbot: QtBot) -> None:
    """Every scene of such a game: its texts, title, accessible texts, tooltips."""
    window = make_window(language, 1024, 768, show=True)
    last: PublicView | None = None
    seen = set()
    for name, state in states():
        view = public_view(state)
        if last is not None and view.spins > last.spins and view.instruction is not None:
            window.spin_to(last, view, seconds=0.02)
            assert not leaks(told(window)), name
            qtbot.waitUntil(lambda: not window.spinning, timeout=20_000)
            assert not leaks(told(window)), name
            window.move_on()
        window.show_view(view)
        window.going(1)
        seen.add(window.scene)
        assert not leaks(told(window)), name
        window.sold("Dana", 1_500_000)
        assert not leaks(told(window)), name
        last = view
    assert {"idle", "sale", "result", "offer"} <= seen


def test_a_private_value_does_not_change_a_single_pixel(make_window: MakeWindow) -> None:
    """Two games that differ in nothing but hidden values look the same."""
    pictures = []
    for value in (MARKER, 3_000_000):
        table = Table.new(
            c.New(players=("Dana", "Avi"), paintings=12, mode="app", secret=SECRET, starter="Dana", deck=(value,) * 24)
        )
        table.do(c.Deal())
        table.do(c.Spin(sector="collect"))
        window = make_window("he", 800, 600)
        window.show_view(public_view(table.state))
        pictures.append(window.frame().toImage())
    assert pictures[0] == pictures[1]


def test_the_projector_is_never_given_a_state() -> None:
    """No module of the public side imports the state's type, the table, the journal or the draw."""
    room = Path(str(gallery.ui.projector.__file__)).parent
    for path in room.rglob("*.py"):
        source = path.read_text("utf-8")
        for word in ("import State", "auction.table", "gallery.journal", "gallery.chance", "rules"):
            assert word not in source, (path.name, word)
