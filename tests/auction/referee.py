"""The auction once more, plainly: an independent reading of the rules that the engine is compared with.

`Referee.play` takes the commands of a script as dicts and answers with the key of a refusal or with the public state. It
imports nothing of the game, so that a rule misread there is not misread here too. It is made for clearness, not for speed:
a state is a dict, every command works on a copy, undo takes an older copy out again.
"""

import hashlib
import hmac
import unicodedata
from copy import deepcopy
from typing import Any

HALF_MILLION = 500_000
START_CASH = 20_000_000
COLLECT = 3_000_000
FORCED = 3_500_000
FORGERY = "forgery"
MILLIONS = {1: 4, 1.5: 3, 2: 5, 2.5: 4, 3: 5, 3.5: 4, 4: 4, 5: 4, 6: 3, 7: 2, 8: 1, 9: 1, 10: 1}
STANDARD_DECK: list[Any] = [FORGERY] * 7 + [int(m * 1_000_000) for m, copies in MILLIONS.items() for _ in range(copies)]

BANK_AUCTION, PRIVATE, COLLECTING, RECEIVE = "bank_auction", "private_auction", "collect", "receive_painting"
BUY, SELL, BUY_OF, MUST_SELL = "buy_from_bank", "sell_to_bank", "buy_from_player", "forced_sale"
WHEELS: dict[str, list[tuple[str, int | None]]] = {
    "standard": [
        (BANK_AUCTION, None), (COLLECTING, None), (BUY, 2_500_000), (PRIVATE, None),
        (RECEIVE, None), (SELL, None), (BANK_AUCTION, None), (BUY, 3_500_000),
        (MUST_SELL, None), (COLLECTING, None), (RECEIVE, None), (PRIVATE, None),
        (BANK_AUCTION, None), (BUY, 4_500_000), (SELL, None), (BUY_OF, None),
    ],
    "eight": [
        (BANK_AUCTION, None), (PRIVATE, None), (COLLECTING, None), (BUY, 3_500_000),
        (SELL, None), (BUY_OF, None), (RECEIVE, None), (MUST_SELL, None),
    ],
}  # fmt: skip
FIELDS = {
    "new": "game players paintings mode starter secret wheel deck settings",
    "deal": "paintings",
    "spin": "sector price",
    "draw": "painting",
    "bid": "player amount",
    "hammer": "",
    "offer": "painting",
    "take": "what painting",
    "lay": "painting",
    "buy": "painting",
    "sell": "painting values",
    "decline": "",
    "reveal": "painting values",
    "correct": "from to amount reason",
    "count": "player notes",
    "rename": "player name",
    "leave": "player",
    "join": "player painting",
    "reverse": "entry reason",
    "assign": "painting player amount reason",
    "undo": "",
    "redo": "",
    "finish": "",
}
DIRECTION = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
State = dict[str, Any]


class No(Exception):
    """A refusal; its one argument is the key."""


def draw(secret: bytes, label: str, n: int) -> int:
    attempt = 0
    while True:
        message = label if attempt == 0 else f"{label}:{attempt}"
        x = int(hmac.new(secret, message.encode("utf-8"), hashlib.sha256).hexdigest(), 16)
        if x < 2**256 // n * n:
            return x % n
        attempt += 1


def shuffle(secret: bytes, what: str, cards: list[Any]) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = draw(secret, f"deck:{what}:{i}", i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def check_name(name: Any) -> None:
    if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.strip() or name.strip().lower() == "bank":
        raise No("bad_name")
    if any(unicodedata.category(char) == "Cc" or char in DIRECTION for char in name):
        raise No("bad_name")


def whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_amount(amount: Any) -> None:
    if not whole(amount) or amount <= 0:
        raise No("bad_amount")
    if amount % HALF_MILLION:
        raise No("not_a_multiple")


def worth(values: list[Any]) -> int:
    return 0 if FORGERY in values else sum(values)


class Referee:
    def __init__(self) -> None:
        self.state: State = {}
        self.secret = b""
        self.wheel: list[tuple[str, int | None]] = []
        self.deck: list[Any] = []
        self.size = 0
        self.entries = 0
        self.ids: set[str] = set()
        self.standing: list[tuple[int, State]] = []  # the entries that stand, each with the state before it
        self.undone: list[tuple[int, State]] = []  # the entries taken back, each with the state after it
        self.moved: dict[int, dict[str, Any]] = {}  # what an entry moved, for reverse

    # -- the door

    def play(self, command: dict[str, Any]) -> str | State:
        before = self.state
        try:
            self.read(command)
            self.state = deepcopy(before)
            self.act(command, before)
        except No as refusal:
            self.state = before
            return str(refusal.args[0])
        self.entries += 1
        if "id" in command:
            self.ids.add(command["id"])
        return self.public()

    def read(self, command: dict[str, Any]) -> None:
        do = command.get("do")
        if do not in FIELDS:
            raise No("unknown_command")
        if set(command) - {"do", "id"} - set(FIELDS[do].split()):
            raise No("unknown_field")
        if command.get("id") in self.ids:
            raise No("duplicate_command")

    def act(self, command: dict[str, Any], before: State) -> None:
        do = command["do"]
        if not before and do != "new":
            raise No("wrong_phase")
        entry = self.entries + 1
        self.moved.pop(entry, None)
        if do == "undo":
            if not self.standing:
                raise No("nothing_to_undo")
            if self.state["looked"] and self.standing[-1][1]["looked"] is False:
                raise No("card_seen")
            number, earlier = self.standing.pop()
            self.undone.append((number, before))
            self.state = earlier
            return
        if do == "redo":
            if not self.undone:
                raise No("nothing_to_redo")
            number, later = self.undone.pop()
            self.standing.append((number, before))
            self.state = later
            return
        getattr(self, "do_" + do)(command)
        if do != "new":
            self.standing.append((entry, before))
            self.undone = []

    # -- looking things up

    def player(self, name: Any) -> State:
        for player in self.state["players"]:
            if player["name"] == name:
                found: State = player
                return found
        raise No("unknown_player")

    def painting(self, number: Any) -> int:
        if not whole(number) or not 1 <= number <= self.size:
            raise No("unknown_painting")
        return int(number)

    def names(self) -> set[str]:
        """Of all who are or were in the game."""
        return {player["name"] for player in self.state["players"]} | set(self.state["left"])

    def at_turn(self) -> State:
        player: State = self.state["players"][self.state["seat"]]
        return player

    def phase(self, *phases: str) -> None:
        if self.state["phase"] == "over":
            raise No("game_over")
        if self.state["phase"] not in phases:
            raise No("wrong_phase")

    def kind(self, *kinds: str) -> None:
        self.phase("decide")
        if self.state["instruction"][0] not in kinds:
            raise No("wrong_phase")

    def own(self, player: State, number: int) -> None:
        if not player["paintings"]:
            raise No("no_paintings")
        if number not in player["paintings"]:
            raise No("not_owner")

    def by_id(self, who: Any) -> State | None:
        return next((player for player in self.state["players"] if player["id"] == who), None)

    # -- moving things

    def pay(self, payer: Any, payee: Any, amount: int) -> None:
        """Moves money between accounts: "bank" or the id of a player."""
        for who, change in ((payer, -amount), (payee, amount)):
            if who == "bank":
                self.state["bank"] += change
            else:
                player = self.by_id(who)
                assert player is not None
                player["cash"] += change

    def top_value(self) -> Any:
        """The next value card; None in paper mode, where nobody knows it."""
        return self.state["values"].pop(0)

    def from_bank(self, number: int, player: State, price: int) -> None:
        """Gives a painting that was taken out of the bank's pile to a player, with a value card."""
        card = self.top_value()
        player["paintings"][number] = [card]
        self.pay(player["id"], "bank", price)
        self.note(painting=number, giver="bank", taker=player["id"], price=price)

    def between(self, number: int, giver: State, taker: State, price: int) -> None:
        taker["paintings"][number] = giver["paintings"].pop(number)
        self.pay(taker["id"], giver["id"], price)
        self.note(painting=number, giver=giver["id"], taker=taker["id"], price=price)

    def note(self, **what: Any) -> None:
        self.moved[self.entries + 1] = what

    def open_lot(self, number: int, consignor: Any) -> None:
        self.state["lot"] = {"painting": number, "consignor": consignor, "standing": None}

    def complete(self) -> None:
        """The instruction is carried out: the turn passes, or the game ends."""
        state = self.state
        state.update(instruction=None, lot=None, looked=False, phase="spin")
        if state["pile"]:
            state["seat"] = (state["seat"] + 1) % len(state["players"])
        else:
            self.end()

    def end(self) -> None:
        self.state["phase"] = "reveal"
        self.over_if_known()

    def over_if_known(self) -> None:
        for player in self.state["players"]:
            if self.state["mode"] == "paper" and any(None in values for values in player["paintings"].values()):
                return
        self.state["phase"] = "over"

    def look(self, cards: list[Any], values: Any) -> list[Any]:
        """In paper mode checks the values entered and takes them out of the deck; gives what lies there."""
        if self.state["mode"] == "app":
            return cards
        if not isinstance(values, list) or len(values) != len(cards):
            raise No("wrong_card_count")
        for value in values:
            if value not in self.state["unseen"]:
                raise No("no_such_value")
            self.state["unseen"].remove(value)
        return list(values)

    # -- setting up

    def do_new(self, command: dict[str, Any]) -> None:
        if self.state:
            raise No("wrong_phase")
        names = command["players"]
        if len(names) < 2:
            raise No("too_few_players")
        if len(names) > 8:
            raise No("too_many_players")
        for name in names:
            check_name(name)
        if len(set(names)) < len(names):
            raise No("duplicate_name")
        self.size = command.get("paintings", 24)
        if self.size < len(names) + 1:
            raise No("too_few_paintings")
        deck = command.get("deck")
        if deck is None:
            deck = STANDARD_DECK * -(-self.size // len(STANDARD_DECK))
        for value in deck:
            if value != FORGERY:
                check_amount(value)
        if len(deck) < self.size:
            raise No("too_few_values")
        self.deck = sorted(deck, key=lambda value: 0 if value == FORGERY else value)
        self.secret = bytes.fromhex(command["secret"])
        self.wheel = WHEELS[command.get("wheel", "standard")]
        starter = command.get("starter")
        if starter is not None and starter not in names:
            raise No("unknown_player")
        mode = command.get("mode", "paper")
        pile, values = list(range(1, self.size + 1)), list(self.deck)
        if mode == "app":
            shuffle(self.secret, "paintings", pile)
            shuffle(self.secret, "values", values)
        else:
            values = [None] * len(values)
        self.state = {
            "mode": mode,
            "phase": "deal",
            "players": [{"id": i, "name": name, "cash": START_CASH, "paintings": {}} for i, name in enumerate(names)],
            "joined": len(names),
            "seat": draw(self.secret, "starter", len(names)) if starter is None else names.index(starter),
            "left": [],
            "bank": -START_CASH * len(names),
            "pile": pile,
            "values": values,
            "unseen": list(self.deck),
            "instruction": None,
            "lot": None,
            "looked": False,
            "spins": 0,
            "out": [],
            "reversed": [],
        }

    def do_deal(self, command: dict[str, Any]) -> None:
        state = self.state
        given = command.get("paintings")
        for name in given or {}:
            self.player(name)
        for number in (given or {}).values():
            self.painting(number)
        if state["mode"] == "app":
            if given is not None:
                raise No("unknown_field")
            self.phase("deal")
            numbers = state["pile"][: len(state["players"])]
        else:
            self.phase("deal")
            given = given or {}
            if len(given) < len(state["players"]):
                raise No("missing_painting")
            numbers = [given[player["name"]] for player in state["players"]]
            if len(set(numbers)) < len(numbers):
                raise No("not_in_bank")
        for player, number in zip(state["players"], numbers, strict=True):
            state["pile"].remove(number)
            player["paintings"][number] = [self.top_value()]
        state["phase"] = "spin"

    # -- a turn

    def do_spin(self, command: dict[str, Any]) -> None:
        sector, price = command.get("sector"), command.get("price")
        if price is not None:
            check_amount(price)
        self.phase("spin")
        state = self.state
        state["spins"] += 1
        if sector is None and price is not None:
            raise No("no_such_sector")
        if sector is None:
            kind, price = self.wheel[draw(self.secret, f"spin:{state['spins']}", len(self.wheel))]
        else:
            fitting = [each for each in self.wheel if each[0] == sector and price in (None, each[1])]
            if not fitting:
                raise No("no_such_sector")
            kind, price = fitting[0]
        player = self.at_turn()
        others = [other for other in state["players"] if other is not player]
        state["instruction"] = [kind, price]
        idle = kind in (PRIVATE, SELL, MUST_SELL) and not player["paintings"]
        if kind == BUY_OF and (player["cash"] < FORCED or not any(other["paintings"] for other in others)):
            idle = True
        if idle:
            self.complete()
        elif kind in (PRIVATE, COLLECTING, SELL, BUY_OF, MUST_SELL):
            state["phase"] = "decide"
        elif state["mode"] == "paper":
            state["phase"] = "draw"
        else:
            self.drawn(state["pile"][0])

    def do_draw(self, command: dict[str, Any]) -> None:
        number = self.painting(command.get("painting"))
        self.phase("draw")
        if number not in self.state["pile"]:
            raise No("not_in_bank")
        self.drawn(number)

    def drawn(self, number: int) -> None:
        kind = self.state["instruction"][0]
        self.state["pile"].remove(number)
        if kind == RECEIVE:
            self.from_bank(number, self.at_turn(), 0)
            self.complete()
        else:
            self.open_lot(number, "bank")
            self.state["phase"] = "auction" if kind == BANK_AUCTION else "decide"

    def do_bid(self, command: dict[str, Any]) -> None:
        amount = command.get("amount")
        check_amount(amount)
        player = self.player(command.get("player"))
        self.phase("auction")
        lot = self.state["lot"]
        if lot["consignor"] == player["id"]:
            raise No("owner_cannot_bid")
        if lot["standing"] is not None and amount <= lot["standing"][1]:
            raise No("bid_too_low")
        if amount > player["cash"]:
            raise No("insufficient_cash")
        lot["standing"] = [player["id"], amount]

    def do_hammer(self, command: dict[str, Any]) -> None:
        self.phase("auction")
        lot = self.state["lot"]
        number = lot["painting"]
        if lot["standing"] is None:
            if lot["consignor"] == "bank":
                self.state["pile"].append(number)
        else:
            winner = self.by_id(lot["standing"][0])
            assert winner is not None
            if winner["cash"] < lot["standing"][1]:
                raise No("insufficient_cash")
            owner = self.by_id(lot["consignor"])
            if owner is None:
                self.from_bank(number, winner, lot["standing"][1])
            else:
                self.between(number, owner, winner, lot["standing"][1])
        self.complete()

    def do_offer(self, command: dict[str, Any]) -> None:
        number = self.painting(command.get("painting"))
        self.kind(PRIVATE)
        self.own(self.at_turn(), number)
        self.open_lot(number, self.at_turn()["id"])
        self.state["phase"] = "auction"

    def do_take(self, command: dict[str, Any]) -> None:
        what, number = command.get("what"), command.get("painting")
        if number is not None:
            self.painting(number)
        if what not in ("money", "value"):
            raise No("bad_field")
        self.kind(COLLECTING)
        player = self.at_turn()
        if self.state["looked"] is not False:
            raise No("wrong_phase")
        if what == "money":
            self.pay("bank", player["id"], COLLECT)
            self.note(painting=None, giver=player["id"], taker="bank", price=COLLECT)
            self.complete()
            return
        if not player["paintings"]:
            raise No("no_paintings")
        if number is not None:
            self.own(player, number)
        if len(self.state["values"]) <= len(self.state["pile"]):
            raise No("no_value_cards")
        card = self.top_value()
        if number is None:
            self.state["looked"] = [card]
        else:
            player["paintings"][number].append(card)
            self.complete()

    def do_lay(self, command: dict[str, Any]) -> None:
        number = self.painting(command.get("painting"))
        self.kind(COLLECTING)
        if self.state["looked"] is False:
            raise No("wrong_phase")
        self.own(self.at_turn(), number)
        self.at_turn()["paintings"][number] += self.state["looked"]
        self.complete()

    def do_buy(self, command: dict[str, Any]) -> None:
        number = command.get("painting")
        if number is not None:
            self.painting(number)
        self.kind(BUY, BUY_OF)
        kind, price = self.state["instruction"]
        player = self.at_turn()
        if kind == BUY:
            if number is not None:
                raise No("wrong_phase")
            if player["cash"] < price:
                raise No("insufficient_cash")
            self.from_bank(self.state["lot"]["painting"], player, price)
        else:
            if number is None:
                raise No("unknown_painting")
            if number in player["paintings"]:
                raise No("own_painting")
            owners = [other for other in self.state["players"] if number in other["paintings"]]
            if not owners:
                raise No("not_owner")
            if player["cash"] < FORCED:
                raise No("insufficient_cash")
            self.between(number, owners[0], player, FORCED)
        self.complete()

    def do_sell(self, command: dict[str, Any]) -> None:
        number = self.painting(command.get("painting"))
        if self.state["mode"] == "app" and "values" in command:
            raise No("unknown_field")
        self.kind(SELL, MUST_SELL)
        player = self.at_turn()
        self.own(player, number)
        values = self.look(player["paintings"][number], command.get("values"))
        price = worth(values) if self.state["instruction"][0] == SELL else FORCED
        del player["paintings"][number]
        self.state["out"].append(number)
        self.pay("bank", player["id"], price)
        self.note(painting=number, giver=player["id"], taker="out", price=price, values=values)
        self.complete()

    def do_decline(self, command: dict[str, Any]) -> None:
        self.phase("decide")
        kind = self.state["instruction"][0]
        if kind == MUST_SELL:
            raise No("must_sell")
        if kind == COLLECTING:
            raise No("wrong_phase")
        if kind == BUY:
            self.state["phase"] = "auction"
        else:
            self.complete()

    # -- the end

    def do_reveal(self, command: dict[str, Any]) -> None:
        number = self.painting(command.get("painting"))
        self.phase("reveal")
        owners = [player for player in self.state["players"] if number in player["paintings"]]
        if not owners:
            raise No("not_owner")
        if None not in owners[0]["paintings"][number]:
            raise No("already_revealed")
        owners[0]["paintings"][number] = self.look(owners[0]["paintings"][number], command.get("values"))
        self.over_if_known()

    def do_finish(self, command: dict[str, Any]) -> None:
        self.phase("deal", "spin", "draw", "auction", "decide")
        state = self.state
        lot = state["lot"]
        if lot is not None and lot["consignor"] == "bank":
            state["pile"].append(lot["painting"])
        if state["looked"] is not False:
            state["values"] += state["looked"]
        state["out"] += sorted(state["pile"])
        state.update(pile=[], lot=None, instruction=None, looked=False)
        self.end()

    # -- money and seats

    def do_correct(self, command: dict[str, Any]) -> None:
        check_amount(command.get("amount"))
        ends = ["bank" if command.get(end) == "bank" else self.player(command.get(end))["id"] for end in ("from", "to")]
        if ends[0] == ends[1]:
            raise No("same_account")
        if not command.get("reason", "").strip():
            raise No("missing_reason")
        payer = self.by_id(ends[0])
        if payer is not None and payer["cash"] < command["amount"]:
            raise No("insufficient_cash")
        self.pay(ends[0], ends[1], command["amount"])
        self.note(painting=None, giver=ends[1], taker=ends[0], price=command["amount"])

    def do_count(self, command: dict[str, Any]) -> None:
        notes = command.get("notes")
        if not isinstance(notes, dict):
            raise No("bad_amount")
        for note, many in notes.items():
            if note not in ("500000", "1000000", "2000000", "5000000") or not whole(many) or many < 0:
                raise No("bad_amount")
        player = self.player(command.get("player"))
        if sum(int(note) * many for note, many in notes.items()) != player["cash"]:
            raise No("count_differs")

    def do_rename(self, command: dict[str, Any]) -> None:
        player = self.player(command.get("player"))
        check_name(command.get("name"))
        if command["name"] in self.names() - {player["name"]}:
            raise No("duplicate_name")
        player["name"] = command["name"]

    def do_leave(self, command: dict[str, Any]) -> None:
        state = self.state
        player = self.player(command.get("player"))
        self.phase("spin")
        if len(state["players"]) <= 2:
            raise No("too_few_players")
        seat = state["players"].index(player)
        self.pay(player["id"], "bank", player["cash"])
        for number in sorted(player["paintings"]):
            state["pile"].append(number)
            state["values"] += player["paintings"][number]
        del state["players"][seat]
        state["left"].append(player["name"])
        if seat < state["seat"]:
            state["seat"] -= 1
        state["seat"] %= len(state["players"])

    def do_join(self, command: dict[str, Any]) -> None:
        state = self.state
        number = command.get("painting")
        if state["mode"] == "paper":
            self.painting(number)
        elif number is not None:
            raise No("unknown_field")
        check_name(command.get("player"))
        self.phase("spin")
        if command["player"] in self.names():
            raise No("duplicate_name")
        if len(state["players"]) >= 8:
            raise No("too_many_players")
        if len(state["pile"]) == 1:
            raise No("too_few_paintings")
        if state["mode"] == "app":
            number = state["pile"][0]
        if number not in state["pile"]:
            raise No("not_in_bank")
        state["pile"].remove(number)
        player = {
            "id": state["joined"],
            "name": command["player"],
            "cash": 0,
            "paintings": {number: [self.top_value()]},
        }
        state["joined"] += 1
        state["players"].append(player)
        self.pay("bank", player["id"], START_CASH)

    # -- older mistakes

    def do_reverse(self, command: dict[str, Any]) -> None:
        state, entry = self.state, command.get("entry")
        self.phase("spin")
        if entry not in [number for number, _ in self.standing] or entry not in self.moved:
            raise No("cannot_reverse")
        if entry in state["reversed"]:
            raise No("already_reversed")
        moved = self.moved[entry]
        number, price, giver, taker = moved["painting"], moved["price"], moved["giver"], moved["taker"]
        ends = [self.by_id(end) for end in (giver, taker)]
        for name, end in zip((giver, taker), ends, strict=True):
            if name not in ("bank", "out") and end is None:
                raise No("cannot_reverse")  # has left
        if ends[0] is not None and ends[0]["cash"] < price:
            raise No("cannot_reverse")  # the money is spent
        self.pay(giver, "bank" if taker == "out" else taker, price)
        if number is not None and taker == "out":
            assert ends[0] is not None
            state["out"].remove(number)
            ends[0]["paintings"][number] = moved["values"] if state["mode"] == "app" else [None] * len(moved["values"])
            state["unseen"] += moved["values"]
        elif number is not None:
            if ends[1] is None or number not in ends[1]["paintings"]:
                raise No("cannot_reverse")  # sold on since
            cards = ends[1]["paintings"].pop(number)
            if ends[0] is None:
                state["pile"].append(number)
                state["values"] += cards
            else:
                ends[0]["paintings"][number] = cards
        state["reversed"].append(entry)

    def do_assign(self, command: dict[str, Any]) -> None:
        check_amount(command.get("amount"))
        player = self.player(command.get("player"))
        number = self.painting(command.get("painting"))
        self.phase("spin")
        if number not in self.state["pile"]:
            raise No("not_in_bank")
        if player["cash"] < command["amount"]:
            raise No("insufficient_cash")
        self.state["pile"].remove(number)
        self.from_bank(number, player, command["amount"])
        if not self.state["pile"]:
            self.end()

    # -- what all may see

    def public(self) -> State:
        state = self.state
        phase, lot = state["phase"], state["lot"]
        over = phase == "over"
        names = {player["id"]: player["name"] for player in state["players"]} | {"bank": "bank"}
        players = []
        for player in state["players"]:
            shown = []
            for number, values in sorted(player["paintings"].items()):
                known = over or (phase == "reveal" and None not in values)
                shown.append({"number": number, "cards": len(values), "value": worth(values) if known else None})
            wealth = player["cash"] + sum(painting["value"] for painting in shown) if over else None
            players.append({"name": player["name"], "cash": player["cash"], "paintings": shown, "wealth": wealth})
        best = max((player["wealth"] for player in players), default=0) if over else None
        bank = {
            "balance": state["bank"],
            "paintings_left": len(state["pile"]),
            "values_left": len(state["values"]),
        }
        if state["mode"] == "app":
            bank["next_painting"] = state["pile"][0] if state["pile"] else None
        standing = lot and lot["standing"]
        return {
            "game": "auction",
            "mode": state["mode"],
            "phase": phase,
            "turn": None if over else self.at_turn()["name"],
            "spins": state["spins"],
            "instruction": state["instruction"] and {"kind": state["instruction"][0], "price": state["instruction"][1]},
            "bank": bank,
            "players": players,
            "lot": lot
            and {
                "painting": lot["painting"],
                "consignor": names[lot["consignor"]],
                "standing": standing and {"player": names[standing[0]], "amount": standing[1]},
            },
            "left": list(state["left"]),
            "drawn_value": state["looked"] is not False,
            "out_of_game": sorted(state["out"]),
            "winners": [player["name"] for player in players if over and player["wealth"] == best],
        }
