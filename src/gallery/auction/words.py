"""The record in words: one sentence for an entry. The only room of the auction that speaks."""

from collections.abc import Callable, Sequence

from gallery.auction import facts as f
from gallery.auction.state import FORGERY, State
from gallery.journal import Entry
from gallery.money.ledger import BANK
from gallery.texts import Texts


def tell(entry: Entry, entries: Sequence[Entry], after: State, texts: Texts, *, short: bool = False) -> str:
    """What an entry says, in the language of the texts.

    `entries` is the whole record (undo and redo name another entry); `after` any later state, for the names, so that
    a renamed player has the new name in the whole history. `short` leaves out what follows from the sentence (used on buttons).
    """
    if entry.kind in ("undo", "redo"):
        told = entries[(entry.links or 1) - 1]
        return texts.say(f"record-{entry.kind}", what=_bare(tell(told, entries, after, texts, short=True)))
    facts = [f.from_plain(plain) for plain in entry.facts]

    def name(account: int) -> str:
        return texts.say("the-bank") if account == BANK else name_in_record(account, entry, entries, after)

    turn = None if short else _turn(entry, entries)
    sentence = _sentence(entry, facts, name, name(turn) if turn else "", texts)
    ended = next((fact for fact in facts if isinstance(fact, f.GameEnded)), None)
    if ended and not short:
        names = texts.names([name(winner) for winner in ended.winners])
        sentence += " " + texts.say("record-ended", names=names, count=len(ended.winners))
    elif not short and any(isinstance(fact, f.Revealing) for fact in facts):
        sentence += " " + texts.say("record-revealing")
    return sentence


def state_words(state: State, texts: Texts, *, banker: bool = False) -> list[str]:
    """The state in a few lines. `banker` adds what the cards under each painting say, where the app knows it."""
    lines = [texts.say("state-head", count=state.spins, phase=f"\u2068{texts.say(f'phase-{state.phase}')}\u2069")]
    if state.turn is not None:
        lines.append(texts.say("state-turn", name=state.name_of(state.turn)))
    for player in state.players:
        owned = []
        for painting in sorted(state.paintings_of(player.id)):
            holding = state.holdings[painting]
            told = texts.list(card_words(card, texts) for card in holding.cards)
            owned.append(f"{painting} ({told})" if banker or holding.shown else f"{painting} (×{len(holding.cards)})")
        params: dict[str, object] = {
            "name": player.name,
            "cash": state.cash(player.id),
            "paintings": texts.list(f"\u2068{each}\u2069" for each in owned) or texts.say("state-none"),
        }
        if state.phase == "over":
            lines.append(texts.say("state-player-wealth", wealth=state.wealth(player.id), **params))
        else:
            lines.append(texts.say("state-player", **params))
    lines.append(texts.say("state-bank", sum=state.cash(BANK), paintings=len(state.pile), values=len(state.values)))
    if state.lot is not None:
        lines.append(texts.say("state-lot", painting=state.lot.painting))
    if state.winners:
        lines.append(texts.say("state-winners", names=texts.names(state.name_of(each) for each in state.winners)))
    return lines


def card_words(card: int | None, texts: Texts) -> str:
    """What a value card says."""
    if card is None:
        return texts.say("card-hidden")
    return texts.say("card-forgery") if card == FORGERY else texts.money(card)


def name_in_record(account: int, entry: Entry, entries: Sequence[Entry], after: State) -> str:
    """A player's name in the sentence about an entry: the present one, also for who left.

    Who joined in a step that was undone has none any more, and the next to join may have got the same number: they are called
    as when they joined.
    """
    seats = next((len(fact["players"]) for fact in entries[0].facts if fact["fact"] == "GameOpened"), 0)
    if account <= seats:
        return after.name_of(account)
    joined = [
        (each.seq, str(fact["name"]))
        for each in entries
        for fact in each.facts
        if fact["fact"] == "PlayerJoined" and fact["player"] == account
    ]
    known = any(player.id == account for player in after.everyone())
    if known and joined[-1][0] <= entry.seq:
        return after.name_of(account)
    return [name for seq, name in joined if seq <= entry.seq][-1]


def _bare(text: str) -> str:
    # A sentence inside a sentence keeps its own direction.
    return f"\u2068{text.rstrip('.')}\u2069"


def _turn(entry: Entry, entries: Sequence[Entry]) -> int | None:
    """Whose turn it was at an entry: the last turn that was passed before it and stands."""
    stands: dict[int, bool] = {}
    for place in range(entry.seq - 2, -1, -1):
        each = entries[place]
        if each.kind in ("undo", "redo"):
            stands.setdefault(each.links or 0, each.kind == "redo")
        elif stands.get(each.seq, True):
            for fact in reversed(each.facts):
                if fact["fact"] in ("TurnPassed", "GameOpened"):
                    return int(fact["player"] if fact["fact"] == "TurnPassed" else fact["starter"])
    return None


def _sentence(entry: Entry, facts: list[f.AnyFact], name: Callable[[int], str], who: str, texts: Texts) -> str:
    def first(kind: type[f.AnyFact]) -> f.AnyFact | None:
        return next((fact for fact in facts if isinstance(fact, kind)), None)

    def paid() -> f.Paid | None:
        fact = first(f.Paid)
        return fact if isinstance(fact, f.Paid) else None

    match entry.kind:
        case "new":
            opened = first(f.GameOpened)
            if isinstance(opened, f.GameOpened):
                return texts.say("record-new", players=len(opened.players), paintings=opened.paintings)
        case "deal":
            given = [fact for fact in facts if isinstance(fact, f.PaintingGiven)]
            dealt = texts.list(
                texts.say("record-dealt", name=name(fact.owner), painting=fact.painting) for fact in given
            )
            return texts.say("record-deal", dealt=dealt)
        case "spin":
            return _spin(facts, who, texts)
        case "draw":
            for fact in facts:
                if isinstance(fact, f.PaintingGiven):
                    return texts.say("record-received", name=name(fact.owner), painting=fact.painting)
                if isinstance(fact, f.PaintingDrawn):
                    return texts.say("record-draw", painting=fact.painting)
        case "offer":
            for fact in facts:
                if isinstance(fact, f.LotOffered):
                    return texts.say("record-offer", name=name(fact.consignor), painting=fact.painting)
        case "bid":
            for fact in facts:
                if isinstance(fact, f.BidPlaced):
                    return texts.say("record-bid", name=name(fact.player), amount=fact.amount)
        case "hammer":
            for fact in facts:
                if isinstance(fact, f.LotClosed):
                    if fact.buyer is None:
                        return texts.say("record-passed", painting=fact.painting)
                    return texts.say(
                        "record-sold", painting=fact.painting, name=name(fact.buyer), amount=fact.amount or 0
                    )
        case "take":
            payment = paid()
            if payment:
                return texts.say("record-take-money", name=name(payment.payee), amount=payment.amount)
            laid = first(f.ValueLaid)
            if isinstance(laid, f.ValueLaid):
                return texts.say("record-take-value", painting=laid.painting)
            return texts.say("record-take-look")
        case "lay":
            for fact in facts:
                if isinstance(fact, f.SeenLaid):
                    return texts.say("record-lay", painting=fact.painting)
        case "buy":
            bought, payment = first(f.PaintingGiven), paid()
            if isinstance(bought, f.PaintingGiven) and payment:
                return texts.say(
                    "record-buy",
                    name=name(payment.payer),
                    painting=bought.painting,
                    seller=name(payment.payee),
                    amount=payment.amount,
                )
        case "sell":
            shown, payment = first(f.ValuesShown), paid()
            if isinstance(shown, f.ValuesShown):
                cards = texts.list(card_words(card, texts) for card in shown.cards)
                amount = payment.amount if payment else 0
                key = "record-sell-by" if who else "record-sell"
                return texts.say(key, name=who, painting=shown.painting, amount=amount, cards=cards)
        case "reveal":
            shown = first(f.ValuesShown)
            if isinstance(shown, f.ValuesShown):
                cards = texts.list(card_words(card, texts) for card in shown.cards)
                return texts.say("record-reveal", painting=shown.painting, cards=cards)
        case "correct":
            payment, why = paid(), first(f.Corrected)
            if payment and isinstance(why, f.Corrected):
                return texts.say(
                    "record-correct",
                    payer=name(payment.payer),
                    payee=name(payment.payee),
                    amount=payment.amount,
                    reason=why.reason,
                )
        case "count":
            for fact in facts:
                if isinstance(fact, f.CashCounted):
                    counted = sum(value * count for value, count in fact.notes.items())
                    return texts.say("record-count", name=name(fact.player), counted=counted)
        case "rename":
            for fact in facts:
                if isinstance(fact, f.PlayerRenamed):
                    return texts.say("record-rename", before=fact.before, name=fact.name)
        case "leave":
            for fact in facts:
                if isinstance(fact, f.PlayerLeft):
                    return texts.say("record-leave", name=name(fact.player))
        case "join":
            for fact in facts:
                if isinstance(fact, f.PaintingGiven):
                    return texts.say("record-join", name=name(fact.owner), painting=fact.painting)
        case "assign":
            given_fact, payment = first(f.PaintingGiven), paid()
            if isinstance(given_fact, f.PaintingGiven) and payment:
                return texts.say(
                    "record-assign",
                    name=name(payment.payer),
                    painting=given_fact.painting,
                    amount=payment.amount,
                )
        case "reverse":
            why = first(f.Corrected)
            reason = why.reason if isinstance(why, f.Corrected) else ""
            if reason:
                return texts.say("record-reverse-why", entry=entry.links or 0, reason=reason)
            return texts.say("record-reverse", entry=entry.links or 0)
        case "decline" if who:
            return texts.say("record-decline-by", name=who)
        case "decline" | "finish":
            return texts.say(f"record-{entry.kind}")
    return texts.say("record-other", kind=entry.kind)


def _spin(facts: list[f.AnyFact], who: str, texts: Texts) -> str:
    spun = next(fact for fact in facts if isinstance(fact, f.WheelSpun))
    what = texts.say("instruction-" + spun.kind.replace("_", "-"))
    told = f"\u2068{what}\u2069"
    by = "-by" if who else ""
    if spun.price:
        sentence = texts.say(f"record-spin-price{by}", k=spun.k, name=who, what=told, price=spun.price)
    else:
        sentence = texts.say(f"record-spin{by}", k=spun.k, name=who, what=told)
    received = next((fact for fact in facts if isinstance(fact, f.PaintingGiven)), None)
    drawn = next((fact for fact in facts if isinstance(fact, f.PaintingDrawn)), None)
    if received or drawn:
        painting = received.painting if received else drawn.painting if drawn else 0
        return sentence + " " + texts.say("record-draw", painting=painting)
    if any(isinstance(fact, f.TurnPassed) for fact in facts):
        return sentence + " " + texts.say("record-nothing")
    return sentence
