"""The worked examples of exhibitions.md, as they would be played at a table."""

from gallery.exhibitions.state import Player
from tests.exhibitions.playing import Playing, played

THREE = ("A", "B", "C")


def test_1_three_works() -> None:
    """A was right for 2 points; B loses two tokens, C one."""
    game = played("classic-art", THREE, {1: 3}, ("A", 1, 3, 1, False), ("B", 1, 2, 2, False), ("C", 1, 5, 1, False))
    assert game.report["last_season"]["works"][0] == 3
    assert game.player("A")["scores"] == [2, 0, 0, 0, 0]
    assert game.player("A") | {"scores": []} == {
        "name": "A", "scores": [], "singles": 6, "double": 0, "lost": 0, "counted": 0,
    }  # fmt: skip
    assert (game.player("B")["scores"][0], game.player("B")["singles"], game.player("B")["lost"]) == (0, 4, 2)
    assert (game.player("C")["scores"][0], game.player("C")["singles"], game.player("C")["lost"]) == (0, 5, 1)


def test_2_eight_works_with_two_tokens_and_high_risk() -> None:
    """5 × 3 is 15, and the track ends at 10."""
    game = played("classic-art", THREE, {2: 8}, ("A", 2, 8, 2, True))
    assert game.player("A")["scores"] == [0, 10, 0, 0, 0]
    assert game.player("A")["counted"] == 10
    assert game.player("A")["singles"] == 6


def test_3_no_works_with_the_double_token_and_high_risk() -> None:
    game = played("members-only", THREE, {3: 0}, ("A", 3, 1, 2, True))
    assert game.player("A")["scores"] == [0, 0, 10, 0, 0]
    assert (game.player("A")["singles"], game.player("A")["double"]) == (4, 1)


def test_4_a_negative_card_waits_and_takes_the_first_work() -> None:
    game = Playing("classic-art", *THREE)
    game.do("open", cards=["4-", "1+"])
    assert game.report["exhibitions"][3] == {
        "works": 0, "waiting_negatives": 1, "placed": {"positive": 0, "negative": 1}, "predictions": [],
    }  # fmt: skip
    for name in THREE:
        game.do("pass", player=name)
    game.do("place", player="A", cards=["4+", "4+"])
    assert game.report["exhibitions"][3] == {
        "works": 1, "waiting_negatives": 0, "placed": {"positive": 2, "negative": 1}, "predictions": [],
    }  # fmt: skip


def test_5_who_has_one_token_left_gets_all_back() -> None:
    """A loses five of six, B four: A starts the next season with six, B with two."""
    lost = [("A", 1, space, 1, False) for space in (1, 2, 3, 4)] + [("A", 2, 1, 1, False)]
    lost_by_b = [("B", 2, space, 1, False) for space in (2, 3, 4)] + [("B", 3, 1, 1, False)]
    game = played("classic-art", THREE, {1: 9, 2: 9, 3: 9}, *lost, *lost_by_b)
    assert (game.player("A")["singles"], game.player("A")["lost"]) == (6, 0)
    assert (game.player("B")["singles"], game.player("B")["lost"]) == (2, 4)
    assert game.report["last_season"]["restored"] == ["A"]


def test_5_the_double_token_counts_as_one() -> None:
    """E2: the double token alone is one token; a single token and the double one are two."""
    lost = [("A", 1, space, 1, False) for space in (1, 2, 3, 4)]
    lost_by_b = [("B", 2, space, 1, False) for space in (1, 2, 3)]
    game = played("glenns-gallery", THREE, {1: 9, 2: 9}, *lost, *lost_by_b)
    assert [game.player("A")[what] for what in ("singles", "double", "lost")] == [4, 1, 0]
    assert [game.player("B")[what] for what in ("singles", "double", "lost")] == [1, 1, 3]


def test_6_four_works_and_five_works() -> None:
    four = played("classic-art", THREE, {1: 4}, ("A", 1, 4, 1, False), ("B", 1, 5, 1, False))
    assert [four.player(name)["scores"][0] for name in "AB"] == [1, 0]
    assert [four.player(name)["lost"] for name in "AB"] == [0, 1]
    five = played("classic-art", THREE, {1: 5}, ("A", 1, 4, 1, False), ("B", 1, 5, 1, False))
    assert [five.player(name)["scores"][0] for name in "AB"] == [0, 1]
    assert [five.player(name)["lost"] for name in "AB"] == [1, 0]


def test_7_the_end() -> None:
    """With best scores 5, 6, 10, 5, 4 another season is played; with 5, 6, 10, 5, 5 the game is over."""
    game = played(
        "classic-art",
        THREE,
        {1: 0, 2: 8, 3: 9, 4: 1, 5: 6},
        ("A", 1, 1, 1, False),
        ("A", 4, 1, 1, False),
        ("A", 5, 6, 2, False),
        ("B", 2, 7, 2, False),
        ("C", 3, 8, 2, False),
    )
    assert [game.player(name)["scores"] for name in THREE] == [[5, 0, 0, 5, 4], [0, 6, 0, 0, 0], [0, 0, 10, 0, 0]]
    assert (game.report["phase"], game.report["season"], game.report["turn"]) == ("setup", 2, "B")
    game.season({5: 5}, ("B", 5, 5, 1, False), ("A", 5, 8, 1, False))
    assert game.report["phase"] == "setup"
    game.season({5: 8}, ("B", 5, 8, 1, False))
    assert game.player("B")["scores"] == [0, 6, 0, 0, 6]
    assert (game.report["phase"], game.report["season"], game.report["turn"]) == ("over", 3, None)
    # A has 5 + 5 and 4 that count nothing, C has 10, B has 6 + 6.
    assert [game.player(name)["counted"] for name in THREE] == [10, 12, 10]
    assert game.report["winners"] == ["B"]


def test_7_points_below_five_count_nothing() -> None:
    assert Player(1, "A", 0, 6, 0, 0, (10, 4, 4, 4, 4)).counted == 10
    assert Player(1, "A", 0, 6, 0, 0, (5, 0, 9, 4, 3)).counted == 14
