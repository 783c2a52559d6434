"""Public views of exhibitions games for the tests of the wall: a season under way, one that was scored, an end."""

import msgspec

from gallery.exhibitions.state import Phase, Player, Prediction, Result, Settled
from gallery.exhibitions.variants import MOST_RARE, POINTS, SPACES, variant_of
from gallery.exhibitions.view import ExhibitionView, PublicView, SpaceView
from gallery.texts import Language
from tests.ui.projector.conftest import FORTY, NAMES

WORKS = (3, 7, 0, 11, 5)
WAITING = (0, 0, 2, 0, 0)
PREDICTED = (
    (1, 1, 3, 2, False), (1, 2, 2, 1, True), (1, 3, 5, 1, False), (2, 1, 8, 2, True), (2, 4, 7, 1, False),
    (2, 3, 6, 1, False), (3, 5, 1, 2, True), (3, 2, 4, 1, False), (4, 4, 8, 2, False), (4, 1, 4, 1, False),
    (5, 5, 5, 1, True), (5, 3, 6, 2, False), (5, 2, 3, 1, False),
)  # fmt: skip
"""Exhibition, player, space, tokens, high risk."""
SCORES = ((6, 5, 10, 2, 3), (4, 4, 1, 7, 5), (10, 10, 5, 0, 0), (1, 6, 5, 10, 5), (4, 5, 10, 2, 3))
"""Of each player."""


def names_of(language: Language, players: int, forty: bool = False) -> tuple[str, ...]:
    """Names of the language; the first may be of forty characters."""
    names = NAMES[language][:players]
    return (FORTY[language], *names[1:]) if forty else names


def predictions(players: int) -> tuple[tuple[int, Prediction], ...]:
    """The predictions of so many players, with their exhibition."""
    return tuple(
        (one, Prediction(seat, space, tokens, 0, risk))
        for one, seat, space, tokens, risk in PREDICTED
        if seat <= players
    )


def result_of(players: int, season: int = 2, restored: tuple[int, ...] = ()) -> Result:
    """The predictions scored."""
    settled = []
    for one, each in predictions(players):
        works = WORKS[one - 1]
        success = works <= each.space if each.space <= MOST_RARE else works >= each.space
        worth = POINTS[each.space - 1] * (each.tokens + each.risk) if success else 0
        points = min(worth, SCORES[each.player - 1][one - 1])
        settled.append(Settled(each.player, one, each.space, each.singles, 0, each.risk, success, worth, points))
    return Result(season, WORKS, tuple(settled), restored)


def season_view(
    language: Language = "en",
    players: int = 5,
    *,
    game: str = "classic-art",
    phase: Phase = "rounds",
    must_place: bool = True,
    season: int = 2,
    forty: bool = False,
    scored: bool = False,
    crowded: bool = False,
) -> PublicView:
    """A view. `scored`: the season before is in `last`; `crowded`: everybody predicted on one space (open spaces)."""
    variant = variant_of(game)
    setup, over = phase == "setup", phase == "over"
    seats = tuple(
        Player(
            seat + 1,
            name,
            seat,
            max(0, variant.singles - seat),
            variant.double if seat % 2 == 0 else 0,
            lost=seat,
            scores=SCORES[seat] if scored or season > 1 else (0,) * 5,
        )
        for seat, name in enumerate(names_of(language, players, forty))
    )
    laid = () if setup or over else predictions(players)
    if crowded:
        laid = tuple(
            (one, Prediction(seat, 6, 1 + seat % 2, 0, seat == 1)) for one in (1, 4) for seat in range(1, players + 1)
        )
    exhibitions = []
    for one in range(1, 6):
        works, waiting = (0, 0) if setup or over else (WORKS[one - 1], WAITING[one - 1])
        spaces = tuple(
            SpaceView(space, POINTS[space - 1], tuple(each for at, each in laid if at == one and each.space == space))
            for space in range(1, SPACES + 1)
        )
        exhibitions.append(ExhibitionView(one, works, waiting, works, waiting, 11 - works, 2 - waiting, spaces))
    best = max(player.counted for player in seats)
    return PublicView(
        game=game,
        phase=phase,
        season=season + (1 if setup and scored else 0),
        round=3 if phase == "rounds" else 0,
        rounds=4,
        starter=1,
        turn=None if setup or over else 1,
        must_place=phase == "closing" or (phase == "rounds" and must_place),
        doubled=(),
        players=seats,
        exhibitions=tuple(exhibitions),
        last=result_of(players, season, (2,) if players > 2 else ()) if scored else None,
        winners=tuple(player.id for player in seats if player.counted == best) if over else (),
        singles=variant.singles,
        double=variant.double,
        house=players == 2,
        exclusive_spaces=not crowded,
    )


def shared(view: PublicView) -> PublicView:
    """The end of a game that two win with equal totals."""
    first, second, *rest = view.players
    seats = (
        msgspec.structs.replace(first, scores=(10, 5, 4, 0, 0)),
        msgspec.structs.replace(second, scores=(5, 5, 5, 4, 1)),
        *(msgspec.structs.replace(each, scores=(4, 4, 4, 5, 5)) for each in rest),
    )
    return msgspec.structs.replace(view, players=seats, winners=(1, 2))
