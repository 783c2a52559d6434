"""The wheel is fair, and can be shown to be (auction.md; W-04, W-05, W-21).

The vectors were made outside the program, with `openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f`.
"""

from collections import Counter

import pytest

from gallery.chance import draw, fingerprint, fresh_secret, pick_weighted, shuffled
from tests.conftest import FULL

SECRET = bytes(range(32))
DRAWS = 1_000_000 if FULL else 60_000

SPIN_1 = 0x94A1B50F837C87D558EEC942DAE810472429273615F4C29B43E9220BF6925CAB
SPIN_2 = 0x55A392C0CAAC5A9672C768264DB8078F384173310416C741EE7AC4D89579ABF6
HEBREW = 0x7ECA63CA427B1FEE35E498629BEB3FC6FB00C61703978B072CD6DED48CF9122F


@pytest.mark.parametrize(("label", "x"), [("spin:1", SPIN_1), ("spin:2", SPIN_2), ("צבע", HEBREW)])
def test_a_draw_is_the_hmac_of_the_label_in_utf_8(label: str, x: int) -> None:
    assert draw(SECRET, label, 2**256) == x
    assert draw(SECRET, label, 16) == x % 16


def test_small_draws_are_those_worked_out_by_hand() -> None:
    assert draw(SECRET, "spin:1", 16) == 11
    assert draw(SECRET, "spin:2", 16) == 6
    assert draw(SECRET, "starter", 3) == 0
    assert draw(SECRET, "anything", 1) == 0


ALMOST_HALF = 2**255 + 1
"""With so many outcomes ⌊2²⁵⁶ / n⌋·n is n itself, so that about every second x is rejected."""


@pytest.mark.parametrize(
    ("label", "x"),
    [
        # coin:1 gives aa7a…, too high; coin:1:1 gives 6420….
        ("coin:1", 0x6420D48BBB1371A8A88C540D7D1C7A09385FD40B81926047C3D283C87CBD6407),
        # coin:2 itself is below.
        ("coin:2", 0x220957E65A777930C719B117F855D5AB4FE9A26AD9ACBC95CD7A112570D2B320),
        ("coin:4", 0x4D0F418560CAB9492808560FAEB9EA4429F4DC2EC45ACCD3D3B0A5A5A0ED46E4),
        # coin:3, coin:3:1, coin:3:2 and coin:3:3 are all too high.
        ("coin:3", 0x273B31B717256FC7B5A9CF7F3A3FEE51C79C9C2D7565935CA458C5EBBF06D9B7),
    ],
)
def test_what_would_favour_low_numbers_is_rejected(label: str, x: int) -> None:
    assert draw(SECRET, label, ALMOST_HALF) == x


def test_rejection_leaves_both_halves_alike() -> None:
    """Without rejection, x mod n, the first half of three quarters would come twice as often as it should."""
    n = 3 * 2**254
    low = sum(draw(SECRET, f"half:{k}", n) < n // 3 for k in range(6_000))
    assert abs(low - 2_000) < 4 * 37


def test_nothing_can_be_drawn_of_nothing() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match="cannot draw"):
            draw(SECRET, "x", n)


def test_the_fingerprint_is_the_sha_256_of_the_raw_secret() -> None:
    assert fingerprint(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_fresh_secret_is_32_bytes_and_never_the_same() -> None:
    secrets = {fresh_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def test_a_shuffle_is_fisher_yates_worked_out_by_hand() -> None:
    # i=3 swaps with …70 mod 4 = 0: 4 2 3 1; i=2 with b015… mod 3 = 0: 3 2 4 1; i=1 with …23 mod 2 = 1.
    assert shuffled(SECRET, "deck:paintings", (1, 2, 3, 4)) == (3, 2, 4, 1)
    assert shuffled(SECRET, "deck:paintings", (9,)) == (9,)
    assert shuffled(SECRET, "deck:paintings", ()) == ()


@pytest.mark.parametrize("weights", [(1, 1), (1,) * 8, (1,) * 16, (1,) * 36, (1,) * 60, (3, 1, 2), (1, 998, 1)])
def test_spins_have_their_share(weights: tuple[int, ...]) -> None:
    """W-05: chi-square within what chance allows once in ten thousand; no edge of the wheel is favoured."""
    total = sum(weights)
    spins = Counter(pick_weighted(draw(SECRET, f"spin:{k}", total), weights) for k in range(1, DRAWS // 7 + 1))
    count = sum(spins.values())
    due = [count * weight / total for weight in weights]
    chi = sum((spins[index] - share) ** 2 / share for index, share in enumerate(due))
    freedom = len(weights) - 1
    # Wilson and Hilferty's approximation of the 99.99 % point.
    most = freedom * (1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < most
    for edge in (0, len(weights) - 1):
        share = weights[edge] / total
        assert abs(spins[edge] - due[edge]) < 4 * (count * share * (1 - share)) ** 0.5


def test_long_runs_come_as_often_as_they_should() -> None:
    """W-21: nobody smooths the wheel. Ten or more of twelve alike come in about 3.9 of 100 throws of a coin."""
    rounds = DRAWS // 12
    alike = 0
    for k in range(rounds):
        heads = sum(draw(SECRET, f"run:{k}:{throw}", 2) for throw in range(12))
        alike += heads >= 10 or heads <= 2
    due = rounds * 158 / 4096
    assert abs(alike - due) < 4 * due**0.5


def test_every_order_of_three_comes_alike() -> None:
    orders = Counter(shuffled(bytes([k % 256, k // 256]) * 16, "deck:values", "abc") for k in range(6_000))
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 4 * 29 for count in orders.values())


def test_a_weighted_pick_walks_along_the_weights() -> None:
    assert [pick_weighted(number, (2, 1, 3)) for number in range(6)] == [0, 0, 1, 2, 2, 2]
    assert pick_weighted(0, (5,)) == 0


@pytest.mark.parametrize(("number", "weights"), [(0, (1, 0)), (0, (-1, 2)), (3, (1, 2)), (-1, (1, 2)), (0, ())])
def test_a_weighted_pick_refuses_what_is_off_the_wheel(number: int, weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r".*"):
        pick_weighted(number, weights)
