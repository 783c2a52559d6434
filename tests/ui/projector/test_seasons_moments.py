"""What the wall is in the middle of, without a window: which scene stands, what plays, and every step of a scoring."""

from collections.abc import Callable

import msgspec
import pytest

from gallery.exhibitions.view import PublicView
from gallery.ui.projector.seasons.moments import (
    COUNTED,
    EMPTY,
    SETTLED,
    TOTALS,
    SeasonMoments,
    Step,
    gained,
    lost,
    reached,
    steps_of,
)
from tests.ui.projector.season_views import result_of, season_view

CLOSING = season_view(phase="closing")
SCORED = season_view(phase="setup", scored=True)
OVER = season_view(phase="over", scored=True)

Moments = tuple[SeasonMoments, list[int | None]]


@pytest.fixture
def told() -> Moments:
    """Moments, and every time that they asked for."""
    times: list[int | None] = []
    moments = SeasonMoments(lambda: None)
    moments.after = times.append
    return moments, times


def played(moments: SeasonMoments, way: Callable[[], None]) -> list[Step]:
    """The steps that come until the scoring is over."""
    steps = []
    while moments.now is not None:
        steps.append(moments.now)
        way()
        assert len(steps) < 20
    return steps


def test_each_phase_has_its_scene() -> None:
    scenes = {
        "idle": (None, season_view(phase="setup", season=1)),
        "season": (season_view(phase="opening"), season_view(phase="rounds"), CLOSING),
        "standing": (SCORED,),
        "end": (OVER, season_view(phase="over")),
    }
    for scene, views in scenes.items():
        for view in views:
            moments = SeasonMoments(lambda: None)
            moments.show(view)
            assert moments.scene() == scene
            assert not moments.playing


def test_a_scoring_tells_every_exhibition_in_order() -> None:
    """The count, then how it came out; an exhibition that nobody predicted on is told at once."""
    both = [Step(one, told) for one in range(1, 6) for told in (False, True)]
    assert list(steps_of(result_of(5))) == both
    lonely = msgspec.structs.replace(
        result_of(5), settled=tuple(each for each in result_of(5).settled if each.exhibition == 3)
    )
    assert list(steps_of(lonely)) == [
        Step(1, True),
        Step(2, True),
        Step(3, False),
        Step(3, True),
        Step(4, True),
        Step(5, True),
    ]


def test_a_season_that_was_scored_is_played_out_by_itself(told: Moments) -> None:
    moments, times = told
    moments.show(CLOSING)
    moments.show(SCORED)
    assert moments.scene() == "scoring"
    assert moments.playing
    assert SCORED.last is not None
    assert played(moments, moments.time_is_up) == list(steps_of(SCORED.last))
    assert moments.scene() == "standing"
    assert not moments.playing
    assert [time for time in times if time] == [COUNTED, SETTLED] * 5


def test_nothing_passes_by_itself_when_nothing_plays(told: Moments) -> None:
    moments, times = told
    moments.show(SCORED)
    moments.time_is_up()
    assert moments.scene() == "standing"
    assert not [time for time in times if time]


def test_the_last_season_ends_in_the_final_count(told: Moments) -> None:
    """All points first; after a moment what does not count is struck out."""
    moments, times = told
    moments.show(CLOSING)
    moments.show(OVER)
    played(moments, moments.time_is_up)
    assert (moments.scene(), moments.struck, moments.playing) == ("end", False, True)
    assert times[-1] == TOTALS
    moments.time_is_up()
    assert (moments.scene(), moments.struck, moments.playing) == ("end", True, False)


def test_the_bell_ends_at_once() -> None:
    """No season was scored: nothing is played, the count is told whole."""
    moments = SeasonMoments(lambda: None)
    moments.show(season_view(scored=True))
    moments.show(OVER)
    assert (moments.scene(), moments.struck, moments.playing) == ("end", True, False)


def test_taking_a_scoring_back_plays_nothing_and_bringing_it_again_does() -> None:
    moments = SeasonMoments(lambda: None)
    for view, scene in ((CLOSING, "season"), (SCORED, "scoring"), (CLOSING, "season"), (SCORED, "scoring")):
        moments.show(view)
        assert moments.scene() == scene


def test_the_same_view_again_cuts_nothing_short_and_another_does() -> None:
    moments = SeasonMoments(lambda: None)
    moments.show(CLOSING)
    moments.show(SCORED)
    moments.time_is_up()
    moments.show(season_view(phase="setup", scored=True))
    assert moments.now == Step(1, True)
    assert moments.playing
    moments.show(season_view(phase="opening", season=3, scored=True))
    assert moments.scene() == "season"
    assert not moments.playing


def test_another_game_is_not_played_out() -> None:
    """The first view of a game stands, whatever stood before."""
    moments = SeasonMoments(lambda: None)
    moments.show(CLOSING)
    moments.show(season_view("fr", phase="setup", scored=True))
    assert moments.scene() == "standing"


def test_steps_go_forward_and_back_and_stop_the_play(told: Moments) -> None:
    moments, times = told
    moments.show(CLOSING)
    moments.show(SCORED)
    moments.next()
    assert (moments.now, moments.fresh, moments.playing) == (Step(1, True), True, False)
    assert times[-1] is None
    moments.next()
    moments.previous()
    assert (moments.now, moments.fresh) == (Step(1, True), False)
    moments.previous()
    moments.previous()
    assert moments.now == Step(1, False)
    assert played(moments, moments.next)[-1] == Step(5, True)
    assert moments.scene() == "standing"
    moments.next()
    assert moments.scene() == "standing"
    moments.previous()
    assert moments.now == Step(5, True)


def test_the_final_count_is_stepped_through_too() -> None:
    moments = SeasonMoments(lambda: None)
    moments.show(OVER)
    moments.previous()
    assert (moments.scene(), moments.struck) == ("end", False)
    moments.previous()
    assert moments.now == Step(5, True)
    moments.next()
    assert (moments.scene(), moments.struck) == ("end", False)
    moments.next()
    assert (moments.scene(), moments.struck) == ("end", True)


def test_a_scoring_is_skipped_and_replayed(told: Moments) -> None:
    moments, _ = told
    moments.show(SCORED)
    moments.replay()
    assert (moments.scene(), moments.playing, moments.now) == ("scoring", True, Step(1, False))
    moments.skip()
    assert (moments.scene(), moments.playing) == ("standing", False)


def test_during_a_season_there_is_nothing_to_replay() -> None:
    """The board of the season is not covered by the scoring of the one before."""
    view = season_view(season=3, scored=True)
    moments = SeasonMoments(lambda: None)
    moments.show(view)
    for call in (moments.replay, moments.next, moments.previous, moments.skip):
        call()
        assert moments.scene() == "season"
    assert moments.steps == ()


def test_an_exhibition_without_predictions_passes_sooner(told: Moments) -> None:
    moments, times = told
    assert SCORED.last is not None
    empty = msgspec.structs.replace(SCORED, last=msgspec.structs.replace(SCORED.last, settled=()))
    moments.show(CLOSING)
    moments.show(empty)
    played(moments, moments.time_is_up)
    assert [time for time in times if time] == [EMPTY] * 5


def test_the_standing_is_asked_for_during_a_season_until_it_is_scored() -> None:
    moments = SeasonMoments(lambda: None)
    moments.show(season_view())
    moments.set_asked(True)
    assert moments.scene() == "standing"
    moments.show(CLOSING)
    assert moments.scene() == "standing"
    moments.show(SCORED)
    assert moments.scene() == "scoring"
    moments.show(season_view(season=3, scored=True))
    assert moments.scene() == "season"


def test_between_two_seasons_the_board_may_stand() -> None:
    moments = SeasonMoments(lambda: None)
    moments.show(SCORED)
    moments.set_between("season")
    assert moments.scene() == "season"


def test_what_was_gained_and_lost() -> None:
    result = result_of(5)
    assert [gained(result, 1, one) for one in range(1, 6)] == [4, 0, 0, 0, 0]
    assert [lost(result, 1, one) for one in range(1, 6)] == [0, 2, 0, 1, 0]
    assert gained(result, 5, 3) == 10


def test_an_exhibition_is_reached_with_five_points() -> None:
    seat = SCORED.players[0]
    few: PublicView = msgspec.structs.replace(
        SCORED, players=(msgspec.structs.replace(seat, scores=(5, 4, 0, 10, 3)), *SCORED.players[1:1])
    )
    assert [reached(few, one) for one in range(1, 6)] == [True, False, False, True, False]
