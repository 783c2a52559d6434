"""The wall of the exhibitions games: large enough, strong enough, whole, every token in its place, every step of a scoring.

Letters and tokens are looked for on the pixels that were drawn.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gallery.collection.decks import KEY_COLOURS, deck_collection
from gallery.exhibitions.state import Phase, Settled
from gallery.exhibitions.variants import EXHIBITIONS, SPACES, VARIANTS
from gallery.exhibitions.view import PublicView
from gallery.texts import LANGUAGES, Language, Texts, plain
from gallery.ui import theme
from gallery.ui.pictures import Pictures
from gallery.ui.projector.seasons.parts import held_ground
from gallery.ui.projector.seasons.showing import scene_words
from gallery.ui.projector.seasons.window import SeasonsWindow
from gallery.ui.projector.stage import Placed
from tests.ui.projector.season_views import PREDICTED, SCORES, WORKS, season_view, shared
from tests.ui.projector.test_scenes import ink

FLOORS = {"name": 0.05, "text": 0.04, "label": 0.026}
SIZES = ((1024, 768), (1280, 800), (1920, 1080))
MakeSeasons = Callable[..., SeasonsWindow]
Show = Callable[[SeasonsWindow, Language, int], None]


@cache
def decks(game: str) -> Pictures:
    """The cards of a game, drawn once for all tests."""
    return Pictures(deck_collection(game))


@pytest.fixture
def make_seasons(qtbot: QtBot) -> MakeSeasons:
    """Opens the public window of a size."""

    def make(
        language: Language = "en",
        width: int = 1024,
        height: int = 768,
        *,
        dark: bool = False,
        reduced: bool = False,
        show: bool = False,
    ) -> SeasonsWindow:
        window = SeasonsWindow(Texts(language), dark=dark, reduced_motion=reduced, decks=decks)
        qtbot.addWidget(window)
        window.resize(width, height)
        if show:
            window.show()
            qtbot.waitExposed(window)
        return window

    return make


# --- the scenes


def _idle(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, phase="setup", season=1, forty=True))


def _season(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players))


def _season_forty(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, game="members-only", must_place=False, forty=True))


def _opening(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, game="glenns-gallery", phase="opening", crowded=True))


def _waiting(window: SeasonsWindow, language: Language, players: int) -> None:
    window.set_between("season")
    window.show_view(season_view(language, players, phase="setup", scored=True))


def _counted(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, phase="closing"))
    window.show_view(season_view(language, players, phase="setup", scored=True))


def _told(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, game="members-only", phase="closing", forty=True))
    window.show_view(season_view(language, players, game="members-only", phase="setup", scored=True, forty=True))
    for _ in range(3):
        window.next_step()


def _standing(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, phase="setup", scored=True, forty=True))


def _asked(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, game="members-only"))
    window.show_standing(True)


def _totals(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, phase="over", scored=True, forty=True))
    window.previous_step()


def _end(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(season_view(language, players, game="members-only", phase="over", scored=True))


def _shared(window: SeasonsWindow, language: Language, players: int) -> None:
    window.show_view(shared(season_view(language, players, phase="over", forty=True)))


SCENES: tuple[Show, ...] = (
    _idle, _season, _season_forty, _opening, _waiting, _counted, _told, _standing, _asked, _totals, _end, _shared,
)  # fmt: skip


def named(show: Show) -> str:
    """The scene's name in the list of tests."""
    return show.__name__.strip("_")


# --- sizes, places, strength


NARROW = ((1024, 768, (5,)),)
WIDE = ((1024, 768, (2, 3)), (1280, 800, (2, 4, 5)), (1920, 1080, (2, 5)), (2560, 1080, (3,)))


@pytest.mark.parametrize("show", SCENES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", [NARROW, pytest.param(WIDE, marks=pytest.mark.slow)], ids=["narrow", "wide"])
def test_every_text_is_whole_inside_and_by_itself(
    sizes: tuple[tuple[int, int, tuple[int, ...]], ...], show: Show, language: Language, make_seasons: MakeSeasons
) -> None:
    """In each size, with two to five players: nothing outside the window, nothing over something else, names alone elided."""
    for width, height, seats in sizes:
        for players in seats:
            window = make_seasons(language, width, height)
            show(window, language, players)
            placed = window.placed
            assert placed
            inside = QRectF(0, 0, width, height)
            for text in placed:
                about = (width, players, text.text)
                assert text.fits, about
                assert inside.contains(text.rect), about
                assert text.whole or text.role == "name", about
                assert text.letter >= FLOORS[text.role] * height, about
            for one, other in combinations(placed, 2):
                shared_rect = one.rect.intersected(other.rect)
                meet = shared_rect.width() > 1 and shared_rect.height() > 0.45 * min(one.letter, other.letter)
                assert not meet or _after_the_last_line(window, one, other), (width, players, one.text, other.text)


def _after_the_last_line(window: SeasonsWindow, name: Placed, other: Placed) -> bool:
    """Whether a text stands behind the last line of a long name: then only bare wall is between the two."""
    if name.role != "name" or name.rect.height() < 2.2 * name.letter:
        return False
    image = window.frame().toImage()
    wide = round(0.02 * window.height())
    x = other.rect.left() - wide if not window.isRightToLeft() else other.rect.right() + 1
    strip = QRectF(x, other.rect.top(), wide, other.rect.height()).toAlignedRect()
    wall = QColor(name.ground).rgb()
    rows, columns = range(strip.top(), strip.bottom(), 2), range(strip.left() + 1, strip.right(), 2)
    return all(image.pixel(column, row) == wall for row in rows for column in columns)


@pytest.mark.parametrize("show", [_season, _told, _standing, _end], ids=named)
@pytest.mark.parametrize(("language", "dark"), [("he", False), ("fr", True)])
def test_the_drawn_letters_are_high_and_strong_enough(
    show: Show, language: Language, dark: bool, make_seasons: MakeSeasons
) -> None:
    """On the pixels: the letters of each line reach their floor, and 7 : 1 against what is round them."""
    height = 768
    window = make_seasons(language, 1024, height, dark=dark)
    show(window, language, 5)
    placed = window.placed
    image = window.frame().toImage()
    measured = 0
    for text in placed:
        rect = text.rect.toAlignedRect().adjusted(1, 1, -1, -1)
        if rect.height() > 2.2 * text.letter:
            continue
        strongest, high = ink(image, rect, text.ground)
        assert strongest >= 7, text.text
        signs = plain(text.text)
        # Small Latin letters alone (œuvres), a dot or × are lower than the letters that the floors speak of.
        if any(sign.isdigit() or sign.isupper() or theme.is_hebrew(sign) for sign in signs):
            measured += 1
            assert high >= FLOORS[text.role] * height - 1, signs
    assert measured >= 10


def test_texts_on_a_tinted_space_are_strong_enough() -> None:
    """Ink on every tint in both rooms, 7 : 1; a plate is seen on both walls; a token's rim on its card."""
    for room in (theme.LIGHT, theme.DARK):
        for key in (key for keys in KEY_COLOURS.values() for key in keys):
            assert theme.contrast(room.ink, held_ground(room, key)) >= 7
            assert theme.contrast(held_ground(room, key), room.card) >= 1.2
            assert theme.contrast(theme.apart(key, room.wall, 3.0), room.wall) >= 3
        for look in range(5):
            assert theme.contrast(theme.look(look).colour(room.dark), room.card) >= 3


def test_a_colour_that_is_apart_stays_as_it_is() -> None:
    assert theme.apart("#000000", "#FFFFFF", 7) == "#000000"
    assert theme.contrast("#000000", "#FFFFFF") == 21
    assert theme.contrast(theme.apart("#101010", "#000000", 3), "#000000") >= 3


@pytest.mark.parametrize("show", [_idle, _season_forty], ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_is_whole_where_it_is_its_turn(show: Show, language: Language, make_seasons: MakeSeasons) -> None:
    window = make_seasons(language)
    show(window, language, 5)
    name = season_view(language, forty=True).players[0].name
    assert len(name) == 40
    assert any(plain(text.text) == name and text.whole for text in window.placed)


@pytest.mark.parametrize("name", ["7", "אב" * 20, "W" * 40, "Zoë 🎨", "a b c d"])
def test_any_name_is_shown(name: str, make_seasons: MakeSeasons) -> None:
    """Digits, one endless word, emoji: inside the window and whole at its turn."""
    for language in LANGUAGES:
        view = season_view(language, 5)
        seats = (msgspec.structs.replace(view.players[0], name=name), *view.players[1:])
        window = make_seasons(language)
        window.show_view(msgspec.structs.replace(view, players=seats))
        assert any(plain(text.text) == name and text.whole for text in window.placed)
        inside = QRectF(0, 0, 1024, 768)
        assert all(inside.contains(text.rect) and text.fits for text in window.placed)


# --- the board


def texts_of(window: SeasonsWindow) -> list[str]:
    """What stands on the wall, bare."""
    return [plain(text.text) for text in window.placed]


def sign(space: int) -> str:
    """A space's condition."""
    return f"{'≤' if space <= 4 else '≥'}{space}"


def place_of(window: SeasonsWindow, exhibition: int, space: int) -> QPointF:
    """The middle of a space of the season's board: under the sign of its condition, in the row of the exhibition's count."""
    heads = [text for text in window.placed if plain(text.text) == sign(space)]
    counts = [text for text in window.placed if text.role == "name" and plain(text.text).isdigit()]
    assert len(heads) == 1
    assert len(counts) == EXHIBITIONS
    return QPointF(heads[0].rect.center().x(), counts[exhibition - 1].rect.center().y())


def looks_at(image: QImage, middle: QPointF, half: float, dark: bool) -> set[int]:
    """The players whose colour is seen round a place."""
    colours = {QColor(theme.look(look).colour(dark)).rgb(): look for look in range(5)}
    steps = [round(half * part / 8) for part in range(-8, 9)]
    seen = (image.pixel(round(middle.x()) + x, round(middle.y()) + y) for x in steps for y in steps)
    return {colours[colour] for colour in seen if colour in colours}


@pytest.mark.parametrize(("language", "dark"), [("he", True), ("en", False)])
def test_every_prediction_lies_on_its_space_and_nothing_else_does(
    language: Language, dark: bool, make_seasons: MakeSeasons
) -> None:
    window = make_seasons(language, dark=dark)
    window.show_view(season_view(language, game="members-only"))
    image = window.frame().toImage()
    laid = {(one, space): {seat - 1} for one, seat, space, _, _ in PREDICTED}
    for one in range(1, EXHIBITIONS + 1):
        for space in range(1, SPACES + 1):
            seen = looks_at(image, place_of(window, one, space), 20, dark)
            assert seen == laid.get((one, space), set()), (one, space)


def test_two_tokens_are_marked_and_everybodys_are_seen_on_open_spaces(make_seasons: MakeSeasons) -> None:
    window = make_seasons()
    window.show_view(season_view())
    assert texts_of(window).count("×2") == sum(tokens == 2 for _, _, _, tokens, _ in PREDICTED)
    for width, height in SIZES:
        window = make_seasons("en", width, height)
        window.show_view(season_view(crowded=True))
        image = window.frame().toImage()
        assert looks_at(image, place_of(window, 1, 6), 0.055 * height, False) == set(range(5))


def test_the_high_risk_token_is_seen(make_seasons: MakeSeasons) -> None:
    """The same board without high risk looks different on those spaces, and only there."""
    view = season_view(game="members-only")
    bare = msgspec.structs.replace(
        view,
        exhibitions=tuple(
            msgspec.structs.replace(
                each,
                spaces=tuple(
                    msgspec.structs.replace(
                        space,
                        predictions=tuple(msgspec.structs.replace(laid, risk=False) for laid in space.predictions),
                    )
                    for space in each.spaces
                ),
            )
            for each in view.exhibitions
        ),
    )
    window = make_seasons()
    window.show_view(view)
    with_risk = window.frame().toImage()
    window.show_view(bare)
    without = window.frame().toImage()
    for one, _, space, _, risk in PREDICTED:
        middle = place_of(window, one, space)
        cell = QRectF(middle.x() - 20, middle.y() - 44, 40, 88).toAlignedRect()
        assert (with_risk.copy(cell) != without.copy(cell)) == risk, (one, space)


def test_the_board_tells_counts_turn_season_and_what_to_do(make_seasons: MakeSeasons) -> None:
    texts = Texts("en")
    window = make_seasons("en", 1280, 800)
    view = season_view()
    window.show_view(view)
    told = texts_of(window)
    counts = [plain(text.text) for text in window.placed if text.role == "name" and plain(text.text).isdigit()]
    assert counts == [str(works) for works in WORKS]
    assert told.count("+5") == 2
    assert {"Dana", "places two cards", "Season 2 · Round 3/4"} <= set(told)
    for one in range(1, EXHIBITIONS + 1):
        assert texts.say(f"exhibition-short-classic-art-{one}") in told
    window.show_view(season_view(must_place=False))
    assert "may predict" in texts_of(window)
    phases: tuple[tuple[Phase, str], ...] = (("opening", "Opening"), ("closing", "Closing"))
    for phase, word in phases:
        window.show_view(season_view(phase=phase))
        assert f"Season 2 · {word}" in texts_of(window)


def test_works_and_waiting_negatives_hang_there(make_seasons: MakeSeasons) -> None:
    """A work more and a negative card less are seen, each in its exhibition's row."""
    view = season_view(game="members-only")
    window = make_seasons()
    window.show_view(view)
    before = window.frame().toImage()
    for at, fields in ((0, {"works": 4}), (2, {"waiting": 1})):
        changed = list(view.exhibitions)
        changed[at] = msgspec.structs.replace(changed[at], **fields)
        window.show_view(msgspec.structs.replace(view, exhibitions=tuple(changed)))
        row = place_of(window, 1, 1) if at == 0 else place_of(window, at + 1, 1)
        after = window.frame().toImage()
        strip = QRectF(80, row.y() - 10, 260, 40).toAlignedRect()
        assert after.copy(strip) != before.copy(strip)


def test_every_game_has_its_own_exhibitions(make_seasons: MakeSeasons) -> None:
    for language in LANGUAGES:
        window = make_seasons(language)
        seen = set()
        for game in VARIANTS:
            window.show_view(season_view(language, game=game))
            seen |= {text for text in texts_of(window) if text in _short_names(language)}
        assert seen == _short_names(language)


def _short_names(language: Language) -> set[str]:
    texts = Texts(language)
    return {texts.say(f"exhibition-short-{game}-{one}") for game in VARIANTS for one in range(1, EXHIBITIONS + 1)}


# --- the scoring


def test_a_scoring_is_played_out_step_by_step(make_seasons: MakeSeasons) -> None:
    """Each exhibition's count stands alone first; then points and lost tokens. At last the standing."""
    window = make_seasons()
    scenes: list[str] = []
    window.moved_on.connect(scenes.append)
    window.show_view(season_view(phase="closing"))
    assert window.placed
    window.show_view(season_view(phase="setup", scored=True))
    gains = {1: ["+4"], 2: ["+2", "+3"], 3: ["+1", "+10"], 4: ["+10"], 5: ["+2"]}
    names = [Texts("en").say(f"exhibition-short-classic-art-{one}") for one in range(1, 6)]
    for one in range(1, 6):
        for told in (False, True):
            figures = [text for text in window.placed if text.role == "name"]
            assert names[one - 1] in texts_of(window)
            assert plain(figures[0].text) == str(WORKS[one - 1])
            assert window.playing
            found = sorted(plain(text.text) for text in figures if text.text.startswith("\u2066+"))
            assert found == (sorted(gains[one]) if told else [])
            window.move_on()
    assert window.scene == "standing"
    assert not window.playing
    assert window.placed
    assert scenes == ["season", *["counted", "turned"] * 5, "standing"]


def test_predictions_that_hold_and_fail_look_different(make_seasons: MakeSeasons) -> None:
    """Before it is told no space is struck or checked; then each space with a prediction changes, and no other."""
    window = make_seasons()
    _counted(window, "en", 5)
    before = window.frame().toImage()
    spaces = [next(text for text in window.placed if plain(text.text) == sign(space)) for space in range(1, 9)]
    cells = [QRectF(text.rect.left(), text.rect.bottom() + 8, text.rect.width(), 60).toAlignedRect() for text in spaces]
    window.next_step()
    after = window.frame().toImage()
    changed = {at + 1 for at, cell in enumerate(cells) if before.copy(cell) != after.copy(cell)}
    assert changed == {space for one, _, space, _, _ in PREDICTED if one == 1}


def test_lost_tokens_are_seen_beside_points_that_were_gained(make_seasons: MakeSeasons) -> None:
    """Behind the track: as much as ten points, and still a struck mark in the player's colour, in every size."""
    view = season_view(phase="setup", scored=True)
    assert view.last is not None
    gone = Settled(5, 3, 8, 1, 0, False, False, 0, 0)
    both = msgspec.structs.replace(view, last=msgspec.structs.replace(view.last, settled=(*view.last.settled, gone)))
    for width, height in SIZES:
        window = make_seasons("en", width, height)
        window.show_view(both)
        window.replay()
        while "3/5" not in "".join(texts_of(window)) or "+10" not in texts_of(window):
            window.next_step()
        told = next(text for text in window.placed if plain(text.text) == "+10")
        behind = QPointF((told.rect.right() + width) / 2, told.rect.center().y())
        assert looks_at(window.frame().toImage(), behind, (width - told.rect.right()) / 2 - 2, False) == {4}


def test_points_move_on_the_track(make_seasons: MakeSeasons, qtbot: QtBot) -> None:
    """The mark sets out where the points were and comes to where they are; nobody else's moves."""
    window = make_seasons("en", 640, 480, show=True)
    _counted(window, "en", 5)
    before = window.marks
    ticks: list[None] = []
    window.ticked.connect(lambda: ticks.append(None))
    window.next_step()
    assert window.moving
    assert window.marks == before
    qtbot.waitUntil(lambda: window.settled, timeout=20_000)
    after = window.marks
    assert 1 <= len(ticks) <= 4
    moved = [at for at in range(5) if before[at].center() != after[at].center()]
    assert moved == [0]
    step = (after[0].center().x() - before[0].center().x()) / 4
    assert before[0].center().x() + (SCORES[2][0] - 2) * step == pytest.approx(after[2].center().x(), abs=0.5)
    window.previous_step()
    window.next_step()
    window.skip()
    assert not window.moving


def test_reduced_motion_and_steps_back_move_nothing(make_seasons: MakeSeasons, qtbot: QtBot) -> None:
    window = make_seasons("he", 640, 480, show=True, reduced=True)
    _counted(window, "he", 5)
    before = window.marks
    window.next_step()
    assert not window.moving
    assert window.marks != before
    qtbot.waitUntil(lambda: window.settled, timeout=20_000)
    window.set_reduced_motion(False)
    window.next_step()
    window.previous_step()
    assert not window.moving


def test_a_game_opened_in_the_middle_stands_at_once(make_seasons: MakeSeasons) -> None:
    views = {
        "season": season_view(),
        "standing": season_view(phase="setup", scored=True),
        "end": season_view(phase="over", scored=True),
    }
    for scene, view in views.items():
        window = make_seasons("en", 640, 480)
        window.show_view(view)
        assert window.scene == scene
        assert not window.playing
        assert window.settled
        assert window.can_step == (scene != "season")


def test_without_a_game_the_title_stands(make_seasons: MakeSeasons) -> None:
    window = make_seasons()
    window.show_view(season_view())
    window.show_view(None)
    assert window.scene == "idle"
    assert texts_of(window) == [Texts("en").say("projector-title")]


def test_the_first_scene_names_the_game_everybody_and_the_first_turn(make_seasons: MakeSeasons) -> None:
    window = make_seasons()
    window.show_view(season_view(phase="setup", season=1))
    told = texts_of(window)
    view = season_view()
    assert told[0] == "Classic Art"
    assert {player.name for player in view.players} <= set(told)
    assert told.count("Dana") == 2
    assert "First turn" in told


# --- standing and end


def test_the_standing_tells_who_got_all_tokens_back(make_seasons: MakeSeasons) -> None:
    window = make_seasons()
    view = season_view(phase="setup", scored=True)
    window.show_view(view)
    assert "All tokens back" in texts_of(window)
    assert view.last is not None
    nobody = msgspec.structs.replace(view, last=msgspec.structs.replace(view.last, restored=()))
    window.show_view(nobody)
    assert "All tokens back" not in texts_of(window)


def test_the_final_count_strikes_out_what_does_not_count(make_seasons: MakeSeasons) -> None:
    """Points of 0–4 are muted, the others strong; sums of the strong ones; the winner is named."""
    window = make_seasons("en", 1280, 800)
    window.show_view(season_view(phase="over", scored=True))
    figures = [text for text in window.placed if plain(text.text).isdigit()]
    assert len(figures) == 5 * 6
    for seat, scores in enumerate(SCORES):
        row = figures[seat * 6 : seat * 6 + 6]
        assert [int(plain(text.text)) for text in row[:5]] == list(scores)
        assert [text.colour == theme.LIGHT.muted for text in row[:5]] == [points < 5 for points in scores]
        assert int(plain(row[5].text)) == sum(points for points in scores if points >= 5)
    assert texts_of(window).count("Éloïse") == 2
    image = window.frame().toImage()
    accent = QColor(theme.LIGHT.accent).rgb()
    for text in figures:
        rect = text.rect.toAlignedRect()
        struck = any(image.pixel(rect.center().x(), y) == accent for y in range(rect.top(), rect.bottom()))
        assert struck == (text.colour == theme.LIGHT.muted), plain(text.text)


def test_the_first_page_of_the_end_shows_points_alone(make_seasons: MakeSeasons) -> None:
    """The same table in the same places, without sums or strikes."""
    window = make_seasons()
    window.show_view(season_view(phase="over", scored=True))
    whole = [text for text in window.placed if plain(text.text).isdigit()]
    window.previous_step()
    bare = [text for text in window.placed if plain(text.text).isdigit()]
    assert len(bare) == 25
    kept = [text for at, text in enumerate(whole) if at % 6 != 5]
    for one, other in zip(kept, bare, strict=True):
        assert abs(one.rect.center().x() - other.rect.center().x()) < 2
        assert abs(one.rect.center().y() - other.rect.center().y()) < 6


def test_a_shared_win_marks_both(make_seasons: MakeSeasons) -> None:
    window = make_seasons("en", 1280, 800)
    view = shared(season_view(phase="over"))
    window.show_view(view)
    told = texts_of(window)
    assert "A shared win" in told
    assert (told.count("Dana"), told.count("Avi"), told.count("Noa")) == (2, 2, 1)


# --- languages, readers, the window


def test_hebrew_mirrors_the_board(make_seasons: MakeSeasons) -> None:
    """The exhibitions where reading begins; space 1 nearer to them than space 8; back again leaves no trace."""
    window = make_seasons("en")
    window.show_view(season_view("en"))
    # Qt draws a large figure a shade otherwise until it has drawn it in a second place: both come before the comparison.
    for language in ("he", "en"):
        assert window.placed
        window.set_texts(Texts(language))
    english = window.frame().toImage()
    assert place_of(window, 1, 1).x() < place_of(window, 1, 8).x()
    window.set_texts(Texts("he"))
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert place_of(window, 1, 1).x() > place_of(window, 1, 8).x()
    window.set_texts(Texts("en"))
    assert window.frame().toImage() == english


def test_a_reader_program_is_told_all_texts_and_each_result(
    make_seasons: MakeSeasons, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_seasons()
    said: list[str] = []
    monkeypatch.setattr(window, "announce", said.append)
    _counted(window, "en", 5)
    for text in window.placed:
        assert plain(text.text) in window.accessibleDescription()
    window.next_step()
    assert [plain(each) for each in said] == [
        "Impressionism: 3 works",
        "Impressionism: 3 works. Dana: 4 points. Avi: one token lost. Noa: one token lost",
    ]
    window.skip()
    assert plain(said[-1]) == "All tokens back: Avi"


def test_the_winners_are_heard_when_they_come_up_and_not_where_a_game_is_opened(make_seasons: MakeSeasons) -> None:
    window = make_seasons("en", 640, 480)
    names: list[str] = []
    window.moved_on.connect(names.append)
    window.show_view(season_view(phase="over", scored=True))
    for call in (window.previous_step, window.next_step, window.skip):
        assert window.placed
        call()
    assert window.placed
    assert names == ["end", "totals", "winners", "end"]


def test_the_end_is_said(make_seasons: MakeSeasons) -> None:
    for view, told in ((season_view(phase="over"), "The winner: Éloïse"), (shared(season_view(phase="over")), "Avi")):
        window = make_seasons()
        window.show_view(view)
        assert told in plain(scene_words(Texts("en"), window._moments))


def test_black_frozen_and_focus(make_seasons: MakeSeasons) -> None:
    """What every public window does: black, held, never taking the keyboard, framed beside the console."""
    window = make_seasons("en", 640, 480, show=True)
    window.show_view(season_view())
    standing = window.grab().toImage()
    window.set_frozen(True)
    window.show_view(season_view(phase="setup", scored=True))
    assert window.grab().toImage() == standing
    window.set_frozen(False)
    window.set_black(True)
    assert window.grab().toImage().pixelColor(320, 240).name() == "#000000"
    assert window.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert window.windowFlags() & Qt.WindowType.FramelessWindowHint
    window.set_framed(True)
    assert not window.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus


def test_pictures_that_come_later_are_hung(make_seasons: MakeSeasons, qtbot: QtBot) -> None:
    """The wall does not wait for the cards, and shows them when they are there."""
    beside = Pictures(deck_collection("members-only"), beside=True)
    window = SeasonsWindow(Texts("en"), decks=lambda _: beside)
    qtbot.addWidget(window)
    window.resize(640, 480)
    view: PublicView = season_view(game="members-only")
    window.show_view(view)
    bare = window.frame().toImage()
    qtbot.waitUntil(lambda: not beside.waiting, timeout=20_000)
    qtbot.waitUntil(lambda: window.frame().toImage() != bare, timeout=20_000)
    beside.stop()
