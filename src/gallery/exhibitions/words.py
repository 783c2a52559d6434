"""The record and the state in words. The only room of the exhibitions games that speaks."""

import re
from collections.abc import Sequence

from gallery.exhibitions import facts as f
from gallery.exhibitions.state import Result, State
from gallery.exhibitions.variants import MOST_RARE
from gallery.journal import Entry
from gallery.texts import Texts


def tell(entry: Entry, entries: Sequence[Entry], after: State, texts: Texts, *, short: bool = False) -> str:
    """What an entry says, in the language of the texts.

    `entries` is the whole record (undo and redo name another entry); `after` any later state, for the names. `short`
    leaves out what follows from the sentence: how the season came out, and who won.
    """
    if entry.kind in ("undo", "redo"):
        told = entries[(entry.links or 1) - 1]
        return texts.say(
            f"record-{entry.kind}", what=_apart(tell(told, entries, after, texts, short=True).rstrip("."), texts)
        )
    facts = [f.from_plain(plain) for plain in entry.facts]
    sentences = [_sentence(entry, facts, after, texts)]
    for fact in facts if not short else ():
        if isinstance(fact, f.SeasonScored):
            sentences += result_words(fact.result, after, texts)
        if isinstance(fact, f.GameEnded):
            names = texts.names([after.name_of(winner) for winner in fact.winners])
            sentences.append(texts.say("record-ended", names=names, count=len(fact.winners)))
    return " ".join(sentences)


def result_words(result: Result, state: State, texts: Texts) -> list[str]:
    """How a season came out: the predictions that held with their points, those that failed, who got all tokens back."""
    told = [texts.say("exhibitions-scored", season=result.season)]
    for each in result.settled:
        params: dict[str, object] = {
            "name": state.name_of(each.player),
            "exhibition": exhibition_name(state, each.exhibition, texts),
            "works": result.works[each.exhibition - 1],
            "what": _apart(space_words(each.space, texts), texts),
        }
        if each.success:
            told.append(texts.say("exhibitions-held", points=each.points, **params))
        else:
            told.append(texts.say("exhibitions-failed", **params))
    if result.restored:
        told.append(
            texts.say("exhibitions-restored", names=texts.names(state.name_of(each) for each in result.restored))
        )
    return told


def state_words(state: State, texts: Texts) -> list[str]:
    """The state in a few lines."""
    phase = _apart(texts.say(f"exhibitions-phase-{state.phase}", round=state.round, rounds=state.setup.rounds), texts)
    lines = [texts.say("exhibitions-head", game=game_name(state, texts), season=state.season, phase=phase)]
    if state.turn is not None:
        lines.append(texts.say("state-turn", name=state.name_of(state.turn)))
    for number, exhibition in enumerate(state.exhibitions, start=1):
        lines.append(
            texts.say(
                "exhibitions-line",
                number=number,
                exhibition=exhibition_name(state, number, texts),
                works=exhibition.works,
                waiting=exhibition.waiting,
            )
        )
        lines += [
            "  "
            + texts.say(
                "exhibitions-prediction",
                name=state.name_of(each.player),
                what=_apart(space_words(each.space, texts), texts),
                tokens=_apart(token_words(each.singles + 2 * each.double, each.risk, texts), texts),
            )
            for each in exhibition.predictions
        ]
    for player in state.players:
        lines.append(
            texts.say(
                "exhibitions-player",
                name=player.name,
                scores=f"\u2066{' · '.join(str(points) for points in player.scores)}\u2069",
                counted_points=player.counted,
                tokens=player.singles + player.double,
                lost=player.lost,
            )
        )
    if state.winners:
        lines.append(texts.say("state-winners", names=texts.names(state.name_of(each) for each in state.winners)))
    return lines


def game_name(state: State, texts: Texts) -> str:
    """What the game is called."""
    return texts.say(f"game-{state.setup.game}")


def exhibition_name(state: State, number: int, texts: Texts) -> str:
    """What the exhibition with this number, 1–5, is called in this game."""
    return _apart(texts.say(f"exhibition-{state.setup.game}-{number}"), texts)


def card_words(state: State, card: str, texts: Texts) -> str:
    """What a card such as "2+" or "5-" is called."""
    name = exhibition_name(state, int(card[0]), texts)
    if card[1] == "+":
        return name
    return _apart(
        texts.say("exhibitions-negative", exhibition=name, negative=texts.say(f"negative-{state.setup.game}")),
        texts,
    )


def space_words(space: int, texts: Texts) -> str:
    """What a space says: that many works or fewer, or that many or more."""
    return texts.say("exhibitions-rare" if space <= MOST_RARE else "exhibitions-abundant", works=space)


def token_words(tokens: int, risk: bool, texts: Texts) -> str:
    """What lies on a space: one token or the doubling, and high risk with it or not."""
    return texts.say("exhibitions-tokens-risk" if risk else "exhibitions-tokens", tokens=tokens)


def _apart(text: str, texts: Texts) -> str:
    # A text inside a text runs as its language does: it may have no letter outside of isolates that could tell.
    way = "\u2067" if texts.rtl else "\u2066"
    return f"{way}{text}\u2069"


_STOPPED = re.compile("(![\u2069]*)\\.$")


def _sentence(entry: Entry, facts: list[f.AnyFact], state: State, texts: Texts) -> str:
    for fact in facts:
        match fact:
            case f.TableOpened():
                return texts.say(
                    "exhibitions-new",
                    game=game_name(state, texts),
                    players=len(fact.players),
                    name=state.name_of(fact.starter),
                )
            case f.CardsPlaced():
                return _cards(fact, state, texts)
            case f.PredictionDeclined():
                return texts.say("exhibitions-pass", name=state.name_of(fact.player))
            case f.Predicted():
                return texts.say(
                    "exhibitions-predict",
                    name=state.name_of(fact.player),
                    exhibition=exhibition_name(state, fact.exhibition, texts),
                    what=_apart(space_words(fact.space, texts), texts),
                    tokens=_apart(token_words(fact.singles + 2 * fact.double, fact.risk, texts), texts),
                )
    return texts.say(f"exhibitions-{entry.kind}")


def _cards(fact: f.CardsPlaced, state: State, texts: Texts) -> str:
    cards = texts.list(card_words(state, card, texts) for card in fact.cards)
    if fact.player is None:
        sentence = texts.say("exhibitions-open", cards=cards)
    elif fact.house is None:
        sentence = texts.say("exhibitions-place", name=state.name_of(fact.player), cards=cards)
    else:
        house = card_words(state, fact.house, texts)
        sentence = texts.say("exhibitions-place-house", name=state.name_of(fact.player), cards=cards, house=house)
    # A card of Members Only ends with an exclamation mark: no full stop after it.
    sentence = _STOPPED.sub(r"\1", sentence)
    if fact.removed:
        gone = texts.list(exhibition_name(state, number, texts) for number in fact.removed)
        sentence += " " + texts.say("exhibitions-removed", exhibitions=gone)
    return sentence
