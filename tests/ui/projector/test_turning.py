"""Where the wheel rests: always on the recorded sector, never near its edge (scenarios W-01, W-03, W-04, W-06, W-15)."""

import random
from itertools import pairwise

import pytest

from gallery.auction.state import Sector
from gallery.auction.wheel import arcs
from gallery.ui.projector.turning import (
    Motion,
    motion,
    pins_between,
    rest_angle,
    sector_at,
    show_fraction,
)


def wheel(*weights: int) -> tuple[Sector, ...]:
    """A wheel of these weights."""
    return tuple(Sector("bank_auction", None, weight) for weight in weights)


def under_pointer(weights: list[int], angle: float, pointer: float = 0.0) -> tuple[int, float, float]:
    """By other code: the sector under a pointer at `pointer` degrees, and how far its two edges are, degrees."""
    total = sum(weights)
    share = ((pointer - angle) / 360.0) % 1.0 * total
    for index, weight in enumerate(weights):
        if share < weight:
            return index, share * 360 / total, (weight - share) * 360 / total
        share -= weight
    raise AssertionError


@pytest.mark.parametrize("count", range(2, 61))
def test_the_recorded_sector_is_under_the_pointer(count: int) -> None:
    """2…60 sectors of unequal weights: found by other code, it is the one that was asked for."""
    dice = random.Random(count)
    weights = [dice.choice([1, 1, 2, 3, 7]) for _ in range(count)]
    for index in range(count):
        for fraction in (0.0, dice.random(), 1.0):
            angle = rest_angle(wheel(*weights), index, fraction)
            assert under_pointer(weights, angle)[0] == index
            assert sector_at(wheel(*weights), angle) == index
            # The same wheel read at eight other places of a pointer: turned with it, the same sector.
            for pointer in range(0, 360, 45):
                assert under_pointer(weights, angle + pointer, pointer)[0] == index


def test_it_never_rests_near_an_edge() -> None:
    """At least 10 % of the width and half a degree from each edge."""
    dice = random.Random(3)
    for _ in range(2000):
        weights = [dice.randint(1, 9) for _ in range(dice.randint(2, 36))]
        index = dice.randrange(len(weights))
        angle = rest_angle(wheel(*weights), index, dice.choice([0.0, 1.0, dice.random()]))
        _, before, after = under_pointer(weights, angle)
        width = 360 * weights[index] / sum(weights)
        assert min(before, after) >= max(0.1 * width, 0.5) - 1e-6


def test_the_smallest_wheels() -> None:
    """One sector, two equal ones, a weight of 1 in 1,000; a weight of zero or less is refused."""
    assert sector_at(wheel(1), rest_angle(wheel(1), 0, 0.7)) == 0
    for index in (0, 1):
        assert sector_at(wheel(4, 4), rest_angle(wheel(4, 4), index, 0.2)) == index
    narrow = wheel(1, 999)
    angle = rest_angle(narrow, 0, 0.0)
    assert under_pointer([1, 999], angle)[0] == 0
    assert under_pointer([1, 999], angle)[1] == pytest.approx(0.18)
    for weights in ((0, 1), (-3, 5), ()):
        with pytest.raises(ValueError, match="weight"):
            arcs(wheel(*weights))


def test_places_are_spread_over_the_sector() -> None:
    """The places of many spins fill the whole of what is allowed, evenly enough."""
    places = [show_fraction("ab" * 32, spin) for spin in range(1, 2001)]
    tenths = [sum(int(place * 10) == tenth for place in places) for tenth in range(10)]
    assert min(tenths) > 150
    assert max(tenths) < 250


def test_the_place_comes_from_public_data() -> None:
    """The same fingerprint and spin, the same place; another spin or game, another one."""
    assert show_fraction("f" * 64, 3) == show_fraction("f" * 64, 3)
    assert show_fraction("f" * 64, 3) != show_fraction("f" * 64, 4)
    assert show_fraction("f" * 64, 3) != show_fraction("e" * 64, 3)


@pytest.mark.parametrize("strength", [0.0, 0.4, 1.0, 7.0])
def test_the_show_never_changes_the_outcome(strength: float) -> None:
    """Whatever the push and however long it lasts, it ends on the rest, exactly, in 4…7 seconds."""
    for start in (0.0, 17.0, 359.9, 1234.5):
        for rest in (0.0, 90.5, 359.0):
            turning, seconds = motion(start, rest, 0.5, strength)
            assert 4.0 <= seconds <= 7.0
            assert turning.angle(1.0) == rest
            assert turning.angle(0.9999999) % 360 == pytest.approx(rest, abs=0.01) or rest == 0.0


def test_it_turns_clockwise_and_slows_down() -> None:
    """The angle only grows; after the push the steps only shrink."""
    turning = Motion(10.0, 200.0)
    angles = [turning.angle(step / 500) for step in range(500)] + [turning.start + turning.way]
    steps = [after - before for before, after in pairwise(angles)]
    assert min(steps) >= 0
    slowing = steps[40:]
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(slowing))
    assert turning.way >= 3 * 360
    assert turning.speed(0.5) == pytest.approx((turning.angle(0.5005) - turning.angle(0.4995)) / 0.001, rel=0.01)


def test_every_pin_ticks_once() -> None:
    """In a whole turn each boundary passes the pointer once, however the turn is cut into frames."""
    sectors = wheel(1, 2, 3, 1)
    marks = [37.0 + step * 4.1 for step in range(89)]
    counted = sum(pins_between(sectors, a, b) for a, b in pairwise(marks))
    assert counted == pins_between(sectors, marks[0], marks[-1])
    assert pins_between(sectors, 5.0, 365.0) == 4
