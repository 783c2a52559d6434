"""The course of a season and of a game, and what is refused (exhibitions.md, A season to Two players)."""

from typing import Any

import pytest

from tests.exhibitions.playing import Playing

THREE = ("A", "B", "C")


def opened(game: str = "classic-art", *players: str, **new: object) -> Playing:
    """A game whose first season is open: works in 1 and 2."""
    playing = Playing(game, *(players or THREE), **new)
    playing.do("open", cards=["1+", "2+"])
    return playing


def in_rounds(game: str = "classic-art", *players: str, **new: object) -> Playing:
    """A game in which it is the first player's turn to place cards."""
    playing = opened(game, *players, **new)
    for name in players or THREE:
        playing.do("pass", player=name)
    return playing


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_rounds_follow_from_the_hand(players: int, rounds: int) -> None:
    """(hand − 3) / 2: 11 cards with two and three players, 9 with four, 7 with five."""
    game = Playing("classic-art", *"ABCDE"[:players])
    seen = []
    game.season({}, stop="rounds")
    while game.report["phase"] == "rounds":
        seen.append((game.report["round"], game.report["turn"]))
        house = {"house": f"{len(seen) % 5 + 1}+"} if players == 2 else {}
        number = len(seen) % 4 + 1
        game.do("place", player=game.report["turn"], cards=[f"{number}+", f"{number + 1}+"], **house)
        game.do("pass", player=game.report["turn"])
    assert seen == [(number, name) for number in range(1, rounds + 1) for name in "ABCDE"[:players]]
    assert (game.report["phase"], game.report["round"], game.report["turn"]) == ("closing", 0, "A")


def test_the_starter_starts_and_moves_one_seat_a_season() -> None:
    """E4; and the season's number rises when the season is scored."""
    game = Playing("members-only", *THREE, starter="C")
    seen = []
    for _ in range(4):
        assert (game.report["phase"], game.report["round"]) == ("setup", 0)
        seen.append((game.report["season"], game.report["turn"]))
        game.season({})
    assert seen == [(1, "C"), (2, "A"), (3, "B"), (4, "C")]


def test_without_a_starter_the_first_player_starts() -> None:
    assert Playing("classic-art", *THREE).report["turn"] == "A"


def test_who_acts_out_of_turn_is_refused() -> None:
    game = opened()
    assert game.refused("pass", player="B") == "not_your_turn"
    assert game.refused("predict", player="C", exhibition=1, space=1, tokens=1) == "not_your_turn"
    game = in_rounds()
    assert game.refused("place", player="B", cards=["1+", "1+"]) == "not_your_turn"
    game.do("place", player="A", cards=["1+", "1+"])
    assert game.refused("pass", player="B") == "not_your_turn"
    game = Playing("classic-art", *THREE)
    game.season({}, stop="closing")
    assert game.refused("close", player="B", cards=["1+", "1+"]) == "not_your_turn"


def test_a_turn_is_place_and_then_predict_or_pass() -> None:
    game = in_rounds()
    assert game.refused("predict", player="A", exhibition=1, space=1, tokens=1) == "wrong_phase"
    assert game.refused("pass", player="A") == "wrong_phase"
    game.do("place", player="A", cards=["3+", "3+"])
    assert game.refused("place", player="A", cards=["3+", "3+"]) == "wrong_phase"
    game.do("predict", player="A", exhibition=1, space=1, tokens=1)
    assert game.report["turn"] == "B"


@pytest.mark.parametrize("phase", ["setup", "opening", "rounds", "closing", "over"])
def test_every_phase_takes_its_own_commands(phase: str) -> None:
    game = Playing("classic-art", *THREE)
    if phase == "over":
        game.do("finish")
    elif phase != "setup":
        game.season({}, stop=phase)
    assert game.report["phase"] == phase
    commands: dict[str, dict[str, Any]] = {
        "open": {"cards": ["1+", "2+"]},
        "predict": {"player": "A", "exhibition": 1, "space": 1, "tokens": 1},
        "pass": {"player": "A"},
        "place": {"player": "A", "cards": ["1+", "2+"]},
        "close": {"player": "A", "cards": ["1+", "2+"]},
        "abandon": {},
        "finish": {},
    }
    mine = {
        "setup": {"open", "finish"},
        "opening": {"predict", "pass", "abandon", "finish"},
        "rounds": {"place", "abandon", "finish"},
        "closing": {"close", "abandon", "finish"},
        "over": set[str](),
    }[phase]
    refused = "game_over" if phase == "over" else "wrong_phase"
    for do in commands.keys() - mine:
        assert game.refused(do, **commands[do]) == refused, do
    for do in mine:
        game.do(do, **commands[do])
        game.do("undo")


def test_the_deck_holds_eleven_and_two_of_each() -> None:
    """The two face-up cards, the house's and those of the same command are counted."""
    game = Playing("classic-art", "A", "B")
    game.do("open", cards=["1+", "1-"])
    for name in "AB":
        game.do("pass", player=name)
    for name in "ABAB":
        game.do("place", player=name, cards=["1+", "1+"], **{"house": "2+"} if name == "A" else {"house": "1+"})
        game.do("pass", player=name)
    assert game.report["exhibitions"][0]["placed"] == {"positive": 11, "negative": 1}
    assert game.refused("place", player="A", cards=["2+", "1+"], house="2+") == "no_such_card"
    assert game.refused("place", player="A", cards=["2+", "2+"], house="1+") == "no_such_card"
    assert game.refused("place", player="A", cards=["1-", "1-"], house="2+") == "no_such_card"
    assert game.refused("place", player="A", cards=["1-", "2+"], house="1-") == "no_such_card"
    game.do("place", player="A", cards=["1-", "2+"], house="2+")
    assert game.report["exhibitions"][0]["works"] == 9


@pytest.mark.parametrize("card", ["6+", "0-", "1", "+1", "1 +", "", "1++", "١+", 7, None])
def test_a_card_that_does_not_exist_is_refused(card: object) -> None:
    game = Playing("classic-art", *THREE)
    assert game.refused("open", cards=["1+", card]) == "no_such_card"


@pytest.mark.parametrize("cards", [[], ["1+"], ["1+", "2+", "3+"], "1+", None])
def test_two_cards_are_placed_and_no_other_number(cards: object) -> None:
    assert Playing("classic-art", *THREE).refused("open", cards=cards) == "wrong_card_count"
    assert in_rounds().refused("place", player="A", cards=cards) == "wrong_card_count"
    game = Playing("classic-art", *THREE)
    game.season({}, stop="closing")
    assert game.refused("close", player="A", cards=cards) == "wrong_card_count"


def test_the_house_plays_with_two_players_only() -> None:
    """A missing or surplus house card is a wrong count."""
    three = in_rounds()
    assert three.refused("place", player="A", cards=["1+", "1+"], house="1+") == "wrong_card_count"
    two = in_rounds("classic-art", "A", "B")
    assert two.refused("place", player="A", cards=["1+", "1+"]) == "wrong_card_count"
    two.do("place", player="A", cards=["3+", "3+"], house="3+")
    assert two.report["exhibitions"][2]["works"] == 3


def test_with_two_players_ten_house_cards_are_placed() -> None:
    """4 rounds × 2 and the last two at the closing: 2 + 20 + 10 cards in all."""
    game = Playing("glenns-gallery", "A", "B")
    game.season({}, stop="closing")
    assert game.refused("close", player="A", cards=["3-", "4-"]) == "wrong_card_count"
    placed = sum(sum(each["placed"].values()) for each in game.report["exhibitions"])
    assert placed == 2 + 16 + 8
    for name in "AB":
        game.do("close", player=name, cards=["4-", "5+"], house="5+")
    assert (game.report["phase"], game.report["season"]) == ("setup", 2)


def test_a_space_holds_one_prediction() -> None:
    game = opened()
    game.do("predict", player="A", exhibition=2, space=7, tokens=1)
    assert game.refused("predict", player="B", exhibition=2, space=7, tokens=1) == "space_taken"
    game.do("predict", player="B", exhibition=2, space=8, tokens=1)
    game.do("predict", player="C", exhibition=3, space=7, tokens=1)
    game.do("place", player="A", cards=["1+", "1+"])
    assert game.refused("predict", player="A", exhibition=2, space=7, tokens=1) == "space_taken"
    game.do("predict", player="A", exhibition=2, space=6, tokens=1)


def test_where_spaces_are_not_exclusive_they_are_shared() -> None:
    game = opened(settings={"exclusive_spaces": False})
    game.do("predict", player="A", exhibition=2, space=7, tokens=1)
    game.do("predict", player="B", exhibition=2, space=7, tokens=2)
    assert [each["player"] for each in game.report["exhibitions"][1]["predictions"]] == ["A", "B"]


@pytest.mark.parametrize("variant", ["classic-art", "members-only", "glenns-gallery"])
def test_the_doubling_is_used_once_a_season(variant: str) -> None:
    """Opening included; the next season has it again."""
    game = opened(variant)
    game.do("predict", player="A", exhibition=2, space=8, tokens=2)
    left = game.player("A")
    assert (left["singles"], left["double"]) == (4, 0)
    game.do("pass", player="B")
    game.do("pass", player="C")
    game.do("place", player="A", cards=["1+", "1+"])
    assert game.refused("predict", player="A", exhibition=2, space=7, tokens=2) == "double_used"
    game.do("predict", player="A", exhibition=2, space=7, tokens=1)
    game.do("abandon")
    game.do("open", cards=["1+", "2+"])
    game.do("predict", player="A", exhibition=2, space=7, tokens=2)


def test_a_lost_double_token_cannot_be_used() -> None:
    game = Playing("members-only", *THREE)
    game.season({1: 9}, ("A", 1, 1, 2, False))
    assert (game.player("A")["double"], game.player("A")["singles"], game.player("A")["lost"]) == (0, 4, 1)
    game.do("open", cards=["1+", "2+"])
    for name in "BC":
        game.do("pass", player=name)
    assert game.refused("predict", player="A", exhibition=1, space=1, tokens=2) == "no_tokens"
    game.do("predict", player="A", exhibition=1, space=1, tokens=1)


def test_tokens_on_the_board_are_not_in_the_hand() -> None:
    members = Playing("members-only", "A", "B")
    members.season(
        {1: 9, 2: 9},
        *[("A", 1, space, 1, False) for space in (1, 2, 3)],
    )
    assert members.player("A")["singles"] == 1
    members.do("open", cards=["1+", "2+"])
    members.do("pass", player="B")
    members.do("predict", player="A", exhibition=1, space=1, tokens=1)
    members.do("place", player="B", cards=["1+", "1+"], house="1+")
    members.do("pass", player="B")
    members.do("place", player="A", cards=["1+", "1+"], house="1+")
    assert members.refused("predict", player="A", exhibition=1, space=2, tokens=1) == "no_tokens"
    members.do("predict", player="A", exhibition=1, space=2, tokens=2)


def test_high_risk_is_for_the_opening() -> None:
    game = in_rounds()
    game.do("place", player="A", cards=["1+", "1+"])
    risky = {"player": "A", "exhibition": 1, "space": 8, "tokens": 1, "risk": True}
    assert game.refused("predict", **risky) == "risk_only_in_opening"
    game = opened()
    game.do("predict", **risky)
    assert game.report["exhibitions"][0]["predictions"] == [{"player": "A", "space": 8, "tokens": 1, "risk": True}]


def test_the_high_risk_token_always_returns() -> None:
    """A failed prediction with it costs its other tokens only, and it is there again in the next season."""
    game = Playing("classic-art", *THREE)
    game.season({1: 9}, ("A", 1, 1, 1, True))
    assert (game.player("A")["singles"], game.player("A")["lost"]) == (5, 1)
    game.season({1: 0}, ("A", 1, 1, 1, True))
    assert game.player("A")["scores"][0] == 10


def test_refusals_name_the_first_thing_that_is_wrong() -> None:
    """Form, phase, turn, count of cards, existence; form, phase, turn, space, risk, doubling, tokens."""
    game = in_rounds()
    wrong = {"player": "Nobody", "cards": ["1+", "9+", "1+"]}
    assert game.refused("close", **wrong) == "unknown_player"
    wrong["player"] = "B"
    assert game.refused("close", **wrong) == "wrong_phase"
    assert game.refused("place", **wrong) == "not_your_turn"
    wrong["player"] = "A"
    assert game.refused("place", **wrong) == "wrong_card_count"
    wrong["cards"] = ["1+", "9+"]
    assert game.refused("place", **wrong) == "no_such_card"

    game = Playing("members-only", "A", "B", "C")
    game.season({1: 9}, ("A", 1, 1, 2, False))
    for _ in range(2):
        game.season({})
    game.do("open", cards=["1+", "2+"])
    game.do("predict", player="A", exhibition=1, space=1, tokens=1)
    for name in "BC":
        game.do("pass", player=name)
    bad = {"player": "B", "exhibition": 6, "space": 1, "tokens": 2, "risk": True}
    assert game.refused("predict", **bad) == "unknown_exhibition"
    bad["exhibition"] = 1
    assert game.refused("predict", **bad) == "wrong_phase"
    game.do("place", player="A", cards=["1+", "1+"])
    assert game.refused("predict", **bad) == "not_your_turn"
    bad["player"] = "A"
    assert game.refused("predict", **bad) == "space_taken"
    bad["space"] = 2
    assert game.refused("predict", **bad) == "risk_only_in_opening"
    bad["risk"] = False
    assert game.refused("predict", **bad) == "no_tokens"


def test_the_doubling_is_refused_before_the_tokens() -> None:
    game = opened("members-only")
    game.do("predict", player="A", exhibition=1, space=1, tokens=2)
    for name in "BC":
        game.do("pass", player=name)
    game.do("place", player="A", cards=["1+", "1+"])
    assert game.refused("predict", player="A", exhibition=1, space=2, tokens=2) == "double_used"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"exhibition": 0}, "unknown_exhibition"),
        ({"exhibition": "2"}, "unknown_exhibition"),
        ({"space": 9}, "unknown_space"),
        ({"space": None}, "unknown_space"),
        ({"tokens": 3}, "bad_field"),
        ({"tokens": 0}, "bad_field"),
        ({"risk": 1}, "bad_field"),
        ({"colour": "red"}, "unknown_field"),
    ],
)
def test_a_prediction_that_is_none_is_refused(fields: dict[str, object], key: str) -> None:
    game = opened()
    assert game.refused("predict", **{"player": "A", "exhibition": 1, "space": 1, "tokens": 1} | fields) == key


def test_the_track_ends_at_ten_over_the_whole_game() -> None:
    """E7: 6 and 6 are 10, and what is worth more than the track takes is told as such."""
    game = Playing("classic-art", *THREE)
    for _ in range(2):
        game.season({1: 7}, ("A", 1, 7, 2, False))
    assert game.player("A")["scores"][0] == 10
    settled = game.state.last.settled[0]
    assert (settled.worth, settled.points) == (6, 4)


def test_abandoning_drops_the_season_only() -> None:
    """E5: tokens return, scores of earlier seasons stand, number and starting player stay."""
    game = Playing("glenns-gallery", *THREE)
    game.season({1: 8}, ("A", 1, 8, 1, False), ("B", 1, 1, 1, False))
    before = game.report
    game.season({1: 8}, ("A", 2, 1, 2, True), ("B", 2, 2, 1, False), stop="closing")
    game.do("abandon")
    after = game.report
    assert after == before
    assert (after["phase"], after["season"], after["turn"]) == ("setup", 2, "B")
    game.season({1: 8}, ("A", 2, 1, 2, True))
    assert game.report["season"] == 3


@pytest.mark.parametrize("stop", ["", "opening", "rounds", "closing"])
def test_the_bell_ends_the_game_with_the_normal_count(stop: str) -> None:
    """E9: the season under way is dropped like E5."""
    game = Playing("classic-art", *THREE)
    game.season({1: 8, 2: 3}, ("A", 2, 3, 2, False), ("B", 1, 8, 1, False))
    if stop:
        game.season({1: 8}, ("C", 1, 8, 2, False), stop=stop)
    game.do("finish")
    report = game.report
    assert (report["phase"], report["turn"], report["winners"]) == ("over", None, ["B"])
    assert [player["counted"] for player in report["players"]] == [0, 5, 0]
    assert [player["singles"] for player in report["players"]] == [6, 6, 6]
    assert all(not each["predictions"] and not each["works"] for each in report["exhibitions"])


def test_equal_totals_share_the_win() -> None:
    """E3."""
    game = Playing("classic-art", *THREE)
    game.season({1: 8, 2: 8}, ("A", 1, 8, 1, False), ("C", 2, 8, 1, False))
    game.do("finish")
    assert game.report["winners"] == ["A", "C"]


def test_the_last_season_settles_its_tokens_too() -> None:
    """And its number does not rise."""
    game = Playing("classic-art", *THREE)
    game.season({1: 8, 2: 8, 3: 1}, ("A", 1, 8, 2, True), ("B", 2, 8, 2, True), ("C", 3, 1, 2, True))
    game.season({4: 8, 5: 8}, ("A", 4, 8, 1, False), ("B", 5, 8, 1, False), ("C", 4, 1, 2, False))
    assert (game.report["phase"], game.report["season"]) == ("over", 2)
    assert (game.player("C")["singles"], game.player("C")["lost"]) == (4, 2)


def test_undo_and_redo_go_back_over_a_scoring() -> None:
    game = Playing("classic-art", *THREE)
    assert game.refused("undo") == "nothing_to_undo"
    game.season({1: 8}, ("A", 1, 8, 2, True))
    scored = game.report
    game.do("undo")
    assert (game.report["phase"], game.player("A")["scores"][0]) == ("closing", 0)
    game.do("redo")
    assert game.report == scored
    assert game.refused("redo") == "nothing_to_redo"
    game.do("finish")
    game.do("undo")
    assert game.report == scored


def test_seats_and_settings_are_checked() -> None:
    game = Playing("classic-art", " Dana ", "Noe\u0301")
    assert [player["name"] for player in game.report["players"]] == ["Dana", "Noé"]
    game.do("open", cards=["1+", "2+"])
    game.do("pass", player=" Dana")
    game.do("pass", player="Noé")
    assert game.refused("new", players=["A", "B"]) == "wrong_phase"
    assert game.refused("leave", player="Dana") == "unknown_command"
