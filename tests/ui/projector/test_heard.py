"""What the wall says of itself to whoever makes the sounds: cards that turn over, a forgery among them, the winner."""

from collections.abc import Callable

from msgspec.structs import replace

from gallery.auction.state import FORGERY
from gallery.auction.view import PublicView
from gallery.ui.projector.scenes.reveal import find, revealed
from gallery.ui.projector.window import ProjectorWindow

MakeView = Callable[..., PublicView]
MakeWindow = Callable[..., ProjectorWindow]


def test_a_reveal_tells_of_each_card_and_of_each_forgery(make_view: MakeView, make_window: MakeWindow) -> None:
    window = make_window()
    told: list[str] = []
    window.moved_on.connect(told.append)
    window.show_view(make_view(players=2, paintings=2))
    window.frame()
    over = make_view(players=2, paintings=2, phase="over")
    window.show_view(over)
    window.frame()
    expected = []
    for number in revealed(over):
        found = find(over, number)
        assert found is not None
        expected += ["reveal", "forgery" if FORGERY in (found[0].shown or ()) else "turned"]
    assert {"forgery", "turned"} <= set(expected)
    for _ in range(20):
        window.next_reveal()
        # Drawn twice, it is told once.
        window.frame()
        window.frame()
    assert [name for name in told if name in ("reveal", "forgery", "turned")] == expected
    assert told[0] == "wall"
    assert told[-1] == "winners"


def test_a_value_shown_to_all_is_told_of(make_view: MakeView, make_window: MakeWindow) -> None:
    window = make_window()
    told: list[str] = []
    window.moved_on.connect(told.append)
    window.show_view(make_view(players=2, paintings=1))
    window.frame()
    before = make_view(players=2, paintings=1)
    shown = make_view(players=2, paintings=1, phase="over").players[0]
    window.show_view(replace(before, players=(shown, before.players[1])))
    window.frame()
    assert told == ["wall", "turned"]
