"""The exhibitions games once more, plainly: an independent reading of the rules that the engine is compared with.

`Referee.play` takes the commands of a script as dicts and answers with the key of a refusal, or None; `report` is the
state that the command line prints. It imports nothing of the game, so that a rule misread there is not misread here too.
The cards of a season are kept as one list of words and everything about works is counted from it; undo takes an older copy.
"""

import unicodedata
from copy import deepcopy
from typing import Any

POINTS = {1: 5, 2: 3, 3: 2, 4: 1, 5: 1, 6: 2, 7: 3, 8: 5}
HANDS = {2: 11, 3: 11, 4: 9, 5: 7}
TOKENS = {"classic-art": (6, 0), "members-only": (4, 1), "glenns-gallery": (4, 1)}
FIELDS = {
    "new": "game players starter settings",
    "open": "cards",
    "predict": "player exhibition space tokens risk",
    "pass": "player",
    "place": "player cards house",
    "close": "player cards house",
    "abandon": "",
    "finish": "",
    "undo": "",
    "redo": "",
}
DIRECTION = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class No(Exception):
    """A refusal; its one argument is the key."""


def is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


class Referee:
    """One game."""

    def __init__(self) -> None:
        self.game: dict[str, Any] = {}
        self.past: list[dict[str, Any]] = []
        self.future: list[dict[str, Any]] = []
        self.ids: set[str] = set()

    def play(self, line: dict[str, Any]) -> str | None:
        """Carries a command out; the key when it is refused."""
        command = {name: value for name, value in line.items() if name != "id"}
        before = deepcopy(self.game)
        try:
            self.check_words(command)
            if line.get("id") in self.ids:
                raise No("duplicate_command")
            if command["do"] == "undo":
                self.step(self.past, self.future, "nothing_to_undo")
            elif command["do"] == "redo":
                self.step(self.future, self.past, "nothing_to_redo")
            else:
                if command["do"] == "new":
                    self.new(command)
                else:
                    self.carry_out(command)
                if before:
                    self.past.append(before)
                self.future.clear()
        except No as no:
            self.game = before
            return str(no.args[0])
        if line.get("id") is not None:
            self.ids.add(line["id"])
        return None

    def step(self, source: list[dict[str, Any]], target: list[dict[str, Any]], key: str) -> None:
        if not source:
            raise No(key)
        target.append(self.game)
        self.game = source.pop()

    # --- form

    def check_words(self, command: dict[str, Any]) -> None:
        if command.get("do") not in FIELDS:
            raise No("unknown_command")
        for name in command:
            if name != "do" and name not in FIELDS[command["do"]].split():
                raise No("unknown_field")
        if type(command.get("risk", False)) is not bool:
            raise No("bad_field")

    def check_form(self, command: dict[str, Any]) -> None:
        if command["do"] in ("predict", "pass", "place", "close"):
            name = command.get("player")
            if not isinstance(name, str) or self.tidy(name) not in self.game["seats"]:
                raise No("unknown_player")
        if command["do"] == "predict":
            if not is_number(command.get("exhibition"), 1, 5):
                raise No("unknown_exhibition")
            if not is_number(command.get("space"), 1, 8):
                raise No("unknown_space")
            if not is_number(command.get("tokens", 1), 1, 2):
                raise No("bad_field")

    def tidy(self, name: str) -> str:
        return unicodedata.normalize("NFC", name).strip()

    # --- the course of a game

    def new(self, command: dict[str, Any]) -> None:
        if self.game:
            raise No("wrong_phase")
        seats: list[str] = []
        if len(command["players"]) < 2:
            raise No("too_few_players")
        if len(command["players"]) > 5:
            raise No("too_many_players")
        for name in command["players"]:
            if not isinstance(name, str) or not name.strip() or len(name.strip()) > 40:
                raise No("bad_name")
            if name.strip().casefold() == "bank" or set(name) & DIRECTION:
                raise No("bad_name")
            if self.tidy(name) in seats:
                raise No("duplicate_name")
            seats.append(self.tidy(name))
        starter = self.tidy(command.get("starter") or seats[0])
        if starter not in seats:
            raise No("unknown_player")
        singles, double = TOKENS[command["game"]]
        self.game = {
            "name": command["game"],
            "exclusive": command.get("settings", {}).get("exclusive_spaces", True),
            "seats": seats,
            "starter": seats.index(starter),
            "season": 1,
            "scores": {name: [0] * 5 for name in seats},
            "tokens": {name: {"singles": singles, "double": double, "lost": 0} for name in seats},
            "winners": [],
        }
        self.rest("setup")

    def rest(self, phase: str) -> None:
        """No season is under way."""
        self.game.update(phase=phase, round=0, turns=[], cards=[], predictions=[], placed=False, doubled=[])

    def order(self) -> list[str]:
        seats, first = self.game["seats"], self.game["starter"]
        return list(seats[first:] + seats[:first])

    def carry_out(self, command: dict[str, Any]) -> None:
        game = self.game
        self.check_form(command)
        if game["phase"] == "over":
            raise No("game_over")
        do = command["do"]
        if do == "finish":
            self.drop()
            self.end()
            return
        if do == "abandon":
            if game["phase"] == "setup":
                raise No("wrong_phase")
            self.drop()
            return
        waiting = {
            "setup": ["open"],
            "opening": ["predict", "pass"],
            "rounds": ["predict", "pass"] if game["placed"] else ["place"],
            "closing": ["close"],
        }
        if do not in waiting[game["phase"]]:
            raise No("wrong_phase")
        if do != "open" and self.tidy(command["player"]) != game["turns"][0]:
            raise No("not_your_turn")
        if do == "open":
            self.lay(command, house=False)
            game["phase"] = "opening"
            game["turns"] = self.order()
        elif do == "place":
            self.lay(command, house=len(game["seats"]) == 2)
            game["placed"] = True
        elif do == "close":
            self.lay(command, house=len(game["seats"]) == 2)
            self.next_turn()
        else:
            if do == "predict":
                self.predict(command)
            self.next_turn()

    def lay(self, command: dict[str, Any], house: bool) -> None:
        given = command.get("cards")
        if not isinstance(given, list) or len(given) != 2 or (command.get("house") is not None) != house:
            raise No("wrong_card_count")
        for card in [*given, command["house"]] if house else given:
            if card not in [f"{number}{sign}" for number in (1, 2, 3, 4, 5) for sign in "+-"]:
                raise No("no_such_card")
            self.game["cards"].append(card)
            if self.game["cards"].count(card) > (11 if card[1] == "+" else 2):
                raise No("no_such_card")

    def predict(self, command: dict[str, Any]) -> None:
        game = self.game
        name, tokens, risk = self.tidy(command["player"]), command.get("tokens", 1), command.get("risk", False)
        place = (command["exhibition"], command["space"])
        if game["exclusive"] and any((each["exhibition"], each["space"]) == place for each in game["predictions"]):
            raise No("space_taken")
        if risk and game["phase"] != "opening":
            raise No("risk_only_in_opening")
        if tokens == 2 and name in game["doubled"]:
            raise No("double_used")
        kind, count = ("singles", tokens) if tokens == 1 or game["name"] == "classic-art" else ("double", 1)
        if game["tokens"][name][kind] < count:
            raise No("no_tokens")
        game["tokens"][name][kind] -= count
        if tokens == 2:
            game["doubled"].append(name)
        game["predictions"].append(
            {"player": name, "exhibition": place[0], "space": place[1], "tokens": tokens, "risk": risk}
            | {"kind": kind, "count": count}
        )

    def next_turn(self) -> None:
        game = self.game
        game["placed"] = False
        game["turns"].pop(0)
        if game["turns"]:
            return
        rounds = (HANDS[len(game["seats"])] - 3) // 2
        if game["phase"] == "closing":
            self.score()
        elif game["round"] < rounds:
            game.update(phase="rounds", round=game["round"] + 1, turns=self.order())
        else:
            game.update(phase="closing", round=0, turns=self.order())

    # --- the end of a season and of the game

    def works(self, exhibition: int) -> int:
        cards = self.game["cards"]
        left: int = cards.count(f"{exhibition}+") - cards.count(f"{exhibition}-")
        return max(0, left)

    def score(self) -> None:
        game = self.game
        for each in game["predictions"]:
            works, space = self.works(each["exhibition"]), each["space"]
            tokens, name = game["tokens"][each["player"]], each["player"]
            if works <= space if space <= 4 else works >= space:
                won = POINTS[space] * (each["tokens"] + (1 if each["risk"] else 0))
                track = game["scores"][name]
                track[each["exhibition"] - 1] = min(10, track[each["exhibition"] - 1] + won)
                tokens[each["kind"]] += each["count"]
            else:
                tokens["lost"] += each["count"]
        for tokens in game["tokens"].values():
            if tokens["singles"] + tokens["double"] <= 1:
                tokens["singles"], tokens["double"] = TOKENS[game["name"]]
                tokens["lost"] = 0
        if all(any(track[number] >= 5 for track in game["scores"].values()) for number in range(5)):
            self.end()
            return
        game["season"] += 1
        game["starter"] = (game["starter"] + 1) % len(game["seats"])
        self.rest("setup")

    def counted(self, name: str) -> int:
        counted: int = sum(points for points in self.game["scores"][name] if points >= 5)
        return counted

    def drop(self) -> None:
        for each in self.game["predictions"]:
            self.game["tokens"][each["player"]][each["kind"]] += each["count"]
        self.rest("setup")

    def end(self) -> None:
        self.rest("over")
        best = max(self.counted(name) for name in self.game["seats"])
        self.game["winners"] = [name for name in self.game["seats"] if self.counted(name) == best]

    # --- what the command line prints

    def report(self) -> dict[str, Any]:
        game = self.game
        turn = game["turns"][0] if game["turns"] else None
        if game["phase"] == "setup":
            turn = game["seats"][game["starter"]]
        exhibitions = []
        for number in (1, 2, 3, 4, 5):
            plus, minus = game["cards"].count(f"{number}+"), game["cards"].count(f"{number}-")
            exhibitions.append(
                {
                    "works": max(0, plus - minus),
                    "waiting_negatives": max(0, minus - plus),
                    "placed": {"positive": plus, "negative": minus},
                    "predictions": [
                        {name: each[name] for name in ("player", "space", "tokens", "risk")}
                        for each in game["predictions"]
                        if each["exhibition"] == number
                    ],
                }
            )
        return {
            "game": game["name"],
            "season": game["season"],
            "phase": game["phase"],
            "turn": turn,
            "round": game["round"],
            "exhibitions": exhibitions,
            "players": [
                {"name": name, "scores": game["scores"][name], **game["tokens"][name], "counted": self.counted(name)}
                for name in game["seats"]
            ],
            "winners": game["winners"],
        }
