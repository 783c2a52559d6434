"""What the command line keeps back in app mode until the game is over, and tells then (commands.md, State)."""

import json
from pathlib import Path
from typing import Any

import pytest

from gallery.auction.data import load_deck
from gallery.chance import shuffled
from tests.prompt import NEW, SECRET, facts, gallery, play, rechained, saved

APP = {**NEW, "mode": "app"}
HIDDEN_PLAY: list[dict[str, Any]] = [
    APP,
    {"do": "deal"},
    {"do": "spin", "sector": "receive_painting"},
    {"do": "spin", "sector": "bank_auction"},
    {"do": "bid", "player": "Avi", "amount": 2_500_000},
    {"do": "hammer"},
    {"do": "spin", "sector": "collect"},
    {"do": "take", "what": "value"},
]
CARDS = shuffled(bytes.fromhex(SECRET), "deck:values", load_deck())
"""The order in which the secret lays the standard deck."""

OTHER_SECRET = "ff" * 32


def other_cards(path: Path, to: Path) -> Path:
    """The same game, seen from outside, with another secret and every hidden card another one."""
    exchanged: dict[int, int] = {}

    def change(plain: dict[str, Any]) -> None:
        for fact in facts(plain, "GameOpened"):
            deck = sorted(set(fact["deck"]))
            exchanged.update(zip(deck, [*deck[1:], deck[0]], strict=True))
            fact["secret"] = OTHER_SECRET
            fact["values"] = [exchanged[card] for card in fact["values"]]
        for word in ("ValueLaid", "ValueSeen"):
            for fact in facts(plain, word):
                fact["card"] = exchanged[fact["card"]]

    return rechained(path, change, to)


@pytest.mark.parametrize("length", range(1, len(HIDDEN_PLAY) + 1))
def test_nothing_that_is_told_depends_on_what_is_hidden(length: int, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *HIDDEN_PLAY[:length])
    other = other_cards(path, tmp_path / "b.gallery")
    for words in (["show"], ["show", "--json"], ["log"], ["log", "--json"]):
        said, otherwise = gallery(*words, path), gallery(*words, other)
        assert said.code == otherwise.code == 0
        assert said.out == otherwise.out
        assert SECRET not in said.out
    # The two games do differ, and the banker may know it.
    if length > 1:
        words = ["show", "--banker", "--json"]
        assert gallery(*words, path).out != gallery(*words, other).out


def test_playing_tells_no_more_than_showing(tmp_path: Path) -> None:
    path = tmp_path / "a.gallery"
    played = play(*HIDDEN_PLAY, save=path)
    assert played.json == gallery("show", path, "--json").json
    assert SECRET not in played.out
    for player in played.json["players"]:
        assert {painting["value"] for painting in player["paintings"]} <= {None}
    assert played.json["drawn_value"] is True


def test_a_shown_card_is_told_and_those_beside_it_are_not(tmp_path: Path) -> None:
    lines = [*HIDDEN_PLAY[:2], {"do": "spin", "sector": "forced_sale"}]
    dealt = play(*lines).json["players"][0]["paintings"][0]["number"]
    path = saved(tmp_path / "a.gallery", *lines, {"do": "sell", "painting": dealt})
    told = gallery("log", path, "--json").json
    shown = [fact for fact in told["facts"] if fact["fact"] == "ValuesShown"]
    first = CARDS[0]
    assert shown[0]["cards"] == [first]
    dealt_entry = json.loads(gallery("log", path, "--json").out.splitlines()[1])
    assert all("card" not in fact for fact in dealt_entry["facts"])


def test_the_banker_is_told_every_card(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *HIDDEN_PLAY)
    cards = ["forgery" if card == 0 else card for card in CARDS]
    told = gallery("show", path, "--banker", "--json").json
    dealt = [painting["values"] for player in told["players"] for painting in player["paintings"] if painting["cards"]]
    assert sorted(map(str, dealt)) == sorted(str([card]) for card in cards[:5])
    assert told["drawn_card"] == cards[5]
    assert told["next_values"] == cards[6:]
    assert "secret" not in told


def test_when_the_game_is_over_everything_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *HIDDEN_PLAY, {"do": "finish"})
    state = gallery("show", path, "--json").json
    assert state["secret"] == SECRET
    assert all(painting["value"] is not None for player in state["players"] for painting in player["paintings"])
    entries = [json.loads(line) for line in gallery("log", path, "--json").out.splitlines()]
    opened = next(fact for fact in entries[0]["facts"] if fact["fact"] == "GameOpened")
    assert opened["secret"] == SECRET
    assert opened["values"] == list(CARDS)
    assert [entry["before"] for entry in entries[1:]] == [entry["hash"] for entry in entries[:-1]]


def test_an_end_that_was_undone_is_no_end(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery", *HIDDEN_PLAY[:4], {"do": "finish"}, {"do": "undo"})
    for words in (["show", "--json"], ["log", "--json"]):
        assert SECRET not in gallery(*words, path).out


def test_the_secret_of_a_paper_game_is_kept_back_too(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.gallery")
    for words in (["show"], ["show", "--json"], ["log"], ["log", "--json"], ["verify"], ["show", "--banker", "--json"]):
        assert SECRET not in gallery(*words, path).out
    assert gallery("show", path, "--json").json["fingerprint"]


def test_a_secret_that_is_not_given_is_a_fresh_one() -> None:
    unsaid = {name: value for name, value in APP.items() if name not in ("secret", "starter")}
    told = {play(unsaid, {"do": "deal"}, {"do": "finish"}).json["secret"] for _ in range(3)}
    assert len(told) == 3


def test_a_refusal_tells_no_hidden_value() -> None:
    answer = play(*HIDDEN_PLAY, {"do": "undo"})
    assert answer.key == "card_seen"
    assert f"{CARDS[5]:,}" not in answer.err
