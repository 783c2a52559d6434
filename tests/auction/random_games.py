"""Games by chance: commands that mostly fit the state of a referee, and a good share that do not."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.auction.referee import COLLECTING, FIELDS, MUST_SELL, STANDARD_DECK, WHEELS, Referee

Command = dict[str, Any]

NAMES = ["Dana", "Avi", "Noa", "Élodie", "דנה", "Team 4", "O'Neil & Co", "李", "Max", "Zoé", "Uri", "גיל", "Ada", "Bo"]
STRANGE_NAMES = ["", "  ", "bank", "Bank", "x" * 41, "a\u202eb", "a\x07b", "Dana\n", "nobody", 7, None]
STRANGE_AMOUNTS = [0, -500_000, 1, 750_000, 1_250_000, 10**12, "500000", 500_000.0, True, None, [500_000]]
STRANGE_NUMBERS = [0, -1, 1000, "3", 2.0, True, None]
STRANGE_VALUES = [0, 750_000, 99_000_000, "Forgery", -1, None, "1000000"]
NOTES = {5_000_000: 1, 2_000_000: 2, 1_000_000: 6, 500_000: 10}


def opening(rng: Random) -> Command:
    """A `new` that the rules take: 2–8 players, mostly few paintings so that games end soon, one's own deck at times."""
    count = rng.randint(2, 8)
    paintings = count + rng.choice([1, 1, 2, 3, 5, 8, 16, 50])
    command: Command = {
        "do": "new",
        "players": rng.sample(NAMES[:10], count),
        "paintings": paintings,
        "mode": rng.choice(["paper", "app"]),
        "secret": rng.randbytes(32).hex(),
        "wheel": rng.choice(list(WHEELS)),
    }
    if rng.random() < 0.5:
        command["starter"] = rng.choice(command["players"])
    if rng.random() < 0.5:
        size = paintings + rng.choice([0, 0, 1, 2, 10])
        command["deck"] = [rng.choice(STANDARD_DECK) for _ in range(size)]
    return command


def bad_opening(rng: Random) -> Command:
    """A `new` with one fault."""
    command = opening(rng)
    size = command["paintings"]
    fault: Command = rng.choice(
        [
            {"players": command["players"][:1]},
            {"players": NAMES[:9], "paintings": 20},
            {"players": ["Dana", "Dana"]},
            {"players": ["Dana", rng.choice(["", " ", "bank", "BANK", "x" * 41, "a\u202eb", "a\x07b", "Avi\n"])]},
            {"paintings": len(command["players"])},
            {"starter": "nobody"},
            {"deck": ["forgery", 750_000] + [1_000_000] * size},
            {"deck": [0] + [1_000_000] * size},
            {"deck": [1_000_000] * (size - 1)},
            {"colour": "red"},
        ]
    )
    return command | fault


def commands(rng: Random, referee: Referee, length: int) -> Iterator[Command]:
    """Up to so many commands after `new`, each made for the state that the referee is in when it is asked for."""
    odd = rng.choice([0.02, 0.2, 0.5])
    for turn in range(length):
        over = referee.state["phase"] == "over"
        if over and rng.random() < 0.3:
            return
        command = _strange(rng, referee) if rng.random() < odd else _fitting(rng, referee)
        if rng.random() < 0.1:
            command["id"] = f"id {rng.randrange(turn + 2)}"
        yield command


def _fitting(rng: Random, referee: Referee) -> Command:
    state = referee.state
    phase, lot = state["phase"], state["lot"]
    if rng.random() < 0.12:
        return _aside(rng, referee)
    if state["looked"] and rng.random() < 0.5:
        return {"do": "undo"} if rng.random() < 0.5 else _aside(rng, referee)
    if phase == "deal":
        return _deal(rng, referee)
    if phase == "spin":
        if rng.random() < 0.2:
            return _between(rng, referee)
        if rng.random() < 0.5:
            return {"do": "spin"}
        kind, price = rng.choice(referee.wheel)
        return {"do": "spin", "sector": kind} | ({"price": price} if price and rng.random() < 0.7 else {})
    if phase == "draw":
        return {"do": "draw", "painting": rng.choice(state["pile"])}
    if phase == "auction":
        if rng.random() < 0.4:
            return {"do": "hammer"}
        least = (lot["standing"][1] if lot["standing"] else 0) + 500_000
        more = 500_000 * rng.choice([-1, 0, 0, 1, 3, 9, 30])
        return {"do": "bid", "player": _name(rng, referee), "amount": max(500_000, least + more)}
    if phase == "reveal":
        waiting = [
            (number, cards)
            for player in state["players"]
            for number, cards in player["paintings"].items()
            if None in cards
        ]
        number, cards = rng.choice(waiting)
        return {"do": "reveal", "painting": number, "values": _values(rng, referee, len(cards))}
    if phase == "decide":
        return _decision(rng, referee)
    return _aside(rng, referee)


def _decision(rng: Random, referee: Referee) -> Command:
    state, player = referee.state, referee.at_turn()
    kind = state["instruction"][0]
    own = list(player["paintings"]) or [1]
    others = [number for each in state["players"] if each is not player for number in each["paintings"]] or [1]
    if kind != MUST_SELL and kind != COLLECTING and rng.random() < 0.3:
        return {"do": "decline"}
    if state["looked"]:
        return {"do": "lay", "painting": rng.choice(own)}
    if kind == COLLECTING:
        return rng.choice(
            [
                {"do": "take", "what": "money"},
                {"do": "take", "what": "value"},
                {"do": "take", "what": "value", "painting": rng.choice(own)},
            ]
        )
    if kind == "buy_from_bank":
        return {"do": "buy"}
    if kind == "buy_from_player":
        return {"do": "buy", "painting": rng.choice(others if rng.random() < 0.8 else own)}
    if kind == "private_auction":
        return {"do": "offer", "painting": rng.choice(own)}
    number = rng.choice(own)
    command: Command = {"do": "sell", "painting": number}
    if state["mode"] == "paper":
        command["values"] = _values(rng, referee, len(player["paintings"].get(number, [])))
    return command


def _values(rng: Random, referee: Referee, count: int) -> list[Any]:
    """Mostly cards that are still unseen."""
    if rng.random() < 0.1:
        return [rng.choice(referee.deck) for _ in range(count)]
    return rng.sample(referee.state["unseen"], min(count, len(referee.state["unseen"])))


def _deal(rng: Random, referee: Referee) -> Command:
    if referee.state["mode"] == "app":
        return {"do": "deal"}
    names = [player["name"] for player in referee.state["players"]]
    return {
        "do": "deal",
        "paintings": dict(zip(names, rng.sample(range(1, referee.size + 1), len(names)), strict=True)),
    }


def _between(rng: Random, referee: Referee) -> Command:
    """What is taken between turns."""
    state = referee.state
    reason = {"reason": "a mistake"} if rng.random() < 0.8 else {}
    pick = rng.randrange(6)
    if pick == 0:
        return {"do": "leave", "player": _name(rng, referee)}
    if pick == 1:
        paper = {"painting": rng.choice(state["pile"])} if state["mode"] == "paper" else {}
        return {"do": "join", "player": rng.choice(NAMES)} | paper
    if pick == 2:
        amount = rng.randint(1, 12) * 500_000
        painting = rng.choice(state["pile"]) if rng.random() < 0.9 else rng.randint(1, referee.size)
        return {"do": "assign", "painting": painting, "player": _name(rng, referee), "amount": amount} | reason
    moved = [entry for entry, _ in referee.standing if entry in referee.moved]
    if moved and rng.random() < 0.8:
        return {"do": "reverse", "entry": rng.choice(moved[-4:])} | reason
    return {"do": "reverse", "entry": rng.randint(0, referee.entries + 2)} | reason


def _aside(rng: Random, referee: Referee) -> Command:
    """What is taken at any time."""
    pick = rng.randrange(12)
    if pick < 4:
        return {"do": "undo"}
    if pick < 7:
        return {"do": "redo"}
    if pick == 7:
        return {"do": "rename", "player": _name(rng, referee), "name": rng.choice(NAMES)}
    if pick == 8:
        return {"do": "count", "player": _name(rng, referee), "notes": {str(note): n for note, n in NOTES.items()}}
    if pick == 9:
        player = rng.choice(referee.state["players"])
        return {"do": "count", "player": player["name"], "notes": {"500000": player["cash"] // 500_000}}
    if pick == 10 and rng.random() < 0.2:
        return {"do": "finish"}
    ends = rng.sample(["bank", *(player["name"] for player in referee.state["players"])], 2)
    amount = rng.choice([1, 2, 10, 30]) * 500_000
    return {"do": "correct", "from": ends[0], "to": ends[1], "amount": amount, "reason": "miscounted"}


def _strange(rng: Random, referee: Referee) -> Command:
    """Any command with any arguments."""
    do = rng.choice(sorted(FIELDS))
    if do == "finish" and rng.random() < 0.8:
        do = "hammer"
    command: Command = {"do": do}
    for field in FIELDS[do].split():
        if do != "new" and rng.random() < 0.9:
            command[field] = _any(rng, referee, do, field)
    if rng.random() < 0.03:
        command[rng.choice(["player", "amount", "colour"])] = 1
    if rng.random() < 0.02:
        command["do"] = rng.choice(["steal", "Spin", "", None, 3])
    return command


def _any(rng: Random, referee: Referee, do: str, field: str) -> Any:
    state = referee.state
    strange = rng.random() < 0.15
    if field == "painting":
        return rng.choice(STRANGE_NUMBERS) if strange else rng.randint(1, referee.size)
    if field == "paintings":
        return _deal(rng, referee).get("paintings", {_name(rng, referee): rng.randint(1, referee.size + 1)})
    if field in ("player", "name", "from", "to"):
        if strange:
            return rng.choice(STRANGE_NAMES)
        return "bank" if rng.random() < 0.1 else _name(rng, referee) if rng.random() < 0.7 else rng.choice(NAMES)
    if field in ("amount", "price"):
        return rng.choice(STRANGE_AMOUNTS) if strange else rng.randint(1, 44) * 500_000
    if field == "values":
        cards = [rng.choice(STRANGE_VALUES) if strange else rng.choice(referee.deck) for _ in range(rng.randint(0, 3))]
        return rng.choice([None, "forgery", {}]) if rng.random() < 0.05 else cards
    if field == "notes":
        return rng.choice([{}, {"500000": -1}, {"300000": 1}, {"500000": 4}, {"500000": 2.0}, {"x": 1}, None, [1]])
    if field == "entry":
        return rng.randint(-1, referee.entries + 2)
    if field == "sector":
        return rng.choice([kind for kind, _ in referee.wheel] + ["jackpot", ""])
    if field == "what":
        return rng.choice(["money", "value", "both"])
    if field == "reason":
        return rng.choice(["a mistake", " ", ""])
    raise AssertionError((do, field, state["phase"]))


def _name(rng: Random, referee: Referee) -> Any:
    return rng.choice(referee.state["players"])["name"]
