"""The worked examples of auction.md, and the rules one by one, as scripts that a teacher could read."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from gallery.cli import cli

State = dict[str, Any]
Play = Callable[[str], State]

SECRET = '"secret":"' + "ab" * 32 + '"'
DANA_AVI_NOA = f"""
{{"do":"new","game":"auction","players":["Dana","Avi","Noa"],"starter":"Dana",{SECRET}}}
{{"do":"deal","paintings":{{"Dana":3,"Avi":17,"Noa":8}}}}
"""


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Plays a script through the command line and gives the final state."""

    def run(script: str) -> State:
        file = tmp_path / "script.jsonl"
        file.write_text(script, "utf-8")
        result = CliRunner().invoke(
            cli, ["--data", str(tmp_path / "data"), "--lang", "en", "play", str(file), "--json"]
        )
        assert result.exit_code == 0, result.stderr
        state: State = json.loads(result.stdout)
        assert sum(player["cash"] for player in state["players"]) + state["bank"]["balance"] == 0
        return state

    return run


def cash(state: State) -> dict[str, int]:
    return {player["name"]: player["cash"] for player in state["players"]}


def paintings(state: State, name: str) -> dict[int, int]:
    """Number → how many cards lie under it."""
    player = next(player for player in state["players"] if player["name"] == name)
    return {painting["number"]: painting["cards"] for painting in player["paintings"]}


def value(state: State, number: int) -> int | None:
    found: int | None = next(
        painting["value"]
        for player in state["players"]
        for painting in player["paintings"]
        if painting["number"] == number
    )
    return found


def test_example_1_three_turns_and_the_books(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"bank_auction"}
        {"do":"draw","painting":9}
        {"do":"bid","player":"Noa","amount":4000000}
        {"do":"bid","player":"Dana","amount":4500000}
        {"do":"hammer"}
        {"do":"spin","sector":"collect"}
        {"do":"take","what":"money"}
        {"do":"spin","sector":"buy_from_player"}
        {"do":"buy","painting":9}
        """
    )
    assert cash(state) == {"Dana": 19_000_000, "Avi": 23_000_000, "Noa": 16_500_000}
    assert state["bank"] == {"balance": -58_500_000, "paintings_left": 20, "values_left": 44}
    assert paintings(state, "Dana") == {3: 1}
    assert paintings(state, "Noa") == {8: 1, 9: 1}
    assert (state["turn"], state["phase"], state["spins"]) == ("Dana", "spin", 3)


THREE_CARDS = """
{"do":"spin","sector":"collect"}
{"do":"take","what":"value","painting":3}
{"do":"spin","sector":"collect"}
{"do":"take","what":"money"}
{"do":"spin","sector":"collect"}
{"do":"take","what":"money"}
"""
END = """
{"do":"finish"}
{"do":"reveal","painting":17,"values":[1000000]}
{"do":"reveal","painting":8,"values":[1500000]}
"""


def test_example_2_a_painting_is_worth_its_cards_and_nothing_with_a_forgery(play: Play) -> None:
    two = DANA_AVI_NOA + THREE_CARDS + END + '{"do":"reveal","painting":3,"values":[6000000,2500000]}'
    assert value(play(two), 3) == 8_500_000
    three = DANA_AVI_NOA + THREE_CARDS * 2 + END + '{"do":"reveal","painting":3,"values":[6000000,2500000,"forgery"]}'
    assert value(play(three), 3) == 0
    four = DANA_AVI_NOA + THREE_CARDS * 3 + END + (
        '{"do":"reveal","painting":3,"values":[6000000,2500000,"forgery",10000000]}'
    )  # fmt: skip
    state = play(four)
    assert value(state, 3) == 0
    assert state["players"][0]["wealth"] == 20_000_000
    assert state["phase"] == "over"
    # Avi took 3M three times and his painting is worth 1M; Noa's is worth 1.5M.
    assert [player["wealth"] for player in state["players"][1:]] == [30_000_000, 30_500_000]
    assert state["winners"] == ["Noa"]


def test_example_3_forced_sale_and_sale_of_a_forgery(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"forced_sale"}
        {"do":"decline","expect":"must_sell"}
        {"do":"sell","painting":3,"values":[10000000]}
        {"do":"spin","sector":"sell_to_bank"}
        {"do":"sell","painting":17,"values":["forgery"]}
        """
    )
    assert cash(state) == {"Dana": 23_500_000, "Avi": 20_000_000, "Noa": 20_000_000}
    assert state["out_of_game"] == [3, 17]
    assert paintings(state, "Dana") == paintings(state, "Avi") == {}


def test_example_4_the_only_ten_million_is_not_entered_twice(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"sell_to_bank"}
        {"do":"sell","painting":3,"values":[10000000]}
        {"do":"finish"}
        {"do":"reveal","painting":17,"values":[10000000],"expect":"no_such_value"}
        {"do":"reveal","painting":17,"values":[9000000]}
        {"do":"reveal","painting":8,"values":[9000000],"expect":"no_such_value"}
        {"do":"reveal","painting":8,"values":[9000000,9000000],"expect":"wrong_card_count"}
        {"do":"reveal","painting":8,"values":[],"expect":"wrong_card_count"}
        {"do":"reveal","painting":8,"expect":"wrong_card_count"}
        """
    )
    assert state["phase"] == "reveal"
    assert state["winners"] == []
    assert [player["wealth"] for player in state["players"]] == [None, None, None]
    assert value(state, 17) == 9_000_000
    assert value(state, 8) is None


def test_example_4_names_the_reason(tmp_path: Path) -> None:
    script = tmp_path / "script.jsonl"
    script.write_text(
        DANA_AVI_NOA.strip()
        + """
{"do":"spin","sector":"sell_to_bank"}
{"do":"sell","painting":3,"values":[10000000]}
{"do":"finish"}
{"do":"reveal","painting":17,"values":[10000000]}
""",
        "utf-8",
    )
    result = CliRunner().invoke(cli, ["--lang", "en", "play", str(script), "--json"])
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("6: no_such_value: ")
    assert "$10,000,000" in result.stderr
    assert result.stderr.count("\n") == 1


def test_example_5_no_bid_beyond_ones_cash_and_none_by_the_owner(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"correct","from":"Avi","to":"bank","amount":16500000,"reason":"for the example"}
        {"do":"spin","sector":"private_auction"}
        {"do":"offer","painting":3}
        {"do":"bid","player":"Avi","amount":4000000,"expect":"insufficient_cash"}
        {"do":"bid","player":"Dana","amount":4000000,"expect":"owner_cannot_bid"}
        """
    )
    assert cash(state)["Avi"] == 3_500_000
    assert state["lot"] == {"painting": 3, "consignor": "Dana", "standing": None}
    assert state["phase"] == "auction"


def test_example_6_the_last_value_cards_are_for_the_last_paintings(play: Play) -> None:
    deck = json.dumps([1_000_000] * 7)
    state = play(
        f"""
        {{"do":"new","game":"auction","players":["Dana","Avi"],"starter":"Dana","paintings":7,"deck":{deck},{SECRET}}}
        {{"do":"deal","paintings":{{"Dana":1,"Avi":2}}}}
        {{"do":"spin","sector":"collect"}}
        {{"do":"take","what":"value","painting":1,"expect":"no_value_cards"}}
        {{"do":"take","what":"value","expect":"no_value_cards"}}
        {{"do":"take","what":"money"}}
        """
    )
    assert (state["bank"]["paintings_left"], state["bank"]["values_left"]) == (5, 5)
    assert cash(state)["Dana"] == 23_000_000


def test_example_7_an_unsold_last_painting_goes_back_and_the_game_goes_on(play: Play) -> None:
    state = play(
        f"""
        {{"do":"new","game":"auction","players":["Dana","Avi"],"starter":"Dana","paintings":3,{SECRET}}}
        {{"do":"deal","paintings":{{"Dana":1,"Avi":2}}}}
        {{"do":"spin","sector":"bank_auction"}}
        {{"do":"draw","painting":3}}
        {{"do":"hammer"}}
        """
    )
    assert (state["phase"], state["turn"], state["bank"]["paintings_left"]) == ("spin", "Avi", 1)
    assert state["lot"] is None


def test_an_unsold_painting_goes_to_the_bottom(play: Play) -> None:
    """D5."""
    new = f'{{"do":"new","game":"auction","players":["A","B"],"paintings":6,"mode":"app",{SECRET}}}\n{{"do":"deal"}}\n'
    unsold = '{"do":"spin","sector":"bank_auction"}\n{"do":"hammer"}\n'
    tops = [play(new + unsold * times)["bank"]["next_painting"] for times in range(5)]
    assert len(set(tops[:4])) == 4
    assert tops[4] == tops[0]


def test_bids_rise_and_the_leader_may_raise_their_own(play: Play) -> None:
    """D3, D4."""
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"bank_auction"}
        {"do":"bid","player":"Avi","amount":500000,"expect":"wrong_phase"}
        {"do":"draw","painting":17,"expect":"not_in_bank"}
        {"do":"draw","painting":25,"expect":"unknown_painting"}
        {"do":"draw","painting":9}
        {"do":"bid","player":"Avi","amount":0,"expect":"bad_amount"}
        {"do":"bid","player":"Avi","amount":750000,"expect":"not_a_multiple"}
        {"do":"bid","player":"Gil","amount":500000,"expect":"unknown_player"}
        {"do":"bid","player":"Avi","amount":500000}
        {"do":"bid","player":"Noa","amount":500000,"expect":"bid_too_low"}
        {"do":"bid","player":"Avi","amount":20000000}
        {"do":"bid","player":"Noa","amount":20000000,"expect":"bid_too_low"}
        {"do":"bid","player":"Noa","amount":20500000,"expect":"insufficient_cash"}
        {"do":"hammer"}
        """
    )
    assert cash(state)["Avi"] == 0
    assert paintings(state, "Avi") == {9: 1, 17: 1}


def test_nobody_is_charged_more_than_they_have_at_the_hammer(play: Play) -> None:
    """B-04: a correction may take the leader's money before the hammer falls."""
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"bank_auction"}
        {"do":"draw","painting":9}
        {"do":"bid","player":"Avi","amount":20000000}
        {"do":"correct","from":"Avi","to":"bank","amount":500000,"reason":"miscounted"}
        {"do":"correct","from":"Avi","to":"bank","amount":20000000,"reason":"too much","expect":"insufficient_cash"}
        {"do":"hammer","expect":"insufficient_cash"}
        {"do":"undo"}
        {"do":"hammer"}
        """
    )
    assert cash(state)["Avi"] == 0


def test_a_declined_painting_is_open_to_all_also_to_who_declined(play: Play) -> None:
    """D8."""
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"buy_from_bank","price":4500000}
        {"do":"draw","painting":9}
        {"do":"decline"}
        {"do":"bid","player":"Dana","amount":1000000}
        {"do":"hammer"}
        {"do":"spin","sector":"buy_from_bank","price":2500000}
        {"do":"draw","painting":10}
        {"do":"buy"}
        """
    )
    assert cash(state) == {"Dana": 19_000_000, "Avi": 17_500_000, "Noa": 20_000_000}


def test_who_cannot_pay_can_only_decline(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"correct","from":"Dana","to":"bank","amount":17000000,"reason":"for the example"}
        {"do":"spin","sector":"buy_from_bank","price":3500000}
        {"do":"draw","painting":9}
        {"do":"buy","expect":"insufficient_cash"}
        """
    )
    assert (state["phase"], state["instruction"]) == ("decide", {"kind": "buy_from_bank", "price": 3_500_000})
    assert state["lot"]["painting"] == 9


def test_who_has_exactly_the_price_can_buy_from_a_player(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"correct","from":"Dana","to":"bank","amount":16500000,"reason":"for the example"}
        {"do":"spin","sector":"buy_from_player"}
        {"do":"buy","painting":3,"expect":"own_painting"}
        {"do":"buy","painting":9,"expect":"not_owner"}
        {"do":"buy","painting":17}
        """
    )
    assert cash(state) == {"Dana": 0, "Avi": 23_500_000, "Noa": 20_000_000}
    assert paintings(state, "Dana") == {3: 1, 17: 1}


@pytest.mark.parametrize("poor", [True, False])
def test_buying_from_a_player_passes_when_it_cannot_be_done(poor: bool, play: Play) -> None:
    """D9."""
    before = (
        '{"do":"correct","from":"Dana","to":"bank","amount":17000000,"reason":"for the example"}'
        if poor
        else """
        {"do":"spin","sector":"private_auction"}
        {"do":"decline"}
        {"do":"spin","sector":"forced_sale"}
        {"do":"sell","painting":17,"values":[1000000]}
        {"do":"spin","sector":"forced_sale"}
        {"do":"sell","painting":8,"values":[1000000]}
        """
    )
    state = play(DANA_AVI_NOA + before + '\n{"do":"spin","sector":"buy_from_player"}')
    assert (state["phase"], state["turn"], state["instruction"]) == ("spin", "Avi", None)


def test_a_card_that_was_looked_at_cannot_be_put_back(play: Play) -> None:
    """D16: undo stops there, and only there."""
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"collect"}
        {"do":"lay","painting":3,"expect":"wrong_phase"}
        {"do":"take","what":"value"}
        {"do":"undo","expect":"card_seen"}
        {"do":"take","what":"money","expect":"wrong_phase"}
        {"do":"rename","player":"Dana","name":"Dana & Uri"}
        {"do":"undo"}
        {"do":"undo","expect":"card_seen"}
        {"do":"lay","painting":17,"expect":"not_owner"}
        {"do":"lay","painting":3}
        {"do":"undo"}
        {"do":"undo","expect":"card_seen"}
        """
    )
    assert state["drawn_value"] is True
    assert state["bank"]["values_left"] == 44
    assert state["players"][0]["name"] == "Dana"


def test_the_same_command_is_taken_once(play: Play) -> None:
    """B-02: a double click never pays twice, not even when the first was undone."""
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"collect"}
        {"do":"take","what":"value","painting":17,"id":"click","expect":"not_owner"}
        {"do":"take","what":"money","id":"click"}
        {"do":"take","what":"money","id":"click","expect":"duplicate_command"}
        {"do":"undo"}
        {"do":"take","what":"money","id":"click","expect":"duplicate_command"}
        {"do":"redo","id":"again"}
        {"do":"redo","id":"again","expect":"duplicate_command"}
        """
    )
    assert cash(state)["Dana"] == 23_000_000


SOLD = (
    DANA_AVI_NOA
    + """
    {"do":"spin","sector":"bank_auction"}
    {"do":"draw","painting":9}
    {"do":"bid","player":"Noa","amount":2500000}
    {"do":"hammer"}
    """
)
"""The hammer is entry 6."""


def test_a_lot_that_went_to_the_wrong_player_is_put_right(play: Play) -> None:
    """B-05, B-13: three actions at the most, three lots later."""
    state = play(
        SOLD
        + """
        {"do":"spin","sector":"collect"}
        {"do":"reverse","entry":6,"expect":"wrong_phase"}
        {"do":"take","what":"money"}
        {"do":"reverse","entry":6,"reason":"sold to the wrong player"}
        {"do":"reverse","entry":6,"reason":"again","expect":"already_reversed"}
        {"do":"assign","painting":9,"player":"Avi","amount":2500000,"reason":"Avi had bid"}
        """
    )
    assert cash(state) == {"Dana": 20_000_000, "Avi": 20_500_000, "Noa": 20_000_000}
    assert paintings(state, "Avi") == {9: 1, 17: 1}
    assert (state["bank"]["paintings_left"], state["bank"]["values_left"]) == (20, 44)


def test_what_was_sold_on_or_spent_cannot_be_reversed(play: Play) -> None:
    state = play(
        SOLD
        + """
        {"do":"spin","sector":"buy_from_player"}
        {"do":"buy","painting":9}
        {"do":"reverse","entry":6,"reason":"sold on","expect":"cannot_reverse"}
        {"do":"correct","from":"Noa","to":"bank","amount":20000000,"reason":"spent"}
        {"do":"reverse","entry":8,"reason":"spent","expect":"cannot_reverse"}
        {"do":"reverse","entry":3,"reason":"a spin moves nothing","expect":"cannot_reverse"}
        {"do":"reverse","entry":99,"reason":"never was","expect":"cannot_reverse"}
        {"do":"undo"}
        {"do":"reverse","entry":9,"reason":"it was undone","expect":"cannot_reverse"}
        {"do":"reverse","entry":8,"reason":"now it can"}
        """
    )
    assert paintings(state, "Noa") == {8: 1, 9: 1}
    assert cash(state) == {"Dana": 20_000_000, "Avi": 20_000_000, "Noa": 17_500_000}


def test_a_reversed_sale_lies_face_down_again(play: Play) -> None:
    state = play(
        DANA_AVI_NOA
        + """
        {"do":"spin","sector":"sell_to_bank"}
        {"do":"sell","painting":3,"values":[10000000]}
        {"do":"reverse","entry":4,"reason":"it was another painting"}
        {"do":"finish"}
        {"do":"reveal","painting":3,"values":[10000000]}
        """
    )
    assert value(state, 3) == 10_000_000
    assert 3 not in state["out_of_game"]


def test_a_rename_keeps_everything_else(play: Play) -> None:
    """B-08, B-09."""
    state = play(
        SOLD
        + """
        {"do":"rename","player":"Noa","name":"Avi","expect":"duplicate_name"}
        {"do":"rename","player":"Noa","name":"  ","expect":"bad_name"}
        {"do":"rename","player":"Noa","name":"Noa & Uri"}
        {"do":"count","player":"Noa & Uri","notes":{"5000000":1,"1000000":6,"500000":13}}
        {"do":"count","player":"Noa & Uri","notes":{"5000000":1,"1000000":6,"500000":12},"expect":"count_differs"}
        {"do":"bid","player":"Noa","amount":500000,"expect":"unknown_player"}
        """
    )
    assert cash(state) == {"Dana": 20_000_000, "Avi": 20_000_000, "Noa & Uri": 17_500_000}
    assert paintings(state, "Noa & Uri") == {8: 1, 9: 1}


def test_names_are_compared_as_they_are_written(play: Play) -> None:
    """B-09: the same letters typed in two ways are one name."""
    composed, decomposed = "Zo\u00e9", "Zoe\u0301"
    state = play(
        f"""
        {{"do":"new","game":"auction","players":["{decomposed}","Avi"],"starter":"{decomposed}",{SECRET}}}
        {{"do":"deal","paintings":{{"{decomposed}":3,"Avi":17}}}}
        {{"do":"rename","player":"Avi","name":"{composed}","expect":"duplicate_name"}}
        {{"do":"rename","player":"{decomposed}","name":"{composed} "}}
        """
    )
    assert [player["name"] for player in state["players"]] == [composed, "Avi"]


def test_leaving_gives_everything_back(play: Play) -> None:
    """B-10, D10."""
    state = play(
        SOLD
        + """
        {"do":"leave","player":"Noa"}
        {"do":"bid","player":"Noa","amount":500000,"expect":"unknown_player"}
        {"do":"correct","from":"Noa","to":"bank","amount":500000,"reason":"x","expect":"unknown_player"}
        {"do":"leave","player":"Noa","expect":"unknown_player"}
        {"do":"reverse","entry":6,"reason":"gone","expect":"cannot_reverse"}
        {"do":"join","player":"Noa","painting":12,"expect":"duplicate_name"}
        {"do":"leave","player":"Dana","expect":"too_few_players"}
        {"do":"join","player":"Noa again","painting":9}
        """
    )
    assert [player["name"] for player in state["players"]] == ["Dana", "Avi", "Noa again"]
    assert state["left"] == ["Noa"]
    assert state["bank"] == {"balance": -60_000_000, "paintings_left": 21, "values_left": 45}
    assert state["turn"] == "Avi"


def test_the_turn_of_one_who_leaves_passes(play: Play) -> None:
    for leaver, before, turn in (("Dana", 0, "Avi"), ("Noa", 2, "Dana"), ("Dana", 1, "Avi"), ("Avi", 2, "Noa")):
        passed = '{"do":"spin","sector":"private_auction"}\n{"do":"decline"}\n' * before
        assert play(DANA_AVI_NOA + passed + f'{{"do":"leave","player":"{leaver}"}}')["turn"] == turn


def test_what_a_leaver_had_goes_to_the_bottom_in_order(play: Play) -> None:
    """D10 in app mode: paintings in ascending number, their cards below all others."""
    new = f'{{"do":"new","game":"auction","players":["A","B","C"],"starter":"A","paintings":7,"mode":"app",{SECRET}}}\n'
    start = play(new + '{"do":"deal"}')
    receive = '{"do":"spin","sector":"receive_painting"}\n'
    pair = play(new + '{"do":"deal"}\n' + receive)
    given = sorted(paintings(pair, "A"))
    assert len(given) == 2
    left = new + '{"do":"deal"}\n' + receive + '{"do":"leave","player":"A"}\n'
    unsold = '{"do":"spin","sector":"bank_auction"}\n{"do":"hammer"}\n'
    tops = [play(left + unsold * times)["bank"]["next_painting"] for times in range(5)]
    assert tops[3:] == given
    assert start["bank"]["paintings_left"] == 4


def test_a_late_player_is_paid_by_the_bank(play: Play) -> None:
    """B-11."""
    state = play(
        SOLD
        + """
        {"do":"join","player":"Gil","painting":9,"expect":"not_in_bank"}
        {"do":"join","player":"Gil","expect":"unknown_painting"}
        {"do":"join","player":"Gil","painting":12}
        """
    )
    assert state["players"][3]["name"] == "Gil"
    assert cash(state)["Gil"] == 20_000_000
    assert paintings(state, "Gil") == {12: 1}
    assert state["bank"]["balance"] == -77_500_000


def test_joining_never_takes_the_last_painting(play: Play) -> None:
    play(
        f"""
        {{"do":"new","game":"auction","players":["Dana","Avi"],"starter":"Dana","paintings":3,{SECRET}}}
        {{"do":"deal","paintings":{{"Dana":1,"Avi":2}}}}
        {{"do":"join","player":"Gil","painting":3,"expect":"too_few_paintings"}}
        """
    )


def test_the_bell_ends_the_game_at_any_time(play: Play) -> None:
    """D14."""
    state = play(
        SOLD
        + """
        {"do":"spin","sector":"private_auction"}
        {"do":"offer","painting":17}
        {"do":"bid","player":"Noa","amount":5000000}
        {"do":"finish"}
        {"do":"spin","expect":"wrong_phase"}
        {"do":"reveal","painting":3,"values":[1000000]}
        {"do":"reveal","painting":3,"values":[1000000],"expect":"already_revealed"}
        {"do":"reveal","painting":8,"values":[1000000]}
        {"do":"reveal","painting":17,"values":[1000000]}
        {"do":"reveal","painting":9,"values":[2500000]}
        {"do":"spin","expect":"game_over"}
        """
    )
    assert (state["phase"], state["turn"], state["lot"]) == ("over", None, None)
    assert state["winners"] == ["Dana", "Avi", "Noa"]
    assert state["bank"]["paintings_left"] == 0
    assert state["out_of_game"] == [n for n in range(1, 25) if n not in (3, 8, 9, 17)]


def test_an_undone_spin_comes_again(play: Play) -> None:
    """Undo cannot be used to fish for a better sector."""
    new = f'{{"do":"new","game":"auction","players":["A","B"],"paintings":48,"mode":"app",{SECRET}}}\n{{"do":"deal"}}\n'
    once, again = play(new + '{"do":"spin"}'), play(new + '{"do":"spin"}\n{"do":"undo"}\n' * 3 + '{"do":"spin"}')
    assert once == again
    assert once["spins"] == 1


def test_a_second_deck_is_added_for_many_paintings(play: Play) -> None:
    """D1."""
    for count, cards in ((48, 48), (49, 96), (96, 96), (97, 144)):
        new = f'{{"do":"new","game":"auction","players":["A","B"],"paintings":{count},{SECRET}}}'
        assert play(new)["bank"]["values_left"] == cards
