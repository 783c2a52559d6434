"""Exhibitions games by chance: commands that mostly fit the state of a referee, and a good share that do not."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.exhibitions.referee import Referee

GAMES = ("classic-art", "members-only", "glenns-gallery")
NAMES = ("Dana", "Avi", "Noa", "Gil", "Élodie")
CARDS = [f"{number}{sign}" for number in range(1, 6) for sign in "+-"]

Command = dict[str, Any]


def opening(rng: Random, game: str | None = None, players: int | None = None) -> Command:
    """A `new` command."""
    seats = list(NAMES[: players or rng.randint(2, 5)])
    command: Command = {"do": "new", "game": game or rng.choice(GAMES), "players": seats}
    if rng.random() < 0.7:
        command["starter"] = rng.choice(seats)
    if rng.random() < 0.2:
        command["settings"] = {"exclusive_spaces": rng.random() < 0.3}
    return command


def bad_opening(rng: Random) -> Command:
    """A `new` command that is refused."""
    command = opening(rng)
    fault: Command = rng.choice(
        [
            {"players": ["Dana"]},
            {"players": [*NAMES, "Uri"]},
            {"players": ["Dana", " Dana "]},
            {"players": ["Dana", ""]},
            {"players": ["Dana", "Bank"]},
            {"players": ["Dana", "x" * 41]},
            {"players": ["Dana", 3]},
            {"starter": "Nobody"},
            {"mode": "paper"},
        ]
    )
    return command | fault


def fitting(rng: Random, game: dict[str, Any], keen: float) -> Command:
    """A command that the state waits for, not always one that it allows. `keen` is how often a player predicts."""
    if game["phase"] == "over":
        return {"do": "finish"}
    if game["phase"] == "setup":
        return {"do": "open", "cards": [card(rng, game), card(rng, game)]}
    name = game["turns"][0]
    if game["phase"] == "closing" or (game["phase"] == "rounds" and not game["placed"]):
        do = "place" if game["phase"] == "rounds" else "close"
        command: Command = {"do": do, "player": name, "cards": [card(rng, game), card(rng, game)]}
        if len(game["seats"]) == 2:
            command["house"] = card(rng, game)
        return command
    if rng.random() > keen:
        return {"do": "pass", "player": name}
    command = {"do": "predict", "player": name, "exhibition": rng.randint(1, 5), "space": rng.randint(1, 8)}
    command["tokens"] = rng.choice((1, 1, 2))
    if game["phase"] == "opening" and rng.random() < 0.5:
        command["risk"] = True
    return command


def card(rng: Random, game: dict[str, Any]) -> str:
    """A card that is mostly still in the deck; this game loves some exhibitions more than others."""
    weights = [11 if word[1] == "+" else 2 for word in CARDS]
    favourite = (game["season"] * 2) % 5
    weights[favourite * 2] += 14
    return rng.choices(CARDS, weights)[0]


def faulty(rng: Random, game: dict[str, Any], keen: float) -> Command:
    """A command with something wrong in it, or at the wrong time."""
    command = fitting(rng, game, keen)
    others = [name for name in game["seats"] if name != command.get("player")]
    kind = rng.randrange(16)
    if kind == 0:
        return {"do": rng.choice(["undo", "redo", "redo", "new", "abandon", "finish", "deal", "pass", "close"])} | (
            {"game": "classic-art", "players": ["X", "Y"]} if rng.random() < 0.1 else {}
        )
    if kind == 1:
        return command | {"player": rng.choice([*others, "Nobody", "", 3, None])}
    if kind == 2 and "cards" in command:
        count = rng.choice((0, 1, 3))
        return command | {"cards": rng.choice([[card(rng, game) for _ in range(count)], "1+", None])}
    if kind == 3 and "cards" in command:
        return command | {"cards": ["1+", rng.choice(["6+", "1", "+1", "1 +", "", 7, None, "0-", "١+", "1-+"])]}
    if kind == 4:
        return command | {"house": rng.choice([None, "3+", "6-", 5])}
    if kind == 5:
        return command | {"exhibition": rng.choice([0, 6, -1, "2", None, 2.5, True])}
    if kind == 6:
        return command | {"space": rng.choice([0, 9, "3", None, True])}
    if kind == 7:
        return command | {"tokens": rng.choice([0, 3, -1, "1", None, True])}
    if kind == 8:
        return command | {"risk": rng.choice([True, True, 1, "yes"])}
    if kind == 9:
        return command | {"colour": "red"}
    if kind == 10:
        return {"do": "place", "player": rng.choice(game["seats"]), "cards": [card(rng, game), card(rng, game)]}
    if kind == 11:
        return {"do": "predict", "player": rng.choice(game["seats"]), "exhibition": 1, "space": 4, "tokens": 2}
    if kind == 12:
        return {"do": "open", "cards": ["1+", "2+"]}
    if kind == 13 and game["cards"] and "cards" in command:
        return command | {"cards": [game["cards"][0], rng.choice(["1-", "2-", "3-", "4-", "5-"])]}
    return command


def commands(rng: Random, referee: Referee, longest: int) -> Iterator[Command]:
    """Commands for a game that `referee` is playing along; after each one the caller plays it."""
    keen, faults = rng.choice((0.3, 0.6, 0.95)), rng.choice((0.0, 0.1, 0.4))
    ids: list[str] = []
    for number in range(longest):
        choose = faulty if rng.random() < faults else fitting
        command = choose(rng, referee.game, keen)
        if rng.random() < 0.1:
            ids.append(rng.choice(ids) if ids and rng.random() < 0.2 else f"id-{number}")
            command = command | {"id": ids[-1]}
        yield command
        if rng.random() < faults / 4:
            for _ in range(rng.randint(1, 6)):
                yield {"do": rng.choice(("undo", "undo", "redo"))}
        if referee.game["phase"] == "over" and rng.random() < 0.3:
            return
